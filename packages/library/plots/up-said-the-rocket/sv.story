title: Upp
title: Upp, sa raketen
title: En famn full av raket
guest sitter: Jonas (han), Marcus (han)

% Ett enda ord: ”Upp”, först kort, sedan argt, sedan litet. Vem som sitter på bänken (@A): {adult}, annars den äldre, annars {sitter}, som passar {child}.

# up
Mitt på fotbollsplanen[school:  {at school}], i gräset, låg en raket alldeles ensam. Den var röd och vit, hade tre fötter och var lika lång som {child}, och den såg ut som om den hade trillat.

{child} hade önskat sig en raket varje dag sedan {child.he} fyllde {age}[sport: , till och med när {child.he} skulle {play sport}]. {Child.He} sprang fram[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] sprang efter].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] var redan där.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] kom sist, med svansen rakt upp.]

”Hej!” sa {child}. ”Vart ska vi?”

”Upp”, sa raketen.[pet.dog:  Då hoppade {pet} upp mot {child's} mage, för det ordet kunde {pet.he}.][pet.cat:  Då hoppade {pet} upp och lade sig på den.]

”Ja!” sa {child}. ”Upp till månen!”[pet.other:  {Child.He} tänkte efter. ”Men jag måste hem och mata {pet} sen.”]

”Upp”, sa raketen.

# up-yourself
{@A} satt på bänken vid planen[adult & elder: , bredvid {elder}[elder2:  och {elder2}],][elder2 & !adult: , bredvid {elder2},] och knöt om sina skor. {child} sprang dit och hämtade cykelhjälmen, för en astronaut måste ha hjälm. Sedan sprang {child.he} tillbaka och satte sig grensle på raketen[pet.cat: , bakom {pet}].

”Klar!” sa {child}. [friend: ”Räkna!”|”Kör!”]

[friend: ”Tre, två, ett!” räknade {friend}.]

Ingenting hände.

”Upp”, sa raketen.

”Jag sitter ju här uppe”, sa {child}. ”Det är du som ska åka.”

”Upp!” sa raketen.

”Ja, åk upp då!”

”Upp!”[pet.dog:  {Pet} hoppade och hoppade.]

”Upp själv!” sa {child}.

De var arga båda två. {child} klev av. Raketen blängde med sitt runda fönster.

# rolling
{child} tänkte att raketen kanske behövde fart. {Child.He} tog sats och puttade den i sidan så hårt {child.he} kunde.

Det skulle {child.he} inte ha gjort. Raketen var rund, och planen lutade. Den började rulla[pet.cat: , och {pet} hoppade av]. Den rullade över mittlinjen och ut över kanten och nerför hela slänten.

”Stanna!” skrek {child} och sprang efter[pet.dog: , med {pet} före sig].

Duns.

# the-ditch
Raketen låg i diket med nosen i leran. Det var blött och brunt. Det hördes ett litet, litet ljud.

”Upp”, sa raketen.

Men nu lät det inte argt. Nu lät det som någon som har ramlat.

Och då förstod {child}. Det ordet hade {child.he} ju själv sagt, med armarna i vädret, när {child.he} var liten och hade ramlat. Men raketen hade inga armar att sträcka upp.

”Ska jag lyfta dig?” sa {child}.

”Upp”, sa raketen.

# and-up
{child} visste hur man gör, för {child.he} hade blivit lyft många gånger. [pet.dog: Först fick {pet} gräva lite i leran. Sedan satte {child} sig|{Child.He} satte sig] på huk. {Child.He} la båda armarna runt raketen, kinden mot det kalla röda, och så höll {child.he} hårt.[friend:  ”Tre, två, ett”, räknade {friend}.] Sedan sträckte {child.he} på benen.

”Och … upp!”

Den var tung. Lera rann ner i skorna. Men nosen kom upp ur leran, och magen kom upp, och sist kom fötterna, alla tre. {child} bar raketen uppför slänten, ett steg i taget, och ställde den på sina fötter mitt på planen. Där stod den rak och fin[pet.cat: , lika rak som {pet's} svans]. [pet.dog: {Pet} slickade den på nosen, och ]{child} torkade den i ansiktet med tröjärmen.

”Så ja”, sa {child.he}. ”Så ja.”

# only-a-dot
Raketen började brumma, och det lät glatt[music: , nästan som {music}]. {child} sprang hela vägen bort till bänken och tog {@a} i handen, för när en raket brummar ska man stå långt bort och hålla i någon.

[friend: ”Tre, två …”, räknade {friend}.]

”Upp!” ropade raketen.

Och upp for den! Rakt upp, med eld under fötterna, [athlete: högre än {athlete} kan hoppa, ]högre än flaggstången, högre än molnen, tills den bara var en prick[city:  över {city}]. {child} la huvudet bakåt och tittade. Pricken blev mindre. Sedan var den borta.

# gone
Planen var väldigt tom.

”Vi hade ju precis blivit vänner”, sa {child}.

[friend: ”Och jag hann inte säga ett”, sa {friend}.]

{@A2} sa ingenting, bara la en hand på cykelhjälmen. De väntade[pet.dog: , och {pet} väntade med nosen i vädret][pet.cat: , och {pet} väntade under bänken], och himlen blev långsamt mörkblå.

# feet-first
Då kom pricken tillbaka. Den blev större och större. Raketen sjönk ner genom kvällen, sakta, med fötterna först, och landade mitt på planen. Elden slocknade. Raketen lutade lite åt ena sidan, som någon som nästan sover.

”Upp”, sa raketen. Det var knappt så att det hördes.[pet.dog:  {Pet} lyfte bara ett öra.]

{@A2} nickade. {child} gick dit och kände med ett finger. Raketen var varm nu, lagom varm. {Child.He} satte sig på huk, la armarna runt den och lyfte. Den var inte lika tung längre. Den la nosen mot {child.his} axel och brummade så svagt som [pet.cat: {pet}|en katt].

# the-whole-lot
Men det var långt hem, och {child's} ben hade både sprungit och burit. De orkade bara fram till bänken. {Child.He} kunde inte sträcka upp armarna, för de var fulla med raket. Så {child.he} tittade bara på {@a}.

”Upp”, sa {child}.

{@A2} satte sig på huk. {@He} la armarna runt alltihop och höll hårt[friend: . ”Tre, två, ett”, räknade {friend}, och på ett|, och sedan] sträckte {@he} på benen. Så gick de hem genom kvällen[pet.dog: , med {pet} först][pet.cat: , med {pet} först och svansen rakt upp]. [friend: {Friend} bar hjälmen. ][adult & elder: [elder2: {Elder} och {elder2} bar varsin lerig sko.|{Elder} bar de leriga skorna.] ]{@A2} bar {child}, och {child} bar raketen, och ingen av dem behövde säga något mer.

# @A
{sitter}, som passade {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A2
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
han
## if adult
{adult.he}
## if elder & !adult
{elder.he}
