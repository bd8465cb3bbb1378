title: Jag är inte trött, jag är arg
title: Du är bara trött
title: Mera!
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den med korgen (@a) är den äldre, annars {adult}, annars {minder}. Låt den som lyssnar ropa ”Mera!” ”Du är bara trött” sägs lika snällt varje gång.
% En regel: ju argare {the wish} blir, desto mer {@stuff}. Det som kommer ut är inte det som är inuti.

# thump
{@Odd} Ingen visste varför. Men varje söndag kom folk[city:  från hela {city}] dit med {@bowls} och väntade.

Alldeles bredvid {the wish} byggde {child} en bondgård med kottar till kor. {Friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] satte upp staketet.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade redan sprungit i väg med två av korna.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt mitt i hagen och var tjuren.][pet.other:  En av korna var till {pet} där hemma.]

Då kom {@first} med picknickkorgen[elder2:  och med {elder2}] och ställde ner den. Duns. Den hamnade rakt på bondgården.

{child} blev så arg att det brände i magen. Men på vägen upp blev det till tårar. Det blev det alltid. Hur arg {child} än var inuti kom det bara ut gråt.

”Såja”, sa {@a}. ”Du är bara trött.”

”Jag är inte trött!” snyftade {child}. ”Jag är arg!” Men med så mycket snyft i lät det bara trött.

# more
I samma stund sa {the wish} ”{wish.sound}!” Och ut kom {@stuff}.

”Mera!” ropade folket och höll fram sina {@bowls}.

Och det kom mera. {The wish} skakade, från {wish.part} ända ner till marken. {child} glömde bort att gråta. Precis så skakade {child} också, när {child.he} var arg.

”Jag tror att {wish.he} är arg”, sa {child}.

”När det kommer {@stuff}?” sa {@a}. ”Nej, bara trött. Det behövs en liten sång.”

Så {@a} tog upp en vaggvisa[music: , som lät lite som {music}], och hela ängen sjöng med. {The wish} skakade dubbelt så mycket, och det kom dubbelt så mycket ut.

”Mera!” ropade folket mellan verserna.

Ju argare {the wish} blev, desto mer {@stuff} kom det. Och ju mer det kom, desto gladare blev folk. Och det gjorde {the wish} ännu argare.

# that-will-do
När {@the-bowls} var fulla tog de hattarna.[athlete:  En var en keps med {athlete} på.] Snart gick det upp till knäna.

”Tack, det räcker!” ropade de. Men det kom och kom. Borta var bondgården, och staketet, och hela picknickkorgen.

”Jag hittar inte mina ben”, sa {friend}.

[age>=5: ”Hur stänger man av?” sa {@a}.

][age>=7: ”Sjung något annat!” ropade någon, men ingen vågade.

]Folk började vada bort mot vägen. ”Vi går hem!” sa {@a}, och rösten darrade.

{child} ville också hem. Men {child.he} visste hur det är när alla tröstar och ingen frågar.

# so-am-i
Så {child} vadade åt andra hållet, ända fram till {the wish}, och lade båda händerna på {wish.him}.[age>=5:  {Wish.He} darrade under dem.]

”Är du trött?” frågade {child}.

Hela {the wish} skakade från sida till sida. Nej.

”Är du arg?”

{The wish} tvärstannade. Sedan nickade {wish.he}, så att det flög {@stuff} åt alla håll. Ja.

”Jag med”, sa {child}. ”Min kommer ut som tårar, och då kan ingen se att den är arg.”

[age>=5: Nu kom det bara lite, som om {the wish} lyssnade.

]”Vad är du arg på?” frågade {child}.

{The wish} försökte säga det. Men allt som kom ut var {@stuff}.

Det kände {child} också igen. ”Du behöver inte säga något”, sa {child.he}. ”Du behöver bara nicka. [age>=6: Var det någon som sa något dumt?” Nej. ”]Var det någon som ställde ner något?” Ja. ”Duns?” sa {child}.

Ja, ja, JA, nickade {the wish}.

”Korgen!” ropade {child}. Men ingen såg någon korg. Det fanns bara {@stuff}, så långt man kunde se.

# the-handle
{@help}

{child} tog det ena handtaget och {friend} tog det andra, och så lyfte de för allt vad de var värda[sport: , starka av all {sport}].

Under ena halvan av korgen låg bondgården, alldeles platt. Och under den andra halvan var {@foot}.

{The wish} drog ett djupt andetag och blåste ut det igen. Det var inget annat än luft i det.

[age>=5: ”Varför flyttade du dig inte bara?” frågade {friend}.

”Det var ju mat i korgen”, sa {the wish}, och det kom bara ord. ”Jag ville inte kladda ner.”]

# on-both-of-you
{@A} tittade på {@that} och sedan på bondgården.

”Jag ställde den på er båda två”, sa {@a}. ”Och sedan sjöng jag.”

”Sången var värst”, sa {child}.

”Så du var faktiskt arg”, sa {@a}.

”Jättearg”, sa {child}, och nu kom det ut precis som det var, utan en enda tår.

”Förlåt”, sa {@a}, först till {child} och sedan till {the wish}.

{@Clear}[age>=5:  {@A} fick krypa runt i gräset och leta nya kor, och {friend} sa till när de var för magra.][school:  Den nya bondgården skulle visas upp {at school}.]

# the-floor
När solen gick ner skakade {the wish} till, bara lite.

”Är du arg igen?” frågade {child}.

”Nej”, sa {the wish}[age<5: , och det kom bara ord]. ”Nu är jag bara trött.”

”Jag med”, sa {child}.

{@A} bar korgen hela vägen hem. I hallen tittade {@he} länge på golvet innan {@he} ställde ner den.

# @Odd
Ute på ängen bodde {a wish}. Andra {wishes} behåller det som de har inuti, men ur [wish.ett: det här | den här] kom det {@stuff}.
## if wish.kind.sky
Över ängen hängde {a wish}, ganska lågt. Andra {wishes} behåller det som de har inuti, men ur [wish.ett: det här | den här] kom det {@stuff}.
## if wish.kind.place
Mitt på ängen låg {a wish}. Andra {wishes} behåller det som de har inuti, men ur [wish.ett: det här | den här] kom det {@stuff}.
## if wish.volcano
Mitt på ängen låg {a wish}. Andra {wishes} sprutar eld, men ur den här kom det {@stuff}.
## if wish.dragon / wish.rainbow-dragon
Ute på ängen bodde {a wish}. Andra {wishes} sprutar eld, men ur den här kom det {@stuff}.

# @help
{Friend} stack ner båda armarna, ända upp till axlarna, och kände efter. ”Ko”, sa {friend.he}. ”Staket. Ko. Någons sko. HANDTAG!”
## if elder & !pet.dog & !pet.cat
”Den korgen har jag ställt på samma ställe varje söndag sedan jag var liten”, sa {elder.short}. {Elder.He} blundade, tog fyra stora kliv och stack ner båda armarna. ”Handtag!” sa {elder.short}.
## if pet.cat
En enda torr fläck fanns det kvar, och på den satt {pet} och tvättade svansen. {Pet} skulle aldrig sätta sig i {@stuff}. {Pet} satt alltid på något.

”{Pet} sitter på korgen!” ropade {friend}. ”Flytta på dig, {pet}!”

Det gjorde {pet} inte. Så {friend} fick känna efter under {pet}, och där var handtaget.
## if pet.dog
”{Pet}!” ropade {friend}. ”Var är korven?”

{Pet} hade inte tänkt på något annat sedan de gick hemifrån. Ner med nosen, och så grävde {pet.he} så att det yrde, tills bara svansen syntes. Då stannade svansen.

”Voff”, sa det där nere, och där var handtaget.

# @foot
foten på {the wish}
## if wish.volcano
foten av vulkanen. ”Det är alltså därför det heter så”, sa {friend}
## if wish.whale / wish.fish / wish.goldfish / wish.snake / wish.shark / wish.dolphin / wish.sea-serpent / wish.seahorse / wish.worm / wish.mermaid
stjärten på {the wish}
## if wish.kind.sky
yttersta kanten på {the wish}

# @that
foten
## if wish.whale / wish.fish / wish.goldfish / wish.snake / wish.shark / wish.dolphin / wish.sea-serpent / wish.seahorse / wish.worm / wish.mermaid
stjärten
## if wish.kind.sky
kanten

# @bowls
hinkar
## if other.kind.food
skålar

# @the-bowls
hinkarna
## if other.kind.food
skålarna

# @Clear
Sedan bar hela ängen bort {@stuff} hela eftermiddagen.
## if other.kind.food
Sedan åt hela ängen {@stuff} hela eftermiddagen.
## if other.water / other.rain / other.snow / other.hail / other.fog / other.smoke / other.soap / other.bubble / other.cloud
Det tog hela eftermiddagen för ängen att torka.

# @stuff
{others}
## if other.ketchup
ketchup
## if other.soup
soppa
## if other.pudding
pudding
## if other.porridge
gröt
## if other.ice-cream
glass
## if other.jelly
gelé
## if other.chocolate
choklad
## if other.cheese
ost
## if other.candyfloss
sockervadd
## if other.tea
te
## if other.rice
ris
## if other.flour
mjöl
## if other.sugar
socker
## if other.salt
salt
## if other.bacon
bacon
## if other.sand
sand
## if other.soap
tvål
## if other.toothpaste
tandkräm
## if other.paint
färg
## if other.glue
lim
## if other.smoke
rök
## if other.fog
dimma

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
