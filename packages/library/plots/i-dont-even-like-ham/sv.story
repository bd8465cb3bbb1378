title: Jag tycker inte ens om skinka
title: Pusta och frusta
title: Vilken gris!
guest friend: Melker (han), Tuva (hon)
guest teacher: fröken Gunilla (hon), fröken Barbro (hon)

% Pusta på riktigt: vargens FOOOSCH, och grisens, som är längre. ”Fff” är bara luft. ”Rasa” sägs utan minsta tvekan.

# in-and-in
{child} var den tredje lilla grisen i [school: pjäsen {at school}|skolans pjäs], och så rädd att det inte gick att andas ut.

Det gick bara att andas in. In och in och in gick luften, och sedan stannade den i magen på {child}, som i en ballong.[sport:  Den kom inte ut ens på {sport}.] Där hade den suttit sedan i måndags, och i kväll var det pjäs.

”Alla kommer att titta på mig”, sa {child} i klassrummet, med liten tunn röst.

”Det är ju det som är bra”, sa {friend}[!friend.known: , {child's} bästa vän], som var vargen. Hela veckan hade {friend.he} övat. {Friend} hade pustat ner alla papper från {teacher's} bord och frustat bort ärtorna från {child's} tallrik.[pet.dog:  {Friend} hade pustat på {pet}[!pet.known: , {child's} hund,] tills båda öronen var ut och in.][pet.cat:  {Friend} hade pustat på {pet}[!pet.known: , {child's} katt,] en enda gång.][pet.other:  {Friend} hade pustat på {pet}, som nös.] Och den allra största pusten sparade {friend.he} till i kväll. ”När jag blir rädd blåser jag bara ut det. Så här.”

{Friend} pustade, så att håret reste sig på {child}.

{child} försökte. Fff, sa det, och det var allt.

# its-bricks
”Det gör inget”, sa {friend}. ”Du står ju bakom gardinen i tegelhuset. Jag pustar och frustar, och det rasar inte.”

”Tänk om det gör det!”

”Det kan det inte”, sa {friend}. ”Det är tegel.”

Egentligen var det kartong. Men det var mycket tegel målat på den, och ett stort fönster med gardin.

# straw-and-sticks
På kvällen var salen full av mammor och pappor och en bebis[city:  och halva {city}].[elder:  {@olders} satt längst fram.] {child} satte på sig trynet, ställde sig bakom gardinen och andades in.

In kom vargen. {Friend} pustade och frustade på huset av halm, och det rasade så bra att hela pianot blev fullt av halm.[music:  Sedan lät {music} mest som ett prassel.] {Friend} pustade och frustade på huset av pinnar, och en pinne landade i {@bag}.

”Lilla gris, lilla gris!” vrålade vargen utanför tegelhuset. ”Släpp in mig!”

# you-have-to-say
Nu var det {child's} tur att säga något. Det fanns hur mycket luft som helst, och ingen ville ut.

”Fff”, sa {child}.

Vargen lutade sig fram mot gardinen. ”Du ska säga att jag inte får”, viskade {friend}.

”Fff”, sa {child}.

Då fortsatte {friend} ensam. {Friend.He} pustade. {Friend.He} frustade. Och det var så roligt att vara varg att {friend} glömde bort kartongen och tog i med den stora, den som var sparad till i kväll.

FOOOSCH!

# flat-on-its-back
Huset vinglade, och så ramlade det baklänges, platt som en pannkaka. Fönstret kom ner precis runt {child}, som stod kvar mitt i det, med gardinen som mössa.

Åh nej.

Det fanns ingenting kvar att gömma sig bakom. Alla tittade, mammorna och papporna och bebisen.

# not-in-the-story
Vargen tittade också, med öppen mun.

”Så där går inte sagan”, viskade {friend}. ”Nu måste jag äta upp dig. Och jag tycker inte ens om skinka.”

Vargens morrhår darrade. {Friend} var rädd, och hade ingen pust kvar.

Men det hade {child}. {child} hade alltihop kvar sedan i måndags, och nu var det på väg upp. Det kom upp genom magen, och det kom upp genom halsen, och gardinen gled av.

# my-turn
”NEJ!” skrek {child}, så att bebisen satte sig upp. ”Inte för ett hår på min hak-hak-haka! Och nu är det MIN tur!”

Och {child} pustade. Och {child} frustade. Och ut kom det.

FOOOOOOOOOSCH!

{Friend} blev alldeles rund i ögonen. Ingen gris hade någonsin blåst omkull en varg. Nu måste {friend} bestämma väldigt fort vad en varg gör då, och {friend.he} bestämde sig.

Omkull for vargen. Vargen rullade baklänges genom halmen och baklänges genom pinnarna, nerför trappan, duns, duns, duns, och mellan stolarna ända bort till dörren.

”Hjälp!” ylade vargen. ”Vilken gris!”

# what-a-pig
Som de klappade![athlete:  Man kunde tro att det var {athlete}.] Bebisen pustade.[elder:  {@Olders} vinkade med pinnen.] {child} bugade så djupt att trynet ramlade av.

# up-or-down
Efteråt satt {friend} och plockade halm ur kragen, och {teacher} lagade teglet med tejp.

”I morgon spelar vi för de små”, sa {teacher}. ”Är du rädd, {child}?”

{child} kände efter. Det fanns lite, lite kvar, längst ner. {Child.He} blåste ut det, så att {friend's} morrhår rörde sig.

”Inte nu”, sa {child.he}.

”Ska tegelhuset stå kvar”, sa {teacher}, ”eller ska det rasa?”

{child} och {friend} tittade på varandra.

”Rasa”, sa {child}.

Det var mörkt när de fick skjuts hem[adult:  av {adult}], tätt ihop i baksätet. {Friend} lutade sig mot {child}, med morrhår och allt, och {child} gäspade. Luften gick in, och luften gick ut, av sig själv.

”Fff”, sa den tredje lilla grisen i sömnen.

# @bag
rektorns handväska
## if elder
{elder.short's} knä

# @olders
{Elder}
## if elder2
{Elder} och {elder2}
