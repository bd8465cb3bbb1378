title: Åskan säger till
title: Plats för två
title: Blink, vänta, bom
guest siv: Siv (hon), Maj (hon)

% {siv} klipper håret. Vem som är med (@with) sitter i soffan. Blixten läses fort, åskan långsamt och djupt; de sista bommen svagare och svagare.

# still-as-a-stone
{child} satt högst upp i frisörstolen hos {siv}[city:  i {city}][adult / elder: , och {@with} satt i soffan]. {Child.He} hade fått en randig kappa på sig, så stor att bara huvudet syntes. Utanför fönstret var himlen alldeles svart, och det tyckte {child.he} inte om.

”Nu klipper vi luggen”, sa {siv}. ”Sitt still som en sten.[sport:  Röra på dig får du göra när du ska {play sport}.]”

{Child.He} satt still som en sten. {siv} lyfte saxen[music:  och nynnade på {@song}].

# a-notch
Då blev det vitt i hela fönstret.

Blink!

BOM!

{child} hoppade i stolen. Klipp, sa saxen.

”Oj”, sa {siv}. ”Där blev det ett hack.”

Det var åskan. Den var för stor, och den kom bara så där. {Child.He} var rädd för den.[friend:  Det var {friend} också, {child.his} bästa vän, som satt på pallen bredvid.]

Blink!

BOM!

Ett hopp till. Klipp, sa saxen.

”Oj oj”, sa {siv}. ”Där blev det ett hack till.”

# it-says-so-first
”Jag vill inte mer”, sa {child.he}.

”Men du har bara en halv lugg!”

”Det räcker”, sa {child.he} och kröp in under kappan. Hela {child}.

Där inne var det mörkt och randigt. Men när det blinkade blev alla ränderna ljusa. {Child.He} såg det. Sedan kom det: BOM!

En gång till. Först blev ränderna ljusa. Sedan BOM!

Sedan stack det ut en näsa.

”{siv}! Åskan säger till!”

”Gör den?”

”Ja! Först blinkar den. Sedan bommar den. När den blinkar ska du lyfta saxen. När den har bommat får du klippa.”

”Då gör vi så”, sa {siv}.

# wait
Blink!

{siv} lyfte saxen högt. {Child.He} höll i stolen[athlete: , lika stadigt som {athlete} hade gjort].

Vänta … vänta …

BOM!

”Klipp!” sa {child.he}. Och saxen klippte, alldeles rakt.

”Inte ett enda hack!” sa {siv}.

# blinkboom
Men nu var åskan alldeles över taket. Blinket och bommet kom på samma gång.

BLINKBOM!

Lampan slocknade. Saxen låg på golvet. Och {siv} var borta.

”{siv}?” sa {child}.

”Jag är under bordet”, sa {siv}. ”Jag letar efter kammen.”

”Du har kammen i håret.”

”Har jag?” sa {siv}. Men hon kom inte fram.

# room-for-two
Hjärtat slog fort på {child}. Det slog nog fort på {siv} också. {Child.He} klättrade ner ur stolen och höll upp kappan.

”Kom”, sa {child.he}. ”Det finns plats för två.”

Så satt de där i det randiga.[friend:  {Friend} fick också plats.]

# going-home
Blink!

De höll varandra i handen.

”Nu har den sagt till”, viskade {child}. ”Vänta … vänta …”

Bom.

”Den har flyttat sig lite”, sa {siv}.

Blink.

Vänta … vänta … vänta …

Bom.

”Den går hem”, sa {child.he}.

Blink.

Vänta … vänta … vänta … vänta …

Nu fick man lyssna riktigt noga. Bom, sa det, någonstans där det nästan inte var något.

# up-and-down
Lampan tändes igen, och {siv} klippte den sista biten.

I spegeln gick luggen upp och ner och upp och ner.

”Ska jag klippa bort hacken?” frågade {siv}.

”Nej”, sa {child.he}. ”Det är ju en blixt.[school:  Den ska alla {at school} få se.][pet.dog:  Den ska [!pet.known: hunden ]{pet} få se.][pet.cat:  Den ska [!pet.known: katten ]{pet} få se.][pet.other:  Den ska {pet} få se.]”

# no-boom
Nu var det nästan kväll. Regnet droppade så sakta från taket.

”Då stänger jag”, sa {siv} och släckte lampan.

Blink.

{child} väntade … och väntade … och väntade.

Men det kom inget bom.

# @with
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]
## if adult & elder
{adult}[!elder2:  och {elder}][elder2: , {elder} och {elder2}]

# @song
{music}
