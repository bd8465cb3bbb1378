title: Har du nyckeln?
title: Tjugo varv
title: Hennes fickor
guest friend: Flora (hon), Anton (han)
guest pet: Korven (han), Bettan (hon)
guest norman: Sixten (han), Ragnvald (han)
guest neighbour: fröken Wallin (hon), fröken Berling (hon)

% Hunden är familjens eller vännens; en katt knuffar ner en nyckel i ett hål och rinner in efter den.

# the-robot
Roboten hette {norman}, och {child} ville inte ha honom med.

”Vi ska till parken”, sa {child}. ”Det tar fyra minuter. Jag är {age}.”

”Det”, sa {norman}, ”är inte särskilt många.”

{child} och {friend}, som var {child.his} bästa vän, hade väntat hela veckan på den här dagen: {friend's} pappersdrake, kullen, och ingen som höll någon i handen. Men {neighbour} i huset bredvid hade hört att de skulle gå själva, och ut ur {neighbour's} städskåp hade den mekaniska roboten kommit, han som följde henne till skolan när hon var liten. De fick låna honom hela veckan, sa hon.[elder:  {Elder}[elder2:  och {elder2}] tyckte att det var en utmärkt idé.][adult:  {Adult} hade sagt ja tack innan någon hann hindra det.] Han såg ut som en varmvattenberedare i plommonstop. Han gick på en enda sak, en mässingsnyckel i ryggen, och när fjädern hade gått ut stannade han. Varje morgon var det någon som vred den tjugo varv.

# pockets
”Har du nyckeln?” sa {norman} vid dörren.

”Ja”, sa {child}.

”Har du nyckeln?” sa {norman} vid grinden.

”Den ligger i fickan! Den låg i fickan vid dörren också!”

”Fickor”, sa {norman}, ”har ändrat sig förr.”

{@trots} {Pet.He} gillade {norman}, som var den enda på hela gatan med nitar att nosa på.

{Friend} sänkte rösten. {Friend.He} tänkte göra naturfilmer, och {friend.he} övade. ”Här ser vi det unga djuret”, mumlade {friend.he}, ”göra ett försök att lämna flocken.”

”Säg det till honom”, sa {child}.

”Flocken”, mumlade {friend}, ”är av plåt.”

# the-bandstand
Vid musikpaviljongen [city: {in city} ]mötte de halva [sport: laget i {sport} | fotbollslaget][school:  från {school}].

”Har du nyckeln?” ropade {norman} så högt bälgen orkade.

Tre av dem skrattade. Sedan skrattade resten. Det blev hett i nacken på {child}.[athlete:  Ingen hade någonsin frågat {athlete} en sådan sak.]

”Sluta fråga om det! Jag kan ta hand om mig själv!”

”{Neighbour} kunde också ta hand om sig själv”, sa {norman}. ”När hon var i din ålder satt hon två timmar på en trappa i regnet och tog hand om sig själv. Det var en tisdag. Jag stod i städskåpet.”

”Jag är inte {neighbour}.”

”Du har hennes fickor”, sa {norman}.

# behind-a-tree
Det gick inte att resonera med honom. Med {child} gick det inte heller. När {norman} stannade och såg sig för åt båda hållen vid en gångväg där det bara gick änder, vinkade {friend} in {child} bakom ett träd.

”Observera”, viskade {friend.he} och öppnade handen. Där låg mässingsnyckeln. ”Jag drog ut den. Han har kvar i fjädern så att det räcker i tio minuter. Han stannar, vi flyger med draken, vi kommer tillbaka och vrider upp honom. Han märker ingenting.”

{child} visste vad som var rätt att säga. ”Okej”, sa {child.he} i stället.

{Friend} lade nyckeln i gräset för att ta fram draken. När {friend.he} tittade efter igen var det bara gräs.

# the-rabbit-hole
”{Pet}”, sa {child} långsamt.

{@hole}

{child} lade sig ner och stack in armen ända till axeln. Där fanns rötter, och bakom rötterna fanns ingenting. Det började regna.

# the-umbrella
Och på gångvägen kom {norman}. Han gick långsammare än förut. Han hade fällt upp sitt stora paraply, och han höll det framför sig, över den plats där {child} skulle ha gått.

”Där är du”, sa han. ”Har … du …”

Han stannade. Regnet rann från hatten.

{Friend} använde inte filmrösten. ”Det var jag”, sa {friend.he}. ”Förlåt. Jag trodde att det skulle bli roligt.”

”Det var vi båda två”, sa {child}. {Child.He} stod under paraplyet, och ändå gick skulden genom {child.him} som kallt vatten. {norman's} ansikte var vänt neråt, precis dit där {child's} ansikte skulle ha varit. Det var inte fickan han hade hållit reda på. Det var {child}.

# put-away-nicely
{child} lade sig på knä i det våta gräset bredvid {pet}.

”{Pet}. Jag vet att du har lagt undan den fint. Ingen annan kommer åt den, ingen människa och ingen kanin. Det är därför jag frågar dig.”

{@in}

”Jägaren”, viskade {friend} och darrade på rösten, ”kommer hem.”

Ut kom {pet}, baklänges och jordig överallt, med nyckeln mellan tänderna.

# not-counting
Den var trög och hal. {Friend} höll fast {norman} med båda armarna om plåtmagen, och {child} vred tills det sved i händerna. {Child.He} räknade inte varven.

Det surrade till.

”… nyckeln?” sa {norman}.

”Ja”, sa {child} och höll upp dörrnyckeln, och sedan den av mässing. ”Har du din?”

{norman} förde handen bakom ryggen och kände efter.

”Det förefaller”, sa han, ”som om ingen någonsin har frågat.”

# the-hill
Regnet drog bort. De flög med draken, och de kom överens först: {norman} skulle stanna nedanför kullen, och {child} skulle vinka uppifrån. Det blev betydligt fler vinkningar än {child.he} hade tänkt. ”En märklig vänskap”, mumlade {friend} och släppte ut mer lina.[music:  Där nere nynnade {norman} {music} genom bälgen.]

# on-monday
På måndagen gick {child} till skolan med {friend}, och ingen gick bakom dem. [elder: {Elder}[elder2:  och {elder2}] hade fått höra alltihop och tyckte att det var på tiden. ][adult: {Adult} vinkade. ]I hörnet vände {child} och sprang tillbaka.

{norman} stod kvar i dörren[pet: , med {pet} vid fötterna].

”Har du nyckeln?” sa {child}.

{norman} böjde sig ner. Om halsen, i ett skosnöre, hängde mässingsnyckeln. {child} hängde sin egen extranyckel bredvid, och de klirrade mot varandra hela vägen in genom hallen.

# @trots
{Pet}, {friend's} hund, travade bakom dem med nosen i marken.
## if pet.dog
{Pet}, {child's} hund, travade bakom dem med nosen i marken.
## if breed.Dachshund
{Pet}, {child's} tax, travade bakom dem på sina korta ben med nosen i marken.
## if pet.cat
{Pet}, {child's} katt, gick bakom dem med svansen rakt upp, som om {pet.he} bara råkade ha samma väg.

# @hole
{Pet} stod vid ett kaninhål under hagtornsbusken, med jord på nosen och lugnet hos en hund som har lagt något värdefullt på ett säkert ställe.
## if pet.cat
{Pet} satt vid ett kaninhål under hagtornsbusken, med en tass utsträckt och lugnet hos en katt som har knuffat något över en kant.

# @in
{Pet} funderade på saken. Sedan började {pet.he} gräva. Jorden sprutade, och huvudet försvann in, och bogarna, och resten. Länge hördes det hur det krafsade, längre och längre bort.
## if breed.Dachshund
{Pet} funderade på saken. {Pet.He} var byggd som en brödkavel, och det fanns bara ett ställe i världen där det var det bästa man kunde vara. {Pet.He} gick in. Svansen gick in. Länge hördes det hur det krafsade, längre och längre bort.
## if pet.cat
{Pet} funderade på saken och tvättade en tass, för att visa att det inte var någon brådska. Sedan gick {pet.he} in, som något man häller. Svansen gick in. Länge hördes det hur det krafsade, längre och längre bort.
