title: Fyra centimeter
title: Som en väst
guest friend: Märta (hon), Melker (han)
guest builder: Rune (han), Gösta (han)
guest minder: Josefin (hon), Hedda (hon)
guest butter: fru Pihl (hon), fru Dahl (hon)

# too-wide
Båten blev färdig den första lördagen i augusti, och det var då som alla märkte att den inte gick ut genom dörren.

Gamle {builder} hade byggt på den i tre vintrar, i rummet åt gården. Det var en roddbåt, lång och gul som honung. {child} hade slipat det mesta av vänstra sidan. {Friend}, som bodde granne med {builder} och hade varit {child's} bästa vän sedan de båda hade armpuffar, hade slipat det mesta av den högra.[pet.dog:  {Pet} hade sovit under den och hjälpt till med hyvelspånen.][pet.cat:  {Pet} hade provat alla sittplatserna.] Nu stod de i var sin ände, och [adult: {adult} | {minder} från andra sidan gatan] lade ett måttband över mitten.

”Hundratjugofyra”, sa [adult: {adult} | {minder}]. [adult: {adult.He} | Hon] mätte dörren, och sedan mätte [adult: {adult.he} | hon] den en gång till och hoppades. ”Hundratjugo.”

Ingen sa något på en stund.

”Fyra centimeter”, sa [adult: {adult} | {minder}]. ”Du kan inte få den att hålla in magen lite?”

”Det är en båt, inte ett par byxor”, sa {builder}. Han verkade inte särskilt ledsen. ”Nåja. Då får den väl stå där den står. Vill någon ha kaffe?”

Sitt eget kaffe drack han i båten, på mittersta sätet, i tofflor.

# sixteen-days
Hela veckan kom folk och gav råd. {Butter} på nummer nio tyckte att man skulle smöra den.[elder:  {Elder}[elder2:  och {elder2}], som hade kommit för att hjälpa till, trodde mer på skorstenen.] [adult: {Adult} | {Minder}] ritade på baksidan av kuvert, och på alla ritningarna rasade huset.

”Det måste finnas ett sätt”, sa {child} på torsdagen[sport: , efter {sport}]. {Child.He} låg på båtens botten och såg i taket. {Friend} låg åt andra hållet, med fötterna bredvid {child's} öra.[pet.dog:  {Pet} låg tvärs över alla fyra vristerna.][pet.cat:  {Pet} låg ovanpå båda två.][pet.other:  Hemma hade {Pet} också blivit tillfrågad och hade inga förslag.] ”Det är ju bara matte. Du är bra på matte.”

”Jag har räknat”, sa {friend}. ”Det är fyra centimeter.” Sedan sa {friend.he} till lampskärmen: ”Det är sexton dagar också.”

{child} sa något om att det lät som om kaffet kokade över, och gick.

Om sexton dagar skulle {friend} flytta till Övre Vik. Det visste {child} mycket väl. Men {child.he} hade kommit på att om man aldrig talade om en sak, och gick ut ur rummet fort så snart den kom på tal, så var den inte riktigt sann än. {Child.He} hade gått ut ur rum sedan i juni.

# twice
Den kvällen gick {child} tillbaka efter sin tröja. {Builder} satt i båten igen, utan att ha tänt[music: , och nynnade på något av {music}, eller ditåt], och hyvlade på en bit trä som inte behövde det. Och där i dörren kom {child} att tänka på en sak.

{Builder} hade varit snickare i femtio år. Han kunde se på en hylla tvärs över gatan och säga vilken ände som hängde.

”{Builder}”, sa {child}. ”Du mätte dörren.”

Hyveln stannade.

”Du mäter allting. Du mätte min födelsedagstårta.”

”Det var en mycket ojämn tårta”, sa {builder}.

{child} väntade.

# like-a-waistcoat
”Jag mätte den två gånger”, sa han till sist. ”Innan jag sågade till en enda planka. Hundraarton stod det på ritningen. Det var min Vera som skickade efter den. Det skulle bli vi två. Uppför ån på söndagarna med en termos. Sedan var det bara jag, och jag tänkte, jag bygger den, jag har ju sagt det. Och den var sällskap. Varje morgon kom jag in här, och då fanns det något att ta itu med. Och så tänkte jag: när den är klar bär de ut den härifrån, och då är det bara ett rum.” Han gned sig om näsan. ”Så jag lade ut den lite. Som en väst. Om den inte kom ut, så var det inte slut.”

{child} klättrade i och satte sig bredvid honom. Det var precis lagom för två.

”Hjälper det?” frågade {child}.

”Nej”, sa {builder}. ”Det har bara tagit slut varje kväll i stället, när jag har suttit i den och den inte har kommit någonstans.”

{child} tänkte på sexton dagar. För tre veckor sedan hade det varit trettiosju, och varenda en av de dagarna hade {child.he} gått ut ur rum. Och i alla de rummen hade {friend} suttit.

# finally
{child} glömde tröjan. {Child.He} gick ut och över den låga muren, där {child.he} hade klättrat tusen gånger, och fram till {friend's} fönster.

”Jag vill inte att du ska flytta”, sa {child} när det öppnades. ”Jag har varit hemsk. Jag vill inte att du ska flytta alls.”

”Äntligen”, sa {friend} och brast i gråt. Sedan grät de båda två, genom fönstret, för ingen av dem hade tänkt på att det fanns en dörr. Och det var {friend} som mitt i en snyftning, med gardinen mot ansiktet, slutade tvärt.

”{child}”, sa {friend}. ”Hur brett är ett fönster?”

# out-it-came
Det i {builder's} rum var hundrasextio, om man tog bort karmen. Han hade satt i det själv, och nu fick han ur det på fyrtio minuter, visslande. På lördagen kom hela gatan[city: , och det är många även för att vara {city}]. {Butter} hade med sig smör, för säkerhets skull.[elder:  {Elder} hade fyllt termosen.] De vuxna tog båten, och {child} och {friend} banade väg[athlete:  som om det var {athlete} som kom]. [adult: {Adult} | {Minder}] gick först, baklänges, och sa ”Sakta, sakta”, och ut kom den, i det första solsken den hade sett.

# the-name
De bar ner den till ån, och alla tog på sig flytväst, även [adult: {adult} | {minder}], som skulle stanna på land[pet.dog: , och {Pet}, som inte skulle det][pet.cat: , men inte {Pet}, som hade gått hem när det blev så mycket vatten][pet.other: , men inte {Pet}, som väntade hemma]. I aktern hade {builder} målat namnet, och det hade han hållit hemligt under en kökshandduk: Fyra centimeter.

”Hur långt är det till Övre Vik?” frågade {friend}. ”Sjövägen?”

”Tre kilometer”, sa {builder}. Han hade termosen mellan fötterna. ”Tre kvart, om man räknar med änder. Jag tänkte att vi tar söndagarna.”

”Varenda söndag?” sa {child}.[school:  ”Även när {school} har börjat?”]

”Varenda söndag”, sa {builder}. ”Och i veckorna har jag ett stort fint rum att börja på nästa i.”

# the-oars
{child} tog vänster åra och {friend} tog höger. Först åkte de runt i en cirkel.[pet.dog:  {Pet} stod längst fram och såg allting två gånger.] De sa båda att det var den andras fel, och sedan, någonstans vid pilträdet, satt det. Årorna gick i på samma gång och upp på samma gång, och båten, som hade stått så länge och inte kommit någonstans, gled i väg uppför ån som om den hade kunnat vägen hela tiden.
