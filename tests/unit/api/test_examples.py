"""The documentation shows an example for every body and answer, and each fits its schema."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

from backend.api.app import create_app
from backend.settings import Settings


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    """The OpenAPI document; it needs no database."""
    return create_app(Settings()).openapi()


def _contents(document: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    found = []
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            bodies = call.get("requestBody", {}).get("content", {})
            found += [(f"{method} {path} body {kind}", content) for kind, content in bodies.items()]
            for status, answer in call["responses"].items():
                if int(status) < 300:
                    answers = answer.get("content", {})
                    found += [(f"{method} {path} {status} {kind}", content) for kind, content in answers.items()]
    return found


def _examples(document: dict[str, Any], content: dict[str, Any]) -> list[Any]:
    if "example" in content:
        return [content["example"]]
    schema = content.get("schema", {})
    if "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[-1]]
    return list(schema.get("examples", []))


def test_every_body_and_every_json_answer_has_an_example(document: dict[str, Any]) -> None:
    contents = _contents(document)
    assert len(contents) > 40
    missing = [name for name, content in contents if "json" in name and not _examples(document, content)]
    assert missing == []


def test_every_example_fits_its_schema(document: dict[str, Any]) -> None:
    for name, content in _contents(document):
        schema = {**content.get("schema", {}), "components": document["components"]}
        for example in _examples(document, content):
            try:
                jsonschema_rs.Draft202012Validator(schema).validate(example)
            except jsonschema_rs.ValidationError as error:
                pytest.fail(f"{name}: {error.message} at {list(error.instance_path)}")


def test_every_parameter_of_a_path_says_what_it_is(document: dict[str, Any]) -> None:
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            assert call.get("summary"), (method, path)
            assert call.get("description"), (method, path)
