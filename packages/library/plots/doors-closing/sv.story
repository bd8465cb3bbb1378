title: Bilen som luktade tång
title: Dörrarna stängs
title: Inte korv. Den här
guest minder: Gunvor (hon), Berit (hon)

% Den som kör (@a): {adult}, annars den äldre, annars grannen {minder}. Strumpan: klafs. Nosen: snus, snus, snus. Hissen pratar: Pling. Dörrarna stängs. Uppåt.

# squelch
Klafs, klafs, klafs. Det var {child’s} strumpa. {Child.He} hade varit vid havet, och havet hade varit i {child.his} stövel. Nu hade {child.he} skor på sig, men den ena strumpan var fortfarande våt.

Bredvid, i koppel, gick {child’s} hund, {pet}, som var {a breed} {@nose}. [city: De hade stannat till {in city} på vägen, och nu skulle de hem.|Det var dags att åka hem.] De behövde bara ta hissen upp genom parkeringshuset, till bilen.

”Vilken våning står bilen på?” frågade {child}.

”Det vet jag”, sa {@a-first}. {@He} tänkte. ”Det var en siffra.”

# row-after-row
”Pling”, sa hissen. ”Uppåt.”[friend:  Och uppåt åkte de. Det var {friend}, {child’s} bästa vän, som tryckte på knapparna, för det var alltid {friend.his} tur.]

Dörrarna gled upp. Där stod det bilar överallt, rad efter rad[school: , som jackorna {at school}].

”Är det här?” sa {child}.

”Det ser ut som här”, sa {@a}.

”Pling. Dörrarna stängs”, sa hissen. ”Uppåt.”

Dörrarna gled upp. Där stod det bilar överallt, rad efter rad. Det såg precis likadant ut.

”{Pet} kan hitta den”, sa {child}. ”All min tång ligger ju i bilen.” [elder & adult: Den ville {elder} ha till sina rosor[elder2: , men det ville inte {elder2}]. ][elder2 & !adult: Den ville {elder2} ha till sina rosor. ]Och tången luktade så mycket att {@a} hade lämnat alla rutorna på glänt.

# thats-chips
”Sök bilen, {pet}!”

{child} höll i kopplet, och {@a} höll i {child}, och {pet} satte nosen i golvet. Snus, snus, snus. ”{@aroo}!”

I närmaste bil satt en tant och åt pommes frites.

”Det där är inte vår bil, {pet}”, sa {child}. ”Det där är pommes frites.”

”Det är det verkligen”, sa tanten och vevade upp rutan.

# thats-cheese
”Pling. Dörrarna stängs. Uppåt.”[sport:  Någon som skulle {play sport} klev in, och klev ut igen för strumpans skull.]

Snus, snus, snus. ”{@aroo}!”

På nästa våning lyfte en man in en låda i en skåpbil.

”Det där är inte vår bil, {pet}. Vad är det där?”

”Ost”, sa mannen. ”Duktig hund.”
## or
”Pling. Dörrarna stängs. Uppåt.”[sport:  Någon som skulle {play sport} klev in, och klev ut igen för strumpans skull.]

Snus, snus, snus. ”{@aroo}!”

På nästa våning stod en skåpbil öppen, och ingen var i den. Och sedan var {pet} i den.

”Det där är inte vår bil, {pet}. Vad är det där?”

”Pajer”, sa en man med en bricka. ”Det var det i alla fall.”

# a-baby
”Pling. Dörrarna stängs. Uppåt.”

Snus, snus, snus. ”{@aroo}!”

”{Pet}, det där är en bebis!”

Men det var en bebis med korv.

”{Pet} är bra på att hitta”, sa {@a}. ”Bara inte bilen.”

# it-stopped
De gick in i hissen igen. ”Dörrarna stängs. Upp…”

Hissen stannade.

Den sa inte pling. Den sa inte uppåt och inte neråt. Den bara stod där, mellan två våningar.

{@A} tryckte på knappen med en klocka på. ”Stanna där ni är, mina vänner”, sa en röst i väggen. ”Om två minuter åker ni igen.”

Så de stannade där de var. {@A} satte sig på golvet. {Pet} satte sig på {@a}. Här fanns inga pommes frites, och ingen korv, och inga bebisar.

# a-sock
Snus, sa {pet}. Snus, snus. Och så la {pet.he} nosen på {child’s} sko.

{child} vickade på tårna. Klafs.

”{@A}”, sa {child} långsamt. ”Vad luktar min strumpa?”

{@A} lutade sig fram. {@He} lutade sig fort tillbaka. ”Tång”, sa {@he}.

”Och vad luktar vår bil?”

{@A} öppnade munnen, och stängde den igen.

# this
{child} tog av sig skon. {Child.He} drog i strumpan med båda händerna … Schlopp! Sedan stoppade {child.he} ner sin bara fot i skon igen, och höll fram strumpan mot {pet’s} nos.

”Inte pommes frites, {pet}”, sa {child}. ”Inte korv. Den här.”

Snus, snus, snus. {Pet} luktade på hälen. Snus, snus, snus. {Pet} luktade på tån. Och sedan började svansen gå.

”Pling!” sa hissen. ”Uppåt!”

# our-car
Dörrarna gled upp. Där stod två män och delade på en pizza. {Pet} gick rakt förbi den.

Snus, snus, snus, längs väggen. Snus, snus, snus, runt hörnet[athlete: , nästan lika fort som {athlete}]. Och där, med alla rutorna på glänt …

”{@softly}”, sa {pet}.

”Det är vår bil”, sa {child}.

”Fyran”, sa {@a}. ”Jag visste att det var en siffra.”

De körde hela vägen hem med rutorna nere[music:  och nynnade på {@song}].

# both-at-once
{child} hängde ut tången i blåsten. {Child.He} skulle ha hängt ut strumpan också, men ingen kunde hitta den.

{child} hittade den när {child.he} hade lagt sig. {Pet} låg bredvid på mattan, hoprullad som en bulle, och under nosen stack det fram en bit tå.

Snus, snus … snus.

”Pling”, sa {child}, alldeles lågt. ”Dörrarna stängs.”

Och ögonen gled igen, båda två på en gång, och lampan slocknade.
## if adult / elder
{@A} hängde ut tången i blåsten. {@He} skulle ha hängt ut strumpan också, men ingen kunde hitta den.

{child} hittade den när {child.he} hade lagt sig. {Pet} låg bredvid på mattan, hoprullad som en bulle, och under nosen stack det fram en bit tå.

Snus, snus … snus.

{@A} satte sig på sängkanten. {child’s} ögon hade börjat gå ihop.

”Pling”, sa {@a}, alldeles lågt. ”Dörrarna stängs.”

Och de gled igen, båda två på en gång, och lampan slocknade.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-first
grannen {minder}, som hade kört dem
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @He
Hon
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @nose
och mest nos
## if breed.Bulldog / breed.Boxer / breed.Shih Tzu
med en mycket kort nos, som {pet.he} använde allt av

# @aroo
VOFF
## if breed.Beagle / breed.Siberian Husky
AOOO

# @softly
Voff
## if breed.Beagle / breed.Siberian Husky
Aooo

# @song
{music}
