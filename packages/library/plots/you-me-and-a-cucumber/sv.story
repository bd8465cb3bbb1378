title: Du och jag och en gurka
title: Imorgon
title: Allt utom idag
guest friend: Nora (hon), Ivar (han)
guest minder: moster Siv (hon), moster Lotta (hon)

% En regel: klockan sju varje kväll sägs en sann sak om imorgon, aldrig mer än en. @a är den vuxne hemma. Den sista meningen sägs lugnt.

# fish
{@Came} Klockan sju varje kväll {@coughs}, och sedan sa {wish.he} en sak om nästa dag, aldrig mer än en, med en röst som på en järnvägsstation.

”Imorgon”, sa {the wish} första kvällen, ”äter du fisk.”

”Otroligt”, sa {friend}. ”Det står på matsedeln.”

{Friend} [!friend.known: var {child's} bästa vän. {Friend.He} bodde | bodde] mitt emot, på andra sidan gården, och {friend.he} trodde inte på någonting som {friend.he} inte hade kollat själv.[city:  Ingen {in city} var svårare att lura.]

# a-ball
Andra kvällen sa {the wish}:

”Imorgon får {friend} en boll i huvudet.”

”Det tänker jag inte få”, sa {friend}.

{Friend.He} kom till [school: {school}|skolan] i cykelhjälm. På rasten, när de andra spelade boll, gick {friend.he} in i biblioteket och satte sig längst in bland lexikonen, där ingen hade sett en boll sedan skolan byggdes. Där var det så lugnt att {friend} tog av sig hjälmen. Bibliotekarien sträckte sig efter något på översta hyllan, och då ramlade jordgloben ner.

”Vad var det som träffade dig?” frågade {child}, som kom springande.

”Allt”, sa {friend} och höll sig om huvudet. ”Jag tror att Afrika kom först.”

Då var det kollat. {The wish} hade alltid rätt, och den som sprang undan sprang bara rakt dit.

# a-quarrel
Tredje kvällen satt de på {child's} säng med varsin smörgås.[pet.dog / pet.cat:  På golvet satt [!pet.known: [pet.dog: hunden | katten] ]{pet} och önskade att någon skulle tappa osten.][pet.other:  {Pet} ville gärna ha gurkan från den ena, och fick den.] {@Cough}

”Imorgon”, sa {wish.he}, ”blir ni ovänner.”

De slutade tugga. De hade inte varit ovänner sedan de var fyra, och då hade det gällt en pinne. {child} blev alldeles kall i magen.

”Vi låter bara bli”, sa {child.he}. ”Imorgon säger vi ja till allt, båda två. Då går det inte.”

”Ja”, sa {friend}, för att komma i gång.

# after-you
Nästa morgon stod de i porten.

”Efter dig”, sa {child}.

”Nej, efter dig.”

”Om du vill.”

”Jag vill om du vill.”

Där stod de tills brevbäraren gick emellan. I matsalen fanns det en enda pannkaka kvar. {Friend} gav den till {child}, och {child} gav den till {friend}, och när den hade bytt tallrik sju gånger åt någon annan upp den. Klockan två hade de varit så överens att {child} hade ont i kinderna.

# the-poem
Då, på skolgården, tog {friend} fram sin dikt, som {friend.he} skulle läsa för hela klassen på fredag. Den handlade om en hamster som {friend.he} hade haft och var på tjugofyra verser.

”Ska jag läsa alla?” frågade {friend}.

”Ja”, sa {child}.

”I måndags sa du att det räckte med två.”

”Nu säger jag ja.”

”För att du tycker det?”

”Vad tycker du?”

”Jag frågade ju vad du tycker!”

”Jag tycker som du!”

”Då har jag ju ingen att fråga!” ropade {friend}. ”Då är det bara jag, två gånger!”

”Jag är SNÄLL!” skrek {child}. ”Märker du inte hur SNÄLL jag är?”

”Jo!” skrek {friend}. ”Det är HEMSKT!”

Och {friend} gick hem ensam, med alla tjugofyra verserna.

# five-to-seven
På kvällen satt {child} på sängen och tittade på {@it} vid det öppna fönstret. Klockan var fem i sju. Snart skulle {child.he} få veta. Tänk om {wish.he} sa: Imorgon blir ni vänner. Men tänk om {wish.he} sa: Imorgon är ni fortfarande ovänner. Då skulle det bli så, om {child} så ringde på hos {friend} hundra gånger.

Fyra minuter i sju.

Det lyste hos {friend}. {child} såg på det ljusa fönstret, och på klockan, och plötsligt satt {child.he} alldeles rak. {The wish} visste allt om imorgon. Men om idag visste {wish.he} ingenting. Och idag var det fortfarande.

”Jag ska bara över gården!” ropade {child.he} till {@first} och sprang i strumplästen nerför alla trapporna[sport: , fortare än man får lära sig i {sport}][athlete: , så att inte ens {athlete} hade hunnit ifatt].[pet.dog / pet.cat:  På sängen låg en smörgås kvar med ost, så {pet} gjorde {child.him} inte sällskap.]

# two-verses
Mitt på gården krockade {child} med {friend}, som hade cykelhjälm på sig.

”Jag visste inte hur det skulle gå”, sa {friend}.

”Två verser!” flåsade {child}. ”Tjugofyra är tjugotvå för många! Ta den när hamstern rymmer och den om begravningen!”

”TACK”, sa {friend}, och det lät som när någon ställer ner en tung ryggsäck. ”Begravningen är faktiskt bra.”

”Den är bäst. Jag grät.”

# ears
{@Up}

”Vill du veta?” viskade {child}.

”Nej”, sa {friend}. ”Jag har bestämt mig. Får jag en boll i huvudet imorgon, så får jag den imorgon. Jag tänker inte ha ont av den ikväll också.”

{child} ville veta så att det kliade. Men {child.he} tänkte på pannkakan, som ingen av dem hade fått. {Child.He} satte händerna över öronen på {friend}, och {friend} satte sina över {child's}, och så sjöng de så högt de kunde, varsin sång.[music:  {child} sjöng {@song}.]

”Imorgon …” sa rösten uppe i fönstret, och sedan sa den något mer.

När det var över tog de bort händerna.

”Hörde du?” frågade {child}.

”Bara ett ord”, sa {friend}. ”Gurka.”

De funderade på det.

”Gurka går bra”, sa {child}.[pet.other:  ”Det tycker {pet} med.”]

# tomorrow
{@A} ropade att det var dags att komma in[elder2: , och {elder2} höll upp porten]. {Friend} knäppte upp hjälmen.

”Vi ses imorgon”, sa {friend}.

”Det kan man inte veta”, sa {child}.

”Jo”, sa {friend}. ”Du och jag och en gurka.”

Och det stämde.

# @Came
{child} hade köpt {a wish} på loppis för tjugo kronor.
## if wish.app
Appen följde med när {child} fick ärva en gammal mobil.

# @coughs
harklade {wish.he} sig
## if wish.app
sa {wish.he} pling

# @Cough
{The wish} harklade sig.
## if wish.app
Mobilen sa pling.

# @Up
Uppe vid fönstret var det någon som harklade sig.
## if wish.app
Uppe i fönstret sa det pling.

# @it
{the wish}
## if wish.app
mobilen

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
