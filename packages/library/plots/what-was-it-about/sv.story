title: Vad var det om?
title: Kudden som hade en svår dag
title: [!theme.sleepover: Arg sedan i morse]
title: [theme.angry: De arga tandborstarna]
title: [!theme.angry: Två vänner och ett borttappat bråk]
title: [theme.sleepover: Vem som får säga god natt sist]

# cushion
{Child} och {friend} satt i soffan och var osams. De satt rygg mot rygg, så att det skulle synas, och mellan dem stod
en kudde.

”Säg till {friend}”, sa {child} till kudden, ”att jag fortfarande är arg.”

”Säg till {child}”, sa {friend}, ”att det är jag med.”

Kudden sa ingenting. Den hade hållit på så här sedan frukost, och nu var det kväll, och {friend} skulle sova över en
natt till.

## or
Kudden i soffan hade en svår dag. På ena sidan satt {child}, och var arg. På andra sidan satt {friend}, som hade sovit
över och skulle göra det igen, och var arg. De satt rygg mot rygg, och allt som de hade att säga varandra måste gå
genom kudden.

”Säg till {friend} att det är kväll”, sa {child}.

”Säg till {child} att det ser jag väl”, sa {friend}.

Så hade det låtit sedan frukost.

# forgot
[pet.dog: {Pet} gick emellan och viftade åt båda hållen, och fick klappar från båda hållen, men ingen mer fick
det.][pet.cat: {Pet} låg på ryggstödet och var ovän med dem båda två, men det var {pet} varje kväll vid den
tiden.][pet.other: {Pet} hade ingen del i det.]

”Fråga {friend}”, sa {child} efter en stund, ”vad det är vi är osams om.”

Det blev tyst på andra sidan.

”Säg till {child}”, sa {friend}, ”att jag trodde att det var {child} som höll reda på det.”

Då vände de sig om. Båda hade glömt det redan vid lunch, visade det sig, och sedan dess hade de varit arga av
artighet.

Men det här gick ju inte. Man kan inte vara arg för ingenting. Och man kan inte sluta, om man inte vet vad det är man
ska sluta med.

”Vi får leta”, sa {friend}. ”Men osams.”

Så letade de, tre steg från varandra och utan att le.

# slips
De skrev vad de trodde att det var, i hemlighet, på varsin lapp[school: , som man gör {at school}]. Ett, två, tre, så
vände de på lapparna.

Båda var tomma. [age>=7: Det var i alla fall något de var överens om[athlete: , det och {athlete}].|[athlete:
{athlete} kunde det inte vara heller, för där höll de alltid med varandra.]]

# hall
I hallen stod stövlarna, en av {child's} och en av {friend's} i varje par. Kanske var det dem det gällde. De drog på
sig dem och gick ett varv, klaff och ploff, klaff och ploff.

Nej. De hade bytt med flit. Båda fick titta länge i taket, för man fick ju inte le.

## or
I hallen stod ett torn av böcker, nästan upp till dörrhandtaget. Varannan bok hade {child} lagt dit och varannan
{friend}. Kanske gällde det tornet. De gick runt det, åt var sitt håll, och möttes på baksidan.

Det lutade. Men det lutade precis lika mycket åt bådas håll. ”Det är bra”, sa {child} till tornet. ”Det är det”, sa
{friend} till tornet.

# clementine
På bordet låg en mandarin. Kanske gällde det den. De skalade den och delade, argt, klyfta för klyfta, tills det bara
fanns en kvar.

”Ta den, du”, sa {child} surt.

”Aldrig”, sa {friend}. ”Ta den själv.”

Inte mandarinen.

## or
På golvet låg pusslet som de hade börjat på i går. Det fattades en enda bit, och det är ofta sådant som folk blir
osams om.

Men biten låg under soffan, och båda sträckte sig efter den på en gång, och båda drog åt sig handen.

”Lägg dit den, du”, sa {child} surt.

”Lägg dit den själv”, sa {friend}.

Inte pusslet.

# sport
[sport: Kunde det vara {sport}? De provade det på mattan i fem minuter, så argt de kunde. Det gick alldeles för bra.]
[music: Kunde det vara {music}? De nynnade det, ilsket, åt var sitt håll, och råkade göra det i stämmor.]

# kitchen
I köket satte de sig som vid frukosten, {child} med den blå skålen och {friend} med den gula.

”Ville du ha den blå?” sa {child}.

”Nej. Ville du ha den gula?”

”Nej.”

Det var inte skålarna. Men tvärs över bordet låg en rad smörknivar, spets mot skaft, som en gräns. [elder: ”Den la ni
ut innan ni ens hade satt er”, sa {elder}.]

[elder2: ”Vi andra fick äta i utlandet”, sa {elder2}.]

”Då var vi osams redan när vi kom hit”, sa {friend}.

## or
I köket låg gränsen kvar från frukosten, en rad smörknivar, tvärs över bordet. På {child's} sida stod syltburken. På
{friend's} sida stod skeden.

Var det sylten? De öppnade gränsen och åt var sin sked, för att se efter. Det var god sylt. Ingen hade något emot den.

[elder: ”Ni började bygga innan ni hade sagt god morgon”, sa {elder}.]

[elder2: ”Jag fick smuggla in mjölken”, sa {elder2}.]

”Alltså var vi osams redan när vi kom”, sa {friend}.

# toothbrushes
De gick bakåt genom dagen, till badrummet. Där stod tandborstarna i samma mugg, med ryggen mot varandra.

”De också”, sa {child}. ”Och det var före frukost.”

”Före tandborstarna sov vi”, sa {friend}.

De tänkte så att det värkte.

”Kan man bråka när man sover?” frågade {child}. [city: Inte ens {in city} hade någon hört talas om det.] [age>=8: Det
är svårt att bevisa att man inte gör det.]

[adult: Då kom {adult} och sa att man får vara osams i morgon också, men att det var läggdags nu.|Då var det läggdags,
osams eller inte.]

# good-night
{Child} la sig i sängen och {friend} på madrassen. De låg rygg mot rygg, så gott det gick. Lampan släcktes.

”God natt”, sa {child}, av gammal vana.

”God natt”, sa {friend}.

”God natt”, sa {child}.

”God natt”, sa {friend}.

Det blev tyst. Sedan satte de sig upp, båda två, rakt upp i mörkret.

”Det var det”, sa de båda två.

I går kväll hade de sagt god natt tills de somnade, och ingen visste vem som hade fått säga det sist.

”Det var jag”, sa {child}.

”Det var jag”, sa {friend}.

Där var det, alldeles helt. De log så att det hördes.

## or
Tandborstarna fick jobba i tysthet. Sedan låg {child} i sängen och {friend} på madrassen, med ryggarna åt rätt håll,
och lampan släcktes.

”God natt”, sa {friend}. Det slank ur.

”God natt”, sa {child}, för något måste man ju svara.

”God natt”, sa {friend}, för att det inte skulle sluta där.

”God natt”, sa {child}, för att det skulle göra det.

Då blev det mycket tyst. Sedan satte de sig upp, båda två.

”Nu vet jag”, sa {child}.

”Jag med”, sa {friend}. ”Vem av oss var sist i går?”

”Jag”, sa {child}.

”Nej, jag”, sa {friend}.

Det var det. De hade hållit på tills de somnade, och ingen visste vem som hade fått säga det sist. Äntligen hade de
hittat det, och det var precis som nytt.

# friend-decides
{Friend} la sig igen och tänkte. Det hördes, för madrassen knarrade.

”Vi delar på det”, sa {friend} till sist. ”Du tar god. Jag tar natt.”

”Då blir du sist.”

”I natt. I morgon byter vi.”

{Child} räknade efter. Det gick jämnt ut.

Det var mörkblått i rummet. Kudden hade äntligen ledigt och låg på golvet mellan dem. [pet.dog / pet.cat: {Pet} låg på
den. ]I badrummet hade tandborstarna sjunkit ihop i muggen, axel mot axel, och täckena var varma, och det hann gå en
lång stund.

”God”, sa {child}.

Det var tyst så länge att det nästan inte blev något mer.

”Natt”, sa {friend}, fast det var mest som att andas ut.

## or
{Friend} la sig ner igen.

”Du får det”, sa {friend}. ”Du får sista god natt.”

”Och du, då?”

”Jag tar första god morgon.”

Det var så rättvist att {child} måste tänka på det en stund.

”God natt”, sa {friend}.

”God natt”, sa {child}, sist.

Sedan sa ingen något mer. Kudden fick ligga vid fötterna och vila. [pet.dog / pet.cat: {Pet} la sig intill och andades
långsamt. ]I badrummet lutade sig tandborstarna mot varandra i muggen. Och på madrassen låg {friend} och hade god
morgon alldeles färdigt i munnen, för att vara först, och somnade med det.
