title: Borta!
title: Nej. Där!
title: Trollkarlen under bordet
guest sitter: Stina (hon), Gunilla (hon)

% ”Borta!” – ”Nej. Där!” och allra sist ”Här.” Vem som diskar (@a): {adult}, annars den äldre, annars {sitter}, som passar {child}.

# under-the-table
Det satt en trollkarl under köksbordet[city: , mitt i {city}].

Han hade en blå hatt.[sport:  I den hatten kan man inte {play sport}.] Han hade ett långt skägg.[athlete:  Han var inte lik {athlete}.] Och han skulle trolla.

{child} kröp in under bordet[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] kröp efter].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg redan där.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg redan där.] {@Dishes}[music:  {@He} nynnade på {music}.]

”Trolla!” sa {child}.[school:  Det fanns inga trollkarlar {at school}.]

# hands
”Jag ska trolla bort mig själv”, sa trollkarlen. ”Titta noga.”

Han la händerna för ögonen.

”Borta!” sa trollkarlen.

”Nej”, sa {child}. ”Där!”

{@tail}Trollkarlen tittade fram.

”Såg du mig?”

”Ja.”

”Konstigt”, sa trollkarlen. ”Jag såg inte dig.”

# beard
Han la skägget över ögonen.

”Borta!” sa trollkarlen.

”Nej. Där!”

{@tail}”Hela jag?”

[friend: ”Hela du”, sa {child}.

”Och magen”, sa {friend}. | ”Hela du. Och magen.”]

”Konstigt”, sa trollkarlen.

# hat
Han drog ner hatten, ända till hakan.

”Borta!” sa trollkarlen inne i hatten.

”Nej”, sa [friend: {child}|{@c}] och ramlade omkull av skratt. ”Där!”

{@tail}”Du tittar för mycket”, sa trollkarlen.

”Du trollar för lite”, sa {@c}.

# the-spoon
Då vände sig trollkarlen om. Nu satt han med ryggen hit och näsan mot bordsbenet.

”Borta!” sa trollkarlen till bordsbenet.

”Nej. Där! Du har bara vänt dig om.”

”Konstigt”, sa trollkarlen. ”Jag såg ingen alls.”

Han stack ut handen och [elder & adult: lånade en slev av {elder} | hämtade en slev]. Den höll [elder & adult: trollkarlen | han] framför sin långa näsa.

”Borta!” sa trollkarlen.

”Nej. Där! På båda sidor om sleven.”

”Men det är ju den största sleven som finns”, sa trollkarlen.

”Du är större”, sa {@c}.

”Konstigt”, sa trollkarlen. ”Min farmor kan trolla bort sig bakom en tesked.”

”Var är hon då?”

”Ingen vet”, sa trollkarlen. ”Men hon kommer alltid hem till kaffet.”

# fff
Då blev trollkarlen tyst. Han tog ett djupt, djupt andetag. Han blåste ut det, långsamt. Fffffff.

”Borta”, viskade han.

Och så var han borta.

Där var hatten. Den låg på golvet.

Men inget skägg. Ingen mage. Ingen trollkarl.

# not-there
”Där?”

Nej. Inte där.

[friend: {Child}|{@C}] tittade bakom stolen. Inte där.

[pet.dog: {Pet} nosade under soffan. Inte där.

][pet.cat: {Pet} kikade bakom dörren. Inte där.

][pet.other: {child} tittade hos {pet}. Inte där.

][pet.dog / pet.cat: {Child}|{@C}] lyfte på hatten. Inte där.[friend:  {Friend} tittade i skåpet. Inte där.][elder & adult:  {Elder.short} tittade i kastrullen. Inte där.]

Oj, vad tomt det blev under bordet.

”Kom tillbaka”, sa {child}. ”Du var bra förut.”

# the-other-hand
Då satte {@c} sig på golvet, alldeles stilla. {@C} la sina egna händer för sina egna ögon. Den ena handen. Och den andra handen.

Det blev mörkt. Det blev varmt.

”Borta”, sa {@c}.

Det var tyst.

{@tail}Då sa någon, alldeles nära:

”Nej. Där!”

# all-of-the-wizard
{@C} tog bort händerna.

Där var skägget! Där var magen! Där var hela trollkarlen!

”Jag såg dig hela tiden”, sa trollkarlen.

”Hela jag?”

[friend: ”Hela du”, sa trollkarlen.

”Och magen”, sa {friend}. | ”Hela du. Och magen.”]

# pat-pat-pat
[friend: {Child}|{@C}] satte hatten på trollkarlen och klappade på den, så att den satt. Klapp. Klapp. Klapp.

Sedan hade {@a} diskat färdigt. {@He} satte sig på golvet, och {child} kröp upp i knät. Trollkarlen kröp upp bredvid. Han var inte så tung.[friend:  {Friend} satt tätt intill.][elder & adult:  {Elder.short} la en filt över alltihop.]

# here
Trollkarlen gäspade. {child} gäspade.

Trollkarlens ögon föll igen.

”Borta”, mumlade trollkarlen.

”Nej. Där.”

{@tail}Och {child's} ögon föll igen. Först det ena. Sedan det andra.

Det blev mörkt. Det blev varmt.

”Borta”, mumlade {child}.

”Nej”, viskade trollkarlen.

”Nej”, viskade {@a}. ”Här.”

# @Dishes
{sitter}, barnvakten, diskade.
## if adult & !elder
{Adult} diskade.
## if adult & elder & !elder2
{Adult} diskade, och {elder} torkade.
## if adult & elder2
{Adult} diskade, och {elder} och {elder2} torkade.
## if elder & !adult & !elder2
{Elder} diskade.
## if elder2 & !adult
{Elder} diskade, och {elder2} torkade.

# @c
{child.he}
## if child.she
hon
## if child.he
han

# @C
{child.He}
## if child.she
Hon
## if child.he
Han

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @tail
[pet.dog: Dunk, sa {pet's} svans.

][pet.cat: Prrr, sa {pet}.

]
