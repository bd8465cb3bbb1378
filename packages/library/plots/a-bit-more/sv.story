title: Lite till
title: Ett träd ska ha plats för fötterna
guest friend: Majken (hon), Ture (han)
guest elder: Göte (han), Gunvor (hon)

% Visa tecknen när du läser: knuten näve, båda armarna ut, och tummen och pekfingret nästan ihop. Den som kan grävmaskiner är {elder}; är ingen vald är det grannen.

# a-hole
{child} och {friend}[!friend.known: , {child's} bästa vän,] stod på {@whose} gräsmatta med ett äppelträd i en hink. De skulle ha en grop. En enda, lagom stor.

Mitt på gräsmattan stod en riktig grävmaskin. Den var gul och hette Bullen, och den grävde alldeles själv.[city:  Någon sådan hade ingen annan {in city}.] Den hade grävt i en timme.

”Stopp!” ropade {child}. ”Nu räcker det!”

”Lite till”, brummade Bullen och tog en skopa till.

Gropen var redan stor som {elder.short's} hammock. {child} ville plantera trädet. Bullen ville gräva.

”Den lyssnar inte på mig”, sa {child}.

# goes-by-hands
{Elder} satt i hammocken[elder2:  bredvid {elder2}] med kaffekoppen. {Elder.He} {@drove}, och {elder.he} tyckte att folk pratade för mycket.

”Den hör inget”, sa {elder.short}. ”Det brummar för mycket inuti den. Bullen går på händer. Det du visar med händerna, det gör den.”

{Elder.He} höll upp en knuten näve. Bullen stannade på fläcken.

# explaining
”Men varför säger man inte det från början?” sa {friend}.

{Friend} kunde inte prata utan att vifta[school: , inte ens {at school}]. {Friend.He} viftade åt vänster när {friend.he} sa ”varför” och åt höger när {friend.he} sa ”början”. Bullen svängde åt vänster. Bullen svängde åt höger. Skopan slog av tre solrosor och tog {elder.short's} keps.[athlete:  Inte ens {athlete} hade hunnit ducka.]

”{Friend}!” sa {child}. ”Sluta prata!”

”Jag pratar inte, jag förklarar!” sa {friend} och pekade rakt upp.

Kepsen åkte rakt upp.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] skällde på den.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] flyttade sig till trappan, där det var lugnare.][pet.other:  Det var tur att {pet} var hemma.]

{Elder.short} skrattade så att {elder.he} spillde kaffe på magen. ”Häll i lite till”, sa {elder.he} och räckte fram koppen[elder2:  till {elder2.short}]. ”Det här är bättre än [sport: {sport} på ]teve.”

Till slut satte sig {friend} på sina händer. {Friend.He} fick prata med ögonbrynen i stället.

# no-feet
{child} ställde sig framför Bullen. {Child.He} knöt näven, precis som {elder.short}. ”Gropen är klar”, sa {child.he}. ”Den är jättestor.”

”Lite till”, sa Bullen. ”Den är jätteliten.”

”Ett träd ska inte ha en sjö!”

”Ett träd ska ha plats för fötterna.”

”Träd har inga fötter!”

”Vad står de på då?” sa Bullen.

Det visste inte {child}. {Child.He} blev arg så att det ilade i knäna. {Child.He} stampade, och {child.he} slog ut med båda armarna.

# both-arms
Det skulle {child.he} inte ha gjort. Båda armarna ut, det betydde: ta allt.

Bullen sänkte skopan. Den tog jord och gräs. Och den tog hinken med äppelträdet.

”Nej!” skrek {child}.

”Inte trädet!” skrek {friend}, och händerna for upp i luften. Då for skopan också upp. Högt, högt över hammocken hängde äppelträdet och svajade.

{child} knöt näven. Bullen stannade. Men hinken gungade på skopans kant.

”Ner!” sa {friend} och satte sig på händerna igen, fort. ”Visa ner, {child}!”

”Om jag visar ner så släpper den alltihop! Då går trädet av.”

{child} var rädd. Det pirrade ända ut i fingrarna, och {child.he} gömde händerna bakom ryggen, så att de inte skulle säga fel.

# the-finest-sign
{Elder.short} reste sig ur hammocken. {Elder.He} la handflatan mot Bullens gula sida och kände efter.

”Den darrar”, sa {elder.he}. ”Den är lika rädd om trädet som du. Nu ska jag visa dig det finaste tecknet. Det lärde jag mig när jag skulle gräva intill ett fågelbo.”

{Elder.He} höll upp tummen och pekfingret, så nära varandra att det knappt fanns luft emellan.

”Det betyder lite till. Så lite som det bara går.”

{child} tog fram handen. Den skakade. {Friend} lutade sig fram och höll {child.him} om armbågen, med båda händerna, så att ingen av dem kunde vifta.

# a-little-a-little
{child} höll tummen och pekfingret nästan ihop och sänkte handen.

”Lite till”, sa {child.he}.

Skopan sjönk en liten, liten bit.

”Lite till.”

Hinken slutade gunga.

”Lite till”, viskade {child}. {Friend} viskade det också, och {elder.short}. Skopan sjönk ner i gropen. Den satte äppelträdet på botten, lika mjukt som man lägger ett ägg.

# giant-feet
När skopan låg stilla hoppade {friend} ner och tittade i hinken.

”{child}!” ropade {friend.he}. ”Det har jättefötter! Det är rötter åt alla håll! De har snurrat runt, runt, för att de inte fick plats!”

”Gropen var inte för stor”, sa {child} till Bullen. Sedan klappade {child.he} den på skopan. Det förstod den.

De lyfte trädet ur hinken, och {child} och {friend} bredde ut rötterna. Bullen öste tillbaka jorden. {Friend} fick visa hur, och {friend.he} fick vifta precis så mycket {friend.he} ville[music: , i takt till {music}].[pet.dog:  {Pet} hjälpte till, med båda framtassarna.][pet.cat:  {Pet} kom och luktade på trädet och gick två varv runt det.][pet.other:  ”Det första äpplet ska {pet} få”, sa {child}.]

# the-lorry
När solen stod lågt kom lastbilen och skulle hämta Bullen. {child} stod vid grinden, och halsen var tjock. {Child.He} höll upp handen. Tummen och pekfingret, nästan ihop.

Lastbilen väntade. {child} fick sitta lutad mot det varma, gula, så länge {elder.short} bjöd föraren på kaffe.

# as-little
Sedan rullade de i väg. Långt borta på vägen lyfte Bullen sin skopa mot himlen och öppnade den, bara lite. Så lite som det bara går.

# @whose
grannen {elder's}
## if elder
{elder's}

# @drove
hade kört grävmaskin i fyrtio år
## if elder
hade kört grävmaskin en hel sommar en gång
