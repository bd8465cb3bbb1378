title: Hästen med åtta ben
title: En av oss är huvudet
title: Varför är du fler?
guest aunt: moster Vivi (hon), moster Pia (hon)
guest mare: Gullviva (den), Blåklocka (den)

% Hästen är "den". Den som syr och spelar (@a): {adult}, annars den äldre, annars {aunt}; aldrig han eller hon.
% En liten hund kan inte dra ner magen på en häst: @sat, @down, @poked efter ras.

# the-other-one-isnt
”Det är jätteenkelt”, sa {friend}[!friend.known: , {child’s} bästa vän]. ”En av oss är huvudet, och en är det inte.”

De singlade slant, och {child} var det inte.

Så i sex veckor, medan {friend} lärde sig att rulla med ögonen och smälla med munnen på {mare}, hästen i sagospelet, gick {child} dubbelvikt där bak, i mörkret, och höll {friend.him} i bältet. Hela rollen gick ut på att följa efter. Det var varmt. Det luktade lim.[sport:  Det fanns kvällar när {child.he} mycket hellre hade velat {play sport}.] Och vad huvudet än gjorde så var det huvudet som fick applåderna.

”Det är ju du som har svansen”, sa {friend} hjälpsamt.

”Jag är en rumpa”, sa {child}. ”Jag är en rumpa inför hela [city: {city}|byn].”

Efter det var de inte direkt osams[school: , varken {at school} eller någon annanstans], men de fattade sig kort.

# under-the-piano
[adult: {Adult}|[elder: {Elder}|{Aunt}]] hade sytt dräkten av två gamla överkast, och skulle spela piano på föreställningen också, så på premiären fanns det ingen som kunde stanna hemma med {pet}.

”{Pet.He} får ligga under pianot”, sa {@a}. ”{Pet.He} är ju en så duktig hund. Eller hur, {pet}?”

{Pet}, som var {@golden} som en bulle och ungefär lika svår att hålla borta från folk, viftade på allt {pet.he} hade.

# lifted-a-nose
Och {pet.he} var duktig. {Pet.He} var duktig genom hela första akten. {Pet.He} var duktig när jätten snubblade på sina egna stövlar. Sedan satte {@a} i gång travmusiken, ridån gick upp, och in kom {mare}. {Friend} rullade med ögonen. {Friend} smällde med munnen. ”Åååh!” sa publiken, och under pianot lyfte {pet} på nosen.

{Pet.He} kände lukten av {child}.

{Pet} letade efter {child}. Det fanns ingen {child}. Det fanns bara ett stort prickigt djur, och det verkade ha ätit upp {child.him}.

# toenails
Inne i hästen hörde {child} pianot, plink, plong, och ”{Pet}, NEJ!”, och sedan klor mot golvet. Överkastet buktade. Något lurvigt trängde sig in mellan knäna på {child.him}, och en varm blöt tunga for över hela ansiktet.

”Vad är det som händer?” väste {friend}. ”Varför är du fler?”

”Det är {pet}!”

”Säg åt {pet.him} att gå, då!”

# eight
Men {pet} hade hittat {child} vid liv, i en grotta, i mörkret, och tänkte inte gå någonstans utan {child.him}. {Pet.He} vände sig om. {Pet.He} vände sig om en gång till. Sedan satte {pet.he} i väg, åt det enda håll som fanns, och hästen blev längre och längre tills det knakade i sömmarna.

Ute i salen var det [elder & adult: {elder}|någon] som skrattade. ”Hur många ben har den?”

”Åtta!” skrek ett litet barn. ”Den har ÅTTA!”

”{child}”, sa {friend}, och rösten darrade. ”Jag ser {pet.him} inte, jag kan inte hålla {pet.him}, och jag står precis på scenkanten. Vad ska jag göra?”

# as-if-you-meant-it
Då gick det upp för {child}, dubbelvikt i lukten av lim, att det här inte längre gick att rädda framifrån. Det var {friend} som hade ögonen. Men allt som betydde något hände där bak.

”Gör som jag säger”, sa {child.he}. ”Jag kör.”

{Child.He} tog {pet} i halsbandet med ena handen och {friend} i bältet med den andra. {Child.He} visste precis vad den hunden förstod och inte förstod, för det var {child.he} själv som hade lärt {pet.him} alltihop, hemma i köket, med ost.

”{Pet}, fot”, viskade {child.he}. ”{Friend}, sväng vänster. Sakta. Se ut som om det var meningen.”

Hästen med åtta ben svängde bort från kanten och travade mjukt i väg över scenen.

# be-surprised
”{Pet}, sitt.”

{@Sat}. Hela salen tjöt.

”{Friend}, vänd dig om. Se förvånad ut.”

{Friend} vände sig om och såg på sin egen mage, och hakan föll ner så långt den gick. Folk torkade sig i ögonen[elder2: , {elder2} allra mest].

## or
Jätten stod kvar där och letade efter sin andra stövel. Han glodde på hästen. Hästen stannade framför honom, med alla åtta benen.

”{Pet}, tass.”

Ut mellan knapparna kom en tass. Jätten tittade på den en lång stund, och sedan tog han den och hälsade, för han var väluppfostrad. Hela salen tjöt.

”{Friend}, vänd dig om. Se förvånad ut.”

{Friend} vände sig om och såg på tassen, och hakan föll ner så långt den gick. Folk torkade sig i ögonen[elder2: , {elder2} allra mest].

# polka
”{Pet}, snurra! {Friend}, häng med! Runt, runt, stopp! {Pet} … ge skall.”

”VOFF!” sa {mare}, någonstans i magtrakten.

{Friend} slog en hov för fel ände. Vid pianot hade {@a} gett upp travmusiken och spelade polka i stället, fort, [music: med ganska mycket {music} i, ]och skrattade så att hälften av tonerna inte kom med. De dansade till den, på alla åtta benen. De gjorde Rulla runt, och det glömde ingen som var där. Och till sist sa {child}: ”Buga”, och huvudet gick ner, och {@down} gick ner, och {@poked} och viftade åt prästen.

Ett sådant liv hade det aldrig varit i [city: {city}|byn][athlete: , inte ens för {athlete}].

# in-a-heap
Bakom ridån ramlade alla tre ut ur överkasten i en hög. {Friend} hade håret klistrat mot pannan. {Friend.He} tittade på {child}.

”Jag såg inte ett dugg av vad du gjorde”, sa {friend.he}. ”Jag gjorde bara som du sa. Jag har aldrig varit så rädd i hela mitt liv.”

”Du var lysande”, sa {child}. ”Vilken min du hade. Jag hörde den. Jag hörde hur allihop tittade på din min.”

”Det var bara en min”, sa {friend}. ”Hästen, det var du.”

# your-turn
Ute i salen stampade de nu och ropade på {mare}. {Friend} tog upp huvudet. {Friend.He} vände och vred på det, och sedan höll {friend.he} fram det.

”Din tur”, sa {friend.he}. ”Ta det. Det är två kvällar kvar. Jag kan gå bak.”

{child} tog på sig det. Det var svalare där inne än {child.he} hade trott, och {child.he} såg hela salen mellan tänderna. Det var väldigt trevligt. Sedan tog {child.he} av sig det igen.

”Nej tack”, sa {child.he}, och tog ett stadigt tag i {pet’s} halsband. ”Du skulle aldrig klara av att vara rumpa.”

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @golden
varm
## if breed.Golden Retriever
gyllene

# @sat
mitten av hästen satte sig
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
två av de åtta benen satte sig

# @down
mitten
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
de kortaste benen

# @poked
mellan knapparna där bak stack det ut en riktig svans
## if breed.Golden Retriever
mellan knapparna där bak stack det ut en riktig gyllene svans
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
mellan knapparna där bak stack det ut en riktig rumpa
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
nere vid fållen där bak stack det ut en riktig svans
