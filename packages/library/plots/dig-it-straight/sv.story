title: Vantarna
title: Den som skottar rakt
title: Nordväst
guest friend: Tilda (hon), Vide (han)
guest pet: Loppan (hon), Kurre (han)
guest elder: Bertil (han), Signe (hon)
guest driver: Ragnar (han), Yngve (han)

% {elder} är familjens egen, annars en gammal vän. {pet} är familjens, annars granngårdens hund; en katt i hundens ställe står inom hakar. Vännen är borta till påsk, inte för alltid. Läs de tre vantarna långsamt.

# two-hundred-paces
På torsdagen började det snöa, och {child} ville att det aldrig skulle sluta.

{@House} längst in i skogen, och plogbilen kom bara till brevlådorna. Mellan huset och brevlådorna var det tvåhundra steg, och de måste skottas för hand. På söndag klockan tolv skulle {@car} stå därborta med bilen och köra hem {friend}[!friend.known: , som var {child's} bästa vän]. Sedan skulle {friend} flytta, ända till påsk, för {friend.his} familj hade fått låna ett hus. Det var sextio mil[city:  från {city}], och lådorna var redan packade.

”Det blir bra”, hade {friend} sagt. ”Det finns simhall[sport: . Och {sport}].” {Friend.He} hade sagt det så många gånger att {child} började avsky simhallar.

# dig-it-straight
{Elder} skottade inte som andra. {Elder.He} slog ner käppar och spände ett snöre emellan, och sedan skar {elder.he} snön i block, som tårta.

”Den som skottar rakt”, sa {elder.he}, ”behöver bara skotta en gång.”

På fredagen skottade de hela dagen. {@Dives} Allt {pet.he} hittade lämnade {pet.he} till den som ägde det. Kottarna gav {pet.he} till granen.

När det mörknade hade de kommit hundra steg. {Elder.short} klappade kanten med handflatan.

# putting-it-back
Den natten låg {child} vaken. Framåt morgonen gick {child.he} upp, drog overallen utanpå pyjamasen och smög ut i skenet från trapplampan. Det var så tyst att {child.he} hörde flingorna. {Child.He} tog skyffeln, gick bort till slutet av gången och började lägga tillbaka snön.

{Child.He} la tillbaka tjugo steg. Det var dumt och det var hemskt, och det kändes fantastiskt. Någonstans tappade {child.he} en vante.

# north-west
Efter frukosten stod de på trappan allihop.

Det fattades inte tjugo steg. Det fattades minst femtio. {child} stirrade. Så mycket hade {child.he} inte gjort.

”Det är vinden”, sa {friend} raskt. ”Den har vridit till nordväst. Det är helt naturligt.” Den veckan ville {friend} bli meteorolog[school: , för det hade kommit en till {school}].

”Jaså, nordväst”, sa {elder.short}. {Elder.He} slickade på ett finger och höll upp det. Det var vindstilla. ”Ja, då så.”

{Elder.He} spände snöret på nytt.

# oven-gloves
De grävde hela lördagen, ända fram till brevlådorna. {child} hade lånat ett par grytvantar. {Child.He} såg {friend's} rygg och skyffel gå[athlete: , lika fort som {athlete}], och tänkte att {friend} inte kunde komma iväg fort nog.

”Ser du fram emot det?” frågade {child} till slut.

”Det är klart.” {Friend} såg inte upp. ”Det vore väl konstigt annars. Alla är så glada.”

”Ja.”

”Och du slipper dela {pet}.”

{child} kom inte på någonting att säga om det.

Natten till söndagen lät {child.he} skyffeln stå. {Child.He} låg och skämdes lite, och så somnade {child.he}.

# both-ends
Men på söndagsmorgonen var gången borta igen.

Nu var den igenfylld i båda ändar. Någon hade till och med klappat till snön, så att det skulle se naturligt ut. Och den här gången var det inte {child}!

Klockan var åtta. {Elder.short} ställde sig med händerna i fickorna.

”Vinden”, sa {elder.he}.

Då kom {pet}. {@Nose} Det sprutade. {Pet.He} [pet.cat: fräste | morrade], ryckte och kom upp med något i munnen, något mörkt och stelfruset. En vante.

{child} blev het ända upp i håret. Nu var det slut. Nu skulle {pet} lägga den vid {child.his} stövlar, och alla skulle förstå.

{Pet} [pet.cat: gick | sprang] rakt förbi {child.him}. {Pet.He} stannade hos {friend} och la vanten i snön.

Den var röd.

# how-much
{Friend} tittade på den. {Friend.He} tog inte upp den. {Friend.He} hade raggsockor på händerna, såg {child} nu.

”Var det du?” sa {child}.

”Det är nordväst …” började {friend}, och sedan gick det inte längre. ”Jag vill inte”, sa {friend.he}. ”Jag vill inte ha någon simhall. Men alla är så glada, och du sa ju ingenting. Du bara skottade. Jag trodde att du ville få det gjort.”

Bakom dem sprutade det igen. {Pet} hade hittat en till. Den här var blå, och den bar {pet.he} till {child}. {Pet.He} [pet.cat: strök den mot | puffade på] {child.his} knä tills {child.he} tog den.

{Friend} såg på den blåa vanten. {Friend.He} såg på {child}. Så började det rycka i hela {friend.his} ansikte, och {child} visste inte om {friend.he} skrattade eller grät, och det visste inte {friend} heller.

”Hur mycket?” sa {friend}.

”Tjugo steg. I går morse. Du?”

”Trettio. Och tio till i morse, på den här sidan.”

De räknade. Det gick inte ihop. Vem hade fyllt igen borta vid brevlådorna?

# a-grey-one
{Pet} grävde djupt den tredje gången. När {pet.he} kom upp hade {pet.he} en stor, grå tumvante, stoppad på tre ställen[elder2:  av {elder2}]. {Pet.He} [pet.cat: satte sig framför {elder.short} och spann | ställde sig framför {elder.short} och viftade].

{Elder.short} tog emot den och borstade av den. {Elder.He} såg på granarna.

”Jag tycker att det är bra när det är folk i huset”, sa {elder.he}.

Det var tyst länge. Det hade slutat snöa utan att någon hade märkt det.

# the-string
”Vi måste gräva”, sa {friend}. {Friend.He} torkade sig under näsan med en raggsocka. ”Ordentligt. Annars kommer jag ju inte hit heller.”

{child} ville säga emot. Men det gick inte.

{Elder.short} hämtade snöret. {@Middle} Så {friend} pulsade bort till andra änden, och de grävde från var sitt håll[music: , med {music} från båda håll]. Först när skyfflarna slog ihop alldeles vid {pet's} nos reste {pet.he} sig, [pet.cat: skakade ena bakbenet | skakade av sig] och sprang mot brevlådorna.

Klockan tolv var gången klar. Den var så rak att man såg {@cars} bil i andra änden, som i en kikare.

”Påsklovet”, sa {friend}.

”Då är det snö här”, sa {elder.short}. ”Det lovar jag.”

# a-blue-one
{Friend} kramade {pet} längst. Sedan klev {friend.he} in i bilen, och den backade och vände. {child} stod kvar vid brevlådorna och frös om ena handen. {Child.He} kände i fickan efter sin vante och drog fram en röd.

{Child.He} såg upp. Bilen var nästan framme vid kröken. I bakrutan syntes en hand och vinkade, i en blå vante.

# @house
{Elder}, en gammal vän till familjen, bodde
## if elder
{Elder's} hus låg

# @car
{driver} från byn
## if adult
{adult}

# @cars
{driver's}
## if adult
{adult's}

# @whose
{Pet}, som var granngårdens hund men aldrig gick hem när det var snö,
## if pet.dog
{Pet}, {child's} hund,
## if pet.dog & breed
{Pet}, {child's} {breed},
## if pet.cat
{Pet}, {child's} katt,

# @dives
{@Whose} sprang före och efter och stack ner huvudet i drivorna så att bara bakdelen syntes. {Pet.He} kom upp med kottar, pinnar och en spade som {elder.short} hade saknat sedan i somras.
## if pet.cat
{@Whose} smög längs kanten, lyssnade och dök på huvudet i drivorna så att bara svansen syntes. {Pet.He} kom upp med kottar, pinnar och en trädgårdshandske som {elder.short} hade saknat sedan i somras.

# @nose
{Pet.He} gick med nosen längs det som hade varit gången. Plötsligt kastade {pet.he} sig på huvudet ner i snön.
## if pet.cat
{Pet.He} smög längs det som hade varit gången, med öronen framåt. Plötsligt kastade {pet.he} sig på huvudet ner i snön.

# @middle
{Pet} gick ut i mitten och la sig med hakan mot snön. {Pet.He} kom inte när de lockade.
## if pet.cat
{Pet} gick ut i mitten och satte sig med svansen om tassarna. {Pet.He} kom inte när de lockade.
