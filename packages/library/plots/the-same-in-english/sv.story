title: Likadant på svenska
title: En billig tekanna
guest pet: Vantis (hon), Missan (hon)
guest elder: moster Lotta (hon), moster Siv (hon)

% @g stickar: mormor eller farfar, annars {adult}, annars {elder} som moster. Katten kan vara en hund, som suckar där en katt spinner; är ingen vald är det sagans egen katt.

# since-tuesday
Sedan i tisdags kunde {child} prata med djur. {Child.He} hade bara vaknat och kunnat det.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade också velat, men hade vaknat precis som vanligt.]

{@stay} Den kliade så[school: , allra mest {at school},] att {child} ville gnida sig mot ett träd.[elder2:  {Elder2} hade också fått en och kliade sig när ingen såg på.] Men när {@g} frågade sa {child}: ”Jag älskar den.”[sport:  {Child.He} hade den till och med på {sport}.] {Child.He} stod inte ut med att folk blev långa i ansiktet.

# eaten-by-a-horse
”Om du kan prata med djur”, sa {@g}, ”så kan du väl fråga {pet} om {pet.he} tycker om sin nya.”

{@Cat} stod på köksgolvet i en tröja med ärmar. {Pet.He} stod mycket stilla.

”{@G} undrar om du tycker om den”, sa {child} på [pet.dog: hundiska|kattiska].

”Hälsa {@him}”, sa {pet}, ”att jag hellre blir uppäten av en häst.”

{@G} lutade sig fram och strålade. ”Vad sa {pet.he}?”

”{Pet.He} säger … att den är väldigt varm”, sa {child}.

”Jag visste det!” sa {@g} och hämtade mer garn.

# a-cheap-one
Till middagen hade {@he} gjort en mössa med hål för öronen.

”Och vad säger {pet.he} nu?”

”Jag ser ut som en tekanna”, sa {pet}. ”En billig. Säg precis så.”

”{Pet.He} säger att {pet.he} aldrig har sett något liknande”, sa {child}.

”Åh, lilla {pet}”, sa {@g} och började på ett par byxor.

{Pet} tittade på {child}. ”Jag sa tekanna”, sa {pet.he}. ”Varför ler den där människan?”

”Det låter annorlunda på svenska”, sa {child} och kliade sig på halsen.

# all-four
På torsdagen kom byxorna, och på fredagen kom sockorna, alla fyra.[friend:  {Friend} fick se dem och måste gå hem och skratta.] {@G} stickade hela dagarna[music:  och nynnade på {music}], med knäet fullt av rosa garn. {child} fortsatte att säga snälla saker, och för varje gång fick {child.he} ondare i magen.

# gone
På lördagsmorgonen fanns {pet} inte där.

{@G} skramlade med matskålen vid köksdörren, men ingen kom. Då satte {@he} sig på det nedersta trappsteget med en liten rosa socka i handen.

”{Pet} är borta”, sa {@g}. ”[city: Ute någonstans {in city}. ]Och {pet.he} som var så glad.”

# in-gull
{child} mådde illa. {Child.He} sprang ut i trädgården[athlete: , lika fort som {athlete}]. På staketet satt en mås.

”Har du sett en [pet.dog: hund|katt]?” frågade {child} på måsiska.

”Pommes?” sa måsen.

”Jag har inga pommes.”

”Jag har sett en tekanna”, sa måsen. ”I byxor. [pet.dog: Bakom skjulet där.|Uppe på skjulet där.]”

# more-trousers
Och där satt {pet}, [pet.dog: bakom skjulet|på taket till det låga skjulet], med ryggen mot huset.

”Jag flyttar {@where}”, sa {pet.he}. ”De har inget garn. Jag skulle ha gett mig av i gryningen, men det går inte att hoppa i de här. Jag har sagt till den där människan varje dag, på ren [pet.dog: hundiska|kattiska]. Och {@he} bara ler, och så får jag mer byxor. {@He} bryr sig inte om vad jag säger.”

”{@He} vet inte vad du säger!” sa {child}, och sedan kom alltihop. ”Jag ändrade det. Jag gjorde det snällt. Jag var rädd att {@he} skulle bli ledsen.”

{Pet} vände sig om och stirrade på {child} under mössans kant.

# this-one-itches
{@G} hade kommit ut på gräset i tofflorna. ”Är det {pet}?” sa {@he}. ”Vad säger {pet.he}, {child}?”

{child's} hjärta dunkade. {Child.He} tog tag i tröjan som kliade och drog den över huvudet, ända av, och stod där i linnet.

”{Pet.He} säger att {pet.he} hatar den, {@g}”, sa {child}. ”Och allt det andra. Och den här kliar. Jag älskar inte den. Jag älskar dig. Jag borde ha sagt det.”

# all-the-way-down
{@G} blev lång i ansiktet. {child} såg det hända, hela vägen ner, och det var precis så hemskt som {child.he} hade trott. Men {child.he} stod kvar. Och {@g} tittade ordentligt på {pet}, från mössan till sockorna.

”{Pet.He} ser faktiskt lite ut som en tekanna”, sa {@g}.

”Tack”, sa {pet}.

# a-lap
”Men tycker {pet.he} inte om mig längre?” frågade {@g} med mycket liten röst.

{child} frågade. {Pet} tittade ner på sina rosa fötter.

”Förr fanns det ett knä”, sa {pet.he}. ”På kvällarna. Nu är det alltid garn i det.”

{child} vände sig om till {@g}, och den här gången ändrade {child.he} inte ett ord.

”Åh, {pet}”, sa {@g}. {@He} släppte sockan och sträckte ut armarna, och [pet.dog: {pet} gick rakt in i dem|{child} lyfte ner {pet} i dem].

# the-bonnet-blew-away
Det tog evigheter att få av byxorna.[elder2:  {Elder2} tog också av sig en tröja och kliade sig så att alla såg det.] Mössan blåste i väg, och när de sist såg måsen hade den på sig den.

# the-same
Den kvällen låg garnet i sin korg, med locket på. {child} satt i sin mjukaste pyjamas, lutad mot {@g}, och {pet} [pet.dog: flyttade hakan hit och dit i {@gs} knä|gick runt, runt i {@gs} knä] tills det blev rätt.

Efter en stund hördes ett ljud.

”Vad säger {pet.he}?” frågade {@g}.

{child} lyssnade.

”{Pet.He} [pet.dog: suckar|spinner] bara”, sa {child.he}. ”Det låter likadant på svenska.”

# @stay
{child} bodde hos {elder} den veckan och hade på sig tröjan som {elder.short} hade stickat.
## if pet
{child} hade på sig en tröja som {@g1} hade stickat.
## if adult & !elder
{child} hade på sig en tröja som {@g1} hade stickat.

# @cat
{pet}, en katt som hade flyttat in hos {elder.short} förra året,
## if adult & !elder & !pet
{pet}, grannens katt, som mest bodde hos dem,
## if pet.cat
[!pet.known: katten ]{pet}
## if pet.dog
[!pet.known: hunden ]{pet}

# @where
in hos grannen
## if adult & !elder & !pet
hem igen

# @g1
{elder}
## if adult & !elder
{adult}

# @g
{elder.short}
## if adult & !elder
{adult}

# @gs
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @him
{elder.him}
## if adult & !elder
{adult.him}
