title: Hundvakten
title: I fyra hamnar
title: Rakt norrut
guest skipper: farbror Göte (han), farbror Sixten (han)

% @a är {adult}, annars en farbror: den som snarkar. Kurs nord, vind från väster: att falla av är åt höger, rorkulten mot barnet. Hundvakten är vakten efter midnatt.

# four-harbours
{@A-s} snarkning var känd i fyra hamnar. I Skagen hade en man en gång rott över och frågat om det var fel på motorn.

”Du hör ju var jag är”, brukade {@a} säga när {child} var liten och vaknade i mörkret ombord på Grisslan. Och {child} låg i sin koj och hörde {@him} och somnade om.

# the-rule
Nu var {child} {age} år, och de var halvvägs mellan Danmark och Norge, utan land åt något håll. Klockan var midnatt, och {@a} knäppte loss sin livlina.

”Kursen är rakt norrut”, sa {@he}. ”Vinden är västlig, och det tänker den fortsätta med. Du är fastknäppt, och du sitter kvar fastknäppt. Jag ligger två meter bort. Vad är regeln?”

”Väcka dig om jag är osäker.”

”Och?”

”Inte sitta och försöka bli säker på att jag är osäker.”

”Bra.” {@A} såg sig om en enda gång, på seglen, på himlen, på {child}. Sedan gick {@he} nerför trappan[pet.dog: , med [!pet.known: hunden ]{pet} i hälarna][pet.cat: , där [!pet.known: katten ]{pet} hade värmt kojen], och den röda lampan i kajutan slocknade.

# the-pole-star
Natten var mycket större utan {@him}.

{child} höll i rorkulten och kände båten luta och lyfta sig. {child.He} hade styrt förr, förstås, massor av gånger, men då hade {@a} alltid suttit bredvid med en kopp te och låtsats titta på något annat. {child.He} letade upp Polstjärnan[city: , samma som hängde över {city},] och lade den alldeles intill masten. Så länge den stod där gick det norrut. Det var konstigt att det fungerade. Man kunde ta tag i något som var så långt borta och använda det.

{child.He} lyssnade. Vattnet rann utmed skrovet. Ett rep tickade mot masten. Det var allt.

# green-fire
Efter en halvtimme[music: , som mest hade gått åt till att nynna {@song},] började {child} märka att mörkret inte var mörkt. Det brann i kölvattnet. Där rodret skar genom vattnet virvlade gröna gnistor iväg bakåt, som om de seglade genom en himmel till och rörde om i den. En gång kom något långt och snabbt in under båten, tecknat i grön eld från nosen till stjärten. Det rullade över på sidan och stack. En delfin. {child} skrattade högt, alldeles ensam, mitt ute på havet.

# three-lights
När {child} såg upp igen fanns där ett ljus.

Det låg lågt, snett fram till höger, och medan {child} tittade blev det tre: ett grönt ovanför ett vitt och, under dem, ett litet rött.

Det där kunde {child.he}.[elder:  Ramsan hade {child.he} fått av {elder}[elder2: , som hade fått den av {elder2}].] Grönt över vitt, här trålas det fritt. En fiskebåt med trålen ute. Och om man såg det röda ljuset, då såg man båtens vänstra sida, och då var den på väg från höger till vänster, tvärs över vägen.

# thirty
Det fanns ett sätt att pröva det. {child} tog fram den lilla pejlkompassen, höll den framför ögat och tog ut riktningen till trålaren. Trettio grader. Sedan räknade {child.he} långsamt till hundratjugo och mätte igen. Om siffran hade ändrats skulle båtarna gå fria.

Trettio grader.

{@Sole} gjorde det en tredje gång. Ljusen hade vuxit. Trettio.[sport:  Hjärtat slog som när {child.he} skulle {play sport}.]

# not-sure
{@Sole} visste vad det betydde också. {child.He} visste vem som skulle väja: Grisslan, för trålaren höll på att fiska. {child.He} visste till och med hur. {child.He} lade ihop alltihop i huvudet, och det stämde.

{@Sole} tänkte på hur det skulle vara att klara det ensam.[athlete:  Ingen hade någonsin hört {athlete} ropa på {@a}.] Vid frukosten skulle {child.he} berätta det för {@a}[friend: , och på måndag för {friend}[school:  {at school}]][school & !friend: , och på måndag för alla {at school}][pet.other: , och för {pet} hemma], som om det inte var något. Förresten, vi mötte en trålare.

Men om det bara verkade stämma?

{@Sole} satt, märkte {@sole}, och försökte bli säker på att {@sole} var osäker.

”{@A}!” ropade {@sole}.

# a-garden-wall
{@Sole} hade trott att det skulle behövas några rop. Men {@a-s} huvud var uppe i luckan innan det första hade klingat av.

”Vad ser du?”

”Trålare om styrbord, på väg över. Samma bäring hela tiden. Jag har tagit den tre gånger.”

{@A} tittade på ljusen. {child} väntade på att {@he} skulle komma upp och ta rorkulten. Det gjorde {@he} inte. {@He} lade armarna i kors på luckans kant, som på en trädgårdsmur.

”Vad skulle du göra?”

”Falla av. Gå bakom. Långt bakom, för nätets skull.”

”Då tycker jag att du gör det”, sa {@a}.

# a-house
{child} drog rorkulten mot sig. Polstjärnan gled bort från masten, Grisslan rätade på sig, och {child} lät skotet löpa ut mellan fingrarna tills seglet kom till ro. Det kändes som att vända ett helt hus. {child.He} mätte. Tjugofem. Lite senare arton. Tolv. Det röda ljuset smalnade och slocknade, och där gick hela trålaren förbi framför dem, med alla lampor tända på däck, och en pytteliten gubbe i gult som höjde armen.

{child} höjde sin.

{child.He} gav nätet gott om plats. Sedan sköt {child.he} rorkulten ifrån sig och tog hem skotet, och stjärnan kom tillbaka till sin plats intill masten.

# two-boots
”Klockan är bara ett”, sa {@a}. ”Du har en timme kvar på din vakt. Vill du ha mig här uppe?”

{child} tänkte efter, på riktigt.

”Nej”, sa {child.he}. ”Det går bra.”

”Ja”, sa {@a}. ”Jag tror det.”

{@He} gick ner. {child} hörde en stövel dunsa i golvet, och så den andra. Det var konstigt. Första gången hade {child.he} inte hört några stövlar.

# north
Långt fram, så svagt att man måste titta lite vid sidan av för att se det, hade en fyr börjat blinka: det var Norge som kom upp över världens kant. {child} räknade sekunderna mellan blinkarna. Fem. Bakom båten rann de gröna gnistorna iväg.

Och då kom det ett muller inifrån kajutan, och en vissling, och ett muller till, så att det måste ha hörts i fyra hamnar.

{child} satt alldeles stilla med handen på rorkulten och förstod.

Sedan log {child.he} stort, ensam i mörkret, och höll rakt norrut.

# @sole
{child}
## if child.she
hon
## if child.he
han

# @song
{music}

# @a
{skipper}
## if adult
{adult}

# @a-s
{skipper's}
## if adult
{adult's}

# @he
{skipper.he}
## if adult
{adult.he}

# @him
{skipper.him}
## if adult
{adult.him}

