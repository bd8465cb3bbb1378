title: Bara en strumpa
title: Våt om örat
guest friend: Ebba (hon), Viggo (han)
guest pet: Pricken (hon), Kajsa (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Nalle, Nalle, var är du?” Låt barnet ropa, och viska den tredje gången. Katten är originalet; en hund säger Mmmf. Strumpan är {@whos}: den vuxnas, annars den äldres, annars {minder's}.

# teddy-is-gone
Det var kväll[city:  {in city}], och [friend: {friend} | {friend}[!friend.known: , {child's} bästa vän,]] fick sova över. {child} hade pyjamas. {Friend} hade också pyjamas. [!adult & !elder: {Minder} passade dem. ][elder & !adult: {Elder}[elder2:  och {elder2}] passade dem. ][elder & adult: {Elder}[elder2:  och {elder2}] hade redan sagt god natt. ]Nu skulle de sova.

Men Nalle var inte i sängen.

”Nalle, Nalle, var är du?” ropade {child}.

Nalle svarade inte.

# a-sock
”Jag hittar honom”, sa {friend}. {Friend} hade en ficklampa, och den ville {friend.he} lysa med. ”Han är under sängen!”

{Friend.He} lyste under sängen.

Ingen nalle. Bara en strumpa.

”Det är min”, sa {@who}. ”Den har jag letat efter.” Och {@he} la strumpan på stolen[music:  och nynnade på {music}].

# a-mitten
”Nalle, Nalle, var är du?” ropade {child}.

”Han är bakom gardinen!” sa {friend}, och {friend.he} lyste bakom gardinen.

Ingen nalle. Bara en vante.

”Den är också min”, sa {@who}[school: . ”Den har jag frågat efter {at school}.”|.] Och {@he} la vanten på stolen.

# a-thief
In genom dörren kom {pet}. {@cat} {Pet.He} tittade på stolen.

”{@Prrt}?” sa {pet}.

{Pet.He} tog strumpan i munnen. {Pet.He} tog den precis på mitten, försiktigt, och så gick {pet.he} ut igen.

”Min strumpa!” sa {@who}.

Strax var {pet} tillbaka. Nu tog {pet.he} vanten.

”Min vante!” sa {@who}.

”{Pet} är en tjuv”, sa {friend}.

# one-wet-ear
{child} tänkte på Nalle[sport: , inte alls på {sport}]. Han brukade vara våt om ena örat på morgnarna. Ingen visste varför.

{Child.He} gick efter {pet}. {Friend} gick efter {child} och lyste, och {@who} gick sist, med en strumpa på och en av. De gick tyst, tyst genom hallen.

# the-basket
Där stod tvättkorgen. I tvättkorgen låg {pet}.

”Nalle, Nalle, var är du?” viskade {child}.

{Child.He} tittade ner i korgen.

Där låg en strumpa. Där låg en vante. Där låg {@hats} mössa. Och mitt i alltihop, mellan {pet's} [!pet / pet.cat & breed.Maine Coon: stora ]tassar, låg Nalle.

{Pet} slickade honom på örat. Slick, slick, slick.

# a-paw
”Ge mig Nalle, tjuven”, sa {friend} och sträckte fram handen.

{Pet} la tassen på Nalle. {Pet.He} [pet.dog: morrade | klöste] inte. {Pet.He} la den bara där.

”{@She} tvättar honom”, sa {child}. ”{@She} tvättar honom i örat.”

{Friend} lyste. {Friend.He} lyste på Nalle, och på strumpan, och på vanten, och på mössan. De var våta allihop.

”De är {@her} barn”, sa {friend}.

# all-of-them
Då hördes ingenting i hallen.

”Är min strumpa ett barn?” sa {@who}.

”Ja”, sa {child}. {Child.He} satte sig på golvet, alldeles intill korgen. ”{Pet}, de kan sova hos mig. Allihop.”

{Pet} tittade på {child}. {Pet.He} tittade länge, {@do}.

# by-the-scruff
Sedan tog {pet.he} Nalle i nacken, lyfte honom högt och klev ur korgen. {Pet.He} gick genom hallen {@tail}, in i rummet, och hoppade upp i sängen[athlete: , precis som {athlete}]. Där la {pet.he} Nalle på {child's} kudde.

”{@Prrt}”, sa {pet}.

Och så hämtade {pet.he} strumpan. Och så hämtade {pet.he} vanten. Och så hämtade {pet.he} mössan.

{child} kröp ner på ena sidan. {Friend} kröp ner på andra sidan och släckte sin ficklampa, alldeles själv. Och i mitten la sig {pet} och tog hela sängen.

# it-is-asleep
{@Who} stod i dörren. {@He} frös lite om ena foten.

”Får jag tillbaka min strumpa?” sa {@he}.

”Nej”, sa {child}. ”Den sover.”

{Child.He} kände efter i mörkret. En strumpa. En vante. En mössa.

Och Nalle, våt om örat.

# @who
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @she
{pet}
## if !pet / pet.she
hon
## if pet.he
han

# @her
{pet's}
## if !pet / pet.she
hennes
## if pet.he
hans

# @hats
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @cat
{Pet} var grannens katt, som kom när {pet.he} ville, en mycket stor katt, med tofsar på öronen och en svans som en dammvippa.
## if pet.cat
{Pet} var {a breed} med rosa tunga.
## if pet.cat & breed.Maine Coon
{Pet} var en katt, en mycket stor katt, med tofsar på öronen och en svans som en dammvippa.
## if pet.dog
{Pet} var {a breed} med blöt nos.

# @prrt
prrrt
## if pet.dog
mmmf

# @do
som katter gör
## if pet.dog
med huvudet på sned

# @tail
med svansen rakt upp
## if pet.dog
med viftande svans
