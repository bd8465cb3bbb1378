title: Syftet med resan?
title: Gränsen
title: Det ordnar sig
guest theo: Theo (han), Måns (han)
guest friend: Amina (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är {adult}, annars mormor eller farfar, annars {minder}. Vem av familjerna {theo} kom med sägs inte. {theo} talar som i ett möte ända till badkaret.

# silver-tape
Mitt över golvet i {child’s} rum gick en remsa silvertejp. På ena sidan om tejpen bodde {child}, som var {age}[sport: , med alla sina saker till {sport}]. På andra sidan bodde {theo}, som också var {age} och sedan i lördags {child’s} styvbror. Två familjer hade blivit en, men det hade inte blivit ett enda rum till för det. {child} ville ha sitt rum tillbaka. Därför hade {child.he} tejpat.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade lånat ut rullen och ville ha tillbaka den.]

”Det ordnar sig”, sa {@first}.

Det sa {@he} om allt. {@He} hade sagt det om badrumskranen också, och den hade droppat sedan i julas.[elder & adult / elder2:  {@Mender} hade velat laga den, men den skulle ju ordna sig.]

# four-per-cent
{child} hade sett till att få dörren på sin sida. Först när {child.he} var färdig upptäckte {child.he} att {theo} hade fått rummets enda eluttag. {theo} hade upptäckt det direkt. Han var en lugn person som pratade som om han satt i ett viktigt möte.

”Jag skulle behöva gå på toaletten”, sa {theo}.

”Dörren är på min sida”, sa {child}.

”Det förstår jag. Hur mycket har du kvar på mobilen?”

{child} tittade efter.

”Fyra procent.”

”Då väntar jag gärna”, sa {theo} och lade benen i kors.

# a-passport
Så blev det ett avtal. För varje gång {theo} fick gå ut genom dörren fick {child} ladda sin mobil.[pet.dog / pet.cat:  [!pet.known: [pet.dog: Hunden | Katten] {pet} | {Pet}] fick gå som {pet.he} ville, och {pet.he} ville ligga mitt på tejpen.][pet.other:  {Pet} hade ingen sida. {Pet} ville bara ha mat.] På tisdagen[school: , direkt efter {school},] hade {theo} gjort ett pass av ett mjölkpaket, med en mycket allvarlig teckning av sig själv[city: , utfärdat {in city}].

”Syftet med resan?” sa {child}.

”Kissa.”

”Hur länge tänker du stanna?”

”Det får visa sig”, sa {theo}.

{child} var tvungen att bita sig i kinden. Då stack {@a} in huvudet.

”Men vad kul ni har det!” sa {@he}. ”Jag sa ju att det ordnar sig! Nu är det ju {theo’s} rum lika mycket som ditt.”

# put-there
Det knöt sig i magen på {child}. Nu skulle det alltså vara klart, bara för att {child.he} nästan hade skrattat. Ingen hade frågat {child.him} om någonting.

”Det är det inte alls”, sa {child.he}. ”Det är mitt rum! Han bor inte här! Han har bara blivit hitställd!”

{child} hörde själv hur det lät. {theo} lade sitt pass på {child’s} säng. Han gick fram till sin vägg och pillade med något, sedan tog han täcket och kudden i famnen och gick rakt över tejpen och ut genom dörren, utan att fråga. De hörde hur badrumsdörren låstes. Sedan hörde de hur någon bäddade i ett badkar.

{@A} knackade.

”{theo}? Kom ut nu. Det ordnar sig.”

”Det är upptaget”, sa {theo}.

# both-sides
Och så hade {child} fått sitt rum tillbaka, alltihop, båda sidorna. {Child.He} lade sig mitt på golvet för att känna efter hur det var. Det var väldigt stort och inte det minsta skönt[athlete: , inte ens med {athlete} på väggen].

Då fick {child.he} syn på sin mobil. Den låg på {theo’s} sida och satt i laddaren. Han hade gått ut genom dörren, och han hade betalat för det.

# sixty-per-cent
{child} reste sig. {Child.He} tog sitt täcke under ena armen och tejprullen i andra handen, gick förbi {@a} och knackade på badrumsdörren.

”Jag vill inte prata”, sa {theo} där inne.

”Jag skulle behöva gå på toaletten”, sa {child}.

Det dröjde lite.

”Hur mycket har du på mobilen?”

”Sextio procent. Tack vare dig.”

Låset klickade. {child} gick in och låste efter sig och lade sig på badrumsmattan med täcket över sig. {theo} hade krupit tillbaka ner i badkaret. Var femte sekund föll det en droppe i hans panna.

”Det droppar på dig”, sa {child}.

”Jag vet.”

”Förlåt för att jag sa hitställd.”

”Det var ju sant”, sa {theo}. Han lät inte längre som om han satt i ett möte. ”Jag hade ett eget rum. Det var blått. De sa att jag skulle få {@sib} i stället. Man vet ju inte vad man får. Det kan bli en som tejpar.”

{child} började skratta, fast det brände i ögonen.

”Frågade de dig?” sa {child.he}.

”Nej. Frågade de dig?”

”Nej.”

# the-border
Det föll en droppe till. Då satte sig {child} upp, drog ut en lång bit tejp så att det skrek i rullen och klistrade fast den på golvet innanför dörren.

”Vad gör du?” frågade {theo}.

”Flyttar gränsen”, sa {child}.

Nu var de på samma sida båda två. På andra sidan stod {@a}.

”Hörni”, sa {@he}. ”Ni får gärna vara ledsna på mig, men jag måste kissa.”

{child} öppnade dörren. {theo} reste sig i badkaret med täcket om axlarna.

”Syftet med resan?” sa {theo}.

”Va? Kissa, säger jag ju!”

”Har du pass?” frågade {child}.

”Snälla ni, det är bråttom!”

”Det ordnar sig”, sa {child} och {theo}.

# somebody-sorts-it
{@A} lade benen i kors. {child} ställde sig med tårna mot tejpen och såg rakt på {@him}.

”Det ordnar sig inte, {@a}”, sa {child}. ”Det är alltid någon som ordnar det. Och du frågade oss inte ens.”

{@A} slutade hoppa på stället.

”Nej”, sa {@he}. ”Jag var rädd att ni skulle säga nej.”

”Det hade vi gjort”, sa {theo}.

”Ja. Förlåt. Jag frågar nu i stället. Hur vill ni ha det?”

De ville ha en hylla mitt i rummet, så att man kunde vara ifred på båda sidor[music: , även när någon spelade {music}]. De ville ha ett eluttag till. De ville att alla knackade.

”Och kranen”, sa {theo}.

”Och kranen”, sa {@a}.

Då fick {@he} komma in.

# we-live-here
På lördagen byggde de hyllan och drog bort tejpen från golvet.[elder & adult / elder2:  {@Mender} fick äntligen laga kranen.][friend:  {Friend} fick tillbaka det som var kvar av rullen.][pet.dog / pet.cat:  {Pet} låg kvar där gränsen hade gått.][pet.other:  {Pet} fick mat från båda sidor.] Bara en kort bit tejp fick sitta kvar, på tröskeln. Där hade {theo} textat med svart tusch: Knacka. Vi bor här.

# @first
{minder}, som hade hållit i flytten
## if adult
{adult}
## if elder & !adult
{elder}, som hade hållit i flytten

# @mender
{elder}
## if elder2 & adult
{elder} och {elder2}
## if elder2 & !adult
{elder2}

# @sib
en bror
## if child.she
en syster
## if child.name
ett syskon

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
