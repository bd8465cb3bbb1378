title: Det är därför det tar sådan tid
title: Du har inga skor
title: Jag ska bara knäppa skon
guest minder: moster Lotta (hon), moster Siv (hon)

% Den barfota på bänken (@a) är mormor eller farfar, annars {adult}, annars {minder}. KRITSCH låter som en sko med kardborre när den öppnas; {the wish} gör det med munnen.
% En regel: den som har en sko att tänka på hinner inte vara rädd.

# doing-up
Den stora rutschkanan var så hög att man såg [city: hela {city} | hela parken] därifrån[school: , och den var högre än allt {at school}]. {child} ville åka. Det var bara benen som inte ville.[sport:  De kunde {play sport}, men det här ville de inte.] Så nu satt {child.he} nederst på stegen och knäppte skon.

KRITSCH, sa skon när den öppnades. Klapp, sa den när den stängdes. KRITSCH.

”Åker du snart?” ropade {@first} från bänken.[music:  Därifrån hördes också {music}.] {@He} hade tagit av sig både skor och strumpor[elder2: , och det hade {elder2} också], för det var så skönt om tårna.[pet.dog / pet.cat:  På skorna låg {pet}[!pet.known: , {child's} [pet.dog: hund|katt],] och sov.][pet.other:  Hemma satt {pet}, som aldrig hade haft en sko att skylla på.]

”Snart!” ropade {child}. ”Jag ska bara knäppa skon!”[athlete:  Så ofta har inte ens {athlete} knäppt en sko.]

# no-shoes
På andra sidan stegen var det någon som suckade. Det var {a wish}.

”Vad gör du?” frågade {child}.

”Jag ska bara knäppa skon”, sa {the wish}.

{@Shoes}

”Det är därför det tar sådan tid”, sa {the wish}.

Så de höll på en stund. KRITSCH, sa {child's} sko. ”KRITSCH”, sa {the wish}, med munnen.

# which-one
”Visst är det hemskt?” viskade {the wish}.

”Jättehemskt”, viskade {child}. ”Jag vågar inte ens titta upp.”

”Upp?” sa {the wish}. ”Jag vågar inte titta ner.”

”Ner? Det är ju rutschkanan som är farlig!”

”Vilken rutschkana?” sa {the wish}. ”Jag ser bara {the other}.”

Då tittade {child} ner. {@There} Det hade {child.he} inte ens märkt.

”Jag vill leka i sanden”, sa {the wish}. ”Men jag är rädd för {the other}.”

{@Odd}

{child} nickade. ”Jag är rädd för att åka”, sa {child.he}. ”Det har jag inte sagt till någon.” Det hade suttit i magen hela dagen, som en sten.

# one-two-three
”Då gör vi det samtidigt”, sa {child}. ”Jag går upp, och du går dit. Så fort vi har knäppt.”

Klapp, sa skon. ”Klapp”, sa {the wish}.

Ett, två, tre! {child} klättrade uppför stegen.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade redan åkt hela dagen, och kom tätt bakom.] Och {the wish} gav sig av mot sanden, en liten bit. Där tog det stopp.

# by-itself
Högst uppe satte sig {child} och tittade ner. Det var mycket längre ner än det hade varit upp. Ena handen höll i kanten. Den andra gjorde det som den var van vid.

KRITSCH.

Då ramlade skon av. Den åkte hela rutschkanan, alldeles själv, utan att vara det minsta rädd, och for {@to}.

”Min sko!” skrek {child}.

”Jag kommer!” ropade {@a}. Men i vägen låg det grus. ”Aj!” sa {@a}. ”Aj! Aj!” Och så fick {@he} vända.

Nu satt {child} där med en strumpa i blåsten. Stegen [friend: var full av {friend} | var för hal för en strumpa], och åka vågade {child.he} inte. {Child.He} skulle få bo där uppe.

# to-the-shoe
{The wish} tittade på {the other}. Sedan tittade {wish.he} upp på {child}.

”Har du bara en sko nu?” ropade {wish.he}.

”Ja!” grät {child}.

{@Know}

Och {wish.he} gav sig av. {Wish.He} for {@to}. ”{Other.sound}”, hördes det. Och {wish.he} tog skon.

”Jag har den!” ropade {the wish}. ”Oj. Jag är {@at}!”

”Hur är det?” ropade {child}.

{The wish} kände efter. ”{Other.feels}”, sa {wish.he} förvånat. ”Jag hann inte vara rädd. Jag hade en sko att tänka på.”

# only-the-shoe
”Kom och hämta den!” ropade {the wish}.

”Jag vågar ju inte åka!”

”Du ska inte åka”, sa {the wish}. ”Du ska bara knäppa skon.”

{child} snorade och tänkte. {Child.He} skulle bara knäppa skon, och det hade {child.he} gjort hela dagen.

Så {child.he} släppte taget.

”Jag ska bara knäppa SKOOOON!”

Det susade i håret och kittlade i magen, och duns, så satt {child} i sanden, rakt framför {the wish}.

”{Wish.sound}!” ropade {the wish}. Klapp, sa skon.

”Du åkte”, sa {the wish}.

{child} vände sig om och tittade, ända upp. ”Jag hann inte märka det”, sa {child.he}. ”Jag hade en sko att tänka på.”

# two-cakes
Sedan åkte {child} en gång till, och en gång till.[friend:  Sista gången åkte {friend} med.] Nedanför bakade {the wish} en sandkaka till {the other}.

# your-turn
Till slut kom {@a}, och det sa aj hela vägen. ”Du åkte ju”, sa {@a}.

”Nu är det din tur”, sa {child}.

{@A} tittade upp. Sedan satte {@he} sig nederst på stegen.

”Snart”, sa {@a}. ”Jag ska bara knäppa skon.”

”Du har inga skor”, sa {child}.

”Det är därför det tar sådan tid”, sa {@a}.

# @Shoes
{child} tittade efter. ”Du har inga skor”, sa {child.he}.
## if wish.kind.person / wish.tomte / wish.giant / wish.elf / wish.christmas-elf / wish.dwarf / wish.father-christmas / wish.vampire / wish.leprechaun / wish.gnome
{child} tittade efter. ”De är ju redan knäppta”, sa {child.he}.

# @Know
”Jag har inga”, ropade {the wish}. ”Jag vet hur det känns.”
## if wish.kind.person / wish.tomte / wish.giant / wish.elf / wish.christmas-elf / wish.dwarf / wish.father-christmas / wish.vampire / wish.leprechaun / wish.gnome
”Då fryser du om tårna!” ropade {the wish}. ”Det går ju inte.”

# @There
Precis där rutschkanan tog slut, i sanden, var {a other}.
## if other.dark
Nere i sanden gick rutschkanan in i en koja, och där inne var det alldeles mörkt.
## if other.water
Precis där rutschkanan tog slut, i sanden, var det en pöl, och den var full av vatten.
## if other.fire
Precis bortom sanden stod en grill, och i den brann det en eld.
## if other.kid / other.boy / other.girl
Precis där rutschkanan tog slut, i sanden, satt {a other} och grävde.

# @to
ända fram till {the other}
## if other.dark / other.night / other.shadow / other.fog
rakt in i {the other}
## if other.kind.water
rakt ut i {the other}
## if other.fire
nästan fram till elden

# @at
hos {the other}
## if other.dark / other.night / other.shadow / other.fog / other.kind.water
mitt i {the other}
## if other.fire
bredvid elden

# @Odd
”Vad har {other.he} gjort dig?”

”Ingenting. Det vet jag i huvudet”, sa {the wish}. ”Men det har inte kommit fram till {wish.part} än.”
## if other.kid / other.boy / other.girl
”Men jag är ju också {a other}”, sa {child}.

”Jo”, sa {the wish}. ”Men dig får jag bli rädd för sedan. Jag hinner inte med två.”
## if wish.fire-engine & other.water
”Men du är ju en brandbil”, sa {child}. ”Du är full av vatten.”

”Jag försöker att inte tänka på det”, sa brandbilen.
## if wish.mermaid & other.water
”Men du är ju en sjöjungfru”, sa {child}. ”Du bor i vatten!”

”Inte längre”, sa sjöjungfrun. ”Nu bor jag på en handduk.”
## if wish.pirate & other.water
”Men du är ju pirat”, sa {child}. ”Vad gör du när du är på havet?”

”Blundar”, sa piraten.
## if wish.excavator & other.dark
”Men du gräver ju djupa hål”, sa {child}. ”Vad gör du när det blir mörkt i dem?”

”Slutar för dagen”, sa grävmaskinen.
## if wish.robot & other.dark
”Kan du inte tända en lampa?” sa {child}.

”Jo”, sa roboten. ”Men då ser jag ju hur mörkt det är bredvid.”
## if wish.ghost & other.dark / wish.monster & other.dark / wish.vampire & other.dark / wish.owl & other.dark / wish.bat & other.dark
”Men det är väl i mörkret du brukar vara?” sa {child}.

”Ja”, sa {the wish}. ”Så jag vet precis hur mörkt det är.”
## if wish.goalkeeper & other.ball
”Men du är ju målvakt”, sa {child}.

”Jag vet”, sa målvakten. ”Den kommer alltid till mig.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
