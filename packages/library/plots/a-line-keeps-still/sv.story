title: En linje står still
title: Linjen fick den i magen
title: Paraplyplanen
guest ref: Yvonne (hon), Annika (hon)
guest keeper: Melvin (han), Isak (han)
guest captain: Samira (hon), Leila (hon)

% Linjerna är folk under paraplyer och talar som linjer. {Elder} är mållinjen. Visselpipan säger blubb.

# spilt-milk
Det hade regnat på fotbollsplanen sedan i onsdags, och nu var det söndag och match.

{Elder} gick där i sin gula regnrock och sköt kritvagnen framför sig. {Elder.He} hade dragit linjerna på den planen i trettioåtta år, och inte en enda hade blivit sned. Bakom {elder.him} gick {child} i målvaktströja och såg hur linjerna försvann. De rann ut i gräset som spilld mjölk.[pet.cat:  Hemma hade {pet}[!pet.known: , {child's} katt,] satt ut en tass genom dörren och tagit in den igen.][pet.other:  Det enda som var torrt i dag var {pet}, hemma hos {child}.]

”Det är ingen idé, {elder.short}”, sa {child}.

”Nej”, sa {elder.short} och kritade vidare.

{child} hade suttit på bänken i nio matcher. I dag hade {keeper} feber, och för första gången skulle {child} stå i mål.[sport & !sport.Soccer:  {Child.He} var bättre på att {play sport}, men det här ville {child.he} mer.] Det var årets sista match.

# a-meadow
Domaren hette {ref} och hade vatten i visselpipan. Blubb, sa den när hon blåste.

”Jag ser ingen plan”, sa hon. ”Jag ser en äng. Utan linjer blir det ingen match.”

Det andra laget hade åkt buss i två timmar[city:  för att komma till {city}]. De stod under ett träd och åt bananer och såg redan ut att vilja hem.

{child} såg på gräset. Sedan såg {child.he} på alla vuxna, som stod och huttrade huller om buller under sina paraplyer.

”{Elder.short}”, sa {child.he}. ”Vet du var linjerna ska gå? Utan att mäta?”

”I sömnen”, sa {elder.short}.

”Men ställ dit folk, då!”

{Elder.short} släppte kritvagnen. Det hade {elder.he} inte gjort på trettioåtta år.

# umbrellas
Så gick {elder.short} ut i regnet med långa, jämna steg, och {child} sprang runt och hämtade paraplyer. Tjugo, trettio, fyrtio stycken.

”Du med det prickiga”, sa {elder.short}. ”Hit. Ett steg bakåt. Inte två. Där.”

Efter en kvart fanns det en sidlinje, rak som ett snöre, av mammor och pappor[elder2:  och {elder2}] och en brevbärare. Det fanns en mittlinje och två straffområden.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] fick bli straffpunkt och lovade att inte växa.] En tant som bara hade gått förbi med sin tax fick ställa sig i hörnet. Taxen fick vara hörnflagga. Den hade precis rätt svans.[pet.dog:  I hörnet mittemot satt {pet}[!pet.known: , {child's} hund,] och var hörnflagga på prov.]

# keeps-still
”Nu lyssnar ni”, sa {elder.short}. ”En linje står still. En linje hejar inte. En linje säger ingenting.”

”Får en linje äta korv?” frågade brevbäraren.

{Elder.short} tänkte efter.

”Om den står still.”

Mållinjen skötte {elder.he} på egen hand. {Elder.He} ställde sig intill {child's} stolpe, för just där måste man kunna se rakt.

Blubb, sa visselpipan.

# in-the-stomach
Det blev en märklig match. Bollen fastnade i pölarna och fick grävas fram.

”Ut!” skrek sidlinjen.

”Linjen är tyst!” ropade domaren.

”Linjen fick den i magen!” skrek linjen.

Sedan stod allting stilla i fyra minuter, för mittlinjen behövde gå på toaletten.[adult:  Det var {adult}.] Och sedan i två minuter till, för [pet.dog: taxen | hörnflaggan] hade ätit upp sidlinjens korv.[music:  Straffområdet passade på att nynna på {music}.]

Men {child's} lag gjorde mål. Och {child} räddade. {Child.He} räddade med händerna, med knäna och en gång med näsan.[athlete:  Så hade inte ens {athlete} gjort.] {Child.He} blev så lerig att bara ögonen syntes. Det stod ett–noll, och det var en minut kvar.

# the-post
Då kom skottet. Bollen studsade inte, den for fram på vattnet, platt och fort, rakt mot stolpen. {child} kastade sig. Det blev ett enda stort plask.

När {child.he} fick upp ögonen låg {child.he} på mage i en pöl med händerna om bollen. {Child.He} hade den. Sedan såg {child.he} stolpen. Den var på fel sida. Bollen låg bakom den, inne i målet. Inte långt. Men hela bollen.

Fort drog {child} den intill sig.

# was-it-in
Domaren hade halkat. Hon satt på rumpan långt ute på planen med lera på glasögonen.

”Jag såg ingenting!” ropade hon. ”Var den inne?”

Alla linjerna vände sig mot mållinjen.

{Elder.short} hade sett. Det droppade från {elder.his} näsa.

”En linje säger ingenting”, sa {elder.short} till slut, mycket lågt. Och {elder.he} såg inte på domaren. {Elder.He} såg på {child}.

{child} låg kvar med bollen under magen. Om {child.he} bara höll tyst hade de vunnit. Då hade {child.he} hållit nollan, första gången {child.he} fick vara med. Ingen mer än {elder.short} skulle veta. Trettioåtta år, tänkte {child}. Inte en enda sned.

{Child.He} reste sig i pölen.

”Den var inne”, sa {child}. ”Hela bollen.”

Blubb, sa visselpipan, och så stod det ett–ett.

# i-counted
En stund hördes bara regnet. Sedan kom lagkaptenen, som hette {captain}, klafsande över hela planen.

”Tolv räddningar”, sa hon. ”Jag har räknat.[school:  Så noga räknar jag inte ens {at school}.] I vår får {keeper} sitta på bänken ibland.”

# the-report
Efteråt skrev domaren sin rapport på ett papper som nästan var en pöl det också. {Elder.short} fick läsa. Väder: uselt, stod det. Resultat: ett–ett. Linjer: raka.

{Elder.He} läste det tre gånger. Sedan behövde {elder.he} torka regnet ur ögonen, och det tog en stund.

# lies-still
På kvällen var {child} duschad i två omgångar och nerbäddad, och det regnade fortfarande, fast på andra sidan fönstret. {Elder.short} satt på sängkanten.

”{Elder.short}. Hade du sagt det, om inte jag hade gjort det?”

”Ja”, sa {elder.short}.

”Men en linje säger ju ingenting.”

”Nej”, sa {elder.short}. ”Jag hade fått bli en sned linje, på gamla dagar.”

{child} skrattade så att täcket hoppade.

”Såja. Still nu”, sa {elder.short}.

{child} sträckte ut sig, rak från nacken till tårna. {Elder.short} såg längs hela {child.him} med ett öga, och nickade. Sedan släckte {elder.he}.

”En linje ligger still”, sa {elder.he}.
