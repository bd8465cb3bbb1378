title: Konsten att missa
title: Backen som lutade åt fel håll
title: Den röda bollen med stjärnan
title: Precis lika illa
title: Krabbans fel
guest peg: Berit (hon), Gunvor (hon), Majken (hon)

# photograph
I hallen hos {elder} hänger ett foto av två barn på en gräsmatta. De står så långt ifrån varandra att de nästan ramlar
ur ramen, och de tittar åt var sitt håll.

”Vad är de arga på?” brukade {child} fråga.

”En boll”, sa {elder.short}, och mer än så blev det aldrig.

## or
{child} hade sett fotot i hallen hos {elder} hundra gånger. Två barn på en gräsmatta, och så långt emellan dem att en
ko hade fått plats. De tittade åt var sitt håll.

”Varför står de så där?” frågade {friend} och hängde upp sin jacka under fotot.

”För en bolls skull”, ropade {elder.short} från köket. Mer än så blev det inte.

# match
En lördag när äpplena var mogna skulle {child} och {friend} sova över där. Det skulle {pet} också, som var {a breed}
och redan hade tagit soffan. Före maten spelade de {sport} {@game-where}.

{@game-play} Just då gjorde {friend} krabban. Krabban är när man går i sidled med armarna i vädret och ögonen i kors.

{@game-miss} [city: Sedan hördes bara {city}, ungefär som ett kylskåp hörs.]

”{@game-ours}” sa {child}.

”{@game-theirs}” sa {friend}.

## or
Äpplena hade börjat falla av sig själva. {child} och {friend} hade packat för en natt, och {pet}, som var {a breed},
hade packat ner sig själv i soffan. De hann med en match före maten. Det blev {sport}, {@game-where}.

{@game-play} Då gjorde {friend} krabban: rakt åt sidan, armarna i vädret, ögonen i kors.

{@game-miss} [city: Långt borta mumlade {city}, som inte hade sett något.]

”{@game-ours}” sa {child}.

”{@game-theirs}” sa {friend}.

# search
De letade under häcken och hittade en vante. De letade i diket och hittade en groda, som inte ville bli inblandad.
[age>=7: De letade bakom komposten och hittade mer kompost.] [school: På {school} hamnar bollarna på taket, och då vet
man åtminstone var de är.] För varje ställe stod de lite längre ifrån varandra, och till sist tittade de åt var sitt
håll.

## or
{child} letade i nässlorna och hittade nässlor. {friend} letade i rabarbern och hittade en badmintonboll, och den var
det ingen som ville ha. [school: På {school} hamnar bollarna på taket, och då vet man åtminstone var de är.] [age>=7:
Bakom vedboden letade de en i taget, med en paus emellan.] Till sist stod de i var sitt hörn av trädgården och tittade
åt var sitt håll.

# same-as-the-photograph
Då kom {elder.short} ut på trappan för att ropa in dem till pannkakorna, och blev stående. [elder2: Det var {elder2}
som stekte.]

”Ni ser ut precis som på fotot”, sa {elder.short}. ”Till vänster står jag. Till höger står {peg}. Vår boll var röd med
en vit stjärna på, och den flög över den där häcken. Jag sa att det var {peg's} fel. {peg} sa att det var mitt. Nu
skickar vi födelsedagskort till varandra, varje år, och aldrig ett ord om bollen.”

”Hittade ni den?” frågade {friend}.

”Aldrig”, sa {elder.short}. ”Men kom, ska ni få se.”

## or
Pannkakorna var klara, ropade {elder.short} genom fönstret, och ingen kom. [elder2: {Elder2} fick passa stekpannan.]
Då gick {elder.short} ut och ställde sig mitt emellan dem.

”Stå kvar så”, sa {elder.he}. ”Nu fattas bara ramen. Precis så står vi på fotot i hallen, {peg} och jag. Vi hade en
röd boll, med en vit stjärna, och den dagen flög den över häcken. {peg} väntade på att jag skulle säga förlåt. Jag
väntade på {peg}. Nu skriver vi bara till varandra om vädret.”

”Är bollen kvar där ute?” frågade {friend}.

”Den är kvar någonstans”, sa {elder.short} och gick mot grinden.

# apple
{Elder.short} öppnade grinden och la ett äpple på marken utanför. Äpplet tänkte efter. Sedan började det rulla, inte
ner mot vägen utan åt sidan, rakt in i ett stort björnbärssnår.

”Backen lutar åt fel håll”, sa {elder.short}. ”Allt rullar in där, och snåret är stort som en kyrka. Så vi behöver en
boll till, och en nos som följer efter den. Någon måste missa en gång till, precis lika illa.”

{friend} tog upp en boll ur sin ryggsäck, den som det stod {friend} på, och höll i den en stund.

”Missa ordentligt då”, sa {friend}.

## or
Vid grinden låg ett äpple i gräset. {Pet} gav det en knuff med nosen. Äpplet rullade ner mot vägen, som äpplen ska.
Sedan svängde det och rullade in i ett björnbärssnår, stort som en lada.

”Dit rullar allting”, sa {elder.short}. ”Den backen har tagit en hatt, en ost och en skottkärra. Vi behöver en boll
till att följa efter, och en nos. Fast den måste missas precis lika illa.”

De tittade på {friend}. Fram ur en hoprullad pyjamas kom en boll, alldeles ny, med {friend} skrivet på. ”Missa riktigt
dåligt då”, sa {friend}.

# on-purpose
Det var svårare än det lät. [athlete: {child} tänkte på {athlete} och försökte göra tvärtom. | {child} siktade på
häcken.] {@game-first}

”Sämre!” ropade {elder.short}.

{@game-second}

”Jag kan bara missa när jag inte försöker!” sa {child}.

{friend} blev lite röd om öronen.

”Det var nog krabban”, sa {friend} och gjorde den en gång till.

{@game-again}

# trail
”Sök, {pet}!” ropade alla tre.

{@nose-trail}

De stod vid grinden [music: och nynnade på {music}, så att {pet} skulle höra åt vilket håll hemma låg. | och höll
andan.] [elder2: {Elder2.short} kom ut med en ficklampa och lyste in bland taggarna.] Så kom ett skall. Bara ett, som
när någon säger: här.

## or
De hörde bollen studsa bortom häcken, och så var den borta. ”Nu, {pet}”, sa {elder.short}.

{@nose-trail}

Sedan hände ingenting. [music: {Child} nynnade {music}, som en fyr för den som är ute.] [elder2: {Elder2.short} kom
med kökslampan på en sladd, som nästan räckte fram.] ”Räkna till hundra”, sa {elder.short}. De kom till sextiotre. Då
skällde det, en enda gång, långt inne.

# three-balls
In under taggarna gick en gång, så låg att {child} och {friend} fastnade redan vid öronen. {@nose-inside}

Ut kom {friend's} boll, knuffad av en nos. Ut kom {child's}. Sedan krafsade det länge, och så kom {pet} ut baklänges
med något rött i munnen. Det såg ut som en tomat som hade varit med om mycket. Men stjärnan satt kvar.

{Elder.short} tog emot den med båda händerna.

”Den är mindre än jag minns”, sa {elder.he}.

## or
Snåret släppte inte in vem som helst. {child} satt fast med tröjan och {friend} med håret. {@nose-inside}

Sedan rullade bollarna ut, först {friend's} och så {child's}, som om någon där inne städade. Sist kom {pet} och la
något framför {elder.short}. Det var rött och hopsjunket, och det kunde ha varit en mössa. {Elder.short} gned på det
med tummen. En vit spets kom fram, och en till, och till sist var de fem.

”Jaså, där är du”, sa {elder.he} till den.

# draw
Matchen var ju inte slut. {@game-last} Det gick inte att avgöra, så de kom överens om oavgjort och pannkakor.

Efter pannkakorna ringde {elder.short} ett samtal. ”Vi har hittat den”, hördes det. ”Nej. Varken du eller jag. Det var
backen.” Och så hördes {peg} skratta genom hela huset, fast hon bara var i telefonen.

## or
Sedan spelade de färdigt. {@game-last} De frågade {elder.short}, som hade tittat åt andra hållet, så det blev lika.

Det blev fyra pannkakor var. Efteråt slog {elder.short} ett nummer som {elder.he} kunde utantill. ”Gissa vad jag har i
knät, {peg}”, hördes det. ”Nej. Rundare. Den var rundare förr.” Det blev tyst en lång stund. ”Förlåt själv”, sa
{elder.short}.

# mattresses
I lilla rummet låg två madrasser[adult: , med lakanen som {adult} hade packat,] och mellan dem en bit golv. {child}
och {friend} knuffade ihop dem. {Pet} la sig i skarven och luktade björnbär.

## or
I lilla rummet låg madrasserna vid var sin vägg[adult: , och på dem lakanen från {adult}]. {child} drog sin åt ena
hållet och {friend} sin åt det andra, tills de möttes på mitten. Där låg redan {pet}, med ett löv bakom örat.

# between-them
Dörren stod på glänt mot hallen. På fotot tittade barnen fortfarande åt var sitt håll. Men på hyllan under låg nu en
röd boll, mitt emellan dem, och det såg ut som om de alldeles strax skulle vända sig om.

## or
Fotot från hallen stod på stolen bredvid, lutat mot den röda bollen. När lampan var släckt syntes inte gräsmattan
längre, och inte hur långt det var mellan barnen. Det enda som syntes var stjärnan, vit och lite sned, och den såg man
länge.

# @game-where
på gräsmattan bakom huset
## if sport.Basketball
på stenplattorna bakom huset
## if sport.Hockey
på gräsmattan bakom huset, med klubbor och en tennisboll

# @game-play
Det stod lika, och nästa poäng vann. {child} tittade på bollen och tog sats.
## if sport.Soccer
Målet var två stövlar, och {friend} stod emellan. Det stod nio–nio, och nästa mål vann. {child} tog sats.
## if sport.Basketball
Korgen var ett tunnband, uppspikat på vedboden. Det stod tjugo–tjugo, och nästa korg vann. {child} studsade två gånger
och böjde knäna.
## if sport.Tennis
Nätet var tvättlinan med ett lakan på, och {friend} stod på andra sidan. Det stod lika, och nästa boll vann. {child}
kastade upp bollen och drog racketen bakåt.
## if sport.Baseball
Hemmaplattan var ett grytlock. Det stod lika, två var ute, och {friend} kastade. {child} lyfte slagträet.
## if sport.Football
Målzonen var rabarberlandet. Det stod lika, och nästa touchdown vann. {friend} sprang ut på kanten, och {child} lyfte
bollen bakom örat.
## if sport.Volleyball
Nätet var tvättlinan, och {friend} stod på andra sidan. Det stod tjugofyra lika, och nästa boll vann. {child} la upp
bollen och hoppade.
## if sport.Golf
Hålet var en nergrävd ärtburk, och {friend} höll i flaggan, som var en stekspade. De hade elva slag var, och det här
avgjorde. {child} svingade klubban bakåt.
## if sport.Hockey
{friend} hade grytvantar och stod mellan två stövlar. Det stod nio–nio, och nästa mål vann. {child} drog bollen fram
och tillbaka på bladet och lyfte klubban.

# @game-miss
{child} fnissade. Bollen gick över {friend}, över tvättlinan och över häcken.
## if sport.Soccer
{child} fnissade och träffade med tån. Bollen gick över {friend}, över tvättlinan och över häcken.
## if sport.Basketball
{child} fnissade mitt i hoppet. Bollen tog i ringen, for upp på taket och studsade över häcken.
## if sport.Tennis
{child} fnissade och träffade med ramen. Bollen gick över lakanet, över {friend} och över häcken.
## if sport.Baseball
{child} fnissade och slog under bollen. Den gick bakåt, över grytlocket, över tvättlinan och över häcken.
## if sport.Football
{child} fnissade, och bollen gled ur handen. Den snurrade som en propeller över {friend}, över tvättlinan och över
häcken.
## if sport.Volleyball
{child} fnissade och slog för långt ner. Bollen gick över linan, över {friend} och över häcken.
## if sport.Golf
{child} fnissade och slog under bollen. Den gick över stekspaden, över tvättlinan och över häcken.
## if sport.Hockey
{child} fnissade och slog under bollen. Den gick över {friend}, över tvättlinan och över häcken.

# @game-ours
Du skulle ha tagit den!
## if sport.Soccer
Du skulle ha räddat den!
## if sport.Basketball
Du skulle ha tagit returen!
## if sport.Tennis
Du skulle ha nått den!
## if sport.Baseball
Du skulle ha kastat rakt!
## if sport.Football
Du skulle ha fångat den!
## if sport.Volleyball
Du skulle ha blockat!
## if sport.Golf
Du skulle ha hållit flaggan stilla!
## if sport.Hockey
Du skulle ha plockat den!

# @game-theirs
Du skulle ha siktat!
## if sport.Soccer
Du skulle ha skjutit på mål!
## if sport.Basketball
Du skulle ha satt den!
## if sport.Tennis
Du skulle ha servat i rutan!
## if sport.Baseball
Du skulle ha slagit framåt!
## if sport.Football
Du skulle ha kastat till mig!
## if sport.Volleyball
Du skulle ha hållit den inne!
## if sport.Golf
Du skulle ha puttat!
## if sport.Hockey
Du skulle ha skjutit längs marken!

# @game-first
Rakt dit den skulle.
## if sport.Soccer
Insidan av foten, lågt, intill stöveln. Mål.
## if sport.Basketball
Rakt ner, utan att nudda ringen.
## if sport.Tennis
En serve rakt i hörnet.
## if sport.Baseball
{friend} kastade, och slaget tog mitt på. Bollen for rakt ner i rabarberlandet.
## if sport.Football
En rak, snurrande boll, mitt i famnen på {friend}.
## if sport.Volleyball
En smash, rakt ner i gräset.
## if sport.Golf
Bollen gjorde en lång, mjuk båge. Plink, sa det i burken.
## if sport.Hockey
Lågt, mellan stöveln och benet. Mål.

# @game-second
{child} blundade. Rakt dit igen.
## if sport.Soccer
{child} blundade och sköt. Mål igen.
## if sport.Basketball
{child} ställde sig med ryggen mot och kastade baklänges. I den också.
## if sport.Tennis
{child} bytte till fel hand. I hörnet igen.
## if sport.Baseball
{child} höll slagträet i en hand. Mitt på igen.
## if sport.Football
{child} kastade med fel hand. I famnen igen.
## if sport.Volleyball
{child} slog baklänges med knuten hand. Inne igen.
## if sport.Golf
{child} blundade och slog. Plink.
## if sport.Hockey
{child} sköt med baksidan av bladet. Mål.

# @game-again
{child} fnissade. Över {friend}, över tvättlinan, över häcken.
## if sport.Soccer
{child} fnissade. Tån. Över {friend}, över tvättlinan, över häcken.
## if sport.Basketball
{child} fnissade. Ringen, taket, häcken.
## if sport.Tennis
{child} fnissade. Ramen. Över lakanet, över {friend}, över häcken.
## if sport.Baseball
{friend} kastade, {child} fnissade. Under bollen, bakåt, över tvättlinan, över häcken.
## if sport.Football
{child} fnissade. Propellern. Över {friend}, över tvättlinan, över häcken.
## if sport.Volleyball
{child} fnissade. För långt ner. Över linan, över {friend}, över häcken.
## if sport.Golf
{child} fnissade. Under bollen. Över stekspaden, över tvättlinan, över häcken.
## if sport.Hockey
{child} fnissade. Under bollen. Över {friend}, över tvättlinan, över häcken.

# @game-last
De höll på tills det var för mörkt för att se bollen.
## if sport.Soccer
{child} sköt, {friend} slängde sig, och det lät både som en stövel och som två händer.
## if sport.Basketball
{child} sköt. Bollen gick runt ringen, ett varv, två varv, och blev liggande på kanten, klämd mot väggen.
## if sport.Tennis
De slog bollen fram och tillbaka över lakanet, elva gånger, tolv gånger, tills det var för mörkt för att se den.
## if sport.Baseball
{friend} kastade, {child} slog och sprang ett varv runt äppelträdet, och bollen och {child} kom till grytlocket precis
samtidigt.
## if sport.Football
{child} kastade långt och mjukt. {friend} fångade bollen, snubblade och blev liggande i rabarbern, på den ena eller
den andra sidan om linjen.
## if sport.Volleyball
De passade över linan med fingertopparna, nitton gånger, tjugo gånger, och sedan tog de bollen båda två på samma gång.
## if sport.Golf
{child} puttade. De hörde bollen rulla genom gräset, länge, och sedan hördes ett plink eller en syrsa.
## if sport.Hockey
{child} sköt längs gräset, {friend} la ner klubban, och det lät både som en stövel och som en klubba.

# @nose-trail
{pet} hade sett hela matchen och bara väntat på att någon skulle fråga. Nosen i gräset, ut genom grinden och in i
snåret.
## if breed.Golden Retriever
Retriever betyder den som hämtar. Det visste inte {pet}, men ut genom grinden gick det, nosen ner och rakt in i
snåret.
## if breed.Labrador
En labrador kan inte stå ut med att en boll är ute ensam. {pet} var genom grinden innan den hade slutat studsa, och in
efter den i snåret.
## if breed.German Shepherd
{pet} gick till väga som polisen: nosen i backen, först åt höger, sedan åt vänster, sedan rakt in i snåret.
## if breed.Poodle
En pudel tänker först. {pet} tittade på snåret så länge att alla trodde att det hela var glömt. Sedan gick {pet.he}
raka vägen in.
## if breed.Bulldog
En bulldogg skyndar sig inte. {pet} gick ut genom grinden och in i snåret, och det som stod i vägen fick flytta på
sig.
## if breed.Beagle
En beagle springer inte med ögonen. {pet} satte nosen i gräset och läste det, rad för rad, ut genom grinden och in i
snåret.
## if breed.Rottweiler
{pet} tog inte grinden. {pet.He} tog häcken, och efteråt fanns där en grind till. Sedan rakt in i snåret.
## if breed.Yorkshire Terrier
En yorkshireterrier väger tre kilo och är inte rädd för något av dem. {pet} gick in i snåret som man går in under ett
bord.
## if breed.Dachshund
En tax är byggd för att gå in där andra tar slut. {pet} gick in i snåret som om någon hade lämnat dörren öppen.
## if breed.Siberian Husky
En husky går inte efter en boll. En husky ger sig av. {pet} hördes långt in i snåret, och sedan ännu längre.
## if breed.Border Collie
En border collie räknar. {pet} räknade barn, vuxna och bollar, kom fram till att det fattades två bollar, och gick in
i snåret för att valla hem dem.
## if breed.Boxer
{pet} studsade efter bollen på alla fyra benen och in i snåret, nästan lika högt som bollen.
## if breed.Cocker Spaniel
{pet} gick in i snåret med nosen nere och öronen släpande på var sida, så att ingen lukt kunde smita.
## if breed.Australian Shepherd
{pet} sprang inte efter bollen utan runt den, i en vid båge genom gräset, och kom in i snåret från sidan.
## if breed.Shih Tzu
{pet} hade lugg och såg ändå ingenting, så {pet.he} gick på nosen, sakta och säkert, ut genom grinden och in i snåret.

# @nose-inside
Men {pet} hade gjort sig platt som en matta, och längst in syntes något som viftade.
## if breed.Golden Retriever
Men {pet} hade gjort sig platt som en matta, och längst in syntes en svans som viftade.
## if breed.Labrador
Men {pet} hade trängt sig fram, och längst in hördes en svans som slog mot grenarna, dunk, dunk.
## if breed.German Shepherd
Men {pet} hade krupit, och längst in syntes två spetsiga öron, som tornen på en mycket liten borg.
## if breed.Poodle
Men {pet} hade tänkt ut var det gick att svänga, och det enda som hade fastnat var lockar.
## if breed.Bulldog
Men {pet} gick där inne som på en trottoar, och man hörde på snörvlandet precis var.
## if breed.Beagle
Men {pet} gick rak i ryggen där inne, och det sista man såg var en vit svanstipp, som en liten lykta.
## if breed.Rottweiler
Men {pet} lutade sig bara lite, och snåret flyttade på sig.
## if breed.Yorkshire Terrier
Men {pet} gick rak i ryggen där inne, med plats för en hatt.
## if breed.Dachshund
Men {pet} behövde inte ens böja på huvudet. När nosen var framme var svansen inte riktigt inne än.
## if breed.Siberian Husky
Men {pet} hade plöjt sig fram, och bakom syntes ett spår som efter en släde.
## if breed.Border Collie
Men {pet} smög där inne, platt mot marken, som om bollarna var får och kunde bli rädda.
## if breed.Boxer
Men {pet} hade slutat studsa och gjort sig platt, fast hela snåret skakade av att det var svårt att låta bli.
## if breed.Cocker Spaniel
Men {pet} kom fram, med ett löv i vardera örat.
## if breed.Australian Shepherd
Men {pet} syntes knappt längre. Det prickade och fläckiga kunde vara löv.
## if breed.Shih Tzu
Men {pet} gick rak i ryggen där inne, som den som kommer hem till sig.
