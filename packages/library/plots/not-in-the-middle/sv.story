title: Spöket med en kaka i
title: Men inte i mitten
title: Vad är en dörr?
guest teas: Gun-Britt (hon), Majken (hon)

% Donk: en kaka går inte genom väggar. ”Dörr”, säger {child}. Den som följer med och drar: {adult}, annars {teas} på kaféet.

# passing-through
På slottet[city:  i {city}] fanns det ett spöke, och klockan halv fem kom han ut genom väggen på kaféet, precis bredvid {child's} stol.[pet.other:  Det skulle {pet}, som var hemma, aldrig ha trott på.]

Han var vit och han var kall, och man såg tekannan rakt igenom honom.

”Bry er inte om mig”, sa spöket. ”Jag ska bara igenom.”[pet.dog / pet.cat:  Det gjorde {pet} i alla fall, under bordet.]

”Vill du ha en kaka?” sa {child}, som hade två.

”Sånt åker rakt igenom mig”, sa spöket. ”Men tack som frågar.” Och bara för att visa hur det gick till stoppade han kakan i munnen.

Klunk.

# it-stayed
Den åkte ner genom halsen, och den åkte ner genom bröstet, och när den kom till mitten av magen stannade den.

De tittade på den båda två. Det var en rund en, med sylt.

”Nämen!” sa spöket. ”Den blev kvar. Jag har aldrig haft nåt i mig förut!” Sedan fick han syn på klockan. ”Oj! Klockan fem ska jag vara högst upp i tornet och säga HUUUU genom fönstret, så att alla vet att det är dags att gå hem. Hej då!”

Och så for han rakt in i väggen.

# clonk
Donk.

”Aj”, sa spöket.

Huvudet var inne i väggen, och benen var inne i väggen, men kakan var kvar på kaféet. Han försökte igen, med fart[athlete:  som {athlete} hade klappat åt].

Donk.

”Nu förstår jag”, sa {child}. ”Spöken går igenom väggar. Det gör inte kakor.”

# a-hole
”Oj då”, sa spöket.

”Ska jag ta ut den?”

”Nej!” sa spöket och höll för med båda händerna. ”Den är min. Det är den enda sak jag har fått som har stannat kvar.”

”Då får du ta dörren”, sa {child}.

”Vad är en dörr?”

{child} tog i handtaget och öppnade. Spöket gapade.

”Är det ett hål?” sa han. ”Har det varit där hela tiden?”

# such-a-lot
[sport: ”Kom”, sa {child}. ”Jag brukar {play sport}, så jag är snabb.”

]Så gick de till tornet, {child} och spöket, och [adult: {adult} med jackorna | {teas}, som skötte kaféet][friend: , och {friend}, {child.his} bästa vän, som ville ta nästa dörr]. [elder: {Elder}[elder2:  och {elder2}] satt kvar och vaktade tårtan. ]Vid varenda dörr glömde spöket bort sig.

Donk.

”Dörr”, sa {child} och öppnade.

”Tack”, sa spöket. ”Vad bra de är.”

Han försökte åka upp genom taket också.

Donk.

”Trappa”, sa {child}.

”Det är så mycket av den”, sa spöket efter ett tag.[music:  Han hade börjat nynna på {music} för att orka.] ”Gör ni så här varje gång?”[school: 

”Varje dag”, sa {child}, ”{at school}.”]

# whats-a-key
Till slut kom de högst upp i tornet, och där var den allra sista dörren. Den var av järn.

Donk.

”Dörr”, sa {child}. {child.He} drog, och [adult: {adult} | {teas}] sköt på. Men den var låst.

”Var är nyckeln?” sa [adult: {adult} | {teas}].

”Vad är en nyckel?” sa spöket.

Långt där nere hördes det hur klockan knarrade. Den skulle snart slå. Spöket tittade ner på sin kaka, och hakan började darra.

”Då får man väl ta ut den”, sa han med mycket liten röst. ”Ingen kan ju gå hem om jag inte säger HUUUU.”

# a-crack
{child} ville inte ta ut den. {child.He} la sig på mage på det kalla golvet för att titta under dörren. Och där fanns en springa. Den var för liten för ett barn. Den var för liten för [adult: {adult} | {teas}]. Men den var precis så stor som …

”Lägg dig!” sa {child}. ”Platt!”

# posted
Spöket la sig. {child} stack in handen i magen på honom, och det var som att sticka in den i kylskåpet. {child.He} tog tag i kakan. Men {child.he} tog inte ut den. {child.He} sköt den över golvet med ett finger, mycket försiktigt, och spöket följde med runt om, som en pöl.

Och så la {child} in den under dörren, som ett brev.

Svisch.

# longer-and-happier
Då slog klockan fem. Och ut över taken och murarna och parkeringen kom det, längre och gladare än någon hade hört det förut:

”HUUUUUUU …”

”Hör ni”, sa [adult: {adult} | {teas}]. ”Nu är det dags att gå hem.”

# the-bridge
De gick hela vägen ner igen och ut över bron, och nu var det nästan mörkt. {child} åt sin egen kaka, och på andra sidan stannade {child.he} och vände sig om.

# the-stars
Högt uppe i tornets fönster stod spöket och vinkade. Han var så tunn och så vit att man såg stjärnorna rakt igenom honom.

Men inte i mitten. I mitten hade han en kaka.
