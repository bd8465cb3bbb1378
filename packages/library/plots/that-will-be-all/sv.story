title: Nu är det bra för i dag
title: Klockan nio på slaget
title: Ni har ett spöke
guest maid: Hilda (hon), Tekla (hon)
guest aunt: Bodil (hon), Lisbet (hon)

% Regeln: hon får inte gå upp och lägga sig förrän någon har sagt ”Nu är det bra för i dag”.
% Den vuxna (@a): {adult}, annars {aunt}; aldrig han eller hon.

# fuse-bulb-damp
Klockan nio på slaget slocknade lampan i övre hallen, utanför {child's} rum.

”Proppen”, sa {@a} på måndagen.

”Glödlampan”, sa {@she} på tisdagen.

”Fukt”, sa {@she} på onsdagen. De passade ett väldigt gammalt hus den hösten, och där skyllde {@she} det mesta på fukt.

[elder: På torsdagen kom {elder}[elder2:  med {elder2}]. {Elder.He} plockade isär strömbrytaren, satte ihop den igen och ville ha kaffe. ”Den är det inget fel på”, sa {elder.short}. ”Ni har ett spöke.” | På torsdagen ringde {@she} efter en elektriker, som plockade isär strömbrytaren[age>=9: , satte ihop den igen] och ville ha tolvhundra kronor. ”Den är det inget fel på”, sa elektrikern. ”Ni har ett spöke.”]

Så skämtade [elder: {elder.short} | hon] i alla gamla hus. Men {child}, som satt i trappan och åt smörgås, trodde inte att det var något skämt. För det första kan fukt inte klockan.[friend:  Det hade {friend}[!friend.known: , {child.his} bästa vän,] påpekat.] För det andra hade {child}, precis när lampan slocknade, tydligt hört någon gäspa.[pet:  Det var inte [pet.dog: hunden ][pet.cat: katten ]{pet}.]

# one-minute-to-nine
Så den kvällen satte sig {child} [friend: och {friend} ]i övre hallen i morgonrock[age>=11 / !friend & !elder & !pet.dog & !pet.cat: , med ryggen mot linneskåpet,] och väntade.[elder:  {Elder.short} [elder2: och {elder2.short} ]höll vakt i [elder2: var sin | en] fåtölj, med stängda ögon.][pet.dog / pet.cat: [elder:  {Pet} höll vakt i trappan. |  {Pet} höll vakt i trappan, med stängda ögon.]]

[friend: ”En minut i nio”, viskade {friend}, och luften blev kall, | En minut i nio blev luften kall,] som när man öppnar kylskåpet. Det hördes steg, snabba och trötta, i kängor. Och där kom en flicka. Hon var lika stor som {child} och hade samma färg som imma på en ruta. Hon hade förkläde ner till kängorna och mössan över ena örat, och hon bar på en lång stång med en liten mässingsstrut i änden. Hon sträckte upp stången, höll struten mot glödlampan[age>=11 / !friend & !elder & !pet.dog & !pet.cat: , som om man fick ta det som fanns], och lampan slocknade.

”Så det är du”, sa {child}.

Spöket skrek till och tappade stången, som föll utan ett ljud.[elder:  {Elder.short} sov vidare.]

”Så får man väl inte smyga sig på folk!” sa [elder: spöket | hon].

”[friend: Vi | Jag] satt ju bara här”, sa {child}. ”Jag heter {child}.”

# under-housemaid
Spöket rättade till mössan och neg. ”{maid} Tapp{@miss}. Jungfru här i huset. Lamporna klockan nio och kakelugnarna klockan fem.”

”Varje dag? Sedan när då?”

”Sedan jul.”

”Vilken jul?”

{maid} tänkte efter. ”Det har väl blivit några stycken”, medgav hon.

”Men varför slutar du inte?” sa [friend: {friend} | {child}].[school:  ”{At school} ringer det när man får sluta.”]

”Ingen har sagt att jag får.” {maid} satte sig på översta trappsteget, eller strax ovanför.[pet.cat:  {Pet} satte sig i hennes knä, eller strax nedanför.] ”Det var frun som brukade säga det. Varje kväll, när lamporna var släckta, såg hon sig omkring och sa: ’Nu är det bra för i dag, {maid}’, och då fick jag gå upp och lägga mig. Men så reste frun till havet för sin hosta, och hon kom aldrig hem. Och man får inte gå upp förrän någon har sagt det.”

Hon gäspade. Det var [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: den längsta gäspning {child} hade sett. Det fanns mer än hundra år i den | en gäspning med mer än hundra år i].[pet.dog:  {Pet} gäspade tillbaka.]

# owed-a-half-day
{child} öppnade munnen för att säga det genast.[friend:  ”Säg det”, viskade {friend}. | [age>=9:  Det hade varit lätt.]] Men [friend: {child} | {child.he}] tänkte på alla lamporna och på alla kakelugnarna, och det kändes för lite.

”Fick du aldrig ledigt?” frågade {child.he}.

”Varannan söndag[age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: , efter middagsdisken]. Jag har en till godo”, sa {maid}. ”Jag har rätt många till godo.”

”Ta den nu, då. Vad har du lust med?[sport:  Ska vi {play sport}?]”

[sport: ”Inte i de här kängorna.” ]{maid} tittade över [age>=9: ena axeln, och över den andra | båda axlarna]. Sedan lutade hon sig fram, så nära att {child's} nästipp domnade.

”Jag har putsat den där ledstången fyra tusen gånger”, viskade hon, ”och jag har inte åkt på den en enda.”

# down-the-banister
De åkte nio gånger, {maid} på ledstången och {child}[friend:  och {friend}], som hade lovat att aldrig åka på den, på rumpan i trappan bredvid.[pet.dog:  {Pet} åkte emellan.] {maid} var mycket fortare, för hon vägde nästan ingenting[athlete:  (till och med {athlete} väger ju något)], men hon fick inte alltid stopp när ledstången tog slut, och två gånger måste hon komma in igen genom ytterdörren.

# lit-up
[age>=11 / !friend & !elder & !pet.dog & !pet.cat: ”Vad gör vi nu?” sa {child} och flåsade.

{maid} blev blyg. | Sedan blev {maid} blyg.] ”Jag har bara släckt lampor{@miss}”, sa hon. ”Jag har aldrig tänt en, bara för att titta på den.”

Så {child} visade henne knappen i hallen. Klick. {maid} slog båda händerna för munnen. Sedan for hon i väg: hallen, köket, [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: skafferiet, ]lampan med fransar, lampan som såg ut som en häger, [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: badrummet, sovrummen, ]ljusslingan från förra julen[age>=11 / !friend & !elder & !pet.dog & !pet.cat:  som ingen hade kommit sig för att ta ner]. [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: Hon tände lampan i ugnen. Hon tände den i kylskåpet | Hon tände lampan i kylskåpet].[music:  Hon råkade tända radion, och den spelade {@song}.] Hon for genom huset som en tändsticka, och det lyste ur vartenda fönster[age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: , långt ut över den mörka trädgården], tills en uggla i päronträdet demonstrativt vände ryggen till.

# swallowed-it
Dörren till arbetsrummet gick upp. ”{child}!” sa {@a}. ”[city: Det här syns ända till {city}! | Det är ju rena Liseberg!] Vad i all världen …”

Något kallt for skrattande förbi.[pet.dog:  {Pet} sprang efter.] Håret reste sig på {@a}. Och i muggen som {@she} höll i frös teet stilla till is.

{@A} tittade på teet, och {child} såg att ordet ”fukt” var på väg. Sedan tittade {@she} på flickan bredvid hägern, med ljuset rakt igenom sig, och svalde det.

[elder: ”Vad var det jag sa”, sa {elder.short}, med öppna ögon.

]”God kväll”, sa {@a}.

”God kväll”, sa {maid} och neg. Och eftersom det hade varit en lång dag gäspade hon.

# said
{child} viskade hela historien för {@a}, som nickade. ”Säg det du”, viskade {@she}. ”Det var ju du som frågade.”

[elder: ”Och stå rak”, sa {elder.short}.

]{child} ställde sig så rak man kan i morgonrock.

”Tack för allting, {maid}”, sa {child.he}. ”Du har gjort det så fint. Nu är det bra för i dag.”

{maid's} hela ansikte slätades ut. ”Frun sa aldrig tack”, sa hon. ”Då släcker jag en sista gång{@miss}, om det går för sig. Det var ju jag som tände.”

# once-more
Och hon gick upp genom huset med stången på axeln[pet.dog: . {Pet} gick i hälarna på henne. Bakom dem|[pet.cat: . {Pet} gick före. Bakom dem|, och bakom henne]] slocknade lamporna mjukt, en efter en: köket, hägern, fransarna, hallen. Längst bort, där vindstrappan hade gått förut och där det nu bara var tapet, fortsatte [pet.dog / pet.cat: {maid} | hon] uppåt. De hörde hur hon tog av sig kängorna. [friend: ”En”, räknade {friend}. ”Två.” | En. Två.] De hörde en säng knarra.

# click
Sedan skötte sig lampan i övre hallen[elder: . Det tog {elder.short} åt sig äran för. Nu fick {@a} släcka lampan | , och {@a} fick släcka den] för hand. Men först stannade {@she} alltid med handen på knappen och tittade in genom {child's} dörr.

”Tack, {child}”, sa {@a}. ”Nu är det bra för i dag.”

Klick.

## if adult
Hemma kommer det ingen med en stång klockan nio[elder: . Det har {elder.short} kontrollerat. Så där | , så där] är det {adult} som måste släcka. Men först stannar {adult.he} alltid med handen på knappen och tittar in genom {child's} dörr.

”Tack, {child}”, säger {adult}. ”Nu är det bra för i dag.”

Klick.

# @a
moster {aunt}
## if adult
{adult}

# @miss
[child.she:, fröken|[child.he:, unge herrn]]

# @song
{music}

# @she
hon
## if adult
{adult}
