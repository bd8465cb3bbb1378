title: Håll i er nu
title: Tur och retur
title: Var en rock
guest friend: Maja (hon), Ruben (han)
guest elder: farbror Allan (han), tant Vera (hon)
guest teacher: Marianne (hon), Torsten (han)

% ”Håll i er nu” sägs som en busschaufför säger det; sista gången mycket tyst. Låt barnet säga ”Pling pling!” och ”Plopp!”

# at-the-kerb
”Håll i er nu”, sa {elder} vid trottoarkanten, och {child} höll {elder.his} hand i båda sina.

Det var första dagen [school: {at school} | i den nya skolan], och {child} ville inte släppa taget.[adult:  {Adult} hade sagt hej då därhemma[pet: , och det hade [pet.dog: hunden ][pet.cat: katten ]{Pet} också].][!adult & pet:  [pet.dog: Hunden {Pet}][pet.cat: Katten {Pet}][pet.other: {Pet}] hade fått hej då därhemma.] {@bus}. Vid grinden stod {friend} och väntade på dem. {Friend} var {child's} bästa vän och hade gått i den här skolan i evigheter.

# from-inside
”Nu kan du släppa”, sa {friend}.

”Det tänker jag inte”, sa {child}. ”{Elder.short} ska med in. Och stanna hela dagen.”

”Vuxna stannar inte. I vår skola går de hem och längtar efter en.”

”Min kan längta inifrån.”

”Det är bara att släppa”, sa {friend}. ”Jag har gjort det. Det är lätt.”

De var bästa vänner, och båda hade rätt, och där stod de och blängde på varandra. Det kändes i magen på {child} som när en hiss åker ner.

”Håll i er nu”, sa {elder.short}, för nu ringde det in, och alla knuffades, och in kom de, alla tre.

# a-coat
I kapprummet stannade {friend}. {Friend.He} hade tänkt efter.

”Jaja”, sa {friend.he}. ”Ska {elder.short} vara kvar får vi gömma {elder.him}. {Elder.short}, var en rock.”

”Vad för sorts rock?” sa {elder.short}.

”En tyst.”

Så {elder.he} ställde sig mot krokarna, mellan en täckjacka och en regnkappa. {child} höll fast i ärmen. En pojke kom in och hängde sin halsduk på {elder.him}.

”Det funkar”, viskade {friend}.

”God morgon”, sa {teacher}, som var deras lärare. ”En sådan stor rock. Dricker den kaffe?”

”Två sockerbitar”, sa rocken.

{Teacher} sa att {elder.short} fick följa {child} till stolen, och sedan var det dags att säga hej då.

# very-small
{child's} stol stod bredvid {friend's}. Den var röd och mycket liten, och den hade två små armstöd. {child} ville inte sitta i den.

”Titta, den är inget att vara rädd för”, sa {elder.short}. ”Där kan vilken passagerare som helst sitta.” Och för att visa det satte {elder.he} sig.

Det knakade i stolen.

”Så där ja”, sa {elder.short}. ”Då reser jag mig.” {Elder.He} reste sig. Det gjorde stolen också.

Alla barnen vände sig om.

# like-a-tail
{Elder.short} vände sig om för att titta på den, och då åkte den med runt, som en svans. {Elder.He} stötte till tavlan. {Elder.He} stötte till {teacher}. Någon började fnissa, och sedan fnissade alla.

”Jaha, {child}”, flåsade {elder.he}, ”nu blir jag verkligen kvar. Jag får gå och lägga mig i den.”

{child} fnissade inte. {Child.He} hade fått precis som {child.he} ville, och {elder.short} blev bara rödare och rödare i ansiktet. Det syntes att {elder.he} inte tyckte om det.

{Friend} tog tag i stolen och drog. ”Det är för mycket {elder.short} för en enda”, sa {friend.he}.

# both-hands
{child} såg på stolen. Det behövdes någon stark där bak, och två händer. Men båda {child's} händer höll i {elder.short's} hand.

{Child.He} såg på dem. Så öppnade {child.he} fingrarna och släppte. {Child.He} sprang runt bakom {elder.short} och högg tag i de röda stolsbenen.

”{Friend}, håll om min mage!”

”Håll om min mage, allihop!” ropade {friend}.

Och det gjorde de. Alla kom, den ena bakom den andra, ända bort till läshörnan, som den längsta bussen [city: {in city} | i världen].

# ding-ding
{child} tog ett djupt andetag och lät precis som {elder.short}.

”Håll i er nu!” vrålade {child.he}. ”Pling pling!”

Alla drog[sport: , och {child} drog som om det gällde {sport}].

Plopp!

{Elder.short} flög ur stolen åt ena hållet[athlete: , fortare än {athlete}], och hela klassen satte sig åt det andra. {child} landade i ett knä. {Child.He} skrattade så att {child.he} fick hicka.

”Ser du?” sa {friend}. ”Du släppte. Jag sa ju att det var lätt.”

”Det var inte lätt”, sa {child}. ”Jag hade bara annat att göra.”

# a-return
{Elder.short} hämtade andan. Sedan tog {elder.he} {@machine}. {Elder.He} vevade på den lilla veven, trrrk, och ut kom en biljett, och den fick {child}.

”Det är en tur och retur”, sa {elder.he}. ”Med en enkel kommer man bara dit. Med tur och retur måste chauffören komma tillbaka och hämta en. Det är lag på det.”

{child} lade den i fickan[elder2: , bredvid pepparmintskaramellen som {elder2} hade skickat med]. {Child.He} kände efter att den var där när de åt frukt, [music: och när de sjöng, fast det inte var {music}, ][adult: och när {child.he} målade en buss till {adult}, | och när de målade, ]och när {friend} visade snigeln. På lunchen glömde {child.he} den, för det var vaniljsås.

# at-the-gate
När skolan var slut kom {child.he} ut med {friend} i handen.

{Elder.short} stod vid grinden[pet.dog:  med {Pet} i koppel][pet.cat: , med ett par hår från {Pet} på ena ärmen][pet.other:  och kunde hälsa från {Pet}]. {Elder.He} böjde sig ner, och {child} sprang rakt in under rocken och lade båda armarna om så mycket av {elder.him} som gick.

”Håll i er nu”, sa {elder.he} in i {child's} hår.

Sedan tog {elder.he} fram biljettången av silver, och {child} räckte fram biljetten, som var lite kladdig vid det här laget, och {elder.short} klippte ett litet runt hål i den.

# @bus
{Elder} bodde i huset bredvid och hade kört buss sedan långt innan {child} föddes, och så lät det än vid varje trottoarkant
## if elder
De hade åkt buss, och {elder.short} tyckte så mycket om hur chauffören lät att {elder.he} gjorde likadant vid varje trottoarkant

# @machine
upp en gammal biljettmaskin ur fickan
## if elder
upp en biljettmaskin ur fickan. Den hade busschauffören lånat ut över dagen
