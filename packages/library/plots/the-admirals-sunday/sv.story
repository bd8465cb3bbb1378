title: Amiralens söndag
title: En hel hund
title: Två korta, en lång
title: Amiralen är borta
title: Hälften var
guest tilly: Siv (hon), Maud (hon), Rut (hon)

# halves
[school: De hade hållit på med halvor hela veckan {at school}, så|Rättvist ska det vara, så] {child} och {friend} hade
delat på {pet}.

{Pet} var {child's} hund, {friend} var {child's} bästa vän, och det blev hälften var. {Child} hade framdelen. {Friend}
hade bakdelen. Senare skulle de byta. {Pet} var {a breed}, {@dog-look}. Båda halvorna låg på mattan hos {elder}, och
suckade i ena änden och viftade i den andra.

## or
På mattan hos {elder} låg {pet} och suckade i ena änden och viftade i den andra. {Pet} var {a breed}, {@dog-look}.

Änden som suckade var {child's}. Änden som viftade var {friend's}. [school: Hela veckan hade de hållit på med halvor
{at school}.|Rättvist ska det vara.] {Pet} var {child's} hund, {friend} var {child's} bästa vän, och det blev hälften
var. Senare skulle de byta.

# gone
Då kom {elder} in med ett salladsblad och ingen att ge det till.

”Amiralen är borta”, sa {elder.he}.

Amiralen var en sköldpadda. {Elder.short} fick honom vid sju års ålder, så Amiralen var mycket gammal. Han måste in i
sin låda vid spisen före mörkret, för en sköldpadda som är ute en kall natt går saktare och saktare, och till slut
står den still.

[age>=7: ”När såg du honom sist?” frågade {child}.

”Efter lunch.”

{Friend} räknade efter. ”Då kan han ha hunnit till boden.”]

De tog ficklampan[sport: , och väskan man har till {sport}, att bära hem honom i,] och sprang. [city: Runt omkring
tände {city} sina lampor, ett kök i taget.] [elder2: {Elder2} satt kvar på trappan och lyste, ifall Amiralen kom hem
av sig själv.]

## or
Vid spisen stod en låda, och den var tom. Bredvid den stod {elder} med ett salladsblad.

”Har någon sett Amiralen?”

Amiralen var en sköldpadda, och {elder.short's} sedan sju års ålder. Man märkte aldrig att han gick, bara att han inte
var kvar. Och nu skulle solen ner, och en sköldpadda går på sol. När den är slut blir han stående mitt i steget, ute i
kylan, och kommer inte hem till sin låda.

[age>=7: ”Hur långt hinner han på en eftermiddag?” frågade {friend}.

”Ingen har orkat titta så länge”, sa {elder.short}.]

De tog ficklampan[sport: , och väskan för {sport}, tömd, så att det skulle finnas plats för en amiral,] och gick ut.
[city: I {city} åt man kvällsmat i vartenda fönster.] [elder2: {Elder2} stannade vid spisen och höll lådan varm.]

# pulling
”Jordgubbarna”, sa {child} och drog framdelen av {pet} åt vänster.

”Rabarbern”, sa {friend} och knuffade bakdelen åt höger.

{Pet} satte sig i mitten. Det satt ingen sköldpadda bland jordgubbarna. Det satt ingen under rabarbern.

”Jordgubbarna var dumt”, sa {friend}.

”Rabarbern var dummare”, sa {child}. Och så vände de ryggen till, och ingen höll i någon del av {pet}.

## or
”Vinbärsbuskarna”, sa {child} och drog framdelen av {pet} åt vänster.

”Boden”, sa {friend} och knuffade bakdelen åt höger.

{Pet} satte sig i mitten. Det satt ingen sköldpadda under vinbären. I boden satt bara en gräsklippare.

”Vinbären var dumt”, sa {friend}.

”Boden var dummare”, sa {child}. Och så vände de ryggen till, och ingen höll i någon del av {pet}.

# trail
Då gick {pet}, som för första gången den kvällen var en enda hel hund, till verket.

{@dog-trail}

# lane
De trängde sig igenom, och efteråt var hålet större. På andra sidan gick vägen, åt vänster till bron och åt höger till
affären. Alla hade varit ute och gått där, för det var söndag. {Pet} nosade åt båda hållen och tittade sedan på dem.

”Det är snart mörkt”, sa {friend} med liten röst. [athlete: {Child} drog ner tröjan med {athlete} på. I den gav man
inte upp.]

## or
Hålet var stort nog för en hund. Det var nästan stort nog för {friend}, och efter det var det stort nog för {child}.
Utanför gick vägen, åt vänster till bron och åt höger till affären, full av söndagens skospår. {Pet} gick tre steg åt
ena hållet, tre steg åt det andra och satte sig i mitten.

”Han kan väl inte ta slut”, sa {friend} och tände ficklampan. [athlete: {Child} tänkte på {athlete}, som inte går hem
förrän det är klart.]

# tilly
{Elder} hade kommit runt på vägen, och stannade. ”Vad är det för dag?”

”Söndag.”

”Åh, Amiralen”, sa {elder.short} och satte sig på muren. ”Han var aldrig bara min. När jag var sju köpte {tilly} och
jag honom ihop. Hälften var.”

”Vilken halva fick du?” frågade {child}.

”Man kan inte dela en sköldpadda. Vi försökte, och då gick han in. Så vi hade honom en vecka var, och på söndagarna
bar vi honom över bron, till {tilly's} gröna grind eller hem igen. Sedan flyttade {tilly} till Australien. Varje
söndag går han till häcken och står där. Jag trodde att han tyckte om häcken.”

”Det är {tilly's} vecka”, sa {friend}. ”Och nu har han hittat ett hål.”

## or
”Det är söndag”, sa {elder}, som hade kommit längs vägen med salladsbladet i handen, och satte sig på muren.

”Vad gör Amiralen på söndagar?” frågade {friend}.

”Byter”, sa {elder.short}. ”När jag var sju hade {tilly} och jag råd med en halv sköldpadda var, så vi köpte en hel.
Han bodde en vecka hos mig och en vecka bakom {tilly's} gröna grind, över bron. På söndagen bar vi honom.”

”Vem fick framdelen?” frågade {child}.

”Den som hade sallad. Men sedan flyttade {tilly} till Australien, och dit orkar man inte bära. På söndagarna går han
ner till häcken och blir stående. Jag har aldrig förstått vad han ser i den.”

”Han väntar på att den ska gå upp”, sa {friend}. ”Det är ju {tilly's} vecka.”

# gate
De gick åt vänster. [music: {Elder.short} nynnade {music}, lågt, för det är lågt som en sköldpadda hör bäst.] På andra
sidan bron stod grinden. Ingen hade målat den på många år, men i springorna var den fortfarande grön.

{@dog-gate}

Det var Amiralen, helt indragen och kall som ett källargolv.

{Elder.short} gick ner på knä och knackade på skalet: två korta, en lång. ”Så knackade vi. Det betyder att man är
framme.”

Ingenting hände. Sedan, sakta, kom det ut en nos, och två ögon, och en hals som en gammal handske. Amiralen såg på
grinden. Han såg på {elder.short}. Han såg länge på {pet}. Sedan åt han upp salladen.

## or
De gick åt vänster, alla i bredd. [music: {Elder.short} nynnade {music} i sköldpaddstakt, med långa pauser.] På andra
sidan bron, med lite grönt kvar i kanterna, stod grinden.

{@dog-gate}

Det var Amiralen. Han hade dragit in allt han hade, och skalet var kallt som en sten i en bäck.

”Han har gått hela vägen, och ingen har öppnat”, sa {elder.short} och knackade på skalet, två korta, en lång. ”Så sa
vi alltid: nu är du framme.”

De väntade. Till sist kom nosen, ögonen, ett i taget, och en hals som hade varit med om det mesta. Amiralen hälsade på
grinden. Han hälsade på {elder.short}. {Pet} fick en lång blick. Sedan såg han salladen, och så var det slut på
hälsandet.

# home
Hem åkte han i [sport: väskan|en stickad tröja], och {child} och {friend} bar i [sport: varsitt handtag|varsin ärm].
[adult: ”Har det hänt något?” frågade {adult}, som lagade mat. {Child} tänkte efter. ”Inget fort”, sa {child}.]

När Amiralen låg i sin låda skrev {elder.short} till Australien att han hade varit och hälsat på. Till fots. [age>=6:
Svaret kom genast.

”Hon skriver att där är det redan måndag”, sa {elder.short}. ”Så han är sen.”]

## or
Mellan {child} och {friend} gungade [sport: väskan|en tröja] hem, och ur den stack Amiralens huvud och njöt av farten.
[adult: ”Vem var det som hade sprungit bort?” frågade {adult} i dörren. ”Ingen sprang”, sa {child}.]

Lådan stod där den skulle, vid spisen. {Elder.short} skrev till Australien att Amiralen hade skött sin söndag.
[age>=6: Det plingade nästan med en gång.

”Måndag här”, läste {elder.short}. ”Hälsa honom att han är sen.”]

# changed-over
Sedan var det läggdags, i två sängar som hade skjutits ihop. Ingen sa något om halvor. {Pet} snurrade tre varv och la
sig tvärs över dem båda, med framdelen på {friend} och bakdelen på {child}.

”Det är fel håll”, viskade {friend}.

”Det är söndag”, viskade {child}. ”Vi har bytt.”

## or
Två sängar hade skjutits ihop, och hunden fick springan i mitten. {Pet} tänkte länge på saken, och la sig på tvären.

”Nu har jag bakdelen”, viskade {child}.

”Och jag har framdelen”, viskade {friend}. ”Det var ju tvärtom.”

”Det är söndag”, viskade {child}. ”Då byter man.”

# all-the-way-along
Och {pet} suckade i ena änden och viftade i den andra, och var samma hund hela vägen.

## or
Nere vid spisen gick någon ett varv i en låda, mycket sakta, och la sig till rätta. {Pet} hörde det, suckade i ena
änden, viftade i den andra och somnade i mitten.

# @dog-look
med mycket bra öron
## if breed.Golden Retriever
med en svans som hade haft sönder två vaser och var ledsen för båda
## if breed.Labrador
och hade aldrig i sitt liv varit mätt
## if breed.German Shepherd
med öron som två frågetecken
## if breed.Poodle
lockig i båda ändar
## if breed.Bulldog
byggd som en pall med egen vilja
## if breed.Beagle
med vitt längst ut på svansen, så att man alltid såg vart nosen hade tagit vägen
## if breed.Rottweiler
så stor att folk gick över gatan, och så snäll att de gick tillbaka
## if breed.Yorkshire Terrier
med en lugg som måste flyttas före varje samtal
## if breed.Dachshund
så lång att det räckte till två
## if breed.Siberian Husky
med ljusa ögon och många åsikter, mest i form av sång
## if breed.Border Collie
med ögon som aldrig slutade räkna
## if breed.Boxer
med ett ansikte som oroade sig för alla
## if breed.Cocker Spaniel
med öron som måste hållas borta från soppan
## if breed.Australian Shepherd
i så många färger att ingen hade räknat till samma
## if breed.Shih Tzu
och såg ut som en toffel ända tills något prasslade

# @dog-trail
{Pet} lyssnade. Någonstans skrapade det. En paus. Ett skrap till, som när någon drar en soppskål längs en vägg. {Pet}
gick efter, några steg i taget, och stack nosen genom ett hål i häcken.
## if breed.Golden Retriever
En golden retriever kan inte tänka utan något att bära på. {Pet} kom med en handske. Sedan med en blomkruka. Sedan, så
mjukt buren att den inte ens var blöt, med en maskros som det fattades en tugga i. ”Var låg den?” sa båda två, och
{pet} visade dem: vid ett hål i häcken.
## if breed.Labrador
En labrador vet alltid var det har ätits. {Pet} gick förbi boden och regntunnan utan en blick och stannade vid en
maskros som det fattades en tugga i. Tre steg bort kom en till. Det var en sorts meny. {Pet} följde den, rätt för
rätt, fram till ett hål i häcken.
## if breed.German Shepherd
En schäfer börjar från början. {Pet} gick längs muren, längs boden, längs staketet, som en nattvakt med fyra dörrar
att känna på. Fjärde sidan var häcken. Där åkte båda öronen upp, och nosen pekade rakt på ett hål.
## if breed.Poodle
En pudel tänker först. {Pet} satte sig och såg ut över trädgården, så länge att de nästan glömde vad det gällde. Vart
går man, om man inte kan klättra? Sedan reste sig {pet} och gick raka vägen över gräset till ett hål i häcken, som om
det hade haft en adress.
## if breed.Bulldog
En bulldogg skyndar sig inte, och går inte runt. {Pet} gick över gräset i en rak linje, genom rabatten, genom en
vattenkanna och in i häcken, där det visade sig finnas ett hål redan. Det hade bara varit mindre.
## if breed.Beagle
En beagle letar inte. En beagle läser. Gräsmattan var en sida, och tvärs över den, fyra timmar gammal, gick en tunn
rad där det stod sköldpadda. {Pet} läste sakta, med ett stopp vid varje maskros där Amiralen hade stannat, ända fram
till ett hål i häcken.
## if breed.Rottweiler
En rottweiler springer inte till undsättning, för det ser inte lugnt ut. {Pet} gick fram till häcken, la sitt väldiga
huvud ovanpå och såg ner på andra sidan. Sedan andades nosen ut längs marken, och löven blåste isär. Där var ett hål.
## if breed.Yorkshire Terrier
De andra hade letat alldeles för högt upp. I höjd med en yorkshireterrier är en trädgård något annat: gräsmattan är en
skog, och under häcken går en väg. {Pet} stod där den började, med en tass i luften. De fick lägga sig platt för att
se. Det var ett hål, precis så högt som en terrier. Eller en sköldpadda.
## if breed.Dachshund
En tax är byggd för att gå in där andra tar slut. {Pet} gick längs häcken tills framdelen var borta, och sedan
bakdelen, och en stund fanns det ingen hund alls. Sedan skällde det på andra sidan. Där var ett hål.
## if breed.Siberian Husky
En husky drar. Konsten är att vilja åt samma håll. {Child} och {friend} hann precis ta tag i kopplet innan de for över
gräset som en släde, förbi boden, förbi regntunnan och fram till ett hål i häcken, som tydligen var dit alla skulle.
## if breed.Border Collie
En bordercollie står inte ut när någon fattas. {Pet} sprang en ring runt {child} och {friend}, så att de två var
säkra. Sedan kom en ring runt trädgården, och på ett ställe vid häcken la sig {pet} platt och stirrade. Där var ett
hål. Någon i den här flocken hade gått ut genom det.
## if breed.Boxer
En boxer kan inte leta och stå still. {Pet} studsade över gräset på alla fyra och landade vid boden, vid regntunnan
och vid häcken, lika förvånad varje gång. Vid häcken blev det en studs för mycket, och {pet} var borta. Där var ett
hål.
## if breed.Cocker Spaniel
En cockerspaniel letar med öronen också. De släpar i gräset, ett på var sida, så att ingen lukt kan smita. {Pet}
sopade hela gräsmattan, fram och tillbaka, och sista draget gick in under häcken. Där var ett hål, och nu var det
städat.
## if breed.Australian Shepherd
En australian shepherd springer inte efter saker utan runt dem. {Pet} sprang en liten ring, och en större, och en ännu
större, som ringar på vatten, och den största gick in i häcken. Där var ett hål.
## if breed.Shih Tzu
En shih tzu letar inte. En shih tzu väntar tills det prasslar. De höll andan. Ingenting. Ingenting. Sedan, långt
borta, ett löv. Toffeln reste sig, gick över gräset och stack nosen i ett hål i häcken.

# @dog-gate
Det var för mörkt för att se var den slutade. Alla höll andan, och {pet} lyssnade, först åt ena hållet och sedan åt
det andra. Sedan gick {pet} runt grindstolpen och la sig bredvid något runt.
## if breed.Golden Retriever
Bredvid växte en törnbuske, dit ingen arm nådde in. ”Hämta”, viskade {child}. In gick {pet}, platt som en matta. En
golden retriever kan bära ett ägg utan att det spricker. Ut kom {pet} igen, baklänges, med taggar i öronen, och la ner
något runt i gräset, rätt sida upp.
## if breed.Labrador
Längs muren gick ett dike fullt av våta löv. En labrador frågar inte hur vått det är. Det plaskade, det rotade, och
upp kom {pet} med löv på öronen och la ner något runt i gräset, alldeles helt, fast det luktade sallad.
## if breed.German Shepherd
Där fanns ingen. Men {pet} satte sig framför en gammal hink som låg vid grindstolpen, alldeles rak i ryggen, och
skällde en gång, precis så högt som det behövdes. En schäfer säger inte saker två gånger. {Friend} lyste in i hinken.
Längst in låg något runt.
## if breed.Poodle
Den var stängd med en hasp på insidan. {Friend} drog. {Child} knuffade. {Pet} väntade artigt tills de var klara,
ställde sig på två ben, stack in tassen mellan spjälorna och lyfte på haspen. En pudel vill ha det ordentligt gjort.
Grinden gled upp, och innanför låg något runt.
## if breed.Bulldog
Någon hade ställt en hög gamla brädor mot den. En bulldogg är inte snabb och inte hög, men en bulldogg kan knuffa.
{Pet} knuffade. Brädorna tänkte efter. Sedan gled de åt sidan, allihop på en gång, och i gömman bakom satt något runt.
## if breed.Beagle
Där växte bara murgröna. Men {pet} hade hittat raden igen, och här tog den slut, med punkt. Hela ansiktet försvann in
bland bladen, nös, kom ut och gav ifrån sig en enda lång ton, som en trombon. {Friend} vek undan murgrönan. Där låg
något runt.
## if breed.Rottweiler
Gräset var långt och vått, och ingenting rörde sig i det, inte för ficklampan och inte för salladen. Då valde {pet} ut
en plats och la sig, ett ben i taget, i en ring. ”Inte nu”, sa {child}. Men en rottweiler vet vad man ska ligga runt.
Mitt i ringen, som ett ägg i ett bo, fanns något runt.
## if breed.Yorkshire Terrier
Under den nedersta spjälan fanns en springa, för smal för en arm. {Pet} såg på mörkret, och på {child}, och gick in.
Ingenting hördes. När {friend} lyste låg där en lugg, hoprullad för att värma något, och det var något runt.
## if breed.Dachshund
Där fanns ingen, bara en hög lös jord. {Pet} såg på högen, och sedan flög jorden. {Child} fick lite. {Friend} fick det
mesta. Och där höll {pet} upp, med en tass i luften, ett morrhår från något runt som hade grävt ner sig för att vänta.
## if breed.Siberian Husky
Den hade inte gått att öppna på flera år, och innanför skrapade något. {Child} knöt fast kopplet, och {friend} sa
ordet. ”Dra!” En husky går hela dagen och väntar på det ordet. {Pet} tog spjärn, sjöng lite och gav sig av. Grinden
knakade. Den gick upp. Innanför låg något runt.
## if breed.Border Collie
Bredvid gick något runt in i muren, om och om igen, långsammare för varje gång, som om muren skulle ge sig. {Pet}
skällde inte. {Pet} la sig på fel sida och tittade, så som man tittar på ett får. Det runda vände. Det tog fyra
minuter. Sedan kom det raka vägen till grinden och stannade.
## if breed.Boxer
Framför den låg många års löv. {Pet} höjde båda framtassarna. Det heter inte boxer för ingenting. Vänster, höger,
vänster, löven yrde över muren, tills ett av dem sa tock. Det var inget löv. Det var något runt.
## if breed.Cocker Spaniel
Det var för mörkt för att se var den slutade. {Pet} stack in nosen, och sedan resten av huvudet, och blev liggande,
alldeles stilla, med öronen utbredda som en filt. {Child} lyfte på det ena örat. Där under låg något runt.
## if breed.Australian Shepherd
En cykel kom längs vägen, och mitt på vägen låg något som cyklisten inte hade sett. {Pet} hann först och ställde sig
på tvären, som en grind till. Cykeln plingade och svängde runt. Mellan de fyra benen låg något runt.
## if breed.Shih Tzu
Ingenting prasslade. {Pet} satte sig vid grindstolpen, på en sten, och såg ut att sitta bra. ”Kom nu”, sa {friend}.
{Pet} satt. En shih tzu sätter sig inte på vad som helst. {Child} lyfte undan {pet}. Det var en mycket rund sten.
