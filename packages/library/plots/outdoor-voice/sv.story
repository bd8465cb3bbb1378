title: Uteröst
title: Ett mindre ute
title: Ett ta-tu till
guest friend: Freja (hon), Melker (han)
guest officer: Gunnel (hon), Gullan (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som säger inneröst (@g) är {adult}, annars mormor eller farfar, annars {minder}. En farmor eller morfar bredvid är tjuven. Sirenen får vara hur stark som helst, sista raden inte.

# forty-times-a-day
{child} var {age} år och kunde inte säga något utan att det blev för högt. ”Inneröst, {child}”, sa {@who} vid frukosten och i bilen och fyrtio gånger om dagen. [school: Det sa de {at school} också. ]Och varje gång kände {child} hur {child.he} blev lite mindre.

# a-smaller-outdoors
På lördagen lekte {child} polisbil vid grinden med sin bästa vän {friend}. {Friend} var blåljuset, för {friend.he} hade gympaskor som blinkade blått när {friend.he} slog ihop dem.[elder & adult & !elder2:  {Elder} var tjuven och satt gripen på bänken.][elder2 & adult:  {Elder} och {elder2} var tjuvarna och satt gripna på bänken.][elder2 & !adult:  {Elder2} var tjuven och satt gripen på bänken.][pet.dog:  {Pet} var polishunden och ville ha något att spåra.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg i fönstret och ville ha lugn och ro.][pet.other:  {Pet} var inomhus och ville ha lugn och ro.] {child} var sirenen.

”TA-TU!” tjöt {child}. ”TA-TU!”

{@G} kom utspringande. ”Inneröst, {child}!”

”Men vi är ju ute”, sa {child}.

”Ta ett mindre ute, då. En gång till, så ringer någon efter polisen.”

{child} knep ihop munnen. Men det fanns ett ta-tu kvar där inne, och det slank ut.

En polisbil kom runt hörnet och stannade vid grinden.

# it-was-me-officer
{child} blev till is i magen. {@G} blev grå som gröt. Ut klev en polis som hette {officer}.

”Vem var det som lät?” sa hon.

{@G} ställde sig framför {child}. ”Det var jag.”

”Jaså? Gör om det, tack.”

”Ta-tu”, sa {@g}. Det lät som en grind som bad om ursäkt.

”Det där var inte du”, sa {officer}.

”Nej”, sa {@g}. ”Men jag har en biblioteksbok som skulle ha varit tillbaka i påskas. Ta mig i stället.”

”Det var jag”, sa {child}, så tyst {child.he} kunde, och en duva ramlade ner från taket.

# a-goat-on-the-roundabout
”Tack och lov”, sa {officer}. ”Det står en get i rondellen, och ingen [city: {in city} ]kommer hem. Sirenen är trasig, blåljuset är trasigt, och bilarna flyttar sig inte för mig. Kan du göra det där ljudet i en riktig polisbil?”

”Får {friend} vara blåljus?” sa {child}.

”Det hade jag hoppats.” Hon vände sig till {@g}. ”Och du måste följa med, du också.”

”Naturligtvis”, sa {@g} och sträckte fram båda handlederna.

# everything-moved-over
De spände fast sig, och {officer} öppnade fönstren.[music:  Radion spelade {music}.] {Friend} satt på ena sidan med fötterna i vädret och slog ihop hälarna, blink, blink, blink. {child} satt på den andra. {@G} satt i mitten med knäna mot hakan.

”TA-TU!” tjöt {child}. Allting flyttade på sig[athlete: , som om {athlete} hade kommit]. Det var det bästa {child.he} någonsin hade gjort[sport: , {sport} inräknat].

”Jag åt en vindruva i affären en gång”, sa {@g} till {officer}. ”Innan den var vägd.”

”Det är noterat”, sa {officer}.

”Det var två vindruvor.”

# the-bridge
”TA-TU!” tjöt {child}, och så kom de till bron. Den var full av bilar, och precis framför dem stod en stor röd buss. Alla på bussen vände sig om och stirrade på {child}.

Och {@g} sa det, utan att tänka sig för.

”Inneröst, {child}.”

Det gick in i {child} som kallt vatten. ”Ta”, sa {child.he}, och tu kom aldrig. {Child.He} gled ner i sätet. Polisbilen kom inte framåt, och den kom inte bakåt.

# too-loud
”Jag hörs för mycket”, sa {child}. {Child.He} viskade. Det hade {child.he} aldrig gjort i hela sitt liv.

{Friend} lutade sig tvärs över {@gs} knän. ”Det gör du inte alls! Ingen tittar på fötter förrän de har hört något. Du MÅSTE höras!”

{@G} tittade på {child}, långt där nere vid dörren.

”Jag vill erkänna en sak till”, sa {@g}.

”Är det vindruvor?” sa {officer}.

”Nej. Jag har sagt åt {child} att vara tyst fyrtio gånger om dagen, och det var fel av mig.” {@G} böjde sig ner tills {@he} var alldeles nära {child}. ”Det är inget fel på din röst. Den är lite stor för {@kitchen}, det är allt. För en bro är den precis lagom.”

# like-a-zip
{child} drog sig upp igen. {Child.He} såg rakt på alla ansiktena i bussen. {Friend’s} hälar gick, blink, blink, blink. {child} andades in tills bältet stramade, och sedan lät {child.he} det komma.

”TAAAAA-TUUUUU!”

Bussen hoppade åt sidan som en skrämd ko. Bilarna delade på sig längs hela bron, som ett blixtlås, och polisbilen körde rakt igenom.

# the-goat
I rondellen stod geten, med en pelargon hängande ur munnen. Den hörde {child}, kom travande, klev in i bilen och satte sig på {@g}.

”Är det här mitt straff?” sa {@g} därunder.

”Bara fram till bondgården”, sa {officer}.

# home
Efteråt körde hon hem dem.[pet.cat/pet.other:  För {pet} var det slut på lugnet.] {child} satt alldeles rak och tog upp hela sin plats.

Vid grinden tog {officer} både sirenen och blåljuset i hand.[elder & adult & !elder2:  {Elder} kom undan med en varning.][elder2 & adult:  {Elder} och {elder2} kom undan med en varning.][elder2 & !adult:  {Elder2} kom undan med en varning.] Till {@g} sa hon: ”Lämna tillbaka boken på måndag.” Sedan körde hon bort längs gatan.[pet.dog:  {Pet} nosade på {@g} från topp till tå och hittade en get.]

”Tack”, ropade {@g} efter henne, men hon var nästan framme vid hörnet och hörde inte.

# outdoor-voice
{child} tog {@g} i handen. ”Uteröst, {@g}”, sa {child.he}.

# @who
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @g
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @gs
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @kitchen
ett kök
## if adult
vårt kök
