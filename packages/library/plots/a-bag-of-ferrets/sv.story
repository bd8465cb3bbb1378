title: Stilla nu, {child}
title: En säck illrar
title: Tjugofem barn och en suddig fläck
guest pike: Solveig (hon), Ingalill (hon)
guest dunn: Kasper (han), Jocke (han)
guest rolo: Nalle (han), Buster (han)

% ”Stilla nu” säger {pike} först, mitt i och sist. Ungen är ”hon”. Vinterjackan är knäppt för att det är kallt att vara stilla; den klättrar ungen på.

# no-owl
”Stilla nu, {child}”, sa {pike}, ”annars blir det ingen uggla.”

{pike} bodde mitt över gatan, och på fredagskvällarna i maj satt hon på bänken under den stora eken i parken[city:  {in city}] och väntade på ugglorna. Den här fredagen hade hon tagit med sig {child}, som hellre ville se en uggla än något annat i världen. Hon hade knäppt vinterjackan på {child.him} ända upp till hakan, för ingenting är så kallt som att vara stilla. [adult: {Adult} stod borta vid grinden och pratade cyklar med en man som hade en jättelik labrador. | Borta vid grinden stod en man med en jättelik labrador och pratade cyklar med en annan.]

# a-smudge
{child} försökte vara stilla. {Child.He} gjorde det verkligen. Men foten vippade[music:  i takt till {@song}], och när {child.he} fick stopp på foten började knät.[sport:  Det var ett bra knä om man ville {play sport}, men till ugglor dög det inte.][athlete:  {athlete} har nog börjat med ett sådant knä.]

Hela dagen hade [pet: alla utom [pet.dog: hunden ][pet.cat: katten ]{pet}|folk] sagt åt {child.him} att vara stilla. Tandläkaren hade sagt det. [elder: {Elder}[elder2:  och {elder2}] hade sagt det i telefon, utan att ens se {child.him}. ]{dunn}, {child.his} lärare[school:  {at school}], hade sagt det fyra gånger. Fotografen hade sagt det, och på klassfotot syntes tjugofem barn och en suddig fläck[friend:  som {Friend}, {child's} bästa vän, höll i ärmen].

{pike} satt som en kappa som någon hade glömt på bänken och tittade rakt upp i eken.

”Det är som att sitta bredvid en säck illrar”, sa hon efter en stund.

”Det är som att sitta bredvid en säck”, sa {child}.

Det ryckte i {pike's} ena mungipa. Det var det enda på henne som hade rört sig sedan klockan sju.

# with-a-face
Till slut stod {child} inte ut. {Child.He} reste sig och gick runt eken. Och där, nere mellan två rötter, fick {child.he} se en boll av grått dun med ett ansikte.

Den hade runda svarta ögon. Den tittade på {child} och sa knäpp med näbben.

”{pike}”, viskade {child}, ”är det här en?”

{pike} kom runt trädet och blev stående med öppen mun.

”En uggleunge”, sa hon. ”Jag har suttit och tittat uppåt i en timme, och hela tiden har hon varit här nere.”

”Om jag hade varit stilla”, sa {child}, ”så hade vi aldrig hittat henne.”

”Nej”, sa {pike}. ”Den får jag bjuda på.”

# a-great-help
{child} sträckte fram båda händerna.

”Nej, ta inte upp henne. Det är ingen fara med henne. De ramlar ur trädet, och sedan klättrar de upp igen. Titta nu.”

”Klättrar? Hon har ju inga armar.”

”Hon har en näbb och åtta klor, och så är hon lika envis som du.”

Ungen högg tag i barken med näbben. Hon drog. Upp kom ena foten, och upp kom den andra, och hon flaxade med sina larviga vingstumpar. Hon kom lika högt som {child's} knä. Sedan åkte hon ner igen, på baken.

Knäpp, sa hon argt och började om.

{child} hoppade från ena foten till den andra. ”Lite till vänster! Ta foten! Andra foten!”

Varje gång {child.he} hoppade stannade ungen och stirrade på {child.him}, och varje gång ungen stannade åkte hon ner.

”Du är till stor hjälp”, sa {pike}.

# a-lamp-post
Och då kom labradoren över gräset.

Han hette {rolo}. Han var störst av alla hundar i parken, och han hade aldrig träffat på något som han inte ville slicka på. Långt efter sprang mannen och ropade.

{pike} ställde sig i vägen med armarna rakt ut. {rolo} sprang runt henne som om hon var en lyktstolpe.

Ungen släppte taget och tryckte sig platt mot marken.

{child} hann inte tänka. {Child.He} hoppade emellan och satte en fot på var sida om ungen, med ryggen mot eken.

# a-trunk
{rolo} kom i galopp och viftade på svansen ända från bogarna. Han nosade på {child's} skor. Om {child} sprang skulle {rolo} tro att det var en lek.

”Stilla nu, {child}!” ropade {pike}. Hon darrade på rösten.

Så {child} var stilla. {Child.He} var en stam. Fötterna var rötter. Knät ville vippa, och {child.he} tittade på knät, och knät slutade.

{rolo} väntade på att leken skulle börja. Det gjorde den inte. Han nös, och sedan var mannen där, flåsande, och satte på kopplet och drog iväg med honom.

# every-button
{child} skulle just andas ut när någonting tog tag i {child.his} strumpa.

Det var en näbb. Sedan var det klor i byxbenet.

”Kors i all min dar”, sa {pike} alldeles tyst. ”Hon tror att du är trädet.”

Upp kom ungen. Hon klättrade uppför smalbenet. Hon klättrade över knät. Hon kom uppför vinterjackan, knäpp, flax, pust, och trampade på varenda knapp. Dunet for in i {child's} näsa. Aldrig i hela {child.his} liv hade det kliat så, och {child} var stilla.

Hon kom upp på axeln och tittade {child} rakt i ögonen.

# a-thing-that-grows
Ovanför dem hängde ekens lägsta gren. Långsamt, så långsamt som något som växer, lyfte {child} armen tills fingrarna nådde den.

Ungen gick längs ärmen. Hon gick över handleden och handen. Hon klev av på grenen och skakade på sig.

”Kom nu”, viskade {pike}, och de gick baklänges, ett steg i taget, hela vägen till bänken. Och en stor brun uggla kom ner ur löven, utan ett ljud, och satte sig bredvid den lilla.

Sedan nös {child} nio gånger.

# nice-there
De satt kvar tills det skymde. Högt uppe ropade en uggla, och en annan svarade. Borta vid grinden var [adult: {adult} och mannen|de båda männen] inne på cyklar igen.

{child} var full av dun. {pike} vände {child.his} ansikte mot sig och började plocka dunet ur ögonbrynen, med två försiktiga fingrar.

”Stilla nu, {child}”, sa hon.

Och {child} lutade sig mot henne och var stilla, för det var skönt där.

# @song
{music}
