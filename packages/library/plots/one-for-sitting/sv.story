title: Vad monstret inte hade
title: En att sitta på
title: Monstret som inte kunde sitta

% Den som hittar bananerna (@who): {adult}, annars den äldre, annars en röst. Monstret är "det".

# best-purple
{child} ville ha ett monster. Inte ett läskigt. Ett stort[!child.name: , som bara var {child.his}].

Så {child.he} gjorde ett. {Child.He} rullade ut papper över hela golvet i rummet och tog sin bästa lila krita[friend: , den som {child.he} hade fått av {friend}[!friend.known: , sin bästa vän,] mot två gröna]. Monstret fick tio ögon, fyra armar, sju ben och tänder som ett staket. Sen målade {child.he} hela magen, och då gick nästan hela kritan åt.

”Så där!” sa {child}.

Monstret blinkade med alla ögonen, ett i taget. Det drog sig loss från golvet och ställde sig upp, lika högt som dörren.[city:  Ingen i hela {city} var så lila.]

# what-with
”Vrål”, sa det artigt. ”Jag är lite trött. Går det bra om jag sätter mig?”

”Varsågod”, sa {child} och drog fram en stol.

Monstret tittade bakom sig. Det snurrade runt, som [pet.dog: [!pet.known: hunden ]{pet} efter | en hund efter] sin svans.

”På vad då?” sa det. ”Du har inte ritat någon rumpa på mig.”

{child} tittade. Först var det mage, och sen var det ben. Någon rumpa fanns det inte, varken fram eller bak.

”Jag ritar en nu”, sa {child}. ”Stå stilla.”

# on-his-head
Men kritan kittlade.[athlete:  Inte ens {athlete} hade kunnat stå stilla.]

”Hihi! Ho ho!” sa monstret. Det vred sig och skuttade och slog en kullerbytta, och när {child} var färdig satt rumpan uppe på huvudet.

Monstret provade den. Det vände sig upp och ner och satte sig på huvudet, med sju ben i luften[sport: , som om det tänkte {play sport} i taket]. Sen föll det omkull.

”Den är väldigt fin”, sa det. ”Men jag ser ju inget.”

# on-his-elbow
Så {child} försökte en gång till. ”Stå JÄTTESTILLA”, sa {child.he}.

”Hihi! Ho ho!” sa monstret, och nu hamnade rumpan på armbågen.

Monstret provade den också. Det satte armbågen på bordet.

”Armbågen sitter skönt”, sa det. ”Men resten av mig står.”

# a-crumb
Och nu var kritan bara en smula. Den räckte till en enda rumpa till, men inte till ett enda skutt.

Monstrets knän började darra, alla sju.

”Måste jag stå upp hela livet?” sa det. Och det kom tårar i ögonen, först i två, sen i fem, sen i alla tio.

”Gråt inte!” sa {child}. ”Du är ju av papper! Du blir mosig!”

# bump
Oj nej. Var skulle {child.he} få tag på en bra rumpa, på rätt ställe, utan att någon skuttade? {child} tänkte så mycket att {child.he} glömde stolen och satte sig på golvet. Duns.

”Åh!” sa {child}. ”Jag HAR ju en!”

{Child.He} hoppade upp. ”Lägg dig på magen”, sa {child.he}.

Monstret lade sig. ”Tänker du kittlas?”

”Nej”, sa {child}. ”Jag tänker sitta.”

# going-to-sit
Och så satte {child.he} sig mitt på monstret, precis ovanför benen. Då låg det stilla, för ingen kan skutta med {child} ovanpå. Sen tog {child.he} den lilla smulan krita[music: , nynnade på {@song} för att inte darra på handen,] och ritade runt sin egen rumpa, så som man ritar runt en hand. {Child.He} ritade nerför ena sidan. {Child.He} ritade hela vägen där bak. {Child.He} ritade uppför andra sidan. Smulan blev mindre och mindre, och så var den slut.

{child} reste sig.

Där satt den, rund och lila och precis lagom.

# he-sat
Monstret tittade sig över axeln med sex av ögonen. Det gick fram till stolen. Det böjde på alla knäna, och neråt bar det.

Det satt.

”Aaaaaaah”, sa monstret.

# bananas
Sen satt det överallt. Det satt på mattan[pet.cat: , bredvid [!pet.known: katten ]{pet}][pet.other: , bredvid {pet}]. Det satt i trappan[school: , rakt i ryggen, precis som {at school}]. Det satt på en banan, men det var inte meningen.

”Vem är det som har suttit på bananerna?” sa {@who}.

”Monstret”, sa {child} stolt. ”Det kunde det inte förut.”

Sen lutade sig monstret på armbågen, och det var skönt det också. Och {child} tog sin mössa[elder & adult: , den från {elder}[elder2:  och {elder2}],][elder2 & !adult: , den från {elder2},] och satte den på rumpan uppe på huvudet, och där satt den som den skulle.

”En att ha mössa på”, sa monstret, ”och en att luta sig på, och en att sitta på. Vilken tur jag har.”

# because-he-could
Sen var det kväll, och {child} lade sig.

”Var ska du vara?” sa {child.he}.

”Här”, sa monstret.

Det drog fram stolen, ända fram till kudden. Och där satt det hela natten, för det kunde det ju.

# @who
någon ute i köket
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
