title: Tystast i kommunen
title: Arton decibel
title: Gammal soppa
guest aunt: moster Bodil (hon), moster Lisbet (hon)
guest driver: Mirsad (han), Dragan (han)

% @a är den vuxna, annars mostern: namnet varje gång, aldrig han eller hon. På vintern är grustaget fullt av snö, annars av dimma.

# the-church
Kyrkan var en besvikelse. Trettiofyra decibel, och det var bara klockan i tornet och en vaktmästare som åt knäckebröd.

{child} skrev upp det. {Friend} höll i mätaren. Den var gul och såg ut som en rakapparat, och de hade fått låna den av sin lärare i NO[school:  {at school}]. Alla i klassen måste undersöka något, och {child} och {friend} skulle ta reda på var det var tystast i hela {@region}.

# only-breathing
De hade redan prövat mycket. Biblioteket: trettioåtta. Kommunens arkiv: trettioett, på grund av ett lysrör. Badhuset klockan sex på morgonen: femtiotvå, fast det såg tyst ut. [pet: {Pet}, som sov: fyrtiotre. ][elder: Hemma hos {elder} var det nästan perfekt, tills {elder.short} frågade om de ville ha något att äta[elder2:  och {elder2} frågade varför de inte svarade]. ]I skogen bakom ridhuset hördes motorvägen, och på {@as} jobb, i ett rum som skulle vara helt ljudisolerat, hördes {@a}.

”Jag andades ju bara”, sa {@a}.

”Fyrtiosex”, sa {child}. ”Och jackan prasslar.”

{Friend} sa ingenting.

# mm
Det var det som var så konstigt. {Friend} brukade prata. {Friend.He} pratade med busschaufförer och med hundar och med automaten i skolans matsal[athlete:  och med affischen av {athlete}][music: , och när alla andra var upptagna sjöng {friend.he} {@song}]. {Friend.He} och {child} hade alltid suttit bredvid varandra, och i alla år hade {friend} pratat och {child} lyssnat, och båda hade haft det bra. Men sedan i tisdags svarade {friend} bara när man frågade {friend.him} något. {Friend.He} sa ”mm”. {Friend.He} sa ”kanske”. Man kunde ha gjort en kurva av det.

{child} visste vad som hade hänt i tisdags. Det {child.he} inte visste var om {friend} visste.

# on-tuesday
Det var efter gympan. Några av de andra hade stått vid skåpen och {child} med dem, vilket inte hände så ofta. De pratade om {friend}. Och {child} sa, för att {child.he} kom på det och för att det var en sådan mening som blir bra när man säger den: ”Ibland önskar jag att det satt en volymknapp på {friend}.”

Alla skrattade. Det var varmt i tre sekunder ungefär. Sedan stängde någon ett skåp runt hörnet, mycket försiktigt.

# the-bowl
”Nu har vi bara grustaget kvar”, sa {child} på lördagen.

{@A} körde. Det hade snöat hela natten, tung och mjuk snö utan vind. Vid bommen fick {@a} stanna kvar i bilen, för jackans skull, och höll upp termosen bakom rutan som en hälsning.

De pulsade in. Grustaget var djupt som en skål, med granar runt kanten, och varje gren bar så mycket snö som den orkade. De gick tills de kom till mitten. Där stannade de.

{child} hade aldrig hört något liknande. Det fanns ingenting att höra. Inga bilar, inga fåglar, inget brus. Snön drack upp allting. Efter en stund hörde {child.he} ett svagt sus, och det dröjde innan {child.he} förstod att det var {child.he} själv, blodet i {child.his} egna öron.
## if !season.winter
”Nu har vi bara grustaget kvar”, sa {child} på lördagen.

{@A} körde. Det var tidigt på morgonen och så tät dimma att bilen fick krypa. Vid bommen fick {@a} stanna kvar i bilen, för jackans skull, och höll upp termosen bakom rutan som en hälsning.

De gick in. Grustaget var djupt som en skål, med granar runt kanten, och hela skålen var fylld av dimma. Granarna syntes bara som skuggor. De gick tills de trodde att de var i mitten. Där stannade de.

{child} hade aldrig hört något liknande. Det fanns ingenting att höra. Inga bilar, inga fåglar, inget brus. Dimman drack upp allting. Efter en stund hörde {child.he} ett svagt sus, och det dröjde innan {child.he} förstod att det var {child.he} själv, blodet i {child.his} egna öron.

# eighteen
{Friend} höll upp mätaren. Arton. Siffran var så låg att de båda böjde sig fram för att se om den var trasig.

De hade vunnit. De hade hittat det. Det var nu {friend} skulle ha skrikit och dansat och kastat sig baklänges i [season.winter: en driva | gräset]. I stället nickade {friend.he}, och {child} skrev: Grustaget. Arton decibel.

Pennan rispade. Tjugosex.

{child} tänkte att det gick att åka hem nu[sport:  och {play sport}]. Det gick att skriva rapporten, och om några veckor kanske allt var som vanligt, för sådant försvinner ju, om man väntar. Fast {child.he} trodde inte på det. Det var för tyst för att {child.he} skulle kunna tro på det. Allt annat brukade det gå att gömma sig bakom något ljud.

# it-was-me
”{Friend}”, sa {child}. ”Det var jag som sa det. Om volymknappen.”

Mätaren for upp till femtioåtta och sjönk igen. Fyrtio. Tjugotvå. Arton.

”Jag vet”, sa {friend}. ”Det var mitt skåp.”

{@drop}

”Varför sa du det?”

{child} hade tänkt ut flera svar i tisdags kväll, och i onsdags, och i torsdags. Inget av dem höll här.

”För att de skulle skratta”, sa {child.he}. ”De brukar aldrig skratta åt något jag säger. Och så gjorde de det. Och sedan kände jag mig som … jag vet inte. Som soppa.”

”Soppa?”

”Gammal soppa.”

# seventy-one
{Friend} sparkade i [season.winter: snön | gruset].

”Jag tänkte att jag skulle prova”, sa {friend.he}. ”Att vara tyst. Jag tänkte att det kanske var det du ville, egentligen, hela tiden. Att du bara hade varit snäll i alla år.”

”Nej!”

Sjuttioett.

”Nej”, sa {child} lägre. ”Det har varit förfärligt. Det har varit den tystaste veckan i mitt liv, och jag har mätt den. Jag visste inte ens vad bussföraren hette i onsdags. Jag fick sitta och titta ut.”

”Han heter {driver}”, sa {friend}. ”Han har just fått tvillingar.”

”När hann du fråga det?”

”Det var han som sa det. Jag svarade bara mm.” {Friend's} haka darrade till. ”Det var jättesvårt. Den ena är dubbelt så tung som den andra, och jag frågade inte ens vad de heter!”

{child} började skratta. Det gick inte att låta bli, det kom underifrån, och då började {friend} också, fast {friend.he} grät lite samtidigt, och mätaren klättrade så att siffrorna knappt hann med.

”Förlåt”, sa {child}, när det gick att säga något. ”På riktigt.”

”Mm”, sa {friend}. Men det var ett helt annat mm.

# all-the-words
{Friend} torkade sig om näsan med [season.winter: vanten | handen] och såg sig omkring, på skålen, på granarna, på all denna [season.winter: snö som väntade | tystnad som väntade].

”{child}? Är du klar med mätningen?”

”Ja.”

”Helt klar?”

”Ja.”

Då fyllde {friend} lungorna, lutade sig bakåt och skrek. Det var inget ord, det var en hel veckas ord på en gång. Det rullade runt i grustaget och kom tillbaka, och {child} skrek också, och {@trees}, hela vägen runt. Borta vid bommen flög en bildörr upp.

”Vad har hänt?” ropade {@a} med kaffe över hela jackan.

”Vi är klara”, ropade {friend}. ”Prasslar den mindre när den är blöt?”

# the-last-two-lines
{Friend} pratade hela vägen hem[music:  och sjöng {@song} i backarna]. På måndagen fick {child} veta vad tvillingarna hette.

De fick högsta betyg, och läraren satte ett utropstecken i marginalen vid de två sista raderna. Så här stod det:

Tystast i {@region}: Grustaget. Arton decibel.

Skönast i {@region}: Samma plats, nio minuter senare. Hundrasju.

# @region
kommunen
## if city
{city}

# @drop
Det kom rök ur munnen på dem. En gran släppte lite snö, utan ett ljud.
## if !season.winter
Dimman flyttade sig lite mellan dem. En droppe föll från en gren, utan ett ljud.

# @trees
snön rasade från granarna, den ena efter den andra
## if !season.winter
ur granarna lyfte alla kråkor som hade suttit där och hållit tyst

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @as
{aunt's}
## if adult
{adult's}

# @song
{music}
