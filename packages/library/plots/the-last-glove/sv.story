title: Sista handsken
title: Nu är jag kissnödig
title: Prata inte om det
guest minder: moster Lotta (hon), moster Siv (hon)
guest pet: Ludde (han), Bella (hon)

% En regel: när sista handsken är på måste {the wish} kissa, och när den är av går det över. Ropa genom dörren. Sista raden alldeles långsamt.
% Den som frågar i början (@a) är den äldre, annars {adult}, annars {minder}. Hunden är familjens eller en egen; en katt lägger sig på handsken i stället.

# have-you-been
”Har du kissat?” frågade {@first}.

”Jag är inte kissnödig”, sa {child}.

[elder2: ”Inte en enda droppe?” frågade {elder2}.

]{Child} skulle ut och hoppa i den stora pölen[school:  utanför {school}][city: , den största i {city}].[friend:  {Friend}[!friend.known: , {child's} bästa vän,] väntade redan där.] {Child.He} hade fått på sig galonbyxor, regnjacka, stövlar och ena vanten. {@Waits} Då ringde det på, så den andra vanten fick ligga i fickan.

# is-it-urgent
Utanför stod {a wish}. {@Dressed}

”Ursäkta”, sa {the wish}. ”Får jag låna toaletten?”

”Är det bråttom?” frågade {child}.

”Mycket.”

[wish.size.huge: {The wish} fick komma in en bit i taget. ]Men ingen kan kissa i {@suit}. Först måste allting av. {child} drog av handskarna. {@Clonk}, {@clonk}. {Child.He} drog av {@hat}. {@Ting}. [pet.cat / pet.other: {Child.He} tog tag i {@shoes} och backade. | {Pet} tog {@shoes} i munnen och backade.] {@Clonk}, {@clonk}. Och hela tiden hoppade {the wish} upp och ner och sa: ”Fort, fort, fort!”

Sedan sprang {the wish} in på toaletten i bara kalsongerna. De var prickiga.

# is-it-coming
{child} väntade utanför.

”Kommer det?” ropade {child.he}.

”Nej”, sa {the wish}.

”Kommer det nu, då?”

”Nej. Det gick över.”

”Gick det över?”

”Det går alltid över”, sa {the wish} och öppnade dörren. ”Men så fort jag har fått på mig allting är jag kissnödig igen. Det har regnat i fjorton dagar, och jag har inte fått hoppa i pölen en enda gång.”

[age>=5: {@Rust}]

# now-then
Så de försökte en gång till. På med {@shoes}. {@Clonk}, {@clonk}.

”Är du kissnödig?” frågade {child}.

”Nej”, sa {the wish}.

På med {@hat}. {@Ting}.

”Nu då?”

”Nej.”

På med ena handsken. {@Clonk}.

”Nu då?”

”Inte det minsta! Tänk om det går den här gången!”

På med sista handsken. {@Clonk}.

{The wish} lade benen i kors.

”Nu är jag kissnödig”, sa {wish.he}.

# dont-talk
Av med alltihop. {@Clonk}, {@clonk}, {@clonk}, {@clonk}, {@clonk}. {The wish} sprang in, och {child} ropade genom dörren.

”Kommer det?”

”Nej.”

”Kommer det nu, då?”

”Prata inte om det!” Sedan hördes en lång suck. ”Det gick över.”

På med alltihop igen. {@Shoes}. {@Hat}. Ena handsken. Sista handsken. {@Clonk}.

”Nu är jag kissnödig”, sa {the wish}.

# nobody-asked
”Jag kommer aldrig ut”, sa {wish.he}, och rösten darrade. ”Jag får bo i er hall tills jag blir gammal.”

{child} klappade {wish.him} på {@hat}. {@Ting}.

{@Glove}

# im-out
{The wish} stannade också och såg sig om.

”Jag är ju ute”, sa {wish.he}.

”Är du kissnödig?” frågade {child}.

{The wish} kände efter, ända ner i {@shoes}.

”Nej”, sa {the wish}. ”Varför är jag inte det?”

{child} tittade noga. {@Hat} var på. Ena handsken var på. Men den andra handen var alldeles bar.

”Det är sista handsken!” sa {child}. ”Ta aldrig på dig den, så kommer det inte!”

”Aldrig?”

”Aldrig. {@Keep}

# the-puddle
Och där låg pölen, stor som ett helt kök.[friend:  ”Så länge ni höll på!” sa {friend}, som hade sparat den åt dem.] {child} tog {the wish's} bara hand i sin bara hand, och så tog de sats.

PLASK, sa det om {child}.

[friend: PLASK, sa det om {friend}.

]{@SPLASH}, sa det om {the wish}.

{@Creak}[music:  De sjöng {@song} i takt.] [pet.cat / pet.other: | {Pet} hoppade också. ]Och {the wish} var inte kissnödig en enda gång.

# the-mitten
Till slut blev {child} kall om fingrarna. {Child.He} tog upp sin andra vante ur fickan och drog på sig den.

{child} blev stående mitt i pölen. Sedan lade {child.he} benen i kors.

”Nu är jag kissnödig”, sa {child}.

Hemma åkte alltihop av, vanten först. Sedan satt {child} i en handduk bredvid {@first} och gäspade. Ute i mörkret gick någon hem med ena handen bar.

{@Clonk}, {@clonk}, {@clonk}.

# @Waits
[!pet.known: Hunden {pet}|{Pet}] stod redan vid dörren och gnydde.
## if pet.cat
[!pet.known: Katten {pet}|{Pet}] satt på skohyllan och skulle inte alls ut.
## if pet.other
{Pet} hade fått komma ut i hallen och titta på.

# @Glove
Och {pet}? {Pet} var också kissnödig. Det hade {pet} varit hela tiden, men det var ingen som frågade.

Så när de hade klätt på {the wish} [age>=5: en tredje gång | en gång till], och bara sista handsken var kvar, då tog {pet} den. {Pet.He} tog den i munnen, hoppade upp på dörrhandtaget och sprang ut.

”Min handske!” ropade {the wish} och sprang efter, {@clonk}, {@clonk}, {@clonk}, nerför trappan.

”{Pet}!” ropade {child} och sprang efter {the wish}.[sport:  Så fort hade {child.he} inte sprungit ens på {@game}.][athlete:  Inte ens {athlete} hade hunnit ikapp.]

Vid första lyktstolpen stannade {pet}. {Pet.He} lyfte på benet, med handsken i munnen, och så kissade {pet.he}. {Pet.He} kissade länge och såg ut som om det var {pet's} födelsedag.
## if pet.cat
Och {pet}? {Pet} hade sett på alltihop. Katter hjälper inte till.

Men när de hade klätt på {the wish} [age>=5: en tredje gång | en gång till], och bara sista handsken låg kvar på golvet, då kom {pet}. {Pet.He} lade sig på den och blundade.

”Kan du flytta på dig?” frågade {the wish}.

{Pet} gäspade.

”Det går inte att flytta på en katt”, sa {child}. ”Du får springa utan, fort, innan det kommer!”

Så {the wish} sprang, {@clonk}, {@clonk}, {@clonk}, nerför trappan, och {child} sprang efter.[sport:  Så fort hade {child.he} inte sprungit ens på {@game}.][athlete:  Inte ens {athlete} hade hunnit ikapp.]

Vid första lyktstolpen stannade {child} och väntade på att {the wish} skulle lägga benen i kors.
## if pet.other
Och {pet}? {Pet} hade sett på alltihop, och hjälpt till så gott det gick.

Men när de hade klätt på {the wish} [age>=5: en tredje gång | en gång till], och bara sista handsken låg kvar på golvet, då satt {pet} mitt på den och såg ut att trivas.

”Tänker du sitta där länge?” frågade {the wish}.

Det tänkte {pet}.

”Då får du springa utan”, sa {child} till {the wish}, ”fort, innan det kommer!”

Så {the wish} sprang, {@clonk}, {@clonk}, {@clonk}, nerför trappan, och {child} sprang efter.[sport:  Så fort hade {child.he} inte sprungit ens på {@game}.][athlete:  Inte ens {athlete} hade hunnit ikapp.]

Vid första lyktstolpen stannade {child} och väntade på att {the wish} skulle lägga benen i kors.

# @Keep
{Pet}, du får behålla den!”

Det visste {pet} redan. {Pet.He} höll på att gräva ner den.
## if pet.cat / pet.other
{Pet} får behålla den!”

Det visste nog {pet} redan.

# @Dressed
{Wish.He} hade regnkläder från topp till tå och höll benen i kors så att det gnisslade.
## if wish.king / wish.queen / wish.princess / wish.prince
{Wish.He} hade krona och regnkläder från topp till tå och höll benen i kors så att det gnisslade.
## if wish.knight
{Wish.He} hade rustning från topp till tå och höll benen i kors så att det skramlade.
## if wish.astronaut
{Wish.He} hade rymddräkt från topp till tå och höll benen i kors så att det gnisslade.

# @suit
så mycket regnkläder
## if wish.knight
en rustning
## if wish.astronaut
en rymddräkt

# @hat
regnhatten
## if wish.knight / wish.astronaut
hjälmen
## if wish.king / wish.queen / wish.princess / wish.prince
kronan

# @Hat
Regnhatten
## if wish.knight / wish.astronaut
Hjälmen
## if wish.king / wish.queen / wish.princess / wish.prince
Kronan

# @shoes
stövlarna
## if wish.knight
järnskorna
## if wish.astronaut
rymdskorna

# @Shoes
Stövlarna
## if wish.knight
Järnskorna
## if wish.astronaut
Rymdskorna

# @clonk
flopp
## if wish.knight
klonk

# @Clonk
Flopp
## if wish.knight
Klonk

# @Ting
{@Clonk}
## if wish.king / wish.queen / wish.princess / wish.prince
Pling

# @SPLASH
FLOPPLASK
## if wish.knight
KLONKPLASK

# @Creak
De hoppade tills det skvalpade i stövlarna.
## if wish.knight
De hoppade tills riddaren gnisslade.

# @Rust
”Blir du inte blöt då?” frågade {child}.

”Jo”, sa {the wish}. ”Det är det som är det fina.”
## if wish.knight
”Rostar du inte då?” frågade {child}.

”Jo”, sa riddaren. ”Men det är det värt.”
## if wish.dragon / wish.three-headed-dragon / wish.rainbow-dragon
”Slocknar du inte då?” frågade {child}.

”Jo”, sa {the wish}. ”Men det är det värt.”
## if wish.king / wish.queen / wish.princess / wish.prince
”Får man göra det när man har krona?” frågade {child}.

”Nej”, sa {the wish}. ”Men det är det värt.”
## if wish.astronaut
”Finns det inga pölar i rymden?” frågade {child}.

”Nej”, sa {the wish}. ”Inte en enda. Jag har letat.”

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
