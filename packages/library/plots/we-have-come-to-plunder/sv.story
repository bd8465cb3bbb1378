title: Vi ska plundra
title: Tänk om ni säger nej
title: Det är bara att fråga
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest chief: Torkel (han), Ketil (han)

% Den vuxna på filten (@a) är mormor eller farfar, annars {adult}, annars {minder}. Vråla över vattnet, och låt hövdingen viska när han ska fråga.
% En regel: det är bara att fråga, och ingen vågar.

# you-ask
Ute på viken[city: , inte långt från {city},] låg ett vikingaskepp. Det hade ett drakhuvud och en viking vid varje åra, och {child} ville åka med mer än något annat. {Child.He} satt på bryggan med {friend}[!friend.known: , {child.his} bästa vän]. Bakom dem, på en filt, satt {@first} med en kopp kaffe och en påse bullar som fortfarande var varma.

”Det är bara att fråga”, sa {@a}.

”Fråga du”, sa {child} till {friend}.

”Nej, fråga du”, sa {friend}.

Så hade de hållit på hela förmiddagen. Tänk om vikingarna sa nej. Så fort {child} tänkte på det drog halsen ihop sig, som en påse när man drar i snöret.[school:  Så gjorde den {at school} också, när {child.he} behövde låna ett sudd.][sport:  Så gjorde den på {@game} också, när {child.he} behövde fråga var man skulle stå.]

”Vi säger det samtidigt”, sa {friend}. ”På tre. Ett, två, tre.”

Och sedan väntade de på varandra, båda två.

# whatever-smells
Just då vände vinden, och lukten av bullar blåste ut över viken. Alla vikingarna satte näsan i vädret. Skeppet svängde runt och kom rakt mot bryggan, duns, och av hoppade hövdingen, som hette {chief}. Han var stor som ett klädskåp och hade skägget i två flätor.

”VI ÄR VIKINGAR!” vrålade {chief}. ”VI SKA PLUNDRA!”

”God dag”, sa {@a}. ”Vad vill ni plundra?”

”DET SOM LUKTAR SÅ GOTT!”

”Jaha, bullarna”, sa {@a}. ”Det är bara att fråga.”

Alla vikingarna tog ett steg bakåt. En av dem fick sätta sig.

# what-if
”Fråga?” sa {chief}. Det lät väldigt litet. ”Vi frågar inte. Vi tar.”

”Varför det?” sa {child}.

{chief} böjde sig fram tills flätorna låg på bryggan. ”Tänk om ni säger nej”, viskade han.

{child} och {friend} tittade på varandra.

”Men du är ju viking”, sa {child}. ”Du ror ju i storm.”

”En storm har aldrig sagt nej till mig”, sa {chief}. ”Och ingen annan heller. De hinner inte.”

# the-blanket
Så då plundrade de. De tog bullpåsen, och sedan tog de filten, med en viking i varje hörn. Och eftersom {@a} satt på den följde {@a} med.

”Akta kaffet”, sa {@a}.[elder2: 

”Och akta mig”, sa {elder2}, som satt i andra änden.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] hoppade efter bullarna och plundrade sig själv.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg och sov på filten och märkte inte att {pet.he} blev plundrad.][pet.other:  Det var tur att {pet} var hemma och inte kunde plundras.]

Skeppet lade ut. ”Jag tror att jag är plundrad!” ropade {@a} och skrattade. Men årorna doppades, och doppades igen, och snart hördes inget skratt.

# smaller
”Stopp!” skrek {friend}.

Då rodde vikingarna bara fortare.

”Alla skriker stopp åt vikingar”, sa {child}.

”Skrik något annat, då! Det är du som äger {@a}!”

{child} öppnade munnen, och då drog halsen ihop sig. Skeppet var inte större än en sko nu. Det fanns en sak som ingen någonsin hade skrikit åt en viking. Men tänk om de sa nej. Då skulle {@a} vara borta. Fast om ingen frågade skulle {@a} också vara borta.

{child} tog {friend} i handen. ”På tre”, sa {child.he}. ”Och jag väntar inte på dig.”

”Jag väntar inte på dig heller”, sa {friend}. ”Ett, två, tre!”

”Snälla, får vi tillbaka {@a}?” skrek de, så högt att alla måsarna flög upp.

# yes-or-no
Ute på viken stannade årorna, men bara på ena sidan, så skeppet åkte runt i en ring.

”VAD SA NI?” vrålade {chief}.

”VI FRÅGAR!” skrek {child}.

”FRÅGAR NI OSS?”

”JA!”

”VAD GÖR VI NU, DÅ?”

”NI SÄGER JA ELLER NEJ!” skrek {friend}.

De såg hur vikingarna satte ihop huvudena. Det tog fruktansvärt lång tid.

”Tänk om de säger nej”, viskade {friend}.

”Då frågar jag igen”, sa {child}[athlete:  och kände sig lika modig som {athlete}].

”JA!” vrålade {chief}, och skeppet vände.

# something-else
Vikingarna ställde ner filten på bryggan, jätteförsiktigt, med {@a} på och en halv kopp kaffe.

”Jag har aldrig sagt ja förut”, sa {chief} och torkade ögonen med en fläta. ”Det var så skönt. Kan ni inte fråga något mer?”

”Får vi åka med på skeppet?” sa {child} och {friend}, precis samtidigt. Ingen hade väntat på någon.

”JA!” vrålade {chief}. Sedan gav han tillbaka bullpåsen till {@a}.

”Vill du inte ha dem?” sa {child}.

”Jo”, sa {chief}. ”Jag tänkte fråga.”

# my-nose
Han öppnade munnen. Han stängde den igen.

”Det är halsen”, sa {child}. ”Börja med något där det säkert blir nej. Fråga om du får min näsa.”

”Får jag din näsa?” viskade {chief}.

”Nej”, sa {child}.

{chief} kände på armarna och på magen och på båda flätorna. ”Jag är kvar”, sa han förvånat.

Sedan vände han sig till {@a} och blundade hårt. ”Får vi en bulle?”

”Ja”, sa {@a}. ”Ni får var sin.”

# every-oar
Så fick {child} styra ett vikingaskepp, runt hela viken, och {friend} satt på drakens hals och talade om vad som kom.[music:  De lärde vikingarna {@song}, att ro till.][pet.dog:  {Pet} gick från skägg till skägg, och det var smulor i allihop.]

På kvällen satt {child} och {friend} på bryggan igen, med {@a} bakom sig på filten. Vikingarna rodde hemåt, fast långsamt, och det hördes röster över vattnet.

”Fråga du”, sa en.

”Nej, fråga du”, sa en annan.

Sedan kom {chief's} röst, så mjuk han kunde göra den. ”Får vi komma tillbaka i morgon?”

{child} ställde sig upp och nickade, så stort det gick. Och långt ute på viken for alla årorna upp i luften.

# @song
{music}

# @game
{sport}

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
