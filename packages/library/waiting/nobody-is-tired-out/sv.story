title: Ingen är bra på att lyssna
title: Ingen kom på besök
title: Kusin till Någon
guest friend: Alva (hon), Melker (han)
guest pet: Snö (hon), Gubben (han)

% "Ingen" är en liten varelse. Den är "den". Varje mening om Ingen är sann på två sätt.

# the-corner
{child} kom hem från skolan, hängde upp jackan och kröp in under skrivbordet. Där satt {@pet} redan. {Pet} tyckte att det mesta var {pet.his}, också skrivbord, men {pet.he} flyttade på sig precis så mycket att en ledsen person fick plats.

”Ingen ville vara med mig i dag”, sa {child} in i pälsen.

{Pet} spetsade öronen. {Pet.He} såg inte på {child}. {Pet.He} stirrade rakt in i hörnet bakom papperskorgen, så där som djur gör när de tittar på ingenting.

”Precis”, sa en liten röst därifrån. ”Det ville jag. Hela dagen! Men du hörde inte när jag frågade.”

{child} slog huvudet i skrivbordet. ”Vem är det?”

”Ingen.”

”Men det var ju någon som pratade.”

”Nej, nej, Någon är min kusin”, sa rösten. ”Stackaren. Någon får duka. Någon får gå ut med soporna. Han är alldeles slut. Jag är Ingen.”

# a-hat
{child} kisade. Lite vid sidan av gick det faktiskt att se den. Den var stor som en tekanna och genomskinlig som vatten. På huvudet hade den en genomskinlig mössa, fast randig.

”Såg du den hela tiden?” frågade {child} {pet}.

{Pet} blinkade långsamt. Vad trodde folk att {pet.he} tittade på?

”Vad gör du på dagarna?” frågade {child} hörnet.

”Massor”, sa Ingen. ”Jag går i din skola[school: , på {school}]. Det sitter en lapp i korridoren: Ingen får springa här. Så jag springer. I lärarrummet får Ingen störa, så där sitter jag på kafferasten och sjunger[music:  {@song}]. Och Ingen vet vart alla suddgummin tar vägen.”

”Vart tar de vägen?”

”Det får jag inte säga.”

{child} funderade. ”Ingen är perfekt”, sa {child.he} prövande.

”Tack”, sa Ingen och rodnade. Det såg ut som när man häller saft i ett glas.[athlete:  ”Ingen slår {athlete}”, sa {child}. ”Två gånger”, sa Ingen blygsamt.]

# the-swings
{child} log nästan. Men så kom {child.he} ihåg, och leendet ramlade av.

”Jag såg hur det var”, sa Ingen tyst. ”Vid gungorna.”

Det hade börjat där. Några övade på en dans, och när {child} kom sa en av dem: ”Vi är redan fyra.” Så enkelt var det. Men en av de fyra var {friend}[!friend: , som {child} tyckte bäst om av alla i klassen][friend: , {child's} bästa vän]. {child} hade väntat på att {friend} skulle säga något, och {friend} hade böjt sig ner och pillat på sin sko, som om snöret hade gått upp. {Friend's} skor hade inga snören.

Sedan hade det bara fortsatt. I matkön. I läsgrupperna.[sport:  När de skulle {play sport}.] En del dagar fastnar i första rasten och kommer aldrig loss.

”Ska du inte säga att det inte var så farligt?” frågade {child}.

”Det var farligt”, sa Ingen.

# how-it-feels
{Pet} lade en tung tass på {child's} knä.

”Ingen förstår hur det känns”, viskade {child}.

”Ja”, sa Ingen. ”Det känns som när man går nerför en trappa i mörkret och tror att det finns ett steg till.”

{child} sa ingenting på en lång stund. Det kändes exakt så.

När {child.he} hade gråtit färdigt var {pet} blöt på hela ena sidan och såg ut som två olika djur. {Pet.He} slickade sig förnärmat, men {pet.he} gick inte.

# pairs
”Vill du spela memory?” frågade Ingen.

”Jag är jättebra på det”, varnade {child}. ”Ingen slår mig i memory.”

Det gjorde Ingen också, med ett enda par. {Pet} fick fyra, eftersom {pet.he} lade sig på dem.

”Vem pratar du med?” ropade [adult: {adult} | den vuxna] från köket.

”Ingen!”

”Jaha. Maten är klar!”[elder:  {Elder} hade skickat med bullar till efterrätt[elder2: , och {elder2} hade bakat dem]. Ingen tog den sista.]

# small-boots
Efter maten satte Ingen på sig ett par mycket små stövlar.

”Jag måste iväg en sväng. Till {friend}.”

”Till {friend}?” Det högg till i {child}. ”Vad ska du göra där?”

”Där gråter det i en säng, och Ingen vet om det.” Ingen drog i mössan. ”Ingen har hört vad {friend} övar på att säga. Det har hållit på sedan klockan tre.”

”Vad är det då?”

”Det får {friend} säga. Ingen kan be om förlåt åt andra. Jag har försökt, men det märks inte.”

Och så var hörnet tomt. Det såg {child} på {pet}, som slutade titta dit och började tvätta sig.

# the-telephone
{child} borstade tänderna. {child.He} borstade {pet}. {child.He} hade precis kommit i säng när [adult: {adult} | den vuxna] stack in huvudet med telefonen i handen.

”Det är {friend}. Vill du?”

{child} kände efter. {Pet} tittade på {child.him} med sina runda ögon och sträckte sedan ut en tass och knuffade till handen som skulle ta emot luren. Bara lite.

”Okej”, sa {child}.

Först hördes det bara andetag.

”Jag ville att du skulle vara med”, sa {friend}. ”Jag bara sa det inte. Sen sa jag det. Fast till en toalettdörr.”

”Du har inte ens snören”, sa {child}.

”Jag vet.”

”Det gjorde jätteont.”

”Jag vet. Förlåt.” {Friend} snörvlade. ”Ingen har sagt åt mig att ringa, om du tror det. Jag ville själv.”

{child} sneglade mot hörnet. Där stod ett par mycket små stövlar.

”Jag tror dig”, sa {child.he}.

”I morgon är vi fem”, sa {friend}. ”Jag har ringt de andra och sagt det. Och om de inte vill så är du och jag två. Jag väntar vid grinden.”

”Jag kommer”, sa {child}.

# a-kiss
Det gjorde fortfarande lite ont, men på ett nytt sätt. Ungefär som ett skrubbsår när plåstret sitter på.

[adult: {Adult} | Den vuxna] kom in och stoppade om. ”Är det någon mer som ska ha en puss?”

”Nej, han är nog för trött”, sa {child}. ”Men Ingen vill ha en.”

[adult: {Adult} | Den vuxna] skrattade och pussade rakt ut i luften, och luften blev alldeles saftfärgad.

# in-the-middle
Sedan släcktes lampan.

”Ingen är rädd för mörkret”, hördes det svagt från hörnet.

{child} lyfte på täcket. ”Då får du ligga i mitten.”

Det tassade över golvet. Något lent och lätt kröp ner mellan {child} och {pet}, och hela sängen blev varm.

Utanför fönstret blev det natt på riktigt[city:  i {city}]. {child} sov. {Pet} sov. Ingen snarkade.

# @pet
grannens katt, {pet},
## if pet
{pet}

# @song
{music}
