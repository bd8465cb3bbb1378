title: {@C} i skopan
title: Gräv! Lyft! Tipp!
title: Det har en svans
guest cat: Sigge (han), Smulan (hon)

% Djuret i skopan (@c): familjens katt eller hund, annars grannens katt. Den som bär till sängen (@a): {adult}, annars den äldre, annars den som ska läsa sagan.

# brum
Utanför {child's} hus stod en grävmaskin. Den var gul och stor[city: , den största i hela {city}], och den lät så här:

Brum, brum, brum. Gräv! Lyft! Tipp!

[short: Den skulle gräva en grop till [elder: äppelträdet som {elder} [elder2: och {elder2} ]höll i famnen|ett äppelträd]. | Grävmaskinen skulle gräva en grop till [elder: {elder.short's} äppelträd|ett äppelträd]. [elder: {Elder} [elder2: och {elder2}] stod redo med trädet i famnen. ]]{child} stod vid staketet och tittade[friend:  tillsammans med {friend}].

Brum, brum, brum. Gräv! Lyft!

Men det blev inget tipp.[!short:  Något var fel.]

# it-has-a-tail
”Varför stannar du?” ropade {child}.

”Jag kan inte tippa”, brummade grävmaskinen. ”Det ligger något i min skopa. Det är mjukt. Och det har en svans.”

{child} klättrade upp på staketet och tittade ner[!short:  i skopan].

Där låg {@c-first}.[!short:  {@C-he} hade varm päls, och {@c-he} hade väldigt stark röst.]

[!short: ”{@C}, kom ner!” sa {child}.

”{@no}”, sa {@c}. Det betydde nej.]

# shake
”Jag kan skaka lite”, sa grävmaskinen. Och så skakade den, skak, skak, skak.

Ramlade {@c} ner?

Nej. {@C} tyckte att det var skönt. {@C-he} började {@purr}.

[!short: ”Jag kan gunga lite”, sa grävmaskinen. Och så gungade den, gung, gung, gung.

Gick {@c} ner?

Nej. {@C} lade sig på rygg med alla tassarna i vädret.]

[music: [short: Grävmaskinen spelade {@song} på radion. | ”Jag kan spela radio”, sa grävmaskinen. Och så spelade den {@song}.

]Men {@c} viftade bara med en tass.

]
[friend: ”Kittla {@c-him}”, sa {friend}.

[short: Men|”Jag har bara en skopa”, sa grävmaskinen. Och] med en skopa kan man inte kittlas.

]
# toot
”Jag kan tuta lite”, sa grävmaskinen. Och så tutade den. TUUUT! [school: Det hördes ända till {school}.]

Hoppade {@c} ner?

Nej. {@C} tutade tillbaka.

”{@long}!”

[pet.other: Inne i fönstret fick {pet} alldeles runda ögon.

]”Oj”, sa grävmaskinen. ”Jag är så stor och så stark[athlete: , jag är starkare än {athlete}]. Men jag kan inte flytta på {@one}.” Och den hängde med skopan och var ledsen.

## if short
[school: Grävmaskinen tutade. TUUUT! Det hördes ända till {school}. Men {@c} låg kvar.

]”Jag är så stor och så stark[athlete: , starkare än {athlete}]”, sa grävmaskinen. ”Men jag kan inte flytta på {@one}.” Och den hängde med skopan och var ledsen.

# round-as-a-bowl
{child} tänkte. {child.He} sträckte ner handen och kände på skopan.

Den var varm av solen. Den var rund som en skål. Och i botten låg det lite mjuk sand.

”Nu vet jag vad {@c} vill ha”, sa {child}.

{child.He} hämtade sin röda spade. Så gick {child.he} till sandhögen, där solen lyste allra mest. [sport: Den högen var så stor att man kunde {play sport} på den.] Och {child} grävde:

Brum, brum, brum. Gräv! Lyft! Tipp!

Det blev en liten grop. Den var varm av solen. Den var rund som en skål. Och den var precis lika stor som {@one}.

# out
[short: Grävmaskinen sänkte armen, sakta, sakta. Och {@c} klev ut, gick bort till {child's} grop, snurrade ett varv och lade sig. | {@C} tittade på gropen. Grävmaskinen sänkte armen, sakta, sakta, ända ner till marken.

Och {@c} klev ut. {@C-he} gick bort till {child's} grop. {@C-he} snurrade ett varv och lade sig.]

”{@yes}”, sa {@c}, alldeles tyst. Det betydde tack.

[!short: ”Du grävde bättre än jag!” sa grävmaskinen.

”Du gräver stort”, sa {child}. ”Jag gräver smått.”]

Brum, brum, brum. Gräv! Lyft! Tipp! Ner i gropen kom äppelträdet[elder & !short: , och {elder.short} höll det alldeles rakt]. {child} klappade till jorden[!short:  med sin röda spade], klapp, klapp, klapp[friend & !short: , och {friend} gav trädet vatten ur en hink].

# the-other-digger
Sedan blev det kväll.[!short:  Grävmaskinen sänkte skopan mot marken och böjde ner sitt långa huvud.

”Brum”, sa den. Så sov den.

|  ]Inne i hallen stod {child}, och {child.he} var trött i båda benen.

”Jag kan inte gå till sängen”, sa {child.he}.

”Det var ju synd”, sa {@a}. ”Men vilken tur att jag är en grävmaskin.”

{@A} gjorde armarna runda som en skopa.

”Brum, brum, brum”, sa {@a}. ”Gräv. Lyft.”

Och {@a} bar {child} [!short: hela vägen ]till sängen.

”Tipp”, viskade {@a}.
## if !adult & !elder
Sedan blev det kväll.[!short:  Grävmaskinen sänkte skopan mot marken och böjde ner sitt långa huvud.

”Brum”, sa den. Så sov den.

|  ]Inne i hallen stod {child}, och {child.he} var trött i båda benen.

”Jag kan inte gå till sängen”, sa {child.he}.

”Det var ju synd”, sa den som skulle läsa sagan. ”Men vilken tur att jag är en grävmaskin.”

Och två armar blev runda som en skopa.

”Brum, brum, brum. Gräv. Lyft.”

Och så åkte {child} skopa hela vägen till sängen.

”Tipp”, viskade grävmaskinen.

# a-small-hollow
{child} kröp ihop. {@A} satte sig på sängkanten, och [pet.other: i sin bur lade sig {pet} till rätta, och ]alldeles intill blev det en liten grop. Den var varm. Den var rund som en skål. Och den var precis lika stor som {child}.

{child} kröp ner i den och blundade.

”Brum, brum, brum”, sa {child}, alldeles tyst.

Och ute i sandhögen låg {@c} och sov.
## if pet.cat / pet.dog
Där låg {child}[short: , och | , i en säng som var mjuk och varm. Och] i knävecket på {child.him} fanns det en liten grop, precis lika stor som {@one}.

{@C} snurrade ett varv och lade sig.

”Brum, brum, brum”, sa {@c}.

Och {@c-he} fortsatte {@purr}, tills både {@c-he} och {child} sov.

# @song
{music}

# @a
den som skulle läsa sagan
## if adult
{adult}
## if elder & !adult
{elder.short}

# @c
{cat}
## if pet.cat / pet.dog
{pet}

# @c-he
{cat.he}
## if pet.cat / pet.dog
{pet.he}

# @c-him
{cat.him}
## if pet.cat / pet.dog
{pet.him}

# @c-first
{cat}! {Cat} var grannens katt
## if pet.cat / pet.dog
{pet}! {Pet} var {child's} [breed: {breed}|[pet.dog: hund|katt]]

# @one
en katt
## if pet.dog
en hund

# @purr
spinna
## if pet.dog
snarka

# @no
MJAAAO
## if pet.dog
VOOOFF

# @long
MJAAAAAAO
## if pet.dog
VOOOOOOFF

# @yes
Mjao
## if pet.dog
Voff
