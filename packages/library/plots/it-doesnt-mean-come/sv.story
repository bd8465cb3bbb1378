title: Det betyder inte kom
title: Där kom en till
title: Den låga dörren
guest elder: morfar (han), farfar (han)

% Den som har hand om fyren är den äldre som är vald, annars morfar. Fyren är ”den”; rösten kommer nerifrån, ett trappsteg i taget.
% Tre gånger sägs det något vid den låga dörren: Aj, Aj! och sist ingenting alls.

# ow
Dörren till fyren var så låg att {elder} alltid slog i huvudet.

”Aj”, sa {elder.short}, och då visste man att {elder.he} var inne.

[elder: {Elder.He} hade hand om fyren, med nyckel och allt. | {Elder.He} hade varit fyrvaktare i hela sitt liv, och nu var {elder.he} pensionär.] Men i tre nätter hade det inte kommit något ljus från fyren, och då ringde de. {child} fick bära verktygslådan uppför alla trapporna[music: , och {elder.short} gnolade på {@song}].[city:  {Child.He} hade åkt ända från {city}.][elder2:  {Elder2} stannade i stugan intill och kokade kaffe.]

[friend: Till {friend}[!friend.known: , sin bästa vän,] hade {child} lovat att ta reda på vad en fyr säger när man knackar.

][pet.dog: [!pet.known: Hunden {pet}|{Pet}] fick vänta nere vid dörren, för hundar tycker inte om trappor som går runt.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] var kvar hemma och hade beställt fisk.

][pet.other: {Pet} var kvar hemma och hade inte beställt någonting.

]”Det är nog lampan”, sa {elder.short}.

Men lampan brann som den skulle. Högst upp i en fyr finns det bara fönster, och runt alltihop hängde en tjock gul gardin, och den var fördragen.

”Så har man det på dagen, mot solen”, sa {elder.short}. ”Vem drar för gardinen på natten?”

”Det är jag”, sa fyren.

# another-one
Rösten kom nerifrån trappan, ett trappsteg i taget. {Elder.short} satte sig på verktygslådan. I alla år hade {elder.he} putsat den, och den hade aldrig sagt ett ord.

”Varför då?” frågade {child}.

”Jag är rädd för havet”, sa fyren.

Utanför slog en våg mot berget, och golvet ryckte till.

”Usch”, sa fyren. ”Där kom en till.”

”Det kommer alltid en till”, sa {elder.short}.

”Jag har märkt det. Jag har räknat dem i hundra år. Jag trodde att de skulle ta slut.”

# it-works-very-well
”Men en fyr kan inte vara rädd för havet”, sa {elder.short}.

”Jo”, sa fyren. ”Det går utmärkt.”

”Var skulle du annars stå? I skogen?”

”Gärna”, sa fyren.

{Elder.short} drog i gardinen, och fyren höll emot. {Elder.short} hade aldrig varit rädd för havet och visste inte vad man säger.

”Prata med den, du”, sa {elder.he} till {child}. ”Jag åker ut och tar upp näten så länge.”

”Aj”, hördes det nere vid dörren, och sedan kom båten i gång. Dunk, dunk, dunk.

# what-it-takes
{child} satte sig på golvet. ”Vad har havet gjort dig?” frågade {child.he}.

”Det tar saker”, sa fyren. ”En bänk. En flaggstång. Mössor. Det lämnar aldrig tillbaka.”

”Det lämnar tillbaka {elder.short}”, sa {child}. ”Varje dag.”

# all-white
{Child.He} tittade ut bakom gardinen, genom fönstret. Det fanns ingen båt. Det fanns inget hav heller. Allting var vitt.

”Dimma”, sa {child}. ”Du måste lysa! {Elder.short} är där ute!”

”Är det {elder.he} som säger aj?”

”Ja!”

”Då lyser jag absolut inte”, sa fyren. ”Jag tycker ju om {elder.him}.”

{child} blev iskall. {Child.He} drog i gardinen med båda händerna, men fyren drog åt andra hållet, och fyren var starkast.[sport:  Det var inte alls som att {play sport}.][athlete:  Inte ens {athlete} hade vunnit över en fyr.] Någonstans i allt det vita gick båten. Dunk, dunk, dunk.

[age>=7: {Child.He} hade lust att sparka i väggen. Men väggen darrade. Fyren var ännu räddare än {child}.

]

# come-come-come
{child} lade handen på väggen. ”Vad tror du händer”, sa {child.he}, ”om du lyser?”

”Då kommer de!” sa fyren. ”Det gör de alltid! Jag blinkar, kom, kom, kom, och så kommer de med sina små båtar, rakt ut på det där. I hundra år har jag stått här och lockat. Aldrig mer.”

{child} släppte gardinen.

”Vem har sagt att det betyder kom?”

”Ingen. De bara tände.”

# it-doesnt-mean-come
”Men det betyder inte kom”, sa {child}. ”Det betyder akta dig.”

En våg slog mot berget. Fyren glömde att säga usch.

”Akta dig?”

”Här är det stenar, betyder det. Håll dig undan. Ingen kommer för att du blinkar. De är redan där ute.”

”Redan?”

”Allihop. Och du säger åt dem att akta sig.”

”Gör de det, då?”

”Varje natt.”

Fyren teg i alla sina trappor.

”Det kunde någon ha sagt”, sa den.[school:  ”Jag har ju aldrig gått {at school}.”]

# no-hands
Sedan slet den i gardinen. Men den slet för hårt, och snöret gick av. Åh nej! Nu hängde gardinen där den hängde.

”Jag har inga händer!” ropade fyren.

Dunk, dunk, dunk. Nu var det alldeles för nära.

”Det har jag”, sa {child}.

{Child.He} klev upp på verktygslådan, tog tag så högt upp det gick och lyfte fötterna.

Ratsch!

Ner kom stången, och ner kom {child}, och över alltihop kom gardinen. Det blev svart. Sedan gult. Sedan svart. Sedan gult.

# round-and-round
”AKTA DIG!” vrålade fyren genom alla trapporna. ”AKTA DIG! AKTA DIG!”

När {child} hade krånglat sig ut gick det ett vitt streck genom dimman, runt, runt, runt. Båten hade stannat. {Child.He} höll sig i räcket och väntade.

Dunk. Dunk. Mycket sakta gick den runt alla stenarna.

Och så äntligen, långt där nere:

”Aj!”

Det var det finaste {child} hade hört.

# ten-metres
{Elder.short} kom upp med dimma i ögonbrynen och klappade fyren på räcket.

”Jag hade tio meter kvar till stenarna”, sa {elder.he}. ”Då sa du till.”

”Hörde du vad jag sa?”

”Det såg jag väl. Du sa akta dig.”

”{Elder.He} förstod”, sa fyren till {child}.

Utanför slog en våg mot berget.

”Är du rädd för det fortfarande?” frågade {child}.

”Förfärligt”, sa fyren. ”Titta på det. Någon måste ju säga till.”

[friend: {child} knackade på väggen. ”Stig på”, sa fyren, och det skulle {friend} få höra.

]

# the-low-door
De gick nerför alla trapporna, {child} först och {elder.short} efter.[elder2:  {Elder.short} tänkte på kaffet som {elder2} hade kokat.][pet.dog:  Nere satt {pet} och viftade.][pet.cat:  I hinken låg en fisk till {pet}.][pet.other:  Hemma skulle {pet} få höra alltihop.] När de var framme vid dörren gick ljuset förbi utanför.

”Akta dig”, sa fyren.

Och {elder.short} böjde på huvudet.

# @song
{music}
