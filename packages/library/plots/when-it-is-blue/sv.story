title: Är du vaken?
title: När det är blått
guest friend: Samir (han), Ella (hon)
guest pet: Pelle (han), Sessan (hon)
guest mulla: Mulla (hon), Muskot (hon)

% ”Är du vaken?” – ”Nej!” åt båda håll. Låt barnet tjuta med hunden. En katt i hundens ställe: @howl, @howls, @howled.

# asleep-by-day
Under trappan där {child} bodde låg ett troll[city: , det enda {in city}]. Hon hette {mulla}, och hon sov.

Det var det som var problemet. {child} stod där med sin boll och ville leka[school: , och det hade {child.he} velat hela dagen {at school}]. Det ville {friend} också, som var {child's} bästa vän, och {@whose}. Men trollet snarkade.

{child} knackade på trappan.

”Är du vaken?”

”Nej!” sa {mulla}.

{Friend} skrattade så att {friend.he} fick sätta sig.

”Troll sover när det är ljust”, sa {mulla}. ”Vi är vakna när det är mörkt. Gå hem.”

”Men jag vill leka nu!” sa {child}.

En luden hand kom ut under trappan. Den tog bollen och la den under trollets huvud.

”Skön kudde”, sa {mulla}. Sedan snarkade hon igen.

# awake-by-night
Den kvällen sov {friend} över hos {child}. De hade just somnat. Då knackade det på fönstret. Utanför satt {mulla}, med en rosett på svansen.

”Är du vaken?” ropade hon.

”Nej!” sa {child}.

”Men jag vill leka nu!” sa {mulla}.

”Barn sover när det är mörkt!” sa {child}. ”Gå hem!”

{Child.He} drog ner rullgardinen. {Mulla} satt kvar och studsade bollen. Duns. Duns. Duns.

# thinking-with-a-bun
”Hon är dum”, sa {child} på morgonen. ”Varför kan hon inte vara vaken när man är vaken?”

”Hon kanske säger likadant om dig”, sa {friend}. ”Vill du ha en bulle?”

{Friend} tyckte att man tänkte bäst med bulle[elder: , och {elder} [elder2: och {elder2} ]hade skickat en hel påse].

”Nu vet jag!” sa {friend.he} när {friend.he} hade tuggat. ”Vi gör en natt!”

# a-made-night
De [elder: lånade filtar av {elder.short} och ]hängde [elder: dem | filtar] över hammocken, tills det blev alldeles mörkt. {Friend} ritade en måne och satte fast den med en klädnypa.

”Är du vaken?” viskade {child} under trappan. ”Kom! Det är natt!”

{Mulla} kom ut med filten över huvudet och kröp in i hammocken. Hon tittade på månen.

”Fin natt”, sa hon.

”Vill du ha en bulle?” sa {friend}.

{Mulla} åt bullen. Hon åt också klädnypan. Då trillade månen ner, och en filt gled efter, och solen lyste in, rakt i ansiktet på {mulla}.

”Aj!” skrek hon.

# moving-out
Hon sprang in under trappan. Där la hon sina saker i en säck. Hon la ner kotten. Hon la ner grytan.

”Jag flyttar”, sa hon. ”Du sover alltid när jag vill leka. Du tycker inte om mig.”

”Jo!” sa {child}.

Men {mulla} la sig på säcken med ryggen mot {child}. I natt skulle hon gå.

# the-bigger-half
{child} satt på gräset. Det gjorde ont i halsen, som när man har svalt en för stor bit.

”Jag är ledsen”, sa {child.he}.

{Friend} satte sig bredvid. {Friend.He} delade sin sista bulle och gav {child} den största halvan.

”{Pet}”, sa {child} in i {@ear} öra. ”Vad ska vi göra?”

{Pet} tittade på sin matskål. Den var tom.

# blue
Solen gick ner bakom taken. Det var inte ljust längre, men inte mörkt heller. Det var blått. Och då gjorde {pet} det {pet.he} gjorde varje kväll, just när det var blått. {Pet.He} satte upp nosen och ville ha mat.

”{@Howl}”

Det hördes ända in under trappan.

”Vem är det som {@howls}?” sa {mulla} och stack ut sitt rufsiga huvud. ”Man blir ju klarvaken!”

Hon blinkade. Det gjorde inte ont i ögonen.

”Är du vaken?” frågade {child}.

”Ja”, sa {mulla} förvånat. ”Är du?”

”Ja!”

”Alla är vakna!” sa {friend}.

”{@Howl}” {@howled} {pet}.

# late-for-me
{child} fyllde skålen ända upp. Sedan tog {child.he} {mulla} i den ludna handen.

”När det är blått”, sa {child.he}. ”Då kan vi leka. Det är sent för mig och tidigt för dig. Varje kväll när {pet} {@howls}!”

{Mulla} tog upp grytan ur säcken och satte den på gräset.

”Det där är mål”, sa hon.

Så spelade de.[sport:  Det var nästan som {sport}, fast med gryta.] [age>=5: {Mulla} sparkade så hårt att bollen fastnade i äppelträdet. Hon ruskade trädet. Ner kom bollen och en arg skata. ]{Friend} stod i mål och åt ett äpple. {child} gjorde mål mellan {friend's} ben, och då lyfte {mulla} upp {child} på axlarna och sprang runt hela huset[athlete: , fortare än {athlete},][music:  och brummade på {music}]. Hon luktade mossa och bulle.

# good-morning
Sedan var det nästan svart, och [adult: {adult} stod i dörren | det lyste i dörren].

”Nu sover du”, sa {mulla}.

”Nu vaknar du”, sa {child}.

”God natt”, sa {friend}.

”God morgon”, sa {mulla}.

# still-up
När {child} låg i sängen, mellan {pet} och {friend}, knackade det på rutan.

”Är du vaken?” viskade {mulla}.

”Lite”, sa {child}.

”Bra”, viskade hon. ”Då kan du somna nu. Jag är uppe.”

{child} hörde hur hon satte sig under fönstret. {Pet} suckade och la {@settled} till rätta över {child's} arm.

På morgonen låg det äpplen på fönsterbrädan, tre stycken, och ett av dem hade en liten, liten bit avbiten av ett troll.

# @whose
{pet}, grannens hund, som de passade
## if pet.dog
{pet}, {child's} hund
## if pet.cat
{pet}, {child's} katt
## if breed.Beagle
{pet}, {child's} beagle

# @ear
hundens
## if pet.cat
kattens
## if breed.Beagle
hundens långa

# @settled
hakan
## if breed.Beagle
sina långa öron
## if pet.cat
svansen

# @howl
Aooooooo!
## if pet.cat
Mjaaaaaau!

# @howls
tjuter
## if pet.cat
skriker

# @howled
tjöt
## if pet.cat
skrek

# picture 1
mitt i natten
# picture 2
den sista bullen
# picture 3
när det är blått
