title: Säg det inte till någon
title: Monstret i viken
title: Hjul, i en sjö
guest kiosk: Bengt (han), Kurt (han)
guest lady: fru Ahlm (hon), fru Blomgren (hon)
guest shower: Roffe (han), Stig (han)

% Monstret är "det". {child} bor på campingen; de vuxna (@a) är {adult}, annars den äldre.

# big-as-a-dog
Det första {child} sa om monstret var alldeles sant. Det var resten som blev fel.

”Jag såg ett monster i viken”, sa {child.he} i kiosken på campingen. ”Det var grönt och stort som en hund.”[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade också sett det, men {pet.he} sa ingenting.]

{kiosk} i kiosken berättade det för {lady} i husvagn fyra.

”Stort som en häst”, sa {kiosk}.

{Lady} lutade sig ut genom fönstret, höll handen för munnen och berättade det för tvillingarna i det röda tältet.

”Med horn”, viskade {lady}.

Tvillingarna berättade det för {shower} i duschen.

”Tre svansar!” sa den ena.

”Och hatt!” sa den andra.

# i-have-three
Efter middagen[adult / elder: , medan {@a} diskade,] satt {child} på bryggan och hoppades. {Child.He} ville se monstret igen mer än något annat[pet.cat / pet.other: , till och med mer än {pet}, som var kvar hemma]. Då bubblade det i vassen, och upp kom ett huvud. Det var stort som ett hästhuvud. Det hade horn. Och ovanpå hornen satt en hatt.

”Var det du som började?” sa monstret.

”Med vad?” sa {child}.

”Med att prata om mig! Jag blir som folk säger. Det är så monster är gjorda. I går var jag lagom. Jag hade en liten håla under stenen där, med näckrosor. Nu får jag inte in mer än en svans. Och jag har TRE.”

”Förlåt”, sa {child}. ”Jag sa bara hund.”

”Hund var inga problem. Hund var jag!” Monstret drog i hatten. ”Vem hittade på den här? Den går inte av.”

”Tvillingarna, tror jag. Jag ska säga åt dem att sluta.”

# with-wheels
Nästa morgon gick {child} runt på hela campingen. {Child.He} knackade på varje husvagn[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] tog tälten].

”Monstret är inte farligt!” ropade {child.he} så högt {child.he} kunde[school: , mycket högre än man får {at school}]. ”Det är litet! Sluta prata om det!”

{Lady} lutade sig mot {kiosk} och höll handen för munnen, men {child} hörde henne ändå.

”Stackars barn”, viskade hon. ”Alldeles från vettet. Då måste det vara ännu större än vi trodde.”

”Stort som ett hus”, sa {kiosk}.

Ute i viken sa det plums, och vattnet steg ända upp till minigolfen.

”Med hjul”, sa {shower}, som [sport: egentligen skulle {play sport} men ]inte ville vara sämre.

# in-a-lake
När {child} kom ner till bryggan stack monstret upp över granarna. Det såg olyckligt ut.

”HJUL”, sa det. ”I en SJÖ.”

”De tror mig inte. Jag ropade ju!”

”Gör något”, bad monstret. ”Snart är det någon som säger att jag äter folk. Och jag tål bara näckrosor.”

# what-it-eats
{child} vände sig om. Uppe vid kiosken hade alla samlats runt {kiosk}, och {kiosk} hade öppnat munnen och höll upp ett finger, så där som han gjorde när han hade kommit på något riktigt bra.

”Och vet ni vad jag hört att det äter?” började {kiosk}.

{child} sprang. {Child.He} sprang så att gruset sprutade[athlete: , så som {athlete} skulle ha sprungit], men det var långt till kiosken, och {child.he} hade ropat hela morgonen utan att någon lyssnat. När man ropade trodde de en inte. Men {lady} hade inte ropat. Hon hade hållit handen för munnen och nästan inte hörts, och {kiosk} hade trott på vartenda ord.

# not-a-soul
{child} tvärstannade mitt bland dem. {Child.He} vände sig till {kiosk}, kupade handen runt munnen och viskade:

”{kiosk}. Jag vet något om monstret. Men du får inte säga det till någon.”

{kiosk} glömde vad han skulle säga.

”Inte en själ”, viskade han.

Någon stängde av radion[music: , mitt i {music}]. {Lady} lutade sig. Tvillingarna lutade sig. {shower} lutade sig så att handduken nästan trillade av.

”Det har krympt”, viskade {child}. ”Det är litet som en limpa. Nej, som en hund. En ganska liten hund. Det äter bara näckrosor. Och det är jätteblygt, så om man tittar för länge blir det rött om nosen. Men det är hemligt.”

”Jag är tyst som en mur”, sa {kiosk}.

# five-minutes
{child} gick tillbaka till bryggan. {Child.He} hann inte ens fram.

”Säg det inte till någon”, hörde {child.he} {kiosk} viska, ”men det äter näckrosor.”

”Det är hemligt”, viskade {lady}, ”men det är rött om nosen.”

”Du får inte säga det!” väste den ena tvillingen till den andra, som hade stått bredvid hela tiden.

På fem minuter visste hela campingen. På sju minuter visste de på andra sidan sjön[city: , och på åtta i {city}].

# click
Pysss, sa det ute i viken. Vattnet rann tillbaka från minigolfen. Först försvann monstret bakom granarna, sedan bakom vassen. Hjulen gick in med ett klick. Svans, svans, plopp. Och till slut simmade det fram till bryggan, grönt och blankt och stort som en hund. En ganska liten hund.

”Åh”, sa monstret. ”Åh, vad skönt.” Det kände efter överallt. ”Horn, borta. Hjul, borta. Nos? Vad är det med nosen? Den är varm.”

”Den är röd”, sa {child}. ”Det var jag. Jag kunde inte låta bli.”

Monstret speglade sig i vattnet.

”Den är faktiskt fin”, sa det.

# the-hat
”Men hatten är kvar”, sa {child}. ”Jag glömde hatten. Jag kan viska en gång till.”

Monstret tog tag i brättet. Det la huvudet på sned, åt ena hållet och åt det andra.

”Nej”, sa det. ”Låt den vara. När jag är lagom stor, då är den ju riktigt stilig.”

# anybody
Solen höll på att gå ner.[adult / elder:  Uppe vid tältet tände {@one} lampan.] Monstret kröp upp på bryggan och la hakan på {child’s} ben, och hakan var våt och luktade sjö.

”{child}”, viskade det. ”Om du vill komma i morgon också, så är jag här. Men säg det inte till någon.”

Och {child} sa det inte till någon.

# @a
{adult}
## if elder & !adult
{@elders}
## if elder & adult
{adult} och {@elders}

# @one
{adult}
## if elder & !adult
{elder}

# @elders
{elder}
## if elder2
{elder} och {elder2}
