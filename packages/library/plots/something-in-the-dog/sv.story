title: Något i {Pet}
title: Ärtor piper inte
title: Rota, rota, rota

% Var musen sitter beror på hunden: i pudelns svanslock, i en yvig svans, i pälsbyxorna, under ett hängande öra eller under en haka med
% veck. @first och @second är där de rotar först, @last är där den sitter, @part är det som var i häcken.

# things-got-lost
{@coat}

Saker försvann lätt i {pet}.

En kväll[city:  i {city}] kom {child} och {friend}[!friend.known: , {child.his} bästa vän,] in från trädgården med {pet}. {Pet} ruskade på sig[short: , och|  så att hela hallen skakade, och] någonstans i {pet} hördes ett mycket litet ljud.

Pip.

[!short: ”Var det du?” sa {child}.

”Nej”, sa {friend}. ”Var det du?”

Pip.

]De tittade på {pet}. {Pet} tittade på sin egen rumpa.

”Det är något i {pet}”, sa {child}.

# spoon
Så [short: {child}|{pet} fick lägga sig på mattan, och {child}] stack in {@first}.

Rota, rota, rota …

[school: Fram kom ett klistermärke från {school}, och [short: sedan|efter klistermärket kom] en sked. | Fram kom en sked.]

”Skedar piper inte”, sa {child}, och {pet} såg ut som om {pet.he} aldrig hade träffat en sked.

Pip.

## or
Så [short: {child}|{pet} fick lägga sig på mattan, och {child}] stack in {@first}.

Rota, rota, rota …

[school: Fram kom ett klistermärke från {school}, och [short: sedan|efter klistermärket kom] en tandborste. | Fram kom en tandborste.]

”Tandborstar piper inte”, sa {child}. Det var {child.his} egen tandborste, och den kunde gott ha fått ligga kvar.

Pip.

# pea
Så {friend} stack in {@second}.

Rota, rota, rota …

Fram kom en ärta. Det var ingen ny ärta.

”Ärtor piper inte”, sa {friend}.[sport:  ”Och man kan inte {play sport} med dem.”]

{Pet} åt upp ärtan.

Pip!

# peg
Så de letade mellan {pet's} tår, på alla fyra tassarna, och det kittlade så att {pet} nös.

Rota, rota, rota …

Där satt en klädnypa.

”Klädnypor piper inte”, sa {child}.

Pip!

# a-nose
Nu fanns det bara ett ställe kvar, och det var {@last}.

[age>=5: ”Ligg alldeles still, {pet}”, sa {friend}.

{Pet} låg så still att till och med tungan stannade. | ”Ligg alldeles still”, sa {friend}, och till och med {pet's} tunga stannade.][athlete:  Inte ens {athlete}, på affischen, var så stilla.]

{child} rotade med bara ett finger[!short: , och nu viskade {child.he}].

Rota … rota … rota …

Och fram kom en nos.

[age>=5 & !short: Efter nosen kom några morrhår. Efter morrhåren kom två runda öron. Och där, mitt {@in}, satt en mus som inte var större än {child's} tumme. | Efter nosen kom några morrhår, och efter morrhåren kom en mus, inte större än {child's} tumme.]

# wobbly
”Pip”, sa musen och darrade.

[age>=5: {child} lade örat intill och lyssnade.

]”Hon säger att {pet} är snäll”, sa {child}, ”men hon vill ha sin mamma.”

”{Pet} hade {@part} i häcken”, sa {friend}. ”Jag såg det!”

”Då får {pet} stoppa in {@it} igen”, sa {child}.

# the-hedge
Så de gick ut i den mörkblå trädgården[elder: , och {elder} [short: [elder2: och {elder2} ]]höll ficklampan[elder2 & !short:  och {elder2} höll upp dörren]][!elder & adult: , och {adult} höll ficklampan][!elder & !adult: , och dörren stod vidöppen bakom dem].[music:  {Friend} nynnade på {@song}[!short: , så att musen inte skulle vara rädd].] {child} tassade. {Friend} tassade. {Pet} tassade bäst av alla, för {pet.he} hade flest tassar.

”{@Way}, {pet}”, sa {child}. ”{@Way} … {@way} … stopp!”

{@Part} åkte in.

”Pip?” sa musen.

Ingen svarade.

”Hon är för liten”, sa {friend}. ”Hennes mamma hör henne inte.”

”Vi är stora”, sa {child}.

[age>=5: Så {child} tog ett djupt andetag, och {friend} tog ett djupt andetag, och så pep de tillsammans. | Så de tog ett djupt andetag, och så sa de det tillsammans.]

”PIP!”

# said-it-back
Och djupt inne i häcken var det någon som pep tillbaka.

”PIP.”

En musmamma kom springande[!short:  allt vad hon orkade]. Det blev nos mot nos[age>=5:  och morrhår mot morrhår]. Sedan försvann två svansar in under löven, en lång och en liten.[age>=5: 

”Bra, {pet}”, viskade {child}.]

# a-yawn
Sedan gick {friend} hem[age>=5:  till sin säng, och {child} gick upp till sin|, och {child} gick och lade sig], och {pet} {@lay}.

{child} stack in handen {@again}, en gång till[!short: , för att känna efter].

Rota … rota … rota …

Det var något där inne. Det var långsamt, och det var mjukt. Det kom [!short: hela vägen ]upp genom {child's} arm, och [short: ut genom munnen.|det kom ut genom {child's} mun.]

Det var en gäspning.

”Den låg i {pet}”, sa {child}.

Och så blundade {child.he}, för att inte tappa bort den.

# @coat
{Pet} var {a breed}, och {pet.he} var mjuk överallt. {Pet.He} hade en mjuk nacke och en mjuk mage, och {pet.he} hade ett öra som en vante, och ett öra till som en vante till.
## if breed.Poodle
{Pet} var en pudel, och {pet.he} var lockig överallt. {Pet.He} hade lockiga öron och en lockig mage, och längst ut på svansen hade {pet.he} en lock som var stor som en bulle.
## if breed.Golden Retriever
{Pet} var en golden retriever, och {pet.he} var fluffig överallt. {Pet.He} hade fluffiga öron och en fluffig mage, och en svans som en dammvippa.
## if breed.Border Collie
{Pet} var en bordercollie, och {pet.he} var lurvig överallt. {Pet.He} hade lurviga öron och en lurvig mage, och en svans som en dammvippa.
## if breed.Shih Tzu
{Pet} var en shih tzu, och {pet.he} var långhårig överallt. {Pet.He} hade långhåriga öron och en långhårig mage, och en svans som en dammvippa.
## if breed.Siberian Husky
{Pet} var en husky, och {pet.he} hade päls överallt. {Pet.He} hade en päls utanpå och en päls inunder, och en svans som var stor som en kudde.
## if breed.German Shepherd
{Pet} var en schäfer, och {pet.he} hade tjock päls överallt. {Pet.He} hade tjock päls runt halsen och tjock päls på magen, och en svans som en stor kvast.
## if breed.Cocker Spaniel
{Pet} var en cockerspaniel, och {pet.he} var vågig överallt. {Pet.He} hade vågiga öron och en vågig mage, och på bakbenen hade {pet.he} vågiga byxor.
## if breed.Australian Shepherd
{Pet} var en australian shepherd, och {pet.he} var fluffig överallt. {Pet.He} hade fluffiga öron och en fluffig mage, och på bakbenen hade {pet.he} stora fluffiga byxor.
## if breed.Yorkshire Terrier
{Pet} var en yorkshireterrier, och {pet.he} var långhårig överallt. {Pet.He} hade långhåriga öron och en långhårig mage, och på bakbenen hade {pet.he} små håriga byxor.
## if breed.Bulldog
{Pet} var en bulldogg, och {pet.he} var rynkig överallt. {Pet.He} hade en rynkig nos och en rynkig nacke, och under hakan hade {pet.he} ett veck som var djupt som en ficka.
## if breed.Boxer
{Pet} var en boxer, och {pet.he} var slät överallt, utom där det var veck. {Pet.He} hade veck upptill och veck framtill, och under hakan hade {pet.he} ett som var djupt som en ficka.
## if breed.Dachshund
{Pet} var en tax, och {pet.he} var lång överallt. {Pet.He} hade en lång nos och en lång, lång mage, och {pet.he} hade ett öra som en vante, och ett öra till som en vante till.
## if breed.Beagle
{Pet} var en beagle, och {pet.he} var sladdrig överallt. {Pet.He} hade en sladdrig nacke och en sladdrig mage, och {pet.he} hade ett öra som en vante, och ett öra till som en vante till.
## if breed.Rottweiler
{Pet} var en rottweiler, och {pet.he} var stor överallt. {Pet.He} hade en stor nos och en stor mage, och {pet.he} hade ett öra som en vante, och ett öra till som en vante till.

# @first
handen under {pet's} öra
## if breed.Poodle
båda händerna i lockarna på {pet's} rygg
## if breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd / breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
båda händerna i pälsen på {pet's} rygg
## if breed.Bulldog / breed.Boxer
båda händerna i vecken runt {pet's} hals

# @second
båda händerna under {pet's} mage
## if breed.Poodle
båda händerna i lockarna på {pet's} mage
## if breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd / breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
båda händerna i pälsen på {pet's} mage

# @last
under {pet's} andra öra[!short: , den andra vanten]
## if breed.Poodle
locken längst ut på {pet's} svans[!short: , den som var stor som en bulle]
## if breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu
{pet's} svans[!short: , den som var som en dammvippa]
## if breed.Siberian Husky
{pet's} svans[!short: , den som var stor som en kudde]
## if breed.German Shepherd
{pet's} svans[!short: , den som var som en stor kvast]
## if breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
{pet's} byxor
## if breed.Bulldog / breed.Boxer
vecket under {pet's} haka[!short: , det som var djupt som en ficka]

# @in
under {pet's} öra
## if breed.Poodle / breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd
i {pet's} svans
## if breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
i {pet's} byxor
## if breed.Bulldog / breed.Boxer
under {pet's} haka

# @part
örat
## if breed.Poodle / breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd
svansen
## if breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
byxorna
## if breed.Bulldog / breed.Boxer
hakan

# @it
det
## if breed.Poodle / breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd / breed.Bulldog / breed.Boxer
den
## if breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
dem

# @way
åt sidan
## if breed.Poodle / breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd / breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
baklänges
## if breed.Bulldog / breed.Boxer
framåt

# @lay
lade sig tätt intill, stor och varm
## if breed.Poodle
rullade ihop sig bredvid till en enda stor, varm lock
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
lade sig tätt intill, liten och varm

# @again
i {pet}
## if breed.Labrador / breed.Rottweiler / breed.Dachshund / breed.Beagle
under {pet's} öra
## if breed.Bulldog / breed.Boxer
under {pet's} haka

# @song
{music}
