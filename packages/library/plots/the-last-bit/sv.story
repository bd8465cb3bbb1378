title: Det sista
title: Dig, sa trollet
guest troll: trollet (det)

% Den stora (@a): {adult}, annars den äldre, annars den vuxna.

# hello
{child} var i skogen med {@a}[short: [friend & pet.dog / friend & pet.cat: , {friend} och {pet}|[friend:  och {friend}][pet.dog / pet.cat:  och {pet}]]] och letade kottar. [pet.dog & !short: [!pet.known: Hunden {pet}|{Pet}] letade efter allting. ][pet.cat & !short: [!pet.known: Katten {pet}|{Pet}] gick sist. ][friend & !short: {Friend}[!friend.known: , {child's} bästa vän,] bar korgen. ]De tittade bakom en stor sten[!short:  med mossa på], men där låg inga kottar.

”Hallå!” ropade {child} ändå.

”Lå!” sa någon.[pet.dog / pet.cat:  {Pet} spetsade öronen.]

{child} tittade [short: igen.|bakom stenen en gång till.] Där satt ett troll, inte större än en stövel[short: . | , med barr i håret.]

”Vem är du?” sa {child}.

”Är du!” sa trollet.

[!short: ”Jag frågade först!”

”Först!” sa trollet och blev mycket nöjt.

][!short: Så var det med det trollet. ][!short: Det kunde inte hitta på några egna ord. ]Det kunde bara säga det sista som någon annan hade sagt.

# can-you-say
”Kan du säga pannkaka?” sa {child}.

”Kaka!” sa trollet.

[!short: ”Kan du säga pannkaka med sylt?”[friend:  sa {friend}.]

”Sylt!” sa trollet och slickade sig om munnen.

][pet.dog / pet.cat: ”{@Voff}”, sa {pet}.

”{@Off}!” sa trollet.

][pet.other: ”Jag har {pet} hemma, som bara äter.”

”Äter!” sa trollet.

][friend & short: ”Det är ju roligt”, sa {friend}.

”Roligt!” sa trollet.

][elder: ”{Elder} [elder2: och {elder2} ]tycker om bullar”, sa {child}.

”Bullar!” sa trollet.[!short:  Det gjorde det också.]

][city & !short / city & !school: ”Jag kommer från {city}.”

”{City}!” sa trollet, som om det hade varit där.

][school: ”[short & city: Jag kommer från {city}, och jag|Jag] går på {school}, och jag är stor.”

”Stor!” sa trollet.

][sport & !short / sport & !athlete: ”Vill du {play sport} eller inte?”

”Inte!” sa trollet.

][athlete: ”Känner du {athlete}[short & sport: , och vill du {play sport},] eller inte?”

”Inte!” sa trollet.

][music: {child} sjöng {@song}, och trollet sjöng [!short: med på ]sista tonen[!short: , så länge luften räckte].

]”Kan du säga rumpa?” viskade {child}.

”RUMPA!” skrek trollet. Och de skrattade så att de rullade runt, runt[!short:  i mossan], ända ner till bäcken.[pet.dog & !short / pet.cat & !short:  {Pet} sprang efter.]

# trees
Sedan reste {child} sig.

[short: Det fanns träd på alla sidor.|Det fanns träd på den ena sidan. Det fanns träd på den andra sidan.] Det fanns ingen {@grown}.[pet.dog & short / pet.cat & short:  {Pet} satte sig ner.]

”Var är du?” ropade {child}.

”Är du!” ropade trollet.

[!short: ”Jag hittar inte hem!”

”Hem!” sa trollet. Men trollet visste inte heller var hem var.[pet.dog / pet.cat:  Och {pet} satte sig ner.]

][!short: Ingenting hördes. ]Träden var så höga, och {child} [friend: och {friend} var så små|var så liten] där emellan. [friend: {child's} underläpp|Underläppen] började darra.[friend:  {Friend} sa inte ett ord.]

# all-right
[short: Trollet|Trollet såg att {child} var ledsen. Det] stack sin hand i {child's}, och den var mjuk som mossa. Det ville så gärna säga något snällt. Men det kunde ju bara säga det sista, och ingen hade sagt något snällt.

Så {child.he} fick säga det själv.

”Det ordnar sig”, viskade {child.he}[friend:  till {friend}].

”Ordnar sig!” sa trollet[short:  som | , högt, och det lät som] om det menade det.

[!short: Det hjälpte.

]{child} torkade näsan. Sedan tog {child.he} [short: sitt största andetag.|det största andetaget i hela skogen.]

”JAG ÄR HÄR!” ropade {child}.

# from-stone-to-stone
”HÄR!” ropade trollet.

[friend: ”HÄR!” ropade {friend}.

][pet.dog / pet.cat: ”{@vofff}!” sa {pet}.

]”HÄR!” ropade någon annan.

Längre bort[short: | , bakom sin egen sten,] stack ett troll till upp huvudet.[!short:  Och ännu längre bort ett till.]

”HÄR!” gick det från sten till sten. ”Här! [pet.dog / pet.cat: {@Off}! Här! {@Off}!|Här! Här!]” [!short: Det satt ett troll bakom varenda sten. ][short: De skickade ordet vidare genom hela skogen, tills {child} inte hörde det längre. | De tog ordet och skickade det vidare, som en boll, genom hela skogen, tills det var så långt borta att {child} inte hörde det längre.]

[!short: {child} och [friend: {friend} och ]trollet höll varandra i handen och väntade.[pet.dog / pet.cat:  {Pet} väntade också.]

]Då kom det tillbaka.

Först var det pyttelitet. ”Här”, sa det. [!short: Sedan var det närmare. ”Här! HÄR!” ]Och allra sist hade det stövlar på sig, och det sprang, och det var {@a}.

# boots-on
”HÄR är [friend: ni”, sa {@a} och kramade {child} och {friend} hårt|du”, sa {@a} och lyfte upp {child} och kramade {child.him} hårt].[!short:  ”Jag har ropat och ropat!”][pet.dog:  {Pet} hoppade upp på dem [friend: allihop|båda två].][pet.cat:  {Pet} strök sig mot stövlarna.]

”[short: Är [friend: ni|du]|Ropat]”, sa trollet.

”Vem sa det där?” sa {@a}.

”Det var trollet. Det hjälpte [friend: oss|mig] att ropa”, sa {child} och böjde sig ner. ”Jag tycker om dig.”

”Dig”, sa trollet. Det pekade på {child} med hela armen. ”Dig.”

[!short: Och så gick det in bakom sin sten.]

# night
På kvällen låg {child} i sängen[pet.dog / pet.cat:  med {pet} vid fötterna], och fönstret stod på glänt mot skogen.

”God natt”, sa {@a}.

”Natt”, sa {child}.

[!short: ”Sov gott.”

”Gott.”

]”[friend: {Friend} kommer|Vi ses] i morgon.”

”Morgon”, mumlade {child}, som bara orkade det sista nu.

{@A} böjde sig ner.

”Jag tycker så mycket om dig”, viskade {@a}.

”Dig”, sa {child}.

Och ute i skogen, från sten till sten, gick det vidare, lågt, lågt. Dig. Dig. Dig.
## or
De gick hem genom skogen, hand i hand.[pet.dog & !short:  {Pet} gick först, med nosen i backen.][pet.cat & !short:  {Pet} gick först, med svansen rakt upp.][friend & !short:  {Friend} bar korgen.]

”Jag blev rädd”, sa {@a}.

”Rädd”, sa {child}[!short: , för det hade {child.he} också blivit].

”Men nu är vi {@many}.”

”{@Many}”, sa {child}[friend:  och {friend}].

[short: {@A} böjde sig ner.|Där skogen tog slut böjde sig {@a} ner.]

”Jag tycker så mycket om dig”, viskade {@a}.

”Dig”, sa {child}.

Och bakom dem, från sten till sten, gick det vidare, lågt, lågt. Dig. Dig. Dig.

# @many
två
## if friend & !pet.dog & !pet.cat
tre
## if pet.dog & !friend / pet.cat & !friend
tre
## if friend & pet.dog / friend & pet.cat
fyra

# @voff
voff
## if pet.cat
mjau

# @off
off
## if pet.cat
jau

# @vofff
VOFF
## if pet.cat
MJAU

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @grown
vuxen
## if adult
{adult}
## if elder & !adult
{elder.short}
