title: Har någon sett {child}?
title: Jag vet, jag hjälpte till
title: Den som säger här är här
guest friend: Iris (hon), Melker (han)
guest teacher: Annika (hon), Ulrika (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Vid grinden (@a) står mormor eller farfar där någon är vald, annars {adult}, annars {minder}. ”Har någon sett {child}?” svarar alla på: ”Där!”
% En regel: den som säger här är här. Den nyas läte betyder här, och växer tre gånger i vändningen.

# stuck
På morgnarna {@here} satt alla i ring på stockarna på gården, och {teacher}, deras fröken, ropade upp namnen. ”Den som säger ’här’ är här”, sa {teacher}.

Men {child's} ”här” fastnade. Det kom upp ända till tänderna, och då tittade alla, och {child.he} blev blyg, och så åkte det ner igen. Därför var det alltid {friend}[!friend.known: , [friend: {child's} bästa vän, | på stocken bredvid,]] som sa det åt {child.him}.[pet.other:  Hemma fastnade det aldrig, när det bara var {pet} som lyssnade.]

Och vid grinden stod {@first}[elder2:  och {elder2}] med en hand bakom örat och ville så gärna höra det.{@waits}

# somebody-new
Den här morgonen var det någon ny i ringen. Det var {a wish}.{@fits}

”{The wish}?” sa {teacher}.

”{Wish.sound}!” sa {the wish}, så att hatten flög av {teacher}.[music:  Det lät mer än {music}.]

”Man ska säga ’här’”, sa {friend}.

”Det var ’här’”, sa {the wish}. ”Så säger alla {wishes}.”

# like-you
{Teacher} hämtade hatten. ”{child}?” sa hon.

{child} öppnade munnen. Upp kom det, och ner åkte det.

”{child} är också här”, sa {friend}.

”Men {child} sa det inte”, sa {the wish}. ”Och den som säger det är här. Alltså är {child.he} borta!”

{The wish} såg mycket orolig[wish.ett: t] ut och vände sig till {child}. ”Har du sett {child.him}?”

{child} pekade på sin egen mage.

”Precis likadan som du?” sa {the wish}. ”Bra. Då blir det lätt.”

# under-the-slide
Så {the wish} började leta, och {child} fick lov att följa med och hjälpa till. De letade under rutschkanan, från var sitt håll.

”Har någon sett {child}?” ropade {the wish}.

”Där!” skrek alla och pekade.

{The wish} tittade bakom {child}. ”Var då?”

{@Pokes}

”Har någon sett {child}?”

”DÄR!” De skrattade så att de ramlade av stockarna, och {child} skrattade också, utan att det hördes.

# out-there
Men {the wish} skrattade inte. ”Då är {child.he} ute i stora världen, alldeles ensam”, sa {wish.he}, och rösten darrade. ”Jag kommer inte tillbaka förrän jag har hittat {child.him}.”

Och {wish.he} gav sig av rakt mot grinden[wish.size.tiny: , fortare än man skulle tro].

Nu skrattade ingen. {The wish} skulle leta och leta, i hela [city: {city} | stan], efter någon som stod precis här.

”Kom tillbaka!” skrek {friend}. ”{child} är här!”

”{child} måste säga det”, sa {the wish} utan att vända sig om.

# in-the-gateway
{@Stops}

# all-the-way-up
{child} sprang efter. Ordet ”här” satt fast, och alla tittade, och {child.he} ville helst vara tyst. Men då skulle {the wish} vara borta. Och det fanns ju ett ord till för samma sak.

[pet.other: {Child.He} blundade och låtsades att det bara var {pet} som lyssnade. ]{Child.He} tog ett andetag, ända nerifrån tårna.

”{Wish.sound}”, viskade {child.he}. Det kom förbi tänderna.

”{Wish.sound}!” sa {child.he}. Det kom fram till staketet.

”{Wish.sound}!” skrek {child}, med armarna och benen och magen, och hatten flög av {teacher} en gång till.[athlete:  Så skriker man annars bara åt {athlete}.][sport:  Så skriker ingen ens när man ska {play sport}.]

# i-helped
{The wish} vände sig om.

”Det är {child}!” ropade {wish.he} och kom hela vägen tillbaka. ”Var har du varit? Jag har letat efter dig överallt!”

”Jag vet”, sa {child}. ”Jag hjälpte till.”

Det stora ordet hade gått före, och nu fick de små plats.

”{child}?” sa {teacher}, med hatten bak och fram.

”Här”, sa {child.he}.[pet.dog:  Då reste sig {pet} vid grinden, för nu ville {pet.he} gå hem.]

# to-the-gate
På eftermiddagen kom {@a} tillbaka till grinden. {The wish} var i sandlådan med de andra, och ingen var borta.

”Är {child} här?” ropade {@a}, med handen bakom örat.

”Här”, sa {child}.

Det var inte högt, men det gick ända fram till grinden.

# @here
på förskolan
## if school
{at school}

# @waits
[pet.dog:  {Pet}[!pet.known: , {child's} hund,] ville också höra det, och gick aldrig hem frivilligt förrän {pet.he} hade fått göra det.][pet.cat:  Uppe på grindstolpen satt {pet}[!pet.known: , {child's} katt,] som hade följt efter och inte tänkte komma ner.]

# @fits
[wish.size.tiny:  De fick se sig för när de satte sig.]
## if wish.size.huge
 {Wish.He} tog upp halva ringen.
## if wish.t-rex
 {Wish.He} tog upp halva ringen, utom armarna, för de tog ingen plats alls.

# @Pokes
De tittade i lekstugan, och {the wish} stack in {wish.part} genom fönstret. Ingen där.
## if wish.size.tiny
{The wish} tittade under varenda liten sten. Ingen där.
## if wish.size.huge
{The wish} lyfte upp hela lekstugan med {wish.part}. Ingen där.
## if wish.t-rex
{The wish} stack in hela huvudet i lekstugan, så att tänderna kom ut genom fönstret. Ingen där.
## if wish.cow
Kon stack in huvudet i lekstugan och slickade på bordet. Ingen där.

# @Stops
{Friend} sprang och satte sig mitt i grinden, så {the wish} måste stanna.

”Har du sett {child}?” frågade {the wish}.

”Ja”, sa {friend}. ”Och det får du också, om du väntar.”
## if elder & !pet.dog & !pet.cat
Mitt i grinden stod {elder.short}, som kunde prata med vem som helst.

”God morgon”, sa {elder.short}. ”Hur har de det {wish.home}?”

Då måste man ju stanna och svara. ”Tack, bara bra”, sa {the wish}. ”Har du sett {child}?”
## if pet.dog
Men {pet} lade sig tvärs över hela grinden. {The wish} måste stanna.

”Har du sett {child}?” frågade {the wish}.

”Voff”, sa {pet} och låg kvar. {Pet.He} väntade på att få höra något.
## if pet.cat
Då kom {pet} ner från grindstolpen till sist, lade sig tvärs över hela grinden och började tvätta sig. {The wish} måste stanna.

”Har du sett {child}?” frågade {the wish}.

{Pet} gick över till nästa tass. En katt kan man inte skynda på.

# @game
{sport}

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
