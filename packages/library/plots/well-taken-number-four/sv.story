title: Bra taget, fyran!
title: Ska ni se
guest friend: Hjalmar (han), Molly (hon)
guest minder: faster Maj (hon), faster Rut (hon)

% Den som har med sig egen stol är mormor eller farfar, annars {adult}, annars {minder}. Ropen ska ropas, utom det sista.

# own-chair
Det värsta med att {@g} kom på alla {child’s} matcher var inte stolen som {@he} hade med sig. Det var inte ens att {@he} ropade. Det värsta var vem {@he} ropade till.

”Så fint du sprang!” ropade {@g}.

{@He} ropade det till motståndarna.

”Vems är den med stolen?” frågade deras målvakt.

”Vet inte”, sa {child}.

{Friend}[!friend.known: , {child’s} bästa vän,] som spelade bredvid på mittfältet, tittade ner i gräset. {Friend} hade ätit ungefär tusen pannkakor i {@s} kök.

# whoever-has-the-ball
{child} hade försökt förklara. Senast i morse, {@car}.

”Man hejar på sitt eget lag.”

”Jag hejar på den som har bollen”, sa {@g}. ”Den har det ju jobbigast.”

”Men om det är de andra som har den?”

”Då är det väl de som har det jobbigast.”

[elder & adult: {Adult}, som körde, hade fått något i halsen och hostat ända fram till planen.][elder2:  {Elder2} hade somnat.]

# well-taken
Nu stod det noll–noll, och {child} fick bollen. Det gick fort. Det fanns bara en enda i vägen, en liten grön fyra som såg ut att vara inlånad från ett mycket yngre lag. {child} fintade åt ena hållet. Fyran blundade, stack ut en fot och tog bollen.

”Bra taget, fyran!” ropade {@g}, så att det hördes till parkeringen[city: , eller till andra änden av {city}].

Då brast det för {child}. Inte för att {child.he} blev av med bollen, det blev {child.he} jämt. Men det var ju {child’s} egen {@g}. Och så stod {@he} där och var glad åt den som tog bollen.

I halvlek gick {child} bort till stolen.[pet.dog:  Under den låg {pet}, som också hejade på bollen.]

”Kan du vara tyst?” sa {child.he}. ”Hela andra halvlek?”

{@G} såg på {child.him} en stund.

”Det kan jag väl”, sa {@he}, skruvade på korken på termosen och lade händerna i knäet. {@He} lät inte ens ledsen. Det var nästan värre.

# all-the-others
Andra halvlek började, och {@g} var tyst, och {child} väntade på att det skulle kännas skönt.

I stället hördes alla de andra.

”Upp!” skrek en pappa. ”Hem!” skrek en annan. ”Skjut! Passa! Inte dit! Tänk!”

Det hade de visst skrikit hela tiden. De skrek vad man skulle göra, allihop, och allihop skrek olika. {child’s} ben försökte lyda alla på en gång och höll på att gå av.[athlete:  Inte ens {athlete} hade vetat vart.]

Fyran fick bollen.

”Men vakna då!” skrek någon från den gröna sidan.

Fyran sparkade i väg bollen som om den var varm, rakt ut över sidlinjen. {Friend} sparkade också bort den. {child} med. Efter tio minuter fanns det inte en enda på hela planen som ville ha den. Bollen åkte fram och tillbaka som något som någon hade glömt på ett tåg.

# turn-her-on-again
Den gick ut igen. Fyran ställde sig bredvid {child} och väntade på inkastet.

”Är det du som har den med stolen?” frågade fyran lågt.

{child} tänkte efter.

”Ja.”

”Är det trasigt?”

”Nej.”

”Kan du sätta på det igen, då?”

”Det ropet är på vår sida”, sa {child}.

”Är det?” Fyran såg alldeles häpen ut. ”Jag trodde att det var på min.”

”Det tror alla”, sa {friend}. ”Jag med.”

# the-end-of-it
”Men {@he} ropar ju till den som tar bollen!” sa {child}.

”Ja, först”, sa {friend}. ”Men du blir så arg att du aldrig hör slutet.”

”Vilket slut?”

”Först kommer ’bra taget, fyran’. Och sen kommer: ’Och nu tar {child} tillbaka den, ska ni se.’ Varje gång. Sedan vi var sju.”

{child} tittade bort mot stolen. Alla andra ropade vad man skulle göra. Det var bara en som ropade vad man just hade gjort.

Då sprang {child} av planen.

# they-wonder
”{Child}!” skrek tränaren. ”Vi spelar! Vart ska du?”

{child} stannade framför stolen. Båda lagen tittade. Alla föräldrarna tittade. För första gången på hela halvleken sa ingen vad någon skulle göra.

”De undrar om du kan börja igen”, sa {child}, så högt att det hördes till målvakten.

”Vilka då?”

”De gröna.”

”Jaså, de gröna”, sa {@g} och satt kvar.

”Och så jag”, sa {child}.

Då reste sig {@g} ur stolen. Det hade {@he} aldrig gjort förut. {@He} tog ett djupt andetag.

”SÅ FINT DU SPRANG HIT!” ropade {@he}.

# there-you-see
{child} sprang tillbaka, röd i hela ansiktet, men det gjorde ingenting. Fyran tog bollen av {friend}, med öppna ögon den här gången, och fintade sedan bort {child}, som satte sig i gräset.

”Bra fintat, fyran!” ropade {@g}.

{child} satt kvar i gräset och lyssnade. {Child.He} lyssnade ända till slutet.

”Och nu tar {child} tillbaka den, ska ni se!”

Så då gjorde {child.he} det.

Det slutade ett–ett. Fyran gjorde de grönas mål och {friend} gjorde deras, efter en passning från {child} som var den finaste {@g} hade sett i sitt liv. Fast det hade {@he} i och för sig ropat till alla.[sport:  ”Du skulle höra {@him} när det är {sport}”, sa {child}.]

De gröna kom för att tacka för matchen, en efter en i en lång rad.[school:  Två av dem gick också {at school}.] Sist kom målvakten och nickade bort mot sidlinjen.

”Vems är den med stolen, egentligen?”

”Min”, sa {child}.

# as-you-shall-see
På kvällen låg {child} i sängen, och på andra sidan väggen låg {@g}.[pet.cat / pet.other:  {Pet} hade hört alltihop två gånger.] [elder & adult: {Adult} sträckte sig efter lampan. | {child} sträckte sig efter lampan.]

”Så fint du släckte”, hördes det genom väggen[music: , till tonerna av {music}].

[elder & adult: {Adult} fick något i halsen igen och gick ut på tå.]

Mörkret kom, och det dröjde. {child} väntade ändå, för säkerhets skull, på slutet.

”Och nu”, sa rösten i väggen, alldeles lågt, ”somnar {child}, ska ni se.”

Och det gjorde {child.he}.

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}



# @car
vid frukosten
## if elder & adult
i bilen
