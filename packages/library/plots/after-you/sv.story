title: Efter dig
title: De två sista på kanten
title: Efter dig, sa pingvinen
guest teacher: Pernilla (hon), Agneta (hon)

% Bassängen är inte djupare än till {child's} bröst. Pingvinen är den; sjöleoparden är han, och är aldrig där. Här heter det ”ingen leopard”.

# the-last-two
Alla andra i {child's} simgrupp[school:  {at school}] hade hoppat i[friend:  ({friend}[!friend.known: , {child.his} bästa vän,] två gånger)], och nu var det bara två kvar på kanten. Den ena var {child}. Den andra var en pingvin.

Där stod de med tårna utanför. Mellan pingvinens fötter låg en slät, vit sten.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg på en torr handduk och tittade på den. {Pet.He} tyckte om saker som låg nära en kant.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] låg bredvid med nosen utanför. {Pet.He} hade kommit dit med [friend: {friend's} strumpa | en strumpa], och nu hade {pet.he} ingen.]

”När ni vill, ni två!” ropade simläraren {teacher} nerifrån vattnet.[elder:  Uppe på läktaren satt {elder}[elder2:  och {elder2}] och applåderade redan, för säkerhets skull.]

{child} ville inte alls. Men det kunde {child.he} ju inte säga, så {child.he} sträckte ut armen, mycket artigt.

”Efter dig”, sa {child.he}.

”Nej, nej”, sa pingvinen. ”Efter dig.”

”Men du kom ju före mig.”

”Jag bara står här. Efter dig.”

# geoffrey
De tittade ner i vattnet, [pet.dog: {pet} också | bägge två].[pet.cat:  {Pet} tittade på stenen.]

”Du är ju en pingvin”, sa {child}. ”Tycker du inte om att bada?”

”Jag älskar att bada”, sa pingvinen. ”Det är att vara först som jag inte tycker om. Hemma står vi tusen stycken på iskanten och säger efter dig hela dagarna.”

”Varför det?”

”Sjöleoparden”, sa pingvinen. ”Den som hoppar först får veta om han är där.”

”Och om han är det?”

”Då är det ingen som hoppar efter.”

{child} tittade ner i vattnet en gång till. ”Här finns det inga sjöleoparder”, sa {child.he}. [friend: ”{Friend} har ju hoppat i två gånger.”

”Tittade {friend.he} då?” frågade pingvinen.

”Nej, jag blundade”, sa {friend} nere i vattnet.

”Men det här är [city: {city}|Alby simhall]”, sa {child}. | ”Det här är [city: {city}|Alby simhall].”]

”Precis så sa Göte också.”

”Vad hände med Göte?”

”Han bor på ett berg nu.”

# on-three
Det fick {child} tänka på en stund.

”Vi hoppar samtidigt”, sa {child.he}. ”På tre. Då är ingen först.”

”Å, så smart”, sa pingvinen.

”Ett … två … tre!”[friend:  räknade {friend}.]

Ingen hoppade.[pet.cat:  Men {pet} sträckte fram en tass.]

”Du hoppade ju inte!” sa {child}.

”Jag ville se hur du gjorde”, sa pingvinen.

”Ett … två … TRE!”[friend:  ropade {friend}.]

De böjde på knäna. De viftade med armarna[sport: , som om de tänkte {play sport}]. De lutade sig ut, långt, långt ut, och så lutade de sig tillbaka igen[pet.dog: , och {pet} med dem].[pet.cat:  Tassen kom lite närmare.]

”Efter dig”, sa {child}, inte fullt så artigt.

”Nej, nej. Efter –”

Plopp.

# plop
[pet.dog: {Pet} tittade på pingvinens fötter. Då tittade pingvinen också. | Pingvinen tittade på sina fötter.] Där låg det ingen sten.[pet.cat:  {Pet} tittade på sin tass.]

Den låg på bottnen, liten och vit, och vattnet gungade ovanför.

”Jag har burit den hela vägen hemifrån”, sa pingvinen. ”Det är den finaste på hela stranden.” Sedan sa den inte efter dig mer. Den sa ingenting alls.[pet.dog:  {Pet} lutade sig lite mot den.][pet.cat:  {Pet} tittade åt ett annat håll.]

{child} tittade på pingvinen, som hade blivit så liten. {Child.He} tittade på stenen. [friend: ”Ett …”, började {friend}. Men då hade {child} redan hållit för näsan och hoppat. | Då höll {child.he} för näsan och hoppade.]

PLASK!

# after-me
Allting blev grönt och fullt av bubblor. Men sedan hade {child} golv under fötterna och luft i näsan, och vattnet nådde bara upp till bröstet.

”Är han där?” ropade pingvinen. ”Är han där?”[pet.dog:  {Pet} skällde. {Pet.He} ville också veta.][pet.cat:  {Pet} satte sig bakom den.]

# no-seal
{child} drog ner simglasögonen[friend: . {Friend} spärrade upp bägge ögonen. Så doppade de ansiktet. {child} tittade åt vänster. {Friend} tittade åt höger. De |  och doppade ansiktet. {Child.He} tittade åt vänster. {Child.He} tittade åt höger. {Child.He}] såg {teacher's} ben och ett plåster och [pet.dog: strumpan | [friend: {friend's} | någons] strumpa][pet.cat: , och den hade nog också legat nära en kant].

”Ingen leopard!” ropade [friend: {child} | {child.he}]. ”Bara [pet.dog: {pet's} | en] strumpa!”

”En stor?”

[friend: ”Nej, min!” ropade {friend}.

”Kom nu!” ropade {child}. ”Efter MIG!” | ”En liten! Kom nu! Efter MIG!”]

Och då hoppade pingvinen.

# it-flew
Uppe på kanten hade den varit en kort, rund sak som vaggade. I vattnet flög den. Den flög under {child} och två varv runt [friend: {friend} | {teacher}]. Den flög till andra änden och tillbaka, så fort att man bara såg bubblorna.[athlete:  Inte ens {athlete} hade hunnit med.] Sedan sköt den rakt upp ur vattnet och landade på [pet.cat: {pet's} handduk | kanten] med bägge fötterna[pet.dog: , intill {pet}]. Plafs!

# the-best-one
I näbben hade den stenen. Pingvinen böjde sig fram och lade den i {child's} hand.

”Men det är ju den finaste på hela stranden”, sa {child}.

”Ja”, sa pingvinen. ”Den är till den som hoppade först.”

[pet.other: {child} lade undan den på kanten, för hemma skulle {pet} också få titta på den. ][pet.dog: {child} lade den mellan tassarna på {pet}, och där kunde ingen tappa den. ][pet.cat: {child} lade den långt från kanten, och då tittade {pet} inte på den mer. ]Sedan hoppade de tio gånger till[friend: , {friend} också,] och turades om. Varje gång ropade den som var först: ”Ingen leopard.” Och den som kom efter ropade: ”Hur mår strumpan?”[pet.dog:  Och {pet} skällde.]

# nobody-first
En efter en gick de andra upp och duschade. Vågorna blev mindre och mindre, och till slut fanns det inga. {teacher} släckte lamporna längst bort[music:  och nynnade på {music}]. {child} [friend: och {friend} ]och pingvinen låg på rygg i det varma vattnet, bredvid varandra, med alla tårna i vädret.[pet.dog:  På kanten låg {pet}, med stenen mellan tassarna.]

”Nu ska ni upp”, sa {teacher} lågt. ”Vem går först?”[pet.cat: 

{Pet} gick ända fram till dörren och satte sig.]

”Efter dig”, sa {child}.[friend: 

”Efter dig”, sa {friend}.]

”Nej, nej”, sa pingvinen. ”Efter dig.”

Och en liten stund till låg de kvar, [friend: alla tre | bägge två], och vattnet bar dem, och ingen var först.
