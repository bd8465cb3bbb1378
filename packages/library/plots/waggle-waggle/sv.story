title: Vick, vick, vick
title: Det är tanden!
title: Valpen med mössan
guest pet: Bulle (han), Nalle (han)
guest elder: Gun (hon), Siv (hon)

% Den förkryssade hunden är valp i den här sagan. Har familjen ingen hund heter valpen {pet} ändå. På stolen sitter den äldre som är vald, annars grannen Gun.
% @a: {adult}, annars den på stolen.

# loose
{Pet} hade en lös tand.

{@What} Den satt längst fram i munnen, men när {pet} slickade på den så rörde den sig.

Vick, vick, vick.

”Titta”, sa {child}. ”Tanden!”

# hungry
{child} och {pet} satt på mattan i köket.[friend:  Det gjorde {friend} också, {child's} bästa vän.] [elder: {Elder} | Grannen {elder}] satt på en stol.

”Uff”, sa {pet}.

”{Pet.He} är hungrig”, sa {elder.short}.

”Det är tanden”, sa {child.he} och pekade.

”Hungrig”, sa {elder.short}[elder2: , och det trodde {elder2} också]. {Elder.He} gav {pet} en korv.

{Pet} tog korven. {Pet} tappade korven.[age>=5:  Den rullade ända bort till dörren och stannade där.]

Vick, vick, vick.

# tired
”Uff”, sa {pet}.

”{Pet.He} är trött”, sa {elder.short}.

”Det är tanden!” sa {child.he} och gapade, så att alla kunde se var tänder sitter.

”Trött”, sa {elder.short}. {Elder.He} gav {pet} en kudde.

{Pet} bet i kudden.[age>=5:  Det kom ut ett fjun, och det satte sig mitt på nosen och darrade.] {Pet} släppte kudden.

Vick, vick, vick.

# cold
”Uff”, sa {pet}.

”{Pet.He} fryser”, sa {elder.short}.

”Det är TANDEN!”

”Fryser”, sa {elder.short}. {Elder.He} gav {pet} en mössa. Den var röd och hade tofs[school: , och {child} brukade ha den {at school}].

{Pet} satt där med mössan på. {Pet.He} såg på {child}, och {child} såg på {pet}.

# take-it
Då tog {child} av sig ena strumpan.[sport:  Det var den {child.he} hade när {child.he} skulle {play sport}.] {Child.He} höll den framför {pet's} nos och sa: ”Ta![age>=5:  Den är god.]”

{Pet} tog. {child} drog lite. {Pet} drog lite.[athlete:  De var starka som {athlete}, båda två.] {child} drog. {Pet} drog.

Vick, vick, vick.

Vick, vick, vick.

Vick, vick …

Plopp!

# a-gap
{child} satte sig på rumpan. {Pet} satte sig på rumpan. Och längst fram i {pet's} mun var det tomt. Bara ett litet hål.

”Oj!” sa {elder.short}[city: , så att det hördes i hela {city}]. ”Tanden är borta!”

# no-tooth
{Pet} tittade under magen. Ingen tand. {Elder.short} tittade under stolen. Ingen tand. [friend: {Friend} tittade under bordet. Ingen tand. ]{child} tittade under mattan. Ingen tand.

{Pet} gnällde lite[age>=5: , och tofsen hängde ner över ena ögat]. Det var ju {pet.his} tand.

# the-tooth
{child} tog upp strumpan. Där {pet} hade bitit satt det något. Något litet. Något hårt.

”Tanden!”[age>=5:  ropade {child.he}.]

Där låg den i handen, liten och vit som ett riskorn. {Pet} nosade på den. Och så slickade {pet.he} {child.him} över hela hakan.

# so-it-was
”Jaså”, sa {elder.short}. ”Det var tanden.”

”Ja”, sa {child.he}.

Sedan åt {pet} upp korven. Sedan lade {pet.he} sig på kudden. Mössan hade {pet.he} på.

# one-by-one
Tanden fick ligga i ett glas på bordet. [adult: {Adult} kom och | {Elder.short}] lyfte upp {child.him} i knäet, med strumpa på den ena foten och ingen på den andra.

”Har jag en lös tand?” sa {child.he}.

{@A} kände efter med ett finger, tand för tand.

”Nej”, sa {@a}. ”De sitter kvar hos dig.”

[age>=5: ”När min blir lös så säger jag till”, sa {child.he}. ”Och då är det TANDEN.”

”Då är det tanden”, sa {@a}.

]{Child.He} lutade sig mot {@a}[music: , som nynnade på {music}]. Nere på golvet sov {pet}. Bara svansen var vaken, lite grann.

Vick, vick, vick.

# @a
{elder.short}
## if adult
{adult}

# @What
{Pet} var en valp, och tanden var liten och vit.
## if pet.dog & !breed
Det här var när {pet} var valp, och tanden var liten och vit.
## if pet.dog & breed
{Pet} var {a breed}, fast det här var när {pet.he} bara var valp, och tanden var liten och vit.
