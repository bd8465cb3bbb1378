title: Ta med sig gröten
title: Pirater i bana fyra
title: Inte ett simtag
guest teacher: Berit (hon), Siv (hon)
guest captain: Skarv (hon), Vråk (hon)

% Regeln: benen fortsätter att vara gröt. Man hoppar ändå.

# six-pirates
Det kom sex pirater till nybörjarsimningen[city:  i {city}] klockan fem på tisdagen, och alla hade handduk med sig.

”Namn?” sa {teacher}, som hade lärt {child} att simma och kunde lära vem som helst.

”Kapten Salta Petronella {captain}”, sa den som stod främst, ”de sju havens fasa.” Hon hade en hatt som en överkörd kråka och en röst som grus i en hink. Sedan böjde hon sig fram och pratade bakom handen. ”Saken är den, fröken, att vi inte kan simma.”

”Inte ett simtag”, sa båtsmannen.

”Men ni bor ju på havet!” sa {friend}.

”På det”, sa kaptenen dystert. ”Det är en väldig skillnad mellan på och i.”

# four-weeks
{Friend} var {child's} bästa vän och simmade redan som en ål. {@Shallow}, fram och tillbaka i den grunda änden. I kväll var det meningen att {child.he} skulle hoppa i med pyjamas på och hämta stenen av gummi på botten i den djupa änden, för då fick man bronsmärket[school:  som halva {school} redan hade]. Det hade varit meningen i fyra veckor. Första veckan var {child.he} förkyld. Andra veckan var {child.he} nästan förkyld. Sedan slutade {child.he} säga varför.[sport & !sport.Swimming:  Ingen hade någonsin hört {child} snörvla när det var dags att {play sport}.]

{Teacher} tjatade aldrig. ”Stenen ligger där den ligger”, brukade hon säga.[pet.dog:  Det begrep inte {pet}[!pet.known: , {child's} hund,] som stod utanför med nosen mot rutan.][adult / elder: 

”Och jag sitter där jag sitter”, sa {@bench} från bänken.]

# not-an-easy-class
[adult / elder: {Teacher} | Hon] delade ut armpuffar till piraterna[age>=9:  och bad dem låsa in svärden i skåpen].

Det var ingen lätt grupp. Båtsmannen gick bara i om någon höll i skägget[elder: , så {elder}[elder2:  och {elder2}] fick hålla]. Tvillingarna höll varandra för näsan och glömde vem som höll i vem. [age>=9: Kocken låg på rygg och skrek ”Man överbord!” tills {teacher} påpekade att han låg på trappan.] Och papegojan stod ute på trampolinen[pet.cat: , så långt det gick från {child's} katt {pet} i fönstret,] och sa: ”Spark! Spark! Raka ben!”[!pet.dog & !pet.cat:  Det hade alla sådan nytta av att den fick stanna.]

## or
[adult / elder: {Teacher} | Hon] delade ut armpuffar till piraterna[age>=9:  och bad dem låsa in svärden i skåpen].

Det var ingen lätt grupp. Båtsmannen gick bara i om någon höll i skägget[elder: , så {elder}[elder2:  och {elder2}] fick hålla]. Tvillingarna gjorde honnör varje gång {teacher} blåste i visselpipan, och det går inte att både flyta och göra honnör. [age>=9: Kocken ville inte gå nerför trappan. Där han kom ifrån gick man på plankan, sa han, och inte för att man hade lust.] Och papegojan stod ute på trampolinen[pet.cat: , så långt det gick från {child's} katt {pet} i fönstret,] och sa: ”Spark! Spark! Raka ben!”[!pet.dog & !pet.cat:  Det hade alla sådan nytta av att den fick stanna.]

# a-small-crab
Kapten {captain} gick inte i alls. Hon satt på kanten med stövlarna på och armarna i kors.

”Vill du låna min platta?” sa {child}.

”Jag är inte rädd, om det är det du tror”, fräste kaptenen. ”Jag har brottats med en bläckfisk.”

”Jag är rädd”, sa {child}. Det hade {child.he} inte sagt högt förut, inte ens till {friend}. ”Inte för den här änden. För den där. Den är så mörkblå. Och när man tittar ner ser man inte hur långt det är.[pet.dog:  {Pet} hade hoppat direkt.]”

Kaptenen teg. Hon drog av sig den ena stöveln, och ut klev en liten krabba.

# lantern-cove
”För tolv år sedan”, sa hon, ”hade jag den finaste skattkistan på hela oceanen. Jag tappade den. Rakt över relingen, i Lyktviken, och den ligger på tre meters djup i klart vatten. Jag ser den varje gång vi seglar över.[age>=9:  Det är inte längre dit än till klockan där.] Hundra gånger har jag hängt över den relingen och sagt åt benen att hoppa. De gör det inte.”

”Inte mina heller”, sa {child}. ”De blir som gröt.”

”Gröt!” sa kaptenen. ”Ja! Precis! Gröt är ordet!” Och hon såg på {child} som om de hade lidit skeppsbrott ihop.

# week-by-week
Så {child} tog hand om kaptenen, och {friend} tog tvillingarna. Första veckan blåste de bubblor[music: , och {friend} fick tvillingarna att bubbla {@song}]. Andra veckan stoppade de ner ansiktet, och kapten {captain} fick syn på så mycket där nere att {child} måste påminna henne om att komma upp. [age>=9: Tredje veckan släppte de kanten. Fjärde veckan | Tredje veckan] simmade båtsmannen tvärs över bassängen alldeles själv, med en badring om skägget, och hela simhallen reste sig och klappade[athlete:  som om han var {athlete}][elder: , {elder} mest, med händerna fria].[pet.cat:  {Pet} tittade på papegojan.]

# the-deep-end
Och [age>=9: femte | fjärde] veckan gick kaptenen bort till den djupa änden, i randig pyjamas, och tittade ner. {child} stod bredvid i pyjamas med rävar på. Långt där nere, under allt det blå, låg stenen.[pet.dog:  Bakom rutan stod {pet} på bakbenen.][pet.cat:  {Pet} hade flyttat till sista fönstret.]

”Hur djupt?” morrade kaptenen.

”Tre meter”, sa {teacher}.

”Jaså, minsann”, sa kaptenen. Knäna skallrade på henne. ”Hur är det med benen, kamrat?”

”Gröt”, sa {child}. ”Och dina?”

”Gröt.” Kaptenen drog in luft genom näsan. ”Då säger jag så här. Det är ingen idé att vänta på att det ska sluta vara gröt. Vi får ta med oss gröten.”

Hon räckte fram handen, och den var lika kall som {child's} egen.[elder:  På bänken höll {elder} i skägget igen.] Mitt i bassängen låg {friend} och trampade vatten. {Friend.He} sa inte att det var lätt. {Friend.He} flyttade bara på sig och räknade.

”Ett. Två. Tre!”

# all-that-blue
Det blev ett väldigt plask, och sedan hördes inte ett ljud. {child} öppnade ögonen. Det blå var inte alls mörkt när man väl var i det. Det var fullt av ljus, som gungade ner i långa gyllene rep, och utmed repen simmade {child.he}, spark, spark, raka ben, [age>=9: med pip i öronen och ärmarna | med ärmarna] utbredda som vingar. Där var stenen. {child.He} fick tag i den med ena handen. På andra sidan var det en hand till, med ett ankare på handleden.

# so-much-chlorine
De sköt upp ur vattnet båda två, så det stänkte ända upp på klockan.

”Skatten”, vrålade kapten {captain} och höll upp den tillsammans med {child}, och sedan kysste hon den, och piraterna jublade, [pet.dog: och {pet} skällde, ]och papegojan ramlade av trampolinen[pet.cat: , precis som {pet} hade väntat sig]. Och [adult / elder: {@bench}, som aldrig grät på simlektioner, | {teacher}, som aldrig grät på jobbet,] sa att det var väldigt mycket klor i luften i kväll.

I gryningen gick skeppet till havs.

# mostly-spoons
Tre veckor senare kom det ett paket, genomblött och ombundet med rep, och {child} och {friend} öppnade det på köksgolvet[pet.dog: , med {pet} hängande i repet][pet.other: , medan {pet} såg på]. I det låg två guldmynt, ett till var och en, [pet.cat: en grön fjäder till {pet}, ][adult / elder: en pärla till {teacher} och en prickig näsduk till {@bench}, för klorets skull|och en pärla till {teacher}]. Där låg också ett brev[!pet.dog & !pet.cat & !elder: , ganska utsmetat].

”Kamrat”, stod det. ”Jag har den. Första dyket. Det var mest skedar, det hade jag glömt. Men du skulle se Lyktviken underifrån. Jag dyker varje dag nu, bara för att titta. Benen är fortfarande gröt. Jag tar med mig dem.

Var snäll och skicka sex märken. Båtsmannen vill ha sitt på skägget.”

# @Shallow
{child} kunde också simma
## if sport.Swimming
{child} kunde också {play sport}

# @song
{music}

# @bench
{teacher}
## if adult & !elder
{adult}
## if elder
{elder}
