title: Orädd minus ett
title: Har någon sett ett O?
title: En nolla
guest friend: Tilde (hon), Malte (han)
guest girl: Priya (hon), Leyla (hon)
guest boy: Wille (han), Amir (han)
guest teacher: Alvar (han), Farid (han)

# eight-letters
Kvällen innan {child} skulle börja på [school: {school}|den nya skolan] kom {friend} med ett armband.

De hade gjort armband ihop i flera år, och {child} hade en hel låda. Men det här var det första som {friend} hade gjort i hemlighet. Det hade fem vita pärlor med fem svarta bokstäver, och det stod ORÄDD.

”Till i morgon”, sa {friend}. ”Eftersom jag inte är där.”

Det var det som var problemet. De hade alltid haft krokarna bredvid varandra, suttit vid samma bord och tyckt likadant om allt. Och nu skulle {child} till ett ställe där {child.he} kände precis ingen.

”Det är jag ju inte”, sa {child}. ”Orädd.”

”Det behöver ingen få veta”, sa {friend}. ”Du har ju en etikett.”

# on-the-stairs
Så på morgonen gick {child} in med etiketten på armen. [elder: {Elder} [elder2: och {elder2}] hade skickat ett meddelande med alldeles för många hjärtan. ]Korridoren var bred som en landsväg och lät likadant[city: , och halva {city} verkade vara där]. Alla hade någon att krama. {child} höll schemat i ena handen och väskremmen i den andra, och {child.he} kom nästan ända upp för trappan innan remmen fastnade i armbandet.

Det small till.

Fem pärlor studsade nerför trappan. Tick, tick, tickeli, tick.

I en sekund tänkte {child} flytta till Kanada. Men det var {friend's} pärlor. Så {child.he} ställde sig på alla fyra, inför hela skolan, och började leta.

# nobody-move
”Vad är det vi letar efter?” sa någon. Det var en tjej i grön luvtröja, som hade satt sig på huk hon också.

”Pärlor”, sa {child}. ”Med bokstäver.”

”Jag har ett R!” Tjejen vände sig om och skrek: ”Ingen flyttar fötterna! Vi har tappat bokstäver!”

Och då hände det konstigaste på hela dagen. Folk stannade. En kille med trombon hittade ett D. Någons storebror hittade det andra. [athlete: Ingen hittade dem snabbare än en tjej som hade {athlete} på tröjan.] En lärare lyfte på foten och sa: ”Kan det här vara ett Ä?”

När det ringde in hade {child} fyra. Tjejen, som hette {girl}, drog ut snöret ur sin egen luva, och {child} trädde på dem så fort det gick.

# earless
{girl} läste. Hon rynkade pannan. ”Rädd?” sa hon.

{child} tittade ner. Det fanns inget O.

”Står det så för att du är det?” sa killen med trombonen.

Och {child}, som inte hade tänkt säga något förrän i november, hörde sig själv säga: ”Ja. Men det står i alla fall rätt stavat.”

Det blev en liten paus. Sedan skrattade killen så att han tappade trombonen på sin egen fot.

# a-mission
Efter det hade {child} något att göra, och det är mycket lättare att gå fram till någon när man har något att fråga.

”Ursäkta”, sa {child} till den som satt bredvid på matten. ”Du har inte sett ett O?”

”Inte än”, sa han. ”Men det är bara första lektionen.”

{child} frågade damen på expeditionen, som letade bland det upphittade och erbjöd en tandställning. {child.He} frågade vaktmästaren, som lovade att titta i kvasten. [sport: {child.He} frågade en hel rad som väntade på att få {play sport}, och två av dem frågade om {child} var med.]

# three-hundred-seats
Sedan blev det lunch. {child} stod längst in i matsalen med sin bricka, och det vände sig i magen, för där var det, det som {child.he} hade gruvat sig för hela sommaren. Det fanns trehundra stolar, och ingen av dem var {child's}.

{child} tittade på sin arm. Sedan gick {child.he} fram till det närmaste bordet.

”Hej”, sa {child.he}. ”Jag heter {child}. Jag saknar ett O.”

”Är det du som är rädd?” sa någon. ”Sätt dig.” Och de flyttade på sig.

# an-f
När det var sista lektionen kunde {child} nio namn, två genvägar och vilken kran man aldrig ska dricka ur. Det enda {child.he} inte hade var sitt O. Det gjorde nästan ingenting längre. Då stannade {teacher}, som hade dem i fysik, vid {child.his} bänk. Han såg väldigt allvarlig ut.

”Jag har varit lärare i tjugo år”, sa {teacher}, ”och jag har aldrig gjort det här en första dag. Men jag är tyvärr tvungen att ge dig en nolla.”

Och så lade han något litet och vitt på bänken.

Hela klassen stönade, och sedan klappade de händerna. Det hade suttit i sulan på hans sko sedan i morse.

# in-the-car
[adult: ”Hur gick det?” frågade {adult} när {child} kom ut.

”Jag fick en nolla”, sa {child} och njöt av {adult's} min hela vägen till rödljuset.]

# wrong-class
På kvällen ringde {friend}, och de pratade under var sitt täcke. {friend's} dag hade varit bra, förutom att {friend.he} hade suttit en halvtimme i fel klass, för det var för pinsamt att gå därifrån.

”Det var tyska”, sa {friend}. ”Jag tror att jag är med i en pjäs.”

De skrattade tills det inte kom något ljud från någon av dem. Sedan sa {friend}, lite tystare: ”Funkade det, då? Armbandet?”

{child} höll upp handleden mot lampan. {child.He} hade satt tillbaka sitt O, men {child.he} hade behållit det gröna snöret.

”Ungefär”, sa {child}. ”Det funkade bäst när det gick sönder.”

”Jag gör ett till åt dig”, sa {friend}.

”Jag gör ett åt dig först”, sa {child}. ”På tyska.”

# counting
Sedan låg {child} i mörkret och räknade bokstäver med tummen. [music: {@Song} var på, så lågt att det knappt var mer än andetag. ][pet.dog / pet.cat: {Pet} låg tvärs över benen och andades. ]Där var en från {girl}. Där var en från killen med trombonen, som hette {boy}. Där var en från under en lärares sko, och en från under en annan lärares sko. Och allihop var från {friend}.

[pet.other: ”God natt”, sa {child} till {pet}, på tyska. ]I morgon visste {child.he} var {child.he} skulle sitta.

# @song
{music}
