title: Riddaren som kom om kaninen
title: Den oförskräckte
guest friend: Farah (hon), Melker (han)
guest knight: Folke (han), Birger (han)
guest rabbit: Nappe (han), Skorpan (han)
guest keeper: fru Ask (hon), fru Dahl (hon)
guest minder: Josefin (hon), Hedda (hon)

# a-glove
Tio över åtta en torsdagskväll[city:  {in city}] knackade någon på {child's} köksdörr med något som lät som en kastrull.

Det var en handske, men inte av ull. Det var en järnhandske, och inuti den satt det en riddare.

”God afton”, sa riddaren. Han var grå överallt, grå som gammal sten, och i armvecket växte det mossa. ”Jag är herr {Knight} till Nedre Paddeboda. Jag har kommit för att slåss med er kanin.”

{child} såg på {friend}. {Friend} var {child's} bästa vän och hjälpte till med redovisningen i historia. {Friend.He} lade ifrån sig sin rostade macka.

”Du är från kyrkan”, sa {friend}. ”Det är du som ligger på graven. Vi gör vårt arbete om dig.”

”Jag har legat där i sjuhundra år”, sa herr {Knight}, ”och inte fått en blund i ögonen. Var är odjuret?”

# the-beast
[pet.dog: {Pet} skällde bakom dörren till hallen. ”Snäll hund”, sa herr {Knight}, som inte var det minsta rädd för hundar.

][pet.cat: {Pet} tittade ner från kylskåpet. ”God afton, kisse”, sa herr {Knight}, som inte var det minsta rädd för katter.

][pet.other: ”Inte {Pet}”, sa {child} snabbt. ”Jag har inget otalt med {Pet}”, sa herr {Knight}.

]Odjuret satt under köksbordet och åt upp kartongen till ett flingpaket. {Rabbit} bodde annars hos {keeper} i huset bredvid, och {child} hade hand om honom i två veckor. Han var liten och brun, och det ena örat hade aldrig kunnat bestämma sig.

Herr {Knight} böjde sig ner så att det knakade, och han bleknade, vilket inte är lätt när man är av sten. ”Det är densamme”, flämtade han. ”Se på ögat. Där finns ingen nåd.”

”Han heter {Rabbit}”, sa {child}.

”Ja, det kan man tänka sig.”

# the-ditch
”Herr {Knight}”, sa {friend} med den röst man har till nervösa hundar, ”vad var det egentligen som hände med dig och en kanin?”

Riddaren satte sig på trappstegspallen, och då kom det, rostigt av att ha väntat så länge.

Han hade varit nitton år. Det var hans första slag. Han hade ridit ut i gryningen med alla sina vänner, under sång, och en bit bort på vägen hade en kanin hoppat upp mitt framför hästen. Herr {Knight} hamnade i diket.[athlete:  (”Där hade till och med {athlete} ramlat av”, sa {friend} vänligt.)] När han lyfte på huvudet satt kaninen på dikeskanten och tittade på honom, och bakom kullen hördes trumpeterna.

”Och jag sprang”, sa herr {Knight}. ”Inte till trumpeterna. Jag sprang hem. Jag sa att jag hade blivit överfallen. Inom en vecka hade det blivit en varg, och när jag dog var det en drake, och så högg de in Den oförskräckte på min grav. Under det har jag legat sedan dess.” Med ett ljud som när man tömmer ett lass grus drog han sitt svärd. Det hade nötts genom åren och var nu ungefär så stort som en smörkniv. ”Så jag ska slåss med honom och vinna, och sedan går det kanske över.”

# i-ran-as-well
I köket hördes bara kartongen[music:  och {music} på radion, mycket lågt].[pet.dog:  Bakom dörren suckade {Pet}.][pet.cat:  Uppe på kylskåpet tvättade {Pet} en tass.]

{child} hade inte tänkt säga något. Men {child.he} hade också legat under något, sedan i tisdags.

”Jag sprang också”, sa {child}.

{Friend} vände sig om och såg på {child.him}.

”I tisdags. Min redovisning. Du var hos tandläkaren. Jag ställde mig där framme och öppnade munnen, och det kom ingenting. Så jag sa att jag mådde illa och sprang ut. Jag mådde inte illa. Jag satt bland jackorna[sport: , bredvid väskorna till {sport}].” {child} drog ner ärmarna över händerna. ”Jag ska göra om det i morgon, och jag har sagt till [adult: {adult} | {minder}] att det gick jättebra.”

”Du sa till mig att det gick jättebra”, sa {friend}.

”Jag vet.”

”Jag hade kommit och suttit bland jackorna”, sa {friend}. ”Med chips.”

”Och finns det”, frågade herr {Knight} ödmjukt, ”någon bot?”

# he-challenges-me
Ingen hann svara, för nu hade {rabbit} ätit upp paketet. Han satte sig mitt på golvet och tittade på riddaren.

”Han utmanar mig!” skrek herr {Knight}. Små bitar lossnade från hans knän.

”Spring inte”, sa {child}. ”Och slåss inte heller. Stå bara kvar. Han tittar bara. Jag tror att den där andra också bara tittade.”

”Det är oerhört svårt.”

”Jag vet. Jag ställer mig bredvid.”

{child} gick dit och ställde sig, och {friend} ställde sig på andra sidan.

# the-flop
{Rabbit} skuttade fram och nosade på den ena järnfoten. Och så, helt plötsligt, föll han omkull, duns, tvärs över den, med benen rakt ut och ögonen halvslutna.

”Jag har dödat honom!” jämrade sig herr {Knight}.

”Han har bara slängt sig”, sa {friend}. ”De gör så. En kanin är rädd för nästan allting, hela dagarna. Han lägger sig bara så där om han är säker på att det inte finns något att vara rädd för.”

”Han har aldrig gjort det för mig”, sa {child}.

Herr {Knight} stirrade på den lilla varma sidan som höjdes och sänktes. Något rann nerför kinden på honom och lämnade en ren rand.

”Rädd hela dagarna”, sa han. ”Och stiger upp på morgonen ändå. Då är han ju modigare än vi allihop.”

# toast
Dörren gick upp, och [adult: {adult} | {minder}, som var hos dem på torsdagarna,] kom in med tvätten. [adult: {adult.He} | Hon] såg på riddaren, och på gruset på det rena golvet.

”Jag tänker inte fråga”, sa [adult: {adult} | {minder}]. ”Ska han ha en rostad macka?”

Det skulle han. Han åt fyra[pet.dog: , och när {rabbit} satt i sin bur igen blev {Pet} insläppt och fick kanterna][pet.cat: , och när {rabbit} satt i sin bur igen kom {Pet} ner och satte sig på den andra foten, för rättvisans skull][pet.other: , och {Pet} blev presenterad för honom på riktigt]. Innan han gick tog {child} ett djupt andetag och berättade för [adult: {adult} | {minder}] om i tisdags[elder: , och sedan för {elder}[elder2:  och {elder2}], i telefon, för övningens skull]. [adult: {Adult} | {Minder}] lade armen om {child.him} och lät den ligga kvar tills det var slut på mackorna.

# on-friday
På fredagen ställde sig {child} framför hela klassen[school:  {at school}]. Munnen var tom. {child} stod kvar. På första raden tog {friend} av sig jackan, utan ett ord, och hängde den över huvudet.

{child} skrattade, och där var orden, precis bakom skrattet. ”Det här handlar om en riddare”, sa {child.he}, ”som var rädd för en kanin.” De lyssnade ända till slutet.

# the-church
Efteråt gick de till kyrkan[elder: , tillsammans med {elder},] för att berätta. Herr {Knight} låg på sin gamla plats, och man såg med en gång att han äntligen hade fått sin blund. Munnen hade öppnat sig lite. Någon hade skrapat bort Den oförskräckte med något som liknade en smörkniv och skrivit {Knight} i stället.

Och vid hans fötter, där andra riddare har ett lejon, låg en liten kanin av sten, utslängd på sidan. Det ena örat hade aldrig kunnat bestämma sig.
