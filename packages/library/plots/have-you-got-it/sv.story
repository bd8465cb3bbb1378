title: Har du den?
title: Grannen som tappade ett ägg
title: God morgon, bönor
guest friend: Ester (hon), Henning (han)
guest pet: Pyret (hon), Bamse (han)
guest lady: Vera (hon), Majken (hon)
guest minder: Ann-Britt (hon), Laila (hon)

% ”Har du den?” ”Jag har den.” Djuret är familjens, eller {friend's} hund (@long: taxen är originalet); en katt som samlar gör likadant. Den som har hoppat på ett ben (@a): {adult}, annars mor- eller farföräldern, annars {minder}.

# on-the-wall
Den nya grannen tappade saker.

Det gick en låg mur mellan trädgårdarna, och där stod hon varje morgon med sin frukost och tittade på himlen. På måndagen ramlade det ner en tesked på {child's} sida. På tisdagen var det en penna. På onsdagen var det ett kokt ägg.

{child} ville ge grannen hennes saker tillbaka. Det var bara det att {pet} hann före.

{@long} Vad som än föll, så hämtade {pet} det. Och vad {pet} än hämtade, så hamnade det under skjulet.

# a-case
”Jag vet vad hon är för en”, sa {friend}, [pet & !friend: {child's} bästa vän, ]som bodde längre upp på gatan. {Friend} hade ett block att lösa mysterier i[school: , som egentligen hörde till {school}], och det enda som fattades var ett mysterium. ”Hon är tjuv. Hon gör sig av med bevisen.”

”Ett ägg?” sa {child}.

”Ett stulet ägg”, sa {friend} och skrev upp det.

# behind-the-beans
På torsdagen gömde de sig bakom bönorna.

Grannen kom ut, sakta, med handen på muren, som om hon hade fått låna någon annans ben. Hon hade en mugg te med sig. ”God morgon, bönor”, sa hon[music:  och nynnade på {music}].

Så lyfte hon båda händerna för att sätta upp håret. Ner for muggen, floff, rakt i {@compost}.[athlete:  Inte ens {athlete} hade hunnit fånga den.]

”Där ser du”, viskade {friend}. ”Bevis.”

# not-down-here
Men {child} rynkade pannan. Om man tappar något så tittar man ner. Det gör alla. Grannen hade inte tittat ner. Hon hade tittat bredvid sig, rätt ut i tomma luften vid örat, just där muggen nyss hade varit.

”Hon tappade den inte”, sa [child.she: {child} | {child.he}] långsamt. ”Hon ställde den där. Hon trodde att den skulle stå kvar.”

”Saker står inte kvar på ingenting”, sa {friend}.

”Nej”, sa {child}. ”Inte här nere.”

Då tittade de båda två upp mot himlen.

# robber-or-astronaut
{Friend} bläddrade fram en ny sida, reste sig mitt bland bönorna och sa: ”Ursäkta. Är du tjuv eller astronaut?”

”Astronaut”, sa grannen. ”Jag heter {lady}. Förlåt det där med ägget. Där uppe ställer man skeden i luften, och så väntar den på en. Så hade jag det i ett halvår[sport: , utan {sport}], och det är inte lätt att vänja sig av med.” Hon lutade sig mot muren. ”Skeden gör detsamma. Men i söndags släppte jag en anka.”

Det var en stickad anka, inte större än en tumme. Den hade hängt i ett snöre i hennes raket. När motorerna tystnade svävade ankan upp, och då visste hon att hon var i rymden.

# fetch-the-duck
Alla tittade på {pet}. {Pet} tittade på en tusensköna.

”{Pet}”, sa {child}. ”Hämta ankan.”

{Pet} kröp in under skjulet och kom ut med teskeden.

”Ankan, {pet}.”

{Pet} kom med pennan. {Pet.He} kom med lite äggskal. {Pet.He} kom med en rutig toffel.

”Det är ju min!” sa {@a}, som just kom ut med tvätten[elder & adult:  och {elder}]. ”Jag har hoppat på ett ben sedan jul!”

# a-long-way-in
Men ingen anka. {child} lade sig på magen och tittade in. Längst inne, dit ingen arm nådde, låg {pet} hoprullad runt något litet och gult. {Pet.He} tvättade det i ansiktet.

”{Pet.He} tror att det är en [pet.cat: kattunge|valp]”, sa {child}.

”Då är det nog bäst att jag kommer och frågar {pet.him}”, sa {lady}.

# so-heavy
{@A} hjälpte {lady} runt genom grinden. När de var framme skakade hon i knäna.

”Allt är så tungt här nere”, sa hon. ”Till och med håret.” Och så satte hon sig, duns, i gräset, och sedan lade hon sig raklång.

En [breed.Dachshund: lång ]nos stack ut under skjulet.

De flesta människor är väldigt högt upp för {@kind}. Den här var precis lagom hög. Ingen ropade. {Pet} kom ut med ankan i munnen. {Pet.He} gick ett helt varv runt {lady}, funderade lite och lade ner ankan. Sedan {@lay} och suckade.

”Åh, det var bättre”, sa {lady}. ”Nu sitter jag fast.”

# a-rule
{Friend} hade bläddrat i sitt block. ”Du gör det bara när du tänker på något annat”, sa {friend.he}. ”Så du behöver en regel. Först säger du: ’Har du den?’ Och du släpper inte förrän någon säger: ’Jag har den.’”

De övade med teskeden. De övade med toffeln. [elder & adult: De övade med {elder's} kaffekopp, och det var modigt av {elder.him}. ][elder2: {Elder2} övade med ett ägg. ]{@A} undrade om de kunde vara snälla och öva med disken.

Allra sist höll {lady} fram ankan. Den hade åkt nästan tre tusen varv runt jorden[city: , rakt över {city}], och sedan in under skjulet.

”Har du den?” sa hon.

{child} satte båda händerna under. ”Jag har den.”

Och {lady} släppte.

# that-night
På kvällen satt {child} i sängen[pet:  med {pet} på fötterna], och {@a} kom med vattenmuggen.

”Har du den?” sa {@a}.

{child} tog tag med båda händerna. {Child.He} tittade efter i luften under den, för säkerhets skull.

”Jag har den”, sa {child.he}.

# @long
{Pet} [friend: var {friend's} hund och | tillhörde [!friend.known: {child's} bästa vän, ]{friend}[!friend.known: ,] och var en hund som] följde med överallt. {Pet.He} kunde göra sig platt som en matta, och det bästa hålet {pet.he} visste gick in under skjulet.
## if pet.dog
{Pet} var {a breed}. {Pet.He} kunde göra sig platt som en matta, och det bästa hålet {pet.he} visste gick in under skjulet.
## if pet.dog & breed.Dachshund
{Pet} var en tax. {Pet.He} var lång och låg och gjord för att krypa ner i hål, och det bästa hålet {pet.he} visste gick in under skjulet.
## if pet.cat
{Pet} var {a breed} och samlade på saker. {Pet.He} kunde göra sig platt som en matta, och det bästa hålet {pet.he} visste gick in under skjulet.

# @kind
en hund
## if pet.dog & breed.Dachshund
en tax
## if pet.cat
en katt

# @lay
lade {pet.he} sig tvärs över {lady's} mage
## if pet.dog & breed.Dachshund
klättrade {pet.he} upp på {lady's} mage, lade sig på längden
## if pet.cat
klättrade {pet.he} upp på {lady's} mage, snurrade ett varv, lade sig

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @compost
komposten hos {minder}, som hade hand om {child} den sommaren
## if adult
{adult's} kompost
## if elder & !adult
{elder's} kompost
