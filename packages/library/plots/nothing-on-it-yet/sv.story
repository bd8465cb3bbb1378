title: Det står inget än
title: Nattpost
title: Mer på lakanet
guest pet: Ludde (han), Bella (hon)
guest minder: Malena (hon), Josefin (hon)

% Hunden är familjens, eller grannens som är på besök; en katt läser lika bra, med munnen öppen.
% Den vuxna är {adult}, annars den äldre, annars {minder}. Är den äldre där utöver {adult} sover den på soffan; kompisen sover på madrassen.

# wet
Mitt i natten vaknade {child}, och sängen var våt.

Först hade det varit varmt. Nu var det kallt. Lakanet var vått och pyjamasbyxorna var våta, och i mitten låg {child} och skämdes så att {child.he} knappt andades.[elder:  Och {elder}[elder2:  och {elder2}] som hade bäddat så fint, med ett lakan för mycket som vanligt.][!adult & !elder:  På andra sidan hallen sov {minder}, som passade {child.him}.]

Ingen fick veta det, aldrig någonsin[friend: , inte ens {Friend}[!friend.known: , {child's} bästa vän,] som sov på en madrass på golvet]. Det var det enda {child.he} ville.

Men någon visste redan.

{@Nose}

”Gå din väg”, viskade {child}.

# the-pillow
{child} lade kudden över det våta. {@Pillow} Sniff, sniff.

Sedan lade {child.he} täcket över alltihop. Då kröp {Pet} in under täcket. Sniff, sniff, sniff. {@Happy}

”Tyst!” viskade {child}.[friend & age>=5:  {Friend} vände sig på madrassen och mumlade något om en buss.]

Då klev {child.he} upp. {Child.He} drog av sig de våta byxorna och knuffade in dem under sängen, allra längst in[school: , bakom väskan till {school}][sport: , in bland sakerna till {sport}]. Sedan letade {child.he} fram ett par torra.

Men när {child} vände sig om var {pet} borta. Det var bara en svans som stack ut under sängen.

# reading
{child} lade sig på magen på golvet och tittade in.

{@Reading}

{@Gate}

”Du läser”, viskade {child}.

{@Yes}

”Handlar det om mig?”

{@Yes-yes}

{child} tänkte efter. Det kunde inte stå så mycket. Det kunde bara stå att {child.he} hade varit här, alldeles nyss. Och när {Pet} hade kommit till slutet läste {pet.he} det en gång till från början.

# delivered
Men sådana nyheter behåller man inte för sig själv. {Pet} tog pyjamasbyxorna i munnen, backade ut och gav sig i väg genom dörren med ena byxbenet släpande efter[athlete: , snabbare än {athlete}].

”Nej!” viskade {child}. ”Inte dit!”

{@Along}[elder & adult: . På soffan låg {elder.short}. {Pet} stannade och höll fram byxorna.

”Nej tack, jag har”, sa {elder.short} i sömnen.

Då fortsatte {pet.he}, ända fram till {@whose} säng.|, ända fram till {@whose} säng.]

När {child} kom dit var det för sent. {@Whose} hand hängde ut över sängkanten, med pyjamasbyxorna på. {Pet} satt och väntade. {@A} sov.

# out-loud
{child} fick tag i ett byxben. {Child.He} kunde ta tillbaka dem nu, och så skulle ingen få veta.

Men {Pet} såg på {@a}. {Pet.He} såg och såg, {@waiting}

{@A} kan ju inte läsa sådant, tänkte {child}. Vuxna har för dålig näsa. Någon måste läsa högt.

”Det har kommit ett brev”, sa {child}.

{@A} öppnade ett öga. ”Nu?” Sedan kände handen vad den höll i. ”Det är vått.”

”Det är alldeles nyskrivet.”

{@A} öppnade det andra ögat också. ”Vad står det?”

{child} höll upp pyjamasbyxorna och läste.

”Jag har kissat i sängen. Hälsningar {child}.”

{@A} låg och funderade på det.

”Var det allt?”

”Nej”, sa {child}. ”Det står mer på lakanet.”

# the-rest
Så de gick och hämtade resten.

[friend: {Friend} hade satt sig upp på madrassen. ”Var det något till mig?”

”Nej, det var till {@a}”, sa {child}. ”Men du får hålla i ena änden.”

]{@Carriers} bar lakanet till tvättmaskinen, och efter kom {Pet} och läste den bit som släpade i golvet.

[elder: Och i sängen låg {elder.short's} andra lakan, det som var ett för mycket. Det var alldeles torrt, och {child} lade sig mitt på det. | {@A} bäddade med ett torrt lakan, och {child} tog hörnen. Sedan lade {child.he} sig mitt på det.] Långt borta brummade tvättmaskinen[music: , nästan som {music}], och framför den satt {Pet} och såg brevet åka runt, runt.

# nothing-yet
På morgonen hängde lakanet på torkställningen.[elder & adult & age>=5:

”Jag drömde att det kom någon och sålde byxor”, sa {elder.short}.]

{Pet} satte nosen mot ett hörn. {Pet.He} sniffade längs hela nederkanten och en bit upp på sidan. Sedan tittade {pet.he} på {child}.

[friend: ”Vad står det nu?” frågade {friend}.

]{child} satte också näsan dit. Det luktade tvål.

”Det är rent”, sa {child}. ”Det står inget på det än.”

# @Nose
En nos kom upp över sängkanten. Sniff, sa den. Det var {Pet}, grannens hund, som var på besök och sov på mattan.
## if pet.dog
En nos kom upp över sängkanten. Sniff, sa den. Det var hunden {Pet}, som sov på mattan.
## if pet.cat
Fyra mjuka fötter landade i sängen. Sniff, sa det. Det var katten {Pet}, som hade varit ute i köket och tittat på natten.

# @Pillow
{Pet} drog undan den med tänderna och satte dit nosen igen.
## if pet.cat
{Pet} krokade undan den med en tass och satte dit nosen igen.

# @Happy
Och dunk, dunk, dunk sa svansen mot väggen.
## if pet.cat
Och sedan började det spinna därinne.

# @Reading
Där låg {Pet} med en tass på pyjamasbyxorna. {Pet.He} rynkade inte på nosen. {Pet.He} satte den överst på ena byxbenet och följde det hela vägen ner, mycket långsamt. Sedan började {pet.he} på det andra. På en del ställen gick {pet.he} tillbaka lite, och då sa det dunk om svansen.
## if pet.cat
Där låg {Pet} med en tass på pyjamasbyxorna. {Pet.He} satte nosen överst på ena byxbenet och följde det hela vägen ner, mycket långsamt. Sedan började {pet.he} på det andra. På en del ställen stannade {pet.he} med munnen lite öppen och glömde att stänga den.

# @Gate
Det där hade {child} sett förut. Så gjorde {Pet} vid lyktstolpar[city:  i hela {city}]. Varje hund som går förbi lämnar några droppar där, och nästa hund sniffar och sniffar, och det är ingen idé att dra i kopplet förrän det är slut.
## if pet.cat
Det där hade {child} sett förut. Så gjorde {Pet} vid varje husknut[city:  i {city}]. Varje katt som går förbi lämnar något där till nästa katt, och nästa katt sniffar och sniffar, och det är ingen idé att ropa förrän det är slut.

# @Yes
Dunk, sa svansen.
## if pet.cat
Prrr, sa {Pet}.

# @Yes-yes
Dunk, dunk.
## if pet.cat
Prrr, prrr.

# @Along
{Pet.He} travade bort genom hallen
## if pet.cat
{Pet.He} gick bort genom hallen och ropade mjau, mjau

# @waiting
först med huvudet på sned åt ena hållet och sedan åt det andra.
## if pet.cat
med svansen prydligt lagd runt fötterna.

# @Carriers
{Child}
## if friend
{Child} och {friend}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @whose
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @Whose
{Minder's}
## if adult
{Adult's}
## if elder & !adult
{Elder.short's}
