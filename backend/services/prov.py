"""A space as PROV-O: one named graph a document, as JSON-LD or TriG.

Author, extractor and acceptor are different agents, as in PAV: who said it is `prov:wasAttributedTo` of the
passage and `pav:authoredBy` of what they own; what read it out is the `prov:SoftwareAgent` of the extraction;
who accepted it is `pav:curatedBy`.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from urllib.parse import quote

from backend.app import App
from backend.services.spaces import require_space
from backend.store.connection import Row

PROV = "http://www.w3.org/ns/prov#"
PAV = "http://purl.org/pav/"
RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
LABEL = "http://www.w3.org/2000/01/rdf-schema#label"
XSD = "http://www.w3.org/2001/XMLSchema#"
OWN = "urn:saidgraph:"

_AGENTS = {"human": "Person", "organisation": "Organization", "agent": "SoftwareAgent", "tool": "SoftwareAgent"}
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}


@dataclass(frozen=True, slots=True)
class Literal:
    """A value with its type; a string where none is given."""

    value: str
    type: str | None = None


Term = str | Literal  # a string is an IRI
Triple = tuple[str, str, Term]


async def export_prov(app: App, space: str, *, trig: bool) -> AsyncIterator[str]:
    """Yield the lines of a space's provenance. Raises UnknownSpace."""
    await require_space(app.store, space)
    documents = await app.store.read("prov_documents", {"space": space})
    if not trig:
        yield '{"@graph": ['
    for place, document in enumerate(documents):
        parameters = {"space": space, "document_id": document["id"]}
        passages = await app.store.read("prov_passages_of_document", parameters)
        entities = await app.store.read("prov_entities_of_document", parameters)
        statements = await app.store.read("prov_of_document", parameters)
        triples = list(_triples(space, document, passages, entities, statements))
        name = _iri(space, "graph", document["id"])
        if trig:
            for line in _as_trig(name, triples):
                yield line
        else:
            yield _as_json_ld(name, triples) + ("," if place + 1 < len(documents) else "")
    if not trig:
        yield "]}"


def _triples(
    space: str, document: Row, passages: list[Row], entities: list[Row], statements: list[Row]
) -> Iterator[Triple]:
    source = _iri(space, "document", document["id"])
    yield source, RDF_TYPE, PROV + "Entity"
    yield source, LABEL, Literal(document["title"] or document["path"])
    yield from _times(source, document["written_at"], document["recorded_at"])
    for entity in entities:
        yield from _entity(space, entity)
    for passage in passages:
        node = _iri(space, "passage", passage["id"])
        yield node, RDF_TYPE, PROV + "Entity"
        yield node, PROV + "value", Literal(passage["text"])
        # A passage is a part of its document; PROV-O says so as primary source.
        yield node, PROV + "hadPrimarySource", source
        if passage["speaker"] is not None:
            yield node, PROV + "wasAttributedTo", _iri(space, "entity", passage["speaker"])
        yield from _times(node, passage["said_at"], None)
    for statement in statements:
        yield from _statement(space, source, statement)


def _entity(space: str, entity: Row) -> Iterator[Triple]:
    node = _iri(space, "entity", entity["id"])
    if entity["is_person"]:
        yield node, RDF_TYPE, PROV + "Agent"
        yield node, RDF_TYPE, PROV + _AGENTS.get(entity["kind"], "Agent")
    else:
        yield node, RDF_TYPE, PROV + "Entity"
    yield node, LABEL, Literal(entity["name"])


def _statement(space: str, source: str, row: Row) -> Iterator[Triple]:
    node = _iri(space, "statement", row["id"])
    yield node, RDF_TYPE, PROV + "Entity"
    yield node, RDF_TYPE, OWN + row["type"]
    yield node, PROV + "value", Literal(row["text"])
    yield node, OWN + "graph", Literal(row["graph"])
    yield node, OWN + "status", Literal(row["status"])
    yield from ((node, OWN + "about", _iri(space, "entity", thing)) for thing in row["about"])
    for support in row["supports"]:
        kind = "passage" if support == row["passage_id"] else "statement"
        yield node, PROV + "wasDerivedFrom", _iri(space, kind, support)
    for end in ("span_start", "span_end"):
        if row[end] is not None:
            yield node, OWN + end, Literal(str(row[end]), XSD + "integer")
    if row["owner"] is not None:
        owner = _iri(space, "entity", row["owner"])
        yield node, PROV + "wasAttributedTo", owner
        yield node, PAV + "authoredBy", owner
    elif row["type"] != "Claim" and row["speaker"] is not None:
        yield node, PROV + "wasAttributedTo", _iri(space, "entity", row["speaker"])
    for hop, relayer in enumerate(row["relayers"], start=1):
        relaying = f"{node}:relay:{hop}"
        yield node, PROV + "qualifiedAttribution", relaying
        yield relaying, RDF_TYPE, PROV + "Attribution"
        yield relaying, PROV + "agent", _iri(space, "entity", relayer)
        yield relaying, PROV + "hadRole", OWN + "relayer"
        yield relaying, OWN + "hop", Literal(str(hop), XSD + "integer")
    if row["extractor"]:
        # What a machine inferred was made from a statement, what was extracted from a passage.
        activity, agent = f"{node}:extraction", OWN + "extractor:" + quote(row["extractor"], safe="")
        yield activity, RDF_TYPE, PROV + "Activity"
        yield activity, PROV + "used", source
        yield activity, PROV + "wasAssociatedWith", agent
        yield agent, RDF_TYPE, PROV + "SoftwareAgent"
        yield agent, LABEL, Literal(row["extractor"])
        yield node, PROV + "wasGeneratedBy", activity
        yield node, PAV + "createdWith", agent
    if row["accepted_by"]:
        acceptor = OWN + "acceptor:" + quote(row["accepted_by"], safe="")
        yield acceptor, RDF_TYPE, PROV + "Agent"
        yield acceptor, LABEL, Literal(row["accepted_by"])
        yield node, PAV + "curatedBy", acceptor
    for earlier in row["supersedes"]:
        yield node, PROV + "wasRevisionOf", _iri(space, "statement", earlier)
    yield from _times(node, row["said_at"], row["recorded_at"])


def _times(node: str, said_at: str | None, recorded_at: str | None) -> Iterator[Triple]:
    if said_at is not None:
        yield node, PAV + "authoredOn", Literal(_without_zone_name(said_at), XSD + "dateTime")
    if recorded_at is not None:
        yield node, PROV + "generatedAtTime", Literal(_without_zone_name(recorded_at), XSD + "dateTime")


def _without_zone_name(time: str) -> str:
    # Neo4j writes 2026-03-02T10:00+09:00[Asia/Seoul] and leaves seconds out where they are nought.
    time = time.partition("[")[0]
    return f"{time[:16]}:00{time[16:]}" if len(time) > 16 and time[16] != ":" else time


def _iri(space: str, kind: str, identity: str) -> str:
    return f"{OWN}{quote(space, safe='')}:{kind}:{quote(identity, safe='')}"


def _as_trig(graph: str, triples: list[Triple]) -> Iterator[str]:
    yield f"<{graph}> {{"
    yield from (f"  <{subject}> <{predicate}> {_term(term)} ." for subject, predicate, term in triples)
    yield "}"


def _term(term: Term) -> str:
    if isinstance(term, str):
        return f"<{term}>"
    text = "".join(_ESCAPES.get(sign) or (sign if sign >= " " else f"\\u{ord(sign):04X}") for sign in term.value)
    return f'"{text}"' + (f"^^<{term.type}>" if term.type else "")


def _as_json_ld(graph: str, triples: list[Triple]) -> str:
    nodes: dict[str, dict[str, list[object]]] = {}
    for subject, predicate, term in triples:
        node = nodes.setdefault(subject, {})
        value: object
        if predicate == RDF_TYPE:
            predicate, value = "@type", term
        elif isinstance(term, str):
            value = {"@id": term}
        else:
            value = {"@value": term.value, **({"@type": term.type} if term.type else {})}
        if value not in node.setdefault(predicate, []):
            node[predicate].append(value)
    found = [{"@id": identity, **props} for identity, props in nodes.items()]
    return json.dumps({"@id": graph, "@graph": found}, ensure_ascii=False)
