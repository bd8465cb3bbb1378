title: Operation Vallhund
title: En bänk för två
title: En större hage
guest friend: Tyra (hon), Omar (han)
guest pet: Rufus (han), Nelly (hon)

% Mamma och pappa sägs rent ut: bara familjer som har bett om det får höra den. Hunden är familjens, eller vännens.

# likes-together
{@dog}, och {pet.he} ville ha allting samlat.

{Pet.He} vallade ihop tofflor. {Pet.He} vallade ihop tennisbollar. En gång på stranden vallade {pet.he} ihop nio främlingar[elder: , {elder}[elder2: , {elder2}]] och en man med en drake, och ingen fick gå förrän alla var slickade.

Därför tyckte {pet} inte om söndagar.

På söndagarna klockan fyra träffades mamma och pappa vid grinden till parken[city:  {in city}], för mamma bodde på ena sidan om den och pappa på den andra. De sa hej och pratade om rena strumpor och läxor[school:  {at school}][sport: , och vilken tid det var {sport}][elder: , och vems tur det var att ringa {elder}]. Sedan gick en av dem nedför backen och en av dem uppför, {@went}. Och varje gång sprang {pet} fram och tillbaka mellan dem och pep, tills det var för mycket park emellan och {pet.he} måste ge upp.

# come-apart
”{Pet.He} tror att de har gått isär”, sa {child} till {@friend}. ”{Pet.He} tror att det är {pet.his} jobb att få ihop dem igen.”

{Friend} tittade på {child.him}. ”Är det {pet} som tror det?” frågade {friend.he}.

”Ja”, sa {child}. ”Och jag har en plan. Den heter Operation Vallhund.[adult:  {Adult} vet ingenting.]”

# the-bench
Vid dammen stod en bänk. Den var smal, precis lagom för två. Om mamma och pappa satt på den, tätt ihop, med änderna och alltihop, skulle de kanske komma ihåg. {child} visste inte riktigt vad. Vad det nu var som de hade glömt.

{Friend} sa ingenting på en stund. ”Okej”, sa {friend.he} sedan. ”Vad ska jag göra?”

{Friend.He} tog med en termos te, två muggar och ostbitar till {pet}.

# fetch-them-in
[adult: {Adult} frågade två gånger vad som var på gång, och fick höra att det inte var något särskilt. ]På söndagen klockan fyra [music: nynnade {child} lite på {music} för att se oskyldig ut och knäppte sedan loss kopplet. | knäppte {child} loss kopplet.] ”{Pet}”, viskade {child.he}. ”Valla hem dem.”

{Pet} trodde inte sina öron. Ett helt år hade {pet.he} väntat på att någon skulle be om det. {Pet.He} stack i väg, lågt över marken[athlete:  och lika fort som {athlete}], runt bakom pappa, och puffade honom på vaderna. {Pet.He} svängde runt mamma och lutade sig mot henne. Pappa sa: ”Vad i hela friden?” och mamma sa: ”{Pet}, sluta!” och de gick baklänges förbi gungorna och på sniskan genom en fotbollsmatch, tills de stötte emot bänken och satte sig båda två, duns.

”Te?” sa {friend} och dök upp bakom ryggstödet.

# they-laughed
Och de skrattade! Mamma skrattade så att hon fick torka ögonen, och pappa sa: ”Minns du den där gången med brevbäraren?” och mamma sa: ”Och stegen!” och så var de i gång igen. {Pet} lade sig vid deras fötter, stolt som en kung. {child} höll {friend's} hand så hårt att den vitnade.

Det fungerade. Det fungerade verkligen.

# the-shout
Sedan var teet slut. Mamma reste sig och borstade av smulorna. ”Det här var mysigt”, sa hon. ”Nej, nu ska jag nog gå. Ha det så bra hos pappa.”

Och hon tog sin väska för att gå nedför backen.

”Nej!” sa {child}. Det blev ett skrik. ”Ni skrattade ju! Då måste du komma tillbaka nu!”

# walking-towards
Mamma ställde ner väskan. Pappa ställde ifrån sig muggen. Sedan satte de sig på knä i det våta gräset, en på var sida.

”Åh, {child}”, sa mamma. ”Skratta kan vi fortfarande. Men vi ska inte bo ihop igen, älskling. Inte ens med en bänk.”

”Du kan inte laga det”, sa pappa, ”för det var inte du som hade sönder det. Det är inte du som är vallhunden.”

”Vad är jag då?” sa {child} och grät.

”Du är den som vi båda två är på väg till”, sa mamma. ”Varenda söndag.”

Det tog lång tid att gråta färdigt. Ingen skyndade på.

# on-your-own
Efteråt satt {child} och {friend} på bänken med {pet} liggande på fötterna.

”Jag trodde inte att det skulle gå”, sa {friend}.

”Varför hjälpte du mig då?”

{Friend} ryckte på axlarna. ”Jag ville inte att du skulle vara ensam när du märkte det.”

{child} lutade huvudet mot {friend's} axel. Det var en knotig axel, men det var rätt axel.

# round-the-outside
Sedan gick mamma nedför backen, och pappa väntade vid grinden. Och {pet} reste sig. {Pet.He} såg åt ena hållet, och {pet.he} såg åt det andra. {child} väntade på att {pet.he} skulle börja pipa.

Men {pet} hade tänkt efter. {Pet.He} rusade ner till mamma och sprang ett helt varv runt henne. {Pet.He} rusade upp igen och sprang ett helt varv runt pappa, och runt bänken med {child} och {friend} på, och vidare runt dammen och nedför backen igen. Den här gången försökte {pet.he} inte tränga ihop någon. {Pet.He} sprang bara runt dem allihop, längst ut, med tungan utanför och öronen bakåt, så fort {pet.he} kunde.

# a-bigger-field
”Vad håller {pet.he} på med?” sa pappa.

{child} såg på, och kände hur något i bröstet lade sig ner, så som {pet} gjorde när jobbet var klart.

”{Pet.He} har fått in allihop”, sa {child.he}. ”{Pet.He} behövde bara en större hage.”

# @dog
{child's} bästa vän {friend} hade en bordercollie som hette {pet}
## if pet.dog
{child's} hund {pet} var {a breed} med en vallhunds hjärta
## if pet.dog & breed.Border Collie
{child's} hund {pet} var en bordercollie

# @went
och {child} följde med den vars vecka det var, och {friend} gick hem med {pet}
## if pet.dog
och {child} och {pet} följde med den vars vecka det var

# @friend
{friend}
## if pet.dog
sin bästa vän {friend}
