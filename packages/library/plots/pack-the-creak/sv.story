title: Trappan som sa knirk
title: Knirk ska också med
title: Hur packar man en knirk?

% Den vuxna (@a): {adult}, annars den vuxna.

# good-night-creak
{child} bodde i ett hus med en trappa. Den hade tio steg, och nästan alla var tysta. Men ett av stegen kunde prata. När man satte foten på det sa det:

”Knirk!”

Varje kväll, när {child} gick upp för att sova, hoppade {child.he} på det steget.

”Knirk!” sa trappan.

”God natt”, sa {child.he}.

[pet.cat: Och efter {child.him} kom {pet} och hoppade på det. ”Knirk!” ”Mjau.” ][pet.dog: Och efter {child.him} kom {pet} och hoppade på det. ”Knirk!” ”Voff.” ]Så gjorde de varje kväll.

# in-the-box
Men en dag var det något fel med hallen. Den stod full av lådor.

”Nu ska vi flytta”, sa {@a}. ”Vi ska bo i ett annat hus[city: , inte här i {city}]. Och allting ska med.”

{@A} tog tallrikarna. ”I lådan!”

{child} tog bilarna. ”I lådan!”

{@A} tog mössorna, alla mössorna. ”I lådan!”

{child} tog nallen. Nej, inte nallen. Nallen skulle åka i knät.

[friend: {Friend} kom med en teckning. Den fick också ligga i lådan. ][elder: {Elder}[elder2:  och {elder2}] tog gummistövlarna. ”I lådan!” ][school: Väskan till {school}. ”I lådan!” ][sport: Allt man behöver för att {play sport}. ”I lådan!” ][athlete: {athlete} på väggen. ”I lådan!” ][music: De sjöng {music}, men den gick inte att packa. ]

[pet.cat: Då kom {pet}. {Pet.He} tittade på lådan. {Pet.He} vickade på rumpan. Och hopp!

{Pet} i lådan.

”Nej”, sa {@a}. ”Du ska inte packas.”

][pet.dog: Då kom {pet}. {Pet.He} tittade på lådan. {Pet.He} viftade på svansen. Och hopp!

{Pet} i lådan.

”Nej”, sa {@a}. ”Du ska inte packas.”

][!pet.cat & !pet.dog: Sedan klev {child} i, och drog igen locket.

{child} i lådan.

”Nej”, sa {@a}. ”Du ska inte packas.”

]De packade böckerna. I lådan! De packade grytorna. I lådan! Till slut var det tomt överallt.[pet.other:  Bara {pet} satt kvar i sin bur och åt.]

# how-do-you-pack
Då tänkte {child} på en sak.

”Knirk ska också med.”

”Hm”, sa {@a}. ”Hur packar man en knirk?”

Det visste {child}. {child.He} tog en egen låda, en tom, och bar den till trappan. {child.He} ställde den alldeles intill steget och öppnade locket. Och så hoppade {child.he}.

”Knirk!”

Pang, på med locket.

”Så”, sa {child.he}. ”Knirk i lådan.”

# quiet
Sedan åkte de. De andra lådorna åkte i en stor bil. {child} höll sin låda i knät hela vägen, med nallen ovanpå och båda händerna på locket. Vid ett rödljus höll {child.he} på att kika lite. Men {child.he} lät bli, för då hade den kunnat smita ut.

Det nya huset luktade målarfärg. Det var stort och tomt. När man sa hej sa väggarna hej, hej, hej.

Där fanns också en trappa. {child.He} satte ner sin låda och öppnade locket, långsamt, och lyssnade.

Ingenting.

{child.He} hoppade på första steget. Ingenting. {child.He} hoppade på andra steget. Ingenting. {child.He} hoppade på alla stegen, upp och ner. Ingenting, ingenting, ingenting.

”Knirk är borta”, sa {child.he}, och munnen blev darrig.

# not-empty
{@A} satte sig på golvet. ”Kom”, sa {@a}, och {child} kröp upp i knät. ”Det är lite ledsamt att flytta. Det får det vara.”

De satt där en stund och var ledsna.

[pet.cat: Men {pet} tittade på den tomma lådan. {Pet.He} vickade på rumpan. Och hopp!

{Pet.He} snurrade ett varv, lade sig, och började spinna så att hela lådan brummade.

”Nu är den inte tom längre”, sa {@a}.][pet.dog: Men {pet} tittade på den tomma lådan. {Pet.He} klev i med frambenen. {Pet.He} klev i med bakbenen. Sedan lade {pet.he} sig, och lådan blev precis full.

”Nu är den inte tom längre”, sa {@a}.][!pet.cat & !pet.dog: Sedan satte {@a} sin ena fot i den tomma lådan, och {child} satte sin ena fot bredvid.

”Nu är den inte tom längre”, sa {@a}.]

# crick
När det blev kväll stod {child's} säng i det nya rummet. Samma säng. Samma täcke. Samma nalle. Nu låg {child.he} och tittade i taket.

[pet.cat / pet.dog: Ute i hallen klev {pet} upp ur lådan. Nu skulle {pet.he} titta på huset. Tass, tass, tass, förbi trappan. Tass, tass, tass, fram till dörren.|{@A} gick för att släcka i hallen. Steg, steg, steg, förbi trappan. Steg, steg, steg, tillbaka till dörren.] Och precis där, precis på tröskeln, sa det knarr.

{child} satte sig upp. ”Vad var det?” viskade {child.he}.

{child.He} klev ur sängen, ställde sig på tröskeln och hoppade.

”Knarr”, sa huset.

”Hej”, sa {child.he}. ”Är det du som bor här?”

”Knarr.”

”Jag heter {child}. Nu bor jag också här.”

Sedan gick {child.he} och lade sig.[pet.cat / pet.dog:  {Pet} lade sig på {child.his} fötter, tung och varm.]

”God natt, Knarr”, sa {child.he}.

# the-next-one
Och långt därifrån, i det gamla huset, satt Knirk kvar i sin trappa och väntade på nästa barn.

# @a
den vuxna
## if adult
{adult}
