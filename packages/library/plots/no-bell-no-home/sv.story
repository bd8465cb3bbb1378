title: Ingen klocka, ingen hemgång
title: Knän plingar inte
title: Tjuven var renlig
guest friend: Zara (hon), Milo (han)
guest caretaker: Allan (han), Ragnar (han)

% Pling ska låta litet och skyldigt. Den som lyssnar får gärna ringa i klockan, länge.

# empty-shelf
”Ingen klocka, ingen hemgång”, sa {caretaker}, som var vaktmästare. Det sa han varje dag kvart över tre. Då tog {child}, som var klockvakt, den stora mässingsklockan från hyllan och ringde, och [school: hela {school} | hela skolan] gick hem.

Men i dag var hyllan tom.

{child's} mage åkte ner som en hiss. {child} tappade bort saker. Det här året hade {child.he} tappat bort två jackor, en blockflöjt och en sko[sport: , och då räknar vi inte {sport}]. I flera månader hade {child.he} tjatat om att få ta hand om klockan, för {child.he} ville bara en enda gång få en sak och inte tappa bort den, och den hade {child.he} bara haft sedan i måndags.

# detectives-now
”Jag ställde tillbaka den efter lunchen”, sa {child} till {friend}[!friend.known: , sin bästa vän]. ”Jag minns att jag ställde tillbaka den. Eller så minns jag att jag tänkte göra det.”

”Då är det någon som har tagit den”, sa {friend}, som hade väntat på det här i hela sitt liv, och tog fram ett anteckningsblock. ”Nu är vi detektiver.”

”Ingen klocka, ingen hemgång”, sa {caretaker} igen och lutade sig på sin kvast. Det var den äldsta regeln på skolan[city: , och kanske {in city}]. Så alla fick sätta sig med jackorna på och stava en stund till, och detektiverna började med {caretaker}, för han stod närmast.

# the-ladder
”Var befann du dig klockan två?” sa {friend}.

”På en stege”, sa {caretaker}.

”Finns det någon som kan intyga det?”

”Stegen.”

{Friend} skrev ”stege”.

”Har du sett någon som är misstänkt?”

”Trehundra stycken”, sa {caretaker}. ”Varje dag.”

”Och när såg du klockan senast?” frågade {child}.

{caretaker} tittade på den tomma hyllan.

”Den klockan har jag sett varje dag sedan jag var ung”, sa han och sopade sig långsamt därifrån.[music:  För en gångs skull nynnade han inte på {music}.]

# lemons
{Friend} undersökte hyllan. Det fanns inte ett dammkorn på den, och den luktade citron.

”Tjuven var renlig”, sa {friend}. ”Det talar till din fördel, {child}.”

De letade igenom lådan med upphittade saker och hittade {child's} båda jackor, blockflöjten och skon, men ingen klocka.

”Annars är det ju en väldigt bra dag för dig”, sa {friend}.

# under-arrest
Klockan fyra stod det föräldrar längs hela staketet, och sexåringarna hade börjat gråta.[elder & !elder2:  {Elder} stod därute och hade ett par ord att säga till någon.][elder2:  {Elder} och {elder2} stod därute och hade ett par ord att säga till någon.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] satt vid grinden och ville hem.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt hemma och väntade på maten.][pet.other:  {Pet} väntade hemma på maten.] {Friend} läste igenom alltihop i blocket.

”{Child}”, sa {friend}. ”Vem hade klockan sist?”

”Jag.”

”Och vem är det som tappar bort saker?”

”Jag”, sa {child}.

”Jag är ledsen”, sa {friend}. ”Jag måste gå efter bevisen. Du är arresterad.”

”Men jag är ju en av detektiverna!”

”Jag vet”, sa {friend}. ”Det är väldigt sorgligt.” Och {child} fick en halv müslibar, för fångar måste äta.

# my-knee
{child} fick inte ner den. {Child.He} satte sig under hyllan. Nu måste {child.he} berätta för alla där ute att klockan var borta, och ingen skulle någonsin mer ge {child.him} något att ta hand om. {Child.He} lutade ansiktet mot knäna.

{caretaker} kom och satte sig bredvid med ett stön.

”Ta det inte så hårt”, sa han. ”Du har inte tappat bort den.”

”Det vet du väl inte”, sa {child} ner i knäna.

”Nej”, sa {caretaker} väldigt fort. ”Nej, det vet jag inte.”

Han luktade citron. {child} tittade upp. {caretaker} kom på fötter [athlete: fortare än {athlete} | i en faslig fart], och något sa pling.

”Vad var det?” sa {child}.

”Mitt knä”, sa {caretaker}.

”Knän plingar inte.”

”Det gör de i min ålder.”

”{caretaker}”, sa {friend}, ”skulle du vilja gå till andra änden av korridoren?”

{caretaker} gick, med armbågarna hårt intill kroppen. Pling. Pling. Pling.

”{Child}”, sa {friend}, ”du är oarresterad.”

# last-day
{caretaker} knäppte upp rocken och tog fram klockan. Den var putsad så att den sken som solen.

”Jag trodde att det var jag!” skrek {child}. ”Jag har mått illa sedan kvart över tre!”

”Det var fult gjort av mig. Förlåt”, sa {caretaker}. Han vände på klockan i sina stora händer. ”Det är min sista dag. Jag har inte sagt det till någon. Jag är inget bra på tal. Jag tog bara ner den för att putsa den en gång till. Men så blev den kvart över tre, och då tänkte jag, att om den inte ringer så är det inte slut. Ingen klocka, ingen hemgång.”

{child} var fortfarande arg. Men {child.he} visste en hel del om att bli av med saker, och {child.he} hade aldrig behövt stå och se det komma.

{Child.He} tog klockan ur {caretaker's} händer och tittade på den. Sedan gav {child.he} tillbaka den.

”Det är jag som är klockvakt”, sa {child}, ”och jag säger att du ska ringa. Så länge du vill.”

# last-bell
{caretaker} skakade på huvudet. Då lade {child} sin hand över hans, och så svängde de klockan tillsammans. Den ringde och ringde, och {friend} sprang från dörr till dörr och ropade: ”{caretaker} ringer för sista gången! Kom och säg hej då till {caretaker}!”

Och det gjorde de, alla trehundra, och {caretaker} tog var och en i hand.[elder & !elder2:  {Elder.short} kom in från staketet, och orden visade sig vara tack så mycket.][elder2:  {Elder.short} och {elder2.short} kom in från staketet, och orden visade sig vara tack så mycket.][pet.dog:  {Pet} räckte honom tassen, och sedan fick {pet.he} äntligen gå hem.][pet.cat / pet.other:  {Pet} fick sin mat väldigt sent den dagen.]

# no-bell
Nästa fredag, kvart över tre, stod {child} vid grinden med klockan i famnen. På hela veckan hade {child.he} inte tappat bort den.

”Ring då”, sa {friend}. ”Alla väntar.”

{child} tittade bort längs vägen. Där kom någon, utan kvast, lite fortare än han brukade.

”Ingen {caretaker}”, sa {child}, ”ingen klocka.”
