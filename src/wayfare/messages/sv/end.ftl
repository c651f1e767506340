end-title = Poängblocket
end-counting = Nu räknar vi …
end-wins = { $name } vinner!
end-you-win = Du vinner!
end-golden = { $name } vinner den gyllene biljetten!
end-you-golden = Du vinner den gyllene biljetten!
end-share = { $names } delar segern

end-reason-last-round = { $name } hade { $left } taxibilar eller färre kvar, så alla fick var sin sista tur.
end-reason-all-passed = Ingen kunde göra något mer: alla passade, en efter en.
end-reason-six-tickets = { $name } fick { $count } biljetter klara. Då är spelet genast slut.
end-reason-out-of-pieces = { $name } ställde ut sitt sista tåg. Då är spelet slut, och de klara biljetterna räknas.
end-reason-stalemate = Under { $rounds } varv drog ingen ett kort och ingen mutade in en sträcka. Då är spelet slut, och de klara biljetterna räknas.
end-tie-completed = { $names } har { $total } poäng var. Flest klara biljettkort avgör: { $counts }.
end-tie-shared = Lika många poäng och lika många klara biljettkort: ingen är före.
end-tie-race = Lika många klara biljetter: ingen är före.

end-row-routes = Sträckor
end-row-tickets = Biljettkort
end-row-attractions = Turist­attraktioner
end-row-total = Summa
end-row-completed = Klara biljettkort
end-row-race = Klara biljetter
end-row-bonus = Från öst till väst!
end-row-left = Kvar på handen
end-winner = Vinnare
end-done = klar
end-missed = inte klar
end-board = Spelplanen vid slutet

end-say-routes = { $name }: { $points ->
    [one] { $points } poäng för sträckor
   *[other] { $points } poäng för sträckor
}
end-say-attractions = { $name }: { $points ->
    [one] { $points } poäng för turistattraktioner
   *[other] { $points } poäng för turistattraktioner
}
end-say-done = { $name }: { $a } – { $b } är förbundna, plus { $points }
end-say-missed = { $name }: { $a } – { $b } är inte förbundna, minus { $points }
end-say-race-done = { $name }: { $a } – { $b }, klar
end-say-race-left = { $name }: { $a } – { $b }, inte klar
end-say-bonus = { $name }: Från öst till väst!
end-skip = Hoppa till resultatet
end-again = Räkna igen

end-rematch = Revansch
end-to-rematch = Till revanschen
end-watch-rematch = Se revanschen
end-replay = Se spelet igen
end-download = Ladda ner protokollet
end-home = Ett annat spel

end-charts = Så gick spelet
end-chart-points = Poäng
    .hint = som om spelet hade slutat där
end-chart-tickets = Klara biljetter
    .hint = med bonusbiljetten
end-chart-pieces = Pjäser kvar
    .hint = ju färre, desto närmare slutet
end-chart-hand = Kort på hand
    .hint = sparade och ännu inte använda
end-chart-turns = Turer
end-chart-turn = Tur
end-chart-table = Som tabell
end-chart-alt = { $title }. Vid slutet: { $values }.

end-verify = Gick det rätt till med korten?
end-verify-intro = Varje kort i det här spelet var bestämt före det första draget. Vid början visade bordet fingeravtrycket av ett hemligt tal. Nu är hemligheten öppen: vem som helst kan kontrollera att talet har just det fingeravtrycket, alltså att inget ändrades på vägen.
end-verify-commitment = Fingeravtrycket, som syntes från början
end-verify-seed = Det hemliga talet
end-verify-nonce = Dess slumpmässiga tillägg
end-verify-no-nonce = inget: talet valdes, det drogs inte
end-verify-how = Fingeravtrycket är SHA-256-summan av det hemliga talet, ett kolon och tillägget.
end-verify-checking = Kontrollerar …
end-verify-here-good = Din webbläsare har själv räknat ut fingeravtrycket: det stämmer.
end-verify-here-bad = Din webbläsare har själv räknat ut fingeravtrycket: det stämmer inte.
end-verify-here-insecure = Din webbläsare räknar bara ut fingeravtryck över en säker anslutning (https) eller på serverns egen dator, så det här kunde den inte kontrollera.
end-verify-server-good = Servern har delat ut och spelat hela spelet igen från det hemliga talet: varje kort kom likadant.
end-verify-server-bad = Servern har spelat spelet igen och funnit en skillnad: { $fault }
end-verify-file = Vill du kontrollera det utan oss laddar du ner protokollet och kör:
end-verify-practice = Det här spelet fortsatte från ett protokoll, så korten kunde vara kända i förväg.
