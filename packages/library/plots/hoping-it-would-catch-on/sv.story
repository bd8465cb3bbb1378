title: Ugglan på kylskåpet
title: Jag hoppades att det skulle smitta
title: Börja inte du också
guest minder: moster Lotta (hon), moster Siv (hon)

% Ugglans ”Vem?” är en fråga, ställd av någon som har hela eftermiddagen på sig. Barnet kan ställa den.
% Den som har målat köket är {adult}, annars mormor eller farfar, annars {minder}: @a. Mormor eller farfar bredvid en sådan är i telefonen och kommer på lördag.

# six-weeks
{child} var {age} år, hade bott i det nya huset med {@first} i sex veckor och avskydde det. Det hade {child.he} inte sagt till {@a}. {@A} hade målat hela köket gult på egen hand, och av misstag en del av brödrosten[athlete:  och en del av {athlete} på almanackan], och varje kväll vid middagen gnuggade {@he} händerna och sa: ”Jaha! Här trivs vi allihop.”

De var bara två vid bordet. ”Mm”, sa {child} varje kväll, för {child.he} tyckte så mycket om {@him}. {@mm-too} Det enda {child.he} ville var att åka hem, och hemma var en lägenhet ovanför en pizzeria, där någon annan hade sina gardiner nu.[pet.other:  {Pet} hade också blivit flyttad, och ingen hade frågat {pet.him} heller.]

# an-owl
Så en torsdag[sport: , efter {sport},] brände {@a} fiskpinnarna[music:  till {music} på radion]. {@He} öppnade fönstret för att släppa ut röken, och in kom något stort och brunt. Det hördes ingenting alls. Det satte sig ovanpå kylskåpet och vek ihop sig.

”Rör dig inte”, viskade {@a}. ”Det är en uggla.”

”Jag ser att det är en uggla.”

”Någon måste ha lämnat fönstret öppet.”

”Vem?” sa ugglan.

Det var inget hoande. Det var en fråga, och den som frågade lät som en rektor med hela eftermiddagen på sig.

”Jag”, sa {@a}.

Ugglan blinkade, som om det fick duga.

# experts
De kom snart på hur det gick till. Man kunde inte säga alla, eller ingen, eller någon, så att den ugglan hörde det. Då vred den huvudet hela vägen runt och frågade.

”Strunta i den”, sa {@a}. ”Folk säger att det är det man ska göra.”

”Vem?” sa ugglan.

”Experter.”

”Vem?”

”Jag läste det på en kökshandduk”, sa {@a}.

# me-again
De satte sig med sina svarta fiskpinnar.[pet.dog/pet.cat:  {Pet} satte sig tätt intill, för {pet.he} gillade dem svarta.] {@A} skakade ketchupflaskan och skakade den igen.

”Någon har ställt tillbaka den här tom”, sa {@he}.

”Vem?” sa ugglan.

”Jag”, sa {child}. ”I tisdags.”

”Och så är det ingen som sköljer ur dem.”

”Vem?”

”Jag igen”, sa {child}. ”Han är väldigt noga, va?”

# all-very-happy
De skrattade så att {@a} måste dricka vatten. Det var den bästa middagen de hade haft i det huset, så naturligtvis gnuggade {@he} händerna. {child} såg det komma och kunde inte hindra det.

”Jaha!” sa {@a}. ”Här trivs vi allihop.”

Långsamt vreds det runda ansiktet åt deras håll.

”Vem?” sa ugglan.

”Vi allihop”, sa {@a}.

”Vem?”

”Alla i hela huset!”

”Vem?”

”Ja, {child} till att börja med! Du trivs väl, {child}?”

Nu tittade båda två på {child.him}, {@a} med gul färg kvar i ena ögonbrynet, och ugglan med ögon stora som syltburkslock. Allting kom upp i halsen på {child} på en gång, oreganolukten i trappan, [friend: {friend} som ropade nerifrån gatan, ]och buss nummer nio som for förbi {child.his} fönster på kvällarna med alla lampor tända. {Child.He} lade ner gaffeln.

# poultry
”Jag …” sa {child.he}.

”Så!” sa {@a}, väldigt fort. ”Nu räcker det. Jag låter mig inte korsförhöras av fjäderfä i mitt eget kök.”

{@He} öppnade fönstret så långt det gick och viftade med kökshandduken. Ugglan tittade på {@a}. Den tittade bra mycket längre på {child}. Sedan bredde den ut vingarna och for över fönsterbrädan ut i trädgården, och {@a} stängde fönstret.

”Så där”, sa {@he}. ”Nu kan alla slappna av.”

Ingen frågade {@him} vem.

# mm-at-christmas
{child} hade varit så nära. Nu skulle det bli ”mm” i morgon, och ”mm” till jul, och {child.he} skulle säga ”mm” när {child.he} var fyrtio och kom och hälsade på. {Child.He} svalde, och det gjorde ont i halsen.

{@A} spolade upp vatten och började diska med ryggen mot {child.him}. ”Alla känner sig lite konstiga på ett nytt ställe”, sa {@he} till diskhon. ”Alla vänjer sig.”

# dont-you-start
{child} drog upp fötterna på stolen. {Child.He} lade armarna om knäna, fäste blicken i ryggen på {@s} tröja och blinkade inte.

”Vem?” sa {child.he}.

{@S} händer stannade i vattnet. ”Börja inte du också.”

”Vem?”

”Men lilla {child} …”

”Vem?” sa {child}, och rösten sprack mitt itu.

{@A} vände sig om, med skum ända upp till armbågarna. {child} såg hur {@his} mun gjorde sig redo att säga alla. {child} väntade, så som ugglan skulle ha väntat.

”Jag”, sa {@a}.

# the-pear-tree
{@He} satte sig. ”Jag känner mig konstig. Jag saknar lägenheten. Det är så tyst där uppe på nätterna att jag hör mina egna knän. Men jag trodde ju att du trivdes! Du sa alltid mm!”

”Du sa alltid att vi trivdes!”

”Jag hoppades att det skulle smitta”, sa {@a}.

{child} skrattade, och sedan grät {child.he} också, och {@a} kom runt bordet och höll om {child.him} med blöta ärmar. ”Jag avskyr det här”, sa {child} in i tröjan. ”Jag avskyr att det är så tyst, och att det luktar andras hund. Päronträdet avskyr jag inte.”

”Nej”, sa {@a}. ”Päronträdet har jag inget emot.”

# every-step
Lägenheten kunde de inte få tillbaka, och det visste de båda två. Men på lördag skulle de ta nian[city: , tvärs genom {city},] och sitta på muren under {child's} gamla fönster[friend:  med {friend}] och äta pizza.{@saturday} Och i kväll tog {@a} fram oreganon ur skåpet, och de gick uppför trappan tillsammans och strödde en nypa på varje trappsteg.[pet.dog/pet.cat:  {Pet} stannade där nere hos de svarta fiskpinnarna.][pet.other:  {Pet} fick också veta det, när de gick förbi.]

# us
{child} satte sig högst upp och drog in luften. {@A} öppnade fönstret i trappan och satte sig bredvid.

”Det var bättre”, sa {@he}. ”Ett hus ska lukta som någon.”

Ute i päronträdet, i mörkret, sa ugglan: ”Vem?”

”Vi”, sa {child}.

# @mm-too
[school: {Child.He} sa det {at school} också.]
## if elder & adult & !elder2
{Child.He} sa det till {elder} i telefon också[school: , och {at school}].
## if elder2 & adult
{Child.He} sa det till {elder} och {elder2} i telefon också[school: , och {at school}].
## if elder2 & !adult
{Child.He} sa det till {elder2} i telefon också[school: , och {at school}].

# @saturday
[!elder: | ]
## if elder & adult & !elder2
 {Elder} skulle också komma dit och få höra något bättre än mm.
## if elder2 & adult
 {Elder} och {elder2} skulle också komma dit och få höra något bättre än mm.
## if elder2 & !adult
 {Elder2} skulle också komma dit och få höra något bättre än mm.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

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

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}
