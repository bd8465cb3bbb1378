title: Två meningar
title: Du blinkar
title: Isolering, kapten
guest friend: Leon (han), Tuva (hon)
guest aunt: moster Lotta (hon), moster Siv (hon)

% Den som har sökt (@a) är {adult}, annars {aunt}. ”Meningar” är både åsikter och det man säger. ”Bra” sägs likadant alla gånger utom den sista.

# the-last-interview
{@First} hade sökt jobb som astronaut. {@He} var elektriker[city:  {in city}] och kom hem med kabelstumpar i fickorna och somnade framför nyheterna, och nu hade {@he} gått vidare till den sista intervjun. Det berättade {@he} för {child} en måndag över fiskpinnarna.

”Vad roligt”, sa {child}.

{child} var {age} år och tyckte inte att det var roligt alls. Om {@a} blev astronaut skulle {@he} försvinna, först på träning i flera år och sedan rakt upp. {child} ville att de skulle säga nej. Och för det skämdes {child.he}, för vem önskar någon man tycker om ett nej?[pet:  {child} hade bara berättat det för {pet}.]

# question-one
{Friend} tyckte däremot att det var det bästa som hade hänt i huset. {Friend} var {child's} bästa vän och bodde en trappa ner.

”Astronaut”, sa {friend.he}. ”[athlete: Det är ju större än {athlete}. ]Hemma hos oss finns det bara en gruppchef.”

{@socks}{Friend} utsåg sig själv till träningschef och slog sig ner vid köksbordet med en lista.

”Fråga ett, kapten”, sa {friend}. ”Du ska leva i ett halvår, på väldigt liten yta, med en person som aldrig ställer in mjölken. Hur klarar du det?”

{@A} tittade på {child}. ”Jag har tränat i {age} år”, sa {@he}.

# isolation
Nästa kväll var det isolering. {@A} skulle sitta ensam i badrummet i en timme, utan mobil[music:  och utan {music}]. {Friend} satt utanför dörren och tog tid[sport: , som om det gällde {sport}], och {child} satt bredvid och hoppades att {@a} skulle ge upp efter fem minuter.[pet.dog/pet.cat:  {Pet} krafsade på dörren, för {pet.he} ville också in.] Det hördes inte ett ljud därinifrån.

”Tiden är ute, kapten”, sa {friend} till slut och öppnade.

{@A} låg i det tomma badkaret med en handduk under nacken.

”Redan?” sa {@he}. ”Det här var den bästa timmen på hela året. Kan vi göra om den?”

{child} skrattade, men efteråt gjorde det ont. Så skönt var det alltså att slippa {child.him}.

# you-are-blinking
Intervjun var på fredagen. Någon där hemma skulle också få en fråga, och det blev {child}. Så på torsdagen satt {child.he} och {friend} i trappan och tränade.

”Hur känner du inför att {@he} kanske åker?” läste {friend}.

”Bra”, sa {child}.

{Friend} tittade på {child.him}. ”Du blinkar.”

”Alla människor blinkar.”

”Inte så där. Så där gjorde du när du sa att du gillade min mössa.”

”Jag gillar din mössa.”

”Nu gjorde du det igen.”

Mössan var senapsgul och hade öronlappar[school: , och det fanns ingen värre {at school}]. {child} drog ner den över ögonen på {friend}.

”Om jag säger som det är får {@he} inte jobbet”, sa {child}. ”Och om jag säger bra, då åker {@he}.”

Det dröjde lite inne i mössan. ”De måste väl ha plats för två meningar”, sa {friend}.

# half-the-town
På fredagen satt {@a} vid köksbordet framför datorn, i sin finaste skjorta och pyjamasbyxor. {child} satt bredvid, och {friend} satt på golvet bakom skärmen. En gråhårig kvinna ställde frågorna. {@A} berättade om en natt när halva [city: {city} | stan] var svart och {@he} satt ensam långt uppe i en stolpe i snöstormen och visste precis vad {@he} skulle göra. {@A} lyste i hela ansiktet. {child} hade inte förstått hur gärna {@a} ville.

# four-letters
”Och så du, {child}”, sa kvinnan. ”Hur känner du inför att {@he} kanske åker?”

”Bra”, sa {child} och blinkade.

Kvinnan nickade och skrev ner det. ”Tack ska ni ha”, sa hon. ”Då var vi klara.”

Hon sträckte sig efter knappen. Så fort gick det, och det enda {child} hade sagt var en lögn på tre bokstäver.

# the-hat
Bakom skärmen reste sig {friend}. {Friend.He} sa ingenting. {Friend.He} tog bara av sig sin senapsgula mössa och höll upp den i luften med båda händerna.

”Vänta!” sa {child}.

{Child.He} tog tag i {@s} skjortärm och höll fast den.

”Det var inte sant”, sa {child.he}. ”Jag vill inte att {@he} åker. Jag hoppas att ni säger nej.” {Child.He} hörde hur {@a} drog efter andan, men {child.he} vågade inte titta åt det hållet, så {child.he} tittade in i den lilla gröna lampan. ”Men om ni säger nej är ni dumma i huvudet. {@He} kan laga vad som helst, och {@he} blir inte rädd, och {@he} är den bästa ni kan få. Det var två meningar. Jag menar båda.”

Kvinnan la ifrån sig pennan. ”De flesta säger bra”, sa hon.

”Jag vet”, sa {child}.

”Ditt svar var bättre.”

# outside-the-door
När skärmen hade slocknat drog {@a} ner {child.him} i knät, fast {child} var så lång att fötterna släpade i golvet.[pet.other:  Nu visste alla det som bara {pet} hade vetat.]

”Du sa ju att det var roligt”, sa {@a}.

”Jag blinkade.”

”Då måste jag titta bättre.”

”Och du tyckte att det var så skönt i badrummet. Utan mig.”

”Men {child}”, sa {@a}. ”Det var skönt för att jag visste att du satt utanför.”

# one-hour
Tre veckor senare kom svaret. Det var ett långt och vänligt nej. {child} hade väntat sig att bli glad, och blev det också, en liten stund. Men {@a} stod kvar i hallen med skorna på och läste det en gång till, och då blev {child} ledsen på riktigt.

{Child.He} ringde en trappa ner. {Friend} kom med mössan på och en kanelbulle i handen. {child} tappade upp ett bad med alldeles för mycket skum.[elder:  Bredvid lade {child.he} sockorna, för de var klara.][elder2:  Den ena var längre än den andra.]

”Isolering, kapten”, sa {friend} och räckte över bullen. ”En timme.”

{@A} tittade på dem båda två. Sedan gick {@he} in och stängde dörren, och {child} satte sig på golvet i hallen med ryggen mot den.[pet.dog/pet.cat:  {Pet} lade sig bredvid, för {pet.he} ville fortfarande in.]

# still-here
Det dröjde en bra stund.

”{child}? Är du kvar där ute?”

”Jag är kvar”, sa {child}.

”Bra”, sa {@a}, och det lät inte som om {@he} blinkade.

# @First
{Aunt}, som bodde hos {child},
## if adult
{Adult}

# @a
{aunt}
## if adult
{adult}

# @s
{aunt's}
## if adult
{adult's}

# @he
hon
## if adult
{adult.he}

# @socks
[elder & !elder2: {Elder} var lika glad och hade börjat sticka ett par sockor, för det skulle bli kallt i rymden.

][elder2: {Elder} och {elder2} var lika glada och hade börjat sticka på var sin socka, för det skulle bli kallt i rymden.

]
