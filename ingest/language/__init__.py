"""Language models behind small typed interfaces, used by extraction and by the question plan."""
