title: Den längsta strumpan
title: Om du drar så drar jag
title: En bra sida
guest oona: Tekla (hon), Majken (hon)
guest owen: Truls (han), Ruben (han)
guest friend: Robin (hen), Kim (hen)
guest pell: Gunnar (han), Roland (han)
guest miss: Samira (hon), Mariam (hon)

% I underslafen ligger {oona}, eller {owen} när barnet är en pojke: annars delar man inte stuga. ”Sover du?” – ”Ja” kommer tre gånger, och den sista blir det sant.

# are-you-asleep
”Sover du?” sa underslafen.

”Ja”, sa {child}.

”Vem är det som lyser, då?”

{child} låg blickstilla i [elder: sovsäcken som {elder}[elder2:  och {elder2}] hade lånat ut|sin sovsäck], och den glödde inifrån som en stor grön larv. Det var första natten på lägerskolan[school:  med {school}], {@six} i varje stuga, och här ute[city: , till skillnad från {in city},] fanns det inte en enda gatlykta. Mörkret gick ända fram till ögonen och lutade sig mot dem. {child} var {age}. {Child.He} hade alltid varit mörkrädd[pet.dog: , till och med när [!pet.known: hunden ]{pet} låg på fötterna][pet.cat: , till och med när [!pet.known: katten ]{pet} låg på fötterna][pet.other: , till och med när {pet} fanns i samma rum], och det skulle ingen i den här stugan någonsin få veta[friend: , inte ens bästa vännen {friend} i sängen vid dörren].

”Jag läser[athlete:  om {athlete}]”, sa {child.he}.

”Du har inte vänt blad på en timme.”

”Det är en bra sida.”

# tuesday
Underslafen suckade. Där låg {@o}, en tyst {@girl} i {child's} klass, som bara kunde sova när det var svart som inuti en stövel. Det hade {@she} sagt vänligt klockan tio, och mindre vänligt vid midnatt, med sin längsta strumpa knuten över ögonen.

”När det är ljust tror min hjärna att det är tisdag morgon”, sa {@o}.

”Det är ju snart tisdag morgon.”

”Just det!”

Så höll de på. {child} släckte inte ficklampan, och {@o} slutade inte påpeka det, och klockan sex, när fåglarna satte i gång, hade ingen av dem fått en blund i ögonen.

# the-count
”Vem var det som hade tänt i natt?” sa {friend} vid frukosten. [friend: |{Friend} låg i sängen vid dörren. ]”Det var som att sova i ett kylskåp med dörren öppen.”

Fem ansikten tittade upp. {child} hade munnen full av gröt, och huvudet också.

”Fråga {@o}”, hörde {child.he} sig själv säga. ”Det är {@she} som inte tål ljus. {@She} är typ vampyr.”

Det var inte ens ett svar. Men de skrattade, och sedan var det ingen som frågade om ficklampan. De hade fullt upp. Innan bordet var avdukat hette {@o} Greven. Vid kanoterna undrade någon om Greven kunde ta sig över rinnande vatten[sport: , och om det stämde att vampyrer bara får {play sport} efter solnedgången]. Till lunch var det vitlöksbröd, och det var den värsta halvtimmen av alla.

# garlic-bread
{@o} skar sitt i prydliga rutor och åt upp det. En gång tittade {@she} på {child}. {@She} såg inte arg ut. {@She} såg ut som om {@she} hade tänkt fråga {child} något och inte ville längre.

{child} tänkte säga förlåt vid kanoterna. {Child.He} tänkte säga det vid lunchen. Hela dagen låg ordet i munnen som en karamell, och hela dagen var det för många ansikten.

# the-rope
Efter kvällsmaten var det mörkervandring.

”Ficklamporna av”, sa {pell}, som skötte lägergården och hade ett skägg som man kunde tappa bort en penna i. ”Det går ett rep genom skogen, härifrån till lägerelden. Håll i det och följ det. Jag går först, och er lärare går sist. Jag har gjort det här i tjugo år, och alla har alltid kommit ut på andra sidan.”

De gick in bland granarna, en efter en, och mörkret slog igen som ett lock.

{child} tog tio steg. {Child.He} tog tjugo. Sedan stannade benen. {Child.He} sa åt dem att gå, och det gjorde de helt enkelt inte. Där stod {child.he} med båda händerna om repet, och andan gick in och in och kom inte ut, och bakom {child.him} stötte alla mjukt ihop, som vagnar på en bangård.

”Vad är det?” ropade någon. ”Varför står vi still?”

# thats-tree
Då hördes en röst, tätt bakom {child} och ganska låg.

”Sover du?” sa {@o}.

”Ja”, sa {child}. Det blev ett pip.

Hela förra natten hade {@o} hört på hur {child} inte sov. Nu hörde {@she} på igen.

”Det var ingen bra sida, va?” sa {@she}.

”Nej.”

”Det är mörkret.”

”Ja.”

Nu säger {@she} det till alla, tänkte {child}. Och det vore rätt åt mig.

Det kom en hand och la sig mellan {child's} skulderblad, och där låg den kvar.

”Sätt fram foten”, sa {@o}. ”Är det mjukt? Då är det stig. Sniffa nu. Det är gran. Träden står precis där de stod i eftermiddags. Ingen har flyttat på dem.”

{child} satte fram foten. Det var mjukt. {Child.He} sniffade, och det var gran. Då kom andan ut till slut, alltihop på en gång, och {child.he} tog ett steg, och handen följde med.

# no-faces
Det var då {child} märkte en sak med mörkret. Det fanns inga ansikten i det. Ingen såg {child.him} alls.

”Det var min ficklampa!” sa {child.he}, så högt att det räckte till hela repet. ”I natt. Jag är mörkrädd, det har jag alltid varit, och jag sa så där om {@o} för att ni inte skulle fatta det. Det var taskigt. Förlåt, {@o}.”

Ingen sa något. Det droppade från granarna.

”Jag har nattlampa hemma”, sa {friend} längre fram. ”Det är en igelkott.”

”Jag har med mig min mosters kofta”, sa någon annan. ”Att lukta på.”

”Jag går sist, med den stora ficklampan”, sa {miss}, deras lärare, ”och jag har haft tummen på knappen hela tiden.”

Skrattet sprang längs repet, och {child} kände det i händerna.[music:  Längst fram stämde {pell} upp {music}.] {Child.He} gick resten av vägen. Det var mörkt vartenda steg.

# the-sock
Den kvällen, i stugan, kom det upp något långt och ulligt vid kanten av {child's} madrass.

”Vad är det här?” sa {child}.

”Min längsta strumpa”, sa {@o}. ”Den är ganska ren. Du tar tån, jag tar skaftet. Det är repet. Om du drar så drar jag.”

{child} la ficklampan under kudden och släckte den. Mörkret gick ända fram till ögonen och lutade sig. {Child.He} drog. Genast drog strumpan tillbaka.

{Child.He} låg och lyssnade på fem andra som andades. Efter en stund drog {child.he} igen, bara lite, och det gjorde strumpan också.

”Sover du?” viskade underslafen.

”Ja”, sa {child}, och en minut senare gjorde {child.he} det.

# @six
sex
## if child.she & friend.she / child.she & !friend
sex tjejer
## if child.he & friend.he / child.he & !friend
sex killar

# @o
{oona}
## if child.he
{owen}

# @girl
tjej
## if child.he
kille

# @she
hon
## if child.he
han
