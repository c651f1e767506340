# Vad saker heter i en stad (New York), på en resa (en kapplöpning) och på järnväg (de stora brädena).
noun-ticket = { $words ->
        [city] biljettkort
       *[other] biljett
    }
noun-tickets = { $words ->
        [city] biljettkort
       *[other] biljetter
    }
noun-tickets-the = { $words ->
        [city] biljettkorten
       *[other] biljetterna
    }
noun-one = { $words ->
        [city] ett
       *[other] en
    }
noun-location = { $words ->
        [city] plats
       *[other] stad
    }
noun-piece = { $words ->
        [city] taxi
        [railway] vagn
       *[journey] tåg
    }
noun-pieces = { $words ->
        [city] taxibilar
        [railway] vagnar
       *[journey] tåg
    }
