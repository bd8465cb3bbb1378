title: Om en minut
title: Mjukt som ett ägg
title: Står mycket försiktigt
guest friend: Ingrid (hon), Tage (han)
guest pet: Otto (han), Bettan (hon)
guest minder: Berit (hon), Gunvor (hon)

% Hunden är familjens eller vännens. En katt vet hur man bär en kattunge, mjukt som ett ägg.

# the-kite
Skogen hade tagit {child's} pappersdrake och ville inte ge tillbaka den. Den hade nappat åt sig den klockan tio på morgonen, och nu hängde draken i toppen på det högsta bokträdet, röd och liten, med svansen lindad runt en kvist. {child} stod nedanför med {friend}[!friend.known: , sin bästa vän,] och {@whose}.

”Ge tillbaka den!” ropade {child}.

Alla löven vände på sig. ”Om en minut”, sa skogen.

Den hade en långsam, grön röst som kom från alla håll.

”Den pratar”, sa {friend}. ”Bra. Jag är jätteduktig på långsamma.”

# a-minute
De väntade en minut. {child} räknade. {@stick}

”Nu har det gått en minut!” ropade {child}.

”Har det?” sa skogen. ”Jag har bara hunnit andas in.”

Skogens minut fortsatte och fortsatte.

”Jag kan det där tricket”, sa {child}. ”Så säger [adult: {adult} | vuxna] när det betyder nej.”

”Jag menar inte nej”, sa skogen. ”Jag har tusen träd att hålla uppe.”

”Men jag måste flyga med den i dag! Det blåser rätt just nu![city:  Det är den bästa vinden i hela {city}!][sport:  Och i morgon har jag {sport}!]”

Skogen tänkte på saken så länge att en snigel hann förbi.

# two-biscuits
”Ursäkta, lilla vännen”, ropade {friend} uppåt, mycket högt. ”Får det vara en kaka?”

”Om en minut”, sa skogen.

{Friend} lade två kakor på en stubbe. {Pet} åt upp dem.

Nu fick det vara nog. ”Vi tar den själva”, sa {child}. ”Vi kastar saker.”

{child} kastade en kotte.[athlete:  Inte ens {athlete} kunde ha kastat den så högt.] {Friend} kastade sin ena stövel. Stöveln for upp och kom inte ner.

”Om jag får be”, sa skogen. ”Jag är mitt uppe i något.”

”Mitt uppe i vad då? Du bara står där!”

”Jag står”, sa skogen, ”mycket försiktigt.”

# the-tearing
{child} skakade grenarna så hårt det gick. Högt där uppe gled draken, snurrade runt och föll ner bakom ett snår av björnbär, och där hördes det hur något revs sönder.

”Åh nej”, sa {child}.

”Åh”, sa skogen. ”Och jag som nästan hade fått ner den.”

”Du gjorde ju ingenting!”

# twig-by-twig
De såg upp. Från trädets topp och nästan ända ner var alla grenar böjda åt samma håll. Var och en sträckte fram sina kvistar mot grenen nedanför, som när folk i en trappa skickar ner något från hand till hand. På varje gren hängde en bit röd tråd. Hela förmiddagen hade draken varit på väg ner till dem.

”Skogen langade ner den”, viskade {friend}. ”En kvist i taget. Och vi kastade en stövel på den.”

{child} skämdes så att {child.he} bara ville titta på sina egna skor och ingen annanstans.

”Jag trodde att du menade nej”, sa {child.he}.

”Jag trodde att du såg”, sa skogen. ”Jag glömmer hur snabba ni är. Jag ser väl inte ut som någonting alls för dig.”

”Jag ser väl ut som en geting.”

”Lite”, sa skogen vänligt.

# a-finger-wide
”Förlåt går fortare med händerna”, sa {friend}. ”Kom.”

De lade sig på magen. Långt där inne under taggarna såg de något rött.

”Kan du flytta på dem?” frågade {child}.

”Ja”, sa skogen. ”Om en minut.”

”En av dina?”

”Det är de enda jag har.”

”Då väntar vi”, sa {child}. {Child.He} lade handflatan mot mossan för att känna efter. Djupt där nere var det något som rörde sig. En taggig gren lyfte sig, så mycket som ett finger är brett. Sedan en till.

”Det går”, viskade {child}. ”Rör dig inte, {friend}.”

”Jag har en myra innanför tröjan”, sa {friend}. ”Jag är en hjälte.”

# soft-as-an-egg
Till slut fanns där ett hål, lågt och runt. Det var för trångt för ett barn men ganska lagom för {@one}.

”{Pet}”, sa {child} och tog {pet.his} huvud mellan händerna. ”Apport. Men mjukt. Mjukt som ett ägg.”

{@fetch} Sedan kom {pet.he} ut baklänges, med taggar i pälsen och draken i munnen, och på den fanns inte ett märke efter en tand.

Ett hörn var rivet. {child} slätade ut det mot knät.

”Jag lagar den”, sa {child.he}.

”Det var synd på din dag”, sa skogen.

”Den är ju inte slut”, sa {child}. ”Det finns massor kvar.”

# how-to-look
Så de stannade, nu när de visste hur man tittade. En ormbunke rullade upp sig. Ett bokollon sköt ner en vit liten tå i jorden.[music:  {Friend} nynnade {music}, och det hann ta slut innan ormbunken hade rullat upp en enda snurra.] De låg med {pet} mellan sig och såg stöveln komma ner, från gren till gren, och {friend} hejade på den varje gång.

Från vägen hördes ett rop. Det var {@a}. ”{child} och {friend}, maten är klar.”

{child} lade handen mot stammen. Barken var varm.

”Om en minut”, ropade {child.he}.

Runt omkring {child.him}, i hela skogen, vände sig alla löv.

# the-way-home
Stöveln damp ner på {friend's} fot, och de gick hem längs stigen.[school:  {At school} skulle ingen tro på det.] [elder: {Elder}[elder2:  och {elder2}] måste få höra om myran. ]{@carry}, mjukt som ett ägg, och bakom dem sänkte sig grenarna långsamt, en i taget, och vinkade.

# @whose
{pet}, {friend's} hund
## if pet.dog
{pet}, {child's} hund
## if breed.Labrador
{pet}, {child's} labrador
## if pet.cat
{pet}, {child's} katt

# @stick
{Pet} grävde fram en pinne, tuggade sönder den och grävde fram en till.
## if pet.cat
{Pet} tvättade en tass, tänkte efter och tvättade den en gång till.

# @one
en hund
## if breed.Labrador
en labrador
## if pet.cat
en katt

# @fetch
{Pet} åt strumpor i vanliga fall, men {pet.he} kunde också bära försiktigt. {Pet.He} kröp in på magen.
## if breed.Labrador
{Pet} åt strumpor, men {pet.he} var född till att bära försiktigt. {Pet.He} kröp in på magen.
## if pet.cat
{Pet} hämtade aldrig något åt någon i vanliga fall, men katter föds med att veta hur man bär en kattunge. {Pet.He} kröp in på magen.

# @a
{minder}, som passade dem den dagen
## if elder
{elder}
## if adult
{adult}
## if elder & adult
{adult}, och {elder} vinkade med båda armarna

# @carry
{Pet} bar draken
## if pet.cat
{child} bar draken och {friend} bar {pet}
