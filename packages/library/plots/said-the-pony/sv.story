title: God morgon, björn
title: Björnen på balkongen
title: Sa ponnyn
guest bear: Björn (han), Nalle (han)
guest friend: Ester (hon), Malte (han)
guest minder: Malena (hon), Josefin (hon)

% {bear} är björnens namn och gubbens. Den som följer med är {adult}, annars den äldre, annars {minder}.
% Lyft gärna en kopp när koppen åker upp.

# one-thing
{child} hade fått glasögon, och det fanns en enda sak som {child.he} ville se med dem. Det var björnen.

Han satt på en balkong, en trappa upp, på vägen till [school: {school} | skolan]. Han var brun och rund om magen, och han höll huvudet på sned, som om han lyssnade. Eftersom han var en björn hette han {bear}.

”God morgon, {bear}!” ropade {child} varje morgon, och det gjorde {friend} också, {child's} bästa vän[pet.dog: , med [!pet.known: hunden ]{pet} i kopplet].

Men riktigt tydligt hade {child} aldrig sett honom. Glasögonen var röda[elder & adult: , och {elder}[elder2:  och {elder2}] hade varit med och valt dem], och i dag skulle det bli av.

# jam
Det var mycket att titta på längs vägen.[pet.cat:  Redan i fönstret hemma satt [!pet.known: katten ]{pet}, som hade morrhår över ögonen också.][pet.other:  Redan hemma fanns {pet}, som hade mycket mer ansikte än någon hade trott.] Träden hade kvistar, ända ut i spetsarna. Husen hade tegelstenar, en och en.[athlete:  Affischen vid busshållplatsen visade sig vara {athlete}.][sport:  På en väska på andra sidan gatan stod det {sport}.][city:  Hela {city} hade fått kanter.]

”Du har sylt på hakan”, sa {child}.

”Sedan när?” sa {friend}.

”Det vet jag inte. Jag har inte kunnat se den.”

Efter dem kom {@a-first}[music: , gnolande på {music}]. Vid hörnet blundade {child}. Sedan tittade {child.he}.

# where-is-he
På balkongen stod ett parasoll.

Det var hopfällt, i ett brunt fodral, lite på sned, med ett snöre om magen.

”Var är {bear}?” sa {child}.

”Där”, sa {friend} och pekade på parasollet.

”Det där är ett parasoll.”

”Ja”, sa {friend}.

”Har du vetat om det?”

”Jag trodde att du visste det”, sa {friend}. ”Jag trodde att det var parasollet som hette {bear}.”

”Men varför sa du god morgon till ett parasoll?”

”Det gjorde ju du”, sa {friend}.

# no-edges
Nästa morgon låg glasögonen längst ner i {child's} ficka.[elder & adult:  Kvällen innan hade {elder.short} ringt och frågat hur {bear} såg ut. ”Brun”, hade {child} sagt.][pet.cat:  {Pet} hade legat på fodralet hela natten, och hade gärna fått fortsätta.]

Träden var mjuka igen. Uppe på balkongen fanns det något brunt utan kanter, runt om magen och med huvudet på sned. Allting stämde. Men det var ingen björn. Det var ett parasoll som inte syntes så bra.

{Child} saknade honom. Det gick inte att få fram något god morgon, och då sa inte {friend} det heller. De gick förbi[pet.dog: , {pet} också,] utan ett ord.

# clink
Klirr, sa det ovanför dem.

{friend} vände sig om.

”Det är bara gubben”, sa {friend.he}. ”Han med koppen.”

”Vilken gubbe?”

”Han brukar lyfta på koppen, varje morgon. Fast nu har han glömt det två dagar i rad.”

{child} hade aldrig sett någon gubbe. {Child.He} tog fram glasögonen ur fickan och satte dem på näsan.

I fönstret bredvid balkongen satt en gubbe i brun kofta. Han hade handen kvar på koppen. Han tittade ner på gatan, med huvudet på sned, som om han lyssnade.

”Men när?” sa {child}. ”När lyfter han den?”

{friend} tänkte efter.

”När vi har sagt god morgon”, sa {friend.he} långsamt.

# up-it-went
{child} ställde sig mitt under fönstret och tog i allt vad {child.he} kunde.

”God morgon, {bear}!”

Och koppen åkte upp. Den åkte så högt att det skvätte.

Sedan gick fönstret upp.

”Där är ni ju”, sa gubben. ”Jag var rädd att ni var arga på mig. Men det är en sak som jag har undrat i ett helt år. Hur visste ni vad jag heter?”

{child} och {friend} såg på varandra.

”Det är väl klart att han heter {bear}”, sa {@a}, som hade hunnit ikapp. ”Det säger ni ju varje morgon.”

# there-he-sits
”Det var inte dig vi menade”, sa {child} till slut. ”Det satt en björn på din balkong. Men sedan fick jag glasögon.”

Gubben hade också glasögon, uppe i pannan. Han drog ner dem på näsan och lutade sig ut.

”Det där är mitt parasoll.”

”Jag vet”, sa {child}. ”Nu.”

Då sköt gubben upp glasögonen i pannan igen och tittade en gång till, länge.

”Jaså”, sa han. ”Där sitter han ju. Med huvudet på sned.”

”Som om han lyssnar”, sa {child}.

”Precis som om han lyssnar.”

{child} tog också av sig sina. Och där satt {bear}, brun och rund om magen. Han hade inte gått någonstans.

# borrowed
{friend} kisade med det ena ögat och sedan med det andra.

”Jag ser bara ett parasoll”, sa {friend.he}. ”Det har jag gjort varje dag.”

{child} tittade på glasögonen i sin hand. Sedan satte {child.he} dem på {friend's} näsa.

”Oj”, sa {friend}. ”Nu är allting suddigt. Träden är alldeles …” Där kom {friend.he} av sig. ”Men där är han ju!”

Och {friend} sa god morgon en gång till, mycket tyst, för första gången till en björn.

Gubben hade sina kvar i pannan. Han såg ner på dem där de stod tätt ihop på trottoaren.

”Och ni är en ponny”, sa han. ”Det har jag alltid trott.[pet.dog:  Med föl.] Så väluppfostrad, tyckte jag.”

# said-the-pony
[elder & adult: ”Det finns två”, sa {child} till {elder.short} i telefon på kvällen.

]Dagen därpå hade {child} glasögonen på sig hela vägen[pet.cat:  från {pet's} morrhår] till hörnet. Där tog {child.he} av sig dem, och {friend} kröp intill för att få låna[pet.dog: , med {pet} i mitten].

På balkongen satt en som var brun, och i fönstret bredvid satt en till.

”God morgon, ponnyn”, sa gubben och lyfte på koppen.

”God morgon, {bear}”, sa ponnyn, till båda två.

# @a-first
{minder}, som brukade följa dem till skolan
## if adult
{adult} med väskorna
## if elder & !adult
{elder}[elder2:  och {elder2}] med väskorna

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
