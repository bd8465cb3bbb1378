title: Det är bara stan som fattas
title: Snigeln som letade efter {city}
title: Ett brev på sallad
title: Rätt stad för en snigel
guest snail: Holger (han), Evert (han), Sixten (han)

# knock
Sedan i tisdags hade det knackat på {child's} fönster, så svagt att det nog var ett löv. I kväll öppnade {child} för
att ta bort lövet.

På fönsterblecket satt en snigel med hus.

”Äntligen”, sa snigeln. ”Jag har knackat sedan i tisdags.”

”Förlåt”, sa {child}. ”Vad gällde det?”

”En stad”, sa snigeln, som hette {snail}. ”Hus har jag. Det är bara stan som fattas.”

Han fick åka in på en linjal.

## or
{Child} hade ställt fönstret på glänt, för luftens skull. När det skulle stängas satt det någon i vägen.

”Ett ögonblick”, sa en snigel. ”Jag är strax inne.”

Det tog nio minuter. [age>=7 / !music: {Child} hann borsta alla tänderna, även de längst bak.]

”Tack för att du öppnade”, sa snigeln, som hette {snail}. ”Jag har knackat sedan i tisdags. Ett hus har jag, som du
ser. Det är bara stan som fattas.”

# which-city
På fönsterbrädan berättade {snail} alltihop[friend: , så att {friend} också fick höra]. Ett hus sätter man bara ner en
enda gång. Därför måste det vara rätt stad. Den förra var fel. Där hade han stått i nitton år, och skulle precis sätta
ner huset, när någon råkade säga vad stan hette.

[age>=7 / !athlete / !music: ”Väldigt trevligt folk”, sa {snail}. ”De hade inte velat störa.”]

”Vilken stad letar du efter?” frågade {child}.

”Den där moster bor. Hon skickade ett brev, på sallad. Men vägen var lång, och namnet stod i mitten, där det är som
saftigast.”

”Du har ätit upp namnet.”

”Jag åt runt det först”, sa {snail}.

”Det här är i alla fall {city}”, sa {child}.

{Snail} smakade på ordet. ”Det kan det mycket väl ha varit. Hur är det här?”

## or
”Ett hus sätter man ner en gång”, sa {snail}, när han hade hämtat andan. ”Så det får inte bli fel. Det har blivit fel
förut. I nitton år stod jag mellan två rabatter, på prov, och sedan sa någon vad stan hette.”

[friend & age>=7: ”Vad hette den?” frågade {friend}.

”Något annat”, sa {snail}.]

”Vad borde den ha hetat?” frågade {child}.

”Det skrev moster, som bor där. Fast hon skrev på sallad, och jag hade långt att gå. Namnet stod mitt i. Det var den
godaste biten.”

”Så du åt upp det.”

”Inte genast. Jag började med att läsa det”, sa {snail}. ”Men jag läser långsammare än jag äter.”

”Här är det {city}”, sa {child}.

”{City}.” {Snail} kände efter i magen. ”Det är inte olikt. Berätta lite.”

# same-there
”Vi har gatlyktor”, sa {child}. ”De tänds av sig själva.”

”Det gjorde de på förra stället också”, sa {snail}.

[school: {Child} tog fram en lapp från {school}. {Snail} åt upp ett hörn av den. ”Exakt samma smak”, sa han.]

[sport: ”Här får man {play sport}.”

”Det fick man där också.[age>=8:  De hade precis lika bråttom.]”]

[athlete: ”Alla här vet vem {athlete} är.”

”Det visste till och med sniglarna där”, sa {snail}.]

[music: {Child} nynnade på {music}. {Snail} höll takten med ögonen, som satt på skaft. ”Det nynnade de på där också.”]

[pet.other: ”Här bor {pet}.” {Snail} bugade åt {pet} med båda ögonen. ”Angenämt. Men det bor alltid någon.”]

[!school & !sport & !athlete & !music & !friend & !pet.other: ”På fredagar luktar det pizza i trappor och portar”, sa
{child}. {Snail} luktade. ”Det var samma fredagar där.”]

## or
”Här kommer bussen alltid precis när man har gått”, sa {child}.

”Den bussen hade de på förra stället också”, sa {snail}.

[school: ”På {school} låter det så här på rasten.” {Child} visade. {Snail} drog in huvudet tills det var över. ”Så lät
det”, sa han.]

[sport: ”I hallen står väskan med allt till {sport}.”

”Den stod i hallen där med”, sa {snail}. ”Mitt i vägen.”]

[athlete: ”På väggen här sitter {athlete}.”

”På väggarna där också. Jag tog vägen runt.”]

[music: Genom väggen hördes {music}, som ibland.

”Det hörde man där med”, sa {snail}. ”Det var i stort sett samma vägg.”]

[pet.other: ”Vi har {pet}.” {Snail} såg på {pet}, länge och artigt. ”Jag trivs redan. Men det räknas inte.”]

[!school & !sport & !athlete & !music & !friend & !pet.other: ”Duvorna går på trottoaren fast de kan flyga.” {Snail}
nickade. ”Jag gick bakom en i tre veckor”, sa han.]

# we-have-friend
[friend: ”Vi har {friend}”, sa {child} till slut.

{Snail} såg noga på {friend}, som sov över. ”Nej”, sa han. ”{Friend} hade de inte. Men det står ingenting om det i
brevet.”

”Har du brevet kvar?” frågade {friend}. | ”Då vet jag inte”, sa {child}. ”Har du brevet kvar?”]

”Allt utom namnet”, sa {snail}. ”Det ligger längst in.”

# letter
Han gick in i huset efter det. Man hörde hur han gick runt, runt, och flyttade på saker.

[adult: ”Vem är det du pratar med?” frågade {adult} i dörren.

”En som söker stad”, sa {child}.

”Har han någonstans att bo?”

”Ja”, sa {child}. ”Det är det han har.”]

Ut kom {snail} med ett salladsblad, torrt som te, med ett runt hål i mitten. Bokstäverna var så små att [elder:
{elder} fick komma med förstoringsglaset[elder2: , och {elder2} med en lampa] | det måste hållas mot lampan].

”Käre {snail}”, läste {child}. ”Kom och bo här i … och så är det hål. Sedan står det: Stan känner du igen på en enda
sak. {@fact-sign}”

”Det förstår jag inte”, sa {child}.

”Inte jag heller”, sa {snail}. ”Moster skrev kort. Det var en liten sallad.” Han drog in ögonen. ”Då går jag väl
vidare. Jag hinner till stupröret innan det blir ljust.”

## or
{Snail} vände om och gick hem. Där inne gick en trappa i spiral, och han letade på varje steg.

[adult: ”Är du inte i säng?” frågade {adult} i dörren.

”Jag väntar på posten”, sa {child}.

”Vem kommer med den?”

”En snigel.”

”Då hinner du sätta på dig pyjamasen”, sa {adult}.]

Till slut kom ett salladsblad ut baklänges, och efter det {snail}. Bladet var brunt och skört och hade ett prydligt
hål. [age>=7 / !athlete / !music: Mindre handstil fanns inte. ][elder: ”Här behövs förstoringsglas”, sa {elder}, som
hade ett[elder2: , och {elder2} höll lampan]. | Med lampan bakom gick det att läsa.]

{Child} läste högt. Käre {snail}, stod det. Flytta till, och så hålet. Att du har kommit rätt märker du på det här:
{@fact-sign} Hälsningar, moster.

”Vad betyder det?” sa {child}.

”Så långt har jag inte hunnit”, sa {snail} och drog in ögonen. ”Är det fel igen får jag gå nu, medan stupröret är
vått.”

# cheek-to-the-floor
Då gled brevet ur handen, ner på golvet och in under sängen[pet.dog / pet.cat: , där {pet} låg och vilade hakan mot
golvet]. {Child} la sig på mage för att nå det. [friend: {Friend} la sig bredvid.]

Med kinden mot golvet såg ingenting ut som vanligt. Sängbenen var torn. Mattan hade en skog längs kanten. [pet.dog /
pet.cat: {Pet} var stor som en buss.][age>=8:  Till andra sidan av rummet var det väldigt långt.]

[friend: ”Har de det alltid så här?” sa {friend}.]

{Child} låg still. ”Moster skrev ju hur det ser ut härifrån.” Och så läste {child.he} en gång till, nerifrån golvet
och i snigelfart: ”{@fact-sign}” Då visste {child}.

{@fact-aha}

{@fact-yes}

Ut kom ögonen igen. ”Då är jag framme”, sa {snail}. Det hade han aldrig fått säga förut, så han sa det en gång till.

## or
{Child} gick fram och tillbaka och tänkte. Det hjälpte inte.

”Du läser för högt upp”, sa {snail}. ”Moster är lika lång som jag.”

Då fick man väl lägga sig på golvet. {Child} la sig med kinden mot mattan[pet.dog / pet.cat: , nos mot näsa med
{pet}]. [friend: {Friend} la sig bredvid.] Där nere var en dammtuss en hel buske.[age>=7 / !athlete / !music:  En
tappad krita låg som en timmerstock tvärs över vägen, och dörren var så hög att den nog ledde till himlen.]

[friend: ”Man skulle behöva matsäck till köket”, sa {friend}.]

{Child} höll brevet alldeles intill och läste det som det var skrivet, nerifrån: ”{@fact-sign}” Och nu var det inte
svårt alls.

{@fact-aha}

{@fact-yes}

Ögonen reste sig så långt skaften räckte. ”Framme”, sa han. ”Framme. Det är kortare än jag trodde.”

# down-it-goes
Så satte han ner huset. Det blev i fönstrets vänstra hörn, på utsidan, där det är vått på morgnarna. Duns, lät det.
{Child} hade aldrig hört en så liten duns.

”Till nyinflyttade ska man komma med bröd och salt”, sa {child}.

{Snail} bleknade. ”Bara brödet, tack.”

## or
Det var bara att välja plats. Fönstrets vänstra hörn, bestämde {snail}, på utsidan, i lä. {Child} la ut ett frimärke
som dörrmatta, och han torkade av foten på det i båda ändar. Sedan gav huset ifrån sig ett litet knäpp mot blecket.
Det var nersatt.

”Nu kan du komma hem till mig”, sa {snail}. ”Fast inte in.”

# at-the-edge
Sist av allt skrev de till hans kusiner, på ett färskt salladsblad ur kylskåpet. ”Det är {city}”, skrev {child}.
”Kom.”

”Sätt namnet längst ut i kanten”, sa {snail}. ”Där är det beskt.”

I morgon skulle han gå och hälsa på moster. Hon bodde bara runt hörnet, så han räknade med en månad.

## or
Nu fattades bara ett svar till hans kusiner, som väntade i ett dike. {Child} fick skriva, på ett nytt salladsblad, för
{snail} hade fullt upp med att bo. ”Vi har hittat stan. Den heter …”

”Skriv det tre gånger”, sa {snail}. ”De är hungriga.”

Så det stod {city}, {city}, {city}. Och i morgon skulle han till moster. Hon hade det nära, två portar bort, så henne
skulle han hinna till på en månad.

# doors-shut
[elder: {Elder.short} tog förstoringsglaset och släckte. | Lampan släcktes.] {Child} kröp ner[friend: , och {friend}
på madrassen bredvid]. [age>=7 / !athlete / !music: Från fönstret kom det en smal strimma luft som luktade natt och
vått blad. ]Där ute drog {snail} in huvudet, och {in city} gjorde alla likadant, i fönster efter fönster, tills det
bara var gatlyktorna kvar.

## or
Det var sent, även för en snigel. [elder: {Elder.short} sa god natt och tog glaset med sig. ]{Child} låg i mörkret och
lyssnade[friend: , och {friend} lyssnade på madrassen bredvid]. I fönsterhörnet prasslade det lite, som när någon
hänger gardiner. Sedan la det sig. Ute {in city} gick någon hem med lugna steg, och en dörr gick igen, mjukt, och
långt efteråt en till.

# nothing-missing
{Child} drog täcket över huvudet. Det var varmt där inne, och lagom stort. Det var ett hus, och stan fattades inte
heller. Den låg utanför, hela {city}, alldeles stilla.

## or
På rutan glänste ett streck av silver. Det kom långt bortifrån, genom gräs och över gator och uppför en hel vägg, och
här, i vänstra hörnet av {child's} fönster {in city}, tog det slut.

% The one true thing by which the city is known, seen from two centimeters up. Sources: the cities' own pages, their
% museums and Wikipedia (named at each row); 'any' claims nothing.
% Gothenburg: Poseidon by Carl Milles at Götaplatsen, fish in the right hand, shell in the left (millesgarden.se).
% Munich: the glockenspiel of the New Town Hall, Marienplatz, every day at eleven (muenchen.de).
% New York: the Statue of Liberty, dedicated 1886 (nps.gov).
% Stockholm is built on fourteen islands (visitstockholm.com).
% Turning Torso, 2005, turns ninety degrees from foot to top (malmo.se).
% The cathedral is as tall as it is long, 118.7 meters (uppsaladomkyrka.se).
% 'Gurkstaden', the cucumber town, an old nickname (vasteras.se).
% Svampen, the water tower of 1958 (orebro.se).
% Berg, the Carl Johan locks of the Göta Canal: seven in a row (gotakanal.se).
% Helsingør in Denmark lies four kilometers across the Sound (visithelsingborg.com).
% The match factory and the Match Museum (matchmuseum.jonkoping.se).
% Carl Johans park: 25,000 cacti and succulents planted each summer since 1926 (norrkoping.se).
% The giant Finn at his pillar in the crypt (lundsdomkyrka.se).
% 'Björkarnas stad' (umea.se).
% The Gävle goat of straw, thirteen meters, every Advent since 1966 (gavle.se).
% 'Walking to Borås' by Jim Dine, nine meters, 2008 (boras.se).
% The town lies between Norra and Södra berget (visitsundsvall.se).
% The city is being moved because of the mine; the church went five kilometers on wheels in 2025 (kiruna.se).
% The ring wall, 3.4 kilometers (gotland.se).
% The Öland Bridge, 6,072 meters (kalmar.se).
% 'Sola i Karlstad', statue of the innkeeper Eva Lisa Holtz (karlstad.se).
% Gammelstad church town: over four hundred cottages, World Heritage (visitlulea.se).
% At least six ravens live at the Tower (hrp.org.uk).
% The Ampelmann of the Berlin traffic lights (ampelmann.de).
% More than two thousand bridges, more than Venice (hamburg.de).
% Cloud Gate, 'the Bean', Millennium Park (chicago.gov).
% The Hollywood sign: nine letters, forty-five feet tall (hollywoodsign.org).
% Castle Rock is the plug of an extinct volcano (edinburghcastle.scot).
% The worker bee, emblem of the city (manchester.gov.uk).
% Portland, Oregon, was named after Portland, Maine, by the toss of a coin in 1845 (ohs.org): true in both.
# @fact-sign
Det är där någon öppnar.
## if city.Stockholm
Fjorton gånger tar landet slut, och fjorton gånger börjar det om.
## if city.Göteborg / city.Gothenburg
Här står en karl som är hög som ett hus, med en fisk i ena handen. I den andra håller han upp en av oss.
## if city.Malmö
Här finns ett hus som är byggt som våra. Det vrider sig på vägen upp.
## if city.Uppsala
Här finns en kyrka där det är lika långt upp som bort.
## if city.Västerås
Här har de kallat stan efter mat. God mat. Grön.
## if city.Örebro
Här står en svamp så hög att ingen har kunnat äta upp den. Den är full av vatten.
## if city.Linköping
Här går båtarna i trappor.
## if city.Helsingborg
Här kan man se ett annat land utan att gå dit.
## if city.Jönköping
Här har de lärt elden att ligga still i en liten ask.
## if city.Norrköping
Gå aldrig tvärs över rabatten i parken. Fråga inte hur jag vet det.
## if city.Lund
Under kyrkan står en jätte och kramar en pelare. Han har inte släppt än.
## if city.Umeå
Här går man under vita stammar, gata upp och gata ner.
## if city.Gävle
Vänta till advent. Då kommer det en bock som är högre än ett hus, och den är av halm.
## if city.Borås
Här går en pojke som är lika lång som ett hus, åt samma håll som du.
## if city.Sundsvall
Här ligger ett berg på var sida, så att huset inte kan rulla bort.
## if city.Kiruna
Skynda dig inte. Stan är på väg, den också.
## if city.Visby
Följ muren tills du är där du började. Ta med matsäck.
## if city.Kalmar
Här är en bro så lång att man hinner bli äldre på den.
## if city.Karlstad
Här finns en dam som skiner, även när det regnar.
## if city.Luleå
Här finns fyrahundra små röda hus som står tomma nästan hela veckan.
## if city.London
Var artig mot de sex svarta fåglarna. De är i tjänst.
## if city.New York / city.New York City
Ute i vattnet står en grön dam och håller upp en lampa, så att man ska hitta dörren.
## if city.Berlin
En liten grön gubbe i hatt säger till när man får gå. Han har inget tålamod.
## if city.Hamburg
Här blir man aldrig blöt om foten, hur mycket vatten det än är.
## if city.Munich / city.München
Klockan elva dansar de uppe i tornet, och ingen har bråttom.
## if city.Chicago
Här ligger en böna som man kan spegla sig i.
## if city.Los Angeles
Uppe på berget står nio vita bokstäver, höga som hus. Jag har börjat på den första.
## if city.Edinburgh
Slottet står på en vulkan. Var inte orolig, den har slocknat.
## if city.Manchester
Här sitter det bin på allting, och inget av dem flyger.
## if city.Portland
Se upp: det finns två, en i var ände av landet. De singlade slant om namnet.

# @fact-aha
Med en fingertopp gick det att knacka i golvet så svagt som en snigel. Det hördes nästan inte. ”Någon som öppnar”, sa
{child}. ”Det gjorde ju jag.”
## if city.Stockholm
”Öarna! {City} ligger på fjorton öar!”
## if city.Göteborg / city.Gothenburg
”Poseidon! Han står på Götaplatsen {in city}, med en fisk i ena handen och en snäcka i den andra.”
## if city.Malmö
”Turning Torso! Det huset vrider sig ett kvarts varv, hela vägen upp.”
## if city.Uppsala
”Domkyrkan! Den är precis lika hög som den är lång.”
## if city.Västerås
”Gurkan! {City} kallas för Gurkstaden.”
## if city.Örebro
”Svampen! Vattentornet! Det ser ut som en svamp, och det heter så också.”
## if city.Linköping
”Bergs slussar! Där åker båtarna på Göta kanal uppför, sju slussar i rad.”
## if city.Helsingborg
”Danmark! Det ligger rakt över sundet från {city}.”
## if city.Jönköping
”Tändstickorna! De gjordes {in city}, och det finns ett helt museum om dem.”
## if city.Norrköping
”Kaktusarna! I parken {in city} planterar de tjugofemtusen kaktusar varje sommar.”
## if city.Lund
”Jätten Finn! Han är av sten, och han står under domkyrkan {in city}.”
## if city.Umeå
”Björkarna! {City} kallas för Björkarnas stad.”
## if city.Gävle
”Gävlebocken! Den står {in city} varje jul.”
## if city.Borås
”Pinocchio! Den stora statyn! Han är på väg till {city}, det är det han heter!”
## if city.Sundsvall
”Norra berget och Södra berget! {City} ligger mitt emellan.”
## if city.Kiruna
”{City} flyttar ju! De har kört hela kyrkan på hjul, flera kilometer.”
## if city.Visby
”Ringmuren! Den går runt hela det gamla {city}.”
## if city.Kalmar
”Ölandsbron! Den börjar {in city} och är sex kilometer lång.”
## if city.Karlstad
”Sola i {city}! Så kallades hon, och nu står hon staty.”
## if city.Luleå
”Kyrkstugorna i Gammelstad! I dem sover man bara över ibland, när det är stora helger.”
## if city.London
”Korparna! Det bor alltid minst sex korpar i Towern.”
## if city.New York / city.New York City
”Frihetsgudinnan! Hon har hållit upp den där facklan i mer än hundra år.”
## if city.Berlin
”Ampelmann! I trafikljusen {in city} har gubben hatt på sig.”
## if city.Hamburg
”Broarna! {City} har mer än tvåtusen broar, fler än Venedig.”
## if city.Munich / city.München
”Klockspelet! På rådhuset {in city}, där figurerna snurrar runt.”
## if city.Chicago
”The Bean! Bönan i parken {in city}! Den är stor som ett hus och alldeles blank.”
## if city.Los Angeles
”Hollywoodskylten! Den står ovanför {city}, och den har nio bokstäver.”
## if city.Edinburgh
”Slottsklippan! Slottet {in city} står på en urgammal vulkan.”
## if city.Manchester
”Arbetsbiet! Det är märket för {city}, och det sitter till och med på papperskorgarna.”
## if city.Portland
”{City} i Oregon och {city} i Maine! Det ena är uppkallat efter det andra.”

# @fact-yes
”Det gjorde du”, sa {snail}. ”{In city}.”
## if city.Stockholm
”Fjorton”, sa {snail}. ”Och moster som inte kan simma.”
## if city.Göteborg / city.Gothenburg
”En snäcka”, sa {snail}. ”Det är vad vi heter på fint.”
## if city.Malmö
”Ett kvarts varv”, sa {snail}. ”Ja, det är ju en början.”
## if city.Uppsala
”Moster mätte åt båda hållen”, sa {snail}. ”Det var det hon gjorde som ung.”
## if city.Västerås
”Gurkstaden”, sa {snail} andäktigt. ”Och jag kom för sällskapets skull.”
## if city.Örebro
”Ingen har kunnat”, sa {snail}. ”Då har hon försökt.”
## if city.Linköping
”Moster följde med en gång”, sa {snail}. ”Hon tyckte att det gick fort.”
## if city.Helsingborg
”Utan att gå dit”, sa {snail}. ”Ett utmärkt land.”
## if city.Jönköping
”Och den ligger still”, sa {snail}. ”Duktig eld.”
## if city.Norrköping
”Det förklarar handstilen”, sa {snail}.
## if city.Lund
”Inte släppt än”, sa {snail}. ”Där har vi någon som tar tid på sig.”
## if city.Umeå
”Löv på varenda gata”, sa {snail}. ”Det är ju full servering.”
## if city.Gävle
”Halm”, sa {snail}. ”Moster har alltid tyckt om möbler som går att äta.”
## if city.Borås
”Till {city}, till fots”, sa {snail}. ”Då är vi två.”
## if city.Sundsvall
”Två väggar”, sa {snail}. ”Då är det inte mycket som fattas.”
## if city.Kiruna
”Så var det med den saken”, sa {snail}. ”Jag var framme en gång förut. Men då hade den gått.”
## if city.Visby
”Moster gick ett varv”, sa {snail}. ”Jag hann födas under tiden.”
## if city.Kalmar
”Moster fyllde år två gånger”, sa {snail}, ”och då hade hon ändå medvind.”
## if city.Karlstad
”Även när det regnar”, sa {snail}. ”Då får man båda delarna.”
## if city.Luleå
”Fyrahundra”, sa {snail}. ”Och här har jag gått och burit på ett eget.”
## if city.London
”Fåglar med arbete”, sa {snail}. ”De har inte tid med sniglar.”
## if city.New York / city.New York City
”Utan att ställa ner den”, sa {snail}. ”Hon vet hur det är att bära.”
## if city.Berlin
”Det tog moster elva gröna gubbar att komma över”, sa {snail}.
## if city.Hamburg
”Jag har bara en fot”, sa {snail}. ”Den är jag rädd om.”
## if city.Munich / city.München
”Runt, runt, sakta”, sa {snail}. ”Den dansen kan jag.”
## if city.Chicago
”En böna, stor som ett hus”, sa {snail}. ”Och så skriver hon om spegeln.”
## if city.Los Angeles
”Vid det här laget är hon nog framme vid andra bokstaven”, sa {snail}.
## if city.Edinburgh
”Slocknat”, sa {snail}. ”Sådana vulkaner kan man ha att göra med.”
## if city.Manchester
”Bin som sitter still”, sa {snail}. ”Jag har alltid sagt att det går.”
## if city.Portland
”Då var det där jag stod”, sa {snail}. ”I det andra. Och så finns det bara det här kvar.”
