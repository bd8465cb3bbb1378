title: Vatten inom räckhåll
title: Andra natten i rad
guest friend: Lukas (han), Tyra (hon)
guest pet: Bella (hon), Rufus (han)
guest elder: Inga (hon), Sture (han)

% ”Skrap, skrap, skrap” hörs tre gånger: skålen, luckan, skålen. Djuret är familjens, eller {elder's} hund; är bara hunden lånad är den grannens. En katt i hundens ställe: @nose, @drank.

# run-away
Brandbilen hade rymt igen.

{child} såg den från köksfönstret så fort {child.he} vaknade. I går kväll hade den stått i {elder's} lada, med stängda dörrar och handbromsen åtdragen. Nu stod den nere vid vägen, röd och daggig, med nosen i en buske. Den såg ut som en ko som vet att den har gjort fel.

”Andra natten i rad”, sa {@who}. {Elder.He} hade köpt brandbilen en gång på en auktion[city:  {in city}] där {elder.he} egentligen skulle ha en soffa[elder2:  åt {elder2}]. ”Nu räcker det. Nästa gång står den mitt i vägen. På lördag kommer det en man och tittar på den.”

”Vad ska han ha den till?”

”Korv”, sa {elder.short}. ”Han ska såga upp ett hål i sidan och sälja korv.”

{child} kände det i magen. {Child.He} ville att brandbilen skulle stå still en enda natt, så att {elder.short} lät den vara.

# scraping
{@Pets} låg under köksbordet och skrapade med sin vattenskål. Det gjorde {pet.he} när den var tom: föste den framför sig över golvet med {@nose}, tills någon inte stod ut längre. {child} fyllde på. {Pet} drack tre klunkar och somnade.

# big-stones
Efter frukost[adult: , medan {adult} dukade av,] kom {friend}[!friend.known: , {child's} bästa vän]. {Friend.He} hade redan hört allt om brandbilen, och {friend.he} ville köra sirenen. Bara en gång. {Friend.He} hade velat det i ett år[sport: , mer än {friend.he} ville {play sport}], och {elder.short} hade sagt nej i ett år, eftersom hönsen slutade värpa.[music:  De gillade {music}, men inte sirener.]

”Det är handbromsen”, sa {friend} och kikade in under bilen. ”Den är utsliten. Vi lägger sten framför hjulen.”

”Golvet i ladan lutar inåt”, sa {child}. ”Den måste ju ha kört uppför.”

”Stora stenar”, sa {friend}.

{Elder.short} bogserade upp brandbilen med traktorn. De lade stora stenar. De reglade dörrarna och ställde två mjölkkannor utanför, så att de skulle höra.

# a-glass
Den natten sov de i kökssoffan, alla tre, om man räknade {pet}, och det fick man, för {pet.he} låg i mitten. {Elder.short} kom in i [elder.he: nattskjorta | nattlinne]. {Elder.He} hade ett glas vatten i handen, som alltid. Det ställde {elder.he} på sängbordet, och på morgonen stod det där lika fullt.

”Varför tar du med det, när du aldrig dricker?” frågade {friend}.

”Jag är inte törstig.”

”Men …”

”Jag vill veta att det står där”, sa {elder}. ”Står det inte där så ligger jag vaken och lyssnar. Sov nu.”

# two-o-clock
Klockan två föll mjölkkannorna.

När {child} kom ut på trappan stod ladans dörrar öppna, och brandbilen kom ut i månskenet med lyktorna släckta. Den körde inte. Den gick, nästan, långsamt, som något tungt går som inte vill väcka någon. Under framhjulet låg den största stenen i två bitar.

”Okej”, viskade {friend}. ”Det var inte handbromsen.”

Brandbilen stannade vid brunnen. Stod en stund. Fortsatte till tunnan vid stuprännan. Stod en stund. Någonstans inne i den slamrade något, en lucka kanske, plåt mot plåt: skrap, skrap, skrap.

”Den letar efter en eldsvåda”, sa {friend}. ”Den vill jobba. Om jag bara fick köra sirenen så …”

”Schh”, sa {child}.

# full-bowl
För nu hördes det bakom dem också. Skrap, skrap, skrap. {Pet} kom ut genom köksdörren med {@nose} mot sin skål. {Pet.He} föste den över tröskeln och nerför trappan så att det skvätte. Den var inte tom. Den var nästan full. {Pet.He} föste den över gruset, stannade och vilade, föste vidare, hela vägen fram till brandbilen.

Där, framför det vänstra hjulet, lät {pet.he} den stå. Sedan lade {pet.he} sig bredvid och såg på {child}. Det var den blicken {pet.he} hade under köksbordet.

Skrap, sa luckan inne i brandbilen.

# empty-tank
”{Friend}”, sa {child}. ”Hur mycket vatten är det i tanken?”

{Friend} klättrade upp på fotsteget och knackade på sidan. Det lät som när man knackar på en kyrka. {Friend.He} knackade längre ner. Och längst ner.

”Inget”, sa {friend.he}.

”Jag tömde den”, sa {elder}. {Elder.He} stod på trappan i [elder.he: nattskjorta | nattlinne] och stövlar. ”I måndags. Det var ju onödigt att den stod och bar på allt det där. Den ska ju aldrig släcka något mer.”

Ingen sa något. {Elder.short} såg på brandbilen, som stod vid tunnan med fronten mot brunnen. Sedan såg {elder.he} på glaset, som {elder.he} fortfarande höll i handen.

”Jaha”, sa {elder.he} till slut. ”Den ligger vaken och lyssnar.”

# bucket-after-bucket
Det tog resten av natten. Brunnen hade en handpump, och {elder} pumpade[athlete: , uthålligare än {athlete}], för ingen annan fick in den rätta knycken. {child} bar hinkarna[adult: , och {adult} höll ficklampan]. Det var {friend} som kom på hur man fick upp tanklocket: {friend.he} hade läst instruktionsboken från pärm till pärm[school: , mest {at school},] under hela det år {friend.he} hade väntat på sirenen. {Friend.He} stod högst upp, tog emot och hällde. {Pet} gick bredvid {child} fram och tillbaka, varje hink, och {@drank}.

När tanken var full till kanten skruvade {friend} på locket. Luckan därinne slutade slamra. Brandbilen sjönk ner lite på sina fjädrar, som man gör när någon äntligen har stoppat om en. Och så började den rulla, baklänges, uppför backen och in i ladan. {Pet} gick in efter den och lade sig.

# on-duty
På lördagen kom korvmannen[elder2: , och {elder2}, som frågade efter soffan]. Brandbilen hade stått still i två nätter.

”Den är upptagen”, sa {elder}. ”Den har vatten.”

{Elder.He} vände sig till {friend}. ”En gång”, sa {elder.he}. ”Kort. När jag har pratat med hönsen.”

# just-as-full
Den kvällen gick {elder.short} in till sig med sitt glas, som {elder.he} alltid gjorde. {child} hörde {elder.him} stanna i farstun, vända, och gå ut över gruset i stövlarna.

På morgonen stod glaset på brandbilens fotsteg, lika fullt.

# @who
{elder}, som hade granngården, där {child} fick sova hela lovet
## if elder
{elder}

# @pets
{Pet}, {elder's} hund,
## if elder & !pet
{Pet}, grannens hund,
## if pet
{Pet}

# @nose
nosen
## if pet.cat
tassen

# @drank
drack ur ungefär var fjärde
## if pet.cat
doppade tassen i ungefär var fjärde
