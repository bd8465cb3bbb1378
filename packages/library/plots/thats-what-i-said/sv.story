title: Det var ju det jag sa
title: Hoppikopter
title: {The wish} som sa fel
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som skrattar (@a) är mormor eller farfar, annars {adult}, annars {minder}. Ingen av de två hör sitt eget fel.
% {wish.is} och {wish.sound} står alltid för sig själva i en replik. Ropen i dimman kommer från alla håll.

# the-first-time
En helikopter flög över huset[city: , på väg tvärs över {city}]. {child} pekade och ropade så högt {child.he} kunde:

”Hoppikopter!”

”Det heter helikopter”, sa {@first}[music: , som nynnade på {music}].

”Det var ju det jag sa”, sa {child}. ”Hoppikopter!”

Då skrattade {@a}[elder2: , och det gjorde {elder2} också]. {child} blev varm i ansiktet, för {child.he} hörde inte vad som var så roligt. {Child.He} gick ut och satte sig på grinden och tänkte aldrig mer säga hoppikopter[school: , inte ens {at school}]. Då kunde ingen skratta.[friend:  Bredvid satte sig {friend}[!friend.known: , {child's} bästa vän,] som bara hade skrattat lite, i näsan.][pet.dog / pet.cat:  Under grinden låg {pet}[!pet.known: , {child's} [pet.dog: hund|katt],] och sa ingenting. Det är säkrast.][pet.other:  {Pet} sa aldrig någonting, och det var nog säkrast.]

# the-same-thing
Längs vägen kom {a wish}.[wish.size.tiny:  Man fick titta två gånger för att se {wish.him}.][wish.size.huge:  Hela grinden skakade.]

”{wish.is}”, sa {the wish}.

{child} höll på att ramla av grinden. ”Men du är ju {a wish}”, sa {child.he}. ”Då säger man så här. {Wish.sound}.”

”Det var ju det jag sa”, sa {the wish}. ”{wish.is}.”

”Nej, lyssna nu. {Wish.sound}!”

”{wish.is}!” sa {the wish}. ”Varför säger vi samma sak hela tiden?”

Då kunde {child} inte låta bli. {Child.He} skrattade så att grinden gungade.

Men {the wish} tittade i marken. ”Så gör de andra också”, sa {wish.he}. ”Det är därför jag har gått hemifrån.”

{child} slutade. Det högg till i magen, precis där det nyss hade gjort ont.

”Förlåt”, sa {child.he}. ”De skrattar åt mig också. När jag säger hoppikopter.”

”Det heter helikopter”, sa {the wish}.

”Det var ju det jag sa”, sa {child}.

# the-pea
De tittade på varandra, länge.[age>=5:

”Du hör nog inte dig själv”, sa {child}.

”Det är nog du”, sa {the wish}.][friend:

”Ni säger fel båda två”, sa {friend}.]

Nu tänkte de efter, båda två. ”Det är rätt när det går hemifrån”, sa {the wish}. ”Det måste bli fel på vägen ut.”

Så de gick långt ut på ängen för att öva, där ingen kunde höra. {@Look}

”Det sitter en ärta där”, sa {the wish}. ”Kan det vara den?”

{child} svalde ärtan. ”Hoppikopter”, sa {child.he}.

Det var inte den.

# fog
Just då kom dimman. Den kom rullande över ängen, tjock som gröt, och först tog den huset, och sedan grinden, och sedan {child's} egna stövlar. {@Close}[friend:  {Friend} höll i {child}.][pet.dog:  {Pet} lade sig tvärs över alla fötterna.]

”{child}!” ropade {@a} någonstans. ”Var är du?”

”Här!” ropade {child}.

Men nu ropade det från alla håll på en gång. ”{Wish.sound}! {Wish.sound}! {Wish.sound}!”

”Det är de andra”, viskade {the wish}. ”De letar efter mig.”

”Här!” ropade {child} igen. Men det försvann i allt det andra, och när {@a} ropade igen var det längre bort.

”De går åt fel håll”, sa {the wish}. ”Allihop.”

# then-well-hear
{child} hade gråten i halsen. Men {child.he} tänkte. Man måste ropa något som ingen annan i hela dimman ropade.

[age>=5: {child} tittade på {the wish}. {The wish} tittade på {child}.

]”Säg det du säger”, sa {child}.

”Säg du det du säger”, sa {the wish}. ”Men tänk om de skrattar?”

”Då hör vi ju var de är”, sa {child}.

Så tog de ett djupt andetag, båda två[friend: , och {friend} räknade till tre].

”HOPPIKOPTER!” skrek {child}.

”{wish.is}!” skrek {the wish}.[athlete:  De skrek som om {athlete} hade vunnit.][sport:  Så högt skriker ingen ens på {sport}.]

Och där, mitt i allt det vita, var det någon som skrattade. {child} hade aldrig blivit så glad över att någon skrattade.

”Skratta mer!” ropade {child.he} och gick mot skrattet, med {the wish} [wish.size.tiny: i handen | tätt intill]. ”Hoppikopter!” Och skrattet kom närmare och närmare, tills det hade två armar och lyfte upp {child.him}.

# only-one
”Jag hörde att det var du”, sa {@a}, in i {child's} hals. ”Det är bara en i hela världen som säger så.”

Och ut ur dimman [wish.size.tiny: kring {@s} skor | bakom {@a}] kom alla de andra. ”Där är vår!” ropade de. ”Det är bara en av oss som säger …”

”{wish.is}”, sa {the wish}.

Då skrattade de allihop, och mest av alla skrattade {the wish}.

# the-helicopter
När dimman hade lättat satt {child} och {@a} på grinden.[pet.dog / pet.cat:  {Pet} sa fortfarande ingenting.] Långt borta gick alla de andra hem. ”{Wish.sound}. {Wish.sound}. {Wish.sound}”, hördes det, och allra sist: ”{wish.is}.”

Då kom helikoptern tillbaka. {@A} pekade.

”Titta”, sa {@a}. ”En hoppikopter.”

”Det heter hoppikopter”, sa {child}.

”Det var ju det jag sa”, sa {@a}.

# @Look
{child} tittade in i munnen på {the wish}, och där fanns inget konstigt. Sedan tittade {the wish} in i munnen på {child}.
## if wish.size.tiny
{child} tittade in i munnen på {the wish}, och där fanns inget konstigt, men den var också väldigt liten. Sedan klättrade {the wish} upp på {child's} haka och tittade in där.
## if wish.size.huge
{child} stack in hela huvudet i munnen på {the wish}, och där fanns inget konstigt, bara väldigt mycket plats. Sedan tittade {the wish} in i munnen på {child}, med ett öga.

# @Close
{child} höll hårt i {the wish}, som var {wish.feels}.
## if wish.size.tiny
{child} tog upp {the wish} i handen, och {wish.he} var {wish.feels}.

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
