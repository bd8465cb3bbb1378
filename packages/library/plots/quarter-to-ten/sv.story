title: Luftmadrassen som ville hem
title: Det drar i magen
title: Ända till kvart i tio

% Madrassen är "den". @lift: hur det är att lyfta just den katten. Vännens familj har inga namn och inga roller.

# the-list
Det var första gången {friend} skulle sova över hos sin bästa vän {child}. De hade planerat det i tre veckor. De hade till och med en lista, och på listan stod det: popcorn, pyjamas, prata hela natten.

Popcornen var slut[elder: , fast {elder} hade poppat två gånger[elder2:  och {elder2} en]]. Pyjamasarna var på. De hade pratat till kvart över nio, och [adult: {adult} hade sagt god natt två gånger | god natt var redan sagt två gånger], en gång på det snälla sättet och en gång på det andra. Nu låg {child} i sin säng och {friend} på luftmadrassen på golvet. {Pet} låg i fåtöljen. {Pet} var [breed: {a breed} | {child's} katt], och {pet.he} låg som om någon hade hällt ut {pet.him}.

# it-pulls
Då sa {friend}:

”Det drar i magen.”

”Har du ont?” frågade {child}.

”Nej. Det drar. Hemåt.”

”Men du bor ju på Plommonvägen. Det är jättenära.”

”Jag vet”, sa {friend}. ”Det är ditåt det drar.”

# over-the-doorstep
Och i samma stund ryckte luftmadrassen till. Den gled en bit över golvet. Sedan en bit till, mot dörren.

{child} tog ett skutt och hamnade bredvid {friend}. {Pet} hatade att missa saker, så {pet.he} lät sig rinna ner från fåtöljen och landade tvärs över deras ben, plums. Madrassen gled över tröskeln, genom hallen och förbi köket, där [adult: {adult} stod med ryggen till och diskade popcornskålen | det skramlade av popcornskålen i diskhon].

Ytterdörren var öppen, för det var en varm och ljus kväll. Dunk, dunk, dunk nerför trappan. Grusgången. Vänster vid brevlådorna.

# by-longing
”Den går på längtan!” sa {child}, som gärna ville veta hur saker fungerade. ”Ju mer du längtar, desto fortare åker vi![athlete:  Snart kör vi om {athlete}!]”

”Jag kan inte låta bli!” sa {friend}, och madrassen tog kurvan vid elskåpet på ena kanten.[sport:  ”Det här är värre än att {play sport}!”]

”Tänk på något annat!”

”Vadå?”

”[school: Något från {school}! ][age<7: Räkna baklänges | Sjuans tabell]!”

”[age<7: Tio, nio, åtta | Sju, fjorton] …”, började {friend}, och då saktade det faktiskt in lite. En gubbe med en pudel klev åt sidan och sa hej, hej, som man säger[city:  {in city}].

# the-mug
På Plommonvägen 4 svängde madrassen in genom grinden och stannade under köksfönstret. {Friend} och {child} ställde sig på tå. {Pet} ställde sig inte alls.

Där inne var {friend's} familj. Någon satt med fötterna på en stol och löste korsord. Någon torkade en kastrull och sjöng[music:  {music}], falskt och gladeligen.

”De klarar sig visst bra”, sa {friend}. {Friend.He} lät nästan lite förnärmad.

”Titta på bordet”, sa {child}.

På bordet stod {friend's} mugg, den med räven på. Den var redan framtagen till nästa dag. Och just då reste sig den som löste korsord för att släcka, men i förbifarten kom det en hand som vred på muggen, så att örat pekade mot {friend's} stol.

Det är en väldigt liten sak att vrida på en mugg. Men {friend} kände det ända ut i trädgården.

# still-there
”Allting är kvar”, sa {friend.he}. ”Det är kvar, fast jag inte är där.”

”Vill du gå in?” frågade {child}. ”Det får du. Jag och {pet} kan köra hem själva.”

{Friend} funderade.

”Vad får man till frukost hos er?”

”Plättar.[elder:  {Elder} har lovat.] Och vi har inte pratat hela natten än. Vi har bara kommit till kvart över nio.”

Madrassen snurrade ett kvarts varv, helt av sig själv.

”Nu drar det åt andra hållet”, viskade {friend}.

# both-ways
Men det gick inte så bra. Ute på vägen kunde madrassen inte bestämma sig. Först ville den till {child}, sedan ville den hem, och sedan snurrade den runt som en kompass som har blivit yr.

”Jag längtar åt båda hållen på en gång!” ropade {friend}.

”Då behöver vi något tungt i mitten”, sa {child} och lyfte upp {pet}.

# in-the-middle
{@Lift} {child} la {pet.him} i {friend's} knä. Där blev {pet.he} liggande, med alla sina kilon, och började spinna så att hela madrassen surrade. Då slutade den att snurra. Lugnt och rakt bar det av, förbi elskåpet, förbi brevlådorna och dunk, dunk, dunk uppför trappan.

”Sover ni?” [adult: ropade {adult} från köket | hördes det från köket].

”Snart”, ropade {child} och {friend}.

# all-night
Madrassen la sig till rätta på sin plats. {Friend} kröp ner under täcket, och {pet} flöt ut över {friend.his} mage.

”Drar det fortfarande?” frågade {child}.

{Friend} kände efter.

”Lite”, sa {friend.he}. ”Men {pet} ligger i vägen.”

Sedan pratade de hela natten, ända till kvart i tio.

# closer
När båda hade somnat rörde sig luftmadrassen en sista gång. Den gled bara en halv meter, och den gled inte mot dörren. Den gled åt andra hållet, mot {child's} säng, tills den låg så nära att den inte kunde komma närmare.

# @lift
En katt som inte tänker hjälpa till blir mjuk överallt när man lyfter den, som en varm påse mjöl.
## if breed.Ragdoll
När man lyfter en ragdoll blir den mjuk överallt, som en stor, varm påse mjöl.
## if breed.Maine Coon
När man lyfter en maine coon kommer det hela tiden mer katt, mjuk och tung, som en stor, varm påse mjöl.
## if breed.Sphynx
När man lyfter en sphynx är det som att lyfta en stor, varm bulldeg.
