title: Häcken som sa aj
title: Smyg, smyg, smyg
title: {A wish} som hördes
guest friend: Selma (hon), Viggo (han)

% Häcken pratar som en häck som inte vill synas. Klirr, knirr och smyg låter man allt högre. ”Inte ett ljud” sägs alldeles lugnt.
% Mästaren är en ”hon”. De andra sex märks aldrig.

# ouch
Det knakade i häcken. Sedan brakade det. Sedan sa häcken: ”Aj.”

{child} och {friend}[!friend.known: , {child.his} bästa vän,] satt på trappan bakom huset[city:  i {city}] och åt mackor.[elder:  {Elder} hade brett dem[elder2: , och {elder2} hade skurit osten].][pet.dog:  {Pet}[!pet.known: , {child's} hund,] väntade på att någon skulle tappa sin.]

”Det sitter någon i häcken”, sa {child}.

”Nej”, sa häcken.

{Friend} gick dit och vek undan grenarna. Där satt {a wish} {@dressed}, med en kvist i näsan.

”Ni hörde mig inte”, sa {the wish}.

”Vi hörde dig redan vid garaget”, sa {friend}, som alltid sa som det var. {Friend.He} kunde inte låta bli.

# the-test
{The wish} suckade. {Wish.He} kallades Tysta Skuggan, men det namnet hade {wish.he} fått innan någon hörde {wish.him} gå.[pet.cat:  Just då gick {pet}[!pet.known: , {child's} katt,] förbi utan ett ljud, och {the wish} suckade en gång till.][pet.other:  {Pet}[!pet.known: , {child's} husdjur,] tittade på genom fönstret.]

I kväll var det prov på {@school}. Sju {@wishes} skulle smyga genom parken, från grinden till den stora eken, där mästaren satt och lyssnade. Den som hördes fick börja om i ettan.[school:  Det var hårdare än {at school}.]

”Jag har gått i ettan sex gånger”, sa {the wish}. ”Förra året hörde hon mig fast hon var i Borås.”

”Vi tränar dig”, bestämde {friend}. ”Jag har bra öron. {child} får titta.”

# all-of-them
{Friend} satte sig på trappan och blundade. {The wish} smög. Klirr, klirr, klirr.

”Vad är det som klirrar?” sa {friend}.

”Mina nycklar.”

”Vilka?”

”Alla.”

{child} la nycklarna i en hink. {The wish} smög igen. Knirr, knarr, knirr.

”Skorna”, sa {friend}, och så hamnade skorna i hinken.

Nu hördes inga nycklar och inga skor. Nu hördes: ”Smyg, smyg, smyg.”

”Du säger det”, sa {friend}.

”Säger vad?”

”Smyg.”

”Annars glömmer jag vad jag håller på med”, sa {the wish}.

# the-loudest
De gav {wish.him} en macka att ha i munnen.[pet.dog:  {Pet} tittade länge på den.] Då knakade det i knäna i stället, och magen kurrade[music:  i takt med {@song}], och så kom hickan.

”Du är den högljuddaste {@wish} jag har träffat”, sa {friend}.

{The wish} blev alldeles blank i ögonen. {Friend} ångrade sig, det syntes, men {friend.he} kunde ju inte säga att det inte var sant.

”Du är bra på att inte ge upp”, sa {child}.[athlete:  ”Som {athlete}.”]

# fog
När solen gick ner följde de med till grinden.[elder:  {Elder} stod kvar på trappan och ville gärna ha tillbaka hinken.] {child} bar hinken.

”Var är de andra?” frågade {child.he}.

”Här”, sa någon bakom {child.him}.

Där stod sex {@wishes}, och ingen hade hört dem komma.

Borta vid eken slog mästaren på en gonggong. Just då kom dimman upp från bäcken, tjock som filmjölk. De sex andra tog tre steg och var borta.

# not-a-sound
{child}, {friend} och {the wish} väntade länge. Till slut ropade mästaren:

”Kommer det ingen?”

Ingen svarade. {@A} svarar inte.

”De har gått vilse”, sa {child}.

”Hur vet du det?” sa {the wish}. ”Det hörs ju inte ett ljud.”

”Just därför”, sa {child}. ”De hör inte varandra heller. De smyger runt därute allihop.”

Plums, sa det lite försiktigt långt borta.

”Där smög en i bäcken”, sa {friend}.

# put-them-on
Åh nej. Det var kallt i bäcken, och snart skulle det vara natt. {child} gick genom parken varje dag[sport:  på väg till {sport}], och fötterna kunde stigen. Men hur skulle {child.he} hitta sex stycken som inte syntes och inte hördes? De måste ha något att gå efter, något som lät hela vägen.

{Child.He} tittade på {friend}. {Friend} tittade på hinken. Sedan tittade båda två på {the wish}.

”Nej”, sa {the wish}.

”Ta på dig skorna”, sa {friend}. ”Och nycklarna. Alla.”

”Men det är ju prov! Hon hör mig!”

”Ja”, sa {child}. ”Och det gör de andra också.”

{The wish} stod stilla en stund. Sedan satte {wish.he} på sig skorna.

# as-well-as-you-can
”Smyg nu”, sa {child} och tog {wish.him} i {@hand}. ”Smyg det bästa du kan.”

{child} gick först och kände efter med fötterna. {The wish} smög bakom. Klirr, klirr! Knirr, knarr! ”Smyg, smyg, smyg! Hick!” Det hördes över hela parken. Och ur det vita kom någon och tog tag i {@belt}. Sedan kom någon till och tog tag i den första. {Friend} gick bredvid och räknade.

# the-last-one
Vid eken satt mästaren och blundade.

”Tysta Skuggan”, sa hon. ”Jag har hört dig sedan grinden.”

”Ja, mästare”, sa {the wish}.

”Titta bakom {wish.him}”, sa {friend}.

Mästaren öppnade ögonen. Där stod en lång rad {@wishes}. En av dem var blöt till magen.

”Fem”, sa {friend}. ”Det fattas en!”

”Nej”, sa någon precis vid {friend.his} öra, och {friend} tjöt så att det hördes till Borås. ”Jag har hållit dig i jackan hela vägen.”

# you-go-first
”{@A} ska vara omöjlig att hitta”, sa mästaren.

”Det var det som var felet”, sa {friend}.

Mästaren teg. Hon tog gonggongen och hängde den om halsen på Tysta Skuggan.

”Du får gå om ettan”, sa hon. ”Men när det är dimma går du först.”

Det hördes hela vägen hem.

# did-you-hear-me
Sent på kvällen satt {child} och {friend} på trappan igen[elder: , under en filt från {elder.short},| [adult: , under en filt från {adult},|, under en filt,]] och åt upp mackorna.[pet.dog:  {Pet} fick den sista.][pet.cat:  {Pet} låg mellan dem, och ingen hade hört {pet.him} komma.][pet.other:  {Pet} fick en kant.]

Det var mörkt och stilla. {child} gäspade och lade huvudet mot {friend's} axel.

Det knakade i häcken, men inte så högt. Sedan sa häcken: ”Aj.”

{Friend} tuggade länge.

”Hörde ni mig?” viskade häcken.

”Inte ett ljud”, sa {friend}.

# @dressed
i svart från topp till tå
## if wish.spy / wish.llama
i solglasögon och lång rock
## if wish.burglar
i randig tröja och mask
## if wish.detective
i rutig rock och rutig mössa

# @school
ninjaskolan
## if wish.spy / wish.llama
spionskolan
## if wish.burglar
tjuvskolan
## if wish.detective
detektivskolan

# @wishes
{wishes}
## if wish.llama
spioner

# @wish
{wish}
## if wish.llama
spion

# @A
{A wish}
## if wish.llama
En spion

# @hand
handen
## if wish.llama
framfoten

# @belt
{wish.his} bälte
## if wish.spy / wish.llama / wish.detective / wish.burglar
{@coat}

# @coat
rocken
## if wish.burglar
tröjan

# @song
{music}
