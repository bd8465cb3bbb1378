title: Ingen stannade till slutet
title: Nu kommer jag och tar er
title: Tänk om slutet är värre
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% På bänken (@a) sitter mormor eller farfar, annars {adult}, annars {minder}. Tvärstanna vid varje ”…” och se dig om. De sparade sluten kommer så fort du hinner säga dem.
% En regel: ett slut som ingen stannar till fastnar i halsen. I hålet i häcken är {friend}, hunden, katten eller den äldre (@Help).

# first-kick
”Glöm inte att jag …” ropade {@first} från bänken i parken[city:  i {city}][elder2: , där {elder2} också satt].

Men {child} sprang redan. {Friend}[!friend.known: , [friend: {child's} bästa vän | från gatan bredvid],] hade fått en ny boll, och {child} skulle få skjuta första skottet.

Det blev ett alldeles för bra skott. Bollen flög över den höga häcken. Där bodde {a wish}, och alla var rädda för {the wish}.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] letade redan efter ett hål i den.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt redan borta vid häcken.]

”Du gjorde det med flit!” sa {friend}.

”Nej!” sa {child}. ”Det var inte …”

Men {friend} höll för öronen och gick sin väg.

Så slutet fastnade i halsen på {child}, som torrt knäckebröd. Om ingen stannar till slutet är det där det sätter sig, och det gör ont.[school:  Det hade hänt {at school} också.][pet.other:  {Pet}, där hemma, stannade alltid till slutet.]

# coming-to-get-you
Då skakade häcken, och ut kom {wish.part}, och sedan resten av {the wish}.

”{Wish.sound}”, sa {the wish}. ”Nu kommer jag och tar er …”

Där gjorde {wish.he} uppehåll, för att se om någon var kvar. Det var det ingen som var. Hela parken hade sprungit[wish.size.tiny: , och de största sprang fortast][athlete: . Så springer inte ens {athlete}][sport: . Så sprang ingen på {@game}].

{child} och {friend} kastade sig ner bakom bänken. Där låg {@a} redan, platt på magen.

”Jag letar bara efter nycklarna”, viskade {@a}.[elder2: 

”Jag med”, viskade {elder2}.]

”Jag vill ha er till …” ropade {the wish} över gräset, och kom av sig igen.

”Till middag!” viskade {friend}.

”Middag sa {wish.he} inte”, sa {child}.

”Men {wish.he} tänkte säga det!”

# not-finished
{child} kikade ut under bänken. {The wish} var alldeles ensam[wish.ett: t] i hela parken och svalde och svalde, precis som man gör när det sitter knäckebröd i halsen.

{child} svalde också.

”{Wish.He} är ju inte klar[wish.ett: t]”, sa {child.he}. ”Ingen stannade till slutet.”

”Tänk om slutet är värre”, viskade {friend}.

# go-on
Hjärtat dunkade på {child}. Kanske var slutet värre. Men {child} hade också ett slut i halsen, och det var inte ett dugg elakt.

Så {child.he} kröp fram, ställde sig framför bänken och höll fast i den bakom ryggen med båda händerna, så att benen inte kunde springa.

”Fortsätt”, sa {child}. ”Jag stannar till slutet.”

{The wish} stirrade. ”Du springer inte”, viskade {wish.he}. ”Alla springer. Då måste du vara något förskräckligt!”

”Det är jag inte!” sa {child}. ”Jag är bara …”

Men {the wish} var redan på väg tillbaka till häcken.

# the-hole
Nu var det två som trodde att {child} var dum, och två slut som satt i halsen. Det gjorde så ont att det sved i ögonen. Och kom {the wish} in bakom häcken skulle {wish.he} aldrig våga sig ut igen.

{@Help}

# the-end-of-it
{child} satte sig på gräset och höll fram båda händerna, så att {the wish} kunde se att de var tomma.

”Jag är bara {child}”, sa {child.he} till {the wish}.

”Och det var inte meningen att skjuta över”, sa {child.he} till {friend}. ”Det skulle bli världens bästa skott, för att jag fick skjuta först.”

Och knäckebrödet var borta.

”Jaha”, sa {friend}. ”Jag trodde att slutet var värre.” {Friend.He} satte sig tätt intill {child}.

# just-go-on
”Är det så man gör?” sa {the wish}. ”Fortsätter man bara?”

”Ja”, sa {child}. ”Om någon stannar.”

{The wish} blundade. ”Nu kommer jag och tar er …”

Det lät precis lika hemskt som förut. Men {child} stannade, och {friend} stannade.

”… boll ur buskarna”, sa {the wish} och rullade den ända fram till {friend}.

”Och det andra?” sa {child}. ”Du vill ha oss till …?”

”… kompisar”, viskade {the wish}.

# saved-up
Men {the wish} hade flera års slut i halsen, och nu kom de ut allihop. Ut kom folk också, från träden, för att få höra vad de hade sprungit ifrån.

”… tappat en vante”, sa {wish.he} till en dam. ”… och prosit”, sa {wish.he} till en man som hade nyst i mars.[music:  Sedan kom slutet på {@song}.]

{@Own}

# that-you-what
Efteråt spelade de boll allihop[pet.dog: , och {pet} spelade mest][pet.cat: , utom när {pet} låg på den], tills {child} sköt ett för bra skott igen och vände sig om för att springa efter.

”Glöm inte att jag …” sa {@a} från bänken och slutade där, för vid det laget var {child} alltid borta.

Men {child} stod kvar.

”Att du vadå?” sa {child.he}.

{@A} fick tänka efter. Det var så länge sedan någon hade stannat.

”Att jag tycker så mycket om dig”, sa {@a}.

Det var bara ett litet slut. Det var det bästa av dem alla.

# @Help
Då for {friend} förbi och satte sig mitt i hålet i häcken.

”Du får inte gå än”, flåsade {friend.he}. ”{child} är inte klar.”
## if elder & !friend & !pet.dog & !pet.cat
Då reste sig {elder.short} bakom bänken, med gräs på båda knäna, och gick raka vägen till hålet i häcken. {Elder.short} pratar med alla.

”Ursäkta”, sa {elder.short}. ”Vad var det du skulle säga?”

Och när någon frågar det måste man stanna.
## if pet.cat
Men det fanns bara ett hål i häcken, och i det satt {pet}. {Pet} flyttade sig aldrig för någon. {Pet} tittade på {the wish} och gäspade.

Ingen hade någonsin gäspat åt {the wish}. Då måste {wish.he} stanna.
## if pet.dog
Men det fanns bara ett hål i häcken, och i det stod {pet}, på väg in efter bollen. Ingen hade talat om för {pet} att man ska vara rädd för {wishes}. Så {pet} viftade på svansen.

Ingen hade någonsin viftat åt {the wish}. Då måste {wish.he} stanna.

# @Own
”… och titta gärna in, om ni har vägarna förbi”, sa {wish.he} till sist, till alla.
## if wish.wolf
”… om ni vill ha hjälp med taket”, sa {wish.he} till sist, och ingen förstod vem det var till. Det var till tre små grisar.
## if wish.dragon
”… tända ljusen”, sa {wish.he} till sist, till en pojke som hade sprungit ifrån sin egen tårta.
## if wish.monster
”… din andra strumpa”, sa {wish.he} till sist, till en pojke som hade letat under fel säng.
## if wish.spider
”… en fluga i saften”, sa {wish.he} till sist, till en flicka på en filt. ”Jag kan ta den.”
## if wish.bear
”… kram”, sa {wish.he} till sist. ”Jag kom aldrig längre än till ’Vill du ha en björn’.”
## if wish.ghost
”… ssen har gått”, sa {wish.he} till sist, till en man vid grinden. ”Jag kom aldrig längre än till ’Bu’.”
## if wish.shark / wish.crocodile / wish.t-rex
”… vilka fina små tänder”, sa {wish.he} till sist, till en bebis, och log med alla sina egna.

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
