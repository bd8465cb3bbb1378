title: Lite närmare
title: Titta inte nu
title: {The wish} som var kär

# two-benches
Längst bort i parken[city:  i {city}] satt {a wish} på en bänk och suckade. Längst bort åt andra hållet satt {a other} på en annan bänk och tittade på en duva.

{child} hade precis satt sig bredvid {the wish} för att ta en sten ur skon.

”Vad är det?” frågade {child}.

”Titta inte nu”, viskade {the wish}. ”Men där borta sitter {the other}.”

# do-not-look
{child.He} tittade. ”Och?”

”{other.He} kan {other.does}”, sa {the wish} och suckade igen.

”Är det allt?”

”Det räcker”, sa {the wish}.

Då förstod {child}. ”Är du kär?”

{The wish} blev röd ända ut i {wish.part}.

”Gå dit, då.”

”Jag kan inte. Jag försökte i går. Jag kom fram till papperskorgen, och där vände jag. Skulle inte du kunna gå? Du kan säga det precis som jag säger det.”

”Vad ska jag säga?”

{The wish} tänkte efter länge. ”{Wish.sound}”, sa {wish.he}.

”Bara det?”

”Det är det finaste jag har.”

# the-first
{child} sprang. Det var långt, tvärs över hela gräset och förbi fontänen.

”{Wish.sound}”, sa {child} till {the other}.

{The other} glömde duvan. ”Vem har sagt det?”

”{The wish} där borta. Titta inte nu.”

{The other} tittade. ”Hur lät {wish.he}?”

{child.He} visade. {child.He} suckade, lade huvudet på sned och blev röd, så gott det gick.

”{Other.sound}”, sa {the other}, mycket lågt. ”Hälsa det.”

{child} sprang tillbaka, förbi fontänen och tvärs över gräset. ”{Other.sound}”, hälsade {child.he}.

{The wish} ramlade av bänken.

# one-bench-nearer
Efter det blev det en väldig fart.

”Säg att det finns en här som kan {wish.does}”, sa {the wish}. {child} sprang.

”Säg att jag är lite rädd för {other.afraid}”, sa {the other}. {child.He} sprang.

”Säg att det inte gör något”, sa {the wish}. ”Säg att det finns en här som inte kan {wish.cannot}.” {child.He} sprang.

[friend: {Friend}[!friend.known: , {child's} bästa vän,] kom förbi och fick ta andra halvan, som i en stafett. ][pet.dog: {Pet}, som var {a breed}, sprang med åt båda hållen och trodde att det var en lek. ][pet.cat: Hemma i fönstret satt {pet} och följde det hela med huvudet, fram och tillbaka. ][pet.other: Sådana här problem hade {child} aldrig haft med {pet}. ][sport: Det var mer springande än {@game}. ][athlete: Inte ens {athlete} hade hunnit fortare. ][music: ”Säg att jag gillar {@song}.” ”Säg att det gör jag också!” ][school: ”{At school} får vi inte skicka lappar”, flåsade {child}. ”Det här är värre.” ][elder: På bänken i mitten satt {elder} [elder2: och {elder2}] med en glass. ”Säg något om vädret”, sa {elder.short} varje gång {child} for förbi. ”Det brukar gå bra.” ]

Till slut var {child's} ben som kokt spaghetti.

”Ni får sätta er närmare”, sa {child.he} till {the wish}. ”Mina ben är slut.”

{The wish} flyttade en bänk. Och när {child} hade bett {the other} om samma sak flyttade {other.he} en bänk, {other.he} också. Nu var det bara halva parken kvar.

# dropped
”Nu ska jag säga det viktigaste”, sa {the other} och viskade det i {child's} öra.

{child} sprang. Och mitt i gräset vek sig båda benen. Duns. {child.He} låg på mage, och när {child.he} reste sig var det borta. Det viktigaste var alldeles borta.

”Vad sa {other.he}?” ropade {the wish}.

”Jag har tappat det”, sa {child}.

Det blev inget ljud från bänken. ”Det var nej”, sa {the wish} till sist. ”Då går jag hem.”

”Jag vet ju inte!” sa {child}. ”Jag kan inte hitta på åt er!”

# in-the-middle
{child} ville gråta, för det var {child.his} fel, och benen gick inte att stå på. Så {child.he} lade sig på rygg, mitt i gräset, precis i mitten. Och {child.he} sträckte ut ena handen åt {the wish's} håll och den andra handen åt {the other's} håll.

”Jag orkar inte ett steg till”, sa {child}. ”Nu får ni komma hit.”

Först hände ingenting.

Sedan hördes steg från det ena hållet. Sedan hördes steg från det andra. De gick sakta, och de tittade i marken båda två. {child} kände hur någon tog i den ena handen, och den var {wish.feels}. {child.He} kände hur någon tog i den andra, och den var {other.feels}.

Då lade {child} ihop dem, ovanpå magen. Och så drog {child.he} undan sina egna.

# one-bench
”{Wish.sound}”, sa {the wish}.

”{Other.sound}”, sa {the other}.

Och ingen behövde springa.

De satte sig på samma bänk. De sa ingenting på en lång stund, och det verkade vara det bästa de hade sagt.

”Vad var det för något?” frågade {child} till sist. ”Det viktiga, som jag tappade.”

{The other} blev lite röd. ”Jag sa: säg åt {wish.him} att komma hit själv.”

# nearly-hear
På kvällen låg {child} i sängen, och benen låg bredvid. [pet.dog / pet.cat: {Pet} låg ovanpå dem. ]

”God natt”, sa [adult: {adult} i dörren.|någon i dörren.]

”Jag hör inte”, sa {child}.

[adult: {Adult} kom|Den som stod där kom] fram till mattan. ”God natt.”

”Jag hör nästan”, sa {child}.

Då satte sig [adult: {adult}|någon som tyckte om {child.him}] på sängkanten och böjde sig ner, ända in i örat. ”God natt”, kom det, alldeles lågt.

”Nu hör jag”, sa {child.he} och somnade där, alldeles nära.
## or
När det började skymma gick {child} hem. [pet.dog / pet.cat: {Pet} kom och mötte vid grinden. ]På trappan stod [adult: {adult}|någon] och ropade något.

”Jag hör inte”, ropade {child} och gick lite närmare.

[adult: {Adult}|Den på trappan] ropade igen.

”Jag hör nästan”, sa {child} och gick hela vägen fram, tills de stod näsa mot näsa.

”Det är mat”, viskade [adult: {adult}|den på trappan].

”Nu hör jag”, sa {child}. Det var pannkakor. Det hade {child.he} nästan hört hela tiden.

# @game
{sport}

# @song
{music}
