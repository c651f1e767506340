end-title = Carnetul de scor
end-counting = Să numărăm…
end-wins = { $you ->
        [yes] Ai câștigat!
       *[no] { $name } a câștigat!
    }
end-golden = { $you ->
        [yes] Ai câștigat biletul auriu!
       *[no] { $name } a câștigat biletul auriu!
    }
end-share = { $names } împart victoria

# Why the game ended. $name ended it; $you is "yes" if that was the reader.
end-reason-last-round = { $you ->
        [yes] Ai rămas
       *[no] { $name } a rămas
    } cu { $left } { noun-pieces } sau mai puține, așa că fiecare a jucat o ultimă tură.
end-reason-all-passed = Nimeni nu mai putea face nimic: toți au spus pas, unul după altul.
end-reason-six-tickets = { $you ->
        [yes] Ai parcurs
       *[no] { $name } a parcurs
    } { $count ->
        [one] un bilet
        [few] { $count } bilete
       *[other] { $count } de bilete
    }. Jocul s-a încheiat pe loc.
end-reason-out-of-pieces = { $you ->
        [yes] Ți-ai așezat
       *[no] { $name } și-a așezat
    } ultimul tren pe tablă. Jocul s-a încheiat; câștigă cine are cele mai multe bilete parcurse.
end-reason-stalemate = Timp de { $rounds ->
        [one] o rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    } nimeni nu a tras nicio carte și nu a revendicat nicio rută. Jocul s-a încheiat; câștigă cine are cele mai multe bilete parcurse.

# How a tie was decided
tie-completed = { $names } au câte { $total ->
        [one] un punct
        [few] { $total } puncte
       *[other] { $total } de puncte
    }. Decide numărul { $words ->
        [city] cărților traseu realizate
       *[other] biletelor parcurse
    } ({ $counts }).
tie-shared = { $goal ->
        [race] La fel de multe
       *[points] Punctaj egal și la fel de multe
    } { $words ->
        [city] cărți traseu realizate
       *[other] bilete parcurse
    }: nimeni nu este în față.

# The score pad: one line for each source of points in engine/lists.py
score-routes = Rute
    .said = { $name }: { $points ->
        [one] { $points } punct pentru rute
        [few] { $points } puncte pentru rute
       *[other] { $points } de puncte pentru rute
    }
score-tickets = { $words ->
        [city] Cărți traseu
       *[other] Bilete
    }
    .said = { $name }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru { noun-tickets }
score-attractions = Atracții turistice
    .said = { $name }: { $points ->
        [one] { $points } punct pentru atracții turistice
        [few] { $points } puncte pentru atracții turistice
       *[other] { $points } de puncte pentru atracții turistice
    }
score-total = Total
score-completed = { $words ->
        [city] Cărți traseu realizate
       *[other] Bilete parcurse
    }
    .race = Bilete parcurse

end-row-bonus = De la est la vest!
end-row-left = Încă în mână
end-winner = Câștigător
end-done = { $words ->
        [city] realizată
       *[other] parcurs
    }
    .race = parcurs
end-missed = { $words ->
        [city] nerealizată
       *[other] neparcurs
    }
    .race = neparcurs
end-board = Tabla la final

end-say-done = { $name }: { $a } – { $b } legate, plus { $points }
end-say-missed = { $name }: { $a } – { $b } nelegate, minus { $points }
end-say-race-done = { $name }: { $a } – { $b }, parcurs
end-say-race-left = { $name }: { $a } – { $b }, neparcurs
end-say-bonus = { $name }: De la est la vest!
end-skip = Direct la rezultat
end-again = Numără din nou

end-rematch = Revanșă
end-to-rematch = Mergi la revanșă
end-watch-rematch = Privește revanșa
end-replay = Revezi partida
end-download = Descarcă înregistrarea
end-home = Altă partidă

end-charts = Cum a decurs partida
end-chart-points = Puncte
    .hint = dacă jocul s-ar fi încheiat atunci
end-chart-tickets = Bilete parcurse
    .hint = cu tot cu biletul-bonus
end-chart-pieces = { $words ->
        [city] Taxiuri rămase
        [railway] Vagoane rămase
       *[journey] Trenuri rămase
    }
    .hint = cu cât mai puține, cu atât mai aproape de final
end-chart-hand = Cărți în mână
    .hint = strânse și încă necheltuite
end-chart-turns = Ture
end-chart-turn = Tura
end-chart-table = Ca tabel
end-chart-alt = { $title }. La final: { $values }.

end-verify = Au fost cărțile împărțite corect?
end-verify-intro = Toate cărțile au fost stabilite înainte de prima mutare. La început masa a arătat amprenta unui număr secret. Acum numărul este dezvăluit: oricine poate verifica dacă amprenta lui este chiar aceasta, deci că nimic nu s-a schimbat pe parcurs.
end-verify-commitment = Amprenta, vizibilă de la început
end-verify-seed = Numărul secret
end-verify-nonce = Adaosul aleatoriu
end-verify-no-nonce = niciunul: numărul a fost ales, nu tras la sorți
end-verify-how = Amprenta este codul SHA-256 al textului format din numărul secret, semnul „:” și adaos.
end-verify-checking = Se verifică…
end-verify-here-good = Browserul tău a calculat singur amprenta: se potrivește.
end-verify-here-bad = Browserul tău a calculat singur amprenta: nu se potrivește.
end-verify-here-insecure = Browserul tău poate calcula amprente numai pe o conexiune securizată (https) sau chiar pe calculatorul serverului, așa că nu a putut-o verifica pe aceasta.
end-verify-server-good = Serverul a împărțit și a jucat din nou toată partida pornind de la numărul secret: toate cărțile au ieșit la fel.
end-verify-server-bad = Serverul a jucat din nou partida și a găsit o diferență.
end-verify-file = Ca să verifici chiar tu, descarcă înregistrarea și rulează:
end-verify-practice = Această partidă a fost continuată dintr-o înregistrare, așa că se putea ști ce cărți urmează.
