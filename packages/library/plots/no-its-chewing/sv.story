title: Traktorn som sa mu
title: Muuu, sa traktorn
title: Den tuggar
guest farmer: Stina (hon), Ulla (hon)
guest resting: Rosa (hon), Majros (hon)

% {farmer} är bonde, {resting} är kon. Traktorn tuggar: det är motorn som svalnar.

# click
{child} satt i en stor röd traktor, bredvid bonden {farmer}. Klick, sa bältet.

Dunka, dunka, dunk, sa traktorn[music: , och {farmer} nynnade på {music}].

De skulle bara köra över hagen. Traktorn skulle in i ladan, och [adult: vid grinden väntade {adult} med plättar | sedan skulle det bli plättar].[friend:  {Child's} bästa vän {friend} hade lovat att inte äta upp dem.]

”Vem är traktorn med på kvällen?” frågade {child}.

”Ingen”, sa {farmer}. ”Den står i ladan.”

”Alldeles ensam?”

”Ja. Det är ju en traktor.”

Det var synd om den, tyckte {child}.

# toot
Dunka, dunka, dunk, sa traktorn. Men mitt i hagen – stopp! Där låg en ko. Hon hette {resting}, och hon låg precis där traktorn skulle fram.

”Flytta på dig, {resting}!” ropade {farmer}.

{resting} tuggade.

”Får jag tuta?” sa {child}.

”Tuta du.”

{child} tryckte med hela handen.

MUUU! sa traktorn.

{farmer} tittade på {child}. ”Var det du?”

”Nej”, sa {child}. ”Det var den.”

# slurp
Då ställde sig {resting} upp. Hon tittade på traktorn. Den var röd. Den var stor. Den sa mu.

”Muuu?” sa {resting}.

Och så slickade hon traktorn mitt på nosen. Slurp!

”Hon tror att det är en ko!” skrattade {child}.

Då hördes det bakom kullen. Mu! Mu! Mu! Där kom de andra korna[sport: , som ett lag som ska {play sport}]. En brun. En vit. En med fläckar. Alla ville slicka. Slurp på lyktan. Slurp på hjulet. Slurp på rutan, så att det knappt gick att se ut.

# flump
”Nu kör vi”, sa {farmer}.

Men då la sig {resting} framför traktorn. Duns. Den bruna la sig bakom. Duns. Den vita la sig på ena sidan och den fläckiga på den andra. Duns, duns.

Dunka, dunka, dunk, sa traktorn. Men den kom ingenstans. Inte fram. Inte bak.[athlete:  Inte ens {athlete} hade fått loss den.][age>=6:  {farmer} lutade sig ut och klappade i händerna för att få upp dem. Korna trodde att hon klappade för att de låg så fint, och låg kvar.]

”Oj, oj”, sa {farmer}. ”Nu sitter vi fast. Tuta, {child}!”

MUUU! sa traktorn.

”MUUU!” sa alla korna[school: , så att det hördes ända till {school}]. Så glada de var! Men ingen flyttade sig.[elder:  Borta vid grinden viftade {elder} med stekspaden[elder2:  och {elder2} med sylten].]

# just-one
{child} tittade ut. Alla korna låg ner. Alla korna tuggade. Det var bara en som stod och skakade.

Dunka, dunka, dunk, sa traktorn.

”De väntar på den”, sa {child}. ”Den ska också vila. Här, hos dem.”

{farmer} tittade på korna. Sedan nickade hon.

# the-key
{child} vred om nyckeln.

Dunka … dunka … dunk.

{child} släckte lyktorna. Först den ena. Sedan den andra.

{resting} suckade, så att gräset rörde sig, och la hakan mot det stora hjulet. Det var tyst i hela hagen[city: , tystare än det är i {city}]. Men inne i traktorn lät det lite.

Knäpp. Knäpp.

”Det är motorn som svalnar”, viskade {farmer}.

”Nej”, viskade {child}. ”Den tuggar.”

# tick
De klättrade ner och gick hand i hand till grinden. [adult: Där stod {adult}, och plättarna var varma än. | Det luktade plättar ända dit.][friend:  {Friend} hade nästan inte smakat.][pet.dog / pet.cat:  {Child's} [pet.dog: hund|katt] {pet} luktade länge på {child.his} stövlar. De luktade ko.][pet.other:  I morgon skulle {pet} få höra alltihop.]

{child} vände sig om. Där låg {resting}. Där låg den bruna, den vita och den fläckiga. Och mitt ibland dem stod en stor röd en och tuggade.

Knäpp, sa traktorn.

Knäpp.
