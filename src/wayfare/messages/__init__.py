"""Everything people read on screen, in every language: Fluent files, one folder per language.

The browser bundles the same files. `languages.toml` lists the languages.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
CITY = "city"


@cache
def languages() -> dict[str, str]:
    """Each language's tag and its own name, English first."""
    return tomllib.loads(resources.files(__name__).joinpath("languages.toml").read_text("utf-8"))


def message(key: str, language: str = ENGLISH, **args: str | int | float) -> str:
    """The text of a message, with the language's own plurals. `key` is `id` or `id.attribute`.

    Every message may use `words`: tickets, locations and pieces have other names in a `city`, on a `journey` (a race)
    and on a `railway`. Each language's nouns.ftl has them.
    """
    bundle = _bundle(language if language in languages() else ENGLISH)
    name, _, attribute = key.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, {"words": CITY, **args})
    if errors:
        raise ValueError(f"The message {key} in {language} can't be formatted: {errors[0]}.")
    return str(text)


def has_message(key: str) -> bool:
    """Whether there is such a message: a designer may have invented a colour we have no name for."""
    return bool(_bundle(ENGLISH).has_message(key))


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in resources.files(__name__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
