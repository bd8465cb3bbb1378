title: Ingen
title: Fyra veckor med Ingen
title: Ingen är duktig
guest mother: Lena (hon), Gunilla (hon)
guest friend: Noel (han), Love (han)
guest henry: Henry (han), Verner (han)
guest dog: Tage (han), Sixten (han)

% Den som bestämmer (@a): {adult}, annars den äldre, annars {mother}. Hunden heter Ingen, så allt som ingen gör gör Ingen: säg det rakt och lika.

# four-weeks
”Fyra veckor”, sa {@a-first}. ”Ut klockan halv sju varje morgon och klockan åtta varje kväll. I alla väder. Sedan kan vi prata om hund.”

”Men vi har ingen hund”, sa {child}[pet.cat:  och såg på [!pet.known: katten ]{pet}, som låg på den bästa kudden]. ”Vad ska jag gå ut med?”

”Precis. Ingen.”

# clever-boy
{@She} menade det nog inte så, men {child} var inte den som släppte en sådan chans. På lördagen köpte {child.he} ett koppel för egna pengar, ett rött. {Child.He} knäppte halsbandet runt ingenting och tog med sig {friend}[!friend.known: , sin bästa vän,] på premiärturen.

”Vad heter han?” frågade {friend} och såg ner på det tomma halsbandet, som hasade efter dem på trottoaren.

”Ingen.”

”Okej.” {Friend} hukade sig och höll fram handen. ”Hej, Ingen. Fin hund! Vem är duktig? Ingen är duktig!”

De skrattade hela vägen runt kvarteret.

Den första veckan var det roligt. {child} lärde Ingen att sitta, och det gjorde han genast. {Friend} lärde honom att ligga död. Det visade sig att Ingen var en mycket lydig hund, som varken drog eller skällde eller åt upp skor.[pet.cat:  {Pet} la beslag på hans filt i hallen, och Ingen hade något emot det.][pet.other:  {Pet} hade ingenting emot honom.][elder & adult:  {Elder} sa att det var den renaste hund {elder.he} hade haft i sitt kök.][elder2:  {Elder2} ställde fram en köttbulle, och Ingen åt upp den.][school:  Snart visste alla {at school} att {child} hade Ingen.] ”Vad gör du ute så här dags?” frågade tidningsbudet. ”Rastar Ingen”, sa {child}. Tidningsbudet tittade länge efter {child.him}.

# a-bit-of-string
Den andra veckan regnade det[city:  över hela {city}].

Det är en sak att gå ut i regn med en hund. Det är en annan sak att gå ut i regn med ett snöre. Klockan halv sju var det svart utanför, och gatlyktorna hade ringar omkring sig. {Friend} hade slutat följa med på morgnarna[pet.cat: , och {pet} låg på filten med en tass över ögonen]. [sport: {child} hade kunnat sova och drömma om att {play sport}. ]Ingen tvingade {child.him}. Det var just det. Ingen stod i hallen och väntade, ingen viftade på svansen, och ingen skulle märka om {child.he} låg kvar.

{Child.He} gick ändå.

# salt-and-pepper
Och då hände något som {child} inte hade räknat med. {Child.He} började känna folk. Vid busskuren mötte {child.he} alltid tanten med de två taxarna, Salt och Peppar, och hon nickade åt det röda kopplet utan att fråga. Vid ån mötte {child.he} en jätte i läderjacka med en pudel som var rädd för brunnslock. Och längst bort, vid fotbollsplanen, gick en gammal man i keps med en grå, strävhårig hund som hette {dog}.

{Dog} var inte den sortens hund som {child} hade drömt om. Han hade ett öra som stod upp och ett som hade gett upp. Han gick sakta och luktade på allting två gånger. Men den första gången de möttes gick {dog} fram till {child's} tomma halsband, nosade noga på det och la sig sedan bredvid.

”Han tycker om din hund”, sa den gamle mannen, som hette {henry}.

# smelt-twice
Efter det gick de sista biten ihop varje morgon[music:  medan {henry} nynnade på {@song}]. {Henry} hade ont i en höft och väntade på en ny.[athlete:  {Athlete} gick visst också fort, sa han, men såg nog inga hägrar.] {child} fick hålla i {dog} vid backen. {Child.He} märkte att man inte kunde skynda på honom, och efter några dagar märkte {child.he} att {child.he} inte längre ville det. När man går sakta hinner man se ganska mycket: en häger i vassen, lamporna som tänds i bageriet, himlen som spricker upp i kanten.[pet.cat:  Och hemma luktade {pet} på {child's} byxor, två gånger.]

På den tjugotredje dagen vaknade {child} med feber. {Child.He} försökte sätta sig upp, men rummet lutade.

”Ligg kvar”, sa {@a} med handen på {child.his} panna.

”Det går inte. Då räknas det inte. Fyra veckor, sa du, i alla …”

# the-room-tipped
Sedan måste {child.he} ha somnat, för när {child.he} vaknade var det ljust. {@A} stod i dörren. {@She} var blöt i håret och hade lera på byxorna, och i handen höll {@she} ett rött koppel.

”Ingen ville inte gå hem”, sa {@she}.

# the-fourth-floor
{child} stirrade på {@her}.

”Har du gått ut med honom? Hela rundan?”

”Hela. Jag mötte två taxar och en pudel, och alla undrade var du var.” {@She} satte sig på sängkanten. ”Allihop, {child}. De känner ju dig. Och så mötte jag en som heter {henry}.”

{@She} tystnade lite. {child} hörde på tystnaden att det fanns något i den.

”Han ska flytta till sin dotter när höften är opererad. Fjärde våningen, utan hiss. {Dog} klarar inte trapporna. {Henry} har legat vaken om nätterna och undrat vem som skulle ha tålamod med en så långsam hund.” {@A} strök en våt hårslinga ur ansiktet. ”Han sa att han vet en. Men han ville fråga mig först.”

Det gick en stund innan {child} kunde tala.

”Det är fem dagar kvar”, sa {child.he}.

”Jag vet”, sa {@a}. ”Jag tar morgnarna tills du är frisk. En överenskommelse är en överenskommelse.”

# the-last-hole
Så blev det. På den tjugoåttonde dagen stod de vid fotbollsplanen alla fyra, {child}, {@a}, {friend} och {henry}. {Henry} hade {dog's} skål och {dog's} filt i en kasse. Han böjde sig ner, trots höften, och sa något i det öra som stod upp. {child} hörde inte vad, och det var inte meningen heller.

”Du får bild varje dag”, sa {child}. ”[pet.cat: Med {pet} i vägen. ]Och vi ringer på söndagar. {Dog} kan lyssna.”

”Det är bra”, sa {henry}. ”Det är mycket bra.”

{child} böjde sig och knäppte det röda halsbandet runt en varm, strävhårig hals. Det passade på sista hålet.

”Och Ingen då?” frågade {friend} på hemvägen. ”Vad händer med honom?”

”Han är ju så lydig”, sa {child}. ”Ingen klarar sig utan mig.”

# somebody-did
Klockan åtta gick de kvällsrundan, och den tog nästan en timme.[pet.cat:  Då hade {pet} lagt sig på {dog's} filt.] Sedan låg {child} i mörkret. {@A} hade sagt god natt och sagt att hundar sover på sin egen filt, och därefter hade {@she} gått ut och lämnat dörren på glänt. {child} lyssnade. Klor mot golvet, långsamt. En suck. En madrass som sjönk ner.

I fyra veckor hade ingen legat vid {child.his} fötter. Nu låg där någon.

# @a-first
{mother}, som bestämde hemma
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{mother}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Mother}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @she
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @She
Hon
## if adult
{Adult.He}
## if elder & !adult
{Elder.He}

# @her
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @song
{music}
