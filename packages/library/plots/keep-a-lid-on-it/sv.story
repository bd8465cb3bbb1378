title: Lock på
title: På glänt
title: Under locket
guest friend: Tindra (hon), Ruben (han)
guest pet: Smilla (hon), Bosse (han)
guest elder: Maj (hon), Alvar (han)
guest lift: Sonja (hon), Gun (hon)

% Den äldres lock går igenom alltihop. Djuret är familjens, annars gårdens hund. En katt i hundens ställe: @whined, @shook, @kind.

# since-tuesday
Regnbågen hade stått på {@yard} sedan i tisdags.

Det var torsdag nu. Det hade inte regnat en droppe på två dygn[city: , inte ens {in city}], och ändå stod den där, med ena foten bakom regntunnan och resten uppe över ladugårdstaket, där den blev tunnare och tunnare och till slut bara var luft.

”Den är blekare i dag”, sa {child}. ”I går hade den violett.”

”Något har den väl att göra här”, sa {elder} och satte lock på kaffepannan.

{Elder} satte lock på allting. Smöret hade lock, sockret hade lock, [elder2: {elder2's} kopp hade lock, ]till och med hinken med klädnypor hade ett lock som {elder.he} hade sågat själv. ”Det som har lock har man kvar”, brukade {elder.he} säga.

# like-a-cow
{child} gick ut. På nära håll var regnbågen som en ko i dimma: man såg den inte riktigt, men man kände att den var stor och att den andades. Den luktade våt sten. När {child} sträckte fram handen ryggade den lite grann, men inte längre. Den ville inte gå därifrån. Den såg inte ut att orka stanna heller.

{child} ville att den skulle komma hem innan färgerna tog slut[adult: , och helst innan {adult} kom med bilen].

# the-barrel
{@Who} låg redan där. {Pet} avskydde vatten och gick runt om någon hade spillt, men i två dagar hade {pet.he} legat med nosen mot regntunnan och bara gått in för att äta. Ibland {@whined} {pet.he}, en enda liten ton.

”{Pet.He} tror att det är en skatt”, sa {friend}[!friend.known: , {child's} bästa vän,] som kom cyklande med en presenning på pakethållaren[sport: , fast {friend.he} egentligen skulle {play sport}]. {Friend} ville egentligen ha en bit. En liten, sa {friend.he}, en remsa av det gula, för {friend.he} skulle hålla föredrag [school: {at school} ]på måndag och ingen i klassen trodde på något {friend.he} sa sedan det där med ålen. ”Men först räddar vi den. Det är solen som bleker. Det är likadant med våra gardiner.”

# the-red-went-out
De spände presenningen mellan ladugården och vedboden[music: , och {friend} nynnade på {music}]. Det tog en kvart. När skuggan föll över regnbågens fot slocknade det röda.

Inte lite i taget. Det bara var borta.

”Ta ner den!” ropade {child}. ”{Friend}, ta ner den!”

De slet loss presenningen. Sakta, som när man får tillbaka känseln i en hand, kom det röda igen. Men svagare än förut.

{Friend} satte sig på presenningen. ”Förlåt”, sa {friend.he}. {Friend.He} sa det inte till {child}.

# it-bent
De satt där länge. {Pet} {@whined} sin enda ton. {Pet.He} satte ena framtassen mot tunnan och krafsade, lade sig, lyssnade och krafsade igen.

Då såg {child} något {child.he} hade haft framför ögonen i två dagar. Varje gång {pet} {@whined} rörde sig regnbågen. Den böjde sig. Hela den stora bågen sänkte sig en aning, ner mot tunnan, som någon som lutar sig över en säng.

”{Pet.He} letar inte efter någon skatt”, sa {child}. ”{Pet.He} hör någon. Och det gör regnbågen också.”

”Var då?”

# the-lid
”{Elder.short}! När satte du lock på tunnan?”

{Elder} kom ut på trappan med händerna i förklädet. ”I tisdags. Så fort det slutade regna. Det gör jag alltid, annars ramlar det …” {Elder.He} tystnade. ”Annars ramlar det i saker”, sa {elder.he}.

{Elder.He} gick över gården fortare än {child} någonsin hade sett {elder.him} gå[athlete: , nästan som {athlete}]. {Elder.He} lade båda händerna på locket och lyfte.

Där nere i det svarta vattnet låg en regnbåge. Den var inte längre än en sko. Den hade alla färgerna, men den låg alldeles platt, som oljan på en vattenpöl vid en bensinmack, och den darrade.

”En unge”, viskade {friend}.

”Två dygn i mörkret”, sa {elder}. ”Under mitt lock.”

# let-it-run
{child} stack ner handen, men ungen rann mellan fingrarna. {Friend} försökte med skopan. Den rann över kanten.

”Den går inte att bära”, sa {child}.

”Då får den rinna”, sa {elder}, spottade i nävarna, tog tag i tunnan och välte den.

Vattnet gick ut över gården och blev en lång, blank pöl i skuggan av ladugården. Mitt i pölen låg ungen. Den stora regnbågen böjde sig så djupt att taket blev gult, men den nådde inte.

”Det är skuggan”, sa {friend}. {Friend.He} hade rest sig. ”Det var ju det jag gjorde med presenningen. De behöver sol, {child}. Den måste ut i solen!”

Solen fanns tio steg bort, vid klädstrecket. Ingen kunde bära en regnbåge tio steg.

# into-the-puddle
Då gick {pet} ut i pölen.

{Pet}, som avskydde vatten, lade sig rakt ner i det och rullade från sida till sida, länge och noga, tills pälsen hängde och hela {pet.he} skimrade i grönt och blått. Sedan reste {pet.he} sig. {Pet.He} gick väldigt försiktigt, med huvudet lågt, som om {pet.he} hade något som sov på ryggen. Ett steg. Ett till. Hela vägen till klädstrecket, ut i solen.

# a-cloud-of-drops
{@Shook}

{Pet.He} började med öronen och slutade med svansen, och runt {pet.him} stod ett helt moln av droppar, och i molnet, liten och rund och alldeles vaken, stod ungen.

Den stora böjde sig en sista gång. Det gick så fort att {friend}, som hade väntat i två dagar på en bit gult, glömde att sträcka fram handen. Sedan var båda borta, och gården var bara en gård.

# open-a-crack
{@Home}

”{Pet.He} bar en sak”, sa {child}.

I backspegeln såg {child.he} {elder} resa upp tunnan, hämta locket och lägga det till rätta. {Elder.short} gick några steg. Sedan vände {elder.he}, gick tillbaka och ställde det på glänt.

# @yard
gården hos {elder}, grannen bortom skogen,
## if elder
{elder's} gård

# @who
{pet}, hunden på gården,
## if pet.dog
{pet}, {child's} hund,
## if pet.dog & breed
{the breed} {pet}
## if pet.cat
{pet}, {child's} katt,
## if pet.cat & breed
{the breed} {pet}

# @whined
gnällde
## if pet.cat
jamade

# @kind
hunden
## if pet.cat
katten

# @shook
Där ställde {pet.he} sig bredbent och skakade sig.
## if pet.cat
Där ställde {pet.he} sig bredbent, såg ut som om ingen fick titta, och skakade sig.

# @home
{@A} kom med bilen för att hämta {child}, och frågade varför hunden var blöt.
## if pet
På väg hem i bilen frågade {@a} varför {@kind} var blöt.
## if pet & !adult
På väg hem i bilen frågade {lift}, som körde, varför {@kind} var blöt.

# @a
{lift}
## if adult
{adult}
