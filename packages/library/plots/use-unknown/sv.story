title: Användning okänd
title: Ta med ett finger
title: Bara för att spara tid
guest friend: Ester (hon), Henning (han)
guest elder: Gun (hon), Aina (hon)
guest teacher: Birgitta (hon), Marianne (hon)

% ”Det är bara för att spara tid.” ”Jag vet.” Sägs först och sist, i omvänd ordning. Den som syr: mor- eller farföräldern, annars {elder} två hus bort. Den som kör (@driver, @a): {adult}, annars {teacher}.

# fourteen-needles
På söndagarna trädde {child} nålar[!elder:  åt {elder}, som bodde två hus bort]. {Child.He} satt på den låga pallen till vänster om {elder}, vid fönstret, och trädde fjorton stycken, två för varje dag i veckan. Sedan stack {child.he} fast dem i gardinen på rad, med trådarna hängande.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg över fötterna på dem.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg i sykorgen, ovanpå det som behövdes.][pet.other:  {Pet} fick stanna hemma, för nålarnas skull.][elder2:  {Elder2} väntade på en knapp.]

”Det är bara för att spara tid”, sa {elder}, varje söndag.

”Jag vet”, sa {child}.

Den här söndagen gick det trögt, och det berodde på borgen.

# nothing-in-it
På lördag [school: skulle {school} visa folk runt där | var det {child.his} skolas tur att visa folk runt][city: , och halva {city} kunde komma]. Alla hade fått ett rum att berätta om, två och två. Några hade fått fängelsehålan och några riddarsalen. {child} och {friend}[!friend: , {child.his} bästa vän,] hade fått ett rum som det inte fanns något i, bara en stenbänk, ett litet fönster och en skylt: ”Kammare. Användning okänd.”

”Till något måste den väl ha använts”, sa {child}. ”Jag vill veta vad.”

”Det är en borg”, sa {elder}. ”De användes till drag och skryt. Akta tråden, du slickar ihjäl den.”

# no-head
{Friend} struntade i vad rummet hade använts till. {Friend} ville ha publik[sport: , som när det är {sport}]. {Friend.His} [friend: kusin | bror] hade haft fängelsehålan för två år sedan, och då hade folk köat ända ner i trappan, och det nämnde han fortfarande. På måndagen hade [friend.he: {friend} | {friend.he}] med sig en affisch till skolan.

DEN GRÅTANDE DAMEN I TORNET. HON HAR INGET HUVUD.

”Hur gråter hon då?” sa {child}.

”Det är ju det som är så hemskt.”

”Men det är inte sant.”

”Ingen ställer sig i kö för ’användning okänd’, {child}.[athlete:  Vi är inte {athlete}.]” {Friend} försökte skratta. ”Det är lätt för dig. Du blir glad för två personer och en broschyr. Jag vill inte stå i ett tomt rum och se folk titta in och gå igen.”

{child} hade aldrig trott att {friend} var rädd för någonting. {Child.He} visste inte vad {child.he} skulle säga, så {child.he} sa: ”Jag tänker inte ha med någon dam.” De satt inte bredvid varandra på lunchen, och inte på tisdagen heller.

# thirty-one-steps
På fredagen efter skolan skjutsade {@driver} dit dem för att göra i ordning rummet. Ingen i bilen sa ett ord, utom {elder}, som hade följt med för utflyktens skull och hade synpunkter på [music: {music} och på ]hur {@a} växlade.

Det var trettioett trappsteg. {Elder} räknade dem med handflatan mot väggen. {Elder.He} såg inte lika bra som förr, men det fick ingen märka.

”Jaha, det här är ju bästa rummet i hela kåken”, sa {elder.he} när {elder.he} var uppe.

”Det finns ingenting här”, sa {friend} och satte upp sin gråtande dam.

”Det finns ljus. Det har varit svart som i en stövel hela vägen upp.” {Elder.He} sänkte sig ner på stenbänken och vickade sig till rätta. Stenen var nött till en grop, och {elder.he} passade i den.

# a-very-small-archer
”Den är till för bågskyttarna”, upplyste {friend} artigt. ”Det där är en skottglugg.”

”Då var det en väldigt liten skytt, som satt ner.” {Elder's} högra hand hade hamnat på fönsterkanten. Tummen gled längs stenen, stannade och gick tillbaka.

”Kom hit”, sa {elder.he}. ”Nej, titta inte. Det syns inte. Känn.”

{child} blundade och lade fingret där tummen hade varit. Det var repor i stenen, en hel rad, sida vid sida, fina som hårstrån.

”Nålar”, sa {elder}. ”Man drar dem mot en sten när de har blivit trubbiga. Här har det suttit en kvinna och sytt, i åratal.” {Elder.He} fnös. ”Så någon hade då vett i huvudet i den här borgen.”

{Friend} kände också efter, länge, med hopknipna ögon.

”Det är som om hon bara har gått ner för att äta”, sa {friend.he}.

# a-little-seat
{child} hade satt sig ur vägen, på en låg sten som stack ut ur väggen. Det dröjde innan {child.he} märkte att {child.he} satt bra. {Child.He} kände under sig. Stenen var nött till en grop, precis som den andra, fast mindre.

{Child.He} satt till vänster om {elder}, vid fönstret. {Child.He} satt där {child.he} alltid satt.

”{Elder.short}”, sa {child.he}. ”De var två. Det finns en liten bänk.”

{Elder} vred på huvudet. {Elder.He} sträckte ut handen, hittade {child's} axel och kände hur lågt ner den var.

”Vad skulle man ha ett barn till här uppe?” sa {@a} borta i dörren.

För en gångs skull hade {elder} ingen åsikt till hands. {Elder.He} såg på fönstret, eller åt det hållet.

”Bra ögon”, sa {elder.he} till slut.

# a-tearing-noise
Ingen sa något. Då kom ett långt, rivande ljud. Det var {friend}, som slet ner den gråtande damen från väggen.

”Vi talar inte om det för dem”, sa {friend.he}. ”Talar man om det så blir det en broschyr. Vi släpper in dem två och två, en stor och en liten, och så måste de blunda, och så lägger vi deras finger där. Och sen frågar vi dem.” {Friend.He} höll redan på att skriva på baksidan av affischen. {Friend.He} höll upp den.

NÅGON HAR VARIT HÄR. TA MED ETT FINGER.

# ask-somebody
Vid tolvtiden på lördagen gick kön nerför trettioett trappsteg och ut över borggården, och i den stod {friend's} [friend: kusin | bror]. De som kom ut pratade inte. De tittade på sina händer. Sent på eftermiddagen gick borgvakten in med sin lilla dotter. När han kom ut tog han en penna bakom örat och strök över ”okänd” på skylten. Sedan blev han stående och undrade vad han skulle skriva.

”Fråga [child.she: henne][child.he: honom][!child.she & !child.he: {child}]”, sa {friend} och knuffade fram {child}.

# by-the-window
På söndagen regnade det. {Elder} satt vid fönstret med sin sömnad, och {child} drog fram den låga pallen till vänster om {elder.him} och skakade ut nålarna ur asken. Fjorton.[pet.dog:  {Pet} lade sig över fötterna på dem.][pet.cat:  {Pet} låg i korgen igen.][pet.other:  Hemma höll sig {pet} torr.][elder2:  {Elder2} hade fått sin knapp.]

{Elder} räckte fram den första, och tråden, och släppte inte riktigt taget.

”Jag ser inte nålsögat alls längre”, sa {elder.he}.

”Jag vet”, sa {child}. {Child.He} höll upp nålen mot ljuset. ”Det är bara för att spara tid.”

# @driver
{teacher}, som de hade i historia,
## if adult
{adult}

# @a
{teacher}
## if adult
{adult}
