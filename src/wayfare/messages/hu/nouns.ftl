# Minek hívjuk a dolgokat városban (New York), utazáson (versenyben) és vasúton (a nagy táblákon).
noun-ticket = { $words ->
        [railway] menetjegy
       *[other] célkártya
    }
noun-tickets = { $words ->
        [railway] menetjegyek
       *[other] célkártyák
    }
noun-ticket-acc = { $words ->
        [railway] menetjegyet
       *[other] célkártyát
    }
noun-tickets-acc = { $words ->
        [railway] menetjegyeket
       *[other] célkártyákat
    }
noun-ticket-yours = { $words ->
        [railway] menetjegyed
       *[other] célkártyád
    }
noun-tickets-yours = { $words ->
        [railway] menetjegyeid
       *[other] célkártyáid
    }
noun-location = { $words ->
        [city] megálló
       *[other] város
    }
noun-piece = { $words ->
        [city] taxi
        [railway] vagon
       *[journey] vonat
    }
noun-piece-yours = { $words ->
        [city] taxid
        [railway] vagonod
       *[journey] vonatod
    }
noun-piece-theirs = { $words ->
        [city] taxija
        [railway] vagonja
       *[journey] vonata
    }
