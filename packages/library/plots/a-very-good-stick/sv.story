title: En väldigt bra pinne
title: Tjugotvå varv
title: Det funkar bara med tre
guest host: Gunilla (hon), Birgit (hon)
guest dancer: Vilda (hon), Tuva (hon)
guest noor: Noor (hon), Samira (hon)

% @a: {adult}, annars en granne som kör. Vad som får hunden att se löjlig ut beror på pälsen (@look, @all, @top, @about). En ikryssad vän ligger hemma och hostar.

# laps
Man hann tjugotvå varv runt skolgården[school:  {at school}] på en lunchrast, om man inte hade bråttom. {child} visste det, för {child.he} hade räknat.

{child.He} hade kommit på hur man gör för att se ut som om man är på väg någonstans. [age>=9: Man måste titta på handleden ibland, även om man inte har någon klocka. Och när | När] man går förbi {dancer} och de andra två, som står vid väggen och hittar på en dans[music:  till {music}], måste man se något intressant på andra sidan.[sport:  Det var bra träning för den som gillar att {play sport}, men det var inte därför.][friend:  {Friend}[!friend.known: , {child.his} bästa vän,] låg hemma och hostade.]

# number-three
{child} hade frågat. Alla säger ju att man ska göra det. {child.He} hade gått rakt fram och sagt: ”Får jag vara med?” och {dancer} hade sagt, med ganska snäll röst: ”Grejen är att det bara funkar med tre.”

De hade inte bråkat. Ingen hade sagt något elakt. I så fall hade {child.he} kunnat prata med en lärare. Men det finns ingen man kan prata med om siffran tre.

# in-the-car
[adult: {child.He} berättade det för {adult} på torsdagen, i bilen, | {child.He} berättade det på torsdagen, i bilen, för {host} som bodde bredvid,] för det var mörkt, och den som kör måste titta på vägen.

”Ingen vill [age>=11: vara | leka] med mig[friend & age>=9: , när inte {friend} är där]”, sa {child}.

Blinkern tickade. {child} väntade på att få höra att så var det säkert inte.

”Åh, {child}”, sa {@a}. ”Vad hemskt.”

Och det var så mycket bättre än {child} hade väntat sig att {child.he} grät hela vägen till rondellen. {@A} körde två varv i den, så att {child.he} skulle hinna klart.

”Är det något fel på mig?” sa {child}.

”Nej”, sa {@a}. ”Jag har tittat. Jag har tittat i {age} år.”[age>=9:  Bilen körde en bit. ”När jag var i din ålder stod jag nästan en hel vinter inne bland jackorna och läste på lapparna. Jag önskar att jag kunde säga att jag gjorde något smart. Det bara höll på, och sedan slutade det.”]

# two-terriers
På lördagen tog de med {pet} till parken[city: , den stora {in city}]. {@look}

”Skratta inte”, sa {@a}. ”{Pet} tror att {pet.he} ser ut som en varg.”

{child} släppte kopplet, och {pet} sprang fram till två mopsar som jagade varandra runt, runt en bänk. {Pet.He} satte armbågarna i gräset och rumpan i vädret, {@all}. Det är så en hund frågar.

Mopsarna tittade. Sedan gick de tillbaka till sin bänk. Man såg på dem vad de tänkte: Det funkar bara med två.

{child} fick ont i magen. ”Kom, {pet}”, viskade {child.he}.

# the-stick
Men {pet} hade redan gått därifrån. {Pet.He} skakade på sig, från {@top} till svansen, som om det hade regnat. Sedan lunkade {pet.he} i väg för sig själv, och under en häck hittade {pet.he} en pinne.

Det var bara en pinne. Men {pet.he} var så oerhört nöjd med den. {Pet.He} slängde upp den och tog emot den. {Pet.He} lade sig på rygg och hade den som mustasch. {Pet.He} gjorde det inte för att mopsarna skulle se, och de tittade inte dit en enda gång. {Pet.He} gjorde det för att det var en väldigt bra pinne.

{Pet} hade hållit på ett bra tag när en tjock gammal [breed.Cocker Spaniel: tax | spaniel] reste sig, kom över gräset och satte sig för att titta.

”{Pet} bryr sig inte ett dugg”, sa {child}.

”Det gör {pet.he} nog”, sa {@a}. ”Jag såg hur [breed.Bulldog / breed.Boxer / breed.Australian Shepherd: hela ansiktet | svansen] åkte ner. Men {pet.he} verkar inte tro att det beror på {@about}.”

Det tänkte {child} på resten av helgen.

# the-bank
På måndagen gick {child.he} fyra varv, och sedan stannade {child.he}. Längst bort låg slänten, dit ingen gick. Den var full av rötter och luktade lera. I fickan hade {child} en kula.[age>=9:  {child.He} hade lagt den där på morgonen och visste inte riktigt varför.]

{child} lade den högst upp i slänten och släppte. Den rullade en decimeter och föll ner i ett hål.

Det dög ju inte. Det behövdes en bro. {child.He} gjorde en av bark. Det behövdes en mur. Sedan kom en rot som gick precis som en järnväg, och om man skrapade en ränna bakom den …

Då ringde det in, och {child} hoppade till. {child.He} hade glömt att det fanns någon klocka, eller någon skola, eller någon borta vid väggen.

# washed-away
På tisdagen hade regnet spolat bort halva banan. Det var ingen bra dag.[age>=9:  På lunchrasten hade dansen publik, och {child} gick alla tjugotvå varven, och hemma smällde {child.he} igen en dörr.] På onsdagen byggde {child.he} upp den igen, med diken.[elder:  Det var {elder} som kom på dikena, i telefon[elder2: , och {elder2} undrade vart vattnet skulle ta vägen].]

# the-shoes
På torsdagen låg {child} på mage och försökte få kulan att hoppa över en glipa, när {child.he} fick syn på ett par skor.[age>=9:  De hade nog stått där ett tag.] I dem stod {noor} från parallellklassen, en tjej som satt på bibliotekstrappan varenda rast med en bok framför ansiktet. Det slog {child} att {noor} på alla de där varven aldrig hade vänt blad.

”Den går för fort”, sa {noor} till skorna. ”Om du lägger mossa precis före glipan så bromsar den. Då kanske den landar.” {Noor.He} blev röd. ”Jag frågar inte om jag får vara med. Jag bara säger.”

{child} visste precis vad det kostade. {child.He} hade kunnat säga det på öret.

# elbows
[age>=9: {child.He} kom inte på något att säga. ]Alla de rätta orden hade fastnat. Så {child.he} gjorde det enda som dök upp: {child.he} satte armbågarna i leran och rumpan i vädret.

{Noor} stirrade. Sedan började hon skratta, och så lade hon ifrån sig boken i gräset, där det var blött, och gick för att leta mossa.

# the-gap
Det tog nio försök.[athlete:  ”Jag slår vad om att {athlete} också behövde nio”, sa {noor}, ”första gången.”] På det tionde kom kulan ner från roten, bromsade i mossan, seglade över glipan och rullade ända ner, och två personer skrek så högt att till och med {dancer} vände sig om.

Det märkte inte {child}. {child.He} tittade redan på nästa bit av slänten.[friend: 

”{Friend} kommer att vilja prova, när hostan är borta”, sa {child.he}.

”Funkar det med tre?” frågade {noor}.

”Det funkar med hur många som helst.”]

”Det vi skulle behöva här”, sa {noor}, ”är en riktigt bra pinne.”

”Jag känner någon”, sa {child}, ”som kan ordna en sådan.”

# @a
{host}
## if adult
{adult}

# @look
{Pet} hade blivit badad på fredagen, hos en ny frisör, och kommit hem med en rosett på huvudet, stor som en blomkål.
## if breed.Poodle
{Pet} var pudel, nyklippt hos en ny frisör, och hade en tofs runt varje fot och något som liknade en kockmössa på huvudet.
## if breed.Labrador / breed.Bulldog / breed.Beagle / breed.Rottweiler / breed.Dachshund / breed.Boxer
{Pet} hade fått en ny tröja, stickad av någon som aldrig hade träffat {a breed}. Den var knallorange, och på huvan satt två stora öron av garn.

# @all
med rosett och allt
## if breed.Poodle
med tofsar och allt
## if breed.Labrador / breed.Bulldog / breed.Beagle / breed.Rottweiler / breed.Dachshund / breed.Boxer
med öron och allt

# @top
rosetten
## if breed.Poodle
kockmössan
## if breed.Labrador / breed.Bulldog / breed.Beagle / breed.Rottweiler / breed.Dachshund / breed.Boxer
öronen

# @about
rosetten
## if breed.Poodle
tofsarna
## if breed.Labrador / breed.Bulldog / breed.Beagle / breed.Rottweiler / breed.Dachshund / breed.Boxer
öronen
