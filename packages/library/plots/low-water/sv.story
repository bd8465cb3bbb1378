title: Lågvatten
title: Fjärde på höger sida
title: Dörren i sjön
guest aunt: Rakel (hon), Solveig (hon)
guest tom: Ture (han), Arvid (han)
guest annie: Elna (hon), Signe (hon)
guest wilf: Manne (han), Birger (han)

% Den som går med är den vuxna, annars {child's} faster: @Dad, @dad. {tom} var hennes eller hans farfar. Kvarnen är byns enda hus av sten, och därför står dörren kvar.
% Leran är torr, och de håller sig på vägen. De hinner ett streck och en bokstav. @sheep: vad rasen är till för. @knees: dit nosen når.

# ten-weeks
I slutet av augusti hade sjön bakom dammen sjunkit i tio veckor, och en morgon stod det en skorsten mitt i den.

”Det är Långdal”, sa [adult: {adult} | {child's} faster {aunt}] och lutade sig mot räcket på dammen. ”Jag har hört talas om det i hela mitt liv och trodde aldrig att jag skulle få se det.”

{child} kunde historien, som alla andra.[school:  De berättade den {at school} vartenda år.] Det hade legat en by i dalen. Sedan skulle [city: {city} | städerna] ha ström, och så fick folk nya hus uppe på åsen, och dalen fylldes som ett badkar. Det var nittio år sedan. {child's} egen släkt var bland de sista som flyttade.

# or-never
För varje dag kom det fram lite mer, först murar och sedan en bro utan något under. I september hade man kunnat gå dit på gamla vägen, om det inte var för skyltarna: FARA. DJUP LERA.

”Inte utan mig”, sa {@dad}, som jobbade på kraftbolaget, ”och inte förrän det har torkat.”

Men på torsdagen lovade de regn, en hel vecka.

”Då är det i morgon”, sa {child}, ”eller aldrig.”[sport:  {Child.He} hade tänkt {play sport} i morgon, men det kunde man göra nästa vecka också.]

{@Dad} såg länge på himlen.

”I morgon efter jobbet”, sa {@he}. ”På vägen och ingen annanstans. {Friend} får följa med, och {pet}.”

# tidied
{@sheep} Det som {pet.he} vallade var folk. {Pet.He} sprang runt, runt dem i en vid cirkel, och den som kom efter blev hämtad med nosen. {Friend}[!friend.known: , {child's} bästa vän,] kallade det att bli städad.

De gick klockan fem, när ljuset var som honung. Leran låg i flagor över stenläggningen. På båda sidor var dalen grå som en elefant. Ingenting växte, inga fåglar hördes, och stegen lät alldeles för högt[music: , så {child}, som hade gnolat på {music}, slutade].

”Här är någons grindstolpe”, sa {friend}. ”Här är någons diskho.”

{child} hade väntat sig en ruin. Det här var mer som en gata där alla hade gått in, och sedan hade husen också gått. Där låg ett trappsteg, nött på mitten. {child} gick långt ut på kanten, som om det kunde komma någon.

# our-front-door
{@Dad} hade med sig ett gammalt foto[elder: , ur en låda hos {elder}[elder2:  och {elder2}],] och stannade och höll upp det. ”Fjärde på höger sida”, sa {@he}. ”Kvarnen, den av sten.”

Den fjärde på höger sida var ett golv, en stenhög och en dörröppning: två höga stolpar med en sten tvärs över, och bergen mitt i.

”Det är vi”, sa {@dad} lite skrovligt. ”Det där var vår dörr.”

Ingen verkade vilja gå in först. Så {pet} gick in, satte sig på stengolvet och tittade på dem: nå?

# tom-was-here
Då gick de in. Det var {friend} som såg det. {Friend.He} hade satt sig på huk för att pilla bort lera från {pet's} tass, och så blev {friend.he} sittande.

”{child}”, sa {friend.he}. ”Kom och titta här.”

På insidan av dörrposten, under den torra leran, fanns det streck, det ena ovanför det andra, med bokstäver bredvid. {child} spottade på ärmen och gned.

{tom} 4. {tom} 5. {annie} 3. {tom} 7.

De gned fortare, och stenen blev ren som en boksida. {annie} gick ända upp till nio. Någon som hette {wilf} fanns bara med en gång, längst ner, och det strecket gick i vågor, som om han hade vägrat att stå still. Och ovanför alla de andra, djupast av allihop:

{tom} [age<12: 11 | 12]. Sista dagen.

”{tom} var min farfar”, sa {@dad}. ”Jag brukade sitta i hans knä. Han hade händer som spadar, och han sa aldrig ett ord om det här stället.” {@He} följde bokstäverna med ett finger. ”Så det är här han har varit.”

# exactly-the-same
{child} såg på strecket. Sedan tog {child.he} av sig kepsen, vände sig om och ställde sig med ryggen mot stenen.

Den var kall genom tröjan, hela vägen upp.

”Rör dig inte”, sa {friend}. {Friend.He} la handen platt på {child's} huvud och sköt den bakåt tills den tog emot. ”Det är samma. {child}, det är exakt samma.”

{child} stod alldeles stilla. {Child.He} såg dit {tom} måste ha sett: ut genom dörren, nerför vägen och upp mot åsen, där de nya husen hade stått och väntat. Och ett ögonblick var det inte nittio år sedan. Det var bara någon på {age} år, som hade blivit tillsagd att stå still och som tittade på alltihop så noga det gick.

# a-line
Långt borta mullrade det. Honungen hade runnit ur ljuset.

”Där är regnet”, sa {@dad}. ”Vi måste gå.”

Det tyckte {pet} också. {Pet.He} sprang redan runt dem.

”Två minuter”, sa {child}.

{Friend} hade redan hämtat en rostig järntapp och en halv tegelsten att slå med. {@Dad} såg på himlen och höll ficklampan.

{child} högg ett streck intill {tom's}, så att de rörde vid varandra, och hann precis med en bokstav och en [age<12: elva | tolva] innan de första dropparna föll. Sedan var det {friend's} tur. {Friend.His} streck hamnade ett finger högre upp, och efter det gick det inte att prata med {friend.him}. Och längst ner, eftersom {pet} kom och lutade sig där, högg {@dad} ett åt {pet.him}: ett streck, och fyra prickar till en tass.

# which-was-the-door
Sista biten sprang de[athlete:  så fort att {athlete} hade blivit nöjd]. Leran blev hal, och {pet} städade dem uppför vägen utan nåd, med nosen i {@knees} så fort någon vände sig om. {child} vände sig om tre gånger. Den tredje gången hittade {child.he} inte dörren längre.

Det regnade i nio dagar. Från dammen såg de hur bron försvann, och murarna, och till sist, en kväll i oktober, skorstenen. Sedan var det bara vatten, grått och stort, med vinden över.

{child} lutade sig mot räcket, med {@dad} på ena sidan och {friend} på den andra och hunden varm mot benen.

# the-same-height
Folk skulle köra förbi här i många år och tro att det bara var en sjö. De skulle aldrig få veta att det där nere, där det var grönt och tyst, stod en dörr öppen. Och strax innanför den, tätt ihop i mörkret, stod {@two}, precis lika långa.

# @dad
{aunt}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}

# @two
två barn
## if child.he
två pojkar
## if child.she
en pojke och en flicka

# @knees
deras knäveck
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu / breed.Bulldog
deras hälar

# @sheep
{Pet} var {a breed} och hade aldrig träffat ett får.
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
{Pet} var avlad för får, men hade aldrig brytt sig om några.
