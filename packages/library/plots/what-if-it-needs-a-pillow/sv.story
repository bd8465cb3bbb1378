title: Tänk om
title: Näst bästa kaffet
title: Tänk om den behöver en kudde
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som frågar om skolan (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Tänk om” sägs försiktigt första gången och sedan allt lättare. Mörkret är en hund, om det inte är katten som har följt med.

# fine
[elder2: ”Hur var det [school: {at school}|i skolan]?” hade {elder} frågat, och strax efter hade {elder2} frågat samma sak.

”Bra”, hade {child} svarat båda gångerna. | ”Hur var det [school: {at school}|i skolan]?” hade {@first} frågat.

”Bra”, hade {child} svarat.]

Det var inte bra. Men ordet gick så lätt att säga, och sedan blev det inga fler frågor.[elder:  I stället hade {elder.short} berättat om älgen som körde buss.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] skulle sova över och visste hur det hade varit, men teg.][pet.other:  För {pet} hade {child} sagt som det var, och {pet} hade inte frågat något.] Nu låg {child} i sängen och tittade på springan under garderobsdörren. Det lyste i den. Det brukade det inte göra.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] hade redan nosen där.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] satt redan framför den och väntade på att få komma in.]

{child} gick upp och öppnade. Bakom jackorna, där väggen skulle ha varit, låg en gata i morgonsol[city: , och det var ingen gata {in city}].[friend:  ”Jag följer med”, sa {friend}.][pet.dog / pet.cat:  {Pet} gick först.]

# second-best
Det första [friend: de|{child.he}] såg var en fiskaffär. På skylten stod det: Fisk från i tisdags. Bredvid låg ett kafé som hette Näst bästa kaffet[music: , och där spelade de {music}]. En man kom gående, och {child} sa som man brukar:

”Hej, hur är det?”

”Jag är orolig för min tand och avundsjuk på min bror”, sa mannen. ”Själv?”

”Br…”, sa {child}. Längre kom {child.he} inte. Munnen tog stopp, som när en låda kärvar. ”Jag mår b…”

[friend: ”Jag är hungrig”, sa {friend}, och det gick hur bra som helst.

]”Du är inte härifrån”, sa mannen vänligt. ”Det går inte att ljuga här. Men man får vara tyst, om man hellre vill det.”

# looked-left
Så {child} var tyst och gick vidare och tittade. Mycket var roligt. I ett skyltfönster hängde en tröja med lappen: Du kommer att använda den två gånger.[athlete:  På ryggen stod det {athlete}.] På en skola stod en lärare och sa: ”Ingen aning, jag får slå upp det”, och alla antecknade.[sport:  På en vägg stod det: Börja med {sport}. De flesta slutar till jul.]

Annat var svårare. En flicka öppnade ett paket och sa: ”Jag blev besviken”, och farbrodern som hade gett henne det nickade och såg ner i marken.[pet.dog:  {Pet} gick fram och lutade sig mot honom, och det var inte heller lögn.][pet.cat:  {Pet} gick fram och strök sig mot honom, och det var inte heller lögn.] På en plan spelade de fotboll, men ingen kunde finta. Den som tittade åt vänster gick åt vänster. Det stod noll–noll, och det hade det stått i tolv år.

# tell-her-a-story
När det blev kväll satte sig {child} på en trapp[friend:  bredvid {friend}]. Bakom [friend: dem|{child.him}] stod ett fönster öppet, och där inne grät ett barn.

”Hon kan inte sova”, sa en trött pappa som lutade sig ut. ”Hon är rädd för mörkret. Jag skulle vilja säga att det inte är något farligt, men det vet jag ju inte säkert.”

”Berätta en saga för henne”, sa {child}.

”Vad är det?”

”Du vet. Något som inte har hänt.”

”Hur skulle man kunna säga något som inte har hänt?” sa pappan.

Och då förstod {child} vad det var som fattades i hela staden. I bokhandelns fönster hade det bara legat kartor och kokböcker. På skolgården hade ingen varit pirat eller hund. Alla hade bara stått där och varit sig själva.

# a-dr
”Får jag försöka?” sa {child}, och pappan öppnade dörren. I sängen satt en flicka på kanske fem år, röd i ansiktet.

”Jag heter {child}. Nu ska du få höra. Det fanns en gång en dr…”

Stopp. Det hade ju inte varit någon drake. Inte en enda gång.

[friend: ”Ett t…”, försökte {friend}. Det hade inte varit något troll heller.

]Flickan hade slutat gråta och tittade intresserat på [friend: deras munnar|{child’s} mun].

# two-words
{child} tänkte så att det knakade. {@thought}

Och så kom {child} på det. Det var bara två ord, och de var inte ens svåra.

”Tänk om”, sa {child.he}.

Munnen lät {child.him} hållas.[pet.dog / pet.cat:  {Child.He} såg ner på {pet}, som hade lagt sig i en ring runt {child.his} fötter.]

”Tänk om”, sa {child} en gång till, och nu pirrade det i hela {child.him}, ”tänk om mörkret är en jättestor svart {@dog}, som lägger sig runt huset om kvällarna.”

Pappan satte sig på golvet. Flickan hade stora ögon.

”Tänk om den är snäll”, viskade hon. Hon lade handen för munnen, förvånad över att det gick.

”Tänk om den har gått hela dagen för att hinna hit”, sa [friend: {friend}|{child}], ”och är så trött om tassarna.”

”Tänk om den behöver en kudde”, sa flickan.

”Då måste den vara lika stor som torget”, sa pappan. Han stannade upp, drog efter andan och lade till, mycket försiktigt: ”Tänk om.”

# a-fear-of-hedgehogs
De höll på länge. {@Dogs} fick ett namn och en mamma och en rädsla för igelkottar.[pet.dog / pet.cat:  Öronen fick den låna av {pet}.][pet.other:  Namnet fick den låna av {pet}.] Utanför stod grannarna i sina nattlinnen och lyssnade, och en efter en började de röra på läpparna. Tänk om, hördes det i mörkret. Tänk om.

# one-nil
När flickan sov gick {child} tillbaka[friend:  med {friend}]. På fotbollsplanen hade någon tänt strålkastarna. En spelare tittade åt vänster. Tänk om jag går åt vänster, sa hela hans kropp. Så gick han åt höger, och publiken skrek av lycka. Ett–noll.

Garderoben stod öppen. [friend: De klev in mellan jackorna och ut på {child’s} matta.|{child} klev in mellan jackorna och ut på sin egen matta.]

# a-banana
Här gick det att ljuga. {child} provade. ”Jag är en banan”, sa {child.he}, och det var inga problem.[friend: 

”Jag är inte alls hungrig”, sa {friend} och somnade.

{child} satte sig på sängen och lät det vara tyst en stund. |  Sedan satte {child.he} sig på sängen och lät det vara tyst en stund.]

{@A} kom in för att släcka. {@He} såg på {child}, så som {@he} brukade.

{child} kunde säga vad som helst, och {child.he} kunde vara tyst. Det var just det. Här var det ingen som tvingade en, så om man sa något sant var det för att man ville ge bort det.

”Du”, sa {child}. ”Det var inte så bra i skolan. Men jag orkar inte berätta i kväll.”

”Då tar vi det i morgon”, sa {@a}. ”Tack för att du sa det.”[elder2: 

”I morgon”, sa {elder2} utanför dörren.]

# room-for-the-paws
{@He} släckte. Mörkret kom in och lade sig runt sängen, stort och svart och tungt.[pet.dog / pet.cat:  {Pet} låg redan där.]

Tänk om, tänkte {child}. {Child.He} flyttade sig lite åt sidan så att det skulle få plats med tassarna, och sov.

# @thought
En saga är ingen lögn, tänkte {child.he}. När man ljuger vill man att den andra ska tro på det. När man berättar vet båda två. Man går dit tillsammans.
## if elder
En saga är ingen lögn, tänkte {child.he}. När man ljuger vill man att den andra ska tro på det. Men när {elder.short} berättar om älgen vet båda två. Man går dit tillsammans.
## if friend
”En saga är ingen lögn”, sa {child.he}. ”När man ljuger vill man att den andra ska tro på det.”

”När man berättar vet båda två”, sa {friend}. ”Man går dit tillsammans.”
## if friend & elder
”En saga är ingen lögn”, sa {child.he}. ”När man ljuger vill man att den andra ska tro på det.”

”När {elder.short} berättar om älgen vet båda två”, sa {friend}. ”Man går dit tillsammans.”

# @dog
hund
## if pet.cat
katt

# @dogs
hunden
## if pet.cat
katten

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
