title: Fel ljud
title: Frökens svans
title: Något litet satt kvar
guest friend: Ivar (han), Majken (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Skäll skällt och vov får barnet vara med i. Den vuxna (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}. Sista vov alldeles tyst.
% En regel: skäll som låter NEJ är fel ljud. Det ska låta VOV.

# behind-the-coats
{child} satt i hallen, bakom jackorna, och där tänkte {child.he} stanna.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] låg på dörrmattan och ville sova.][pet.cat:  I lådan med mössor låg {pet}[!pet.known: , {child's} katt,] och ville sova.]

In kröp {friend}[!friend.known: , {child.his} bästa vän].

”Vad gör du?” sa {friend}.

”Jag har fått skäll”, sa {child}.

”Får jag se?”

”Det syns inte. Det hörs.”

”Var det en hund?”

”Nej”, sa {child}. ”Det var fröken[school:  {at school}].”

{Friend} gapade. {Friend.He} hade inte vetat att fröken kunde skälla.

# in-the-tummy
”Hur lät det?”

”Det lät NEJ”, sa {child}. ”NEJ, NEJ, NEJ! Och nu sitter det i magen.[city:  Det har suttit där genom hela {city}.]”

{Friend} lade örat mot {child's} mage och lyssnade.[pet.other:  I sin bur lyssnade {pet} också.]

# watertight
”Vad hade du gjort?” frågade {friend}.

”Jag hällde vatten i frökens stövlar.”

”Varför det?”

”Jag ville se om de var täta.”

”Var de det?”

”Ja.”

”Båda två?”

”Ja.”

”Då vet hon det”, sa {friend}.

Men i magen lät det bara NEJ, NEJ, NEJ.

# a-tail
{Friend} var bra på att bestämma. Nu bestämde {friend.he}.

”Det är fel ljud”, sa {friend.he}. ”Riktigt skäll låter VOV. Vi gör om det. Jag är fröken.”

{Friend.He} tog {@firsts} långa halsduk och stoppade ner den bak i byxorna.

”Fröken har ingen svans”, sa {child}.

”Nu har hon det. Vad sa jag först?”

”Du sa: Men {child}, vad har du gjort?”

”VOV-VOV, VOV-VOV-VOV-VOV?” sa {friend}.

”Sedan sa du: Mina stövlar!”

”Vov, vov!” sa {friend} ledset och tittade ner i en stövel.

”Och sedan sa du NEJ, NEJ, NEJ.”

”VOV, VOV, VOV!” skällde {friend} och viftade så att svansen slog i väggen.[pet.dog:  {Pet} öppnade ett öga. Så där hade {pet.he} aldrig gjort.]

Det bubblade i {child}. {Child.He} höll för munnen, men det kom ut ändå. {Child.He} skrattade.

# two-teachers
”Jag vill också vara fröken”, sa {child.he}.

Så var det två fröknar i hallen, och båda skällde. Paraplyet fick skäll. VOV, VOV, VOV! [sport: {@Sport} fick skäll. VOV, VOV, VOV! ]Mössorna fick skäll. VOV, VOV, VOV![pet.cat:  {Pet} reste sig ur mössorna och gick.][music:  På radion spelade de {@song}, men det hördes inte.][athlete:  Bara {athlete}, på bilden på dörren, slapp.] {@A} kom ut ur köket, och {@he} fick mest av alla. VOV, VOV, VOV!

”Vad har jag gjort?” sa {@a}.

”Ingenting”, sa {friend}. ”Det är bara din tur.”[elder2: 

”När är det min?” ropade {elder2} från köket.]

# splash
Och {friend} viftade, så långt svansen räckte. Svansen for runt och träffade vattenkannan, och kannan välte.

Skvalp.

Åh nej! Vattnet rann rakt ner i {@as} stövel.

{Friend} slutade vifta. {Friend.He} kröp in bakom jackorna, så långt det gick. Bara svansen stack ut.

”Nu får jag skäll”, pep {friend.he}. ”Riktigt skäll!”

# say-woof
{@A} tittade ner i stöveln. {@He} drog efter andan och öppnade munnen.

”N…”

”Stopp!” ropade {child} och ställde sig framför jackorna med armarna rakt ut. ”Det är fel ljud!”

”Vad är det för fel på det?” sa {@a}.

”När man skäller ska det låta VOV. Säg VOV, {@a}!”

{@A} tittade på {child}. {@He} tittade på svansen.

”Vov?” sa {@he}.

”Högre!”

”VOV!” sa {@a}. ”VOV, VOV, VOV! INTE I MIN STÖVEL! VOV, VOV, VOV!”

Då började svansen vifta.

# now-i-know
Sedan tog {child} och {friend} stöveln mellan sig. De bar ut den på trappan och hällde ut vattnet.[pet.dog:  {Pet} flyttade sig inte. De fick kliva över.]

”Var den tät?” frågade {@a}.

”Ja”, sa {child}.

”Då vet jag det”, sa {@a}.

# woof
Det började skymma. {@A} slog sig ner på trappan mellan {child} och {friend}, med en filt som räckte till alla tre. {child} gäspade och lyssnade på sin mage. Nu sa den inte nej längre. Men något satt kvar, långt där inne, något alldeles litet och sömnigt.

Vov, sa det.

# @sport
{sport.thing}

# @song
{music}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @firsts
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder's}

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
