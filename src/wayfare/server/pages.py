"""The browser client's files. A path that is no file is a place within the client, and gets its first page."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from importlib import resources

from litestar import Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from wayfare.server.api.given import InPath
from wayfare.server.callers import HttpRequest

HOME = "index.html"
NO_CLIENT = b"<!doctype html><title>wayfare</title><p>The browser client is not built: see the README."


class Page(Struct, frozen=True):
    body: bytes
    zipped: bytes
    kind: str
    lasting: bool  # its name changes with its content


@cache
def pages() -> dict[str, Page]:
    """All files by their path, read once: they come with this version and are small."""
    root = resources.files("wayfare.server") / "static"
    found: dict[str, Page] = {}
    waiting = [("", root)] if root.is_dir() else []
    while waiting:
        path, place = waiting.pop()
        for child in place.iterdir():
            name = f"{path}{child.name}"
            if child.is_dir():
                waiting.append((f"{name}/", child))
            else:
                found[name] = _page(name, child.read_bytes())
    found.setdefault(HOME, _page(HOME, NO_CLIENT))
    return found


def _page(name: str, body: bytes) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Page(body=body, zipped=gzip.compress(body, mtime=0), kind=kind, lasting=name.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: HttpRequest, path: InPath = "/") -> Response[bytes]:
    name = path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    found = pages().get(name) or pages()[HOME]
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if found.lasting else "no-cache"}
    headers["Vary"] = "Accept-Encoding"
    zipped = "gzip" in request.headers.get("accept-encoding", "") and len(found.zipped) < len(found.body)
    if zipped:
        headers["Content-Encoding"] = "gzip"
    return Response(found.zipped if zipped else found.body, headers=headers, media_type=found.kind)
