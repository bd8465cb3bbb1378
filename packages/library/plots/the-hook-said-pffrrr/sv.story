title: Kroken i kapprummet
title: Kroken som sa pffrrr
title: Vi är några som sitter långt bak
guest friend: Maja (hon), Sami (han)
guest keeper: Bengt (han), Kurt (han)
guest reader: Gunilla (hon), Margareta (hon)

% Kroken är enhörningens horn, utifrån. {keeper} är vaktmästare, {reader} läser högt. @the-school: skolan, för de minsta huset. Enhörningen är "den".

# a-new-hook
{child} hade önskat sig en enhörning på två födelsedagar, fyra stjärnor och en maskros.[pet.other:  {Pet} visste om det och hade lovat att inte säga något.][elder:  {Elder} hade blåst på en maskros till, för säkerhets skull[elder2: , och {elder2} på ännu en].] [elder / pet.other: Det hade ändå inte kommit någon enhörning.|Det hade inte kommit någon.]

Men en måndag satt det en ny krok i kapprummet {@at-school}. Den var vit och vriden som en polkagris, och den var vass i änden. {child} hängde sin [season.summer: regnjacka|jacka] på den.

”Pffrrr”, sa det i väggen.

# it-is-warm
”{Friend}!” sa {child}. ”Det är en enhörning!”

”Det är en krok”, sa {friend}[!friend.known: , [friend: {child's} bästa vän|som hade kroken bredvid]].

”Känn på den. Den är varm.”

{Friend} kände. {Friend.He} blev så förvånad att {friend.he} visslade på två fingrar. {Friend} visslade högst av alla i hela {@the-school}[music: , helst {@song}], och därför fick {friend.he} inte göra det inomhus.

Kroken hoppade till.

Sen kom de andra barnen, och alla ville ha den nya kroken. Snart hängde där åtta jackor, en ryggsäck och ett par galonbyxor. Kroken sjönk en bit.

”Pffrrr”, sa det trött.

# and-then-the-school
[age<6: När de fick gå ut|På rasten] sprang {child} och {friend} runt till baksidan. Där, mitt [season.winter: i snön|[season.autumn: bland höstlöven|bland buskarna]], stod en vit rumpa. Framför rumpan kom en mage, och framför magen kom en hals. Sen kom {@the-school}. Enhörningen stod med pannan mot väggen, som när man räknar i kurragömma.

{child} hade väntat i två år på det här, och {child.he} hade tänkt säga något vackert.

”Sitter du fast?” sa {child.he}.

Enhörningen rullade med ena ögat. Ja, det gjorde den.

# a-bit-nearer
”Varför stångas du med {@the-school}?” sa {friend}. {Friend.He} lade örat mot väggen. Sen vinkade {friend.he}. ”{child}, hör!”

Genom väggen hördes fröken {reader}, som läste högt för [age<6: några andra barn|en annan klass]. Det var boken om piraten, och den var så spännande att man ville närmare. Lite närmare. Lite till.

”Den ville bara höra hur det gick!” sa {child}.

De tog i om halsen och drog. Den var len[pet.dog: , lenare än [!pet.known: hunden ]{pet} där hemma,][pet.cat: , nästan lika len som [!pet.known: katten ]{pet} där hemma,] och luktade äpple. Men hornet satt som en kork.[athlete:  Inte ens {athlete} hade rubbat det.]

# the-hammer
[age<6: Så var det dags att gå in|Så ringde det in], och i kapprummet stod vaktmästare {keeper} med en hammare.

”Vilken eländig krok”, sa {keeper}. ”Den är ju vass! Den slår jag in.”

”Nej!” ropade {child}. ”Det är en enhörning!”

”Jaså”, sa {keeper}. Han lyfte av jackorna, en efter en. Sen höjde han hammaren.

{child} ställde sig framför. Hjärtat bultade ända upp i öronen.

# wash-it-first
”Jag … jag måste tvätta den först!” sa {child.he}.

{keeper} sänkte hammaren. ”Ja, rent ska det ju vara”, sa han.

{child} rusade till handfatet[sport: , lika fort som när det är dags att {play sport},] och pumpade båda händerna fulla med tvål. ”Spring ut, {friend}!” viskade {child.he}. ”Och när jag knackar får du vissla. Du är ju utomhus då!”

{Friend} sprang.

{child} gned in hornet. {child.He} gned runt, runt, ända in mot väggen, tills det löddrade om hela kroken. {keeper} tittade på klockan.

”Nu är den ren”, sa {keeper}. ”Flytta på dig.”

# knock-knock
Då knackade {child} i väggen. Knack, knack, knack!

Och {friend} visslade. {Friend.He} visslade så att fönstren skallrade och duvorna lyfte från taket[city: , och det hördes över hela {city}]. Enhörningen tog ett jättekliv bakåt.

SVUPP!

Kroken var borta. Kvar fanns ett runt hål, och ut ur det seglade en såpbubbla.

# by-itself
{keeper} tittade på hålet. Han tittade på hammaren.

”Den gick in av sig själv”, sa han.

Ute på [age<6: gården|skolgården] galopperade enhörningen ett varv, med {friend} springande bredvid. Den skakade på huvudet, och från hornet flög det bubblor, stora och små, ända bort till cykelstället.

# a-bit-louder
Efter lunch skulle {reader} läsa mer om piraten.

”Kan vi sitta i kapprummet?” frågade {child}.

”Varför inte”, sa {reader}. ”Där är det mysigt.”

Så satt de där under jackorna, [age<6: allihop|hela klassen], och det var lite dunkelt och luktade [season.summer: galon|vantar]. {child} och {friend} satt längst in vid väggen. {reader} började läsa.

”Du kan väl läsa lite högre”, sa {child}. ”Vi är några som sitter långt bak.”

{reader} läste högre. {child} lyfte försiktigt på sin jacka. I hålet satt spetsen av ett vitt öra, och det lyssnade ända till sista sidan.

# @at-school
på skolan
## if school
på {school}
## if age<6 & !school
på förskolan

# @the-school
skolan
## if age<6
huset

# @song
{music}
