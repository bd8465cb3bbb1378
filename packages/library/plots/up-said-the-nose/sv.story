title: Pling på näsan
title: Bara upp
title: Pussar är tunga
guest neighbour: Maj (hon), Siv (hon)

% Den som flyger (@up): {adult}, annars den äldre, annars grannen. Den som säger god natt: @a.

# under-the-leaf
{child} gick i trädgården i sina röda stövlar med nallen under armen. Då var det någon som nös under ett rabarberblad.

{child} lyfte på bladet. Där stod en älva[short: , lika lång som {child's} pekfinger. | ! Hon var lika lång som {child's} pekfinger, och hon hade vingar som en trollslända.]

”Äntligen någon!” sa älvan. ”Jag har lärt mig att trolla, och jag har ingen att trolla på[city:  i hela {city}]. Allt som jag plingar på näsan blir lätt och flyger. Får jag plinga på din stövel?”

”Stövlar har väl ingen näsa?” sa {child}.

”Det har de visst. Den sitter längst fram.”

Och älvan satte fingret på stöveln.

”Pling på näsan, ett, två, tre, //
upp och flyg, så får du se!”

[short: Stöveln|Stöveln blev lätt som ett fjun. Den] flög upp, upp, upp och hängde sig i äppelträdet. [!short: {child} stod på ett ben och skrattade. ][pet.cat & !short: {Pet}, som satt i trädet, luktade på den och flyttade sig en gren. ][sport: ”Tänk att {play sport} däruppe!” sa älvan.]

# the-teddy
Men då [short: fick älvan|hade älvan redan fått] syn på nallen.[short:  Pling!]

[!short: ”Pling på näsan, ett, två, tre, //
upp och flyg, så får du se!”

]”Nej, inte han!” ropade {child}.

{child.He} fick tag i nallens fot just när nallen lyfte. Han såg så rädd ut att {child} gav honom en puss.

Smack!

Då blev han tung igen[!short: , precis som vanligt].

[!short: ”Det var konstigt”, sa älvan.]

# up-up-up
Nu kom {@up-first} med två glas saft[music:  och nynnade på {@song}].

”Vem är det du pratar med[child.she: , gumman]?”

”Mig!” ropade älvan. [short: ”Pling på näsan!” | ”Goddag på dig!]

[!short: Pling på näsan, ett, två, tre, //
upp och flyg, så får du se!”

]”Oj”, sa {@up}. ”Så här lätt har jag inte varit på länge.”

Och {@up} flög upp, upp, upp, förbi stöveln, [!short: ända ]till toppen av äppelträdet.

Saften kom ner. Det gjorde inte {@up}.

# only-up
”Trolla ner {@up}!” ropade {child}.

”Det kan jag inte”, sa älvan[short: . | , och nu hängde hennes vingar.] ”Jag kan bara upp[athlete: , högre än {athlete}]. Vi har inte haft ner än.”

[school: ”På {school} [short: har vi båda|lär man sig både upp och ner]”, sa {child}.

][pet.dog & !short: {Pet} hoppade så högt {pet.he} kunde, och det var till den understa grenen.

][friend: ”Hoppa!” ropade {friend} [short: över|från andra sidan] häcken. Men [short: det gick inte.|man kan inte hoppa när man är lättare än luften.]

][adult & elder: [short: ”Äpplena är inte mogna än”, sa {elder} [elder2: och {elder2} ]i fönstret. | {Elder} [elder2: och {elder2} ]tittade ut genom fönstret.

”Äpplena är inte mogna än”, sa {elder.short}.]

][!adult & elder2: [short: ”Äpplena är inte mogna än”, sa {elder2} i fönstret. | {Elder2} tittade ut genom fönstret.

”Äpplena är inte mogna än”, sa {elder2}.]

]{child} blev [!short: rädd, ]så rädd att det blev kallt i magen. [!short: {@Up} höll sig i en så liten gren. ]{child} kramade nallen hårt. [!short: Han var tung och go. ]Han var tung, fast han nyss hade flugit!

# thrown
”Jag har ju pussat honom!” sa {child}. ”Det är pussar man blir tung av!”

Och så [short: kastade {child} en slängpuss|tog {child} en slängpuss i handen och kastade den] så långt {child.he} kunde.

[!short: Smack!]

[!short: Den träffade {@up} på knät, och {@up} sjönk ner en bit.

”En till!” ropade {@up}.

][!short: Smack! Den träffade magen. ]Smack! Den träffade mitt på näsan. Och då satte sig {@up} i rabarbern, pladask[short: . | , och fick {child} i famnen.]

[!short: ”Ja du”, sa {@up}. ”Pussar väger mer än man tror.”


]”Jag då?” sa älvan.

Hon fick en [!short: mycket ]liten puss[short: . | , bara med spetsen på läpparna.] Smack! Och då blev hon så tung att hon inte kunde flyga hem. Hon fick sova över i den röda stöveln.

# legs-that-fly
På kvällen låg {child} i sängen[short: . | , och benen sprattlade under täcket.]

”Mina ben flyger”, sa {child}.

”Det ordnar vi”, sa {@a}.

{@A} pussade [short: båda knäna, smack, smack, | det ena knät, smack, och det andra knät, smack,] och så näsan. Smack. {child} blev tung och go [short: igen. | och sjönk ner i kudden, precis som nallen.] [pet.dog / pet.cat: {Pet} var redan så tung att {pet.he} inte gick att flytta på. ][pet.other: {Pet} fick en slängpuss och blev också stilla. ]Men {child} la armarna om halsen på {@a} och gav en puss tillbaka[short: . | , den längsta {child.he} hade.]

”Oj”, viskade {@a}. ”Nu blev jag så tung att jag inte kommer upp[!short:  härifrån].”

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
