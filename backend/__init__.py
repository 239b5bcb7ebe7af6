"""The memory service: stores, revises, finds and packs what `ingest` understood."""
