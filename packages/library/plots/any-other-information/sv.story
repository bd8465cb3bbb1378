title: Övriga upplysningar
title: Tio över nio
title: Hästen som kom ur mossen
guest friend: Gustav (han), Tindra (hon)
guest elder: Stig (han), Ragnhild (hon)
guest daphne: Dagny (hon), Solbritt (hon)
guest seller: Maj-Britt (hon), Gunvor (hon)

% {elder} är familjens egen, utan årtal och bröllop, annars en granne med femtio år bakom sig. Vännens mamma bara där vännen är en inhoppare.

# the-papers
I papperen stod det att {daphne} var en ardennerhäst. Färg: brun. Lynne: snäll. Övriga upplysningar: inga.

{@form} Sedan dess hade ingen frågat. Alla i byn visste, men i den byn sa man ingenting om någonting.

{Daphne} vägde två och ett halvt ton. Hon hade en näbb som en and, och från pannan gick en lång ihålig kam bakåt, som ett rör. Första gången [!friend.known: {child's} bästa vän ]{friend} såg henne blev {friend.he} så knäsvag att {friend.he} fick sätta sig i skottkärran, och den rullade.

”Parasaurolophus”, hade {friend.he} viskat.

Då hade {daphne} gått bakom ladan och stannat där till tisdagen. Hon hade ingenting emot {friend}. Hon tålde inte skottkärror.

# nine-days
Nu hade hon inte ätit på nio dagar. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] hade till och med lagt dit ett ben. ][pet.cat: [!pet.known: Katten {pet}|{Pet}] hade till och med lagt dit en mus. ][pet.other: Hemma åt {pet} som vanligt. ]{child} ville bara att {daphne.he} skulle äta. {Child.He} hade knappt tänkt på något annat, inte ens på trombonen, som stod i {elder.short's} hall i sin svarta låda. På måndag skulle den tillbaka till musikskolan[city:  {in city}]. På vårkonserten[school:  {at school}] hade {child} kommit in en takt för tidigt, ensam, inför tvåhundra människor[adult: , och {adult} var en av dem]. {Child.He} kunde fortfarande vakna av det.

”Kan vi inte ringa veterinären?” frågade {child.he}.

”Och säga vad?” sa {elder.short}. ”Att hästen har tappat aptiten på björk?”

{Elder.He} stod med en lövruska i vardera näven. {@fists}

# not-the-teeth
”Det är tänderna”, sa {friend}. ”De har flera hundra. Jag kan titta.”

{Friend} ville bli den som visste mest i världen om dinosaurier[athlete: , ungefär som {athlete} fast med fossil], och {friend.he} låg bra till. {Friend.He} lyste med ficklampan i {daphne's} mun i en kvart. {Daphne} lät {friend.him} hållas. Sedan andades hon ut, så att {friend.his} mössa hamnade på höloftet.

”Det är inte tänderna”, sa {friend}.

# ten-past-nine
På kvällen satt de i ladan alla tre[adult: , för {adult} hade sagt att det gick bra till halv tio]. {child} satt på en uppochnervänd hink och såg på {daphne}. Hon låg med hakan i halmen. Men plötsligt reste hon sig, gick till dörren och ställde sig med huvudet mot sjön. Hon drog in luft så att hela sidan höjde sig som en presenning i blåst. Så höll hon andan. Och höll den. Till sist släppte hon ut luften, utan ett ljud, och gick och lade sig igen.

”Vad gjorde hon?” viskade {child}.

”Tio över nio”, sa {elder.short}. ”Då brukar hon sjunga. En ton, lång och djup. {@years} Men nu kommer det inget.”

{child} tänkte på hur hon hade stått. {Child.He} kände igen det. Så stod man i orkestern, med luften färdig, medan man väntade på de andra.

”Hon väntar på sin tur”, sa {child.he}. ”Det är inte hon som ska börja.”

”Vem skulle annars …” sa {elder.short}.

# the-ferry
”Tio över nio!” sa {friend}. ”Färjan!”

{@coffee} Sista turen gick tio över nio, och då gav de signal, en enda lång. Men för nio dagar sedan hade bron öppnat. Nu låg färjan vid kajen med en säck över skorstenen.

Ingen sa något på en stund.

”Hon har svarat den”, sa {child}. ”Hon har trott att det var en till av hennes sort.”

{Elder.short} lade ifrån sig löven.

”Och jag som trodde att hon sjöng för mig”, sa {elder.he}.

# deeper
Nästa kväll hämtade {child} den svarta lådan. {Friend} gick med {child.him} bakom ladan och blundade, för att minnas bättre.

”Djupare”, sa {friend.he}. ”Ännu djupare. Och inte så fint.[music:  Det ska inte låta som {music}.] {@Mum} sa att det kändes i kaffekopparna.”

{child} blåste tills läpparna domnade.

”Där”, sa {friend}. ”Precis där. Rör dig inte.”

# alone
{Daphne} stod ute i hagen i skymningen, och {elder.short} stod vid grinden med sitt löv. {Friend} höll upp klockan. {child} hade handsvett[sport: , värre än inför {sport}]. Tänk om hon hörde att det var fel. Tänk om det bara blev värre. Alltihop hängde på att [child.she: {child} | {child.he}] kom in ensam, och det var det {child.he} drömde mardrömmar om.

”Nu”, sa {friend}.

{child} blåste. Tonen gick över hagen, grov och lite skrovlig, och vidare ut mot sjön.

{Daphne} lyfte huvudet. Hon stod alldeles stilla.

Det blev fel, hann {child} tänka.

# the-answer
Då svarade hon. Det hördes inte först, det kom genom stövlarna. Sedan kom det genom grindstolparna och fönsterrutorna och revbenen, så djupt och så länge att svalorna lyfte från taket[pet.dog:  och {pet} satte sig i gräset][pet.cat:  och {pet} kom ut ur ladan baklänges][pet.other:  och till och med {pet} måste ha känt det därhemma]. {Elder.short} tog av sig mössan.

Och {daphne} började gå. Hon gick rakt över hagen så att marken gungade, förbi {friend}, förbi skottkärran, utan att ens titta på den. Framför {child} stannade hon. Hon böjde ner huvudet och såg på {child.him} med sitt gula öga, och sedan på trombonen, och sedan på {child.him} igen.

Hon var inte dum. Hon såg mycket väl att [child.she: {child} | {child.he}] inte var en sådan som hon. [child.she: {child} | {Child.He}] såg henne tänka på det.

Så lade hon näbben mot trombonen och blåste. Det tutade åt fel håll, och {child} fick hela munnen full av luft som smakade mosse.

Sedan vände hon sig om och tog björken ur {elder.short's} hand.

# busy
”På måndag”, sa {friend} när de gick in, ”skulle du inte lämna tillbaka den då?”

”Kan inte”, sa {child}. ”Jag är upptagen. Tio över nio.”

# none
{Elder.short} satt redan vid köksbordet[elder2:  med {elder2}]. {Elder.He} hade tagit fram de gamla papperen ur lådan och vässat en penna med kniven. Längst ner stod det: Övriga upplysningar: inga.

{Elder.He} strök över ordet inga, fuktade pennan och skrev:

Musikalisk.

# @form
{Elder}, som bodde överst på {child's} väg, hade fyllt i blanketten själv för femtio år sedan, samma vår som {daphne.he} kom gående upp ur mossen.
## if elder
{Elder} hade fyllt i blanketten själv, samma vår som {daphne.he} kom gående upp ur mossen.

# @fists
Det var stora nävar, spruckna av tjära, och de hade burit löv åt {daphne} varje morgon utom en, och då hade {elder.he} gift sig.
## if elder
Det var stora nävar, spruckna av tjära, och de hade burit löv åt {daphne} varje morgon utom en, och det var morgonen efter vårkonserten.

# @years
Det har hon gjort i alla år.
## if elder
Det har hon gjort varje kväll.

# @coffee
{Friend's} mamma hade sålt kaffe på färjan i fjorton år.
## if friend
{Seller} i byn hade sålt kaffe på färjan i fjorton år.

# @mum
mamma
## if friend
{seller}
