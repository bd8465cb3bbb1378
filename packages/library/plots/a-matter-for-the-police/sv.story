title: Ett polisärende
title: Vems öra?
title: Vi erkänner
guest pet: Trassel (han), Smulan (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% @a är {adult}, annars mormor eller farfar, annars {minder}. Hunden är familjens egen, annars en som de har hand om. Borrmaskinen är {elder's} där det finns en vuxen till, annars grannens.

# the-ear
I onsdags hade {child} [school: kommit hem från {school} och ]råkat slå av örat på {@s1} gula kopp, den som {@a} drack sitt kaffe ur varje morgon. {Child.He} hade inte sagt något. {Child.He} hade gömt koppen bakom mjölet och grävt ner örat i rabatten, medan {@pet} tittade på. I torsdags hade {@a} letat i alla skåp och sagt: ”Det här är ett polisärende.”

Och nu var det fredag, och det stod en polisbil utanför huset.

{@A} sa så om allting. [elder2 & !adult: En strumpa som {elder2} hade tappat bort var ett polisärende.|En borttappad strumpa var ett polisärende.] När [friend: {friend}, {child's} bästa vän,|någon] hade ätit upp osten var det ett polisärende.[sport:  När {sport.thing} låg mitt i hallen var det ett polisärende.][music:  När {@a} hade fått {music} på hjärnan var det ett polisärende.] Men det hade aldrig kommit en polisbil förut.

{child} stod vid köksfönstret och ville att den skulle köra sin väg. Det kändes som om {child.he} hade svalt en hel potatis.

# the-drill
”{@A}”, sa {child.he}. ”Har du ringt polisen?”

”Jag?” {@A} kom i sin morgonrock och kikade ut. Sedan satte {@he} sig på golvet under fönstret. ”Åh nej. De är här för min skull.”

”För din?”

”Borrmaskinen”, viskade {@a}. ”Jag lånade den av {@lender} innan du var född. Jag skulle lämna tillbaka den på måndagen.”

”Vilken måndag?”

”Det är det som är problemet.”

”{@A}, jag måste berätta en sak”, sa {child}.

”Jag är inte klar”, sa {@a}. ”Det är en biblioteksbok också[elder2: , på {elder2's} kort]. Den heter Konsten att komma i tid.”

# something-yellow
{child} tittade ut igen. På andra sidan vägen stod polisen, en lång kvinna, och pratade i telefon med ryggen åt dem. Bakdörren på polisbilen var öppen. Och i rabatten stod {pet} och grävde så att blommorna flög.

{Pet} hittade något gult. {Pet.He} tog det i munnen, {pet.he} lyfte nosen och vädrade, och så sprang {pet.he} rakt ut genom grinden och hoppade in i polisbilen.

”Nej!” sa {child}.

{Child.He} sprang ut i strumplästen[athlete: , fortare än {athlete}]. I baksätet låg {pet} och slickade sig om munnen, och under tassen hade {pet.he} örat från {@s} kopp. {Pet.He} hade lämnat in det till polisen. {child} kröp in för att ta det. Sedan drog {child.he} igen dörren efter sig, så att ingen skulle se {child.him}.

Klick.

{child} kände på handtaget. Det gick inte. Bakdörrarna på en polisbil kan inte öppnas inifrån, det är liksom meningen med dem.

# let-go
I köksfönstret dök {@s} ansikte upp. {@A} såg {child} i baksätet på en polisbil. {@He} försvann, ytterdörren for upp, och ut kom {@a} med båda armarna rakt upp i luften.

”Släpp barnet!” ropade {@a}. ”Ta mig i stället! Borrmaskinen ligger i garaget!”

Polisen vände sig om.

”Vilket barn?” sa hon.

{child} bankade på rutan. Nu fick det vara nog, nu skulle {child.he} säga det.

”JAG HAR SLAGIT AV ÖRAT!” ropade {child.he}.

Men rutan var tjock.

”Vad var det?” frågade polisen.

”{Child} säger …” {@A} blev alldeles vit. ”{Child} säger att {child.he} har slagit av ett öra.”

”Vems öra?”

”VEMS ÖRA?” ropade {@a} mot rutan.

”DITT!” ropade {child}.

{@A} kände efter. Båda satt kvar.

”{Child} är förvirrad”, sa {@a} till polisen. ”{@raised}”

# against-the-glass
{child} sjönk ner i sätet. {Child.He} hade äntligen berättat, och så hade det bara blivit värre. Potatisen satt kvar. {Pet} la hakan på {child's} knä och sköt fram tassen, och där låg örat, gult och jordigt och lite slickat.

Då tog {child} upp örat. {Child.He} torkade av det på tröjan, och så tryckte {child.he} det mot rutan, precis framför {@s} näsa, och höll det där. Handen skakade, men {child.he} höll.

{@A} böjde sig fram. {@He} tittade på örat. {@He} tog ner armarna.

”Mitt öra”, sa {@a}.

# it-was-me
Polisen öppnade dörren, men {child} satt kvar.

”Det var jag”, sa {child}. ”Jag tappade den i onsdags. Jag tänkte säga det direkt, men det gjorde jag inte, och sedan blev det svårare och svårare för varje dag.”

{@A} satte sig bredvid {child.him} i baksätet.

”Jag vet”, sa {@a}. ”Det är exakt så det är med en borrmaskin.”

{@A} la armen om {child}, och {child} grät lite i morgonrocken, och där någonstans gick potatisen ner.

# we-confess
”Förlåt att jag frågar”, sa polisen. ”Men vad är det ni tror att jag gör här?”

{child} och {@a} tittade på varandra.

”Vad gör du här?” sa {@a}.

”Jag stannade för att äta frukost.[city:  Det är den lugnaste gatan {in city}.] Jag la min leverpastejmacka i baksätet och så ringde telefonen.” Hon lutade sig in i bilen. Hon lyfte på en tom papperspåse. ”Den låg här.”

{Pet} tittade åt ett annat håll.

”Det där”, sa {@a}, ”är ett polisärende.”

”Vi erkänner”, sa {child}. ”På en gång.”

# both-hands
Så polisen fick följa med in och få en ny macka, med gurka på.[friend:  Osten hade ju {friend} ätit upp.] {child} tog fram koppen bakom mjölet, och {@a} hällde upp sitt kaffe. Nu när koppen inte hade något öra fick {@he} hålla den med båda händerna.

”Den är nästan bättre nu”, sa {@a}. ”Man blir varm om fingrarna.”

# the-bell
När polisbilen hade kört {@went} med borrmaskinen, {child}, {@a} och {pet}. Det var {child} som ringde på. {@A} vågade inte riktigt.

# @pet
[!pet.known: hunden ]{pet}, som de hade hand om den veckan,
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.dog & breed
{the breed} {pet}

# @lender
grannen
## if adult & elder
{elder}

# @went
gick de till grannen
## if adult & elder
for de till {elder.short}

# @raised
Det är jag som har lärt {child.him} allting.
## if adult
Det är jag som har uppfostrat {child.him}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s1
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder's}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
