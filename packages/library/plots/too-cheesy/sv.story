title: Pingvinen som inte kunde sova
title: För ostigt
guest pet: Tage (han), Sippan (hon)
guest elder: Elsy (hon), Ingvar (han)

% Hasa, hasa, hasa: barnet säger det också, långsammare för varje gång. Djuret är familjens, eller {elder's} hund. En katt i hundens ställe: @cushion, @herd, @nose.

# a-knock
{child} skulle sova över hos {elder}[!elder:  i huset bredvid]. {Child.He} hade pyjamas på sig. {Child.He} hade borstat tänderna[adult: , och {adult} hade sagt god natt]. Och {@pets} låg tvärs över {child.his} fötter, {@cushion}.

Då knackade det på köksdörren.

Klapp, klapp, klapp.

”Vem är det?” sa {child}.[friend:  ”Är det {friend}?” {Friend} var {child.his} bästa vän, men {friend.he} brukade ringa på.]

”Vi får väl se”, sa {elder} och öppnade.

# a-penguin
Och där på dörrmattan stod en pingvin. En liten[city: , den enda i hela {city}].

”Ursäkta”, sa pingvinen. ”Jag kan inte sova.” Han hade en väldigt vit mage och ett väldigt trött ansikte.

”Kom in, lilla gubben”, sa {elder}.

”Pingvin”, sa pingvinen.

”Kom in, lilla pingvinen”, sa {elder}.

Så han kom in. Hasa, hasa, hasa.

# too-flat
{child} visste vad man gör. ”Du behöver en säng”, sa {child.he}, och så fick pingvinen {child.his} alldeles egna säng. Pingvinen låg på rygg. Han låg på mage. Han stack upp fötterna i luften[sport: , som om han hade kommit för att {play sport}].

”För platt”, sa pingvinen. ”Jag kan inte sova.”

Hasa, hasa, hasa.

# too-cheesy
”Du behöver ha det kallt”, sa {elder} och öppnade kylskåpet. Pingvinen ställde sig bredvid smöret. Han tittade på smöret. Han tittade på osten.

”För ostigt”, sa pingvinen. ”Jag kan inte sova.”

Hasa, hasa, hasa.

# one-rabbit
”Du behöver något att krama”, sa {child}, och så fick pingvinen {child.his} kanin[elder2: , den från {elder2}]. Pingvinen höll kaninen under ena vingen. Det var nästan rätt. Men sedan började näbben darra.

”En kanin är bra”, sa pingvinen med pytteliten röst. ”Men hemma är vi så många. Vi står tätt, tätt ihop, mage mot rygg och rygg mot mage, i en enda stor klunga. Jag har aldrig somnat alldeles ensam.”

[school: ”Så gör vi också {at school}”, sa {child}. ”I dörren.”

]Och en rund tår rullade nerför näbben och droppade av längst ut. Plipp.

{child} visste inte vad man gör. {Elder} visste inte heller.

Men det visste {pet}.

# a-push
{@Herd}

”Oj!” sa {child} och hasade fram till pingvinen.

{Pet} {@trotted} runt bakom {elder} och puttade på {elder.him} också.

”Ojoj!” sa {elder} och hasade fram till {child}.

# round-and-round
Runt, runt gick {pet}[athlete: , nästan lika fort som {athlete}]. Putt, sa {@nose}. Närmare och närmare och närmare, tills de stod hopträngda allihop mitt på mattan, mage mot rygg och rygg mot mage. {Elder} och {child} och kaninen och pingvinen. Sedan trängde {pet} in sig också.

Det var väldigt varmt. Det var väldigt mjukt. Det luktade lite fisk.

# now-we-shuffle
”Nu hasar vi”, viskade pingvinen.

Så de hasade, allihop på en gång, alldeles sakta[music: , medan {elder} nynnade på {music}]. Hasa … hasa … hasa …

Och pingvinen gäspade.

Då gäspade {child}.

Då gäspade {elder}, och {pet} gäspade störst av alla.

”Är det en bra klunga?” viskade {child}.

Men pingvinen svarade inte. Pingvinen sov.

[adult: ”Det här får vi berätta för {adult} i morgon”, viskade {elder}.]

# nobody-missing
{Elder} hasade i säng dem allihop, i en enda stor säng, med det stora täcket[elder2:  från {elder2}]. Pingvinen låg i mitten. Bredvid pingvinen låg {child}. Bredvid {child} låg {elder}.[friend:  Det fanns till och med en plats åt {friend}, någon annan natt.] Och längs kanten låg {pet} med ena ögat öppet och såg efter så att ingen fattades.

Det gjorde ingen.

Då blundade {pet} med det ögat också.

God natt, klungan.

# @pets
{pet}, {elder's} hund,
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.cat
[!pet.known: katten ]{pet}

# @cushion
som en varm kudde med nos
## if pet.cat
som en varm kudde med morrhår

# @herd
{Pet} var hund, och hundar vet precis hur man håller ihop alla. {Pet.He} reste sig. {Pet.He} sänkte huvudet. {Pet.He} travade runt bakom {child} och puttade på {child.him} med nosen.
## if breed.Border Collie
{Pet} var en border collie, och en border collie vet precis hur man får ihop alla. {Pet.He} reste sig. {Pet.He} sänkte huvudet. {Pet.He} travade runt bakom {child} och puttade på {child.him} med nosen.
## if pet.cat
{Pet} var katt, och katter vet precis hur man får folk att flytta på sig. {Pet.He} reste sig. {Pet.He} sträckte på sig, först fram och sedan bak. {Pet.He} strosade runt bakom {child} och puttade på {child.him} med pannan.

# @trotted
travade
## if pet.cat
strosade

# @nose
nosen
## if pet.cat
pannan
