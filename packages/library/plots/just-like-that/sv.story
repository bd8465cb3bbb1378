title: Stå precis så
title: Fjärilen på skolfotot
title: Tjugotvå barn som skelade
guest vilgot: Vilgot (han), Hampus (han)
guest agneta: Agneta (hon), Birgitta (hon)
guest tyra: Tyra (hon), Majken (hon)
guest ismail: Ismail (han), Elias (han)
guest minder: Torsten (han), Rolf (han)

% Fjärilen är ”hon”, {vilgot} är fotografen, {agneta} fröken. Den som sitter på trappan: {@a}.

# on-the-nose
Fjärilen satt på {child's} näsa.

Det var inte bra, för det var skolfoto[school:  på {school}]. Hela klassen stod uppställd på tre bänkar i gymnastiksalen, och {child} stod i mitten[friend: , bredvid {friend}[!friend.known: , {child.his} bästa vän]]. {Child.He} hade en gul tröja, som solen.

Fotografen hette {vilgot}[city:  och hade kommit hela vägen från {city}]. Han hade tagit sju bilder redan. {child} hade rört sig på allihop. På den första nös {child.he}. På den andra hoppade {child.he}.[sport:  På den tredje såg det ut som om {child.he} höll på att {play sport}.] På resten var {child.he} bara en gul fläck. {Child.He} ville så gärna vara med på bilden på riktigt. Men {child.his} ben ville hela tiden något annat[music: , helst dansa till {music}].

# chosen
Så hade fjärilen kommit in genom fönstret. Den var orange med svarta prickar, och den landade mitt på näsan.

”Ta bort den!” sa {tyra} från bänken under.

”Nej!” sa {vilgot}. Han kom fram från sin kamera, på tå. Han tittade på fjärilen. ”En nässelfjäril”, sa han lågt. ”Hon vilar. Och hon har valt dig. Då är du viktig nu, {child}. Stå precis så.”

{child} stod. Det kittlade. Det kittlade så att det hördes i öronen. Men fjärilen satt där med sina tunna, tunna ben, och om {child} rörde sig skulle hon kanske ramla. Då gick det att stå still. Det gick faktiskt.

# click
”Nu tar vi bilden”, viskade {vilgot}. ”Alla tittar på mig.”

Men det gjorde ingen. Alla tittade på näsan. {child} tittade också på näsan. Fröken, som hette {agneta}, böjde sig fram från sidan och tittade på näsan. Tjugotvå barn och en fröken stod där och skelade, med öppna munnar, åt samma håll.

”Omelett!” sa {vilgot}.

”Omelett”, viskade hela klassen och skelade.

KLICK!

Blixten small till. Det blev vitt i hela salen.

# the-umbrella
Och fjärilen blev rädd! Hon flög upp. Hon flög hit och dit och såg ingenting, och sedan for hon rakt in i {vilgot's} stora vita fotoparaply. Där inne var det ljust och varmt. Vingarna smattrade mot tyget.

”Släck!” ropade {agneta}.

{Vilgot} släckte. Men fjärilen fladdrade vidare. Hon hittade inte ut.

”Jag tar henne!” ropade {tyra} och sträckte ut handen.

”Nej, jag!” ropade {ismail}.

Alla trängdes. Paraplyet gungade.

# can-you
”Sluta!” sa {child}. ”Ni skrämmer henne.”

De slutade. De tittade på {child}.

”Hon tycker om att sitta på något som är still”, sa {child}. ”Hon tycker om gult också, tror jag. Jag kan vara still.”

”Kan du?” sa {tyra}. ”Du?”

[friend: ”Låt {child.him} försöka”, sa {friend} och höll undan de andra. ]{child} visste inte säkert. Nu satt hon inte på näsan och hjälpte till. Nu måste {child} göra det själv först.

# arm-out
{Child.He} ställde sig vid paraplyet. {Child.He} sträckte fram armen, med den gula tröjan, nästan ända in. {Child.He} öppnade handen som en blomma.

”Stå precis så”, viskade {vilgot}.

Benen ville hoppa. {child} lät dem vilja. Knäna ville gunga. {child} lät dem vilja. {Child.He} tänkte på de tunna, tunna benen. Armen började darra av att vara så stilla.[athlete:  Inte ens {athlete} hade kunnat göra det här.] {Child.He} stod.

Ett smatter. Ett till. Sedan inget.

Då kom hon krypande. Hon kröp ut på {child's} långfinger, över handen och fram på den gula ärmen. Där satt hon och andades med vingarna. Ingen i hela klassen sa ett ljud.

# the-window
{child} gick till fönstret. {Child.He} gick så mjukt att det knappt var att gå. {Agneta} öppnade på vid gavel, och {child} höll ut armen i solen.

”Varsågod”, sa {child.he}.

Fjärilen fällde ihop vingarna en gång, fällde ut dem en gång till. Så lyfte hon, över cyklarna och syrenen, och var borta.

# twelve-jumps
Då hoppade {child}. {Child.He} hoppade tolv gånger på samma ställe, för det hade samlats.

”Nu tar vi en vanlig bild också”, sa {vilgot}. ”Utan fjäril. Om det går, {child}.”

{child} tänkte. ”Får jag hoppa lite till först?”

”Hoppa så mycket som behövs”, sa {vilgot}. ”Säg till.”

Så hoppade {child}, och fotografen väntade. Och till sist stod {child} i mitten, gul och skarp från topp till tå.

Klick.

# on-the-wall
Men när fröken fick välja, så valde hon den andra. Den hängde hon upp på väggen: tjugotvå barn och en {agneta} som skelade, och i mitten {child}, alldeles stilla, med en fjäril på näsan.

# the-step
På kvällen satt {child} på trappan med {@a}[elder:  och {elder}][elder2:  och {elder2}] och berättade alltihop. {Child.He} visade med armarna. {Child.He} visade med benen. {Child.He} hoppade för blixten och fladdrade för fjärilen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hoppade också.]

Sedan blev det skymning, och det fanns inget mer att visa. {child} lutade sig mot {@of-a} arm. Den var varm av solen. Myggorna surrade, och syrenen luktade.[pet & !pet.dog:  Inne i fönstret satt {pet}.] {Child's} ben låg rakt ut och ville ingenting.

{@A} skulle just flytta på sig.

”Nej”, sa {child} och kröp närmare. ”Sitt precis så.”

# @a
{minder} i porten bredvid
## if adult
{adult}

# @A
{Minder}
## if adult
{Adult}

# @of-a
{minder's}
## if adult
{adult's}
