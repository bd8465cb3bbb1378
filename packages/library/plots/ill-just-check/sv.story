title: Jag ska bara kolla
title: Ett ryck är nej
title: Luckan på Matilda
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest hunter: Sixten (han), Ruben (han)

% Den som seglade med Matilda (@a) är mormor eller farfar, annars {adult}, annars {minder}. {Hunter} skriker jämt, utom när han säger vad ett vrak sparar. Vänta lite efter det enda rycket.
% En regel: ett vrak sparar allting precis som det lämnades. {@help} är en enda händelse: någon hittar var linan har fastnat.

# late
{child} och {@first} kom för sent till allting, för de måste alltid kolla. Först sprang {@a} tillbaka och ryckte i ytterdörren, så att den säkert var stängd. Sedan sprang {child} tillbaka och ryckte i den, så att {@a} säkert hade ryckt. ”Jag ska bara kolla”, sa de, och så gick bussen. Den bussen kände de mest igen bakifrån.

För {child} hade det börjat i vintras, när {child.he} glömde att stänga av badvattnet och det rann ner genom kökstaket. Sedan dess var det något som droppade i magen. Gjorde jag det, eller gjorde jag det inte? Dropp.[school:  Det droppade {at school} också, genom hela matten.] När det hade börjat för {@a} visste ingen.

Men i dag sprang de hela vägen till hamnen, för de skulle ut till ett skeppsvrak.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] sprang först och kom aldrig för sent.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] var redan ombord, fast ingen hade bjudit {pet.him}.][pet.other:  {Pet} fick följa med i en korg med lock, och locket hade båda två kollat.] Och där stod {friend}[!friend.known: , {child's} bästa vän,] med ena foten i båten och andra på bryggan, så att den inte kunde åka.

# no-need
Båten var {hunter's}. Han var skattletare och kollade aldrig någonting.

”Matilda!” skrek han. ”Tre master, och full med guld! Jag har dykt hela sommaren, och i dag är det sista dagen.”

”Hur vet du att det är guld?” frågade {child}.

”Man kan inte hålla på och kolla allt”, sa {hunter}[athlete: . ”{athlete} kollar inte. {athlete} kör.” | .]

Långt ute stannade han båten. Vattnet var så klart att de såg Matilda djupt där nere på sanden, ett helt skepp, med masterna liggande bredvid sig.

”Ett vrak sparar allting”, sa {hunter}, och för en gångs skull skrek han inte. ”Det är precis som de lämnade det den natten.”

# the-hatch
{@A} hade inte sagt ett ord på hela vägen. Nu lutade {@he} sig över relingen och tittade ner.

”Jag seglade med henne”, sa {@a}, ”den sommaren när jag var tio. Jag hade en enda uppgift. När det blev mörkt skulle jag stänga luckan i fören. En natt i dimman gick hon på ett grund. Alla kom i land torrskodda, till och med kockens kanariefågel. Men kaptenen sa att med luckan stängd hade hon flutit.”

”Stängde du den?” sa {child}.

”Jag vet inte”, sa {@a}. ”Sedan dess har jag gått tillbaka till varenda dörr. Men aldrig till den.”

{child} visste precis var det droppade. {Child.He} stack sin hand i {@s}.

”Nu kan du det”, sa {child.he}. ”Det är precis som du lämnade det.”

# one-pull
{Hunter} knöt en lång lina i bältet och gav andra änden till {child}. ”Ett ryck är nej”, sa han, ”och två är ja. Rycker du tre gånger måste jag genast upp, och då är det slut för i år. Så låt bli det.”

”Och titta på luckan i fören!” ropade {friend}. ”Kolla om någon har lämnat den öppen!”

”Ska bli!” sa {hunter} och ramlade i baklänges.

De såg ljuset från hans ficklampa sjunka och flytta sig fram till fören.[pet.dog:  {Pet} vaktade bubblorna.][elder2:  {Elder2} höll {@a} i jackan.][music:  Ingen nynnade på {@song} längre.] Sedan ryckte det i linan, en gång.

De väntade på ett ryck till. Det kom inget.

# that-is-no
”Ett”, sa {@a}. ”Det är nej.” {@He} satte sig ner och såg ut som om {@he} var tio år. ”Jaha. Då vet jag. Det var jag som sänkte henne.”

I magen på {child} droppade det inte längre. Där forsade det.

”Jag ska bara kolla”, sa {child}.

”Nej”, sa {@a}. ”Låt det vara. Människan har väntat på det här hela sommaren, och nu vet vi ju.”

# three-pulls
Tre ryck, och sista dyket var slut. {child} tyckte att det var hemskt att vara till besvär, och det var {child.he} redan vid varenda ytterdörr. Men de hade gått tillbaka till varenda dörr i världen, och det här var den enda som betydde något.

{Child.He} tog tag i linan och drog. Den satt fast någonstans, och där nere kände {hunter} ingenting.

{@help}

Sedan satte {child} fötterna mot relingen och drog med hela ryggen. Ett. Två. Tre.

# crowbars
Vattnet bubblade, och upp kom {hunter}.

”Vad är det?” vrålade han. ”Sjunker vi?”

”Nej”, sa {child}. ”Jag ska bara kolla. Var luckan verkligen öppen?”

”Öppen?” skrek {hunter}. ”Jag sa ju nej! Ni frågade om någon har lämnat den öppen, och det har ingen! Jag har hållit på med den luckan sedan i juni! Jag har haft sönder två kofötter på den! Den som stängde den luckan …” Han fick hämta andan. ”Den som stängde den luckan, den stängde den!”

{@A} skrattade, och sedan grät {@he}, och {child} höll om {@him} tills det var över.

”Men varför sjönk hon, då?” sa {@a}.

”För att hon gick på ett grund”, sa {hunter}. ”Hon har ett hål där bak, stort som en ko. Du kunde ha stängt varenda lucka i hela världen. Och bakom luckan är det ju guld!”

”Bakom luckan”, sa {@a}, ”hade vi potatisen.”

{Hunter} sjönk lite. ”Potatisen”, sa han.

”Kollade du inte det?” sa {child}.

Han tittade länge på {child.him}. ”Nästa sommar”, sa han, ”då tar jag med dig.”

# from-the-front
Nästa morgon stängde {@a} ytterdörren, och den sa klick. {child} kände efter i magen[sport: , som man gör före {@game}]. Där droppade ingenting.

”Hörde du?” sa {@a}.

”Jag hörde”, sa {child}.

Så gick de till hållplatsen[city:  genom {city}], så långsamt de hade lust. Där fanns ingen människa och ingen buss.

De stod hand i hand och väntade.

Då kom den runt hörnet, och de såg den framifrån.

# @help
{Friend} lade sig raklång på magen och tittade över kanten. ”Den har hakat fast i ankarlinan”, sa {friend.he} och lyfte loss den.
## if pet.dog
Då skällde {pet}, som hade vaktat bubblorna hela tiden. Nu kom de upp på fel sida! Linan låg under båten, och {child} bar den runt fören tills den kom loss.
## if pet.cat
I fören, där ingen katt ska vara, satt {pet} och stirrade ner på ankarlinan. När {child} drog ryckte det till där, och {pet} slog med tassen. Det var där den satt fast, och {child} lyfte loss den.
## if pet.other
Men korgen hoppade till, och inuti krafsade {pet}. {child} drog igen, och korgen hoppade igen. Linan hade hakat fast i handtaget. ”Tack, {pet}”, sa {child} och lyfte loss den.
## if elder
”Den ligger under kölen”, sa {elder.short}, som hade seglat en hel sommar och hörde hur det skrapade. ”Gå runt fören med den.” {child} gick runt fören med den och kände hur den kom loss.

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}
