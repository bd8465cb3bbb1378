title: Stora grodan, lilla grodan
title: Vem rörde sig först?
title: Generalen är på tvätt
guest small: Sigge (han), Tage (han), Folke (han)
guest judge: Gunvor (hon), Solveig (hon)
guest sleeper: Bengt-Åke (han), Sven-Olof (han)

# the-stone
Mitt i parken fanns ett högt stenblock, och på det stod {child} och {sibling} rygg mot rygg, gråmålade från topp till tå.
[sibling2: Mellan dem stod {sibling2}, på tvären och precis lika grå. ]I vanliga fall stod det en general där, men han var
på tvätt. Nu var det fest i parken, och den som kunde vara staty längst skulle få åka brandbil runt parken, längst fram
hos den som körde.

Det fanns bara en plats längst fram.

”Du rör dig först”, sa {child}.

”Du rörde dig nu”, sa {sibling}. ”Med munnen.”

[sibling2: ”Det gjorde du med”, sa {sibling2}. ”Nästan.”]

[elder: ”Tänk om de kunde så där vid matbordet”, sa {elder} i sin stol[elder2: , och {elder2} nickade].]

# no-lips
Alla andra hade åkt ut. [age>=7: Någon hade nyst, och någon hade vinkat till sin moster. ]{Child} och {sibling} hade stått där i en halvtimme.

{Child} var bra på att stå still. Så bra att en duva hade satt sig mitt på {child.his} huvud och somnat. [city: Det
fanns inte ett huvud i hela {city} som satt så still.]

Det var inte {sibling}. Inne i skorna dansade alla tio tårna. Men {sibling} kunde prata utan att röra
på läpparna. {Sibling.he} kunde till och med säga ”bubbelpapper”. [sibling2: {Sibling2} tänkte bara vinna.]

[!sibling2/age>=7: ”Det kliar på din näsa”, sa {sibling}, utan att röra på läpparna.]

[!sibling2/age>=7: ”Det gör det inte alls”, sa {child}.]

[!sibling2/age>=7: ”Det gör det nu.”]

[!sibling2/age>=7: Det gjorde det nu. {Child} lät det klia.] [pet.dog: {Pet} nosade på alla skorna och visste precis vems de var.] [pet.cat: {Pet} satt nedanför stenen och tittade bara på duvan.] [pet.other: Därhemma fanns {pet}, som hade vunnit utan att försöka.]

# frogs
Då kom en mycket liten pojke förbi på {child's} sida. Han hade en grön mössa med två grodögon på. ”Pappa?” sa
han och försvann runt hörnet på stenen.

Och på {sibling's} sida kom en mycket stor karl. Han hade en grön mössa med två grodögon på. ”{Small}?” sa han och
försvann runt hörnet.

”Stora grodan”, sa {child}.

”Lilla grodan”, sa {sibling}.

[sibling2: ”Ingen groda”, sa {sibling2}.]

”Lilla grodan”, sa {child}.

”Stora grodan”, sa {sibling}.

[sibling2: ”Fortfarande ingen”, sa {sibling2}. ”Jo, där!”]

De gick åt samma håll, och precis lika fort.

”De träffas ju aldrig”, sa {child}. ”Hoppa ner och säg det till dem.”

”Hoppa själv.”

[sibling2: ”Jag hoppar ingenstans”, sa {sibling2}.]

[!sibling2/age>=7: Det var ingen som hoppade. Det fanns bara en plats.]

# other-way
{Sibling} försökte däruppifrån i stället. ”Åt andra hållet”, sa {sibling.he}, utan läppar. Den stora karlen
stannade. ”Tack ska du ha”, sa han till en papperskorg och vände.

Samtidigt, på andra sidan, viskade {child}: ”Åt andra hållet!” Och så vände pojken också.

”Lilla grodan”, sa {child}.

”Stora grodan”, sa {sibling}. ”Men vad gör du!”

”Jag hade ju ordnat det!”

”Jag hade ju ordnat det! Gör ingenting nu!”

”Gör ingenting själv!”

Då gjorde ingen någonting, och grodorna gick runt.

[!sibling2/age>=7: ”Nej, någon måste ju”, sa båda två på en gång. Och så gjorde båda två det, och grodorna gick runt åt andra hållet.]
[sibling2&age>=7: ”De blir yra”, sa {sibling2}. ”Grodor blir det.”]

# leaving
Sedan stannade lilla grodan. Han tittade ut över parken. Där var fullt med ben, och inga av dem var de rätta. Hans underläpp
började darra, och så gav han sig av[!sibling2/age>=7: , rakt in bland alla benen].

”Lilla grodan går”, sa {child}.

”Stora också”, sa {sibling}. ”Han går mot grinden.”

[sibling2: ”Och mössan ramlade av”, sa {sibling2}. ”På den lilla.”]

# the-jump
{Child} hade kunnat stå kvar till på torsdag. {Child.he} tänkte på platsen längst fram. Sedan hoppade {child.he}.

Duvan for upp som en raket. {Child} sprang [!sibling2/age>=7: kors och tvärs ]mellan benen, och där var han, lilla grodan, och {child} satte
sig på huk och höll fram en grå hand. ”Jag har sett din pappa”, sa {child.he}. ”Jag har sett honom nio gånger.”

[sibling2: {Sibling2} hoppade också, rakt efter mössan, och höll upp den så högt det gick.]

# the-whole-mouth
Uppe på stenen hörde {sibling} att duvan flög. Alltså hade {sibling.he} vunnit. Det enda {sibling.he} behövde göra var ingenting.

{Sibling.he} gjorde ingenting i en hel sekund. Den var lång.

Den stora karlen var nästan vid grinden, och dit når man inte utan läppar. Då hoppade {sibling}, och gapade så stort
det gick, och skrek med alltihop.

”STORA GRODAN! DIN LILLA GRODA ÄR HÄR!”

Och stora grodan [sibling2: fick syn på mössan och ]kom springande så att ögonen på huvudet guppade, och lilla grodan åkte högt upp i luften och landade på hans
axlar.

”Var har du varit?” sa stora grodan.

”Runt”, sa lilla grodan.

# who-moved-first
Domaren hette {judge}, och hon hade tittat på duvan. ”Jaha, vem av er rörde sig först?” sa hon.

”Det var jag”, sa {child}.

”Nej, det var jag”, sa {sibling}.

[sibling2: ”Det var jag”, sa {sibling2}. ”Jag rörde en tå redan innan.”]

”Jag hoppade ju jättelänge före [sibling2: er | dig].”

”Alltid ska du förlora först.”

[!sibling2/age>=7: ”Det gör detsamma”, sa {judge}. ”Det är en kvar.” | ”Det är en kvar”, sa {judge}.]

[!sibling2/age>=7: Hon pekade med pennan. ]På en bänk vid dammen satt {sleeper}[!sibling2/age>=7:  med händerna på magen]. Han hade inte rört sig sedan lunch. Han
hade inte ens anmält sig.

Så {sleeper} fick platsen längst fram, och han sov hela varvet runt, med sirener och allt.

# both-sides
Efteråt satt {child} och {sibling} på stenen med varsin glass från stora grodan. De satt rygg mot rygg, för
då har man något att luta sig mot. [sibling2: {Sibling2} låg ovanpå med en tredje och hade himlen.] [adult:
”När de där är uppätna går vi hem”, sa {adult}, en gång på varje sida.]

”Vad har du på din sida?” sa {sibling}.

”En gubbe som bär ett bord. Och duvan är tillbaka. Vad har du?”

”Brandbilen. De försöker väcka {sleeper}.”

[sibling2: ”En stjärna”, sa {sibling2}. ”Inga grodor.”]

Det blev mörkt på {child's} sida, och sedan på {sibling's}.

”Något mer?” sa {sibling}.

”Nej. Har du?”

”Nej.”

Då hade de sett alltihop, och så gick de hem.
