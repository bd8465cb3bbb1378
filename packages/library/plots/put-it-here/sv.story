title: Lägg den här
title: Den tittar i hålet
title: Schhh
guest sitter: Lotta (hon), Sanna (hon)

% Knät i slutet (@a): den äldre som är ikryssad, annars {adult}, annars {sitter}. Schhh säger sanden, sedan grävmaskinen, och till sist ingen särskild.

# as-big-as
I sandlådan står en grävmaskin. Den är gul. Den är precis lika stor som {child}.

Hela dagen[school:  {at school}] har {child.he} önskat sig en grävmaskin, och nu vill den gräva.[pet.dog:  Det vill {pet}[!pet.known: , {child.his} hund,] också.][pet.cat:  {Pet}[!pet.known: , {child.his} katt,] vill ha någonstans att sitta.][friend:  {Friend}[!friend.known: , {child.his} bästa vän,] har en pinne färdig.][elder:  {Elder} sitter på kanten och har ingenting i knät[adult: , och {adult}[elder2:  och {elder2}] passar spaden][elder2 & !adult: , och {elder2} passar spaden].]

Upp med armen. Ner med armen. Skopan full!

”Var ska jag lägga den?” säger grävmaskinen.

[friend / elder / pet.dog / pet.cat: {child}|{Child.He}] klappar på sanden.

”Lägg den här.”

Schhh, säger sanden.

# a-hole-and-a-heap
Upp med armen. Ner med armen. Skopan full!

”Var ska jag lägga den?”

”Lägg den här[friend: ”, säger {friend}. | .”]

Schhh.

Nu finns det ett hål. Nu finns det en hög.[friend:  {Friend} sätter pinnen i högen.][pet.dog:  {Pet} gräver ett eget hål. Det är mindre.][pet.cat:  {Pet} sätter sig [friend: bredvid | på högen].][pet.other:  Högen får heta {pet}.]

[age>=5: ”Hur hög är högen?” säger {child}.

”Lika hög som hålet är djupt”, säger grävmaskinen.

”Hur djupt är hålet, då?”

”Lika djupt som högen är hög.”

”Då stämmer det”, säger {child.he}.

”Det stämmer alltid”, säger grävmaskinen.]

# not-tired
[elder: ”Solen är låg[city:  över {city}]”, säger {elder.short}. | Solen är låg[city:  över {city}]. {@A} sitter på sandlådans kant.] Grävmaskinen gräver[music:  och brummar på {music}]. Men armen går lite sakta.

”Är du trött?” säger {child}.

”Nej”, säger grävmaskinen. ”Är du?”

”Nej”, säger {child.he} och gäspar.

”Du gäspade”, säger grävmaskinen.

”Nej. Jag hade munnen öppen. Din arm hänger.”

”Den hänger inte”, säger grävmaskinen. ”Den tittar i hålet.”[pet.dog: 

{Pet} tittar också, med sand på nosen.][pet.cat: 

{Pet} tittar också.]

[age>=5: ”Och så är dina lampor släckta.”

”De är inte släckta”, säger grävmaskinen. ”De blundar. Men du sitter.”

”Jag sitter inte. Jag står, fast lågt.”

De tittar på varandra en liten stund.]

”Jag är inte trött”, säger {child}.[sport:  ”Jag kan {play sport} nu.”]

[friend: ”Inte jag heller”, säger {friend} och lägger sig ner.

]”Inte jag heller”, säger grävmaskinen.

# up-and-up
Upp med armen. Upp, upp, upp. Skopan är full. Och så … stannar armen.

Den är högt, högt uppe[athlete: , högre än {athlete}]. Den darrar.

”Ner med armen”, säger {child.he}.

”Jag orkar inte”, säger grävmaskinen.

[elder: ”Oj, nej”, säger {elder.short}. | Oj, nej.] Sanden rinner ur skopan. Schhh! Rakt ner på grävmaskinens eget tak.

Grävmaskinen blir alldeles tyst.

”Jag är nog lite trött”, säger den sedan. ”Men jag vet inte hur man slutar.”

# how-one-stops
Det vet {child}.[age>=5:  {Child.He} har slutat varje kväll i hela sitt liv.]

{Child.He} borstar av taket. [elder: ”Bort, sand”, säger {elder.short}. ”Bort, sand.” | Bort, sand. Bort, sand.][friend:  {Friend} borstar av lyktorna.] Sedan sträcker {child.he} upp sin egen arm, så högt {child.he} kan.

”Titta på min”, säger {child.he}.

# a-little-more
{child} tar ner sin arm. Lite.

Grävmaskinen tar ner sin arm. Lite.[pet.dog:  Och {pet} sätter sig.][pet.cat:  Och {pet} viker in en tass.]

[pet.dog / pet.cat: {child}|{Child.He}] tar ner sin arm. Lite till.

Grävmaskinen tar ner sin arm. Lite till.[pet.dog:  Och {pet} lägger sig.][pet.cat:  Och {pet} viker in en till.]

[age>=5: [pet.dog / pet.cat: {child}|{Child.He}] tar ner sin arm. Nästan hela vägen.

Grävmaskinen tar ner sin arm. Nästan hela vägen.]

”Var ska jag lägga den?” säger grävmaskinen.

{Child.He} klappar på sanden. Den är mjuk. Den är varm av solen.

”Lägg den här.”

# no-more-today
Och grävmaskinen lägger ner hela sin långa arm. Skopan får ligga på sanden.[age>=5:  Lamporna får blunda på riktigt.]

Schhh, säger grävmaskinen.

Nu är den tyst. Nu gräver den inte mer i dag.[pet.dog:  {Pet} lägger hakan på skopan, för två hål räcker.][pet.cat:  {Pet} flyttar från högen till skopan.][friend:  {Friend} lägger pinnen bredvid.]

{child} klappar på skopan. En gång. En gång till.

# heaviest
Sedan går {child.he} till {@a}. Benen är trötta. Armarna är trötta. Huvudet är tyngst.

”Var ska jag lägga det?” säger {child.he}.

{@A-short} klappar på sitt knä.

”Lägg det här.”

Och {child} lägger huvudet där.[friend:  {Friend} tar det andra knät.][pet.dog:  {Pet} tar fötterna.][pet.cat:  {Pet} tar [friend: det som blir över | det andra knät].]

Schhh.

# @A
{sitter}, som är barnvakt,
## if adult & !elder
{Adult}
## if elder
{Elder}

# @a
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A-short
{sitter}
## if adult & !elder
{Adult}
## if elder
{Elder.short}
