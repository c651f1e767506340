# Moves in words. $you is "yes" when the reader made the move; $name is the player who made it.
log-drew-hidden =
    { $you ->
        [yes] { $count ->
            [one] Egy kártyát húztál a pakliból
           *[other] { $count } kártyát húztál a pakliból
        }
       *[no] { $count ->
            [one] { $name } egy kártyát húzott a pakliból
           *[other] { $name } { $count } kártyát húzott a pakliból
        }
    }
log-drew-open =
    { $you ->
        [yes] Elvetted: { $cards }
       *[no] { $name } elvette: { $cards }
    }
log-drew-both =
    { $you ->
        [yes] Elvetted: { $cards }, és { $hidden ->
            [one] egy kártyát
           *[other] { $hidden } kártyát
        } húztál a pakliból
       *[no] { $name } elvette: { $cards }, és { $hidden ->
            [one] egy kártyát
           *[other] { $hidden } kártyát
        } húzott a pakliból
    }
log-claimed =
    { $you ->
        [yes] Megépítetted: { $route }
       *[no] { $name } megépítette: { $route }
    } ({ $cards }{ $points ->
        [0] )
       *[other] ; { $points } pont)
    }
log-draws-tickets =
    { $you ->
        [yes] { $words ->
        [railway] Menetjegyeket húztál
       *[other] Célkártyákat húztál
    }
       *[no] { $name } { noun-tickets-acc } húzott, és választ közülük
    }
log-drew-tickets =
    { $you ->
        [yes] { $words ->
        [railway] Menetjegyeket húztál
       *[other] Célkártyákat húztál
    }, és megtartottál
       *[no] { $name } { noun-tickets-acc } húzott, és megtartott
    } { $kept ->
        [one] egyet
        [2] kettőt
       *[other] { $kept } lapot
    }
log-kept =
    { $you ->
        [yes] { $count ->
            [one] Egy { noun-ticket-acc } tartottál meg
           *[other] { $count } { noun-ticket-acc } tartottál meg
        }
       *[no] { $count ->
            [one] { $name } egy { noun-ticket-acc } tartott meg
           *[other] { $name } { $count } { noun-ticket-acc } tartott meg
        }
    }
log-swapped =
    { $you ->
        [yes] Lecserélted a célkártyáidat
       *[no] { $name } lecserélte a célkártyáit
    }
log-passed =
    { $you ->
        [yes] Passzoltál
       *[no] { $name } passzolt
    }
log-undone =
    { $count ->
        [one] { $you ->
            [yes] Visszavontad a lépésedet
           *[no] { $name } visszavonta a lépését
        }
       *[other] { $you ->
            [yes] Visszavontad a lépésedet a válaszlépésekkel együtt
           *[no] { $name } visszavonta a lépését a válaszlépésekkel együtt
        }
    }
log-completed =
    { $you ->
        [yes] Teljesítetted: { $ticket }
       *[no] { $name } teljesítette: { $ticket }
    }
log-bonus =
    { $you ->
        [yes] Keletről nyugatra! Bónuszkártyát kaptál
       *[no] Keletről nyugatra! { $name } bónuszkártyát kapott
    }
log-last-round =
    { $you ->
        [yes] Elindítottad az utolsó kört: mindenki még egyszer lép
       *[no] { $name } elindította az utolsó kört: mindenki még egyszer lép
    }
log-reset = { $count } felfordított { $wild }: az összes felfordított kártya kicserélődött
log-reshuffled = Az eldobott kártyákat megkevertük: az új pakli { $cards } lapos
log-stand-in = (helyettes lépett)

# Legal actions in words
log-do-draw = { $cards ->
        [one] Húzz egy kártyát a pakliból
       *[other] Húzz { $cards } kártyát
    }
log-do-take = Vedd el a felfordítottak közül: { $card }
log-do-claim = Építsd meg: { $route } ({ $cards })
log-do-keep = Tartsd meg: { $tickets }
log-do-tickets = Húzz { noun-tickets-acc }
log-do-swap = Cseréld le a célkártyáidat
log-do-pass = Passzolj
