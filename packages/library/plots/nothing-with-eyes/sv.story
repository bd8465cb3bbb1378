title: Ingenting som har ögon
title: Då får jag din korv
title: {The wish} som inte åt korv
guest friend: Tuva (hon), Malte (han)
guest sleeper: Roland (han), Kurt (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {sleeper} sover från början till slut, utom mitt i. Den som har grilltången (@p) är mormor eller farfar, annars {adult}, annars {minder}. ”Korven är klar” ropas så högt det går.
% En regel: {the wish} äter ingenting som har ögon. Och {the wish} ser dåligt, så {the wish} måste fråga.

# the-corn
Hela gatan grillade på stranden, och {child} och {friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] fick passa majsen. De satt på huk vid grillen, och magen kurrade på {child}.[music:  Ur någons högtalare hördes {music}.]

På filten bredvid låg farbror {sleeper} från nummer fyra. Han hade inget hår på hela huvudet, och det glänste.

”Väck mig när korven är klar”, sa han. Så drog han badlakanet över ansiktet, och då stack bara den kala skallen upp.

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] vaktade korven. Ingen hade bett {pet.him} om det.][pet.cat: [!pet.known: Katten {pet}|{Pet}] hade följt efter dem ända hemifrån, för korvens skull.]

# excuse-me
”Det kommer {a wish}!” ropade någon.

Alla sprang[athlete: , fortare än {athlete}]. {@P} sprang upp i badvaktens torn med grilltången i handen, och resten av gatan trängdes på stegen. Farbror {sleeper} snarkade.

{@Came} {child} ville också springa.

”Vi kan inte gå”, sa {friend}. ”Då blir majsen bränd.”

”Ursäkta”, sa {the wish}. ”Är det majs?”

”Ja”, sa {child} och höll upp en kolv mellan dem.

”Har den ögon? Jag ser så dåligt, så jag måste fråga. Jag äter ingenting som har ögon. Jag är vegetarian.”

# what-did-they-say
”{child}!” ropade {@p} från tornet. ”Vad är det för sort?”

”VEGETARIAN!” ropade {child}[city: , så att det hördes i hela {city}].

”En veterinär”, sa {@p} till de andra.

”Så bra”, sa {@lady}. ”Då kan någon titta på mitt knä.”

# anybody-can-say
”Det kan vem som helst säga”, sa {friend} till {the wish}. Och {friend.he} satte en korv på en gaffel och höll den framför {@nose}.

{The wish} luktade. ”Har den haft ögon?”

”För länge sedan”, sa {friend}.

{The wish} knep ihop munnen och skakade på huvudet.[pet.dog / pet.cat:  Den korven fick {pet}.]

# a-potato
”Den här då?” sa {friend}. Det var en potatis.

”Potatis är gott”, sa {the wish} och gapade. {@Teeth}

”Fast den har ögon”, sa {friend} och vände på den. ”De där små prickarna. De heter så.[school:  Det har jag lärt mig {at school}.]”

{The wish} stängde munnen igen. ”Förlåt”, sa {the wish} till potatisen. Sedan lade {the wish} den på tallriken igen, så att den kunde se havet.

”Bra”, sa {friend}. ”Det är en vegetarian.”

# the-melon
Så {the wish} fick majs. {The wish} åt tolv kolvar, och {child} och {friend} åt var sin.[pet.other:  {child} sparade några korn åt {pet} där hemma.]

”Jag har inte ätit sedan i tisdags”, sa {the wish}. ”Alla springer innan jag hinner fråga. Finns det något mer? Något som inte tittar?”

”Det ligger en melon på filten”, sa {friend} och bredde smör på en kolv till.

”Har den ögon?”

”En melon? Nej.”

{The wish} kisade. Det låg något på filten, runt och blankt. {The wish} lutade sig fram och gapade.

{child} såg melonen. Den låg på den andra filten.

# not-that-one
Åh nej.

”Inte den!” skrek {child.he}. ”Den har ögon!”

”Var då?” sa {the wish}. ”Jag ser inga.”

De var ju under badlakanet, och de sov. {child} drog farbror {sleeper} i stortån. Han snarkade. {Friend} kittlade honom under den andra foten. Han snarkade. Alla de där tänderna var redan ovanför hans skalle.

# ready
Men vad var det han hade sagt? {child} drog ett djupt andetag[sport: , som när man ska {play sport}].

”KORVEN ÄR KLAR!”

Badlakanet flög av. Två blå ögon tittade rakt in i gapet.

”Oj!” sa {the wish} och smällde igen det. ”Förlåt! Jag skulle aldrig …” Rösten darrade. ”Jag är vegetarian.”

Farbror {sleeper} satte sig upp. Han tittade på {the wish} och tänkte efter.

”Vegetarian?” sa han. ”Då får jag din korv.”

Och så klappade han {the wish} på nosen.

# your-sausage
Det såg de ända uppe i tornet.

”Nu klappar han veterinären”, sa {@p}.

En efter en kom de ner för stegen, och {@the-lady} visade sitt knä. {The wish} tittade på det och visste inte varför. Sedan vände {@p} en majskolv, och då blev {the wish} orolig.

”Är det där samma tång som till korven?”

”Den går att diska”, sa {@p}. Och så gick {@he} och diskade den.

# two-eyes
När solen stod lågt hade farbror {sleeper} ätit sju korvar, och nu sov han igen.[pet.dog / pet.cat:  {Pet} hade ätit tre och låg mot hans mage.] Grillen var kall. {child} och {friend} tog var sin bit kol, och på den kala skallen ritade de två ögon. {child} ritade det ena och {friend} det andra.

”Hej då, {child}”, sa {the wish}. ”Hej då, {friend}. Hej då, farbror {sleeper}.”

Farbror {sleeper} snarkade. Men han tittade efter {the wish} {@away}.

# @Came
Ut ur skogen kom {a wish}, rakt över sanden och ända fram till grillen.
## if wish.shark
Upp ur vattnet kom en stor haj. Den hasade upp på sanden på magen, ända fram till grillen.
## if wish.crocodile
Upp ur vattnet kom en krokodil. Den gick över sanden på sina korta ben, ända fram till grillen.
## if wish.t-rex
Ut ur skogen kom en T-rex, så att sanden skakade, ända fram till grillen.

# @nose
{the wish's} nos

# @Teeth
Det var väldigt många tänder.
## if wish.shark
Det var tre rader med tänder.

# @away
hela vägen bort
## if wish.shark / wish.crocodile
hela vägen ut

# @lady
en tant på stegen
## if elder2
{elder2}, som stod på stegen

# @the-lady
tanten
## if elder2
{elder2}

# @P
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder}

# @p
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
