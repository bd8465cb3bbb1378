title: Traktorn som drog natten
title: Kroka i, dra på
title: Nu kör vi så
guest farmer: Britta (hon), Kerstin (hon)
guest sitter: Göta (hon), Ingrid (hon)

% Omkväde, alltid helt: ”Kroka i! Dra på! Nu kör vi så!” Sista gången viskat, och det är hundens voff också. Den äldre som är vald kör, den dagen; vännen har kroken; katten väntar bara på natten. @a är {adult}, annars {sitter}.

# pull-anything
{child} stod vid grinden till en bondgård[city:  utanför {city}] med {@a-first}. Det var {child} som skulle ropa[school: , och det kunde {child.he} göra högre än alla {at school}]. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] hjälpte till. ][friend: [!friend.known: {child’s} bästa vän, ]{friend}[!friend.known: ,] skulle kroka på. ]På åkern stod [elder: en stor röd traktor, och det var {elder} som körde. Den | bonden {farmer’s} stora röda traktor, och den] kunde dra vad som helst. Det kunde den verkligen.[athlete:  Den var till och med starkare än {athlete}.]

Det enda den inte kunde var att backa. En traktor backar inte utan pip, och pipet var trasigt. Så den körde bara framåt.

# the-pond
”Ankorna orkar inte gå till dammen”, sa {@farmer}. ”Det är för långt.”

Så [friend: {friend} | [elder: {elder.he} | hon]] krokade på dammen.

”Kroka i! Dra på! Nu kör vi så!” ropade {child}.[pet.dog: 

”Voff!” sa {pet}.]

Dunk, dunk, dunk, sa traktorn. Och efter kom dammen, hela vägen uppför åkern, med fiskarna kvar i.

”Kvack”, sa ankorna och klev i.[pet.cat:  På grindstolpen sov [!pet.known: katten ]{pet} och väntade på natten.]

# the-hill
”Korna har det för varmt”, sa {@farmer}. Så [friend: {friend} | [elder: {elder.he} | hon]] krokade på en kulle, en stor och fin en, med träd på.

”Kroka i! Dra på! Nu kör vi så!” ropade {child}.[pet.dog: 

”Voff!” sa {pet}.]

Dunk, dunk, dunk, sa traktorn. Och efter kom kullen, och den ställde sig bredvid korna, så att de fick skugga.

”Mu”, sa korna och la sig ner.[pet.cat:  {Pet} sov vidare.]

# soft-and-dark
”Vad tar vi nu?” sa {@farmer}[music:  och nynnade på {music}]. [friend: {Friend} | [elder: {elder.He} | Hon]] slängde ut kroken, långt, långt över häcken, för att se vad den fick tag i. Och den fick tag i kanten på något mjukt och mörkt.

”Kroka i! Dra på! Nu kör vi så!” ropade {child}.[pet.dog: 

”Voff!” sa {pet}.]

Dunk, dunk, dunk.

# the-night
Och efter kom natten.

Den kom över häcken som ett stort blått täcke. Den kom över korna, och över ladan, och över {child} och [friend: {friend} | {@a}], med alla stjärnor kvar i. Och de hade inte ens ätit lunch!

Hönsen gick och la sig. Ankorna gick och la sig. [pet.other: Hemma gick nog {pet} också och la sig. ][elder2: {Elder2} sa god natt till allihop. ]Korna blundade.[pet.dog:  {Pet} ville ha sin kvällsmat.][pet.cat:  {Pet} klev upp.]

[friend: ”Jag är inte ens trött”, sa {friend}.

]”Åh, nej!” sa {child}. ”Jag har ju inte fått min smörgås!”

# beep
”Backa! Backa!” ropade {@farmer}. Men traktorn stod still. Den gungade inte ens.

”Den backar inte utan pip”, sa [elder: {elder.he} | hon]. ”Och pipet är trasigt!”

{child} visste hur det skulle låta. Alla traktorer som backar säger pip. Så {child.he} höll sig i grinden och tog ett jättedjupt andetag.

”Pip! Pip! Pip!” ropade {child}.

Traktorn hoppade till. Den började rulla. Dunk, dunk, dunk, gick det, bakåt.

”Pip! Pip! Pip!”

# the-sun
Bort från ladan backade natten. Bort från korna backade den. Tillbaka över häcken for den, med alla sina stjärnor, och där var solen igen, precis där de hade lämnat den.

”Kuckeliku”, sa tuppen, för andra gången den dagen.[pet.cat:  {Pet} la sig igen.]

Och {child} fick sin smörgås[pet.dog: , och {pet} fick kanten].

Sedan lekte {child} och [friend: {friend} | [elder: {elder.short} | {@a}]] vid dammen, och så lekte de på kullen[sport: , och de hann till och med {play sport}], hela den långa, soliga eftermiddagen.

# tucked-in
Och när solen stod lågt, och hönsen gäspade, [friend: slängde {friend} kroken över häcken igen. | tittade {@farmer} på {child}.]

”Nu?” sa [friend: {friend.he} | [elder: {elder.he} | hon]].[pet.cat:  {Pet} öppnade ett öga.]

”Nu”, sa {child}. Och den här gången ropade {child.he} inte. {child.He} viskade.

”Kroka i. Dra på. Nu kör vi så.”[pet.dog: 

”Voff”, viskade {pet}.]

Dunk … dunk … dunk, sa traktorn. Och mjukt, mjukt drog den upp natten och stoppade om hela gården.

# @a
{sitter}
## if adult
{adult}

# @a-first
{sitter}, som passade {child.him}
## if adult
{adult}

# @farmer
{farmer}
## if elder
{elder.short}
