title: Så högt jag når
title: Sura Generalen och Havet
title: Nu är det din tur
guest elder: farmor (hon), mormor (hon)

% {Elder} är torr och lite kavat. Kartan läses som ett farligt dokument. De sista raderna är lugna och låga.
% En regel: kartan är ritad av någon i {child's} storlek, och stämmer bara för den som är så stor.

# curtains
”På vinden finns det ingenting”, sa {elder}. ”Bara gardiner. Och en mus, men den är tråkig.”

{child} gick upp ändå. Och {elder.short} hade rätt, det fanns mest gardiner. Men i fållen på en gul gardin var det något som prasslade. {child} petade ut det med lillfingret. Det var ett brunt papper, och överst stod det med sneda bokstäver:

”Skattkarta. Livsfarlig.”

# such-writing
”Kom!” skrek {child}. ”Kom, kom, kom!”

{Elder.short} kom uppför stegen och pustade. {Elder.He} höll papperet långt ifrån sig, för glasögonen låg i köket.

”En sådan handstil”, sa {elder.he}. ”Det ser ut som om musen har skrivit. Läs du.”

[pet.dog: Nedanför stegen satt {pet}[!pet.known: , {child's} hund]. {Pet.He} fick inte gå på stegar, så {pet.he} skällde ibland för att höra om de levde.][pet.cat: Uppför stegen kom också {pet}[!pet.known: , {child's} katt]. {Pet.He} trodde inte alls att musen var tråkig.][pet.other: {Pet} fick vara nere i köket. Det var varken gardiner eller möss något för.]

# general
”Börja vid Sura Generalen”, läste {child}. ”Vem är det?”

”Det är väl skorstenen”, sa {elder.short}. ”Med den näsan.”

{child} tittade på skorstenen. En tegelsten stack ut på mitten. Den hade faktiskt en näsa, och den såg faktiskt sur ut.

”Hur visste du det?”

”Ja”, sa {elder.short} och rynkade pannan. ”Hur visste jag det?”

# seventeen-steps
”Gå sjutton steg till Havet”, läste {child}.

{Elder.short} gick först. {Elder.He} gick sjutton steg och slog pannan i väggen.

”Då är Havet hos grannen”, sa {elder.he}.

Men när {child} gick sjutton steg stannade {child.he} precis vid en trasmatta. Den var blå, med vita ränder som skum.

”Hoppa över på ett ben”, läste {child.he}. ”Blöt inte ner dig.”

{child} hoppade[athlete: , nästan som {athlete}].[sport:  Det var lättare än att {play sport}.] {Elder.short} klev mitt i.

”Nu blev du blöt”, sa {child}.

”Bara om strumporna”, sa {elder.short}.

# under-the-bear
Sedan skulle de krypa under Björnen. Det var en gammal päls på en galge, och den luktade malkulor och morrade inte. {child} kom under hur lätt som helst. Efter {child.him} kom {elder.short}, och det knakade.

”Det är golvet”, sa {elder.short}.

”Det är dina knän”, sa {child}. ”Titta!”

På bjälken bakom Björnen, långt ner, hade någon ristat med en spik. ”Min björn. Rör ej. {Age} år.”

# in-my-size
{Elder.short} drog med fingret längs bokstäverna. Sedan satte {elder.he} sig på golvet, mitt i dammet.

”Jag bröt av två spikar på det där”, sa {elder.he}. ”Det är ju jag. Vi hade just flyttat hit. Det var så långt till alla[city: , och ännu längre till {city}]. Hela den sommaren hade jag ingen att leka med, så jag gömde en skatt åt den som jag skulle ha lekt med.”

”Vem var det?”

”Det visste jag inte. Jag hoppades bara att det var någon i min storlek.”

Musen prasslade till någonstans och slutade igen. {child} satte sig bredvid, så att deras armar tog i varandra.

”Vad är det för skatt?” frågade {child.he}.

”Det har jag glömt. Vad står det sist?”

”Vid fönstret”, läste {child}. ”Så högt jag når.”

# too-high
{Elder.short} kom på fötter. {Elder.He} gick till fönstret, sträckte upp armen och kände längs väggen. {Elder.He} hittade en spindel. {Elder.He} sträckte upp andra armen och hittade spindelns fru.

”Nej”, sa {elder.he}. ”Den är borta. Det är sextio år sedan, {child}. Det var kanske någon som …”

”Du når för högt”, sa {child}.

”Vad säger du?”

”Du har vuxit. Det är därför du gick in i väggen också. Flytta på dig!”

# as-high
{child} ställde sig med ryggen rak. {Child.He} ställde sig på tå. {Child.He} sträckte upp handen så högt {child.he} nådde, inte en millimeter högre, och precis där fingertopparna tog slut fanns det ett hål mellan två brädor. I hålet stod en plåtburk.

”Jag är i din storlek!” sa {child}.

”Ja”, sa {elder.short}. ”Det är du verkligen.”

# your-turn
De öppnade burken i det sista ljuset från fönstret. Där låg en glaskula.[friend:  ”Den ska {friend} få”, sa {child}[!friend.known: , för {friend.he} var {child's} bästa vän].] Där låg en sockerbit, som var grå, och där låg ett rutat papper, vikt i fyra. {child} vek upp det.

Mitt på papperet, i en alldeles egen ruta, stod ett kryss. Och längst ner stod det: ”Nu är det din tur.”

”Luffarschack”, viskade {elder.short}. ”Jag började. Jag hade ju ingen att …”

{Elder.He} snöt sig i den gula gardinen. Sedan tog {elder.he} fram sin korsordspenna ur koftans ficka och gav den till {child}. {child} tänkte noga.[school:  Luffarschack spelade de {at school} också, när det regnade.] Så ritade {child.he} en ring, tätt intill krysset.

”Din tur, {elder.short}.”

”Det var på tiden”, sa {elder.short}. ”Vad du tänkte länge.”

”Jag var inte född!”

”Nå”, sa {elder.short}. ”Det får väl gälla.”

# i-went-round
De spelade under middagen. De spelade medan {child} borstade tänderna.[elder2:  {Elder2} tittade på och sa inte vad {elder2.he} skulle ha gjort, fast det hördes.] Det var mörkt ute när {child} låg i kökssoffan, och {elder.short} satt på kanten med papperet i knät och lampan tänd.[music:  {Elder.He} nynnade på {@song}.] {child} hade tre ringar i rad åt ena hållet och tre åt det andra.

”Hm”, sa {elder.short}. ”Här måste jag tänka.”

”I sextio år?”

”Till frukost.”

{Elder.short} stoppade om täcket och lade papperet på stolen, där de båda kunde nå det.

”God natt, {child}.”

”God natt. Har du torra strumpor på dig?”

”Alldeles torra”, sa {elder.short} och släckte lampan. ”Jag gick runt.”

# @song
{music}
