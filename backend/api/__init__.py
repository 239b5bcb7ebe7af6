"""The HTTP border: reads the request, calls a service, shows the answer. No rules here."""
