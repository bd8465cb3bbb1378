title: Hästen av dimma
title: Rakt upp, som en tråd
title: Så stilla
guest elder: Åke (han), Gösta (han)
guest dog: Tyra (hon), Tova (hon)

% Hunden (@d): familjens, annars {elder.short's} vallhund. Hästen är "den" tills den heter Dis, sedan bara Dis.
% Regel: dimman tål inte att det blåser. När ångan går rakt upp är det stilla nog.

# a-potato
{child} hade önskat sig en häst så länge {child.he} kunde minnas. {child.He} hade önskat på tårtljus, på stjärnfall och en gång[school: , på {school},] på en ovanligt stor potatis.[pet.cat / pet.other:  Varje kväll fick {pet} höra om den hästen.]

”Någon häst har jag inte”, sa {elder}[!elder: , som var barnvakt den kvällen].

De stod vid grinden till ängen, {elder.short} och {child} och {@d-first}[friend:  och {friend}[!friend.known: , {child’s} bästa vän]]. Sommaren var nästan slut, och solen hade just gått ner[city: , långt borta över {city}]. {Elder.short} skruvade av locket på termosen och hällde upp varm choklad[elder2:  som {elder2} hade kokat].

”Men här är en äng”, sa {elder.he}. ”Där är en {@kind}. Och i kväll blir det dimma. Det brukar räcka.”

”Räcka till vadå?”

{Elder.short} nickade mot {@d}.

[age>=7 & pet.dog & !breed.Border Collie & !breed.Australian Shepherd & !breed.German Shepherd: ”{Pet} har aldrig vallat någonting”, sa {child}.

”Då är det väl dags”, sa {elder.short}.

]
# tufts
{@D} stod med ena framtassen lyft och stirrade ut över gräset, så som bara {@a-breed} kan stirra. Nere vid diket hade det börjat. En vit tuss. Sedan en till. De kröp fram ur gräset, en här och en där, och ingen verkade veta vart den skulle.

Sådant kan {@a-breed} inte stå och se på.

{@D} smög i väg i en vid båge, med magen mot marken. {@D-he} skällde inte. {@D-he} bara fanns där, bakom tussarna, och tussarna flyttade på sig. Smet någon var {@d-he} redan där. Tuss för tuss drev {@d-he} ihop dimman mitt på ängen, tills den stod där som en vit, böljande flock.

Och flocken reste sig.

# a-horse
Den fick fyra ben. Den fick en rygg, och en hals som böjde sig, och ett huvud med två öron som vred sig mot grinden. Sist kom {@d} med en tuss som hade gömt sig bakom en sten, och den blev svansen.

”En häst”, viskade {child}. Sedan skrek {child.he}: ”En häst!” och klättrade över grinden och sprang.

{child.He} sprang så fort att det blåste om {child.him}.[athlete:  Inte ens {athlete} hade hunnit ikapp.] Men blåsten hann fram först. Den gick rakt igenom hästen. Öronen lossnade, halsen blev till slöjor, och när {child} kom fram stod {child.he} mitt i ingenting med kalla, våta händer.

{@D} satte sig och tittade på {child.him}.

”Jag vet”, sa {child}, och rösten ville inte riktigt. ”Förlåt.”

{@D} nös. Sedan reste {@d-he} sig och började om.

# the-mug
{Elder.short} räckte {child} muggen.[friend & age>=7:  {Friend} flyttade sig, så att det blev plats vid grinden.]

”Titta på ångan”, sa {elder.short} bara.

Ångan for hit och dit, för {child} flåsade på den.

”När den går rakt upp är det stilla nog.”

{child} höll muggen med båda händerna. Det var det svåraste {child.he} hade gjort[sport: , mycket svårare än att {play sport}]. Benen ville springa. Det kliade på näsan.[friend & age>=7:  {Friend} höll andan, för säkerhets skull.] När {child} tänkte på hästen fladdrade ångan. När {child.he} tänkte på att {child.he} inte skulle tänka på hästen fladdrade den ännu mer. Så {child.he} lät bli.[music:  Till och med {@song} fick ta slut inne i huvudet.] {child.He} andades långsamt. {child.He} andades ännu långsammare. Och till slut steg ångan ur muggen, rakt upp, smal som en tråd.

# breath
Då ställde {child} ner muggen, öppnade grinden och gick tre steg ut i gräset. {child.He} letade inte efter någonting. {child.He} bara stod.

Först hörde {child.he} tassar som sprang. Sedan hördes ingenting. Men någon andades {child.him} i nacken, svalt och mjukt, och det luktade vått gräs.

{child} vände sig om, så sakta {child.he} kunde. Den första stjärnan lyste rakt igenom manen. Hästen sänkte huvudet. {child} andades ut, försiktigt, mot mulen, och hästen andades tillbaka.

”Du ska heta Dis”, viskade {child.he}.

Man kan inte klättra upp på dimma. Men man kan stå kvar när den kommer. Dis lade sig runt {child}, tills det var vitt ända upp till midjan. Sedan reste sig Dis, och {child} följde med upp.

# riding
Så red de.

Inte en hov hördes. Inte ett strå böjdes. De skrittade och de travade, och när {child} tänkte nu, då galopperade de, runt hela ängen, och det blåste inte alls. Det var som att gunga, precis när gungan är som högst, men det tog inte slut. {@D} sprang bredvid med öronen bakåt och höll ihop alltsammans.

[friend: Vid {friend} lade sig Dis ner en gång till, för ryggen räckte åt två.[age>=7:  {Friend} höll {child} om magen och sa inte ett ord.]

]Vid grinden hade {elder.short} tagit av sig mössan.

# go-now
Då kom en liten nattvind över ängen. Det ena av Dis öron blev tunt.

”Du måste få gå nu”, sa {child.he}.

Dis stannade vid grinden och sjönk, tills {child} hade båda fötterna i gräset. Mulen var kvar längst. Den låg i {child.his} händer en stund. Sedan var händerna bara våta.

{@D} lyfte ena tassen. {@D-he} kunde gärna ta det en gång till.

”Det räcker, {@d}”, sa {child} och strök {@d-him} över huvudet. ”Det räckte precis.”

”Kommer Dis tillbaka?” sa {child.he} till {elder.short}.

”Det beror på vädret”, sa {elder.short}. ”Och på hur stilla du kan stå.”

# lifted
Den natten låg {child} i sin säng, och håret var ännu lite fuktigt. {@sleeps} Först benen. Sedan ryggen. Sedan halsen.

Så {child} låg stilla. {child.He} andades långsamt. {child.He} andades ännu långsammare, rakt upp, smalt som en tråd. {child.He} letade inte efter någonting. {child.He} bara låg.

Och när det var stilla nog kom någonting mjukt och vitt, alldeles ljudlöst, och lyfte upp {child.him}.

# @d
{dog}
## if pet.dog
{pet}

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @d-him
{dog.him}
## if pet.dog
{pet.him}

# @d-first
vallhunden {dog}
## if pet.dog
{child.his} hund {pet}

# @kind
vallhund
## if pet.dog
hund

# @a-breed
en vallhund
## if pet.dog
{a breed}

# @sleeps
Hemma hos {elder.short} sov {dog}. Tassarna ryckte nog, vänster, höger, vänster, och {child} visste precis vad hon gjorde.
## if pet.dog
På mattan sov {pet}. Tassarna ryckte, vänster, höger, vänster, och {child} visste precis vad {pet.he} gjorde.

# @song
{music}
