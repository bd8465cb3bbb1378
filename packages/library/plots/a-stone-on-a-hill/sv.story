title: Tåget som väntade på alla
title: En sten i en backe
title: Nu frågar jag
guest friend: Ellen (hon), Hjalmar (han)
guest pet: Siv (hon), Mysing (han)
guest minder: Annika (hon), Lotten (hon)

% Katten är familjens, eller {friend's}; en hund kan slå takten med svansen lika bra som en katt kan spinna den.

# to-the-sea
{child} och {friend} skulle åka tåg [city: från {city} ]till havet, och tåget ville inte åka.

Det var ett rött litet tåg med ett ånglok som kunde prata. {child} satt längst fram med {@with} och badkläderna på. Bredvid satt {friend}, {child.his} bästa vän, med badringen runt magen. {@lay} {child} ville en enda sak, och det var att bada innan solen gick ner.[elder:  {Elder}[elder2:  och {elder2}] skulle möta dem på stranden.]

# the-pram
”Är alla med?” frågade loket.

”Ja!” skrek {child}.

”Inte hon med barnvagnen”, sa loket. ”Hon är borta vid kiosken.”

Så var det med det tåget. Det gick aldrig förrän alla var med.

”Ett tåg ska köra!” ropade {child} ut genom fönstret. ”Det är det som är tåg!”

”Ett tåg ska vänta”, sa loket. ”Den som bara kör är en sten i en backe.”

”Jag tycker att båda har rätt”, sa {@a} och somnade.

# out-walking
Till slut åkte de. Dunka-dunk. {@tail}

”Snart badar vi, {pet}”, sa {child} genom svansen.

Men vid nästa station stod en gammal farbror långt borta på vägen. Han gick mycket sakta[school: , saktare än matkön {at school}].

”Är alla med?” frågade loket.

”JA!” sa {child}.

”Inte farbrorn.”

”Han ska kanske inte ens åka!”

”Då får jag fråga honom när han kommer”, sa loket.

De väntade i tjugo minuter.[sport:  På den tiden hade man hunnit {play sport}.] Farbrorn kom fram.

”Nej tack”, sa han. ”Jag är ute och går.”

{Friend} skrattade så att badringen pep. {child} skrattade inte. Solen hade redan blivit gul, och {child.he} var så otålig att det kliade i benen.

# grown-up-voice
”Jag vet hur man gör”, viskade {friend}. ”Nästa gång svarar jag. Jag har en vuxenröst.”

Vid nästa station frågade loket:

”Är alla med?”

Då klämde {friend} ihop halsen och sa, djupt som en tuba:

”Ja, för tusan. Alla är med. Kör, min gubbe lilla.”

”Nå, då så”, sa loket.

Och det körde! Det körde så att gardinerna stod rakt ut[athlete: , fortare än {athlete}]. {child} och {friend} hoppade på sätet[music:  och sjöng {music}].

# an-empty-place
{child} satte sig för att klappa {pet}. {@empty}

”{Friend}. Var är {pet}?”

{Friend} tryckte näsan mot rutan. Långt bakom dem blev perrongen mindre och mindre. {@behind}

{child} blev rädd. Det kändes som om magen hade stannat kvar på stationen.

# through-the-ring
”Stanna!” ropade {child}. ”{Pet} är inte med!”

”Jo då”, sa loket. ”Alla är med. Det sa en farbror.”

”Det var ingen farbror! Det var jag”, ropade {friend} med sin vanliga röst. ”Jag ljög! Jag har ingen gubbe!”

Men loket körde så fort nu att vinden tog {friend.his} ord.

Då tog {child} {friend's} badring. {Child.He} höll den framför munnen som en tratt, drog in all luft {child.he} hade och ropade genom hålet:

”ALLA ÄR INTE MED!”

Det skrek i hjulen. {@A} vaknade. Tåget stod stilla.

# backwards
”{Pet} är kvar”, sa {child}. ”Jag ville bara komma fram.”

{Friend} tog {child.his} hand.

”Vi kör tillbaka”, sa {friend.he}. ”Vi badar i morgon, om det är så.”

”Ja”, sa {child}. ”Backa.”

Och loket backade, hela vägen. På perrongen satt {pet} och slickade sig om munnen. {Pet.He} luktade strömming ända ut i svansen. {child} lyfte upp {pet.him}, så mycket av {pet.him} som gick. Resten hängde.

# no-train-at-all
Men nu ville loket inte åka alls.

”Jag åkte ifrån en passagerare”, sa det. ”Jag är inget tåg. Jag är en sten i en backe.”

”Det var mitt fel”, sa {friend}.

”Och mitt”, sa {child}.

Loket bara suckade, och ångan blev tunn.

# dunka-dunk
Då vred sig {pet} ur {child's} famn. {Pet.He} gick rakt fram till loket, hoppade upp bakom skorstenen, där plåten var lagom varm, och la sig. {Pet.He} var inte arg. {Pet.He} var mätt och ville ligga varmt. {@purr}

Dunk, gick det i loket. Dunka-dunk.

”Vänta”, sa {child}. {Child.He} gick längs hela tåget med {friend} och tittade in genom vartenda fönster. Barnvagnen fanns där. {@A} vinkade.

”Nu frågar jag”, sa {child}. ”Är alla med? Är du med?”

”Jag är med”, sa loket.

# a-tail-over-the-lamp
De kom fram till havet när solen låg alldeles nere vid kanten. Vattnet var rosa. {child} och {friend} sprang ut till magen, med {@a} alldeles bakom och en halva av badringen var.[elder:  {Elder} höll handdukarna.]

När de hade badat färdigt stod det röda tåget kvar på spåret bakom stranden. Det väntade, med {@hung}.

# @with
{minder}, som passade dem,
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @lay
{Pet}, {friend's} katt, låg på hatthyllan.
## if pet.cat
{Pet}, {child's} katt, låg på hatthyllan.
## if pet.cat & breed.Maine Coon
{Pet}, som var en maine coon och stor som en kudde, låg på hatthyllan.
## if pet.dog
{Pet}, som var {a breed}, låg under sätet.

# @tail
{Pet} hoppade ner i {child's} knä och la svansen över {child.his} mun.
## if pet.dog
{Pet} klättrade upp mellan dem för att titta ut och viftade {child} över munnen.

# @empty
Men knät var tomt. Hatthyllan var också tom.
## if pet.dog
Men platsen mellan dem var tom. Under sätet var det också tomt.

# @behind
Mitt på den satt någon bredvid fiskbilen, med svansen prydligt lagd runt tassarna.
## if pet.cat & breed.Maine Coon
Mitt på den satt något stort bredvid fiskbilen, med en svans som en dammvippa.
## if pet.dog
Mitt på den satt någon bredvid fiskbilen, med nosen i vädret, och bad så snällt om en fisk.

# @purr
Så började {pet.he} spinna, och det hördes i hela plåten.

Dunka-dunk, gick det i {pet}.
## if pet.cat & breed.Maine Coon
Så började {pet.he} spinna, och en maine coon spinner så det hörs.

Dunka-dunk, gick det i {pet}.
## if pet.dog
Så började {pet.he} vifta, och svansen slog i plåten så det hördes.

Dunka-dunk, gick det i svansen.

# @hung
en svans hängande ner över lyktan
## if pet.dog
en svans som slog sakta mot plåten

# picture 3
Den varma plåten bakom skorstenen
