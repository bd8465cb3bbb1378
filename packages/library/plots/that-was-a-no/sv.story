title: {Berta} och {Bruno} vid bron
title: Flytta på dig lite
guest friend: Alva (hon), Loke (han)
guest pet: Misse (han), Signe (hon)
guest berta: Berta (hon), Brita (hon)
guest bruno: Bruno (han), Bosse (han)
guest keeper: Kicki (hon), Lollo (hon)
guest buns: Ove (han), Jerker (han)

% ”Flytta på dig lite” sägs till alla i tur och ordning. Blås blött för nej och torrt för ja. Katten är familjens, annars gårdens; en hund gör detsamma på hundars vis.

# on-the-bridge
{child} hade badkläder under kläderna och handduk om halsen. {Child.He} och {friend}, {child's} bästa vän, skulle bada. På andra sidan bäcken väntade {@a}[elder:  och {elder}][elder2:  och {elder2}] med bullarna, och det var bara att gå över den lilla bron.

Men precis där bron började stod två hästar.

De var stora och bruna[city: , nog de största på den här sidan om {city},] och hette {berta} och {bruno}. {Berta} stod först. {Bruno} stod bakom med mulen mot hennes svans, för {berta} och {bruno} gjorde allting ihop. Gick den ena, gick den andra. Stod den ena, stod den andra.

# wet
”Flytta på dig lite”, sa {child} till {berta}.

{Berta} blåste {child.him} i ansiktet. Det var blött och luktade gräs.

”Var det ett ja?” frågade {child}.

”Det var ett nej”, sa {friend}, som hade känt hästarna i tre dagar och kunde hästspråk. ”Ett ja är torrare.”

{Keeper}, som hade gården, kom med grimmor och drog lite i {berta}. {Berta} tittade på molnen.

{@Cross}

# horse-language
”Jag vet vad det är!” sa {friend}. ”Hon har glömt hur man går. Jag får visa henne.”

{Friend} ställde sig på alla fyra i gräset. {Friend.He} gnäggade.[music:  Det lät lite som {music}.] {Friend.He} skrittade på händer och fötter, runt, runt, med rumpan i vädret.

{Berta} tittade. {Bruno} tittade. Sedan började {bruno} äta på {friend's} hår.

”Aj! Jag är inte hö!”

”Du gjorde det för bra”, sa {child}.

# pushed-back
{child} satte båda händerna mot {berta's} stora bringa och sköt. Det var som att skjuta på ett hus, fast ett varmt.[athlete:  Inte ens {athlete} hade rubbat det.]

”Flytta på dig lite!”

Och {berta} flyttade på sig. Hon flyttade sig ett enda steg. Fram, så att {child} fick backa. Sedan satte hon mulen mot {child's} mage och knuffade till, så att {child} satte sig i gräset med en duns.

”Nu sa hon det till dig”, sa {friend}. ”Flytta på dig lite. På hästspråk.”

# both-at-once
Det brände bakom ögonen på {child}. Ingen lyssnade.

”Jag är ledsen”, sa {child.he}.

{Friend} satte sig bredvid, så nära att deras knän stötte ihop. ”Vi kan vara ledsna och arga på samma gång”, sa {friend.he}. ”Jag har hästdregel i luggen.”

# crack
{Pet} hade hört. {@Proves}

Knak, sa plankan.

{@Lands}

Och plankan föll. Plask, ner i bäcken. Så kom nästa, och nästa. Mitt på bron var det ett stort hål.

{Keeper} ledde bort hästarna från bron, lugnt, lugnt, med {pet} {@where}.

# translated-wrong
{child} såg på {berta}.

”Hon visste det”, sa {child.he}. ”Hon var inte dum. Hon sa nej för att bron var sönder!”

”Det var det hon sa”, sa {friend}. ”Jag översatte fel.”

{Berta} skrapade med hoven. Hon tittade inte på bron mer. Hon tittade bortåt, där bäcken var bred och grund och man såg alla stenarna.

# dry
{child} gick fram. {Child.He} sköt inte. {Child.He} la handen på {berta's} hals, platt, och kände hur det dunkade därinne.

”Vill du gå där i stället?” sa {child.he}. ”Visa oss.”

{Berta} blåste. Den här gången var det torrt.

”Ja!” skrek {friend}. ”Det var ett ja!”

# as-much-as-needed
{Keeper} hämtade hjälmar[sport: , sådana som till {sport}, fast med hästhår i]. Hon lyfte upp {friend} på {bruno}, och sedan var det {child's} tur. {@Full}

”Flytta på dig lite”, sa {child} till {pet}.

{Pet} suckade. {@Moves}

# splash
Och så gick de över, {berta} först och {bruno} med mulen mot svansen. Plask, plask, plask, över stenarna. Vattnet stänkte ända upp på {child's} tår. {Keeper} vadade mellan dem med en grimma i var hand, och stövlarna blev fulla.

”Nu har jag badat”, sa {keeper}.

De åt bullar[school: , fler än man får {at school}].[elder:  {Elder.short} delade den sista mitt itu.] {Berta} fick en halv bulle, och {bruno} fick den andra halvan, annars hade det inte gått.

# a-place-in-the-straw
På kvällen ledde de in hästarna i stallet. {Berta} la sig i sin halm, stor som en soffa. {child} ville så gärna in, men det såg fullt ut.

{Berta} såg på {child} en lång stund. Sedan hasade hon hela sin tunga kropp åt sidan, så att det blev en plats i halmen.

”Du får sitta där en stund, om jag är med”, sa {keeper}.

{child} satte sig. {Friend} satte sig också. Det var varmt mot ryggen, och det gick upp och ner.

{Pet} kom sist. {Pet.He} gick ett varv runt dem allihop. {@Settles}

# @a
bonden {buns}
## if adult
{adult}

# @cross
{@whose} hade följt med för att hålla ett öga på {child}. {Pet.He} tyckte inte om när {child} pratade med andra djur. Nu satte {pet.he} sig med ryggen mot hästarna.

# @whose
{Pet}, katten på gården,
## if pet.cat
{Pet}, {child's} katt,
## if pet.dog
{Pet}, {child's} hund,

# @proves
{Pet.He} reste sig, gick rakt förbi {berta} och ut på bron för att bevisa att en katt minsann kan gå vart den vill. Efter två steg stannade {pet.he}. {Pet.He} kände på en planka med ena tassen, som om det vore badvatten.
## if pet.dog
{Pet.He} reste sig, gick rakt förbi {berta} och ut på bron för att bevisa att en hund minsann inte frågar en häst om lov. Efter två steg stannade {pet.he}. {Pet.He} satte ena tassen på en planka, la huvudet på sned och lyssnade.

# @lands
{Pet} hoppade rakt upp. {Pet.He} landade på det närmaste som fanns, och det var {berta's} rygg.
## if pet.dog
{Pet} hoppade rakt bakåt. {Pet.He} landade under det största som fanns, och det var {berta's} mage.

# @where
på {berta's} rygg
## if pet.dog
under {berta's} mage

# @full
Men mitt på {berta's} rygg, där det var varmast, låg {pet}, och {pet.he} tänkte ligga kvar.
## if pet.dog
Men mitt under {berta's} mage, där det var skuggigast, låg {pet}, och {pet.he} tänkte ligga kvar.

# @moves
{Pet.He} flyttade på sig, precis så mycket som behövdes för {child}. Sedan la {pet.he} sig mot {child's} mage.
## if pet.dog
{Pet.He} flyttade på sig, precis så mycket som en häst behöver. Sedan ställde {pet.he} sig bredvid {berta}, som om resan var {pet.his} idé.

# @settles
Sedan klev {pet.he} upp på {berta} och la sig, och svansen hängde ner över {child's} axel.
## if pet.dog
Sedan la {pet.he} sig över {child's} fötter, och nu kunde ingen flytta på sig mer.

# picture 1
gnäggande på alla fyra
# picture 2
med en duns i gräset
# picture 3
över bäcken
