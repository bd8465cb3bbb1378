title: Den tjugofjärde bullen
title: Misstänkt nummer ett
guest friend: Ines (hon), Melker (han)
guest neighbour: Gösta (han)

# twenty-three
{Elder} brukade baka tjugofyra bullar. Och varje onsdag, när bullarna hade svalnat i köket, var de tjugotre. En var alltid borta.

”Det är {pet}”, sa alla, och {child's} hund fick skulden.

Det var inte konstigt att de trodde så. {Pet} hade i sitt liv ätit en tvål, ett halvt paraply och en inbjudan till ett bröllop. Om någon sa {pet.his} namn med sträng röst såg {pet.he} skyldig ut, även om {pet.he} hade sovit.

”{Pet.He} har inte gjort det”, sa {child}. ”Jag har vaktat {pet.him} hela dagen.”

”Du är inte opartisk”, sa {friend}, som ägde ett förstoringsglas, ett block och två ögonbryn som kunde misstänka vem som helst. ”Det räknas inte som bevis. Men bevis går att skaffa.”

# under-the-table
Nästa onsdag [school: kom de raka vägen från {school} och kröp in under köksbordet|kröp de in under köksbordet redan klockan två], med duken ner till golvet. {Pet} fick vara med, så att {pet.he} hade alibi. {Pet.He} låg på deras fötter och luktade hund.

Runt plåten hade {friend} siktat mjöl. Det låg som nysnö på golvet.

”Den som tar bullen lämnar spår”, viskade {friend.he}.

De väntade. Klockan på väggen tickade. Det luktade kardemumma så att det nästan gjorde ont. {Pet} dreglade tyst på {child's} strumpa, men {pet.he} rörde sig inte ur fläcken. [athlete: Inte ens {athlete} kan sitta på bänken så stilla. ]

# slippers
Då kom det steg. {child} kikade under duken. Det var två tofflor, blå, med tofs. De gick rakt genom mjölet och stannade vid plåten. Sedan prasslade det till, som när man lägger något i en påse, och tofflorna gick därifrån. Dörren stängdes mycket försiktigt.

{child} och {friend} stirrade på varandra.

”{Elder.short}?” viskade {child}. ”Snor {elder.short} sina egna bullar?”

”Skriv upp det”, viskade {friend}, fast det var {friend.he} som hade blocket.

{Pet} var redan uppe. {Pet.He} ställde sig vid dörren och viftade, som en som vet precis vart man är på väg.

# no-visitors
De smög efter. {Elder.short} hade bytt till stövlar, men det låg små vita mjölprickar på stigen ändå. Den gick bakom vinbärsbuskarna, genom hålet i häcken och fram till det grå huset, där {neighbour} bodde.

{neighbour} var den suraste människan [city: i hela {city}|på hela vägen]. Han hade en skylt där det stod INGEN REKLAM och en där det stod INGA GÄSTER. Sedan hans fru dog pratade han inte med någon, och gick man för nära staketet drog han för gardinen.[sport:  Den som råkade {play sport} för nära fick aldrig mer se bollen.]

{Elder.short} såg sig om. Påsen åkte ner i brevlådan, och sedan gick {elder.he} därifrån med snabba små steg och nynnade[music:  på {music}].

”Varför ger {elder.he} den inte bara till honom?” viskade {friend}.

”För att han skulle säga nej tack”, viskade {child}. ”Det säger han till allting.”

# as-usual
De låg kvar i diket, eftersom {pet} inte ville gå. {Pet.He} hade lagt hakan på tassarna och väntade. Och mycket riktigt: efter en kvart gick dörren upp i det grå huset. {neighbour} kom ut, tog upp påsen ur brevlådan och stack ner näsan i den. Så stod han länge. Hans ansikte, som alltid var hopknutet, gick långsamt upp, som en skosnodd.

Han bröt av en bit av bullen. Sedan kom han rakt emot diket, och {child} slutade andas.

”Här”, sa {neighbour} och höll ut handen till {pet}. ”En bit till dig och resten till mig. Som vanligt.”

{Pet} slickade upp biten och viftade så att hela diket gungade. {neighbour} såg ingen mer än hunden. Eller så låtsades han.

”Så {pet} har alltså ätit av den”, mumlade {friend} när han hade gått. ”Lite.”

”Det kallas mutor”, sa {child}.

# the-wood
De skulle just krypa hem när {neighbour} kom ut på baksidan med en kärra. Den var full med ved, fint kluven, och han drog den genom skogsbrynet. {Pet} travade efter. Så då gjorde de andra det också, på alla fyra.

{neighbour} stannade bakom {elder's} vedbod. Han såg sig om. Sedan staplade han in veden genom luckan, pinne för pinne, utan ett ljud. När han var färdig klappade han {pet} på huvudet och smög sin väg.

{child} satte sig upp med barr i håret. Varje vinter sa {elder.short} samma sak[elder2: , och {elder2} höll med]: att det var märkvärdigt vad veden räckte länge i det här huset.

”{Elder.short} vet inte”, sa {child.he}.

”Och han vet inte vem som bakar”, sa {friend}. ”Han tror väl att det är någon på posten.”

De tittade på {pet}, som satt mitt emellan dem med tungan ute. {Pet.He} hade gått genom den där häcken i flera år. {Pet.He} hade vetat alltihop, och inte sagt ett knyst, inte ens när {pet.he} fick skulden.

# case-closed
”Vi borde berätta”, sa {friend} långsamt. ”Fallet är ju löst.”

{friend.He} såg på blocket. Där stod det: MISSTÄNKT 1: {pet}. {friend.He} strök över det, tänkte en stund, rev ut hela sidan och åt upp den.

”Blä”, sa {friend.he}. ”Men det är så man gör.”

# twenty-five
I köket hade {elder.short} dukat fram saft.

”Tjugotre bullar”, sa {elder.he} och skakade på huvudet. ”Jaja, den där {pet}.”

{Pet} såg skyldig ut. {Pet.He} gjorde det väldigt bra.

”Du”, sa {child}. ”Kan inte du baka tjugofem nästa gång? Ifall det är fler som är hungriga.”

{Elder.short} tittade på barren i {child's} hår och på mjölet på {friend's} knän, länge. Det ryckte i ena mungipan.

”Tjugofem”, sa {elder.he}. ”Det kan nog ordnas.”

Och från den onsdagen var de tjugotre varje gång de hade svalnat. En låg i en brevlåda. Och en åt {pet} upp under bordet, alldeles lagligt, medan alla sa att det var för bedrövligt med den där hunden.
