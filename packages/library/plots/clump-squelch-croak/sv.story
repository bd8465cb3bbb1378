title: Grodan i stöveln
title: Klamp, slafs, kväk
title: Min stövel pratar
guest sitter: Berit (hon), Majken (hon)

% @a: {adult}, annars den äldre, annars barnvakten, vid namn varje gång. Grodan är "den".

# two-eyes
{child} skulle gå ut[friend:  med {friend}[!friend.known: , sin bästa vän]].[pet.dog:  Det skulle [!pet.known: hunden ]{pet} också.][pet.cat:  Det skulle [!pet.known: katten ]{pet} också.][pet.other:  {Pet} skulle stanna inne.]

{Child.He} tog på sig jackan. {Child.He} tog på sig mössan. {Child.He} tog på sig den ena stöveln.

Men den andra stöveln hade stått ute på trappan hela natten. Nu var den tung. Och det skvalpade i den.

{child} tittade ner.

Två ögon tittade upp.

”Kväk”, sa stöveln.[pet.dog: 

”Voff”, sa {pet}.][pet.cat: 

”Mjau”, sa {pet}.]

# a-boot
”{@A}!” ropade {child}. ”Min stövel pratar!”[friend: 

”Det gör inte min”, sa {friend}.]

{@Who} kom och kikade. I stöveln fanns det regnvatten, och i regnvattnet satt en groda. Den var brun och blank och hade en jättebred mun.

”Den tror att stöveln är en damm”, sa {@a}.

”Det är en stövel”, sa {child} till grodan.

”Kväk”, sa grodan. Och där satt den kvar.

# a-proper-pond
Men en groda ska ha en riktig damm. Och {child} visste precis var det fanns en. Bakom äppelträdet!

Så {child} tog stöveln i famnen och gick. {Child.He} hade stövel på den ena foten och bara strumpa på den andra, och gräset var alldeles blött.[age>=5:  {@A} gick alldeles bakom och höll ut båda armarna, för säkerhets skull.][friend:  Bredvid gick {friend}, i två stövlar.][pet.dog / pet.cat:  Sist gick {pet}, på fyra blöta tassar.]

Klamp, sa stöveln.

Slafs, sa strumpan.

[pet.dog: Snuff, sa {pet}.

][pet.cat: Mjau, sa {pet}.

]Kväk, sa grodan.

# past-the-swing
De gick förbi gungan. Klamp. Slafs. [pet.dog: Snuff. ][pet.cat: Mjau. ]Kväk.

[age>=5: De gick förbi klädstrecket. Klamp. Slafs. [pet.dog: Snuff. ][pet.cat: Mjau. ]Kväk.

]De gick förbi vinbärsbusken. Klamp. Slafs. [pet.dog: Snuff. ][pet.cat: Mjau. ]Kväk.[music:  Det lät nästan som {music}.]

De gick förbi äppelträdet. Klamp. [pet.dog: Slafs. Snuff … | [pet.cat: Slafs. Mjau … | Slafs …]]

Det blev tyst.

# where-are-you
{child} stannade. {Child.He} tittade ner i stöveln. Där var det bara vatten.

”Groda?” sa {child}. ”Var är du?”

{Child.He} tittade under ett stort blad. Där bodde en snigel.

{@A} tittade bakom trädet. Där låg {child’s} boll.

[friend: {Friend} tittade i vattenkannan. Där fanns en spindel.

][elder & adult: {Elder}[elder2:  och {elder2}] kom ut och tittade under bänken. Där växte en svamp.

][elder2 & !adult: {Elder2} kom ut och tittade under bänken. Där växte en svamp.

][pet.dog / pet.cat: Men {pet} bara tittade på {child}.

]”Kväk”, sa någon.

Det kom inte nerifrån. Det kom uppifrån!

# on-your-head
”{Child}”, viskade [friend: {friend} | {@a}]. ”Stå stilla. Du har en groda på huvudet.”

{child} stod så stilla {child.he} kunde.[sport:  Det var svårare än att {play sport}.] Det kändes lite tungt på mössan. Sedan gick {child.he} vidare, mycket försiktigt, med ett litet steg i taget.

Klamp, sa stöveln där nere.

Slafs, sa strumpan där nere.

[pet.dog: Snuff, sa {pet} där nere.

][pet.cat: Mjau, sa {pet} där nere.

]Kväk, sa grodan där uppe.

# a-deep-bow
Och där var dammen. Den var stor och grön och luktade lera[city: , och det fanns ingen finare i hela {city}]. {child} ställde sig på kanten, och {@a} höll {child.him} i handen.

”Nu är du framme”, sa {child}.

Och så bugade {child.he}. Djupt, djupt, ända ner med mössan.

Plums!

Ringarna blev större och större på vattnet. Mitt i alltihop stack det upp två ögon.

”Hej då, groda”, sa {child}[friend:  och {friend}].

# upside-down
På kvällen hängde strumpan på tork[school: , så att den skulle hinna till {school}].[pet.dog:  Snuff, sa {pet}.] Stöveln stod upp och ner på trappan, så att ingen ny skulle flytta in.

{@A} bäddade sängen och såg sig om. ”Var är {child}?”

På mattan satt någon i grön pyjamas. [child.name: Ögonen var runda|{Child.He} satt på huk], och munnen var jättebred.

”Kväk”, sa [child.name: någon|{child.he}].

Och så hoppade {child.he}[athlete: , längre än {athlete}]. Rakt ner under täcket.

Plums.

Två ögon stack upp vid kanten.

”Den tror att sängen är en damm”, sa {@a}.

”Det är en säng”, sa {child}.

Och där låg {child.he} kvar.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @Who
{Sitter}, som var barnvakt,
## if adult
{Adult}
## if elder & !adult
{Elder}
