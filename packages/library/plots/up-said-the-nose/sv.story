title: Pling på näsan
title: Bara upp
title: Pussar är tunga
guest neighbour: Maj (hon), Siv (hon)

% Den som flyger (@up): {adult}, annars den äldre, annars grannen. Den som säger god natt: @a.

# under-the-leaf
{child} gick i trädgården i sina röda stövlar med nallen under armen. Då var det någon som nös under ett rabarberblad.

{child} lyfte på bladet. Där stod en älva! Hon var lika lång som {child's} pekfinger[short: . | , och hon hade vingar som en trollslända.]

”Äntligen någon!” sa älvan. ”Jag har lärt mig att trolla, och jag har ingen att trolla på[city:  i hela {city}]. Allt som jag plingar på näsan blir lätt och flyger. Får jag plinga på din stövel?”

”Stövlar har väl ingen näsa?” sa {child}.

”Det har de visst. Den sitter längst fram.”

Och älvan satte fingret på stöveln.

”Pling på näsan, ett, två, tre, //
upp och flyg, så får du se!”

Stöveln blev lätt som ett fjun. Den flög upp, upp, upp och hängde sig i äppelträdet. [!short: {child} stod på ett ben och skrattade. ][pet.cat: {Pet}, som satt i trädet, luktade på den och flyttade sig en gren. ][sport: ”Tänk att {play sport} däruppe!” sa älvan.]

# the-teddy
Men då hade älvan redan fått syn på nallen.

[!short: ”Pling på näsan, ett, två, tre, //
upp och flyg, så får du se!”

]”Nej, inte han!” ropade {child}.

{child.He} fick tag i nallens fot just när nallen lyfte. Han såg så rädd ut att {child} gav honom en puss.

Smack!

Då blev han tung igen, precis som vanligt.

[!short: ”Det var konstigt”, sa älvan.]

# up-up-up
Nu kom {@up-first} med två glas saft[music:  och nynnade på {@song}].

”Vem är det du pratar med[child.she: , gumman]?”

”Mig!” ropade älvan. [short: ”Goddag på dig!” | ”Goddag på dig!]

[!short: Pling på näsan, ett, två, tre, //
upp och flyg, så får du se!”

]”Oj”, sa {@up}. ”Så här lätt har jag inte varit på länge.”

Och {@up} flög upp, upp, upp, förbi stöveln, ända till toppen av äppelträdet.

Saften kom ner. Det gjorde inte {@up}.

# only-up
”Trolla ner {@up}!” ropade {child}.

”Det kan jag inte”, sa älvan[short: . | , och nu hängde hennes vingar.] ”Jag kan bara upp[athlete: , högre än {athlete}]. Vi har inte haft ner än.”

[school: ”På {school} lär man sig både upp och ner”, sa {child}.

][pet.dog: {Pet} hoppade så högt {pet.he} kunde, och det var till den understa grenen.

][friend: ”Hoppa!” ropade {friend} från andra sidan häcken. Men man kan inte hoppa när man är lättare än luften.

][adult & elder: {Elder} [elder2: och {elder2} ]tittade ut genom fönstret.

”Äpplena är inte mogna än”, sa {elder.short}.

][!adult & elder2: {Elder2} tittade ut genom fönstret.

”Äpplena är inte mogna än”, sa {elder2}.

]{child} blev rädd, så rädd att det blev kallt i magen. [!short: {@Up} höll sig i en så liten gren. ]{child} kramade nallen hårt. [!short: Han var tung och go. ]Han var tung, fast han nyss hade flugit!

# thrown
”Jag har ju pussat honom!” sa {child}. ”Det är pussar man blir tung av!”

Och så tog {child} en slängpuss i handen och kastade den så långt {child.he} kunde.

Smack!

[!short: Den träffade {@up} på knät, och {@up} sjönk ner en bit.

”En till!” ropade {@up}.

][!short: Smack! Den träffade magen. ]Smack! Den träffade mitt på näsan. Och då satte sig {@up} i rabarbern, pladask, och fick {child} i famnen.

[!short: ”Ja du”, sa {@up}. ”Pussar väger mer än man tror.”


]”Jag då?” sa älvan.

Hon fick en mycket liten puss[short: . | , bara med spetsen på läpparna.] Smack! Och då blev hon så tung att hon inte kunde flyga hem. Hon fick sova över i den röda stöveln.

# legs-that-fly
På kvällen låg {child} i sängen, och benen sprattlade under täcket.

”Mina ben flyger”, sa {child}.

”Det ordnar vi”, sa {@a}.

{@A} pussade [short: båda knäna, smack, smack, | det ena knät, smack, och det andra knät, smack,] och så näsan. Smack. {child} blev tung och go [short: igen. | och sjönk ner i kudden, precis som nallen.] [pet.dog / pet.cat: {Pet} var redan så tung att {pet.he} inte gick att flytta på. ][pet.other: {Pet} fick en slängpuss och blev också stilla. ]Men {child} la armarna om halsen på {@a} och gav en puss tillbaka, den längsta {child.he} hade.

”Oj”, viskade {@a}. ”Nu blev jag så tung att jag inte kommer upp härifrån.”

”Bra”, sa {child}.

[!short: Och där låg de, tunga båda två. ]Och ute i hallen snarkade en älva i en stövel.

# @up
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @up-first
{neighbour} i huset bredvid in genom grinden
## if adult
{adult} ut på trappan
## if elder & !adult
{elder} ut på trappan

# @a
den som läste
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
