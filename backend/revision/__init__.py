"""Which statement is current: slots, what fills, ends and opens them, and the views that follow. Pure.

The store reads statements, calls `decide` and writes what differs (backend.store.revision).
"""
