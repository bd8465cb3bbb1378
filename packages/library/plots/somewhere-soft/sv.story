title: Vad {pet} hade
title: Någonstans som är mjukt
title: Det är en början
guest pet: Molly (hon), Sixten (han)
guest elder: Rolf (han), Gerd (hon)

% Hunden är familjens, annars {elder's}, annars grannens. Trädgården är den valda mor- eller farförälderns, annars grannens. Bara de minsta hundarna kan inte titta ner i en skottkärra. Omkväde: ”Men {pet} knep ihop munnen.” Räkna de sex långsamt.

# digging-for-treasure
{child} grävde efter en skatt.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] plockade gräs åt hönorna. Skatten skulle de dela.]

{@garden} {Child.He} grävde upp en mask och lade tillbaka den. {Child.He} grävde upp en sten. Sedan grävde {child.he} upp en sked. Den var liten och krokig och alldeles lerig.

”Det där är ingen skatt”, sa {child}.

”Det är en början”, sa {elder}. Men {@e} hade fullt upp. {Elder.He} skällde på hönorna.

# not-one-egg
”Inte ett ägg sedan i söndags”, sa {elder.he} till dem. ”Fyra stycken är ni, och inte ett ägg. Och jag som köpte det fina fodret.”

[friend: {Friend} höll fram gräset. Men hönorna tittade på [elder: {elder.short's}|{elder's}] skosnören.|Hönorna tittade på {elder.his} skosnören.]

# kept-it-shut
Just då kom {pet} runt hörnet vid rabarbern.

{@always} Men i dag kom {pet.he} sakta, en tass och sedan en tass till. Och {pet.he} knep ihop munnen.

”{Pet} har nåt!” sa {child}. ”{Pet} har en skatt! Släpp, {pet}!”

Men {pet} knep ihop munnen.

# the-ball
[friend: {Friend} kastade {pet's} boll[athlete: , snabbt som {athlete}]. Den studsade precis förbi nosen.|{child} kastade {pet.his} boll[athlete: , snabbt som {athlete}]. Den studsade precis förbi nosen på {pet.him}.] {Pet} tittade på bollen, och svansen ville springa efter.

Men {pet} knep ihop munnen.

# cheese
{@E} kände efter i fickorna. ”Är det [pet.dog / pet.cat / elder: där mina glasögon|mina glasögon {pet.he} har]”, sa {elder.he}, ”så vill jag ha tillbaka dem.”

”De sitter på näsan på dig”, sa {child}.

”Det gör de visst det.” {@E} hittade en ostbit i stället. Ost var det bästa {pet} visste[sport: , som {sport} för {child}]. {Pet.He} tittade på osten. {@dribble}

Men {pet} knep ihop munnen.

”{Pet.He} vill inte dela med sig”, sa {child}. Underläppen började darra. ”Det är en skatt, och {pet.he} ska ha den själv.”

# down-and-up
{Pet} gick till grusgången och sänkte huvudet. {Pet.He} lyfte huvudet igen. {Pet.He} gick till skottkärran och tittade [breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu: på den|ner i den]. Nej, inte där. {Pet.He} gick till trappsteget.

{child} tittade på {pet.him}. {Pet.He} sprang ju inte i väg med den. {Pet.He} sänkte huvudet, och {pet.he} lyfte det. Ner, och upp.

{child} klappade på trappsteget. Det var hårt[school: , lika hårt som golvet {at school}]. [friend: {Friend} klappade på grusgången. Den var också hård.|Grusgången var också hård.]

”[elder: {Elder.short}|{Elder}]”, sa {child.he}. ”{Pet.He} vill lägga ner den. {Pet.He} vill ha någonstans som är mjukt.”

# somewhere-soft
{@E} tittade på {pet}. Sedan tog {elder.he} av sig sin stickade mössa. [friend: {Friend} lade allt sitt gräs i den, och {child}|{child} fyllde den med gräs och] tryckte till en grop i mitten med knytnäven. Så satte {child.he} sig på marken med mössan i knät, och {child.he} höll den med båda händerna, och {child.he} satt alldeles, alldeles stilla.

{Pet} tittade på {@e}. {Pet.He} tittade på {child}.

{Pet.He} gick till {child}. {Pet.He} stack ner nosen i mössan, och {pet.he} öppnade munnen.

# an-egg
Och där låg det. {@shiny}

”Ett ägg”, viskade {child}.[adult:  {Adult} kom ut och tittade[elder2: , och {elder2} också].][elder2 & !adult:  {Elder2} kom ut och tittade.]

{@E} vände och vred på det med [elder.she: fingrarna|sina stora fingrar]. Det fanns inte en spricka. Inte en enda.

# six-more
Då galopperade {pet}. {Pet.He} galopperade tillbaka till rabarbern, och {child} [friend: och {friend} ]galopperade efter. Och där, under det största bladet, i ett hemligt rede, låg det ett, två, tre, fyra, fem, sex till.

”Jaha ja”, sa {@e} till hönorna. ”Då får jag väl be om ursäkt.”

{Pet} fick osten.[friend:  Och {friend} gav hönorna gräset.]

# no-spoon
Och {child} fick [elder2: ett ägg som {elder2} hade kokt|ett kokt ägg] till kvällsmat, med kaviarmacka till[adult: , och {adult} bredde mackan].[friend:  {Friend} fick också ett.] Men när {child.he} satte sig till bords fanns det ingen sked.

# all-the-time
”Vänta lite”, sa {@e}. {Elder.He} stod vid diskbänken[music: , nynnade på {music}] och gned på något med en trasa. {Elder.He} gned det, och bände det rakt, och gned igen.

Det hade varit silver hela tiden.

# @garden
{Child.He} grävde i grannen {elder's} trädgård[city:  {in city}], bredvid bönorna.
## if elder
{Child.He} grävde i {elder's} trädgård[city:  {in city}], bredvid bönorna.

# @e
{elder}
## if elder
{elder.short}

# @E
{Elder}
## if elder
{Elder.short}

# @always
{Pet} var {elder's} hund, och {pet.he} kom alltid i galopp.
## if elder & !pet
{Pet} var grannens hund, och {pet.he} kom alltid i galopp.
## if pet.dog
{Pet} var [breed: {a breed}|{child's} hund], och {pet.he} kom alltid i galopp.
## if pet.cat
{Pet} var [breed: {a breed}|{child's} katt], och {pet.he} kom alltid i galopp, med svansen i vädret.

# @dribble
En lång dregelsträng hängde ända ner i gräset.
## if pet.cat
Morrhåren sträckte sig så långt de räckte.

# @shiny
Det var brunt och blankt och lite dregligt, och det var fortfarande varmt.
## if pet.cat
Det var litet och brunt och blankt och lite fuktigt, och det var fortfarande varmt.
