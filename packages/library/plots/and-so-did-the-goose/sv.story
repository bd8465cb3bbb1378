title: Gåsen i mål
title: Här, här, här
title: Inget om gäss
guest friend: Amir (han), Saga (hon)
guest keeper: Melker (han), Harald (han)
guest feeder: Sixten (han), Göte (han)
guest goose: Gudrun (hon), Asta (hon)

% {friend} är lagkapten. {keeper} stod i mål och är ytter sedan gåsen kom. Gåsen kommer för ett enda ord, och {feeder} vet vilket.

# here
”Här!” ropade {child}. ”Här! Här! Här!”

Ingen passade. Det gjorde aldrig någon.

{child} spelade fotboll för Parkgatan[city:  i {city}] varje lördag, och varje lördag ropade {child.he} ”Här!” från första signalen till den sista. {Child.He} ropade det när {child.he} var fri. {Child.He} ropade det när det stod tre stycken framför {child.him}. En gång ropade {child.he} det när {child.he} redan hade bollen.

”Du är som ett billarm”, sa {friend}, som var lagkapten[friend:  och {child's} bästa vän, så {friend.he} fick säga så]. ”Vi har slutat höra dig.”[elder:  {Elder}[elder2:  och {elder2}] kom på alla matcher, med bomull i öronen.]

Allt {child} ville ha var en passning. En enda.[pet & !pet.dog:  Hur gärna, det visste bara {pet}.]

# the-goose
Den här lördagen mötte de Norrby[school:  på planen bakom {school}], och alldeles innan matchen började kom det en gås. Det var en stor, vit gås, och hon hade ingen brådska. Hon gick in i Parkgatans mål, vände sig om två gånger och satte sig.

”Schas”, sa {keeper}, som stod i målet.

”HONK”, sa gåsen.

”Jag tror att jag spelar ytter”, sa {keeper}.

”Det där är {goose} från dammen”, sa gamla {feeder}, som stod vid hörnflaggan och tittade på. ”Hon flyttar sig inte för någon. Bara för mig, när jag kommer med majsen.”

Domaren slog upp sin lilla bok. ”Det finns en regel om strumpor”, sa hon. ”Det finns en regel om hundar. Det står inget om gäss. Spela!”[pet.dog: 

”Voff”, sa {child's} hund {pet}, som satt bunden vid staketet på grund av regeln.]

# the-best-goalkeeper
Så de spelade, och det visade sig att gåsen var den bästa målvakt Parkgatan någonsin hade haft.

Norrby sköt lågt. Gåsen stack ut en fot. Norrby sköt högt. Gåsen stack ut en vinge. Norrbys största anfallare kom springande alldeles ensam, och då reste sig gåsen, slog ut båda vingarna som en dubbeldörr och sa: ”HONK.”

”Förlåt”, sa anfallaren och gav henne bollen.

I halvlek stod det noll–noll. Hela laget låg i gräset och åt apelsin[music:  och nynnade på {music}].

”Nu kan ingen göra mål på oss mer”, sa {keeper} lyckligt.[sport & !sport.Soccer:  ”Vi kan lika gärna {play sport}.”]

# change-ends
Då blåste domaren i pipan. ”Andra halvlek! Vi byter sida!”

Ingen rörde sig.

”Byter vi sida?” sa {friend}.

”Vi byter sida”, sa domaren.

Så bytte alla sida. Alla utom gåsen.

Nu var hon Norrbys gås. Norrbys riktiga målvakt lutade sig mot stolpen och öppnade en påse chips.

{Friend} sköt. Fot. {Friend} sköt igen. Vinge. {keeper} sköt ända utifrån kanten och sa förlåt innan gåsen ens hann säga honk. Och borta på andra sidan kom Norrby närmare och närmare, och i Parkgatans mål stod det ingen alls.

# stood-up
”Fem minuter kvar!” ropade domaren.

{child} kom rusande rakt genom mitten. ”Här! Här! Här!”

Gåsen reste sig.

{child} stannade. Gåsen tittade på {child.him}. Sedan satte hon sig igen.

”Här?” sa {child}.

Gåsen reste sig.

{child} vände sig mot hörnflaggan. ”{feeder}!” ropade {child.he}. ”Vad säger du till {goose} när du kommer med majsen?”

”Här, här, här, säger jag”, sa {feeder}, ”och så kommer hon.”

# dont-pass
{child} tittade på {goose}. {Child.He} tittade på målet. Sedan sprang {child.he} bort till {friend}.

”Passa inte till mig”, viskade {child.he}.

”Det gör jag ju aldrig”, sa {friend}.

”Jag vet. Fortsätt med det.”

{child} gick längst bort i hörnet. {Child.He} fyllde sig med luft, ända ner i skorna.

”HÄR!” ropade {child.he}. ”HÄR! HÄR! HÄR!”

# loudest
Så högt hade {child.he} aldrig ropat. Och ut ur målet kom {goose} med vingarna utslagna och halsen lång, tvärs över hela planen. HONK! HONK! HONK! Norrbys backar tog en enda titt och sprang. Det gjorde mittfältet också. Det gjorde {friend} också. Norrbys målvakt tappade chipsen.

{Goose} stannade bredvid {child}, tittade upp och väntade på sin majs.

# free
Och där stod {child}. Framför {child.him} fanns det ingen. Till höger och till vänster fanns det ingen. Så fri hade ingen någonsin varit på en fotbollsplan, och för en gångs skull ropade {child.he} ingenting.

{Friend} såg {child.him}.

”Här?” ropade {friend}.

{child} nickade.

Och {friend} passade.

# past-one-crisp
Bollen kom studsande över gräset. {child} stoppade den. {Child.He} tittade upp och drog till[athlete: , som om {athlete} hade suttit på läktaren], och bollen rullade förbi ett chips, förbi två chips, förbi målvaktens fingrar och in i nätet.

Ett–noll.

Hela laget kom springande för att krama {child.him}. De stannade en liten bit ifrån, på grund av {goose}, och kramade varandra i stället[adult: , och {adult} också]. Sedan kom {feeder} med majsen.

# only-once
Nästa lördag ropade {child} inte. {Child.He} sa det bara en gång.

”Här.”

Och bollen kom. Och det gjorde gåsen också.
