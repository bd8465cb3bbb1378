title: Huset utan nej
title: När nejet var slut
title: Sylt på båda sidor
guest elder: Gunvor (hon), Siv (hon)

% Regel: den äldre har inget nej kvar. Den andra av två äldre svarar alltid: det får du fråga om. Nejet är barnets.

# used-up
{child} skulle sova hos {@e-first} hela natten, utan någon hemifrån. {child.He} ställde väskan i hallen.

”Får jag ha skorna på mig inne?” frågade {child}.

”Ja”, sa {elder}.

Då måste {child.he} ha hört fel. ”Får jag ta en bulle före maten?”

”Ja.”

”Får jag ta två?”

”Ja.”

”Säger du aldrig nej?” frågade {child}.

”Jag har inget nej”, sa {elder.short}. ”Jag hade många när mina egna barn var små. Det gick åt fyrtio om dagen. [!short & age>=4: Nej, inte på väggen. Nej, inte i soppan. ]Och så en dag var de slut.”

[!short: ”Allihop?”

”Jag letade efter ett i våras, när en karl ringde och ville sälja en dammsugare. Det fanns inte ett enda. Titta här.”

{Elder.short} öppnade garderoben. Där stod fyra dammsugare.

][elder2: ”Har du inget nej heller?” frågade {child} {elder2}.

”Det får du fråga {elder.short} om”, sa {elder2}, som svarade så på allt.

]
# yes
Så {child} frågade.

”Kan vi ha pannkakor till middag?”

”Ja”, sa {elder.short}.

”Med sylt på båda sidor?”

”Ja.”

[friend: ”Får {friend} komma hit?”

”Ja.”

Då kom {friend}[!friend.known: , {child's} bästa vän,] och åt fyra stycken. Sedan var det dags att gå. ”Hemma hos oss finns det nej”, sa {friend} och suckade.

][pet.dog: ”Får {pet} ligga i soffan?”

”Ja”, sa {elder.short}, men hunden låg redan där.

][pet.cat: ”Får {pet} gå på bordet?”

”Ja”, sa {elder.short}, men katten gick redan där.

][pet.other: ”Får jag ringa hem och säga god natt till {pet}?”

”Ja.”

{Pet} sa ingenting i telefonen, men det var trevligt ändå.

][school: ”Slipper jag gå till {school} i morgon?”

”Ja”, sa {elder.short}. ”I morgon är det söndag.”

][sport: ”Får man {play sport} i vardagsrummet?”

”Ja”, sa {elder.short} och bar ut krukväxterna.

][athlete: ”Får jag heta {athlete} i kväll?”

”Ja, {athlete}”, sa {elder.short}.

][music: ”Får vi ha musik på hela tiden?”

”Ja”, sa {elder.short}, så de hade på {music}.

][!short & age>=4: ”Får jag ha din finaste hatt?”

”Ja.”

]”Får jag hoppa i din säng?”

”Ja”, sa {elder.short} och höll i lampan.

”Får jag vara uppe hela natten?”

”Ja”, sa {elder.short}, men det kom lite långsammare.

[!short & age>=4: ”Det här är världens bästa hus”, sa {child}.]

# never-enough
Det var bara en sak som var fel. Hemma tog kvällen slut, för någon sa: ”Nej, nu räcker det.” Här sa ingen det, och då räckte det aldrig.

Klockan nio satt {child} på köksbordet[!short & age>=4:  i hatten], med den sjunde pannkakan. {child.He} ville inte ha den. [music: De hade hört {music} fjorton gånger. ]

”Ska vi lägga oss, tycker du?” frågade {elder.short}.

”Får jag vara uppe lite till?”

”Ja”, sa {elder.short} och gäspade så att det knakade.

# can-i-go-home
Utanför fönstret var det svart[city:  över hela {city}]. Det luktade fel tvål. [adult: {Adult}|Alla hemma] var långt borta, och {child} hade ont i magen, och det var bara hälften som var pannkaka.

”Får jag åka hem?” viskade {child.he}.

{Elder} såg länge på {child.him}.

”Ja”, sa {elder.short}.

{Elder.He} tog på sig jackan ovanpå pyjamasen och stövlarna på fel fötter. [elder2: {Elder2} bar ut väskan och frågade ingenting. ][pet.dog: {Pet} fick kopplet på sig och sov stående. ][pet.cat: {Pet} lyftes ner i sin korg, med sylt på en tass. ]Sedan stod de på trappan och var klara.

# on-the-doorstep
[!short & age>=4: Nu fick {child} åka hem. Det var på riktigt. Det var bara att gå.

]Det var konstigt. När det gick att åka hem var det inte lika bråttom.

{child} tittade på {elder}, som hade knäppt jackan snett och såg trött ut, och lite ledsen. [!short & age>=4: Det skulle {elder.he} aldrig säga. ]{Elder.He} kunde ju bara säga ja.

Men själv hade {child.he} nej. Hemma hade {child.he} ett för ärtor och ett för vantar. Nu kände {child.he} efter, långt där nere, under pannkakorna, och där låg det.

”NEJ!” skrek {child}.

[!short & age>=4: En fågel for upp ur häcken.

]”Nej, jag ska inte åka hem. Jag ska åka hem i morgon. Nej, det blir inga fler pannkakor. Och nej, nu räcker det. Nu ska alla sova!”

”Åh”, sa {elder.short}. ”Det var det finaste nej jag har hört. Jag har velat lägga mig sedan klockan sju.”

# everybody-to-bed
Så {child} såg till att alla kom i säng.

[elder2: ”Får jag läsa tidningen först?” frågade {elder2}.

”Nej”, sa {child}, och {elder2} frågade inte {elder.short} en enda gång.

][pet.dog: {Pet} fick ett litet nej om kudden och lade sig på fötterna.

][pet.cat: {Pet} fick ett litet nej om kudden och lade sig på den ändå.

][!short & age>=4: ”Får jag ha hatten på mig?” frågade {elder.short}, som redan låg.

{child} tänkte efter. ”Ja”, sa {child.he}, för lite ja måste man ju ha.

]Sängarna stod bredvid varandra. Kudden luktade fel tvål, men den luktade {elder.short} också.

[!short & age>=4: ”Kan jag få låna det där nejet någon gång?” sa {elder.short}.

”Du får det”, sa {child}. ”Jag har fler hemma.”

][athlete: ”God natt, {athlete}”, sa {elder.short}.

]
# the-pocket
[short: På morgonen fick {elder} nejet med sig i fickan. {child} hade fler hemma.|På morgonen ringde telefonen. Det var en karl som sålde dammsugare. {Elder} såg på {child}, och {child} nickade.

”Nej”, sa {elder.short}. Det var litet, och det knarrade lite, men det höll. ”Nej tack”, sa {elder.he} en gång till, bara för att det var så roligt. Sedan stoppade {elder.he} nejet i fickan.]

När väskan stod packad ville {child} veta en sak. {child.He} ville veta om man fick komma tillbaka och sova en natt till.

Nu hade {elder} ett nej. Det låg i fickan, och {elder.he} kunde ha tagit det.

”Ja”, sa {elder.short}.

# @e-first
{elder}
## if !elder
{elder}, familjens gamla vän,
## if elder2
{elder} och {elder2}
