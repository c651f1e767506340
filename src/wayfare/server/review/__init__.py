"""Reviews of finished matches: computed in the background, shared, kept. `wayfare.review` finds what they say."""
