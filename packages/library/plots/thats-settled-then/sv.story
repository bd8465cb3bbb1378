title: Då säger vi det
title: Klonk
title: Ett nej till på lördag
guest friend: Rasmus (han), Viktor (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som är hemma (@a) är {adult}, annars mormor eller farfar, annars {minder}. En mormor eller farfar bredvid har hittat hjälmen (@helmet). Djup röst för riddaren; ”klonk” får man slå i något, men det sista bara sägs.

# a-yes-got-out-first
{child} var {age} år och kunde inte säga nej. Det fanns där inne, men varje gång {child.he} försökte hann ett ja före. {Child.He} sa ja till att alltid stå i mål.[sport:  {Child.He} sa ja till {sport} klockan sex på morgonen.] {Child.He} sa ja till brysselkål.[pet.other:  Det var bara {pet} som aldrig bad om något.] Och i tisdags hade [!friend.known: {child.his} bästa vän ]{friend} sagt: ”Ska vi hoppa från det högsta hopptornet på lördag?” och {child}, som höll sig i ledstången redan i trappan hemma, hade sagt ja till det också.

”Då säger vi det”, sa {friend}.

Så sa folk jämt till {child}[school: , och allra mest {at school}]. Och nu behövde {child.he} ett enda nej, och {child.he} behövde det till på lördag.

# arise
På onsdagen kom {@aa} hem {@helmet}, en av plåt, med visir.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] stoppade ner en tass i den och ville ha den till säng.] {child} fick knäböja på köksgolvet, och {@a} slog {child.him} lätt på axlarna med stekspaden.

”Res dig, riddar {child}”, sa {@a}. ”Och gå ut med soporna, är du snäll.”

”Ja”, sa {child} och reste sig, och visiret föll igen. Klonk.

”Nu, menar jag”, sa {@a}.

Och inifrån hjälmen sa en djup och ståtlig röst: ”Ingalunda.”

”Hur sa?” sa {@a}. Inne i hjälmen var {child} precis lika förvånad.

”Ingalunda, ädla {@lady}”, sa rösten. ”Jag gick ut med dem förra veckan, och veckan dessförinnan. Må en annan bära dem.”

”Det finns ingen annan. Det finns bara jag.”

”Då är uppdraget ditt”, sa rösten.

{@A} gick ut med soporna. Skrattet hördes ända bort till grinden.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] morrade åt hjälmen och ville ha tillbaka den riktiga {child}.]

Så var det alltså det fungerade. Med visiret uppe var {child.he} sig själv och sa ja. Med visiret nere var {child.he} riddare, och en riddare säger vad en riddare menar.

# between-the-jumpers
{child} provade det på {friend} i parken.

”Du står i mål”, sa {friend}.

Klonk. ”Ingalunda, riddar {friend}. Jag har stått i mål sedan vi var fem år. Ställ dig själv mellan tröjorna.”

”Vad bra det där var”, sa {friend}. ”Gör ett till. Kan jag få resten av dina chips?”

”Ingalunda.”

”Kan jag få ett?”

”Må så ske. Ett.”

{Friend} åt upp sitt enda chips och gick glatt och ställde sig i mål.[athlete:  {Friend.He} sa att {friend.he} var {athlete}.]

# the-tablet
{child} provade det på {@a} igen, när det var läggdags.

”Har du borstat tänderna?” sa {@a}.

Klonk. ”Ingalunda.”

”Och önskar riddar {child} någonsin återse en viss surfplatta?”

Det dröjde lite. Sedan åkte visiret upp. ”Ja”, sa {child} och gick och borstade dem.

# no-helmets
Nu var det bara hopptornet kvar. Men {friend} hade köpt {@new-trunks} till det, med hajar på, och varje gång {child} sträckte sig efter visiret tittade {child.he} på {friend} och kunde inte. Det fick bli på badhuset, bestämde {child.he}, och {child.he} hade hjälmen på sig hela vägen dit[city: , tvärs genom {city}].

”Inga hjälmar”, sa badvakten.

”Jag behöver den bara till ett ord”, sa {child}.

”Inte i bassängen.”

Så {@a} fick ta med sig hjälmen till kaféet, och {child} följde efter {friend} uppför stegen {@bare}. Uppifrån såg bassängen ut som ett blått kuvert. Långt borta bakom ett fönster satt {@a} med hjälmen i knät.[elder & adult & !elder2:  {Elder} satt bredvid och vinkade.][elder2 & adult:  {Elder} och {elder2} satt på var sin sida och vinkade.][elder2 & !adult:  {Elder2} satt bredvid och vinkade.]

# a-hand
”Klar?” sa {friend}. ”Ska vi hoppa samtidigt?”

{child} öppnade munnen. Nejet fanns där inne, men {child.he} kände hur ett ja var på väg, snabbt, som en hicka. {Child.He} stängde munnen igen. {Child.He} lade handen platt högst upp på pannan, och långsamt drog {child.he} ner den framför ansiktet, tills det inte syntes något annat än fingrar.

Det gick inte. Det var bara en hand, och bakom den fanns det bara {child}. Benen skakade, och bakom tänderna stod redan ett ja.

{Friend} tittade på handen. {Friend.He} tittade på den rätt länge.

”Klonk”, sa {friend}.

# with-a-face
”Ingalunda”, sa {child}.

Det lät inte djupt och inte ståtligt. Det kom ut med {child's} egen röst. Så {child.he} tog bort handen och provade med ansiktet framme. ”Nej”, sa {child.he}. ”Jag vill inte. Jag ville inte i tisdags heller.”

{Friend} satte sig rakt ner på det våta golvet.

”Åh, vad skönt”, sa {friend.he}. ”Jag har inte sovit på hela veckan.”

”Men det var ju du som kom på det!”

”Jag sa det bara för att du såg ut att ha tråkigt! Jag trodde att du skulle säga nej! Och så sa du ja, och då var jag tvungen att köpa {@trunks}!”

”Jag säger ja till allt!”

”Gör du?” sa {friend} och tänkte på det. ”Jag trodde bara att du tyckte väldigt, väldigt mycket om att stå i mål.”

De skrattade så att de fick vänta innan de kunde klättra ner. Sedan var de i vågorna hela eftermiddagen[music: , med {music} i högtalarna].

# settled
{Friend} följde med hem på middag.[pet.other:  {Pet} bad inte om något.] Hjälmen stod ovanpå kylskåpet[pet: .[pet.dog:  {Pet} tittade upp på den och morrade inte.][pet.cat:  {Pet} låg i den.] {@A} | , och {@a}] gick runt bordet med kastrullen och stannade bredvid {child} med en stor sked brysselkål.

{Child's} hand for upp, ända till ögonbrynen. Så kliade den lite på det ena och lade sig i knät igen.

”Nej tack”, sa {child.he}.

{@A} lade brysselkålen på sin egen tallrik.

”Då säger vi det”, sa {@he}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @aa
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @helmet
från loppisen med en riddarhjälm
## if elder & adult & !elder2
med en riddarhjälm som {elder} hade hittat på loppis
## if elder & elder2 & adult
med en riddarhjälm som {elder} och {elder2} hade hittat på loppis
## if elder & elder2 & !adult
med en riddarhjälm som {elder2} hade hittat på loppis

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @lady
fru
## if adult.he
herre
## if adult.name
{adult}
## if elder.he & !adult
herre

# @new-trunks
en ny handduk
## if friend.he / !friend
nya badbyxor
## if friend.she
en ny baddräkt

# @trunks
handduken
## if friend.he / !friend
badbyxorna
## if friend.she
baddräkten

# @bare
barhuvad
## if child.he
i bara badbyxorna
## if child.she
i bara baddräkten
