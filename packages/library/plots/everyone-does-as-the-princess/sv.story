title: Alla gör som prinsessan
title: Minst två låter bli
title: Det gulaste päronet
guest friend: Alva (hon), Melker (han)
guest princess: Filippa (hon), Rosalie (hon)

% Borgmästaren är den äldre, där en sådan är med, och postmästaren den andra; bagaren är den vuxna.

# the-law
I {child's} land[city: , som låg bortom {city},] fanns det bara en enda lag, och {child} tyckte inte om den. Den löd så här: Alla ska göra som prinsessan.

Prinsessan hette {princess} och var {age} år. När hon åt gröt åt hela landet gröt. När hon nös, då nös kungen, bagaren och {@mayor}, en efter en, hela gatan ner. [school: När hon räknade fel räknade hela {school} fel. ][sport: När hon ville {play sport} fick alla {play sport}, till och med kungen. ][music: När hon sjöng {@song} sjöng alla {@song}. ]Och när hon gick och lade sig klockan sju fick alla gå och lägga sig klockan sju, till och med nattvakten.

”Det är orättvist”, sa {child}. ”Jag är också {age}, och ingen gör som jag.”

”Det är ju tur”, sa {friend}[!friend.known: , {child's} bästa vän]. ”I går ritade du mustasch på en ko.”

{friend} var den som kom ihåg lagar. {child} var den som glömde dem. De satt på trappan till bageriet[pet.dog:  med {pet}, {child's} {@dog}, emellan sig][pet.cat: , och på räcket satt {pet}, {child's} {@cat}. Lagen gällde inte katter], och just då kom det ett skrik från slottsträdgården.

”HJÄLP!”

# help
I slottsträdgården stod ett päronträd, det högsta i landet. {princess} hade klättrat ända upp för att ta det gulaste päronet. Nu tittade hon ner. Det skulle hon inte ha gjort. Hon slog armarna om stammen, blundade och skrek. Och lagen var ju lagen.

”HJÄLP!” skrek kungen och slog armarna om en flaggstång.

”HJÄLP!” skrek bagaren[adult: , och det var {adult},] och slog armarna om sin största limpa.

”HJÄLP!” skrek {@mayor-first} och hade inget att krama, så det fick bli {@postmaster}. Postmästaren blev glad. [pet.dog: {Pet} satte upp nosen och tjöt, för lagen gällde hundar.]

{child} och {friend} fick tag i varsin sida av en lyktstolpe.

”Hjälp”, sa {friend}.

”Hjälp”, sa {child}. ”{friend}? Vem är det som kommer?”

”Vad menar du?”

”När man skriker hjälp brukar det komma någon. Vem kommer?”

{friend} tittade åt båda hållen. Längs hela gatan stod folk och kramade saker och skrek. Brandmästaren kramade stegen. Det kom ingen.

”Om alla skriker hjälp”, sa {child}, ”så är det ju ingen över som kan hjälpa till.”

# one-finger
Uppe i päronträdet började prinsessan gråta, och då grät hela gatan. Trädets topp svajade fram och tillbaka i blåsten, och den lilla gröna klänningen svajade med.

”Hon ramlar ner”, viskade {friend}.

{child} var rädd. Ingen hade någonsin brutit mot lagen. Knäna kändes som gröt. {child.He} lossade ett finger från lyktstolpen. Sedan ett till.

”{child}, man får inte!”

”Nej”, sa {child}. ”Kom!”

Och så släppte {child.he} och sprang[athlete: , fortare än {athlete}]. [pet.dog: {Pet} slutade tjuta och sprang före. ]Bakom {child.him} stod {friend} kvar vid stolpen. Sedan släppte {friend} också.

”Vi hamnar i fängelse!” flåsade {friend.he}.

”Vem ska sätta oss där?” sa {child}. ”Fångvaktaren kramar en ko.”

# up-the-tree
{friend} ställde sig nedanför trädet, och {child} klättrade. {child.He} klättrade ända upp, tills {child.he} hade prinsessans skor mitt framför näsan. De var av silke och alldeles hala under.

”Sätt ner foten”, sa {child}. ”Det är en gren precis här.”

”Jag kan inte”, snyftade prinsessan. ”Jag har aldrig gjort som någon annan. Jag vet inte hur man gör.”

Det hade {child} aldrig tänkt på. Alla i hela landet kunde göra som någon annan, utom en.

”Man tittar bara”, sa {child}. ”Men hon tittar ju inte! {friend}, hon blundar!”

# do-as
Då satte {friend} händerna som en tratt runt munnen och ropade, så högt och strängt som bara den kan göra som kommer ihåg alla lagar:

”{princess}! NU GÖR DU SOM {child}!”

Ingen hade någonsin sagt så till prinsessan. Hon blev så häpen att hon öppnade ögonen.

”Så här”, sa {child}. ”Först sparkar man av sig skorna.”

{child} sparkade. Prinsessan sparkade. Fyra skor föll ner genom trädet[pet.dog: , och {pet} hämtade dem en i taget|, och en av dem träffade kungen].

”Sedan höger fot.”

”Höger fot”, viskade prinsessan.

”Och så håller man om den här grenen, för den är snäll.”

# the-whole-country
Så klättrade de, den ena strax under den andra. Och nere på gatan gjorde alla som prinsessan, precis som de brukade. De sparkade av sig skorna. De satte ner en fot försiktigt, och så den andra. Kungen släppte sin flaggstång. Bagaren lade ifrån sig limpan. Och när prinsessan till sist satte sina bara tår i gräset var hela landet barfota.

”Nu gjorde alla som jag”, sa prinsessan. ”Och jag gjorde som {child}.”

”Och {child} gjorde som {child.he} ville”, sa {friend}. ”Det var ju det jag var rädd för.”

Då började prinsessan skratta. Alla andra skrattade också, och den gången var det ingen som tänkte på någon lag. Och det gula päronet räckte till tre.

# a-new-sign
Samma eftermiddag satte prinsessan upp en ny skylt på slottsporten. Alla får göra som de vill, stod det. Men om någon skriker hjälp ska minst två låta bli.

”Den är bra”, sa {friend}. ”Den kommer jag ihåg.”

# no-law
Klockan sju på kvällen var det ingen som måste gå och lägga sig. Nattvakten fick för första gången se hur en natt såg ut. Och {child} tänkte vara vaken tills det blev ljust.

{child.He} låg i sin säng ovanför bageriet, och det luktade bröd. [pet.cat / pet.dog: {Pet} låg vid fötterna. ][pet.other: {Pet} sov redan, fast det inte var någon lag på det. ][adult: {Adult} hade varit inne och sagt god natt, och nu|Nu] gick ögonen igen av sig själva. På andra sidan gatan lyste det hos {friend}. Och uppe i slottet lyste det i det översta fönstret.

{child} blåste ut sitt ljus.

Då blåste {friend} ut sitt. Och en liten stund senare blev det mörkt i fönstret uppe i slottet.

Det var ingen lag på det. Prinsessan ville bara göra som {child}.

# @song
{music}

# @dog
[breed: {breed}|hund]

# @cat
[breed: {breed}|katt]

# @mayor
borgmästaren
## if elder
{elder.short}, som var borgmästare

# @mayor-first
borgmästaren
## if elder
{elder}

# @postmaster
postmästaren
## if elder2
{elder2}, som var postmästare
