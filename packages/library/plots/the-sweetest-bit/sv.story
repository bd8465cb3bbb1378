title: Utsökt
title: Den sötaste biten
title: Ett litet hål
guest jun: Nils (han), Elis (han)

% Snigeln är ”han”. Han kan inte läsa, men han känner på smaken vad ett ord betyder. {jun} har flyttat; en ikryssad vän har inte det.

# in-the-hole
Det var hål i {child's} brev. I hålet satt en snigel och tuggade.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] som aldrig fick tugga på brev, såg på.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt på alla brev som kom, men det här var upptaget.]

”Sluta!” sa {child}. ”Inte det! Det är från {jun}!”

”Utsökt”, sa snigeln.

[elder: ”Sniglar äter vad som helst”, sa {elder}, som rensade i salladslandet. ”De har ingen smak.”

][friend: {jun} och {friend} var {child's} bästa vänner, och {jun} | {jun} var {child's} vän, och han] hade flyttat långt bort[city:  från {city}], till en ö i havet. {child} var {age} år och hade tittat i brevlådan vid grinden varenda dag. Nu hade det kommit ett brev från {jun}, och snigeln hade hunnit först.

# but-i-miss
{child} lyfte undan honom[athlete: , snabb som {athlete},] och läste högt.

”Hej {child}. Havet är bra. Mitt rum är bra. Men jag saknar …”

Och där var hålet.[pet.dog:  {Pet} stack nosen i det.][pet.cat:  {Pet} stack in en tass i det.]

”Vad saknar han?” sa [friend: {friend}|{child}]. ”Vad stod det?”

”Jag kan inte läsa”, sa snigeln. ”Men det var den sötaste biten.”

# a-sign
{child} satte honom på muren. Sedan skrev {child.he} en skylt[friend: . {Friend}][!friend:  och] ställde den i brevlådan. ÄT INTE BREV.

På morgonen var skylten borta. I brevlådan satt snigeln.

”Tack för frukosten”, sa han. ”Lite torr. Men utsökt.”

”Det var ingen frukost! Det var en skylt!”

”Jag vet”, sa snigeln. ”Och du hade gjort den själv.”

# go-away
{child} skrev en till.[friend:  {Friend} strök under.] GÅ DIN VÄG.

Den åt snigeln också. Ögonen for in och ut på honom. ”Sur”, sa han. ”Som krusbär. Men utsökt. Du är en bra kock.”

”Jag är ingen kock!” skrek {child}. ”Och nu får jag aldrig veta vad {jun} saknar! Du är en dum snigel!”

# a-little-dry-door
Snigeln såg på {child} med båda ögonen. Det ena drog sig in. Sedan drog sig det andra in. Sedan drog sig alltihop in, ända längst in i huset, och han stängde om sig med en liten torr dörr.

”Bra”, sa {child}.

Men nästa morgon var dörren stängd fortfarande. [elder: {Elder}[elder2:  och {elder2}] kom med ett salladshuvud, ett av de fina, och snigeln åt inte. {child} knackade|{child} la dit ett salladsblad, och han åt inte. {Child.He} knackade] med ett finger[pet.dog: . {Pet} andades på dörren][pet.cat: . {Pet} försökte med en klo], och ingen kom.

Åh nej, tänkte {child.he}. Han trodde att det var presenter. Han trodde att varenda en var en present från mig.

# sorry
{child} satte sig vid grinden med sin krita och ett rent papper, och så skrev {child.he} ett enda ord, så fint {child.he} kunde. Det la {child.he} framför den lilla dörren.

FÖRLÅT.

{Child.He} väntade och väntade.[pet.other:  {Child.He} gick in och tittade till {pet}, och väntade.]

[pet.dog: {Pet} spetsade öronen. ][pet.cat: {Pet} vred på öronen. ]Det knakade i dörren. Först kom det ena ögat, och sedan det andra. Snigeln lutade sig över papperet och tog en mycket liten tugga.

”Mm”, sa han. ”Varmt. Med lite salt.”

Det var för att {child} hade gråtit på det.

”Har du skrivit det här till mig?” frågade snigeln.

”Ja”, sa {child}.

”Det kände jag”, sa snigeln och åt upp alltihop. ”Utsökt.”

# would-you-know-it
{child} såg på medan han tuggade. GÅ DIN VÄG hade varit surt. FÖRLÅT var varmt. Han kan inte läsa det, tänkte {child.he}. Men han känner på smaken vad det står!

”Snigel”, sa {child.he}, ”om jag skrev ordet som satt i hålet, skulle du känna igen det då?”

”Direkt”, sa snigeln. ”Jag tänker ofta på det.”

Så {child} skrev. Vad kunde {jun} sakna? [friend: ”Gungorna”, sa {friend}, och {child}|{Child.He}] skrev GUNGORNA.

Snigeln smakade. ”Rostigt”, sa han. ”Nej.”

{child} skrev SKOLAN[school:  och sedan {school}, för säkerhets skull].

”Mycket krita. Har du något annat?”

[sport: {child} skrev att de brukade {play sport}.

”Andfått”, sa snigeln. ”Nej.”

][elder: {Elder} föreslog TÅRTA, och den åt snigeln upp|{Child.He} skrev TÅRTA, och den åt han upp], men det var inte den.

# a-small-word
{child} tittade på hålet. Det var ett litet hål. Där fick det bara plats ett litet ord. ”Men jag saknar …” läste {child.he} och kom av sig. Sedan skrev {child.he} ett till, långsamt.

DIG.

Snigeln tog en tugga. Ögonen steg, och steg, så högt det gick.

”Det är det”, viskade han. ”Åh, det är det. Den sötaste biten.”

{child} läste sitt brev en gång till, från början till slut, med hål och allt. Men jag saknar dig.

# two-letters
Samma dag skrev {child} tillbaka[music: , nynnade på {music}] och berättade alltihop för {jun}. Och när veckan var slut [elder: kom {elder} från grinden med|kom det] två brev. Det ena hade {child's} namn utanpå. Det andra var ett kålblad. Där hade {jun} skrivit med en gaffel, så fint han kunde.

[elder: ”Han har smak, den där snigeln”, sa {elder} och lyfte upp honom på muren.

]De satt [elder: där|på muren] i den sista solen, [friend: {child} och {friend} med det ena brevet och snigeln med det andra|med varsitt brev].[pet.dog:  {Pet} fick tugga på kuvertet.][pet.cat:  {Pet} fick sitta på kuvertet.]

# delicious
”Vad står det i mitt?” frågade snigeln.

”Det står: Kära snigel, jag saknar dig med”, sa {child}.

Snigeln tog en tugga. Han tuggade den länge, och blundade.

”Utsökt”, sa han.
