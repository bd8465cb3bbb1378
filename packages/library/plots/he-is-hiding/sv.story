title: Var är Nalle?
title: Han har inte sagt ett pip
title: Nalle vann
guest sitter: Gunnel (hon), Barbro (hon)
guest dog: Sixten (han), Rufus (han)

% Den stora (@a): {adult}, annars den äldre, annars grannen som är barnvakt.
% Den som ska leta (@p): familjens hund eller katt, annars grannens hund. Katten har redan hittat Nalle och lagt sig på honom.

# empty-pillow
{child} hade borstat tänderna. [!short: {child.He} hade kissat. ]{child.He} hade [athlete: tröjan med {athlete} | sin blå pyjamas] på sig[short: . | , och täcket var uppvikt i ett hörn.] Allt var färdigt.

Men på kudden var det tomt.

”Var är Nalle?” sa {child}.

{@A-first} tittade under täcket. Där låg en strumpa, men ingen nalle.[!short:  {child.He} tittade under sängen. Där låg lite damm, men ingen nalle.]

”Jag kan inte sova utan Nalle”, sa {child.he}, och rösten blev liten.

”Nej”, sa {@a}. ”Då letar vi.”

# through-the-house
Så gick de ut i huset. {@A} gick först med ficklampan. Sedan kom {child}. {@last}

[!short: De letade i badrummet. {child.He} tittade i badkaret. Där låg en anka, men ingen nalle.

[!pet.cat: Snoff, sa {@p} och kom med en tvättlapp.

”Tack, {@p}”, sa {child}. ”Men det är inte Nalle.”

]]De letade i köket. [short: {child}|{child.He}] tittade på Nalles stol. Där låg en smula pannkaka, men ingen nalle.

[!pet.cat: Snoff, sa {@p} och åt upp smulan.

][sport: De letade bland sakerna till {@game}. Där låg {sport.thing}, men ingen nalle.

][school: De letade i väskan från {school}. Där låg en vante, men ingen nalle.

][pet.other: De frågade {pet}. {Pet} hade [!short: varit hemma hela dagen, men ]inte sett någon nalle.

][adult & elder: De letade i stolen där {elder} [elder2: och {elder2}] brukar sitta. Där låg ett par glasögon, men ingen nalle.

][pet.cat: De letade i hallen. Där låg {pet}, mitt på {child's} stövlar, och ville inte flytta på sig.

][!short / !sport: De letade i vardagsrummet. [!short: Bakom soffan var det mörkt. ]Där låg en röd boll, men ingen nalle.

]”Han är ensam någonstans”, sa {child.he}, och nu kom en tår. [!short: Den rann ända ner till hakan. ]”Han är ensam, och det är natt.”

# sad-together
{@A} satte sig på golvet och tog {child} i knät.[elder2 & !adult:  {Elder2} satte sig bredvid, fast det var långt ner.] [!pet.cat: {@P} lade sin tunga haka på {child's} fötter.] Så satt de en stund och var ledsna tillsammans.

[!short: ”Nu ska vi tänka”, sa {@a} sedan. ”När höll du i Nalle sist?”

{child.He} tänkte. Före tandborstningen? Nej. Före badet? Nej. Men före pannkakorna?]

# the-game
Före pannkakorna hade {child} lekt med {@p}[friend:  och {friend}]. [music: De hade dansat runt hela huset till {music}, och sedan] [!music: De hade sprungit runt hela huset, och sedan] …

{child.He} satte sig rakt upp.

”Vi lekte kurragömma! Nalle gömde sig, och {@p} skulle leta. Men sedan [friend: gick {friend} hem, och så] blev det pannkakor!”

”Då är han inte borta”, sa {@a}.

”Han är gömd! Han sitter kvar och väntar. Han är så duktig. Han har inte sagt ett pip.”

”Minns du var han gömde sig?”

Det gjorde {child} nästan. Men det var ju inte {child} som skulle leta.

”Det är {@p} som ska leta.”

## if short
Före pannkakorna hade {child} lekt med {@p}[friend:  och {friend}]. De hade [music: dansat till {music}|sprungit runt hela huset], och sedan …

”Vi lekte kurragömma!” sa {child}. ”Nalle gömde sig, och {@p} skulle leta. Men sedan [friend: gick {friend} hem, och så] blev det pannkakor! Han är gömd! Han sitter kvar och väntar. Han har inte sagt ett pip.”

”Så vem är det som ska leta?” sa {@a}.

”{@P}”, sa {child}.

# the-seeker
De gick ut i hallen, och {child} lade händerna över {@ps} ögon. Sedan räknade {child.he}[!short: , för [pet.cat: katter | hundar] kan inte räkna].

”Ett, två, tre, fyra. Nu kommer {@p}! Sök, {@p}! Sök Nalle!”

{@seeks}

# the-boot
{child.He} stack ner handen i den ena stöveln[short: , | . Tom. {child.He} stack ner handen i den andra stöveln,] djupt, djupt ner. Där var något mjukt. Där var ett öra.

[short: ”Nalle”, viskade {child}.|”Nalle!”]

Upp kom Nalle.[!short:  Han var lite platt på ena sidan, och han luktade stövel. Men han var sig alldeles lik.]

”Du vann, Nalle”, sa {child} och höll honom mot kinden. ”Du vann mest i hela [city: {city} | världen].”

”Och vem hittade honom?” frågade {@a}.

”{@P}”, sa {child.he} och kramade {@p} också[!short: , så att Nalle hamnade i mitten].

# home-again
[!short: Så gick de tillbaka genom huset. {@A} gick först med ficklampan. Sedan kom {child.he} med Nalle. {@last-again}]

# nobody-counts
[short: På kudden|Nu var det inte tomt på kudden. Där] låg {child}, och i {child.his} arm låg Nalle.

”Kurragömma är slut för i dag”, viskade {child.he} i Nalles [!short: platta ]öra. ”Nu får du komma fram och sova.”

{@A} släckte ficklampan. {@P} lade sig [pet.cat: på {child's} fötter, som var nästan lika bra som stövlar, | på mattan med en duns] och blundade.[!short:  {child} blundade. Nalle blundade så gott han kunde.]

Men den här gången räknade ingen. Den här gången blundade alla bara för att sova.

# @game
{sport}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter} från huset bredvid, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @ps
{dog's}
## if pet.dog / pet.cat
{pet's}

# @last
Och sist kom {dog}, grannens hund, som fick sova över. Svansen dunkade i väggarna. Dunk, dunk, dunk.
## if pet.dog
Och sist kom {pet}, som var {a breed} och alltid ville vara med. Svansen dunkade i väggarna. Dunk, dunk, dunk.
## if pet.cat
{Pet} kom inte med, för {pet.he} var en katt.

# @last-again
Sist kom {dog}. Dunk, dunk, dunk.
## if pet.dog
Sist kom {pet}. Dunk, dunk, dunk.
## if pet.cat
Sist kom {pet}, som inte hade något att ligga på längre.

# @seeks
Nu förstod {dog}. Han satte nosen i golvet. Snoff, snoff, under byrån. Snoff, snoff, längs mattan. Snoff, snoff, bort till skorna. Han luktade på alla stora skor. Han luktade på {child's} röda stövlar.

Då började svansen gå. Dunk, dunk, dunk, dunk!
## if pet.dog
Nu förstod {pet}. {pet.He} satte nosen i golvet. Snoff, snoff, under byrån. Snoff, snoff, längs mattan. Snoff, snoff, bort till skorna. {pet.He} luktade på alla stora skor. {pet.He} luktade på {child's} röda stövlar.

Då började svansen gå. Dunk, dunk, dunk, dunk!
## if pet.cat
{pet} gäspade. {pet.He} låg kvar på stövlarna, precis där {pet.he} hade legat hela kvällen.

”{pet.He} letar ju inte”, sa {@a}.

”Nej”, sa {child} långsamt. ”Det är för att {pet.he} har letat färdigt.”

Och så lyfte {child} på {pet}, som hade hittat Nalle redan före pannkakorna och lagt sig på honom så att ingen skulle ta honom.
