title: En stock eller två
title: Furu
title: Natten då {elder.short} drog timmerstockar
title: Bara att beställa
title: I den släkten drar man stockar

# first-log
”Jag kanske drar en stock eller två i natt”, sa {elder}, som skulle sova i {child's} rum, i den låga sängen vid
fönstret.

{Child} trodde att det var något man sa.

[adult: ”Bra”, sa {adult} i dörren. ”Vi har ont om ved.”]

Lampan släcktes. Efter en stund lät det krrrrr, och fram under den låga sängen rullade en stock. Den hade bark på sig
och luktade skog, och den stannade mot {child's} tofflor. Något var fel.

[friend: ”Var det åskan?” sa {friend} från madrassen.

”Nej”, sa {child} och kände på den. ”Furu.”]

Krrrrr, lät det. Och så kom det en till, och en till efter den.

## or
Något stötte emot sängen. {Child} tände ficklampan. Något var fel. Mitt på golvet, med bark och allt, låg en
timmerstock.

[friend: ”Var det åskan?” sa {friend} från madrassen.

”Nej”, sa {child} och kände på den. ”Furu.”]

Krrrrr, sa {elder}, som låg över och sov djupt i den låga sängen vid fönstret. Fram under sängen rullade en till, lika stor som den förra.

Nu mindes {child} vad {elder.short} hade sagt vid kvällsmaten: ”Det händer att jag drar en stock eller två.” [adult:
”Ta inte hela skogen”, hade {adult} svarat.] Alla hade trott att det bara var något man säger.

# whistle
Efter den sjätte stocken syntes inte mattan. Efter den åttonde gick det inte att öppna dörren. {Child} visslade, för
det ska hjälpa.

Det hjälpte. {Elder.short} vände sig på andra sidan, och i stället kom det brädor.

{Child} knuffade lite till. ”Jaja”, sa {elder.short} utan att vakna, och så kom det tunnare brädor.

## or
Stockarna la sig på varandra, som om de hade gjort det förut. När de nådde upp till fönstret prövade {child} att
hosta.

”Prosit”, sa {elder.short} i sömnen, och efter det kom det bara brädor.

Då drog {child} upp täcket om {elder.short}, ända till örat. Det dämpade. Nu kom det brädor tunna som kex.

# runs-in-the-family
”{Elder.short}”, sa {child}. ”Du sågar.”

{Elder.short} öppnade ett öga och såg ut över golvet.

”Inte illa”, sa {elder.short}. ”I min släkt har vi alltid dragit stockar. Min mor drog ek. Min bror klarade bara kvistar.”

”Men vad gjorde ni med allt?”

”Byggde, förstås. Man ligger väl inte och sågar i onödan.” Ögat föll ihop igen. ”Säg bara till. Hur långt, och hur
många.”

# order
{Child} tänkte en stund. Sedan lutade {child.he} sig fram, så nära det gick.

”Åtta långa”, viskade {child}. ”Till en stuga.”

Krrrrr. Krrrrr. {Elder.short} levererade åtta långa, en i taget, nästan lika tjocka. [age>=8: ”Den här har en kvist”,
viskade {child}. {Elder.short} muttrade, och den rullade in under sängen igen och kom ut utan.]

[friend: ”Och en dörr”, viskade {friend}. ”Ska det vara stuga ska det vara dörr.” | ”Och en dörr”, viskade {child}.]
Men det kittlade i näsan av all bark, och mitt i beställningen kom en nysning. Fram under sängen rullade något
krokigt, med löv på.

”Vad är det?” sa [friend: {friend} | {child}].

[friend: ”Ett atjo”, sa {child}. | Det måste vara ett atjo.] Det blev handtaget.

## or
{Child} gick fram på tå och kupade händerna runt örat.

”Åtta”, viskade {child.he}. ”Så långa som min säng. Det ska bli en stuga.”

Det hördes hur {elder.short} räknade, inåt. Krrrrr. Åtta gånger, den ena efter den andra. [age>=8: ”Den
där är för kort”, viskade {child}. Den drogs in igen, och när den kom ut hade den fått en bit till.]

[friend: ”Glöm inte dörren”, viskade {friend}. | ”Och en dörr”, viskade {child}.] Där gick det fel. {Elder.short}
hickade. Dörren kom ut i två delar, och sedan kom det som hickningen hade gjort, och det var krokigt.

”Den tar vi till handtag”, sa [friend: {friend} | {child}].

# cabin
Stockarna lades runt {child's} säng, den ena på den andra. [school: I hörnen fick de korsas, som glasspinnarna
{at school}.] [sport: De tunga lyfte {child} med benen, som man lär sig i {sport}.] [music: {Child} nynnade {music},
för att hålla takten, och efter det blev alla bitar lika långa.]

[elder2: I soffan i vardagsrummet sov {elder2}. {Elder2.short} drog inga stockar, {elder2.he} sa bara puh. Varje puh
blev en liten plugg, och de kom studsande en efter en.]

[pet.dog: {Pet} sov också, på mattan i hallen, och drog det som var lagom för en hund: kvistar. Det blev ett staket.]
[pet.cat: {Pet} låg i fotändan och spann. Av det blev det sandpapper, av finaste sort, till tröskeln.] [pet.other:
{Pet} sov alldeles ljudlöst. Det blev fönster av det. Två.]

Så byggde de, så tyst det gick, och ingen vaknade. Brädorna blev golv, och de tunna blev nästan ett tak. [age>=9: Resten blev en hylla, och genast såg det ut som om
någon bodde där.] [athlete: Affischen av {athlete} fick sitta på den första vägg som blev klar.] [city: I
fönstergluggen syntes ett lagom stort stycke av {city}.]

# silence
Då fattades bara en enda sak, bjälken som ska bära taket.

”En riktigt lång”, viskade {child}. ”Den längsta du har.”

Det kom ingenting. {Child} väntade och viskade en gång till. Men {elder.short} sov alldeles tyst, på rygg, med händerna på täcket,
som någon som har gått hem för dagen.

[friend: ”Verket har stängt”, sa {friend}.]

Och taket lutade redan.

## or
Det sista som ska upp är den långa bjälken under taket. Utan den är det ingen stuga, bara en hög virke med planer.

”Den längsta”, viskade {child}.

Då slutade det. Inte ett krr till. {Child} lyste försiktigt. {Elder.short} sov så djupt att det inte hördes.

[friend: {Friend} höll upp taket med båda händerna. ”Jag kan stå så här till klockan fyra ungefär”, sa {friend}. |
Taket vilade på en bok så länge.]

# spruce
Hur får man någon att sova så att det hörs? Det visste {child}, fast från andra hållet. [age>=9: Man tar något som
inte är bråttom, och så tar man det en gång till.] {Child} satte sig på kanten av den låga sängen och berättade en
saga.

Den handlade om en väg genom en skog. Det var en lång väg, och ingen hade bråttom på den. Vid första kröken stod en
gran. Vid andra kröken stod också en gran, lite större. Vid tredje kröken hände det nästan något, men det gick över,
och där stod en gran. [age>=7: Vid den fjärde kom en man med en kärra, men han skulle åt andra hållet.]

Vid sjunde granen började det.

Krrrrrrrrrr.

Ut kom bjälken. Den kom och den kom, genom rummet och ut i hallen, och när den äntligen tog slut låg andra änden i
köket.

## or
Hade sågen stannat fick någon dra i gång den. {Child} satte sig på kanten av den låga sängen och tänkte på hur det
brukar gå till när man själv ska sova. [age>=9: Det får inte hända för mycket, och det får gärna regna.]

Så {child.he} berättade om en farbror som skulle gå hem i regnet. Först gick han över en bro. Under bron rann det
vatten. Sedan kom en bro till, och under den rann det också vatten, kanske samma. Vid den tredje bron såg han nästan
en fisk, men det var ett löv. [age>=7: Vid den fjärde mötte han en annan farbror, och de lyfte på hattarna.]

Vid sjunde bron började det låta.

Krrrrrrrrrr.

Nu kom den, den längsta. Den tog hela golvet och svängde ut genom dörren, och långt borta i mörkret stötte den emot
spisen i köket. Där tog den slut.

# inside
Sedan låg taket där det skulle. Inne i stugan luktade det kåda, och väggarna var ljumma, som trä är när det nyss har
sovit.

[friend: ”God natt”, sa {friend} på andra sidan väggen. De hade fått varsitt rum.]

Utanför hade {elder.short} slutat såga och börjat hyvla. Det lät som vatten långt borta, fram och tillbaka, och tunna
spån ringlade ner och la sig mjukt över allting, lager på lager.

## or
Bjälken lades upp, och taket slutade luta. {Child} kröp in och stängde dörren med det krokiga handtaget. Det blev
mörkt så som det bara blir i timmer, brunt och varmt och tätt.

[friend: ”Är du hemma?” sa {friend} genom väggen.

”Ja”, sa {child}. ”Du?”

De hade fått varsitt rum.]

Där ute gick sågen allt långsammare, och till sist var det ingen såg utan en hyvel, och för varje andetag la sig en
tunn, lockig spån ovanpå de andra.

# toothpick
Och inne i stugan hördes till sist något annat, mycket litet. Krr. Från {child's} kudde rullade den allra första, ljus
och rak och ny, inte större än en tandpetare, och stannade mot väggen. I den släkten har man alltid dragit stockar.

## or
På morgonen var golvet sopat och fönstret öppet, och hela rummet luktade skog. {Elder} satt på kanten av den låga
sängen, drog en lång, lockig spån ur håret, såg på den mot ljuset och stoppade den i fickan.
