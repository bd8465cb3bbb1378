title: Inte en stövel
title: {The wish} som hade tappat {the other}
title: Nu letar jag åt dig
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är mormor eller farfar, annars {adult}, annars {minder}. Det som den ena letar efter flyger förbi hos den andra, och den som lyssnar får gärna ropa.
% En regel: man ser bara det man letar efter.

# one-boot
{child} hade tappat ena {@theboot} på bussen[school:  från {school}]. {Child.He} hade bara tagit av sig den för att det var en sten i. Nu hade {child.he} en röd {@boot} på den ena foten och en plastpåse på den andra, och påsen sa prassel för varje steg.

Längst in på busstationen[city:  i {city}] låg allt som folk hade glömt. Det låg i en hög, och högen var lika stor som en buss. {A wish} grävde redan i den.[wish.size.huge:  {Wish.He} var nästan lika stor som högen.] {The wish} hade tappat {a other}.

”Leta ordentligt”, sa {@first}. ”Jag håller utkik, så att vi inte missar bussen hem.”[elder2:  {Elder2} höll i biljetterna.][music:  Ur högtalaren hördes {music}.]

# over-the-shoulder
Prassel, prassel, gick {child} fram till ena änden av högen och började gräva.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] grävde bredvid.] Allt som inte var en {@boot} slängde {child.he} bakom sig, utan att titta.

”Inte en {@boot}”, sa {child}, och där flög en tuba.

”Inte en {@boot}”, sa [friend: {friend} | {child}], och där flög en kastrull.[sport:  Sedan flög allt man behöver för att {play sport}.]

”Inte en {@boot}”, sa {child}, och där flög {a other}.[athlete:  Inte ens {athlete} hade fått i väg {other.him} så långt.]

[pet.dog: {Pet}[!pet.known: , {child's} hund,] tittade bakåt och skällde. ”Inte nu, {pet}”, sa {child}. ”Jag letar.”][pet.cat: I sin korg satt {pet}[!pet.known: , {child's} katt,] och såg precis var allting hamnade. Men katter säger inget.][pet.other: Hemma satt {pet}, som aldrig tappade bort någonting.]

# the-other-end
I den andra änden av högen grävde {the wish}, utan att titta.

”Inte {a other}”, sa {the wish}, och där flög en blockflöjt.

”Inte {a other}”, sa {the wish}, och där flög en lampskärm.

”Inte {a other}”, sa {the wish}, {@flies}

Och högen blev mindre och mindre.

# in-the-middle
Till sist låg där bara ett stort grått tält. {child} drog i den ena sidan, {the wish} drog i den andra, och när tältet for åt sidan stod de där, [wish.size.tiny: {child's} näsa mot hela {the wish} | näsa mot näsa].

”{Wish.sound}!” sa {the wish}.

”Oj!” sa {child}. ”Har du sett en {@boot}?”

”Nej”, sa {the wish}. ”Jag har bara tittat efter {a other}. Har du sett {a other}?”

”Nej”, sa {child}. ”Jag har bara tittat efter en {@boot}.”

# nothing-left
Då tittade de ner. Det fanns ingen hög längre. Det fanns bara ett golv.

”Då är {the other} borta”, sa {the wish}. ”På riktigt.”

”Kan du inte köpa nytt?” frågade {child}.

”Det nya känner inte mig”, sa {the wish}. {@Without}

”Nu kommer bussen!” ropade {@a} borta vid dörren.

# back-to-back
De satte sig på golvet, rygg mot rygg, och grät. {child} såg rakt fram. Och rakt framför {child.him}, överst bland allt som {child.he} hade slängt, låg {a other}. Men {child} såg {other.him} inte. {Child.He} tänkte bara på sin {@boot}.

{The wish} såg också rakt fram. Och där låg en röd {@boot}. Men {the wish} såg den inte. {Wish.He} tänkte bara på {the other}.

Man ser bara det man letar efter.

# for-you
{child} kände hur ryggen bakom skakade. Den var {wish.feels}, och den grät mer än {child} gjorde. Och {child} hade i alla fall en {@boot} kvar. {The wish} hade ingenting.

Så {child} torkade sig om näsan och reste sig. Prassel.

”Nu letar jag åt dig i stället”, sa {child.he}.

”Men din {@boot}, då?” sa {the wish}.

”Den får vänta.”

Och {child} började om från början. En tuba. Det var inte {a other}. En kastrull. Det var inte {a other}. Och där …

”DÄR!” skrek {child}. Prassel, prassel, prassel, sprang {child.he} och hämtade {other.him}.

# all-the-time
{The wish} tryckte {the other} intill sig och sa inte ett ord på en lång stund. Sedan sa {wish.he}: ”Har {other.he} legat där hela tiden?”

”Ja”, sa {child}. ”Men då var det inte {a other}. Då var det bara inte en {@boot}.”

{The wish} torkade tårarna. ”Nu har jag inget eget att leta efter”, sa {wish.he}. ”Nu kan jag leta åt dig. Hur ser den ut?”

”Som den här”, sa {child} och höll upp foten med {@theboot}.

{The wish} vände sig om. ”En sådan där?”

Och där låg den, mitt emellan en blockflöjt och en lampskärm.

”Den har jag ju slängt!” sa {the wish}. ”Jag trodde att det bara var inte {a other}!”

Då skrattade de så att de nästan missade bussen.

# the-keys
Det prasslade inte alls när {child} gick hem.[friend:  {Friend} gick bredvid med påsen på huvudet.] Men vid dörren stannade {@a} och rotade i väskan.

”Inte nycklarna”, sa {@a} och lade ett äpple på trappan. ”Inte nycklarna”, sa {@a} och lade en halsduk på äpplet. ”Nu är de borta. På riktigt.”

”Vänta”, sa {child}. ”Nu letar jag åt dig.” Och så stoppade {child.he} ner handen i {@s} ficka.

”Inte en {@boot}”, sa {child} och höll upp nycklarna.

# @flies
och där flög en röd {@boot}.
## if wish.size.tiny
tog spjärn och knuffade, och där ramlade en röd {@boot}.

# @Without
”Utan {the other} vet jag knappt om jag är {a wish}.”
## if wish.pirate & other.hat
”Och en pirat utan hatt är bara någon som kommer för sent hem.”
## if wish.mummy-creature & other.toilet-paper
”Och det drar så, på baksidan.”
## if wish.fairy & other.wand
”Jag har försökt med en gaffel. Det blev bara fler gafflar.”
## if other.dummy / other.blanket / other.teddy / other.toy-rabbit
”Jag har varit vaken hela natten. Visste du att det är mörkt i hela mitten?”
## if wish.cat & other.mitten
”Och nu hörs det hur jag går, med alla klorna.”

# @boot
stövel
## if other.boots
sandal

# @theboot
stöveln
## if other.boots
sandalen

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
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
