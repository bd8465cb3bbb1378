title: Bara dropparna
title: Då är det hushållsarbete
title: Den bästa biten på en glass
guest friend: Bim (hon), Dante (han)
guest minder: Sanna (hon), Josefin (hon)

% Den vuxna är {adult}, annars den äldre, annars {minder}. Det hatten säger säger den som ligger under.

# hold-this
”Håll i den här”, sa {friend}, ”och slicka inte på den.”

”Det skulle jag aldrig göra!” sa {child}.

Och {child.he} menade det. Det var det värsta, efteråt.

Det var en jordgubbsglass, och den var {friend's}. {child's} egen var redan slut, men {friend}[!friend.known: , {child.his} bästa vän,] åt långsamt[school: , långsammare än någon {at school}]. {Friend.He} hade bara ätit själva snurren på toppen, och nu ville {friend.he} åka linbana, och på linbanan fick man inte ha med sig glass.

Så {friend} sprang upp till kön på kullen, och {child} stod kvar nedanför och höll glassen framför sig med båda händerna, som ett ljus.[pet.dog:  {Pet} satte sig rakt under med öppen mun, för säkerhets skull.]

# a-drip
Då kom en rosa droppe över kanten. Den rann nerför strutens sida, mot {child's} tumme.

”{@A}”, sa {child}. ”Om man slickar upp en droppe, räknas det som att slicka?”

{@A-who} låg i gräset med en hatt över ansiktet[elder & adult: , och {elder}[elder2:  och {elder2}] hade tagit bänken][elder2 & !adult: , och {elder2} hade tagit bänken]. ”Håller den på att hamna på ärmen?” sa hatten.

”Nästan.”

”Då är det hushållsarbete”, sa hatten.

Så {child} slickade upp droppen. Bara droppen.[pet.cat:  {Child.He} gjorde det som [!pet.known: katten ]{pet} skulle ha gjort det, med yttersta tungspetsen.] Den var det godaste {child.he} någonsin hade smakat[city: , och {child.he} hade smakat det mesta av glassen {in city}].

# all-the-way-round
Men nu var glassen lägre på den sidan. Den kunde välta. {child} fick lov att slicka på andra sidan med, så att den blev jämn. Då blev den spetsig, och spetsar smälter först, det vet ju alla, så {child.he} tog bort spetsen. Sedan droppade den överallt, så då slickade {child.he} hela vägen runt. Två varv. {child} slet verkligen hårt[sport: , hårdare än i {sport}].

Uppe på kullen vinkade {friend}. Det var fyra före {friend.him} i kön[music: , och den som hade en radio dansade till {music}]. {child} vinkade tillbaka.

# all-the-housework
När {child.he} tittade på glassen igen var den inte där. Där var en strut, med ett rosa streck runt insidan.

”{@A}”, sa {child} med liten röst. ”Jag har gjort allt hushållsarbete.”

{@A} lyfte på hatten och tittade.

”Men {child}”, sa {@a}.[elder & adult: 

”Oj då”, sa {elder}[elder2: , och det sa {elder2} också].][elder2 & !adult: 

”Oj då”, sa {elder2} från bänken.]

”Jag tog bara dropparna!”

”Och vad finns det kvar?”

{child} sa ingenting. {Child.He} var kall i magen, och det var inte av glassen.

# a-pigeon
”Det kan ha varit en fiskmås”, sa {child.he} efter en stund.

”Var det en fiskmås?”

Det var en duva. Den tog sig en titt på {child} och gick därifrån.[pet.dog:  {Pet} reste sig och gick med, för att slippa bli tillfrågad.][pet.other:  {Pet} hade varit bra att skylla på, men {pet} var hemma.]

Nu var det bara två före {friend} i kön. {Friend} vinkade igen, med båda armarna. {Friend.He} såg inte det minsta orolig ut.

# the-end-bit
{child} tittade ner i struten. Och där, längst ner i botten, fanns det fortfarande lite kvar. Det var den sista lilla klumpen, den allra kallaste, med knaprig strut runt om. Det var den bästa biten på någon glass i hela världen. En enda tugga, så kunde {child.he} säga att den hade ramlat ut.

{Child.He} väntade på att den skulle droppa.

Den droppade inte. Den bara låg där. Det var inte hushållsarbete. Det var {friend's}.

{child} knep ihop munnen. {Child.He} la handen över struten, som ett lock, och sprang uppför kullen. {Friend} skulle just sätta sig.

# i-licked-it
”Vänta!” ropade {child}. ”Jag har slickat på den!”

Hela kön vände sig om.

”Jag sa att jag inte skulle, och så gjorde jag det! Det började med en droppe, men sedan var det inga droppar, då var det bara jag. Förlåt. Men jag har sparat den här åt dig.”

{child} tog bort handen. {Friend} tittade ner i struten med ena ögat, som i en kikare. {Friend.He} tittade så länge att flickan bakom sa: ”Ska du åka eller?”

”Du har ätit upp hela toppen”, sa {friend}.

”Ja.”

”Och så slutade du före slutet.”

”Ja.”

”Ingen slutar före slutet”, sa {friend}. ”Slutet är ju det bästa.”

”Jag vet!” sa {child}. ”Det var hemskt.”

# a-top
{Friend} stoppade in hela slutet i munnen. Knaster. {Friend.He} tuggade långsamt, och {friend.he} tänkte långsamt också.

”Du är skyldig mig en topp”, sa {friend.he}.

Så {@a} betalade, och {child} lovade att diska ända till söndag, och det är hushållsarbete på riktigt. Och {friend} fick en ny jordgubbsglass och åt upp halva, långsamt, på väg tillbaka upp. Sedan var det {friend.his} tur.

{Friend} såg på linbanan. {Friend.He} såg på glassen. {Friend.He} såg länge på {child}.

”Håll i den här”, sa {friend}, ”och slicka inte på den.”

# come-and-lick
{child} höll den så långt bort som armarna räckte. Och när första droppen kom över kanten sprang {child.he} nerför kullen så fort {child.he} kunde[athlete: , eller möjligen så fort som {athlete}]. ”{Friend}!” ropade {child.he}. ”Kom och slicka! Skynda dig! Slicka!” Och {friend} kom farande med tungan ute och missade med flera meter.

# plink
På kvällen, när det var släckt, var det stilla i {child's} rum.[pet.other:  Till och med {pet} sov.]

Plopp, lät det i badrummet.[pet.cat:  {Pet} gick dit för att ta hand om saken.]

”{@A}”, sa {child}. ”Det droppar.”

”Låt det droppa”, sa {@a}.

Plopp.

{child} stoppade in båda händerna under täcket och slöt ögonen. Och {child.he} lät det droppa.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-who
{minder}, som passade dem,
## if adult
{adult}
## if elder & !adult
{elder}
