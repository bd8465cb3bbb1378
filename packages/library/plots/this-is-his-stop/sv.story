title: Här ska han av
title: Fyra bokstäver
title: Fin hund
guest friend: Hedda (hon), Melker (han)

% Den som löser korsord är familjens äldre, annars gubben mitt emot. Ordet sägs av {friend} allra sist, nästan utan röst.

# got-on
Vargen steg på i Ängby klockan tio över fyra, när det regnade som värst. Han gick in genom dörren, skakade av sig och lade sig i gången, tvärs över {child's} fötter. Han vägde som en våt soffa. Sedan stängdes dörrarna, och tåget gick.

Ingen sa ordet.

Alla i vagnen hade sett. Men den som säger det ordet på ett tåg måste sedan göra något åt saken, och {child} såg hur de bestämde sig, en efter en.

”Fin hund”, sa en kvinna med en krukväxt.

”Jättefin”, sa en man.

[pet.dog: {Pet}, som brukade skälla på resväskor, låg under sätet och låtsades vara en.

][pet.cat: I buren i {child's} knä satt {pet} och stirrade, tills vargen såg åt ett annat håll.

]{Friend}[!friend.known: , {child's} bästa vän,] som aldrig i sitt liv hade hållit inne med någonting, öppnade munnen.

”Nej”, viskade {child}. ”Om någon säger det, så ringer någon. Då står de och väntar på honom på Centralen.”

{Friend} tänkte efter. Sedan stoppade {friend.he} in en ände av halsduken i munnen.

Det var tre stationer dit. På någon av dem måste han gå av.[adult:  {Adult} sov mot rutan med mössan över ögonen, och fick sova.]

# four-letters
”Går i flock”, sa {@solver-first}. ”Fyra bokstäver.”

Det kom ett ljud från halsduken.

”Gäss”, sa {child}.

”Gäss”, sa {@solver} belåtet och skrev.[elder2:  {Elder2} läste i smyg över axeln och sa ingenting.]

# green-button
I Hällbo lutade {child} sig fram och tryckte på den gröna knappen vid dörren. Det gjorde {child.he} numera på varenda station. Första gången {child.he} åkte ensam[sport: , hem från {sport},] hade {child.he} inte vetat att man måste trycka. {Child.He} hade stått vid rätt dörr på rätt station och väntat på att någon skulle öppna, och sedan hade {child.he} fått se sin egen perrong glida bort. Det visste [school: hela {school} | alla], eftersom {friend} visste det.

Dörrarna gled upp.

”Varsågod”, viskade {child}.

Vargen lyfte inte ens på huvudet.

# woof
I Källarp kom en mycket liten pojke i sittvagn. Han pekade på vargen med hela armen.

”Vvv”, sa han.

Ingen andades.

”Vvv… vvv…”

Kvinnan höll krukväxten framför ansiktet.

”Vovve!” sa pojken.

”Precis”, sa alla[pet.dog:  utom {pet}].

# the-moss
Efter Källarp blev det bara skog. Då reste sig vargen. Han gick fram till dörren och ställde sig med nosen mot springan.[pet.cat:  I buren vände sig {pet} åt samma håll.]

Tåget stannade vid Mossen. Där fanns en kort perrong och en lampa, och direkt bakom lampan började granarna. Ingen steg av, och ingen steg på. {child} satt och gned sina fötter, som hade somnat.

När tåget gick igen vred vargen på huvudet efter lampan, så länge den syntes. Då kom det ett ljud ur honom. Det var inget tjut. Det var mycket mindre, och det kom ur nosen.

{child} slutade gnida. Det där ljudet kände {child.he} igen. Det var {child.his} eget. Man kan ha hemlängtan, hade {child.he} upptäckt, fast man ser sin egen skorsten.

# getting-off
”Han är inte vilse”, sa {child}. ”Han skulle av.”

”Mva?” sa {friend}.

”Han visste precis var han bodde. Han reste sig i tid. Han ställde sig vid rätt dörr. Men han vet inte att man måste trycka.”[pet.dog:  {child} såg in under sätet. ”{Pet} reser sig också en minut innan vi är framme. Utan att titta ut. Jag borde ha begripit det.”]

{Friend} tog ut halsduken. ”Och ingen av oss …”

”Jag satt en meter från knappen”, sa {child}. ”Och gned mina fötter.”

# all-change
Sedan var de framme vid Centralen, och dörrarna gick upp av sig själva. Där var ljus och högtalare[music:  med {music} i][athlete: , en jättelik bild av {athlete}] och flera hundra ben[city: , halva {city}, såg det ut som]. Vargen backade in under sätet, så långt som en soffa kan komma.[pet.dog:  {Pet} gjorde plats. Nu var de två resväskor.]

”Slutstation”, sa tågvärden. ”Alla ska av.”

”Vi ska tillbaka en station”, sa {child}.

”Till Mossen? Där bor ju ingen.”

”Nej”, sa {child}. ”Det är därför.”

Tågvärden böjde sig ner. Det mesta som stack ut var svans, och den tittade hon på ganska länge.[pet.cat:  {Pet} stack ut en tass genom gallret och lade den ovanpå.]

”Är han med er?”

På hela resan hade ingen velat att han skulle vara med någon.

”Ja”, sa {child}. ”Han är med oss.”

”Hundar åker gratis”, sa tågvärden till slut. ”Men perrongen vid Mossen är kort. Bara främsta dörren går upp. Sedan får ni åka runt med mig, så är ni hemma till sex.”

{@Solver} satt kvar, för korsordet var inte klart.

# down-the-aisle
Vagnen fylldes med nytt folk, och den främsta dörren var längst bort.

Det går inte att gömma en varg. Det går bara att gå framför honom, som om allting var i sin ordning. {child} reste sig och gick. Efter tre steg kände {child.he} en andedräkt i knävecken. Sist kom {friend}, med [pet.cat: {pet's} bur i famnen och ]halsduken i munnen.[pet.dog:  {Pet} följde efter till mitten och satte sig där, så att ingen annan skulle gå förbi.]

Folk drog in fötterna.

”Fin hund”, sa någon.

”Är det en blandning?” sa någon annan.

”Ja”, sa {child}.

{Friend} bet till.

# both-thumbs
De ställde sig med ansiktet mot dörren, alla tre. Vargens sida låg mot {child's} ben, tung och våt och varm. Genom springan kom en strimma luft, och nu kände {child} det också: blöt bark, kall sten och någonting mer, som {child.he} inte hade något ord för. Det hade vargen.

Lampan kom glidande ur mörkret. Tåget stannade.[pet.dog:  Borta i gången reste sig {pet} för att ta farväl.] {child} tryckte med båda tummarna.

# two-firs
Vargen steg av. Han sprang inte. Han stod ett ögonblick under lampan, som någon som känner efter nycklarna. Sedan gick han rakt in mellan två granar, som om där hade suttit en dörr, och han såg sig inte om.

# said
När tåget gick igen drog {friend} ut halsduken, och den var våt långt upp.

”Varg”, sa {friend.he}. Efter så lång tid kom det ut nästan utan ljud.

”Ja, det såg vi väl”, sa en dam med paraply. ”Men han skulle ju av.”

[pet.dog: {Pet} kom tillbaka och skällde på en resväska.

][pet.cat: I sin bur lade {pet} sig ner, för första gången sedan Ängby.

][adult: ”Är vi framme?” sa {adult} under mössan.

”Vi har varit framme”, sa {child}.

]{@Solver} räknade på fingrarna och suddade.

”Fyra”, sa {@solver}. ”Jag tyckte väl att det inte var gäss.”

# @solver-first
gubben mitt emot, som löste korsord
## if elder
{elder}, som satt mitt emot med sitt korsord

# @solver
gubben
## if elder
{elder.short}

# @Solver
Gubben mitt emot
## if elder
{Elder.short}
