title: Inget tack, ingen häst
title: Hästen som väntade på tack
title: Vid varje grind
guest mare: Rosa (hon), Dora (hon)
guest singer: Valter (han), Helge (han)

% Regel: hästen går inte från en grind förrän någon där har sagt tack.

# the-hood
{child} satt längst ner i en hästkärra med luvan uppe[athlete: , den på tröjan med {athlete}]. {child.He} ville bort från ön utan att någon såg {child.him}.

I lördags, på festen i bygdegården, hade gamle {singer} sjungit alldeles ensam. På den högsta tonen gick rösten av, som en kvist, och då skrattade {child}. {singer} slutade mitt i visan och gick hem. Ingen hade sagt ett ord om det sedan, och det var nästan det värsta. [music: {child.He} hade lyssnat på {music} hela söndagen för att få bort ljudet ur huvudet. ][friend: Tre gånger hade {child.he} börjat skriva till {friend}[!friend.known: , sin bästa vän,] och raderat alltihop. ]{child.He} skämdes.

Bredvid låg {pet}[!pet.known: , {child.his} hund,] med något svart och blött i munnen. {Pet} bar alltid på något, och lämnade aldrig något ifrån sig. Det här hade {pet.he} haft sedan i lördags.

På ön fanns inga bilar, så {elder} hade fått låna {mare}, hästen som hade dragit brödkärran i tjugo år. De skulle hinna med kvällsbåten.

# the-first-gate
Vid första grinden stannade hon. {Elder.short} ruskade på tömmarna. {mare} tittade på huset.

En tant kom ut på trappan. ”Är det bröd?”

”Nej”, sa {elder.short} och letade i korgen. ”Men det är en burk plommonsylt. Varsågod.”

”Så snällt”, sa tanten. {mare} stod kvar.

”Det hade ni verkligen inte behövt.” {mare} stod kvar.

”Ja, då får man väl säga tack.”

Då gick {mare}, så tvärt att {elder.short} hamnade baklänges bland väskorna.

”Jaha”, sa {elder.he} där nere. ”I tjugo år har hon stått vid grindarna och väntat på att de ska säga tack för brödet. Inget tack, ingen häst.”

## or
Vid första grinden stannade hon. {Elder.short} ruskade på tömmarna. {mare} tittade in i trädgården, där det stack ut två stövlar under en båt.

”Ställ brödet på trappan”, sa den som ägde stövlarna.

”Det är plommonsylt”, sa {elder.short}, som hade letat i korgen.

”Bra”, sa stövlarna. {mare} stod kvar.

”Ni kan åka nu.”

”Det kan vi inte”, sa {elder.short}.

”Jaha. Tack och hej då!”

Då gick {mare}, så tvärt att {elder.short} hamnade baklänges bland väskorna.

”Jaha”, sa {elder.he} där nere. ”I tjugo år har hon stått vid grindarna och väntat på att de ska säga tack för brödet. Inget tack, ingen häst.”

# more-gates
Vid nästa grind sa de ”najs”. {mare} tänkte efter och gick ett halvt steg. Vid nästa höll en bonde sin syltburk mot ljuset och sa: ”Jag säger inte nej.”

”Säg tack!” ropade {elder.short}.

”Jag säger ju att jag inte säger nej.”

Där stod de ända tills hans fru öppnade fönstret och sa det åt honom.

När sylten var slut gav de bort paraplyet. {child} drog i det där svarta. ”Loss”, sa {child.he}. {Pet} blundade, så att det inte skulle gälla {pet.him}.

## or
Vid nästa grind bodde två systrar.

”Säg det till dem”, sa den ena.

”Det var du som fick burken.”

”Men du ska ha hälften. Säg nu tack!”

Då gick {mare}, för ordet var ju sagt, och systrarna hördes ända till kröken. ”Ta”, sa en bebis på en trappa. {mare} tänkte efter och gick ett halvt steg.

När sylten var slut gav de bort paraplyet. {child} drog i det där svarta. ”Loss”, sa {child.he}. {Pet} blundade, så att det inte skulle gälla {pet.him}.

# on-the-inside
Mellan grindarna var det långt. [elder2: {Elder2} hade åkt i förväg med de tunga väskorna, och det saknades någon som pratade. ]{Elder.short} lade handen på {child's} luva.

”Hur länge ska du ha den där uppe?”

”Tills jag är hemma[city:  i {city}].[school:  På {school} vet de ingenting.]”

Hovarna gick en stund.

”Du hörde ju när jag skrattade”, sa {child}.

”Ja”, sa {elder.short}. ”Jag skrattade också, men inuti. Det har jag övat på i hela mitt liv.”

Det hjälpte nästan.

”Har han grind?” sa {child}.

”Den sista före båten”, sa {elder.short}. ”Tyvärr.”

## or
I skogen fanns inga grindar. [elder2: {Elder2} hade åkt i förväg med de tunga väskorna, och det saknades någon som pratade. ]{Elder.short} lät {child} hålla tömmarna.

”Kommer det någon?” sa {child} under luvan.

”En hare. Hur länge ska du ha den där uppe?”

”Tills jag är hemma[city:  i {city}].[school:  På {school} vet de ingenting.]”

{Elder.short} tog fram programmet från i lördags ur fickan. Det hade tandmärken i kanten.

”Jag skrattade också”, sa {elder.he}. ”Men jag skrattade inuti. Det går, om man har något att bita i.”

Det hjälpte nästan.

”Har han grind?” sa {child}.

”Den sista före båten”, sa {elder.short}. ”Tyvärr.”

# the-last-gate
Den var vit, och där stannade {mare}. Nedanför låg båten med lamporna tända. De hade ingenting kvar att ge.

”Tack”, sa {elder.short} själv, på försök. {mare} vände på huvudet och såg på {elder.him} tills {elder.he} bad om ursäkt.

Dörren öppnades, och där stod {singer}. Han såg hästen. Han såg luvan. Sedan gick han in och stängde, inte ens hårt.

Båten tutade.

{mare} riktade öronen mot dörren och väntade. Hon kunde vänta till jul. Det huset skulle aldrig säga tack till den här kärran. {child} hade inte kommit med något. {child.He} hade bara tagit något.

# the-high-note
”Jag är skyldig honom ett skratt”, sa {child}.

{child.He} fällde ner luvan, klättrade ur kärran och gick ända fram till trappan, där vem som helst kunde se. [sport: Att {play sport} när alla tittar på var ingenting mot det här. ]{child.He} öppnade munnen för visan från i lördags, och det kom ingenting.

Då började {elder.short}, bakom {child.him}. {Elder.short}, som aldrig sjöng där folk hörde det, stod i kärran och sjöng som en byrålåda som har fastnat. Det var så fult och så modigt att {child} kom med.

{child.He} visste vad som väntade högst upp, och {child.he} sjöng sig dit ändå. Och där gick rösten av. Den gick inte av som en kvist. Den gick av som ett helt uthus.

Och {pet}, som inte kunde höra en riktigt hög ton utan att vara med, lyfte nosen och ylade. Men det går inte att yla med munnen full. Något svart och blött föll i gruset.

{Pet} såg sig om för att se vem som hade gjort det.

# for-him
Dörren gick upp. {singer} höll i sig i dörrkarmen, och hela han skakade.

”Det där”, sa han när han kunde, ”var värre än jag.”

”Mycket värre”, sa {child}. ”Det var jag som skrattade. Förlåt. Det var bara det där enda ljudet, allt det andra var fint.”

”Det är ett förfärligt roligt ljud”, sa {singer} och torkade sig i ögonen. ”Jag hade aldrig hört det utifrån.”

Då såg {singer} vad som låg i gruset. Det var flugan som han hade haft om halsen i lördags och slängt på vägen hem. {child} rörde den inte. {Pet} tittade på flugan. {Pet.He} tittade på {singer}, och svalde, och sköt fram den med nosen, ända till {singer's} sko.

{singer} vred ur den och knöt den om halsen.

”Tack”, sa han.

Och {mare} gick, utan {child} och utan {pet}, med {elder.short} stående i kärran.

# waiting
{child} och {pet} sprang, och hann ifatt vid båten, där {mare} hade stannat. Kaptenen fick säga tack för ett barn, en hund och {elder.short}. Sedan vände {mare} och gick hem, alldeles av sig själv.

Från däck såg de kärran stanna vid varje grind, och varje gång tändes det på någon trappa. Från den vita grinden hördes en visa ut över vattnet. På den högsta tonen gick rösten av, och den som sjöng skrattade till och sjöng resten.

[adult: {Adult} väntade på andra sidan. ]{child} satt med luvan nere, och vinden gick rakt igenom håret. {Pet} hade ingenting att bära på, så {pet.he} gick och hittade {child.his} vante. {Pet.He} lade den i {child.his} knä, och där stod {pet.he} sedan och såg på {child.him}.

”Tack”, sa {child}.

Då lade {pet} sig ner.

## or
{child} och {pet} hann ifatt på bryggan, där {mare} hade stuckit in huvudet genom kaptenens fönster. ”Hon har kommit med ett barn, en hund och mig”, sa {elder.short}. Och när kaptenen hade sagt det vände {mare} och gick hem, alldeles av sig själv.

Från däck såg de kärran stanna vid varje grind, och varje gång tändes det på någon trappa. Från den vita grinden hördes en visa ut över vattnet. På den högsta tonen gick rösten av, och den som sjöng skrattade till och sjöng resten.

[adult: {Adult} mötte dem på andra sidan. ]Det var sent när de kom hem, och {child's} hår stod åt alla håll, utan luva. Vid dörren stannade {pet}. {Pet.He} hade hittat {child's} vante på vägen, och nu lade {pet.he} den på {child.his} sko, och där stod {pet.he} sedan och såg på {child.him}.

”Tack”, sa {child}.

Då gick {pet} in.
