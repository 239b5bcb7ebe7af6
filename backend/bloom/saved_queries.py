"""Makes the CSV of saved queries for the Query page: the named queries that an auditor asks, in folders."""

from __future__ import annotations

import csv
import io

from backend.store.queries import load_queries

HEADER = ("name", "description", "query", "id", "parentId", "isFolder")
# folder of cypher/ → what the Query page calls it, in this order.
FOLDERS = {
    "views": "What is said, by whom, about whom",
    "bloom": "Paths for the graph view",
    "audit": "Invariants: no row is good news",
}


def saved_queries_text() -> str:
    """Return the CSV that Query imports under Saved Cypher."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEADER)
    number = 0
    for folder, title in FOLDERS.items():
        parent = number
        writer.writerow((title, "", "", parent, "", "true"))
        number += 1
        for query in sorted(load_queries().values(), key=lambda query: query.name):
            if query.folder == folder:
                # The file as it is: its header shows the parameters, and the sample to set them with.
                writer.writerow((query.name, query.header[0], query.text, number, parent, "false"))
                number += 1
    return out.getvalue()
