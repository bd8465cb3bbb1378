title: Vem är en fin kulle?
title: Kullen som ville bli kliad
title: Upptaget!

% Kullen är "den", hunden har sitt eget pronomen. @a är den som kliar till sist.

# the-leg
{child} satt i gräset på {elder.short's} kulle[city: , en bit utanför {city},] och kliade {pet}. {Pet} var {child.his} hund[breed.Beagle: , en beagle med öron som disktrasor | [breed: , {a breed}]].

Kliade man {pet} bakom örat blev {pet.he} mjuk som gröt.

Kliade man {pet.him} på sidan började bakbenet gå, alldeles av sig självt. Dunk, dunk, dunk, slog det i marken.

”Vem är en fin hund?” sa {child}. ”Det är du!”

Dunk, dunk, dunk.

”{Pet.He} kan inte låta bli”, sa {elder}. ”Kliar man en hund på rätt ställe, så går benet. Hjälp mig nu, så att det blir någon middag.[adult:  {Adult} väntar på potatis.]”

# the-rake
Högst upp på kullen hade {elder.short} sitt potatisland, och jorden var hård som en limpa.[friend:  {Friend}, {child's} kompis, hade redan ställt fram hinken.] {Elder.short} tog krattan och krattade.

Skrap, skrap.

DUNK, DUNK, DUNK!

Hela kullen skakade. Längst ner i backen gjorde {elder.short's} lilla utedass ett skutt.

”{Pet}!” sa {child}.

Men {pet} stod stilla på alla fyra benen. {Pet.He} såg lika förvånad ut som {child}.

”Kratta en gång till”, sa {child}.

Skrap, skrap.

DUNK, DUNK, DUNK!

”{Elder.short}”, sa {child}. ”Kullen är en hund.”

”Struntprat”, sa {elder.short}. ”Den kullen har jag haft i fyrtio år. Det skulle jag väl ha märkt.” {Elder.He} lade ifrån sig krattan. ”Nu går jag på dass. Rör ingenting.”[music:  Snart hördes det inifrån dasset hur {elder.he} nynnade på {@song}.]

# in-here
{child} rörde nästan ingenting. {Child.He} satte sig bara på huk och kliade kullen lite, lite, med fem fingrar.

DUNK, DUNK, DUNK!

Utedasset for rakt upp i luften och kom ner igen en bit bort.

”UPPTAGET!” skrek {elder.short} där inne.

”Förlåt!” ropade {child}. Men fingrarna ville så gärna. De kliade lite längre till vänster.

DUNK, DUNK, DUNK! Utedasset skuttade nerför backen, över diket och ända fram till busshållplatsen.[athlete:  Inte ens {athlete} hade hunnit ifatt det.]

”JAG SA UPPTAGET!”

{Elder.short} kom ut med dasspapperet runt halsen som en halsduk. {Elder.He} gick hela vägen upp igen utan att säga något.

”Kullen är en hund”, sa {elder.he} sedan.

# an-ear
{child} skrattade så att {child.he} fick lägga sig ner. {Pet} skällde. Och då vaknade kullen.

I andra änden lyfte den på ett öra. Det var stort som ett hustak och det växte björkar på det. Sedan kom en vind, varm och våt, som luktade hund.

”Den vill ha mer”, sa {child}.

Och vad gör en hund när den vill bli kliad mer? Den lägger sig på rygg.

# not-sit
Marken började luta. Hinken rullade. Skottkärran rullade.[friend:  {Friend} sprang efter hinken och fick tag i den i sista stund.] {Elder.short} tog tag i ett äppelträd med ena handen och i {child} med den andra. Nedanför låg vägen och alla husen[school:  och {school}]. Om kullen lade sig på rygg skulle den lägga sig på dem.

”Sitt!” skrek {elder.short}.

Kullen började resa på framdelen.

”INTE sitt!” skrek {elder.short}. ”Förlåt! INTE sitt!”

{child} var rädd. Benen skakade, och {child.he} visste inte om det var {child.he} som skakade eller kullen.

”Jag är rädd”, sa {child.he}.

”Jag också”, sa {elder.short} och höll hårdare. ”Jag har aldrig haft en så stor hund.”

{child} tittade på kullen. Den var inte arg. Den var precis som {pet}, bara mycket mer.

”Örat!” sa {child.he}. ”Vi måste klia den bakom örat!”

# under-the-ear
De sprang. {Pet} sprang först, med nosen i marken, för var det kliar vet bara en hund.

Örat hängde ner i gräset, tungt och mjukt. {Elder.short}[friend:  och {friend}] satte axeln under kanten och lyfte så att det knakade.

”Skynda dig”, flåsade {elder.short}. ”Det var jag som knakade.”

{child} kröp in efter {pet's} svans. Där inne var det mörkt och varmt. Långt in stannade {pet} och satte nosen mot ett ställe.

Voff. Där.

{child} kliade med fem fingrar. Marken lutade mer. {Child.He} kliade med alla tio. {Child.His} händer var för små.

Då lade {child.he} sig på rygg, som {pet} i gräset, och kliade med hela sig, med armarna och rumpan och hälarna.[sport:  Så hade {child.he} inte tagit i ens när {child.he} skulle {play sport}.]

”Vem är en fin kulle?” sa {child.he}. Rösten darrade. ”Det är du.”

Kullen slutade luta.

”Vem är en fin kulle?” sa {child} en gång till, alldeles lugnt. ”Det är du.”

Då suckade kullen, så att alla björkarna bugade. Den blev mjuk som gröt. Och långsamt, långsamt lade den sig ner igen, precis som den hade legat förut.

# potatoes
När de hade krupit ut satt de länge i gräset, {child} i mitten. {Child.He} höll handen mot marken och kände hur kullen andades.

Runt omkring dem låg all potatis. Kullen hade skakat upp varenda en.

”Fyrtio år har jag grävt”, sa {elder.short}.

Sedan tog de bussen hem. Utedasset fick stå kvar vid hållplatsen. Det satt redan en tant där inne och väntade.

# by-itself
Den kvällen, efter potatisen,[elder2:  som {elder2} hade kokat,] låg {child} på mage i sängen, med {pet} över fötterna. {@A} satt på kanten och kliade {child.him} på ryggen.

”Lite till vänster”, sa {child}. ”Där.”

”Vem är en fin {child}?” sa {@a}.

”Det är jag”, mumlade {child}.

Och under täcket, mjukt mot madrassen, började {child.his} ben gå, alldeles av sig självt.

Dunk. Dunk. Dunk.

# @a
{elder.short}
## if adult
{adult}

# @song
{music}
