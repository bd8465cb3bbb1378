title: Bruksanvisning till den nya
title: Ta med kvittot
title: Snart betyder nej

% Den vuxna om natten (@a): {adult}, annars nattpasset. Bebisen har inget namn här, så att den är varje familjs.

# soon-means-no
När bebisen hade varit i huset i nio dagar började {child} skriva bruksanvisningen. Ingen hade bett om den. Men någon måste tala om för den hur det fungerade hemma, och de vuxna hann inte längre till slutet av sina meningar.

[friend: Tillsammans med {friend}[!friend.known: , sin bästa vän,] som sov över, skrev {child} | {child} skrev] vid köksbordet i ett gammalt skrivhäfte[school:  från {school}], långt efter läggdags, för det var ingen som märkte längre när det var läggdags.[elder:  {Elder}, som hade kommit för att hjälpa till, lånade ut en penna.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg över {child.his} fötter.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] lade sig på varje färdig sida.] På omslaget stod det Bruksanvisning till den nya.

1. ”Snart” betyder nej. //
2. Tredje trappsteget knarrar. Håll till vänster. //
3. Vill du något, så fråga den som håller i en kaffekopp.

[pet.dog: 4. {Pet} är ingen kudde men har inget emot att bli tagen för en.

][pet.cat: 4. {Pet} äger soffan. Man vänjer sig.

][pet.other: 4. {Pet} sover hela dagen och har fullt upp hela natten. Ni kommer att komma överens.

][elder: [pet: 5 | 4]. {Elder.short} har kola i vänster ficka. [elder2: {Elder2.short} låtsas inte om det. ]Du har inga tänder, så jag tar hand om din.

][friend: [pet & elder: 6 | [pet / elder: 5 | 4]]. {Friend} är min. Du får inte låna {friend.him}[!elder: , fast {friend.he} säger att det går bra].

][sport: 7. Här räknar vi med att du ska {play sport}. Jag är ledig på torsdagar.

][athlete: 8. Bilden på {athlete} sitter kvar där den sitter.

][music: 9. I bilen sjunger vi {@song}, allihop, dåligt.

][city: 10. Det här är {city}. Det blir bra när man vet vilken buss man ska ta.

]Det var en bra bruksanvisning. {child} läste första sidan högt över vaggan, och bebisen lyssnade med hela pannan.

Sedan skrek den.

# the-penguin
Den följde inte en enda punkt. Den ville ha allting, på en gång, av vem som helst. Den sov när folk var vakna och var vaken när folk sov, och runt omkring den gick huset sakta upp i sömmarna.

”Det blir lättare”, sa {@a} och lade nycklarna i kylskåpet.

Vid maten[elder: , medan {elder.short} gick fram och tillbaka med bebisen,] drog {child} sin roliga historia om pingvinen. Den brukade alla skratta åt. Precis före slutet skulle det vara en paus, och den pausen hade det tagit {child} [friend: och {friend} ]nästan ett år att få till.

{@A} tittade på {child} med snälla, tomma ögon. ”Förlåt, vad sa du?”

Man kan inte dra en rolig historia en gång till för någon som säger så. {child} dukade av och gick upp till sig. {child.He} höll till vänster på tredje trappsteget[pet.dog & !friend & !elder: , och det gjorde {pet} också], så att ingen skulle höra, och ingen hörde, och det var på något sätt ännu värre.

# number-thirty
Den kvällen blev det en sida till. {child} skrev den fort och utan marginal.

30. Du kan lämnas tillbaka inom trettio dagar. Allt blir då som förut. Ta med kvittot.

Det kändes skönt ungefär så länge som det tar att sätta en punkt. Sedan kändes det som att ha en sten i skon. Men det var skrivet med bläck, och {child} lät det stå.[pet.cat & !friend & !elder:  {Pet} lade sig på det.][friend & !elder: 

”Ska du läsa upp den också?” frågade {friend} från madrassen.

”Nej.”]

# three-oclock
Klockan tre på natten satte det i gång igen. {child} låg och väntade på steg. Det kom inga.[pet.dog:  Bara {pet} kom, med något grått och ulligt i munnen.] Bebisen skrek och skrek, och ändå kom det inga steg, och till slut tog {child.he} häftet, för det råkade ligga där[pet.cat: , under {pet}], och gick in.

På stolen vid vaggan satt {@a} och sov, med bara en strumpa på sig.[pet.cat:  På den andra foten lade sig {pet}.] Bebisen var lila.

”Så här kan du inte hålla på”, sa {child} till den, ganska lågt. ”De vuxna är slut. Du måste faktiskt läsa bruksanvisningen.”

Bebisen höll just på att dra in luft till nästa skrik. Det kom aldrig. I stället vred den på huvudet.

{child} stod stilla. Det var rösten. Bebisen kände igen den. I flera månader hade den legat på andra sidan en vägg, i mörkret, och hört den rösten gnälla om potatisen och skratta och öva på pausen i den om pingvinen. Det fanns ingen i hela världen som den hade känt längre.

Så {child} satte sig på golvet[pet.dog: , med ryggen mot {pet},] och läste. {child.He} läste om snart, och om trappan, och om kaffet. Det lila rann av bebisen som när det blir ebb. {child} vände blad efter blad, med samma låga röst, och tänkte inte på någonting.

”Du kan lämnas tillbaka inom trettio dagar”, läste {child}.

Och då hörde {child.he} vad {child.he} läste.

# go-on
Bebisen tittade rakt upp. Den hade mycket mörka ögon.

”Fortsätt”, sa någon från stolen.

{child} blev kall ända ner i fötterna. {@A} var vaken. ”Hur länge har du lyssnat?”

”Sedan trappan. Får jag se?”

Det fanns inget att göra. {child} räckte fram häftet och tittade på foten utan strumpa[pet.cat: , som hade {pet} på sig i stället,] medan {@a} läste, långsamt, till den allra sista punkten.

”Det var på skoj”, sa {child}.

”Nej”, sa {@a}. ”Det var en dålig vecka. Har du en penna?”

{@A} skrev något och gav tillbaka häftet. {child} fick hålla upp det mot nattlampan.

30 b. Så sa jag om dig, natt tjugonio. Men vi hittade inte kvittot. Det är det bästa vi har tappat bort.

”Sa du det, på riktigt?”

”Jag satt i badkaret och grät.[elder & !friend & !pet:  {Elder.short} höll handduken.] Du var också lila.” {@A} flyttade på sig, så att det blev plats för två på stolen. ”Och nu vill jag veta hur det gick.”

”För vem?”

”För pingvinen. Jag satt ju där vid maten, men det var ingen hemma. Jag har tänkt på det sedan dess.”

# cold-feet
Så {child} berättade den, klockan halv fyra på natten, viskande[friend: , medan {friend} stod i dörren och höll inne med slutet].

”Varför ställde pingvinen in bröllopet?”

Sedan tog {child.he} pausen. Den var den bästa {child.he} någonsin hade gjort. Man hade kunnat höra en strumpa falla.[pet.dog:  Det föll en, ur {pet's} mun.]

”Den fick kalla fötter.”

{@A} skrattade så att stolen skakade, [elder: och bakom väggen skrattade {elder.short} också | med handen för munnen för att det inte skulle höras].[pet.cat:  {Pet} höll i sig.] Och bebisen, som inte visste något om pingviner, hickade till, suckade och somnade, som om det bara var det den hade väntat på.

# keep-to-the-left
På morgonen låg nycklarna kvar i kylskåpet. Men framför {child} hade [elder: {elder.short} | någon] ställt ett ägg, kokt precis lagom, och ritat en pingvin på det.[friend & !elder:  {Friend} fick också ett.][elder: 

”Kvittot ligger i min vänstra ficka”, sa {elder.short}. ”Och där stannar det.”]

{child} tog häftet och skrev en sida till.

31. Klockan tre på natten: fråga efter mig[pet.dog:  eller skicka {pet}]. //
32. Jag bor högst upp i trappan, till vänster[pet.cat: , under {pet}].[friend:  //
33. Du får låna {friend}.]

Sedan tittade {child.he} en stund på omslaget. {child.He} strök över den nya, snyggt, med linjal. Och ovanför skrev {child.he} oss.

# @song
{music}

# @a
nattpasset
## if adult
{adult}
