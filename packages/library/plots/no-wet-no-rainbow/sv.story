title: Regnbågen i målet
title: Maka på dig, sa regnbågen
guest friend: Folke (han), Tuva (hon)
guest pet: Buster (han), Doris (hon)
guest minder: Gunilla (hon), Monica (hon)

% ”Maka på dig” säger barnet till regnbågen, till djuret, och till sist säger regnbågen det till allihop. Hunden skakar sig, katten sätter sig på bassängkanten.

# in-the-goal
Klockan fyra kom regnbågen ner i {@garden}, precis i målet.

Den var bred som en soffa, och den brummade. Den stod mitt på mållinjen, mellan stolparna, och lutade sig mot den ena. {child} hade lagt bollen på straffpunkten. {Child.He} hade en enda straff kvar mot {friend}, sin bästa vän, och snart skulle {@fetch} komma och hämta dem båda två.

”Maka på dig”, sa {child}.

”Nej”, sa regnbågen. ”Jag står där det är blött. Inget blött, ingen regnbåge. Titta.”

{@nose} och {pet.his} nos blev alldeles gul.

# a-puddle
”Och här blir det avbrott!” sa {friend}, som pratade som fotboll på radio. ”Publiken[city:  i {city}] har aldrig sett något liknande!”

{child} tittade. I målet, där de hade nött bort allt gräset, låg en fin brun vattenpöl.

”Men det är vårt mål.”

”Men det är min pöl. Och jag har stått upp i hela mitt liv och aldrig haft något att luta mig mot.”

De hade rätt båda två, och båda lade armarna i kors. Det är svårt att se när en regnbåge lägger armarna i kors, men det blåa hamnade ovanpå det gröna.

# the-wheelbarrow
”Lagkaptenen har en idé!” sa {friend}. ”Det är skottkärran!”

Egentligen var det {friend's} idé. De körde in skottkärran under regnbågens fot och lyfte i varsitt handtag. Regnbågen var lätt som ånga. Den stod kvar där den stod, och de for baklänges ner i rabatten.

”Oj, det där var pinsamt för laget!” sa {friend}, med ett löv i munnen.

# saved
Så {child} lade straffen ändå. {Child.He} sköt bollen rakt igenom mitten. Den åkte in vit och kom ut randig.

”Mål!” skrek {friend}.

”Räddning”, sa regnbågen. ”Den gick igenom mig mycket långsamt.”[athlete:

”Inte ens {athlete} hade fått in den”, sa {friend}.]

{child} blev så arg att händerna knöt sig. {Child.He} satte sig på trappan med ryggen mot regnbågen. {Pet} kom genast och satte sig också. {Pet} satte sig alltid precis på den fläck där man redan satt.

”Maka på dig, {pet}”, sa {child}, och då lutade sig {pet} ännu hårdare.

# drying-up
Sedan kom solen fram på riktigt, het och stark. Pölen började krympa.

{child} vände sig om. Det fanns inget rött. Det röda var borta, och det orangea var tunt som utspädd saft.

”Det är oroligt framför mål”, sa {friend} med en mycket liten radioröst. ”{child}, den torkar.”

Inget blött, ingen regnbåge. {child} blev kall i magen. {Child.He} hade velat att den skulle flytta på sig. {Child.He} hade inte velat att den skulle ta slut.

”Slangen!” sa {friend}.

Men slangen var inlåst i boden[elder: , och {elder} letade efter nyckeln inomhus[elder2:  ihop med {elder2}]]. Nu försvann det gula.

”Gör er inget besvär”, sa regnbågen svagt. ”Du kan få lägga din straff nu.”

”Jag vill inte ha den!” sa {child}.

# number-nine
{Child.He} såg sig om efter något blött. Borta vid staketet stod badbassängen, full av regn och löv. {Child} kunde inte bära en hel bassäng. {@in}

”{Friend}, ropa på {pet.him}!”

”Här kommer den stora nian!” vrålade {friend} och slog sig på knäna. ”{Pet}! {Pet}! {Pet}!”

# the-red
{@shake}

Och där var det röda.

”En gång till!” ropade {child}. {@again} tills hela målet var en enda stor pöl och regnbågen var tjock som en madrass.

# jumpers
”Du har blivit mycket blöt”, sa regnbågen till {child}. ”Bara för min skull.”

”Du kan få målet”, sa {child}. ”Vi kan ha tröjor som stolpar[school: , som vi har {at school}].”

De två vännerna satte sig på trappan och väntade. De droppade, och {@drip}. Snart låg det en fin liten pöl på trappan.

# budged
Då lyfte regnbågen foten ur målet. Den kom över gräset och stod bredvid dem en stund, utan att luta sig mot någonting.

”Maka på er”, sa den.

{child} makade på sig, och {friend} makade på sig, och {pet} gjorde det inte. Regnbågen satte sig för första gången i sitt liv. Den var varm[music: , och den nynnade på {music}]. Den låg över allas knän som en filt, och den räckte till alla[sport: , som bänken gör på {sport}].

När {@came} kom runt hörnet på huset satt två vänner och {@animal} i djup sömn på trappan, och {@kind} hade sju färger.

# @garden
trädgården
## if elder
{elder's} trädgård

# @fetch
{minder}, som bodde bredvid,
## if adult
{adult}

# @came
{minder}
## if adult
{adult}
## if elder & adult
{adult} och {elder}
## if elder & !adult
{minder} och {elder}

# @nose
{Pet}, {friend's} hund, luktade på den,
## if pet.dog
{Pet}, {child's} hund, luktade på den,
## if pet.cat
{Pet}, {child's} katt, luktade på den,

# @in
Men {child.he} visste vem som kunde bära en ganska stor del av den.

”{Pet}! I!”

{Pet} hoppade i, lade sig ner och rullade runt. När {pet.he} reste sig var {pet.he} dubbelt så tung och hade ett löv på huvudet.
## if pet.cat
Men den hade en mjuk, tjock kant, och {child} visste vem som aldrig kunde se en kant utan att sätta sig på den.

{Child.He} klappade på kanten, på den sida som låg mot målet. ”{Pet}! Upp!”

# @shake
{Pet} galopperade till målet. {Pet.He} stannade. {Pet.He} skakade sig.

{Pet.He} skakade sig från nosen till svansen och tillbaka igen. Vattnet sprutade över {friend}, och upp i ärmarna på {child}, och blev hängande i luften och glittrade.
## if pet.cat
{Pet} kom, när det passade {pet.him}. {Pet.He} lade en tass på kanten. {Pet.He} klev upp. {Pet.He} satte sig.

Kanten sjönk. Då kom vattnet, med alla löven, över skorna på {friend} och upp på benen på {child}, och rann glittrande genom gräset ner i målet.

# @again
{Child.He} kastade bollen i bassängen, och {pet} hoppade i efter. De gjorde om det gång på gång,
## if pet.cat
”Maka på dig, {pet}!” Och {child} satte sig på kanten på ena sidan om {pet.him}, och {friend} på den andra, och de sjönk och blev blötare och blötare

# @drip
{pet} droppade mest av alla
## if pet.cat
{pet} droppade också, från svansspetsen, och tittade åt ett annat håll

# @animal
en hund
## if pet.cat
en katt
## if breed.Labrador
en labrador

# @kind
hunden
## if pet.cat
katten
