title: Världens långsammaste friläge
title: En fot i marken
title: Gå, sa Ulla
guest captain: Ulla (hon), Maj-Britt (hon)
guest ref: Birgit (hon), Gun-Britt (hon)
guest still: Sven-Arne (han), Karl-Erik (han)
guest friend: Melker (han), Saga (hon)

% Gåfotboll: en fot i marken hela tiden. Motståndarna är alltid Lillån eller de randiga, för gamla är alla på planen utom barnet. {friend} är familjens, annars någon i barnets lag.

# one-short
{child} hade kommit till fotbollsplanen[school:  bakom {school}] för att skjuta lite för sig själv. Då kom tränaren.

”De saknar en spelare”, sa han. ”Det är match om tjugo minuter. Du är ju ändå här.”

”Vilka?” sa {child}.

Tränaren pekade på B-planen. Där gick ett lag och värmde upp. De gick verkligen. Den yngsta såg ut att vara sjuttio.

”Gåfotboll”, sa tränaren. ”Det är som fotboll, fast man får inte springa.”[elder:  {Elder}[elder2:  och {elder2}] hade blivit tillfrågad[elder2: e], men tyckte att det gick för fort.]

{child} skrattade. {Child.He} var snabbast i hela sitt lag[athlete: , och när ingen tog tid var {child.he} snabbare än {athlete}]. Det var det enda {child.he} var, om man skulle vara ärlig. När {child.he} fick bollen petade {child.he} den framför sig och sprang ifrån alla, och sedan sköt {child.he}, ganska ofta bredvid. {Child.He} hade aldrig tid att titta upp.

{Child.He} fick en tröja som luktade malkula. Lagkaptenen hette {captain}, var sjuttioåtta år och hade plåster på båda knäna.

”Kan du passa?” frågade hon.

”Jag är snabb”, sa {child}.

”Så synd”, sa {captain}.

# you-ran
De skulle möta Lillåns Veteraner, som var randiga. Domaren blåste igång. Bollen kom direkt till {child}, {child.he} såg en lucka, och …

Pip!

”Du sprang”, sa domaren. Hon hette {ref} och satt på en fällstol. ”En fot i marken hela tiden. Frispark för Lillån.”

Nästa gång: pip! Gången därpå: pip! Lunka fick man visst inte heller. När det hade pipit sju gånger hörde {child} att någon skrattade bakom målet. Det var {friend}[friend: , {child.his} bästa vän|  från laget]. {Friend.He} hade kommit på cykel, och nu stod {friend.he} vid stolpen och höll upp mobilen.

”Spring, {child}!” ropade {friend.he}. ”Oj då, det fick du ju inte!”

{child} blev het i hela ansiktet. {Child.He} ville sjunka ner i mittcirkeln.

”Filmar du?” ropade {child.he}.

”Självklart!”

”Bry dig inte om {friend.him}”, sa {captain}, som kom gående. ”Titta på {still} där borta i stället. Vad gör han?”

”Ingenting. Han står stilla[music:  och nynnar på {music}].”

”Han har stått stilla på rätt ställe i fyra minuter”, sa {captain}. ”Och ingen har sett honom. Allra minst du.”

# as-if-on-a-table
{child} tittade. Det var faktiskt sant. När man inte fick springa måste man göra något med huvudet under tiden, och plötsligt såg {child.he} planen som om den låg på ett bord. Där fanns {still}. Där fanns en lucka mellan två randiga. Där gick {captain}, sakta, åt ett håll som ingen hade tänkt på. När bollen kom nästa gång stod {child} med en fot i marken och sköt iväg den, längs gräset, rakt till {still}. {still} klackade den till {captain}. {captain} rullade in den.

”Så där ja!” sa hon. ”Så ska det låta. Tyst!”

# the-legs-thought
Lillån kvitterade till ett–ett, och så stod det länge.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] somnade vid sidlinjen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] rörde sig mer än så när {pet.he} sov.][pet.other:  Till och med {pet} därhemma rörde sig mer.] Med tre minuter kvar bröt {child} en passning utanför eget straffområde. {Child.He} tittade upp. Och hela Lillån hade gått fram på hörna. Framför {child.him} låg bara gräs, och längst bort ett tomt mål, för målvakten stod vid sidlinjen och drack kaffe.

{child} tänkte inte. Benen tänkte.

Pip!

”Du sprang”, sa {ref}. ”Och det var åttonde gången. Blir det en nionde så får du gå och sätta dig.”[sport & !sport.Soccer:  Då hade {child.he} lika gärna kunnat {play sport}.]

# walk
Lillån fick frispark. Deras långa skytt med pipa i bröstfickan lade bollen i krysset. Nej. I ribban! Den studsade ut igen, över allihop, landade på {child's} bröst och dunsade ner framför {child.his} fötter.

Målvakten stod fortfarande och drack kaffe. Det var fyrtio meter.

”Gå!” skrek {captain}. ”Gå, {@boy}!”

# the-slowest
{child} gick.

{Child.He} petade bollen en halv meter och gick efter den. Bakom sig hörde {child.he} trampet av tio pensionärer som gick så fort de kunde. Det flåsade och rasslade i knän. Ingen fick springa. Ingen kom ikapp, och {child} kom inte ifrån någon. Tjugofem meter. Skytten med pipan gick tätt bakom {child.his} rygg och brummade: ”Nu har jag dig, nu har jag dig.” Benen skrek efter att få springa. De kliade, de brände, de ville upp. En fot i marken, tänkte {child}. En fot i marken.

Framme vid målet hade målvakten ställt ifrån sig koppen. Han gick tillbaka. De gick mot varandra, som i en västern.

Femton meter. {ref} hade rest sig ur fällstolen och gick bredvid på huk, med ögonen på {child's} skor. Tio. Målvakten bredde ut armarna. Nu skulle {child} ha skjutit, om det hade varit en vanlig match. I stället lyfte {child.he} blicken, för det hade {child.he} tid med.

Och långt ute till vänster, i en lucka som ingen annan hade tänkt på, stod {captain} stilla.

# nearly-a-minute
{child} passade. Målvakten vände sig om, mycket långsamt. {captain} satte fram sin fot, och bollen rullade över linjen så sakta att man kunde läsa vad det stod på den.

Mål. {ref} blåste av matchen. Laget kom gående från alla håll för att kasta sig över {child}, och det tog nästan en minut innan alla var framme.

{child} låg underst, i doften av liniment och malkula, och skrattade så att {child.he} kiknade.

# no-hurry
{friend} stod kvar vid stolpen. {Friend.He} hade glömt att hålla upp mobilen.

”Det där var det mest spännande jag har sett[city:  i hela {city}]”, sa {friend.he}. ”Det tog ju aldrig slut. Behöver de någon mer på torsdag?”

”Kan du stå stilla?” frågade {captain}.

”Ganska dåligt”, sa {friend}.

”Bra”, sa {child}. ”Då kan jag visa dig.”

De gick hem sedan, med cykeln mellan sig, och ingen av dem hade bråttom.

# @boy
{child}
## if child.he
pojk
## if child.she
tös
