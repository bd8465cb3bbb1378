title: Du står i vägen
title: Fötterna på sätena
title: Tvärs igenom tåget
guest friend: Nadja (hon), Elis (han)
guest guard: Gunvor (hon), Siv (hon)
guest aunt: moster Pia (hon), moster Lena (hon)

% {@w} ringer och väntar: {adult}, annars den äldre, annars {aunt}. {guard} är konduktör.
% ”Fötterna” sägs som av någon som har sagt det varje dag i hela sitt liv.

# three-calls
Innan tåget hade gått hade {@w-first} ringt tre gånger. Satt de? Satt de på rätt tåg? Satt de tillsammans?

”Det finns bara ett tåg”, sa {child}. ”Det har två vagnar.”

{Child.He} och {friend}[!friend.known: , {child.his} bästa vän,] hade aldrig åkt någonstans själva förut. Nu skulle de hem från [elder & adult: {elder}[elder2:  och {elder2}] | en vecka på landet].[elder & adult:  {Elder.short} hade vinkat av dem, i den gröna rocken som en kalv en gång hade sugit en knapp av.] {child} ville bara en sak: kliva av i andra änden som om det inte var någonting.[pet.dog:  Under sätet låg {pet}[!pet.known: , {child's} hund,] och tyckte att det var en hel del.][pet.cat:  I sin korg satt {pet}[!pet.known: , {child's} katt,] och var emot alltihop.][pet.other:  Hemma fanns {pet}, som aldrig oroade sig för någon.]

”Fötterna”, sa en röst, och i hela tåget åkte fötter ner på golvet. {guard} var konduktör. Hon hade ingenting emot folk, men hon hade sett vad de gick i.

# a-brown-dog
De satt längst bak, där man såg rälsen rinna bort bakom sig.

”Där stod en hund”, sa {friend}. ”Intill stängslet. En brun, med alldeles för långa ben.”

”Du ser alltid saker.”

”Jag tittar”, sa {friend}.[pet.dog:  {Pet} hade redan nosen mot rutan.]

Då gnisslade bromsarna, och tåget stannade i Nålsögat, där det är så trångt mellan bergväggarna att mossan stryker mot rutorna på båda sidor. Bara ändarna av tåget stack ut.

”Jaha”, sa föraren i högtalaren. ”Nu står det en ko på spåret.” Det knastrade en stund. ”Hon går inte.”

# opinions
Alla gick fram för att titta[pet.dog: , utom {pet}, som drog åt andra hållet så att kopplet sjöng]. Där stod en stor rödbrun ko med vitt ansikte. Föraren tutade åt henne, och hon råmade tillbaka så att fönstren surrade.

”Envis”, sa en man med en dator i famnen[sport: , som hade tänkt hinna hem till {sport} på teve].

[elder & adult: ”Hungrig”, sa {child}, för det skulle {elder.short} ha sagt.

]”Hon kanske vill med”, sa {friend}.

Längs banan gick ett stängsel som skulle hålla kor ute. Nu höll det henne inne.

Mellan bergväggarna fanns ingen täckning, och klockan var nästan sex. Nu gick {@w} hemifrån[city:  genom {city}][pet.other: , och {pet} fick säkert vänta på maten]. {@He} skulle stå mitt på perrongen, på tå, och sträcka på halsen först åt ena hållet och sedan åt det andra, så att alla fick gå runt. Det var likadant utanför [school: {school} | skolan]. Det hände att {child} gick ut bakvägen.

# past-us
”Då backar vi”, sa föraren, ”så att hon får lugna sig.”

Kon gick fram till den ena bergväggen och sträckte på halsen. Sedan gick hon till den andra och sträckte på den där. Hon tittade inte på tåget. Hon försökte se förbi det.

{child} hade sett någon stå så förut.

”Hon är inte envis”, sa {child.he}. ”Hon är orolig. Hon väntar på någon, och vi står i vägen.”

”På vem då?” sa {friend}. Sedan visste {friend.he} det. ”Den med benen.”

Golvet ryckte till. Tåget började rulla, baklänges.

# both-fists
Och {child}, som hade tänkt resa som om det inte var någonting, slog på förarens dörr med båda nävarna.

”STANNA! Hon har en kalv! Den är bakom oss!”

Det blev så tvärt att mannens dator slog igen av sig själv.

De sprang till den sista rutan. Mitt mellan skenorna stod den, med ben åt fyra håll.

”Det var ingen hund”, sa {friend}.[pet.dog: 

{Pet} såg ut som om {pet.he} hade försökt säga det.]

# a-cork
”Hon kommer inte fram till den”, sa föraren, som hade kommit efter med {guard}, ”och den kommer inte fram till henne. Vi sitter som en kork.”

{child} vände sig om. Härifrån såg man igenom hela tåget, ända till rutan längst fram, och i den en mycket liten ko som sträckte på halsen.

”Fast en kork är inte ihålig”, sa {child}.

{guard} förstod först. Hon såg ut över sitt rena, fina golv.

”Det finns en ramp”, sa hon och tog mikrofonen.

”Fötterna”, sa hon.

Alla tog ner dem.

”Nej”, sa {guard}, och det hördes vad det kostade. ”Upp med dem. På sätena.”

Ingen rörde sig. De trodde att det var en fälla.

# two-fingers
Rampen lades ut, men kalven backade. {child} ställde sig på knä i dörren och sträckte fram handen.[elder & adult:  {Child.He} tänkte på {elder.short's} rock.]

Det dröjde. Sedan kom det en nos, och sedan var två av fingrarna borta. Tungan var som en dörrmatta, och kalven sög som om {child} hade varit full av mjölk.

”Ska den inte ha biljett?” viskade mannen.

”Barn under sju åker gratis”, sa {guard}, ”i vuxens sällskap. Den vuxna är längst fram.”

{child} började gå baklänges. {Friend}, som tittade, ställde sig bakom och styrde {child.him} med händerna på axlarna.

”Väska. Lite åt höger. Paraply.”

Så gick de, klapp, klapp, klapp, mellan två rader av folk med knäna under hakan[music: , förbi hörlurar där det spelades {music}].[pet.dog:  {Pet} lät den gå förbi, platt mot golvet, med en viftning.][pet.cat:  I korgen gjorde {pet} sig så stor att det inte fanns någon korg kvar.]

# the-gap
Halvvägs släppte kalven fingrarna. Den darrade och började vända[pet.dog: , men där satt {pet}, bred som en dörr][pet.cat: , men där bakom fräste {pet}].

”Öppna längst fram”, sa {child}. ”Så att den hör henne.”

In kom ett råmande, och hela tåget var ett horn. Kalvens öron for fram. Sedan for resten av den också[athlete: , fortare än {athlete}], förbi alla knäna, nerför den andra rampen och ut.

Kon tittade inte åt någon människa. Hon slickade kalven mitt i ansiktet, mothårs, så hårt att den nästan ramlade. Och kalven stod kvar och lät henne hållas.

# in-the-way
Vid nästa grind väntade en bonde, och täckningen. Telefonen surrade tills den ramlade ner på det som hade varit {guard's} rena golv.

Sedan var de framme[elder2 & !adult: , där {elder2} väntade med bilen]. Mitt på perrongen gick alla runt någonting. Det stod på tå. Det sträckte på halsen åt ena hållet, och sedan åt det andra.

{child} hade tänkt kliva av som om det inte var någonting. Nu gick {child.he} rakt fram[pet.dog: , med {pet} i släptåg,][pet.cat: , med {pet} i famnen,] och ställde sig där.

{@W} sa inte ett ord[elder & adult: , inte ens att {elder.short} hade ringt fyra gånger][pet.other: , inte ens om {pet's} mat]. {@He} slickade bara på tummen och gned på {child's} kind, inför ett helt tåg, så hårt att det sved. Och {child} stod stilla och lät det ske.

”Du står i vägen”, sa {child.he} sedan.

”Jag vet”, sa {@w}, och ingen av dem flyttade sig.

# @w-first
{aunt}
## if adult
{adult}
## if elder & !adult
{elder}

# @w
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @W
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @He
{aunt.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}
