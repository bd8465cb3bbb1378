title: Ner! Plopp!
title: Bollen som inte ville ner
title: Inget plopp
guest teacher: Maja (hon), Petra (hon)

% Bollen är "den" och vill ligga överst. {friend} kommer på att {child} kan vara bollen; {teacher} håller under ryggen hela tiden. Vid sängen: @down.

# a-red-ball
På simskolan[city:  {in city}] var vattnet varmt. Det gick precis till magen på {child}. Det gick precis till magen på {friend} också, för {friend} var {child's} bästa vän.

Mitt i vattnet låg en röd boll.

”Den ska bo på botten”, sa {child}.[sport:  ”Den ska inte {play sport}.”] Men där bodde den inte.

{Child.He} lade båda händerna på bollen. {Child.He} tryckte.

”Ner!” sa {child.he}.

Ner gick bollen. Ner, ner, ner. Sedan släppte {child.he}.

Plopp! sa bollen.

Och så låg den där igen, mitt på vattnet, och var röd.

# tummy
”Jag kan”, sa {friend}. ”Jag tar magen.”

{Friend.He} lade hela magen på bollen.

”Ner!” sa {friend}.

Ner gick bollen. Ner, ner, ner. Och så rullade den.

Plopp! sa bollen.

Plask! sa {friend}.

Båda två skrattade. Bollen var bara röd.

# bottoms
”Vi tar rumpan”, sa {child}.

De satte sig på bollen, {child} på den ena sidan och {friend} på den andra.

”Ner!” sa {child} och {friend}.

Ner gick bollen. Ner, ner, ner …

PLOPP! sa bollen.

Plask! sa {child}. Plask! sa {friend}.

Och bollen flög![athlete:  Så högt hoppar bara {athlete}.] Den flög ända upp ur vattnet. Den hoppade över kanten, den rullade över golvet, och så försvann den långt in under bänken.[elder:  Där satt {elder} med handduken[elder2: , och där satt {elder2} med skorna].]

# no-ball
Oj.

Nu låg det ingenting mitt i vattnet. De tittade och tittade.

”Ingen boll”, sa {child}, och rösten blev alldeles liten.

{Friend} tänkte. Vattnet droppade från {friend.his} näsa. Dropp, dropp.

”{child}”, sa {friend.he}. ”Du får vara bollen!”

# be-the-ball
Ja! Simfröken {teacher} kom, och hon höll sina stora händer under {child's} rygg. {Child.He} lade sig. {Child.He} lade huvudet i vattnet. {Child.He} lade benen i vattnet. {Child.He} gjorde magen rund.

{Friend} satte ett finger på magen. Bara ett.

”Ner”, sa {friend}, ganska snällt.

Ner gick magen, en liten, liten bit. {Friend} tog bort fingret.

Och upp kom magen igen, alldeles av sig själv.

”Plopp!” sa {child}.

# rocking
{Child.He} låg mitt på vattnet. {Child.He} låg kvar. Vattnet gungade {child.him}, vagg, vagg, vagg[music: , medan {teacher} nynnade på {music}].

”Jag är bollen”, sa {child}. ”Bollen vill inte bo på botten. Bollen vill ligga här.”

”Det sa jag ju”, sa {friend}. Det hade {friend.he} inte alls sagt.

{teacher} hämtade bollen under bänken. Hon lade den på vattnet, bredvid {child}. Där fick den ligga och vara röd.[school:  Så röd var ingenting {at school}.]

# the-pillow
Och när det blev kväll låg {child} i sin säng.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg redan nere på mattan.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg redan nere vid fötterna.][pet.other:  {Pet} hade redan lagt sig.]

{@down}

Ner gick huvudet. Ner på kudden.

Plopp, så kom det upp igen.

{@again}

Ner gick huvudet.

Plopp … Men det var ett litet plopp. Ett trött plopp.

# no-plop
Då sa {child.he} det själv.

”Ner”, sa {child} till sitt huvud.

Ner gick huvudet. Ner, ner, ner i den mjuka kudden. {@waiter} väntade. Kudden väntade.

Inget plopp.

# @down
”Ner”, sa täcket och lade sig över {child.him}.
## if adult
”Ner”, sa {adult} och stoppade om {child.him}.
## if elder & !adult
”Ner”, sa {elder.short} och stoppade om {child.him}.

# @again
”Ner”, sa täcket.
## if adult
”Ner”, sa {adult}.
## if elder & !adult
”Ner”, sa {elder.short}.

# @waiter
Täcket
## if adult
{Adult}
## if elder & !adult
{Elder.short}
