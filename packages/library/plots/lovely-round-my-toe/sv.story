title: Mumien som frös om tån
title: Hu, hu, hu
title: Tass, tass, tass, tass
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som är med på museet (@a): {adult}, annars mormor eller farfar, annars {minder}. Mumien är "den", mumiekatten är "hon".
% Hu, hu, hu och Åh, åh, åh sägs med samma röst, den första huttrande.

# three-cases
{child} och {@full} var på museet[city:  {in city}]. De hade sett mammuten med de långa betarna. De hade sett riddaren som var alldeles tom inuti. Nu var det bara ett rum kvar.

”Här inne bor mumierna”, sa {@a}. ”Väck dem inte.”

Det var skumt där inne och luktade som en gammal bok[school: , äldre än alla böcker {at school}]. Där stod tre kistor på rad. En stor, en mellanstor och en pytteliten.

I den stora kistan låg en stor mumie, inlindad från topp till tå. I den mellanstora kistan låg en mellanstor mumie, inlindad från topp till … nej. Inte till tå. Och i den pyttelilla kistan låg ingen alls.

”{@A}”, sa {child}. ”Den där har en tå som sticker ut.”

# a-draught
Och då sa mumien:

”Hu, hu, hu, vad det drar om min tå!”

{child} tog {@a} i handen. Mumien lät inte farlig. Den lät som någon som har tappat täcket.

”Fryser du?” frågade {child}.

”Ja”, sa mumien. ”Någon har dragit i mitt band. Nu är det borta från hela foten, och jag kan inte somna. Hu, hu, hu, vad det drar om min tå!”

# the-band
{child} tittade på golvet. Där låg ett band! Det var långt och smalt, och det fortsatte ut genom dörren.

”Jag ska hämta det”, sa {child}.

”Då rullar jag upp det”, sa {@a}. ”Så att ingen snubblar.”

Och så gick de. {child} först, med bandet mellan fingrarna. {@A} sist, med en rulle som blev större och större.

# the-knight
Bandet gick till riddaren. Det gick mellan hans ben, och {child} kröp efter.

”Ursäkta”, sa {child}. ”Har du tagit mumiens band?”

”Nej”, skramlade riddaren. ”Men någon sprang förbi. Någon med fyra tassar. Tass, tass, tass, tass.”

# the-mammoth
Bandet gick till mammuten. Det gick ett varv runt ena benet, och ett varv runt det andra. {child} sprang efter, ett varv och ett varv till.

”Ursäkta”, sa {child}. ”Har du tagit mumiens band?”

”Nej”, brummade mammuten. ”Men någon sprang förbi. Någon med en svans. Tass, tass, tass, tass.”[elder & adult: 

På bänken bredvid satt {elder}[elder2:  och {elder2}] och vilade fötterna. ”Jag såg den också”, sa {elder.short}. ”Jag trodde att jag drömde.”][elder2 & !adult: 

På bänken bredvid satt {elder2} och vilade fötterna. ”Jag såg den också”, sa {elder2.short}. ”Jag trodde att jag drömde.”]

{child} tänkte. Fyra tassar. En svans. Och en tom, pytteliten kista.

”Jag vet vem det är!” viskade {child.he} till {@a}.

# two-ears
Bandet gick uppför en trappa. Ett, två, tre, fyra, fem steg. Och högst upp tog det slut, i ett stort trassligt nystan. Nystanet rullade hit. Nystanet rullade dit. Ur nystanet stack två öron.

”Mjau”, sa nystanet.

Det var en mumiekatt! En pytteliten, inlindad från nos till svans.

”Är det du som har tagit bandet?” frågade {child}.

”Jag ville bara leka”, sa mumiekatten. ”Jag har legat stilla i tretusen år.”

Det tyckte {child} var väldigt länge. Själv kunde {child.he} ligga stilla ungefär tills man hade räknat till fyra.

# chase-me
”Vi kan leka på hemvägen”, sa {child.he}. ”Du jagar, och jag springer![sport:  Det är nästan som {sport}.]”

Så sprang {child} nerför trappan med den sista biten efter sig, fem, fyra, tre, två, ett. Mumiekatten skuttade efter. De sprang åt andra hållet runt mammuten, ett varv och ett varv till. De kröp mellan riddarens ben. Och sist kom {@a} med rullen, så fort {@he} kunde.[athlete:  Det var inte lika fort som {athlete}, men nästan.]

# round-and-round
{child} satte sig vid mumiens fot. {Child.He} lade bandet runt tån, ett varv. {Child.He} lade det runt foten, två varv. Runt, runt, runt. Sedan stoppade {child.he} in den sista snutten och klappade på den.

”Är det bra så?” frågade {child}.

Mumien var tyst en stund.

”Åh, åh, åh”, sa den. ”Vad det är skönt om min tå.”

# good-night
Mumiekatten gäspade så att man såg den lilla tungan. Hon hoppade upp, men inte i sin egen kista. Hon kröp ner vid mumiens fot och rullade ihop sig ovanpå tån.

”God natt, {child}”, viskade mumien.

”God natt”, spann mumiekatten.

Den stora mumien sa ingenting alls. Den hade sovit hela tiden.

# all-ten
{child} och {@a} smög ut på tå och åkte hem genom mörkret[music: , med {music} på låg volym].[friend:  I morgon skulle {friend}[!friend.known: , {child.his} bästa vän,] få höra alltihop. {Friend.He} hade bara sett mammuten.] Och när {child} hade lagt sig[pet.dog / pet.cat: , med {pet}[!pet.known: , {child.his} [pet.dog: hund|katt],] nedanför fötterna,] drog {@a} täcket över {child.him}, först magen, sedan benen och sist fötterna. {@He} stoppade in det runt om och klappade på det.

”Är det bra så?” frågade {@a}.

{child} vickade på tårna. Alla tio låg under.[pet.other:  {Pet} sov redan.]

”Åh, åh, åh”, sa {child}. ”Vad det är skönt om min tå.”

# @full
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}
