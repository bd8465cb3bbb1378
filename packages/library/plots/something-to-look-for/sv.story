title: Något att leta efter
title: Den som letar
title: Nyckeln som inte gick till något
guest neighbour: Tage (han), Bertil (han)
guest cat: Misan (hon), Svante (han)

% Den som ligger under diskbänken är den vuxna, annars mor- eller farföräldern, annars grannen: @who första gången, sedan @a, aldrig han eller hon. Djuret är familjens katt eller hund, annars grannens katt.

# legs
Av {@who} syntes bara benen. Resten låg under diskbänken, där något hade börjat läcka.[music:  Benen nynnade på {music}.]

”Hej”, sa benen. ”Hur var det [school: på {school}|i skolan]?”

”Bra”, sa {child}.

{@Cat} tittade på {child.him} från {@seat}. {@talks} Men nu sa {@he} ingenting. {@He} {@down} och satte sig med ryggen tätt mot {child's} rygg, som ett bokstöd.

# the-spanner
{child} tittade på strumporna. Den ena hade ett hål. Det är något särskilt med ben. De ser inte på en.

”Ingen ville vara med mig”, sa {child.he}.

Det slutade skruva under diskbänken. Sedan kom svaret, alldeles vanligt:

”Skiftnyckeln, är du snäll.”

{child} lade den i handen som kom ut. Och när handen hade försvunnit igen gick det att fortsätta.

De skulle spela fotboll på långrasten. {child} hade bara varit och hämtat jackan, och när {child.he} kom ut var lagen redan fulla. [age>=9: {child.He} hade frågat hos dem som satt på trappan, och där hade de sagt att det var hemligt. ]{Friend}[!friend.known: , {child.his} bästa vän,] stod i mål. {Friend} hade tittat åt {child's} håll, det var {child} nästan säker på, men sedan kom bollen.

”Vad gjorde du då?” frågade benen.

Det var det värsta, och det tog en stund att få fram.

”Jag letade.”

”Efter vad?”

”Ingenting. Jag gick runt och tittade i marken. För om man bara står så är man ensam. Men om man letar så är man upptagen.”

[age>=9: {@Cat} vred på ett öra. ]Benen låg alldeles stilla.

”Hur lång är den där rasten?” frågade {@a}.

”Tjugofem minuter.[sport:  Om man ska {play sport} är det ingenting. Det är annorlunda om man letar.]”

”Det är långt”, sa {@a}. ”Det är fruktansvärt långt.”

# back-to-back
{@A} sa inte att det säkert blev bättre i morgon. {@A} sa inte att de andra nog inte hade menat något. {@A} kröp ut, med rost i pannan och vatten i skjortan, och satte sig på golvet på {child's} andra sida. Och där satt de, {@a}, {child} och {@cat}, rygg mot rygg mot rygg, tills det ringde på dörren.

Då sa {@cat} allting {@he} inte hade sagt på hela eftermiddagen. {@He} {@yelled} hela vägen ut i hallen.

# pockets
Det var {friend}. {Friend.He} var lerig upp till knäna.

”Hittade du det?” frågade {friend.he}.

”Hittade vad då?”

”Det du letade efter.”

{Friend} gick rakt in i köket och började tömma fickorna på golvet. En knapp. En tvåkrona. En halv linjal. En nyckel som inte såg ut att gå till något. [athlete: Ett lerigt kort med {athlete} på. ]Tre hårsnoddar och en röd kula.

”Jag letade när vi hade slutat”, sa {friend.he}. ”Jag tog hela vägen längs staketet och runt cykelstället. Är det något av det här?”

{child} såg på sakerna. Det hade varit så lätt att säga kulan.

”Jag letade inte efter något”, sa {child.he}. ”Jag låtsades.”

”Varför då?”

”För att jag inte hade någon att vara med.”

# the-splinter
{Friend} blev röd, först om halsen och sedan överallt.

”Jag såg dig”, sa {friend.he} till golvet. ”Jag tänkte gå till dig. Men jag stod i mål, och om man går så släpper de in någon annan, och då … Jag tänkte att du hade tappat något. Fast jag visste nog.”

Ingen sa något. Det gjorde ont, men det var inte samma ont som på rasten. Det här var mera som när man drar ut en sticka.

”Det var dumt av mig”, sa {friend}.

”Ja”, sa {child}. ”Lite.”

# the-marble
Då sträckte {@cat} fram en tass, fundersamt, som om {@he} skulle välja en bulle, och gav den röda kulan en smäll. Den for över golvet och in i mörkret under kylskåpet.

”Nej!” ropade de båda två.

{@A} hämtade ficklampan. Alla tre lade sig på magen med kinden mot golvet. {@Cat} {@advice} och talade om hur man borde göra. De hittade en gaffel. De hittade [age>=9: en pusselbit av en häst, och en gammal makaron, och ]{@glove}. Till sist fick {friend} ut kulan med den halva linjalen, och då skrattade {child}, och {child.he} märkte det inte förrän det redan hade hänt.
## or
Då sträckte {@cat} fram en tass, fundersamt, som om {@he} skulle välja en bulle, och gav den röda kulan en smäll. Den rullade över golvet, helt utan brådska, och in i springan bredvid spisen.

”Nej!” ropade de båda två.

{@A} hämtade ficklampan. Alla tre lade sig på magen med kinden mot golvet. {@Cat} {@advice} och talade om hur man borde göra. De hittade ett tårtljus. De hittade [age>=9: en halv pepparkaka, som ingen ville gissa åldern på, och en tärning som visade sex, och ]{@glove}. Till sist fick {friend} ut kulan med den halva linjalen, och då skrattade {child}, och {child.he} märkte det inte förrän det redan hade hänt.

# the-key
När {friend} skulle hem delade de på sakerna. {Friend} fick knappen och linjalen, och {child} fick kulan.[athlete:  {Athlete} skulle de ha varannan vecka.] Nyckeln skulle de ha tillsammans, ifall det fanns en dörr till den någonstans[city:  i {city}].

# doing-up-shoes
Den kvällen låg {child} länge vaken.[pet.cat:  {Pet} låg på täcket och brummade.][pet.dog:  {Pet} låg på golvet bredvid och suckade ibland.][pet.other:  Det fanns en hel del att berätta för {pet} i morgon.] {@A} kom in och satte sig på sängkanten.

”{@A}?” sa {child}. ”Det finns en i en annan klass. Hon satt vid cykelstället när jag letade, och hon knöt skorna.”

”Jaha?”

”Hela rasten. Man kan inte knyta skor i tjugofem minuter.”

”Nej”, sa {@a} långsamt. ”Det kan man inte.”
## if !adult & !elder
Den kvällen låg {child} länge vaken.[pet.cat:  {Pet} låg på täcket och brummade.][pet.dog:  {Pet} låg på golvet bredvid och suckade ibland.][pet.other:  Det fanns en hel del att berätta för {pet} i morgon.] På morgonen stod {child.he} vid skolgrinden och väntade på {friend}.

”Det finns en i en annan klass”, sa {child}. ”Hon satt vid cykelstället när jag letade, och hon knöt skorna.”

”Jaha?”

”Hela rasten. Man kan inte knyta skor i tjugofem minuter.”

”Nej”, sa {friend} långsamt. ”Det kan man inte.”

# the-bike-racks
{@day} var gräset {@white}. När det ringde ut gick {child} inte genast åt något håll, och det gjorde inte {friend} heller. De andra ropade från planen. {Friend} ropade tillbaka att det blev sedan, kanske. Så gick de tillsammans bort till cykelstället.

Hon hade gröna skor, och de var redan knutna. Hon höll på att knyta upp dem.

{child} visste precis hur det är när folk kommer emot en på det där viset och man inte vet vad de vill. Därför satte {child.he} sig på huk, en bit bort, och petade i gruset.

”Vi ska leta”, sa {child.he}. ”Vill du vara med?”

Flickan såg på {child}, och på {friend}, och på marken mellan dem, och frågade vad det var de skulle leta efter.

”Det vet vi inte”, sa {child}. ”Vi har inte hittat det än.”

# @who
grannen {neighbour}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @day
Nästa dag
## if !adult & !elder
På långrasten

# @white
blött av dimma
## if season.winter / season.autumn
vitt av frost
## if season.summer
fullt av maskrosor
## if season.spring
fullt av maskrosor

# @cat
{cat}
## if pet.cat / pet.dog
{pet}

# @he
{cat.he}
## if pet.cat / pet.dog
{pet.he}

# @seat
köksstolen
## if pet.dog
sin plats under bordet

# @talks
{Cat.He} var grannens katt och siames, och siameser pratar om allt: om maten, om vädret, om dörrar som är stängda.
## if pet.cat
{Pet} var {a breed} och brukade ha något att säga om allt: om maten, om vädret, om dörrar som är stängda.
## if breed.Siamese
{Pet} var siames, och siameser pratar om allt: om maten, om vädret, om dörrar som är stängda.
## if breed.British Shorthair
{Pet} var {a breed} och sa inte mycket, men det {@he} sa gällde: maten, vädret och dörrar som är stängda.
## if breed.Maine Coon
{Pet} var {a breed}, stor som ett skåp och med en röst som en liten fågel, och med den pratade {@he} om allt: om maten, om vädret, om dörrar som är stängda.
## if breed.Persian
{Pet} var {a breed} och hade mycket att anmärka på: maten, vädret, dörrar som är stängda.
## if breed.Bengal
{Pet} var {a breed} och lät till vardags som en hel djungel: om maten, om vädret, om dörrar som är stängda.
## if pet.dog
{Pet} var {a breed} och brukade ha något att säga om allt: om maten, om dörrklockan, om dörrar som är stängda.
## if breed.Siberian Husky
{Pet} var husky, och en husky pratar om allt: om maten, om dörrklockan, om dörrar som är stängda.
## if breed.Dachshund
{Pet} var tax, och taxar har åsikter om allt: om maten, om dörrklockan, om dörrar som är stängda.
## if breed.Beagle
{Pet} var beagle, och en beagle säger det så att det hörs på andra sidan gatan: om maten, om dörrklockan, om dörrar som är stängda.
## if breed.Yorkshire Terrier
{Pet} var yorkshireterrier, och ju mindre hund, desto mer har den att säga: om maten, om dörrklockan, om dörrar som är stängda.

# @down
hoppade ner
## if pet.dog
kom fram

# @yelled
skrek
## if pet.dog
skällde

# @advice
gick fram och tillbaka på deras ryggar
## if pet.dog
gick fram och tillbaka bakom deras fötter

# @glove
en vante som någon måste ha sörjt i två år
## if adult
en vante som {adult} hade sörjt i två år
## if adult & elder
en vante som {elder} hade stickat[elder2:  och {elder2} hade lagat] och {adult} hade sörjt i två år
## if elder & !adult
en vante som {elder.short} hade sörjt i två år
## if elder & elder2 & !adult
en vante som {elder2} hade stickat och {elder.short} hade sörjt i två år
