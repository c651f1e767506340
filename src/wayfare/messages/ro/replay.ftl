replay-title = Reluare
replay-intro = Revezi un joc încheiat, mutare cu mutare și cu toate cărțile la vedere, și continuă-l din orice punct.
replay-pick = Alege o înregistrare
replay-drop = sau trage fișierul aici. A fost salvat cu „Descarcă înregistrarea” sau de wayfare simulate.
replay-no-record = Acest fișier nu este înregistrarea unui joc: o înregistrare este fișierul JSON salvat de „Descarcă înregistrarea”.
replay-broken = Această înregistrare nu poate fi reluată: { $sentence }
replay-unverified = Această înregistrare nu se potrivește cu împărțirea cărților: { $fault }
replay-controls = Reluare
replay-slider = Locul în joc
replay-place = { $at } din { $of }
replay-deal = Cărțile sunt împărțite
replay-first = La început
replay-back = O mutare înapoi
replay-next = O mutare înainte
replay-last = La final
replay-play = Redă
replay-pause = Pauză
replay-speed = Viteză
replay-eyes = Prin ochii cui
replay-eyes-all = Toate cărțile la vedere
replay-eyes-nobody = Un spectator
replay-which = Care joc
replay-game = Jocul { $number }
replay-leave = Ieși din reluare
replay-on = Continuă jocul de aici
replay-on-text = O masă nouă începe așa cum stătea acest joc după { $at ->
    [one] { $at } mutare
    [few] { $at } mutări
   *[other] { $at } de mutări
}. De acolo joci tu, iar pe celelalte locuri calculatorul; înregistrarea rămâne neschimbată.
replay-on-seat = Tu ești
replay-on-level = Ceilalți
replay-on-start = Continuă
