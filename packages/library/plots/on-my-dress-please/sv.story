title: Av min klänning, tack!
title: Prinsessan i köket
title: Vem sitter på min klänning?

% Den som sitter på klänningen sist är barnet. Katten och hunden är familjens egna där de finns. Ryck, ryck, ryck. Fast!

# in-the-kitchen
Det stod en prinsessa i köket.[city:  Det händer inte ofta {in city}.]

Hon hade en krona av guld. Hon hade en lång, lång, gul klänning. Klänningen låg över hela golvet.[school:  Den hade räckt till golvet {at school} också.]

Vilken mjuk och skön klänning det var. {child} satte sig på den. Duns!

Dörren till trädgården stod öppen. Och på bordet låg en bulle.[elder:  {Elder}[elder2:  och {elder2}] hade bakat den.]

”Jag vill ha bullen”, sa prinsessan.[sport:  Att {play sport} gick inte i den klänningen. Men äta bulle gick.]

# the-cat
Prinsessan tog ett steg. Ryck, ryck, ryck. Fast!

”Vem sitter på min klänning?” sa prinsessan.

”Inte jag”, sa {child}.

Hon tittade efter. Det var {@a-cat}!

”Av min klänning, tack!”

Av gick {@the-cat}. Tipp, tapp, tipp, tapp.

# the-dog
Prinsessan tog ett steg. Ryck, ryck, ryck. Fast!

”Vem sitter på min klänning?” sa prinsessan.

”Inte jag”, sa {child}.

Hon tittade efter. Det var {@a-dog}!

”Av min klänning, tack!”

Av gick {@the-dog}. Tass, tass, tass.

# the-hen
Prinsessan tog ett steg. Ryck, ryck, ryck. Fast!

”Vem sitter på min klänning?” sa prinsessan.

”Inte jag”, sa {child}.

Hon tittade efter. Det var den stora bruna hönan! Hon hade kommit in för att leta smulor.

”Av min klänning, tack!”

Av gick hönan. Pock, pock, pock.

# the-tortoise
Prinsessan tog ett steg. Ryck, ryck, ryck. Fast!

”Vem sitter på min klänning?” sa prinsessan.

”Inte jag”, sa {child}.

Hon tittade efter. Det var den gamla sköldpaddan från trädgården!

”Av min klänning, tack!”

Av gick sköldpaddan. Kliv.

Prinsessan tittade bort mot sin bulle.

Kliv.

Prinsessan tittade på sköldpaddan en gång till.

Kliv.

# stuck
”Nu ska jag ha min bulle”, sa prinsessan.

Hon tog ett steg. Ryck, ryck, ryck.

Fast!

Å nej!

Det var inte {@the-cat}. Det var inte {@the-dog}.[age>=4:  Det var inte hönan, och det var inte sköldpaddan.][pet.other:  Det var inte {pet}.] Prinsessan ryckte och ryckte. [friend: {Friend}[!friend.known: , {child's} bästa vän,] sprang in och drog henne i handen. ]Kronan ramlade av. Pang! Prinsessans läpp började darra.

”Jag vill ha min bulle”, sa prinsessan, ”och jag sitter fast. Vem sitter på min klänning?”

# under
{child} tittade på {@the-cat}. {child} tittade på {@the-dog}. {child} tittade på hönan.[age>=4:  {child} tittade på sköldpaddan, som fortfarande var på väg.]

Sedan tittade {child} under {child}.

Där var det gult!

”Det är jag!” sa {child}. ”Jag sitter på din klänning!”

{Child.He} satte händerna i golvet. {Child.He} tog i. Upp, upp, upp!

# whoosh
Av gick {child}.

Och svisch! Så for prinsessan ända bort till bordet[athlete: , fortare än {athlete}].

”Min bulle!” sa prinsessan. ”Tack, {child}!”

{child} gav henne kronan. Hon gav {child} halva bullen. Mums, mums, mums.[music:  De nynnade på {music} med munnen full.]

# on-my-dress
Sedan var prinsessan trött. Hon satte sig på golvet. Hon bredde ut klänningen så fint, åt alla håll.

Hon tittade på {@the-cat}. Hon tittade på {@the-dog} och hönan.[age>=4:  Hon tittade på sköldpaddan, som nu nästan var framme vid dörren.] [friend: Hon tittade på {friend}. ]Hon tittade på {child}.

”På min klänning, tack”, sa prinsessan.

På kom {@the-cat}. På kom {@the-dog}. På kom hönan.[age>=4:  Och sköldpaddan vände om, hon också.][friend:  På kom {friend}.]

Och på kom {child}, mitt i, där det var som mjukast.

# @song
{music}

# @a-cat
katten
## if pet.cat
[!pet.known: katten ]{pet}

# @the-cat
katten
## if pet.cat
{pet}

# @a-dog
hunden
## if pet.dog
[!pet.known: hunden ]{pet}

# @the-dog
hunden
## if pet.dog
{pet}
