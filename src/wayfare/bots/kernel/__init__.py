"""The compiled part of the bots. A bot decides on the state of a View, where everything its seat may not know is wiped.

`paths` finds the cheapest paths on the map, `plans` joins them into trees, and `new_tickets` prices tickets not yet
drawn; `greedy`, `planner` and `mistakes` decide, and `policies` calls one of them by number. `worlds`, `options`,
`playout`, `tree`, `results` and `search` make up the searching bot; `progress` is what players see of their tickets.
"""
