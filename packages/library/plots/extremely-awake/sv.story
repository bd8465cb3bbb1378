title: Två knackningar
title: Extremt vaken
title: På andra sidan väggen
guest friend: Love (hon), Sixten (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxne är mormor eller farfar, annars {adult}, annars {minder}. Knackningarna får gärna knackas; de tre sista mycket långsamt.

# nothing-outside
På andra sidan av {child's} vägg fanns det ingenting. Huset låg ytterst på en udde[city: , långt från {city}]. Rummet låg en trappa upp, och utanför väggen var det bara luft, och långt där nere klippor och hav. {child} hade flyttat dit i september och hade inte berättat för någon om att ligga vaken på nätterna.

Så kom {friend}[!friend.known: , bästa vännen,] för att hälsa på över helgen. På den gamla gatan hade {child} och {friend} bott i var sitt radhus, med sängarna mot samma vägg, och de hade ett språk[school:  som ingen annan {at school} kunde]. Två knackningar betydde: Är du vaken? En betydde: Ja. Tre långsamma betydde: Sov gott.

# one-knock
Natten till lördagen vaknade {child}. Huset knäppte. {Friend} sov i gästrummet och {@first} sov på nedervåningen, och {child} var den enda i hela världen som var vaken. {Child.He} lyfte handen och knackade två gånger på väggen ovanför kudden.

Det dröjde. Sedan kom en knackning tillbaka.

{child} log i mörkret, knackade tre långsamma, fick tre långsamma till svar och somnade.

# on-the-sofa
”Tack för att du svarade i natt”, sa {child} vid frukosten.

{Friend} såg upp från gröten.

”Svarade på vad?”

”När jag knackade.”

”Jag låg på soffan här nere. Gästrummet var iskallt, så jag flyttade mig.”

”Gamla hus sätter sig”, sa {@a} bakom kaffekoppen. Det sa {@he} om alla ljud.

”Det satte sig inte”, sa {child}. ”Det svarade.”

”Vilken vägg var det?” frågade {friend}.

{child} pekade. Sedan sänkte {child.he} handen. Gästrummet låg ju åt andra hållet. {Child.He} hade knackat åt samma håll som hemma, av gammal vana, på väggen där det inte fanns någonting utanför.

# the-gable
De gick ut och ställde sig nedanför gaveln. Hela väggen var vitmålad, utom på ett enda ställe, högt där uppe, precis där {child's} kudde låg på insidan. Där var färgen borta. Fläcken var inte större än en knytnäve.

”En hackspett”, sa {friend}.

”Hackspettar gör hål. Det där är slitet. Som ett trappsteg.”

”Då måste man ju ha stått på någonting.”

De tittade på den släta väggen. Det fanns ingenting att stå på.

# shoes-on
[sport: Resten av dagen talade de om {sport} och inte om väggen. ]Den natten låg {friend} på en madrass bredvid {child's} säng.[pet.dog/pet.cat:  [!pet.known: {@Kind} {pet}|{Pet}] hade lagt sig över {child's} fötter och ville ha hela täcket.][pet.other:  {Pet} var inte vaken, det hade {child} varit och sett efter.]

”Har du skorna på dig?” sa {child}.

”Jag tänker inte springa barfota”, sa {friend}. ”Vi knackar inte. Vi bara lyssnar. Kommer det ingenting, så har vi varit modiga.”

De låg och lyssnade[music: , medan {friend} nynnade {music} allt svagare,] tills havet var det enda som hördes.[athlete:  Till och med {athlete} på affischen såg vaken ut.] {child} hade nästan somnat när det kom.

Två knackningar, i väggen ovanför kudden.

”Det är rören”, viskade {friend}.

”Det finns inga rör där.”

# so-near
Två knackningar till. De kom inte från väggen nu. De kom från garderoben. Sedan knackade det två gånger på dörren, långt ner, som av någon som inte var så lång.

”{@A}?” sa {child}.

Genom golvet hördes {@snores}.

Det blev kallt i rummet, så kallt att {child} såg sin egen andedräkt. {Friend} tog tag i {child's} hand. {child} tryckte sig bakåt mot sänggaveln och försökte ropa, men det kom inget ljud. Och då knackade det i gaveln, två gånger, i träet mot {child's} bakhuvud, så nära att det kändes i tänderna.

Det stod någon mellan dem och dörren, eller också stod det någon alldeles bakom {child}, och det gick inte att veta vilket.

# when-do-you-knock
”{Child}”, viskade {friend}. ”När brukar du knacka två gånger?”

”När jag vill veta om du är vaken.”

”Ja, men när vill du veta det?”

”När jag är rädd”, sa {child}.

{Child.He} hade aldrig sagt det förut. {Friend} kramade {child's} hand.

”Tänk om den också är det”, viskade {friend}.

# extremely
{child} vände sig om i sängen, så att {child.he} satt på knä med ansiktet mot gaveln. {Child's} hand darrade så mycket att {child.he} fick hålla i den med den andra. {Child.He} lade knogarna mot träet, och det var kallt som en sten på havets botten. Sedan knackade {child.he} en gång.

Ja.

Först ingenting. Sedan kom två knackningar, så snabbt att de nästan snubblade över varandra. Är du vaken?

En gång. Ja.

”Jag är vaken”, sa {child} högt, och rösten höll. ”Jag är här.”

”Jag är också vaken”, sa {friend}. ”Jag är extremt vaken.”

# sleep-well
Något släppte i luften. Det var som när någon andas ut, fast det varken var {child} eller {friend}. {child} lade handflatan mot gaveln och väntade tills träet inte var lika kallt. Och så knackade {child.he} tre gånger, långsamt, så som {child.he} hade knackat till {friend} i hela sitt liv.

Sov gott.

Det kom tre långsamma tillbaka, i gaveln. Sedan kom de i väggen. Sedan hördes de utanför, svagare, som om någon gick sin väg rakt ut genom luften över vattnet. Till sist hördes bara havet.

# pancakes
De sov tills {@a} ropade att det fanns pannkakor.

”Det knäppte ordentligt i natt”, sa {@he} och sköt över sylten. ”Gamla hus sätter sig.”[elder2:  {Elder2}, som hade sovit som en stock, hade inte hört någonting.]

”Det här hade bara svårt att sova”, sa {child}. {Child.He} rörde runt i sitt te. ”Det har jag också haft, ända sedan vi kom hit.”

{@A} ställde ner stekpannan.

”Väck mig nästa gång”, sa {@he}. ”Jag menar det. Knacka i golvet, så kommer jag.”

# nobody-alone
På söndagskvällen, när {friend} hade åkt hem, släckte {child} lampan och lade sig med ansiktet mot väggen.[pet.dog/pet.cat:  {Pet} hade redan tagit täcket.] Det dröjde en stund. Sedan kom de, två stycken, försiktigare än förut. Håren reste sig på {child's} armar ändå, och det skulle de nog alltid göra.

{child} knackade en gång. Efter en stund knackade {child.he} tre.

Och sedan låg ingen i det huset ensam vaken.

# @kind
katten
## if pet.dog
hunden

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
## if elder2
{elder} och {elder2}

# @a
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

# @snores
{@a} snarka
## if elder2
både {elder} och {elder2} snarka
