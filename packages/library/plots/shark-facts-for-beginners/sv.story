title: Hajfakta för nybörjare
title: Sidan ett
title: Någon som inte hade något namn än
guest friend: Kasper (han), Hedvig (hon)
guest elder: Gudrun (hon), Elsie (hon)

% Bebisen heter Bönan tills det finns ett namn, och är aldrig han, hon eller den. Vems magen är sägs inte.
% {elder} har kommit för att hjälpa till. Vännens småsyskon är kusiner om vännen är familjens egen.

# getting-ready
{child} hade förberett sig för bebisen sedan i höstas. Än så länge var det bara en mage, och magen kallades Bönan, för ingen kunde enas om något riktigt namn.

{Child.He} hade skrivit en lista med Saker att lära Bönan: att [sport: {play sport}|stå i mål], att öppna kakburken utan att det hörs, och hajar. {Child.He} hade flyttat sin näst bästa dinosaurie till en lägre hylla[athlete: , ihop med sin näst bästa bild på {athlete}]. Och varenda kväll sedan höstlovet hade {child.he} suttit i soffan[adult:  bredvid {adult}] med munnen tätt intill magen och läst högt ur Hajfakta för nybörjare, en sida i taget och mycket tydligt, så att Bönan inte skulle komma hit och vara alldeles okunnig.

# finished
Så föddes Bönan och kom hem, och {child} tittade ner i korgen.

”Är Bönan färdig?” frågade {child.he}.

”Alldeles färdig”, sa {elder}, som hade kommit för att hjälpa till i två veckor, och hade [elder2: {elder2} och ]egen kudde med sig.

Bönan var röd och skrynklig, hade en mössa som en äggvärmare och såg inte ut att kunna [sport: {play sport}|stå i mål] på ett bra tag. Något namn fanns det fortfarande inte, så på bandet runt foten stod det bara BEBIS.

# like-a-guard
{Pet} kom också på inspektion. {@a-pet} {Pet.He} nosade på korgen i en hel minut. Sedan vände {pet.he} sig om och satte sig framför den, med ansiktet mot dörren, som vakten utanför ett slott.

# enjoy-the-quiet
På fredagen kom {friend}[friend: , {child’s} bästa vän,] för att sova över[school: , direkt från {school}]. {Friend.He} hade tre små [friend: kusiner | systrar] och visste allt.

”De gör ingenting på jättelänge”, sa {friend.he} och kikade ner. ”Sedan gör de allting. Passa på att njuta av tystnaden.”

# so-much-noise
Klockan halv elva samma kväll var tystnaden slut.

Att det fick plats så mycket ljud i någon så liten[city: , eller ens i {city}]! [adult: {Adult} gick fram och tillbaka i vardagsrummet med Bönan, och Bönan skrek. Då tog {elder} över | {Elder} gick fram och tillbaka i vardagsrummet med Bönan] och sjöng ”Imse vimse spindel”, med alla rörelserna. Bönan skrek när spindeln klättrade upp, Bönan skrek när den spolades bort, och när den klättrade upp igen skrek Bönan åt båda hållen på en gång.[music:  De prövade med {@song}, och Bönan skrek genom varenda ton.]

# the-hoover
In kom {friend} hoppande i sovsäcken, som en larv med goda råd.

”Pröva dammsugaren”, sa {friend.he}. ”Min mellersta [friend: kusin | syster] älskade dammsugaren.”

De prövade dammsugaren. [pet.cat: {Pet} lämnade rummet, via gardinerna. ][pet.dog: {Pet} gick och gömde sig bakom gardinen. ]Bönan skrek.

”Tvättmaskinen?” sa {friend}.

Bönan skrek ända tills den hade centrifugerat klart.[pet.other:  Nu var till och med {pet} vaken.]

# sit-there
”Mätt och torr, och har rapat som en sjöman”, sa {elder}. ”Jag begriper inte vad som fattas den lilla stackarn. Sätt dig där i stora stolen, {child}, så ska jag [adult: ordna en kopp te åt {adult} innan någon ramlar omkull | ordna en kopp te innan jag ramlar omkull].”

Och {elder.he} stoppade en kudde under {child’s} armbåge och la Bönan i {child.his} famn.

Bönan var tyngre än andra bönor, och väldigt varm, och nästan bara mun. {child} visste att man skulle sjunga. Men det var nästan midnatt, och {child.he} kom inte på en enda sång. {Child.He} kom inte på någonting. {Child.He} öppnade munnen, och det som kom ut, alldeles av sig självt, var sidan ett.

# no-bones
”En haj”, sa {child}, ”har inte ett enda ben i kroppen.”

Bönan tystnade.

Det gick så fort att det blev en hickning över. Bönans ögon öppnade sig, mörka och förvånade. De for uppåt och de for åt sidan, och letade och letade, tills de hittade {child’s} ansikte. Där stannade de.

”Inte ett enda”, sa {child}, fast lägre. ”Den är gjord av samma sak som din nästipp.”

# your-voice
Ingen rörde sig. I dörren stod {elder} med teet, som höll på att kallna.

”Jag har då aldrig hört på maken”, viskade {elder.he}. ”Det är din röst. Den har Bönan lyssnat på i flera månader. Alla andra i hela världen är nya, {child}. Men inte du.”

”Det gjorde aldrig mina”, sa {friend}. ”Inte en enda av dem.”

# very-slow
”Håkäringen är en haj som kan bli fyrahundra år”, berättade {child} för Bönan. ”Den är väldigt långsam, men det är det ingen som bryr sig om.”

Upp ur filten kom en pytteliten näve, öppnade sig och slöt sig om {child’s} finger, så hårt som en havstulpan.

{Child.He} fortsatte. Boken behövdes inte. [pet.cat: Någonstans vid hammarhajen kom {pet} tillbaka utmed väggen, hoppade upp på armstödet, synade dem allihop och började spinna. ][pet.dog: Någonstans vid hammarhajen kom {pet} fram, synade dem allihop och la hakan på armstödet. ]Någonstans vid brugden föll Bönans ögon ihop. Näven släppte inte.

## or
”Valhajen är stor som en buss”, berättade {child} för Bönan, ”och den har tretusen tänder. Men den har aldrig bitit någon. Den bara har dem.”

Upp ur filten kom en pytteliten näve, öppnade sig och slöt sig om {child’s} finger, så hårt som en havstulpan.

{Child.He} fortsatte. Boken behövdes inte. [pet.cat: Någonstans vid hammarhajen kom {pet} tillbaka utmed väggen, hoppade upp på armstödet, synade dem allihop och började spinna. ][pet.dog: Någonstans vid hammarhajen kom {pet} fram, synade dem allihop och la hakan på armstödet. ]Någonstans vid brugden föll Bönans ögon ihop. Näven släppte inte.

# the-wobbegong
”Nu sover Bönan, hjärtat”, viskade [adult: {adult} | {elder}]. ”Nu kan du sluta.”

Men {child} skakade på huvudet.

”Det går inte”, sa {child.he}. ”Bönan föddes innan jag hade kommit till slutet. Det är sex sidor kvar.”

Och så, mitt i natten, för [pet.cat: en katt, ][pet.dog: en hund, ]{elder}, [adult: en väldigt trött {adult}, ]en larv som hette {friend} och någon som inte hade något namn än, förklarade {child} hur det är med wobbegongen.

# @a-pet
{Pet} var {child’s} [pet.dog: hund | katt], och [pet.cat: hade uppsyn som ett regnmoln | hade nosen i allt som var nytt].
## if breed.British Shorthair
{Pet} var en brittisk korthår, med samma form och uppsyn som ett regnmoln.

# @song
{music}
