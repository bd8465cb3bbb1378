title: Det är bara {gordon}
title: God natt, {gordon}
title: Man måste bara veta vilka de är
guest elder: mormor (hon), farmor (hon)
guest gordon: Göran (han), Börje (han)
guest pauline: Maj-Britt (hon), Solveig (hon)
guest ray: farbror Rune (han), farbror Sture (han)
guest kevin: Leffe (han), Conny (han)

% Den som sagan är hos är den äldre som är vald, annars mormor. Elementet är en han, klockan en hon, kylskåpet en farbror. Ingen förklarar det sista ljudet.

# only-gordon
{child} skulle sova över hos {@host}. {child.He} hade aldrig sovit borta förut, men än så länge gick det jättebra. De hade ätit fiskpinnar. De hade ätit två efterrätter[elder2: , för {elder2} hade också gjort en].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] vaktade huset därhemma.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade stannat hemma och tagit över {child's} kudde.] Nu låg {child.he} i sängen, och det var släckt, utom i hallen, och {elder.short} satt bredvid på en stol.

GLONK.

”Vad var det?” sa {child}.

”Det är bara {gordon}”, sa {elder.short}. ”Mitt element. Han åt för mycket till kvällsmat.”

Glonk, sa {gordon}.

{child} la sig ner igen.

# a-bad-leg
Tick-tack, tick-tack, tick-TACK.

”Vad var det?” sa {child}.

”Det är bara {pauline}. Min klocka. Hon haltar lite.”

Tick-tack, tick-tack, tick-TACK, sa {pauline}.

{child} la sig ner igen.

Brrrrrrr-duns!

”Vad var DET?” sa {child.he}.

”Det är bara {ray}. Mitt kylskåp. Han får frossa, stackarn, och sen måste han sätta sig.”

# they-say-it-back
”Hemma är det tyst[city: , och då bor vi i {city}]”, sa {child.he} med alldeles liten röst. ”Jag känner ingen här.[pet.other:  Inte ens {pet} är här.]”

”Du känner mig”, sa {elder.short}. ”Och nu känner du {gordon} och {pauline} och {ray} också. Säg god natt till dem, så får du se att de svarar.”

”God natt, {gordon}”, sa {child}.

Glonk.

{child.He} log nästan. Och {child.his} ögon hade nästan gått ihop när det kom ett ljud till.

# who-is-it
Bzzzzzzzzzzzzzzz.

Det kom ur mörkret, nere vid golvet.

”Vem är det?” sa {child.he}.

{Elder.short} svarade inte.

Bzzzzzzzzzzzzzzz.

”{Elder.short}? Vem är det där?”

”Du”, sa {elder.short} långsamt. ”Här har jag bott i trettio år, och den där har jag aldrig hört förut.”

{elder.He} drog upp fötterna på stolen.

Nu slog {child.his} hjärta tick-tack, tick-tack, mycket fortare än {pauline}.

Bzzzzzzzzzzzzzzz.

”Den där tycker jag inte alls om”, viskade {elder.short}. ”Jag tror att jag kryper in under filten en stund.”

Och det gjorde {elder.short}. Det enda som stack ut var en toffel, och den såg faktiskt ut att fnissa.

# somebody-had-to-look
{child} satte sig upp. Någon måste ju titta efter.[athlete:  {Athlete} hade tittat efter.] {child} lyssnade med båda öronen så mycket det gick. Det var ett långt, argt, liksom kolsyrat ljud. Och det konstiga var att {child.he} hade träffat det förut någonstans.

{child.He} tog {elder.short's} ficklampa från bordet och tände den. {child.He} satte ner ena foten på mattan, och sedan den andra. Surret kom från {child's} egen väska, och den ena sidan på väskan darrade. {child.He} drog upp dragkedjan och stoppade in handen, [sport: förbi allt som {child.he} hade tagit med för att kunna {play sport}, ]in under tröjan och in under de rena underbyxorna[adult:  som {adult} hade vikt], och där fick {child.he} tag i det.

# buzzing-its-head-off
”{Elder.short}”, sa {child}. ”Du kan komma fram nu.”

”Vad är det för något?” sa filten.

”Det är bara min tandborste.”

{child.He} höll upp den i ljuset från ficklampan. Den var blå, och den surrade som en hel bikupa.[music:  Det var inte {music}, men den gjorde så gott den kunde.]

”Den gick i gång av sig själv”, sa {child.he}. ”Den gör så ibland.”

{Elder.short's} näsa tittade fram. ”Ser man på. Vad heter han, då?”

{child} tänkte efter.[friend:  Bästa kompisen hette {friend}, men {friend} surrade inte.] ”Han heter {kevin}”, sa {child.he}. ”Han blir så uppspelt. Han har aldrig sovit borta förut.[school:  Han går inte ens på {school}.]”

”Stackars {kevin}”, sa {elder.short}. ”Första natten. Och så känner han ingen.”

”Han känner mig”, sa {child}. Och så klappade {child.he} {kevin} och tryckte på knappen, och {kevin} tystnade.

# to-be-polite
Sedan bar {child} runt honom och presenterade honom, för så gör man.

”{kevin}, det här är {gordon}. Det är bara magen.” Glonk. ”Det är {pauline}, hon som haltar.” Tick-TACK. ”Och {ray} bor i köket.” Brrrrrrr-duns. ”Ser du? De är snälla. Man måste bara veta vilka de är.”

# only-granny
{child} ställde {kevin} på bordet, så att han hade utsikt över allihop, och kröp ner i sängen igen. {Elder.short} stoppade om {child.him} och satte sig på stolen, med filten över knäna.

”God natt, {kevin}”, sa {elder.short}. ”God natt, {child}. Sov så gott.”

Det var mörkt. Glonk, sa {gordon}. Tick-TACK, sa {pauline}. Nu kände {child.he} varenda en av dem. Ögonen höll precis på att falla ihop.

Krrrrrrrrrr-pyh.

{child.He} öppnade ett öga. Det kom från stolen.

Krrrrrrrrrr-pyh.

”Var inte rädd, {kevin}”, viskade {child}, vände sig om och drog upp täcket till hakan. ”Det är bara {elder.short}.”

# @host
{elder}
## if elder2
{elder} och {elder2}
