title: {Pet} räknar till två
title: Andra halvan av talet
title: Tvåhundra personer i vägen

% Hunden räknar för att den är just den hunden (@why) och slutar varje promenad med att linda kopplet om sina människor, vilket varje hund kan. Det är vimpelbandet som samlar ihop marknaden, inte rasen.

# counts
{Pet} var {a breed}, och {@why}

{@none} {Pet.He} hade {child}, som bodde där, och {friend}, {child.his} bästa vän, som nästan gjorde det. Och därför räknade {pet.he} varje dag till två.

{child}, en. {friend}, en. Två. För att det skulle fortsätta vara två gick {pet} sedan runt dem med kopplet, tills ingen kunde ta sig någonstans utan den andra, och lade sig på kopplet. Det var ingen stor flock, och oftast fick den hoppa hem, hopbunden, men fram till den där tisdagen hade {pet.he} aldrig tappat bort någon ur den.

# tuesday
Då var det utflykt med buss, och {friend} satte sig bredvid någon annan. Det var en som var ny[school:  på {school}] och såg gråtfärdig ut, och {friend} hade tänkt förklara. Men {child} klev på, fick syn på dem och gick rakt förbi. Och när {friend} vände sig om och sa: ”Det gör väl inget?” tittade {child} ut genom fönstret och sa: ”Varför skulle jag bry mig?”

Det var den största lögn {child.he} hade kommit med, och den gick hem direkt.

På onsdagen pratade de inte med varandra. På torsdagen pratade de ännu mindre. På fredagen hade det stelnat som cement.

# still-one
{Pet} räknade till en. {Pet.He} gick till ytterdörren och kom tillbaka och räknade om, och det blev fortfarande en, och en går inte att binda ihop. På natten låg {child} och hörde klorna gå runt, runt på köksgolvet och leta efter andra halvan av talet.

# the-fete
På lördagen var det marknad på ängen[city:  {in city}].

{child} gick dit för att {pet} behövde komma ut. Det hade ingenting att göra med vem som kanske hjälpte till i kakståndet. Från andra sidan syntes kakorna inte ens, om man inte stod på ett ben och lutade sig.

{child} lutade sig när kopplet blev slakt. I andra änden låg ett tomt halsband i gräset, som en lapp.

{Pet} stod alldeles stilla mitt ute på ängen. {Pet.He} hade sett {child}. Bakom kakorna hade {pet.he} sett {friend's} lugg. En och en. Det var bara tvåhundra personer i vägen.

Och så fanns det ett vimpelband, flera hundra små flaggor på ett snöre, och ena änden hade ramlat ner. {Pet} tog den i munnen. Man såg på {pet.him} att {pet.he} alltid hade vetat att den här dagen skulle komma.

# all-of-them
{Pet} började med nio småbarn, som sprang i kapp med ägg på sked. {@how}, och strax sprang de åt andra hållet. De hade kunnat kliva över bandet, men ingen ville vara först.

Sedan tog {pet.he} blåsorkestern, som kom över gräset i rask takt och spelade[music:  {music}] utan att komma av sig, med ett vimpelband bakom tuban. [elder: {Pet.He} tog {elder}, som höll på att hälla upp kaffe och inte såg någon anledning att sluta[elder2: , och {elder2}, som höll i koppen]. ][sport: {Pet.He} tog dem som var där för att visa hur man gör när man ska {play sport}, och det mitt i alltihop. ]{Pet.He} tog en man som var utklädd till morot, och prästen, som sa: ”Det var som sjutton.” {Pet.He} tittade på de två prisbelönta gässen, som aldrig lydde någon, och då gick de också.[athlete:  Inte ens {athlete} hade sluppit ut.]

”Vems hund är det där?” ropade en tant med megafon, som gick baklänges i hög fart.

{child} kunde inte svara. {child.He} höll på att bli hopsamlad. Vart {child.he} än försökte ta vägen var det flaggor, och {pet}, som såg ut att säga: Inte nu, jag jobbar.

# the-middle
Det blev trängre och trängre, tills hela marknaden stod på en yta som ett klassrum och höll sina kakor över huvudet. {child} knuffades baklänges in i den lilla luckan i mitten. Något gick två varv runt knäna på {child.him} och drog åt. {child.He} vände sig om för att säga förlåt till den som {child.he} satt fast i.

Det var {friend}.

”Oj”, sa {child}.

”Oj”, sa {friend}. {Friend.He} hade glasyr i håret.

{Pet} tittade från den ena till den andra. {child}, en. {friend}, en. Och för första gången sedan i tisdags gav {pet.he} ifrån sig ett stön och lade sig ner, med bakbenen över {friend's} skor och hakan på {child's}.

Orkestern hade slutat spela. Tvåhundra personer tittade noga på himlen.

# cared
”{Pet} har inte sovit”, sa {child}. ”Bara gått till dörren och tillbaka, hela nätterna.”

”För min skull?”

”Det fattas en.”

{Friend} tittade ner på {pet}. ”Jag bytte inte ut dig”, sa {friend.he}. ”Hon hade ingen att sitta med, det var bara det. Jag skulle ha sagt det, men du sa ju att du inte brydde dig.”

{child} hade flera vassa svar i munnen, och en annan dag hade {child.he} sagt ett av dem och gått, men man kan inte gå ifrån någon som man sitter fast i med knäna. Så {child.he} tittade ner på {pet}, som aldrig någonsin hade låtsats strunta i någonting.

”Jag brydde mig visst”, sa {child.he}. ”Så att jag mådde illa.”

”Bra”, sa {friend} och började storgråta. ”Jag med.”

Sedan kramades de en stund, och en gås sa något, och prästen undrade om det gick bra att ta ner armarna nu.

# one-more
Det var bara den nya som stod utanför flaggorna, för sig själv, för {pet} hade inte vetat att nya också räknas. {friend} tittade på {child}, och {child} tog ett djupt andetag. Att få upp knuten skulle ha tagit hela eftermiddagen, så de hoppade dit tillsammans, och {child} sa hej. {Pet} såg tre stycken komma tillbaka och höjde ögonbrynen, ett i taget. Det var ett stort tal, men {pet.he} trodde nog att det skulle gå.

# one-two
När lampan var släckt den kvällen gick {pet} sin runda. Där låg {child} i sin säng. Där låg {friend}, som skulle stanna över natten, i en hög av filtar på golvet, och båda två pratade fortfarande, med längre och längre mellanrum.

En, tänkte {pet}. Två.

Sedan lade {pet.he} sig mellan dem, där {pet.he} kunde känna dem andas båda två, och mer än så behövde {pet.he} inte räkna.

# @why
hundar räknar. De kan inte låta bli. En hund ser ut att sova, men den vet hur många som är hemma och vem av dem som funderar på att gå ut.
## if breed.Border Collie
sådana räknar. De kan inte låta bli. Släpp en i en hage med får, och på en minut vet den hur många de är, vilket av dem som tänker gå och vad som måste göras åt saken.
## if breed.Australian Shepherd
sådana räknar. De kan inte låta bli. De har ett öga på fåren som är där och det andra på det får som strax är borta.
## if breed.German Shepherd
schäfrar räknar. De kan inte låta bli. Schäfer betyder herde, och en herde som inte vet hur många han har är bara någon som är ute och går.
## if breed.Golden Retriever
golden retrievers räknar. De kan inte låta bli. De hämtar tillbaka det som saknas, och hur ska man veta vad som saknas om man inte har räknat?
## if breed.Labrador
labradorer räknar. De kan inte låta bli. Vem som helst kan när som helst tänka bre en smörgås, och en labrador vill veta var alla är.
## if breed.Poodle
pudlar räknar. De kan inte låta bli. Förr räknade de tal på cirkus, och folk klappade i händerna, och sådant glömmer inte en pudel.
## if breed.Bulldog
bulldoggar räknar. De kan inte låta bli. En bulldogg släpper aldrig det den har fått tag i, och då vill den gärna gå igenom det ibland och se att allt är där.
## if breed.Beagle
beaglar räknar. De kan inte låta bli. En beagle är gjord för att vara en av fyrtio, och varje morgon kollar den att de andra trettionio är där.
## if breed.Rottweiler
sådana räknar. De kan inte låta bli. Förr i tiden gick de hem från marknaden med slaktarens pengar i en börs om halsen, och sådant får man inte bära om man inte kan räkna.
## if breed.Yorkshire Terrier
yorkshireterrier räknar. De kan inte låta bli. De är stora som en limpa och vet att det är de som bestämmer, och den som bestämmer måste veta över hur många.
## if breed.Dachshund
taxar räknar. De kan inte låta bli. En tax ser ingenting ovanför knäna, så den räknar fötterna och delar med två.
## if breed.Siberian Husky
sådana räknar. De kan inte låta bli. De tittar bakåt ibland för att se att alla sitter kvar på släden, för det vore så pinsamt att komma till Nordpolen utan dem.
## if breed.Boxer
boxrar räknar. De kan inte låta bli. I boxning är det någon som lägger sig ner, och sedan räknar man. En boxer räknar först, och när det har blivit rätt lägger den sig.
## if breed.Cocker Spaniel
sådana räknar. De kan inte låta bli. De går in i varenda buske, och på vägen ut vill de se att det finns lika mycket familj kvar som när de gick in.
## if breed.Shih Tzu
en shih tzu räknar. Den kan inte låta bli. Förr satt den på en kudde hos kejsaren av Kina och höll reda på att ingen gick utan att buga.

# @none
Så många hade inte {pet}.
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
{Pet} hade inga får.
## if breed.Golden Retriever
{Pet} hade inga änder.
## if breed.Labrador
{Pet} hade inte så många att hålla reda på.
## if breed.Poodle
{Pet} hade ingen cirkus.
## if breed.Bulldog
{Pet} hade inte så mycket.
## if breed.Beagle
{Pet} hade inga trettionio.
## if breed.Rottweiler
{Pet} hade ingen börs.
## if breed.Yorkshire Terrier
{Pet} hade ingen armé.
## if breed.Dachshund
{Pet} hade bara fyra fötter att räkna.
## if breed.Siberian Husky
{Pet} hade ingen släde.
## if breed.Boxer
{Pet} behövde aldrig komma till tio.
## if breed.Cocker Spaniel
{Pet} blev fort färdig.
## if breed.Shih Tzu
{Pet} hade ingen kejsare.

# @how
Runt dem, på utsidan, kom ett vimpelband med {a breed} längst fram
## if breed.Border Collie / breed.Australian Shepherd
Runt dem, som en frisbee, kom {a breed} med ett vimpelband
## if breed.German Shepherd
Runt dem, på utsidan, kom en schäfer med ett vimpelband och såg ut att ha fått order
## if breed.Golden Retriever / breed.Labrador
Runt dem, på utsidan, kom ett vimpelband i en mun så mjuk att inte en enda flagga blev skrynklig
## if breed.Poodle
Runt dem, på utsidan, kom ett vimpelband med en pudel längst fram, som lyfte högt på fötterna och lyssnade efter applåder
## if breed.Bulldog
Runt dem, på utsidan, kom en bulldogg med ett vimpelband, långsamt, som ett skåp som har bestämt sig
## if breed.Beagle / breed.Cocker Spaniel
Runt dem, på utsidan, kom ett vimpelband, och längst fram fladdrade två öron som om de hörde dit
## if breed.Rottweiler
Runt dem, på utsidan, kom en rottweiler med ett vimpelband, och det är ingen idé att diskutera med en rottweiler som har med sig flaggor
## if breed.Yorkshire Terrier / breed.Shih Tzu
Runt dem, på utsidan, kom ett vimpelband, och längst fram sprang något som såg ut som en peruk som har bråttom
## if breed.Dachshund
Runt dem, långt nere i gräset, kom ett vimpelband som såg ut att springa själv
## if breed.Siberian Husky
Runt dem, på utsidan, kom ett vimpelband med en husky längst fram, som drog som om Nordpolen stängde klockan fem
## if breed.Boxer
Runt dem, på utsidan, kom ett vimpelband, upp och ner och upp och ner, med en studsande boxer längst fram
