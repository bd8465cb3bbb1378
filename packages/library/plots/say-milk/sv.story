title: Så gör man inte
title: Säg mjölk
title: Tack, duns
guest friend: Saga (hon), Love (han)
guest pet: Korven (han), Tage (han)

% Djuret är familjens hund eller katt, annars vännens hund. Regeln: säger man tack till älvan, så tar presenten slut. @thanks: hur djuret tackar.

# rhubarb
{child} svävade en halv meter över rabarberna vid den lånade sommarstugan, och det var älvan som hade gjort det. Älvan hade blåst på {child.him}, och {child.he} hade blivit lätt som ludd. {Child.He} ville upp till äppelträdets topp. Det hade {child.he} velat hela sommaren[city: , för därifrån kunde man kanske se ända till {city}].

”Tack!” sa {child}.

Duns. {Child.He} satt i rabarberna.

”Så gör man inte!” sa älvan. Hon var stor som en sked, och hon hade händerna i sidorna. ”Man säger inte tack till en älva. Säger man tack, så tar presenten slut. Det vet varenda grodunge.”

”Men man måste säga tack”, sa {child}. ”Annars är man ohövlig.[elder:  Det säger {elder}[elder2:  och {elder2}].][school:  Det säger de {at school} också.] Så gör man inte.”

”Jo.”

”Nej.”

# nicely-brought-up
{Friend}[!friend.known: , {child's} bästa vän,] låg på mage i gräset[music: , nynnade på {music}] och tuggade på ett strå. {@beside}

”Får jag prova?” sa {friend}. ”Jag säger aldrig tack. Mamma blir galen. Jag har tränat hela livet.”

Älvan såg intresserad ut. Hon blåste {friend} i nacken. {Friend} steg rakt upp, med strået i mungipan, och snurrade ett varv runt flaggstången.

”Helt okej”, sa {friend}.[athlete:  ”Undrar om {athlete} har provat.”]

”Vilket väluppfostrat barn”, sa älvan.

# like-a-hiccup
{child} försökte igen. Älvan blåste, och det kittlade i magen. {child} höll för munnen med båda händerna. Men tacket satt i {child.him} som en hicka, och när {child.he} fick tag i den första grenen hoppade det ut.

”Tack!”

Duns.

”Nu gjorde du det igen!” sa älvan. Hon satte sig på vattenkannan och vände ryggen till. Vingarna skakade. ”Jag ger dig något fint, och du säger att det ska sluta. Det är det taskigaste jag har varit med om.”

”Jag säger ju bara att jag blev glad!”

”Bli glad tyst, då!”

De glodde på varandra.

”Man kan ju säga något annat”, sa {friend} uppifrån flaggstången. ”Säg mjölk.”

”Mjölk”, sa {child} surt.

# lift-off
{@Bark} {Pet.He} ville också vara med. {Pet.He} stod på bakbenen och krafsade på vattenkannan. {@Legs}

Och så blåste hon, hårt, för hon var fortfarande arg.

”Nej, inte {Pet}!” sa {child}.

Men {pet} hade redan lyft. {Pet.He} simmade med alla fyra benen. Först såg {pet.he} stolt ut. Sedan såg {pet.he} ner.

{@Howl}

# only-air-above
{child} hoppade efter {pet.him}. Men {pet} gled upp längs äppelträdet och fastnade i toppen, under ett löv, med magen mot himlen. Ovanför fanns bara luft.

”Ta ner {pet.him}!” ropade {child}.

”Det kan jag inte”, sa älvan. ”Presenten är {pet's}. Det är {pet} som måste säga tack.”

”{Pet} är en {@animal}!”

Älvan blev blek. ”Det tänkte jag inte på”, sa hon. ”Jag blev så arg. Så gör man inte.”

{child} var rädd. Det slog i halsen på {child.him}. Men {child.he} såg att älvan var rädd hon också.

”Jag hämtar {pet.him}”, sa {friend}. {Friend.He} sparkade ifrån mot flaggstången[sport: , som om det gällde att {play sport},] och for iväg, fast åt fel håll, in i syrenen. ”Jag kommer strax! Jag ska bara lära mig svänga!”

# how-a-thank-you-goes
{child} tänkte. Hur säger {pet} tack? Det visste {child.he} ju. Det kände man varje gång {pet} hade fått sista biten av ens smörgås. {@Thanks}

I korgen låg mackorna[adult:  som {adult} hade brett]. {child} tog den med leverpastej.

”Blås på mig”, sa {child.he}.

”Du säger ju tack innan du är framme”, sa älvan.

”Nej”, sa {child}. ”Inte i dag.”

Älvan blåste. {child} steg. Tacket kom upp i halsen, större än någonsin, och {child.he} svalde det.

”Mjölk”, mumlade {child}. ”Mjölk, mjölk, mjölk.”

# pate-is-pate
Så var {child.he} uppe. Under {child.him} låg hela trädgården, men {child} tittade bara på {pet}. {Pet.He} darrade. {child} la ena armen om {pet.him} och höll fram smörgåsen.

En {@animal} kan vara hur rädd som helst. Leverpastej är leverpastej. {Pet} åt. {@Did}

Genast blev {pet.he} tung. {child} höll om {pet.him} med båda armarna, och de sjönk genom bladen, lagom fort, som ett löv med en {@animal} på.

# how-one-lands
{Friend} stod därnere med syren i håret och tog emot dem. {Friend.He} hade kommit på hur man landar. {Friend.He} hade sagt tack.

”Det var första gången”, sa {friend}. ”Det gick jättelätt. Säg det inte till mamma.”

# behind-the-ear
{child} satte ner {pet} och vände sig mot älvan. {Child.He} öppnade munnen, och {child.he} stängde den. I stället sträckte {child.he} fram pekfingret och strök älvan över håret, en gång.

Älvan stod alldeles stilla.

”Så gör man inte”, sa hon. Men hon gick inte undan. Hon lutade huvudet, så att {child} skulle komma åt bakom örat också.

# the-rail
På kvällen[adult: , när {adult} hade dukat av,] bredde {child} och {friend} en smörgås, liten som en nagel, med leverpastej. De la den på räcket vid trappan[elder:  och önskade att {elder.short} hade sett den]. Inte förrän dörren var stängd viskade {child} tack, till dörrhandtaget.

På morgonen var smörgåsen borta. {Pet} låg på trappan och vaktade räcket. {Pet.He} rörde sig inte, för {@under} sov någon, och en smal fot med smör på stack ut.

# @beside
Hunden {Pet}, som var {friend's}, låg bredvid och tuggade på {friend's} sko.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] låg bredvid och tuggade på {friend's} sko.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] låg bredvid och sov på {friend's} skor.

# @Bark
Då skällde {Pet}.
## if pet.cat
Då jamade {Pet}.

# @Legs
Älvan tittade på {pet.him}.

”Stackars djur”, sa hon. ”Fyra ben, och alla sitter fast i marken.”
## if breed.Dachshund
Älvan tittade på {pet.his} korta ben.

”Stackars djur”, sa hon. ”Du går ju med hela dig i marken.”

# @Howl
{Pet} började yla.
## if pet.cat
{Pet} började jama, så att det hördes i varenda trädgård.

# @animal
hund
## if pet.cat
katt
## if breed.Dachshund
tax

# @Thanks
{Pet} slickade en mitt i ansiktet, från hakan till luggen. Det var ett tack, fast blött.
## if pet.cat
{Pet} gned kinden mot ens ansikte, från hakan till luggen. Det var ett tack, fast hårigt.

# @Did
Sedan såg {pet.he} på {child} med sina bruna ögon och slickade {child.him} från hakan till luggen.
## if pet.dog
Sedan såg {pet.he} länge på {child} och slickade {child.him} från hakan till luggen.
## if pet.cat
Sedan såg {pet.he} länge på {child} och gned kinden mot {child.him}, från hakan till luggen.

# @under
under ena örat
## if pet.cat
under hakan
