title: Kom
title: Två gånger till, så vänligt
title: Alla-alla
guest sivert: Sivert (han), Torvald (han)
guest pim: Pim (han), Lill (han)

% Kom betyder: din tur. Rymden hör en inbjudan. Till sist är det ett halvt ord, och andra halvan är: ihåg mig. Antennen vevas inifrån; Sivert är ute
% efter ved.

# one-rule
Det fanns en enda regel i radiostugan på Tallberget, och den hade {sivert} skrivit på väggen: När man har talat färdigt säger man KOM.

”Annars vet den andre inte att det är hans tur”, sa {sivert}. ”Och när allt är klart säger man klart slut. Nu ska jag bara gå ut och hämta ved. Du kan ju ropa lite så länge.”

{child} hade längtat i veckor.[elder:  Det var {elder} som kände {sivert} och hade ordnat det[elder2: , och {elder2} som hade brett smörgåsarna].] Andra ropade på [city: {city} | Gävle] och på Finland. Men {child} ville ropa på rymden.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade lovat att ropa sedan, men skulle först bära ved.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg under bordet och hade redan sagt klart slut.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg på radion, för den var varm.]

# two-more
{Child.He} vevade antennen tills den pekade rakt uppåt och tryckte in knappen på mikrofonen.

”Det här är {child} på Tallberget. Är det någon där? Kom.”

Det brusade. Det brusade så länge att {child.he} hann räkna till hundra. Sedan sa en röst, tunn som ett gem:

”Ja. Vi kommer.”

{child} tappade nästan mikrofonen.

”Nej, jag menade inte att ni skulle … Jag sa bara kom. Kom.”

”Två gånger till”, sa rösten. ”Så vänligt. Vi tar med de andra.”

# come-in
Det small till i taket, pong. Sedan pong, pong, utanför fönstret. {child} öppnade dörren, och där i blåbärsriset stod tre små farkoster, runda och blanka som julgranskulor. Ur den första klev någon som var stor som en citron och hade tre ögon och finskjorta.

”{child} på Tallberget!” sa citronen. ”Jag heter {pim}. Ingen har någonsin bjudit oss förut. Vi har lyssnat på er planet i niohundra år, [music: mest på {music}, ]och ni pratar ju hela tiden, men aldrig med oss. Och så ropade du!”

”Kom in”, sa {child}, för det säger man ju.

Pong, sa det i taket.

# what-party
”Där var en till”, sa {pim}. ”Vad är det för fest?”

”Fest?”

”Vad ville du oss?”

{child} blev varm ända upp i hårfästet.

”Jag ville bara veta om det fanns någon.”

”Det gör det”, sa {pim}.

Ingen sa något mer. Alla {pim’s} ögon lyste. De hade kakor med sig, små som peppar[athlete: , och en vimpel för {athlete}][sport: , och tänkte att man kunde {play sport} sedan], och någon hade tagit med sin farmor.

”Det var verkligen snällt att ni kom”, sa {child}.

Pong.

# the-thumb
Då fick {child.he} syn på sin egen hand. Den höll fortfarande i mikrofonen. Tummen var kvar på knappen.

”{pim}”, sa {child}. ”Hur många hör det här?”

”Alla”, sa {pim}.

”Alla ni?”

”Alla-alla. Du har ju antennen rakt uppåt.”

{child} tittade upp. Det hade skymt, och stjärnorna var framme, men det var för många. Det var fler än det brukade vara. Och de rörde sig. Över hela himlen, från granarna i öster till granarna i väster, växte det ljusprickar, några små som knappnålar och några stora som hus.

# stop
”De där stora”, sa {child}. ”Hur stora är de?”

”De från Vom är som berg”, sa {pim}. ”Rara. Men de landar alltid lite snett.”

Nedanför Tallberget låg hela samhället, med kyrkan och [school: {school} | skolan] och alla lampor tända.

{child} ropade i mikrofonen:

”Stanna!”

Alla ljus på himlen tvärstannade. Där hängde de. Sedan började det största av dem gunga.

”Man kan inte stanna i luften så länge”, sa {pim} oroligt. ”Man trillar ner.”

# all-clear
I det ögonblicket kom {sivert} in[friend:  med veden, och {friend} bakom honom]. Han såg på himlen. Han såg på farmodern, som satt i hans kaffekopp. Så gjorde han det enda han kunde, han böjde sig fram och sa med hög och tydlig röst:

”Klart slut!”

Ett sus gick genom rymden. Ljusen bleknade, ett efter ett. {pim} blev alldeles grå.

”Slut?” sa han. ”Är det slut?”

”Det är bara något man säger”, sa {child}.

”Vi har väntat i niohundra år. Vi tog på oss finskjortan. Och så var det slut.”

Farmodern i kaffekoppen började gråta med alla tre ögonen. Och däruppe började det stora ljuset från Vom att sjunka, långsamt och lite snett, ner mot kyrktuppen.

# half-a-word
{child} höll mikrofonen så hårt att fingrarna blev vita. De kunde inte komma. Men de fick inte tro att {child} inte ville ha dem. Vad säger man? Vad säger man, när någon måste åka hem och man ändå inte vill att det ska vara slut?

Då visste {child.he}. Det var till och med samma ord. {Child.He} behövde bara säga lite till.

{child} tryckte in knappen.

”Det här är {child} på Tallberget”, sa {child.he}. ”Det är inte slut. Jag har inte talat färdigt. Jag sa bara halva. Det jag ville säga var: Kom …”

Hela himlen höll andan.

”… ihåg mig.”

# everybody
Det brusade. Det var det längsta brus {child} hade hört.

”Kom ihåg mig, allihop”, sa {child}. ”Så ska jag komma ihåg er. Åk hem försiktigt.”

Först tändes ett ljus igen. Sedan tio, sedan tusen. Det stora från Vom vickade till, en meter ovanför tuppen på kyrktornet, och steg. De vände, alla på en gång, som när ett fiskstim vänder.

# from-home
”Så det var det du menade”, sa {pim}, och färgen kom tillbaka i kinderna. ”Det är ju ännu finare. Det kan man göra hemifrån.”

Han skakade {child’s} lillfinger. Farmodern fick lyftas ur koppen och torkas[friend: , och det gjorde {friend}, med en snibb av halsduken].[pet.dog:  {Pet} blev klappad på tassen.][pet.other:  {child} lovade att hälsa {pet} därhemma.] Pong, sa det, pong, pong, pong, och så var blåbärsriset tomt, och stjärnorna var lika många som vanligt och stod stilla.

”Vi kanske ska byta regel”, sa {sivert} efter en stund.

”Vi kanske ska det”, sa {child}.

# the-other-half
{Child.He} skulle just stänga av radion när det knastrade. Rösten var tunn som ett gem och mycket långt borta.

”{child}? Vi kommer …”

{child} stelnade.

”… ihåg dig”, sa {pim}. ”God natt.”
