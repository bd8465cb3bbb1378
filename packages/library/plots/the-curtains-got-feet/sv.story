title: En sådan massa hund
title: Gardinen har fötter
guest pet: Majsan (hon), Apelsin (hon)
guest dog: Plutten (han), Lillen (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest owner: faster Ann (hon), faster Pia (hon)

% ”Voff”, väldigt tyst, får barnet säga. Katten är familjens, annars grannens.
% @a: {adult}, annars mormor eller farfar, annars {minder}. @b tittar i tekannan: en vuxen till, där det finns någon.

# a-dog-to-stay
{child} ville ha en hund. {@cat} Men {pet} satte sig inte när {child} sa sitt,[sport:  och ville inte {play sport},] och {pet.he} sa aldrig någonsin voff.

Och i dag[school:  efter {school}] skulle det komma en hund och sova över en natt! Han hette {dog}.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade kommit för att hälsa på honom.]

”Han är bara en liten hund”, sa {@a-first}. ”Det har {owner} sagt.”

{@bed}

# whoosh
Pling-plong! {@A} öppnade dörren och tittade neråt, där en liten hund borde vara.

Svisch! Något for förbi, så fort att {@a} satte sig på dörrmattan.[athlete:  Inte ens {athlete} är så snabb.]

”Vad det blåser[city:  {in city}]”, sa {@a}. ”Nå, var är den där lilla hunden?”

I hallen satt {pet}. ”Fsss!” sa {pet}, och svisch, så for det där något in bakom gardinen.

# no-dog-in-here
{@A} tittade i gummistövlarna. ”Ingen hund här”, sa {@a-he}.

”Voff”, sa någon, väldigt tyst.

{@B} tittade i tekannan. ”Ingen hund här”, sa {@b-he}.

”Voff”, sa någon, väldigt tyst.

”{@A}”, sa {child}. ”Gardinen har svans.”

{@silly}

[friend: ”Den har fötter också”, sa {friend}. | ”{@A}”, sa {child}. ”Gardinen har fötter.”]

{@A} vände sig om. Gardinen var väldigt tjock. Högst upp stack det ut en stor svart nos, och varenda fot var lika stor som {child’s} tallrik.

”Oj”, sa {@a}. ”Oj, liten var han inte.”

# such-a-lot
{child} blev rädd. {Child.He} höll sig fast i {@as} ben.[friend:  {Friend} höll sig fast i {child}.] [friend: {Child} | {Child.He}] hade velat ha en hund. Men {child.he} hade inte velat ha en sådan massa hund.

{Pet} var inte rädd. {Pet.He} gick rakt fram till gardinen och stack in huvudet under den.

”VOFF!” sa {dog}.

# the-table-walked
Ner kom gardinen, brak! {Dog} rusade in under köksbordet. Men han var så stor att bordet gick runt hela köket på hans rygg. Sedan stannade det, och det skakade och skakade, för {dog} skakade.

”Oj då”, sa {@a}. ”Han är rädd för {pet}. Det är bäst att jag ringer {owner}. Han får åka hem.”

Åka hem? {child’s} hund?

# scared-too
{child} släppte {@as} ben. {Child.He} lade sig på magen och tittade in under bordet. Där fanns två stora, oroliga ögon.

”Hej, {dog}”, sa {child}. ”Jag är också rädd.”

Bordet slutade skaka.

# just-the-right-size
{child} sträckte fram handen, platt mot golvet, och höll den stilla. Då kom {pet}. {Pet.He} gick längs {child’s} rygg och ner längs armen, och så satte {pet.he} sig bredvid handen. {child} klappade {pet.him}, och {pet.he} spann.

”Ser du?” sa {child}. ”{Pet.He} är snäll.”

Långsamt, långsamt kom den stora svarta nosen fram under bordet. {Pet} slickade på den, en gång. Sedan gled den in i {child’s} hand, och den var kall och våt och alldeles lagom stor att hålla i.

”Voff”, sa {dog}, väldigt tyst, och så kom resten av honom också.

# i-can-feel-it
”Sitt”, sa {child}.

Och {dog} satte sig, duns, så att alla kopparna hoppade. Han satte sig på {@as} fot.

”Han kan sitta!” sa {child}[friend:  och {friend}].

”Ja”, sa {@a}. ”Det känner jag.”

# the-shoebox
När det blev läggdags[friend:  och {friend} hade gått hem] ställde {@a} undan äggkoppen och fyllde diskbaljan[music:  och nynnade på {music}]. {Dog} drack ur alltihop. Sedan lade han sig bredvid {child’s} säng, och {child} lät ena armen hänga ner, så att handen låg på varm päls.

Och den lilla sängen i skokartongen var alldeles lagom. Där låg {pet}.

# @cat
{Child.He} kände en katt, som var orange och hette {pet}, och som bodde hos grannen men kom in när {pet.he} ville.
## if pet.cat
{Child.He} hade en katt, som hette {pet}.
## if pet.cat & breed
{Child.He} hade en katt, {a breed} som hette {pet}.

# @bed
Så ställde {@a} fram en äggkopp med vatten och en pytteliten köttbulle till kvällsmat, och så bäddade {@a-he} åt honom i en skokartong.
## if adult & elder
Så ställde {@a} fram en äggkopp med vatten och en pytteliten köttbulle till kvällsmat, och {elder} bäddade åt honom i en skokartong.
## if elder & elder2 & !adult
Så ställde {@a} fram en äggkopp med vatten och en pytteliten köttbulle till kvällsmat, och {elder2} bäddade åt honom i en skokartong.
## if adult & elder & elder2
Så ställde {@a} fram en äggkopp med vatten, {elder} ställde fram en pytteliten köttbulle till kvällsmat, och {elder2} bäddade åt honom i en skokartong.

# @silly
”Nej då, lilla vän”, sa {@a} och tittade i brödburken.
## if adult & elder2
”Nej då, lilla vän”, sa {@a}, och {elder2.short} tittade i brödburken.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @b
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
## if elder2 & !adult
{elder2.short}

# @b-he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
## if elder2 & !adult
{elder2.he}
