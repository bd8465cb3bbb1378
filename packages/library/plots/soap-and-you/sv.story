title: Det luktar {child}
title: Tvål och {child}
title: En alldeles särskild lukt
guest elder: Rut (hon), Gerda (hon)

% {elder} är familjens, eller grannen Rut, gammal; känner igelkottar. Det luktar {child}: sagt av {elder} i början, av {child} sist. Vännen kan inte sitta still, och gör det till slut.

# it-smells-of
Igelkotten kom klockan åtta, som varje kväll, och så fort {child} sträckte på halsen blev den en boll.

”Fff!” sa bollen.

”Men jag gör ju ingenting!” sa {child}.

Igelkotten bodde i trädgården hos [elder: {elder}, som hade känt igelkottar sedan {elder.he} var liten | {elder.short}, grannen, som var gammal och hade känt igelkottar i femtio år][city: , alla från {city}]. {child} fick sitta på [elder: {elder.his} | hennes] kökstrappa så länge det var ljust[pet.dog:  och [!pet.known: hunden ]{pet} låg kvar vid grinden][pet.cat: , med sin katt, {pet}]. [athlete: Mer än att träffa {athlete} önskade {child.he} sig|{Child.He} önskade sig inget annat än] att få se igelkotten på riktigt. Nosen. Öronen. De små svarta händerna. {Child.He} hade varit där sex kvällar nu, och det enda {child.he} hade sett var taggar[school: , precis som på planschen {at school}].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] fick titta från köksfönstret, för {friend.he} kunde inte sitta still.]

”Varför rullar den ihop sig?” sa {child.he}. ”Jag sitter still. Jag är tyst.[pet.cat:  {Pet} rullar den inte ihop sig för.] Vad är det för fel på mig?”

{Elder.short} [music: stängde av {music} på radion, ]stack ut huvudet genom köksfönstret och drog in luft genom näsan.

”Det luktar {child}”, sa [elder: {elder.he} | hon].

”Va?”

”Igelkottar ser dåligt. De går efter näsan. Den här känner gräs, den känner jord, och så plötsligt luktar det {child}. Det har den aldrig varit med om förut.”

{child} luktade på sin arm. {Child.He} kände ingenting. Men nu visste {child.he} i alla fall vad {child.he} skulle göra. {Child.He} skulle sluta lukta.

# soap
Nästa kväll hade {child} duschat. {Child.He} hade tvålat in sig tre gånger, även mellan tårna[pet.dog: . {Pet} kontrollerade alltihop vid grinden och nös][pet.cat: . {Pet} luktade på {child.him} och flyttade ett trappsteg längre bort][pet.other: , och {pet} hade inte alls känt igen {child.him}].

”Fff!” sa igelkotten, redan borta vid vinbärsbusken.

[friend: {Elder.short} och {friend} sniffade genom fönstret.

”Tvål”, sa {friend}.

”Och {child}”, sa {elder.short}. | {Elder.short} sniffade genom fönstret.

”Tvål”, sa [elder: {elder.he} | hon]. ”Och {child}.”]

# grass
Kvällen därpå hade {child} rullat i gräset tills {child.he} var grön.[friend:  {Friend} hade stått för rullandet. |  {Child.He} hade gräs i håret och gräs i öronen.]

”Fff!” sa igelkotten.

[friend: ”Gräs”, sa {friend}.

”Och {child}”, sa {elder.short}. | ”Gräs”, sa {elder.short}. ”Och {child}.”]
## or
Kvällen därpå hade {child} lånat {elder.short's} kofta. Den luktade kaffe, och den räckte {child.him} till knäna.[friend:  {Friend} hade knäppt alla knapparna.]

”Fff!” sa igelkotten.

”{Elder.short}”, sa {elder.short}. ”Och {child}.”

# potato
Kvällen efter den satt {child} i en gammal tygsäck som det hade varit potatis i[elder2: , en present från {elder2}]. Den räckte {child.him} till hakan. {Child.He} satt som en mycket stor potatis.[pet.dog:  {Pet} viftade åt potatisen.][pet.cat:  {Pet} la sig i knät på potatisen.]

Igelkotten kom tassande. Den sträckte upp nosen, åt höger, åt vänster …

”Fff!” sa den. Boll.

[friend: ”Potatis”, sa {friend}.

”Och …” sa {elder.short}. | ”Potatis”, sa {elder.short}. ”Och …”]

”Jag vet!” skrek {child}. ”Och {child}!”

# help-yourself
{Child.He} klev ur säcken. {Child.He} var arg nu, mest på sig själv, som luktade vad {child.he} än gjorde. {Child.He} drog av sig ena sandalen och slängde ut den i gräset. Det var en gammal sandal av läder. {Child.He} hade haft den hela sommaren[sport: , utom när {child.he} skulle {play sport}], utan strumpor, och den luktade mer {child} än hela {child}.[pet.dog:  {Pet} hade velat ha den sedan i juni.][pet.cat:  {Pet} brukade sova med nosen i den.]

”Där!” sa {child.he}. ”Där har du allihop! Varsågod!”[pet.dog: 

{Pet} gnällde borta vid grinden.]

Sedan satte {child.he} sig på trappan med hakan i händerna och gav upp.

# a-nose
Bollen låg i gräset, och sandalen låg bredvid.

[pet.dog & !friend: {Pet} spetsade öronen. ][pet.cat & !friend: {Pet} vred ena örat dit. ]Då blev bollen lite mindre rund. En nos kom fram. Den var svart och blöt. Den pekade på sandalen och snusade.

{child} slutade andas.[friend:  Det gjorde {friend} i fönstret också.]

Två öron kom fram. Fyra små händer. Igelkotten gick ända fram till sandalen och slickade på den. Sedan tog den remmen i munnen och tuggade, smask, smask, smask, som om den var det godaste i världen.[friend / pet:  {child} såg till och med tungan. |  {child} såg alltihop. {Child.He} såg till och med tungan.]

# the-foam
Men så hände något hemskt.

Det började skumma om munnen på igelkotten. Vitt skum, mer och mer. Den vred huvudet bakåt så långt det gick, vinglade till och höll på att ramla omkull. Skummet hamnade på ryggen, på sidan, överallt.

”{Elder.short}!” {child} var redan uppe vid fönstret. {Child.He} hade gråten i halsen. ”{Elder.short}, den är sjuk! Den åt av min sandal! Jag har förgiftat den!”

{Elder.short} kom ut på trappan i tofflor[friend: , med {friend} på tå efter sig]. [elder: {Elder.He} | Hon] tittade länge. Sedan tog [elder: {elder.he} | hon] {child} i handen, och de satte sig på trappsteget, så försiktigt att det inte knakade.

[elder: ”Två gånger i mitt liv”, viskade {elder.he}, ”har jag sett det. | ”På femtio år”, viskade hon, ”har jag sett det två gånger.] Den är inte sjuk. Titta noga nu. Vad gör den?”

# putting-it-on
{child} torkade ögonen och tittade noga. [friend & pet: Igelkotten böjde sig | Igelkotten tuggade på remmen. Den fick skum i munnen. Så böjde den sig] bakåt, krokig som en kringla, sträckte ut sin långa tunga och målade skummet på taggarna.[!friend & !pet:  Först på ena sidan. Sedan på den andra.]

”Den … smetar in sig”, sa {child}.

”Just det. Så gör de när de hittar en lukt som är alldeles särskild. De tar den på sig. Men det är inte vilken lukt som helst som duger.”

”Inte tvål?”[friend:  viskade {friend}.]

”Nej.”

”Inte potatis?”

”Allra minst potatis”, sa {elder.short}.

{child} sa ingenting på en stund. I tre dagar hade {child.he} försökt få bort den, den där lukten[pet.dog / pet.cat: , som {pet} hade tyckt om hela tiden]. Och där borta i gräset stod en igelkott och vred sig nästan ur led för att få den på varenda tagg.

# who-it-was
När den var färdig skakade den på sig. Sedan kom den gående över gräset, utan brådska, [pet.cat: förbi {pet}, ]rakt mot trappan. {child} satt still.[friend:  Till och med {friend} satt still.] Igelkotten nosade på {child.his} bara tår, en i taget. Det var kallt och blött, och det kittlades. Den sa inte fff. Den blev inte en boll. Den visste ju vem det var nu.

Sedan lufsade den in under vinbärsbusken.

# smell-that
Det hade blivit skymning. [pet.dog: {child} hämtade sin sandal, som var blöt i remmen, och {pet} fick komma och lukta på den. {Elder.short} följde | [pet.cat: {child} hämtade sin sandal, som var blöt i remmen, och {pet} strök hakan mot den. {Elder.short} följde | {child} hämtade sin sandal, som var blöt i remmen, och {elder.short} följde]] {child.him} [friend: och {friend} ]till grinden med en hand på {child.his} axel.

När de gick förbi vinbärsbusken stannade [elder / friend: {elder.short} | hon] och drog in luft genom näsan.

”Känner du?” viskade [elder: {elder.he} | hon].

{child} böjde sig ner och luktade. Och för första gången kände {child} det {child.himself}.

”Ja”, viskade {child.he}. ”Det luktar {child}.”
