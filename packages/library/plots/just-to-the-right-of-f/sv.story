title: Spöket i rum sju
title: Vals för en katt
title: Strax till höger om f
guest ghost: Ottilia (hon), Hildegard (hon)
guest teacher: Torbjörn (han), Roland (han)

% ”Fiss” är tonen, den svarta tangenten till höger om f. {ghost} har lovat att tiga, och det löftet måste {child} lösa henne från högt, inför hela stan.

# fiss
I musikskolans övningsrum nummer sju bodde ett spöke. {child} hade upptäckt det redan i september, för varje gång {child.he} spelade fel sa spöket till.

”Fiss”, sa det.

Och då började {child} skratta. {Child.He} kunde inte hjälpa det.

”Vad är det som är så roligt?” frågade spöket. Det satt på elementet, där det alltid satt, för det frös. Det var en fröken i höga knäppkängor, grå och tunn som ånga. Man kunde läsa skylten på väggen rakt igenom henne. ÄTA FÖRBJUDET, stod det.

”Du sa fis”, kved {child}.

”Jag sa fiss”, sa spöket. ”Det är den svarta tangenten strax till höger om f. Jag heter {ghost}, jag har varit död i hundratolv år, och under hela den tiden har alla barn i det här rummet spelat f där det ska vara fiss. Vet du hur det känns?”

”Kan du inte spela det själv?” frågade {child}.

{ghost} sträckte ut ett grått finger och tryckte. Fingret gick rakt igenom tangenten och ut på undersidan.

”Jag kan bara säga det”, sa hon.

# the-whole-autumn
Så gick hela hösten. {child} övade på sitt stycke, som hette Vals för en katt,[pet.cat:  och som {pet} hemma aldrig ville höra,][pet & !pet.cat:  fast hemma fanns bara {pet},] och {ghost} satt på elementet och gungade med kängan. {child} kunde takten och {child.he} kunde alla fingrarna. Men i rad tre kom det alltid, det där ordet, och då låg {child} över tangenterna och skrattade så att det blev åtta fel till.

# as-the-grave
Sedan blev det december och dags för konsert. Pianot från rum sju skulle rullas upp i stora salen.

”Då följer jag med”, sa {ghost}. ”Jag har inte varit på konsert sedan jag levde.”

”Nej!” sa {child}. ”Det går inte! Du säger det där ordet, och så skrattar jag, och så är allt förstört. {teacher} har bjudit hit [city: hela {city}|hela stan]!”

{ghost} blev ännu lite tunnare.

”Jag lovar att vara tyst”, sa hon. ”Som i graven.”

# line-three
På kvällen var det fullt i salen.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade tagit en plats på första bänken redan klockan fyra.] Pianoläraren {teacher} hade slips.[music:  Först spelade någon {music}.] När {child} satte sig på pallen drog det kallt om anklarna, och {child.he} förstod att {ghost} satt hopkrupen nere vid pedalerna.

{child} började spela. Första raden gick bra. Den andra gick också bra, och katten i valsen smög precis som den skulle. Så kom {child.he} till rad tre.

Och där var det tomt.

# eighty-eight-keys
{Child.He} lyfte handen, men handen visste ingenting. Vilken tangent var det? Svart eller vit? Det fanns åttioåtta stycken, och alla såg likadana ut. Det blev så tyst att man hörde {teacher} lossa på slipsen. Någon på första bänken hostade. {child's} fingrar var alldeles stela, [sport: som när man ska {play sport} utan vantar, ]och {child.he} kände att det snart skulle komma tårar, inför hela stan.

”{ghost}”, viskade {child.he} utan att röra på läpparna. ”Vad kommer sedan?”

Inget svar. Bara ett kallt drag, som darrade. {ghost} hade ju lovat.

# say-it
Det var {child} som hade velat ha det löftet. Nu fick {child.he} lämna det tillbaka, och det räckte inte med en viskning. {Child.He} böjde sig ner mot pedalerna, så att hela stan såg det, och sa det högt, så att hela stan hörde det:

”Förlåt att jag sa nej. Du får säga det. Snälla. Säg det.”

Då tog spöket ett djupt andetag, det första på hundratolv år, och ur pianot kom en röst som hördes ända upp till läktaren[elder: , där {elder} satt[elder2:  med {elder2}]]:

”FISS!”

# bench-by-bench
Det var tyst i en sekund. Sedan fnissade [friend: {friend}|någon på första bänken]. Det spred sig bakåt, bänk för bänk, och till slut skrattade hela salen. {teacher} skrattade så att slipsen hamnade på ryggen. Och {child} skrattade också. Axlarna hoppade, och händerna blev mjuka och varma igen.

Fiss! Det visste {child.he} ju! Den hade {child.he} hört varje tisdag sedan september!

{Child.He} satte fingret på den svarta tangenten strax till höger om f. Tonen ringde klar genom salen, och efter den kom nästa, och nästa. Hela rad tre kom, och rad fyra, och katten dansade ända till slutet och hoppade ner från taket på den sista tonen[athlete: , mjukare än {athlete}].

De applåderade så att pianolocket skallrade.

# a-hand-on-a-hand
När alla hade gått för att dricka saft satt {child} kvar.

”Du spelade det”, sa {ghost}. Hon hade krupit fram och stod bredvid pallen. ”Så vackert det är. Det hade jag nästan glömt.”

{child} tänkte efter. Sedan lade {child.he} handen på tangenterna, med pekfingret på fiss.

”Lägg din hand ovanpå min”, sa {child.he}.

Det blev kallt, som när man håller i en snöboll. Ett grått finger lade sig på {child's} finger. De tryckte ner tangenten tillsammans, och de höll kvar den länge, tills det inte hördes något mer.

# tuesday
Tisdagen därpå[school: , efter {school},] stod pianot i rum sju igen, och {ghost} satt på elementet.

”Fiss”, sa hon, när de kom till rad tre.

”Jag vet”, sa {child} och tog det rätt. Men {child.he} skrattade ändå.
