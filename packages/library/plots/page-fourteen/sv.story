title: Sidan fjorton
title: Bruksanvisning
guest pet: Ludde (han), Tindra (hon)
guest nanny: Ingegerd (hon), Solveig (hon)

% Syskonet är hon; där önskningen säger bror är det han. Hunden är familjens, eller en som bor hos dem; en katt kan lägga sig mitt emellan lika bra. {nanny} är med där ingen vuxen är vald.

# everybody-asked
Alla [city: {in city} ]frågade samma sak.

”Är du inte jätteglad?” frågade grannen i hissen. ”Är du inte jätteglad?” frågade läraren[school:  {at school}] och tränaren[sport:  i {sport}] och [elder: {elder}[elder2:  och {elder2}] i telefon|tanten i kiosken][friend:  och till och med {friend}].

”Jo”, sa {child}.

# like-a-thumb
{Child.He} hade övat i flera månader på hur det skulle kännas. {Child.He} skulle titta ner i vagnen, och så skulle det hända någonting i bröstet, ungefär som när man får en present och ett mål samtidigt. Men nu hade {@sib} varit hemma i nio dagar, och {child.he} hade tittat ner i vagnen minst hundra gånger. Det hade inte hänt någonting. Det som låg där såg ut som en tumme. En arg tumme med mössa.

{@She} hade inte ens ett namn. {@wait} kallades {@she} för Knytet.

# the-mat
Det värsta var {pet}. {@who} Men första kvällen med Knytet hade {pet.he} gått in i [adult: {adult's} | {nanny's}] rum, luktat på den lilla sängen och lagt sig på mattan bredvid, {@sigh} som om {pet.he} äntligen hade fått ett riktigt arbete. Där hade {pet.he} legat sedan dess.

Till och med {pet} hade känt det.

# the-saw
Den tionde natten vaknade {child} av skriket. Det lät som en liten motorsåg. {Child.He} drog kudden över huvudet. Fötterna var kalla.

Skriket fortsatte. Till slut gick {child.he} upp.

I köket gick [adult: {adult} | {nanny}] av och an över golvet, med morgonrocken ut och in och en sked i håret. {Pet} gick efter, av och an.

”{@She} har ätit”, sa [adult: {adult} | {nanny}]. ”{@She} är torr. {@She} har fått visor. Jag har sjungit allt jag kan, {child}, [music: jag har sjungit {music}, ]jag har till och med sjungit [elder: {elder's} ]bordsvisor.” [adult: {adult.He} | Hon] log, men det darrade i kanten. ”Kan du hålla {@her} i två minuter? Jag måste bara tvätta ansiktet.”

# instructions
{child} satte sig i soffhörnet, [athlete: i nattröjan med {athlete} på ryggen, ]och så låg Knytet i {child.his} knä. {@She} var röd som en tomat, och {@she} skrek med hela kroppen. {Pet} satte sig mittemot.

”Det är du som är proffs”, sa {child}.

{Child.He} försökte vagga. Knytet skrek. Man kan inte hitta på vad man ska säga till en tumme klockan tre på natten. På bordet låg häftet till den nya diskmaskinen. {child} drog det till sig med foten.

”Bruksanvisning”, läste {child.he}. ”Läs noga igenom detta häfte innan maskinen tas i bruk.”

Knytet hickade till.

”Maskinen ska stå på ett plant underlag”, läste {child}. ”Om maskinen lutar, justera de främre fötterna.”

Skriket blev ett pip. Pipet blev ingenting. Två mörkblå ögon öppnade sig och försökte hitta varifrån det där kom.

# sharp-knives
{child} vågade knappt andas. ”Placera tallrikarna i den nedre korgen”, viskade {child.he}.

Knytet lyssnade. {@She} lyssnade som om det var det mest spännande {@she} någonsin hade hört, och det var det kanske också. {@She} hade ju bara hört saker i tio dagar.

{child} läste om salt. {Child.He} läste om sköljmedel. På sidan elva, vid vassa knivar, sträckte Knytet upp en hand ur filten och fick tag i {child.his} pekfinger.

När {child} tittade upp stod [adult: {adult} | {nanny}] i dörren. [adult: {adult.He} | Hon] hade tagit skeden ur håret.

”Hur gjorde du?”

”Diskmaskinen”, viskade {child}.

# is-something-wrong
[adult: {Adult} | {Nanny}] satte sig bredvid, så försiktigt som om soffan var gjord av ägg. Det var lättare att säga saker i mörkret, med någon som höll en i fingret.

”[adult: {Adult}|{Nanny}]”, sa {child}. ”Jag är inte jätteglad.”

[adult: {adult.He} | Hon] sa ingenting. [adult: {adult.He} | Hon] väntade bara.

”Det känns inte som någonting. {Pet} känner någonting, det syns ju. Tänk om det är något fel på mig?”

# an-accountant
[adult: {Adult} | {Nanny}] la armen om {child.him}.

”Vet du vad jag tänkte när jag fick se dig första gången?” sa [adult: {adult.he} | hon].

”Att jag var fin?”

”Jag tänkte att du såg ut som en arg revisor. Du blängde på mig som om jag hade slarvat bort alla kvitton. Jag tänkte: Goddag, vem är du?”

{child} stirrade. ”När gick det över, då?”

”Det gick inte över. Det kom. Lite i taget, så att jag inte märkte det. Och en dag, du var väl sju veckor, satt du fast med foten i en tröjärm och såg så förnärmad ut. Då tänkte jag att om någon försöker ta den här revisorn ifrån mig, så biter jag dem.” [adult: {adult.He} | Hon] strök {child} över håret. ”{@hurry} Du får ta den tid du tar.”

Någonting släppte i {child's} axlar. Det var inte som en present och ett mål. Det var mer som när man ställer ner en tung väska som man har burit så länge att man har glömt att den är där.

# still-blocked
Knytet gnydde. {@She} hade märkt att det hade blivit paus.

”Läs du”, viskade [adult: {adult} | {nanny}] och lutade huvudet bakåt. ”Hur går det för dem?”

”Det är stopp i filtret”, sa {child}.

{Child.He} läste sidan tolv och sidan tretton. På sidan fjorton började [adult: {adult} | {nanny}] snarka. Knytets ögon föll ihop, men {@she} höll kvar fingret, och när {child} försökte dra det åt sig blängde {@she} i sömnen. {@She} såg ut som om någon hade slarvat bort ett kvitto.

{child} tittade länge på {@her}.

”Goddag”, viskade {child.he}. ”Vem är du?”

# a-good-book
På morgonen stod grannen i hissen igen.

”Nå”, sa hon. ”Är du inte jätteglad?”

{child} var så trött att {child.he} hade olika skor[friend: , och den ena var {friend's}].

”Jag är på sidan fjorton”, sa {child.he}. ”Men det är en bra bok.”

# in-between
Den kvällen, när {child} hade släckt, hördes tassar i hallen. De gick inte in till [adult: {adult} | {nanny}] och Knytet, och de gick inte in till {child}. {Pet} vände runt, runt, och la sig {@thump} mitt emellan, så att huvudet var i det ena rummet och svansen i det andra.

{child} vände på kudden och la sig åt fel håll i sängen. Sedan sträckte {child.he} ut ena foten över kanten.

Den nådde precis fram.

# @sib
lillasystern
## if brother
lillebrodern

# @She
Hon
## if brother
Han

# @she
hon
## if brother
han

# @her
henne
## if brother
honom

# @wait
Alla ville vänta och se vem {@she} var. Så länge sov {@she} hos {nanny}, som hade passat {child} också som nyfödd, och så länge
## if adult
{Adult} ville vänta och se vem {@she} var. Så länge

# @who
{Pet} var en hund som bodde hos dem medan ägaren var till sjöss, och varenda natt hade {pet.he} sovit på {child's} fötter.
## if pet
{Pet} var {a breed}, och varenda natt hade {pet.he} sovit på {child's} fötter.

# @sigh
med en suck
## if pet.cat
med tassarna under sig,

# @thump
med en duns
## if pet.cat
utan ett ljud

# @hurry
{Pet} har bråttom, för {pet.he} är hund.
## if pet.cat
{Pet} har bråttom, för {pet.he} är katt, och katter väntar inte med det som är varmt.
