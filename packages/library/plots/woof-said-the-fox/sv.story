title: Voff, sa räven
title: En orange en
title: Någon att stå bredvid
guest judge: fru Almgren (hon), fru Lindberg (hon)

% Räven säger voff, mycket försiktigt, tills han blir så glad att han glömmer sig. Att han måste ha en människa står i reglerna, och det avgör.
% @boy är vännen; familjens hund står på barnets andra sida; en katt vet, och säger ingenting.
% Räven är aldrig *han* i en mening där barnet kunde vara det.

# a-person
[friend: {child's} bästa vän[school:  från {school}], {friend}, hade fått låna en pudel till hundutställningen i parken[city:  i {city}]. {child} [pet.dog: var där också|tittade på]|{child} [pet.dog: var|tittade] på hundutställningen i parken[city:  i {city}]][pet.dog:  med {pet}, sin egen hund, på ena sidan], när det kom en räv och satte sig [pet.dog: på den andra|bredvid].

”Voff”, sa räven, mycket försiktigt.[pet.dog: 

”Voff”, sa {pet}, som inte märkte någonting.][pet.cat: 

{Pet}[!pet.known: , {child's} katt,] hade följt med eftersom ingen hade bett {pet.him}. {Pet.He} tittade länge på räven och sa ingenting.]

”Du är en räv”, sa {child}. {child.He} tyckte mer om rävar än om något annat, så {child.he} visste.

”Tyst!” viskade räven. ”I dag är jag hund. Första pris är en lång rad korvar. Men man måste ha en människa att stå bredvid. Det står i reglerna.”

{child} hade velat stå bredvid en räv i hela sitt liv.

”Jag är en människa”, sa {child.he}.[pet.dog:  ”Jag är {pet's}. Men jag har två sidor.”]

# an-orange-one
Så gick de in tillsammans och ställde sig sist i raden, mellan [friend: {friend's} pudel|en pudel] och tanternas kakbord[pet.cat:  med {pet} på].[elder:  {Elder}[elder2:  och {elder2}] hade kommit för att hjälpa till med kakorna.] Domaren, som hette {judge} och hade en väldig hatt, gick från den ena till den andra.

”Och vad är det här för sorts hund?” sa {judge}.

”Voff”, sa räven, mycket försiktigt.

”En orange en”, sa {child}.

”Jag tycker han ser ut som en räv”, sa [friend: {friend}, som alltid sa som det var|pojken med pudeln[school: , en pojke från {school}]].

”Det är mycket som ser ut som rävar”, sa {child}.

# beautiful-wagging
Först skulle de sitta. Räven satt så stilla som en vas.

”Så vackert suttet!” sa {judge}.

”Voff”, sa räven, mycket försiktigt.

Sedan skulle de vifta. [pet.dog: {Pet} viftade redan. ]Räven hade aldrig viftat förut. Han slängde med den där stora svansen, en gång åt vänster och en gång åt höger, och alla lotterna flög i väg[pet.cat: , med {pet} efter].

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
Hatten ramlade av {judge}. Och varenda hund sprang och gömde sig under kakbordet[pet.dog: , {pet} först av alla].[pet.cat:  {Pet} klev ner i hatten.]

En lång stund sa ingen någonting.

”Det där”, sa {judge}, ”är en RÄV.”

”Det var det jag sa”, sa {@boy}.

Rävens öron la sig platt. [friend: {Friend} ropade på pudeln, och alla|Alla] ropade på hundarna, men ingen hund kom fram[pet.dog: , inte ens {pet}]. De skakade så att bordet skakade, och så att kakorna skakade på faten.

”Det är nog bäst att jag går”, sa räven med mycket liten röst, och så gick han, med svansen släpande i gräset.

# hooray
”Nej”, sa {child}. ”Vänta.”

{child.He} gick och ställde sig mitt på planen. Det kändes konstigt i knäna[sport: , som första gången man ska {play sport}].

”Han är en räv”, sa {child.he}. ”Men han satt bäst. Han viftade bäst. Och han har sagt voff hela dagen, och det är jättesvårt för honom. Det där är bara så rävar ropar hurra. Det är inte läskigt när man vet. [pet.cat: {Pet} vet. ]Hör här!”

Och {child} kastade huvudet bakåt.

”VRAAAAAAAUUU!” sa {child}.

Under bordet slutade det skaka. [pet.dog: Ut kom {pet} och satte sig tätt intill räven. ]Pudeln stack ut nosen.

”Nu du”, sa {child} till {@boy}.

”Vraauu?” sa {@boy}. [friend: {Friend.He}|Han] log med hela munnen. ”VRAAAUUU!”

Och ut kom pudeln och viftade.

# mrs-plumley
Sedan gjorde tanterna det, över kakorna.[elder:  {Elder.short} gjorde det.][elder2:  {Elder2.short} gjorde det.] Den ena hunden efter den andra kröp fram, och till sist stod alla och tittade på {judge}.

{Judge} [pet.cat: lyfte {pet} ur hatten och satte på sig den|satte på sig hatten] igen. Hon harklade sig.

”Vraauu”, sa {judge}, mycket försiktigt.

Räven skrattade så att han ramlade omkull.

# the-rules
”Men han är ju ingen hund”, sa {@boy}. ”Står det inte att bästa hunden måste vara en hund?”

{Judge} läste reglerna. Hon läste ända längst ner, och sedan vände hon på dem och tittade på baksidan.

”Nej”, sa hon. ”Här står att han måste ha en människa.”

”Han har mig”, sa {child}.

Så räven fick korvarna. Han hängde dem om halsen som ett halsband[athlete: , stolt som {athlete} med en medalj], och en gav han till pudeln[pet.dog:  och en till {pet}][pet.cat:  och en till {pet}, som ingenting hade sagt].

”Du var en mycket bra människa att stå bredvid”, sa han till {child}. Sedan travade han bort och in bland buskarna[music: , medan han nynnade på {music}].[friend: 

”Det där”, sa {friend}, ”var en RÄV.”]

# that-night
På kvällen, när {child} låg nerbäddad i sängen[pet.cat:  med {pet} ovanpå][pet.other:  och {pet} hade fått höra alltihop], hördes ett litet läte, långt borta i parken.

”Voff.”

[pet.dog: Räven sa det mycket försiktigt, men den här gången märkte {pet} det.|[pet.cat: Räven sa det mycket försiktigt. {Pet} öppnade ett öga och sa ingenting.|Han sa det mycket försiktigt.]]

”Vraauu”, viskade {child}, mycket försiktigt, och somnade.

# @boy
pojken
## if friend
{friend}
