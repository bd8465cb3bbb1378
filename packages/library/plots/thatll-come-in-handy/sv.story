title: Bra att ha
title: Roboten som bara städade
guest robot: Tekla (hon), Gerda (hon)
guest friend: Maja (hon), Vilgot (han)
guest elder: Evert (han), Gunvor (hon)

% {elder} är familjens egen och ser efter boden den veckan; annars grannen, vars bod det är. Vännen är alltid någon.

# a-sandwich
{child's} lådbil stod någonstans i {@shed}, och det gick inte att komma in.

Boden var full. Och tävlingen var i dag[city:  {in city}], klockan tre[sport: , innan alla skulle iväg och {play sport}].

”Inget illa menat”, sa {friend}[!friend.known: , som var {child's} bästa vän,] ”men den där boden är en smörgåstårta.”

”Vi behöver bara roboten”, sa {child}. ”Hon får ut den.”

Roboten hade kommit samma morgon från tanten mittemot, som byggde sådana. Hon hette {robot}, hon var lång och blå, och hon kunde en enda sak: städa.

# rubbish
”Ur vägen”, sa {robot}. Hon drog ut en sprucken hink full med krokiga skedar. ”Skräp.”

”Vänta!” sa {elder} och fångade den. ”Den är bra att ha.”

{Robot} drog ut en halv ringklocka. ”Skräp.”

”Den är bra att ha!”

Ut kom en tekanna utan lock och ett lock utan tekanna. {@mends} bar in vartenda dugg igen.[pet.dog:  Hunden {Pet} hjälpte till att bära.][pet.cat:  Katten {Pet} satte sig i en låda och blev inburen, låda och allt.][pet.other:  {Pet} hade fått stanna hemma, på säkert avstånd från städningen.]

”Vi blir kvar här till jul”, sa {robot}.

”Jag har en låda jul längst in”, sa {elder}. ”Den är bra att ha.”

# jam
”De har rätt båda två”, sa {child}. ”Man hittar ju ingenting. Men {elder.short} lagade faktiskt min lådbil med ett hjul från en barnvagn.”

”Vi behöver ett knep”, sa {friend}. ”Inget illa menat mot någon. Jag låtsas vara skräp. Då måste de sluta och prata om mig i stället.”

{Friend} satte sig i skottkärran med tekannan på huvudet.

{Robot} lyfte upp {friend} i tröjan. ”Skräp?” sa hon.

”Aldrig!” sa {elder}. ”Den är bra att ha. Det är ju {friend}.”

”Det är sylt på den”, sa {robot}.

”Den sparar jag till sedan”, sa {friend}.

# crash
Då fick {robot} syn på ett av lådbilens hjul, längst in. Hon sträckte sig efter det, över ett torn av färgburkar. {Elder} högg tag i hennes arm för att rädda burkarna.

Krasch. Skrammel. Pling.

På golvet låg {robot's} hand med fingrarna i vädret. Den lilla pinnen som höll fast den hade gått mitt av.

”Oj”, sa {robot}. Hon tittade på sin arm, där den tog slut. Hennes lampor blev svaga. ”Jag är trasig.” Och sedan, mycket tyst: ”Skräp.”

Hon rullade över gräset till högen vid grinden.

# the-heap
”Å nej”, sa {friend}. För en gångs skull sa {friend.he} ingenting mer.

{child} blev alldeles kall innanför tröjan. {Child.He} skämdes. {Child.He} hade bara tänkt på lådbilen.

”Jag skulle inte ha ryckt i henne”, sa {elder}.

”Jag skulle inte ha skyndat på henne”, sa {child}. {Child.He} stack sin hand i {elder's}, och {elder} höll om den.

Sedan tog {child} upp den blå handen och tittade in i hålet där pinnen hade suttit.

”{Elder.short}, har du en sådan pinne?”

{Elder} vände sig om och såg på boden.

”Någonstans”, sa {elder.he}.

# the-spoon
De gick in, alla tre. {Elder} höll upp saker mot ljuset och blundade med ett öga. {Friend} kröp in under ett gammalt badkar, för det var bara {friend.he} som vågade för spindlarna.

”Inget illa menat, spindlar”, sa {friend.he}.

{child} grävde med båda händerna. Och där, i den spruckna hinken med skedarna, låg ett smalt silverskaft utan sked på.

{child} tryckte in det i hålet. Det passade.

”{Elder.short}!” ropade {child.he}. ”Det är en sked!”

# tap-tap-tap
{Friend} satte sig på högen bredvid {robot} och höll hennes arm stilla. {child} höll handen på plats och sköt in skedskaftet. {Elder} låg på knä med en liten hammare. Knack. Knack. Knack.

”Prova nu”, sa {child}.

Ett blått finger rörde sig. Sedan rörde sig alla. {Robot's} lampor lyste upp som guld.

”Det där var skräp”, sa hon. ”Jag slängde ut det.”

”Jo”, sa {child}, ”men annars hade jag aldrig hittat det.”

# bell-hill
Resten av boden städade de tillsammans, och ut kom lådbilen. Klockan tre satt {child} och {friend} i lådbilen högst uppe på Klockbacken[athlete: , lika redo som {athlete}].[school:  Halva {school} hade kommit för att titta.]

De kom sist. Barnvagnshjulet gnisslade hela vägen, och {friend} sjöng [music: {music} till | med].

”Bästa tävlingen någonsin”, sa {friend}. ”Inget illa menat mot dem som vann.”

# in-handy
[adult: Hemma hade {adult} dukat fika på gräset. | Hemma stod det fika på gräset.][elder2:  {Elder2} skar upp kakan.][pet.dog:  {Pet} tog hand om smulorna.][pet.cat:  {Pet} tog hand om grädden.][pet.other:  {child} sparade en smula att visa för {pet}.] {Elder} skulle resa sig ur solstolen, men det gick inte riktigt.

{Robot} räckte fram handen med skeden i. {Elder} tog tag, och upp kom {elder.he}.

”Tack”, sa {elder}. ”Jag börjar bli knarrig, {robot}. Nu vill du väl lägga mig på högen.”

{Robot} borstade smulorna av {elder's} kofta.

”Nej”, sa hon. ”Den är bra att ha.”

Sedan sköt hon igen dörren till boden med ett klick, och så gick de in allihop. {child} bar tekannan, och {friend} bar locket.

# @shed
boden hos {elder}, som bodde i huset intill
## if elder
den stora boden som {elder} såg efter den veckan

# @mends
{Elder} hade lagat saker i hela sitt liv och
## if elder
{Elder} såg vad allting kunde användas till och
