title: Bottnar du?
title: Höger fot, höger fot
title: En ligger och en är botten
guest dagny: Dagny (hon), Gerda (hon)
guest host: Solveig (hon), Majken (hon)

% ”Bottnar du?” ropas varje morgon, och frågas sist av den som ligger. Båda hoppar på ett ben. Vem som sitter på bryggan (@A): {adult}, annars
% den äldre, annars {host} i stugan bredvid.

# the-sea
Havet låg precis framför {child}, blankt och stort ända bort till himlen. {Child.He} hade önskat sig havet i hela sitt liv, och nu hade de hyrt en stuga där i två veckor. Det var bara det att {child} inte kunde simma.

Det visste ingen[city: , varken här eller {in city}][pet.other: , utom {pet}, som inte sa något]. När man är {age} år frågar ingen längre om sådant.[friend:  {Friend}, {child.his} bästa vän, hade frågat i ettan, och då hade {child} sagt ja.][school:  Varje gång de hade simning {at school} fick {child.he} ont i halsen.] {child} hade kommit på ett sätt: {child.he} gick ut tills vattnet nådde till bröstet, låg framåt och simmade med armarna, och under ytan, där ingen såg, hoppade {child.he} på höger ben.[athlete:  Inte ens {athlete} hade hoppat så långt på ett ben.]

# yellow-cap
Den enda som var i vattnet så tidigt på morgonen var {dagny}. Hon var sjuttioåtta år, bodde i huset vid stranden och badade varje dag i gul badmössa, fram och tillbaka längs repet. Hon simmade med hakan högt, som en drottning[music: , och gnolade på {music}].

”Bottnar du?” ropade hon första dagen.

”Nej då!” ropade {child} och hoppade. ”Bottnar du?”

”Jag?” sa {dagny}. ”Det var länge sedan!”

Så blev det varje morgon. De möttes vid repet, den gula badmössan och {child}, och den som hann först ropade.

”Bottnar du?”

”Inte en chans!”

# salt
De hade det trevligt, fast de var oense om det mesta[sport: , till exempel om man ska bada eller {play sport} före frukost]. {child} tyckte att havet var till för att titta på. {dagny} tyckte att det var till för att vara i.

”Havet bär”, sa {dagny}. ”Det är salt. Det är bara att lägga sig.”

”Varför lägger du dig inte då?”

”Varför gör inte du det?”

”Jag är inte trött”, sa {child}.

# the-raft
Den åttonde dagen pekade {dagny} på flotten, som låg förankrad långt ut, där det var djupt.

”I morgon simmar vi dit”, sa hon. ”Du och jag.”

”Visst”, sa {child}. Det var munnen som sa det. Resten av {child.him} blev alldeles kall.

Den natten låg {child.he} vaken. {Child.He} tänkte säga att {child.he} hade ont i halsen. {Child.He} tänkte säga att {child.he} hade ont i benet, det högra, och det var faktiskt sant.

# two-trails
På morgonen var det vindstilla. Inte en krusning. Vattnet var så klart att man kunde se varenda sandkorn på botten. {@A} satte sig på bryggan med sin bok, som varje morgon[adult & elder: , intill {elder}[elder2:  och {elder2}]][elder2 & !adult: , intill {elder2}], och {child} gick ut längs repet med långsamma steg.[pet.cat:  Katten {pet} hängde över bryggkanten och stirrade rakt ner, och {child} tittade åt samma håll.] Då fick {child.he} se det.

I sanden gick ett spår. Det var {child.his} egna hopp från i går. Höger fot, höger fot, höger fot, hela vägen, tydligt som i snö. Vem som helst kunde se det. Havet hade inte sopat bort ett enda.

[pet.dog: Från bryggan skällde hunden {pet}, som {pet.he} bara gjorde åt badmössor. {child}|{Child.He}] hörde plask. Där kom den gula badmössan. {child} började sparka upp sand så det yrde, men det var för sent, för {dagny} hade stannat och stirrade rakt ner. Hon var alldeles röd i ansiktet.

Och nu såg {child} att det var två spår. Det ena var {child.his}. Det andra gick tätt bredvid, med större fot och krokigare tår. Vänster fot, vänster fot, vänster fot, hela vägen.

# seventy-years
Länge sa ingen av dem något.

”Du hoppar på höger”, sa {dagny}.

”Du hoppar på vänster”, sa {child}.

”Sjuttio år”, sa {dagny}. ”När jag var liten sa jag till alla att jag kunde. Sedan gick det inte att ta tillbaka.”

[friend: {child} tänkte på {friend} och nickade.

]”Men flotten då?” sa [friend: {child.he}|{child}]. ”Vad tänkte du göra?”

”Jag tänkte ha ont i halsen.”

Då började {child} skratta, och {dagny} skrattade så att badmössan gled på sned. {@A2} slog igen boken och gick längst ut på bryggan för att se vad som var så roligt.

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

Det tog en stund innan hon kom. Hon satte sig i vattnet som i en stol, lutade sig bakåt och knep ihop ögonen. {child} fick hennes nacke i ena handen och ryggen mot den andra. Först var hon tung. Sedan släppte hon axlarna. Sedan släppte hon magen. Och då kände {child} hur havet kom och tog i, underifrån, mjukt, tills hon nästan inte vägde något alls.

# taking-turns
Efteråt bytte de. {child} låg med öronen under vattnet och hörde små knäppar från långt ute i havet. {Child.He} släppte axlarna. {Child.He} släppte magen. Ingenting sjönk. Under {child.him} fanns två gamla händer, och under dem fanns hela havet.

De bytte många gånger. {@A2} satt på kanten nu, med fötterna i vattnet[elder & adult: , och {elder}[elder2:  och {elder2}] hade lagt handdukarna i solen]. Det hann bli varmt, och flotten låg långt där ute och fick klara sig utan dem.

# you-float
Till sist låg {dagny} där igen, med håret som en vit krans på vattnet. Hon gäspade.

”{child}”, sa hon utan att öppna ögonen. ”Bottnar du?”

”Ja”, sa {child}. {Child.He} stod på båda fötterna och höll. ”Jag bottnar. Ligg du.”

# @A
{host} i stugan bredvid
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A2
{host}
## if adult
{Adult}
## if elder & !adult
{Elder}
