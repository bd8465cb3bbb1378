title: Knä, knä, fot, fot
title: Alla inne
title: Den andra halvan
guest friend: Sigrid (hon), Valter (han)
guest pet: Kajsa (hon), Tusse (han)
guest minder: Gunvor (hon), Solveig (hon)

% Djuret är familjens hund eller katt, annars grannens vallhund som bor hos barnet. Suckar gör de allihop.

# counting
Varje kväll räknade {Pet}.

{@who} På landet är det får man räknar. Men hemma hos {child}[city:  {in city}] fanns det inga får, så {pet} räknade det som fanns.

{Pet.He} gick genom hallen och in i köket[music: , där radion spelade {music}]. Där satt {@a}, och {pet} stötte nosen mot varje knä {pet.he} hittade.[elder:  {Elder}[elder2:  och {elder2}], som hjälpte till den veckan, hade vant sig och satt alldeles still.] Sedan gick {pet.he} in till {child} och stötte nosen mot en fot. Nosen var kall som en gurka. Då suckade {pet}, snurrade ett varv och lade sig på mattan. Det betydde: alla är här.

# sleeping-over
Men den här kvällen var inte som vanligt. Den här kvällen skulle {friend} sova över.

{Friend} var {child's} bästa vän[school: , både hemma och {at school}]. {Friend.He} bodde i huset på andra sidan gården, och {friend.he} hade aldrig sovit över förut, inte hos någon.[sport:  Hela eftermiddagen hade de fått {play sport}.] Nu låg {friend.he} på en madrass på golvet i en pyjamas med ekorrar på.

{Pet} kom in. {Pet.He} stötte nosen mot {child's} fot. Sedan stötte {pet.he} den mot {friend's}.

”Hjälp, vad kallt!” sa {friend}.

”Nu suckar {pet.he}”, sa {child}. ”Sedan blir det ett varv.”

Men {pet} suckade inte. {Pet.He} såg på {friend} och lade huvudet på sned. Sedan gick {pet.he} ut i hallen och började om från början.

Knä, knä, fot, fot.

Ingen suck.

# more-feet
”Det är någon som fattas”, sa {child}. ”Vi måste hjälpa till.”

{Child} hämtade sin tyggris och lade den i rad med {friend}. {Pet} räknade grisen. Ingen suck. {Child} hämtade krokodilen, de två björnarna och en säl som hade tappat båda ögonen. Ingen suck. {Friend} hämtade gummistövlarna, för de hade ju också fötter.[elder:  {Friend.He} lånade {elder.short's} tofflor.] {Child} hämtade krukväxten från köket, och [adult: {adult} | {minder}] bara nickade.[athlete:  Inte ens bilden på {athlete} hjälpte.]

Nu var det så fullt på mattan att {pet} inte hade fått plats ens om {pet.he} ville.

# looking-at-me
Och det ville {pet} inte. {Pet.He} ställde sig mitt bland stövlarna och såg rakt på {friend}.

”Varför tittar {pet.he} bara på mig?” sa {friend}.

”{Pet} tycker väl att det är du som fattas”, sa {child}. ”Men det är ju konstigt. Du är ju här.”

# only-half
Då blev {friend} tyst. {Friend.He} drog i en ekorre på sin pyjamas.

”Inte hela jag”, sa {friend.he}.

”Va?”

”Det är bara halva jag som är här”, sa {friend}, och nu var rösten tunn som en tråd. ”Den andra halvan är kvar hemma. Jag försökte få med den. Men den ville inte.”

{Child} tittade på {friend.him}. Utanpå såg {friend} hel ut. Men det är klart att {pet} märkte sådant. {@half}

”Gör det ont?” frågade {child}.

”Lite”, sa {friend}. ”Här.” {Friend.He} pekade på magen.

# fetch-it
{Child} tänkte så att det knakade.

”Då hämtar vi den”, sa {child.he}.

{Child.He} drog upp rullgardinen. Där ute låg gården, mörk och blå. På andra sidan lyste ett enda fönster, och i fönstret stod någon och diskade.

”Pappa!” viskade {friend}.

{Child} letade fram sin ficklampa. {Friend} höll den mot rutan och tryckte. Blink. Blink. Blink.

# blink
Den som diskade stannade upp. Han torkade händerna. Han gick sin väg, och det blev svart i fönstret.

”Han såg oss inte”, sa {friend}, och hakan började darra.

Men då tändes det. Och släcktes. Och tändes. Hela köket blinkade, tre gånger, så stort och gult att det nådde tvärs över gården och in på {friend's} näsa.

{Friend} började skratta. {Friend.He} satte handen mot magen.

”Oj”, sa {friend.he}. ”Nu kom den.”

# the-sigh
Bakom dem hördes tassar. {Pet} gick förbi grisen, krokodilen, björnarna och sälen. {Pet.He} gick runt krukväxten. {Pet.He} stötte nosen mot {child's} fot. Sedan stötte {pet.he} nosen mot {friend's} fot, länge och noga.

Och {pet} suckade. Det var den längsta suck {child} någonsin hade hört.

{Pet.He} knuffade undan en gummistövel, snurrade ett varv och lade sig tätt intill {friend's} madrass.

”En hel”, sa {child}.

”En hel”, sa {friend}.

# all-in
De låg en stund och lyssnade på hur {pet} andades. På andra sidan gården släcktes fönstret, lugnt och stilla, för nu behövdes det inte längre.

Alla var inne.

# @who
{Pet} var grannens hund, men medan grannen var bortrest bodde {pet.he} hos {child}. {Pet.He} var en bordercollie, och en bordercollie kan inte lägga sig förrän alla är inne.
## if pet.dog
{Pet} var {a breed}, och {pet.he} kunde inte lägga sig förrän alla var inne.
## if pet.dog & breed.Border Collie
{Pet} var en bordercollie, och en bordercollie kan inte lägga sig förrän alla är inne.
## if pet.cat
{Pet} var {a breed}, och {pet.he} tänkte inte lägga sig förrän alla var inne.

# @half
En hund som räknar så noga märker om det bara är en halv.
## if pet.cat
En katt som räknar så noga märker om det bara är en halv.

# @a
{minder}, som passade {child.him}
## if adult
{adult}
