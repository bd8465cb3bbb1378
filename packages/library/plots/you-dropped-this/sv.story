title: Du tappade den här
title: Den som sprang efter
title: Duns, duns, duns

% Den vuxna (@a): {adult}, annars den vuxna. Det som ligger i pälsen är vännens och den äldres, där de finns.

# third-night
{child} satt i sängen med lampan tänd och vågade inte somna. Två nätter i rad hade {child.he} haft samma mardröm. I drömmen sprang {child.he} i en lång korridor[school & !short:  på {school}, fast mycket längre], och något stort kom efter. Duns, duns, duns, sa det.

”Vad vill det då?” frågade {@a}.

”Vadå vill? Det vill ta mig.”

”Har det sagt det?”

”Det är ett monster”, sa {child}. ”Det säger inget.”

[!short: [pet.dog: {Pet} sov på mattan och sprang med tassarna. {Pet.He} hade egna drömmar.

]”Ingen springer så långt utan att vilja något”, sa {@a}. ]”[short: Fråga då.|Du kan väl fråga.]”

[!short: ”Man kan inte fråga i en dröm.”

”Jo”, sa {@a}. ”Men de flesta kommer aldrig på det.”

]Så släcktes lampan.

## or
”Jag tänker inte sova”, sa {child}. ”Då kommer det.”

Det hade kommit i går natt, och natten före det. Det var samma mardröm båda gångerna. {child.He} sprang i en lång korridor[school & !short: , som den på {school}, men utan slut], och någonstans bakom sprang något stort. Duns, duns, duns, sa det.

”Hur ser det ut?” frågade {@a}.

”Det vet jag inte. Man tittar inte efter sådant. Det vill ta mig.”

”Vem har sagt det?”

”Ingen! Det är ett monster.”

[!short: [pet.dog: Nere på mattan drömde {pet} också, så att klorna skrapade.

]{@A} tänkte på saken. ”Det springer långt för din skull, det där monstret”, sa {@a}. ]”[short: Fråga vad det vill.|Du kan ju fråga vad det vill.]”

[!short: ”Hur då? Jag är ju upptagen med att springa.”

”Det är det de flesta är.”

]Och lampan släcktes.

# thump
Och där var korridoren. [!short: Längs hela väggen hängde det tomma jackor. Månen låg i fyrkanter på golvet. ]Och längst bort, runt hörnet, började det.

Duns, duns, duns.

{child} sprang.[pet.dog:  {Pet} var också där och sprang bredvid med öronen bakåt.][!short:  {child.He} sprang förbi jackorna, och förbi matsalen, och förbi den stora klockan, som inte hade några visare. Det var som att springa i gröt.] [sport & !short: Det hjälpte inte ett dugg att {child.he} kunde {play sport}. ][athlete & !short: Inte ens {athlete} hade kommit fram i den gröten. ]Bakom {child.him} flåsade det. Puh, puh, puh.

Duns, duns, duns.

## or
{child} hann knappt blunda, så stod {child.he} där. [!short: Korridoren var lång och tom. En enda lampa lyste i taket, och den blinkade, som om den också var sömnig. ]Och långt bakom, där det var som mörkast, kom det.

Duns, duns, duns.

{child} sprang.[pet.dog:  Det gjorde {pet} också, tätt intill, med svansen lågt.][!short:  Det gick förbi skåp efter skåp, och förbi en trappa som bara gick nedåt, och förbi en klocka som stod på ingenting. Golvet var mjukt som gröt.] [sport & !short: Alla gånger {child.he} hade fått {play sport} var till ingen nytta. ][athlete & !short: ”{Athlete} skulle ha hunnit”, tänkte {child}, men det var inte säkert. ]Och nu hördes det andas där bakom. Puh, puh, puh.

Duns, duns, duns.

# the-door
Korridoren slutade med en dörr. {child} ryckte i handtaget. Dörren var låst. [!short: Den hade inte varit låst de andra nätterna. Nu var det så nära att golvet skakade, ända upp i knäna.]

Duns. Duns. Duns.

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

## or
Det slutade mitt i ett duns.

”Puh”, sa det. ”Äntligen. Puh. Vänta, så jag får luft.”

{child} tittade genom fingrarna. Först kom två krokiga horn. Sedan kom resten, stort som ett klädskåp och alldeles lurvigt.[!short:  Det stödde sig mot väggen och flåsade. Det hade gympaskor, och snöret på den ena släpade efter.]

”Att du orkar”, sa monstret. ”Tre nätter har jag kutat. Tre! Och du bara springer.”

”Vad vill du?” sa {child} igen, fast nu kunde {child.he} säga det tyst.

”Du tappade den här.”

Monstret öppnade tassen, en klo i taget. Där låg en mössa, blå och mycket liten, med en tofs.

Den var {child's}. [!short: {child.He} hade haft den när {child.he} var fyra år. En dag ramlade den av på vägen hem från gungorna, och {child.he} grät tills det blev mat. ][short: {child.He} hade tappat den vid gungorna som fyraåring. ]”Hur kom den hit?”

”Det gör alla tappade saker”, sa monstret. ”Till slut. Sedan kommer jag springande med dem.[!short: ” Det suckade så att håret på {child} fladdrade.] [!short: ”]Men alla springer åt andra hållet.”

# the-bow
[!short: ”Det kan vara hornen”, sa {child.he}. ”Men mest tror jag att det är att det dunsar.”

”Det är skon”, sa monstret. ”Den sitter så löst. Och jag kan inte knyta, för jag har tassar.”

Så {child} satte sig på knä på golvet och knöt den, med dubbel rosett. Monstret provade, fram och tillbaka. Tass, tass, tass.

”Åh, hör bara”, viskade det. ”Nu kommer ingen någonsin att höra mig!”

”Men då är det ännu värre. Då kommer du ju smygande. ][short: ”]Du måste ropa vad du vill[short: ”, sa {child}. ”|. ]Du måste ropa det på långt håll.”

”Ropa vadå?”

”Du tappade den här.”

Monstret tog ett djupt andetag. ”DU TAPPADE DEN HÄR!” vrålade det[!short:  så att hela korridoren ekade], och det lät inte det minsta hemskt. Det lät som någon på hittegods.

[elder: ”Och de här, vet du vems de är?” sa det och letade i pälsen. Det var ett par glasögon.

”{Elder's}! Dem har vi letat efter överallt[elder2: , och {elder2} letade till och med i ugnen].”

][friend: ”Och den här nyckelringen, då?” sa monstret.

”Den är {friend's}.” Och {child} pekade åt det håll där {friend.he} bodde.

][!short: Det vinkade med alla klorna och lufsade i väg runt hörnet, tass, tass, tass, till nästa som hade tappat något. ]

## or
[!short: ”Inte så konstigt”, sa {child}. ”Du dunsar ju.”

”Det är skorna som dunsar”, sa monstret och såg ner på dem. ”Snöret går upp. Och klor kan inte knyta.”

{child} satte sig på huk och knöt, först en rosett och sedan en till ovanpå. Monstret tog några steg på prov. Tass, tass, tass.

”Så tyst!” viskade det. ”Nu kan jag komma ända fram utan att någon vet!”

”Nej, nej. Det är det hemskaste som finns. ][short: ”]Du måste säga till[short: ”, sa {child}. ”|. ]Du måste ropa redan när du är långt borta.”

”Vad ska jag ropa?”

”Det du sa till mig. Du tappade den här.”

Monstret drog in luft så att pälsen reste sig. ”DU TAPPADE DEN HÄR!” ropade det[!short: , och hela korridoren ropade med], och ingen i världen kunde bli rädd för det. Det lät som tanten på hittegods.

[elder: ”Då kanske du känner till de här också”, sa det och höll upp ett par glasögon.

”De är {elder's}! Dem har vi letat efter i hela huset[elder2: , och {elder2} har letat i ugnen].”

][friend: ”Och vems är nyckelringen?” sa monstret.

”Den ska till {friend}.” {child} visade åt vilket håll {friend.he} bodde.

][!short: Monstret klappade {child} på axeln, så mjukt som det går med klor. Sedan sprang det vidare, tass, tass, tass, till nästa. ]

# the-red-one
När {child} vaknade var lampan tänd, och där stod {@a}. ”Du ropade. Var det drömmen?”

”Ja. Jag frågade.”

”Och vad ville det?”

”Det ville lämna tillbaka min mössa”, sa {child} och höll upp den.

{@A} satte sig på sängkanten[!short:  och sa ingenting på en stund]. ”Den blå?” sa {@a}[!short:  sedan]. ”[!short: Med tofsen? ]Den letade jag efter i flera dagar.”

# not-after-me
Nästa kväll släckte {child} lampan utan att någon hade sagt till.[pet.cat:  {Pet} rullade ihop sig mot ryggen.][pet.other:  {Pet} prasslade i spånet och steg upp, för någon måste ju vara vaken.]

[music & !short: {child.He} nynnade lite på {music} och låg och väntade. |{child.He} låg och väntade. ]Och där, precis där sömnen börjar, var det någon som sprang, långt borta.

Men inte efter {child}. [short: Duns, duns, duns, sa det, bort genom|Tass, tass, tass, lät det, snabbt och lätt, bort genom] mörkret[city & !short:  över {city}].

”Du tappade den här”, ropade det. ”Du tappade den här.”

Och {child} vände sig på sidan och hoppades att den som sprang där borta skulle stanna och vänta.

## or
Kvällen därpå var det {child} som ville släcka.[pet.cat:  {Pet} hade redan lagt sig på täcket.][pet.other:  {Pet} var vaken i sin bur, så det var ordnat med den saken.]

[music & !short: Först gnolade {child.he} en bit av {music}. ]{child.He} låg stilla och lyssnade. Det dröjde en stund. Sedan hördes steg, långt bort i det där mörkret som bara finns innanför ögonlocken.

De var inte på väg hit. [short: Duns, duns, duns, lät det, och|Tass, tass, tass, lät det, och] det blev svagare och svagare[city & !short: , bort över taken i {city}].

”Du tappade den här”, ropade någon där borta. ”Du tappade den här.”

”Stanna”, mumlade {child} till den som sprang. ”Det är inte farligt.” Och sedan sov {child.he}.

# @a
den vuxna
## if adult
{adult}
