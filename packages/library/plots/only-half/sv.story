title: Bulle är borta
title: Bara hälften
title: Vilken bulle?
guest friend: Sami (han), Iris (hon)
guest bulle: Bulle (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som lägger pussel (@a) är mormor eller farfar, annars {adult}, annars {minder}. {bulle} är hamstern och måste heta som något på ett fat. Prassel, prassel, stopp och poff får alla göra med.

# bulle-is-gone
{child} hade en hamster som hette {bulle}. På lördagen, när {friend}[!friend.known: , {child's} bästa vän,] kom för att leka, stod luckan till buren öppen. {Bulle} hade rymt. Det var {child} som hade glömt att stänga, och det kändes som om {child.he} hade en sten i magen.[pet.dog / pet.cat:  [!pet.known: [pet.dog: Hunden {pet}][pet.cat: Katten {pet}]|{Pet}] fick sitta i badrummet så länge, för {pet.he} tyckte lite för mycket om hamstrar.][pet.other:  {Pet} hade i alla fall ingen tappat bort.]

”Vi måste hitta honom”, sa {child}.

”Vi frågar {@a}”, sa {friend}, som själv hade haft hamster och kunde sådant.[school:  {Friend} hade berättat om den {at school}.]

# on-a-plate
{@First} satt vid köksbordet[music: , nynnade på {music}] och la pussel[city: , ett med {city} på]. {@He} hade lagt på samma pussel sedan jul, och nu var det bara en enda bit kvar.[elder2:  Det var från {elder2}, som ringde varje dag och frågade hur det gick.]

”{@A}”, sa {child}. ”{Bulle} är borta!”

{@A} torkade sig snabbt om munnen.

”Det var inte meningen”, sa {@he}. ”Den låg ju framme på ett fat.”

”Har du ätit upp {bulle}?”

”Bara hälften”, sa {@a}.

# which-half
{child} skrek. {Friend} fick sätta sig på golvet.

”Vilken hälft?” frågade {friend} med liten röst.

”Den med mest socker på”, sa {@a}. Sedan såg {@he} hur de tittade på {@him}. ”Vänta nu. Vilken bulle pratar vi om?”

”Hamstern!” skrek {child}[sport: , högre än på {sport}].

”Jaha, hamstern”, sa {@a}. ”Nej, honom har jag inte rört.”

# rustle-rustle-tuck
Då hördes något bakom soffan.

Prassel, prassel, stopp!

”Det är han”, viskade {friend}. ”När det prasslar hittar han något. Och när det säger stopp stoppar han det i kinden.”

De kröp bakom soffan alla tre. Där låg en plastgubbe utan huvud, men {bulle} var inte där.

Prassel, prassel, stopp! lät det från köket.

De kröp till köket.

”Min pusselbit är borta!” ropade {@a}. ”Den allra sista!”

”Den är i kinden”, sa {friend}.

# two-buns
Prassel, prassel, stopp! lät det bakom bokhyllan.

{child} la sig på mage och lyste med ficklampan. Nere vid golvet fanns det ett litet hål i väggen, och där satt {bulle}. Kinderna var stora som två bullar. Han ville ut till {child}, för han stack ut nosen och tryckte på, men kinderna tog emot på båda sidor.

”Han sitter fast”, sa {child}. ”Han har för mycket i kinderna.”

# crash
”Lugnt och fint nu”, sa {@a}, som inte alls var lugn. ”Jag hämtar sågen!”

{@He} sprang[athlete: , nästan lika fort som {athlete}], och när {@he} kom tillbaka snubblade {@he} på mattan och tappade hela verktygslådan.

KRASCH!

{Bulle} försvann rakt in i väggen.

{child} lyste i hålet, men det var tomt, och ingenting prasslade. Stenen i magen blev så stor att den nästan inte fick plats.

”Förlåt”, sa {@a}. {@He} satte sig på golvet bland skruvarna.

”Han kommer aldrig ut”, sa {child} och grät.

# so-frightened
{Friend} kröp fram till {child}.

”Min hamster tömde kinderna så här”, sa {friend}. {Friend.He} satte nävarna bakom kinderna och puttade framåt. ”Men {bulle} är så rädd nu att han har glömt hur man gör.”

{child} torkade näsan på ärmen.

”Då får jag visa honom”, sa {child.he}.

# puff
{Child.He} la sig med ansiktet alldeles intill hålet. Så fyllde {child.he} kinderna med luft tills de var runda och hårda, satte nävarna bakom och puttade framåt.

Poff!

Långt inne i mörkret blänkte två ögon.

{Friend} la sig bredvid {child} och gjorde likadant.

Poff!

{@A} la sig också, med rumpan i vädret.

Poff!

{@S} lät som en traktor.

# out-went-a-nut
Sakta kom {bulle} fram till öppningen. Han tittade på {child}. Han tittade på {child's} kinder. Och så satte han sina små tassar bakom sina egna.

Poff! Ut for en nöt.

Poff! Ut for ett plasthuvud.

Poff! Ut for en pusselbit, ganska blöt.

Nu var {bulle} smal igen. Han klev ut genom hålet och rakt upp i {child's} hand, och {child} kände hur hans hjärta tickade mot tummen.

”Hej, {bulle}”, sa {child}. ”Förlåt att jag glömde luckan.”

Och då var stenen i magen också borta.

# the-last-piece
{Child.He} bar honom till buren och stängde luckan, och {friend} kände efter att den satt fast. {Bulle} kröp ner i sitt hö och somnade.

{@A} la i den sista biten i pusslet. Den hade märken efter två små tänder i kanten, men den passade precis.[elder2:  Sedan ringde de till {elder2} och sa att det var färdigt.][pet.dog / pet.cat:  {Pet} släpptes ut ur badrummet och gick raka vägen till fatet.]

# of-the-bun
{@A} ställde fram tre glas mjölk[!pet.dog & !pet.cat:  och fatet].

”Så”, sa {@he}. ”Nu delar vi på resten av {bulle}.”

”{@A}”, sa {child} och {friend} på en gång.

”Av bullen”, sa {@a}.

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

# @s
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
