title: Lägenhet noll
title: Det sjuttonde låset
title: Ett spöke i tvätten
guest hildur: Hildur (hon), Hedvig (hon)
guest sitter: Gunnel (hon), Majken (hon)

% @a är {adult}, annars barnvakten: namnet varje gång, aldrig han eller hon. Spöket är en dam, Hildur Ask.

# sixteen
Det fanns sexton lägenheter på Kvarngatan 9[city:  i {city}]. Det visste {child} säkert, för {child.he} hade sålt majblommor i allihop. Men på bokningstavlan i tvättstugan satt det sjutton lås.

Låsen med ett till sexton på var blanka av alla fingrar. Det sjuttonde var svart av ålder, och på det stod en nolla.[school:  {At school} fick man lära sig att noll var ingenting alls.] Det satt alltid på samma plats: fredag natt, klockan tolv.

”Någon som skojar”, sa {@a-at-first}. ”Efter tio går det ju inte ens att få i gång maskinerna.”[friend: 

{Friend}[!friend.known: , {child.his} bästa vän,] hade gissat på ett spöke, men det gissade {friend.he} på vad det än var.]

# the-shirt
En fredag, när det nästan hade blivit lördag, satte sig {child} rakt upp i sängen. Turtröjan! Den röda, med sjua på ryggen. Den låg kvar i maskin två, och klockan nio skulle {child.he} [sport: {play sport} | springa stafett].

{@A} hade somnat i soffan med en kudde i famnen. {child} skrev en lapp och lade den på kudden: ”Är i tvättstugan. Har nyckel, mobil och tofflor.”[pet.dog:  Hunden, {pet}, öppnade ett öga, tyckte att det var fel tid för en promenad och stängde det igen.][pet.cat:  Katten, {pet}, öppnade ett öga och stängde det igen.][pet.other:  {Pet} var den enda som såg {child.him} gå, och {pet} skvallrade aldrig.]

# the-lady
Lampan i källaren tickade, som den alltid gjorde när man hade tryckt på knappen. Det luktade såpa, och det gjorde det aldrig annars. Och maskin två var i gång.

Framför den, på en uppochnervänd balja, satt en dam. Hon hade håret i knut och händerna i knät, och rakt igenom henne kunde man läsa skylten GLÖM EJ RENSA LUDDFILTRET.

{child} skrek inte. Det var damen som skrek.

”Så du skräms!” sa hon och tog sig för bröstet, med handen en bit in. ”Kunde du inte ha knackat?”

”Förlåt”, sa {child}. {Child.His} hjärta dunkade värre än maskinen[athlete: , och {child.he} försökte andas som {athlete} före en final]. ”Jag visste inte att det var någon här. Jag bor på tredje våningen.”

# nought
”Och jag bor i noll.”

”Det finns ingen nolla.”

”Inte nu längre. Ni har cyklar där. {Hildur} Ask, portvakterska. Jag skötte det här huset tills jag dog, och sedan hade jag inte hjärta att sluta.”

Maskinen klickade. {Hildur} öppnade luckan och drog ut sitt lakan, det som spöken har utanpå, och sedan sa hon ingenting alls.

Lakanet var rosa.

# pink
Inte lite rosa. Rosa som jordgubbsglass. Och sist ur trumman, våt och nöjd, ramlade en röd tröja med sjua på ryggen.

”Åh nej”, sa {child}. ”Det är mitt fel. Den färgar! Den måste alltid tvättas ensam.”

”Och just i natt”, sa {hildur} Ask. ”Klockan ett är det årsstämma på vinden. Alla husets spöken kommer. Sotaren, systrarna Lind, taxen från tvåan. Och stadgarna säger vitt.”

# the-hottest
De försökte. De körde nittio grader. De gnuggade med galltvål[elder: , som {elder} alltid sa tog allt[elder2: , och {elder2} alltid sa tog nästan allt]]. De hällde i en skvätt av allt som stod på hyllan. Lakanet blev varmt och doftade päron, men det var precis lika rosa, och kvart i ett satte sig {hildur} på golvet, och en liten bit ner i golvet, och såg ut som om hon tänkte ge upp andan en gång till.

# why
{child} satte sig bredvid. Det blev kallt längs ena armen, ungefär som när man öppnar kylskåpet.

”Varför måste det vara vitt?” frågade {child.he}.

”Spöken är vita.”

”Men varför?”

{Hildur} öppnade munnen och stängde den igen.

”Lakanen var vita”, sa hon till slut. ”Förr i tiden fanns det ingen annan sort. Så man tog vad man hade.”

”Så ni har aldrig fått välja?”

# the-hat
Lampan slutade ticka och slocknade. {child} hann tänka att nu borde {child.he} väl bli rädd. I stället satt {child.he} stilla, för det hördes att {hildur} funderade.

”Jag hade en hatt”, sa {hildur's} röst i mörkret. ”Jag sparade till den i två år. En enda gång hade jag den på mig, en söndag i parken, och då kom regnet. Den hatten hade jag glömt. Tänk att man kan glömma en sådan hatt!”

”Vad hade den för färg?”

Det dröjde. Sedan började det lysa, först svagt, som när man håller handen om en ficklampa. Det var {hildur}. Hon hade tagit på sig lakanet.

”Som insidan av en snäcka”, sa hon. ”Precis så här.”

# good-luck
Hon snurrade ett varv så att fållen stod rakt ut. Så steg hon, upp genom tvättlinorna, upp genom lampan, och allra sist såg man två knäppkängor försvinna i taket.

”Lycka till på stämman”, ropade {child}.

”Häng tröjan ordentligt”, ropade {hildur} tillbaka. ”Annars blir den bucklig i axlarna.”

I trappan kom {@a} springande med lappen i handen och kudden under armen.

”I källaren? Mitt i natten? Var du inte rädd?”

”Jo”, sa {child}. ”Det var vi båda två. Men det gick över.”

# the-attic
Nästa fredag satt det sjuttonde låset på sin vanliga plats. Någon hade putsat det. Och i papperskorgen under tavlan låg fyra tomma paket textilfärg, som ingen på Kvarngatan 9 ville kännas vid.

Den natten väckte {child} {@a} klockan ett. De ställde sig vid köksfönstret utan att tända[friend: , och {friend}, som sov över, stod redan där].[pet.dog:  {Pet} lade tassarna på fönsterbrädan.][pet.cat:  {Pet} satt redan på fönsterbrädan.][pet.other:  {Pet} fick också vara uppe.] Huset var byggt i vinkel, så därifrån såg man tvärs över gården till vinden med sina små gluggar. Där inne rörde sig något fram och tillbaka, som till musik[music: , och det gick precis i takt till {@song}]. Något gult, något grönt, något blått. Något prickigt och ganska lågt, med svans.[pet.dog:  När det kom förbi viftade {pet} med sin.] Och främst av allihop något som var som insidan av en snäcka.[friend: 

”Jag gissade rätt”, viskade {friend}. ”För första gången.”]

”Jag undrar vem i all världen som hänger tvätt på vinden så här dags”, viskade {@a}.

”Lägenhet noll”, sa {child}.

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @a-at-first
{sitter} på bottenvåningen, som brukade vara barnvakt på fredagarna
## if adult
{adult}

# @song
{music}
