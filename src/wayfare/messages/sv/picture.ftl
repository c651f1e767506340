# Orden på bilden av ett bräde, som `wayfare board draw` gör den
picture-any-colour = { $name }: valfri färg
picture-attraction = turistattraktion
picture-coast-east = öst
picture-coast-west = väst
picture-count = { $words ->
        [city] Platser
       *[other] Städer
    }: { $locations }. Sträckor: { $routes }.
picture-ferry = färja
picture-spaces = { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    }
picture-tunnel = tunnel
