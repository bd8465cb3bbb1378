title: Sätt på dig en jacka
title: Kaptenen som nös
guest captain: kapten Grymma (hon), kapten Rut (hon)
guest norman: Bengt (han), Torsten (han)
guest elder: Gunvor (hon), Evert (han)

% {elder} är familjens egen och hjälper till att laga den veckan; annars segelmakaren runt hörnet. Vännen och djuret stannar i land.

# in-the-shed
Klockan två kom piraterna in i hamnen[city:  {in city}] med seglet rivet mitt itu, och de gick raka vägen in i boden där {@who}.

{child} hjälpte till och höll i knappnålarna. Det här hade {child} väntat på i hela sitt liv[sport:  och hade kunnat avstå från {sport} för det]. {Child.He} ville följa med dem till sjöss, bara en gång runt fyren, och vara hemma till kvällsmaten[adult:  hos {adult}].

Piraterna var tre: {captain}, som hade ett svärd och en väldig snuva, och två jättelika bröder som hette Store {Norman} och Andre {Norman}.

”Sy ihop vårt segel”, sa kaptenen, ”annars ska vi … annars … ATSCHO!”

{Elder} såg på henne över glasögonen. {Elder.He} såg på kaptenens tunna skjorta.

”Sätt på dig en jacka”, sa {elder}.

Bröderna höll för munnen.{@pet-shed}

”Pirater”, sa {captain}, ”har inte jacka.”

# kidnapped
”Och jag”, sa {elder}, ”syr inte åt folk med blå läppar.” {Elder.He} lade armarna i kors. {@arms}

”Då är du kidnappad!”

”Då behöver jag sannerligen min egen jacka”, sa {elder} och satte på sig den. {Elder.He} tog med sig påsen med jackor till loppmarknaden också[elder2: , med en gammal från {elder2} överst], ifall någon skulle ta sitt förnuft till fånga.

{child} följde med för att bära syskrinet.

# on-board
Ombord var allting precis som {child} hade hoppats. Den svarta flaggan smällde. Store {Norman} lät {child.him} hålla i ratten[music:  och vissla {music}] medan den andre drog upp ankaret, och strömmen förde sakta skeppet ut ur hamnen.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] sprang längs kajen och vinkade tills de var ute.][school:  Det här skulle ingen {at school} tro på.]

”Sy nu”, sa kaptenen.

”Klä på dig nu”, sa {elder}.

{Elder} satte sig på en tunna. Kaptenen satte sig på en annan. De blängde. Det droppade från kaptenens näsa.

# a-cardigan
”Snälla {elder.short}”, sa {child}. ”Kan du inte bara sy ihop det?”

”Jo då”, sa {elder}. {@sneezed}

”Kan du inte ta på dig en jacka då?” frågade {child} kaptenen. ”Bara en liten?”

”Skulle du vara rädd för en pirat i kofta?”

{child} tänkte efter. ”Det beror på knapparna.”

# tshoo
Då blåste det upp. Skeppet lutade, och {elder} var uppe från tunnan och framme vid seglet innan någon hann blinka[athlete: , snabb som {athlete}]. ”Nå. Vi har barn ombord. Nålen, {child}.”

{Elder.He} sydde så fort att fingrarna knappt syntes. Sista knuten satt just när kaptenen drog ett långt, darrande andetag.

”Låt bli”, sa {elder}.

”Aaah”, sa kaptenen.

”Svälj den!”

”ATSCHOOOO!”

Seglet small som en papperspåse. Ena halvan blåste över bord, och den andra halvan blåste till Danmark.

# the-rocks
Å nej. Utan segel snurrade skeppet runt, runt, och de grå klipporna under fyren kom lite närmare för varje varv. {child} hade knän som snören. ”Jag är rädd”, sa {child.he}.

”Det är jag med”, sa {elder} och tog {child} i handen. ”Sätt på dig en jacka. Vad som än händer.” Och {elder.he} drog upp en röd ur påsen och knäppte den på {child}, knapp för knapp, ända upp till hakan.

# buttons
{child} tittade på knapparna. ”{Elder.short}, hur många jackor finns det?”

”Så det räcker till alla.”

”Häll ut dem!”

{child} föll på knä på däcket. {Child.He} tog ärmen på den bruna jackan och nålade fast den i den gröna. {Child.He} knäppte ihop den gröna med den rutiga. ”Knapparna i nästa jackas hål!” ropade {child.he}. ”Skynda er!”

Bröderna knäppte med tummar som korvar. {Elder} kom efter på knä med blixtrande nål och låste varje skarv med ett stygn. Sist av allt tog {child} av sig den röda jackan och knäppte fast den med.

# haul
”Hissa!” ropade {captain}.

Upp i masten for det, ett segel av bara jackor, med ärmarna fladdrande. Varenda jacka fylldes som om det satt någon mätt inuti. Skeppet slutade snurra. Klipporna gled förbi på lagom avstånd.

Och så seglade de ett varv runt fyren i alla fall. {child} styrde.

# its-warm
På hemvägen tog {elder} av sig sin egen jacka, gick fram bakom {captain} och hängde den om hennes axlar utan ett ord.

Kaptenen kände efter i fickan och hittade en ren näsduk.

”Den är varm”, sa hon med en helt annan röst.

”Det är klart”, sa {elder}. ”Jag har suttit i den.”

# top-button
I hamnen lade bröderna ut landgången.[friend:  {Friend} stod kvar och gapade.]{@pet-quay} {child} klev i land i bara tröjan, och för första gången den dagen frös {child.he}.

”Vänta”, sa {captain}.

Hon klättrade själv upp i masten. Hon sprättade loss den röda jackan, kom ner med den mellan tänderna och satte sig på knä på kajen framför {child}.

”Sätt på dig en jacka”, sa kaptenen barskt och knäppte den översta knappen.

Sedan seglade hon ut i kvällen med ett hål i seglet, och hålet såg ut som en jacka. {child} [adult: och {adult} ]vinkade. {Elder} följde kaptenen med blicken hela vägen till fyren, för att se att hon höll jackan knäppt.

# @who
{elder}, som var segelmakare och bodde runt hörnet från {child}, satt och lagade saker
## if elder
{elder} lagade saker den veckan

# @arms
{Elder} hade sytt tält och segel i fyrtio år, och ingen kunde lägga armarna i kors på det viset.
## if elder
Ingen kunde lägga armarna i kors på det viset.

# @sneezed
”Men jag sydde ett åt hennes far, och han vägrade också ha halsduk. Han nös rakt igenom mina finaste stygn.”
## if elder
”Men jag sydde ett åt hennes bror i måndags, och han vägrade också ha halsduk. Han nös rakt igenom mina finaste stygn.”

# @pet-shed
[pet.dog:  Hunden {Pet} låg under bordet och reste sig inte för pirater.][pet.cat:  Katten {Pet} låg på en hög med segel och reste sig inte för pirater.][pet.other:  Synd bara att {pet} var hemma och missade det.]

# @pet-quay
[pet.dog:  {Pet} kom ner på kajen och nosade på alla sex stövlarna.][pet.cat:  {Pet} satt på kajen, ifall det hade blivit fisk.][pet.other:  Det skulle bli mycket att berätta för {pet}.]
