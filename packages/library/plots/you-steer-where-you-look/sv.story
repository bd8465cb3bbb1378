title: Nummer sju
title: Dit man tittar
title: Under fyrtio
guest friend: Samira (hon), Anton (han)
guest pet: Bella (hon), Buster (han)

% Hunden är grannens och lika gammal som {child}. En egen hund eller katt är så gammal som den är: där är det bilen som har blivit snabbare, inte hon som har blivit gammal. Golden retrievern är originalet.

# number-seven
Det var en racerbil. Att den saknade motor var en detalj.

Den hade ratt, broms, fyra barnvagnshjul och en sjua målad på nosen[athlete: , med en bild av {athlete} på insidan], och {child} och {friend} hade byggt den själva[school: , i slöjdsalen {at school}]. De var bästa vänner. På söndag skulle den köra lådbilsrallyt i Kvarnbacken[city:  {in city}]. Förra året hade den tagit sig ner på fyrtiotre sekunder. {child} ville komma under fyrtio.

# part-of-the-race
Då hade {pet} sprungit bredvid hela vägen, på vänster sida. {@is}, och {pet.he} tog saken på allvar. I starten nappade {pet.he} åt sig {child's} ena handske, och när {child.he} rullade i mål {@there}. {Pet.He} brukade hinna först. Det räknades som en del av loppet.

# pulls-to-the-left
Men nu, på torsdagen, när backen var avstängd för träning, drog bilen åt vänster.

Det hände varje gång och på samma ställe, vid brevlådorna halvvägs ner. Nosen gled åt sidan, {child} fick bromsa, och så var den turen förstörd.

”Framaxeln”, sa {friend}.

{Friend} skrev allting i en svart anteckningsbok. {Friend.He} ville bli ingenjör, en sådan som folk ringer till mitt i natten. De skruvade loss framaxeln. De köpte en ny för alla pengar de hade[sport: , också dem som {child} hade sparat till {sport}]. De provkörde.

Bilen drog åt vänster vid brevlådorna.

# like-a-ruled-line
”Okej”, sa {friend}. {Friend.He} strök ett streck i boken, så hårt att pappret sprack. ”Flytta på dig. Jag kör.”

{Friend.He} spände hjälmen och försvann ner. Rakt. Förbi brevlådorna, genom kurvan och ut på raksträckan, som om någon hade dragit en linjal under {friend.him}.

När {friend.he} hade knuffat bilen hela vägen upp igen var {friend.he} röd i ansiktet, och inte bara av backen.

”Det är inget fel på bilen.”

”Så det är fel på mig?”

”Jag vet inte än”, sa {friend}. ”Kör igen.”

# where-you-look
Den här gången ställde {friend.he} sig nere vid brevlådorna, med boken uppslagen. {child} tog sats. {Pet} tog handsken och galopperade. Asfalten började sjunga under hjulen, vinden kom in i hjälmen, och vid brevlådorna gled nosen åt vänster.

{child} bromsade. {Friend} stod alldeles stilla. {Friend.He} skrev ingenting.

”Du tittar inte på vägen”, sa {friend.he}.

”Det är klart att jag gör.”

”Nej. Jag såg dig. Du tittar snett bakåt, åt vänster. Och man kör dit man tittar.” {Friend.He} pekade med pennan. ”Du tittar på {pet}.”

{@stopped}

”Jag kollar bara att {pet.he} kommer”, sa {child}.

”{@tie} på söndag. Enkelt.”

”Nej.”

”Men om det är {pet.he} som …”

”Nej, sa jag! Det är {pet.his} lopp också!”

{Child.He} hörde själv hur det lät. [elder: {Elder}, som satt i en fällstol vid backen, | En gubbe med häcksax] tittade upp. {Friend} stängde boken.

# not-the-same
De satte sig på vägkanten, för {pet} hade lagt sig där och det verkade inte som om {pet.he} tänkte resa sig på en stund. {child} plockade bort ett strå [breed.Sphynx: från {pet.his} rygg | ur {pet.his} päls]. Sedan ett till.

{@not-the-same}

{Friend} sa ingenting smart. {Friend.He} satt bara där, med knät mot {child.his}.

”Varje gång jag kommer hit tänker jag att en dag ska jag titta”, sa {child}, ”och så är {pet.he} inte där.”

”Det där med att {@tying} var dumt”, sa {friend}.

”Ja.”

”Jag stryker det.” Och {friend.he} öppnade boken och strök det, fast {friend.he} aldrig hade skrivit upp det.

# the-other-glove
På söndagen var hela Kvarnbacken full av halmbalar och folk.[adult:  {Adult} hade hjälpt till att bära halm.][elder:  {Elder} satt i sin fällstol igen[elder2: , och {elder2} hade tagit med en egen].] Trettio lådbilar stod uppställda på krönet. Nummer sju skulle starta sist, om en dryg timme. {Friend} pumpade däcken[music:  och nynnade på {music}]. {child} hade lagt handskarna på sätet och hjälmen ovanpå.

”Var är den andra handsken?” sa {friend}.

{child} vände sig om. {@lead} {Pet} var borta.

# set-off-early
Först såg {child} {pet.him} inte, för {child.he} letade efter någon som sprang. Men längs kanten av backen, bakom halmbalarna, gick {@walker}. {Pet.He} gick sakta. {Pet.He} hade handsken i munnen. Vid brevlådorna lade {pet.he} sig ner och vilade, som en vandrare, och en liten flicka fick klappa {pet.him}. Sedan reste {pet.he} sig och gick vidare.

”Jag hämtar {pet.him}”, sa {child}.

”Vänta”, sa {friend} och tog tag i {child.his} tröja. ”Titta. {Pet.He} är på väg någonstans.”

De stod på krönet och såg på. Det tog {pet} nästan hela timmen. {Pet.He} gick runt hela målområdet, ut på gräset en bra bit bakom mållinjen. Där vände {pet.he} sig om och lade sig, med nosen mot backen.

”{Pet.He} springer inte ikapp längre”, sa {child} långsamt. ”{Pet.He} har startat tidigare.”

{Friend} skrev upp det.

# nothing-but-straw
Så ropade de nummer sju. {child} spände hjälmen, drog på sig en handske och lade den nakna handen på ratten. {Friend} knuffade på, och så tog backen över.

Asfalten sjöng. Brevlådorna kom. {child.His} ögon ville åt vänster, av gammal vana, men där fanns bara halm. Då tittade {child.he} rakt fram. Längst ner, pytteliten, låg {@speck}, och {child.he} körde dit {child.he} tittade.

# you-got-here-first
Trettionio komma nio. Det räckte till en sjätte plats. Uppe på krönet hoppade {friend} jämfota och skrek siffran, med decimal.

{child} tog av sig hjälmen. {Pet} kom emot {child.him}, {@coming}.

{Child.He} sträckte fram den nakna handen, och {pet.he} lade handsken i den. Den var alldeles blöt.

”Du hann först”, sa {child.he}.

# @is
{Pet} var grannens hund
## if pet.dog/pet.cat
{Pet} var {a breed}

# @there
stod {pet.he} redan där med handsken i munnen och viftade med hela bakdelen
## if pet.cat
satt {pet.he} redan där med handsken i munnen och såg ut som om {pet.he} hade suttit där hela dagen

# @stopped
{Pet} hade stannat vid brevlådorna. Längre orkade {pet.he} inte nu för tiden. {Pet.He} stod och flämtade med handsken i munnen, och det vita på nosen hade nått ända upp till ögonen.
## if pet.dog
{Pet} hade stannat vid brevlådorna. Längre hängde {pet.he} inte med, så fort som bilen gick i år. {Pet.He} stod och flämtade med handsken i munnen och såg efter den.
## if pet.cat
{Pet} hade stannat vid brevlådorna. Längre hängde {pet.he} inte med, så fort som bilen gick i år. {Pet.He} satt med handsken i munnen och såg efter den.

# @tie
Då binder vi {pet.him} hemma
## if pet.cat
Då stänger vi in {pet.him}

# @tying
binda {pet.him}
## if pet.cat
stänga in {pet.him}

# @not-the-same
”{Pet.He} är {age}”, sa {child} till slut. ”Jag är också {age}. Fast det är inte samma {age}.”
## if pet.dog/pet.cat
”{pet.He} är precis lika snabb som förra året”, sa {child} till slut. ”Det är vi som har blivit snabbare. Fast jag ville inte åka ifrån {pet.him}.”

# @lead
Kopplet låg på gräset.
## if pet.cat
Korgen stod öppen på gräset.

# @walker
en gammal hund
## if pet.dog
en hund
## if pet.dog & breed.Golden Retriever
en gul hund
## if pet.cat
en katt

# @speck
{pet}
## if breed.Golden Retriever
en gul fläck

# @coming
stel i bakbenen, och viftade med allt {pet.he} hade
## if pet.dog
och {pet.he} viftade med allt {pet.he} hade
## if pet.cat
med svansen rakt upp
