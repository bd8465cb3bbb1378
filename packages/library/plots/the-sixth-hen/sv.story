title: Den sjätte hönan
title: Kluck, sa räven
title: Den som hoppar fram
guest keeper: Kerstin (hon), Gun (hon)

% Vems hönor det är (@g): familjens äldre, annars grannen Kerstin.

# six
{@g-first} hade fem hönor. När {child} sov över där fick {child.he} hjälpa till att räkna dem vid läggdags och stänga hönshuset.[city:  Det var de enda hönorna i {city}.]

En kväll var det något fel med {@g-s} glasögon. De var borta. De satt uppe på huvudet, men där hade ingen letat.

{@g-cap} kikade in i mörkret. ”Ett, två, tre, fyra, fem, sex”, sa {@g}. ”Bra. Alla är inne.”

”Men du har ju bara fem”, sa {child}.

# cluck
Så då räknade {child}. Där satt en brun höna och en vit höna och en prickig höna och en svart höna, och en arg höna som hette fru Persson. Och längst bort, i det sista redet, satt en stor, orange höna med spetsiga öron.

”God kväll”, sa den orange hönan. ”Kluck.”

”Du är ingen höna”, sa {child}.

”Det är jag visst”, sa den orange hönan. ”Kluck, kluck. Fint äggväder.”

”Du har en jättestor yvig svans.”

Den orange hönan vände sig om och såg på svansen, som om någon annan hade glömt den där. ”Attans”, sa den. Det var en räv.

# something-small
”Har du kommit för att äta upp hönorna?” frågade {child}.

”Äta upp dem?” sa räven. ”Jag vågar inte ens titta på dem. Den där har pickat mig två gånger.”

Fru Persson såg ut som om hon tänkte göra det igen.

”Varför är du här då?”

Räven såg på sina tassar och sa något mycket litet.

”Förlåt?” sa {@g}.

”Jag är mörkrädd”, sa räven.

Ingen skrattade. Inte ens fru Persson.[pet.dog:  Och {pet}, som alltid skällde på rävar, lade sig ner med nosen mellan tassarna.]

”Det är svårt, för en räv”, sa han. ”De andra går ut varje natt. Jag säger att jag har ont i magen. Sedan fick jag syn på hönorna. De lägger sig klockan sex, och någon stänger om dem. Så skulle man ha det, tänkte jag.”

{child} satte sig i halmen. Det här med mörker visste {child.he} en del om.[pet.cat:  {Pet} gick ut i det varenda natt, där hemma, men hade aldrig sagt hur man gör.][pet.other:  Hemma var det alltid {pet} som prasslade i det.]

”Man kan göra så här”, sa {child}. ”Man går ut, och så står man stilla och räknar till tio. Långsamt. Mörkret är inte tomt. Det är bara lite sent.”

”Vad gör man med ögonen?” frågade räven.

”Man har dem öppna. Det är det som är svårt. Så någon får hålla i handen.”

Räven tänkte på det. Sedan räckte han fram en tass.

# to-ten
{@g-cap} tog den ena tassen, och {child} tog den andra. De gick ut mitt i trädgården och ställde sig där det var allra mörkast. Det fanns ingenting att se. Det var bara svart.

”Det här var inte roligt”, sa räven. ”Jag går tillbaka och är höna.”

”Räkna”, sa {child}.

”Ett”, sa räven, och tassen skakade. ”Två. Tre.”

”Där är boden”, viskade {child}. Och där var den, stor och fyrkantig, precis där den alltid stod.

”Fyra. Fem.”

”Där är mitt träd”, viskade {@g}.

”Sex. Sju. Åh”, sa räven. ”En skottkärra!”[athlete:  Han sa det som om det hade varit {athlete}.]

”Åtta”, sa {child}. ”Nio. Tio. Titta upp nu.”

Räven tittade upp. Över taket och över trädet och ända ut i kanterna var det stjärnor.

”Har allt det där funnits varje natt?” sa räven.

”Varje natt”, sa {@g}.

# what-jumps-out
Räven tittade länge. Sedan sa han: ”Men om något hoppar fram?”

{child} tänkte efter.[school:  Det hade {child.he} också undrat, på väg till {school} när det var vinter.] Och så kom {child.he} på det bästa som {child.he} någonsin hade kommit på.

”Du är ju en räv”, sa {child}. ”Det är du som hoppar fram.”

Rävens öron åkte upp. Det hade ingen berättat för honom.

”Är det?”

”Prova.”

Så räven smög sig bakom skottkärran, och väntade, och hoppade fram.

”Bu!” sa räven.

”Kära hjärtanes!” sa {@g} och hoppade så högt att glasögonen ramlade ner och hamnade rätt. {@g-cap} såg på räven. {@g-cap} såg en gång till. ”Men du milde. Du är ju ingen höna.”

Räven skrattade så att han måste sätta sig. Då skällde en annan räv, långt borta på fältet, och så en till.

”Det är mina systrar”, sa han. ”De leker väl jaga.[sport:  Eller så ska de {play sport}.][music:  Eller så sjunger de {music}.]” Han reste sig och skakade av sig halmen. Vid häcken vände han sig om. ”Jag hade gärna velat lägga ett ägg åt er”, sa han. ”Jag försökte verkligen.”

Och så gick han ut i mörkret, som om det var hans.

# five
{@g-cap} räknade hönorna igen, med glasögon. De var fem.[elder2:  {Elder2} räknade också, för säkerhets skull.] De stängde och gick tillbaka utan ficklampa, eftersom de inte behövde någon.

{child} låg i sängen[friend:  och tänkte på vad {friend} skulle säga], och när lampan var släckt räknade {child.he} fram rummet. Ett, två, där var stolen. Tre, fyra, där var fönstret.

Före tio sov {child.he}.

# pine-cone
Och på morgonen, när de skulle hämta äggen, låg det något i det sista redet. Det var runt, och det var brunt, och det var fortfarande lite varmt.

Det var en kotte.

”Jaja”, sa {@g}. ”Han gjorde så gott han kunde.”

# @g
{keeper}
## if elder
{elder.short}

# @g-cap
{keeper}
## if elder
{Elder.short}

# @g-first
Grannen {keeper}
## if elder
{Elder}

# @g-s
{keeper's}
## if elder
{elder.short}s
