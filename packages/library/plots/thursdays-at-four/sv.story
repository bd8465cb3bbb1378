title: Torsdagar klockan fyra
title: Häxan i tvättstugan
guest friend: Loke (han), Alva (hon)
guest pet: Fia (hon), Bosse (han)

% ”Det är min tid”: först om maskinen, sedan om något annat, sist vår. Hunden är familjens, eller {friend's}; pudeln är originalet.

# the-same-time
Det satt en häxa i tvättstugan, fast det var {child's} tid.

{child} hade cirkusskola[city:  {in city}] klockan sex. {Child.He} skulle gå på lina, och dräkten hade ketchup på magen.[elder:  {Elder}[elder2:  och {elder2}] hade lovat att komma och titta.][adult:  {Adult} var uppe och letade efter tvättmedlet.] Nu stod {child} där med sin tvättkorg, sin bästa vän {friend} och {@pet}, men maskinen var full av svarta kappor.

”Det är min tid”, sa {child} och pekade på lappen. ”Torsdag klockan fyra.”

”Det är min tid”, sa häxan. ”Jag har kommit hit varje torsdag sedan innan det fanns lappar.”

Häxan hade fluff i luggen och åt en ostmacka[music:  och nynnade på {music}]. {Pet} {@growled} åt maskinen. {Pet.He} hade hatat den hela sitt liv.

# flying-cloaks
”Ni kan väl tvätta ihop?” sa {friend}.

{Friend} ville alltid att alla skulle bli glada. {Friend.He} hade en gång bett om ursäkt till en målvakt[school:  {at school}].

”Absolut inte”, sa häxan. ”Det där är flygkappor. Det som blir blött av deras vatten flyger tills det torkar.”

”Det var det dummaste jag har hört!” sa {child}. ”Och det är min tid!” Så tryckte {child.he} ner dräkten i baljan, där vattnet från kapporna just rann ut.

# by-the-lamp
Dräkten simmade ett varv. Sedan klev den upp ur baljan, droppade lite på golvet och flög rakt upp i taket.

Där dansade den bredvid lampan.

”Jag sa ju det”, sa häxan med munnen full av ost.

”Få ner den!” sa {child}.

”Den kommer ner när den är torr. På lördag.”

”Förlåt”, sa {friend} till dräkten.

# first-the-ears
{Pet} tyckte att det räckte nu. {Pet.He} hoppade med båda framtassarna i baljan för att {@bite} vattnet. Det stänkte över alltihop. Sedan började {pet.he} lyfta. Först öronen, sedan resten.

”{Pet}!” skrek {child}. {Child.He} kastade sig och fick tag i {pet's} sele.

”Usch”, sa häxan. ”{@dry}”

{Pet} såg ner på dem.

# by-the-feet
”Släpp inte!” sa {child}. ”{Friend}, ta mig i fötterna!”

{Friend} tog {child} i fötterna. {Pet} steg, {child} steg, och {friend} stod på tå. Dräkten dansade precis ovanför dem.

”Lite till!” ropade {child}. ”Kom, {Pet}!”

”Jag släpper ena tån!” ropade {friend}.

{child} fick tag i ärmen. Just då gick fläkten på, och ett varmt drag tog tag i dräkten. Den slet sig och sögs rakt mot gallret.

Rits.

Den hängde fast med halva magen borta.

# that-kind-of-time
De sjönk ner igen, för {friend} var tyngre än {friend.he} såg ut. {child} knöt kopplet vid elementet, så att {pet} svävade där som en ballong. Sedan satte {child.he} sig på golvet. Tårarna kom fast {child.he} inte ville. {Child.He} var så besviken att det värkte i halsen.

Häxan slutade tugga.

”Det var ju bara tyg”, sa häxan.

”Det var min tid”, sa {child}. ”Jag har övat i ett helt år[sport: , till och med i stället för {sport}]. I kväll var det min.”

Häxan tittade på sina kappor som snurrade.

”Jaha”, sa hon. ”Det var sådan tid du menade.”

”Vad trodde du?” sa {child}.

”Jag trodde att du menade maskinen.”

# a-light-in-the-window
Häxan satte sig bredvid. Det var tyst, om man inte räknade {Pet}, som slog huvudet i hyllan.

”Varför måste du ha just torsdagar?” sa {friend}.

”För att då lyser det i fönstret”, sa häxan. ”Då är det folk här. De säger visserligen bara att det är deras tid. Men de säger det till mig.”

# two-strings
{child} torkade sig med en strumpa. {Child.He} tittade på kapporna och på {pet}.

”{Friend}”, sa {child.he}. ”Kan du hålla i två snören?”

”Det är det bästa jag kan.”

”Häxan!” sa {child}. ”Får jag låna en kappa? En liten?”

”Den är blöt.”

”Ja”, sa {child}. ”Det är det som är bra.”

Häxan sydde fast dräktens guldfransar runt kragen. Men när {child} tog på sig kappan for {child.he} upp så att {child.he} slog i lampan.

”För blöt!” ropade {child.he}.

”Vi måste torka lite av den!” sa {friend}. ”Men bara lite!”

# like-a-sponge
Då halade {child} in {Pet} i kopplet och tryckte {pet.him} mot kappan. Det finns ingenting som suger åt sig vatten som {@fur}. Kappan blev bara fuktig, och {pet} blev så full att {pet.he} flög dubbelt så högt. {child} sjönk, tills fötterna var en handsbredd över golvet. Där stannade {child.he}.

{Friend} höll kopplet i ena handen och tvättlinan i den andra. Häxan höll i linans andra ände, alldeles lågt. {child} tog ett steg på den[athlete: , lika säker som {athlete}]. Den gungade inte ens.

”Är det fusk?” sa {friend} oroligt.

”Det är trolleri”, sa häxan. ”Det är något helt annat.”

[adult: I dörren stod {adult} med tvättmedlet och hade glömt vad {adult.he} skulle ha det till.]

# on-the-line
Den kvällen gick {child} på lina i svart kappa med guldfrans. Mitt på linan hann kappan torka, och då gick {child.he} resten själv. Häxan satt längst fram med {friend}[elder & !elder2:  och {elder}][elder & elder2: , {elder} och {elder2}]. I handen höll hon en ballong i koppel, och ballongen {@barked}.

# our-time
Nästa torsdag var det någon annan som hade skrivit på lappen. Han kom med sin korg klockan fyra.

I tvättstugan satt {child} och häxan på varsin pall och åt ostmackor. {Friend} bad om ursäkt i förväg.

”Maskinen är ledig”, sa häxan. ”Ta den du. Vi sitter bara här.”

”Varför det?” sa mannen.

”Det är vår tid”, sa {child}.

{Child.He} räckte häxan den sista mackan. {Pet} låg under bänken, torr och tung, med hakan på häxans sko.

# @pet
{friend's} hund {Pet}
## if pet.dog
hunden {Pet}
## if pet.cat
katten {Pet}, som alltid gick i sele och koppel
## if breed.Poodle
pudeln {Pet}

# @growled
morrade
## if pet.cat
fräste

# @bite
bita
## if pet.cat
klösa

# @dry
En hund. De tar en evighet att torka.
## if breed.Poodle
En pudel. De tar en evighet att torka.
## if pet.cat
En katt. De torkar bara när de själva vill.

# @fur
en hundpäls
## if breed.Poodle
en pudel
## if pet.cat
en katt som inte vill

# @barked
skällde
## if pet.cat
jamade

# picture 1
En dräkt i taket på en tvättstuga

# picture 3
Lite för blött och lite för torrt
