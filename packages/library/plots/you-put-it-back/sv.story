title: {Penguin's} sten
title: Den finaste av sexhundra
guest friend: Malte (han), Vilgot (han)
guest penguin: Gullan (hon), Majvor (hon)
guest keeper: Yasmin (hon), Samira (hon)

% ”Du tappade den här” sägs fyra gånger, likadant varje gång. Hur stenen från kalaset ser ut sägs först i bussen.

# on-the-boot
Pingvinen hette {penguin}, och hon hade just lagt en sten på {child's} stövel.

{child} vågade inte andas. {Child.He} hade önskat sig en pingvin sedan {child.he} var fyra[pet.other: , mest som sällskap åt {pet}], och nu stod det en framför {child.him}, så nära att {child.he} kunde se att hon hade strumpor av lera. Klassen[school:  från {school}] var på djurparken, och två i taget fick de gå in i pingvinhuset och hjälpa {keeper}, som var djurskötare. Det var bara synd att den andra var {friend}[friend: , som hade varit {child's} bästa vän ända till kalaset].

{child} plockade upp stenen. Den var grå med ett rosa streck.

”Du tappade den här”, sa {child.he} vänligt och la den framför {penguin}.

{Penguin} såg på stenen. Hon såg på {child}. Sedan tog hon stenen i näbben, gick ett varv runt {child.him} och la den på {child.his} stövel igen.

”Du tappade den här”, sa {child} en gång till.

# in-newspaper
Bakom {child.him} slutade det skrapa. Det var {friend} som hade slutat sopa. Och då kom {child} ihåg när {child.he} hade sagt det förra gången.

På {child's} förra kalas hade {friend} kommit med ett litet paket i tidningspapper. I paketet låg en sten. Bara en sten. Alla tittade på den, och sedan på {child}, och {child} blev så generad att {child.he} höll fram stenen till {friend} och sa: ”Du tappade den här.” Hela kalaset skrattade. Utom {friend}, som stoppade stenen i jackfickan och gick hem före tårtan. De hade inte pratat sedan dess[sport: , inte ens när de skulle {play sport}].

# best-of-six-hundred
”Hon vill nog att jag ska kasta den”, sa {child} till {keeper}.[pet.dog:  ”Det vill alltid {pet}, vår hund.”][pet.cat:  ”Vår katt {pet} gör så med möss.”]

”Försök inte”, sa {keeper}. ”Hon har sexhundra stenar att välja på här inne. I tre dagar har hon gått runt och letat efter den där. En åsnepingvin ger bort en sten till den hon tycker bäst om. Du ska vara glad.”

{child} blev inte glad. {Child.He} blev varm i hela ansiktet. {Child.He} böjde sig ner för att ta stenen, men {penguin} hann före[athlete: , och det hade hon gjort om det så hade varit {athlete}]. Hon hade tröttnat. Hon vände ryggen till och vaggade hem med den till sitt bo, en rund vall av stenar som hon hade byggt på hela veckan.

# the-bucket
”Vänta!” sa {child} och tog ett steg efter henne, rakt in i hinken.

Hinken var full. Den välte med ett brak, vattnet forsade nerför golvet, och {penguin's} bo följde med. Sten efter sten rullade ner i rännan. Till slut satt {penguin} på bara golvet.

Hon öppnade näbben och skrek. Det lät som en åsna i ett stuprör.

”Förlåt!” sa {child}. ”Förlåt, förlåt!”

Men ett förlåt kan ingen pingvin bo i. {child} gick ner på knä i vattnet, kavlade upp ärmen[elder:  på tröjan som {elder} hade stickat[elder2:  och {elder2} hade sagt åt {child.him} att vara rädd om]], stack ner armen i rännan och började plocka. Så fort {child.he} kunde la {child.he} dem i en ring runt {penguin}.

{Penguin} undersökte den första, tog den i näbben och slängde ut den. Hon slängde ut den andra. Den tredje slängde hon på {child}.

# a-flat-side
”Vad är det för fel på dem?”

”De är runda”, sa någon.

{friend} låg på knä bredvid {child.him} och såg inte på någon, bara på stenarna.

”De rullar. Det måste vara en platt sida. Känn med tummen.”

{child} kände med tummen. {friend} plockade och {child} kände efter, och sedan plockade {child} och {friend} kände efter. Vattnet var så kallt att fingrarna blev röda. De sa bara ”den?” och ”nej” och ”den?” och ”ja”, men det var de första orden sedan kalaset. Ringen växte. {Penguin} slängde ut allt färre. Till slut slängde hon bara ut en, för principens skull.

# the-bow
Längst ner i rännan låg den grå med rosa streck. {child} torkade av den på tröjan. {Child.He} gick fram till boet, bugade djupt, som {child.he} hade sett pingvinerna göra, och la den framför hennes fötter.

{Penguin} bugade tillbaka. Sedan tog hon stenen och la den på {child's} stövel.

{child} stod alldeles stilla.

”Vad gör jag nu?” viskade {child.he}.

”Du kan säga tack”, sa {friend}. ”Det är inte så svårt.”

{child} svalde.

”Tack”, sa {child.he}. ”Den är jättefin. Jag borde ha sagt det med en gång.”

Det sa {child.he} lite åt {friend's} håll.

Stenen fick bo längst fram i boet, där den syntes. {Penguin} la sig till rätta och såg ut som om hon hade gjort alltihop själv.

# you-dropped-this
I bussen hem[city:  till {city}] var det skymning, och alla var trötta[music: , till och med de som hade sjungit {music} hela vägen dit]. {friend} kom gående i mittgången och satte sig på platsen bredvid {child}. De åkte länge och tittade rakt fram. Så kände {child} något mot foten. {Child.He} tittade ner.

På {child.his} sko låg en sten, svart med en vit ring hela vägen runt. Den hade legat i {friend's} jackficka ända sedan kalaset. Den var det finaste {child} hade sett.

{friend} tittade ut genom fönstret.

”Du tappade den här”, sa {friend.he}.

”Ja”, sa {child} och slöt handen om den. ”Tack.”
