title: Månen är sen
title: Farväl, vänster stövel
title: Kungen som inte fick dö än
guest king: Valter (han), Sixten (han)
guest tea: Gun (hon), Berit (hon)
guest friend: Melker (han), Iris (hon)

% {king} går i klassen och spelar kung. Lyktan är {friend's}, elektrisk och stor. Månen kommer en halvtimme senare för varje kväll; det sägs en gång, och den kommer.

# perfect
Kungen fick inte dö förrän han hade sett månen. Så hade {child} skrivit i pjäsen, och på torsdagens genrep gick det perfekt.

Kung {king} den store, som egentligen var {king} i {child's} klass[school:  {at school}] i ett par sammetsgardiner, låg längst fram på scenen, lyfte ena handen och sa: ”Innan jag dör, låt mig få se månen.” I samma ögonblick steg den upp över båthusets tak, stor och gul, som om någon hade dragit upp den i ett snöre. [pet.cat: {Child's} katt, {pet}, som tyckte om det taket, satt svart mitt i månen. ]För en gångs skull kom inte ens {king} på något mer att säga.[pet.dog:  Draken, som egentligen var {child's} hund, {pet}, ylade.]

# no-offence
{child} tittade på klockan, skrev tio över åtta i kanten på manuset och strök under det två gånger. Sedan sa {child.he} det som {child.he} ett dygn senare skulle ha gett vad som helst för att få osagt.

”Då behöver vi inte lyktan.”

Det var {friend} som hade gjort lyktan[friend: , och {friend} var {child's} bästa vän]. Lyktan var av ståltråd och silkespapper och lika bred som {friend} var lång, och den hade tagit tre veckors raster, för alla månens grå hav var med, och allihop på rätt ställe.

”Det är bara det att den riktiga är finare”, sa {child}, så att alla hörde. ”Ta inte illa upp.”

”Nej då”, sa {friend} och tittade på sina skor.[elder: 

Bakom dem ställde {elder}, som hade hand om fikat, ifrån sig en kopp, ganska hårt.]

# no-moon
På fredagen satt tvåhundra personer[city:  (halva {city}, såg det ut som)] på filtar framför båthuset, och allting gick som det skulle. [pet.dog: {Pet} hade drakhuvudet på.|Draken hade huvudet på.] Hästens bakdel gick åt samma håll som framdelen. Och prick tio över åtta, när {child} stod bakom ridån och tryckte manuset mot bröstet, lyfte kungen ena handen.

”Innan jag dör, låt mig få se månen!”[pet.dog: 

{Pet} satte nosen i vädret och väntade.]

{child} tittade på båthusets tak. Där var taket[pet.cat: , med {pet} på]. Där var några stjärnor. Mer var det inte.

”Jag sa”, sa {king}, betydligt högre, ”låt mig få se MÅNEN!”

Någon hostade på en av filtarna. Det fanns inte ett moln på himlen. Det var bara det att det inte fanns någon måne heller, och {child} kände hur det hettade hela vägen upp i hårfästet.

# not-a-train
”När kom den i går?” sa en röst i mörkret. Det var [elder: {elder.short}, som en gång hade suttit halva natten i en båt och väntat på den|{tea}, som hade hand om fikat och hade kört båt i fyrtio år].

”Tio över åtta.”

”Och då trodde du att den skulle komma tio över i dag också? Det är inget tåg, vännen. Så här års kommer den en halvtimme senare för varje kväll. Tjugo i nio har du den här.”

En halvtimme. {child} kröp fram bakom pappklippan, så långt {child.he} vågade.

”{king}! Månen är sen. Du får inte dö än.”

”Hur länge till?” sa kungen ur ena mungipan.

”En halvtimme.”

Hela terminen hade {child} tjatat på honom att dö fortare. Nu spred sig en stor lycka över {king's} ansikte.

# farewell
”Men först”, ropade kungen och satte sig upp, ”måste jag ta farväl av mina vänner!”

Han tog farväl av drottningen. Han tog farväl av draken och förlät den[pet.dog: , och {pet} slickade honom]. Han tog farväl av hästen, båda ändarna, en i taget. [pet.cat: Han tog farväl av {pet} på taket, som inte vände sig om. ][pet.other: Han skickade med ett farväl hem till {child's} vän, {pet}. ]Han tog farväl av alla han kände[!elder:  på filtarna] – ”Farväl, [elder: {elder}|moster Inger]! Dina bullar voro mäktiga![elder2:  Farväl, {elder2}, som åt upp dem!]” – [athlete: och av {athlete}, som han aldrig hade träffat, ]och så dog han, och folk klappade, och sedan kryade han på sig.

”Farväl, vänster stövel”, sa han. ”Du har varit en god stövel. Farväl, höger stövel. Du har skavt.”

Vid det laget tjöt folk av skratt. Men när klockan blev halv nio hade han [music: nynnat {music} från början till slut och ]tagit farväl av [sport: {sport}, av ]sitt skägg och av alla fingrarna, rösten lät som en gammal kråka, [elder: {elder.short’s} kaffe var slut, ]och längst bak var det någon som började vika ihop sin filt. Och någon till. {king} tittade bort mot {child}. Han hade ingenting kvar att ta farväl av.

# six-steps
{friend} skötte ridån. Det var sex steg dit, och det var de längsta {child} hade gått på hela kvällen.

”Jag önskar att vi hade din lykta”, sa {child.he}.

”Men du sa ju –”

”Jag vet vad jag sa. Det var elakt, och du hade kämpat så med den. Jag blev bara så glad för att den riktiga kom på min replik.”

{Friend} lindade repet runt handen och lindade upp det igen.

”Den står bakom fikabordet”, sa {friend.he}. ”Jag tog med den ändå. Ifall det skulle bli mulet.”

# every-sea
De fick hjälpas åt att bära den[elder: , och {elder.short} fick flytta på fikabordet]. De var inte med i pjäsen, men de gick rakt ut framför tvåhundra personer. {Friend} tände lyktan, och så lyfte de den så högt de nådde. Den lyste. Man såg vartenda hav.[pet.dog:  {Pet} ylade.][pet.cat:  Uppe på taket vände sig {pet} om och stirrade.]

”Ah”, kraxade kungen. ”Månen.”

Folk satte sig igen och bredde ut sina filtar. Det gick en minut, och en till. {child's} armar började skaka.

”Våga inte släppa”, viskade {friend}.

”Jag släpper inte.”

# two
[pet.dog: Då ylade {pet} igen, inte mot lyktan utan förbi den. En liten pojke reste sig.|Då reste sig en liten pojke och pekade, inte på lyktan utan förbi den.]

”Där kommer en till”, sa han.

Längs båthusets tak [pet.cat: och {pet’s} rygg ]hade det blivit ljust. Ljuset fick en kant, och en axel, och så var månen uppe, långsam och gul, och hängde där bredvid lyktan som om de var ett par.

{king} tittade på den ena, och sedan på den andra.

”Två”, sa han. ”Nu har jag sett allt.” Och så dog han, på en enda sekund.

# rounder
Efteråt, när alla hade klappat färdigt och [elder: {elder.short}|{tea}] staplade koppar, satt {child} och {friend} på scenkanten med [pet.dog: {pet} sovande på drakhuvudet och ]lyktan mellan sig.

”Det fattas en bit på den riktiga”, sa {friend}. ”Titta. På ena sidan.”

{child} tittade länge på dem båda två.

”Din är rundare”, sa {child.he}.[elder: 

Bakom dem ställde {elder.short} ifrån sig en kopp, mjukt.]

Alla filtarna var borta nu, [pet.cat: bara {pet} satt kvar på taket, ]och gräset var silver hela vägen ner till vattnet. {Friend} stack in handen och släckte sin måne. Den andra lät de vara tänd.

# picture 3
Månen är av papper.
