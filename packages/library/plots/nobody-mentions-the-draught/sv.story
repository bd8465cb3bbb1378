title: Flytta på dig
title: Tak av filt
title: Prinsessan under köksbordet
guest friend: Frank (han), Tindra (hon)
guest pet: Misse (han), Selma (hon)
guest princess: Ragna (hon), Sigrun (hon)

% Omkväde: ”Flytta på dig!”, först argt, sist viskande. Låt barnet göra Tipp, tipp, tipp. Hunden ligger på filtkanten i stället för på bordet.

# under-the-table
{child} och {friend}, {child.his} bästa vän, hade byggt en rövarkoja under köksbordet[city: , den bästa {in city}]. De hade hängt [elder: {elder's} | {child's}] röda filt över, och de hade två ostmackor[elder2:  som {elder2} hade brett]. Nu skulle de bara krypa in och vara rövare.

Men där inne satt redan någon. Hon hade guldkrona och leriga stövlar, och hon åt upp den ena ostmackan.

”Flytta på dig!” sa {child}.

”Flytta på dig själv”, sa hon. ”Jag är prinsessan {princess}, och det här är mitt slott.”

# a-roof-of-blanket
”Det är en koja”, sa {child}. ”Jag har byggt den!”

”Har den tak av filt?” sa prinsessan.

”Ja.”

”Då så. Under tak av filt blir det slott. Och i ett slott bor det en prinsessa. Det är regeln.”

Hon stampade i golvet med stöveln. Då blev det större under bordet. Väggarna for utåt, och bordsbenen växte till fyra torn[school: , högre än {school}].

”Oj”, sa {child}.

# swap
{Friend} kröp in bredvid. {Friend} hade bytt sig till allt i sina fickor, till och med fickorna.

”Byta?” sa {friend}. ”Du får en kork om vi får kojan.”

”Är det en bra kork?” sa prinsessan.

”Den har varit i havet.”

Prinsessan funderade. ”Nej”, sa hon. Men hon tittade på korken en gång till.

# big-and-small
”Jag vill ha en koja!” sa {child}. ”En liten. Där man sitter tätt!”

”Men jag vill ha ett slott”, sa prinsessan. ”Ett stort. Där man kan rida[sport:  och {play sport}]!”

Hon stampade igen. Nu kom det en trappa och en kanon[music:  och en orkester som spelade {music}]. Tallriken med den sista mackan åkte så långt bort att den knappt syntes.

Det sved i {child's} hals. {Child.He} var ledsen, och {child.he} var lika arg som {child.he} var ledsen.

”Det var min koja”, sa {child.he}.

{Friend} tog {child.his} hand. ”Byta?” sa {friend.he}. ”Du får hålla i mig, så håller jag i dig.”

Det bytet tog {child}.

# never-moves
{@lay}

{@wants}

{Pet} blundade.

”Jag är prinsessa! Jag befaller!”

{Pet} gäspade så att alla tänder syntes. Sedan blev {pet.he} ännu tyngre.

”{Pet.He} flyttar sig aldrig”, sa {child}. ”Inte ens för [adult: {adult}. {Adult} äter frukost runt {pet.him} | mig. Jag äter frukost runt {pet.him}].”

”Är {@royal}?” viskade prinsessan och neg för säkerhets skull.

# the-tear
”Då bygger jag åt sidan!” ropade hon, och hon stampade och stampade. Slottet växte ut över hela köksgolvet. Filten spändes som ett segel.

”Sluta!” ropade {child}. ”[elder: {elder.short's} filt | Filten] räcker inte!”

Det hördes ett långt ritsch. Ena hörnet gled av bordet, och sedan gled ett till. Kökslampan lyste in. Och så fort den lyste på slottet försvann det. Prinsessans ena stövel blev alldeles genomskinlig.

”Min fot!” skrek hon. ”Om taket ramlar finns det inget slott. Och då finns inte jag här!”

# dont-move
”{Pet}!” ropade {child}. ”Flytta inte på dig!”

{Pet} flyttade inte på sig. {@held}

{child} kastade sig efter det ena hörnet[athlete: , lika snabbt som {athlete},] och höll fast. {Friend} tog det andra och satte sig på det.

”{princess}, du måste göra slottet litet!” ropade {child}.

”Jag kan bara stampa stort!”

# tiptoe
”Smyg då!” ropade {child}. ”Gör så här!”

{Child.He} höll filten med händerna, och med tårna gjorde {child.he} små, små rövarsteg mot golvet. Tipp, tipp, tipp. Prinsessan tippade med den fot som syntes. Tipp, tipp, tipp.

Och för varje tipp blev det mindre. Tornen blev bordsben. Väggarna kom hem. Mackan kom hem, den med. Filten hängde ända ner, och prinsessans stövel var tillbaka, lika lerig som förut.

# snug
”Det är trångt”, sa prinsessan.

”Ja”, sa {child}. ”Det är det som är bra.”

Prinsessan kände efter. Hon hade {child's} hår i örat.

”I ett slott är det alltid drag”, sa hon sedan. ”Det är ingen som säger det.”

{Friend} lade korken i hennes hand. ”Du behöver inte byta”, sa {friend.he}, och det hade {friend.he} aldrig sagt förut.

# move-over
De delade mackan. Prinsessan fick mitten, och hon tuggade nästan med stängd mun. {@comes} {Pet.He} gick över allas ben och stannade framför prinsessan och väntade.

”{Pet.He} vill ha din plats”, sa {child}. ”Den är varmast.”

Prinsessan lutade sig mot {child} och knuffade {child.him} mjukt med axeln.

”Flytta på dig”, viskade hon. ”Så får {pet.he} ligga mellan oss.”

{child} flyttade på sig precis så mycket som {@one} är bred. {Pet} snurrade ett varv och lade sig. Utanför satte [adult: {adult} | någon] på diskmaskinen, och en guldkrona gled sakta ner över {child's} öra.

# @lay
Uppe på bordet låg {pet}, grannens katt, som kom in när {pet.he} ville. Mitt på filten var {pet.his} plats. {Pet.He} låg på slottets tak med tassarna under sig.
## if pet.cat
Uppe på bordet låg {pet}, {child's} katt. Mitt på filten var {pet.his} plats. {Pet.He} låg på slottets tak med tassarna under sig.
## if pet.dog
Utanför kojan låg {pet}, {child's} hund. Mitt på filtkanten var {pet.his} plats. {Pet.He} låg framför slottets port med hakan på tassarna.

# @wants
Prinsessan kikade upp genom ett hål i taket.

”Flytta på dig, katt”, sa hon. ”Där ska min flagga stå.”
## if pet.dog
Prinsessan kikade ut genom ett hål i väggen.

”Flytta på dig, hund”, sa hon. ”Där ska min vindbrygga ligga.”

# @royal
{pet.he} kunglig
## if pet.he
han kung
## if pet.she
hon drottning

# @held
{Pet.He} höll hela mitten, för det var {pet.he} bäst i världen på.
## if pet.dog
{Pet.He} höll hela kanten, för det var {pet.he} bäst i världen på.

# @comes
Då dunsade det på golvet. {Pet} kom in under filtkanten.
## if pet.dog
Då rörde det sig i filten. {Pet} kom in under kanten.

# @one
en katt
## if pet.dog
en hund
