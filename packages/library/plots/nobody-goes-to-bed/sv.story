title: Ingen får gå och lägga sig
title: Lagen i slottet
title: Ers Majestät gäspar
guest friend: Ingrid (hon), Vilgot (han)
guest knight: riddar Ulf (han), riddar Gustav (han)

# the-throne
I slottet [city: i {city}] stod en tron, och på tronen låg en krona. RÖR EJ, stod det på en skylt.

Men {child} rörde. {child.He} var där med {friend}, [friend: {child.his} bästa vän, | som bodde i samma hus,] [elder: och med {elder}, som letade efter toaletten[elder2:  tillsammans med {elder2}]. | och de vuxna tittade på kanoner.] [school: Hela {school} tittade på kanoner.] {child.He} satte sig på tronen och tog på sig kronan.

”Nu bestämmer jag”, sa {child}.

”Äntligen”, sa någon.

# who-decides
Det var en riddare, som stod vid dörren i full rustning. Hans hjälm gnisslade när han bugade sig.

”Den som sitter på tronen med kronan på bestämmer”, sa han. ”Jag heter {knight}. Vad befaller Ers Majestät?”

{child} tänkte inte länge. Hemma var det någon annan som bestämde, och hemma var det alltid samma sak man måste göra när man hade som roligast.

”Ingen får gå och lägga sig”, sa {child}.

Det blev en konstig tystnad. Alla kungar och drottningar som hängde i guldramar på väggarna såg på {child.him}. De hade påsar under ögonen.

”Den lagen har vi redan”, sa {knight}. ”Det satt en annan här en gång. Han var sex. Sedan dess har ingen fått sova i det här slottet, på trehundra år.”

”Det är därför de tittar så där!” sa {friend}.

”Skönt”, sa {child}. ”Då slipper jag också.”

# fun
Och nu blev det roligt! Kungarna klev ner ur sina ramar, och drottningarna lyfte på kjolarna, och hela hovet åkte bricka nedför trappan. [pet: {@pet-joins}] De åt våfflor ur hjälmar. [sport: De fick {play sport} i stora salen, i rustning, och det skramlade så att fåglarna lättade från taket.] [music: Fyra trumpetare spelade {music}, så gott de kunde.] [athlete: {friend} ritade {athlete}, som fick hänga bland kungarna.] {friend} kastade kronan som en frisbee, och {child} kastade den tillbaka.

”En gång till!” ropade {child}.

”Som Ers Majestät befaller”, sa hovet. Men de gäspade. En kung åkte trappan baklänges och märkte det inte.

# @pet-joins
{Pet}, som fick höra om det efteråt, hade nog velat vara med.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] hade smitit in genom slottsporten och var nu överste matminister.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade tagit sig in på något vis, för det gör katter, och låg redan på den bästa kudden.

# tired
Månen kom upp i fönstret. {child's} ben började bli tunga. Ögonen sved.

”Nu räcker det nog för i kväll”, sa {child}. {child.He} lade sig på en röd matta och blundade.

Ögonen for upp igen.

{child} blundade en gång till. Upp!

”Lagen”, sa {knight} vänligt. ”Ingen får. Det gäller också den som bestämmer.”

”Men jag är jättetrött!”

”Ja”, sa hela hovet. ”Det blir man.”

En liten prinsessa i spetskrage hade satt sig bredvid. Hon såg ut att vara tre.

”Jag har varit trött så länge”, sa hon. ”Snälla. Får vi gå och lägga oss?”

{child} tittade på henne. {child} hade aldrig tänkt att det kunde vara synd om någon som slapp lägga sig. Nu gjorde det ont i halsen.

”Jag tar tillbaka den!” sa {child}. ”Lagen gäller inte!”

Ingen somnade.

”Ers Majestät måste sitta på tronen”, sa {knight}. ”Med kronan på.”

{child} tog sig om huvudet. Där fanns ingen krona.

# the-crown
De hade kastat den. Ingen mindes vart. Alla letade, så gott de orkade, men kungarna gick in i väggarna och drottningarna gick i ring[pet.dog: , och {pet} gick och bar på fel saker].

”Där”, sa {friend} till sist och pekade rakt upp.

Kronan hängde högt, högt uppe, på hornet på en uppstoppad älg.

{child} ville lägga sig ner och gråta. Men den lilla prinsessan stod med öppna ögon och svajade.

”Alla riddare hit”, sa {child}.

Och {knight} ställde sig mot väggen. En kung klev upp på hans axlar, och en drottning klev upp på kungens. Hela högen svajade. Sedan klättrade {child}, upp för rustningen och upp för kungen och upp för drottningen, tills {child.he} stod på tå på en drottnings huvud och sträckte ut handen.

Det fattades en liten bit.

”Jag gäspar snart”, sa {knight} längst ner. ”Då faller vi.”

”Gäspa inte!” ropade {friend}.

{child} tog sats och hoppade. {child.He} fick tag i hornet, och älgen lossnade, och så kom de ner allihop, {child} och älgen och drottningen och kungen, i en stor mjuk hög av kjolar. Och i {child's} hand satt kronan.

# the-law
{child} gick till tronen. Det var en lång väg när man var så trött. {child.He} satte sig och tog på sig kronan.

”Nu bestämmer jag”, sa {child}. ”Alla ska gå och lägga sig.”

Ingen rörde sig. De tittade på {child.him}.

”Alla?” sa {knight}.

{child} tog ett djupt andetag. Det var svårare än älgen.

”Jag också”, sa {child}. ”Jag först.”

# eyes
Då gick ett sus genom hela slottet. Kungarna klev upp i sina ramar och lutade sig mot kanten. Drottningarna lade kinden i handen. Den lilla prinsessan hann inte ens ända upp, så {friend} lyfte henne över ramen. Och en efter en slöt de ögonen, för första gången på trehundra år.

”Tack”, sa {knight} inne i hjälmen, och sedan hördes bara en snarkning, som i en hink.

[elder: {Elder} kom med jackorna. ”Har ni haft det bra?” sa {elder.short}. ”Vad de blundar på de här tavlorna.” | När de vuxna kom tillbaka från kanonerna tyckte de att tavlorna såg annorlunda ut.]

# bed
På kvällen låg {child} i sin egen säng. [pet.dog / pet.cat: {Pet} låg på {child.his} fötter.] Lakanet var svalt, och kudden var precis lagom.

”Så tyst du är”, sa [adult: {adult} | den som läste]. ”Du brukar ju vilja vara uppe lite till.”

”Den lagen är avskaffad”, sa {child} och gäspade.

[adult: {Adult} bugade sig djupt | Någon bugade sig djupt], som inför en majestät, och släckte.

Och {child} slöt ögonen. De stannade där.
