title: Spöket med en kaka i
title: Men inte i mitten
title: Vad är en dörr?
guest teas: Gun-Britt (hon), Majken (hon)

% Donk: en kaka går inte genom väggar. ”Dörr”, säger {child}. Den som följer med och skjuter på: {elder}, annars {adult}, annars {teas} på kaféet. Hunden följer kakan; katten står i dörrar.

# passing-through
På slottet[city:  i {city}] fanns det ett spöke, och klockan halv fem kom han ut genom väggen på kaféet, [friend: mitt emellan {child} och [!friend.known: {child.his} bästa vän ]{friend} | precis bredvid {child's} stol].[pet.other:  Det skulle {pet}, som var hemma, aldrig ha trott på.]

Han var vit och han var kall, och man såg tekannan rakt igenom honom.

”Bry er inte om mig”, sa spöket[elder:  till {elder}[elder2:  och {elder2}]]. ”Jag ska bara igenom.”[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade morrat åt den väggen hela eftermiddagen.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade stirrat på den väggen hela eftermiddagen.]

”Vill du ha en [elder: av {elder.short's} kakor | kaka]?” sa {child}, som hade två.[friend:  {Friend} hade ätit upp sina.]

”Sånt åker rakt igenom mig”, sa spöket. ”Men tack som frågar.” Och bara för att visa hur det gick till stoppade han kakan i munnen.

Klunk.

# it-stayed
Den åkte ner genom halsen, och den åkte ner genom bröstet, och när den kom till mitten av magen stannade den.

De tittade på den [friend / elder / pet.dog: allihop | båda två][pet.dog: , {pet} mest av alla]. Det var en rund en, med sylt.

”Nämen!” sa spöket. ”Den blev kvar. Jag har aldrig haft nåt i mig förut!” Sedan fick han syn på klockan. ”Oj! Klockan fem ska jag vara högst upp i tornet och säga HUUUU genom fönstret, så att alla vet att det är dags att gå hem. Hej då!”

Och så for han rakt in i väggen.

# clonk
Donk.

”Aj”, sa spöket.

Huvudet var inne i väggen, och benen var inne i väggen, men kakan var kvar på kaféet[pet.dog: , och {pet} släppte den inte med blicken]. Han försökte igen, med fart[athlete:  som {athlete} hade klappat åt].

Donk.

”Nu förstår jag”, sa {child}. [friend: ”Spöken går igenom väggar.”

”Det gör inte kakor”, sa {friend}. | ”Spöken går igenom väggar. Det gör inte kakor.”]

# a-hole
”Oj då”, sa spöket.

”Ska jag ta ut den?”

”Nej!” sa spöket och höll för med båda händerna. ”Den är min. Det är den enda sak jag har fått som har stannat kvar.”

”Då får du ta dörren”, sa [friend: {friend} | [elder: {elder.short} | {child}]].

”Vad är en dörr?”

{child} tog i handtaget och öppnade[pet.cat: , och {pet} gick och ställde sig mitt i]. Spöket gapade.

”Är det ett hål?” sa han. ”Har det varit där hela tiden?”

# such-a-lot
[sport: ”Kom”, sa {child}. ”Jag brukar {play sport}, så jag är snabb.”

]Så gick de till tornet, {child} [friend: och {friend} ]och spöket, och [elder: {elder.short} med jackorna | [adult: {adult} med jackorna | {teas}, som skötte kaféet]][pet.dog: , och {pet} efter kakan][pet.cat: , och {pet} först av alla]. [elder & adult: {Adult}[elder2:  och {elder2.short}] satt kvar och vaktade tårtan. ][elder2 & !adult: {Elder2.short} satt kvar och vaktade tårtan. ]Vid varenda dörr glömde spöket bort sig.

Donk.

”Dörr”, sa {child} och öppnade.

”Tack”, sa spöket. ”Vad bra de är.”[pet.cat:  Det tyckte {pet} också, och stannade mitt i varenda en.]

[pet.cat: Spöket | Han] försökte åka upp genom taket också.

Donk.

”Trappa”, sa [friend: {friend} | {child}].[pet.cat:  {Pet} var redan halvvägs.]

”Det är så mycket av den”, sa spöket [elder: till {elder.short} ]efter ett tag.[music:  Han hade börjat nynna på {music} för att orka.] ”Gör ni så här varje gång?”[school: 

”Varje dag”, sa {child}, ”{at school}.”]

# whats-a-key
Till slut kom de högst upp i tornet, och där var den allra sista dörren. Den var av järn.

Donk.

”Dörr”, sa {child}. [friend: {Friend} drog, | {child.He} drog,] och {@helper} sköt på. Men den var låst[pet.cat: , och {pet} satte sig att vänta].

”Var är nyckeln?” sa {@helper}.

”Vad är en nyckel?” sa spöket.

Långt där nere hördes det hur klockan knarrade. Den skulle snart slå. [pet.dog: {Pet} tittade upp på kakan. ]Spöket tittade ner på sin kaka, och hakan började darra.

”Då får man väl ta ut den”, sa han med mycket liten röst. ”Ingen kan ju gå hem om jag inte säger HUUUU.”

# a-crack
{child} ville inte ta ut den. [pet.dog: Då nosade {pet} längs nederkanten på dörren. ][pet.cat: Då stack {pet} in en tass under dörren, ända upp till axeln. ][pet.dog / pet.cat: {child} | {child.He}] la sig på mage på det kalla golvet för att titta under dörren. Och där fanns en springa. Den var för liten för [friend: {friend} | ett barn]. Den var för liten för {@helper}. Men den var precis så stor som …

”Lägg dig!” sa {child}. ”Platt!”[friend: 

”Plattare!” sa {friend}.]

# posted
Spöket la sig. {child} stack in handen i magen på honom, och det var som att sticka in den i kylskåpet. {child.He} tog tag i kakan. Men {child.he} tog inte ut den. {child.He} sköt den över golvet med ett finger, [pet.dog: förbi {pet's} nos, ]mycket försiktigt, och spöket följde med runt om, som en pöl[friend: , och {friend} vek in kanterna].

Och så la {child} in den under dörren, som ett brev.

Svisch.

# longer-and-happier
Då slog klockan fem. Och ut över taken och murarna och parkeringen kom det, längre och gladare än någon hade hört det förut:

”HUUUUUUU …”

”Hör ni”, sa {@helper}. ”Nu är det dags att gå hem.”

# the-bridge
De gick hela vägen ner igen[elder & adult:  till {adult} och tårtan] och ut över bron[pet.cat: , när {pet} hade stått färdigt i porten], och nu var det nästan mörkt. {child} [friend: delade sin egen kaka med {friend}[pet.dog:  och {pet}] | [pet.dog: delade sin egen kaka med {pet} | åt sin egen kaka]], och på andra sidan stannade {child.he} [elder: och {elder.short} ]och vände sig om.

# the-stars
Högt uppe i tornets fönster stod spöket och vinkade. Han var så tunn och så vit att man såg stjärnorna rakt igenom honom.

Men inte i mitten. I mitten hade han en kaka.

# @helper
{teas}
## if adult
{adult}
## if elder
{elder.short}
## if elder & adult
{elder.short}
