end-title = A pontozótömb
end-counting = Számoljunk…
end-wins = { $you ->
        [yes] Te nyertél!
       *[no] { $name } nyert!
    }
end-golden = { $you ->
        [yes] Te nyerted az aranyjegyet!
       *[no] { $name } nyerte az aranyjegyet!
    }
end-share = Közös győzelem: { $names }

# Why the game ended. $name ended it; $you is "yes" if that was the reader.
end-reason-last-round = { $you ->
        [yes] Neked { $left } vagy kevesebb { noun-piece-yours } maradt
       *[no] { $name } játékosnak { $left } vagy kevesebb { noun-piece-theirs } maradt
    }, ezért mindenki lejátszott még egy utolsó kört.
end-reason-all-passed = Már senki sem tudott lépni: egymás után mindenki passzolt.
end-reason-six-tickets = { $you ->
        [yes] { $count } célkártyát teljesítettél.
       *[no] { $name } { $count } célkártyát teljesített.
    } Ezzel a játék azonnal véget ért.
end-reason-out-of-pieces = { $you ->
        [yes] Letetted az utolsó vonatodat.
       *[no] { $name } letette az utolsó vonatát.
    } Ezzel a játék véget ért; az nyer, aki a legtöbb célkártyát teljesítette.
end-reason-stalemate = { $rounds } fordulón át senki sem húzott kártyát, és senki sem épített útvonalat. Ezzel a játék véget ért; az nyer, aki a legtöbb célkártyát teljesítette.

# How a tie was decided
tie-completed = { $names }: fejenként { $total } pont. A több teljesített { noun-ticket } dönt ({ $counts }).
tie-shared = { $goal ->
        [race] Ugyanannyi
       *[points] Azonos pontszám, ugyanannyi
    } teljesített { noun-ticket }: senki sincs előrébb.

# The score pad: one line for each source of points in engine/lists.py
score-routes = Útvonalak
    .said = { $name }: { $points } pont az útvonalakért
score-tickets = { $words ->
        [railway] Menetjegyek
       *[other] Célkártyák
    }
    .said = { $name }: { $points } pont a { $words ->
        [railway] menetjegyekért
       *[other] célkártyákért
    }
score-attractions = Turista­látványosságok
    .said = { $name }: { $points } pont a turistalátványosságokért
score-total = Összesen
score-completed = Teljesített { noun-tickets }
    .race = Teljesített célkártyák

end-row-bonus = Keletről nyugatra!
end-row-left = Kézben maradt
end-winner = Győztes
end-done = teljesítve
    .race = teljesítve
end-missed = nem teljesült
    .race = nem teljesült
end-board = A tábla a játék végén

end-say-done = { $name }: { $a } – { $b } összekötve, plusz { $points }
end-say-missed = { $name }: { $a } – { $b } nincs összekötve, mínusz { $points }
end-say-race-done = { $name }: { $a } – { $b }, teljesítve
end-say-race-left = { $name }: { $a } – { $b }, nem teljesült
end-say-bonus = { $name }: Keletről nyugatra!
end-skip = Ugrás az eredményre
end-again = Újraszámolás

end-rematch = Visszavágó
end-to-rematch = Tovább a visszavágóhoz
end-watch-rematch = A visszavágó megnézése
end-replay = A játszma visszanézése
end-download = Játszmafájl letöltése
end-home = Új játék

end-charts = Hogyan alakult a játszma
end-chart-points = Pontok
    .hint = ha a játék akkor ért volna véget
end-chart-tickets = Teljesített célkártyák
    .hint = a bónuszkártyával együtt
end-chart-pieces = Megmaradt { $words ->
        [city] taxik
        [railway] vagonok
       *[journey] vonatok
    }
    .hint = minél kevesebb, annál közelebb a vége
end-chart-hand = Kártyák kézben
    .hint = összegyűjtve, de még el nem költve
end-chart-turns = Körök
end-chart-turn = Kör
end-chart-table = Táblázatként
end-chart-alt = { $title }. A végén: { $values }.

end-verify = Tisztességes volt az osztás?
end-verify-intro = Minden kártya sorsa eldőlt az első lépés előtt. Az asztal az elején megmutatta egy titkos szám ujjlenyomatát. Most már maga a szám is nyilvános: bárki ellenőrizheti, hogy valóban ez az ujjlenyomata, tehát közben semmi sem változott.
end-verify-commitment = Az ujjlenyomat, amely az elejétől látható volt
end-verify-seed = A titkos szám
end-verify-nonce = A hozzá tartozó véletlen toldalék
end-verify-no-nonce = nincs: a számot választották, nem sorsolták
end-verify-how = Az ujjlenyomat a „titkos szám:toldalék” szöveg SHA-256-kivonata.
end-verify-checking = Ellenőrzés…
end-verify-here-good = A böngésződ maga is kiszámította az ujjlenyomatot: egyezik.
end-verify-here-bad = A böngésződ maga is kiszámította az ujjlenyomatot: nem egyezik.
end-verify-here-insecure = A böngésződ csak biztonságos kapcsolaton (https) vagy a szerver saját gépén tud ujjlenyomatot számolni, ezért ezt nem tudta ellenőrizni.
end-verify-server-good = A szerver a titkos számból újra kiosztotta és végigjátszotta az egész játszmát: minden kártya ugyanaz volt.
end-verify-server-bad = A szerver újra végigjátszotta a játszmát, és eltérést talált.
end-verify-file = Ha magad is ellenőriznéd, töltsd le a játszmafájlt, és futtasd ezt:
end-verify-practice = Ezt a játszmát egy játszmafájlból folytatták, ezért a kártyákat előre lehetett tudni.
