"""The OpenAPI document, including the socket's messages. The browser's types are generated from it."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

import wayfare
from wayfare.engine import Record
from wayfare.server import wire
from wayfare.server.http.auth import HttpRequest

REF = "#/components/schemas/{name}"
REFUSED = {
    "description": "A refusal, with the reason.",
    "content": {"application/json": {"schema": {"$ref": REF.format(name="Refusal")}}},
}


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: HttpRequest) -> Response[dict[str, Any]]:
    return Response(document(request.app), media_type="application/json")


class OurDocument(JsonRenderPlugin):
    """The same document under Litestar's address for it."""

    def render(self, request: HttpRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The document; what Litestar has made of it lacks our schemas."""
        return msgspec.json.encode(document(request.app))


class StructReferences(OpenAPISchemaPlugin):
    """Makes Litestar refer to structs instead of describing them: their schemas come from msgspec, see `schemas`."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return inspect.isclass(value) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Any:
        """A reference to the struct's component; `document` supplies the schema."""
        return schema_creator.create_component_schema(field_definition, required=[], property_fields={})


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="wayfare tables",
        version=wayfare.__version__,
        description="Play at a table over HTTP, or over the socket at /api/tables/{table}/socket, where the client "
        "sends ClientMessage, `hello` first, and the server sends ServerMessage.",
        use_handler_docstrings=True,
        components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        security=[{}, {"token": []}],
        render_plugins=[OurDocument(path="/")],  # Litestar's own are pages with scripts from elsewhere
        path="/api/schema",
        operation_id_creator=lambda handler, *_: handler.handler_name,
    )


def document(app: Litestar) -> dict[str, Any]:
    """All requests with their bodies and answers, and what goes over the socket."""
    found: dict[str, Any] = app.openapi_schema.to_schema()
    found["components"]["schemas"] = schemas()
    for path in found["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            responses.pop("400", None)
            responses["4XX"] = responses["503"] = REFUSED
    return found


def schemas() -> dict[str, Any]:
    """Every struct on the wire, and the unions of the socket's messages."""
    roots = [kind for kind in vars(wire).values() if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)]
    roots = [kind for kind in roots if kind not in (wire.FromClient, wire.FromServer)]
    kinds = [*roots, Record, wire.ClientMessage, wire.ServerMessage]
    unions, found = msgspec.json.schema_components(kinds, ref_template=REF)
    found["ClientMessage"], found["ServerMessage"] = unions[-2:]
    for struct in _structs(kinds):
        schema = found[struct.__name__]
        if not issubclass(struct, wire.FromClient) and not struct.__struct_config__.omit_defaults:
            schema["required"] = list(schema["properties"])  # the server always sends every field
    return found


def _structs(kinds: list[Any]) -> set[type[msgspec.Struct]]:
    found: set[type[msgspec.Struct]] = set()

    def visit(node: Any) -> None:
        if isinstance(node, msgspec.inspect.StructType):
            if node.cls in found:
                return
            found.add(node.cls)
        if isinstance(node, msgspec.inspect.Type | msgspec.inspect.Field):
            for name in node.__struct_fields__:
                visit(getattr(node, name))
        elif isinstance(node, tuple):
            for part in node:
                visit(part)

    for kind in kinds:
        visit(msgspec.inspect.type_info(kind))
    return found
