title: Det var inte kakan
title: I ett troll dröjer allting
title: Världens kvickaste veterinär
guest friend: Tuva (hon), Malte (han)
guest vet: doktor Rask (hon), doktor Kvick (hon)

% En regel: i ett troll dröjer allting. Veterinären talar fort och svarar själv på sina frågor. Vänta på riktigt före trollets ”Aj!”, och ropa de sista replikerna långt bortifrån.
% Den som håller kvar veterinären (@help) är hunden, katten, det andra djuret, den äldre eller vännen.

# only-a-biscuit
På lördagarna hjälpte {child} till på sjukhuset för sagodjur[city:  utanför {city}], som egentligen var ett kök. {Child.He} räckte fram bandagen till {vet}, som var världens kvickaste veterinär. {@with}

De åt just en kaka när {child's} kaka gick mitt av, och då brast {child.he} i gråt.

”Det är bara en kaka”, sa {vet}. ”Ta en till. Bra igen? Fint!”

Det var inte bra. {child} visste inte varför, och det kändes dumt, långt nere i magen. I torsdags hade {child.he} ramlat raklång[school:  {at school}] mitt framför alla, och alla hade skrattat. Då grät {child.he} inte alls. ”Det gjorde inte ont”, sa {child.he} då.[sport:  Men efteråt hade {child.he} inte ens lust med {@game}.] Och nu grät {child.he} för en kaka.

# a-while
Duns. Det var någon som hade gått in i dörrkarmen, högst upp. Det var ett troll med mossa på axlarna. Trollet sa god morgon och satte sig på golvet, så att alla kopparna hoppade. Det tittade på lampan.[athlete:  Det tittade på bilden av {athlete} på väggen.] Det tittade på {child}.

”Aj!” sa det sedan och tog sig för huvudet.

”Vad var det?” frågade {child}.

”Dörren”, sa trollet. ”I ett troll dröjer allting.”

# next
”Var gör det ont?” frågade {vet}.

”Jag vet inte”, sa trollet. ”Det är så mycket av mig.”

{Vet} kände redan på trollet, nerifrån och upp: på foten, på knät, på magen, på armbågen.[music:  Under tiden nynnade hon på {@song}, i dubbel fart.]

”Aj!” sa trollet.

”Armbågen!” sa {vet} och lade ett bandage. ”Bra igen? Fint!”

”Nej”, sa trollet.

{Vet} tog av bandaget och tittade. ”Det är inget fel på den”, sa hon. ”Det är inget fel på dig. Nästa!”

# then-its-nothing
”Då är det väl ingenting”, sa trollet, mycket lågt. Det reste sig och haltade mot dörren, och {child} blev alldeles trång i halsen. Det var precis som med kakan. Det gjorde ont, och det fanns ingenting där.

Duns, sa det i dörrkarmen. Men trollet sa inte aj. Det haltade förbi soptunnorna. Det haltade förbi cyklarna. Det var nästan framme vid vägen.

”Aj!” sa det då och tog sig för huvudet.

Men där ute fanns det ju ingenting att gå in i. Och då förstod {child}.

”Vänta!” ropade {child.he} och sprang ut och ställde sig i vägen. ”Det är inte där du är! Det är där du har varit!”

# no-further
Trollet satte sig på golvet igen. ”Känn på ett enda ställe”, sa {child} till {vet}. ”Och stanna där tills trollet säger något.”

”Stanna?” sa {vet}. Hon kände på foten och var redan på väg mot knät.

{@help}

Sedan lade {child} också båda händerna på foten och lät dem ligga.

# it-was-thursday
Det dröjde länge. Trollet tittade på {child}.

”Jag grät för en kaka”, sa {child}, för det fanns inget annat att göra. ”Men jag tror inte att det var kakan. Jag tror att det var i torsdags.” Och {child.he} berättade för trollet om hur {child.he} hade ramlat, och hur de hade skrattat. ”Jag sa att det inte gjorde ont.”

Trollet sa ingenting. Det gjorde inte {vet} heller. Hon sa inte ens ”Nästa!”

”AJ!” sa trollet.

Och alla händerna låg kvar på foten.

# the-fork
{child} tittade under den. Där satt en gaffel, djupt inne i mossan, och {child} tog tag med båda händerna och drog ut den.

”Bra igen?” frågade {vet}, och den här gången väntade hon på svaret.

Det kom inget. Trollet bara vinkade och gick, och det haltade inte. Duns, sa det i dörrkarmen.

# on-the-step
På kvällen satt {child} på trappan med {@row} och åt en kaka till.[pet:  {@crumbs}]

”AJ!” ropade någon långt uppe i skogen.

”Det var gaffeln”, sa {child}.

”AJ!”

”Och det var dörren”, sa {vet}.

”ÅÅÅH … BRA IGEN.” Och efter en stund: ”JASÅ, DET VAR DÄR GAFFELN VAR.”

Sedan kom det ingenting, så länge att vem som helst skulle ha gått in. Men {child} väntade.

”STACKARS DIG”, ropade trollet. ”GJORDE DET INTE ONT, I TORSDAGS?”

{child} fick tårar i ögonen, och nu visste {child.he} vad de var till för. {@Arm} lade armen om {child.him} och hade gott om tid.

”Jo”, sa {child}. ”Det gjorde det.”

# @with
[friend / !pet & !elder: {Friend}[!friend.known: , [friend: {child.his} bästa vän | från gatan bredvid],] hjälpte också till och hade hand om kakburken.][elder:  Vid fönstret satt {elder}[elder2:  och {elder2}] och drack kaffe.]
## if pet.dog
[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade hand om kakburken.][elder:  Vid fönstret satt {elder}[elder2:  och {elder2}] och drack kaffe.] {Pet}[!pet.known: , {child's} hund,] letade jämt efter någon att ligga på, men här stod ingen stilla länge nog. ”Inte nu, {pet}”, sa de.
## if pet.cat
[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade hand om kakburken.][elder:  Vid fönstret satt {elder}[elder2:  och {elder2}] och drack kaffe.] {Pet}[!pet.known: , {child's} katt,] letade jämt efter ett knä, men här satt ingen stilla länge nog. ”Inte nu, {pet}”, sa de.
## if pet.other
[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade hand om kakburken.][elder:  Vid fönstret satt {elder}[elder2:  och {elder2}] och drack kaffe.] {Pet} var också med, i sin bur, och tyckte inte om när det gick fort. ”Snart klart, {pet}”, sa de.

# @help
Då tog {friend} tag i hennes händer, båda två. De sprattlade som fiskar. Men {friend} höll fast, och de kom inte längre än till foten.
## if pet.dog
Men ett enda ögonblick hade {vet} stått stilla, och det hade {pet} väntat på hela dagen. {Pet.He} lade sig tvärs över båda hennes skor och suckade. Och med en hund på skorna kommer man inte längre än till foten, inte ens om man är världens kvickaste veterinär.
## if pet.cat
Men för att nå foten hade {vet} satt sig, och det hade {pet} väntat på hela dagen. {Pet.He} klev upp i hennes knä och lade sig. Och med en katt i knät kommer man inte längre än till foten, inte ens om man är världens kvickaste veterinär.
## if pet.other
”Kan du hålla {pet} en stund?” sa {child} och satte buren i famnen på henne. ”{Pet} tycker inte om när man har bråttom.” {Vet} tittade in på {pet}, och {pet} tittade ut på {vet}, och hon vågade inte röra sig. Hon kom inte längre än till foten.
## if elder & !friend & !pet
”Kan du hålla den här åt mig?” sa {elder.short} och gav henne kaffekoppen, full ända upp till kanten. Och med en sådan kopp i handen kommer man inte längre än till foten, inte ens om man är världens kvickaste veterinär.

# @song
{music}

# @game
{sport}

# @row
{vet}[elder:  och {elder.short}]
## if friend / !pet & !elder
{friend} och {vet}[elder:  och {elder.short}]

# @crumbs
{Pet} hade den bästa platsen av alla.
## if pet.dog
{Pet} låg på allas skor på en gång.
## if pet.cat
{Pet} låg i närmaste knä.

# @Arm
{Vet}
## if friend
{Friend}
## if elder
{Elder.short}
