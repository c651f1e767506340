learn-title = Tanulj játék közben
learn-intro = Igazi játék egy könnyű ellenfél ellen. Egy segítő ül melletted, és minden lépésnél elmondja, mit tehetsz és miért. Semmit sem kell előre tudnod.
learn-about-ny = Taxik Manhattanben. Gyors, pontokkal és egy kis ravaszsággal. Körülbelül 15 perc.
learn-about-fj = Vonatok egy egész kontinensen át. A legegyszerűbb, gyerekeknek is. Körülbelül 15 perc.
learn-begin = Kezdjük
learn-go-on = A megkezdett lecke folytatása
learn-rules = Inkább elolvasom a szabályokat
learn-you = Te
learn-opponent = Robin
learn-coach = A segítőd
learn-hide = Tovább segítő nélkül

learn-first-tickets = Üdvözlünk! Ezek az első célkártyáid
    .text = Egy célkártya két megállót nevez meg. Kösd össze őket saját útvonalakkal, és a végén megkapod a pontjait; ha nem sikerül, ugyanennyit veszítesz. A tábla mutatja a legrövidebb utakat. Mindkettőt megtartod, hacsak rá nem koppintasz arra, amelyiket visszaadnád.
learn-more-tickets = Új célkártyák: tarts meg egyet vagy mindkettőt
    .text = Azt tartsd meg, amelyik rövid, vagy közel van az útvonalaidhoz. Ami a végén nem teljesül, a pontjaidba kerül.
learn-others-choose = { $name } is választ
    .text = A végéig senki sem látja a többiek célkártyáit.
learn-draw-first = Te jössz: húzz két kártyát
    .text = Egy körben három dolog egyikét teheted: kártyát húzol, útvonalat építesz meg, vagy célkártyákat húzol. Az útvonalakért a színükkel megegyező kártyákkal fizetsz, ezért kezdd kártyákkal: koppints egyre a felfordított sorban, vagy a paklira egy rejtettért.
learn-fj-draw-first = Te jössz: húzz két kártyát
    .text = Egy körben három dolog egyikét teheted: kártyákat húzol, útvonalat építesz meg, vagy lecseréled a célkártyáidat. Egy célkártya két várost nevez meg; kösd össze őket saját útvonalakkal, és teljesült. Hat teljesített célkártya nyer. Az útvonalakért a színükkel megegyező kártyákkal fizetsz, ezért kezdd kártyákkal: koppints a paklira.
learn-second = És egy második kártya
    .text = Egy húzás két kártya. A taxi joker, bármelyik szín helyett állhat. A felfordított sorból annyira erős, hogy egymaga egy egész húzás; a pakliból húzva olyan kártya, mint a többi.
learn-draw = Húzz két kártyát
    .text = Az utadba eső útvonalakhoz még kevés a kártyád.
learn-fj-draw = Húzz két kártyát
    .text = Az utadba eső útvonalakhoz még kevés a kártyád. A mozdony joker, bármelyik szín helyett állhat.
learn-claim-first = Építsd meg az első útvonaladat: { $route }
    .text = Megvannak hozzá a kártyáid, és útba esik ehhez a célkártyádhoz: { $ticket }. Koppints az útvonalra a táblán; fizetsz érte ({ $cards }), és a figuráid ráhajtanak.
learn-fj-claim-first = Építsd meg az első útvonaladat: { $route }
    .text = Megvannak hozzá a kártyáid, és útba esik ehhez a célkártyádhoz: { $ticket }. Koppints az útvonalra a táblán; fizetsz érte ({ $cards }), és a vonataid ráhajtanak.
learn-claim = Megépítheted: { $route }
    .text = Útba esik ehhez: { $ticket }. Az ára { $cards }. Koppints rá a táblán, mielőtt más elviszi.
learn-claim-any = Vidd, ami pontot hoz: { $route }
    .text = A célkártyáid most nem kérnek semmit. A hosszú útvonal többet ér: négy mező 7 pont, három 4, kettő 2, egy 1. Minden turistalátványosság, amelyet érintesz, egy pontot hoz.
learn-fj-claim-any = Megépítheted: { $route }
    .text = Most nem esik az utadba, de a következő célkártyádhoz jól jöhet.
learn-claimed = A tiéd: { $route }!
    .text = A végén { $points ->
    [one] { $points } pontot
   *[other] { $points } pontot
} hoz. A célkártyáid mutatják, mi hiányzik még.
learn-fj-claimed = A tiéd: { $route }!
    .text = Senki sem veheti el tőled. A célkártyáid mutatják, mi hiányzik még.
learn-ticket-done = Összekötötted: { $ticket }!
    .text = Ez a { $worth } pont a végén a tiéd. Más még nem tud róla.
learn-fj-ticket-done = Teljesült: { $ticket }!
    .text = Beszámít, és új célkártyát kaptál a helyére.
learn-wild-alone = A taxi az egész húzásod volt
    .text = A felfordított taxi két kártyával ér fel, mert bármelyik szín helyett állhat. Most { $name } jön.
learn-watch = { $name } lép
    .text = Figyeld a táblát. Minden egymás után látszik, és a naplóba is bekerül.
learn-all-done = A célkártyáid teljesültek: húzol újakat?
    .text = Kettőt nézel meg, és legalább egyet megtartasz. Ha úgy látod, hogy a játéknak hamar vége, építs inkább hosszú útvonalakat: a nem teljesített célkártya pontokba kerül.
learn-swap = Cseréld le a célkártyáidat
    .text = A célkártyáid útja lezárult. Tedd vissza mindkettőt, és húzz két újat; ez a teljes körödbe kerül.
learn-last-turn = Az utolsó köröd
    .text = Valakinek alig maradt taxija, ezért mindenkinek már csak egy köre van. Ha meg tudsz építeni egy útvonalat, most tedd: a kézben maradt kártya nem ér semmit.
learn-pass = Nincs mit tenni: passzolj
    .text = Nem tudsz húzni, és nem tudsz építeni semmit. Ez ritkán fordul elő.
learn-over = Vége a játéknak
    .text = Most összeszámoljuk a pontokat: útvonalak, célkártyák, turistalátványosságok.
learn-fj-over = Vége a játéknak
    .text = Most minden célkártyát megmutatunk.

learn-remark-need = Az utadba esik: { $route }. Ára { $need } × { $card }; neked { $have } van.
learn-remark-need-gray = Az utadba esik: { $route }. Szürke, ezért bármelyik, de egyetlen színből kér { $need ->
    [one] { $need } kártyát
   *[other] { $need } kártyát
}.
learn-remark-turn = Egy körben három dolog egyikét teheted: útvonalat építesz meg, mint most, két kártyát húzol, vagy új célkártyákat húzol.
learn-remark-turn-fj = Egy körben három dolog egyikét teheted: útvonalat építesz meg, mint most, két kártyát húzol, vagy lecseréled a célkártyáidat. Hat teljesített célkártya nyer.
learn-remark-cut = Ez már nem teljesíthető: { $ticket }. Ne költs rá többet.
learn-remark-near-end = { $name } játékosnak már csak { $pieces ->
    [one] { $pieces } taxija
   *[other] { $pieces } taxija
} maradt. Ha valakinek kettő vagy kevesebb marad, mindenkinek egy utolsó köre jön.
