learn-title = Învață jucând
learn-intro = Un joc adevărat împotriva unui adversar ușor. Un ghid stă lângă tine și îți spune la fiecare pas ce poți face și de ce. Nu trebuie să știi nimic dinainte.
learn-about-ny = Taxiuri în Manhattan. Rapid, cu puncte și puțină viclenie. Cam 15 minute.
learn-about-fj = Trenuri de-a lungul unui continent. Cel mai simplu, și pentru copii. Cam 15 minute.
learn-begin = Începe
learn-go-on = Continuă lecția începută
learn-rules = Mai bine citesc regulile
learn-you = Tu
learn-opponent = Robin
learn-coach = Ghidul tău
learn-hide = Mai departe fără ghid

learn-first-tickets = Bun venit! Acestea sunt primele tale cărți traseu
    .text = O carte traseu numește două locații. Leagă-le prin rute proprii și primești punctele ei la final; dacă nu, pierzi tot atâtea. Tabla luminează drumurile cele mai scurte. Le păstrezi pe amândouă, dacă nu atingi una ca să o dai înapoi.
learn-more-tickets = Cărți traseu noi: păstrează una sau pe amândouă
    .text = Păstrează ce este scurt sau aproape de rutele tale. O carte traseu nerealizată la final te costă punctele ei.
learn-others-choose = Alege și { $name }
    .text = Nimeni nu vede cărțile traseu ale celorlalți până la final.
learn-draw-first = Rândul tău: trage două cărți
    .text = O tură este unul dintre trei lucruri: tragi cărți, revendici o rută sau tragi cărți traseu. Rutele se plătesc cu cărți de culoarea lor, așa că începe cu cărți: atinge una din rândul cu fața în sus sau pachetul, pentru una ascunsă.
learn-fj-draw-first = Rândul tău: trage două cărți
    .text = O tură este unul dintre trei lucruri: tragi cărți, revendici o rută sau îți schimbi biletele. Un bilet numește două orașe; leagă-le prin rute proprii și este realizat. Șase bilete realizate câștigă. Rutele se plătesc cu cărți de culoarea lor, așa că începe cu cărți: atinge pachetul.
learn-second = Și a doua carte
    .text = Tragi mereu două cărți. Taxiul este joker și ține locul oricărei culori. Din rândul cu fața în sus este atât de puternic, încât ține loc de ambele cărți; tras din pachet este o carte ca oricare alta.
learn-draw = Trage două cărți
    .text = Pentru o rută de pe drumul tău ai încă prea puține cărți.
learn-fj-draw = Trage două cărți
    .text = Pentru o rută de pe drumul tău ai încă prea puține cărți. Locomotiva este joker și ține locul oricărei culori.
learn-claim-first = Revendică prima ta rută: { $route }
    .text = Ai cărțile, iar ruta este pe drumul cărții tale { $ticket }. Atinge ruta pe tablă; plătești { $cards }, iar piesele tale se așază pe ea.
learn-fj-claim-first = Revendică prima ta rută: { $route }
    .text = Ai cărțile, iar ruta este pe drumul biletului tău { $ticket }. Atinge ruta pe tablă; plătești { $cards }, iar trenurile tale se așază pe ea.
learn-claim = Poți revendica { $route }
    .text = Este pe drumul pentru { $ticket } și costă { $cards }. Atinge-o pe tablă, înainte să o ia altcineva.
learn-claim-any = Ia ce aduce puncte: { $route }
    .text = Cărțile tale traseu nu mai cer nimic acum. Rutele lungi valorează mai mult: patru spații aduc 7 puncte, trei 4, două 2 și unul 1. Fiecare atracție turistică atinsă aduce câte unul.
learn-fj-claim-any = Poți revendica { $route }
    .text = Acum nu este pe drumul tău, dar biletul următor ar putea avea nevoie de ea.
learn-claimed = { $route } este a ta!
    .text = Aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} la final. Cărțile tale traseu arată ce mai lipsește.
learn-fj-claimed = { $route } este a ta!
    .text = Nimeni nu ți-o poate lua. Biletele tale arată ce mai lipsește.
learn-ticket-done = { $ticket }: realizată!
    .text = Punctele ei ({ $worth }) sunt ale tale la final. Încă nu știe nimeni altcineva.
learn-fj-ticket-done = { $ticket }: realizat!
    .text = Contează, iar în locul lui ai primit un bilet nou.
learn-wild-alone = Taxiul a fost toată tragerea ta
    .text = Un taxi cu fața în sus valorează cât două cărți, fiindcă ține locul oricărei culori. Acum joacă { $name }.
learn-watch = Joacă { $name }
    .text = Privește tabla. Tot ce se întâmplă se vede pe rând și se scrie în jurnal.
learn-all-done = Cărțile tale traseu sunt realizate: tragi altele?
    .text = Te uiți la două și păstrezi cel puțin una. Dacă ți se pare că jocul se termină curând, revendică mai bine rute lungi: o carte traseu nerealizată costă puncte.
learn-swap = Schimbă-ți biletele
    .text = Drumurile biletelor tale sunt închise. Pune-le pe amândouă înapoi și ia două noi; te costă tura.
learn-last-turn = Ultima ta tură
    .text = Cineva aproape nu mai are taxiuri, așa că fiecare mai are o singură tură. Dacă poți revendica o rută, fă-o acum: cărțile rămase în mână nu aduc nimic.
learn-pass = Nimic de făcut: spune pas
    .text = Nu poți trage și nu poți revendica nimic. Se întâmplă rar.
learn-over = Jocul s-a încheiat
    .text = Acum se numără punctele: rute, cărți traseu, atracții turistice.
learn-fj-over = Jocul s-a încheiat
    .text = Acum se arată toate biletele.

learn-remark-need = { $route } este pe drumul tău și costă { $need } × { $card }; tu ai { $have }.
learn-remark-need-gray = { $route } este pe drumul tău; este gri, deci costă { $need ->
    [one] { $need } carte
    [few] { $need } cărți
   *[other] { $need } de cărți
} de o singură culoare, oricare.
learn-remark-turn = O tură este unul dintre trei lucruri: revendici o rută, ca acum, tragi două cărți sau tragi cărți traseu noi.
learn-remark-turn-fj = O tură este unul dintre trei lucruri: revendici o rută, ca acum, tragi două cărți sau îți schimbi biletele. Șase bilete realizate câștigă.
learn-remark-cut = { $ticket }: drumul acesta nu mai poate fi legat, nu mai cheltui nimic pentru el.
learn-remark-near-end = { $name } mai are doar { $pieces ->
    [one] { $pieces } taxi
    [few] { $pieces } taxiuri
   *[other] { $pieces } de taxiuri
}. Când cineva are două sau mai puține, fiecare mai are o ultimă tură.
