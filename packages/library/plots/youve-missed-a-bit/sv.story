title: Du har missat en fläck
title: Trollet under bryggan
title: Faktor femtio
guest bright: Anna-Karin (hon), Lisbet (hon)
guest minder: Klara (hon), Ebba (hon)

% Den som har smort in barnet (@m): {adult}, annars den äldre, annars {minder}, som är barnvakt. Trollet är ”han”. Djuret är skuld till att vänster öra görs två gånger, och hittar det; vännen tar mellan tårna.

# under-the-pier
Under långbryggan satt ett troll.

[friend: {child} och [!friend.known: {child.his} bästa vän ]{friend} hittade honom när de kröp in i skuggan efter sin boll.|{child} hittade honom när {child.he} kröp in i skuggan efter sin boll.] Han var stor som en badhytt och grön som mossa, och han hade dragit upp knäna så långt han kunde, för att inte en enda tå skulle hamna i solen.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] skällde på honom en gång och la sig sedan bredvid, där det var svalt.][pet.cat:  Högst upp på knäna låg redan {pet}[!pet.known: , {child’s} katt,] för {pet.he} la sig alltid där det var varmast.]

”Är det skönt därute?” sa trollet. ”Är det blött? Jag hör det, men jag ser det inte. Jag har gått nittio mil för att få bada fötterna[city: , rakt förbi {city}], och ända sedan jag kom har det varit sol.”

”Tycker du inte om sol?” sa [friend: {friend}|{child}].

”Får ett troll sol på sig så blir det sten av det”, sa trollet. ”Min farbror stack bara ut en armbåge. Nu står det en bänk på honom.”

# the-bottle
{child} tittade på sina egna armar. De var vita och blanka, för {@m-first} hade just smort in dem. ”Du har missat en fläck”, sa {@m} alltid, och vände på {child.him} och tog knävecken också.

Trollet hade aldrig hört talas om solkräm. [friend: {Friend}|{child}] läste högt på flaskan[school: , med samma röst som {at school}]. Det stod FAKTOR FEMTIO.

”Femtio!” flämtade trollet.

# eighty-one
Så {child} sprang och frågade, och {@m} sa ja, och {bright} i strandkiosken, som aldrig gjorde något till hälften, kom med hela lagret på en skottkärra. Ryggen tog de med kvasten. Benen tog de med moppen[music: , och {bright} sjöng {music} under tiden].[friend:  {Friend} tog mellan tårna, tills trollet fnissade.][elder & adult:  {Elder} tog [elder2: ena knät, och {elder2} tog det andra|båda knäna].][elder2 & !adult:  {Elder2} tog båda knäna.] Ansiktet tog {child} för hand, uppe på en solstol.[pet.dog:  {Pet} kom upp ur havet och skakade sig över trollets vänstra öra, så det fick {child} göra en gång till, hårdare.][pet.cat:  {Pet} gnuggade kinden mot trollets vänstra öra, så det fick {child} göra en gång till, hårdare.]

Trollet blundade. Ingen hade smort honom i ansiktet förut.

”Du har missat en fläck”, sa han hela tiden. ”Vid näsan.”

Det gick åt åttioen flaskor. När de var klara var han vit överallt, som en gräddtårta. Han fick en stråhatt med körsbär på, och {bright’s} egna rosa solglasögon.

# still-soft
Sedan tog {child} tag i ett halt finger, och så gick de ut i solen.

Ingenting hände.

”Jag är mjuk!” sa trollet. Han petade sig på magen. ”Jag är fortfarande mjuk!”

# tickles
En farbror satte sig upp på sin handduk, tittade och la sig ner igen.[sport:  Några barn som skulle {play sport} glömde att börja.] Och trollet gick vidare i sin hatt, på tå, för att allting var så fint. Han gick ända fram till kanten, och där kom en mycket liten våg och sprang upp över hans tår.

”Åh”, sa trollet. ”Det kittlas.”

Han plaskade. Han hoppade. [pet.dog: {Pet} hoppade också. Trollet|[pet.cat: {Pet} stannade uppe på bryggan, där det var torrt. Trollet|Han]] skrattade så att körsbären skakade på hatten, och så satte han sig, plums, i havet.

# gone-quiet
Och där blev han sittande.

”{child}?” sa han. ”Min rumpa svarar inte.”

{child} stirrade. Runt omkring trollet hade vattnet blivit vitt som mjölk. Krämen lossnade!

”Kom upp!” skrek {child.he}.

”Det går inte”, sa trollet. Något grått kom krypande över hans knän. Det kröp upp på magen och ut i armarna. ”Det var det värt”, sa trollet. ”Jag fick bada fötterna. Hälsa dem där hemma att jag …”

Sedan kröp det över munnen.

Där satt han, i havet, i hatt. Han var av sten.

# one-white-patch
”Han är sten överallt”, viskade [friend: {friend}|{bright}].

{child} vadade ut till midjan, och {@m} höll i {child.him}. Nu tittade {child} på trollet överallt. {Child.He} tittade på fötterna och på ryggen och på det stora stenansiktet.[pet.dog:  {Pet} klättrade upp på axeln, nosade och skällde, en enda gång.][pet.cat:  {Pet} klev ner på axeln från bryggan och rullade ihop sig.] Och där, bakom vänster öra, där {child} hade gnidit allra hårdast, satt en vit fläck kvar. {Child.He} la handen på den.

Den var varm. Den var mjuk.

”Du har missat en fläck!” ropade {child} till solen. ”Han är inte sten överallt! Du har missat en fläck!”

# round-and-round
{Child.He} hade en flaska kvar, sin egen. {Child.He} började precis där, i kanten av det varma, och gned med båda händerna, runt, runt. Stenen under fingrarna blev mjuk, och sedan blev den grön. Örat viftade[pet.cat: , och {pet} satte en tass på det].[pet.dog:  {Pet} viftade tillbaka.] Då tömde alla på hela stranden sina badväskor och kom springande[athlete: , snabbare än {athlete},] och gned, de också.[friend:  {Friend} dök och tog mellan tårna, tills de rörde på sig.] Allra sist tog {child} munnen.

”… älskar dem”, sa trollet. ”Oj! Hej.”

De lindade in honom i varenda handduk som fanns, och så fick de in honom under bryggan[pet.dog: , där {pet} la sig bredvid igen].

# the-other-cheek
När solen hade gått ner kunde trollet ge sig av hemåt. Han knäböjde i den svala sanden, och {child} pussade honom hej då på hans stora, sträva kind. Den smakade kokos.

Men trollet gick inte. Han vände på huvudet och pekade på den andra kinden.

”Du har missat en fläck”, sa han.

Så {child.he} pussade den också.

# no-bit-left
Och sedan gick {child.he} [friend: och {friend} uppför trappan med {@m}, i varsin handduk|uppför trappan med {@m}, inlindad i en handduk[pet.cat:  tillsammans med {pet}]].[pet.other:  {Pet}, där hemma, skulle aldrig tro på det.] Högst upp stannade {@m} och pussade {child.him} på den salta pannan.

”Du har missat en fläck”, sa {child} sömnigt, och {@m} pussade {child.him} på näsan och på båda öronen[pet.dog: , och {pet} tog knävecken][pet.cat: , och {pet} tog hakan], tills det inte fanns en fläck kvar.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-first
{child.his} barnvakt {minder}
## if adult
{adult}
## if elder & !adult
{elder}
