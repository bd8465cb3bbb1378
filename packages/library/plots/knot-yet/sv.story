title: Tre knutar och en gaffel
title: Paketet under duken
guest friend: Samira (hon), Milan (han)
guest elder: Bertil (han), Gulli (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Inte än.” Låt barnet peta med: peta, peta, plupp!
% Den som fyller år är familjens egen, annars {elder} på nedre botten; om en egen sägs inga år.

# the-parcel
{@Birthday} {Elder.He} satt i sin stora stol vid bordet och hade finkoftan på sig. Det fattades en knapp mitt på magen, men annars var den fin[city: , nog den finaste {in city}].

{child} hade ett paket till {elder.him}. Det var stort som en kudde. {@Held} hade hållit i pappret, och {child} hade snurrat snöret[school: , som {child.he} hade fått {at school}], runt, runt, runt, och gjort en knut. Och en knut till. Och en till, ovanpå.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade luktat på alla tre.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade legat på pappret hela tiden, och sedan följt med.][pet.other:  {Pet} hade sett på.]

”Varsågod”, sa {child}. ”Öppna!”

# not-yet
{Elder} klämde på paketet. {Elder.He} luktade på det. {Elder.He} skakade det vid örat.

”Inte än”, sa {elder}. Och så lade {elder.he} paketet i knät, under duken.

[elder2: {Elder2} hällde upp, och de | De] drack kaffe och saft. {child} hann knappt svälja.

”Nu?” sa {child}.[pet.dog:  {Pet} ställde sig upp.][pet.cat:  {Pet} sträckte på sig.]

”Inte än”, sa {elder}.[pet.dog:  {Pet} lade sig igen.][pet.cat:  {Pet} rullade ihop sig igen.]

De sjöng för {elder.short}, [music: först {music} och sedan födelsedagssången, ]och {@a} sjöng högst.

”Nu?” sa {child}.[pet.dog:  {Pet} ställde sig upp.][pet.cat:  {Pet} sträckte på sig.]

”Inte än”, sa {elder}.[pet.dog:  {Pet} lade sig igen.][pet.cat:  {Pet} rullade ihop sig igen.]

# the-rose
Bredvid {child} satt {friend}[!friend.known: , {child.his} bästa vän]. {Friend.He} ville ha rosen på tårtan, den av marsipan, och {friend.he} hade hållit sin gaffel beredd ända sedan {friend.he} kom.

”{Elder.He} vill inte ha något paket”, viskade {friend}. ”{Elder.He} vill nog bara ha tårta.”

# under-the-table
Då blev {child} alldeles tjock i halsen. {Child.He} gled ner från stolen och in under bordet. Där kan man sitta när man inte vill synas.

Det var skumt där nere.[pet.dog:  Där låg {pet} och väntade på smulor.][pet.cat:  Där låg {pet} och väntade på pappret.] Där var {@whose} strumpor. Där var {friend's} fötter, som dinglade. Och där var {elder's} händer.

# the-hands
De händerna hade byggt tre båtar. Tummarna var tjocka som potatisar. Och de låg inte alls stilla! De petade på knuten. De halkade av. De petade en gång till. De halkade av en gång till.

”Tack, gärna en droppe till”, sa {elder.short} ovanför bordet. Men under bordet slet tummarna allt vad de kunde[athlete: , lika hårt som {athlete}].

{child} [pet.dog / pet.cat: och {pet} ]tittade länge.

{Elder.short} ville visst öppna. {Elder.He} kunde inte!

# small-fingers
{child} stack upp huvudet mellan {elder.short's} knän.

”Ta saxen”, viskade {child.he}.

”Aldrig i livet”, viskade {elder.short}. ”Den knuten har ju du gjort.”

”Jag har små fingrar”, viskade {child}.

Det hade {child.he}. De kom nästan in i knuten. Men bara nästan.

# a-fork
”Man ska ha en gaffel”, sa någon. Det var {friend}. {Friend.He} hade också kommit ner under bordet.

{Friend.He} tittade på sin gaffel. {Friend.He} tittade länge. Sedan gav {friend.he} den till {child}.

{Elder.short} höll i paketet. {Friend} höll i snöret. {child} petade med gaffeln. Peta, peta, peta. Plupp! Där gick den första knuten upp. Peta, peta, plupp. Peta, peta, plupp.

# a-button
Sedan var det papper. Och papper. Och mera papper. Och allra längst in låg en liten brun knapp.

”Min knapp!” sa {elder}. ”Den har jag letat efter sedan i julas. Var har den varit?”

”I soffan”, sa {child}. ”Långt ner.”

{Elder.short} måste ta fram näsduken. Sedan rullade {elder.he} ihop snöret och stoppade det i fickan, för ett så bra snöre slänger man inte.

# crooked
{Friend} fick rosen[pet.dog: , och {pet} fick smulorna. {Friend} åt rosen|[pet.cat: , och {pet} fick pappret. {Friend} åt rosen|. {Friend.He} åt den]] med fingrarna, för gaffeln var full av snöreludd. Och {@a} hämtade nål och tråd[elder2:  av {elder2}] och sydde fast knappen. Den satt lite på sned.

Nu skulle koftan bara knäppas. Men {elder.short's} tummar halkade av. Då klättrade {child} upp i {elder.short's} knä, tog knappen i ena handen och hålet i den andra, och stack ut tungan, för då går det bättre[sport: , precis som i {sport}].

# halfway
Det hade blivit mörkt i fönstret. {@A} kom med {child's} jacka.[pet.dog:  {Pet} ställde sig upp.][pet.cat:  {Pet} sträckte på sig.]

”Så där”, sa {@a}. ”Nu går vi hem[pet.other:  till {pet}].”

Knappen var precis halvvägs.

”Inte än”, sa {child}.

# @birthday
{elder} på nedre botten fyllde sjuttio år.
## if elder
{elder} fyllde år.

# @held
{minder}, som passade {child.him},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @whose
{minder's}
## if adult
{adult's}
