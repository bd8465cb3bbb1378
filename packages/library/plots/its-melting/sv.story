title: Den smälter
title: Vanliga stället
title: Slicka, rysa, mint
guest friend: Meja (hon), Melvin (han)
guest sailor: Leia (hon), Tuva (hon)
guest seller: Jörgen (han), Kenneth (han)

% Alla säger att den smälter. {friend} är familjens egen vän eller {friend}; bara {friend} ska i en annan klass i höst. ”Där är du!” låter inte snällt.

# two-cones
”Den smälter”, sa {seller} i glasskiosken.

”Jag ser det”, sa {child}.

{Child.He} stod vid luckan med en strut i varje hand. Den gröna var mint, och den var {child.his}. Den svarta var saltlakrits, och den var {friend's}. {Friend}[friend & !friend.known: , {child.his} bästa vän,] skulle ha varit här klockan två, vid vanliga stället. Nu var klockan tjugo över, och det gick inte att ringa, för i söndags hade {friend's} mobil följt med och badat.

”Jag säger bara”, sa {seller}.

# says-this-and-that
{child} visste nog var {friend} var. På seglarbryggan, med {sailor}. Hela sommaren hade det varit {sailor} säger si och {sailor} säger så[sport: , till och med när de skulle {play sport}]. [friend: Och snart var sommaren slut, och sedan började [school: {school}|skolan] igen, och hur det skulle bli då | Och i höst skulle {child} och {friend} gå i olika klasser[school:  {at school}], och det] hade de inte pratat om en enda gång.

Men den här glassen hade {child} köpt för sina sista pengar[elder: , de som {elder}[elder2:  och {elder2}] hade skickat med]. Alltså skulle {friend} få den. {child} skulle gå till bryggan, räcka fram struten, säga ”varsågod” med en röst som en dörr som slår igen, och sedan gå därifrån.

Det var en bra plan med ett enda fel. En svart droppe rann ner över tummen.

# lick-shudder-mint
Man kan inte komma med en halv glass och vara arg. Då ser man bara slarvig ut. Den måste vara hel och rund. Det fanns inget annat att göra än att slicka.

{child} hatade saltlakrits. Det smakade som en cykelkedja. {Child.He} slickade runt hela kulan, ryste, tog lite mint för att överleva och började gå.[pet.dog:  Bakom gick [!pet.known: hunden ]{pet} och undersökte varenda droppe.]

”Den smälter!” ropade en man som målade en båt.

”Jag vet!”

Slicka, rysa, mint.

”Lilla vän, den …” sa en dam [city: från {city}|med solhatt].

”JA!”

Vid rökeriet satt en pojke på en trehjuling.[pet.cat:  Där satt {child's} katt {pet} också, i sällskap med en sill, och låtsades inte känna någon.] Han tittade länge på {child}.

”Du är svart i hela ansiktet”, sa han.

”Jag är arg.”

”Jaha”, sa pojken. ”Den smälter.”

# only-just-left
När {child} kom fram var mintglassen uppäten, men lakritskulan var nästan hel. Och på bryggan fanns ingen {friend}. Där satt bara {sailor} och rullade ihop ett rep, i en flytväst som var för stor. Hon var mycket mindre än {child} hade tänkt sig.

”{Friend} gick nyss”, sa {sailor}. ”Stod här i evigheter och väntade på nån.”

”På vem?”

”Vet inte. Nån som gillar mint. Köpte två glassar på sjömacken och åt upp sin egen. Sen gick {friend.he} här och slickade på minten och såg ut som om {friend.he} skulle dö. Jag sa att den smälte, och då fräste {friend.he} åt mig.”

{child} stod alldeles stilla.

”Varför just här?”

”För att det är vanliga stället”, sa {sailor}. ”Det fick jag höra typ tio gånger.”

# never-had-to-say
På bryggan badade de alltid. I kiosken köpte de alltid glass. Hur många somrar som helst hade de sprungit där emellan, och jämt tillsammans. Den som springer tillsammans behöver aldrig säga vart.

{child} sprang[athlete:  som {athlete}].

Det skulle {child.he} inte ha gjort.

# plop
Halvvägs längs kajen lutade sig lakritskulan åt sidan, lutade sig lite till och släppte taget. Plopp. Den sjönk bland tången som en liten svart måne.

{child} stod kvar med tom strut. Det var ju bara glass. Det var till och med glass som {child.he} avskydde. Men {child.he} hade burit den hela vägen, och nu hade {child.he} ingenting att komma med.[pet.other:  Till och med {pet} hade fått med sig ett salladsblad hem.]

# there-you-are
Framför kiosken stod {friend}. {Friend.He} höll i det sista av en mintglass, och det rann grönt ända ner till armbågen.

”Där är du!” sa de båda två, och det lät inte snällt från något håll.

”Vanliga stället är kiosken!” sa {child}.

”Det är bryggan! Det har ALLTID varit bryggan!”

”Till en brygga säger man väl bryggan!”

”Till en kiosk säger man väl kiosken!”

{seller} drog igen luckan[music: , mitt i {music} på radion,] tills det bara var en springa kvar.

”Jag trodde att du var med {sailor}”, sa {child}. Det bara slank ut.

”{sailor} är nio! Hon pratar om knopar!” {Friend} drog efter andan. ”Jag trodde att du hade slutat bry dig. För att [friend: sommaren ändå är slut snart|vi ändå ska gå i olika klasser].”

Ingen sa något. En mås gick förbi.

# tongues
{Friend} tittade på den tomma struten i {child's} hand.

”Var det lakrits?” sa {friend.he}, lägre. ”Till mig? Var är den?”

”I hamnen”, sa {child}. ”Men en del är här.”

Och {child.he} räckte ut tungan, så långt det gick. Den var svart som ett bildäck.

{Friend} tittade på den länge.

”Du hatar lakrits”, sa {friend.he}.

”Mm.”

”Har du slickat på den hela vägen?”

”Den smälte!”

Då räckte {friend} ut sin. Den var grön som en groda.

”Det är som tandkräm”, sa {friend}. ”Fast man får inte spotta.”

De började skratta ungefär samtidigt, så att {child} fick hålla sig i papperskorgen och {seller} öppnade luckan igen för att se vad som hade hänt.

# just-as-far
Sedan gick de bortåt kajen. De gick tills det var lika långt till kiosken som till bryggan. Där låg en gammal eka upp och ner, som de aldrig hade brytt sig om.

”Här”, sa {friend}.

”Vanliga stället”, sa {child}.

De satte sig på ekan. Den var varm av solen.

”I höst får vi mäta ut ett till”, sa {friend}. ”Mitt emellan [friend: dig och mig|ditt klassrum och mitt].”

”Det blir säkert i en städskrubb”, sa {child}.

”Det gör väl inget.”

Längst ner i {friend's} strut fanns en sista klick mint, och den hade {friend.he} sparat, fast hela armen klibbade.

”Den smälter”, sa {friend} och räckte över den.
