"""Text in, statements out: no HTTP, no database, nothing of `backend`."""
