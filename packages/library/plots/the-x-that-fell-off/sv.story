title: Krysset som ramlade av kartan
title: Var man än lägger det
title: Den andra vänstern
guest friend: Sally (hon), Sami (han)
guest captain: Tora (hon), Disa (hon)

% Den som säger god natt (@a): {adult}, annars den äldre, annars den som stoppar om.

# under-the-window
{child} hittade krysset på mattan i sitt rum, precis under det öppna fönstret.

Det var svart[age>=9: , lika långt som {child.his} arm och lite krulligt i ändarna |  och lika långt som {child.his} arm]. När {child} tog upp det sprattlade det.

”{Friend}”, sa {child.he}. ”Kom och titta!”

{Friend}, som [friend: var {child's} bästa vän och] skulle stanna på middag, lade ner sin serietidning. ”Det ser ut som krysset på en skattkarta”, sa {friend.he}. ”Fast större. Och lösare.”

{child} lade krysset på sängen för att se vad som hände. Det darrade till och blev alldeles platt. Då lyfte {child.he} på madrassen. Där låg den gröna kulan, den bästa, som hade varit borta sedan jul.

[age>=9: De tittade på varandra. ]{friend} lade krysset på mattan. De lyfte på mattan. Där låg en tia. [athlete: På hyllan blev det kortet med {athlete}, som {child} hade slutat leta efter.] [pet: {@under-pet}]

”Ett kryss visar var skatten ligger”, viskade {friend}.

”Inte det här”, sa {child}. ”Var man än lägger det, så blir det en skatt.”

# left-and-right
Just då var det någon som skrek utanför fönstret. Det var mycket ohyfsat, och det handlade mest om höger och vänster. [school: Det hade de haft om {at school}, så det hördes att någon hade fel.]

Det hade regnat i en vecka[city:  {in city}], och fotbollsplanen bakom {child's} hus hade blivit en sjö. Mitt i sjön låg ett piratskepp och lutade.

{child} och {friend} tog stövlarna på sig och vadade ut[pet.dog: , och {pet} simmade].

”Ohoj!” vrålade en väldig kvinna med en fläta ända ner till stövlarna. ”Jag är kapten {captain} Dunder, de sju havens fasa! Har ni sett ett kryss? Det blåste av vår karta i stormen, och nu vet vi inte vart vi ska. Vi har seglat runt er fotbollsplan nio gånger!”

”Tio”, sa en mager pirat. ”Jag räknar målen.”

# wherever-you-put-it
”Menar ni det här krysset?” sa {child}.

Piraterna jublade. De halade upp dem på däck och bjöd på skeppsskorpor, och det var precis som att äta en tallrik.

”Var försiktiga med det”, sa {child}. ”Var man än lägger det, så ligger det en skatt under.”

Det skulle {child.he} inte ha sagt. Kaptenens ögon hade börjat glimma.

”Var som helst?” sa hon. ”Varför ska vi då åka någonstans? Att segla är blött, och sylten är nästan slut. Hit med det!” Hon daskade ner krysset på däcket. ”Gräv!”

# dig
”Vänta!” sa {friend}. ”Det där är ju ert eget …”

Men pirater älskar att gräva[pet.dog: , och det gjorde {pet} också]. Fram kom spadarna, och flisorna yrde. De grävde sig igenom däcket, och där låg en guldbägare. [age>=9: De flyttade krysset, och där låg en påse silver.] De grävde sig igenom köket och hängmattorna och stället där papegojan satt.

”Mer!” röt kaptenen, som nu stod längst ner i skeppet. ”En gång till bara!”

De grävde en gång till bara. Det krasade, och sedan gurglade det.

# a-football-pitch
”Kapten”, sa den magra piraten. ”Jag har hittat en fotbollsplan. Den är på väg in.”

Vattnet steg till anklarna, och sedan till knäna. [age>=9: Guldbägaren flöt förbi. ]Piraterna sprang omkring, och alla skrek ”Vad ska vi göra?” och ingen skrek vad de skulle göra.

# most-now
{child} fick tänka fort. Krysset gav skatter. Men vad var en skatt? Under madrassen hade det varit en kula[pet.dog / pet.cat: , och under {pet} en halv korv]. Det var inget guld. Det var bara det som någon hade önskat sig mest.

”Stopp!” ropade {child}. ”[age>=9: Stå stilla och titta på mig! ]Vad vill ni helst ha? Inte vad ni brukar vilja ha. Vad vill ni helst ha nu?”

[age>=9: Piraterna stannade. ]Vattnet gurglade.

”Ett par torra strumpor”, sa en.

”Min koj”, sa den magra. ”Men den har vi grävt oss igenom.”

Kaptenen öppnade munnen för att säga guld. Sedan såg hon sig om i sitt stackars skepp, med alla hålen.

”Jag vill att det ska vara helt”, sa hon med ganska liten röst. ”Det är det enda skepp jag har haft. Jag skulle lämna tillbaka vartenda öre.”

# the-biggest-hole
”Då är det skatten”, sa {child}. ”{Friend}, ta det största hålet!”

{friend} höll andan, dök ner och tryckte fast krysset över hålet. Och underifrån, som ett plåster på ett knä, kom det fint brunt trä. Det slutade gurgla.

”Nu det där!” ropade {child}, och de flyttade krysset. [sport: {@faster} ]De lagade köket och hängmattorna och stället där papegojan satt, och under krysset låg en skatt varje gång, alldeles ny och av plank. Guldbägaren smälte bort, [age>=9: och det gjorde silvret också, ]och ingen av piraterna märkte det ens.

# the-other-left
När det sista hålet var igen klappade kaptenen på masten. Sedan snöt hon sig i en flagga.

”{child} och {friend}”, sa hon, ”ni har öga för skatter. Behåll krysset. Vi skulle bara gräva.”

”Men hur vet ni då vart ni ska?” frågade {friend}.

”Vi åker väl en bit”, sa kaptenen, ”och ser vad som finns.”

[elder: {Elder} kom ner för att ropa in dem och langade upp torra strumpor[elder2: , och {elder2} kom med en burk sylt]. ]Det slutade regna. Skeppet gick förbi målen en sista gång och seglade bort[age>=9:  längs den blanka ån], och alla vinkade, [music: och hälften sjöng {@song}, ]och någon skrek att det var vänster, nej, den andra vänstern.

# lost
Efter middagen gick {friend} hem med kulan i fickan, för den hade {friend.he} fått låna. På kvällen berättade {child} alltihop för {@a-first}. Sedan letade {child.he} efter krysset, i sängen och på mattan[pet.dog / pet.cat:  och under {pet}][pet.other:  och bakom {pet}]. Det var ingenstans.

”Konstigt”, sa {child} och gäspade. ”[age>=9: Det var ju här. ]Hur kan man tappa bort ett kryss?”

”Det gör inget”, sa {@a}. ”Det är bara två streck. Ett sånt kan jag göra åt dig.”

# the-spot
{@A} drog med fingret över {child's} panna, mycket sakta, ett streck åt ena hållet och ett åt det andra. Mitt i, där strecken möttes, kom en puss.

”Så där”, sa {@a}. ”Nu vet vi var den ligger.”

Och precis där under, varm och sömnig, låg skatten.

# @game
{sport}

# @song
{music}

# @faster
Det gick fortare än på {@game}, och det var mycket blötare.
## if sport.Swimming
Det gick fortare än på {@game}, och det var precis lika blött.

# @under-pet
De visade det för {pet}, som tittade på det länge.
## if pet.dog
De lade det på {pet}, som var {a breed}, och när {pet.he} reste sig låg där en halv korv.
## if pet.cat
De lade det på {pet}, som var {a breed} och sov, och när de lyfte på {pet.him} låg där en halv korv.

# @a
den som stoppade om
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
den som stoppade om {child.him}
## if adult
{adult}
## if elder & !adult
{elder.short}
