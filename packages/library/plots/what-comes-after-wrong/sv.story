title: Det är bara mitten
title: Häxan bakom häcken
title: Håll min höna
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som sitter på bänken (@a) är den äldre, annars {adult}, annars {minder}. ”Fel!” skriks ända nerifrån magen; sista gången kommer det knappt ut.
% En regel: säger man ”fel” till ett trolleri stannar det precis där det är. Det som håller ordet inne på slutet (@help) är den som står närmast.

# the-hedge
I en trädgård[city:  i {city}] satt {child} och ritade en häst. Huvudet blev bra, men sedan blev det första benet som en banan.

”Fel!” skrek {child} och knycklade ihop papperet.

”Fel!” skrek någon bakom häcken, där häxan bodde, och så small det.

Under bordet låg redan tre hopknycklade hästar, och nu var papperet slut.{@with}

”Vad ska det bli?” frågade {@first}, som satt på trädgårdsbänken[music:  och nynnade på {@song}]. Det frågade {@a} alltid.

”Ingenting”, sa {child}. ”Det blir alltid fel.” Alla andra[school:  {at school}] kunde rita en häst. {child} kände sig hopplös, ända ut i fingertopparna.

# have-you-seen
En höna kom flygande över häcken. Efter hönan kom en spetsig hatt, och under hatten var häxan.

”Ursäkta”, sa hon. ”Har ni sett en pannkaka?”

”Bara en höna”, sa {child}.

”Det är den”, sa häxan. ”Jag är så dålig på att trolla. Jag säger ’pannkaka, pannkaka’, så snällt jag kan, och så kommer det en höna. Då skriker jag ’fel’. Och säger man ’fel’ till ett trolleri stannar det precis där det är.”

”Jag gör också så”, sa {child}. ”Så fort det ser fel ut slutar jag.”[sport:  {Child.He} hade nästan slutat med {@game} också, redan första dagen.]

”Klokt”, sa häxan. ”Hur många har du?”

”Fyra hästar. Du, då?”

”Fjorton höns”, sa häxan, och nu kom de genom häcken, den ena efter den andra.

Det är skönt att träffa någon som är precis lika hopplös som man själv.

# hold-my-hen
”Det är benen”, sa {child}. ”Om jag ändå hade en riktig häst att titta på.”

”Jag kan ju försöka”, sa häxan. ”Håll min höna.”

[friend / !pet & !elder: {Friend} fick hönan.

]Häxan ritade i luften med sitt trollspö, precis som med en penna. ”Häst, häst”, sa hon, så snällt hon kunde.

Då reste sig trädgårdsbänken. Den hade fått fyra långa ben med hovar på, och en svans.

”Fel!” tjöt häxan. ”Det är ju en bänk!”

Och trolleriet stannade, precis där det var. Men benen stannade inte. De travade i väg runt huset med bänken, och på bänken satt {@a}[elder2:  och {elder2}].

”Vad ska det bli?” ropade {@a} bakom knuten.

# no-head
Första gången de kom förbi skrattade {@a}. Andra gången skrattade {@a} inte alls. Bänken hade inget huvud, så den såg inte vart den sprang, och hörde inte när man ropade ptro. Den galopperade rakt genom tvätten.[athlete:  Inte ens {athlete} hade hunnit i fatt den.][pet.dog:  {Pet} tyckte att det var världens bästa bänk.]

”Nu vill jag kliva av!” ropade {@a}, med ett örngott på huvudet.

”Gör resten!” skrek {child} till häxan.

”Vilken rest?” viskade häxan. ”Jag har ju alltid slutat. Jag vet inte vad som kommer efter fel.”

Det visste inte {child} heller. {Child.He} hade också alltid slutat, och nu blev det kallt i magen.

# an-egg
Då hoppade en av hönorna upp på bordet. Hon satte sig, vickade på stjärten och reste sig igen. Där låg ett ägg.

{child} stirrade på det. ”Pannkakor gör man av ägg”, sa {child.he} långsamt. ”Och ägg kommer från höns.”

Häxan tittade länge på hönan. ”Var det inte fel, alltså?”

”Det var bara mitten!” sa {child}. ”I mitten ser det alltid fel ut. Man får bara inte säga det. Man måste fortsätta.”

Häxan lyfte trollspöet, men det skakade för mycket. ”Gör du det”, viskade hon. ”Du är ju van vid hästar.”

”Bara till första benet”, sa {child}. Men {child.he} tog trollspöet.

# the-word
Och där kom bänken, rakt över gräsmattan. {child} ritade en hals i luften, och den blev lång som på en giraff. {child} ritade ett huvud, och det blev som en potatis.

Det var världens felaste häst, och på den satt {@a}. {child} kände hur ordet kom, ända nerifrån magen.

”Fe …”

{@help}

Så {child} fortsatte. Potatisen fick två öron och en man. Och allra sist, när marken redan skakade av hovar, fick den ögon.

Då såg hästen {child}. Den satte alla fyra hovarna i gräset, stannade med nosen mot {child.his} mage och frustade.

# now-you-can-say
”Jaha, var det den det skulle bli”, sa {@a} och tog av sig örngottet.

”Får jag säga ’fel’ nu?” frågade häxan.

”Ja”, sa {child}. ”Den är färdig.”

”Fel”, sa häxan, för att se vad som hände. Ingenting stannade. Hästen åt upp örngottet.

Sedan slätade {child} ut en av de hopknycklade hästarna och ritade en banan till, och en till. När alla fyra benen var där kunde vem som helst se att hästen galopperade.

# pancakes
På kvällen satt {child}[friend / !pet & !elder: , {friend}] och {@a} i rad på hästen. Den hade somnat stående, och den var en mycket bra bänk. Bakom häcken small det.

De väntade på att någon skulle skrika ”fel”. Men det gjorde ingen.

Och efter en stund började det lukta pannkaka.

# @with
[friend / !pet & !elder:  {Friend}[!friend.known: , [friend: {child's} bästa vän | från huset mitt emot],] ritade bara sniglar. ”Rita sniglar, du också”, sa {friend}. ”Där ser man ingen skillnad.”]
## if pet.dog
[friend:  {Friend}[!friend.known: , {child's} bästa vän,] ritade bara sniglar. ”Rita sniglar, du också”, sa {friend}. ”Där ser man ingen skillnad.”]

{Pet}[!pet.known: , {child's} hund,] kom och slickade {child} på munnen, som {pet.he} alltid gjorde när någon skrek.

”Sluta, {pet}”, sa {child}. ”Då kan jag ju inte säga någonting.”
## if pet.cat
[friend:  {Friend}[!friend.known: , {child's} bästa vän,] ritade bara sniglar. ”Rita sniglar, du också”, sa {friend}. ”Där ser man ingen skillnad.”]

Mitt på bordet låg {pet}[!pet.known: , {child's} katt].

”Flytta på svansen, {pet}”, sa {child}.

{Pet} flyttade på den. {Pet.He} lade den i ansiktet på {child}.
## if pet.other
[friend:  {Friend}[!friend.known: , {child's} bästa vän,] ritade bara sniglar. ”Rita sniglar, du också”, sa {friend}. ”Där ser man ingen skillnad.”]

{Pet} hade fått komma med ut och titta på.

”Vad tycker du, {pet}?” sa {child}.

{Pet} tyckte något, med stängd mun.

# @help
Men {friend} hann före. {Friend.He} lade hela handen över munnen på {child}, och handen luktade höna.

”Inte nu”, sa {friend}. ”Du är i mitten.”
## if pet.dog
Men {pet} hade hört början på ett skrik. {Pet.He} hoppade upp och slickade {child} rakt över munnen, och ingen kan säga ”fel” genom en hund.
## if pet.cat
Men {pet} hade fått nog av bänkar. {Pet.He} hoppade från bordet upp på axeln på {child}, och svansen for rakt in i munnen, och ingen kan säga ”fel” genom en katt.
## if pet.other
Men just då fick {child} syn på {pet}. {Pet} tittade på potatisen med stängd mun, och inte ett enda dumt ord kom ut. {Pet} hade aldrig sagt ”fel” till någon.

”Okej, {pet}”, tänkte {child} och stängde munnen precis lika hårt.
## if elder & !friend & !pet
”Vad ska det bli?” ropade {elder.short}. {Elder.He} frågade precis som vanligt, där uppe på en halv häst, och {elder.he} ville verkligen veta.

Man kan inte skrika ”fel” när någon har frågat en något. ”En häst!” ropade {child}.

”Då sitter jag kvar”, sa {elder.short}.

# @song
{music}

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
