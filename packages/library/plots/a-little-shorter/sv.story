title: Bara lite kortare
title: Saxen som lyssnade
title: Klipp, sa saxen
guest elder: Gunnel (hon), Barbro (hon), Solveig (hon)

% Regel: saxen tar lite av det man pratar om. När den har fått sitt hår lämnar den tillbaka resten.
% Den som följde med (@a): {adult}, annars den äldre, annars en granne.

# the-chair
”Bara lite kortare”, sa {@a-first}.

{child} satt hos frisören[city:  {in city}], [!short: i den stora stolen, ]med ett stort skynke knutet om halsen. Men {child.he} ville inte bli klippt. ”Det här håret har jag gjort själv”, sa {child.he}. ”Hela vägen ut.”

”Det är fint gjort”, sa frisören och tog fram saxen. ”Men akta dig för den här. Den lyssnar. Den tar lite av det man pratar om.”

”Vad heter du?” frågade {child}.

”Margareta”, sa frisören.

Klipp! sa saxen.

”Greta”, sa frisören. ”Där ser du. Nu blev jag lite kortare.[short:  Men när den har fått sitt hår lämnar den tillbaka allt. |”

”Får du inte tillbaka resten?”

”Jo då, när du är klar. Det är hår den vill ha. När den har fått sitt hår lämnar den tillbaka allt det andra. ]Så nu pratar vi om håret, du och jag.”

Men {child} tänkte inte prata om håret.

# the-way-home
”Vi har så lång väg hem”, sa {child.he}.

Klipp!

Utanför fönstret hoppade gatan till. Där stod {child's} egen port, alldeles mitt emot.

”Så praktiskt”, sa {@a} från stolen vid väggen och vände blad i sin tidning.

{child} kände efter. Inte ett hårstrå var borta.[!short:  Det här var ju bra!]

[!short: ”Jag måste städa mitt rum”, sa {child.he}.

Klipp! Nu behövde {child.he} bara plocka upp en strumpa.

][school: ”Och i morgon ska jag till {school}.”

Klipp! Nu var det bara [age<6: gården|rasterna] kvar.

][friend: ”Säg broccoli”, viskade {friend}[!friend.known: , {child's} bästa vän,] som satt i stolen bredvid.

”Broccoli”, sa {child}. Klipp! Nu fanns det en enda bit kvar i hela landet.

][adult & elder: ”Och {elder.short} pratar så länge i telefon”, sa {child}.

Klipp! Det ringde hos {adult}. ”Hej, det var {elder}[elder2:  och {elder2}], hej då”, sa det.

][!adult & elder2: ”Och {elder2.short} pratar så länge i telefon”, sa {child}.

Klipp! Det ringde hos {elder.short}. ”Hej, det var {elder2}, hej då”, sa det.

][music: Då började radion spela {@song}. ”Den är så bra”, sa {child}. Klipp! Och så var det slut på den.

]
# who-came-along
[!short: Greta kammade. ]”Vem har du med dig i dag då?” frågade [short: Greta. | hon, för hon glömde sig.]

”{@A}”, sa {child}[!short: , som också glömde sig].

Klipp!

Tidningen i stolen vid väggen föll ner på sitsen. [!short: Det rörde sig under den. Sedan kom {@a} ut, | Ut under den kom {@a},] inte större än en kam.

”Det här”, pep {@a}, ”var inte lika praktiskt.”

# very-small
{child} blev så rädd att det isade i magen. [!short: {child.He} hade velat korta av vägen hem. ]{child.He} hade inte velat korta av {@a}!

Greta lyfte {@a} mellan två fingrar, över till {child's} knä.

[!short: ”Förlåt”, viskade {child}. ”Jag menade inte att …”

]”Schh!” sa {@a} och tog tag i {child's} tumme med båda armarna. ”Prata inte om mig!”

Greta höll om saxen, så att den inte skulle höra. ”En gång till, så finns det ingenting kvar”, viskade hon. ”Nu får du bara prata om hår. Bara hår, ända till slutet.”

[!short: {child} såg i spegeln. Där satt {child.he} med allt sitt hår. Och där satt {@a} och var rädd. {child} hade aldrig förut varit den som var stor.

]{child} stack in ett finger under den lilla handen.[!short:  Sedan satte {child.he} sig rak i ryggen.]

# only-hair
”Mitt hår”, sa {child}.

Klipp, sa saxen, och den första locken föll.

”Det där får jag alltid i munnen.”

Klipp.

”Det där står rakt upp när jag vaknar, och ingen vet varför.”

Klipp.

{@A} var redan stor som en docka. [pet.dog: Utanför dörren skällde {pet}. Men {child} sa inte ett ord om {pet.him}, för {pet.his} ben var bra som de var. ][pet.cat / pet.other: {child} kom att tänka på {pet}. Men {child.he} sa inte ett ord, för {pet} var bra som {pet.he} var. ][sport: ”Brukar du …”, började Greta. {child} skakade på huvudet. Att få {play sport} ville {child.he} ha kvar, alltihop. ][athlete: På väggen satt en bild av {athlete}, som var precis lagom lång. {child} tittade åt ett annat håll. ][friend: {Friend} höll för sin egen mun, för säkerhets skull. ]

[short: ”Det här håret heter Rolf”, sa {child}. ”Hår, hår, hår!” | ”Håret bakom öronen kliar”, sa {child}. ”Håret i nacken är varmt. Det här håret heter Rolf. Hår, hår, hår!”]

Klipp, klipp, klipp!

[!short: Och {@a} växte. ][!short: {@A} blev stor som en kudde. ]{@A} blev stor som en resväska. Och när det sista håret föll var {@a} så lång som vanligt, och satt i {child's} knä, under capen, med båda benen ut över armstödet.

”Oj”, sa {@a}.

”Du är jättetung”, sa {child}, för nu gick det bra att säga. Och då började de skratta[!short: , så att hela stolen snurrade].

# the-long-way
”Färdig”, sa frisören. ”Margareta”, sa hon sedan, mycket långsamt, och log åt hela namnet.

Utanför fönstret [!short: hade porten gått hem till sig. Hela den långa vägen låg där igen. | låg hela den långa vägen igen.]

De gick den, hand i hand[!short: , och det var svalt i nacken]. [!short: {child} pratade hela tiden. {child.He} pratade om allt som {child.he} hade sparat på, [pet / athlete / friend / school / sport: om ][pet: {pet} och ][athlete: {athlete} och ][friend: {friend} och ][school: {school} och ][sport: att {play sport} och ]mest om {@a}.][music:  Sedan sjöng de {@song}, ända till slutet.]

# a-long-one
När de kom hem drog {@a} handen genom det som var kvar av håret. ”Bara lite kortare”, sa {@a}. ”Precis lagom.”

Sedan kramades de. Det var en väldigt lång kram.

Den pratade de inte om.

# @a
{elder.short}
## if adult
{adult}

# @a-first
grannen {elder}, som hade följt med
## if elder & !adult
{elder}
## if adult
{adult}

# @song
{music}
