title: Barr med n
title: Stort barr
title: Säg inte lilla
guest friend: Ivar (han), Tyra (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% @o säger lilla: mormor eller farfar, annars {adult}, annars {minder}. Det stora STOOORA får gärna skrikas av båda.

# such-a-little-one
{child} var {age} år och trött på att vara liten[school: , mest {at school}]. {Child.He} var i skogen[city:  utanför {city}] och plockade blåbär med {friend}[!friend.known: , sin bästa vän,] och {@o1}, som sa lilla {@g} hela tiden.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] vaktade kanelbullarna och hoppades att någon skulle tappa en.][elder2:  Hemma vispade {elder2} smet till pannkakor.]

”Här finns det bär, lilla {@g}”, sa {@o}.

”Säg inte lilla!” sa {child}. ”Jag blir mindre varje gång du säger det!”

”Såja, lilla {@g}”, sa {@o}, och då hände det. {child} blev lika liten som en stövel.

# a-cone
{@O} såg det inte, för {@he} stod med baken i vädret och plockade[music:  och nynnade på {music}].

”Vart tog du vägen, lilla {@g}?” ropade {@he}, och {child} blev lika liten som en kotte.

”Säg inte lilla!” skrek {friend}.

”Villa?” sa {@o}, som hade huvudet i blåbärsriset och inte hörde så bra. ”Vilken villa? Nej, nu får du komma fram, lilla {@g}!”

# twig-or-food
Då blev {child} lika liten som ett barr, och bredvid stod en myra, stor som en hund.

”Barr eller mat?” sa myran.

”Ingetdera”, sa {child}. ”Jag är ett barn.”

”Barr”, sa myran.

”Barn!”

”Barr med n. Ny sort. Bra”, sa myran. Hon tog {child} om magen, lyfte upp {child.him} över huvudet och sprang.

# a-roof
Hon sprang in genom ett hål i myrstacken, och därinne var det mörkt och varmt och fullt av myror som ropade ”Barr!” och ”Mat!” till varandra när de möttes. Till sist kom de ut högst upp på stacken. Där tryckte myran ner {child} i taket med fötterna före.

”Färdig”, sa myran. ”Du håller ute regnet.”

”Jag kan inte vara tak! Jag ska [sport: på {sport} och sedan ]hem och äta pannkakor!”

”Barr äter inte”, sa myran, ganska vänligt.

# boots
Då kom {@o} gående mellan träden. {@He} stannade med sina väldiga stövlar alldeles intill stacken.

”Var är du, lilla {@g}?” ropade {@he}, och nu lät {@he} orolig.

{child} krympte igen och blev så liten som ett dammkorn, och myran var stor som en buss. Nu skulle ingen någonsin få syn på {child.him}. Då kom tårarna, så små att de knappt blev blöta.

Men {child} såg {@os} ben. Det gick rakt upp i himlen som en tall.

# start-at-the-top
”Du!” skrek {child} till myran. ”Ser du det där? Det är ett barr!”

Myran såg uppför hela {@o}.

”Stort barr”, sa hon.

”Världens största. Vi bär hem det. Vi börjar i toppen!”

Myran blev så ivrig att hon darrade. {child} hann precis få tag om hennes hals innan det bar i väg, uppför stöveln och byxan, förbi knappen och över kragen, ända upp till {@os} öra. Där klev {child} av, satte händerna som en tratt för munnen och skrek av alla krafter.

”{@O}! JAG ÄR STOR!”

# a-mosquito
”Nu är det en mygga i örat”, sa {@o} och lyfte handen för att slå.

Men {friend} hade sett en myra på kragen, och på myran hade det suttit en prick som var lika röd som {child’s} mössa. {Friend} hoppade upp[athlete: , högre än {athlete},] och hängde sig i {@os} arm.

”Slå inte! Det är {child}! {Child.He} blir mindre när du säger lilla, du måste säga stora!”

{@Os} hand blev hängande i luften.

”STOOORA!” skrek {child} inne i örat.

# a-whole-bun
”Är det du?” sa {@o}. ”Men kära lil…”

Längre kom {@he} inte, för {friend} körde in en hel kanelbulle i munnen på {@him}. {@O} tuggade. Det tog sin tid, för det var en stor bulle.

”Stora {@g}”, sa {@he} sedan.

{child} blev som ett barr och höll sig fast i örat.

”Stora {@g}”, sa {@o}, och {child} blev som en kotte och trillade ner på {@his} axel.

”Stora {@g}!” sa {@o}. {child} blev som en stövel, och {@he} fångade {child.him} i famnen. ”Stora {@g}! Stora {@g}!”

Och så stod {child} på marken igen, och {@o} gav {child.him} en hård kram.

”Det räcker nu”, sa {friend}. ”{child} är längre än jag.”

# food-it-decided
Nere i mossan stod myran och drog i {@os} stövel. Hon drog och drog, men den rörde sig inte. Då lade {child} en bit kanelbulle framför henne, och man kunde riktigt se hur myran tänkte efter. Mat, bestämde hon, och så bar hon hem den i stället.[pet.dog:  Resten av bullen fick {pet}.]

# only-once
På kvällen stekte [elder2: {elder2} | {@o}] pannkakorna.[pet & !pet.dog:  {child} berättade alltihop för [pet.cat & !pet.known: katten ]{pet}. {Pet} ville också ha mat.] När {child} hade tagit på sig pyjamasen slutade byxbenen vid knäna och ärmarna vid armbågarna, för {@o} hade sagt stora en gång för mycket.

”Oj då”, sa {@o}. ”Vad gör vi åt det?”

{child} tänkte länge. {Child.He} hade varit mindre än ett barr, och ändå hade både en myra och {@o} gjort som {child} sa.

”Du får säga det en gång”, sa {child}. ”Men bara en.”

{@O} böjde sig ner och stoppade om {child.him}.

”God natt, lilla {@g}”, sa {@he}, och pyjamasen passade.

# @g
vännen
## if child.she
gumman
## if child.he
gubben

# @o1
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @o
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @os
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
hennes
## if adult & !elder
{adult.his}
## if elder
{elder.his}
