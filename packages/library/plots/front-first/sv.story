title: Framsidan först
title: Fötterna vill inte
title: Bara till hörnet
guest teacher: Birgitta (hon), Gunvor (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som går med till skolan (@a) är {adult}, annars mormor eller farfar, annars {minder}. Vänsterfoten har mörk och grinig röst, högerfoten piper. Andra mor- och farföräldrar vinkar i fönstret hemma.

# the-other-shoe
{child} ville inte gå till skolan. {Child.He} var {age} och satt på golvet i hallen med ena skon på och den andra i knäet. {@A-first} stod framför med skolväskan och nycklarna.[elder & adult / elder2:  {@Others} hade kommit till frukosten och ville vinka av dem.] {child} hade en klump i halsen och kunde inte säga vad det var för fel. {Child.He} ville bara stanna hemma hos {@a}[pet.other:  och {pet}].

”Andra skon, {child}”, sa {@a}.

”Det går inte”, sa {child}. ”Fötterna vill inte.”

# good-morning-feet
{@A} tittade på klockan. Sedan ställde {@he} ifrån sig alltihop och lade sig på mage på dörrmattan, med näsan mot {child’s} strumpa.[pet.dog:  Det var hunden {pet’s} matta, och {pet.he} stod och väntade på att få tillbaka den.][pet.cat:  Det var katten {pet’s} matta, och {pet.he} satt och väntade på att få tillbaka den.]

”God morgon, fötter”, sa {@a}. ”Jag hörde att det var något.”

Det hade {child} inte väntat sig. Men vänsterfoten viftade till och svarade med mörk och grinig röst.

”Vi går inte”, sa vänsterfoten.

”Jag förstår”, sa {@a}. ”Och vad säger högerfoten?”

Högerfoten hade en alldeles liten, pipig röst. ”Jag säger som han.”

”Är det skolmaten?” sa {@a}.

”Vi äter ingen mat”, sa vänsterfoten. ”Vi är fötter.”

”Jag säger som han”, pep högerfoten.

[pet.other: ”Är det {pet} ni skulle sakna?” sa {@a}.

”{Pet} är ingen fot”, sa vänsterfoten.

”Jag säger som han”, pep högerfoten.

]”[sport: På {sport} går ni ju gärna. Vad är det då?” | Vad är det då?”] sa {@a}.

Det ville fötterna inte tala om. ”Vi går till hörnet”, sa vänsterfoten. ”Inte längre.”

# to-the-corner
[pet.dog / pet.cat / elder & adult / elder2: Så de gav sig av.[pet.dog / pet.cat:  {Pet} hade fått tillbaka sin matta.][elder & adult / elder2:  {@Others-short} vinkade i fönstret.] De gick till hörnet. | Så de gick till hörnet.] Där lade sig {@a} på knä och tog ett samtal till, och då gick fötterna med på att gå till brevlådan. Vid brevlådan lade sig {@a} på knä igen.[city:  Halva {city} fick gå en omväg.] Då kom {teacher}, som var {child’s} lärare, förbi på sin cykel[music:  och nynnade på {music}].

”God morgon!” ropade hon. ”Har ni tappat något?”

”Nej, nej”, sa {@a} nerifrån trottoaren. ”Jag pratar bara med fötterna.”

”Så bra”, sa {teacher} och trampade lite fortare.

# stopped-dead
Vid [school: grinden till {school} | skolgrinden] tog det stopp. Alla andra gick in.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] gick in sist för att hålla en krok ledig.] Det ringde in. {teacher} kom och höll upp dörren, och skolgården var alldeles tom.

”Fötterna?” sa {@a}. ”Snälla ni?”

Vänsterfoten sa ingenting, så högerfoten hade inget att hålla med om.

{@A} måste {@go}. {@He} satte sig på huk. ”Ska jag försöka med knäna?” viskade {@he}.

{child} skakade på huvudet. Nu grät {child.he}. Det var inte fötterna och det var inte knäna. Det var {child}.

# your-back
”Det är din rygg”, sa {child.he}, med sin egen röst.

”Min rygg?” {@A} försökte titta sig över axeln. ”Vad är det med den? Är det tandkräm?”

”Nej”, sa {child}. ”Den går sin väg. Du säger hej då och vänder dig om, och sedan har jag bara din rygg, och den blir mindre och mindre och jag måste stå där och titta på den.”

{@A} slutade titta sig över axeln. {@He} lade båda armarna om {child}. ”Det visste jag inte”, sa {@he}. ”Jag har aldrig sett min rygg. Jag är alltid på andra sidan.”

# you-stay-there
{child} torkade sig om näsan med ärmen. Sedan satte {child.he} båda händerna mot {@s} mage och knuffade[athlete: , lika hårt som {athlete}], och {child.he} slutade inte förrän {@a} stod tryckt mot grindstolpen.

”Du står där”, sa {child}. ”Du går inte. Jag går. Då slipper jag ha din rygg. Du får ha min.”

”Och när får jag gå?”

”När jag är inne”, sa {child}. ”Ända in.”

{@A} tittade ner på sina egna två skor. ”{@What}”, sa {@he} till dem.

# the-front-of-him
Och {child} gick. {Child.He} gick ensam över skolgården, och mitt på den vände {child.he} sig om. Där stod {@a}, med ansiktet på och dragkedjan i mitten, och vinkade. {child} gick till bänken och vände sig om igen. {@A} hade blivit lite mindre, men det var fortfarande framsidan.

# only-feet
”God morgon, {child}”, sa {teacher} i dörren. ”Och hur är det med fötterna?”

”Bra”, sa {child}. ”Det är bara fötter.”[friend: 

”Du har den bredvid min”, sa {friend} bakom henne.]

{child} vinkade en sista gång till {@a}, och {@a} vinkade tillbaka med båda armarna. Sedan gick {child} in, ända in.

# front-first
Kvart över tre kom {child} ut och tittade bort mot grinden. Och där kom {@a}, med framsidan först, och blev större hela vägen.

# @A-first
{Minder}, som brukade gå med till skolan,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @go
gå till jobbet
## if elder & !adult
hem snart

# @what
Jag säger som han
## if child.she
Jag säger som hon
## if child.name
Jag säger som {child}

# @others
{elder}
## if elder2 & adult
{elder} och {elder2}
## if elder2 & !adult
{elder2}

# @others-short
{elder.short}
## if elder2 & adult
{elder.short} och {elder2.short}
## if elder2 & !adult
{elder2.short}
