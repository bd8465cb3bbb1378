title: En eftertanke
title: En baklängeskupp
title: Rockar viskar inte
guest friend: Amina (hon), Ravi (han)
guest watchman: herr Palm (han), herr Ståhl (han)
guest owner: fru Hellström (hon), fru Lagerlund (hon)

% {watchman} säger nästan ingenting och menar det. Vänta efter ”Nej.”, lika länge som karamellen. ”Det är en eftertanke” sägs i förbigående, och sista raden nästan i sömnen.

# last-chance
{Watchman} i huset bredvid hade varit nattvakt på {owner's} karamellfabrik[city:  i {city}] i trettioett år, och ingen hade någonsin kommit förbi honom. På fredag skulle han gå i pension.

”Så i morgon är hans sista chans”, sa {friend}[!friend.known: , {child's} bästa vän].

{Friend} och {child} satt på muren med var sin karamell från {watchman}. Han kokade dem hemma i en kastrull. De var små och bruna och smakade ingefära och sedan ingenting. Man hade redan glömt alltihop när det plötsligt, en minut senare, var apelsin i hela munnen. Han kallade dem Eftertankar.[elder:  {Elder}[elder2:  och {elder2}] hade fått löfte om nästa och frågade efter den varje dag.]

En gång om året valde fabriken en ny karamell. Vem som helst som arbetade där fick lägga en på bordet i provrummet, och i år var det i morgon klockan nio. {Watchman} hade aldrig gjort det.

”Jag vaktar karameller”, hade han sagt när {child} frågade. ”Jag gör inga.” Och sedan hade han börjat prata om soptunnor.

# backwards
”Han vågar inte”, sa {child}. {Child.He} visste hur det såg ut. Anmälan till skolpjäsen[school:  på {school}] hade legat längst ner i {child's} väska i nio dagar.[sport:  Att {play sport} krävde inget mod. Det var bara att dyka upp.]

”Då gör vi det åt honom.” {Friend} tog fram sina tuschpennor. ”Det blir en kupp.”

”På en kupp tar man ut saker.”

”Den här går baklänges”, sa {friend}. ”Det väntar de sig inte.”

Det fanns bara ett problem. Den de måste ta sig förbi var {watchman}.

# three-colours
Planen var i tre färger. Grönt var tvätten, en jättelik korg på hjul med rena vita rockar, som ställdes vid grinden varje måndag klockan halv nio. Blått var {friend} och {child}, under rockarna. Rött var {watchman}, som skulle rulla in dem själv utan att veta om det, svänga höger och ställa dem utanför omklädningsrummet. Därifrån var det fyrtio steg till bordet.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] ville också vara med. Men en hund viftar även under rockar, så {pet} fick ingen färg.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] lade sig på planen och fick ritas runt.][pet.other:  {Pet} fick inget veta, för säkerhets skull.][athlete:  ”Så här bra planerar inte ens {athlete}”, sa {friend}.]

# left
På måndagen låg de under rockarna.

”Tungt i dag”, hördes {watchman's} röst, och korgen började rulla[music:  medan han visslade på {@song}]. Den svängde vänster.

”Vänster?” viskade {friend}. ”Den ska ju inte svänga vänster!”

Så stannade den, och {watchman's} steg försvann bort i korridoren.

# too-lucky
{child} kikade ut mellan rockarna. De var i provrummet. På ett långt bord med vit duk stod nio tefat, vart och ett med en karamell och en lapp. Allra längst bort stod ett tionde. Det var tomt, och lappen var blank.

”Vilken tur”, viskade {friend}.

”Lite för stor tur”, sa {child}. Men {child.he} lade Eftertanken på det tomma fatet.

# two-shoes
Det skramlade av nycklar. De dök in under bordet, och duken föll igen bakom dem.

Två svarta skor gick längs bordet ända till slutet, och där stod de länge. Sedan klirrade det till i ett fat. {Watchman} hade tagit bort den igen.

{Friend} grep tag i {child's} arm. Det här fanns inte med i planen, inte i någon färg. Men {child} visste precis hur de där skorna kände sig, för varje morgon tog {child.he} upp anmälan ur väskan, tittade på den och lade tillbaka den.

# put-it-back
{child} kröp fram.

”Lägg tillbaka den”, sa {child.he}.

{Watchman} hoppade inte ens till. ”Så tunga är inte rockar”, sa han. ”Och de viskar inte ’vänster’.”

”Visste du? Varför tog du hit oss då?”

”Jag hoppades att ni skulle göra det.” {Watchman} tittade på karamellen i sin hand. ”Jag ställer fram det där fatet varje år. Och varje år, klockan tio i nio, ställer jag undan det igen. Jag trodde att det skulle kännas annorlunda om någon annan gjorde det.”

”Vad är det värsta som kan hända?” sa {friend}, som också hade kommit fram.

”Att de smakar på den”, sa {watchman}.

# not-stop-me
Det hördes röster i korridoren. {child} sträckte fram handen.

”Du behöver inte lägga dit den”, sa {child.he}. ”Du behöver bara låta bli att hindra mig.”

Till sist öppnade {watchman} fingrarna. {child} lade karamellen på fatet, {friend} skrev lappen, i grönt, och alla tre kröp in under bordet. {Watchman's} knän small som två knallpulverpistoler.

# crossed-out
”Päron”, sa {owner}, som ägde alltihop, ovanför deras huvuden. ”Mycket gott. Inlagd gurka. Bevare mig väl.” Så fortsatte det längs bordet. ”Och nummer tio. ’Eftertanke’.”

Det tog en evighet.

”Ingefära”, sa {owner}. ”Sedan ingenting. Nej.” En penna strök ett streck.

{Watchman} blundade. Han klappade {child} på ärmen, som om det var {child} som behövde det, och började krypa mot dörren. {Friend} tog tag i hans rock och släppte inte.

”Vänta”, formade {friend.he} med läpparna.

# an-orange
”Då blir det päron”, sa {owner}. ”Den är frisk och enkel och …” Hon tystnade. ”Vem är det som skalar en apelsin?”

Det gjorde ingen.

”Åh”, sa någon annan. ”Åh, där kom den!”

”Den strök jag”, sa {owner} långsamt, ”och den kom tillbaka. Vem har gjort den här?”

{Watchman} satte sig upp så hastigt att alla tio faten hoppade. Duken lyftes.

”{Watchman}”, sa {owner}. ”Vad gör du under mitt bord?”

”Vaktar”, sa {watchman}. Och sedan, mycket fort, innan han hann ställa undan det igen: ”Den är min.”

# half-an-hour-late
De kom en halvtimme för sent till skolan.[elder:  I {friend's} ficka låg en Eftertanke till {elder}[elder2:  och en till {elder2}], från vinnaren.][pet.dog:  På vägen hade de berättat alltihop för {pet}, genom staketet, och {pet} hade viftat åt allt.] På expeditionen fick man skriva varför. ”Kupp”, skrev {friend}.

{child} tog fram sin anmälan och slätade ut den på disken.

”Till pjäsen?” sa skolsekreteraren. ”Den skulle ha varit inne förra veckan. Det här är lite sent.”

”Det är en eftertanke”, sa {child}.

På kvällen satt de på muren igen med var sin karamell, {watchman} i mitten. Lyktorna tändes. {Friend} gäspade. {child} lutade sig mot {watchman's} ärm och tänkte på ingenting särskilt.

Och så, alldeles tyst, var det apelsin.

# @song
{music}
