title: Öppnas i nödfall
title: God kväll, snarkning
title: Det som sa plupp
guest friend: Yusuf (han), Tilde (hon)
guest pet: Sigge (han), Missan (hon)
guest elder: mormor (hon), farmor (hon)
guest minder: Ulrika (hon), Mats (han)

% Katten är familjens, eller vännens som är utlånad; en hund kan vara lika rädd. Den som är hemma är den vuxna, annars den som hyr rummet.

# third-time
{child} hade försökt sova över hos {elder} två gånger. Båda gångerna hade det slutat med att {@a-first} kom mitt i natten, med jackan utanpå pyjamasen, och hämtade {child.him}.

”Det är inget att skämmas för”, sa {@a}.

Men nu var {child} {age} år och hade bestämt sig. Tredje gången gillt.

# an-expert
”Du behöver en expert”, sa {friend} [school: {at school} | i skolan].

{Friend} var {child's} bästa vän, och {friend.he} hade sovit över i våningssängar, i hängmatta och, sa {friend.he}, en gång i ett badkar. På fredagen gav {friend.he} {child} ett kuvert, igenklistrat med fyra sorters tejp. Utanpå stod det: ÖPPNAS I NÖDFALL.

”Inte innan”, sa {friend} strängt. ”Då går kraften ur.”

# in-the-hall
{child} tog med sig kuvertet, kudden[athlete: , bilden på {athlete}], tandborsten[elder2: , bullarna från {elder2}] och {@pet-first}.

”Ring om det är något”, sa {@a} i {elder.short's} hall, kramade {child}, glömde att det var gjort och kramade {child.him} en gång till.

# nearly-honest
Den kvällen åt de pannkakor och spelade kort[sport:  och pratade {sport}], och {elder.short} fuskade så dåligt att det nästan var hederligt. Sedan bäddade {elder.he} åt {child} i det lilla rummet[music: , nynnade en bit av {music}] och släckte lampan.

Och då började det.

# full-of-noises
Mörkret hos {elder.short} var inte alls som mörkret hemma[city:  {in city}]. Det var fullt av ljud. Något gick: tock, tock, tock. Något brummade. Något sa plupp, tänkte efter en lång stund, och sa plupp igen.

{child} fick en klump i magen, stor som en potatis. {Child.He} tänkte på {@a} och på telefonen i hallen.

{@howl} sa det under sängen.

Det var {pet}. {Pet.He} satt längst in mot väggen, med öronen bakåt och {@tail}.

{@howl-alone}

”Längtar du också hem?” viskade {child}.

{Pet} svarade så att fönstret skallrade. Det här var ett nödfall.

# four-kinds-of-tape
{child} tände lampan och slet upp kuvertet. Det tog en stund, för tejp nummer tre var silvertejp. Inuti låg en lapp från {friend}.

1. Alla nya hus låter. Ta reda på vad som låter.

2. Hälsa på det. Det är svårt att vara rädd för någon man har hälsat på.

3. Gör det tillsammans med någon som är räddare än du.

”Du”, sa {child} till {pet}. ”Jag behöver din hjälp.”

# the-tock
{@carry} tassade {child} ut i mörkret. Först följde de tocket. Det bodde i vardagsrummet, i en lång klocka med en rund mage av mässing.

”God kväll”, sa {child}. ”Jag heter {child}. Det här är {pet}.”

Tock, sa klockan. {Pet} sträckte fram nosen och luktade. {@tail-better}

Brummet bodde i köket. Det var kylskåpet, och när de hade hälsat tystnade det tvärt, som om det blev blygt.

# the-plop
Men pluppet var svårare. De letade i badrummet. De letade i diskhon. Till sist stod de utanför {elder.short's} dörr, och den stod på glänt.

Plupp, sa det där inne.

{child} kikade in. I sängen satt {elder.short}, klarvaken, med en påse på täcket. {Elder.He} tog upp en karamell, stoppade den i munnen och sög till. Plupp.

”Är det du som är pluppet?” sa {child}.

{Elder.short} blev alldeles röd.

”Jag kan inte sova”, sa {elder.he}. ”Jag ligger och lyssnar om du är ledsen. Då blir jag nervös, och då äter jag karameller.”

# how-do-you-do
{child} var tvungen att sätta sig på sängkanten. {Child.He} hade legat vaken för att {elder.short} pluppade, och {elder.short} hade pluppat för att {child.he} låg vaken.

”God kväll, {elder.short}”, sa {child} och räckte fram handen. ”Jag heter {child}. Det här är {pet}.”

{Elder.short} tog i hand och i tass. {Elder.He} skrattade så att påsen ramlade i golvet.

# something-that-ticks
I samma ögonblick ringde telefonen i hallen. {child} sprang.

”Hej”, sa {@a}. Det lät lite konstigt. ”Jag ville bara höra om jag skulle komma och hämta dig.”

”Nej då”, sa {child}. {Child.He} kände efter på magen. Potatisen var borta. ”Varför sover du inte?”

Ingen sa något.

”Det är så märkligt här hemma”, sa {@a} till slut. ”Det är alldeles tomt. Och så är det något som knäpper.”

”Jaha”, sa {child}. {Child.He} vecklade ut {friend's} lapp och harklade sig, precis som en expert. ”Då ska du göra så här. Du ska ta reda på vad det är. Och sedan ska du hälsa på det.”

{child} hörde steg gå genom hela huset. En dörr öppnades.

”God kväll, elementet”, sa {@a} långt borta.

”Känns det bättre?”

”Ja”, sa {@a} förvånat. ”Faktiskt.”

# until-breakfast
När {child} kom tillbaka till det lilla rummet låg {pet} redan mitt på kudden. {child} fick kanten. Tock, sa klockan. Brumm, sa kylskåpet, som hade kommit över sin blyghet. {child} väntade på nästa plupp.

Men det kom inget. Genom väggen hördes bara en lång, lugn snarkning.

”God kväll, snarkning”, mumlade {child}.

Och sedan sov {child.he} ända till frukost.

# @a-first
{minder}, som hyrde rummet innanför köket hemma,
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @pet-first
{pet}, {friend's} katt, som hade lånats ut över natten för säkerhets skull. {Pet} hade blå ögon och mörkbrun nos, precis som om {pet.he} hade doppat den i choklad. {Pet.He} hade en röst som en rostig grind, och den använde {pet.he} hela vägen i bilen
## if pet.cat
{pet}. {Pet} var {a breed} och trodde att {pet.he} tyckte om att resa. {Pet.He} hade en röst som en rostig grind, och den använde {pet.he} hela vägen i bilen
## if pet.cat & breed.Siamese
{pet}. {Pet} var en siames med blå ögon och mörkbrun nos, som om {pet.he} hade doppat den i choklad. {Pet.He} hade en röst som en rostig grind, och den använde {pet.he} hela vägen i bilen
## if pet.dog
{pet}. {Pet} var {a breed} och trodde att {pet.he} tyckte om att resa. {Pet.He} hade ett yl som en rostig grind, och det använde {pet.he} hela vägen i bilen

# @howl
”MRAAAAOOOO!”
## if pet.dog
”AAAOOOOUUUU!”

# @howl-alone
”MRAAAAOOOO!”
## if pet.dog
”AAAOOOOUUUU!”

# @tail
svansen tjock som en flaskborste
## if pet.dog
svansen hårt instoppad mellan benen

# @carry
Med {pet} i famnen
## if pet.dog
Med {pet} tryckt mot benen

# @tail-better
Svansen blev en aning smalare.
## if pet.dog
Svansen kom fram en liten bit.
