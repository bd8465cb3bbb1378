title: Jag sa skor
title: Sjöjungfrun i skoaffären
title: Jag hör att du kommer
guest keeper: Holger (han), Birger (han)
guest sitter: Göta (hon), Ingrid (hon)

% Omkväde, alltid helt: ”Jag sa inte X”, sa sjöjungfrun. ”Jag sa SKOR.” I vändningen säger barnet det åt henne. Sjöjungfrun har inget namn. @a, i affären, är den äldre, annars {adult}, annars {sitter}; på kvällen (@a-call) {adult}, annars den äldre.

# feet
Sjöjungfrun satt i skoaffären, på stolen bredvid {child’s}. Hon var grön och blank från magen och ner, och golvet under henne var blött.[pet.dog:  Det var inte jag, såg [!pet.known: hunden ]{pet} ut att säga.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade smugit med och satt i en skokartong.]

”Ett par skor, tack”, sa sjöjungfrun.

{keeper}, som hade affären, tittade på hennes svans. Där hängde den, med en stor fena längst ner.

”Men damen har ju inga fötter”, sa han.

”Jag sa inte fötter”, sa sjöjungfrun. ”Jag sa SKOR.”

# clip-clop
{child} hade fötter[sport: , bra fötter, som kunde {play sport}]. {child.He} hade nya röda skor på dem[school: , att ha i {school}], och när {child.he} gick fram och tillbaka och visade {@a-first}[friend:  och {friend}[!friend.known: , {child.his} bästa vän]], sa skorna klipp, klapp, klipp, klapp.

”Såna!” sa sjöjungfrun. ”Jag vill ha både klippet och klappen.”

”Varför då?” frågade [friend: {friend} | {child}].

Sjöjungfrun viftade med svansen. Svisch. Det hördes knappt.[pet.dog / pet.cat:  Bara {pet} vred på ett öra.]

”Så låter det när jag kommer hem”, sa [pet.dog / pet.cat: sjöjungfrun|hon]. ”Och aldrig är det någon som säger: Jag hör att du kommer.[age>=5:  Så när jag säger hej hoppar alla till, och min far tappar soppan.]”

# slipper
Då hämtade {keeper} en toffel. Han satte den längst ut på svansen. Plopp! Den ramlade av[pet.dog: , och {pet} bar tillbaka den].

”En hatt, kanske?” sa [elder: {elder.short} | {keeper}].

”Jag sa inte hatt”, sa sjöjungfrun. ”Jag sa SKOR.”

[age>=4: [elder / friend: {keeper}|Han] hämtade en sandal. Han drog remmen runt hela fenan. Pang! Sandalen flög upp och blev hängande på klockan.

”En halsduk, kanske?” sa [friend: {friend} | {keeper}].

”Jag sa inte halsduk”, sa sjöjungfrun. ”Jag sa SKOR.”

][age>=5: [elder / friend: {keeper}|Han] hämtade en rullskridsko. Han knöt fast den med ett band. Hjälp! I väg for sjöjungfrun, förbi strumporna och rakt in bland paraplyerna.

”Ett paraply, kanske?” sa {keeper}.

”Jag sa inte paraply”, sa sjöjungfrun. ”Jag sa SKOR.”

]
# boot
[elder / friend: {keeper}|Han] hämtade affärens största stövel. {child} tryckte, och {@a} tryckte, [friend: och {friend} tryckte allra mest, ]och ner åkte hela fenan. Upp reste sig sjöjungfrun. Hon vinglade åt ena hållet. Hon vinglade åt andra hållet.

Duns!

Där låg hon på magen mitt på golvet, och stöveln rullade sin väg[pet.dog: , och {pet} kom tillbaka med den].

”Jag sa ju bara skor”, sa sjöjungfrun med en liten, liten röst. En enda droppe rann längs näsan.

# hands
{child} la sig också på magen, näsa mot näsa. Och där nerifrån fick {child.he} syn på något. Sjöjungfrun hade inga fötter. Men hon hade två händer.

Det hade {child} också.

{child} drog av sig sina röda skor och stack in händerna i dem.

Klipp. Klapp. Klipp. Klapp.

Sjöjungfrun tittade upp. ”Jag hör att du kommer!” sa hon.

# i-said-shoes
”Nu du”, sa {child} och satte de röda skorna på sjöjungfruns händer.

”Men det är ju händer!” sa {keeper}.

”Hon sa inte fötter”, sa {child}. ”Hon sa SKOR.”

Upp for sjöjungfrun, och upp for svansen, högt i luften. Klipp, klapp, klipp, klapp, runt hela affären[athlete: , förbi en bild av {athlete}][music: , i takt till {music}].

”Jag hör att du kommer”, sjöng {child}[friend:  och {friend}].

# splash
”Vill damen ha en kartong?” frågade {keeper}.

”Jag sa inte kartong”, sa sjöjungfrun. [pet.cat: {Pet} sa inte heller kartong. {Pet} bara satt i en. Och så gick sjöjungfrun, | Och så gick hon, ][elder2: förbi {elder2} i dörren, ]hela vägen [city: genom {city} ]hem till havet. Klipp, klapp, klipp, klapp, plask.

Till {child} hittade {keeper} ett par till, precis lika röda.[elder:  {Elder.short} betalade för båda paren.]

# coming
På kvällen låg {child} i sängen, med sina nya skor bredvid på golvet[pet.cat:  och {pet} i kartongen][pet.other: , så att {pet} kunde se dem]. Flipp, flapp, flipp, flapp, lät ett par tofflor utanför dörren.[pet.dog / pet.cat:  {Pet} vred på ett öra.]

{child} log i mörkret.

”Jag hör att du kommer, {@a-call}”, sa {child}.

# @a
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-call
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, som var barnvakt
## if adult & !elder
{adult}
## if elder
{elder}
