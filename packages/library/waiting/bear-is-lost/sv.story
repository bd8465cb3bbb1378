title: Nalle är borta
title: Den som håller i Nalle
title: Vem hade honom sist?
guest sitter: Ellen (hon), Saga (hon)
guest pet: Doris (hon), Kola (hon)
guest elder: Gun (hon), Ulla (hon)

# no-bear
Det var läggdags, och Nalle var borta.

{child}, som var {age} år, tittade under kudden. Ingen Nalle. {child.He} tittade under sängen. Där låg en strumpa, men ingen Nalle.

”Nalle är borta”, sa {child}.

”Då hittar vi honom”, sa [adult: {adult} | {sitter}, som var barnvakt,] och kom uppför trappan i sin stora, sköna tröja, den med luvan som hänger bak. {@comes-too} {Pet} tittade på luvan och sa {@word}.

”Inte nu, {pet}”, sa {@grown}. ”Vi letar efter Nalle. Vem hade honom sist?”

{child} tänkte efter. [school: På {school} hade han i alla fall inte varit.] Vid frukosten hade {child.he} hållit i Nalle. Vid lunchen hade {child.he} hållit i Nalle. Och sedan hade {elder} fått en sticka i tummen.

# @grown
{sitter}
## if adult
{adult}

# @comes-too
Efter kom {pet}. Det var grannens hund, som skulle sova över.
## if pet.dog
Efter kom {pet}, {child.his} hund.
## if pet.cat
Efter kom {pet}, {child.his} katt.

# @word
”voff”
## if pet.cat
”mjau”

# the-splinter
Så de gick ner för att fråga. Först gick {child}, sedan {@grown} och sedan {pet}, med nosen i vädret.

[pet.cat: ”Mjau.” | ”Voff.”]

”Tyst, {pet}”, sa {@grown}.

{Elder.short} var i köket[!elder: , för hon bodde bredvid och hade kommit för att låna socker], med plåster på tummen. [elder2: {Elder2} höll i pincetten.] [friend: {friend} var också där, {child.his} bästa vän, i pyjamas, och hade fått se stickan.]

”Ja, jag hade Nalle”, sa {elder.short}. ”Du lånade ut honom till mig, {child}, när stickan skulle ut. Jag höll honom hårt, och jag var väldigt modig. Den som håller i Nalle mår bättre.”

”Har du honom kvar?” sa {child}.

{Elder.short} kände i båda fickorna. ”Nej”, sa {elder.he}. ”För sedan var det någon som tog fram dammsugaren.”

# the-hoover
VRÅÅÅM, sa dammsugaren. Och det var en i det huset som inte tyckte om den alls.

”{pet}!” sa {child}.

”{pet.He} skakade i hela kroppen”, sa {elder.short}. ”Så jag lade in Nalle under bordet, och {pet} lade hakan på honom, och då slutade det. Den som håller i Nalle mår bättre.”

[music: Någon hade visst spelat {music} också, väldigt högt, för att överrösta den.]

{child} ställde sig på alla fyra och kröp in under bordet. Där låg en brödkant, men ingen Nalle. [athlete: Där låg ett gammalt kort med {athlete}, och det var inte heller Nalle.] [sport: {Sport.thing} låg där också.]

”{pet}”, sa {child}, ”var är Nalle?”

{@shows}

[pet.cat: ”Mjau.” | ”Voff.”]

”Ner, {pet}!” sa {@grown}. ”Vad är det med dig i kväll? Det är bäst att vi tittar ute.”

# @shows
{Pet} gick runt {@grown}. {pet.He} ställde upp framtassarna på ryggen och tryckte in nosen i nacken.
## if pet.cat
{Pet} hoppade upp på bordet, och från bordet till {@growns} axel, och stack ner en tass bakom nacken.

# @growns
{sitter's}
## if adult
{adult's}

# outside
Så de gick ut allihop, i stövlar, med ficklampa. De tittade i skottkärran. Där satt en snigel, men snigeln var inte Nalle. [city: Hela {city} var mörkt, och Nalle kunde vara var som helst.]

{child's} underläpp började darra.

”Han är alldeles ensam”, sa {child}. ”Och han har ingen att hålla i.”

{@Grown} släckte ficklampan, satte sig på knä i det våta gräset och sträckte ut armarna, och {child} gick rakt in i dem och lade huvudet på den stora axeln.

Och där, över kanten på luvan, tittade det upp två runda öron.

# two-ears
{child} slutade gråta.

”Det är öron i din luva”, sa {child}.

{child.He} stack in handen och drog, och ut kom ett huvud, och en mage, och två ben, och det var Nalle.

”Hur i all världen kom han dit?” sa {@grown}.

[pet.cat: ”Mjau”, | ”Voff”,] sa {pet}.

{Elder.short} började skratta. ”Du somnade ju i soffan efter allt dammsugande”, sa {elder.he}. ”Du sa: ’Oj, mitt stackars huvud.’ Och det var någon som hörde det.”

Alla tittade på {pet}. {Pet} tittade på sina tassar.

”Du gav bort Nalle”, sa {child} långsamt, ”för att någon hade ont i huvudet.”

”Och vet du”, sa {@grown}, ”när jag vaknade så mådde jag bättre.”

{child} lade en arm om Nalle och en om {pet's} varma hals och pussade {pet.him} på nosen, för det var ju det {pet} hade sagt hela tiden.

# holding
Sedan var det läggdags på riktigt. {child} blev buren uppför trappan, och {child} bar Nalle.

”Är det någon som har en sticka?” frågade {child}, när {child.he} var omstoppad.

”Ingen”, sa {elder.short} från dörren. ”God natt.”

”Är det någon som har ont i huvudet?”

”Nej”, sa {@grown}.

”Är det någon som ska dammsuga?”

{Pet} lyfte på huvudet.

”Absolut inte.”

”Då tar jag honom”, sa {child} och höll Nalle hårt. Nalle luktade kök och {pet} och tröja.

{Pet} lade sig på mattan. Den stora lampan släcktes. Och två långa armar kom och lade sig om dem båda.

”Nalle håller i mig”, sa {child} med sömnig röst.

”Och jag håller i {child}”, sa {@grown}. ”Och nu mår jag ännu bättre.”
