"""The few words of a picture, in the four languages; English where a language is not one of them."""

from __future__ import annotations

PHRASES = {
    "en": {
        "any": "any colour",
        "attraction": "tourist attraction",
        "count": "Locations: {}. Routes: {}.",
        "east": "east",
        "seat": "seat {}",
        "space": "1 space",
        "spaces": "{} spaces",
        "west": "west",
    },
    "ro": {
        "any": "orice culoare",
        "attraction": "atracție turistică",
        "count": "Locații: {}. Rute: {}.",
        "east": "est",
        "seat": "locul {}",
        "space": "1 spațiu",
        "spaces": "{} spații",
        "west": "vest",
    },
    "hu": {
        "any": "bármely szín",
        "attraction": "turistalátványosság",
        "count": "Megállók: {}. Útvonalak: {}.",
        "east": "kelet",
        "seat": "{}. hely",
        "space": "1 mező",
        "spaces": "{} mező",
        "west": "nyugat",
    },
    "sv": {
        "any": "valfri färg",
        "attraction": "turistattraktion",
        "count": "Platser: {}. Sträckor: {}.",
        "east": "öst",
        "seat": "plats {}",
        "space": "1 ruta",
        "spaces": "{} rutor",
        "west": "väst",
    },
}

# Colours and wild cards, where they are not called as in the board files.
NAMES: dict[str, dict[str, str]] = {
    "ro": {
        "black": "negru",
        "blue": "albastru",
        "gray": "gri",
        "green": "verde",
        "locomotive": "locomotivă",
        "orange": "portocaliu",
        "pink": "roz",
        "red": "roșu",
        "white": "alb",
        "yellow": "galben",
    },
    "hu": {
        "black": "fekete",
        "blue": "kék",
        "gray": "szürke",
        "green": "zöld",
        "locomotive": "mozdony",
        "orange": "narancssárga",
        "pink": "rózsaszín",
        "red": "piros",
        "white": "fehér",
        "yellow": "sárga",
    },
    "sv": {
        "black": "svart",
        "blue": "blå",
        "gray": "grå",
        "green": "grön",
        "locomotive": "lok",
        "pink": "rosa",
        "red": "röd",
        "white": "vit",
        "yellow": "gul",
    },
}


def phrase(key: str, language: str, *values: object) -> str:
    return PHRASES.get(language, PHRASES["en"])[key].format(*values)


def spaces(count: int, language: str) -> str:
    return phrase("space" if count == 1 else "spaces", language, count)


def name(key: str, language: str) -> str:
    """What a colour or a wild card is called; one that only the board's author knows keeps its name."""
    return NAMES.get(language, {}).get(key, key)
