"""Parts of a question in, hits out: each operator is one small module over named Cypher files."""
