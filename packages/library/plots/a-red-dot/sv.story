title: En röd prick
title: Tryck, tryck
title: Du ska med
guest driver: Berit (hon), Gunnel (hon)
guest aunt: moster Inger (hon), moster Ulla (hon)

% Den som gav prickarna, och har en på näsan: {@m}. ”Tryck, tryck. Du ska med” sägs likadant varje gång, och till sist är bara trycket kvar.

# red-dots
{child} skulle flytta. I dag! Allting skulle med i flyttbilen, så att ingenting blev kvar, och flyttbilen körde {driver}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade kommit för att hjälpa till.]

{@M-first} gav {child.him} ett ark med röda prickar, runda och klistriga[school: , sådana som de har {at school}].

”Sätt en prick på allt som ska med”, sa {@m}. ”Då vet {driver}.”

# press-press
Så {child.he} satte en prick på den blå fåtöljen.[pet.cat:  Där låg [!pet.known: katten ]{pet} och sov.]

”Tryck, tryck”, sa {child.he}. ”Du ska med.”

Ut åkte den blå fåtöljen.[pet.dog:  Ut sprang [!pet.known: hunden ]{pet}, och in igen.][pet.cat:  {Pet} hann precis hoppa ner.]

{Child.He} satte en prick på lampan.

”Tryck, tryck. Du ska med.”

Ut åkte lampan.[friend:  {Friend} bar den.][pet.dog & !friend:  Ut sprang {pet}, och in igen.][music:  {Driver} nynnade på {music} hela vägen till bilen.]

[age>=5: {Child.He} satte en prick på klockan.

”Tryck, tryck. Du ska med.”

”Tick”, sa klockan, och ut åkte den.

]{Child.He} satte en prick på bordet.[sport:  {Child.He} satte en prick på {sport.thing}.][athlete:  {Child.He} satte en prick på affischen med {athlete}.][pet.other:  {Child.He} satte en prick på maten till {pet}.] {Child.He} satte en prick på en låda, och en låda, och en låda[elder & adult: , som {elder}[elder2:  och {elder2}] hade packat].[pet.cat:  I den sista satt {pet}.]

”Tryck, tryck. Du ska med.”

[pet.dog: {Child.He} satte en prick på {pet's} halsband.

”Tryck, tryck. Du ska med.”

Ut åkte {pet}, med svansen i vädret, och stannade ute.

][pet.cat: Ut åkte {pet}, med låda och allt.

]
# on-a-nose
[age>=5: {Child.He} satte en prick på {driver's} mössa.

”Jag ska väl köra, jag”, sa {driver}. Men pricken fick sitta kvar, för säkerhets skull.

][friend: {Child.He} satte en prick på {friend}.

”Tryck, tryck. Du ska med.”

”Jag kommer på söndag”, sa {friend} och sprang ut.

]Sedan satt det en prick längst ut på {@m-of} näsa.

”Tryck, tryck. Du ska med.”

”Tack och lov”, sa {@m}.

# no-more-dots
Nu var rummet tomt. Där fanns ingen blå fåtölj. Där fanns ingen lampa. [pet.dog / pet.cat: Där fanns ingen {pet}. ]Bara golvet, och {@m}, och {child}.

{Child.He} tittade på sitt ark. Prickarna var slut.

{Child.He} tittade på sin mage. Ingen prick. {Child.He} kände på sin näsa. Ingen prick!

{Child.He} satte sig på golvet.

”Jag har ingen prick”, sa {child.he} och grät. ”Jag ska inte med!”

# chairs-need-dots
”Men {child}”, sa {@m}. ”Men lilla hjärtat.”

{@M} lyfte upp {child.him} i famnen och höll hårt, hårt.

”Fåtöljer behöver prickar”, sa {@m}. ”Det behöver inte du. Jag skulle aldrig, aldrig åka utan dig.”

{Child.He} snörvlade och tittade på pricken på {@m-of} näsa.

# nose-on-nose
Så satte {child.he} sin näsa mot {@m-of} näsa.

”Tryck, tryck.”

Sedan tog {child.he} bort näsan. Och pricken följde med! Nu satt den på {child.him}.

”Din tur”, sa {child.he}.

Så gjorde de en gång till. Näsa mot näsa. Tryck, tryck. Pricken satt på {@m}.

Näsa mot näsa. Tryck, tryck. Pricken satt på {child}.

”Du ska med”, sa {@m}.

”Du ska med”, sa {child.he}.

[age>=5: De höll på tills båda näsorna var lika röda som pricken.

]Och {@m} bar ut {child.him}, ända till flyttbilen.[friend:  Där stod {friend} och höll upp dörren. ”Vi ses på söndag!”]

# all-here
Flyttbilen körde runt ett hörn, och uppför en backe[city: , och tvärs genom {city}], med alla prickarna där bak. Och så var de framme.

Det var ett nytt rum, med ett nytt fönster. Och {driver} bar in den blå fåtöljen[pet.dog / pet.cat: , som {pet} hade hållit varm], och lampan, [age>=5: och klockan, som sa tick, ]och bordet, och en låda, och en låda, och en låda.

”Är alla med?” sa {driver}[age>=5: , med pricken på mössan].[pet.dog: 

”Voff”, sa {pet}.][pet.cat: 

”Mjau”, sa {pet}.]

{Child.He} tittade på alla prickarna. ”Alla är med”, sa {child.he}.[friend:  ”Och {friend} på söndag.”]

# press
Det började mörkna. [pet.dog / pet.cat: {Pet} gäspade. ]{@M} tände lampan och satte sig i den blå fåtöljen, och {child} klättrade upp i knät.

Pricken satt kvar på näsan. {@M} la sin näsa mot den, alldeles mjukt.

Tryck.

Tryck.

Och {child} blundade.

# @m-first
{Aunt}, som också bodde där,
## if adult
{Adult}
## if elder & !adult
{Elder}[elder2:  och {elder2}]

# @m
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-of
{aunt's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
