title: Hälsa den där hästen
title: God natt, klädskåpet
title: En soffa i en trappa
guest bert: Bruno (han), Sixten (han)
guest dolly: Majros (hon), Dagny (hon)
guest amos: Henning (han), Torsten (han)

% De två hästarna talar inte med varandra: allt är ”hälsa den där hästen”. Det {child} hittar på är snällare, och det kommer fram. De sitter fast bredvid varandra,
% den ena vänd hemåt och den andra mot byn, så att var och en har den andras svans för nosen, så som trötta hästar själva ställer sig i skuggan. Den som kör (@amos) är den äldre, där en är ikryssad.

# my-shade
”Hälsa den där hästen”, sa {dolly}, ”att han står i min skugga.”

”Hälsa den där hästen”, sa {bert}, ”att det var min skugga först.”

{child} stod mitt emellan dem i hagen, med ett rep i varje hand. Hela sommaren hade {child.he} velat vara den som fick hämta de stora hästarna till skördevagnen[elder: , som {elder} körde][school: , och det hade {child.he} sagt till alla {at school} också]. Nu hade {child.he} dem, och de gick inte att rubba.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] hade skällt. ”Hälsa den där hunden”, hade {bert} sagt, ”att en gång räcker.”][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] låg mitt i skuggan och la sig inte i.][pet.other:  {Pet} var hemma, där det var svalare.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade suttit på grinden en halvtimme, beredd att öppna.]

{bert} var brun och hade fötter som hinkar. {dolly} var grå och ännu större. I tolv år hade de dragit vagnen tillsammans. Men nu hade de inte sagt ett ord till varandra på tre veckor.

# my-turnip
”Vad är det som har hänt?” [friend: ropade {friend} från grinden|frågade {child}].

”Hälsa den där hästen att det vet hon nog”, sa {bert}.

”Hälsa den där hästen att det var min kålrot”, sa {dolly}.

Ute på vägen stod vagnen, och på den satt hela byns orkester [city: och ett kommunalråd från {city} ]och svettades i solen.[elder2:  {Elder2} fläktade tuban med en hatt.][elder & !elder2:  {Elder.short} fläktade tuban med hatten.]

”Fem minuter, {child}!” ropade {@amos}[sport & !elder: , som skulle {play sport} klockan sex]. ”Trombonerna går snart inte att hålla i[sport & elder: , och halva orkestern ska {play sport} klockan sex]!”

”Snälla, kom nu”, sa {child}. ”[elder: {Elder.short} väntar, och det|Det] måste vara två.”

”Hälsa den där hästen”, sa {dolly}, ”att han ser ut som ett klädskåp med öron.”

# very-strong
{child} vände sig till [friend & pet.dog / friend & pet.cat: {bert} och tänkte fort.|{bert}. Nu gällde det att tänka fort.]

”Hon säger att du ser … väldigt stark ut.”

{bert's} öron for upp. ”Gör hon? Nej, men! Hälsa den där hästen att när hon går låter det som en soffa som ramlar nerför en trappa.”

{child} vände sig till {dolly}. ”Han säger att han skulle känna igen din gång var som helst.”

”Jaså”, sa {dolly}. Och så tog hon ett steg.[pet.dog & !friend:  {Pet} skällde nästan.][pet.cat:  {Pet} hoppade upp på ryggen.]

# smells-of-home
Då tog {bert} ett, han också. Och {child} fortsatte att hälsa, tvärs över hela hagen. Sa {dolly} ”gammalt rep”, så sa {child} ”vacker svans”. Sa {bert} ”luktar fötter”, så sa {child} ”luktar hemma”. [pet.dog & !friend / pet.cat & !friend: {Pet}, som hörde vartenda ord, sa ingenting. ]Och steg för steg kom de ut genom grinden[friend: , som {friend} äntligen fick öppna,] och fram till vagnen. [friend: ”Så sa hon inte”, viskade {friend}[pet.dog / pet.cat:  till {pet}]. ]{@Amos} spände för dem, sida vid sida. Orkestern lyfte sina trumpeter.

Då harklade sig {bert}.

”Tack”, sa han till {dolly}, ”för att du tycker att jag ser stark ut.”

# made-it-up
”Stark har jag aldrig sagt”, sa {dolly}. ”Jag sa klädskåp.”

”Klädskåp?”

”Med öron. Och min gång, då?”

”Jag sa soffa”, sa {bert}. ”I en trappa.”

Långsamt vreds två väldiga huvuden runt, och fyra bruna ögon såg på {child}.[pet.dog / pet.cat:  {Pet} tittade bort.]

”Det har du hittat på”, sa de.

# nose-to-tail
Och {dolly} svängde tvärt om för att gå hem, och {bert} satte iväg åt andra hållet. Vagnen krängde. Remmarna snodde sig.[pet.cat & !friend:  {Pet} höll sig fast.] Den stora trumman ramlade av där bak och rullade nerför vägen, bom, bom, bom, ända ner i diket, och {@amos} sprang efter[pet.dog: , och efter {@amos} sprang {pet}]. Och där stod hästarna, fastspända vid varandra som två skor i en kartong, {bert} med nosen vid {dolly's} svans och {dolly} med nosen vid {bert's}, och ingen av dem kunde ta ett steg.

{child} blev alldeles varm i ansiktet.

”Ja, jag hittade på det”, sa {child.he}. ”Jag ville att ni skulle komma. Förlåt.”

Ingen svarade. {child} ställde sig tätt intill {bert's} bog och [friend: {friend} intill {dolly's}, och de började lirka upp knutarna, en efter en.|började lirka upp knutarna med fingrarna, en efter en.]

# flies
[friend & pet.dog / friend & pet.cat: Bara flugorna surrade.|Allt som hördes var flugorna som surrade.] De satt på {bert's} mule och i {dolly's} ögonvrår. [pet.cat: {Pet} fångade en. ]Hästarna ruskade på sina huvuden, men flugorna var genast tillbaka.

Då, svisch, sa {dolly's} svans, alldeles av sig själv. Och flugorna for iväg från {bert's} mule.

Svisch, sa {bert's} svans. Och flugorna for iväg från {dolly's} ögon.

Svisch. Svisch. {bert} blundade. {dolly} andades ut, länge, länge. Tre veckor är länge när det är flugor.

# right-there
”{bert}”, sa {child}. ”Den här gången ändrar jag inte ett ord. Vem är bäst på att hålla flugorna borta från dig?”

Det dröjde en stund.

”Den där hästen”, sa {bert}.

”Och från dig, {dolly}?”[friend:  sa {friend}.]

”Den där hästen”, sa {dolly}.

”Hälsa den där hästen …” började {bert}.

”Nej”, sa {child}. ”Hon står ju här.”

{bert} svalde. När en häst sväljer är det en lång bit ner.

”Du får kålroten”, sa han.

”Den åt jag upp för tre veckor sedan”, sa {dolly}.

”Jag vet. Jag menar att det inte gör något.”

# together
[friend: {Friend} fick upp den sista knuten.|Den sista knuten gick upp.] {child} ledde runt {dolly} till hennes egen sida, och {@amos} kom tillbaka med trumman[pet.dog: , och {pet} med pinnen].

”Är ni klara?” sa {child}. ”Tillsammans nu.”

Och de två stora hästarna la sig i selen, och hjulen knarrade, och trumpeterna smattrade[music:  fram {music}], [friend: och {friend} slog på trumman, ][pet.dog: och {pet} skällde[!friend:  mer än en gång], ][pet.cat: och {pet} red på {dolly's} rygg, ][elder: och {elder.short} viftade med hatten, ]och {child} gick först[athlete: , stolt som {athlete}], genom hela byn, med ett rep i varje hand.

# tell-her-yourself
På kvällen ledde {child.he} [elder: och {elder.short} ]tillbaka dem till hagen[friend: , och {friend} stängde grinden]. [friend / elder: Hästarna|De] ställde sig under kastanjen, nos vid svans och svans vid nos.[pet.dog:  {Pet} skällde god natt, en gång.][pet.cat:  {Pet} låg kvar på {dolly's} rygg.]

”Hälsa den där hästen god natt”, mumlade {bert}.

”Säg det själv”, sa {child}.

”God natt, soffan”, sa {bert}.

”God natt, klädskåpet”, sa {dolly}.

Svisch. Svisch.

# @amos
{amos}
## if elder
{elder.short}
