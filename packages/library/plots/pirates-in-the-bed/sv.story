title: Pirater i sängen
title: Det är för att du pratar
guest elder: Gunvor (hon), Bertil (han)

% Sängen står hos {elder}; där ingen är vald bor {elder} i huset intill (@house). Läs väntan långsamt: kaptenen kan inte låta bli att prata.

# whose-bed
Det var pirater i {child's} säng.

{child} stod på mattan i pyjamas och räknade dem. En var kapten och hade stor hatt. En var lång och hade mustasch. Och en var liten och hade en tå som stack ut genom strumpan. Det fanns ingen plats kvar för {child}.[friend:  Det här skulle {Friend}[!friend.known: , {child's} bästa vän,] aldrig tro på.]

”Det där är min säng”, sa {child}.

”Säng?” sa kaptenen. ”Det här är vårt skepp!”

”{Elder.short}!” ropade {child}. ”Det är pirater i min säng!”

# boots-off
{@house} {Elder} kom och satte händerna i sidan.

”Har de stövlarna på sig?” sa {elder.he}.

”Två av dem har det”, sa {child}.

”Av med stövlarna”, sa {elder.short}.

”Pirater tar aldrig …” sa kaptenen.

”Stövlarna”, sa {elder.short}. ”Av.”

Piraterna tog av sig stövlarna, och {elder.short} ställde dem på rad.[elder2:  {Elder2} räknade dem.][pet.dog:  {Pet} luktade på dem, en i taget.][pet.cat:  {Pet} satte sig i en av dem.][pet.other:  {Pet} där hemma hade bara en säng, och inga pirater i den.]

# heave-ho
”Och nu seglar vi!” sa kaptenen.

Men skeppet seglade inte.

”Dra i repet!” sa kaptenen. Den långa piraten drog i täcket. Men skeppet seglade inte.

”Ro!” sa kaptenen. Den lilla piraten rodde med kudden[sport: , som om det var {sport}]. Men skeppet seglade inte.

”Då får vi skrika!” sa kaptenen.

”ÅÅÅ-HEJ!” skrek alla piraterna[music: , högre än {music}], och så hoppade de upp och ner[athlete: , högre än {athlete}].

Men skeppet seglade inte. Inte ett dugg.

# i-want-to-go-home
”Det är sönder”, sa den långa piraten.

”Jag vill hem”, sa den lilla piraten, och tån slokade.

”Och jag vill gå och lägga mig”, sa {child}. {Child.He} var så trött att {child.he} nästan grät. Men det var piratben överallt.

# all-standing-up
{child} tittade på piraterna. Kaptenen stod upp. Den långa piraten stod upp. Den lilla piraten stod på huvudkudden.

”Ni står ju upp allihop!” sa {child}.

”Det gör pirater”, sa kaptenen.

”Den går inte när man står”, sa {child}. ”Den går när man ligger.”

”Gör den?” sa kaptenen.

”Ja”, sa {child}. ”Varje kväll.[friend:  Det gör {Friend's} också.]”

Piraterna såg på varandra. Det var det ingen som hade sagt till dem[school: , inte ens {at school}].[pet.dog / pet.cat:  {Pet} kunde ha sagt det. {Pet.He} låg redan.][pet.other:  {Pet} kunde ha sagt det.]

# youre-talking
”Maka på er”, sa {child}, och så kröp {child.he} ner och lade sig i mitten. Kaptenen lade sig, med hatt och allt. Den långa piraten lade sig. Den lilla piraten lade sig i fotändan, med tån i vädret.

”Den går inte”, sa kaptenen.

”Det är för att du pratar”, sa {child}.

”Jaha”, sa kaptenen.

De väntade.

”Den går fortfarande …”

”Schh!” sa alla de andra.

”Och så måste man blunda”, viskade {child}.

Kaptenen blundade. Den långa piraten blundade. Den lilla piraten blundade. {child} blundade också, nästan.

# out-to-sea
Och då, alldeles mjukt, började sängen gunga. Den gungade lite hit. Den gungade lite dit. Den gungade ut genom fönstret[city: , över taken {in city},] och ut på det mörka, stilla havet.

”Den går”, viskade kaptenen.

# three-hammocks
Därute låg ett stort skepp med tre tomma hängmattor.

”Hemma!” sa den lilla piraten.

Piraterna klev över på tå och lade sig med detsamma, för nu visste de hur man gör.

”God natt, kapten {child}”, sa de.

”God natt, pirater”, sa {child}.

Och sängen gungade hem igen, alldeles av sig själv.

# a-sock
Sedan kom [adult: {adult} | {elder}] in för att stoppa om {child.him}. ”Vad är det som ligger där vid dina fötter?” sa [adult: {adult} | {elder.short}].

Det var en strumpa, och i den var det ett hål för en tå.

Men {child} blundade, alldeles på riktigt, och seglade redan.

# @house
{child} skulle sova över i huset intill, hos {elder}.
## if elder
Det var hemma hos {elder}.
