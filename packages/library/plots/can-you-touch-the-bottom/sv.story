title: Bottnar du?
title: Höger fot, höger fot
title: En ligger och en är botten
guest dagny: Dagny (hon), Gerda (hon)
guest host: Solveig (hon), Majken (hon)

% ”Bottnar du?” ropas varje morgon, och frågas sist av den som ligger. Båda hoppar på ett ben. Vem som sitter på bryggan (@A): den äldre,
% annars {adult}, annars {host} i stugan bredvid. En hund simmar, och vill ha mössan; en katt tittar ner.

# the-sea
Havet låg precis framför {child}, blankt och stort ända bort till himlen. {Child.He} hade önskat sig havet i hela sitt liv, och nu hade de hyrt en stuga där i två veckor. Det var bara det att {child} inte kunde simma.

Det visste ingen[city: , varken här eller {in city}][pet.other: . Bara {pet} visste det, och {pet.he} sa inget]. [friend: {Friend}[!friend.known: , {child.his} bästa vän,] som var med, hade frågat i ettan, och då hade {child} sagt ja. | När man är {age} år frågar ingen längre om sådant.][school / elder:  [school: Varje gång de hade simning {at school}|Vid varje simning] fick {child.he} ont i halsen.[elder:  Då kom {elder}[elder2:  och {elder2}] med honung.]] {child} hade kommit på ett sätt: {child.he} gick ut tills vattnet nådde till bröstet, låg framåt och simmade med armarna, och under ytan, där ingen såg, hoppade {child.he} på höger ben.[pet.dog:  Det visste bara {pet}[!pet.known: , {child’s} hund,] som simmade bredvid.][pet.cat:  Det visste bara {pet}[!pet.known: , {child’s} katt,] som stirrade rakt ner från bryggan.][athlete:  Inte ens {athlete} hade hoppat så långt på ett ben.]

# yellow-cap
Den enda andra som var i vattnet så tidigt på morgonen var {dagny}. Hon var sjuttioåtta år[friend / elder / pet.dog / pet.cat:  och|, bodde i huset vid stranden och] badade varje dag i gul badmössa, fram och tillbaka längs repet. Hon simmade med hakan högt, som en drottning[music: , och gnolade på {music}].[pet.dog:  {Pet} ville ha den där mössan.]

”Bottnar du?” ropade hon första dagen.

”Nej då!” ropade {child} och hoppade. ”Bottnar du?”

”Jag?” sa {dagny}. ”Det var länge sedan!”

Så blev det varje morgon. De möttes vid repet, den gula badmössan och {child}, och den som hann först ropade.[friend:  {Friend} satt på bryggan i pyjamas och räknade längderna.]

”Bottnar du?”

”Inte en chans!”

# salt
De hade det trevligt, fast de var oense om det mesta[sport: , till exempel om man ska bada eller {play sport} före frukost]. {child} tyckte att havet var till för att titta på. {dagny} tyckte att det var till för att vara i.

”Havet bär”, sa {dagny}. ”Det är salt. Det är bara att lägga sig.”

”Varför lägger du dig inte då?”

”Varför gör inte du det?”

”Jag är inte trött”, sa {child}.

# the-raft
Den åttonde dagen pekade {dagny} på flotten, [friend / elder / pet.dog / pet.cat: långt ut|som låg förankrad långt ut], där det var djupt.

”I morgon simmar vi dit”, sa hon. ”Du och jag.”

”Visst”, sa {child}. Det var munnen som sa det. Resten av {child.him} blev alldeles kall.

Den natten låg {child.he} vaken. [friend & !pet.dog & !elder: ”Hela vägen dit!” hade {friend} viskat från sängen bredvid. ]{Child.He} tänkte säga att {child.he} hade ont i halsen.[elder:  Men då skulle {elder.short} komma med honung.] {Child.He} tänkte säga att {child.he} hade ont i benet, det högra, och det var faktiskt sant.

# two-trails
På morgonen var det vindstilla. Inte en krusning. [friend / elder / pet.dog / pet.cat: Man|Vattnet var så klart att man] kunde se varenda sandkorn på botten. {@A} satte sig på bryggan med sin bok, som varje morgon, och {child} gick ut längs repet med långsamma steg.[pet.cat:  På bryggan stirrade {pet} rakt ner, och nu tittade {child} också dit.] Då fick {child.he} se det.

I sanden gick ett spår. Det var {child.his} egna hopp från i går. Höger fot, höger fot, höger fot, hela vägen, tydligt som i snö. Vem som helst kunde se det.[friend / elder / pet.dog / pet.cat: |  Havet hade inte sopat bort ett enda.]

[pet.dog & !friend / pet.dog & !elder: Från bryggan skällde {pet}. {child}|{Child.He}] hörde plask. Där kom den gula badmössan. {child} [friend / elder / pet.dog / pet.cat: sparkade upp sand, men det|började sparka upp sand så det yrde, men det] var för sent, för {dagny} hade stannat och stirrade rakt ner. Hon var alldeles röd i ansiktet.

Och nu såg {child} att det var två spår. Det ena var {child.his}. Det andra gick tätt bredvid, med större fot och krokigare tår. Vänster fot, vänster fot, vänster fot, hela vägen.

# seventy-years
Länge sa ingen av dem något.[pet.cat:  {Pet} tvättade en tass.]

”Du hoppar på höger”, sa {dagny}.

”Du hoppar på vänster”, sa {child}.

”Sjuttio år”, sa {dagny}. ”När jag var liten sa jag till alla att jag kunde. Sedan gick det inte att ta tillbaka.”

[friend: ”Jag sa det till {friend}”, sa {child}. ”Men flotten då? | ”Men flotten då?” sa {child}. ”]Vad tänkte du göra?”

”Jag tänkte ha ont i halsen.”

Då började {child} skratta, och {dagny} skrattade så att badmössan gled på sned.[pet.dog:  {Pet} hoppade i efter den.] [friend: {Friend} sprang|{@A2} slog igen boken och gick] längst ut på bryggan för att se vad som var så roligt.[friend: 

”Någon har hoppat”, sa {friend}.

”Jag”, sa {child}. ”Jag kan inte simma.”

”Hela vägen?” sa {friend}. ”På ett ben?”]

# it-lies
När de hade skrattat färdigt stod de där med vatten till magen och visste inte vad de skulle göra av sig.

”Havet bär, säger de”, sa {dagny}.

”Då får det visa det”, sa {child}.

{Child.He} la sig bakåt. I en sekund var det underbart. Sedan blev {child.he} rädd och knep ihop sig på mitten, och rumpan sjönk som en sten, och {child.he} fick in havet genom näsan. {Child.He} kom upp och hostade.

”Det bär inte alls!” skrek {child.he} och slog i vattnet. ”Det ljuger!”

”Ja”, sa {dagny} tyst. ”Det var det jag trodde.” Hon drog av sig badmössan. Håret under den var vitt och tunt, och hon började gå mot land.

{child} såg efter henne. Bakifrån såg hon mycket mindre ut. Skulle hon gå hem nu och ha ont i halsen i resten av sitt liv?

# one-is-the-bottom
”Vänta!” ropade {child}. ”Vi tar en i taget! En ligger och en är botten!”

{dagny} vände sig om.

”Är botten?”

”Så här”, sa {child}. {Child.He} ställde sig stadigt med båda fötterna och höll fram armarna under ytan, med handflatorna upp. ”Jag står. Jag går ingenstans.”

Det tog en stund innan {dagny} kom.[pet.dog:  Hon gav {pet} mössan.] Hon satte sig i vattnet som i en stol[friend / elder / pet.dog / pet.cat:  och|, lutade sig bakåt och] knep ihop ögonen. {child} fick hennes nacke i ena handen och ryggen mot den andra. Först var hon tung. Sedan släppte hon axlarna. Sedan släppte hon magen. Och då kände {child} hur havet kom och tog i, underifrån, mjukt, tills hon nästan inte vägde något alls.

# taking-turns
Efteråt bytte de. {child} låg med öronen under vattnet och hörde små knäppar från långt ute i havet. {Child.He} släppte axlarna. {Child.He} släppte magen. Ingenting sjönk. Under {child.him} fanns två gamla händer, och under dem fanns hela havet.

De bytte många gånger.[friend:  {Friend} fick två turer, i pyjamas.] {@A2} satt på kanten nu, med fötterna i vattnet[elder:  och honungen i knät].[pet.cat:  {Pet} sov på boken.][pet.dog:  {Pet} hade mössan mellan tassarna.] Det hann bli varmt, och flotten [friend / elder / pet.dog / pet.cat: fick|låg långt där ute och fick] klara sig utan dem.

# you-float
Till sist låg {dagny} där igen, med håret som en vit krans på vattnet. Hon gäspade.

”{child}”, sa hon utan att öppna ögonen. ”Bottnar du?”

”Ja”, sa {child}. {Child.He} stod på båda fötterna och höll. ”Jag bottnar. Ligg du.”

# @A
{host} i stugan bredvid
## if adult & !elder
{Adult}
## if elder
{Elder}

# @A2
{host}
## if adult & !elder
{Adult}
## if elder
{Elder.short}
