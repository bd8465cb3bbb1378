title: Nu kommer vi!
title: Lite eka i mitten
title: Valen som ville gömma sig
guest friend: Ossian (han), Ture (han)
guest sitter: Maj (hon), Bibbi (hon)

% @mum: {adult}, annars {elder}, annars {sitter}, som passar dem. Valen är ”den”.

# can-i-play
”Får jag vara med?” sa valen.

{child} och {friend} lekte kurragömma på stranden[pet.dog:  med {the breed} {pet}]. De tittade upp [pet.dog: allihop|båda två]. Där ute, strax efter det grunda, stack det upp ett väldigt, grått huvud med ett litet, artigt öga.

”Kan du, då?” sa {friend}.

”Jadå”, sa valen. ”Det är bara gömma sig jag har svårt för.”

”Göm dig du”, sa {child}, ”så räknar vi.”

# a-bit-of-boat
{child} höll för ögonen. {Friend} höll för ögonen.[pet.dog:  {@Covered}]

”Ett, två, tre, fyra, fem. Nu kommer vi!”

Valen hade gömt sig bakom en eka. Framtill stack det ut val, och baktill stack det ut val, och i mitten var det lite eka.

”Hittad!” sa {friend}.

”Oj”, sa valen. ”Hur visste ni det?”

Sedan gömde sig valen under en mås.

”Hittad!” sa {child}. Måsen såg mycket förvånad ut.

# behind-mum
Sedan gömde sig valen bakom {@mum-first} stod ute i havet med uppkavlade byxor. Valen drog in magen. Den gjorde sig så smal som den bara kunde.

Det blev inte smalt.

”Är det någon bakom mig?” sa {@mum}.

”Titta inte!” sa {child}. ”Den gör så gott den kan.”

[pet.dog: Men {pet} viftade på svansen och skällde. Hittad!|Men {friend} kunde inte hålla sig. ”Hittad!”]

# left-over
”Pffff”, sa valen sorgset, och det regnade på {@mum}. ”Jag är inte bra på det här. Var jag än gömmer mig är det alltid lite av mig som blir över.[city:  Till och med {in city} hade det blivit lite över.]”

{child} funderade på det. {Child.He} borrade ner tårna i sanden och funderade.

”Du får en gång till”, sa {child.he}. ”Fast inte än. Först ska vi vänta.”

”Vad väntar vi på?” sa valen.

”Det får du se”, sa {child}. ”Eller … det får du inte.”

# the-penny
Så de väntade. De åt upp ostmackorna.[sport:  De hann {play sport}.] {@Mum} svepte in allesammans i handdukar. Solen gled ner i havet som en krona i en sparbössa. Himlen blev rosa, och sedan blå, och sedan så mörkblå som det går att bli.

”Nu!” sa {child}.

# more-mum
”Ett, två, tre, fyra, fem. Nu kommer vi!”

De tittade bakom ekan. Ingen val. De tittade under måsen. Ingen val. De tittade bakom {@mum}, och där var det bara mer {@mum}.

[pet.dog: {Pet} nosade åt vänster. {Pet} nosade åt höger. Sedan satte {pet.he} sig ner med en duns.|De lyssnade åt vänster. De lyssnade åt höger. Sedan satte de sig ner med en duns.]

”Vi ger oss!” ropade {child} och {friend}. ”Du vann!”

# i-won
Och i mörkret, alldeles nära, sa det PFFFFF! ”Jag vann!” ropade valen. ”Jag har aldrig, aldrig vunnit förut!” Och den smällde stjärten i vattnet så hårt att hela havet klappade i händerna.[athlete:  En sådan applåd har inte ens {athlete} fått.][school:  Och så ville den börja på {school} på måndag.]

# a-very-small-one
Sedan gick {friend} hem och la sig, och {child} gick hem och la sig.[elder & adult:  {Elder}[elder2:  och {elder2}] hade hållit chokladen varm.][elder2 & !adult:  {Elder2} hade hållit chokladen varm.][music:  Långt ute i mörkret var det någon som nynnade på {music}.] Men när {@mum} kom för att säga god natt fanns det ingen {child} där. Det fanns bara en bula under täcket[pet.dog: , med {a breed} ovanpå][pet.cat: , med [!pet.known: katten ]{pet} ovanpå][!pet.dog & !pet.cat: , och fem tår som hade blivit över].[pet.other:  {Pet} hade inte sett någonting.]

[age>=5: {@Mum} tittade under stolen. Ingen {child}. {@Mum} tittade bakom dörren. Ingen {child}. {@Mum} tittade bakom gardinen, och där var det bara mer gardin.

]”Så konstigt”, sa {@mum}. ”Här är ju ingen.” Och så släckte {@mum-he} lampan.

Och i mörkret, alldeles nära, sa det ett mycket litet ”Pffff”.

# @covered
{Pet} la sig ner och höll för nosen.
## if breed.Beagle
{pet’s} öron täckte alltihop.
## if breed.Cocker Spaniel
{pet’s} öron täckte alltihop.
## if breed.Dachshund
{pet’s} öron täckte alltihop.
## if breed.Poodle
{pet’s} öron täckte alltihop.
## if breed.Shih Tzu
{pet’s} lugg täckte alltihop.

# @mum
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @mum-first
{sitter}, som passade dem och
## if adult
{adult}, som
## if elder & !adult
{elder}, som

# @mum-he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
