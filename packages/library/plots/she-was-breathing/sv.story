title: Jag nös inte
title: Prosit, valen!
title: Nu nös jag
guest peg: Ragna (hon), Gudrun (hon)
guest minder: Holger (han), Evert (han)

% Vem som är med (@a): {adult}, annars den äldre, annars grannen {minder}. Valen är hon. PFFFFF är ett andetag; ”Jag nös inte. Jag andades” kommer igen ordagrant.

# a-whale
Vid bryggan låg en val. Hon var så stor att hon började vid den första båten och slutade vid den sista.

PFFFFF! sa valen, och vattnet sprutade högt upp i luften[city: , så att det säkert syntes ända till {city}].

”Prosit!” sa {child}.

”Jag nös inte”, sa valen. ”Jag andades.”

”Förlåt”, sa {child}.

# with-a-bun
{Child.He} satt mitt på bryggan i sin röda flytväst. Bredvid satt {@a-first} med en bulle.[friend:  På andra sidan satt {friend}[!friend.known: , {child's} bästa vän,] som sa prosit redan i förväg, för säkerhets skull.][pet.dog:  Och bakom dem låg [!pet.known: hunden ]{pet} och torkade.][pet.cat:  Och bakom dem satt [!pet.known: katten ]{pet} och väntade på fisk.]

PFFFFF!

”Prosit!” sa {@a}.

”Jag nös inte”, sa valen. ”Jag andades.”

# a-hanky
Lite längre bort hängde {peg} upp sin tvätt[music:  och nynnade på {music}]. Det var stora, vita lakan[sport: , och tröjan hon hade när hon skulle {play sport}][athlete: , och en handduk med {athlete} på], och allt var nästan torrt.

PFFFFF!

”Prosit, prosit!” ropade {peg}. ”Oj, vad du är förkyld! [age>=5: Så blir det när man badar varje dag. ]Vill du ha en näsduk?” Och så höll hon fram ett helt lakan.

”Jag är inte förkyld”, sa valen. ”Jag nös inte. Jag har aldrig nyst i hela mitt liv. Jag ANDADES.”[pet.dog: 

{Pet} nös. Det var det ingen som märkte.][pet.cat: 

{Pet} nös. Det var det ingen som märkte.]

# a-feather
Då kom en mås. Den satte sig mitt på valen, tittade åt höger, tittade åt vänster och flög igen. Men en fjäder blev kvar. En liten, lurvig fjäder, högst uppe på huvudet. Och det är där valar har näsan.

# it-tickles
Valen blev alldeles stilla.

”Det kittlas”, sa hon. ”Vad är det som kittlas? Vad är det som händer? A … aa …”

”Nu ska du nysa!” sa {child}.

”Jag nyser in… aa … aaa …”

”Min tvätt!” ropade {peg}.

”Min bulle!” ropade {@a}.

[age>=5: ”Tänk på något annat!” ropade {peg}.

Valen tänkte på sill. Det hjälpte inte, för sillarna kittlades också.

]

# no-elbow
”I armvecket!” ropade {child}. ”Man ska nysa i armvecket! Så här!” Och {child.he} visade[school: , precis som de gör {at school}].

Valen lyfte ena fenan och letade. Hon lyfte den andra.

”Jag har inget armveck![age>=5:  Jag har inga armar!] Aaa … aaaa …”

# big-enough
{child} tittade på valen, från den första båten till den sista. Sedan tittade {child.he} sig omkring. Det fanns bara en enda sak som var stor nog.

”Ta havet!” ropade {child.he} och pekade rakt ner. ”Nys i havet!”

”AAAAA …” sa valen, och så dök hon.

# up-and-down
Först kom ingenting.

Sedan kom det, långt nerifrån.

BLUBB!

Upp åkte den första båten, och ner. Upp åkte den sista båten, och ner. Upp åkte bryggan, med {child} och {@a} och[friend:  {friend} och] {peg}, och ner. [age>=5: Måsen satt på den sista båten och såg ut som om den tänkte be om en tur till. ]Men lakanen var torra, och bullen med.

# well
Valen kom upp igen. Hon tittade på {child}. Hon väntade.

”Nå?” sa hon.

”Vadå?” sa {child}.

”NU nös jag.”

”Prosit”, sa {child}.

”Prosit”, sa {@a}[friend:  och {friend}].

[elder & adult: ”Prosit”, ropade {elder}[elder2:  och {elder2}] ända borta i hamnen. ][elder2 & !adult: ”Prosit”, ropade {elder2} ända borta i hamnen. ]

”Prosit, prosit”, sa {peg} och höll fram det största lakanet.

”Tack”, sa valen. Hon såg väldigt nöjd ut.

# far-out
När solen gick ner simmade hon ut igen. {child} tog {@a} i handen, och så gick de hemåt[pet.other: , till {pet}, som skulle få höra alltihop]. Då hördes det, långt ute på havet.

Pffff.

”Prosit”, sa {@a}.

”Hon nös inte”, sa {child}. ”Hon andades.”

# @a-first
grannen {minder}
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
