title: Du tappade den här
title: Den som sprang efter
title: Duns, duns, duns

% Den vuxna (@a): {adult}, annars den vuxna. Det som ligger i pälsen är vännens och den äldres, där de finns.

# third-night
{child} satt i sängen med lampan tänd och vågade inte somna. Två nätter i rad hade {child.he} haft samma mardröm. I drömmen sprang {child.he} i en lång korridor[school & !short:  på {school}, fast mycket längre], och något stort kom efter. *Duns, duns, duns*, sa det.

”Vad vill det då?” frågade {@a}.

”Vadå vill? Det vill ta mig.”

”Har det sagt det?”

”Det är ett monster”, sa {child}. ”Det säger inget.”

[!short: [pet.dog: {Pet} sov på mattan och sprang med tassarna. {Pet.He} hade egna drömmar.

]”Ingen springer så långt utan att vilja något”, sa {@a}. ]”[short: Fråga då.|Du kan väl fråga.]”

[!short: ”Man kan inte fråga i en dröm.”

”Jo”, sa {@a}. ”Men de flesta kommer aldrig på det.”

]Så släcktes lampan.

# thump
Och där var korridoren. [!short: Längs hela väggen hängde det tomma jackor. Månen låg i fyrkanter på golvet. ]Och längst bort, runt hörnet, började det.

*Duns, duns, duns.*

{child} sprang.[pet.dog:  {Pet} var också där och sprang bredvid med öronen bakåt.][!short:  {child.He} sprang förbi jackorna, och förbi matsalen, och förbi den stora klockan, som inte hade några visare. Det var som att springa i gröt.] [sport & !short: Det hjälpte inte ett dugg att {child.he} kunde {play sport}. ][athlete & !short: Inte ens {athlete} hade kommit fram i den gröten. ]Bakom {child.him} flåsade det. *Puh, puh, puh.*

*Duns, duns, duns.*

# the-door
Korridoren slutade med en dörr. {child} ryckte i handtaget. Dörren var låst. [!short: Den hade inte varit låst de andra nätterna. Nu var det så nära att golvet skakade, ända upp i knäna.]

*Duns. Duns. Duns.*

{child} var så rädd att {child.he} inte ens kunde skrika. [pet.dog: Men {pet} vände sig om. {Pet.He} nosade i luften och satte sig. Och svansen började sopa golvet.

Då tänkte {child}|Då tänkte {child.he}] på vad {@a} hade sagt. {child.He} vände sig om, {child.he} också, och blundade, och ropade så högt {child.he} kunde.

”VAD VILL DU?”

# asked
Det slutade dunsa.

”Puh”, sa det. ”Vänta lite. Jag ska bara, puh, hämta andan.”

{child} öppnade ett öga. Monstret var stort som ett klädskåp och lurvigt överallt, och det hade två krokiga horn.[!short:  Det stod framåtböjt med tassarna på knäna. På fötterna hade det gympaskor, och den ena var oknuten.]

”Du”, sa monstret, ”är något så förfärligt snabb.”

”Tack”, sa {child}, för det säger man ju.

”Tre nätter! Tre nätter i rad har jag sprungit efter dig. Du tappade den här.”

Och monstret räckte fram tassen. I den låg en mössa. Det var en mycket liten mössa, blå, med en tofs.

{child} kände igen den på en gång. [!short: {child.He} hade varit fyra år när den ramlade av, någonstans mellan gungorna och hemma, och {child.he} hade gråtit ända tills det blev mat. ][short: Den hade {child.he} tappat vid gungorna när {child.he} var fyra år. ]”Var hittade du den?”

”Här”, sa monstret. ”Allt som folk tappar hamnar här till slut. Jag plockar upp det och springer efter. Det är det enda jag gör.[!short: ” Det suckade så att månljuset skakade.] [!short: ”]De blir aldrig glada när jag kommer.”

# the-bow
[!short: ”Det kan vara hornen”, sa {child.he}. ”Men mest tror jag att det är att det dunsar.”

”Det är skon”, sa monstret. ”Den sitter så löst. Och jag kan inte knyta, för jag har tassar.”

Så {child} satte sig på knä på golvet och knöt den, med dubbel rosett. Monstret provade, fram och tillbaka. *Tass, tass, tass.*

”Åh, hör bara”, viskade det. ”Nu kommer ingen någonsin att höra mig!”

”Men då är det ännu värre. Då kommer du ju smygande. ][short: ”]Du måste ropa vad du vill[short: ”, sa {child}. ”|. ]Du måste ropa det på långt håll.”

”Ropa vadå?”

”Du tappade den här.”

Monstret tog ett djupt andetag. ”DU TAPPADE DEN HÄR!” vrålade det[!short:  så att hela korridoren ekade], och det lät inte det minsta hemskt. Det lät som någon på hittegods.

[elder: ”Och de här, vet du vems de är?” sa det och letade i pälsen. Det var ett par glasögon.

”{Elder's}! Dem har vi letat efter överallt[elder2: , och {elder2} letade till och med i ugnen].”

][friend: ”Och den här nyckelringen, då?” sa monstret.

”Den är {friend's}.” Och {child} pekade åt det håll där {friend.he} bodde.

][!short: Det vinkade med alla klorna och lufsade i väg runt hörnet, *tass, tass, tass*, till nästa som hade tappat något. ]

# the-red-one
När {child} vaknade var lampan tänd, och där stod {@a}. ”Du ropade. Var det drömmen?”

”Ja. Jag frågade.”

”Och vad ville det?”

”Det ville lämna tillbaka min mössa”, sa {child} och höll upp den.

{@A} satte sig på sängkanten[!short:  och sa ingenting på en stund]. ”Den blå?” sa {@a}[!short:  sedan]. ”[!short: Med tofsen? ]Den letade jag efter i flera dagar.”

# not-after-me
Nästa kväll släckte {child} lampan utan att någon hade sagt till.[pet.cat:  {Pet} rullade ihop sig mot ryggen.][pet.other:  {Pet} prasslade i spånet och steg upp, för någon måste ju vara vaken.]

[music & !short: {child.He} nynnade lite på {music} och låg och väntade. |{child.He} låg och väntade. ]Och där, precis där sömnen börjar, var det någon som sprang, långt borta.

Men inte efter {child}. [short: *Duns, duns, duns*, sa det, bort genom|*Tass, tass, tass*, lät det, snabbt och lätt, bort genom] mörkret[city & !short:  över {city}].

”Du tappade den här”, ropade det. ”Du tappade den här.”

Och {child} vände sig på sidan och hoppades att den som sprang där borta skulle stanna och vänta.

# @a
den vuxna
## if adult
{adult}
