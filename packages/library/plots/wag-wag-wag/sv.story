title: Vift, vift, vift
title: Då rasar slottet
title: Ett slott som andas
guest dog: Bruno (han), Sixten (han)

% @d är familjens egen hund, annars {dog} från grannen. En liten hund viftar stort, och där svansen är kort är det rumpan som viftar (@tail).

# the-castle
Här är {child's} slott.

Det är en blå filt[elder2:  från {elder2}]. Slottet har två torn, och det är [friend: en stol och {friend}, {child's} bästa vän|två stolar]. Det har en tron, och det är [elder: {elder}|en kudde]. Och det har en dörr, och en flagga.

Inne i slottet sitter {child}[elder:  på tronen].

Utanför står {@d}. {@What} Nu vill {@he} komma in.

”Voff”, säger {@d} vid dörren.

”Kom in”, säger {child}.

# in-comes-the-nose
{@D} kommer in. Där kommer nosen. Där kommer magen. Där kommer {@tail}.

Å, vilket slott! tycker {@d}. Å, vilket slott! tycker {@tail}.

Vift, vift, vift.

{@fall}

Det är mörkt. Det är filt överallt.[age>=5:  [elder: Flaggan|Tronen ligger upp och ner, och flaggan] sitter på {@d}.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] går och sätter sig uppe på bokhyllan.]

”Men {@d}!” säger {child}. ”Ut med dig![sport:  Man kan inte {play sport} i ett slott!]”

{@D} går ut.

Och {child} bygger upp slottet igen, alldeles själv.

# will-you-wag
”Voff”, säger {@d} vid dörren.

”Ska du vifta?” säger {child}.

{@D} sitter stilla som en sten.

”Kom in, då.”

Där kommer nosen. Där kommer magen. Där kommer {@tail}.

{@D} ser tronen. {@D} ser flaggan. {@D} ser {child}!

Vift, vift, vift.

{@fall}
## or
”Voff”, säger {@d} vid dörren.

”Kom in baklänges”, säger {child}. ”Då kan du inte vifta.”

{@D} vänder sig om, långsamt, som en buss.

Där kommer {@tail}. Där kommer magen. Och sist av allt kommer nosen.

Och där, precis framför nosen, är ju {child}! Hej!

Vift, vift, vift.

{@fall}
## if age>=5
”Voff”, säger {@d} vid dörren.

”Ska du vifta?” säger {child}.

{@D} sitter stilla som en sten.

”Kom in, då.”

Där kommer nosen. Där kommer magen. Där kommer {@tail}.

{@D} ser tronen. {@D} ser flaggan. {@D} ser {child}!

Vift, vift, vift.

{@fall}

# backwards
”{@D}!” säger {child}. ”Ut!”

{@D} går ut.

Och {child} bygger upp slottet igen, alldeles själv.

”Voff”, säger {@d} vid dörren.

”Kom in baklänges”, säger {child}. ”Då kan du inte vifta.”

{@D} vänder sig om, långsamt, som en buss.

Där kommer {@tail}. Där kommer magen. Och sist av allt kommer nosen.

Och där, precis framför nosen, är ju {child}! Hej!

Vift, vift, vift.

{@fall}

# out-out-out
”Men {@d}! Ut, ut, ut!”

{@D} går ut.

Och {child} bygger upp slottet igen, alldeles själv, och stänger dörren med en klädnypa.

# a-very-good-castle
Nu är det ett mycket bra slott.[friend:  {Friend} är ett mycket bra torn.][city:  Det finns inget bättre i {city}.]

Ingen viftar.

Ingen säger voff.[school:  Det är precis som när man ska sitta still {at school}.]

[elder: Ingen säger hoppsan.]

{child} sitter [elder: på {elder.short}|på tronen] och tittar på flaggan[music: , och nynnar lite på {music}, och slutar].

Så tyst det är.[pet.other:  {Pet} sover.]

# no-woof
”{@D}?” säger {child}.

Inget voff.

”{@D}?”

Inget voff. Ingen nos kommer in. Ingen mage kommer in. Ingen {@bare} kommer in.

{child} tar bort klädnypan och tittar ut.

Där ligger {@d} på golvet, med nosen på tassarna. {@Tail} viftar inte ett dugg.

Å nej.

”{@D}”, säger {child}, ”jag vill inte ha ett slott utan {@d}.”

# down-it-comes
{child} tar tag i filten med båda händerna, och drar och drar[athlete: , lika starkt som {athlete}].

Då rasar slottet.[friend:  Då rasar {friend}.] Den här gången är det {child} som gör det!

[elder: ”Hoppsan”, säger {elder.short}.]

{child.He} släpar filten bort till {@d}. Den hamnar över nosen. Den hamnar över magen. Den hamnar över {@tail}. Och [elder: {elder.short} sätter flaggan|flaggan hamnar] högst upp.

Sedan kryper {child} in.[friend:  Sedan kryper {friend} in.]

# the-wall-and-the-roof
Nu är {@d} väggen, och {@d} är taket.

{@D} är hela slottet.

Det är {@big} och det är varmt, och det går upp och ner när det andas.

”Voff”, säger slottet, väldigt, väldigt tyst.

{@woof}

# stays-up
{child.He} lägger huvudet på slottets mage, och blundar.

Under filten är det något som säger //
vift, //
vift, //
vift.

Och slottet står kvar.

# @d
{dog}
## if pet.dog
{pet}

# @D
{Dog}
## if pet.dog
{Pet}

# @he
{dog.he}
## if pet.dog
{pet.he}

# @tail
svansen
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
rumpan

# @bare
svans
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
rumpa

# @big
stort
## if pet.dog & !breed
mjukt
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund / breed.Beagle / breed.Cocker Spaniel / breed.Poodle / breed.Bulldog
litet

# @what
Det är grannens hund, en stor, stor hund, som är här och leker.
## if pet.dog & !breed
{Pet} är en hund som viftar stort, stort, stort.
## if breed.Labrador / breed.Golden Retriever / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky / breed.Boxer
{Pet} är {a breed}, en stor, stor hund.
## if breed.Border Collie / breed.Australian Shepherd
{Pet} är {a breed}, och {pet.he} viftar stort, stort, stort.
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund / breed.Beagle / breed.Cocker Spaniel / breed.Poodle / breed.Bulldog
{Pet} är {a breed}, en liten hund som viftar stort, stort, stort.

# @fall
Då rasar slottet!
## if friend & elder
Då rasar slottet! Då rasar {friend}!

”Hoppsan”, säger {elder.short}.
## if friend
Då rasar slottet! Då rasar {friend}!
## if elder
Då rasar slottet!

”Hoppsan”, säger {elder.short}.

# @woof
”Voff”, säger {child}.
## if friend & elder
”Voff”, säger {child}.

”Voff”, säger {friend}.

”Voff”, säger {elder.short}.
## if friend
”Voff”, säger {child}.

”Voff”, säger {friend}.
## if elder
”Voff”, säger {child}.

”Voff”, säger {elder.short}.
