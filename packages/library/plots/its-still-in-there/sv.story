title: Den är kvar där nere
title: Tjock och blöt
guest friend: Vidar (han), Tyra (hon)
guest pet: Prick (hon), Sixten (han)
guest minder: Josefin (hon), Bea (hon)

% Hunden är familjens, annars kompisens, som är kvar över natten. Taxens långa mage står under breed.Dachshund. ”Den är kvar där nere” är rädd två gånger och nöjd den sista. Gör bulan med handen under täcket.

# in-the-middle-of-the-night
Mitt i natten[city:  {in city}] satte sig {child} upp i sängen.

”{@A}!” ropade [child.he: han | [child.she: hon | {child.he}]]. ”{@A}! Jag har drömt nåt otäckt!”

In kom {@a}[!adult: , som passade {child},] med håret på ända. Och efter {@a} kom {pet}. {@behind}

# a-cold-thing
”Vad handlade det om?” sa {@a}.

”En grej”, sa {child}. ”En kall grej. Den var tjock, och den var blöt, och den satt på mina tår.”

”Den är borta nu”, sa {@a}.

{child} drog upp fötterna ända till hakan.

”Den är kvar där nere”, sa {child.he}.

# i-want-to-see-it
{friend} vaknade. {Friend} [!friend: var {child's} bästa vän, och {friend.he} ]sov kvar[school: , direkt från {school}], på madrassen på golvet.[elder:  ”Allt väl?” ropade {elder}[elder2:  och {elder2}] från rummet intill.]

”Har ni sett min val?” sa {friend}.

”Inte nu, {friend}”, sa {@a}. ”{child} har drömt otäckt.”

”Var är den?” sa {friend}. ”Jag vill se den.”

”Där nere”, sa {child} och pekade mot fotändan, där det är mörkt och tårna bor.

# under
”Drömmar är inte där”, sa {friend}. ”De är under.” {Friend.He} lade sig på mage och tittade under sängen. {Friend.He} hittade en toffel och ett halvt kex.

”Det är inte den”, sa {child}.

{@A} klappade på det stora knöliga täcket. Klapp, klapp, klapp. ”Ingenting”, sa [adult: {adult.he} | {minder.he}]. ”Alldeles borta.”

”Den är kvar där nere”, sa {child}.

# up-you-come
Då satte {pet} upp framtassarna på sängen.

{Pet} tyckte om hål, långa och låga och mörka hål[sport: , precis som andra tycker om {sport}]. {Pet.He} tittade på {child}. Och {pet} bestämde sig.

{@lift}

# the-bump
In under täcket for nosen. In for öronen. In for {@middle}, och allra sist svansen. Ner genom sängen gick en bula. Ner, och ner, ända till botten.

Bulan stannade.

”[pet.cat: Mrrr|Grrr]”, sa bulan.

”[pet.she: Hon | [pet.he: Han | {Pet.He}]] har den”, viskade {friend}.

# out-came-the-tail
Ingen rörde sig. Då kom bulan tillbaka[athlete: , fort som {athlete}]. Ut kom svansen. Ut kom {@middle}, baklänges. Ut kom öronen. Och ut kom nosen, och {pet} hade något i munnen.

{Pet.He} lade ner det på sängen.

Det var tjockt, och det var blött.

{child} tittade på det. {Child.He} sträckte fram en tå och kände efter.

Det var kallt!

# the-whale
”Det är min dröm”, sa {child}.

”Det är min val!” sa {friend}.

Det var {friend's} badval, den av tvättsvamp.

”{Friend}”, sa {@a}. ”Hur kom din val ner i {child's} säng?”

”Han huttrade”, sa {friend}. ”Så jag lade honom där det var varmt. Sen glömde jag.”

# hes-wet
{child} tog upp valen och tittade på hans ansikte. Ögonen var två svarta prickar, och munnen log lite. Det rann vatten längs armen på {child}.

”Han är inte otäck”, sa {child}. ”Han är blöt.”

Då tog {@a} med sig valen till badrummet[music: , nynnade på {music}] och kramade ur honom, och kramade en gång till. Sedan fick valen ligga i fönstret på en varm, torr handduk[elder:  från {elder}], där {friend} kunde se honom. Och {friend} somnade.

# long-and-warm
{@A} vände på täcket, så att den torra sidan kom neråt. {child} stack ner en fot. {Child.He} stack ner den andra foten. {Child.He} såg sig om efter {pet}.

Men {pet} hade gått ner i hålet igen.

Det satt något på {child's} tår. Det var {@shape}, och det var varmt.

”Är det bra nu?” sa {@a} i dörren. ”Alldeles borta?”

”Nej”, sa {child} och blundade. ”Den är kvar där nere.”

# @a
{minder}
## if adult
{adult}

# @behind
{Pet} var {friend's} hund, och {pet.he} skulle lukta på allting, och {pet.he} kom alltid lite efter.
## if pet.dog
{Pet} var {a breed}, och {pet.he} skulle lukta på allting, och {pet.he} kom alltid lite efter.
## if pet.dog & breed.Dachshund
{Pet} var en tax, och {pet.his} ben var korta, och {pet.he} kom alltid lite efter.
## if pet.cat
{Pet} var {a breed}, och {pet.he} skyndade sig aldrig för någon, och {pet.he} kom alltid lite efter.

# @lift
”Upp med dig då”, sa {@a} och puttade på där bak.
## if pet.cat
”Upp med dig då”, sa {@a}. Men {pet} var redan uppe.

# @middle
hela magen
## if breed.Dachshund
den långa, långa magen
## if pet.cat
hela den mjuka magen

# @shape
hoprullat
## if breed.Dachshund
långt
