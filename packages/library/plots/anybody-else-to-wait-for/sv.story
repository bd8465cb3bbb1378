title: Vi väntar in
title: Tåget som alltid var försenat
title: En halv minut
guest conductor: Märta (hon), Vera (hon)
guest ragnar: Ragnar (han), Evert (han)
guest klara: Klara (hon), Asta (hon)
guest minder: Birger (han), Lennart (han)

% {klara} är mor- eller farföräldern för den som har kryssat en sådan. En hund ligger under sätet och vill ha det som är i väskan, en katt sitter i korg och vill ha tårtan.
% {conductor} är konduktör, {ragnar} kör tåget. Den som barnet reser med: {@a}.

# always-late
Tåget till Lillhult var rött, hade två vagnar och var alltid försenat. Det berodde på {conductor}.

{Conductor} var konduktör. Hon hade visselpipa och stor väska, och så fort någon kom gående långt där borta på vägen ställde hon sig i dörren, höll upp handen och ropade:

”Vi väntar in!”

{child} satt på första sätet med [adult: {adult} | {minder}, som bodde i porten bredvid]. {Child.He} var {age} och älskade tåg, men i dag var det bråttom. De måste hinna med bussen i Lillhult. Det var sista bussen hem[city:  till {city}][elder2: , och där väntade {elder2} med maten][pet.other: , och där väntade {pet}].[elder:  Och {elder} hade inte kommit än.][friend:  Mitt emot satt {friend}[!friend.known: , {child.his} bästa vän,] och tittade på klockan.][pet.dog:  Under sätet låg {pet}[!pet.known: , {child's} hund,] och tittade på {conductor's} väska, som luktade korv.][pet.cat:  I en korg bredvid satt {pet}[!pet.known: , {child's} katt].]

”Klara för avgång!” hördes det ur högtalaren. ”Tiden går!”

Det var lokföraren {ragnar}. Han satt längst fram bakom en stängd dörr, och ingen hade någonsin sett honom.

”Vi väntar in!” ropade {conductor}.

# cake-and-hedgehogs
En farbror kom med två resväskor. [elder: {Elder} kom med en tårta och gick mycket försiktigt. | En gumma som hette {klara} kom med en tårta, och hon gick mycket försiktigt.]

”Tiden går!” sa {ragnar}.

”Vi väntar in!”

[pet.cat: När tårtan bars förbi kom det ut en tass ur {pet's} korg.

]Nu var det tomt på vägen. {child} andades ut. Då höll {conductor} upp handen igen.

”Vad är det nu?” sa {child}.[friend: 

”Fyra minuter sena”, sa {friend}.]

{Conductor} pekade. [pet.dog / pet.cat: {Pet} hade redan sett. ] Över spåret framför tåget gick en igelkott, och bakom den fyra små.

”Vi väntar in”, viskade {conductor}.

# half-a-minute
Till slut rullade tåget[elder: , med tårtan i {elder's} knä]. Men det stannade vid Björke, och det stannade vid Kvarnen, och överallt fanns det någon som sprang[school: , i Björke en fröken från {school}][sport: , vid Kvarnen ett helt lag som skulle {play sport}].

”Varför väntar du på alla?” frågade {child}. ”Vi blir ju sena!”[friend: 

”Nio minuter”, sa {friend}.]

{Conductor} satte sig på armstödet.

”När jag var {age}”, sa hon, ”missade jag tåget med en halv minut. De såg mig. Jag sprang allt vad jag kunde, och de såg mig genom fönstret, och de åkte ändå. Då tänkte jag: när jag blir stor ska jag bli den som väntar.”

# norrbo
I Norrbo stod en ung pappa med barnvagn och kunde inte komma upp för trappan.

”Håll den här”, sa {conductor}, gav {child} sin visselpipa och hoppade ner på perrongen. Hon lyfte upp vagnen. Hon lyfte upp skötväskan. Sedan sprang hon tillbaka efter nallen, som hade ramlat vid bänken.

Då stängdes dörrarna.[pet.dog:  {Pet} reste sig och skällde. Korven var där ute.][pet.cat:  {Pet} satte sig upp i korgen.]

”Tiden går!” sa högtalaren, och tåget började rulla.

# rolling
”{Conductor}!” skrek {child}.

[pet.dog: {child} och {pet} tryckte näsorna | {Child.He} tryckte näsan] mot rutan. Där kom {conductor} springande, med nallen i handen och väskan studsande på magen. Hon sprang allt vad hon kunde. {child} såg henne. Hon såg att {child} såg henne.

Och tåget åkte ändå.

Alla i vagnen ropade. ”Stopp! Stanna! {Conductor}!” [elder: {Elder} | Gumman] bankade på fönstret[friend: , {friend} bankade bredvid] och barnet i vagnen skrek[pet.dog: , och {pet} ylade][pet.cat: , och det gjorde {pet} också]. Men {ragnar} satt bakom sin dörr, där det dundrade av motorn[music:  och av {music}], och hörde ingenting.

{child} kände att {child.he} höll i något. Det var runt och kallt.

# the-whistle
{Child.He} rusade fram till {ragnar's} dörr[athlete:  som om {athlete} var efter {child.him}], drog in all luft som fanns och blåste.

PRIIIIIIIT!

PRIIIIIIIT!

Bromsarna gnisslade. Resväskorna for framåt. Tårtan for också framåt, men den hann [elder: {elder} | gumman {klara}] fånga[pet.cat: , en centimeter från {pet's} tass]. Tåget stod stilla. Och för första gången någonsin öppnades dörren längst fram. Där stod {ragnar}. Han var liten och rund och hade sneda glasögon.

”Vem blåser?” sa han. ”Bara {conductor} får blåsa! Tiden går!”

# hand-up
{child} ställde sig bredbent i gången. Hjärtat slog så att det hördes i öronen. {Child.He} höll upp handen.

”VI VÄNTAR IN!” sa {child}.

”Vilka då?”

”{Conductor}!”

[friend: {Friend} pekade, och {ragnar} | {Ragnar}] tittade ut genom fönstret. Långt bort, på grusvägen bredvid spåret, kom något litet och blått med en nalle i handen.

{Ragnar} blev alldeles vit.

”Har jag åkt ifrån {conductor}?” sa han.

# they-waited
Sedan sa han inget mer om tiden. Han öppnade alla dörrar. De stod där allihop, farbrorn, [elder: {elder} | gumman], pappan med barnet, [friend: {friend}, som hade glömt klockan, ][pet.dog: {pet} med viftande svans, ]och {child} längst fram med handen uppe. {Conductor} kom närmare och närmare. Hon hade kunnat gå nu. Men hon sprang, för hon såg att de väntade.

När {child} drog upp henne för trappsteget var hon så andfådd att hon bara kunde nicka. Hon nickade länge. Sedan snöt hon sig.

”En halv minut”, sa hon. ”Och ni väntade.”

# with-a-ruler
Det blev tårta på tåget. [elder: {Elder} | Gumman {klara}] skar upp den med {ragnar's} linjal[pet.dog: , och {pet} fick korven][pet.cat: , och {pet} slickade linjalen]. Och hela sista biten, i varenda kurva, fick {child} blåsa.

Men när de kom fram till Lillhult var det nästan mörkt. {child} höll {@a} hårt i handen. [friend: ”Den har gått”, sa {friend}. | Bussen måste ha gått för länge sedan.]

De rundade stationshuset.

# the-bus
Där stod bussen. Den stod med lamporna tända och dörren öppen, och inne var det gult och varmt.

”Jag hörde någon blåsa”, sa busschauffören. ”Det hördes ända hit. Så jag väntade in.”

{child} klev upp och satte sig längst fram, [friend: mellan {friend} och {@a} | bredvid {@a}][pet.dog: , med {pet} på allas fötter][pet.cat: , med {pet} sovande i korgen], och fick [elder: {elder's}|en] halsduk om sig.

”Ska vi vänta in någon mer?” frågade chauffören.

{child} vände sig om mot perrongen. Där stod {conductor} och vinkade med hela armen.

”Nej”, sa {child} och lutade sig tillbaka. ”Nu är alla med.”

# @a
{minder}
## if adult
{adult}
