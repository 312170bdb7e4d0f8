"""The JSON Schema of everything that crosses the wire, with the docstrings of the structs and their fields."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec

from .. import GAMES
from ..core import say, views, why
from . import bodies, protocol

VIEW = {"$ref": "#/$defs/AnyView"}
LINE = {"$ref": "#/$defs/Line"}
RAW: dict[tuple[str, str], Any] = {
    ("Scene", "view"): VIEW,
    ("Frame", "view"): VIEW,
    ("Frame", "hands"): {"anyOf": [{"type": "array", "items": VIEW}, {"type": "null"}]},
    ("ReviewState", "review"): {"anyOf": [{"$ref": "#/$defs/Review"}, {"type": "null"}]},
    ("Welcome", "lines"): {"type": "array", "items": LINE},
    ("News", "lines"): {"type": "array", "items": LINE},
}
"""What stands in fields that the server has already encoded."""


def schema() -> dict[str, Any]:
    """Every struct by its name; the view structs of a game begin with the game's name."""
    defs = wire_structs()
    for game in GAMES.values():
        defs |= view_structs(game.view)
    for (struct, field), stands in RAW.items():
        told = defs[struct]["properties"][field].get("description")
        defs[struct]["properties"][field] = stands | ({"description": told} if told else {})
    unions = {"Asked": protocol.Asked, "Told": protocol.Told}
    for name, union in unions.items():
        defs[name] = {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(union)]}
    defs["AnyView"] = {"anyOf": [{"$ref": f"#/$defs/{view_type(game.view).__name__}"} for game in GAMES.values()]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(defs.items()))}


def wire_structs() -> dict[str, Any]:
    """The structs of the protocol, of sockets and over HTTP."""
    structs = [
        found
        for found in (vars(protocol) | vars(bodies)).values()
        if inspect.isclass(found) and issubclass(found, msgspec.Struct) and found not in (protocol.Ask, protocol.Tell)
    ]
    _, defs = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return described(dict(defs), protocol, bodies, say, why)


def view_structs(view: Callable[..., Any]) -> dict[str, Any]:
    """The structs of one game's view."""
    whole = view_type(view)
    prefix = whole.__name__.removesuffix("View")
    _, found = msgspec.json.schema_components([whole], ref_template="#/$defs/{name}")
    module = inspect.getmodule(whole)
    assert module is not None
    defs = described(dict(found), views, module)
    defs[whole.__name__]["properties"]["game"] = {"const": module.__name__.split(".")[-2]}
    renamed = {name: name if name == whole.__name__ else prefix + name for name in defs}
    return {renamed[name]: with_refs(body, renamed) for name, body in defs.items()}


def view_type(view: Callable[..., Any]) -> type:
    """The struct that a game's view function gives."""
    whole: type = get_type_hints(view)["return"]
    return whole


def with_refs(body: Any, renamed: dict[str, str]) -> Any:
    """The same schema, pointing to the new names."""
    if isinstance(body, list):
        return [with_refs(part, renamed) for part in body]
    if not isinstance(body, dict):
        return body
    if "$ref" in body:
        return body | {"$ref": f"#/$defs/{renamed[body['$ref'].rpartition('/')[2]]}"}
    return {key: with_refs(part, renamed) for key, part in body.items()}


def described(defs: dict[str, Any], *modules: ModuleType) -> dict[str, Any]:
    """The same structs, each field with the sentence that stands below it in the source."""
    for module in modules:
        for struct, field, sentence in field_docs(module):
            owners = [name for name in defs if name == struct or (struct == "View" and name.endswith("View"))]
            for name in owners:
                defs[name]["properties"][field]["description"] = sentence
    return defs


def field_docs(module: ModuleType) -> Iterator[tuple[str, str, str]]:
    """Struct, field, sentence: a string that stands alone below a field."""
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, below in zip(node.body, node.body[1:], strict=False):
            if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
                continue
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                yield node.name, field.target.id, str(below.value.value)
