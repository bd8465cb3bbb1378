title: Kom thå!
title: Bara luft
guest pet: Sigge (han), Majsan (hon)
guest elder: Bertil (han), Evert (han)
guest minder: Malena (hon), Josefin (hon)

% Läspa så mycket du kan efter pling. Morfars lösa tand är bara den påhittades; familjens egen äldre klistrar en bit pannkaka över sin.
% @a: den som är hemma: {adult}, annars {minder}. Katten är grannens där familjen varken har katt eller hund.

# like-a-little-bed
{child} hade en lös tand. Den satt mitt fram, och den var så lös att {child.he} kunde lägga den ner med tungan, som en liten säng.

”Snart ramlar den ut!” sa {@comes}.

”Nej”, sa {child}. ”Det gör den inte.”

För en stor pojke [school: {at school}|på gården] hade sagt hur det var. Om man tappar en framtand kan man inte säga s. Det kommer bara luft.

# nothing-but-air
Och {child} behövde sitt s. Hur ska man annars be om sylt? Men det var inte det värsta. Det värsta var {pet}.

{@Who} När någon annan ropade på {pet} låg {pet.he} kvar. Men när {child} ropade ”kom så”, då kom {pet.he}, var [city: i {city} ]{pet.he} än var, {@tail}. Det var det bästa {child} visste. Och tänk om {child} stod där och bara sa luft? Vem skulle komma då?

# it-stays
Därför hade {child} bestämt sig. Tanden skulle sitta kvar.

{Child.He} slutade att tugga. {Child.He} åt yoghurt till frukost och soppa till middag. {Child.He} slutade att hoppa[sport:  och {play sport}][friend: , fast {friend}[!friend.known: , {child.his} bästa vän,] stod på gården med ett nytt hopprep]. {Child.He} slutade till och med att skratta, och det var svårt, för på kvällen kom {@elder}.

{Elder.short} var rolig redan när {elder.he} tog av sig skorna.

”God afton”, sa {elder.short}. ”Jag hör att det finns en lös tand i huset.”

”Mm”, sa {child} med stängd mun.

{@Mine}

{child} bet ihop om skrattet. Försiktigt.

# moustaches
{@A} hade gjort pannkakor[elder2: , och {elder2} hade skickat med sylten]. {Elder.short} rullade ihop en pannkaka, stoppade den under näsan och hade mustasch. {child} tittade ner i bordet. {Elder.short} rullade en till och hade två mustascher. {child} tittade upp i taket[music:  och tänkte på {music}]. Då nös {elder.short}, så att båda mustascherna flög över bordet[athlete: , som om {athlete} hade skjutit dem,] och landade i sylten.

Då gick det inte längre. {child} skrattade så att hela {child.he} hoppade.

Pling, sa det i tallriken.

# in-the-jam
Alla tittade. Mitt i sylten låg en liten, liten tand.

”Hurra!” sa {@a}.

Men {child} satte handen för munnen. {child.His} ögon blev alldeles blanka.

”Nu kommer {pet} aldrig mer”, sa {child} bakom handen. ”Nu kan jag inte ropa thom man thka.”

Och så berättade {child.he} alltihop, om s:et och luften och {pet}. {@A} kramade {child.him}. Men {elder.short} la ifrån sig gaffeln och såg allvarlig ut.

”Det här måste vi undersöka”, sa {elder.he}. ”Var är {@animal}?”

# a-long-s
{@Lay}

”Jag börjar”, sa {elder.short}. {Elder.He} ställde sig i köksdörren och ropade, med ett långt och fint s: ”Kom sssså, {pet}! Kom sssså!”

{@Up} rörde sig ett öra. Det vred sig mot köket, och så vred det sig tillbaka.

”Bra uttal”, sa {elder.short}. ”Ingen {@cat}. Nu {@you}.”

”Kom så, {pet}! Kom så!” ropade {@a}, och {@his} s var blankt som en ny krona.

Det andra örat rörde sig. Sedan gäspade någon i en {@cap}.

”Fortfarande ingen {@cat}”, sa {elder.short}. ”Nu du.”

# two-of-us
”Jag kan inte”, sa {child}.

”Det är bara en undersökning”, sa {elder.short}. ”Jag kan göra dig sällskap.” {@Gap}

”Thådär”, sa {elder.short}. ”Nu är vi två.”

{child} var tvungen att le. Det kändes kallt i gluggen. {Child.He} drog in luft, och {child.he} blundade, och {child.he} sa, inte alls högt:

”Kom thå, {pet}.”

# thump
Duns.

Tripp, tripp, tripp, tripp.

Något mjukt strök sig mot {child's} ben. När {child} öppnade ögonen stod {pet} där, {@mark}.

”{@Sound}” sa {pet}. Det betydde: Du ropade?

{@Hug}

”Då var det bevithat”, sa {elder.short}. ”Det är inte s:et {pet.he} kommer till. Det är du.”

# two-glasses
På kvällen la {child} sin tand i ett glas med vatten på nattduksbordet.[friend:  ”I morgon thka {friend} få the gluggen”, sa {child.he}.][elder2:  {Elder2} hade redan fått höra i telefon hur det lät.] {Elder.short}, som skulle sova över, ställde {@glass}.

”Man kan ju alltid hoppath”, sa {elder.he}.

# half-a-pancake
På morgonen låg det en guldpeng i {child's} glas. Och i {elder.short's} glas, {@under}, låg en halv pannkaka, ihoprullad som en mustasch.

”Thnålt”, sa {elder.short}.

Och {child} skrattade, med hela gluggen, så att {pet} fick hålla i sig.

# @comes
{minder}, som passade {child.him}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @you
{minder}
## if adult
{adult}

# @his
{minder.his}
## if adult
{adult.his}

# @as
{minder's}
## if adult
{adult's}

# @elder
gammelmorbror {elder}
## if elder
{elder}

# @who
{Pet} var grannens katt, en siames med svart nos och långa ben, men {pet.he} bodde mest hos {child}.
## if pet.cat
{Pet} var {child's} katt, {a breed} som gjorde som {pet.he} ville.
## if breed.Siamese
{Pet} var {child's} katt, en siames med svart nos och långa ben.
## if pet.dog
{Pet} var {child's} hund, {a breed} som gjorde som {pet.he} ville.

# @tail
med svansen rakt upp
## if pet.dog
med hela bakdelen i gungning

# @mine
”Jag har också en”, sa {elder.short}. ”Men min är så lös att den går att ta ut och diska.”
## if elder
”Jag hade också en, en gång”, sa {elder.short}. ”Den blev så lös att den följde med en köttbulle ner.”

# @animal
katten
## if pet.dog
hunden

# @cat
katt
## if pet.dog
hund

# @lay
Katten låg på hatthyllan i hallen, i {@as} mössa.
## if pet.dog
Hunden låg i hallen bland skorna, med nosen i {@as} stövel.

# @up
Högst upp på hatthyllan
## if pet.dog
Ute bland skorna

# @cap
mössa
## if pet.dog
stövel

# @gap
Och så vände {elder.he} sig om, pillade sig i munnen och stoppade något i bröstfickan. När {elder.he} vände sig tillbaka hade {elder.he} precis en sådan glugg som {child}.
## if elder
Och så vände {elder.he} sig om, rev av en bit mörk pannkakskant och pillade sig i munnen. När {elder.he} vände sig tillbaka satt kanten över en framtand, och det såg ut precis som en sådan glugg som {child} hade.

# @mark
med svansen rakt upp som ett utropstecken
## if pet.dog
med hela bakdelen i gungning, som om det vore dans

# @sound
Mjaaao?
## if pet.dog
Voff?

# @hug
{child} lyfte upp {pet.him} och borrade in näsan i pälsen.
## if breed.Sphynx
{child} lyfte upp {pet.him} och borrade in näsan i den varma nacken.
## if pet.dog
{child} la armarna om {pet.him} och borrade in näsan i pälsen.

# @glass
sitt glas bredvid
## if elder
ett glas bredvid, med sin lilla pannkakskant i

# @under
under den stora tanden
## if elder
där den lilla kanten hade legat
