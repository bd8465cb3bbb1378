title: Vem står på tur?
title: Björnen i frisörstolen
title: Tuggummikungen
guest friend: Lovis (hon), Jonatan (han)
guest elder: barberare Lugg (han), frisör Fläta (hon)

% {elder} är familjens egen, som hjälper till, eller den som har salongen. Björnen säger aldrig fler ord än han behöver. ”Vem står på tur?” ropas, sägs, och frågas till sist av en björn.

# an-emergency
På lördagarna[adult: , medan {adult} handlade,] sopade {child} golvet {@shop}, och den här lördagen kom {friend}, {child.his} bästa vän, inrusande med en jättelik rosa klump tuggummi i håret. Klockan fyra skulle {friend} vara Solkungen[school:  {at school}] inför [city: halva {city} | hela stan], och ingen i hela Frankrike hade finare hår än Solkungen. Nu var klockan halv tre.

”Fort!” sa {child}. ”Det är en nödsituation!”

”Då får det bli en nödsituation i kön”, sa {elder.short}. Salongens enda regel hängde inom glas och ram: DEN SOM STÅR PÅ TUR STÅR PÅ TUR.[elder2:  {Elder2} dammade av den på lördagarna.] {Elder.short} skakade ut skynket. ”Vem står på tur?”

Bakom en tidning vid väggen reste sig en björn.

# brush
Han var riktig, brun och enorm, och han luktade våta löv. Han klev upp i stolen, och stolen sjönk.

”Borsta”, sa björnen. ”Överallt. Före vintern.”

”Men det tar ju till jul!” sa {child}.

”Det är min tur”, sa björnen.

{Elder.short} satte i gång. {child} tog en borste till och gav sig på vänster ben, och {friend} kommenterade. Det brukade {friend.he} göra när {friend.he} blev nervös[sport: , med den röst man har till {sport}].

”Och det är en trög inledning här på benet”, sa {friend.he}. ”[athlete: {athlete} hade varit i mål nu. |]Publiken är otålig. Kungen har tuggummi på ena örat.”

# my-turn
”Skulle inte min vän kunna få gå före?” frågade {child}.

”Nej”, sa björnen.

”Varför inte?”

”Jag väntade. Jag läste om golf.”

”Men det tar bara fem minuter!”

”Får fem minuter gå före mig, så får någon annan gå före de fem minuterna. Vart tar då min tur vägen? Folk har trängt sig före mig i hela mitt liv, för att de skrek först.” Han blundade. ”Knävecket, tack.”

# bald-all-over
{child} sopade golvet i stället, så hårt att kvasten böjde sig. Pälsen låg i drivor[pet.dog: , och i den djupaste låg hunden {pet}][pet.cat: , mer än katten {pet} lämnade i soffan på ett år][pet.other: , så att {pet} hade kunnat gå vilse i dem].

”Låt bli”, sa björnen. ”Det där är min bädd.”

”Det är skräp!”

”Det är varmt. Slänger du det som är varmt?”

”Sparar du på skräp?”

”Du är kal överallt”, sa björnen. ”I dina kläder skulle jag inte vara så mallig.”

”Oj”, sa {friend}. ”Den tog. {child} går ner för räkning.”

# tactics
Vid tretiden hade björnens huvud börjat nicka.

{Friend} drog in {child} bakom rockarna. ”Honung”, sa {friend.he}. ”Han reser sig för att hämta den, och jag hoppar i.”

”Det är att tränga sig.”

”Det är taktik.”

”Han skulle veta det”, sa {child}. Och det retade {child.him} en hel del att {child.he} brydde sig om det.

# till-march
Då lät det som när en lastbil parkerar. Björnen hade glidit ner i stolen, och han snarkade.

”Oj då”, sa {elder.short}. ”Nu har han gått.”

”Gått?”

”I ide. Vi får ha honom kvar till mars.”

”Nej!” sa {friend}. {Friend.He} drog i ena tassen och {child} drog i den andra. Björnen suckade och lade sig till rätta. Flaskorna skallrade av snarkningarna[music: , och {music} på radion hördes inte alls].

# gum-king
{Friend} satte sig i pälsen. {Friend.He} hade slutat kommentera, och det var mycket värre än något {friend.he} kunde ha sagt. ”Alla kommer att skratta”, sa {friend.he}. ”De kommer att kalla mig Tuggummikungen.”

{child} satte sig också, tätt intill. Det kändes hjälplöst. Det surrade i händerna, och det fanns ingenting för dem att göra. ”Inte jag”, sa {child.he}.

”Nej, det vet jag väl.”

# one-snip
{child} tittade upp. Inte ens i sömnen hade björnen det bekvämt. Den ena baktassen ryckte hela tiden. ”Vad är det för fel på honom?” frågade {child.he}.

{Elder.short} stack in fingrarna i pälsen och såg upp i taket och lyssnade med händerna. {Elder.He} letade bakom örat.

”Där”, sa {elder.he}. ”Det var aldrig borsten han behövde. Han har en tagg här, ända inne vid skinnet.”

Saxen sa klipp, en enda gång. Ut kom taggen. Baktassen slutade rycka.

”Så nu är hans tur över”, sa {child} långsamt. ”Han vet bara inte om det.”

# not-loud
Dra bort honom gick inte, och lura honom gick inte. Men det fanns en sak som den björnen aldrig skulle sova sig igenom.

{child} ställde sig vid örat. {Child.He} lade en hand på den varma pälsen och sa det på precis samma sätt som {elder.short}, inte högt.

”Vem står på tur?”

Ett öga öppnades. Snarkningen tystnade.

”Inte jag”, mumlade björnen. Han hävde sig upp och såg sig om i salongen. Så pekade han med hela armen, rakt på {friend}. ”Den där. Kom in efter mig. Jag såg det.”

{Friend} sprang till stolen.

# one-hair
{Elder.short} synade klumpen och drog in luft mellan tänderna. ”Det där får vi klippa bort. Alltihop, ända hit upp.”

”Solkungen kan inte vara snaggad!”

”Får jag?” sa björnen.

Han slickade en klo ren. Med yttersta spetsen tog han tag i ett enda hårstrå och drog ut det ur tuggummit. Sedan tog han nästa. {child} höll {friend's} huvud stilla, och {friend} höll andan.

”Och nu lossnar det”, viskade {friend.he} när {friend.he} vågade. ”Han har fått tag i hörnet. Publiken tror inte sina ögon.”

Tjugo i fyra var tuggummit ute, och björnen åt upp det. ”Rosa”, sa han. {Friend} satte på sig kronan och sprang.

{Friend} var en magnifik kung. Det tog en evighet för {friend.him} att dö.[adult:  {Adult} fick låna en näsduk.]

# warm
Björnen var kvar när de kom tillbaka. {child} hade tänkt sopa, men först hämtade {child.he} ett örngott och packade det fullt med päls, till sista tussen[pet:  utom en, som var till {pet}].

”Varmt”, sa {child.he} och räckte över det.

Björnen såg på örngottet en bra stund. Sedan såg han på {child's} hår, som var fullt av damm. Han klappade på den stora stolen.

”Vem står på tur?” sa björnen.

{child} klättrade upp. {Elder.short} hängde undan saxen, [elder2: {elder2} vände på skylten i dörren, ]{friend} snurrade långsamt på den andra stolen med kronan på sned, och björnen tog borsten och började, bakom vänster öra, mycket försiktigt.

# @shop
i salongen hos {elder}
## if elder
i salongen, där {elder} hjälpte till
