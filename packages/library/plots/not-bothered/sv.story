title: Spelar ingen roll
title: Det finns inget runt
title: Jag har rast
guest friend: Bea (hon), Tuva (hon)

% {friend} är familjens bästa vän om den är vald, annars sagans egen. Trollet vet inte vad de heter: hon och han, och annars den här och den där.
% {child} kommer från bussen; {friend} har redan gått över en gång.

# a-large-one
{child} hade önskat sig ett troll sedan i september. Det skulle vara ett stort ett, att ha mellan sig och {Friend}[friend: , som hade varit {child.his} bästa vän fram till dess| Hedman].

De gick hem från bussen båda två, över den gamla gångbron[city:  i {city}], och ända sedan första skolveckan[school:  {at school}] hade det varit så att den som kom sist måste vänta vid ån tills den andra var över. Det var jobbigt att hata någon.[sport:  De brukade fortfarande {play sport}, i var sin ände.] Man fick titta i telefonen hela tiden[music: , och {music} kunde man bara lyssna på med ena örat].[pet:  {child} hade berättat alltihop för [pet.dog: hunden ][pet.cat: katten ]{pet}, och {pet} hade somnat mitt i.]

# on-my-break
Och en grå eftermiddag i november satt trollet där. Han satt mitt på bron, och han fyllde den från räcke till räcke.[athlete:  Inte ens {athlete} hade kommit förbi.] Han var stor som en friggebod. Han hade mossa på axlarna och en ormbunke i ena örat.

”Du är ett troll”, sa {child}.

”Jag har rast”, sa trollet.

”Jag måste förbi.”

”Gå runt.”

”Det är en bro. Det finns inget runt.”

Trollet tänkte efter. ”Spelar ingen roll”, sa han.

# another-one
Då hördes en röst bakom trollet: ”Ursäkta? Kan du flytta på dig? Jag har tappat en vante där borta.”

{child} kände igen den rösten. Det var {friend}, som redan hade gått över en gång.

”Här är en till”, sa trollet intresserat. ”Känner ni varandra?”

”Nej”, sa {child}.

”Nej”, sa {friend}.

Trollet tittade från den ena till den andra. ”Det där sa ni väldigt tillsammans”, sa han.

# tell-them
”Säg till {@fher}”, sa {child}, ”att om {@fhe} går härifrån så kan jag komma hem.”

Trollet vred på sitt väldiga huvud. ”{@Cshe} säger att om du går så kan {@cshe} komma hem. Själv begriper jag det inte.”

”Säg till {@cher} att jag var här först”, sa {friend}.

”{@Fshe} säger att {@fshe} var först. Det var {@fshe} inte. Det var jag.”

”Säg till {@fher} att det är typiskt. Säg att {@fhe} får göra som {@fhe} vill. Det spelar ingen roll.”

”Det spelar ingen roll, säger {@cshe}”, sa trollet till {friend}. ”Men hakan darrar.”

”Det gör den inte alls!” sa {child}.

”Säg till {@cher} att för mig spelar det ännu mindre roll”, sa {friend}.

”Ännu mindre, säger {@fshe}”, sa trollet till {child}. ”Men halsduken har {@fshe} vridit till ett rep.”

”Du ska ju bara säga det vi säger!”

”Jag säger som det är”, sa trollet. ”Det gör troll. Vad var det som hände?”

# the-seat
Ingen svarade. Under bron rann ån förbi.

”Fråga {@fher}”, sa {child} till slut, ”vem {@fhe} satt med på bussen. Första dagen. När jag hade lagt väskan på sätet bredvid mig för att hålla platsen åt {@fher}.”

”Fråga {@cher}”, sa {friend}, högre, ”vem det var som sa dagen innan: ’Sätt dig var du vill, det spelar ingen roll’!”

Trollets huvud gick fram och tillbaka. ”Det här är riktigt bra”, sa han.

”Jag var snäll!” skrek {child}, rakt förbi honom. ”Det var inte meningen att du skulle tro på det!”

”Hur skulle jag kunna veta det? Du hade ju väskan på sätet! Jag trodde att du inte ville ha mig där!”

# the-light
”Jag ser inte ens ditt ansikte!” skrek {child} och drog fram telefonen, tände lampan och riktade den över bron.

Ljuset träffade trollet mitt i bröstet.

”Aj då”, sa han. ”Inte ljus …”

Det knastrade som när is spricker på en vattenpöl. Något grått for upp längs halsen och ner längs armarna på honom. Munnen stannade, halvöppen. Och sedan fanns det inget troll på bron, bara en stor, kall sten med en ormbunke i.

# less-icy
{child} släckte. Händerna skakade. ”Det var inte meningen”, sa {child.he}. ”Snälla. Jag ville inte det här.”

{Child.He} la handflatan mot stenhanden. Den var iskall. {Child.He} lät handen ligga kvar, för {child.he} visste inte vad {child.he} annars skulle göra, och efter en stund var det en aning mindre iskallt där. Då drog {child.he} ner ärmen över näven och började gnugga. {Child.He} gnuggade tills svetten rann. Och långsamt, under ärmen, blev ett mossigt finger mjukt.

# the-other-arm
”Det funkar!” ropade {child}. ”Säg till {@fher} att gnugga! Säg till {@fher} att börja med …”

{Child.He} kom av sig. Det fanns ingen som kunde säga till {@fher}.

Det var väldigt tyst på bron.

”{Friend}”, sa {child}. ”Börja med andra armen.”

”Jag håller redan på”, sa {Friend}.

# a-side-each
De gnuggade. De tog armbågarna och axlarna. De klättrade upp på knäna och tog det breda, kalla bröstet, från var sitt håll, med ärmar och halsduk[elder:  och en mössa från {elder}[elder2:  och {elder2}]], flåsande, tills deras händer möttes på mitten, svarta av mossa.

Där var {friend's} ansikte. Det hade fått tandställning, och det hade lera på kinden, och det hade också gråtit.

”Du har missat en fläck”, sa {child}.

”Det har du med.”

# the-entire-time
Näsan tog de tillsammans. Trollet nös, och en liten groda for ut ur örat på honom och gick hem till ån.

”Hur är det med dig?” ropade {child} till trollet. Och sedan, till {friend}: ”Förlåt! Det spelade roll. Det spelade jättestor roll, hela tiden!”

”För mig med”, sa {friend}. ”Jag höll en plats åt dig på tisdagen. Och på onsdagen.”

Trollet tittade ner på dem, en på vart knä. Ingen hade någonsin gnuggat honom på näsan förut.

# nothing-between
”Min rast kan väl vara slut nu”, sa han, ”om ni vill förbi.”

Han satte ner dem, reste sig så att det knakade och klättrade in under sin bro, och sedan var det ingenting emellan dem längre.

”Följ med hem”, sa {friend}. ”Det är fortfarande pannkakor på torsdagar.”

{child} hängde ut över räcket. ”Vi kommer tillbaka i morgon”, ropade {child.he}. ”Båda två. Är det okej?”

”Spelar ingen roll”, sa trollet.

Men i skymningen under bron log han så att mossan sprack.

# @fher
hen
## if friend.she / !friend
henne
## if friend.he
honom
## if friend.name
{friend.him}

# @fshe
hen
## if friend.she / !friend
hon
## if friend.he
han
## if friend.name
den

# @Fshe
Hen
## if friend.she / !friend
Hon
## if friend.he
Han
## if friend.name
Den där

# @cher
hen
## if child.she
henne
## if child.he
honom
## if child.name
{child.him}

# @cshe
hen
## if child.she
hon
## if child.he
han
## if child.name
den

# @Cshe
Hen
## if child.she
Hon
## if child.he
Han
## if child.name
Den här

# @fhe
hen
## if friend.she / !friend
hon
## if friend.he
han
## if friend.name
{friend.he}
