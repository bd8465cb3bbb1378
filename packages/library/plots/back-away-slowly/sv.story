title: Backa sakta
title: Är den kvar?
title: Till april
guest host: Marit (hon), Arvid (han)

% Björnen är "den". En regel, på båda sidor av en tavla. Den vuxna (@a): den far- eller morförälder som är ikryssad, och då är {adult} den vid tavlan och (@b) vid sängen; {adult}, annars den som har stugan: namnet varje gång, aldrig han eller hon.

# the-board
Där skogen började stod en tavla, och på den stod det vad man ska göra om man möter en björn. {child} läste högt[friend:  för [!friend.known: sin bästa vän, ]{friend}], medan {@a-first} hämtade blåbärshinkarna i bilen.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] gick runt och läste baksidan med nosen.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] åkte med i en av dem, på jakt efter en sovplats.][city:  I {city} fanns det inga björnar, så det här var nytt.]

”Håll dig lugn”, läste {child}. ”Prata lågt. Backa sakta.[friend: ”

”Och om det inte hjälper?” sa {friend}.

”Lägg dig|  Och om det inte hjälper, lägg dig] platt på marken och ligg stilla tills björnen har gått.”[school:  Det var precis som när de hade brandövning {at school}, utom det där med björnen.]

”Det är aldrig någon som möter en”, sa {@a}[elder: , som hade tänkt sig en paj].[elder & adult / elder2:  Men {@watch} stannade vid tavlan med smörgåsarna, för säkerhets skull.]

Halv fyra mötte de en. Den kom runt ena sidan av en stor sten, precis när {child}[friend: , {friend}] och {@a} kom runt den andra. Den var bred som en garderob och blå runt hela munnen.

# nice-people
Det bultade i bröstet på {child}. Men {child.he} höll sig lugn.

”God dag”, sa {child.he} lågt. ”Snäll björn.”

Björnen svalde. ”God dag”, sa den, precis lika lågt. ”Snälla människor.”

Så de backade sakta, åt det håll de kom ifrån. Och björnen backade sakta, dit den hade kommit ifrån. Och eftersom det var en rund sten möttes de på andra sidan, rumpa mot rumpa[pet.dog: , så som {pet} hälsade på alla].

# flat
[friend: ”Då är det bara en sak kvar”, viskade {friend}. Så de lade sig|Då var det bara en sak kvar på tavlan. De lade sig] platt i mossan och låg stilla.[pet.cat:  {Pet} tyckte att mossan var blöt.][pet.dog:  {Pet}, som alltid hade tyckt att människor borde ligga mer, lade sig också.] Bredvid dem lade sig något väldigt stort, så att marken skakade.

”Är den kvar?” viskade [friend: {friend}|{child} till {@a}].

”Är de kvar?” viskade björnen för sig själv.

”Ja”, sa {child}, innan {child.he} hann hejda sig.

”Oj då”, sa björnen. ”Det är ju meningen att ni ska gå.”

# the-back
”Det är du som ska gå!” viskade {child}. ”Det står på tavlan. Ligg stilla tills björnen har gått.”

”Människorna”, sa björnen. ”Tills människorna har gått. Jag kan den utantill.”

”Det står björnen!”

”Det är framsidan”, sa björnen. ”Vi har baksidan.”

De låg och tänkte på det, [pet.dog: alla utom {pet}, som hade läst den|allihop].

[friend: ”Vi reser oss på tre”, sa {friend}. ”Ett, två, tre.”

Ingen reste sig.

]”Vad är det som är så hemskt med oss?” frågade {child} till slut. ”Vi har ju pyttesmå tänder.”

”Ni går på bakbenen”, viskade björnen. ”Hos oss betyder det att någon tänker göra något förskräckligt. Och ni gör det hela dagarna![sport:  En gång såg jag några som skulle {play sport}, och då låg jag platt ända till tisdagen.]”

## or
”Det är du som ska gå!” viskade {child}. ”Det står på tavlan. Ligg stilla tills björnen har gått.”

”Människorna”, sa björnen. ”Tills människorna har gått. Jag kan den utantill.”

”Det står björnen!”

”Det är framsidan”, sa björnen. ”Vi har baksidan.”

[pet.dog: {Pet}, som hade läst den, dunkade med svansen.

][friend: ”Då är det bara att vända på tavlan”, sa {friend}.

”Då måste någon resa sig”, sa björnen.

]”Vad är det som är så hemskt med oss?” frågade {child}. ”Vi är ju inte ens stora.”

”Ni visar tänderna”, viskade björnen. ”Ni ställer er på rad och visar varenda tand ni har, och så säger ni omelett. Jag vill inte ens tänka på det![sport:  En gång såg jag några som skulle {play sport}, och de visade tänderna för varandra en hel eftermiddag.]”

# april
Det mullrade.

”Förlåt”, sa björnen. ”Det var magen. Jag borde äta. På hösten äter vi och äter, och sedan går vi hem och lägger oss och stiger upp i april.”

”I april?” sa [friend: {friend}|{child}].[pet.cat:  {Pet} spetsade öronen.][pet.other:  ”Det skulle {pet} gilla.”]

”Fast man får inte lägga sig på hemvägen”, sa björnen. ”För när man väl har lagt sig …” Den gäspade så att ormbunkarna böjde sig. ”När man väl har lagt sig …”

Och så snarkade den.

# a-leaf
”Nu kan vi gå”, viskade {@a}.

Men {child} hade satt sig upp. Där låg björnen, rakt under himlen, med nosen i mossan, som om någon hade tappat den. Ett löv singlade ner och lade sig på ryggen på den och låg kvar.

”Till april”, sa {child}.

Först skulle det regna på den, och sedan skulle det snöa på den. Och den låg ju där bara för att den hade varit så rädd för {child.him}. {child} tyckte så synd om den att det kändes ända ner i stövlarna.

De ropade och klappade i händerna och knuffade, och det var som att knuffa en soffa med hela släkten i.[music:  De sjöng {@song} i örat på den.][athlete:  Inte ens {athlete} hade kunnat rubba den.] [pet.cat: {Pet} klättrade upp på den, för där var det varmt. ]Björnen sov.

# the-nose
[pet.dog: Men {pet} hade gått till hinken, där {pet.he} inte fick ha nosen. Och den andra nosen, den stora, rörde sig i sömnen åt samma håll.|Men nosen rörde sig i sömnen, lite, lite grann, mot hinken.]

{child} tittade i hinken. Det hade tagit [friend: två personer ]hela dagen att få den full. {child.He} tog en näve blåbär, gick ner på knä och höll fram den framför den stora svarta nosen. {child.His} hand darrade lite.

Sniff.

Snarkningarna tog slut. En lång, varm tunga kom ut och tog vartenda bär, lika försiktigt som när man torkar en bebis om munnen. Ögonen var stängda hela tiden.

”Var bor du?” viskade {child}.

”Under furan som ramlade”, mumlade björnen. ”Vid bäcken.”

{child} höll fram en näve till, lite längre bort. Och björnen reste sig på alla fyra, djupt sovande, och kom efter.

# by-heart
Den var väldigt stor, och den var väldigt nära. Men {child} visste vad man ska göra. {child.He} kunde det utantill.

[friend: ”Håll dig lugn”, viskade {friend}, som gick bredvid med hinken och fyllde på handen. ”Prata lågt.”

”Snäll björn”, sa {child} lågt. ”Duktig björn. Och om det inte hjälper?”

”Det hjälper”, viskade {friend}.

Och {child}|{child.He} höll sig lugn. {child.He} pratade lågt. ”Snäll björn”, sa {child.he}. ”Duktig björn.” Och {child.he}] backade, sakta, ett steg i taget, och björnen kom efter, med stängda ögon och nosen i {child.his} hand[pet.cat:  och {pet} sovande överst].

{@A} höll {child} i jackan och styrde. ”Rot. Vattenpöl. [elder: Halva pajen. ]Lite åt vänster.”

# gone-home
Under furan var det ett hål, och i hålet en bädd av torr mossa. {child} rullade in de sista bären[pet.dog: , alla utom ett, som var {pet's}]. [pet.cat: {Pet} steg av vid dörren. ]Björnen kröp in efter dem och lade en tass över nosen, och {child} drog några grenar för öppningen.

”Är de kvar?” mumlade björnen.

”Nej”, sa {child} lågt. ”De har gått hem.”

[elder & adult / elder2: Vid tavlan låg {@watch}, alldeles platt.

”Är den kvar?” viskade {@watch-one}.]

# to-the-door
Så det blev ingen blåbärspaj. Det blev smörgås[elder: . ”Den bästa paj jag aldrig har bakat”, sa {elder.short}. Sedan|, och sedan] lade sig {child}[friend:  och {friend}] ovanpå täcket i strumporna, bara en liten stund[pet.cat: , med {pet} ovanpå][pet.dog: , med {pet} tvärs över fötterna]. Men när man väl har lagt sig …

{@B} drog upp en filt över [friend: dem|{child.him}], ända till näsan. Sedan höll {@b} sig lugn, och pratade lågt, och backade sakta, hela vägen till dörren.

# @a
{host}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A
{Host}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @b
{host}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @B
{Host}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-first
{host}, som hade stugan,
## if adult & !elder
{adult}
## if elder
{elder}

# @watch
{adult}[elder2:  och {elder2}]
## if elder2 & !adult
{elder2}

# @watch-one
{adult}
## if elder2 & !adult
{elder2}

# @song
{music}
