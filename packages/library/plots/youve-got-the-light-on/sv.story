title: Efter dig, sa polisbilen
title: Den artiga polisbilen
title: Det är alltid kopplingen
guest officer: Gunilla (hon), Agneta (hon)
guest nurse: Siv (hon), Barbro (hon)
guest sitter: fru Palm (hon), fru Ask (hon)

% Polisbilen är (den) och säger bara tut och ii-åå; annars blinkar den. Den som håller i handen (@a): {adult}, annars den äldre, annars {sitter}.
% Barnet dirigerar från en bänk, med någon som håller i, för {officer} ser inte förbi bussen.

# light-on
Polisbilen stannade vid övergångsstället, för där stod {child} [adult / elder: och höll {@a-first} i handen|hand i hand med {sitter} från våningen under]. Och {child} stod kvar, för polisbilen hade blåljuset på.

En polisbil ska man släppa fram. Det vet alla. Så {child} vinkade åt den att köra.

”Efter dig”, sa {child.he}.

# after-you
Polisbilen rörde sig inte. Vid ett övergångsställe ska man släppa över folk. Det vet alla polisbilar. Den blinkade med strålkastarna, två gånger, mycket artigt. Efter dig.

”Nej, nej”, sa {child}. ”Efter dig.”

Blink, blink.

”Jo, men nu är det ju du som har blåljus”, sa {child}.

# the-clutch
I bilen satt {officer}, som var polis. Hon tryckte på gasen. Hon tryckte en gång till. Bilen brummade lite, långt nere, och stod kvar.

”Det är kopplingen”, sa {officer} ut genom rutan. ”Det är alltid kopplingen. Ingen fara!”

”Det är inte kopplingen”, sa {child}. ”Den är artig.”

”Bilar kan inte vara artiga, lilla vän.” Och så gick hon ut med en skiftnyckel och stack in huvudet under motorhuven.

# one-inch
Bakom polisbilen stod det en brödbil nu, och bakom brödbilen en buss. Och på andra hållet stod det en glassbil[music:  som spelade {music}], och en dam med en hästtransport.

”Det är nog bäst att vi bara går”, sa {@a}.[pet.dog:  Det tyckte hunden {pet} också och drog.]

{child} lutade sig fram. I samma ögonblick rullade polisbilen fram en centimeter. Den hade tänkt att det nog var bäst att bara köra.

Båda tvärstannade.

”Förlåt!” sa {child} och lutade sig tillbaka.

Tut, sa polisbilen med liten röst och rullade tillbaka, den också. {Officer} fick olja på näsan.

”Efter dig”, sa {child}.

Blink, blink.

”Vad du är envis”, sa {child}.

Polisbilen fällde in backspeglarna. Den tänkte precis samma sak om {child.him}.

# the-radio
Då började det spraka i polisbilens radio. ”{officer}? Hör du mig? Hämta barnmorskan, {nurse}, på mottagningen, så fort du kan, och kör henne till Garvargatan[city: , på andra sidan {city}]. Det är en bebis på väg, och den tänker inte vänta.”

”En bebis!” ropade {officer}. Hon slängde skiftnyckeln i baksätet och hoppade in. Och den här gången glömde polisbilen alldeles att vara artig. På med sirenen. Ii-åå!

{child} och {@a} backade långt in på trottoaren. Polisbilen for iväg …

# nowhere-to-go
Och stannade. Det fanns ingenstans att köra. Brödbilen hade försökt ta sig förbi den, och bussen hade försökt ta sig förbi brödbilen. Nu stod bussen nos mot nos med glassbilen, hästtransporten satt fast på tvären i mitten, och alla tutade.

”Jag var först!” sa brödbilens chaufför.

”Jag är störst!” sa bussens.

[sport: ”Jag ska hinna {play sport}!” sa någon inne i bussen.

]”Jag har en häst!” sa damen.

Ii-åå! sa polisbilen. Ii … åå? Blåljuset snurrade och snurrade.

”Jag ser inte förbi bussen!” ropade {officer}. ”Är det någon som ser?”

Och polisbilen tittade på {child} med båda strålkastarna och blinkade.

# stop
{child} klev upp på bänken vid övergångsstället, och {@a} höll i {child.him} i jackan. Där uppifrån såg man alltihop. {child} sträckte upp handen så högt och så platt {child.he} kunde[school: , mycket högre än {at school}].

”STOPP!” skrek {child}.

De blev så förvånade att de stannade.

# the-gap
{child} pekade på glassbilen. ”Efter dig!” sa {child.he}. ”Baklänges, tack!”

Den backade. Då blev det en lucka.

”Bussen! Efter dig!”

Bussen körde in i luckan[friend: , med {friend}, {child's} bästa vän, som vinkade med båda händerna i bakrutan].

”Hästtransporten! Efter dig! Hej, hästen. Brödbilen, vänta. Nej, vänta. Nu! Efter dig!”

En efter en kom de iväg, och varje gång blev det lite mer väg, tills det mitt på gatan låg en lång, tom remsa alldeles fri.

# go
Polisbilen stod vid övergångsstället. Den tittade på {child}. Strålkastarna började blinka …

”Våga inte”, sa {child}. ”Det finns en bebis som inte säger ’efter dig’ till någon. KÖR!”

Ii-åå, ii-åå, ii-åå! Så försvann den runt hörnet[athlete: , snabbare än {athlete}], för att hämta {nurse}.

# its-a-girl
{child} och {@a} handlade allt de skulle[pet.cat / pet.other: , och något gott till {pet}][adult & elder: , och kom till och med ihåg marmeladen till {elder}][adult & elder2:  och pastillerna till {elder2}][!adult & elder2: , och kom till och med ihåg marmeladen till {elder2}]. Och när de kom tillbaka till övergångsstället började det skymma, och gatlyktorna tändes.

Där stod en polisbil. Den hade ingen siren på och inget blåljus. Det såg ut som om den väntade på någon.

{Officer} stack ut huvudet. Hon hade fortfarande olja på näsan. ”Det blev en flicka!” ropade hon. ”Tre och ett halvt kilo, och ett förfärligt liv på henne. Vi hann fram med fyra minuter till godo. Sedan tänkte jag köra raka vägen till stationen, men den här gamla bilen vill inte. Det är kopplingen.”

”Nej”, sa {child}. ”Det är inte kopplingen.”

# in-the-light
{Child.He} tittade på polisbilen, och polisbilen tittade på {child.him}. Den sänkte strålkastarna tills de var mjuka och gula och låg över de vita ränderna, ända till andra sidan.

Blink, sa den. Blink.

”Tack”, sa {child}.

Och {child.he} tog {@a} i handen och gick över i ljuset, utan att skynda sig. På andra sidan vände {child.he} sig om och vinkade.

”Hem med dig nu”, sa {child}. ”Efter dig.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}
## if adult
{adult}
## if elder & !adult
{elder}
