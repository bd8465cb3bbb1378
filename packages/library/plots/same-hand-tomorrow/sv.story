title: Jag släpper inte
title: Samma hand i morgon
title: Den röda hinken
guest friend: Noa (han), Sixten (han)
guest sara: Sara (hon), Petra (hon)
guest neighbour: Gunvor (hon), Majken (hon)

% ”Jag släpper inte” sägs av båda: två gånger om handtaget, en gång om handen, och sist av den som hämtar (@who): {adult}, annars den äldre, annars {neighbour}.
% Den som läser kan släppa barnets hand, ett finger i taget.

# had-it-first
{child} och {friend} satt i sandlådan [school: {at school}|på förskolan][city:  {in city}]. [friend: {Friend} var {child's} bästa vän|{Friend} var han med de gula stövlarna][elder: , och {child} hade en mössa som {elder} hade stickat[elder2:  och {elder2} hade satt en tofs på]].

Mellan dem stod en röd hink.

{child} tog i handtaget.

{friend} tog också i handtaget.

”Jag hade den först”, sa {child}.

”Jag såg den först”, sa {friend}.

”Jag ska göra en kaka.”

”Jag ska också göra en kaka.”

”Jag släpper inte”, sa {child}.

”Jag släpper inte”, sa {friend}.

Och ingen släppte.

# no-cake
En hink. Ett handtag. Två händer. Det blev ingen kaka.[sport:  Det gick inte att {play sport} heller.]

”Du är dum.”

”Du är dum själv.”

”Då är vi osams.”

”Ja. Då är vi det.”

En myra gick upp på hinken. Den gick runt hela kanten och ner igen.

”Såg du!” sa den ena.

”Ja!” sa den andra.

Sedan kom de ihåg att de var osams.

”Jag släpper inte”, sa {child}.

”Jag släpper inte”, sa {friend}.
## or
En hink. Ett handtag. Två händer. Det blev ingen kaka.[sport:  Det gick inte att {play sport} heller.]

”Du är dum.”

”Du är dum själv.”

”Då är vi osams.”

”Ja. Då är vi det.”

En sparv satte sig på hinken. Den tittade ner. Där fanns ingen kaka, så den flög igen.

”Såg du!” sa den ena.

”Ja!” sa den andra.

Sedan kom de ihåg att de var osams.

”Jag släpper inte”, sa {child}.

”Jag släpper inte”, sa {friend}.

# snap
{child} drog. {friend} drog. {child} drog mer. {friend} drog mer.[pet.dog:  De drog som [!pet.known: hunden ]{pet} i en strumpa.][pet.cat:  De höll fast som [!pet.known: katten ]{pet} i en gardin.]

Knäpp!

Handtaget gick av hinken. Hinken rullade bort i sanden, och handtaget flög åt andra hållet.

Duns! Där satt {child} på rumpan.

Duns! Där satt {friend} på rumpan.

# no-fun
Nu var det ingen som drog.

{child} tittade i sin hand. Den var tom.

{friend} tittade i sin hand. Den var också tom.

{Friend's} mun började darra.

{Child's} mun började också darra.

Det var inte roligt att vara osams. Inte alls.[pet.other:  Man kunde inte ens prata om {pet}.]

# sandy-and-warm
Då sträckte {child} fram sin tomma hand. {Child.He} la den i {friend's} tomma hand.

Den var sandig och varm. Den passade precis.

”Jag släpper inte”, sa {child}.

{friend} kände efter.

”Jag släpper inte”, sa {friend}.

# pat-pat
Så gick de, hand i hand, och hämtade hinken. {sara}, som var fröken, satte dit handtaget igen. Knäpp. Men ingen tog i det. Hinken fick bäras av två, en på var sida.

De fyllde den med sand. De vände på den.

Klapp, sa {child's} hand.

Klapp, sa {friend's} hand.

Klapp … klapp …[music:  De sjöng {music} till.]

Och där stod kakan[athlete: , stolt som {athlete}].

[age>=5: ”Vems är den?” frågade {sara}.

”Vår”, sa de i mun på varandra.

]De gjorde en till. Och en till.[age>=5:  De gjorde en jätteliten till en mus och en jättestor till {sara}, som sa att den smakade gott.]

# same-hand
När det började skymma var sandlådan full av kakor. Då satt de på bänken, hand i hand, och tittade på dem.

[age>=5: Prutt, sa det på bänken.

”Det var inte jag!” sa {child.he}.

”Inte jag heller!” sa {friend}, och de skrattade så att bänken skakade.

]Så kom {@who-came}, och då måste de ju släppa.

{child} lyfte ett finger. Och ett finger till. Ett till … och ett till … och så tummen.

”Hej då”, sa {child.he}.

”Hej då”, sa {friend}. ”Samma hand i morgon.”

# all-the-way
Sedan la {child} sin hand i {@whos} hand, och så gick de hem, långsamt, långsamt.

”Jag släpper inte”, sa {child}.

”Jag släpper inte”, sa {@who}.

# @who
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whos
{neighbour's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @who-came
grannen {neighbour}, som skulle hämta
## if adult
{adult}
## if elder & !adult
{elder.short}
