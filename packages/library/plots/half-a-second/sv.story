title: Tåget som inte skulle stanna
title: En halv sekund
title: Rött, fram och tillbaka
guest aunt: Kajsa (hon), Lotta (hon)

% Vem som sitter på tåget (@a): {adult}, annars {aunt}.

# no-trains-stop
{Elder} bodde i ett stationshus där inga tåg stannade. {Elder.He} hade vinkat fram tåg i hela sitt liv, tills stationen lades ner, och då köpte {elder.he} huset, med klockan på väggen och bänken på perrongen. Tågen körde fortfarande förbi.

{child} skrev upp dem i en svart bok[school: , fast ingen på {school} begrep varför]. Den här kvällen satt {friend}[!friend.known: , {child's} bästa vän,] bredvid vid fönstret. Det stormade så att takpannorna skramlade, och strömmen hade gått.

”På nästa tåg sitter {@a}”, sa {child}. {@A} hade varit bortrest i en hel vecka[city: , och nu skulle {@a} raka vägen till {city}|, och nu skulle {@a} raka vägen till stan] och hämta bilen. Tåget gick så fort förbi att {child} bara brukade hinna se en hand bakom glaset, i ungefär en halv sekund.

”En halv sekund är inte mycket”, sa {friend}.

”Man hinner mer än man tror”, sa {child}.

## or
I {elder's} hus fanns det en biljettlucka i köket. Det hade varit en station, och {elder.he} hade varit den som vinkade fram tågen, tills den lades ner. Då flyttade {elder.he} in. Inga tåg stannade längre, men de körde fortfarande förbi, så att kopparna ringde i skåpet.

{child} hade en svart bok där alla tåg stod uppskrivna[school: , och på {school} hade hela klassen fått höra om den]. Den här kvällen satt {friend}[!friend.known: , {child's} bästa vän,] i fönstret bredvid. Ute stormade det. Strömmen hade gått, och bara fotogenlampan lyste.

”Nu kommer snart {@a}”, sa {child}. {@A} hade jobbat borta i en vecka, och tåget skulle rakt förbi dem, hela vägen [city: till {city}|till stan]. Varje gång stod {@a} och vinkade i dörrfönstret, och varje gång hann {child} se det i ungefär en halv sekund.

”Är det inte tråkigt?” frågade {friend}.

”En halv sekund är rätt mycket”, sa {child}, ”om man tittar ordentligt.”

# the-crash
Då hörde de smällen. Det var ingen gren. Det var ett långt, rivande brak, och sedan en duns som kändes i golvet.

{Friend} var redan vid det andra fönstret. {Friend} hade örnögon, det var {friend.he} som alltid läste numret på loket innan {child} ens hade sett loket.

”En gran”, sa {friend}. ”Tvärs över spåret, borta vid kurvan. Den är enorm.”

{Elder.short} lyfte på luren. Den var död. [elder2: {Elder2} provade mobilen, men masten|Mobilen hade inga streck, för masten] hade gått samma väg som strömmen.

”Tåget kommer från andra hållet”, sa {elder.short} lugnt, men {elder.he} hade rest sig. ”Det går förbi oss först, och sedan är det kurvan. Föraren ser inte granen förrän det är för sent.”

{child} blev kall i hela magen. {Child.He} såg framför sig dörrfönstret, och handen.

”Då måste vi stanna det här”, sa {child}.

# red-across
I skåpet under klockan fanns något som {child} aldrig hade fått röra. {Elder.short} tog ut det och torkade av det med ärmen. Det var en signallykta av plåt, med ett vred på sidan: vitt glas, grönt glas, rött.

”Stopp?” sa {elder.short}, som om det var ett förhör.

”Rött ljus, fram och tillbaka, tvärs över kroppen”, sa {child}. ”Tills tåget står stilla.”

”Var står man?”

”På perrongen, bakom den vita linjen. Aldrig på spåret.”

”Och om man inte har rött?”

”Vilket ljus som helst, om man svänger det tillräckligt.”

{Elder.short} nickade. Det här hade {elder.he} lärt {child} på lek, när {child.he} var liten. {child} förstod nu att det aldrig hade varit en lek.

# on-the-platform
De gick ut på perrongen, alla tre.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] fick stanna inne och tala om vad {pet.he} tyckte om det.] Vinden tryckte dem mot väggen. {Elder.short} tände lyktan och höll sin rock om den, och {child} tog den i handtaget. Den röda rutan lyste som sylt.

”Ljuset måste synas ända bort till skogen”, sa {elder.short}. ”Mina axlar klarar två svängningar. Era får klara resten.”

[sport: ”Mina håller”, sa {child}, som jämt fick {play sport}. ][athlete: ”Låtsas att du är {athlete}”, sa {friend}. ][music: {Friend} gnolade på {@song}, för att inte höra vinden så tydligt. ]De väntade. Det fanns ingenting att se. Det fanns bara mörker, och någonstans i mörkret satt {@a} med sin väska i knät och längtade efter att få vinka.

## or
Perrongen var hal av regn. {Elder.short} stod med ryggen mot vinden och bredde ut rocken, och bakom den tände de lyktan.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] satt i fönstret och skällde på alltihop.] {child} vred fram det röda.

”Nu är du signalen”, sa {elder.short}. ”Jag står bakom och håller i dig, för du väger ju ingenting.”

[sport: Det gjorde ont i armarna redan, fast {child} var van att {play sport}. ][athlete: {child} tänkte på {athlete}, som aldrig ser rädd ut. ][music: {Friend} sjöng {@song} mellan tänderna. ]Det rasslade i skogen, och granarna gick fram och tillbaka. Om tjugo minuter, tänkte {child}, eller om tio, eller nu.

# blown-out
Det var då vinden vände. Den tog i från sidan, letade sig in i lyktan och blåste ut den.

{Elder.short} hade tre tändstickor kvar. Den första slocknade. Den andra gick av. Den tredje slocknade.

”{child}”, sa {friend}. ”Jag ser det.”

{child} såg ingenting. Men {friend} hade aldrig haft fel. Långt borta, där bara {friend} kunde se, kom två strålkastare.

”Vilket ljus som helst”, sa {child}. {child.His} röst skakade. ”Ge mig ficklampan!”

Den var liten. {child} svängde den, fram och tillbaka, och det såg ut som någon som är ute och går med sin hund. Ingen stannar ett tåg för det.

# the-red-glass
{child} tittade på den slocknade lyktan, på det röda glaset. {Child.he} öppnade luckan och körde in ficklampan, precis där lågan hade suttit.

Det röda fylldes, ända ut i kanterna.

”Så har jag aldrig sett någon göra”, sa {elder.short}. ”Sväng!”

{child} stod bredbent bakom den vita linjen, och {elder.short} höll i {child.his} jacka med båda händerna. Fram och tillbaka, tvärs över kroppen. När {child.his} arm inte orkade mer tog {friend} tag ovanför, och så svängde de tillsammans.

Rälsen började sjunga. Strålkastarna växte. Det såg inte ut som om de tänkte stanna.

Så kom ett enda långt rop från tåget, och efter det skriket av bromsar. Vagn efter vagn gled förbi, med tända fönster, saktare, ännu saktare, och sedan drog hela tåget en suck och stod stilla. Det stod med nosen vid perrongens slut. Bortom den låg kurvan.

# thirty-years-late
Föraren klättrade ner. Han hade sett granen längst ut i ljuset, och han var vit i ansiktet. {Elder.short} hade hunnit sätta på sig sin uniformsmössa.

”Välkommen”, sa {elder.he}. ”Trettio år försenad.”

En dörr gick upp. Där stod {@a} med väskan under armen och munnen halvöppen. {child} sprang. Det blev betydligt mer än en halv sekund.

Den natten kokade {elder.short} choklad på vedspisen till ett helt tåg, i omgångar, för det fanns bara nio koppar. Folk satt i trappan och på vedlåren. Framåt midnatt kom de med motorsågar, och sedan var spåret fritt.

”Det finns ju ingen signal här”, sa föraren och skruvade på sig. ”Men man vill ju gärna ha klartecken.”

{Elder.short} räckte lyktan till {child}. {Friend} tittade längs spåret, ända bort till kurvan.

”Fritt”, sa {friend}.

Och {child} vred fram det gröna.

# stopped
Tåget började rulla, så mjukt som om det inte ville väcka någon. De stod kvar tills den sista röda lampan var borta.

Sedan låg {child} i kammaren mot spåret, med {friend} på tältsängen, och genom väggen hördes det att {@a} sov. Den svarta boken låg på täcket[pet.cat: , med [!pet.known: katten ]{pet} ovanpå].[pet.other:  I morgon skulle {pet}, som bodde i {child's} rum hemma, få höra alltihop.] {child} letade upp kvällens rad och skrev ett enda ord, lite snett.

Stannade.

# @a
{aunt}
## if adult
{adult}

# @song
{music}
