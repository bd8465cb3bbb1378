title: Pfff
title: Felare
guest friend: Tuva (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kommer för att släcka är mormor eller morfar, annars {adult}, annars {minder}.

# a-hoot
{child} kunde hoa. {Child.He} satte ihop händerna, blåste mellan tummarna, och ut kom HOO, ho-ho-HOO, så likt att folk tittade upp i träden. Ingen annan {@where} kunde. {Friend}[!friend.known: , som var {child’s} bästa vän,] hade övat i tre veckor, och när {friend.he} blåste sa det pfff.

”Det är som när nån sätter sig på en kudde”, sa {child}. ”Hör här. Så här hoar man.”

Det hade {child.he} sagt ganska många gånger. {Friend} hade slutat skratta åt det, och nu hade {friend.he} slutat öva också.

# a-lady
På lördagen sov {friend} över. När de skulle lägga sig lutade sig {child} ut genom fönstret och hoade rakt ut i mörkret. Och över trädgården, utan ett ljud, kom en uggla och slog sig ner på fönsterbrädet.

Den såg på {child} med två väldiga svarta ögon.

”Kivitt!” sa den.

”Den svarade dig!” viskade {friend}.

{@A} hade kommit för att släcka och blev stående i dörren. ”Det där är en fru”, sa {@he}. ”Det är herrarna som säger hoo. Och då säger frun kivitt, och då kommer herrn med en mus till henne.”

”Vilken herre?” sa {child}.

Båda två såg på {child.him}.

# so-sure
”Hon tror att du är hennes man”, sa {friend}.

”Jag är {age} år!” sa {child}.

”Kivitt!” sa ugglan. Det betydde: var är min mus?

[pet.dog / pet.cat: {Pet} vaknade på mattan. {Pet.He} tittade på ugglan. Ugglan tittade på {pet}. {Pet} stoppade in huvudet under sängen och trodde att hela {pet} var där.]

[pet.other: {Pet} tittade på ugglan. Ugglan tittade på {pet}. {Pet} vände sig om och trodde att ingen såg {pet.him} då.]

# ham-and-a-sock
”Ge henne nåt annat”, sa {friend}.

{@Ham}

”Hon tröttnar”, sa {@a}. ”I säng nu.”

Hon tröttnade inte. Hon sa kivitt klockan nio, och hon sa kivitt klockan tio. När de stängde fönstret knackade hon.

”Hon är så hungrig”, sa {friend}. ”Och så säker på dig.”

{child} låg med kudden över öronen, och det hjälpte inte, för det var i magen det hördes.

# hoo-far-off
Då kom det något annat. Det kom från kyrktornet, tunt och långt bortifrån. Hoo. Ho-hoo.

”En man!” {child} flög ur sängen[sport:  fortare än till någon {sport}]. {Child.He} sköt upp fönstret, satte ihop tummarna och ropade till honom så högt det bara gick: HOO, ho-ho-HOO![athlete:  {Athlete} kunde inte ha tagit i mer.]

Borta vid kyrkan tog det tvärt slut. Ugglan på fönsterbrädet flyttade sig tätt intill {child} och blundade.

De väntade. Efter en lång stund försökte han igen, ännu tunnare, bakom tornet. {child} lyfte händerna för att hjälpa till. Och så lät {child.he} bli att blåsa.

# its-me
”Det är jag”, sa {child.he}. ”Det är jag som får honom att sluta. Han tror att det finns nån här som är mycket bättre än han.” {Child.He} såg på {friend}, som satt med händerna i knät. ”Så han tror att det inte är nån idé.”

{Friend} sa ingenting.

”Men om jag bara slutar sitter hon kvar här för alltid. Hon tycker att jag är underbar.” {child} svalde. ”{Friend}? Skulle du kunna lära mig ditt?”

”Mitt vadå?”

”Ditt pfff.”

# wronger
{Friend} såg länge på {child}. Men {child} skojade inte. Så {friend} gick upp och tog tag i {child’s} händer.

”Du håller tummarna alldeles för rakt”, sa {friend.he}. ”Felare. Ännu felare. Och så blåser du som om du redan hade gett upp.”

Hoo, sa det.

”Alldeles för fint”, sa {friend}.[music:  ”Det kunde ha varit {music}.”]

Hff.

”Bättre. Sämre, menar jag.”

Och då satt det. PFFF! sa det, rakt i ansiktet på ugglan. Pfff, pff-pff-PFFF!

# ke-wick
Ugglan slog upp ögonen och lutade sig bakåt. Man såg hur hon gick igenom alltihop: skinkan, strumpan, och nu det här.[pet.dog / pet.cat:  Under sängen stönade {pet}.][pet.other:  Till och med {pet} vände sig om.]

Och i tystnaden, tunt och långt borta, var det någon som sa: Hoo. Ho-hoo.

Ugglans huvud vred sig. Det vred sig hela vägen runt, tills det var vänt mot kyrkan, medan resten av henne satt kvar med framsidan mot {child}, av artighet.

”Kivitt?” sa hon.

HOO! sa det från kyrkan. Det var inte det minsta tunt längre.

Sedan satt det ingen på fönsterbrädet.

# a-good-teacher
”Det där”, sa {friend}, ”var det sämsta hoande {@worst}.”

”Jag hade en bra lärare”, sa {child}. ”Jag kan visa dig mitt i morgon. Om du vill.”

”Kanske”, sa {friend}. ”Jag har blivit rätt förtjust i mitt. Det funkar.”

# two-thumbs
[pet.dog / pet.cat: {Pet} kom ut baklänges, klev upp i sängen och la sig tvärs över {child’s} fötter, med strumpan. ][pet.other: {Pet} vände sig om igen, nu när ingen tittade. ]Bortifrån åkrarna hördes de, först den ena och sedan den andra. Kivitt. Hoo.

[elder & adult & !elder2: I dörren stod {adult} också nu och lyssnade, och {elder.short} nickade, som för att säga: och nu kommer musen.][elder2: I dörren stod {elder2} också nu och lyssnade, och {elder.short} nickade, som för att säga: och nu kommer musen.]

Under täcket satte {child} ihop sina två tummar och lät dem ligga så.

På madrassen hade {friend} somnat med öppen mun, och varje gång {friend.he} andades ut sa det pfff.

# @where
i klassen
## if school
{at school}

# @worst
jag har hört
## if city
någon har hört {in city}

# @Ham
De gav henne skinka. Ugglan lät den ligga. {Friend} åt upp den. De gav henne ost. {Friend} åt upp osten. De gav henne en grå strumpa med ett snöre till svans. Ugglan tog den i näbben, såg länge på {child} och släppte den på {friend}.
## if pet.dog / pet.cat
De gav henne skinka. Ugglan lät den ligga. {Pet} kom fram och åt upp den. De gav henne ost. {Pet} åt upp osten. De gav henne en grå strumpa med ett snöre till svans. Ugglan tog den i näbben, såg länge på {child} och släppte den på {pet}.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
