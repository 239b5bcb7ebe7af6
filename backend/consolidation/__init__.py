"""What repeats: which events are one habit and which claims are said again. Pure rules, no database."""
