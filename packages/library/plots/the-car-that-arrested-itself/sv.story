title: Polisbilen som anmälde sig själv
title: Ledsen i båda framlyktorna
title: Får man flytta en fånge?
guest owner: Berit (hon), Margit (hon)

# are-you-a-policeman
När {child} skulle dra för gardinen stod det en polisbil i rabatten utanför. Den hade släckt lyset och såg ledsen ut.

{child} öppnade fönstret.

”Letar du efter en tjuv?”

”Nej”, viskade polisbilen. ”Jag ska anmäla en sak. Är du polis?”

”Jag har pyjamas”, sa {child}.

”Det går bra. Är den blå?”

Det var den.

# under-arrest
{child} tog på sig stövlarna och gick ut[adult: , och {adult} stod på trappan och såg på]. [friend: {Friend}[!friend.known: , {child's} bästa vän,] skulle sova över, så {friend.he} kom också, i prickig pyjamas.] [pet.dog: {Pet}, som var {a breed}, hann före allihop.] Polisbilen öppnade framdörren, och så fort de hade satt sig sa det klick i alla låsen där bak.

”Vem är det du har låst in?” frågade {child}.

”Mig”, sa polisbilen. ”Jag är gripen.”

{child} vände sig om. Baksätet var tomt, så när som på en halv bulle. [pet.dog: Sedan var det helt tomt, för {pet} gillade bullar.][pet.cat: På bullen satt {pet}, som var {a breed} och aldrig frågade först.]

”Du kan inte sitta i ditt eget baksäte.”

”Nej, det är trångt”, sa polisbilen. ”Men lag är lag. Nu måste du förhöra mig. Du ska se sträng ut och fråga vad jag har gjort.”

{child} såg så sträng ut att det drog i öronen.

# the-tulip
”Vad har du gjort?”

”Måste jag säga det?”

”Ja.”

En vindrutetorkare gick fram och tillbaka, fast det inte regnade.

”Jag backade”, sa polisbilen. ”I dag klockan fyra. Och så sa det knak. Det var {owner's} tulpan, hon på andra sidan gatan. Den röda. Hon hade bara en. Och jag körde därifrån! Jag, som är polis!”

Torkaren gick fortare.

”Gjorde du det med flit?”

”Nej.”

”Blev du ledsen?”

”I båda framlyktorna.”

# in-the-engine
{child} lade handen på ratten. Den var alldeles kall. {child.He} visste precis hur det var. En gång hade {child.he} tappat en telefon i soppan och sagt att det var soppan som hade börjat.

”Det gör ont i magen när man kör därifrån”, sa {child}.

”I motorn”, sa polisbilen. ”Men ja.”

# all-cars
Då sprakade det i radion.

”Alla bilar! En gåsmamma och sju ungar har satt sig mitt på Långgatan[school: , precis utanför {school}], och nattbussen kommer inte fram! Chauffören gråter! Kom genast!”

Polisbilen ryckte till. Sedan stod den stilla igen.

”Åh nej”, sa den. ”Jag får inte. Jag är ju gripen. Ett fängelse kan inte åka på utryckning.”

”Men gässen!”

”Ett fängelse står där det står”, sa polisbilen olyckligt.

# moving-a-prisoner
{child} tänkte så att stövlarna vickade.

”Får man flytta en fånge?” frågade {child.he}.

”Om det är en vakt med.”

”Jag är vakt”, sa {child}. [friend: ”Jag med”, sa {friend}.] ”Jag flyttar dig till Långgatan. Du är i fängelse hela vägen.”

”Det är lagligt!” sa polisbilen och startade. ”Men sirenen är också gripen!”

”Då får du låna min”, sa {child} och vevade ner rutan.

”TAAATUUU! TAAATUUU!”

[city: Hela {city} | Hela gatan] steg åt sidan. [athlete: {child} hade svurit på att till och med {athlete} hade stannat.] En man med hund gjorde honnör, och hunden med.

# the-geese
Mitt på Långgatan satt gässen. När de hörde {child} kröp de ihop i en enda dunboll, och gåsmamman väste. De tänkte inte flytta sig för någon som skrek så där. [elder: Inne i bussen satt {elder}[elder2:  och {elder2}], som skulle hem, och vinkade.] [sport: Bakom satt ett helt lag som hade varit ute för att {play sport}, och gäspade.]

{child} hoppade ut. {child.He} satte sig på huk mitt i ljuset från framlyktorna och gjorde om sirenen. {child.He} gjorde den liten.

”Ta-tu”, viskade {child.he}. ”Ta-tu, ta-tu.” [music: Det var {@song}, fast som siren.] 

En gåsunge reste sig. Så en till. {child} vaggade baklänges över gatan i sina stövlar, ta-tu, ta-tu, och alla åtta vaggade efter, ända ner i ån. [pet.dog: Sist gick {pet} och såg till att ingen kom bort. ]Busschauffören snöt sig och körde hem hela bussen.

# sorry
På återvägen stannade de hos {owner}. Polisbilen höll lyset stilla medan {child} lagade tulpanen med en glasspinne och fyra plåster. Sedan öppnade {owner} dörren.

”Det var jag”, sa polisbilen. ”Jag backade. Förlåt.”

{owner} tittade på tulpanen. Hon tittade länge på plåstren.

”Den ser ut att må bättre”, sa hon. ”Det gör du också.”

Och det sa klick i alla låsen.

# ta-too
{child} fick åka hem med sätesvärmen på. [pet.other: {Pet} fick höra alltihop, viskande. ]Och när {child.he} låg i sängen stod polisbilen kvar en stund utanför, på gatan den här gången, och lät blåljuset gå över taket, så långsamt det bara gick.

”Ta-tu”, viskade {child}.

Sedan sov hela gatan.
## or
{child} fick åka hem med sätesvärmen på. [pet.other: {Pet} fick höra alltihop, viskande. ]Utanför porten fick {child.he} trycka på knappen, bara en gång och bara lite. Då gick blåljuset över alla husen på gatan, så långsamt det bara gick, och ett fönster i taget blev mörkt.

”Ta-tu”, viskade polisbilen.

”Ta-tu”, viskade {child} och gick in.

Sedan sov hela gatan.

# @song
{music}
