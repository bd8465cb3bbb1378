title: {child's} andra stövel
title: Titta så fint jag går
title: Jag har en fot
guest friend: Iris (hon), Love (han)
guest mermaid: Spigg (hon), Löja (hon)
guest minder: Siv (hon), Maj (hon)

% Ett slurpigt ställe behåller stöveln och släpper foten: visas först, behövs sist. @a: {adult}, annars den äldre, annars {minder} som har kaffekiosken, vid namn varje gång.
% Här finns inget tidvatten: det är solen som har gått ner, inte havet som har gått ut.

# the-sand-ate-it
Sanden hade precis ätit upp {child's} stövel.

{Child.He} hade trampat i ett slurpigt ställe, nere vid klipporna. Det var inte djupare än en stövel, men det räckte. Slurp! Upp kom foten, och kvar satt stöveln. Sedan rullade det in en våg och tog den med sig. Den var gul, med ankor på.

”Om jag var sjöjungfru”, sa {child} och hoppade på ett ben, ”så skulle jag inte behöva några stövlar[school: , inte ens {at school}].”

{child} var {age} och hade önskat sig en fiskstjärt sedan innan {child.he} kunde gå.

”Håll i mig”, sa {friend}, [friend: {child.his} bästa vän|som bodde i huset bredvid]. {Friend} hade båda stövlarna på sig och var väldigt bra att hålla i. {@A-first} satt på muren ovanför stranden och hällde upp kaffe och kunde se dem båda två.

# a-foot
Då var det någon som ropade bakom klipporna.

”Titta på mig! Titta på mig! Jag har en FOT!”

Fram kom en flicka med långt vått hår och en blank fiskstjärt. Och ytterst på stjärten, hårt inkilad, satt en gul stövel med ankor på.

”Du är ju en sjöjungfru!” sa {child}.

”Inte nu längre”, sa sjöjungfrun. ”Jag heter {mermaid}, och nu är jag en flicka. Det har jag alltid velat vara. Titta så fint jag går!”

Boing, boing, boing, sa det bort över sanden.

”Det där är att hoppa”, sa {friend}.

”Det är så den där gör”, sa {mermaid} och pekade på {child}.

Och {child} fick lov att säga att det var sant.

# boing
Så de hoppade tillsammans, {child} och {mermaid}, med {friend} i mitten som höll uppe dem båda två[music:  och nynnade {@song}, så att de höll takten]. De hoppade över ett sandslott, och rakt in i ett annat[elder & adult: , som {elder}[elder2:  och {elder2}] precis hade byggt färdigt][elder2 & !adult: , som {elder2} precis hade byggt färdigt]. De hoppade förbi [pet.dog: {child's} hund, {pet}, som fick se {mermaid} och kröp in under handduken|en liten vit hund, som fick se {mermaid} och kröp in under sin handduk].

”Vad gör människor mer?” sa {mermaid}.

”[sport: Vi brukar {play sport}, och så gör vi|Vi gör] sjöjungfrur av sand”, sa {child}.

Så då gjorde de en, med snäckor på stjärten. Och ingen såg upp på jättelänge.

# gone-out
När de äntligen gjorde det stod solen alldeles lågt.

”Jag måste vara hemma till maten!” sa {mermaid}.

De hoppade ner till vattnet allt vad de kunde, boing, boing, och {@a} kom efter med termosen. {mermaid} dök i och började simma.

Hon simmade runt i en ring. Sedan simmade hon runt i en ring till.

”Det är stöveln!” ropade hon. ”Stjärten kan inte vifta när den är på!”

Hon satte sig i sanden och sträckte fram stjärten. {child} drog i stöveln. {Friend} drog i {child}. Men stöveln var blöt, och den var trång, och den satt där den satt.

Då ropade någon, långt, långt ute till havs.

”{mermaid}! Maten!”

Hakan började darra på {mermaid}. ”Jag vill inte ha någon fot mer”, sa hon. ”Jag vill hem till mamma.”

# hard-hard-soft
{child} tittade på stöveln. Sedan tittade {child.he} på sin egen fot, som var bar och kall och lerig. Hur hade den kommit loss? {Child.He} hade ju inte dragit. {Child.He} hade bara stått på fel ställe …

”Vi måste ha ett slurpigt ställe!” sa {child}.

”Men där fastnar man ju!” sa {friend}.

”Det är STÖVELN som fastnar”, sa {child}. ”Foten kommer upp!”

{Child.He} gick längs vattnet och kände med tårna. Hårt, hårt, hårt … mjukt. ”Här!” ropade {child.he}. ”Hoppa här, {mermaid}! Så hårt du kan!”

Boing, boing, SLURP. Ner for stöveln, ända till ankorna.

”Nu sitter jag fast!” tjöt {mermaid}.

”Bra!” ropade {child}. ”Hit med händerna!”

# shlooop
{child} ställde sig där sanden var hård och tog den ena handen. {Friend} tog den andra, och {@a} höll dem båda i luvan.

”Ett, två, tre …”

SLUUURP!

Ut kom stjärten, våt och blank.[city:  Det måste ha hörts ända till {city}.] {child} och {friend} satte sig på rumpan, och {mermaid} gled ut i vattnet. Hon slog en gång med stjärten och var förbi första vågen. Hon slog en gång till och var så långt ute att hon bara var en prick.[athlete:  Inte ens {athlete} hade kunnat hinna ikapp henne.] Då vände sig pricken om.

”Tack för att jag fick låna foten”, ropade hon. Och så var hon borta.

# a-new-penny
De grävde upp stöveln med händerna, och {child} vände den upp och ner. Ut kom en massa hav, en arg räka och ett litet silverfjäll, som blänkte som en ny enkrona. {@A} tog av sig halsduken och gnuggade {child's} fot tills den var varm. Och hela vägen upp över stranden var det alltid någon av dem som vände sig om.

# a-very-good-tail
På kvällen lade {child} fjället på kudden[pet.cat: , där katten {pet} luktade på det två gånger][pet.other: , när {pet} hade fått titta på det]. Sedan stoppade {child.he} ner båda benen i samma pyjamasben. Det blev en riktigt bra fiskstjärt. {Child.He} slog med den en gång, sakta, och en gång till, och simmade i väg och somnade.

# @A-first
{minder}, som hade kaffekiosken,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
