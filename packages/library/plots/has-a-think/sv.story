title: Sista matchen på Lutan
title: Bollen funderar
title: Långt utanför målet
guest friend: Milo (han), Iris (hon)
guest elder: Rolf (han), Bengt (han)

% {elder} kritar linjerna; där ingen är vald gör någon av sagans egna det. Parkens lagkapten och målvakt är han, domaren är hon.

# the-tilt
På måndag skulle schaktmaskinerna komma och göra den platt.

{child} spelade i Lillängen, på den sämsta fotbollsplanen i [city: {city}|hela serien]. Den låg i en backe[school: , ovanför {school}], och från det nedre målet såg man upp mot det övre som man ser upp mot ett fönster på andra våningen. Bortalagen skrattade alltid, ända tills de fick en hörna. Alla kallade planen Lutan.

# the-notebook
Ingen kände den så väl som {child}. Det var {elder} som [!elder: skötte gräset och ]kritade linjerna, och varje fredagskväll gick de tillsammans över hela planen bakom kritvagnen[music:  och nynnade på {@song}]. {child} hade med sig en anteckningsbok. {Child.He} var {age} år och inte snabb, och {child.he} hade inte gjort ett mål på hela säsongen[sport & !sport.Soccer: , fast {child.he} var bra på {sport}]. Men {child.he} tyckte om att se vad en boll gör när ingen säger åt den. Så {child.he} rullade i väg en och skrev upp vad den hittade på[pet.dog: , så fort {pet}[!pet.known: , {child's} hund,] hade kommit tillbaka med den].[pet & !pet.dog:  Hemma gjorde {child.he} det på köksgolvet[age>=9: , och bara {pet} förstod varför|, med {pet}].]

Kamelen. Två pucklar, till höger om mittcirkeln. Studsar åt vänster.

[age>=9: Avloppet. Hörnet längst ner. Där hamnar allt.

]Hyllan. Vid det övre målet, till vänster. Bollen rullar upp, funderar, kommer tillbaka.

”Du är den enda som läser det där”, sa {elder.short}.

”{friend} läser det”, sa {child}.

{Friend} [friend: var {child's} bästa vän och ]spelade vänsterytter som om {friend.he} hade [pet.dog: {pet} | en hund] efter sig. Boken läste {friend.he} på matten.

# downhill
Nu var det lördag och årets sista match, och de skulle möta Parken. Parken hade konstgräs och strålkastare. Parken hade inte förlorat sedan i våras.

I första halvlek hade Lillängen nedförsbacke. {child} slog en passning på Kamelen, och den studsade åt vänster, rakt i steget på {friend}, och {friend} gjorde mål. Sedan skulle en back bara rensa, och bollen trillade femtio meter alldeles själv, med Parkens målvakt bredvid, och gick in. Två–noll! [age>=9: I pausen låg de på rygg och åt apelsiner, och ingen sa någonting om andra halvlek.]

# uphill
I andra halvlek bar det uppför.

Det var som att spela i en trappa. Varenda boll som de sparkade framåt kom hem igen[athlete: , och det hade den gjort för {athlete} också]. Parken gjorde ett mål, och sedan ett till[age>=9: , och det var snyggt]. Två–två. [elder2: {Elder2} kunde inte titta. ]{Elder} stod vid sidlinjen med hatten långt ner i pannan. Det var två minuter kvar, och Lillängens ben var slut.

Då trillade bollen ut ur en klunga på mitten och stannade framför {child}.

# the-grass
Där låg målet, långt borta och högt ovanför {child.him}, som ett hus på en kulle. Mellan {child.him} och målet fanns fem tröjor från Parken, och alla var större än {child.he}. {Friend} var markerad. [age>=9: Alla var markerade. ]Det fanns ingen att passa till.

Då slutade {child} titta på tröjorna. {Child.He} tittade på gräset.

Och så sköt {child.he}, allt vad {child.he} orkade, till vänster om allihop och långt utanför målet.

”Men {child} då”, stönade det från sidlinjen.

# the-shelf
Parkens spelare slutade springa. Deras målvakt lunkade ut åt sidan för att se bollen gå över linjen. Han vände ryggen åt den och pekade dit han ville ha sina backar.

Bara två på hela planen hade inte stannat. Den ena var {friend}, som sprang för fullt, inte mot bollen, utan mot en bit tomt gräs framför målet. Den andra var {child}, som hade satt av efter sin egen spark innan den kom ner.

Bollen rullade uppför Hyllan. Den gick saktare och saktare. En meter från linjen stod den stilla.

Den funderade.

Sedan kom den tillbaka. Den rullade förbi hälarna på målvakten, utan ett ljud. Den fick fart och svängde in framför målet, som en kula i ett handfat. Målvakten snodde runt. Den största backen kastade sig fram med fötterna före, och bollen och {friend} och backen kom dit precis samtidigt …

Och {friend} särade på benen och släppte igenom den.

{Friend.He} tittade inte ens bakåt. {Friend.He} visste vem som skulle vara där.

# a-hands-width
{child} var där. {Child.He} hade ingen luft kvar, och ena strumpan hade åkt ner. {Child.He} mötte bollen med insidan av foten, inte hårt, för {child.he} hade inget kvar att sparka med. Den rullade uppför sista biten av backen, mot det tomma målet. [age>=9: Den smög. ]Den kröp över linjen, hela bollen, med ungefär en handsbredd.

Och sedan, eftersom det var Lutan, vände den och kom ut igen.

Ingen sa ett knyst. Alla tittade på domaren. Hon hade stått jäms med linjen, med händerna på knäna och näsan nästan i kritan.

Hon blåste och pekade på mittcirkeln. Mål.

# jealous
Det som hände sedan fick {child} höra om efteråt, för då låg {child.he} underst. När {child.he} kom upp hade {friend} tappat rösten, och {elder} hade tappat hatten[pet.dog: , och {pet} hade hittat den].

Parkens lagkapten kom fram för att ta i hand. Han tittade länge på Hyllan.

”Det där var inte meningen”, sa han. ”Eller?”

{child} hämtade boken, letade upp sidan och visade. Lagkaptenen läste.[age>=9:  Sedan läste han nästa sida också.]

”Något sådant har inte vi”, sa han, och han lät avundsjuk. ”Vår är bara platt.”

# goodnight
När alla bilar hade åkt tog de ner näten, alla [elder2: fyra | tre]. Solen stod lågt, och varenda puckel och grop på Lutan hade fått en lång skugga[age>=9: , så att man såg hela planen på en gång, som en karta].

”På måndag har jag ingenting att skriva om”, sa {child}.

”Det blåser på platta planer också”, sa {elder}. ”[age>=9: Och så finns det mask. ]Framåt jul är den blöt i ett hörn, ska du se. Jag köper en ny bok till dig.” {Elder.He} hängde nätet över armen. ”Men du vill nog säga god natt till den här.”

Så {child} bar upp bollen, ända till mållinjen, och lade den där. {Child.He} höll den stilla en stund med ett finger. Sedan släppte {child.he}.

Den rullade. Den rullade förbi straffpunkten och över Kamelen och studsade åt vänster,[pet.dog:  och för en gångs skull lät {pet} den vara,] och de stack händerna i fickorna, alla [elder2: fyra | tre], och gick hem bakom den.

# @song
{music}
