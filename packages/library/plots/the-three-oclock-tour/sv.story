title: Visningen klockan tre
title: Gäller en person
title: Det kommer alltid någon
guest aunt: Bodil (hon), Lisbet (hon)
guest elder: Gösta (han), Rune (han)
guest jean: Barbro (hon), Siv (hon)

% Bebisen (@it, @him, @its) är han eller hon där önskningen säger bror eller syster, annars den, eller besökaren. Den som bär (@a): {adult}, annars {aunt}.
% {elder} är föremålet, en granne där ingen äldre är vald; "den" där också, som på museum. Vems bebisen är sägs inte.

# the-visitor
{child} hade planerat visningen av huset sedan i våras. {Child.He} hade ritat kartan, skrivit talet och gjort biljetten, som var orange och som det stod GÄLLER EN PERSON på. [friend: {Friend}[!friend.known: , {child.his} bästa vän,] som sov över, hade bara frågat var kiosken låg. ]Det enda som fattades var besökaren.

Nu hade {@it} kommit. {@It} var två dagar gammal, {@it} vägde ungefär som tre och en halv liter mjölk, och hittills hade {@it} sovit sig igenom alltihop.

Men klockan tre på natten vaknade {@it}, och det fick hela huset veta.

# on-the-landing
{child} hittade {@a-first} i hallen där uppe, på vandring fram och tillbaka i olika strumpor, med ett litet ursinnigt bylte mot axeln[music:  och {music} på läpparna, för tionde gången].[pet.dog:  Nedanför satt {pet}[!pet.known: , {child’s} hund,] som inte hade fått lukta på mer än filten.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] hade tittat en gång och sedan gått och satt sig i trappan.]

”{@It} har fått mat, {@it} har fått ny blöja, {@it} har fått en visa”, sa {@a}. ”Nu har jag ingenting kvar, {child}. Jag vet inte vad {@it} vill.”

{child} tittade på [brother: sin lillebror|[sister: sin lillasyster|besökaren]]. {@It} var mörkröd och boxades med båda nävarna.

”{@It} vet ju inte var {@it} är”, sa {child.he}. ”Ingen har visat {@him} runt.”

# no-flash
{Child.He} hämtade [friend: biljetten. {Friend}, som också var vaken, fick ta ficklampan.|ficklampan och biljetten.]

”Välkommen”, sa {child.he} till byltet. ”Jag heter {child} och är er guide i natt. Håll er till gruppen. Ingen blixt, tack.”

Byltet vrålade.

”Vi börjar här uppe”, sa {child} bestämt. ”Det här trappsteget knarrar. Det är bra att veta när man är ungefär sju.” {Child.He} satte foten på det: knrrrk. ”Och där har vi linneskåpet. Det är bäst av alla gömställen, men man måste andas genom munnen.[athlete:  Och på min dörr sitter {athlete}. Det är bara en affisch, men jag brukar säga god natt.]”

Så bar det av nerför trappan, [pet.cat: {pet} allra först med svansen i vädret, sedan {child}[friend: , sedan {friend}]|{child} först[friend: , sedan {friend}]] med ficklampan, och sedan {@a} med besökaren[pet.dog:  och {pet} tätt efter].

# we-dont-talk-about-it
”Köket. Det där som brummar är kylskåpet, och så låter det hela natten. Det är inte argt. {@a-pet}Här är lådan som fastnar. Och där borta tappade jag lasagnen, och det pratar vi inte om.”

”Nej, det gör vi verkligen inte”, sa {@a}.[friend:  {Friend} lyste på det ändå.]

Nu hade det kommit några hål i vrålet. I hålen hördes det hickningar.
## or
”Hallen. Det där är inga människor, det är jackor. Jag var fyra innan jag var säker. {@a-pet}Här är brevinkastet, där födelsedagskorten kommer in. Och märket i väggen, det är {@a} med sparken, och det pratar vi inte om.”

”Nej, det gör vi verkligen inte”, sa {@a}.[friend:  {Friend} lyste på det ändå.]

Nu hade det kommit några hål i vrålet. I hålen hördes det hickningar.

# the-oldest-thing
”Och här inne”, viskade {child} och sköt upp dörren till vardagsrummet, ”har vi det äldsta i samlingen.”

[friend: {Friend}|{Child.He}] lyste på fåtöljen. Där låg {elder}, som [elder: hade kommit[elder2:  med {elder2}]|bodde i huset bredvid och hade kommit] för att hjälpa till, och som bara skulle vila ögonen lite. Glasögonen hade halkat ner på hakan.

”Det här är en äkta {elder}”, sa {child}. ”Allt i original, utom tänderna. Den kan alla korttrick som finns, och den låtsas att den inte ser när man tar sista köttbullen. Får ej vidröras.”[pet.dog: 

{Pet} slickade den på handen.][pet.cat: 

{Pet} satte sig på den.]

”Föremålet hör vad du säger”, sa {elder.short} och fortsatte att blunda.

Sedan öppnade {elder.he} ena ögat och tittade på byltet.

”En sådan har jag varit”, sa {elder.he}. ”En alldeles ny [elder.she: lillasyster|lillebror]. Min syster {jean} var {age}, precis som du. Hon hade önskat sig en cykel, och så fick hon mig.”

”Blev hon arg?”

”Rasande. Det talade hon om för mig varenda födelsedag i flera år. Men en vår fick hon sin cykel till slut, begagnad och alldeles för stor. Och vet du vad hon gjorde, det allra första? Hon band fast en kudde på pakethållaren. Hon sa aldrig vem den var till. Hon bara stod där och plingade tills jag kom ut.”

# whats-next
Det dröjde lite innan {child} märkte hur tyst det var.

Besökaren hade slutat. {@It} låg på {@a-s} arm med ögonen vidöppna, mörka som havets botten, och såg rakt på {child.him}.

”Sluta inte nu”, mumlade {@a}. ”Vad kommer sedan?”[friend: 

”Kiosken”, viskade {friend}.]

# the-main-thing
{child} bläddrade i sina papper. Det var tolv stopp kvar[friend: , fast ingen kiosk]. Det var fönstret där man kunde se [city: halva {city}|tågen], [school: snabbaste vägen till {school}, ]och en lång bit om vad som gäller för tv:n[sport:  och var man inte får {play sport}]. Men när {child.he} såg på {@clear-s} ansikte, inte större än en hand, märkte {child.he} att det viktigaste inte var med, och så stoppade {child.he} papperen i fickan på morgonrocken.

{Child.He} gick ända fram.

”Det är ett ganska litet hus”, sa {child.he}, ”och varmvattnet tar slut. Man får skäll ibland, och vissa dagar är det jag som skäller. Men om du vaknar och inte vet var du är, så är det bara att ropa. Det kommer alltid någon. Det är så vi har det här.”

{@Clear} gäspade. Det gick åt hela ansiktet.

# the-ticket
”Därmed är visningen slut”, sa {child}. ”Här är din biljett. Den lämnar du in vid utgången.”[friend: 

{Friend} ställde sig vid dörren med handen framme och var utgången.]

[friend: {Child} höll fram biljetten|{Child.He} höll fram den] på skoj. Men {@clear-s} hand öppnade sig, liten som en sjöstjärna, och slöt sig om biljetten, och om {child’s} finger på samma gång. {@Clear} höll i alldeles otroligt hårt.

Sedan somnade {@it}.[pet.dog:  Då kom {pet} och luktade på ena foten, länge, och lade sig nedanför.][pet.cat:  Då kom {pet} och luktade på ena foten, och gick inte sin väg igen.]

# staying
{child} drog lite försiktigt. Ingenting hände.[friend:  {Friend} stod kvar med handen framme.]

”{@A}”, viskade {child.he}, ”{@one} lämnar inte tillbaka den.”

”Nej”, sa {@a}. ”Jag tror att {@one} stannar.”

# @a-first
{aunt}, som bodde hos dem och hade nattpasset,
## if adult
{adult}, som hade nattpasset,

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @a-s
{aunt’s}
## if adult
{adult’s}

# @it
den
## if brother
han
## if sister
hon

# @him
den
## if brother
honom
## if sister
henne

# @one
besökaren
## if brother
han
## if sister
hon

# @a-pet
[pet.dog: Där under brukar {pet} ligga. Snarkningarna ingår. ][pet.cat: Det där är {pet}, som tror att det är {pet.his} museum. ][pet.other: Det där är {pet}, som har sett allt och inte säger något. ]

# @clear
den
## if brother
besökaren
## if sister
besökaren
## if brother & child.she
han
## if sister & child.he
hon

# @clear-s
besökarens
## if brother & child.she
hans
## if sister & child.he
hennes
