title: Dagen då havet hade glömt
title: Någon har dragit ur proppen
title: Sch, hysch

% Havet är "det", krabban "den".

# no-sea
I flera veckor hade {child} önskat sig havet. Och nu var {child.he} äntligen där[city: , långt från {city}], och sprang uppför sandstigen med {friend}[!friend.known: , {child.his} bästa vän]. Efter kom {elder} och flåsade, med termosen[elder2:  och {elder2}].[pet:  {Pet} var först uppe.]

De kom upp på krönet. De tittade.

Det fanns inget hav.

Det fanns sand, som sken ända bort till himlen. Det fanns båtar, som satt på rumpan och skämdes. En mås gick fram och tillbaka som om den hade tappat sina nycklar.

”Någon har dragit ur proppen”, sa {friend}.

”Det har bara runnit bort en stund”, sa {elder.short}. ”Det kommer. Vi tar en kopp te och väntar.”

# a-shell
Så de väntade. De åt smörgåsarna. De åt bullarna som var till sedan. Havet kom inte.

{child} fick en klump i halsen. {Elder} plockade upp ett prickigt snäckskal ur sanden och höll det mot {child.his} öra.

Sch, sa det. Hysch. Sch. Hysch.

”Lite finns det i alla fall”, sa {elder.short}. ”Snäckor sparar alltid en skvätt hav, ifall det skulle behövas.”

{child} stoppade snäckan i fickan och tittade ut över all sanden.

”Vi går och letar efter resten”, sa {child.he}.

# the-chain
Då kavlade {elder.short} upp byxorna, och så gick de, längre och längre ut, tills stranden bakom dem var smal som ett pennstreck. Och där snubblade {friend} på en kedja.[sport:  Det såg ut som när man ska {play sport} och någon annan har bollen.]

Det var en jättekedja. De följde den, länk efter länk, och i slutet låg en propp så stor som en plaskdamm. Bredvid proppen fanns ett djupt, mörkt hål. Och bredvid hålet satt en krabba med en skurborste.

”Vad var det jag sa!” sa {friend}. ”Någon har dragit ur proppen!”

”Vårstädning”, sa krabban surt. ”Ur med proppen, skura, ropa upp havet, i med proppen. Men det kommer inte. Jag har ropat sedan i tisdags.”

# oi
”Vad ropar du?” frågade {child}.

Krabban lutade sig över hålet.

”HÖ!” vrålade den.

Hö, hö, hö, sa hålet.

”Det kanske vill höra snälla”, sa {friend} och lade sig raklång. ”SNÄLLA, kom upp! Vi har åkt två tåg!”

Tåg, tåg, tåg, sa hålet.[school:  {child} provade att ropa {school}, men det hjälpte inte heller.]

# first-line
{Elder} gick ner på knä, ett i taget, och lyssnade länge.

”Det är inte envist”, sa {elder.short}. ”Jag hör det där nere, runt, runt. Det har glömt hur det går. Sådan är jag med visor.[music:  Så är det med {@song}.] Jag kan alltihop, men jag kommer inte i gång. Någon måste nynna första raden.”

Första raden, tänkte {child}. Hur går havets första rad?

{child.He} stoppade handen i fickan.

# shhh
Sedan lade {child.he} sig vid kanten, med {friend} sittande på benen så att {child.he} inte skulle ramla i, och höll snäckan så långt ner i hålet som armen räckte.

Sch, sa snäckan, väldigt liten i allt det mörka. Hysch.

Ingenting.

”Fortsätt”, viskade {friend}.

{child} fick ont i armen. {child.He} fortsatte.[athlete:  {child.He} tänkte på {athlete}.] Sch. Hysch. Sch. Hysch.

Och långt, långt nerifrån, som om någon bara provade:

Sch?

De höll andan allihop. Till och med krabban.

… Hysch.

”Det kan den!” ropade {elder.short}.

Sch, hysch, kom havet, högre och högre, grönare och grönare. Det rann ut kallt över {child's} tår. Och sedan, SVISCH, kom det upp på en gång i en väldig glittrande fontän, med sjöstjärnor som snurrade som tallrikar, och en bläckfisk som tydligt hade legat och sovit.

# thunk
”PROPPEN!” skrek krabban.

De vältrade proppen över hålet. Den ville inte ner.

”Ta varandra i hand!” ropade {child}. ”Hoppa!”

De hoppade, alla tre på en gång. En gång. Två. Tre.

DUNK.

”Det där var fint”, sa krabban. ”Om jag vore ni skulle jag springa nu.”

# run
De sprang, {child} och {friend} och {elder}, så att byxbenen fladdrade, med hela havet galopperande efter sig och kittlande om hälarna.[pet:  {Pet} skällde på det över axeln.] Båtarna guppade upp, en efter en, och såg mycket mer ut som sig själva. Och när de ramlade i en hög på den torra sanden tvärstannade havet, precis framför {child's} fötter.

Sch, sa det. Hysch.

”Hej”, sa {child}. ”Jag har önskat mig dig.”

Och så sprang {child.he} i. De hoppade i stora vågor och i små vågor, och i en som alla tyckte var världens bästa våg, tills solen stod lågt och fingrarna var skrynkliga.

Innan de gick hem lyssnade {child} på snäckan. Den var tyst. Den hade lämnat tillbaka varenda droppe. Så {child.he} höll den under vattnet, och havet fyllde den igen, ända upp till kanten, och var väldigt noga med det.

# hush
På kvällen, när [adult: {adult} | den vuxna] hade stoppat om {child.him}, lade {child} snäckan på kudden.

Sch, sa den. Hysch. Sch. Hysch.

Och bara en gång, från väldigt, väldigt långt borta:

Hö.

{child} log i mörkret.

Sch, sa havet. Hysch.

# @song
{music}
