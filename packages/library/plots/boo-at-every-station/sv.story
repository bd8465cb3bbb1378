title: Bu på varje station
title: Tjockt som gröt
title: Spöket som skulle till havet

% Vem som åker med barnet (@a): {adult}, annars den äldre, annars den som har biljetterna.

# the-wrong-train
{child} stod på perrongen och höll {@a} i handen. De skulle till havet[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] skulle med]. På bänken satt ett litet spöke.

”Jag ska också till havet”, sa det. ”Men [!short: jag kommer aldrig fram.”

”Varför inte?”

”Allt går rakt igenom mig. Ska jag visa?|jag kommer aldrig fram. Allt går rakt igenom mig.]”

Just då kom [!short: ett tåg, ett som skulle åt andra hållet|fel tåg]. Spöket gick på[!short: ,] [short: och ]satte sig vid fönstret[!short:  och knäppte händerna i knät]. Tåget åkte. Spöket satt kvar.

Det satt mitt i luften[!short: , med händerna i knät], och vagn efter vagn åkte rakt igenom magen på det.

”Är vi framme?” ropade spöket, som blundade.

”Nej”, sa {child}.

# like-porridge
Spöket kom tillbaka[!short:  och såg ledset ut]. Då sa [pet.dog: {pet}[!pet.known: , som var {child's} hund,] VOFF!|högtalaren PLING PLONG!]

”Iiiik!” sa spöket.

Duns, sa bänken.

[!short: {child} stirrade. Spöket satt på bänken, och bänken böjde sig lite, för nu satt det faktiskt någon där.

]”Oj, oj, oj”, sa spöket. ”Jag blev rädd.[!short:  Då blir jag tjock.”

”Tjock?”

”Tjock som gröt.] När man skrämmer ett spöke blir det tjockt[short:  som gröt], och sedan blir det tunt igen.”

”Då så”, sa {child}.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] tittade ut ur sin korg och skrämde ingen.]

## or
Spöket kom tillbaka. {child} ville hålla fast det[!short:  till nästa tåg] och tog det i handen, men det var bara luft. Då nös [pet.dog: {pet}, som var {child's} hund|{child}].

”ATJO!”

”Iiiik!” sa spöket.

Duns. Nu stod det på perrongen med båda fötterna.[!short:  En duva, som gick rakt igenom spöket varje dag, gick in i det med näbben först.]

”Förlåt”, sa {child}.

”Gör om det”, sa spöket. ”När någon skrämmer mig blir jag tjock som gröt. Sedan blir jag tunn igen.”

[!short: ”Nysa kan man inte när man vill”, sa {child}. ”Men man kan säga bu.”|”Då säger jag bu”, sa {child}.][pet.cat:  I korgen låg {pet}[!pet.known: , {child's} katt,] och tänkte inte hjälpa till.]

## if short
Spöket kom tillbaka. Då sa [pet.dog: {pet}[!pet.known: , som var {child's} hund,] VOFF!|högtalaren PLING PLONG!]

”Iiiik!” sa spöket.

Duns, sa bänken.

”När man skrämmer ett spöke”, sa spöket, ”blir det tjockt som gröt. Sedan blir det tunt igen.”

”Då så”, sa {child}.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] tittade ut ur sin korg och skrämde ingen.]


# the-right-train
Rätt tåg kom. {child} och spöket satte sig bredvid varandra[!short: , och spöket knäppte händerna i knät].

”BU!” sa {child}.

”Iiiik!” sa spöket.

Duns, sa sätet. Och tåget åkte, och spöket åkte med.

”Jag åker!” tjöt spöket. ”Jag sitter och jag åker! Och något kliar mig i stjärten!”

”Det är sätet”, sa {child}.

”Jag älskar sätet!”

[school: När de åkte förbi {school} blev det [!short: lite tjockt alldeles |tjockt ]av sig självt.]

# every-station
Men vid nästa station[city: , som var {city},] hade det redan blivit tunt. Nu syntes blommorna på sätet rakt genom magen.

”BU!” sa {child}.

”Iiiik!” Duns.

[friend: {Friend} satt mitt emot och höll vakt. ”Nu ser jag en blomma”, sa {friend.he} så fort det behövdes, och så skrek de bu tillsammans.]

[!short: En tant med hatt sänkte sin tidning. ”Vad är det ni håller på med?”

”Vi skrämmer spöket, så att det kan åka med”, sa {child}.

”Jaha”, sa tanten och vek ihop tidningen. ”BU!”

”Iiiik!” Duns.

Vid nästa station hjälpte hela vagnen till. ][elder & elder2: {Elder} sa bu från ena hållet och {elder2} från det andra, så att de skrämde varandra. ][elder & !elder2: {Elder} sa bu så högt att {elder.he} skrämde sig själv. ][sport: Några som skulle {play sport} sa bu så att bagarna hoppade. ][athlete: En flicka med {athlete} på tröjan sa det allra högst. ][music: De tog {@song} också, med ett bu efter varje rad. ]

## or
Vid nästa station[city: , som var {city},] var det tunt igen. [!short: En tant med hatt klev på och satte sig rakt i det.

”Det sitter någon där”, sa {child}.

”Det gör det inte alls”, sa tanten.

”Hej”, sa hennes mage.

|Någon ställde en väska mitt i det.

]”BU!” sa {child}.

”Iiiik!” Duns. [!short: Och tanten åkte upp, så att hatten slog i taket.|Och väskan hoppade.]

[!short: ”Jaha, det gör det visst”, sa tanten. ”Då får alla hjälpas åt.”

Och det gjorde de. ][elder & elder2: {Elder} sa bu bakom en tidning, och {elder2} sa bu bakom {elder}. ][elder & !elder2: {Elder} sparade sitt bu till en tunnel, och då sa hela vagnen iiiik. ][sport: Några som skulle {play sport} sa bu på ett led, så att det gick som en våg. ][athlete: En pojke höll upp en bild av {athlete} och hoppade fram bakom den. ][music: Först sjöng de {@song}, så att spöket slöt ögonen, och då sa de bu. ]

[friend: {Friend} stack in ett finger då och då. ”Nu är det soppa”, sa {friend.he}, och så skrek de bu tillsammans.]

## if short
Vid nästa station[city: , som var {city},] var det tunt igen.

”BU!” sa {child}.

”Iiiik!” Duns.

[friend: {Friend} sa också bu. ][elder: {Elder}[elder2:  och {elder2}] sa bu bakom en tidning. ][sport: Alla som skulle {play sport} sa bu. ][athlete: En flicka med {athlete} på tröjan sa det allra högst. ][music: De sjöng {@song} med ett bu i varje rad. ]


# the-bridge
Så kom den långa bron. [!short: Långt där nere fanns bara vatten, och spöket|Spöket] började bli tunt.

”BU!” sa {child}.

Spöket [short: bara ]skrattade.

[!short: ”BU!” sa hela vagnen.

Spöket skrattade så att det guppade.]

”Ni är så snälla”, sa det. ”Det går inte att vara rädd för er. Jag är för glad.”

Och det blev tunnare och tunnare, och stjärten sjönk ner genom sätet.

”Oj, oj, oj”, sa spöket. ”Hej då, {child}. Det var roligt att åka.”

{child} tog det i handen. [!short: Det var som att hålla i ånga. ]Hela halsen gjorde ont, för nu ville {child.he} inte åka [!short: till havet utan spöket|utan det].

## or
Efter skogen kom den långa bron. [!short: Solen sken på vattnet, och rakt igenom spöket.|Där blev spöket tunt.]

”BU!” sa {child}.

”Bu på dig”, sa spöket och skrattade.

[!short: {child} gjorde sin hemskaste min, med två fingrar i munnen.

”Så fin du är”, sa spöket.

”Jag har en tiger under hatten!” röt tanten.

”Åh, får jag klappa den?” Och spöket skrattade så att öronen fladdrade.

]”Det är inte lönt”, sa det. ”Jag har aldrig haft någon bredvid mig förut. Jag är för glad.”

Och stjärten började sjunka.

”Hälsa havet”, sa spöket.

{child} fick en klump i halsen. {child.He} ville inte hälsa havet. [!short: {child.He} ville visa det för någon.|{child.He} ville visa det.]

## if short
Efter skogen kom den långa bron. Där blev spöket tunt.

”BU!” sa {child}.

”Bu på dig”, sa spöket och skrattade. ”Jag har aldrig haft någon bredvid mig förut. Jag är för glad för att bli rädd.”

Och stjärten började sjunka genom sätet.

”Hälsa havet”, sa spöket.

{child} fick en klump i halsen. {child.He} ville inte hälsa havet. {child.He} ville visa det.


# under-the-seat
Då kröp {child} in under sätet. [!short: Där var det mörkt och dammigt, och {child.he}|{child.He}] låg så stilla {child.he} kunde.

”Var är {child}?” sa spöket.[short:  ”Var är den som satt bredvid mig?” Det lät inte glatt längre.][!short: 

{child} sa ingenting.

”{child}? Någon satt ju bredvid mig. Var är den som satt bredvid mig?” Spöket lät inte glatt längre.]

[!short: {child} väntade lite till. ]Snart kom det ner en stjärt genom sätet, vit och tunn, mitt framför {child.his} näsa. Och till den sa {child.he} det minsta bu som finns.

”Bu.”

”IIIIIIIIIK!” sa spöket.

DUNS! Hela tåget hoppade.[!short:  Tantens hatt ramlade av.]

[!short: För ett litet bu som man inte ser komma är större än alla andra.]

# the-sea
Spöket var fortfarande tjockt när de kom fram till havet. Det gick på sanden, duns, duns[!short: , och bakom det kom en lång rad små fotspår|].[pet.dog & !short:  {Pet} luktade på vart och ett.][pet.other:  {Pet} tittade på [!short: dem ]från sin reselåda[!short: , för {child.he} hade {pet} med sig].]

[!short: ”Är det jag som har gjort dem?” sa spöket.

]Men vid vattnet stannade det. ”Vem ska säga bu till mig när ni har åkt hem?”

{child} visste inte. Då kom det en våg, iskall, över spökets alla tår.

”Iiiik”, sa spöket. Duns.

[!short: Det kom en våg till.

”Iiiik”, sa spöket. Duns.

]”Det gör havet”, sa {child}. ”Havet säger bu hela dagen.”

## or
Vid havet satte sig spöket i sanden. När det reste sig fanns det ett märke där, runt och fint.

”Det är min stjärt”, sa spöket. [!short: ”Jag har aldrig sett den förut.” ][!short: Och så satte det sig på ett nytt ställe, och på ett till.][pet.dog & !short:  {Pet} satte sig i alla, för att prova.][pet.other:  Från reselådan såg {pet} på, för {pet} hade fått följa med.]

[!short: Men det sista syntes knappt. ]”Nu blir jag tunn”, sa spöket. ”Vem säger bu när ni har åkt hem?”

Bakom dess rygg kom havet smygande, alldeles tyst, ända upp i gropen där det satt.

”Iiiik”, sa spöket. Duns.

”Där har du svaret”, sa {child}.

[!short: ”Men det går ju sin väg”, sa spöket.

”Det tar bara sats.”

”Iiiik”, sa spöket. Duns.]

## if short
Spöket var fortfarande tjockt när de kom fram till havet.[pet.other:  {Pet} tittade på från sin reselåda.] Men vid vattnet stannade det. ”Vem ska säga bu till mig när ni har åkt hem?”

Då kom det en våg, iskall, över spökets alla tår.

”Iiiik”, sa spöket. Duns.

”Det gör havet”, sa {child}. ”Havet säger bu hela dagen.”


# the-dent
På tåget hem satt {child} intill {@a}.[!short: [friend:  {Friend} sov.][pet.dog / pet.cat:  {Pet} låg på {child.his} fötter.]] Platsen på andra sidan var tom, men det fanns en liten grop i sätet.

{child} lade handen i den.

”Bu”, viskade {child.he}.

Och långt bort, vid havet, sa någon: ”Iiik.”

## or
I fickan hade {child} en snäcka.[!short: [friend:  {Friend} hade också en.][pet.dog / pet.cat:  {Pet} hade bara sand i pälsen.]]

När det var kväll, och {child.he} låg i sin säng, höll {child.he} snäckan mot örat. Först hördes havet, långt inne. Det kom och gick.

”Bu”, viskade {child.he}.

Och alldeles bakom vågorna sa någon: ”Iiik.”

## if short
På tåget hem var platsen bredvid {child} tom, men det fanns en liten grop i sätet.

{child} lade handen i den.

”Bu”, viskade {child.he}.

Och långt bort, vid havet, sa någon: ”Iiik.”


# @a
den som hade biljetterna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
