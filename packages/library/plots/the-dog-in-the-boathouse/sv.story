title: Hunden i båthuset
title: Färre flodhästar
title: Sista ordet

% Regel: båthuset svarar när hunden skäller; ju färre flodhästar man hinner räkna, desto närmare är det hem.

# the-last-word
{child} ville ha med {pet}, sin hund, i {elder's} roddbåt. Men {elder} hade sagt nej ända sedan sist, och det var för båthusets skull.

För därinne bodde det en annan hund. Det trodde i alla fall {pet}. Voff, sa {pet} från bryggan. Voff, sa båthuset. Att det var ett eko gick inte att förklara, och {pet.he} tänkte inte ge sig förrän {pet.he} hade fått sista ordet.

”Jag ror för att det är tyst på sjön”, sa {elder.short}.

”Men nu kan {pet.he}”, sa {child}, som hade övat i tre veckor, och lade ett finger över munnen. {Pet} knep ihop sin.

”En flodhäst, två flodhästar”, räknade {friend}. {Friend} var {child's} bästa vän och mätte allting i flodhästar. [school: Alla på {school} visste hur lång en rast var i flodhästar. ]{Friend.He} hann till trettio. Inte ett ljud.

”Hoppa i då”, sa {elder.short}, och {child} blev så glad att {child.he} måste kramas. Genast tryckte {pet} in sig mellan dem. {Pet.He} stod inte ut med en kram som {pet.he} inte var inne i. {Friend} tittade på. {Friend.He} kramades inte.

## or
Alla var i {elder's} roddbåt utom {pet}. {Pet.He}, som var {child's} hund, satt på bryggan och skällde på båthuset.

Voff, sa {pet}. Voff, sa båthuset. Det var ett eko, men {pet} trodde att det bodde en annan hund därinne, och {pet.he} tänkte inte ge sig förrän {pet.he} hade fått sista ordet.

”Så håller {pet.he} på”, sa {elder}. ”Och jag ror för att det är tyst på sjön. {Pet.He} får stanna hemma.”

”Vänta!” sa {child}. I tre veckor hade {child.he} övat i smyg. {child.He} lade ett finger över munnen, och {pet} knep ihop sin.

”En flodhäst, två flodhästar”, räknade {friend}, {child's} bästa vän, som mätte allting så. [school: Alla på {school} visste hur lång en rast var i flodhästar. ]{Friend.He} hann till trettio. Inte ett ljud.

”Jaha, då hämtar vi väl {pet.him}”, sa {elder.short}, och {child} kastade sig om halsen på {elder.him}. Då kom {pet} farande genom luften och in i mitten. En kram som {pet.he} inte var inne i stod {pet.he} inte ut med. {Friend} satt kvar på sin plats. {Friend.He} kramades inte.

# quiet
De rodde ut, alla i flytväst, {pet} också. Telefonen fick ligga på köksbordet, för nu skulle det vara tyst. {Pet} satt i fören med stängd mun. En and simmade förbi så nära att {pet.he} hade kunnat räkna fjädrarna. {Pet.He} skakade i hela kroppen, men sa ingenting.

{child} var så stolt att flytvästen kändes trång.

[elder2: De åt smörgåsarna från {elder2}, och ingen prasslade med papperet. ][music: {child} sjöng {@song} tyst inuti huvudet. ][sport: {child}, som kunde {play sport} i timmar, hade aldrig blivit så trött som av att sitta still. ]”Så här ska det låta”, viskade {elder.short} till slut.

## or
De rodde ut, alla i flytväst, {pet} också. Telefonen fick ligga på köksbordet. {Elder.short} fällde in årorna, och sjön blev blank.

En fisk tittade upp och såg {pet} rakt i ögonen. {Pet} ryckte på nosen. Så vände {pet.he} sig om och tittade på {child}, länge, som för att fråga om {child.he} hade sett.

{child.He} hade sett. {child.He} var så stolt att flytvästen kändes trång.

[music: {child} nynnade på {@song}, men bara inuti. ][sport: Att sitta still var jobbigare än att {play sport}, tyckte {child.he}. ][elder2: {Elder2} hade skickat med knäckebröd, och det låter, så det fick vänta. ]”Hör ni?” viskade {elder.short}. ”Ingenting.”

# fog
Sedan kom dimman. Först tog den ön[city: , och {city} bortom den], sedan stranden och till sist spetsarna på årorna.

{Elder.short} rodde hem. {Elder.He} rodde länge, och där bryggan skulle vara fanns det vass. {Elder.He} rodde åt andra hållet. Där var det samma vass.

”Nu vet jag inte var vi är”, sa {elder.short}.

Det hade {child} aldrig hört {elder.him} säga, inte om någonting.

”Men båthuset svarar”, sa {elder.short} sedan. ”Det gör inte vassen, och inte sjön, det är bara båthuset. Hör vi det, så vet jag vart jag ska ro. Hallå!”

Men ropet blev som gröt i dimman. Det behövdes något som small.

Alla såg på {pet}.

# bark
”Skäll!” sa {child}. ”Du får!”

{Pet} knep ihop munnen så att kinderna stod ut. {child.He} höll fram en ostbit. Men ost fick man när man var tyst, det hade {pet} lärt sig, så {pet.he} blev ännu tystare.

Då visade de hur man gör. {child} och {friend} skällde torrt och snabbt, som popcorn. Och {elder.short}, som bara hade velat ha det tyst, ställde sig på knä i båten och skällde ut i dimman som en gammal dörr.

{Pet} tittade bort. Tre stycken, och ingen av dem hade övat.

Det var kallt, och bänken var blöt. {child} hade tagit rösten ifrån sin hund och visste inte hur man gav tillbaka den. {child.He} var rädd, och {child.he} skämdes, och nu kom tårarna också.

”Det är mitt fel”, sa {child.he}.

# one-too-many
{Elder.short} kröp fram, för i en båt ställer man sig inte upp, och lade armarna om {child.him}.

”Det var jag som ville ha det tyst”, sa {elder.short}. ”Nu har jag det.”

{Pet} hade redan nosen emellan dem, och sedan resten. Där satt {pet.he}, varm och nöjd och tyst. I aktern satt {friend} för sig själv.

”Är du också rädd?” frågade {child}.

”Nej”, sa {friend}. ”Lite. Ungefär en flodhäst.”

”Kom hit då.”

”Jag kramas inte”, sa {friend}. Men {friend.he} kom, på knä, och lade armarna om dem båda två, stelt, som när man bär ett skåp. {Pet} backade för att släppa in {friend.him}. Och så gick kramen ihop, och {pet} var utanför.

{Pet.He} provade med nosen under en armbåge. Stängt. {Pet.He} provade mellan två flytvästar. Stängt! {Pet.He} såg på {child} och höll emot med hela ansiktet. Men det hade börjat borta i svansen, och det kom framåt, och det gick inte att stoppa.

”VOFF!”

De höll andan, i en klump. Och långt borta till vänster sa någon:

”Voff.”

# home
”Den andra hunden!” skrek {child}. ”Det är kramen! En gång till!”

De släppte, och {pet} fick komma in och få sin ost. Så stängde de kramen igen.

”VOFF!”

”En flodhäst, två flodhästar, tre flodhä…”, räknade {friend} med näsan i {elder.short's} flytväst.

”Voff.”

{child} pekade, rakt dit ljudet var, och {elder.short} rodde. [athlete: {Elder.He} rodde som om {athlete} stod på stranden och tittade. ]Sedan: in med årorna, ner på knä, kram.

”VOFF.”

”En flodhäst, två flodhä…”

”Voff.”

”Färre flodhästar”, sa {friend}. ”Vi är närmare.”

Ingen behövde säga till {friend} längre. {Friend.He} var först på knä varje gång. De rodde en bit och kramades en bit, och till slut hann {friend} bara säga ”En fl…”, och då stod det något stort och rött i dimman.

Duns, sa bryggan.

”Jag har rott hem många gånger”, sa {elder.short}. ”Men jag har aldrig kramats hem.”

# on-the-jetty
[adult: På bryggan stod {adult} med en lykta och alla filtar som fanns, och det blev en kram till, med {pet} inuti. ]De satt på bryggan med filtar om sig tills fingrarna gick att böja. {Friend} satt närmast {child}, så nära att det inte fanns någon flodhäst emellan.

”Får {pet} följa med nästa gång?” frågade {child}.

”{Pet.He} får sitta i fören”, sa {elder.short}. ”Man ror inte ut utan mistlur.”

## or
[adult: {Adult} stod på bryggan och tog emot repet och sedan alla fyra, en efter en. ]Inne i köket fick de varm saft, och {pet} fick resten av osten, för allt {pet.he} hade sagt. Under bordet låg {pet.he} på sex fötter samtidigt.

”Nästa gång”, sa {elder.short}, ”kan vi väl prata lite också. Jag vet inte om jag tycker om när det är så där tyst.”

När kopparna var tomma följde de {elder.him} ner igen, för att göra fast båten för natten.

# the-other-dog
Dimman höll på att lätta. {Pet} gick ut till kanten av bryggan, satte sig framför båthuset och spetsade öronen.

”Voff”, sa {pet}.

”Voff”, sa båthuset.

Alla väntade. {Pet} öppnade munnen. {Pet.He} såg på {child}, men {child.he} hade inget finger över läpparna, utan bara en hand på {pet.his} rygg. {Friend} räknade lågt, och hann till trettio flodhästar.

Då stängde {pet} munnen igen, alldeles av sig själv. Sista ordet fick den andra hunden.

# @song
{music}
