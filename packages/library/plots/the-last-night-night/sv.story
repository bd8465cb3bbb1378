title: God natt, dinosaurier
title: Det sista god natt
title: Väldigt artiga dinosaurier
guest minder: Gunilla (hon), Anita (hon)
guest keeper: Holger (han), Torsten (han)

% Långhals är "han", Trehorn har inget pronomen, Plutten är "den". Ett god natt som vrålas måste vrålas tillbaka; ett som viskas kan bara andas tillbaka.
% Den som har följt med och säger det sista: {@m}. Handen stryker nedåt längs nosen: den som läser kan göra det.

# three-dinosaurs
Tre dinosaurier låg vid dammen i parken[city:  i {city}], och de skulle egentligen sova. {child} hade kommit dit med {@m-first}[friend:  och {friend}[!friend.known: , {child's} bästa vän,]] för att titta på när de sov[elder & adult: , för {elder}[elder2:  och {elder2}] hade sagt att det var så fint]. Där låg Långhals, som var lika lång som grusgången. Där låg Trehorn, som var lika rund som en kulle. Och där låg Plutten, som var minst av dem men hade mest mun.

# very-polite
Långhals var väldigt artig. Han lyfte på huvudet.

”GOD NATT!” vrålade han.

Änderna trillade av sin ö. Och Trehorn, som precis hade somnat, satte sig rätt upp.

Jo, för säger någon god natt, så måste man ju säga det tillbaka.

”GOD NATT!” vrålade Trehorn.

Då vaknade Plutten.

”GOD NATT!” vrålade Plutten, högst av alla.

Och då vaknade Långhals. ”GOD NATT!”

# boom-boom-boom
”De är inte trötta, det är det som är felet”, sa {keeper}, som skötte om parken. [age>=4: Det var han säker på. ]Han lät dem springa runt dammen[sport:  och {play sport}]. Dunk, dunk, dunk. Sedan la de sig igen och flåsade[athlete: , som om de hade sprungit ikapp med {athlete}].

Allt var stilla. Nästan stilla.

”GOD NATT!” vrålade Långhals.

”GOD NATT!” ”GOD NATT!”

# a-rug-each
”Då fryser de väl”, sa {keeper}. Han hämtade varsin filt till dem, och de drog upp den till hakan. Långhals drog upp sin till knäna, för längre räckte den inte. Så snällt, tyckte de.

”TACK SÅ MYCKET!” vrålade Långhals. ”OCH GOD NATT!”

”GOD NATT!” ”GOD NATT!”

# be-quiet
”Då är de väl busiga”, sa {keeper}. Han tog ett djupt andetag och skrek så högt han kunde[school: , högre än någon {at school}]. ”TYST MED ER!”

Tre stora huvuden kom upp.

”GOD NATT!” vrålade de åt {keeper}, väldigt artigt. Hatten blåste av honom och ner i dammen.

# so-tired
Nu började det bli mörkt. Dinosaurierna var röda i ögonen. Pluttens mun började darra.

”Jag är så trött”, sa Plutten, och en tår rann ner. ”Men tänk om jag missar det sista god natt?”

”De är inte busiga”, sa {child}.

{Child.He} visste precis hur det är. Man har fått sitt god natt. Men var det verkligen det sista? Så man väntar på ett till.

# just-for-him
{Child.He} tog {@m} i handen och gick fram till Långhals. {Child.He} la handen på den stora, stora nosen och strök nedåt, sakta[pet.dog: , så som [!pet.known: hunden ]{pet} vill ha det][pet.cat: , så som [!pet.known: katten ]{pet} vill ha det][pet.other: , som om den inte var större än {pet}]. Så här.

”God natt”, sa {child} alldeles intill hans öra, så tyst att det bara var till honom.

Långhals öppnade munnen. Men det var ju ett så litet god natt. Det gick inte att vråla tillbaka. Det gick bara att andas.

”God … natt”, andades Långhals. Och ingen vaknade.

{child} strök Trehorn, mitt emellan hornen.

”God natt”, sa {child.he}.

”God … natt”, andades Trehorn.

# its-yours
Och {child} strök Plutten, längs hela nosen, en gång och en gång till.

”God natt. Det här är det sista. Det är ditt.”

Plutten stängde munnen, så att det skulle stanna där inne. Och så sov den.

# on-the-bench
{keeper} fiskade upp sin hatt[friend: , medan {friend} höll honom i rocken,] och gick hem på tå. Änderna klättrade upp på sin ö igen. Och {child} satt på bänken i famnen på {@m}[music:  och fick höra lite av {music}], och {@m-he} strök längs {child's} näsa, sakta, hela vägen ner.

”God natt”, sa {@m}.

”God … natt”, andades {child}.

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

# @m-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
