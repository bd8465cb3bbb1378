title: Öppna stort
title: Hallå, tänder
title: Fina händer
guest dentist: Gullan (hon), Ann-Mari (hon)
guest sitter: Lotta (hon), Sanna (hon)

% Den som håller i foten (@a): {adult}, annars den äldre, annars {sitter}. ”A-åå” säger tänder när munnen är vidöppen. På svenska öppnar man ögonen,
% händerna och famnen.

# at-the-dentists
{child} var hos tandläkaren[city:  i {city}].[friend:  Bästa vännen {friend} var också där.]

{child.He} satt i den stora stolen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg under.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg under.] Den stora stolen åkte upp. Mmmmmm. Upp … upp … upp.

{@A-first} satt bredvid och höll i ena foten.[adult & elder:  {Elder} höll i den andra.[elder2:  {Elder2} höll i skorna.]][elder2 & !adult:  {Elder2} höll i den andra.]

”Hallå, {child}”, sa {dentist}. Det var {dentist} som var tandläkare. ”Jag vill säga hallå till dina tänder. Öppna stort!”

# eyes
{child} tänkte efter. Sedan öppnade {child.he} ögonen.[friend:  {Friend} också.] Stort, stort, STORT.

”Det där är dina ögon”, sa {dentist}. ”Fina ögon. Men var är alla tänder? Öppna stort!”

# legs
{child} tänkte efter. Sedan öppnade {child.he} händerna.[friend:  {Friend} också.] Stort, stort, STORT.

”Det där är dina händer”, sa {dentist}. ”Fina händer[sport:  att packa väskan med när du ska {play sport}]. Men inga tänder. Öppna stort!”

[age>=5: {child.He} tänkte efter. Sedan öppnade {child.he} fickan. Stort, stort, STORT.

”Det där är din ficka”, sa {dentist} och tittade länge ner i den. ”Fin ficka. Hallå, kotte. Hallå, halva kotte. Hallå, lilla snöre. Men inga tänder här heller. Öppna stort!”]

# arms
{child} tänkte efter. Sedan öppnade {child.he} famnen. Stort, stort, STORT.

”Det där är din famn”, sa {dentist}.

Hon tittade i vänster ärm. Inga tänder. [friend: {Friend} tittade i höger ärm|Hon tittade i höger ärm]. Inga tänder.[age>=5:  {dentist} tittade till och med [pet.dog / pet.cat: i sin låda. | under stolen, ifall någon skulle ha råkat tappa några. Inga tänder. Hon tittade i sin låda.] Där låg en tandborste som såg ut som en krokodil, men inte ens krokodilen hade några tänder.][pet.dog / pet.cat:  {dentist} tittade under stolen. Där gäspade {pet}. TÄNDER!]

[pet.dog / pet.cat: ”Det där är {pet’s} tänder”, sa {dentist}. ”Fina tänder. Men du har inga tänder alls! | ”Oj då”, sa {dentist}. ”Inga tänder alls![pet:  Har {pet} tagit dem?]] Vad åt du frukost med, då?[school:  Och äpplet {at school}?]”

Det visste {child}.[age>=5:  {child.He} kände varenda en med tungan.] Men munnen var stängd. Hårt, hårt, hårt.

# poor-dentist
{dentist} satte sig. Hon la händerna i knät. ”Nu vet jag inte vad jag ska ta mig till”, sa hon.

{child} tittade på {dentist}. Stackars {dentist}! Någon måste ju visa hur man gör.

# hello-teeth
”Öppna stort!” sa {child}.

Och {dentist} öppnade munnen. Stort, stort, STORT.

Oj! Det satt tänder där uppe. Det satt tänder där nere. Och allra längst in satt det en av guld[athlete: , som om {athlete} hade vunnit den]!

”Hallå, tänder”, sa {child}.

”A-åå!” sa {dentist’s} tänder.

[age>=5: ”Vad åt ni till frukost?”

”A-åå!” sa tänderna. Det går inte att säga havregrynsgröt när man har öppnat så stort. Prova själv, får du se.]

# there-they-are
{child} skrattade. {child.He} skrattade med öppen mun. Stort, stort, STORT.[friend:  {Friend} också.]

”Där är de ju!” sa {dentist}. ”Hallå, tänder där uppe. Hallå, tänder där nere. Hallå, lilla du längst in. Vilka fina tänder!”

”A-åå!” sa {child’s} tänder.

# down
Och det var allt. Den stora stolen åkte ner. Mmmmmm[music: , nästan som {music}]. Ner … ner … ner.

{dentist} vinkade hej då, och {child} vinkade hej då[friend: , och {friend} vinkade med båda armarna][pet.dog & !friend: , och {pet} vinkade med svansen][pet.cat & !friend: , och {pet} vinkade med svansspetsen].[adult & elder:  {Elder} släppte foten.][elder2 & !adult:  {Elder2} släppte foten.]

# closed
Då öppnade {@a} famnen. Stort, stort, stort.

”Det där är din famn”, sa {child}.

Och så öppnade {child.he} sin egen också och klättrade in, där det var varmt.

{child.He} var lite trött. {child.He} gäspade. Stort … stort … stort.[pet.dog / pet.cat:  {Pet} också. | [friend:  {Friend} också.]]

”Hallå, tänder”, sa {@a} lågt.

Sedan stängdes [pet.dog / pet.cat: {child’s} mun | munnen].

[pet.dog / pet.cat: Sedan stängdes {pet’s} mun.]

Sedan stängdes famnen om {@a}.

Och sist, sakta … sakta … sakta … stängdes {child’s} ögon.

# @A-first
{sitter}, som passade {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
