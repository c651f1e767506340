"""The browser client's files. A path that isn't a file is a page within the client, and gets its start page."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from wayfare.server.http.auth import HttpRequest
from wayfare.server.http.compression import Compressed, compress, respond
from wayfare.server.http.deps import PathText

STATIC = Path(__file__).parents[1] / "static"
START_PAGE = "index.html"
NOT_BUILT = b"<!doctype html><title>wayfare</title><p>The browser client has not been built: see the README."


class StaticFile(Struct, frozen=True):
    body: Compressed
    media_type: str
    immutable: bool  # its name changes with its content


@cache
def static_files() -> dict[str, StaticFile]:
    """All files by path, read once: they belong to this version and are small."""
    names = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}
    files = {name: _static_file(name, path.read_bytes()) for name, path in names.items()}
    return {START_PAGE: _static_file(START_PAGE, NOT_BUILT), **files}


def _static_file(name: str, body: bytes) -> StaticFile:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return StaticFile(body=compress(body), media_type=media_type, immutable=name.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: HttpRequest, path: PathText = "/") -> Response[bytes]:
    name = path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    file = static_files().get(name) or static_files()[START_PAGE]
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if file.immutable else "no-cache"}
    return respond(request, file.body, file.media_type, headers)
