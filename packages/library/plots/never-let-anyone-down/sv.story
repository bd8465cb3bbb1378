title: Draken som höll
title: Dubbelvikt
title: Förbi smörgåsen
guest friend: Märta (hon), Viggo (han)

% Regel: en drake som håller släpper inte, och kan därför inte släppa av någon. Draken är "den". {@church} är barnets egen skola, där den har ett namn.

# folded-in-half
{child's} saker höll inte. Linan till pappersdraken gick av, tältet ramlade ihop, och sängen var så nersutten på mitten att {child.he} vaknade dubbelvikt varje morgon.

Och på lördagen, högst uppe på Kvarnbacken, hoppade cykelkedjan av igen.

”Jag skulle vilja ha en riktig drake”, sa {child.he} till {friend}[!friend.known: , [friend: {child.his} bästa vän|som bodde i huset intill]]. ”En stor en, som håller.”

”Akta dig för hur du säger sådant”, sa {friend}. ”Tänk om någon hör det.”

Det gjorde någon. Bakom dem var det en stor grön bit av backen som lyfte på hakan.

# climb-on
Det var en drake, rund som en tunna och varm som nyrostat bröd.

”{child}, förmodar jag?” sa den. ”Kliv på. Din vän också.”

Så de klev på. Det hade vem som helst gjort.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] satt där redan.] Draken andades in, och in, och in, och svällde som en ballong, tills fötterna lättade från gräset. Och upp bar det[city:  över {city}], utan ett vingslag och utan minsta duns, över ån och {@church} och glassbilen[elder: , där {elder} stod och valde smak[elder2:  och {elder2} redan hade fått sin]]. På glassbilens tak hade någon glömt en smörgås. [music: Draken nynnade {@song} genom näsan. ]Det var de bästa tio minuterna i {child's} liv.

”Tack så hemskt mycket”, sa {child.he} till slut. ”Du kan släppa av oss nu.”

”Aldrig”, sa draken vänligt.

”Va?”

”En drake som håller, sa du. Och den som släpper, den har inte hållit. Jag är en drake som håller vad den lovar.”

# never
”Jag tar det här”, sa {friend}.

{Friend} hade aldrig förlorat en diskussion. En gång hade {friend.he} pratat tills en parkeringsvakt tog tillbaka boten, och det var inte ens {friend.his} bil. Nu förklarade {friend.he} för draken att det bara var något man sa. {friend.He} talade om middagen, om toaletter och om lagen.[athlete:  Till och med {athlete} går hem till middagen, sa {friend.he}.] {friend.He} höll på i en halvtimme, med ett finger i luften[sport: , och sa att de faktiskt måste hem och {play sport}].

”Aldrig”, sa draken. ”Jag håller.”

{Friend} tog ner fingret. ”Jag har förlorat”, sa {friend.he}. ”Det tycker jag inte alls om.”

# a-yawn
Det var varmt på drakens rygg, och {child} hade varit vaken sedan fem, dubbelvikt. Det gick inte att låta bli. {child.He} gäspade.

Draken såg det. Och när man ser någon gäspa, ja, du vet hur det går.

Draken gäspade. Ut kom ett stort mjukt moln av varm luft som luktade våfflor, och de sjönk, rakt förbi en förvånad kråka.

{child} satte sig upp. ”{friend}”, viskade {child.he}. ”Den är full av varmluft! Gäspa!”

”Jag är inte trött.”

”Gäspa ändå!”

Så {friend} gäspade, och det lät som en gammal grind. Draken gäspade tillbaka. {child} gäspade.[pet.dog:  {Pet} gäspade, med ett litet pip på slutet.] Draken gäspade igen, och neråt bar det, ner och ner, tills de kunde se smörgåsen.

# the-ground
Då tittade draken över kanten.

”Marken!” skrek den. ”Den kommer närmare! Åh, så hemskt, jag håller inte!”

Den slog igen munnen. Den drog in luft genom näsan allt vad den orkade, och upp for de, förbi kråkan och rakt in i ett moln. Där var det grått och blött, och marken syntes inte åt något håll.

”Jag håller”, sa draken mellan tänderna. ”Jag håller, jag håller, jag håller.” Och en stor tår rann nerför nosen på den, för den var så trött.

# in-its-ear
{child} la munnen mot drakens öra. {child.He} försökte inte få rätt.

”Hur länge kan du hålla oss uppe?” frågade {child.he}.

”För alltid”, sa draken, och rösten darrade.

”Du har hållit hela tiden”, sa {child}. ”Allt annat går sönder. Du är den enda som har hållit.”

Draken snörvlade.

”Men hör på nu. Om jag åker ner och du blir kvar här uppe, då har du ju släppt mig. Men om vi åker ner allihop, och du håller mig hela vägen, då har du inte släppt. Då har du bara följt med mig hem.”

En lång stund var det bara moln.

”Håller det där?” frågade draken {friend}.

{Friend} öppnade munnen för att säga emot. {friend.He} letade efter hålet i det. {friend.He} letade runt om och på undersidan.

”Ja”, sa {friend.he} surt. ”Det håller.”

# as-a-leaf
”Hem”, sa draken. ”Jaha. Då känner jag mig nog faktiskt en liten aning …”

Och så gäspade den. {child} gäspade, och {friend} gäspade utan att ens försöka, och draken gäspade igen, och de sjönk ner ur molnet, förbi kråkan, förbi {@church}, förbi smörgåsen, och landade högst uppe på Kvarnbacken, lätt som ett löv.

Draken var inte färdig. Den gäspade sig liten som en ponny, och sedan som en kudde, och så pyste den en sista gång och låg i gräset, platt som en regnrock, och sov och log.

{child} rullade ihop den. {Friend} satte tillbaka cykelkedjan och diskuterade med den tills den satt kvar.

# goodnight-dragon
De var hemma lagom till middagen.[adult:  ”Regnrockar hänger man på kroken”, sa {adult}.][pet & !pet.dog:  {Pet}, {child's} [pet.cat: katt|vän], tittade mycket länge på rullen.] Och på kvällen, när det var läggdags, stoppade {child} in draken under madrassen och la sig ovanpå. Där låg {child.he}, dubbelvikt, med knäna framför näsan.

Under madrassen var det någon som andades in. Bara lite.

Sakta kom mitten av sängen upp, tills den var platt som ett bord och varm som nyrostat bröd. {child} sträckte ut benen så långt de räckte.

”God natt, draken”, sa {child.he}.

Och den höll.

# @church
kyrkan
## if school
{school}

# @song
{music}

# picture 2
Och alla gäspar.
