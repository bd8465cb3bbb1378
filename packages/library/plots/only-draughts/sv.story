title: Bara när det drar
title: Han kan inte när du tittar
title: Inte en enda gång
guest nigel: Roger (han), Göran (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {nigel} är en stoppad korv och rör sig aldrig av sig själv. Den som blir tillfrågad om en valp (@a) är {adult}, annars mormor eller farfar, annars {minder}. En familj som har hund hör andra sagor.

# arms-felt-empty
{child} ville ha en valp. {Child.He} ville så gärna ha en att det kändes tomt i armarna, och det hade {child.he} {@told} vid frukosten varje dag sedan i somras[school: , och på väg till {school} också].

”En valp är inte bara till att krama, {child}”, sa {@a-first}. ”En valp måste ut varje dag, även när det ösregnar.”

”Jag skulle gå ut med den”, sa {child}.[sport:  ”Till och med efter {sport}.”]

”Det säger du nu, när du har pyjamas på dig.”

# this-is-nigel
{child} såg sig om i köket. Vid bakdörren låg dörrkorven, en lång brun korv av tyg som hindrade vinden från att komma in i springan. I ena änden hade den ett slags ansikte.[pet.cat:  [!pet.known: Katten {pet}|{Pet}], som brukade sova på den andra änden, fick maka på sig.] {child} tog skärpet från morgonrocken och knöt det om korven som ett koppel.

”Det här är {nigel}”, sa {child.he}. ”Jag ska visa dig. Jag ska ta hand om honom hela dagen, och jag ska inte glömma honom en enda gång.”[pet.other: 

{child} höll upp honom så att {pet} kunde hälsa. {Pet} tittade på änden med ansiktet och ville tänka på saken.]

”Det ösregnar”, sa {@a}.

”Jag vet”, sa {child}. ”Han är kissnödig.”

# every-lamp-post
Så {child} klädde på sig och tog stövlar på fötterna, och de gick ut i regnet med {nigel} glidande efter. Han stannade vid varenda lyktstolpe.[friend:  Längst stannade han utanför huset där [!friend.known: {child's} bästa vän ]{friend} bodde, och {friend} vinkade till honom från fönstret.] {@A} höll i paraplyet.

”Har han kissat än?” frågade {@a}.

”Han kan inte när du tittar.”

{@A} vände ryggen till. Sedan sa {@he}: ”Jag fattar inte att jag vände ryggen till.”

# only-draughts
Utanför affären i hörnet stod en man och väntade på bussen. Han tittade länge på {nigel}.

”Vad är det för sort?” sa mannen.

”Korv”, sa {child}.

”Bits han?” sa mannen.

”Bara när det drar”, sa {child}.

# biscuits
Hundar fick inte komma in i affären, så {child} band {nigel} vid räcket och sa åt honom att vara snäll. {Child.He} och {@a} köpte mjölk, och {child} fick välja kakor. Sedan plaskade de hem genom varenda vattenpöl som fanns[city:  {in city}],[music:  medan de sjöng {music},] och {@a} satte på tevatten.[elder & adult / elder2:  {@Others} hade kommit på te.] Vinden kom vinande in under dörren och runt fotknölarna på dem.[pet.cat:  {Pet} satt vid dörren och ville ha tillbaka sin mjuka ände.]

”Brr”, sa {@a}. ”Var är {nigel}?”

{child} tittade på sin hand. I den fanns det kakor.

# i-left-him
”Jag lämnade honom”, sa {child.he}. Hela ansiktet skrynklade ihop sig. ”Han sitter bunden i regnet och tror att jag kommer! Jag sa att jag inte skulle glömma honom en enda gång, och så gjorde jag det. Nu kan jag aldrig få någon valp!”

{child} grep tag i {@s} hand och drog. ”Vi måste gå tillbaka”, sa {child.he}. ”Kom nu, {@a}!”

De sprang hela vägen, utan paraply.[athlete:  Inte ens {athlete} hade hunnit i kapp dem.] Mannen och bussen var borta. Men där vid räcket låg {nigel}, platt och full av regn, och någon hade ställt dit en liten pappersmugg med vatten åt honom.

# i-came-back
{child} satte sig på knä på den våta trottoaren och la båda armarna om honom.

”Förlåt”, sa {child.he} in i änden med ansiktet. ”Jag blev så glad åt kakorna. Men jag kom tillbaka. Jag kommer alltid tillbaka.”

Sedan försökte {child.he} lyfta upp honom. {Nigel} hade druckit så mycket regn att han vägde nästan lika mycket som {child}. {@A} tog bakänden och {child} tog framänden, och så bar de hem honom mellan sig medan vattnet rann ur rumpan på honom.

”Nu har han kissat”, sa {@a}.[friend: 

{Friend} vinkade från fönstret igen, först till framänden och sedan till bakänden.]

# its-not-now
{child} gned honom med en handduk från den ena änden till den andra, och {child.he} åt inte en enda kaka förrän det var gjort.

”Du glömde honom”, sa {@a}. ”Och sedan sprang du raka vägen tillbaka. Det såg jag.”

”Så det är ja?” sa {child}.

”Nej”, sa {@a}. ”Det är inte ja.”

”Är det nej?”

”Det är inte nu. Men du får fortsätta att vilja ha en, precis så mycket du vill. Och du får berätta det för mig vid frukosten.”

# the-middle
{child} tänkte på det. Det kändes inte riktigt lika tomt i armarna, med en stor fuktig korv i dem. ”Får han komma upp i soffan?” sa {child.he}.

”Han är genomblöt”, sa {@a}. ”Och han har ett jobb att sköta vid dörren.” Sedan såg {@he} ansiktet på honom. ”Nå, ta upp honom då.”[elder & adult / elder2: 

{@Others-short} flyttade på sig så att det fick plats en till.]

Sedan satt de där under samma filt med kakorna, och {nigel} fick ligga i mitten.[pet.cat:  {Pet} fick den torra änden.][pet.other:  {Pet} hade tänkt på saken och hade ingenting emot honom.]

Vinden kom in under dörren hela kvällen, och ingen sa åt honom att hoppa ner.

# @told
sagt
## if adult
sagt till {adult}
## if elder & !adult
sagt till {elder}

# @a-first
{minder}, som bodde hos dem
## if adult
{adult}
## if elder & !adult
{elder.short}

# @others
{elder}
## if elder2 & adult
{elder} och {elder2}
## if elder2 & !adult
{elder2}

# @others-short
{elder.short}
## if elder2 & adult
{elder.short} och {elder2.short}
## if elder2 & !adult
{elder2.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
