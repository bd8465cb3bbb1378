title: Hej, sa {child}
title: Prutten som ingen hälsade på
title: Pripp!
guest pet: Findus (han), Misse (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Pripp är litet och glatt, den andra prutten lång och trött. Sniff, sniff görs med näsan.
% Den vuxna (@a) är {adult}, annars mormor eller farfar, annars {minder}.

# pripp
{child} satt på golvet och byggde ett torn[friend:  tillsammans med {friend}]. Då kom det en prutt.

Pripp!

{Pet} hoppade upp. {Pet} var [pet.dog: en hund|en katt], och när det kom en prutt brukade {pet.he} springa. {@First} brukade också springa, och öppna fönstret.[elder & adult:  {Elder} brukade springa sist, för {elder.he} skulle ha tofflorna på.]

Men nu sprang inte {pet}. {Pet.He} luktade.

# sniff
Sniff, sniff. {Pet.He} luktade under bordet. Sniff, sniff. {Pet.He} luktade i {@as} stövlar. Sniff, sniff. Sedan luktade {pet.he} på {child's} rumpa.

”[pet.dog: Voff|Mjau]!” sa {pet}.

Det betyder jordgubb.

{child} luktade också. Jo! Det luktade jordgubb, röd och söt[season.winter: , mitt i vintern].

”Var är jordgubben?” sa {child}.

# do-not-run
”Det är jag”, sa en liten röst.

”Vilken jag?”

”Jag. Prutten. Spring inte!”

”Jag springer inte”, sa {child}.

”Inte?” sa prutten. ”Alla andra springer[school: , till och med {at school}]. Man kommer, och alla säger usch. Det är aldrig någon som säger hej.”

{child} tänkte efter. Det var sant. {Child.He} hade aldrig någonsin sagt hej till en prutt.

# hello
”Hej”, sa {child}.

Då blev prutten så glad att den luktade dubbelt.

PRIPP!

Hela rummet luktade jordgubb. {Pet} slickade i luften.

[friend: ”Hej, prutten!” sa {friend}[!friend.known: , {child's} bästa vän]. ”Hej då, prutten!” För nu skulle {friend} gå hem.

]

# bang
Men ute blåste det[city:  i hela {city}], och rätt som det var slog ett fönster igen. PANG! {Pet} blev så rädd att {pet.he} for in bakom soffan, längst in, där det är som mörkast.

”Kom ut, {pet}”, sa {child}.

{Pet} kom inte. {child} sträckte in handen. Den var för kort. {Child.He} sträckte in tandborsten. Den var också för kort. {@A} sträckte in hela armen. Den var för tjock.[elder & adult:  {Elder} sträckte in paraplyet. Det var för krokigt.][elder2:  {Elder2} sträckte in vispen. Den var för rund.][sport:  {Child.He} sträckte in {sport.thing}. Det hjälpte inte alls.]

”Då får {pet.he} väl sova där”, sa {@a}.

”Det går inte”, sa {child}. ”{Pet.He} ska sova på mina fötter. Annars fryser de.”

# only-air
”Jag kan”, viskade prutten. ”Jag är ju bara luft. Jag får plats.”

Och in bakom soffan åkte prutten. Pripp, pripp, pripp.[music:  Det lät nästan som {@song}.]

De väntade.

Sniff, hördes det. Sniff, sniff.

Ut kom en nos. Ut kom morrhåren. Ut kom hela {pet}, med damm på öronen, och gick efter prutten över golvet och genom hallen och raka vägen upp i {child's} säng[athlete: , under bilden på {athlete}].

# spread-out
{Pet} la sig på fötterna. {child} la sig på kudden. Prutten la sig mitt emellan.

”Nu blir jag nog lite mindre”, sa prutten.

”Försvinn inte!” sa {child}.

”Jag försvinner inte. Jag breder bara ut mig.”

Och det gjorde den. Lite i kudden, lite i täcket och lite i {pet's} päls.

# another-one
{@A} kom in för att säga god natt. Sniff, sniff.

”Har du ätit jordgubbar i sängen?” sa {@he}.

”Nej”, sa {child}. ”Jag har pruttat.”

”Oj”, sa {@a}. ”Vilken fin en.”

”Säg hej till den då.”

”Hej”, sa {@a}, och så kröp {@he} ner alldeles intill.

Då kom det något nere vid fötterna.

Pruuuutt.

Det var {pet}. Den luktade inte jordgubb. Den luktade [pet.dog: korv|fisk].

”Usch”, sa {@a}.

Men {@he} sprang inte.

{child} gäspade och blundade.

”Hej”, sa {child}.

”God natt”, sa {@a} och höll för näsan.

# @song
{music}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
