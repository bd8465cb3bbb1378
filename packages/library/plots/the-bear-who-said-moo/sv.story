title: Björnen som sa mu
title: Fel läte i magen
title: Björnen som fick sommarjobb
guest bear: Sture (han), Bertil (han)
guest friend: Ebba (hon), Signe (hon)
guest rival: Vidar (han), Frans (han)
guest teacher: Anders (han), Jonas (han)
guest farmer: Elin (hon), Moa (hon)
guest palm: herr Palm (han), herr Ask (han)

% {bear} är en nalle med brumma i magen; i honom sitter en råmare. Har familjen en vän är {friend} den, annars en i klassen. Kålen syns på vägen ner.

# moo
{child’s} nalle hette {bear}, och det var ett fel på honom. När man tippade en nalle skulle den brumma. När man tippade {bear} sa han:

”Muuu.”

{child} tyckte om det.[elder:  {Elder}, som hade köpt honom, tyckte också om det[elder2: , men {elder2} hade velat byta].][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] brukade svara.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] brukade gå ut ur rummet.][pet.other:  {Pet} sa aldrig något om saken.] Men i dag hade alla i klassen[school:  {at school}] nallar med sig på utflykten till {farmer’s} bondgård[city:  utanför {city}], och nu satt de på hövagnen och jämförde.

[friend: ”Brum”, sa nallen som {friend}[!friend.known: , {child’s} bästa vän,] hade i knät. | ”Brum”, sa {friend’s} nalle.]

”Broooom”, sa {rival’s}, som var stor som en hund[sport:  och såg ut att kunna {play sport}].

”Nu din”, sa {rival}.

{child} tippade {bear}.

”Muuu.”

Alla skrattade[friend: , utom {friend}].

”Det är ju ingen björn”, sa {rival}. ”Det är en ko!”

”Han är visst en björn”, sa {child}. ”Han har bara fått fel läte i magen.”

Men {child.he} stoppade in {bear} under tröjan, så att bara örat syntes.

# lost-voice
Då kom {farmer} ut på gårdsplanen. Hon viftade med armarna och öppnade och stängde munnen. Det kom bara ett litet väs.

”Vad säger hon?” frågade {friend}.

{teacher}, deras lärare, lutade sig fram.

”Hon säger att hon är förkyld och har tappat rösten. Och att korna har rymt ut på fotbollsplanen. Hon brukar ropa hem dem. Men nu kan hon inte ropa.”

{farmer} körde dit med traktorn, och hela klassen fick åka med på hövagnen bakom. Det bar nerför backen, förbi {palm}, som satt i sitt fönster och vaktade sjuttio kålhuvuden till en tävling. Och mycket riktigt: mitt på fotbollsplanen stod fyrtio kor och åt upp straffområdet.

# come-cows
{teacher} ställde sig upp.

”Kom, kossorna!” ropade han.[music:  Han försökte med {music} också.]

En ko tittade på honom. Sedan åt hon vidare.

”Brum”, gjorde {friend} med sin nalle. ”Broooom”, gjorde {rival}. Korna vände rumpan till.

{child} kände på sin mage. Där låg {bear}, varm och lite knölig. {child} tittade på {rival}. {child.He} tittade på korna. Sedan drog {child.he} fram {bear} och tippade honom.

”Muuu.”

# forty-heads
Fyrtio kohuvuden for upp. Gräset hängde ur munnen på dem.

{child} tippade en gång till.

”Muuu.”

”Muuu!” svarade alla fyrtio, så att hövagnen skakade. Och så kom de[athlete: , och inte ens {athlete} hade kommit fortare].

{farmer} gjorde tummen upp och startade traktorn, så långsamt det gick. Längst bak på hövagnen satt {child}, med {teacher’s} arm om sig. Efter {child.him} kom fyrtio kor på rad, ut från fotbollsplanen, förbi affären och förbi kyrkan.

Tipp. ”Muuu.” Tipp. ”Muuu.”

Folk stannade och pekade. ”Titta, en björn som vallar kor!” sa någon.

”Han är alltså en björn, hörde du det?” sa {child} till {rival}.

”Jag hörde”, sa {rival}.

# clunk
Nu var det bara backen kvar, förbi {palm} och all hans kål. {child} tippade.

”Mu …”

{child.He} tippade igen.

”M.”

{child.He} skakade {bear}. Det sa klonk där inne, och sedan sa det ingenting alls.

Traktorn rullade på, men korna stannade. De såg sig omkring. Den första fick syn på kålen. Hon slickade sig om nosen och satte en klöv innanför grinden.

”Nej!” ropade {palm} från sitt fönster. ”Nej, nej, nej!”

”Gör något!” sa {rival}.

# everybody-tips
{child} höll {bear} tätt intill sig. Varenda kväll hade {child.he} hört det där lätet, så länge {child.he} kunde minnas. {child.He} visste precis hur det började, längst ner i magen, och hur det svängde uppåt på slutet. {child.He} slöt ögonen och tippade sig själv framåt.

”Muuu!”

Kon tog tillbaka sin klöv.

”Muuu!” gjorde {child}, starkare nu, och {friend} gjorde likadant, och {teacher}, och till sist hela klassen. Alla tippade. Högst av alla hördes {rival}.

# summer-job
Och korna kom. De gick förbi kålen, uppför backen, över gårdsplanen och in i ladugården, var och en på sin plats. Trettioåtta, trettionio, fyrtio. {farmer} stängde dörren. Hon tryckte {child’s} hand länge, och sedan väste hon något.

”Hon säger tack”, sa {teacher}. ”Och hon undrar om björnen vill ha sommarjobb.”

# like-a-calf
Den fyrtionde kon sträckte fram huvudet över sin grind. {child} höll upp {bear} för henne.

”Han har också tappat rösten”, sa {child.he}.

Kon luktade på {bear}. Sedan slickade hon honom som man slickar en kalv, med hela sin långa tunga, från magen och upp över nosen.

Klonk, sa det i {bear}.

{child} tippade honom försiktigt.

”Muuu.”

”Nu är han hel igen”, sa {friend}.

# three
{rival} kom och satte sig i höet bredvid {child}. Han hade sin stora nalle under armen, men det var inte den han tittade på.

”Om jag fick tippa {bear}”, sa han. ”Bara en gång.”

”Du får tippa tre”, sa {child}.
