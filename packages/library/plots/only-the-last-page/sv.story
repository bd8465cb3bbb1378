title: Sista sidan
title: Hunden på Skvalskär
title: Ett troll med lånekort
guest friend: Nora (hon), Arvid (han)
guest librarian: Yvonne (hon), Gunnel (hon)

% Trollet är "det", hunden i boken "den". Sista meningen låter sorglig för den som inte har läst resten.
% Den som glömde boken vid stenen är den äldre, om någon är med: då är det femtio år sedan. Hunden väntar utanför; katten åker med i cykelkorgen.

# heap-of-gravel
Mellan cykelstället och bokinkastet vid [city: biblioteket {in city}|Hedby bibliotek] satt ett troll och väntade på att någon skulle komma.

Det var en torsdag i november, och de som kom[school: , direkt från {school},] var {child}, {age} år, och {child.his} [friend: bästa vän|kompis] {friend}. [elder: {Elder} var med för att bära. ]Först trodde de att det var en grushög. [pet.cat: Bara {child's} katt {pet} ställde sig upp i cykelkorgen. ][pet.dog: Men {child's} hund {pet} viftade åt den, och då vred den på huvudet.|Sedan vred grushögen på huvudet.] Fast den satt ner var den högre än lyktstolpen. Den hade mossa på axlarna och en näsa som en rot, och mellan tummen och pekfingret höll den en bok. Boken såg ut som ett frimärke.

”Arbetar ni här?” sa trollet. Rösten var så djup att alla cykelklockor plingade.

{child} fick inte fram ett ljud.

”Nej, men vi är här jämt”, sa {friend}. ”Vad gäller det?”

# the-core
Sådan var {friend}. {Friend.He} läste böcker från första ordet till det sista, även förordet, och {friend.he} var inte rädd för något som gick att fråga.

{child} läste bara sista sidan. {Child.He} tog ner en bok, såg efter om det gick bra för alla och ställde tillbaka den. {Child.He} klarade inte av att inte veta. [elder2 / !pet.dog & !pet.cat: Det var likadant med filmer och matcher [elder2: och paketen från {elder2} ]och tandläkaren.][athlete:  {Child.He} hade aldrig sett {athlete} utan att först ta reda på hur det gick.] {Friend} sa att det var som att bara äta kärnhuset. {child} sa att då visste man i alla fall att det inte fanns någon mask.

# the-mice
Trollet höll fram boken. Hunden på Skvalskär, stod det på den gröna ryggen[pet.dog: , och hunden på omslaget var lik {pet}].

”Någon glömde den vid min sten”, sa trollet. ”[elder: Nittonhundrasjuttiotre|Nittonhundrafemtiotvå]. Jag har läst den varje vinter sedan dess. Det är den bästa bok som finns. Jag har visserligen bara den, men ändå.” Det drog efter andan. ”Mössen tog sista sidan.”[pet.cat:  {Pet} spetsade öronen.]

[elder: ”Oj då”, sa {elder}. ”Det var jag som glömde den. Jag hade bara kommit till sidan nittio.”|”Åh nej”, sa {friend}.]

”I [elder: femtio år”, sa trollet, ”har|sjuttio år har] jag legat i berget och undrat hur det går för hunden. [!elder: Nu orkar jag inte undra mer. ]Så jag gick hit. Men jag kommer inte in genom dörren.”

# like-the-sea
{Friend} [elder: och {elder} ]sprang in för att fråga. {child} blev ensam kvar[pet.dog:  med {pet}]. {Child.He} hade alltid trott att ett troll skulle vara hemskt, men [pet.cat: {pet} låg uppe i mossan och spann, och ]det var mer som att stå bredvid havet.

”Är du också en som undrar?” frågade trollet.

”Ja”, sa {child}. ”Jämt.”

# the-green-spine
Så kom [elder: de tillbaka, och de|{friend} tillbaka, och {friend.he}] gick långsamt.

”De hade en”, sa [elder: {elder}|{friend.he}]. ”Den låg på bokvagnen för fem kronor förra veckan. Ingen köpte den. I tisdags gick den till återvinningen, och det finns ingen mer.”

Trollet grät en enda tår. Cykelstället blev översvämmat[pet.dog: , och {pet} klev upp på trollets fot].

Men {child} hade blivit kall i magen. Bokvagnen. Den gröna ryggen.

”Jag har läst den”, sa {child.he}. ”Sista sidan. Bara den.”

{Friend} stirrade på {child.him}. ”Trollet har hela boken utom slutet”, sa {friend.he}. ”Och du har slutet!”

# five-puppies
Trollet böjde sig ner tills ansiktet fyllde hela parkeringen. ”Säg det”, viskade det.

Och {child} mindes. {Child.He} mindes vartenda ord, det var det förfärliga. Det var därför {child.he} hade lagt ifrån sig boken så fort. Den allra sista meningen var: Och ingen såg någonsin hunden på Skvalskär igen.

Trollet väntade. Det hade väntat i [elder: femtio|sjuttio] år, och underläppen darrade.

”Hunden …”, sa {child}. ”Hunden fick en medalj[sport:  i {sport}]. Och fem valpar. Och en …”

{Friend} satte foten på {child.his}. {Friend.He} hörde alltid när {child.he} ljög[elder & !pet.dog & !pet.cat: , och det gjorde {elder} också].[pet.cat:  {Pet} hade slutat spinna.]

”Säg som det står”, bad trollet. ”Jag tål det.”

# the-thumb
Då tog {child} tag i trollets tumme med båda händerna, för {child.he} tyckte att det behövde någon att hålla i, och så sa {child.he} det högt.

”Och ingen såg någonsin hunden på Skvalskär igen.”

Det var alldeles tyst. Sedan började trollet skaka. Det började i axlarna, så att mossan föll av i stora sjok[pet.cat: , det ena med {pet} på]. {child} blundade[pet.dog:  och hörde {pet's} svans börja dunka].

”{child}”, sa {friend}. ”Titta. Det skrattar!”

”INGEN SÅG DEN PÅ SKVALSKÄR IGEN!” vrålade trollet, så att billarmen gick i gång på hela parkeringen. ”Den kom DÄRIFRÅN! I tvåhundra sidor sitter den på det eländiga skäret och vill hem till pojken! Den simmar och får vända! Den blir lurad av en sjökapten! Och så KOM DEN DÄRIFRÅN!”

Och trollet [pet.dog: lyfte ner {pet} från foten och hoppade|hoppade], bara en gång. Alla cyklarna föll omkull.

# shh
Dörren for upp. Där stod bibliotekarien {librarian} med nyckelknippan i handen. Hon såg på trollet, nerifrån och ända upp.

”Schh”, sa hon.

Trollet satte sig.

Men {child} höll fortfarande i tummen. ”Så det var lyckligt”, sa {child.he}. ”Jag trodde att den dog.”

”Hur kunde du tro det?”

”Jag hade ju bara slutet.”

”Stackars barn”, sa trollet, som om det aldrig hade hört något så sorgligt. ”Då ska du [elder: och {elder.short} ]få resten.”

# page-ninety
Så berättade det alltihop, från sidan ett, medan [elder: {child}, {friend} och {elder}|{child} och {friend}] satt i lä under armen, där det luktade granris och var varmt som i ett stall. [adult: {Adult} kom för att hämta dem, och {adult.he} stängde av motorn[music:  och {@song}] och vevade ner rutan och sa inte ett ord.|Bussen hem kom, och chauffören stängde av motorn[music:  och {@song}] och vevade ner rutan och sa inte ett ord.] På sidan nittio var hunden nära att drunkna. [elder: ”Det var där jag lämnade den”, viskade {elder}. ]{child} [pet.dog / pet.cat: höll i {pet} och öppnade|öppnade] munnen för att fråga om det gick bra. Så stängde {child.he} den och väntade. Det var fruktansvärt. Det var det bästa {child.he} hade varit med om.

# page-one
Innan {librarian} låste fick trollet ett lånekort och fyra böcker. Hon hade räknat sidorna i dem själv[pet.cat: , och {pet} hade gått igenom dem efter möss]. {child} lånade en[elder: , och {elder} lät trollet behålla den gamla].

Den kvällen låg det en ny kulle uppe på åsen, och den som hade kikare kunde se att den bläddrade.

{child} låg i sin säng[pet.dog / pet.cat: , med {pet} över fötterna].[pet.other:  {Pet} sov redan.] Tummen hade redan letat sig fram till sista sidan, av gammal vana. {Child.He} flyttade på den och började på sidan ett.

# @song
{music}
## if artist & !song
{artist}
