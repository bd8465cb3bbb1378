title: {@kit-title}
title: Hundra år som {@kit-role-a}
title: Någon hade lånat {@kit-thing}
title: Ett kvitto av ormbunke
title: Elva på ängen
guest dino: Torvald (han), Ragnvald (han), Gunhild (hon)

# open
Tre kvällar i rad hade {child} glömt {@kit-thing} på trappan, och tre kvällar i rad hade någon lånat {@kit-them}. På
morgonen låg {@kit-it} där igen, {@kit-wet}, med ett ormbunksblad på. Och den tredje morgonen fanns det ett fotspår i
[season.winter: snön | leran]: {@kit-track}. Sådana fötter har bara dinosaurier, och dinosaurier ska vara utdöda.

## or
På trappan låg ett ormbunksblad, stort som ett paraply. Under bladet låg {@kit-thing}, {@kit-wet}. {child} hade glömt
{@kit-them} ute för tredje kvällen i rad, och för tredje gången hade någon lånat {@kit-them}. Nedanför fanns ett
fotspår i [season.winter: snön | leran]: {@kit-track}. Sådana fötter har bara dinosaurier, och dinosaurier ska vara
utdöda.

# pet
[pet.dog: {Pet} luktade på spåret från häl till tå och gick sedan in igen, ganska fort. | [pet.cat: {Pet} luktade på
spåret, tvättade sig på ett ställe som redan var rent och gick in. | {Pet} fick höra om saken till frukosten.]]

## or
[pet.dog: {Pet} morrade åt bladet, och när det inte svarade fick det vara. | [pet.cat: {Pet} satte en tass bredvid
spåret, jämförde och flyttade upp på fönsterbrädan. | {Pet} tillfrågades, men hade inte hört något under natten.]]

# out
Fjärde kvällen glömde {child} {@kit-them} med flit, väntade en stund och följde sedan de nya spåren med ficklampa.
[adult:

– Så långt köksfönstret syns, sa {adult}. Och in klockan åtta.

| Regeln var att köksfönstret skulle synas, och in klockan åtta.] [friend: Vid grinden stod {friend} med ett måttband
[age>6: , för {friend} trodde inte på spår som inte var uppmätta].]

{@kit-to} {@kit-kind} {@kit-sees} [friend: {Friend} mätte och skrev: på riktigt.]

## or
Fjärde kvällen lades {@kit-thing} på trappan med flit. {child} stod innanför dörren och räknade till hundra. Vid
åttiosju var trappan tom. [adult:

– Du ska se köksfönstret hela tiden, sa {adult}. Klockan åtta blinkar jag.

| Köksfönstret skulle synas hela tiden, och klockan åtta blinkade det.] Ficklampan tändes på nya spår. [friend: Vid
grinden väntade {friend}, och ett måttband [age>6: , för det som ska bli trott måste mätas].]

{@kit-to} {@kit-kind} {@kit-sees} [friend: – På riktigt, sa {friend} och skrev upp det.]

# meet
– Jag tänkte lämna tillbaka {@kit-them}, sa dinosaurien och blev röd om kinderna. [school: {At school} hade de läst om
dinosaurier i två veckor, men ingen hade sagt att de kunde rodna.]

– Vad skulle du ha {@kit-them} till?

– Öva. När månen går upp kommer flocken {@kit-come}, och jag är alltid med. I hundra år har jag varit {@kit-role}.
{@kit-how} Men jag skulle vilja {@kit-do}. En enda gång.

Någon måste alltid hålla i vattenflaskorna. Det hade {child} gjort en gång, en hel halvtimme. Men hundra år?

– Vad heter du? frågade {child}. [elder: Man börjar med det, brukar {elder} säga [elder2: , och det håller {elder2}
med om].]

– {@kit-nick}, sa dinosaurien. Sedan tog det en stund, som när man letar längst in i en låda. – {dino}, egentligen.

## or
– Förlåt, sa dinosaurien och blev röd ända bak till nacken. Jag skulle ha lämnat {@kit-them} före frukost. [school: Om
det hade det inte stått ett ord i dinosauriehäftet {at school}.]

– Det gör inget. Men varför?

– Jag tränar. I kväll, när det blir måne, kommer flocken {@kit-come}. Alla får {@kit-do} utom jag. Jag är {@kit-role},
sedan hundra år. {@kit-how} Men en enda gång vore roligt.

{child} hade varit träd i en teater. Det tog fyra minuter, och det räckte.

– Vad säger man till dig? frågade {child}. [elder: Ett namn är halva vägen, tycker {elder} [elder2: , och {elder2}
tycker att det är den roliga halvan].]

– {@kit-nick}, mest. Dinosaurien blundade, som när man försöker minnas en visa. – Men jag heter {dino}.

# lesson
De började genast. [athlete: {dino} ställde sig precis som {athlete} på affischen i {child's} rum [age>6: , som syns
så bra från trappan].]

{@kit-lesson}

## or
[age>6: Än var månen inte uppe, så de hann.] [athlete: {child} ställde sig som {athlete} på affischen, och {dino}
ställde sig som {child}.]

{@kit-lesson2}

# herd
Då skakade marken. [city: I {city} hoppade kaffekopparna på sina fat, och folk trodde att det var en lastbil.] Ut
mellan granarna kom flocken, elva stycken, den största sist.

– {@kit-nick}! sa den största. {@kit-order}

– {dino} ska {@kit-do} i kväll, sa {child}. Med [friend: oss | mig].

– {@kit-rule}, sa den största. Det lät inte elakt. Det lät som när man säger att soffor inte cyklar.

{@kit-swap}

[friend: {@kit-friend}]

## or
Gräset började darra. [city: I {city} nickade gatlyktorna, och ingen kom på varför.] Sedan kom de mellan granarna,
elva dinosaurier, i storleksordning, med den största sist.

– Jaså, {@kit-nick}, sa den. {@kit-order}

– {dino} heter det, sa {child}. Och i kväll ska {dino} {@kit-do}. Vi är [friend: tre | två].

– {@kit-rule}, sa den största, utan att vara arg. Så säger man att fiskar inte har fickor.

{@kit-swap}

[friend: {Friend} gick fram med måttbandet till den största. Det räckte till knät. Och lite till, skrev {friend}.]

# match
{@kit-match}

# offer
[age>6: Det blev tyst en stund.]

{@kit-offer} {@kit-after}

– {dino}, sa de andra och provade namnet. {dino}, en gång till.

## or
[age>6: Ingen kunde komma på vad man brukar säga.]

{@kit-offer} {@kit-after}

– Bra, {dino}, sa någon, mest för att få säga det. Sedan ville alla säga det.

# back
Nu blinkade det två gånger i köksfönstret. Det betydde klockan åtta. {dino} följde med till grinden {@kit-home}.
[music: {child} nynnade [song: {song} | på {music}], och {dino} brummade med [age>6: , så djupt att det mest kändes i
fotsulorna].] [friend: {Friend} gick hem med alla mått i fickan [age>6: , för i morgon skulle ingen tro det annars].]
På trappan lade {child} ner {@kit-thing}, mitt på, så att {@kit-it} syntes.

[adult: – Åtta prick, sa {adult} och plockade en bit ormbunke ur {child's} hår. Hände det något?

– {dino} fick vara med, sa {child}. | I {child's} hår satt en bit ormbunke, och den fick sitta kvar.]

## or
Köksfönstret blev mörkt, ljust, mörkt och ljust. Då var klockan åtta. {dino} gick bredvid fram till grinden
{@kit-home}. [music: {child} nynnade [song: {song} | på {music}] på vägen, och bakom dem tog elva stycken basen.]
[friend: {Friend} gick hem med tre sidor siffror [age>6: och en egen sida för svansen].] Överst på trappan, där månen
kom åt, lade {child} {@kit-thing}.

[adult: – På slaget, sa {adult}. Vad är det du har i håret?

– Ett kvitto, sa {child}. | Det satt ett grönt blad i {child's} hår, som ett kvitto.]

# down
Sedan var det tandborste, och kallt lakan som blev varmt [pet.dog / pet.cat: , och {pet} tung över fötterna]. Långt
borta mullrade det, ungefär som ett godståg. [pet.other: {Pet} fick veta vad det var.] {child} hörde precis vad de sa,
{dino}, {dino}, glesare och glesare, tills också en flock behövde sova.

## or
Täcket var tungt, och fötterna fick tillbaka sin värme [pet.dog / pet.cat: , det mesta av {pet}]. [pet.other: {Pet}
fick höra alltihop från början.] Genom fönstret kom ett ljud som av en lastbil långt borta, om en lastbil kunde säga
{dino}. Den sa det mer och mer sällan, och till slut hördes bara skogen.

## or
Tandkrämen smakade lite ormbunke. Sängen var sig lik[pet.dog / pet.cat: , med {pet} på mitten]. [pet.other: {Pet} fick
veta hur det gick.] I skogen övade de på namnet, en i taget, {dino}, {dino}, först de små och sist den största, tills
det inte fanns någon kvar som inte kunde det.

# last
Ute på trappan var det redan tomt. I kväll var {@kit-thing} inte {@kit-forgot}. {@Kit-it} var {@kit-lent}.

## or
Ute på trappan sken månen på ett tomt ställe, precis så stort som {@kit-thing}. I morgon skulle {@kit-it} ligga där
igen, {@kit-wet}, med ett ormbunksblad ovanpå. Så kvitterar en dinosaurie.

## or
Nedanför trappan fanns ett nytt spår, på väg bort. Där {@kit-thing} hade legat låg ett ormbunksblad med stjälken under
mattan, så att det inte skulle blåsa bort. Så gör en dinosaurie som har lånat.

# @kit-come
hit, och då är det {sport} som gäller
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Swimming / sport.Baseball / sport.Football / sport.Gymnastics / sport.Track and Field / sport.Volleyball / sport.Hockey / sport.Golf / sport.Dance
hit för att {play sport}

# @kit-title
Bänken som ville vara med
## if sport.Soccer
Målstolpen som ville spela
## if sport.Basketball
Korgen som ville spela
## if sport.Tennis
Nätet som ville spela
## if sport.Swimming
Bojen som ville simma
## if sport.Baseball
Basen som ville spela
## if sport.Football
Målet som ville spela
## if sport.Gymnastics
Bommen som ville vara med
## if sport.Track and Field
Häcken som ville springa
## if sport.Volleyball
Nätet mellan granarna
## if sport.Hockey
Pucken som ville spela
## if sport.Golf
Flaggan som ville spela
## if sport.Dance
Hängaren som ville dansa

# @kit-role-a
bänk
## if sport.Soccer
målstolpe
## if sport.Basketball
korg
## if sport.Tennis / sport.Volleyball
nät
## if sport.Swimming
boj
## if sport.Baseball
bas
## if sport.Football
mål
## if sport.Gymnastics
bom
## if sport.Track and Field
häck
## if sport.Hockey
puck
## if sport.Golf
flagga
## if sport.Dance
klädhängare

# @kit-thing
träningsväskan
## if sport.Soccer / sport.Basketball / sport.Football / sport.Volleyball
bollen
## if sport.Tennis
racketen
## if sport.Swimming
simglasögonen
## if sport.Baseball
slagträet
## if sport.Gymnastics
gymnastikmattan
## if sport.Track and Field
spikskorna
## if sport.Hockey
klubban
## if sport.Golf
puttern
## if sport.Dance
dansskorna

# @kit-them
den
## if sport.Swimming / sport.Track and Field / sport.Dance
dem
## if sport.Baseball
det

# @kit-it
den
## if sport.Swimming / sport.Track and Field / sport.Dance
de
## if sport.Baseball
det

# @kit-wet
fuktig
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Football / sport.Volleyball / sport.Golf
våt
## if sport.Swimming
immiga
## if sport.Baseball
vått
## if sport.Track and Field / sport.Dance
våta
## if sport.Hockey
isig

# @kit-forgot
glömd
## if sport.Swimming / sport.Track and Field / sport.Dance
glömda
## if sport.Baseball
glömt

# @kit-lent
utlånad
## if sport.Swimming / sport.Track and Field / sport.Dance
utlånade
## if sport.Baseball
utlånat

# @kit-track
brett och platt som en bricka
## if sport.Soccer
tre tår, och långt som en gummistövel
## if sport.Basketball
runt och stort som ett brunnslock
## if sport.Tennis
tre tår, och så stort att en badbalja hade fått plats
## if sport.Swimming
tre tår, och brett som en simdyna
## if sport.Baseball
brett och platt, och bakom det en fåra som efter ett bowlingklot
## if sport.Football
runt och stort som en stekpanna
## if sport.Gymnastics
runt som en trumma
## if sport.Track and Field
små runda tår fram och stora bak
## if sport.Volleyball
runt som en hink, och sedan ett streck efter en mycket lång svans
## if sport.Hockey
två tår, inte större än en hand, och ett djupt hål efter en klo
## if sport.Golf
tre tår, inte större än en hönas
## if sport.Dance
runda tår, och små hål runt omkring efter taggar

# @kit-to
Spåren gick genom grinden och ut på ängen bakom huset.
## if sport.Swimming
Spåren gick genom grinden och ut på ängen bakom huset. Den stod full av ljummet vatten, upp till magen ungefär. På en
stubbe satt en liten iguanodon med visselpipa. – Badvakt, sa den. Ingen springer på kanten. Vattnet har vi med oss.
## if sport.Hockey
Spåren gick genom grinden och ut på ängen bakom huset. Hela ängen var blank av is. – Den har vi med oss, sa någon. Vi
rullar ihop den efteråt.
## if sport.Dance
Spåren gick genom grinden och ut på ängen bakom huset. Det hängde lyktor i granarna.

# @kit-kind
Där stod en nodosaurus.
## if sport.Soccer
Där stod en pachycephalosaurus.
## if sport.Basketball
Där stod en brachiosaurus.
## if sport.Tennis
Där stod en tyrannosaurus.
## if sport.Swimming
Mitt i vattnet stod en parasaurolophus.
## if sport.Baseball
Där stod en ankylosaurus.
## if sport.Football
Där stod en triceratops.
## if sport.Gymnastics
Där stod en apatosaurus.
## if sport.Track and Field
Där stod en stegosaurus.
## if sport.Volleyball
Där stod en diplodocus.
## if sport.Hockey
Det var en velociraptor.
## if sport.Golf
Där stod en compsognathus.
## if sport.Dance
Under dem stod en kentrosaurus.

# @kit-sees
Den var lång och låg och alldeles platt på ryggen, och på ryggen låg elva sittdynor.
## if sport.Soccer
Den var stor som en häst, och hjässan var rund och blank som en gryta upp och ner.
## if sport.Basketball
Först såg det ut som fyra trädstammar. Sedan kom huvudet ner, uppifrån, långsamt som en hiss.
## if sport.Tennis
Den var hög som ett hus. Armarna däremot var inte längre än två korvar.
## if sport.Swimming
Från huvudet stack en lång krökt kam bakåt, och på kammen satt simglasögonen, för de räckte inte om något annat.
## if sport.Baseball
Den var låg och bred och full av knölar, ungefär som en soffa av sten.
## if sport.Football
Den var bred som en lastbil. Två långa horn stod rakt upp, och bakom dem satt kragen som ett uppfällt paraply.
## if sport.Gymnastics
Den började borta vid grinden och slutade vid granarna. Emellan var det mest hals.
## if sport.Track and Field
Den hade plåtar på ryggen, stora som tallrikar, och en spiksko på varje framfot. Till bakfötterna räckte de inte.
## if sport.Volleyball
Den tog slut så småningom, men det dröjde. Längst bak var svansen smal som ett hopprep.
## if sport.Hockey
Den var inte större än en kalkon. Fjädrarna stod åt alla håll, och klubban var längre än den som höll i den.
## if sport.Golf
Den var liten som en höna, och den höll i puttern så som man håller i en flaggstång.
## if sport.Dance
Den hade taggar längs hela ryggen, långa som paraplyer, och på de två främsta hängde dansskorna.

# @kit-role
bänken
## if sport.Soccer
målstolpen
## if sport.Basketball
korgen
## if sport.Tennis / sport.Volleyball
nätet
## if sport.Swimming
bojen
## if sport.Baseball
andra bas
## if sport.Football
målet
## if sport.Gymnastics
bommen
## if sport.Track and Field
häcken
## if sport.Hockey
pucken
## if sport.Golf
flaggan
## if sport.Dance
klädhängaren

# @kit-nick
Bänken
## if sport.Soccer
Stolpen
## if sport.Basketball
Korgen
## if sport.Tennis / sport.Volleyball
Nätet
## if sport.Swimming
Bojen
## if sport.Baseball
Basen
## if sport.Football
Målet
## if sport.Gymnastics
Bommen
## if sport.Track and Field
Häcken
## if sport.Hockey
Pucken
## if sport.Golf
Flaggan
## if sport.Dance
Hängaren

# @kit-how
De sitter på mig och väntar på sin tur. Jag väntar också, på ingenting.
## if sport.Soccer
Man får stå väldigt still. Det är mest med huvudet man tar emot.
## if sport.Basketball
Jag gapar, och så kastar de. Man får inte hurra, för då stänger man.
## if sport.Tennis
Jag ligger på sidan tvärs över. Man ser mycket himmel.
## if sport.Swimming
Alla vänder runt mig. Jag får räkna varven.
## if sport.Baseball
Alla springer till mig. Det är trevligt. Sedan stampar de.
## if sport.Football
De sparkar den mellan hornen på mig. För det mesta mellan.
## if sport.Gymnastics
Jag ligger ner, och så går de på mig. Somliga har klor.
## if sport.Track and Field
Jag ligger tvärs över banan, och så hoppar de. De flesta kommer över.
## if sport.Volleyball
Halsen runt ena granen, svansen runt den andra. Man blir trött på mitten.
## if sport.Hockey
Jag rullar ihop mig, och så slår de. Man blir yr.
## if sport.Golf
Jag står i hålet och håller upp ett löv. När bollen kommer ska man hoppa undan. Man hinner inte alltid.
## if sport.Dance
De hänger sina kransar på mig, och så går de och dansar. Man ser bra därifrån.

# @kit-do
vara med
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Hockey / sport.Golf
spela
## if sport.Swimming
simma
## if sport.Track and Field
springa
## if sport.Dance
dansa

# @kit-order
Lägg dig.
## if sport.Soccer / sport.Football / sport.Golf
Ställ dig.
## if sport.Basketball
Gapa.
## if sport.Swimming
Guppa.
## if sport.Volleyball
Sträck ut dig.
## if sport.Hockey
Rulla ihop dig.
## if sport.Dance
Ställ dig vid grinden.

# @kit-rule
Bänkar får ingen tur
## if sport.Soccer
Stolpar spelar inte
## if sport.Basketball
Korgar spelar inte
## if sport.Tennis / sport.Volleyball
Nät spelar inte
## if sport.Swimming
Bojar simmar inte
## if sport.Baseball
Baser spelar inte
## if sport.Football
Mål spelar inte
## if sport.Gymnastics
Bommar hjular inte
## if sport.Track and Field
Häckar springer inte
## if sport.Hockey
Puckar spelar inte
## if sport.Golf
Flaggor spelar inte
## if sport.Dance
Hängare dansar inte

# @kit-lesson
{child} visade, så långsamt det gick. {dino} gjorde efter. Första försöket blev det bakvänt. Andra försöket blev det
åt rätt håll, men i bitar: en fot, en fot till, och svansen när allt var över.

– Gör om det där, sa {child}. Men i ett.

– Svansen är så långt borta, sa {dino}. Den får veta saker sent.

Så {child} ställde sig vid svansen och viskade till den i förväg. Sjunde gången kom alltihop på samma gång, och
sittdynorna låg kvar.
## if sport.Soccer
Första försöket sparkade {dino} i gräset. Andra försöket träffade {dino.he} sitt eget ben. Tredje gången kom tån under
bollen, som gick rakt upp, landade på hjässan med ett ljud som en gryta och studsade ända bort till grinden.

– Gör om det där, sa {child}.

– Sparka mig på benet?

– Nicka.

Det svåra var att inte blunda. Man lär sig att blunda som stolpe. Men sjunde gången höll {dino} båda ögonen öppna, och
bollen gick precis dit {child} pekade.
## if sport.Basketball
Att nå upp kunde inte vara svårt för någon som var högre än lyktstolparna. Det svåra var vägen dit. I basket måste man
studsa bollen. Första gången satte {dino} foten bredvid. Andra gången ännu mer bredvid. Då stampade {dino.he} till, av
ilska, och bollen hoppade av sig själv.

– Gör om det där, sa {child}.

Litet stamp, liten studs. Stort stamp, stor studs. Snart dribblade {dino} från grinden till granarna utan att röra
bollen en enda gång.
## if sport.Tennis
Racketen var längre än båda armarna tillsammans. Första försöket slog {dino} i luften. Andra försöket slog {dino.he}
sig på hakan.

– Håll bara still, sa {child} och kastade en boll till.

{dino} höll still. Bollen duttade i racketen, föll ner på andra sidan och blev liggande.

– Gör om det där!

– Jag gjorde ju ingenting.

– Nej. Det heter stoppboll. Folk med långa armar kan nästan aldrig, för de kan inte låta bli att slå.
## if sport.Swimming
Första försöket gick {dino} på bottnen och låtsades. Andra försöket höll {dino.he} huvudet högt som en svan, och då
sjönk baken.

– Ner med ansiktet, sa {child}.

– Då får jag vatten i näsan.

– Inte om du blåser.

{dino} blåste. Luften skulle genom hela kammen, så det tog en bra stund. Och medan huvudet var nere flöt baken upp, av
sig själv.

– Gör om det där! sa {child}.
## if sport.Baseball
Första försöket höll {dino} slagträet i munnen och råkade tugga. Andra försöket höll {dino.he} det med framfoten och
föll på näsan. Vid tredje bollen vände {dino.he} ryggen till, så som baser gör.

Svansen hängde med runt. Längst ut på den satt en klump, stor som en gryta. Det sa klonk, och bollen försvann över
granarna.

– Gör om det där, sa {child}.

Men det är svårt att se en boll med baken. Så {child} räknade: ett, två, nu. Vid åttonde nu satt det.
## if sport.Football
{child} kastade så att bollen snurrade rakt fram. Första gången studsade den på nosen. Andra gången fastnade den på
noshornet och pös lite, så att den fick plåster. Tredje gången flög den över hornen och var borta.

De letade i gräset. De letade i diket.

– Vänd dig om, sa {child}.

Där låg den, bakom kragen, som en bulle i en skål.

– Gör om det där!
## if sport.Gymnastics
{child} visade en kullerbytta. {dino} gjorde efter. Halsen gick runt, men resten stod kvar och väntade på besked.
Andra försöket var en handstående, och då lyfte framfötterna en centimeter.

Då ville {dino} bara ur vägen, backade upp på en omkullfallen tall och blev stående, med alla fyra fötterna på rad.

– Gör om det där, sa {child} och klev upp framför, med armarna rakt ut.

En hals och en svans är ju samma sak som två armar, fast längre. Lutar halsen åt vänster får svansen gå åt höger.
## if sport.Track and Field
Felet var bakbenen. De var dubbelt så långa som frambenen. Första försöket hann baken ikapp huvudet. Andra försöket
hann den om, och {dino} fick syn på sig själv från fel håll. Sedan stod {dino.he} bara och flämtade, med nosen vid
linjen och baken högt i vädret.

– Stå precis så, sa {child} och satte sig bredvid: fingrarna vid linjen, upp med baken. De såg likadana ut. – Det där
är startställning. Folk övar i åratal. Du bor i den.
## if sport.Volleyball
Första försöket lade {dino} foten på bollen, och den kom inte upp förrän {child} grävde. Andra försöket tog {dino.he}
emot den med munnen, vilket är emot reglerna.

Då föll en kotte från granen. {dino} viftade bort den med svansen. Det small, och kotten syntes inte mer.

– Gör om det där, sa {child}. Men på bollen.

{child} slog upp den med fingertopparna. Svansen ven. För tidigt.

– Vänta, sa {child}. Nu!

”Vänta” var det svåra. Svansen var så lång att man måste bestämma sig i god tid. Vid nionde bollen small det mitt på.
## if sport.Hockey
Första försöket åkte {dino} på magen. Andra försöket på ryggen. {Dino.He} åkte långt båda gångerna, så som puckar gör,
men man kan inte svänga på en rygg.

Tredje gången var {dino.he} på väg rakt in i en gran, och då satte {dino.he} ner den stora klon. Skrrr. I isen blev en
fin båge.

– Gör om det där, sa {child}.

Det var som en skridsko, fast medfödd. Sedan fattade {dino} klubban längst ner och övade på en kotte.
## if sport.Golf
Första försöket svängde {dino} puttern, och det var {dino} som flög. Andra försöket knuffade {dino.he} bollen med
nosen, men då syntes inte hålet för bollen. Till sist lade {dino.he} sig ner med kinden mot gräset och suckade.

– Det lutar, sa {dino.he}. Först mot björken. Sedan ångrar det sig.

– Gör om det där, sa {child} och lade sig bredvid.

Det stämde. Nerifrån var gräset backar och dalar. Och svansen på {dino} var lång och styv som en linjal. Kinden ner.
Titta. Upp, vänd dig om, en liten sväng med svansen. Bollen rullade mot björken, ångrade sig och föll i.
## if sport.Dance
– Höger fot, sa {child}.

– Jag har två.

De tog den främre. Två steg åt sidan, stamp, halv snurr. Första försöket trampade {dino} på sin egen svans. Andra
försöket tog halva snurren med sig tre lyktor. {dino} blev så arg att axlarna skakade, och taggarna slog mot varandra:
tacka-tacka-tack.

– Gör om det där, sa {child}.

Tacka-tacka-tack. Det var en takt. Och där snurren skulle vara stod {dino} still och skakade på axlarna i stället,
medan {child} snurrade för båda.

# @kit-lesson2
{child} delade upp det i fyra delar. {dino} kunde alla fyra, men inte efter varandra, för vid den tredje kom svansen
med den första.

– Den är inte olydig, sa {dino}. Den får bara höra allting sist.

De provade att ropa. Då hoppade svansen högt, och tre sittdynor for iväg.

– Den är ju rädd, sa {child}.

Så {child} gick bak och viskade i svansspetsen, lite i förväg varje gång. Vid åttonde försöket kom alla fyra delarna i
ett, och inte en dyna rörde sig.
## if sport.Soccer
{child} lade bollen på en kotte, som på ett fat. Första gången sprang {dino} förbi den och ut bland granarna. Andra
gången flög kotten.

– Du har ju en gryta på huvudet, sa {child}.

– Den är till för att stå emot med.

{child} kastade en hög boll. {dino} blundade, för så gör stolpar, och bollen tog en egen väg in i häcken.

– Titta på den. Ända tills den är framme.

Åttonde gången tittade {dino}. Det lät som en gryta, och bollen hamnade i famnen på {child}.
## if sport.Basketball
{dino} tog bollen med läpparna och släppte den. Det var så högt att de hann höra den komma. Sedan skulle den studsas.
Halsen böjde sig ner, och när den var nere var bollen uppe, och när den var uppe var bollen nere.

Då nös {dino}. Marken hoppade, och bollen hoppade med.

– Det är inte bollen du ska röra, sa {child}. Det är ängen.

Fot, studs. Fot, studs. Snart gick {dino} hela ängen runt, med bollen hoppande bredvid.
## if sport.Tennis
{child} visade en stor sving. {dino} svingade efter, och racketen hamnade högt i en gran. Med armar som korvar är det
svårt att be om den tillbaka.

– Vi gör tvärtom, sa {child}. Jag slår, och du är bara i vägen.

Det kunde {dino}, efter hundra år. Bollen träffade strängarna, tappade lusten och rullade ner på andra sidan.

– Stoppboll, sa {child}. De flesta vill för mycket för att kunna den.
## if sport.Swimming
– Lägg dig på vattnet, sa {child}.

{dino} lade sig, men fötterna stod kvar på bottnen, som på en bro. Andra gången lyfte {dino.he} dem en i taget. När
det inte fanns fler sjönk {dino.he}, sakta, med en förvånad blick kvar ovanför ytan.

– Vad har du kammen till? frågade {child}.

– Att tuta i.

– Tuta under vattnet.

{dino} satte ner ansiktet och tutade. Bubblorna kom i en lång rad, hela ängen brummade, och baken steg som en ö.

– Så där! sa {child}. Fast framåt.
## if sport.Baseball
Den första bollen tog {dino} emot med munnen och lämnade artigt tillbaka. Vid den andra klämde {dino.he} fast
slagträet under hakan. Det blev en fin bugning.

Då kom en fluga bakifrån. Klumpen längst ut på svansen tog den, utan att {dino} vände sig om. Det sa klonk i en gran.

– Med den där, sa {child}.

Svansar har inga ögon, så {child} fick vara ögonen: ett, två, nu. Vid det sjunde sa det klonk, och bollen gick över
granarna.
## if sport.Football
Första passningen satte sig på ett horn, och det pyste. {child} hade plåster i fickan. Vid den andra tog {dino} ett
steg åt sidan, av artighet.

– Den är till dig, sa {child}.

– Ingen har passat till mig förut.

Den tredje seglade över alla tre hornen och fanns sedan inte. {dino} skakade på huvudet. Det skramlade.

– Skaka en gång till!

Den låg bakom kragen, som en sten i en sko.

– Du har en ficka, sa {child}. Det är det ingen annan här som har.
## if sport.Gymnastics
De började med att gå på tå. {dino} gjorde det så att två granar lutade sig undan. Att hjula gick sämre: svansen kom
fram först och tog all plats.

{child} satte sig på en omkullfallen tall för att tänka. {dino} ville också tänka och klev upp, fot för fot. Där stod
{dino.he}, lutade åt vänster, förde svansen åt höger och lutade inte längre.

– Hur gör du? sa {child}.

– Jag har två ändar. De brukar komma överens.

– Det har jag med, sa {child} och sträckte ut armarna.
## if sport.Track and Field
De skulle springa till björken och tillbaka. Första gången kom {dino} till björken och fortsatte, för baken ville
vidare. Andra gången tog baken en genväg, och de möttes på mitten.

– Vi börjar från början, sa {child}. Hur kommer du upp när de har hoppat färdigt?

{dino} lade sig som en häck och reste sig, med baken först, som vanligt, och nosen sist.

– Stopp! Stanna så!

{child} ställde sig likadant, med fingrarna i gräset. – Vet du vad det heter? Startställning. Du kan den redan.
## if sport.Volleyball
{child} slog en boll. {dino} samlade ihop sig för att möta den, och när {dino.he} var samlad hade den legat ner ett
tag. Nästa boll gick likadant.

– Vad har du som är snabbt? sa {child}.

{dino} funderade. Under tiden satte sig en fluga på svansspetsen, och svansen gjorde en vick. Ingen såg den. Alla
hörde den.

– Det där, sa {child}. Men i rätt tid.

Svansen kom för tidigt, och sedan ännu tidigare, och tog en mössa.

– Vänta, sa {child}. Nu!

Tionde gången möttes de, bollen och svansen, mitt i luften.
## if sport.Hockey
{child} åkte baklänges och lockade med en kotte. {dino} kom efter på magen och åkte om. Nästa gång försökte {dino.he}
springa. Benen gick fort framåt, och isen gick lika fort bakåt.

Då satte {dino.he} sig ner och suckade. Den stora klon lade sig på kant. Skrrr. {dino} gled runt i en hel ring,
sittande.

– Res dig och gör likadant, sa {child}. Andra får knyta på sig sådana.

Klubban fick {dino.he} hålla längst ner, för högre upp nådde {dino.he} inte.
## if sport.Golf
Puttern var dubbelt så lång som {dino}. {child} höll i ena änden, {dino} hängde i den andra, och bollen blev kvar.
Sedan klev {dino.he} upp på bollen, som på cirkus, och åkte förbi hålet i god fart.

Efter det behövde {dino.he} ligga en stund, med kinden mot gräset.

– Härifrån är det en dal, sa {dino.he}. Den går mot björken och ångrar sig.

{child} lade sig också. Det var en dal.

– Hur rak är svansen?

Den var som en linjal. Kinden ner. Titta. Upp, vänd dig om, en liten sväng. Bollen gick mot björken, ångrade sig och
ramlade i.
## if sport.Dance
Två steg åt sidan gick bra, åtminstone framtill. Bak dansade {dino} något annat. Vid stampet ramlade en lykta ner, och
den halva snurren blev en hel och en till, för {dino} visste inte var man slutar.

Till slut stod {dino.he} där och var yr, och alla taggarna skallrade: tacka-tacka-tack.

– Hör du? sa {child}.

– Förlåt.

– Nej, det är ju trummor!

Tacka-tacka-tack. Så de delade upp det. {child} tog alla snurrar, och under tiden stod {dino} på stället och skakade
axlarna.

# @kit-swap
{child} rullade fram en stock. Flocken provade den, en i taget. – Den andas inte, sa någon.
## if sport.Soccer
{child} ställde ficklampan där stolpen brukade stå. Flocken gick fram och luktade på den.
## if sport.Basketball
{child} böjde ihop en kvist till en ring, och en allosaurus hängde upp den i en tall. Tallen sa ingenting om saken.
## if sport.Tennis
{child} spände ett rep mellan två granar. Flocken tittade på det länge. – Det är smalt, sa någon.
## if sport.Swimming
{child} släppte i en röd badboll. Den guppade utmärkt. Flocken simmade ett varv runt den, på prov.
## if sport.Baseball
{child} lade en platt sten som andra bas. Den största klev på den, mycket försiktigt, och nickade.
## if sport.Football
{child} stack ner två långa pinnar i marken. En raptor sparkade en kotte emellan, på prov.
## if sport.Gymnastics
{child} klappade på den omkullfallna tallen. Den största satte dit en fot och tryckte. Tallen höll.
## if sport.Track and Field
{child} lade en kvast över två stubbar. Flocken hoppade på prov. – Den suckar inte när man landar på den, sa någon.
## if sport.Volleyball
{child} hängde en filt på ett rep mellan två björkar. En triceratops gick igenom den två gånger innan alla hade
förstått.
## if sport.Hockey
{child} tog upp en puck av gummi ur fickan. Flocken samlades runt den. – Den säger inte aj, sa någon till sist. Det
var en nyhet.
## if sport.Golf
{child} satte en pinne i hålet och trädde ett löv på den. Flocken gick runt den. – Den står bra, sa någon.
## if sport.Dance
{child} visade flocken staketet. Där fanns plats för elva kransar. Det hade ingen sett förut.

# @kit-friend
{Friend} höll reda på vems tur det var. En triceratops sa att det var hans, varje gång.
## if sport.Soccer
{Friend} stod i mål och räddade två skott framifrån och ett bakifrån, på väg ut efter det förra.
## if sport.Basketball
{Friend} vaktade en triceratops och nådde den till knät, men triceratopsen var artig och gick runt.
## if sport.Tennis
{Friend} satt på en stubbe och var domare. – Ut, sa {friend} två gånger, till en som vägde åtta ton. Det var ut.
## if sport.Swimming
{Friend} startade, med två fingrar i munnen. En raptor tjuvstartade två gånger och bad om ursäkt båda.
## if sport.Baseball
{Friend} kastade. En stegosaurus missade tre gånger i rad och bad att få titta på bollen efteråt.
## if sport.Football
{Friend} stoppade en stegosaurus genom att peka på något bakom den. Det fungerade fyra gånger i rad.
## if sport.Gymnastics
{Friend} ropade upp namnen och höll i kritan. En triceratops ville ha på alla fyra fötterna och på hornen.
## if sport.Track and Field
{Friend} sprang första sträckan mot en ankylosaurus och såg sig inte om en enda gång.
## if sport.Volleyball
{Friend} gled på magen och räddade en boll med tre fingrar. Flocken stampade av beundran.
## if sport.Hockey
{Friend} stod i mål med ryggsäcken fram. Två skott fastnade i den.
## if sport.Golf
{Friend} räknade slagen högt. En iguanodon bad om lite lägre.
## if sport.Dance
{Friend} satt på grinden och klappade takten med två ormbunkar.

# @kit-match
De gjorde det en i taget, och kvällens {sport} gick bra ända till {dino's} tur.

Då låg {dino.he} kvar. Av gammal vana hade {dino.he} blivit bänk, och på ryggen hade tre raptorer redan satt sig.

– {dino}! ropade [friend: {child} och {friend} | {child}]. Din tur!

Det namnet hade ingen ropat på en äng förut. {dino} reste sig. Raptorerna hann inte av. De fick följa med, alla tre,
och hålla i sig i sittdynorna, och {dino} gjorde hela saken i ett, precis som de hade övat, och svansen var med från
början.

Raptorerna ville åka en gång till.
## if sport.Soccer
Det stod tre–tre när {child} fick bollen ute på kanten, petade den mellan benen på en triceratops och lyfte in den mot
mål, högt och fint.

Där stod {dino}. Rak i ryggen, armarna utmed sidorna, ögonen hårt stängda. Av gammal vana hade {dino.he} blivit
stolpe.

– {dino}! ropade [friend: {child} och {friend} | {child}].

Det namnet hade ingen ropat på en plan förut. Ena ögat öppnades. Sedan det andra. {dino} tog ett steg och nickade.

Bollen gick förbi målvakten, en diplodocus som ännu höll på att vända på huvudet, och in.
## if sport.Basketball
Det stod tjugo–tjugo. {child} snodde bollen från en raptor, studsade tre steg, vände och passade högt till {dino}, som
stod alldeles intill ringen.

Men av gammal vana stod {dino.he} och gapade. Bollen gick rakt in i munnen. Det sa svupp.

– Poäng! ropade raptorn.

– Till vem? sa triceratopsen. Det visste ingen.

– {dino}, sa {child}. Du är inte korgen längre. Korgen är där.

{dino} såg på ringen i tallen. Den hängde precis lagom högt för någon som var högre än lyktstolparna. Så {dino.he}
lade hakan på kanten och öppnade munnen. Bollen rullade ett varv på ringen. Ett till. Sedan i.
## if sport.Tennis
Det var dubbel, och matchboll. {child} hade en gammal träracket. På andra sidan stod en allosaurus som slog så hårt
att luden lossnade, och nu slog den högt över {child}, bort mot hörnet.

{dino} sprang inte. {Dino.He} blundade och lyssnade. I hundra år hade bollarna susat över {dino.him}, och det går att
höra på suset var de ska ner. Ett steg åt vänster. Racketen ut, så långt armen räckte. Det var inte långt. Det var
precis lagom.

Dutt. Bollen klättrade över repet och lade sig på andra sidan som ett ägg i ett bo. Allosaurusen hade tolv steg dit
och hann elva.
## if sport.Swimming
Det var lagkapp: ut till bollen, runt, och hem igen. {child} simmade först och kom i mål bara en halv svans efter de
andra. Då gled {dino} iväg.

Vid bollen tog det stopp. Av gammal vana ställde {dino.he} sig rakt upp och guppade.

– {dino}! ropade [friend: {child} och {friend} | {child}], men öronen var under vattnet.

Då drog {child} in luft, satte ner ansiktet och ropade där under, så att namnet gick ut som bubblor. Det hade ingen
gjort förut. {dino} lade sig fram. Ett enda andetag, och nosen tog i först. Sedan kom vågen, och badvakten fick lyfta
på fötterna.
## if sport.Baseball
Det var sista inningen och lika. {child} slog lågt mellan två stegosaurusar och hann till tredje. Sedan var det
{dino's} tur. Ett, två, nu: klonk. Bollen blev en prick bredvid månen, och {child} sprang i mål.

{dino} sprang efter, förbi första, fram till andra. Där lade {dino.he} sig. I hundra år hade det varit platsen att
ligga på.

– {dino}! ropade [friend: {child} och {friend} | {child}]. Du ska bara förbi!

Det namnet hade ingen ropat på en plan förut. {dino} såg på stenen. Stenen låg där den skulle och klarade sig bra. Då
reste {dino.he} sig, klev över den, försiktigt, för att inte stampa, och sprang ända hem.
## if sport.Football
Det var sista försöket och tjugo steg kvar. {child} backade och såg {dino} springa: fem steg fram, två åt sidan.
Bollen snurrade över alla armar som räckte upp sig och föll ner bakom kragen.

Sedan visste ingen var den var. Tyrannosaurusen tittade under stegosaurusen. Stegosaurusen lyfte på fötterna, en i
taget. Till och med {dino} letade.

– {dino}! ropade [friend: {child} och {friend} | {child}]. Du har den! Spring!

Det namnet hade ingen ropat på en plan förut. {dino} sprang, mitt igenom allihop, för de stod ju med nosen i gräset.
På andra sidan linjen skakade {dino.he} på huvudet, och ut rullade bollen med plåstret uppåt.
## if sport.Gymnastics
Sist var det par. {child} gick först ut på stammen: fyra steg, en vändning på tå, ett hopp. Så kom {dino} efter, och
då började stammen gunga. {child's} armar for åt alla håll. Flocken drog efter andan.

Men ingen visste mer än {dino} om att vara bom. I hundra år hade {dino.he} känt på ryggen när någon var på väg att
ramla. Så svansen lade sig intill, lugnt, som ett räcke. {child} tog i den och stod rak.

Sedan gick de hela vägen, hälen mot tån, fyra fötter efter två, och hoppade ner på samma gång. Den landningen missade
ingen. Domarna höll upp alla tår de hade och ramlade omkull.
## if sport.Track and Field
Det var stafett. {child} sprang mot en gallimimus, som hör till det snabbaste som har funnits, tog kurvan längst in
och var bara fyra steg efter vid växlingen.

Där låg {dino}, tvärs över banan. Av gammal vana hade {dino.he} blivit häck.

– {dino}! ropade [friend: {child} och {friend} | {child}].

Det namnet hade ingen ropat på en bana förut. {dino} kom upp: först baken, högt, medan nosen ännu var kvar vid linjen.
Det var startställningen, av sig själv. {child} stack pinnen mellan tänderna på {dino.him}.

Plåtarna slog som segel. Baken var på väg om, men målet kom först. {dino} vann med en nos, och baken kom tvåa.
## if sport.Volleyball
Det stod fjorton–fjorton. En tyrannosaurus servade med pannan. {child} sjönk ner på knä och fick in underarmarna under
bollen. Upp for den, högt och rakt.

Men av gammal vana hade {dino} lagt svansen runt granen, och nu satt den fast.

– Vänta, sa {child}. Vänta. Nu!

{dino} tog i. Svansen kom. Granen kom också, med rötter och allt, och tog bollen mitt på. Den låg i gräset på andra
sidan innan smällen hördes. Tyrannosaurusen räckte upp sina små armar en stund efteråt, för ordningens skull.

– Det står ingenting om granar i reglerna, sa {child}, och så planterade de tillbaka den.
## if sport.Hockey
Det stod två–två. {child} hade en krokig gren till klubba, fintade en ankylosaurus och passade. Pucken kom, alla
klubbor lyftes, och {dino} rullade ihop sig. Av gammal vana, trodde alla.

Runt, runt gick det, bort mot vänstra hörnet, och hela flocken åkte efter, så som de hade gjort i hundra år.
Målvakten, en brachiosaurus, lade ner halsen för att ta emot.

Bara den riktiga pucken låg kvar, framför {child}.

Då stack det ut en klo ur fjäderbollen. Skrrr, en båge, runt alla benen och tillbaka. {dino} tittade upp, fattade
klubban längst ner och slog till. Mellan brachiosaurusens ben fanns det gott om plats, och där gick den in.
## if sport.Golf
Flocken slog ut med trädstammar. Vid sista hålet stod det lika. {child} slog mjukt med en krokig gren: över diket, en
studs, sex steg från hålet. Resten var {dino's}.

Men {dino} stod i hålet bredvid pinnen och höll upp ett löv. Av gammal vana hade {dino.he} blivit flagga.

– {dino}! ropade [friend: {child} och {friend} | {child}].

Det namnet hade ingen ropat på ett gräs förut. {dino} släppte lövet och sprang. Kinden ner. Titta. Vänd. Svansen
svängde.

Bollen gick mot björken, ångrade sig, kom fram till kanten och stannade. Alla elva tog ett steg fram för att se
bättre, så att marken hoppade till. Plopp, sa hålet.
## if sport.Dance
Men när dansen skulle börja stod alla längs kanten. Ingen ville vara först. Flocken var så stor, och ängen så tom.
Några tittade på sina tår.

Då gick {child} ut i mitten. Två steg åt sidan, stamp, halv snurr. Vid staketet stod {dino}, alldeles stilla. Elva
hade glömt sig och hängt kransarna där de brukade.

– {dino}! ropade [friend: {child} och {friend} | {child}].

Det namnet hade ingen ropat på en dans förut. {dino} kom. Två steg, stamp. Axlarna. Tacka-tacka-tack! Kransarna flög
åt alla håll. En landade på nosen på en tyrannosaurus, som började gunga lite.

Sedan gungade triceratopsen. Sedan svängde elva svansar åt samma håll, och hela ängen gick i takt.

# @kit-offer
– Jag kan vara bänk ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Soccer
– Jag kan vara stolpe ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Basketball
– Jag kan vara korg ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Tennis / sport.Volleyball
– Jag kan vara nät ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Swimming
– Jag kan vara boj ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Baseball
– Jag kan vara bas ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Football
– Jag kan vara mål ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Gymnastics
– Jag kan vara bom ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Track and Field
– Jag kan vara häck ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Hockey
– Jag kan vara puck ett tag, sa den största till slut. De andra såg på isen och sa att det nog inte behövdes.
## if sport.Golf
– Jag kan vara flagga ett tag, sa den största till slut. Jag är ändå trött i fötterna.
## if sport.Dance
– Jag kan vara hängare ett tag, sa den största till slut. Jag är ändå trött i fötterna.

# @kit-after
Den lade sig, och de andra satte sig på rad.
## if sport.Soccer
Den blev en alldeles för bred stolpe, men det sa ingen.
## if sport.Basketball
Den satte sig under tallen och gapade, och när ingen kastade passade den på att gäspa.
## if sport.Tennis
Den lade sig tvärs över ängen och tittade upp. – Så mycket himmel, sa den.
## if sport.Swimming
Den lade sig bredvid badbollen. Vattnet steg till grindens andra bräda.
## if sport.Baseball
Den lade sig bredvid stenen. – Kliv på, bara, sa den.
## if sport.Football
Den räckte upp båda armarna. De var olika långa, så man fick sikta lite åt granarna.
## if sport.Gymnastics
Den lade sig längs ängen, och {dino} gick över, med hälen mot tån. – Säg till om jag är tung.
## if sport.Track and Field
Den lade sig tvärs över banan. Man fick klättra i stället för att hoppa, men man fick hjälp ner.
## if sport.Volleyball
Den tog tag i båda björkarna. – Är jag rak? frågade den.
## if sport.Hockey
Så den blev sarg i stället, och sedan åkte ingen av isen.
## if sport.Golf
Den ställde sig vid hålet med en hel björk i famnen. Den syntes bra.
## if sport.Dance
Den ställde sig vid grinden med allas kransar över armen och gungade bara lite, i knäna.

# @kit-home
, och svansen kom lite senare
## if sport.Soccer
, ungefär som en häst som försöker gå på tå
## if sport.Basketball
, som satte ner varje fot så som man sätter ner en soffa när någon sover
## if sport.Tennis
och höll i racketen ända dit
## if sport.Swimming
och droppade från kammen
## if sport.Baseball
, med svansen högt, för att inte riva några staket
## if sport.Football
och kände efter bakom kragen en extra gång
## if sport.Gymnastics
, med hälen mot tån hela vägen
## if sport.Track and Field
, sakta, med baken sist
## if sport.Volleyball
, och svansen kom en stund senare
## if sport.Hockey
, och klon kvittrade mot isen
## if sport.Golf
, tre skutt på varje steg
## if sport.Dance
, två steg och ett stamp, två steg och ett stamp
