title: De tror att det ingår
title: Inte som en buss
title: Ett varv till
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kör bussen är mormor eller farfar, annars {adult}, annars {minder}. Varje ”nej” är ett stön, utom det i klassrummet.

# gone
I morgon skulle {child} ha prov på hjärtat och blodet. {Child.He} var {age} år och hade lärt sig vartenda ord.[friend:  På eftermiddagen hade {child.he} till och med lärt ut det till {friend}[!friend.known: , sin bästa vän].] Och nu, klockan nio på kvällen, satt {child.he} vid köksbordet och det var borta. {Child.He} blundade för att leta efter det, och där fanns ingenting annat än vitt[music: , och {music} från grannen].

{@First} kom in från jobbet, i uniform. {@He} körde tolvans buss[city:  {in city}].

”Du har en konstig färg”, sa {@a}.

”Jag kommer inte ihåg någonting”, sa {child}. ”Jag kunde alltihop i eftermiddags. Och hjärtat slutar inte dunka.[sport:  Det är värre än {sport}.]”

”Vad handlar provet om?”

”Hjärtat.”

”Ja, men där ser du”, sa {@a}. ”Det är bara ivrigt.”

# not-like-a-bus
{@He} satte sig mitt emot med en tallrik kalla potatisar. ”Förklara det för mig. Det enda jag fick med mig från skolan var ett simmärke.”

{child} suckade. ”Hjärtat pumpar runt blodet i kroppen[athlete: , till och med i {athlete}].”

”Som en buss”, sa {@a}.

”Nej, {@a}. Inte som en buss.”

”Det går runt, folk stiger på, folk stiger av.”

”Det är inte som en …” {child} hejdade sig. ”Det är en gnutta som en buss.”

”Så hjärtat är bussen”, sa {@a}.

”Nej, {@a}. Hjärtat är depån. Det stannar där det är och skickar ut de andra. Blodet är bussarna.”

”Och vem är det som åker?”

”Syret. Hela kroppen behöver syre.”

”Och han stiger på vid hjärtat.”

# the-potato
”Nej, {@a}! Han stiger på vid lungorna. Titta.” {child} tog en potatis och lade den mitt på bordet som hjärta, och bredvid ställde {child.he} saltet och pepparn som lungor.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] satt under bordet och ville ha hjärtat.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] kom upp på bordet och ville ligga på lungorna.][pet.other:  {Pet} ville ha kvällsmat men fick vänta på lungorna.] [pet: ”Bussen kör tom från depån”, sa {child}. ”Den kör | ”Bussen kör tom från depån. Den kör] till lungorna och hämtar syret. Sedan kör den tillbaka till depån.”

”Tillbaka?” sa {@a}. ”Den har ju precis åkt!”

”Den måste få en ordentlig knuff. Sedan kör den ut igen, genom artärerna, runt i hela kroppen, och släpper av syret vid varenda hållplats, ända nere i tårna. Och så kommer den hem tom genom venerna.”

”Så den är inne i depån två gånger”, sa {@a}. ”På varenda tur.”

”Ja.”

{@A} såg ner på potatisen. ”Jag hade skrivit till kommunen”, sa {@he}.

[elder2: ”Är de där lungorna upptagna?” frågade {elder2}, som ville ha salt på ett ägg.]

{child} skrattade tills {child.he} fick lägga kinden mot bordet. Och sedan fick {@a} det om bakfoten igen. {@He} skickade ut bussen genom venerna, och en gång försökte {@he} vända i armbågen, och varje gång stönade {child} ”nej, {@a}” och talade om hur det var.[elder2:  När sista bussen hade kommit in fick {elder2} saltet.][pet.dog:  {Pet} fick hjärtat till slut.][pet.cat:  {Pet} lade sig på lungorna till slut.][pet.other:  {Pet} fick sin kvällsmat till slut.]

# the-roundabout
Men i sängen tänkte {child} på pappret som skulle ligga på bänken med baksidan upp, och då började det dunka igen, ända uppe i halsen.

”{@A}?” ropade {child}.

{@A} kom och satte sig på golvet med ryggen mot sängen.

”Det är inte det att jag inte kan”, sa {child}. ”Det är det att jag vänder på pappret och så blir det vitt. Och alla skriver, och då ser de att jag aldrig har varit duktig, bara haft tur.”

{@A} sa inte att {child} var duktig, eller att det bara var ett prov. {@He} kliade sig bakom örat.

”Du vet rondellen vid sjukhuset?” sa {@he}. ”Den har jag kört i flera år. Och vissa morgnar kommer jag dit med bussen full, och jag skulle inte kunna säga vilken väg som är min om jag så fick betalt.”

”Du?” sa {child}. ”Vad gör du då?”

”Jag tar ett varv till”, sa {@a}. ”Det är en rondell, det är det den är till för. Andra gången brukar det ha kommit tillbaka.”

”Är det ingen som märker det?”

”De tror att det ingår”, sa {@a}.

{@He} satt kvar tills {child} sov.

# face-down
På morgonen vände {child} på pappret, och då hände det. ”Beskriv blodets väg genom kroppen”, stod det, och allting blev vitt. Det fanns inga bussar och ingen potatis. Runt omkring hade pennorna börjat.[friend:  {Friend's} gick fortast.] Det sved i {child's} ögon, handen med pennan var blöt, och hjärtat dunkade så hårt att det måste höras ända längst bak.

{child} tryckte den andra handen mot tröjan för att få tyst på det. Dunk, sa det under handflatan. Dunk. Dunk.

Och {child} tänkte: jaha, där är depån.

Den hade följt med. Den hade suttit där och dunkat fram svaret sedan klockan nio i går kväll.

# to-drive
{child} lade ifrån sig pennan, satte ett finger på bänken, där potatisen skulle ha legat, och började köra. Ut ur depån körde fingret, och bort till lungorna, och tillbaka, och där blev det vitt igen. Så {child.he} tog ett varv till. Depån, lungorna, depån, och den här gången sa en röst där inne, fullkomligt säker: ”Och ut genom venerna.”

”Nej, {@a}”, viskade {child}.

{Child.He} tog upp pennan. ”Blodet lämnar hjärtat genom artärerna”, skrev {child.he}, och efter det fortsatte orden att stiga på, som en kö när någon äntligen har öppnat dörrarna.

# the-eyes
Klockan halv fyra var det tolvan som stod utanför [school: {school} | skolan]. {child} tog platsen längst fram, där man såg {@as} ögon i spegeln.[friend:  {Friend} satte sig bakom, med blyerts ända upp till armbågen.]

”Nå?” sa ögonen.

”Det blev vitt”, sa {child}.

Ögonen väntade.

”Så jag tog ett varv till.”

{@A} snörvlade till och svängde ut på gatan. Och när de kom till rondellen vid sjukhuset körde tolvan sakta runt, full av folk på väg hem. Sedan tog den ett varv till.

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

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
