title: Fortsätt
title: Det är bara bromsarna
title: Monstret i spöktåget
guest host: Solveig (hon), Mona (hon)
guest small: Tuva (hon), Disa (hon)

% Monstret är ”det”; {child} nämns där båda är nära. Ingen kliver ur vagnarna.

# second-bend
I spöktåget fanns det ett riktigt monster. Det var stort som ett klädskåp och luddigt ända ner till golvet. I trettio år hade det stått vid den andra kurvan, och ingen visste om det, för alla åkte förbi så fort.

”Gr …” sa monstret, och så var vagnen borta.

Men {child} hade åkt fyra gånger[elder: , för {elder}[elder2:  och {elder2}] betalade], och {child.he} hade tittat efter.

”Det finns ett riktigt monster där inne”, sa {child.he} till {host}, som sålde biljetterna.

”Där finns ett skelett”, sa {host}, ”och en fladdermus i ett snöre, och en blöt mopp som man får i ansiktet. Den har jag hängt upp själv. Något monster finns det inte.”

”Det säger Gr.”

”Det är bara bromsarna”, sa {host}.

# clunk
{child} hade en biljett kvar och satte sig i den allra första vagnen[friend: , med {friend}, som var {child.his} bästa vän och ville sitta på den sida där moppen inte hängde]. I första kurvan kom skelettet och fladdermusen, och sedan moppen, klatsch. I andra kurvan stod monstret.

”Gr …” sa det.

Då sa spöktåget klonk, och så stannade det.

# lots
{child} tittade på monstret. Monstret tittade på {child}.

”Fortsätt”, sa {child}.

”Va?” sa monstret.

”Du sa Gr. Vad kommer sedan?”

Det hade ingen frågat förut. Monstret tvinnade luddet på magen.

”Åh, massor”, sa det. ”Först kommer en mittenbit. Och sedan kommer slutet, som jag är rätt nöjd med. Fast jag har bara gjort det i huvudet.”

”Fortsätt, då.”

Monstret drog ett så djupt andetag att {child's} hår lutade. Och då slocknade alla lampor.

# boot
Det blev mörkt som i en stövel. I vagnen bakom satt en mycket liten flicka som hette {small}, och hon började gråta.

”Sitt still, allihop!” Det var {host}, långt borta. ”Det har gått en propp! Jag kommer in och hämtar er!” Det sa klatsch. ”Usch! Vem har hängt den där?”

”Hon hittar oss aldrig”, viskade monstret. ”Det är tre kurvor kvar. Men jag kan dem utantill. Ska jag dra?”

”Ja, tack”, sa {child}.

# pad
En stor, luddig hand tog tag i vagnen, och så rullade de iväg, alla vagnarna på rad.

Tass, tass, tass, lät det i mörkret.

”Vad var det?” sa {small}.

”Det är något här inne!” sa en man längst bak[city: , som hade rest tvärs genom hela {city}]. ”Det är något här inne hos oss!”

Då skrek alla på en gång. ”Var är det? Släpp ut mig! Var är det?”[sport:  En tjej som skulle {play sport} efteråt gömde sig under sin väska.][school:  Det lät värre än i korridoren {at school}.]

Tassandet stannade.

# where
”De är rädda för mig”, viskade monstret. ”Det är bäst att jag går och gömmer mig.”

”Nej!” sa {child}. {Child.He} visste hur det är i mörkret. Monstret är inte det värsta. Det värsta är att inte veta var det är. ”Vråla”, sa {child.he}, ”så vet de det.”

”Hela vrålet?”

”Hela vrålet.” Och {child} ropade bakåt till vagnarna: ”Det är ingen fara! Det är bara ett monster, och det drar ut oss! Så länge ni hör det framför er är det inte bakom!”

Det fick de tänka på en stund.

# go-on
”Grrr …” sa monstret och tystnade. ”Jag har aldrig kommit längre än hit”, viskade det. ”Inte när någon har hört på.”

”Fortsätt”, sa {child}.

”Fortsätt”, sa {small}.

”FORTSÄTT!” sa allihop.

# the-middle
Och monstret fortsatte.

”GRRRÅÅÅAAARRR!” Det var tredje kurvan, och vagnarna skakade.

”RRÅÅ-ÅÅÅ-ÅÅÅ-ÅÅÅ!” Det var mittenbiten. Den gick upp och ner som en backe och räckte genom hela fjärde kurvan.[athlete:  Så länge orkar inte ens {athlete} hålla på.]

”Det var riktigt bra, det där”, sa mannen längst bak.

# very-low
Sedan kom den femte kurvan, och slutet. Det var mörkt och djupt och långt, som åska som går hem och lägger sig, och det blev mjukare och mjukare, tills alla fick luta sig fram för att höra.

”Rrråååmmm.”

Och när det var alldeles färdigt såg de att de var ute. Där var kvällen, och där var karusellen[music: , som spelade något som liknade {music}], och framför den första vagnen fanns det ingen alls.

# out
”En gång till”, sa {small}.

{host} kom ut ur spöktåget med moppen på huvudet.[adult:  {Adult}, som stod och väntade utanför, stirrade på den.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som inte hade fått åka med, morrade åt den.]

”Hur kom ni ut?” sa {host}. ”Vem drog er?”

”Det var bara bromsarna”, sa {child}.

# exactly-where
När det var läggdags stod {child's} fönster lite på glänt.[pet & !pet.dog:  {Pet} lyssnade också.] Borta över taken släcktes tivolits lampor, en efter en. Sedan var det mörkt, och någonstans i mörkret fanns det ett monster. {child} visste precis var.

”Grrr …” lät det, långt bort.

”Fortsätt”, viskade {child}.

Och det fortsatte, sakta, ända till slutet.
