title: Vill du köpa en rova?
title: En rätt bra förlorare
title: Välkommen till min bod
guest friend: Tyra (hon), Hugo (han)
guest goat: Bertil (han), Gösta (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som lagar soppa är mormor eller farfar, annars {adult}, annars {minder}. Rovrepliken sägs likadant varje gång, men menas olika.

# victory-dance
{child} vann över {friend}[!friend.known: , {child.his} bästa vän,] för åttonde gången. Då ställde {child.he} sig i soffan och dansade segerdansen[music:  till {music}]: rumpan åt höger, rumpan åt vänster, armarna som en propeller och ett tuppgal på slutet.

”Måste du dansa varje gång?” sa {friend}. {Friend.He} hade sett dansen åtta gånger[school: , och en gång {at school}].[sport:  ”Så gör ingen på {sport}.”][pet.dog:  {Pet}[!pet.known: , {child’s} hund,] ville sova och lufsade ut ur rummet.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] ville sova och smög ut ur rummet.]

”Du är bara en dålig förlorare”, sa {child}.

”Jag är en jättebra förlorare”, sa {friend}. ”[city: Den bästa {in city}. ]Jag har tränat hela dagen.”

{Friend.He} reste sig från datorn och gick ut i köket till {@first}.[elder2:  Där satt {elder2} och ville ha soppa.][pet.other:  {Pet} väntade också på mat.] {child} fick ett stick i magen, för {child.he} förstod att {friend} var ledsen. Men i stället för att gå efter {friend.him} tittade {child} på skärmen. Där stod det: VILL DU VARA MED PÅ RIKTIGT?

{child} tryckte på ja. Det sa schlopp, och så satt {child.he} fast inne i spelet.

# the-only-thing
[child.name: {child} räknade med att få bli | {Child.He} trodde att {child.he} skulle bli] riddaren med svärdet[athlete: , stark som {athlete}]. Men {child.he} stod i en bod med rovor vid en bondgård. {Child.He} hade förkläde och stor mustasch. {Child.He} öppnade munnen för att ropa på {@a}, och ut kom det här:

”Välkommen till min bod! Vill du köpa en rova?”

{Child.He} försökte igen, och det blev likadant. Det var det enda {child.he} kunde säga.

# a-goat-on-the-rug
Efter en stund hörde {child} hur {friend} kom tillbaka.

”{Child}?” sa {friend} ut i rummet. ”Jaha, då är du väl sur och har gått ut.”

{Friend.He} satte sig och spelade själv. Riddaren började röra sig, och först kom han till en get som stod bunden vid en påle. På getens klocka stod ett namn.

”Hej, {goat}”, sa {friend} till geten.

Det sa schlopp. Repet låg kvar vid pålen, men geten var borta, och ute i rummet hördes klövar på golvet.

”{Friend}”, sa {@s} röst. ”Varför är det en get här?”

”Den kom ut när jag sa vad den heter.”

”Inte på mattan”, sa {@a} till geten.

Så enkelt var det alltså. Den som blev kallad vid sitt rätta namn kom ut ur spelet. {Friend} hade redan sagt {child} en gång, men åt fel håll. {Friend.He} behövde bara säga det till rovgubben, och nu kom riddaren gående rakt mot boden.

# it-meant
”Välkommen till min bod! Vill du köpa en rova?” sa {child}. Det betydde: {Friend}, det är jag!

”Nej tack”, sa {friend}.

”VÄLKOMMEN TILL MIN BOD! VILL DU KÖPA EN ROVA?” Det betydde: Hör du inte vad jag säger?

”Nej tack, sa jag.”

”Välkommen … till min bod”, viskade {child}. ”Vill du … köpa en rova?” Det betydde: Snälla.

”Vilken jobbig försäljare”, sa {friend}, och riddaren vände ryggen till.

# the-arrow
”{Friend}!” ropade {@a} från köket. ”Nu är det mat. Hämta {child} och stäng av.”

”Ja!” ropade {friend}.

Himlen över boden blev svart, och med stora vita bokstäver stod det: SPELET ÄR INTE SPARAT. ALLT FÖRSVINNER. STÄNGA ÄNDÅ? En vit pil kom glidande, lång som en stege, rakt mot ordet JA.

{child} blev så rädd att mustaschen skakade. [child.name: Det gick inte att prata. Det gick inte att skrika. Det fanns bara en kropp, ett | Prata kunde {child.he} inte. Skrika kunde {child.he} inte. {Child.He} hade bara sin kropp, ett] förkläde och en massa rovor. Fanns det något som {friend} skulle känna igen, något som ingen annan i hela världen gjorde?

Det fanns det. Fast det var det sista {friend} ville se.

# the-rooster
{child} klättrade upp på disken med en rova i varje hand. {Child.He} gjorde rumpan åt höger och rumpan åt vänster. {Child.He} gjorde armarna som en propeller, så att rovorna flög, och så gjorde {child.he} tuppen, med hela halsen. Det var första gången {child.he} dansade den efter att ha förlorat.

Pilen stannade.

”Kom hit och titta”, sa {friend}. ”Rovgubben dansar som {child}.”

{@A} kom in med slevan i handen och lutade sig över {friend’s} axel. {child} tog dansen en gång till.

”Det finns bara en människa som dansar så där”, sa {@a}, ”och {child.he} skulle ha dukat.”

{Friend} lutade sig så nära att {friend.his} näsa fyllde halva himlen.

”{Child}?” sa {friend.he}.

# it-meant-sorry
Det sa schlopp, och så satt {child} på skrivbordet. Förklädet och mustaschen var borta, men {child.he} hade en rova i handen.

Förlåt, ville {child} säga, för att jag dansade när du var ledsen. Men {child.he} hade sagt samma sak så många gånger att munnen gick av sig själv.

”Välkommen till min bod”, sa {child.he}. ”Vill du köpa en rova?”

{Friend} tittade på {child.him} länge, och sedan på rovan.

”Det där betydde förlåt”, sa {friend.he}.

{child} nickade. Då tog {friend} den.

# a-good-loser
{@A} lade rovan i soppan.[elder2:  {Elder2} fick första tallriken.][pet.other:  {Pet} fick sin mat.] Geten fick sitta med, eftersom ingen visste vad man annars gör med en get. Efter maten spelade de en gång till, och då vann {friend}. {Friend.He} ställde sig i soffan och gjorde hela segerdansen, från rumpan till tuppen, och {friend.he} gjorde tuppen så bra att {goat} gick och ställde sig i hallen.[pet.dog / pet.cat:  Där låg {pet} redan.]

{child} satt kvar och applåderade.

”Du är en rätt bra förlorare”, sa {friend} när {friend.he} hade fått igen andan.

”Tack”, sa {child}. ”Jag har precis börjat träna.”

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

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
