title: Det började med en strumpa
title: Ledsen för allting
title: En hare på axeln
guest pet: Ludde (han), Bella (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Hu, hu, hu”, först på riktigt, sedan som den som siktar, till sist nyfiket. Nosen låter snff.
% Den vuxna är {adult}, annars den äldre, annars {minder}. Hunden är familjens, eller grannens, och sover över; en katts nos är lika våt.

# a-wet-sock
Det började med en strumpa. {@Bowl} {child} trampade rakt i den, och strumpan blev våt[city: , den våtaste i {city}]. Nu hängde den på tork på elementet[friend: , där {Friend}[!friend.known: , {child's} bästa vän,] hade hängt upp den]. Men det var inte bara strumpan längre. {child} var ledsen för allting.

[elder & adult: ”Det torkar”, sa {elder}.[elder2:  ”Allt torkar”, sa {elder2}.]

][elder2 & !adult: ”Det torkar”, sa {elder2}.

]{child} var så ledsen att benen inte gick. {@A-first} fick bära {child.him}, runt, runt i köket.

”Hu, hu, hu”, grät {child}, och allt rann ner i {@as} grå tröja. Efter dem kom {pet}.

# all-alone
”Titta”, sa {@a} vid fönstret. ”En fågel[school: , en sådan som ni har {at school}].”

”Den är alldeles ensam”, grät {child}.

{@A} öppnade kylskåpet. ”Titta, vilken fin lampa.”

”Men sedan måste den slockna”, grät {child}.

[elder & adult: {Elder.short} skalade en banan.

”Den gick av”, grät {child}.

][friend: {Friend} gjorde den roligaste min {friend.he} hade.

”Den är upp och ner”, grät {child}, som hängde över axeln.

][sport: ”Ska vi {play sport}?” sa {@a}.

”Med vilka ben?” grät {child}.

][music: {@A} nynnade på {music}, men den tog slut.

]”Hu, hu, hu”, grät {child}, och allt rann ner i tröjan. Efter dem kom {pet}.

# two-ears
Till slut måste {child} andas. {Child.He} lyfte på huvudet och snörvlade. Och där ansiktet hade legat var det en stor våt fläck, och fläcken hade två långa öron.

”Det sitter en hare på dig”, sa {child}.

”Var då?” sa {@a} och vände sig om för att titta. Men haren satt på baksidan av axeln och följde med runt. {Pet} följde också med runt, två varv.

[friend: ”Jag ser den!” sa {Friend}. ”Fast den där biten är snor.”

][elder & adult: ”Det där är en tekanna”, sa {elder.short}, som hade letat fram ett par glasögon.

]
# one-leg-short
Det var en ganska fin hare. Men den hade bara tre ben, och där svansen skulle vara fanns ingenting.

{child} hade mycket gråt kvar. {Child.He} lade ner ansiktet igen, lite längre bak den här gången, och siktade.

”Hu, hu, hu”, grät {child}, och allt rann ner i tröjan. Det blev ett ben. ”Hu, hu.” Det blev en svans. Lite kom från näsan, men det fick duga.

# run-out
Sedan lutade sig {child} bakåt och tittade. Nu var det bara ögat kvar, ett enda litet öga.

”Hu”, sa {child}.

Det kom ingenting. {Child.He} tänkte på strumpan. {Child.He} tänkte på fågeln. ”Hu?” Men det var slut.

Och nu var det något med haren. Ena örat blev kortare och kortare.

”Den springer sin väg!” ropade {child}. ”Och den ser ju inte vart den springer! Den har inget öga!”

[friend: {Friend} försökte gråta ett öga åt den, men {friend.he} började bara fnissa.

]
# a-nose
Ett öga måste vara något litet och runt och vått. {child} såg sig om i köket. Kranen var för mycket. Strumpan var för stor.

Nedanför stod {pet} och tittade upp. Och allra längst fram på {pet} satt en nos.

{child} kanade ner på golvet. Benen gick alldeles utmärkt, men det hann ingen märka.

”Sätt dig”, sa {child.he}, och {@a} satte sig på golvet. {child} klappade på axeln. ”Här, {pet}. Nosa här.”

{@Sniff} Snff.

Och där nosen hade varit satt ögat, litet och runt och mörkt.

# off-it-went
Haren tittade på {child}, och {child} tittade på haren.

Sedan såg den vart den skulle, och iväg bar det[athlete: , fortare än {athlete}]. Först försvann öronen, sedan alla fyra benen, sedan svansen. Sist av allt försvann ögat, och då var tröjan bara grå.

”Jag hann aldrig se den”, sa {@a}.

[elder & adult: ”En mycket snabb tekanna”, sa {elder.short}.

][friend: ”Vart skulle den?” sa {Friend}.

”Hem”, sa {child}.

]
# one-hair
När det var läggdags var strumpan torr. {child} kände på tröjan med kinden, och den var också torr, överallt. Men precis där ögat hade suttit satt ett hårstrå.

”Det är harens”, sa {child}.

Och {pet}, som låg på mattan, sa ingenting.

# @bowl
Grannens hund {Pet} skulle sova över och hade sin vattenskål på köksgolvet.
## if pet.dog
Hunden {Pet} hade sin vattenskål på köksgolvet.
## if pet.cat
Katten {Pet} hade sin vattenskål på köksgolvet.

# @sniff
{Pet} nosade först på golvet. Sedan nosade {pet.he} på en tå, och på ett knä, och på en armbåge. Sist kom {pet.he} till axeln.
## if pet.cat
{Pet} tittade först åt ett annat håll, för att visa att {pet.he} inte måste. Sedan klev {pet.he} upp i {@as} knä, och vidare uppför armen, en tass i taget, och kom till axeln.

# @A-first
{Minder}, som passade {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @as
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
