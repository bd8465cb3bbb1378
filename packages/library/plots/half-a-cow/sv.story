title: En halv ko
title: Kon med hatten
title: Draken som inte ville blunda
guest elder: mormor (hon), farmor (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% {Elder} är familjens egen, annars mormor. Den som tittar in (@looker) är den andra äldre, annars {adult}, annars {minder}. ”Mörkt, mörkt, mörkt” säger ni båda två, först förskräckt och till sist nöjt. Fff är elden. Muu låter långt borta.
% En regel: kon syns bara när det är mörkt.

# saucers
{Elder} skulle natta {child}[school: , som hade varit {at school} hela dagen]. Men mitt i sängen[pet.dog: , där [!pet.known: hunden ]{pet} brukade ligga,][pet.cat: , där [!pet.known: katten ]{pet} brukade ligga,] satt en drake. Han var lika stor som {child} och hade ögon som tefat.

”Flytta på dig lite”, sa {elder.short}. ”Nu ska vi blunda.”

”Blunda?” sa draken. ”Aldrig! Då blir det mörkt! Mörkt, mörkt, mörkt!”

# fff
För draken var rädd för mörkret. I garderoben var det mörkt, men då blåste han eld. Fff! Så blev det ljust. Under sängen var det mörkt, men då blåste han igen. Fff! Så blev det ljust där också.[pet.dog / pet.cat:  Där låg {pet} och väntade på sin plats.]

”Men när jag blundar blir det mörkt inuti mig”, sa draken. ”Och dit kan jag inte blåsa.”

Han hade inte blundat på en hel vecka. Det sved i ögonen.[pet.other: 

{Pet} hade blundat för länge sedan.]

# she-does-it
{Elder.short} lade sig på ena sidan om draken, och {child} lade sig på den andra. Så tog {elder.short} av sig glasögonen och blundade.

”{Elder.He} gör det!” skrek draken. ”Är det mörkt, {elder.short}?”

”Mörkt, mörkt, mörkt”, sa {elder.short}[music:  och nynnade lite på {@song}]. {Elder.He} lät nöjd. ”Annars syns inte kon.”

# which-cow
”Vilken ko?” sa {child}.

”Vilken ko?” sa draken.

”Kon med hatten”, sa {elder.short}. ”Hon väntar på bussen[city:  till {city}].”

Draken blåste, så att det lyste i hela rummet. Fff! ”Här är ingen ko!” sa han.

”Det är för ljust”, sa {elder.short}. ”Det är som på bio. Först släcker de, och sedan börjar det.”

{child} blundade. Det var mörkt, mörkt, mörkt. Och där stod kon!

”Jag ser henne!” sa {child.he}. ”Hon har röd hatt![sport:  Hon ska till {sport}!]”[friend: 

Bredvid kon stod {friend}[!friend.known: , {child's} bästa vän,] och ville prova hatten.]

# half
”Jag vill också se kon!” sa draken.

”Blunda med ett öga”, sa {child}. ”Så kan du vakta med det andra.”

Draken blundade med ett öga. Han darrade ända ut i svansen.

”Jag ser en halv ko!” sa han.

”Vilken halva?” frågade {elder.short}.

”Den där bak.”

”Då får du blunda med andra ögat också”, sa {child}. ”Hatten sitter där fram.”

# gone
Draken drog efter andan[athlete:  och var lika modig som {athlete}]. Så blundade han med båda två.

”Hon är borta!” skrek han. ”Hela kon är borta! Det är bara mörkt! Mörkt, mörkt, mörkt!”

Åh nej! Draken spärrade upp ögonen och blåste åt alla håll. Fff! Fff! FFF!

”Då gick hon”, sa {elder.short}. ”Kor tycker inte om eld.”

En stor tår rann nerför drakens nos. ”Nu får jag aldrig se hatten”, sa han.

# moo
{child} satte sig upp. {Child.He} lade händerna över drakens ögon, en på varje. De var varma, och de räckte precis.

”Nu är det mörkt”, sa draken med liten röst.

”Ja”, sa {child}. ”Men det är bara jag. Vänta.”

Och så lutade sig {child} mot drakens öra och lät som en ko, långt borta.

”Muuu”, sa {child}.

”Muuu”, sa {child}, lite närmare.

# a-whole-one
”Hon kommer tillbaka!” viskade draken. ”Jag ser svansen! Jag ser magen! Jag ser HATTEN! Det är en hel ko!”

”Är det mörkt?” frågade {elder.short}.

”Mörkt, mörkt, mörkt”, sa draken. ”Annars syns hon ju inte.”

{child} tog bort ena handen. Draken blundade ändå. {child} tog bort den andra. Draken blundade ändå. Så lade sig {child} ner och blundade också.

# in-a-row
{@Looker} tittade in. Där låg {elder.short} och draken och {child} på rad[pet.dog / pet.cat: , och på fötterna låg {pet}].

”Sover ni?” viskade {@l}.

”Nej”, sa {elder.short}.

”Vi tittar”, sa {child}.[friend:  ”{Friend} har fått prova hatten.”]

”Sch”, sa draken. ”Nu kommer bussen.”

# @song
{music}

# @looker
{minder}
## if adult & !elder2
{adult}
## if elder2
{elder2}

# @l
{minder}
## if adult & !elder2
{adult}
## if elder2
{elder2.short}
