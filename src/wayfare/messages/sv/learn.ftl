learn-title = Lär dig genom att spela
learn-intro = Ett riktigt spel mot en lätt motståndare. En guide sitter bredvid och säger vid varje steg vad du kan göra och varför. Du behöver inte kunna något i förväg.
learn-about-ny = Taxibilar på Manhattan. Snabbt, med poäng och lite list. Ungefär 15 minuter.
learn-about-fj = Tåg genom en hel kontinent. Det enklaste av alla, för barn också. Ungefär 15 minuter.
learn-begin = Börja
learn-go-on = Fortsätt din lektion
learn-rules = Jag läser hellre reglerna
learn-you = Du
learn-opponent = Robin
learn-coach = Din guide
learn-hide = Spela vidare utan guide

learn-first-tickets = Välkommen! Det här är dina första biljettkort
    .text = Ett biljettkort nämner två platser. Förbind dem med egna sträckor, så får du kortets poäng i slutet; annars förlorar du lika många. Spelplanen lyser upp de kortaste vägarna. Du behåller båda, om du inte trycker på ett för att lämna tillbaka det.
learn-more-tickets = Nya biljettkort: behåll ett eller båda
    .text = Ta det som är kort eller ligger nära dina sträckor. Ett biljettkort som inte är klart i slutet kostar sina poäng.
learn-others-choose = { $name } väljer också
    .text = Ingen ser de andras biljettkort före slutet.
learn-draw-first = Din tur: dra två kort
    .text = En tur är en av tre saker: dra kort, muta in en sträcka eller dra biljettkort. Sträckor betalas med kort i deras färg, så börja med kort: tryck på ett i den uppvända raden, eller på leken för ett dolt.
learn-fj-draw-first = Din tur: dra två kort
    .text = En tur är en av tre saker: dra kort, muta in en sträcka eller byta biljetter. En biljett nämner två städer; förbind dem med egna sträckor, så är den klar. Sex klara biljetter vinner. Sträckor betalas med kort i deras färg, så börja med kort: tryck på leken.
learn-second = Och ett andra kort
    .text = Man drar två kort. Taxin är joker och kan stå för vilken färg som helst. Uppvänd i raden är den så stark att den ensam är hela dragningen; ur leken är den ett kort som alla andra.
learn-draw = Dra två kort
    .text = För en sträcka på din väg har du ännu för få kort.
learn-fj-draw = Dra två kort
    .text = För en sträcka på din väg har du ännu för få kort. Loket är joker och kan stå för vilken färg som helst.
learn-claim-first = Muta nu in din första sträcka: { $route }
    .text = Du har korten, och den ligger på vägen för ditt biljettkort { $ticket }. Tryck på sträckan på spelplanen; du betalar { $cards }, och dina pjäser kör ut på den.
learn-fj-claim-first = Muta nu in din första sträcka: { $route }
    .text = Du har korten, och den ligger på vägen för din biljett { $ticket }. Tryck på sträckan på spelplanen; du betalar { $cards }, och dina pjäser kör ut på den.
learn-claim = Du kan muta in { $route }
    .text = Den ligger på vägen för { $ticket } och kostar { $cards }. Tryck på den på spelplanen innan någon annan tar den.
learn-claim-any = Ta det som ger poäng: { $route }
    .text = Dina biljettkort kräver inget just nu. Långa sträckor är värda mer: fyra rutor ger 7 poäng, tre 4, två 2 och en 1. Varje turistattraktion som du når ger en.
learn-fj-claim-any = Du kan muta in { $route }
    .text = Den ligger inte på din väg nu, men nästa biljett kan behöva den.
learn-claimed = { $route } är din!
    .text = Den ger { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
} i slutet. Dina biljettkort visar vad som fattas.
learn-fj-claimed = { $route } är din!
    .text = Ingen kan ta den ifrån dig. Dina biljetter visar vad som fattas.
learn-ticket-done = { $ticket } är förbundna!
    .text = De { $worth } poängen är dina i slutet. Ingen annan vet det ännu.
learn-fj-ticket-done = { $ticket } är klar!
    .text = Den räknas, och du har fått en ny biljett i stället.
learn-wild-alone = Taxin var hela din dragning
    .text = En uppvänd taxi räknas som två kort, eftersom den kan stå för vilken färg som helst. Nu är det { $name } som spelar.
learn-watch = { $name } spelar
    .text = Titta på spelplanen. Allt som händer visas en sak i taget och skrivs ner i loggen.
learn-all-done = Dina biljettkort är klara: dra nya?
    .text = Du tittar på två och behåller minst ett. Tror du att spelet snart är slut är det bättre att muta in långa sträckor: ett biljettkort som inte är klart kostar poäng.
learn-swap = Byt dina biljetter
    .text = Vägarna för dina biljetter är stängda. Lägg tillbaka båda och ta två nya; det kostar din tur.
learn-last-turn = Din sista tur
    .text = Någon har knappt några taxibilar kvar, så alla har bara en tur till. Kan du muta in en sträcka så gör det nu: kort på handen ger ingenting.
learn-pass = Inget att göra: passa
    .text = Du kan varken dra eller muta in något. Det händer sällan.
learn-over = Spelet är slut
    .text = Nu räknas poängen: sträckor, biljettkort, turistattraktioner.
learn-fj-over = Spelet är slut
    .text = Nu visas alla biljetter.

learn-remark-need = { $route } ligger på din väg och kostar { $need } × { $card }; du har { $have }.
learn-remark-need-gray = { $route } ligger på din väg; den är grå och kostar { $need ->
    [one] { $need } kort
   *[other] { $need } kort
} i en och samma färg, vilken som helst.
learn-remark-turn = En tur är en av tre saker: muta in en sträcka som nu, dra två kort eller dra nya biljettkort.
learn-remark-turn-fj = En tur är en av tre saker: muta in en sträcka som nu, dra två kort eller byta biljetter. Sex klara biljetter vinner.
learn-remark-cut = { $ticket } kan inte längre bli klar: lägg inget mer på den.
learn-remark-near-end = { $name } har bara { $pieces ->
    [one] { $pieces } taxi
   *[other] { $pieces } taxibilar
} kvar. När någon har två eller färre får alla var sin sista tur.
