title: Fallet löst
title: Kom och lukta på mig
title: Tröjan på tvättlinan
guest friend: Juni (hon), Arvid (han)
guest pet: Fia (hon), Rappe (han)
guest elder: Inga (hon), Göte (han)

% {@d} är den som önskningen säger är borta (annars pappa; mamma där den som läser är en han), och är varken han eller hon. Ingen säger var eller hur länge.
% Djuret är familjens, annars den äldres hund. En katt i hundens ställe: @who, @kind, @thump, @stairs, @puffed, @leaned, @sigh, @found.

# lemons
{@Elder} hade tvättat tröjan.

{child} hittade den på tvättlinan, upp och ner. {Child.He} drog den till ansiktet och andades in. Den luktade citrontvål.

”Nej!” skrek {child.he}. ”Nej, nej!”

Det var {@d}s tröja. {child} hade den i sängen, för {@d} var inte här, men det var tröjan. När {child.he} längtade efter {@d} stack {child.he} ner näsan i halsen på den och andades, och då var {@d} där. Nu var det bara citron.

# washed-out
{Elder} kom ut med näven full av klädnypor.

”Det var ägg på den”, sa {elder.he}. ”Och sylt. Och en hel del {@kind}.” Då såg {elder.he} {child's} ansikte. {Elder.He} la ifrån sig klädnyporna. ”Åh, {child}. Nu har jag tvättat ur all {@d}.”

{child} kunde inte svara. {Child.He} satte sig under tvättlinan, och {@who} kom och la sig över {child.his} fötter.

# a-case
{Friend}[!friend.known: , {child's} bästa vän,] kom genom häcken, som {friend.he} gjorde varje dag. ”Vad är det?”

”Jag längtar efter {@d}”, sa {child}. ”Och tröjan luktar inte {@d} längre. Jag vill ha något som gör det.”

{Friend} var detektiv den sommaren[city: , den enda {in city}], men {friend.he} hade inget fall. ”Vi tar en spår{@kind}”, sa {friend.he}. ”Det ligger en på dina fötter.”

{@Thump}

# the-coats
{child} la armarna om halsen på {pet} och sa det rakt in i ett mjukt öra. ”{@D}, {pet}. Sök efter {@d}s lukt.”

Upp med nosen, ner med nosen, och så bar det av in genom köksdörren[athlete: , lika fort som {athlete}].

{Pet} stannade vid rockarna i hallen.

”Den här!” sa {friend} och höll fram en av dem.

{child} satte näsan i den och drog in luft. ”Det är {elder.short's}. Den luktar polkagris.”

# a-slipper
{Pet} var redan på väg uppför trappan. {@Stairs} {Pet.He} kröp in under den stora sängen. Ut kom {pet.he} baklänges, med damm på nosen och en toffel i munnen.

{child} luktade på den. Kanske en liten gnutta, längst ut i tån. Men mest luktade den {pet}, för det var {pet.he} som hade gömt den där.

”Du längtar också”, sa {child} till {pet.him}. {Child.He} fick hålla i toffeln en stund. Sedan la {pet} tillbaka den.

# finished
{Pet} nosade på stolen[elder2: , där {elder2} satt]. {Pet.He} nosade på mattan[parent.home / adult & !parent: , där {adult's} stövlar stod]. Och så gick {pet.he} rakt fram till {child}, tryckte sin kalla nos mot {child.his} hals och {@puffed}.

”Inte på mig”, sa {child}. ”Kom igen, {pet}. Sök.”

{Pet} {@leaned}, tills {child} satte sig, duns. {Pet.He} nosade bakom ena örat, och bakom det andra. Sedan la {pet.he} sig ovanpå {child} och {@sigh}, stort och länge.

”{Pet.He} har gett upp”, sa {friend}. ”{Pet.He} är ingen riktig spår{@kind}.”

{Pet} såg på {friend} som om någon var lite trög. {Pet.He} slickade {child} på örat, på hela örat, och la ner huvudet igen.

{Friend} rynkade pannan. ”Vad gör {pet.he} när {pet.he} har {@found}?”

”Lägger sig på den”, sa {child}.

”Då hade jag fel”, sa {friend}. ”{Pet.He} har inte gett upp. {Pet.He} är framme.”

# come-and-smell
”{Elder.short}!” skrek {child}. ”Kom och lukta på mig!”

{Elder} kom uppför trappan med uppkavlade ärmar. {Elder.He} frågade inte varför. {Elder.He} gick ner på knä, vilket tog sin lilla tid, och stack näsan bakom {child's} öra, precis där håret började, och andades in. Där blev {elder.he} kvar.

”Nå?” sa {child}.

”Rostat bröd”, sa {elder}. ”Och {@kind}.” {Elder.He} andades in en gång till. ”Och under det, där är {@d}. Helt säkert. Precis där luktar du {@d}.”

# case-closed
{child} kände efter med handen. Det var varmt, och lite blött, men det var {pet's} fel. ”Går det bort i tvätten?”

”Jag har gnuggat dig med tvättlapp i åratal”, sa {elder}. ”Och det sitter där det sitter.”

{Friend} skrev FALLET LÖST på handen[school: , så att det skulle synas {at school}], och gick hem genom häcken och åt middag[sport:  innan det var dags att {play sport}].

# arms-up
På kvällen längtade {child} efter {@d} ändå. Det kom när [parent.home / adult & !parent: {adult} släckte lampan | lampan släcktes], som det alltid gjorde. {Pet} klev upp i sängen och la nosen bakom {child's} öra.

Då gick dörren upp på glänt, och {elder} kom in med tröjan[music:  och nynnade på {music}]. Den var torr. {Elder.He} hade värmt den vid spisen.

”Upp med armarna”, sa {elder.he}.

{Elder.He} drog den över pyjamasen. Ärmarna räckte långt nedanför händerna, och {elder.he} vek upp dem, ett varv, två varv, tre varv. {child} drog ner hakan i halsen på tröjan. Den luktade citron. Men nu var det {child} som låg i den, och i morgon bitti skulle det inte bara vara citron.

”{Elder.short}”, sa {child.he}. ”Tvätta den inte.”

”Det skulle jag aldrig våga”, sa {elder}.

# @d
pappa
## if adult.he & !parent
mamma
## if parent
{parent}

# @elder
{elder} på nedervåningen
## if elder
{elder}

# @who
{pet}, {elder's} hund,
## if pet.dog
{pet}, {child's} hund,
## if pet.dog & breed
{the breed} {pet}
## if pet.cat
{pet}, {child's} katt,
## if pet.cat & breed
{the breed} {pet}

# @kind
hund
## if pet.cat
katt

# @thump
{Pet} dunkade svansen i gräset.
## if pet.cat
{Pet} vickade på ena örat.

# @stairs
Klorna klickade, tick, tick, tick.
## if pet.cat
Tassarna smög, tass, tass, tass.

# @puffed
pustade
## if pet.cat
spann

# @leaned
lutade sig och lutade sig
## if pet.cat
strök sig och strök sig

# @sigh
suckade
## if pet.cat
gäspade

# @found
hittat sin boll
## if pet.cat
fångat sin leksaksmus
