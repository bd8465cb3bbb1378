title: En björn för varje gupp
title: Björnarna på femman
title: För många björnar
guest bear: herr Brun (han), herr Plym (han)
guest driver: Anita (hon), Birgit (hon)
guest sitter: Lotta (hon), Sanna (hon)

% {Bear} är nallen och brummar när man tippar honom; brummet är två ord, som bara hörs när man tippar sakta. De riktiga björnarna är ”den”.
% Den som är med (@a): {adult}, annars den äldre, annars grannen.

# number-five
{child} och {child.his} nalle, {bear}, åkte buss nummer fem[city:  i {city}] med {@a-first}.

{Bear} kunde brumma. Brummet satt i magen. Om man tippade honom framåt, och tippade honom tillbaka, så sa han: ”Grrr-oatt.” Ingen visste vad det betydde, och {child} ville så väldigt gärna veta.

Bussen körde över ett gupp. {Bear} tippade framåt, och tippade tillbaka.

”Grrr-oatt.”

# somebody-called
Vid nästa hållplats[school: , utanför {school},] stod det en björn.

Det var en riktig björn, brun och stor, och den höll ut ena tassen. Bussen stannade. Björnen klev på.

”Det var någon som ropade”, sa björnen till {child}. ”Vad är det?”

”Jag vet inte”, sa {child}.

”Då väntar jag”, sa björnen och satte sig.

# another-bump
Bussen körde över ett gupp till. ”Grrr-oatt”, sa {bear}. Och vid nästa hållplats stod det en björn till.

”Det var någon som ropade”, sa den andra björnen. ”Vad är det?”

”Det vet vi inte än”, sa den första björnen. ”Sätt dig här.”

# every-bump
Det var en väldigt guppig väg. Grrr-oatt, och där stod en svart björn. Grrr-oatt, och där stod två björnar med en mössa. [sport: Grrr-oatt, och där stod en björn som skulle {play sport}. ]Det kom en björn för varje gupp. De satte sig på alla säten, och när sätena var slut satte de sig på varandra, väldigt artigt. [friend: {Friend}[!friend.known: , {child’s} bästa vän,] satt på den största. ][pet.dog: [!pet.known: Hunden {pet}|{Pet}] flyttade inte på sig för någon. ][elder & adult: {Elder} sa god kväll till varenda en[elder2: , och {elder2} bjöd på halstabletter]. ]Och bussen sjönk ner på sina hjul.

”Håll i er”, sa {driver}, som körde[music:  och nynnade på {music}]. ”Nu kommer backen.”

# the-hill
Bussen körde uppför backen. Det gick saktare och saktare. Halvvägs upp stannade den.

”Stopp”, sa {driver}. ”Den orkar inte mer. Det är för många björnar!”

Och nu började björnarna bli varma.

”Vem var det som ropade?” brummade de. ”Vad är det? Vad är det? VAD ÄR DET?”

Det lät väldigt högt. Det lät så högt att rutorna skallrade, och längst bak började en liten björn gråta.

# be-quiet-please
{child} klättrade upp på sätet. {@A} höll om magen på {child.him}. {Child.He} var inte så stor, men {child.he} stod rak.

”Det var {bear}”, sa {child}. ”Var tysta, är ni snälla, så ska jag fråga honom.”

Alla björnarna var tysta.

{child} höll {bear} tätt intill sig. {Child.He} lade örat mot magen, där brummet satt. Sedan tippade {child.he} honom framåt, så sakta, så sakta, och tillbaka igen, så sakta, så sakta. Så sakta hade {child.he} aldrig gjort det förut.

Och ut kom brummet, lika sakta det, och nu var det ord i det.

”Grrr … oood … naaatt.”

# thats-all
{child} tittade upp.

”Han säger god natt!” sa {child.he}. ”Det är bara det! Han ville bara säga god natt till er!”

Björnarna tittade på varandra.

”Jaså”, sa den första björnen.

”Nämen”, sa den andra björnen. ”Det var ju snällt.”

”Det är aldrig någon som säger det till oss”, sa den svarta björnen och snöt sig.

# pushed
Sedan klev de av, allihop, en efter en. De gick runt till baksidan av bussen, satte tassarna mot den och sköt på. Och uppför backen gick bussen, lätt som en barnvagn[athlete:  och kvick som {athlete}], ända upp till toppen. Där stod björnarna i kvällssolen och vinkade.

”God natt, {bear}”, ropade de, och {child} hjälpte {bear} att vinka tillbaka.

Björnarna gick hem över åkrarna och gäspade. Sist gick den lilla som hade suttit längst bak. Den vände sig om vid varje grind och vinkade.

# the-other-side
Bussen körde nerför backen på andra sidan. Där var vägen slät. {child} höll {bear} alldeles rakt, hela vägen hem.

Och när {child.he} låg i sängen, [pet.cat / pet.other: och {pet} sov, ]och lampan var släckt, då tippade {child.he} {bear} framåt, så sakta, så sakta, och tillbaka igen, bara för sin egen skull.

”Grrr … oood … naaatt”, sa {bear}.

”God natt”, sa {child}.

# @a-first
{sitter} i huset bredvid
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
