"""Long work that goes on behind the calls, and after a restart."""
