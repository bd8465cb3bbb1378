title: Tjugotre gånger
title: Vilken älg?
title: Fönstret, fönstret, fönstret
guest friend: Nils (han), Vide (han)
guest teacher: Gunilla (hon), Marianne (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Utmärkt!” alltid lika glatt. Älgen sägs helt lugnt. Det {child} säger i vänster öra får man tänka sig.
% Den som säger god natt (@first, @a) är den äldre, annars {adult}, annars {minder}.

# number-one
{child} hade en grön bok. På första sidan stod det: Orättvisor, hösten.

”Kan du inte bara släppa det?” sa alla.

Men det kunde {child.he} inte. {child} var en sådan som räknade.

Nummer ett hände i augusti, när de just hade fått {teacher} som lärare[school:  {at school}].

”Vilken vulkan begravde Pompeji?” sa {teacher}.

”Vesuvius”, sa {child} borta vid fönstret.

”Ingen?” sa {teacher}. ”Ingen alls?”

”VESUVIUS”, sa {child}.

”{Friend}?”

{Friend} satt vid dörren[!friend.known: . {Friend.He} var {child's} bästa vän,] och [!friend.known: {friend.he} ]skruvade på sig.

”Vesuvius”, mumlade {friend.he}. ”Men det var {child} som …”

”Utmärkt, {friend}! En stjärna.”

# number-seven
[city: Nummer fyra var kartan, där {child} visst inte hade hittat {city}. ]Nummer sju var visslingen. {Friend} visslar när {friend.he} tänker[music: , helst {@song}].

”{child}!” sa {teacher}. ”Sluta vissla.”

”Det var inte jag!”

”Det var jag”, sa {friend}.

”Fint av dig att försvara en vän”, sa {teacher}. ”En stjärna till.”

# twenty-three
Till höstlovet hade {friend} tolv stjärnor. {child} hade fått sitta kvar två gånger, en gång för att {child.he} sa emot och en gång för att {child.he} teg[sport: , och båda gångerna när {child.he} skulle {play sport}]. Då skrev {child.he} nummer tjugotre, och pennan gick igenom papperet.

”Hon tål mig inte”, sa {child.he}. ”Och jag vet inte ens vad jag har gjort.”

{Friend} såg på sina stjärnor.

”Jag blir illamående av dem”, sa {friend.he}. ”Vi gör ett experiment. Vi byter plats.”

# lisbon
På tisdagen satt {child} vid dörren och {friend} vid fönstret.

”Vad heter Portugals huvudstad?” sa {teacher}.

”Lissabon”, sa {friend}.

”Ingen?”

”Lissabon”, viskade {child}.

”Utmärkt, {child}! En stjärna!”

# welcome
Till lunch hade {child} fyra stjärnor. {Friend} hade fått skäll för att {friend.he} gungade på stolen, vilket var en helt annan människa.

”Det är ju HELT SJUKT orättvist!” skrek {friend} på skolgården. ”Jag SA ju Lissabon! Jag sa det FÖRST!”

”Välkommen”, sa {child}.

Men {child.he} skrev inget i boken. {Child.He} läste i den. Fönstret, stod det. Fönstret, fönstret, fönstret.

”{Friend}”, sa {child.he} långsamt. ”Det är inte mig hon är orättvis mot. Det är fönstret.”

# which-elk
När skolan var slut gick de tillbaka till klassrummet. {Teacher} stod och suddade på tavlan. {child} ställde sig på hennes vänstra sida, och {friend} på den högra.

”{Teacher}”, sa {child}. ”Det står en älg i korridoren.”

{Teacher} suddade.

”{Teacher}”, sa {friend}. ”Nu har älgen gått in till rektorn.”

”VILKEN älg?” sa {teacher}.

# not-true
Ingen skrattade. {Teacher} såg från den ena till den andra, och sedan lade hon ifrån sig suddet.

”Du hör inte på vänster öra”, sa {child}.

”Nej”, sa {teacher}. ”Det tog slut i somras, på en enda natt. Jag tänkte att om ingen märker det, så är det inte sant.”

”Jag märkte det”, sa {child}. ”Tjugotre gånger.”

{Child.He} lade den gröna boken på katedern. {Teacher} satte sig och läste. Hon läste varenda sida, och hon blev röd ända ner i kragen.

# you-looked-angry
”Men visslingen då?” sa {friend}. ”Den hörde du ju.”

”Med ett öra hör man att det visslar, men inte varifrån. Så jag gissade.”

”Du gissade på mig”, sa {child}. ”Varenda gång.”

”Du såg skyldig ut.”

”Jag såg ARG ut!”

”Ja”, sa {teacher}. ”Det ser jag nu.”

Hon slog igen boken, mycket försiktigt.

”Att jag inte hör är inte mitt fel”, sa hon. ”Men att jag gissade i stället för att fråga, det är mitt fel, och det gick ut över dig. Förlåt, {child}. Tur för oss alla att du inte släppte det.”

# the-left-ear
{child} hade väntat på det förlåtet sedan augusti. {Child.He} hade trott att det skulle kännas mer. Det satt något kvar i halsen.

”Är det mer?” sa {teacher}. ”Något som inte står i boken?”

”Ja”, sa {child}. ”Men det kan man inte säga till en lärare.”

{Teacher} funderade. Sedan vände hon på huvudet, så att hon hade det vänstra örat mot {child}.

”Säg det där”, sa hon.

Och {child} sa det. Det tog fyra minuter. {Friend}, som hörde allt, blev först blek och sedan full av beundran[athlete: , som om {friend.he} hade sett {athlete}].

”Gick det bra?” sa {teacher}.

”Jättebra”, sa {child}. Och nu satt det ingenting kvar.

# the-queue
Nästa morgon berättade {teacher} det för hela klassen. Hon läste upp nummer ett till tjugotre och sa efter varje: ”Det var {child} som hade rätt.” De flyttade bänkarna så att alla satt på den sida som hörde. {Friend} flyttade över sina stjärnor till {child}, alla utom en.

”Den behåller jag”, sa {friend.he}. ”Vättern kunde jag själv.”

Och på fredagarna blev det kö till {teacher's} vänstra öra. Där fick man säga precis vad som helst. Det var det enda örat på hela skolan som aldrig sa emot och aldrig skvallrade. En gång stod rektorn i kön.

# i-heard-nothing
På kvällen låg {child} i sin säng. Den gröna boken låg på golvet, och den hade massor av tomma sidor kvar.[pet.dog:  På boken låg {pet}[!pet.known: , {child's} hund]. {Pet.He} hade hört alla tjugotre och hållit med varje gång.][pet.cat:  På boken låg {pet}[!pet.known: , {child's} katt]. {Pet.He} hade hört alla tjugotre och somnat vid nummer två.][pet.other:  {Pet} hade hört alla tjugotre och aldrig sagt emot.]

”Nu släcker vi”, sa {@first}.

”Jag ska bara säga en sak först. I vänster öra.”

{@A} böjde sig ner, luktade tandkräm och var varm om kinden.[elder2:  {Elder2} väntade i dörren och tittade åt ett annat håll.] {child} viskade, ganska kort.

”Jag hörde ingenting”, sa {@a} och släckte lampan. ”Och jag älskar dig med.”

# @song
{music}

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
