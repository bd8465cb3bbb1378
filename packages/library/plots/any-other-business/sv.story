title: Övriga frågor
title: Punkt tre, solhattar
title: Med en hand
guest friend: Femi (han), Disa (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som är med på ön är mormor eller farfar, annars {adult}, annars {minder}. {Friend} är en allvarlig ordförande. ”Övriga frågor?” låter likadant varje gång.

# a-white-dot
På ön fanns det ingenting utom sand och palmer, [city: och det var långt till {city}, ]och det var därför de hade hyrt en båt för att åka dit på picknick: {child}, [!friend.known: [child.name: bästa vännen | {child.his} bästa vän] ]{friend} och {@first}.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] var också med och ville att någon skulle kasta pinne.] ”Jag gör fast båten”, sa {child}. {Child.He} var {age}, och i ett överlevnadsprogram hade {child.he} en gång sett en man slå just den knopen med en hand medan han pratade om skorpioner.

När de hade tittat på andra sidan av ön och kom tillbaka var båten en vit prick på väg ut till havs. I den låg deras telefoner, och efterrätten.[elder2:  {Elder2} hade gjort efterrätten och ville ha skålen tillbaka.]

”Det är mitt fel”, sa {@a}. ”Jag skulle ha dragit upp den längre på stranden.”

{child} öppnade munnen för att säga att det var knopen, men sa det inte. Och för varje minut blev det svårare att börja.

# item-one
{Friend} klev upp på en stor sten. {Friend.He} hade en gång suttit med på ett helt årsmöte[school:  {at school}] och visste hur sådant går till.

”Jag förklarar mötet öppnat”, sa {friend.he}. ”Punkt ett. Kommer vi att dö?”

”Nej”, sa {@a}. ”Färjan går förbi här morgon och kväll.”

”Bifalles”, sa {friend}. ”Punkt två. Vad har vi?”

De hade gott om vatten, en påse smörgåsar, en jättestor orange handduk[sport:  som annars brukade följa med på {sport}] och en tvättlina, för {@a} tog med sig en tvättlina överallt.

# hats
”Punkt tre”, sa {@a}. ”Solhattar.”

”Solhattar är egentligen ingen punkt”, sa {friend}.

”Solhattar”, sa {@a}.

De satte på sig solhattarna.

”Övriga frågor?” sa {friend}.

{child} hade fått en knut i magen. Den var mycket bättre slagen än den i båten.

”Nej”, sa {child.he}.

# slightly-warm
De byggde ett vindskydd av drivved och palmblad. {child} gned två pinnar mot varandra i en timme, tills den ena var en aning varm.[pet.dog:  {Pet} väntade på att någon skulle kasta den.]

”I programmet ryker det vid det här laget”, sa {child}.

”I programmet”, sa {friend}, ”står det en man bakom kameran med en smörgås.”

# orange-towel
Ute på udden reste de en hög stång, där den orange handduken skulle vaja så att färjan fick syn på den. {@A} räckte {child} tvättlinan som om det var självklart, och {child} kunde inte gärna säga nej. {Child.He} knöt fast handduken.

”Övriga frågor?” sa {friend}.

”Nej”, sa {child}.

I solnedgången kom färjan runt udden, vit och långsam, med ljus i alla fönster[music:  och {music} ombord]. Då blåste det upp, och {child} såg hur knopen öppnade sig, alldeles mjukt, som en hand som släpper taget. Handduken seglade i väg över träden som en stor orange fågel.

De ropade sig hesa[athlete: , som om det gällde {athlete}], men färjan blev mindre och mindre, och sedan var det mörkt.

# worse-than-the-dark
De satt tätt tillsammans i vindskyddet, med {@a} i mitten.[pet.cat:  Hemma låg {pet}[!pet.known: , {child’s} katt,] säkert i den bästa fåtöljen vid det här laget och ville behålla den.][pet.other:  Hemma var det grannen som matade {pet}, som alltid ville ha lite till.]

”Jag tänker hela tiden på den där båten”, sa {@a}. ”Jag tog med er två hit ut, och så kunde jag inte ens …”

Rösten hade blivit alldeles tunn. {child} hade aldrig hört den bli sådan, och det var värre än mörkret.

# i-call-a-meeting
”Jag vill ha ett möte”, sa {child}.

”Nu?” sa {friend}.

”Punkt ett. Övriga frågor.”

”Man kan inte börja med övriga …”

”Jag har en”, sa {child}. {Child.He} hade tag i {@s} ärm och talade till den. ”Det var jag som gjorde fast båten, {@a}. Du drog upp den jättebra. Jag tog en knop från teve, och det var inte ens en knop, och sedan gjorde jag om den med handduken. Och jag lät dig tro att det var du. Hela dagen.”

# put-it-down
Havet gick ut och in. Sedan kände {child} hur {@a} började skaka, och det dröjde en stund innan {child.he} förstod att det var skratt.

”Med en hand”, sa {@a}. ”Som han med skorpionerna.”

”Såg du det?”

”Jag tänkte att du såg så säker ut.” {@He} drog {child’s} huvud intill sig. ”Jag kommer att bli arg för den där efterrätten, {child}, men det tar vi i morgon, när jag kan se dig. Vilken sak att gå och släpa på en hel dag. Du kunde ha lagt ner den redan till lunch.”

”Ska jag ta med det här i protokollet?” frågade {friend}.

”Nej”, sa {child} och {@a}.

# the-rabbit
”Ge mig händerna då”, sa {friend} och flyttade {child’s} fingrar längs tvättlinan i mörkret. ”Du gör en sjö. Ormen kommer upp ur sjön, kryper runt bakom trädet och går ner i sjön igen. Dra åt.”

”Det där är för småbarn.”

”Det där är för fartyg”, sa {friend}. ”En gång till.”

De höll på tills {child’s} fingrar klarade sig på egen hand.

# the-captain
På morgonen hittade de handduken i en buske. {child} knöt fast den i stången, upp, runt och ner, med båda händerna. När färjan kom, kom också vinden. Handduken slog och smällde, och knopen drog åt sig, hårdare och hårdare, och höll.

Färjan tutade. Långsamt, som ett hus som vänder sig om, svängde den mot dem, och bakom den guppade en liten vit båt. Kaptenen kom själv in till stranden med den.

”Jag hittade den här”, sa hon. ”Kan någon av er göra fast den?”

{@A} såg på {friend}, och {friend} såg på {child}. {child} knöt fast den i en palm. Kaptenen ryckte i repet och nickade.

# spoons
Senare satt de på färjans däck, insvepta i filtar, med efterrätten.[elder2:  Skålen var hel, precis som {elder2} hade velat.][pet.dog:  {Pet} hade tagit med sig en pinne, och kaptenen kastade den.][pet.cat:  {Pet} skulle få lämna tillbaka fåtöljen nu.][pet.other:  {Pet} skulle få lite till.]

”Jag förklarar mötet öppnat”, sa {friend}. ”Punkt ett. Skedar.”

”Punkt två”, sa {@a}. ”Solhattar.”

”Övriga frågor?”

”Nej”, sa {child}, och det var sant.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
