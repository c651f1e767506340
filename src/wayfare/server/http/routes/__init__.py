"""HTTP routes, one module per subject, each with a list of its `HANDLERS`."""
