title: Det står inte på listan
title: {The wish} som inte stod på listan
title: Finns det plats längst ner
guest inspector: fru Ordning (hon), fru Rask (hon)

% Regel: det som inte står på listan måste man sluta med.
% {wish.is} är det som önskningen säger om den, efter ”den”: stickar, är blyg, har ont i halsen.

# look
På trappan utanför {child's} port satt {a wish}. Det var [wish.ett: inget vanligt | ingen vanlig] {wish}.

”{Wish.He} {wish.is}”, sa {child} till alla som gick förbi. ”Titta. {Wish.He} {wish.is}!”

Och alla stannade och tittade, för något sådant hade de aldrig sett. {The wish} rätade på sig. {child} var så stolt att det nästan inte gick att sitta still.

Men så kom {inspector} med sin lista.

# the-list
{Inspector} gick runt på gatan och såg efter att alla gjorde det de skulle. Hennes lista var så lång att den släpade efter henne på trottoaren, och pennan satt i ett snöre.

”Det som står på listan får man göra”, sa {inspector}. ”Det som inte står på listan måste man sluta med. Lyktstolpe! Står?”

Lyktstolpen stod.

”Bra. Papperskorg! Luktar?”

Det gjorde den.

”Bra.”

[pet.dog: ”Hund! Skäller?”

”Voff”, sa {Pet}[!pet.known: , som var {child's} hund].

”Bra.”

][pet.cat: ”Katt! Sover?”

{Pet}[!pet.known: , {child's} katt,] öppnade ett öga och stängde det igen.

”Bra.”

][pet.other: ”Husdjur! Tuggar?”

Det gjorde {Pet} oavbrutet.

”Bra.”

][friend: ”Barn! Springer?”

{Friend}[!friend.known: , {child's} bästa vän,] sprang ett varv runt {child}.

”Bra.”

][elder: ”Gamla! Sitter?”

{Elder} satte sig på trappan[elder2: , och {elder2} satte sig bredvid].

”Bra.”

]{Inspector} tittade upp. ”{A wish}. Ska {wish.does}. Stämmer det?”

”{Wish.He} {wish.is}”, sa {child}.

{Inspector} letade på listan, först uppifrån och sedan nerifrån.

”Det står inte här”, sa hon. ”Sluta med det där. Jag kommer tillbaka klockan sex.”

# like-others
Nu fick {the wish} lov att bli som alla andra.

”{Wish.sound}”, sa {wish.he}. {Wish.He} {wish.did}, så gott {wish.he} kunde.

”Det går ju jättebra”, sa {child}. Sedan tittade {child.he} bort, bara ett litet ögonblick. ”Hur går det?”

”{Wish.He} {wish.is}”, sa [friend: {friend}|en som gick förbi].

”Jag märkte det”, sa {the wish}. ”Jag glömmer bort mig. Är det bättre nu?”

{child} tittade länge, från båda sidor.

”Nej”, sa {child.he}. ”{Wish.He} {wish.is} fortfarande.”

[city: ”I hela {city} finns det ingen som är som jag”, sa {the wish}. ][school: ”På {school} är det också en lista”, sa {child}. ”Men den är bara till för gympaskor.” ][sport: De provade att {play sport}, för det stod på listan. {The wish} glömde bort sig mitt i. ][athlete: ”Gör som {athlete} och tänk på en sak i taget”, sa {child}. Det blev fel sak. ][music: De provade att sjunga {@song}. Det gick bra till andra versen. ]

# lowest-step
{The wish} satte sig på det nedersta trappsteget.

[age>=5: ”Jag får väl flytta”, sa {wish.he}. ”Till en gata där det inte finns någon lista.”

”Var finns det?”

”Det finns nog inte.” {Wish.He} tittade ner. ]”Är det något fel på mig?” frågade {the wish}.

”Nej”, sa {child}, och magen blev hård som en sten.

{child} gick alltid baklänges nerför trappan. Det hade {child.he} gjort i hela sitt liv, för det kändes bäst så. Nu undrade {child.he} om det stod på listan.

# six-o-clock
Klockan sex kom {inspector}.

”Nå? Har {wish.he} slutat?”

Ingen svarade. [age>=5: {The wish} höll andan och försökte att inte vara någonting alls. Det syntes ändå.]

”Då måste {wish.he} gå härifrån”, sa {inspector}.[age>=5:  ”Tyvärr. Det är inte jag som har hittat på det. Det är listan.”]

Och {the wish} reste sig och gick.

# backwards
”Vänta!” ropade {child}.

{child.He} sprang ända upp till översta trappsteget. Där vände {child.he} sig om, och sedan gick {child.he} nerför hela trappan baklänges, ett steg i taget, mitt framför alla.

”Vad gör du?” sa {inspector}.

”Jag går baklänges. Det gör jag varje dag. Står det på listan?”

{Inspector} letade. ”Barn”, läste hon. ”Springer. Frågar varför. Tappar vantar. Nej. Baklänges står inte här.”

”Då måste jag också gå”, sa {child}, och så gick {child.he} och ställde sig bredvid {the wish} och tog tag i {wish.part}.

[friend: ”Jag äter äpplen nerifrån”, sa {friend} och ställde sig där. ][elder: ”Jag har salt i kaffet”, sa {elder} och ställde sig där. [elder2: ”Jag sjunger för tomaterna”, sa {elder2}. ]][pet.dog: {Pet} lade sig på rygg med alla fyra benen i vädret. Det stod inte heller på listan, så {pet.he} följde med. ][pet.cat: {Pet} kom och satte sig där också. {Pet.He} tyckte om att bada. Det är det ingen katt som får. ][pet.other: {child} lyfte dit {Pet}. {Pet.He} pratade i sömnen. ][age>=5: ”Jag läser alltid sista sidan först”, ropade brevbäraren från andra sidan gatan.

]”Jag vinkar åt månen”, sa bagaren och kom också.

Till sist stod hela gatan bredvid {the wish}. På listan fanns bara lyktstolpen och papperskorgen kvar.

# one-foot
”Men snälla ni”, sa {inspector}. ”Då blir det ju ingen kvar.”

”Har du ingenting som inte står på listan?” frågade {child}.

”Absolut inte”, sa {inspector}.

Men hennes ena fot hade börjat röra på sig. Alla såg på foten.

”Jag dansar”, viskade {inspector}. ”Med dammsugaren. När ingen ser.”

”Visa”, sa {child}.

Det fanns ingen dammsugare på gatan, så {inspector} fick ta listan. Hon dansade med den fram och tillbaka, och listan rullade ut sig och snurrade runt henne och runt lyktstolpen och runt papperskorgen, och alla klappade i händerna.

# room-at-the-end
När listan var alldeles utrullad såg {child} hur den slutade. Längst ner stod det ingenting.

”Där är det ju plats”, sa {child}.

{Inspector} satte sig på trappan, alldeles varm, och tog pennan i sitt snöre. Hon läste högt medan hon skrev.

”{A wish}. {Wish.is}. Barn. Går baklänges. Fru med lista. Dansar.”

Sedan satte hon en bock för allihop.

# tick
På kvällen, när {child} hade gått och lagt sig, [adult: stod {adult} i dörren med något långt och osynligt under armen.

”Barn”, läste {adult}. ”Sover.”

”Nästan”, sa {child}.

Och {adult} satte en bock i luften. | satte {child.he} själv en bock i luften, vid ordet sover.]

Nere på trappan satt {the wish} kvar. {Wish.He} {wish.is}. Det står på listan.

# @song
{music}
