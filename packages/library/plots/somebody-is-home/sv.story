title: Fyren på månens baksida
title: Kort, kort, lång
title: Folk hemma
guest pilot: Mira (hon), Rut (hon), Ylva (hon)

% Lampor och hjälmar. Piloten är hon.

# retired
{Elder} hade provat att vara pensionär, men det var för lite att göra. Så {elder.he} sökte jobb som fyrvaktare på månens baksida, och på lovet fick {child} och {friend} åka dit[city: , hela vägen från {city}].[elder2:  {Elder2} bodde redan där.]

Första dagen hoppade de. På månen väger man en sjättedel av sig själv, och {friend}, som hade varit {child's} bästa vän i alla år, flög rakt över taket på stationen utan att nudda antennen. {child} kom strax efter.[sport:  Sedan försökte de {play sport}, men ingenting kom ner igen förrän efter fikat.][athlete:  ”Här skulle {athlete} vara”, sa {friend}.][pet:  Till och med {pet} hoppade, i en dräkt med plats för svansen, och såg förvånad ut hela vägen ner.]

## or
På månens baksida står det en fyr, och en fyr måste någon bo i. Det gjorde {elder}, som hade svarat på en annons.[elder2:  {Elder2} hade följt med för tystnadens skull.] På lovet fick {child} resa dit[city:  från {city}] med sin bästa vän, {friend}.

Det första de gjorde var att tappa saker. En sked tog en hel minut på sig ner till golvet.[sport:  De försökte {play sport} i matsalen, men bollen ville bo i taket.][athlete:  ”{athlete} skulle gilla det här”, sa {friend}.][pet:  {Pet}, som fick sväva lite med benen rakt ut, såg på {child} som om det var {child.his} fel.] Det andra de gjorde var att gå ut. {child} hoppade över stationen. {Friend} hoppade över {child}.

# far-side
Andra dagen frågade de.

”Varför har man en fyr här?” sa {friend}. ”Skeppen har ju datorer.”

”Det har de.” {Elder} hällde upp kaffe, som föll så långsamt att man hann vänta på det. ”Men ibland hostar en dator. Och då vill piloten se något med egna ögon.”

Från baksidan ser man aldrig jorden. Den ligger bakom hela månen, med alla människor på[school:  och hela {school}]. Och natten är två veckor lång. {child} hade aldrig sett så mycket mörker. Det började precis utanför rutan, och stjärnorna i det blinkade inte ens, för det fanns ingen luft som kunde få dem att göra det.

Det enda som blinkade var fyren, högst uppe på sin mast. Kort, kort, lång. Sedan tio sekunders mörker. Kort, kort, lång.

”Varje fyr har sitt eget sätt att blinka”, sa {elder.short}. ”Så att de vet vem som är hemma.”

# ping
Tredje kvällen sa det pling i väggen.

Värre lät det inte. Men det var ett gruskorn från rymden, inte större än en ärta, och det hade gått rakt igenom kabeln till masten. Lampan slocknade. Radion tystnade.[music:  Den hade precis spelat {@song}.] {Elder} såg på klockan.

”Postskeppet landar om en timme”, sa {elder.he}. ”Nio personer ombord. Och deras dator har hostat hela veckan.”

{Elder.He} drog redan på sig rymddräkten. Landningsplatsen var inte stor, och på båda sidor stod kraterväggarna, svarta mot det svarta.

”Jag skarvar kabeln, men det tar sin tid. Så länge får ni vara fyr.”

”Vi?” sa {child}.

”Ni har en lampa var på hjälmen.”

{Elder} knäppte fast {child's} hjälm och sedan {friend's}.[pet:  {Pet} fick stanna vid rutan.] ”Men en ensam lampa kan vara vad som helst. En robot som har gått vilse. Två lampor som blinkar i takt, det är människor. Det begriper varenda pilot.”

# helmets
De klättrade upp på kullen bakom stationen. {Friend} vände sig om och sa något, men {child} såg bara hur munnen rörde sig. Dräkternas radio gick genom masten, och masten var död.

Då satte sig {friend} tätt intill och lutade sin hjälm mot {child's}. Ljud kan inte gå genom ingenting. Men det kan gå genom en hjälm.

”Hör du mig?” Det lät som ur en burk.

”Jag hör dig.”

De lade fingrarna på lampknapparna och räknade in tillsammans. Kort, kort, lång. Sedan mörkt i tio sekunder. Kort, kort, lång.

De första gångerna räknade de tyst i mörkret. Det fanns ingenting att se mer än alla stjärnor, och ingenting att höra mer än den andres andetag.

# one-sentence
I det sjunde mörkret sa {friend}: ”Jag är lite rädd.”

Kort, kort, lång.

”Jag med”, sa {child}.

Kort, kort, lång.

”Du? Du är ju aldrig rädd.”

Kort, kort, lång.

”Jo. Jag brukar bara vänta tills du har hoppat först.”

{child} kände hur hjälmen skakade. {Friend} skrattade.

På tio sekunder hinner man säga ungefär en mening. När man bara har en mening tar man den som är sann, och sedan måste man blinka, så att ingen hinner bli generad. {Friend} sa att {friend.he} egentligen aldrig hade gillat lakrits. {child} sa att {child.he} ibland låg vaken och tänkte på sådant som {child.he} borde ha svarat. De sa lite till, som bara angick dem.

”Tror du att vi är kompisar när vi är lika gamla som {elder.short}?” sa {child}.

Kort, kort, lång.

”Ja, men då får du laga kabeln, för jag blinkar bättre.”

Fingret hade börjat domna. En gång tappade {child} räkningen, och då knackade {friend} till, hjälm mot hjälm, precis i tid.

”Allting är så stort”, sa {child}.

Kort, kort, lång.

{Friend} var tyst så länge att det nästan var för sent att svara.

”Men vi syns”, sa {friend.he}.

## or
I det femte mörkret sa {friend}: ”Tänk om det inte räcker med två.”

Kort, kort, lång.

”Jag är också rädd”, sa {child}.

Kort, kort, lång.

”Du ser aldrig rädd ut.”

Kort, kort, lång.

”Nej. Jag har övat framför spegeln.”

{child} kände hur hjälmen skakade. {Friend} skrattade.

En mening hinner man säga på tio sekunder. Då väljer man den som är sann, och sedan är det dags att blinka. {child} sa att {child.he} fortfarande sov med samma filt. {Friend} sa att det var {friend.he} som hade tappat cykelnyckeln i brunnen.

”Var du inte arg på mig i somras?” sa {child}.

Kort, kort, lång.

”Jo, men jag glömde det medan jag gick hem till dig för att säga det.”

Så tappade {child} räkningen, och då knackade {friend} till, hjälm mot hjälm, precis i tid.

”Ingen vet att vi sitter här”, sa {child}.

Kort, kort, lång.

{Friend} var tyst så länge att det nästan var för sent att svara.

”Jag vet det”, sa {friend.he}.

# the-ship
Och just då började en av stjärnorna röra sig.

Det var postskeppet. Det sjönk mot dem utan ett ljud, men det sjönk snett. Det drev åt vänster, mot kraterväggen. {child} ville vifta. {child.He} ville blinka fort, fort, som ett skrik.

”Fortare!” sa {friend}.

”Nej”, sa {child}. ”Då är vi inte {elder.short's} fyr längre. Då är vi bara två som är rädda.”

Och mitt i den sista sekunden av det längsta mörkret lade de fingrarna på knapparna, båda två, alldeles lugnt.

Kort, kort, lång.

# answered
Skeppet tvekade. Det hängde stilla däruppe, som någon som har hört sitt namn. Så vred det sig, sakta, bort från väggen och in mot kullen. Och i fören tändes en lampa.

Kort, kort, lång, svarade den.

Det landade i ett moln av damm, och dammet föll rakt ner igen. I samma ögonblick blev hela kullen vit. Bakom dem lyste fyren.

”Så där ja”, sprakade {elder.short's} röst i radion. ”Nu kan ni sluta vara fyr. Kom in, det finns choklad.”

Ingen av dem reste sig genast. De satt kvar hjälm mot hjälm ett mörker till, fast det inte behövdes.

# two
Piloten, som hette {pilot}, kom in med postsäcken över axeln och håret på ända.

”Er fyr såg annorlunda ut i kväll”, sa hon. ”Den darrade lite. Jag tänkte att det var datorn igen. Men sedan räknade jag lamporna.”

”Hur många fick du det till?” frågade {elder}, som redan visste.

”Två”, sa hon och såg på dem vid bordet, som hade chokladmustascher och ögon som höll på att falla igen. ”Då visste jag att det var folk hemma.”

## or
Piloten, som hette {pilot}, drack sin choklad stående, med postsäcken över axeln.

”Det var något med er fyr i kväll”, sa hon. ”Den skakade på handen, om man får säga så om en fyr. Och så var det den andra lampan.”

”Jaså, såg du den”, sa {elder}.

”En lampa flyger jag förbi”, sa hon och såg på de två vid bordet, som höll på att somna i varsin mugg. ”Men det var två.”

# to-seven
Den natten låg {friend} i överslafen och {child} i den undre[pet: , med {pet} tungt över fötterna]. Genom rutan kom skenet från masten och gick över taket.

Kort, kort, lång.

”{child}?”

Kort, kort, lång.

”Mm?”

Kort, kort, lång.

”Inget. Jag kollade bara.”

Kort, kort, lång.

”Jag är här”, sa {child}.

Sedan väntade {child.he} på nästa mening. Men det kom bara andetag uppifrån, lugna och långa. {child} räknade dem i mörkret. {child.He} tänkte räkna till tio, och {child.he} hann till sju.

# @song
{music}
