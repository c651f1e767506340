end-title = A pontozótömb
end-counting = Számoljunk …
end-wins = { $name } nyert!
end-you-win = Te nyertél!
end-golden = { $name } nyerte az arany jegyet!
end-you-golden = Te nyerted az arany jegyet!
end-share = Közös győzelem: { $names }

end-reason-last-round = { $name } játékosnak { $left } vagy kevesebb taxija maradt, ezért mindenkinek jött még egy utolsó köre.
end-reason-all-passed = Már senki sem tudott semmit tenni: egymás után mindenki passzolt.
end-reason-six-tickets = { $name } { $count } célkártyát teljesített. Ezzel a játék azonnal véget ért.
end-reason-out-of-pieces = { $name } letette az utolsó vonatát. Ezzel a játék véget ért, és a teljesített célkártyák döntenek.
end-reason-stalemate = { $rounds } fordulón át senki sem húzott kártyát és senki sem épített útvonalat. Ezzel a játék véget ért, és a teljesített célkártyák döntenek.
end-tie-completed = { $names }: mindannyian { $total } pont. A több teljesített célkártya dönt: { $counts }.
end-tie-shared = Azonos pontszám, ugyanannyi teljesített célkártya: senki sincs előrébb.
end-tie-race = Ugyanannyi teljesített célkártya: senki sincs előrébb.

end-row-routes = Útvonalak
end-row-tickets = Célkártyák
end-row-attractions = Turista­látványosságok
end-row-total = Összesen
end-row-completed = Teljesített célkártyák
end-row-race = Teljesített célkártyák
end-row-bonus = Keletről nyugatra!
end-row-left = Kézben maradt
end-winner = Győztes
end-done = teljesítve
end-missed = nem teljesült
end-board = A tábla a játék végén

end-say-routes = { $name }: { $points ->
    [one] { $points } pont az útvonalakért
   *[other] { $points } pont az útvonalakért
}
end-say-attractions = { $name }: { $points ->
    [one] { $points } pont a turistalátványosságokért
   *[other] { $points } pont a turistalátványosságokért
}
end-say-done = { $name }: { $a } – { $b } összekötve, plusz { $points }
end-say-missed = { $name }: { $a } – { $b } nincs összekötve, mínusz { $points }
end-say-race-done = { $name }: { $a } – { $b }, teljesítve
end-say-race-left = { $name }: { $a } – { $b }, nem teljesült
end-say-bonus = { $name }: Keletről nyugatra!
end-skip = Ugrás az eredményre
end-again = Számoljuk újra

end-rematch = Visszavágó
end-to-rematch = A visszavágóhoz
end-watch-rematch = A visszavágó megnézése
end-replay = A játék visszanézése
end-download = A jegyzőkönyv letöltése
end-home = Másik játék

end-charts = Hogyan alakult a játék
end-chart-points = Pontok
    .hint = mintha a játék ott ért volna véget
end-chart-tickets = Teljesített célkártyák
    .hint = a bónusz célkártyával együtt
end-chart-pieces = Megmaradt figurák
    .hint = minél kevesebb, annál közelebb a vége
end-chart-hand = Kártyák kézben
    .hint = összegyűjtve, de még nem elköltve
end-chart-turns = Körök
end-chart-turn = Kör
end-chart-table = Táblázatként
end-chart-alt = { $title }. A végén: { $values }.

end-verify = Becsületes volt az osztás?
end-verify-intro = A játék minden kártyája eldőlt az első lépés előtt. Az asztal az elején megmutatta egy titkos szám ujjlenyomatát. Most a titok is nyilvános: bárki ellenőrizheti, hogy valóban ez az ujjlenyomata, tehát közben semmi sem változott.
end-verify-commitment = Az ujjlenyomat, amely az elejétől látható volt
end-verify-seed = A titkos szám
end-verify-nonce = A véletlen kiegészítése
end-verify-no-nonce = nincs: a számot választották, nem sorsolták
end-verify-how = Az ujjlenyomat a titkos szám, egy kettőspont és a kiegészítés SHA-256 összege.
end-verify-checking = Ellenőrzés …
end-verify-here-good = A böngésződ maga is kiszámította az ujjlenyomatot: egyezik.
end-verify-here-bad = A böngésződ maga is kiszámította az ujjlenyomatot: nem egyezik.
end-verify-here-insecure = A böngésződ csak biztonságos kapcsolaton (https) vagy a kiszolgáló saját gépén számol ujjlenyomatot, ezért ezt nem tudta ellenőrizni.
end-verify-server-good = A kiszolgáló a titkos számból újra kiosztotta és végigjátszotta az egész játékot: minden kártya ugyanúgy jött.
end-verify-server-bad = A kiszolgáló újra végigjátszotta a játékot, és eltérést talált: { $fault }
end-verify-file = Ha nélkülünk is ellenőriznéd, töltsd le a jegyzőkönyvet, és futtasd ezt:
end-verify-practice = Ezt a játékot egy jegyzőkönyvből folytatták, ezért a kártyái előre ismertek lehettek.
