end-title = Poängblocket
end-counting = Nu räknar vi …
end-wins = { $you ->
        [yes] Du vinner!
       *[no] { $name } vinner!
    }
end-golden = { $you ->
        [yes] Du vinner den gyllene biljetten!
       *[no] { $name } vinner den gyllene biljetten!
    }
end-share = { $names } delar segern

# Why the game ended. $name ended it; $you is "yes" if that was the reader.
end-reason-last-round = { $you ->
        [yes] Du
       *[no] { $name }
    } hade { $left } { noun-pieces } eller färre kvar, så alla fick var sin sista tur.
end-reason-all-passed = Ingen hade något giltigt drag kvar: alla passade, en efter en.
end-reason-six-tickets = { $you ->
        [yes] Du
       *[no] { $name }
    } fick { $count ->
        [one] 1 biljett klar
       *[other] { $count } biljetter klara
    }. Därmed tog spelet slut direkt.
end-reason-out-of-pieces = { $you ->
        [yes] Du ställde ut ditt sista tåg
       *[no] { $name } ställde ut sitt sista tåg
    }. Därmed tog spelet slut: flest klara biljetter vinner.
end-reason-stalemate = Under { $rounds ->
        [one] ett varv
       *[other] { $rounds } varv
    } drog ingen ett kort och ingen mutade in en sträcka. Därmed tog spelet slut: flest klara biljetter vinner.

# How a tie was decided
tie-completed = { $names } har { $total } poäng var. Flest klara { noun-tickets } avgör ({ $counts }).
tie-shared = { $goal ->
        [race] Lika många
       *[points] Lika många poäng och lika många
    } klara { noun-tickets }: ingen leder.

# The score pad: one line for each source of points in engine/lists.py
score-routes = Sträckor
    .said = { $name }: { $points } poäng för sträckor
score-tickets = { $words ->
        [city] Biljettkort
       *[other] Biljetter
    }
    .said = { $name }: { $points } poäng för { noun-tickets }
score-attractions = Turist­attraktioner
    .said = { $name }: { $points } poäng för turistattraktioner
score-total = Summa
score-completed = Klara { noun-tickets }
    .race = Klara biljetter

end-row-bonus = Från öst till väst!
end-row-left = Kvar på handen
end-winner = Vinnare
end-done = { $words ->
        [city] klart
       *[other] klar
    }
    .race = klar
end-missed = { $words ->
        [city] inte klart
       *[other] inte klar
    }
    .race = inte klar
end-board = Brädet i slutet

end-say-done = { $name }: { $a } – { $b } är ihopkopplade, plus { $points }
end-say-missed = { $name }: { $a } – { $b } är inte ihopkopplade, minus { $points }
end-say-race-done = { $name }: { $a } – { $b }, klar
end-say-race-left = { $name }: { $a } – { $b }, inte klar
end-say-bonus = { $name }: Från öst till väst!
end-skip = Hoppa till resultatet
end-again = Räkna igen

end-rematch = Revansch
end-to-rematch = Till revanschen
end-watch-rematch = Se revanschen
end-replay = Se partiet igen
end-download = Ladda ner protokollet
end-home = Ett nytt parti

end-charts = Så gick partiet
end-chart-points = Poäng
    .hint = om spelet hade slutat där
end-chart-tickets = Klara biljetter
    .hint = inklusive bonusbiljetten
end-chart-pieces = { $words ->
        [city] Taxibilar kvar
        [railway] Vagnar kvar
       *[journey] Tåg kvar
    }
    .hint = ju färre, desto närmare slutet
end-chart-hand = Kort på handen
    .hint = sparade men ännu inte använda
end-chart-turns = Turer
end-chart-turn = Tur
end-chart-table = Som tabell
end-chart-alt = { $title }. I slutet: { $values }.

end-verify = Gick det rätt till med korten?
end-verify-intro = Varje kort var bestämt före det första draget. I början visade bordet fingeravtrycket av ett hemligt tal. Nu är talet avslöjat: vem som helst kan kontrollera att det har just det fingeravtrycket, alltså att inget ändrades på vägen.
end-verify-commitment = Fingeravtrycket, som syntes från början
end-verify-seed = Det hemliga talet
end-verify-nonce = Slumpmässigt tillägg
end-verify-no-nonce = inget: talet valdes, det slumpades inte
end-verify-how = Fingeravtrycket är SHA-256-hashen av texten ”hemligt tal:tillägg”.
end-verify-checking = Kontrollerar …
end-verify-here-good = Din webbläsare har själv räknat ut fingeravtrycket: det stämmer.
end-verify-here-bad = Din webbläsare har själv räknat ut fingeravtrycket: det stämmer inte.
end-verify-here-insecure = Din webbläsare kan bara räkna ut fingeravtryck över en säker anslutning (https) eller på serverns egen dator, så det här kunde den inte kontrollera.
end-verify-server-good = Servern har delat ut och spelat hela partiet igen från det hemliga talet: alla kort blev desamma.
end-verify-server-bad = Servern har spelat partiet igen och hittat en skillnad.
end-verify-file = Vill du kontrollera det själv laddar du ner protokollet och kör:
end-verify-practice = Det här partiet fortsatte från ett protokoll, så korten kunde vara kända i förväg.
