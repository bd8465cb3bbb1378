title: Längtan
title: Du också?
title: Den gick att hålla i
guest minder: Gunilla (hon), Anita (hon)
guest neighbour: Ulla (hon), Berit (hon)

% {@d} är den som önskningen säger är borta (annars pappa; mamma där den som läser är en han), och är varken han eller hon. Den som är hemma: {@m}.
% Längtan är "den", grå och mjuk. Den växer av allt den får och blir liten igen när någon längtar med. Den går inte bort.

# on-the-floor
{child} var i köket med {@m-first}[school: , hemma från {school}], och {@d} var inte där. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] var där. ][pet.cat: [!pet.known: Katten {pet}|{Pet}] var där. ][pet.other: {Pet} sov. ]Och mitt på golvet satt en Längtan. En sådan kommer när någon är borta.

Den var grå och mjuk och ungefär lika stor som en kudde.

”Jag längtar efter {@d}”, sa Längtan.

# a-biscuit
”Kära nån”, sa {neighbour}, som var granne och hade tittat in på en kopp kaffe[city: , så som man gör i {city}]. ”Jag vet vad den vill ha. Den vill ha en kaka.”

Så fick Längtan en kaka[elder & adult: , en av dem från {elder}[elder2:  och {elder2}]].

”Det är en kaka”, sa Längtan. ”Jag längtar efter {@d}.”

Och så växte den lite. Nu var den stor som en hund.

# a-song
”Då vill den ha en visa”, sa {neighbour}. Det var hon säker på. Hon sjöng en glad en[friend: , den som {friend}[!friend.known: , {child's} bästa vän,] alltid vill höra][music: , och sedan nynnade hon på {music}].

”Det är en visa”, sa den. ”Jag längtar efter {@d}.”

Och så växte den lite till. Nu var den stor som bordet.

# a-saucepan
”Då vill den ha något att titta på!” sa {neighbour}. Hon satte en kastrull på huvudet och dansade hela vägen runt bordet och hela vägen tillbaka[athlete: , lika kvick som {athlete}][sport: , och låtsades {play sport}].

Längtan tittade på henne, hela vägen dit och hela vägen tillbaka.

”Det är en kastrull”, sa Längtan. ”Jag LÄNGTAR efter {@d}!”

Och oj, oj, oj, den blev så stor att den fyllde hela köket, ända upp till lampan, och precis lika mjuk som förut.

{neighbour} tog av sig kastrullen. ”Jag vet inte vad den vill ha”, sa hon.

# me-too
Men det visste {child}. {Child.He} ville inte heller ha någon kaka eller visa eller kastrull.

{Child.He} gick fram till Längtan. {Child.He} stack in båda armarna i det grå, så långt de räckte. Så här.

”Jag längtar efter {@d}”, sa {child}.

Längtan slutade växa.

”Du också?” sa den.

”Jag också”, sa {child}. Och så var de ledsna ihop. De var ledsna en lång, lång stund, och ingen sa åt dem att sluta.

# a-bit-smaller
”Jag längtar efter {@d}”, sa Längtan och blev lite mindre.

”Jag längtar efter {@d}”, sa {child} och kramade.

Då var den bara stor som bordet. Sedan var den bara stor som en hund. Och sedan var den stor som en kudde igen, mjuk och varm, och den gick att hålla i.

Den var inte borta. Men den gick att hålla i.

# on-the-lap
{@M} satte sig på golvet och tog dem i knät båda två, först {child} och så Längtan ovanpå. {neighbour} satte sig bredvid. Hon åt upp kakan, för det var ju ingen annan som ville ha den[pet.dog / pet.cat: , och {pet} tog smulorna].

{child} lutade huvudet bakåt. {@M} vaggade lite, hit … och dit …

”Jag längtar efter {@d}”, sa {child}, alldeles tyst.

”Ja”, sa {@m} och höll hårt om dem.

Och i {child's} knä hade Längtan somnat.

# @d
pappa
## if adult.he & !parent
mamma
## if parent
{parent}

# @m-first
barnvakten {minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
