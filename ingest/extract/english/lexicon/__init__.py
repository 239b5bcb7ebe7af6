"""Word lists of the English rules: verbs with their frames, sources, evaluations, nouns, names."""
