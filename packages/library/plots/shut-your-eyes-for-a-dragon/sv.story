title: Draken som man måste blunda för
title: Blunda för draken
title: Kajan som stirrade
guest daw: kajan (den)

% Regel: draken är av sten så länge någon ser den. Draken och kajan är "den". Den vuxna är @a.

# of-stone
I parken[city:  i {city}] låg en drake av sten med hakan i sanden.

Bara {child} och {@a} var kvar. {child} satt vid drakens framtass och hällde sand ur skon. {child.He} fick ett korn i ögat och blinkade.

När {child.he} tittade igen låg svansen runt {child.his} ben.

”{@Call}! Den rörde sig!”

{@A} tittade på draken. Draken låg blickstilla.

”Den är ju av sten”, sa {@a}.

# one-must-shut
{child} stirrade tills ögonen sved. Inte ett ryck. Men när {child.he} blundade och räknade till tre kom en varm pust mot magen. Och när {child.he} tittade var drakens nos mitt framför {child.his} tröja.[friend:  Det var samma nos som {friend} hade klappat hej då innan {friend.he} gick hem.]

”Jaha”, sa {child}. ”Man måste blunda. Du också[adult: , {adult}]. Fuska inte.”

De blundade. Det blev mörkt. {child} tyckte inte om den delen. Tänk om allting passade på att försvinna när man inte höll ögonen på det. {child.He} tog tag i {@as} ärm.

”{child}”, sa {@a} efter en stund. ”Var det du som slickade mig i örat?”

”Nej.”

”Åh”, sa {@a}.

# up
Något stort och försiktigt tog dem i jackorna och lyfte. Plums, så satt de på en rygg som inte alls var av sten längre. Den var varm och knottrig som en padda i solen. Två vingar fälldes ut. Det lät som när man skakar världens största lakan.

”Blunda!” ropade {child}. ”Hela tiden!”

”Jag blundar så det knakar!” ropade {@a}.

Och så flög de. {child} såg det inte, men {child.he} märkte det, för magen stannade kvar i sanden och fick skynda sig efter. Först luktade vinden gräs. Sedan luktade den skorsten.[school:  Sedan luktade den suddgummi, så det måste ha varit {school}.][elder:  Sedan luktade den kaffe, och ur ett öppet fönster långt där nere hördes {elder} gäspa, och genast gäspade [elder2: {elder2} | grannen] också.] Sedan luktade den moln, och moln luktar blöt vante. {child} skrattade rakt ut i mörkret.

# one-eye
Duns. Draken hade satt sig för att vila.

”Är vi hemma?” sa {@a} och tittade. Bara lite. Bara med ena ögat.

Åh nej.

Ryggen blev hård och kall. {child} tittade också. De satt högst upp på kyrkans tak, och långt där nere låg alla lampor som utspillda pärlor. Draken var av sten igen, och sten är tungt.

Knirk, sa taket. Draken gled en bit nedåt.

”Förlåt, förlåt, förlåt”, sa {@a}.

”Blunda!” sa {child}.

De blundade. De väntade.

Knirk. Draken gled en bit till. Den var fortfarande av sten.

# somebody-is-looking
”Blundar du[adult: , {adult}]?”

”Med båda ögonen. Och näsan.”

”Jag med”, sa {child}.

{child.He} tänkte så det kliade i håret. Jag blundar. {@A} blundar. Men draken är ändå av sten. Då måste det vara någon annan som tittar.

{child} öppnade ögonen. Ytterst på drakens nos satt en kaja. Den hade vita, runda ögon, och den stirrade på draken. Något så bra hade den aldrig sett i hela sitt liv.

”Schas!” sa {@a}.

{Daw} schasade inte.

”Snälla?” sa {@a}.

{Daw} stirrade ännu mer.[music:  Då nynnade {@a} på {@song} för den. {Daw} stirrade i takt.]

Knirk, sa taket.

# the-yawn
{child} kunde inte nå den.[sport:  Det hjälpte inte ens att kunna {play sport}.][athlete:  Inte ens {athlete} hade nått den.] {child.He} var rädd, och det var sent, och mitt i det rädda kom det en gäspning. Den bara kom. {@A} gäspade också. Och {daw} öppnade näbben en aning och knep ihop ögonen, en enda sekund.

Just den sekunden blev ryggen varm.

{child} kände det i hela rumpan. Klart! När man gäspar så blundar man. Och när en gäspar, då gäspar alla.[elder:  Det hörde man ju på {elder.short} och [elder2: {elder2.short} | grannen].]

{child.He} satte sig rak. {child.He} sträckte båda armarna mot himlen och gapade så stort att en hel bulle hade fått plats på tvären.

”Uuuuuuaaaaaah!”

”Uuaaah”, gäspade {@a}.

”Kjaaaaaah”, gäspade {daw}. Man såg ända ner i magen på den. Sedan stoppade den näbben under vingen och somnade där den satt.

# both-arms
”Nu”, viskade {child}.

De blundade. Ryggen blev varm. Vingarna fälldes ut, och taket slutade knirka.

Den här gången höll {child} inte i någon ärm. {child.He} höll armarna rakt ut. {@A} fanns där bakom {child.him}. Draken fanns där. Hela himlen fanns där, fast {child.he} inte såg någonting av den.

Frrrasch, sa sanden.

De öppnade ögonen. I parken låg en drake av sten med hakan i sanden. På nosen sov en kaja.

# right-here
När {child} hade lagt sig[pet.dog / pet.cat: , och {pet} hade luktat igenom hela {child.him}, för {child.he} luktade moln,] satte sig {@a} på sängkanten.

[friend: ”I morgon ska {friend} också få blunda”, sa {child}. ”Men tror du | ”Tror du] att den ligger kvar där nu?”[!friend:  sa {child}.]

”Om någon tittar”, sa {@a}.

”Och om ingen tittar?”

”Då kan den vara var som helst.”

{child} låg tyst en stund.[pet.other:  {Pet} hade redan somnat.]

”Kan den vara precis här?”

”Precis här”, viskade {@a}. ”Så länge ingen ser den.”

Så {child} blundade.

# @a
den vuxna
## if adult
{adult}

# @A
Den vuxna
## if adult
{Adult}

# @as
den vuxnas
## if adult
{adult's}

# @Call
Titta
## if adult
{Adult}

# @song
{music}

# picture 1
Och båda två blundar.
