title: Flytta dig lite
title: Den röda kudden
title: Jag har flyttat
guest mover: Bosse (han), Roffe (han)
guest neighbour: Gullan (hon), Maj-Britt (hon)

% onlyAsked: flytten. Hasa, hasa, hasa: hasa med, i läsfåtöljen. Den vuxna (@a): {adult}, annars den äldre, annars {neighbour} från dörren intill.

# moving-day
I dag skulle de flytta. Stolarna hade åkt ut till bilen. Bordet hade åkt ut till bilen. Nu var det soffans tur.

Men i soffan satt {child}.

{child} ville inte flytta. {Child.He} ville sitta i soffan, på den röda kudden.

# shuffle
In kom {mover}. {mover} hade blå byxor och jättestora händer[sport: , och på söndagarna brukade han {play sport}]. Han skulle bära ut soffan.

”Flytta dig lite”, sa {mover}.

Och {child} flyttade sig lite. Hasa, hasa, hasa.

Nu satt {child.he} i andra änden av soffan.

”Flytta dig lite till”, sa {mover}.

Hasa, hasa, hasa.

Nu satt {child.he} i mitten av soffan.

# all-the-time
”Nej men {child}”, sa {mover}. ”Du måste ju flytta!”

”Jag har flyttat”, sa {child.he}. ”Hela tiden.”

{mover} kliade sig i håret. Det var ju sant.

# how-many-times
”Hur många gånger måste man flytta?” sa {child}.

”En gång räcker”, sa {mover}.

”Jag har gjort det två gånger”, sa {child.he}. ”Först dit och sedan hit.”

{mover} satte sig på huk och räknade efter på sina jättestora fingrar, ett, två. Det stämde, det med.

”Två på samma dag är mycket”, sa {mover}. ”De flesta nöjer sig med en.”

”Hur många gånger har du flyttat i dag?” sa {child.he}.

”Jag? Inte en enda gång”, sa {mover}. ”Jag bär ju bara. Det är ni som flyttar.”

# bump
”Flytta dig lite, lite till”, sa {mover}.

Hasa, hasa, hasa … duns!

Där tog soffan slut. {child} satt på golvet. Kudden hade följt med.

# no-sofa
Då lyfte {mover} soffan[athlete: , för han var stark, nästan som {athlete}]. Den gick ut genom dörren, och så var den borta.

Oj.

Så stort golvet var! Så tomt det var! Ingen stol. Inget bord. Ingen soffa.[pet.dog / pet.cat:  [pet.dog: Hunden|Katten] {pet} letade efter allihop.][pet.other:  Till och med {pet} hade redan flyttat.]

”Min soffa!” sa {child.he}.

# the-red-cushion
Men kudden var kvar. Den röda kudden. {mover} hade glömt den!

{child} tog den i famnen. Den var stor. {Child.He} såg nästan inte över den.

{@A} gick bredvid, med en hand på {child.his} rygg.[adult & elder:  {Elder}[elder2:  och {elder2}] höll upp dörren och tyckte att det drog.][!adult & elder2:  {Elder2} höll upp dörren och tyckte att det drog.] Men kudden bar {child.he} alldeles själv, hela vägen ut till bilen.

Och när de åkte satt kudden i {child.his} knä.[music:  I bilen sjöng de {music}.]

# everything-was-new
Sedan var de framme.

Allting var nytt. Golvet var nytt. Fönstret var nytt. Det luktade nytt.[school:  Det luktade inte alls som {at school}.][friend:  Bästa vännen {friend} var med och luktade på varenda vägg.]

Bara kudden luktade som förut. Den fick man hålla hårt i.

# move-over-mover
Men titta! Mitt på golvet stod soffan. Och mitt i soffan satt {mover}. {mover} var trött. Han hade burit hela dagen[city: , i hela {city}]. Nu fyllde han nästan hela soffan.

{child} gick fram med sin kudde.

”Flytta dig lite”, sa {child.he}.

Och {mover} flyttade sig lite. Hasa, hasa, hasa.

{Child.He} lade dit kudden. {Child.He} klättrade upp. Nu satt de där, {mover} och {child}.

# in-a-row
Då kom {@a}. {@He} var också trött.

”Flytta er lite”, sa {@a}.

Hasa, hasa, hasa.

Nu satt de tre i rad. Det blev trångt. Det blev varmt.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] lade sig på allas fötter.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt längst upp, på ryggstödet.] {child} satt i mitten, på den röda kudden, och lutade sig mot {@a-s} mage.

# stayed
”Flytta dig inte”, sa {child}.

Och {@a} satt kvar.

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour} från dörren intill
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a-s
{neighbour's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @He
Hon
## if adult
{Adult.He}
## if elder & !adult
{Elder.He}
