title: Hej, bajset!
title: Det såg ut att frysa
title: Hela gatans bajs
guest friend: Otto (han), Vera (hon)
guest minder: Gunnel (hon), Monika (hon)

% {minder} passar barnen och jobbar på reningsverket. Blupp sägs nerifrån, och sista ”Pffff” får vara länge.
% Regel: bajs kan bara åka neråt, och det åker så fort som man går.

# bye-bye
När {child} hade bajsat sa {child.he} alltid hej då.

”Hej då, bajset!” sa {child.he} och spolade. Swisch, sa det, och så var det borta.

”Vart åker det?” frågade {friend}[!friend.known: , {child's} bästa vän], som stod på tur.

”Ner”, sa {child}.

”Och sedan?”

Det visste {child} inte. {Child.He} hade sagt hej då till varenda bajs i hela sitt liv och aldrig frågat vart det skulle.

Sedan var det {friend's} tur. {Friend.He} var där inne länge. Swisch, sa det till sist, och {friend} kom ut.

”Nu går vi efter”, sa {friend.he}.

# big-boots
I hallen stod {minder}, som passade dem[adult:  tills {adult} kom hem], och drog på sig ett par stora stövlar.

”Vi ska gå efter vårt bajs”, sa {friend}.

”Vad bra”, sa {minder}. ”Det ska jag också. Jag jobbar på reningsverket, och det är dit det ska.”[pet.dog: 

{Pet}[!pet.known: , {child's} hund,] kom med kopplet i munnen och skulle också gå efter något.][pet.cat: 

{Pet}[!pet.known: , {child's} katt,] stannade hemma. {Pet.He} grävde ner sitt, och sedan var det bra med det.][pet.other: 

{Pet}[!pet.known: , {child's} husdjur,] stannade hemma. {Pet.He} bajsade där {pet.he} satt och tänkte aldrig mer på saken.]

# the-lid
Utanför porten låg ett runt lock på trottoaren.

”Där nere går röret”, sa {minder}. ”[city: Sådana går det under hela {city}. ]Det lutar hela vägen, för bajs kan bara åka neråt. Det åker ungefär så fort som man går. Så ni får inte söla.”

De lade sig på magen med munnen mot locket.

”Hej, bajset!” ropade {child}.

Blupp, sa det där nere.

”Det svarade!” sa {friend}.

# lid-to-lid
De gick till nästa lock, som låg vid bageriet.[music:  {Minder} sjöng på {music}, i takt med stövlarna.]

”Hej, bajset!”

Blupp.

[elder: På en bänk satt {elder}[elder2:  med {elder2}].

”Vem ropar ni på?” sa {elder.short}.

”På vårt bajs”, sa {child}.

”Då får ni hälsa”, sa {elder.short}.[elder2: 

”Från mig med”, sa {elder2.short}.]

]De gick till locket vid [school: {school} | parken].

”Hej, bajset!”

Blupp, blupp.

”Nu hann ditt ikapp mitt”, sa {child}.

# the-hill
Men sedan kom det en backe. Gatan gick rakt upp.

”Bajs kan ju bara åka neråt”, sa {child}.

”Just det”, sa {minder}. ”Därför har vi pumpen.”

Nedanför backen stod ett litet, litet hus utan fönster. Där inne bodde pumpen, och den knuffade upp hela gatans bajs för backen. Brrrum, brukade det låta.

Nu lät det ingenting.

# no-answer
{child} lade sig vid locket. ”Hej, bajset!”

Inte ett blupp.

”Aj då”, sa {minder}. ”Pumpen har satt något i halsen. Och nu står allt bajset där nere i kö. Ert och bagarens och mitt.”

”Åh nej!” sa {child}.

# slurp
{Minder} stängde av pumpen, öppnade luckan och stack ner en lång krok.[pet.dog:  Det kom upp en lukt, och {pet} hade aldrig känt något så underbart.] {child} fick handskar som räckte ända upp till axlarna.

”Dra!” sa {minder}.

{child} drog i kroken. {Friend} drog i {child}. {Minder} drog i {friend}.[sport:  Det var jobbigare än {sport}.][athlete:  Inte ens {athlete} hade klarat det ensam.] De drog, och de drog, och slurp, så kom det upp.

Det var en strumpa. Den var gul, med ankor på.

”Men snälla nån”, sa {minder}. ”Vem har satt strumpa på sitt bajs?”

{child} tittade på {friend's} fötter. Ur den ena skon stack det upp en gul strumpa med ankor. Ur den andra stack det bara upp ett ben.

”Det såg ut att frysa”, sa {friend}.

# the-button
{Minder} måste sätta sig på trappan. Hon skrattade så att stövlarna hoppade.

”Bajs fryser inte”, sa hon, när hon kunde prata igen. ”Bajs vill ha kiss och papper med sig, och sedan inget mer.”

{Friend} fick trycka på knappen. Brrrum, sa pumpen. Och inne i backen hördes hela kön på en gång: blupp, blupp, blupp, blupp, blupp!

# the-works
På andra sidan låg reningsverket, med bassänger så stora som fotbollsplaner. Först åkte allting genom en jättestor kam, och där fastnade pappret. Sedan fick bajset sjunka till botten, i lugn och ro. Och i vattnet bodde det djur som var så små att de inte syntes. De åt och åt, tills vattnet var rent och fick rinna ut i sjön.

”Äter de bajs?” sa {child}.

”För dem är det tårta”, sa {minder}.

”Och när de har ätit upp?” sa {friend}.

”Då pruttar de. Och det är fina pruttar, så dem sparar vi. Det är dem bussen går på.”

# the-bus
De trodde förstås att hon skojade. Men när de skulle hem kom bussen, och {minder} pekade och läste vad som stod på den: DEN HÄR BUSSEN GÅR PÅ BAJS.

De satte sig längst bak, där det var varmt. {child} böjde sig ner mot golvet.

”Hej, bajset”, viskade {child.he}.

”Pffff”, sa bussen.
