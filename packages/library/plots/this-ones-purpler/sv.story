title: Du var på toa
title: Bara bönor
title: Mycket lilare
guest friend: Tuva (hon), Melker (han)
guest host: Gunnel (hon), Kerstin (hon)

% Den som vattnar (@e): den äldre, annars {adult}, annars kompisens mormor {host}.

# only-one-hand
Regnbågen kom precis när {child} satt på toaletten.

{Child.He} hörde det genom dörren. Först skrapade alla stolarna i klassrummet[school:  {at school}]. Sedan skrek hela klassen på en gång:

”TITTA! TITTA DÄR!”

{child} fick bråttom. {Child.He} fick så bråttom att {child.he} bara tvättade ena handen.[athlete:  {Child.He} sprang som {athlete}.] Men när {child.he} kom fram till fönstret fanns där bara en blöt skolgård och en mås.

”Där var den”, sa {friend}[!friend.known: , {child's} bästa vän,] och pekade på ingenting. ”Den gick över hela skolan[city:  och halva {city}]! Vart tog du vägen?”

”På toa”, sa {child}.

”Det var dumt”, sa {friend}.

# how-purple
Resten av dagen pratade alla om regnbågen. De pratade om den på matten. [sport: De pratade om den när de skulle {play sport}. ]De pratade om den när de åt fiskpinnar. Mest pratade {friend}.

”Den var så lila”, sa {friend.he}. ”Vet du hur lila lila kan vara?”

”Ja”, sa {child}.

”Nej”, sa {friend}. ”Det vet du inte. För du var på toa.”

{child} fick något tjockt i halsen, och det var inte fiskpinnen. Det kändes som om det hade varit kalas hemma hos {child.him}, och alla hade varit där utom {child.he}.

# behind-the-beans
{@went}, och nu sken solen så att det ångade om gräset.[pet.other:  {Pet} skulle ha mat, och {friend} berättade om regnbågen där också.] {@E} stod bakom sina bönor och vattnade med slangen[music:  och nynnade på {music}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville dricka ur slangen, men fick inte.]

”Men det har ju regnat, {@e}”, sa {child}.

”Regnet slarvar”, sa {@e}. ”Det tar bara det översta.”[elder2:  {Elder2} satt på trappan med sitt kaffe och sa att det var sant.]

”Såg du regnbågen?” ropade {friend}. ”Den var så här!”

{Friend.He} sprang bort till {@e} och visade med armarna. {child} ville inte höra det en gång till. {Child.He} satte sig på den upp och nervända hinken, på andra sidan bönorna, och tittade rakt fram på ingenting särskilt.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade tänkt ligga där, men fick ta gräset.] Solen värmde i nacken. Vattnet sprutade.

# stand-still
Och mitt i vattnet hängde ett band. Det var rött och gult och grönt, och längst in var det lila.

”Stå still, {@e}!” skrek {child}.

{@E} stod så still att {@he} vattnade sin egen sko.

”Nej! På bönorna! Som du gjorde nyss!”

{@E} vattnade bönorna igen, och där var den.

”En regnbåge!” skrek {child}. ”Jag har hittat en regnbåge!”

”Var?” skrek {friend}.

”Där! I vattnet!”

# only-beans
{friend} tittade till höger om {@e}. {Friend.He} tittade till vänster om {@e}. {Friend.He} la sig på mage och tittade under slangen.

”Jag ser bara bönor”, sa {friend.he}.

”Jag ser bara bönor, jag med”, sa {@e}. ”Och en blöt sko.”

{child} satt på sin hink. Det var {child's} regnbåge. Det var bara {child.he} i hela världen som såg den.

”Den är så lila”, sa {child}. Det var ganska skönt att säga.

# that-voice
”Var då?” sa {friend}. {Friend.He} sprang fram och tillbaka, och sedan slutade {friend.he} springa. Luggen hängde blöt. ”Varför är det bara jag som inte får se?” sa {friend.he} med en mycket mindre röst än vanligt.

Den rösten kände {child} igen. {Child.He} hade haft den i halsen hela dagen.

Då var det inte skönt längre.

# in-your-faces
{child} tittade på {friend}. {Friend.He} kisade. {child} tittade på {@e}. {@E} kisade också, så att hela ansiktet skrynklade sig. Men {child} kisade inte. {Child.He} var bara varm i nacken.

”Ni har ju solen i ansiktet!” sa {child.he}. ”Man ska ha den i nacken!”

{Child.He} sprang runt bönorna, tog {friend} om axlarna och ledde {friend.him} hela vägen till hinken. Där fick {friend.he} sätta sig.

”Titta nu”, sa {child}. ”Titta på vattnet.”

# purpler
{friend} tittade. {Friend.He} sa ingenting på jättelänge, och det hade aldrig hänt förut.

”Oj”, sa {friend.he} sedan.

”Är den lika lila som den andra?” frågade {child}.

{friend} tänkte efter noga.

”Den andra var större”, sa {friend.he}. ”Men den här är lilare.”

# the-wrong-side
”Får en blöt sko också titta?” ropade {@e} bakom bönorna.

Då tog {child} slangen, och {@e} fick sitta på hinken med {friend} i knät. {@He} satt där så länge att bönorna började stå i vatten.[pet.dog:  Då fick {pet} äntligen dricka.]

”Där ser man”, sa {@e} till slut. ”Och jag som har stått på fel sida i alla år.”[elder2: 

Sedan ville {elder2} också sitta där, med kaffet.][pet.cat: 

Så fort hinken var ledig låg {pet} på den.][pet.other: 

I morgon skulle {pet} få höra om den lilare.]

# both-hands
{@bed} {@He} hade just satt sig med boken när {child} kom på att {child.he} måste gå på toa.

{Child.He} gick. {Child.He} skyndade sig inte särskilt mycket. {Child.He} tvättade båda händerna.

När {child.he} kom tillbaka var det alldeles tyst. {@E} satt där {@he} satt. {Friend} låg där {friend.he} låg.

”Hände det något?” frågade {child}.

”Nej”, sa {friend} och gäspade. ”Vi väntade på dig.”

# @went
Efter skolan gick de till {friend's} mormor {host}. Där skulle de sova över båda två
## if adult & !elder
Efter skolan gick de hem till {child}. Där skulle {friend} få sova över
## if elder
Efter skolan gick de till {elder}[elder2:  och {elder2}]. Där skulle de sova över båda två

# @bed
På kvällen bäddade {host} åt dem i lilla rummet, {child} i sängen och {friend} på en madrass.
## if adult & !elder
På kvällen bäddade {adult} åt dem, {child} i sängen och {friend} på en madrass bredvid.
## if elder
På kvällen bäddade {elder.short} åt dem i lilla rummet, {child} i sängen och {friend} på en madrass.

# @e
{host}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{host.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
