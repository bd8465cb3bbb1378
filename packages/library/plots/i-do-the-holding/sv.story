title: Jag håller i
title: Nallen som ville hålla
guest friend: Alva (hon), Melker (han)
guest pet: Tuss (han), Pricken (han)

% Djuret är familjens hund eller katt, annars vännens hund. Regeln: nallen är ludd när någon håller i honom, men han får hålla i vem han vill.

# not-hugged
{child} hade fått en nalle[elder:  av {elder}[elder2:  och {elder2}]], och nallen ville inte bli kramad.

Han var brun och rund och satt mitt på golvet i {child's} rum. {Child} ville bara en enda sak. {Child.He} ville hålla honom i famnen när {child.he} skulle sova.

”Kom”, sa {child.he} och sträckte ut armarna.

”Nej tack”, sa nallen. ”Det är du som ska komma. Jag håller i.”

På en madrass på golvet satt {friend}[!friend.known: , {child's} bästa vän,] som skulle sova kvar. {Friend} hade en kusin som var tio år, och därför visste {friend.he} allting[school: , det sa alla {at school}].

”Han kan prata”, sa {friend}. ”Min kusins nalle kan bara pipa.[city:  Alla andra nallar {in city} kan bara pipa.]”

# just-buttons
{child} tog upp nallen och kramade honom. Då blev nallen alldeles tyst. Armarna hängde. Ögonen var bara knappar.

”Han gick sönder!” sa {friend}.

{child} satte ner honom. Genast skakade han på sig, så att det dammade.

”Usch!” sa nallen. ”Så fort någon håller i mig blir jag bara tyg och ludd. När ingen håller i mig kan jag gå och prata[sport:  och {play sport}]. Så nu gör vi tvärtom. Jag är björnen. Jag håller i.”

# meatballs
Och så la han armarna om {child's} smalben och lyfte allt vad han orkade. Ingenting hände.

”Du är tung”, sa nallen. ”Vad har du i dig?”

”Köttbullar”, sa {child}.[adult:  ”Det är {adult} som har stekt dem.”]

# not-like-that
{@sniff}

# like-a-tractor
”Nalle ska ligga i famnen”, sa {child}. ”Det är därför man heter nalle.”

”Barn ska ligga i famnen”, sa nallen. ”Det är därför man är så mjuk i magen.”

”Min kusin brukar lura sin lillebror”, viskade {friend}. ”Vi låtsas sova. Och när nallen går förbi, då tar vi honom!”

De la sig ner och blundade. {Friend} snarkade som en traktor. Nallen kom tassande över golvet.

”Jag håller i!” skrek {friend} och högg nallen om magen.

Ludd och knappar. {child} fick känna också. Men det var inte roligt att krama någon som inte ville.

”Släpp honom”, sa {child}.

# under-the-bed
{friend} släppte. Nallen rusade iväg, rakt in under {child's} säng, längst in, där det var trångt och svart.

”Här sitter jag”, ropade han. ”Här kan ingen ta mig!”

”Det är mycket mörkt här”, sa han sedan.

”Kom ut då”, sa {child}.

”Jag sitter fast! Det är något som har tag i min rumpa!”

{child} la sig på magen. {Child.He} sträckte in armen ända till axeln, men {child.he} nådde inte. {Friend} sträckte in sin arm också och fick tag i en strumpa[elder: , en som {elder.short} hade letat efter].

”Är det här du?” sa {friend}.

”Nej!” sa nallen. Rösten var liten nu. ”Jag är rädd.”

# somebody-scratches
{child} kände det i sin egen mage.

”Vi går inte härifrån”, sa {child.he}. ”{Friend} och jag ligger här. Hör du oss?”

”Jag hör att någon krafsar.”

Det var {pet}. Och då visste {child} vad de skulle göra. {Pet} tyckte om trånga hål. {Pet} kom in där ingen kom in.

”{Pet}”, sa {child}. ”Gå in. Men bit inte, för då blir han bara ludd.”

# the-chain
{Pet} gick in. {Pet.He} krafsade och frustade, och två dammtussar flög ut. Sedan vände {pet.he} där inne, och så stack en dammig nos fram.

”Nalle!” ropade {child}. ”Ta {pet} om magen! Du ska hålla i!”

”Jag?” sa nallen.

”Du är ju björnen!”

{child} tog {pet} under frambenen, och {friend} tog {child} i fötterna[athlete: , stark som {athlete}].

”Jag håller i!” ropade nallen.

”Jag håller i!” ropade {child}.

”Jag med!” ropade {friend}. ”Min kusin skulle aldrig våga!”

De drog. Ritsch! Där lossnade rumpan, och ut kom {pet}, och efter {pet} kom nallen. Han var grå av damm, och han höll så hårt att {pet} såg förolämpad ut.

{Pet} slickade honom i örat, en enda gång.

# good-night-then
Sedan [adult: kom {adult} och släckte | släckte de] alla lampor utom den lilla[music: , och {friend} nynnade på {music}].

Nallen stod vid sängen och vred på tassarna.

”{child}”, sa han. ”Om du håller i mig kan jag inte säga något.”

”Jag vet”, sa {child}.

”Så jag säger det nu. God natt. Och god natt, {friend}. Och god natt, {@kind}.”

{child} lyfte på täcket. ”Jag håller i”, sa {child.he}.

Nallen klev upp i {child.his} famn och blev ludd och knappar, och han var alldeles varm.

# a-thumb
{Pet} la sig på {@feet}. {Friend} somnade och snarkade på riktigt, mycket mindre än en traktor. {child} somnade också, och då gled {child.his} armar isär.

Nallen rörde på sig. Han drog täcket över {child's} axel. Sedan tog han {child's} tumme mellan sina tassar och höll i.

# @sniff
Nu kom {Pet}. Det var {friend's} hund, som var strävhårig som en sopborste, och {pet.he} luktade nallen i baken, länge.

”Säg åt hunden att jag inte är sån”, sa nallen.

”{Pet}, han är inte sån”, sa {child}.

{Pet} nös och la sig på {friend's} fötter, för det var {pet.his} plats.
## if pet.dog
Nu kom {Pet}[!pet.known: , {child's} hund]. {Pet.He} luktade nallen i baken, länge.

”Säg åt hunden att jag inte är sån”, sa nallen.

”{Pet}, han är inte sån”, sa {child}.

{Pet} nös och la sig på {child's} fötter, för det var {pet.his} plats.
## if pet.cat
Nu kom {Pet}[!pet.known: , {child's} katt]. {Pet.He} strök sig mot nallen, fram och tillbaka, så att han nästan välte.

”Säg åt katten att jag inte är någon möbel”, sa nallen.

”{Pet}, han är ingen möbel”, sa {child}.

{Pet} gäspade och la sig på {child's} fötter, för det var {pet.his} plats.

# @kind
hunden
## if pet.cat
katten

# @feet
{friend's} fötter
## if pet.dog / pet.cat
{child's} fötter
