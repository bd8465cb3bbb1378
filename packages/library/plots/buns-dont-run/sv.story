title: Bullar springer inte
title: Två bullar i gräset
title: Inte på näsan
guest friend: Ture (han), Molly (hon)
guest minder: Malena (hon), Josefin (hon)

% Den gula fjärilen sätter sig på alla andra. ”Ånn hitter å HEJ!” läses utan att läpparna rör sig.
% Den som vilar under hatten är {adult}, annars familjens egen äldre, annars {minder}. Pussen på slutet får gärna vara på riktigt.

# on-a-friend
Fjärilen satt på {friend}.

Den var gul. Den satt mitt på {friend's} knä och fällde ihop vingarna, och så fällde den ut dem igen.

”Titta!” viskade {friend}[!friend.known: , som var {child's} bästa vän]. ”Den satte sig på mig!”

”Jag vill också”, sa {child}.

{Child.He} sträckte fram sitt knä. ”Här!” sa {child.he}. ”Här är ett till!”

# on-a-hat
Då flög fjärilen. Den flög förbi {child's} knä och satte sig {@lies}

På hatten satt den. Inte på {child}.

”Min tur!” ropade {child.he} och sprang dit.

Då flög fjärilen. Den satte sig på bullen[elder2: , som {elder2} hade skickat med].

På bullen! Inte på {child}.

”SITT!” ropade {child.he}.

[pet.dog: Då satte sig hunden {Pet}. Men fjärilen satte sig inte, för den var ingen hund. | Men det gjorde den inte, för det var ingen hund.]

# with-jam
”Den kanske vill ha sylt”, sa {friend}.

Det var klokt. {child} tog sylt ur burken och kletade på sitt knä. {Child.He} kletade på andra knät också. Och på magen.

”Nu är jag god!” ropade {child.he} och sprang efter fjärilen, runt, runt äppelträdet[athlete: , lika fort som {athlete}][pet.cat: , där [!pet.known: katten ]{pet} låg och sov].

Det kom en fluga och satte sig på {child}. Det kom en myra.

”Inte DU!” sa {child} till myran.

# on-a-toe
Fjärilen satte sig på {@as} stortå.

”Det kittlar”, mumlade {@a} under hatten.

På tån! Inte på {child}.

# a-chin
Då blev {child} ledsen. Det började i hakan. Sedan kom det till munnen.

”Den tycker inte om mig”, sa {child.he}.

{Friend} kom och ställde sig bredvid.

”Du springer ju”, sa {friend}.

”Den flyger ju!” sa {child.he}.

# two-buns
{Child.He} snörvlade. {Child.He} tittade på {@a}. {@A} sprang inte. {@A} bara låg. {Child.He} tittade på bullen. Den bara låg, den också.

”Bullen sprang inte”, sa {child.he}.

”Nej”, sa {friend}. ”Bullar springer inte.”

Då lade sig {child} i gräset. {Child.He} lade sig precis som en bulle.

”Jag med”, sa {friend}, och så låg de där, två bullar.[pet.dog:  {Pet} lade sig också, men mer som en limpa.]

# lie-still
Det var svårt[pet.cat:  för alla utom {Pet}]. {child.His} ben ville springa[sport:  och {play sport}].

”Ligg”, sa {child.he} till benet.

{child.His} mun ville ropa[pet.other: , så att {Pet} kunde höra det inne i huset]. Så {child.he} stängde den.

De låg länge. De låg jättelänge. Det susade i äppelträdet,[music:  någonstans spelade en radio {music},] och molnen gick förbi, ett stort och ett litet.

# on-the-nose
Då kittlade det. Det kittlade på näsan, lätt som ingenting.

{Child.He} tittade ner på sin näsa med båda ögonen. Den var gul!

Fjärilen satt på {child}.

Och nu kunde {child.he} inte säga det till någon!

# hey
”Mmm”, sa {child}. {Child.He} rörde inte på läpparna. ”Mmm-MMM!”

”Va?” sa {@a}.

”Ånn hitter å HEJ!”

”Vad säger {child.he}?” sa {@a}.

”Den sitter på mig, säger {child.he}”, viskade {friend}.

{@A} lyfte på hatten. Och då blev {@a} också alldeles stilla. De låg på rad i gräset alla tre,[pet.dog:  och {Pet} med,] och ingen sa någonting alls.

Fjärilen fällde ihop vingarna. Den fällde ut dem. Den hade ingen brådska.

Sedan flög den, över staketet och bort[city:  över {city}].

# best-place
{child} andades ut. {Child.He} satte sig upp.

”På NÄSAN!” ropade {child.he}. ”Den satt på NÄSAN!”

”Det är bästa stället”, sa {friend}.[school:  ”Det måste vi berätta {at school}.”]

[elder & adult: ”Det måste {elder.short} få höra”, sa {child}.

]”Och du är full av myror”, sa {@a}.

# on-child
På kvällen låg {child} i sin säng. {Child.He} var badad, och all sylten var borta. Nästan all.[elder & adult:  {Elder.short}[elder2:  och {elder2.short}] hade fått höra om näsan i telefon.][elder2 & !adult:  {Elder2.short} hade fått höra om näsan i telefon.][pet.other:  {Pet} hade fått höra det två gånger.] {Child.He} låg stilla, som en bulle, och blundade.

{@A} släckte lampan. Sedan böjde {@he} sig ner, försiktigt, försiktigt.

Då kittlade det på näsan, lätt som ingenting. Det var en puss.

”På {child}”, viskade {@a}.

# @lies
på {minder's} hatt. {Minder} passade {child.him}, och nu låg {minder.he} i gräset med hatten över ansiktet och vilade.
## if elder & !adult
på {elder's} hatt. {Elder.short} låg i gräset med hatten över ansiktet och vilade.
## if adult
på {adult's} hatt. {Adult} låg i gräset med hatten över ansiktet och vilade.

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @as
{minder's}
## if elder & !adult
{elder.short's}
## if adult
{adult's}
