title: Jag kan inte flyga!
title: Det blåser bara lite
title: Absolut inte
guest witch: fru Krus (hon), fru Bock (hon)
guest pet: Misse (han), Majsan (hon)
guest friend: Kit (han), Ronja (hon)
guest minder: morbror Ove (han), morbror Stig (han)

% Ropa alla UPP och NER. ”Jag kan inte flyga” sägs först så att det knappt hörs, och sedan högre och högre. ”Absolut inte” är strängt och snällt på en gång, och sista raden mycket tyst.
% Den som har kökshandduken (@a) är den äldre, annars {adult}, annars {minder}. En regel: varken katten eller kvasten lyder.

# a-bit-windy
Häxan i huset bredvid hade en kvast som sopade bättre än någon annan[city:  i {city}]. Men flyga ville den inte.

Klockan sex varje kväll kom {witch} ut på gräsmattan, satte ena benet över kvasten och ropade: ”UPP!”

{child}, som var {age} år, tittade på över staketet. {Child.He} hade aldrig sett någon flyga och ville så gärna.[school:  Ingen {at school} hade heller sett det.] {Pet}[!pet.known: , {child's} katt,] tittade på från andra sidan, där {pet.he} inte fick vara.[friend:  Och {friend}[!friend.known: , {child's} bästa vän,] hade tagit med kex, ifall det dröjde.]

”UPP!” ropade {witch}. Hon hoppade så högt hon kunde och kom ner igen.

”Kan du inte flyga?” frågade {child}.

”Klart att jag kan flyga”, sa {witch}. ”Jag är ju häxa. Det blåser bara lite för mycket.”

I går hade det blåst lite för lite.[elder: 

{Elder} tog in tvätten och sa att man inte ska stirra på folk. Sedan stirrade {elder.he} också.]

# that-was-the-chair
{Witch} lade ner kvasten för att gnugga knäna. Genast kom {pet} över gräset och satte sig på den.

”Gå av”, sa {witch}.

{Pet} tvättade en tass.

”Gå av, {pet}!” ropade {child}.

{Pet} lade sig ner. Det gick inte att säga något till {pet}. Sa man kom, så gick {pet.he}. Sa man inte den stolen, då blev det den stolen.

# not-even-a-witch
”Ligg kvar där då”, fräste {witch}. ”Men du kommer ingenstans på den kvasten!”

Och då lyfte kvasten, med {pet} på. {Pet.He} satt med svansen runt tassarna, som vilken kväll som helst.[athlete:  Inte ens {athlete} hade kunnat se så lugn ut.]

”{Pet} flyger!” sa {child}.

”FLYGER?” sa {witch}. ”{Pet.He} är ju inte ens häxa!”

# down
{Pet} flög runt tvättlinan[music: , där någon hade gått och nynnat på {@song} och nu tystnade mitt i].

”Kom tillbaka!” ropade {witch}, och {pet} flög över taket.

”Kom ner!” ropade {child}, och {pet} flög över skorstenen.

”NER!” ropade de i kör. ”NER! NER!”[friend:  {Friend} ropade högst, med munnen full av kex.]

Nu var {pet} liten som en koltrast. Nu var {pet.he} liten som ett bi. Åh nej! Ju högre de ropade, desto mindre blev {pet.he}.

# mmf
{child} slog handen för munnen. Sedan lutade {child.he} sig över staketet och slog andra handen för munnen på {witch}.

”Mmf?” sa {witch}.

”Säg inget mer till {pet.him}!” viskade {child}. ”Och det är inte bara {pet}. Det är kvasten! Du sa upp, och den låg kvar. Du sa att den inte kom någonstans, och då for den. Den är precis som en katt!”

# not-on-my-bed
{child} tittade upp mot biet, och hjärtat dunkade[sport:  som efter {sport}]. Det {child.he} måste ropa var det allra sista {child.he} ville.

”STANNA DÄR UPPE!” ropade {child.he}.

Biet stannade.

”KOM INTE NER!”

Biet blev en koltrast.

”Och inte över staketet!” ropade {child}. Då kom det en kvast med en katt på över staketet. ”Och inte in genom mitt fönster! Och INTE I MIN SÄNG!”

Svisch, sa det. Duns.

# a-bit-louder
De sprang uppför trappan. Mitt i sängen låg {pet}. Bredvid låg kvasten, med huvudet på kudden.[friend:  {Friend} stoppade om den och sa att den absolut inte fick somna.]

”Så jag behöver bara säga tvärtom”, sa {witch} långsamt. ”Och det blir alltså …”

”Du vet”, sa {child}.

Det visste {witch}. Hon hade aldrig sagt det i hela sitt liv, inte till någon. Hon satte sig på kvasten, blundade och sa det så tyst att bara katten hörde.

”Jag kan inte flyga.”

Kvasten ryckte till.

”Lite högre”, sa {child}.

”Jag kan inte flyga”, sa {witch}, och hennes skor lämnade mattan.

# round-the-chimney
”Jag kan inte flyga!” sa {witch}, och så var hon ute genom fönstret. ”JAG KAN INTE FLYGA!” ropade hon, över tvättlinan. ”JAG KAN INTE FLYGA, JAG KAN INTE FLYGA!” sjöng hon, runt, runt skorstenen.

{@First} kom ut med kökshandduken. ”Vad är det hon ropar?” frågade {@he}.

”Att hon inte kan flyga”, sa {child}.

”Nej”, sa {@a} och tittade upp. ”Jag ser det.”[elder2: 

”Hon har övat”, sa {elder2}.]

# on-no-account
Nästa kväll klockan sex stod {child} vid staketet igen[friend: , och det gjorde {friend} med].

”Du stannar här”, sa {witch} till kvasten.

”Och du ska inte med”, sa hon till {pet}. {Pet.He} satte sig där bak.

Sedan tittade hon på {child}[friend:  och {friend}]. ”Och [friend: ni|du] ska verkligen inte med”, sa hon.

”Inte?” sa {child}.

”Absolut inte”, sa {witch} och flyttade fram sig[friend:  en bra bit].

”Och hem ska vi inte”, viskade hon till kvasten när stjärnorna kom fram. Den satte ner dem på trappan. Där satt {@a} med kökshandduken, och {child} kröp tätt intill och gäspade.

”Jag kan inte sova”, sa {child}, så tyst att bara katten hörde.

# @song
{music}

# @First
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
han
## if adult & !elder
{adult.he}
## if elder
{elder.he}
