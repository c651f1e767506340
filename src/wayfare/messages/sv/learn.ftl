learn-title = Lär dig genom att spela
learn-intro = Ett riktigt parti mot en nybörjare. En guide sitter bredvid och säger vid varje steg vad du kan göra och varför. Du behöver inte kunna något i förväg.
learn-about-ny = Taxibilar på Manhattan. Snabbt, med poäng och lite list. Ungefär 15 minuter.
learn-about-fj = Tåg genom en hel kontinent. Det enklaste av alla, och bra för barn. Ungefär 15 minuter.
learn-begin = Börja
learn-go-on = Fortsätt din lektion
learn-rules = Jag läser hellre reglerna
learn-you = Du
learn-opponent = Robin
learn-coach = Din guide
learn-hide = Fortsätt utan guide

learn-first-tickets = Välkommen! Det här är dina första biljettkort
    .text = Ett biljettkort visar två platser. Koppla ihop dem med egna sträckor, så får du kortets poäng i slutet; annars förlorar du lika många. De kortaste vägarna lyses upp på brädet. Du behåller båda, om du inte trycker på ett för att lämna tillbaka det.
learn-more-tickets = Nya biljettkort: behåll ett eller båda
    .text = Välj korta, eller sådana som ligger nära dina sträckor. För ett biljettkort som inte är klart i slutet förlorar du kortets poäng.
learn-others-choose = { $name } väljer också
    .text = Ingen ser de andras biljettkort förrän i slutet.
learn-draw-first = Din tur: dra två kort
    .text = På din tur gör du en av tre saker: drar kort, mutar in en sträcka eller drar biljettkort. Sträckor betalas med kort i deras färg, så börja med att dra kort: tryck på ett uppvänt kort, eller på leken för ett dolt.
learn-fj-draw-first = Din tur: dra två kort
    .text = På din tur gör du en av tre saker: drar kort, mutar in en sträcka eller byter biljetter. En biljett visar två städer; koppla ihop dem med egna sträckor, så är den klar. Först till sex klara biljetter vinner. Sträckor betalas med kort i deras färg, så börja med att dra kort: tryck på leken.
learn-second = Och ett andra kort
    .text = Du drar två kort. Taxin är joker och kan stå för vilken färg som helst. Uppvänd i raden är den så stark att den ensam räknas som båda korten; ur leken är den ett kort som alla andra.
learn-draw = Dra två kort
    .text = Du har ännu inte nog med kort för någon sträcka på din väg.
learn-fj-draw = Dra två kort
    .text = Du har ännu inte nog med kort för någon sträcka på din väg. Loket är joker och kan stå för vilken färg som helst.
learn-claim-first = Muta nu in din första sträcka: { $route }
    .text = Du har korten, och den behövs för ditt biljettkort { $ticket }. Tryck på sträckan på brädet; du betalar { $cards }, och dina taxibilar kör ut på den.
learn-fj-claim-first = Muta nu in din första sträcka: { $route }
    .text = Du har korten, och den behövs för din biljett { $ticket }. Tryck på sträckan på brädet; du betalar { $cards }, och dina tåg rullar ut på den.
learn-claim = Du kan muta in { $route }
    .text = Den behövs för { $ticket } och kostar { $cards }. Tryck på den på brädet innan någon annan tar den.
learn-claim-any = Ta poäng för { $route }
    .text = Du behöver inget för dina biljettkort just nu. Långa sträckor är värda mer: fyra rutor ger 7 poäng, tre 4, två 2 och en 1. Varje turistattraktion som du når ger en poäng till.
learn-fj-claim-any = Du kan muta in { $route }
    .text = Du behöver den inte nu, men kanske för nästa biljett.
learn-claimed = { $route } är din!
    .text = Den ger { $points } poäng i slutet. Dina biljettkort visar vad som fattas.
learn-fj-claimed = { $route } är din!
    .text = Ingen kan ta den ifrån dig. Dina biljetter visar vad som fattas.
learn-ticket-done = { $ticket } är ihopkopplade!
    .text = I slutet får du { $worth } poäng för det. Ingen annan vet det ännu.
learn-fj-ticket-done = { $ticket } är klar!
    .text = Den räknas, och du har fått en ny biljett i stället.
learn-wild-alone = Du tog en taxi: turen är slut
    .text = En uppvänd taxi räknas som båda korten, eftersom den kan stå för vilken färg som helst. Nu är det { $name } som spelar.
learn-watch = { $name } spelar
    .text = Titta på brädet. Allt visas steg för steg och skrivs i loggen.
learn-all-done = Dina biljettkort är klara: dra nya?
    .text = Du tittar på två och behåller minst ett. Tror du att spelet snart är slut är det bättre att muta in långa sträckor: ett biljettkort som inte blir klart kostar poäng.
learn-swap = Byt dina biljetter
    .text = Båda dina biljetter är blockerade. Lägg tillbaka dem och ta två nya; det kostar din tur.
learn-last-turn = Din sista tur
    .text = Någon har knappt några taxibilar kvar, så alla har bara en tur till. Kan du muta in en sträcka så gör det nu: kort på handen ger ingenting.
learn-pass = Inget giltigt drag: passa
    .text = Du kan varken dra kort eller muta in något. Det händer sällan.
learn-over = Spelet är slut
    .text = Nu räknas poängen: sträckor, biljettkort, turistattraktioner.
learn-fj-over = Spelet är slut
    .text = Nu visas alla biljetter.

learn-remark-need = { $route } ligger på din väg och kostar { $need } × { $card }; du har { $have }.
learn-remark-need-gray = { $route } ligger på din väg; den är grå och kostar { $need ->
    [one] 1 kort i valfri färg
   *[other] { $need } kort i en och samma färg, vilken som helst
}.
learn-remark-turn = På din tur gör du en av tre saker: mutar in en sträcka, som nu, drar två kort eller drar nya biljettkort.
learn-remark-turn-fj = På din tur gör du en av tre saker: mutar in en sträcka, som nu, drar två kort eller byter biljetter. Först till sex klara biljetter vinner.
learn-remark-cut = { $ticket } kan inte längre bli klar: lägg inget mer på den.
learn-remark-near-end = { $name } har bara { $pieces ->
    [one] { $pieces } taxi
   *[other] { $pieces } taxibilar
} kvar. När någon har två eller färre får alla var sin sista tur.
