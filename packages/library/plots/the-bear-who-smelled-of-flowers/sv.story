title: Nallen som luktade blommor
title: Blomma med banan
title: Hur luktar {bear}?
title: Det fjärde fingret
title: {Bear} var ren
title: Att laga en nalle
guest bear: Gustavsson (han), Persson (han), Lundström (han)

# washed
{Bear} hängde i öronen på tvättlinan i badrummet.

Det var ingen fara med det. Han var en nalle, han hade åkt tvättmaskin, och nu satt han där med en klädnypa
i varje öra och var torr. [age>=5: Han såg ut som vanligt, det vill säga lite förvånad.]

Fram med nosen. Sniff, sniff, sniff.

”Det här är inte {bear}”, sa {child}. ”Det här är en blomma.”

[adult: ”Det är tvättmedlet”, sa {adult}.]

## or
I {child's} säng låg en nalle som {child} inte kände.

Han hade {bear's} ben. Han hade {bear's} mage. Han hade till och med {bear's} öron, med ett märke i varje efter
klädnyporna på linan. Men sniff, sniff, sniff: han luktade blommor.

”Vem är du?” sa {child}.

Han svarade inte. Det brukade {bear} inte göra heller.

[adult: ”Det är {bear}”, sa {adult}. ”Han är ren, det är allt.”| Det var {bear}. Han hade åkt tvättmaskin hela
eftermiddagen, runt, runt, med nosen mot rutan.]

## if short
{Bear} hängde på tvättlinan. Han var en nalle, han hade åkt tvättmaskin, och nu var han torr, med en klädnypa i varje öra.

Fram med nosen. Sniff, sniff, sniff.

”Det här är inte {bear}”, sa {child}. ”Det här är en blomma.”


# four-fingers
En blomma kan man inte sova med. Den måste lagas.

”Hur luktar han när han är hel?” [friend: frågade {friend}, som sov över. | sa {child} och satte sig på mattan.]

{Child.he} blundade och räknade på fingrarna. Banan. Soffa. Sand. Sedan kom det fjärde fingret, och det visste inte.

Det fjärde var det bästa. Det luktade mest. Men det hette ingenting.

## or
{Child.he} luktade en gång till.

”Han är trasig i lukten”, sa {child}. [friend: ”Vi måste laga honom.”

”Hur då?” sa {friend}, som sov över. | ”Han måste lagas.”]

Det skulle vara fyra saker i en nalle. {Child.he} mindes dem med näsan och höll upp ett finger för varje: banan, soffa,
sand.

Det fjärde fingret stod rakt upp och hade glömt vad det var för något. Det mindes bara att det var gott.

## if short
En blomma kan man inte sova med. Den måste lagas.

”Hur luktar han när han är hel?” [friend: frågade {friend}, som sov över. | sa {child} och satte sig på mattan.]

{Child.he} räknade på fingrarna. Banan. Soffa. Sand. Sedan kom det fjärde fingret, och det visste inte.

Det fjärde var det bästa. Men det hette ingenting.


# banana
I köket låg en banan. {child} åt upp nästan hela, och det sista fick {bear} på nosen och lite bakom öronen.
[age>=5: Det bruna är bäst, för det luktar högst.]

[elder: ”Det brukar vara lite av mig i honom också”, sa {elder} och bar honom under armen ett varv runt bordet.
[elder2: {Elder2} bar honom ett varv till.]]

Sniff, sniff, sniff.

”Blomma”, sa {child.he}. ”Med banan.”

## or
I köket fanns ingen banan, bara ett skal. Det fick {bear} ha som mössa, med flikarna ner över öronen. Han såg ut att
vara bjuden på något[age>=5:  fint, där man måste sitta still].

[elder: ”Får man gratulera?” sa {elder} och tog honom i famnen, så att det skulle bli lite {elder.short} i också.
[elder2: {Elder2} tog honom sedan.]]

När mössan hade suttit en stund lyfte {child.he} på den. Sniff, sniff, sniff.

”Blomma”, sa {child}. ”Med banan.”

## if short
I köket låg en banan. {child} åt upp den, och det sista fick {bear} på nosen.

[elder: ”Det brukar vara lite av mig i honom också”, sa {elder} och kramade honom. [elder2: Det gjorde {elder2} med.]]

Sniff, sniff, sniff.

”Blomma”, sa {child.he}. ”Med banan.”


# sofa
Sedan var det soffa. [age>=5: Det är undertill en soffa luktar soffa. Ovanpå luktar den bara folk.] Det var bara att ligga på
magen och dra {bear} fram och tillbaka där under, som en mopp. Ut kom han med grått skägg och en makaron.

”Makaron ska det inte vara”, sa {child.he} och tog bort den.

[athlete: På soffan låg tröjan med {athlete} på, som ingen hade hunnit tvätta. Den fick han låna en stund.] [pet.dog:
{Pet} kom och slickade honom på magen. Det var också rätt.] [pet.cat: {Pet} strök sig mot honom på båda sidor. Det var
också rätt.] [pet.other: Han fick sitta en stund hos {pet}. Det var också rätt.]

Sniff, sniff, sniff.

”Blomma”, sa {child.he}. ”Med soffa.”

## or
Under soffan måste man ligga ett tag för att det ska ta. {Child.he} stoppade in {bear} och räknade:

”Ett, två, fem, fjorton.”

Det var lagom. [age>=5: Tjugo hade varit för mycket.] Ut kom han, grå om magen, med en hårsnodd om foten som ingen
hade sett sedan i somras. [athlete: Tröjan med {athlete} på låg i tvättkorgen än. Den fick han gå i en stund.]
[pet.dog: {Pet} la sig på honom och suckade. Det hörde till.] [pet.cat: {Pet} låg på honom tills han var varm. Det
hörde till.] [pet.other: Sedan fick han hälsa på {pet}. Det hörde till.]

Sniff, sniff, sniff.

”Blomma”, sa {child}. ”Med soffa.”

## if short
Sedan fick {bear} åka fram och tillbaka under soffan, som en mopp. Ut kom han med grått skägg.

[athlete: Han fick låna tröjan med {athlete} på.] [pet.dog: {Pet} slickade honom på magen. Det var också rätt.] [pet.cat: {Pet} strök sig mot honom. Det var också rätt.] [pet.other: Han fick sitta en stund hos {pet}. Det var också rätt.]

Sniff, sniff, sniff.

”Blomma”, sa {child}. ”Med soffa.”


# sand
Sanden fanns i hallen. I {child's} ena sko låg ett hörn av sandlådan kvar. {Child.he} vände upp och ner på skon över
{bear}. Sss, sa det. Det mesta kom på golvet, men golvet luktade ingenting, så det behövde också. [age>=5: Resten
letade sig in i pälsen och stannade där.]

[school: I ryggsäcken från {school} fick han sitta med huvudet ute, precis som på vägen hem.] [city: I springan under
dörren drog det in lite {city}, och där fick han ligga.] [sport: I väskan som hade varit på {sport} fick han vara i
ett enda andetag. Det räckte.]

Sniff, sniff, sniff.

”Blomma”, sa {child.he}. ”Med sand.”

## or
I hallen hängde {child's} jacka, och i luvan fanns halva sandlådan. {Child.he} la {bear} i luvan som i en hängmatta och
gungade. Sss, sa det. När han kom upp knastrade han[age>=5:  om man kramade honom, precis som förr i tiden].

[school: Han fick hänga en stund på kroken under jackan, bredvid ryggsäcken från {school}, för den brukade han åka i.]
[city: Genom brevinkastet kom det luft från {city}. Den fick han på ryggen.] [sport: Han fick titta ner i väskan som
hade varit på {sport}. Han tittade inte länge.]

Sniff, sniff, sniff.

”Blomma”, sa {child}. ”Med sand.”

## if short
Sanden fanns i hallen, i {child's} ena sko. {Child.he} vände den upp och ner över {bear}. Sss, sa det.

[school: Han fick sitta i ryggsäcken från {school}.] [city: Under dörren drog det in lite {city}, och där fick han ligga.] [sport: I väskan från {sport} fick han ta ett enda andetag.]

Sniff, sniff, sniff.

”Blomma”, sa {child.he}. ”Med sand.”


# nearly
{Bear} satt på mattan igen, och han var inte särskilt ren. [age>=5: Han såg ut som någon som har haft en bra dag.]

[adult: ”Men han är ju nytvättad”, sa {adult} i dörren.

”Ja”, sa {child}. ”Det går snart bort.”]

{Child.he} höll upp fingrarna. Banan fanns. Soffa fanns. Sand fanns. [friend: {friend} fick också lukta, länge.

”Han luktar utflykt”, sa {friend}.

] Men blomman satt kvar längst in. Och det fjärde fingret visste fortfarande inte.

## or
Nu hade han allt som fingrarna visste. [adult: {Adult} kom förbi och stannade.

”Vad har hänt med {bear}?”

”Han blev tvättad”, sa {child}. ”Men vi har nästan fått bort det.”]

[friend: {friend} luktade på magen. ”Där är sanden.”

{child} luktade på öronen. ”Där är bananen.”

| {child} luktade på magen. Där var sanden. {Child.he} luktade på öronen. Där var bananen.] Soffan satt överallt. Men
mitt i alltihop stod blomman kvar, precis där det fjärde skulle ha varit. [age>=5: Den luktade inte illa. Den luktade
bara fel.]

## if short
{Bear} satt på mattan igen, och han var inte särskilt ren.

{child} höll upp fingrarna. Banan fanns. Soffa fanns. Sand fanns. Men blomman satt kvar längst in. Och det fjärde fingret visste fortfarande inte.


# pillow
Då la sig {child} på sängen med hela ansiktet i kudden. Så låg {child.he} en stund. [age>=5: Det gick att andas genom
ena hörnet.]

Sniff.

Sniff, sniff, sniff!

Här var det ju. Här i kudden luktade det {bear}. Men {bear} satt på mattan. I kudden fanns ingenting, bara en grop
efter ett huvud.

[friend: {friend} kom och luktade, först på gropen och sedan på {child}.

”Det är du”, sa {friend}. ”Det fjärde är du.”| {child} luktade på gropen, och sedan på sin egen arm. Det var samma.

”Det är jag”, sa {child}. ”Det fjärde är jag.”]

## or
{Child.he} kröp in under täcket för att tänka. Där inne var det mörkt och varmt, och någon hade varit där förut. [age>=5:
Sådant känner man på näsan.]

Sniff, sniff, sniff.

”{Bear}?” sa {child}.

Ingen svarade, men det brukade {bear} inte göra. {Child.he} stack ut huvudet. På mattan satt {bear}, och han luktade inte
alls så gott. Det var täcket som luktade. Och vem var det som hade legat i det, varenda natt?

[friend: ”Du”, sa {friend}. | ”Jag”, sa {child} förvånat.]

Det fjärde fingret böjde sig och pekade, rakt på {child}.

## if short
Då la sig {child} på sängen med hela ansiktet i kudden.

Sniff, sniff, sniff!

Här var det ju. Här i kudden luktade det {bear}. Men {bear} satt på mattan. I kudden fanns bara en grop efter ett huvud.

[friend: {friend} kom och luktade, först på gropen och sedan på {child}.

”Det är du”, sa {friend}. ”Det fjärde är du.”| {child} luktade på gropen, och sedan på sin egen arm. Det var samma.

”Det är jag”, sa {child}. ”Det fjärde är jag.”]


# how-it-goes-on
[friend: ”Gnugga då”, sa {friend}.| Kanske kunde man gnugga?]

{Child.he} gnuggade {bear} mot halsen. Det hjälpte inte mycket.

”Banan går på med fingret”, sa {child}. ”Men jag går bara på när jag sover.”

## or
Men hur får man {child} på en nalle? [friend: {friend} höll i honom, och {child.he} blåste. | {child} blåste på honom,
länge.] Det flög lite damm.

”Det tar en hel natt”, sa {child} till slut. ”Jag lossnar bara när jag sover.”

## if short
Då gnuggade {child} nallen mot halsen. Det hjälpte inte mycket.

”Banan går på med fingret”, sa {child}. ”Men jag går bara på när jag sover.”


# overnight
Så {bear} fick ligga längst in, mellan armen och hakan, där det är mest {child}. [friend: På madrassen bredvid höll
{friend} redan på att sova, för att hjälpa till.] [music: {Child.he} nynnade {music} i hans ena öra. Det luktar inte, men
han var van vid det.] Lampan var släckt, och täcket var tungt och mjukt. Blomman gav sig av, ett andetag i taget, och
det fjärde kom i stället, först på det ena örat, sedan på det andra, och sist på magen, för den är störst.

## or
{child} la sig på sidan med {bear} under hakan. [music: {child} nynnade {music}, lågt, så som {bear} brukade få det.]

[friend: ”Känns det något?” viskade {friend} från madrassen.

”Inte än”, viskade {child}. ”Det ska vara mörkt.”]

Så släcktes lampan, och det var mörkt, och varmt, och stilla, och den som hade lagt sitt öra intill hade kunnat höra
hur det gick till: in genom näsan med lite blomma, ut genom munnen med lite {child}, in och ut, hela natten.

## if short
Så {bear} fick ligga längst in, mellan armen och hakan, där det är mest {child}. [music: {Child.he} nynnade {music} i hans ena öra.] Lampan var släckt, och täcket var tungt och mjukt. Blomman gav sig av, ett andetag i taget, och det fjärde kom i stället, först på det ena örat, sedan på det andra, och sist på magen, för den är störst.


# mended
Fram på morgonen var han färdig. Han var varm och en aning platt, och han luktade {bear} från öronen till tårna. Och
{child}, som hade fått blomman i utbyte, luktade lite av den om kinden.

## or
Tre av fingrarna sov hopkrupna i handen. Men det fjärde låg på {bear's} öra, och nu visste det. Och på tvättlinan satt
två klädnypor kvar, tätt intill varandra, och sov med munnen stängd.
