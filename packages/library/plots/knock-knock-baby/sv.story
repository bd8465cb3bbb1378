title: Knack, knack, bebis
title: Liten som en limpa
title: Inifrån korgen
guest friend: Malte (han), Signe (hon)
guest pet: Bulle (han), Semla (hon)
guest minder: Gunilla (hon), Eivor (hon)

% Bebisen är "den"; lillebror han, lillasyster hon. Vems magen var sägs bara där {adult} är hon.
% Djuret är familjens, annars grannens hund. Labradoren är originalet; en katt spinner. Låt barnet göra svansen mot golvet, och knackningarna.

# knock-knock
När bebisen fortfarande låg i {@tummy} pratade {child} med {@him} varje kväll. {Child.He} satte munnen alldeles intill och sa med sin stora röst:

”Knack, knack, bebis! Det är {child}!”

Och {@pet}. {@thump}

Bebisen svarade aldrig.

Nu hade bebisen kommit ut. {@It} låg i en korg, i rummet med mattan, och {@it} var liten som en limpa[city: , minst av alla {in city}]. Alla gick och viskade[elder & adult: , till och med {elder}[elder2:  och {elder2}]][elder2 & !adult: , till och med {elder2}].

{child} ville att {@brother} skulle titta på {child.him}.

# hello
{Child.He} ställde sig vid ena sidan av korgen. ”Hej”, viskade {child.he}.

Bebisen tittade på lampan. {@It} tittade inte på {child}.

{child} ställde sig vid andra sidan. ”Hej”, viskade {child.he}[music:  och nynnade lite på {music}].

Bebisen tittade på fönstret. {@It} tittade inte på {child}.

# diggers
Sedan kom {friend}[!friend: , {child's} bästa vän,] på mellanmål. {Friend} hade med sig en grävskopa. {Friend.He} ville ha en bebis som kunde leka grävskopa.

”{@B} måste få se något bra”, viskade {friend}. Och {friend.he} höll upp grävskopan högt i luften[athlete: , som {athlete} med en pokal].

Bebisen tittade i taket. {@It} tittade inte på grävskopan. Och {@it} tittade inte på {child}.

”{@B} är inte så bra på grävskopor”, sa {friend}.[sport:  ”Och inte på {sport}.”]

”{@B} vet inte vem jag är”, sa {child}, och läppen började darra.

# toast
{@Who}[elder & adult:  och {elder}][elder2:  och {elder2}] kom med rostat bröd med smör på. {child} ville inte ha sitt. {Friend} ville ha sitt, och {friend.he} åt det i soffan, och en bit ramlade ner.

Klafs. Den hamnade på golvet med smöret neråt.

Och bredvid korgen låg {pet}. Där hade {pet.he} legat hela dagen. {Pet.He} tittade på brödet. {Pet.He} tittade på bebisen. {Pet.He} tittade på brödet igen, och {pet.he} {@dribbled}.

Men {pet} reste sig inte. {Pet.He} lade ner hakan intill korgen och stannade där.

# thump
{@Only}

{@thump}

Och bebisen slutade sparka. {@It} spärrade upp ögonen. {@It} vred huvudet dit där det lät.

”Titta!” viskade {friend}. ”Det tycker {@b} om!”

{@went} Bebisen låg alldeles stilla och lyssnade.

# inside
{child} tittade på {@the-tail}. {Child.He} tittade på bebisen. Och {child.he} tänkte på mattan, och på kvällarna, och på den stora runda magen.

”{@B} känner igen det”, sa {child}. ”{@B} känner igen {pet}! {@Heard} ända in i magen!”

”Då hördes du också”, sa {friend}. ”Men då viskade du inte.”

{child} tittade på {@a}.

”Inte jättehögt”, sa {@a}. ”Men viska behöver du inte.”

# nearly-big
Då satte sig {child} på knä på mattan[school: , så som man gör {at school}]. {Child.He} stack fram ansiktet alldeles intill, lika nära som förr. Och så sa {child.he}, nästan med sin stora röst:

”Knack, knack, bebis. Det är {child}.”

Bebisen vred på huvudet. {@It} vred det bort från lampan och bort från fönstret, hela vägen runt. Ögonen var mörka och blanka.

{@It} tittade på {child}.

{@It} tittade och tittade och tittade.

”Oj”, sa {child}. ”Hej.”

# all-the-way
{Friend} bar brödbiten ända fram till korgen och gav den till {pet}, så att {pet} slapp gå därifrån.

# come-in
På kvällen, när {child} hade fått på sig pyjamasen, gick {child.he} till korgen en gång till. Lampan lyste svagt. {Child.He} stack fram ansiktet alldeles intill.

”Knack, knack, bebis. Det är {child}.”

{@said}

Och inifrån korgen var det någon mycket liten som sa: ”Äh.”

{child} log mot {@a}.

”{@B} säger kom in”, sa {child.he}.

# @tummy
magen
## if adult.she
{adult's} mage

# @brother
bebisen
## if brother
{child.his} lillebror
## if sister
{child.his} lillasyster

# @it
den
## if brother
han
## if sister
hon

# @him
den
## if brother
honom
## if sister
henne

# @b
bebisen
## if brother
han
## if sister
hon

# @pet
{pet}, grannens hund, som låg på mattan, slog svansen i golvet
## if pet.dog
{the breed} {pet}, som låg på mattan, slog svansen i golvet
## if pet.cat
[!pet.known: katten ]{pet}, som låg på mattan, spann och spann

# @thump
Dunk, dunk, dunk.
## if pet.cat
Prrr, prrr, prrr.

# @went
Dunk, dunk, dunk, sa svansen.
## if pet.cat
Prrr, prrr, prrr, sa {pet}.

# @said
Dunk, dunk, dunk, sa {pet}.
## if pet.cat
Prrr, prrr, prrr, sa {pet}.

# @only
Det var bara svansen som inte kunde låta bli. Den tänkte på brödet.
## if pet.cat
{Pet} kunde bara inte låta bli att spinna. {Pet.He} tänkte på smöret.

# @heard
Svansen hördes
## if pet.cat
Det där hördes

# @the-tail
svansen
## if pet.cat
{pet}

# @dribbled
dreglade
## if pet.cat
slickade sig om nosen

# @who
{minder}, som hjälpte till,
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}
