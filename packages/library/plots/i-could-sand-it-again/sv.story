title: Jag kan ju slipa en gång till
title: Så länge den inte är klar
title: Lite åt vänster
guest friend: Anja (hon), Rufus (han)
guest bell: Gunvor (hon), Ulla (hon)
guest builder: Roland (han), Kjell (han)

% Garaget är grannens, så att ingen saknar ett eget.

# nothing-left
{@First} hade byggt på en båt i {bell’s} garage i sex år, och {child} hade hjälpt till hela tiden. Den första lördagen på sommarlovet la {@a} ifrån sig sandpappret och sa att det inte fanns något kvar att göra.

[adult: {adult.He} | Han] lät inte glad för det. [adult: {adult.He} | Han] lät som någon som har kommit till slutet på en tårta.

”Ingenting alls?” sa {child}.

”Tja”, sa {@a}. ”Jag kan ju slipa en gång till.”

”Du har slipat fjorton gånger”, sa {friend}, som hade räknat.

{Friend} var {child’s} bästa vän och hade varit med från början. Första året hade de fått hålla i andra änden. Två år senare fick de limma. Och de hade suttit så många lördagar på uppochnedvända backar i det där garaget[athlete: , under en bild på {athlete}], grälat på radion[music:  om {music}] och ätit rostat bröd med sågspån på, att {bell} påstod att det rasslade om dem.[pet.dog:  {Pet} låg under båten och hade sågspån i ögonbrynen.][pet.cat:  {Pet} hade provat alla sittplatserna i båten.][pet.other:  Till och med {pet} där hemma luktade svagt av fernissa.]

Och nu var båten klar. Den var fyra meter lång och röd som en brandbil. Det enda som fattades var vatten.

# before-september
”I sommar”, sa {child}. ”Det måste bli i sommar.”

{child} sa inte varför. Det visste alla tre. Till hösten skulle {friend} gå i skolan på andra sidan ån, och {child} skulle gå [school: {at school} | i den uppe på backen]. Ingen hade blivit ovän med någon. Det var bara ett streck på en karta som råkade gå där det gick. Men om de fick båten i sjön innan dess, så hade de gjort klart något, de två, för alltid. Annars skulle de sex åren bara ta slut mitt i, som ett samtal som bryts.

”Nästa lördag”, sa {@a}. ”Kanske. Om vädret är det rätta.”

# up-to-something
Nästa lördag var vädret perfekt, och då tyckte {@a} att fernissan såg grumlig ut. Lördagen därpå var det ryggen som gjorde ont, fast slipa gick bra ändå. Lördagen efter det undrade {@a} om båten inte egentligen borde ha varit blå.

”[adult: {Adult} | Han] har något på gång”, sa {friend}.

”Det är som att se någon vänta på tandläkaren”, sa {child}.

# the-tape
Den kvällen, medan {@a} hämtade pommes frites, tog de ner det långa måttbandet från spiken. {child} höll ena änden mot båtens vänstra sida, och {friend} gick runt till den högra.

”Två meter och fyra centimeter”, sa {friend}.

De gick ut i trädgården och mätte garageporten.

”Två meter”, sa {child}. ”Exakt.”

De mätte en gång till, ifall den hade ändrat sig. När {@a} kom med maten låg måttbandet tvärs över öppningen. {@A} satte sig i gräset.

# two-years
”Hur länge har du vetat det?” sa {child}.

”I två år”, sa {@a}. ”Sedan höstlovet.”

”Två år? Men du fortsatte ju att bygga!”

”Jag tänkte säga det. Jag kom hit på lördagen för att säga det till er båda två. Och så hade ni rostat bröd, och {friend} höll på och härmade honom som läser upp vädret.” {@A} vände på en pommes frites, fram och tillbaka. ”Jag är ingen vidare båtbyggare. Det trodde jag att ni hade märkt. Men jag tyckte så mycket om lördagarna. Och jag tänkte att så länge den inte är klar, så fortsätter de att komma.”

{child} ville bli arg, och det gick ungefär så länge som det tar för en pommes frites att kallna. Det dumma var att {child.he} förstod. {Child.He} hade själv gjort precis likadant.

# four-too-many
”Man kan riva väggen”, sa {child}.

”Den håller uppe {bell’s} sovrum.”

”Man kan såga bort fyra centimeter.”

”På vilken sida?” sa {@a}.

{Friend} hade inte sagt något. {Friend.He} hade lagt huvudet helt på sned och såg på båten från sidan.

”Hur hög är porten?” sa {friend}.

”Två och tio. Hur så?”

”Och hur hög är båten?”

”Åttio centimeter ungefär. {Friend}, det är inte höjden, det är …” sa {@a} och tystnade.

”Är det någon”, sa {friend}, ”som har tänkt på att ställa den på högkant?”

{@A} såg på båten, och på porten, och ett ögonblick på pommes fritesen, som om de kunde ha vetat det hela tiden.

”Två år”, sa {@a} matt.

# on-her-side
Det gick åt nio grannar, alla soffkuddar som fanns, och {bell}, som hade flyttat pianon i sina dagar och stod för skrikandet.[elder:  {Elder}[elder2:  och {elder2}], som hjälpte till där den veckan, höll i sista kudden.] De la båten på sidan, försiktigt som en sovande bebis. Den kom ut genom porten med tre fingrar till godo upptill, och ingenting fick skrapmärken utom {@a}.

# a-perfect-circle
Och så, den sista lördagen på lovet, gled en röd båt nerför gräset och ut i sjön[city:  utanför {city}]. Alla klappade i händerna.[elder:  {Elder} klappade längst.][pet.dog:  {Pet} skällde på båten tills den var ordentligt blöt.][pet.cat:  {Pet} såg på från en korg och tyckte att det var slöseri med en båt.][pet.other:  {Pet} skulle få höra alltihop sedan.] {@A} drog åt allas flytvästar tills det inte gick att böja sig, och tog årorna.

Båten flöt. Den läckte lite, där {child} och {friend} hade fått limma. Och när {@a} rodde gick den runt i en perfekt cirkel åt vänster.

”Aha”, sa {@a}. ”Det kan hända att ena sidan är längre än den andra.”

”Hur mycket?” sa {child}.

”En fyra centimeter, skulle jag tro.”

Då skrattade de så att båten gungade, och änderna gick i land för säkerhets skull. Runt, runt for de i solen, förbi vassen, grannarna och vassen igen. {child} hade trott att det skulle kännas färdigt efteråt. Det gjorde det inte alls.

# only-weekends
”Vi måste laga läckan”, sa {child}.

”Och styrningen”, sa {friend}. ”Det tar månader. Det kan ta flera år.”

”Jag kan bara på helgerna”, sa {child} försiktigt. ”Med skolan[sport:  och {sport}] och allt.”

”Jag med”, sa {friend}. ”Jag kan på lördagar.”

{@A} tittade väldigt noga på ett moln.

”Den har inget namn än”, sa {child} efter en stund.

Men {friend} flinade redan, och det visade sig att namn hade den visst.

# it-sloped
De målade dit det veckan därpå, i vitt, varannan bokstav var, med radion på och porten öppen mot kvällen. Sedan backade de ett steg, alla tre, med sitt rostade bröd.

LÖRDAG, stod det. Det lutade lite, åt vänster.

# @first
{Builder}, grannen,
## if adult
{Adult}

# @a
{builder}
## if adult
{adult}
