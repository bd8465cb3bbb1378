title: Och så över
title: Stjärnan som kunde vänta
title: Näsan full med krona
guest friend: Alfred (han), Nils (han)
guest boris: Boris (han), Måns (han)
guest priya: Priya (hon), Anya (hon)
guest teacher: Göran (han), Torsten (han)
guest lollipop: Gun-Britt (hon), Ann-Marie (hon)

% {lollipop} är trafikvakt vid skolans övergångsställe, med stoppskylt på stång. Den andra av de vise männen är {friend}. De vise männen åker kana.
% Över: över gatan, fram till krubban och till sist över natten.

# three-buses
Tre dagar före jul var {child} stjärnan i julspelet, och {child.he} rådde inte på sina vise män.

Det var ingen svår roll. {Child.He} skulle gå först med en guldstjärna på en lång stång, och de vise männen skulle gå efter, sakta, ända fram till stallet. Men de vise männen var {boris}, {friend} och {priya}, och de hade paket i händerna och en riktig matta att åka kana på. Varje gång for de förbi {child} som tre bussar. Varje gång var de framme vid krubban före barnet.

”Den är ju tom!” ropade {boris} och tittade ner i den.

”För att han inte är född än”, sa {teacher}, som var deras lärare, med huvudet i händerna. ”Kan inte du stoppa dem, {child}?”

”Jag sa vänta”, sa {child}. Men {child} hade en liten röst. Den kom ut och satte sig precis framför {child.him}.[friend:  Inte ens {friend}[!friend.known: , {child.his} bästa vän,] hade hört den.]

# the-yellow-coat
Det fanns en enda i hela världen som kunde stoppa {boris}[athlete:  (och det var inte {athlete})], och hon stod vid övergångsstället utanför [school: {school}|skolan] varje morgon i gul kappa. {lollipop} var trafikvakt. Hon hade en stoppskylt på en stång, och en gång hade hon stoppat en brandbil[city:  mitt i {city}]. (”Den var inte på väg till något”, sa hon. ”Den var på väg hem.”) Hon skrek aldrig. Hon satte ner stången i gatan, tittade inte på någon och sa samma sak som hon hade sagt i trettioett år:

”Vänta. Vänta. Väääänta …”

Och alla väntade.[sport:  De som skulle {play sport} väntade.] Till och med duvorna.

”… och så över!”

# dont-tell-it-so
Den eftermiddagen stod {child} kvar på trottoaren när alla andra hade gått över.

”Hur gör du?” sa {child.he}. ”Jag kan inte få folk att vänta.”

”Det kan ingen”, sa {lollipop}. ”Så jag låter bli. Jag väntar själv, så mycket jag orkar, och då kan de inte hålla sig. Det är som att gäspa.” Hon tittade ner på {child}. ”Och stången ska du hålla som om den växte där. Är det en riktig stjärna?”

”Den är av papp.”

”Säg inte det så att den hör”, sa {lollipop}.

# with-my-wellies
Kvällen då de spelade var aulan full ända ut till dörren. [elder: {Elder} hade haft sin kofta på en stol sedan halv fem[elder2: , och i koftan satt {elder2}]. ]Ytterst på tredje raden satt {lollipop} i sin gula kappa, med skylten mellan knäna, för den lämnade hon aldrig i bilen.

Det började så bra. Värdshusvärden sa nej. Åsnan gick ner på knä, båda halvorna åt samma håll. Och nu behövde Maria, som satt i halmen, bara sträcka ner handen bakom krubban, där ingen såg, och ta fram barnet.

{child} stod alldeles bredvid. {Child.He} såg Marias ansikte.

”Han är inte här”, viskade Maria. ”Jag glömde honom i kapprummet. Bland stövlarna.”

# oh-no
”Och se”, sa {teacher} till hela aulan, ”tre vise män kom från Österlandet.”

Åh nej, tänkte {child}.

Och där kom de. {boris} hade fått syn på mattan. Han böjde redan på knäna. {friend} och {priya} var tätt bakom. Om tre sekunder skulle de vara framme vid krubban, och då skulle {boris} titta ner, och då skulle {boris} berätta det för alla.

# wait
{child} klev ut framför dem. {Child.He} satte ner stången i golvet som om den växte där. {Child.He} tittade inte på någon. Och så började {child.he} vänta, så mycket {child.he} orkade.

”Vänta”, sa {child.he}.

Det var en ganska liten röst. {boris} tvärstannade, så att {friend} fick näsan full med krona.

”Vänta”, sa {child}.

Herdarna slutade skruva på sig. En bebis på första raden slutade skrika.[music:  Någon längst bak slutade nynna på {music}.] Vid kanten av scenen kröp Maria i väg som en blå katt.

”Väääänta …”

# the-quietest-thing
Och nu väntade hela aulan. Ingen hostade. Ingen stol knarrade. Alla de där människorna i sina jackor lutade sig fram en liten, liten bit, med munnen en liten, liten bit öppen, och väntade på ett barn. Något så tyst hade {child} aldrig hört. {Child.He} ville nästan inte att det skulle ta slut.

Långt borta i kapprummet välte en stövel.

Sedan kom det springande fötter, och det prasslade i halmen, och Maria satte sig upp, alldeles skär i ansiktet, med något i famnen.

”… och så över”, sa {child}.

# in-a-whisper
Och så gick de över, alla tre, på tå, och tittade ner.

”Han är här”, sa {boris}. Och han viskade det, alldeles av sig själv, fast ingen hade sagt till honom.

På tredje raden åkte en stoppskylt långsamt upp i luften.

# over
Och kvällen före julafton, när granen var klädd och lampan släckt, låg {child} med vidöppna ögon och tår som gick för fullt.[pet.dog / pet.cat:  [pet.dog: Hunden|Katten] {pet} hade flyttat till andra änden av sängen, för tårnas skull.][pet.other:  {Pet} hade gett upp julen och somnat.] Mellan {child.him} och julafton låg hela natten, bredare än någon gata. Den var för bred för vem som helst.

Men stjärnan hade fått följa med hem, och där stod den bredvid sängen på sin stång. Så {child} sträckte ut handen och höll i stången, som om den växte där.

”Vänta”, sa {child.he} till sina tår. ”Vänta.” De höll redan på att sluta. Utanför väntade gatan också, och alla taken, och himlen. ”Väääänta …”

Och så var {child.he} över.
