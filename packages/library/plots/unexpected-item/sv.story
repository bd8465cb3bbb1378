title: Oväntad vara
title: Välkommen åter
title: Gnissel, gnissel, vänster
guest keeper: Hassan (han), Zoran (han)
guest minder: Gunvor (hon), Ulla (hon)

% Den som handlar är {adult}, annars den äldre, annars grannen {minder} (@a). Utomjordingen kan bara säga det som kassan säger. Alla vagnar drar åt vänster utom en.
% En tia lossar en vagn från kedjan; hakas den fast bakom en annan vagn kommer tian ut igen. Den sista hakar ingen fast.

# till-number-four
{child} hade alltid velat träffa en utomjording. {Child.He} hade trott att det skulle bli på ett berg eller i en öken.[school:  De hade läst om rymden {at school}, och ingen hade sagt ett ord om affärer.] {Child.He} hade inte trott att det skulle bli i mataffären[city:  i {city}], en lördag, vid kassa fyra.

{@Fetched} gått tillbaka efter mjölken[pet:  och något till {pet}]. {child} stod och höll i kundvagnen, som ville åt vänster. Den hade velat åt vänster hela tiden. Den hade åkt åt vänster rakt in i bananerna.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade dragit åt höger så mycket {friend.he} orkade, och då åkte den åt vänster in i melonerna.]

”Det gör de allihop”, sa {keeper}, som hade hand om vagnarna. ”Femton år har jag jobbat här, och jag har aldrig träffat en som går rakt.”

Han gick iväg och visslade[music:  på {music}]. Och där, på kassan, precis där man ställer sin kasse, stod det någon. Den var liten och lila och hade tre ben.

”Oväntad vara i kassen”, sa den.

# the-voice
Den lät precis som kassan.

”Är du … en utomjording?” viskade {child}.

”Oväntad vara”, sa utomjordingen och pekade på sig själv.

Då förstod {child}. Den hade lärt sig prata av kassan, och mer svenska än så kunde den inte.

”Jag heter {child}”, sa {child}. ”Hur är det med dig?”

Hakan darrade på utomjordingen. ”Vänta på personal”, sa den och stack in en kall liten hand i {child's}.

# approved
”Behöver du hjälp? Med vad då?”

Utomjordingen hoppade ner, andades på frysdörren så att den blev vit och ritade med fingret i imman. Den ritade en korg. Den ritade fyra hjul. Sedan pekade den på himlen.

”Det där är en kundvagn”, sa {child}. ”Ser ditt rymdskepp ut som en kundvagn?”

”Tack!” sa utomjordingen. ”Tack! Tack!”

”Och så parkerade du det bland alla de andra”, sa {child}, ”så att ingen skulle märka det.”

”Godkänt”, sa utomjordingen och nickade sorgset.

# one-long-snake
Vagnarna stod precis innanför de stora dörrarna. De var tjugo stycken, inskjutna i varandra i en enda lång orm av silver. De var precis likadana, och var och en satt fast med en kedja i nästa. Och utanför kom en lastbil backande, sakta, sakta, mot dörrarna. Pip. Pip. Pip.

”De ska till skroten”, sa {keeper}. ”Det kommer nya i kväll. Tio minuter till, sedan åker hela bunten.”

Då brast utomjordingen i gråt. Tårarna var klarblå, och de var många. ”Varning, vått golv!” snyftade den in i {child's} tröja. ”Varning, vått golv!”

# only-went
Det högg till i magen på {child}. Tjugo vagnar och tio minuter, och det gick inte att se skillnad på dem. De hade samma handtag och samma korg och samma dumma hjul, som bara ville åt …

Vänster.

”{keeper}!” sa {child.he}. ”Ett rymdskepp skulle väl inte dra åt vänster?”

”Det får man hoppas”, sa {keeper}. Han tittade ner på utomjordingen, och ögonbrynen åkte upp, och där blev de kvar.

{child} grävde i fickan. {Child.He} hade en tia, och den var {child.his} egen.[sport:  Den hade {child.he} sparat till efter {@training}.]

”Vänligen lägg i mynt”, viskade utomjordingen.

# click
{child} stoppade tian i den första vagnen. Klick! {Child.He} drog ut den och gav den en knuff. Gnissel, gnissel, vänster. {keeper} kavlade upp ärmarna, fångade in den och hakade fast den bakom vagnen som hade åkt in i bananerna, och då hoppade tian ut igen. Klick! Gnissel, gnissel, vänster. Klick! Vänster. Klick! Vänster.[athlete:  Inte ens {athlete} hade kunnat göra det fortare.] Fem stycken åkte åt vänster. Tio stycken åkte åt vänster. Dörrarna på lastbilen gick upp. Det värkte i armarna på {child}. Arton. Vänster.

”Tyvärr, gott folk”, sa lastbilschauffören. ”Nu är tiden ute.”

”Bara en till!” sa {child}.[friend:  Och {friend} ställde sig i dörren med armarna rakt ut, för säkerhets skull.]

Klick.

# straight
Det gnisslade inte. {Child.He} gav den en knuff med ett enda finger. Den rullade ut genom dörrarna utan ett ljud, förbi lastbilen, över guppen, rak som en linjal.

”Det var det värsta”, sa {keeper}. ”Femton år.”

Utomjordingen sprang efter och hoppade upp i sätet där bebisarna brukar sitta. Hela gallret började lysa. Den såg tillbaka på {child}. Den letade efter de rätta orden, och den hade inte många att välja på.

”Tack”, sa den mjukt, ”för ditt köp.”

”Välkommen åter”, sa {child}.

Och vagnen for upp, över lastbilen, över lyktstolparna, hur rakt som helst, med {child's} tia kvar i sig.[adult & elder:  ”Vad är det du tittar på?” sa {elder}, som hade valt ost hela tiden[elder2:  med {elder2}].]

# a-pound
Nästa lördag blippade {@a} mjölken vid kassa fyra.

”Oväntad vara i kassen”, sa kassan.

”Det ligger ju ingenting där”, sa {@a}.

Men {child} tittade efter. Längst ner i kassen låg en tia. Den lyste lila, och den var fortfarande varm.

# @training
träningen
## if sport
{sport}

# @Fetched
Grannen {minder} hade
## if elder & !adult
{Elder}[elder2:  och {elder2}] hade
## if adult
{Adult} hade

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}
