title: Tuttelututt!
title: Här kommer prinsessan
title: En sorts dörr
guest princess: Petronella (hon), Leopoldina (hon)
guest sune: Sune (han), Allan (han)
guest kicki: Kicki (hon), Ronja (hon)

% Prinsessan är lika gammal som barnet. En vän som är vald hoppar redan där inne.

# at-the-door
{child} skulle börja på barngympa[city:  {in city}] men ville inte gå in. Och utanför dörren stod en prinsessa och var i vägen.

Det var en riktig prinsessa. Hon hade guldkrona, gympaskor och en chaufför som hette {sune}.

”Ska du inte gå in?” sa {child}.

”Jo”, sa prinsessan. ”Men ingen tutar.”

”Tutar?”

”Hemma i slottet tutar de när jag kommer. Utan tut går jag inte igenom någon dörr.”

{Sune} suckade. ”Hon har stått här sedan klockan nio”, sa han. ”Och jag har ingen trumpet.”

# first-toot
{child} tittade på dörren. Där inne var det massor av barn, och {child.he} kände [friend: nästan ingen|inte ett enda]. Det hade varit skönt att gå in så att ingen såg.

{Child.He} rullade ihop handen framför munnen.

”Tuttelututt!” tutade {child}. ”Här kommer … vad heter du?”

”Prinsessan {princess}.”

”Tuttelututt! Här kommer prinsessan {princess}!”

Och prinsessan gick in, med näsan i vädret. {child} slank in efteråt, bakom klänningen. Det var ingen som såg[friend: , inte ens {friend}, {child's} bästa vän, som hoppade längst bort].

# hoops
”Välkommen, välkommen”, sa {kicki}, som var gympaledare. ”Nu hoppar vi genom ringar!”

Prinsessan ställde sig framför sin ring och hoppade inte.

”Det är en sorts dörr”, sa hon till {child}.

”Tuttelututt!” tutade {child}, och hopp, så var prinsessan igenom[athlete: , högre än {athlete}].

Sedan kom tunneln. ”Tuttelututt!”[sport:  Sedan skulle de {play sport}. ”Tuttelututt!”] Och varje gång slank {child} efter bakom klänningen, så att ingen såg.

# the-mat
”Nu ska vi ha den tjocka mattan”, sa {kicki}. ”Vem vill hjälpa till?”

”Tuttelututt!” tutade {child}, och så gick de in i förrådet, prinsessan först. De drog och drog, och mattan ramlade.

Duns! Den ramlade mot dörren, och dörren åkte igen.

# dark
Det blev mörkt. Mattan var tung, och de orkade inte rubba den.

”Hallå!” ropade prinsessan. Ingen kom. Ute i salen sprang alla runt, runt, och musiken var på[music: : det var {music}].

”{child}”, sa prinsessan med liten röst. ”Jag tycker inte om den här dörren.”

{child} fick tag i hennes hand, och den darrade. {Child.He} kände efter med den andra. Där var mattan, mjuk och tjock. Och där, ovanför mattan, lyste ett nyckelhål.

# keyhole
{child} klättrade upp på mattan. {Child.He} satte munnen mot nyckelhålet. {Child.He} tog det största andetag {child.he} hade.

”TUTTELUTUTT!”

Musiken stannade.

”TUTTELUTUTT! HÄR KOMMER {child} OCH {princess}! FAST VI KOMMER INTE UT!”

# feet
Då hördes det fötter. Massor av fötter. {Kicki} tryckte på, och {sune} tryckte på, och alla barnen tryckte på[friend: , {friend} mest av alla]. {child} och prinsessan drog i mattan. Och där! Nu gick den upp.

# who-tooted
”Vem var det som tutade så bra?” sa {kicki}.

Prinsessan gick rakt ut. Hon väntade inte på något tut. Sedan vände hon sig om.

{child} stod kvar. Nu fanns det ingen klänning att slinka ut bakom. {Child.He} tittade på alla fötterna.

# here-comes
Då rullade prinsessan ihop handen. Det blev lite spott.

”Tuttelupffft!” tutade prinsessan. ”Här kommer {child}!”

Alla barnen rullade ihop händerna.

”Tuttelututt!” tutade hela barngympan. ”Här kommer {child}!”

Och {child} gick ut genom dörren. {Child.He} gick mitt i, med näsan i vädret, så att alla såg.

# orange
Efteråt satt de på bänken i omklädningsrummet, {child} och prinsessan[friend:  och {friend}]. De var varma och trötta, och de åt varsin apelsin. Kronan hängde på en krok.[pet:  {child} berättade om {pet}, som aldrig väntade vid någon dörr.][school:  ”Tutar de {at school}?” frågade prinsessan. Det gjorde de inte.]

”Kommer du nästa gång?” sa prinsessan.

”Ja”, sa {child}. ”Gör du?”

”Ja. Fast jag tror att jag kan gå in själv.” Hon tänkte efter. ”Men du får tuta ändå. För att det är roligt.”

# one-more
Det klickade i dörren. Det var någon på väg in. {child} och prinsessan tittade på varandra, och båda rullade ihop handen.

”Tuttelututt”, tutade de. ”Här kommer {@m}.”

Och {@m-short} kom in med näsan i vädret, precis som man ska[elder & adult: , och efter kom {elder}[elder2:  och {elder2}] och bockade].

# @m
{sune}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @m-short
{sune}
## if adult
{adult}
## if elder & !adult
{elder.short}
