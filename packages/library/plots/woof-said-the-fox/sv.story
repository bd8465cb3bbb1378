title: Voff, sa räven
title: En orange en
title: Någon att stå bredvid
guest judge: fru Almgren (hon), fru Lindberg (hon)

% Räven säger voff, mycket försiktigt, tills han blir så glad att han glömmer sig. Att han måste ha en människa står i reglerna, och det avgör.
% Räven är aldrig *han* i en mening där barnet kunde vara det.

# a-person
{child} [friend: och {child.his} bästa vän {friend} ]tittade på hundutställningen i parken[city:  i {city}], när det kom en räv och satte sig bredvid.

”Voff”, sa räven, mycket försiktigt.[pet.dog: 

”Voff”, sa {pet}, som var {child's} egen hund och inte märkte någonting.]

”Du är en räv”, sa {child}. {child.He} tyckte mer om rävar än om något annat, så {child.he} visste.

”Tyst!” viskade räven. ”I dag är jag hund. Första pris är en lång rad korvar. Men man måste ha en människa att stå bredvid. Det står i reglerna.”

{child} hade velat stå bredvid en räv i hela sitt liv.

”Jag är en människa”, sa {child.he}.

# an-orange-one
Så gick de in tillsammans[friend: , medan {friend} höll tummarna], och ställde sig sist i raden, mellan en pudel och tanternas kakbord.[elder:  {Elder}[elder2:  och {elder2}] hade kommit för att hjälpa till med kakorna.] Domaren, som hette {judge} och hade en väldig hatt, gick från den ena till den andra.

”Och vad är det här för sorts hund?” sa {judge}.

”Voff”, sa räven, mycket försiktigt.

”En orange en”, sa {child}.

”Jag tycker han ser ut som en räv”, sa pojken med pudeln[school: , en pojke från {school}].

”Det är mycket som ser ut som rävar”, sa {child}.

# beautiful-wagging
Först skulle de sitta. Räven satt så stilla som en vas.

”Så vackert suttet!” sa {judge}.

”Voff”, sa räven, mycket försiktigt.

Sedan skulle de vifta. Räven hade aldrig viftat förut. Han slängde med den där stora svansen, en gång åt vänster och en gång åt höger, och alla lotterna flög i väg.

”Så vackert viftat!” sa {judge}.

”Voff”, sa räven, mycket försiktigt.

# the-big-bark
”Och nu”, sa {judge}, ”till sist: Stora Skallet! Så högt ni kan, när jag säger tre. Ett …”

”Ta bara ditt vanliga voff”, viskade {child}.

”Två …”

”Jag vet”, sa räven och darrade i hela kroppen. ”Det är bara det att jag är så glad.”

”Tre!”

Alla hundarna skällde. Och räven kastade huvudet bakåt, och så glad var han att han glömde sig.

”VRAAAAAAAUUU!”

# a-very-small-voice
Hatten ramlade av {judge}. Och varenda hund sprang och gömde sig under kakbordet.

En lång stund sa ingen någonting.

”Det där”, sa {judge}, ”är en RÄV.”

”Det var det jag sa”, sa pojken.

Rävens öron la sig platt. Alla ropade på hundarna, men ingen hund kom fram. De skakade så att bordet skakade, och så att kakorna skakade på faten.

”Det är nog bäst att jag går”, sa räven med mycket liten röst, och så gick han, med svansen släpande i gräset.

# hooray
”Nej”, sa {child}. ”Vänta.”

{child.He} gick och ställde sig mitt på planen. Det kändes konstigt i knäna[sport: , som första gången man ska {play sport}].

”Han är en räv”, sa {child.he}. ”Men han satt bäst. Han viftade bäst. Och han har sagt voff hela dagen, och det är jättesvårt för honom. Det där är bara så rävar ropar hurra. Det är inte läskigt när man vet. Hör här!”

Och {child} kastade huvudet bakåt.

”VRAAAAAAAUUU!” sa {child}.

Under bordet slutade det skaka. Pudeln stack ut nosen[pet.dog: , och {pet} stack ut sin också].

”Nu du”, sa {child} till pojken.

”Vraauu?” sa pojken. Han log med hela munnen. ”VRAAAUUU!”

Och ut kom pudeln och viftade.

# mrs-plumley
Sedan gjorde tanterna det, över kakorna.[elder:  {Elder.short} gjorde det.][elder2:  {Elder2.short} gjorde det.][friend:  {Friend} gjorde det längst av alla.] Den ena hunden efter den andra kröp fram, och till sist stod alla och tittade på {judge}.

{Judge} satte på sig hatten igen. Hon harklade sig.

”Vraauu”, sa {judge}, mycket försiktigt.

Räven skrattade så att han ramlade omkull.

# the-rules
”Men han är ju ingen hund”, sa pojken. ”Står det inte att bästa hunden måste vara en hund?”

{Judge} läste reglerna. Hon läste ända längst ner, och sedan vände hon på dem och tittade på baksidan.

”Nej”, sa hon. ”Här står att han måste ha en människa.”

”Han har mig”, sa {child}.

Så räven fick korvarna. Han hängde dem om halsen som ett halsband[athlete: , stolt som {athlete} med en medalj], och en gav han till pudeln.

”Du var en mycket bra människa att stå bredvid”, sa han till {child}. Sedan travade han bort och in bland buskarna[music: , medan han nynnade på {music}].

# that-night
På kvällen, när {child} låg nerbäddad i sängen[pet.cat / pet.other:  och {pet} hade fått höra alltihop], hördes ett litet läte, långt bortifrån parken.

”Voff.”

Han sa det mycket försiktigt.

”Vraauu”, viskade {child}, mycket försiktigt, och somnade.
