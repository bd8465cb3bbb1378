title: Sitt still
title: En gärdsmyg på ett lejon
title: Ända till Norge
guest bernard: Bernhard (han), Hektor (han)
guest tamsin: Ylva (hon), Lovis (hon)
guest minder: Gunilla (hon), Birgitta (hon)

% {bernard} är lejonet, {tamsin} hans skötare, gärdsmygen ”hon”. Den som borstar barnets hår: {@m}. Ingen går in till lejonet.

# hairbrush
”Sitt still”, sa {@m-first}, på bänken vid lejonet.

Det gick inte. {child} var {age} och hade en hårborste i håret, och bakom glaset, så nära att man kunde räkna morrhåren, låg Sveriges största lejon. Hur skulle någon kunna sitta still?[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hoppade upp och ner.]

Men lejonet kunde. Han hette {bernard}, och han låg på sin sten och rörde inte ett öra.

# three-days
”Så har det varit i tre dagar”, sa {tamsin}, som skötte honom. ”Han vill inte äta. Han vill inte ryta. Veterinären kommer klockan fyra för att söva honom och ta med honom till djursjukhuset.”

{child} satte näsan mot glaset. {Bernard} såg inte ledsen ut. Det rann ur ögonen på honom, och han tittade uppåt, som om det satt något på hans eget huvud.

# a-wren
”Det är en fågel på honom!” sa {child}.

Det var en gärdsmyg, och hon var inte större än en valnöt. Hon tog ett hår i manen i näbben. Hon satte båda fötterna mot lejonets panna. Hon lutade sig bakåt och drog.

{Bernard} skelade. Nosen rynkade ihop sig. Hela ansiktet sa aj, och han rörde sig inte. Pling, sa hårstrået. Gärdsmygen satte sig på rumpan, reste sig och flög i väg med det till ett hål i muren.

”Hon bygger bo!” sa {child}. ”Han är inte sjuk. Han ligger still för hennes skull!”

# the-sneeze
{Tamsin} tittade. Snart kom gärdsmygen tillbaka efter ett hår till. Hon ställde sig på nosen, och ena vingen kittlade precis där den inte skulle. Långsamt öppnade {bernard} munnen. Ögonen åkte igen.

”Han måste nysa”, viskade {tamsin}. ”Hon blåser till Norge.”

Huvudet gick uppåt och uppåt. Morrhåren skakade. Han höll emot. Ingen har någonsin hållit emot så[athlete: , inte ens {athlete}]. Sedan sjönk huvudet igen, lite i taget, utan ett ljud. Pling, sa hårstrået.

”Åh, vad du är duktig”, sa {tamsin}. ”Jag ringer veterinären. Jag säger att hon inte behöver …”

# the-van
Men klockan var fem i fyra, och runt hörnet, med en smäll, kom bilen.

Dörrarna slog upp. Ut hoppade veterinären och fyra karlar med en bår[music: , med {music} på radion], och båren slog i glaset. Gärdsmygen for upp med ett skrik. Hon flög över muren, över träden och bort.

{Bernard} lyfte huvudet. Han tittade efter henne. Han ställde sig upp, med kala fläckar över hela skallen, och röt. Det var långt och sorgset, och kopparna skallrade på kaféet.

”Det är inget fel på honom alls”, sa veterinären, och så åkte de igen.

# half-a-nest
Men {child} kunde se in i hålet i muren, och där fanns bara ett halvt bo.

”Nu vågar hon inte komma till honom mer”, sa {tamsin}. ”Inte när hon har blivit så rädd.”

”Vågar hon komma till någon som är liten?” sa {child}.

{Child.He} tittade på hårborsten. Den var full av hår, {child.his} eget och {@of-m}, lika tovigt som ett lejons.

# on-the-grass
{Child.He} drog loss alltihop i en mjuk tuss. {Child.He} gick ut mitt på gräsmattan och satte sig där och la tussen på huvudet. Och så satt {child.he} still.

Det var förfärligt. Med en gång kliade det i ena foten. Sedan var det örat. Det kom en myra.[friend:  {Friend} satt på sina händer, för att hjälpa till.][sport:  Att {play sport} var ingenting mot det här.][pet.dog:  Och {pet} i kopplet fick höra att {pet.he} skulle sitta still, och gjorde det, för ovanlighets skull.][pet & !pet.dog:  {Pet}, där hemma, hade klarat det utan att försöka.] Bakom glaset la sig {bernard} med hakan på tassarna och tittade. Jag vet, sa hans ansikte. Jag vet.

Det gick fem minuter, och sedan tio.

# something-light
Något kom ner på {child's} huvud, lätt som ett löv.

Det hade små kalla fötter. Det lutade sig fram och tittade {child.him} i ögat, upp och ner, och stjärten kittlade {child.him} under näsan, och då kände {child} hur en nysning började. Den kom ända från knäna. Den fyllde hela {child.him}. {Child.He} tittade på {bernard}. {Bernard} tittade tillbaka. Han öppnade munnen och stängde den, långsamt, för att visa hur man gör.

{child} höll emot.

De små fötterna släppte. Där for gärdsmygen med hela näbben full. Hon såg ut som en gubbe med mustasch. Hon stoppade in alltihop i hålet och kom tillbaka efter resten.

# ping
Och när det inte fanns någon tuss kvar satte hon sig på staketet och funderade och skuttade till. Sedan flög hon in över muren och landade mellan öronen på {bernard}.

Pling.

”Aaa … TJO!” sa {child}, äntligen.

# late-bus
De tog den sena bussen hem[city:  till {city}].[school:  I morgon skulle alla {at school} få höra.] Det var varmt, och fönstren höll på att bli blå. {child} satt vid rutan med håret på ända och berättade alltihop för {@m} en gång till, myran och stjärten.

Det kom inget svar. {@M} hade stått hela dagen. Huvudet sjönk ner, lite i taget, tills det låg på {child's} axel.[elder & adult:  På andra sidan gången log {elder}[elder2:  och {elder2}] och sa ingenting.]

Det var tungt. Det kom hår i {child's} öra, och det kittlade alldeles förfärligt.

{child} tittade rakt fram. Det var väldigt många hållplatser, och {child.he} satt still vid varenda en.

# @m-first
{minder}, som bodde granne
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , med {elder2} bredvid sig]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-m
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
