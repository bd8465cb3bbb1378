title: Inte den foten
title: Elefanten på slangen
guest gardener: Gunnar (han), Holger (han)

% Nutid. Elefanten har snabeln full i dis-one och trickle: ”ded” för ”den”. Två klappar varje gång.

# drip
Hela dagen har det varit varmt på kolonin[city:  {in city}], och {child's} solros[school: , som är längre än någon {at school},] hänger med huvudet.

”Den är törstig”, säger {gardener}. ”Håll i slangen, {child}, så vrider jag på kranen.”

{child} håller i slangen.

Dripp, säger slangen.

Dripp.

Sedan kommer det ingenting.

”Det är någon som står på den”, säger {gardener}.

# plums
{child} följer slangen. Förbi bönorna, förbi boden – och där, bakom boden, står en elefant och äter plommon.[friend:  Det är {friend}[!friend.known: , {child's} bästa vän,] som plockar åt honom.]

”Du står på vår slang”, säger {child}.

# this-foot
”Gör jag?” säger elefanten. Han har så bred mage att han inte ser sina fötter. Han lyfter en där framme. ”Den foten?”

”Inte den foten”, säger {child}.

Duns. Han lyfter en till. ”Den foten?”

”Inte den foten.”

Duns. ”Den foten?”

”Inte DEN foten!”

Duns. ”Då har jag inga fler fötter”, säger elefanten och tar ett plommon till.

”Du har en kvar”, säger {child}. ”Där bak.”

”Har jag en bak?” säger elefanten.

# pat-pat
{child} går runt och tittar. Det är en bit att gå[athlete: , till och med för {athlete}]. Men där är foten, stor och rund och grå, mitt på slangen. {Child.He} lägger handen på den. Klapp, klapp.

”Den här.”

”Jaha, DEN foten”, säger elefanten. ”Det kunde du väl ha sagt.”

Och så lyfter han den.

# whoosh
SVISCH!

Slangen hoppar som en groda[sport:  som vill {play sport}]. Den sprutar på boden[pet.cat: , men inte på [!pet.known: katten ]{pet}, som är för snabb][pet.other: , men inte på {pet}, som är hemma]. Den sprutar på bönorna. [pet.dog: Den sprutar på [!pet.known: hunden ]{pet}, som skakar av sig alltihop på bönorna igen. ][elder: Den sprutar på {elder}[elder2:  och {elder2}], som tycker att det är skönt. ]Den sprutar på {gardener's} hatt, och den sprutar på {child} ända ner i strumporna. Den sprutar på allting utom solrosen.

Dripp.

Dripp.

Sedan kommer det ingenting.

”Vilken fot är det nu?” undrar elefanten.

”Ingen fot”, säger {gardener}. ”Det var allt vatten vi hade.”

# slurp
Å nej! Varenda droppe ligger på gången, i en enda stor brun pöl. Och solrosen hänger med huvudet ända ner mot jorden.

{child} tittar på pölen. Sedan tittar {child.he} på elefanten. Elefanten har en väldigt lång näsa.

”Får allt det där plats i snabeln?” frågar {child}.

Sluuurp! säger snabeln, och sedan finns det ingen pöl.

# dis-one
”Nu ska solrosen ha det”, säger {child}.

”Ded här?” säger elefanten, för han har snabeln full. Sprutt! Han vattnar bönorna.

”Inte den!”

”Ded här?” Sprutt! Han vattnar {gardener's} hatt.

”Inte den!”

”Ded här?” Sprutt! Han vattnar {child}.

”Inte DEN!”

# trickle
Då sätter sig {child} bredvid solrosen och lägger handen på jorden. Klapp, klapp.

”Den här.”

”Jaha, DED”, säger elefanten.

Och han lägger snabeln intill {child's} hand och låter vattnet rinna, så sakta han bara kan[music: , medan {gardener} nynnar på {music}]. Porl, porl, porl. Solrosen dricker. Den lyfter på huvudet, lite grann. Och lite till.

# on-all-four
Nu står solen lågt, och det är lugnt bland bönorna.

”Står jag på något?” viskar elefanten.

{child} går hela vägen runt och tittar efter.

”Inte med den foten”, säger {child.he} lågt. Klapp. ”Inte med den foten.” Klapp. ”Inte med den foten.” Klapp. ”Och inte med den foten.”

Så elefanten står där han står, alldeles stilla, på alla fyra.
