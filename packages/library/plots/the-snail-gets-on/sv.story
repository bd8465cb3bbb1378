title: Skottkärrebussen
title: Snigeln kommer på
title: Nästa hållplats krusbärsbusken
guest hen: Gull (hon), Rut (hon)
guest neighbour: Maj (hon), Siv (hon)

% Den som hänger tvätt (@a): {adult}, annars grannen {neighbour}. Snigeln är "den".

# the-bus
{Elder} hade en skottkärra som var grön, utom där den var rostig. På vardagarna körde den jord. Men efter middagen, när solen låg lågt och myggen dansade, var den buss.

{child} var chaufför. {child.He} satt längst fram och höll i ett grytlock[elder2: , som {elder2} letade efter i köket]. {Elder} var motor, för {elder.he} gick bakom och hade armarna.[pet.dog:  {child's} hund, {pet}, sprang bredvid och var moped.]

”Nästa hållplats krusbärsbusken!” ropade {child}. ”Tut!”

”Brum”, sa {elder.short}, och så rullade de.

# gooseberry-bush
Vid krusbärsbusken stod {friend}[!friend.known: , {child.his} bästa vän,] och väntade. {Friend.He} hade tröjan full av krusbär och hatt på huvudet, för {friend.he} skulle långt.

”Är det här bussen till Världens ände?” frågade {friend}.

”Ja”, sa {child}. ”[city: Den kommer ända från {city}. ]Den stannar vid komposten[school:  och vid {school}] också. Det kostar ett blad.”

{Friend} betalade ett blad och klev på.[pet.other:  Ett till stoppade {friend.he} i fickan, till {pet} hemma hos {child}.] Då fick {friend.he} syn på någon vid hjulet. Det var en snigel.

”Vänta!” ropade {friend}. ”Det är en till som ska med!”

Snigeln sträckte upp det ena ögat. Sedan sträckte den upp det andra. Sedan började den stiga på.

Det tog tid.

”Vi får väl köra så länge”, sa {elder.short}.

Och bussen rullade, brum, brum, med två inne och en på väg.

# water-butt
Nästa hållplats var vattentunnan. Där stod hönan {hen} och såg på klockan, fast hon inte hade någon. Hon betalade med en fjäder och satte sig i {friend's} hatt.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt där också, men {pet.he} skulle inte med. {Pet.He} bara satt.]

”Har snigeln kommit på?” frågade {child}.

”Nej”, sa {friend}. ”Men ögonen är på.”

Och bussen rullade, brum, brum, med tre inne och en på väg.

# pumpkin
Nästa hållplats var grönsakslandet. Där låg en pumpa. Den sa inte vart den skulle, men den såg ut som någon som alltid har velat åka buss. {child} och {friend} hjälptes åt att få upp den.

”Brum”, sa {elder.short}, men det lät trögare nu. ”Har snigeln kommit på?”

”Nej”, sa {friend}. ”Men magen är på.”

# washing-line
Nästa hållplats var [!adult: grannens ]tvättlina[adult: n], och där stod {@a} med hela famnen full av lakan.

”Åker ni förbi [adult: huset | hos mig]?” frågade {@a}. ”Jag har gått hela dagen.”

”Först åker vi till Världens ände”, sa {child}. ”Men sedan så.”

{@A} betalade med en klädnypa. Sedan satte {@he} sig överst, med benen utanför[age>=5: , pumpan i knät] och lakanen över alltihop. Hönan {hen} kröp djupare ner i hatten. Det var mycket trångt och alldeles lagom.

# finished
”Avgång!” ropade {child}. ”Tut! Tut!”

Men bussen stod stilla.

{child} vände sig om. {Elder} hade satt sig i gräset. {Elder.He} var röd om kinderna och blåste som en kastrull.

”Jag tror att motorn är slut”, sa {elder.short}. ”[sport: Det här är värre än att {play sport}. ]Den är faktiskt en äldre modell.”

Det var långt till Världens ände och ännu längre hem.

”Vad gör man när en motor är slut?” frågade {friend}.

{child} tänkte så att grytlocket vred sig.

”Då får den åka med”, sa {child.he}.

# it-rides
Alla klev av, utom [age>=5: pumpan. Och ]snigeln, som inte hade klivit på än. {Elder} fick sätta sig längst fram, med lakan bakom ryggen och benen i vädret, och {elder.he} fick hålla i grytlocket. Det hade {elder.he} aldrig fått förut. {@A} tog det ena handtaget. {child} och {friend} tog det andra, fyra händer på samma. Hönan {hen} gick före och visade vägen.

”Kan ni brumma?” frågade {elder.short}.

”Brum!” sa {@a}.

”Brum! Brum!” sa {child} och {friend}.

Och bussen rullade igen![athlete:  Inte ens {athlete} hade brummat bättre.]

# worlds-end
Den rullade förbi vattentunnan[pet.cat: , där {pet} fortfarande inte skulle med,] och grönsakslandet. Den rullade bort till staketet, där gräset tar slut och åkern börjar. Det var Världens ände. De stannade en stund och såg på den. Månen hade redan kommit.

# last-stop
[music: På vägen hem hade bussen radio. Det var {friend}, som nynnade på {@song}. ]Hönan {hen} steg av vid hönshuset. {Friend} steg av vid grinden, där {friend.he} skulle bli hämtad, och bjöd alla på varsitt krusbär. [age>=5: Pumpan fick stå på verandan. ]{Elder} hade somnat med hakan på grytlocket, så {elder.him} fick de väcka.

”Slutstation”, sa {child} snällt. ”Tack för att du åkte med oss.”

”Tack själv”, sa {elder.short}. ”Det var den bästa buss jag har suttit i.”[elder2:  Och {elder2} fick tillbaka sitt grytlock.]

{@CarriedIn} Skottkärran fick stå kvar vid trappan, under stjärnorna, med handtagen rätt ut. Nu var det ingen som sa brum.

# got-on
Och då, när alla sov, hände det.

Snigeln kom på.

Den kröp över kanten och såg sig omkring. Det fanns gott om plats. Den valde ett ställe längst fram, bredvid ett krusbär, drog in det ena ögat, drog in det andra och väntade på avgång.

# @a
{neighbour}
## if adult
{adult}

# @he
{neighbour.he}
## if adult
{adult}

# @carriedIn
Sedan bar {neighbour} hem sina lakan, och {elder.short}, som hade vilat så länge, bar in {child}[pet.dog: , och {pet} bar in klädnypan].
## if adult
Sedan bar {adult} in {child}, [!pet.dog: och ]{elder.short} bar in lakanen[pet.dog: , och {pet} bar in klädnypan].

# @song
{music}
