title: Moroten som andades in
title: En enda sak att göra
title: Passageraren
guest leader: Yvonne (hon), Ragnhild (hon)

% Regel: på vägen upp andas moroten ut, på vägen ner andas den in. Bara hunden hör det.

# the-carrot
Den enda på fältet som inte ville att ballongen skulle lyfta var {pet}, {child's} [breed: {breed}|hund].

Det var {pet.his} morot. Den var av gummi och pep när man bet i den, och nu satt den på en låda under en vit ballong, stor som en bil. Snart skulle den åka till rymden.

{child's} bästa vän, {friend}, hade byggt lådan[music: , medan {friend.he} nynnade på {@song}].[elder:  Fallskärmen hade {elder} sytt av en orange gardin[elder2: , och {elder2} hade provat den från balkongen på ett ägg].] I lådan satt piparen, en burk med en knapp, som skulle tala om var den landade.

”Du har en enda sak att göra”, sa {friend}. ”Du trycker på knappen, sist av allt. Annars hittar vi den aldrig. Och du är den enda jag känner som inte glömmer saker.”

## or
Mitt på fältet stod en vit ballong, stor som en bil. Under den hängde en låda, och på lådan satt en gummimorot. Den skulle till rymden, men den var {pet's}, och ingen hade frågat {pet.him}.

”Titta inte så där”, sa {child} till sin hund. ”Du får tillbaka den.”

{Pet} tittade så där i alla fall.

{child's} bästa vän, {friend}, hade byggt lådan[music: , medan {friend.he} nynnade på {@song}].[elder:  Fallskärmen hade {elder} sytt av en orange gardin[elder2: , och {elder2} hade provat den från balkongen på ett ägg].] I lådan satt piparen, en burk med en knapp, som skulle tala om var den landade.

”Du har en enda sak att göra”, sa {friend}. ”Du trycker på knappen, sist av allt. Annars hittar vi den aldrig. Och du är den enda jag känner som inte glömmer saker.”

# zero
{Friend} klämde på moroten. Pip, sa den. När {friend.he} släppte drog den in luften igen, med ett långt, tunt iiiiih. Det hördes knappt. {Pet} hörde det genom tre dörrar och en kudde.

”Där uppe finns ingen luft”, sa {friend}. ”På vägen upp andas den ut allt den har. Och på vägen ner …”

”… andas den in”, sa {child}. ”Stackars morot.”

{leader}, som ledde rymdklubben, räknade ner. På ett slet sig {pet}. {child} kastade sig efter och fick båda armarna om {pet.him}.[athlete:  Inte ens {athlete} hade klarat det med en hand.] När {child.he} tittade upp var ballongen en ärta på himlen.

”Jag visste att det skulle gå med dig vid knappen!” ropade {friend}.

{child} tittade på sina händer. De hade hållit i en hund hela tiden. De hade aldrig varit i närheten av någon knapp.

## or
{Friend} klämde på moroten, och den pep. När {friend.he} släppte drog den in luften igen, med ett långt, tunt iiiiih. Det hördes knappt. {Pet} hörde det genom tre dörrar och en kudde.

”Där uppe finns ingen luft”, sa {friend}. ”På vägen upp andas den ut allt den har. På vägen ner andas den in.”

{leader}, som ledde rymdklubben, hade räknat ner till ett när {pet} högg repet med tänderna och tänkte följa med upp. {child} höll om {pet.him} med båda armarna tills {pet.he} nös.[athlete:  {Athlete} hade inte gjort det bättre.]

”Jag visste att det skulle gå med dig vid knappen!” ropade {friend}, när ballongen var en ärta på himlen.

{child} tittade på sina händer. De hade hållit i en hund hela tiden. De hade aldrig varit i närheten av någon knapp.

# no-dot
I klubbens buss fanns en karta på en skärm, och på kartan skulle det blinka en prick. Det gjorde det inte.

”Var det du som lödde piparen?” frågade någon, och {friend} nickade.[music:  Nu nynnade {friend.he} inte.] Det syntes hur {friend.he} gick igenom varenda tråd i huvudet.[school:  På måndag skulle hela {school} vilja veta hur det hade gått.]

{child} skulle säga det.

Men nu var det svårare att säga än det hade varit från början, och för varje minut blev det svårare.

## or
I klubbens buss satt alla framför en karta, där det skulle blinka en prick. Ingen prick blinkade.

”Man kan ju köpa färdiga”, sa en kille snällt, och det var det värsta han kunde ha sagt.

{Friend} plockade isär reservpiparen för att se vad {friend.he} hade gjort för fel.[music:  Nu nynnade {friend.he} inte.][school:  På måndag skulle {friend.he} berätta om det här för hela {school}.]

{child} skulle säga det.

Men nu var det svårare att säga än det hade varit från början, och för varje minut blev det svårare.

# a-mouth
Bakom bussen packade {friend} ner lödkolven, längst ner i väskan.

”Jag ska inte bygga fler saker”, sa {friend.he}. ”Jag trodde visst bara att jag kunde.”

{child} skämdes så att det gjorde ont att svälja.

”Den är hel”, sa {child.he}. ”Piparen. Det var jag som aldrig tryckte. Jag höll i {pet}.”

{Friend} vände sig om.

”När kom du på det?”

”Med en gång.”

”Det är två timmar sedan.”

”Jag vet.”

”I två timmar har jag suttit där inne och varit värdelös”, sa {friend}. ”Och du satt bredvid och visste att jag inte var det.”

{child} hade ingenting att svara.

”Knappen hade jag förlåtit på en gång”, sa {friend}. Sedan gick {friend.he} långt ut på fältet och satte sig med ryggen åt allting.

# the-ears
Kvar var {pet}. {Pet.He} hade suttit i två timmar och tittat upp dit där moroten försvann.

”Nu har vi båda förlorat någon”, viskade {child} och lutade sig mot {pet.his} varma sida.

{Pet} suckade. Mitt i sucken lade {pet.he} huvudet på sned, och öronen reste sig.

{child} hörde bara vinden. Men det fanns en enda sak som fick de öronen att se ut så. {child.He} sprang till {friend}.

”Du behöver inte prata med mig”, flåsade {child.he}. ”Titta bara på {pet}!”

{Friend} stirrade i gräset så länge det gick. Sedan tittade {friend.he}.

”Den är på väg ner”, sa {friend}. ”Den andas in.”

{Pet} drog så att {child} nästan lyfte. {Friend} tog också tag i kopplet, och så sprang de, och eftersom {pet} tittade på himlen sprang de rakt ner i ett dike och rakt upp på andra sidan. Efter dem kom {leader}, först i två stövlar, sedan i en.

# stand-still
Vid skogsbrynet satte sig {pet} och sjöng. Uppe i en ek hängde [elder: {elder's} gardin|en orange fallskärm], och under den hängde lådan med en alldeles platt morot. Iiiiih, sa den. Det var för högt.

”Jag når om jag står på någon”, sa {friend}.

”Du kan stå på mig.”

”På dig? I dag?”

”Jag ska stå still”, sa {child}.

”Det här får jag inte tillåta”, sa {leader} och höll i {friend's} ben.

{Friend} var inte särskilt försiktig med var {friend.he} satte fötterna. {child} tyckte att det var rättvist. {child.His} knän skakade[sport: , värre än när {child.he} skulle {play sport}], och just då upptäckte {pet} dem och började slicka. Det kittlade ohyggligt. {child.He} hade haft en enda sak att göra i dag, och nu hade {child.he} fått en till.

{child.He} stod still.

”Jag har den!” ropade {friend}.

# from-above
{Pet} fick sin morot och tuggade den rund igen. {leader} gick tillbaka efter stöveln.

{Friend} tryckte på piparens knapp. Borta i diket plingade {leader's} telefon.

”Nu syns den”, ropade hon. ”Den är … där ni är.”

”Den är väldigt bra lödd”, sa {child}.

{Friend} satte på kameran, och där var rymden. Himlen var svart mitt på dagen, jorden lyste blått i kanten, och framför alltihop hängde moroten, platt som ett bokmärke.[city:  {City} låg bakom den och syntes inte alls.]

{Friend} bläddrade bakåt till den första bilden, tagen rakt ner. I gräset låg en mycket liten person lindad runt en hund. {Friend} började skratta.

”Du hade verkligen inga händer över”, sa {friend.he}.

”Nej.”

”Men du hade en mun.”

”Ja”, sa {child}. ”Den borde jag ha använt. Förlåt.”

{Friend} flyttade sig närmare, så att deras leriga ärmar låg mot varandra.

# looking-up
De gick tillbaka över fältet med lådan mellan sig[music: , och {friend} nynnade på {@song}].

”Nästa gång har du knappen”, sa {friend}.

”Jag? Igen?”

”Du är den enda jag känner som aldrig mer kommer att glömma den. Fast jag håller i hunden.”

Bredvid gick {pet} med moroten i munnen. För varje steg pep den och släppte ut lite luft som den hade tagit in högt över molnen.

{Pet} såg sig inte för, för {pet.he} tittade fortfarande på himlen, ifall det fanns något mer där uppe som var {pet.his}.

## or
{leader} körde dem hem, i en strumpa och en stövel. {Pet} låg över allas fötter med moroten under hakan.

”Du får knappen nästa gång med”, sa {friend}.

”Varför det?”

”Du är den enda jag känner som aldrig mer kommer att glömma den. Fast jag håller i hunden.”[music:  Och så började {friend.he} nynna på {@song}.]

Varje gång {pet} andades in pep moroten till och släppte ut lite luft som den hade tagit in högt över molnen.

{Pet} märkte det inte. {Pet.He} låg och tittade upp genom bussens takfönster, ifall det fanns något mer där uppe som var {pet.his}.

# @song
{music}

# picture 1
I gräset under ballongen.

# picture 2
Efter två timmar.

# picture 3
Under den stora eken.
