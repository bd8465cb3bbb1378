title: En gång till
title: Tuban måste åka först
title: Nu är ni två som säger det
guest rut: Rut (hon), Märta (hon)

% BÖÖÖÖ är tuban, Ooooo är valen. ”En gång till” säger {rut} hela tiden, valen med sitt Ooooo, och sist barnet.

# one-note
Den första som tyckte om {child's} tubaspel var en val.

Det var {rut} som lärde {child.him}. Hon hade en båtbod längst ut på bryggan, och där satt {child}[school:  varje onsdag efter {school},] på en låda med den stora tuban i knät, så att bara fötterna och håret syntes. {Child.He} kunde en ton. Den lät så här:

BÖÖÖÖ.

”En gång till”, sa {rut}.

# finished
Hon sa alltid en gång till. Det var därför {child} ville sluta. {Child.He} var {age} år[music: , {child.he} ville spela {@song},] och [music: {child.he} ]hade spelat BÖÖÖÖ i sju veckor.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] kunde den utantill.][sport:  Andra fick {play sport}.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] följde med till bryggan, men inte in.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] bodde i garderoben nu för tiden.][pet.other:  {Pet} hade inte sagt vad {pet.he} tyckte.][elder:  {Elder}[elder2:  och {elder2}] tyckte att det var en fin ton, efter att ha hört den två gånger.]

”Jag är färdig med den”, sa {child.he}. ”Jag vill ha en annan.”

”Man är inte färdig med en ton”, sa {rut}. ”[athlete: Fråga {athlete}. ]En gång till.”

{child} blev så trött att {child.he} drog in all luft som fanns i boden och blåste.

BÖÖÖÖÖÖÖ!

# a-back
Och då svarade det utifrån viken:

Ooooooo.

{child} kikade fram bakom tuban. Utanför dörren steg en rygg upp ur vattnet. Den var svart och blank och längre än båtboden. Den sa PFFFF, och så regnade det, och regnet luktade fisk.

”Det är en val!” skrek {child}.

”Ja”, sa {rut} och torkade sina glasögon. ”Och den spelar renare än du.”

# two-who-say-it
Valen låg kvar. Den hade ett litet öga, och ögat tittade på tuban. Ooooo, sa den. Sedan väntade den.

”Den vill att du ska svara”, sa {rut}.

BÖÖÖÖ, spelade {child}.

Valen blev så glad att den slog med stjärten. Hela bryggan gungade, och {rut's} kaffe hamnade i hennes knä. Ooooo, sa valen. Det var inte svårt att förstå vad det betydde. Det betydde: en gång till.

”Nu är ni två som säger det!” sa {child}.

{Child.He} spelade tills läpparna kändes som korvar. Valen tröttnade aldrig. Den hade varit ensam, trodde {rut}, och nu hade den träffat någon som talade val.

# dry-stones
Men så såg {child} något vid strandkanten. Stenarna som nyss hade varit under vattnet låg torra.

”{rut}! Vattnet sjunker!”

{Rut} reste sig så fort att stolen ramlade. ”Det blir lågvatten”, sa hon. ”Om en timme är det för grunt. Valen måste ut, nu!”

De viftade och ropade. {Rut} slog på en gryta. Valen brydde sig inte ett dugg. Den tittade bara på tuban.

# put-it-down
”Lägg ner den”, sa {rut}. ”Om det blir tyst så simmar den sin väg.”

{child} la ner tuban och höll andan.

Valen väntade. Den väntade och väntade. Ooo? sa den. Sedan kom den närmare, för att se varför ingen svarade. Magen skrapade mot bottnen. Valen låg stilla. Den satt fast.

{Rut} satte handen för munnen.

# the-tuba-first
”Den tror att tuban är sjuk”, sa {child}. ”Och man simmar ju inte ifrån någon som är sjuk!” {Child.He} tog upp den igen. ”Vi måste ut på djupet. Tuban måste åka först!”

{Rut} sa inte emot. Hon knäppte flytvästen på {child}, drog åt den runt magen, och sedan knäppte hon sin egen. De satte sig i roddbåten, {child} längst bak med tuban, och {rut} tog årorna.

# fffff
”Spela!”

Men läpparna var slut. Det kom bara ett litet fffff.

”Jag kan inte!”

”En gång till”, sa {rut}.

Fffff.

”En gång till, {child}!” Hon sa det inte som en lärare. Hon sa det så som man håller någon i handen.

# loose
{child} slickade sig om munnen. {Child.He} satte båda fötterna mot bottnen av båten. {Child.He} tänkte på det lilla ögat, och så blåste {child.he}.

BÖÖÖÖÖÖÖÖÖÖÖÖÖ!

Tonen rullade över hela viken och studsade mot berget.[city:  Det fanns de {in city} som trodde att det var åskan.] Och valen ryckte till. Den vred sig, den bände sig, den slog med stjärten så att det sprutade ända upp på båtbodens tak. Skrap, skrap … loss!

”Den kommer!” ropade {child}.

# deep
{Rut} rodde. {child} spelade. Bakom dem kom valen, förbi skäret, förbi pricken, ända dit där vattnet är mörkt och djupt. Där lyfte {rut} årorna. Båten gungade.

Längst bort, ute på havet, hördes något. Det var svagt.

Ooooo.

Och lite längre bort, ett till. Ooooo.

Valen lyssnade. Den tittade på tuban, och den tittade utåt.

”Simma du”, sa {child}. ”De där kan fler toner än jag.”

Så kom valen upp alldeles intill båten och blåste en enda gång, PFFFF, mitt i ansiktet på {child}. Sedan gick den ner, stjärten sist, utan ett plask.

# blankets
De rodde hem sakta. När de hade knutit fast båten satte de sig på bryggan med varsin filt och varsin kopp choklad. Solen var röd. {child} lutade sig mot tuban, som var varm efter allt spelande.

”Nu är du nog färdig med den tonen”, sa {rut}. ”På onsdag ska du få en annan.”

{child} såg ut över vattnet. Det var blankt och tomt och stort.

# in-the-tummy
Då kom det, långt, långt bortifrån, så att man nästan bara kände det i magen.

Ooooo.

{child} lyfte upp tuban i knät.

”En gång till”, sa {child.he}.

# @song
en riktig låt
## if song
{song}
## if artist & !song
något av {artist}
