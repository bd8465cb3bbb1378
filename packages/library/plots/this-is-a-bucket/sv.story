title: Det här är en hink
title: Är det din?
guest friend: Majken (hon), Melvin (han)
guest pup: Gösta (han), Egon (han)
guest owner: Gunvor (hon), Birgit (hon)
guest minder: Malena (hon), Josefin (hon)

% Valpen är en grannes och förblir det. {friend} är familjens, annars någon som står in. Den som frågar hur långt de har kommit: {adult}, annars den äldre, annars {minder}.
% En familj som har hund hör andra sagor; en katt sitter i fönstret.

# on-the-doormat
På dörrmattan satt en valp, och det var bara ett fel på honom. Han var inte {child's}.

{Child} ville ha en valp. Det stod överst på {child.his} önskelista, och en gång till längst ner. Men den här hette {pup}, var nio veckor och bodde hos {owner} i huset bredvid, och {child} fick bara ha honom tills hon kom hem från kören.

De skulle gå ett varv runt kvarteret[school:  och förbi {school}], så att alla såg dem. Och någon skulle fråga: ”Är det din?”

Bästa vännen {friend} skulle med, och {friend.he} hade ett paraply, för {friend.he} litade inte på moln.[elder & adult:  {Elder}[elder2:  och {elder2}] satt på bänken vid väggen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade gått in och satt sig i köksfönstret.]

# to-the-bucket
”Kom, {pup}”, sa {child}.

{Pup} gick två steg. Sedan satte han sig. Han tittade på hinken som stod vid trappan, och på {child}, och på hinken.

{Child.He} lockade. {Child.He} gick i förväg och låtsades att det var roligt där framme. {Pup} satt kvar.

”Hur långt har ni kommit?” ropade {@a-first} från köksfönstret.

”Till hinken!” ropade {friend}. ”Han vill inte gå.”

”Han vill inte gå med mig”, sa {child} och satte sig på gången av ren besvikelse.

# he-is-asking
Därifrån såg {child} honom i ansiktet. {Pup} tittade på hinken, med pannan full av rynkor. Sedan tittade han {child.him} rakt i ögonen, och sedan på hinken igen.

”Han är inte envis”, sa {child} långsamt. ”Han frågar.”

”Vad frågar han?” sa {friend}.

”Vad det är. Han är ju nio veckor. Han har aldrig sett en hink.”

{child} knackade på den. Bong.

”Det här är en hink”, sa {child.he}.

{Pup} luktade på hinken hela vägen runt. Han stack in huvudet och nös. Sedan gick han tre steg och satte sig framför en stövel.

”Det här är en stövel”, sa {child}.

# what-there-is
Nu gick det bättre, men det gick inte fort.

[age>=6: ”Det här är ett löv”, sa {child}. ”Och det här är resten av trädet.”

]”Det här är en cykel”, sa {friend} och plingade.

{Pup} tittade på {child}.

”Det stämmer”, sa {child}.

Det här var en mask, och den bodde här. [elder & adult: Det här var {elder.short}, som hade kex, så det tog tid. ][pet.cat: Det där i fönstret var {pet}, som man inte fick lukta på. ][pet.other: Det där var fönstret, och där inne bodde {pet}. ][sport: Det här var till för att {play sport}[athlete: , som {athlete}]. ][athlete & !sport: Det där på tröjan var {athlete}. ][music: Det som hördes var {music}, och det gick inte att lukta på. ]Varje gång tittade {pup} först på saken och sedan på {child}, och sedan gick han vidare.

Till slut var de framme vid grinden.

”Det här är en grind”, sa {child}. ”Där bakom är allt det andra[city:  i {city}].”

# floop
Då föll det en droppe på {pup's} nos. Han tittade på {child}.

”Det här är regn.”

”Vad var det jag sa”, sa {friend} och fällde upp paraplyet.

FLOPP!

Där {friend} nyss hade haft ett huvud var det nu något stort och svart och runt. {Pup} skrek. {child} skrek också, för det kom precis vid kinden. {Child.He} tappade kopplet, och {pup} for över hela gräset och in under bänken.

{Friend} fällde ihop paraplyet. KLAPP. Då kröp han ännu längre in.[elder & adult:  {Elder.short} på bänken satt alldeles stilla.][pet.cat:  {Pet} hade sett det komma.]

”Hur långt har ni kommit?” ropade {@a}.

”Till bänken!” ropade {friend}.

”Men det är ju åt andra hållet!”

# already-answered
{child} lade sig på magen i det våta gräset. Därinne syntes bara två ögon. De tittade på paraplyet. De tittade på {child}. De tittade på paraplyet.

Han frågade fortfarande. Och {child} hade redan svarat. {Child.He} hade skrikit.

# this-is-an-umbrella
{Child} reste sig.

”Fäll upp det igen”, sa {child.he}. ”Sakta. Och stå still.”

{Friend} fällde upp det så sakta att det knappt hördes, och stod sedan som en lyktstolpe.

{child} gick fram till paraplyet, inte fort, och knackade på det. Pock. {Child.He} gick in under det, satte sig på marken och sträckte ut benen.

”Det här är ett paraply”, sa {child} med sin vanliga röst. ”Det är {friend} som är under.”

”Det stämmer”, sa {friend}.

Regnet trummade ovanför dem. Sedan stack det fram en nos under bänken. Sedan kom två tassar. {Pup} tittade på paraplyet, och han tittade på {child}.

{child} sa inget mer. {Child.He} bara satt där, som hemma i soffan.

Och då kom han. Han gick hela vägen över gräset, alldeles själv, in under paraplyet, och satte sig på {child's} fot.

# is-he-yours
En stor flicka på cykel stannade utanför grinden.

”Åh”, sa hon. ”Är det din?”

{Pup} tittade på flickan. Sedan tittade han på {child}.

”Nej”, sa {child}. ”Men det är mig han frågar.”

# to-the-gate
Regnet hade slutat när {owner} kom hem.

”Hur långt kom ni?” frågade hon.

”Till grinden”, sa {child}. Det lät inte långt.

”Hela vägen till grinden”, sa {owner}. ”Jag har aldrig kommit längre än till mattan.” Hon såg på {pup}, och så såg hon på {child}. ”Har du tid i morgon? Han har ju inte sett andra sidan.”

Det hade {child} tid med.[pet.cat:  Det hade {pet} också, om man fick sitta inne.][elder & adult: 

”Jag tar med mer kex”, sa {elder.short}.]

# the-moon
De följde med till {owner's} trappa. Över taket hade månen kommit fram, tunn och vit. {Pup} satte sig. Han tittade på den, länge, och sedan på {child}.

”Det där är månen”, sa {child}. ”Den ska vara där.”

Och {pup} litade på {child}, gick in och lade sig.

# @a-first
{minder}, som passade dem,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
