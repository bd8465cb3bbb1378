title: Plats i mitten
title: Lämna en plats
guest friend: Greta (hon), Bosse (han)
guest pet: Sotis (han), Klöver (hon)

% Hasa, hasa, kläm: högre och högre, sedan mjukt, sist bara andetag. Var tyst på riktigt efter båda ”Och de väntade.” Pingvinen är ”hon”.
% Katten är familjens, annars grannens; en hund kryper in bakom soffan och snarkar i stället för att spinna. Brittiskt korthår är originalet.

# a-low-knock
En kall och mörk kväll[city:  {in city}], när {child} och [!friend.known: {child.his} bästa vän ]{friend} hade pyjamas på sig, knackade det på köksdörren.

Det knackade väldigt långt ner.

Klapp, klapp, klapp.

{@opened} På mattan utanför stod en pingvin.

”God afton”, sa pingvinen. ”Är det inte här jag ska sova?”

”Nej”, sa {child}. ”Det är här jag ska sova.”

”Åh, så bra”, sa pingvinen, och så klev hon in.

# bump
Hasa, hasa, bom! Det var tröskeln.

Hasa, hasa, bom! Det var bordet.

Hasa, hasa, bom! Det var {pet}.

# a-baby-penguin
{@whose}, och {pet.he} tyckte inte om när det sa bom. {Pet.He} tittade på pingvinen. Pingvinen tittade på {pet.him}.

”Vilken fin {@fat} pingvinunge”, sa pingvinen.

{Pet} kröp in [pet.dog: bakom | under] soffan.

”Det där är ingen pingvin”, sa {child}. ”Det är {pet}.”

”{Pet.He} är blyg”, sa {friend}.

# lost
Pingvinen gäspade. Det var en väldigt stor gäspning för en fågel. Men hon la sig inte.

”Är du inte trött?” frågade {child}.[sport:  ”Vill du {play sport}?”]

”Jag är jättetrött”, sa pingvinen. ”Men jag kan inte sova ensam. Pingviner sover i klunga. Alla hopklämda, med någon varm i mitten.” Näbben sjönk. ”Och jag har tappat bort min klunga.”

Stackars pingvin!

”Vi kan vara klunga”, sa {child}.

”Vi är bra på att klämma ihop oss”, sa {friend}.[school:  ”Det gör vi {at school}.”]

# squash
Så {child} ställde sig på ena sidan. {Friend} ställde sig på andra sidan.[elder:  [adult: {Elder} | {Elder.short}] ställde sig bakom[elder2: , med {elder2}].] Och så klämde de.

Hasa, hasa, kläm!

Pingvinen slöt ögonen. Sedan öppnade hon dem igen.

”Det är en väldigt fin klunga”, sa hon. ”Men det drar i mitten.”

Så {child} la en kudde i mitten.

Hasa, hasa, kläm!

”För platt”, sa pingvinen.

[elder: Så {elder.short} la en kofta i mitten.

Hasa, hasa, kläm!

”För kittlig”, sa pingvinen.

]Så {friend} satte {@teddy} i mitten.

Hasa, hasa, kläm!

”För kall”, sa pingvinen. ”Han är rar, men det finns inget varmt i honom.”

# two-eyes
Vem var varm? Vem var varm och rund och precis lagom för mitten?

Alla tittade [pet.dog: bakom | under] soffan.

Två {@orange} ögon tittade tillbaka.

”{Pet}”, sa {friend}, ”kan du komma, är du snäll?”

{Pet} kom inte.

”Kom nu då, {pet}!” sa pingvinen, ganska högt.

{Pet} kröp längre in.

# a-space
Men {child} kände {pet}. Det gick inte att dra ut {pet.him}. Det gick inte att knuffa ut {pet.him}. Det gick inte att ropa ut {pet.him}.[athlete:  Inte ens {athlete} hade kunnat det.] Man kunde bara lämna en plats och vänta.

Så {child} viskade: ”Lämna en plats.”

De lämnade en plats. En rund. En som var lagom för {pet}.

Och de väntade.

Och de väntade.

Ut kom [pet.dog: en nos | ett morrhår].

Ut kom en tass.

Ut kom hela resten av {pet}, mycket sakta, som om {pet.he} egentligen skulle någon annanstans. {Pet.He} gick runt pingvinen. {Pet.He} gick runt {friend}. {Pet.He} gick runt {child}.

# the-middle
Och så gick {pet} in i mitten och [pet.dog: la | satte] sig.

Hasa, hasa … kläm.

”Åååh”, sa pingvinen. ”Varmt.”

Och {pet} började [pet.dog: snarka. Hrrrr, hrrrr, hrrrr. | spinna. Prrrr, prrrr, prrrr.] Det gick in i {friend's} knän. Det gick in i {child's} mage. Det gick ända upp i spetsen på pingvinens näbb.

”Nynnar den där pingvinungen?” sa hon.[music:  Det lät faktiskt lite som {music}.]

”Ja”, sa {child}, för det var för sent att förklara.

# shhh
Pingvinen slöt ena ögat. Sedan slöt hon det andra.

{Friend} blundade. {child} blundade.[elder:  {Elder.short} blundade[elder2: , och det gjorde {elder2.short} också].][adult:  {Adult} la en filt om allihop.]

Och hela klungan blev mjuk och långsam, och ner på kuddarna sjönk de, och ingen var utanför och ingen frös.

Hasa …

Hasa …

Schhh.

# @opened
{child} öppnade.
## if adult
{Adult} vred om nyckeln, och {child} öppnade.
## if elder & !adult
{Elder} vred om nyckeln, och {child} öppnade.

# @whose
{Pet} var grannens katt, som tyckte bäst om {child's} soffa. {Pet.He} var stor och rund
## if pet.cat
{Pet} var {child's} katt. {Pet.He} var väldigt mjuk och väldigt förnäm
## if pet.cat & breed.British Shorthair
{Pet} var {child's} katt. {Pet.He} var stor och rund och grå
## if pet.dog
{Pet} var {child's} hund. {Pet.He} var väldigt mjuk och väldigt sömnig

# @fat
tjock
## if pet.cat
mjuk
## if pet.cat & breed.British Shorthair
tjock
## if pet.dog
mjuk

# @orange
orange
## if pet.cat
runda
## if pet.cat & breed.British Shorthair
orange
## if pet.dog
runda

# @teddy
sin nalle
