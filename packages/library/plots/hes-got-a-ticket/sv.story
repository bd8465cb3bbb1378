title: Han har ju lapp
title: Nummer fyrtiosju
title: En pingvin före dig
guest wallin: herr Wallin (han), herr Brandt (han)
guest keeper: Yngve (han), Torsten (han)
guest penguin: Gösta (han), Helge (han)
guest company: Solveig (hon), Margareta (hon)

% Den som {child} är ute med: {@m}. Pingvinen är ”den” tills man får veta vad han heter.

# the-bakery
{child} stod i kö på bageriet, och bakom {child.him} stod en pingvin.

Den var ungefär så hög som en papperskorg. Den stod rakt upp och ner med vingarna intill sidorna och tittade på bullarna. Bakom pingvinen stod en herre med portfölj, som hette {wallin}.

”Ursäkta”, sa {child} till {wallin}. ”Det är en pingvin före dig.”

{Wallin} sänkte blicken. Pingvinen höll en nummerlapp i näbben. Fyrtiosju.

”Ja”, sa {wallin}. ”Men han har ju lapp.”

# its-queue
{child} fick sin bulle. Damen i kassan ropade ”fyrtiosju!”, och pingvinen gick fram, stod där en stund och såg nöjd ut. Sedan gick den ut.

{child} gick efter. {@M-here} satt på bänken utanför och pratade i telefon, och från bänken såg man hela torget[city:  i {city}].

Pingvinen vaggade rakt över. Den stannade vid apoteket, där folk stod i rad, och ställde sig sist. När det blev dess tur gick den därifrån och ställde sig i kön till korvkiosken. Sedan till bankomaten.

{child} började förstå. Pingvinen ville inte ha någonting. Den tyckte bara om att stå i kö.

”Hemma på isen gör de ju så”, sa {child} till {@m}, som hade lagt på. ”De går på led. Den är ensam, så den letar efter sitt led!”

# forty-six
Över torget kom en man i gummistövlar springande[athlete: , inte riktigt som {athlete}]. Han hade en hink sill.

”Har ni sett en pingvin?” flåsade han. ”Svart och vit. Heter {penguin}. Han smet i morse, när [school: {school}|en skolklass] stod i kö till djurparken. Vi har räknat dem tre gånger och får det till fyrtiosex. Jag heter {keeper}, jag jobbar där.”

”Han står vid bankomaten”, sa {child}.

Men det gjorde han inte längre. Han stod vid busshållplatsen. Det var en lång kö[sport: , full av folk som skulle resa bort och {play sport}], och i samma ögonblick svängde bussen in. Flygplatsen, stod det på den.

# the-bus
{child} sprang, och {@m} och {keeper} sprang efter. En efter en klev människorna på, och för varje människa tog {penguin} ett litet steg framåt.

”Stopp!” ropade {child} till chauffören. ”Ta inte med pingvinen!”

Chauffören lutade sig ut. ”Tränger han sig?”

”Nej, men …”

”Han har ju lapp”, sa chauffören. Och det hade han. Fyrtiosju, lite blöt.

# flat
{keeper} sträckte fram en sill. ”{penguin}! Kom, {penguin}!” {penguin} vände bort huvudet. {keeper} försökte lyfta honom. Då la sig {penguin} platt på mage, tung som en säck potatis, och gled honom ur händerna. Sedan ställde han sig i kön igen, på exakt samma plats. Nu stod det bara en enda människa framför honom.

På flygplatsen var det köer åt alla håll. Där skulle {penguin} aldrig, aldrig hitta hem. Han hade redan ena foten på trappsteget, och han såg så ivrig ut. Han trodde att det var hans led.

# my-back
Det går inte att dra i honom, tänkte {child}[pet & !pet.dog: , som hade {pet} hemma och visste]. Han måste ha något att stå i kö till.

Så {child} gjorde det enda {child.he} kom på. {Child.He} ställde sig på trottoaren, alldeles intill, med ryggen mot {penguin} och armarna utefter sidorna. {Child.He} stod rakt upp och ner och tittade framåt. {@M} förstod och ställde sig framför {child.him}. {keeper} ställde sig längst fram, med hinken.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ställde sig framför hinken.]

Det såg precis ut som en kö.

Bakom sig hörde {child} en liten duns. Och sedan blöta fötter. Flapp, flapp, flapp. Något kallt och mjukt trycktes mot {child.his} knäveck.

”Gå”, viskade {child}. ”Sakta.”

# what-is-it-for
De gick. [pet.dog: {Pet}, ]{keeper}, {@m}, {child}, {penguin}. Ett steg i taget, över torget, förbi kiosken. Och när de kom till apoteket hände det som alltid händer när folk får se en kö.

”Vad är det man står i kö till?” frågade en tant.

”Pingvinerna”, sa {child}.

”Trevligt”, sa tanten och ställde sig sist.

Sedan kom två cyklister.[friend:  Sedan kom {friend}[!friend.known: , {child's} bästa vän,] som inte ens frågade.][elder & adult:  Sedan kom {elder}[elder2:  och {elder2}] och ställde sig först och frågade sedan.] Sedan kom halva kön från bankomaten, och {wallin} med portföljen, och damen från bageriet i förkläde. När de svängde in på Parkgatan ringlade kön runt hörnet, och {penguin} gick mitt i den med näbben i vädret. Han sjöng. Det lät [music: inte som {music}, det lät ]som en tuta med hål i: Mööörk! Mööörk!

# the-gate
Vid djurparkens grind satt en vakt.

”Vi har stängt”, sa hon. ”Ingen kommer in.”

Hela ledet stannade. {penguin} trängde sig inte. Han sträckte bara på halsen och visade vad han hade i näbben.

”Snälla”, sa {child}. ”Han har ju lapp.”

Vakten läste den noga. ”Fyrtiosju”, sa hon. Sedan slog hon upp sin pärm. ”Vi har släppt in fyrtiosex. Ja. Då är det faktiskt hans tur.”

Och hon öppnade grinden.

# the-gap
Nere vid dammen stod fyrtiosex pingviner på led längs kanten. Längst bak var det en lucka. {penguin} gick dit, flapp, flapp, flapp, och ställde sig. Han skakade på stjärten.

Alla som hade stått i kö satte sig på gräset runt dammen, och {keeper} bjöd på kaffe och saft. {child} satt på muren med {@m} och delade sin bulle. Det började bli kväll, och vattnet blev rosa.

# the-ticket
Då kom {penguin} vaggande en sista gång. Han stannade framför {child}, böjde på nacken och la något i {child.his} hand.

Det var lappen. Han behövde den inte mer.

# @m
{company}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-here
{company}, som bodde intill,
## if adult
{adult}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder} och {elder2} hade följt med, och {elder.short}
