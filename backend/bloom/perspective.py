"""Makes the Bloom perspective: categories, captions, colours and search phrases.

The format is undocumented; the shape is that of real exports of Bloom 2.21. Everything is derived from tables, the
schema files and `cypher/bloom`, so the same sources give the same file, byte by byte.
"""

from __future__ import annotations

import json
import re
import uuid
from typing import Any

from backend.bloom.categories import (
    CATEGORIES,
    DATA_TYPES,
    HIDDEN,
    HIDDEN_RELATIONSHIPS,
    RELATIONSHIPS,
    STYLE_RULES,
    STYLED,
    Category,
)
from backend.bloom.phrases import SUGGESTIONS, Phrase, phrases
from backend.store.queries import schema_steps

VERSION = "2.21.0"
NAME = "saidgraph: who said what"
_ID = uuid.uuid5(uuid.NAMESPACE_URL, "saidgraph/perspective")
_PALETTE = (
    "#FFE081 #C990C0 #F79767 #57C7E3 #F16667 #D9C8AE #8DCC93"
    " #ECB5C9 #4C8EDA #FFC454 #DA7194 #569480 #848484 #D9D9D9"
)
_LABEL = re.compile(r"FOR \(n:(\w+)\)")
_INDEX = re.compile(r"CREATE (CONSTRAINT|INDEX) \w+ IF NOT EXISTS FOR \(n:(\w+)\) (?:REQUIRE|ON) (.+)")
_KEY = re.compile(r"n\.(\w+)")


def perspective() -> dict[str, Any]:
    """Return the perspective as Bloom imports it. Raises BadPhrase."""
    return {
        "name": NAME,
        "id": str(_ID),
        "version": VERSION,
        "type": "STANDARD_PERSPECTIVE",
        "createdAt": 0,
        "lastEditedAt": 0,
        "categories": [_category(number, row) for number, row in enumerate(CATEGORIES, start=1)],
        "labels": _labels(),
        "relationshipTypes": [_relationship(*row) for row in RELATIONSHIPS],
        "hiddenRelationshipTypes": list(HIDDEN_RELATIONSHIPS),
        "hideUncategorisedData": False,
        "templates": [_template(number, phrase) for number, phrase in enumerate(phrases(), start=1)],
        "sceneActions": [],
        "palette": {"colors": _PALETTE.split(), "currentIndex": 0},
        "parentPerspectiveId": None,
        "maxLimitToastMsgEnabled": False,
        "metadata": {"pathSegments": _path_segments(), "indexes": _indexes()},
    }


def perspective_text() -> str:
    """Return the file's text."""
    return json.dumps(perspective(), ensure_ascii=False, indent=1) + "\n"


def schema_labels() -> list[str]:
    """Return every label that the schema names, in its order."""
    text = "\n".join(statement for _, statements in schema_steps() for statement in statements)
    return list(dict.fromkeys(_LABEL.findall(text)))


def _category(number: int, row: Category) -> dict[str, Any]:
    tooltip = set(row.tooltip.split())
    names = row.properties.split()
    captions: list[dict[str, Any]] = [
        {"key": row.label, "type": "label", "isCaption": False, "inTooltip": False, "styles": []}
    ]
    captions += [
        {
            "key": name,
            "type": "property",
            "isCaption": name == row.caption,
            "inTooltip": name == row.caption or name in tooltip,
            "styles": [],
            "isGdsData": False,
        }
        for name in names
        if name not in HIDDEN
    ]
    return {
        "id": number,
        "name": row.label,
        "labels": [row.label],
        "color": row.color,
        "size": row.size,
        "icon": "no-icon",
        "textSize": 1,
        "textAlign": "bottom",
        "captionKeys": [],
        "styleRules": [_style(i, *rule) for i, rule in enumerate(STYLE_RULES, start=1)]
        if row.label in STYLED
        else [],
        "createdAt": 0,
        "lastEditedAt": 0,
        "properties": [
            {"name": n, "exclude": n in HIDDEN, "dataType": DATA_TYPES.get(n, "string")} for n in names
        ],
        "captions": captions,
    }


def _style(number: int, name: str, value: str, color: str) -> dict[str, Any]:
    nothing = dict.fromkeys(
        ("minSize", "maxSize", "minColor", "midColor", "maxColor", "minSizeValue", "maxSizeValue")
    )
    return {
        "id": f"rule:{number}",
        "type": "single",
        "basedOn": f"{name}_string",
        "condition": "equals",
        "conditionValue": value,
        "applyColor": True,
        "color": color,
        "applySize": False,
        "size": 1,
        **nothing,
    }


def _labels() -> dict[str, list[dict[str, str]]]:
    """Return every label of the database with its properties, categorised or not."""
    known = {row.label: row.properties.split() for row in CATEGORIES}
    return {
        label: [
            {"propertyKey": name, "type": label, "dataType": DATA_TYPES.get(name, "string")}
            for name in known.get(label, [])
        ]
        for label in dict.fromkeys([*known, *schema_labels()])
    }


def _relationship(name: str, sources: str, targets: str, properties: str) -> dict[str, Any]:
    kinds = {"hop": "bigint", "rank": "bigint", "at": "DateTime"}
    shown = [key for key in properties.split() if key in ("role", "hop", "rank")]
    return {
        "id": name,
        "name": name,
        "color": "#848484",
        "size": 1,
        "textSize": 1,
        "textAlign": "top",
        "captionKeys": [],
        "styleRules": [],
        "properties": [
            {"propertyKey": key, "type": name, "dataType": kinds.get(key, "string")}
            for key in ("space", "document_id", "passage_id", *properties.split())
        ],
        "captions": [
            {"key": name, "type": "relationship", "isCaption": True, "inTooltip": True, "styles": []},
            *(
                {"key": key, "type": "property", "isCaption": True, "inTooltip": True, "styles": []}
                for key in shown
            ),
        ],
    }


def _template(number: int, phrase: Phrase) -> dict[str, Any]:
    return {
        "id": f"tmpl:{number}",
        "createdAt": 0,
        "name": phrase.help,
        "text": phrase.text,
        "cypher": phrase.cypher,
        "isUpdateQuery": None,
        "isWriteTransactionChecked": None,
        "hasCypherErrors": False,
        "params": [_parameter(name) for name in phrase.parameters],
    }


def _parameter(name: str) -> dict[str, Any]:
    label, key, cypher = SUGGESTIONS[name]
    return {
        "name": f"${name}",
        "dataType": "String",
        "collapsed": False,
        "suggestionBoolean": False,
        "suggestionLabel": label,
        "suggestionProp": key,
        "cypher": cypher,
    }


def _path_segments() -> list[dict[str, str]]:
    return [
        {"source": source, "relationshipType": name, "target": target}
        for name, sources, targets, _ in RELATIONSHIPS
        for source in sources.split()
        for target in targets.split()
    ]


def _indexes() -> list[dict[str, Any]]:
    """Return the range indexes that the schema makes; Bloom searches by them."""
    found: dict[tuple[str, tuple[str, ...]], None] = {}
    for _, statements in schema_steps():
        for statement in statements:
            match = _INDEX.search(statement)
            if match is not None:
                found[match.group(2), tuple(_KEY.findall(match.group(3)))] = None
    return [
        {
            "label": label,
            "type": "native",
            "propertyKeys": [{"key": key, "metadataProp": False} for key in keys],
        }
        for label, keys in found
    ]
