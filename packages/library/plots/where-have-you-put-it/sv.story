title: Var har du gjort av den?
title: Mörkret plockar undan
guest friend: Albin (han), Tess (hon)
guest pet: Lingon (hon), Skorpan (han)
guest minder: Josefin (hon), Hedda (hon)
guest rabbit: herr Mossman (han), herr Dunder (han)

% Mörkret är ”det”. Den som släcker lampan (@a): {adult}, annars mor- eller farföräldern, annars {minder}.
% Hunden är originalet; en katt nosar lika bra, men puttar ner kexet, trampar och spinner.

# afraid
{child} var rädd för mörkret, för det tog {child.his} saker. Varje kväll kom Mörkret in genom fönstret och plockade undan hela rummet: först det röda i mattan, sedan stolen, sedan dörren. {child} ville att det skulle sluta.

”Var har du gjort av min stol?” sa {child} och satte sig upp i sängen.

”Den är undanplockad”, sa Mörkret. Det hade en mjuk och upptagen röst[music: , och det gnolade på {music} medan det höll på]. ”På kvällen plockar jag undan allting, och på morgonen ställer jag tillbaka allting. Jag har aldrig tappat bort en stol.”

{child} tände lampan. Där stod stolen. Bakom gardinen var det någon som snörvlade.

”Var har du gjort av mig?” sa Mörkret. ”Jag var inte klar!”

# the-biscuit
På fredagen kom {Friend}[!friend.known: , {child's} bästa vän,] för att sova över. {Friend.He} hade med sig sin tygkanin, {rabbit}, och {friend.he} visste allt om allting[sport: , till och med om {sport}][athlete:  och vad {athlete} åt till frukost]. {@Basket}

”Mörkret är bara blygt”, sa {Friend}. ”Jag har faktiskt en farbror som är sådan. Vi bjuder det på en kaka.”

De fick en kaka av {@giver} och lade den på fönsterbrädan. {@Ate}

# an-extra-one
Sedan lade sig {pet} tvärs över fötterna på dem båda. {@A} släckte lampan[elder & adult: , och {elder}[elder2:  och {elder2}] sa god natt till allihop, till {rabbit} också][elder2 & !adult: , och {elder2} sa god natt till allihop, till {rabbit} också].

Mörkret kom in och plockade undan det röda och stolen och dörren.

”God afton”, sa det. ”Här är en extra.”

”Det är jag som är {friend}”, sa {Friend}.

”Då måste jag plocka undan dig också.”

”Gärna det”, sa {Friend}. ”Men lägg mig längst fram.”

{child} skrattade, fast det knöt sig i magen.

# lost-one
Då slutade {Friend} att sprattla.

”{Rabbit}”, sa {friend.he}. ”Jag hade honom ju. Var är {rabbit}?”

”Var har du gjort av honom?” frågade {child} Mörkret.

”En kanin? Med ett öra?” Det stökade runt på hyllan. Det var borta ganska länge.

”Å nej”, sa Mörkret med mycket liten röst. ”Jag har tappat bort en.”

För en gångs skull visste {friend} ingenting alls. {Friend.He} började gråta.

”Jag tappar aldrig bort någonting!” jämrade sig Mörkret. ”Tänk om jag har tappat bort mattan! Tänk om jag har tappat bort [school: {school}|trappan]! Tänk om jag inte kan ställa tillbaka [city: {city}|gatan]! Jag är rädd!”

# that-tight-tummy
Det hade {child} aldrig tänkt på. {Child.He} visste precis hur det känns när det knyter sig så i magen.

{Child.He} sträckte sig efter lampan. Men om {child.he} tände den skulle Mörkret vara borta, alldeles ensamt, och tro att det hade tappat bort en kanin.

”Gråt inte”, sa {child.he}. ”Vi letar. Håll mig i handen, {friend}.”

# still-there
De satte ner fötterna på golvet. Det var kvar.

”Det här är mattan”, sa {child}. ”Mattan har du i alla fall.”

{child} sträckte ut andra handen. Den tog i någonting kallt med fyra ben. ”Och här är stolen.”

”Där jag ställde den!” sa Mörkret.

”Och det här är något blött”, sa {Friend}.

Det var {pet's} nos. {@Sees}

# snuff-snuff
”{Pet}”, sa {Friend} och höll fram ärmen. ”Lukta på mig. Så luktar {rabbit}, fast med mer sylt.”

{Pet} luktade. Sedan bar det av, snus, snus, snus, och de gick efter, {child} med handen på {pet's} rygg och {Friend} tätt bakom {child}. De gick ända in i bortersta hörnet, där det var lika mörkt som när man blundar.

Där stannade {pet}. {Pet.He} ville inte vidare, och inte tillbaka heller. {@Thumped}

Det var {pet.his} egen korg.

# one-ear
{child} svalde. {Child.He} stack ner armen ända till axeln. {Child.He} kände en toffel. {Child.He} kände ett öra.

”Jag har honom!”

”{Rabbit}!” skrek {Friend} och skulle pussa honom, men råkade pussa {pet}.

”Det var inte där jag lade honom”, sa Mörkret.

”Nej”, sa {child}. ”Det var där {pet} lade honom.”

{@Snored}

”Då har jag alltså inte tappat bort någon?”

”Du har aldrig tappat bort en stol”, sa {child}. ”Och ingen kanin heller.”

De kände sig fram tillbaka: bordet, stolen, mattan, sängen.

”Jag sa ju faktiskt att det var blygt”, sa {Friend}.

# the-hand
”Var har du gjort av den?” frågade Mörkret alldeles nära.

”Av vad?” sa {child}.

”Handen. Den som du letade med.”

{child} funderade lite. Sedan lade {child.he} handen utanför täcket, öppen, över sängkanten. Någon tog den. Det kändes svalt, och lika mjukt som insidan av en ficka.

”Där är du ju”, sa Mörkret.

# at-the-front
{Friend} sov redan, med {rabbit} över ansiktet. Något varmt och tungt klättrade upp på deras fötter, snurrade ett varv och suckade. Mjukt och flitigt höll Mörkret på med sitt. Det plockade undan fönstret. Det plockade undan taket. {child} kom sist, och {child.him} lade det allra längst fram.

# @a
{minder}, som passade dem,
## if adult
{adult}
## if elder & !adult
{elder}

# @giver
{minder}
## if adult
{adult}
## if elder & adult
{elder}
## if elder & !adult
{elder}

# @basket
{Friend's} spaniel {pet} var också med, och hade tagit med sig sin egen korg.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] såg på alltihop från korgen i hörnet.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] såg på alltihop från korgen i hörnet.

# @ate
{Pet} åt upp den.
## if pet.cat
{Pet} puttade ner den.

# @sees
För {pet} var det detsamma om det var ljust eller mörkt. {Pet.He} såg med nosen, och nosen var vaken.

# @thumped
{Pet.He} dunkade med svansen på någonting mjukt.
## if pet.cat
{Pet.He} trampade på någonting mjukt, först med den ena tassen och sedan med den andra.

# @snored
{Pet} lade sig och började mycket plötsligt snarka.
## if pet.cat
{Pet} lade sig och började mycket oskyldigt spinna.
