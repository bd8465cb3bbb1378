title: Tredje pris till monstret
title: Blixtlåset syns
guest friend: Märta (hon), Melker (han)
guest elder: Gudrun (hon), Sixten (han)
guest auntie: Malena (hon), Josefin (hon)

% Glasögonen är nya för sommaren där den äldre är familjens egen. Vems mopp (@mop): {adult}, annars {auntie}, som bor en trappa upp.

# in-a-sock
{@owned} ett par alldeles utmärkta glasögon. De låg längst ner i väskan, i ett fodral, i en strumpa, där de inte kunde ställa till med något.

”Jag ser det jag behöver se”, sa {elder.he} och [pet.dog: klappade en kudde. ”Snäll hund, {pet}.”][pet.cat: strök tehuvan över ryggen. ”Fin katt, {pet}.”][!pet.dog & !pet.cat: skakade hand med en rockhängare.][elder2:  {Elder2} tittade åt ett annat håll.]

{child} berättade det inte för någon. När {elder.short} hällde teet bredvid koppen flyttade {child} på koppen, helt tyst. Det var en hemlighet mellan de två, fast bara den ena kände till den.

Så det var otur att just {elder.short} hade blivit domare i tävlingen Bästa monster på sommarfesten[city:  {in city}].

# bath-mat
{child} och [!friend.known: {child.his} bästa vän ]{friend} hade anmält sig ihop. {Friend} var framdelen och skötte rytandet[school: , som {friend.he} hade övat på {at school}]. {child} var bakdelen och skötte svansen[sport: , vilket var nästan lika jobbigt som {sport}]. Hela monstret var gjort av två duschdraperier och en badrumsmatta, och det hade kostat {@mop} en nästan ny mopp.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] gick bakom och ville ha svansen.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade krupit in och lagt sig på {child's} rygg, och var puckeln.][pet.other:  {Pet} hade sett svansen hemma och inte tyckt att den var något särskilt.]

# eleven-monsters
Det fanns tio monster till i ringen. Ett var gjort av riktig damm med näckrosor på. Ett var en bebis med horn, som sov djupt. Och längst bort stod ett som var nästan lika högt som serveringstältet, med grön päls, gula tänder och fötter som våta soffor.

”Vilken otrolig dräkt”, viskade {friend} genom näsborrarna. ”Den som är där inne måste gå på styltor.”

{child} lyfte på kanten av badrumsmattan. [pet.dog: {Pet} hade glömt svansen. {Pet.He} gick fram till det gröna, luktade på ena foten och lade sig på den. Foten flyttade sig lite, så att {pet.he} låg bättre.

][pet.cat: Puckeln hoppade ner. {Pet} gick fram till det gröna, luktade på ena foten och satte sig på den. Foten flyttade sig lite, så att {pet.he} satt bättre.

]Monstret längst bort andades. Öronen andades också.

”{Friend}”, sa {child} långsamt. ”Jag tror inte att det är någon där inne.”

# first-prize
{Elder.short} kom längs raden med sina papper. Bebisen fick höra att den var fruktansvärd. Det stora monstret granskade {elder.he} bakifrån, en tumsbredd från ryggen, och skrev upp något.

Tredje pris gick till det gröna. Andra pris gick till bebisen, som sov sig igenom det. Och första pris, med en silverpokal, gick till två duschdraperier och en badrumsmatta.

[music: Högtalaren spelade {music}. ]Alla klappade[elder2: , {elder2} också][athlete: , som om det hade varit {athlete}]. {@Mopper} klappade högst, på grund av moppen. {child} kände hur pokalen blev tyngre och tyngre.

”Vi kan inte ha slagit det där”, sa {friend} och drog av huvudet. ”Det är ju äkta. Det är som att slå havet i att vara blött.”

# third
[pet.dog: {Pet} hittade monstret åt dem, bakom serveringstältet. | De hittade monstret bakom serveringstältet.] Det snurrade runt, runt på gräset för att få syn på sin egen rygg, och tårarna flög av det åt sidorna.[pet.dog:  {Pet} snurrade med, efter sin egen svans.][pet.cat:  {Pet} satt bredvid och såg det fara runt.]

”Är du ledsen för att du kom trea?” sa {child}.

”Nej, nej”, sa monstret med en röst som när man flyttar en garderob. ”Det var underbart att komma trea. Jag har aldrig varit trea förut. Jag har aldrig varit någonting. Det stod ALLA MONSTER VÄLKOMNA på affischen, och jag läste det åtta gånger för att vara säker.” Det höll fram sitt kort mellan två väldiga fingrar. ”Det är bara det där som domaren skrev.”

På kortet stod det: ”Trea. Ett gott försök, men blixtlåset syns.”

”Jag har inget blixtlås”, sa monstret. ”Har jag?”

# silver-stripe
Mitt på ryggen, från nacken ner till svansen, löpte en enda smal, blank silverrand.[pet.dog:  {Pet} slickade den, så högt {pet.he} nådde.][pet.cat:  {Pet} klättrade uppför den, ända upp, och satte sig mellan öronen.]

”Den brukade min mamma borsta”, sa monstret. ”Varje kväll. Hon sa att den var det finaste på hela mig.”

{Friend} såg på {child}. {Friend.He} sa ingenting. {Friend.He} hade en gång sett {child} flytta en tekopp.

Magen blev liten på {child}. Om {child} berättade skulle {elder.short} förstå att {child} hade vetat det hela tiden. Men om {child} lät bli skulle någon gå hem och tro att det finaste man hade var ett blixtlås.

# the-cups
{child} gick och hämtade {elder.short} och höll {elder.him} i handen hela vägen.

”{Elder.short}”, sa {child}. ”Du vet kopparna? Jag har flyttat dem.”

{Elder.short} var tyst ett slag.

”Jag undrade väl”, sa {elder.he}, ”varför jag hade blivit så bra på att hälla.”

# out-of-the-sock
{Elder.short} öppnade väskan och tog upp strumpan. Ur strumpan kom fodralet, och ur fodralet kom glasögonen. {Elder.He} satte på sig dem och tittade upp. Och upp.[pet.cat:  Högst upp satt {pet}.]

”Ja”, sa {elder.he} till monstret. ”Jag får verkligen be om ursäkt. Får jag lov?”

Monstret vände sig om och böjde på knäna. {Elder.short} tog fram en kam ur väskan och drog den längs silverranden, långsamt, uppifrån och hela vägen ner. Monstret blundade.[pet.dog:  {Pet} ställde sig bredvid, med ryggen till, och väntade på sin tur.][pet.cat:  {Pet} blundade också.]

”Det här”, sa {elder.short}, ”är den vackraste rand jag någonsin har sett, och då har jag ändå sett grävlingar.”

# keep-third
”Du borde ha den här”, sa {child} och höll fram pokalen.

Men monstret skakade på huvudet. ”Jag är hellre trea”, sa det. ”Jag har vant mig. Men skulle man kunna ändra på kortet?”

Så {elder.short} strök blixtlåset och skrev med sin finaste handstil, och varenda bokstav hamnade på raden.

# the-card
Pokalen bor hos {friend} i veckorna och hos {child} på söndagarna[pet.dog: , då {pet} dricker ur den][pet.cat: , då {pet} sitter bredvid och ser ut som vinnaren][pet.other: , där {pet} kan se den].[pet.dog:  Svansen bor i {pet's} korg.] {Elder.short} häller teet mitt i koppen nu.

Och i en grotta ovanför stenbrottet, intill en mycket stor säng, sitter ett kort uppnålat, där det är det sista man ser innan man somnar.

”Trea”, står det. ”Och vilken rand.”

# @owned
{Elder}, som bodde granne med {child}, hade
## if elder
Den sommaren hade {elder}

# @mop
{auntie}, som bodde en trappa upp,
## if adult
{adult}

# @mopper
{auntie}
## if adult
{adult}
