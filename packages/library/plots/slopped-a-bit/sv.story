title: {Engine} i ladan
title: Säger allt
title: Brandbilen som inte ville
guest friend: Tove (hon), Gustav (han)
guest elder: Stig (han), Ulla (hon)
guest engine: Märta (hon), Selma (hon)
guest minder: Malena (hon), Josefin (hon)

% Ladan är grannens. {elder} är familjens egen, som är där och hjälper till, eller grannen, som har kört brandbilen i trettioett år.
% Om en egen sägs inget yrke: @barn, @pension, @hip, @opened och @since har var sitt sätt.

# who-wouldnt
{@barn}

Nu skulle ladan få nytt tak.

”På fredag kommer takläggarna”, sa {@who}. ”Kan {engine} köra ut själv får hon stå bakom [adult: vårt hus|huset] så länge hon vill. Annars kommer skrotbilen. Jag är ledsen, {elder.short}, men jag kan inte bära ut henne.”

# the-bell
{child} ville att {engine} skulle få stanna. Det var inte krångligare än så. Det var i {engine's} förarhytt {child} hade läst sitt första riktigt långa ord, alldeles själv. Det var SLANGKOPPLING.

{Child.His} bästa vän {friend} ville också att {engine} skulle stanna, men mest av allt ville {friend.he} ringa i klockan. Den var av mässing och satt framför vindrutan, och {elder.short} hade en regel: man ringde bara när hon rullade.

Hela våren hade de försökt få i gång henne. {Elder.short} hade bytt batteriet och tändstiften och sedan batteriet igen. {Elder.He} låg under henne med benen utanför[music: , hörde på {music}] och pratade.

”{@pension} har jag lagt på dig”, sa {elder.he}. ”Skäms du inte?”

{engine} teg.

# the-log
{Friend} förde loggbok[school: , i en skrivbok från {school}]. På onsdagskvällen läste {friend.he} högt ur den, för att se om de hade missat något.

”Tolfte april. Säger ingenting. Sol. Trettonde april. Säger ingenting. Sol. Fjortonde april. Hostar en gång. Regn.”

”Varför skriver du upp vädret?” frågade {child}.

”Det gör man i loggböcker.”

{child} tog boken och läste själv. Sol, ingenting. Sol, ingenting. Regn, hostar. Ösregn, hostar fyra gånger.

”Hon hostar bara när det har regnat”, sa {child}.

”Då är det fukten!” ropade {friend}. ”Hon är förkyld! Vi måste torka henne.”

# not-a-cough
Hela torsdagsförmiddagen torkade de {engine}[elder2: , {elder2} också]. De torkade varenda sladd och slang, först med trasor och sedan med {@whose} finaste linnehandduk.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] bar ut trasorna allt eftersom.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] lade sig på de torra.][pet.other:  Den mjukaste trasan sparade {child} till {pet}.] {Elder.short} vred om nyckeln.

{engine} hostade inte ens.

”Konstigt”, sa {friend}. ”Torrare än så här kan hon inte bli.”

# nine-buckets
{child} satt i förarhytten och tittade upp genom rutan. Rakt ovanför fanns det största hålet i taket. Runt {engine} stod nio hinkar, för regnets skull, och alla nio var tomma.

”{Elder.short}”, sa {child.he}. ”När hinkarna är fulla, var häller du vattnet?”

”I {engine}. I röret på sidan. {@hip}”

{child} klättrade ut, gick bakåt längs {engine's} sida och knackade på den stora tanken. Det lät som att knacka på en tom tunna.

”Hur mycket går det i?”

”Tvåtusen liter.”

”Och hur mycket är det nu?”

”Inget. Det rinner ur. {@opened} Man gör så.”

# never-empty
”Men förr”, sa {child}. ”Hände det någon gång att hon åkte ut utan vatten?”

{Elder.short} kom fram under bilen. {Elder.He} såg riktigt förnärmad ut.

”Aldrig. Inte på trettioett år. Vad tror du folk skulle säga om det kom en brandbil och den inte hade …”

{Elder.He} tystnade. Sedan tog {elder.he} av sig mössan.

”Hon är inte trasig”, sa {child}. ”Hon vill inte åka ut tom.”

{Elder.short} la handen på {engine's} skärm.

”Och här har jag stått och tjatat på dig”, sa {elder.he}. ”Inför barnen.”

# two-hundred
{Friend} räknade redan.

”Tvåtusen liter. Tio liter i hinken. Det blir tvåhundra hinkar!” {Friend.He} gick ett varv runt {engine} och tittade, som {friend.he} tittade på allting, för att kunna skriva upp det. Vid baklyktorna stannade {friend.he}. ”Varför har hon en gungbräda?”

Det var ingen gungbräda. Det var handpumpen, den man tog till när allt annat strejkade, och {@since} sedan 1983.

# up-and-down
De stängde kranen och drog slangen till dammen. {Elder.short} satte ihop kopplingarna utan att titta, klick, klick, klick, och talade illa om moderna kopplingar. Sedan pumpade de. {child} och {friend} hängde i var sin ände, upp och ner, upp och ner, [sport: tyngre än {sport}, ]och inne i {engine} plaskade det, först långt nere och sedan allt högre upp.

Vid femtiden kom {@a} ut för att fråga efter sin linnehandduk. [adult: {adult.He} | Hon] såg på handduken. [adult: {adult.He} | Hon] såg på barnen, som var röda som {engine}. Sedan kavlade [adult: {adult.he} | hon] upp ärmarna och tog {friend's} ände, så att {friend.he} fick vila.

När solen stod lågt rann det över.

# rolling
{Elder.short} satte sig vid ratten med {child} bredvid sig och {friend} ytterst. {Elder.He} vred om nyckeln.

{engine} hostade. Hon hostade en gång till, djupt, som någon som ska hålla tal. Och så gick hon i gång, så att många års damm ramlade av henne. Hon rullade ut i kvällssolen, tung och rak i ryggen[athlete: , som {athlete} på väg till prispallen], och det plaskade om henne.

”{Friend}”, sa {elder.short}.

”Va?” sa {friend}, som skrev.

”Hon rullar.”

Då ringde {friend}. {Friend.He} ringde så att kråkorna lämnade [city: {city}|almen].[pet.dog:  {Pet} skällde i takt.][pet.cat:  {Pet} satt på grindstolpen och låtsades som ingenting.][pet.other:  Det hördes nog ända in till {pet}.]

# on-the-bend
Innan {friend.he} gick hem läste {friend.he} upp dagens rad: ”Torsdag. Sol. Säger allt.”

Den kvällen, när {child} redan låg i sin säng, hörde {child.he} steg i trappan. {Child.He} tittade ut genom fönstret. Över gräset, bort mot brandbilen, gick {@a} i morgonrock med den stora tillbringaren i famnen.

”Vart ska du?” ropade {child}.

”Det skvimpade ut lite i kurvan”, sa {@a}.

# @barn
I {elder's} lada, alldeles intill {child's} hus, stod en brandbil som inte ville.

Hon hette {engine}, hon var från 1961, och hon var röd på alla ställen där hon inte var rostig. {Elder.short} hade kört henne i trettioett år. När stationen skulle göra sig av med henne köpte {elder.he} henne för en hundralapp och en tårta och lät bogsera hem henne. Sedan dess hade hon inte flyttat sig en meter.
## if elder
I grannens lada, alldeles intill {child's} hus, stod en brandbil som inte ville.

Hon hette {engine}, hon var från 1961, och hon var röd på alla ställen där hon inte var rostig. Hon hade ryckt ut i trettioett år. När stationen skulle göra sig av med henne köpte grannen henne för en hundralapp och en tårta och lät bogsera hem henne. Sedan dess hade hon inte flyttat sig en meter, fast {elder} hade kommit den våren för att hjälpa till.

# @pension
En halv pension
## if elder
En hel vår

# @hip
Man bär inte nio hinkar över gården med en sån här höft.
## if elder
Man bär väl inte nio hinkar över gården när man har ett rör.

# @opened
Jag öppnade kranen när hon slutade.
## if elder
Kranen öppnades när hon slutade.

# @since
{elder.short} hade inte tänkt på den
## if elder
ingen hade tänkt på den

# @who
{minder}, som passade {child} den veckan
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @whose
{minder's}
## if adult
{adult's}
