title: Jag tittar på en banan
title: Inte nu
title: En dag som osynlig
guest pet: Bosse (han), Doris (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som letar (@a) är den äldre, annars {adult}, annars {minder}. {pet} är familjens hund eller katt, annars en hund. Sniff och dunk (för en katt tass och prrr) säger ni båda två.
% En regel: ingen kan se {child}, och {pet} behöver det inte.

# oh-good
När {child} vaknade var {child.he} osynlig.

{Child.He} tittade i spegeln. Där var sängen, och där var nallen, men där var ingen {child}.[city:  Något sådant hade aldrig hänt i hela {city}.] Pyjamasen var också osynlig, för {child} hade den på sig.

”Så bra”, sa {child} och tog trappan ner till köket på rumpan, för fötterna syntes ju inte.

# not-now
”{Child}!” ropade {@first}[music:  mitt i {music}]. ”Frukost!”

{child} stod mitt framför näsan på {@him}. {@A} tittade under bordet. {@He} tittade bakom dörren. {@He} tittade i brödlådan.[elder2: 

”God morgon, {child}”, sa {elder2} till tekannan.]

{@Along}

”Inte nu, {pet}”, sa {@a}. ”Jag letar efter {child}.”

{child} höll för munnen för att inte skratta.

# by-itself
{Child.He} tog en banan. Bananen for upp i luften, alldeles av sig själv. Den tog av sig skalet. Och så försvann den, tugga för tugga.

{@A} gned sig i ögonen.

{@Sniff} {Pet} stannade precis under bananen. {@Thump}!

”Inte nu, {pet}”, sa {@a}. ”Jag tittar på en banan.”

[friend: {Friend}[!friend.known: , {child's} bästa vän,] kom till dörren och ville leka kurragömma.

”Jag tror att {child} redan har börjat”, sa {@a}.

]
# nowhere-at-all
{child} dansade på mattan[sport: , som man aldrig dansar på {sport}]. {Child.He} gömde sig ingenstans, och ingen hittade {child.him}.[school:  Så bra kunde ingen gömma sig {at school}.]

{@Sniff} {@Thump}!

”Inte nu, {pet}”, sa {@a}. ”Där är ju ingen.” Och så satte {@he} sig på en stol för att tänka.

Men {child} hade satt sig där först.

# ow
”AJ!” sa stolen.

{@A} for upp[athlete:  lika fort som {athlete}]. ”Vem sa det?”

”Jag!” sa {child}. ”Jag är osynlig!”

”Är du? Hela du? Men så roligt!” sa {@a}. ”Kom så får du en kram.”

# missing
{@He} sträckte ut armarna, och så kramade {@he} kylskåpet.

”Vad kall du är”, sa {@a}.

”Det är kylskåpet!” sa {child}. ”Jag är här!”

Då kramade {@a} moppen.

”Vad smal du har blivit”, sa {@a}.

”Det är moppen! Jag är här!”

{@A} snurrade runt, runt, och kramade ingenting alls. ”Åh nej! Jag kramar bredvid hela tiden.”[elder2: 

{Elder2} kramade tekannan.]

Då var det inte roligt längre. Hakan darrade på {child}, och det kunde heller ingen se.

# never-looked
{@Knee}

{Pet} hade aldrig hamnat bredvid, inte en enda gång. Men {pet} hade inte tittat heller.

{@Find}

# not-a-mop
”Det här är ingen mopp”, sa {@a}. Och så kramade {@he} {child}, och fick med alltihop.

De lekte kurragömma tills det blev mörkt, och {pet} vann.[friend:  ”Det är orättvist”, sa {friend} och ville leka igen.]

# not-a-thing
Vid läggdags tittade {child} i spegeln. Där var sängen, där var nallen, och där var {child.he}, med håret på ända, och gäspade.

”Där är du ju”, sa {@a} och bäddade ner {child.him}. ”Titta, {pet}. Nu syns {child.he}.”

{Pet} tittade inte. {@Sniff} {Pet.He} lade sig på {child's} fötter. {@Thump}.

{@A} släckte lampan, och då syntes ingen alls. {Pet} hade inte märkt någonting.

# @Along
Sniff, sniff, sniff. Där kom [!pet.known: hunden {pet}|{pet}] med nosen i golvet. {Pet.He} stannade mitt framför {child}. Dunk, dunk, dunk, sa svansen.
## if pet.cat
Tass, tass, tass. Där kom [!pet.known: katten {pet}|{pet}] med svansen i vädret. {Pet.He} stannade mitt framför {child} och strök sig mot ingens ben. Prrr, prrr, prrr!

# @Sniff
Sniff, sniff, sniff.
## if pet.cat
Tass, tass, tass.

# @Thump
Dunk, dunk, dunk
## if pet.cat
Prrr, prrr, prrr

# @Knee
Sniff, sniff, sniff. Något blött kom mot {child's} knä. Det var {pet's} nos.
## if pet.cat
Tass, tass, tass. Något mjukt kom mot {child's} knä. Det var {pet's} kind.

# @Find
”Blunda”, sa {child} till {@a}. ”Du har ingen nytta av ögonen. Håll i {pet}!”

{@A} ställde sig på knä, blundade och höll i halsbandet på {pet}. {child} smög tillbaka till mattan. ”Sök, {pet}!” sa {child.he}.

Sniff, sniff, sniff, sa {pet}, och bakom kröp {@a}. Förbi kylskåpet. Förbi moppen. Ända fram till mattan. Dunk, dunk, dunk!

{@A} sträckte fram händerna. Där var en näsa. Där var två öron. Där var en varm mage i pyjamas.
## if pet.cat
”Blunda”, sa {child} till {@a}. ”Du har ingen nytta av ögonen. Lyssna på {pet}!”

{@A} ställde sig på knä och blundade. {child} smög tillbaka till mattan, satte sig och gjorde ett knä. En katt kan man inte säga åt att söka. Men en katt vet alltid var det finns ett knä.

Prrr, prrr, prrr, sa {pet}, och efter ljudet kröp {@a}. Förbi kylskåpet. Förbi moppen. Ända fram till mattan.

{@A} sträckte fram händerna. Där var en katt, och den satt på ingen alls. Där var en näsa. Där var två öron. Där var en varm mage i pyjamas.

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

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}
