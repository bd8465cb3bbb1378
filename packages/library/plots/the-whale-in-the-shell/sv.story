title: {Music} för valar
title: En val i snäckan
title: Valens första ton
title: Valen som ville ha en ny sång
guest whale: Ragnhild (hon), Gunvor (hon), Valborg (hon)

# shell
På fönsterbrädan låg en snäcka, och i snäckan låg havet och sa schhh. Det hade det alltid gjort. Men i kväll nynnade
{child} på {music}, alldeles intill, för att höra hur det lät där inne.

Då tystnade havet.

Det blev så tyst som det bara blir när någon lyssnar. Och långt, långt nerifrån sa en röst:

– En gång till, tack.

## or
– Var det där till oss? sa snäckan.

Det var den stora snäckan på fönsterbrädan, den med havet i, och den brukade aldrig säga något annat än schhh. {Child}
hade bara nynnat på {music}, som man gör när man letar efter det andra pyjamasbenet, och råkat stå bredvid.

– Vilka oss? frågade {child} rakt in i den.

Det tog en stund. Det var tydligen långt att gå för ett svar.

– Jag, sa en röst från botten. Och kalven.

# calf
Det var en val. Hon hette {whale}, och hon talade så djupt att det kittlade i örat. [friend: {Friend}, som sov över,
fick luta sig in och lyssna med sitt.]

– Min kalv vill inte sova, sa {whale}. Hon är så liten, inte större än en buss. Jag har sjungit allt jag kan, men hon
kan alla sluten. Hon ligger och väntar på dem.

– Hur många är alla? frågade {child}.

– Fyrahundra, sa {whale}. Jag har varit ute mycket. Men den där du hade kan hon inte.

[city: – Det var {city} du ringde från, sa {whale} sedan. Är det djupt där?

– Inte så värst, sa {child}.

– Då får du nynna djupare än du bor.]

– Det går nog fort, sa {child}. Den brukar vara sövande.

– Det ska räcka till två ögon. En val somnar med ett i taget.

## or
Rösten hörde till en val som hette {whale}. Hon talade lågt, mycket lågt, för hon hade en kalv intill sig som borde
sova.

– Hon har legat vaken i tre veckor, sa {whale}. Vad jag än sjunger så ropar hon slutet innan jag är där. Och jag har
bara de gamla. I havet går sångerna från val till val, och den senaste kom från Island. Den bestod mest av klagomål på
vattnet.

[friend: – Säg att hon får vår, viskade {friend}, som sov över och hade örat intill.]

– Du kan få den, sa {child}. Den är inte så svår.

[city: – Från {city}, sa {whale} till någon. Där är det grunt, men de är vänliga.]

Ett öga, stort som en tekanna, vändes mot snäckan. Det gick att känna. Först skulle det stängas och sedan det andra,
för valar somnar med ett öga i taget.

# too-fast
{Child} drog ett andetag och nynnade hela, från början till slut.

– Prosit, sa {whale}.

– Det där var sången!

– Alltihop? sa {whale}. Den var över innan den kom ner. Ta det långsamt. Vi har gott om plats mellan tonerna.

## or
Så {child} nynnade den för dem, så fint det gick.

– Vad var det som for förbi? sa {whale}.

– Det var den.

– Jaså, den. Kalven trodde att det var en sill. Nu simmar hon efter den. Långsammare, om du kan. Mycket, mycket
långsammare.

# too-high
Långsamt, då. {Child} drog ut den första tonen så att den räckte från fönstret till sängen.

– Nu har vi fått in en mygga, sa {whale}. Kan du komma lite lägre?

{Child} sökte sig neråt, till magen, till knäna, ända ner i strumporna. [athlete: På väggen började affischen med
{athlete} att surra.] [elder: {Elder} kom för att se vad som lät[elder2: , och {elder2} för att se vart {elder.short}
tog vägen]. – Så där? sa {elder.he} och tog i från hälarna.]

– Där har vi den, sa {whale}. Så låter en ton som man kan luta sig mot. Och titta: hon blundar. Med det ena.

## or
Den första tonen kan man hålla i hur länge man vill. {Child} höll i den tills det susade om öronen.

– Pip, sa {whale}.

– Vad menar du?

– Det var så det lät, sa {whale}. Under tjugo meter hörs det inte. Har du ingen längst in?

Längst in, i tårna, hade {child} en som nästan aldrig blev använd. [elder: {Elder} hade en till, djup som en
garderob[elder2: , och {elder2} en som var djupare].] När den kom upp darrade den i hela rummet, [athlete: så att
affischen med {athlete} fladdrade | så att gardinen rörde på sig].

– Ja tack, sa {whale}. Den tar vi. Nu gick ena ögat igen.

# too-short
Nu gällde det bara att inte sluta. {Child} tog så mycket luft som det fick plats, [school: ända ner i magen, som på
musiken {at school}, ]och tonen höll, och den höll, och sedan tog {child} slut.

[sport: Det var bara att stå och flåsa, med händerna på knäna, som efter {sport}.]

– Det blev ett hål, sa {whale}. Hon kikar.

## or
En ton till, och lika lång. [school: {At school}, på musiken, höll de ut tonen så länge läraren höll upp handen.
{Child} låtsades att den var uppe.] [sport: {Child} andades som man gör i {sport} när det är långt kvar.] Det gick bra
ganska länge.

Sedan tog luften slut. Långt nere lät det blipp, som när en våt lucka går upp. Det var ögat.

– Hon hörde skarven, sa {whale}. Hon är känslig för sådant.

# take-turns
– Hur länge räcker din luft? frågade {child}.

– Jag tog en i går, sa {whale}.

[friend: {Friend} och {child} såg på varandra. – Då håller vi tills hon har tagit den, sa {friend}. Du först. Jag tar
över innan du tappar den. | Då visste {child}. – Jag håller den tills du har fått tag i den, sa {child.he}. Du tar
över innan jag tappar den.]

– Och hur mycket är det sedan? frågade {whale}.

– Två minuter.

Valen räknade om det. – Då är vi klara till våren, sa hon. Så bra. Hon avskyr korta sånger.

## or
{Child} la sig på sängen för att få tillbaka andan. Ett barn räcker helt enkelt inte till en hel ton.

[friend: – Då tar vi den i bitar, sa {friend}. Som när man bär något tungt. Man släpper inte förrän den andra har
tagit. | – Kan inte du bära den? frågade {child}. Om jag inte släpper förrän du har tagit?]

– Jag, sa {whale}, har luft från i går. Men den måste bäras ända fram, så att jag får tag i den. Är resten lång?

– Som att borsta tänderna.

– Hela tandborstningen? Det var tyst en stund. – Det räcker ju till våren, sa {whale}. Så ska en sång vara.

# handed-on
Så började {child}, lågt, så lågt det gick, på den allra första tonen i {music}.

[friend: När luften tog slut hade {friend} den redan. | När det bara var lite luft kvar lutade sig {child} närmare.]
[elder: {Elder} tog emot den av [friend: {friend} | {child}] och bar den en bra bit[elder2: , och {elder2} bar den
ännu en bit].] [pet.cat: {Pet} låg intill och spann, och en katt spinner både på in och på ut, så där blev det aldrig
någon skarv.] [pet.dog: {Pet} la nosen mot snäckan och suckade, i rätt ton och längre än någon.] [pet.other: {Pet} var
så tyst att ingenting behövde börja om.] [adult: {Adult} kom för att säga god natt, fick snäckan mot munnen och tog
över utan att fråga.] Den bars som en full skål, och ingen spillde.

Då kom det nerifrån. Det var samma ton, fast så stor att den kändes i fönsterbrädan. {Whale} hade den.

[friend / elder / adult: En efter en slutade de. | {Child} slutade.] Tonen låg kvar.

[adult: – Vem var det? viskade {adult}.

– En val.

– Det lät som om hon hade barn, viskade {adult}.]

## or
{Child} hämtade den djupa tonen och nynnade början på {music}, som egentligen är mycket kort.

[friend: {Friend} nynnade in sig under den och lyfte av. | Det gällde att spara på luften. Lite i taget, lite i
taget.] [adult: {Adult}, som kom i dörren för att säga något helt annat, hakade på i farten.] [elder: Därefter hade
{elder} den[elder2: , därefter {elder2}], med stängda ögon och handen om snäckan som om den var varm.] [pet.cat: Under
alltihop gick {pet} som en liten motor, in och ut, in och ut, utan uppehåll.] [pet.dog: {Pet} la sig tätt intill, och
när det blev glest fyllde {pet} i med en suck.] [pet.other: {Pet} lyssnade, och det hörs också.]

Snäckan blev tyngre. Så kändes det, när någon tog i den från andra hållet.

– Jag har den nu, hördes det djupt ner, ur ena mungipan. Släpp försiktigt.

[friend / elder / adult: De | {Child}] släppte försiktigt. Och där hängde den, av sig själv, mörk och rund, i rummet
och i havet på samma gång.

# how-does-it-end
Då viskade någon till, mitt i tonen. Det var en liten röst, för att höra till någon som är stor som en buss.

– Hur slutar den?

{Child} visste precis hur den slutade. Slutet låg längst fram på tungan och ville ut. [friend: {Friend} skakade på
huvudet, mycket sakta.]

– Det får du höra i vår, viskade {child}.

– Åh, sa kalven, så nöjt att det blev varmt i snäckan.

## or
– Är du där? frågade någon som inte var {whale}. Rösten var ljusare, ungefär som en traktor. – Mamma kan inte prata
nu. Men du som kan den. Hur går det sista?

Det är svårt att kunna ett slut och inte säga det. {Child} fick hålla handen för munnen. [friend: {Friend} höll sin
hand ovanpå, för säkerhets skull.]

– Det är långt dit, sa {child} sedan. Du hinner inte ens ana det.

Kalven gäspade. Det lät som när ett tåg åker in i en tunnel och stannar där.

# other-eye
Lampan släcktes. Snäckan fick ligga på kudden, en liten bit från örat. Långt därnere gick ett stort öga igen, och
sedan, när det hade funderat färdigt, det andra. [pet.dog / pet.cat: {Pet} hade redan båda stängda.] Tonen gick genom
kudden och genom golvet, mjuk som ett täcke, ut under gatan[city:  och hela {city}] och hela vägen hem.

## or
Nu var det mörkt i rummet och mörkt i havet. [friend: På madrassen bredvid andades {friend} långsamt. ][elder:
Någonstans i huset gick {elder.short} och nynnade, nästan bara för sig själv. ]Det hördes inte längre någon som låg
och väntade på ett slut. Det hördes två andetag, ett stort och ett större, och så tonen, som vilade i snäckan och
varken steg eller sjönk.

# first-note
{Child} tänkte vara vaken tills de kom till andra tonen. Men havet har god tid. När det blev morgon, och solen låg i
fönstret, och snäckan var ljum, då var det fortfarande första tonen.

## or
Hur den slutade fick ingen veta den kvällen, varken kalven eller {child}. Det var det fina med den. Den fortsatte
bara, långsamt, och allt som kunde blunda blundade.
