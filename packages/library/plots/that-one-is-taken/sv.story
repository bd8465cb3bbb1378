title: Havets skoaffär
title: Den är upptagen
title: En tisdag på stranden
guest guard: Sanna (hon), Lotta (hon)
guest fisher: Gunnar (han), Torsten (han)

% Havet är "det", utom i skämtet om den som jobbar i affären: hon. Den som står bredvid (@a): {adult}, annars den äldre, annars badvakten {guard}.
% Vågen säger schhh varje gång, och sist mycket lågt.

# one-sandal
Havet tog {child's} ena sandal på en tisdag.

Den var röd, med ett spänne som sa klick, och {child.he} hade ställt den på stranden bredvid den andra. Då kom en våg. Schhh, sa vågen, och när den gick följde sandalen med.[pet.other:  Tur att {pet} var hemma.]

”Hallå!” ropade {child}. ”Den är min!”

{Child.He} sprang ut till knäna. Längre fick {child.he} inte gå, och {@a-first} stod bredvid och såg till att {child.he} inte gjorde det. Men sandalen var borta.

# too-big
{child} satte händerna i sidan.

”Havet”, sa {child.he}. ”Jag vill ha min sko.[sport:  Jag ska {play sport} i den.]”

Det var tyst en stund. Sedan kom en våg. Schhh. Den lade något framför {child.his} tår.

Det var en stövel. Den var svart och räckte {child} till magen.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] klev ner i den med båda benen.]

”Tack”, sa {child}. ”Men den är för stor.”

[age>=6: Schhh, sa havet, och kom med en sko till en docka.

”För liten.”]

Schhh, sa havet, och kom med en simfena.

{child} provade den och gick tre steg. Flapp, flapp, flapp.[athlete:  Inte ens {athlete} hade kunnat springa i den.]

”För lång”, sa {child.he}.

# taken
Schhh, sa havet, och kom med en toffel. Den var nästan lagom. Men när {child} skulle sticka in foten stack det upp två klor.

”Den är upptagen!” sa {child.he}.

# red
”Det är ju precis som i en skoaffär[city:  i {city}]”, sa {@a}.

[elder & adult: ”Fast de är trevligare i affären”, sa {elder}[elder2: , som satt på en filt med {elder2}].

][elder2 & !adult: ”Fast de är trevligare i affären”, sa {elder2}.

]”Ja”, sa {child}. ”[elder & adult / elder2 & !adult: Och|Men] hon som jobbar här lyssnar inte.”

{Child.He} tog ett djupt andetag.

”Den ska vara röd!” ropade {child.he} till havet.

Schhh. Det kom en röd hink.

”En sko!”

Schhh. Det kom en stövel till.

# no-eyes
”En likadan som den här!” ropade {child}, och höll upp den sandal {child.he} hade kvar, så högt {child.he} kunde.

Havet kom inte med något alls.

”Det kan inte se”, sa {child}. ”Det har ju inga ögon. Det måste få känna.”

{Child.He} satte sig på huk vid kanten och höll fram sandalen. Havet kom och kände. Det kände på sulan. Det kände på spännet. Klick.

Sedan drog det till.

Schhh, sa havet, och så var den sandalen också borta.

# not-one
”Nej!” skrek {child}. ”Du skulle bara känna!”

Nu hade {child.he} inte en enda sko. {Child.He} hade en strand full med skor[school: , precis som i hallen {at school}], och ingen passade. {Child.He} stampade i den våta sanden, först med ena foten och sedan med den andra.

Sedan tittade {child.he} ner.

Där {child.he} hade stampat var det två djupa hål. Ett efter vänster fot och ett efter höger, med fem tår på varje.

# measure
”{@A}”, sa {child} långsamt. ”Vad gör de först av allt i en skoaffär?”

”De mäter fötterna”, sa {@a}.

{child} klev åt sidan.

”Varsågod”, sa {child.he} till havet. ”Mät.”

Det kom en liten våg, nästan försiktig. Den rann ner i vänster fot och fyllde den. Den rann ner i höger fot och fyllde den. Den kände på tårna, en i taget. Så drog den sig tillbaka, och då var sanden alldeles slät. Havet hade tagit med sig fötterna.

”Nu jämför hon”, viskade {child}.

# a-pair
De väntade. Länge hörde de ingenting. Sedan hörde de något långt ute som rotade bland stenarna.

Och så kom den största vågen på hela dagen.

Schhhhhh!

När den hade gått stod där två röda sandaler. De stod precis där hålen hade varit, den vänstra till vänster och den högra till höger.

{child} satte i fötterna. Klick, sa det ena spännet. Klick, sa det andra.

”De passar”, sa {child.he}.

# since-march
Sedan ställde {child.he} alla de andra skorna på en rad på bryggan. Alla utom toffeln, för den var ju upptagen. Den fick krabban behålla.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville behålla simfenan, men det fick {pet.he} inte.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] luktade på dem allihop och ville inte ha någon.]

Efter en stund kom en fiskare som hette {fisher}. Han hade en stövel på ena foten och en blöt strumpa på den andra.

”Jaså, där är den”, sa {fisher}. ”Den stöveln tappade jag i mars.”

”Har du gått så sedan i mars?” frågade {child}.

”Ja”, sa {fisher}. ”Jag hittade ingen som var likadan.”

”Du skulle ha gått till havet”, sa {child}.

# shut
När {fisher} hade gått, med lika många stövlar som fötter, satt {child} och {@a} kvar på bryggan[music:  och nynnade på {music}]. Solen gick ner. Vågorna blev små, och sedan blev de ännu mindre.

”Tack för hjälpen”, sa {child}.

Schhh, sa havet, mycket lågt.

Borta på vattnet slocknade ljuset, bit för bit. Det blev alldeles blankt och stilla.

Havet hade stängt.

# @a-first
badvakten, som hette {guard},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{guard}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{guard}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
