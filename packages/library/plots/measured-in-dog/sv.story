title: Två {pet} lång
title: En halv korv
title: Någon på genomresa
guest friend: Aisha (hon), Vilmer (han)
guest pet: Rut (hon), Korven (han)
guest elder: Stig (han), Märta (hon)
guest clerk: Gun-Britt (hon), Ann-Sofi (hon)

% Hunden är familjens, eller vännens. Bara taxen (och den som står i dess ställe) har ett mått i centimeter; andra hundar mäter utan. {elder} är familjens egen, annars en släkting på långt håll.

# nearsighted
Det var ingen som trodde på {@elder-first}.

Det berodde på gäddan. {@pike} sett en gädda med glasögon, och sedan dess spelade det ingen roll vad {elder.he} sa. Så när {elder.he} kom in en fredag i februari och sa att {elder.he} hade sett en varg, då nickade {clerk} i kassan och frågade:

”Jaså, minsann. Var den också närsynt?”

Hela kön skrattade. {Elder.short} skrattade med. Men {child} stod bredvid och höll i mjölken, och {child.he} såg att {elder.short} bara skrattade med munnen.

# only-the-mouth
”Såg du den på riktigt?” frågade {child} i bilen[music:  och stängde av {music} på radion].

”På andra sidan sjön”, sa {elder.short}. ”I gryningen. Den stannade och tittade på mig, och så gick den.” {Elder.He} vred på värmen. ”Det är inte så noga.”

# proof
Det var visst noga, tyckte {child}. Och det tyckte {friend} också. {Friend} var {child's} bästa vän och hade fått följa med till {@cabin} hela sportlovet[city: , långt från {city}][sport: , fast det blev en vecka utan {sport}]. {Friend.He} skulle bli forskare, sa {friend.he}, men visste inte på vad.

”Vi behöver bevis”, sa {friend} och klappade {pet}, som låg framför brasan. ”Inte sant, {pet}?”

{@pet-was}

# not-one-step
{@leave}

”Den lär inte fråga efter oss”, sa {elder.short}. ”En varg är blyg. Den gör som jag, den går hem när det kommer folk.”

# a-straight-line
Nästa morgon hade det snöat. Alla fyra gav sig av utmed sjön, {elder.short} först, med termosen. {@swam}

Men vid den stora granen {@nose}. {@hackles}

”Där”, viskade {child}.

Tvärs över stigen gick ett spår. Avtrycken låg på rad, så rakt som om någon dragit dem efter en linjal. {child} la ner handen bredvid ett av dem. Tassen var lika stor.

”Fast det kan ju vara en hund”, sa {friend} långsamt. ”Det är vad de kommer att säga[school: , {at school} också].”

”En hund springer hit och dit”, sa {elder.short}. ”Den luktar och kissar och har roligt. En varg har bestämt sig. Den sätter baktassen precis där framtassen var.”

# half-a-sausage
”Då ska man mäta steget”, sa {friend}. ”Har någon en linjal?”

{Elder.short} kände i fickorna. Där fanns ett snöre, en skruvmejsel och en halv korv[elder2:  från {elder2}]. {child} hade ingenting alls. Och nu började det snöa igen, stora tunga flingor som föll rakt ner i spåren. Snart skulle allt vara borta.

{child} tittade på spåret. {Child.He} tittade på korven. Sedan tittade {child.he} på {pet}.

”Vi har visst en linjal”, sa {child}.

# lying-still
{child} höll fram en bit korv, och {pet} la sig raklång i snön med nosen precis vid det första avtrycket, alldeles stilla. Så länge det fanns korv kunde {pet} ligga still till midsommar. {Friend} tog kort.

”En {pet}”, räknade {friend.he}.

{child} flyttade korven. {Pet} flyttade efter.

”Två {pet}”, sa {friend}, ”prick. {@to-paw}”

De tog bilder tills fingrarna stelnade. På den sista hade det snöat så mycket att man bara såg en nos, en svans och en korvbit.

# the-letter
{@measured} {Friend} skrev alltihop i ett brev[athlete: , lika noga som när man tar tid på {athlete}], och {elder.short} visade var man skulle skicka det: till länets spårare, som hade till jobb att veta var vargarna fanns.

# a-fur-hat
Det dröjde tre dagar. Sedan stod det en kvinna i pälsmössa på trappan.

”Är det här {pet} bor?” sa hon.

Hon hade följt spåren på andra sidan sjön hela morgonen, med måttband.

{@metre}

Hon tog fram en karta och satte ett litet rött kryss vid sjön. Bredvid skrev hon: Varg. Ensam, på genomresa. Sedd av {elder}. Sedan räckte hon kartan till {elder.short}.

”Tack för att ni höll ögonen öppna.”

{Elder.short} satt länge med kartan i knät och strök med tummen över sitt eget namn.

# what-kind-of-glasses
På lördagen hängde kartan i affären, ovanför kassan. {Clerk} hade själv satt upp den. Hon bjöd på wienerbröd.

”Jag ber om ursäkt”, sa hon, och nu var det ingen i kön som skrattade. ”Det var verkligen en varg.”

”Äsch”, sa {elder.short}, tog en stor tugga och blinkade åt {child}. ”Men den där gäddan, förstår ni …”

Hela affären suckade. {Friend} öppnade sitt block.

”Vilken sorts glasögon?” frågade {friend.he}.

# an-answer-from-below
Sista natten vaknade {child} av ljuset. Månen stod över sjön. {Elder.short} satt redan vid fönstret, med filten om axlarna, och snart kom {friend} också och satte sig tätt intill. De öppnade fönstret på en springa.

Långt, långt borta hördes det. En enda ton, som steg och höll sig kvar och sakta sjönk undan bland granarna.

{child} tänkte på det raka spåret genom snön, på någon som hade bestämt sig och var på väg.

Från fotänden av {child's} säng{@under} kom ett svar.

{@aoouu}, sa {pet}.

På andra sidan sjön svarade ingen mer. Någon där borta satt nog och undrade hur stor den var som svarade.

”Två {pet}”, viskade {elder.short}. ”Minst.”

Och så stängde {elder.he} fönstret om natten.

# @elder-first
{elder}, som var släkt med {child} på långt håll
## if elder
{elder}

# @pike
För nio år sedan hade {elder.he} berättat i affären att {elder.he} hade
## if elder
I måndags hade {elder.he} berättat i affären att {elder.he} hade

# @cabin
{elder.short's} stuga
## if elder
stugan som {elder.short} hade lånat

# @pet-was
{Pet} var {friend's} hund, lång och låg, tolv centimeter hög under magen och rädd för ingenting, utom dammsugaren.
## if pet.dog
{Pet} var {a breed}. {Pet.He} var rädd för ingenting, utom dammsugaren där i stugan.
## if pet.dog & breed.Dachshund
{Pet} var en tax. {Pet.He} var tolv centimeter hög under magen och rädd för ingenting, utom dammsugaren där i stugan.
## if pet.cat
{Pet} var {a breed}. {Pet.He} var rädd för ingenting, utom dammsugaren där i stugan.

# @leave
”Men ni går inte ett steg utan mig”, sa {elder.short}. ”Och vargen får ni titta på, men inte störa.”

”Tänk om den kommer och frågar vad vi gör där”, sa {friend}.
## if adult
{child} ringde {adult} och frågade om lov.

”Ni går inte ett steg utan {elder.short}”, sa {adult}. ”Och vargen får ni titta på, men inte störa.”

# @swam
{Pet} simmade mer än {pet.he} gick, som en liten våg i det vita.
## if pet.dog
{Pet} plogade med nosen och hade snö ända upp till ögonen.
## if pet.dog & breed.Dachshund
{Pet} simmade mer än {pet.he} gick, som en liten våg i det vita.
## if pet.cat
{Pet} åkte innanför {friend's} jacka, med bara huvudet utanför.

# @nose
tvärstannade {pet} och stack ner nosen i snön
## if pet.cat
hoppade {pet} ner och satte nosen mot snön

# @hackles
Ragget reste sig från nacken ända ut i svansen, och det är en lång väg på en sådan hund.
## if pet.dog
Ragget reste sig från nacken och hela vägen bakåt.
## if pet.dog & breed.Dachshund
Ragget reste sig från nacken ända ut i svansen, och det är en lång väg på en tax.
## if pet.cat
Ragget reste sig från nacken och hela vägen bakåt.

# @to-paw
Från tass till tass!
## if pet.dog
Från en tass till en annan tass!
## if pet.dog & breed.Dachshund
Från tass till tass!
## if pet.cat
Från en tass till en annan tass!

# @measured
Den kvällen mätte de {pet} framför brasan med en tumstock, från nosen till svansspetsen. {Pet.He} var sjuttio centimeter.
## if pet.dog
Den kvällen mätte de {pet} framför brasan med en tumstock, från nosen till svansspetsen, och {pet.he} viftade så att de fick börja om tre gånger.
## if pet.dog & breed.Dachshund
Den kvällen mätte de {pet} framför brasan med en tumstock, från nosen till svansspetsen. {Pet.He} var sjuttio centimeter.
## if pet.cat
Den kvällen mätte de {pet} framför brasan med en tumstock, från nosen till svansspetsen, och {pet.he} lekte så med stocken att de fick börja om tre gånger.

# @metre
”En meter och fyrtio i steget”, sa hon. ”Två {pet}, precis som ni skrev. Jag har mätt varg i tjugo år, men aldrig i hund.”
## if pet.dog
”En meter och fyrtio i steget”, sa hon. ”Det stämmer precis med {pet}. Jag har mätt varg i tjugo år, men aldrig i hund.”
## if pet.dog & breed.Dachshund
”En meter och fyrtio i steget”, sa hon. ”Två {pet}, precis som ni skrev. Jag har mätt varg i tjugo år, men aldrig i tax.”
## if pet.cat
”En meter och fyrtio i steget”, sa hon. ”Det stämmer precis med {pet}. Jag har mätt varg i tjugo år, men aldrig i katt.”

# @under
, djupt nere under täcket,
## if pet.dog
, nere i mörkret,
## if pet.dog & breed.Dachshund
, djupt nere under täcket,
## if pet.cat
, nere i mörkret,

# @aoouu
”Aoouu”
## if pet.cat
”Maoouu”
