title: [wish.sock / wish.mitten / wish.glove: Den försvunna {@pair} | Vem tog {the wish}?]
title: Oskyldig
title: Polishunden satte sig
guest pet: Otto (han), Tessa (hon)
guest minder: morbror Ove (han), morbror Stig (han)

% Den vuxna (@a) är mormor eller farfar, annars {adult}, annars {minder}. Snus, snus, snus låter man. ”Voff” sägs vänligt.
% En regel: hunden sätter sig när den har hittat. Den sätter sig alltid bakom {child}.

# the-chair
{@Gone}

{@Sure}

Klockan åtta hade {wish.he} legat på stolen i hallen, {@chair}. Nu var klockan nio, och på stolen låg ingenting alls.

”Det här är ett fall”, sa {child.he}.

{Child.He} {@dressed} och hämtade förstoringsglaset.

# the-cushion
Den första misstänkta var {pet}[!pet.known: , familjens hund]. {Pet.He} hade gjort sådant förr. Nu låg {pet.he} i sin korg, blundade hårt och låtsades vara en kudde.

”Var höll du hus klockan halv nio?” sa {child}.

Kudden viftade på svansen.

{Child.He} sökte igenom korgen. Där fanns bara en träslev med bitmärken.

”Oskyldig”, sa {child.he}. ”Till {wishes}.”

# can-you-prove-it
Den andra misstänkta var {@first}.

”Var höll du hus klockan halv nio?”

”I duschen.”

”Kan du bevisa det?”

”Jag sjöng.”

Det stämde. Hela gatan hade hört [music: {@song}|det][city: , och större delen av {city}].[elder2:  Den tredje misstänkta var {elder2}, som hade sovit i fåtöljen. Det bevisade {elder2.he} fortfarande.]

[friend: Då ringde {friend}[!friend.known: , {child's} bästa vän,] på dörren och ville vara med i polisen. {Friend.He} fick anteckningsboken.

]”Vi behöver en polishund”, sa {child}.

# a-job
{@Smell}

”Sök”, sa {child.he}. ”Och när du har hittat så sätter du dig. Då får du ett kex.”

{Pet} hade aldrig velat ha ett jobb förut. Snus, snus, snus, gick {pet.he} runt i sovrummet, och alldeles bakom {child} satte {pet.he} sig.

{Child.He} gav {pet.him} ett kex och tittade under mattan. Där låg en pusselbit[school:  och en lapp från {school}]. Men [wish.ett: inget {wish} | ingen {wish}].[friend:  {Friend} skrev upp det.]

# a-very-old-pea
{child} gick ut i köket. Snus, snus, snus, kom {pet} efter, och alldeles bakom {child.him} satte {pet.he} sig. {Child.He} gav {pet.him} ett kex och la sig på magen och tittade under kylskåpet. Där låg en mycket gammal ärta. Men [wish.ett: inget {wish} | ingen {wish}].

{child} gick uppför trappan. Snus, snus, snus, och på fjärde trappsteget satte {pet} sig. {child} gav {pet.him} ett kex och tittade genom förstoringsglaset. Där fanns bara trappa.[sport:  Det var jobbigare än {sport}.]

”Vet du vad jag tror?” sa {@a}. ”Jag tror att {pet} har kommit på att man får ett kex när man sätter sig.”

# all-gone
{child} tittade i paketet. Åh nej. Det var tomt.

”{Pet} letar inte ens”, sa {child}, och rösten darrade. {Child.He} gick ner i hallen och vände paketet upp och ner. ”Titta! Slut. Du kan sluta nu.”

Men {pet} slutade inte. Snus, snus, snus, kom {pet.he}, ända fram till {child}, och satte sig. {Pet.He} tittade inte på paketet. {Pet.He} tittade på {child.him} och sa ”voff”, ganska vänligt, som man säger till någon som är lite trög.

# who-walked
{child} satte sig på nedersta trappsteget och tänkte.

”{Pet} satte sig i sovrummet”, sa {child.he}. ”Och i köket och i trappan, och nu i hallen. Då har {the wish} varit på alla de ställena.”

”{Wishes} kan inte gå”, sa {@a}.

”Nej. Så det är någon annan som har gått. Någon som var i sovrummet och i köket och i trappan.”

”Det är inte jag”, sa {@a}. ”Jag har suttit här med mitt kaffe.”

”Nej”, sa {child}. ”Det är inte du.”

De tittade på {pet}. {Pet} tittade på {child}.

”Det är jag”, sa {child}.

# down-the-back
{Child.He} stack handen över axeln, så långt den räckte, och sedan lite till, ända ner i {@bag}. {@Felt}

{@How}[friend: 

{Friend} strök alla andra misstänkta.]

Tjuven fick sitta i fåtöljen i en hel minut[elder2: , bredvid {elder2}]. Polishunden satt ovanpå, så det gick inte att rymma.[athlete:  Inte ens {athlete} hade kommit loss.] Sedan bad {@a} {pet} om ursäkt, med ett nytt paket.

# the-tea-towel
På kvällen diskade {@a}, och {child} och {pet} låg på det varma köksgolvet.

”Är det någon som har sett kökshandduken?” sa {@a}.

Det hade {child}. Den hängde över axeln på {@him}. Men {child.he} tittade bara på {pet}.

Och {pet} reste sig, gick fram till {@a} och satte sig.

Sedan släckte {@a} taklampan, och {pet} kom tillbaka och la sig och blundade. {child} gäspade och la huvudet ovanpå.

Kudden viftade på svansen, alldeles sakta.

# @Gone
En lördagsmorgon var {the wish} borta. {child} hade letat överallt.
## if wish.sock / wish.mitten / wish.glove
En lördagsmorgon hade {child} en enda {@bare} på sig. Den var röd, med en räv på, och det var den högra. Den vänstra var borta.

# @Sure
”Har du letat ordentligt?” frågade {@a}.

”Med båda ögonen”, sa {child}.
## if wish.sock / wish.mitten / wish.glove
”Hur vet du att det är den vänstra som är borta?” frågade {@a}.

”För att den högra är här”, sa {child}.

# @chair
alldeles på kanten, ovanför {child's} öppna ryggsäck
## if wish.kind.food
i en kartong, alldeles på kanten, ovanför {child's} öppna ryggsäck
## if wish.size.tiny & !wish.kind.food / wish.sock / wish.mitten / wish.glove / wish.teddy / wish.doll / wish.necklace / wish.tie / wish.glasses / wish.spoon / wish.toothbrush
ovanpå {child's} luvtröja

# @dressed
tog på sig ryggsäcken, för detektiver bär alltid på något,
## if wish.size.tiny & !wish.kind.food / wish.sock / wish.mitten / wish.glove / wish.teddy / wish.doll / wish.necklace / wish.tie / wish.glasses / wish.spoon / wish.toothbrush
tog på sig luvtröjan, för detektiver har alltid rock,

# @Smell
{Child.He} lät {pet} lukta på stolen, uppifrån och ner.
## if wish.sock
{Child.He} sträckte fram högra foten, och {pet} luktade på strumpan från hälen till tån.
## if wish.mitten / wish.glove
{Child.He} sträckte fram högra handen, och {pet} luktade på {@pair} från tummen och upp.

# @bag
ryggsäcken
## if wish.size.tiny & !wish.kind.food / wish.sock / wish.mitten / wish.glove / wish.teddy / wish.doll / wish.necklace / wish.tie / wish.glasses / wish.spoon / wish.toothbrush
luvan

# @Felt
Där låg det något som kändes {wish.feels}. Det var {the wish}!
## if wish.kind.food
Där låg en kartong, och i kartongen låg {the wish}!
## if wish.sock / wish.mitten / wish.glove
Där låg det något. Det var varmt och luddigt, och det hade en räv på sig.

# @How
”{Wish.He} ramlade av stolen”, sa {child}, ”rakt ner i ryggsäcken. Jag har burit på {wish.him} hela tiden!”
## if wish.size.tiny & !wish.kind.food / wish.teddy / wish.doll / wish.necklace / wish.tie / wish.glasses / wish.spoon / wish.toothbrush
”{Wish.He} låg på luvtröjan”, sa {child}, ”och sedan tog jag på mig luvtröjan. Jag har haft {wish.him} på mig hela tiden!”
## if wish.sock
”Den låg på luvtröjan”, sa {child}, ”och jag tog på mig luvtröjan. Jag har haft den på mig hela tiden! Bara inte på foten.”
## if wish.mitten / wish.glove
”Den låg på luvtröjan”, sa {child}, ”och jag tog på mig luvtröjan. Jag har haft den på mig hela tiden! Bara inte på handen.”

# @bare
handske
## if wish.sock
strumpa
## if wish.mitten
vante

# @pair
handsken
## if wish.sock
strumpan
## if wish.mitten
vanten

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

# @he
han
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @He
Han
## if adult & !elder
{adult.He}
## if elder
{elder.He}

# @him
honom
## if adult & !elder
{adult.him}
## if elder
{elder.him}
