title: Tre prickar
title: Inte färdig
title: Telefonerna sover
guest friend: Iris (hon), Sami (han)
guest neighbour: gubben Rask (han), Maj-Lis (hon)

% Den vuxna (@a): {adult}, annars den vuxna.

# dont-bother
En kvart före åtta satt {child} vid köksbordet och skrev till {friend}, för de var osams. Det hade börjat[school & !short:  på {school}] med en tennisboll som fastnade på ett tak. De var inte överens om vems fel det var.

[!short: Du sa att den inte skulle fastna, skrev {friend}.

Det var du som kastade, skrev {child}.

För att du sa att det gick bra, skrev {friend}.

]Då behöver du inte komma i morgon, skrev {child} och tryckte på skicka.

Sedan blev det kallt i {child's} mage. Så hade {child.he} inte menat.[!short:  Det såg mycket värre ut när det stod där.]

Under meddelandet kom det tre prickar. De blinkade. Det betydde att {friend} höll på att skriva något. Prickarna försvann. De kom tillbaka. De försvann igen.

# basket
Och då blev klockan åtta, och {@a} kom med brödkorgen. I den fick familjens telefoner sova. De skulle lägga sig klockan åtta[!short: , för annars blev de griniga].

”En minut”, sa {child}. ”Bara en.”

”Det kan vänta till i morgon”, sa {@a}.

”Det kan det inte!”[!short:  {child.He} tittade ner på prickarna. De hade just kommit tillbaka. ”De är mitt i något!”

”Det är vi alla klockan åtta”, sa {@a} och höll fram korgen.]

Och där låg telefonen. Det sista {friend} hade fått veta var att {friend.he} inte behövde komma. Mer skulle {friend.he} inte få veta på hela natten.

# lamp
{child} låg i sängen och skämdes. Tvärs över gården bodde {friend}, bakom en grön rullgardin. Nu var den neddragen.

[!short: [athlete: På väggen hängde {athlete} och var ingen hjälp. ][music: Någonstans i huset spelade någon {music}. ][sport: I morgon skulle de ju {play sport}, båda två. ]]”Vad hade du velat säga?” frågade {@a} i dörren.

”Jag vet inte. Det är ju det. Jag vet bara att jag inte var färdig.”

”Säg det då”, sa {@a} och gick.

{child} låg och tänkte på det. Sedan satte {child.he} sig upp. Prickarna! De sa ju ingenting, de där prickarna. De sa bara: jag är kvar, jag är inte färdig.

{child.He} tog sänglampan och ställde sig vid fönstret.

Tänd. Släckt. Tänd. Släckt. Tänd. Släckt.

# blind
Ingenting hände. {child} gjorde det igen, och igen. [pet.cat: {Pet} jagade ljuset över väggen, tre prickar fram och tre tillbaka. ][pet.other: I buren satt {pet} och blinkade tillbaka. Det var inte riktigt samma sak. ]Men bakom den gröna rullgardinen var det svart[city: , svartast i hela {city}].

[pet.dog: {Pet} ville se vad det var för något. {Pet.He} ställde sig med framtassarna på fönsterbrädan, såg ut över gården och skällde till, en enda gång.

”Tyst”, viskade {child}.[!short:  Fast det hördes kanske över gården, tänkte {child.he} sedan.]

][!short: Knappen hade blivit varm. ]{child} fick tårar i ögonen. Nu hade {friend} väl somnat och trodde att det var sant, det där om att inte komma.

En gång till, tänkte {child}. Mycket långsamt.

Tänd. Släckt. Tänd. Släckt. Tänd. Släckt.

Då blev den gröna rullgardinen ljus. Och mörk. Och ljus. Och mörk. Och ljus, och mörk.

Tre prickar.

{Friend} var inte färdig, {friend.he} heller.

# half-the-house
De höll på länge. Det var det bästa samtal de hade haft på hela veckan, och ingen sa ett ord.

Sedan blinkade det på tredje våningen. Det var {neighbour}, som provade om det var fel på strömmen. Då blinkade det hos dem ovanför, som trodde att det var något man skulle göra. Till sist blinkade halva huset, och ingen visste varför. [elder: {Elder.short}, som sov över i rummet bredvid, hostade tre gånger i väggen. [elder2: {Elder2.short} hostade tre gånger tillbaka. ]]Och ute i köket stod {@a} med handen på lampknappen och såg alldeles oskyldig ut.

# one-minute-to-eight
På morgonen fick telefonerna vakna. {child} hade ett meddelande. Det var från {friend}, och det var skickat en minut över åtta. Det hade legat i brödkorgen hela natten[!short: , bland smulorna, medan {child} låg vaken och undrade].

Jag kommer ändå, stod det.

Då ringde det på dörren. Där stod {friend} med en tennisboll.

”Jag klättrade inte”, sa {friend}. ”Den hade rullat ner av sig själv. Det var ditt fel.”

”Det var ditt”, sa {child}. ”Men jag skrev det värsta.”

”Ja”, sa {friend}. ”Fast sedan skrev du hela natten. Med lampan.”

# to-be-continued
På kvällen, när klockan var åtta, lade {child} själv telefonen i korgen. Sedan låg {child.he} i sängen en stund[pet:  och hörde {pet} andas], och sträckte sig efter lampan.

Tre gånger blinkade {child.he}. Tre gånger blinkade det bakom den gröna rullgardinen.

Det betydde god natt, och fortsättning i morgon. Ute i köket låg telefonerna och sov, och de hade ingenting med saken att göra.

# @a
den vuxna
## if adult
{adult}
