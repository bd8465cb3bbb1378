title: Rumpor pratar inte
title: Den bakre halvan av en häst
title: Ritsch
guest friend: Sixten (han), Tyra (hon)
guest goose: Göran (han), Gunnar (han)
guest neighbour: Maj-Britt (hon), Gun-Britt (hon)

# the-back-end
{child} och [friend: [!friend.known: {child.his} bästa vän ]{friend} | {friend} i huset bredvid] skulle vara en häst på sommarfesten[school:  på {school}]. Hästen var brun och tjock, och [adult: {adult} hade lånat den | den var lånad] av teatern[city:  {in city}]. {child} var framdelen, för [adult: det var {child's} {adult} | det var {child} som hade hämtat den]. {friend} var bakdelen. {friend} hade varit bakdelen i tre dagar.

”Nu får vi byta”, sa {friend} inifrån hästen. ”Jag ser ju ingenting här bak. Jag ser bara din rumpa.”

”Det går inte”, sa {child}. ”Jag är bäst på att gnägga. Du passar bättre som rumpa.”

Det menade {child.he} inte riktigt. Det bara for ur {child.him}. Men {friend} blev tyst.

”{friend}? Nu ska vi gå till festen. Gå då!”

Då satte sig bakdelen rakt ner i gräset.

”Säg något då”, sa {child}.

”Rumpor pratar inte”, sa {friend}.

# the-zip
”Fint!” sa {child}. ”Då tar jag av mig hästen och går själv.”

Runt hästens mage satt ett blixtlås, och det höll ihop framdelen med bakdelen. {child} ryckte. {friend} ryckte. {child} drog åt sitt håll och {friend} åt sitt, och hästen blev lång och smal på mitten. Och ju mer de drog, desto hårdare satt blixtlåset.

”Sluta dra”, sa {child}.

”Sluta själv”, sa bakdelen.

# backwards
Så bestämde sig {friend} för att gå hem. {friend.He} reste sig och gick rakt bakåt. Och {child}, som satt fast i {friend.him}, fick följa med baklänges. De gick baklänges genom hallonbuskarna. [pet.other: Innanför fönstret slutade {pet} tugga. ][pet.dog: {Pet} kom rusande, nosade länge på båda ändarna och bestämde sig för att skälla på mitten. ]De gick baklänges rakt igenom tvätten, så att hästen fick en kalsong på ena örat. [pet.cat: {Pet}, som hade sovit i tvättkorgen, gjorde sig dubbelt så stor och for upp i ett träd. ][elder: Där stod {elder} [elder2: och {elder2} med ett lakan mellan sig | och hängde lakan].

”God dag, {elder.short}”, sa framdelen.

”God dag”, sa {elder.short}. | Där stod tant {neighbour} och hängde lakan.

”God dag, {neighbour}”, sa framdelen.

”God dag”, sa {neighbour}.] ”Går den åt rätt håll?”

”Nej!” sa framdelen.

”Ja!” sa bakdelen.

Och så backade hästen vidare, ut genom grinden och rakt in på ängen, där ingen fick gå. För på ängen bodde {goose}.

# the-goose
{goose} var en gås. Han var stor och vit, och han tyckte inte om någon. Nu sträckte han på halsen och kom vaggande genom det höga gräset.

”Ssssssss”, sa {goose}.

”Vad var det?” viskade {friend}.

”Det är {goose}”, viskade {child}. ”Han kommer!”

{child} sprang åt höger. {friend} sprang åt vänster. Hästen for ihop som ett dragspel och la sig på sidan med alla fyra benen i luften.

”Sssssssss!”

# a-hand
Nu var {goose} så nära att {child} såg hans lilla vassa tunga. Hjärtat bankade[sport:  som det gör när man ska {play sport} och alla tittar på]. Och då kom {child.he} att tänka på {friend}. {friend} låg i mörkret där bak och var rädd, och {friend.he} visste inte ens åt vilket håll.

{child} stack in handen genom hästen och kände sig fram tills {child.he} hittade {friend's} hand. Den var svettig.

”Förlåt”, sa {child}. ”Det var dumt sagt. Du är ingen rumpa.”

{friend} svarade inte med en gång. Men {friend.he} kramade handen.

”Jag kan vara rumpa”, sa {friend.he}. ”Men inte jämt.”

”Nej. Jag ser åt dig nu. Gå när jag säger till! Vänster!”

# left-right
Bakdelen tog vänster ben.

”Höger! Vänster! Höger!”

Och nu sprang hästen. Den sprang rakt fram, klapp, klapp, klapp, över hela ängen[athlete: , och inte ens {athlete} hade hunnit ifatt den]. {goose} fick tag i svansen en gång, men då sparkade bakdelen bakut, så fint som ingen häst har sparkat förut. Klapp, klapp, klapp, ut genom grinden! {child} smällde igen den. Där stod {goose}, med tre svanshår i näbben.

# ritch
De ramlade ner i diket och skrattade så att hela hästen hoppade.

”Nu tar vi av oss den”, sa {child}.

De ryckte igen. Blixtlåset satt som berget.

”Vänta”, sa {friend}. ”Det satt ju fast när vi drog. Vi får göra tvärtom. Kom hit!”

{child} vände sig om inne i hästen, och så gick de ihop på mitten, så nära att de fick hålla om varandra för att få plats. Då blev tyget alldeles slappt. {friend} tog blixtlåset med två fingrar.

Ritsch.

Det var den lättaste sak i världen.

# the-party
På sommarfesten var {friend} framdelen. {friend.He} gnäggade mycket bättre än {child}. [music: När det spelades {music} dansade hela hästen, och nästan åt samma håll. ]Och {child} gick bakom och såg ingenting alls, bara {friend's} rumpa.

”Hur är det där bak?” frågade {friend}.

”Varmt”, sa {child}. ”Men man behöver inte tänka så mycket.”

# two-houses
När kvällen kom fick {friend} ta framdelen med sig hem, och {child} tog bakdelen. {child.He} la den bredvid sig i sängen, och [adult: {adult} drog upp täcket | täcket drogs upp] över dem båda.

”Är ni sams igen?” frågade {@a}.

{child} drog täcket över munnen.

”Rumpor pratar inte”, sa {child.he} sedan.

”Nej, det är klart”, sa {@a} och strök {child.him} över håret.

Bortom häcken lyste det i {friend's} fönster. Så släckte {friend.he}. Och då släckte {child} också.

Den natten sov hästen i två hus. Framdelen sov hos {friend} och bakdelen sov hos {child}, och ändå var det samma häst.
## or
När kvällen kom gick hästen hem genom trädgårdarna. {friend} hade framdelen under armen, och {child} hade bakdelen.

”Är ni sams igen?” frågade {@a}.

{child} drog hästens rumpa över huvudet.

”Rumpor pratar inte”, kom det inifrån.

”Nej, det är klart”, sa {@a}.

Vid häcken gick hästen itu. Framdelen gick in på sin sida, och bakdelen gick in på sin.

”Gnägg”, hördes det från den ena köksdörren, alldeles lågt.

Och i den andra vinkade någon med en svans.

# @a
den som hade läst sagan
## if adult
{adult}
## if elder & !adult
{elder.short}
