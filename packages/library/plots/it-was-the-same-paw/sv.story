title: Under ytan
title: Samma tass
guest pet: Mos (han), Klimp (han)
guest teacher: Amina (hon), Yasmin (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Lite längre. Och så lite längre” läses långsamt. Under vattnet är rösten nästan borta.
% Den som sitter på bänken (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}.

# the-red-ring
På botten av bassängen låg en röd ring.

{child} hade tittat på den i fyra veckor. Varje gång det var simskola släppte {teacher} ner ringarna i vattnet, den gula, den gröna, den blå och den röda. Och varje gång dök de andra ner och hämtade dem, så att fötterna sprattlade i luften. Men den röda låg alltid kvar till sist, på det grunda, nära stegen. Där stod {child} med vatten upp till magen.[friend: 

 En gång hade {friend}[!friend.known: , {child's} bästa vän,] tagit den röda utan att tänka sig för. Då såg {friend.he} på {child}, dök igen och la tillbaka den.]

# the-body-says
{Child.He} kunde sparka. {Child.He} kunde flyta på rygg. {Child.He} kunde blåsa bubblor med hakan i. Men att doppa huvudet, det ville inte kroppen. Så fort vattnet kom upp till näsan sa den stopp.[school:  Det hade {child} inte berättat för någon {at school}.]

”Kroppen är klok”, sa {teacher}. ”Den vill bara veta att du kommer upp igen. Du får visa den, lite i taget.[sport & !sport.Swimming:  Det är likadant när man ska {play sport}.][sport.Swimming:  All simning börjar så.]”

# in-the-bath
Så kvällen före simskolan övade {child} i badkaret. På kanten satt katten {pet}. {Pet} gillade inte vatten. Men badkarskanten gillade {pet.he}, för där kunde man sitta och vara missnöjd på nära håll.

”Nu ska jag doppa hakan”, sa {child} till {pet}.

Det gick bra.

”Nu ska jag doppa munnen.”

Det gick också bra. Det smakade lite tvål.

”Nu ska jag doppa näsan.”

Stopp, sa kroppen.

# a-bubble
{Pet} lutade sig fram och tittade ner i badvattnet. Där flöt en tvålbubbla, blank och rund. Försiktigt sträckte {pet.he} fram ena tassen. {Pet.He} drog tillbaka den. {Pet.He} sträckte fram den igen, lite längre. Och igen, ännu lite längre. Tredje gången stack {pet.he} ner hela tassen, ända till armbågen.

Bubblan sprack. {Pet} lyfte upp tassen, skakade den och såg mycket förvånad ut. Men {pet.he} satt kvar. Efter en stund gjorde {pet.he} om det.

”Fick du vatten i pälsen?” frågade {child}.

Det hade {pet} fått. Och {pet.he} levde fortfarande.

”Hm”, sa {child}.

# next-day
Nästa dag luktade det klor i simhallen[city:  {in city}], som alltid, och det ekade, som alltid. {@First} satt på bänken med en handduk i knät[elder2: , och bredvid satt {elder2} med en till]. {child} gick nerför stegen. Ett trappsteg, två, tre. Vattnet var kallt om låren, sedan om magen, och sedan var det inte kallt längre.

{teacher} släppte ner ringarna. Plums, plums, plums, plums.

De andra dök. Gul. Grön. Blå.

{child} tittade ner på den röda. Den såg ut att vagga.

# hum
”Vill du att jag håller dig i handen?” frågade {teacher}.

{child} tänkte efter. ”Du kan stå nära”, sa {child.he}.

”Jag står nära. Och vet du vad som är bra? Att humma. Så länge man hummar kan det inte komma in vatten i näsan. Det går bara inte.”

{child} tog ett djupt andetag. {Child.He} doppade hakan. {Child.He} doppade munnen. {Child.He} började humma[music:  på {@song}], och det kittlade i läpparna.

Stopp, började kroppen säga.

Men {child} tänkte på en tass. Lite längre. Och så lite längre. Och sedan …

{Child.He} doppade hela huvudet.

# under
Allt ekande försvann, alla rop och plask, som om någon hade stängt en dörr. Kvar var bara {child's} eget hummande, och det lät mycket större där nere. Ljuset dansade över botten i ett nät av guld. {Child.He} såg sina egna fötter. De var alldeles vita och lite vingliga. {Child.He} såg {teacher's} fötter, helt nära, precis som hon hade lovat.

Och {child.he} såg den röda ringen.

{Child.He} sträckte fram handen.

# up-again
När {child.he} kom upp igen rann det vatten ur håret, ur öronen och ner i ögonen. {Child.He} hostade en gång. Ljudet kom tillbaka, för {teacher} jublade och de andra barnen klappade i händerna[friend: , och {friend} klappade längst]. På bänken hade {@a} ställt sig upp. {@He} höll handduken framför munnen, men ögonen syntes, och de glittrade.

{child} höll upp ringen så högt {child.he} kunde[athlete: , som {athlete} med en pokal].

”Jag såg mina fötter!” ropade {child.he}. ”Och vet ni vad? Jag vill göra det igen!”

Det gjorde {child.he}. Sju gånger.

# same-paw
På kvällen, när {child} låg i sängen, kom {pet} och la sig på kudden. {child's} hår luktade fortfarande lite klor. {Pet} rynkade på nosen.

”Jag doppade huvudet i dag”, viskade {child}. ”Hela. Det är tyst där nere, och allting glittrar. Du skulle tycka om det. Eller nej, det skulle du inte.”

{Pet} la tassen på {child's} arm. Det var samma tass.

”Kroppen sa stopp”, sa {child}. ”Men bara först.”

{Child.He} blundade. Då såg {child.he} guldnätet igen, hur det gled fram och tillbaka över botten, fram och tillbaka. Bredvid {child.him} började {pet} spinna. Det lät som när någon hummar under vattnet, lugnt och länge, och vet att man alltid kommer upp igen.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
