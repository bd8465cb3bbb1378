title: Ovanpå
title: Inte under. Ovanpå!
title: En regnbåge på golvet
guest minder: Gunilla (hon), Anita (hon)

% Regnbågen är alltid ovanpå: handen, foten, näven och till sist kinden. Den som ställde kannan i fönstret och säger sista raden: {@m}.

# on-the-floor
Det låg en regnbåge på köksgolvet.

Det var en liten en, lika lång som en sked. {@M-first} hade ställt en kanna vatten i fönstret, och solen sken rakt igenom. Rött, gult, grönt och blått!

{child} ville ha den[sport: , mer än {child.he} ville {play sport}].[pet.dog:  Det ville [!pet.known: hunden ]{pet} också.][pet.cat:  Det ville [!pet.known: katten ]{pet} också.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] stod vid dörren, så att regnbågen inte kunde smita.]

# flat-hand
[pet.dog / pet.cat: {child} | {Child.He}] la handen platt på regnbågen. Klapp!

”Nu har jag dig”, sa {child}.

Men regnbågen låg inte under handen. Den låg ovanpå handen.

”Nej!” sa {child.he}. ”Du ska vara under.”

Regnbågen låg kvar.[pet.dog / pet.cat:  {Pet} la tassen på den.]

Inte under. Ovanpå!

# toes
Då satte {child.he} foten på regnbågen. Stamp!

”Nu har jag dig”, sa {child}.

[elder: ”Är den under foten?” frågade {elder.short}.|[friend: ”Är den under foten?” frågade {friend}.|Var den under foten?]]

Inte under. Ovanpå!

Den låg tvärs över alla tårna. Röd tå, gul tå, grön tå, blå tå.[pet.dog / pet.cat:  {Pet} la sig på den för att hjälpa till, och då låg den ovanpå {pet}.]

# bowl
{child} fick en idé. {Child.He} gick och hämtade den stora blå bunken. {Child.He} ställde den upp och ner över regnbågen, och sedan satte {child.he} sig på den, så att ingen kunde komma ut eller in.

”Nu har jag dig”, sa {child.he}.

{Child.He} tittade mellan fötterna. Där hade ingen regnbåge kommit ut. {Child.He} tittade bakom rumpan. Där hade ingen regnbåge kommit ut heller. Då måste den vara kvar under bunken. Hallå där inne?

Ingen svarade. Då tittade {child} ner i sitt knä.

Inte under. Ovanpå!

Där satt den och hade det skönt, precis som en katt.

# fist
”Tokiga regnbåge”, sa {child.he}. ”Jag vill ju HÅLLA dig.”

Så {child.he} [age>=5: klev av bunken|satte sig ner] och tog den[athlete: , lika snabb som {athlete}]. {Child.He} knep ihop handen, hårt, hårt, hårt.

”Nu har jag dig”, sa {child}.

{Child.He} tittade på sin hand. [friend: ”Och regnbågen, då?” sa {friend}.|[elder: ”Och regnbågen, då?” sa {elder.short}.|Och regnbågen, då?]]

Inte under. Ovanpå!

Den satt på knogarna. Där satt den bra.

# cloud
Då gick ett moln för solen.

Köket blev grått, och regnbågen slocknade.

[friend: ”Den har inte gått här”, sa {friend} vid dörren.|Åh nej.]

{Child.He} tittade under handen. {Child.He} tittade under andra handen. {Child.He} tittade under foten. Det fanns ingen regnbåge under någonting.[pet.other:  Inte hos {pet} heller.][pet.dog / pet.cat:  Inte ens under {pet}.]

”Kom tillbaka”, sa {child.he}. ”Du får vara ovanpå.”

# open-hand
{Child.He} la handen på golvet. {Child.He} vände på den, med det mjuka uppåt. Och {child.he} öppnade den, ett finger … två fingrar … alla fingrar … och tummen.

Sedan väntade {child.he}, med handen vidöppen[school: , lika stilla som på vilan {at school}].[pet.dog / pet.cat:  {Pet} väntade också.][elder:  {Elder.short} väntade också.]

{Child.He} väntade lite till.[music:  {@M} nynnade på {music}.]

Och molnet gick förbi, sakta, sakta, sakta[city: , över hela {city}].

# in-the-hand
Och solen kom in genom fönstret, och genom kannan, och ner på golvet. Och då låg det något i {child's} hand.

Rött, gult, grönt och blått.

Det låg mitt i, där handen är som mjukast. {Child.He} stängde inte handen. {Child.He} satt alldeles stilla.[friend:  {Friend} kom på tå från dörren.]

”Nu har jag dig”, viskade {child}.

# on-the-cheek
Då satte sig {@m} på golvet, och {child} satte sig i {@m-his} knä[friend: , med {friend} tätt intill].

Och sakta började regnbågen klättra. Den gick över handleden. Den gick uppför armen. Den gick över axeln, och upp, och upp, och stannade på kinden.[pet.dog / pet.cat:  {Pet} la ingen tass på den.]

Inte under. Ovanpå.

{child} blundade. {@M} la båda armarna om {child.him}, hela vägen runt.

”Nu har jag dig”, sa {@m}.

# @m-first
Barnvakten {minder}
## if adult & !elder
{Adult}
## if elder
{Elder}[elder2:  och {elder2}]

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @m-his
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
