title: Ös inte
title: Båten på botten
title: Hon läcker först
guest folke: Folke (han), Verner (han)
guest friend: Alva (hon), Elis (han)
guest juni: Juni (hon), Lo (hon)

% {folke} säger hon om båten, {child} säger den. Ös inte: sagt om båten, om tårarna och om {folke}. {juni} och {friend} går i klassen.

# on-the-bottom
{child} hade äntligen fått en båt, och den låg på botten.

Den låg inte djupt. Vid {folke's} brygga räckte vattnet {child.him} till knäna. Men det var en roddbåt, en grön eka av trä, och den var full till kanten.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] drack lite ur den.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg på bryggan och letade efter fisk i den.]

”Där ligger hon bra”, sa {folke}.

{folke} var sjuttionio år. Han hade byggt ekan själv, men nu hade han så ont i axlarna att han inte kunde ro. Därför hade han sålt den till {child} för femtio kronor.[city:  Billigare båt fanns inte i {city}.][elder:  Pengarna var {elder's}, och {elder.he} hade kommit för att se dem flyta.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] var lovad första turen och hade redan flytvästen på.]

# a-week
”Den har sjunkit”, sa {child}.

”Hon har stått på land i fyra år. Plankorna har torkat. Nu ska de dricka och svälla ihop. Hon läcker först, sen tätnar hon.”

”Hur lång tid tar det?”[friend:  frågade {friend}.]

”En vecka”, sa {folke}. ”Bara du låter henne vara. Ös inte.”

”Man köper väl inte en båt för att titta på den under vatten[elder: ”, sa {elder.short}.|.”]

”Man köper väl inte en båt för att man har bråttom.”

”Jag är {age}”, sa {child}. ”Sommarlovet är snart slut[sport: , och sen ska jag {play sport}].”

”Jag är sjuttionio. Vem av oss har mest bråttom, tror du?”

# you-are-bailing
Nästa dag tog {child} öskaret som hörde till båten och öste. {Child.He} öste i en timme[music: , i takt med {music}]. Ekan steg ur vattnet, så vacker att det gjorde ont. Sedan rann vattnet in mellan varenda planka, och innan {child} [friend: och {friend} hade hunnit äta var sin smörgås|hade hunnit äta sin smörgås] låg båten på botten igen.

{folke} satt på bryggan i sin fällstol[elder:  bredvid {elder.short}].

”Du öser”, sa han.

”Den läcker.”

”Hon läcker för att du öser.”

”Jag öser för att den läcker.”

Så sa de på måndagen, och så sa de på tisdagen. På onsdagen hade [elder: {elder.short} | {folke}] bakat en sockerkaka, så att de skulle ha något att äta medan de sa det.[friend:  Vid det laget kunde {friend} båda rösterna.][pet.dog:  {Pet} åt också, fast {pet.he} inte sa något.][pet.cat:  {Pet} letade vidare efter fisk.][pet.other:  En smula sparade {child} till {pet}.]

# an-aquarium
På torsdagen [friend: tog {friend} med sig {juni} från klassen|kom {friend} och {juni} från {child's} klass][school:  {at school}], med [friend: badkläder | flytvästar och badkläder]. [friend: {juni} hade hört om båten ganska många gånger. | De hade hört om båten. De hade hört om den ganska många gånger.]

{juni} tittade ner i vattnet[pet.cat:  bredvid {pet}].

”Är det där båten?” sa hon. ”Det är ju ett akvarium.”

[friend: Och {friend}, som hade väntat i fyra dagar i flytväst, skrattade. | {friend} skrattade.] {child} blev så varm i ansiktet att {child.he} inte såg ordentligt, och när {child.he} vände sig om satt {folke} där, i sin stol, med kaffekoppen.

”Du har lurat mig!” skrek {child}. ”Du kunde inte ro den själv, så du lurade på ett barn din gamla sil!”

Ingen skrattade längre.

{folke} ställde ner koppen.

”Nej”, sa han. ”Ro kan jag ju inte.”

Sedan [pet.dog: klappade han {pet}, fällde | fällde han] ihop stolen, tog den under armen och gick upp till huset.

# from-behind
{child} gick inte dit på fredagen.[pet.cat:  Det gjorde {pet}, som kom hem mätt.] {Child.He} gick inte dit på lördagen heller. {Child.He} tänkte på hur {folke} hade sett ut bakifrån, med stolen. En hel vecka höll {child.he} sig borta. Men öskaret låg kvar hemma, och det var {folke's}[elder: , som {elder.short} sa varje gång {elder.he} såg det]. Det måste lämnas tillbaka.

# it-did-not-run-in
Bryggan var tom[friend: , så när som på {friend} i sin flytväst]. Ekan låg full av vatten, precis som sist. Uppe i huset skymtade {folke} i köksfönstret, men han kom inte ner. {child} vadade ut och började ösa, mest för att händerna skulle ha något att göra medan {child.he} samlade mod. Ekan steg. När den var tom ställde {child.he} sig att vänta på att det skulle rinna in.[friend: 

”Nu kommer det”, sa {friend}.]

Det rann inte.

{child} väntade länge. [pet.dog: {Pet} hoppade i för att dricka, men det fanns inget. ][pet.cat: Först ombord var {pet}, som aldrig gick där det var vått. ][pet.dog / pet.cat: Sedan klev {child}|{Child.He} klev] i och kände med handen längs plankorna, en efter en. De slöt tätt som fingrarna på en knuten hand. På en hel vecka hade {child.he} inte rört båten, och det var det enda som hade behövts. {folke} hade sagt det första dagen.

# let-it-run
Nu borde {child} ha blivit glad. I stället blev halsen tjock. {Child.He} gick upp till huset med öskaret i famnen och knackade på, och när {folke} öppnade fick {child.he} inte fram ett ord. Tårarna kom. [pet.dog: {Pet} slickade, och {child} | {child}] drog med ärmen över ögonen, höll andan, torkade igen, men det kom bara mer.

{folke} stod och såg på en stund.

”Ös inte”, sa han[pet.dog:  till dem båda]. ”Låt det rinna. Det tätnar.”

Så {child} lät det rinna, där på trappan, och {folke} stod kvar. Efter en stund tätnade det.

# one-rower
”Hon är tät”, sa {child}. ”Båten.”

”Jaså.”

”Och förlåt.”

”Jaså, det också”, sa {folke}, och det ryckte i hans ena mungipa.

”Jag har armar”, sa {child}. ”Men jag vet inte hur man gör. Du vet hur man gör.”

{folke} tänkte efter.

”Då är vi ju en hel roddare”, sa han.

{child} ringde [adult: {adult}|hem] och fick lov, bara de hade flytväst båda två.[elder:  {Elder.short}[elder2:  och {elder2}] kom ner och spände västarna, och sedan tog {elder.he} fällstolen för att se femtio kronor flyta.] {folke} satte sig i aktern[pet.dog:  och {pet} i fören].[pet.cat:  {Pet} vägrade gå i land.][friend:  {Friend} [elder: tog av sig flytvästen|lånade ut sin flytväst] och sköt ut dem.] {child} rodde. Först rodde {child.he} runt i en ring, sedan åt fel håll.[athlete:  {Athlete} hade inget att oroa sig för.]

”Lika mycket med båda”, sa {folke}.

”Jag gör lika mycket med båda.”

”Säg det till ekan[elder: ”, ropade {elder.short}.|.”]

Men så gick det. Vassen gled förbi, och näckrosorna[pet.cat: , och under dem fick {pet} äntligen se en fisk]. Årorna sa plask och båten sa ingenting.

# leaked-a-little
”Ska inte [friend: {friend}|dina kamrater] få åka?” frågade {folke}.

”I morgon”, sa {child}. ”Du först.”

Då blev {folke} tyst. Han la handen på relingen, som han hade hyvlat en gång, och strök den fram och tillbaka. Fyra år var det sedan sist. Han vände bort ansiktet, och så började han leta efter näsduken, i den ena fickan och i den andra.

{child} lyfte årorna och lät båten glida.

”Ös inte, {folke}”, sa {child.he}.

Han slutade leta.[pet.dog:  {Pet}, som var halvvägs till kinden, satte sig igen.]

Solen gick ner bakom vassen.[elder:  Borta på bryggan fällde {elder.short} ihop stolen.] Under deras fötter[pet.dog / pet.cat:  och {pet's} tassar] var det alldeles torrt. Det var bara {folke} som läckte lite, och han tätnade innan de var hemma.
