end-title = Carnetul de scor
end-counting = Să numărăm …
end-wins = { $name } a câștigat!
end-you-win = Ai câștigat!
end-golden = { $name } a câștigat biletul auriu!
end-you-golden = Ai câștigat biletul auriu!
end-share = { $names } împart victoria

end-reason-last-round = { $name } mai avea { $left } taxiuri sau mai puține, așa că fiecare a mai avut o ultimă tură.
end-reason-all-passed = Nimeni nu mai putea face nimic: toți au spus pas, unul după altul.
end-reason-six-tickets = { $name } a realizat { $count } bilete. Astfel jocul se încheie imediat.
end-reason-out-of-pieces = { $name } și-a pus ultimul tren. Astfel jocul se încheie și contează biletele realizate.
end-reason-stalemate = Timp de { $rounds } runde nimeni nu a tras o carte și nu a revendicat o rută. Astfel jocul se încheie și contează biletele realizate.
end-tie-completed = { $names } au câte { $total } puncte. Decide numărul cărților traseu realizate: { $counts }.
end-tie-shared = Aceleași puncte și tot atâtea cărți traseu realizate: nimeni nu este în față.
end-tie-race = Tot atâtea bilete realizate: nimeni nu este în față.

end-row-routes = Rute
end-row-tickets = Cărți traseu
end-row-attractions = Atracții turistice
end-row-total = Total
end-row-completed = Cărți traseu realizate
end-row-race = Bilete realizate
end-row-bonus = De la est la vest!
end-row-left = Încă în mână
end-winner = Câștigător
end-done = realizat
end-missed = nerealizat
end-board = Tabla la final

end-say-routes = { $name }: { $points ->
    [one] { $points } punct pentru rute
    [few] { $points } puncte pentru rute
   *[other] { $points } de puncte pentru rute
}
end-say-attractions = { $name }: { $points ->
    [one] { $points } punct pentru atracții turistice
    [few] { $points } puncte pentru atracții turistice
   *[other] { $points } de puncte pentru atracții turistice
}
end-say-done = { $name }: { $a } – { $b } legate, plus { $points }
end-say-missed = { $name }: { $a } – { $b } nelegate, minus { $points }
end-say-race-done = { $name }: { $a } – { $b }, realizat
end-say-race-left = { $name }: { $a } – { $b }, nerealizat
end-say-bonus = { $name }: De la est la vest!
end-skip = Direct la rezultat
end-again = Numără din nou

end-rematch = Revanșă
end-to-rematch = La revanșă
end-watch-rematch = Privește revanșa
end-replay = Revezi jocul
end-download = Descarcă înregistrarea
end-home = Alt joc

end-charts = Cum a decurs jocul
end-chart-points = Puncte
    .hint = ca și cum jocul s-ar fi încheiat acolo
end-chart-tickets = Bilete realizate
    .hint = cu tot cu biletul bonus
end-chart-pieces = Piese rămase
    .hint = cu cât mai puține, cu atât mai aproape de final
end-chart-hand = Cărți în mână
    .hint = strânse și încă necheltuite
end-chart-turns = Ture
end-chart-turn = Tura
end-chart-table = Ca tabel
end-chart-alt = { $title }. La final: { $values }.

end-verify = Au fost cărțile împărțite corect?
end-verify-intro = Fiecare carte a acestui joc a fost stabilită înainte de prima mutare. La început masa a arătat amprenta unui număr secret. Acum secretul este deschis: oricine poate verifica faptul că are această amprentă, deci nimic nu s-a schimbat pe parcurs.
end-verify-commitment = Amprenta, arătată de la început
end-verify-seed = Numărul secret
end-verify-nonce = Adaosul lui întâmplător
end-verify-no-nonce = niciunul: numărul a fost ales, nu tras la sorți
end-verify-how = Amprenta este suma SHA-256 a numărului secret, a semnului două puncte și a adaosului.
end-verify-checking = Se verifică …
end-verify-here-good = Browserul tău a calculat singur amprenta: se potrivește.
end-verify-here-bad = Browserul tău a calculat singur amprenta: nu se potrivește.
end-verify-here-insecure = Browserul tău calculează amprente numai pe o conexiune securizată (https) sau pe calculatorul serverului, așa că nu a putut-o verifica pe aceasta.
end-verify-server-good = Serverul a împărțit și a jucat din nou tot jocul pornind de la numărul secret: fiecare carte a venit la fel.
end-verify-server-bad = Serverul a jucat din nou jocul și a găsit o diferență: { $fault }
end-verify-file = Ca să verifici fără noi, descarcă înregistrarea și rulează:
end-verify-practice = Acest joc a fost continuat dintr-o înregistrare, așa că se putea ști ce cărți urmează.
