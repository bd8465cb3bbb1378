title: Hålet i {elder's} ficka
title: Hej, tå
title: Nu är alla inne

% Nutid, som i sagan den gjordes av. @a: {adult}, annars den äldre.

# the-pocket
{Elder} har en gammal kofta. På koftan sitter en stor ficka, och i fickan bor det saker.

Där bor en klädnypa. Där bor en nyckel. Där bor en näsduk med blommor på, och där bor fem russin.

Men i dag bor det något mer i fickan. Längst ner i hörnet, där ingen ser.

Ett hål!

# clonk
{Elder} ska gå ut och hänga tvätt. {Elder.He} tar korgen under armen, och {child} går efter.[friend:  Efter {child} går {friend}[!friend.known: , {child.his} bästa vän].][pet.dog:  Sist går [!pet.known: hunden ]{pet}.][pet.cat:  Sist går [!pet.known: katten ]{pet}.]

De går nerför trappan. Ett steg, två steg, tre steg.

Klonk!

Vad var det? {child} tittar. På trappan ligger klädnypan.

”Oj då”, säger {child}. {Child.He} tar upp klädnypan och stoppar den i sin egen ficka.

# ting
De går på grusgången. Kras, kras, kras.

Pling!

Vad var det? {child} tittar. I gruset ligger nyckeln.

”Oj då”, säger {child.he}. Och ner i fickan med den.

# nothing-at-all
De går genom gräset. Svisch, svisch, svisch.

Och sedan hörs … ingenting alls.

För en näsduk låter inte när den ramlar. Men {child} ser den ändå! Den ligger bland maskrosorna och tror att den är en blomma.[pet.dog / pet.cat:  Det tror {pet} också. {Pet.He} luktar på den.]

”Oj då”, säger {child}. Och ner i fickan med den.

# raisins
Sedan kommer russinen. Pick. Pick. Pick. Pick. Pick.[sport:  De studsar, som om de tänker {play sport}.]

”Oj, oj, oj, oj, oj”, säger {child}. Ett russin stoppar {child.he} i fickan. De andra stoppar {child.he} i munnen[friend: , två i sin och två i {friend's}].

# here
Nu är de framme vid klädstrecket. {Elder} känner efter i koftan.

”Men var är min klädnypa?” säger {elder.short}.

”Här!” säger {child}.

”Men var är min nyckel?”

”Här!”

”Men var är min näsduk med blommor på?”

”Här!”[athlete:  Inte ens {athlete} är så snabb.]

”Och var är mina fem russin?”

{child} tänker efter. Så tar {child.he} fram det sista russinet.

”Här är ett”, säger {child.he}. ”De andra är i [friend: magarna | magen].”

Då skrattar {elder} så att hela koftan hoppar[city: , och det hörs över hela {city}].

# hello-finger
{child} sticker ner handen i {elder.short's} ficka och känner i hörnet. Där är hålet! {Child.He} petar in sitt pekfinger, och så tittar fingret ut på andra sidan.

”Hej, finger”, säger {elder}.

”Hej, {elder.short}”, säger fingret.[friend: 

”Hej, finger”, säger {friend}.

”Hej, {friend}”, säger fingret.]

# red-thread
När all tvätt hänger på rad[music: , och {elder} har nynnat färdigt på {music},] sätter de sig på trappan. {Elder} tar fram en nål och en röd tråd. {Elder.He} syr ett stygn, och ett till, och ett till[elder2: , medan {elder2} håller i trådrullen].

”God natt, hålet”, säger {child}.

# toe
På kvällen ligger {child} hemma i sin säng. {Child.He} har fått låna näsduken med blommor på[school: , och i morgon får den följa med till {school}]. {@A} drar upp täcket, ända till hakan.[pet.dog / pet.cat:  {Pet} ligger redan på sin plats.][pet.other:  {Pet} ligger redan och sover.]

Men vad är det som tittar ut längst ner, där ingen ser?

En tå.

”Hej, tå”, säger {@a}.

”Hej, {@a}”, säger tån.

Så stoppar {@a} in tån under täcket.

Och nu är alla inne.

# @a
{elder.short}
## if adult
{adult}

# @A
{Elder.short}
## if adult
{Adult}
