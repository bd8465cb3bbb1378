title: Hål i dimman
title: Skall för skall
title: Utskälld
guest host: Sixten (han), Valle (han)

% @a: {adult}, annars den äldre, annars {host}, som äger stugan; vid namn eller med pronomen. Vännen kommer med färjan.

# gone
På morgonen var havet borta.

{child} stod på trappan till sommarstugan med {@carried}. Igår hade det funnits både en brygga och en massa vatten. Nu fanns det bara vitt. Till och med brevlådan var borta, och den stod alldeles nära.

”Tjocka”, sa {@who}. ”Tät som gröt.”[elder & adult: 

”Tätare än min”, sa {elder} inifrån köket[elder2: , och det höll {elder2} med om].][elder2 & !adult: 

”Tätare än min”, sa {elder2} inifrån köket.]

# the-ferry
”Men färjan!” sa {child}. ”Den kommer ju klockan tio!”

Just i dag måste färjan komma, för på färjan fanns {child's} nya cykel[city: , som hade rest hela vägen från {city}][friend: , och {friend}[!friend.known: , {child's} bästa vän,] som höll i den]. {Child.He} hade väntat på den i tre veckor.

Tuuut! hördes det långt ute i det vita. Och sedan, från ett helt annat håll: Tuuut?

”Den hittar inte in”, sa {@a}.

# plopp
{Pet} tyckte inte om saker som tutade. {@opinions}

”Vov!” sa {pet.he}.

Det sa plopp, och så var det ett hål i dimman.

Hålet var runt och inte större än en tallrik. I hålet satt en mås på en stolpe. Den såg lika förvånad ut som {child}. Sedan växte dimman igen, och måsen försvann.

”Såg du?” viskade {child}.

”Gör om det”, viskade {@a}.

”Vov!” sa {pet}. Plopp! Där var brevlådan. ”Vov!” Plopp! Där var stigen.

# good-morning
Så gick de ner mot bryggan, skall för skall. {child} ville också prova.

”Voff!” sa {child.he}.

{child's} hål blev stort som en dörr. Genom det såg man hela vinbärsbusken och två harskutt av stigen, och en hare.

”Låt mig nu”, sa {@a}. {@He} tog sats och skällde som bara {@a} kan. ”VORRRFF!”

Hålet blev stort som en lada[sport: , man hade kunnat {play sport} i det], men det hamnade snett. Mitt i det stod grannen på sin trappa i bara kalsongerna, med en kaffekopp.

”God morgon”, sa grannen.

”God morgon”, sa {@a}. ”Förlåt.”

Sedan drog dimman försiktigt för igen.
## or
Så gick de ner mot bryggan, skall för skall. {child} ville också prova.

”Voff!” sa {child.he}.

{child's} hål blev stort som en dörr. Genom det såg man halva hallonlandet, och en koltrast som åt av bären och trodde att ingen såg.

”Låt mig nu”, sa {@a}. {@He} tog sats och skällde som bara {@a} kan. ”VORRRFF!”

Hålet blev stort som en lada[sport: , man hade kunnat {play sport} i det], men det hamnade snett. Mitt i det stod grannens utedass med dörren på vid gavel, och därinne satt grannen med morgontidningen.

”God morgon”, sa grannen.

”God morgon”, sa {@a}. ”Förlåt.”

Sedan drog dimman försiktigt för igen.

# far-far-off
Ytterst på bryggan var det vita tjockare än någon annanstans. Tuuut? sa färjan, och nu lät den ledsen. De skällde en i taget, men det hjälpte inte. {@A-s} hål var stort men grunt som en skål. {child's} hål gick en bit längre in. {Pet's} var så litet att man knappt såg det, men det var spetsigt och gick långt, långt bort.

# inside-each-other
{child} tänkte så att det kliade i pannan.

”Vi måste lägga dem i varandra”, sa {child.he}. ”Först {@a-s}, för det är störst. Sedan mitt inuti. Sedan {pet's} inuti mitt. Då blir det en strut!”

De ställde sig på rad. {@aimed}

”Ett, två … nu!”

”VORRRFF!”

”Voff!”

”Vov!”

Plopp, plopp – plopp! En lång vit tunnel öppnade sig över vattnet. Den var vid som en lada i ena änden och smal som en tallrik i den andra, och där, allra längst bort, lyste något rött. Det var färjans nos.

# again
”Igen!” ropade {child}. ”Den växer ihop!”

De skällde och skällde. {@A} blev hes. {Pet} blev det inte. Och den röda nosen blev större och större, tills hela färjan kom ut ur struten[music:  med {music} i högtalarna] och lade sig mjukt mot bryggan.

# the-captain
Kaptenen lutade sig ut och lyfte på mössan.

”Jag har blivit utskälld många gånger”, sa han. ”Men aldrig så här bra.”

# the-basket
Och där kom cykeln[friend: , med {friend} bredvid]. Den var blå. På styret satt en korg, och i korgen fick {@fits}, om den höll in magen.

Fram mot middag bröt solen igenom, och havet kom tillbaka. {child} cyklade[friend:  och {friend} sprang] fram och tillbaka på stigen[school: , som om den gick till {school},] tills benen var som spagetti.[athlete:  Inte ens {athlete} hade orkat en vända till.]

# a-star
Men när {child} låg i sängen den kvällen var fönstret alldeles vitt igen.

”Jag skulle ha velat se ut en sista gång”, sa {child}.

”Jag har inget skall kvar”, viskade {@a}.

{Pet} låg hoprullad på täcket. {Pet.He} öppnade ena ögat. {Pet.He} orkade bara en fjärdedels vov.

”Vf.”

Det blev ett hål, inte större än en knapp.

Och mitt i det satt en stjärna.

# @who
{host}, som ägde stugan
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{host}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{host}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{host's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @A-s
{host's}
## if adult
{Adult's}
## if elder & !adult
{Elder.short's}

# @He
{host.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @carried
[!pet.known: hunden ]{pet} intill sig
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
[!pet.known: hunden ]{pet} i famnen

# @opinions
{Pet.He} var {a breed}, och {pet.he} hade bestämda åsikter.
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{Pet.He} var en mycket liten {breed}, men {pet.he} hade bestämda åsikter.

# @aimed
{child} riktade in {pet} framför sig som en kikare.
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{child} höll {pet} framför sig som en kikare.

# @fits
{a breed} plats med båda framtassarna
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{a breed} plats precis
