title: Här bor drakar
title: En lyktstolpe i taget
title: Sjön bakom tvättstugan
guest pet: Sotis (han), Bosse (han)
guest ellen: Ellen (hon), Nora (hon)

% Djuret är familjens, hund eller katt i sele; annars en hund som är lånad till sommaren. ”Här bor drakar” läses långsamt, som på en karta. Ellen kan säga ”en sjö” som om alla visste det.

# dragons
På de riktigt gamla kartorna, när kartritarna inte visste vad som fanns på ett ställe, skrev de: Här bor drakar. [elder: Det hade {elder}[elder2:  och {elder2}] berättat. | Det hade {child} läst någonstans.][city:  Kanske stod det så just där {city} ligger nu.] Så den första kvällen i den nya staden, när {@bed} men allt annat låg i lådor, tog {child} fram ett stort vitt papper och en blyertspenna och ritade en karta. Mitt på ritade {child.he} huset. Runt omkring, åt alla håll, skrev {child.he} samma sak.

Här bor drakar.

Här bor drakar.

Här bor drakar.

{@curtains} I den gamla staden hade {child} kunnat gå hem från skolan med slutna ögon. {Child.He} hade provat, nästan hela vägen. Här visste {child.he} inte ens vilken av de två knapparna vid sängen som släckte taklampan.

# mid-term
Att flytta på sommaren är en sak. Då är alla lite borta ändå. Att flytta mitt i terminen[school: , till {school} eller någon annan skola,] är som att komma in på bion när halva filmen har gått. Alla andra vet vilka som är vänner och varför den där mannen har en papegoja. I klassen höll de på med ett arbete om vulkaner som de hade börjat med för tre veckor sedan. De andras namn satt på krokarna i korridoren, tryckta och inplastade. {child's} var skrivet med tuschpenna på en bit tejp. Folk var snälla. De sa hej. Men de sa det på väg någon annanstans.

# lamp-post
Den som inte brydde sig var {pet}. Varje eftermiddag ställde {pet} sig vid dörren och ville ut, och ute i den nya staden {@posts} Först då gick de vidare till nästa.

”Du behöver inte kunna alltihop på en gång”, sa {child}. {Child.He} menade det som ett skämt. Men sedan stod {child.he} kvar på trottoaren en stund och tänkte på det.

När {child} kom hem suddade {child.he} ut en drake. Bara en, den som bodde närmast till höger. Där ritade {child.he} i stället en lyktstolpe och skrev: {Pet} har godkänt.

# akery
Dagen efter suddade {child.he} ut en till. Där låg [music: bageriet där de spelade {music}, det | bageriet] med den trasiga skylten, som det bara stod AGERI på. Sedan en bakgård med en soffa som någon hade ställt ut[athlete:  under en affisch med {athlete}]. Ett bibliotek, tre kvarter bort, där man fick ha med [pet.cat: katt om katten | hund om hunden] var tyst. {Pet} var tyst. Bibliotekarien hade till och med en låda med kex, och den ritade {child} dit med ett eget tecken.

# hearts
På kvällarna skickade {child.he} bilder på kartan till [friend: {friend}[!friend.known: , sin bästa vän,] och de andra | sina vänner] i den gamla staden. De svarade med hjärtan[friend: , och {friend}|  och] frågade om drakarna bets. Ibland blev {child} glad av det. Ibland fick {child.he} så ont av längtan att {child.he} måste lägga sig på golvet med ansiktet i {pet's} päls, och det fick ta den tid det tog. {Pet} hade aldrig bråttom. {Pet} verkade anse att det också var en sorts lyktstolpe.

# the-steps
En torsdag tog {child} med kartan till skolan. {Child.He} tänkte inte visa den. {Child.He} hade bara en sak att rita in på rasten, en brunn med en groda på locket, och {child.he} satt på trappan och ritade när någon skymde ljuset.

”Vad är det där?” Det var en flicka i klassen som hette {ellen}. Hon hade gips på ena armen och ett äpple i andra handen.

”Inget. En karta.”

{ellen} lutade sig närmare. Hon läste länge. {child} väntade på att {ellen} skulle skratta.

# short-cut
”Du har missat genvägen”, sa {ellen}.

”Vilken genväg?”

”Bakom tvättstugan. Där du har en drake. Man kryper under häcken och kommer ut vid sjön.”

”Finns det en sjö?”

{ellen} slutade tugga. ”Har ingen sagt att det finns en sjö?”

# the-lake
Efter skolan hämtade de {pet} och gick dit. {Pet} hade aldrig varit så lycklig, för {pet} hade misstänkt en sjö hela tiden. Häcken var trång, och {ellen} svor över gipset, men på andra sidan öppnade sig alltihop: vassen, en brygga, och vattnet som var grått och blankt och mycket större än {child} hade kunnat tro. {@splash}

De satt på bryggan tills de frös. {ellen} berättade vilka i klassen som var roliga[sport: , vilka som höll på med {sport}] och vilka som var roliga först när man kände dem. Hon förklarade det där med papegojan, så att säga. {child} berättade om den gamla staden, och det gick bra att berätta. Den blev inte mindre av det.

# a-boot
”Får jag rita in sjön?” frågade {ellen}. ”Det är ju jag som hittade den. Fast jag är bara vänsterhänt för tillfället.”

Sjön blev skakig och hade ungefär formen av en stövel. {child} lät den vara precis så.

# twenty-six
På kvällen satt kartan på väggen ovanför sängen, med tejp i alla hörn. Där fanns lyktstolpen och bageriet, soffan och biblioteket, grodan och sjön. Och där fanns drakar, många drakar.

[friend: ”Bits de?” skrev {friend}.

”Inte de som jag har träffat”, svarade {child}.

][adult / elder: ”Hur många är det kvar?” frågade {@a} i dörren.

{child} hade nyss räknat dem. ”Tjugosex.”

Men de | {child} hade nyss räknat dem, och det var tjugosex kvar.

Men de] såg inte lika farliga ut längre. De låg där på sina vita fläckar, en och en, och väntade på att någon skulle komma och ta reda på vad som egentligen fanns där.

# the-left-one
Vid fotändan vände sig {pet} ett varv, och ett varv till, och lade sig med en suck. {child} sträckte ut handen utan att titta. Det var den vänstra knappen. Rummet blev mörkt på första försöket.

En i taget, tänkte {child.he}. I morgon tar vi nästa.

# @bed
sängen var hopskruvad
## if adult
{adult} hade skruvat ihop sängen
## if elder & !adult
{elder.short} hade skruvat ihop sängen

# @curtains
Hunden {pet}, som {child} hade fått låna till sommaren, låg på en hög med gardiner och såg på.
## if pet.dog
[!pet.known: Hunden {pet} | {Pet}] låg på en hög med gardiner och såg på.
## if pet.cat
[!pet.known: Katten {pet} | {Pet}] låg på en hög med gardiner och såg på.

# @posts
gjorde {pet} som man gör om man är hund. En lyktstolpe i taget. {Pet} nosade på den tills det var klart.
## if pet.cat
gick {pet} i sele och gjorde som man gör om man är katt. En lyktstolpe i taget. {Pet} gned kinden mot den tills det var klart.

# @splash
{Pet} sprang rakt ut tills det stänkte.
## if pet.cat
{Pet} satte sig ytterst på bryggan och räknade fiskarna.

# @a
{adult}
## if elder
{elder.short}
