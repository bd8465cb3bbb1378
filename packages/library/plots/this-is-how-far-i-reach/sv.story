title: Stövlarna i skåpet
title: Hit når jag
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har hallen är mormor eller farfar, annars {adult}, annars {minder}.

# the-hooks
{child} ville bli stor, och {child.he} ville bli det före kvällen.

Det var krokarnas fel. I {@hall} satt en lång rad krokar, och där hängde {@s} kappa, {@s} regnjacka och {@s} paraply. Men {child} nådde inte upp. Inte på tå, inte med ett hopp och inte med två hopp och ett skrik. Därför låg {child’s} jacka på golvet, och varje gång {@g} gick förbi hälsade {@he} på den.

”God dag”, sa {@g} till jackan. ”Ligger du här och vilar?”

”Den vilar inte”, sa {child}. ”Den väntar på att jag ska bli stor. Hur gör man?”

”Man äter och sover”, sa {@g}. ”Det var så jag gjorde.”

# four-potatoes
Så {child} åt. {Child.He} åt en potatis, sprang ut i hallen och sträckte upp handen. Nej. {Child.He} åt en potatis till och sprang ut i hallen. Nej. Efter den fjärde potatisen orkade {child.he} inte springa, så då gick {child.he}.[pet.dog:  Efter gick {pet}, ifall det fanns en femte.][pet.cat:  {Pet} låg på jackan. {Pet.He} tyckte att den hängde bra där.]

”Hur stor är jag nu?” frågade {child.he}.

{@G} tittade på {child.him} uppifrån och ner.

”Precis lika stor som förut”, sa {@he}. ”Men mättare.”

Då provade {child} att sova. {Child.He} la sig på kökssoffan och blundade så hårt det gick. Klockan på väggen sa tick, tick, tick.

”God morgon!” ropade {child} och rusade ut i hallen.

Nej.

# always-like-this
Då satte {child.he} sig på golvet bredvid jackan.

”Det går inte”, sa {child.he}, och rösten blev alldeles tunn. ”Jag är likadan hela tiden. Jag kommer alltid att vara så här.[friend:  {Friend} kommer att bli stor, och {friend.his} jacka också.]”

{@G} satte sig också på golvet. Där satt de en stund, {child}, {@g} och jackan.

”Det har regnat”, sa {@g}. ”Ska vi gå ut? Dina stövlar från förra sommaren står kvar i skåpet.”

# shrunk
Det var bra stövlar. Med dem hade {child} gått i varenda pöl mellan trappan och brevlådan. {Child.He} stack ner foten. Den åkte halvvägs, och sedan tog det stopp. {Child.He} trampade. {Child.He} drog. {Child.He} hoppade runt på ett ben[sport: , som om det var {sport}].

”{@G}!” ropade {child.he}. ”Du har krympt mina stövlar!”

”Det har jag verkligen inte.”

”Du har tvättat dem för varmt! {@Sweater}”

”Jag tvättar inte stövlar”, sa {@g}.

# the-whole-house
{child} letade vidare i skåpet. Där låg regnbyxorna. De slutade vid knäna. Där låg en pyjamas. {Child.He} drog på sig den med, och ärmarna slutade vid armbågarna.

”Hela huset krymper!” skrek {child}. ”Akta dig! Känn efter!”[city:  Snart skulle det gå ut över {city}.]

{@G} kände på sina armar.

”Jag är som vanligt”, sa {@he}.

”Prova din stövel!”

{@G} provade sin stövel. Den passade.[elder2:  {Elder2} fick prova sin. Den passade också.]

”Prova kappan!”

{@G} provade kappan. Den passade.[pet.other:  {child} gick och tittade på {pet}. {Pet} var precis lagom.]

# its-not-the-boots
{child} tystnade. Det var alltså bara {child’s} saker. {Child.He} satte sin fot på golvet, tätt intill den gamla stöveln, och tittade. Tårna stack ut framför. {Child.He} tittade en gång till.

”{@G}”, sa {child.he} långsamt. ”Det är inte stövlarna.”

”Inte?”

”Det är jag.”

Klockan i köket gick.

”När gjorde jag det?” sa {child}. ”Jag märkte ingenting!”

”Nej”, sa {@g}. ”Det gjorde inte jag heller när det var min tur.”

# a-hook
{child} gick fram till krokarna och sträckte på sig. {Child.He} nådde inte nu heller. Men nu höll {child.he} kvar handen på väggen, precis där fingrarna tog slut.

”Hit når jag”, sa {child.he}. ”Här ska det sitta en krok.”

{@G} hämtade skruvmejseln.[music:  {@He} gnolade på {music} när {@he} skruvade.] Det blev en ensam krok, långt under alla de andra, och på den hängde {child} sin jacka.[athlete:  {Athlete} har också nått bara dit.]

”Nästa sommar sätter vi en där”, sa {child} och pekade lite högre upp. ”Och sen en där. Och sen är jag framme vid dig.”

”Då får jag köpa fler krokar”, sa {@g}.

# room-to-grow
Sedan gick de ut i pölarna. {child} fick låna ett par stora stövlar. De gick nästan ända upp till magen, och i dem fanns det gott om plats att växa.[school:  De räckte säkert tills {child.he} var störst {at school}.][friend:  I den största pölen stod {friend} redan, upp till knäna. ”De är ju jättestora!” sa {friend}. ”Jag växer i dem”, sa {child}.]

# good-night-jacket
På kvällen låg {child} i pyjamasen med de korta ärmarna. Dörren till hallen stod på glänt. I köket sa klockan tick, tick, tick.[pet.dog / pet.cat:  {Pet} låg vid fötterna och märkte inte heller någonting.]

”Växer jag nu?” frågade {child.he}.

”Ja”, sa {@g}.

”Jag märker ingenting”, mumlade {child}.

Och så somnade {child.he}. {@G} gick på tå genom hallen. Vid den lägsta kroken stannade {@he}.

”God natt”, sa {@he} till jackan. ”Så fint du hänger.”

# @hall
hallen
## if elder
{elder’s} hall

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @Sweater
Så gick det med min tröja!
## if adult & elder
{Adult} gjorde så med min tröja!
