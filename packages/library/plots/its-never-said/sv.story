title: Nian
title: Det har den aldrig sagt
title: En ren präst
guest sheets: Arne (han), Sixten (han)
guest owner: Marika (hon), Despina (hon)

% {Pet} sitter på allt som är rent. Nian går när den centrifugerar, och svänger åt det håll där {pet} sitter. {sheets} står ute med pommes fritesen.

# a-clean-vicar
Var något rent, så satte sig {pet} på det. {Pet.He} var {child's} katt och tung som en våt badrumsmatta, och {pet.he} hade suttit på rena skjortor, på rena handdukar[elder: , på {elder} i ren kofta][elder2: , på {elder2} i ren halsduk] och en gång, i en hel timme, på en ren präst.

Så på torsdagarna, när {child} följde med grannen {sheets} till tvättomaten, kom {pet} också. {child} var med för att man måste vara två om man ska vika lakan[friend: , och {friend}[!friend.known: , {child's} bästa vän,] hade bara lyckats vika in sig själv]. {Pet} var med för att ingen hade kommit på hur man låter bli att ha {pet.him} med.

# its-never-said
Den här torsdagen regnade det[city:  över hela {city}], [sport: folk hade varit ute för att {play sport} i det, ]och alla maskiner var upptagna utom en.

”Inte nian”, sa {sheets}.

”Det är inget fel på nian”, sa {owner}, som hade tvättomaten. ”Den tvättar så fint. Den går bara ut och går lite när den centrifugerar.”

”Vart går den?” sa {child}.

”Det har den aldrig sagt.”

In med lakanen. {owner} torkade nian på ovansidan tills den blänkte, och {pet} satte sig på den.

”Jag går och köper pommes frites”, sa {sheets}. ”En stor, två gafflar, hälften var.” Och så fällde han upp kragen och sprang över gatan[athlete: , inte särskilt likt {athlete}].

# dugga
Han hade just gått[music: , och på radion spelade de {@song},] när nian började centrifugera.

Dugga. Dugga. Dugga-dugga-dugga.

Den skakade. Den hoppade. Den trängde sig ut ur raden, som någon som ska ut mitt i [school: samlingen {at school}|en film], och gav sig av över golvet. Slangen släpade efter, och ovanpå satt {pet} och tittade rakt fram.

”{Pet}, hoppa av!” sa {child}. Men {pet} satt på något rent. {Pet.He} flyttade sig bara åt vänster, och då svängde nian åt vänster.

”Inte mina torktumlare!” ropade {owner}.

{Pet} tittade på torktumlarna. {Pet.He} flyttade sig åt höger, och nian svängde åt höger. Sedan fick {pet.he} nog och hoppade ner, och nian gick rakt fram på egen hand, dugga-dugga-dugga-DUNK, in i dörren till gatan. Och där blev den stående.

# hell-start
Det var en dörr som gick inåt. Nu gick den inte alls.

{child} knuffade. {owner} knuffade. Men nian var full av våta lakan, och den stod där den stod, med sitt runda fönster mot dörren, och tittade ut på regnet.

{sheets} kom tillbaka med en varm påse. Han drog i dörren. Han tittade på nian, och nian tittade på honom. Han sa något på andra sidan glaset.

”Vad sa han?” sa {child}.

”Att han börjar”, sa {owner}.

Och {sheets} ställde sig tätt intill väggen, där det inte regnade, öppnade påsen och åt en pommes.

”Hälften är mina!” ropade {child}. {sheets} vinkade vänligt med gaffeln och åt en till.[friend:  {Friend} kom förbi under ett paraply och fick också en.]

# you-cant-tell
”Den gick dit”, sa {child}. ”Då får den väl gå därifrån också.”

”Den går bara framåt”, sa {owner}. ”Den går genom min dörr och över till korvkiosken.”

”Inte om den svänger”, sa {child}. ”Den svängde ju när {pet} satte sig på ena sidan. Det var {pet.he} som styrde! {Pet} måste bara sitta till vänster.”

”Säg till {pet.him}, då”, sa {owner}.

”Det går inte att säga till {pet}”, sa {child}.

Men {child.he} försökte. {Child.He} lyfte upp {pet} på vänster sida. {Pet} gick ner. {child} lyfte dit {pet.him} igen. {Pet} gick ner igen, lite långsammare, så att {child} skulle hinna förstå.

Där ute hade {sheets} kommit långt ner i påsen.
## or
”Den gick dit”, sa {child}. ”Då får den väl gå därifrån också.”

”Den går bara framåt”, sa {owner}. ”Den går genom min dörr och över till korvkiosken.”

”Inte om den svänger”, sa {child}. ”Den svängde ju när {pet} satte sig på ena sidan. Det var {pet.he} som styrde! {Pet} måste bara sitta till vänster.”

”Säg till {pet.him}, då”, sa {owner}.

”Det går inte att säga till {pet}”, sa {child}.

Men {child.he} försökte. {Child.He} lät en strumpa kila fram på nians vänstra sida, som en mus. {Pet} såg på det som man ser på teve, och när det var slut blundade {pet.he}.

Där ute hade {sheets} kommit långt ner i påsen.

# the-other-way
{child} gav upp och tänkte efter. Sedan öppnade {child.he} den närmaste torktumlaren och tog ut ett av {sheets's} örngott, vitt och varmt. {Child.He} vek det på mitten, och på mitten en gång till. {Child.He} la det till vänster på nian och slätade ut det med båda händerna. Och sedan kom det allra viktigaste: {child.he} tittade åt ett annat håll.

Duns.

{Pet} satte sig på det.

# dug
”Nu!” viskade {child}, och {owner} tryckte på knappen.

Dugga. Dugga. Dugga-dugga-dugga. Nian skakade, och nian hoppade, och sakta, som en båt, vände den sig bort från dörren. När den hade vänt lagom mycket tog {child} tag i örngottet och drog det till mitten, med {pet} på, och då gick nian rakt fram, tvärs över golvet, ända till bordet där man viker. Dugga-dugga. Dugga. Dugg.

”Jaså, det var dit den skulle”, sa {owner}.

# corners-together
{sheets} kom in, skakade av sig regnet och räckte fram påsen. ”Jag stannade vid hälften”, sa han. ”Jag såg ju att du hade att göra.”

De vek lakanen. Hörn mot hörn, och gå. Hörn mot hörn, och gå. Ingen sa så mycket. Sedan gick de hem.

# thump
{child} badade, tog på sig pyjamasen och kröp ner i sängen, och först när {child.he} låg där märkte {child.he} hur väldigt ren {child.he} var.

Duns.

{Pet} satte sig på {child.him}.

Dugga, dugga, dugga, spann {pet}, saktare och saktare. {child} sträckte ut den enda arm som gick att röra och släckte lampan, och den natten gick ingen av dem ut och gick.

# @song
{music}
