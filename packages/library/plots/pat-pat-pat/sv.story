title: Klapp, klapp, klapp
title: Vad är det här?
title: Det luddiga under sängen
guest sitter: Lotta (hon), Sanna (hon)

% Den som är på golvet (@a): {adult}, annars den äldre, annars barnvakten, vid namn varje gång. Klapp, klapp, klapp, vad är det här är ramsan, och sist är det ficklampan.

# ping
Plupp! Alla lampor slocknade[city: , i hela {city}].

{child} låg i sängen. {@A-first} stod vid dörren. Nu fanns det bara mörker[athlete: , och inte ens {athlete} syntes på väggen].

”Jag tycker inte om mörkret”, sa {child}. ”Det är saker i det.”

”Vi får ta ficklampan”, sa {@a}. ”Du hade den sist[school: , när du kom från {school}]. Den är här någonstans.”

Dunk, sa det. ”Aj”, sa {@a}. ”[sport: Där var {sport.thing}.|Där var väggen.]” Och så kröp {@a} omkring på golvet och letade.[elder & adult:  ”Stå stilla”, ropade {elder}[elder2:  och {elder2}] från köket.][elder2 & !adult:  ”Stå stilla”, ropade {elder2} från köket.]

# two-lumps
{child} satte sig upp, alldeles stel. Rakt framför {child.him} var det något! Det hade två stora bulor.

Sakta, sakta sträckte {child.he} fram ena handen.

Klapp, klapp, klapp.

Vad är det här?

Bulorna var runda och varma. När {child.he} rörde på tårna, då rörde sig bulorna också.

”Det är ju mina knän!” sa {child.he}.

# long-arms
Men där borta var det något till! Det hade långa, långa armar.

Klapp, klapp, klapp.

Vad är det här?

Det var mjukt. Det hade en ficka, och i fickan låg en gammal näsduk.

”Det är ju min morgonrock!” sa {child}.[age>=5 & !short: 

Men bredvid den var det något till! Det hade ett smalt ben och ett jättestort huvud.

Klapp, klapp, klapp.

Vad är det här?

Det var kallt och hårt, och mitt på satt en knapp. {child} tryckte på den. Klick. Ingenting hände.

”Det är ju min lampa!” sa {child.he}. ”Den sover.”]

# all-ears
Men på kudden var det något till! Det var nästan bara öron.

Klapp, klapp, klapp.

Vad är det här?

Två långa öron. En liten svans.[friend:  Och ett band från bästa vännen {friend}.]

”Det är ju Kanin!” sa {child}. [pet.dog: Något dunkade i golvet, men det var bara [!pet.known: hunden ]{pet}. ][pet.cat: Något spann vid fötterna, men det var bara [!pet.known: katten ]{pet}. ]”{@A}, nu vet jag vad allting är!”

{@A} svarade inte.

# shuffle
”{@A}?”

Något hasade, och hasade, nere vid sängen.

{child} stack ner handen, långt ner[!short / !friend / !music: , och ännu längre ner].

Klapp, klapp, klapp.

Vad är det här?

Det var runt. Det var luddigt. Och det var varmt. Något sådant hade {child} inte i sitt rum!

Och så klappade det tillbaka.

# it-pats-back
Hjälp! En stor, stor hand låg på {child’s} arm.

Klapp, klapp, klapp.

{Child.He} ville gömma sig. Men {child.he} lät handen vara kvar, och så klappade {child.he} lite till. Där satt ett öra. Där satt ett öra till. Och mitt emellan satt en näsa.

”{@A}?”

”{child}?” sa det luddiga. ”Å, vad skönt att det är du! Jag hamnade under sängen och hittade inte ut. Jag ser ju ingenting!”

# show-you
”Man behöver inte se”, sa {child}. ”Man ska klappa. Jag visar dig.”

{Child.He} tog {@as} stora hand.

”Klapp, klapp, klapp. Det är sängen.[!short / !friend / !music:  Där får du sitta.] Klapp, klapp, klapp. Det är Kanin. Och klapp, klapp, klapp …”

”Vad är det här?” sa {@a}.

”Det är jag”, sa {child}.[!short / !friend / !music: 

”Ja, det är det ju”, sa {@a}.]

# much-too-bright
Plupp, så tändes alla lampor.

”Oj”, sa {child} och blundade.

”Oj”, sa {@a}, som hade ludd från golvet överallt[age>=5 & !short:  och såg ut som en maskros].

[!short / !friend / !music: Det var ljust. ]Det var mycket, mycket för ljust.

”Släck”, sa {child}.[!short / !friend / !music: 

”Ska jag släcka?” sa {@a}.

”Släck.”]

Klick.

# under-the-pillow
Och där var mörkret igen, stort och mjukt, med alla {child’s} saker i. {child} lade sig ner och räknade dem[music: , medan {@a} nynnade på {music}]. Knäna. [!short: Morgonrocken. ][age>=5 & !short: Lampan. ]Kanin. [pet: {Pet}. ]{@A}.

Sedan stack {child.he} in handen under kudden. Där låg något långt och hårt, med en knapp på.

Klapp, klapp, klapp.

Vad är det här?

Det var ficklampan.

{child} lät den ligga, och så somnade {child.he}.

# @A-first
Barnvakten {sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
