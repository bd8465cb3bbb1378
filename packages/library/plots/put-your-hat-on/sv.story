title: Ta på dig mössan
title: Draken som inte frös
guest friend: Nelly (hon), Ludvig (han)
guest elder: Ulla (hon), Rune (han)

% Nys så att det hörs: Ha … ha … TJO! Den som stickar är den äldre som är vald, annars grannen {elder}.

# the-kite
{child} och {friend}, {child's} bästa vän, flög med en pappersdrake i {@whose} trädgård. Det blåste kallt, och {child} hade stoppat mössan i fickan.

”Ta på dig mössan!” ropade {elder.short} från trappan.[adult:  Det hade {adult} också sagt.]

”Jag fryser inte!” ropade {child}.[pet.other:  Hemma satt {pet} och hade det varmt.]

Då ryckte det i snöret. Uppe bland molnen hade något bitit i pappersdraken, och det följde med ner, större och större och grönare och grönare.

Duns. Mitt i {elder.short's} grönkål satt en riktig drake.[pet.dog:  Hunden {pet} satte sig bakom {friend}.][pet.cat:  Katten {pet} tog trappan i ett enda hopp.]

# ha-ha
”En drake!” skrek {child}. ”Får jag flyga på dig?”

”Min kusin i Borås har åkt på en drake”, sa {friend}. {Friend} hade en kusin i Borås som hade gjort allting[sport:  och var bäst på {sport}].[school:  {At school} visste alla vem det var.]

”Du får flyga”, sa draken. ”Jag heter Bror. Sätt dig bakom öronen och … ha … ha … TJO!”

Draken nös. Och när draken Bror nös, då for han baklänges. Han for genom grönkålen, genom tvätten och in i utedasset[elder2: , som {elder2} just hade målat].

”Du fryser om öronen”, sa {elder.short}. ”Ta på dig en mössa.”

”Drakar fryser inte”, sa Bror inifrån dasset. ”Drakar är varma. Det vet alla.”

”Men du nyser ju!” sa {child}.

”Det är kålen.”

# on-the-inside
Han klev ut med ett lakan på varje horn. {child} tog fram mössan ur fickan och höll upp den.

”Du kan få min. Ta på dig mössan, så kan vi flyga!”

”Tack”, sa Bror och åt upp den. ”Så där. Nu är den på. På insidan.”

”Du skulle ha den på huvudet!” skrek {child}.

”Du har ju ingen på huvudet själv!”

”Jag fryser inte!”

”Inte jag heller!”

De stod näsa mot nos. {child's} näsa var alldeles blå. Drakens nos var alldeles blå.

”Ni är lika”, sa {friend}. ”Min kusin i Borås …”

”Tyst, {friend}!” sa {child} och Bror på en gång.

# the-cousin
{Friend} gick bort och satte sig på hinken. {child} skämdes så att det drog i magen.

”Vad gjorde din kusin?” frågade {child.he}.

{Friend} tittade på sina stövlar. ”Jag har ingen kusin i Borås”, sa {friend.he}. ”Det är jag som vill göra grejerna. Men jag vågar inte.”

”Vågar du flyga med mig?”

{Friend} svalde. ”Om jag får sitta bakom.”

# up
Så de klättrade upp båda två. Bror slog med vingarna, och marken blev liten. De såg ner i {elder.short's} skorsten![city:  De såg ända till {city}!]

”Jag flyger!” skrek {friend}. ”Jag! Ingen kusin!”

Men uppe var det isande kallt. Det drog om Brors stora tunna öron.

”Ha …” sa Bror. ”Ha … TJO!”

De for baklänges över trädgården och fastnade i {elder.short's} flaggstång. Där hängde Bror i svansen och gungade. {child} och {friend} höll i varsitt öra. Öronen var kalla som glass.

”Ha …” sa Bror igen.

”Nyser han så ramlar vi!” sa {friend}.

# an-ear-each
”Bror, du fryser!” sa {child}.

”Jag kan inte frysa”, sa Bror. Rösten var bara ett litet pip. ”En drake som fryser är ju ingen drake. Tänk om elden är slut.”

{child} kände inte sin egen näsa.

”Jag fryser”, sa {child.he}. ”Jag har frusit hela tiden. Och jag är {child} ändå.”

{Child.He} kröp in under det ena örat och lade armarna om det. {Child.He} andades så varmt {child.he} kunde.

”Ta det andra, {friend}!”

{Friend} släppte med ena handen, fast det var högt, och kramade hela det andra örat.

”Ha …” sa Bror. ”Ha … hm.” Det kom bara en varm rökring.

”Elden är kvar!” sa Bror.

# click-click
”Håll värmen!” ropade {elder.short} nerifrån. {@knits} Nu gick stickorna så fort att de inte syntes.[athlete:  Inte ens {athlete} är så snabb.][elder2:  {Elder2} matade på med garn.] Klick, klick, klick, sa det.

Det blev en mössa stor som ett tält, randig i allt garn som fanns. {Elder.short} knöt fast den i snöret från pappersdraken, och {child} och {friend} drog upp den. De drog ner kanten över öronen på Bror.

Bror fick tårar i ögonen.

”Det är ju skönt”, sa han. ”Varför har ingen sagt det?”

”Det har jag!” sa {elder.short}. ”Hela dagen!”

# soup
Bror lossade svansen och flöt ner mot gräset, mjukt som en filt.[pet.dog:  {Pet} viftade så att hela bakdelen följde med.][pet.cat:  {Pet} kom och lade sig mot hans varma mage.] Sedan åt de soppa på trappan[music:  och lyssnade på {music}]. Kålen var ju redan plockad.[adult:  {Adult} kom lagom till soppan.]

När solen gick ner ville Bror hem.

Han lade sin varma nos mot {child's} kind, och den var inte blå längre.

”Ta på dig mössan”, sa han.

# two-new-ones
{child} hade ju ingen, för den hade han ätit. Men {elder.short} räckte fram två nya, randiga i det som blivit över.[pet.other:  Det blev en liten filt till {pet} också.] {child} drog ner sin över öronen, och {friend} drog ner sin. Ovanför skogen flög en stor randig mössa bort, med en liten rökring efter sig.

# @whose
grannen {elder's}
## if elder
{elder's}

# @knits
{Elder.He} hade stickat i hela sitt liv. {Elder.He} stickade när {elder.he} lagade mat, och {elder.he} stickade när {elder.he} sov.
## if elder
{Elder.He} hade stickat ända sedan draken damp ner.
