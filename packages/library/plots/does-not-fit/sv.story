title: {Pet} får inte plats
title: Två bullar
title: Kartongen som gick

% Nutid, som i sagan den gjordes av. @what, @kinds, @legs och @bun: som hunden är. Den gjordes av en tax; en annan hund är stor, bred eller krullig,
% och en liten får en skokartong. @a: {adult}, annars den äldre; annars säger barnet god natt till sig själv.

# the-box-ends
{Pet} är {child's} hund. {@What} Först kommer nosen. Sedan kommer {pet}, {pet}, {pet}. Sist kommer svansen.

I dag ska {pet} få en egen säng[city: , och ingen i hela {city} ska ha en finare]. {child} har ställt {@box} på mattan. [friend: {Friend}[!friend.known: , {child.his} bästa vän,] har hjälpt till. ]I kartongen ligger en filt[elder: , som {elder}[elder2:  och {elder2}] har stickat].

”Kom och lägg dig, {pet}!”

{Pet} kommer. {Pet.He} kliver i med framtassarna. Sedan tar kartongen slut. Det gör inte {pet}.

Nosen är inne. Svansen är ute. {Pet} får inte plats!

# again
”Vänd dig om, {pet}!”

{Pet} vänder sig om. {Pet.He} backar. {Pet.He} kliver i med baktassarna. Sedan tar kartongen slut igen.

Svansen är inne. Nosen är ute. {Pet} får inte plats![age>=5: 

”Fram får du plats, och bak får du plats”, säger {child}. ”Det är bara mitten som är för lång.”]

# in-the-middle
”Sitt, {pet}!”

{Pet} sätter sig mitt i. Nu är alla fyra tassarna inne. Men i en säng ska man ligga ner. Då lägger sig {pet}. Nosen kommer ut på ena sidan. Svansen kommer ut på den andra.[age>=5: 

”Nu är du en bro”, säger {child}.]

Nosen är ute. Svansen är ute. {Pet} får inte plats!

# duns
”Vänta”, säger {child}. {Child.He} lägger kartongen på sidan, så att den blir som [school: kojan {at school} | en koja]. {Pet} kryper in. {Pet.He} krafsar i filten. {Pet.He} krafsar och krafsar, för det gör {@kinds}, och kartongen gungar och gungar och …

Duns!

Kartongen ligger upp och ner. Man ser ingen {pet} alls.[age>=5: 

”{Pet}?” säger {child} och tittar bakom soffan. Där är ingen {pet} heller.]

# four-legs
Då reser sig kartongen. Den har fått {@legs}! Kartongen går. Den går över mattan. Den går in i stolen. Bonk! [sport: Den går in i {sport.thing}. Bonk! ]Den går in i väggen. Bonk!

Sedan står den stilla.

”Iiii”, säger kartongen.

Oj, nej! Där inne är det mörkt, och {pet} hittar inte ut!

# lift
[age<5: ”{child} kommer!” | ”Jag kommer, {pet}!”] ropar {child}. {Child.He} tar tag med båda händerna. {Child.He} lyfter.[athlete:  {athlete} hade inte lyft fortare.] Där är nosen! Där är {pet}, {pet}, {pet}! Där är svansen!

{child} kramar {pet.him}, hela vägen från nosen till svansen. {@Hug}[age>=5: 

”Var du rädd?” säger {child} i {pet.his} öra.

{Pet} slickar {child.him} på hakan. Det betyder ja.]

# will-not
Sedan ställer {child} kartongen på mattan igen. {Child.He} lägger filten i. Men {pet} vill inte. {Pet} sätter sig långt bort och tittar på kartongen.[age>=5: 

”Den är snäll nu”, säger {child} och klappar kartongen. ”Den har inga ben längre.”

{Pet} tar ett steg. Åt fel håll.]

# bun
Då lägger sig {child} på mattan. {Child.He} är också lång. Men {child.he} drar upp knäna mot magen. {Child.He} böjer ner näsan mot knäna. //
”Titta, {pet}! Jag är en bulle!”

{Pet} tittar på {child}. {Pet.He} tittar på kartongen. {Pet.He} kliver i. {Pet.He} snurrar ett varv. {Pet.He} snurrar två. {Pet.He} snurrar tre, för det gör hundar. Sedan lägger {pet.he} nosen intill svansen.

{Pet} är också en bulle.

Nosen är inne. Svansen är inne. {Pet} får plats.

# two-buns
När det blir kväll ligger {child} i sin säng, med knäna mot magen. Bredvid står kartongen. Den suckar och snusar[music: , och det låter nästan som {music}].

{@Night}

# @what
{Pet.He} är {a breed}, och en sådan är stor.
## if breed.Dachshund
{Pet.He} är en tax, och taxar är långa.
## if breed.Golden Retriever / breed.Labrador
{Pet.He} är {a breed}, och det är mycket hund i en sådan.
## if breed.Rottweiler / breed.German Shepherd / breed.Boxer
{Pet.He} är {a breed}, och en sådan är både stor och stark.
## if breed.Siberian Husky / breed.Australian Shepherd / breed.Border Collie
{Pet.He} är {a breed}, och en sådan är både lång och lurvig.
## if breed.Poodle
{Pet.He} är en pudel, och pudlar är krulliga hela vägen.
## if breed.Bulldog
{Pet.He} är en bulldogg, och bulldoggar är breda.
## if breed.Beagle / breed.Cocker Spaniel
{Pet.He} är {a breed}, och en sådan är längre än man tror.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{Pet.He} är {a breed}. Det är en liten hund, men den är längre än man tror.

# @box
en kartong
## if breed.Yorkshire Terrier / breed.Shih Tzu
en skokartong

# @kinds
hundar
## if breed.Dachshund
taxar
## if breed.Golden Retriever
golden retrievers
## if breed.Labrador
labradorer
## if breed.German Shepherd
schäfrar
## if breed.Poodle
pudlar
## if breed.Bulldog
bulldoggar
## if breed.Beagle
beaglar
## if breed.Yorkshire Terrier
yorkshireterrier
## if breed.Boxer
boxrar
## if breed.Rottweiler / breed.Siberian Husky / breed.Border Collie / breed.Cocker Spaniel / breed.Australian Shepherd / breed.Shih Tzu
sådana hundar

# @legs
fyra långa ben
## if breed.Dachshund / breed.Bulldog / breed.Yorkshire Terrier / breed.Shih Tzu
fyra korta ben
## if breed.Poodle
fyra krulliga ben
## if breed.Beagle / breed.Cocker Spaniel
fyra ben

# @hug
Det tar en stund.
## if breed.Yorkshire Terrier / breed.Shih Tzu
Det går så fort att {child.he} får göra det en gång till.

# @bun
stora bullen
## if breed.Dachshund / breed.Beagle / breed.Cocker Spaniel
långa bullen
## if breed.Poodle
krulliga bullen
## if breed.Bulldog
breda bullen
## if breed.Siberian Husky / breed.Australian Shepherd / breed.Border Collie / breed.Yorkshire Terrier / breed.Shih Tzu
lurviga bullen

# @night
”God natt, lilla bullen”, säger {child} till sig själv och släcker lampan. ”God natt, {@bun}.”
## if adult
{Adult} släcker lampan.

”God natt, lilla bullen”, säger {adult.he}. ”God natt, {@bun}.”
## if elder & !adult
{Elder.short} släcker lampan.

”God natt, lilla bullen”, säger {elder.he}. ”God natt, {@bun}.”
