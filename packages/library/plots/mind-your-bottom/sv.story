title: Akta rumpan!
title: Bak och fram
title: Vem har ställt den där?
guest fairy: Nypon (hon), Viola (hon)
guest neighbour: Folke (han), Sture (han)

% Allt händer i grannens trädgård. Vingarna sitter med en knapp i ryggen, och den kan älvan inte se.

# dong
Dång! sa vattenkannan i {neighbour's} trädgård.

{child} tittade bakom den. Mitt i salladen satt en älva och höll sig om rumpan. Hon var inte större än en ärtskida, och hon hade två blanka vingar.

”Vem har ställt den där?” sa älvan.

”Det har {neighbour}”, sa {child}. ”Såg du den inte?”

”Hur skulle jag kunna det? Den stod ju bakom mig.”

# cabbage
Älvan hette {fairy}, och hon skulle hem till päronträdet, längst ner i trädgården. Surrrr, sa vingarna. Och så flög hon.

Men hon flög baklänges. Med rumpan först!

Och där växte en kål.

”Akta rumpan!” ropade {child}.

Duns!

”Vem har ställt den där?” sa {fairy}.

”Varför flyger du baklänges?” sa {child}.

”Gör jag?” sa {fairy}. ”Jag trodde att det var trädgården som åkte framåt.”[friend: 

{Friend}, {child's} bästa vän, gick också baklänges, och satte sig i rabarbern.]

# wheelbarrow
Surrrr! Så flög hon igen. Och där stod skottkärran[pet.dog: , och under den låg {child's} hund, {pet}, och vilade sig][pet.cat: , och i den låg {child's} katt, {pet}, och vilade sig].

”Akta rumpan!” ropade {child}.

Bonk!

”Och vem har ställt den där?” sa {fairy}.[pet.dog / pet.cat: 

Det sa {pet} ingenting om.][sport: 

”Jag ropar åt dig”, sa {child}. ”Det gör man när man ska {play sport}!”]

# both
Surrrr! Och där stod {neighbour}. Han hade böjt sig ner för att dra upp en morot[music:  och nynnade på {music}], och hans rumpa var det största som fanns i trädgården[city: , och kanske i hela {city}].

”Akta rumpan!” ropade {child}. ”Akta båda rumporna!”

DUNS!

{neighbour} satt i morotslandet. ”Vem har ställt den där?” sa han.[elder: 

{Elder} fick komma och dra upp honom[elder2: , och {elder2} sköt på].]

# no-bump
Men {fairy} for vidare, hals över huvud, över ärterna och över bönorna[athlete: , längre än {athlete} någonsin har hoppat]. Och sedan kom det ingen duns.

Oj, oj. Hon satt i ett spindelnät!

Hon kunde inte flyga och inte sparka. Hon hängde där, upp och ner. Och nu kom spindeln ut på sina långa, smala ben för att se vad den hade fått.

”{child}”, sa {fairy}, ”vad är det bakom mig?”

”Det är bara jag”, sa {child}.

{child} tog om {fairy} med två fingrar, väldigt, väldigt försiktigt, och drog. Plipp! Så var hon lös. Spindeln gick hem.

# the-button
{fairy} fick sitta i {child's} hand. Nu när hon satt stilla kunde man se hennes rygg. Där fanns en liten knapp.

{child} tittade ner på sin tröja. Det var en tröja med en traktor på. Men i dag satt traktorn på ryggen, för {child} hade klätt på sig alldeles själv[adult: , och {adult} hade inte sagt ett ord][school: . Så hade {child.he} sett ut {at school} också].

”Du, {fairy}”, sa {child}. ”Du har vingarna bak och fram.”

{Child.He} knäppte upp knappen. {Child.He} vände på vingarna. {Child.He} stack ut tungan, för då går det bättre, och så knäppte {child.he} igen.

# forwards
Surrrr. Nu flög {fairy} framåt. Hon flög runt kålen. Hon flög runt skottkärran. Hon flög hela vägen runt {neighbour} och tittade på båda sidorna.

”Jaså, det är så det ser ut”, sa hon. ”Jag har bara sett var jag har varit.”[pet.other: 

”Det ska jag berätta för {pet}”, sa {child}.]

# and-she-did
Solen höll på att gå ner bakom päronträdet, och det var dags att fara hem. {fairy} flög en liten bit. Sedan vände hon sig om i luften och flög baklänges, alldeles långsamt. Då kunde hon vinka till {child} ända tills hon var framme.

{child} vinkade också.

”Akta rumpan”, viskade {child.he}.

Och det gjorde hon.
