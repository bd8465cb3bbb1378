title: Snart klar
title: Tåget på bron
title: En station till
guest pet: Tusse (han), Majsan (hon)
guest aunt: Gunilla (hon), Barbro (hon)

% {@a} är {adult}, annars far- eller morföräldern, annars barnvakten {aunt}. Hunden lägger hakan där katten lägger sig hel. Det sista ”Snart” viskas.

# one-more-station
”Är du klar?” frågade {@first}.

”Snart”, sa {child}.

{Child.He} satt på mattan med paddan i knät. I paddan fanns ett rött tåg[athlete: , snabbt som {athlete}], och {child} skulle bara köra det till nästa station. Kling! sa det när tåget kom fram. Men då låg det en station till, lite längre bort. Det gjorde det alltid.[city:  En av dem hade {child} döpt till {city}.][school:  En hette {school}.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade kommit till station fyrtio, och där låg det också en till, lite längre bort.]

[sport: När man ska {play sport} är det någon som säger när det är slut. Här sa ingen det. ]Man kunde alltså inte bli klar. Man kunde bara bli snart klar.

# backwards
Och just då, varje kväll, kom {@whose}.

{@backwards}

”Nej, {pet}!” sa {child}.

”{Pet} tycker inte om paddan”, sa {@a}.

{@wrong}[elder & adult / elder2 & !adult: 

”Svartsjuk”, sa {@sofa} i soffan.][elder2 & adult: 

”Nyfiken”, sa {elder2}.]

# the-bookcase
”Nu är det slut för i kväll”, sa {@a} till sist och tryckte på knappen, och allting blev svart. Sedan lade {@he} paddan högst upp på bokhyllan.

”Men jag var inte klar!” skrek {child}.

{@left} Så var det varje kväll.

# black
På tisdagen svartnade det mitt i en kurva. Då lade {child} båda armarna om paddan och höll fast. {Child.He} var så arg att det knöt sig i magen.

”Du får den inte”, sa {child}.

”Då sitter jag här så länge”, sa {@a}.

Så satt de där på mattan, och ingen gav sig.[elder & adult / elder2 & !adult:  {@Sofa} tittade mycket noga i sitt korsord.][music:  {Child} tänkte inte ens nynna på {music}.]

# right-in-the-middle
Då kom {pet}.

{@lies}

Det går inte att vara arg under en [pet.dog: hund|katt]. {child} stack försiktigt in handen under {pet}.

Paddan var varm. Den var varm som en bulle.

”{Pet.He} tycker visst om den”, viskade {child}. ”{Pet.He} har väntat på att den ska bli klar.”

{@A} sträckte fram handen och kände, {@he} också.

”Och så har jag lagt den på bokhyllan”, sa {@a}. ”Varenda kväll.”[elder & adult: 

”Där hade jag också velat ligga”, sa {elder.short}. ”Inte på bokhyllan, alltså.”]

# waiting
Nästa kväll körde {child} med ena handen under paddan. Först var den kall. Kling! Sedan var den ljum. Kling! {@waited}

Kling! Nu var den varm. {Pet} reste sig.

”Snart”, sa {child}.

# the-bridge
För nu kom det en bro. {child} hade aldrig kommit till någon bro förut.[friend:  Det hade inte {friend} heller.] Den var hög och smal, och under den låg hela havet, och på andra sidan lyste en station.

{Pet} gick ett steg närmare.

”Snart”, sa {child}.

Då gick {pet} sin väg. {@gave-up}

# by-itself
{child} såg efter {pet.him}. {Child.He} såg på tåget, som var mitt på bron. Det var inte långt kvar. Men bakom stationen skulle det ligga en till, det visste {child} vid det här laget, och varmare än så här blev det inte.

Ingen hade sagt något. Ingen hade ens frågat.

{child} tryckte på knappen, och havet slocknade.

# warm-side-up
Sedan bar {child.he} paddan på båda händerna, som en plåt med bullar, över mattan och ut i hallen. Där lade {child.he} ner den på golvet, med den varma sidan upp.

”Nu är den klar”, sa {child}.

{@lay-down}

# nearly
{@A} kom ut och satte sig bredvid på golvet.[elder & adult / elder2 & !adult:  {@Sofa} stod i dörren.]

”Kom tåget fram?”

”Det står på bron”, sa {child}. ”Man ser havet därifrån.[friend:  Det ska {friend} få veta.]”

De satt där en stund. Det drog lite om fötterna.

”Jag skulle bara se om det blir regn i morgon”, sa {@a}. ”Är {pet} klar med paddan?”

{child} kände efter med handen, försiktigt, längst in under den varma [pet.dog: hakan|magen].

”Snart”, viskade {child.he}.

# @first
{aunt}, som var barnvakt
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @sofa
{elder}
## if elder2 & !adult
{elder2}

# @whose
{pet}, grannens katt, in genom balkongdörren
## if pet.cat
{pet}, {a breed} med egna planer
## if pet.dog
{pet}, {a breed} med egna planer

# @backwards
{Pet} satte en tass på tåget. {Pet.He} bet i paddans hörn. Sedan gick {pet.he} tvärs över skärmen, så att tåget backade in i en tunnel.
## if pet.dog
{Pet} lade hakan på skärmen, så att tåget backade in i en tunnel. När {child} torkade bort det blöta körde det in i en till.

# @wrong
”{Pet} är hungrig”, sa {child}. Men {pet.he} ville inte ha någon mat.
## if pet.dog
”{Pet} vill ut”, sa {child}. Men {pet.he} hade nyss varit ute.

# @left
{Pet} satt kvar och tittade på bokhyllan. Sedan gick {pet.he} därifrån med ryggen full av missnöje.
## if pet.dog
{Pet} satt kvar och tittade på bokhyllan. Sedan gick {pet.he} därifrån med svansen rakt ner.

# @lies
{Pet.He} klev upp i {child's} knä och vidare upp på paddan. Där trampade {pet.he} runt ett varv. Så lade {pet.he} sig, mitt på det svarta, och började spinna.
## if pet.dog
{Pet.He} stack in nosen under {child's} arm och bände, tills armen gav med sig. Så lade {pet.he} hakan mitt på det svarta, suckade så att det blev imma och blundade.

# @waited
{Pet} satt bredvid med tassarna tätt ihop. {Pet.He} gick inte över skärmen en enda gång.
## if pet.dog
{Pet} satt bredvid, alldeles rak. {Pet.He} höll hakan för sig själv.

# @gave-up
{Pet.He} gick ut i hallen och lade sig på dörrmattan, som var kall och full av grus.
## if pet.dog
{Pet.He} gick ut i hallen och lade hakan på en stövel, som var kall och full av grus.

# @lay-down
{Pet} såg åt ett annat håll, som om det inte angick {pet.him}. Sedan kom en tass. Sedan en till. Sedan låg hela {pet} på paddan och spann så att det kändes i golvet.
## if pet.dog
{Pet} luktade på den. Så lyfte {pet.he} hakan från stöveln och lade den på paddan, och svansen slog i golvet, två gånger.
