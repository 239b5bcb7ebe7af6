"""What an auditor's tools import: the Bloom perspective and saved queries, made from `cypher/` and the schema."""
