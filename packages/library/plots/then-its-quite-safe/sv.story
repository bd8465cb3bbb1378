title: Då är det ingen fara
title: Nu tar jag inget
title: Ingen rör något före tre
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som räknar (@a) är den äldre, annars {adult}, annars {minder}. {The wish} säger ”ingen fara” lika lugnt varje gång; ”Då är det fara” viskas.
% En regel: {the wish} tar bara {@food}, så allt annat är det ingen fara med. @food är det den tar; @cake är något annat där den tar tårta.

# counted-twice
På långbordet i trädgården[city:  i {city}] stod {@cake}, och {@first} räknade {@berries} på den två gånger[music:  och nynnade på {music}]. Klockan tre skulle hela gatan komma på kalas[elder2: , och {elder2} bar ut stolarna].

”Du behöver inte räkna”, sa {child}.

”Förra året fattades det fem”, sa {@a}. ”Och så var det ett hål, stort som ett finger.”

{child} hade ju bara tänkt titta. Men så blev det en smula, och så blev det ett bär, och sedan hade fingret gått i väg av sig självt.

”Ingen rör något före tre”, sa {@a}. ”Kan jag lita på dig?”

”Ja”, sa {child}, och det gjorde ont i magen, för tänk om det inte var sant.

{@A} gick in. {Friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] fick lägga fram skedarna.

# quite-safe
”Är det {@food}?” sa någon.

Vid grinden stod {a wish}[wish.vampire: , under ett svart paraply för solens skull,] och pekade på {@the-cake}.

”Nej”, sa {child}.

”Då är det ingen fara”, sa {the wish} och kom in. ”Jag tar bara {@food}. Är det där {@food}?”

”Det är {friend}”, sa {child}.

”Då är det ingen fara med {friend} heller.”[wish.crocodile / wish.vampire / wish.zombie / wish.shark / wish.wolf / wish.dragon / wish.t-rex / wish.monster:  {Friend} blev väldigt glad över det.]

[pet.dog: ”Och det där?”

”Det är {pet}[!pet.known: , min hund]. {Pet.He} äter allt.”

”Så jobbigt”, sa {the wish}.

][pet.cat: ”Och det där?”

”Det är {pet}[!pet.known: , min katt]. {Pet.He} vill ligga på bordet, och det får {pet.he} inte.”

”Ingen fara”, sa {the wish}.

][pet.other: ”Jag har {pet} inne också”, sa {child}.

”Är {pet} {@food}?”

”Nej!”

”Ingen fara”, sa {the wish}.

]Då kom {child} på något. ”Kan inte du passa {@the-cake}?” sa {child.he}. ”Så att jag inte tar?”

# its-easy
Så {the wish} satte sig vid {@the-cake}[wish.size.huge: , och sedan fanns det knappt någon trädgård kvar].

”Bara en smula?” sa {child} efter en stund.

”Är det {@food}?” frågade {the wish}.

”Nej.”

”Vad ska du med den till, då?”

”Den är ju så god! Det är jättesvårt att låta bli.”

”Nej, det är lätt”, sa {the wish}. ”Man tar inget, bara. Titta. Nu tar jag inget.” {Wish.He} satt alldeles still. ”Och nu tar jag inget igen.”

# the-tea-towel
Alldeles bredvid {@the-cake} låg en rutig kökshandduk med något under. {The wish} drog in luft.

”Är det {@food}?” sa {wish.he}, med en helt annan röst.

{Friend} lyfte på ett hörn. ”Ja”, sa {friend.he}. ”Massor.”

{The wish} började darra, först {wish.part} och sedan allt det andra.

”Då är det fara”, viskade {wish.he}.

”Man tar inget, bara”, sa {friend}. ”Det är lätt.”

”Det är inte alls lätt! Jag vill bara titta. Men jag känner på mig att jag inte bara kommer att titta.”

{child} skrattade inte, för ingen visste bättre hur det kändes. ”Du sätter dig framför min”, sa {child.he}, ”och jag sätter mig framför din. Titta inte åt det hållet. Titta på mig.”

”Och du på mig”, sa {the wish}. Så där satt de, öga mot öga.

# a-gust
Det gick bra ända till strax före tre. Då kom det en vindpust. Kökshandduken flög upp och fladdrade som en flagga, fast i ett enda hörn, och där var alltihop, mitt i solskenet.

”Jag tittar bara”, jämrade sig {the wish}, och fram kom {wish.part}, närmare och närmare.

{child} trevade bakom sig efter kökshandduken. {Child.He} missade och satte handen rakt i något mjukt. Det var {@the-cake}.

När handen kom upp igen satt det en stor klick {@cream} på ett finger. Och fingret gick i väg av sig självt, upp mot munnen på {child}.

Kan jag lita på dig, hade {@a} sagt, och det sved i ögonen på {child}. Nu var det fara med allting på hela bordet.

# with-a-finger
Då stack {child} fingret rakt upp i luften, så långt bort som armen räckte.[athlete:  Så rak arm hade inte ens {athlete} kunnat hålla.] Det var det svåraste {child.he} hade gjort med ett finger.[school:  Det var svårare än att räcka upp handen {at school}.][sport:  Det var svårare än allt i {@game}.]

”Titta på mig!” ropade {child.he}.

”Du har {@cream} på dig”, sa {the wish}. ”Och du slickar inte av den.”

”Nej”, sa {child}, och hela armen skakade.

”Är det lätt?”

”Nej! Det är jättesvårt!”

{The wish} tittade på fingret. Och sakta, sakta åkte {wish.part} tillbaka igen.

”Men skynda er”, viskade {the wish}. ”Jag ser det fortfarande.”

{@help}

# all-here
Sedan slog köksklockan tre. {@Back} räknade {@berries}.

”Vartenda ett”, sa {@a}. ”Men det är ett hål.”

”Ja”, sa {child}. ”Men allt är här.” Och {child.he} höll fram fingret.

{@A} tittade på klicken, och sedan på {child}, ganska länge. ”Klockan är tre nu, vet du”, sa {@he}.

Då stoppade {child} fingret i munnen. Det var det godaste hål {child.he} hade ätit.

# for-tomorrow
På kalaset fick {the wish} {@food}, och sedan {@food}, och {@food} till efterrätt. Alla andra fick allt annat.

På kvällen var det en enda bit kvar av {@the-cake}, med tre bär på.

”Den är till i morgon”, sa {@a} och gick för att bära in stolarna.

”Ska jag passa den?” frågade {the wish}.

”Nej tack”, sa {child}. ”Jag tror att jag kan själv.”

När {@a} kom tillbaka hade det börjat skymma, och {child} satt kvar bredvid tallriken. {@A} tog den och bar in den och räknade inte.

# @help
{Friend} kastade sig fram över bordet, fick tag i kökshandduken med båda händerna, drog ner den och lade sig ovanpå.

”Nu finns det bara mig att titta på”, sa {friend}. ”Och jag är ingen fara med.”
## if elder & !pet.dog & !pet.cat
Då kom {elder.short} springande ut ur huset och bredde sitt eget förkläde över alltihop.

”Så där var jag med plommonsylt”, sa {elder.short} och stoppade om hörnen. ”Man måste ha någon att titta på.”
## if pet.cat
Upp på bordet hoppade {pet} och lade sig på kökshandduken, precis där katter inte får ligga. Sedan kunde den inte fladdra mer.

”Gå ner, {pet}”, sa {friend}, för det är ju det man säger.

”Nej, ligg kvar!” ropade {child}. ”Fina {pet}, ligg kvar!”

{Pet} blundade. {Pet.He} hade ändå inte tänkt gå ner.
## if pet.dog
”{Pet}!” ropade {friend}. ”Hämta!”

{Pet} hade blivit tillsagd att låta {@the-cake} vara, men ingen hade sagt något om sådant som fladdrar. {Pet.He} ställde tassarna på bänken, fick hörnet mellan tänderna och drog, tills allt låg under kökshandduken igen. Och där blev {pet.he} stående och höll fast. Den som har en hel kökshandduk i munnen kan inte äta något annat.

# @Back
{@A} kom ut och
## if elder & !pet.dog & !pet.cat
{@A}

# @food
{others}
## if other.ketchup
ketchup
## if other.bread
bröd
## if other.broccoli
broccoli
## if other.potato
potatis
## if other.onion
lök
## if other.salad
sallad
## if other.cheese
ost
## if other.soup
soppa
## if other.porridge
gröt
## if other.pizza
pizza
## if other.tea
te
## if other.rice
ris
## if other.bacon
bacon
## if other.sushi
sushi
## if other.salt
salt
## if other.flour
mjöl
## if other.sugar
socker
## if other.sweets
godis
## if other.chocolate
choklad
## if other.liquorice
lakrits
## if other.ice-cream
glass
## if other.jelly
gelé
## if other.pudding
pudding
## if other.cake
tårta
## if other.candyfloss
sockervadd
## if other.fish-finger
fiskpinnar

# @cake
en tårta
## if other.cake
en marängsviss

# @the-cake
tårtan
## if other.cake
marängsvissen

# @berries
jordgubbarna
## if other.strawberry / other.berries / other.blueberry / other.raspberry
körsbären

# @cream
grädde
## if other.whipped-cream
vaniljkräm

# @game
{sport}

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
