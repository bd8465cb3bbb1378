title: Hinken
title: Hela havet i en hink
title: Klapp, klapp, klapp, val
guest asta: Asta (hon), Elna (hon)
guest minder: Tove (hon), Lisbet (hon)

% Den som är med (@a): {adult}, annars den äldre, annars {minder}. Valen har fastnat på tvären som en propp, och bakom den sitter det djupa havet; den kommer ut som en sandkaka.

# the-whole-lot
{child} var vid havet med sin röda hink, och {child.he} råkade få upp hela.

{Child.He} skulle bara ha lite till vallgraven. {Child.He} satte ner hinken i vattenbrynet och drog, och det fortsatte att rinna in. Det rann och rann. När det tog slut fanns det inget hav längre. Det låg i hinken.

{child} tittade ner i den. Där var vågorna, små som ögonfransar. Och längst ner simmade något mörkt, inte större än en tumme.

”{@A-first}”, sa {child}. ”Jag fick med allt.”

# as-far-as-you-could-see
{@A} tittade upp. Framför dem var det bara sand och tång och en krabba, så långt man kunde se. Båtarna låg på sidan.[elder & adult:  {Elder}[elder2:  och {elder2}] hade kavlat upp byxbenen, och kavlade ner dem igen.][friend:  {Friend}[!friend.known: , {child.his} bästa vän,] tog två simtag till i sanden.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade skällt på vågorna hela dagen och såg ut att ha vunnit.][sport.Swimming:  Det gick inte att {play sport} någonstans.|[sport:  Det var gott om plats att {play sport}.]] En fiskmås gick omkring och såg ut som om den hade glömt något.

”Oj”, sa {@a}.

Det var inte tungt. Hela havet vägde precis som en hink. {child} hade gärna tagit med sig det hem[pet.cat: , till [!pet.known: katten ]{pet}, som tyckte om fisk][pet.other:  och visat det för {pet}].

# my-boat
Men då kom en gumma klampande i sjöstövlar, tvärs över havets botten. Hon hette {asta}.

”Vem har tagit havet?” ropade hon. ”Min båt står på en sten!”

”Det var jag”, sa {child}. ”Jag visste inte att det fick plats.”

”Det får alltid plats”, sa {asta}. ”Därför ska man aldrig fylla hinken ända upp. Nu får du vara snäll och hälla tillbaka det. Men inte fort! Om du tömmer det fort blir det en våg som tar både mig och kiosken. Häll som man häller mjölk till en kattunge.”

# trickle
Det kunde {child}.[school:  {Child.He} hällde alltid mjölken själv {at school}.] {Child.He} la sig på knä och höll i hinken med båda händerna. {Child.He} lutade den, bara lite.

Pilleri, pilleri, rann havet ut. Först blev det en pöl. Sedan blev det en sjö. Tången reste på sig. Fiskmåsen kom ihåg vad den hade glömt och la sig att guppa.

Pilleri, pilleri. De båtar som låg närmast rätade på sig, en efter en.

Då slutade det rinna.

# stuck
{child} lutade hinken mer. Det kom inte en droppe. {Child.He} vände den alldeles upp och ner.

Ingenting.

”Är det slut?” ropade {asta}, som hade gått ut till sin båt. Vattnet nådde henne bara till anklarna, och båten stod kvar på stenen.

”Nej”, sa {child}. ”Det är massor kvar. Det har fastnat!”

# sideways
{child} kikade in underifrån. Där var det mörkt och blått, och mitt i satt det där som simmade. Nu såg {child.he} vad det var. Det var en val. Den hade fastnat på tvären, som en propp, och bakom den satt hela det djupa havet.

Valen tittade på {child} med ett pyttelitet öga. Den såg inte glad ut.

”Åh nej”, sa {@a}. ”Ska jag skaka på den?”

”Nej!” sa {child}. ”Då slår den sig.”

# whale-come-out
{child} tänkte på allt som kan fastna i en hink. Och då visste {child.he}. {Child.He} hade ju gjort sandkakor hela dagen.

{child} satte ner hinken i vattnet, upp och ner. {Child.He} klappade på botten med sin hand, inte hårt, men bestämt. Och så sa {child.he} som man ska säga:

”Klapp, klapp, klapp, kaka, kom fram!”

Ingenting hände. Fast det pirrade i plasten.

”Klapp, klapp, klapp, val”, sa {child.he}, ”kom fram.”

Sedan lyfte {child.he} hinken, rakt upp.

Schlopp, sa det.

# tall-white-fountain
Där låg valen i vattnet, liten som en tumme. Så blev den stor som en gurka, och så simmade den utåt. För varje tag blev den större[athlete:  och snabbare, till sist snabbare än {athlete}], och havet kom med den, djupt och blått och brusande. Långt där ute blåste valen en hög, vit stråle. {asta's} båt lyfte från stenen.[friend:  {Friend} simmade vidare.]

”Tack ska du ha”, ropade {asta} och satte i gång motorn[music: , som lät nästan som {music}].

# one-drop
{child} tittade ner i hinken. Den var nästan tom. På botten låg en enda droppe.

{Child.He} höll hinken i knät hela vägen hem[city:  till {city}]. När {child.he} la örat mot den hördes det alldeles tydligt. Schhh, sa droppen. Schhh.

# @A-first
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A
{minder}, som höll i badlakanet,
## if adult
{Adult}
## if elder & !adult
{Elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
