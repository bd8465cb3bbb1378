title: Jag med!
title: Grattis, hela handen
title: Popp!
guest plum: Gunvor (hon), Majken (hon)

% Fingret för mycket (@it): vid tre lillfingret, vid fyra Tummetott, vid fem den andra tummen. @a är {adult}, annars den äldre, annars {plum}.
% Den som läser kan göra det med handen: vid tre håller Tummetott om lillfingret, vid fyra ligger han i handflatan, vid fem är den inne i den andra näven.

# up-they-went
{child} satt i köket och fyllde år. {Child.He} fyllde {age}.

{Child.He} hade {age} fingrar att visa med[school: , både hemma och {at school}]. Det var {@list}. Upp kom de.

”{@Age} år!” sa {child}[city: , till hela {city}].

Men då, popp! Upp kom {@it-first}.

”Jag med!” sa {@it}.

”Nej”, sa {@she}. ”Inte du. [age=5: Det är fullt. ]Ner med dig.”

{@She} tryckte ner {@den}.

Popp!

”Jag med!” sa {@it}.

# a-parcel
Ding-dong! Det var brevbäraren, med ett stort paket.

”Grattis, {child}!” sa brevbäraren. ”Hur mycket fyller du?”

{@She} visade. {@count} … popp!

”Jag med!” sa {@it}.

”Det var konstigt”, sa brevbäraren och vände på paketet. ”Här står det {age}.”

”Jag ÄR {age}!” sa {@she} och tryckte ner {@den}.

# how-old
In kom grannen {plum} med en tårta.[friend:  Och in kom {friend}[!friend.known: , {child’s} bästa vän,] med en ballong.]

”Grattis, {child}!” sa {plum}. ”Hur mycket fyller du?”

{child} visade. {@count} … popp!

”Jag med!” sa {@it}.

”Oj då!” sa {plum}. ”Fyller du {@more}?”

”Nej!” sa {@she}. ”Jag fyller {@N}.”

# under-there
Så satte {@she} sig på [age>=5: den andra ]handen.

”Så där”, sa {@she}.

Där under var det alldeles tyst.[age>=4: 

”Sitter du på någon?” sa {plum}.

”Nej då”, sa {@she}. ”Bara på en tumme.”]

# flop
Sedan tände {@a} ljusen, och alla sjöng[elder & adult: , och {elder}[elder2:  och {elder2}] sjöng högst][elder2 & !adult: , och {elder2} sjöng högst]. Det var {child's} egen sång[music: , och den var ännu bättre än {music}]. {@She} drog fram [age<5: handen för att visa allihop | den andra handen för att klappa].

Men fingrarna var mosade. De var ledsna och slappa. [age<5: {Child.He} satte upp ett … och det ramlade ner. {Child.He} satte upp två … och de ramlade ner. | De kunde inte klappa. De sa bara flopp. Flopp, flopp, flopp.]

Åh nej.

”Förlåt, fingrarna”, sa {@she}.

{@She} blåste på dem, varmt och sakta. Hoo. {@She} gned dem, en efter en. Slickepott. Långeman. Gullebrand.[age>=4:  Lillfingret.][friend:  {Friend} blåste också på dem. Hoo.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] slickade på dem, för att hjälpa till.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] spann på dem, för att hjälpa till.][pet.other:  {Pet} tittade på och höll tummarna.]

# you-too
Sist tittade {@she} på {@it}. {@alone} {@Den} ville ju bara vara med på kalaset.

”Jag med?” sa {@it}, jättelitet.

”Ja”, sa {@she}. ”Du med.”

# a-cuddle
Sedan vände {@she} sig till Tummetott. ”Kan du ta hand om det?”

Och Tummetott kom. Han böjde sig ända ner, och han lade sig om lillfingret, och han gav det en kram.

Lillfingret kröp in och stannade.

Och upp kom de andra. Ett. Två. Tre!

{@so-you-are}
## if age=4
Och så lade {@she} ner honom mitt i handen, där den är mjukast, och gav honom en puss.

Tummetott kröp in och stannade.

Och upp kom de andra. Ett. Två. Tre. Fyra!

{@so-you-are}
## if age=5
Sedan vände {@she} sig till fingrarna bredvid. ”Kan ni ta hand om den?”

Och de kom, allihop. De böjde sig ända ner, och de lade sig om tummen, och de gav den en kram.

Den andra tummen kröp in och stannade.

Och upp kom den första handen. Ett. Två. Tre. Fyra. Fem!

{@so-you-are}

# the-icing
{child} blåste ut ljusen[age>=5: , alla {age}][athlete: , lika hårt som {athlete}]. Hoo! Och de åt upp tårtan. {@It} fick grädden.

# me-too
{@going-home}, och födelsedagen var slut, och {child} låg i {@as} knä.

[age=5: Ner gick Tummetott, //
ner gick Slickepott, | Ner gick Slickepott,] //
ner gick Långeman, //
[age>=4: ner gick Gullebrand, //
och ner gick lillfingret. | och ner gick Gullebrand.]

De lade sig allihop {@nest}, varmt som i ett bo.

”{@Love}”, sa {@a}.

Och längst inifrån kom en liten, sömnig röst.

”Jag med.”

# @Age
Tre
## if age=4
Fyra
## if age=5
Fem

# @list
Slickepott och Långeman och Gullebrand
## if age=4
Slickepott och Långeman och Gullebrand och lillfingret
## if age=5
Tummetott och Slickepott och Långeman och Gullebrand och lillfingret

# @it-first
lillfingret
## if age=4
Tummetott
## if age=5
tummen på andra handen

# @it
lillfingret
## if age=4
Tummetott
## if age=5
den andra tummen

# @It
Lillfingret
## if age=4
Tummetott
## if age=5
Den andra tummen

# @den
det
## if age=4
honom
## if age=5
den

# @Den
Det
## if age=4
Han
## if age=5
Den

# @alone
Det var det minsta {child.he} hade.
## if age=4
Han satt där vid sidan om, alldeles för sig själv.
## if age=5
Den satt långt borta på andra sidan.

# @count
Ett, två, tre
## if age=4
Ett, två, tre, fyra
## if age=5
Ett, två, tre, fyra, fem

# @more
fyra
## if age=4
fem
## if age=5
sex

# @N
TRE
## if age=4
FYRA
## if age=5
FEM

# @so-you-are
”{@Age} år!” sa {child}.

”Det stämmer[sport: , och stor nog att {play sport}]”, sa {plum}. ”Grattis, hela handen.”
## if age=5
”{@Age} år!” sa {child}.

”Det stämmer[sport: , och stor nog att {play sport}]”, sa {plum}. ”Grattis, båda händerna.”

# @nest
ovanpå Tummetott och lillfingret
## if age=4
ovanpå Tummetott
## if age=5
om den andra handen, med den andra tummen längst in

# @going-home
Sedan gick {plum} [friend: och {friend} ]hem
## if !adult & !elder
[friend: Sedan gick {friend} hem|Sedan var tårtan slut]

# @Love
Jag älskar dig
## if !adult & !elder
Jag tycker så mycket om dig

# @a
{plum}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{plum's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @she
{child.he}
## if child.she
hon
## if child.he
han

# @She
{child.He}
## if child.she
Hon
## if child.he
Han
