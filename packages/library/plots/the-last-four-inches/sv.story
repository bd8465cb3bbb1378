title: Minst en meter
title: Sista decimetern
title: Ungefär
guest pusher: Melker (han), Vilmer (han)
guest leader: Gunvor (hon), Ingegerd (hon)

% {friend} spelar trombon, {child} skjuter ut draget den sista decimetern. Pölen ser djup ut för att bron speglar sig i den; vattnet räcker till sulorna.

# at-least
”Minst en meter!” ropade {friend}.

{Friend.He} menade vattenpölen. Den hade kommit med regnet och låg i gångvägen under järnvägsbron, från vägg till vägg, svart som ett piano. Hela bron stod upp och ner i den, och {child} kom inte förbi. På andra sidan stod {friend}[!friend.known: , {child.his} bästa vän,] med sin trombon, och bakom {friend.him} låg torget[city:  {in city}], där blåsorkestern skulle spela klockan sex. Den var tjugo i.

”Har du mätt?” ropade {child}.

”Det ser man. Minst!”

{Friend} sa alltid minst. På förra konserten hade det varit minst tusen i publiken. {child} hade räknat dem. De var tolv.[sport:  När de skulle {play sport} räknade {friend} med minst guld.][athlete:  Och {friend.he} kände minst tre som hade sett {athlete}.]

# and-a-half
En man med lådcykel stannade vid kanten.

”Är den djup?”

”Minst en meter”, sa {friend}, och {friend.he} lät så säker att mannen backade.

”Över en meter”, sa mannen till en dam med två kassar.

”En och en halv”, sa damen till en brevbärare, och snart stod det folk på båda sidor och ingen kom förbi.

# the-last-bit
”Då får ni spela utan mig”, ropade {child}.

”Det går ju inte! Vem ska ta sista decimetern?”

Det var det som var saken. Låten slutade med en ton som fanns längst ut på trombonen, så långt ut att {friend's} armar tog slut en decimeter för tidigt. Därför stod {child} alltid bredvid, och när tonen kom sköt {child.he} draget den sista biten med två fingrar. Inte för kort, för då blev det surt[pet.dog: , så att {pet}[!pet.known: , {child's} hund,] ylade][pet.cat: , så att {pet}[!pet.known: , {child's} katt,] flyttade ut][pet.other: , så att till och med {pet} såg sur ut]. Inte för långt, för då åkte draget av.

Själv spelade {child} ingenting. {Child.He} stod inte i programmet heller. Det gjorde ingenting, brukade {child.he} säga, och det hade {child.he} sagt ganska många gånger[school: , mest {at school}].

# goes-home
”Ta {pusher}”, ropade {child}. ”Han har också fingrar.”

”{pusher} fick prova i tisdags. Vi hittade draget hos klarinetterna.”

”Hoppa över tonen, då. Det är ingen som märker det.”

{Friend} svarade inte på en lång stund.

”Utan den slutar inte låten”, sa {friend.he} sedan. ”Då bara går den hem.”

## or
”Ta ett kvastskaft, då”, ropade {child}. ”Det räcker lika långt som jag.”

”Kvastskaft har inga öron. Du hör när det är rätt.”

”Det gör väl du också?”

”Jag blåser ju”, sa {friend}. ”Jag hör inte ett dugg.”

”Hoppa över tonen, då. Det är ingen som märker det.”

{Friend} svarade inte på en lång stund.

”Utan den slutar inte låten”, sa {friend.he} sedan. ”Då bara går den hem.”

# under-the-bridge
Uppe på torget slog klockan sex, och någon ropade på {friend}. {Friend.He} vände sig om, och sedan vände {friend.he} sig tillbaka, och nu såg {friend.he} ut som {friend.he} gjorde när {friend.he} hade bestämt något åt fjorton andra.

”Stå kvar!” ropade {friend.he} och sprang.

{Friend.He} kom tillbaka med hela orkestern.

”Under bron låter det minst dubbelt så bra”, hörde {child} {friend.him} säga. {leader}, som dirigerade, klev upp i lådcykeln, och alla som inte kom förbi blev publik[elder: , med {elder}[elder2:  och {elder2}] längst fram på en apelsinlåda].

# two-fingers
Och det lät dubbelt så bra. {child} stod på fel sida och hörde låten för första gången, för annars räknade {child.he} mest takter. Den var fin. Den gick neråt och neråt som en trappa, mot den där tonen, och {child} höll upp sina två fingrar fast ingen hade någon nytta av dem där.

{Friend} sträckte ut armen. {Friend.He} sträckte ut axeln. {Friend.He} sträckte ut hela {friend}.

Draget åkte av.

Det flög, det blänkte, det vände ett varv i luften och landade mitt i pölen. Plask.

Prutt, sa det som var kvar av trombonen.

Ingen skrattade. {Friend} stod med en halv trombon och såg minst två år yngre ut.

”Jag hade den nästan”, sa {friend.he}.

# you-can-see-it
{child} tittade på draget. Det låg där ute i allt det svarta och glänste.

”{friend}”, sa {child.he}. ”Det syns.”

”Jag vet att det syns! Alla ser ju det!”

”Men flyter det?”

”Det är mässing. Det är väl klart att det inte …” {Friend} tystnade.

”Det ligger på botten”, sa {child}. ”Och ändå sticker det upp.”

Så gick {child.he} rakt ut i vattenpölen. Damen med kassarna blundade. {child} tog ett steg, två steg, sju steg, och då stod {child.he} mitt i, och vattnet räckte precis upp till sulorna.

”Minst en meter”, sa {child}.

”Ungefär”, sa {friend}.

Då skrattade de under hela bron, brevbäraren mest.

# rings
{child} tog upp draget och hällde ur det: lite vatten och ett björklöv. {Friend} kom ut till {child.him} och satte fast det. I lådcykeln stod {leader} fortfarande med armen i luften, och nu lät hon den falla.

{Friend} blåste. {Friend.He} sköt ut draget så långt som det fanns {friend}, och där tog {child} vid med två fingrar. En liten bit. En liten bit till.

Där.

Tonen var så låg att den mest kändes, i skorna och i magen. Vattnet darrade av den. Runt deras fötter gick det ringar, större och större, ända ut till väggarna, och alla stod tysta tills den sista ringen hade kommit fram. Sedan applåderade de[music:  och ville ha {music} också].

# give-or-take
”Minst tusen”, sa {friend}.

{child} räknade dem. De var tjugotre[adult: , med {adult},] och en tax.

”Ungefär”, sa {child}.

# the-programme
På kvällen låg programmet på {child's} nattbord. Trombon: {friend}, stod det. Under hade {friend} skrivit med {leader's} penna: Sista decimetern: {child}. {Child.He} läste det minst tre gånger.

Sedan sträckte {child.he} ut armen för att släcka. Lampan stod en decimeter för långt bort. {child} sköt fram sina två fingrar, en liten bit, en liten bit till.

Klick.
