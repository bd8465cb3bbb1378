title: Skottkärran som sa iii-au
title: Vi har oljat bort honom
title: Ett gnissel på tillväxt
guest neighbour: Gun-Britt (hon), Siv (hon)

% Skottkärran är "den", men gnisslet som är borta är "han". Den som kommer för att se vem som låter (@a): {adult}, annars grannen.
% Hur katten ser ut: @coat, @feet, @ear; hur mycket den pratar: @chatty.

# eee-ow
{Elder} hade en skottkärra som var grön och rostig, och den kunde prata.

”Iii-au”, sa den, när {elder.short} körde den på trädgårdsgången. ”Iii-au. Iii-au.”

Och {pet}[!pet.known: , {child’s} katt,] svarade alltid. {@Coat}, och {@chatty}.

”Miii-au”, sa {pet} och travade bredvid hjulet.

[!short: ”Iii-au”, sa skottkärran.

”Miii-AU”, sa {pet}.

]”Iii-au”, sa skottkärran, och det betydde: ”Det har du så rätt i.”

Så där kunde de hålla på hela förmiddagen.

# oiled
Men på torsdagen stack {elder} fingrarna i öronen. ”Vilket oväsen!” sa {elder.he}. ”[city: Ni hörs ju i hela {city}. ]Det där hjulet behöver olja.”

[elder2: ”Äntligen”, sa {elder2}.

{Elder} hämtade | {Elder.He} hämtade] sin lilla oljekanna, och {child} fick trycka. Plipp. Plipp. Plipp.

Sedan körde {elder.he} skottkärran på gången igen.

Den sa ingenting.

”Miii-au?” sa {pet}.[age>=5:  ”Miii-AU?” sa {pet.he}, lite högre, ifall den inte hade hört.]

Inte ett ljud.

# lost-friend
{Pet} tittade under skottkärran. {Pet.He} tittade i den. [!short: {Pet.He} gick runt hela skottkärran på {@feet}, och sedan gick {pet.he} och letade bakom boden. | Sedan gick {pet.he} och letade bakom boden.]

”{Pet.He} letar efter sin kompis”, sa {child}. ”Och honom har vi oljat bort.”

”Oj då”, sa {elder.short}. ”Det har vi visst.”

”Kan vi sätta tillbaka honom?”

[!short: {Elder.short} kliade sig på hakan. ]”Jag har aldrig satt tillbaka ett gnissel förut”, sa {elder.he}. ”Men det är väl bara att pröva.”

# not-a-crrrk
De prövade [school: väskan som {child} har till {school}. Dragkedjan sa vvvipp. {Pet} ville inte ha något vvvipp. | grinden. Grinden sa krrrk. {Pet} ville inte ha något krrrk.]

De prövade {elder.short’s} gamla stövlar. Stövlarna sa fjupp, fjupp. {Pet} ville inte ha något fjupp.

[friend: {@Trike}

][age>=5: De prövade boddörren, och den var nästan rätt. Boddörren sa iiiii. {Pet} lade huvudet på sned och väntade på au, men det kom inget au.

][music & !short: {@Radio}

]
## or
De prövade [school: väskan som {child} har till {school}. Dragkedjan sa vvvipp. {Pet} ville inte ha något vvvipp. | vattenkannan. Vattenkannan sa glonk. {Pet} ville inte ha något glonk.]

De prövade den gamla vilstolen. {Elder.short} satte sig i den för att känna efter, och då sa vilstolen duns, och det gjorde {elder.short} också. {Pet} ville inte ha någon duns.

[friend: {@Trike}

][age>=5: De prövade boddörren, och den var nästan rätt. Boddörren sa iiiii. {Pet} lade huvudet på sned och väntade på au, men det kom inget au.

][music & !short: {@Radio}

]
# rhubarb
De prövade {elder.short’s} knän[elder2:  och {elder2’s}]. Knäna sa knäpp, och {elder.short} sa ”oj”[elder2: , och {elder2} sa ”aj”]. Då gick {pet} och satte sig under rabarbern med ryggen mot allihop[athlete: , och där hade {pet.he} suttit kvar om så {athlete} hade kommit].

# now-push
Då kom {child} på något. {child.He} klättrade upp i skottkärran och höll sig i kanterna.

”Kör nu”, sa {child.he}.

{Elder.short} körde. Och {child} öppnade munnen.

”Iii-au”, sa {child}. ”Iii-au. Iii-au.”

Ur rabarbern stack det upp {@ear}. Sedan kom ett öra till. Sedan kom hela {pet}.

”Miii-AU!” sa {pet.he}. ”Miii-au, miii-au, miii-au!” Det hade {pet.he} gått och sparat på.

”Iii-au”, sa {child}, och det betydde: ”Det har du så rätt i.”

# all-night
Fram och tillbaka på gången körde de, [friend: med {friend} som sa pling därbak, ]tills {elder} var alldeles slut i armarna[sport: , och det blir {elder.he} aldrig av att titta på {sport}]. Och {@comes} för att se vem som lät så.

”Det är bara vi”, sa {child}. ”Vi är gnisslet.”

”Ni kan ju inte vara gnissel hela natten”, sa {@a}. ”Snart är det läggdags.”

”Och regn blir det nog också”, sa {elder.short} och tittade på molnen. Sedan sken {elder.he} upp. ”Regn”, sa {elder.he}. ”Av regn blir det rost, och av rost blir det gnissel. Det är så man odlar gnissel.”

Så de lät skottkärran stå ute på gräset, mitt på, där det regnar mest[friend: , och {friend} trampade hem, pling, pling, före första droppen].

## if short
Fram och tillbaka på gången körde de, [friend: med {friend} som sa pling därbak, ]tills {elder} var alldeles slut i armarna[sport: , och det blir {elder.he} aldrig av att titta på {sport}].

”Vi kan inte vara gnissel hela natten”, sa {elder.short}. Sedan tittade {elder.he} på molnen och log. ”Men det blir regn. Och av regn blir det rost, och av rost blir det gnissel.”

Så de lät skottkärran stå ute på gräset, där det regnar mest.

# pit-pat
Den natten låg {child} och hade det varmt och skönt i sin säng, med {pet} i knävecken, och lyssnade. Plipp, sa regnet mot skottkärran. Plopp. Plipp-plopp. Plipp.

# very-small
Ett gnissel växer sakta. Men på morgonen, när {elder} tog tag i handtagen och körde en liten bit, så fanns det där, alldeles nytt och väldigt, väldigt litet.

”Ii.”

”Mi”, sa {pet}.

# @trike
De prövade {friend}[!friend.known: , {child’s} bästa vän,] som kom på sin trehjuling och var säker på att den skulle duga. Trehjulingen sa pling. {Pet} ville inte ha något pling.

# @radio
De prövade radion. Radion spelade {@song}, och det tyckte alla om, men {pet} ville ha sin kompis.

# @song
{music}

# @a
{neighbour}
## if adult
{adult}

# @comes
grannen {neighbour} tittade över staketet
## if adult
{adult} kom ut på trappan

# @chatty
{pet.he} kunde aldrig hålla tyst
## if breed.Siamese
{pet.he} hade mycket att säga
## if breed.Persian / breed.British Shorthair / breed.Ragdoll / breed.Russian Blue / breed.Scottish Fold
{pet.he} sa inte så mycket till folk, men till skottkärran hade {pet.he} mycket att säga

# @coat
{Pet.He} hade mjuka tassar och en svans som stod rätt upp
## if breed.Siamese
{Pet.He} var en siames, ljus som te med mycket mjölk i, med fyra mörka strumpor som inte gick att ta av
## if breed.Persian
{Pet.He} var en perser, så luddig att {pet.he} såg ut som en kudde med ansikte
## if breed.Maine Coon
{Pet.He} var en maine coon, stor som två katter, med en svans som en dammvippa
## if breed.British Shorthair
{Pet.He} var rund som en bulle och tjock som en matta i pälsen
## if breed.Ragdoll
{Pet.He} var en ragdoll, mjuk och slapp som en kudde
## if breed.Bengal
{Pet.He} var en bengal, med prickar, som en väldigt liten leopard
## if breed.Abyssinian
{Pet.He} var en abessinier, med långa smala ben och jättestora öron
## if breed.Russian Blue
{Pet.He} var en russian blue, grå som en regnig dag
## if breed.Scottish Fold
{Pet.He} var en scottish fold, med öron som två små kuvert
## if breed.Sphynx
{Pet.He} var en sphynx, utan päls, len och varm som en persika

# @feet
fyra mjuka tassar
## if breed.Siamese
fyra mörka strumpor
## if breed.Maine Coon
fyra stora ludna tassar
## if breed.Bengal
fyra prickiga ben
## if breed.Abyssinian
fyra långa smala ben

# @ear
ett öra
## if breed.Siamese
ett mörkt öra
## if breed.Persian
ett luddigt öra
## if breed.Maine Coon
ett öra med tofs på
## if breed.Abyssinian
ett jättestort öra
## if breed.Russian Blue
ett grått öra
## if breed.Scottish Fold
ett litet vikt öra
## if breed.Sphynx
ett lent öra
