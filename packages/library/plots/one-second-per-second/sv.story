title: En sekund i sekunden
title: Tidsmaskin. Endast framåt
title: Resan till klockan åtta
title: Tidsmaskinen som alltid kom i tid
title: Tidsmaskin med två pallar
guest rival: Folke (han), Ebbe (han), Loke (han)

# forward-only
Tidsmaskin, stod det på skylten. Endast framåt.

Det var en garderob. I den fanns två pallar, en väckarklocka och en lucka i dörren, så att man såg när man var framme.
Den stod [school: i matsalen {at school} | i samlingssalen], för det var uppfinnarkväll, och klockan åtta skulle det
komma en jury. {Child} var rädd för den.

”Hur fort går den?” frågade {rival}. Han hade byggt en maskin som bredde smörgåsar med tre armar.

”En sekund i sekunden”, sa {child}.

## or
Klockan sju steg en dam in i {child's} tidsmaskin. När hon steg ut var det sju minuter senare.

”Otroligt”, sa hon. ”Och man får sitta.”

Tidsmaskinen var en garderob med två pallar, en väckarklocka och en lucka i dörren. Den hade rullats in [school: i
matsalen {at school} | i samlingssalen], där det var uppfinnarkväll, med jury klockan åtta. {Child} var rädd för juryn. Bredvid stod en maskin som
bredde smörgåsar med tre armar, och bredvid den stod {rival}, som hade byggt den.

”Vad gör den för fart?” frågade han.

”En sekund i sekunden”, sa {child}. ”Och bara framåt.”

# ordinary
”Det är ju vanlig fart”, sa {rival}.

”Det är den enda som är ordentligt provad”, sa {child}. [pet: ”{Pet} åkte först. In klockan sex, ut fem över, helt
oskadd.”]

”Jag kan stå här utanför och komma fram lika fort.”

”Ja”, sa {child}. ”Men då får du stå.”

[sport: Maskinen var byggd en vecka när det var alldeles för många dagar till {sport}.] [adult: {Adult} hade hjälpt
till att bära den, och bara frågat en gång vart.]

# passengers
Folk åkte. [city: På tavlan stod det: Från {city}, till {city}, men senare.] En man for till tjugo över sju för att
slippa prata med sin chef. En liten pojke ville till lördag, men fick kliva av vid halv åtta, för han hade ingen
matsäck. [friend: {Friend} ropade ut minuterna.] [athlete: På insidan av dörren satt en bild av {athlete}, så att man
hade någon att titta på mellan hållplatserna.] [music: Nynnade man {music} kändes det som om det gick utför.]

[elder: ”Jag har åkt ända från förra århundradet”, sa {elder}.

”Gick det fort?” frågade {child}.

”Mot slutet”, sa {elder.short}. [elder2: ”{Elder.short} pratade hela vägen”, sa {elder2}.]]

Alla kom fram, på sekunden. Ingen bad om pengarna tillbaka.

## or
[city: ”Jag vill till {city}”, sa en flicka.

”Vilken tid?” sa {child}.] Det blev kö. En lärare åkte till halv åtta med slutna ögon. Två tvillingar åkte på var sin
pall och kom ut precis lika gamla som varandra, vilket de hade varit oroliga för. [friend: {Friend} klippte
biljetterna och ropade: ”Sju och tjugoett! Nästa, sju och tjugotvå!”] [athlete: Därinne satt en bild av {athlete}, och
det fanns gott om tid att se på den.] [music: Någon nynnade {music} därinne, och det kom ut flera minuter äldre.]

[elder: ”Vad kostar det härifrån till jul?” frågade {elder}.

”Ungefär hundra mackor”, sa {child}.

”Då går jag”, sa {elder.short}. [elder2: ”Jag sitter”, sa {elder2}, som redan satt.]]

Maskinen var aldrig en sekund sen. Det var mer än man kunde säga om bussen.

# stopwatch
Kvart i åtta kom {rival} med två tidtagarur. Han la det ena i garderoben och höll det andra i handen, och så väntade
alla i fem minuter. Sedan höll han upp dem, ett i varje hand.

De visade samma, på hundradelen.

”Det är ingen tidsmaskin”, sa {rival}. ”Det är en möbel.”

Någon skrattade, på det sätt som man hör med ryggen. Det värsta var att han hade rätt. Ljög skylten? Det var en
maskin, nästan. Den gick genom tiden. Men det gjorde ju allting.

## or
”Nu bevisar jag det”, sa {rival} kvart i åtta. Han startade två tidtagarur på samma gång, la det ena på en av pallarna
och stängde dörren. Folk samlades. Ingenting är så spännande som två klockor när någon kan ha fel.

Efter fem minuter öppnade han. Siffrorna snurrade i takt, båda två.

”Där ser ni”, sa {rival} till alla. ”Bluff.”

Man hade kunnat skylla på en glappkontakt, eller på att det var måndag. {Child} sa ingenting. Det stod tidsmaskin på
skylten, med {child's} egen handstil, och {rival} hade rätt.

# half-past-eight
Fem i åtta stod han där igen. Han var vit som bröd.

”Kan den gå till halv nio?” sa han lågt. ”Nu genast?”

”Hur så?”

”Då är det över.” {Rival} såg bort mot sina tre armar. ”Förra året bredde den en rektor.”

Det hade varit lätt att säga något vasst. {Child} tittade på klockan och räknade på det.

”Den stannar vid åtta på vägen”, sa {child}. ”Jag kan inte köra runt. Men det är två pallar.”

[friend: ”Och hjul”, sa {friend}. ”Så ta med den.” | Och hjul, tänkte {child}. Den hade faktiskt hjul.]

# on-stage
Klockan åtta sköt [friend: {friend} och ]vaktmästaren upp en garderob på scenen. Inuti satt två på var sin pall.

”Tre minuter kvar till tre över”, sa {child} i mörkret.

”Vad händer om jag mår illa?”

”Då har du mått illa klockan två över. Sedan kommer tre över. Den kommer varje kväll.”

{Rival} gick ut, drog i spaken, och de tre armarna rörde sig vackert som i vatten. En skiva blev bredd. Två skivor
blev bredda. Sedan fick maskinen syn på juryns ärm.

Hela salen skrattade. {Rival} vände sig om, och där stod dörren på glänt och en pall var ledig. Han såg på
väckarklockan. Den var tre över. Det hade redan hänt.

## or
De åkte från fem i åtta på var sin pall. [friend: {Friend} och vaktmästaren | Vaktmästaren] sköt på, och golvet
rullade under dem. Genom luckan såg man taklamporna byta plats med scenens.

”Fyra i”, sa {child}. ”Tre i. Om du blundar går det inte fortare. Jag har provat.”

”Jag blundar ändå”, sa {rival}.

Vid åtta steg han av. Spaken gick ner, och armarna bredde två mackor så att det hördes ett sus. Den tredje macka de
bredde var en ärm, och den satt på juryn.

Det blev ett sådant skratt att garderoben skakade. {Rival} klev in igen och satte sig.

”När är det?” sa han.

”Tre över”, sa {child}.

”Konstigt. Jag trodde att det skulle vara värre här.”

# jury
Juryn var en ingenjör med smör på ärmen. Hon knackade på garderoben.

”Och den här? Fungerar den?”

”Den kommer alltid fram”, sa {child}. ”Men den går i vanlig fart.” Det var bäst att säga det innan någon annan gjorde
det.

”Det finns ingen vanlig fart”, sa ingenjören. ”Sätt en klocka på golvet och en på hyllan, så går den på hyllan
fortare. Det har man mätt. Jorden håller fast i tiden, och hårdast längst ner.” Hon såg på {child} uppifrån och ner.
”Ditt huvud är äldre än dina fötter.”

{Rival} tittade på sina skor.

”Hur mycket?” frågade {child}.

”På ett helt liv, mindre än en miljondels sekund. Det märks inte på tidtagarur. Men uppe vid hatthyllan är det här en
tidsmaskin[age>=10: , och en annan nere vid skorna].”

# home
Den fick tredje pris. Andra pris fick smörgåsmaskinen, och första pris fick en hatt som ropade när man glömde den.

{Rival} hjälpte till att skjuta garderoben hem genom kvällen[friend: , med {friend} på den ena pallen]. Hjulen
gnällde. Det var inte en människa ute, och lyktorna kom en i taget.

”Vart ska den?” frågade han.

”Till i morgon”, sa {child}.

”Jag med”, sa {rival} och tog i lite till.

## or
Första pris gick till en hatt som ropade när man glömde den. Smörgåsmaskinen kom tvåa och tidsmaskinen trea, och fler
uppfinningar fanns det inte.

Efteråt sköt de hem garderoben under lyktorna och åt upp bevisen på vägen. [friend: {Friend} fick den som var bredd på
båda sidor.]

”Jag var mest avundsjuk på skylten”, sa {rival}. ”Jag har alltid velat ha en.”

”Den går i morgon också”, sa {child}. ”Samma tid.”

Han höll ut i en hel tugga. ”Jag kommer”, sa han.

# last
Sedan var det natt. Hela dagen hade huvudet gått före, en bråkdel av en bråkdel, och fötterna hade kommit efter så
gott de kunde.

Nu la {child} sig ner. Huvudet låg på kudden och fötterna under täcket, ungefär lika högt[pet.dog / pet.cat: , med
{pet} som vikt]. Det blev mörkt och varmt, och andetagen gick fram och tillbaka mellan dem utan att ha bråttom. Och
för första gången sedan i morse hade de samma tid, huvudet och fötterna, och hela natten höll de jämna steg.

## or
Garderoben stod i hallen, men det var inte den som gick fortast i huset.

Den snabbaste tidsmaskinen är en säng. Man lägger sig[pet.dog / pet.cat: , flyttar på {pet}] och drar upp täcket.
Lampan släcks. En stund hör man hur det rör sig, ett hjul långt borta, en dörr, ens eget andetag. Sedan öppnar man
ögonen, och då är det morgon, och ingen har någonsin kunnat säga vart timmarna tog vägen. {Child} steg på vid halv
tio. Det fanns gott om plats.

## or
{Child} sov. [pet.dog / pet.cat: {Pet} sov också.] I hallen stod garderoben med dörren på glänt, och ingen åkte med.

Den gick ändå. Den gick förbi nio och förbi tio, tyst och jämnt, med två tomma pallar och en klocka som tickade. Den
gick genom midnatt utan att stanna. Gatlyktan sken in på väggen och flyttade sig inte, och tre kom, och fyra, och
sedan kom morgonen, precis när den skulle, och garderoben var där och tog emot.
