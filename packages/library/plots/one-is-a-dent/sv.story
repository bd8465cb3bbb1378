title: Ett mycket fint exempel på asfalt
title: En är bara en grop
title: Ingen har någonsin fått ut något
guest curator: Barbro (hon), Solveig (hon)

% Regel: ett ensamt spår är bara en grop, två är ett steg. Hunden gräver aldrig upp, bara ner, och alltid på samma ställe.

# asphalt
Hela förmiddagen hade {child} letat efter dinosaurier på stranden, men det enda {child.he} hade hittat var en bit asfalt.

”Ett mycket fint exempel på asfalt”, sa {curator} från museet och gav tillbaka biten med båda händerna.

{Friend}[!friend.known: , {child's} bästa vän,] hade hittat en ammonit genom att sätta sig på den.

”Aj”, hade {friend} sagt, och hela bussen[city:  från {city}] hade applåderat. {child} applåderade också, så avundsjuk att det tog i magen.

På museet stod en tom glasmonter. {curator} tände lampan i den varje morgon, ifall någon hittade ett fotspår efter en dinosaurie och fick sitt namn på skylten.

”Hoppas det blir du”, sa {friend}, och det värsta var att {friend.he} menade det.

# the-bank
{Pet}, {child's} [breed: {breed}|hund], var en sparare. {Pet.He} grävde aldrig upp saker, bara ner, och vart de än åkte hade {pet.he} ett enda ställe till allting. De kallade det banken. Nu snodde {pet.he} {friend's} ena vante och försvann längs vattnet.

”När får jag ut den?” frågade {friend}.

”Ingen har någonsin fått ut något”, sa {child}.

{Friend} skrattade. ”Ska vi leta ihop? Du tittar neråt, så sätter jag mig på saker.”

”Vi hinner mer om vi delar på oss”, sa {child} och gick. Egentligen ville {child.he} bara hitta något som ingen annan satt på.

## or
{Pet}, {child's} [breed: {breed}|hund], var en sparare. {Pet.He} grävde aldrig upp saker, bara ner, och vart de än åkte hade {pet.he} ett enda ställe till allting. De kallade det banken. I dag hade {pet.he} redan satt in {curator's} ostsmörgås, och nu tog {pet.he} {friend's} ena vante.

”Får man ränta?” ropade {friend} efter en svans som försvann längs vattnet.

”Man får inte ens vanten”, sa {child}. ”Ingen har någonsin fått ut något.”

{Friend} skrattade så att {friend.he} fick hicka. ”Ska vi ta udden ihop?”

”Ta den du”, sa {child} och gick åt andra hållet. En enda gång i livet ville {child.he} hitta något först.

# three-toes
Borta vid klipporna stack {pet's} svans upp ur sanden. {Pet.He} hade öppnat bank intill en flat häll, och där låg en lös skiva sten, inte större än en tallrik.

I den var det ett fotspår. Det hade tre tår, och {child's} hand passade nästan i det. Någon hade gått just här, långt innan det fanns händer, och leran hade varit kall mellan tårna.

{child} drog in luft för att skrika {friend's} namn. Men då hörde {child.he} applåden igen, och alla som skulle säga att {friend} då hittar allt. [athlete: Ingen frågar vem som stod bredvid {athlete}. ]Luften fick gå ut utan namn i.

{child} stoppade skivan i ryggsäcken och gick tillbaka [music: och gnolade på {@song}|med lätta steg], som någon som inte har det minsta i väskan.

# with-both-hands
Vid lunch vred vinden och sköt havet högt upp över stranden. [elder: {Elder} [elder2: och {elder2} ]hade skickat med kakor, men {child} fick inte ner några. ]Till slut bar {child.he} fram ryggsäcken och knöt upp den.

{curator} satte sig rakt ner i sanden. ”Var låg den?” sa hon. ”Visa mig precis.”

Men när vinden mojnade och havet drog sig tillbaka låg stranden slät som ett lakan. Hällen var borta under sanden, och inte ett steg syntes. Dinosauriens spår hade hållit i miljoner år, och {child's} egna hade inte hållit över lunchen.

”Ungefär där”, sa {child}. ”Eller där.”

{curator} blev inte arg, och det var värre. ”Ett ensamt spår är bara en grop”, sa hon. ”Det behövs två för att bli ett steg. Då vet man vart någon var på väg, och om någon gick bredvid. Resten ligger kvar där ute, och i natt blir det storm.” Och så gav hon tillbaka skivan med båda händerna, precis som asfalten.

## or
Vid lunch vred vinden och sköt havet högt upp över stranden. [elder: {Elder} [elder2: och {elder2} ]hade skickat med kakor. ]När {child} skulle ta upp matlådan gled skivan ut och lade sig med tårna uppåt, mitt framför {curator}, som hällde sitt kaffe bredvid muggen.

”Den är din”, viskade hon. ”Var har den legat? Visa mig precis.”

Men när vinden mojnade och havet drog sig tillbaka var det bara slät sand så långt man såg. Dinosauriens spår hade hållit i miljoner år, och {child's} egna hade inte hållit över lunchen.

”Det var någonstans”, sa {child} till slut.

”Det är de flesta stenar”, sa {curator} vänligt. ”Ett ensamt spår är bara en grop, förstår du. Två är ett steg. Då vet man vart någon var på väg, och om någon gick bredvid. Resten ligger kvar där ute, och i natt kommer stormen.” Och så gav hon tillbaka skivan med båda händerna, precis som asfalten.

# your-name
När {child} vände sig om stod {friend} där.

”Hittade du den innan jag frågade om vi skulle leta ihop, eller efter?”

”Efter”, sa {child}.

”Och så sa du det inte till mig.”

”Du hittar ju allt!”

”Jag hittade en snigel. Med rumpan.” {Friend} var blank i ögonen och brydde sig inte om det. ”Vet du vad jag hade gjort? Jag hade skrikit ditt namn tills de hörde det [school: på {school}|på bussen]!”

Det gjorde ondast av allt, för det var sant. {child} såg ner, och då såg {child.he} {friend's} händer, en med vante och en utan.

”Förlåt”, sa {child}. ”Jag ville ha något som bara var mitt, och sedan var det inte ens roligt.” {child.He} svalde. ”Får jag låna vanten du har kvar?”

”Är du inte klok?”

”Jag tänker sätta in den.”

## or
{Friend} hade hört alltihop. {Friend.He} stod där med två muggar choklad, och handen utan vante var röd av köld.

”Jag trodde att du var ledsen för att du inte hade hittat något”, sa {friend}. ”Hade du den redan när jag frågade om vi skulle leta ihop?”

”Nej. Det var sedan.”

”Så bra.” {Friend} ställde ner muggarna så att det skvätte. ”Trodde du att jag skulle ta den ifrån dig?”

”Alla hade trott att det var du! Du hittar ju allt.”

”Jag satte mig på en snigel”, sa {friend} med tjock röst. ”En gång. Hade det varit du som sa aj, så hade jag klappat tills [school: de hörde det på {school}|händerna ramlade av].”

Det var sant, och därför tog det så djupt.

”Förlåt”, sa {child}. ”Jag var avundsjuk, och sedan blev jag feg.” {child.He} såg på den röda handen, och sedan på den andra. ”Jag behöver vanten du har kvar.”

”Till vad?”

”Till banken.”

# paying-in
{Friend} förstod genast. Det tog bara en stund innan {friend.he} ville visa det. Sedan drog {friend.he} av sig vanten och satte sig på huk framför {pet}, som låg och såg hederlig ut.

”Titta”, sa {friend}. ”Den hör till en som du har.”

{Pet} nosade, och tanken gick genom hela hunden, från nosen och ut i svansen. En vante var bra, men två var en förmögenhet. {Pet.He} tog den ur {friend's} hand och sprang.

De sprang efter, {child} med skivan i famnen och {curator} långt efter. [sport: Till och med {child}, som brukade {play sport}, fick håll. ]Mitt på den släta sanden, där det inte fanns någonting att se, tvärstannade {pet} och började gräva.

”Låt {pet.him} bara spara!” flämtade {friend}.

Sanden sprutade. Upp kom en våt vante, och bredvid den en klippkant med ett hål i, stort som en tallrik. {child} sänkte ner skivan, vred den lite åt vänster och kände i fingrarna hur den satte sig. Det sa klick.

# two-is-a-step
De grävde alla fyra, tills solen stod lågt. Framför {child's} spår kom ett till, lika litet, och sedan ett till. Tätt intill dem kom stora, breda som brickor.

”De var två”, viskade {curator}.

{child} gick bort och ställde sig i det första av de stora. Man fick hoppa för att nå nästa. Men där de små spåren började blev stegen plötsligt kortare, och {child} kunde gå.

”Den stora saktar ner”, sa {child.he}. ”Den tar pyttesmå steg, så att den lilla ska hinna med.”

{Friend} hade ställt sig i det lilla spåret.

”Det är du som är den stora”, sa {child}.

”Lägg av. Jag har ont i rumpan.” Men {friend} tog ett kort steg, och väntade.

{curator} tog fram sin penna. ”Vem ska stå på skylten?”

”{Pet} grävde”, sa {child}. ”Det var {friend's} vantar. Jag gjorde mest så att den kom bort.”

”Skriv alla tre”, sa {friend}.

## or
De grävde alla fyra, tills solen stod lågt. Framför {child's} spår kom fler, lika små, och tätt intill dem stora, breda som brickor.

”Gå i dem”, bad {curator}. ”Jag måste få se hur de gick.”

{Friend} tog de små, och {child} tog de stora. Man fick hoppa för att nå från det ena till det andra, och snart var {child} långt före.

”Vänta på mig då”, ropade {friend}.

{child} stannade. Sedan såg {child.he} ner på sina skor. Just där blev de stora stegen korta, och de var korta ända tills hällen tog slut.

”Den väntade”, sa {child}. ”Den stora väntade på den lilla.”

{Friend} kom ikapp, och de sista stegen gick de bredvid varandra. {Pet} gick i båda spåren samtidigt.

”Vem ska stå på skylten?” frågade {curator}, med pennan i luften.

”{Pet} och {friend}”, sa {child}. ”Det var {pet's} bank, och det var {friend's} vantar.”

”Och du”, sa {friend}. ”Annars står det bara vantar.”

# the-card
Två veckor senare hade lampan på museet något att lysa på. [adult: {Adult} läste skylten högt. ][elder: {Elder} [elder2: och {elder2} ]läste den två gånger. ]Där låg de tre tårna, under en bild med två sorters spår som följdes åt, och på skylten stod tre namn. {Pet} fick inte komma in, utan satt utanför med {friend's} halsduk.

”Titta i hörnet”, sa {friend}.

{child} böjde sig ner. I hörnet av montern, under samma lampa, låg en liten svart bit med en egen liten skylt.

Asfalt, stod det. Hittad av {child}, alldeles på egen hand.

# @song
{music}
