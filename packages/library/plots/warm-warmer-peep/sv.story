title: Varmt, varmare, pip
title: Någonstans där det var mjukt
guest hen: Agda (hon), fru Prick (hon)

% Den stora (@a): {adult}, annars den äldre, annars den vuxna.

# somewhere-good
I {child's} trädgård sprang en höna runt, runt. Hon hette {Hen}, och hon var förtvivlad.

”Jag har tappat bort mitt ägg!” ropade hon. ”Jag gömde det, och nu hittar jag det inte!”

”Var gömde du det då?”

”Någonstans där det var mjukt”, sa {Hen}. ”Någonstans där det var gott att vara. Jag gömde det så bra att ingen någonsin skulle hitta det.” Så började hon snyfta. ”Och nu hittar ingen det!”

”Minns du ingenting?”

{Hen} tänkte så att kammen darrade.

”Det var varmt”, sa hon.

”Då letar vi där det är varmt”, sa {child}. {child.He} tog sin jacka, som låg på bänken i solen, och satte på sig den. Och så gick de.

# is-it-warm
{child} stack ner handen i en stövel.

”Är det varmt?” frågade {Hen}.

”Kallt”, sa {child.he}.

{child.He} kände i vattenkannan.

”Är det varmt?”

”Kallare.”

{child.He} kände under hinken.

”Är det varmt?”

”Det är blött”, sa {child.he}. Och något kittlade {child.him} i nacken, men det fanns ingen tid att klia.

[friend: ”Varmt!” ropade {friend}[!friend.known: , som var {child's} bästa vän]. {Friend} hade känt på bilens motor. Men där inne var det bara olja.

][pet.dog: ”Varmt!” sa {child}. Det var {pet}, som sov i solen. De tittade under. {Pet} rullade runt på rygg och viftade med tassarna, men något ägg hade {pet.he} inte.

][pet.cat: ”Varmt!” sa {child}. Det var {pet}, som sov i solen. De lyfte på ena änden, och de lyfte på andra änden. Där fanns inget ägg.

][pet.other: ”Varmt!” sa {child}. Det var {pet}, i sitt bo. Men {pet} hade inte värpt någonting.

][elder: ”Varmt!” sa {child}. Det var {elder}, som sov i en solstol[elder2: , och {elder2} i en till]. De tittade under [elder2: båda hattarna | hatten]. Där fanns inget ägg.

][school: De kände i väskan från {school}. Kallt. ][sport: De kände på allt som man behöver för att {play sport}. Kallt. ][athlete: De kände på bilden av {athlete}. Kallt. ][music: {child} sjöng {@song}, så att ägget skulle höra dem. Det svarade inte. ][city: ”Vi kan inte känna på hela {city}”, sa {Hen}. ]

”Hett!” ropade {child}.

Det var komposten. Det rök ur den. De grävde, {child} med händerna och {Hen} med fötterna, och de hittade potatisskal, och de hittade en mycket häpen mask.

Men inget ägg. Och något kittlade i nacken.

# the-sun-goes
Sedan gick solen ner bakom taket.

Bänken blev kall. Gräset blev kallt. Till och med komposten slutade ryka.

”Ett ägg får inte bli kallt”, viskade {Hen}. ”Blir det kallt, så kläcks det aldrig.” Och hon satte sig på marken och gömde ansiktet under vingen.

{child} satte sig bredvid. {child.He} visste inte vad man skulle säga. Händerna var kalla. Näsan var kall. Båda knäna var kalla.

”Jag fryser överallt”, sa {child}. ”Utom i nacken.”

# hot
{Hen} tog bort vingen.

”Vad är det med nacken?” sa hon.

”Den är varm.”

{Hen} tog ett steg närmare. ”Och nu?”

”Varmare”, sa {child.he}.

{Hen} flaxade upp på axeln. {child} satt alldeles stilla. Något rörde sig där bak. Det rörde sig i luvan.

”Hett”, viskade {child}.

{Hen} stack ner hela huvudet i luvan.

”Där är det ju!” ropade hon. ”Där det var mjukt! Där det var gott att vara! Jackan låg på bänken, och jag tänkte: Ett så fint rede! Du har gått och burit på ägget hela tiden!”

# the-bus
Knak, sa luvan.

Knak, knak.

Något litet och fuktigt puffade {child} i nacken. Sedan klättrade det. Det klättrade upp ur luvan, fram på axeln, och där stod det och ruskade på sig och var gult.

Det var en kyckling. Den tittade {child} rakt i ögat.

”Pip”, sa den. ”Är du min mamma?”

”Nej”, viskade {child}. ”Jag är bara bussen.”

Då lyfte {Hen} på vingen, och kycklingen tittade, och så gick den nerför {child's} arm, hela vägen, och klev av. Den gick in under vingen.

”Är det varmt?” frågade {child}.

”Hett”, sa {Hen}.

# hidden-so-well
På kvällen, när {child} skulle sova, var fötterna som is.

”Är de varma?” sa {@a}.

”Kalla.”

{@A} stoppade täcket om dem. ”Och nu?”

”Varma.”

{@A} drog upp täcket till hakan.[pet.dog:  {Pet} lade sig längst ner.][pet.cat:  {Pet} lade sig på mitten.] ”Och nu?”

”Varmare.”

Då fick {child} en puss, mitt i nacken.

”Hett”, mumlade {child}.

Och där låg {child.he}, någonstans där det var mjukt, någonstans där det var gott att vara, gömd så bra att bara näsan syntes.

”Pip”, sa näsan. Och så somnade {child.he}.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
