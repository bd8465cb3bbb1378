title: En massa hjärnor
title: Det är november
title: De som har någon
guest friend: Freja (hon), Milton (han)
guest teacher: Mats (han), Jerker (han)

% Zombierna stönar långsamt och trött, som föräldrar. Hjääärna, kååål och mer får gärna stönas av den som lyssnar.

# open-window
”Här sitter en massa hjärnor”, sa läraren {teacher} varje dag[school:  {at school}], ”och ingen räcker upp handen.”

Han sa det högt, och han sa det vid öppet fönster, och precis nedanför fönstret låg kyrkogården. Det skulle visa sig vara dumt.

{child} var {age} och räckte aldrig upp handen. När folk tittade på {child.him} blev det alldeles vitt i {child.his} huvud, som när någon suddar en tavla. Nu skulle {child.he} redovisa om hjärnan. {teacher} hade lovat att {child.he} fick göra det efter skolan, när alla andra hade gått hem, med bara {friend}[!friend.known: , {child.his} bästa vän,] i publiken.[pet:  Hemma hade {child} övat på[!pet.known & pet.dog:  hunden][!pet.known & pet.cat:  katten] {pet}. {Pet} ville bara ha [pet.other: mat | köttbullar].][elder & !elder2:  {Elder} skulle komma först klockan sex, till föräldramötet.][elder2:  {Elder} och {elder2} skulle komma först klockan sex, till föräldramötet.]

# cauliflower
{child} stod framme vid tavlan och höll i en blomkål. Det var {friend} som hade tagit med den, för att {friend.he} tyckte att den såg ut som en hjärna.

”Hjärnan”, började {child}. Sedan blev det vitt.

{Friend} räckte upp handen. {Friend.He} visste hur {child} fungerade. {child} kunde inte hålla föredrag, men om någon frågade {child.him} något[athlete: , om {athlete} till exempel,] kunde {child.he} svara hur länge som helst.

# its-november
{Friend} hann inte fråga. Dörren gick upp, och in kom en man i stickad tröja med jord på axlarna. Han släpade på ena benet. Efter honom kom många fler, och de stönade allihop och sjönk ner i bänkarna.

”Hjääärna”, sa mannen.

{teacher} lyste upp.

”Välkomna! Föräldramötet börjar inte förrän klockan sex, men sitt ner, sitt ner!”

”{teacher}”, viskade {child}. ”Det är zombier.”

”Det är föräldrar, {child}. De har jobbat hela dagen.”

”Han där är grön”, sa {friend}.

”Det är november”, sa {teacher}.

Den gröne pekade på {child} med ett långt finger.

”Hjääärna.”

”Ja, visst har {child.he} det”, sa {teacher} stolt. ”En utmärkt hjärna! Jag önskar bara att fler fick ta del av den.”

”{teacher}!” sa {child}. ”Säg inte så!”

# a-firm-handshake
Men {teacher} var redan på väg genom klassrummet för att hälsa. Han tog den gröne i hand och skakade hjärtligt, och när han hade skakat färdigt följde handen med. {teacher} stod där och höll i den. Han tittade på handen, och så tittade han på den tomma ärmen. Sedan la han försiktigt ifrån sig handen på en bänk och klättrade upp på katedern.

”{Child}”, sa han där uppifrån. ”Det är zombier.”

# fresh-brains
Nu reste de sig, allihop. De kom mellan bänkraderna med armarna rakt fram, och de kom mot {child}. Dörren var bakom dem.

{Friend} ryckte åt sig blomkålen och höll upp den.

”Här!” ropade {friend.he}. ”Färsk hjärna! Ta för er!”

Den gröne böjde sig fram och luktade.

”Kååål”, sa han.

Alla de andra stönade, precis som klassen gjorde när det var fisk. Sedan gick de runt {friend} och fortsatte.

# quite-white
{child} backade tills {child.he} hade tavlan mot ryggen. Alla stirrade på {child.him}, i alla fall alla som hade ögon. Benen skakade, och i huvudet blev det vitt, vitare än någonsin. {Child.He} kunde inte ens komma på ordet hjälp. Den gröne sträckte fram den hand han hade kvar, och de kalla fingrarna snuddade vid {child's} lugg.

# what-is-it-for
Då räckte {friend} upp handen. Den darrade, men den var högt uppe.

”Fråga!” sa {friend}. ”{Child}, vad har man den till?”

”Va?” sa {child}.

”Hjärnan. Vad har man den till?”

”Man har den till att minnas saker”, sa {child}. Det bara kom. ”Var man bor.[sport:  När det är {sport}.][music:  Varenda ton av {music}.] Hur det luktar när någon steker köttbullar.[pet.dog / pet.cat:  Att {pet} alltid vill ha en.][pet.other:  Att {pet} ska ha mat.] Och så har man den till att vara rädd, det håller min på med nu.”

Fingrarna i luggen stannade.

”Äta?” sa den gröne.

”Nej, det är ju det!” sa {child}. ”Den går inte att använda då. Den fungerar bara i det huvud den bor i. Du kan inte ha min. Du får ha din egen.”

”Min?”

”Alla har en. Hur skulle du annars ha hittat hit[city: , av alla ställen {in city}]?”

# meatballs
Den gröne tog ner handen från {child's} hår och la den på sitt eget. Han knackade lite. Han lyssnade.

”Vad minns du?” frågade {child}.

Den gröne tänkte så att det knakade i halsen på honom.

”Köttbullar”, sa han.

”Lingon”, stönade någon längre bak.

# hands-going-up
De satte sig. Och {child} ritade hela hjärnan på tavlan och berättade om varenda del, och när {child.he} tog en paus sträckte den gröne upp armen i luften, den med tom ärm.

”Mer”, sa den gröne.

”De räcker upp handen”, viskade {teacher} från katedern och torkade sig i ögonen. ”De som har någon.”

# to-be-on-the-safe-side
Klockan halv sex gick zombierna hem på led. De fick med sig blomkålen. Bara handen glömdes kvar.

Klockan sex kom föräldrarna, stönade och sjönk ner i bänkarna. {teacher} hälsade på dem en och en, och han drog lite i varje hand för säkerhets skull.[elder & !elder2:  {Elder.short} drog tillbaka.][elder2:  {Elder.short} och {elder2.short} drog tillbaka.]

# on-monday
På måndagen stängde {teacher} fönstret först.

”Här sitter en massa hjärnor”, sa han sedan, ”och ingen räcker upp handen.”

Då räckte {child} upp handen. Sin egen.
