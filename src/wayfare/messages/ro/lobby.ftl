lobby-invited = { $name } te invită să jucați { $game }
lobby-waiting =
    { $free ->
        [one] Mai este un loc liber.
        [few] Mai sunt { $free } locuri libere.
       *[other] Mai sunt { $free } de locuri libere.
    }
lobby-ready = Sunteți cu toții aici.
lobby-rematch = Revanșă: se așteaptă { $names }.
lobby-watchers =
    { $count ->
        [one] privește o persoană
        [few] privesc { $count } persoane
       *[other] privesc { $count } de persoane
    }

# La venire
lobby-join-title = Așază-te la masă
lobby-your-name = Numele tău
lobby-join = Intră în joc
lobby-name-please = Scrie, te rog, un nume pe care îl vor vedea ceilalți.
lobby-full = Toate locurile sunt ocupate
lobby-watching = Sau rămâi și privește: jocul apare aici când începe.
lobby-joined = { $name } s-a așezat la masă.
lobby-left = { $name } a plecat de la masă.

# Locurile
lobby-chairs = Locuri
lobby-youngest = Se joacă în această ordine. De obicei începe cel mai tânăr.
lobby-shuffle = Amestecă
lobby-you = tu
lobby-starts = începe
lobby-free = Loc liber
lobby-free-hint = așteaptă un oaspete
lobby-computer = Calculator
lobby-here = aici
lobby-not-here = neconectat
lobby-not-back = încă nu s-a întors
lobby-level-of = Nivelul pentru { $name }
lobby-rename = Schimbă numele: { $name }
lobby-save-name = Salvează numele
lobby-other-device = Mută pe alt dispozitiv locul jucătorului { $name }
lobby-leave = Pleacă de la masă
lobby-up = Mută mai sus: { $name }
lobby-down = Mută mai jos: { $name }
lobby-remove = Elimină: { $name }
lobby-add = Adaugă:
lobby-add-bot = Calculator
lobby-add-free = Loc liber
lobby-add-person = Cineva pe acest dispozitiv

# Începutul
lobby-not-yet =
    { $free ->
        [one] Un loc este liber. Așteaptă un oaspete, elimină locul sau dă-l calculatorului.
        [few] { $free } locuri sunt libere. Așteaptă oaspeți, elimină locurile sau dă-le calculatorului.
       *[other] { $free } de locuri sunt libere. Așteaptă oaspeți, elimină locurile sau dă-le calculatorului.
    }
lobby-fill = Completează cu calculatorul
lobby-start = Începe jocul
lobby-start-now = Începe fără să aștepți
lobby-stand-ins = Jocul începe de la sine când se întorc toți. Dacă începi acum, în locul celor care lipsesc joacă un înlocuitor; ei își pot relua locul oricând.
lobby-rematch-starts = Jocul începe de la sine când se întorc toți.
lobby-host-starts = Ai un loc la masă. Jocul începe când îl pornește gazda.

# Linkul
lobby-invite = Invită
lobby-invite-how = Oricine are acest link poate ocupa un loc liber sau poate privi.
lobby-link = Linkul acestei mese
lobby-copy = Copiază
lobby-copied = Linkul a fost copiat.
lobby-copy-by-hand = Linkul este selectat: copiază-l de la tastatură sau cu o apăsare lungă.
lobby-share = Distribuie
lobby-share-text = Hai să jucăm împreună { $game }:
lobby-qr = Codul QR al linkului
lobby-local = Numai acest calculator poate deschide linkul.
lobby-local-how = Ca să se poată alătura telefoane și calculatoare din rețeaua ta de acasă, oprește wayfare cu Ctrl-C și pornește-l așa. Partidele tale rămân salvate; din afara rețelei nu se poate alătura nimeni.

# Un loc pe alt dispozitiv
lobby-move-seat = Locul jucătorului { $name } pe alt dispozitiv
lobby-move-how = Scanează codul cu celălalt dispozitiv sau deschide acolo linkul.
lobby-seat-link = Linkul acestui loc
lobby-move-care = Linkul este cheia locului: oricine îl are vede cărțile. Dă-l numai celui care joacă pe acest loc.
lobby-keep-both = Păstrează locul și aici
lobby-moved = Gata, joc acolo de acum

# Cum se joacă la această masă
lobby-options = Opțiuni
lobby-clock = Timp pentru o tură
lobby-clock-none = Fără limită
lobby-clock-seconds =
    { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    }
lobby-clock-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
lobby-clock-day = O zi
lobby-pace = Ritmul calculatorului
lobby-pace-quick = Vioi
lobby-pace-normal = Calm
lobby-pace-slow = Tihnit
lobby-stand-in = Înlocuitor pentru cei plecați
lobby-option-undo = Anularea mutării
    .hint = Cât timp nu s-a văzut nicio carte nouă.
lobby-option-hints = Sfaturi
    .hint = Întreabă-l pe expert ce ar face.
lobby-option-chat = Chat
    .hint = Jucătorii își pot scrie.
lobby-option-spectators = Spectatori
    .hint = Oricine are linkul poate privi, fără să vadă cărțile nimănui.
lobby-option-listed = Masă publică
    .hint = Apare pe pagina principală, ca oricine să poată intra în joc.
