title: Byta med havet
title: En till dig, en till mig

% Den stora (@a): {adult}, annars den äldre, annars den vuxna.

# the-bucket
{child} ställde sin blå hink i sanden och vände sig om efter spaden. Det gick på två sekunder.

Men svisch! Där kom en våg och tog hinken.

”Den är min!” ropade {child}.

Svisch, sa nästa våg. Och på platsen där hinken hade stått låg en snäcka. Den var vit och vriden som en strut.

{child} tittade på snäckan, och så tittade {child.he} på havet.

”Jaså”, sa {child.he}. ”Du byter.”

Svisch, sa havet. Det betydde: En till dig, en till mig.

# one-for-me
{child} lade en pinne vid vattenkanten. Svisch! Pinnen var borta, och där låg en bit grönt glas, slät som en karamell.

{child.He} lade dit brödkanten från smörgåsen. Svisch! Där låg tång, lång och hal, som knäppte när man trampade på den.

[friend: {Friend} lade dit en strumpa. Svisch! Där låg en vante full med sand.

”Dåligt byte”, sa {friend}.

][elder: Havet tog hatten från {elder}, utan att fråga. Svisch! Där låg en mycket finare hatt, med en krabba i. [elder2: {Elder2.short} skrattade så att kaffet skvätte. ]

][pet.dog: {Pet} släppte en pinne. Svisch! Där låg en annan pinne. {Pet} var mycket nöjd med bytet.

][pet.cat: {Pet} satt högt upp på stranden och bytte ingenting med någon.

][pet.other: ”En till {pet}”, sa {child} och stoppade undan en liten sten med hål i.

][sport: De hade en gammal boll. Svisch! Där låg en från ett annat land, och med den kunde man {play sport} lika bra. ][athlete: ”{athlete} skulle ha kastat längre”, sa {child} och kastade en kotte. Svisch! Där låg en svartare kotte. ][music: {child} sjöng {@song} för havet, och havet nynnade något som var blåare. ][school: ”Ingen {at school} byter så bra som du”, sa {child}. ][city: ”Så här bra byter de inte i hela {city}”, sa {child}. ]Det blev en rad i sanden, den finaste rad som någon hade haft. {child} gick ner på knä och lade allt i ordning.

Och på filten bakom {child.him} satt Nalle. Han satt lite för nära kanten.

# not-him
Svisch.

När {child} vände sig om låg Nalle på rygg ute i vattnet och såg förvånad ut.

”Nej!” skrek {child}. ”Inte han! Honom byter jag inte bort!”

{child.He} sprang ut till knäna.[adult:  Längre fick man inte, för då ropade {adult}.] {child.He} sträckte sig så långt armen räckte. Men nästa våg flyttade Nalle längre ut.

Och framför {child's} fötter lade havet det bästa det hade. Det var en pärla, stor som en ärta.

Havet tyckte att det var ett mycket rättvist byte.

”Jag vill inte ha den!” Nu grät {child}, och tårarna var lika salta som hela havet. ”Jag vill ha Nalle!”

# everything
{child} kastade tillbaka pärlan. {child.He} kastade tillbaka glaset och tången. Men havet gav inte tillbaka Nalle. Ett byte är ett byte.

{child} torkade näsan med armen och tänkte. Vad kunde man ge ett hav? Det hade ju snäckor. Det hade stenar och skepp och fiskar.

”Du har ju allting!” ropade {child}. ”Vad är det du vill ha?”

Havet svarade inte. Det kom bara in, stort och tunt, och slätade ut sanden framför {child.him}. Den blev slät som papper.

Då förstod {child}. Allt som havet hade fått hade någon tappat eller bytt bort. Ingen hade någonsin gett det en present.

# a-present
{child} tog en pinne och skrev. {child.He} skrev i den våta sanden, med bokstäver som var lika långa som ben:

{child}

”Det är mitt namn”, sa {child}. ”Du får det. Det är inget byte. Det är en present.”

Havet låg alldeles stilla.

Sedan kom det en våg, en liten. Den läste. Den gick över bokstäverna, en i taget, från början till slut, och när den hade gått fanns det inget namn i sanden. Havet hade det.

Men {child} hade det också. Det var det som var så bra med det.

Och då kom den största vågen på hela dagen, och den var rund och mjuk och hade bråttom. Den ställde något i sanden och backade därifrån.

Där stod Nalle. Han hade tång om halsen. Och på huvudet satt den blå hinken.

# a-yawn
På kvällen hängde Nalle i öronen på klädstrecket och droppade. Han såg ut som en som har varit ute och rest.[pet.dog:  {Pet} satt under och vaktade.]

{child} låg i sängen med snäckan, den allra första, för den hade {child.he} kvar. {child.He} höll den mot örat. Svisch, sa den, långt inne.

”Nu får du sova”, sa {@a}.

{child} gäspade. {child.He} råkade göra det rakt in i snäckan.

Det var tyst en stund. Och sedan kom det en gäspning ut ur den, en lång, blå gäspning som luktade salt.

”En till dig”, mumlade {child}. ”En till mig.”

Och så sov {child.he}.
## or
På vägen hem satt Nalle i fönstret på bussen och droppade. Han såg ut som en som har varit ute och rest.[pet.dog:  {Pet} luktade på honom hela vägen.]

{child} hade snäckan, den allra första, för den hade {child.he} kvar. {child.He} höll den mot örat. Svisch, sa den, långt inne.

Bussen gungade. {child} gäspade, och råkade göra det rakt in i snäckan.

Det var tyst en stund. Och sedan kom det en gäspning ut ur den, en lång, blå gäspning som luktade salt.

”En till dig”, mumlade {child}. ”En till mig.”

När de var framme fick {@a} bära alla tre.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
