title: Är den ledig?
title: En röst som ingen använder
title: Den andra sorten

% Regel: en röst som man inte pratar med är ledig. Man får tillbaka den när vännen har förstått vad man vill säga.

# the-puddle
Vid busshållplatsen fanns det en mycket bra pöl, och {child} satte sig i den. Det var inte meningen. {child.He} gick baklänges och halkade, och plask!

{Friend}, {child's} bästa vän, skrattade så att {friend.he} fick hålla sig i bänken.

{child} satt där och skämdes, och när man skäms är det lättare att bli arg.

”Jag pratar inte med dig”, sa {child} till {friend} och satte sig ytterst på bänken. ”Aldrig mer.”

{Elder} hade inte sett något. {Elder.short} frågade en tant om hennes palsternackor. {Elder.He} pratade med alla, och det tog en timme att köpa mjölk.

Och {pet}, {child's} hund, låg på {child's} fot. ”Upp med dig”, sa {child}. Då gjorde {pet} sig plattare. Så gjorde {pet.he} alltid när {child} sa det.

## or
Vid busshållplatsen fanns det en mycket bra pöl, och {child} satte sig i den. Det var inte meningen. {child.He} var en buss som backade, och plask!

{Friend}, {child's} bästa vän, försökte låta bli att skratta. Det kom ut genom näsan.

{child} satt där och skämdes, och när man skäms är det lättare att bli arg.

”Jag pratar inte med dig”, sa {child} till {friend} och satte sig ytterst på bänken. ”Inte på hundra år.”

{Elder} hade inte sett något. {Elder.short} berättade allt om stegar för en farbror som bar på en. {Elder.He} pratade med alla, och en gång hann affären stänga.

Och {pet}, {child's} hund, låg på {child's} halsduk. ”Upp med dig”, sa {child}. Då gjorde {pet} sig plattare. Så gjorde {pet.he} alltid när {child} sa det.

# is-anybody-using-this
I andra änden satt en trollkarl med stjärnor på manteln.

”Ursäkta”, knarrade han. ”Är den ledig?”

{child} trodde att han menade platsen. ”Ja”, sa {child.he}.

”Tack”, sa trollkarlen, och {child} hickade till. Det var allt.

”Aaa!” sa trollkarlen. ”Så skönt!”

Han sa det med {child's} röst.

{child} försökte skrika. Ingenting hördes.

”Du använde den ju inte”, sa trollkarlen. ”Du pratar inte med din vän, och då är rösten ledig. Jag ska åka buss och sjunga för min mamma, som fyller år. Du får tillbaka den när {friend} vet vad du vill säga. Men vad ska du säga det med?”

Och så skrattade han {child's} eget skratt.

# fun
”Jag gillar inte ärtor!” ropade trollkarlen. ”Det var inte jag! Bajs!” [music: Han sjöng {@song}, och den passade honom fint. ][school: ”Får man skrika så här {at school}?” frågade han. ”Nej!” ]

{Pet} spetsade öronen. Där var ju {child}! {Pet.He} lunkade förbi {child's} våta ben och lade sig på trollkarlens mantel.

{child} öppnade munnen för att ropa. Ingenting kom. Inte ens sin egen hund kunde {child.he} ropa på, och det var det värsta.

## or
”En kaka till!” provade trollkarlen. ”Är vi framme snart? Det är orättvist!” [music: Sedan sjöng han {@song}, och den passade honom fint. ][school: ”Nu kan jag börja {at school}”, sa han. ”Då får jag kritor.” ]

{Pet} tittade på {child}, och {pet.he} tittade på trollkarlen. Sedan tog {pet.he} sin pinne och gick dit där rösten var, och lade sig med den på trollkarlens mantel.

{child} kunde inte ens ropa. Nu var hunden hans också, och det var det värsta.

# a-chat
Men {friend} hade hört. {Friend.He} sprang och drog i {elder.short}. ”Han har tagit {child's} röst! Han ska åka bort med den!”

{Elder.short} satte sig bredvid trollkarlen, ganska nära.

”Prata du med {child}”, sa {elder.short} till {friend}. ”Så pratar jag med den här. Ingen har hunnit med en buss när jag har pratat.” Och {elder.he} vände sig till trollkarlen. ”Hur mår din mamma?”

”Tack, hon mår bra”, sa trollkarlen med {child's} röst.

”Så trevligt”, sa {elder.short}. ”Och vad tycker hon om för tårta?”

# teapot
”Säg något”, sa {friend} till {child}. ”Vad som helst.”

{child} pekade på munnen och öppnade och stängde den.

”Jag vet!” sa {friend}, som alltid sa det innan {friend.he} visste. ”Du är en fisk!”

{child} satte en hand i sidan och pekade med den andra.

”Jag vet! En tekanna!”

{child} hoppade upp och ner.

”Jag vet! Du är kissnödig!”

[sport: {child} visade till och med hur det är att {play sport}. ”Jag vet! En tvättmaskin!” ][athlete: Sedan gissade {friend} på {athlete}. ][elder2: Till sist gissade {friend.he} på {elder2} med en geting. ]Det gick inte alls.

## or
”Skriv det”, sa {friend} till {child} och räckte fram en pinne.

{child} skrev i leran, men handen skakade, och det blev en krumelur.

”Jag vet!” sa {friend}, som alltid sa det innan {friend.he} visste. ”En mask!”

Då ritade {child} dem båda i stället, med ett streck emellan.

”Jag vet! Potatisar i ett snöre!”

[sport: {child} visade till och med hur det är att {play sport}. ”Jag vet! En tvättmaskin!” ][athlete: Sedan gissade {friend} på {athlete}. ][elder2: Till sist gissade {friend.he} på {elder2} med en geting. ]Det gick inte alls.

# the-bus
Då kom bussen.[city:  Det var den som går ända ut ur {city}.]

”Det är min!” ropade trollkarlen och hoppade upp.

”En sak till”, sa {elder.short} och tog honom i ärmen. ”Dricker hon kaffe med mjölk?”

”Jag måste gå!” sa trollkarlen, med ena foten på trappsteget. Men manteln följde inte med. {Pet} låg på den. ”Upp!” ropade trollkarlen. ”Upp med dig!”

Han ropade det med {child's} röst. Då gjorde {pet} sig plattare.[breed.Dachshund:  Och ingenting är så platt som en tax.]

”Ska du med eller inte?” sa chauffören.

Trollkarlen började knäppa upp manteln. Den hade tre knappar. Plopp, sa den första.

# on-purpose
”Förlåt att jag skrattade”, sa {friend}. {Friend.His} haka darrade. ”Jag ska aldrig skratta mer.”

Men så ville {child} inte ha det. Plopp, sa den andra knappen.

Det fanns bara ett sätt att säga det. {child} vände ryggen mot pölen och viftade med armarna, precis som förra gången. Sedan gick {child.he} baklänges och satte sig i den.

PLASK!

Den här gången var det meningen. {child} pekade på sin våta rumpa. Sedan pekade {child.he} på {friend's} mun och nickade.

{Friend} höll för munnen med båda händerna. Kinderna blev runda som bullar. ”Jag v…”, började {friend.he}, men hejdade sig, och den här gången tänkte {friend.he} först.

”Du säger att det var roligt”, sa {friend}. ”Du säger att jag får.”

{child} nickade så att dropparna flög.

Då skrattade {friend}. Och då skrattade {child} också. Först syntes det bara på axlarna. Men uppe på trappsteget hickade trollkarlen till, och ut for {child's} eget skratt, med hela {child} i.

”Jag pratar med dig”, sa {child.he} till {friend}. ”Alltid.”

# the-other-sort
Plopp, sa den sista knappen, och bussen åkte utan någon.

”Attans”, knarrade trollkarlen. ”Stackars mamma.”

{Elder.short} hittade en halstablett i fickan och blåste bort luddet. ”Sug sakta”, sa {elder.he}.

När nästa buss kom hade trollkarlen en egen röst, som när någon flyttar en garderob. {Pet} reste sig från manteln alldeles självmant, nu när ingen sa åt {pet.him}.

{Elder.short} och trollkarlen satt längst fram och pratade. {child} och {friend} satt längst bak, med {pet} över alla fyra fötterna, och sa ingenting.

Trollkarlen vände sig om. ”De där två pratar inte med varandra”, viskade han. ”Är de rösterna lediga?”

”Nej”, sa {elder.short}. ”De är upptagna.”

[adult: Vid hållplatsen hemma stod {adult} med en handduk. ]De hade inte sagt ett ord på hela vägen. Men det var den andra sorten.

## or
Plopp, sa den sista knappen, och bussen åkte utan någon.

”Attans”, knarrade trollkarlen. ”Alla de där verserna.”

{Elder.short} hällde upp något varmt, med honung i. ”Drick sakta”, sa {elder.he}.

Och sedan hade han en egen röst, som när någon flyttar en garderob. {Pet} reste sig från manteln alldeles självmant, nu när ingen sa åt {pet.him}.

De gick hem, och trollkarlen skulle åt samma håll. {Elder.short} och trollkarlen gick först och pratade. {child} och {friend} kom klafsande efter med {pet}. {Friend} hade också provat pölen. De sa ingenting.

Trollkarlen såg sig om. ”De där två pratar inte med varandra”, viskade han. ”Är de rösterna lediga?”

”Nej”, sa {elder.short}. ”De är upptagna.”

[adult: I dörren stod {adult} med en handduk. ]De hade inte sagt ett ord på hela vägen. Men det var den andra sorten.

# @song
{music}

# picture 2
Mitt i ett långt prat.

# picture 3
Med flit, den här gången.
