title: När {pet} gick på månskenet
title: Någon har glömt släcka månen
title: Musen som frös på månen
title: Mjuk eller hård?
title: Sockan på månen

# open
Månen sken så hårt att den la en vit rand över {child's} täcke, rak som en linjal. Det gick inte att sova. {child} låg
i pyjamas och raggsockor och undrade bara en sak: är månen mjuk eller hård?

## or
Någon hade glömt att släcka månen. Den lyste på byxorna på stolen. [age>4: Den lyste in under sängen. ] Tvärs över
{child's} täcke la den en vit rand, rak som en linjal.

Då kan man inte sova. {child} låg i pyjamas och raggsockor och undrade: är månen mjuk eller hård?

# answer
[adult: ”Hård, tror jag”, hade {adult} sagt. Men {adult} hade inte varit där. | I rymdboken stod det hård. Men den som
skrev boken hade inte varit där.]

## or
[adult: {Adult} hade gissat på hård. Men {adult} hade också gissat att {child} sov. | I rymdboken fanns ett foto, men
det går inte att klämma på ett foto.]

# cat
Ovanpå sockorna låg {pet}, {@cat-lay}. Nu reste {pet.he} på sig, sträckte ut sig, först fram och sedan bak, och gick.
[age>4: Katter kan gå på ett staket. De kan gå på en gardinstång. | Katter kan gå på en gardinstång.] {Pet} gick upp
på månskenet.

Fönstret var stängt. Sådant bryr sig månsken inte om, och inte {pet} heller. Utanför rutan väntade {pet.he} [age>4: ,
så som katter väntar när man är långsam].

## or
Längst ner på täcket låg {pet}, {@cat-lay}. Ett öga öppnades. {Pet} såg på randen så som man ser på en dörr som någon
har glömt att låsa. Sedan steg {pet.he} upp på randen och gick rakt ut genom rutan, för fönstret var stängt, men det
var inte månskenet.

Där ute såg {pet} sig om. Det betyder kom, på kattspråk. [age>4: Det kan också betyda mat.]

# walk
{child} satte en fot på randen. Den höll. Man fick gå som {pet}, en fot rakt framför den andra, och med svansen rakt
upp om man hade någon. [city: Långt där nere låg {city}, inte större än en bricka. Det lyste i vartenda fönster.
[age>4: De kunde inte sova där heller.]]

[friend: Från ett annat fönster kom en rand till, och på den gick {friend} i pyjamas och stövlar.

[age>4: ”Jag såg {pet} gå förbi”, sa {friend}.]]

## or
{child} provade med en tå, så som man provar badvatten. Det bar. [age>4: Randen var sval och slät, och man | Man] fick
hålla ut armarna. Framför gick {pet}, som aldrig har behövt några armar. [city: Under fötterna gled {city} förbi, tak
efter tak, och i varje fönster lyste det. [age>4: Hela stan låg och vände på kudden.]]

[friend: På ett fönsterbräde satt {friend} i pyjamas och stövlar, och klev på när de gick förbi.

[age>4: ”Jag tog stövlarna”, sa {friend}, ”om det skulle vara djupt.”]]

# moon
Så var de framme, och månen var mjuk. Dammet var fint som mjöl, och under det mjuka var det hårt. {Pet} satte ner en
tass, tittade på avtrycket och gjorde ett till. Sedan gick {pet.he} bakom en stor sten för att se om det fungerade där
också.

## or
Sedan tog randen slut, och {child} klev av. Foten sjönk. Mjuk, alltså! Den sjönk lite till och tog i något. Hård
också! [age>4: Det var som att kliva i en påse mjöl på ett köksgolv.] {Pet} gick tre steg, såg sig om och fick syn på
spåren efter en katt. De slutade precis där {pet.he} stod. {Pet} smög in bakom en stor sten för att ta reda på vem det
var.

# mouse
”Hallå där”, sa någon. ”[friend: Ni | Du] står i mitt sovrum.”

Det var en grå mus med en kvast. Bakom henne stod en lampa, stor som ett hus, med ett vred på sidan.

”Du lyser så att [friend: vi | jag] inte kan sova”, sa {child}.

”Inte jag heller”, sa musen. ”Jag fryser, så jag har tänt allt jag har. Det jag behöver är något varmt och mjukt som
brummar.”

{child} tänkte på {pet} bakom stenen. En katt? Till en mus?

”Vi provar något annat först”, sa {child}.

## or
Svisch, sa det. Bredvid en lampa, stor som ett hus, stod en grå mus och sopade.

”Torka av fötterna”, sa musen. ”[friend: Ni | Du] drar in jord.”

”Lampan lyser ända ner i min säng”, sa {child}.

Musen pekade med kvasten på ett vred. ”Jag fryser, så jag skruvade upp den. Då blev det bara ljusare. Ska jag kunna
sova måste jag ha något varmt och mjukt som brummar.”

Något sådant hade {child} med sig. Det satt bakom stenen och var en katt.

”Vi börjar med något mindre”, sa {child}.

# sock
Först fick musen låna en av {child's} raggsockor [elder: från {elder} [elder2: och {elder2}] [age>4: , som tyckte att
man ska ha ylle på fötterna, vart man än ska]]. Musen kröp ner i den ända till hakan.

”Nu är jag varm om fötterna”, sa hon. ”Men inte om nosen.”

## or
{child} drog av sig en raggsocka[elder: , den från {elder} [elder2: och {elder2}]]. Musen gick in för att se sig
omkring.

”Ett långt rum”, ropade hon. ”Och ett hörn!” Sedan kom hon upp igen. ”Det är varmt om tårna. Men nosen måste ju vara
ute.”

# jump
”Då hoppar vi”, sa [friend: {friend} | {child}]. Och på månen hoppar man högt. [friend: De hängde en stund bland
stjärnorna och dalade ner som löv. | {child} hängde en stund bland stjärnorna och dalade ner som ett löv.] [sport:
{@move-how}] [athlete: Så högt har inte ens {athlete} hoppat, åtminstone inte i pyjamas.] Musen hoppade med, med
sockan på.

”Nu är nosen varm”, flämtade hon. ”Men nu är jag pigg!”

## or
”Då springer vi”, sa [friend: {friend} | {child}]. [age>4: Ett varv runt månen är inte så långt som det låter.] På
månens baksida var det mörkt, och där fick man hålla varandra i ärmen. [athlete: Där har inte ens {athlete} sprungit.]
[sport: {@move-lap}]

”Nu är nosen varm”, flåsade musen och satte sig för att vila. Sedan var det tyst en stund. ”Nu är den kall igen.”

## if !sport & !athlete
”Då hoppar vi”, sa [friend: {friend} | {child}]. Och på månen hoppar man högt. [friend: De hängde en stund bland
stjärnorna och dalade ner som löv. | {child} hängde en stund bland stjärnorna och dalade ner som ett löv.] [sport:
{@move-how}] [athlete: Så högt har inte ens {athlete} hoppat, åtminstone inte i pyjamas.] Musen hoppade med, med
sockan på.

”Nu är nosen varm”, flämtade hon. ”Men nu är jag pigg!”

## if !sport & !athlete
”Då springer vi”, sa [friend: {friend} | {child}]. [age>4: Ett varv runt månen är inte så långt som det låter.] På
månens baksida var det mörkt, och där fick man hålla varandra i ärmen. [athlete: Där har inte ens {athlete} sprungit.]
[sport: {@move-lap}]

”Nu är nosen varm”, flåsade musen och satte sig för att vila. Sedan var det tyst en stund. ”Nu är den kall igen.”

## if !sport & !athlete
”Då bäddar vi ner dig”, sa [friend: {friend} | {child}]. De sopade ihop måndammet till en hög, och i högen fick musen
ligga, så att bara öronen stack upp. Stjärnorna hängde så nära att man kunde räkna uddarna.

”Nu är jag varm överallt”, sa musen. Sedan nös hon. Hela dammhögen for ut i rymden.

”Det var skönt så länge det varade”, sa hon.

# meet
Då kom {pet} fram bakom stenen.

Musen blev alldeles stilla.

”Är det där en katt?”

”Ja”, sa {child}.

”En hel?”

”Ja. Men {pet.he} har redan ätit. Lax.”

”Mycket?”

”Två skålar.”

Musen tittade noga.

{@cat-meet}

# hum
{@cat-solve}

Så började det brumma.

”Varmt”, sa musen och räknade på tassen. ”Mjukt. Brum…” Längre kom hon inte. [music: {child} nynnade [song: {song} |
på {music}], och {pet} spann nästan i takt.]

# lamp
{child} gick bort till lampan och vred ner den. Vredet var trögt[school: , precis som kranen {at school} [age>4: , som
man måste ta i med båda händerna]]. Månen gick från rund till halv och från halv till smal, och där slutade {child}
vrida. [age>4: Något måste man ju ha att gå hem på.] [city: Nere i {city} slocknade fönstren, ett i taget.]

{@cat-leave} Då fick {pet} gå dit igen. [age>4: Det är dit katter går om nätterna, om någon undrar.]

Månskenet var inte bredare än ett skosnöre nu, så de satte sig och åkte. [friend: {Friend} vinkade och svängde av hem
till sig.] {Child} och {pet} for rakt igenom rutan, över golvet och ner i sängen.

## or
På tå gick {child} till lampan och vred på vredet, åt fel håll. För ett ögonblick låg [school: hela {school} | varenda
buske] där nere i solsken. [age>4: ”Hoppsan”, viskade {child}.] Så åt andra hållet, från melon till klyfta och från
klyfta till skal. [age>4: Mindre fick det inte bli, för någon skulle hem på det.] [city: {In city} blev det mörkt,
gata för gata.]

{@cat-leave} [age>4: Då skulle {pet} tillbaka. Nu vet man varför katter sover hela dagarna. De arbetar natt.]

Randen var så smal nu att man fick åka på rumpan, en efter en. [friend: Vid sitt eget fönster hoppade {friend} av.]
Sedan kom rutan, golvet och kudden, i den ordningen.

# down
[adult: {Adult} kom och tittade.

”Mjuk överst”, sa {child}. ”Hård under.”

”Jaså”, sa {adult} och stoppade om. ”Och var är din andra socka?”

”Den används”, sa {child} och somnade nästan i samma mening. | Mjuk överst, tänkte {child}. Hård under. Den ena foten
var varm och den andra var kall, för den andra sockan användes, och täcket var tungt och räckte till båda.]

## or
[adult: {Adult} stoppade om fötterna. Det var en med socka och en utan.

”Månen är både och”, sa {child}. ”Först mjuk och sedan hård.”

”Och en socka fattas”, sa {adult}.

”Utlånad”, sa {child}, och den sista halvan av ordet hamnade i kudden. | Både och, tänkte {child}. Först mjuk och
sedan hård, som en säng med ett golv under. Den bara foten hittade den andra, den med socka, och la sig tätt intill.]

# last
I fönstret hängde månen, smal som en nagel. På täcket låg randen, tunn som en sytråd, och längs den, ända från
fönstret, gick en rad små grå tassavtryck fram till {pet}, som låtsades sova. Uppe på månen finns en likadan rad. Där
blåser det aldrig, så den är kvar.

## or
I fönstret hängde månen, smal som en nagel. På täcket låg randen, tunn som en sytråd, och mitt på den låg {pet} med
grått damm mellan tårna. Och längst ner på månens spets[age>4: , om man har en lång kikare,] hänger något litet och
stickat. Det är sockan. Någon där uppe har blivit så varm att den fick hängas ut.

# @cat-lay
rund som en bulle och med svansen över nosen
## if breed.Persian
en perser som mest var päls och en liten bit näsa
## if breed.Maine Coon
en maine coon, stor som ett litet lejon och med tofsar på öronen
## if breed.British Shorthair
en brittisk korthårskatt, rund åt alla håll
## if breed.Ragdoll
en ragdoll som blev mjuk som en disktrasa så fort den kom upp i en famn
## if breed.Bengal
en bengal, fläckig som en leopard
## if breed.Siamese
en siames som hade en åsikt om det mesta
## if breed.Abyssinian
en abessinier som aldrig låg stilla längre än en sida i en bok
## if breed.Russian Blue
en russian blue, silvergrå och blyg för alla utom familjen
## if breed.Scottish Fold
en scottish fold med öronen vikta som två kuvert
## if breed.Sphynx
en sphynx utan ett enda hårstrå, som därför sov i stickad tröja

# @cat-meet
”Vad gör den med svansen?” viskade hon.

”Har den till täcke”, sa {child}.
## if breed.Persian
”Var börjar den?” viskade hon.

”Vid näsan”, sa {child}.
## if breed.Maine Coon
”Den är större än mitt hus”, viskade hon.

”Men snällare”, sa {child}.
## if breed.British Shorthair
”Den är ju rund”, viskade hon. ”Som min måne.”

”Precis”, sa {child}. ”Fast varm.”
## if breed.Ragdoll
{child} lyfte upp {pet}, som genast hängde rakt ner i båda ändar.

”Är den trasig?” viskade musen.

”Nej”, sa {child}. ”Så gör en ragdoll.”
## if breed.Bengal
”Den har kratrar”, viskade hon. ”Precis som här.”

”Välj en”, sa {child}.
## if breed.Siamese
{Pet} sa något långt.

”Vad säger den?” viskade musen.

”Att det är kallt här”, sa {child}.

”Äntligen någon som håller med”, sa musen.
## if breed.Abyssinian
”Den rör sig hela tiden”, viskade hon.

”Det är för att du är så intressant”, sa {child}.
## if breed.Russian Blue
”Den ser rädd ut”, viskade hon.

”För dig”, sa {child}.
## if breed.Scottish Fold
”Den har stängt öronen”, viskade hon.

”Den brukar det”, sa {child}.

”Bra”, sa musen. ”Jag snarkar.”
## if breed.Sphynx
”Någon har glömt pälsen”, viskade hon.

”Så ska en sphynx se ut”, sa {child}.

# @cat-solve
{Pet} la sig i dammet, rullade ihop sig till en ring och lämnade en öppning, precis så stor som en mus. När musen hade
klivit in kom svansen och la sig för dörren.
## if breed.Persian
{Pet} sjönk ihop. När en perser lägger sig blir det päls åt alla håll. Musen gick in i den som i ett moln, kom ut på
andra sidan, vände och gick in igen. Andra gången stannade hon kvar.
## if breed.Maine Coon
{Pet} la sig i närmaste krater och fyllde den ända till kanten. Bara svansen blev över. En maine coon har svans så det
räcker till en katt till, så musen fick hela, som täcke.
## if breed.British Shorthair
{Pet} satte sig. En sådan katt sätter sig en gång, och sedan sitter den. Pälsen var så tät att musens tass inte nådde
botten. Hon lutade sig mot sidan, och sidan gav efter precis lagom.
## if breed.Ragdoll
Det går inte att vara rädd för något som hänger så. {child} la ut {pet} i dammet, som man lägger ut en filt, och musen
kröp upp på filten. Snart hängde hon likadant själv.
## if breed.Bengal
{Pet} kom i tre långa månsprång och la sig så tyst att inte ett dammkorn rörde sig. Musen gick utmed hela sidan och
valde bland fläckarna. Hon tog den bakom frambenet, som var lagom stor, och la sig mitt i den.
## if breed.Siamese
En siames kan inte vara tyst, men {pet} kunde sänka rösten. Musen fick höra något långt, lägre och lägre och närmare
och närmare, tills det inte var ord längre, bara värme.
## if breed.Abyssinian
{Pet} gick ett varv runt musen. Och ett till, lite mindre. Varven blev trängre och trängre, tills det sista var så
litet att det bara gick att ligga i det, och i mitten satt musen.
## if breed.Russian Blue
Då tog musen ett steg. {Pet} tog ett steg. Musen tog ett till. Det dröjde en stund, men på mitten möttes de, och
silverpälsen var dubbel och djup, och {pet} höll alldeles stilla.
## if breed.Scottish Fold
{Pet} satte sig på rumpan med bakbenen rakt ut, som en farbror i en fåtölj. På magen blev en plats över, och den var
precis så stor som en mus.
## if breed.Sphynx
{child} knäppte upp tröjan. En sphynx är len som en persika och varm som en sten som har legat i solen. Musen satte
dit en tass, och en till, och kröp sedan in. Och {child} knäppte tröjan om dem båda.

# @cat-leave
{Pet} lirkade sig loss, en tass i taget. Gropen i dammet skulle hålla sig varm till nästa kväll.
## if breed.Ragdoll
{child} lirkade fram {pet} under musen, och ingen av de två märkte det. Gropen i dammet skulle hålla sig varm till
nästa kväll.
## if breed.Sphynx
{Pet} lirkade sig ur tröjan, en tass i taget, och lät den ligga. Den skulle hålla sig varm till nästa kväll.

# @move-how
Musen fick lära sig {play sport} också, så gott det går när ingenting vill komma ner.
## if sport.Soccer
{child} sköt en månsten med insidan av foten. Den gick över tre kratrar och har ännu inte kommit ner.
## if sport.Basketball
{child} dunkade en rund månsten i en krater med båda händerna, för på månen når alla upp.
## if sport.Tennis
{child} servade en månsten med kvasten, sprang runt kratern och hann slå tillbaka den från andra sidan.
## if sport.Swimming
{child} crawlade på vägen ner, åtta armtag rakt genom ingenting, och vände vid lampan.
## if sport.Baseball
{child} slog en månsten med kvasten, sprang runt fyra kratrar och hann fånga den på hemvägen.
## if sport.Football
{child} kastade en avlång månsten så att den skruvade sig, sprang om den och fångade den i nästa krater. Touchdown.
## if sport.Gymnastics
{child} gjorde en volt, och eftersom det var månen blev det fyra innan fötterna kom ner.
## if sport.Track and Field
{child} tog sats tre steg och hoppade längd. Det blev fjorton meter, och allt var landningsgrop.
## if sport.Volleyball
{child} slog upp en månsten med fingertopparna och hann säga alla veckodagar innan det var dags att smasha.
## if sport.Hockey
{child} drog ett slagskott med kvasten på en platt månsten. Den gled förbi lampan och var borta ett helt varv.
## if sport.Golf
{child} puttade en rund månsten med kvasten. Den rullade över hela slätten och ner i den bortersta kratern.
## if sport.Dance
{child} dansade ett steg, en snurr och ett hopp. Snurren tog en halv minut, och hoppet tog resten.

# @move-lap
På halva vägen visade {child} hur det går till att {play sport}, och musen höll i kvasten så länge.
## if sport.Soccer
{child} dribblade en månsten hela vägen, nära foten, och tappade den bara i en krater.
## if sport.Basketball
{child} studsade en rund månsten framför sig. Den studsade tre gånger på hela varvet.
## if sport.Tennis
{child} slog en månsten åt ena hållet med kvasten, sprang åt det andra och mötte den på halva vägen.
## if sport.Swimming
Där månen har hav simmade {child} ryggsim genom dammet, och ingen blev blöt.
## if sport.Baseball
{child} slog en månsten med kvasten och sprang. Det blev ett helt varv, och stenen var fortfarande på väg upp.
## if sport.Football
{child} bar en avlång månsten under armen hela varvet, och på hela månen fanns det ingen som hann tackla.
## if sport.Gymnastics
{child} tog baksidan i hjulningar, en för varje krater, och visste efteråt inte riktigt vad som var upp.
## if sport.Track and Field
{child} sprang på tå med händerna raka, och med de stegen tog månen slut efter elva.
## if sport.Volleyball
{child} slog upp en månsten på framsidan, sprang ett halvt varv och tog emot den på baksidan med underarmarna.
## if sport.Hockey
{child} förde en platt månsten framför kvasten hela vägen, med huvudet uppe, och fintade bort en krater.
## if sport.Golf
{child} slog en rund månsten med kvasten och gick efter. Det var arton kratrar, och det räckte precis runt.
## if sport.Dance
{child} tog varvet i dans, två steg fram och ett tillbaka, så det blev det längsta varvet av alla.
