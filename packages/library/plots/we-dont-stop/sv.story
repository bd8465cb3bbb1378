title: Vi stannar inte
title: Det nya repet
title: Lika länge som en bulle
guest captain: Brita Bister (hon), Karla Knot (hon)
guest mate: Sill-Olle (han), Sill-Nisse (han)
guest gun: Gun (hon), Birgit (hon)

% ”Vi stannar inte” ropas först, skriks sedan av rädsla och mumlas till sist i sömnen. Varje svar kommer ett varv senare.

# be-careful-what-you-wish
{child} satt ytterst på bryggan[city: , en bra bit från {city},] i sin flytväst, med en påse bullar i knät[elder: , bakade av {elder}[elder2:  och {elder2}]], och önskade sig pirater[sport: , för ingen ville {play sport}][pet.other: , så att det fanns något att berätta för {Pet}]. Då kom de. De kom runt udden med svarta, lappade segel, och de kom rätt mot bryggan.

”Pirater!” skrek {gun}, som stod på stranden och målade sin eka[friend:  tillsammans med {friend}[!friend.known: , {child's} bästa vän]]. Hon kröp in under ekan och drog färgburken[friend:  och {friend}] med sig.

{child} satt kvar.[pet.dog:  Det gjorde hunden {Pet} också, för påsen var full.][pet.cat:  Det gjorde katten {Pet} också, för det luktade sill.]

Skeppet gled förbi, mellan bryggan och de vassa stenarna, så nära att det stänkte. I fören stod en kapten med stor hatt och en ännu större håv. Svisch, sa håven, och så var bullpåsen borta.

”Det där var mina!” ropade {child}. ”Stanna!”

”Vi stannar inte!” ropade kaptenen.

Och så försvann de bakom ön.

# a-lap-is-a-bun
Det tog precis så lång tid att segla runt ön som det tar att äta en bulle. Sedan kom de tillbaka. Kaptenen hade pärlsocker på hakan.

”Vem är du?” ropade {child}.

”Kapten {captain}! Och det där är {mate}, som styr!”

”Får jag följa med?”

”Hoppa på!”

”Då måste ni ju stanna!”

”Vi stannar inte!”

Och så var de borta igen.

# since-tuesday
{child} väntade. {Child.He} var arg för bullarna, men det är svårt att gräla med någon som hela tiden åker sin väg. Man får spara på det till nästa varv.[school:  Sådant får man inte lära sig {at school}.]

”Varför stannar ni inte?” ropade {child.he} när de kom.

Skeppet var redan förbi. Svaret kom ett helt varv senare.

”För att pirater inte gör det!” ropade {captain}.

”När sov ni sist, då?”

”I tisdags!” ropade {mate} vid rodret[music: , mitt i {music},] och gäspade så att man såg sillen. ”Fast bara jag!”

”Tyst med dig!” sa kaptenen.

Men hon var röd om ögonen, och {child} såg att hon vände sig om och tittade på bryggan, ända tills udden kom emellan.

# a-new-rope
{child} hann tänka en hel del det varvet. När de kom igen tittade {child.he} noga. Och då såg {child.he} något i fören, bredvid kaptenens stövlar. Det var ett rep, prydligt hoprullat. Allting annat på det skeppet var lappat och slitet, men repet var alldeles nytt.

”Vad har ni repet till?” ropade {child}.

För första gången svarade {captain} ingenting. Hon gled förbi med håven hängande rätt ner.

Varvet efter sa hon det. Hon ropade inte ens så högt.

”Det är till att kasta i land. Men det måste stå någon där och ta emot. Och alla springer.”

”Jag springer inte!”

”Det säger du nu”, sa {captain}, och så var hon borta.

# sideways
Då blåste det upp. Vinden kom rätt in från havet, mörk och hård, och när skeppet kom runt udden nästa gång kom det på tvären. Stora seglet hade spruckit mitt itu. {mate} drog i rodret, men utan segel lydde inte skeppet. Det drev mot stenarna, och vågorna slog vita över dem.

”Kasta repet!” skrek {child}.

{captain} stod i fören med repet i famnen. Hon höll det som man håller en kattunge.

”Vi stannar inte!” skrek hon. Men nu lät det på ett helt annat sätt.

”Kasta!”

”Du springer!”

# im-standing-here
”Titta på mig!” skrek {child}. {Child.He} ställde sig med benen brett isär och sträckte upp båda armarna i luften. ”Jag står ju här!”

Då kastade hon. Repet flög, vecklade ut sig, nådde nästan fram och föll i vattnet.

”En gång till!” skrek {child}. {Child.He} stod precis som förut.

Kaptenen halade in det. Stenarna kom närmare. Uppe på stranden började någon springa. Hon kastade igen, med hela kroppen[athlete: , som {athlete} när det gäller], så att hatten for av.

# round-the-bollard
{child} fick det. Det slog {child.him} blött i famnen, och {child.he} la det runt pollaren, den tjocka stolpen på bryggan. Ett varv. Två varv. Så höll {child.he} i änden. Och nu var fötterna framme, och ett par händer som var blå av båtfärg tog i. Det var {gun}.[friend:  Och två till tog i bakom henne, lika blå. Det var {friend}.][pet.dog:  Sist i repet hängde {pet} med tänderna.]

Repet sträcktes. Det knarrade. Det droppade av det.

Det höll.

# like-a-cow
Skeppet svängde runt och la sig intill bryggan, mjukt som en ko. Där stannade det. Det hade det inte gjort på tolv år, så båda piraterna ramlade omkull.

Sedan var det tyst. {captain} reste sig. Hon klev ner på bryggan, först med den ena stöveln och sedan, efter en lång stund, med den andra.

”Vad gör man nu?” frågade hon.

”Nu är man här”, sa {child}.

# one-bun
{gun} hämtade kaffe och saft. {mate} fiskade upp hatten med håven. Sedan grävde kaptenen i fickan och fick fram bullpåsen, ganska tillplattad. Det låg en bulle kvar.

”Vi tänkte kasta den till dig”, sa hon. ”Men vi for förbi så fort.”

{child} delade den i [friend: fem|fyra].

# one-more-turn
Vinden la sig. Himlen blev rosa, och {mate} låg redan på rygg på däcket och snarkade[pet.cat: , med {pet} på magen]. {captain} satt med ryggen mot pollaren och huvudet mot {child's} axel. Hon luktade tjära och kanel.

”Du kan sova här”, sa {child}. ”{gun} har filtar.”

”Vi stannar inte”, mumlade {captain}. Hon hade redan slutit ögonen.

”Nej då”, sa {child}. Och så la {child.he} ett varv till runt pollaren.

”Bra”, mumlade hon och sov.
