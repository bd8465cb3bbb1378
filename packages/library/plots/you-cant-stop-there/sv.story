title: Sluta inte där
title: Pyttesmå brev
title: Var vänlig och skrik inte
guest friend: Jonatan (han), Siri (hon)
guest keeper: Bengt (han), Torsten (han)
guest spider: Edit (hon), Asta (hon)

% Breven läses med en liten, sur och mycket artig röst, och ”Stoppar han ner handen?” som om man inte hade sovit sedan i tisdags.

# a-ladybird
Brevet var inte större än en nyckelpiga. Det ramlade ur Skattkammarön och ner i knät på {child}, på biblioteket[city:  i {city}], en lördagsmorgon.[elder: 

{Elder} [elder2: och {elder2} ]följde också med på lördagarna, för att sova en stund bakom tidningen.][pet.dog: 

{Pet}[!pet.known: , {child's} hund,] fick vänta utanför glasdörren och andades på den.]

”Konfetti”, sa {friend}[!friend.known: , {child's} bästa vän].

”På konfetti står det inte Ärade låntagare”, sa {child}. {Child.He} lånade förstoringsglaset på bibliotekarien {keeper's} disk och läste högt.

”Ärade låntagare. Ni har tagit min bok. Pojken har gömt sig i äppeltunnan, och en pirat vill ha ett äpple. STOPPAR HAN NER HANDEN? Jag kan inte sova. Tisdag, tio över fyra.”

Det stod inget namn. {child} ville så gärna veta vem det var att tårna krökte sig.

# eight-books
{Friend} skulle bli detektiv. Före lunch hade de åtta brev, ur åtta böcker[athlete: , varav en om {athlete}], alla med samma tunna bruna bläck.

”Ärade låntagare. Vargen har slukat mormodern. Hur mår hon där inne?”

”Ärade låntagare. Angående ankungen. Har den blivit något snyggare?”[sport: 

”Ärade låntagare. Angående kapitlet om {sport}. Vem vann?”]

Och på vartenda ett stod det: Tisdag, tio över fyra.

”Ingen kan skriva åtta brev på en gång”, sa {friend}. ”Det är en liga.”

”Ligor oroar sig inte för ankungar”, sa {child}. ”Det är någon som aldrig hinner till slutet.”[pet.cat: 

Hur det kändes visste {child.he}. Hemma satte sig [!pet.known: katten {pet}|{pet}] alltid på den sida som var mest spännande.][pet.other: 

Hur det kändes visste {child.he}. Hemma ville {pet} alltid ha mat när det var som mest spännande.]

# i-start-there
{keeper} satt och klistrade lappar i böcker[music:  och gnolade på {music}].

”{keeper}”, sa {friend}, ”händer det att du inte kommer till slutet?”

”Aldrig”, sa {keeper}. ”Jag börjar där.”

Det var hemskt att höra det av en bibliotekarie, men han var i alla fall oskyldig.

# do-not-shout
Då skrev {child} ett svar, så smått {child.he} kunde: ”Kom fram, så berättar vi.” Nästa lördag låg det ett nytt brev i boken.

”Bästa jätte. Var vänlig och skrik inte. Jag kommer INTE fram. Sist var det någon som tjöt och hämtade ett glas. Hur gick det med HANDEN?”

# out-loud
”Om någon inte vill komma fram”, sa {child}, ”får vi aldrig veta vem det är.”

{Friend} tänkte. Sedan satte {friend.he} sig på mattan med ryggen mot hyllan och räckte Skattkammarön till {child}.

”Läs”, sa {friend}. ”Högt.”[school: 

Det tyckte {child} inte om att göra {at school}, men det här var en annan sak.]

{child} läste. {Child.He} var pojken som andades i tunnan, och {child.he} var alla piraterna, med sin djupaste röst. En av dem ville ha ett äpple. Han reste sig på knä. Han sträckte fram sin stora håriga hand …

Smack! {Friend} slog igen boken.

”Jaha”, sa {friend.he} högt. ”Då räcker det för i dag.” {Friend} blinkade.

# three-weeks
De väntade. Bakom böckerna var det någon som andades mycket fort. Men ingen kom.

Det som kom var ett par bruna skor.

”Jaså, här är Skattkammarön!” sa {keeper}. ”Den ska en herre ha med sig på semestern. Tre veckor.” Och han tog boken och gick.

Så var det inte tänkt. {Friend} slutade blinka.

# on-a-thread
”NEJ!” ropade någon. ”Ni kan inte sluta DÄR!”

Ner från översta hyllan kom en spindel på en tråd. Hon stannade framför näsan på {keeper} och spretade med alla ben.

”STOPPAR HAN”, sa spindeln, ”NER HANDEN?”

{keeper} tjöt. Han tappade boken och ryckte åt sig glaset från disken, och fick vattnet i byxorna.[elder: 

”Stänger de redan?” sa {elder} bakom tidningen.]

”Det var du som hade glaset!” sa {friend}.

# quite-flat
Ner kom glaset. {child} hann inte tänka. {Child.He} stack fram handen, och spindeln föll rakt i den, och glaset landade, donk, på tummen.

{child} hade aldrig hållit i en spindel. Det kittlades något förfärligt, och knäna darrade, men handen höll {child.he} alldeles platt.

”Snälla”, sa {child}. ”Hon är mitt i ett kapitel.”

{keeper} andades in och ut. Mycket långsamt lyfte han glaset.

# never-mind-apples
Så satte de sig på mattan allihop, {keeper} lite längre bort, och {child} läste vidare. Piraten sträckte fram sin stora håriga hand. Och då sa en annan pirat att de kunde strunta i äpplena och ta lite rom i stället.

”Han stoppade inte ner den”, viskade spindeln, och alla hennes ben blev mjuka. ”Han tog rom. Åh, vilken bok.”

# everything-i-had
Hon hette {spider}. Hon läste genom att gå längs raderna, och en sida tog en vecka. Sedan var det alltid någon som lånade boken.

”Men hur kunde du skriva åtta brev på en gång?” frågade {friend}.

”Jag var upprörd”, sa {spider}. ”Jag tog det jag hade.” Och hon lyfte på fötterna, och det var bläck på alla åtta.

# every-saturday
Sedan läste de för henne varje lördag, ända till slutet. Mormodern mådde bra där inne. Ankungen hade blivit snyggare än någon hade vågat hoppas[pet.dog: , och just då fick {pet} komma in och lyssna]. De andra dagarna läste {keeper}. Han började på slutet, och det hade {spider} väntat på i hela sitt liv.

# not-telling
Och en kväll i sängen öppnade {child} en ny biblioteksbok, och något ramlade ut på täcket, inte större än en nyckelpiga.

”Bästa jätte”, stod det. ”Jag hann före. Jag vet hur det slutar, och jag säger det inte.”

