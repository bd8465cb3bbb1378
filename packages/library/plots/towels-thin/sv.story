title: Tunna handdukar
title: Kommer gärna igen
title: Soppa, så kallad
guest friend: Teo (han), Maja (hon)
guest lady: fru Ekenstam (hon), fru Silverdal (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Hotellet är bokat av mormor eller farfar, annars av {adult}, annars av {minder}. Det spöket skriver läses som av en fin dam med pärlor.

# towels-thin
Det första spöket skrev var HANDDUKAR TUNNA.

Det skrev i imman på badrumsspegeln, med höga, gammaldags bokstäver, medan {child} borstade tänderna. Det var första kvällen på den första semester som {@first} någonsin hade bokat utan hjälp, ett rum för tre på Hotell Bellevue[city: , fyra timmar från {city}], så att {child} kunde ta med sig {friend}[!friend.known: , {child.his} bästa vän]. Och ända sedan de kom fram hade {@a} tittat på {child} för att se om {child.he} trivdes. {child} avskydde alltihop. {Child.He} hade sagt att det var toppen ungefär var tionde minut.[pet.dog:  Bara {pet}[!pet.known: , {child’s} hund,] tyckte det på riktigt.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] hade stannat hemma, och {child} var avundsjuk på {pet.him}.][pet.other:  {Pet} hade stannat hemma, och {child} var avundsjuk på {pet.him}.]

# a-review
”{Friend}!” ropade {child.he}. ”Har du skrivit på spegeln?”

”Jag har inte varit där inne”, sa {friend}. ”Jag tvättar mig inte på semestern. Av princip.”

{Friend.He} kom och tittade. En rad till gnisslade fram över glaset, och inget finger skrev den. TVÅL LITEN.

{Friend} skrek. Sedan läste {friend.he} en gång till.

”Det är ett spöke”, sa {friend.he}, ”och det skriver en recension.”

# so-called
Det var allt det någonsin gjorde. Så fort det fanns ånga klagade spöket. Det hette {lady}, meddelade det, och hade kommit över en helg för länge sedan och varit för irriterat för att åka hem. Vid middagen, på det immiga fönstret bakom {@s} huvud, skrev det SOPPA, och sedan, efter att ha tänkt en stund, SÅ KALLAD.

”Hur är soppan?” sa {@a} och tittade på {child}.

”Toppen”, sa {child}.

”Min är också toppen”, sa {@a}, och {friend} fick bita i sin servett.

# every-evening
Varje kväll spolade de varmvatten för att se vad {lady} tyckte om dagen, och {friend} läste upp det som en fin dam med pärlor[school: , vilket {friend.he} var känd för {at school}]. HAV GRÅTT. ORKESTER TONDÖV. SÄNG SOM EN SÄCK SPANIELAR.[music:  Orkestern hade försökt spela {music}.] Det var en stor lättnad för {child}. Hela dagarna gick {child.he} omkring med ”toppen” fastklibbat på tänderna, och på kvällen var det någon som sa sanningen.

# worst-of-my-life
På onsdagen regnade det.[sport:  Det gick inte att få in {sport} på teven.] {@A} ville ta ett långt, varmt bad, och {child} och {friend} gick ner för att spela pingis med den enda racketen. När de kom tillbaka stod resväskorna på sängarna, och {@a} vek ihop tröjor.

”Det är ingen fara, {child}”, sa {@he}. ”Vi åker hem. Du hade bara behövt säga det.”

Bakom {@him} stod badrumsdörren öppen, och där på spegeln stod det: SÄMSTA SEMESTERN I MITT LIV. VEMS IDÉ VAR DETTA? LÄNGTAR HEM.

”Jag såg det där om soppan också”, sa {@a}. ”Och om handdukarna. Jag låtsades att jag inte hade sett det.”

”Det var inte jag”, sa {child}. ”Det är {lady}. Hon är ett spöke.”

”Du behöver inte vara snäll”, sa {@a} och log, och det var det värsta {@he} kunde ha gjort. Sedan tog {@he} resväskorna och gick ner till bilen.

# only-steam
{child} fick ont i halsen. Om det hade varit lögner hade {child.he} kunnat ropa efter {@him}. Men {child} hade tänkt vartenda ord på den där spegeln, och det kanske hade synts.

”{@A} kommer aldrig att tro oss”, sa {child.he}. ”Inte utan att få se när hon gör det.”

”Hon behöver bara ånga”, sa {friend}. ”Kom.”

{@A} satt i bilen i regnet, med händerna på ratten. {child} satte sig bredvid, och {friend} satte sig där bak, lutade sig fram mellan sätena och började flåsa mot vindrutan som en labrador.[pet.dog:  {Pet} hjälpte till och var mycket bättre på det.]

”{Friend}”, sa {@a}, ”vad håller du på med?”

”Andas”, sa {friend}. ”Bry dig inte om mig.”

{child} andades också. {Child.He} flåsade så att det snurrade i huvudet.[athlete:  {athlete} hade fått sätta sig.] Glaset framför dem blev sakta vitt. Det stod ingenting där. {@A} sträckte sig efter nyckeln.

# hotel-dreadful
”{Lady}!” sa {child} högt, och rösten bröts. ”Jag ber inte dig att vara snäll. Jag vill bara att du talar om för {@a} vad du ärligt tycker.”

Det gnisslade i glaset. {@S} hand stannade på nyckeln. Ingen rörde vid vindrutan, och {@a} såg det komma, en bokstav i taget.

HOTELL FÖRFÄRLIGT.

{@A} lät som en mycket liten vattenkokare.

Sedan skrev {lady} igen, långsamt, som om det gjorde ont.

SÄLLSKAP GODTAGBART.

”Godtagbart?” viskade {friend}. ”Det har hon aldrig gett någon.”

# the-soup
{@A} tittade på {child} med öppen mun.

”Jag tycker jätteilla om hotellet”, sa {child} fort, innan ett ”toppen” hann slinka ut. ”Jag sa bara annat för att du tittade på mig hela tiden.”

”Jag tittade på dig hela tiden”, sa {@a}, ”för att du sa det med samma röst som du har om {@jumpers}.”

”Förlåt.”

”Soppan”, sa {@a} försiktigt. ”Var den så dålig som jag trodde?”

”Det var morötternas badvatten, {@a}.”

{@A} skrattade tills pannan hamnade på ratten, och då tutade bilen, och då kunde de andra två inte heller hålla sig. Sedan tog de sängarna, och orkestern, och den enda racketen. Till slut satt {@a} och torkade sig i ögonen, och det var inte bara av skratt, och {child} lutade sig mot {@s} arm och lät {@him} hålla på.

# would-stay-again
När de hade tystnat lyfte {child} ett finger och skrev på glaset, under {lady}. KOMMER GÄRNA IGEN.

”Med dig, menar jag”, sa {child.he}. ”Inte med soppan.”

De stannade till lördagen, och ingen sa ”toppen” en enda gång.[pet.cat / pet.other:  På vykortet till {pet} stod det MATEN BÄTTRE HOS DIG.]

# bring-towels
Morgonen när de åkte var kall, och det var imma på bilens rutor. {Friend} såg det först, på den bakersta, med höga, gammaldags bokstäver. KOM TILLBAKA, stod det.

Och längre ner, något mindre: TAG MED HANDDUKAR.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
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

# @jumpers
moster Gretas tröjor
## if elder2
{elder2’s} marmelad
