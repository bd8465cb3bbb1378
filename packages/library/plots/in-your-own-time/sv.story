title: Ta den tid du behöver
title: Han är med mig
title: En snigel på banan
guest friend: Arvid (han), Saga (hon)
guest umpire: fru Ekenstam (hon), fru Silfver (hon)

% {friend} är familjens egen vän eller {friend}, som bytte klubb i april utan ett ord. Kricketens ord sägs en gång i början: grind, pinnar, träbitar.

# last-in
{child} skulle gå in sist, och i kricket betyder det att ingen väntar sig något av en.[elder:  {Elder} hade sagt på vägen dit att en domare inte har några barnbarn, och domare var {elder.short}.]

{Child.He} satt på trappan till klubbhuset, i benskydd som var för långa, och såg {friend} kasta. {Friend} hade varit {child.his} bästa vän i sju år. Sedan, i april, hade {friend} bytt till en annan klubb, Slottsbacken[city: , på andra sidan {city}][age>=11 / !pet.dog & !pet.cat: , som hade riktiga nät och en kastmaskin]. {Friend.He} hade inte sagt något. {child} hade fått se det på lagfotot[school: , som någon hade med sig {at school}].[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] visste det fortfarande inte, utan viftade på svansen varje gång {friend} tog sats.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] som kom till varje match, visste det fortfarande inte, utan sov på {friend’s} väska, som vanligt.]

Nu var {friend} den snabbaste kastaren i tolvårsklassen. Bakom den som ska slå står en grind, tre pinnar i marken med två små träbitar lösa ovanpå. Om kastaren träffar så att träbitarna ramlar av är man ute. {Friend} hade just träffat någons mittenpinne så hårt att den flög nio meter[pet.dog: , och {pet} hämtade den][pet.cat: . {Pet} öppnade ett öga].

”Du ska in, {child}”, sa de andra. ”Fem kast kvar. Vi behöver två poäng. Gör bara … ja, det du kan.”

# on-the-pitch
Det var långt att gå. När {child.he} kom ut på banan stod {friend} och gned bollen mot byxbenet, och ingen av dem sa hej.[pet.dog:  Det gjorde {pet}.]

”Ta den tid du behöver, kastare”, sa [elder: {elder.short}, som hade tre tröjor på sig, allihop någon annans, och inte tycktes ha sett {child} förut | domaren, {umpire}, som var lång och grå och hade tre tröjor på sig, allihop någon annans].

{Friend} vände sig om för att ta sats. [age>=11 / !elder / !pet.dog & !pet.cat: Det smakade kopparpengar i {child’s} mun. ]Då stack {@umpire} ut en arm.

”Stopp! Det är en snigel på banan.”

[age>=11 / !elder / !pet.dog & !pet.cat: Det var det. ]Det var en vanlig brun snigel med hus, halvvägs framme, på väg rakt mot {child} med hornen ute.

# beautifully-slow
”Kasta bort den!” ropade någon.

”Det gör jag visst inte”, sa {@umpire}. ”Han är på väg över. Du skulle inte heller vilja bli slängd i väg när du var halvvägs.” [elder: {Elder.He} böjde sig djupt. | Hon böjde sig ner med händerna på knäna.] ”Ta den tid ni behöver, min herre.”

{child} hade kunnat pussa den. {Child.He} hade aldrig sett något som var så underbart långsamt.

# on-their-stomachs
Efter fem minuter satte sig utespelarna. [age>=11 / !pet.dog & !pet.cat: Efter tio hade båda lagen kommit ut för att titta. ]Efter en kvart var det tjugotvå kricketspelare, två sekreterare[elder2: , {elder2}][pet.dog: , {pet} i kort koppel] och en dam med en kaffekanna som låg på mage på båda sidor om banan. [age>=11 / !pet.dog & !pet.cat: ”Kom igen”, viskade han som stod bakom grinden. ]När snigeln tog sig över en spricka blev det applåd. När den stannade och tänkte skickade kaffedamen runt smörgåsarna[music:  och nynnade {music}][pet.cat: , och {pet} vaknade av skinkan].

{friend} låg också på mage, mitt emot. En gång tittade {friend.he} upp i samma stund som {child}, och de höll på att skratta båda två. Sedan kom de ihåg, och tittade på snigeln.

# on-the-bails
[age>=11 / !pet.dog & !pet.cat: Den kom fram till den vita linjen. ]Den kom fram till grinden. Den satte hornen mot mittenpinnen, kände noga efter och började klättra.

Ingen sa ett ord. [pet.dog: Inte ens {pet} flåsade. ]Den klättrade hela vägen upp, hävde sig över kanten, la sig till rätta på träbitarna och drog in huvudet.

”Så”, sa {@umpire}. ”Han är framme. [age>=11 / !elder / !pet.dog & !pet.cat: Banan är fri. ]Spela!”

”Vänta lite”, sa {child}. ”Han sitter ju på min grind!”

”Det gör han. Och det finns ingenting i reglerna som förbjuder det.”

”Men om jag missar …”

Alla tänkte på de där nio metrarna[pet.cat: , utom {pet}, som sov].

# with-me
{@Umpire} kom tätt intill {child}. [elder: {Elder.He} | Hon] log inte. ”Jag kan lyfta ner honom, om du vill”, sa [elder: {elder.he} | hon] lågt. ”Men han har stängt om sig och somnat, och han har haft en lång väg hit. Det är du som står framför honom. Det är du som bestämmer.”

Hela säsongen hade {child} varit rädd för bollen.[sport:  Så var det aldrig när man skulle {play sport}.] {Child.He} hade stått där och kisat och bara väntat på att bli ute, så att det skulle vara över. Nu såg {child.he} sig om. Där uppe satt det lilla bruna skalet, på två träbitar, och litade på alla[pet.cat: , precis som {pet} på väskan][pet.other: , precis som {pet}].

”Låt honom vara”, sa {child}. ”Han är med mig.”

”Ta den tid du behöver, kastare.”

# three-balls
Det första kastet kom som en dörr som slås igen. {child} fick dit slagträet, och det dånade ända upp i armbågarna. {Child.He} såg sig om. Den satt kvar.

Det andra kom rakt mot {child.him}, och vilken annan dag som helst hade {child.he} hoppat undan. Nu stod {child.he} kvar, för det satt någon där bakom, och bollen dunsade i träet. Det tredje stoppade {child.he} stående på tå. Slottsbacken hade börjat klappa händerna åt {child.him}.[!pet.dog & !pet.cat & !elder / age>=11 & !elder2:  De kunde inte låta bli.]

# either-of-you
Det fjärde kunde {child.he} inte stoppa. Det gick in under slagträet, förbi benskyddet, och snuddade vid pinnen. [age>=11 / !elder / !pet.dog & !pet.cat: {child} hörde det. ]{Child.He} snurrade runt. Upp hoppade träbitarna, och upp hoppade snigeln ovanpå dem, och ett ögonblick fanns det ingenting under den utom luft …

… och ner kom de igen, träbitar och snigel, precis där de hade varit. Ett horn kom ut, såg sig omkring och drog sig in igen.

”Inte ute”, sa {@umpire}, lite hes. ”Ingen av er.”

# over-the-rope
Ett kast kvar. {friend} stod länge där borta med bollen. {Friend.He} var alldeles blek. {child} kände igen det ansiktet. Så hade {friend.he} sett ut i tvåan, precis innan {friend.he} erkände det där med rutan.

{Friend.He} sprang. Det blev inget långsamt kast, och {child} skulle aldrig ha förlåtit {friend.him} ett långsamt. {child} höll båda ögonen öppna[athlete: , som {athlete} måste göra,] och slog till. Bollen for förbi {friend’s} öra, förbi kaffekannan[pet.cat: , över {pet}, som sov vidare,] och ut över repet[pet.dog: , och {pet} for efter].

# like-a-candle
När ryggdunkandet var över[elder:  och {elder.short} hade ett barnbarn igen,] drog {child} upp mittenpinnen, med snigeln på, och bar den som ett ljus till det höga gräset vid klubbhuset. Sedan satte {child.he} sig på trappan, för benen hade slutat fungera.

# more-room
Efter en stund kom {friend} och satte sig där också[pet.cat: , med väskan i famnen och {pet} sovande ovanpå]. [pet.dog: {Pet} kom efter med bollen, som ingen annan hade fått ta, och la den i {friend’s} knä. ]Skuggorna räckte tvärs över hela planen[elder: , där {elder.short} lämnade tillbaka tröjor].

”Det där i april”, sa {friend}. ”Jag tänkte … jag skulle ha …” {Friend.He} kom inte längre. {Friend.He} blev lika röd som bollen. {Friend.He} började plocka gräs från skon.

{child} flyttade på sig, så att det blev mera plats på trappan.

”Ta den tid du behöver”, sa {child.he}.

Och så satt de där, bredvid varandra, och såg snigeln gå hem.

# @umpire
{umpire}
## if elder
{elder.short}

# @Umpire
{Umpire}
## if elder
{Elder.short}
