title: Ut ur mina morötter!
title: {Pony} vill inte
title: Hon får ju
guest friend: Tove (hon), Malte (han)
guest pony: Gun-Britt (hon), Ulla-Britt (hon)
guest farmer: Bengt (han), Rune (han)

% UT UR MINA MORÖTTER skriks med pyjamasröst. ”Va?” sägs vänligt. Domaren är ”hon”. Sista raden sägs lugnt.
% En regel: {pony} vill bara det hon inte får.

# in-pyjamas
{child’s} ponny hette {pony}, och hoppa kunde hon. Hon gjorde det bara på fel ställe. Varje natt hoppade hon ut ur sin hage och in i {farmer’s} morotsland, över ett staket som var lika högt som {child}.[pet.cat:  Det visste {pet}[!pet.known: , {child’s} katt], som satt på grindstolpen och såg på.] Och varje morgon stod {farmer} på sin trappa i pyjamas och skrek så att fönstren skallrade:

”UT UR MINA MORÖTTER!”

Då hoppade {pony} hem igen, med morot i mungiporna. Och {child} gick över till {farmer} och sa förlåt.

”Va?” sa {farmer}, för {child} sa det så tyst.

# four-fences
Så när det blev ridtävling[city:  utanför {city}] trodde {child} att det skulle gå lätt.[sport:  Det såg lättare ut än {sport}.] Det var bara fyra hinder, och det första var inte högre än en pall.

{Pony} gick fram till det, stannade och gäspade.

”Hoppa!” sa {child} uppe i sadeln.

{Pony} flyttade ena benet. Sedan flyttade hon tillbaka det.[music:  I högtalaren spelade de {@song}, och det lyssnade hon hellre på.]

”Ett stopp”, sa domaren. ”Vid tre får ni åka hem.”

# you-could-go-round
Vid staketet stod {friend}[!friend.known: , {child’s} bästa vän]. {Friend} red inte själv, för {friend.he} tyckte att hästar var onödigt höga. Men {friend.he} hade ryktat {pony} så långt upp {friend.he} nådde.

”Hon vill inte”, sa {friend}.

”Det märker jag väl! Men varför vill hon inte?”

”Skulle du vilja?” sa {friend}. ”Man kan ju gå runt.”

# two-stops
{child} försökte en gång till. {Child.He} klappade {pony} på halsen och sa snälla, och {friend} höll fram en morot på andra sidan hindret. {Pony} sträckte på halsen, åt upp moroten och stod kvar.

”Två stopp”, sa domaren.

Det sved i ögonen på {child}.[school:  På måndag skulle alla fråga {at school}.] Och på första bänken satt {farmer} själv och åt korv. Han hade kommit för att få se {pony} hoppa åt rätt håll för en gångs skull.[elder:  Bredvid honom satt {elder} och höll för ögonen.][elder2:  {Elder2} såg på åt dem båda.][pet.dog:  Under bänken låg {pet}[!pet.known: , {child’s} hund,] och väntade på korven.]

# not-allowed
”Hon hoppar ju varje natt!” sa {child} till {friend}. ”Dubbelt så högt! Varför kan hon hoppa där och inte här?”

”Där får hon inte”, sa {friend}.

{child} tänkte efter. Hö fick {pony} äta så mycket hon ville, och det lät hon ligga. {child’s} mössa fick hon inte äta, och den var borta på en sekund.

”Hon vill bara det hon inte får”, sa {child}.

”Då får hon väl inte, då”, sa {friend}.

# as-on-the-step
{Friend} klättrade över staketet, trots att hästen var precis lika hög på andra sidan. {Friend.He} ställde sig bredbent bakom hindret, med händerna i sidorna, som {farmer} på trappan. Och när {pony} började sakta in tog {friend} i:

”UT UR MINA MORÖTTER!”

{Pony} spetsade öronen. Fick hon inte? Hon tog sats med alla fyra benen och flög, så högt att {friend} såg henne på magen.[athlete:  Det liknade {athlete} på affischen hemma.]

{Friend} sprang till nästa hinder.

”UT UR MINA MORÖTTER!” Och {pony} flög.

{Friend} sprang till det tredje.

”UT UR MINA MORÖTTER!” Och {pony} flög. {Farmer} hade slutat tugga.[elder:  {Elder.short} tog bort ena handen.]

# eep
Nu var det bara ett kvar. {Friend} ställde sig bredbent, drog efter andan och gapade.

”Ut ur mina pip”, sa {friend}.

Åh nej. Rösten var slut. {Friend} försökte igen, men det kom bara luft. {Pony} saktade in. Hon hade redan börjat gäspa.

{Friend} pekade på sin hals. Sedan pekade {friend.he} på {child}.

Men {child} hade aldrig skrikit åt någon. {Child.He} sa ju förlåt. Och fem meter bort satt {farmer} och tittade rakt på {child.him}.

# down-to-the-boots
Det var tre steg kvar till hindret. Det var två. {child} fyllde hela sig med luft, ända ner i stövlarna.

”UT UR MINA MORÖTTER!” skrek {child}, så att korven hoppade ur brödet för {farmer}.

Och {pony} flög.

[pet.dog: {Pet} fick korven.

][pet.other: Så högt skrek {child} att {pet} måste ha hört det hemma.

]Efteråt kom {farmer} gående över gräset. Han gick raka vägen fram till {child}.

# was-that-me
”Var det där jag?” sa han.

”Ja”, sa {child}. ”Förlåt.”

”Va?” sa {farmer}.

”JA!” sa {child}. ”DET VAR DU!”

”Låter jag så?”

”Värre”, viskade {friend}.

{Farmer} såg nästan stolt ut.[elder:  {Elder.short} hade missat sista hindret och ville höra det en gång till.]

# a-rosette
Sedan kom domaren med en röd rosett.

”Se bara till att hon inte äter upp den”, sa domaren.

Det skulle hon inte ha sagt.

{Farmer} skrattade så att han fick hålla sig i {pony}.

”En sådan ponny”, sa han. ”Hälsa henne att hon får komma in i mina morötter när hon vill.”

{Friend} gick fram och viskade det i {pony’s} öra. Viska kunde {friend.he} fortfarande.

# shes-allowed
Nästa morgon var det ingen som skrek. {child} och {friend} sprang ner till hagen. Där stod {pony} på sin egen sida om staketet. Hon tittade på morötterna, och så gäspade hon.[pet.cat:  På grindstolpen gäspade {pet}.]

”Är hon sjuk?” viskade {friend}.

”Nej”, sa {child}. ”Hon får ju.”

På kvällen var det lika tyst. {Farmer} kom ut i pyjamas och satte sig i gräset, och {child} lutade sig mot honom och gäspade. {Pony} lade sig också.

”Ut ur mina morötter”, viskade {farmer}, mest som god natt.

# @song
{music}
