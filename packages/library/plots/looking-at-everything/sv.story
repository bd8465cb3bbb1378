title: [adult: Snigeln på {adult’s} känga]
title: [!adult: Snigeln på kängan]
title: Den håller på
title: Den tittar på allt
guest friend: Greta (hon), Elsa (hon), Noa (han)
guest aunt: moster Bodil (hon), moster Lisbet (hon)

% Omkväde, alltid helt: Och snigeln kröp uppåt. Sakta, sakta, sakta. @a: {adult}, annars den äldre, annars {aunt}.

# wellies
Nu hade det regnat färdigt. Dropp, dropp, dropp, sa grinden.

{child} tog på sig sina gula stövlar. {Friend}[!friend.known: , {child.his} bästa vän,] tog på sig sina gröna. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] tog inte på sig någonting. ][pet.cat: [!pet.known: Katten {pet}|{Pet}] låg på trappan. ]{@A-full} tog på sig sina stora bruna kängor.

”Nu går vi till affären!” sa {@a}. ”Vi behöver bröd.”

Ut gick {child}. Ut gick {friend}. [pet.dog: Ut gick {pet}. ][pet.other: {Pet} stannade hemma. ]Ut på gången gick {@a}, klamp, klamp …

# stop
”STOPP!” sa {child}.

{@A} stannade.

”Rör dig inte”, sa {child}. ”Det sitter en snigel på din känga.”

Och det gjorde det. En rund, brun snigel med ett krulligt hus, längst ut på tån. Fram kom ett litet horn. Fram kom ett litet horn till.

”Hej, snigel”, sa {child}.

”Den ska upp”, sa {friend}.

”Jag lyfter bort den”, sa {@a}.

”Nej, {@a}”, sa {child}. ”Den håller på.”

Så {@a} stod stilla. [pet.dog: Och {pet} satt stilla. ][pet.cat: Och {pet} blinkade. ][sport: Man kan inte {play sport} med en snigel på kängan. ]Och snigeln kröp uppåt. Sakta, sakta, sakta.

# cold
Efter en stund sa {@a}: ”Jag fryser lite.”

Då sprang {child} in, tipp-tapp, tipp-tapp, och hämtade {@as} mössa[elder & adult: , den från {elder}[elder2:  och {elder2}]][elder2 & !adult: , den från {elder2}]. {@A} böjde sig ner, jätteförsiktigt, och {child} drog på mössan. Den hamnade över ena ögat.

”Tack”, sa {@a}.

[pet.dog: Och {pet} satt stilla. ][pet.cat: Och {pet} blinkade. ]Och snigeln kröp uppåt. Sakta, sakta, sakta.

# hungry
Efter en stund sa {@a}: ”Jag är lite hungrig.”

Då sprang {friend} in, tipp-tapp, tipp-tapp, och hämtade en banan. Den åt {@a} stående.

”Tack”, sa {@a}.

[pet.dog: Och {pet} satt stilla. ][pet.cat: Och {pet} blinkade. ]Och snigeln kröp uppåt. Sakta, sakta, sakta.

# lonely
Efter en stund sa {@a}: ”Jag känner mig lite ensam här uppe.”

Då tog {child} {@as} ena hand, och {friend} tog den andra, [pet.dog / pet.cat: och {pet} kom och satte sig på den andra kängan, för den var ju ledig, ]och så stod de där och tittade[music: , och {@a} nynnade på {@song}].

# the-laces
Längs skosnöret kröp snigeln. Ett hål. Två hål. Tre hål.[athlete:  Den var inte lika snabb som {athlete}. Men den kom fram.]

Runt rosetten kröp snigeln. Hela vägen runt.

Och allra högst upp stannade den. Den sträckte på halsen, lång och smal. Den tittade åt ena hållet. Den tittade åt andra hållet.

”Vad tittar den på?” viskade {friend}.

# everything
{child} satte sig på huk, så att {child.his} näsa kom bredvid snigelns näsa. Sedan tittade {child.he} också.

{Child.He} såg det våta gräset som glittrade. {Child.He} såg tusenskönorna. [city: {Child.He} såg en liten bit av {city}, under grinden. ]{Child.He} såg en droppe som hängde på grinden, och i droppen hängde hela himlen.

”Allt”, sa {child}. ”Den tittar på allt.”

# down
Sedan vände snigeln. Och så kröp den neråt. Sakta …

”Åh nej”, sa {@a}.

… sakta, sakta. Runt rosetten. Tre hål. Två hål. Ett hål. Över tån och ut på gången och in under ett stort blad. In gick ett litet horn. In gick ett litet horn till.

”God natt, snigel”, sa {child}.

# can-i-move-now
”Får jag röra mig nu?” sa {@a}.

”Ja”, sa {child}. ”Nu får du röra dig.”

[pet.cat: {Pet} klev av. ]{@A} skakade på ena benet. {@A} skakade på andra benet. [pet.dog: {Pet} skakade på alltihop. ]Och så gick de till affären, [school: förbi {school}, ]klamp, klamp, tipp-tapp, tipp-tapp, och köpte bröd.

# slow
Nu är det mörkt. De gula stövlarna står vid dörren. De stora bruna kängorna står vid dörren. Och på den ena kängan går det ett smalt silverstreck, hela vägen upp och hela vägen ner, och det blänker och blänker.

[pet.dog / pet.cat: {Pet} sover på den andra kängan. ]Snigeln sover under sitt blad.

Och nu håller {child} på att somna. Sakta … sakta … sakta.

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A-full
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @as
{aunt’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}
