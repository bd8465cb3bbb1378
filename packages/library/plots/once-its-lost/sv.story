title: {Pet} och det tappade humöret
title: Tappat är tappat
title: Gång nio
guest clerk: fru Kvist (hon), fru Mård (hon)

% Humöret är "det", damen vid disken är hon. Ett humör fångar man inte, man håller i det.

# umbrella
{Elder} hade tappat bort sitt paraply.

”Jag hade det på bussen”, sa {elder.he} och stod väldigt rak i ryggen. ”Jag hade det när jag berättade för chauffören om mina knän. Och nu har jag det inte.”

Så {child} och {elder.short} och {pet}[!pet.known: , {child's} hund,] gick till hittegodset för att hämta det.[friend:  {Friend}[!friend.known: , som var {child's} bästa vän,] följde med.]

[breed.Dachshund: {Pet} var en tax. {Pet.He} var så lång att när framdelen hade gått in genom en dörr kunde bakdelen stå kvar utanför och fundera på saken. {Pet.He} hade korta ben och en förnäm nos, och ingen hade någonsin berättat för {pet.him} att {pet.he} var liten. | Det som hände {pet} hände rakt igenom hela {pet.him}. När {pet.he} blev glad visste nosen det först, och sedan dröjde det en stund innan svansen fick höra det. {Pet.He} hade en förnäm nos, och ingen hade någonsin berättat för {pet.him} hur stor {pet.he} var.]

# the-counter
Hittegodset låg bakom busstationen, tolv trappsteg ner.[elder2:  {Elder2} väntade där uppe.][age>=9:  {Pet} tog dem två ben i taget.] Nere bakom disken satt en mager dam och löste korsord. På namnskylten stod det {Clerk}.

”Vad är tappat?” sa {clerk}.

”Ett paraply”, sa {elder.short}. ”Svart. Trähandtag.”

”[age>=9: Det säger alla. ]Gång nio. Rör ingenting, och låt inte hunden slicka på rösterna.”

”Slicka på vad?” sa {child}, men då var hon redan tillbaka vid sju lodrätt.

# the-shelves
Hyllorna tog aldrig slut. Först kom VÄNSTERVANTAR och HÖGERVANTAR och LÖSTÄNDER och förvånansvärt många TROMBONER. Men efter gång fyra blev skyltarna underliga.

TAPPADE RÖSTER, stod det på en. Det var syltburkar, och det viskade i varenda en. I en kraxade det ”Ja, må hon leva”[music: , och i en annan nynnade det på {@song}].

[age>=9: TAPPADE MINNEN, stod det på nästa. ”Påminn mig om att titta efter mitt på vägen ut”, sa {elder.short}.

][age>=9: På TAPPADE TRÅDAR rullade ett litet garnnystan i väg, stannade, glömde vart det skulle och rullade tillbaka.

]Och sedan kom TAPPADE HUMÖR. De låg i kakburkar med snöre om locken.[sport:  Ett hade tappats av en man som tittade på när andra skulle {play sport}.] Det skallrade i dem.

# the-sneeze
Då nös {pet}. Det var en liten nysning, men den började i nosen, och på vägen till svansen hann den få upp farten. Bakdelen svängde ut som en grind. Den slog i hyllan. En burk föll, snöret gick av och locket rullade sin väg.

Ut hoppade ett humör.

Det var stort som en igelkott och rött som en brandbil. Det rök om det, och det hade alldeles för många armbågar.

# hmph
”HMPF!” sa humöret och for in i {elder.short's} byxben och ut genom kragen.

”DET HÄR”, vrålade {elder.short}, som aldrig vrålade, ”ÄR ETT VANSINNIGT STÄLLE ATT HA ETT PARAPLY PÅ!” Sedan hoppade det av, och {elder.he} blinkade. ”Kors i all min dar. Var det jag?”

Det studsade vidare till {clerk}, som slängde korsordet i golvet och hoppade på det. [friend: Det studsade vidare till {friend}, som skällde ut en trombon. ]Det studsade vidare till {child}. Det stack och brände i nacken, och plötsligt var {child.he} rasande på sina skor. De var dumma. Båda två. {child.He} sparkade i väg den ena rakt över trombonerna. Sedan hoppade humöret vidare, och då var {child.he} bara någon som frös om foten.

”Stoppa det, någon!” flämtade {clerk}. ”[age>=9: Det där tappade en man som skulle sätta upp ett tält! ]Om det kommer uppför trappan hamnar det i busskön[age>=9: , och sedan på bussarna], och före middagen går [city: hela {city} | hela stan][school:  och hela {school}] och stampar!”[elder2:  Högst upp i trappan stängde {elder2} dörren.]

# the-gap
Humöret smet in under den nedersta hyllan, där springan inte var högre än en tårtbit. {Elder.short's} arm fick inte plats. {child's} gick in till armbågen. {Clerk} petade med en kvast. Det knakade till, det sa HMPF, och hon drog ut en halv kvast.

{Pet} tittade på springan. {Pet.He} tittade på {child}. {Pet} hade övat på soffor i hela sitt liv.

”Varsågod, {pet}”, sa {child}.

{Pet} lade öronen bakåt och postade sig under hyllan som ett brev. [breed.Dachshund: Ett långt brev. | Ett brev med mycket i.] Sist av allt försvann svansen.

# steam
Det morrade. Det sa HMPF. Sedan kom {pet} utfarande med rök ur öronen, för humöret hade farit in i {pet.him}. {Pet.He} rusade omkring i gångarna och skällde på vantarna.[age>=9:  {Pet.He} skällde på löständerna.] {Pet.He} skällde på sin egen svans, som [breed.Dachshund: var långt borta och som ]{pet.he} alltid hade misstänkt.

”Fånga det!” ropade {elder.short}.

”Det går inte!” jämrade sig {clerk}. ”[athlete: {athlete} hade inte kunnat! ]Har man tappat humöret så har man!”

{child} funderade. När {child.he} själv var arg var det aldrig någon som sa åt {child.him} att fånga humöret. De sa åt {child.him} att hålla i det. Och de talade alltid om hur man gör.

# to-ten
{child} satte sig på golvet och öppnade famnen.

{Pet} kom runt hörnet i full galopp och for rakt in i den, med humör och allt. {child} blev rasande på golvet, och på taket, och på lördagar. Men {child.he} höll i.

”Ett”, sa {child.he} mellan tänderna.

{Elder.short} satte sig bredvid, med knän som knakade som kvistar, och lade armarna om dem båda två.

”Två”, sa {elder.short}.

[friend: ”Tre”, sa {friend} och kröp in från andra hållet.

]Vid fyra hade det slutat ryka. Vid sex hade humöret bleknat till rosa.[age>=9:  Vid nio hickade det.] Och vid tio kröp det ut på {pet's} rygg, inte större än ett plommon och varmt som en bulle, rullade ihop sig och började snarka.

”Ser man på”, sa {clerk}. ”Och jag som i alla år bara har knutit hårdare.” Hon tog ner en burk till och knöt upp den. ”Ett”, sa hon till den, mycket vänligt, och längs hela hyllan slutade det skallra, för de andra ville höra på.

# the-collar
Det fanns fyrahundra paraplyer i gång nio, och inget av dem var {elder.short's}. Men {child}, som gick bakom {elder.him} uppför trappan, fick syn på trähandtaget. Det hängde innanför kragen.

”Jaså”, sa {elder.short}. ”Jag tyckte väl att jag stod så rak i ryggen.”

Innan de gick fick {child} en mjuk grå påse av {clerk}, från den allra sista hyllan. På lappen stod det TAPPAD SÖMN.

”Åtta timmar, bästa kvalitet”, sa hon. ”Den är det ingen som kommer tillbaka efter.”

# the-yawn
När {child} hade lagt sig den kvällen knöt {child.he} upp snöret. Något svalt och stilla kom ut, som andra sidan av kudden. Vid fotändan gäspade {pet}. Det var en liten gäspning, men den började i nosen och gav sig sakta av mot svansen, och {child} sov innan den var framme.

# @song
{music}
