title: Traktorn som sa mu
title: Muuu, sa traktorn
title: Den tuggar
guest farmer: Stina (hon), Ulla (hon)
guest resting: Rosa (hon), Majros (hon)

% {farmer} är bonde, {resting} är kon. Traktorn tuggar: det är motorn som svalnar.

# click
{child} [friend: och [!friend.known: {child.his} bästa vän ]{friend} ]satt i en stor röd traktor, bredvid bonden {farmer}.[pet.dog:  {Child's} hund {pet} hade fått följa med, och satt på [friend: allas | bådas] fötter.][pet.cat:  I {child's} knä satt [!pet.known: katten ]{pet}.] [friend: Klick, klick, sa bältena. | Klick, sa bältet.]

Dunka, dunka, dunk, sa traktorn[music: , och {farmer} nynnade på {music}].

De skulle bara köra över hagen. Traktorn skulle in i ladan, och [adult: vid grinden väntade {adult} med plättar | sedan skulle det bli plättar].

”Vem är traktorn med på kvällen?” frågade {child}.

”Ingen”, sa {farmer}. ”Den står i ladan.”

”Alldeles ensam?”[friend:  sa {friend}.]

”Ja. Det är ju en traktor.”

Det var synd om den, tyckte {child}.

# toot
Dunka, dunka, dunk, sa traktorn. Men mitt i hagen – stopp! Där låg en ko. Hon hette {resting}, och hon låg precis där traktorn skulle fram.

”Flytta på dig, {resting}!” ropade {farmer}.

{resting} tuggade.

”Får jag tuta?” sa {child}.

”Tuta du.”[friend: 

”Sedan är det jag”, sa {friend}.]

{child} tryckte med hela handen.

MUUU! sa traktorn.

{farmer} tittade på {child}. ”Var det du?”

”Nej”, sa {child}. ”Det var den.”

# slurp
Då ställde sig {resting} upp. Hon tittade på traktorn. Den var röd. Den var stor. Den sa mu.

”Muuu?” sa {resting}.

Och så slickade hon traktorn mitt på nosen. Slurp!

”Hon tror att det är en ko!” skrattade [friend: {friend} | {child}].

Då hördes det bakom kullen. Mu! Mu! Mu! Där kom de andra korna[sport: , som ett lag som ska {play sport}]. En brun. En vit. En med fläckar. Alla ville slicka. Slurp på lyktan. Slurp på hjulet. Slurp på rutan, så att det knappt gick att se ut.[pet.dog:  {Pet} slickade tillbaka, från insidan. Slurp.][pet.cat:  I knät slickade {pet} sin egen tass.]

# flump
”Nu kör vi”, sa {farmer}.

Men då la sig {resting} framför traktorn. Duns. Den bruna la sig bakom. Duns. Den vita la sig på ena sidan och den fläckiga på den andra. Duns, duns.[pet.dog:  Då la sig {pet} också, på alla fötterna. Duns.][pet.cat:  Då la sig {pet} också, i knät. Det hördes inte alls.]

Dunka, dunka, dunk, sa traktorn. Men den kom ingenstans. Inte fram. Inte bak.[athlete:  Inte ens {athlete} hade fått loss den.][age>=6:  {farmer} lutade sig ut och klappade i händerna för att få upp dem. Korna trodde att hon klappade för att de låg så fint, och låg kvar.]

”Oj, oj”, sa {farmer}. ”Nu sitter vi fast. Tuta, [friend: {friend}|{child}]!”

MUUU! sa traktorn.

”MUUU!” sa alla korna[school: , så att det hördes ända till {school}].[pet.dog:  ”Vov!” sa {pet}.][pet.cat:  ”Mjau”, sa {pet}.] Så glada de var! Men ingen flyttade sig.[elder:  Borta vid grinden viftade {elder} med stekspaden[elder2:  och {elder2} med sylten].]

# just-one
{child} tittade ut. Alla korna låg ner. Alla korna tuggade.[pet.dog / pet.cat:  {Pet} låg också.] Det var bara en som stod och skakade.

Dunka, dunka, dunk, sa traktorn.

”De väntar på den”, sa {child}. ”Den ska också vila. Här, hos dem.”

{farmer} tittade på korna. Sedan nickade hon.

# the-key
{child} vred om nyckeln.

Dunka … dunka … dunk.

[friend: {child} släckte den ena lyktan. {Friend} släckte den andra. | {child} släckte lyktorna. Först den ena. Sedan den andra.]

{resting} suckade, så att gräset rörde sig, och la hakan mot det stora hjulet. Det var tyst i hela hagen[city: , tystare än det är i {city}]. Men inne i traktorn lät det lite.

Knäpp. Knäpp.

[friend: ”Vad är det?” viskade {friend}.

]”Det är motorn som svalnar”, viskade {farmer}.

”Nej”, viskade {child}. ”Den tuggar.”

# tick
De klättrade ner[pet.dog: . {Pet} slickade traktorn mitt på nosen, slurp. Sedan gick de | [pet.cat: . {Pet} strök sig mot det stora hjulet, fram och tillbaka. Sedan gick de|  och gick]] hand i hand till grinden. [adult: Där stod {adult}[elder:  och {elder.short}], och plättarna var varma än. | Det luktade plättar ända dit.][pet.other:  I morgon skulle {pet} få höra alltihop.]

{child} [friend: och {friend} ]vände sig om. Där låg {resting}. Där låg den bruna, den vita och den fläckiga. Och mitt ibland dem stod en stor röd en och tuggade.

Knäpp, sa traktorn.

Knäpp.
