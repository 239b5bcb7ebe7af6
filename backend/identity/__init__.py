"""Who a mention refers to: derived, deterministically, from mentions and decisions.

Mentions belong to documents and are the truth. Nothing here writes: keys and names come out of mentions, and
the store points edges at the nodes that keys name.
"""
