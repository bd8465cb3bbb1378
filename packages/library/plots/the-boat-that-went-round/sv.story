title: Båten som bara gick runt
title: Tvättmaskinen
title: Lunchen åkte utan dem
guest gwen: Maggan (hon), Ulla-Britt (hon)
guest marcus: Måns (han), Folke (han)
guest jess: Saga (hon), Tove (hon)

% Kanoten och flotten är ”den”. Två rep: det långa till bryggan, och flottens eget. {child} sitter längst fram.

# ours
{child} och {friend} hade en kanot som bara gick runt.

Det var näst sista dagen på lägret, och alla andra kunde paddla till ön och tillbaka. Men {child} och {friend} var bästa vänner, och hänsynsfulla.[sport:  På land kunde de {play sport} en hel dag utan att vara i vägen för varandra.] När kanoten började dra åt vänster bytte {child}, som satt fram, snällt sida för att rätta till det, och i samma sekund bytte {friend}, som satt bak, också snällt sida. Då drog den åt höger. De andra kallade dem Tvättmaskinen[school: , och på måndag skulle hela {school} veta det].

”Det gör inget”, sa {gwen}, som bestämde över sjön. [athlete: ”Även {athlete} har varit nybörjare. I morgon | ”I morgon] delar jag på er. {child} får åka med {marcus}, och {friend} med {jess}, så kommer ni till ön båda två.”

Hon menade det snällt. Men {child} kände det som när man har fått på sig någon annans jacka.

”{marcus} nynnar”, sa {friend} när {gwen} hade gått.

”{jess} är aldrig tyst.”

”Jag vill inte ha en kanot som går rakt”, sa {friend}. ”Jag vill ha vår.”

# one-morning
De hade den här förmiddagen kvar. De andra kanoterna hade gett sig av mot ön, på rad, som ankungar, och {gwen} hade knutit ett långt rep från bryggan till mitten av {child's} och {friend's} kanot, så att hon skulle slippa hämta dem i vassen en gång till. De skulle bara ta sig fram till den gula bojen. Det hade de hållit på att inte göra sedan klockan nio.

Längst ut vid bryggan låg lunchen och guppade. Den stod på en flotte av tunnor, under en duk: trettio piroger och en hel plåt äppelkaka[elder:  som {elder}[elder2:  och {elder2}] hade skickat med], och klockan tolv skulle {gwen} bogsera ut den till ön med motorbåten. Just nu låg motorn i delar runt fötterna på henne.

# lunch-left
Då tog vinden i, knuten på flotten gick upp, och lunchen åkte utan dem.

”Du stannar här!” skrek {gwen}, med händerna fulla av motor. Men det gjorde den inte. Och det fanns inte en båt till på den här sidan ön. Flotten seglade ut förbi bryggan och ut förbi kanoten, och repstumpen ringlade efter i vattnet.[pet.dog / pet.cat:  {Pet}, {child's} [pet.dog: hund | katt], hade gett vad som helst för att få vara ombord.][pet.other:  {Pet}, som var hemma, fick aldrig veta vad {pet.he} missade.]

{Friend} stack ut handen. {Friend.He} hade stått i mål varenda kväll på lägret, och {friend.he} tog allt som kom, en gång till och med en fiskmås. Nu tog {friend.he} repet.

”Jag har det!”

”Knyt fast det på mitten!” sa {child}. ”Och så raka vägen till bryggan. Du stannar på höger, så tar jag vänster.”

”Nej, ta höger du, det är ju din bästa, så kan jag …”

Båda bytte sida. De åkte runt.

# round-again
De åkte runt en gång till. {child} såg bryggan, ön, flotten, bryggan, ön, och det började svida i ögonen. Det gick väl an att vara en tvättmaskin så länge ingen var hungrig. Men den enda gången det gällde …

Vänta nu. Flotten var närmare.

Det var bryggan också. {child} tittade ner. Det satt två rep i kanoten, och för varje varv lindade de sig runt den, båda två, som tråd.

”{Friend}”, sa {child}. ”Vad du än gör, åk inte rakt. Vi är en trådrulle!”

{Friend} stirrade på repen och gav till ett tjut. Båda två tog i allt vad de kunde, på höger sida. Runt gick kanoten, på rullade repet, in kom flotten, sex varv, sju varv, åtta, tills det luktade pirog.

# the-ninth-turn
På det nionde varvet slutade {friend} att paddla.

”Jag kan inte”, sa {friend.he}. {Friend.He} var lika grön som sjön. ”Jag är för snurrig. Allting rör sig, det finns inget som är stilla.” {Friend.He} la paddeln i knät, och det gick en rysning genom kanoten, och så började den sakta gå åt andra hållet.

Repen gled av, ögla för ögla. Ett varv. Två. Bort åkte bryggan, och bort åkte lunch för trettio personer.

# look-at-me
”Titta på något som åker med runt”, sa {child}. ”Titta på mig!”

”Jag ser ju bara din flytväst!”

Så {child} vände sig om. {Friend} tog tag i båda kanterna och höll båten stadig, och {child} lyfte benen över sitsen och satte sig igen, åt fel håll, knä mot knä med {friend}. De hade suttit i den där kanoten i fyra dagar, och det var första gången de såg varandra.

”Klar?” sa {child}.

”Klar.”

De paddlade, ansikte mot ansikte, och nu gjorde kanoten något som den aldrig hade gjort förut. Den drev inte en meter. Den snurrade på fläcken. Bryggan och ön och träden flöt ihop till en enda lång grön rand, och i mitten, alldeles stilla, var {friend's} ansikte, med vidöppen mun och håret klistrat i pannan. {child} släppte det inte med blicken. De började skratta, och de skrattade fortfarande när det sa duns på ena sidan, och duns på den andra.

Den första dunsen var bryggan. Den andra var lunchen.

# a-dinner
{gwen} kom och tittade på kanoten. Den syntes knappt för allt rep.

”I tjugo år har jag lärt folk[city:  från {city}] att åka rakt”, sa hon, ”och det är första gången någon har vevat hem lunchen åt mig. Er delar jag inte på. Jag är väl inte tokig.”

Klockan ett var motorn hel igen. Så {child} och {friend} kom till ön till slut, i ett rep bakom pirogerna, medan alla jublade[music:  och sjöng {@song}]. Och eftersom ingen styrde kom de fram mycket långsamt, runt, runt.

# so-am-i
På kvällen låg {child} i överslafen och blundade, och då började sängen snurra.

”Åker du fortfarande runt?” viskade {friend} underifrån.

”Ja.”

”Vad bra”, sa {friend}. ”Det gör jag med.”

# @song
{music}
