title: Kapten Kvick
title: Åtta timmar sen
title: Bä på er, min herre
guest friend: Tove (hon), Sami (han)
guest teaser: Rasmus (han), Jesper (han)

% Mössan har barnets egen mor- eller farförälder stickat, där det finns en, annars bästa vännens moster. Ingen annan är med.

# over-his-head
Superhjälten kom in genom fönstret klockan tolv minuter över nio på kvällen, med manteln över huvudet.

”Inte så bråttom!” ropade han. ”I MIN mössa sitter det åtminstone ett huvud!”

Det fanns ingen i rummet utom {child}, som låg i sängen och stirrade [athlete: på affischen med {athlete} i taket | i taket].

”Det var i lunchrasten”, sa {child}.

Superhjälten drog manteln ur ansiktet, såg på klockan och sjönk ner på skrivbordsstolen.

”Hur sen är jag?”

”Åtta timmar.”

”Det var inte illa”, sa superhjälten. ”För att vara jag.”

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] kom fram från under sängen, luktade på kanten av manteln och lade sig på den.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] kom fram från under sängen, luktade på kanten av manteln och lade sig på den.

][pet.other: {Pet} tittade efter om det var något att äta. Det var bara en superhjälte.

]Superhjälten hette Kapten Kvick. Om någon någonstans[city: , i {city} eller utanför,] inte kom på vad man skulle säga, så hörde han det, och då flög han genast dit med det perfekta svaret. ”Nja, så gott som genast”, sa han. ”Det blåser mycket. Och ibland sitter jag i badet.”

# did-a-sheep
{child} vände sig mot väggen. På lunchen[school:  {at school}] hade {teaser} Berg stannat vid deras bord och tittat på {friend's} nya mössa. [elder: {Elder}[elder2:  och {elder2}] hade stickat den åt {friend.him}. | Den hade {friend's} moster stickat.] Den var stor, och den hade öronlappar. ”Vad är det där?” hade {teaser} sagt. ”Har det satt sig ett får på huvudet på dig?” Och alla hade skrattat, och {friend} hade tagit av sig mössan och stoppat ner den i väskan.

Och {child}, som var {friend's} bästa vän, hade tittat ner i sin pasta som om det skulle bli prov på den.

Sedan dess hade {child.he} legat och tänkt på vad {child.he} borde ha sagt.

# four-hundred
”Jag har fyrahundra”, sa Kapten Kvick och tog fram ett anteckningsblock. ”Här. ’Hellre ett får på huvudet än …’ Nej, den är inte färdig. ’Bä på er, min herre.’”

”Det är sämre än pasta”, sa {child}.

”Den är bättre med mantel.”

De höll på i tio minuter[music: , med {music} på låg volym,][sport:  och gav upp en om {sport}]. {child} kom på en om ull mellan öronen, och de var ganska stolta över den båda två.

”Det säger jag till {teaser} i morgon”, sa {child} och låg och föreställde sig {teaser's} ansikte. Men det var hela tiden {friend's} som {child.he} såg. {Child.He} såg mössan försvinna ner i väskan, med öronlapparna sist.

# upside-down
”Alla de där är ju till {teaser}”, sa {child.he}.

”Givetvis.”

”Har du ingen till {friend}?”

Kapten Kvick bläddrade igenom blocket framifrån. Han bläddrade igenom det bakifrån. Han höll det upp och ner och skakade på det.

”Nej”, sa han. ”En sådan har ingen någonsin bett om.”

# still-there
{child} tittade ut genom fönstret. {Friend} bodde precis på andra sidan gården, så nära att de kunde prata från fönster till fönster utan att höja rösten. Det var mörkt där borta.

”Det är ändå för sent nu”, sa {child}.

”Jadå”, sa Kapten Kvick. ”Det är alltid för sent. Jag har hållit på med det här i tjugo år, och jag har inte kommit i tid en enda gång.”

”Varför kommer du då?”

Kapten Kvick såg alldeles förbryllad ut.

”Ja, men de är ju kvar”, sa han. ”Människorna. De ligger ju där, precis som du.”

# turning-pages
{child} låg stilla. Sedan gick {child.he} upp och öppnade fönstret på vid gavel.

”{Friend}!”

Ingenting.

”{Friend}!”

En lampa tändes. Där stod {friend}, med håret platt på ena sidan, och {friend.he} såg inte ut som någon som hade sovit.

”Vad är det?” sa {friend.he}.

Och nu kom {child} förstås inte på vad man skulle säga. Huvudet var lika tomt som det hade varit på lunchen. Bredvid {child.him} bläddrade Kapten Kvick som en galning.

”’Bä’?” viskade han.

# a-good-hat
{child} lade handen på blocket och slog igen det.

”Jag borde ha sagt något”, sa {child.he}. ”På lunchen. Och så tittade jag bara ner i min pasta.”

{Friend} svarade inte genast.

”Jag vet”, sa {friend.he}. ”Jag såg det.”

”Jag trodde att han skulle ge sig på mig. Det var bara det. Förlåt. Det är en fin mössa.”

”Det är ingen fin mössa”, sa {friend}. ”Det är en hemsk mössa. Har du sett öronlapparna?”

”De är ganska stora”, sa {child}.

”De är enorma. Men [elder: {elder}[elder2:  och {elder2}] | moster] höll på i flera veckor.”

”Jag vet.”

Sedan sa ingen av dem något, men nu var det en tystnad som man kunde luta sig mot.

# free-on-thursday
”Vad borde du ha sagt, då?” frågade {friend}.

”’I min mössa sitter det åtminstone ett huvud.’”

{Friend} frustade till. ”Den är urusel.”

”Det finns fyrahundra stycken. ’Bä på er, min herre.’”

{Friend} fick hålla sig i fönsterkarmen. ”Sluta”, sa {friend.he}. ”Nej, vänta, jag kom också på en. Jag har legat här sedan åtta. Han säger: ’Har det satt sig ett får på huvudet på dig?’ Och jag säger: ’Ja. Ska jag fråga om det är ledigt på torsdag?’”

Kapten Kvick höll pennan stilla i luften.

”Den är bra”, viskade han. ”Den är verkligen mycket bra. Skulle jag kunna få den?”

”Vem är det där?” frågade {friend}.

”En superhjälte”, sa {child}. ”Han är sen.”

”Jaha”, sa {friend}. ”Hälsa att han gärna får den.”

# flaps
{Friend} böjde sig ner, och när {friend.he} kom upp igen hade {friend.he} mössan på sig. Öronlapparna stod rakt ut i lampskenet.

”Jag har den på mig i morgon”, sa {friend.he}.

”Då sitter jag bredvid den”, sa {child}.

# good-night
När lampan hade släckts där borta kröp {child} ner i sängen igen. {Child.He} var så trött att det kändes som om madrassen kom upp och mötte {child.him}.

[pet.dog/pet.cat: {Pet} låg kvar på kanten av manteln och reste sig när det passade {pet.him}.

][pet.other: {Pet} tittade upp en gång till. Det var fortfarande bara en superhjälte.

]Kapten Kvick stoppade undan blocket, klättrade upp på fönsterbrädan och samlade ihop manteln. Vid havet fanns det någon som hade behövt ett svar sedan i söndags.

”God natt”, sa {child}.

”God natt”, sa Kapten Kvick.

Sedan stod han alldeles stilla med ena foten utanför fönstret.

”Hörde du?” viskade han. ”Du sa det, och jag sa det. På en gång.”

”Perfekt”, mumlade {child}.

Manteln fladdrade till en gång. Och bort över taken hörde {child} hur någon sa det om och om igen, gladare och gladare och längre och längre bort.

”God natt. God natt. God natt.”
