title: Mest drake
title: En drake på hundkurs
title: Allt som {pet} gör
guest teacher: Agneta (hon), Kerstin (hon)
guest malcolm: Torgny (han), Ingemar (han)

% Två regler: hunden tror att det är kapplöpning när man ropar; allt som hunden gör gör draken. Draken är "han".

# never-came
{child} hade en hund som hette {pet}[breed: , och det var {a breed}]. {Pet} kom aldrig när man ropade, för {pet.he} trodde att det var kapplöpning. Så fort någon ropade ”Kom!” viftade {pet.he} på svansen och {@off}.[athlete:  Inte ens {athlete} hade hunnit i fatt {pet.him}.]

Därför gick {child} på hundkurs med {pet} varje tisdag[city: , på gräsplanen i {city}], och {friend}[!friend.known: , {child.his} bästa vän,] följde med. På fem veckor hade {pet} kommit en enda gång. Då hade {child} snubblat och låg platt på magen i gräset. Ingen ropade, men {pet} kom i full fart, för att se vad det fanns för spännande där nere.

”Det räknas inte”, sa {teacher}, som höll i kursen.

# a-mixture
Den sjätte tisdagen satt det en ny i gräset. Han var grön och stor som en husvagn, med vingar och rött halsband. En mycket liten tant höll i kopplet.

”Det här är {malcolm}”, sa tanten. ”Han kommer inte när jag ropar. Förra gången flög han till Nordpolen, och jag satt på ryggen i bara tofflorna.”

”Vad är det för ras?” frågade {teacher}.

”Han är en blandning”, sa tanten.

”En blandning av vad då?”

”Tja”, sa tanten. ”Mest drake.”

# an-example
{malcolm} ville så gärna vara duktig. Men han hade aldrig gått på hundkurs, så han bestämde sig för att härma den som hade roligast. Det var {pet}. Allt som {pet} gjorde, det gjorde {malcolm} också.

”Sitt!” sa {teacher}. {Pet} lade sig på rygg och sprattlade. {malcolm} lade sig också på rygg och sprattlade, så att marken skakade.

”Stanna kvar!” sa {teacher}. {Pet} åt upp en köttbulle ur hennes väska. {malcolm} åt upp väskan.

”Han gör precis som {pet}”, sa {child}.

”Ja, det är det som är så synd”, sa {teacher}. ”Nu får någon hålla i den där draken!”

”Det kan jag göra”, sa {friend}, som hade hoppats på det.[sport:  ”Kan man {play sport}, så kan man hålla i en drake.”] Och så klättrade {friend.he} upp och satte sig bakom öronen på {malcolm}.

# the-pigeon
Då landade en skata i gräset. {Pet} sprang efter skatan, så {malcolm} sprang också efter skatan. Den flög upp på klubbstugans tak. Och då flög {malcolm} också upp på taket, och {friend} följde med.

”Det gick bra!” ropade {friend}.[school:  ”Jag ser {school}!”]

# north-pole
”{malcolm}!” ropade tanten. ”Kom!”

{malcolm} viftade på svansen, så att takpannorna trillade ner. Nu ropade alla, och {malcolm} blev bara gladare och gladare. Han vände sig om för att springa åt andra hållet. Men åt andra hållet fanns det bara himmel. Då fällde han ut vingarna.

”{child}?” ropade {friend}, med mycket mindre röst. ”Jag tror att han ska till Nordpolen. Och jag har inga vantar!”

{child} blev kall i magen. {Child.He} drog ett djupt andetag för att ropa högst av alla. Men då såg {child.he} hur glad {malcolm} var. Precis så glad blev {pet} när någon ropade.

Han tror att det är kapplöpning, tänkte {child}. Ju mer vi ropar, desto längre flyger han. Och när kom {pet}, den enda gången? När ingen ropade.

# lie-down
”Sluta ropa!” sa {child}. ”Lägg er ner, allihop, platt på magen. Då har han ingen att springa ikapp med.”

”Men gräset är ju blött”, sa {teacher}.

”Snälla”, sa {child}.

Då lade sig alla ner, över hela gräsplanen. [elder: {Elder}, som bara hade kommit för att titta, lade sig också[elder2: , och det gjorde {elder2} med]. ]Allra sist lade sig {teacher}.

{child} låg i mitten och blundade. Gräset kittlade {child.him} på näsan, och ingen ropade. Tänk om {friend} redan var borta? Men {child} höll sig i gräset med båda händerna och tittade inte upp.

Tripp, tripp, tripp. En kall nos petade {child} i örat. Det var {pet}, som ville se vad det fanns för spännande där nere. {Pet.He} lade sig också platt, med hakan på {child’s} rygg, och suckade.

# that-counts
Uppe på taket hade {friend} sett allt. {Friend.He} tog {malcolm} i öronen, ett i varje hand, och vred försiktigt hans huvud bort från himlen, tills han tittade ner på gräset.

”Titta på {pet}”, viskade {friend} i örat på honom.[music:  Sedan nynnade {friend.he} på {@song}, för att han skulle bli lugn.] ”Titta vad {pet} gör.”

{malcolm} tittade. Och allt som {pet} gjorde, det gjorde {malcolm} också.

Det blåste varmt över ryggen på {child}. Något tungt kom över gräset. Duns, duns, duns. En nos, stor som en hink, petade {child.him} i det andra örat. Och så lade {malcolm} sig platt, med hakan på {teacher}, och suckade.

”Duktig hund”, sa {teacher} under hakan. ”Det räknas.”

{friend} kanade ner i gräset och lade sig tätt intill {child}.

”Var du rädd?” viskade {child}.

”Nej då”, sa {friend}. Men {friend.he} höll {child} i tröjan hela vägen hem.

# nobody-called
”Kom, {pet}, nu ska vi sova”, ropade [adult: {adult} | den vuxna] på kvällen. {Pet} sprang åt andra hållet, runt köksbordet.

{child} gick bara och lade sig, platt på magen, med näsan i kudden, och sa ingenting.

Tripp, tripp, tripp. En kall nos petade {child} i örat. Sedan hoppade {pet} upp i sängen, lade hakan på {child’s} rygg och suckade.

Ingen hade ropat. Så då kom {pet.he}.

”Det räknas”, viskade {child}.

# @off
sprang åt andra hållet
## if breed.Dachshund
sprang åt andra hållet, så fort fyra korta ben kan springa

# @song
{music}
