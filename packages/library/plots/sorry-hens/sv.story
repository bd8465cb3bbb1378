title: Polisbilen vid grinden
title: Förlåt, höns
title: Nio salladshuvuden
guest pet: Stampe (han), Viola (hon)
guest grower: Folke (han), Evert (han)
guest keeper: Gunvor (hon), Barbro (hon)
guest minder: Jenny (hon), Malin (hon)

% Kaninen är klassens där familjen varken har hund eller katt. En hund äter också upp salladen, och ingen misstänker den; en katt lägger sig på den.
% @a: den som är hemma: {adult}, annars den äldre, annars {minder}.

# not-a-word
”Säg ingenting”, viskade {child} till {pet}. ”Vad de än frågar. Inte ett ord.”

En polisbil hade stannat utanför, precis vid grinden, och i den satt en polis och skrev upp något.

{@Nose} och sa ingenting. Det var {pet} bra på.

{child} visste vad polisen skrev. Polisen skrev: sallad.

# nine-lettuces
I tisdags hade {child} inte stängt {@door} ordentligt. [child.name: ”Jag har stängt”, hade {child} sagt. | {Child.He} hade sagt att {child.he} hade gjort det.] Och {pet} hade {@ate}. {child} hade {@home} och inte sagt något till någon[friend: , inte ens till {friend}[!friend.known: , som var {child.his} bästa vän]].

På kvällen hade {grower} skrikit att det var {keeper's} höns, och {keeper} hade skrikit tillbaka att hennes höns hade varit inne hela dagen.[pet.dog:  Ingen misstänker en hund för sallad.] Varje eftermiddag i alla tider hade de två druckit kaffe ihop på {grower's} trappa. Nu hade de inte talat med varandra på tre dagar, och i tre dagar hade {child} haft en sten i magen.

# salad
”{@A}”, ropade {child.he}, ”hur länge får man sitta i fängelse?”

”Det beror på”, ropade {@hoover}. ”Vad har man gjort?”

”Sallad.”

”Jaså, sallad. Då är det knappt någon tid alls”, sa {@a}.[elder & adult: 

”Det var längre på min tid”, sa {elder}, som vek tvätt.[elder2: 

”Mycket längre”, sa {elder2}.]][elder2 & !adult: 

”Det var längre på min tid”, sa {elder2}.]

Knappt någon tid var ändå lite tid. Men att vänta på att det skulle knacka var värre. {child} {@took} och gick ut på gången för att ange dem båda två.

# click
Polisen stod och rotade i bagageutrymmet. Hennes dörr var öppen, och på framsätet låg en {@sandwich}.

{Pet} fick syn på den. {@Flew}[athlete:  som inte ens {athlete} kan flyga] och landade på sätet. Sedan dök {pet.he}, med munnen full av smörgås, ner där den som kör har fötterna, och satte sig på någonting. Klick. En liten grön lampa tändes.

{child} lutade sig in.

”{Pet}!” viskade {child.he}. ”Kom ut! Annars får de veta att det var vi som {@did} salladen!”

”KOM UT!” sa en väldig röst från taket. ”ANNARS FÅR DE VETA ATT DET VAR VI SOM {@DID} SALLADEN!”

# green-light
Det hördes längs hela gatan. Dammsugaren tystnade.[elder & adult:  I köket tystnade {elder.short}[elder2:  och {elder2.short}] också.][music:  Någon slutade mitt i {music}.][sport:  Någon skruvade ner {sport} på teve.] Fönster öppnades.

{child} vågade inte andas, för tänk om det också hördes. [child.name: Där var den gröna lampan. Där var knappen, och på den satt {pet's} bak. | {Child.He} tittade på den gröna lampan. {Child.He} tittade på knappen, och på {pet's} bak, som satt på den.] Det var bara att lyfta undan den.

Då fick {child} se {grower}. Han hade kommit ut på sin trappa, och {keeper} på sin. De tittade inte på polisbilen. De tittade på varandra, och ingen av dem visste hur man börjar.

{child} lät {pet} sitta kvar på knappen.

# speaking
”Det här är {child} som talar”, sa {child.he}.

”SOM TALAR”, sa polisbilen.

”Jag stängde inte {@door} i tisdags. Jag sa att jag hade gjort det, men det hade jag inte. Det var inte {keeper's} höns. Förlåt, {grower}. Förlåt, {keeper}.” {child} tänkte efter. ”Förlåt, höns.”

”FÖRLÅT, HÖNS”, sa polisbilen över alla taken, och bakom {keeper's} hus var det någon som kacklade.

# lost
När {child} backade ut stod polisen där.

”Nu kan du föra bort oss”, sa {child}. ”Jag har erkänt alltihop.”

”Jag kan inte föra bort någon någonstans”, sa polisen. ”Jag har kört vilse. Jag har letat efter biblioteket [city: i hela {city} ]i en halvtimme.” Hon höll fram sitt block. Det var en lista på alla ställen som inte var biblioteket[school: , med {school} överst].

# and-a-bite
Då kom {grower} fram till grinden.

”Nio salladshuvuden”, sa han.

”Nio och {@bite}”, sa {child}.

”Och vad var det för fel på det tionde?”

”Inget. {@Full}.”

”Det är i alla fall någon som tycker om dem”, sa {grower}. ”{keeper} säger att de är beska.”

”Jag har aldrig sagt beska”, sa {keeper} bakom honom. ”Jag sa att de var modiga.”

”Du får plantera nio nya åt mig på lördag”, sa {grower} till {child}.[friend:  ”Och ta med dig {friend}. Det är många hål.”] Sedan vände han sig om. ”Du vill väl inte ha en kopp kaffe?” sa han till {keeper}.

”Det har jag velat ha sedan i tisdags”, sa {keeper}.

# a-case
{@A} visade polisen vägen, och {child} {@out}. {Pet} hade med sig det sista av {@rest}.

”Det där”, sa polisen, ”är faktiskt ett fall för polisen.” Men hon körde sin väg och blinkade med blåljuset, bara en enda gång.

# a-crumb
På kvällen, när de hade kontrollerat {@door} två gånger, satte sig {@a} på sängkanten.

”Är det något mer du vill berätta?” sa {@a}.

{child} kände efter. Stenen var borta. Det fanns bara något som var så stort som en smula.

”Kakor”, sa {child.he}. ”I måndags.”

”Hur många åt du?”

”Två och en halv.”

{@kiss} och släckte lampan. På trappan intill klirrade det i två koppar.

# the-other-half
Och {@where} {pet}, som visste vart den andra halvan hade tagit vägen, och sa ingenting.

# @nose
{Pet} var klassens kanin, och det var {child's} vecka att sköta om {pet.him}. {Pet.He} rörde på nosen
## if pet.cat
{Pet} tittade in i väggen
## if pet.dog
{Pet} tittade ner på sina tassar

# @door
buren
## if pet.cat
köksfönstret
## if pet.dog
grinden

# @ate
gått under staketet in till {grower} och ätit upp nio salladshuvuden, det ena efter det andra, och tagit en enda tugga av det tionde
## if pet.cat
gått över staketet in till {grower} och lagt sig på nio salladshuvuden, det ena efter det andra, för att hitta det mjukaste, och satt en enda tass på det tionde

# @home
burit hem {pet.him}
## if pet.dog
tagit hem {pet.him}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @hoover
{minder}, som passade {child.him} och dammsög i hallen
## if adult
{adult}, som dammsög i hallen
## if elder & !adult
{elder}, som dammsög i hallen

# @took
lyfte upp {pet}
## if pet.dog
satte koppel på {pet}

# @sandwich
salladssmörgås
## if pet.cat
tonfisksmörgås

# @flew
{Pet.He} sparkade till, flög
## if pet.cat
{Pet.He} slingrade sig loss, flög
## if pet.dog
{Pet.He} drog till, flög

# @did
åt upp
## if pet.cat
låg på

# @DID
ÅT UPP
## if pet.cat
LÅG PÅ

# @bite
en tugga
## if pet.cat
en tass

# @full
{Pet.He} var mätt
## if pet.cat
Det nionde var så bekvämt

# @out
lyfte ut {pet}
## if pet.dog
fick ut {pet}

# @rest
salladen
## if pet.cat
tonfisken

# @kiss
{@A} sa god natt
## if adult
{Adult} pussade {child}
## if elder & !adult
{Elder.short} pussade {child}

# @where
nere i buren satt
## if pet.cat
i fönstret satt
## if pet.dog
i hundkorgen låg
