title: Något att snurra runt
title: Stor som en mandarin
title: Den som ligger still
guest friend: Sami (han), Iris (hon)
guest neighbour: Gunnel (hon), Barbro (hon)
guest cat: Majken (hon), Doris (hon)

% Solen (@p): familjens katt eller hund, annars katten hos grannen som är barnvakt (@a där ingen vuxen är nämnd).

# through-the-window
Planeten kom in genom badrumsfönstret en fredagskväll när det regnade [city: över {city}].

Den var stor som en mandarin och alldeles grå, och den skakade som om något var fel. Den svävade förbi {child's} tandborste och törnade emot spegeln, och där den hade tagit i blev det en liten ring av frost.

{child} slutade borsta. Det gjorde {friend} också, som fick sova över.

”Det där”, sa {friend} genom skummet, ”är en planet.”

{friend} läste om rymden varenda kväll och visste på vilken sida allting stod[school: , till och med i den stora boken {at school}]. Nu började {friend.he} hoppa. Det gjorde {friend.he} alltid när {friend.he} tänkte.

”Planeter snurrar runt något”, sa {friend}. ”Den här snurrar inte runt någonting. Den har tappat bort sin sol. Sidan fyrtioett.”

{child} höll fram handen, och planeten satte sig på den. Den var så kall att det ilade i tänderna, också i dem {child.he} inte hade hunnit borsta. Den frös.

”Då får vi hitta något åt den”, sa {child}.

# the-lamp
Badrumslampan tyckte den om direkt. Runt, runt, runt gick den, lycklig som en nattfjäril. [music: Den höll takten också, när {child} nynnade på {@song}.] Men så ropade {@a-called} nerifrån: ”Tio minuter till, sedan ska det vara släckt!” Och {friend}, som var väldigt väluppfostrad hemma hos andra, släckte.

Planeten föll ner i tvättkorgen.

”Det måste vara något som inte går att släcka”, sa {friend}.

”Och som är varmt”, sa {child}. ”Och stort. Och som inte går i väg.”

# standing-still
De provade {friend}. Planeten kom i väg fint förbi vänstra örat, men då blev {friend} intresserad och hoppade, och planeten for in i duschdraperiet.

[pet.other: De provade {pet}. Det gick bra, men {pet} var så liten att planeten missade hela tiden.

][elder: De provade {elder}, som satt i sin stol och ingenting märkte. Men {elder.short} reste sig för att leta efter sina glasögon[elder2: , och {elder2} reste sig för att hjälpa till], och planeten blev efter.

]De provade {child}, som kunde stå lika stilla som [sport: man står i {@game} alldeles innan det börjar|en stolpe][athlete: , och som {athlete} på affischen i {child's} rum]. Fyra varv hann planeten, kall förbi nästippen. Då började det klia på {child's} knä. Det kliade mer. Det kliade som ingenting någonsin har kliat.

”Gör det inte”, sa {friend}.

{child} gjorde det. Planeten rullade runt i badkaret.

”Det går inte”, sa {friend}. ”En sol ligger bara där och är stor och varm i tio miljarder år. Vem kan det?”

# the-engine
{@sound-of}

{child} och {friend} tittade på varandra.

{@who-lies-there} Om man höll handen nära {@p} blev den varmare när man tog tillbaka den.

{child} släppte planeten. Den svävade ut över sängen och började sakta gå runt. {@P} öppnade ena ögat. {@P-his} huvud följde med. {@snatch}

{child} fick tag i planeten i sista stund.

# practically-its-job
{@job}

Det var sant. {@proof} Men {child} tittade en gång till. {@never-once}

”{@P-he} gör det bara med sådant som inte är {@p-hers}”, sa {child}.

# now-it-is-hers
{child} gick ner på knä och höll fram planeten alldeles framför {@p} och väntade. {@P} luktade på den. Den måste ha luktat väldigt långt borta, för {@p-he} nös. {@claims}

”Så”, sa {child}. ”Nu är den {@p-hers}.”

Och den här gången, när planeten kom förbi, lade {@p} hakan på tassarna och lät den gå.

# an-ocean
Runt gick den, och runt. Efter tre varv var frosten borta. Efter tio var ena sidan blöt och blank, och {friend}, som låg på mage med förstoringsglaset, sa med mycket liten röst att det var ett hav. Ett moln, stort som en smula, gick upp och regnade på det. Och en tuss av {@ps} päls, sådan som fanns överallt i det huset, rullade ihop sig till en boll och började gå runt planeten.

”Den har fått en måne”, viskade {child}.

”Det finns det ingen sida för”, sa {friend}. {friend.He} hade alldeles glömt att hoppa.

# round-the-bed
Det hördes steg i trappan, och de dök ner i sängen. Planeten seglade just in bakom svansen, så det enda {@a} såg var {@an-animal}.

{@A} pussade {child} god natt, gick runt sängen och drog igen {friend's} sovsäck, gick vidare runt och stängde fönstret och kom runt igen till den sida där alltihop började, för det skulle visst vara en puss till. Sedan släcktes lampan.

”Såg du?” viskade {friend} när dörren var stängd. ”Du har någon som går runt dig.”

# night-side
{child} låg och tänkte på det.

I fotändan [pet.dog: andades|spann] {@p}, och fram bakom svansen kom den lilla planeten med sin måne. På den sida som vette mot {@p} var det morgon. På den sida som vette mot {child} var det natt.

Så {child.he} blundade.

# @game
{sport}

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-called
{neighbour} från huset bredvid, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder.short}

# @p
{cat}
## if pet.dog / pet.cat
{pet}

# @ps
{cat's}
## if pet.dog / pet.cat
{pet's}

# @p-he
hon
## if pet.dog / pet.cat
{pet.he}

# @p-his
hennes
## if pet.dog / pet.cat
{pet.his}

# @p-hers
hennes
## if pet.dog / pet.cat
{pet.his}

# @an-animal
en katt
## if pet.dog
en hund

# @sound-of
Från sovrummet hördes något som lät som en lastbil på tomgång.
## if pet.dog
Från sovrummet hördes en suck, lång och djup, som när en buss stannar.

# @who-lies-there
Det var {cat}, {neighbour's} katt, som alltid följde med. Hon låg på {child's} säng, och där hade hon legat sedan maten.
## if pet.cat
Det var {pet}[!pet.known: , {child's} katt]. {pet.He} låg på sängen, och där hade {pet.he} legat sedan lunch.
## if breed.Maine Coon
Det var {pet}. {Pet} var en maine coon, och det är en katt som bara finns i en storlek, och den är extra. {pet.He} låg på sängen, och där hade {pet.he} legat sedan lunch.
## if breed.Sphynx
Det var {pet}[!pet.known: , {child's} katt,] som nästan inte hade någon päls alls och var het som en bulle. {pet.He} låg på sängen, och där hade {pet.he} legat sedan lunch.
## if pet.dog
Det var {pet}, som var {a breed} och inte fick ligga i sängen. Nu låg {pet.he} i sängen.

# @snatch
Så kom en tass.
## if breed.Maine Coon
Så kom en tass, bred som en pannkaka.
## if pet.dog
Så kom hela framdelen, med öppen mun.

# @job
”Katter puttar ner saker”, sa {friend} dystert. ”Det är som ett jobb för dem.”
## if pet.dog
”Hundar hämtar saker”, sa {friend} dystert. ”Det är som ett jobb för dem.”

# @proof
Bara den kvällen hade hon puttat ner pennburken och en blomma, två gånger.
## if pet.cat
{pet.He} hade puttat ner pennburken och väckarklockan och en blomma, två gånger.
## if pet.dog
{pet.He} hämtade tofflor och pinnar, och en gång en hel lunch som var grannens.

# @never-once
Sin egen blå skål puttade hon aldrig ner. Sin borste puttade hon aldrig ner.
## if pet.cat
Sin egen blå skål hade {pet.he} aldrig puttat ner. Inte sin borste heller.
## if pet.dog
Sin egen filt hade {pet.he} aldrig hämtat. Den låg där den låg, och så låg {pet.he} på den.

# @claims
Sedan blundade hon och strök hela kinden längs med den, från morrhåren till örat, så som hon gjorde med sin skål och sin borste och folks knän.
## if pet.cat
Sedan blundade {pet.he} och strök hela kinden längs med den, från morrhåren till örat, så som {pet.he} gjorde med sin skål och sin borste och {child's} knän.
## if pet.dog
Sedan slickade {pet.he} på den överallt, långsamt och ordentligt, så som {pet.he} gjorde med sin skål och sin filt och {child's} knän.
