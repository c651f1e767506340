"""The OpenAPI document, with the socket's messages among its schemas: `python -m wayfare.server.schema` prints it."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import wayfare
from wayfare.engine import Board, Record
from wayfare.server import wire

REF = "#/components/schemas/{name}"
REFUSED = {
    "description": "A refusal: why not.",
    "content": {"application/json": {"schema": {"$ref": REF.format(name="Refusal")}}},
}


def config() -> OpenAPIConfig:
    """Litestar reads the handlers; the types' own schemas come from msgspec, see `document`."""
    return OpenAPIConfig(
        title="wayfare tables",
        version=wayfare.__version__,
        description="Play at a table over HTTP, or over the socket at /api/tables/{table}/socket: "
        "the client sends ClientMessage, the server ServerMessage, `hello` first.",
        use_handler_docstrings=True,
        components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        security=[{}, {"token": []}],
        path="/api/schema",
        operation_id_creator=lambda handler, *_: handler.handler_name,
    )


def document(app: Litestar) -> dict[str, Any]:
    """What the handlers are, what they take and answer, and what goes over the socket."""
    told: dict[str, Any] = app.openapi_schema.to_schema()
    told["components"]["schemas"] = schemas()
    for path in told["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            responses.pop("400", None)
            responses["4XX"] = responses["503"] = REFUSED
    return told


def schemas() -> dict[str, Any]:
    """Every struct of the wire, and the two unions of the socket's messages."""
    structs = [kind for kind in vars(wire).values() if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)]
    structs = [kind for kind in structs if kind not in (wire.FromClient, wire.FromServer)]
    kinds = [*structs, Board, Record, wire.ClientMessage, wire.ServerMessage]
    shapes, found = msgspec.json.schema_components(kinds, ref_template=REF)
    found["ClientMessage"], found["ServerMessage"] = shapes[-2:]
    partial = {
        kind.__name__
        for kind in structs
        if not issubclass(kind, wire.FromServer) or kind.__struct_config__.omit_defaults
    }
    for name, shape in found.items():
        if name not in partial and "properties" in shape:
            shape["required"] = list(shape["properties"])  # what we send, we send whole
    return found


if __name__ == "__main__":
    from wayfare.server.app import describe

    print(msgspec.json.format(msgspec.json.encode(document(describe()))).decode())
