"""The rules, one test at least for each number: small stories, played on a table that is laid by hand."""
