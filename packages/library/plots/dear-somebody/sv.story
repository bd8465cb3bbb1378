title: Ett leve för vem?
title: Hurra för vem som helst
title: Ett hurra i halsen
guest dolly: Dagny (hon), Lisbet (hon)
guest june: Jenny (hon), Carina (hon)
guest crisp: Krister (han), Bosse (han)
guest desmond: Sixten (han), Evald (han)

% Här är det hurrat som fastnar: ”Ett fyrfaldigt leve för …”. Sjung gärna, och stanna med öppen mun varje gång.
% Fingrarna: {child}, {dolly}, tvillingarna, {june} eller vännen, chauffören: sextio; {crisp}: sjuttio.

# mouth-open
”Ni kan inte sluta där!” sa {child}. ”Man kan inte lämna ett hurra med munnen öppen!”

Men alla på {dolly's} kafé[city:  i {city}] hade slutat, för ingen visste vem de skulle hurra för.

Det hade börjat så bra. {child} satt vid hörnbordet med en kopp varm choklad[music:  och {music} på radion] och önskade att det var någons födelsedag. Vems som helst[pet.cat: , om det så var {pet's}, och {pet} var katt][pet.other: , om det så var {pet's}]. Bakom köksdörren slamrade tallrikarna, kling, klang, kling, det gjorde de jämt. Och just då kom {dolly} ut med en jättestor vit tårta, med de längsta ljus {child} någonsin hade sett.

# dear-who
”Den stod på trappan på baksidan”, ropade hon. ”Det står Grattis på den, men det står inget namn. Vems är den?”

Ingen svarade.

”Sjung!” sa {child}. ”Så känner den rätta igen sig!”

Så alla sjöng[pet.dog: , och under bordet ylade [!pet.known: hunden ]{pet}]. De sjöng födelsedagssången från början till slut och drog efter andan. Ett fyrfaldigt leve för …

Och där tog det stopp. För vem?

”Inte för mig”, sa [friend: {friend}[!friend.known: , {child's} bästa vän,] som hade den andra koppen choklad|{june}, som hade en bebis i barnvagn].

”Inte för oss”, sa tvillingarna vid fönstret.

# chess-club
”Vi provar en trappa upp!” sa {child}.

Så allihop gick uppför trappan, med tårtan först, och frågade schackklubben. Schackklubben reste sig artigt och sjöng med[elder: , och det gjorde {elder}[elder2:  och {elder2}] också, som just höll på att förlora]. Ett fyrfaldigt leve för …

Ingen där fyllde år. Men ingen ville missa hurrat heller, så de följde med, hela klubben.

# the-bus
De provade bussen utanför. Chauffören slog av motorn och sjöng bas, och alla passagerarna sjöng[sport: , till och med de som var på väg för att {play sport}], och sedan klev de av allihop och gick efter tårtan.

”Jag har en tidtabell”, sa chauffören, ”men jag kan ju inte köra omkring med ett hurra i halsen.”

# ninety
Snart var det så fullt hos {dolly} att folk stod på fönsterbänkarna. De sjöng en gång till, nittio stycken. Kopparna surrade på sina krokar. Ett fyrfaldigt leve FÖR …

Nittio personer stod och gapade.

”För mig”, sa {crisp} borta vid dörren, som tyckte om tårta. ”Jag är vem som helst.”

Nittio personer drog efter andan.

”Du fick en i förra veckan”, sa {dolly}. ”Det var jag som bakade den.”

Och nittio personer släppte ut luften igen, så att alla ljusen lutade.

# whuff
De började bli små, de där ljusen. Nu var de inte längre än naglar.

”En gång till!” sa {child}. ”Fort!”

Men då slet en brevbärare upp dörren för att se vad det var frågan om. In kom blåsten. Svisch. Varenda låga slocknade.

”Åh nej”, sa alla.

”Jag har inga fler”, sa {dolly}. ”Inte ett enda ljus.” Hon såg på den stackars rykande tårtan. ”Det är nog bäst att vi går hem, allihop.”

Och folk började leta efter sina jackor.

# clink-clank
{child} var gråtfärdig. Någonstans fanns det en människa som var alldeles ensam och fyllde år, och ingen skulle hitta dit! {Child.He} la hakan i händerna. Nu när ingen sjöng hördes det gamla slamret bakom köksdörren igen, kling, klang, kling. Det hördes alltid hos {dolly}, så man hörde det aldrig.

{child} hörde det.

# the-plates-stop
”{dolly}”, sa {child.he}. ”När vi sjunger slutar tallrikarna.”

”Vilka tallrikar, gullet?”

”Lyssna! Sjung en gång till. Fast tyst.”

De sjöng, fast tyst. Och bakom dörren slutade det klinga. Det var precis som om någon stod blick stilla och hörde på.

”Vi frågade dem vid borden”, sa {child}. ”Och de däruppe. Och de på bussen. Var det någon som frågade den som diskar?”

{dolly} slog handen för munnen.

# in-the-sink
{child} sköt upp köksdörren. Där inne, med armarna i diskhon och bubblor ända upp till armbågarna, stod en mager gammal man i förkläde. Hans ögon var mycket blanka.

”Är det du som fyller år?” frågade {child}.

”Tja”, sa mannen. ”Jo. Men de hade så trevligt därute. Jag ville inte störa.”

”Vad heter du?”

”{desmond}. Jag blir sjuttio. Det är väl min syster som har ställt dit tårtan. Hon trodde säkert att alla visste.”

”Det gör de inte”, sa {child}. ”Kom!” Och {child.he} tog tag i ena handen, som var full av lödder, och drog.

# dear-desmond
Det skulle du ha hört. Ett fyrfaldigt leve för {desmond}! Hurra! Hurra! Hurra! Hurra! Dammet yrde från lamporna[school: , och {at school} skallrade fönstren]. Och nittio personer sa aaah, som när man har ställt ifrån sig något tungt.

”Nu måste du blåsa ut ljusen!” sa den ena av tvillingarna. Och sedan kom hon ihåg. ”Oj.”

# thats-ten
Alla såg på de svarta, kalla stumparna. Men {child} såg på sina händer. {Child.He} sträckte upp dem i luften, högt, med alla fingrarna raka[athlete: , som när {athlete} har vunnit].

”Det blir tio”, sa {child.he}.

{dolly} förstod med en gång. Hon ställde ner tårtan och sträckte upp sina. Sedan gjorde tvillingarna det, och [friend: {friend}|{june}], och chauffören. Det blev sextio. [pet.dog: {Pet} höll upp en tass, och den räknades inte. ]Allra sist sträckte {crisp} upp sina också.

”Sjuttio”, sa {child}. ”Blås nu.”

{desmond} hämtade andan. Han gick sakta runt hela laget och blåste, och ett efter ett böjde fingrarna på sig och slocknade. {child's} var de sista. Det kittlade.

# it-is-now
Efteråt körde bussen sin väg och nynnade[friend: , med {friend} längst fram], och det var lugnt hos {dolly}. Tallrikarna fick vänta. {child} och {desmond} satt vid hörnbordet med de två sista bitarna.

”Är det roligt?” frågade {child}. ”Att fylla år?”

”Det är det nu”, sa {desmond}.
