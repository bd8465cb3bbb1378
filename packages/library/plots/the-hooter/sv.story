title: Tuuut!
title: Älgarna på kalaset
title: Först tutan, sedan påsen
guest elder: Majken (hon), Rut (hon)

% Den äldre är familjens, annars grannen som hjälper till med kalaset. Vännen är ett av barnen som kommer sist.

# the-birthday
{child} fyllde år och skulle ha kalas. Tårtan stod på bordet, och {elder}[!elder: , som bodde i huset bredvid,] hade tagit på sig kalashatten. [elder2: {Elder2} blåste ballonger tills kinderna blev röda. ]Men det hade snöat [city: över {city} ]hela natten, och inga gäster kom.

”{@digger} är ute och skottar fram dem”, sa {elder}. ”Blås i din tuta så länge, så de hör var vi bor.”

{child} ställde sig på trappan och blåste.

”Tuuut!”

Klamp, klamp, klamp! hördes det i skogen. Och fram ur snön kom det en älg.

# the-moose
”Tut?” sa älgen.

”Oj”, sa {elder}. ”Den där tutan låter visst som en älg. Blås inte mer nu, {child}.”

[pet.dog: {@dog-meets}

][pet.cat: {Pet} gick och lade sig högst upp på hatthyllan.

]Men älgen såg på ballongerna. Hon torkade klövarna på mattan, alla fyra.

”Jaja”, sa {elder}. ”Har man bjudit, så har man. Stig på!”

Och älgen klev in i köket, klamp, klamp, klamp, och satte sig i soffan.

”Får jag tuta en till?” frågade {child}.

”En liten, då”, sa {elder}.

”Tuuut!”

Klamp, klamp, klamp! Nu kom älgpappan. [athlete: Han var större än {athlete}. ]Han hade så stora horn att han fick gå in på sned. Och mellan benen på honom kom älgungen.

# the-fishing-game
De lekte fiskdamm, och älgpappan fiskade upp {elder.short's} gardin. [music: De dansade till {@song}, så att lampan hoppade. ][sport: De ville lära sig {@game}, men ingen hade rätt skor. ]Sedan satte sig älgungen i knät på {child}. Han luktade granbarr och vägde lika mycket som soffan.

”Det här är mitt bästa kalas!” ropade {child}.

Men då fick älgungen syn på tutan. Han tog den i mulen och blåste.

”Tuuut!”

Klamp, klamp, klamp! Nu kom älgungens mormor.

”Nej, nej!” ropade {child}. ”Sluta tuta!”

Tuuut! Tuuut! Tuuut! blåste älgungen. Klamp, klamp, klamp! Älgar i hallen och älgar i badkaret! [pet.other: En älg tittade på {pet}, och {pet} tittade på en älg. ]Det var så fullt i köket att {child} och {elder} fick klättra upp på diskbänken med tårtan i famnen. [elder2: {Elder2} satt redan på kylskåpet. ]Och där satt de.

# on-the-worktop
”Hallå?” ropade {@digger-low} ute på gården. ”Här kommer alla barnen[school:  från {school}]! [friend: {Friend} är först! ]Varför får jag inte upp dörren?”

”För att det sitter en älg på den!” ropade {elder}.

{child} blev så ledsen att ögonen blev blöta. Barnen var där ute, och {child} var här inne.

”De går aldrig hem”, snyftade {child.he}.

{Elder} la armen om {child.him}.

”Hur är det när du är på kalas, då?” frågade {elder.he}. ”När går du hem?”

{child} torkade sig om näsan. {child.He} tänkte.

”När jag har fått min påse”, sa {child.he}.

# the-bags
Då såg de på varandra. I skåpet bakom dem stod en stor korg med äpplen. {Elder} la äpplen i påsar, och {child} knöt. Sedan kröp {child} på alla fyra över älgryggarna, ända bort till dörren. [pet.dog: {Pet} kröp efter. ]

”Tack för att ni kom!” ropade {child}. ”Nu blir det påsar!”

Alla älgarna reste sig. De ställde sig i en lång kö. Var och en fick en påse i munnen och en klapp på mulen, och så gick de ut i snön. Klamp, klamp, klamp. Sist kom älgungen. Han ville inte gå.

”Först tutan”, sa {child}. ”Sedan påsen.”

Älgungen tänkte länge, men sedan la han tutan i {child's} hand. Den var blöt.

”Tut”, sa han. Det betydde tack för mig.

# the-children
Och in kom [friend: {friend}, och sedan de andra ]barnen med snö på mössorna, och {@digger-low} sist av alla.

”Har ni haft det lugnt?” frågade {@digger-low}.

”Inte så värst”, sa {elder}.

[friend: ”Varför är tutan blöt?” frågade {friend}.

][pet.cat: Då kom {pet} ner från hatthyllan.

]Och så var det kalas, en gång till, med tårtan.

# one-more-bag
På kvällen låg {child} i sängen med tutan på bordet bredvid. Men ögonen ville inte stänga sig.

”Är kalaset slut nu?” frågade {child.he}.

”Nästan”, sa {elder}.

{elder.He} stack handen bakom ryggen och tog fram en påse. Den var knuten med rött snöre, och i den låg det största äpplet.

”Tack för att du kom”, sa {elder} och klappade {child.him} på mulen.

Då var det slut. {child} somnade med påsen i famnen[pet.dog / pet.cat: , och {pet} somnade på fötterna]. Och ute i skogen, mellan granarna, låg en älgunge och sov med sin.
## if !elder
När det blev kväll skulle {elder} gå hem till sig.

”Är kalaset slut nu?” frågade {child}.

”Nästan”, sa {elder}.

{elder.He} stack handen bakom ryggen och tog fram en påse. Den var knuten med rött snöre, och i den låg det största äpplet.

”Tack för att du kom”, sa {elder} och klappade {child.him} på mulen.

Då var det slut. [adult: {Adult} stoppade om {child.him}. ]{child} somnade med tutan på bordet bredvid och påsen i famnen[pet.dog / pet.cat: , och {pet} somnade på fötterna]. Och ute i skogen, mellan granarna, låg en älgunge och sov med sin.

# @digger
Grannen mittemot
## if adult
{Adult}

# @digger-low
grannen
## if adult
{adult}

# @song
{music}

# @game
{sport}

# @dog-meets
{Pet} såg på älgen. Älgen var mycket större. {Pet} viftade artigt.
## if breed.Dachshund
{Pet} gick en gång runt älgen, och sedan rakt under. {pet.He} var en tax och behövde inte ens ducka.
## if breed.Golden Retriever / breed.Labrador
{Pet} kom och bjöd älgen på sin boll. {pet.He} var {a breed} och tyckte att alla var bjudna.
## if breed.Beagle
{Pet} luktade på älgen, alla fyra benen. {pet.He} var {a breed} och ville veta allt.
## if breed.Border Collie / breed.German Shepherd
{Pet} visade älgen vägen in. {pet.He} var {a breed} och tyckte om ordning.
