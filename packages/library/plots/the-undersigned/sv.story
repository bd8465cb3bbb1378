title: Undertecknad, björn
title: Sju av åtta
title: Nalle på lägerskola
guest friend: Melker (han), Signe (hon)
guest dog: Ville (han), Sixten (han)
guest host: Folke (han), Ragnar (han)

% Björnen berättar själv. @a: {adult}, annars {host} i huset intill. Den äldre som är vald är @a. @dog: familjens hund eller katt, annars grannens hund (alltid han).

# four-words
Jag heter Nalle. Man kan tycka vad man vill om det, men {child} var ett år och hade bara fyra ord att välja på. De andra var lampa, mer och nej. Det hade kunnat gå värre.

# an-agreement
Jag är brun på de ställen där det finns päls kvar.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] vet var resten är.] Mitt högra öra är i original. Det vänstra är fastsytt med fiskelina av [elder: {elder}, som hade slut på tråd | {@a-first}, som inte kan sy men väl fiska]. Sedan ett par år bor jag på bokhyllan, mellan en kartbok och en pokal.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] går förbi mig där, ytterst på kanten, för att visa att det går.] Där sitter jag tills lampan är släckt. Sedan flyttas jag till kudden. På morgonen flyttas jag tillbaka. Vi talar inte om det, {child} och jag. Vi har en överenskommelse.

# two-nights
I maj skulle [age>=12: sexan | klassen][school:  {at school}] åka på lägerskola. Två nätter, vid en sjö[city: , långt från {city}]. {child} packade.[elder:  {Elder.short} hade kommit med varma strumpor[elder2: , och {elder2} med fler].] När {child.he} var klar stod {child.he} länge och såg på mig, och jag såg på {child.him}. Jag har inga ögonlock, så jag hade inget val.

”Nej”, sa {child.he} till slut. ”Jag är {age}.”[elder:  {Elder.short} räknade strumpor.][pet.dog:  {Pet} såg på oss båda.][pet.cat:  {Pet} såg på hyllkanten.]

Jag vill att det antecknas att jag höll med. En björn ska kunna stanna hemma utan att göra en stor sak av det.

# comes-back-with-things
Men så var det {@dog}.

[pet.cat: {@pushes} | {@retriever} Glömmer någon något, så bär {@he} dit det. På natten lyfte {@he} ner mig med munnen – jag har varit där förr, det är fuktigt men välment – och lade mig i ryggsäcken, under regnbyxorna.[pet.other:  {Pet} såg alltihop och sa ingenting.] Sedan somnade {@he} med gott samvete.]

Så kom det sig att jag åkte på lägerskola.

# where-the-feet-go
{child} hittade mig den första kvällen, när {child.he} letade efter pannlampan. Det var fem andra[child.she:  flickor][child.he:  pojkar] i rummet. Jag såg alla sorters väder dra förbi i {child's} ansikte. Sedan knuffade {child.he} ner mig i botten av sovsäcken, till fötterna.

Jag har haft sämre platser.[pet.dog:  Jag har varit i {pet}.][pet.cat:  Jag har legat under {pet}.] Men inte många.

# looking-at-stuff
Vid midnatt sov alla utom vi. Till slut tog {child} sovsäcken under armen, och mig på köpet, och gick ut för att sätta sig på trappan. Där satt redan någon.

Det var {friend}[friend: , {child's} bästa vän. |. {Friend} har varit {child's} bästa vän sedan förskolan. ]Den dagen hade {friend.he} hoppat först i sjön[sport: , fått hela klassen att {play sport}] och sjungit[music:  {@song}] högst vid middagen. Nu satt {friend.he} med armarna om knäna.

{child} stack ner fötterna i sovsäcken, till mig, och satte sig bredvid.

”Vad gör du?” sa {child.he}.

”Kollar på grejer”, sa {friend}.

Det var kolsvart. Det fanns inga grejer.

# not-cheap
”Det är magen”, sa {friend.he} efter en stund. Rösten var tjock. Det ljudet känner jag igen, det brukar sluta med att jag blir våt. ”Det är bara två nätter. Det är ju ingenting. Jag vet inte vad det är med mig.”

{child} svarade inte. {Child.his} häl[elder: , i en av {elder.short's} strumpor,] vilade mot min nos, och jag visste vad {child.he} tänkte på. Jag visste också vad det kostade. Man kan säga mycket om att vara {age}, men billigt är det inte.

{Child.He} var tyst så länge att man kunde ha räknat till fyrtio. Sedan stack {child.he} ner handen i sovsäcken.

”Du får inte skratta”, sa {child.he}.

# with-a-spoon
Upp kom jag, i natten. Det luktade sjö. {Friend} såg på mig, och jag såg på {friend}. Vi kände varandra. [friend: En gång hade {friend.he} varit doktor | När {friend.he} var fyra hade {friend.he} varit doktor] och opererat mig med en sked[elder: , och {elder.short} hade fått slutföra operationen].

”Nalle!” sa {friend.he}.

Och så skrattade {friend.he} ändå, men på rätt sätt.

”Det var {@dog} som packade ner honom”, sa {child}. ”Du får låna honom. Han luktar lite fot.”

# no-names
Den natten sov jag i {@hut}, innanför {friend's} munkjacka. En björn är diskret. Jag nämner inga namn. Men klockan fem blev det ljust, och jag tittade ut genom halsringningen. Där stod åtta sängar. Under en kudde stack det fram ett ben av plysch. [athlete: I näven på någon med {athlete} på tröjan|I en näve] satt ett hörn av en filt, så nött att man kunde se igenom det. Och hos den som pratade störst om dagarna låg en kanin med halsduk.

Vi nickade åt varandra, kaninen och jag. Det brukar man göra.

{Friend} var också vaken. {Friend.He} såg sig omkring länge.

# seven-of-eight
Vid frukosten satte {friend.he} sig mitt emot {child} och lutade sig fram över gröten.

”Sju av åtta”, sa {friend.he} lågt.

”Sju av åtta vad?”

”Jag säger inte vilka. Men sju av åtta. Med mig.”

{child} tittade ner i sin mjölk. Sedan började {child.he} le.

# five-zips
Den kvällen lade {child.he} mig på kudden. Ovanpå, medan lampan lyste. Rummet tystnade.

”Är det där en nalle?” sa någon i en överslaf.

”Ja”, sa {child}.

Det blev ännu tystare. Sedan hördes en dragkedja. Sedan en till. Och sedan lät det precis som när fem väskor öppnas nästan samtidigt.

# like-a-newspaper
[pet.cat: När vi kom hem från bussen stod {@a} i dörren med {pet}. | När bussen kom hem stod {@a} på parkeringen med {@dog}.] {@Dog} stack in hela huvudet i ryggsäcken och luktade igenom mig, som man läser en tidning: fot, sjö, gröt, {friend}. {@He} verkade nöjd med alltihop. Särskilt med sig själv.

”Fick du med dig allt?” frågade {@a}[elder: , som tänkte på strumporna].

”Ja”, sa {child}. ”Allt.”

Ur ryggsäcken stack det upp ett öra, det med fiskelinan. [elder: {Elder.short} kände igen sina stygn. | {@A} såg det.] {@A-he} sa ingenting. Men {@a-he} lyfte ryggsäcken väldigt försiktigt, så som man bär någon som sover.

# no-objection
Nu är det kväll.[elder:  {Elder.short} har sagt god natt till oss båda.][pet.dog / pet.cat:  {Pet} sover på golvet med gott samvete.] Lampan är inte släckt, och jag ligger redan på kudden. Överenskommelsen är alltså ändrad.

Undertecknad har inga invändningar.

# @a-first
{host} i huset intill
## if adult
{adult}

# @a
{host}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-he
{host.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @dog
{dog}
## if pet.dog / pet.cat
{pet}

# @he
{dog.he}
## if pet.dog / pet.cat
{pet.he}

# @retriever
{dog} är en golden retriever och egentligen grannens, men det är det ingen som har sagt till honom. Retriever betyder ungefär ”den som kommer tillbaka med saker”, och {dog} tar det på största allvar.
## if pet.dog
{Pet} är {a breed}. Vad {a breed} är till för vet jag inte, men {pet} anser att man ska komma tillbaka med saker, och {pet.he} tar det på största allvar.
## if pet.dog & breed.Golden Retriever
{Pet} är en golden retriever. Retriever betyder ungefär ”den som kommer tillbaka med saker”, och {pet} tar det på största allvar.
## if pet.dog & breed.Labrador
{Pet} är en labrador, och det är en sorts retriever. Retriever betyder ungefär ”den som kommer tillbaka med saker”, och {pet} tar det på största allvar.

# @pushes
{Pet} anser att det som står nära en kant ska hjälpas över den, och {pet.he} tar det på största allvar. På natten hjälpte {pet.he} mig längs bokhyllan med ena tassen, en centimeter i taget, tills det inte fanns någon bokhylla kvar. Nedanför stod ryggsäcken öppen. Jag åkte i med huvudet före, förbi regnbyxorna. Sedan lade sig {pet} ovanpå mig och somnade med gott samvete.

# @hut
den andra stugan
## if child.she & friend.he
pojkarnas stuga
## if child.he & friend.she
flickornas stuga

# @song
{music}
