title: Den trötta {the wish}
title: Utom nosen
title: Tass, tass, tass
guest friend: Maja (hon), Ebba (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Läses sakta och lågt, från första raden. @a är {adult}, annars mormor eller farfar, annars {minder}. Det är kanin eller hare: en hare bor i en grop.

# the-yawn
Det var kväll. Gräset var mjukt och lite blött, och solen hade nästan gått ner bakom husen[city:  {in city}].[music:  Genom ett öppet fönster hördes {music}, alldeles svagt.]

{child} och {friend} gick barfota i gräset.[school:  Hela dagen hade de sprungit {at school}.][sport:  Nu skulle ingen {play sport} mer i dag.] De sprang inte, de gick sakta, för det gör man på kvällen[athlete: , också om man har sprungit som {athlete}].

[elder & adult: På trappan satt {elder}[elder2:  och {elder2}] och vilade ögonen.

][elder2 & !adult: På trappan satt {elder2} och vilade ögonen.

]Då hörde {child} något under vinbärsbusken.

”Aaaah.”

Det var en gäspning. En alldeles liten gäspning.

# an-ear-asleep
{child} böjde sig ner och tittade. Där satt {a wish}. {Wish.He} var brun och rund. Det ena örat stod upp, och det andra hängde ner.

”Hej, {wish}”, viskade {child}.

”Hej”, viskade {the wish}. ”Jag är så trött, så trött. Mitt ena öra har redan somnat.”

”Ska du inte gå hem och lägga dig?” sa {friend}.

”Jo”, sa {the wish}. ”Men mina ben vill inte hoppa mer.”

{child} satte sig i gräset och höll fram armarna.

”Jag kan bära dig”, sa {child.he}.

Då kröp {the wish} upp i {child's} famn. {Wish.He} var varm. {Wish.He} var mjuk. {Wish.He} vägde nästan ingenting.

# the-bird
Så gick de. {child} bar {the wish}, och {friend} gick före och visade vägen.[pet.dog:  Allra sist gick {pet}[!pet.known: , {child's} hund], med nosen nära och mycket försiktigt.][pet.cat:  Allra sist gick {pet}[!pet.known: , {child's} katt], och {pet.his} fötter sa ingenting alls.][pet.other:  {Pet} sov redan, där hemma.]

Tass, tass, tass, sa fötterna i gräset.

De kom till äppelträdet. Där satt en fågel med huvudet under vingen.

”God natt, fågel”, viskade {child}.

”God natt, fågel”, viskade {friend}.

”God natt”, sa {the wish}. Och så somnade det andra örat.

# the-frog
Tass, tass, tass.

De kom till den lilla dammen. Där låg en groda på ett blad och blundade.

”God natt, groda”, viskade {child}.

”God natt, groda”, viskade {friend}.

”God natt”, sa {the wish}. Och så somnade alla fyra tassarna.

# the-snail
Tass, tass, tass.

De kom till den stora stenen. Den var fortfarande varm av solen. Där satt en snigel som hade krupit in i sitt hus.

”God natt, snigel”, viskade {child}.

”God natt, snigel”, viskade {friend}.

”God natt”, sa {the wish}. Och så somnade den lilla svansen.

# the-nose
Bakom stenen var {the wish's} [wish.hare: grop | hål]. Där var det bäddat med torrt gräs, och där väntade {the wish's} mamma.

”Där är du ju”, sa hon. ”Min lilla trötting.”

{child} la ner {the wish} så försiktigt {child.he} kunde. {Friend} la ett stort blad över {wish.him}, som ett täcke.

Nu sov hela {the wish}, utom nosen.

”Tack, {child}. Tack, {friend}”, sa nosen.

Och så somnade den också.

# i-can-carry-you
Då kom {@first} gående över gräset.

”Är ni också trötta?” sa {@he}.

{Friend} gäspade och nickade. {Friend.He} skulle hem till sin egen säng. ”God natt, {child}”, viskade {friend.he}.

”God natt, {friend}”, viskade {child}.

Sedan tittade {child.he} upp på {@a}.

”Mina ben vill inte hoppa mer”, sa {child.he}.

”Jag kan bära dig”, sa {@a}.

Och {child} kröp upp i {@s} famn. {@A} var varm. {@A} var mjuk.

Tass, tass, tass, sa {@s} fötter, hela vägen hem till sängen.

# goodnight-nose
Där somnade {child's} ena öra. Där somnade det andra. Fötterna somnade under täcket, och händerna somnade på täcket.

Till sist var det bara näsan kvar.

”God natt”, sa {child's} näsa.

Och så somnade den också.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

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
