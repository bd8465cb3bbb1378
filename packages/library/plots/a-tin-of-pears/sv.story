title: En burk päron
title: Enligt min erfarenhet
title: Oj, nära!
guest friend: Hari (han), Boel (hon)
guest minder: moster Lotta (hon), moster Siv (hon)
guest quiz: herr Blom (han), herr Lind (han)

% Den som har pennan (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Portugal” sägs alltid med hopp i rösten.

# portugal
På torsdagarna var det frågesport i [city: en bygdegård utanför {city} | bygdegården], och varje torsdag förlorade {child’s} lag. De var tre i laget: {child}, [!friend.known: {child.his} bästa vän ]{friend} och {@first}, som hade pennan. Vinnarna fick en skinka. Alla andra fick en burk päron, och vid det här laget fanns det så många päron hemma att skåpet måste knytas igen med snöre.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg under bordet varje torsdag och ville ha skinkan.][elder2:  {Elder2} hällde upp kaffet och fick inte hjälpa till.] Förr hade det varit roligt att förlora. Den här hösten hade det slutat vara roligt, och {child} ville vinna, bara en enda gång.

Det var {@a} som var problemet. Om {@a} inte visste svaret skrev {@he} Portugal.

”Vilket land har världens längsta järnväg?” sa {quiz}, som ställde frågorna och hade fluga och aldrig log.

”Jag har en känsla av att det är Portugal”, viskade {@a}.

”Det var inte Portugal förra veckan”, sa {child}.

”Då är det på tiden”, sa {@a} och skrev upp det. ”Enligt min erfarenhet är det Portugal.”

# shrinking
En gång hade {@he} skrivit det när frågan gällde en flod. {Friend} sa att det var det bästa som någonsin hade hänt {friend.him}. Men nu hade folk från {@school} börjat komma, och när {@a} ropade ”Oj, nära!” om något som inte alls var nära, och de vände sig om och tittade, då började {child} krympa, som en tröja som har tvättats för varmt.

# no-feelings
Så {child} läste på. Varje kväll i en hel månad[sport: , med {sport} eller utan,] lärde {child.he} sig sjöar och kungar och flaggor, och på bussen fick {friend} svara på frågor.[pet.cat / pet.other:  Hemma förhörde {child} [!pet.known & pet.cat: katten ]{pet}. {Pet} sa inte ens Portugal.] Och sista torsdagen före jul sträckte {child} fram handen.

”Kan jag få pennan?” sa {child.he}. ”Och kan vi bara skriva sådant som vi vet? Inga känslor.”

”Inga känslor”, sa {@a} glatt, och {@he} lämnade över pennan och drog igen munnen som en dragkedja.

# quite-politely
Det fungerade. {child} kunde sjön och kungen[athlete:  och {athlete}], och {friend} kunde grodan, till sin egen förvåning. Efter sista omgången meddelade {quiz} från scenen att två lag låg lika i toppen, och det ena var {child’s}. Folk vände sig om och tittade. Det var precis det som {child} hade velat. {Child.He} vände sig om för att se {@s} min, och {@s} stol var tom.

”Var är {@a}?”

”Värmer upp bilen”, sa {friend}.

”Sedan när?”

”Sedan flaggorna. {@He} började säga något, och du hyssjade.”

”Det gjorde jag inte.”

”Du gjorde det ganska artigt”, sa {friend}.

{child} hade trott att om de bara vann skulle {child.he} sluta känna sig liten.

”En sista fråga får avgöra”, sa {quiz}. ”Och jag ber att få påminna om att ett lag är tre. Ett bord med två är ute.” Han tittade på den tomma stolen. ”Jag läser nu frågan.”

”Gå och hämta {@a}”, sa {friend}. ”Jag uppehåller honom.”

{child} sprang. Bakom {child.him} hade {friend} redan börjat. ”Ursäkta, {quiz}. När du säger en fråga, vad menar du då med en?”

# half-a-window
Ute öste regnet ner. {@A} satt i bilen med värmen på. {@He} vevade ner rutan, som fastnade halvvägs.

”Har vi vunnit?”

”Inte än. Vi behöver dig.”

”Inte behöver ni mig. Ni har ju hjärnor så det räcker.”

”Man måste vara tre”, sa {child}. ”Det är regeln.” Och {child.he} hörde själv hur det lät.

”Nåja”, sa {@a} och kände efter sin halsduk. ”På en stol kan jag väl sitta.” {@He} var snäll om det, och det var värre.

{child} tog tag i rutan med båda händerna, så att den inte skulle kunna åka upp.

”Inte för att sitta på en stol”, sa {child.he}. ”Jag skämdes för Portugal. Jag lärde mig alltihop för att du skulle slippa säga det, och nu vinner vi, och det är hemskt. Det är bara svar. Ingen har skrattat på hela kvällen. Jag vill att du kommer in och säger det. Snälla {@a}.”

{@A} tittade på {child} över den halva rutan.

”Vad är det för fråga?” sa {@he}.

”Det vet jag inte.”

”Det gör detsamma”, sa {@a} och öppnade dörren. ”Jag har en känsla.”

# most-islands
De sprang tillbaka genom pölarna. I salen andades {quiz} tungt genom näsan.

”Nej”, sa han just, ”jag kan inte läsa den på danska.”

”Norska, då?” sa {friend}, och sedan fick {friend.he} syn på dem. ”Strunta i det. Vi är tre.”

”Då läser jag den för sista gången”, sa {quiz}. ”Vilket land har flest öar i världen?”

{child} visste inte. {Child.He} hade bara läst på om sjöar. {Child.He} lade pennan framför {@a}, men {@a} höjde bara på ögonbrynet. Då reste sig {child} inför allihop, och {friend} reste sig, och {@a} reste sig, och de vrålade alla tre, så att det klirrade i teskedarna.

”Portugal!”

# close
”Sverige”, sa {quiz}.

”Oj”, sa {child}, ”nära!”

{Child.He} såg {@s} min, och då var det kört. {child} skrattade tills {child.he} gled ner under bordet[pet.dog: , där {pet} var], och {friend} gled efter, och {@a} låg tvärs över bordet och grät i sin halsduk. Hela salen skrattade, och {child} krympte inte alls.[elder2:  {Elder2} fick ställa ifrån sig kaffekannan.] Till och med {quiz’s} fluga sågs skaka.

Det andra laget fick skinkan.[pet.dog:  {Pet} tittade länge efter den.]

# one-of-these
{@A} körde dem hem, och regnet blåste in genom den halvöppna rutan.[music:  På radion spelade de {music}.] {Friend} satt i baksätet och snurrade burken runt, runt, medan gatlyktorna gled förbi.

”Är det någon som har läst vad det står på de här?” sa {friend.he}.

”Det är päron”, sa {child}. ”Vad finns det att läsa?”

{Friend} höll upp burken mot ljuset.

”Ursprungsland: Portugal”, läste {friend.he}.

# @school
skolan
## if school
{school}

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

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
