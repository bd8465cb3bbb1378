title: Häng den högt
title: Snart framme
title: Vid detta kaffe
guest friend: Tintin (hon), Melker (han)
guest ture: Ture (han), Bertil (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som går före är {adult}, annars {minder}. Koppen är {elder}s där en sådan finns. ”Snart framme” sägs lika säkert varje gång, utom den sista.

# the-secret
{child} var {age} år och hade skrutit om samma sak sedan fyran[school: , mest {at school}]: att {child.his} släkt hade ett eget kantarellställe, så hemligt att ingen utomstående någonsin hade sett det. Nu skulle {friend}[!friend.known: , {child.his} bästa vän,] få göra det. {@A} hade lovat att gå före. Det var gammelfarbror {ture's} ställe från början, men {ture} hade dött i våras, och {child} hade inte sagt till någon[pet.other:  utom {pet}] hur gärna {child.he} ville att det skulle finnas kvar.[elder & !elder2:  {Elder} hade kokat kaffe åt dem. Vägen visste inte ens {elder.he}.][elder2:  {Elder} och {elder2} hade kokat kaffe åt dem. Vägen visste inte ens de.]

# the-oath
{@A} parkerade där skogsvägen tog slut[city: , så långt från {city} att radion brusade,] och vände sig om i sätet.

”{friend}. Innan vi går måste du svära på att aldrig berätta vägen.”

”Jag svär.”

”Handen på termosen.”

{Friend} lade handen på termosen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] lade tassen bredvid, för {pet.he} trodde att det gällde en bulle.]

”Jag svär vid detta kaffe”, sa {friend}.

”Och helst ska du inte titta.”

{Friend} gjorde ingenting till hälften. {Friend.He} drog ner kepsen till nästippen och böjde på nacken.

”Så. Nu ser jag bara mina stövlar. De är gröna, det går inte att svära bort.”

# nearly-there
Granarna stod tätt, och {@a} gick först med den tomma korgen på armen.[music:  Sedan kom {friend}, som nynnade på {music} för att man skulle höra var {friend.he} var.][pet.cat:  I den andra korgen, hemma, låg [!pet.known: katten ]{pet} och ville inte flytta på sig.]

”Snart framme”, sa {@a}.

{@He} sa det efter en halvtimme, och {@he} sa det igen efter en timme. {child} gick sist och såg hur {@a} svängde höger vid en stor sten, vänster vid ett kärr och sedan, efter en lång stund, höger vid en stor sten.

”Jag ser ju ingenting”, sa {friend}, ”så det här har jag inte sagt. Men mina stövlar har klivit runt den här myrstacken förut.”

”Det finns många myrstackar”, sa {@a}.

”De här myrorna hejade.”

”Snart framme”, sa {@a}.

# so-secret
Det hade börjat knyta sig i {child’s} mage.

”{@A}? Åt vilket håll ligger det?”

”Det är hemligt.”

”För mig?”

”Det är väldigt hemligt.”

”{@A}”, sa {child}. ”Är det så hemligt att inte ens du vet var det är?”

{@A} stannade. {@He} borstade barr av jackan, fast där inte satt några, och sedan satte {@he} sig på en stubbe med korgen i knät.

”Han skulle visa mig”, sa {@a}. ”Han sa det varje år. Kom med i höst, sa han. Och varje höst var det något på jobbet[sport:  eller {sport}].”

{child} blev arg, för det var lättast.

”Varför sa du inte det? Du har sagt snart framme hela dagen!”

”Jag trodde att jag skulle känna igen mig, bara jag gick tillräckligt länge. Och du hade ju lovat {friend}.”

Då rann ilskan av, och under den låg det andra. Om inte {@a} visste var stället fanns, så visste ingen det. Då hade {ture} tagit det med sig. {child} satte sig i mossan och kände hur det sved bakom ögonen.

# nobody-will-see-it
”Jag pratar med mina stövlar nu”, sa {friend} efter en stund. ”Men har ingen annan varit där? Någon gång?”

”Jag”, sa {child}. ”När jag var fyra. Det räknas inte, jag satt på {ture's} axlar hela vägen. Jag höll honom i öronen, och han sa ’ducka, gren’, och när vi kom fram fick jag hänga {@cup} i ett träd. ’Häng den högt’, sa han, ’så ser ingen den.’”

{child} hörde själv vad {child.he} hade sagt. Så ser ingen den. Inte härifrån, mellan smågranarna, där man knappt såg tio steg. Men {child} hade ju inte gått här. {Child.He} hade aldrig sett den här skogen från marken.

{child} reste sig.

”{@A}, ställ dig upp. Jag ska upp på dina axlar.”

”Du är {age} år. Du väger som ett kylskåp.”

”{Ture} var sjuttio.”

”Du var fyra![athlete:  Och jag är inte {athlete}!]”

Men {@a} gav korgen till {friend} och satte sig på huk. Sedan reste {@he} sig, med {child} på axlarna och ett ljud som en gammal dörr.

# the-other-left
”Nu ser jag bara mina stövlar”, sa {@a}.

”{Friend} får styra”, sa {child}. ”Du måste titta nu, {friend}.”

”Är jag fri från min ed?” frågade {friend}.

”Helt och hållet”, stönade {@a}.

{Friend} sköt upp kepsen, tog {@a} i jackan och drog.

”Rot. Sten. Vänster fot. Den andra vänstra.”

{child} gungade fram över smågranarna och höll {@a} i öronen, för det fanns inget annat att hålla i. Här uppe var det en annan skog, ljus och gles, med långa gator mellan tallarna.

”Ducka, gren”, sa {@a}.

{@He} kunde omöjligt ha sett den. Men det kom en gren, och {child} duckade, och det lät precis som {ture}.

När {child} rätade på sig var det något blått långt där framme.

”Där! Rakt fram! Mellan tallarna!”

# there
De trängde sig igenom de sista granarna, och där vek sig {@s} knän, och alla tre gick i backen i djup, mjuk mossa. Den var gul. Den var full av kantareller, så långt man såg, och {@a} låg på rygg mitt i dem.

”Framme”, sa {@a}.

Högt ovanför hängde koppen på sin kvist. {@A} kisade länge på den.

{@searched}

{Friend} började skratta först, sedan {child}, och sist {@a}, som fick torka sig i ögonen med ärmen.

# drinking-in-turn
De plockade korgen full och lät resten stå.[pet.cat:  I den korgen fanns det inte plats för {pet}.] De drack ur koppen i tur och ordning, {@a} kaffe och de andra choklad,[pet.dog:  och {pet} fick sin bulle,] och sedan fick {child} klättra upp på axlarna igen och hänga tillbaka den.[pet.other:  Det skulle {pet} få höra om i kväll.]

”Högt”, sa {@a}.

# you-may-look
På väg mot bilen drog {friend} ner kepsen till nästippen, utan att någon hade bett om det, och gick efter sina stövlar.

”Du får titta”, sa {child}.

Och {friend} tittade upp.

# @a
{minder}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}

# @s
{minder’s}
## if adult
{adult’s}

# @cup
hans blåa kaffekopp
## if elder
en blå kaffekopp

# @searched
”Hela släkten letade efter den där i flera år”, sa {@a} till slut. ”Han hjälpte oss leta.”
## if elder
”{Elder} letade efter den där i flera år”, sa {@a} till slut. ”{Ture} hjälpte till att leta.”
## if elder & elder2
”{Elder} och {elder2} letade efter den där i flera år”, sa {@a} till slut. ”{Ture} hjälpte dem att leta.”
