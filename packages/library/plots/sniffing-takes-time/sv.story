title: Kommer du?
title: Tåget som hade bråttom
guest pet: Pelle (han), Tassa (hon)
guest elder: Ulla (hon), Folke (han)

% {elder} är familjens och hjälper till på stationen den veckan, annars någon som har varit stins. Hunden är familjens, annars grannens; en katt hittar sill ändå. Vännen väntar vid havet.

# both-arms
Bakom {@where} gick ett litet rött tåg. Det körde alldeles själv, och det kunde prata.[city:  Något sådant tåg fanns det inte {in city}.] {child} ville åka med till havet och bada[friend: , och där väntade {friend}, {child.his} bästa vän]. {Child.He} hade badringen på magen[adult: , och {adult} hade blåst upp den]. {Elder} hade korgen[elder2: , som {elder2} hade packat]. {Pet}, {@whose}, hade nosen i gräset.

Men tåget hade bråttom. Det hade det alltid[school: , som om det var sent till {school}].

”Det stannar bara för den som vinkar med båda armarna”, sa {elder.short}.

{@stins} Det är den som bestämmer på en station. {Elder.He} hade visselpipan runt halsen.

{child} vinkade med båda armarna.

TJOFF, sa tåget och stannade.

”Kommer du?” sa tåget. ”Kommer du, kommer du?”

”Ja!” sa {child}. ”Jag ska bara ha med {pet}.”

# a-post
{@finishes} {Pet.He} hade hittat en stolpe. {Pet.He} luktade på den längst ner. {Pet.He} luktade på den i mitten. Sedan började {pet.he} om.

”{Pet}, kommer du?” ropade {child}.

”En stolpe tar väl ingen tid!” sa tåget.

”{@many} har skrivit på den”, sa {elder.short}.

”Jag kan inte vänta! De väntar på mig i nästa by!” sa tåget.

”Och vi väntar på {pet}!” sa {child}.

Tåget hade rätt, och {child} hade också rätt, och det hjälpte inte ett dugg.

TJOFF, TJOFF, TJOFF. Tåget åkte[athlete: , fortare än {athlete}].

{child} stampade i gräset så att badringen hoppade. {Child.He} var arg ända ner i tårna.

”Otåliga gamla tepanna”, sa {elder.short}. ”Det kommer ett varv till.”

# two-more
När tåget kom tillbaka stod {child} redo. {Child.He} vinkade med båda armarna. Tåget stannade. {child} hoppade på, och {elder.short} klev efter. {Pet} kom sist och luktade på trappsteget.

”Kommer du?” sa tåget till {pet}. ”Ett ben. Två ben. {@Has} fler?”

”Två till”, sa {child}.

”Suck”, sa tåget.

Så åkte de.[sport:  Det var nästan lika roligt som {sport}.] {Elder.short} delade ut smörgåsar med korv[adult: , som {adult} hade brett]. {Pet} åt sin. Sedan åt {pet.he} {elder.short's}.

# the-fog
Men så kom de in i dimman. Den låg tjock som gröt. Tåget körde saktare. Och så stannade det.

”Varför stannar vi?” sa {child}.

”Jag ser inte”, sa tåget. Nu var rösten liten. ”Rälsen delar sig. Den ena går till havet. Den andra går till grustaget. Jag vet inte vilken som är vilken.”

Hela tåget darrade. {child} kände det i stolen.

”Är du rädd?” sa {child.he}.

”Jag har aldrig kommit för sent”, viskade tåget. ”Tänk om de går hem. Tänk om ingen vinkar mer.”

{child} klappade på väggen. Den var varm och skakig.

”Vi är ju kvar”, sa {child.he}.

# that-way
Då lyfte {pet} på nosen. Den åkte åt vänster. Den åkte åt höger. Sedan hoppade {pet.he} ner från tåget, rakt ut i det vita.

”{Pet}!” ropade {child}.

{Elder.short} och {child} klev ner, hand i hand. {Pet} luktade på den ena rälsen. {Pet.He} luktade på den andra. Sill! Tång! Gamla glasspapper! Svansen stod rakt upp som en flagga.

”Där är havet!” ropade {child}.

{Elder.short} tog tag i växeln, den tunga järnspaken som bestämmer vart tåget går. Bara en stins vet hur man gör. {Elder.He} la hela magen på den. KLONK!

”Så”, sa {elder.short}. ”{@years}, och den kärvar fortfarande.”

# something-yellow
Men tåget stod kvar.

”Jag ser er inte”, sa tåget. ”Var är ni? Kommer ni?”

{child} ställde sig en bra bit bredvid rälsen med {elder.short} tätt bakom. {Child.He} drog av sig badringen. Den var gul som en sol. {Child.He} höll den högt med båda armarna och vinkade.

{Elder.short} blåste i visselpipan. {Pet} {@howled}. Det lät som en trumpet som har ont i magen.

”Nu ser jag nåt gult!” sa tåget. ”Och nu hör jag nåt hemskt!”

”Det är {pet}!” ropade {child}. ”Kommer du?”

TJOFF, sa tåget försiktigt. TJOFF. TJOFF. Det rullade fram ur dimman, in på rätt räls, ända fram till {child}. Och där lyste solen.

# at-the-sea
Vid havet badade {child} i badringen[friend:  tillsammans med {friend}], och {elder.short} badade till knäna. {@swam}

När de skulle åka hem hade {pet} hittat en ny stolpe. Den var lång och luktade fisk.

Tåget suckade. Sedan stängde det av sin ånga. Puuuh.

”Kör du inte?” sa {child}.

”Det är många som har skrivit på den”, sa tåget. ”Läs du, {pet}.”

{Pet} läste. Solen gick ner lite i taget. {Elder.short} drack det sista kaffet[elder2:  ur {elder2's} termos][music:  och nynnade på {music}].

# the-birches
”Kommer du?” sa tåget till slut, alldeles mjukt.

Och {pet} kom. {Pet.He} luktade på trappsteget en enda gång. Sedan la {pet.he} sig längst fram i tåget, på golvet där det var varmast, och lutade nosen mot väggen.

{child} satte sig bredvid, med {elder.short's} kofta om benen[friend:  och {friend} på andra sidan]. Tåget rullade hemåt så långsamt att man kunde räkna björkarna.

# @where
{elder's} hus, granne med {child's},
## if elder
huset där {elder} bodde den veckan

# @whose
{elder's} hund
## if elder
grannens hund
## if pet.dog
{child's} hund
## if pet.cat
{child's} katt

# @stins
{Elder} hade varit stins.
## if elder
{Elder} hjälpte till som stins den veckan.

# @finishes
{Pet} var en hund, och en hund luktar färdigt.
## if pet.dog & breed
{Pet} var {a breed}, och {a breed} luktar färdigt.
## if pet.dog & breed.Beagle
{Pet} var en beagle, och en beagle luktar färdigt.
## if pet.cat
{Pet} var en katt, och en katt luktar färdigt.

# @many
Många hundar
## if pet.cat
Många katter

# @has
har {pet.he}

# @years
Fyrtio år
## if elder
En hel vecka

# @howled
ylade
## if pet.cat
skrek med hela halsen

# @swam
{Pet} badade mest av alla och skakade av sig över smörgåsarna.
## if pet.cat
{Pet} satt på land och var torrast av alla.
