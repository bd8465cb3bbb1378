title: Mitt i en mening
title: Hälften av allt
title: Någon som kan räkna till två
guest friend: Stina (hon), Majken (hon)
guest magician: Birger (han), Torsten (han)
guest host: Rune (han), Sivert (han)

% Den som säger nej är {adult}, annars {host}, som hyr ut huset. Kaninen är den tills den heter Peppar; Salt är hon.

# forty-kronor
Hatten kostade fyrtio kronor, och kaninen ingick. [elder: Det visste inte {child}, och inte {elder} heller, som tog betalt. | Det visste inte {child} när {child.he} betalade.]

[elder: {Child} | {Child.He}] skulle spela bankdirektör [school: i pjäsen {at school} | i skolans pjäs], och på loppisen stod den, hög och svart[pet.dog & elder / pet.cat & elder: | , mellan en brödrost och en låda med skruv]. Samma kväll[pet.dog & elder / pet.cat & elder:  |, när {child.he} hade släckt,] hörde {child.he} något krafsa. {Child.He} tände. Över hattens kant kom ett öra. Sedan kom ett till. Sedan kom en hel kanin, grå som en regndag.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hälsade på kaninen. Sedan hälsade {pet.he} på hatten.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] tittade länge på hatten.][pet.other:  {Pet} vände ryggen till.] [pet: Kaninen | Den] satte sig på {child.his} mattebok[athlete: , rakt under bilden på {athlete},] och tittade på {child.him} som om {child.he} var sen.

# no
”Nej”, sa [adult: {adult} från dörren | [pet.dog / pet.cat / elder: {host}, som hyrde ut huset, från dörren | {host} från dörren. {host} hyrde ut huset, bodde på nedervåningen och hade hört krafset ända dit]].

”Jag har inte frågat något.”

”Nej i alla fall. Inga [pet: fler ]djur i huset[pet.dog / pet.cat: | , det har vi pratat om].” [adult: {Adult} | {host}] tog av sig glasögonen och satte på sig dem igen. Kaninen satt kvar. ”Till söndag. Sedan har du hittat ägaren.”

{child} hade velat ha [pet.other: just en sådan kanin | en kanin] sedan {child.he} var sju. {Child.He} hade en lista med tolv argument. {Child.He} kände på sig att det inte var rätt läge.

# the-ruler
Nästa dag kom {friend}[friend: , {child's} bästa vän|, som gick i {child's} klass].[sport:  De skulle {play sport}, men det blev inte av.] {Friend} trodde inte på något som inte gick att mäta, så {friend.he} mätte. Hatten var arton centimeter djup. {Friend.He} stack ner armen till armbågen[pet.dog / pet.cat / elder:  och drog sakta upp | , och när {friend.he} hade stått så en stund drog {friend.he} sakta upp] den igen.

”Det är något fel på min linjal”, sa {friend.he}. {child} hade aldrig hört {friend.him} säga något så skrämmande.

I fodret satt en etikett av siden: {magician} den Makalöse.

# exactly-half
Kaninen var också märklig. Av allt den fick åt den upp precis hälften. Halva moroten. Halva maskrosbladet. Resten tog den i munnen, och så reste den sig på bakbenen och släppte ner alltihop i hatten. På morgnarna var det borta.[pet.dog / pet.cat: |  Och den gick aldrig mer än en meter därifrån.] Om nätterna låg den med hakan på brättet, som man ligger när man lyssnar.

”Den sparar”, sa {child}.

”Till vad?” sa {friend}[pet.dog / pet.cat: | , och det visste {child.he} inte].

[pet.dog: Varje morgon hälsade {pet} på kaninen, och sedan på hatten.

][pet.cat: Varje kväll tvättade {pet} kaninens öron. Sedan väntade {pet.he} vid hatten på fler.

]
# the-clipping
Det var {friend} som hittade tidningsklippet. Det var från november 1962. ”Kvällens föreställning i Folkets hus[city:  {in city}] avbröts då {magician} den Makalöse, egentligen {magician} Ask, 24, tystnade mitt i en mening och lämnade lokalen genom köket. Publiken återfick inträdet.”

”Han bor på Solgläntan”, sa {friend}. ”Mitt emot simhallen. Jag har ringt.”

[elder: ”Då följer jag med”, sa {elder}, som hade läst klippet två gånger.

]På söndagen körde [adult: {adult} | {host}] dem. [adult: {Adult.He} | Han] följde med in också, för att se [pet.dog / pet.cat: | med egna ögon ]att kaninen lämnades över.[pet.dog:  {Pet} följde med hatten.][pet.cat:  {Pet} följde med i en korg.]

# pepper
{magician} Ask satt vid ett fönster, lång och smal, med händer som såg ut som två fåglar som hade slagit sig ner. När han fick syn på hatten lyfte händerna lite från armstöden. När han fick syn på kaninen lade de sig igen.

”Peppar”, sa han.

Kaninens öron for framåt.

Det dröjde innan han kunde säga något mer.

# they-were-two
”De var två”, sa han. ”Salt och Peppar, syskon. Jag skulle trolla bort dem, och sedan skulle jag trolla fram dem igen. Bort gick det bra. Så sa jag: Mina damer och herrar, nu ska ni få se något … Och jag stack ner handen, och det var tomt.”

”Vad gjorde du?” frågade {child}.

”Jag gick. Och jag stack aldrig ner handen igen. Så länge jag inte kände efter kunde de ju finnas kvar.” Han log snett. ”Det är inget klokt sätt att tänka. Men jag har hållit på med det i över sextio år.”

# no-conclusions
{Friend} harklade sig.

”Den sparar hälften”, sa {friend.he}. ”Av allt. Den lägger det i hatten, och sedan är det borta.[pet.dog:  Och {pet} hälsar två gånger.][pet.cat:  Och {pet} väntar på två öron till.]” Det syntes att varje ord kostade på. ”Jag drar inga slutsatser. Jag bara säger det.”

{magician} Ask satt alldeles stilla. Sedan reste han sig. Det tog tid, och ingen hjälpte honom, [elder & !pet.dog & !pet.cat: inte ens {elder.short}, ]för det märktes att han ville göra det själv.

# never-forget
I matsalen var det kaffe. Där satt sjutton gamla, två sköterskor[elder: , {elder.short}[elder2: , {elder2}]] och [adult: {adult} | {host}][elder: | , som hade fått en kopp i handen]. {child} ställde hatten på pianot[music: , där någon nyss hade spelat {music}]. {magician} knäppte koftan. Han rätade på ryggen, som om någon drog i en tråd från taket, lyfte ena handen och sa:

”… som ni aldrig kommer att glömma.”

Och han stack ner den andra.

# a-little-further
Till handleden. Till armbågen. Till axeln, med kinden tryckt mot brättet. Det var så tyst att man hörde kaffebryggaren. {child} höll Peppar och kände ett litet hjärta rusa mot sina fingrar. [pet.dog: Under pianot började {pet} vifta. ][pet.cat: I korgen satte sig {pet} upp. ]{magician} blundade. Han kände efter. Han kände efter lite längre in.

Sedan log han.

Upp kom hon, vit som ett lakan och rund som en limpa, med ett halvt maskrosblad i munnen.

# money-back
Sjutton stolar skrapade. De klappade, de stampade, någon slog med skeden i fatet. [elder: Då reste sig {elder.short}. ”Jag var där!” ropade {elder.he}. ”Jag var fyra! Jag fick pengarna tillbaka!” Och {elder.he} började leta i alla fickor för att betala. | Längst bak reste sig en liten dam. ”Jag var där!” ropade hon. ”Jag fick pengarna tillbaka!” Och hon började gräva i handväskan för att betala.]

Peppar hoppade ur {child's} famn. Syskonen möttes på pianots tangenter, plonk, nos mot nos[pet.dog / pet.cat: | , och där blev de sittande].[pet.dog:  {Pet} hälsade på Salt som på en gammal bekant.][pet.cat:  {Pet} hoppade upp och tvättade två öron till.]

# count-to-two
”Inte kan de bo här”, sa {magician} Ask efteråt, med en kanin under varje hand. ”Jag har ett rum och en balkong. De behöver gräs. Och någon som kommer hit med dem på söndagarna. Någon som kan räkna till två.”

Han tittade inte på {child} när han sa det. Han tittade på [adult: {adult} | {host}].

Det gjorde {child} också. {Child.He} hade tolv argument. {Child.He} sa inte ett enda, och det var det svåraste {child.he} hade gjort i hela sitt liv. {Friend} trampade {child.him} på foten, för säkerhets skull.

[elder: ”Jag är ledig på söndagar”, sa {elder.short} till taket.

]
# asleep
”Om jag bara får rätta till koftan”, sa {magician}. ”Håll i den här ett ögonblick.”

Och så hade [adult: {adult} | {host}] en kanin i famnen. Salt vände sig ett halvt varv, borrade in nosen i [adult: {adult.his} | hans] armhåla och somnade.

[adult: {Adult} | {host}] stod. [adult: {Adult.He} | Han] stod alldeles stilla. [pet.dog: {Pet} la sig tvärs över skorna, ][pet.cat: {Pet} la sig i hatten och fyllde den, ][pet.dog / pet.cat: | Kaffet kallnade på pianot, ][elder: {elder.short} ställde in stolarna | stolarna ställdes in], och utanför fönstret tändes lyktorna vid simhallen.

”[adult: {Adult}|{host}]”, sa {child} till slut. ”Vi ska åka hem nu.”

”Schh”, sa [adult: {adult} | {host}]. ”Hon sover.”
