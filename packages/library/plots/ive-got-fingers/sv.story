title: Piraten som hade kli
title: Precis där
title: Tre pirater i sandlådan
guest sitter: Stina (hon), Gunilla (hon)

% ”Nej, nej. Inte där.” och så ”Ja, ja. Precis där.” Peka gärna: på den handen, på den handen. Vem som sitter på kanten (@A): {adult}, annars
% den äldre, annars {sitter}, som passar {child}.

# three-pirates
I sandlådan[city: , mitt i {city},] satt tre pirater.

En stor pirat, en lång pirat och en rund pirat. De hade hatt. De hade ringar i öronen.[sport:  De kunde {play sport}.] Och {child} satt mitt emellan dem, med sin spade[friend: , och bredvid satt {friend}, {child.his} bästa vän]. {Child.He} ville så gärna träffa pirater[school: , för det fanns inga {at school}], och nu var de här![pet.other:  Det skulle {pet} få höra.]

{@A}[adult & elder & !elder2:  och {elder}][adult & elder2: , {elder} och {elder2}][elder2 & !adult:  och {elder2}] satt på kanten och tittade på.

# an-itch
Men den stora piraten grät.

”Bu hu”, sa den stora piraten. ”Det kliar! Det kliar på min rygg!”

”Klia då”, sa {child}.

”Jag kan inte. Titta!”

Den stora piraten hade en krok på den handen, och en krok på den handen. Med krok kan man inte klia sig på ryggen.

# knock-knock
”Jag ska klia”, sa den långa piraten. Han hade ett träben. Han knackade med det på ryggen. Knack, knack, knack.

”Nej, nej. Inte där!”

”Jag ska klia”, sa den runda piraten. Han hade en papegoja. Den fick gå på ryggen. Tripp, tripp, tripp.

”Nej, nej. Inte där!”

# coats
”Vad har du krokarna till?” sa {child}.

”Jackor”, sa den stora piraten och snyftade. ”Alla hänger sina jackor på mig.”

”Det är praktiskt”, sa den långa piraten.

”Mycket praktiskt”, sa den runda piraten.

{child} var alldeles för varm. {Child.He} tog av sig sin jacka. ”Får jag också?”

”Ja, ja”, sa den stora piraten och höll fram en krok.

# boo-hoo
Och det kliade mer och mer och mer.

”BU HU!” grät den stora piraten[athlete: , fast han var starkare än {athlete}]. Tårarna rann ner i skägget. ”Nu kliar det för alltid!”

[friend: {Friend} torkade skägget. ][pet.dog: Hunden {pet} slickade på det. ][pet.cat: Katten {pet} strök sig mot det. ]{child} la ner sin spade. {Child.He} klappade den stora piraten på kinden.

”Gråt inte”, sa {child}. ”Jag har fingrar.”

# fingers
{child} hade fem fingrar på den handen, och fem fingrar på den handen. Små och mjuka. {Child.He} ställde sig bakom den stora piraten.

{Child.He} kliade högt upp.

”Nej, nej. Inte där.”

{@He} kliade långt ner.

”Nej, nej. Inte där.”

{@He} kliade på ena sidan.

”Nej, nej. Inte där.”

{@He} kliade på andra sidan.

”Nej, nej. Inte där.”

Då kliade {child} mitt på. Mitt, mitt på ryggen. Runt, runt, runt.

# just-there
Den stora piraten slutade gråta.

”Åååh”, sa han. ”Ja, ja. Precis där.”

{child} kliade runt, runt, runt[music: , och nynnade på {music}].

”Ja, ja. Precis där.”

# backs
Den långa piraten la sig i sanden. Han hade också rygg. {child} kliade.

”Ja, ja. Precis där.”

Den runda piraten la sig i sanden. Han hade också rygg. {child} kliade.

”Ja, ja. Precis där.”

[adult & elder: {Elder} lutade sig fram. {Elder.He} hade också rygg. {child} kliade.

”Ja, ja. Precis där.”

]Papegojan hade också rygg. Den var liten. Den kliade {child} med ett enda finger.

# hats
Sedan drog den stora piraten hatten över ögonen. Den långa piraten drog hatten över ögonen. Den runda piraten drog hatten över ögonen, och papegojan kröp in under hatten.

Nu sov alla fyra.

# a-back-too
{child} kröp upp i knäet på {@a}. {child} hade också rygg. Den var varm och trött.

{@A2} la handen där. {@Who} kliade sakta, sakta, runt, runt, runt.

Högt upp.

Långt ner.

Mitt på.

Och {child} blundade.

# @A
{sitter}, som passade {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A2
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @who
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @he
{child.he}
## if child.she
hon
## if child.he
han
