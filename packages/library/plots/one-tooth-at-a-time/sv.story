title: Vikarierna
title: Ett lag av bara sälar
title: En tand i taget
guest friend: Alma (hon), Tyra (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Sälen talar som en hockeyspelare i radio, utom en enda gång. Ploppen är torra och lagom långa.
% Den som säger god natt (@first, @a) är den äldre, annars {adult}, annars {minder}.

# the-notice
När {child} och {friend}[!friend.known: , {child's} bästa vän,] kom ner till isen satt det sex sälar framför deras lapp.

Det var {friend} som hade skrivit lappen. VIKARIER SÖKES TILL HOCKEYLAG, stod det. MATCH I DAG KLOCKAN TRE.

”Det gällde jobbet”, sa den största sälen. ”Vi är vikare.”

”Det står vikarier”, sa {friend}. ”Sådana som hoppar in. Vikare är ju en sorts sälar.”

”Ja nä, men det är klart”, sa sälen. ”Det skiljer nån bokstav. Men vi går ut och gör vårt jobb.”

# nothing-but-seals
{child} såg på {friend}. Det var sjuorna, de stora i sjuan[school:  {at school}], som hade tagit isen. Ni är två, hade de sagt. Kom med ett helt lag, så spelar vi om den.

”Ett lag är sex”, sa {child}. ”De är sex.”

”De är sälar”, sa {friend}. ”Allihop.”

”Då är det ett lag av bara sälar. Och vi är tränare.”

# a-detail
De tränade hela förmiddagen.

”Kan ni hålla i en klubba?” frågade {friend}.

”Det är en detalj vi får titta på”, sa sälen.

Sälarna åkte på magen. De åkte mot pucken, och förbi pucken, och vidare in i vassen.[sport & !sport.Swimming & !sport.Hockey:  Det hade varit lättare att lära dem {play sport}.][sport.Swimming:  De kunde {play sport}, men det blir det inga mål av.][sport.Hockey:  Så hade {child} aldrig sett någon {play sport}.] Den som var målvakt la sig på pucken av misstag, och sedan letade alla i en kvart.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] ville också vara med, men {pet.he} var ju ingen säl. Då fick {pet.he} bli materialare. Det är den som hämtar puckar i vassen.

][pet.cat: På bryggan satt {pet}[!pet.known: , {child's} katt]. {Pet.He} såg på sälarna och försökte låta bli att tänka på fisk.

][pet.other: {Pet} fick heja hemifrån. Det lät inte så mycket, men det var väl menat.

]”Puckarna gick inte in”, sa sälen. ”Men inställningen finns där.”

# such-fun
”Varför pratar du så där?” frågade {child}.

”Det är väl så man pratar? Gubben som fiskar har radio. Den hörs genom isen.[city:  Han håller på {city}.]”

”Men varför vill ni spela, när ni inte ens har ben?”

Sälen vände bort nosen. När den svarade lät den inte som radion.

”Vi har legat där under hela vintern”, sa den, ”och hört hur roligt ni har.”

{child} kom inte på något att säga. {Friend} klappade sälen på huvudet, och det fick {friend.he}.

# humming
”Hör ni allt där nere?” frågade {child}.

”Er två hör vi bäst. Du bromsar alltid med vänster. Och {friend.he} nynnar när {friend.he} snart ska göra mål.[music:  Oftast är det {@song}.]”

”Det gör jag inte!” sa {friend}.

”Jo”, sa {child}.

# no-legs
Klockan tre kom sjuorna. De tittade på laget. Sedan skrattade de så att de fick hålla i varandra.

”De har inga ben!”

{Friend} hade regelboken med sig.

”Det står ingenstans att man måste ha ben”, sa {friend.he}.

Så var det nedsläpp. Sjuorna åkte åt höger, och sälarna åkte åt vassen. Efter första perioden stod det fem–noll till sjuorna.

”Vi har en tung period bakom oss”, sa sälen. ”Vi hittar inte benen.”

# go-down
Det var då {child} såg på isen. Den var full av små runda hål, inte större än tallrikar. Det var sälarnas, och i dem brukade de andas. Ett hål var till och med innanför sjuornas målstolpar. Och så tänkte {child.he} på vad sälen hade sagt.

”Sluta spela som vi”, sa {child.he}. ”Ni ska inte ha några ben. De är bara i vägen där ni bor. Gå ner och lyssna!”

Sex sälar såg på {child.him}.

”Det är ett skönt besked från bänken”, sa den största.

Plopp, plopp, plopp, plopp, plopp, plopp. Så var isen tom.

# which-side
”De har gett upp!” ropade sjuorna. De tog pucken och åkte, krasch, krasch, krasch, och den längsta lyfte klubban och skulle just skjuta.

Plopp. Mitt framför honom stack det upp en nos. Den tog pucken och sjönk.

”Var blev den av?”

Alla stod stilla. Ingen hörde någonting. Sedan sa det plopp, borta i sjuornas mål.

”Där satt den”, sa sälen[athlete: , lika lugnt som om den hade varit {athlete}].

”Det där är fusk!” skrek sjuorna. ”Den gick under!”

{Friend} bläddrade och bläddrade.

”Pucken ska in mellan stolparna”, läste {friend.he}. ”Det står ingenting om vilken sida av isen.”

# six-five
Fem–ett. Plopp. Fem–två. Vart sjuorna än åkte var det någon där nere som hörde dem komma. Fem–tre. De försökte smyga, men det är svårt att gå på tå på skridskor. Fem–fyra. Plopp. Fem–fem.

”Nu står alla still!” väste den längsta. ”Då hör de oss inte!”

Sjuorna stod still. Det gjorde inte pucken. Plopp. Sex–fem till sälarna.

# an-ear-to-the-ice
Då var det den längsta av sjuorna som la ifrån sig klubban. Han la sig på mage och satte örat mot isen. Han låg där länge.

”Hör ni mig?” sa han.

Plopp.

”Ja nä, men det är klart”, sa sälen.

”Får vi spela mot er i morgon också?”

Sälen såg på {child}, och {child} såg på {friend}. Isen var ganska stor.

”Vi tar en match i taget”, sa {child}.

”Det är bra sagt”, sa sälen. ”Den ska jag lägga på minnet.”

# one-tooth
På kvällen låg {child} i sin säng, och på golvet bredvid låg {friend}, som fick sova över.

”Hur gick det i dag?” frågade {@first}.

”Ja nä, men det är klart”, sa {child}. ”Det var tungt i första. Men vi gjorde vårt jobb.”

”Har du borstat tänderna?”

”Vi tar en tand i taget.”

[elder2: I dörren stod {elder2} och höll upp en tandborste. ”Det är en detalj vi får titta på”, sa {elder2.he}.

]”God natt, båda två”, sa {@a} till slut och släckte.

{child} låg i mörkret och lyssnade. På golvet låg {friend} och nynnade för sig själv, lägre och lägre, och {child} log, för {child.he} visste ju vad det betydde.

Sedan tystnade {friend.he}. Mål.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
