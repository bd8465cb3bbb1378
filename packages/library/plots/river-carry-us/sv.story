title: Det sista ordet
title: Älv, bär oss
title: Ett hål i trollformeln
guest friend: Nasrin (hon), Melker (han)

% Utan vän ikryssad är {friend} en bästa vän som hör till sagan. Trollkarlen heter aldrig något annat, och hunden är alltid "den".
% Regel: så länge ett ord fattas händer det som någon annan säger på dess plats.

# the-ferry
Alla vid älven visste att färjkarlen var trollkarl. Hans båt hade ingen motor, inget segel och inga åror. Han ställde sig längst bak med sin långa stav och sa: ”Älv, bär oss …” Sedan kom det ett litet ord till, men det sa han så långt ner i skägget att ingen hade hört vilket. Och älven bar dem.[elder:  {Elder}[elder2:  och {elder2}] sa att det bara var strömmen.]

{child} hade åkt med honom hundra gånger[pet.dog: , hem till [!pet.known: hunden ]{pet}, som stod på bryggan och blev glad varje gång][pet.cat: , hem till [!pet.known: katten ]{pet}, som bara råkade ligga på bryggan varje gång]. Men aldrig förr hade {child.he} suttit i ena änden av båten medan {friend}[!friend.known: , som var {child.his} bästa vän,] satt i den andra.

# you-never
Det berodde på vad {friend} hade sagt på bussen[school:  från {school}][city:  genom {city}]. ”Du låter aldrig någon prata till punkt, {child}. Du säger alltid slutet åt en. Och du har inte ens rätt!”[sport:  Sedan hade ingen av dem haft lust att {play sport}.]

{child} hade gått och tänkt på det. Det var bara för att {child.he} lyssnade så noga. {Child.He} gick så tätt bakom det som någon sa att {child.he} snubblade in i slutet av det. Men hur förklarar man en sådan sak? {child} hade inte ens försökt, bara knäppt sin flytväst och tittat ner i vattnet.

# across
De var mitt på älven när trollkarlen tystnade.

”Älv”, sa han en gång till, ”bär oss …”

Båten stod stilla. Trollkarlen drog sig i skägget. ”Det är borta”, sa han. ”Jag hade det i morse. Det är ett så litet ord …”

”Tvärs över?” sa {child}. Det bara flög ur {child.him}.

Båten snurrade tills den låg tvärs över strömmen som en planka, och där blev den liggande.

”Oj då”, sa trollkarlen. ”Du får inte stoppa in några ord där. Det är ett hål i trollformeln, förstår du, och vad man än släpper ner i det så händer det. Nej, det är … det är där man vill vara när man är våt om fötterna.”

# wet-feet
”I badkaret”, sa {child}.

Duns! Det stod ett badkar i båten. Det hade kranar, och det var fullt.

”{child}!” ropade {friend} bakom badkaret.

”Förlåt! Det bara …”

# a-door
”Inte det”, sa trollkarlen och blundade. ”Det finns en dörr. Man går in, och så stänger man efter sig …”

{child} satte handen för munnen, så hårt {child.he} kunde. Men det var ju så tydligt vad han menade, och han såg så ledsen ut, och en hand är aldrig riktigt tät.

”Ett klädskåp?”

Duns! Nu fanns det knappt plats för {friend's} knän. Älven tittade in över kanten.

”Inte ett ord till”, sa {friend}. ”Snälla {child}.”

# glad
”Och så är det någon där”, mumlade trollkarlen, ”som blir väldigt glad när man kommer …”

”Låt bli!” skrek {friend}. ”{child} tänker säga [pet.dog / pet.cat: {pet} | en hund]!”

De tittade på varandra.

{@glad}, och då lutade hela båten. Vattnet rann in över deras skor.

# listening
”Den var min”, sa {friend} ynkligt.

”Det var för att du lyssnade”, sa {child}.

{@sat-down}.

# she-knew
Det började skymma[music: , och från en radio i land hördes {music}]. På andra sidan hade [elder: {elder} | någon] tänt lyktan på bryggan. En bit upp i backen lyste det gult i fönstren, och bakom ett av dem bodde {child}[adult:  med {adult}].

Dit man vill när man är våt om fötterna. Där det finns en dörr som man stänger efter sig. Och någon som blir …

{child} visste vilket ord det var.

{Child.He} kände det ända ner i sina våta fötter. Det var så kort. Det låg där i munnen, alldeles varmt, och hela {child} ville släppa ut det. Och gjorde {child.he} det skulle det komma farande ner i båten. Duns. Med tak och skorsten och kök. De skulle sjunka som en sten.

# a-roof
Trollkarlen måste säga det själv.

{child} knep ihop läpparna. {Child.He} drog trollkarlen i ärmen, och när han tittade dit satte {child} ihop händerna ovanför huvudet, med fingertopparna mot varandra, som ett tak.[elder & age>=9:  Borta på bryggan vinkade {elder} tillbaka.]

Trollkarlen tittade länge. ”Hatt”, sa han.

Flopp. Det var en mycket hög hatt. {@hat}.

{Friend} lät som en kaffepanna. {child} skrattade inte. [age>=10: {Child.He} nickade inte och skakade inte på huvudet. ]{Child.He} höll kvar taket, fast det värkte i armarna[athlete:  (hur orkade {athlete}?)], och så gjorde {child.he} något alldeles nytt. {Child.He} väntade.

# waited
Vattnet rann förbi. [elder: På bryggan var {elder} också tyst. | Långt borta i vassen sa en sothöna en enda sak.]

”H …” sa trollkarlen.

{child} väntade. {Friend} tog tag i {child.his} flytväst och höll fast. Nu visste {friend} det också.

”Heee …”

Det gjorde ont att inte få hjälpa till. {child} såg in i det gamla ansiktet och rörde sig inte[age>=10: , och ingenting hördes utom älven].[pet.dog & age>=9:  Till och med {pet} satt still, under hatten.][pet.cat & age>=9:  Till och med {pet} låg still, inne i hatten.]

”Hem”, sa trollkarlen.

# home
Den här gången sa han det högt, och han log i hela skägget. ”Älv, bär oss hem.”

Och älven bar dem. Den vände båten, med badkar och allt, så försiktigt som om den hade varit full av ägg, och lade till utan minsta stöt. {@stay}.[elder: 

”Strömt i dag”, sa {elder} och såg på badkaret.]

# the-one
De klev upp under lyktan. Det klafsade i skorna.[pet.dog & age>=9:  {Pet} sprang före och kom tillbaka för att vara glad.][pet.cat & age>=9:  {Pet} råkade gå precis framför dem.]

”Du, {child}”, sa {friend}. ”I morgon, vill du …”

{child} kunde komma på tre sätt som det kunde sluta på. Ett av dem var bäst. {Child.He} knäppte översta knappen i jackan och väntade.

”… sitta bredvid mig igen?” sa {friend}.

Det var det bästa.

Bakom dem släckte trollkarlen lyktan. De gick uppför backen mot fönstren, sida vid sida, och på hela vägen behövde ingen av dem säga ett ord.

# @glad
Det var en stor hund. Den var väldigt blöt, och den var väldigt glad. Den var glad över {child}, och den var glad över {friend}, och den klev över klädskåpet för att få vara glad över trollkarlen
## if pet.dog
Och där var {pet}, i badkaret. {Pet.He} var väldigt blöt, och {pet.he} var väldigt glad. {Pet} var glad över {child} och glad över {friend}, och klev över klädskåpet för att få vara glad över trollkarlen
## if pet.cat
Och där var {pet}, i badkaret. {Pet.He} var väldigt blöt, och {pet.he} var inte det minsta glad. {Pet} var inte glad över {child} och inte glad över {friend}, och klev upp på klädskåpet för att slippa se trollkarlen

# @sat-down
Hunden satte sig i badkaret
## if pet.dog
{Pet} satte sig i badkaret
## if pet.cat
{Pet} satte sig däruppe med ryggen åt dem

# @hat
Den hamnade på hunden
## if pet.dog
Den hamnade på {pet}
## if pet.cat
{Pet} kröp in i den

# @stay
Hunden skakade av sig över dem allihop och lade sig på trollkarlens fötter. Det syntes att den tänkte stanna[pet: . Det var bra det, för {pet} där hemma hade aldrig gått med på att dela]
## if pet.dog
{Pet} skakade av sig över dem allihop
## if pet.cat
{Pet} klev ur hatten och gick först i land
