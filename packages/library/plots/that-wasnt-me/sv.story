title: Det där var inte jag
title: Ekot brukar komma efteråt
title: En gås i ett stuprör

% Regel: en frågar och en svarar; en ensam är bara en halv uggla.

# the-steps
Varje kväll gick {elder} ut på trappan till stugan vid sjön, kupade händerna och ropade på ugglan, och varje kväll skämdes {child} så att {child.he} drog upp luvan.

Ho. Hoho-hooo.

Ingen svarade. Ugglan fanns, för de hade sett henne på andra sidan viken. Hon satt i en ihålig ek och blundade, som någon som inte är hemma för försäljare.

”Hon ska säga kivitt”, förklarade {elder} för {friend}[!friend.known: , {child's} bästa vän,] som var med hela veckan. ”En frågar och en svarar. En ensam är bara en halv uggla.”

När {child} var liten hade {child.he} stått bredvid på trappan och varit den andra halvan. Sedan hade {child.he} börjat höra hur det lät. Nu satt {child.he} kvar inne och önskade att {elder.short} åtminstone kunde ropa tystare. [elder2: ”Svara människan, någon”, sa {elder2} bakom sitt korsord.]

# kivitt
Den tredje kvällen kom det ett svar ur mörkret. Kivitt, sa det, en enda gång. {Elder} kom in och dansade runt bordet med diskhandduken[music: , till {@song}][pet.dog: , med {pet} skällande efter][pet.cat: , så att {pet} flyttade upp på skåpet].

”Hon svarade”, sa {elder.short}. ”Hörde ni? Hon svarade mig!”

”Vad häftigt”, sa {friend}, som just kom in från vedboden med ett enda vedträ.

Så gick det till nästa kväll också. [pet.other: De fick ringa hem och berätta det för {pet}. ]{Elder} gick omkring och såg ut som någon som har fått ett brev.

## or
Den tredje kvällen, när {friend} var ute vid pumpen och borstade tänderna, kom det ett svar ur mörkret. Kivitt. {Elder} satte sig rakt ner på trappan.

[adult: ”Du måste få höra”, ropade {elder.he} i telefonen till {adult}. ”Hon svarade mig!”|”Hörde ni?” ropade {elder.he}. ”Hon svarade mig!”]

[pet.dog: {Pet} ylade av medkänsla. ][pet.cat: {Pet} strök sig mot trappan och sa också något. ][pet.other: ”Det här ska {pet} få veta, när vi kommer hem”, sa {child}. ]

”Grattis”, sa {friend} och satte ifrån sig en alldeles torr tandborste.

Hon svarade nästa kväll också, och nästa, och {elder.short} [music: gnolade på {@song} vid frukosten|visslade vid frukosten], vilket ingen hade hört förut.

# no-big-deal
Femte kvällen stod {child} och {elder} och diskade.

”Jag vet att det är du”, sa {elder.short} lågt.

”Va?”

”En uggla nyser inte.” I diskvattnet tog {elder.short} tag i {child's} hand. ”Jag trodde att du hade blivit för stor för mig. Det här är det finaste någon har gjort, och jag ska inte säga ett ord till {friend}.”

{child} visste precis vad {child.he} borde svara. Men handen var så varm, och det var så länge sedan de hade stått så där.

”Äsch”, sa {child}.

Det bra med äsch är att det inte är en lögn. Det dåliga är att det inte är något annat heller.

”I morgon är sista kvällen”, sa {elder.short}. ”Då går vi runt viken till eken, du och jag, så att jag får höra dig på nära håll.”

# the-woodshed
”Det är du”, sa {child} till {friend}, bakom vedboden.

”Jag skulle bara göra det en gång. Men sedan blev din {elder.short} så glad.”

”Varför gjorde du det alls?”

”För att ingen svarade! Kväll efter kväll. Det var som att se någon stå med handen uppe för en high five.”

Det satt, för {child} hade ju suttit vid fönstret och sett samma hand.

”{Elder.short} tror att det är jag.”

”Har du sagt det?”

”Jag har sagt äsch.”

{Friend} såg länge på {child.him}. ”Då har du tagit min uggla”, sa {friend.he}.

”Det är faktiskt min {elder.short}!”

”Då kunde du väl ha svarat.”

Till slut suckade {friend} och visade hur man satte tummarna. {child} blåste. [sport: Luft fanns det gott om, för {child} brukade {play sport}. ]Det lät som en gås i ett stuprör.

”Du får låtsas”, sa {friend}, när {friend.he} hade slutat skratta. ”Jag svarar från trappan. Viken är ju smal.”

## or
{Friend} stod nere på bryggan och övade, med ryggen till. Kivitt. Kivitt.

”Så det är du”, sa {child}.

{Friend} ryckte till. ”Är du arg?”

”{Elder.short} tror att det är jag.”

”Jaha. Vad sa du då?”

”Äsch.”

”Äsch”, upprepade {friend}. ”Jag har stått i brännässlor fyra kvällar i rad, och du sa äsch?”

”Ingen bad dig stå där. Det är min {elder.short}!” Avundsjukan kom så fort att {child} blev rädd för den. ”Varför svarade du ens?”

”Hur kunde du låta bli?” sa {friend}. ”Det är som när någon håller upp handen för en high five, och alla tittar åt ett annat håll.”

Det satt. Efter en stund kände {child.he} {friend's} händer om sina.

”Tummarna ihop. Blås.”

[sport: Luft fanns det gott om, för {child} brukade {play sport}. ]Det lät som en gås i ett stuprör, och två änder lyfte.

”Vi gör så här”, sa {friend} och torkade tårarna. ”Du låtsas, och jag svarar från trappan. Viken är så smal att det hörs.”

# the-echo
Sista kvällen stod {child} och {elder} under eken. Tvärs över viken lyste lampan på trappan, och under lampan stod {friend}[elder2:  med {elder2}].

{Elder.short} ropade. {child} kupade händerna, men innan {child.he} hade hunnit dra efter andan svarade det, klart och tydligt, från andra sidan vattnet. Kivitt.

”Det där var långt borta”, sa {elder.short}.

”Det var ekot”, sa {child}.

”Ekot brukar komma efteråt.”

{child's} kinder brände i mörkret. ”Det är {friend}”, sa {child.he}. ”Det har varit {friend} hela tiden. Jag satt inne och skämdes, och sedan lät jag dig tro att det var jag.”

”Jaha”, sa {elder.short} bara. Och så stoppade {elder.he} sina händer i fickorna. Det såg ut som om {elder.he} packade ner dem.

# hand-up
Kivitt, kom det från trappan. {Friend} visste ju ingenting. Kivitt.

Ingen frågade något. Kivitt, en gång till, och nu lät det osäkert. {Elder.short} stod kvar med händerna i fickorna.

{child} tänkte: nu är det {friend} som står där med handen uppe. {child.He} visste precis hur det skulle låta, och att det skulle höras över hela sjön. [athlete: {Athlete} har nog aldrig låtit så. ]{child.He} satte tummarna mot munnen och blåste ändå.

Gåsen flög ut genom stupröret och vidare över vattnet. Borta på trappan skrattade {friend} så att det ekade, och det var ett riktigt eko, för det kom efteråt.

{child} blåste igen, och igen. Då började det skaka bredvid {child.him}. Det var {elder's} axlar.

”Du har dragiga tummar”, sa {elder.short} och torkade sig i ögonen. ”Det har du alltid haft.” Två stora händer kom upp ur fickorna och lade sig runt {child's}, så tätt att inte en springa fanns kvar. ”Nu.”

{child} blåste. Det var {child's} luft och {elder's} händer, och tillsammans var det en uggla. Ho. Hoho-hooo.

# that-wasnt-me
Kivitt.

”Bra, {friend}”, ropade {child}.

”DET DÄR VAR INTE JAG”, ropade {friend}.

De tittade uppåt. På grenen ovanför satt ugglan, med ögonen vidöppna, och såg på dem som en granne som har kommit ut i morgonrock för att tala om vad klockan är.

”En tok på en trappa kan hon strunta i”, viskade {elder.short}. ”Men här står en och frågar under hennes egen ek, och en svarar. Nu tror hon att vi tänker flytta in.”

Då lyfte hon. Man hörde inte en fjäder. Hon for ut över viken, mot lampan.

”Hon är här”, hördes det från trappan. ”Hon sitter på taket. Hon tittar på mig.”

”Svara henne, då”, ropade {elder.short}.

Det dröjde lite.

”Kivitt”, sa {friend}, mycket artigt.

## or
Kivitt.

”DET DÄR VAR INTE JAG”, ropade {friend} tvärs över viken, innan någon hade hunnit fråga.

Långsamt tittade de uppåt. På en gren, så nära att man kunde ha tagit i den, satt ugglan med ögonen vidöppna och fjädrarna på ända. Hon såg ut som någon som har blivit väckt av en basun.

”Jag har ropat från fel sida hela tiden”, viskade {elder.short}. ”Här står en och frågar mitt i hennes hall, och en svarar. Nu tror hon att vi är ett par som tänker flytta in.”

Ugglan lyfte utan ett ljud, strök tätt över dem och tog {elder's} mössa med sig. Mitt över viken släppte hon den. Plask.

”Vad var det?” ropade {friend}.

”Min mössa”, ropade {elder.short}. ”Hon svarade mig, och sedan tog hon min mössa.”

Det lät som om det var det bästa som hade hänt.

# answered
”Det är {friend} som kan”, sa {child}, när de gick tillbaka runt viken. ”Jag låter som en gås.”

”Jag tyckte om gåsen”, sa {elder.short}. ”Den var i alla fall du.”

Framme vid trappan höll {elder.short} upp handen, så där som man gör för en high five. {Friend} slog till så att det ekade.

På måndagen satt {child} och {friend} på en full buss[city:  genom {city}][school: , på väg till {school}], när {child's} telefon ringde. [adult: {child} trodde att det var {adult}, och tryckte på högtalaren.|{child} råkade trycka på högtalaren.]

Ho, sa telefonen. Hoho-hooo.

Alla vände sig om. {Friend} höll andan och tittade på {child}, som kände hur det började hetta under luvan. Sedan drog {child.he} ner den.

{child.He} drog in luft, kupade händerna och svarade.

## or
Nere vid trappan stod {friend} och såg på sina skor.

”Förlåt att jag lurades”, sa {friend}.

”Du svarade”, sa {elder.short} och höll upp handen, så där som man gör för en high five. {Friend} slog till så att det ekade.

”Och jag lät som en gås”, sa {child}.

”Ja”, sa {elder.short}. ”Men det var min gås.”

På måndagen stod {child} och {friend} i kön på bageriet[city:  i {city}][school: , med halva {school} bakom sig], när {child's} telefon ringde. [adult: {child} trodde att det var {adult}, och tryckte på högtalaren.|{child} råkade trycka på högtalaren.]

Ho, sa telefonen. Hoho-hooo.

Hela kön vände sig om. {child} kände hur det började hetta under luvan, och hur gärna {child.he} ville försvinna i den. Sedan drog {child.he} ner den.

{child.He} drog in luft, kupade händerna och svarade.

# @song
{music}
