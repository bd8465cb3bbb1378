title: Den närmaste stjärnan
title: Solen var lila
title: Halvvägs runt jorden
guest friend: Aisha (hon), Elis (han)
guest lodger: Gunvor (hon), Majken (hon)

% Avstånden stämmer: solen sjuttio centimeter, Proxima tjugotusen kilometer bort och elva centimeter stor.

# a-purple-sun
Solen låg i [adult: {adult's} sovrum | {lodger's} rum] och var lila.

”Det är min pilatesboll”, sa [adult: {adult} | {lodger}, som hyrde rummet bredvid {child's}].

”Det var din pilatesboll”, sa {child}. ”Den är sjuttio centimeter tvärsöver. Då blir jorden så stor som en ärta.”

”Och min rygg?” frågade [adult: {adult} | {lodger}]. ”Hur stor blir den?”

Men {child} och {friend}[!friend.known: , {child.his} bästa vän,] var redan på väg nerför trappan med solen mellan sig.

# the-real-kind
De skulle bygga rymden[city:  {in city}]. Inte en sådan som hänger i ett snöre i taket, med planeterna tätt som strumpor på ett torkställ, utan en riktig, där avstånden stämde. Solen fick ligga på {child's} altan. Merkurius blev ett knappnålshuvud borta vid syrenen[elder: , och knappnålen hade {elder}[elder2:  och {elder2}] skänkt till rymden]. Jorden, ärtan, hamnade sjuttiofem meter bort, på brevlådorna. Jupiter låg [school: {at school} | utanför skolan] och var en apelsin.[pet.dog:  {Pet} hade fått lukta på Jupiter först, så att det inte skulle bli några missförstånd.][pet.cat:  {Pet} satt i fönstret och höll ett öga på Merkurius.][pet.other:  {Pet} hade fått se ärtan innan den bars ut.] Saturnus satt på stängslet till fotbollsplanen, och ringen hade {friend} klippt ur ett mjölkpaket.

# saturday
”Nu är det bara Uranus och Neptunus kvar”, sa {child}. ”Neptunus ska vara två kilometer bort. Vid badplatsen. Vi tar det på lördag.”

{Friend} svarade inte. {Friend.He} rättade till ringen, fast den redan satt rätt.

”På lördag kan jag inte”, sa {friend}. ”På lördag flyttar vi.”

”Va? Vart då?”

”Till Nya Zeeland. Mamma ska arbeta där i ett år. Hon ska räkna pingviner.” {Friend} drog efter andan. ”Jag har försökt säga det hela veckan.[sport:  Till och med när vi skulle {play sport}.] Men du sa ’titta, en asteroid’ varje gång.”

{child} tittade på Saturnus. Det surrade konstigt i huvudet.

”Jaha”, sa {child.he}. ”Då blir det väl ingen rymd, då.”

Och så gick {child.he} hem. {Child.He} gick förbi Jupiter och förbi ärtan och såg inte på någon av dem.

# on-the-floor
På fredagskvällen låg {child} på golvet och tittade upp i taket.[music:  {Child.He} hade satt på {music} och hörde inte en ton.][athlete:  Inte ens bilden av {athlete} på väggen hjälpte.] [adult: {Adult} | {Lodger}] kom in och lade sig bredvid. Det knakade.

”Det där var ryggen”, sa [adult: {adult} | {lodger}]. ”Vill du prata om något?”

”Nej”, sa {child}. Sedan sa {child.he}: ”Hur långt är det till Nya Zeeland?”

”Det är så långt man kan komma. Åker man längre är man på väg hem igen.”

”Det hjälper inte.”

”Nej”, sa [adult: {adult} | {lodger}]. ”Jag hörde det själv.”

De låg tysta ett tag.

# what-comes-after
”Du”, sa [adult: {adult} | {lodger}] sedan. ”Det är en sak jag undrar över. Efter Neptunus. Vad kommer då?”

”Ingenting”, sa {child}. ”Bara mörker. Ända till nästa stjärna. Den heter Proxima Centauri.”

”Och var skulle den ligga? Om solen är min pilatesboll?”

{child} öppnade munnen för att svara och märkte att {child.he} inte visste. De hade aldrig räknat så långt. Det hade inte fått plats på kartan.

{Child.He} satte sig upp, hittade en penna och baksidan på en räkning. Det blev många nollor, och {child.he} fick stryka dem två och två. {Child.He} räknade en gång till, för säkerhets skull. Sedan räckte {child} pappret till [adult: {adult} | {lodger}], som räknade på fingrarna och sedan på mobilen.

”Tjugotusen kilometer”, sa [adult: {adult} | {lodger}] långsamt. ”Men det är ju …”

”Det är halvvägs runt jorden!” skrek {child}. ”Det är så långt man kan komma!”

{Child.He} var redan i skorna, och [adult: {adult} | {lodger}] fick springa efter, med ryggen och allt.

# a-mission
Hos {friend} var det kartonger överallt. {Friend} satt på en där det stod KASTRULLER och såg liten ut.

”{Friend}”, flämtade {child}. ”Vi kan inte bygga klart rymden utan dig.”

”Nej, jag vet”, sa {friend}. ”Förlåt.”

”Nej! Jag menar, vi kan inte bygga klart den om du stannar här!” {child} höll fram räkningen. ”Nästa stjärna ligger i Nya Zeeland. Nästan precis. Någon måste åka dit med den.”

{Friend} läste siffrorna länge.

”Hur stor är den?” frågade {friend.he} till sist.

”Den är liten. Och röd. Elva centimeter.”

”Som en grapefrukt”, sa {friend}.

”Precis som en grapefrukt.”

{Friend} började le, först med ena mungipan och sedan med den andra.

”Då är det alltså ett uppdrag”, sa {friend.he}.

”Det längsta någon har haft”, sa {child}. ”Förlåt att jag bara gick.”

”Du hade väl ont om syre”, sa {friend}. ”Det är vanligt i rymden.”

# where-it-ends
I gryningen, tre timmar före flyget, cyklade de till badplatsen med [adult: {adult} | {lodger}] vinglande bakom. Uranus satte de i en björk på vägen. Längst ut på bryggan ställde de Neptunus, en blå glaskula, i en springa mellan två plankor. Man kunde inte se solen därifrån. Man kunde inte ens se kyrkan. Det var bara vattnet och dimman och de två.

”Här slutar det”, sa {child}.

”Här börjar det”, sa {friend}.

Sedan reste {friend}. Det gick en dag, och två dagar, och tre, och de var precis så långa som {child} hade trott.

# ground-control
På den fjärde kvällen, när det redan var mörkt, ringde det. {child} tog [adult: {adult} | {lodger}] med sig ut på altanen, och de satte sig på var sin sida om solen, som hade fått en filt över sig så att den inte skulle frysa.[elder:  Det var {elder}[elder2:  och {elder2}] som hade oroat sig för det.][pet.dog:  {Pet} lade sig på en flik av filten.][pet.cat:  {Pet} tittade på genom rutan.][pet.other:  Dörren stod på glänt, så att {pet} också kunde höra.]

På skärmen var det full dag. Det blåste så att det dånade. Där stod {friend} med håret rakt upp, framför en grön kulle och ett hav som aldrig tog slut, och på stolpen bredvid låg en grapefrukt.

”Markkontroll!” ropade {friend}. ”Proxima är på plats! Ett får har redan nosat på den!”

”Kan du se oss?” ropade {child}, och lyfte på filten och lyste på solen med ficklampan, så att den glödde lila i mörkret.

”Jättetydligt”, ropade {friend}. ”Ni är ju den närmaste stjärnan.”

# space-is-finished
När de hade lagt på satt {child} kvar en stund. Där borta fanns ärtan och apelsinen, mjölkpaketet och glaskulan, och sedan det långa, långa mörkret. Men det var inte tomt längre. Det hade någon i andra änden.

”Du”, sa {child}. ”Rymden är klar.”

”Vad bra”, sa [adult: {adult} | {lodger}]. ”När får jag min boll?”

”Om ett år”, sa {child} och gäspade. ”{Friend} ska ju hitta hem.”
