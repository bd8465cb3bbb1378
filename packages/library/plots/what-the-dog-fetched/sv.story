title: Vad {pet} hämtade
title: En bokstav i taget
title: Halv fem på bron
guest owner: Gudrun (hon), Ragnhild (hon)

% Varje bokstav ger en ny början: SKA, SKAT, SKATA. De väntar på ett T, så att det blir en skatt. Hunden vadar, ingen ras behöver simma. @clue är den vuxnas korsord, annars morförälderns, annars en frågesport på radion.

# a-parcel
Den första bokstaven var ett S. {child's} hund, {pet}, kom upp ur vassen med den en tisdag, blöt ända upp till bogarna, och lade den på {child's} vänstra gympasko, som när någon lämnar ett paket.

Den var av trä, stor som en hand och väldigt fint sågad. {child} skickade en bild på den till {friend}, eftersom det inte fanns något bättre att skicka.

Det var det som var felet, det året. Så länge de kunde minnas hade {child} och {friend}, {child.his} bästa vän, suttit vid samma bord. Nu gick {child} [school: {at school} | i skolan uppe på backen], och {friend} åkte buss till en på andra sidan ån. Ingen av dem hade gjort något dumt. Men för varje gång de skrev fanns det mer att förklara, och då var det enklare att skicka en tumme.

Nu kom det ingen tumme. ”VAR har {pet.he} hittat den??” skrev {friend}.

# shipwreck
På onsdagen klev {friend} av bussen två hållplatser för tidigt och kom till gångbron. {Pet}, som var {a breed} och trodde att alla kom till bron för {pet.his} skull, gick fullständigt sönder av lycka. När {pet.he} var hel igen travade {pet.he} iväg runt kröken på ån, och efter tio minuter kom {pet.he} tillbaka med ett K.

”S, K”, sa {friend}. ”Det är tjuvens initialer.”

”Eller någon som blev avbruten”, sa {child}.

”Det är ett skepp som har förlist”, sa {friend}.

”I en å?”

”Ett litet skepp. Det gick till botten med man och allt[city: , långt innan det fanns något {city}], och nu kommer det upp en bokstav i taget.”

# the-fourth
På torsdagen hämtade {pet.he} ett A, och då stod det SKA.

”Ska vad?” sa {friend}.

På fredagen kom ett T. De lade ut alla fyra på plankorna.

SKAT.

”Det är inget ord”, sa {friend}.

”Inte än”, sa {child}. ”Men med ett T till är det en skatt.”

{Pet} viftade på svansen. Det gick en rysning uppför {child's} nacke, och den var underbar.

# the-same-plank
Efter det träffades de varje dag, halv fem, och väntade på ett T. De hade ett anteckningsblock. De hade teorier. [sport: Enligt en av dem hade någon kommit hit för att {play sport} och i stället snubblat på en kista. ][athlete: {Athlete} skulle få en guldpeng, det hade de redan bestämt. ]Dag efter dag kom {pet} bara med pinnar, och de märkte det knappt. Medan de väntade pratade de, först om bokstäver, och sedan om hon i {friend's} klass som åt krita, och om en lärare i {child's} skola som sa ”kapten” till alla[music: , och om det gick att bli trött på {@song}]. Det visade sig att det inte fanns så mycket att förklara, när man satt på samma planka.

# five-letters
Nästa tisdag lade {child} blocket på bordet i köket, {@clue}

{child} tittade på sidan framför sig. S, K, A, T. Hjärtat tog ett skutt. Om det kom en bokstav till, och om det inte var ett T utan ett A …

{child.He} tog telefonen för att ringa till {friend}. Sedan lade {child.he} ner den.

För då fanns det ingen skatt att vänta på, och inget skäl för någon att kliva av en buss två hållplatser för tidigt.

# put-that-down
”Det är nog en hel kista”, sa {child} på bron dagen därpå. ”Med lås.”

”Säkert”, sa {friend} utan att riktigt titta på {child.him}. ”Eller två.”

”Det var bra”, sa {child}. ”Skriv upp det.”

{Pet} kom runt kröken, drypande. {Friend} tog det {pet.he} hade i munnen. Det var ett A, och ingen av dem sa något.

”Vad konstigt”, sa {friend} med platt röst. ”Undrar vad det kan bli.”

{Friend} försöker inte ens, tänkte {child}. Och sedan tänkte {child.he}: {friend} har haft en fågelbok vid sängen sedan sexårsåldern.

”Du”, sa {child.he}. ”Vad är det som är svartvitt och stjäl allt som glänser?”

{Friend} rodnade. ”De stjäl inte”, sa {friend.he}. ”Det är bara skvaller. Hur länge har du vetat?”

”Sedan i går kväll. Du, då?”

”I går kväll.”

”Varför sa du inget?”

”Varför sa inte du något?”

De tittade på varandra över fem träbokstäver. Sedan började båda två skratta, och {pet} skällde och sprang runt, för {pet.he} hade tyckt att det var roligt hela tiden.

# wet-paint
Då fick {child} tag i {pet} och hejdade sig. På ena sidan av hakan var morrhåren blå, och det fastnade på {child's} tumme.

”Det är målarfärg”, sa {child.he} långsamt. ”Och den är våt.”

”Skepp som har förlist”, sa {friend}, ”brukar inte vara nymålade.”

”{Pet}”, sa {child}. ”Var har du hittat de här?”

# robbed
Mycket stolt ledde {pet} dem runt kröken till ett staket med ett hål av precis samma form som {pet}. De tog grinden. Där innanför stod en gammal träbåt på bockar, och bredvid låg en planka som saker kunde torka på. Den var tom.

En kvinna i målarkläder stod lutad över den. I ena handen hade hon en såg, och i den andra ett N. Hon såg ut som en människa som har blivit rånad.

”Det är det enda jag har kvar”, sa hon. ”Hela namnet på båten, bokstav för bokstav! Och jag som skyllde på skatan! Den sitter i björken och tittar på mig. Jag trodde att den ville ha tillbaka sitt namn. Jag har suttit uppe om nätterna för den skatans skull.”

Då fick hon syn på {pet}. {Pet} viftade på svansen, satte sig och räckte fram en tass.

”{Pet} är ingen tjuv”, sa {child}. ”Eller jo. Men {@excuse}

Hon hette {owner}, och hon torkade {pet} om hakan med en trasa. I tre år hade hon hållit på med Skatan, ensam, och när de hade sagt förlåt tills hon bad dem sluta, medgav hon att tandmärkena knappt skulle synas. Hon sa också att hela skrovet skulle slipas, och att hon brukade vara där på lördagar, och att brottslingar var välkomna.

Så slutade det mysteriet.

# anything-today
Dagen därpå var en torsdag. Den var grå, med en elak liten vind. Fem i halv fem satte {child} kopplet på {pet}. Det fanns inte en enda bokstav kvar att hitta. {child.He} gick ner till ån i alla fall, saktare och saktare ju närmare {child.he} kom, och rundade den sista av pilarna.

{Friend} satt redan på bron, med benen dinglande över kanten och skolväskan bredvid sig.

”Något i dag?” frågade {friend.he}.

”Inte ett dugg”, sa {child}.

”Nej”, sa {friend} och flyttade på väskan. ”Jag trodde väl det.”

# @clue
där radion hade frågesport.

”Svartvit tjuv”, sa radion. ”Fem bokstäver.”

”Skata”, sa en man från Skövde.
## if adult
där {adult} satt med ett korsord.

”Fem bokstäver”, mumlade {adult}. ”Svartvit tjuv.”[elder: 

”Zebra”, sa {elder}.][elder2: 

”Panda”, sa {elder2}.]

”Äsch”, sa {adult}. ”Skata, förstås.”
## if elder & !adult
där {elder} satt med ett korsord.

”Fem bokstäver”, mumlade {elder.short}. ”Svartvit tjuv.”[elder2: 

”Zebra”, sa {elder2}.]

”Äsch”, sa {elder.short}. ”Skata, förstås.”

# @excuse
{pet.he} trodde att du hade tappat dem.”
## if breed.Golden Retriever
{pet.he} är en retriever, och {pet.he} trodde att du hade tappat dem.”
## if breed.Labrador
en labrador hade tagit med sig skjulet också, om det hade funnits ett handtag.”
## if breed.German Shepherd
en schäfer lämnar in allt den hittar. {Pet.He} trodde att vi var hittegodset.”
## if breed.Poodle
pudlar är till för att hämta änder, och {pet.he} tyckte väl att en skata var nära nog.”
## if breed.Bulldog
när en bulldogg har fått tag i något går den hem med det, annars vet den inte vart den ska.”
## if breed.Beagle
en beagle går dit nosen går, och din planka luktar ostmacka.”
## if breed.Rottweiler
en rottweiler vill vakta saker, och {pet.he} såg ju att ingen vaktade de här.”
## if breed.Yorkshire Terrier
yorkshireterrier är till för att fånga råttor, och {pet.he} trodde att de här var av den långsamma sorten.”
## if breed.Dachshund
en tax går under staket, så {pet.he} såg aldrig skylten.”
## if breed.Siberian Husky
en husky drar hem allt den ser, och du ska vara glad att {pet.he} inte tog båten.”
## if breed.Border Collie
en border collie står inte ut med att saker ligger utspridda, och {pet.he} skulle bara samla ihop dem.”
## if breed.Boxer
en boxer tror att alla leker, och {pet.he} tyckte att du var väldigt bra på det.”
## if breed.Cocker Spaniel
spanielar är till för att hämta fåglar, och den här tog en bit i taget.”
## if breed.Australian Shepherd
en australian shepherd tar in allt som har glömts ute, ifall det kommer varg.”
## if breed.Shih Tzu
en shih tzu är van att bo hos en kejsare, och {pet.he} trodde att det var presenter.”

# @song
{music}
