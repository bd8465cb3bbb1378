title: Puuuh
title: Högre än plommonen
guest elder: moster Lotta (hon), moster Siv (hon)

% Den som flyger är mormor eller farfar, annars {adult}, annars {elder} som moster. Puuuh ska låta som när någon tung sätter sig.

# the-bench
{child} var {age} år och satte sig i {@whose} knä, på bänken under plommonträdet.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville också upp, men där fanns bara plats för en.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] ville också upp, men där fanns bara plats för en.]

”Puuuh”, sa {@g}. ”Vad stor du har blivit.”

Det sa {@g} varje gång {child} satte sig. Förr hade {child} bara skrattat åt det. Men nu räckte {child.his} ben nästan ner till gräset, och det knöt sig i magen när {@g} sa puuuh.

”Är jag för tung för ditt knä?” sa {child}.

# why-people-say-it
”För tung? Nej, är du tokig”, sa {@g}. ”Jag säger puuuh för att jag inte ska flyga.”

”Flyga?” sa {child}.

”Alla i vår släkt kan flyga”, sa {@g}. ”Det börjar när man är {age}. Man drar in luft, och så åker man upp. Man säger puuuh, och så åker man ner. Varför tror du att {@old} människor säger puuuh hela dagarna? Någon måste ju stanna på marken och koka potatisen.”[elder2:  {Elder2} var inne och diskade. I {elder2.short's} släkt åkte man buss.]

# a-plum
{child} hoppade ner i gräset och drog in så mycket luft {child.he} kunde.

Sandalerna lyfte. Först en liten bit, sedan högre än bänken, och när {child} hade dragit in ännu mer luft satt {child.he} i luften bredvid det högsta plommonet.

”{@G}! Jag flyger!”

”Det var väl det jag sa. Ät ett plommon när du ändå är där.”

{child} åt ett plommon. Sedan sa {child.he} ”puuuh”, och då sjönk {child.he} ner igen och landade mjukt på båda fötterna.

”[friend: Det här ska {friend} få höra! ][pet.other: Det här ska {pet} få höra! ]Nu du också!” sa {child}.

# no-knees
”Jag?” sa {@g}. ”Jag har inte flugit sedan jag fick ont i knät.”

”Men man behöver väl inga knän när man flyger?”

{@G} tänkte efter.

”Nej”, sa {@he}. ”Det har du rätt i.”

Så {@g} drog in luft, och upp åkte {@g}, i förkläde och tofflor. De flög över tvätten och över vinbären.[city:  De såg nästan hela {city}.] {@G} flög liggande på sidan, som på en soffa,[music:  nynnade på {music}] och tittade ner i stuprännan på taket.

”Titta!” ropade {@g}. ”Där är ju mina {@glasses}!”

# no-more-puuuh
Då började {@g} skratta. För varje skratt drog {@he} in en massa luft. {@He} steg förbi skorstenen, och sedan förbi flaggstången.

”Säg puuuh, {@g}!” ropade {child}, som redan hade landat vid bänken.

”Puu-hihihi!” sa {@g}. ”Det går inte! Det finns ju inget som är tungt!”

”Tänk på trappan!”

”Vilken trappa? Jag är ju ovanför taket!”

”Tänk på ditt knä!”

”Det känns som nytt!”

”Tänk på disken, då!”

”[elder2: Den tar {elder2.short}! ]Den ser så liten ut härifrån!”

# no-bigger-than-a-plum
En toffel kom fallande och landade i vinbären. {@G} blev mindre och mindre där uppe, tills {@he} inte såg större ut än ett plommon, och nu skrattade {@he} inte längre.

”{child}”, hördes en liten röst. ”Nu vill jag ner.”

Men nu var {@g} så rädd att det bara blev huuu i stället för puuuh, och då steg {@he} ännu högre. {child} blev alldeles kall i magen. Ingen annan där kunde flyga. Det fanns bara {child}.

# nothing-but-blue
{Child.He} ställde sig på gräset och drog in luft tills {child.he} var rund som en boll. {Child.He} for upp genom trädet[athlete: , fortare än {athlete},] och förbi skorstenen och förbi flaggstången, och {child.he} tittade inte ner en enda gång. Högst upp, där det bara var blått, låg {@g} på rygg och höll i sitt förkläde.

”{@G}”, sa {child}. ”Sätt dig upp.”

”Här?” sa {@g}. ”Det finns ju ingen bänk.”

”Sätt dig ändå.”

{@G} satte sig rakt ut i luften, och {child} flög fram, vände på sig och satte sig med en duns i {@s} knä.

”PUUUH!” sa {@g}. ”Vad stor du har blivit!”

Och då sjönk de.

# down-they-go
{child} gjorde sig så tung {child.he} kunde. {Child.He} tänkte på stenar och [school: skolväskorna {at school} | skolväskor] och hur många potatisar {child.he} hade ätit till middag[sport:  efter {sport}].

”Puuuh”, sa {@g} vid flaggstången.

”Puuuh”, sa {@g} vid skorstenen.

”Puuuh”, sa {@g}, och då satt de i vinbären, båda två, precis bredvid toffeln.

”Vilken tur att jag har blivit så stor”, sa {child}.

”Ja, tänk om du hade varit liten”, sa {@g}. ”Då hade jag fått bo där.”

# as-heavily
De gick tillbaka till trädet. Det hade blivit kväll, och det luktade gräs. {@G} satte sig på bänken och klappade på sitt knä.[pet.dog:  {Pet} fick resten av bänken.][pet.cat:  {Pet} fick resten av bänken.]

Och {child} satte sig i det, så tungt {child.he} kunde.

# @whose
{elder's}
## if adult & !elder
{adult's}

# @g
{elder.short}
## if adult & !elder
{adult}

# @s
{elder.short's}
## if adult & !elder
{adult's}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @old
vuxna
## if elder
gamla

# @glasses
solglasögon
## if elder
glasögon
