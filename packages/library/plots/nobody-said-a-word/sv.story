title: Schhh, sa tåget
title: Hej, tåget
title: Ingen sa ett ord
guest pet: Koks (han), Sotis (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Schhh!”, gärna med ett finger för munnen, strängt i början. Det sista sägs så tyst som ett tåg långt borta.
% Den som är med är {adult}, annars den äldre, annars {minder}. Hunden är familjens, eller stationens; katten fräser i stället för att nysa.

# to-say-hello
{child} ville säga hej till tåget.

Därför satt {child.he} på bänken vid stationen[city:  i {city}], mellan {@comes} och {@pet}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] satt ytterst, för {Friend} ville också säga hej.]

Och där kom det, stort och svart och varmt[elder & adult: , och inuti satt {elder}[elder2:  och {elder2}], som skulle hälsa på][elder2 & !adult: , och inuti satt {elder2}, som skulle hälsa på]. Det stannade mitt framför bänken. Vit ånga kom ut mellan hjulen.

”Hej”, började {child}.

”SCHHH!” sa tåget.

# so-strict
{child} stängde munnen.

”Vi ville bara”, sa {@a}.

”SCHHH!” sa tåget.

”Oj, så strängt”, viskade {@a}[music:  och slutade nynna på {music}].

”{@Woof}!” sa {pet}.

”SCHHH!” sa tåget.

Då blev {pet} stött och lade sig under bänken.[friend:  {Friend} höll för munnen med båda händerna, för säkerhets skull.]

# the-newspaper
På nästa bänk satt en farbror och läste tidningen[sport: , sidan om {sport}]. Prassel, prassel.

”SCHHH!” sa tåget.

Farbrorn tittade på tåget. Sedan vek han ihop tidningen, lade den på bänken och satte sig på den.

[elder & adult: En dörr på tåget gick upp. Ut kom {elder} på tå, med skorna i handen.[elder2:  Efter kom {elder2}, också på tå.] ”Det har hyssjat på mig hela vägen”, viskade {elder.short}. ”Jag har inte sagt ett ord sedan frukost.”

][elder2 & !adult: En dörr på tåget gick upp. Ut kom {elder2} på tå, med skorna i handen, och vågade inte ens vinka.

]En duva landade. Hon sa bara kurr.

”SCHHH!” sa tåget.

Duvan gick därifrån till fots.

# the-smallest-hello
Men {child} hade ju sitt hej kvar i munnen. Det satt längst fram och kittlade.

{Child.He} gjorde det så litet det gick. Det var inte större än en ärta[age>=4: , och {child.he} sa det bara med läpparna].

”Hej.”

”Schhh”, sa tåget.

Det var fortfarande för stort. Och {child} blev ledsen.

# nobody
Nu sa ingen någonting. {@A} sa ingenting. {Pet} sa ingenting. Farbrorn satt på sin tidning. Det enda som hördes var klockan på väggen, och den tickade så sakta den vågade.[friend:  {Friend} hade händerna kvar.][elder & adult:  {Elder.short} stod på tå.][school:  Det var tystare än {at school} på natten.]

”Schhh”, sa tåget ändå, mycket lågt.

Lampan på nosen lyste knappt längre. Och så började hjulen röra sig. Nu skulle tåget åka, och ingen hade sagt hej till det.

# the-steam
Ångan kom rullande. Den kom in under bänken, vit och blöt, rakt i ansiktet på {pet}.

”{@Tshhh}!” {@sneezed} {pet}.

[friend: ”Prosit”, sa {Friend} inuti händerna.

]Tåget stannade, tvärt[athlete: , fortare än {athlete}]. Lampan på nosen tändes. Den lyste så att hela perrongen blev gul.

”SCHHH?” sa tåget.

”Oj, oj, oj”, viskade {@a}. ”Nu är det argt.”

# not-cross
{child} tittade längs hela tåget. Allra längst bak viftade den sista vagnen, lite hit och lite dit[pet.dog: , precis som {Pet}].

”Det är inte argt”, sa {child}. ”Det viftar.”

”Men det hyssjar ju”, viskade {@a}.

”Nej”, sa {child}. ”Det säger hej.”

Och {child.he} reste sig och tog ett djupt andetag, ända ner i magen.

”SCHHH!” sa {child}.

# all-of-them
”SCHHH!” sa tåget, och ur skorstenen kom det ett helt moln. ”SCHHH, SCHHH!”

”SCHHH!” sa {child}.

”Schhh”, sa {@a}, lite blygt.

[friend: {Friend} tog bort händerna, och då kom det ut på en gång, allt som hade varit där bakom. ”SCHHHHH!”

][elder & adult: ”SCHHH!” sa {elder.short}, för hela vägen från frukost.

]”Schhh!” sa farbrorn, reste sig från tidningen och lyfte på den som på en hatt.

Och {pet} {@sneezed} en gång till.

# off-it-went
Sedan for tåget. Först långsamt. ”Schhh. Schhh.” Sedan fortare. ”Schhh-schhh-schhh-schhh!” Bort åkte det, förbi klockan och runt kröken, och längst bak viftade den sista vagnen så länge den syntes. Det sa hej till alla husen, och till alla träden, och till en ko.[friend:  {Friend} viftade tillbaka med hela armen.]

# good-night
På kvällen låg {child} i sin säng, och fönstret stod på glänt.[pet.dog:  {Pet} låg på golvet, med nosen torr igen.][pet.cat:  {Pet} låg på fötterna, torr igen.]

”Schhh”, sa {@a} och släckte lampan.

”Hej”, sa {child}.

”Schhh”, sa {@a}.

”Hej”, sa {child}.

{@A} gick ut på tå.[elder & adult:  {Elder.short} smög redan omkring i köket, med skorna i handen.] Och långt borta, bortom alla husen, var det någon som åkte hem.

”Schhh … schhh …”

”Hej”, viskade {child}, och nu var det ett helt hej.

”Schhh”, sa tåget.

# @comes
{minder}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @pet
stationshunden {pet}
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.cat
[!pet.known: katten ]{pet}

# @Woof
Voff
## if pet.cat
Mjau

# @Tshhh
Tschhh
## if pet.cat
Fschhh

# @sneezed
nös
## if pet.cat
fräste
