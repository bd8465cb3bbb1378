title: Kaffevakten
title: Någon måste vakta kaffet
title: Det har varit mycket med kaffet

% Måsen Direktören är "han". Om {elder} sägs bara att {elder.he} aldrig har badat och att ingen har frågat.

# guards-the-coffee
{Elder} badade aldrig. Konstigt nog hade {child} inte tänkt på det förrän den sommaren, när {child.he} var {age}.

Alla andra hoppade i från bryggan[friend: , och ingen plaskade mer än {friend}[!friend.known: , {child's} bästa vän]]. {Elder.short} satt kvar i långbyxor och blå keps, med termosen mellan fötterna och bullpåsen i knät.

”Någon måste vakta kaffet”, sa {elder.he}, och det hade {elder.he} sagt varje sommar så länge {child} kunde minnas. Det var ju sant också. Vid bryggan bodde en fet mås som kallades Direktören, och han tog bullar ur händerna på folk.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade mött honom en gång och låtsades sedan dess inte se honom.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade tittat på honom en gång, genom fönstret, och det räckte.][pet.other:  ”Det är tur att {pet} är hemma”, brukade {child} säga.]

# the-flask
Så kom tisdagen då termosen rullade. Den rullade längs hela bryggan, plumsade i och låg sedan och guppade två meter bort, där vattnet inte nådde {child} högre än till midjan. Det var bara att kliva i.

{Elder.short} klev inte i. {Elder.He} höll i stolpen med båda händerna, och {elder.he} såg rädd ut. {child} hade aldrig sett {elder.him} rädd förut.

{Child.He} hämtade termosen och satte sig bredvid {elder.him}.

”Du har aldrig badat”, sa {child}.

{Elder.short} skruvade på korken. {Elder.He} skruvade av den igen.

”Jag har inte haft tid.”

”På hela livet?”

”Det har varit mycket med kaffet.”

Då måste {child} skratta, och {elder.short} skrattade med, men bara lite.

”När jag var liten var det ingen som frågade om jag ville lära mig”, sa {elder.he}. ”Sedan var jag stor, och då var det pinsamt att fråga själv. Och för varje år blev det lite pinsammare. Du säger väl inget?”

{child} tänkte på minustalen. I oktober hade {child.he} [school: suttit {at school} och ][child.name: låtsats förstå dem|låtsats att {child.he} förstod dem], och i november hade det redan varit för sent att fråga. Nu var det juli.

”I morgon klockan sju”, sa {child.he}. ”Innan någon annan är här.”[elder2: 

”Inte ens {elder2}?”

”Inte ens {elder2}.”]

# whose-navel
Klockan sju låg viken blank. {Elder.short} kom i shorts och keps.

”Ska du ha den på dig i vattnet?”

”Den sitter där den sitter.”

{child} hade en enda regel: de fick inte gå djupare än till naveln.

”Min navel”, sa {elder.short}.

”Min”, sa {child}.

{Child.He} höll handen under {elder.his} mage, och {elder.he} lade sig på vattnet, stel som en strykbräda.

”Håller du?” frågade {elder.he}.

”Jag håller.”

Så gjorde de på onsdagen och på torsdagen. {Elder.He} frustade och sparkade så att det stänkte långt upp på bryggan.[athlete:  Så mycket skum hade inte ens {athlete} fått upp.][sport.Swimming:  ”Tänk att folk kan {play sport} för nöjes skull”, flämtade {elder.he}.][sport & !sport.Swimming:  ”Det här är värre än att {play sport}”, flämtade {elder.he}.][music:  Ibland nynnade {elder.he} {@song} mellan tänderna, för att glömma var {elder.he} var.] ”Håller du?” sa {elder.he}, om och om igen, och varje gång svarade {child} [child.name: samma sak|att {child.he} höll].

# let-go
På fredagen gick det bättre än någonsin.

”Håller du?”

”Jag håller”, sa {child}[child.name:  och släppte taget|, och så släppte {child.he}].

{Child.He} hade sett det på film. Man släpper, den andre märker ingenting, och så simmar han. {Elder.short} simmade också, i ett och ett halvt simtag. Sedan märkte {elder.he} det. {Elder.He} försvann under ytan, kom upp igen, fick fötterna i botten och hostade så att hela ryggen skakade. Kepsen flöt i väg.

{Elder.He} vadade i land utan ett ord och satte sig på bryggan med handduken om axlarna.

”Men du simmade ju!” sa {child}.

”Du sa att du höll.”

{Elder.short} lät inte ens arg. Det hade varit lättare om {elder.he} hade låtit arg.

# not-even-cross
{child} stod kvar med vatten till naveln, och det kändes som om någon hade dragit ur proppen i magen[child.name: |  på {child.him}]. Allt {child.he} kom på att säga lät som bortförklaringar. Till slut gick {child.he} och hämtade kepsen, vred ur den och lade den bredvid {elder.him}.

”Jag kan inte minustal”, sa {child.he}.

”Va?”

”Jag har låtsats sedan i oktober. Ingen vet om det, bara du.”

{Elder.short} såg på {child.him} en lång stund.

”Varför frågade du ingen?”

”Varför frågade inte du?”

Det ryckte i {elder.short's} ena mungipa.

# one-finger
”Förlåt att jag släppte”, sa {child}. ”Kom i en gång till. Fast nu är det du som håller mig.”

Det dröjde, men {elder.he} kom. {child} lade sig på rygg och kände {elder.his} stora hand under sig.

”Håller du?” sa {child.he}.

”Jag håller.”

{Child.He} blundade. {Child.He} lät armarna flyta ut och benen flyta upp.

”Men {child}”, sa {elder.short}. ”Du väger ju ingenting. Jag håller dig med ett finger.” {Elder.He} var tyst en stund. ”Får jag ta bort det?”

”Ja.”

{Elder.short} tog bort fingret. {child} låg kvar, och vattnet kluckade i öronen.

”Det är alltså vattnet som gör det”, sa {elder.short} långsamt. ”Att ingen har sagt det!”

Sedan satte {elder.he} på sig den våta kepsen.

# nine-strokes
”Min tur. Och den här gången är det jag som säger till.”

{child} lade handen under {elder.his} mage. {Elder.He} tog ett simtag, och ett till.

”Släpp”, sa {elder.short}.

{child} släppte.

Vackert var det inte. {Elder.short} simmade som en byrålåda som kärvar. Men {elder.he} simmade, längs hela bryggan, med runda ögon och kepsen på, och sedan ställde {elder.he} sig upp och vrålade så att det ekade över viken:

”NIO SIMTAG.”

Bakom dem prasslade det. Direktören stod med hela huvudet i bullpåsen.

”Ät du”, ropade {elder.short}. ”Jag bjuder.”

# the-drawing
På kvällen ritade {elder.short} en brygga på ett papper. Vattenytan var noll. Allt ovanför var plus, och allt nedanför var minus. En termos som låg på minus två och sjönk tre meter till hamnade på minus fem. Det tog tio minuter, och sedan kunde {child} minustal.

# both-of-them
Och dagen därpå, när alla hade kommit, [city: till och med de som åkte hela vägen från {city}, ]knäppte {elder} upp skjortan, vek ihop långbyxorna och gick till badstegen.[adult:  {Adult} stannade med bullen halvvägs till munnen.]

”Till min navel”, påminde {child}.

”Till din”, sa {elder.short}.

Så gick de i, båda två. Och kaffet fick vakta sig självt.

# @song
{music}
