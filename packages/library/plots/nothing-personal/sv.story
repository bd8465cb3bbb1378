title: Ta det inte personligt
title: Inget personligt
title: En bättre vinkel
guest kit: Elis (han), Love (han)
guest duchess: Hertiginnan (hon), Grevinnan (hon)
guest farah: Samira (hon), Nasrin (hon)

% {kit} är på aphemmet och i {child's} klass; {duchess} är apan. ”Ta det inte personligt” sägs av {kit}, sedan av {child} och till sist påbörjas det av {kit}.

# satsuma
Det första {child} fick av apan var en halv clementin, i örat.

”Ta det inte personligt”, sa {kit}.

{kit} var {age}, precis som {child}, men han hade varit på aphemmet[city:  utanför {city}] varje lördag sedan han var nio, så han visste allt och sa det utan att titta upp. {child} hade stått i kö i två år.[sport:  Andra ägnade sina lördagar åt att {play sport}.] Och hela tiden hade {child.he} bara önskat sig en enda sak: att en apa skulle titta på {child.him} och tänka, å vad bra, det är du.[pet.dog:  Så tänkte [!pet.known: hunden ]{pet} varje dag, men {pet} tänkte det om alla.][pet.other:  Hur {pet} där hemma såg på saken gick inte att veta.]

# duchess
Det {child.he} fick var {duchess}. {duchess} var en kapucinapa, inte större än [pet.cat: {pet}, {child's} katt|en katt], och hon såg ut som en rektor som har blivit besviken. {duchess} hade tittat på {child} en gång, och sedan hade hon gått för att leta upp något att kasta.

# the-notebook
Den fjärde lördagen hade {child} allt i en skrivbok.

”Tolv morotsbitar”, läste {child.he}, medan de skurade matskålar. ”Ett päron. Nio valnötter. En sko.”

”Vems sko?”

”Min. Hur många har hon kastat på dig?”

”Ingen.”

”På {farah}, då?”

”Ingen. Men apor kastar saker. Ta det inte personligt.”

”{kit}, vi är fjorton här, och hon kastar på en. Förra veckan flyttade hon en stock för att få bättre vinkel.”

{kit} skurade. ”Kasta tillbaka, då.”

”Jag kan inte kasta. Jag är den enda på hela skolan som får sitta bredvid när vi har brännboll, för de andras säkerhet.” {child} väntade. ”Det vet du. Du var ju där. Du går i min klass.”

”Det vet jag väl.”

# as-if-im-a-bin
”Då kunde man ju tycka att du skulle säga hej {@at-school}. Du går förbi mig som om jag var en papperskorg.”

{kit} blev skär ända upp i hårfästet. Han tittade ner i skålen, som om någon hade tappat något i den.

”Ta inte det personligt heller”, sa han.

Det var inte mycket till svar[friend:  (och {friend}[!friend.known: , {child's} bästa vän,] sa att det inte var något svar alls)], och {child} gick omkring med det hela veckan, som med en sten i strumpan.

# the-pear
Den femte lördagen var det bitande kallt. {child} var på väg över gården med en trave rena filtar som räckte till hakan, när päronet träffade mitt i nacken.[athlete:  {Athlete} hade inte kunnat placera det bättre.] Filtarna hamnade i vattenpölen. Allihop.

”Okej!” skrek {child} in genom nätet. ”Du vinner! Jag tycker inte om dig heller!”

{duchess} satt högt uppe på sin gren. Hon gav {child.him} en enda blick, och sedan vände hon sig mot väggen.

# the-laundry
{child} bad {farah} om att få sköta tvätten i stället. Hela eftermiddagen satt {child.he} i värmen och parade ihop handskar[music:  till {music} på radion], och det kom ingenting flygande. Det borde ha känts bättre än det gjorde.

# minus-five
Klockan halv fyra stack {kit} in huvudet.

”Det blir minus femton i natt”, sa han. ”Alla de andra har gått in i det varma huset. Men inte {duchess}. Hon sitter högst upp med ryggen mot alla. {farah} har försökt med vindruvor. Hon har försökt med att skramla med hinken. Nu är det bara håven kvar, och hon säger att om hon går in med håven kommer {duchess} aldrig att lita på någon mer. Och det börjar bli mörkt.”

”Det var synd”, sa {child}. ”Men varför säger du det till mig?”

”Hon har inte kastat något. Inte sedan du skrek. Hon har en valnöt, och den sitter hon liksom bara … och håller i.”

# extremely
{child} tittade på handskarna. På fem timmar hade det inte kommit något flygande, och det hade varit en eländig eftermiddag. Fjorton personer, tänkte {child.he}, och en stock.

”{kit}”, sa {child.he} långsamt. ”Ingen släpar på en stock för någon som den inte tål. Hon ville inte bli av med mig. Hon sa: hallå, titta på mig, kom och lek.”

{kit} stirrade. Man kunde se hur fem veckors morötter for förbi bakom ögonen på honom.

”Menar du att det var personligt?” sa han.

”Det var ytterst personligt.”

# the-third-nut
Gården var blå av köld. Längst upp bakom nätet satt en liten krökt rygg. {child} fyllde fickorna med jordnötter, ställde sig framför nätet och kastade.

Nöten slog i tråden och studsade tillbaka, rakt i {child's} egen panna.

Den lilla ryggen rörde sig inte. Men huvudet vreds runt, bara lite.

Den andra nöten gick bakåt, hur det nu gick till, och träffade {kit}. ”Ta det inte personligt”, sa {child}. Den tredje gick igenom. Den trillade längs grenen och blev liggande mot en mörk liten fot.

{duchess} tog upp den. Hon vände på den. Hon tittade ner på den som hade skrikit åt henne, och som stod där med armarna rakt ner och var mycket lätt att träffa.

Den tog på hakan.

# nut-by-nut
”Aj”, sa {child}, och över hela ansiktet spred sig ett leende som {child.he} inte kunde göra något åt. ”Jaha. Min tur.”

{Child.He} tog två steg längs nätet, åt huset till, och kastade. {duchess} hoppade två grenar neråt och kastade. Nöt för nöt gick de, med nätet emellan sig, och {child} missade och missade, och det gjorde aldrig {duchess}. Sedan sprang {child} runt till dörren och in i det varma huset, och där ställde {child.he} sig och väntade under lampan, mitt framför luckan.

# a-better-angle
Utanför satt {duchess} och tänkte på saken. Det var långt håll, genom ett litet hål, i dåligt ljus.

Hon gick in, för att få bättre vinkel.

{farah} fällde ner luckan bakom henne, mycket försiktigt, och satte sig på en hink och snöt sig. Och {duchess} gick fram till gallret, såg {child} rakt i ögonen och släppte valnöten, som hon hade hållit i hela dagen, framför {child's} fötter.

# the-step
Efteråt satt {child} på trappan utanför tvättstugan, med en filt direkt från torktumlaren om axlarna och en kopp choklad[elder: , tills {elder}[elder2:  och {elder2}] skulle komma och hämta|[adult: , tills {adult} skulle komma och hämta]]. {kit} satt i andra änden av samma trappsteg. En bra stund kom ingen av dem på något att säga.

Då träffade en jordnöt {child.him} på ärmen.

{kit} tittade stint ut över parkeringen. Hans hals var alldeles illröd.

”Ta det inte …”

”Jo”, sa {child}. ”Det tänker jag göra.”

{Child.He} plockade upp nöten, siktade och kastade tillbaka den. Och för första gången i sitt liv missade {child.he} inte.

# @at-school
i skolan
## if school
{at school}

# @song
{music}
