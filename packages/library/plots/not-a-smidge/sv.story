title: Inte ett dugg
title: Satt kvar
guest friend: Disa (hon), Kasper (han)
guest pet: Sotis (han), Bulla (hon)

% Omkväde: ”flyttade sig inte. Inte ett dugg.” Lämna dugget åt barnet. Spinn också (eller dunka, för en hund).
% Katten är familjens, eller grannens. Brittisk korthår är originalet.

# stayed-sat
{@is} Och när {Pet} hade satt sig, då satt {pet.he}, och det fanns inget att göra åt saken.

En kväll kom {friend}[!friend.known: , {child's} bästa vän,] för att sova hemma hos {child}[city:  i {city}]. {@made} {Friend} hade med sig pyjamas och tandborste. Och så hade {friend.he} med sig Noppe.

# on-bobbly
Noppe var {friend's} filt. Noppe var blå, med noppor på, och utan Noppe kunde {friend} inte somna. Inte någonsin. Inte en enda gång.[school:  Noppe fick följa med överallt, utom till {school}.]

{Friend} la Noppe på mattan, bara en liten stund, medan {friend.he} och {child} borstade tänderna[adult:  med {adult}].

Och när de kom tillbaka satt {Pet} där. Mitt på Noppe.

”Ursäkta, {Pet}”, sa {friend}. ”Det där är min filt.”

{Pet} tittade på {friend} med sina stora runda ögon.

Men {Pet} flyttade sig inte. Inte ett dugg.

# a-king
”Jag vet hur man gör”, sa {child}. ”Vi drar.”

Så {child} tog i ett hörn, och {friend} tog i ett annat hörn, och så drog de, mycket försiktigt[sport: , inte alls som när man får {play sport}]. Noppe gled över mattan. Och {Pet} gled med, rak i ryggen, som en kung på en kälke.

”{Pet} tycker ju om det”, sa {friend}.[athlete:  ”Inte ens {athlete} skulle få bort {pet.him}.”]

Och {Pet} flyttade sig inte. Inte ett dugg.

# fish
”Jag vet hur man gör”, sa {child}. {@fish}

”Det går!” viskade {friend}.

… och så åkte tassen in igen.

{Pet} flyttade sig inte. Inte ett dugg.

# i-want-bobbly
Då satte sig {friend} på golvet. {Friend.He} gnuggade sig i ögonen, och hakan började darra.

”Jag vill ha Noppe”, sa {friend} med pytteliten röst. ”Jag vill ha Noppe, och det är mörkt ute, och det här är inte mitt hus.”

{child} tittade på {friend}. Det hade varit så roligt alltihop att {child} hade glömt att {friend} kunde bli ledsen.

{child} sa inte ”Jag vet hur man gör”, för det visste {child.he} inte.

# in-the-quiet
{Child.He} satte sig bara bredvid {friend}, så nära att armarna rörde vid varandra. Och eftersom {friend} tittade på {Pet}, tittade {child} också på {Pet}. Det var tyst. Och när det var tyst hörde de det.

{@purr}

{@nice} ”Noppe måste vara väldigt skön.”

{Friend} snörvlade. ”Det är han”, sa {friend.he}.

# somebody-warm
”{Pet}”, sa {child}, ”nu är det natt. {Friend} behöver sin filt, och så behöver {friend.he} någon varm. Vet du någon varm?”

Sedan la sig {child} och {friend} i den stora bädden på golvet, bredvid varandra, och väntade.[music:  De nynnade på {music}, mycket tyst.]

{Pet} tittade på dem. {Pet.He} reste sig. {Pet.He} sträckte på framdelen. {Pet.He} sträckte på bakdelen.

Och {Pet} … FLYTTADE SIG!

# all-warm
{Pet} flyttade sig över mattan. {Pet} flyttade sig ända upp i bädden. Och blixtsnabbt sträckte {friend} ut handen och tog Noppe.

”Åh!” sa {friend}. ”Han är alldeles varm! {Pet} har värmt honom åt mig!”

{Friend} stoppade in Noppe under hakan, och hakan darrade inte det minsta. {Pet} snurrade ett varv, och ett varv till, och satte sig, duns, mitt på {child's} fötter.

[adult & elder: {Adult} och {elder.short} sa god natt och släckte lampan.

][adult & !elder: {Adult} sa god natt och släckte lampan.

][elder & !adult: {Elder} sa god natt och släckte lampan.

]{@purr}

# your-feet
”{child}”, viskade {friend}, ”kan du flytta på fötterna?”

{child} försökte. ”Nej”, viskade {child.he}.

”Vill du det?”

{child} tänkte efter. Fötterna var varma som två nybakade bullar. {Friend} var där, och Noppe också. {@on}

”Nej”, sa {child}.

# until-the-morning
Och hela natten, ända till morgonen, flyttade sig {child} inte.

Inte ett dugg.

# @is
{Pet} var en mycket rund katt, som bodde i huset bredvid {child's} och kom in när {pet.he} ville. {Pet.He} var rund och grå och mjuk, som ett moln som har ätit stor middag.
## if pet.cat & breed.British Shorthair
{Pet} var {child's} katt, en mycket rund brittisk korthår. {Pet.He} var rund och mjuk, som ett moln som har ätit stor middag.
## if pet.cat
{Pet} var {child's} katt, [breed: {a breed}, ]och {pet.he} satt som ett moln som har ätit stor middag.
## if pet.dog
{Pet} var {child's} hund, [breed: {a breed}, ]och {pet.he} satt som ett moln som har ätit stor middag.

# @made
På golvet var det bäddat för två, i en enda stor bädd.
## if elder
På golvet hade {elder}[elder2:  och {elder2}], som var där och hjälpte till den veckan, bäddat för två i en enda stor bädd.

# @fish
”Fisk!”

{child} la en liten fiskbit vid dörren. Nosen på {Pet} ryckte till. Morrhåren ryckte till. En tass kom fram, långsamt, långsamt …
## if pet.dog
”Hundkex!”

{child} la ett hundkex vid dörren. Nosen på {Pet} ryckte till. Öronen ryckte till. En tass kom fram, långsamt, långsamt …

# @purr
Prrrrr. Prrrrr. Prrrrr.
## if pet.dog
Dunk. Dunk. Dunk.

# @nice
”{Pet} spinner”, sa {friend}.

”{Pet} spinner bara på sköna saker”, sa {child}.
## if pet.dog
”Det är svansen”, sa {friend}.

”{Pet} dunkar bara på sköna saker”, sa {child}.

# @on
Spinnandet gick och gick, ända ner i tårna.
## if pet.dog
Svansen gick och gick, saktare och saktare, nere vid tårna.
