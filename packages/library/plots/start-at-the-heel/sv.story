title: Börja vid klacken
title: Finns Italien?
guest small: Bo (han)
guest dentist: Maria (hon), Lina (hon)

% Den vuxna (@a): {adult}, annars den äldre, annars den vuxna. Bo är fyra år.

# does-it-hurt
Väntrummet hos tandläkaren var målat i grönt för att man skulle bli lugn. Det hade ingen verkan på {child}. Hittills hade det aldrig funnits något att laga. Nu fanns det ett litet hål. Om tio minuter skulle det lagas, och {@a} körde runt kvarteret och letade efter en parkeringsplats.

På stolen mitt emot satt en pojke i fyraårsåldern med en giraff av plast.

”Gör det ont?” sa han.

{child} såg sig om. Det fanns ingen annan han kunde mena.

”Nej”, sa {child}, för det är sådant man säger till den som är fyra. ”Inte om man vet hur man gör.”

”Hur gör man då?” sa pojken.

# how-you-do-it
{child} hade ingen aning. Men pojken tittade på {child.him} som om {child.he} jobbade där, så {child} började förklara. Och mitt i första meningen märkte {child.he} något konstigt. Man hinner inte vara rädd medan man förklarar.

”Först åker stolen upp”, sa {child}. ”Den går på el. Man låtsas att det var man själv som gjorde det. Sedan tittar man i taket, och där är det en fläck, för det har läckt in. Den ser ut som Italien. Italien är en stövel. Varje gång det blir otäckt går man dit.”

”Till Italien?”

”Man börjar vid klacken. Sedan går man uppåt. När man är högst upp är de färdiga.”

[music: ”Och inuti huvudet sjunger man {@song}”, sa {child}. ”Det hör de inte.” ][sport: ”Det är som precis innan man ska {play sport}”, sa {child}. ”Man andas ut, och sedan lite till.” ][athlete: ”{athlete} har lagat tänderna”, sa {child}. ”Det kan du lita på.” ][pet.dog: ”Min hund heter {pet}. När de tittar {pet.him} i munnen får {pet.he} leverpastej efteråt”, sa {child}. ”Jag tror inte att vi får det.” ][pet.cat: ”Min katt heter {pet}”, sa {child}. ”{Pet} bet veterinären. Så ska man inte göra.” ][pet.other: ”Jag har {pet} hemma”, sa {child}. ”{Pet} tuggar hela dagarna. Det är ett annat sätt.” ][friend: ”{Friend}, som är min bästa vän, har lagat två”, sa {child}, ”och gick hem och åt chips.” ][elder: ”Och om {elder.short} börjar berätta hur det var förr i tiden”, sa {child}, ”så stick fingrarna i öronen. [elder2: Det gör {elder2.short}.]” ][school: ”{At school} behöver ingen få veta något”, sa {child}. ][city: ”Det är det bästa taket i {city}”, sa {child}. ]Pojken lyssnade med öppen mun. Där satt en rad mycket små tänder som nästan inte var använda.

”Jag heter {small}”, sa han. ”Du är inte rädd för någonting.”

Det är en besvärlig sak att få höra.

# made-up
Dörren öppnades.

”{child}?” sa tandläkaren, som hette {dentist}. ”Varsågod.”

{child} reste sig. Det vill säga, överdelen gjorde det. Benen satt kvar på stolen. Sedan kom de med, men de skakade så att tidningarna gled ner från bordet.

{small} tittade på tidningarna, och på knäna, och sist tittade han upp.

”Du sa att det inte gjorde ont”, sa han.

{child} hade kunnat skratta bort det och gå in. Men om en kvart skulle {small} själv ligga i den där stolen, och han trodde på vartenda ord.

”Jag vet inte om det gör ont”, sa {child}. ”Jag har aldrig lagat någon tand. Jag hittade på det. Jag är lika rädd som du. Räddare, antagligen, för det finns mer av mig.”

{small} fick en haka som darrade. Han tänkte så länge att {dentist} tittade på klockan.

”Men finns Italien?” sa han.

”Det finns. Det är sant. Jag såg det förra gången.”

Hakan blev stilla.

”Då följer jag med”, sa {small} och gled ner från sin stol. ”Man kommer inte ihåg allt om man är rädd. Jag kommer ihåg det. Jag har precis lärt mig.”

# naples
Och därför stod {small} på pallen bredvid stolen, med giraffen under armen, medan {child} låg raklång och tittade upp.

”Stolen åker upp”, sa {small} strängt. ”Det var du. Bra gjort.”

Fläcken fanns kvar. Det hade läckt in mer sedan sist. Den hade fått ett Sicilien.

Först var det ett stick. Sedan kom borren, och den var inte att leka med. Det var som att ha vägarbete i huvudet. {child} högg tag i båda armstöden och satte ner foten på Italiens klack.

”Var är du nu?” frågade {small}.

Det kom ett ljud från {child}. Det var två händer och en slang i vägen.

”Det betyder klacken”, sa {small} till {dentist}. ”Och nu?”

Det kom ett ljud till.

”Neapel”, sa {small}. ”Där är det otäckt. Gå fortare.”

{dentist} skrattade så att hon fick ta ut allting och torka glasögonen. Och lagom till att {child} fick syn på Milano var det klart. Det hade tagit ungefär lika lång tid som tre låtar.

”Nå?” sa {small}. ”Gjorde det ont?”

{child} kände efter med tungan. Han skulle ha ett ordentligt svar.

”Lite”, sa {child.he}. ”Vid Neapel. Mindre än jag trodde. Mest låter det.”

{small} nickade. Det var sådant man kunde använda.

# a-giraffe
Sedan var det hans tur. {child} hade kunnat gå. Men {child.he} ställde sig på pallen, med läppar som två madrasser, och höll i giraffen.

”Stolen åker upp”, sa {child}, eller något liknande.

”Det var jag”, sa {small}.

”Var är du nu?”

”I Italien”, sa {small}, alldeles lugnt, med vidöppen mun.

”Hur är det där?”

”Det finns en giraff här”, sa {small}.

# a-small-boot
”Förlåt”, sa {@a} i bilen. ”Det fanns inte en enda plats, och sedan hade du redan gått in. Var du alldeles ensam?”

”Nej”, sa {child}. ”Jag hade någon med mig som visste hur man gör.”

Den kvällen låg {child} och tittade upp i sitt eget tak. Det var alldeles vitt. Där kunde man ligga med de värsta tankar som finns, och det fanns ingenstans att ta vägen.

Så {child.he} ställde sig på sängen med en penna och sträckte sig så långt det gick.

Det blev en mycket liten stövel. Men man såg var man skulle börja.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
