title: Vem där?
title: En djup och teglig röst
guest friend: Tuva (hon), Sixten (han)
guest elder: Solveig (hon), Gunvor (hon)
guest minder: Malena (hon), Josefin (hon)

% Den som var sex år är {elder}; en riktig mormor eller farfar var bara på besök en gång (@six). Bron talar djupt och långsamt, och den har sett fram emot det här.

# whos-there
På vägen hem [school: från {school} | från skolan] fanns det en järnvägsbro, och under bron bodde det ett eko.

Varje dag stannade {child} och {friend}[!friend.known: , {child's} bästa vän,] precis i mitten, där det var svalt och droppade, och {child} ropade: ”Hallå!” Och bron sa: ”Hallå … allå … lå.” Sedan ropade {friend}: ”Falukorv!” Och bron sa: ”Falukorv … alukorv … korv.”

Men en torsdag stannade {child} i mitten och ropade: ”Hallå!”

Och bron sa: ”Vem där?”

# thats-not-it
{Child} tittade på {friend}. {Friend} tittade på {child}.

”VEM DÄR?” sa bron. Den hade en djup och teglig röst.

”Öh. Det är {child}”, sa {child}.

”{Child} vem?” sa bron.

{Child} talade om vad {child.he} hette i efternamn, och till och med det där namnet i mitten.[city:  {Child.He} sa {city} också, om det skulle vara till hjälp.] Bron väntade. Sedan drog den en lång, besviken suck, så att en duva ramlade ner från sin kant.

”Det är inte så den går”, sa bron, och sedan sa den inte ett ord till. De provade med hallå. De provade med falukorv.[sport:  De provade med {sport}.][athlete:  De provade med {athlete}.][music:  De provade att sjunga lite {music}.] Det bara droppade.

”Vi har haft sönder den”, sa {child}.

”Den lät ledsen”, sa {friend}. ”Som om den väntade på något.”

# the-trolley
{@walked} hade hamnat en bit efter, för {elder.he} hade en shoppingvagn som gnisslade[elder2:  och var full av allt som {elder2} hade skrivit på listan]. Nu kom {elder.he} gnisslande in under valvet.

De berättade alltihop. Och medan de berättade blev {elder.short} skär i ansiktet. {Elder.He} blev skär från halsduken och hela vägen upp till mössan.

”Vem där”, sa {elder.he}. ”Nej men kära nån. Den kan väl inte stå och vänta än?”

{Elder.He} satte sig på shoppingvagnen.

# when-i-was-six
{@six}

{Friend} räknade på fingrarna, och fingrarna tog slut. ”Den har övat på det ända sedan dess”, sa {friend.he}.

”Och ingen har berättat slutet!” sa {child}. ”Du måste säga det, {elder.short}! Hur gick den?”

# forgotten
{Elder.short} öppnade munnen. Sedan stängde {elder.he} den igen.

”Jag har glömt det”, sa {elder.he} med mycket liten röst.

Bron stönade.

”Var inte orolig”, sa {child} och klappade på teglet. ”Gör om alltihop, {elder.short}. Var stod du?”

# one-foot-in
{Elder.short} ställde sig där {elder.he} hade stått, med ena foten i vattenpölen.

”Vad såg du?” frågade {friend}.

”Min egen andedräkt”, sa {elder.short}. ”Det var kallt. Och så luktade det något. Rostat bröd! {@called}

Sedan tystnade {elder.he}, och så log {elder.he}, och det var ett leende som var sex år.

# knock-knock
”Flytta på er, ni två”, sa {elder.short}. {Elder.He} drog ett andetag ända nerifrån stövlarna. ”KNACK, KNACK!”

”Vem där?” sa bron. Den darrade så att det surrade i teglet.

”VILLE!”

”Ville vem?”

”VILLE BARA SÄGA ATT MATEN ÄR KLAR!”

Först hände ingenting. Sedan började något mullra, långt nere i stenarna. Det växte och rullade runt i valvet, tills alla duvorna flög ut åt båda hållen. ”Ho”, sa bron. ”Ho ho! Åh, HO HO HO!” Det kunde ha varit tåget tio över fyra som körde ovanpå. Men {child} visste hur ett skratt låter.

”Den är inte ens särskilt bra”, sa {elder.short} och torkade sig i ögonen.

”Jo, om man har väntat på den”, sa {friend}.

# toast
Sedan gick de hem, och maten var klar. Det var rostat bröd, och [adult: {adult} | {minder}, som passade {child},] hade rostat ett helt berg.[elder2:  {Elder2} bredde.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tog hand om kanterna.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] tog hand om smöret.][pet.other:  {Pet} fick höra historien först av alla.]

# one-of-its-own
Vid läggdags berättade {child} alltihop för [adult: {adult} | {minder}], med alla rösterna. [adult: {adult.He} | Hon] skrattade på rätt ställe, och sedan stoppade [adult: {adult.he} | hon] om {child.him} och släckte.

”God natt”, sa [adult: {adult} | {minder}].

”God natt … natt … att”, sa {child}.

[adult: {Adult} | {Minder}] hade nästan stängt dörren när det hördes en röst genom fönstret, från långt bort över taken. Den var djup och teglig, och den hade hittat på en alldeles egen vits.

”Knack, knack”, sa den.

[pet.dog: {Pet} spetsade öronen. ][pet.cat: {Pet} öppnade ena ögat. ][pet.other: Det var tur att {pet} sov. ]Och {child} log ner i kudden. ”I morgon”, viskade {child.he}. ”Jag lovar.”

# @walked
På torsdagar var det grannen {elder} som följde dem hem, och {elder.short}
## if elder
Den veckan var det {elder} som följde dem hem, och {elder.short}

# @six
”När jag var sex år”, sa {elder.short}, ”stod jag precis här en kväll och ropade: Knack, knack! Och bron sa knack, knack, för det var allt den kunde. Så jag talade om att den skulle säga: Vem där? Och precis då ropade min mamma på mig. Jag gick hem, och slutet fick den aldrig höra.”
## if elder
”När jag var sex år”, sa {elder.short}, ”var jag på besök här en gång. Jag stod på precis det här stället och ropade: Knack, knack! Och bron sa knack, knack, för det var allt den kunde. Så jag talade om att den skulle säga: Vem där? Och precis då ropade någon på mig. Jag gick, och slutet fick den aldrig höra.”

# @called
Och så kom mamma ut på trappan och ropade …” {Elder.short} kupade händerna. ”{Elder}! {Elder}! Jag ville bara säga att maten är klar!”
## if elder
Och så kom någon ut på trappan och ropade …” {Elder.short} kupade händerna. ”Kom nu! Kom nu! Jag ville bara säga att maten är klar!”
