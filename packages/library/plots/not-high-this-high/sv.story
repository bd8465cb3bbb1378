title: Så här högt
title: Precis så högt som en mugg
title: Superhjälten som flög lagom
guest mason: Bengt (han), Roland (han)

% Den som läser visar med handen: så här högt. När det bär neråt visar handen lägre. Stortån kan säga plipp, för {child} är barfota.

# a-mug
{child} är en superhjälte. {child} kan flyga.

Inte högt. Så här högt.

Precis så högt som en mugg.

# an-ant
På gården[city:  {in city}] står {child}, barfota, i sin röda mantel. {child.He} sträcker fram armarna.

”Svisch!” säger {child}. Och så flyger {child.he}.

Inte högt. Så här högt.

{child.He} flyger över en pöl. {child.He} flyger över en myra, och myran tittar upp.

”Oj”, säger myran.

Men på gården är det ingen som ser det. De stora barnen[sport: , som ska i väg och {play sport},] säger: ”Riktiga superhjältar flyger över hus.”

”Jag flyger så här högt”, säger {child}.

## or
På gården[city:  {in city}] står {child}, barfota, i sin röda mantel. {child.He} sträcker fram armarna.

”Svisch!” säger {child}. Och så flyger {child.he}.

Inte högt. Så här högt.

{child.He} flyger över ett löv. {child.He} flyger över en nyckelpiga, och nyckelpigan tittar upp.

”Hej”, säger nyckelpigan. ”Där brukar jag också flyga.”

Men på gården är det ingen som ser det. De stora barnen[sport: , som ska i väg och {play sport},] säger: ”Riktiga superhjältar flyger över hus.”

”Jag flyger så här högt”, säger {child}.

# not-a-toe
I dag är det en farbror på gården. Han heter {mason}[music: , och han visslar på {music}]. Han har gjort en ny liten väg till gungorna. Den är grå och blöt och slät som chokladpudding.

”Ingen får gå här”, säger {mason}. ”Inte med en enda tå. Det är cement. I kväll är det hårt som sten.”

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] tittar ner på alla sina tår.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] drar in alla sina tår under magen.

]Alla står på kanten och tittar[school: , i en lång rad, precis som {at school}].

# a-snail
Då ser {child} något.

Långt ut, mitt i allt det grå, är en snigel. Den är liten. Den har ett randigt hus. Den kan inte komma fram, och den kan inte komma tillbaka.

”Den sitter fast!” säger {child.he}.

# too-short
Åh nej. {mason} kan inte gå dit, för då sjunker han. Pinnen är för kort. [elder: {Elder} sträcker fram sitt paraply[elder2: , och {elder2} håller i {elder.short}]. Paraplyet är för kort. ]De stora barnens armar är för korta. Och snart är alltihop hårt som sten, med en snigel i.

”Nu skulle man ha en som kan flyga”, säger {mason}. ”Men inte över hus. Bara precis ovanför.”

Alla tittar på {child}.

# schloop
{child} drar i sin mantel.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] drar åt knuten lite till.] {child.He} sträcker fram armarna.

”Svisch!” säger {child}. Och så flyger {child.he}.

Inte högt. Så här högt.

{child.He} flyger över det grå. Magen är nästan nere. Näsan är nästan nere. {child.He} flyger ända fram till snigeln, och så tar {child.he} den med två fingrar. Schlopp!

Snigeln är fri.

# plip
Men en snigel är tung, när man flyger. Och nu flyger {child} inte så här högt längre.

{child.He} flyger så här.

”Du sjunker!” ropar {mason}.

{child} drar in magen. {child.He} drar upp knäna. {child.He} håller snigeln så högt {child.he} kan. Det är långt till kanten.

”Svisch”, säger {child.he}. ”Svisch, svisch, svisch!”

Nu är det bara så här mycket luft kvar under {child.him}. Som ett knäckebröd.

”Svisch!”

Stortån säger plipp.

# bravo
Och så är {child.he} över!

”Bravo!” ropar {mason}.

{child} landar i gräset på magen.

”Så högt kan inte vi”, säger de stora barnen.

[athlete: ”Inte {athlete} heller”, säger {mason}.

]Snigeln sitter i handen, och den sträcker ut sina horn, först det ena och sedan det andra. {child} sätter den under ett blad, där det är blött och grönt.

# for-ever
Sedan blir det kväll. Vägen är hård som sten. Man får gå på den nu, med alla tår man har.

Men precis vid kanten finns ett litet, runt märke. Det är från en stortå. Det går aldrig bort.

”Här flög {child}”, säger {mason}.

{child} sätter tån i märket. Den passar precis.

Sedan flyger {child.he} hem[adult:  till {adult}][pet.other & adult:  och {pet}][pet.other & !adult:  till {pet}].

Inte högt. Så här högt.
