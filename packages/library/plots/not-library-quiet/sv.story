title: Hissen som skrek
title: Inte bibliotekstyst
title: Våning tre
guest girl: Signe (hon), Elvira (hon)
guest reader: Sixten (han), Gösta (han)
guest librarian: Gunvor (hon), Solveig (hon)

% Den som klagar tar hissen. Hissen säger allt precis som man säger det: {child} normalt, de andra skrikande. Damen med korsordet har inget namn.

# it-wasnt-me
Biblioteket[city:  {in city}] hade fått en ny hiss, och den skrek.

”VÅNING TRE!” skrek den. ”DÖRRARNA ÖPPNAS!”

{child}, som stod i den, hoppade så att {child.he} tappade lånekortet. Ute på våning tre tittade alla upp ur sina böcker.

”Sch!” sa de.

”Det var inte jag”, sa {child}.

”Det är det aldrig”, sa {reader}, som kom varje dag och läste tidningen[athlete: , helst om {athlete}].

Borta vid fönstret satt {girl}. {child} och {girl} läste samma serie, fjorton delar om en kapten utan skepp.[friend:  {Friend}[!friend.known: , som var {child's} bästa vän,] tänkte vänta på filmen.] Den som kom först till biblioteket fick nästa bok, och i dag var det {girl}. Hon hade del åtta i knät, en rullstol under sig och såg mycket nöjd ut.

”Jag läser långsamt”, sa hon. ”Bara så att du vet.”

# going-down-to-complain
”Nu åker jag ner och klagar!” sa {reader}.

Och han tog hissen.

”DÖRRARNA STÄNGS!” skrek den. Långt ner hördes: ”VÅNING ETT! DÖRRARNA ÖPPNAS!” Sedan kom han upp igen. ”VÅNING TRE! DÖRRARNA ÖPPNAS!”

Då tappade damen med korsordet sitt ord, och det var ett långt ord.

”Nu åker jag ner och klagar!” sa hon.

Och hon tog hissen.

När hon kom upp blev {reader} så störd att han måste åka ner och klaga en gång till.

”De klagar på att den skriker”, sa {child} långsamt. ”Och den skriker för att de åker och klagar.”

”Det kan alltså aldrig ta slut”, sa {girl} förtjust.

# floom
Till sist kom bibliotekarien upp. Hon hette {librarian}, och hon hade en kudde och en rulle tejp. Hon tejpade fast kudden över högtalaren, så hårt hon kunde, och tryckte på knappen.

”VÅMMIM TRE!” skrek hissen. ”DÖRRAMMA ÖPPMAS!”

{girl} skrattade så att hon fick dra åt bromsen. Det skakade i {reader’s} tidning.

”VÅMMIM TRE”, sa {child}, och då skrattade till och med damen med korsordet.
## or
Till sist kom bibliotekarien upp. Hon hette {librarian}, och hon hade en skylt och en rulle tejp. På skylten stod det TYSTNAD. Hon tejpade upp den inne i hissen, så rakt hon kunde, och tryckte på knappen.

”VÅNING TRE!” skrek hissen.

”Den kan kanske inte läsa”, sa {child}.

Då läste {reader} skylten för den, sakta och tydligt.

”DÖRRARNA STÄNGS!” skrek hissen.

{girl} skrattade så att hon fick dra åt bromsen, och då skrattade till och med damen med korsordet.

# forty-two-steps
Men {librarian} skrattade inte.

”Då stänger jag av den”, sa hon. ”Det kommer en tekniker om tre veckor.”

Nu sa ingen någonting. {girl} tittade på hissen. Sedan tittade hon på trappan. Den hade fyrtiotvå steg.

”Får jag fråga en sak?” sa {girl}. ”Hur hade du tänkt att jag skulle komma ner?”

{librarian} öppnade munnen och stängde den.

”Du får förstås åka ner först”, sa hon sedan.

”Och hur kommer jag upp i morgon? Det är sex böcker kvar.”

”Jag kan bära ner dem till dig”, sa {child}.

”Det är schysst”, sa {girl}. ”Men det är härifrån man ser hela stan.”

Hon sa det ut genom fönstret, och hon skämtade inte alls.

# as-small-as-ants
{child} gick in i hissen. {Child.He} tänkte bäst när {child.he} läste något, och i en hiss finns det inte mycket att läsa. ”Högst åtta personer.” ”Nödsignal.” [sport: ”Det är förbjudet att {play sport} i hissen.” ]Och så, längst ner, med bokstäver små som myror: ”Spela in egen röst. Håll in knappen. Tala efter pipet.”

”{librarian}!” ropade {child}. ”Den går att byta!”

Alla trängde in sig, {librarian} och {reader} och damen och {girl}. {child} höll in knappen.

# shh-yourself
Pip!

”Våning tre”, sa {child}.

{reader’s} tidning prasslade.

”Sch!” sa damen med korsordet.

”Sch själv!” sa {reader}.

”VAR TYSTA BÅDA TVÅ!” sa {librarian}.

Pip! sa hissen, och sedan sa den alltihop:

”Våning tre. SCH! SCH SJÄLV! VAR TYSTA BÅDA TVÅ!”

Det ekade från våning ett ända upp i taket. Nu kunde den gräla också.

”Behåll den”, sa {girl}. ”Snälla.”

Men {librarian} var röd om kinderna, och hon sträckte sig efter strömbrytaren.

”Vänta!” sa {child}. ”Hörde ni början? Den skrek inte när det var jag. Den skrek bara när det var ni. Den säger det precis som man säger det.”

Handen stannade.

# quiet
”En gång till”, sa {child}. ”Men då måste det vara tyst. Inte bibliotekstyst. Helt tyst.”

{reader} vek ihop tidningen och satte sig på den. Damen bet i sin penna[music:  och slutade nynna på {@song}]. {librarian} la händerna för sin egen mun. {girl} drog åt bromsen, så att inget hjul skulle gnissla.

# as-to-an-ear
{child} gick så nära hissens lilla mikrofon som man går till ett öra när man har en hemlighet.

Pip.

”Våning ett”, viskade {child.he}. ”Dörrarna öppnas.”

Ingen andades.[school:  Så tyst hade det aldrig varit {at school}.]

”Våning två. Dörrarna öppnas.”

{Child.He} viskade långsamt, som när man läser sista sidan.

”Våning tre. Dörrarna öppnas. Dörrarna stängs.”

Pip.

# once-more
{reader} tryckte på knappen. Hissen gled ner genom huset och stannade.

”Våning ett”, viskade hissen. ”Dörrarna öppnas.”

Ingen gick ut.

”En gång till”, viskade {reader}.

De åkte upp och ner fem gånger.[elder:  När {elder}[elder2:  och {elder2}] kom för att hämta {child} åkte de en gång till.] På våning tre tittade inte en enda människa upp ur sin bok.

”Här”, sa {girl} och la del åtta i {child's} händer. ”Jag hann slutet medan ni grälade. Jag tar nian i morgon. Där uppe.”

# click
Den kvällen låg {child} i sin säng och läste om kaptenen[pet: , med låg röst så att {pet} också fick höra], ända tills raderna började gunga. Då la {child.he} in lånekortet som bokmärke.

”Sida trettio”, viskade {child}. ”Boken stängs.”

Och boken stängdes.

{Child.He} satte fingret på knappen.

”Lampan släcks”, viskade {child.he}.

Klick.

# @song
{music}
