title: Jag kan bara släcka
title: Någon har glömt att släcka
title: Bredvid smöret
guest elder: mormor (hon), farmor (hon)

% Klicka med tungan. ”Men det var lika ljust” sägs mer och mer förvånat. Stjärnan är liten och arg i rösten, tills den skrattar.
% En regel: stjärnan lyser, och den vet inte om det.

# next-to-the-butter
{child} var hos {elder}, som inte kunde gå förbi en lampa utan att släcka den.

”Någon har glömt att släcka”, sa {elder.short}, och klick, så var den släckt.[elder2: 

”Det var jag”, sa {elder2} i mörkret. ”Jag läste.”]

{child} gick till kylskåpet för att hämta mjölken. [friend: {Friend}[!friend.known: , {child's} bästa vän,] satt och väntade på den med en tom mugg. {Child} öppnade dörren, | {Child.He} öppnade dörren,] och där, bredvid smöret, satt en stjärna.

”Stäng dörren!” sa stjärnan. ”Du släpper in mörkret!”

”Vad gör du i kylskåpet?” frågade {child}.

”Jag är rädd för mörkret”, sa stjärnan. ”Och här inne är det alltid tänt.”

# since-tuesday
”Nej”, sa {child}. ”Lampan slocknar när man stänger dörren.[school:  Det vet alla {at school}.]”

”Jag har suttit här sedan i tisdags”, sa stjärnan, ”och det har varit ljust hela tiden.”

{child} funderade. ”Jag tror att det är du”, sa {child.he}.

”Jag?” sa stjärnan. ”Jag är väl ingen lampa.”

Då kom {elder.short} för att se vem som hade glömt att stänga kylskåpet.

”Jaså, är det en stjärna”, sa {elder.he}. ”Jag trodde att det var en ost.”[pet.dog:  Det hade [!pet.known: hunden {pet}|{pet}] också trott.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade också kommit dit och satt redan inne hos smöret.] {Elder.short} vände på stjärnan. ”Hur släcker man den?”

”Det ska man inte!” sa {child}. ”Den ska hem till himlen. Men den vågar inte, för den vet inte om att den lyser.”

# click
{child} satte stjärnan på köksbordet. Den var lika kall som mjölken.

”Här är det också ljust”, sa stjärnan.

”Det är du”, sa {child}.

”Det är lampan”, sa stjärnan och pekade på taket.

”Kan du släcka den, {elder.short}?” frågade {child}.

”Jag trodde aldrig att någon skulle fråga”, sa {elder.short}.

Klick. Men det var lika ljust.

”Det kommer från hallen”, sa stjärnan.

Klick, sa det i hallen. Men det var lika ljust.

”Då kommer det uppifrån.”

Klick, klick, klick, sa det överallt där uppe, för nu hade {elder.short} roligt.[sport:  Andra har {sport}. {@E} hade det här.][music:  De kunde höra hur {elder.he} nynnade på {@song}.] ”Det var allt”, sa {elder.he} när {elder.he} kom ner igen. ”Det är inte tänt någonstans i hela huset.”[elder2: 

”Jag märkte det”, ropade {elder2}. ”Jag ligger i badet.”]

Men det var lika ljust.

# whos-left-one-on
”Vem är det då som har glömt att släcka?” viskade stjärnan.

”Du”, sa {child}.

Stjärnan tittade bakom tekannan. Sedan tittade den ner på sin egen mage, och magen lyste.

”Menar du”, sa stjärnan, ”att det är mörkt överallt, och att den enda som är tänd är jag?”

”Ja!” sa {child}.

”Åh nej!” sa stjärnan. Och den blev så rädd att den slocknade.

# i-only-do-off
Nu var det mörkt på riktigt. {child} kunde inte se sin egen hand, och hjärtat sa dunk, dunk, dunk.[pet.dog:  Något kallt och blött nuddade knät på {child.him}. Det var {pet's} nos.]

”{Elder.short}?” sa {child.he}.

”Här är jag”, sa {elder.short} och lade armen om {child.him}.[friend: 

”Och vi har fortfarande ingen mjölk”, sa {friend} i mörkret.]

”Mörkret har tagit mig”, sa en mycket liten röst.

”Tänd den igen, {elder.short}!” sa {child}.

”Det vet jag inte hur man gör, lilla vän”, sa {elder.short}. ”Jag kan bara släcka.”

# a-tickle
Då fick {child} göra det. {Child.He} trevade sig fram över bordet, tills det kom något kallt. {Child.He} kände efter en knapp, längs hela stjärnan. {Child.He} kände på undersidan, precis där armen börjar.

”Hi!” sa stjärnan och blinkade till.

”Det där är ingen knapp”, sa {elder.short}. ”Där är den kittlig.”

Så {child} kittlade med båda händerna. ”Hi hi hi!” sa stjärnan, och så tändes den, ljusare och ljusare, och där stod {elder.short} och skrattade också. Då tog {child} bort händerna. Och stjärnan lyste ändå, alldeles själv.

”Var det jag?” sa den.

”Det var du”, sa {child}.

”Så vart jag än kommer”, sa stjärnan långsamt, ”så är det redan tänt.”

# when-i-get-there
{child} öppnade fönstret. Ute var det mörkt, hela vägen upp. Stjärnan höll sig fast i {child's} tumme.

”Tänk om jag slocknar?” sa den.

”Tänk på det här då”, sa {child} och kittlade den en gång till.

”Hi hi hi!” Och iväg flög den, upp över taket[city:  och hela {city}],[athlete:  fortare än {athlete},] och när den kom fram var det redan tänt.

# leave-it
{@E} värmde mjölken, och de drack den vid fönstret.[friend:  {Friend} fick två muggar.][pet.cat:  {Pet} fick kastrullen.] Där ute fanns det väldigt många stjärnor. Men en av dem blinkade som när man skrattar.[pet.other:  I morgon skulle {child} visa {pet} vilken.] {child} gäspade och lutade sig mot {elder.short}.

”Någon har glömt att släcka”, sa {elder.short}, och upp åkte handen, alldeles av sig själv.

”Låt den vara tänd, {elder.short}”, sa {child}.

Och det gjorde {elder.he}, för en gångs skull.

# @song
{music}

# @e
{elder.short}
