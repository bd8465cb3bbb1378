title: Två kaptener i en tvättkorg
title: Vart och Nu
title: När hallen blev blå

# captains
I hallen stod tvättkorgen, tom för en gångs skull. {child} satt i den ena änden och {sibling} i den andra[sibling2: ,
och i mitten satt {sibling2}]. De skulle segla hela vägen till sängen, men korgen rörde sig inte.

”Det är jag som är kapten”, sa {child}. ”Framåt!”

”Det är jag som är kapten”, sa {sibling}. ”Bakåt!”

[sibling2: ”Åt sidan!” sa {sibling2}, för det var ingen som hade sagt det.]

”Suck”, sa korgen.

## or
Den som kom först till tvättkorgen skulle få bli kapten. {child} kom först med magen, och {sibling} kom först med
foten. [sibling2: {sibling2} kom först med rumpan. ]Sedan satt de i korgen mitt i hallen, med näsorna mot varandra, och
båten ville inte segla.

”Framåt!” sa {child}.

”Bakåt!” sa {sibling}.

[sibling2: ”Åt sidan!” sa {sibling2}.]

”Nej”, sa korgen.

# two-words
De visste inte att den kunde prata.

”Jag vill ju åka”, sa korgen. ”Men jag har bara en botten. En av er får säga vart. En av er får säga nu. Saknas det ena
ordet, står jag still.”

”Är det två kaptener då?” sa {child}.

”Det är minst två”, sa korgen. ”Annars är det bara tvätt.”

De tänkte efter. {Child} tog Vart. {Sibling} tog Nu. [sibling2: Till {sibling2} blev det ett eget ord, och det var
Stopp.]

”Till köket”, sa {child}. Korgen började darra, men den stod kvar. {Sibling} väntade. Det är roligt att vänta, när det är
man själv som bestämmer hur länge.

”Nu!” sa {sibling}.

## or
”Kan du prata?” sa {sibling}.

”När det behövs”, sa korgen. ”Två kaptener kan jag ha. Två håll kan jag inte åka åt. En säger vart, och en säger nu. Jag
måste ha båda orden.”

”Jag tar Nu”, sa {sibling} genast.

”Då tar jag Vart”, sa {child}.

[sibling2: ”Och jag tar Stopp”, sa {sibling2}.]

”Till köket!” sa {child}. Ingenting hände. Alla tittade på {sibling}, som tittade i taket och sparade på sitt ord så länge
att det nästan blev en hicka.

”Nu!” sa {sibling}.

# the-sea
Då blev golvet blått. Korgen gungade till och for i väg, över vågor som var randiga som mattan. Längs väggen simmade
skorna i en lång rad.

[city: Långt borta, på andra sidan havet, låg hela {city} och lyste.] [pet.dog: På en ö låg {pet} och viftade, så att det
stänkte.] [pet.cat: På en ö satt {pet}, som inte ville bli blöt om tassarna.] [pet.other: ”God natt, {pet}!” ropade de
när de for förbi.]

[elder: I köksdörren satt {elder} på en pall och var fyr. [elder2: {Elder2} höll i ficklampan. ]”När jag var liten var det
jag som sa nu”, sa {elder.short}. ”Det är svårast.” | I köket stod kylskåpet på glänt och lyste som en fyr.]

[sibling2: ”Stopp!” ropade {sibling2}, och de stannade precis innan de körde på den.]

## or
Först rann det bara lite blått ur mattan. Sedan var hela hallen hav, och korgen hoppade över vågorna. {Child} sa vart:
runt pallen, under rockarna, ut på djupet. {Sibling} sa nu varje gång, och det var därför det blev så roligt.

[city: ”Vi kan åka ända till {city}”, ropade {child}. ”Vi bor ju där”, ropade {sibling}.] [pet.dog: {Pet} simmade bredvid
på torra golvet.] [pet.cat: {Pet} följde efter dem uppe på byrån.] [pet.other: De hälsade på {pet} i förbifarten.]

[elder: Vid köket var {elder} fyr och blinkade med en lampa. [elder2: Bredvid satt {elder2} och var klippa. ]”Det var jag
som sa nu när jag var liten”, sa {elder.short}. ”Man måste våga vänta.” | Vid köket lyste kylskåpet som en fyr.]

[sibling2: ”Stopp!” ropade {sibling2}, och de fick syn på allt de annars hade missat.]

# islands
”Till stöveln”, sa {child}. De väntade. ”Nu!” sa {sibling}. Stöveln var en ö, blöt och full av gummilukt. [age>=6: De steg i land
med var sin fot, för fler fick inte plats, och tog ön i besittning. [sibling2: {Sibling2} fick tån.]]

”Till vanten”, sa {child}. De väntade. ”Nu!” sa {sibling}. Vanten hade legat borta sedan i vintras och var väldigt glad
att se dem. [sibling2: {Sibling2} tog den på sig, så att den inte skulle simma bort igen.]

## or
De fiskade också. {Child} pekade ut ett ställe där det låg något, och {sibling} sa nu när det var dags att dra. De fick en
vante, en vante till och en halv pepparkaka, som de delade. [age>=6: Den blev så liten av att delas att de fick äta upp den
direkt, innan den försvann av sig själv.] [sibling2: {Sibling2} fick den biten som hade socker på.]

# dark
”Hem till sängen”, sa {child}.

”Nu”, sa {sibling}, och de vände.

[adult: Men då släckte {adult} i hallen, och det blev natt på hela havet. | Men då slocknade lampan i hallen, för så dags
var det, och det blev natt på hela havet.] Framför sovrumsdörren låg något stort och svart. Det hade en lång snabel, och
det väntade.

[sibling2: ”Stopp”, viskade {sibling2}.]

”Det är en val”, viskade {child}. ”Vi åker runt.”

”Det är dammsugaren”, viskade {sibling}. ”Vi åker fram och väcker den.”

# the-whale
”Runt”, sa {child}. Men {sibling} sa inte nu.

”Fram”, sa {sibling}. Men det var inte {sibling} som hade det ordet.

[sibling2: ”Stopp, sluta”, sa {sibling2}.]

Ingen gav sig. Korgen snurrade ett halvt varv. Så började den driva baklänges, bort från sängen, mot källardörren, där
det drog kallt. {Child} höll i kanten. {Sibling} höll i {child}. De var arga, och de var rädda, och det går att vara båda
på samma gång.

”Det finns två ord”, sa korgen. ”Men jag har aldrig sagt vem som måste ha vilket.”

## or
”Runt!” sa {child}.

”Rakt på!” sa {sibling}.

”Det är jag som har Vart!”

”Då säger inte jag nu!”

[sibling2: ”Stopp!” sa {sibling2}, men ingen lyssnade.]

Och {sibling} knep ihop munnen, och {child} vände ryggen till. En båt med två sådana kaptener driver. Den drev baklänges i
mörkret, längre och längre från sängen, tills ingen av dem såg den mer. Då tog {child} efter en hand, och där var redan
{sibling} och letade efter en.

”Ni får byta ord”, sa korgen. ”Det är inte förbjudet.”

# swapped
De bytte. {Child} la Vart i handen på {sibling}, och {sibling} la Nu i handen på {child}. [sibling2: {Sibling2} höll i alla
händerna, så att inget skulle tappas.]

{Sibling} tittade noga. Det såg ut som en val, faktiskt, när man var den som måste bestämma. ”Under snabeln”, sa
{sibling} till slut. ”Där är det plats.”

[sibling2: ”Stopp först”, sa {sibling2}. ”Huvudena ner!” Och det var tur.]

Nu var det {child} som måste vänta. Det var mycket svårare än det såg ut. Valen andades in. Inte än. Valen andades ut.
Inte än. {Child} kände ordet sitta längst fram på tungan.

”Nu”, viskade {child}.

De gled in under snabeln, så nära att det kittlade i håret, och ut på andra sidan.

”Det var bra vart”, sa {child}.

”Det var bra nu”, sa {sibling}.

## or
”Du får Nu”, sa {sibling}.

”Du får Vart”, sa {child}.

[sibling2: ”Jag behåller Stopp”, sa {sibling2}.]

Det kändes konstigt i munnen, som att ha den andras tandborste. {Sibling} lutade sig fram och såg på valen länge. ”Längs
väggen, bakom svansen”, sa {sibling}. ”Där sover den.”

Och {child} väntade. {Child} väntade när korgen knakade, och när mörkret rörde på sig, och när det kliade på näsan. Inte
än, inte än. [sibling2: ”Stopp”, viskade {sibling2}, när en sladd låg i vägen. Utan {sibling2} hade de fastnat.]

”Nu”, viskade {child}.

Korgen smög. En sko på torra land vågade inte titta. Bakom dem sov valen vidare med snabeln i golvet, och framför dem låg
sängen.

”Du väntade jättelänge”, sa {sibling}.

”Du hittade rätt”, sa {child}.

# harbour
Korgen la till vid sängkanten. [pet.dog: {Pet} var redan framme och hade värmt hamnen.] [pet.cat: {Pet} kom också i land,
torr om alla tassarna.] [elder: {Elder} [elder2: och {elder2} ]släckte fyren och gick efter med kuddarna.] [adult:
”Välkomna hem, kaptener”, sa {adult}, och sa det till alla.] [sibling2: ”Stopp”, sa {sibling2}, och de
var framme.] Korgen var trött i botten. De bäddade ner den med en handduk.

”Tack för i dag”, sa korgen. ”Det var längesedan jag hade så många.”

## or
De steg i land på lakanet[sibling2: , {sibling2} sist, med repet]. Korgen fick ligga vid sängen med en handduk över sig. [pet.dog: {Pet} la sig bredvid, för en
hamn ska ha en hund.] [pet.cat: {Pet} la sig i den, för den var ledig nu.] [elder: Borta i köket släckte {elder} fyren.
[elder2: {Elder2} sa god natt till skorna, en efter en.]] [adult: {Adult} strök över håren, ett i taget. Alla
kaptener fick lika länge.]

Utanför dörren blev havet golv igen, utan brådska.

# last-word
{Child} och {sibling} låg med fötterna mot varandra[sibling2: , och {sibling2} tvärs över].

”Till morgonen”, viskade {child}.

{Sibling} väntade. {Sibling} väntade så länge att alla andra hann somna.

”Nu”, viskade {sibling} ut i mörkret. Men sängen hade redan seglat.

## or
Under täcket bytte de tillbaka sina ord, ifall de skulle behöva dem i drömmen. [sibling2: ”Stopp”, sa {sibling2}, och då
slutade benen att sparkas.]

”Till sömnen”, sa {sibling}, för att prova en gång till.

”Nu”, sa {child}.

Och det var rätt nu.
