title: [!theme.beach & !theme.camping & !theme.midsummer: Sommarens tystaste natt]
title: [!theme.beach & !theme.camping & !theme.midsummer: Sommarnatten då man inte fick säga något]
title: [!theme.beach & !theme.camping: Sju sorter till midsommarnatten]
title: [theme.midsummer: Midsommar utan ett ord]
title: [theme.camping: Det gula tältet och de sju sorterna]
title: [theme.camping: Inte ett ord i tältet]
title: [theme.beach: Inte ett ord på stranden]
title: [theme.beach: Den sista maskrosen på stranden]

# rules
{Child} hade aldrig varit uppe så sent. Det var midsommar, sommarens allra ljusaste natt, och ovanför stranden stod ett tält, så gult att det syntes från
varenda badhandduk. På campingens anslagstavla satt en lapp:

I natt: sju sorters blommor under kudden. //
Inte ett ord förrän man sover. //
Då drömmer man något man aldrig har drömt.

[elder: ”Jag kom till sex en gång”, sa {elder}. ”Sedan sa någon att det fanns våfflor.”]

[elder2: ”Jag kom till ett”, sa {elder2}.]

”Sju är inte många”, sa {child} utanför tältet. ”Och hur svårt kan det vara att vara ty…”

Och så hade det börjat.

## or
Det sista {child} sa den kvällen var ”nu”.

Det var midsommar, och tältet stod ovanför stranden, så gult att det syntes från varenda badhandduk. Sommaren har bara
en enda så ljus natt, och på campingens anslagstavla stod det vad den är till för: man plockar sju sorters blommor,
man säger inte ett ord, och man lägger dem under kudden. Då drömmer man något som man aldrig har drömt förut.

[elder: ”Jag kom till sex en gång”, sa {elder}. ”Sedan hälsade en brevbärare.”]

[elder2: ”Jag kom till ett”, sa {elder2}.]

”Nu”, sa alltså {child}.

# six
De första sex gick lätt. Klövern stod vid tältet, smörblomman vid vattenkranen och prästkragen vid soptunnorna. Den fjärde var lila. Den femte luktade tandkräm. Den sjätte visste ingen vad den
hette, och den sa inget, den heller.

## or
Sex sorter kom av sig själva. En var klöver och en var smörblomma. En växte så lågt att {child} fick ligga på mage för den. En till växte bredvid. Den femte stack lite, om man kramade den. Den sjätte visste ingen
vad den hette, och den sa inget, den heller.

# company
[friend: {Friend} plockade också och var också tyst. Det värsta var att se på varandra. Skratt räknas inte, visade
{friend} med ögonbrynen.] [pet.dog: {Pet} hade inte lovat något och hälsade på alla.][pet.cat: {Pet} satt i
tältöppningen och jamade åt vem som helst. Katter har inte lovat något.][pet.other: Av den femte tog {child} två, en
åt {pet} där hemma.]

# seventh
Nu var det bara en kvar att hitta. Men den sjunde fanns inte. {Child} letade och letade. Det var klöver igen, och klöver igen.

En maskrosboll, tänkte {child}. En sådan där grå, rund, som man blåser på. Bara de inte är slut, tänkte {child}. [age>=7: Det fanns
ett ord för dem, och det satt längst fram i munnen och ville ut.]

Någon måste ha sett en. Någon av alla som låg på stranden. {Child} höll upp ett finger, det var stjälken. Sedan en rund hand ovanpå, det var bollen.
Sedan blåste {child}.

Tydligare kan man inte säga det.

# mattress
”Jag förstår precis”, sa en farbror i randiga badbyxor. ”Du vill hjälpa till att blåsa.” Och han räckte över sin
luftmadrass.

[friend: {Friend} tog ena hörnet och {child} det andra, och när|När] den var full orkade {child} inte ens
viska. [city: ”Var kommer ni ifrån?” frågade farbrorn. {Child} skrev {city} i sanden med stortån,
och en våg kom och läste det.]

## or
”Jaså, du kan sådant”, sa en dam med en badflamingo utan luft. ”Så snällt.” Och hon räckte över den med båda händerna.

Benen gick fort. Det var halsen som tog tid. [friend: {Friend} och {child} turades om, och när|När] flamingon äntligen
höll huvudet uppe orkade {child} inte ens viska. [city: ”Är ni härifrån?” frågade damen. {Child} skrev
{city} i sanden med stortån.]

# kiosk
”Jag ser vad du menar”, sa tanten i glasskiosken. ”Rund, på pinne, och så kall att man får blåsa på fingrarna.” Men
klubborna var slut. Allt hon hade kvar var ett litet parasoll av papper, och det fick {child}.

## or
”Har du bränt dig?” sa tanten i glasskiosken, när hon hade sett på en stund. ”Nej? Varmt, menar du. Varmt om huvudet.”
Hon tänkte efter. Sedan tog hon det sista lilla pappersparasollet, ett sådant som sitter i glass, och stack det i
{child's} hand.

# bucket
”Du leker torn”, sa en liten pojke. ”Det gör jag med.” Han fyllde sin hink med sand, slätade till den och
bar fram den med båda armarna. ”Ta den du. Jag har en till.” [school: Sedan frågade han var {child} gick i skolan, men
det svarade kepsen på, för där stod det {school}.]

## or
”Tårta!” sa en pojke som kom förbi. ”Med ljus som man blåser ut!” Han fyllde sin hink med sand, klappade på den och
ställde den i {child's} famn. ”Du får hela.” [school: Sedan ville han veta var {child} gick i skolan, men det svarade
kepsen på, för där stod det {school}.]

# hardest
[sport: På en filt satt två och pratade om {sport}, och de hade fel om reglerna. Det var det svåraste på hela
kvällen.] [athlete: ”Vem är {athlete}?” sa någon på [sport: nästa|en] filt, och {child's} mun öppnade sig och fick
stängas för hand.]

Där stod {child}, med en hink och ett parasoll och ingen luft. Alla hade varit så snälla. Ingen hade förstått ett
dugg. [age>=7: Det hade räckt med ett ord. Två, med tack.]

# found
Och längst bort, där stranden tog slut, stod den. [friend: Det var {friend} som såg den och pekade med hela armen.]
Den var den sista som var kvar, rund som månen, och hundra små fallskärmar satt och väntade på att någon skulle råka
andas.

{Child} andades inte. Det fanns inget att andas med.

Stjälken fick stå i hinken, för våt sand håller i det mesta. Parasollet stacks ner på den sida där det blåste. Det
passade, på tummen när.

## or
Men bakom en upp-och-nedvänd eka, i lä, lyste något grått. [friend: {Friend} knackade {child} på axeln och pekade.]
Det var en maskrosboll, den sista på hela stranden, och alla fallskärmarna satt kvar. En enda suck hade varit nog.

{Child} suckade inte. Det fanns inget att sucka med.

Hinken blev krukan, för i våt sand står en stjälk som ett ljus. Och parasollet, som var för litet för alla huvuden i
hela världen, var inte för litet för det här.

# back
Så bars den hem, ett steg i taget, mot det gula tältet. [music: {Child} nynnade {music} med stängd mun, för att gå
jämnt. Nynna räknas inte.] En gång kom vinden runt parasollet, och då stannade {child}[friend:  och {friend}] och
väntade tills den hade gått förbi.

Tio steg kvar. Fem. Ett.

[pet.dog / pet.cat: Då nös {pet}.|Då drogs dragkedjan upp i tältet. Zzzzip.]

Det räckte. Hela bollen lyfte. Hundra fallskärmar for upp i det ljusa och ut över stranden, [friend: och ingen sa ett
ljud, fast man såg på {friend} hur nära det var|och ingen ropade, fast det var nära].

En satt kvar på stjälken. {Child} räknade efter: en.

En sort är en sort.

# in-the-tent
[adult: ”Blev det sju?” viskade {adult}. {Child} höll upp sju fingrar.|I tältet räknades de en gång till, med
fingrarna: sju.] [elder: ”En mer än jag”, viskade {elder.short}.] Sedan kom blommorna under kudden, den sista allra
försiktigast. [pet.other: Den som var till {pet} fick ligga bredvid, i en sko.]

Det var ljust, fast det var natt. Tältduken lyste som insidan av en citron, och genom den hördes havet, som andades in
och andades ut och aldrig blev färdigt. [age>=9: Längre bort pratade några på sina filtar, lågt, för det
var för vackert för att gå och lägga sig.] [friend & age>=7: {Friend} låg på liggunderlaget bredvid och tittade åt
andra hållet, för säkerhets skull.][friend & age<7: {Friend} sov redan, utan ett ord.] Sovsäcken var sval i fotändan.
[pet.dog / pet.cat: {Pet} la sig där, och då blev den varm. ]Det var inte det minsta svårt att vara tyst längre.

# last
Och där inne i det gula låg nu också allt som inte hade blivit sagt: det om stjälken och bollen, [sport: det om
reglerna, ]tacket till pojken och ett godnatt, som var mjukast av dem alla. De låg tätt ihop i värmen, för de var
många, och väntade på morgonen, då de skulle ut allihop på en gång.

## or
Och i drömmen lyfte tältet. Det seglade under en enda liten fallskärm, över klöver och smörblommor och en blomma som
ingen vet vad den heter, och långt där nere låg stranden. Där stod tanten och pojken[pet.other:  och {pet}], och alla
vinkade, och ingen sa ett ord, för de hade plockat sju sorter, de också.
