rules-title = Reglerna
rules-pick = Vilket spel?
rules-minute = Spelet på en minut
rules-all = Alla regler
rules-try = Lär dig genom att spela
rules-map = Karta: { $name }
rules-spaces = Rutor
rules-points = Poäng
rules-lost = Brädet kunde inte hämtas: servern svarar inte. Reglerna nedan är kompletta även utan bilder.

rules-points-goal = { $look ->
        [city] Kör dina taxibilar genom staden.
       *[other] Låt dina tåg rulla över kartan.
    } Samla kort, betala sträckor med dem och koppla ihop { $words ->
        [city] platserna på dina hemliga biljettkort
       *[other] städerna på dina hemliga biljetter
    }. Den som har flest poäng i slutet vinner.
rules-points-tickets = Dina { $words ->
        [city] biljettkort
       *[other] biljetter
    }
    .text = { $words ->
        [city] Ett biljettkort visar två platser. Koppla ihop dem med dina egna sträckor, vilken väg du vill, så får du kortets poäng i slutet.
       *[other] En biljett visar två städer. Koppla ihop dem med dina egna sträckor, vilken väg du vill, så får du biljettens poäng i slutet.
    } Om du inte lyckas förlorar du lika många. Du börjar med { $dealt ->
        [2] två
       *[other] { $dealt }
    } { $words ->
        [city] biljettkort
       *[other] biljetter
    } och behåller minst { $keptFirst ->
        [one] ett
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
    .text = Betala så många kort i sträckans färg som den har rutor och ställ { $look ->
        [city] en taxi
       *[other] ett tåg
    } på varje ruta. En grå sträcka betalas med en enda färg, vilken som helst. Sträckan är din resten av spelet. Den behöver inte hänga ihop med dina andra sträckor.
rules-points-more = Dra { $words ->
        [city] biljettkort
       *[other] biljetter
    }
    .text = Titta på { $offered ->
        [2] två
       *[other] { $offered }
    } nya och behåll minst { $kept ->
        [one] ett
       *[other] { $kept }
    }. Fler { $words ->
        [city] biljettkort
       *[other] biljetter
    } kan ge fler poäng, om du hinner med dem.
rules-points-end = Slutet
    .text = När någon har { $left ->
        [2] två
       *[other] { $left }
    } { $look ->
        [city] taxibilar
       *[other] tåg
    } eller färre kvar får alla var sin sista tur, den spelaren också. Sedan visas alla { $words ->
        [city] biljettkort
       *[other] biljetter
    }.
rules-points-score = Poäng
    .text = För varje sträcka efter dess längd; för { $words ->
        [city] biljettkorten
       *[other] biljetterna
    } det som står på dem, plus eller minus{ $attractions ->
        [0] {""}
        [one] ; och en poäng för varje turistattraktion som någon av dina sträckor når
       *[other] ; och { $attractions } poäng för varje turistattraktion som någon av dina sträckor når
    }. Vid lika vinner den som har flest klara { $words ->
        [city] biljettkort
       *[other] biljetter
    }.

rules-race-goal = { $look ->
        [city] Kör dina taxibilar genom staden.
       *[other] Res med tåg över hela kartan.
    } Samla kort, betala sträckor med dem och koppla ihop städerna på dina biljetter. Den som först får { $goal ->
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
    .text = Betala så många kort i sträckans färg som den har rutor och ställ { $look ->
        [city] en taxi
       *[other] ett tåg
    } på varje ruta. Sträckan är din resten av spelet. Den behöver inte hänga ihop med dina andra sträckor.
rules-race-more = Byt dina biljetter
    .text = Om du inte tycker om dina biljetter lägger du tillbaka dem och tar { $dealt ->
        [2] två
       *[other] { $dealt }
    } nya. Det kostar din tur.
rules-race-bonus = Från öst till väst!
    .text = Koppla ihop en stad i öster med en i väster, så får du en bonusbiljett. Den räknas som en klar biljett. Varje spelare kan få den en gång.
rules-race-end = Slutet
    .text = Spelet är slut så fort någon har fått { $goal ->
        [6] sex
       *[other] { $goal }
    } biljetter klara. Det tar också slut om någon dessförinnan ställer ut { $look ->
        [city] sin sista taxi
       *[other] sitt sista tåg
    }: då vinner den som har flest klara biljetter.

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
