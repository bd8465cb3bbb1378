title: Trollstaven som hörde dåligt
title: Ring inte, jag övar
guest friend: Molly (hon), Melker (han)
guest pet: Sigge (han), Sixten (han)
guest wizard: Vidolf (han), Valdemar (han)

% Staven hör ett ord som rimmar: låt barnet gissa. På stand-in-kattens namn rimmar ingenting; på familjens eget kan något göra det, så där är det djuret som svarar: only-one.
% En hund blir en boll, och då rimmar det på hund. Siamesen är originalet: @in, @hat, @paws, @opinion.

# at-the-top
Högst upp i {child's} trappuppgång[city:  {in city}] bodde en trollkarl. Det stod på dörren: ”{wizard}. Trollkarl. Ring inte, jag övar.”

{child} och {friend}[!friend.known: , {child.his} bästa vän,] ringde aldrig[adult: , för det hade de lovat {adult}].[elder:  {Elder}[elder2:  och {elder2}] sa att det luktade bränt ibland.] Men en eftermiddag[school: , på väg hem från {school},] stod dörren på glänt, och {@in} ansåg att dörrar på glänt var bjudningskort. In gick {pet.he}, med svansen rakt upp.

”{Pet}!” viskade {child}. ”Kom tillbaka!”

Då hördes en röst där inne.

”Nej, men titta! En {@kind}!”

Och sedan: POFF.

# poff
{child} och {friend} rusade in[athlete: , fort som {athlete}]. Mitt i rummet stod en mager trollkarl med skägg ner till skärpet, och i handen höll han en krokig trollstav. {@hat}

”{@Miaow}”, sa {@thing}.

”Du har trollat bort {@mine}!” ropade {child}.

”Det var inte meningen”, sa {wizard} olyckligt. ”Jag råkade bara hålla i staven när jag sa det. Den är trehundra år, förstår ni, och den hör så dåligt. Jag säger en sak, och den hör en annan. I går bad jag om en bulle.”

”Vad fick du?” frågade {friend}.

{wizard} pekade. I hörnet låg en rulle tapet.[age>=5:  ”Och i förrgår bad jag om en ost.” Han pekade på en stor, grön brevlåda. ”Full med post.”]

# louder
”Ta tillbaka {pet.him}!” sa {child}. Det sved i halsen, för {@thing} hade börjat rulla runt på golvet och leta efter sina tassar. ”Säg {@kind} en gång till. Högre![sport:  Som på {sport}!]”

{wizard} höjde staven. ”KATT!”

POFF.

Det blev kolsvart.

”Var är vi?” pep {friend}.

”Vi är kvar”, suckade {wizard}. ”Men den hörde visst natt.”

Utanför fönstret hade solen gått ner, fast klockan bara var fyra. Stjärnorna såg mycket förvånade ut. {wizard} tände ett ljus[music:  och nynnade på {music} för att lugna sig].

## if pet.dog
”Ta tillbaka {pet.him}!” sa {child}. Det sved i halsen, för {@thing} hade börjat rulla runt på golvet och leta efter sina tassar. ”Säg {@kind} en gång till. Högre![sport:  Som på {sport}!]”

{wizard} höjde staven. ”HUND!”

POFF.

Det blev alldeles grönt.

”Var är vi?” pep {friend}.

”Vi är kvar”, suckade {wizard}. ”Men den hörde visst lund.”

Björkar växte rakt upp genom golvet, så tätt att man knappt såg väggarna. En koltrast såg mycket förvånad ut. {wizard} tände ett ljus[music:  och nynnade på {music} för att lugna sig] och hängde det på en kvist.

# clearer
”En gång till”, sa {child}. ”Tydligare!”

”K-a-t-t!”

POFF.

Ingenting hände. Sedan ryckte det i {friend's} mungipa. Det kittlade i {child's} mage. Och så började de skratta, alla tre, så att de måste sätta sig på golvet. De skrattade fast det inte var roligt. De skrattade så att {wizard's} skägg trasslade in sig i en stolsrygg.

”Den hörde skratt!” kved {friend}.

## if pet.dog
”En gång till”, sa {child}. ”Tydligare!”

”H-u-n-d!”

POFF.

Ingenting hände. Sedan gäspade {friend}. {child} gäspade ännu större. Och så måste de sätta sig på golvet, alla tre, och luta sig mot var sin björk. De sov fast de inte var trötta. De sov så att {wizard's} skägg fladdrade när han snarkade.

”Den hörde blund”, mumlade {friend} när de vaknade.

# at-a-knee
{@came}

”Det finns för många ord som låter likadant”, sa {child} tyst. ”{@three}.”

{@flat} Så blev {friend.he} alldeles stilla. ”{child}. Vad rimmar på {pet}?”

# only-one
{child} tänkte. {Child.He} provade med B. {Child.He} provade med F. ”Nej”, sa {child.he}, ”det är ingenting.”

”M?” sa {friend}. ”P? Inget av dem finns!”

”Ingenting”, sa {child}, och nu började ögonen lysa. ”Ingenting i hela världen rimmar på {pet}. Det finns bara {pet} som är {pet}!”

{wizard} räckte {child} staven med båda händerna. ”Du ska säga det”, sa han. ”Det är till dig den har rullat.”

Staven var tung och lite varm. {child} ropade inte. {Child.He} ställde {@thing} på golvet och sa det precis så som {child.he} sa det varje morgon, när {child.he} vaknade och {@felt}.

”{Pet}?”

Staven funderade. Man riktigt hörde hur den letade bland alla ord den kunde, fram och tillbaka i trehundra år.

Poff.

## if pet
{child} tänkte, och nu började ögonen lysa. ”Det kvittar”, sa {child.he}. ”{@many} finns det hur många som helst. Men det finns bara {pet} som är {pet}!”

”Och det vet {pet} också”, sa {friend}.

{wizard} räckte {child} staven med båda händerna. ”Du ska säga det”, sa han. ”Du har sagt det flest gånger.”

Staven var tung och lite varm. {child} ropade inte. {Child.He} ställde {@thing} på golvet och sa det precis så som {child.he} sa det varje morgon, när {child.he} vaknade och {@felt}.

”{Pet}?”

Staven funderade. Man riktigt hörde hur den letade bland alla ord den kunde, fram och tillbaka i trehundra år.

Men innan den hade letat färdigt svarade {@thing}. ”{@Miaow}!” Och det gick inte att höra fel på.

Poff.

# there-he-sat
Och där satt {pet}. {@paws} {Pet.He} såg på {wizard} och på staven. Sedan sa {pet.he} vad {pet.he} tyckte om saken, och det tog en bra stund, för {@opinion}.

”Förlåt”, sa {wizard} när {pet} var klar.

# pancake
”Hur ska du göra nu?” frågade {friend}. ”Så att det inte händer igen?”

”Jag får väl önska mig sådant som inte rimmar på någonting”, sa {wizard}.

{Friend} tänkte efter. ”Prova pannkaka.”

POFF.

Det blev en hel stapel, och alla fick. {Pet} fick två.[elder:  Ett fat bar de ner till {elder}[elder2:  och {elder2}].]

# heard-right
{@left} och när [adult: {adult} hade stoppat om {child.him} | {child.he} hade lagt sig] {@again}, bara för att vara säker.

”{Pet}?” viskade {child.he}.

”{@Miaow}”, sa {pet}.

Och det var rätt hört.

# @in
{pet}, {friend's} katt, som bodde hos {child} hela den veckan,
## if pet.cat
{pet}, {child's} katt,
## if pet.cat & breed
{pet}[!pet.known: , {child's} katt,] var {a breed} som
## if pet.dog
{pet}, {child's} hund,
## if pet.dog & breed
{pet}[!pet.known: , {child's} hund,] var {a breed} som

# @kind
katt
## if pet.dog
hund

# @thing
hatten
## if pet.dog
bollen

# @miaow
mjao
## if pet.dog
voff

# @mine
{pet}
## if pet.cat
min katt
## if pet.dog
min hund

# @hat
Framför honom på golvet låg en hatt. Den var mjuk och rund, och den hade morrhår och två öron.
## if breed.Siamese
Framför honom på golvet låg en hatt. Den var brun längst ut och ljus på mitten, och den hade två spetsiga öron.
## if pet.dog
Framför honom på golvet låg en boll. Den var rund, alldeles förskräckligt rund, och den hade en svans och två öron.

# @came
Hatten skrattade inte. Hatten rullade fram till {child's} knä och tryckte sig mot det, precis som {pet} brukade göra när {pet.he} ville upp. Då tog skrattet slut. {child} lyfte hatten och höll den mot bröstet. Den var varm, och långt där inne spann den.
## if pet.dog
Bollen hade inte sovit. Bollen rullade fram till {child's} knä och tryckte sig mot det, precis som {pet} brukade göra när {pet.he} ville bli kliad. Då var alla klarvakna. {child} lyfte bollen och höll den mot bröstet. Den var varm, och långt där inne viftade den.

# @three
Hatt och natt och skratt
## if pet.dog
Rund och lund och blund

# @flat
”Och ratt”, sa {friend}. ”Och platt! Usch, tänk om den hör platt.”
## if pet.dog
”Och pund”, sa {friend}. ”Och sekund! Usch, tänk om den hör sekund.”

# @many
Katter
## if pet.dog
Hundar

# @felt
kände efter med foten under täcket
## if pet.dog
kände efter med handen bredvid sängen

# @paws
Fyra tassar, två öron, svansen rakt upp.
## if breed.Siamese
Fyra tassar, blå ögon, svansen rakt upp.

# @opinion
{pet.he} var ju katt
## if breed.Siamese
{pet.he} var ju siames
## if pet.dog
{pet.he} hade sparat på det

# @left
Natten lät de vara. Den skulle ju ändå komma snart. {child} bar {pet} nerför trapporna i mörkret,
## if pet.dog
Björkarna lät de vara. Koltrasten hade redan börjat bygga. {child} gick nerför trapporna med {pet} tätt intill,

# @again
kände {child.he} efter med foten under täcket
## if pet.dog
kände {child.he} efter med handen bredvid sängen
