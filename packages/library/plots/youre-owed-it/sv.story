title: En timme att kvittera ut
title: Den har man till godo
guest aunt: Rakel (hon), Gun (hon)

% Den som har söndagspasset är {adult}, annars en moster (@a). Kvinnan med kärran har inget namn.
% Regel: i burken är det en timme, den räcker en gång, och ingen klocka vet om den. Allt annat står stilla utom vinden.

# at-the-letter-box
Natten då klockan ställdes tillbaka gick {child} upp för att dricka vatten, och då hörde {child.he} att någon andades på andra sidan ytterdörren.

{Child.He} petade upp brevinkastet. Där utanför stod en kvinna i grå uniform, med en pärm under armen och en kärra full av syltburkar.

”Nummer fjorton?” sa hon. ”En timme. Skriv under här.”

”Vi har inte beställt någon timme”, sa {child}.

”Den beställer man inte, den har man till godo. Vi tog den av er i mars, när klockan ställdes fram.” Hon gäspade. ”Jag brukar bara ställa dem på trappan. Till morgonen har de läckt ut, allihop. Fyrtio år har jag gått den här rundan, och du är den första som har varit vaken.”

Så {child} skrev under, och kvinnan räckte in den genom brevinkastet. Det var bara en marmeladburk, en av de små, men inuti den gick något runt, alldeles sakta, och det hade samma färg som lampsken.

# a-dozen-ways
”Hur gör man?” frågade {child}.

”Skruva av locket, så har du sextio minuter som ingen klocka[city:  {in city}] får veta något om. Den går bara att använda en gång. Så tänk efter vad du gör med den.”

{child} låg i sängen med burken på magen och tänkte efter. [athlete: Inte ens {athlete} hade mer än tjugofyra om dygnet. ]På måndag var det rättstavning[school:  {at school}], och en timme precis före den skulle inte sitta fel. Eller en extra timme [sport: att {play sport}|i simhallen]. När {child.he} somnade hade {child.he} gjort av med den på ett dussin olika sätt.

# since-august
På morgonen stod {@a} i köket och strök jobbskjortan med ena handen och åt smörgås med den andra. {@He} hade söndagspasset. På byrån låg det som skulle bli en drake att flyga med: två pinnar i kors och en halv svans. Där hade det legat sedan augusti.

”Jag vet att jag sa att vi skulle bli klara med draken”, sa {@a}. ”Och jag menade det. Det är bara det att jag aldrig får ihop den där timmen.”

{@He} såg ut som någon som hade sprungit efter bussen hela veckan.

# sit-down
Klockan var åtta minuter i nio. {child} gick in till sig och hämtade burken. På vägen tillbaka tänkte {child.he} på rättstavningen. Sedan slutade {child.he} tänka på den.

”{@A}”, sa {child.he}, ”sätt dig en sekund.”

”Det går inte, {child}, jag måste …”

{child} skruvade av locket.

# the-drop
Det lät som en suck. Ljuset steg upp ur burken och bredde ut sig längs väggarna, och klockan slutade ticka. Under kranen hängde en droppe och föll inte. Ångan över kaffekoppen stod stilla som en fjäder.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] stod också stilla, med munnen full av frukost.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] stod också stilla, med munnen full av frukost.][pet.other:  {Pet} stannade mitt i frukosten.]

{@A} såg på droppen. {@He} såg på {child}.

”Den är vår”, sa {child.he}. ”De tog den i mars.”

{@A} öppnade munnen och stängde den igen. Sedan drog {@he} ur sladden till strykjärnet och sparkade av sig skorna.

De klippte sönder den gamla orangea duken[elder: , som {elder}[elder2:  och {elder2}] aldrig hade tyckt om]. {@A} visade en knop som {@his} morfar hade knutit sina sillnät med, och på tredje försöket fick {child} till den. Resten av svansen flätade de tillsammans[music:  och nynnade på {music}].

# in-her-socks
Utanför hängde ett löv halvvägs till marken. En katt hängde halvvägs över ett staket. [friend: {Friend}[!friend.known: , {child's} bästa vän,] stod i ett fönster med skeden halvvägs till munnen. ]Men blåste gjorde det, för vinden har aldrig i sitt liv tittat på en klocka. På fältet bakom garagen tog den draken ur händerna på {child} och drog upp den, högre och högre, tills den var det enda orangea på hela himlen.

{@A} sprang baklänges i strumplästen. {@He} skrattade så att {@he} föll omkull, och sedan låg {@he} kvar, så {child} la sig också. De sista tio minuterna höll de i snöret tillsammans och gjorde ingenting alls. Just den delen hade {child} aldrig kunnat tänka ut själv.

Ljuset blev tunt. De vindade in snöret och gick hem.

# eight-minutes-to-nine
Plipp, sa droppen i vasken. Tick, sa klockan. Den var åtta minuter i nio. {@A} knöt skorna. {@He} hade gräs i håret, men det sa {child} ingenting om.

”Vad hade du tänkt ha den till?” frågade {@a}.

”Rättstavningen.”

”Men {child} då.”

”Det gör inget. Jag kan nästan ’egentligen’.”

# in-october
{@A} diskade ur burken och ställde den i fönstret.

”I mars kommer de och tar en till”, sa {child}.

”Det får de gärna”, sa {@a}. ”I oktober sitter vi uppe.”

# @a
moster {aunt}
## if adult
{adult}

# @A
Moster {aunt}
## if adult
{Adult}

# @he
{aunt.he}
## if adult
{adult.he}

# @his
{aunt.his}
## if adult
{adult.his}
