title: Bra så, åskan
title: Två tofflor och en stövel
guest friend: Märta (hon), Melker (han)
guest pet: Rufus (han), Tindra (hon)
guest minder: Malena (hon), Josefin (hon)

% Den vuxna (@a): {adult}, annars {minder}, som passar barnet. Border collien är originalet, och den som står i. Mullra med, och sucka: Alla inne.

# the-same-place
{@collie}

Om {child} var i köket och {@first} var i hallen, då var {pet} inte nöjd. {Pet} puffade på {@whose} {@knees}, puff, puff, puff, tills [adult: {adult.he} | hon] också var i köket. Sedan lade {pet.he} sig ner och suckade. Alla inne.

{@extra}

# white
[music: {@A} nynnade på {music} och släckte lampan. ]{child} i stora sängen. {Friend} i lilla sängen. {Pet} på mattan. Alla inne.

Då blev fönstret vitt.

Och så sa himlen[city:  över {city}]: BADDA-BADDA-BOM.

”Jag är inte rädd”, sa {friend} under en kudde.

”Inte jag heller”, sa {child} under {friend's} täcke. {Child.He} visste inte riktigt hur {child.he} hade hamnat där.

# cross
{Pet} var inte heller rädd. {Pet} var arg. {Pet.He} stod mitt på mattan med öronen rakt upp. Någon var där ute. Någon stor. Och den där någon var INTE på samma ställe som alla andra.

{Pet.He} sprang nerför trappan. Strax kom {@a} uppför den, ganska fort[athlete: , nästan lika fort som {athlete}], med en tandborste i munnen.

Puff, puff, puff.

”Hag hommer, hag hommer”, sa {@a}.

# one-missing
{@A} på sängen. Iväg for {pet} igen[sport: , som om det gällde {sport}]. {@Fetched}

BADDA-BADDA-BOM!

Fortfarande fattades det en. Stackars {pet} snurrade runt, runt. {@Tail}

”{Pet.He} vill hämta in åskan”, sa {child}.

”Jag vill INTE ha in den!” sa {friend}.

# pitter-patter
{child} lade båda armarna om {pet}. Hjärtat därinne slog, pick-pick, pick-pick. Det är svårt att vara rädd när man håller om någon, och {child} märkte att {child.he} bara var rädd i tårna.

”{@A}, vad säger bonden när fåren ska gå hem?”

”Först räknar bonden dem”, sa {@a}.

”Då räknar vi”, sa {friend}, och ut kom näsan. {Friend} var jättebra på att räkna[school: . Det gjorde {friend.he} {at school} hela dagarna].

# one-sheep
Fönstret blev vitt.

”Ett får”, sa {friend}. ”Två får. Tre får …”

Badda-badda-bom.

”Tre”, sa {friend}. ”En gång till!”

Vitt!

”Ett får. Två får. Tre får. Fyra får. Fem får. Sex får …”

Badda-bom.

”Sex!” sa {friend}. ”Det blir fler får!”

”Ju fler får man hinner räkna”, sa {@a}, ”desto längre bort har den gått.”

# going-home
{child} viskade det i {pet's} öra. ”Hör du? Den är på väg hem, {pet}. Den har ett eget ställe att vara på.”

{Pet} spetsade ena örat.

Vitt, men bara lite, lite vitt.

Nu räknade de allihop, {child} och {friend} och {@a}. De räknade till tolv får, och så ett till som bara var ett lamm.

… bom.

Det var en väldigt sömnig bom. Den lät som när [elder: {elder.short}[elder2:  eller {elder2}] | någon] flyttar en stol.

# thatll-do-thunder
”Vad säger bonden när det är slut?” frågade {child}. ”När hunden är färdig med allt jobb?”

”Bonden säger ’bra så’”, sa {@a}.

Då ställde sig {child} på knä i sängen och såg på det mörka fönstret.

”Bra så, åskan”, sa {child.he}.

De lyssnade. Dropp, sa stupröret. Dropp. Och ingenting mer.

Sedan lade {child} kinden mot {pet's} huvud, där {pet.he} var som mjukast.

”Bra så, {pet}”, sa {child.he}.

# all-in
{Pet} såg utmed hela sängen. {child}. {Friend}. {@A}. {@Things}

{Pet} lade sig tvärs över allas fötter och suckade.

Alla inne.

# @collie
{Friend}[!friend.known: , {child's} bästa vän,] skulle sova över, och det skulle {pet} också, {friend's} hund. {Pet} var en border collie, och en border collie vill ha alla på samma ställe.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] var lika bra som en vallhund, och en vallhund vill ha alla på samma ställe.
## if pet.dog & breed
{Pet} var {a breed}, men {pet.he} var lika bra som en vallhund, och en vallhund vill ha alla på samma ställe.
## if pet.dog & breed.Border Collie
{Pet} var en border collie, och en border collie vill ha alla på samma ställe.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] var lika bra som en vallhund, och en vallhund vill ha alla på samma ställe.

# @extra
Så i kväll hade {pet} puffat {child} och {friend} ner i badet, upp ur badet och i säng.
## if pet
I kväll var det en extra, för [!friend.known: {child's} bästa vän ]{friend} skulle sova över. {Pet} hade redan puffat {friend.him} ner i badet, upp ur badet och i säng.

# @knees
knän
## if pet.cat
smalben

# @fetched
{Pet.He} kom tillbaka med en toffel[elder: , en present från {elder}]. {Pet.He} kom tillbaka med den andra toffeln. {Pet.He} kom tillbaka med {friend's} vänstra stövel. Allt lade {pet.he} på sängen.
## if pet.cat
{Pet.He} kom tillbaka med en strumpa[elder: , en present från {elder}]. {Pet.He} kom tillbaka med den andra strumpan. {Pet.He} kom tillbaka med {friend's} vänstra vante. Allt lade {pet.he} på sängen.

# @tail
Svansen var instoppad mellan benen, och {pet.he} darrade.
## if pet.cat
Svansen var tjock som en flaskborste, och {pet.he} darrade.

# @things
Två tofflor och en stövel.
## if pet.cat
Två strumpor och en vante.

# @first
{minder}, som passade {child.him},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @whose
{minder's}
## if adult
{adult's}
