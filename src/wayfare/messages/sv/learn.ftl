learn-title = Lär dig genom att spela
learn-intro = Ett riktigt parti mot en nybörjare. En guide sitter bredvid och säger vid varje steg vad du kan göra och varför. Du behöver inte kunna något i förväg.
learn-about-points = Flest poäng vinner. Snabbt, med lite list. Ungefär 15 minuter.
learn-about-race = Först att göra klart sina biljetter vinner. Det enklaste av alla, och bra för barn. Ungefär 15 minuter.
learn-begin = Börja
learn-go-on = Fortsätt din lektion
learn-rules = Jag läser hellre reglerna
learn-opponent = Robin
learn-coach = Din guide
learn-hide = Fortsätt utan guide

learn-first-tickets = Välkommen! Det här är dina första { noun-tickets }
    .text = { $words ->
        [city] Ett biljettkort visar två platser. Koppla ihop dem med egna sträckor, så får du kortets poäng i slutet
       *[other] En biljett visar två städer. Koppla ihop dem med egna sträckor, så får du biljettens poäng i slutet
    }; annars förlorar du lika många. De kortaste vägarna lyses upp på brädet. { $words ->
        [city] Du behåller alla, om du inte trycker på ett för att lämna tillbaka det.
       *[other] Du behåller alla, om du inte trycker på en för att välja bort den.
    }
learn-more-tickets = Nya { noun-tickets }: välj vilka du behåller
    .text = Välj korta, eller sådana som ligger nära dina sträckor. { $words ->
        [city] För ett biljettkort som inte är klart i slutet förlorar du kortets poäng.
       *[other] För en biljett som inte är klar i slutet förlorar du biljettens poäng.
    }
learn-others-choose = { $name } väljer också
    .text = Ingen ser de andras { noun-tickets } förrän i slutet.
learn-turn = Din tur
    .text = Dra kort, muta in en sträcka eller dra nya { noun-tickets }.
learn-race-turn = Din tur
    .text = Dra kort, muta in en sträcka eller byt biljetter.
learn-draw-first = Din tur: dra { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort
    .text = På din tur gör du en enda sak: drar kort, mutar in en sträcka eller drar { noun-tickets }. Sträckor betalas med kort i deras färg, så börja med att dra kort: tryck på ett uppvänt kort, eller på leken för ett dolt.
learn-race-draw-first = Din tur: dra { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort
    .text = På din tur gör du en av tre saker: drar kort, mutar in en sträcka eller byter biljetter. En biljett visar två städer; koppla ihop dem med egna sträckor, så är den klar. Först till { $goal ->
        [6] sex
       *[other] { $goal }
    } klara biljetter vinner. Sträckor betalas med kort i deras färg, så börja med att dra kort: tryck på leken.
learn-next-card = Och ett kort till
    .text = Du drar { $draw ->
        [2] två
       *[other] { $draw }
    } kort per tur. Jokern ({ $wild }) kan stå för vilken färg som helst. Uppvänd är den så stark att den är det enda kort du får ta; ur leken är den ett kort som alla andra.
learn-draw = Dra { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort
    .text = Sträckor betalas med kort i deras färg.
learn-race-draw = Dra { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort
    .text = Sträckor betalas med kort i deras färg. Jokern ({ $wild }) kan stå för vilken färg som helst.
learn-claim-first = Muta nu in din första sträcka: { $route }
    .text = Du har korten. Tryck på sträckan på brädet; du betalar { $cards }, och { $words ->
        [city] dina taxibilar kör ut på den
        [railway] dina vagnar rullar ut på den
       *[journey] dina tåg rullar ut på den
    }.
learn-claim = Du kan muta in { $route }
    .text = Den kostar { $cards }. Tryck på den på brädet innan någon annan tar den.
learn-claimed = { $route } är din!
    .text = Den ger { $points } poäng. Dina { noun-tickets } visar vad som fattas.
learn-race-claimed = { $route } är din!
    .text = Ingen kan ta den ifrån dig. Dina biljetter visar vad som fattas.
learn-ticket-done = { $ticket } är { $words ->
        [city] klart!
       *[other] klar!
    }
    .text = I slutet får du { $worth } poäng för { $words ->
        [city] det
       *[other] den
    }. Ingen annan vet det ännu.
learn-race-ticket-done = { $ticket } är klar!
    .text = Den räknas, och du har fått en ny biljett i stället.
learn-wild-alone = Du tog en joker ({ $wild }): din tur är över
    .text = En uppvänd joker ({ $wild }) kan stå för vilken färg som helst, så den är det enda kort du får ta. Nu är det { $name } som spelar.
learn-watch = { $name } spelar
    .text = Titta på brädet. Allt visas steg för steg och skrivs i loggen.
learn-tickets = Dra nya { noun-tickets }
    .text = Du tittar på { $offered ->
        [2] två
        [3] tre
       *[other] { $offered }
    } och behåller minst { $kept ->
        [one] { noun-one }
       *[other] { $kept }
    }. { $words ->
        [city] Ett biljettkort som inte blir klart
       *[other] En biljett som inte blir klar
    } kostar poäng.
learn-swap = Byt dina biljetter
    .text = Lägg tillbaka dina biljetter och ta { $dealt ->
        [2] två
       *[other] { $dealt }
    } nya; det kostar din tur.
learn-last-turn = Din sista tur
    .text = Någon har knappt några { noun-pieces } kvar, så alla har bara en tur till. Kan du muta in en sträcka så gör det nu: kort på handen ger ingenting.
learn-pass = Inget giltigt drag: passa
    .text = Du kan varken dra kort eller muta in något. Det händer sällan.
learn-over = Spelet är slut
    .text = Nu räknas poängen, rad för rad.
learn-race-over = Spelet är slut
    .text = Nu visas alla biljetter.

learn-remark-turn = På din tur gör du en enda sak: mutar in en sträcka (som du kan nu), drar { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort eller drar nya { noun-tickets }.
learn-remark-turn-race = På din tur gör du en av tre saker: mutar in en sträcka (som du kan nu), drar { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort eller byter biljetter. Först till { $goal ->
        [6] sex
       *[other] { $goal }
    } klara biljetter vinner.
learn-remark-cut = { $ticket } går inte längre att koppla ihop: satsa inget mer på { $words ->
        [city] det
       *[other] den
    }.
learn-remark-near-end = { $you ->
        [yes] Du
       *[no] { $name }
    } har bara { $pieces ->
        [one] 1 { noun-piece }
       *[other] { $pieces } { noun-pieces }
    } kvar. När någon har { $left ->
        [2] två
       *[other] { $left }
    } eller färre får alla var sin sista tur.
