learn-title = Învață jucând
learn-intro = O partidă adevărată împotriva unui adversar începător. Un ghid stă lângă tine și îți spune la fiecare pas ce poți face și de ce. Nu trebuie să știi nimic dinainte.
learn-about-ny = Taxiuri în Manhattan. Rapid, cu puncte și puțină viclenie. Cam 15 minute.
learn-about-fj = Trenuri de-a lungul unui continent. Cel mai simplu joc, potrivit și pentru copii. Cam 15 minute.
learn-begin = Începe
learn-go-on = Continuă lecția începută
learn-rules = Mai bine citesc regulile
learn-you = Tu
learn-opponent = Robin
learn-coach = Ghidul tău
learn-hide = Continuă fără ghid

learn-first-tickets = Bun venit! Acestea sunt primele tale cărți traseu
    .text = O carte traseu indică două locații. Leagă-le prin rutele tale și primești punctele ei la final; dacă nu reușești, pierzi tot atâtea. Drumurile cele mai scurte sunt evidențiate pe tablă. Le păstrezi pe amândouă, dacă nu atingi una ca să o dai înapoi.
learn-more-tickets = Cărți traseu noi: păstrează una sau pe amândouă
    .text = Păstrează-le pe cele scurte sau apropiate de rutele tale. Pentru o carte traseu nerealizată pierzi la final punctele ei.
learn-others-choose = Alege și { $name }
    .text = Nimeni nu vede cărțile traseu ale celorlalți până la final.
learn-draw-first = Rândul tău: trage două cărți
    .text = În tura ta faci unul dintre trei lucruri: tragi cărți, revendici o rută sau tragi cărți traseu. Rutele se plătesc cu cărți de culoarea lor, așa că începe prin a trage cărți: atinge una dintre cele cu fața în sus sau atinge pachetul, pentru una ascunsă.
learn-fj-draw-first = Rândul tău: trage două cărți
    .text = În tura ta faci unul dintre trei lucruri: tragi cărți, revendici o rută sau îți schimbi biletele. Un bilet arată două orașe; leagă-le prin rutele tale și biletul este parcurs. Câștigă cine parcurge primul șase bilete. Rutele se plătesc cu cărți de culoarea lor, așa că începe prin a trage cărți: atinge pachetul.
learn-second = Și a doua carte
    .text = Într-o tură tragi două cărți. Taxiul este joker și ține locul oricărei culori. Luat dintre cărțile cu fața în sus este atât de puternic, încât ține loc de ambele cărți; tras din pachet este o carte ca oricare alta.
learn-draw = Trage două cărți
    .text = Încă nu ai destule cărți pentru nicio rută de pe drumul tău.
learn-fj-draw = Trage două cărți
    .text = Încă nu ai destule cărți pentru nicio rută de pe drumul tău. Locomotiva este joker și ține locul oricărei culori.
learn-claim-first = Revendică prima ta rută: { $route }
    .text = Ai cărțile necesare, iar ruta îți trebuie pentru cartea traseu { $ticket }. Atinge ruta pe tablă; plătești { $cards }, iar taxiurile tale se așază pe ea.
learn-fj-claim-first = Revendică prima ta rută: { $route }
    .text = Ai cărțile necesare, iar ruta îți trebuie pentru biletul { $ticket }. Atinge ruta pe tablă; plătești { $cards }, iar trenurile tale se așază pe ea.
learn-claim = Poți revendica { $route }
    .text = Îți trebuie pentru { $ticket } și costă { $cards }. Atinge-o pe tablă, înainte să o ia altcineva.
learn-claim-any = Ia o rută pentru puncte: { $route }
    .text = Pentru cărțile tale traseu nu mai ai nevoie de nimic acum. Rutele lungi valorează mai mult: pentru patru spații primești 7 puncte, pentru trei 4, pentru două 2 și pentru unul 1. Fiecare atracție turistică atinsă îți mai dă un punct.
learn-fj-claim-any = Poți revendica { $route }
    .text = Acum nu îți trebuie, dar ți-ar putea fi de folos la biletul următor.
learn-claimed = { $route } este a ta!
    .text = Primești pentru ea { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} la final. Pe cărțile tale traseu vezi ce mai lipsește.
learn-fj-claimed = { $route } este a ta!
    .text = Nimeni nu ți-o poate lua. Pe biletele tale vezi ce mai lipsește.
learn-ticket-done = { $ticket }: realizată!
    .text = Punctele ei ({ $worth }) vor fi ale tale la final. Încă nu știe nimeni altcineva.
learn-fj-ticket-done = { $ticket }: parcurs!
    .text = Contează, iar în locul lui ai primit un bilet nou.
learn-wild-alone = Ai luat un taxi: tura s-a încheiat
    .text = Un taxi cu fața în sus ține loc de ambele cărți, fiindcă poate fi de orice culoare. Acum joacă { $name }.
learn-watch = Joacă { $name }
    .text = Privește tabla. Totul se vede pas cu pas și se scrie în jurnal.
learn-all-done = Cărțile tale traseu sunt realizate: tragi altele?
    .text = Te uiți la două și păstrezi cel puțin una. Dacă ți se pare că jocul se termină curând, revendică mai bine rute lungi: o carte traseu nerealizată costă puncte.
learn-swap = Schimbă-ți biletele
    .text = Ambele bilete sunt blocate. Pune-le înapoi și ia două noi; te costă tura.
learn-last-turn = Ultima ta tură
    .text = Cineva aproape că nu mai are taxiuri, așa că fiecare mai are o singură tură. Dacă poți revendica o rută, fă-o acum: pentru cărțile rămase în mână nu primești nimic.
learn-pass = Nu ai ce face: spune pas
    .text = Nu poți nici să tragi cărți, nici să revendici vreo rută. Se întâmplă rar.
learn-over = Jocul s-a încheiat
    .text = Acum se numără punctele: rute, cărți traseu, atracții turistice.
learn-fj-over = Jocul s-a încheiat
    .text = Acum se arată toate biletele.

learn-remark-need = { $route } este pe drumul tău și costă { $need } × { $card }; tu ai { $have }.
learn-remark-need-gray = { $route } este pe drumul tău; este gri, deci costă { $need ->
    [one] o carte de orice culoare
    [few] { $need } cărți de o singură culoare, oricare
   *[other] { $need } de cărți de o singură culoare, oricare
}.
learn-remark-turn = În tura ta faci unul dintre trei lucruri: revendici o rută, ca acum, tragi două cărți sau tragi cărți traseu noi.
learn-remark-turn-fj = În tura ta faci unul dintre trei lucruri: revendici o rută, ca acum, tragi două cărți sau îți schimbi biletele. Câștigă cine parcurge primul șase bilete.
learn-remark-cut = { $ticket }: traseul acesta nu mai poate fi realizat; nu mai cheltui nimic pentru el.
learn-remark-near-end = { $name } mai are doar { $pieces ->
    [one] { $pieces } taxi
    [few] { $pieces } taxiuri
   *[other] { $pieces } de taxiuri
}. Când cineva rămâne cu două sau mai puține, fiecare mai joacă o ultimă tură.
