title: En tass för munnen
title: Det kom ingenting
title: Gäspningar smittar
guest pet: Sigge (han), Smilla (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är mor- eller farföräldern, annars {adult}, annars {minder}. Djuret är familjens eget, annars en katt. Vänta med vidöppen mun före ”Ingenting”, och gäspa på riktigt.

# nobody-asked-you
{child} och {@first} skulle ha picknick i parken[city:  i {city}][elder2: , och {elder2} skulle komma med kakan]. {@Basket}

”{Wish.sound}! {Wish.sound}!” sa {a wish} {@over}.

{Pet} gäspade, så stort som en [pet.dog: hund|[pet.other: mun|katt]] kan gäspa. Sedan stängde {pet.he} munnen, klapp, och såg förvånad ut.

# nothing
Fram kom {the wish}. {Wish.He} öppnade {@mouth}, och det kom …

Ingenting.

{Wish.He} öppnade så mycket det gick, och det kom …

Ingenting alls.

”{Wish.He} har tappat sitt {@voice}!” sa {child}.[friend: 

”Alldeles nyss fanns det ju”, sa {friend}[!friend.known: , {child's} bästa vän].]

{The wish} hängde med huvudet.

”Vi hittar det”, sa {child}.

# under-the-bench
{Child.He} letade under bänken. Knarr! Men det var bara bänken. Så {the wish} öppnade {@mouth}, och det kom …

Ingenting.

{Child.He} letade i busken. Prassel! Men det var bara [friend: {friend}|busken]. Så {the wish} öppnade {@mouth}, och det kom …

Ingenting alls.[athlete: 

”{athlete} tappar också saker ibland”, sa {child} och klappade {wish.him}.]

Och {pet} hjälpte inte till. {Pet} satt [pet.dog: på filten|i korgen] med munnen hårt stängd och tittade på ett träd.[pet.dog:  Det kom en cykel förbi, och {pet} skällde inte ens.]

”Har du sett ett {@voice}?” frågade {child}.

{Pet} tittade på ett annat träd.

# said-the-cat
”Hur är det fatt, {pet}?” sa {@a}. {@He} kliade {pet.him} under hakan, och {pet} öppnade munnen för att [pet.dog: säga voff|[pet.other: se om det var mat|säga mjau]].

”{Wish.sound}”, sa {pet}.

Alla tittade på {pet}.

”Det är du som har det!” sa {child}. ”Det flög in när du gäspade! Ge tillbaka det.”

Men det ville inte {pet}. {Pet} hade hittat det, så nu var det {pet's}. {Pet.He} stängde munnen ännu hårdare.

# a-small-hole
{@A} höll fram en bit [pet.other: morot|skinka]. {@hole}

”Det flög in med en gäspning”, sa {child}. ”Då måste det ut med en gäspning.”

Och gäspningar smittar.[school:  Det hade de provat {at school}.]

# catching
”Aaah”, gäspade {child}.

”Aaah”, gäspade {@a}.[friend: 

”Aaah”, gäspade {friend}.]

{The wish} gäspade också, och det kom …

Ingenting.

Det ryckte i morrhåren på {pet}. {Pet.He} ville inte. {Pet.He} ville verkligen, verkligen inte.

”AAAAH”, gäspade {pet}, och ut flög det!

Men åh nej! {child} hade fortfarande munnen öppen.

# is-that-a-yes
”{Wish.sound}!” sa {child}.

”Va?” sa {@a}.

”{Wish.sound}!”

”Vill du gå hem?”

”{Wish.sound}! {Wish.sound}!”

”Betyder det ja?”[sport: 

”{Wish.sound}!”

”Vill du gå på {sport}?”]

”{Wish.sound}!” sa {child} och stampade.

# nose-to-nose
{child} kunde inte säga det. Så {child.he} fick göra det. {@Close} {The wish} gapade. Och {child} gäspade, den längsta och långsammaste gäspningen i världen, tills det inte fanns något {@voice} kvar.

”{Wish.sound}?” sa {the wish}, alldeles lågt, för att känna om det passade.

Det gjorde det.

# it-was-a-no
”{Wish.sound}! {Wish.sound}! {Wish.sound}!” Och {wish.he} sprang hela vägen tillbaka {@home}, med {@tail} i vädret.[music:  Det lät nästan som {@song}.]

”Nå”, sa {@a}. ”Betydde det ja?”

”Det betydde nej”, sa {child}. ”Vi har ju inte haft picknicken.”

# over-it
Så de hade picknick, med allt utom [pet.other: moroten|skinkan], och sedan [pet.dog: gick de hem med {pet}|bar de hem {pet} i korgen].

”Säg något, {pet}”, sa {child}.

{Pet} tittade åt ena hållet. {Pet} tittade åt andra hållet.

{@last}

Sedan gäspade {child}, och {@a} gäspade, och {pet} gäspade.

Men de höll en tass för munnen, allihop.

# @Basket
Men när {child.he} öppnade korgen låg det en katt i den.

”{Pet}!” sa {child}. ”Dig har ingen bjudit.”
## if pet.cat
Men när {child.he} öppnade korgen låg {pet} i den[!pet.known: , {child's} katt].

”{Pet}!” sa {child}. ”Dig har ingen bjudit.”
## if pet.dog
Men när {child.he} hade brett ut filten låg {pet}[!pet.known: , {child's} hund,] mitt på den.

”{Pet}!” sa {child}. ”Var ska vi sitta?”
## if pet.other
Men när {child.he} öppnade korgen satt {pet} i den.

”{Pet}!” sa {child}. ”Dig har ingen bjudit.”

# @over
borta vid träden
## if wish.duck / wish.duckling / wish.swan / wish.goose / wish.frog / wish.toad
ute på dammen

# @home
till träden
## if wish.duck / wish.duckling / wish.swan / wish.goose / wish.frog / wish.toad
ut i dammen

# @mouth
munnen
## if wish.duck / wish.duckling / wish.swan / wish.goose / wish.hen / wish.chick / wish.rooster / wish.turkey / wish.budgie / wish.parrot / wish.bird / wish.peacock / wish.owl / wish.eagle / wish.crow / wish.magpie / wish.seagull / wish.robin / wish.sparrow / wish.pigeon / wish.woodpecker / wish.cuckoo / wish.stork / wish.penguin / wish.puffin / wish.flamingo / wish.ostrich / wish.toucan / wish.falcon / wish.pelican / wish.phoenix
näbben

# @tail
näsan
## if wish.duck / wish.duckling
stjärten

# @voice
läte
## if wish.duck / wish.duckling
kvack
## if wish.lion / wish.tiger / wish.lion-cub / wish.leopard / wish.dinosaur / wish.t-rex
rytande
## if wish.bear / wish.dragon
brummande
## if wish.cow / wish.calf / wish.bull
mu
## if wish.sheep / wish.lamb / wish.goat
bräkande
## if wish.pig / wish.piglet
grymtande
## if wish.owl
hoande
## if wish.frog / wish.toad
kväkande
## if wish.wolf / wish.werewolf
ylande
## if wish.mouse
pip
## if wish.horse / wish.pony / wish.foal
gnägg
## if wish.bee / wish.bumblebee
surr
## if wish.rooster
kuckeliku

# @hole
{Pet} tittade på den länge. Sedan åt {pet.he} upp den, genom ett mycket litet hål i mungipan.
## if pet.dog
Ingen hund kan säga nej till skinka. Men {pet} sög in den genom ett mycket litet hål i mungipan, som spaghetti.

# @Close
{Child.He} gick ända fram, näsa mot näsa med {the wish}.
## if wish.size.tiny / wish.size.small
{child} lade sig på mage i gräset, näsa mot {@nose} med {the wish}.
## if wish.size.huge
{child} klev upp på bänken, näsa mot näsa med {the wish}.

# @nose
näsa
## if wish.duck / wish.duckling / wish.swan / wish.goose / wish.hen / wish.chick / wish.rooster / wish.parrot / wish.bird / wish.owl / wish.crow / wish.robin / wish.sparrow / wish.pigeon / wish.cuckoo / wish.penguin / wish.puffin
näbb

# @last
”Mjau”, sa {pet.he}, så lågt {pet.he} kunde.
## if pet.dog
”Voff”, sa {pet.he}, så lågt {pet.he} kunde.
## if pet.other
{Pet} rörde på nosen och sa ingenting. Det var alldeles rätt.

# @song
{music}

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

# @A
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @He
Hon
## if adult & !elder
{Adult.He}
## if elder
{Elder.He}
