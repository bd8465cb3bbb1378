title: Ett, två, {pet}!
title: Två och en halv
guest pet: Bosse (han), Doris (hon)
guest minder: Malena (hon), Josefin (hon)

% Räkna långsamt och vänta på riktigt före namnet. Sist räknar barnet, och det blir ingen trea.
% Den vuxna är {adult}, annars den äldre, annars {minder}. Hunden är familjens, eller grannens, en golden retriever; en katt hoppade för kort.

# porridge
{child} hade gröt i håret. {Child.He} hade sand i håret också,[friend:  efter en hel dag med {friend},] och en liten bit makaron[school:  från lunchen {at school}] som {child.he} hade letat efter.

”I kväll tvättar vi håret”, sa {@a-first}.

”Nej tack”, sa {child}. ”Jag är klar med det.[sport:  Nu vill jag {play sport}.]”

”När blev du klar?”

”Förra gången”, sa {child}.

# a-puddle
Då kom {@was} {@puddle}

”Oj oj oj”, sa {@a}. ”Då tvättar vi {pet} först.”[elder & adult:

”Jag tar handdukarna”, sa {elder}[elder2: , och {elder2} tog moppen].]

{Pet} hörde ordet tvätta. {Pet.He} vände sig om, [athlete: fortare än {athlete}, ]gick in i garderoben och ställde sig bakom kapporna. Men svansen stack ut.

# behind-the-coats
{child} kröp in till {pet.him}. Där inne var det mörkt, och det luktade pöl.

”Jag vet”, viskade {child}. ”Man får vatten i ögonen.”

{Pet} suckade.

”Och i öronen.[friend:  Det tycker {friend} med.] Och så vet man inte när det kommer. Det är det allra värsta.”

{Pet} lade {@chin} på {child's} knä. {Pet.He} höll med om alltihop.

# i-promise
{child} tänkte en lång stund. Så tog {child.he} {pet.him} om halsen.

”Vet du vad, {pet}? Jag ska säga till. Jag säger ett, två, {pet}, och inte förrän jag säger {pet} kommer vattnet. Jag lovar.”

Då kom {pet.he} ut.

# look-at-the-lamp
{@A} lyfte ner {pet.him} i badkaret, {@groan} och tog fram duschen. {Pet} skakade i benen.

”Vänta!” ropade {child}. ”{Pet} är inte beredd. Titta upp i taket. Titta på lampan!”

Och {child.he} höll {pet.him} under hakan. {Pet} tittade på lampan.

”Ett”, sa {child}. ”Två … {pet}!”

Vattnet rann. Det rann bakåt, ner över nacken och hela vägen ut i svansen, och inte en droppe kom i ögonen. {Pet} blinkade. Var det inte värre än så?

”Ett, två, {pet}!” sa {child}.[music:  {@A} gnolade lite {music}.]

# not-much-left
Det blev skum och det blev brunt, och sedan blev det inte mycket {@dog} kvar. {@under}

”Är det där verkligen {@our}?” sa {@a}.

”Ja”, sa {child}. ”Jag känner igen näsan.”

Sedan skakade {pet} på sig. Det skvätte på väggen och på spegeln[elder & adult:  och på {elder.short}] och på {@a}, som hade alla sina kläder på sig.

# it-itched
{child} skrattade så att {child.he} fick sätta sig. Men då kände {child.he} gröten. Den hade torkat. Den kliade.

{Child.He} tittade på duschen, och {child.he} tittade på {pet}.

”Det är jag som säger till”, sa {child}.

”Det är det”, sa {@a}.

”Och inte en droppe innan.”

”Inte en droppe.”

# two-and-a-half
Så {child} klev i badet. {@beside}, och {child.he} tittade upp på lampan.

”Ett”, sa {child.he}. ”Två …”

{@A} väntade, och {pet} väntade. Vattnet fick vänta, det också.

”Två och en halv”, sa {child}.

Sedan drog {child.he} ett djupt andetag.

”{child}!”

# the-macaroni
Och vattnet rann. Det rann bakåt, varmt och snällt, ner över nacken, och inte en droppe kom i ögonen. {child} blinkade. Var det inte värre än så?

”En gång till!” sa {child.he}. ”Ett, två, {child}!”

Gröten rann bort. Sanden rann bort. Och makaronen seglade ut på vattnet som en liten båt.

”Där är den ju!” sa {child}.

# i-say-when
Efteråt satt de i soffan, allihop, och blev torra. {@A} kammade {child}, och {child} kammade {pet}. {@golden}

”Nu luktar vi likadant”, mumlade {child} med näsan i {pet's} päls.[friend:  ”I morgon ska jag lära {friend} att räkna.”]

[elder & adult: {Elder.short} bredde den sista torra handduken över dem.

]”Dags att somna”, sa {@a}. ”Ska jag släcka?”

{child} gäspade och tittade upp på lampan.

”Jag säger till”, sa {child.he}. ”Ett. Två …”

Och så sov {child.he}.

# @was
{pet} in i hallen. {Pet.He} var grannens golden retriever, som bodde hos dem den veckan, och {pet.he} brukade vara gyllene. Men nu var {pet.he} brun.
## if pet.dog
{pet} in i hallen. {Pet} var [breed: {a breed} | {child's} hund], och det brukade man kunna se. Men nu såg {pet.he} mest ut som en pöl.
## if pet.dog & breed.Golden Retriever
{pet} in i hallen. {Pet} var en golden retriever, och {pet.he} brukade vara gyllene. Men nu var {pet.he} brun.
## if pet.cat
{pet} in i hallen. {Pet} var {child's} katt, och {pet.he} brukade vara mycket noga med sina tassar. Men nu var {pet.he} lerig ända upp till öronen.

# @puddle
{Pet.He} hade hittat en pöl[city: , den största i {city}], och {pet.he} hade legat i den på båda sidor.
## if pet.cat
{Pet.He} hade hoppat över en pöl[city: , den största i {city}], och {pet.he} hade hoppat för kort.

# @chin
sin blöta haka
## if pet.cat
en blöt tass

# @groan
stönade
## if pet.dog / pet.cat
blev brun på magen
## if pet.dog & breed.Golden Retriever
stönade

# @dog
hund
## if pet.cat
katt

# @under
Under all päls var {pet} smal som ett streck.
## if pet.dog / pet.cat
Det mesta hade varit pöl.
## if pet.dog & breed.Golden Retriever
Under all päls var {pet} smal som ett streck.

# @our
{pet}
## if pet.dog & adult
vår hund
## if pet.cat & adult
vår katt

# @beside
{Pet} ställde sig bredvid och lade hakan på kanten. {Child} höll i {pet.his} öra
## if pet.cat
{Pet} satte sig på kanten och blundade. {Child} höll i {pet.his} tass

# @golden
{Pet} blev större och större och mer och mer gyllene.
## if pet.dog / pet.cat
{Pet} blev torrare och torrare och mer och mer {pet}.
## if pet.dog & breed.Golden Retriever
{Pet} blev större och större och mer och mer gyllene.

# @a-first
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , och {elder2} nickade]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
