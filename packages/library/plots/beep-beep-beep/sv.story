title: Pip, pip, pip
title: Med svansen först
title: Baklängesdagen
guest pet: Knut (han), Tussan (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Pip, pip, pip får barnet göra. Den vuxna (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}. GÅ BORT ropas snällt; sista gången viskas det.
% En regel: allt går baklänges. ”Kom” också.

# good-night
När {child} vaknade låg {child.he} med fötterna på kudden, och in genom dörren kom {@first}, med ryggen före.

”God natt, {child}!” sa {@a} och tände lampan.

”Är det baklänges i dag?” sa {child}.

”Alltihop”, sa {@a}. ”Ända till i kväll.”

Sedan kom {pet}[!pet.known: , {child's} hund]. {Pet.He} kom med rumpan först. Svansen höll {pet.he} alldeles stilla, men resten av {pet} viftade. {Pet.He} backade fram till {child} och satte sig på {child.his} fötter. Det gjorde {pet.he} varje morgon.

I köket torkade de sig om munnen, och sedan sa de tack för maten, och sedan fick de pannkakor.[elder2:  {Elder2} hade redan diskat tallrikarna.]

# remember-to-beep
”Glöm inte att pipa när vi går ut”, sa {@a}.

För i dag gick alla baklänges, och den som går baklänges ser inte vart den går. Därför pep alla, hela [city: {city} | gatan]. Bussen kom backande, pip, pip, pip.[school:  Barnen kom backande hem från {school}, pip, pip, pip, och sedan skulle de dit.] En tant med barnvagn kom backande, pip, pip, pip.[sport:  Några som skulle {play sport} hade redan duschat.] Brevbäraren kom backande, pip, pip, pip, och plockade ut breven ur alla brevlådor.

”Hej då!” sa han när de möttes.

”Hej då!” sa {child}. Pip, pip, pip.

[friend: På hörnet stod {friend}[!friend.known: , {child's} bästa vän]. ”Hej då”, sa {friend}. ”Nu backar vi i kapp!”]

# tail-first
Den enda som inte pep var {pet}. {Pet.He} gick med svansen först och nosen sist, så att {pet.he} luktade på allting efteråt. {Pet.He} backade in i en lyktstolpe, en farbror och en tax, och {pet.he} blev lika glad varje gång.[music:  Genom ett fönster hördes {@song}, från slutet till början.]

# who-fetches
I parken tog {child} fram bollen. Men {child.he} hann inte kasta den. {Pet} tog bollen ur {child's} hand, backade långt ut på gräset, lade den där och backade tillbaka. Så satte {pet.he} sig och väntade.

”Jaha”, sa {@a}. ”I dag är det du som ska hämta.”

{child} backade ut på gräset, pip, pip, pip, och hämtade bollen. {Pet} tog den och lade ut den igen. När {child} hade hämtat den fyra gånger hängde tungan ut på {child.him}.

”Duktig hund!” sa {@a} och kliade {child} bakom örat.

# come
”Nu vill jag gå hem och äta frukost”, sa {child}. ”Kom, {pet}!”

{Pet} gick.

”Inte dit!” ropade {child}. ”Kom!”

{Pet} gick längre bort. {Pet.He} såg på {child} hela tiden, så snällt, och viftade med allt utom svansen. Men {pet.he} backade, och {pet.he} blev mindre och mindre.

”Kom, {pet}! Kom! KOM!”

Ju högre {child} ropade, desto fortare backade {pet}.[athlete:  Så fort hade inte ens {athlete} kunnat backa.] Och bakom {pet} låg dammen.

Åh nej!

Plums.

# the-pond
Nu simmade {pet}, med svansen först, rakt ut mot mitten av dammen. {Pet.He} såg fortfarande på {child}, och nu viftade {pet.he} inte.

”Kom!” ropade {@a}. Då simmade {pet} ännu längre ut.[friend: 

”Pip!” ropade {friend}. ”Pip, pip, pip!” Men det förstod inte {pet}.]

Det gjorde ont i halsen på {child}. I dag var ju allt baklänges. Då var ”kom” också baklänges. {Child.He} visste precis vad {child.he} skulle ropa, men {child.he} ville inte.

”Så kan man inte säga till {pet}”, sa {child.he}. ”{Pet.He} blir ledsen.”

”Du får väl säga det snällt”, sa {@a}.

# go-away
{child} gick ända fram till kanten, satte händerna som en tratt för munnen och ropade, så snällt {child.he} kunde:

”GÅ BORT, {pet}!”

{Pet} spetsade öronen.

”GÅ BORT! GÅ LÅNGT, LÅNGT BORT!”

Då vände {pet} rumpan till, och så kom {pet.he}. Först kom svansen, rakt upp, som en liten mast. Sedan kom resten av {pet}. {Pet.He} backade upp på gräset, rakt in i {child}, och satte sig på {child.his} fötter.

# silly-dog
”Dumma hund”, viskade {child} och kramade {pet.him}. ”Dumma, dumma hund.”

Och {pet} viftade så att {pet.he} nästan ramlade omkull.

Sedan reste {pet.he} sig och skakade på sig. Allt vattnet for ur pälsen och rätt ner i dammen, och inte en droppe hamnade på {child}. Det var också baklänges.

Pip, pip, pip, gick de hem allihop.[friend:  {Friend} backade fortast av alla, och därför kom {friend.he} sist.]

# as-usual
På kvällen blev det gröt. {@A} gäspade, drog upp rullgardinen och sa god morgon. Det var mörkt där ute, och alla bussar hade backat hem.

{child} böjde sig ner och tittade in under bordet.

”Gå bort, {pet}”, viskade {child.he}.

Och {pet} kom. {Pet.He} kom med rumpan först och satte sig på {child.his} fötter.

Precis som vanligt.

# @song
{music}

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
