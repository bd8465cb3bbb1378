title: Ifall det kommer någon
title: Någon i håret
title: Sex korta ben
guest friend: Melker (han), Maja (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: Upp, upp, upp gick nyckelpigan. Låt två fingrar gå i barnets hår.
% Den vuxna är {adult}, annars den äldre, annars {minder}. Kompisen är alltid med.

# hands-on-head
Det var lördag[city:  {in city}], och håret skulle tvättas.[school:  Det var sand i det ända från {school}.] {child} satt i badkaret och höll båda händerna på huvudet.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade lagt hakan på badkarskanten.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på tvättmaskinen, där det var torrt.]

”Nej”, sa {child.he}. ”Det rinner i ögonen.” {Child.He} var inte rädd för vatten, bara för vatten som kom uppifrån.[pet.other:  ”Och {pet} behöver aldrig tvätta håret.”]

”Det går fort”, sa {@fills}.

”Det går inte alls”, sa {child}. ”Det bor någon där.”

{@Friend} stod bredvid i en stor handduk och var redan tvättad. Nu kom {friend.he} och tittade in mellan {child's} fingrar.

”Det gör det”, sa {friend}. ”En nyckelpiga.”

”Gör det?” sa {child}.[elder & adult:

”Då kom hon nog med min pelargon”, sa {elder}[elder2: , och {elder2} nickade]. Den stod i badrumsfönstret och var alldeles ny.]

# all-six-legs
{child} tog bort händerna. Det kittlade. Upp, upp, upp gick nyckelpigan genom luggen, och högst uppe på huvudet stannade hon.

”Hon får inte bli blöt”, sa {child}.

{@A} ställde ner kannan och sträckte fram ett finger. Då drog nyckelpigan in alla sex benen och trillade ner i håret. Borta.

Men snart kittlade det bakom örat. Upp, upp, upp gick nyckelpigan, ända till toppen.

[age>=5: {Friend} sträckte fram ett blad från [elder & adult: pelargonen|blomman i fönstret]. In med benen. Borta. ][pet.dog: {Pet} sträckte fram en blöt nos över badkarskanten. In med benen. Borta.]

[elder & adult: ”Man ska sjunga”, sa {elder.short} och sjöng för henne. Hon var borta ändå.

]{@A} såg sig om och tog fram kammen.

”Nej!” sa {child} och {friend}.[pet.cat:

{Pet} sa ingenting, men följde nyckelpigan med hela huvudet.]

# highest
{child} satt stilla och kände efter. Nu kittlade det i nacken.

”Nu kommer hon igen”, sa {friend}. Upp, upp, upp gick nyckelpigan.

”Hon vill inte bort”, sa {child}. ”Hon vill bara upp. Dit där det är högst.”

”Högst är ju håret”, sa {friend}.

{child} tänkte. Sedan lutade {child.he} sig bakåt, sakta, sakta, tills {@whose} hand tog emot i nacken. Håret sjönk ner i vattnet. Öronen sjönk. Det brummade därnere[music: , nästan som {music}]. Och mitt i badkaret, alldeles torr, stack {child's} näsa upp.

”Nu är näsan högst”, sa {friend}.

De väntade. Och ut ur håret, ut på pannan, kom nyckelpigan.

# somebody-walking
{@A} tittade på håret som flöt i vattnet. Det var redan blött.

”När du ändå ligger så där”, sa {@a} mycket lågt.

[age>=5: {child} låg och funderade på det.

]”Bara därbak”, sa {child}. ”Här framme är det någon som går.”

Så {@a} tvättade därbak, utan kanna och utan ett enda stänk[athlete: , försiktigare än {athlete}]. En nyckelpiga har korta ben. Det tog precis en hårtvätt att gå från luggen till näsan, och {friend} talade hela tiden om hur långt hon hade kommit.[pet.cat:  {Pet} glömde nästan att blinka.]

# the-tip
Upp, upp, upp gick nyckelpigan, och längst ut på näsan stannade hon. Högre kom man inte.

Det kittlade. Det kittlade alldeles förfärligt.

”A …”, sa {child}. ”A … a …”

”Nys inte!” ropade {friend}. ”Då ramlar hon i!”

Men det gick inte att låta bli. Och {child} kunde inte hålla för näsan, för där satt det ju någon.

# one-finger
Då stack {child} upp ett finger ur vattnet. {Child.He} ställde det alldeles intill näsan. Det kom inte för att ta någon. Det bara stod där, och det var lite högre.

Upp, upp, upp gick nyckelpigan.

Och {child} sträckte hela armen mot taket.

”ATJO!”

Hela badkaret skvalpade över. {@A} fick vatten i ögonen, och {friend's} handduk blev genomvåt.[pet.dog:  {Pet} skakade sig, och så blev alla blöta en gång till.][pet.cat:  {Pet} gick därifrån och skakade en tass i taget.][elder & adult:  {Elder.short} skrattade och höll upp en torr handduk.]

Men allra högst, på {child's} finger, satt nyckelpigan, och hon var torr. Hon öppnade ryggen som två små luckor, och så flög hon, bort till fönstret, upp på [elder & adult: pelargonen|blomman].

# in-whose-eyes
”Nu är det klart”, sa {@a}.

{child} kände på håret. Det gnisslade. Sedan kände {child.he} på ögonen.

”Det rann inte i ögonen”, sa {child.he}.

”Nej”, sa {@a} och letade efter en handduk. ”Det rann i mina.”

# in-case
Nästa gång håret skulle tvättas tittade {@a} först, mycket noga.[friend:  {Friend} hade sagt till, två gånger.]

”Bor det någon där?”

{child} kände efter. Det kittlade ingenstans.

”Nej”, sa {child.he}.

[elder & adult: Nyckelpigan satt på {elder.short's} pelargon. ][pet.cat: {Pet} höll ett öga på blomman. ]Men {child} lade sig bakåt ändå, sakta, sakta, med näsan rakt upp. Och så satte {child.he} ett finger bredvid.[pet.dog:  {Pet} lade hakan på kanten och väntade också.]

”Ifall det kommer någon”, sa {child}.

# @Friend
{Friend}[!friend.known: , {child's} bästa vän,] som skulle sova över,

# @fills
{minder}, som passade {child.him}, och fyllde kannan
## if adult
{adult} och fyllde kannan
## if elder & !adult
{elder} och fyllde kannan
## if elder & elder2 & !adult
{elder}, och {elder2} fyllde kannan

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @whose
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
