title: Skottat & Klart
title: Den sortens snö
title: Hälsningar från plogen
guest friend: Mira (hon), Love (han)
guest ek: herr Ek (han), herr Sjö (han)
guest siv: Siv (hon), Maj (hon)

% Vallen är den som plogen lägger upp; den kan {child} bäst av alla. Lapparna skrivs med stora bokstäver av Ledningen och med vanliga av Plogen.

# the-firm
Företaget hette Skottat & Klart och hade två anställda[elder:  och en spade, som {elder}[elder2:  och {elder2}] ville ha tillbaka till våren]. {child}, {age} år, skottade snö. {friend}[friend: |, {age} år,] skötte kunderna. De hade sju infarter på Kvarnvägen för tjugo kronor styck, och på lappen som {friend} hade delat ut stod det: FRITT FRAM KLOCKAN SJU. DET LOVAR VI!

Men det var just löftet som var problemet.

# the-plough
För fem i sju, varje morgon när det hade snöat, kom plogen. Den kom dånande nerför backen med blinkande lampor, stor som ett hus, och vid varje infart där {child} just hade gjort fint lade den upp en vall, meterhög och hård som cement. Alla sju. Sedan tutade den och försvann.

”Den tutar ÅT mig”, sa {child}.

# the-notes
{friend} satte en lapp i en plastficka på en snökäpp. TILL PLOGEN: VAR VÄNLIG LYFT BLADET VID NUMMER 3, 5, 6, 8, 9, 12 OCH 14. MED VÄNLIG HÄLSNING, LEDNINGEN.

Plogen körde över den. Det gjorde den med nästa lapp också, där det stod VI HAR BETT SNÄLLT. Men tredje morgonen satt det ett svar i vallen, skrivet med blyerts. Snön måste ju hamna nånstans. Hälsningar, Plogen.

”Den är oförskämd”, sa {child}.

”Den har fin handstil”, sa {friend}.

# every-kind-of-snow
Så det var bara att skotta om. Den vintern lärde sig {child} allt om snö, den som är som mjöl och den som är som blöt limpa och den som knarrar.[pet: {@sort}] {Child.He} sa det inte till någon, men det bästa {child.he} visste var klockan sex, när ingen annan var vaken och snön låg alldeles orörd och väntade på {child.him}. Då var {child.he} [child.she: drottning|kung] över hela Kvarnvägen. I femtiofem minuter.

# number-nine
I februari snöade det ett helt dygn. När {child} öppnade dörren stod snön kvar som en vägg, med ett avtryck av dörrhandtaget. Först tog de nummer nio, för där bodde gamle {ek}, som skulle få en ny höft i dag, klockan nio. Han hade väntat i tio månader, och taxin till sjukhuset skulle komma klockan sju.

Fem i sju ställde de sig och lyssnade. Ingen plog.

”Äntligen”, sa {child}.

Klockan sju var det fortfarande tyst. Det var en underbar tystnad. Tio över började {child.he} tycka illa om den. På trappan till nummer nio stod {ek} i hatt och väntade bredvid sin väska.

”Det kommer ingen taxi”, sa {friend} långsamt. ”För det kommer ingen plog.”

# on-the-bend
De hittade den i kurvan vid kvarnen. Plogen stod med nosen djupt i en driva, och alla hjulen var begravda. Bakom plogen stod bussen[school: , den som gick till {school},] med immiga rutor. Bakom bussen stod taxin. Hela världen väntade på plogen, och plogen satt fast.

Dörren till hytten öppnades och ut klättrade en liten tant, så kort att hon fick hoppa sista biten.

”Det är ni som är lapparna”, sa hon.

”Det är du som är vallen”, sa {child}.

De såg på varandra.

”{siv}”, sa {siv}. ”Jag har ringt efter bärgaren. Han sitter också fast.”

# like-cake
{child} väntade tills hon hade stängt av motorn. Sedan gick {child.he} fram och tryckte vanten mot snön runt hjulet. Den var packad och blank. Den sorten kände {child.he} igen, bättre än någon annan i hela [city: {city}|kommunen].

”Det är vall”, sa {child.he}. ”Den går inte att ta uppifrån. Man måste skära den i bitar, från sidan. Som tårta.”

Så satte {child.he} i gång. Bit för bit för bit. Efter tio minuter syntes ett halvt hjul, och då darrade armarna så att {child.he} tappade spaden. Tre och ett halvt hjul kvar. Klockan var halv åtta. Det skulle aldrig gå. {Child.He} tänkte på {ek}, som stod där i hatten, och vände sig om för att säga det till {friend}.

{friend} var borta.

# twenty-three
Då pyste det om bussdörrarna. Ut kom {friend}, och efter {friend.him} kom allihop, tjugotre stycken.

”Hur fick du dem till det?” sa {child}.

”Jag sa att de var anställda.”

Busschauffören hade en sopskyffel. Två tjejer i nian hade isskrapor, [sport: en kille på väg att {play sport} hade bara händerna, ]en dam hade locket till en tårtkartong, och en herre i fin rock grävde med sin portfölj.

”Inte uppifrån!” ropade {child}. ”Från sidan! Som tårta! Lägg den bakom er!” {Child.He} hade aldrig bestämt över någon i hela sitt liv. Nu gjorde tjugotre personer som {child.he} sa. Herren i rocken sa till och med ”ska bli”.

# like-a-horse
Tio i åtta skickade {siv} bort alla bakom bussen och klättrade upp i hytten. Motorn vrålade. Hjulen snurrade, slirade, bet. Plogen ruskade på sig som en häst och var loss, och hela bussen jublade[athlete: , som om det hade varit {athlete}]. {siv} tutade. För första gången tyckte {child} att det lät vackert[music: , nästan som {@song}].

# raising-a-hat
Sedan körde de i gångfart, plogen först, sedan bussen, sedan taxin, och {child} och {friend} gick sist. Längre fram, vid nummer nio, väntade {ek}. Och då kom {child} att tänka på det.

”Vallen”, sa {child.he}. ”Han kommer aldrig över vallen.”

Men strax före nummer nio saktade plogen in. Och så gjorde den något som den aldrig hade gjort förut. Den lyfte på bladet. Hela det stora stålbladet steg upp i luften, och plogen rullade förbi infarten så sakta och artigt som när någon lyfter på hatten.

{Ek} lyfte på sin.

# four-minutes-extra
I mars satt det en lapp på snökäppen. Det tar fyra minuter extra att lyfta vid allihop. Det är det värt. Hälsningar, Plogen.

Och varje morgon fem i sju stod {child} vid nummer fjorton i den knarrande snön. Plogen kom. Den lyfte på bladet, och {child} lyfte på mössan.

# @sort
 {Pet} ansåg att det bara fanns en sort och att den hörde hemma utomhus.
## if pet.dog
 {Pet}[!pet.known: , {child.his} hund,] kunde ännu fler sorter, fast mest på lukten.
## if pet.cat
 {Pet}[!pet.known: , {child.his} katt,] ansåg att det bara fanns en sort och att den var för kall.

# @song
{music}
