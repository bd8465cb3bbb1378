title: Vänta på mig
title: Röde {pirate's} skatt
title: Tio steg från sälen
guest friend: Klara (hon), Viggo (han)
guest pirate: Ruben (han), Rurik (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som ror (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Vänta på mig” sägs på samma sätt varje gång, utom den sista: då är det den som ror som säger det, och lågt.

# short-legs
{child} var {age} år och hade korta ben, och därför ropade {child.he} ”Vänta på mig!” nästan hela dagarna. Nu ropade {child.he} det igen, för [!friend.known: {child.his} bästa vän ]{friend} hade redan hoppat ur båten.

”Först!” ropade {friend}.

{@First} hade rott dem till en öde ö[music:  och sjungit {music} vid årorna], och där skulle de leta efter en skatt.[elder2:  {Elder2} ville helst sitta kvar i båten med kaffet.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] var med och ville fånga en mås.][pet & !pet.dog:  Hemma satt [pet.cat & !pet.known: katten {pet}|{pet}] och ville ha sällskap.]

”Öde betyder att ingen bor här”, sa {@a}. ”Det finns inte ens en glasskiosk.”

# a-foot
{child} höll i skattkartan. Den hade ett kryss och en sten som såg ut som en säl, och från sälen till krysset skulle man gå tio steg.

”Röde {pirate} har ritat den”, sa {@a}. ”Den hemskaste sjörövaren [city: härifrån till {city} | i hela skärgården]. Han borstade aldrig tänderna.”

På baksidan hade någon ritat runt sin fot.

”Varför det?” frågade {child}.

”Det är hans namnteckning”, sa {@a}. ”[age<7: Han kunde inte skriva än | Han kunde inte stava till {pirate}].”

{Friend} sprang i förväg[sport: , som om det var {sport},] och hittade sälen bakom en buske.

”Först!” ropade {friend.he}.

”Vänta på mig!” ropade {child}.

# long-legs
{@A} gick tio steg från sälen med sina långa ben. Ön tog slut, men {@a} gick vidare, och när {@he} var klar stod {@he} i sjön med vatten upp till magen.

”Ligger skatten i vattnet?” sa {friend}.

”Nej, så dum var han inte”, sa {@a}. ”{pirate} fick inte bli blöt om strumporna.”

”Fick han inte?” sa {child}. ”För vem då?”

”För sin mamma.”

”Hade sjörövaren sin mamma med sig?”

”Hon satt i båten och drack kaffe”, sa {@a}. ”Har jag hört.”[elder2:  {Elder2} vinkade med kaffekoppen från båten.]

# juniper
Sedan tog {friend} tio jättekliv och landade mitt i en enbuske.

”Aj! Här är det!” ropade {friend}.

De grävde under busken, och där låg en sten.

”Vänta på mig!” sa {child}. ”Jag vill också gå!”

Men ingen hörde, för {@a} grävde så att mossan yrde. Snart var det fler gropar än buskar på ön, och det började blåsa.

# gone
Då lade {@a} ner spaden.

”Nu måste vi hem före regnet”, sa {@he}. ”Skatten är borta.”

{@He} såg mer ledsen ut än man brukar bli för en sjörövares skull. Sedan tog {@he} {friend} i handen och gick mot båten.

{child} blev sist, som vanligt. {Child.He} hade en klump i halsen och en sten i stöveln, så {child.he} satte sig på sälen och drog av sig både stövel och strumpa.

Då kom en vindpust och tog kartan. Den flög över mossan med baksidan upp, och {child} hoppade efter på ett ben och stampade på den med sin bara fot.

Där satt den.

# big-toe
{child} tittade ner. {Child.His} fot stod mitt i den ritade foten. Hälen var på hälen, och stortån var på stortån, och ingenting stack ut.

”VÄNTA PÅ MIG!” skrek {child}, så att måsarna lyfte.

Och de vände om, båda två, och kom springande.

”Titta!” sa {child}. ”Röde {pirate} hade lika små fötter som jag!”

”Små och små”, sa {@a}. ”De var faktiskt ganska stora för att vara {age} år.”

Sedan satte {@a} handen för munnen.

”{@A}”, sa {child}. ”Vem är Röde {pirate}?”

”Jag hade en röd mössa”, sa {@a}. ”Jag har letat varje sommar sedan dess. Men mina ben har bara blivit längre.”

# ten
Då ställde sig {child} vid sälen med en stövel på och en stövel av. {Child.He} tog ett steg, precis så långt som {child.his} ben räckte, och sedan ett till. {Friend} gick bakom och räknade högt[school: , som {at school}], och {friend.he} sprang inte om.

”Åtta”, sa {friend}. ”Nio. Tio.”

{child} stod vid en gammal tall. Mellan rötterna var det bara mossa.

”Gräv, {friend}”, sa {child.he}, för ingen grävde så fort som {friend}[athlete: , inte ens {athlete}].

# first-tooth
Dunk, sa det. Det var en rostig kakburk, och {child} bände upp locket. Den var full av glaskulor som lyste i rött och grönt och guld, och mitt bland dem låg något litet och vitt.

”Min första tand”, sa {@a}.

{Friend} tittade noga på den.

”Det är hål i den”, sa {friend.he}. ”Han borstade dem verkligen aldrig.”

# waited
Sedan gick de tillbaka till båten.[pet.dog:  {Pet} hade inte fått någon mås.][pet & !pet.dog:  Snart skulle {pet} få sällskap.] {child} gick först, för {child.he} bar burken, och sist kom {@a}, med sjön kvar i stövlarna.

”Vänta på mig”, sa {@a}.

Och {child} väntade.

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
