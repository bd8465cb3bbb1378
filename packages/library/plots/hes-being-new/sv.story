title: En pingvin över natten
title: Skor, lås, sten
title: Någon i duschen
guest elder: Torsten (han), Sixten (han)
guest pet: Murre (han), Smulan (hon)

% Den äldre är familjens, eller {elder} i huset bredvid. Katten är familjens, eller grannens; en hund ligger på badrumsmattan och har en egen lek (@game).
% Pingvinen är han från och med köket: repliken behöver det. Säg pingvinen där en pojke kunde vara menad.

# a-list
Kvällen före första dagen i en ny skola hade {child} allting klart redan halv sju. Det låg på stolen i hallen, i den ordning det skulle behövas, och {child.he} hade en lista.

”Skor”, läste {child.he}. ”Huvtröja. Schema. Lås till skåpet.”

{Child.He} läste den fyra gånger. Sedan gick {child.he} för att borsta tänderna, men i duschen stod det en pingvin.

Den var riktig. Den tittade på {child} från sidan, som man tittar på den som kliver in utan att knacka.

# mention-him
”{Elder}!” ropade {child}.

”Just ja”, sa {elder.short} ute i köket. ”Honom skulle jag ju nämna.”

En skåpbil hade gått sönder utanför, med sex pingviner i, på väg [city: från {city} ]till en ny djurpark, och ingen kunde laga den förrän nästa morgon. Därför hade chauffören ringt på hos allihop. Och {elder.short}, som {@supper} och stannat för att äta upp smulpajen[sport:  och se lite {sport}], hade sagt ja innan [adult: {adult} | någon annan] hann fram till dörren.

”Det är bara en natt”, sa {elder.he}. ”Tanten mitt emot tog två.”[elder2: 

”Och jag sa ingen alls”, ropade {elder2}, som också hade kommit på middag.]

[adult: {Adult} | {Elder.short}] kom med lite fisk på ett fat, och {@pet} kom med, för att se vem det var som fick fisk. {Pet.He} kastade en enda blick på pingvinen, {@place} med ryggen åt alla.

# one-shoe
Det gick alltså inte att borsta tänderna. {child} gick tillbaka till hallen för att se till sin stol i stället, och på den låg det bara en sko.

Klafs, klafs, klafs, lät det därbakom. Det var pingvinen, som gick in i badrummet med den andra.

Han lade den i duschen, föste den lite åt vänster och kom ut igen. Klafs, klafs, klafs. Nu hade han huvtröjan.

”Lägg tillbaka den!” sa {child}.

Pingvinen lade den bredvid skon.

{child} hämtade tröjan. Medan {child.he} vek ihop den tog pingvinen schemat. Medan {child} letade efter det tog pingvinen en strumpa. Ohövlig var han aldrig. Varje gång de möttes i dörren klev han åt sidan[athlete: , lika smidigt som {athlete},] så att {child} skulle komma förbi.

# shut-him-in
”[adult: {Adult} | {Elder.short}]! Han tar hela min skola!”

”Stäng in honom!” ropade [adult: {adult} | {elder.short}].

{child} stängde badrumsdörren. Först var det tyst. Sedan knackade det där inifrån. Knack. Knack. Det var inte högt. Det var bara så sorgset.

# no-chair
{child} öppnade igen och satte sig på badrumsgolvet, och nu började hakan göra det som {child.he} hade förbjudit den att göra förrän alltihop var över.

”Jag hade ju allt klart”, sa {child.he}. ”Jag vet inte var någonting finns i den skolan.[school:  I {school} vet jag var allting finns.] Jag vet inte vem jag ska sitta med.[friend:  {Friend} är min bästa vän, och {friend.he} ska gå i den andra klassen.] Jag hade bara min stol, och nu har jag inte ens den.”

{Elder.short} satte sig på tvättkorgen. För en gångs skull sa {elder.he} ingenting alls.

# being-new
Pingvinen kom förbi med den andra strumpan. Och eftersom {child} var för trött för att resa sig satt {child.he} och såg på.

Pingvinen släppte den inte hur som helst. Han lade den intill skon, så att gluggen mellan skon och väggen blev mindre. Sedan ställde han sig i mitten och vände sig ett varv. Vingarna darrade på honom. Han tittade på nästa glugg och gick för att hitta något till den. Och för varje sak han lade ner darrade han lite mindre.

”{Elder.short}”, sa {child} långsamt. ”Han är inte dum. Han är ny.”

”Hur menar du då?”

”Han vet inte heller var någonting finns. Så han gör ett enda ställe som är hans.”

# swapped
{child} sprang genom köket i tofflorna, ut till småstenarna vid dörren, och fyllde durkslaget.

Pingvinen granskade den första stenen med ena ögat, och sedan med det andra. Han bar in den i duschen och lade den till rätta. Sedan tog han båda strumporna och lade dem över {child's} fot.

”Han byter!” viskade {elder.short}.

För den andra stenen blev det schemat, och för den tredje låset. Att låset var borta hade {child} inte ens märkt. Den fjärde stenen kom tillbaka.

”Vad är det för fel på den?” sa {child}.

”Den är lite platt”, sa {elder.short}. ”Jag hade inte heller velat ha den.”

# put-it-back
{child} letade fram en rundare och fick huvtröjan. {Pet} vände sig om {@there} för att se på. {@Game} Det var svårt att säga vem av dem som hade roligast.

# a-bit-longer
Nu fattades bara vänster sko. Men den ställde sig pingvinen över, och den ville han inte byta bort, varken mot en sten eller två eller tio.

”Ha den ett tag till, då”, sa {child}.

{Child.He} satt kvar på golvet och berättade tyst om i morgon: om grinden, [friend: där {friend} skulle stå och vänta, ]och om klockan som ringde in, och om alla korridorerna. Pingvinen lyssnade med huvudet på sned. Vingarna var alldeles stilla. Det var hakan också, när {child} kände efter.

# something-rattled
Då böjde sig pingvinen ner och föste skon, lite i taget, ut ur duschen och fram till {child's} knä. Det skramlade. I skon låg en sten, den allra första, den rundaste av dem alla.

”De ger bara såna till dem de tycker om”, sa {elder.short}. ”Det har jag hört på radion[music: , strax före {music}]. Eller så hittade jag på det. Men jag tror på det.”

# once-was-enough
När [adult: {adult} hade släckt | det var släckt] kom {pet}[!pet: , som borde ha gått hem vid det laget,] upp i sängen och lade sig på {child's} fötter. I hallen låg allting på stolen igen, och från badrummet kom det ett litet klick då och då, när någon flyttade en sten till precis rätt ställe.

{child} gick igenom listan. En gång räckte.

Skor. Huvtröja. Schema. Lås.

Sten.

# @supper
bodde i huset bredvid och hade kommit på middag
## if elder
hade kommit på middag

# @pet
{elder's} katt {pet}
## if elder & !pet
grannens katt {pet}
## if pet
{pet}

# @place
klättrade upp i handfatet och satte sig där
## if pet.dog
vände sig om och lade sig på badrumsmattan

# @there
i handfatet
## if pet.dog
på badrumsmattan

# @game
sedan hoppade {pet.he} ner, sträckte ut en tass och petade ner en sten från duschkanten. Pingvinen lade tillbaka den. {Pet} petade ner den. Pingvinen lade tillbaka den.
## if pet.dog
sedan reste sig {pet.he}, tog en sten från duschkanten, så försiktigt som om den hade varit ett ägg, och lade den på badrumsmattan. Pingvinen lade tillbaka den. {Pet} hämtade den. Pingvinen lade tillbaka den.
