title: Jag läste tyst
title: Och där stod …
title: Knack, knack, knack
guest minder: morbror Stig (han), morbror Roine (han)
guest giant: Kjell (han), Roffe (han)

% Den som läser (@a) är {adult}, annars mormor eller farfar, annars {minder}. ”Jag läste tyst” sägs likadant varje gång. Snarka gärna.
% En regel: {@a} somnar alltid vid samma ord.

# never-further
Varje kväll läste {@first} för {child}. Och varje kväll somnade {@a} före {child}.[pet.dog:  Först somnade {pet}[!pet.known: , {child's} hund].]

Det var inte bokens fel, för den var jättebra. Den handlade om ett troll som drog en kärra uppför ett berg, mitt i natten, i regn. Högst upp låg ett hus. Där knackade trollet på.

”Knack, knack, knack”, läste {@a}. ”Och dörren öppnades. Och där stod …”

Längre hade de aldrig kommit. Just där somnade {@he}.[friend:  Varje dag frågade {friend}[!friend.known: , {child's} bästa vän,] vem det var som stod där.]

# winter-tyres
I måndags hade {child} petat på {@him}. ”Vem stod där?”

”Fyra vinterdäck”, sa {@a}.

”Står det så?”

”Va?” sa {@a} och öppnade ögonen. ”Ja. Nej. Hur långt kom vi?”

”Du sov!”

”Jag sov inte”, sa {@a}. ”Jag läste tyst.”

I tisdags hade det stått två liter mjölk där. Och jäst.

”Du sov!” sa {child}.

”Jag sov inte”, sa {@a}. ”Jag läste tyst.”

# somebody-called
Och i onsdags hade det stått någon som hette {giant}.

”Vilken {giant}?” sa {child}.

”Han är arg”, mumlade {@a}. ”Han vill ha tillbaka sin kärra.”

”Det finns väl ingen i en saga som heter {giant}!” sa {child}. ”Du sov!”

”Jag sov inte”, sa {@a}. ”Jag läste tyst.”

# like-a-horse
Men nu var det torsdag, och {child} hade bestämt sig. I kväll skulle {child.he} få veta vem som stod där.

”I kväll läser du stående”, sa {child.he}.[adult & elder:  Det var {elder}[elder2:  och {elder2}] som hade kommit på det.][!adult & elder2:  Det var {elder2} som hade kommit på det.]

Så {@a} ställde sig på mattan och läste. {@He} läste om trollet och om kärran.[music:  {@He} nynnade lite på {music}, för att hålla sig vaken.] Sedan lutade {@he} lite åt vänster. Sedan lutade {@he} ganska mycket åt vänster. Sedan stod {@he} med huvudet mot garderoben och snarkade, som en häst.

”Hallå!” ropade {child}.

”Jag läste ty …”, sa {@a}.

# crunch
Då hämtade {child} en balja med kallt vatten. Där fick {@a} sätta ner fötterna.

”IIIIH!” sa {@a}. Så vaken hade {@he} inte varit på länge.

Och så fick {@he} knäckebröd, för man kan inte sova och tugga på en gång.[school:  Det hade de provat {at school}.]

”Ett troll”, läste {@a}. Krasch! ”Drog en kärra.” Krasch! ”Uppför ett berg.” Krasch! Smulorna flög över hela trollet.

Det gick fantastiskt. De kom ända fram till huset.

”Knack”, läste {@a}. Krasch! ”Knack.” Krasch! ”Knack. Och dörren öppnades. Och där stod …”

{child} väntade på kraschen. Det kom ingen.

# underneath
{@A} välte baklänges över sängen, med fötterna i baljan och knäckebrödet rakt upp ur munnen. Och under {@him} låg boken.[pet.cat:  Ovanpå lade sig {pet}[!pet.known: , {child's} katt].]

Åh nej!

{child} drog i boken.[sport:  {Child.He} drog hårdare än man gör på {sport}.] Men det går inte att få loss en bok som någon sover på.[athlete:  Det hade inte {athlete} klarat heller.][pet.dog:  {Pet} drog i täcket, fast åt fel håll.]

”Vem stod där?” ropade {child}.

”Zzzz”, sa {@a}.

[friend: Och i morgon skulle {friend} fråga igen.

]
# come-in
{child} var så arg att det sved i ögonen. Fyra kvällar hade {child.he} väntat. Om inte {@a} kunde läsa, fick väl {child.he} göra det. {Child.He} lade sig tätt intill {@s} öra och gjorde rösten mörk och lång, precis som {@hers}.

”Ett troll”, sa {child}, ”drog en kärra uppför ett berg. Mitt i natten. I regn.”

”Zzzz”, sa {@a}.

{child} knackade {@him} i pannan. Knack, knack, knack.

”Kom in”, sa {@a} i sömnen.

”Och dörren öppnades”, sa {child}. ”Och där stod …”

Och sedan sa {child.he} inget mer.

# one-eye
{@A} slutade snarka. {@He} låg och väntade. Så öppnade {@he} ena ögat.

”Vem?” sa {@a}.

{child} teg.

”Vem stod där?” Nu öppnade {@he} det andra också.

”Det vet jag inte”, sa {child}. ”Du ligger på det.”

# wide-awake
{@A} for upp så att vattnet skvätte. Aldrig hade någon[city:  i {city}] sett {@him} så vaken. {@He} borstade smulorna av trollet och läste så att det hördes ut i köket:

”Och dörren öppnades! Och där stod …” {@He} vände blad. ”Nej! {Child}! Vet du vem det är?”

[adult & elder: ”Vem?” ropade {elder.short} från köket.

][!adult & elder2: ”Vem?” ropade {elder2} från köket.

]{child} svarade inte. {Child.He} låg med kinden mot kudden och munnen öppen.[pet.other:  Det var bara {pet} som lyssnade.]

”{Child}?” viskade {@a}. ”Sover du?”

”Jag läser tyst”, mumlade {child}.

Och {@a} satt kvar med fötterna i baljan och läste ut hela boken.

# on-wednesday
På morgonen kom {child} springande ut i köket.

”Vem stod där?”

{@A} hade väntat på det hela natten.

”{giant}”, sa {@he}.

”{giant}?”

”En jätte. Han var arg. Han ville ha tillbaka sin kärra.”

{child} tänkte efter.

”Men det sa du ju i onsdags.”

”Där ser du. Jag sov inte”, sa {@a}. ”Jag läste tyst.”

# @first
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @s
{minder's}
## if elder & !adult
{elder.short's}
## if adult
{adult's}

# @he
han
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @him
honom
## if elder & !adult
{elder.him}
## if adult
{adult.him}

# @hers
hans
## if elder & !adult
{elder.his}
## if adult
{adult.his}
