title: Ta i lite
title: Locket i taket
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som steker och gungar är {adult}, annars mormor eller farfar, annars {minder}. ”Ta i lite” sägs likadant varje gång, och sista gången nästan viskande.

# a-jam-jar
Det var lördag morgon, och {child} satt i köket och försökte öppna syltburken. {child} var {age} år. Locket satt fast, pannkakan höll på att kallna, och {@full} stod vid spisen och stekte {@more}.

”Det går inte”, sa {child}. ”Jag är för svag.[athlete:  {athlete} hade klarat det.]”

”Ta i lite”, sa {@a}.

Det sa {@a} alltid. {@He} sa det om syltlock och om stövlar och om tröjor med trång hals[school:  på väg till {school}].

{child} önskade att {child.he} hade superkrafter. {Child.He} önskade det så mycket att det kittlade i händerna[sport: , precis som före {sport}]. Sedan tog {child.he} i.

KNAK!

# the-fridge
Locket flög upp i taket och satte sig där, och en stor klick sylt landade på {@s} huvud.

”Så ska det låta”, sa {@a}, som inte hade märkt något. ”Hämta mjölken också, är du snäll.”

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] hade märkt det. {Pet.He} satte sig alldeles intill och väntade.]

{child} gick till kylskåpet och tog i handtaget.

KNAK!

”{@A}”, sa {child}. ”Kylskåpet är öppet.”

”Då stänger du dörren”, sa {@a}.

”Det går inte. Jag håller i den.”

{@A} vände sig om. Mitt på golvet stod {child}, med hela kylskåpsdörren i ena handen.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] tittade länge in bland hyllorna.]

”Jag har fått superkrafter”, sa {child}. ”Allt jag tar i går av.”

{@A} tittade på {child}, och på dörren, och på {child} igen.

”Då tycker jag att vi äter ute”, sa {@a}.

# the-gate
De gick till lekplatsen med pannkakorna i en påse.[elder & adult & !elder2:  {Elder} stannade hemma och vaktade mjölken.][elder2 & adult:  {Elder} och {elder2} stannade hemma och vaktade mjölken.][elder2 & !adult:  {Elder2} stannade hemma och vaktade mjölken.] {child} öppnade grinden.

KNAK!

”Ställ den där så länge”, sa {@a}.

# a-baby-swing
Nu var {@a} riktigt glad[music:  och gnolade på {music}], för det var en sak {@he} hade velat i många år. {@He} ville bli puttad, högt. Men vuxna är stora, och ingen hade någonsin orkat[city: , inte i hela {city}]. På lekplatsen fanns bara en bebisgunga, så {@a} stoppade ner ett ben i taget och tryckte till med rumpan.

”Sitter du bra?” sa {child}.

”Jag sitter fast”, sa {@a}. ”Men det är en bra början. Putta nu, {child}. Ta i lite!”

Och {child} tog i.

# round-and-round
{@A} for upp i luften. {@He} for över hela gungan, runt, runt, och varje gång {@he} kom förbi hann {@he} säga ett ord.

”Det!” sa {@a}. ”Räcker! Tack!”

Kedjorna rullade upp sig högst upp, och så tog det stopp. Där hängde {@a} alldeles under stången, med fötterna upp och huvudet ner och sylten kvar i håret.

”{child}”, sa {@a}. ”Nu vill jag ner.”

{child} sprang fram och tog i stolpen.

KNAK!

Hela gungan lutade. {@A} gungade till där uppe och blev tyst.

# i-said-a-little
{child} släppte så fort {child.he} kunde och gömde händerna bakom ryggen. Hakan darrade på {child.him}.

”Jag är rädd för mina händer”, sa {child.he}. ”Om jag tar i dig, {@a}, så går du också av.[friend:  Och {friend}.][pet.other:  Och {pet}.]”

”Ta i lite”, sa {@a}.

”Nej!” skrek {child}. ”Det var ju det jag gjorde!”

”Du tog i mycket”, sa {@a} upp och ner. ”Jag sa lite.”

# a-dandelion
{child} snorade en stund. Sedan såg {child.he} en maskros i gräset, en sådan som är en boll av ludd. {Child.He} satte sig på huk och sträckte fram lillfingret. Sakta, sakta tog {child.he} i den. {Child.He} tog i den så lite att maskrosen bara nickade, och inte ett enda ludd for i väg.

Så lite var lite.

# turn-by-turn
{child} reste sig, ställde sig på tå och tog i gungan med lillfingret, precis som {child.he} hade tagit i maskrosen. Gungan rullade ett varv tillbaka. {Child.He} tog i den igen, och den rullade ett varv till, och så kom {@a} ner, varv för varv, tills skorna stod i gräset. Sedan tog {child} tag i {@s} bälte med två fingrar och drog.

”Plopp”, sa det, och {@a} var loss.

# made-of-fluff
{@A} satte sig på marken och sträckte ut armarna. Men {child} stod kvar.

”Tänk om det säger knak”, sa {child}.

”Ta i lite”, sa {@a}.

{child} la armarna runt {@s} hals som om {@a} var gjord av ludd. Det sa inte knak.

”Lite till”, sa {@a}.

# click
På hemvägen satte de tillbaka grinden, och hemma [pet.cat: bar de ut {pet} ur kylskåpet och satte tillbaka dörren | satte de tillbaka kylskåpsdörren].[elder & adult & !elder2:  {Elder} hade druckit upp mjölken.][elder2 & adult:  {Elder} och {elder2} hade druckit upp mjölken.][elder2 & !adult:  {Elder2} hade druckit upp mjölken.][pet.dog:  {Pet} fick äntligen slicka {@a} i håret.] Locket i taket fick sitta kvar. {@A} tog fram en ny burk sylt och vred på den tills {@he} stönade, och sedan ställde {@he} den framför {child}.

{child} tog i lite, och locket sa klick.

# @full
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @more
en till
## if elder & adult & !elder2
en till, åt {elder}
## if elder2 & adult
två till, åt {elder} och {elder2}
## if elder2 & !adult
en till, åt {elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
