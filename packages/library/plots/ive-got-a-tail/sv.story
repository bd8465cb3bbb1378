title: Säg till {friend}
title: Två hundar
title: Ända fram till mattan
guest friend: Tage (han), Juni (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som springer med orden är den äldre där en sådan finns, annars {adult}, annars {minder}.

# who-is-the-dog
{child} och [!friend.known: {child.his} bästa vän ]{friend} skulle leka hund hemma hos {child}[city:  {in city}][school: , precis som {at school}]. Det gick bra ända tills de skulle bestämma vem som fick vara hunden.

”Jag är hunden”, sa {child}. ”Du kan vara {@matte}.”

”Jag kan inte vara {@matte}”, sa {friend}, som redan stod på alla fyra. ”Jag har ju svans.”

Det hade {friend.he}. {Friend.He} hade stoppat ner {@s-first} skärp där bak i byxorna, och det var precis den svansen {child} ville ha.[pet.dog:  Det ville [!pet.known: hunden ]{pet} också, fast {pet.he} redan hade en.][pet.cat:  Det ville [!pet.known: katten ]{pet} också, som låg och lurade på den.][pet.other:  Att {pet} kunde få vara något var det ingen som tänkte på.]

”Då pratar jag inte med dig mer!” sa {child}.[sport:  ”Och jag tänker aldrig {play sport} med dig!”]

”Inte jag med dig heller!” sa {friend}.

# tell-friend
Så satte de sig i var sin ände av soffan.[elder2:  {Elder2} sov middag i fåtöljen, med tidningen över näsan.] Men {child} hade så mycket att säga att det inte gick att hålla det inne, så {child.he} ropade på {@a}, som stod i köket och skalade potatis[music:  till {music}].

”{@A}! Säg till {friend} att {friend.he} är dum!”

{@A} kom med en halv potatis i handen.

”Kan du inte säga det själv?”

”Nej. Jag pratar inte med {friend.him}.”

”Jaha”, sa {@a}. ”{Friend}, {child} säger att du är dum.”

”Säg till {child} att {child.he} är dummast”, sa {friend}.

”{child}, {friend} säger att du är dummast.”

”Det hörde jag!” sa {child}. ”Säg till {friend} att jag inte hörde det!”

# best-belt
{@A} vände sig åt ena hållet och sedan åt det andra.

”Säg till {friend} att {friend.he} har en ful svans!” sa {child}.

”Men det är ju mitt finskärp”, sa {@a}. ”Vänta nu. Vem var det som var dum?”

”{Friend}”, sa {child}.

”{child}”, sa {friend}.

”Jag måste gå på toa”, sa {@a}, och så gick {@he} in och låste dörren.

# one-boot
Då var det alldeles tyst i soffan. {Friend} drog ut svansen och lade den på golvet.[pet.dog / pet.cat:  {Pet} satte genast en tass på den.] Sedan gick {friend} ut i hallen, satte sig på mattan och började ta på sig stövlarna.

{Friend} tänkte gå hem.

Nu var {child} inte arg längre. {Child.He} var ledsen, och det gjorde ont långt ner i magen. {Child.He} sprang till toadörren[athlete: , fortare än {athlete},] och bankade.

”{@A}! Säg till {friend} att {friend.he} inte ska gå!”

”Jag kan inte!” ropade {@a}. ”Jag sitter på toa!”

[elder2: {Elder2} bara sov. ]Och {friend} hade redan en stövel på sig.

# tell-yourself
{child} gick ända fram till mattan. {Child.He} satte sig på huk, så nära att deras knän nuddade varandra.

”{Friend}”, sa {child.he}. ”Kan du säga en sak till {friend}?”

{Friend} tänkte efter.

”Ja”, sa {friend.he}. ”Det kan jag.”

”Säg till {friend} att jag inte vill att {friend.he} går hem.”

{Friend} böjde ner huvudet mot sin egen mage.

”{Friend}”, sa {friend.he} till tröjan. ”{child} vill inte att du går hem.”

”Vad sa {friend.he} då?” frågade {child}.

”{Friend.He} blev glad. Säg till {child} att {friend.he} inte vill gå.”

# two-dogs
{child} böjde ner huvudet mot sin mage.

”{child}”, sa {child.he} till koftan. ”{Friend} vill inte gå.”

”Vad sa {child.he} då?” frågade {friend}.

”{Child.He} säger förlåt.”

”Det säger {friend} också”, sa {friend} och drog av sig stöveln. ”Och {friend.he} säger att det kan finnas [pet.dog: tre | två] hundar.[pet.other:  Och att {pet} kan vara katt.]”

# woof
När {@a} kom ut från toaletten stod det [pet.dog: tre | två] hundar i hallen. Den ena hade ett skärp till svans[pet.dog: , den andra hade en halsduk och den tredje hade en egen |  och den andra hade en halsduk].[pet.cat:  På hatthyllan låg {pet} och lurade på båda.]

”Så där ja”, sa {@a}. ”Vad var det jag skulle säga till {friend}?”

”Voff”, sa {child}.

”Voff”, sa {friend}.

[pet.dog: ”Voff”, sa {pet}.

]{@A} såg på den ena hunden och så på den andra[pet.dog:  och så på den tredje].

”Då är det väl jag som är {@matte}”, sa {@he}.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s-first
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @matte
matte
## if adult & !elder & !adult.he & !adult.she
ägare
## if adult.he & !elder
husse
## if elder & !elder.he & !elder.she
ägare
## if elder.he
husse
