title: Något att rapportera
title: Tredje trappsteget
title: Vad sa hatten?
guest friend: Melker (han), Bea (hon)
guest minder: Lotta (hon), Siv (hon)

% Den som har dött har inget namn här: den som lyssnar vet vem det är. En mamma eller pappa som nämns i önskan är {parent}, varken hon eller han.
% Den vuxna i trappan är {adult}, annars den äldre, annars {minder}. Med {adult} kommer den äldre med ett löv och följer vännen hem.

# every-wednesday
Varje onsdag efter middagen brukade telefonen ringa i hallen. {@Knew}

”Något att rapportera?”

Då satte sig {child} på tredje trappsteget och rapporterade. {Child.He} rapporterade lösa tänder och en död geting och [sport: allt som var att säga om {sport} och ]vad det hade varit till lunch[school:  {at school}]. {@Voice} sa bara: ”Fortsätt.” Och vad det än var ville {@voice} alltid veta vad det hade sagt.

”Och vad sa getingen?” frågade {@voice}. ”Och vad sa fiskpinnarna?” Då fick {child} hitta på.

Men nu var {@who} död. Och det var onsdag, och {child} hade något att rapportera.

# a-slug
{Friend} hade hittat en snigel i sin stövel. {Friend.He} hade hittat den med foten.

”Den är kvar!” skrek {friend} och hoppade runt i hallen[athlete: , högre än {athlete}]. {Friend} var {child’s} bästa vän, och {friend.he} hade bara kommit för att äta middag. ”Den sitter mellan tårna! Den håller sig fast!”

{child} skrattade så att {child.he} fick hålla sig i dörren. {@Leaf} och lade den på gräset.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville se på snigeln men fick inte.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] ville se på snigeln men fick inte.][pet.other:  {Pet} sov och missade alltihop.]

# one-more-stair
{@Tell}

Sedan kom {child.he} ihåg det. Det var som när man går nerför en trappa i mörkret och tror att det är ett steg till, och så är det inget.

# on-wednesdays-too
{Friend} stod på ett ben och såg på {child.him}.

”Fortfarande död?” sa {friend}.

”Ja”, sa {child}.

”På onsdagar också?”

”Varje dag.”

{Friend} tänkte på det. ”Det är mycket”, sa {friend.he}.

# how-terrible
{Friend.He} satte sig bredvid {child} på tredje trappsteget. ”Du kan rapportera till mig, om du vill.”

”Du var ju med”, sa {child}. ”Det var din fot.”

”Jag säger att jag inte var det.”

Då försökte {child}. ”Det var en snigel i din stövel.”

”Jag vet”, sa {friend}.

”Du ska inte veta det.”

”Åh nej! Så hemskt!” sa {friend}.

{@Never}

{@Fetched} med en stövel på ena foten och en plastpåse på den andra.

# not-ringing
{child} satt kvar på tredje trappsteget. Middagen var över. Telefonen stod på sitt lilla bord och ringde inte. Den fortsatte att inte ringa, länge.

{@A-first} kom ut i hallen med en tallrik och en kökshandduk[music:  och gnolade på {music}]. {@He} torkade tallriken. {@He} tittade på telefonen[music:  och slutade gnola]. {@He} torkade tallriken igen, fast den redan var torr.

{@A} lyssnar också, tänkte {child}.

{@A} hade alltid fått prata en stund när {child} var klar. Och det var ingen som hade ringt till {@a} heller.

# room-on-the-stair
{child} flyttade på sig tills det fanns plats för en till. {@A} satte sig bredvid {child.him} med tallriken i knät.

”Något att rapportera?” sa {child}.

{@A} såg på {child.him}.

”Inte direkt”, sa {@he}.

”Fortsätt”, sa {child}.

# a-hat
{@A} vred på tallriken.

”Jag såg en hatt i dag”, sa {@he}. ”Det var någon vid busshållplatsen[city:  i {city}] som hade den på sig. Den var precis som {@whose}. Jag visste att det inte kunde vara det. Men jag gick förbi två gånger för att se efter.”

”Och det var det inte?”

”Nej. Det var det inte.”

De satt tysta en stund.

”Och vad sa hatten?” frågade {child}.

Det kom ett ljud från {@a}. Det började som ett skratt, och sedan var det gråt, och sedan var det lite av båda. {@He} torkade sig i ansiktet med kökshandduken.

”Den sa: ’Förlåt’”, sa {@a}. ”Den sa: ’Fel huvud.’”

# now-you
{child} lutade sig mot {@him}. {@He} luktade diskmedel.

”Nu du”, sa {@a}. ”Något att rapportera?”

Då berättade {child} om snigeln och om stöveln och om hur {friend} hoppade.

”Fortsätt”, sa {@a}. ”Och vad sa snigeln?”

{child} fick hitta på.

”Den sa: ’Hjälp! Det ligger en fot i min säng!’”

{@A} skrattade så att tallriken gled ner från knät.

”Jag vet vem som hade velat höra den en gång till”, sa {@a}.

Då berättade {child} den en gång till.[pet.dog / pet.cat:  {Pet} satte sig vid ytterdörren. Där ute fanns ju snigeln.][pet.other:  {Pet} vaknade och undrade vad som var så roligt.]

# go-on
När {child} skulle sova stoppade {@a} om {child.him} och släckte lampan och satte sig på sängkanten.

”Nästa onsdag”, sa {child}. ”Tredje trappsteget.”

”Tredje trappsteget”, sa {@a}.

Det var mörkt, och ingenting ringde.

”Jag saknar {@missed}”, sa {child}.

”Det gör jag också”, sa {@a}. {@He} tog {child’s} hand. ”Fortsätt.”

Och {child} fortsatte.

# @knew
Det var alltid samma röst, den som {child} tyckte bäst om, och den sa alltid samma sak.
## if parent.home
Det var alltid {parent}, på väg hem, och det var alltid samma fråga.
## if parent & !adult
Det var alltid {parent}, på väg hem, och det var alltid samma fråga.

# @voice
rösten
## if parent.home
{parent}
## if parent & !adult
{parent}

# @who
den som brukade ringa
## if parent.home
{parent}
## if parent & !adult
{parent}

# @tell
”Det måste jag berätta för …” sa {child}.
## if parent.home
”Det ska jag berätta för {parent}”, sa {child}.
## if parent & !adult
”Det ska jag berätta för {parent}”, sa {child}.

# @never
Rösten i telefonen sa aldrig att något var hemskt. Den sa: ”Fortsätt.”
## if parent.home
{Parent} sa aldrig att något var hemskt. {Parent} sa: ”Fortsätt.”
## if parent & !adult
{Parent} sa aldrig att något var hemskt. {Parent} sa: ”Fortsätt.”

# @whose
du vet vilken
## if parent.home
den som {parent} hade
## if parent & !adult
den som {parent} hade

# @missed
den där rösten
## if parent.home
{parent}
## if parent & !adult
{parent}

# @leaf
De fick ut snigeln med ett löv
## if elder & adult
{Elder} kom med ett löv[elder2:  och {elder2} med ett till], och så fick de ut snigeln

# @fetched
Sedan kom någon och hämtade {friend}, och {friend.he} gick hem
## if elder & adult
Sedan skulle {elder} följa {friend} hem, och {friend} gick
## if elder2 & !adult
Sedan skulle {elder2} följa {friend} hem, och {friend} gick

# @a-first
{minder}, som hade rummet på övervåningen,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
