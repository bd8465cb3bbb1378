title: Torsdagsbadet
title: Den som hade för korta armar
title: Som en pannkaka
guest keeper: Sixten (han), Gösta (han)

% Morbror {keeper} jobbar på badhuset och står på kanten hela tiden. T-rex är "han".
% Hemma är det {adult} som frågar, annars morbror.

# closing-time
{child's} morbror {keeper} jobbar på badhuset[city:  i {city}]. Han har vita shorts och en visselpipa, och på torsdagar klockan sju blåser han i den och ropar:

”Nu stänger vi! Alla upp ur vattnet!”

Då går alla hem, men inte morbror. Och en torsdag fick {child} [friend: och [!friend.known: {child.his} bästa vän, ]{friend}[!friend.known: ,] ]veta varför.

”Du har fyllt {age}[friend: , {child}]”, sa [friend: morbror|han]. ”Nu är du stor nog att hjälpa till med torsdagsbadet.”[friend:  Och {friend} fick låna visselpipan.]

# the-queue
Morbror låste upp den stora porten på baksidan, den som annars är till för lastbilar. Där utanför stod det en kö, ända runt hörnet[school: , längre än matkön {at school}]. Och alla i kön var dinosaurier.

[elder: Alla utom {elder}. ”Jag badar varje torsdag”, sa {elder.short}. ”Men du har aldrig sett mig i badmössa.”[elder2: 

”Eller mig”, sa {elder2}, som stod bakom.]

][pet.dog: Alla utom {pet}[!pet.known: , {child's} hund,] som låtsades vara en dinosaurie.

][pet.cat: Alla utom {pet}[!pet.known: , {child's} katt,] som absolut inte skulle bada, utan bara titta.

]”Välkomna!” sa morbror. ”Torka av fötterna!”[pet.dog & age>=5:  {Pet} torkade alla fyra.]

# caps
Dunk, dunk, dunk kom de in. Golvet skakade så att simdynorna hoppade på sin hylla.[music:  I högtalarna spelade de {@song}.]

[age>=5: Först kom Långhals. Hon var så lång att huvudet var framme vid rutschkanan när svansen fortfarande stod ute och frös.

][age>=5: Sedan | Först] kom Trehorn. Han ville ha badmössa.

”Badmössor är ditt jobb, {child}”, sa morbror.

{child} tog fram den största och drog den över ett horn. Då räckte den inte till de andra. Så {child.he} hämtade två till, och det blev en på varje horn: en röd, en blå och en prickig.

”Ståtligt”, sa Trehorn.

[age>=5: Sedan kom sju små springödlor[pet.dog:  och {pet}]. De sprang.

”Inget spring på kanten!” ropade [friend: {friend} och blåste | {child}, och morbror blåste]. Tuuut! Då gick de, men väldigt fort.

][age>=6: Taggrygg fick låna en badboll, och den sa pys. Taggrygg fick en till, och den sa också pys. Sedan fick Taggrygg en hink.]

# not-so-loud
Allra sist kom Tyrannosaurus rex.

Han hade tänder som bananer och ögon som tefat. Han böjde ner sitt jättelika huvud, ända ner till {child}, så att luggen blåste bakåt[pet.dog & age>=5:  och {pet} slutade vara dinosaurie].

”Har ni puffar?” viskade [pet.dog & age>=5: T-rex|han].

”Armpuffar?” sa {child}.

”Sch!” sa T-rex. ”Inte så högt. Jag kan inte simma. Mina armar är för korta.”

Han visade. Han försökte klappa sig på magen, men händerna nådde inte fram.[friend & age>=5:  {Friend} stoppade visselpipan i fickan.]

{child} hittade de största armpuffarna. De satt fint. Men när T-rex klev i vattnet och försökte ta ett simtag sa det bara plipp, plipp. Och så började han sjunka, med rumpan först.

# the-bench
”Det går inte”, sa T-rex och klev upp. Han satte sig på en bänk. ”Jag brukar sitta här och låtsas att jag är badvakt.”

{child} satte sig bredvid. Bänken lutade.[pet.cat:  Där satt {pet} också och låtsades vara badvakt.]

[sport.Swimming: ”Vet du”, sa {child}. ”Innan jag lärde mig {play sport} lärde jag mig att flyta. | ”Vet du”, sa {child}. ”Jag simmar inte så bra, jag heller. Men jag kan flyta.] [elder: Det lärde {elder} mig. ]Till det behövs det inga armar.”

”Inga alls?”

”Inte en enda.”

[sport & !sport.Swimming: ”Måste man kunna {play sport}?”

”Inte det heller.”]

# pancake
De gick ner i den lilla bassängen, där vattnet är varmt. Där fick de plats båda två, men inte mer. [friend / elder: På kanten stod morbror[friend:  och {friend}][elder:  och {elder}].|Morbror stod på kanten och såg på.]

”Nu lägger du dig bakåt”, sa {child}. ”Som i en soffa.”

”Tänk om jag får vatten i öronen?”

”Det får man. Det blubbar lite. Sedan blir det skönt.”

”Du håller väl i mig?”

”Jag håller i dig”, sa {child} och lade händerna under hans nacke.[age>=5:  Den var bred som ett bord.]

T-rex lutade sig bakåt. Han spände sig så att han skakade, och då sjönk han. Blubb. Han kom upp och hostade.

”Du måste vara mjuk”, sa {child}. ”Tänk att du är en pannkaka.”

[pet.dog: T-rex tittade på {pet}, som låg på rygg på kanten med tassarna i vädret, och|[pet.cat: T-rex tittade på {pet}, som nästan rann ut på de varma plattorna, och|Han]] tänkte på pannkakor. Först blev svansen mjuk, sedan benen, sedan den stora magen, och till sist till och med käken. Upp kom magen ur vattnet som en liten ö. Upp kom tårna.

# let-go
”Håller du?” frågade T-rex med slutna ögon.

”Nej”, sa {child}. ”Jag släppte för länge sedan.”

T-rex öppnade ena ögat. Han såg {child} stå där med båda händerna i luften[elder: , och {elder} på kanten likadant]. Han kände vattnet bära honom, från nosen till svansen.

”Jag flyter”, viskade han. Och sedan vrålade han det, så som bara en tyrannosaurus kan: ”JAG FLYYYTER!”

Det blev vågor i alla bassänger. Alla dinosaurier klappade[athlete:  som om han var {athlete}], de som nådde, och de som inte nådde dunkade med svansen. [friend: {Friend} | Morbror] blåste en lång, lång ton i visselpipan.

# towels
När klockan blev åtta var det dags för handdukar.[age>=5:  Långhals behövde arton. Springödlorna delade på en.][pet.dog:  {Pet} torkade sig själv, så att alla andra blev blöta igen.][pet.cat & age>=5:  {Pet} fick också en, för vågorna hade gått långt.][elder & age>=5:  {Elder} fick en som hade legat på elementet[elder2: , och {elder2} fick en till, för det hade {elder2.he} alltid fått].] T-rex kunde inte torka sig på ryggen, så det gjorde {child}, med golvmoppen.

Och så gick de hem, [age>=5: alla på en gång, ]ut genom den stora porten och bort i kvällen. Morbror låste.[friend:  {Friend} lämnade tillbaka visselpipan, men bara till nästa torsdag.]

# floating
Hemma fick {child} ett varmt täcke och en torr pyjamas.[pet.dog / pet.cat:  {Pet} låg redan på täcket.][pet.other:  {Pet} låg redan och sov.] [elder: {Elder} strök {child.him} över luggen, som fortfarande luktade lite badhus. | [adult: [pet: {Child}|{child.He}] berättade alltihop för {adult}, som strök {child.him} över luggen. Den luktade fortfarande lite badhus. | Morbror strök {child.him} över luggen, som fortfarande luktade lite badhus.]] {child} lade sig på rygg och gjorde sig mjuk. Först fötterna. Sedan benen, magen och armarna, och till sist till och med hakan.

Som en pannkaka. Som i en soffa.

”Ska jag hålla?” frågade [elder: {elder} | [adult: {adult} | morbror]].

Men det behövdes inte.

{child} flöt redan.

# @song
{music}
