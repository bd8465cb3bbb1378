title: Förr var du jättestor
title: Akta huvudet
title: Allting har krympt
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: den som tror att den är liten ser sig inte för. Barnet har vuxit och vill inte höra det, och måste själv vara den som säger det.
% På bänken (@a) sitter mormor eller farfar där någon är vald, annars {adult}, annars {minder}. Vännen bakar, och följer med huset upp.

# bonk
På lekplatsen stod ett litet hus med röd dörr, och där hade {child} och {friend}[!friend.known: , [friend: {child.his} bästa vän | från gatan bredvid],] kafé. {Friend} gjorde bullar av sand[music: , och nynnade på {@song}]. {child} var servitör och bar ut dem på en bricka till {@first}, som satt på bänken, för vuxna fick inte plats.[pet.dog:  Hundar fick inte komma in, för {pet}[!pet.known: , {child's} hund,] en gång hade ätit upp alla bullarna.][pet.cat:  Uppe på taket satt {pet}[!pet.known: , {child's} katt,] och tvättade en tass.]

Bonk.

”Akta huvudet”, sa {@a}.

”Dörren har krympt”, sa {child}, med bulle över hela skorna.

”Det är du som har växt”, sa {@a}.

”Det har jag inte alls!”

Men på vägen in sa det bonk igen. Nu hade {child} en bula i pannan och en klump i halsen. Den som är för stor för dörren kan inte vara servitör. Den får sitta på bänken och säga ”mm, vad gott” om sand.[pet.other:  {Pet}, där hemma, hade aldrig vuxit ur ett hus.]

# the-usual
Då hoppade bänken till.

Runt hörnet kom {a wish}, stor[wish.ett: t] som ett hus. Ett riktigt, med trappor i. Bara {wish.part} hade fyllt en hel buss.

”{Wish.sound}”, sa {the wish}, och allt kaffet blåste ur koppen. ”Det vanliga, tack. En liten bulle, vid fönstret.”

{child} tittade upp, och upp. Visst satt det någon där varje dag, men den hade fått plats i en [wish.size.tiny: kaffekopp | matkasse].

”Allting har krympt!” sa {the wish}.

”Det är ju det jag säger!” sa {child}.

”Det har blivit så trångt {wish.home}. Och du, din stackare! Förr var du jättestor. Jag räckte dig till [wish.size.tiny: skosnöret | knät].”

# dont-tell
{The wish} trodde att {wish.he} var lika lite[wish.ett: t|n] som vanligt, och den som tror att den är liten ser sig inte för. {The wish} satte sig på rutschkanan, och sedan var det en mycket platt rutschkana.[age>=7:  Sedan lutade {wish.he} sig mot en lyktstolpe, och lyktstolpen lade sig ner.

”Vad klena de har blivit”, sa {the wish}.]

[age>=5: ”Någon borde tala om det för {the wish}”, sa {@a}.

”Nej!” viskade {child}. {Child.He} visste hur det känns.]

# like-a-hat
”Jag går väl in som vanligt”, sa {the wish}. {Wish.He} tryckte in huvudet under tröskeln och rätade på sig, så kvickt som bara den som är liten kan, och huset följde med. Det stod högst uppe på {the wish} som en hatt, med röd dörr och gardiner och {friend}.

”Vart tog huset vägen?” sa {the wish} och vände sig ett helt varv för att leta. Huset följde med hela varvet. ”Nu finns det ingenting kvar av det!”

”Jag ser hela [city: {city} | stan]!” ropade {friend} genom fönstret.[school:  ”Jag ser {school}!”][sport:  ”Jag ser var man kan {play sport}!”][athlete:  Så högt hade inte ens {athlete} kommit utan stege.][pet.cat:  På taket hade {pet} gått över till nästa tass.]

Då gled huset lite åt sidan[music: , och musiken tog slut].

”Nu vill jag ner”, sa {friend}.

[age>=5: ”Stå still!” ropade {@a}.

”Jag?” sa {the wish}. ”Jag är väl inte i vägen för någon.” Och huset gled lite till.]

# youve-grown
{child} sprang fram och ställde sig mitt framför {wish.him}[pet.dog: , och {pet} skällde]. Det måste sägas, och det gjorde ont.

”Det är inte huset”, sa {child}. ”Det är du. Du har växt.”

”Det har jag inte alls!” sa {the wish}.

”Så sa jag också”, sa {child}. ”Men det har jag.” Och {child.he} pekade på bulan.

{The wish} tittade på den länge. ”Syns det på mig med?”

”Lite”, sa {child}.

”Hur stor[wish.ett: t] är jag?”

”Som ett hus”, sa {child}. ”Du har ett på dig.”

{The wish} tittade uppåt, och där var tröskeln. ”Det var inte meningen”, viskade {wish.he} och darrade, så att gardinerna också darrade.

”Inte för mig heller”, sa {child}. ”Det händer på natten. Lägg dig nu. Sakta, som någon som är stor.”

# like-somebody-big
Nu när {the wish} visste hur stor[wish.ett: t] {wish.he} var såg {wish.he} sig för. Sedan kom {wish.he} ner, sakta som sirap, tills {friend} kunde gå ut genom den röda dörren med alla bullarna, på darriga ben.

”Då kan jag inte gå in någonstans”, sa {the wish}. ”Aldrig mer.”

{child} tänkte efter. ”Du är för stor[wish.ett: t] för att gå in i ett hus”, sa {child.he}. ”Men du är så stor[wish.ett: t] att du kan vara ett.”

# just-as-high
{The wish} reste sig lite framtill, precis så högt som en dörr, och servitören gick in därunder, alldeles rak i ryggen. Det sa inte bonk.[pet.dog:  {Pet} kom också in. Ingen hade sagt något om hundar i det här huset.]

”Jag får väl akta huvudet, jag?” sa {@a} utanför.

”Nej”, sa {child}. ”Du får också plats.”

Så {@a} kom in på kaféet, för allra första gången[elder2: , med {elder2} tätt efter], och fick en bulle. ”Mm, vad gott.”

[age>=5: ”Det vanliga?” ropade servitören upp till {the wish}.

”Nej tack”, sa {the wish}. ”Jag tror att jag har vuxit ur den lilla.”

Då fick {wish.he} sandlådan.]

# to-be-on-the-safe-side
När det var dags att gå hem låg {the wish} kvar, med det lilla huset på. ”{Wish.sound}”, sa {wish.he}, så försiktigt att bara ett löv blåste bort.

”Förr var du så liten”, sa {@a} på hemvägen.

”Förr var du jättestor”, sa {child}.

Det fick {@a} fundera på hela vägen till porten.[elder & adult:  Där stod {adult} och höll upp.] Det var en vanlig port, med gott om plats. Men {child} böjde på huvudet, för säkerhets skull.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}
