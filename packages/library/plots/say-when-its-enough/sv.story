title: Säg till när det räcker
title: Fjorton ton med åsikter
title: Diket i uppfarten
guest friend: Hedda (hon), Rasmus (han)
guest pet: Misse (han), Majken (hon)

% Flytten är på ett år. Katten är familjens, eller {friend's}; en hund ligger lika gärna i en varm skopa.

# a-streak-in-the-gravel
Grävmaskinen stod på ängen mellan {child's} hus och {friend's}, gul och lerig. Vägarbetarna hade åkt hem och lämnat den. Den gick att prata med. Det hade {child} och {friend}[!friend.known: , {child.his} bästa vän,] vetat i tre veckor. Det de hade vetat i tre dagar var värre: på lördag skulle {friend} flytta till Jokkmokk på ett helt år.

Nu var det fredag kväll, och {child} ville bara en sak. {Child.He} ville ha ett dike tvärs över {friend's} uppfart, så brett att ingen flyttbil [city: {in city} | i världen] kom fram.

”Gräv här”, sa {child.he} och drog ett streck i gruset med klacken.

Grävmaskinen sänkte skopan.

”Säg till när det räcker”, sa den.

Så sa den varje gång. Det var dess enda regel: den började när man bad den, och den slutade inte förrän någon sa att det räckte. En gång hade {child} glömt det och gått in och ätit. Det var därför grannen numera hade en damm[elder: , som {elder} [elder2: och {elder2} ]tyckte var riktigt fin].

# fourteen-tons
Men nu rörde den sig inte.

”Vad är det?” sa {child}.

”Det där är en väg”, sa grävmaskinen. ”Jag gräver så att folk kommer fram. Jag har aldrig grävt så att någon inte kommer fram.”

”Du är en grävmaskin. Du ska inte ha åsikter.”

”Jag väger fjorton ton”, sa grävmaskinen. ”Då får man ha det.”

# braces
{Friend} satt på larvbandet med {@whose} bredvid sig. {Friend} var den sortens människa som pratade om hemska saker som om {friend.he} läste upp väderleken, och {friend.he} hade inte gråtit en enda gång.

”I Jokkmokk blir det en halv meter snö till advent”, sa {friend.he}. ”Mamma har köpt överdragsbyxor. Med hängslen. [sport: Ingen kan {play sport} i hängslen. ]Jag kommer att dö på rasten den fjärde november, ungefär kvart över tio.”

”Då måste vi ju gräva!” sa {child}.

”Gräv”, sa {friend} till grävmaskinen. ”Det vore roligt att se mammas min.”

Då föll skopan. ”Det här är fel”, sa grävmaskinen efter varje tag. ”Säg till när det räcker.”

{child} hörde nog att det inte längre var en fråga om djup.

”Det räcker inte”, sa {child.he}.

# on-strike
Den som satte stopp var {pet}. {@interest}, och hydrauliken hade gjort skopan ljum som en säng som någon just har klivit ur. När den vilade mot kanten ett ögonblick klev {pet} ner i den, snurrade två varv och la sig.

”Ta bort {@beast}”, sa grävmaskinen.

{child} lyfte ut {pet.him}. {Pet} gick tillbaka. {Friend} lyfte ut {pet.him}. {Pet} gick tillbaka, och nu la {pet.he} tassen över nosen.

”{Pet} strejkar”, sa {friend}. ”Någon måste ju.”

”Jag tippar inte {@abeast}”, sa grävmaskinen, och det hördes hur lättad den var. Motorn tystnade. Diket låg där, färdigt till två tredjedelar, och [adult: {adult} | {friend's} mamma] ropade att det var kväll.

# a-crash
Klockan sju på lördagsmorgonen kom flyttbilen. Den svängde in baklänges, och chauffören såg inget dike, för vem letar efter diken i en uppfart? Det hördes ett brak. När {child} kom ut på gräset i sina pyjamasbyxor stod bilen på sned med bakhjulet i hålet. Bakdörrarna hade farit upp.[music:  Bilradion spelade {music}, som om ingenting hade hänt.] {Friend's} säng hängde halvvägs ute, och lådan där det stod ”{friend's} saker” på hade gått sönder över hela gruset.

Ingen var skadad. Chauffören gick mest runt bilen och sa ”jaha” med olika tonfall.

# a-cow-in-two
{Friend} satt på huk och plockade. Strumpor, ritblock[athlete: , affischen med {athlete}], snäckan från Öland. {Friend.He} höll i en liten lerfigur som {child} hade gjort i tvåan. Den föreställde en ko, eller möjligen {friend}. Nu var den i två delar, och då grät {friend.he}, utan ljud, med bara axlarna.

{child} skämdes så att benen blev mjuka. {Child.He} hade tänkt sig att {friend} inte skulle kunna åka. {Child.He} hade inte tänkt sig hur det skulle se ut när {friend.he} inte kunde det.

{Child.He} gick fram.

”Det var jag som ville ha det”, sa {child.he}. ”Jag ville att du skulle bli kvar.”

”Tror du inte att jag ville det?” sa {friend}. ”Det var ju jag som sa att den skulle gräva!” {Friend.He} snörvlade. ”Men jag vill ha min säng hel, {child}. Var jag än ska ligga i den.”

# you-must-show-me
Grävmaskinen hade redan startat. Den sa inte att det var vad den hade sagt. Den väntade med skopan i luften.

”Jag ser inte hjulet härifrån”, sa den. ”Du måste visa.”

{Friend's} mamma och chauffören fick backa ända bort till häcken[adult: , där {adult} redan stod]. {child} ställde sig borta på gräsmattan där alla kunde se {child.him} och lyfte händerna, som {child.he} hade sett vägarbetarna göra. Höger hand neråt: sänk. Båda handflatorna inåt: sakta. Skopan gick in under bilens bakaxel, alldeles försiktigt. {child} höll armarna uppe fast de skakade, och bilen steg, en centimeter i taget.

”Säg till när det räcker”, sa grävmaskinen, alldeles lågt nu.

Hjulet kom över kanten.

”Det räcker!” ropade {child}. Det var det tyngsta {child.he} hade sagt i hela sitt liv, och bilen rullade fri.

# a-road-again
Sedan fyllde de igen diket, skopa för skopa, tills det var en väg igen.

När allt var packat hade chauffören fortfarande kaffe i muggen[elder: , för {elder} hade fyllt på], och {friend's} mamma sa att de fick fem minuter och att hon skulle stå bredvid.

”Kliv i”, sa grävmaskinen.

{Pet} låg förstås redan där. De satte sig på var sin sida om {pet.him} med ryggen mot den ljumma plåten, och grävmaskinen lyfte dem, inte högt, bara så att de kom över syrenhäcken och kunde se vägen. Den gick förbi kiosken och [school: {school} | skolan] och försvann upp i skogen, norrut.

# road-all-the-way
”Den är ju inte avgrävd någonstans”, sa {child}.

”Nej”, sa {friend}. ”Det är väg hela vägen. Åt båda hållen, dessutom.” {Friend.He} hade satt ihop kon med tuggummi och höll den i knäet. ”Höstlovet är vecka fyrtiofyra. Du får låna hängslena.”

”Säg till när det räcker”, sa grävmaskinen under dem.

Ingen av dem sa till. Kaffet tog slut nere på gården, och {friend's} mamma tittade på klockan och tittade sedan bort. Och grävmaskinen stod alldeles stilla med sin arm i luften och höll dem kvar där en stund till.

# @whose
sin katt {pet}
## if pet.cat
{child's} katt {pet}
## if pet.dog
{child's} hund {pet}

# @interest
{Pet.He} var en grå huskatt och inte intresserad av någonting som inte var varmt
## if pet.cat
{Pet.He} var {a breed} och inte intresserad av någonting som inte var varmt
## if pet.dog
{Pet.He} var {a breed} och hade letat hela kvällen efter ett ställe att ligga på

# @beast
katten
## if pet.dog
hunden

# @abeast
en katt
## if pet.dog
en hund
