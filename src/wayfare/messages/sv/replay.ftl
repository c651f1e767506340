replay-title = Repris
replay-intro = Se ett avslutat spel igen, drag för drag och med alla kort öppna, och spela vidare från vilken punkt du vill.
replay-pick = Välj ett protokoll
replay-drop = eller släpp filen här. Den sparades med ”Ladda ner protokollet” eller av wayfare simulate.
replay-no-record = Den här filen är inget protokoll över ett spel: ett protokoll är JSON-filen som ”Ladda ner protokollet” sparar.
replay-broken = Det här protokollet kan inte spelas upp: { $sentence }
replay-unverified = Det här protokollet stämmer inte med sin kortgiv: { $fault }
replay-controls = Repris
replay-slider = Plats i spelet
replay-place = { $at } av { $of }
replay-deal = Korten är utdelade
replay-first = Till början
replay-back = Ett drag tillbaka
replay-next = Ett drag framåt
replay-last = Till slutet
replay-play = Spela upp
replay-pause = Paus
replay-speed = Hastighet
replay-eyes = Med vems ögon
replay-eyes-all = Alla kort öppna
replay-eyes-nobody = En åskådare
replay-which = Vilket spel
replay-game = Spel { $number }
replay-leave = Lämna reprisen
replay-on = Spela vidare härifrån
replay-on-text = Ett nytt bord börjar så som det här spelet stod efter { $at ->
    [one] { $at } drag
   *[other] { $at } drag
}. Därifrån spelar du, och datorn på de andra stolarna; protokollet ändras inte.
replay-on-seat = Du är
replay-on-level = De andra
replay-on-start = Spela vidare
