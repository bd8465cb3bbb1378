title: Man kan inte svara och
title: Och vad då?
title: {The wish} och {the other}
guest minder: moster Lotta (hon), moster Siv (hon)

% Den med mackan (@a) är den äldre, annars {adult}, annars {minder}. ”Och” sägs kort och glatt de första gångerna; viskat i vändningen.
% En regel: efter ”eller” är det slut, efter ”och” finns det alltid plats för en till.

# cheese-or-jam
”Ost eller sylt på mackan?” frågade {@first}[music: , som nynnade på {music}].

”Och”, sa {child}.

”Man kan inte svara och”, sa {@a}. ”Man måste välja.”[elder2:  {Elder.He} höll fram osten, och {elder2} höll fram sylten.]

[friend: {Friend}[!friend.known: , {child's} bästa vän,] hade redan valt sylt. {Friend.He} kunde sådant.

]Men {child} ville inte välja, för den som inte blir vald blir ledsen. I går[school:  {at school}] hade de andra lekt en lek för två, och det var {child} som blev över. Det hade gjort ont ända ner i magen. Så mackan fick ligga där utan någonting på[pet.dog: , tills {pet}[!pet.known: , {child's} hund,] tog den], och {child} gick ut.[pet.other:  {Pet} åt samma sak varje dag och slapp välja.]

# at-the-gate
Vid grinden väntade {a wish} och {a other}.[city:  Det fanns säkert ingen sådan grind till i hela {city}.][pet.cat:  På stolpen låg {pet}[!pet.known: , {child's} katt,] och tittade åt båda hållen.]

”Kom och lek!” sa {the wish}.

”Kom och lek!” sa {the other}.

”Med mig!” sa de, båda två på en gång.

”Du måste välja”, sa {the wish}. ”Mig eller {the other}?”

”Och”, sa {child}.

”Kan man svara det?” sa {the other}.

”Det går jättebra”, sa {child}. ”{The wish} och {the other} och jag[friend:  och {friend}]. Efter ’eller’ är det slut. Men efter ’och’ finns det alltid plats för en till.”

# both
{The wish} ville {wish.does}, och {the other} ville {other.does}.

”Det ena eller det andra?” sa {the other}.

”Och”, sa {child}.

”Och!” sa {the wish}, som redan hade lärt sig.

Så {the wish} {wish.did}, och {the other} {other.did}, och {child} gjorde både och, så gott {child.he} kunde. Ingen blev över, och det var jätteroligt.

# each-others-sound
”{Wish.sound}”, sa {the wish} sedan. ”Säg så, du.”

”{Wish.sound}”, sa {the other}. Det lät så tokigt att {the wish} skrattade tills {wish.part} skakade.

”{Other.sound}”, försökte {the wish}, och det lät ännu tokigare.

”En gång till!” sa {the other}.

Och de skrattade sig runt hörnet, och sedan bakom huset, och ingen av dem såg sig om.[friend:  {Friend} sprang efter för att inte missa något.][pet.dog:  Till och med {pet} sprang med.]

# just-right-for-two
”Jag då?” ropade {child}.

De hörde inte. De var två nu, och två är precis lagom, om man är en av dem.

{child} stod kvar vid grinden, alldeles ensam. Det gjorde ont i magen, på samma ställe som i går.[sport:  Så ont hade det aldrig gjort {@after}.]

# the-only-word
{Child.He} kunde ropa ”Välj mig!” Men då skulle den ena välja {child.him}, och den andra skulle bli över. Det fanns bara ett enda ord där alla fick plats.

{Child.He} klättrade upp på grinden, satte händerna runt munnen och tog i.

”OCH!” ropade {child}.[athlete:  Så högt ropar man annars bara på {athlete}.]

Bakom huset slutade de skratta.[friend:  {Friend} tvärstannade. {Friend.He} visste precis vem som sa så, och {friend.he} vände alla åt rätt håll.] Runt hörnet kom {the wish}, och sedan kom {the other}.

”Och vad då?” sa {the wish}.

# and-me
Att ropa var lätt. Det här var mycket svårare. {child} höll så hårt i grinden att den gnisslade.

”{The wish} och {the other}”, sa {child.he}. ”Och …”

De väntade.

”Och jag”, viskade {child}.

”Ja, det är klart!” sa {the wish}. ”Jag tyckte väl att det lät för kort.”

”{The wish} och {the other} och {child}”, sa {the other} och kände efter. ”Nu fattas det ingen.”

[friend: ”Och jag”, sa {friend}.

”Det finns alltid plats för en till”, sa {child}.

]Och de flyttade isär, så att {child} fick vara i mitten. {The wish} var {wish.feels}, och {the other} var {other.feels}, och däremellan var det precis lagom.

”Hur låter du, då?” frågade {the other}.

{child} tänkte efter. ”Och”, sa {child.he}.

”OCH!” sa {the wish}.

”OCH!” sa {the other}, och det var det tokigaste ljudet av alla.

# on-the-step
Då kom {@a} ut på trappan med en ny macka. {@He} tittade på {the wish} och på {the other}, och sedan måste {@he} titta en gång till.

”Har du valt nu?” sa {@a}. ”Ost eller sylt?”

”Och”, sa {child}.

”Och”, sa {the wish}.

”Och”, sa {the other}.

[friend: ”Och”, sa {friend}, som redan hade ätit en med sylt.

][elder2: ”Och”, sa {elder2}, som fortfarande höll i sylten.

]{@A} öppnade munnen för att säga att man inte kan svara så. Men sedan lade {@he} ost på mackan, och sylt på osten, och tog den första tuggan själv.

”Är det gott eller konstigt?” frågade {child}.

{@A} tuggade länge.

”Och”, sa {@a}.

# @after
efter {sport}

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
