title: Traktorn vid busshållplatsen
title: Ut genom grinden
title: Sju lördagar
guest bea: Tuva (hon), Ronja (hon)
guest gran: Gun-Britt (hon), Maj-Lis (hon)
guest scrap: Skrot-Olle (han), Skrot-Kalle (han)
guest council: Eivor (hon), Aina (hon)
guest hen: Doris (hon), Birgit (hon)

% Traktorn är (den). Det som fattas är rotorn, lång som en tumme, och den ligger i {bea's} ficka från och med den sjätte lördagen.

# hen-house
Traktorn hade stått på {gran's} gård sedan innan {child} föddes. Den var liten och grå, med brännässlor upp till axlarna och en höna som hette {hen} sovande på sätet.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] var rädd för henne.]

”Den där kommer aldrig att röra på sig”, sa {bea}, som var {gran's} barnbarn och bodde där.

”Jo då”, sa {child}. ”Motorn har bara kärvat ihop.”

”Det är ett hönshus med ratt.”

# unless
Men gården var såld, och {gran} och {bea} skulle flytta till ett radhus nere vid kyrkan. Sista söndagen i oktober skulle {scrap} komma och hämta skrotet, och traktorn var skrot.

”Om den inte”, hade {gran} sagt, så att halva byn hörde det, ”tar sig ut genom grinden på egna hjul. Då är den din och {bea's}, {child}, och då får ni skylla er själva.”

{child} hade velat ha den där traktorn så länge {child.he} hade velat ha någonting alls. {Child.He} hade sju lördagar på sig.

# seven-saturdays
De två första gick åt till att hälla olja i hålen där tändstiften ska sitta, och vänta. Den tredje hängde {child.he} sig med hela sin tyngd på startveven, och då gav den efter, ungefär så långt som minutvisaren går på fem minuter. {Child.He} tjöt så högt att {hen} värpte.

”Den står fortfarande still”, sa {bea} uppifrån muren. Hon kom varje lördag för att tala om det. Hon hjälpte aldrig till, och hon gick aldrig in. Hon åt äpplen.

Den fjärde lördagen rengjorde {child} förgasaren med [elder: {elder's} gamla tandborste|en tandborste][elder2:  och sedan med {elder2's}][friend: , medan {friend}[!friend.known: , {child.his} bästa vän,] höll i delarna och kallade allihop för fel saker].[pet.cat / pet.other:  Hemma ville {pet} inte veta av någon som luktade så.] Den femte, när {gran} stod bredvid och såg på, hällde {child.he} i ren bensin och drog runt veven, och traktorn hostade.

”Den rapade”, sa {bea}. Men hon hade blivit lite blek.

# the-sixth
Och den sjätte lördagen hände ingenting. Inte en hostning. Bensinen var bra och tändstiften var rena. {child} vevade tills det sved i handflatorna. {Child.He} läste instruktionsboken från början till slut, och sedan försökte {child.he} baklänges.

”Vad var det jag sa”, sa {bea}.

# not-there
Den sjunde lördagen var den sista. Det regnade.[music:  Någonstans i det tomma huset stod en radio och spelade {music}, och det hjälpte inte.] {child} knäppte upp fördelarlocket. Under det delas gnistan ut till tändstiften, ett i taget. {Child.He} hade lyft på det förut, men då hade {child.he} bara tittat på sladdarna. Nu tittade {child.he} i mitten, där det skulle sitta en liten brun rotor, inte längre än en tumme.

Den var inte där.

En rotor ramlar inte ur. Någon måste lyfta på locket, dra ut den och sätta på locket igen.

{child} vände sig om. {bea} hade slutat tugga.

# pockets
”Vänd ut och in på fickorna”, sa {child}.

”Nej.”

”{Bea}. Jag har blåsor i händerna. [sport: I sju veckor har jag tänkt {play sport}|Jag har missat allting i sju veckor]. I morgon kommer {scrap} och kapar upp den. Är det så du vill ha det?”

”Nej!”

”Vad är det då du vill?”

”Den skulle ju stå kvar!” skrek {bea}. ”De har tagit sängarna. De har tagit korna och klockan och grinden som hunden hade. Och den där var det enda som ingen fick ur fläcken. Jag lärde mig läsa på det sätet. Jag tänkte att den där, den kommer aldrig att röra på sig. Den måste de lämna. Och så kommer du med en tandborste!”

Regnet rann av motorhuven. {child} öppnade munnen och märkte att det {child.he} hade tänkt säga var borta.

# down-a-bit
”Om den står kvar blir den skrot”, sa {child.he} till slut.

”Och om den går är den borta.”

De hade rätt båda två. Det var förfärligt. De stod och såg på traktorn, och {hen} såg på dem.

”Hur långt måste den gå?” sa {child} långsamt.

”Hur så?”

”Ut genom grinden, sa hon. Hon sa inte hur långt. Den kan ju gå ut genom grinden och bara … ner en bit.”

”Ner en bit vart då?”

”Till gräset vid busshållplatsen. Där finns ju ingenting. Bara en papperskorg.”

{bea} tänkte på saken så länge som det tar att äta ett äpple. Sedan stack hon ner handen i fickan och höll fram rotorn. Den var varm.

# out-of-the-gate
{child} tryckte fast den och knäppte igen locket. {gran}, som var sjuttiofyra och den enda av dem som fick köra, lyfte ner {hen} och klättrade upp i finkappan. {child} tog veven med sina ömma händer och drog runt.

Traktorn hostade. Den spottade ut ett fågelbo. Sedan vrålade den, så att blå rök steg över ladan, och drog upp det ena hjulet ur nässlorna och sedan det andra.

Ut genom grinden gick det, i barnvagnsfart[athlete: , så {athlete} hade knappast behövt springa]. {child} gick på ena sidan av vägen och {bea} på den andra, och efter dem sprang {hen} och skrek. Det bar av nerför backen, förbi kyrkan och förbi radhuset och upp på det våta gräset, ända fram till busskuren. Där small det till, och traktorn sjönk till naven i leran och stannade.

# geraniums
{council}, som satt i byalaget, kom ut i tofflorna.

”Ni kan inte ställa den där!”

”Vi kan inte göra något annat”, sa {gran} och klättrade ner. ”Det är ett ton järn, {council}. Har du en lyftkran?”

{council} hade ingen lyftkran[city: , och den {in city} var upptagen]. Hon gick runt traktorn två gånger. Sedan sa hon att i så fall skulle det vara pelargoner på den.

# never
När alla hade gått in för att dricka kaffe öppnade {child} locket. I sju veckor hade {child.he} hållit på för att få den motorn att gå. {Child.He} tog tag i rotorn, drog ut den och la tillbaka den i {bea's} ficka.

{Bea} såg på {child.him}.

De klättrade upp. Det fanns plats för två på sätet, om den ena tog stänkskärmen. Därifrån såg man {gran's} fönster, där det lyste, och vägen där [school: bussen till {school}|skolbussen] skulle komma på måndag, och alla måndagar efter det. {hen} flaxade upp mellan dem och blundade.

{child} gav ratten en klapp.

”Den här”, sa {child.he}, ”kommer aldrig att röra på sig.”
