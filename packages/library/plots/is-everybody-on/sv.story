title: Är alla med?
title: Hatten, korgen och {wife}
title: Den lilla gula färjan
guest driver: Kerstin (hon), Monika (hon)
guest man: Alvar (han), Tage (han)
guest wife: Berit (hon), Gun (hon)

% @m: {adult}, annars den äldre. Är ingen med är {driver} grannen, som följer barnet hem. Alla som är med svarar i uppropet.

# the-bell
{@Party} skulle åka hem[city:  till {city}] med den lilla gula färjan.[sport:  {child} hade åkt över för att {play sport}, och nu var det kväll.] {child} hade fått ett jobb. När alla var med skulle {child.he} ringa i klockan. Det hade [!adult & !elder: grannen ]{driver} sagt, och det var {driver} som körde.

”Är alla med?” ropade {driver}.

”Ja!” ropade {child}.

Pling, pling! ringde {child}.

Dunk, dunk, dunk, sa färjan och gav sig av.

# my-hat
Men mitt ute på vattnet tog sig farbror {man} om huvudet.

”Min hatt!” sa han. ”Min hatt ligger kvar på bänken!”

”Då vänder vi”, sa {driver}.[pet.dog:  Och [!pet.known: hunden ]{pet} skällde, för {pet.he} tyckte om att vända.][pet.cat:  Och [!pet.known: katten ]{pet} jamade i sin bur, för {pet.he} tyckte inte om att vända.]

Dunk, dunk, dunk, hela vägen tillbaka. Där låg hatten på bänken. Farbror {man} satte den på huvudet.

# my-basket
”Är alla med?” ropade {driver}.

”Ja!” ropade {child}.

Pling, pling! Dunk, dunk, dunk.

Men mitt ute på vattnet tittade farbror {man} på sina händer.

”Min korg!” sa han. ”Min korg står kvar på bänken!”

”Då vänder vi”, sa {driver}.

Dunk, dunk, dunk, hela vägen tillbaka. Där stod korgen på bänken.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] satt längst fram och såg den först.] Farbror {man} tog den på armen.
## or
”Är alla med?” ropade {driver}.

”Ja!” ropade {child}.

Pling, pling! Dunk, dunk, dunk.

Men mitt ute på vattnet skulle farbror {man} ta sig en bulle.

”Min korg!” sa han. ”Min korg med bullarna! Den står kvar på bänken!”

”Då vänder vi”, sa {driver}.

Dunk, dunk, dunk, hela vägen tillbaka. Där stod korgen på bänken, och en mås stod bredvid och tittade ner i den.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] satt längst fram och såg den först.] Farbror {man} tog korgen på armen.

# i-did-wonder
”Är alla med?” ropade {driver}.

”Ja!” ropade {child}.

Pling, pling! Dunk, dunk, dunk.

Men mitt ute på vattnet blev farbror {man} alldeles tyst.

”Hatten har jag på huvudet”, sa han. ”Korgen har jag på armen. Vad är det då som fattas?”

Han tänkte.

”{wife}! Jag har glömt {wife}!”

”Vem är {wife}?” sa {child}.

”Det är min fru!”

Dunk, dunk, dunk, hela vägen tillbaka.[athlete:  Inte ens {athlete} hade hunnit fortare.] Där satt {wife} på bänken.

”Jag undrade just”, sa {wife}.

# he-waved
Hon gick ombord. Farbror {man} satte sig på bänken och knöt sin sko.

”Är alla med?” ropade {driver}.

”Ja!” ropade {child}.

Pling, pling! Dunk, dunk, dunk.

Men mitt ute på vattnet såg {wife} sig omkring.

”Var är {man}?”

Alla vände sig om. Långt borta, på bänken, satt en liten farbror med hatt på huvudet och korg på armen. Han vinkade.

”Oj, oj, oj”, sa {driver}. ”Så här kommer vi aldrig hem.”

Dunk, dunk, dunk, hela vägen tillbaka.

# ask-first
{driver} öppnade munnen för att ropa. Men {child} höll upp handen.

”Vänta”, sa {child}. ”Först ska jag fråga.”

{Child.He} tog {wife} i ena handen och farbror {man} i den andra, och höll hårt.

”Hatten?” sa {child}.

”På huvudet”, sa farbror {man}.

”Korgen?”

”På armen.”

”{wife}?”

”Här”, sa {wife}.

”{man}?”

”Här”, sa farbror {man}.

[adult: ”{Adult}?”

”Här”, sa {adult}.

][elder: ”{Elder.short}?”

”Här”, sa {elder}[elder2: , och så sa {elder2} det också].

][friend: ”{Friend}?”

”Här”, ropade {friend} längst framme.

][pet.dog: ”{Pet}?”

”Voff”, sa {pet}.

][pet.cat: ”{Pet}?”

”Mjau”, sa {pet} i buren, och det var inget glatt mjau.

]”Och jag är här”, sa {child}. ”Nu är alla med.”

Och först då ringde {child.he}.

# all-the-way
Pling, pling.

Dunk, dunk, dunk, sa färjan. Ingen ropade. Ingen fattades.[school:  Det här skulle {child} berätta om {at school}.][music:  {driver} nynnade på {@song}.] Dunk, dunk, dunk, ända fram till andra sidan.[pet.other:  Hemma väntade {pet}.]

”Tack”, sa {wife} och höll farbror {man} hårt i rocken.

# the-lamp
Sedan följde {driver} med {child} hem, och det blev kväll, och {child} kröp ner i sängen.

”Är alla med?” viskade {child}. ”Kudden?”

Den låg under huvudet.

”Täcket?”

Det låg upp till hakan.

”Och jag är här”, sa {child} och gäspade. ”Nu är alla med.”

{Child.He} sträckte ut handen till lampan och tryckte själv.

Klick.
## if adult / elder
Sedan gick {@party} hem, och det blev kväll, och {child} kröp ner i sängen.

”Är alla med?” sa {@m}.

”Vänta”, sa {child}. ”Först ska jag fråga. Kudden?”

”Under huvudet”, sa {@m}.

”Täcket?”

”Upp till hakan.”

”{@M}?”

”Här”, sa {@m}.

”Och jag är här”, sa {child} och gäspade. ”Nu är alla med.”

”Lampan?” viskade {@m}.

{child} sträckte ut handen och tryckte själv.

Klick.

# @party
{child}
## if adult
{child} och {adult}
## if elder & !adult
{child} och {elder}

# @Party
{child}
## if adult & !elder
{child} och {adult}
## if elder & !adult & !elder2
{child} och {elder}
## if elder2 & !adult
{child} och {elder} och {elder2}
## if adult & elder & !elder2
{child} och {adult} och {elder}
## if adult & elder2
{child} och {adult} och {elder} och {elder2}

# @m
{child}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{child}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @song
{music}
