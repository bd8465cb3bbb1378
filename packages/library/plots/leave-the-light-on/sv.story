title: Låt lampan vara tänd
title: Spöket som inte fanns när det var ljust
title: I mörkret med flit
guest friend: Saga (hon), Melker (han)
guest pet: Korven (han), Smulan (hon)
guest elder: Gun-Britt (hon), Evald (han)

% Hunden hittar spöket med nosen, katten med ögonen; öronen som sopar är taxens. Elektriker är bara den som står i den äldres ställe.

# off-again
Någon släckte hela tiden lampan i övre hallen hemma hos {elder}, och {child} kunde inte sova i mörker.

”Låt lampan vara tänd”, ropade {child} från sin säng. {@staying} {Friend}, som var {child.his} bästa vän, hade den andra sängen, och tvärs över fotändan på båda låg {@pets}.

”Den var tänd”, ropade {elder} där nerifrån[elder2: , där {elder2} redan sov].

Klick. Så släcktes den igen.

”Så där ja”, sa en röst i mörkret. ”Det var bättre.”

Ett spöke stod i dörröppningen. Han var liten och blek och genomskinlig, så att kranarna i badrummet syntes bakom honom.

# not-here-when-its-light
Hjärtat bultade på {child}. {Child.He} sträckte sig ut och slog till strömbrytaren. Klick. Spöket var borta.

{Child.He} släckte. Där var han.

”Kan du sluta med det där?” sa spöket. ”Jag finns inte när det är ljust. Jag höll just på att säga god afton.”

”Jag kan inte sova när det är mörkt”, sa {child}.

”Jag kan inte vara till när det inte är det.”

”Det är mitt sovrum!”

”Det är min hall!”

# take-turns
”Där har han en poäng”, sa {friend}. {Friend} skulle bli domare[city: , den rättvisaste {in city}], och nu hade {friend.he} satt sig upp med ett örngott på huvudet som peruk. ”Men det har {child} också. Rätten säger: turas om. En minut var.[school:  Det är lag på det {at school}.]”

De prövade. En minut var det tänt, och {child} lade sig ner, men ingen kan sova på en minut. En minut var det släckt, och spöket började berätta om sin dag.

”Först gick jag genom väggen”, sa han. ”[sport: Sedan såg jag lite {sport} över axeln på någon. ][athlete: Jag tycker mycket om {athlete}. ]Sedan gick jag …”

Klick.

”… och det var så jag fick av mig hinken”, sa han när han kom tillbaka.

”Vi missade hinken!” sa {friend}.

# whats-in-it
”Låt lampan vara tänd”, sa {child}. Rösten darrade. {child} var mörkrädd. [adult: Hemma låtsades {adult} inte om det, och här hade {child.he} | {Child.He} hade] hoppats att ingen skulle märka något.

Spöket märkte det. ”Vad är det i mörkret?” frågade han. ”Jag är alltid där, och jag har aldrig träffat på någon utom nattfjärilar.”

”Det är det som är felet”, sa {child}. ”Jag ser ju inte vad som är i det.”

# as-white-as-an-egg
”Rätten har en idé”, sa {friend}. ”{child} är bara ovan vid honom. Vi behöver mer ljus!” {Friend.He} hoppade ur sängen och tände taklampan, badrumslampan, sänglampan och den stora ficklampan. Rummet blev vitt som ett ägg.

”{Friend}, nej!” {child} sprang runt och släckte alltihop. Sedan stod {child.he} med knutna händer och väntade, i det svartaste mörker {child.he} någonsin hade stått i.

”Spöket?”

Ingen svarade.

”Jag har suddat ut honom”, viskade {friend} och tog av sig örngottet.

# the-laundry-basket
Då satte sig {pet} upp. {@nose}

{child} lyssnade. Långt där nere, under handdukarna, var det någon som snyftade.

”Är det du?”

”Jag finns knappt”, sa en tunn röst. ”Det var så ljust. Leta inte efter mig. Då vill du ha tänt.”

”Jag står i mörkret”, sa {child}. ”Med flit.”

En handduk rörde på sig. Två bleka ögon tittade upp över kanten. ”Ja, det gör du visst”, sa spöket. ”Är du inte rädd?”

”Jo. Lite mindre, när du är i det.”

# round-the-glass
{child} tog ficklampan från {friend} och tände den, men höll snabbt båda händerna om glaset. Fingrarna blev rosa. Ett litet, litet sken läckte ut mellan dem, inte starkare än lampan i ett dockskåp.

”Säg något”, sa {child}.

”Något”, sa spöket.

De kunde höra honom. De kunde se honom också, blekrosa och med håret på ända. Och {child} såg dörren, och svansen på {pet}.

”Rätten är förtjust”, sa {friend}.

”Men jag blir trött i händerna”, sa {child}.

# bulb-trouble
”Vad är det som pågår här?” sa {elder}, som kom uppför trappan i tofflor. {Elder.He} tittade på spöket en bra stund.

”Är det fel på lampan?” sa {elder}.

{@screwdriver} {Elder.He} gick ner och bröt strömmen, och så kom {elder.he} upp igen. ”Det här är inget för barn”, sa {elder.he}, och innan {friend} hade hittat sin andra toffel var den gamla strömbrytaren borta ur väggen, och där satt en rund knapp i stället.

”Det är en dimmer”, förklarade {elder} för spöket. ”Det finns mer än av och på här i världen, lilla vän.”

{child} vred sakta ner den tills han kom.

# so-you-can-be-all-here
Han berättade om hinken, från början.[music:  På de sorgliga ställena nynnade han på {music}.] {Friend} skrattade tills {friend.he} fick hicka, och sedan somnade {friend.he} mitt i en hick. {child} började blunda.

”Ska jag vrida ner den helt nu?” frågade {child}. ”Så att hela du kan finnas?”

Spöket såg på {child.him} ett slag.

”Nej”, sa han. ”Låt lampan vara tänd.”

Sedan svävade han fram och satte sig vid fotändan, blekrosa, och {pet} flyttade på sig för att göra plats.

# @staying
{Child.He} sov över där, hos {friend's} släktingar.
## if elder
{Child.He} sov över där.

# @pets
{friend's} hund {pet}
## if pet.dog
hunden {pet}
## if pet.cat
katten {pet}

# @nose
{Pet} hade en nos. {Pet.He} hoppade ner från sängen, flump, och gick ut genom dörren med nosen tätt intill mattan.

”Vad känner du för lukt, {pet}?” sa {child}. {Pet} gick genom hallen, förbi badkaret och raka vägen till tvättkorgen. Där stack {pet.he} in nosen under locket och nös.
## if breed.Dachshund
{Pet} hade en nos. {Pet.He} hoppade ner från sängen, flump, och gick ut genom dörren medan öronen sopade mattan.

”Vad känner du för lukt, {pet}?” sa {child}. {Pet} gick genom hallen, förbi badkaret och raka vägen till tvättkorgen. Där stack {pet.he} in sin långa nos under locket och nös.
## if pet.cat
{Pet} hade ögon för mörker. {Pet.He} hoppade ljudlöst ner från sängen och gick ut genom dörren, med morrhåren först.

”Vad ser du, {pet}?” sa {child}. {Pet} gick genom hallen, förbi badkaret och raka vägen till tvättkorgen. Där hakade {pet.he} in en tass under locket och jamade.

# @screwdriver
{Elder} hade varit elektriker i fyrtio år och hade fortfarande en skruvmejsel i morgonrocken.
## if elder
{Elder} höll på att laga saker i huset den veckan och hade en skruvmejsel i morgonrocken.

# picture 1
Det är mörkt i hallen.

# picture 3
Ett litet sken läcker ut.
