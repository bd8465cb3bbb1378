title: Stolen kommer tillbaka
title: Du är inte färdig än
title: Väldigt tunna ögonlock
guest friend: Ossian (han), Tyra (hon)
guest minder: Malena (hon), Josefin (hon)

% Klick, och räkningen. Låt barnet gissa vad som kommer tillbaka.
% Den som står i dörren (@g): den äldre, annars {adult}, annars {minder}.

# thin-eyelids
{child} sov med lampan tänd. Det hade {child.he} alltid gjort.

{Friend}[!friend.known: , {child's} bästa vän,] sov med lampan släckt. Det hade {friend.he} också alltid gjort. Och i kväll skulle {friend} sova hos {child}.

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] sov alltid på fötter. I kväll hade {pet.he} valt {friend's}.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] sov alltid på fötter. I kväll hade {pet.he} valt {friend's}.

][pet.other: För {pet} i hörnet gick det lika bra med båda.

]”Jag kan inte sova”, sa {friend} från madrassen på golvet. ”Det kommer in ljus genom ögonlocken. Jag har väldigt tunna ögonlock[city: , de tunnaste {in city}].”

”Knip hårdare”, sa {child}.

”Jag kniper så hårt det går. Kan vi inte släcka?”

”Nej”, sa {child}.

”Varför inte?”

{child} tittade upp i taket. {Child.He} hade inte velat säga det. ”För då blir det mörkt. Och då står det något vid dörren.”

”Vadå?”

”Jag vet inte. Jag har aldrig tittat ordentligt.”

# no-head
{Friend} funderade. ”Vi kan väl släcka bara medan jag räknar till fem”, sa {friend.he}. ”Jag räknar ganska fort.”

{child} tog {friend.him} i handen, ner över sängkanten. Med den andra handen släckte {child.he} lampan.

Klick.

Så mörkt det blev! Det var svart som inuti en stövel. Stolen var borta. Garderoben var borta. {Friend} var borta, utom handen.

”Ett, två”, sa {friend}.

Och där, vid dörren, stod något långt. Det hade en stor knöl på ryggen. Det hade inget huvud.

”Tre, fyra …”

Klick! {child} hade tänt lampan.

# its-quick
”Jag hade inte kommit till fem!” sa {friend}.

”Det var där!” sa {child}. ”Det var långt och hade inget huvud!”

De tittade på dörren båda två. Där stod ingen. Där hängde bara {child's} morgonrock på sin krok, och utanpå den {child.his} [school: väska till {school} | ryggsäck].

”Det är snabbt”, sa {friend}. {Friend.He} hade dragit upp fötterna.

”Vi provar igen”, sa {friend.he} efter en stund. ”Jag räknar till tio. Kommer det så frågar jag vad det vill.”

# a-pocket
Klick. Svart som i en stövel.

”Ett, två, tre, fyra”, sa {friend}.

Där var det! Långt, med knöl, och utan huvud.

”Fem, sex, sju … vad vill du?” sa {friend} med ganska pipig röst.

Det sa det inte. {child} hade fingrarna på lampan. Men då såg {child.he} något. Det där långa hade fått en ficka.

”Åtta, nio, tio”, sa {friend}. ”Tänd!”

”Vänta”, sa {child}.

”Jag har inga siffror kvar!”

”Ta några till, då. Det håller på att ändra sig.”

# just-hanging
Så {friend} räknade, och {child} tittade. Så länge hade {child.he} aldrig tittat förut. Vid tolv hade det där vid dörren en ärm. Vid femton hade det två ärmar, och ett skärp som hängde. Vid tjugo hade knölen på ryggen ett blixtlås.

”{Friend}”, sa {child}. ”Det är min morgonrock.”

”Vad gör den i mörkret?”

”Bara hänger.”

# the-chair
Och det var inte bara morgonrocken. Nu när {child.he} fortsatte att titta kom något fyrkantigt och grått krypande fram vid fönstret.

”Garderoben kommer tillbaka”, sa {child}.

”Det gör den”, sa {friend}. ”Och där är ett ben.”

”Var då?”

”Där. Och ett ben till. Det är stolen! Stolen kommer tillbaka!”

# an-ear
De låg alldeles stilla och lät allting komma, det ena efter det andra. Hyllan kom tillbaka[sport: , och det gjorde {sport.thing} också]. Gardinerna kom tillbaka.[athlete:  Affischen med {athlete} kom tillbaka.][pet.dog:  {Pet} kom tillbaka, och låg på {friend's} fötter igen.][pet.cat:  {Pet} kom tillbaka, och låg på {friend's} fötter igen.][pet.other:  {Pet} kom tillbaka, och hade varit där hela tiden.]

”Har jag kommit tillbaka?” frågade {friend}.

{child} tittade ner över kanten. ”Ena örat har det”, sa {child.he}. ”Och nu kom näsan.”

”Bra”, sa {friend}. ”Den behöver jag.”

Mörkret var inte svart längre. Det var grått och mjukt, och i det stod allt som {child} ägde, precis där det hade stått hela dagen.

# not-finished
Då öppnades dörren. Och i dörren stod någon lång, helt utan ansikte.

{Friend} kramade {child's} hand. Men {child} tände inte lampan. {Child.He} väntade.

”{child}?” sa den långa. ”Vem har släckt din lampa?”

”Det har jag”, sa {child}. ”Stå still, {@g}. Du är inte färdig än.”

{@G-first} stod still. Sakta fick {@g-he} armar. {@G-he} fick ögon, och kofta, och allra sist fick {@g-he} sitt leende.

”Nu är du klar”, sa {child}.

[elder2: ”Och jag, då?” viskade {elder2}, som stod bakom.

”Du har inte ens börjat”, sa {child}.]

# no-answer
”Tack”, sa {@g}, och så kom {@g-he} in och gav {child.him} en puss, och gick ut igen på tå[music: , nynnande på {music}].

”{Friend}?” viskade {child}, ner över sängkanten. ”Hur är det med ögonlocken nu?”

Men {friend} svarade inte. Ögonlocken var stängda. Och snart var {child's} det också.

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @G-first
{Minder}, som passade dem,
## if adult & !elder
{Adult}
## if elder
{Elder}

# @g-he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @G-he
{minder.He}
## if adult & !elder
{adult.He}
## if elder
{elder.He}
