title: Tre saker i fickan
title: Töm fickorna
guest friend: Ellen (hon), Kasper (han)
guest elder: Inga-Lill (hon), Gertrud (hon)
guest teacher: Torvald (han), Göran (han)
guest maud: Majken (hon), Tuva (hon)

% Är ingen mor- eller farförälder ikryssad är {elder} grannen, som hjälper till den veckan.

# not-going
Kvällen före första dagen i [school: {school} | den nya skolan] lade {child} fram sin nya tröja, sina nya skor och sin nya väska. Sedan lade {child.he} sig och meddelade att det inte blev av.[pet.dog:  {Pet} lade sig på väskan och höll med.][pet.cat:  {Pet} lade sig på tröjan och höll med.][pet.other:  {Pet} hade redan fått veta det.]

”Varför då?” sa {@useful}.

”För att {friend} går i Hägern och jag går i Svalan”, sa {child}. {Friend} var {child.his} bästa vän. ”De har satt en vägg emellan oss, och ingen kommer att veta vem jag är.”

# the-list
{Elder.short} satte sig på sängkanten. ”Jag kände en flicka”, sa {elder.he}, ”som inte pratade med en enda människa på sin första dag i skolan. Hon pratade med en klädkrok.[age>=7:  Hon talade om vad hon hette och allting.]”

”Vad sa den?”

”Den var bra på att lyssna. Men den är inte mycket att ha på rasten, en krok.” {Elder.short} letade fram ett gammalt kvitto ur fickan och skrev på baksidan[elder2 & age>=7:  med en penna som {elder2} hade vässat]. ”Så hitta de här åt mig, och ta med dem hem i morgon.”

{child} läste. En sak som är på tok. En sak som ingen annan har lagt märke till. En sak som är snäll.

”Och skriv av den åt {friend}”, sa {elder.short}. ”Inget byte.”

# the-gate
På morgonen knäppte [adult: {adult} | {elder.short}] {child's} översta knapp, knäppte upp den igen för att den såg orolig ut, och pussade {child.him} på kinden. {Friend} väntade vid grinden med sin lista i näven. De gick in tillsammans, ända tills korridoren delade sig. Då gick {friend} åt vänster, och {child} gick åt höger.

# wonky
Svalan var [city: det fullaste rummet {in city} | enorm]. Alla pratade med någon. {child} tittade ner på sina skor, men de var inte alls på tok, så {child.he} måste titta upp.

Och där var den. Sjuan på klockan i klassrummet[athlete: , strax ovanför en affisch med {athlete},] satt upp och ner. På tok, tänkte {child}, och stoppade den i fickan. Inte klockan. Bara vetskapen.

# sausages
Den andra saken kom mitt i matten. Läraren, som hette {teacher}, var mycket lång och mycket allvarlig. Men när han sträckte sig upp för att öppna fönstret åkte byxorna upp, och där, på strumporna, fanns små dansande korvar. Ingen annan hade sett det. {child} stoppade korvarna i fickan också och mådde genast mycket bättre.

Men den snälla saken var svår. Ingen var elak. Ingen var någonting. De hade bara inte hunnit fram till {child.him} än.

# the-tray
{Friend} är snäll, tänkte {child}. Det får bli på lunchen.

Och {child} hittade {friend.him}. {Friend} satt mellan två killar från Hägern[sport:  som också gillade {sport}] och skrattade så att {friend.he} fick lägga ifrån sig gaffeln. Det fanns inte en plats kvar vid bordet. {child} stod där med sin bricka, och något kallt gled ner i magen, och det var inte mjölken.

# the-peg
{child} åt fort och gick till kapprummet, för {child.he} hade kommit på någon att prata med.

”Jag heter {child}”, sa {child.he} till sin krok.

”Jag heter {maud}”, sa kroken.

{child} tappade koftan. Då rörde det sig bland jackorna, och under dem, på bänken, satt en flicka med röd näsa och en fläta som höll på att gå upp.

”Jag gömmer mig inte”, sa {maud}. ”Alla gick ut på gården medan jag knöt skon, och jag vet inte var den är.”

# budge-up
Det visste inte {child} heller. {Child.He} var på vippen att säga det och gå sin väg. Men {child.he} såg på {maud's} röda näsa, och {child} tänkte på brickan, och på bordet, och på det där kalla.

”Maka på dig”, sa {child} och satte sig bland jackorna. ”Ska jag berätta en hemlighet om {teacher's} strumpor?”

Det går inte att få höra om dansande korvar och fortsätta gråta. {Maud} skrattade så tvärt att hon fick hicka. Sedan gick de för att leta efter skolgården. De hittade ett skåp fullt med trummor[music: , och {maud} hickade lite av {music} in i det], och sedan, äntligen, en stor grön dörr.

# green-door
Bakom den stod {friend}.

”Där är du ju!” ropade {friend.he}. ”Jag höll en plats åt dig, och så satte sig någon på den! Jag har letat överallt, till och med på {@toilets}!” Sedan fick {friend.he} syn på {maud}. ”Hej. Varför hickar du?”

”Korvar”, sa {maud}.

# turn-out-your-pockets
När skolan var slut stod [adult & elder2: {adult}, {elder} och {elder2} | [adult: {adult} och {elder} | {elder}[elder2:  och {elder2}]]] vid grinden.

”Nå?” sa {elder.short}. ”Töm fickorna.”

Fram kom den uppochnervända sjuan. Fram kom korvarna, och då måste {elder.short} hålla sig i staketet. {Friend} hade en tand som satt på tok och en spindel i lampan, ”och det snälla var killarna, för de hjälpte mig att leta efter {child}.”

”Och din, {child}?”

”Jag hittade aldrig någon”, sa {child}.

Just då kom en flicka med en enda fläta springande över skolgården med sin pappa efter sig i ärmen.

”Där är {child}, pappa”, sa {maud} alldeles andfådd. ”Det är den snälla.”

{Elder.short} tog fram en penna och satte en bock vid nummer tre.

# for-maud
Och när det var läggdags och [adult: {adult} | {elder}] kom för att säga god natt var den nya väskan redan packad[pet.dog: , och {pet} sov bredvid][pet.cat: , och {pet} sov bredvid][pet.other: , och {pet} hade fått höra alltihop]. Överst låg en ny lista, med {child's} allra finaste stil.

Det stod: Till {maud}. Ta med dem hem i morgon.

# @useful
{elder}, som var granne och hjälpte till den veckan
## if elder
{elder}, som hade stannat kvar för att göra nytta

# @toilets
lärarnas toalett
## if child.she
killarnas toalett
