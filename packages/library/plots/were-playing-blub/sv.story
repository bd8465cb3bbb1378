title: Plupp
title: Läppen som var ute
title: Vi leker plupp
guest anita: Anita (hon), Marita (hon)
guest tage: Tage (han), Sixten (han)
guest sitter: Moa (hon), Ebba (hon)

% Plupp är läppen själv till att börja med, och sedan är det {child} och {tage} som gör plupp. Den som hämtar (@a): {adult}, annars den äldre, annars {sitter}.

# the-lip
{child} satt på kanten av sandlådan [school: {at school}|på förskolan][elder & adult: , i tröjan som {elder}[elder2:  och {elder2}] hade stickat][elder2 & !adult: , i tröjan som {elder2} hade stickat].[friend:  Bästa vännen {friend} var inte där i dag.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick inte gå här.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg hemma och sov.][pet.other:  {Pet} var hemma.]

Alla hade någon. Två gungade. Två cyklade[athlete: , fort som {athlete}]. [sport: Två försökte {play sport}. ]Tre var ett tåg. Men {child} hade ingen.

”Ingen vill leka med mig”, sa {child.he}.

Och då kom underläppen ut, så långt att det hördes.

Plupp, sa den.

# a-spade
”Men lilla {child}”, sa {anita}, som var fröken. ”Här får du en spade.”

{Child.He} tog spaden. Plupp, sa läppen.

”Här får du en spade till”, sa {anita}.

Plupp, sa läppen.

”Och en hink och en sil och en tratt!” sa {anita}, för hon ville så väl.

Plupp, plupp, plupp! Nu var det så mycket i famnen att bara läppen stack upp. Och spadar kan inte leka. De bara låg där.

{Child.He} släppte alltihop. Det kom en tår.

”Ingen vill leka med mig”, sa {child.he}.

# no-spades
Då satte sig {anita} på sandlådans kant. Hon sa ingenting om spadar.

”Det är ledsamt att vara ensam”, sa hon.

”Ja”, sa {child}.

Och så satt de där en stund, tätt ihop, och lät det vara ledsamt.

# behind-the-playhouse
Då hörde {child} något.

Plupp.

Det var någon annans läpp. Det kom bakifrån lekstugan.

Plupp, sa det igen.

{Child.He} gick och tittade. Där satt {tage}, som var ny. Han satt på en sten, och hans underläpp var ute. Den var långt ute.

{Child.He} satte sig bredvid.

{Child.He} tittade på {tage’s} läpp. {tage} tittade på {child’s}.

# lip-to-lip
Plupp, gjorde {child}.

Plupp, gjorde {tage}.

Sedan hände ingenting på en stund.

Plupp-plupp, gjorde {child}.

Plupp-plupp, gjorde {tage}. Och så ryckte det i hans mun.

Plupp-plupp-plupp, gjorde {child} med fingret på läppen, och nu blev det spott.

Då skrattade {tage}. Och när {tage} skrattade så skrattade {child}, och det går inte att göra plupp med en läpp som skrattar.

# the-train
Då kom tåget runt knuten, alla tre.

”Vad leker ni?” sa tåget.

{child} tittade på {tage}. {tage} tittade tillbaka.

”Vi leker plupp”, sa {child}.

”Får man vara med?”

”Ja. Man sätter sig här.”

Plupp, gjorde loket. Plupp, gjorde vagnen. Plupp-plupp-plupp, gjorde vagnen som var allra sist.[music:  Till slut kunde de {music}, på läppen.] De satt i en hög allihop bakom lekstugan, med läpparna ute, och ville inte gå hem.

# tomorrow-too
Men {@a} kom och tog {child’s} hand[pet.dog: , och {pet} slickade bort allt spott]. Utanför grinden satt {tage} på sin pappas cykel, med hjälmen på. Solen stod lågt[city:  över {city}]. {child} var trött i benen och trött i läppen, och {child.he} lutade sig mot {@a}.

Cykeln rullade i väg, och {tage} vände sig om.

Plupp, gjorde han, alldeles litet.

Plupp, gjorde {child}.

”I morgon också”, sa {child.he} till {@a}.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
