title: Sju sjöblöta sillar
title: Säg något med S
guest friend: Majken (hon), Ebbe (han)
guest pet: Loppan (hon), Tuss (han)
guest elder: Gunborg (hon), Hilding (han)

% Låt alla S duscha lite. {elder} är familjens, annars den som bor bredvid. Hunden är familjens, annars vännens; en katt skakar tassarna.

# two-teeth
{child} hade tappat två framtänder. När {child.he} pratade duschade det.[school:  Hela veckan hade det duschat {at school}.]

”Säg inget med S”, sa {friend}, {child.his} bästa vän, och torkade kinden. ”Jag har precis blivit torr.”

De satt på trappan {@whose}, för det hade slutat regna[city:  {in city}]. På tvättlinan hängde {elder.short's} lakan. Och över lakanen, med en fot i vattentunnan, hängde en regnbåge.

Den var hög som ett hus, tjock som en madrass och luktade som blöt sten. {child} ville bara en enda sak. {Child.He} ville åka på den.

”Hej”, sa {child}.

Regnbågen nickade med hela bågen.

{@barked}

# comes-down
”Den är för hög”, sa {child}. ”Vi måste få ner den.”

”Vi måste få upp oss”, sa {friend}. ”Man åker ner från saker. Då måste man börja uppe.”

”Kom ner!” sa {child}.

Regnbågen kom ner. Den la sig platt på gräset, som en matta.

{Elder} kom ut med fickorna fulla av klädnypor. {Elder.He} tyckte att allting i världen blev bättre om man hängde upp det ordentligt.

”Den där gör det ni säger”, sa {elder.he}. ”Precis det. Så säg inget dumt.”[elder2:  {Elder2} stod i dörren och höll med.]

”Böj på dig”, sa {child}.

Regnbågen böjde sig. Den bugade för {elder.short}. {Elder.short} bugade tillbaka, för {elder.he} var väl uppfostrad.

# the-bridge
”Du ska säga spänn dig”, sa {friend}. ”Men säg det utan att duscha.”

”Sspänn dig!” sa {child}.

Regnbågen spände sig. Den blev en bro över hela gräsmattan. {Friend} torkade kinden igen och klättrade på tunnan, och {child} klättrade på {friend}.

”Du står på mitt öra”, sa {friend}.

”Du har ett till”, sa {child}.

Så satt de där uppe, båda två.[age>=7:  Det var svalt och halt om benen.] Nu skulle de åka!

# stuck
De åkte inte. De satt.

”Den är för blöt”, sa {friend}. ”Vi har sugit fast. Torra saker är hala. Tänk på rutschkanan.”

”Blöta saker är hala”, sa {child}. ”Tänk på tvål.”

”Rutschkana.”

”Tvål.”

De gled sakta ner på baksidan och hamnade i gräset. {Friend} var blöt om hela byxbaken, och då blev {friend.he} bestämd.

”Torka!” sa {friend}.

Och regnbågen torkade.

# drying
Först försvann det röda. Sedan försvann det gula. Den blev smalare och smalare, som en karamell man suger på. Till sist låg bara en liten lila trådände kvar på tunnans kant.

{Friend's} haka började darra.

”Jag torkade bort den”, sa {friend.he}.

Det brände i magen på {friend.him}. {child} satte sig så nära att deras knän slog ihop.

”Den är inte slut”, sa {child}. ”Den är bara liten.”

# the-peg
{Elder} tog fram en klädnypa. {Elder.He} böjde sig över tunnan och höll andan. Så nöp {elder.he} fast den lila tråden i tvättlinan, precis där solen låg på, för ingen kunde hänga upp saker som {elder.short}[athlete: , inte ens {athlete}].

”Så”, sa {elder.short}. ”Nu hänger den i solen. Men den behöver små, små droppar. Sol och droppar, det är vad en regnbåge är.”

# the-shake
{@shake}

Tråden blev grön i kanten.

”Den växer!” ropade {friend}. ”Mer, {pet}!”

Men {pet} var torr nu, och {pet.he} tänkte inte bada. {Pet.He} la sig bredvid trappan med tassarna över nosen.

”Vi behöver någon som sprutar”, sa {friend}. Så vände {friend.he} sig mot {child}. ”Säg något med S.”

# sardines
”Du ssa att jag inte fick”, sa {child}.

En blå rand kom.

”Säg mer!”

{child} ställde sig på trappan. {Child.He} drog in luft ända ner till knäna.

”Sju sjöblöta ssillar ssimmar i ssoppan!”

Det sprutade så fint som ur en blomspruta. Dropparna glittrade, och regnbågen blev gul.

Nu blev den röd. {Friend} stod mitt i duschen, blöt om hela ansiktet[sport:  som efter {sport}], och hittade på ord så fort {friend.he} kunde.

”Sås!” ropade {friend}. ”Stassjon!”

”Det heter sstation!” sa {child}, och det blev den största duschen av alla.[adult:  {Adult} öppnade fönstret och undrade om det regnade igen.]

# what-we-want
Regnbågen ställde sig på båda fötterna. Den var större än förut.

”Nu vet jag”, sa {friend}. ”Vi säger inte hur den ska göra. Vi säger vad vi vill.”

”Vi vill åka”, sa {child}.

”Tillsammans”, sa {friend}.

Regnbågen tog dem mjukt under magen och lyfte. Sedan åkte de, över lakanen och {elder.short's} hatt, ner i gräset.

# the-sheet
De åkte tills solen stod bakom vedboden[music: , och {friend} sjöng {music} hela vägen ner]. Då blev regnbågen tunn och ljus, som den ska bli på kvällen, och gick upp i luften.

Kvar på linan satt klädnypan. {Elder} tog ner lakanen[elder2:  med {elder2}], och på det ena fanns en svag rand i alla färger. Det lakanet la {elder.he} över {child} och {friend}, där de satt på trappan[adult:  bredvid {adult}]. {Pet} kröp in under kanten, fuktig om tassarna, och ingen sa åt {pet.him} att flytta på sig.

# @whose
hos {elder}, som bodde bredvid {friend}
## if elder
hos {elder}

# @barked
{Pet}, {friend's} hund, skällde en gång. {Pet.He} gillade inte saker som saknade rumpa.
## if pet.dog
{Pet} skällde en gång. {Pet.He} var {a breed}, och {pet.he} gillade inte saker som saknade rumpa.
## if pet.cat
{Pet} fräste en gång. {Pet.He} var {a breed}, och {pet.he} gillade inte saker som saknade rumpa.

# @shake
{Pet} hade rullat sig i det våta gräset och dröp om magen. {Pet.He} tittade på lakanen. Sedan gjorde {pet.he} det som bara en hund kan göra så bra. {Pet.He} skakade sig, från nosen till svansen, och tusen små droppar flög i solen.
## if pet.cat
{Pet} hade gått genom det våta gräset och var blöt om alla fyra tassarna. {Pet.He} tittade på lakanen. Sedan gjorde {pet.he} det som bara en katt kan göra så bra. {Pet.He} skakade tassarna, en i taget, så förnärmat att tusen små droppar flög i solen.
