title: Väck dem inte
title: Den enda som var vaken
title: Titta på {duck}
guest photo: Bertil (han), Rolf (han)
guest duck: Göran (han), Allan (han)
guest teacher: Marianne (hon), Birgitta (hon)

% Hela klassen, aldrig ett antal. Vännens ögon har ingen färg här.

# asleep
På vartenda klassfoto {friend} var med på sov {friend.he}.

Det var förstås bara en blinkning, men {friend.he} blinkade varje år, och där stod {friend.he}, längs hela korridoren[school:  på {school}], bland en massa klarvakna människor, med kammat hår och stängda ögon, som någon som väntar på en väldigt sen buss. [elder: {Elder}, som hade bilderna på kylskåpet, hade en gång frågat om det där stackars barnet fick sova[elder2: , och {elder2} hade skyllt på skärmarna].]

Det var {child}, {friend.his} bästa vän, som hade kommit på skämtet. När bilderna delades ut satte {child.he} fingret för munnen och sa: ”Schh. Väck inte {friend}.” Hela klassen vek sig av skratt, och {friend} skrattade mest av alla, och nu stod alla varje år och väntade på det.

# the-mirror
Så kom fotodagen i år, och {friend} stod inte i kön. {child} hittade {friend.him} bakom jackorna, framför en spegel stor som en bok. {Friend.He} höll isär ögonlocken med fingrarna, som en uggla som har fått tråkiga nyheter.

”Tre”, viskade {friend.he}. ”Två. Ett.” Och så släppte {friend.he} taget och blinkade.

{Friend} såg {child} i spegeln. ”Jag övar”, sa {friend.he}. ”Sedan i söndags.[pet:  Jag stirrade ikapp med {pet}, hemma hos dig. {Pet} vann.][athlete:  Det finns inte en enda bild på {athlete} med stängda ögon. Jag har letat.]”

”Men jag trodde att du gillade skämtet. Du skrattar ju mest av alla.”

”Jo. Annars är det ju bara de andra som skrattar.” {Friend} ryckte på axlarna. ”Men korten hänger ju kvar för alltid. Jag blir nittio och sover fortfarande utanför expeditionen.”

Och så log {friend.he}, för att visa att det där också var ett skämt. {child} hade sett det leendet varje år och aldrig tittat på det. Något i magen åkte ner som en hiss. {child.He} ville säga förlåt, men det är ett så litet ord för flera års skratt, och sedan var det deras tur.

# the-duck
I gympasalen stod fotografen, {photo}, med en badanka på en pinne. Ankan hette {duck}, och fotografen pep med den åt alla, även åt dem som var nästan lika långa som han.

”Titta på {duck}!” ropade han. Sedan fick han syn på {friend}, och ankan sjönk. ”Det är du”, sa han. ”I trettio år har jag hållit på med det här[city:  {in city}], och det finns bara ett par ögon som har besegrat mig. Jag ser dem varje kväll när jag lägger mig.”

”Öppna?” frågade {friend} förhoppningsfullt.

”Nej”, sa {photo}.

# click
Han räknade tre, två, ett, och {friend} blinkade. [music: Han satte på {music} för att alla skulle slappna av, och {friend} blinkade i takt. ]Han bad {friend} blunda först och titta upp på ett, och {friend.he} tittade upp jättefint, rakt på {duck}, och blundade igen lagom till klicket. [sport: ”Tänk på när du ska {play sport}”, bad {photo}. ”Då kan du ju inte blunda.”

”Jag vet inte”, sa {friend}. ”Jag har aldrig sett.”

]Varje gång {photo} tittade på sin lilla skärm sjönk hans axlar lite till.

”Schh”, sa någon, och då vände de sig om allihop och tittade på {child}.

{child} sa ingenting, så de sa det åt {child.him}. ”Väck inte {friend}!” Och alla vek sig av skratt, och {friend} skrattade mest av alla.

# listened
Den här gången lyssnade {child}. {child.He} hade hört det där skrattet i flera år, och först nu hörde {child.he} att det inte alls var något skratt, utan någon som höll igen en dörr inifrån.

”En till”, sa {photo}. ”Sedan får det vara som det är.”

Det var väl inget hemskt med att blunda, tänkte {child}, det gjorde ju alla, hela nätterna. Det hemska var att vara den enda, och det kunde {child.he} faktiskt göra något åt.

# in-front
{child} klev ner från raden, gick fram och vände sig om, så att hela klassen tittade på {child.him}. Knäna skakade.

”Det är mitt skämt”, sa {child.he}, med alldeles för ljus röst. ”Och det funkar bara om det är en enda person, och jag vill inte ha det mer. Så på ett blundar jag. Jag vill att alla gör det.”

”Varför det?” sa någon längst bak.

”För då är det inte {friend} som sover”, sa {child}. ”Då är det alla.”

Ingen rörde sig. Då harklade sig {teacher}, deras lärare, som stod längst ut på raden med knäppta händer.

”För egen del”, sa {teacher}, ”skulle det vara skönt att få vila lite.”

Så var det bestämt.

# one
{photo}, som stod och pratade allvar med {duck}, hade inte hört ett ord. {child} klev upp bredvid {friend} igen och vågade inte titta åt sidan.

”Förlåt”, viskade {child.he}. ”Jag borde ha märkt det. Du får göra som du vill med dina ögon.”

”Tre”, sa {photo}.

”Du höll ett tal”, viskade {friend} tillbaka.

”Två”, sa {photo}. ”Ett.”

{child} blundade. Det var mörkt där inne och ganska fridfullt. {child.He} hörde ankan pipa, och {child.he} hörde hur {friend} drog ett enda långt andetag, som när man drar upp rullgardinen och det har snöat. Och sedan kom klicket.

# the-picture
{photo} tittade på den lilla skärmen, och sedan satte han sig på golvet.

De trängdes runt honom för att få se, och där stod hela klassen i tre rader och sov. {child} hade munnen öppen, och {teacher} sov längst ut på raden, stående och värdigt, som en häst. Och mitt i alltihop stod {friend}, klarvaken, med ögon stora som tefat, och tittade längs raden som om det var det bästa {friend.he} hade sett.

”Du blinkade inte”, sa {child}.

”Jag glömde bort det”, sa {friend}. ”Jag ville se om ni skulle göra det på riktigt. Och så gjorde ni det, allihop.”

{photo} tittade på skärmen en gång till, ganska länge, och sakta åkte hans axlar upp igen. ”Jaså, det är så de ser ut”, sa han. ”Jag har ofta undrat.”

# shh
Två veckor senare delades bilderna ut, och folk vände sig om, av gammal vana, och tittade på {child}. Men {child} skakade på huvudet, och det var {friend} som satte fingret för munnen.

”Schh”, sa {friend}. ”Väck dem inte.”

De hade aldrig skrattat så, och den här gången var det {child} som skrattade mest av alla.

# joined
[elder: ”Nu ser det där barnet utsövt ut”, sa {elder}. ”Det är er andra man får oroa sig för.”

]Den kvällen ställde {child} fotot på hyllan vid sängen. Det var skönt att titta på, för alla sov på det, rad efter rad, till och med {teacher}, och i mitten stod {friend} och höll ett öga på allting.[pet:  {Pet} sov också, och det utan att någon hade behövt fotografera.] Det verkade inte finnas något kvar att hålla sig vaken för.

Så {child} släckte lampan och gjorde som de andra.
