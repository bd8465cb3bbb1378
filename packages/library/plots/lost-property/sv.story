title: Hittegods
title: En hink, röd
title: En dam i badkaret om en hink
guest elder: Gunnel (hon), Barbro (hon)
guest cat: Majken (hon), Doris (hon)

% Vännen sover också över: räknar trappstegen, kryper in under skåpet efter proppen och får tag i den när det är för sent. Allt händer hemma hos {elder} (där ingen är vald: hos en gammal granne som passar barnet). Djuret (@p): familjens katt eller hund, annars husets katt.

# in-the-bath
[friend: {child} och bästa vännen {friend} sov över hos {elder} och höll på att borsta tänderna | {child} sov över hos {elder} och höll just på att borsta tänderna] när badkaret fylldes av sig självt och en sjöjungfru dök upp i det.

Hon kom upp på en gång, som rostat bröd. Hon hade glasögon, en penna bakom vart öra och en skrivplatta av ostronskal.

”Hittegods”, sa sjöjungfrun. ”Är du {elder}?”

”Jag är {child}”, sa {child} genom skummet. ”{Elder.short} är där nere[elder2: , och {elder2} sover].”

”Ropa då, är du snäll. Någon måste skriva på, och jag är bara här tills vattnet rinner ut.” Sjöjungfrun sträckte sig bakåt och lyfte fram en liten röd hink med handtag av rep. Det droppade om den. ”En hink. Röd. Tappad en tisdag, ytterst på bryggan. Det har tagit mig sextio år. Du kan inte tro hur rören är[city:  under {city}].”

# knees
”{Elder.short}!” ropade {child}. ”Det är en dam i badkaret om en hink!”

”Jag kommer!” ropade {elder.short}. ”Men det går sakta. Det är knäna i dag!”

De hörde hur {elder.he} började gå i trappan. [friend: ”Ett”, räknade {friend} vid dörren. En lång paus. ”Två.” | Ett steg. En lång paus. Två.]

# the-bottom-half
Just då kom {@p} in.

{@never-in-a-bath} {@P-he} såg på sjöjungfrun från midjan och neråt och blev alldeles mjuk i ansiktet.

”Hej på dig”, sa sjöjungfrun.

{@P} hörde inte. {@P-he} stirrade på hennes svans.

”Det är alltid likadant”, sa sjöjungfrun. ”{@kinds} ser bara den nedre halvan. Sjömän ser bara den övre. Jag är faktiskt en hel person. Jag löser korsord.”[music:  Hon nynnade lite på {@song}, som om det inte gjorde något.][pet.other:  Då berättade {child} om {pet}, som tittade på båda halvorna av alla.]

”Jag ser hela dig”, sa {child}. ”Du har bläck på näsan, och så har du en fräkne på svansen.”

Sjöjungfrun blev ganska rosa. ”Har jag?” sa hon. ”Det har ingen sagt.”

[friend: ”Tre”, räknade {friend}. Paus. ”Fyra.” | Tre steg. Paus. Fyra.]

# nobody-noticed
”Var det synd om någon, när hinken försvann?” frågade {child}.

Sjöjungfrun följde med pennan på papperet. ”Sex år gammal”, läste hon. ”Grät på bussen, tyst, hela vägen hem. Ingen märkte något, för någons bror hade kräkts i en hatt.”

{child} tittade på hinken. Den var precis lagom för någon som är sex.

”Jag hade märkt det”, sa {child}.

Och {@p}, som inte kunde hålla sig längre, hoppade.

# the-plug
{@hugs} Sjöjungfrun tjöt, för hon var kittlig, och svansen for upp med {@p} på och kom ner igen, och proppen flög ur och försvann in under skåpet.[friend:  {Friend} försvann efter, så att bara fötterna syntes.]

Glugg, sa badkaret.

”Åh nej”, sa sjöjungfrun. ”När vattnet är borta, så är jag borta! Och om ingen har skrivit på, så är hinken borta också!”

[friend: ”Fem”, sa {friend} under skåpet. | Fem steg.] Paus. Vattnet räckte [friend: sjöjungfrun | henne] bara till armbågarna nu, och håret pekade mot hålet.

# the-heel
{child} klev rakt i, i pyjamasen, och tryckte ner hälen i hålet.

Gl, sa badkaret och tystnade.

Det var kallt, och det sög. Det kändes som att bli pussad av en val. [sport: Det var tur att {child} hade starka ben av {@game}.] [athlete: Så hade inte ens {athlete} stått någon gång.] ”Skynda dig, {elder.short}!” skrek {child}.

”Jag är på sjuan!” ropade {elder.short}. ”Det är tolv!”

”Det rinner ut runt kanten”, viskade sjöjungfrun. Så {child}, med ena hälen i hålet, högg den röda hinken, lutade sig ut så långt det gick och fyllde den under kranen. I med det. Och en gång till. Och en gång till. Plask, för åttan. Plask, för nian. {@P} fick två plask på sig och släppte inte taget.

[friend: ”Jag känner den!” ropade {friend}.]

Och där i dörren, med ett grepp om [friend: karmen|den], stod {elder}.

# signed-for
{Elder.short} såg inte på sjöjungfrun alls. {Elder.short} såg på hinken.

”Åh”, sa {elder.he}, med ganska liten röst. ”Där är du.”

{child} lade rephandtaget i {elder.short's} ena hand och höll kvar den andra, för {elder.short} grät, tyst, som man gör på en buss.

”Jag märkte det”, sa {child}.

”Ja, det gjorde du, hjärtat”, sa {elder.short}.

{Elder.short} skrev där sjöjungfrun pekade, med vingliga bokstäver, som någon som är sex. [school: Precis så skriver de i första klass {at school}.] Sjöjungfrun blåste på bläcket, plockade loss {@p} och pussade {@p-him} på nosen, så att {@p-he} blev tvungen att se på den övre halvan.

”Nu får du ta upp hälen”, sa sjöjungfrun. ”Akta fräknen.” Och runt gick hon, och runt, och ner.

[friend: ”Här är den”, sa {friend} och kröp fram under skåpet med proppen.]

# sand
Sedan blev det torr pyjamas, och {elder.short's} stora säng att vara varm i[friend: , alla på en gång]. {@P} låg över deras fötter och luktade en aning sill. [friend: {Friend} hade proppen under kudden. ]På fönsterbrädan stod hinken, med månen i.

”Jag undrar vad vi ska ha i den i morgon”, sa {child}.

”Sand”, sa {elder.short} och släckte.

# @game
{sport}

# @song
{music}

# @p
{cat}
## if pet.dog / pet.cat
{pet}

# @p-he
{cat.he}
## if pet.dog / pet.cat
{pet.he}

# @p-him
{cat.him}
## if pet.dog / pet.cat
{pet.him}

# @kinds
Katter
## if pet.dog
Hundar

# @never-in-a-bath
{cat} var husets katt och hade aldrig i sitt liv brytt sig om badkar. Men {cat.he} hoppade upp på kanten till det här.
## if pet.cat
{Pet} var {child's} katt och hade aldrig i sitt liv brytt sig om badkar. Men {pet.he} hoppade upp på kanten till det här.
## if pet.dog
{Pet} var {child's} {breed} och hade alltid varit emot bad. Men {pet.he} lade båda framtassarna på kanten till det här.

# @hugs
{cat.He} bet inte. {cat.He} kramades. {cat.He} lade alla fyra benen om svansen och blundade.
## if pet.cat / pet.dog
{pet.He} bet inte. {pet.He} kramades. {pet.He} lade alla fyra benen om svansen och blundade.
