title: {child's} långa mening
title: En älva på limmet
title: Och, och, och!
guest friend: Märta (hon), Folke (han)
guest elder: skomakare Läst (han), skomakare Pligg (hon)

% Läs {child} långsamt, med alla öh, och {friend} i galopp. De tre ”och” får gärna ropas av den som lyssnar.

# slowly
{child} pratade så långsamt att ingen väntade på slutet. Folk gick och gjorde annat.[school:  En gång, {at school}, hade det ringt ut mitt i ett ord.]

”Jag tror”, sa {child} {@shop}, ”att det sitter, öh, en …”

”En fläck? En fluga? En kund?” sa {friend}, {child.his} bästa vän, som pratade som en påse kulor i en trappa. ”{child}, jag har haft kortare födelsedagar.”

”… älva”, sa {child}, ”på limmet.”

# on-the-glue
Det gjorde det. Hon stod på locket till limburken, lång som en tumme, med vingar som surrade och uppkavlade ärmar.

”Jag gör som jag blir tillsagd”, sa älvan. ”Ni säger det. Ni slutar. Jag gör det.”

”Utmärkt”, sa {elder.short} utan att titta upp.[music:  {Elder.He} nynnade på {music}.] {Elder.He} sydde fast den sista knappen på en brudsko. {Elder.He} hade gjort hela paret alldeles själv, och bruden skulle komma klockan fem. ”Jag måste leta reda på den fina borsten. Passa skorna så länge, ni två.[adult:  Och rör ingenting förrän {adult} kommer och hämtar er.]”

Och så gick {elder.he} in i rummet bakom.

# like-a-glove
”Vi borde hjälpa till”, sa {friend}. ”Älvan! Se till att de sitter som en handske!”

Där slutade {friend.he}. Alltså gjorde älvan det. Pling.

Nu hade brudskorna fyra sidenfingrar var, och en tumme.

”På fötterna, menar jag ju!” sa {friend}. ”Älvan, det där får du ta tillbaka!”

Pling. Älvan tog tillbaka dem. Hon satte dem längst tillbaka på hyllan, och därifrån vinkade de.

”Du är för snabb”, sa {child}. ”Du måste, öh, stanna …”

Pling. {Friend} stannade. {Friend.He} stannade med ena foten i luften, och det tog en bra stund att få ner den[sport: , fast {friend.he} var van vid {sport}].

# off
”Du är inte så bra på det själv”, sa {friend}. ”Man ska vara snabb och tydlig. Älvan, få de där fingrarna att gå bort! Nu!”

Pling. Fingrarna gick bort. De gick bort längs hela disken, alla åtta och båda tummarna, och sedan sprang de, på tå som möss[athlete:  och snabba som {athlete}], med skorna flaxande efter sig.[pet.dog:  Hunden {Pet}, som låg under disken, bestämde sig för att inte ha sett något.][pet.cat:  Det var tur att katten {Pet} var hemma.][pet.other:  Det var tur att {Pet} var i säkerhet därhemma.]

”Stoppa dem, älvan! Bind fast dem!”

Pling. Varenda skosnöre i affären knöt fast sig i vartenda annat, med {friend} i mitten. En stövel föll ner i huvudet på {friend.him}, och sedan den andra i paret.

# finest
{Elder.short} kom in med den fina borsten. Längs fönsterbrädan sprang de finaste skor {elder.he} någonsin hade gjort, hand i hand, och mitt på golvet satt {friend}, hopknuten med varenda stövel i affären.

”Nu går bruden över gatan”, sa {elder.short}, och sjönk ner på pallen som en docka när någon har klippt trådarna.

Det blev kallt i magen på {child}. {Child.He} skämdes.

”Säg åt älvan att ställa allt till rätta”, sa {elder.short}.

”Det går inte”, sa {friend}. ”Så fort vi slutar gör hon det, och det är alltid fel bit.”

# dont-stop
{child} såg på älvan. Älvan stod på tå och väntade på att {child} skulle säga något och sluta.

”Men om jag inte slutar?” tänkte {child}.

”Älvan”, sa {child.he} långsamt, ”jag skulle vilja att du, öh, tar brudskorna, och …”

Älvan lutade sig fram. Hon måste vänta. Det var inte färdigt.

”… och ställer dem försiktigt på disken, utan fingrar, och, öh …”

# shut-eyes
”Hur såg de ut?” viskade {friend}. ”Du måste få med allting! {Elder.short}, hur såg de ut?”

Det fanns bara en i hela världen som visste det. {Elder.short} blundade och kände i luften med båda händerna.

”Vita som grädde”, sa {elder.he}. ”Klacken inte högre än en trådrulle. Tre knappar. Och i den vänstra en bit filt, för hon har en öm tå, och det har hon inte sagt till någon annan än mig.”

# and
”… och gör dem vita som grädde”, sa {child}, ”med en klack som, öh, en trådrulle, och tre knappar på varje, och lite filt till, öh, tån, i den vänstra, och …”

Där tog luften slut. Älvan lyfte handen.

”OCH!” sa {friend}, snabbt som en pisksnärt. ”Och, och, och!”

{child} drog in luft.

”… och knyter upp snörena”, sa {child}, ”men bara från varandra, och, öh, släpper ut {friend}, och …”

”Och!” sa {friend}.

”… och det var alltihop, på en gång, snällt, tack.”

Där slutade {child.he}.

Pling.

# the-felt
Det var så städat i affären att den såg förvånad ut. På disken stod två gräddvita skor[city: , lika fina som några {in city}]. {Elder.short} vände på den ena, stack in tummen och kände filten.

”Hm”, sa {elder.he}. ”Det är mina stygn. Till och med det dåliga är med.”

Bruden kom in, satte sig och stack fötterna i skorna. Hon vickade på vänster tå, och sakta spred sig ett leende över hela hennes ansikte.

# knitting
Efteråt låste {elder.short} dörren, och [adult: {adult} kom, och alla | alla] gick hemåt förbi korvkiosken med älvan på {child's} axel[pet.dog:  och {Pet} i koppel][pet.cat: , hem till {Pet}, som nog satt i fönstret][pet.other: , hem till {Pet}, som nog ville ha mat].[elder2:  ”Det här tror {elder2} aldrig på”, sa {elder.short}.]

”Vad tänker du be henne om sedan?” sa {friend}.

”Jo”, sa {child}, ”jag tänkte att vi kanske, öh …”

{Friend} stängde munnen och höll den stängd med båda händerna. Gatlyktorna tändes, en efter en. Älvan satte sig ner, lade benen i kors och tog fram en stickning.

# @shop
en lördag i skoaffären hos {elder}
## if elder
en lördag i skoaffären där {elder} hjälpte till
