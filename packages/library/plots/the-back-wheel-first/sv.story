title: Bakhjulet först
title: Cykeln som inte var sams
title: En meter från varandra

# the-tandem
Vid muren på gården stod en tandem, en cykel för två, och den var till låns i en kväll. {child} och {sibling} sprang
dit. Två sadlar, två styren, en lykta. Men bara en plats fram.

”Jag sitter först”, sa {child}.

”Du satt först i bilen”, sa {sibling}. ”Du gick först genom dörren. Det är jag nu.”

[sibling2: ”Och jag?” sa {sibling2}. ”Jag kan vara på pakethållaren. Jag bestämmer när vi plingar.”]

[elder: ”Slit den med hälsan”, sa {elder}, som satt på trappan[elder2: bredvid {elder2}]. ”På en sådan ramlade jag i ett
dike en gång, och det var inte jag som styrde.”] [adult: ”En kvart till”, sa {adult}. ”Sedan är det natt.”]

## or
Någon hade ställt en tandem mot muren på gården, en lång cykel med två sadlar, och hela kvällen fick {child} och {sibling}
låna den. Det dröjde fem sekunder. Sedan bråkade de, för det fanns inte mer än en plats där man såg något.

”Det är alltid du som är först”, sa {sibling}. ”Till och med genom dörren.”

”Det är alltid du som säger alltid”, sa {child}.

[sibling2: {sibling2} hade redan satt sig på pakethållaren. ”Jag har ringklockan”, sa {sibling2}. ”Det räcker för mig.”]

[elder: {Elder} [elder2: och {elder2} ]satt på trappan och hörde varje ord. ”Jag åkte en sådan i min ungdom”, sa
{elder.short}. ”Den dagen lärde jag mig hur ett dike ser ut inifrån.”] [adult: ”Ni har en kvart”, ropade {adult}.]

# still
Det slutade med att de satte sig var de stod. De trampade. Cykeln rörde sig inte. De trampade en gång till, så att det
knakade i kedjan, och tandemen stod lika stadigt som muren.

[pet.dog: {Pet} gick ett varv runt den och nosade på båda hjulen, först det ena och sedan det andra.] [pet.cat: {Pet} låg
på muren och såg ut som någon som hade vetat det hela tiden.] [pet.other: ”Till och med {pet} är snabbare”, sa {child}.]

”Lönlöst”, sa någon längst fram.

”Säg till den där framme att jag håller med”, sa någon längst bak.

## or
De trampade, och ingenting hände. {Child} trampade framåt. {Sibling} trampade ännu mer framåt. Kedjan stånkade, men
tandemen stod kvar vid muren, som om den hade vuxit fast.

[pet.dog: {Pet} skällde på framhjulet och sedan på bakhjulet, för det var från båda hållen det kom.] [pet.cat: Uppe på
muren vred {pet} på öronen, först åt ena hållet och sedan åt det andra.] [pet.other: ”Vi skulle ha tagit {pet} i stället”,
sa {sibling}.]

”Det är inte ert fel”, sa någon längst fram.

”Hälsa den där framme att det är det visst inte”, sa någon längst bak.

# front
De klev av. {Child} satte sig på huk vid framhjulet. Det var lerigt ända in till navet.

”Trettio år”, sa framhjulet. ”Trettio år har jag tagit alla pölar. Varje grop och varje sten kommer till mig först. Och
körs det fel, vem är det då som har kört fel? Det är inte roligt att vara först. Det bara ser så ut bakifrån.”

{Child} hade aldrig tänkt på det så, men det stämde. Det var alltid den som gick först in som fick frågan vem som hade
lämnat dörren öppen.

## or
”Vi delar på oss”, sa {child} och la sig på magen vid framhjulet. ”Vad är det för fel på dig?”

”Titta på mig”, sa framhjulet. Det hade lera upp till navet. ”Vem möter pölen? Jag. Vem möter trottoarkanten? Jag. Vem får
skulden när vi kommer fel? Den där bak har aldrig blivit blöt om ekrarna i hela sitt liv.”

”Så är det för mig med”, sa {child}. ”När något går sönder frågar de mig först.”

# back
{Sibling} satte sig på huk vid bakhjulet.

”Vet du vad jag har sett av världen?” sa bakhjulet. ”En stänkskärm. I trettio år har jag sett samma stänkskärm. När vi kom
till havet hörde jag att det var vackert. En stänkskärm är ingen utsikt. Och jag är lika snabb som den där framme. Jag är
precis lika snabb.”

{Sibling} nickade. Det var ungefär så det såg ut, allting, bakom en rygg.

## or
”Och du då?” sa {sibling} till bakhjulet.

”Jag kommer sist”, sa bakhjulet. ”Det är jag som bär den tunga, och det är jag som bromsar, men när vi är framme har den
där redan hunnit vara framme. Allt jag får se är en stänkskärm. Jag vet inte ens hur ett backkrön ser ut.”

”Jag förstår precis”, sa {sibling}. ”Jag har sett väldigt många ryggar.”

# messages
”Be den där bak om ursäkt från mig, om den ber först”, sa framhjulet.

{Child} gick en meter och sa det till {sibling}. {Sibling} vände sig om och sa det till bakhjulet.

”Hälsa att jag tänker göra det, om jag får göra det först”, sa bakhjulet.

{Sibling} gick en meter åt andra hållet. [sibling2: På mitten satt {sibling2} vid kedjan, som skickade allt vidare utan ett
knyst. ”Ni kan ju höra varandra”, sa {sibling2} till dem alla fyra.]

[city: ”Vi skulle kunna ha varit runt hela {city} nu”, sa {child}.]

## or
”Hälsa bakhjulet att det är gnälligt”, sa framhjulet.

”Det säger att du är gnälligt”, sa {child}.

”Hälsa framhjulet att det är skrytsamt”, sa bakhjulet.

”Det säger att du skryter”, sa {sibling}. Det var en meter mellan hjulen, och de hörde varenda ord, men det skulle tydligen
gå med bud. [sibling2: Vid kedjan satt {sibling2}. ”Kedjan säger ingenting”, sa {sibling2}. ”Den är trött på er.”]

[city: ”Alla andra i {city} är redan ute och cyklar”, sa {sibling}.]

# quarrel
”Framhjulet har faktiskt rätt”, sa {child}.

”Det har det inte alls”, sa {sibling}. ”Det är bakhjulet som har rätt.”

Och så var de där igen. Men nu lät det annorlunda. {Child} sa att det var orättvist att alltid få skulden. {Sibling} sa att
det var orättvist att aldrig få se. {Child} sa att den som är bak slipper allt. {Sibling} sa att den som är fram får allt. De
pratade högre och högre, och snart pratade de inte om hjulen.

[sibling2: ”Pling!” sa {sibling2} och slog på ringklockan, så hårt att båda tappade bort sig.]

Då sa kedjan något, för första gången på trettio år. ”Byt”, sa den. Det räckte.

## or
”Jag håller på framhjulet”, sa {child}.

”Jag håller på bakhjulet”, sa {sibling}.

”Du vet inte hur det är att alltid ha skulden!”

”Du vet inte hur det är att alltid komma sist!”

Hjulen lyssnade. Det där lät bekant. [sibling2: {Sibling2} plingade, långt och ledset, för där mitt emellan är det
ingen som frågar alls.]

”Det är sant”, sa {sibling} efter en stund. ”Det vet jag inte.”

”Inte jag heller”, sa {child}.

# change-ends
De bytte ände. {Child} fick lägga sig så lågt att bara stänkskärmen syntes. Den var grå. Det stod inget på den. {Child} låg
kvar en hel minut och försökte tycka om den.

{Sibling} ställde sig längst fram, där hela gården kom emot en på samma gång: stenarna, pölen, trappan. Någon måste bestämma
åt vilket håll, och det fort, och alla skulle se om det blev fel.

”Det är läskigt här framme”, sa {sibling}.

”Det är rätt tråkigt här bak”, sa {child}. ”Vi vänder på den.”

”Inte cykeln”, sa {sibling}, som redan hade börjat se hur. ”Vi vänder på färden. Backen lutar. Vi åker baklänges.”

[sibling2: ”Då plingar jag bakåt”, sa {sibling2}, ”så att ingen krockar med oss.”]

## or
Så bytte de. {Sibling} höll i framhjulet och blundade inte, fast pölen låg rakt fram. {Child} satt bakom stänkskärmen och såg
ingenting alls, och måste lita på den som såg.

”Hur är det?” ropade {child}.

”Det är mycket att hålla reda på”, ropade {sibling}. ”Hur är det där?”

”Man får vänta på att någon annan ska berätta.”

De satt tysta. Sedan sa {child}: ”Bakhjulet ska få komma först någon gång.”

”Och framhjulet ska få slippa”, sa {sibling}. ”Men ingen ska behöva gå sönder. Jag vet. Vi rullar ner för backen. Baklänges.”

[sibling2: ”Jag sitter längst bak, så nu är jag först”, sa {sibling2}. ”Jag ropar ut vad som kommer.”]

# backwards
De satte sig rygg mot vinden. {Child} sa till när det var fritt. {Sibling} höll i bromsen. Och tandemen, som inte hade velat
röra sig på hela kvällen, rullade i väg över gården med bakhjulet först.

”Åh”, sa bakhjulet. ”Åh, så brett allting är!”

”Åh”, sa framhjulet. ”Vad torrt det är!”

Strax därpå kom pölen, och bakhjulet tog den mitt på. [pet.dog: {Pet} sprang bredvid och skrattade med hela tungan.] [pet.cat:
{Pet} flyttade sig en decimeter, vilket var mycket för {pet}.] [pet.other: De önskade att {pet} hade sett det.] [elder:
”Nu är det någon som styr i alla fall”, ropade {elder.short}. [elder2: {Elder2} klappade händer.]]

”Så det är så här en pöl känns”, sa bakhjulet. ”Tar du den här varje dag?”

”Det är en fin stänkskärm du har”, sa framhjulet. ”Jag har aldrig sett den bakifrån.”

## or
{Sibling} bestämde farten och {child} bestämde när de skulle svänga. De rullade, först långsamt och sedan så att det ven i
ekrarna, tvärs över gården, med ryggarna före och med håret åt fel håll.

”Himlen är ju överallt!” ropade bakhjulet.

”Jag behöver inte titta!” ropade framhjulet. ”Jag behöver inte titta efter någonting!”

[pet.dog: {Pet} vände och sprang baklänges, ett stycke.] [pet.cat: {Pet} såg dem komma och såg dem fara och blundade.]
[pet.other: ”Det här ska vi berätta för {pet}”, sa {child}.] [elder: ”Håll i er”, ropade {elder.short}. [elder2: ”Släpp
inte”, ropade {elder2}.]]

Sedan sa det plask. Det var första gången bakhjulet var först i en pöl.

”Oj”, sa det. ”Har du haft det så här?”

”Ibland”, sa framhjulet. ”Men du har burit oss båda. Det har jag aldrig sagt.”

# by-the-wall
Innan kvarten var slut hade de åkt åtta gånger, fyra med den ena först och fyra med den andra. [sibling2: Två gånger hade
{sibling2} fått styra själv.] Ingen hade räknat högt, men alla hade räknat.

De ledde tillbaka tandemen till muren. [adult: {Adult} höll upp grinden.] Hjulen pratade fortfarande, lågt, om hav och om
backkrön och om vad en stänkskärm egentligen är till för. Det var trettio år att ta igen.

## or
När lyktan tändes på gården ställde de tandemen vid muren. Den lutade sig mot stenarna och tickade, så som metall tickar när
den svalnar. {Child} torkade av framhjulet med en näve gräs. {Sibling} torkade av bakhjulet. [sibling2: {Sibling2} torkade
kedjan, och fick svarta fingrar som tack.] [adult: ”Det var en lång kvart”, sa {adult}.]

”God natt där framme”, sa bakhjulet.

”God natt där framme själv”, sa framhjulet.

# door
Sedan var det bara dörren kvar. {Child} stannade. {Sibling} stannade.

”Gå du”, sa {child}.

”Nej, gå du”, sa {sibling}.

Till sist gick de samtidigt, på sidan, med magarna mot varandra, och fastnade så att de fick skratta sig igenom. [sibling2:
{Sibling2} kröp under.]

Och den natten sov de så djupt att ingen vet vem som somnade först.

## or
I dörren blev det trångt, för båda ville gå sist, så att den andra skulle få gå först. [sibling2: {Sibling2} gick emellan
och vann.] De kom in på sidan, som krabbor, och la sig i var sin säng.

”Var du rädd där framme?” sa {child} i mörkret.

”Lite”, sa {sibling}. ”Men jag hörde ju dig där bak.”

Ute vid muren stod två hjul, en meter från varandra, och sov på samma gång.
