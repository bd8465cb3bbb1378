title: Gästen på bryggan
title: Ungefär exakt
title: Den är upptagen
guest friend: Elin (hon), Jonatan (han)
guest elder: Hedvig (hon), Torvald (han)
guest minder: Birger (han), Solveig (hon)

% Bryggan och hönsen är {elder}s: familjens, eller den som de hyr av (@jetty). Pingvinen är ”den”.

# legs-said-no
Den sommaren frågade alla {child} samma sak.

”Nå, {child}”, sa {@who} varje morgon. ”Blir det i dag? Hoppar du från bryggan?”

”Kanske”, sa {child}.

{Child.He} kunde simma. Det var inte det. Men vid {@jetty} var vattnet svart, och när {child.he} stod på kanten sa benen nej.

{Elder} frågade aldrig[elder2: , och inte {elder2} heller]. {Elder.He} hade nog med sina höns.

# a-guest
En morgon i juli stod det en pingvin längst ut på bryggan. Den var hög som en köksstol, den luktade strömming, och den stod med ryggen mot land. {Elder} kom med äggkorgen och såg på den en stund.

”Gästen får stå där”, sa {elder.he}. ”Så länge den inte ropar på nätterna.”[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] skällde på den en gång, fick ingenting till svar och lade sig i gräset.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] kom för strömmingens skull och satte sig på respektfullt avstånd.][pet.other:  {Pet} fick höra om den före frukost.]

# wont-swim
{child} ville se den simma. På land går pingviner som om byxorna hade ramlat ner, men i vattnet flyger de, det hade {child.he} sett på film[city:  {in city}].

{Friend} i huset intill kom med sin anteckningsbok[athlete: , den med {athlete} på]. {Friend} ville upptäcka något som inte stod i någon bok[school: , inte ens {at school}], och därför mätte {friend.he} allt. Pingvinen mätte {friend.he} på avstånd, med ett öga stängt.

”Sextioåtta centimeter”, sa {friend.he}. ”Ungefär exakt.”

”Hoppa då”, sa {child} till pingvinen.

Pingvinen såg på vattnet. Den stod kvar.

# peas
Första dagen lade de en strömming på kanten. Pingvinen tittade åt andra hållet. Andra dagen stod {child} vid stranden och plaskade för att visa hur roligt det var[sport: , roligare än {sport}]. {@A} räknade till tre. Pingvinen blundade.

Tredje dagen lossnade fjädrarna. De blåste över bryggan och fastnade i vassen, och pingvinen fick hål, som en gammal soffa.

”Den är sjuk”, sa {friend}. ”Den har det för varmt. Den behöver is.”

De hämtade all is ur {elder's} frys, och när isen tog slut tog de ärtorna. De byggde en mur runt fötterna. Pingvinen såg ner på ärtorna. Sedan tog den ett kliv, det första på tre dagar, rakt över muren, och vände ryggen till.

{Friend} strök något i boken.

# new-ones
”Man kanske skulle lyfta i den”, sa {@a}. ”Bara så att den kommer i gång.”

”Nej!” sa {child}, så högt att hönsen tystnade.

{Child.He} lade sig på mage på bryggan, en bit ifrån, och tittade. {Child.He} försökte inte få den att göra någonting. Det blåste lite. Vinden lyfte de trasiga fjädrarna på pingvinens rygg, och då såg {child.he} det. Under det gamla fanns något annat. Små, små spetsar, blåsvarta och blanka, tätt ihop som takpannor.

”{Elder.short}! Det växer nya under! Det är de nya som knuffar ut de gamla!”

# its-busy
{Elder} torkade händerna på förklädet och satte sig på huk, så att det knäppte i båda knäna.

”Ja, men titta”, sa {elder.he}. ”Den ruggar. Det gör hönsen också, varje höst. Då står de i ett hörn och är fula och arga, och jag ger dem vatten och håller mun.”

”Men om den hoppar nu?”

”Det kan den inte!” sa {friend}. ”Den gamla dräkten läcker och den nya är inte klar. Den skulle bli blöt ända in!” {Friend.He} var så ivrig att {friend.he} glömde att skriva upp det.

{@A} kliade sig i nacken. ”Så den är inte rädd?”

”Den är upptagen”, sa {elder}.

# a-chalk-line
Efter det frågade ingen pingvinen någonting. {Friend} drog ett kritstreck tvärs över bryggan, och den som gick över strecket fick viska.[pet.dog:  {Pet} låg på rätt sida, med nosen på strecket.][pet.cat:  {Pet} satt precis på strecket.][pet.other:  {Pet} fick en rapport varje dag.] Varje kväll sopade {child} ihop fjädrarna, och {elder} stoppade dem i en kudde, för fjäder slänger man inte. {Elder.He} ställde en bänk vid strecket. Där satt {elder.he} med sitt kaffe[music:  och {music} på radion, mycket lågt], och där stod gästen, båda med ryggen mot land.

# a-stone
På sjuttonde dagen var pingvinen ny. Den var så svart och så vit att man fick kisa. Den skakade på sig och gick förbi dem allihop, upp på stranden. Där valde den bland stenarna. Den tog en, släppte den, tog en annan, bar den tillbaka och lade den på {elder's} träsko.

”Jaså”, sa {elder}. ”Tack ska du ha.” {Elder.He} stoppade stenen i förklädesfickan och lät handen vara kvar där.

# it-flew
Pingvinen ställde sig på kanten. Ingen räknade. Den lutade sig fram, och så var den borta.

Sedan flög den. Den flög under bryggan, fram och tillbaka, så fort att {child} fick springa från sida till sida för att hinna se. Den flög ett varv runt stegen. Och så rakt ut.

”Fyra meter i sekunden”, viskade {friend}. ”Ungefär exakt.”

# not-today
De stod kvar länge[elder2: , {elder2} också]. Bryggan var varm. {@A} hade handduken om halsen.

”Nå, {child}”, sa [adult: {adult.he} | {minder.he}]. ”Blir det …”

{child} såg ner i vattnet. Det var inte riktigt lika svart som förut.

”Inte i dag”, sa {child.he}. ”Jag ruggar.”

# room-on-the-bench
{@A} öppnade munnen. [adult: {adult.He} | {minder.He}] stängde den igen.

Och {elder} flyttade sig på bänken, så att {child} fick plats.

# @who
barnvakten {minder}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @A
{Minder}
## if adult
{Adult}

# @jetty
bryggan hos {elder}, där de hyrde,
## if elder
{elder's} brygga
