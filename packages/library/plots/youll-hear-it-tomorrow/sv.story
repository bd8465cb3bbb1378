title: Ekot som kom för sent
title: Det var jag i går
title: Det får du höra i morgon
guest minder: Yvonne (hon), Birgitta (hon)

% @m går med genom tunneln: {adult}, annars {minder} i samma trappa. Ekot är ett dygn sent: söndag före åtta hörs måndag före åtta.

# no-echo
Under järnvägen[city:  {in city}] gick en tunnel, och i den fanns det inget eko.

Det var {child} säker på, för på måndagen hade {child.he} provat. {child.He} och {@m}[!adult: , som bodde i samma trappa,] gick genom tunneln varje morgon, den ena till [school: {school}|skolan] och den andra till jobbet. {child} ropade hej och hallå och korv. Ingenting kom tillbaka.

”Konstigt”, sa {@m}. ”En sådan fin tunnel.”

# it-was-me-yesterday
Sedan kom tisdagen. {child} och {@m} gick tysta in, för {@m} hade glömt nycklarna och fått springa upp igen. De var nästan halvvägs när någon skrek:

”HEJ! HALLÅ! KORV!”

{child} tittade på {@m}. {@M} tittade på {child}.

”Det var inte jag”, sa {@she}.

”Det var jag”, sa {child} långsamt. ”Det var jag i går.”

# the-long-way-round
Innan de kom ut på andra sidan vände {child} sig om och provade en gång till. ”Det regnar!” ropade {child.he}, för det gjorde det. Ingenting kom tillbaka. Men på onsdagen, när solen sken, ropade {child.his} egen röst ur väggen att det regnade. Det fanns visst ett eko. Det var bara väldigt sent. Det tog ett helt dygn på sig.

”Det kanske går en omväg”, sa {@m}.

# guess-what
Det var det bästa {child} någonsin hade haft. {child.He} började skicka saker till sig själv. {child.He} ropade ”Glöm inte [sport: {sport.thing}|gympapåsen]!” och nästa dag vände {child.he} [sport: och sprang hem igen|och hämtade den]. {child.He} ropade ett skämt[friend:  som {friend}[!friend.known: , {child.his} bästa vän,] hade lärt {child.him}], och dagen efter hade {child.he} hunnit glömma slutet och skrattade så att {child.he} fick hålla sig i räcket.[athlete:  {child.He} ropade heja på {athlete}, och dagen efter var de två som hejade.][music:  {child.He} sjöng {@song}, och dagen efter sjöng {child.he} i stämmor.]

## or
Det var det bästa {child} någonsin hade haft. {child.He} började skicka saker till sig själv. {child.He} ropade ”Gissa vad jag tänker på!” och nästa dag gissade {child.he} rätt. {child.He} ropade ”Bu!” och glömde bort det, och dagen efter hoppade {child.he} så högt att mössan åkte av.[friend:  Åt det skrattade {friend}[!friend.known: , {child.his} bästa vän,] en hel rast.][sport:  {child.He} ropade ”Glöm inte {sport.thing}!” och nästa dag vände {child.he} och sprang hem igen.][athlete:  {child.He} ropade heja på {athlete}, och dagen efter var de två som hejade.][music:  {child.He} sjöng {@song}, och dagen efter sjöng {child.he} i stämmor.]

# it-will-pass
En gång var {child.he} arg och ropade ”Dumma hela dagen!” Men nästa morgon var {child.he} glad, och då lät den där arga {@kid} så liten. {child} fick lust att klappa {@them}.

”Det går över!” ropade {child.he} till väggen. Men det var ju för sent, den {@kid} var redan borta. I stället fick {child} höra det själv, dagen efter, och då behövde {child.he} det faktiskt, för {child.he} hade tappat sin macka i en pöl.

# all-yours
Så kom en torsdagskväll när [adult: {adult} satte sig på sängkanten|{minder} ringde på].

”I nästa vecka börjar jag jobba tidigare”, sa {@she}. ”Då får du gå sista biten själv. Genom tunneln. På andra sidan står din fröken vid grinden, du ser henne direkt. Men själva tunneln blir din.”

”Det är ingen fara”, sa {child}.

Men när det var släckt låg {child.he} länge och tänkte på den. Den var lång. Den droppade. Lampan i mitten blinkade.

# a-very-small-bag
På söndagsmorgonen, innan klockan ens var åtta, gick {adult} ut. {adult.He} sa att {adult.he} skulle slänga sopor, men det tog en hel halvtimme, och påsen var mycket liten.

## if !adult
På söndagsmorgonen, innan klockan ens var åtta, mötte {child} {minder} i trappan. Hon sa att hon skulle slänga sopor, men det tog en hel halvtimme, och påsen var mycket liten.

# the-middle
Måndagen kom. {child} fick en kram vid cykelstället, och {@m} var tvungen att springa till bussen. {child.He} höll hårt i ryggsäckens remmar och gick in.

Det droppade. Lampan blinkade. {child.His} egna steg lät som någon annans. {child.He} hade tänkt ropa något, men halsen var som hopknuten. När {child.he} kom till mitten stannade {child.he}. Det var lika långt åt båda hållen.

# its-me
Då hördes det ur väggen, lite andfått:

”Hej, {child}! Det är jag!”

Det var {@m}. Men {@she} satt ju på bussen.

”Hos mig är det söndag”, sa rösten, ”och jag vet inte riktigt var du är nu, så jag går hela vägen och pratar. Här är det en fläck som ser ut som en ko. Ser du den?”

{child} såg den. Den såg verkligen ut som en ko, med horn och allt. {child.He} skrattade till, och knuten lossnade. {child.He} började gå, och {@ms} röst gick bredvid. Den pratade om kon, [pet: och om {pet}, som {@pet-would}, ]och om [adult: vad de skulle äta till kvällen[elder: , när {elder}[elder2:  och {elder2}] kom]|[elder: {elder’s}[elder2:  och {elder2’s}] ]pannkakor], och så nös den. Det hade {@she} nog inte planerat.

# run
”Nu ser jag ljuset”, sa {@m} ur väggen. ”Gör du det?”

”Ja”, sa {child} högt.

”Bra. Då vänder jag hem, för soppåsen blåser bort. Spring nu.”

Och {child} sprang, rakt ut i solen. Borta vid grinden stod fröken och vinkade.

# tomorrow
På kvällen låg {child} i sängen och var så belåten att det inte gick att ligga stilla.

”Jag fick gå in en liten bit i tunneln för fröken i eftermiddags”, sa {child.he}. ”Alldeles innan du kom och hämtade mig. Jag ropade en sak till dig. Den kommer i morgon, precis samma tid, så då får du inte vara sen.”

”Vad ropade du?” frågade {adult}.

{child} drog täcket till hakan och blundade, så att det inte skulle synas på ögonen.

”Det får du höra i morgon”, sa {child.he}.

## if !adult
På kvällen, redan i pyjamas, ringde {child} på hos {minder} och var så belåten att det inte gick att stå stilla.

”Jag fick gå in en liten bit i tunneln för fröken i eftermiddags”, sa {child.he}. ”Alldeles innan du kom och hämtade mig. Jag ropade en sak till dig. Den kommer i morgon, precis samma tid, så då får du inte vara sen.”

”Vad ropade du?” frågade {minder}.

{child} drog upp pyjamasen till hakan och blundade, så att det inte skulle synas på ögonen.

”Det får du höra i morgon”, sa {child.he}.

# @m
{minder}
## if adult
{adult}

# @M
{minder}
## if adult
{Adult}

# @ms
{minder's}
## if adult
{adult's}

# @she
{minder.he}
## if adult
{adult.he}

# @kid
pojken
## if child.she
flickan
## if child.name
ungen

# @them
honom
## if child.she
henne
## if child.name
den

# @pet-would
inte hade en aning om vad en tunnel var
## if pet.dog
gärna hade följt med
## if pet.cat
aldrig i livet hade följt med

# @song
{music}
