title: Polisbilen som var tyst
title: Den är bara hungrig
guest friend: Omar (han), Tilda (hon)
guest elder: Siv (hon), Bertil (han)
guest joy: Jonna (hon), Vera (hon)

% Den som lagar är den äldre som är vald, den veckan, annars {elder} intill, som äger ladan. Vänta lite efter varje ”polisbilen sa ingenting alls”; det sista är nästan en viskning. Hunden vill ha brödkanten hela veckan; katten väntar vid hjulet, och inte på ni-nå.

# on-a-lorry
{@mends}

[elder: På måndagen|En måndag] kom det en polisbil på ett lastbilsflak. Den hade blåljus på taket, och den gick inte att köra.

”Säger den ni-nå?” frågade {child}.

”När den är frisk”, sa {elder}.

{child} ville höra den säga ni-nå[sport: , ännu hellre än {play sport}]. Bara en enda gång. {Child.He} ställde sig framför den och väntade.[adult:  {Adult} väntade också.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] lade sig ner och väntade.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satte sig vid hjulet och väntade.][pet.other:  Hemma väntade {pet}.]

Och polisbilen sa ingenting alls.

# its-only-hungry
{Child.His} kompis {friend} kom för att titta[school: , direkt från {school}]. {Friend.He} ville trycka på knappen.

”På fredag”, sa {elder}. ”När den är lagad.”

”Den är bara hungrig”, sa {friend}. Och så lade {friend.he} sin brödkant på motorhuven.

”Bilar äter inte bröd”, sa {elder}.[pet.dog: 

”Det gör {pet}”, sa {child}. Och {pet} tittade upp på brödkanten.]

Men på tisdagen var brödkanten borta.[pet.dog:  Det var inte {pet}. {Pet.He} nådde inte.][pet.cat:  {Pet} satt kvar vid hjulet.]

”Där ser du”, sa {friend}. Och så lade {friend.he} dit en till.

# say-thank-you
På onsdagen var den också borta.[pet.dog:  Och det var inte {pet}.][pet.cat:  Och {pet} tittade upp mot hjulet.]

”Säg tack”, sa {child} till polisbilen.

Och polisbilen sa ingenting alls.

# you-little-monkey
På fredagen låg {elder} under bilen, och bara stövlarna stack ut. {Elder.He} bankade. {Elder.He} nynnade[music:  på {music}]. ”Kom hit med dig, din lilla rackare”, sa {elder.he} till en skruv. Sedan kom {elder.he} ut igen.[elder2:  {Elder2} stod där med kaffet.]

”Lagad”, sa {elder.he}.

# one-finger
Polisen {joy} kom för att hämta den. Hon hade blank mössa och var förkyld.

”Får jag trycka på knappen nu?” sa {friend}.

”Det får du”, sa polisen {joy} och snöt sig.

{Friend} satte sig där fram och sträckte ut ett finger. Borta vid väggen, bredvid {elder}, stod {child} med båda händerna redo, för att hålla för öronen.

[pet.dog / pet.cat: Men {pet} reste sig och tittade på {friend's} nya brödkant. Då tittade {child} också. | Men först en titt på {friend's} nya brödkant.]

# the-crust-moved
Brödkanten rörde sig.

I andra änden satt en rödhake. Den ryckte och ryckte och ryckte. Loss kom en smula. Ner flög rödhaken med smulan, ner till hjulet och in i det mörka ovanför. Och ut kom den inte.

# stop
{child} höll inte för öronen. {Child.He} sträckte upp ena handen, så högt det gick.

”Stopp!” sa {child}.

Alla stannade. {Friend's} finger stannade.[adult:  {Adult} stannade.][elder2:  {Elder2} slutade hälla upp.]

# a-nest
{Elder} gick ner på knä med ficklampan. {Elder.He} tittade länge. Sedan fick {child} också titta.

Där, ovanpå hjulet, låg ett bo. Det var gjort av mossa och ludd och en enda snörstump. Och i boet satt en rödhake och tittade rakt på {child}.

”Jag sa ju att det var någon som var hungrig”, viskade {friend}.

[pet.dog: ”Och det var inte {pet}”, viskade {child}.

][pet.cat: ”{Pet} visste det”, viskade {child} och lyfte upp {pet.him}.

][pet.other: ”Det här ska jag berätta för {pet}”, viskade {child}.

]”Jaha”, sa {elder}. ”Den där kör ingen i väg med.”

# her-house
”Men det är ju min polisbil”, sa polisen {joy}.

”Det är hennes hus”, sa {elder}. ”Du får tillbaka den när ungarna har flugit.” Och {elder.he} stoppade ner skiftnycklarna i fickorna, en i taget, så att de inte skulle skramla.

Polisen {joy} funderade. Hon tittade på rödhaken. Hon nös, jättetyst, i armvecket.

”Vad ska jag åka i då?” sa hon.

# the-bicycle
Då fick hon låna {elder's} cykel, den med korg. Polisen {joy} satte en hjälm på huvudet och mössan i korgen, och så trampade hon i väg längs grusvägen[athlete: , nästan lika fort som {athlete}]. ”Ni-nå!” ropade polisen {joy}. ”Ni-nå! Ni-nå!”

{child} och {friend} lyssnade tills det inte hördes längre.[pet.dog:  Sedan fick {pet} en brödkant av {friend}.]

# shh
[pet.dog: Och så gick {child} in i ladan igen, på tå. | Sedan gick {child} in i ladan igen, på tå[pet.cat: , med {pet} under armen].] {Child.He} lade ett finger över läpparna.

”Schh”, sa {child.he} till polisbilen.

Och polisbilen sa ingenting alls.

# @mends
{elder}, som bodde intill, lagade bilar. {Elder.He} lagade dem i en stor lada[city:  {in city}] med portarna på vid gavel, och {elder.he} hade en skiftnyckel i varenda ficka.
## if elder
Den veckan lagade {elder} bilar. {Elder.He} lagade dem i en stor lada[city:  {in city}] med portarna på vid gavel, och {elder.he} hade en skiftnyckel i varenda ficka.
