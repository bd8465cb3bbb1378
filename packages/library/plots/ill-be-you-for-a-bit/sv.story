title: Jag är du så länge
title: {The wish} som ville iväg
title: Kan du på torsdagar?

% {wish.wants} är vad föräldern sa att den vill: flyga, bli en fisk. ”Fick” + infinitiv bär det. Ljudet kallar hem den.

# said-nothing
Vid slutet av {child's} gata fanns {a wish}, och {wish.he} hade alltid funnits just där. Varje dag när {child} gick förbi[school:  på väg till {school}] sa {wish.he}: ”{Wish.sound}.” Men i dag var något fel. I dag sa {wish.he} ingenting.

”Är du ledsen?” frågade {child}.

”Inte ledsen”, sa {the wish}. ”Jag vill {wish.wants}. Det har jag velat i hela mitt liv.”

”Gör det då.”

”Det går inte. Tänk om någon kommer och behöver {a wish}, och så är det bara tomt här.”

Då fick {child} en idé.

”Jag kan vara du så länge”, sa {child.he}.

# lessons
{The wish} tittade på {child.him}, uppifrån och ner.

”Kan du {wish.does}?”

”Lite”, sa {child}.

”Är du rädd för {wish.afraid}?”

”Ibland.”[age>=7:  {child.He} var inte rädd för det alls, men man ska inte vara nogräknad när man är någon annan.]

”Bra. Och så låter man så här: {wish.sound}.”

”{Wish.sound}”, sa {child}.

”Längre ner i magen.”

”{Wish.sound}!”

”Nu tror jag nästan att du är jag”, sa {the wish}. ”Stå här. Precis här. Gå inte.”

Och så gav {wish.he} sig av mot kullen, först långsamt, och sedan fort.

# in-its-place
Så stod {child} där {the wish} brukade vara och var {a wish}. Det var svårare än det såg ut.

[friend: ”Har du sett {child}?” frågade {friend}[!friend.known: , som var {child's} bästa vän].

”{Wish.sound}”, sa {child}.

”Jaha”, sa {friend}. ”Hälsa, om du ser någon.” ][elder: Sedan kom {elder}. ”God dag, {wish}”, sa {elder.short} och nickade[elder2: , och {elder2} lyfte på hatten]. {child} var stolt. ][pet.dog: {Pet} nosade på {child.him} och lät sig inte luras. {Pet.He} lade sig bredvid och vaktade båda två. ][pet.cat: {Pet} strök förbi utan att hälsa. Så gjorde {pet.he} mot {a wish} också. ][pet.other: Det var tur att {pet} var hemma, för {pet.he} hade avslöjat allt. ][athlete: En pojke frågade om {a wish} kunde springa lika fort som {athlete}. Det visste {child} inte. ][sport: ”Kan du {play sport}?” frågade någon. ”Bara på fritiden”, sa {child}. ][music: När ingen hörde sjöng {child.he} {@song}, fast {the wish} aldrig hade gjort det. ]En tant ställde ifrån sig sina kassar mot {child.him}. Det gjorde hon jämt, sa hon.

# over-there
Och där borta på kullen, så att {child} såg alltihop, fick {the wish} {wish.wants}.

Först bara lite, som när man känner på vattnet med en tå. Sedan mer. [age>=7: Två kråkor satte sig på en gren för att titta, och en tredje kom för att se vad de tittade på. ] Sedan precis så mycket som {wish.he} ville. {Wish.He} skrattade så att det hördes ända ner på gatan, och {child.he} som stod där skrattade också. Man blir glad av att titta på den som äntligen får.

# dark
Men solen gick ner[city:  bakom hustaken i {city}], och {the wish} kom inte.

Lyktorna tändes. Kullen blev svart. {child} var trött i benen och frös om öronen.[age>=7:  Två gånger kom någon gående i mörkret, och två gånger var det någon annan.]

Då förstod {child.he} vad som hade hänt. {The wish} hade alltid varit just här. Den som alltid har varit på ett ställe har aldrig behövt hitta dit.

”{The wish} har gått vilse”, viskade {child}.

# call
{child.He} ville springa och leta. Men om {child.he} gick härifrån fanns det ingen här, och då fanns det inget att hitta hem till.

[age>=7: Det enda {child.he} kunde göra var att vara {a wish} så mycket det gick. ]Så {child} stod kvar. {child.He} tog luft, längst ner i magen, och ropade det enda som {the wish} säkert kände igen.

”{Wish.sound}!”

Inget svar. {child.He} ropade igen, så att det sved i halsen.

”{Wish.sound}!”

Och långt borta i mörkret sa någon: ”{Wish.sound}?”

De ropade fram och tillbaka, och varje gång lät det lite närmare. Till sist stod {the wish} där, alldeles andfådd.

”Jag hörde mig själv ropa”, sa {wish.he}. ”Jag tänkte: där är jag ju. Så dit gick jag.”

# how-was-it
”Hur var det?” frågade {child}.

{The wish} tänkte länge. ”Större än jag trodde”, sa {wish.he}. ”Och lite kallt. Jag vill göra det en gång till.” {Wish.He} ställde sig på sin plats, och den var varm än. ”Kan du på torsdagar?”

”Fram till kvällsmaten”, sa {child}.

”Då är jag skyldig dig en gång”, sa {the wish}.

# so-long
På kvällen låg {child} i sin säng. [pet.dog / pet.cat: {Pet} låg över fötterna. ][adult: {Adult} hade sagt god natt. ]Men det var svårt att somna. {child.He} hade vaktat hela dagen, och det satt kvar i kroppen. Någon borde nog vara vaken.

Då hördes det utanför fönstret, mycket lågt.

”{Wish.sound}”, sa det. ”Sov du. Jag är du så länge.”

Och {child.he} blundade. {child.He} behövde inte vara vaken, för det var redan någon som var det.

# @song
{music}
