title: Det hördes inte
title: Nu vet du
title: Plats för två
guest friend: Ivar (han), Svea (hon)
guest post: Kalle (han), Börje (han)
guest neighbour: Sten (han), Evert (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Det som står med STORA bokstäver är {friend} som viskar: så högt man vill. Den sista viskningen är riktig, och allra sist viskar man bara med läpparna.
% Grannen (@n) är den äldre, om någon är vald. Den som kommer med bullarna (@a) är {adult}, annars {minder}.

# room-for-two
Bakom garaget[city:  {in city}] växte en stor syrenbuske, och inne i syrenen fanns en hemlig koja. Den var grön överallt, och man kröp in genom ett hål som ingen kunde se. {child} och {friend}[!friend.known: , {child's} bästa vän,] hade hittat den.[school:  Ingen {at school} visste om den.] De satt med knäna mot varandra, och det fanns precis plats för två.[pet.dog: 

Utanför gnydde [!pet.known: hunden ]{pet}. {Pet.He} ville in.][pet.cat: 

Ovanpå låg [!pet.known: katten ]{pet} på en gren och ville ha det lugnt.]

# the-rule
”En hemlig koja måste ha en regel”, viskade {child}.

”JAG VET!” viskade {friend}.

{Friend} trodde att {friend.he} kunde viska. Men när {friend} viskade flög fåglarna upp ur syrenen.

”REGELN ÄR ATT DEN SOM VET OM KOJAN MÅSTE VARA MED”, viskade {friend.he}.

”Varför det?”

”ANNARS GÅR DEN OCH SKVALLRAR.”

Det var en bra regel.[athlete:  Den gällde till och med {athlete}.][pet.other: 

”Vet {pet} om den?” viskade {child}.

”NEJ”, viskade {friend}. ”SÅ DET ÄR LUGNT.” Inomhus åt {pet} vidare.]

# the-postman
”Vilken koja?” sa någon. Det var {post}, som kom med posten[music:  och nynnade på {@song}]. Han stack in hela huvudet, med mössa och allt.

”Ingen”, sa {child}.

”NU VET DU”, sa {friend} strängt. ”DÅ MÅSTE DU VARA MED.”

”Är det regeln, så är det”, sa {post} och kröp in med postväskan.

# the-cup
”NU ÄR DET JÄTTEHEMLIGT”, viskade {friend}.

”Vad är jättehemligt?” sa någon. {@Cup}

”Ingenting”, sa {child}.

”NU VET DU”, sa {friend}, och {post} sa det också. ”DÅ MÅSTE DU VARA MED!”

Så {@n} kröp in. {child} fick sitta på postväskan.[elder2:  Strax efter kom {elder2} med en kopp till.][pet.dog:  {Pet} satte tassarna i hålet, men blev utknuffad av en rygg.]

# buns
”NU FÅR INGEN MER VETA NÅT”, viskade {friend}.

”Veta vad då?” sa någon. Det var {@first}, som kom med en påse bullar.

{child} sa ingenting. Det behövdes inte.

”NU VET DU!” sa {friend} och {post} och {@n}. ”DÅ MÅSTE DU VARA MED!”

# whose-foot
{@A} kröp in. Syrenen knakade.

”Vems är den här foten?” frågade {@n}.

”Min”, sa {@a}.

”Och den här?”

”Det är din egen.”

”Flytta er lite”, sa {post}, och alla flyttade sig lite.

# plop
Plopp!

Ut på gräset for {child}, och ovanpå {child.him} for {friend}. Hålet var fullt av {@ns} rygg.

”Är ni kvar?” ropade {@a}.

”Nej”, sa {child}.

”Här är det fullt”, sa {@n} belåtet. ”Så här hemligt har jag inte haft det på länge.”

Åh nej! De fick inte plats i sin egen koja.

”VI VET JU OM DEN”, sa {friend}, och hakan darrade. ”DÅ MÅSTE VI VARA MED. OCH DET GÅR INTE!”

# i-am-whispering
{child} tänkte. {Child.He} visste ett ställe till. {Child.He} öppnade munnen för att säga det och stängde den igen.

”Du får inte svara när jag säger var”, sa {child.he}. ”För då hör de.”

”JAG VISKAR”, sa {friend}.

”Nej, {friend}. Det gör du inte.”

”GÖR JAG INTE?”

Det hade ingen sagt till {friend.him} förut.

# it-buzzes
{child} tog {friend's} hand och lade den på sin egen hals. ”Bulle”, sa {child.he}. ”Känner du?”

”DET SURRAR.”

”Känn nu”, sa {child} och viskade. ”Bulle.”

{Friend} kände efter. Det surrade inte alls. Det var bara luft.

Då lade {friend} handen på sin egen hals. ”BULLE”, viskade {friend.he}. Det surrade.

”Ja tack!” sa {@n} inne i syrenen.

”Bulle”, viskade {friend}. Det surrade lite.

”Gärna en till!” sa {@n}.

Då tog {friend} ett djupt andetag, kröp ihop och blundade.[sport:  Det här var svårare än {sport}.]

”Bulle”, viskade {friend}.

Det surrade inte, och ingen sa ja tack. Det var den första viskning {friend.he} hade gjort i hela sitt liv. En fågel kom tillbaka och satte sig i syrenen.

# where-it-was
Och {child} lade munnen mot {friend's} öra och viskade var det var.

”Vad gör de?” sa {@a} inne i syrenen.

”Jag hör ingenting”, sa {@n}.

Då var {child} och {friend} redan på väg.

# the-new-one
Den nya kojan var mycket bättre än den gamla. Var den låg kan jag inte säga, för den som vet måste vara med, och det fanns bara plats för två. Men det var nära, för de hörde när {@a} ropade att det var mat. Då kom de, med löv i håret, och ingen såg varifrån.[pet.dog:  {Pet} hade äntligen kommit in i syrenen. Där fanns det bullar.][pet.cat:  {Pet} låg i syrenen, tvärs över fyra knän. Så många på en gång hade {pet.he} aldrig haft.]

# nobody-heard
Men först satt de där tills det skymde, med knäna mot varandra.

”Vad är regeln i den här kojan?” viskade {child}.

{Friend} lade handen på halsen. Sedan lutade {friend.he} sig fram till {child's} öra och viskade den, och där blev huvudet liggande. {child} gäspade.

Det hördes inte.

# @Cup
Det var grannen {neighbour}, som letade efter sin kaffekopp. Den höll han i handen.
## if elder
Det var {elder}, som letade efter sin kaffekopp. Den höll {elder.he} i handen.

# @n
{neighbour}
## if elder
{elder.short}

# @ns
{neighbour's}
## if elder
{elder.short's}

# @first
{minder}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @song
{music}
