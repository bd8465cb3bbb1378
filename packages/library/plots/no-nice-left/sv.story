title: Inget snällt kvar
title: Gå din väg! Kom tillbaka!
title: Knölen i strumpan
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som går till bänken (@a) är den äldre, annars {adult}, annars {minder}. GÅ DIN VÄG skriker ni tillsammans, och KOM TILLBAKA precis lika argt.
% En regel: det som får höra ”gå din väg” går, och bara den som sa det kan säga ”kom tillbaka”.

# a-lump
{child} hade en knöl i strumpan, och den hade gjort {child.him} arg hela vägen till lekplatsen[city:  i {city}].[sport:  Man kan inte {play sport} på en knöl.]

”Ska jag titta på den?” frågade {@first}.

”Gå din väg!” sa {child}.

Så {@a} gick och satte sig på bänken[elder2:  med {elder2}], ända borta vid häcken. Det var inte alls så {child} hade velat. Men när man är arg går det inte att säga, och nu satt det en knöl i magen också.

[friend / !pet.dog & !pet.cat & !elder: ”Jag har inga knölar i mina”, sa {friend}[!friend.known: , [friend: {child's} bästa vän | som bodde i huset bredvid]]. Det hjälpte inte.

][pet.dog: {Pet}[!pet.known: , {child's} hund,] lade en boll på foten, mitt på knölen.

”Inte nu, {pet}”, sa {child}.

][pet.cat: Uppe på staketet satt {pet}[!pet.known: , {child's} katt]. ”Kom hit, {pet}”, sa {child}. Men {pet} var en katt och tittade åt andra hållet.

][pet.other: {Pet} var hemma och hade aldrig strumpor på sig.]

# when-i-say-it
Mitt i sandlådan var {a wish}. {Wish.He} var arg[wish.ett: t], ända ut i {wish.part}.

”{Wish.sound}!” skrek {wish.he} åt rutschkanan. ”GÅ DIN VÄG!”

Och rutschkanan drog upp benen ur sanden och gick sin väg över kullen.

”Hur gjorde du?” frågade {child}.

”När jag säger det, då går de”, sa {the wish}.

”Det gör de för mig med”, sa {child} och tittade bort mot bänken.

# do-my-sock
”GÅ DIN VÄG!” sa {the wish} till gungorna, och de gick, hand i hand.[school:  Så fick man inte säga {at school}.]

”Min strumpa också!” sa {child} och drog av sig skon.

”GÅ DIN VÄG!” skrek de, [friend / !pet.dog & !pet.cat & !elder: alla tre | båda två].

Strumpan krånglade sig av foten. Sedan hoppade den över kullen, med knöl och allt, och {child} skrattade för första gången på hela dagen.[athlete:  Så kunde inte ens {athlete} hoppa.]

”Är det inte skönt?” sa {the wish}. {@Gone}[age>=5: 

”Jo, jätteskönt”, sa {child}. Men det var väldigt tomt.]

# the-legs
Då kom {@a} över gräset. ”Var har du strumpan?” frågade {@he}.

”GÅ DIN VÄG!” sa {the wish}. Det bara slank ut.

Och benen på {@a} vände sig om.

”Jag vill ju inte!” sa {@a}. Men benen gick sin väg över kullen, och {@a} fick lov att följa med dem[elder2: , och {elder2} också].

”Kom tillbaka!” skrek {child}.

Men ingen kom.

# no-nice
”Bara den som sa ’gå din väg’ kan få tillbaka dem”, sa {the wish}. ”Och jag kan inte. Man måste säga det snällt, och jag har inget snällt kvar.”

”Försök!”

”Ko …” sa {the wish}. ”Ko … Ko … GÅ DIN VÄG!”

Och där gick papperskorgen.

{child} var precis lika arg som förut. Men nu frös den bara foten, och {child.he} ville ha {@a}.

# that-crossly
{@help}

”Det behövs inget snällt!” sa {child}. ”Man kan säga det argt!”

[age>=5: {The wish} funderade, ända ut i {wish.part}.

]”KOM TILLBAKA!” vrålade {the wish}, så argt att sanden skuttade.

# you-said-it-first
Och över kullen kom de, papperskorgen och gungorna och rutschkanan[elder2:  och {elder2}], och efter dem kom strumpan hoppande. Det var bara {@a} som inte kom. {@He} stod högst uppe på kullen, och benen ville inte gå ner.

”Du sa det också”, sa {the wish}. ”Du sa det först.”

Så det måste vara {child}. Där fanns det inte heller mycket snällt kvar. Men {child.he} satte händerna runt munnen och skrek.

”JAG ÄR FORTFARANDE ARG! MEN KOM TILLBAKA!”

# a-bit
Och {@a} sprang, hela vägen nerför kullen, och nu ville benen precis samma sak som {@he}.

”Är du väldigt arg?” frågade {@a} och höll om {child} hårt.

”Lite”, sa {child}.

”Då får du vara arg här”, sa {@a}.

Sedan åt de bullar i sandlådan, allihop[music: , och {@a} nynnade på {music}].[pet.dog:  {Pet} kom med bollen, och nu kastade {child} den.][pet.cat:  {Pet} satt på staketet igen och tittade åt andra hållet.] {The wish} var fortfarande arg[wish.ett: t], men bara i kanterna.

# the-toes
När de gick hem stod rutschkanan tätt intill {the wish}.

”Gå din väg”, sa {the wish}, ganska mjukt. ”Och kom tillbaka sedan.”

”Hur är det med strumpan?” frågade {@a} vid grinden.

{child} kände efter med alla tårna. Det fanns ingen knöl. Ingen hade sagt åt knölen att komma tillbaka.

# @Gone
”{Wish.home} finns det ingen kvar alls.”
## if wish.troll
”Jag har sagt till hela berget. Nu är det bara droppet kvar, och det tar jag i morgon.”
## if wish.crab
”Jag sa till havet en gång, och det gick. Sedan dess vet det inte vad det vill.”
## if wish.bear
”Jag har sagt till hela skogen. Det är bara mossan kvar, och den hörde inte.”
## if wish.bus
”Jag har sagt till allt folket. Nu är det gott om plats, och ingen som plingar.”
## if wish.dragon
”Jag har sagt till riddaren och prinsessan och hästen. De sprang innan jag var klar.”
## if wish.cat
”Jag har sagt till varenda knä på hela gatan.”
## if wish.crocodile / wish.shark
”Jag behöver nästan aldrig säga det två gånger.”

# @help
”KOM TILLBAKA!” gallskrek {friend} och stampade så att sanden yrde. ”JAG ÄR ARG! KOM TILLBAKA MED DETSAMMA!”

{The wish} stirrade. ”Kan man säga det så argt?”

”Jag vill ju ha tillbaka dem!” sa {friend}. ”Det är ju DÄRFÖR jag är arg!”
## if elder & !pet.dog & !pet.cat
Då hörde de hur {elder.short} skrek, långt borta bakom kullen. ”JAG ÄR RASANDE! OCH JAG VILL TILLBAKA TILL DIG!”

{The wish} stirrade. ”Kan man vara både och?” frågade {wish.he}.
## if pet.cat
Ner från staketet kom {pet}. {Pet.He} ställde sig just där {@a} hade stått, tittade upp mot kullen och jamade. Det lät förskräckligt.

”Säger {pet} åt dem att gå sin väg?” frågade {the wish}.

”Nej”, sa {child}. ”Så gör {pet} när man har gått ut och stängt dörren. Det betyder ’kom tillbaka’.”

”Så argt?” sa {the wish}.
## if pet.dog
{Pet} släppte bollen, sprang halvvägs uppför kullen och skällde så argt som {pet.he} någonsin kunde.

”Säger {pet} åt dem att gå sin väg?” frågade {the wish}.

”Nej”, sa {child}. ”Så gör {pet} när man går ut utan {pet.him}. Det betyder ’kom tillbaka’.”

”Så argt?” sa {the wish}.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
