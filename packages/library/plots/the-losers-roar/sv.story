title: Förlorarvrålet
title: Man har apan
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som spelar är mormor eller farfar, annars {adult}, annars {minder}. Vrålen ska vrålas, utom det sista.

# the-monkey
{child} hade förlorat. Det var tredje gången, och det var {@home}, vid köksbordet, i kortspelet där man inte får sitta kvar med apan.

{child} satt kvar med apan.

Det började brinna i kinderna. Halsen blev tjock, och fötterna sparkade på bordsbenet fast {child.he} inte hade sagt åt dem. Men det allra värsta var inte apan. Det värsta var {@g}.

# a-lap-of-victory
Varje gång {@g} vann tog {@he} nämligen ett segervarv. {@He} reste sig, tog grytlocken från spisen och gick runt hela köket.

”Pang!” sa locken. ”Pang! Pang!”[pet.dog:  {Pet} gick efter, för {pet.he} gillade när det hände något.][pet.cat:  {Pet} gick in i ett skåp.]

”Vem vann?” sjöng {@g}[music: , ungefär som {music}]. ”Det var jag som vann! Hej hopp!”

”Sluta!” skrek {child}.

”Man måste ta segervarv”, sa {@g}. ”Det är halva spelet.[sport:  Det gör de i {sport} också.][athlete:  Fråga {athlete}.]”

”Men vad har man då, om man förlorade?”

{@G} stannade med locken i luften.

”Ja, vad har man då?” sa {@he}. ”Man har apan.”

# full-of-something
{child} slängde apan under bordet.

”Jag ska aldrig spela mer!” sa {child.he}. ”Inte när jag blir stor heller!”[friend:  Det hade {child.he} sagt till {friend} också, i går.]

{Child.He} sprang ut på trappan och stampade. En skata satt på räcket. Hela {child} var full av något som ville ut. Det trängdes i magen och det tryckte i halsen, och till slut fick det inte plats längre. {Child.He} öppnade munnen.

”VRÅÅÅÅL!”

Skatan flög. En blomkruka på trappan skallrade. Grannen tittade upp över häcken och tittade ner igen.

Sedan stod {child} och kände efter. Det var nästan tomt. Det var faktiskt ganska skönt.

# what-the-loser-has
Dörren öppnades, och {@g} stack ut huvudet.

”Vad i all världen var det?” frågade {@he}.

”Det var …” sa {child} och tänkte snabbt. ”Det var förlorarvrålet.”

”Vad är det?”

”Det är det man har om man förlorade”, sa {child}. ”Man går ut på trappan och vrålar så högt man kan.”

{@G} tittade efter skatan. {@He} tittade på krukan, som fortfarande skallrade lite.

”Det lät väldigt bra”, sa {@he}. ”Får jag också?”

”Nej. Du vann.”

”Bara ett litet?”

”Man måste förlora först”, sa {child}. ”Det är halva spelet.”

# once-more
{@G} gick in igen och tog ett halvt segervarv till, men det blev ingen riktig fart på det. Pang, sa locken, ganska svagt. {@He} tittade ut mot trappan.

”{Child}”, sa {@he}. ”Ska vi spela en gång till?”

{child} hade ju sagt aldrig. Men {child.he} ville gärna veta hur det lät när {@g} vrålade. {Child.He} kröp in under bordet och hämtade apan.

Nu var det spännande på ett nytt sätt. {@G} drog ett kort. {child} drog ett kort. Apan var hos {child}, sedan var den hos {@g}, och sedan var korten slut.

”Jag har apan!” ropade {@g}. ”Jag har förlorat! Flytta på dig!”

# from-the-step
{@He} sprang ut på trappan i strumporna. Där ställde {@he} sig bredbent och drog in så mycket luft att koftan åkte upp.

”VROOOOOAAAAH!”

Alla fåglarna lyfte från grannens päronträd. Grannen satte sig i rabarbern.[city:  Det hördes till andra änden av {city}.] Inne i köket gick {child} sitt segervarv med locken, pang, pang, pang, och det blev två varv, för {child.he} ville hinna förbi fönstret och titta.

”Det har jag behövt länge”, sa {@g} när {@he} kom in.

# where-to-go
Nästa gång var det {child} som satt kvar med apan. Det brann i kinderna, precis som förut, och halsen blev tjock. Men nu visste {child.he} vart {child.he} skulle.

”VRÅÅÅÅL!” vrålade {child} på trappan.[school:  Det skulle {child.he} göra {at school} också, fast på gården.]

{Child.He} skulle just gå in igen, när det prasslade bakom häcken.

”Vråååål!” svarade grannen. ”Jag hittar inte min andra handske!”

[elder & adult & !elder2: När {adult} kom för att hämta undrade {adult.he} vad som lät så förfärligt. Det hade hörts ända bort till vägen. ”Det är vi som förlorar”, sa {elder.short} stolt.]

[elder2: ”Vad är det som låter?” ropade {elder2} inifrån huset. ”Det är vi som förlorar”, sa {elder.short} stolt.]

# who-falls-asleep-last
På kvällen låg {child} i sin säng, och {@a} satt på kanten.[pet.dog / pet.cat:  {Pet} hade redan somnat, först av alla.][pet.other:  {Pet} hade redan somnat, först av alla. {Pet} brydde sig inte om sådant.]

”Vi tävlar om vem som somnar sist”, sa {child}.[friend:  ”{Friend} och jag gör det jämt.”]

”Ja”, viskade {@a}. ”Klara, färdiga, gå.”

{@A} satt alldeles vaken. {child’s} ögon gick ihop, fast {child.he} inte hade sagt åt dem. De gick upp. De gick ihop igen, och nu blev de kvar.

{Child.He} höll på att förlora. Det kändes. Då öppnade {child.he} munnen så stort det gick, och vrålet kom. Men det var ett mycket litet vrål, utan ljud. Det var nästan bara en gäspning.

Och sedan hade {@a} vunnit. {@Ahe} tog sitt segervarv på tå.

# @home
hemma
## if elder
hemma hos {elder}

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ahe
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
