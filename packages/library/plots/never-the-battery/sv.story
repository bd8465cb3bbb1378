title: Det är aldrig batteriet
title: Hennes humör
title: Fyrtio sidor kvar
guest friend: Samira (hon), Sixten (han)
guest maureen: Majken (hon), Majvor (hon)
guest ron: Rune (han), Roland (han)
guest wife: Gunhild (hon), Dagny (hon)
guest minder: Siv (hon), Gun-Britt (hon)

% Traktorn är {ron's}, vem som än är vald: en riktig mor- eller farförälder känner honom och får ingen historia. Hans namn börjar på R, för kodens skull.
% Örr, örr, örr är långsamt och surt. Låt de tio minuterna ta sin tid.

# for-scrap
Traktorn hette {maureen}, och på lördag skulle hon till skroten.

”På lördag?” sa {child}. ”Nu på lördag?”

”Gamle {ron} har bestämt sig”, sa {@comes}. ”Hon har inte startat på två år, vännen. Han har prövat allt.”

{child} visste vad han hade prövat. {Child.He} hade sett på, på hans gård i slutet av vägen[city: , strax utanför {city}]. Med några veckors mellanrum sa {ron}: ”Det är nog batteriet”, och så laddade han batteriet, och så vred han om nyckeln. {Maureen} sa örr, örr, örr, som någon som blir väckt på en måndag[pet.dog: , och {pet}[!pet.known: , {child's} hund,] morrade tillbaka].[pet.cat:  Numera var det mest {pet}[!pet.known: , {child's} katt,] som satt på henne.]

När [pet.dog / pet.cat: {ron's} fru {wife} levde var det han | hans fru {wife} levde var det {ron}] som körde {maureen}, men det var {wife} som höll henne i gång. {Wife} kunde ligga en timme under den där traktorn och komma fram med olja på näsan och se ut som om hon hade varit på kalas.

# no-dust
”Vi har fyra dagar på oss”, sa {child} till {friend}[!friend.known: , {child.his} bästa vän,] i ladudörren efter [school: en dag {at school} | skolan]. ”Kan du något om motorer?”

”Nej”, sa {friend}. ”Men jag kan leta.”

Så de letade. Det fanns ingen instruktionsbok. Det fanns ett dussin burkar med skruv, ett gammalt getingbo[sport: , en gammal pryl för {sport}] och en halv solstol. Och längst in på hyllan, bakom smörjfettet, stod en platt plåtask med ett gummiband om.

[pet.dog: {Pet} nosade i dammet på hyllan och nös. Vid asken nös {pet.he} inte.|[pet.cat: {Pet} gick längs hyllan och lämnade tassavtryck i dammet, ända fram till asken. På asken blev det inga.|Det låg inget damm på asken.]] Det lade {friend} märke till.

# her-moods
I asken låg en anteckningsbok, och på pärmen stod det med {wife's} kantiga bokstäver: {Maureen}. Hennes humör.

{child} måste sätta sig, på det som fanns av solstolen.

Allt stod där. Kall och tjurig. Röker, grått. Röker, svart. Smäller en gång och tystnar. Men under varje rubrik var svaren ett slags hemligt språk. VES. Kolla BK. Om R säger B är det aldrig B.

”Om R säger …” {Friend's} finger följde raden. {Friend.He} fick alldeles runda ögon. ”Om {ron} säger batteriet är det aldrig batteriet.”

De skrattade tills [pet.cat: {pet}|ladugårdskatten] reste sig och gick.

# put-it-back
”VES. Vill Ej Starta!” sa {child} och sprang över gårdsplanen med boken högt över huvudet. {Ron} stod vid diskbänken och diskade en kopp[elder: , och {elder.short} skalade potatis vid bordet]. {Ron.He} såg vad {child} höll i, och han ställde ner koppen mycket försiktigt.

”Lägg tillbaka den, är du snäll, {child}”, sa han.

”Men {wife} har ju skrivit upp allting!”

”Jag vet”, sa {ron}.

[elder: {Elder.short} hade slutat skala. ]Kranen droppade. {Friend} sa tyst: ”Det låg inget damm.”

”Nej”, sa {ron}. Han torkade händerna. ”Jag tar fram den, de flesta kvällar. Jag har aldrig öppnat den. Hon skrev den åt mig när hon var sjuk, förstår ni. Och då tänkte jag att så länge jag inte har läst den har hon något kvar att säga mig. Men när jag väl har …” Han vek ihop handduken. ”Ja. Sedan är det slut.”[pet.dog:  {Pet} lutade sig mot hans ben.]

# one-page
{child} såg på boken. {Child.He} ville säga att det skulle gå bra, men {child.he} visste inte om det skulle det. Så {child.he} tänkte i stället.

”Hur många sidor är det?” frågade {child.he} {friend}.

{Friend} räknade. ”Fyrtioen.”

”Och hur många är Vill Ej Starta?”

”Bara en.”

”Då kunde vi läsa en”, sa {child}. ”Och så har du fyrtio kvar.” {Child.He} svalde. ”Jag tror att hon skrev den för att den skulle användas, {ron}.”

{Ron} tittade ut genom fönstret så länge att {child} trodde att han inte hade hört. Sedan lät han som {maureen}, och det visade sig vara ett skratt.

”Hon skulle vara rosenrasande på mig”, sa han. ”Hämta jackorna.”

# safe-side
{child} och {friend} stod en bra bit bort, vid dörren, och läste, och {ron} [pet.cat: lyfte ner {pet} från sätet och ]gjorde jobbet.[pet.dog:  {Pet} låg under traktorn, för det borde ju någon göra.]

”’Kolla BK’”, läste {friend}.

”Bensinkranen”, sa {ron}. Sedan sa han ingenting på en stund. ”Den är avstängd. Vem i all världen har … Å.”

”Var det du?” sa {child}.

”För två år sedan. För säkerhets skull.” Han hade blivit alldeles röd. ”Vad säger hon sedan?”

”’Öppna den, R’”, läste {child}. ”’Och gör inte den där minen.’”

Han slutade göra den.

”’Ny bensin, den gamla har surnat. Gör ren filtret.’”

”Fortsätt.”[pet.dog: 

{Pet} kom fram med olja på nosen. {Ron} tittade länge på den.]

# nothing
Det tog två kvällar[pet.other: , två sena kvällsmål för {pet}] och ett besök av {@fuel} med en dunk ny bensin. På fredagen stod ladudörrarna på vid gavel, {child} och {friend} stod långt ute på gårdsplanen, och {ron} [pet.cat: flyttade på {pet} och ]klättrade upp på sätet och vred om nyckeln.

Örr, örr, örr. Ingenting.

Axlarna sjönk på honom. Handen var redan på väg mot batteriet.

”Vänta!” sa {friend}. ”Det är en rad till, längst ner. ’Låt henne vila tio min. Fika. Du har alltid gett upp för fort, min älskade, utom med mig.’”

Ingen sa någonting alls.

# ten-minutes
Så de fikade. [elder: {Elder.short}[elder2:  och {elder2}] kokade kaffet, och de | De] satt på uppochnervända backar, allihop, och {ron} snöt sig, och aldrig hade tio minuter varit så långa.[pet.cat:  {Pet} sov bort dem på en back.] Sedan ställde sig alla långt bort, och {ron} klättrade upp igen.

Örr. Örr. Örr-örr-örr – PANG!

# tugga-tugga
Och {maureen} vaknade. Hon hostade fram ett moln stort som ett får, och sedan kom hon till ro i ett djupt, belåtet dunka-dunka-dunka[music: , lite som {music}]. {child} kände det genom stövlarna. {@Shouts} ropade något, och ingen hörde vad[pet.dog: , och {pet} skällde, och det hörde ingen heller].

{Ron} körde henne ett varv runt gårdsplanen, rak i ryggen som en kung, medan de andra stod i ladudörren och hurrade[athlete:  som för {athlete}]. {Maureen} gick så sakta att [pet.cat: {pet} gick|ladugårdskatten körde] om henne. Två gånger.

Sedan ringde [pet.cat: {ron}|han] skrothandlaren och sa att han inte behövde komma.

# bound-to
När det var läggdags sa {child} till {@night}: ”Tänk om hon går sönder igen?”

”Hon är sjuttio år”, sa {@night} och släckte lampan. ”Det är klart att hon gör.”

”Bra”, sa {child}.[pet.dog:  På mattan låg {pet} med olja på nosen och såg ut som om {pet.he} hade varit på kalas.][pet.cat:  {Pet} stannade i ladan den natten, för motorhuven var fortfarande varm.][pet.other:  I morgon skulle {child.he} berätta alltihop för {pet}.]

# forty-to-go
Och i ladan, bakom smörjfettet, stod asken på sin hylla igen, med gummibandet om, och fyrtio sidor kvar.

# @comes
{minder}, som bodde hos dem den veckan
## if adult & !elder
{adult}
## if elder
{elder}

# @fuel
{minder}
## if elder & !adult
{elder.short}
## if adult & !elder
{adult}
## if adult & elder
{adult} och {elder.short}

# @shouts
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @night
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}
