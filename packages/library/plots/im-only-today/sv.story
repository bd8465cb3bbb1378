title: Bara i dag
title: Födelsedagen på mattan
guest friend: Rasmus (han), Tyra (hon)
guest elder: Arne (han), Gerd (hon)
guest minder: Josefin (hon), Petra (hon)

% Fffp är en ballong som fylls. Det stora pfff får vara precis så fult som ni vill. Sista ”inte än” viskas.

# on-the-mat
På sin födelsedag, tidigt på morgonen, öppnade {child} ytterdörren i pyjamas, och där på mattan stod Födelsedagen. Den var stor som ett kylskåp och rund som en ballong, randig överallt, och den luktade som ljus som man nyss har blåst ut.

”Nu är jag här!” sa Födelsedagen. ”Tårta! Lekar! Paket! Kör!”

”Inte än”, sa {child}.

{Child.He} ville vänta på {friend}, och på {@elder}. [elder2: {Child.He} ville vänta på {elder2} med ljusen. ]{Child.He} ville att dagen skulle räcka länge.

# it-fills-up
”Inte än?” sa Födelsedagen. Fffp lät det, som när man blåser upp en ballong, och så blev den lite större. Sedan trängde den sig in, förbi alla jackor.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] nosade på ränderna och nös.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] gick upp på hatthyllan för att se bättre.][pet.other:  Till och med {pet} tittade upp.]

”När du säger inte än fylls jag på”, sa den. ”När du säger nu släpper jag ut det.”

# worse-than
Klockan tio kom {friend}. {Friend.He} var {child's} bästa vän och talade alltid om vad som var värre.

”Den var stor”, sa {friend}. ”Men en tjur är värre.”

”Jag är {child's} födelsedag”, sa Födelsedagen. ”Jag har gått till fots i ett helt år[city: , tvärs genom {city}][school: , förbi {school}]. Paket?”

”Inte än”, sa {child}.

Fffp. Födelsedagens rumpa välte klädhängaren.

# saving-it
”Varför inte?” sa {friend}. ”Jag vill se vad du får av mig.”

”Om vi öppnar dem är de öppnade”, sa {child}. ”Och om vi äter tårtan är den uppäten. Jag sparar på alltihop.”

”Mig kan man inte spara!” sa Födelsedagen. ”Jag är bara i dag! I morgon är jag i går!”

Båda hade rätt. Båda lade armarna i kors. Fffp. Nu var Födelsedagen lika bred som en bil.

# in-the-doorway
{Friend} fick en idé. ”Vi ställer den i trädgården. Det är ju bara en dörr.”

Så de vände på den och knuffade, alla tre, med [adult: {adult} | {minder}, som hade kommit för att hjälpa till med kalaset,] i mitten. Födelsedagen kom ut till magen. Där tog det stopp.

”Andas in”, sa {friend}.

”Jag är en födelsedag. Jag kan bara blåsa ut.”

Då gnisslade grinden.

# a-voice-outside
”Vem har ställt ett tält i dörren?” sa en röst där ute.

Det var {elder}. {@baker} {Elder.He} hade en vit kartong i famnen.

”Jag kommer inte in”, sa {elder}. ”Och nu börjar det regna på grädden.”

Oj, oj.

”Säg nu”, bad Födelsedagen. ”Snälla {child}.”

# sleeves
{child} öppnade munnen. Det drog ihop sig i magen, och det blev hett i ögonen.

”Jag vill inte att det ska ta slut”, sa {child}. {Child.He} var ledsen.

Ingen skrattade. {Friend} kom och ställde sig så nära att deras ärmar nuddade varandra.

”Jag var ledsen i slutet på min”, sa {friend}. ”Jag satte mig under bordet med den sista korven. Du får vara med. Du får halva.”

{@kept}

Då skrattade {child}.

# now
Sedan lade {child.he} båda händerna mot Födelsedagens randiga rygg. Den var varm, och den skakade. Den hade gått i ett helt år, och inte en enda sak hade den fått göra.

”NU!” skrek {child}.

Pffffffffffffff!

Födelsedagen for i väg baklänges. Den flög två varv runt lampan[athlete: , fortare än {athlete}], med det fulaste ljud som någonsin hade hörts i det huset, och landade i fåtöljen.

”Det där var värre än en tjur”, sa {friend}, som låg på golvet och skrattade.

{Elder} klev in över mattan, skakade regnet av kartongen och tittade under locket. ”Hämta tallrikar”, sa {elder}. ”Fort, medan den hör oss.”

# all-afternoon
Sedan var det nu, hela eftermiddagen. De öppnade paketet från {friend}, och det var en ficklampa som såg ut som en tjur.[music:  De dansade till {music}.] De lekte kurragömma[sport:  och {sport}], och Födelsedagen gömde sig bakom gardinen, med hela rumpan utanför. De åt tårtan.[adult:  {Adult} fick biten som det hade regnat på.][elder2:  {Elder2} tog två.] För varje nu blev Födelsedagen lite mindre. När det var dags att bada rymdes den i {child's} båda händer.

# under-the-table
{Friend} och {child} satt under bordet med den sista korven.[pet.dog:  {Pet} satt så nära korven som en hund får.][pet.cat:  {Pet} sov bland presentpappren.][pet.other:  {Pet} hade fått ett presentsnöre att titta på.] Födelsedagen satt mellan dem.

”Jag borde gå”, sa den. ”Det är långt runt.”

{child} slöt händerna om den, försiktigt.

”Inte än”, viskade {child.he}.

Födelsedagen tittade upp på {child.him}. Den växte, precis så mycket att den fyllde händerna.

”Det var det finaste inte än du har sagt”, sa den.

# round-the-corner
Så den stannade medan {friend} bröt korven mitt itu. Sedan bar {child} och {friend} ut den på trappan tillsammans, och {friend} lyste med tjuren längs gången. Den lilla randiga Födelsedagen gick under grinden och bort längs vägen. {child} vinkade tills den hade svängt runt hörnet. Sedan gick {child.he} in och åt upp sin halva.

# @elder
{elder} från bageriet, som skulle komma med tårtan
## if elder
{elder}, som skulle komma med tårtan

# @baker
{Elder} hade varit bagare i fyrtio år och tyckte att en tårta ska ätas medan den ännu hör vad man säger.
## if elder
{Elder} tyckte att en tårta ska ätas medan den ännu hör vad man säger.

# @kept
”Jag har bakat en tårta nästan varje dag, {child}”, ropade {elder}. ”Jag har aldrig fått behålla någon. Men jag är väldigt tjock.”
## if elder
”Jag har aldrig lyckats spara en tårta, {child}”, ropade {elder}. ”Men magen minns dem allihop.”
