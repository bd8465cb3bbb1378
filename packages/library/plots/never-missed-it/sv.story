title: {Elder} längst bak
title: Missa inte Bagarbacken
title: Så att det ekar
guest friend: Molly (hon), Tage (han)
guest elder: Sixten (han), Majken (hon)
guest minder: Petra (hon), Lotten (hon)

% Ropa hållplatserna så att det ekar; barnet kan ropa ”TVÅÅÅBRON!” med {friend}. Den äldre är familjens, eller grannen som har kört buss i fyrtioett år: @drove, @years.

# forty-one-years
{@Drove}

”Inte en enda gång?” sa {child}.

”Det hade blivit svårt att nå ratten”, sa {elder.short}.

[elder: Det var länge sedan nu. | Nu hade {elder.he} slutat köra.] Och det var {friend}[!friend.known: , {child's} bästa vän,] som kom på det: de skulle ta med {elder.short} på sjuan, hela vägen [city: genom {city} ]till ändhållplatsen och hem igen, och de skulle sitta längst bak, där det guppade som mest. {@Who} följde dem till hållplatsen[pet.dog:  med [!pet.known: hunden ]{pet} i koppel][pet.cat / pet.other: , och {pet} fick vakta huset].

”Jag står här när ni kommer tillbaka”, sa [adult: {adult.he} | hon]. ”Hållplats Bagarbacken. Missa inte den!”

”Jag?” sa {elder.short}. ”Missa Bagarbacken?”

# first-stop
{child} satte sig vid ena fönstret och {friend} vid det andra. {Elder.short} satt i mitten, med mössan i knät[elder2:  och karamellerna från {elder2} i mössan]. Bussen startade.

Och då visade det sig att {elder} inte kunde åka buss.

{Elder.He} bromsade med foten i golvet före varje kurva. {Elder.He} tittade i en backspegel som inte fanns. Och när de närmade sig första hållplatsen satte {elder.he} sig rak i ryggen och ropade, så att det ekade i hela bussen:

”Kvaaarngatan! Kvarngatan nästa!”

Alla vände sig om. Två stora killar från [school: {school} | {child's} skola] började fnissa.

”{Elder.short}”, viskade {child}. ”Det behövs inte. Det står på skylten där framme.”

”Förlåt”, sa {elder.short}. ”Det bara kom.”

# be-quiet
Men vid nästa hållplats kom det igen. ”Sjukhuset! Se upp för trappsteget!” Och vid nästa: ”Tvåååbron!” De stora killarna härmade {elder.him}. {child} kände hur det hettade ända upp i pannan, och {child.he} sjönk så långt ner i sätet att {child.he} bara såg taket.

”Snälla {elder.short}”, sa {child.he}. ”Kan du inte bara vara tyst?”

Det lät hårdare än {child.he} hade tänkt. {Elder.short} vek mössan på mitten. ”Jo”, sa {elder.he}. ”Det kan jag nog.”

Sedan var {elder.short} tyst. {Elder.He} var tyst vid biblioteket och tyst vid badhuset, och {elder.he} bromsade inte ens med foten. {Friend} tittade på {child}. {child} tittade ut genom fönstret.

# the-fog
Vid ändhållplatsen köpte de stora killarna korv och klev på igen. Bussen vände. Och när de kom ner mot sjön igen kom dimman.

Den rullade upp från vattnet, tjock som gröt. Först försvann träden, sedan husen. Till slut var det alldeles vitt i varenda ruta. Föraren saktade in, tände alla lampor och kröp fram. Och på skylten där framme stod det ”Nästa”, och sedan ingenting.

”Hallå där framme!” ropade en tant. ”Var är vi?”

”Vägen ser jag”, svarade föraren. Hon var ung, och det hördes att hon var lite nervös. ”Jag ser kantlinjen fint. Men det här är min andra dag, och jag vet inte riktigt var vi är. Tryck på knappen när ni vill gå av!”

”Men vi vet ju inte när!” sa en av de stora killarna[athlete: , han med {athlete} på tröjan]. Han fnissade inte längre. ”Jag ska av vid Tvåbron. Min lillasyster står där.”

# one-two-left
{child} vred sig om. {Elder} satt blickstilla med slutna ögon. Men läpparna rörde sig. Och foten trampade, pyttelite, mot golvet.

”{Elder.short}”, viskade {child}. ”Vet du var vi är?”

”Badhuset har vi passerat”, mumlade {elder.short}. ”Nu kommer guppen. Ett, två. Nu lutar det åt vänster.” Bussen guppade två gånger och lutade åt vänster. ”{@Years}, {child}. Det sitter i baken.”

{Friend} fnös till. Men {child} tog {elder.short's} hand, den utan mössa.

”Förlåt”, sa {child.he}. ”Kan du ropa igen? Så högt du kan?”

{Elder.short} öppnade ena ögat. ”Är du säker?”

”Ja. Så att det ekar.”

# library-next
Då satte sig {elder} rak i ryggen.

”Bibliooo-teket!” ropade {elder.he}. ”Biblioteket nästa! Lämna igen böckerna i tid!”

Bussen stannade. Dörren gick upp, och där, mitt i det vita, lyste bibliotekets gröna lampa. Och {elder.short} fortsatte. {child} kände guppen och räknade dem högt, och {friend} ropade det {elder.short} ropade en gång till, för dem som satt längst fram.

”Tvåååbron!” ropade {elder.short}.

”TVÅÅÅBRON!” ropade {friend}.

# under-the-lamp
Den stora killen gick av. Där stod lillasystern under lyktan. Han vände sig om i dörren.

”Tack”, sa han. {@whose}

”Ja”, sa {child}, så att det hördes. ”[elder: Det är min. | Vi hör ihop.]”

# nice-at-the-back
Efter Kvarngatan hade nästan alla stigit av, och det blev tyst och varmt i bussen. {Elder} lutade sig tillbaka[music:  och gnolade på {music}]. {Elder.He} la armarna längs ryggstödet, en bakom {child} och en bakom {friend}.

”Det är faktiskt riktigt bra här bak”, sa {elder.he}. ”Det guppar fint.”

[elder2: De åt {elder2's} karameller. ]Och {friend} berättade om en bussförare som var en älg[sport:  och hellre ville {play sport}][pet.cat / pet.other: , med {pet} som konduktör], och {child} skrattade, och {elder.short} skrattade så att {elder.he} måste torka sig i ögonen.

# three-and-right
Det var därför ingen av dem sa något när det guppade tre gånger och lutade åt höger. Utanför fönstret, i dimman, stod en suddig [adult: {adult} | {minder}][pet.dog:  med en suddig hund] och vinkade. Sedan vinkade [adult: {adult.he} | hon] med båda armarna. Sedan var [adult: {adult.he} | hon] borta.

”{Elder.short}”, sa {child}. ”Var inte det där Bagarbacken?”

Det blev knäpptyst längst bak.

# once-more-round
”{@Years}”, sa {elder} till slut. ”Aldrig [elder: missade jag | har jag missat] den.” Så log {elder.he} med hela ansiktet. ”Då får vi väl ta ett varv till.”

# @drove
{Elder}, {child's} granne, hade kört buss nummer sju i fyrtioett år, och på alla de åren hade {elder.he} aldrig fått sitta längst bak.
## if elder
{Elder} hade kört buss nummer sju en gång, en hel vinter, och på hela den vintern hade {elder.he} aldrig fått sitta längst bak.

# @years
fyrtioett år
## if elder
en hel vinter

# @who
{minder}, som passade {child.him},
## if adult
{adult}

# @whose
”Hör ni ihop?”
## if elder
”Är det din {elder.short}?”
