# A tábla képének szavai, ahogy a `wayfare board draw` elkészíti
picture-any-colour = { $name }: bármely szín
picture-attraction = turistalátványosság
picture-coast-east = kelet
picture-coast-west = nyugat
picture-count = { $words ->
        [city] Megállók
       *[other] Városok
    }: { $locations }. Útvonalak: { $routes }.
picture-ferry = komp
picture-spaces = { $count ->
        [one] 1 mező
       *[other] { $count } mező
    }
picture-tunnel = alagút
