title: Sjutton timmar bort
title: Nu har det passerat månen
title: Tärnan, svara
guest engineer: Annika (hon), Veronika (hon)
guest colleague: Pia (hon), Siv (hon)

% Ingenjören (@a) är {adult}, annars en granne, alltid hon. Rymdsonden är "den". Klockslagen stämmer: iväg 19.02, framme 12.02, tidigast svar 05.02, svaret 11.47 = sex timmar och fyrtiofem minuter.

# past-the-moon
Klockan 19.02 en torsdag i november tryckte [adult: {adult}|grannen {engineer}] på en tangent, och ett meddelande lämnade den stora vita antennen utanför fönstret. Antennen såg inte ut att göra någonting. Det gjorde den aldrig.

”Nu har det passerat månen”, sa {@a}.

Så fort gick det. Ändå skulle det ta sjutton timmar innan meddelandet var framme, om det fanns någon där att komma fram till.

{child} satt bredvid och såg på. {@A} var ingenjör, och i kväll hade {child} fått följa med till kontrollrummet[city:  utanför {city}].

# the-tern
Det var en rymdsond de ropade på. Den hette Tärnan, efter silvertärnan, som flyger längst av alla fåglar. Den var stor som ett kylskåp och hade sänts upp när {@a} var {age}, precis så gammal som {child} var nu. För länge sedan hade den lämnat den sista planeten bakom sig. I trettiofem år hade den svarat när man ropade. I april slutade den.

För att spara ström lyssnade Tärnan bara en timme om dygnet. Den timmen hade {@a} ropat, varje kväll i sju månader. På måndag skulle antennen tas över av ett annat projekt.

# the-kitchen-clock
Det var {child} som hade kommit på det, i tisdags, med munnen full av potatis[!adult: , när {engineer} åt middag hos dem]. Ingen hade ställt om köksklockan till vintertid, och {child} hade stått ensam utanför en låst idrottshall i en timme.

”Tänk om den inte är trasig”, hade {child} sagt. ”Tänk om den bara har fel på klockan. Då lyssnar den varje dag. Fast inte när ni ropar.”

{@A} hade lagt ner gaffeln. Sedan hade {@he} ringt till Chile.

# seventeen-and-seventeen
För jorden snurrar, och en antenn kan bara ropa så länge den ser rätt bit av himlen. När den här vände sig bort skulle Chile ta över, och sedan Australien. Ett helt dygn utan paus, samma två ord om och om igen: Tärnan, svara.

”När får vi veta?” frågade {child}.

”Sjutton timmar dit och sjutton hem”, sa {@a}. ”Klockan två minuter över fem på lördag morgon, tidigast. Om det är så att den lyssnar just när det första ropet kommer. Annars senare. Annars aldrig.”

# planets
{child} höll räkningen. När de körde hem genom rondellen vid affären passerade meddelandet Mars bana. När {child} åt en ostmacka[pet: , med {pet} som åskådare,] nådde det ut till Jupiters. När {child.he} borstade tänderna var det vid Saturnus bana, och {child} låg vaken ända tills det var förbi Neptunus.[pet:  {Pet} hade somnat redan vid Uranus.] Sedan fanns det inga fler planeter att räkna. Då somnade {child.he}, och meddelandet fortsatte genom mörkret utan {child.him}.

# fish-pie
Det fortsatte medan {child} åt gröt, och medan {child.he} skrev ett matteprov som gick sådär. Klockan 12.02 på fredagen stannade {child.he} mitt i lunchkön[school:  {at school}] med brickan i händerna.

”Nu är det framme”, sa {child}.

”Det har stått framme sedan halv tolv”, sa [friend: {friend}, {child's} bästa vän|killen bakom]. ”Det är fiskgratäng.”

Men hundratjugo gånger längre bort än solen hade en maskin kanske just vaknat. Eller inte. Antingen hade det hänt eller också hade det inte hänt, och det fanns inte en människa som kunde ta reda på vilket, hur klok eller rik hon än var[elder: , inte ens {elder}][elder2:  och {elder2} tillsammans]. Ingenting går fortare än ljuset[athlete: , inte {athlete} heller]. {child} tyckte att det var outhärdligt.[sport:  {child.He} försökte {play sport} för att tänka på något annat, men det hjälpte inte.] Framåt kvällen tyckte {child.he} att det var lite skönt också. Alla fick vänta lika länge.

# grass
Klockan 05.02 på lördagen satt {child} i kontrollrummet med en filt om axlarna. På skärmen syntes bruset, en rad grönt som vajade likt gräs. Det spelade ingen roll vilken antenn som lyssnade, allt hamnade här.

Ingenting. Klockan sex, ingenting.[music:  {child} hade nynnat {@song} från början till slut så många gånger att {@a} stämde in.] Klockan sju, ingenting, och {@a} slutade låtsas läsa tidningen. Klockan åtta kom {@as} kollega {colleague} med bullar[elder:  som {elder.short} hade skickat][friend: , och efter henne kom {friend}, som inte hade kunnat låta bli]. Klockan tio steg Tärnans bit av himlen upp över skogen, och den vita antennen vred sig dit. Bara gräs.

# lonely
”Vad tänkte du?” frågade {child}. ”När du var {age} och den åkte?”

{@A} värmde händerna på koppen.

”Att den måste bli ensam”, sa {@he}. ”Sedan blev jag ingenjör, och då ska man inte säga sånt. Men jag har nog tänkt det hela tiden.”

# one-blade
Klockan 11.47 höll {child} på att skala en mandarin. Då stod det ett strå på skärmen. Mitt i gräset, högre än allt det andra. Ett enda tunt, grönt, alldeles rakt strå.

Ingen i rummet rörde sig.[friend:  ”Nu är det framme”, viskade {friend}.]

Siffrorna kom en i taget, långsamt, för Tärnans sändare var inte starkare än lampan i ett kylskåp. {@A} läste högt, med en röst som inte riktigt höll.

”Batteri: sextio procent. Temperatur: minus fyrtiotre. Mottagare: fungerar. Klocka …”

{@He} började skratta, fast kinderna var våta.

”Klocka: sex timmar och fyrtiofem minuter fel.”

{Colleague} skrek så att bullarna hoppade på fatet. I högtalaren jublade Chile, och strax efteråt Australien. {child} satt kvar med mandarinen i handen.

# every-day
{child} tänkte på Tärnan, som hade vänt örat mot jorden en timme varje dygn, och varje dygn hade det varit tyst.

”Den har lyssnat”, sa {child}. ”Varje dag i sju månader har den lyssnat.”

”Ja”, sa {@a}. ”Och varje dag har vi ropat.”

{@He} torkade ansiktet med tröjärmen och sköt sin stol åt sidan, så att det blev plats för {child's}.

”Någon måste svara. Jag har lagt in rättningen av klockan. Sedan finns det utrymme för en rad till. Den kan inte läsa den, det vet du, den kan bara ta emot.”

”Får man ändå?”

”Jag är ingenjör”, sa {@a}. ”Jag ser ingenting.”

# not-out-there
{child} tänkte länge. Sedan skrev {child.he}: VI HÖR DIG. GOD NATT.

”Det är mitt på dagen”, sa {@a}.

”Inte där.”

{child.He} tryckte på tangenten. Utanför fönstret stod antennen i novembersolen och såg inte ut att göra någonting.

”Nu”, sa {child}, ”har det passerat månen.”

# @song
{music}

# @a
{engineer}
## if adult
{adult}

# @as
hennes
## if adult
{adult's}

# @he
{engineer.he}
## if adult
{adult.he}
