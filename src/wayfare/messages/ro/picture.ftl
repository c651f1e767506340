# Cuvintele de pe desenul unei table, așa cum îl face `wayfare board draw`
picture-any-colour = { $name }: orice culoare
picture-attraction = atracție turistică
picture-coast-east = est
picture-coast-west = vest
picture-count = { $words ->
        [city] Locații
       *[other] Orașe
    }: { $locations }. Rute: { $routes }.
picture-ferry = feribot
picture-spaces = { $count ->
        [one] 1 spațiu
        [few] { $count } spații
       *[other] { $count } de spații
    }
picture-tunnel = tunel
