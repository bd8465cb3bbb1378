title: Mer val!
title: Hela valen
title: När valen kom in
guest seller: Berit (hon), Siv (hon)

% Regel: när valen kommer in går vattnet upp, när den går ut går vattnet ner. Foten i hinken är valen i hamnen.

# in-the-bucket
{child} satt på trappan i hamnen, [!short: ute på en ö, ]med en hink vatten mellan knäna. I hinken flöt en barkbåt. När {child.he} stoppade ner foten steg vattnet, och då åkte båten upp. När {child.he} tog upp foten sjönk vattnet, och då åkte båten ner.

PFFFF, sa det utanför hamnen[short: . | , och en fontän stod rakt upp i luften.] Där låg en val, och den ville in.

”Jag har legat här hela sommaren och tittat på er”, sa valen. ”Ni äter glass. [sport: Ni kan {play sport}. ][music: Ni sjunger {@song}. ][!short: Ni sitter så skönt tätt ihop. ]Men jag får aldrig vara med. Det är för mycket av mig.”

# the-smallest-bit
”Kom in med en liten bit då”, sa {child}.

”Jag tar nosen”, sa valen. ”Den är minst.”

Valen stack in nosen. Då steg vattnet i hamnen. Det steg uppför trappan, och det steg över skorna på alla som [short: åt glass.|stod i kö hos {seller}, som sålde glass.]

[!short: ”Ut!” ropade {seller}.

]Så var det med valen. När den kom in gick vattnet upp. När den gick ut gick vattnet ner. [!short: Det var precis som foten i hinken, fast det var mera fot.

”Har du inget mindre?” frågade {child}.

Valen tänkte efter. ”Jag har en stjärt”, sa den.

Så valen vände. Det tog en stund, för det var en hel val som skulle vändas. Sedan kom den in igen med stjärten först.

Upp gick vattnet! Borden flöt, och alla stod i hav till magen och höll glassarna i luften. ][age>=7: En herre med portfölj simmade förbi och sa att nästa år skulle han åka till fjällen. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] kom seglande på ett bord. ][elder: {Elder} lyfte kaffekoppen[elder2: , och {elder2} lyfte kakfatet]. ][pet.dog: {Pet} simmade efter en korv som någon hade tappat. ][pet.cat: {Pet} satt på kioskens tak och var torr om alla fyra tassarna. ][pet.other: ”Tur att {pet} är hemma”, sa {child}. ][school: En hel klass från {school} ville ha nya strutar. ][city: ”Den där får inte plats i hela {city}!” ropade någon. 

]

”UT!” ropade alla. ”Hela du!”

# out
”Förlåt”, sa valen. ”Jag skulle bara vara med.”

Det syns inte på en val om den gråter, för den är redan blöt. [short: Men den skämdes, och den simmade|Men {child} såg att den skämdes. Den gjorde sig så smal den kunde. Det blev inte särskilt smalt. Och så simmade den] ut så fort att den drog vattnet med sig.

När valen gick ut gick vattnet ner. Det gick nerför trappan, ner, ner, ner, ända till botten. Nu var hamnen tom[short: .|. Där fanns bara lera, och en cykel som någon hade letat efter.]

Och i leran, på sidan, låg den vita båten som skulle ta alla hem.

# in-the-mud
De drog i den, och de knuffade på den.[athlete:  Någon sa att man skulle ha varit {athlete}.][pet.dog:  {Pet} drog i repet.][friend:  {Friend} sköt på så att stövlarna blev kvar i leran.][elder:  {Elder} räknade till tre, flera gånger[elder2: , och {elder2} räknade med].] Båten låg där den låg.

[!short: ”Ni får väl sova här”, sa {seller}. ”Fast det finns inga sängar. Det finns bara en frys.”

]{child} blev rädd. Tänk om {child.he} aldrig kom hem![adult:  {Adult} kramade om {child.him}, men {adult} kunde inte heller lyfta en båt.]

# too-little
{child.He} satte sig vid sin hink[!short:  på trappan]. Nästan allt vatten hade skvimpat ut, och barkbåten låg på sidan, precis som den stora.

{child} stoppade ner foten. Vattnet steg, och barkbåten reste sig och flöt.

[!short: {child} tittade ut över havet, där det sa pffff, fast mycket lågt.

]”Det är inte alls för mycket val!” ropade {child.he}. ”Det är för lite val!”

# all-of-it
{child.He} ställde sig längst ut på kajen[adult: , med {adult} i handen,] och ropade så högt det gick:

”VAL! KOM IN!”

”Hur mycket av mig?” hördes det långt bortifrån.

”Allt!”

[!short: ”Allt av mig är väldigt mycket”, sa valen.

”Vi behöver väldigt mycket!”

]Det hade ingen sagt till den förut. Först kom nosen.

”Mer val!” ropade {child}.

[short: Sedan ropade alla på kajen det[school: , och klassen från {school} ropade högst]. Då kom magen, och sist kom stjärten.|Sedan kom magen. Det var mage länge.

”Mer val!” ropade {child} och alla på kajen[school: , och klassen från {school} ropade högst]. ”Mer val!” ropade {seller}, som stod på frysen.

”Nu är det bara stjärten kvar”, sa valen blygt.

”MER VAL”, dånade hela hamnen.

Och in kom stjärten.] Vattnet gick upp, upp, uppför trappan. Då reste sig den vita båten[!short: , ruskade av sig leran] och flöt.

# just-right
Valen låg alldeles stilla med trappan mot hakan och folk på alla sidor, nära.

”Är det för mycket?” viskade den.

”Det är lagom”, sa {child}.

Lagom hade ingen någonsin kallat den. Valen blev så glad att den blundade. [!short: {seller} bjöd på glass. Valen fick hela lådan, för på en val märks inte en strut.

]Den låg kvar hela kvällen och höll upp vattnet, så att den vita båten kunde gå hem. [music: Den nynnade {@song}, så lågt att det kittlade i båten. ]{child} vinkade. Det tog en stund att vinka till hela valen.

# in-the-bath
Hemma var badet varmt.[pet.dog / pet.cat:  {Pet} låg på badrumsmattan.][pet.other:  {Pet} hade redan fått höra alltihop.]

[adult: ”Hur mycket av dig ska ner?” frågade {adult}.

”Allt”, sa {child}.

]Först kom foten, sedan kom magen, och sist kom stjärten. Vattnet steg, och barkbåten åkte upp.

# @song
{music}
