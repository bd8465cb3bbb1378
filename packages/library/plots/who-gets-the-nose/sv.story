title: Först kom nosen
title: För rättvisans skull
guest friend: Ture (han), Tyra (hon)
guest pet: Rut (hon), Sixten (han)

% Djuret är familjens hund eller katt, annars grannens tax. Låt barnet göra nosens ljud på slutet.

# twice-into-a-room
{@rooms}

I kväll kom {pet.he} in i {child's} rum, och där [adult: hade {adult} lagt två madrasser på golvet | låg det två madrasser på golvet]. {Friend}[!friend.known: , {child's} bästa vän,] skulle sova över, men det fanns bara en {@kind}.

”{Pet} ska ligga hos mig”, sa {child}. ”{@mine}”

”Nej, {pet} ska ligga hos mig”, sa {friend}. ”För jag är gäst.”

# halves
{Pet} tittade på {child}. {Pet} tittade på {friend}. Sedan satte {pet.he} sig mitt emellan och {@itched}.

”Vi delar”, sa {child}. ”Du får halva och jag får halva.”

”Var är mitten då?” sa {friend}.

Det var ingen som visste[city: , inte i hela {city}]. Så de fick lov att mäta.

# six-shoes
{child} hämtade skor[school: , till och med dem som {child.he} hade {at school}]. De ställde en sko vid nosen, och en sko till, och en sko till. En stövel. En toffel[elder: , som {elder} hade glömt]. En sandal[elder2: , som {elder2} hade glömt].

”{Pet} är sex skor lång”, sa {friend}.

Då reste sig {pet}, {@took} under sängen.

”Nu är det fem”, sa {child}.

# sausages
De provade med korv i stället. Inte riktig korv, utan korven i {child's} leksaksaffär. De lade dem på rad längs hela {pet}. {@licked} och flyttade sig ett steg för varje.

”Mitten går ju omkring!” ropade {friend}.

”Stå still, {pet}!” ropade {child}.

# the-blanket
{child} tog tag i filten som {pet} stod på och drog åt sitt håll[athlete: , lika starkt som {athlete}]. {Friend} tog tag i andra änden och drog åt sitt[sport: , som om det var final i {sport}].

”Min halva!”

”Nej, min!”

Då gick {pet}. Först gick nosen. Sedan gick svansen. Sedan var det tomt på filten.

# the-mushroom
Nu blev det väldigt tyst i rummet. {Friend} satte sig på sin madrass och drog upp knäna under hakan.

”Hemma”, sa {friend}, ”har vi en lampa som lyser som en svamp.”

”Här har vi en som lyser som en måne”, sa {child}.

”Ja”, sa {friend}. ”Men den är inte svampen.”

Rösten hade blivit så liten. {child} tittade på {friend}. {Child} såg att {friend} inte alls behövde en halv {@kind}. {Friend} behövde nog nästan en hel.

# under-the-bed
{child} lade sig på mage och kikade under sängen. Där, bredvid toffeln, glänste två ögon.

”{Pet}”, viskade {child}. ”Du behöver inte ha någon mitt. Men {friend} längtar hem. Kan du komma?”

Först kom nosen. Sedan fick man vänta lite. Sedan kom svansen.

# the-best-end
{child} sköt ihop madrasserna så att de blev en enda stor.

”Du får ta nosen”, sa {child.he} till {friend}. ”Det är den bästa änden. Den är varm, och den andas på en.”

”Säkert?” sa {friend}.

”Säkert. Jag tar svansen.”

{Pet} snurrade tre varv och lade sig {@sigh}. {Pet.He} lade sig med nosen i {friend's} hals och magen över springan och svansen på {child's} arm. {Pet.He} räckte precis. Det var som om någon hade mätt.

# puff
”{@breathes}”, viskade {friend}. Nu var rösten nästan stor igen.

”Vad säger {pet}?”

”{@Puff}”, sa {friend}. ”Bara {@puff}. Och {@puff}.”[music:  Det gick nästan i takt till {music}.]

Och varje gång {friend} skrattade {@wagged} svansen, så att det kittlade på {child's} arm. Svansen var inte alls någon dålig ände. I svansen kunde man känna att {friend} var glad.

# for-fairness
Månlampan lyste[elder: , den som {elder.short}[elder2:  och {elder2}] hade valt]. [adult: {Adult} tittade in och såg två huvuden och en nos. ]{Friend} somnade. {child} somnade nästan.

Men mitt i natten, när ingen såg det, reste sig {pet} och vände på sig. För rättvisans skull.

Och på morgonen vaknade {child} av att någon sa {@puff}, rakt in i {child.his} öra.

# @rooms
Grannens tax {pet} var så lång att {pet.he} kom in i ett rum två gånger. Först kom nosen. Sedan fick man vänta lite. Sedan kom svansen.
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}] kom alltid in i ett rum två gånger. Först kom nosen, som måste lukta efter. Sedan fick man vänta lite. Sedan kom svansen.
## if pet.dog & breed.Dachshund
Taxen {pet} var så lång att {pet.he} kom in i ett rum två gånger. Först kom nosen. Sedan fick man vänta lite. Sedan kom svansen.
## if pet.cat
[!pet.known: Katten {pet}|{Pet}] kom alltid in i ett rum två gånger. Först kom nosen, som måste tänka efter på tröskeln. Sedan fick man vänta lite. Sedan kom svansen.

# @mine
För det är jag som passar {pet}.
## if pet.dog
För {pet} är min hund.
## if pet.cat
För {pet} är min katt.

# @itched
kliade sig i örat
## if pet.cat
slickade sig på tassen

# @took
tog toffeln i munnen och gick och lade den
## if pet.cat
krokade fast toffeln i klorna och drog in den

# @licked
Men {pet} visste inte att det inte var riktig korv. {Pet.He} slickade på allihop
## if pet.cat
Men {pet} tyckte att varenda korv skulle lukta katt. {Pet.He} gned kinden mot allihop

# @kind
hund
## if pet.cat
katt

# @sigh
ner med en suck
## if pet.cat
raklång

# @breathes
{Pet} andas på mig
## if pet.cat
{Pet} spinner på mig

# @puff
puff
## if pet.cat
prr

# @wagged
viftade
## if pet.cat
ryckte
