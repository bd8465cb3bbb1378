title: Jag tittar inte ens på den
title: Nummer sju är i tårtan
title: Muren låg på vägen
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest pony: Stjärna (hon), Komet (hon)

% I högtalaren (@a) är det mormor eller farfar där någon är vald, annars {adult}, annars {minder}: kan ingenting om hästar, och säger allting lugnt.
% En regel: ponnyn går dit ryttaren tittar. Det hinder man tittar på stannar hon vid; det hinder där någon står bakom ligger bara på vägen.

# six-fences
{Pony} var en brun ponny med en vit fläck i pannan, och på ridskolan[city:  utanför {city}] sa alla att hon var olydig. I dag skulle {child} rida henne i sommartävlingen.

Man skulle hoppa sex hinder. Om ponnyn inte stannade, och ingenting ramlade ner, fick man en rosett, och alla hade tre försök på sig. Fem av hindren var bara bommar. Det sista var muren, som var byggd av trälådor och målad som rött tegel. Förra gången hade {pony} stannat vid muren, men inte {child}.

”Är du rädd för den?” frågade {friend}[!friend.known: , [friend: {child’s} bästa vän | {child’s} kompis]], som höll i {@holding}.

”För muren?” sa {child} uppe i sadeln. ”Jag tittar inte ens på den.”

{Pony} gick raka vägen till muren och satte nosen mot den.

”Varför gick hon dit, då?” sa {friend}.

”För att hon är olydig”, sa {child} fort.

{Friend} sköt fram hakan och skelade. Den minen hette gäddan, och den hjälpte mot det mesta.[school:  En gång hade den hjälpt dem båda två igenom ett stavningsprov {at school}.]

# number-seven
Borta i ett tält skötte {@first} högtalaren. {@A} kunde ingenting om hästar.[elder2:  Bredvid satt {elder2}, som kunde ännu mindre.]

”Här kommer nummer sju, {pony}”, sa högtalaren[music: , när den hade spelat färdigt {music}]. ”{child} sitter överst, och det tror jag är rätt.”

De red i väg i galopp. Titta bara inte på muren, tänkte {child}. Så {child.he} tittade åt andra hållet, så mycket det gick, och där stod tårtbordet.

# in-the-cake
”Det går jättefint”, sa högtalaren. ”Det går jättefint åt fel håll. Ingår tårtan? Nej. Den ingår inte, säger de.”

{Pony} stannade med hela ansiktet i en gräddtårta, och när hon tittade upp hade hon grädde i luggen. Alla skrattade.

”Olydiga {pony}!” sa de.

”Olydiga {pony}”, sa {child} också. Men {pony} spetsade öronen och såg nöjd ut, som om hon hade svarat rätt.

# got-off
Andra försöket började bra. Över varje hinder letade {child} med blicken efter nästa, och {pony} flög fram. Sedan var det fem gjorda, och bara muren kvar att titta på. {child} såg varenda tegelsten.

{Pony} galopperade ända fram till muren och stannade. {child} for nerför hennes hals och hamnade på rumpan i gräset.

”Nummer sju har stigit av”, sa högtalaren. ”Jag tror att det var meningen.”

# a-note
Så knastrade det. ”Jag har fått en lapp här”, sa högtalaren. ”Nummer sju får byta till en annan ponny i sista försöket. {Pony} ska inte vara med på fler tävlingar. Hon är för olydig, står det.”

{Pony} stod med tyglarna hängande och såg på {child}. Så ser man på någon när man har gjort precis som den sa och ändå fått skäll.

Och då förstod {child}. Jag tittade på tårtan, och då gick hon till tårtan. Jag tittade på muren, och då tog hon mig till muren. När man vrider på huvudet vrider sig resten av kroppen lite också, och det känner en ponny genom sadeln. {Pony} gick dit {child} tittade. Hon var den lydigaste ponnyn på hela tävlingen.

{child} blev kall i magen. På en annan ponny skulle det gå lätt, och ingen skulle någonsin få veta. Men då skulle {pony} få vara olydig i hela sitt liv.

# into-the-tent
{child} satt upp igen och tittade mot tältet med högtalaren. {Pony} gick raka vägen dit, och in.

”Den där tror jag inte att man får ta med sig in”, sa {@a}, så att det hördes över hela tävlingen.

{child} böjde sig ner mot mikrofonen. Rösten skakade. ”Det är inte {pony}”, sa {child.he}. ”Det är jag. Hon går dit jag tittar. Och jag är rädd för muren. Det har jag varit i hela sommar.”

Ingen skrattade. {@A} lade handen på {child’s} stövel. ”Jag är rädd för den muren ända härifrån”, sa {@a}. ”Vad kan vi göra?”

{child} rätade på ryggen. ”Jag behöver någon att titta på”, sa {child.he}. ”På andra sidan.”

{Friend} sprang redan.

# on-the-way
Så fick {pony} sitt tredje försök. Fem hinder gick bra, och där kom muren. {child’s} ögon ville ner till tegelstenarna. De drog.

Men rakt bakom muren, uppe på en halmbal, stod {friend}. {@Help}

{child} tittade på {@looked} och ingen annanstans. {Pony} spetsade öronen. Nu visste hon vart de skulle, och muren låg bara på vägen. {child} sköt fram båda händerna, så att {pony} fick sträcka på halsen, och sedan fanns det ingen mark alls.[athlete:  Så länge i luften hade inte ens {athlete} varit.]

Duns, sa hovarna på andra sidan. Bakom dem ramlade ingenting.

”Nummer sju”, sa högtalaren och fick lov att snyta sig. ”Nummer sju har hoppat över muren. Jag tittade.”

# the-first-star
Rosetten var blå, och {pony} bar den på tränset. På kvällen red {child} henne sakta tillbaka till hagen, med {friend} på ena sidan och {@a} på den andra[elder2:  och {elder2} bakom].[pet:  {@Pet}][sport:  {child} hade missat {sport} och inte tänkt på det en enda gång.]

”Var det läskigt när du hoppade?” frågade {friend}.

”Över muren?” sa {child}. {Child.He} fick tänka efter. ”Jag vet inte. Jag tittade inte ens på den.”

[elder & adult: Nere vid vägen väntade {adult} med bilen. ]Ovanför hagen hade den första stjärnan tänts, och {child} tittade på den lite för länge.

{Pony} stannade, lyfte på huvudet och försökte komma på hur man tog sig dit.

# @holding
ryktborsten
## if pet.dog
kopplet till {pet}[!pet.known: , {child’s} hund]. {Pet} hade fått syn på tårtbordet
## if pet.cat
ryktborsten. I borstlådan låg {pet}[!pet.known: , {child’s} katt], som ingen hade bett följa med
## if pet.other
buren med {pet} i. {Pet} var med för att ge tur, och tänkte på mat

# @Help
{Friend.He} gjorde gäddan, den värsta gädda som någonsin har gjorts.
## if pet.dog
{Friend.He} gjorde gäddan, och {pet} slickade den, från hakan och uppåt.
## if pet.cat
{Friend.He} gjorde gäddan, och på {friend.his} huvud stod {pet}, som hade klättrat upp för att få vara i fred. Då går det inte att titta på något annat.
## if pet.other
{Friend.He} höll upp buren med {pet} och gjorde gäddan, och inne i den vände sig {pet} om för att se vad som stod på.

# @looked
den minen
## if pet.dog / pet.cat / pet.other
{pet}

# @Pet
{Pet} var mycket trött.
## if pet.dog
{Pet} hade fått äta upp resten av tårtan.
## if pet.cat
{Pet} satt framför sadeln, som om alltihop hade varit {pet.his} idé.
## if pet.other
{Pet} sov i sin bur.

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
