title: Timmen som blir över
title: Tillbaka till grinden
title: Det där är en väderrapport

% {elder} har cykelhjälm på sig hela tiden ute. {friend} är den som skriver låtar.

# the-notebook
Det var natten då klockorna skulle ställas tillbaka, och {child} låg i utdragssoffan hemma hos {elder} och kunde inte sova.

{child.He} tittade i taket, och det {child.he} såg där var {friend's} ansikte. {Friend} var {child.his} bästa vän. I fredags hade {friend.he} stått vid skåpen[school:  på {school}] med sitt svarta block, det där {friend.he} skrev låtar i, och hade precis visat den nya. Den var om en flod, och den var bra.[music:  Den var nästan lika bra som {@song}.] Sedan hade några från parallellklassen kommit förbi och frågat vad de höll på med, och {child} hade sagt: ”Äh, inget. Bara en grej {friend} håller på med.” Och så hade {child} himlat med ögonen.

Det hade tagit en sekund. {Friend} hade stängt blocket. Sedan dess hade det varit tyst.

# a-helmet
Köksklockan slog två. Sedan slutade den ticka.[elder2:  I rummet intill hejdade sig {elder2} mitt i en snarkning.][pet:  Och {pet}, som hade fått följa med, hade stannat mitt i en blinkning, med ena ögat stängt.]

”Är du vaken?” sa {elder} i dörröppningen. {Elder.He} hade jacka på sig, utanpå pyjamasen, och cykelhjälm. ”Det är du. Det är man inte utan anledning, den här natten. Ta på dig något varmt.”

”Vart ska vi?”

”Ut. Vi har en timme.”

# left-over
Gatan låg blank av regn. Först förstod {child} inte vad som var fel. Sedan såg {child.he} lönnlövet. Det hängde i luften framför porten, i höjd med {child.his} näsa, alldeles stilla. Borta vid korsningen stod en räv med ena tassen lyft.

”I natt kommer timmen mellan två och tre två gånger”, sa {elder.short} och ledde ut sin gamla cykel. ”Det vet alla. Men det är få som tänker på vad det betyder. Bara en av dem räknas. Den andra blir över, och den är vi ute i nu.”

”Vad gör man i den?”

”Övar”, sa {elder.short}.[athlete:  ”Det gör {athlete} också.”]

# the-hedge
{Elder} trampade iväg mitt på vägen och släppte styret. Det gick i ungefär fyra meter. Sedan körde {elder.he} rakt in i en häck.

”Varje år!” ropade {elder.he} inifrån grenarna. ”Men jag kom längre än förra hösten!” {Elder.He} klev ut med löv i hjälmen och såg på {child}. ”Jag har en häck att ta itu med. Vad har du?”

Det visste {child} redan.

# no-but
{child} hade aldrig gått genom [city: {city}|stan] på det här viset. Regndroppar hängde under lyktorna som pärlgardiner, och när {child.he} gick igenom dem klirrade det svagt. {child.He} repeterade[sport: , så som man värmer upp innan man ska {play sport}]. Förlåt, men det var inte så jag menade. Förlåt, men du vet ju hur de är. Alla meningarna hade ett men i sig. {child.He} plockade bort dem, ett efter ett, men då blev det nästan ingenting kvar.

# from-the-gate
På gungorna i lekparken, där de alltid brukade ses, satt någon i täckjacka och pyjamasbyxor.

{child} stannade. Gungan gnisslade. Det var det enda ljudet i hela stan.

”Jaha”, sa {friend}. ”Du är också vaken.”

”Jag skulle säga förlåt”, sa {child}. ”Men jag …” {child.He} hörde det själv. ”Får jag börja om?”

{Friend} ryckte på axlarna. {child} gick tillbaka till grinden, vände och kom in igen.

”Förlåt för att du blev ledsen”, sa {child.he}.

”Det där är inte ett förlåt”, sa {friend}. ”Det där är en väderrapport.”

{child} gick tillbaka till grinden. {child.He} försökte en tredje gång och pratade för fort. Fjärde gången började {child.he} gråta och blev arg för att {child.he} grät. Femte gången fastnade {child.he} med jackan i grinden, och {friend} gjorde ett ljud som nästan var ett skratt, men tog tillbaka det.

# the-sixth
Den sjätte gången satte sig {child} på gungan bredvid. {child.He} tittade ner i sanden.

”Jag tyckte om låten”, sa {child.he}. ”Jag tyckte så mycket om den att jag blev rädd att de skulle skratta åt den. Så jag skrattade först. Jag svek dig. Det var fegt, och det var fel, och jag vill inte vara en sådan.”

Det var tyst länge.

”Det gjorde jätteont”, sa {friend}.

”Jag vet.”

”Nej. Det vet du inte. Jag tänkte slänga blocket.”

{child} svalde. {child.He} ville säga något som lagade det, fort, men det fanns inget sådant. Så {child.he} satt kvar. Det var svårare än att prata. De gungade lite, åt var sitt håll först och efter ett tag i takt, som gungor kan om man låter dem vara.

# the-river
”Hur slutar den?” frågade {child} till sist. ”Floden. Du hann aldrig visa sista versen.”

{Friend} såg på {child} från sidan, länge. Sedan sjöng {friend.he} den, så lågt att den knappt rörde luften. Den handlade om hur floden kommer till en ö och blir två. De två rinner åt var sitt håll och vet inte att ön tar slut. Men det gör den, och då är de samma flod igen.

# let-go
Någonstans långt borta började en klocka slå.

”Kommer du ihåg det här sedan?” frågade {child} snabbt.

”Det räknas ju inte”, sa {friend}. {Friend.His} ögon var blanka. ”Så du får väl säga det igen.”

Då släppte lönnlöven. I hela stan föll de på en gång, och regnet också, och räven satte ner sin tass och gick.

# for-real
{child} låg i utdragssoffan, och köksklockan tickade.[elder2:  I rummet intill snarkade {elder2} färdigt.][pet:  {Pet} öppnade det andra ögat.] Mobilen på golvet visade två, en gång till.

{child.He} kunde ha drömt. Men när {child.he} satte sig upp var strumporna våta, och på mattan låg en cykelhjälm med kvistar i.

{child.He} tog upp mobilen, och tummarna skakade. Det här var den riktiga timmen, och i den gick det inte att gå tillbaka till grinden.

Är du vaken? skrev {child.he}.

De tre prickarna kom direkt.

Ja, skrev {friend}. Konstigt nog.

Får jag komma till gungorna i morgon? Jag vill säga en sak. Jag vill säga den på riktigt.

Prickarna kom. De försvann. De kom igen. {child} höll andan.

Okej, skrev {friend}. Klockan tio. Och sedan: Akta jackan i grinden.

{child} lade mobilen mot bröstet och kände hur något som hade suttit hårt ända sedan i fredags sakta gick upp, som en knut när man äntligen hittar rätt ände.

# further
Utanför regnade det som vanligt. {Elder} hade öppnat dörren på glänt.

”Hur gick det?” viskade {elder.he}.

”Jag kom längre”, sa {child}. ”Än i fredags.”

”Bra”, sa {elder.short}. ”I morgon följer jag med dig en bit. Jag tänkte cykla.”

”Med händerna på styret?”

Svaret dröjde en liten stund.

”Det får vi se”, sa {elder.short}.

{child} skrattade ner i kudden, drog täcket över axlarna och blundade. Det var en timme extra den natten, och {child.he} sov hela.

# @song
{music}
