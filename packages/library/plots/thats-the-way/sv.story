title: Så gör man
title: Strumpan på örat
title: Tre ben och ett öra
guest sitter: Göta (hon), Anita (hon)

% ”Så gör man” sägs av båda. @a är {adult}, annars den äldre, annars {sitter}, som passar barnet. Mössan ligger under utomjordingen hela vägen.

# the-rug
[city: På en matta i {city}|På mattan] sitter {child}.

På mattan sitter en utomjording också. Den är grön och rund. Den har tre ben och ett enda öra, mitt på huvudet. Och den vill leka med {child}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] luktar på benen, ett i taget.]

# the-sock
I soffan sitter {@a-first} och viker tvätt[elder & adult: , och {elder}[elder2:  och {elder2}] håller i lakanen][elder2 & !adult: , och {elder2} håller i lakanen].[friend:  {Friend}[!friend.known: , {child's} bästa vän,] letar strumpor som hör ihop.][pet.cat:  På strumporna ligger [!pet.known: katten ]{pet} och håller dem varma.][pet.other:  På andra sidan mattan bor {pet}, som tittar på.]

Utomjordingen tar en strumpa. Den sätter strumpan på örat.

”Nej!” säger {child}. ”På foten! Så gör man.”

”Nej!” säger utomjordingen. ”På örat! Så gör man.”

{child} tar sin mössa[school: , den som {@he} har {at school}]. {@He} sätter den på huvudet.

”Så gör man”, säger {@he}.

”Nej!” säger utomjordingen. Den tar mössan, lägger den på mattan och sätter sig, mitt på mössan. ”Så gör man.”

# the-comb
[age>=5: {child} tar ett äpple. {@He} biter i det, så att det knastrar.

”Så gör man”, säger {@he}.

”Nej!” säger utomjordingen och tar äpplet. Den knackar på det. Knack, knack, knack. Sedan lägger den örat mot äpplet och lyssnar länge, länge. ”Det är ingen hemma”, säger den och lägger tillbaka det i skålen. ”Så gör man.”

{child} lyssnar också. Nej, det är ingen hemma. Inte ens en mask.

]{child} tar en kam. {@He} kammar sitt hår.

”Så gör man”, säger {@he}.

”Nej!” säger utomjordingen. Den tar kammen och kliar {@him} på ryggen. Kli, kli, kli. ”Så gör man.”

{child} skrattar. Det är ju helt fel! Men det är skönt.

# bump
Då hoppar utomjordingen, för den är så glad. Den hoppar på alla tre benen[sport: , som om den skulle {play sport}]. Hopp, hopp …[athlete:  Högre än {athlete} …]

Pladask!

Oj! Nu ligger den på mattan. Och nu gråter den. Plipp, säger det. Plopp, säger det.

Men inga tårar kommer ur ögonen. De kommer ur stortån!

# the-toe
{child} tittar och tittar. Så gråter inte {child}. Men utomjordingen är ledsen. Det ser man.

Vad gör man då?

{child} tar den lilla gröna tån i sin hand. {@He} blåser.

Fff. Fff. Fff.

{@He} klappar.

Klapp. Klapp. Klapp.[music:  {@He} nynnar lite på {music}.]

Plipp, säger tån. Sedan säger den ingenting mer.

”Så gör man”, säger {child}.

Utomjordingen tänker.

”Ja”, säger den. ”Så gör man.”

# noses
Och så sätter den sin näsa mot {child's} näsa. Den är lite kall. Den är jättesnäll. {@He} lägger sina armar om den gröna, runda magen.

”Så gör man”, säger {child}.

”Så gör man”, säger utomjordingen.

# the-lap
Nu är tvätten vikt[elder & adult / elder2: , lakanen också][pet.cat: , allt utom {pet}]. En strumpa fattas, men utomjordingen får ha den kvar. Det är ju kallt om öronen i rymden.

{@A} sätter sig på mattan. {child} sitter på {@as} ena ben, och utomjordingen sitter på det andra, med mössan under sig.[friend:  {Friend} sitter i mitten.] De får precis plats [friend: alla tre|båda två].[pet.dog:  {Pet} lägger sig på alla fötterna, och de är många.]

”Nu blundar vi”, säger {@a}.

{child} blundar. Först med det ena ögat. Sedan med det andra.

Utomjordingen tittar på.

”Nej”, säger den, alldeles mjukt.

Och så blundar den med örat. Örat viks ner, sakta, sakta, som ett litet lock.

{child} kikar lite. {@He} klappar på örat. Klapp … klapp … klapp.

”Ja”, säger {child}. ”Så gör man.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-first
{sitter}, som passar {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @he
{child.he}
## if child.she
hon
## if child.he
han

# @him
{child.him}
## if child.she
henne
## if child.he
honom
