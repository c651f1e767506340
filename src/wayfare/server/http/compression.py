"""Answers that are compressed once and sent many times."""

from __future__ import annotations

import gzip
from functools import lru_cache

from litestar import Response
from msgspec import Struct

from wayfare.server.http.auth import HttpRequest


class Compressed(Struct, frozen=True):
    """A body, plain and gzipped."""

    plain: bytes
    gzipped: bytes


@lru_cache(maxsize=256)
def compress(body: bytes) -> Compressed:
    return Compressed(plain=body, gzipped=gzip.compress(body, mtime=0))


def respond(
    request: HttpRequest, body: Compressed, media_type: str, headers: dict[str, str] | None = None
) -> Response[bytes]:
    headers = {**(headers or {}), "Vary": "Accept-Encoding"}
    gzipped = "gzip" in request.headers.get("accept-encoding", "") and len(body.gzipped) < len(body.plain)
    if gzipped:
        headers["Content-Encoding"] = "gzip"
    return Response(body.gzipped if gzipped else body.plain, headers=headers, media_type=media_type)
