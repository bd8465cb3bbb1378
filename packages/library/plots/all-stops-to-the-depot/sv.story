title: Med alla hållplatser
title: Veva till Lasarettet
title: Nu räcker det
guest friend: Lotta (hon), Ville (han)
guest elder: Rune (han), Arne (han)
guest betty: Berta (hon), Asta (hon)
guest jean: Gun (hon), Inga (hon)

% Den äldre är familjens, eller änklingen i huset bredvid. {betty} är alltid påhittad och aldrig en i familjen: @betty, @drove, @forty.
% Sjung hållplatserna, långsamt, och låt någon ropa att nu räcker det.

# soup-and-gravel
Krusbären räckte till ett försök till.

Det första försöket hade blivit soppa. Det andra hade blivit grus. [friend: {Friend}[!friend.known: , {child's} bästa vän,] hade tagit tid på båda två. ]{Elder}[elder2:  och {elder2}] hade ätit en skål av varje, sagt att det var mycket gott och tittat i väggen.[pet.dog:  Bara {pet}[!pet.known: , {child's} hund,] hade bett om mer.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade luktat på båda och gått ut.]

”Det är inte mycket gott”, sa {child}. ”Det är inte {betty's}.”

{@Betty} Det {child} ville ha var en enda sked av {betty's} krusbärsglass. {Child.He} hade inte berättat varför[adult: , inte ens för {adult}]. Förra veckan, i badet, hade {child.he} försökt minnas hur den smakade, och det gick inte. {Child.He} mindes den blå skålen, och skeden. Men där smaken skulle ha suttit fanns bara ordet krusbär.

# turn-to-infirmary
{betty's} recept stod lutat mot tekannan. Grädde, socker, ägg, stod det. Krusbär tills det ser mycket ut. Packa baljan med is och salt. Och längst ner, understruket: ”Veva till Lasarettet.”

”Laserat ska det vara”, sa {friend}[!friend: , {child's} bästa vän], som hade kommit med tidtagarur, skrivplatta och planer på att sälja glassen för tjugo kronor struten. ”Det betyder blankt. Man vevar tills det blir blankt. [friend: Jag var jätteblank, båda gångerna.|Jag vevade exakt tjugo minuter, båda gångerna, och jag var jätteblank.][sport:  Efteråt orkade jag inte ens {play sport}.]”

”Det står Lasarettet”, sa {child}. ”Det är ett sjukhus.”

”Ja, det var nära att jag hamnade där.”

# the-churn
{Elder} var ute på gården och skurade glassmaskinen. Den bestod av en träbalja med en plåtburk i och en vev ovanpå.[pet.other:  {Pet} hade fått stanna hemma, för saltets skull.] {Elder.He} hade lagat den med en del från en buss. {Elder.He} hade lagat det mesta med delar från bussar; {@drove}.[pet.dog:  {Pet} låg mitt i den blöta fläcken.][pet.cat:  {Pet} satt i köksfönstret.]

”Du måste ju ha sett henne göra den”, sa {child} till {elder.him}. ”Hundra gånger.”

”Aldrig en enda. Hon rörde ihop den i köket. Jag vevade här ute.” {Elder.He} vred ur trasan. ”Sedan ropade hon genom fönstret: ’Nu räcker det, [elder: du|{elder}]’, och då slutade jag.”[pet.dog:  {Pet} såg upp mot köksfönstret.][pet.cat:  {Pet} vände ena örat mot köket.]

”Men hur visste hon när?”

”Det visste hon väl inte. Hon hade fått nog, bara.”

”Nog av vad?”

”Av oljudet”, sa {elder} och gick och hängde upp trasan.

# she-had-people
[pet.cat: {child} lyfte bort {pet} från receptboken | {child} gick tillbaka till receptboken], och den här gången läste {child.he} inte om glassen. {Child.He} läste allt det andra. ”Mandelkubb: grädda till brevbäraren.” ”Marmelad: koka medan du ringer {jean}, men inte om hon är osams med sin syster.” ”Finska pinnar: smör stort som {child's} fot.” Vid den fanns ett datum. {child} hade varit två.

[friend: {Friend} räknade ihop minuterna i boken. Från första sidan till den sista fanns inte en enda.|Från första sidan till den sista fanns inte en enda minut.]

”Hon hade ingen klocka”, sa {child} långsamt. ”Hon hade folk.”

# only-the-stops
{Child.He} sprang ut på gården[friend: , med {friend} efter]. ”{Elder.short}! Vad då för oljud?”

{Elder.He} blev röd från halsen och uppåt. ”Jag brukade sjunga lite. När jag vevade. Det var bara hållplatserna.”

”Vilka hållplatser?”[friend:  sa {friend}.]

”Fjortans[city: , tvärs genom {city}]. [music: {music} kunde man inte kalla det. | Inte på någon särskild melodi.] Busstationen, Stora torget, Bagargatan, Gasverket. Hela vägen till garaget, fast till garaget kom jag aldrig. {@Forty} fick hon tyst på mig varenda gång vid …”

{Elder.He} tystnade.

”Var då?” sa {child}, fast {child.he} visste.

”Lasarettet”, sa {elder}.

{Elder.He} satte sig på trappan.[pet.dog:  {Pet} kom och la sig på {elder.his} fötter.] {child} höll fram boken, och {elder.he} läste den sista raden själv, med fingret under. Sedan läste {elder.he} den en gång till.

”Jag trodde att hon inte stod ut”, sa {elder.he}.

# an-express
De rörde ihop de sista krusbären. {Friend} packade isen, saltade den och stoppade tidtagaruret i fickan utan att någon hade bett om det. {Elder} tog tag i veven och började veva.

”Busstationen”, sa {elder.he} till baljan. ”Stora torget, Bagargatan, Gasverket, Gasverksbron …”

Det var mest ett mummel, och det gick mycket fort. {Elder.He} hade inte sjungit sedan {betty} dog, inte i bilen och inte i duschen. {child} tittade på baljan. Det skvalpade i den.[pet.dog / pet.cat:  {Pet} hade somnat.] {Elder.He} var redan förbi Biblioteket, och det var fortfarande tunt som mjölk, och det fanns inga fler krusbär.

{Child.He} kunde inte säga det. Man kan inte säga åt någon att sjunga.

”Ursäkta”, sa {friend}. ”Du kör expressbuss.”

”Hur sa?”

”Du släpper ju inte på någon. [friend: Jag åker | Min farmor åker] fjortan, och den står still jättelänge. Och det är ingen idé att mumla. Hon var ju inne, med kranen på. Det där hade hon aldrig hört.”

{child} blundade.

# all-stops
En stund var det bara baljan som droppade. Sedan harklade sig {elder}, rätade på ryggen som om {elder.he} hade en vindruta framför sig[athlete:  och {athlete} vid första hållplatsen] och började om från början.

”Buuusstationen!” sjöng {elder.he}.

En duva flydde.[pet.dog:  {Pet} vaknade.][pet.cat:  {Pet} vaknade, men inte för duvans skull.][pet.other:  Det hördes nog ända hem till {pet}.] Det var en väldig röst, och den gick lite som den ville. Vid Stora torget väntade den in alla med kassar. På Gasverksbron blev det lång kö. Ett fönster for upp, men ingen skrek; någon stängde av en radio. Veven började stöna. Biblioteket, Garvargränd,[school:  {school},] Simhallen. {Elder.short} var röd i ansiktet, och varje hållplats tog längre tid än den förra, för nu fick {elder.he} ta i.[friend:  {Friend} höll fast baljan.][pet.dog:  {Pet} stod redan och väntade under köksfönstret.][pet.cat:  {Pet} hade redan gått in till diskbänken.]

# thatll-do
{child} gick in i köket och ställde sig vid diskbänken, på {betty's} plats[pet.cat: , bredvid {pet}]. {Child.He} satte på kranen. {Child.He} hörde vartenda ord.

”Lasareeettet.”

”Nu räcker det, [elder: du|{elder}]”, ropade {child}.

# there-it-was
Den stod rakt upp på skeden. Den var ljusgrön och mycket kall, och först var den bara det. Sedan var den sur, längst bak vid öronen, och sedan var den söt, och där var den.

Ingen sa att den var mycket god[elder2: , inte ens {elder2}].[adult:  {Adult}, [pet.dog / pet.cat: som skulle hämta {child}, satte sig med en sked.|som bara hade kommit för att hämta {child}, satte sig på trappan med en sked.]][pet.dog:  {Pet} slickade locket från ena änden av gården till den andra.][pet.cat:  {Pet} luktade på locket och stannade kvar.] {Friend} tog fram skrivplattan, tittade på priset och strök det.

{Elder} åt upp sin och ställde ner den blå skålen. {child} fyllde på den.

”Kör, då”, sa {child.he}. ”Nu vill jag höra vad som kommer efter Lasarettet.”

# @betty
{betty} och {elder} hade bott i huset bredvid i hela {child's} liv, och varje sommar hade {betty} gjort glass.
## if elder
{betty} hade bott granne med {elder.short}, och varje sommar i hela {child's} liv hade hon kommit över och gjort glass i {elder.his} kök.

# @drove
i trettioett år hade han kört fjortan, och badrumsdörren sa pysss när man öppnade den
## if elder
en hel vinter hade {elder.he} kört fjortan, och badrumsdörren sa pysss när man öppnade den

# @forty
I fyrtio år
## if elder
Alla de somrarna
