"""Between the question and the context: plan, run, rank, pack. No language model, no database driver."""
