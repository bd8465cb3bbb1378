title: Öronbenet
title: Havet hade kommit tillbaka
title: Det var det den hörde med
guest dog: Bamse (han), Rufus (han)
guest uncle: Folke (han), Sture (han)

% Hunden (@d): familjens, annars grannens, som är på besök. @a: {adult}, annars den äldre, annars en morbror. Valen är "den"; det som fattas den är ett öronben.
% Gropen är en bohuslänsk skalgrusgrop: tiotusen år, en mil från havet, och havet ligger i väster.

# the-pit
{@opening}

Gropen var en stor tugga ur backen, högst upp i deras hage. Väggarna var vita av snäckskal, fast det var en mil till havet. För tiotusen år sedan, sa {@a}, hade allt det här legat på havets botten.

# what-it-heard-with
En lördag i november[sport: , just när {child} skulle i väg och {play sport},] kom {@d} upp ur gropen med något i munnen. {@D-he} bar det så som [breed.Labrador: labradorer bär ägg | man skulle bära ett ägg om man inte hade några händer], med läpparna och inte med tänderna, och lade det i {child's} hand. Det var brunt och tungt och blankt som en kastanj, och det krökte sig inåt, som en hand som just ska knyta sig.

{@A} letade länge i fossilboken[elder & adult:  från {elder}[elder2:  och {elder2}]][elder2 & !adult:  från {elder2}][music:  och nynnade på {music}]. Sedan vände {@he} boken mot {child}.

”Det är öronbenet på en val”, sa {@he}. ”Det är det hårdaste benet de har. Resten smulas sönder, och det där blir kvar.”

”Så det var det här den hörde med?”

”Det var det den hörde med.”

{child} höll det mot sitt eget öra, som man gör med en snäcka. Det enda {child.he} hörde var kylskåpet.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hörde det också.]

# the-sea-came-back
På natten väckte {@d} {child.him}. {@D-he} stod i sängen med tassarna på fönsterbrädan, bredvid benet[athlete:  och bilden på {athlete}]. [pet.cat: [!pet.known: Katten {pet}|{Pet}] sov vidare. ][pet.other: {Pet} sov vidare. ]{child} tittade ut.

Havet hade kommit tillbaka.

Det var dimma, förstås. Men den hade fyllt dalen till brädden, vit och slät under månen, så att bara topparna stack upp: kyrktornet, tre ekar och deras egen backe, som en ö. [city: Där {city} brukade ligga var det bara hav. ]Det kluckade mot trädgårdsstaketet.

{child} drog jackan över pyjamasen, stoppade benet i fickan och gick ner till stranden med {@d} tätt intill sig. Dimman drog sig ut en liten bit och kom in igen. Den luktade tång.

# hunting-for-keys
Bortom kyrktornet buktade det vita upp.

Något mörkt steg upp ur det och fortsatte att stiga, längre än ladan, och rullade runt och gled ner igen utan ett ljud. Där det hade varit stod en pelare av silvrig andedräkt i luften och löste långsamt upp sig.

Valen kom upp vid ekarna, och sedan vid tornet, och sedan vid ekarna. Den såg inte ut att vara på väg någonstans. Den såg ut som {@a} gör när {@he} letar efter nycklarna.

# you-need-two
Då kände {child} att staketet brummade under händerna. Det var ett rop, för lågt för att höras, och det kom långt bortifrån. Valen stannade. Den vände sig åt vänster och åt höger. Den simmade i en ring, och sedan i en till.

Det där kände {child} igen. Förra vintern hade {child.he} haft öroninflammation på ena sidan, och varje gång {@a} ropade hade {child.he} gått till fel rum. Med ett öra hör man att någon ropar. Man behöver två för att höra varifrån.

# speak
{Child.He} klättrade upp på staketet. ”Jag har det!” ropade {child.he}. ”Det är här!”

Valen simmade runt, runt.

”{@D}”, sa {child}. ”Ge skall.”

{@D} skällde. {@D-he} skällde långsamt och jämnt, från samma fläck, som en fyr som har fått en röst. Ringen blev mindre. Och sedan gled en lång mörk vägg in längs staketet, och i den satt ett öga, inte större än en apelsin, och mycket gammalt.

# wet-slate
{child} tog upp benet ur fickan. Det var det finaste någon av dem någonsin hade hittat[school: , och på måndag skulle det ha fått följa med till {school}]. {Child.He} lutade sig över staketet och lade det, i sin öppna hand, mot valens huvud, strax bakom ögat. Huden var kall och slät, som våt skiffer.

Ropet kom igen. Det gick genom benet och genom handflatan och hela vägen upp i armen, och {child.he} kände hur valen hörde det. Den svängde runt, långsamt och noga, som nålen i en kompass, tills den pekade rakt åt väster.

Den andades en enda gång, och andedräkten föll över dem som regn. Sedan slöt sig dimman om valen, och en krusning gick genom det vita, rak som ett snöre, bort över åsen och ut mot det riktiga havet.

Benet låg kvar i {child's} hand. Det hade bara behövts en liten stund, och nu visste valen vägen.

# salt
”{child}?” {@A} kom ner genom trädgården i morgonrock och stövlar. ”Jag hörde {@d}.” {@He} stannade bredvid dem och såg ut över det vita. ”Det var en dimma, det”, sa {@he}.

{@His} ansikte hade blivit vått av den. {@He} torkade sig med handen, slickade sig om munnen och stod alldeles still.

”Det är salt”, sa {@a}.

”Ja”, sa {child}.

{@He} såg på {child}. Sedan lade {@he} armarna på staketet, med {child} på ena sidan och {@d} på den andra, och där stod de tills de frös så om fötterna att de måste gå in.

# the-last-one-home
I sängen höll {child} benet mot örat en gång till. Nu var det inte tyst där inne längre. Långt ute pratade en massa röster i munnen på varandra, som en familj i dörren när den sista har kommit hem.

# @opening
{dog} var grannens hund och bodde hos {child} den veckan. Han fick inte vara i gropen, och därför var det där {child} brukade hitta honom.
## if pet.dog
{Pet} fick inte vara i gropen, och därför var det där {child} brukade hitta {pet.him}.

# @d
{dog}
## if pet.dog
{pet}

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @a
morbror {uncle}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{uncle.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
{uncle.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
