title: Stigen
title: Här växer inget gräs
title: Bara tisdag
guest friend: Nadja (hon), Samira (hon)
guest roland: Roland (han), Bertil (han)
guest kim: Kim (hon), Annika (hon)

% {friend} är familjens, annars {child's} klasskamrat. {kim} är läraren, {roland} vaktmästaren. Skylten: HÄR VÄXER GRÄS.

# saturday
{child} skulle flytta på lördag, och {child.he} hade inte sagt det till {friend}.

[friend: {Friend} var {child's} bästa vän|{friend} gick i {child's} klass]. Varje morgon i fem år hade de mötts på gräsmattan bakom biblioteket[city:  i {city}], {child} från sitt håll och {friend} från sitt[school: , på väg till {school}]. De hade gått där så många gånger att det hade blivit en stig. Den var hård som ett golv och precis så bred som två personer som pratar.

# the-sign
{roland}, som var vaktmästare på biblioteket, avskydde den. Varje vår sådde han nytt, spände band och satte upp en skylt: HÄR VÄXER GRÄS.

”Här växer inget gräs”, brukade {friend} läsa högt. Så gick de runt i två dagar, för {roland's} skull, och sedan gick de som vanligt[music: , och {friend} sjöng {music} alldeles fel].

# may
{child} hade tänkt säga det i mars. {Child.He} hade tänkt säga det i april.[pet.dog:  {Child.He} hade övat på [!pet.known: hunden ]{pet}, som tog det bra.][pet.cat:  {Child.He} hade övat på [!pet.known: katten ]{pet}, som gick därifrån.][pet.other:  {Child.He} hade övat på {pet}, som inte sa något.][elder:  ”Säg det”, sa {elder}[elder2:  och {elder2}] varje söndag.] Nu var det maj, och i dag ställde sig deras lärare {kim} framme vid tavlan och sa:

”Och på fredag ska vi ju ta farväl av {child}.”

{friend} vände sig om. {Friend.He} sa ingenting, varken då eller på rasten. När skolan var slut gick {friend.he} hem längs stora vägen, som var dubbelt så lång.

# one-half
Så {child} gick stigen ensam. {roland} låg på knä med sin fröpåse, bredvid en hög platta stenar som hade blivit över när man lade om entrén.

”Jaså, bara ena halvan i dag”, sa han.

”Jag ska flytta”, sa {child}. Det gick lätt att säga det till {roland}. Det var orättvist.

”Jaha du”, sa {roland}. Han såg inte så glad ut som man kunde ha trott. ”Ja, då växer den väl igen. Till midsommar, skulle jag tro. En ensam orkar inte hålla en stig.”

Sedan gick han in, för det hade börjat regna.

# heel-and-toe
{child} stod kvar. Längs kanterna såg {child.he} dem nu, de första stråna, tunna som hår. Till midsommar. Som om ingen hade gått där.

Då började {child.he} gå. {Child.He} gick till ena änden, vände och gick tillbaka. {Child.He} satte ner fötterna hårt, häl och tå, häl och tå. Fram till björken, bort till cykelstället, fram till björken. {Child.He} visste att det var dumt. {Child.He} gick ändå. Regnet rann innanför kragen.

# tuesday
”Vad håller du på med?”

{friend} stod vid björken med huvan uppe.

”Jag går”, sa {child}.

”Det ser jag. Varför?”

”Den växer igen annars. Till midsommar. {roland} har sagt det.”

{friend} sparkade lite på en rot.

”Hur länge har du vetat?”

”Sedan mars.”

”Mars!”

”Jag tänkte säga det varje dag. Jag tänkte: när vi kommer till björken. Och när vi kom till björken sa du något roligt, och då ville jag ha en vanlig morgon till.”

”Men jag då?” sa {friend}, och nu darrade hakan. ”Du visste att de var de sista. Jag trodde bara att det var tisdag.”

Det fanns inget att svara på det. Det var sant.

”Förlåt”, sa {child}.

# footsteps
{friend} drog ner huvan över ögonen och gick. {Friend.He} gick rakt förbi, så att ärmarna nuddade varandra, bort mot cykelstället. {child} vågade inte vända sig om. {Child.He} hörde stegen, svagare och svagare, och sedan hörde {child.he} dem inte alls.

Så hörde {child.he} dem igen. De kom tillbaka.

{friend} gick förbi {child.him} åt andra hållet, med hårda steg, häl och tå. Vid björken vände {friend.he}.

”Ska du stå där?” sa {friend.he}. ”Den växer ju.”

# pudding
De gick. Först åt var sitt håll, och varje gång de möttes tittade de bort. Efter ett tag åt samma håll. Ingen sa något, det var bara fötterna som lät. Stigen blev mjuk. Den blev kladdig. Den blev till slut som chokladpudding, och vid cykelstället for {friend's} fötter rakt fram och resten av {friend.him} rakt ner.

Det sa smack.

”Här”, sa {friend} där {friend.he} satt, ”växer inget gräs.”

Då skrattade de. De skrattade så att {child} också måste sätta sig, mitt i puddingen, och någonstans i skrattet började de gråta båda två, och det var nästan samma sak.

# flat-stones
När de såg upp stod {roland} där, med paraply och en skottkärra.

”Fem år”, sa han. ”Fem säckar frö. Jag ger mig.”

I skottkärran låg de platta stenarna.

”Men ni får bestämma var de ska ligga”, sa {roland}. ”Det är ni som har benen.”[athlete:  Han sa det som om han talade med {athlete}.]

Så {friend} gick, och där {friend.his} fot kom ner lade {child} en sten. Sedan gick {child}, och {friend} lade. De stampade fast varenda en, två fötter var, från björken till cykelstället. När den sista låg där hade det slutat regna. {roland} drog upp sin skylt, torkade av den och tog den under armen.

”Emellan dem”, sa han, ”växer det gräs.”

# moving-day
På lördagen flyttade {child}. Det tog hela dagen, och det gamla rummet ekade när man sa hej då till det.

# the-meadow
Lördagen efter stod {child.he} vid en busshållplats, där en äng började på andra sidan diket. Det var en stor äng med högt gräs, och den hade ingen stig alls.

Bussen stannade. {friend} klev av, med ryggsäck[sport:  och allt som behövdes för att {play sport}], och tittade ut över allt det gröna.

”Ska vi gå runt?” sa {friend.he}.

”Nej”, sa {child}.

De gick rakt ut i gräset, bredvid varandra, och pratade hela vägen. Mitt på ängen stannade de och vände sig om. Bakom dem, ända från vägen, gick en smal, mörk strimma där stråna hade lagt sig ner.

De stod och såg på den en stund. Den låg kvar.
