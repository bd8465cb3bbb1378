title: Ett får i taget
title: I en tät klunga
guest friend: Signe (hon), Vidar (han)
guest pet: Rufus (han), Tessa (hon)
guest driver: Gunvor (hon), Birgit (hon)
guest royal: Ottilia (hon), Leopoldina (hon)

% Hunden är familjens eller bästa vännens, en katt är familjens. Border collien är originalet; vilken annan hund som helst är ett roligare skämt.

# breakdown
{@One} bärgningsbil på lördagarna, och {child} fick följa med. Det fick {friend} också, som var {child's} bästa vän och hörde på hostan vad det var för motor. Och så {@whose}, för {pet} hade ingen någonsin lyckats lämna hemma.[elder:  {Elder}[elder2:  och {elder2}] hade skickat med smörgåsar.]

# four-minutes
{@line} {Pet.He} hade gått ut i en hage, fyrtio får hade vänt sig om och tittat på {pet.him}, och sedan hade {pet.he} legat under en traktor tills det var dags att åka hem.

”{Pet.He} vallar folk i stället”, brukade {child} säga, och det var sant. {@herds}

# lower-vasselau
Den lördagen kom larmet från Kvarnvägen, där det aldrig brukade finnas en människa. Men efter sista kröken stod det en lång svart bil med en liten flagga på motorhuven. Det rykte ur den. Bredvid stod en chaufför och vred sin mössa. På dikeskanten satt en flicka på ungefär tolv år i en stel blå kappa.

”Kylaren”, sa {friend} genast.

”Detta”, sa chauffören, ”är Hennes Kungliga Höghet prinsessan {royal} av Nedre Vasselau. Hon ska inviga nya bron i Torneby klockan tre.”

{@A} såg på klockan. Den var tjugo över två. ”Då är det bara att hoppa in, Ers Höghet”, sa [adult: {adult.he} | hon]. ”Akta [pet.cat: katten | hunden]. Och [elder: {elder's} smörgåsar | smörgåsarna].”

# nine-bridges
De fick tränga ihop sig, och den svarta bilen hängde på kroken därbak. [music: {@A} stängde av {music}, av ren artighet. ]{Child} hade aldrig träffat en prinsessa. Det fanns inga [city: {in city} | där {child.he} bodde].

”Tycker du om broar?” sa {child.he} till slut.

”Jag har invigt nio”, sa prinsessan. ”Jag har aldrig fått gå över någon. De vänder på mig och kör hem mig.” I handen höll hon ett kort med ett tal på. Det darrade, alldeles lite, i kanterna.

{Friend} såg det också. ”Hur är det med dig?” frågade {friend.he}.

”Det är ingenting. Det är bara det att de är femhundra.” Prinsessan svalde. ”De vänder sig om allihop, förstår ni, precis samtidigt. Och så tittar de. Förra månaden kröp jag in under tårtbordet.”

{Child} och {friend} vände sig långsamt och betraktade {pet}.

# hedge-to-hedge
Men innan någon hann förklara bromsade {@a}.

Vägen framför dem var full av får. En grind hade gått upp, och de hade gått ut allihop, minst tvåhundra, så tätt att det inte syntes någon väg[sport: , och trängre än på läktaren när det är {sport}]. Tvåhundra får vände sig om och tittade in genom vindrutan på {pet}. Inget av dem rörde sig ur fläcken.

”Det är långt till gården”, sa {@a}. ”Och klockan är kvart i tre. Vad man skulle behöva är en …” Så såg [adult: {adult.he} | hon] på {pet} och tystnade, av vänlighet.

{Pet} visste det också. {Pet.He} låg redan nere på golvet, med nosen bakom {@as} stövlar.

# choose-one
”{Pet.He} är rädd för får”, sa {child}, inte särskilt högt. ”De tittar på {pet.him}.”

{Child.He} väntade på att bli utskrattad. Men prinsessan kröp ner på golvet i bärgningsbilen, bland chipspåsarna, tills hon hade ansiktet i höjd med {pet's}.

”Precis samtidigt”, sa hon. ”Ja. Är det inte hemskt?”

{Pet} la en tass på hennes knä.

”Min farmor säger att man ska välja ut en”, sa hon till {pet}. ”Hon säger att ingen klarar femhundra människor[athlete: , utom möjligen {athlete}]. Men vem som helst kan säga god dag till en enda. Jag har aldrig vågat pröva.” Hon såg upp. ”Det kanske går med får.”

# bent-ear
{Child} klev ut. ”Kom, {pet}”, sa {child.he}. ”Jag går med dig. Bara till ett.”

Till sist kom {pet}, krypande på magen. {Pet.He} höll sidan tryckt mot {child's} ben, och {child} kände genom byxorna hur {pet.he} skakade.

”Det där”, sa {child}. ”Ytterst, med det vikta örat. Strunta i de andra.”

{Pet} tittade på fåret med det vikta örat. Fåret med det vikta örat tittade på {pet}. Det tuggade. Sedan vände det sig om och travade tillbaka in genom grinden.

{Pet} spetsade öronen. Det syntes att {pet.he} tänkte. Var det bara det?

”Nu tar vi nästa”, sa {child} lågt.

# milk-into-a-jug
Nästa gick. De tre därpå gick. Något hade legat hopvikt i {pet} sedan {pet.he} var [pet.cat: kattunge | valp], och nu vecklade det ut sig, alltihop på en gång. {Pet.He} sänkte huvudet och sköt i väg längs diket, lågt och fort och vackert som en svala, ut och runt, och hela den ulliga vägen började rinna in genom grinden som mjölk i en kanna. {Friend} drog igen den. {@A} tog av sig kepsen, och sedan behövde [adult: {adult.he} | hon] den till att torka sig i ögonen.

# five-hundred
De var i Torneby en minut i tre. Där fanns en orkester och ett band att klippa och en borgmästare som inte hade väntat sig någon bärgningsbil. När dörren öppnades vände sig femhundra ansikten om.

Prinsessan blev stående på fotsteget. {Child} såg att hon sneglade neråt, som för att se hur mycket plats det var under bilen.

Då var det något som lutade sig mot hennes ben. {Pet}! {Pet.He} gick i förväg ända fram till folket, satte sig, spetsade öronen och såg på prinsessan som om det inte fanns någon annan i världen.

# good-afternoon
Prinsessan såg på {pet}, och så stoppade hon kortet i fickan.

”God dag”, sa hon till {pet}, ganska högt. ”Jag skulle ha läst upp ett tal. Men jag vill hellre berätta om en vän till mig, som gjorde något modigt i dag. Sedan ska jag klippa bandet. Och sedan, om ingen har något emot det, skulle jag vilja gå över.”

# saw-to-that
Det hade ingen. Så hon gick: först prinsessan, med {child} på ena sidan och {friend} på den andra, och {@a} bakom med [elder: {elder's} smörgåsar | smörgåsarna], och efter dem borgmästaren och orkestern och femhundra människor.

De gick över i en mycket tät klunga. Det såg {pet} till.

# @one
{driver} tvärs över gatan körde
## if adult
En vår körde {adult}

# @a
{driver}
## if adult
{adult}

# @as
{driver's}
## if adult
{adult's}

# @whose
{pet}, {friend's} hund
## if pet.dog
{pet}
## if pet.cat
{pet}, {child's} katt

# @line
{Pet} var en border collie och kom från en lång rad mästare. Men själv hade {pet.he} bara träffat får en enda gång, och det hade varat i fyra minuter.
## if pet.dog
{Pet} hade bara träffat får en enda gång, och det hade varat i fyra minuter.
## if pet.dog & breed
{Pet} var {a breed}. {Pet.He} hade bara träffat får en enda gång, och det hade varat i fyra minuter.
## if breed.Border Collie
{Pet} var en border collie, och en sådan är gjord för får. Men {pet} hade bara träffat några en enda gång, och det hade varat i fyra minuter.
## if pet.cat
Katter har inget med får att göra. {Pet} hade bara träffat några en enda gång, och det hade varat i fyra minuter.

# @herds
Den som gick till affären[school:  eller till {school}] med {pet} kom alltid fram i en tät klunga.
## if pet.cat
Med {pet} runt benen kom ingen i väg till affären[school:  eller till {school}] annat än i en tät klunga.
