title: Monstrets vrål
title: Var det allt?
title: Fast högre
guest friend: Maja (hon), Sami (han)

# was-that-it
{friend} sov över hos {child}[!short / !school & !elder: , och de hade precis kommit under täcket] när garderoben öppnades och det kom ut ett monster.

Det var stort och blått [short: . | och hade knän som kålhuvuden.] Det lyfte klorna. Det öppnade sitt jättestora gap.

”Snälla”, sa monstret.

De väntade.

”Var det allt?” sa {child}.

”Nej”, sa monstret. [!short: Det satte sig på mattan och tittade på sina tår, som var ganska många. ]”Jag skulle säga det andra. Men mitt vrål har smitit. Det är här någonstans, och jag känner mig så liten utan det.”

[!short: {child} tittade på monstret. Det nådde upp till lampan.

]”Du får vara liten med oss”, sa {child}. ”Vi är små.”

[!short: ”Jag är inte lika liten som {child}”, sa {friend}.]

# open-things
”Hur ser det ut, ditt vrål?” frågade [short: {child.he}|{child}].

”Det syns inte”, sa monstret. ”Man får bara öppna saker.”

Så {child} öppnade leksakslådan. Ingenting.

[!short / !school: {friend} öppnade sin väska. Ingenting utom pyjamas.]

[school: {child} öppnade väskan från {school}. Ingenting utom en halv banan.

][sport: {child} tittade efter hos {sport.thing}. Ingenting.

][elder: {child} öppnade [short: {elder's} [elder2: och {elder2's} ]glasögonfodral.|glasögonfodralet som {elder} [elder2: och {elder2}] hade letat efter sedan i söndags.] Ingenting utom glasögon.

][athlete: {friend} lyfte på affischen med {athlete}. Ingenting utom vägg.

][music: Monstret satte på radion. Ingenting utom {@song}.

][pet & !short / pet.cat / pet.other: Monstret bad {pet} så artigt att gapa. {@pet-opens}

]Monstret öppnade {child's} spargris och sa ursäkta till grisen.

Då lyfte {child} på sin vänstra stövel och tittade ner i den.

”VRÅÅÅL!” sa stöveln.

# gulp
Håret blåste platt på {child}. Något hett och ulligt for förbi {child.his} öra[short: . | , två varv runt lampan, in i det ena byxbenet och ut ur det andra.]

”Det kittlas!” skrek {child}. ”{Friend}, ta det!”

”Var då?” sa {friend} med vidöppen mun.

Glupp.

{friend} stängde munnen. Ögonen blev alldeles runda.

[!short: ”{Friend}?” sa {child}. ”Svalde du det?”

{friend} skakade på huvudet.

”Säg något då.”

]”VRÅÅÅL!” sa {friend}.

Gardinerna for rakt upp. [!short: En bok ramlade ur hyllan. ][pet.dog: Under sängen sa {pet} förlåt.|[!short: Ute på gatan sa en hund förlåt.]] [city: I hela {city} blinkade gatlyktorna.]

[!short: ”Åh nej”, sa monstret. ”Det trivs där inne.”]

# sound-up
{friend} satte båda händerna för munnen. Det kom en tår[!short: , och den rann ner över fingrarna].

[!short: {child} förstod. Det är hemskt att ha något i sig som är större än man själv.

]{child.He} klättrade upp och satte sig tätt intill {friend}[short: . | , så att armarna tog i varandra.]

”Det är fortfarande du”, sa {child}. ”Du är bara {friend} fast högre.”

[!short: ”Vrål?” sa {friend}, lite mindre.

”Ja”, sa {child}. ”Vi ska få ut det.”]

# the-two-ways
Monstret dunkade {friend} i ryggen, väldigt försiktigt[short: . | , med en klo.] Vrålet satt kvar.[!short:  De ställde {friend} på huvudet, och {child} höll i fötterna. Vrålet satt kvar, och pyjamasen ramlade ner över ansiktet.]

”Mer kan jag inte”, sa monstret.[!short:  ”Jag kan bara de två.”]

{child} tänkte så mycket att {child.he} blev trött. Och eftersom {child.he} var trött gäspade {child.he}.

{friend} såg det. Det ryckte i {friend.his} näsa. Händerna började glida.

[!short: ”Åh!” sa {child}.]

# the-yawn
Och så gjorde {child} en till, med flit. [short: Det var den största gäspningen i världen.|{child.He} gjorde den största gäspning som någonsin hade gjorts i det rummet.][!short:  {child.He} gjorde den med munnen och armarna och tårna, mitt framför {friend}.]

”Aaaaaaah”, gjorde {child}.

{friend} försökte låta bli. Men det kan ingen.

”Aaaaaaah”, gjorde {friend}, större och större, och ut rullade vrålet[short: , varmt och sömnigt. | , varmt och sömnigt, och guppade omkring ovanför sängen.]

Men monstret hade också tittat på.

”Aaaaaaaaaaah”, gjorde monstret. In rullade vrålet, och munnen gick igen efter det. Smack.

# is-it-in
”Är det inne?” viskade {child}.

”Hej”, sa {friend} för att känna efter. ”Hej, hej. Jag är jag.”

[!short: Monstret reste sig. Det lyfte klorna. Det öppnade sitt jättestora gap.

]”Vrål”, sa [short: monstret|det]. Det var det mjukaste, lurvigaste [short: vrålet|vrål man kan tänka sig], för det sov nästan. ”Tack för att jag fick vara liten.”

”Kom tillbaka”, sa {child}. ”Men ta det i koppel.”

Monstret gick in i garderoben och drog igen dörren[!short:  efter sig][short: . | , så att det inte skulle dra.]

# so-was-the-other
{child} och {friend} lade sig, arm mot arm. [adult: {Adult} kom in för att släcka och såg bara två barn.] Bakom kläderna hördes något som lät som en katt[short: . |  i ett kök långt borta, in och ut, in och ut.]

”Det snarkar”, viskade {friend}.

Men {child} gäspade redan.

Det gjorde {friend} också[pet.dog / pet.cat: , och {pet}].

# @song
{music}

# @pet-opens
Ingenting.
## if pet.dog
Ingenting utom en tunga, som var väldigt lång.
## if pet.cat
Ingenting utom små vita tänder, som gick ihop igen.
