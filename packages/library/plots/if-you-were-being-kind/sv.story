title: Sjuttiotvå centimeter
title: Tolv dagars kanter
title: På den generösa sidan
guest friend: Milo (han), Tuva (hon)
guest pet: Sixten (han), Rut (hon)

% Djuret är familjens, annars grannens hund. Bara taxen mäts i centimeter; de andra mäts i sig själva.

# the-wall
Det hade snöat hela natten[city:  {in city}], och när {child} öppnade ytterdörren stod snön kvar i öppningen som en vägg.

{Pet} tittade på väggen. Sedan tittade {pet.he} på {child}, som om det var {child.he} som hade beställt den.

{@what} {child} körde ner [adult: {adult's} tumstock | tumstocken] i snön. Sjuttiotvå.

{@four}

{Pet} nös. {Pet.He} ville ut. Och {child} visste precis vart.

# every-morning
Varje morgon i tre års tid hade de gått snett över ängen till det gula huset, där {friend}[!friend: , {child's} bästa vän,] satt på trappan och väntade med sin leverpastejsmörgås. {Friend} åt mitten. {Pet} fick kanterna. Sedan gick de till bussen och pratade hela vägen om [sport: {sport} och ][athlete: {athlete} och ]ingenting.

Men det var innan. Nu hade de inte pratat på tolv dagar[school: , inte ens {at school}].

# a-seagull
Det hade hänt på luciarepetitionen. {Friend} skulle sjunga solo, och mitt i den högsta tonen brast rösten. Det lät som en cykel som bromsar. Alla fnissade till, men det skulle ha gått över på en sekund, om inte {child} hade skrattat. {child} skrattade som en fiskmås. Det studsade i hela kyrkan. {Friend} hade tittat på {child.him}, bara på [child.he: honom | [child.she: henne | {child.him}]], och lagt ifrån sig ljuset och gått.

{child.He} hade tänkt säga något dagen därpå. Men dagen därpå var det redan lite svårare, och dagen efter det ännu lite till. Det var som med snön. En flinga är ingenting. Det är bara det att de inte slutar.

# fine-walls
”Vi tar vedboden i dag[elder: , så får {elder}[elder2:  och {elder2}] en brasa]”, sa {child} och högg spaden i väggen.

{Child.He} grävde en väg, precis lagom bred för {@one}, bort mot vedboden. Det tog en kvart. {Pet} satt kvar på dörrmattan och såg åt ett annat håll.

”Kom nu. Här kan man kissa. Fina väggar och allting.”

{Pet} satt.

{child.He} grävde mot brevlådan[adult: , för {adult} väntade på ett paket]. {Pet} gick två steg åt det hållet, upptäckte vart det ledde och backade. {@backing} Sedan ställde {pet.he} sig med nosen mot ängen, mot det gula huset, och {@whined}.

# halfway
”{Friend} vill inte träffa oss”, sa {child}. ”Inte mig, i alla fall.”

{Pet} lyfte ena framtassen och satte ner den i snön. Den försvann helt. {Pet.He} stod kvar så.

”Bara halvvägs, då”, sa {child}. ”Så att du får kissa. Sedan vänder vi.”

{Child.He} började gräva.

Snön var lätt överst och tung längst ner. Efter tjugo meter tog {child.he} av sig mössan[music:  och slutade gnola på {music}]. Efter fyrtio öppnade {child.he} jackan. Väggarna växte, för det {child.he} kastade upp lade sig på kanterna, och till slut såg {child.he} bara en remsa himmel och hörde sin egen andning och {pet's} [breed.Dachshund: små ]steg bakom sig. {Child.He} övade medan {child.he} grävde. ”Hej, det var inte meningen.” Nej. Det lät som om {child.he} hade råkat trampa någon på foten. ”Hej, du måste väl också tycka att det lät lite roligt.” Absolut inte. ”Hej.” Längre kom {child.he} inte.

# scrape-thump
När {child.he} hade grävt så länge att {child.he} borde ha varit framme stannade {child.he}. Det fanns inget gult hus någonstans.

Då hörde {child.he} det. Skrap. Duns. Skrap. Duns.

Någon mer grävde.

Ljudet var mycket nära. Det kom från höger, inifrån snön. Det gick förbi {child.him}, långsamt, åt hållet {child.he} kommit ifrån, och så mumlade en röst: ”Jag borde ju vara framme nu.”

Den rösten började mörkt och slutade ljust. {child.He} skulle ha känt igen den var som helst.

{child} stod blickstilla. Det var en meter snö emellan dem. Om {child.he} var tyst skulle {friend.he} gräva vidare, och allt skulle vara precis som det var.

Det hade {child.he} redan prövat i tolv dagar.

# built-for-it
{Child.He} hann ändå inte öppna munnen, för {pet} hade också hört. {@built} {pet.He} kastade sig mot väggen. Snön sprutade mellan bakbenen på {pet.him}, rakt i {child's} ansikte. {@through}

På andra sidan hördes ett skrik. Det blev en mycket hög ton.

{child} lade sig på magen och tittade in i tunneln. I andra änden låg {friend} på rygg i snön, med ansiktet upp och ner. {Pet} satt på {friend.him} och hade redan hittat jackfickan.

# the-crusts
”Jag skulle bara lämna {pet's} kanter. {Pet.He} måste ju äta”, sa {friend}.

”Har du grävt hela vägen för kanternas skull?”

”Ja.” {friend.He} såg bort. ”Fast det är tolv dagars kanter. Jag sparade dem i frysen.”

Det gjorde ont i bröstet på {child}, på ett ställe som inte hade med grävandet att göra.

”{Friend}”, sa {child.he} in i hålet. ”Jag skrattade, och du såg mig göra det. Sedan var jag feg, och det var värre. Förlåt.”

Det var tyst i tunneln. En kant knastrade.

# not-until-i-say
”Det var inte de andra”, sa {friend} till slut. ”De fick väl skratta. Men du skulle ju stå på min sida.”

”Jag vet.”

”Du låter som en fiskmås.”

”Jag vet det också.”

”Och jag lät som en cykel.”

{child} bet sig i vanten. {Child.He} tänkte inte skratta. {Child.He} skulle hellre äta upp vanten.

”Du får”, sa {friend}. ”Men inte förrän jag säger till.” {Friend.He} väntade en stund. ”Nu får du.”

De skrattade så att det rasade från kanterna, fiskmåsen och cykeln, och mellan dem stod {pet} i sin tunnel och {@barked} med kinderna fulla.

# a-metre-apart
Snön låg kvar ända till mars. Det gick en väg från det röda huset och en från det gula, och på mitten gick de förbi varandra på en meters avstånd. Man kunde ha grävt ihop dem till en enda[elder: , och det påpekade {elder} varje gång {elder.he} kom på besök].

Men det ville ingen. För just där fanns en tunnel, {@high}, mätt på den generösa sidan.

# @what
{Pet} var grannens hund, men på vardagarna bodde {pet.he} hos {child}. {Pet.He} var så hög som en hund ska vara, om man mätte {pet.him} på den generösa sidan.
## if pet.dog
{Pet} var {a breed}. {Pet.He} var så hög som en hund ska vara, om man mätte {pet.him} på den generösa sidan.
## if pet.dog & breed.Dachshund
{Pet} var en tax. {Pet.He} var arton centimeter hög, om man mätte {pet.him} på den generösa sidan.
## if pet.cat
{Pet} var {a breed}. {Pet.He} var så hög som en katt ska vara, om man mätte {pet.him} på den generösa sidan.

# @four
”Du skulle behöva snöskor”, sa {child.he}. ”Fyra stycken.”
## if pet.dog & breed.Dachshund
”Du skulle behöva vara fyra taxar”, sa {child.he}.

# @one
{pet}
## if pet.dog & breed.Dachshund
en tax

# @backing
Det är ovärdigt för en hund att backa, men {pet.he} gjorde det med högburet huvud.
## if pet.dog & breed.Dachshund
Det är ovärdigt för en hund att backa, och särskilt för en så lång, men {pet.he} gjorde det med högburet huvud.
## if pet.cat
Det är ovärdigt för en katt att backa, men {pet.he} gjorde det med högburet huvud.

# @whined
pep
## if pet.cat
jamade

# @built
Alla hundar kan gräva. Det är bara det att någon brukar säga till dem att låta bli.
## if pet.dog & breed.Dachshund
Taxar må vara korta, men de är byggda för en enda sak.
## if pet.cat
Katter hör en sork vända sig under en meter snö, och det de hör vill de ha.

# @through
Först försvann huvudet, så hela resten av {pet.him}, och till sist en svans som gick som en vindrutetorkare.
## if pet.dog & breed.Dachshund
Först försvann huvudet, så hela den långa kroppen, och till sist en svans som gick som en vindrutetorkare.
## if pet.cat
Först försvann huvudet, så hela resten av {pet.him}, och till sist en svans som såg ut som en flaskborste.

# @barked
skällde
## if pet.cat
jamade

# @high
precis så hög som {pet}
## if pet.dog & breed.Dachshund
arton centimeter hög
