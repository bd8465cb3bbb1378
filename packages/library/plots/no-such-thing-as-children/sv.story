title: Barn finns inte
title: Tio potatisar
title: Fråga strumpan
guest fairy: Nässla (hon), Tistel (hon)
guest sitter: Siv (hon), Barbro (hon)

% {fairy} tror inte på barn och ger sig aldrig; ”Barn finns inte” sägs alltid helt. Den som tittar in (@A): {adult}, annars den äldre, annars barnvakten, som ger en kram.

# not-there
På {child's} knä satt en älva och sa att {child} inte fanns.

Hon var inte större än en sked. {Fairy} hette hon, och knät låg i sängen, under täcket.

”Men jag är ju här”, sa {child.he}, som hade önskat sig en älva hela veckan[adult & elder:  och berättat det för {elder} varenda dag][adult & elder2:  och för {elder2} med][!adult & elder2:  och berättat det för {elder2} varenda dag]. ”Jag heter {child}. Jag är ett barn.[city:  Jag bor {in city}.][school:  Jag går på {school}.]”

”Struntprat”, sa {fairy}. ”Barn finns inte.”[friend: 

”Men {friend} är också ett! Min bästa vän!”

”Två stycken som inte finns”, sa {fairy}. ”Det blir noll.”]

# a-hill
”Du sitter på mitt knä!”

”Det här är en kulle”, sa {fairy}.

{Child.He} gungade på kullen.

”Blåsigt i kväll”, sa {fairy} och höll i hatten.[sport: 

”Kan en kulle {play sport}?”

”Inte den här. Den är för knölig.”]

Då stack {child.he} ut tårna i andra änden.

”Tio potatisar”, sa {fairy}.

{Child.He} vickade på dem också.

[age>=6: ”Färskpotatis”, sa {fairy}.

{child} stack fram ansiktet, alldeles nära.

”Och en pumpa”, sa {fairy}. ”Med två små hål i, för mössen. Det här är en mycket bra kulle.”

”Det är min näsa!”

”Pumpor har ingen näsa”, sa {fairy}. ”Och barn finns inte.”|”Färskpotatis”, sa {fairy}. ”Barn finns inte.”]

# a-cupboard
{@A} tittade in. ”Vem pratar du med?”

”En älva. Hon säger att jag inte finns.”

”Oj då”, sa {@a}. ”Vem ska ha den här {@kiss}, då?”

”Jag!” sa {child} och fick den.

”Vad var det där?” sa {fairy} när {@a} hade gått.

”Det var {@a}.”

”Det var ett skåp”, sa {fairy}, ”som var ute och gick.”

# lumps
”Har du letat på riktigt? Efter barn?”

{fairy} snurrade på sitt trollspö.

”När jag var liten tittade jag in genom alla fönster”, sa hon. ”Varenda natt. Jag ville så gärna ha ett. Ett enda. Men det var bara knölar, under täcken.”

”Vi sov ju!” sa {child.he}.

”Knölar”, sa {fairy} med liten, tunn röst. ”Så barn finns inte.”

# atchoo
{child} ville säga något snällt. Men det kittlade i näsan. Det kittlade, och det kittlade, och –

”ATJO!”

Kullen hoppade. {fairy} flög av, hals över huvud,[athlete:  fortare än {athlete},] över sängkanten och plopp, ner i en toffel. Ända in i tån, där det var mörkt. Hon fick ludd över hela vingarna.

# the-sock
”Hjälp!” ropade {fairy}.

”Jag kommer!”

”Du finns ju inte! Är det ingen annan där?”

{Child.He} tittade efter. ”[pet: {@Pet} är här, men {pet.he} sover. Och så är det|Det är] en strumpa här.”

”Fråga strumpan, då!”

{child} frågade strumpan. Strumpan sa ingenting.

# a-hand
Toffeln sa inte heller någonting. Sedan kom en pytteliten röst: ”Finns det … något barn där ute?”

”Ett”, sa {child}.

{Child.He} stack ner handen i toffeln. {Child.He} la den platt och höll den stilla. Upp klev {fairy}, med ena foten och sedan den andra. Hon kände på tummen. Den var varm, och lite kladdig.

”Det är ingen potatis”, viskade hon.

”Nej”, sa {child}. ”Det är jag.”

Sakta, sakta åkte handen upp igen. {child} blåste bort luddet från vingarna. Fff.

”Blåsigt”, sa {fairy}. Men hon höll om tummen med båda armarna.

# only
{child} la sig ner[music:  och nynnade lite på {music}]. {fairy} gick hela vägen över kullen och upp på kudden. Där tittade hon på {child}, länge, länge.

”Så nu tror du på barn”, viskade {child.he}.

”Absolut inte”, sa {fairy} och kröp ihop under {child's} haka. ”Barn finns inte. Det finns bara {child}.”

# @A
Barnvakten, som hette {sitter},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @kiss
kramen
## if adult / elder
pussen

# @pet
{pet}
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.cat
[!pet.known: katten ]{pet}
