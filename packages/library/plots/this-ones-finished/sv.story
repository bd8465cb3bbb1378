title: Den här är färdig
title: Det kan jag redan
title: Ett öra var
guest friend: Iris (hon), Melker (han)
guest teacher: fröken Gun (hon), fröken Maj (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som knyter skorna och hämtar är mormor eller farfar, annars {adult}, annars {minder}.
% {The wish} tror att man går hit med det man inte kan, och är stolt över att ha så mycket.

# tucked-in
{child} kunde inte knyta skorna, och det visste ingen. {@First} knöt dem hemma, och om ett skosnöre gick upp stoppade {child} ner ändarna på sidorna och gick väldigt försiktigt.[pet.dog / pet.cat:  Ett gick upp varje morgon, för {pet}[!pet.known: , {child's} [pet.dog: hund|katt],] trodde att skosnören var till för att dra i.] [sport:  {Child.He} kunde {play sport}.][music:  {Child.He} kunde sjunga {music}.][pet.other:  {Child.He} kunde borsta {pet} utan att bli biten.] Men alla andra {@here} kunde knyta en rosett. Till och med {friend}[!friend.known: , {child's} bästa vän,] kunde. Så ingen fick någonsin komma på det.

# is-this-where
{child} höll just på att stoppa ner det vänstra när dörren öppnades, och in kom {a wish}.{@fits}

”Ursäkta”, sa {the wish}. ”Är det hit man går om det är något man inte kan?”

”Det här är {@place}”, sa {teacher}, som var deras fröken.

”Just det”, sa {the wish}. ”Jag kan ingenting.” Och så slog {wish.he} sig ner vid bordet, mellan {child} och {friend}.

# no-use-here
”Kan du ingenting alls?” sa {friend}.

”{A wish} kan {wish.does}”, sa {the wish}. ”Men det är ingen nytta med här. Det kan jag redan.”

{Teacher} öppnade munnen och stängde den igen. Sedan höll hon fram en penna. ”Kan du skriva ditt namn?”

”Nej!” sa {the wish}, och upp for {wish.part}. ”Jag kan inte skriva, och jag kan inte räkna, och {a wish} kan inte {wish.cannot}! Det är redan tre saker, och det är inte ens lunch!”

{child} hade aldrig träffat någon som sa sådant högt.

# finished
”Vad är det du inte kan?” sa {the wish} till {child}.

{child} drog in fötterna under stolen. ”Inget”, sa {child.he}. ”Det finns inget jag inte kan.”

”Inget? Men då är du ju färdig!” sa {the wish}. ”Fröken! Den här är färdig! {Child.He} kan gå hem!”

Alla skrattade. {child} skrattade också, med en sten i magen.

# ask-this-one
Sedan blev det värre, för {the wish} var så stolt över att sitta bredvid någon som var färdig.

”Vart tar månen vägen på dagen?” sa {friend}.

”Fråga {child}”, sa {the wish}. ”{Child.He} kan allt.”

Alla tittade på {child}. ”Bakom gympasalen”, sa {child}.

”Där hör ni”, sa {the wish}.

[city: ”Hur många duvor finns det i {city}?”

”Fråga {child}.”

”Hundra”, sa {child}. ”Och en som är sen.”

]{child} längtade hem, innan någon hann fråga fel sak.

# the-apron
Efter lunchen skulle de måla. Alla satte på sig förkläden, men inget passade på {the wish}, så {teacher} hämtade {@cloth} att knyta om {wish.him}.

”Vem kan knyta en rosett?” sa hon.

”{child}!” sa {the wish}. ”{Child.He} kan allt!”

Och där stod {child} med en ände i varje hand. {Child.He} gjorde något runt och stoppade något igenom och släppte. Alltihop föll i golvet.

{Child.He} försökte igen, och det föll i golvet igen. Nu tittade alla.

”Kan inte {child} knyta en rosett?” sa någon längst bak.

{The wish} begrep ingenting. ”Men du är ju färdig”, sa {wish.he}.

# i-cant
{child} skämdes så att {child.he} ville släppa alltihop och springa hela vägen hem. Men {the wish} hade sagt sådant högt hela dagen, och ingen hade skrattat åt {wish.him}. Så {child} höll hårt i båda ändarna.

”Jag kan inte”, viskade {child.he}.

”Vad sa du?” sa {the wish}.

”Jag kan inte!” sa {child}. ”Jag kan inte knyta en rosett! Jag kan inte knyta skorna! Det har jag aldrig kunnat!”

Nu visste alla. {child} väntade på att den första skulle skratta.

”Hurra!” ropade {the wish}, så att penslarna hoppade i burkarna. ”{child} kan inte! Inte alls färdig! {Child.He} får stanna!”

”Jag kan inte vissla”, sa {friend}.

”Strålande!” sa {the wish}.

”Jag kan inte sova utan lampa”, ropade någon.[athlete:  ”Jag kan inte springa som {athlete}.”]

”Jag kan inte sköta kopiatorn”, sa {teacher}, som aldrig hade berättat det för någon.

# an-ear-each
”Men hur gör man då?” sa {the wish}. ”En rosett?”

”Man gör två öron”, sa {teacher}, ”och sedan knyter man ihop öronen.”

”Men när jag gör det andra”, sa {child}, ”har jag ingen hand kvar till det första.”

”Jag kan hålla”, sa {the wish} och sträckte fram {@part}.

Så {child} gjorde ett öra, och {the wish} höll fast det. Nu hade {child} två händer till det andra. Över gick det, och under, och igenom, och så drog de, båda två.

Det satt. Det ena örat var långt och det andra kort, och det var en rosett.

”Vi kan det inte alls bra”, sa {the wish} lyckligt.

# what-did-you-learn
{@First} kom och hämtade {child}[elder2: , och {elder2} hade följt med]. {The wish}, som bodde {wish.home}, skulle komma tillbaka i morgon. Det var så mycket kvar.

”Och vad har du lärt dig i dag?” sa {@a}. Det frågade {@he} alltid.

”Att jag inte kan knyta skorna”, sa {child}.

”Jaha”, sa {@a}. ”Är det bra?”

”Jättebra”, sa {child}. ”Annars hade jag varit färdig.”

# the-other-ear
På trappan hemma [pet.dog / pet.cat: kom {pet} ut och drog upp ett skosnöre|gick ett skosnöre upp]. {@A} böjde sig ner för att knyta det i ett nafs, som vanligt.

”Nej”, sa {child}. ”Håll bara i ena örat.”

Och {@a} höll i ena örat, och {child} gjorde det andra.

# @part
{wish.part}
## if wish.triceratops
det längsta hornet
## if wish.alien
en arm som blev över

# @here
i skolan
## if other.preschool-house & !school
på förskolan
## if school
{at school}

# @place
skolan
## if other.preschool-house
förskolan

# @fits
[wish.size.huge / wish.size.big:  Eller så mycket som fick plats.][wish.size.tiny:  Det var tur att ingen trampade på {wish.him}.]

# @cloth
en duk och ett snöre
## if wish.size.tiny / wish.size.small
en pappersservett och ett snöre
## if wish.size.huge
två dukar och ett hopprep

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
