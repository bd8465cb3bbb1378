title: Lägg den här
title: Den tittar i hålet
title: Schhh
guest sitter: Lotta (hon), Sanna (hon)

% Knät i slutet (@a): {adult}, annars den äldre, annars {sitter}. Schhh säger sanden, sedan grävmaskinen, och till sist ingen särskild.

# as-big-as
I sandlådan står en grävmaskin. Den är gul. Den är precis lika stor som {child}.

Hela dagen[school:  {at school}] har {child.he} önskat sig en grävmaskin, och nu vill den gräva.

Upp med armen. Ner med armen. Skopan full!

”Var ska jag lägga den?” säger grävmaskinen.

{Child.He} klappar på sanden.

”Lägg den här.”

Schhh, säger sanden.

# a-hole-and-a-heap
Upp med armen. Ner med armen. Skopan full!

”Var ska jag lägga den?”

”Lägg den här.”

Schhh.

Nu finns det ett hål. Nu finns det en hög.[friend:  Bästa vännen {friend} sätter en pinne i högen.][pet.dog:  Hunden {pet} gräver ett eget hål. Det är mindre.][pet.cat:  Katten {pet} sätter sig på högen.][pet.other:  Högen får heta {pet}.]

[age>=5: ”Hur hög är högen?” säger {child}.

”Lika hög som hålet är djupt”, säger grävmaskinen.

”Hur djupt är hålet, då?”

”Lika djupt som högen är hög.”

”Då stämmer det”, säger {child.he}.

”Det stämmer alltid”, säger grävmaskinen.]

# not-tired
Solen är låg[city:  över {city}]. {@A} sitter på sandlådans kant[adult & elder: , och bredvid sitter {elder}[elder2:  och {elder2}] med en spade i knät][elder2 & !adult: , och bredvid sitter {elder2} med en spade i knät]. Grävmaskinen gräver[music:  och brummar på {music}]. Men armen går lite sakta.

”Är du trött?” säger {child}.

”Nej”, säger grävmaskinen. ”Är du?”

”Nej”, säger {child.he} och gäspar.

”Du gäspade”, säger grävmaskinen.

”Nej. Jag hade munnen öppen. Din arm hänger.”

”Den hänger inte”, säger grävmaskinen. ”Den tittar i hålet.”

[age>=5: ”Och så är dina lampor släckta.”

”De är inte släckta”, säger grävmaskinen. ”De blundar. Men du sitter.”

”Jag sitter inte. Jag står, fast lågt.”

De tittar på varandra en liten stund.]

”Jag är inte trött”, säger {child}.[sport:  ”Jag kan {play sport} nu.”]

”Inte jag heller”, säger grävmaskinen.

# up-and-up
Upp med armen. Upp, upp, upp. Skopan är full. Och så … stannar armen.

Den är högt, högt uppe[athlete: , högre än {athlete}]. Den darrar.

”Ner med armen”, säger {child.he}.

”Jag orkar inte”, säger grävmaskinen.

Oj, nej. Sanden rinner ur skopan. Schhh! Rakt ner på grävmaskinens eget tak.

Grävmaskinen blir alldeles tyst.

”Jag är nog lite trött”, säger den sedan. ”Men jag vet inte hur man slutar.”

# how-one-stops
Det vet {child}.[age>=5:  {Child.He} har slutat varje kväll i hela sitt liv.]

{Child.He} borstar av taket. Bort, sand. Bort, sand.[friend:  {Friend} borstar av lyktorna.] Sedan sträcker {child.he} upp sin egen arm, så högt {child.he} kan.

”Titta på min”, säger {child.he}.

# a-little-more
{child} tar ner sin arm. Lite.

Grävmaskinen tar ner sin arm. Lite.

{Child.He} tar ner sin arm. Lite till.

Grävmaskinen tar ner sin arm. Lite till.

[age>=5: {Child.He} tar ner sin arm. Nästan hela vägen.

Grävmaskinen tar ner sin arm. Nästan hela vägen.]

”Var ska jag lägga den?” säger grävmaskinen.

{Child.He} klappar på sanden. Den är mjuk. Den är varm av solen.

”Lägg den här.”

# no-more-today
Och grävmaskinen lägger ner hela sin långa arm. Skopan får ligga på sanden.[age>=5:  Lamporna får blunda på riktigt.]

Schhh, säger grävmaskinen.

Nu är den tyst. Nu gräver den inte mer i dag.[pet.dog:  {Pet} lägger sig bredvid, för två hål räcker.][pet.cat:  {Pet} flyttar från högen till skopan.]

{child} klappar på skopan. En gång. En gång till.

# heaviest
Sedan går {child.he} till {@a}. Benen är trötta. Armarna är trötta. Huvudet är tyngst.

”Var ska jag lägga det?” säger {child.he}.

{@A-short} klappar på sitt knä.

”Lägg det här.”

Och {child} lägger huvudet där.

Schhh.

# @A
{sitter}, som är barnvakt,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A-short
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
