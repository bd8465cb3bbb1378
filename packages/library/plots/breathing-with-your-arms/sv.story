title: Grodan leker tvärtom
title: Rött ljus för alla
title: Du andades med armarna
guest spotter: Melker (han), Sixten (han)
guest friend: Signe (hon), Ebba (hon)
guest keeper: Berit (hon), Gunnel (hon)
guest runner: Jörgen (han), Kenneth (han)

% Regeln: grodan skuttar bara när allt annat står stilla. {spotter} ser allt som rör sig. Grodan är "grodan" och "den".

# sixth-time
”Ett, två, tre … rött ljus!”

{spotter} snodde runt borta vid eken. Alla på gräsmattan stod som stenar. {child} stod på ett ben.

”{child}! Du rörde dig!”

”Jag andades bara.”

”Du andades med armarna. Tillbaka!”

Så gick det varje gång. {spotter} såg allt.[school:  Inte ens {at school} fanns det någon som såg så mycket.] En gång hade han skickat tillbaka {friend}[friend & !friend.known: , {child's} bästa vän,] för att {friend.he} svalde. Nu fick {child} gå tillbaka till häcken för sjätte gången, och därför var det {child.he} som fick se vem som satt där.

En groda.

Den var brun och blöt, och halsen gick in och ut, in och ut. Den tittade mot dammen på andra sidan eken. Dit skulle den. Det var vår[city:  {in city}], och på våren ska grodorna hem till sin damm.

# backwards
”Ett, två, tre …” räknade {spotter}.

Alla sprang. Grodan satt som en sten.

”… rött ljus!”

Alla stannade.

Skutt! gjorde grodan.

”Ett, två, tre …”

Alla sprang. Grodan satt.

”… rött ljus!”

Skutt!

”Den är med!” ropade {child}. ”Fast den leker tvärtom!”

# wrong-way
Då landade {friend's} stövel i gräset, en tumme från grodans näsa.

”Stopp!” skrek {child}.

De satte sig på huk allihop.

”Schas”, sa {spotter} och viftade åt dammen till. Grodan satt.

{Friend} klappade i händerna. Grodan satt.

Då försökte {spotter} lyfta den. Grodan gled ur händerna på honom som en blöt tvål och landade ett långt skutt bort. Åt häcken till.

”Nu har vi hjälpt den åt fel håll”, sa {friend}.

## or
Då landade {friend's} stövel i gräset, en tumme från grodans näsa.

”Stopp!” skrek {child}.

De satte sig på huk allihop.

”Den kan inte vägen”, sa {spotter}. ”Så här!” Och så skuttade han före, på huk, fyra skutt åt dammen till. Grodan satt.

{Friend} skuttade efter och sa kvack. Grodan satt.

Då tog {spotter} sats för ett riktigt långt skutt och landade på rumpan med en duns. Och äntligen skuttade grodan. Åt häcken till.

”Nu är det den som visar oss”, sa {friend}.

# everything
{child} tittade på grodan. Grodan tittade på alla fötter.

”Den vågar inte när något rör sig”, sa {child}.[pet.other:  ”Precis som {pet} där hemma.] [pet.other: Så|”Så] vi får låta bli.”

”Låta bli vad?” sa {spotter}.

”Allt. Rött ljus!”

De stod. Ingen svalde.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] satte sig på sin egen svans.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] slutade tvätta sig, med ett ben rakt upp.][elder:  På bänken slutade {elder} att tugga[elder2:  och {elder2} att prata].][adult:  {Adult} stannade med kaffet halvvägs till munnen.]

Skutt! gjorde grodan. Skutt! Förbi {friend}. Skutt! Förbi {spotter}. Skutt! Förbi eken och ut på grusgången. Och {child} smög efter, ett litet steg varje gång den var i luften.

# yellow-shoes
Men på grusgången kom {keeper}, som skötte parken, med en hel skottkärra gamla löv[music:  och {@song} på läpparna]. Och från andra hållet kom {runner} från glasskiosken, springande i gula skor[athlete: , som om han hade {athlete} efter sig].

”Rött ljus!” ropade {child}.

{keeper} tvärstannade. {runner} sprang kvar på samma fläck, dunk, dunk, dunk.

”Jag får inte stanna”, flåsade han. [sport: ”Jag ska {play sport} sedan. Och klockan blir sur.”|”Då blir klockan sur.”]

Grodan satt mitt på gången och tittade på de gula skorna.

”Rött ljus är rött ljus”, sa {spotter}.

{runner} stannade.

”Har du gått hem?” frågade klockan.

”Nej”, viskade {runner}.

”{runner}! Munnen!” sa {spotter}.

”Har du lagt dig?” frågade klockan.

{runner} knep ihop munnen och blev röd i hela ansiktet. {child} höll på att spricka. Men det går att skratta alldeles stilla. Det killar bara mer.

# one-hop-left
Skutt! gjorde grodan. Skutt! Nu satt den på den sista stenen, och det var ett enda skutt kvar till vattnet.

Och där blev den sittande.

”Det är någon som rör sig”, viskade {child}.

{spotter} letade med bara ögonen. Inte {friend}. Inte {keeper}. Inte {runner}. Till sist kom ögonen till {child}.

”Det är du”, viskade han. ”Din halsduk.”

Det hade börjat blåsa från dammen. Halsdukens ena ände hängde ut i luften, precis över grodan. Fladder, fladder.

Åh nej. Tog {child.he} tag i halsduken, så rörde sig handen. Lät {child.he} bli, så rörde sig halsduken.

# like-a-shadow
{child} drog in luft, utan armarna den här gången. Och så lät {child.he} handen gå. Den gick som ekens skugga går över gräset. Man ser aldrig att skuggan flyttar sig. Man ser bara att den har gjort det. Ett finger. Ett finger till. Neråt, neråt … och så var fransarna i handen.

Halsduken hängde stilla.

{spotter} hade stirrat så att ögonen rann.

”När gjorde du det där?” viskade han. ”Jag såg ingenting.”

Skutt … plopp.

Kvar på stenen fanns en liten blöt fläck.

# still-as-well
Ingen rörde sig ändå. {keeper} stod. {runner} stod i sina gula skor, och klockan hade slutat fråga.[adult:  {Adult's} kaffe var kallt för länge sedan.] Solen gick ner bakom eken.

”Korr”, hördes det lågt ute i dammen.

”Korr”, svarade någon som hade väntat.

”Får man röra sig nu?” viskade {spotter}.

”Snart”, viskade {child}.

Ute på vattnet gick ringarna, större och större, svagare och svagare. Till sist stod dammen också alldeles stilla.

# @song
{music}
