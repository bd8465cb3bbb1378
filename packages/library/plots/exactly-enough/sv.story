title: Precis lagom
title: En för mycket
title: {Button}, gå och lägg dig
guest farmer: Ulla (hon), Gun (hon)
guest friend: Amina (hon), Melker (han)
guest button: Plutten (han), Skrutten (han)
guest horse: Hertiginnan (hon), Grevinnan (hon)

% Regel: den som är en för mycket här är en för lite någon annanstans. Grisens eget ord (nöff) hörs i alla djur han försöker vara.
% Från fem år räknas det en gång till mellan hönorna och hästen. De korta vägarna berättas för treåringar.

# bedtime
Det var kväll på bondgården. Solen stod lågt och skuggorna var långa, och bonden {farmer} var för trött för att räkna.

”Vem hjälper mig att se till att alla har lagt sig?” sa hon.

”Jag!” sa {child}.

”Jag med!” sa {friend}[!friend.known: , [friend: {child.his} bästa vän | som bodde i huset bredvid]].

De hade varit där hela dagen. De hade klappat en get och suttit högt uppe på traktorn. [elder: Nu satt {elder}[elder2:  och {elder2}] på en halmbal och vilade benen. | [adult: Nu satt {adult} på en halmbal och vilade benen.]]

”Då så”, sa {farmer}. {child} fick ficklampan, och {friend} fick listan. ”Hönorna först. De ska vara fyra.”

## if short
Det var kväll på bondgården, och bonden {farmer} var för trött för att räkna.[elder:  {Elder}[elder2:  och {elder2}] satt på en halmbal.]

”Vem hjälper mig att se till att alla har lagt sig?” sa [elder: {farmer} | hon].

”Jag!” sa {child}.

”Jag med!” sa {friend}[!friend.known: , [friend: {child.his} bästa vän | som bodde i huset bredvid]].

”Hönorna först”, sa {farmer}. ”De ska vara fyra.”

# hens
Hönorna satt i rad på sin pinne och hade burrat upp sig.[music:  {Farmer} nynnade på {music} för dem.] {child} lyste, och {friend} pekade[school: , precis som {at school}].

”Ett, två, tre, fyra”, räknade de. ”Fem!”

”Fem?” sa {farmer}. ”Det är en för mycket!”

De tittade en gång till. Höna, höna, höna, höna. Och ytterst satt någon rosa, med en fjäder på huvudet. Han höll sig fast[athlete:  lika envist som {athlete}], så gott det går när man har klövar.

”Klöff”, sa han.

”Det där är ingen höna!” sa {child}. ”Det är en gris!”

”Det är {button}”, sa {farmer}. ”{Button}, gå och lägg dig!”

{Button} ramlade av pinnen, plopp, och sprang sin väg[sport: , som om det var dags att {play sport}]. Klippeti-klapp, klippeti-klapp.

## if short
Hönorna satt i rad på sin pinne.[music:  {Farmer} nynnade på {music} för dem.] {child} lyste med ficklampan, och {friend} pekade[school: , precis som {at school}].

”Ett, två, tre, fyra”, räknade de. ”Fem!”

”Det är en för mycket!” sa {farmer}.

Höna, höna, höna, höna. Och ytterst satt någon rosa, med en fjäder på huvudet. Han höll sig fast[athlete:  lika envist som {athlete}], så gott det går när man har klövar.

”Klöff”, sa han.

”Det där är ingen höna!” sa {child}. ”Det är en gris!”

”Det är {button}”, sa {farmer}. ”{Button}, gå och lägg dig!”

{Button} ramlade av pinnen, plopp, och sprang sin väg[sport: , som om det var dags att {play sport}]. Klippeti-klapp.

# next
”Katterna”, sa {farmer}. ”De ska vara två.”

Gårdens katter låg uppe på höet, i en enda stor pälshög. Det var inte så lätt att se var den ena slutade och den andra började.

”Ett, två”, räknade de. ”Tre!”

”Det är en för mycket!” sa {farmer}.

Katt, katt. Och allra överst satt någon rosa och slickade sig på klöven.

”Mjöff”, sa han.

”Det där är ingen katt!” sa {friend}. ”Det är {button}!”

”{Button}, gå och lägg dig!” sa {farmer}, och han sprang sin väg. Klippeti-klapp. Men nu gick det ganska sakta.

## if !season.winter
”Ankorna”, sa {farmer}. ”De ska vara tre.”

Ankorna låg och guppade på dammen med näbben under vingen.

”Ett, två, tre”, räknade de. ”Fyra!”

”Det är en för mycket!” sa {farmer}.

Anka, anka, anka. Och allra sist kom någon rosa, med bara trynet över vattnet och ett näckrosblad på trynet.

”Kvöff”, sa han. Bubbel, bubbel.

”Det där är ingen anka!” sa {friend}. ”Det är {button}!”

”{Button}, gå och lägg dig!” sa {farmer}.

{Button} klev upp ur dammen, skakade sig så att alla blev blöta och sprang sin väg. Klippeti-klapp. Men nu gick det ganska sakta.

## if !season.winter
”Fåren”, sa {farmer}. ”De ska vara två.”

Fåren låg tätt ihop, som en enda stor hög med ull. Det var inte så lätt att se var det ena slutade och det andra började.

”Ett, två”, räknade de. ”Tre!”

”Det är en för mycket!” sa {farmer}.

Får, får. Och mitt i ullen stack det upp en knorr.

”Böff”, sa någon med munnen full.

”Det där är inget får!” sa {friend}. ”Det är {button}!”

”{Button}, gå och lägg dig!” sa {farmer}, och han sprang sin väg. Klippeti-klapp. Men nu gick det ganska sakta.

# horse
Nu var det bara hästen kvar. Hon hette {horse}, och hon var bara en, och hon sov stående.

”Ett”, räknade de, över stalldörren. ”Två!”

”Det är en för mycket!” sa {farmer}.

Bredvid {horse} stod {button} på bakbenen och blundade hårt. Han vinglade. Han vinglade lite till. Och så trillade han, duns, och rullade ut under dörren.

Han sa inte gnägg. Hakan började darra. ”Nöff”, sa han med mycket liten röst.

{child} satte sig på huk bredvid honom. ”Tycker du inte om din egen säng?” sa {child.he}.

{Button} skakade på öronen.

”Det kanske är något fel på den”, sa {friend}.

## if short
Nu var det bara hästen kvar. Hon var bara en, och hon sov stående.

”Ett”, räknade de, över stalldörren. ”Två!”

”Det är en för mycket!” sa {farmer}.

Bredvid hästen stod {button} på bakbenen. Han vinglade. Han vinglade lite till. Och så trillade han, duns, och rullade ut under dörren.

Hakan började darra. ”Nöff”, sa han med mycket liten röst.

”Tycker du inte om din egen säng?” sa {child}.

{Button} skakade på öronen.

”Det kanske är något fel på den”, sa {friend}.

# too-few
Så de gick dit allihop. Det var mörkt och varmt hos grisarna. Där låg grismamman i halmen, stor som en soffa. Och där låg hennes ungar i rad, tätt, tätt intill.

{child} lyste, och {friend} pekade.

”Ett, två, tre, fyra, fem, sex, sju”, räknade de.

”Men de ska vara åtta”, sa {farmer}. ”Det är en för lite.”

De sju ungarna låg hopklämda och sov, utan minsta plats emellan.

”Åh!” sa {child}. ”Det finns inget mellanrum! Han får inte plats!”

## if short
Så de gick dit. Där låg grismamman, stor som en soffa. Och där låg hennes ungar i rad, hopklämda, och sov.

”Ett, två, tre, fyra, fem, sex, sju”, räknade de.

”Men de ska vara åtta”, sa {farmer}. ”Det är en för lite.”

”Åh!” sa {child}. ”Det finns inget mellanrum!”

# a-gap
”Stackars {button}”, sa {friend}. ”Flytta på er lite, grisar.”

{child} puttade försiktigt i ena änden. {Friend} drog försiktigt i den andra. Ungarna grymtade och hasade sig och vaknade inte. Och där, precis i mitten, blev det ett mellanrum. Det var litet, och det var runt, och det var precis så stort som {button}.

{Button} tittade på det. Han gick in, klipp, klapp. Han snodde runt ett varv, och så lade han sig, och mellanrummet slöt sig om honom som en ficka.

Grismamman öppnade ett öga. Hon räknade hela raden med trynet. Sedan suckade hon djupt och stängde ögat igen.

”Ett, två, tre, fyra, fem, sex, sju, åtta”, viskade {child} och {friend}.

”Och det”, viskade {farmer}, ”är precis lagom.”

## if short
”Flytta på er lite, grisar”, sa {friend}.

{child} puttade försiktigt i ena änden. {Friend} drog försiktigt i den andra. Och där, precis i mitten, blev det ett mellanrum. Det var precis så stort som {button}.

Han gick in, klipp, klapp. Han lade sig, och mellanrummet slöt sig om honom som en ficka.

”Ett, två, tre, fyra, fem, sex, sju, åtta”, viskade de.

”Och det”, viskade {farmer}, ”är precis lagom.”

# home
Sedan var det dags att åka hem. Bältena sa klick, klick, och bilen körde genom mörkret[city: , hela vägen till {city}]. [friend: De släppte av {friend}, som vinkade tills de hade svängt runt hörnet. | {Friend} stod vid grinden och vinkade tills de hade svängt runt hörnet.][pet:  Och när de kom hem räknade {child} {pet}. Det ska vara en, och det var det.]

## if short
Sedan åkte de hem [city: till {city} | i mörkret].[pet:  {child} räknade {pet}, och det blev en.]

# ears
När {child} hade tvättat sig och borstat tänderna och fått på sig pyjamasen kröp {child.he} ner i sängen. På kudden låg en rad med öron.

”Nalle”, räknade {child}. ”Kanin. Den andra kaninen. Det är en för lite.”

Så {child.he} lade sig i mitten, och alla hasade sig lite, och där blev det ett mellanrum. Det var långt, och det var precis så stort som {child}. Och då var det precis lagom.

## if adult
När {child} hade tvättat sig och borstat tänderna och fått på sig pyjamasen kröp {child.he} ner i sängen. {Adult} kom in för att säga god natt. På kudden låg en rad med öron.

”Nalle”, räknade {adult}. ”Kanin. Den andra kaninen. {child}. Är det en för mycket?”

”Nej”, sa {child} och hasade sig in mot väggen tills det blev ett mellanrum. Det var långt, och det var precis så stort som {adult}. ”Det är en för lite.”

Så {adult} lade sig där, bara en liten stund. Och då var det precis lagom.

## if short
{child} kröp ner i sängen. På kudden låg en rad med öron.

”Nalle”, räknade {child}. ”Kanin. Den andra kaninen. Det är en för lite.”

Så {child.he} lade sig i mitten, där det var ett mellanrum precis så stort som {child}. Och då var det precis lagom.

## if short & adult
{child} kröp ner i sängen. På kudden låg en rad med öron.

”Nalle”, räknade {adult}. ”Kanin. Den andra kaninen. {child}. Är det en för mycket?”

”Nej”, sa {child} och hasade sig tills det blev ett mellanrum. Det var precis så stort som {adult}. ”Det är en för lite.”

Så {adult} lade sig där, bara en liten stund. Och då var det precis lagom.
