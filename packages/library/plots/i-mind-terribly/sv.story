title: Det spelar visst roll
title: Sa du något?
title: Vad tänker du på?
guest friend: Samira (hon), Viggo (han)
guest mate: Tyra (hon), Loke (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: {child} hör tankar så länge {child.he} själv är tyst. Läs tankarna lite lägre än pratet, och säg ”Nej, inget” fort.
% Den som kommer ut med saften (@a) är mormor eller farfar, annars {adult}, annars {minder}.

# the-step
”Sa du något?” sa {friend}[!friend.known: , {child's} bästa vän].

”Nej, inget”, sa {child}.

De satt på trappan utanför {child's} dörr med var sin lapp i knät. På lördag skulle de åka på läger, och tälten var för två. ”Jag vill bo med”, stod det på lappen, och sedan kom en tom rad. Före klockan fem skulle den ligga i lägerledarens brevlåda, längst bort på gatan.

{child} ville bo med {friend}. Det hade {child.he} velat ända sedan påsk. Men tänk om {friend} inte ville. {child} sa aldrig vad {child.he} tyckte förrän {child.he} visste vad alla andra tyckte. Och sedan i måndags gick det att ta reda på.

# as-long-as
Då hade {child} börjat höra vad folk tänkte. Det lät som en radio i rummet bredvid, och det fanns bara en regel. Det gick så länge {child.he} var tyst. Så fort {child.he} sa någonting, bara ”aj”, försvann alla tankar, tills {child.he} hade hållit mun en lång stund.

[school: På provet {at school} var det ett förfärligt oväsen. ][sport: På {sport} tänkte alla på mat. ]Så {child} höll mun, och [city: halva {city} | hela gatan] gick förbi.

”Jag tänker vara stenhård”, sa en man i sin telefon. ”Snälla, låt det finnas tårta”, tänkte han.

”Jag har glömt bebisen!” tänkte en kvinna. ”Nej. Jag kör ju den.”

[pet: {@pet}

][athlete: {child} hade gärna hört {athlete}, precis före start.

][music: ”La, la, la”, tänkte {friend}, som hade {music} på hjärnan. ]Det var bara en enda tanke {child} väntade på, och nu kom den.

# on-your-head
”Jag vet precis vem jag ska skriva”, tänkte {friend} och tog upp blyertspennan. ”Jag ska skriva …”

Då gick dörren upp bakom dem, och ut kom {@first} med två glas saft.[elder2:  Efter kom {elder2} med bullarna.]

”Vilken härlig eftermiddag”, sa {@a}. ”Var i all världen är mina solglasögon?” tänkte {@he}.

”På huvudet”, sa {child}.

”Vad då?” sa {@a}. ”Eftermiddagen?”

{child} slog handen för munnen, men det var för sent. {Child.He} hade sagt något, och nu fanns det inte en tanke på hela gatan.

# who-are-you-putting
”Vem skriver du?” sa {friend}, när de var ensamma igen.

”Vem skriver du, då?” sa {child}.

”Jag frågade först.”

{child} lyssnade efter något att gå efter, och där fanns ingenting. ”Det spelar ingen roll”, sa {child.he}.

Så sa {child.he} alltid. Sedan höll {child.he} mun tills tankarna kom tillbaka, och då ångrade {child.he} sig.

”Det spelar ingen roll för {child}”, tänkte {friend}. ”Och jag som skulle skriva {child}. Men man kan ju inte bo med någon som tycker att det kvittar. {mate} frågade mig. {mate} sa till och med snälla.”

Och pennan skrev {mate}.

# too-far
Då skulle {child} ha sagt det. Men vad skulle {friend} tycka om det, när det redan stod ett namn på raden? Det var bättre att hålla mun lite till och höra efter.

”Vi ses, då”, sa {friend} och gick sin väg längs gatan med lappen.

{child} satt kvar på trappan och lyssnade. En tanke hörs ungefär lika långt som en röst, och {friend's} blev mindre för varje steg.

”Det blir nog bra med {mate}”, tänkte {friend} vid första häcken. ”{mate} har en jättebra ficklampa”, tänkte {friend.he} vid den andra. ”Jag önskar bara …”, tänkte {friend}, och sedan var {friend} för långt borta.

# wait
{child} blev kall om händerna. {Child.He} kunde höra vad vem som helst i hela världen tänkte. Det fanns bara en sak som {child.he} aldrig skulle få höra, inte ens om {child.he} höll mun i hundra år, och det var vad {friend} skulle tänka om {child} sa något.

”Vänta”, sa {child}, så rädd att det bara lät som en tanke.

{@help}

”Sa du något?” ropade {friend}, längst bort på gatan.

# did-you-say
”Nej, inget” låg redan färdigt på tungan. Det gick nästan av sig självt. {child} svalde det och ställde sig upp.

”Ja!” skrek {child}.

Då försvann varenda tanke. Det var som att hoppa i en sjö utan att se botten.

”Det spelar visst roll!” skrek {child}, så att rösten sprack. ”Det spelar jättestor roll! Jag vill bo med dig!”

# in-pencil
{Friend} bara stod där. {child} lyssnade allt vad {child.he} kunde, och hörde någons tvättmaskin. Så det var så här det var att vara alla andra. Hur stod de ut?

”Varför i hela friden sa du inte det?” ropade {friend}.

”Jag säger det nu!”

”Men jag har ju skrivit {mate}!”

”Med blyerts?” skrek {child}.

{Friend} tittade på lappen. ”Med blyerts!” ropade {friend.he}, och så kom {friend.he} springande.

# keep-talking
Där det hade stått {mate} var det en grå fläck, och på den stod det {child}.

”{mate} blir inte ledsen”, sa {friend}. ”{mate} sa snälla till hela bussen, och de flesta sa ja.” {Friend.He} tittade på {child's} händer, som fortfarande skakade. ”Var du rädd för mig?”

”För vad du skulle tänka”, sa {child}. ”Jag hörde det ju inte.” Och så berättade {child.he} alltihop, från i måndags och framåt.

”Jag önskade bara att du skulle säga något”, sa {friend}. ”Vad tänker jag nu, då?”

”Ingen aning. Jag pratar ju.”

{Friend} gick igenom allt som {friend.he} hade tänkt sedan i måndags. ”Fortsätt prata”, sa {friend.he}.

Det gjorde {child}, hela vägen till brevlådan[pet.dog: , med {pet} före]. Klockan var tre minuter i fem.

# not-yet
På lördagskvällen var det mörkt i tältet. [pet.dog / pet.cat: {@home} ]{child} hade inte hört en tanke på flera dagar, för det hade funnits så mycket att säga. Men nu hade {child.he} legat tyst en lång stund, och något var på väg, som en radio i rummet bredvid. Det var en av {friend's}.

{child} harklade sig.

”Sa du något?” viskade {friend}.

”Inte än”, sa {child}. ”Vad tänker du på?”

Och {friend} berättade.

# @pet
{Pet}, hemma hos {child}, tänkte aldrig något annat än ”mer”. {Friend} gick aldrig hem utan att säga: ”Säg god natt till {pet} från mig.”
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] låg över alla fyra fötterna. {Pet} var den enda som alltid sa vad {pet.he} tänkte. ”Hej!” tänkte {pet} när det kom någon, och så skällde {pet.he} det.
## if pet.cat
”Min”, tänkte {pet}[!pet.known: , {child's} katt], som låg på dörrmattan. ”Min. De där är också mina.” {Pet.He} tittade på {friend's} skor.

# @help
Längst bort på gatan lyfte {friend} på luckan och stack in lappen, ända till hälften. Där hejdade {friend.he} sig och såg sig om. Ingen hade ropat. {Friend.He} ville bara se om {child} satt kvar.
## if pet.dog
Men {pet} hade hört det, och {pet} undrade aldrig vad folk skulle tycka. ”Säg det du, {pet}”, viskade {child}. Och {pet} ställde sig upp och skällde det, så att fönstren skallrade. Längst bort på gatan vände {friend} sig om, med lappen halvvägs i lådan.
## if pet.cat
Men dörrmattan var tom. {Pet} hade gått efter skorna, ända bort till gatans slut, och just som {friend} lyfte på luckan lade {pet.he} sig ovanpå dem. ”Flytta på dig, {pet}”, sa {friend}. Men {pet} låg där {pet.he} låg. Med en katt på båda fötterna kan man inte göra annat än se sig om.
## if pet.other
Längst bort på gatan stack {friend} in lappen, ända till hälften. Där hejdade {friend.he} sig. En sak var glömd. ”Säg god natt till {pet} från mig!” ropade {friend.he}, hela den långa vägen, och då fick {friend.he} syn på {child}, som stod med öppen mun.
## if elder
”{Friend}!” ropade någon ovanför {child's} huvud. Det var {elder.short}, som hade kommit ut efter glasen och aldrig varit rädd för en hel gata. ”Lägg inte på den än! Det är något som har fastnat i {child}, och det är på väg upp!” Längst bort på gatan vände {friend} sig om, med lappen halvvägs i lådan.

# @home
{Pet} fick stanna hemma, och hade sagt vad {pet.he} tyckte om det.
## if pet.cat
Där hemma låg {pet} mitt i {child's} säng och tänkte ”min”.

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
