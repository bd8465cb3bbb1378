title: Alla fick S
title: En bokstav
title: Den här sidan är tyst
guest baby: Ture (han), Viggo (han)
guest gran: Gunnel (hon), Birgit (hon)
guest teacher: Siv (hon), Stina (hon)
guest friend: Folke (han), Ylva (hon)
guest man: Allan (han), Evert (han)

% onlyAsked: första dagen. Har familjen ingen vän ikryssad är {friend} en i klassen. Ingen vuxen behövs: {gran} står för det.

# on-monday
Hela sommaren hade {child} lovat {baby} att läsa högt.

”Vänta bara tills jag har gått i skolan”, sa {child.he}. ”På måndag börjar jag. På måndag kan jag läsa.”

{baby} sa ingenting. Han var sex månader och bodde hos sin mormor {gran} i huset bredvid, och han hade inte ens tänder. Men {gran} hade hört det.

”På måndag”, sa hon. ”Då tar jag ut boken.”

# one-letter
På måndag gick {child} [school: till {school}|i skolan]. Fröken hette {teacher}, och hon ritade något krokigt på tavlan.

”Det här är vår första bokstav”, sa {teacher}. ”Den heter S, och den låter sss.”

”Sss”, sa hela klassen.

”Bra”, sa {child}. ”Nästa?”

”Nästa tar vi nästa vecka”, sa {teacher}.

{child} räckte upp handen, fast {child.he} redan pratade.

”Hur många finns det?”

”Tjugonio.”

”Men jag ska läsa i eftermiddag!”

”Då får du läsa S”, sa {teacher}.

# a-swap
På rasten [sport: skulle alla {play sport}, men {child} gick runt på skolgården|gick {child} runt på skolgården].

”Vilken bokstav fick du?” frågade {child.he} [friend: {friend}, sin bästa vän|en i klassen, som hette {friend}].

”S”, sa {friend}.

”Vilken fick du?” frågade {child} den som stod bredvid.

”S.”

”Fick alla S?”

”Alla fick S”, sa {friend}. ”Hur så?”

”Jag tänkte byta”, sa {child}.

# all-the-way-home
Hela vägen hem [city: genom {city} ]letade {child.he}. Det satt ett S på skylten där bilarna skulle stanna. Det satt ett på bussen, nej, två. Det satt två på glassen också. Men vad hjälpte det?

# a-silent-page
På bänken under linden satt {gran} med barnvagnen. Och i barnvagnen låg {baby} och skrek.

”UÄÄÄÄ!” skrek {baby}. Han var röd ända upp på huvudet.[elder:  {Elder}[elder2:  och {elder2}], som hade kommit för att få höra om skolan, hörde ingenting annat.][pet.dog:  {Child’s} hund, {pet}, hade krupit in under bänken.][pet.cat:  {Child’s} katt, {pet}, hade gått in under bänken och lagt öronen bakåt.]

”Äntligen!” sa {gran}. ”Jag har vaggat, och jag har sjungit[music:  {@song}], och jag har låtsats vara en ko. Läs!”

Och hon lade boken i {child’s} knä.

{child} slog upp den första sidan. Där stod bokstäverna packade som myror. {Child.He} letade på varenda rad. Det fanns inte ett enda S.

”Vad står det?” ropade {gran}.

”Den här sidan är tyst”, sa {child}.

”UÄÄÄÄ!” skrek {baby}. Ett fönster for upp.

”Är det någon som drar ut tänder på det där barnet?” ropade farbror {man}.

”Han har inga!” ropade {gran}.

# only-the-one
Det sved i {child’s} ögon. Hela sommaren hade {child.he} lovat.

”Jag kan inte läsa”, sa {child.he}. ”Vi fick bara en. Vi fick bara S.”

{gran} tittade på {child.him}. {baby} skrek. Ett fönster till for upp.

”Jaha”, sa {gran}. ”Men du kan väl läsa det du fick?”

# sss
{child} torkade sig om näsan. {Child.He} vände blad. Där! Mitt på raden, krokigt och fint, satt ett S. {Child.He} satte fingret på det och böjde sig över barnvagnen.

”Sss”, läste {child}.

”UÄÄ …” skrek {baby}.

Fingret gick vidare, förbi alla myrorna. Där var ett till.

”Sss”, läste {child}. Och där satt två bredvid varandra. ”Ssssss.”

”Uä?” sa {baby}.

Han hade slutat skrika. Han tittade på {child’s} mun.

”Läs”, viskade {gran}. ”Vad du än gör, läs.”

{child} läste. {Child.He} hoppade över allt {child.he} inte hade fått än, och läste vartenda S. ”Sss. Sss. Ssssss.” Farbror {man} lutade sig ut för att höra bättre[athlete: , precis som han gör när {athlete} är på teve].[pet.other:  Till och med {pet} hade nog lyssnat.]

# down-in-the-corner
{Child.He} vände blad.

Oj, nej. En tyst sida.

{child} letade uppifrån och ner. Inget S. {baby} rynkade pannan. Inget S. {baby} öppnade munnen. Han drog in ett stort, stort andetag. Inget S, inget S … och där, allra längst ner i hörnet, satt ett pyttelitet.

”Sssssssssss”, läste {child}, så långt det räckte.

{baby} stängde munnen. Han blinkade. Han blinkade en gång till, långsammare, och sedan öppnade han inte ögonen igen.

Nu hörde man löven i linden.

# what-was-it-about
”Vad handlade den om?” viskade farbror {man} uppe i sitt fönster.

”Jag vet inte”, viskade {child}. ”Men den var bra.”

”Vilken bokstav får ni nästa vecka?” viskade {gran}.

”R”, viskade {child}. ”Rrr.”

{gran} tittade ner i vagnen.

”Den kan du läsa för {man}”, viskade hon.

# the-tree
Det var en sida kvar. {child} flyttade fingret över den, alldeles sakta. Ovanför bänken rörde sig linden, och man kunde nästan tro att den hade gått i skolan, den också.

”Sss”, läste {child}.

”Sss”, sa linden.

# @song
{music}
