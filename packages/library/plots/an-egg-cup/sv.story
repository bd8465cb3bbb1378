title: En hink med hav
title: Årets högsta vatten
title: Ebb och flod på köksgolvet
guest friend: Stina (hon), Melker (han)
guest dog: Morris (han), Sixten (han)
guest sitter: Gunnel (hon), Barbro (hon)

% Havet är ”det”. @dog är familjens hund, annars en som de har till låns. @a är {adult}, annars den äldre, annars barnvakten {sitter}.

# as-much-as-fits
{child} ville ta med sig havet hem. Det var ett sådant hav som går ut och kommer tillbaka, två gånger om dygnet.

”Du får ta så mycket som ryms i den här”, sa {@a-first} och räckte {child.him} hinken med locket.

Det hade varit en perfekt dag, så när som på en sak. {@Dog-first} hade blivit av med sin boll. Det var den röda, den bästa, som var tuggad till exakt rätt mjukhet. En våg hade kommit och tagit den. {@Howler} {@Dog-he} ylade hela vägen hem[city:  till {city}], och vägen hem var fem timmar lång.

{child} ställde hinken innanför dörren i köket och gick och la sig.

# one-whelk
På morgonen var vattnet borta. I hinken fanns bara våt sand, räfflad av vågor, och en snäcka.

”{@Dog} har druckit upp det”, sa {@a}.

{@Dog} såg djupt förolämpad ut. Dessutom satt locket på.

Till lunch var hinken full till brädden.

# going-out
{child} hämtade {friend}[!friend:  {@from}]. {Friend} var en sådan som hade eget måttband. En gång i timmen stack {friend.he} ner en linjal i hinken och skrev upp vad den visade, och klockan fyra satte {friend.he} sig på hälarna.

”Den läcker inte”, sa {friend.he}. ”Det går ut.”

”Ut vart då?”

”Dit det alltid går.”

{child} la sig på dörrmattan med örat mot plasten. Långt, långt borta hörde {child.he} måsar.

{@A} slog upp när det var ebb och flod på Måsesand, där de hade badat. Det stämde med {friend's} lista på minuten. {@A-he} läste två gånger, och sedan var {@a-he} tvungen att sätta sig.

# just-the-end
”Så det är inte en bit av havet”, sa {friend} långsamt. ”Det är alltihop. Det här är bara vår ände.”

Efter det tittade de i hinken varje dag, före {@school} och efter. När vattnet stod högt sjösatte {child} något, ett valnötsskal[athlete:  som hette {athlete},] eller en kork med flagga. När det hade gått ut igen var båten borta, och i sanden låg någonting annat: en klump grönt glas, eller ett musselskal, eller en halv åra som måste ha tillhört någon pytteliten. {@Dog} missade inte en enda ebb. {@Dog-he} satt med hakan på kanten och väntade, och suckade genom nosen.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] var emot alltihop.]

# highest
Sedan, på torsdagen, fick {@a} syn på månen.

Den var på väg upp bakom garagen, rund och jättestor. {@A-he} tittade på {friend's} lista. {@A-he} tittade i tabellen, där det stod ÅRETS HÖGSTA VATTEN, KL. 20.07.

”Jaha”, sa {@a}. ”Stövlar på.”

De rullade ihop mattan och bar undan den[sport:  tillsammans med {sport.thing}][pet.other: , och såg till att {pet} hade det torrt]. De byggde en vall tvärs över hallen av hoprullade handdukar och en säck potatis.[elder & adult:  {Elder}[elder2:  och {elder2}] ringde, och {child} sa att det inte passade så bra, för det var flod.][elder2 & !adult:  {Elder2} ringde, och {child} sa att det inte passade så bra, för det var flod.] Klockan halv åtta var hinken full. Tio i åtta buktade vattnet över kanten. Och så svämmade hinken över, med en lång och lycklig suck, och havet kom ut på köksgolvet.

# breakers
Det fyllde hörnen. Det lyfte dörrmattan. Snart kom det vågor, riktiga, som rullade in under bordet och bröts mot kylskåpet. {@A} satt på diskbänken med en kopp te och fötterna uppdragna[music:  och nynnade på {music}]. {child} och {friend} höll varandra i händerna och hoppade över varenda våg, och månen låg i småbitar över hela golvet.

Mitt i stod {@dog} med vatten upp till armbågarna. {@Dog-he} lyfte huvudet och ylade, precis som {@dog-he} hade ylat på stranden.

# seven-fifty-two
”Tjugo noll sju!” ropade {friend}.

Och över kanten på hinken, högst uppe på den allra största vågen, kom något runt och rött. Det guppade förbi spisen. Det snurrade ett par varv vid potatisen. Sedan seglade det genom köket, i lugn och ro, och stötte till {@dog}, helt lätt, på nosen.

Efter det ylade {@dog-he} inte mer. Det går inte, med munnen full.

# coming-this-far
När havet hade gått ut låg det räfflad sand över hela golvet, och under bordet satt en liten förvånad krabba.

”Nu måste den ju hem”, sa {child}.

{child.He} tittade ganska länge på hinken.

”Jag tror att alltihop måste hem”, sa {child.he}. ”Det måste vara jobbigt för det, att ta sig ända hit.”

Så på lördagen körde de fem timmar tillbaka. Krabban gick sin väg i sidled, utan ett ord. {child} vadade ut till knäna och tömde hinken, och en liten stund kunde man se vilken våg som var {@whose}. Sedan kom den in bland de andra, och då såg man det inte mer.

# an-egg-cup
{child.He} kom plaskande upp på stranden till {@a}.

”Får jag ta en liten bit bara?” frågade {child.he}. ”Till fönsterbrädan?”

{@A} tittade på vågorna. {@A-he} tänkte på månen. {@A-he} tänkte på mattan i sovrummet.

”En äggkopp”, sa {@a-he}.

# @whose
{child's}
## if child.she
hennes
## if child.he
hans

# @school
skolan
## if school
{school}

# @from
från huset mitt emot
## if pet.dog
från huset bredvid

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, som passade {child.him} den veckan,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
hon
## if adult
{adult.he}
## if adult.she
hon
## if adult.he
han
## if elder & !adult
{elder.he}

# @dog
{dog}
## if pet.dog
{pet}

# @dog-first
{dog}, som var grannens hund men som de hade till låns,
## if pet.dog
{pet}

# @dog-he
{dog.he}
## if pet.dog
{pet.he}

# @howler
{dog} var en beagle, och beaglar lider inte i tysthet.
## if pet.dog
{pet} var {a breed}, och inte av det slag som lider i tysthet.
## if pet.dog & breed.Beagle
{pet} var en beagle, och beaglar lider inte i tysthet.
## if pet.dog & breed.Dachshund
{pet} var en tax, och taxar lider inte i tysthet.
