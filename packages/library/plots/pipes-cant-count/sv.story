title: Den som knackade under kökssoffan
title: Rören kan inte räkna
guest elder: Bertil (han), Evert (han)
guest pet: Misse (han), Sixten (han)
guest plumber: Roffe (han), Gittan (hon)

% Klockorna är {elder}s; en riktig mor- eller farförälder lagar klockor det året: @mended, @hands, @middle.
% Katten hör till huset, eller är familjens egen; en hund vaktar handen med huvudet: @cat, @says, @about, @in. Siamesen är originalet.

# the-kitchen-sofa
{child}[friend:  och {friend}[!friend.known: , {child.his} bästa vän,]] skulle sova tre nätter hos [!elder: gammelfarbror ]{elder}[elder2:  och {elder2}]. [friend: De fick dela på kökssoffan, en i varje ände, med {@cat} på fötterna i mitten. | {Child.He} fick ligga i kökssoffan, med {@cat} på fötterna.]

{@mended} {Elder.He} lagade alla klockor [city: {in city}|i hela byn]. Men {elder.his} egen stod stilla. Den låg i bitar på en handduk på köksbordet, för {elder.short} tog alltid sin egen sist.

# dunk
Första kvällen låg {child} och tittade i taket. Då hördes det något under soffan.

DUNK.

{Pet} lyfte på huvudet. {@about}

”{@Says}”, sa {pet}.

DUNK.

”{@Says}.”

{child} drog upp fötterna till hakan. ”{Elder.short}! Det är ett monster under soffan!”

[friend: I andra änden stoppade {friend} fingrarna i öronen.

]
{Elder.short} kom i nattskjorta. ”Det är rören”, sa {elder.he}. ”Det är alltid rören i det här huset.”

[elder2 & age>=5: ”Rören”, sa {elder2.short} från rummet intill.

]{@phone} Men rören dunkade hela natten, lite då och då, och {child} fick inte sova[sport: , inte ens efter en hel dag med {sport}]. Det enda {child.he} ville var att det skulle sluta dunka.

# a-finger-each
Andra kvällen kom det igen. {child} låg alldeles stilla. Den här gången räknade {child.he}[school: , precis som {at school}]. Det var lätt, för varje gång det dunkade svarade {pet}, och varje gång {pet} svarade höll [friend: {friend} | {child.he}] upp ett finger.

DUNK. ”{@Says}.” DUNK. ”{@Says}.”

Det blev en hel hand och tre fingrar. Sedan var det tyst, länge, länge. Sedan dunkade det igen, och nu blev det en hel hand och fyra fingrar.

# pipes-cant-count
”{Elder.short}!” ropade {child}. ”Vad är klockan?”

{Elder.short} kom och tittade på sitt armbandsur. ”Nio.”

”Det dunkade nio gånger. Och förut dunkade det åtta.”

”Det är rören”, sa {elder.short}.

”Rören kan inte räkna”, sa {child}.

Det hade {elder.short} inget svar på. {Elder.He} gick ner på knä. [age>=5: Det tog en stund, och det knakade. ]{child} [friend: och {friend} ]la sig på mage bredvid, och så tittade de in under soffan.

# red-knuckles
Längst in mot väggen låg något stort och grått, mjukt och luddigt, ungefär som en säck potatis. Det hade två ögon som helst inte ville bli tittade på. Och det hade en hand, bred som en limpa. Knogarna var alldeles röda.

”Jaså”, sa {elder.short} efter en stund. ”Det var inte rören.”

Monstrets ögon föll ihop. Så ryckte det till och spärrade upp dem igen.[age>=5:  De föll ihop, och det spärrade upp dem.]

[friend: ”Är det argt?” viskade {friend}.

]{child} tittade på de röda knogarna. {Child.He} tittade upp på bordet, där bitarna låg.

”[friend: Nej|Det är inte argt]”, sa {child.he}. ”Det slår! Klockan är ju sönder, {elder.short}, så nu måste det slå själv.”

# since-monday
{Elder.short} harklade sig. ”Den stannade i måndags”, mumlade {elder.he}. ”Har du hållit på sedan i måndags, du?”

[age>=5: Monstret svarade inte. Det såg bara väldigt trött ut.

]”Jag lagar den i morgon”, sa {elder.short}. ”I kväll ser jag inte de små skruvarna.”

”Men då måste det ju slå tio”, sa {child}.[friend & age>=5: 

”Och sedan tolv”, sa {friend}. Så många fingrar hade {friend.he} inte. |  ”Och sedan tolv!”]

# on-its-hand
{@in} Ingen kan knacka med en {@kind} på handen[athlete: , inte ens {athlete}]. Det tittade på {pet}. Det tittade på {child}. Sedan blundade det.

# all-used-up
Klockan blev tio. Ingenting dunkade.

”{@Says}”, sa {pet} under soffan. ”{@Says}. {@Says}. {@Says}.”

[friend: {child} räknade, och {friend} höll upp fingrarna. | {child} räknade på fingrarna.] De gick åt allihop.

{Pet} slog nästa timme också. {Pet.He} slog tolv.[friend:  De två sista fingrarna fick {friend} låna av {child}.] Den natten var det bara monstret som sov.

# a-lentil
Hela nästa dag satt {elder.short} vid köksbordet med förstoringsglaset i ögat[music:  och {music} på radion]. {@hands} Så det hjulet satte {child} i[elder2: , medan {elder2.short} höll lampan].

# one-short
På kvällen hängde klockan på väggen. Tick, tack, sa den. {child} [friend: och {friend} ]låg i kökssoffan. {Pet} låg på fötterna. {Elder.short} stod mitt på golvet och höll i {@middle}.

Klockan började slå. Ett, två, tre, fyra, fem, sex, sju.

Sedan slutade den.[friend & age>=5:  {Friend} hade sju fingrar uppe.]

{Elder.short} tittade på sitt armbandsur. ”Men klockan är ju åtta. Det fattas ett slag. Då får jag ta ner den igen.”

# just-once
”Vänta”, sa {child}.

De väntade. Under soffan var det någon som rörde på sig.

Dunk, sa det. Inte hårt. Bara en enda gång.[friend & age>=5:  {Friend} satte upp ett finger till.]

”Åtta”, sa {child}.

{Elder.short} lät klockan hänga. Och {pet}, som måste säga något om allting, sa ingenting.

# @mended
{Elder} lagade klockor.
## if elder
Det året lagade {elder.short} klockor.

# @cat
husets katt {pet}
## if pet
{pet}

# @kind
katt
## if pet.dog
hund

# @says
maaoo
## if pet.dog
vuff

# @about
{Pet} var en siames, och siameser måste säga något om allting.
## if pet.cat & !breed.Siamese
{Pet} var [breed: {a breed}, och {pet.he}|en katt som] måste säga något om allting.
## if pet.dog
{Pet} var [breed: {a breed}, och {pet.he}|en hund som] måste säga något om allting.

# @phone
I telefonen sa {plumber} samma sak, och {plumber} var rörmokare.
## if adult
I telefonen sa {adult} samma sak, och {adult} hade själv sovit i den soffan.

# @in
Då hoppade {pet} ner från soffan. {Pet.He} gick in i mörkret, med svansen rakt upp, hela vägen in till väggen. {Pet.He} luktade på den stora handen. Och så la {pet.he} sig på den, mitt på de onda knogarna, och började spinna.

Nu kunde monstret inte knacka.
## if pet.dog
Då hoppade {pet} ner från soffan. {Pet.He} kröp in i mörkret, på magen, så långt det gick. {Pet.He} luktade på den stora handen. Och så la {pet.he} hela huvudet på den, mitt på de onda knogarna, och suckade.

Nu kunde monstret inte knacka.

# @hands
Hans händer var stora och bra, men de darrade lite nu för tiden. Det minsta hjulet, som inte var större än en lins, ville inte dit han ville.
## if elder
{Elder.His} händer var stora och bra, men det minsta hjulet, som inte var större än en lins, ville inte dit {elder.he} ville.

# @middle
sina hängslen
## if elder & !elder.he
sitt förkläde
