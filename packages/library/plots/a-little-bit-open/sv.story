title: Lite öppen, tack
title: Lite stängd, tack
title: Mörkret i toffeln

% Det lilla mörkret är "det" och bor i tån på en toffel. Lite öppen och lite stängd sägs om dörren, och på slutet om ögonen.

# a-little-bit-open
{child} var {age} år och mörkrädd, och därför sa {child.he} samma sak om dörren varje kväll.

”Lite öppen, tack.”

Och {@left} lite öppen, så att det låg en strimma ljus över golvet.[elder:  Sedan öppnade {elder.he} trappfönstret, för luftens skull, och gick ner[elder2:  till {elder2}].][adult & !elder:  Sedan gick {adult.he} ner.]

[friend / pet.dog / pet.cat: [friend: {Friend}[!friend.known: , {child.his} bästa vän,] var aldrig mörkrädd, och sov redan på en madrass vid väggen. ][pet.dog: [!pet.known: Hunden {pet}|{Pet}] låg på mattan med nosen under stolen.][pet.cat: [!pet.known: Katten {pet}|{Pet}] låg på stolen.]

]”Lite stängd, tack”, sa en röst.

{child} satte sig upp. Rösten kom från {child.his} ena toffel.

”Vem är det i min toffel?”

”Mörkret”, sa rösten. ”Inte hela. Jag är bara ett litet. Jag bor i tån.[elder:  {Elder.short} köpte ett nummer för stort.]”

# teeth
{child} drog upp täcket till hakan. ”Jag är mörkrädd”, sa {child.he}.

”Jag är ljusrädd”, sa det lilla mörkret. ”Du har lampa.”

”Du har inget ansikte.”

”Ditt lyser. Till och med tänderna lyser.”

{child} stängde munnen. Ingen hade någonsin varit rädd för {child.his} tänder förut[school: , inte ens {at school}][sport & school:  eller när {child.he} skulle {play sport}][sport & !school: , inte ens när {child.he} skulle {play sport}].

# a-ginger-one
”Du gör om min stol till en varg”, sa {child.he} med stängda läppar.

”Det gör jag inte alls. Den är stol hela natten.[pet.other:  Fråga {pet}.][pet.cat:  Öronen är {pet's}.] Jag har varit under den. Det sitter en pepparkaka där.”

”Det gör det inte.”

”Jo då. En gris.[pet.dog:  Fråga {pet}.]”

[friend: ”Då är den {friend's}”, sa {child}. {Friend} ville alltid ha en kvar till nästa gång.]

Sedan teg de en stund båda två[music: , och {music} hördes upp genom golvet].

# the-stripe
”Det är den där strimman”, sa det lilla mörkret. ”Den går ända fram till toffeln, och den sticks. Så jag vill ha dörren stängd.”

”Jag måste ha den öppen.”

”Lite stängd.”

”Lite öppen.”

De tittade på dörren. Den hade inte rört sig. Den var lite öppen. Den var lite stängd också.

”Så där vill jag ju ha den”, sa {child}.

”Det är ju så jag vill ha den”, sa det lilla mörkret.

”Vad bråkar vi om, då?”

”Vet inte. Det var du som började.”

”Det var du.”

# click
Och just då kom det ett litet vinddrag [city & elder: genom hela {city}, in genom det öppna fönstret och ][city & !elder: genom hela {city} och ][elder & !city: in genom det öppna fönstret och ]uppför trappan och puffade till dörren.

Klick.

Strimman slocknade. Det fanns inget golv. Det fanns ingen stol.[athlete:  Det fanns ingen {athlete} på väggen.] {child} höll upp handen, och det fanns ingen hand. {child.He} öppnade munnen för att ropa, men det kom ingenting.

”{child}?” sa det lilla mörkret.

”Allting är borta”, viskade {child}.[friend:  ”Till och med {friend}.”]

# put-your-foot-down
”Nej då. Allting står där du ställde det. Det vet väl jag, som är här och tar på det. Sätt ner foten.”

{child} satte ner ena foten. Det var mjukt.

”Mattan”, sa det lilla mörkret. [pet.dog / friend: ”Nu den andra.”

Där var det ännu mjukare, och det andades.

”[pet.dog: {Pet}|{Friend}]”, sa det lilla mörkret. ”Kliv runt. Och sträck ut handen åt sidan.”|”Sträck nu ut handen åt sidan.”]

{child} sträckte ut handen. Där stod något högt, med ben. Det stod alldeles stilla. {child.He} kände längs med ryggen[pet.cat: , och ryggen spann]. {child.He} kände längs med kanten. {child.He} kände under.

Där satt en pepparkaksgris.

”Det är en stol”, sa {child}.

[friend: ”Grisen är till nästa gång”, sa {friend} i sömnen.

][friend & !pet.dog: Så {child} lät den sitta.

][pet.dog: En blöt nos kom in under {child's} hand. Sedan knaprade det i mörkret.

]

# smallest
[friend / pet.dog: ”Vad var det jag sa?” frågade det lilla mörkret. ”Nu|”Vad var det jag sa? Nu] tre steg. Ett. Två. Tre. Där är dörren. Och där är handtaget, mitt för magen.”

Handtaget var långt och kallt. {child} höll i det men tryckte inte ner det. {child.He} hade kommit att tänka på en sak.

”Om jag öppnar kommer strimman och sticks.”

”Jag vet”, sa det lilla mörkret.

Ett tag hördes inte ett ljud ur toffeln. Sedan talade mörkret, och så litet hade det aldrig varit förut.

”Lite öppen, tack.”

# just-right
Då öppnade {child}. Strimman hoppade in över golvet, över mattan och ända fram till toffeln. Allt kom tillbaka: golvet, stolen[friend: , {friend}][pet.dog / pet.cat: , {pet}][athlete: , {athlete}] och {child.his} egen hand på handtaget.

{child} sprang fram och tog upp toffeln. {child.He} la handen över hålet där man stoppar in foten, men inte riktigt över hela.

”Lite stängd”, sa {child}. ”Är det bra så?”

”Å”, sa det lilla mörkret. ”Det är precis lagom.”

# shut
{child.He} tog med sig toffeln i sängen och lät handen ligga kvar. Där inne, under handflatan, var det mjukt och svart och knappt större än ett plommon.

[elder: {Elder} kom uppför trappan och stängde fönstret. Dörren lät {elder.he} stå precis som den stod.

]”God natt, {child}”, sa [elder: det lilla mörkret|det]. ”God natt, tänderna.”

[friend: ”God natt”, sa {friend} i sömnen.

]

{child} log med stängda läppar, så att ingenting skulle lysa.[pet.cat:  Uppe på stolen blundade {pet}.][pet.dog:  {Pet} sov med nosen bland smulorna.]

[pet.dog / pet.cat: {Child's} ögon|Ögonen] var lite öppna.

Sedan var de lite stängda.

Sedan var de stängda.

# @left
den fick stå
## if adult & !elder
{adult} lät den stå
## if elder
{elder}, som sov över hos dem, lät den stå
