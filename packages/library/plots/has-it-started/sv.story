title: Har det börjat?
title: Riddaren som höll upp lansen
title: Inte än
guest friend: Ivar (han), Ronja (hon)
guest knight: Ture (han), Gillis (han)
guest minder: moster Siv (hon), moster Lotta (hon)

% ”Har det börjat?” ropas långt bortifrån, och ”Inte än” får alla svara, tyst och på rad. Det allra sista viskas, i sängen.
% En regel: det börjar när lansen kommer ner. Den som har gjort pannkakorna (@a) är den äldre, annars {adult}, annars {minder}.

# the-short-cut
Genvägen hem[school:  från {school}] gick över ängen, och hemma väntade pannkakor. Men när {child} och {friend} kröp ut genom häcken var ängen full.

På ena sidan stod en rad riddare. På andra sidan stod en rad till. Mitt emellan stod den längsta riddaren av alla och höll en lång lans rakt upp, med en flagga på. Den darrade.

”Ursäkta, får vi gå förbi?” frågade {child}.

”Inte just nu”, sa riddaren. ”Det ska bli krig. Det börjar när lansen kommer ner.”

”När gör den det?” sa {friend}. {Friend} [!friend.known: var {child's} bästa vän, och {friend.he} ]frågade alltid rakt ut.

# dont-tell
Riddaren tittade åt båda hållen. Sedan böjde han sig ner så att det knakade.

”Aldrig, om jag orkar”, viskade han. ”Säg det inte till någon. Jag vill inte slåss.”

”Varför inte?” sa {friend}.

”Man kan ju slå sig.”

”Har det börjat?” ropade någon i raden.

”Inte än!” ropade riddaren.

”Inte än”, sa de vidare, hela raden bort. ”Inte än. Inte än. Inte än.”

# to-fight-on
Riddaren hette {knight}, och han hade stått så sedan frukost. Egentligen odlade han ärtor. Han hade fått lansen för att han var längst.

”Vad slåss ni om?” frågade {friend}.

”Ängen.”

”Vad ska ni ha den till?”

Riddar {knight} tänkte efter. ”Till att slåss på”, sa han.[city:  ”Det finns ju ingen annan äng i {city}.”]

Hans armar skakade så att det skallrade i plåten. {child} visste precis hur det kändes, för {child.he} hade räckt upp handen en hel lektion en gång.

”Jag hjälper dig”, sa {child.he} och tog tag så högt upp {child.he} nådde. Men snart skakade {child} också.[sport:  Det var värre än {sport}.]

# give-me-your-shield
”Den måste stå själv”, sa {friend}. ”Vi gräver ner den. Ge mig skölden.”

{Friend} frågade inte vad andra tyckte om saken. {Friend.He} knäböjde vid riddarens fötter och grävde med skölden, så att jorden sprutade.[pet.dog: 

{Pet}[!pet.known: , {child's} hund,] grävde också, fast åt ett annat håll. Där luktade det sork.]

”De gräver där framme!” ropade någon. ”Har det börjat?”

”Inte än!” ropade {child}. ”Inte än, inte än, inte än”, gick det genom raden.[music:  Och någon nynnade på {@song}, för att inte bli nervös.]

# the-crow
Då kom kråkan. Hon hade flugit långt, och spetsen på lansen var precis lagom att sitta på.

En kråka väger nästan ingenting. Men längst ut på en lans väger hon som en ko.

”Åh nej”, sa riddar {knight}.

Lansen började luta. Klapp, klapp, klapp, sa det längs båda raderna, för nu fällde alla ner sina visir.

”Nu börjar det!” ropade någon, och det lät inte glatt.

# see-saw
{child} höll emot allt vad {child.he} kunde, men spetsen sjönk. Då fick {child.he} syn på den andra änden. Den hade stått på marken, och nu var den på väg upp, bakom riddarens rygg. Ju längre ner spetsen kom, desto högre for änden.

Som en gungbräda!

{child} sprang runt riddaren, hoppade och fick tag i den tjocka änden med båda armarna.[athlete:  Inte ens {athlete} hade hoppat högre.] Där drog {child.he} upp fötterna och hängde som en säck potatis.

Först hände ingenting. Sedan åkte {child} neråt. Och långt där borta åkte spetsen uppåt, så fort att kråkan sa krax och for av.

”Mer åt mig!” skrek {friend}, med armarna i hålet. ”Lite till! Släpp!”

{child} släppte. DUNK, sa det, och lansen stod i hålet.

De fyllde på och stampade, riddaren i sina järnskor.

# one-finger
”Nu kan du släppa”, sa {child}.

”Det vågar jag inte.”

”Ta ett finger i taget.”

Riddar {knight} släppte lillfingrarna. Han släppte de andra, och sist av allt tummarna. Lansen stod kvar. Men armarna hade glömt hur man gör när man är nere, så {child} fick dra ner dem åt honom.

”Har det börjat?” ropade de.

Riddaren tittade på lansen. ”Inte än”, sa han.

# at-home
Så de satte sig att vänta. Solen gick ner bakom häcken, och daggen kom, och dagg är inte bra för riddare. Det började gnissla i raderna.

”Jag kan väl vänta hemma”, sa en till slut. ”Säger du till när det börjar?”

”Säger du till mig med?” ropade en på andra sidan.

”Jag lovar”, sa riddar {knight} och vinkade. ”Så fort lansen kommer ner.”

Och så gick de hem, gnissel, gnissel, åt två håll.[pet.dog:  {Pet} följde efter en bit, för säkerhets skull.]

# another-plate
”Varför är ni så sena?” sa {@first}, när de kom in.[elder2:  {Elder2} satt vid bordet och vaktade pannkakorna.]

”Det skulle bli krig”, sa {friend}. ”Men de väntar hemma.”

”Klokt”, sa {@a}. Sedan fick {@he} syn på riddaren och ställde fram en tallrik till.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] luktade på järnskorna och hade luktat på bättre.][pet.other:  {Pet}[!pet.known: , {child's} husdjur,] tittade länge på järnskorna.][pet.dog:  {Pet} lade sig på järnskorna, där pannkakor brukar hamna.]

# not-yet
Lansen står där än. Det växer ärtor runt den nu, ända upp till kråkan. Varje dag tar {child} och {friend} genvägen, och där sitter riddar {knight} och äter ur skölden.

”Har det börjat?” ropar {friend}.

”Inte än”, säger riddar {knight}.

Om natten stoppar kråkan huvudet under vingen. {child} ligger i sin säng, med fönstret på glänt, och gäspar. Då kommer {@a} på tå och undrar om {child} sover.

”Inte än”, viskar {child}.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
