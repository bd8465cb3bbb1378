title: Efter dig
title: De två sista på kanten
title: Efter dig, sa pingvinen
guest teacher: Pernilla (hon), Agneta (hon)

% Bassängen är inte djupare än till {child's} bröst. Pingvinen är den; sjöleoparden är han, och är aldrig där. Här heter det ”ingen leopard”.

# the-last-two
Alla andra i {child's} simgrupp[school:  {at school}] hade hoppat i[friend:  ({friend}, som var {child.his} bästa vän, hade hoppat två gånger)], och nu var det bara två kvar på kanten. Den ena var {child}. Den andra var en pingvin.

Där stod de med tårna utanför. Mellan pingvinens fötter låg en slät, vit sten.

”När ni vill, ni två!” ropade simläraren {teacher} nerifrån vattnet.[elder:  Uppe på läktaren satt {elder}[elder2:  och {elder2}] och applåderade redan, för säkerhets skull.]

{child} ville inte alls. Men det kunde {child.he} ju inte säga, så {child.he} sträckte ut armen, mycket artigt.

”Efter dig”, sa {child.he}.

”Nej, nej”, sa pingvinen. ”Efter dig.”

”Men du kom ju före mig.”

”Jag bara står här. Efter dig.”

# geoffrey
De tittade ner i vattnet, bägge två.

”Du är ju en pingvin”, sa {child}. ”Tycker du inte om att bada?”

”Jag älskar att bada”, sa pingvinen. ”Det är att vara först som jag inte tycker om. Hemma står vi tusen stycken på iskanten och säger efter dig hela dagarna.”

”Varför det?”

”Sjöleoparden”, sa pingvinen. ”Den som hoppar först får veta om han är där.”

”Och om han är det?”

”Då är det ingen som hoppar efter.”

{child} tittade ner i vattnet en gång till. ”Här finns det inga sjöleoparder”, sa {child.he}. ”Det här är [city: {city}|Alby simhall].”

”Precis så sa Göte också.”

”Vad hände med Göte?”

”Han bor på ett berg nu.”

# on-three
Det fick {child} tänka på en stund.

”Vi hoppar samtidigt”, sa {child.he}. ”På tre. Då är ingen först.”

”Å, så smart”, sa pingvinen.

”Ett … två … tre!”

Ingen hoppade.

”Du hoppade ju inte!” sa {child}.

”Jag ville se hur du gjorde”, sa pingvinen.

”Ett … två … TRE!”

De böjde på knäna. De viftade med armarna[sport: , som om de tänkte {play sport}]. De lutade sig ut, långt, långt ut, och så lutade de sig tillbaka igen.

”Efter dig”, sa {child}, inte fullt så artigt.

”Nej, nej. Efter –”

Plopp.

# plop
Pingvinen tittade på sina fötter. Där låg det ingen sten.

Den låg på bottnen, liten och vit, och vattnet gungade ovanför.

”Jag har burit den hela vägen hemifrån”, sa pingvinen. ”Det är den finaste på hela stranden.” Sedan sa den inte efter dig mer. Den sa ingenting alls.

{child} tittade på pingvinen, som hade blivit så liten. {Child.He} tittade på stenen. Då höll {child.he} för näsan och hoppade.

PLASK!

# after-me
Allting blev grönt och fullt av bubblor. Men sedan hade {child} golv under fötterna och luft i näsan, och vattnet nådde bara upp till bröstet.

”Är han där?” ropade pingvinen. ”Är han där?”

# no-seal
{child} drog ner simglasögonen och doppade ansiktet. {Child.He} tittade åt vänster. {Child.He} tittade åt höger. {Child.He} såg {teacher's} ben och ett plåster och [friend: {friend's} | någons] strumpa.

”Ingen leopard!” ropade {child.he}. ”Bara en strumpa!”

”En stor?”

”En liten! Kom nu! Efter MIG!”

Och då hoppade pingvinen.

# it-flew
Uppe på kanten hade den varit en kort, rund sak som vaggade. I vattnet flög den. Den flög under {child} och två varv runt {teacher}. Den flög till andra änden och tillbaka, så fort att man bara såg bubblorna.[athlete:  Inte ens {athlete} hade hunnit med.] Sedan sköt den rakt upp ur vattnet och landade på kanten med bägge fötterna. Plafs!

# the-best-one
I näbben hade den stenen. Pingvinen böjde sig fram och lade den i {child's} hand.

”Men det är ju den finaste på hela stranden”, sa {child}.

”Ja”, sa pingvinen. ”Den är till den som hoppade först.”

[pet: {child} lade undan den på kanten, för hemma skulle [pet.dog: hunden ][pet.cat: katten ]{pet} också få titta på den. ]Sedan hoppade de tio gånger till och turades om. Varje gång ropade den som var först: ”Ingen leopard.” Och den som kom efter ropade: ”Hur mår strumpan?”

# nobody-first
En efter en gick de andra upp och duschade. Vågorna blev mindre och mindre, och till slut fanns det inga. {teacher} släckte lamporna längst bort[music:  och nynnade på {music}]. {child} och pingvinen låg på rygg i det varma vattnet, bredvid varandra, med alla tårna i vädret.

”Nu ska ni upp”, sa {teacher} lågt. ”Vem går först?”

”Efter dig”, sa {child}.

”Nej, nej”, sa pingvinen. ”Efter dig.”

Och en liten stund till låg de kvar, bägge två, och vattnet bar dem, och ingen var först.
