title: Tärnans loggbok
title: En björn, utan biljett
title: Björnen på vakt
guest friend: Signe (hon), Rakel (hon)
guest finlay: Frans (han), Ludde (han)
guest struan: Måns (han), Anton (han)
guest boss: Marit (hon), Agneta (hon)
guest rabbit: Herr Henriksson (han), Herr Lundgren (han)

% Björnen är "den" för berättaren, "han" för den som talar om honom. {finlay} är fyra, på ön längst ut. Tärnan är båten. Loggboken talar kort, på sjöspråk.

# one-bear
Det var [adult: {adult} | {boss}] som skötte kontoret åt färjan Tärnan, och på loven hjälpte {child} till. På tisdagskvällen slog {child.he} upp loggboken, längst bak, och skrev på skämt:

”Tisdag. Sydvästlig vind, femton sekundmeter och ökande. Upphittad under plats fjorton efter sista turen[pet.dog: , av {pet}, skeppshund][pet.cat: , av {pet}, skeppskatt]: en björn. Brun. Utan biljett.”

Björnen var ungefär så lång som en sko, och nosen var nött ända in till tyget. Runt halsen hade den en lapp med vingliga bokstäver: {finlay}.

”Hittegods”, sa {friend}, som sopade däck för fickpengar. ”Lägg honom bland paraplyerna.”

# a-seal
Då ringde telefonen. Det var en farmor på ön längst ut, och bakom henne lät det som en säl som har klämt fenan i en dörr. Det var {finlay}, som var fyra. Han hade aldrig i sitt liv somnat utan björnen. Fanns det någon chans, undrade farmodern, någon som helst chans …

{child} tittade ut på havet, som kom över piren i stora klumpar. I morgon skulle det inte gå någon båt. Kanske inte i övermorgon heller.[elder:  {Elder} hade känt det i ena knät sedan i söndags[elder2: , och {elder2} hade känt det i det andra].]

”Kan du ge honom luren?” sa {child.he}.

# taken-on
Sälen tystnade och andades i luren.

”Är det {finlay}? Det är från färjekontoret”, sa {child}. ”Det gäller din björn. Han kan inte komma hem riktigt än. Han har fått jobb ombord.”

Tystnad.

”Det var en nödsituation”, sa {child}, som inte hade en aning om vad {child.he} tänkte säga härnäst. ”Vi hade för lite folk, med stormen och allt. Han anmälde sig frivilligt.”

”Vad gör han?” sa en mycket liten röst.

{child} såg förtvivlat på {friend}. {Friend} gjorde två ringar av fingrarna och höll upp dem framför ögonen.

”Han är utkik”, sa {child}.

# for-morale
På onsdagen, när {finlay} skulle sova, ringde {child} upp och läste ur loggboken.

”Sydvästlig vind, tjugo sekundmeter. Björnen inspekterade samtliga tampar[athlete: , snabbare än {athlete}]. Björnen fann en mås sovande på sin post och talade allvar med den. Åt en sardin, för moralens skull[pet: , och sparade stjärten åt {pet}[pet.dog / pet.cat: , i hittelön]].”

{Friend} gjorde måsen. {Friend.He} gjorde också mistluren[music:  och besättningen, som nynnade {@song}], och {friend.he} hade stått i regnet en halvtimme för att fotografera björnen vid Tärnans ratt, med skepparens mössa nerdragen över båda öronen.

”Är han rädd?” frågade {finlay}.

{child} vände på björnen och såg den i ögonen. ”Inte än så länge, säger han.”

## or
På onsdagen, när {finlay} skulle sova, ringde {child} upp och läste ur loggboken.

”Sydvästlig vind, tjugo sekundmeter. Björnen putsade skeppsklockan[athlete: , snabbare än {athlete}]. Björnen hörde en valross snarka på kajen och bad den visa hänsyn mot passagerarna. Åt en sardin, för moralens skull[pet: , och sparade stjärten åt {pet}[pet.dog / pet.cat: , i hittelön]].”

{Friend} gjorde valrossen. {Friend.He} gjorde också klockan[music:  och besättningen, som nynnade {@song}], och {friend.he} hade stått i regnet en halvtimme för att fotografera björnen vid Tärnans ratt, med skepparens mössa nerdragen över båda öronen.

”Är han rädd?” frågade {finlay}.

{child} vände på björnen och såg den i ögonen. ”Inte än så länge, säger han.”

# isobars
Den natten drog stormen rakt över dem. {child} hade sitt rum uppe under taket, och vinden stack in fingrarna under takpannorna. Vid ettiden kom något, en soptunna eller en båt, skramlande genom hela hamnen[city: , på väg mot {city}].

{child} var {age} år. {Child.He} visste mycket väl vad vind var. {Child.He} hade diplom[school:  från {school}] för ett arbete om isobarer.[pet.dog:  Det hade inte {pet}, som låg under sängen.][pet.cat:  Det hade inte {pet}, som låg under täcket.]

{Child.He} låg och lyssnade en stund till. Sedan gick {child.he} ner i mörkret, tog björnen ur kontorets låda och bar upp den i sängen. Det var för säkerhets skull. I den där lådan kunde det lätt bli fuktigt.

Björnen passade in under hakan som om någon hade tagit mått. Den luktade någon annans rostade bröd. Utanför fortsatte stormen precis som förut, men den lät inte längre som om den var ute efter {child.him}.

# on-watch
”Var är björnen?” sa {friend} på morgonen och tittade i lådan.

”På vakt”, sa {child} och tog fram den ur jackan. På ena sidan var pälsen alldeles platt.

{Friend} såg på pälsen. {Friend.He} såg på {child}. {Friend.He} öppnade munnen och stängde den igen, och sedan tog {friend.he} pennan, skrev något i loggboken och vände blad innan {child} hann se.

# the-crossing
På fredagen mojnade det. Tärnan gjorde sin första tur på tre dagar, med {child}, {friend} och björnen ombord, och halva {child’s} klass, som skulle på läger[sport:  och {play sport}]. På kajen längst ut stod en farmor, och en pojke i gula stövlar.

{child} hade tänkt lämna över björnen fort och liksom från sidan. Men {finlay} tog den med båda händerna och granskade den överallt, som en tulltjänsteman.

# who-held-him
”Var han rädd?” sa han.

Landgången var full. Kön hade stannat för att lyssna. Mitt i den stod {struan} i {child’s} klass. Han skulle minnas det här tills de var nittio, båda två.

”En gång”, sa {child}. ”I onsdags natt. Det lät verkligen hemskt.”

”Vem höll om honom?”

Till och med måsarna verkade vänta.

”Det var jag”, sa {child}.

{finlay} tänkte efter och nickade. ”Just det”, sa han. ”Så gör man.” Och han stoppade björnen under hakan och gick hem.

Ingen skrattade. Det är möjligt att {struan} var på väg att göra det, men just då råkade {friend} ta ett steg bakåt med skurhinken.

# thursday
På hemvägen satt de på lådan med flytvästarna, och {friend} räckte över loggboken.

”Torsdag”, stod det. ”Vinden avtar. Björnen satt på vakt hela natten. {child} höll honom sällskap. {Friend} skulle ha gjort detsamma, men {friend.his} björn är en kanin och blir sjösjuk.”

{child} läste det två gånger.

”Vad heter han?” sa {child.he}.

”{rabbit}. Och säger du det till någon så hamnar du bland paraplyerna.”

# friday
På kvällen låg havet platt som en tallrik. {child} hämtade trappstegen, klättrade upp på vinden och kom ner en bra stund senare med spindelväv i håret. {Child.He} torkade av händerna, slog upp loggboken och letade fram en tom rad.

”Fredag. Svag nordlig vind. Nytt manskap påmönstrat: en björn. Äldre, ett öra. {Age} års erfarenhet; har aldrig lämnat sin post. Hytt: hos {child}, vid fönstret. Har bett att det inte görs något väsen av saken.”

# @song
{music}
