title: Pölen
title: Gå på
title: Ända till Australien
guest friend: Nora (hon), Vilja (hon)
guest kit: Kevin (han), Liam (han)
guest major: Major (han), Baron (han)
guest biscuit: Skorpan (den), Smulan (den)
guest garrick: Yvonne (hon), Lena (hon)

% ”Gå på” säger {child} till hästen, {friend} till {child} innan en dörr stängs, och sist {friend} med utsträckt hand.
% {friend} är familjens egen, annars {friend} som också kommer på söndagarna. Det {child} gör annars är familjens sport, annars fotboll.

# garden-shed
”Gå på”, sa {child}.

Men {major} gick inte. {Major} var en brun häst, stor som en friggebod, och han hade tvärstannat vid grinden, för mitt i den låg det en pöl.

”Gå på!” sa {child} och hängde i repet med hela sin tyngd. {Child.He} var {age} år, så den räckte inte långt[athlete: , och inte ens {athlete} hade klarat det ensam]. {Major} tittade vänligt ner på {child.him} och vilade ett bakben.

Bakom dem stod {friend}[friend & !friend.known: , {child’s} bästa vän], som kom till stallet varje söndag, precis som {child}[school: , fast det var det ingen {at school} som visste]. {Friend.He} höll i {biscuit}, en liten vit ponny som inte kom förbi, och {friend.he} hade inte sagt ett ord. Inte till {child}. Inte sedan förra söndagen.

# i-hate-them
Det var {child's} eget fel. Tre killar som {child.he} brukade {@plays} med hade kommit cyklande på grusvägen, och där stod {child} med en skottkärra och hö i håret.

”Vad gör du här?” hade {kit} sagt. {Kit} var {@goalie}. ”Gillar du hästar, eller?”

”Nej”, hade {child} sagt. ”Jag hatar dem. Det är bara ett jobb. Och de är inte kloka här. De pratar med ponnyerna.”

Killarna skrattade, och {child} skrattade också, och när {child.he} vände sig om stod {friend} där med en hink. {Friend.He} hade just varit mitt i ett samtal med en ponny.

Sedan dess hade {child} velat ha det osagt. En gång hade {child.he} försökt, borta vid höet.

”Du, {friend} …” hade {child.he} börjat.

”Gå på”, sa {friend} och stängde stalldörren.

# to-australia
Och nu höll det på att bli mörkt, och det skulle bli regn, och uppe i stallet väntade {garrick}, som ägde det, med kvällsfodret färdigt.

”Han är korkad”, sa {child} högt, till ingen. ”Det är en vattenpöl.”

Det blev för mycket för {friend}.

”Han är inte korkad”, sa {friend.he}. ”Han är försiktig. Ser du botten på den?”

”Den är typ så här djup.”

”Jag frågade inte hur djup den är. Ser du botten?”

{child} tittade. Pölen var brun och platt och hade lite himmel i sig.

”Nej”, sa {child.he}.

”Det gör inte han heller. Den kan gå ända ner till Australien. Och framför honom står du och drar, och själv har du gått runt hela pölen[elder: , i nya stövlar från {elder}[elder2:  och {elder2}],] för att inte bli blöt om fötterna. Skulle du följa efter en sådan?”

# bicycle-bells
{child} öppnade munnen för att svara, och då plingade det.

Det var förstås {kit} och de andra två, på väg tillbaka med tända cykellampor. De satte ner fötterna och lutade sig över styret för att se på.

”Läget, {child}?” sa {kit}. ”Har den lagt av?”

{friend} böjde sig över {biscuit's} hals och knäppte ett spänne som redan var knäppt. Nacken hade blivit röd. {Friend.He} väntade på det nu, det såg {child}.

Och {child} kände att det var ett bra skämt på väg. Det låg färdigt i munnen.

# hes-thinking
{@She} såg på {major}. {Major} såg på pölen, med båda öronen framåt, och försökte verkligen se ända till Australien.

”Schh”, sa {child}. ”Han tänker.”

”Du hatade ju hästar”, sa {kit}.

”Nej”, sa {child}. ”Jag sa det. Men det stämmer inte. Jag är här varje söndag, och det är inget jobb, jag får ingenting betalt. Och jag pratar med honom hela tiden.”

Sedan släppte {child.he} efter på repet och gick rakt ut i pölen.

# a-floor
Den gick inte ända ner till Australien. Men den var en bra bit djupare än den såg ut. På tredje steget gick den över kanten på stövlarna och rann ner i dem, och den var så kall att {child} sa ett ord som {biscuit} inte borde ha hört. Mitt i vände {child.he} sig om och stampade, först med ena foten och sedan med den andra, så att {major} skulle höra att det fanns ett golv.

”Titta”, sa {child} till {major}. ”Här är botten. Jag står på den. Den är hemsk, men den finns.”

# side-by-side
Ingen skrattade. Sedan plaskade det till, och så var {friend} också i, med vatten till smalbenen, och ledde {biscuit}, som gick genom pölar hela dagarna. {Friend.He} stannade bredvid {child}. Där stod de båda två med vattnet runt benen, sida vid sida, och väntade och drog inte.

{Major} frustade. Han sträckte fram en väldig hov och satte ner den. Han såg förvånad ut. Han tog med sig nästa, och nästa, tills hela han var i.

# splosh
Och då upptäckte han att han tyckte om det. Han lyfte en framhov och slog ner den. SPLASCH! Han gjorde det igen. SPLASCH! En brun våg gick över {child}, och en till gick över {friend}. Den tredje gick över grinden och tog {kit}.

”Åh, vad grymt”, sa {kit}, så blöt att det rann om honom. Han skojade inte ens. ”Kan han göra det igen?”

Han gjorde det igen. De fick vänta tills han hade gjort färdigt.

# very-patient
Efteråt cyklade killarna hem [city: till {city} och ]till sin middag, och hästarna gick upp till sin. {child} och {friend} gned dem torra med halm i det gula ljuset i stallet, medan regnet började smattra mot taket[music:  och någons radio spelade {music}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som hade passat stallet, lade sig på {child's} våta fötter för att värma dem.] {Major} lutade sig lite mot {child}, som han brukade.

”Vad pratar du med honom om?” sa {friend} från andra sidan {biscuit}.

”Mest om {@club}[pet.cat: , och om [!pet.known: katten ]{pet}][pet.other: , och om {pet}].”

”Har han inget emot det?”

”Han är väldigt tålmodig.”

# and-did
Klockan sex lyste det från en bil vid grinden, och det var dags att åka. De gick tillsammans över stallplanen i våta strumpor och våta stövlar, klafs, klafs. Vid brunnslocket låg det en pöl till, bred och svart, med regn som hoppade i den, och vid kanten tvärstannade {child}.

{friend} tittade på {child.him}. {child} tittade på pölen, med öronen så långt fram det gick.

Då började {friend} skratta. {Friend.He} klev ut mitt i och stampade, först med ena foten och sedan med den andra, och sträckte fram handen.

”Gå på”, sa {friend}.

Och det gjorde {child}.

# @plays
spela fotboll
## if sport
{play sport}

# @club
fotboll
## if sport
{sport}

# @goalie
deras målvakt
## if sport & !sport.Soccer & !sport.Hockey
bäst av dem

# @She
{child.He}
## if child.she
Hon
## if child.he
Han
