title: Betalas i ord
title: Vad ger du?
title: Asken i byrån
guest astrid: Astrid (hon), Vera (hon)
guest sigge: Sigge (han), Tuss (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Asken kräver {@word}: vad den som läser kallas, annars ordet hem. @a är {adult}, annars mormor eller farfar, annars {minder}. Det som står i locket läses lågt och utan känsla.

# the-box
Asken låg längst ner i en låda på loppisen, under en trasig brödrost. Den var av mörkt trä och fick plats i handen. På locket stod det med snirkliga bokstäver: Magi. Betalas i ord.

”Två kronor”, sa mannen bakom bordet. ”Den går inte att öppna.”

Men hemma i {child's} rum gick den att öppna. Inuti låg det ingenting. Det vill säga, det låg ett mörker där, djupt som en brunn, och det såg ut att vänta.

{child} tittade ut på regnet. ”Jag önskar att det slutade regna”, sa {child.he}, mest på skoj.

Vad ger du? stod det plötsligt inuti locket.

{child} fnissade nervöst. ”Eh … gaffel.”

Något drog till på tungan, som när man får en karamell snodd. Asken slog igen. Och utanför fönstret slutade det regna, mitt i en droppe.

# a-fork
Vid middagen förstod {child.he} priset.

”Kan jag få en …” började {child.he} och pekade. Ordet fanns inte. ”En sån där. Ett spett med flera taggar.”

{@First} räckte {child.him} en gaffel och såg undrande ut. ”Har du haft en lång dag?”

Det var det roligaste {child} hade varit med om. Nästa dag betalade {child.he} med ”rabarber” och fick läxan[school:  från {school}] skriven[sport: , så att {child.he} hann {play sport} i stället]. {Child.He} betalade med ”hypotenusa”, ett ord som {child.he} ändå inte begrep, och svävade en halv meter över sängen ända till åtta[music:  och lyssnade på {music}]. {Child.He} gav bort ”kavaj” och ”pendeltåg” och ”moms”. Vem behöver moms?[friend: 

{Friend}[!friend.known: , {child's} bästa vän,] trodde att det var en lek. ”En jacka som man har när man ska se viktig ut”, sa {child}. ”Kavaj!” ropade {friend} och räknade poäng.]

# not-now
Men små ord gav bara små trollerier. Ju viktigare ordet var, desto starkare blev magin. Det märkte {child} när {child.he} råkade ge bort ”snart” och alla syrener på hela gatan slog ut på en gång, fast det var mars. Det var vackert. Men efteråt kunde {child.he} inte säga när något skulle hända. {Child.He} kunde bara säga ”inte nu”, och det lät så sorgset.

Då la {child.he} asken i byrån och bestämde sig för att sluta.

# gone
Det gick bra i två dagar. Sedan försvann {sigge}.

{sigge} var grannen {astrid's} hund. Han var gammal, halvblind och snäll, och {astrid} var gammal, halvdöv och snäll, och de hade bara varandra. Någon hade glömt att stänga grinden. Nu gick {astrid} på gatan i bara tofflorna och ropade, och det hade börjat snöa.

{child} och {@a} letade [city: i halva {city}, ]i parken, vid skolan och nere vid ån.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] nosade på varenda grind.] De letade tills det blev mörkt. Sedan gick de in, och {@a} ringde polisen.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt i fönstret och höll utkik.][pet.other:  {Pet} fick vänta på maten och klagade inte.][elder & adult:  {Elder} ringde runt till alla andra[elder2: , och {elder2} satte på utelampan].][elder2 & !adult:  {Elder2} ringde runt till alla andra.]

# it-is-not-enough
{child} gick raka vägen till byrån.

”Jag önskar att {sigge} kommer hem”, sa {child.he}.

Vad ger du? stod det i locket.

”Paraply. Potatis. Fotboll.”

Det räcker inte.

”Sommarlov”, sa {child}, och det sved.

Det räcker inte. Det är kallt, och han är långt borta. Sedan skrevs det en rad till, långsamt, bokstav för bokstav. Ge mig {@word}.

{child} blev iskall i magen. {@voice}

”Nej”, sa {child.he}. ”Inte det.”

Då fryser hunden.

# which-ones
{child} läste på locket, de snirkliga bokstäverna, om och om igen. Betalas i ord. Betalas i ord.

Det stod inte vilka. Det stod inte ens att de måste finnas.

”Vänta”, sa {child.he}. ”Du vill ha ett ord som är viktigt. Då gör jag ett.”

Mörkret i asken rörde på sig.

{child} blundade. Det fick inte vara på låtsas, det förstod {child.he}. Det måste vara ett ord som behövdes. {Child.He} tänkte på {astrid} i sina tofflor. {Child.He} tänkte på hur det kändes i hela kroppen när någon man väntade på äntligen satte nyckeln i låset, den där sekunden innan dörren gick upp. Den känslan hade aldrig haft något namn.

”Vimmerljus”, sa {child.he}. ”Det är när man hör att någon kommer hem.”

Locket darrade. Sedan skrevs det, med bokstäver som knappt höll sig kvar på raden: Ett sådant har jag aldrig haft.

Det drog till på tungan, hårdare än någonsin. Och asken lyste upp, hela vägen från botten.

# home
Ute på gatan skällde det.

{child} hann fram till fönstret[athlete: , snabb som {athlete},] precis när {sigge} kom runt hörnet, snöig ända upp till öronen. Framför honom i luften svävade ett litet gult sken, som om någon bar en lykta. {astrid} tappade båda tofflorna. Hon sjönk ner på knä i snön, och {sigge} slickade henne över hela ansiktet.

När {child} såg efter i asken var mörkret borta. På botten låg alla {child.his} ord, små som frön. Gaffel. Kavaj. Snart. {Child.He} hällde dem i handen och stoppade dem i munnen, allihop, till och med moms.

Bara ett saknades. Det hade asken behållit.

# all-night
”{@Word}”, sa {child} när lampan var släckt. Det kändes så bra att säga det att det blev en gång till. ”{@Word}[!adult: . Du, {@a}]? Vad heter det när man hör att någon kommer hem?”

{@A} funderade. ”Jag tror inte att det heter något.”

”Det borde det göra.”

”Då får vi väl hitta på ett ord”, sa {@a} och la sig bredvid. ”Vi har ju hela natten på oss.”

De hann med sju förslag. Det sista hörde {child} inte, för då sov {child.he} redan.

# @word
hem
## if adult
{adult}

# @voice
Hem var vad {child.he} sa när {child.he} var trött och hade varit borta länge. {Child.He} sa det när {child.he} drömde mardrömmar, och ibland bara för att känna efter.
## if adult
I köket hörde {child.he} {adult's} röst i telefonen. Ett av de första orden {child.he} hade sagt var {adult}. {Child.He} ropade det när {child.he} drömde mardrömmar, och ibland bara för att kolla.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
