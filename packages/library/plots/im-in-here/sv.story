title: Jag är här inne!
title: Där är du ju
title: Klapp, klapp, klapp
guest minder: Gunilla (hon), Anita (hon)
guest captain: kapten Plommon (hon), kapten Päron (hon)

% Skatten är en liten kista av guld med ett lock som pratar. Den är "den". Den som läser kan klappa och gräva med.
% Den som har badlakanet och säger sista raden: {@m}.

# on-the-beach
På stranden stod en skatt. Det var en liten kista av guld, med runt lock, och den var full av sådant som glänser. Alldeles bredvid satt {child} med {@m-first}[friend:  och {friend}[!friend.known: , {child's} bästa vän]].

”Hej”, sa skatten och klappade med locket.

# pat-pat-pat
Då kom {captain}, som var pirat och hade en spade.

”Skatter måste ner i jorden”, sa {captain}. Hon la sand ovanpå. Klapp, klapp, klapp. ”Så där. Gömd.”

”Jag är här inne!” ropade skatten.

”Schh”, sa {captain}. ”Skatter är tysta[school: , som på vilan {at school}].”

Hon la på mer sand. Klapp, klapp, klapp.

”Jag är här inne!” ropade skatten. ”Jag är här inne!”

# a-hill
”Den låter mer än min papegoja”, sa {captain}. Hon la på all sand hon kunde hitta[city: , och det var mer än det finns i hela {city}]. Det blev ett berg. KLAPP, KLAPP, KLAPP. Och högst upp satte hon en snäcka, så att alla skulle se var det inte låg någon skatt.

De lyssnade.

Inte ett pip.

”Där ser ni”, sa {captain}. ”Den trivs.”

# a-wobbly-voice
Men {child} la örat mot berget. Och långt, långt där nere hördes en liten, darrig röst.

”Jag är här inne … kommer det ingen?”

Åh nej.

{child} visste precis hur det är. Man gömmer sig så bra. Det är mörkt. Man väntar och väntar, och så tänker man att det kanske inte är någon som letar.

{Child.He} la munnen mot sanden. Och så sa {child.he}, nära och högt:

”Jag kommer!”

# scoop
Och {child.he} grävde. Snäckan rullade ner. {Child.He} grävde med båda händerna[athlete: , lika snabbt som {athlete}], så här. Gräv, gräv, gräv.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] grävde också, med båda tassarna.][pet.cat:  Ingen där hemma hade kunnat gräva bättre, inte ens [!pet.known: katten ]{pet}.][pet.other:  Ingen där hemma hade kunnat gräva bättre, inte ens {pet}.]

”Jag är här inne”, sa skatten, lite närmare.

”Jag kommer”, sa {child}. Gräv, gräv.[friend:  {Friend} bar undan sanden.]

”Jag är här inne!”

”Jag kommer!” Gräv … och där var något runt, och något av guld. {child} borstade av det med handen. {Child.He} lyfte på locket.

”Där är du ju!” sa {child}.

# it-shone
Och skatten lyste. Den lyste på {child's} näsa och på {child's} mage, och den lyste på {captain}, som stod där med sin spade.

”Nej, men så dum jag har varit”, sa {captain}. ”Den ville ju inte vara gömd. Den ville bli hittad[sport: , lika mycket som jag vill {play sport}].”

Hon slängde spaden.

”Vill du följa med hem till min båt?” frågade hon skatten. ”Du får stå på bordet, bredvid papegojan, och låta så mycket du vill[music: , och så spelar vi {music}].”

”Ja, tack!” sa skatten, och {child} vinkade.

Så tog {captain} den under armen, med locket öppet, så att den kunde se.

”Jag är här ute!” ropade skatten, och så bar det av.

# the-towel
Solen stod lågt. {@M} svepte in {child} i det stora badlakanet[elder & adult: , det från {elder}[elder2:  och {elder2}]], runt, runt, och en snibb ramlade ner över ansiktet.

”Jag är här inne”, sa {child}, alldeles tyst.

{@M} lyfte på snibben.

”Där är du ju”, sa {@m-he}.

# @m-first
barnvakten {minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
