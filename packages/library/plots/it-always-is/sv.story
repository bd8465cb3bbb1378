title: Då hinner jag längta
title: Är det sommar nu?
title: Alla fyra tassarna i vädret
guest pet: Sotis (han), Missan (hon)
guest driver: moster Lotta (hon), moster Siv (hon)

% ”Är det sommar nu?” frågas varje gång lika hoppfullt, utom när det snöar. Bilen tickar långsamt. Lämna tid mellan ”Inte än” och ”Nu”.
% Den som kommer med bilen (@a) är mor- eller farföräldern, annars {adult}, annars {driver}.

# is-it-summer
Framför garaget[city:  {in city}] stod snögubben som {child}[friend:  och {friend}[!friend.known: , {child's} bästa vän,]] hade byggt. Han hade morot till näsa och en randig halsduk, och varje morgon frågade han samma sak.

”Är det sommar nu?”

”Nej”, sa {child}. ”Det är januari.”[school:  Det stod på väggen {at school}.]

”Hur vet man när det är sommar?”

”Då badar man”, sa {child}. ”Och äter glass och går barfota. Men alldeles säker är man inte förrän {pet} ligger utomhus på rygg, med alla fyra tassarna i vädret. Då är det sommar.”

[!pet.known: {Pet} var {child's} katt. Nu låg {pet.he}|Nu låg {pet}] inne i fönstret, ovanpå elementet.

# in-march
”Det skulle jag vilja se”, sa snögubben. ”Bara en gång.”

”Men du smälter ju i mars”, sa {child}.

”Jag vet”, sa snögubben. ”När sommaren kommer har jag precis gått.” Han suckade så att moroten pekade rakt ner i backen. ”Och jag som längtar så.”

Det stod {child} inte ut med. ”Då får det bli sommar i dag”, sa {child.he}.

# like-me
{Child.He} släpade fram solstolen ur garaget. {Child.He} satte solglasögon på snögubben och en badring runt magen på honom.

”Är det sommar nu?” frågade snögubben.

”Snart”, sa {child} och gav honom en glass.

”Den smakar som jag”, sa snögubben.

”Nu ska du gå barfota.”

”Det gör jag redan. Är det sommar nu?”

# in-again
Nej, för {pet} låg på elementet. Så {child} bar ut {pet.him} och la {pet.him} på rygg i solstolen. {Pet} fick snö på en tass. {Pet.He} skakade den, tittade på {child} som om det var {child} som hade hittat på snön, och gick in.

{child} bar ut {pet.him} en gång till, på ett badlakan. {Pet} gick in en gång till.[friend: 

{Friend} la sig själv i solstolen, på rygg med armar och ben i vädret, för att visa hur man gör. {Pet} tittade på från fönstret.]

{child} la en räka i solstolen. {Pet} kom ut, tog räkan och gick in.[sport:  Det var lika jobbigt som {sport}.]

”Man kan inte bestämma över en katt”, sa {child}. [athlete: ”Inte ens {athlete} kan det. En katt | ”Den] lägger sig bara där det är varmt.”

”Är det inte varmt här?” sa snögubben.

# so-much-winter
Och då, åh nej, började det snöa. Det snöade på solstolen och på badringen. Det snöade på solglasögonen, så att snögubben inte såg någonting.

”Är det sommar nu?” frågade han, väldigt lågt.

{child} kunde inte svara. Så mycket vinter hade det aldrig varit.

# tick-tick
Då kom {@first}[adult & !elder:  hem]. {@He} körde in bilen bredvid snögubben och stängde av den.[music:  Radion slutade mitt i {@song}.] Tick, tick, tick, sa det i bilen.

”Har ni varit på stranden?” frågade {@a}.[elder2: 

”Och vi som glömde badkläderna”, sa {elder2}, som satt bredvid.]

Men {child} tittade på bilen. Det snöade på taket. Det snöade på bakluckan. Men på motorhuven låg det ingen snö alls, för varje flinga som landade där blev en droppe. {child} drog av sig vanten och kände. Den var varm, som en mage.

# not-yet
{Child.He} torkade motorhuven torr och bredde ut badlakanet på den. Sedan ställde {child.he} husets dörr på glänt. {Child.He} varken ropade eller lockade. {Child.He} ställde sig hos snögubben och borstade av hans solglasögon, och där väntade de.

Tick, tick, sa bilen.

{Pet} stack ut nosen. {Pet.He} gick rakt över gården och lyfte på tassarna, som om någon hade spillt. {Pet.He} gick förbi solstolen. {Pet.He} hoppade upp på motorhuven. {Pet.He} kände på den med en tass, och med en till, och la sig på magen.

”Är det …?” viskade snögubben.

”Inte än”, viskade {child}.

{Pet} la sig på sidan.

”Är det …?”

”Inte än.”

# bees-as-well
Och då, mycket långsamt, rullade {pet} över på rygg och sträckte upp alla fyra tassarna i luften, mitt i snöfallet.

”Nu!” sa {child}. ”Nu är det sommar!”

Snögubben sa ingenting. Han tittade på tassarna, och på magen, och på morrhåren. {Pet} spann som en hel buske full av humlor.

”Humlor också”, viskade han.

# it-always-is
Sedan blev motorhuven kall. {Pet} vände på sig, gäspade och gick in.

”Nu är den slut”, sa {child}.

”Den var kort”, sa snögubben.

”Det är den alltid”, sa {@a}.

# just-time
Snögubben stod tyst en stund.[friend:  {Friend} bjöd honom på sista biten glass.]

”Kommer den tillbaka?”

”I morgon”, sa {child}. ”När {@a} kommer [adult & !elder: hem|igen].”

”Redan i morgon”, sa snögubben, och moroten pekade upp i himlen. ”Vad bra. Då hinner jag längta.”

När det blev mörkt satt {child} i fönstret med {pet} i knät, full av sömniga humlor.

”Är det …?” viskade någon ute i snön.

”Inte än”, viskade {child} och gäspade.

# @song
{music}

# @first
{driver}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{driver}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @He
Hon
## if adult & !elder
{Adult.He}
## if elder
{Elder.He}
