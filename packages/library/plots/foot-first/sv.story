title: Foten först
title: En bit av oss
guest friend: Sigrid (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som sitter på trappan med ficklampan är {adult}, annars mormor eller farfar, annars {minder}.

# in-the-night
{child} låg i överslafen i stugan och var kissnödig. {Child.He} var så kissnödig att {child.he} inte vågade andas. Men dasset låg längst bort på tomten, och mellan stugan och dasset var det natt.

”{Friend}”, viskade {child.he} ner till underslafen, där {child’s} bästa vän låg. ”Vågar du följa med?”

”Jag är inte rädd för något”, viskade {friend}. ”Det är bara att vara modig.”

”Hur gör man?”

Det kom inget svar på ett tag.

”Man bara är det”, sa {friend}.

# are-you-brave
De väckte {@a}, och {@a} satte sig på trappan med filten om sig och ficklampan i handen.[pet.dog / pet.cat:  {Pet} satte sig bredvid. {Pet.He} tänkte inte gå ut i det där.][elder & adult:  {Elder} vaknade också och kom ut i kofta[elder2: , och {elder2} efter, i en till].][elder2 & !adult:  {Elder2} vaknade också och kom ut i kofta.]

”Jag sitter här och lyser er hela vägen”, sa {@he}. ”Är ni modiga?”

”Ja”, sa {friend}.

”Jag vet inte”, sa {child}.

De tog varandra i handen och gick ut i ljuset från lampan. Gräset var blött. Träden var svarta. De kom tre steg, och då hördes det.

Snff, sa det borta vid dasset. Snff, snff.

# the-hand-is-afraid
{child} stannade. Hela {child.he} ville tillbaka till slafen, bara inte kisset. {Child.He} klämde {friend’s} hand så hårt det gick. Och då märkte {child.he} något. Handen klämde tillbaka, precis lika hårt.

”Är du rädd?” frågade {child}.

”Nej”, sa {friend}.

”Din hand är rädd.”

{Friend} tittade på sin hand.

”Ja, handen”, sa {friend.he}. ”Men inte resten.”

”Inte alls?”

”Magen lite”, sa {friend}. ”Och halsen. Och knäna, fast bara på framsidan.”

# my-foot
{child} kände efter hur det var. Knäna var rädda. Magen var rädd. Öronen var så rädda att de stod rakt ut. Men längst ner, i det blöta gräset, var det något som rörde sig. Det var högra foten. Den viftade med tårna. Den tyckte visst att det kittlade.

”Min fot är inte rädd”, sa {child} förvånat.

”Vilken?”

”Den där. Då får den gå först. Vi andra kommer efter.”

{Child.He} sträckte fram foten, så långt den räckte. Så drog {child.he} efter resten av {child}, och efter {child} kom {friend}.

”Bra, foten!” viskade {child}. ”En gång till!”

# a-nose-too
”Har inte jag något?” sa {friend}. {Friend.He} kände sig över hela kroppen. ”Näsan! Min näsa är modig! Den vill veta vad det är!”

{Friend.He} stack fram näsan så långt att {friend.he} nästan tippade. Och så gick de, en fot och en näsa, och bakom dem kom allt det som var rädd.

”Hur går det?” ropade {@a} från trappan.

”Bra!” ropade {child}. ”Foten är nästan framme!”[athlete:  Så hade inte ens {athlete} gått fram till något.]

# something-round
Snff, sa det. Snff, SNFF. Det var alldeles nära nu, vid dassets tröskel. Knäna sa att de ville hem[city: , ända till {city}]. Men foten hade redan tagit ett steg till, och då måste knäna följa med.

Lampan lyste på något runt. Det hade ögon, taggar och en liten blöt nos.

”En igelkott”, andades {friend}.

Igelkotten tittade på foten. Igelkotten tittade på näsan. Så drog den ihop sig till en boll, så tvärt att det sa fuff.

# send-it-out-first
”Den är rädd för oss!” sa {child}.

{Child.He} satte sig på huk, en bit bort.

”Vi ska bara kissa”, sa {child.he} till bollen. ”Känn efter om du har något som är modigt. Skicka ut det först. Det andra kan komma sen.”

De väntade[music: , och {child} gnolade {music}, väldigt tyst]. Det var inte lätt, när man var så kissnödig. Men till sist rörde det sig mitt i bollen. Ut kom en liten nos.

”Nosen!” viskade {friend}. ”Precis som jag!”

Efter nosen kom resten av igelkotten, och den gick sin väg in under vinbärsbusken, snff, snff, snff.

# two-holes
På dasset fanns det två hål, ett åt var och en. Där satt de bredvid varandra med dörren öppen, och lampan lyste på deras tår.

”Så skönt”, sa {child}.

”Ja”, sa {friend}. ”Det där med att jag inte är rädd för något. Det är mest näsan.”

Vägen hem var inte alls lika lång.

”Nå”, sa {@a} och lyfte på filten, så att båda fick plats.[elder & adult:  ”In med er”, sa {elder.short}.] ”Var ni modiga?”

”En bit av oss”, sa {child}. ”Resten fick följa med.”[pet.dog / pet.cat:  {Pet} luktade på dem, uppifrån och ner, och längst på foten.][pet.other:  Inne i stugan sov {pet} och visste ingenting om det.][school:  ”Det ska jag göra {at school} också”, sa {friend}. ”När man ska säga något högt.”][sport:  ”Och på {sport}”, sa {child}.]

# foot-on-guard
Snart låg de i sina slafar igen. {@A} släckte. Det blev lika mörkt som förut, och någonstans utanför sa det snff.

{child} drog täcket ända upp till hakan. {Child.He} stoppade in händerna, och {child.he} stoppade in knäna. Men högra foten lät {child.he} sticka ut.

Den fick vakta åt de andra.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
