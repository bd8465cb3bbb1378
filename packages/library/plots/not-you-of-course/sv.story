title: Inte du, förstås
title: Jag är inte trött
title: Sov gott, tofflorna
guest elder: mormor (hon), farmor (hon)

% ”Jag är inte trött” sägs likadant varje gång, bara långsammare. ”Inte du, förstås” säger man som om man verkligen menade det. Snarka högt den första gången, och lägre och lägre efter filten.

# a-snail
{child} och {elder} satt på trappan. Det var kväll[city:  i hela {city}], och {elder.short} hade en stor filt om sig och sina tofflor på fötterna.[elder2:  {Elder2} satt bredvid med kaffet.][friend:  Mitt emellan satt {friend}[!friend.known: , {child's} bästa vän,] som hade en trumma och ville trumma.]

Då kom {a wish}. Det gick inte fort. Det gick så sakta att [wish.snail: en sten | en snigel] hann före.

”{@yawn}”, sa {the wish}. Det var en gäspning. Och så stannade {wish.he}, mitt i {elder.short's} grind.[sport: 

”Har du varit på {sport}?” frågade {elder.short}. ”Då blir man trött.”]

# the-first
”Är du trött?” frågade {child}.

”Jag är inte trött”, sa {the wish}.

”Nej, nej”, sa {elder.short}. ”Inte du, förstås. Men {@one} är trött, ser jag.”

{The wish} tittade på sin {@my-one}. Den hängde rakt ner.

”Ja, {@one} är kanske lite trött”, sa {the wish}.

Så {child} klappade {@one} tills den lade sig ner.

”Sov gott, {@one}”, sa {child}.

# the-second
”Men jag är inte trött”, sa {the wish}.

”Nej, nej”, sa {elder.short}. ”Inte du, förstås. Men {@two} är trött, ser jag.”

{@two-seen}

”Ja, {@two} är kanske lite trött”, sa {the wish}.

{@two-done}

”Sov gott, {@two}”, sa {child}.

# the-third
”Men jag är inte trött”, sa {the wish}.

”Nej, nej”, sa {elder.short}. ”Inte du, förstås. Men {@three} är trötta, ser jag.”

{@Three} blinkade.

”Ja, {@three} är kanske lite trötta”, sa {the wish}.

Så {child} blåste på {@three}, puh, puh, och de {@shut}.

”Sov gott, {@three}”, sa {child}.

”Men jag är …” sa {the wish}. ”Jag är inte …”

Och så sov {wish.he}.[pet.dog / pet.cat:  Då lade sig {pet}[!pet.known: , {child's} [pet.dog: hund|katt],] bredvid, för där var det varmt.][athlete: 

”Så gör {athlete} också”, viskade {elder.short}. ”På natten.”]

# on-tiptoe
{child} och {elder.short} gick på tå tillbaka till trappan. Tipp, tipp, tipp.[friend: 

”Får jag trumma nu?” viskade {friend}.

”I morgon”, viskade {elder.short}.]

Då började {the wish} snarka.

”{@snore}”

Åh nej! Av det vaknade {wish.he}! {@up}

”{@what}” ropade {the wish}.

”{@nowhere}”, sa {elder.short}. ”Det var bara du som snarkade.”

”Jag sov inte”, sa {the wish}, och nu grät {wish.he} nästan. ”Jag är inte trött!”

”Nej, nej”, sa {elder.short}. ”Inte du, förstås.”

# again
Så fick de börja om. Sov gott, {@one}. Sov gott, {@two}. Sov gott, {@three}. Och {the wish} sov.

Men {child} gick inte sin väg. Snart skulle {the wish} snarka, och då skulle {wish.he} vakna igen.

# where-are-its-ears
”{Wish.He} får inte höra när {wish.he} snarkar”, viskade {child}. ”{Elder.short}, var har {a wish} öronen?”

{Elder.short} tänkte efter. ”{@ears}”, viskade {elder.he}.

Så tog {elder.short} av sig sin stora filt. {@Lifted} {child.He} stoppade om dem på alla sidor, så att inte ett endaste ljud kunde komma in.

# not-a-thing
”{@snore}” snarkade {the wish}.

Och {@one} låg kvar. Och {@two} {@two-still}. Och {@three} {@three-still}.

”{Wish.sound}”, snarkade {the wish}. ”{@softly}”[music: 

{Elder.short} nynnade på {@song}, och inte ens det hördes in.]

{Wish.He} hörde ingenting alls.

# slippers
{child} och {elder.short} satt på trappan igen. {Elder.short} hade ingen filt nu, så {child} fick sitta i knät och värma {elder.him}.[elder2:  {Elder2} hade kaffet.][school:  I morgon skulle {child} berätta alltihop {at school}.][pet.other:  Inne i huset sov {pet} redan.] {Elder.short} gäspade.

”Är du trött?” frågade {child}.

”Jag är inte trött”, sa {elder.short}.

”Nej, nej”, sa {child}. ”Inte du, förstås. Men tofflorna är trötta, ser jag.”

{Elder.short} tittade på sina tofflor. De hängde rakt ner.

”Sov gott, tofflorna”, sa {child}.

# @yawn
{Wish.sound} … aaaah
## if wish.fire-engine
Tatu … ta … taaah

# @one
näsan
## if wish.fire-engine
stegen
## if wish.excavator / wish.crane / wish.robot
armen
## if wish.elephant / wish.vacuum-cleaner
snabeln
## if wish.giraffe
halsen
## if wish.steam-engine
skorstenen

# @my-one
näsa
## if wish.fire-engine
stege
## if wish.excavator / wish.crane / wish.robot
arm
## if wish.elephant / wish.vacuum-cleaner
snabel
## if wish.giraffe
hals
## if wish.steam-engine
skorsten

# @two
rumpan
## if wish.fire-engine
slangen

# @two-seen
Rumpan hade satt sig redan.
## if wish.fire-engine
Slangen låg i {elder.short's} tulpaner.

# @two-done
Så {child} klappade den, klapp, klapp, klapp, tills den satt stilla.
## if wish.fire-engine
Så {child} rullade ihop den långa slangen, runt, runt, runt.

# @two-still
satt kvar
## if wish.fire-engine
låg kvar

# @three
ögonen
## if wish.kind.vehicle
lyktorna

# @Three
Ögonen
## if wish.kind.vehicle
Lyktorna

# @shut
stängdes
## if wish.kind.vehicle
slocknade

# @three-still
var stängda
## if wish.kind.vehicle
var släckta

# @snore
{Wish.sound}! {Wish.sound}!
## if wish.fire-engine
TATU-TATA!
## if wish.train
DUNK-DUNK!
## if wish.tractor
DUNK-A-DUNK!

# @up
Upp for näsan! Upp for rumpan! Upp for [wish.kind.vehicle: lyktorna | ögonen]!
## if wish.excavator / wish.crane / wish.robot
Upp for armen! Upp for rumpan! På for [wish.kind.vehicle: lyktorna | ögonen]!
## if wish.elephant / wish.vacuum-cleaner
Upp for snabeln! Upp for rumpan! Upp for ögonen!
## if wish.giraffe
Upp for halsen! Upp for rumpan! Upp for ögonen!
## if wish.steam-engine
Upp for skorstenen! Upp for rumpan! På for lyktorna!
## if wish.fire-engine
Upp for stegen! Ut for slangen! På for lyktorna!

# @what
Vad var det där?
## if wish.fire-engine
Var brinner det?

# @nowhere
Ingenting
## if wish.fire-engine
Ingenstans

# @ears
Högst upp, tror jag
## if wish.kind.animal
Här nånstans
## if wish.fire-engine
Under blåljusen

# @Lifted
{Elder.He} lyfte upp {child}, högt, högt, högt, och {child} lade filten om öronen.
## if wish.size.tiny / wish.size.small
{child} lade sig på knä och lade ett hörn av filten om öronen.
## if wish.fire-engine
{Elder.He} lyfte upp {child}, högt, högt, högt, och {child} lade filten om blåljusen.

# @softly
Aaah … aaah …
## if wish.fire-engine
Tatu … tata …

# @song
{music}
