# Cum se numesc lucrurile într-un oraș (New York), într-o călătorie (o cursă) și la calea ferată (tablele mari).
noun-ticket-a = { $words ->
        [city] o carte traseu
       *[other] un bilet
    }
noun-tickets = { $words ->
        [city] cărți traseu
       *[other] bilete
    }
noun-tickets-the = { $words ->
        [city] cărțile traseu
       *[other] biletele
    }
noun-tickets-new = { $words ->
        [city] cărți traseu noi
       *[other] bilete noi
    }
noun-one = { $words ->
        [city] una
       *[other] unul
    }
noun-piece = { $words ->
        [city] taxi
        [railway] vagon
       *[journey] tren
    }
noun-pieces = { $words ->
        [city] taxiuri
        [railway] vagoane
       *[journey] trenuri
    }
