title: Den grävde hej
title: Du är hydrauliken
title: Man vet ju aldrig
guest friend: Adam (han), Molly (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som förklarar är {adult}, annars mormor eller farfar, annars {minder}. Pip allt du kan. Sista repliken viskas.

# every-morning
Varje morgon gick {child} till [school: {school}|[age<6: förskolan|skolan]] med {@a-first} och med [!friend.known: sin bästa vän ]{friend}, och varje morgon gick de förbi grävmaskinen. Den var gul och stod bakom ett staket och grävde ett hål.[pet.dog / pet.cat:  {@pet-wants}]

När {child} vinkade till grävmaskinen vinkade den tillbaka. Den lyfte sin stora skopa, upp och ner, upp och ner. {child} hade sett det. {Friend} hade sett det.[pet.other:  {Pet} hade fått höra det.] Men {@a} hade aldrig sett det, och {@he} trodde inte på det heller.[elder2 / elder & adult:  Det gjorde inte ens {@others}.]

”{@A}, titta! Den vinkade!” ropade {child}.

{@A} vände sig om. Då var skopan redan nere i hålet.

”Den grävde, [child.she: gumman|vännen]”, sa {@a}.

”Den grävde HEJ!”

”Grävmaskiner vinkar inte”, sa {@a}. {@He} hade sin röst som {@he} hade när {@he} förklarade saker. ”Det är hydrauliken. Det är den som får armen att gå upp och ner.”

”Den hade jättemycket hydraulik”, sa {friend}. ”Den hade hydraulik rakt upp i luften.”

”Precis”, sa {@a}.

# beep
{Friend} kunde en särskild sak[sport: , och det var inte {sport}]. {Friend.He} kunde låta som en grävmaskin som backar.

”Piip! Piip! Piip!”

{@A} hoppade rakt in i en häck.

”Backar den?” ropade {@he}.

”Det var jag”, sa {friend}.

# it-bowed
Nästa morgon bugade {child} för grävmaskinen. Den böjde på sin långa arm och bugade tillbaka, så djupt att skopan nästan nuddade marken. Men {@a} satt på huk och knöt sin sko.

”Den bugade, {@a}! Den bugade för mig!”

{@A} tittade upp. Grävmaskinen grävde.

”Det är hydrauliken”, sa {@a}.

# imagination
{child} stampade i gruset. {Child.He} var arg, och {child.he} var ledsen också, för det är ensamt när ingen tror på en.

”Du tror att jag hittar på!”

”Jag tror att du har en väldigt fin fantasi”, sa {@a} och klappade {child.him} på [season.summer: kepsen | mössan].

Det var nästan det värsta man kunde säga.

”I morgon ska du titta hela tiden”, sa {child}. ”Du får inte blinka.”

”Jag lovar”, sa {@a}.

# the-hole-was-gone
Men nästa morgon var hålet igenfyllt, och staketet var borta.[pet.dog:  {Pet} letade efter hålet.][pet.cat:  {Pet} letade efter staketet.] Grävmaskinen hade rullat ut på gatan på sina stora hjul. Den hade vikt ihop armen, och den var på väg därifrån med ryggen mot dem.

{child} vinkade. Grävmaskinen såg {child.him} inte. {Child.He} ropade hej så högt {child.he} kunde, men motorn lät mycket högre.

”Jaha”, sa {@a}. ”Där åkte den.”

Grävmaskinen blev mindre och mindre. Nu skulle {@a} aldrig få se. {child} svalde, och det gjorde ont att svälja. Sedan drog {child.he} {@a} i [season.summer: tröjan | jackan].

# you-are-the-hydraulics
”Sätt dig på huk”, sa {child}.

{Child.He} klättrade upp på {@s} axlar.

”Res dig!”

”Oj”, stönade {@a}. ”Oj, oj. Vad är det jag gör?”

”Du är hydrauliken”, sa {child}.

Upp for {child.he}, högt över bilarna[athlete: , högre upp än {athlete}]. {Child.He} sträckte ut ena armen, böjde den i armbågen och gjorde en skopa av handen.

”Pip, {friend}!” ropade {child.he}. ”Pip allt du kan!”

{Friend} drog in luft ända ner i [season.summer: skorna | stövlarna].

”PIIIP! PIIIP! PIIIP!”

# round-it-came
Långt borta stannade grävmaskinen. Den som körde trodde förstås att någon backade, och tittade i backspegeln. Där stod en smal grävmaskin i [season.summer: keps|stickad mössa], med en arm som gick upp och ner, upp och ner.

Då började den gula grävmaskinen snurra. Hjulen stod stilla, men hela överdelen vred sig runt, sakta, sakta, ända tills den tittade rakt på dem. Den vecklade ut sin långa arm. Skopan steg förbi gatlyktan, upp mot himlen[city:  över {city}], och där vinkade den. Upp och ner, upp och ner.

{child} bugade från {@s} axlar. Och grävmaskinen bugade tillbaka, ända ner till gatan.

# hello
{@A} stod med öppen mun. {@His} ena hand åkte upp av sig själv och vinkade.

”Såg du?” sa {child}.

”Ja”, sa {@a}.

”Vad gjorde den?”

{@A} fick harkla sig.

”Den grävde hej”, sa {@he}. ”Förlåt, {child}. Du hade rätt hela tiden.”

{child} klappade {@him} på [season.summer: huvudet | mössan] med sin skopa.

# you-never-know
På vägen hem den eftermiddagen [music: nynnade {@a} på {music} och vinkade|vinkade {@a}] till allt de mötte. {@He} vinkade till sopbilen. {@He} vinkade till bussen.[elder2 / elder & adult:  {@He} vinkade till {@others}, som vinkade tillbaka.][pet.other:  {@He} vinkade till {pet} i fönstret.]

”Man vet ju aldrig”, sa {@he}.

Utanför [adult: deras | {child's}] hus stod en skottkärra lutad mot väggen. {@A} vinkade till den också. De väntade en stund, alla tre.

”Den vinkade inte”, sa {child}.

”Nej”, viskade {@a}. ”Den sover.”

# @a
{minder}
## if elder
{elder.short}
## if adult / adult & elder
{adult}

# @a-first
{minder}
## if elder
{elder}
## if adult / adult & elder
{adult}

# @s
{minder's}
## if elder
{elder.short's}
## if adult / adult & elder
{adult's}

# @he
hon
## if elder
{elder.he}
## if adult / adult & elder
{adult.he}

# @him
henne
## if elder
{elder.him}
## if adult / adult & elder
{adult.him}

# @his
hennes
## if elder
{elder.his}
## if adult / adult & elder
{adult.his}

# @others
{elder}
## if elder2 & adult
{elder} och {elder2}
## if elder2 & !adult
{elder2}

# @pet-wants
[!pet.known: Hunden {pet}|{Pet}] gick med och ville ner i hålet.
## if pet.cat
[!pet.known: Katten {pet}|{Pet}] gick med dit och ville upp på staketet.
