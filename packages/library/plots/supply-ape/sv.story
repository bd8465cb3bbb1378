title: Vikarien hängde i lampan
title: Ett riktigt skägg
title: Det kallas rest
guest friend: Hedda (hon), Sami (han)
guest ape: apan (hon)
guest head: rektorn (hon)

% Katten (@c): familjens katt, annars vaktmästarens. @k, @kk: han/hon.

# in-the-lamp
När fröken var sjuk satt det en lapp på dörren till klassrummet[school:  på {school}]. VIKARIE I DAG: APAN SVENSSON, stod det.

”Det är fel”, sa {friend}. ”Det ska nog vara Anna.”

Det var det inte. För när {child} öppnade dörren hängde vikarien i lampan. Det var en stor brun apa med rätt knäppt kavaj och krita bakom örat. Hon höll klasslistan i ena foten.

”God morgon”, sa apan. ”Sitt ner, de av er som inte vill hänga.”

{@c-first} Ingen brukade säga något om det. Fröken trodde att {@k} var en tröja.

# lessons
”Första timmen är matte”, sa apan. ”Jag har tjugofyra bananer. Ni är tjugotre. Hur många blir över?”

”En”, sa {child}.

”Rätt”, sa apan och åt upp den. ”Det kallas rest. Det är det bästa jag vet i hela matematiken.”

Sedan hade de svenska och skrev med fötterna. De hade [music: musik, och sjöng {music} upp och ner|geografi uppe i klätterträdet, för därifrån ser man mest]. På idrotten var det ingen som valde lag. Apan sa att hon inte hade förstått reglerna, [sport: men om man skulle {play sport}, kunde inte alla vara i samma?|men kunde inte alla vara i samma?] Och Albin, som aldrig sa något, visade sig kunna gå på händer. Det hade han alltid kunnat. Det var bara ingen som hade frågat.

”Det här är den bästa dagen i mitt liv”, sa {friend}, som satt på bokhyllan.[athlete:  ”Och jag har sett {athlete} i verkligheten”, sa någon bredvid, ”och det här är bättre.”]

# rule-nine
Då hördes det steg i korridoren. Klack, klack, klack. Alla kände igen dem. Det var rektorn.

”Hon ska hälsa på vikarien”, viskade {child}. ”Och djur är förbjudna. Det är regel nio.”

Apan blev alldeles stilla. Plötsligt såg hon inte så stor ut.

”På förra skolan fick jag vara i sju minuter”, sa hon tyst. ”På den innan i fyra. Jag som har läst så mycket.”

”Fort!” sa {friend}. ”Vi klär ut henne!”

De satte {friend's} mössa på apan, och glasögonen från teaterlådan. De drog ner ärmarna över händerna. Det blev riktigt bra, upptill. Men runt hakan var det päls, päls, och päls igen.

”Det syns”, sa {child}. ”Hon behöver ett skägg. Ett jättestort skägg.”

# beard
Klack, klack, klack. Det fanns inget skägg i teaterlådan. Det fanns inget skägg i hela klassrummet.

Då gäspade någon på elementet. {child} vände sig om. Där låg {@c}, tjock och lång, med pälsen hängande ner på båda sidor.

”Förlåt”, viskade {child} och lyfte upp {@kk}.

{child.He} lade {@c} under apans haka, med framtassarna bakom det ena örat och baktassarna bakom det andra. {@c-cap} öppnade ett öga. Sedan kände {@k} efter, och det var varmt där, varmare än på elementet. {@k-cap} blundade.

Dörren gick upp.

# hoarse
”God morgon”, sa rektorn. Och sedan sa hon: ”Vilket skägg!”

”Tack”, sa apan. ”Det har vuxit hela livet.”

Rektorn gick ett steg närmare. Ingen i klassen andades.

”Det är så blankt. Är det mjukt?”

”Känn”, sa apan, för vad skulle hon annars säga?

Rektorn sträckte ut handen och strök skägget, uppifrån och ner. Hon strök det en gång till.

Då började skägget spinna.

”Det brummar”, sa rektorn.

”Jag är lite hes”, sa apan.

{child} blundade. Nu var det slut. Men när {child.he} tittade igen stod rektorn kvar, och hon fortsatte att klappa. Hon hade stängt ögonen. Axlarna, som alltid satt uppe vid öronen, sjönk och sjönk. Ingen hade förut sett var de hörde hemma.

”Vet ni”, sa rektorn, ”det har varit en sådan förskräcklig förmiddag.”

”Sitt en stund”, sa apan och drog fram en stol. ”Vi skulle just ha högläsning.”

# both-of-you
Så rektorn satt där hela sista timmen med handen i skägget. Apan läste om en ö långt bort, där mangoträden växer ner till vattnet, och där alla sover i varandras armar, högt uppe. Hon läste så att man kände hur det gungade. {friend} somnade på bokhyllan.

När det ringde reste sig rektorn och rättade till kjolen. I dörren vände hon sig om.

”Jag hoppas att ni kan stanna hela veckan”, sa hon. ”Båda två.”

”Båda två?” sa {child}.

”Vikarien”, sa rektorn. ”Och skägget.”

Hon blinkade. Sedan gick hon bort genom korridoren, och det lät inte klack, klack, klack. Det lät som om hon tog ett litet skutt på vartannat steg.

# a-skip
{@carry} Det var det minsta {child.he} kunde göra. {@k-cap} luktade krita och banan.[pet.dog:  {Pet}, som hade väntat vid grinden, luktade på {child.him} länge och ville ha en förklaring.][pet.other:  Hemma fick {pet} höra alltihop, och luktade på {child.his} fingrar.]

[elder: ”Jag hade också en sådan vikarie”, sa {elder}[elder2:  till {elder2}] när de fick höra det. ”Fast utan skägg.”

]”Du var ett fantastiskt skägg”, viskade {child} i {@ks} öra[city: , mitt i {city}].

{@c-cap} spann. Det visste {@k} väl.

# @c
Sotis
## if pet.cat
{pet}

# @c-cap
Sotis
## if pet.cat
{Pet}

# @k
han
## if pet.cat
{pet.he}

# @k-cap
Han
## if pet.cat
{Pet.He}

# @kk
honom
## if pet.cat
{pet.him}

# @ks
kattens

# @c-first
På elementet under fönstret låg vaktmästarens katt Sotis, med päls som en hel hatthylla.
## if pet.cat
På elementet under fönstret låg {child's} katt {pet}, som hade följt efter till skolan, för {pet.he} gick dit {pet.he} ville.

# @carry
Innan {child} gick hem bar {child.he} tillbaka Sotis till vaktmästaren.
## if pet.cat
På väg hem bar {child} {pet} hela vägen.
