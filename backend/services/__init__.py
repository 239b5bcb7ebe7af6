"""One module per thing a user asks for."""
