title: Möbel eller inte
title: {Pet} får post
title: Yrke: ingen aning
title: Raden som var tom
title: Full mottagning
guest clerk: Ekbom (han), Hagström (han), Lindroth (han)

# letter
Brevet var till {pet}.

Det kom från Registret över boende[city:  i {city}], avdelningen för tassar, fenor och övrigt. ”Det har framkommit”,
stod det, ”att Ni bor på ovanstående adress utan att ha uppgett yrke. Bifogad blankett hämtas i kväll klockan sju. Den
som saknar yrke förs upp som möbel.”

{Child} läste det två gånger. Det är inget fel på möbler. Men man säger inte god natt till dem.

Klockan var sex. {@animal-mail}

## or
Klockan sex en kväll fick {child} veta att {pet} var på väg att bli en möbel.

Det stod i ett brev, och brevet var till {pet}. ”Ni har bott på ovanstående adress sedan en tid utan att ha uppgett
vad Ni gör”, skrev Registret över boende[city:  i {city}], avdelningen för tassar, fenor och övrigt. ”Fyll i
blanketten. Handläggare kommer klockan sju. Boende utan yrke förs upp under Möbler.”

{@animal-mail}

”De menar allvar”, sa {child}. Det sa {child} till {pet}, så som man säger de flesta saker, utan att tänka på det.

# form
Det mesta på blanketten var lätt. {Child} skrev med stora bokstäver: //
Sort: [breed: {breed}. | sin egen.] //
Arbetstid: mest kvällar. //
Uttalanden: har aldrig gjort några. //
[school: Utbildning: har hört alla läxor från {school}. //
][sport: Idrott: utövar ingen, men får veta allt om {sport}. Efteråt. //
][music: Särskilda färdigheter: stannar kvar när någon sjunger {music}. //
][athlete: Referenser: {athlete} (vet inte om det). //
]Yrke:

Där blev det tomt.

[friend: ”Det är ett långt streck”, sa {friend}, som alltid läste det finstilta. ”De väntar sig något.”]

[age>=10: De såg på {pet} båda två, strecket och {child}, och ingen av dem kunde komma på någonting.]

# log
Så {child} gick efter {pet} med ett papper och skrev upp allt: //
{@animal-log}

[age>=9: Det såg inte ut som något man får betalt för. | Det såg inte ut som ett arbete.]

# clerk
Klockan sju ringde det. Handläggaren hette {clerk}, hade en grå rock och torkade av skorna i åtta minuter. [adult:
”Till {pet}?” sa {adult}. ”Jaha. Då är ni väntad.” | Någon släppte in honom och gick tillbaka till tvätten.]

Ur portföljen tog han en ask med två stämplar. På den ena stod det MÖBEL, och skaftet var blanknött. Den andra låg
kvar i sitt silkespapper.

## or
Klockan sju, inte en minut i och inte en minut över, stod handläggare {clerk} i hallen. Han hade grå rock och lät som
om han läste högt ur en pärm. [adult: {Adult} bjöd på kaffe. Han skrev upp det. | Någon hade släppt in honom och räckt
honom en galge. Han skrev upp det.]

Han satte sig mittemot {pet}, öppnade en ask och tog ut en stämpel. Det stod MÖBEL på den, och skaftet var slitet som
en trappa. I asken låg en till, inlindad i silkespapper.

# first-job
”Yrke?” sa han.

”{@animal-job-a}”, sa {child}.

”Det måste styrkas.” {@animal-test-a}

”Nej”, sa {clerk}, och skrev.

## or
”Här står ingenting på yrke”, sa han.

”Det skulle stå {@animal-job-c}”, sa {child}. ”Pennan tog slut.”

”Det går att pröva.” {@animal-test-c}

”Låt oss kalla det fritid”, sa {clerk}.

# second-job
”{@animal-job-b}!” sa [friend: {friend} | {child}].

{Clerk} väntade. [pet.dog: {Pet} hade redan lagt sig över hans fötter, och det blev genast varmt.] [pet.cat: {Pet}
hade redan lagt sig på blanketten, och den låg mycket riktigt kvar.] [pet.other: {Pet} var redan i full gång, på sin
plats, och det såg utmärkt ut.]

”{@animal-objection}”, sa {clerk} och tog upp stämpeln.

[age>=9: ”Har ni aldrig haft något fall som gick bra?” frågade {child}.

”En padda i våras”, sa {clerk}. ”Den visade sig vara jurist.”]

[elder: ”Ett ögonblick”, sa {elder}. ”Har herrn fått något att dricka?” [elder2: {Elder2} såg åt ett annat håll och
log.]]

# water
[!elder: Stämpeln blev hängande i luften. ]”Ett glas vatten, tack”, sa [elder: {clerk} | han]. ”Och en minut i enrum
med {pet}. Det ska vara så, innan jag stämplar.”

[friend / elder / adult: Alla gick ut, och {child} hämtade vattnet. | {Child} gick ut och hämtade vattnet.] När
[friend: {child} och {friend} | {child.he}] kom tillbaka med det hördes en röst genom dörrspringan, låg och lite
rostig, som om den inte hade varit framme på länge.

”Nitton år på Möbler”, sa den. ”Och jag tycker inte ens om att stämpla. Det låter så hårt. Jag skulle ha spelat tuba.”
Det blev tyst en stund. ”Hemma har jag elva stolar. Tio av dem har aldrig haft besök.”

Det var {clerk}. {@animal-near}

# the-tone
{Child} stod stilla med glaset. Orden var nya, men tonen hade hörts förut.

[adult: Så lät {adult} i hallen om kvällarna, när alla trodde att det var skorna som tog sådan tid.] [elder: Så lät
{elder}, hos {pet}, om folk som {child} aldrig hade träffat.] [friend: Så hade {friend} låtit, en gång när {child}
hämtade smörgåsar. {Friend} såg ner i golvet och var röd om öronen.] Så lät {child}, för den delen. Varje kväll.

[age>=10: Det stack till. {Child} hade trott att det var något som bara de två hade. Men {pet} hade tydligen full
mottagning.]

[school / sport / music: {Child} gick in och läste hela blanketten en gång till. Där stod det ju redan, rad efter rad.
| {Child} gick in och såg på blanketten. Mest kvällar, stod det ju.] Det var bara att fylla i.

# verified
{Clerk} drack upp vattnet och tog blanketten. ”Lyssnar”, läste han. ”Kan det styrkas?”

”Ni har just provat”, sa {child}.

Det blev så tyst att det hördes att kylskåpet var av en annan åsikt. {Clerk} blev långsamt rosa. ”Och vad sa jag?”

”Fråga {pet}.”

Alla såg på {pet}. {@animal-silent} och sa ingenting.

”Tystnadsplikt”, sa {child}.

Då la {clerk} ifrån sig den slitna stämpeln, vecklade upp silkespapperet och tog fram den andra. Den var så ny att han
fick andas på den två gånger. Han tryckte den mot papperet så mjukt att det nästan inte lät. ANSTÄLLD, stod det.

”Lönen får ni göra upp om själva”, sa han, mest till {pet}. ”De flesta begär mer kvällsmat.”

## or
Det stod ett enda ord på raden nu. {Clerk} läste det en gång, och en gång till med fingret under.

”Lyssnar”, sa han. ”Finns det något vittne?”

”Ett”, sa {child} och såg på honom.

{Clerk} öppnade munnen, kom att tänka på något och stängde den. En rosa färg steg upp ur kragen. ”Och {pet} kommer
inte att nämna det här? För kontoret?”

Hela köket väntade på svaret. {@animal-silent} och sa ingenting.

”Tystnadsplikt”, sa {child}.

Den slitna stämpeln fick läggas tillbaka i asken. Silkespapperet prasslade för första gången på nitton år, och gummit
var så torrt att {clerk} måste värma det i handen. Stämpeln hamnade lite snett. Det stod ANSTÄLLD.

”Är det bra betalt?” frågade {child}.

”Nej”, sa {clerk}. ”Men man får sitta med överallt.”

# gone
Han glömde portföljen och måste gå tillbaka efter den, och det tog en stund, för det var något mer han skulle säga
till {pet}. Sedan gick han bort längs gatan, sakta, och nynnade på något mycket lågt, med runda kinder.

Blanketten sattes upp där {pet} brukade vara. [friend: {Friend} läste det finstilta en sista gång innan det var dags
att gå hem. ”Gäller tills vidare”, stod det. ”Det är bra”, sa {friend}. ”Det är det längsta som finns.” | Längst ner
stod det: gäller tills vidare. Det är det längsta som finns.]

## or
I dörren kom han på att han hade glömt hatten, fast den satt på huvudet, och fick en halv minut till. Sedan gick han
hem till sina stolar. Ända bort till hörnet gick han i takt, tungt och lågt, så som en tuba går.

[friend: {Friend} gick också hem, efter att ha sagt något kort i örat på {pet}. {Child} frågade inte vad. | Blanketten
fick sitta på väggen.] Det var mörkt i fönstren nu, och {pet} hade blivit anställd, och det märktes inte det minsta.

# no-form
När lampan var släckt satte sig {child} hos {pet}, som alla kvällar, och berättade det som var kvar av dagen. Det tog
sin tid. {@animal-night} Vad det var står inte på någon blankett.

## or
Sent om natten, när {child} sov, kom ett par tofflor genom hallen, stannade hos {pet} och mumlade en stund. När de
hade gått kom ett par till. {@animal-night} Det var mörkt och stilla och sent, och på blanketten stod det bara: mest
kvällar.

# @animal-log
## if pet.dog
18.10: Kontrollerade att alla var hemma. //
18.25: Kontrollerade att skålen var tom. Den var tom. //
18.40: Kontrollerade skålen igen.
## if pet.cat
18.05: Tvättade ena örat. //
18.20: Gick ut som om någon hade ropat. Ingen hade ropat. //
18.40: Tvättade samma öra.
## if pet.other
18.10: Var på plats. //
18.25: Var på plats. //
18.42: Såg ut att tänka börja på något. Gjorde det inte.

# @animal-job-c
## if pet.dog
Spårhund
## if pet.cat
Nattvakt
## if pet.other
Modell

# @animal-test-c
## if pet.dog
{Clerk} gömde sin ena handske. {Pet} spårade i hela hallen, med stor säkerhet, och fann en smörgås i hans rockficka.
## if pet.cat
{Clerk} bad {pet} att hålla sig vaken och startade ett tidtagarur. Det blev elva sekunder.
## if pet.other
{Clerk} tog fram en penna och ritade av {pet} på baksidan av ett kuvert. Alla såg på teckningen. Det var ingens fel.

# @animal-mail
## if pet.dog
{Pet} hade redan ätit upp kuvertet.
## if pet.cat
{Pet} hade lagt sig på kuvertet.
## if pet.other
{Pet} såg på kuvertet utan att röra en min.

# @animal-job-a
## if pet.dog
Vakthund
## if pet.cat
Råttfångare
## if pet.other
Väktare

# @animal-test-a
## if pet.dog
{Clerk} gick ut, fällde upp kragen, ringde på och smög in igen som en tjuv. {Pet} hämtade en sko åt honom. Sedan
visade {pet} var maten stod.
## if pet.cat
{Clerk} tog fram en filtmus på ett godkänt snöre och drog den över golvet. {Pet} såg den komma. {Pet} såg den gå.
Snöret tog slut.
## if pet.other
{Clerk} tassade förbi {pet} tre gånger, med en silversked allt sämre gömd under rocken. {Pet} följde honom med
blicken. Det kom inget larm.

# @animal-job-b
## if pet.dog
Fotvärmare
## if pet.cat
Brevpress
## if pet.other
Prydnad

# @animal-objection
## if pet.dog
Fotvärmare är en möbel
## if pet.cat
Brevpress är en möbel. En liten
## if pet.other
Prydnad är en möbel

# @animal-near
## if pet.dog
{Pet} hade lagt hakan på hans knä.
## if pet.cat
{Pet} hade satt sig i hans portfölj.
## if pet.other
Han hade flyttat stolen så nära {pet} som det gick.

# @animal-silent
## if pet.dog
{Pet} gäspade med hela ansiktet
## if pet.cat
{Pet} slickade på en tass
## if pet.other
{Pet} såg lika obestämbar ut som alltid

# @animal-night
## if pet.dog
Två öron flyttade sig en aning på de viktiga ställena.
## if pet.cat
Spinnandet sjönk en ton på de viktiga ställena.
## if pet.other
{Pet} hade inte bråttom någonstans.
