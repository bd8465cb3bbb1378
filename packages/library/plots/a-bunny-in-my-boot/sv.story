title: Kaninen på stöveln
title: En kanin i min stövel
title: Jag kan inte, viskade {child}
guest grower: Sixten (han), Börje (han)
guest bunny: Knappen (hon), Pricken (hon)
guest friend: Iris (hon), Melker (han)
guest sitter: Göta (hon), Ingrid (hon)

% Omkväde, alltid helt: ”Jag kan inte”, viskade {child}. ”Det sitter en kanin på min stövel.” Sista gången I. @a är {adult}, annars den äldre, annars {sitter}.

# on-my-boot
Det satt en kanin på {child’s} stövel.

Kaninen hette {bunny} och bodde hos {grower}. [friend: {child} och {friend}[!friend.known: , {child.his} bästa vän,] | {child}] hade bara kommit till kolonilotten[city:  {in city}][elder & adult / elder2:  med {@laughing}] för att säga hej.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] ville också säga hej och fick sitta fint.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] tittade ner från taket på boden. Den stöveln brukade {pet.he} sitta på själv.][pet.other:  {Pet} var hemma med en egen morot.] Men {bunny} skuttade fram genom gräset. Hon nosade på {child’s} vänstra stövel. Hon klev upp längst ut på tån, vek in sina små bruna tassar och somnade.

# beans
”Kom och titta på mina bönor, {child}!” ropade {grower}.

”Jag kan inte”, viskade {child}. ”Det sitter en kanin på min stövel!”

Då kom {grower} med en böna. Den var lika lång som {child’s} arm.

# a-sandwich
”Kom och ta en smörgås!” ropade {@a-first}.

”Jag kan inte”, viskade {child}. ”Det sitter en kanin på min stövel!”

Då kom {@a} med en smörgås. {child.He} åt den stående och spillde inte en enda smula på {bunny}.[pet.dog:  {Pet} fick kanten.]

[friend / age>=6: ”Kom och titta på min mask!” ropade {friend}[friend: | , som grävde på lotten bredvid].

”Jag kan inte”, viskade {child}. ”Det sitter en kanin på min stövel!”

Då kom {friend} med masken, och den vinkade.

]
# watering-can
[age>=6: ”När vaknar hon?” frågade {child}.

”När hon har sovit klart”, sa {grower}.

]”Kom och vattna med kannan!” {@he-called}.

Åh, vattenkannan! Det var det bästa {child} visste, bättre än bönor och smörgåsar[sport:  och till och med bättre än att {play sport}]. {child.He} tittade på vattenkannan. {child.He} tittade ner på {bunny}, som blundade så mjukt.[pet.cat:  {child.He} tittade upp på {pet}, och {pet} tittade åt ett annat håll.]

”Jag kan inte”, viskade {child}. ”Det sitter en kanin på min stövel!”

Benet blev vingligt. Näsan började klia. {child.He} stod still[athlete: , så still har inte ens {athlete} stått].[pet.dog:  {Pet} satt också still, allt utom svansen.]

# plip
[pet.dog: Och då tittade {pet} upp mot himlen … | [pet.cat: Och då kom {pet} ner från taket … | Och då …]]

Plipp.

En regndroppe föll på {bunny’s} öra.

Plopp. En till, mitt på nosen.

”Regn!” ropade {grower}. ”Spring in i boden!”[pet.dog:  Och alla sprang, utom {child} och {pet}.]

”Jag kan inte!” sa {child}. ”Det sitter en kanin på min stövel!”

Sprang {child.he}, så ramlade {bunny} av. Stod {@he} kvar, så blev {bunny} genomblöt. Åh nej!

# pop
{child} tittade på stöveln. [friend: {Friend} kom springande tillbaka och höll fram en arm. ]Och så, sakta, sakta, började {child.he} dra upp foten. Upp kom hälen. Upp kom tårna. Plupp!

Där stod {child.he}, på ett ben och med en strumpa i luften[pet.dog: , och lutade sig mot {pet}].

{bunny} vaknade. Hon tittade ner i den tomma stöveln. Där var det mörkt och torrt, och fortfarande varmt efter {child}. In med nosen. In med öronen. In med de stora bakfötterna. Bara svansen stack ut, som tofsen på en mössa.

# hop
{child} tog stöveln i famnen. Och för att strumpan inte skulle bli blöt hoppade {child.he} på ett ben[school: , precis som {at school}].[friend:  {Friend} gjorde likadant, för sällskaps skull.][pet.dog:  {Pet} gick på fyra.] Skutt, skutt, skutt, förbi bönorna. Skutt, skutt, skutt, förbi kålen. Skutt, skutt, skutt, in i boden.

”Nämen”, sa {grower}. ”Vem av er är det som är kaninen?”[elder & adult / elder2:  Och {@laughing} skrattade så att {@laughing-he} fick sätta sig på en hink.]

# in-my-boot
{child.He} ställde ner stöveln i halmen.[pet.dog:  {Pet} nosade på svansen. Hej!][pet.cat:  {Pet} satte sig på den som {child.he} hade kvar på foten.] Regnet trummade på taket[music: , och {grower} nynnade på {music}]. [friend: {Friend} la örat mot stöveln. Där inne var det någon | Inne i stöveln var det någon] som andades, med små, små andetag.

”Nu går vi hem”, sa {@a}. ”Ta på dig stöveln.”

{child.He} log.

”Jag kan inte”, viskade {child.he}. ”Det sitter en kanin I min stövel.”

# until-morning
Så {child} fick rida hem på {@as} rygg, med [pet.cat: en stövel, en strumpa och {pet} | en stövel och en strumpa][friend: , och {friend} skuttade hela vägen].

Och {bunny} sov i den andra stöveln ända till morgonen.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @laughing
{elder}[elder2:  och {elder2}]
## if elder2 & !adult
{elder2}

# @laughing-he
{elder.he}
## if elder2
de
## if elder2 & !adult
{elder2.he}

# @he-called
ropade {grower}
## if age>=6
ropade han

# @he
{child.he}
## if child.she
hon
## if child.he
han
