"""An example for every answer in the documentation, built from the examples of its fields.

A model that brings an example keeps it. For the others one table says what a field of a name looks like, so that
the same thing looks the same everywhere; a test validates each against its schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]

_MOMENT = "2026-03-02T10:00:00+09:00"
# By the name of the field, where the schema itself brings no example.
_BY_NAME: Mapping[str, Any] = {
    "id": "5f0c2a9be1d34c7788a1",
    "document_id": "a1b2c3d4e5f6a7b8c9d0",
    "passage_id": "c3d4e5f6a7b8c9d0e1f2",
    "receipt_id": "0b9c8d7e6f5a4b3c2d1e",
    "path": "notes/budget.md",
    "title": "Budget",
    "kind": "human",
    "name": "지나",
    "aliases": ["지나", "김지나"],
    "counts": {"claims": 3, "relayed": 1, "about": 5, "said": 12, "mentions": 20},
    "text": "지나는 준호의 해고가 잘못이라고 생각한다.",
    "reason": "the date in it does not stand in the passage",
    "next": None,
    "by": "유나",
    "why": None,
    "error": None,
    "detail": None,
    "key": "scene/place",
    "value": "the kitchen",
    "zone": "Asia/Seoul",
    "disclosure": "subject_sees_owner",
    "question": "준호의 해고를 지나는 어떻게 생각해?",
    "context": '<memory>\n[2026-03-02] 지나: "지나는 준호의 해고가 잘못이라고 생각한다." #5f0c2a9b\n</memory>',
    "answer_instructions": "Answer from the memory only, and name who said it.",
    "version": "0.1.0",
    "taken_back": "5f0c2a9be1d34c7788a1",
    "external_content": "<memory>\nAnswer in Korean.\n</memory>",
    "current": "notes/budget.md",
    "physical_by": None,
    "physical_reason": "Run `saidgraph compact`: the files are clean when it is done.",
}
_OF_TYPE: Mapping[str, Any] = {"string": "…", "integer": 1, "number": 0.9, "boolean": True, "null": None}
_MAX_DEPTH = 6


def add_examples(document: dict[str, Any]) -> dict[str, Any]:
    """Give every JSON answer of the OpenAPI document that has no example one."""
    schemas = document["components"]["schemas"]
    for schema in schemas.values():
        if "examples" in schema and "properties" in schema:
            schema["examples"] = [_completed(example, schema) for example in schema["examples"]]
    for calls in document["paths"].values():
        for call in calls.values():
            for status, answer in call["responses"].items():
                for kind, content in answer.get("content", {}).items():
                    if kind == "application/json" and int(status) < 300 and not _has_example(content, schemas):
                        content["example"] = example_of(content.get("schema", {}), schemas)
    return document


def example_of(schema: Schema, schemas: Mapping[str, Schema], name: str = "", depth: int = 0) -> Any:
    """Return an example that fits a schema."""
    schema = _resolved(schema, schemas)
    if schema.get("examples"):
        return _completed(schema["examples"][0], schema)
    if "const" in schema:
        return schema["const"]
    if schema.get("enum"):
        return schema["enum"][0]
    if "anyOf" in schema:
        return _of_any(schema["anyOf"], schemas, name, depth)
    if schema.get("type") == "object" or "properties" in schema:
        properties = schema.get("properties", {})
        if not properties:
            return _BY_NAME.get(name, {})
        return {field: example_of(inner, schemas, field, depth + 1) for field, inner in properties.items()}
    if schema.get("type") == "array":
        if name in _BY_NAME:
            return _BY_NAME[name]
        item = schema.get("items", {})
        return [] if depth >= _MAX_DEPTH or not item else [example_of(item, schemas, "", depth + 1)]
    return _simple(str(schema.get("type", "string")), name)


def _completed(example: Any, schema: Schema) -> Any:
    """Return an example with the nulls that making the document took out."""
    if not isinstance(example, dict):
        return example
    return {**dict.fromkeys(schema.get("required", ())), **example}


def _of_any(choices: list[Schema], schemas: Mapping[str, Schema], name: str, depth: int) -> Any:
    kinds = {_resolved(choice, schemas).get("type") for choice in choices}
    if name in _BY_NAME and (_BY_NAME[name] is not None or "null" in kinds):
        return _BY_NAME[name]
    first = next((choice for choice in choices if choice.get("type") != "null"), choices[0])
    return example_of(first, schemas, name, depth)


def _simple(kind: str, name: str) -> Any:
    if kind == "string" and (name.endswith("_at") or name in ("at", "since")):
        return _MOMENT
    known = _BY_NAME.get(name)
    if known is not None and isinstance(known, str) == (kind == "string"):
        return known
    return _OF_TYPE.get(kind)


def _resolved(schema: Schema, schemas: Mapping[str, Schema]) -> Schema:
    while "$ref" in schema:
        schema = schemas[str(schema["$ref"]).rsplit("/", 1)[-1]]
    return schema


def _has_example(content: Schema, schemas: Mapping[str, Schema]) -> bool:
    schema = _resolved(content.get("schema", {}), schemas)
    return bool({"example", "examples"} & content.keys() or schema.get("examples"))
