title: {The wish} som inte kunde landa
title: Långsamma vingar
guest friend: Maja (hon), Otto (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Långsamma vingar. Mjuka knän. Hoppla.” får barnet säga med i. Sista gången viskas det.
% Den som kan knepet (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}.

# the-shadow
{child} och [!friend.known: {child.his} bästa vän ]{friend} satt på kanten till sandlådan och åt varsin halv banan. Då gled en skugga över gården.

”En fågel”, sa {friend}.

”Fåglar har inte hovar”, sa {child}.

För där uppe flög {a wish}. Den var vit, med vingar stora som lakan, och den flög runt, runt, runt flaggstången. På [wish.unicorn: hornet|ena örat] hängde ett par {@pants}.

”Hjälp!” ropade {the wish}. ”Jag kan flyga!”

”Det är väl bra?” ropade {child}.

”Ja, men jag kan inte sluta!”

# gunvor
{The wish} hette Gunvor. Hon hade lärt sig flyga i morse. Upp hade gått lätt. Men ingen hade sagt hur man gör när man ska ner, och nu hade hon flugit ända sedan frukost. Rakt igenom någons tvätt, till och med.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] sprang efter skuggan, runt, runt, runt flaggstången, tills {pet.he} blev yr och fick lägga sig.

][pet.cat: Vid staketet satt {pet}[!pet.known: , {child's} katt]. {Pet.He} följde skuggan med hela huvudet, runt, runt, runt, tills {pet.he} blev yr och fick lägga sig.

][pet.other: Uppe på balkongen följde {pet} med, runt, runt, runt, tills {pet.he} blev yr.

]”Vi hjälper dig!” ropade {friend}. {Friend.He} höll upp sin banan. ”Kom och ta!”

Gunvor dök. Svisch! Hon tog bananen i farten, och så var hon uppe igen.

”Gott!” ropade hon. ”Men jag är kvar här!”

# stop
”Gör så här”, ropade {child}. ”STOPP!”

Gunvor stannade. Hon höll vingarna helt stilla. Då föll hon som en sten.

”Flaxa!” skrek {child} och {friend}, och hon flaxade i sista sekunden.

# the-trick
{child} satte sig och tänkte. {Child.He} tittade på gungan. I somras hade {child.he} lärt sig hoppa av den, fast den var i luften.[sport:  Det hade varit svårare än {sport}.] Först hade det gjort ont i fötterna. Sedan hade {@first} visat knepet.

”Titta på mig, Gunvor!” ropade {child.he}.

{Child.He} klev upp på kanten till sandlådan. {Child.He} bredde ut armarna och vinkade sakta med dem.

”Långsamma vingar”, sa {child}. ”Mjuka knän. Och så säger man hoppla.”

{Child.He} hoppade. ”Hoppla!”

# hoppla
”Långsamma vingar”, sa Gunvor. ”Mjuka knän. Hopp… oj!”

Hon for baklänges in i syrenbusken. Ut och upp igen.

”Du glömde knäna!” ropade {friend}. ”Alla fyra!”

Gunvor provade en gång till. Långsamma vingar. Mjuka knän, alla fyra. ”Hoppla!”

# down
Duns. Mitt i sandlådan. Sandslottet blev platt som en pannkaka, men det gjorde ingenting. Det stod ju {a wish} på det.

”Jag är nere!” sa Gunvor. Hon stampade med alla hovarna för att känna efter[athlete: , och såg lika glad ut som {athlete} efter en vinst]. ”Vill ni åka med?”

# up-together
Det ville de. {child} satt längst fram och höll i manen. {Friend} satt bakom och höll i {child}. Så flög de över gungan, över taket[school: , över {school}] och över det allra högsta trädet[city:  {in city}].[music:  Gunvor nynnade på {@song} hela vägen.] På balkongen stod {@a}, liten som en legogubbe, och vinkade med en handduk.[elder2:  Bredvid stod {elder2} och vinkade med ett örngott.]

”Jag saknar något från tvätten!” ropade {@he}.

{child} tittade på [wish.unicorn: hornet|örat]. {@These} hade dinosaurier på sig.

”De är ju mina!” sa {child.he}, och {friend} skrattade så att hela {the wish} skakade.

Sedan sa de det tillsammans, alla tre: ”Långsamma vingar. Mjuka knän. Hoppla!” Och de landade så lätt att inte ett sandkorn flyttade på sig.

# landing
På kvällen låg {child} i sin säng. Det kändes fortfarande lite grann som att flyga.

”Långsamma vingar”, sa {@a} och strök {child.him} över armarna.

”Mjuka knän”, sa {child} och lät dem bli mjuka.

Så blundade {child.he}. Långt bort, ovanför taken, hörde {child.he} någon gäspa.

”Hoppla”, viskade {child}.

Och så landade {child.he} i sömnen.

# @pants
kalsonger
## if child.she
trosor

# @these
kalsongerna
## if child.she
trosorna

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
