title: Kom ut, stanna kvar
title: Den bor ju där
title: Längst fram
guest friend: Tyra (hon), Sixten (han)
guest minder: moster Gull (hon), moster Bitte (hon)

% Tanden är {friend}s. Till tanden säger {friend} ”Kom ut!” och {child} ”Stanna kvar!”; till springan säger {child} ”Kom ut”, och sist säger {friend} ”Stanna kvar”.
% @a sitter bakom dem hela tiden och skalar äpplen: {adult}, annars den äldre, annars {minder}.

# wibble-wobble
{Friend} hade en lös tand[city: , den lösaste i {city}].

[friend: {Friend} var {child's} bästa vän. De satt på trappan, de två, och {friend} gapade.|{Friend} var sex år och bodde i huset bredvid. {Friend.He} satt på trappan bredvid {child} och gapade.] Bakom dem satt [elder & !adult: {elder}[elder2:  och {elder2}]|{@a}[!adult: , som var barnvakt,]] och skalade äpplen[elder & adult:  från {elder}[elder2:  och {elder2}]].

[school: Alla {at school} hade fått titta. Nu tittade {child} in.|{child} tittade in.] Där satt den, längst fram.

Vicka, vacka.

”Kom ut!” sa {friend} till tanden.

”Nej!” sa {child}. ”Stanna kvar!”

”Den måste ut”, sa {friend}.[athlete:  ”Till och med {athlete} har haft en.”]

”Den bor ju där”, sa {child}.[pet.other:  ”{Pet} bor hos mig.”][age>=5:  ”Den har bästa platsen, precis vid dörren.”]

# stay-in
{Friend} puttade på den med tungan. Vicka, vacka.

”Kom ut!” sa {friend}.

”Stanna kvar!” sa {child}.

{Friend} puttade på den med fingret. Vicka, vacka.

”Kom ut!” sa {friend}.[sport:  ”Jag vill {play sport}!”]

”Stanna kvar!” sa {child}. Och så klappade {child.he} {friend} på kinden[music:  och nynnade på {music}], så att tanden inte skulle bli ledsen.

[age>=5: ”Den kanske vill ha ett äpple”, sa {@a}.

”Det vill jag”, sa {friend}.

]
# pop
{Friend} bet i ett stort rött äpple.

Kras.

Vicka, vacka … plopp!

Ut for tanden! Den hoppade på trappan, hopp, hopp, hopp, och hoppade rakt ner i en springa i stenen.

”Åh nej!” sa {friend}. ”Min tand!”

# too-big
{Friend} stack ner ett finger i springan. Det var för stort.

{Friend.He} stack ner ett annat finger. Det var också för stort.

[age>=5: ”Ta en tå”, sa {child}.

Tån var ännu värre.

][pet.dog: Hunden {pet} stack ner nosen. Den var också för stor.

][pet.cat: Katten {pet} stack ner en tass. Den var också för stor.

]”Den är borta”, sa {friend}. Längst fram hade {friend.he} ett litet hål, och mungiporna åkte ner.

# something-smooth
{child} la sig på magen och kikade ner i springan. Där var det mörkt, och en liten bit ner låg något litet och vitt.

[age>=5: ”Vad gör den?” frågade {friend}.

”Ingenting”, sa {child}. ”Jag tror inte den gillar att vara där.”

]{child} hade väldigt små fingrar. {Child.He} stack ner det allra minsta.

{Child.He} kände mossa. {Child.He} kände en smula. {Child.He} kände … något slätt.

{Child.He} böjde fingret om det, som en liten krok.

”Kom ut”, sa {child} alldeles tyst.

Vicka, vacka.

”Kom ut.”

Vicka, vacka.

Och ut kom den!

# that-one
{Friend} skrattade så att man såg rakt in i hålet. Där inne satt en pytteliten ny tand och tittade fram.

”Ser du?” sa {friend}. ”Nu är det den som bor där.”

[age>=5: ”Har den suttit där bakom hela tiden?”

”Ja”, sa {friend}. ”Den ville sitta längst fram.”

]{child} kände på sina egna tänder, en i taget. De vickade inte alls.[age>=5:  {Child.He} hittade en sak som vickade, men det var tungan.]

”Stanna kvar”, sa {child.he} till den första.

”Stanna kvar”, sa {child.he} till nästa.

”Stanna kvar, stanna kvar, stanna kvar.”

# this-one
Snart var det bara ett äpple kvar att skala. Trappan var fortfarande varm av solen. {Friend} flyttade sig nära, och {child} lutade sig mot {friend.him}.

”Du får hålla i min tand”, sa {friend}. ”Bara tills äpplena är klara.”

{Friend.He} la den mitt i {child's} hand. Den var inte större än en äppelkärna.

Sedan stängde {friend} fingrarna om den, ett i taget. Det fingret. Och det. Och det. Och det. Och tummen överst.

Och så klappade {friend.he} den lilla handen.

”Stanna kvar”, sa {friend}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
