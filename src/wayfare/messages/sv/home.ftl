home-title = muta in sträckor, gör biljetter klara
home-hero = Vart bär det av?
home-lead = Samla kort, muta in sträckor och gör dina biljetter klara: mot datorn, med vänner via en länk eller tillsammans på en enhet.
home-new = Ny här?
home-new-text = Spela de första turerna med en guide. Du behöver inte läsa något innan.
home-learn = Lär dig genom att spela
home-rules = Regler

# Kartorna
home-pick = Välj en karta
home-players = { $from }–{ $to } spelare
home-minutes = { $from }–{ $to } minuter
home-ages = från { $from } år

# Vilka spelar
home-who = Vilka spelar?
home-your-name = Ditt namn
home-name = Namn
home-player = Spelare { $number }
home-their-name = Namn på spelare { $number }
home-who-easy = Dator – lätt
home-who-medium = Dator – medelsvår
home-who-hard = Dator – svår
home-who-expert = Dator – expert
home-who-device = Någon vid den här enheten
home-who-friend = En vän, via en länk
home-level-easy = En nybörjare: tänker på en biljett i taget och bygger där det går.
home-level-medium = Planerar bra men gör ett misstag ibland.
home-level-hard = Tänker igenom varje drag, tar det den behöver och ställer sig i vägen.
home-level-expert = Spelar igenom tusentals möjliga partier före varje drag.
home-friend-hint = Du får en länk att skicka.
home-add = Lägg till en spelare
home-remove = Ta bort spelare { $number }
home-curtain = Skicka enheten runt. En ridå döljer korten mellan turerna.
home-starter = Vem börjar?
home-starter-random = Slumpen avgör
home-starter-you = Du
home-play = Spela { $game }
home-invite = Öppna ett bord och bjud in
home-friends = Ett bord för vänner

# Pågående partier, öppna bord, tidigare partier
home-continue = Spela vidare
home-go-on = Fortsätt
home-in-lobby = Väntar på spelare
home-your-turn = Din tur
home-their-turn = Väntar på de andra
home-free-seat = ledig plats
home-open-tables = Öppna bord
home-no-tables = Inget bord är öppet just nu. Öppna ett själv och gör det synligt i bordets inställningar.
home-join =
    { $free ->
        [one] Gå med (1 plats ledig)
       *[other] Gå med ({ $free } platser lediga)
    }
home-watch = Titta på
home-past = Tidigare partier
home-no-past = Partier som du spelat klart kan du se igen här.
home-result = Resultat
home-replay = Repris
home-replay-file = Öppna ett sparat parti
home-won = Vinnare:
home-outcome-won = Du vann
home-outcome-lost = Du förlorade
home-outcome-shared = Delad seger
home-past-show = Vilka partier
home-past-all = Alla partier
home-past-mine = Mina partier
home-past-won = Partier jag vann
home-past-lost = Partier jag förlorade
home-past-public = Offentliga partier
home-past-map = Karta
home-past-every-map = Alla kartor
home-past-none = Inga partier stämmer in.
home-past-more = { $count ->
        [one] Visa 1 till
       *[other] Visa { $count } till
    }
