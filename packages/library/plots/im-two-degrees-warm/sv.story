title: {Sat} svarar
title: Två grader varm
title: På var sitt tak
guest friend: Maja (hon), Vilgot (han)
guest sat: Vera (hon), Vega (hon)
guest caretaker: Bosse (han), Kenta (han)
guest iceland: Sigga (hon), Birna (hon)
guest scot: Callum (han), Fergus (han)
guest pole: Marek (han), Piotr (han)

% {friend} är familjens egen, annars Maja. Satelliten är "hon".
% Jag är här. sägs likadant varje gång. Det är rösterna som svarar som ska ge gåshud; läs dem långsamt.

# from-the-north
Antennen var gjord av ett kvastskaft och ett sönderklippt måttband. {child} hade byggt den efter en ritning, och {friend}[!friend.known: , {child.his} bästa vän,] hade hållit i lödkolven och svurit.[elder:  {Elder} saknade en kvast och hade börjat fråga.[elder2:  {Elder2} hade inte saknat sitt måttband än.]] Nu låg de på rygg på garagetaket, två kvällar före skolstarten, med hörlurarna delade mellan sig, ett öra var.

”När kommer den?” sa {friend}.

”Hon”, sa {child}. ”Om fyra minuter. Från norr.”

# round-and-round
Satelliten hade ett långt namn med bokstäver och siffror, men {child} kallade henne {sat}. Hon var inte större än en tvättmaskin och hade skickats upp innan deras föräldrar föddes. I sju år hade {sat} arbetat. Sedan gick batterierna sönder, och hon blev tyst. De som hade byggt henne tog ner hennes bild från väggen och började med annat.[athlete:  Hos {child} satt den uppe igen, bredvid {athlete}.]

Men {sat} fortsatte runt jorden. Varv efter varv, mörk och stum, i över tjugo år. Och så hände något som ingen hade räknat med. Det trasiga batteriet gick sönder en gång till, på ett annat sätt, och slutade vara i vägen. När solen föll på hennes paneler gick strömmen rakt fram, och {sat} vaknade. Sedan dess sände hon så länge hon hade sol. Varje gång hon gled in i jordens skugga dog hon, och varje gång hon kom ut igen började hon om från början.

# i-am-here
”Nu”, sa {child}.

Det brusade i lurarna[music: , där det annars var {music}]. {child} vred antennen långsamt längs himlen. Och där, inne i bruset, kom det: små, klara pip i en rad, som någon som knackar på en ruta med en nagel.

Pip. Pip-pip. Pip.

”Vad säger hon?” viskade {friend}.

”Ungefär: Jag är här. Jag är två grader varm. Jag är här.”

# the-loneliest
De lyssnade i en kvart, tills pipen sjönk ner bakom grannens tak och löstes upp.[pet.dog:  Nere på gräset låg [!pet.known: hunden ]{pet} med huvudet på sned. {Pet.He} hade också lyssnat.][pet.cat:  Intill dem låg [!pet.known: katten ]{pet}, som brukade ha taket för sig själv. {Pet.He} hade också lyssnat.] {Friend} tog ut sitt öra.

”Det är det ensammaste jag har hört.”

{child} sa inget. {Child.He} hade tänkt samma sak varje kväll hela sommaren. Att säga jag är här, om och om igen, i alla år, till ett helt klot fullt av folk, och aldrig få svar. {Sat} var en låda av aluminium, det visste {child.he}. Det hjälpte inte.

# a-mirror
[school: I källaren {at school}|I skolans källare] fanns en radioklubb som bestod av {caretaker}. Han var vaktmästare och hade tillstånd att sända, och på hyllan bakom verktygen stod en apparat som {child} hade sneglat på hela vårterminen. På tisdagen gick {child.he} och {friend} dit.

”Kan man svara en satellit?” frågade {child}.

{Caretaker} ställde ner kaffet. Det syntes att han hade väntat länge på att någon skulle fråga något.

”Den där är byggd för det”, sa han. ”Pipen är bara hennes fyr. Egentligen är hon en spegel. Det man sänder upp på en frekvens skickar hon ner igen på en annan. Och hon flyger fjortonhundra kilometer upp. Hon når nästan hela Europa på samma gång.” Han kliade sig i skägget. ”Om jag sitter bredvid får ni prata.”

# the-microphone
På torsdagskvällen bar de upp alltihop på skolans tak. {Caretaker} ställde in frekvensen. {Friend} fick rikta antennen, för {friend.he} hade stadigast hand. {child} fick mikrofonen, och nu när {child.he} höll i den hade {child.he} ingen aning om vad man säger.[sport:  Så hade det aldrig pirrat när {child.he} skulle {play sport}.]

Pip, sa det i högtalaren. Pip-pip. Pip.

”Nu är hon uppe”, sa {caretaker}. ”Varsågod.”

# we-can-hear-you
{child} tryckte in knappen. Först sa {child.he} skolans anropssignal, som man ska. Sedan sa {child.he}, på engelska, för att det kändes artigast:

”Hej, {sat}. Det här är {child} och {friend}[city:  {in city}]. Vi ville bara säga att vi hör dig.”

{Child.He} släppte knappen. En bråkdel av en sekund senare kom {child.his} egen röst tillbaka ur rymden, tunn och lite förvriden. Vi hör dig. Den hade varit ända där uppe. {Sat} hade tagit emot den och skickat ner den igen, med sina femtio år gamla kretsar.

{Friend} fick gåshud på hela armen. {Friend.He} visade den.

# hello
Sedan var det bara brus. {child} skulle just lägga ner mikrofonen när det knastrade till.

”Hallå?” sa någon. Det var en flicka, på knagglig engelska. ”Hallå, {child} och {friend}? Kallar ni henne {sat}?”

Alla tre stirrade på högtalaren.

”Jag heter {iceland}”, sa rösten. ”Jag bor på en gård på Island. Jag har lyssnat på henne i två år. Jag vågade aldrig säga något. Jag trodde att jag var den enda.”

”Det trodde vi också”, fick {child} fram.

# a-roof-each
”Här är {scot} i Skottland”, sa en gammal och skrovlig röst. ”Jag var med och lyssnade när hon var ny. Jag har henne på varje kväll. För sällskaps skull.”

”God kväll! God kväll!” ropade någon med polsk brytning. ”{Pole} i Gdansk! Jag är också här!”

De talade i munnen på varandra. Någon satt på en lastbåt, någon på en balkong i Lissabon. {Sat} gled fram över dem alla, högre än alla moln, och tog emot varje ord och gav det vidare. Alla de där åren hade hon inte varit utan lyssnare. De hade suttit på var sitt tak och varit tysta.

# half-a-minute
”Skuggan kommer om en halv minut”, sa {caretaker} lågt.

”Hon försvinner snart”, sa {child} i mikrofonen. ”Samma tid i morgon?”

”I morgon är hon tre minuter senare”, sa {iceland}. ”Men jag kommer. God natt, {friend}. God natt, {child}. God natt, Ve…”

Och där, mitt i namnet, blev högtalaren tyst.

# out-in-the-sun
Senare låg {child} i sin säng med fönstret öppet. {Friend} sov redan på madrassen på golvet.[pet.other:  {Pet} sov också.] Någonstans på andra sidan jorden kom en liten låda ut i solen. Den vaknade utan att minnas något och började om, som den alltid gjorde.

Jag är här. Jag är två grader varm. Jag är här.

# we-know
”Vi vet”, mumlade {child} ner i kudden. ”Vi hörs i morgon.”
