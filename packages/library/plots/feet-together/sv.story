title: Pingvinen och potatisen
title: Fötterna ihop
title: Vagg, vagg, vagg
guest sitter: Ulla (hon), Kerstin (hon)

% @a är {adult}, annars den äldre, annars {sitter}, som passar barnet. ”Inte tappa” hela vägen till sista ordet.

# a-potato
Det stod en pingvin i köket hos {child}. Den var stor och svart och vit, och lika lång som {child}.[city:  Det var den enda i {city}.]

Pingvinen hade hittat en potatis.

Den åt inte upp potatisen. Den lade potatisen på sina fötter. Sedan släppte den ner sin stora, varma mage, flopp, ovanpå.

# i-hope-so
”Vad gör du?” sa {child}.

”Håller mitt ägg varmt”, sa pingvinen. ”Ägg ska ligga på fötterna. Fötterna ihop. Inte tappa.”

”Är det ett ägg?” sa {child}.

”Jag hoppas det”, sa pingvinen.

# window-and-door
Den ville stå där det var varmt. Så den gick till fönstret med potatisen på fötterna. Vagg, vagg, vagg.

”Fötterna ihop”, sa pingvinen. ”Inte tappa.”

Men vid fönstret var det kallt. Så den gick till dörren.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] flyttade undan stolarna.] Vagg, vagg, vagg.

”Fötterna ihop”, sa {child}. ”Inte tappa.”

Men vid dörren var det också kallt.

# the-rug
Så den gick till mattan. Vagg, vagg, vagg. Och på mattan var det varmt! Men mattan var mycket luddig, så det kittlade under fötterna.

”Det är mattan!” sa pingvinen. ”Den kittlas!”

Och pingvinen började skratta, hå, hå, hå, och magen skumpade, och potatisen skumpade.

”Inte skratta!” sa {child}. ”Fötterna ihop!”

Så den gick tillbaka igen. Det var mycket långt att gå, när man har så korta ben.

# cold-floor
Pingvinen gäspade stort. Den var så trött. Ögonen gick igen. Den ville lägga sig på magen och sova.

Men den hade en potatis på fötterna!

”Jag kan inte lägga mig”, sa pingvinen. ”Vem ska hålla den varm?”

Huvudet sjönk ner, och ner, och ner.

Åh nej! Potatisen rullade ut. Duns, duns, duns, över det kalla, kalla golvet[pet.dog / pet.cat: , tills [pet.dog: hunden|katten] {pet} satte en tass på den].

”Åh!” ropade pingvinen. ”Jag tappade!” Och en tår rann nerför näbben.

# ill-do-it
”Jag kan ta den”, sa {child}.

{Child.He} tog upp potatisen. {Child.He} gnuggade den varm med händerna. Gnugg, gnugg, gnugg. {Child.He} ställde sig alldeles rak[athlete: , som {athlete}].

{Child.He} satte ihop fötterna[school: , som man gör {at school}].

{@A-first} lade potatisen ovanpå. {child} drog ner tröjan över den, så långt det gick.

”Fötterna ihop”, sa {child}. ”Inte tappa.”

# warm-warm-warm
Pingvinen tittade på {child's} fötter. Den tittade på potatisen. Sedan lade den sig, flopp, på magen och somnade. Hå … puh. Hå … puh.[pet.dog / pet.cat:  {Pet} lade sig bredvid.][pet.other:  {Pet} sov redan.]

{child} stod stilla. {Child.He} vickade inte. {Child.He} hoppade inte.[sport:  Inte ens för att {play sport} gick {child.he} därifrån.][age>=5:  Det kliade på näsan, och {child.he} lät det klia.] {Child.He} höll den varm, varm, varm[music: , och nynnade på {music} för den].[elder & adult:  {Elder}[elder2:  och {elder2}] hade aldrig sett någon stå så stilla.][elder2 & !adult:  {Elder2} hade aldrig sett någon stå så stilla.]

# warmer-than-before
Och när pingvinen vaknade fick den tillbaka sin potatis.

”Den är varmare än förut”, sa pingvinen. ”Tack.” Och så släppte den ner magen, flopp.

# all-in-a-row
Nu gäspade {child} stort. {Child.He} var så trött.

”Kom”, sa {@a}. ”Upp på mina fötter.”

{child} ställde sig på {@as} fötter. {@A} lade armarna om {child.him}, stora och varma, och höll hårt.

Och så gick de, mycket sakta, allihop på rad: [friend: {friend} först, och sedan ]pingvinen med potatisen på sina fötter, och {@a} med {child} på sina.

Vagg … //
vagg … //
vagg … //
och ingen tappade någon.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-first
{sitter}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}
