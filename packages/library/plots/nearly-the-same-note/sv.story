title: Nästan överens
title: Ljudet på vinden
title: En sked i den bruna
guest neighbour: herr Bergkvist (han), herr Lindvall (han)
guest lady: fru Ek (hon), fru Roos (hon)

% Flaskorna är "den gröna" och "den bruna". Mer vatten ger ljusare ton. Ljudet blir långsammare och lägre ju närmare varandra de kommer, och läses så.

# a-noise
På {neighbour's} vind bodde ett ljud. Så fort det blåste hördes det över hela gatan[city:  och halva {city}], ända in i rummet där [!friend.known: {child's} bästa vän ]{friend} skulle sova över men inte kunde.

”Oå-oå-oå-oå-oå!”

”Det är som en brandbil som har tröttnat”, sa {child}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg under sängen och kom inte fram.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade flyttat in i garderoben.][pet.other:  Till och med {pet} såg ut att vilja flytta.][athlete:  Till och med {athlete} på affischen såg ut att lida.]

{Friend} låg med en kudde över vart öra. {Friend} hörde bättre än alla andra[school:  {at school}]. {Friend.He} kunde höra på en cykel om den tänkte få punktering, och på {child} om {child.he} hade tagit sista bullen.

”Hur står du ut?” sa {friend}.

”Man vänjer sig.[elder:  {Elder} hörde det i telefon i går och frågade om vi hade skaffat åsna.[elder2:  {Elder2} undrade om den var sjuk.]]”

”Det gör man inte. [sport: Hur ska man orka {play sport} i morgon? ]Kom, vi går dit och stänger av det.”

# the-list
De fick gå över gatan[adult:  för {adult}], om de var hemma till åtta. {Neighbour} öppnade i tofflor.

”Vi kommer om ljudet!” sa {child}.

”Brödet?”

”LJUDET! PÅ VINDEN!”

”Jaså, det!” {Neighbour} sken upp. ”Visst är det fint?”

{child} och {friend} tittade på varandra.

”Koltrasten hör jag inte längre”, sa {neighbour}. ”Inte telefonen heller. Men när jag har lagt mig brummar det däruppe så att det känns i sängen, och då är det som om man vore två.” Han suckade. ”Men på måndag kommer en snickare och spikar igen. Hela gatan har skrivit under på det.”

På hallbordet låg en lista. {child} läste namnen.

”Här står ju du också!”

”Ja”, sa {neighbour}. ”Jag hade inte glasögonen på mig. Jag trodde att det var en gatufest.”

# two-bottles
Trappan till vinden var brant, så {neighbour} stannade nedanför. Däruppe fanns ett runt fönster där en ruta saknades. I fönstret stod två flaskor, en grön och en brun, med regnvatten i botten. Vinden blåste rakt in genom hålet och över flaskhalsarna.

”Oå-oå-oå-oå-oå!”

{Friend} måste hålla för öronen med båda händerna. {child} lyfte bort den bruna flaskan.

”Oooo”, sa den gröna. Bara så. Lent och stilla.

”Men den är ju fin!” sa {friend}.

”VARFÖR BLEV DET TYST?” ropade {neighbour} nerifrån.

# nearly
{child} ställde tillbaka den bruna. ”Han måste ha båda, annars hör han inget.”

”Då måste de sjunga samma ton”, sa {friend}. ”Nu sjunger de nästan samma. De är nästan överens, och det är det värsta som finns.”

”Jag hör ingen skillnad”, sa {child}.

”Nej, jag vet. Jag stod bredvid dig på lucia.”

Den sved lite, men {child} låtsades inte om den. {Child.He} tänkte på vatten. Ju mer vatten i en flaska, desto ljusare låter den när man blåser. Det vet alla som har druckit läsk.

”Vilken är mörkast?” frågade {child.he}.

”Den gröna.”

# half-a-spoon
{child} lånade en tillbringare och en tesked. {Friend} höll för öronen och räknade.

”En sked i den gröna. En till. En till!”

”Oå – oå – oå – oå”, sa flaskorna. Det gick långsammare!

”En halv sked nu”, sa {friend}. ”Bara en halv!”

# half-a-jug
Då kom en kastvind. Dörren slog igen med en smäll, {child} hoppade till – och halva tillbringaren rann ner i den gröna.

”OÅOÅOÅOÅOÅOÅOÅOÅ!”
## or
”GÅR DET BRA?” ropade {neighbour}, rakt upp genom trappan. {child} hoppade till – och halva tillbringaren rann ner i den gröna.

”OÅOÅOÅOÅOÅOÅOÅOÅ!”

# you-hear
”Jag sa en halv!” skrek {friend}.

”Jag vet vad du sa!”

”Men hör du inte hur det låter?”

”Nej!” skrek {child}. ”Jag hör inte! Det är ju du som hör!”

Sedan sa ingen av dem något på en lång stund. Det var bara flaskorna som höll på.

# trembling
{child} tog tag i den gröna för att hälla ut alltihop och gå hem. Men {child.he} hällde inte. Glaset darrade i handen. Brr, brr, brr, precis i takt med ljudet. {Child.He} lade andra handen om den bruna. Den darrade också.

”{friend}”, sa {child}. ”Jag kan känna det.”

{Friend} kom närmare.

”Den gröna är för ljus nu”, sa {friend.he} lågt. ”Ska vi hälla ut?”

”Då blir det bara för mycket åt andra hållet. Den bruna får komma ikapp i stället.” {child} flyttade inte händerna. ”Men jag behöver båda händerna. Du får ta skeden.”

Då måste {friend} släppa öronen. {Friend.He} blundade hårt och släppte. Sedan tog {friend.he} skeden.

# a-drop
”OÅOÅOÅOÅOÅ!”

”Mer”, sa {child}.

En sked i den bruna. En till. En till.

”Oå – oå – oå – oå.”

”Mer.”

”Oå … oå … oå …”

”Lite till.”

”Oå … … oå …”

”Bara en droppe.”

{Friend} lät droppen hänga på skeden. Den föll.

”Oooooooooo”, sa flaskorna.

Nu darrade ingenting längre. Det var en enda ton, len och djup, och den gick genom golvet och hela vägen ner.

# there-you-are
”Där är ni ju”, sa {neighbour} vid trappans fot.

Sedan tog han på sig glasögonen, letade upp sitt namn på listan och strök det.

Vid grinden mittemot stod {lady} i morgonrock.

”Ska det låta så där nu?” frågade hon.

”Ja”, sa {friend}.

{Lady} lyssnade. ”Då vill jag också stryka mig”, sa hon och gick över gatan. Och i hus efter hus öppnades ett fönster, bara på glänt.[music:  Någon stängde av {music} för att höra bättre.]

# the-last-lamp
{child} låg i sin säng och {friend} på sin madrass. {Friend} hade bara en kudde nu, under huvudet.

”{child}? Du kan väl stå bredvid mig på lucia i år också.”

”Om jag får hålla handen på din rygg”, sa {child}. ”Så känner jag när det blir rätt.”

”Oooooooo”, sjöng de på vinden, båda två.

Och längs hela gatan släcktes lamporna, en efter en. {Child's} var den sista.
