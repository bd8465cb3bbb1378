title: Vi väntar in
title: Tåget som alltid var försenat
title: En halv minut
guest conductor: Märta (hon), Vera (hon)
guest ragnar: Ragnar (han), Evert (han)
guest klara: Klara (hon), Asta (hon)
guest minder: Birger (han), Lennart (han)

% {conductor} är konduktör, {ragnar} kör tåget. Den som barnet reser med: {@a}.

# always-late
Tåget till Lillhult var rött, hade två vagnar och var alltid försenat. Det berodde på {conductor}.

{Conductor} var konduktör. Hon hade visselpipa och stor väska, och så fort någon kom gående långt där borta på vägen ställde hon sig i dörren, höll upp handen och ropade:

”Vi väntar in!”

{child} satt på första sätet med [adult: {adult} | {minder}, som bodde i porten bredvid]. {Child.He} var {age} och älskade tåg, men i dag var det bråttom. De måste hinna med bussen i Lillhult. Det var sista bussen hem[city:  till {city}][elder: , och där väntade {elder}[elder2:  och {elder2}] med maten][pet & !pet.dog: , och där väntade {pet}].[friend:  Mitt emot satt {friend}, {child.his} bästa vän, och tittade på klockan.]

”Klara för avgång!” hördes det ur högtalaren. ”Tiden går!”

Det var lokföraren {ragnar}. Han satt längst fram bakom en stängd dörr, och ingen hade någonsin sett honom.

”Vi väntar in!” ropade {conductor}.

# cake-and-hedgehogs
En farbror kom med två resväskor. En gumma som hette {klara} kom med en tårta, och hon gick mycket försiktigt.

”Tiden går!” sa {ragnar}.

”Vi väntar in!”

Nu var det tomt på vägen. {child} andades ut. Då höll {conductor} upp handen igen.

”Vad är det nu?” sa {child}.

{Conductor} pekade. Över spåret framför tåget gick en igelkott, och bakom den fyra små.

”Vi väntar in”, viskade {conductor}.

# half-a-minute
Till slut rullade tåget. Men det stannade vid Björke, och det stannade vid Kvarnen, och överallt fanns det någon som sprang[school: , i Björke en fröken från {school}][sport: , vid Kvarnen ett helt lag som skulle {play sport}].

”Varför väntar du på alla?” frågade {child}. ”Vi blir ju sena!”

{Conductor} satte sig på armstödet.

”När jag var {age}”, sa hon, ”missade jag tåget med en halv minut. De såg mig. Jag sprang allt vad jag kunde, och de såg mig genom fönstret, och de åkte ändå. Då tänkte jag: när jag blir stor ska jag bli den som väntar.”

# norrbo
I Norrbo stod en ung pappa med barnvagn och kunde inte komma upp för trappan.

”Håll den här”, sa {conductor}, gav {child} sin visselpipa och hoppade ner på perrongen. Hon lyfte upp vagnen. Hon lyfte upp skötväskan. Sedan sprang hon tillbaka efter nallen, som hade ramlat vid bänken.

Då stängdes dörrarna.

”Tiden går!” sa högtalaren, och tåget började rulla.

# rolling
”{Conductor}!” skrek {child}.

{Child.He} tryckte näsan mot rutan. Där kom hon springande, med nallen i handen och väskan studsande på magen. Hon sprang allt vad hon kunde. {child} såg henne. Hon såg att {child} såg henne.

Och tåget åkte ändå.

Alla i vagnen ropade. ”Stopp! Stanna! {Conductor}!” Gumman bankade på fönstret[friend: , {friend} bankade bredvid] och barnet i vagnen skrek[pet.dog: , och hunden {pet} skällde under sätet]. Men {ragnar} satt bakom sin dörr, där det dundrade av motorn[music:  och av {music}], och hörde ingenting.

{child} kände att {child.he} höll i något. Det var runt och kallt.

# the-whistle
{Child.He} rusade fram till {ragnar's} dörr[athlete:  som om {athlete} var efter {child.him}], drog in all luft som fanns och blåste.

PRIIIIIIIT!

PRIIIIIIIT!

Bromsarna gnisslade. Resväskorna for framåt. Tårtan for också framåt, men den hann gumman {klara} fånga. Tåget stod stilla. Och för första gången någonsin öppnades dörren längst fram. Där stod {ragnar}. Han var liten och rund och hade sneda glasögon.

”Vem blåser?” sa han. ”Bara {conductor} får blåsa! Tiden går!”

# hand-up
{child} ställde sig bredbent i gången. Hjärtat slog så att det hördes i öronen. {Child.He} höll upp handen.

”VI VÄNTAR IN!” sa {child}.

”Vilka då?”

”{Conductor}!”

{Ragnar} tittade ut genom fönstret. Långt bort, på grusvägen bredvid spåret, kom något litet och blått med en nalle i handen.

{Ragnar} blev alldeles vit.

”Har jag åkt ifrån {conductor}?” sa han.

# they-waited
Sedan sa han inget mer om tiden. Han öppnade alla dörrar. De stod där allihop, farbrorn, gumman, pappan med barnet, och {child} längst fram med handen uppe. {Conductor} kom närmare och närmare. Hon hade kunnat gå nu. Men hon sprang, för hon såg att de väntade.

När {child} drog upp henne för trappsteget var hon så andfådd att hon bara kunde nicka. Hon nickade länge. Sedan snöt hon sig.

”En halv minut”, sa hon. ”Och ni väntade.”

# with-a-ruler
Det blev tårta på tåget. Gumman {klara} skar upp den med {ragnar's} linjal. Och hela sista biten, i varenda kurva, fick {child} blåsa.

Men när de kom fram till Lillhult var det nästan mörkt. {child} höll {@a} hårt i handen. Bussen måste ha gått för länge sedan.

De rundade stationshuset.

# the-bus
Där stod bussen. Den stod med lamporna tända och dörren öppen, och inne var det gult och varmt.

”Jag hörde någon blåsa”, sa busschauffören. ”Det hördes ända hit. Så jag väntade in.”

{child} klev upp och satte sig längst fram, bredvid {@a}, och fick en halsduk om sig.

”Ska vi vänta in någon mer?” frågade chauffören.

{child} vände sig om mot perrongen. Där stod {conductor} och vinkade med hela armen.

”Nej”, sa {child} och lutade sig tillbaka. ”Nu är alla med.”

# @a
{minder}
## if adult
{adult}
