title: Klart slut
title: Sa brandbilen
title: Fyrtiotvå knappar
guest friend: Lovis (hon), Sixten (han)
guest elder: Ingrid (hon), Rune (han)
guest minder: Hedda (hon), Josefin (hon)

% Den som är bjuden på pannkaka är en mor- eller farförälder; där ingen är vald är det skolkocken. På kvällen {adult}, annars barnvakten {minder}.

# the-fault
Brandbilen stod mitt på skolgården[school:  {at school}] med blåljusen på, och det var {child's} fel.

Än så länge visste bara två personer om det. Den ena var {child}. Den andra var {friend}[!friend.known: , {child.his} bästa vän].

Det hade gått så fort. De var på väg från gympan, och {child} hade sagt:

”Titta, [athlete: det här kan inte ens {athlete}. Jag | jag] kan gå baklänges genom hela korridoren utan att krocka med något.”

Det kunde {child.he} inte.[sport:  Det är en sak att {play sport} och en annan att gå baklänges.][pet.dog / pet.cat:  Hemma i hallen gick det bra, men där var det {pet} som flyttade på sig.][pet.other:  Hemma på rummet gick det bra, med {pet} som publik.] {Child.He} krockade med den röda knappen på väggen. Det sa klick under ryggsäcken, och sedan tjöt hela skolan.

# out-in-the-cold
{@out}

En lång brandman klev ner ur bilen och talade i en mikrofon. Rösten kom ur högtalaren på taket.

”HALLÅ, ALLIHOP. DET BRINNER INTE. MEN NÅGON HAR TRYCKT PÅ EN KNAPP, OCH VI MÅSTE HITTA VILKEN INNAN NI FÅR GÅ IN. DET FINNS FYRTIOTVÅ. KLART SLUT.”

”Vad betyder klart slut?” viskade {friend}.

”Att man har pratat färdigt”, sa {elder.short}. ”Det borde fler säga.”

Brandmännen gick in. De började i fel ände av skolan.

# as-big-as-that
”Jag säger ingenting”, viskade {friend} i {child's} öra. ”Jag är tyst som en grav.” {Friend.His} tänder skallrade. ”En grav utan skor.”

{Child} svarade inte. Om {child.he} hade sagt det på en gång, hade det varit en liten sak. ”Oj, det var jag”, hade {child.he} kunnat säga. Men {child.he} hade väntat, och medan {child.he} väntade hade det växt. Nu var det lika stort som brandbilen.

# not-eaten
{Elder.short} hade varit borta vid bilen en sväng. {Elder.He} kom tillbaka alldeles upprörd.

{@eaten}

# the-driver
Efter en kvart kom den långe brandmannen ut igen.

”Tjugo knappar klara”, ropade han till chauffören. ”Nu tar vi musiksalen.”

Musiksalen låg ännu längre bort från gympasalen. Chauffören nickade. Han satt kvar bakom ratten med dörren öppen[music:  och {music} på låg volym] och tittade på klockan, och sedan ut mot vägen, och sedan på klockan igen.

{Child} såg det. Och då förstod {child.he} vad chauffören tänkte på. Det fanns bara en brandbil på den här sidan av stan. Den stod här. Om någon annan behövde den nu, fick de vänta på {child}.

# half-way
{Child.He} började gå.

”Vart ska du?” väste {friend}.

”Dit.”

”Ska jag följa med?”

{Child} tänkte efter. ”Halvvägs”, sa {child.he}.

Så {friend} följde med halvvägs. Där stannade {friend.he}, mitt på den tomma asfalten, och höll upp tummen.

# sat-down
”Hej”, sa chauffören. ”Fryser du? Hoppa upp i värmen.”

{Child} klättrade upp och satte sig på sätet. Någonting klickade till under {child.him}, men det märkte {child.he} knappt. {Child.He} tog ett djupt andetag.

”Det var jag”, sa {child.he}.

”DET VAR JAG”, sa brandbilen.

Trehundra huvuden vände sig om.

{Child} tittade ner. {Child.He} satt på mikrofonen.

# the-rest
Nu kunde {child.he} ha hoppat ner. {Child.He} kunde ha sprungit hem i strumplästen och aldrig gått i skolan mer. Men där ute stod {friend} med tummen i vädret, och det värsta var ju redan sagt. Resten var bara att ta.

{Child} drog fram mikrofonen och höll den framför munnen.

”Det var knappen vid gympasalen”, sa {child.he}, och brandbilen sa det efter {child.him} så att det dånade mellan väggarna. ”Jag gick baklänges. Jag borde ha sagt det direkt. Förlåt.”

”FÖRLÅT”, sa brandbilen. ”Låt, låt”, sa gympasalens vägg.

Det var tyst. Sedan hördes en ensam röst under en {@hat}.

”Bra, {child}! Får vi äta nu?”

Då började hela skolgården skratta, och det var inte det elaka sortens skratt. {Child} kände hur munnen drog sig uppåt.

”Klart slut”, sa {child.he}.

”KLART SLUT”, sa brandbilen.

# two-days
Det tog en halv minut att fixa knappen. Den långe brandmannen kom fram till {child} efteråt.

”Nästa gång säger du till på en gång”, sa han allvarligt.

”Ja”, sa {child}.

Brandmannen böjde sig ner. ”Förra året backade vår chef på knappen hemma på stationen”, sa han lågt. ”Det tog honom två dagar.”

# a-cow
{Elder.short} såg till att brandmännen fick varsin tallrik. De hann med en och en halv pannkaka, så sprakade det i radion. En ko hade fastnat i ett dike. {Elder.short} stoppade en pannkaka i varje ficka {elder.he} kom åt,[elder2:  {elder2} ropade att de skulle tugga ordentligt,] och sedan svängde brandbilen ut genom grinden. {Child} såg den försvinna. {Child.He} kände sig så lätt att {child.he} nästan ville gå baklänges.

”Gör det inte”, sa {friend}.

# nothing-left-to-say
{@evening}

”Jag måste berätta en sak”, sa {child}.

”Jag tror att jag vet”, sa {@a}. ”Jag stod och väntade på bussen borta vid torget. Och så sa någon DET VAR JAG, över hela [city: {city} | stan]. Jag tänkte: den rösten känner jag.”

{Child} drog upp täcket. ”Vad tänkte du mer?”

”Att det lät modigt”, sa {@a}.

De satt tysta en stund. Sedan la {@a} handen på lampan.

”Klart slut?” frågade {@a-he}.

{Child} kände efter. Det fanns ingenting kvar därinne att säga.

”Klart slut”, sa {child.he}.

# @out
Nu stod alla ute i kylan. Trehundra barn i strumplästen, alla lärarna och skolkocken {elder}, för just i dag var det pannkakor. {Elder.He} stod bredvid {child} i sin höga vita mössa och tittade mot matsalen, där de låg och kallnade.
## if elder
Nu stod alla ute i kylan. Trehundra barn i strumplästen, alla lärarna och alla som var bjudna på lunch, för just i dag fick man bjuda någon på pannkaka. {Child} hade bjudit {elder}[elder2:  och {elder2}]. {Elder.short} stod bredvid {child.him} i sin finaste hatt och tittade mot matsalen, där pannkakorna låg och kallnade.

# @eaten
”De har inte ätit!” sa {elder.he}. ”Inte en enda av dem!”
## if elder2
”De har inte ätit!” sa {elder.he}.

”Inte en enda av dem?” sa {elder2}.

# @hat
hög vit mössa
## if elder
fin hatt

# @a
{minder}
## if adult
{adult}

# @a-he
hon
## if adult
{adult.he}

# @evening
På kvällen satte sig {@sitter} på sängkanten.
## if pet.dog / pet.cat
På kvällen gick {child} till sängen framlänges. {Pet} flyttade på sig ändå.

{@Sitter} satte sig på sängkanten.
## if pet.other
På kvällen gick {child} till sängen framlänges. {Pet} såg nästan besviken ut.

{@Sitter} satte sig på sängkanten.

# @sitter
{minder}, som var barnvakt,
## if adult
{adult}
