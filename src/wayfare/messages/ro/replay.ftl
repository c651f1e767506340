replay-title = Reluare
replay-intro = Revezi o partidă încheiată, mutare cu mutare și cu toate cărțile la vedere, și continu-o din orice punct.
replay-pick = Alege o înregistrare
replay-drop = sau trage fișierul aici. Este fișierul salvat cu „Descarcă înregistrarea” sau de comanda wayfare simulate.
replay-no-record = Acest fișier nu este înregistrarea unei partide: o înregistrare este fișierul JSON salvat cu „Descarcă înregistrarea”.
replay-broken = Această înregistrare nu poate fi reluată: este deteriorată sau aparține unui joc pe care serverul nu îl are.
replay-unverified = Această înregistrare nu se potrivește cu împărțirea cărților: o carte sau o mutare a fost schimbată.
replay-controls = Reluare
replay-slider = Poziția în partidă
replay-place = { $at } din { $of }
replay-deal = Cărțile au fost împărțite
replay-first = La început
replay-back = O mutare înapoi
replay-next = O mutare înainte
replay-last = La final
replay-play = Redă
replay-pause = Pauză
replay-speed = Viteză
replay-perspective = Vezi ca
replay-perspective-all = Toate cărțile la vedere
replay-perspective-spectator = Spectator
replay-which = Ce partidă
replay-game = Partida { $number }
replay-leave = Ieși din reluare
replay-on = Continuă partida de aici
replay-on-text = O masă nouă pornește din poziția de după { $at ->
    [one] { $at } mutare
    [few] { $at } mutări
   *[other] { $at } de mutări
}. De acolo joci tu, iar pe celelalte locuri joacă calculatorul; înregistrarea rămâne neschimbată.
replay-on-seat = Joci ca
replay-on-level = Ceilalți
replay-on-start = Continuă
