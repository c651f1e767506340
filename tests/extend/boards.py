"""A board that exists nowhere else: no region, no attractions, a card no built-in game has."""

TWO_LAKES = """
format = "wayfare-game/1"
id = "two-lakes"
version = 1
name = "Two lakes: north"
canvas = [400, 200]
wild = "joker"
cards = { red = 6, blue = 6, joker = 4 }

[rules]
goal = "points"
players = [2, 3]
pieces = 8
hand = 2
draw = 2
market = 3
reset_at = 3
reset_limit = 2
both_halves_from = 3
tickets_dealt = 2
tickets_offered = 2
tickets_kept = 1
last_round_at = 2
route_points = [1, 2, 4]
attraction_points = 0

[map]
locations = [
  { id = "alder", name = "Alder", at = [50, 50] }, { id = "birch", name = "Birch", at = [200, 40] },
  { id = "cedar", name = "Cedar", at = [350, 60] }, { id = "dale", name = "Dale", at = [200, 160] },
]
routes = [
  { id = "alder-birch", a = "alder", b = "birch", colour = "red", length = 2 },
  { id = "birch-cedar", a = "birch", b = "cedar", colour = "blue", length = 2 },
  { id = "alder-dale", a = "alder", b = "dale", colour = "gray", length = 3 },
  { id = "birch-dale", a = "birch", b = "dale", colour = "red", length = 1 },
  { id = "cedar-dale", a = "cedar", b = "dale", colour = "blue", length = 3 },
]
tickets = [
  { a = "alder", b = "cedar", points = 5 }, { a = "alder", b = "dale", points = 3 },
  { a = "birch", b = "dale", points = 2 }, { a = "birch", b = "cedar", points = 3 },
  { a = "cedar", b = "dale", points = 3 }, { a = "alder", b = "birch", points = 2 },
]
"""
