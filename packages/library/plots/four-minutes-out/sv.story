title: Fyra minuter ute
title: Flaskposten
title: Till någon jag inte känner
guest owner: Tage (han), Gun (hon)

% Den som sitter på bryggan är den vuxna, annars mor- eller farföräldern, annars den som äger ekan: @who första gången, sedan @a, aldrig han eller hon. De hundar som simmar dåligt har flytväst med handtag.

# nine-minutes
Den första flaskan var ute i nio minuter. {Friend} tog tid.

{Friend.He} och {child} hade kastat den från yttersta klippan, där strömmen drog åt nordväst och där man kunde tappa en flytväst i augusti och få vykort om den från Norge till jul.[athlete:  Inte ens {athlete} hade kunnat kasta den längre.] Flaskan guppade förbi badtrappan, förbi den röda pricken, och allt såg mycket lovande ut. Då hördes ett plask.

”Nej!” ropade {child}. ”{Pet}! Stanna!”

Men {pet} var {@why} Efter en stund satte {pet.he} flaskan mellan {child's} fötter, skakade av sig en halv vik och såg ut som om {pet.he} väntade på lön.

# the-last-week
Det var sommarlovets sista vecka. På måndag började skolan. {child} skulle gå [school: på {school}|kvar på sin gamla skola], som låg fem minuter bort med cykel. {Friend} skulle ta bussen till stan, till musikklassen, med trumpeten i knäet[music:  och {music} i trumpeten]. De hade pratat om allt möjligt den sommaren, om makrill och gravitation och om man kunde överleva på bara knäckebröd[sport: , och om en bläckfisk skulle vara bra på att {play sport}]. Men inte om det.

Flaskposten var {friend's} idé. Man skulle skriva till någon man aldrig hade träffat[city: , långt från {city}]. I det första brevet hade det stått: ”Hej! Den som hittar det här är skyldig oss tusen kronor.” Men korken höll inte för [breed.Labrador: labradortänder|{pet's} tänder], så bläcket hade runnit ut, och de fick skriva ett nytt.

# every-day
På onsdagen stängde de in {pet} i sjöboden och rodde ut bakom holmen. Det tog {pet.him} arton minuter, för först var {pet.he} tvungen att lära sig hur man öppnar en sjöbod. På torsdagen lurade de {pet.him} med en tennisboll åt andra hållet. {Pet} hämtade tennisbollen. Sedan gick {pet.he} och hämtade flaskan. På fredagen försökte de med leverpastej, en hel skål, uppe på verandan. {Pet.He} åt upp först.

Fast breven blev bättre för varje gång, det måste man säga. I det senaste stod det: ”Vi heter {child} och {friend} och är vid havet. Här är det bra, förutom brännmaneterna. Hur är det hos dig?”
## or
På onsdagen smög de i väg före frukost och rodde ut medan {pet} sov. Det tog {pet.him} arton minuter, och {pet.he} gäspade hela vägen. På torsdagen kastade de en pinne åt andra hållet, för att luras. {Pet} hämtade pinnen. Sedan gick {pet.he} och hämtade flaskan. På fredagen klädde de ut flaskan till tång. {Pet} hämtade flaskan, och därefter, för säkerhets skull, resten av tången.

Fast breven blev bättre för varje gång, det måste man säga. I det senaste stod det: ”Vi heter {child} och {friend} och är vid havet. Här är det bra, förutom brännmaneterna. Hur är det hos dig?”

# rain
På lördagen regnade det. De låg i sjöboden och hörde det smattra på plåttaket, och två gånger drog {friend} efter andan som om {friend.he} tänkte säga något. Båda gångerna frågade {friend.he} om {child} ville ha mer saft.

# one-bottle-left
På söndagskvällen hade de en flaska kvar.

”Vi väntar tills det är mörkt”, sa {child}. ”Tills {pet} somnar på hallmattan.”[breed.Dachshund / breed.Bulldog / breed.Yorkshire Terrier / breed.Shih Tzu:  {Pet} sov i flytvästen numera, för att inte bli försenad.]

Det var {friend's} tur att skriva. {Friend.He} satt längst ut på bryggan med ryggen till och skrev så länge att {child} hann äta två {@sandwiches}.

”Får jag se?”

”Nej. Det är till någon jag inte känner.”

{Friend} rullade ihop papperet, tryckte i korken och droppade stearin runt om. {@Who} satte sig på bryggan med en ficklampa, för det var villkoret, och lovade att titta åt ett annat håll. Sedan tog {friend} och {child} på sig flytvästarna, lade ut med ekan och rodde så tyst de kunde.

# sea-fire
Det var då de såg det. Varje gång årorna gick i vattnet tändes det. Grönt ljus rann av årbladen, och bakom båten låg en hel väg som lyste och slocknade. Mareld. De hade sett den förr, några gnistor vid bryggan, men aldrig så här. {child} stack ner handen och fick en handske av stjärnor.

”Här blir bra”, viskade {friend}.

{Friend.He} släppte flaskan över relingen, försiktigt, som om den hade kunnat vakna. En lysande ring spred sig runt den. Sedan en till. Flaskan drev bort, åt nordväst, och ingen sa något på en lång stund.

# the-comet
Inifrån land hördes ett plask.

”Det var inte jag”, ropade {@a}.

En komet lossnade från bryggan. Den hade en lång grön svans[breed.Dachshund / breed.Bulldog / breed.Yorkshire Terrier / breed.Shih Tzu: , den hade ett handtag på ryggen,] och den frustade. Den kom rakt mot dem, ändrade kurs, rundade flaskan i en båge av ljus, högg till och styrde mot ekan.

”Det är inte sant”, sa {friend}.

{@aboard} {Pet.He} klev över {friend's} knän, satte flaskan mellan {child's} fötter, där {pet.he} alltid satte den, och skakade sig. Det regnade gnistor över alltihop.

{child} skrattade så att ekan gungade. Sedan märkte {child.he} att {friend} inte skrattade.

Korken var borta. Det droppade ur flaskhalsen.

# the-letter
”Jag läser inte”, sa {child}. ”Jag lovar.”

{Friend} tittade ut över vattnet. Det hade blivit svart igen, nu när ingen rörde i det. Långt borta blinkade fyren, tre blink och en paus, tre blink och en paus.

”Äh, läs”, sa {friend.he}. ”Innan det blir oläsligt.”

{child} tände pannlampan.

”Hej, du som hittar det här. I morgon börjar jag i en skola där jag inte känner en enda människa. Jag har velat gå där sedan jag var nio, så jag kan inte säga att jag är nervös, för då säger de att jag kan låta bli. Men det är inte skolan som är värst. Det värsta är om {child} får så mycket för sig att {child.he} inte märker att jag är borta. Jag vet inte hur man säger en sån sak. Därför skickar jag den till dig. Hälsningar {friend}. PS. Hunden är inte min, men den är också bra.”

{child} läste det två gånger. Sedan släckte {child.he} lampan, för en del saker är lättare i mörker.

# twelve-past-seven
”Jag trodde att det var du som inte skulle märka något”, sa {child.he}. ”Du med alla dina trumpetare.”

”Det är bara fyra trumpetare.”

”Det är ganska många.”

{Pet} suckade och lade hakan på trumpetarens sko.

”Bussen”, sa {child}. ”Den går sju och tio, va?”

”Sju och tolv.”

”Då hinner jag.”

”Hinner vad?”

”Cykla till hållplatsen.”

”Den ligger ju åt helt fel håll.”

”{Pet} måste ändå ut på morgnarna”, sa {child} och tog ena åran.

# four-minutes
{Friend} tog den andra. De rodde hemåt, inte särskilt tyst den här gången, och för varje årtag tändes havet på båda sidor.

Flaskan låg tom i fören. Ingen av dem tänkte på att skicka den igen. Den hade varit ute i fyra minuter, {friend} hade tagit tid, och den hade kommit precis dit den skulle.

# @who
{owner}, som ägde ekan,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{owner}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @sandwiches
mackor
## if adult & elder
av {elder's} mackor[elder2:  och en av {elder2's}]
## if elder & elder2 & !adult
av {elder2's} mackor

# @aboard
De fick hala ombord {pet.him}, en i varje ände.
## if breed.Dachshund
De fick hala ombord {pet.him} i handtaget, och det tog en stund, för en tax är lång.
## if breed.Bulldog
De fick hala ombord {pet.him} i handtaget, båda två, och ekan sjönk en bit.
## if breed.Yorkshire Terrier / breed.Shih Tzu
De lyfte ombord {pet.him} i handtaget, som en kasse.

# @why
hund, och hade en enda åsikt om havet, nämligen att det som låg i det skulle upp.
## if breed.Labrador
labrador. {Pet.He} var född med simhud mellan tårna och en enda åsikt om havet, nämligen att det som låg i det skulle upp.
## if breed.Golden Retriever
golden retriever. Det betyder ungefär ”den som hämtar tillbaka”, och {pet} hade en enda åsikt om havet, nämligen att det som låg i det skulle upp.
## if breed.Poodle
pudel, och pudlar var vattenhundar långt innan någon fick för sig att klippa dem. {Pet.He} hade en enda åsikt om havet, nämligen att det som låg i det skulle upp.
## if breed.Cocker Spaniel
cockerspaniel, med öron som lade sig på vattnet som näckrosblad. {Pet.He} hade en enda åsikt om havet, nämligen att det som låg i det skulle upp.
## if breed.German Shepherd
schäfer, och en schäfer tycker inte om att någon ger sig i väg utan att säga till. {Pet.He} gjorde inget undantag för flaskor.
## if breed.Border Collie / breed.Australian Shepherd
{a breed}. Låter man något driva bort från en sådan så kommer det tillbaka till flocken, och flaskor är mycket lättare än får.
## if breed.Siberian Husky
husky. {Pet.He} hade hellre dragit flaskan till Nordpolen, men kunde tänka sig att börja med stranden.
## if breed.Beagle
beagle. Flaskan luktade av {child's} leverpastejsmörgås, och en beagle följer en lukt dit den går, om det så är till Norge.
## if breed.Rottweiler
rottweiler, och vaktade allt som hörde till familjen. En flaska på väg mot Norge var enligt {pet.his} mening stulen.
## if breed.Boxer
boxer. {Pet.He} trodde att havet var en lek, och att den gick ut på att två personer kastade och en hade roligt.
## if breed.Dachshund
tax. En tax är byggd för gångar under jorden, så i vattnet hade {pet} flytväst, orange, med handtag på ryggen. Men {pet.he} hade en enda åsikt om havet, nämligen att det som låg i det skulle upp.
## if breed.Bulldog
bulldogg. En bulldogg flyter ungefär som en gatsten, så {pet} hade flytväst, orange, med handtag på ryggen. Men {pet.he} hade en enda åsikt om havet, nämligen att det som låg i det skulle upp.
## if breed.Yorkshire Terrier
yorkshireterrier, i orange flytväst med handtag på ryggen. {Pet.He} var inte mycket större än flaskan, men hade en enda åsikt om havet, nämligen att det som låg i det skulle upp.
## if breed.Shih Tzu
shih tzu, i orange flytväst med handtag på ryggen, och simmade som en golvmopp på väg till arbetet. {Pet.He} hade en enda åsikt om havet, nämligen att det som låg i det skulle upp.
