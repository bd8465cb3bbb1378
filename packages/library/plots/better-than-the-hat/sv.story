title: Månen leker rött ljus
title: Bättre än mössan
title: Vem rörde sig?
guest sitter: Lotta (hon), Sanna (hon)

% Den stora (@a): {adult}, annars den äldre, annars barnvakten {sitter}. Månen är "den". Ramsan: Ett, två, tre … rött ljus! Ingen ser månen röra
% sig; när den är framme tar den på barnet med ljuset.

# the-hat
Det var kväll och nästan mörkt. I lekparken lekte {child} och {@a-first} rött ljus. Den som rörde sig fick gå tillbaka.

{child} stod med näsan mot lekstugan. {Child.He} blundade och räknade fort. ”Ett, två, tre … rött ljus!” Så vände {child.he} sig om.

{@A} stod på ett ben. {@He} vinglade.

”Du rörde dig! Gå tillbaka!”

”Det var inte jag”, sa {@a}. ”Det var mössan.”

”Gå tillbaka, du och mössan!”

Nästa gång nös {@a}.[music:  Nästa gång nynnade {@he} på {music}, med hela munnen.][friend:  Nästa gång fnissade {friend}[!friend.known: , {child's} bästa vän].][pet.dog:  Nästa gång viftade [!pet.known: hunden ]{pet} på svansen.] Nästa gång satte {@a} sig i sandlådan.[age>=5: 

”Var det mössan nu också?” frågade {child}.

”Ja”, sa {@a}. ”Den var trött.”]

”Du kan ju inte vara still! Jag vill leka med någon som kan.”[sport: 

”Vi kan {play sport} i stället”, sa {@a}.]

# the-roof
Då fick {child.he} syn på månen. Den satt på ett tak på andra sidan parken, rund och gul.

Månen satt still. Månen satt alldeles, alldeles still.[athlete:  Så still kan inte ens {athlete} sitta.]

”Vill du vara med?” frågade {child}.

Månen sa inte nej.

# the-chimney
{Child.He} satte näsan mot lekstugan. ”Ett, två, tre … rött ljus!” Så vände {child.he} sig om.

Månen satt still. Men nu satt den på skorstenen!

”{@A}! Den har smugit!”

”Såg du att den rörde sig?”

”Nej.”

”Då gäller det”, sa {@a}.

# the-tree-top
{Child.He} satte näsan mot lekstugan. ”Ett, två, tre … rött ljus!” Så vände {child.he} sig om.

Månen satt still. Men nu satt den högst upp i granen!

”Den är jättebra”, sa {child}.[school & age<5:  ”Bättre än alla {at school}.”][school & age>=5:  ”Bättre än alla {at school}. Den vinglar inte ens.”][!school & age>=5:  ”Den vinglar inte ens.”][age>=5: 

”Den har inga ben att vingla på”, sa {@a}. ”Är den bättre än jag?”|

”Bättre än jag?” frågade {@a}.]

”Bättre än du och mössan.”

# nowhere
{Child.He} satte näsan mot lekstugan. ”Ett, två, tre … rött ljus!” Så vände {child.he} sig om.

Ingen måne på taket. Ingen måne på skorstenen. Ingen måne i granen. Bara ett stort, svart moln.

”Den har gått hem”, sa {child}, och nu var rösten liten.

”Kanske smyger den bakom molnet”, sa {@a}. ”Men det är långt, bakom ett moln.[age>=5:  Och man ser inte var man sätter fötterna.]”

”Då hinner den inte. Jag räknar för fort.”

# slowly
{Child.He} satte näsan mot lekstugan. Och nu räknade {child.he} långsamt.

”Ett …”

Det var tyst i hela parken.

”Två …”

Det var tyst i hela [city: {city}|världen].

”Tre …”

# one-more
Då blev väggen vit. Och mitt på väggen stod en {child} till, alldeles av skugga, med tofs på mössan.

”{@A}”, viskade {child}. ”Nu är den framme. Nu tar den på mig.”

”Var då?”

”På hela ryggen.”

{Child.He} vände sig om. Där var månen, stor och blank, och den lyste på hela {child}.

”Då har månen vunnit”, sa {@a}. ”Då är det månen som räknar nu.”

# the-stick
”Och jag som är still”, sa {child.he} och blev still som en pinne. {@A} fick ta pinnen under armen och bära hem den. [friend: {Friend} sa hej då, och pinnen svarade inte. ]Månen följde med hela vägen och tittade. Men {child} rörde sig inte.

[elder & adult: Hemma höll {elder} upp dörren[elder2:  och {elder2} tog emot mössan]. ][elder2 & !adult: Hemma höll {elder2} upp dörren. ][adult: {child} var still när {adult} drog av skorna. {Child.He} var still när {adult.he} lade på täcket. | {child} var still när skorna åkte av. {Child.He} var still under täcket.][pet.cat:  I fönstret satt [!pet.known: katten ]{pet}, nästan lika still.][pet.other:  Till och med {pet} rörde sig mer.]

# not-one-toe
Månen tittade in genom fönstret.

”Rött ljus”, viskade {child}.

Och {child.he} rörde inte en enda tå.

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
