title: Hopp!
title: Hoppslottet
title: Ett slott ska stå
guest friend: Nora (hon), Ella (hon)
guest sitter: Göta (hon), Ingrid (hon)

% Nutid, som i sagan den gjordes av. {Friend} är den som hoppar. @a: {adult}, annars den äldre, annars {sitter}, som passar barnet.

# one-castle
{child} gör ett slott.

{Child.He} sitter i sandlådan. {Child.He} har en hink. Hinken är röd[elder: , och den har {child.he} fått av {elder}[elder2:  och {elder2}]].

Sand i hinken. Vända på hinken. Klapp, klapp, klapp. Lyfta på hinken …

Ett slott!

Det är fint. Det är runt. Det är {child's} slott, och det ska inte ramla.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] gräver ett hål. Det är {pet's} slott.][pet.cat:  Hemma har [!pet.known: katten ]{pet} också ett. Det är av papp.][pet.other:  Hemma har {pet} också ett.]

# platt
Nu kommer {friend}. [friend: Det är bästa vännen. ]{Friend} har gula stövlar. {Friend} tittar på slottet.

”Hopp!” säger {friend}.

Och {friend.he} hoppar. Mitt på slottet! Platt!

”Nej!” säger {child}. ”Ett slott ska stå!”

”Nej”, säger {friend}. ”Man ska hoppa!”

# once-more
{Child.He} gör ett nytt.

Sand i hinken. Vända på hinken. Klapp, klapp, klapp. Lyfta på hinken …

Ett slott!

”Det ska stå”, säger {child.he}.

{Friend} tittar på det. {Friend} tittar och tittar.

”Hopp!” säger {friend}. Platt![sport: 

”Vi ska inte {play sport}!” säger {child}.]

# with-a-flag
{Child.He} gör ett till. Det allra finaste. Först letar {child.he} efter en pinne. Inte den. Inte den. Den!

Sand i hinken. Vända på hinken. Klapp, klapp, klapp. Lyfta på hinken …

Ett slott! {Child.He} sätter pinnen i. Det är flaggan.

Ett slott med flagga![city:  Det finns inget finare {in city}.]

{Friend} tittar på det. {Friend} tittar och tittar och tittar.

”HOPP!” säger {friend}.

Platt. Och flaggan går av. Knäck.

Å nej.

# plipp
{child} säger ingenting. {Child.He} gråter. Tårarna ramlar ner i sanden. Plipp. Plipp.

{Friend} tittar. {Friend} tar hinken.

”Jag gör ett nytt”, säger {friend}.

Sand i hinken. Vända på hinken. Lyfta på hinken …

Rassel! Inget slott. Bara sand.

”Oj”, säger {friend}.

{Friend.He} gör om det. Sand i hinken. Vända på hinken. Lyfta på hinken …

Rassel! Inget slott.

”Jag kan inte”, säger {friend}. Och nu gråter {friend.he} också. Plipp. Plipp.

# one-must-pat
{child} torkar sig om näsan. {Child.He} vet ju hur man gör!

”Man måste klappa”, säger {child.he}.

{Child.He} tar {friend's} hand. {Child.He} lägger den på hinken. De klappar, båda två. Klapp, klapp, klapp.[music:  Det låter nästan som {music}.] De lyfter, båda två.

Ett slott!

Det är {friend's} slott. {Friend} har gjort det. {Friend} går runt, hela vägen runt, och ler med hela ansiktet.

”Hopp?” säger {child}.

”Nej!” säger {friend}. ”Det ska stå!”

# the-hopping-castle
Sedan gör de {child's}. Sand i hinken. Vända på hinken. Klapp, klapp, klapp. Ett slott! Nu är det två.

Och sedan gör de ett i mitten. Klapp, klapp, klapp. Ett slott! Det är hoppslottet.

{child} tar {friend} i handen. De står på kanten.

”Hopp!” säger {child}.

”Hopp!” säger {friend}.

Platt! Så roligt![athlete:  Inte ens {athlete} hoppar så.]

”En gång till!” säger {friend}.

Sand i hinken. Vända på hinken. Klapp, klapp, klapp. Lyfta på hinken …

”Hopp!” säger de, båda två. Platt!

Men de andra två står kvar. Där är {friend's}. Där är {child's}. De står så fint i solen.

# in-the-lap
Nu kommer {@a-first}. {child} är trött i benen. {Child.He} har sand på näsan.[school:  I morgon blir det slott {at school}.]

”Hej då, slott”, säger {child.he}.

{Child.He} sträcker upp armarna. {@A} sträcker ner sina.

”Hopp”, säger {@a}.

Och så sitter {child} i {@as} famn.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-first
{sitter}, som passar {child.him}
## if adult
{adult}
## if elder & !adult
{elder}
