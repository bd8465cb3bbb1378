title: Är det maj?
title: Björnen som räknades som nio
title: Tredje hålet till vänster
guest below: Solveig (hon), Barbro (hon)
guest above: Kjell (han), Sixten (han)
guest hiker: Annika (hon), Kerstin (hon)

% I kabinen bakom, med soppan: {adult}, annars {hiker} i vandrarklubben. I Sverige kommer göken i maj.

# too-full
Björnen var för mätt för att orka gå upp på fjället, så han tänkte ta linbanan.

Han stod i kön, precis framför {child} och [adult: {adult} | {hiker} från vandrarklubben][city: , ända från {city}]. Han hade ätit bär sedan i juli, och han var stor som ett uthus. I morgon skulle det bli snö.

”Upp, tack”, sa han till {below}, som skötte linbanan. ”En björn.”

{Below} tittade på honom från sidan. 10 PERSONER, stod det på kabinen.

# counts-as-nine
”Du är nio”, sa hon.

”Jag är sju”, sa björnen.

”Jag menar att du räknas som nio. Då finns det plats för en till, och det måste vara en som kan prata.” Hon tittade längs kön. ”Du, kanske?”

”Jag?” sa {child}[school: , som mest brukade få höra att det gick att prata mindre {at school}]. ”Vad ska jag prata om?”

”Vad du vill. [sport: Brukar du {play sport}, så prata om det. ]Men låt honom inte somna. Han bor där uppe, tredje hålet till vänster, och där sover han till maj. Somnar han i min kabin får vi aldrig ut honom, och då får vi åka upp och ner med en björn i den hela vintern.”

”Jag kommer strax efter”, sa [adult: {adult} | {hiker}], ”i nästa, med soppan.”[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] fick också ta nästa, för {friend.he} räknades som en, {friend.he} med.]

# like-a-garage
Dörren gled igen. Kabinen svängde ut över träden, och den hängde en bra bit längre ner än den brukade.

”Är du trött?” frågade {child}.

”Nej”, sa björnen och gäspade. Det var som att titta in i ett garage. Då gäspade {child}, för det hade björnen gjort, och då gäspade björnen, för det hade {child} gjort.

”Sluta med det där”, sa {child}. ”Berätta vad du har ätit.”

”Blåbär”, sa björnen. ”Och hallon. Och …” Hakan sjönk. ”Och …”

”Och vad?” skrek {child}.

”Bär”, sa björnen.

# other-leg
”Stå på ett ben!” sa {child}.

Björnen ställde sig på ett ben. Hela kabinen tippade, och {child} åkte längs bänken och rakt in i magen på honom. Det var den mjukaste mage {child} hade träffat på.

”Andra benet!” ropade {child} inifrån pälsen, och åkte hela vägen tillbaka igen.

De sjöng[music:  {music}]. De lekte jag ser något som du inte ser, och det var ett träd varenda gång. Och nu såg {child} stationen på toppen, där {above} redan stod för att öppna dörren.
## or
”Sjung!” sa {child}, och så sjöng de[music:  {music}]. Björnen hade bara en enda ton, men den var så djup att fönstren surrade.

”Nu räknar vi träd”, sa {child}.

”Ett träd”, sa björnen. ”Två träd. Tre …” Ögonen föll ihop. ”Fyra …”

”Inte räkna!” skrek {child}. ”Hoppa!”

Björnen hoppade. Hela kabinen hoppade, och {child} landade i magen på honom. Det var den mjukaste mage {child} hade träffat på. Och när {child.he} tittade ut ur pälsen syntes stationen på toppen, där {above} redan stod för att öppna dörren.

# one-flake
Då började det snöa.

En pytteliten flinga kom in genom fönstret, seglade omkring en stund och landade på björnens nos.

”Jaså”, sa björnen. ”Vinter.”

Och så la han sig ner och sov.

# a-bell
”Nej!” skrek {child}. ”Inte här!”

{child.He} drog i en tass, men den gick inte ens att lyfta[athlete: , och det hade inte gått för {athlete} heller]. Kabinen dunsade in, dörren gled upp, och {above} ringde i sin klocka tills snön rasade från taket. Sedan kom [adult: {adult} | {hiker}][elder: , och {elder}[elder2:  och {elder2}],] och alla sköt på[pet.dog: , och {pet} skällde][pet.cat: , utom {pet}, som tittade åt ett annat håll]. De kunde lika gärna ha försökt flytta fjället.

”Jaha”, sa {above}. ”Det går inte att väcka en björn på vintern.”

{child} satte sig med ryggen mot pälsen. Den gick upp och ner, långsamt som havet. En enda sak hade {child.he} haft att göra, och den hade det inte blivit något av. Det går inte att väcka en björn på vintern. Man får vänta tills det blir …

# what-wakes
”{Above}”, sa {child}. ”Kan du lysa på honom med lampan? Den gula. Och [adult: {adult} | {hiker}], finns det någon soppa kvar?”

Lampan lyste gult och varmt. {child} höll en näve snö över björnens nos tills den smälte.

Dropp. Dropp. Dropp.

Så fick soppan locket av sig, och hela kabinen luktade av allt som är grönt. Och {child} satte händerna runt munnen.

# cuckoo
”Koko”, ropade {child.he}, alldeles mjukt. ”Koko.”

Ena örat vred på sig.

”Koko!”

Björnen öppnade ett öga.

”Är det maj?” sa han.

”Det är jättefint ute”, sa {child}.

# late-this-year
Björnen klev ur kabinen, fast han mest sov, och {child} höll honom i pälsen och gick före. De gick förbi det första hålet, och de gick förbi det andra. Det snöade över hela fjället, och björnen stannade och tittade.

”Den är sen i år”, sa han. ”Våren.”

”Väldigt sen”, sa {child}. ”Här är det. Tredje till vänster.”

# five-more
Björnen stack in huvudet i sitt hål. Det var svart där inne, och det luktade löv.

”Då tror jag”, sa han, ”att jag tar fem minuter till.”

Och in gick han, alla nio. Han vände på sig, och han suckade.

# no-bear
De åkte ner i den sista kabinen, och det var mörkt, och gott om plats.[pet.other:  De skulle hem till {pet}.] {child} lutade sig mot [adult: {adult's} | {hiker's}] jacka. Det var en bra jacka, men någon björn var det inte.

”Nu är vi nere”, sa [adult: {adult} | {hiker}] efter en stund. ”Dags att gå upp, {child}.”

”Är det maj?” sa {child}.

”Inte riktigt”, sa [adult: {adult} | {hiker}]. ”Du kan ta fem minuter till.”

Då vände {child} på sig och suckade, och sedan hördes ingenting annat än snön.
