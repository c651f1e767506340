rules-title = Reglerna
rules-pick = Vilket spel?
rules-minute = Spelet på en minut
rules-all = Alla regler
rules-try = Lär dig genom att spela
rules-map = Karta: { $name }
rules-spaces = Rutor
rules-points = Poäng
rules-lost = Brädet kunde inte hämtas: servern svarar inte. Reglerna nedan är kompletta även utan bilder.

rules-points-goal = { $words ->
        [city] Kör dina taxibilar genom staden.
       *[other] Låt dina tåg rulla över kartan.
    } Samla kort, betala sträckor med dem och koppla ihop { $words ->
        [city] platserna på dina hemliga biljettkort
       *[other] städerna på dina hemliga biljetter
    }. Den som har flest poäng i slutet vinner.
rules-points-tickets = Dina { noun-tickets }
    .text = { $words ->
        [city] Ett biljettkort visar två platser. Koppla ihop dem med dina egna sträckor, vilken väg du vill, så får du kortets poäng i slutet.
       *[other] En biljett visar två städer. Koppla ihop dem med dina egna sträckor, vilken väg du vill, så får du biljettens poäng i slutet.
    } Om du inte lyckas förlorar du lika många. Du börjar med { $dealt ->
        [2] två
       *[other] { $dealt }
    } { noun-tickets } och behåller minst { $keptFirst ->
        [one] { noun-one }
        [2] två
       *[other] { $keptFirst }
    }. Ingen annan ser dem.
rules-points-draw = Dra { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort
    .text = Bland de { $market ->
        [5] fem
       *[other] { $market }
    } uppvända eller blint från leken, ett i taget. Jokern ({ $wild }) kan stå för vilken färg som helst. Tar du en uppvänd joker blir den ditt enda kort den turen.
rules-points-claim = Muta in en sträcka
    .text = Betala så många kort i sträckans färg som den har rutor och ställ { $words ->
        [city] en taxi
        [railway] en vagn
       *[journey] ett tåg
    } på varje ruta. Färgen på dina { noun-pieces } spelar ingen roll. En grå sträcka betalas med en enda färg, vilken som helst. Sträckan är din resten av spelet. Den behöver inte hänga ihop med dina andra sträckor.
rules-points-more = Dra { noun-tickets }
    .text = Titta på { $offered ->
        [2] två
        [3] tre
       *[other] { $offered }
    } nya och behåll minst { $kept ->
        [one] { noun-one }
       *[other] { $kept }
    }. Fler { noun-tickets } kan ge fler poäng, om du hinner med dem.
rules-points-end = Slutet
    .text = När någon har { $left ->
        [2] två
       *[other] { $left }
    } { noun-pieces } eller färre kvar får alla var sin sista tur, den spelaren också. Sedan visas alla { noun-tickets }.
rules-points-score = Poäng
    .text = Varje sträcka ger poäng efter sin längd; för { noun-tickets-the } får eller förlorar du det som står på dem{ $attractions ->
        [0] {""}
        [one] ; varje turistattraktion som någon av dina sträckor når ger en poäng
       *[other] ; varje turistattraktion som någon av dina sträckor når ger { $attractions } poäng
    }. Vid lika vinner den som har flest klara { noun-tickets }.

rules-race-goal = Res med tåg över hela kartan. Samla kort, betala sträckor med dem och koppla ihop städerna på dina biljetter. Den som först får { $goal ->
        [6] sex
       *[other] { $goal }
    } biljetter klara vinner den gyllene biljetten.
rules-race-tickets = Dina biljetter
    .text = En biljett visar två städer. Koppla ihop dem med dina egna sträckor, vilken väg du vill, så är biljetten klar: du visar den och får en ny. Du har alltid { $dealt ->
        [2] två
       *[other] { $dealt }
    }. Ingen annan ser dem innan dess.
rules-race-draw = Dra { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort
    .text = Överst från leken. Jokern ({ $wild }) kan stå för vilken färg som helst.
rules-race-claim = Muta in en sträcka
    .text = Betala så många kort i sträckans färg som den har rutor och ställ ett tåg på varje ruta. Färgen på dina tåg spelar ingen roll. Sträckan är din resten av spelet. Den behöver inte hänga ihop med dina andra sträckor.
rules-race-more = Byt dina biljetter
    .text = Om du inte tycker om dina biljetter lägger du tillbaka dem och tar { $dealt ->
        [2] två
       *[other] { $dealt }
    } nya. Det kostar din tur.
rules-race-bonus = Från öst till väst!
    .text = Koppla ihop en stad vid den östra kanten med en vid den västra, så får du en bonusbiljett. Den räknas som en klar biljett. Varje spelare kan få den bara en gång.
rules-race-end = Slutet
    .text = Spelet är slut så fort någon har fått { $goal ->
        [6] sex
       *[other] { $goal }
    } biljetter klara. Det tar också slut om någon dessförinnan ställer ut sitt sista tåg: då vinner den som har flest klara biljetter.

rules-turn = Din tur: gör en av de här { $count ->
        [4] fyra
       *[other] tre
    } sakerna
rules-double = Två sträckor bredvid varandra
    .points = Du kan aldrig ha båda. Med { $both ->
        [3] två
       *[other] färre än { $both }
    } spelare stängs den ena när den andra är tagen; med { $both ->
        [3] tre
       *[other] { $both }
    } eller fler får någon annan ta den.
    .race = Du kan aldrig ha båda, men någon annan får ta den andra.
