title: Får inte öppnas på tio år
title: Ta med {pet}
title: Vad {pet} ville med burken
guest toy: Roger (han), Kjell (han)

% Vännen är på besök några dagar. Vilka skolor de går i sägs bara så att det stämmer: {school} om den är vald, och en annan.

# ten-years
Första gången {pet} grävde upp tidskapseln hade den legat i jorden i sjutton minuter.

Det var meningen att den skulle ligga i tio år. Det hade {friend}[!friend.known: , {child's} bästa vän,] skrivit på locket med tusch som inte går bort, tillsammans med datum och en dödskalle. {Friend} tyckte att saker ska göras ordentligt. De hade planerat kapseln sedan sista skolveckan, och {friend} hade skrivit en lista och låtit {child} skriva under. En kakburk. En remsa foton från automaten på stationen[city:  {in city}], mest på {pet's} öra. Två biobiljetter.[athlete:  Ett skriftligt vad om att {athlete} fortfarande skulle vara bäst av alla.][music:  Ett löfte om att de fortfarande skulle sjunga {music}.] En citronkaramell, för att se om sådana höll sig. Och två brev, förseglade, ett från {child} till {friend} och ett från {friend} till {child}, som fick läsas när de var [age>=12: tjugotvå | tjugoett] båda två.

”Då har vi jobb”, sa {friend} och klappade till jorden under plommonträdet bakom huset. ”Vi får ta ledigt.”[elder: 

”{Elder} grävde ner en sådan en gång”, sa {child}, ”och glömde var.[elder2:  {Elder2} är fortfarande ute med spaden ibland.]”

”Det är därför det finns en lista”, sa {friend}.]

# crunching
Sedan gick de in för att dricka, och när de kom ut igen fanns där ett hål och en burk och {a breed} med ovanligt ren nos, som satt och knaprade.

”Citronkaramellen”, sa {child}. ”Det var där vi gjorde fel. {Pet} känner lukten av chips genom en bildörr.”

{Friend} strök den från listan. De skurade burken, lindade in den i tre plastpåsar, grävde dubbelt så djupt och lade en stenplatta ovanpå. Det tog hela förmiddagen. {Pet} såg på från trappan med hakan på tassarna, som en byggchef.

# from-the-side
Andra gången kom {pet} från sidan. Det var ett vackert stycke ingenjörskonst. {Pet.He} hade börjat bakom komposten och grävt en tunnel. {@tunnel} När {child} tittade ut genom badrumsfönstret på kvällen låg burken mitt på gräsmattan, på rygg, utan lock och med innehållet överallt. Det hade börjat regna.

{Friend}, som skulle stanna några dagar, kom ut i pyjamas och [adult: {adult's} | någon annans] stövlar, och de kröp omkring i gräset båda två och samlade ihop biljetter och foton. {child} kom fram till breven först. Det ena kuvertet hade gått upp i vätan. {child.He} menade verkligen inte att läsa. Men {friend} skrev så tydligt, och {child} hann läsa en rad innan det gick att titta bort.

”Jag hoppas att vi fortfarande känner varandra”, stod det.

# one-line
{child} låg kvar på knä, och regnet rann ner innanför kragen.

Hela sommaren hade {child.he} trott att {friend} inte hade något emot det. Till hösten skulle {child} gå [school: {at school} | i skolan uppe på backen], och {friend} skulle gå i en annan, på andra sidan ån, två bussar bort. {child} tyckte att det var så hemskt att {child.he} inte hade kunnat säga det, inte en enda gång. Och {friend} hade gjort ett schema i sju färger och lärt sig bussarnas nummer, och det hade hela tiden sett ut som om det bara var att åka.

”Du läste”, sa {friend}.

”En rad. Av misstag.”

# rubbish-at
{Friend} torkade sig i ansiktet med en jordig hand, och det blev det inte bättre av. ”Då är det inte mer än rätt att jag får läsa en rad av ditt”, sa {friend.he}.

Så {child} lämnade över sitt brev. {Friend} höll det under köksfönstret, där det var ljust.

”Hej {friend}”, läste {friend.he} högt. ”Om du har skaffat en ny bästis nu så hoppas jag att den är urusel på [sport: {sport} | pingis].”

De tittade på varandra. Sedan lät {friend} som en vattenkokare, och så lät {child} likadant, och sedan höll de i varandra i regnet och skrattade så mycket att det ett tag gick över i något annat, och sedan tillbaka igen.

”Jag trodde att du tyckte att det var lugnt”, sa {child} när {child.he} kunde prata.

”Jag gjorde ju ett schema!” sa {friend}. ”Jag gör bara scheman när jag är livrädd! Hur länge har du känt mig?”

# from-the-shed
Dagen efter grävde de ner burken för tredje gången. Men nu var det något som {child} inte fick ihop. ”Det finns ingen mat i den”, sa {child.he}. ”Det finns inte ens något som har varit i närheten av mat. Vad vill {pet.he} med den?”

”Det finns bara ett sätt att få reda på det”, sa {friend}.

De höll vakt i skjulet, med en ficklampa och en påse plommon.[adult:  De fick hålla på till tio, och {adult} lät kökslampan vara tänd.] Det blev mörkt. En igelkott gick förbi i egna ärenden. Halv tio öppnades dörren till huset, precis så mycket som det behövs för {a breed}. Det var {pet}, som inte kunde öppna dörrar men aldrig hade fått veta det.

# half-a-hedgehog
{Pet} kom travande över gräset med något i munnen. Under plommonträdet lade {pet.he} ner det, mycket försiktigt, och sedan grävde {pet.he} så att jorden stod ut mellan bakbenen som vatten ur en slang. {Pet.He} halade upp burken. {Pet.He} satte tänderna i locket, och det sa plopp.

”Inte fotona”, viskade {child}.

Men {pet} tog inte upp någonting. {Pet.He} hämtade det som {pet.he} hade haft med sig, släppte ner det ovanpå breven och började fösa tillbaka jorden med nosen.

{Friend} tände ficklampan. I burken låg en halv igelkott av gummi. Det var {toy}. {Pet} hade haft {toy} så länge någon kunde minnas, och ingen annan fick röra honom.

”{Pet} ville aldrig ta något”, sa {child} långsamt. ”Allt det där grävandet var för att få lägga i något.”

”Vi frågade inte”, sa {friend}. ”{Pet} stod inte ens på listan.”

Så {friend} skrev upp det med en gång, {toy}, en halv, och {pet} skrev under med en tass. De grävde ner burken för fjärde gången, alla tre tillsammans, och gick in.

# howling
Sjutton minuter senare hördes ett fruktansvärt tjut från {pet's} korg. {Pet.He} hade kommit på att {pet.he} inte kunde sova utan {toy}.

{child} tittade på {friend}. {Friend} tittade på spaden.

”Jag tror”, sa {friend}, ”att tio år kan vara lite länge.”

”Vad är lagom, då?”

{Friend} tänkte efter. Sedan tog {friend.he} fram tuschpennan.

# fridays
Första fredagen på terminen låg två personer på knä under plommonträdet, den ena direkt från [school: {school} | skolan på backen] och den andra efter två bussar, och båda hade massor att berätta. På burklocket var ”tio år” struket, och under stod det något annat.

”Fredagar”, stod det. ”Halv fem. Ta med {pet}.”

”På tre”, sa {child}.

{Pet} grävde redan.

# @tunnel
Ingen hade visat {pet.him} hur man gör.
## if breed.Golden Retriever
Golden retrievrar kommer tillbaka med saker, och ingen hade sagt åt den här att vissa saker ska ligga kvar.
## if breed.Labrador
En labrador tar sig igenom vad som helst, bara det finns ett lock på andra sidan.
## if breed.German Shepherd
Den var alldeles rak, som om schäfern hade fyllt i en blankett först.
## if breed.Poodle
Eftersom {pet} var pudel hade den till och med fått en liten sväng, för snygghetens skull.
## if breed.Bulldog
En bulldogg brukar inte gå runt saker, så det måste ha kostat {pet.him} en hel del tankar.
## if breed.Beagle
En beagle följer sin nos, och den här gången hade nosen gått under jorden.
## if breed.Rottweiler
Man fick en känsla av att rottweilern hade bett jorden att flytta på sig, och att den hade gjort det.
## if breed.Yorkshire Terrier
Förr i tiden jobbade yorkshireterrier i gruvor, och här var en som inte hade glömt det.
## if breed.Dachshund
Taxar är gjorda för tunnlar, och den här hade bara saknat någonstans att ta vägen.
## if breed.Siberian Husky
En husky gräver sin säng i snön vid Nordpolen, och efter det är en rabatt ingenting.
## if breed.Border Collie
En border collie gillar problem, och en stenplatta är bara ett problem som ligger ner.
## if breed.Boxer
En boxer går helst rakt på, och det måste {pet.he} ha prövat först, för det satt ett märke efter en nos på stenplattan.
## if breed.Cocker Spaniel
Spanielar är gjorda för att gå in där ingen annan vill, och komma ut med något.
## if breed.Australian Shepherd
En australian shepherd går alltid runt utsidan först, för att se var grinden borde sitta.
## if breed.Shih Tzu
Ingen väntar sig ingenjörskonst av en shih tzu, och det hade {pet} räknat med.
