title: Åskrännan
title: Smälla kan vem som helst
title: Plats för ett namn till
guest elder: Evert (han), Gösta (han)
guest teacher: Farid (han), Tomas (han)
guest ropes: Rosa (hon), Sickan (hon)

% {elder} har jobbat på teatern; har familjen ingen ikryssad är det en granne. Den som klättrar bakom: {adult}, annars {ropes}. Fem kulor: den lilla, två på en gång, en för sig,
% den stora. Förste matrosen är {friend}, om någon är ikryssad. Knackningen för den stora kommer lite för tidigt, och det var {elder} som knackade.

# four-words
”Nu ska de väl göra åskan med dator”, sa {elder}[!elder: , som bodde i porten bredvid,] och rörde i sitt kaffe. ”En knapp. Pang.”

{child} tittade upp från sitt manus. {Child.He} skulle vara Andre matrosen i skolans pjäs och hade inte mer än tre ord: ”Hjälp, vi sjunker.”[sport:  Det gav gott om tid över till {sport}.][friend:  {Friend}[!friend.known: , {child.his} bästa vän,] som satt mitt emot, var Förste matrosen och hade tjugo.][pet.dog:  {Pet}[!pet.known: , {child.his} hund,] var skeppshund och gick alltid ut vid ”Hjälp”.][pet.cat:  {Pet}[!pet.known: , {child.his} katt,] var skeppskatt och gick alltid ut vid ”Hjälp”.][pet.other:  {Pet} hade hört dem så ofta att {pet.he} inte ens tittade upp.]

”Hur gjorde ni på din tid, då?” frågade [friend: {friend} | {child.he}].

{Elder.short} hade jobbat på Stora teatern[city:  {in city}] i trettioett år, [age>=9 / !friend & !pet: först på scengolvet med en kvast och sedan ]uppe bland linorna. Nu hade [school: {school} | skolan] fått låna den gamla teatern en enda kväll, och hela veckan hade {elder.short} inte varit sig lik. Skorna hade {elder.he} putsat två gånger.

# cannonballs
{Elder.short} la ifrån sig skeden.

”Med kanonkulor”, sa {elder.he}.

[adult: {Adult} vände sig om vid diskbänken. ”Det har du aldrig berättat för mig.” | ”Det har du aldrig berättat”, sa {child}.]

”Det är ingen som har frågat. Uppe under taket, rakt över publiken, ligger en ränna av trä.[age>=9 / !friend / !pet:  Som en hängränna åt en jätte, i nedförsbacke hela vägen.] Man släpper i kulorna och så rullar de, över gupp och runt en krök, och då börjar hela taket prata.” {Elder.short} höll ut handen platt över bordet, och den skakade lite, som den hade börjat göra. ”Man hörde det inte. Man satt i det. Stora karlar höll varandra i handen.[athlete:  {Athlete} hade också hållit någon i handen.]”[pet.dog:  {Pet} hade rest sig redan vid ”rullar”.]

”Är den kvar?”[friend:  frågade {friend}.]

”Ingen har kört den på fyrtio år. Men nog är den kvar.[age>=9 / !friend & !pet:  Ska den ut får de lyfta av taket först.]”

# an-update
När kvällen kom var Stora teatern full till översta raden[music: , och orkestern hade just spelat {music}]. Bakom kulissen stod {child} [friend: och {friend} i varsin randig tröja | i randig tröja], bredvid [adult: {adult}, som hjälpte till med linorna, | {ropes}, som skötte linorna numera,] och {elder}[pet.dog:  och {pet}], som hjälpte till genom att vara där.[pet.cat:  {Pet} sov i en hoprullad tross.] Intill satt {teacher}, deras lärare, på huk vid en dator.[age>=9 / !friend & !pet:  Han var vit som stearin.]

”Den uppdaterar sig”, viskade han. ”Det ska åska om nio minuter!”

{child} såg på {elder.short}. {Elder.short} hade redan blicken på stegen.[pet.dog:  Det hade {pet} också.][pet.cat:  {Pet} hade ett öga på den.]

# the-ladder
Den var av järn och gick rakt upp längs väggen, in i mörkret. {Elder.short} tog tag i en pinne och satte upp en blank sko på en annan. Där hejdade {elder.he} sig. Långsamt tog {elder.he} ner foten igen.[pet.dog:  {Pet} la hakan på den.][pet.cat:  {Pet} strök sig mot den.]

”Knäna klarar det inte”, sa {elder.he}. ”Och inte händerna.”

Inget av det hade {child} någonsin hört {elder.him} säga.

”Mina gör det”, sa {child}.

[friend: ”Men kom tillbaka till dina tre ord”, viskade {friend}. ”Jag tänker inte sjunka ensam.”

]
{Elder.short} och {@a} tittade på varandra över {child's} huvud[age>=9 / !friend & !pet: , så där som vuxna tittar].

”Jag klättrar bakom”, sa {@a}. ”Hela vägen.”

# any-fool
”Hör på, då”, sa {elder.short} och böjde sig ner, tills de hade ansiktena mitt för varandra. ”Åska är inte en smäll. Smälla kan vem som helst. Du börjar med den lilla, och den ska få rulla ända ut, tills du tror att det är slut. Sedan väntar du. Väntan är halva åskan. Sedan två på en gång. Sedan en för sig. Och den stora håller du kvar tills du inte står ut längre.”

”Hur vet jag när det är dags?”

”Jag står rakt under dig, och jag knackar.” {Elder.short} slog till den tjocka stolpen bredvid sig med käppen. ”[age>=9 / !friend / !pet: Känn efter med handen. ]Det kommer upp genom träet.”

# the-rack
Upp bar det, och {@as} ficklampa gungade efter {child}.[age>=9 / !friend / !pet:  Däruppe kröp {child.he} ut på en planka[age>=9: , under bjälkar som var ludna av damm].] Och där låg den. Det var bara en lång träränna, [pet.cat & !friend: inte bredare än {pet} och ]svart av ålder, som försvann bort i mörkret. Längst upp fanns en hylla, och på hyllan låg fem kulor av järn[pet.dog & !friend & age>=9: , alla fem för stora för {pet}]. På bjälken ovanför stod en rad namn, skrivna med krita. Det sista var {elder's}.

{child} tog den lilla kulan.[age>=9 / !friend & !pet:  Den var så kall att den kändes blöt.] Långt därnere sa [friend: {friend} med pytteliten röst: | en pytteliten röst:] ”Himlen mörknar, kapten.”

{Child.He} la den andra handen platt mot träet.

# the-small-ball
Dunk.

{child} släppte.

Den lufsade i väg. Den mumlade nedför backen, och det var en besvikelse, det var en spelkula i en byrålåda … och så kom den till första guppet, och då vaknade taket. Ljudet gick bort och kom tillbaka underifrån. Sexhundra människor tystnade på en gång.

Kulan rullade ut. Vänta, tänkte {child}. Hjärtat bultade. Vänta.

Dunk, dunk.

Två på en gång. De jagade varandra runt kröken, [pet.dog: så att {pet} skällde efter dem, ]och [friend: nere på scenen gav {friend} till ett skrik som inte stod i manus[elder2: , och någon skrattade som lät väldigt mycket som {elder2}] | nere i salongen skrek någon till och skrattade sedan[elder2: , och det lät väldigt mycket som {elder2}]].[age>=9:  {@As} ögon lyste vita i skenet från ficklampan.]

# the-big-one
Dunk.

Den fjärde gick för sig själv och muttrade ända till slutet. Sedan kom tystnaden, längre och längre. {child} kände hur de satt därnere allihop och höll andan. {Child.He} hade båda armarna om den stora, och {child.he} stod inte ut, {child.he} stod inte ut en sekund till …

DUNK.

Den stora gick. Det var inget ljud. Det var en plats, och alla på Stora teatern befann sig i den.[age>=9 / !friend / !pet:  Det skallrade i tänderna på {child}.][pet.cat:  {Pet} vaknade.] Den gick hela vägen ut, och ingen klappade, inte på tre hela sekunder, och sedan kom applåderna upp genom taket som regn.

När de tog slut blev det en lucka. Den var exakt tre ord lång, och uppe under taket slog {child} handen för munnen.

”Hjälp”, sa [friend: {friend} | Förste matrosen], som tänkte snabbt, ”vi sjunker BÅDA TVÅ.”

[pet.dog / pet.cat: Och {pet} lämnade skeppet, som alltid vid ”Hjälp”.]

# a-shade-early
Efteråt stod {elder.short} precis där de hade lämnat {elder.him}, med käppen mot stolpen.[pet.cat:  {Pet} satt och tvättade av sig dammet.] [pet.cat: {Elder.short's} skor var också grå av damm, men det hade {elder.he} inte märkt. | Skorna var grå av damm, och {elder.he} hade inte märkt det.][pet.dog:  {Pet} väntade på att det skulle komma ner en kula.]

[friend: ”Nå?” sa {friend}.

”Blev det rätt?” sa {child}. | ”Nå?” sa {child}. ”Blev det rätt?”]

{Elder.short} behövde snyta sig först.

”Vi var lite för tidiga på den stora”, sa {elder.he}. ”Det var jag alltid. Varenda kväll.”

Sedan kände {elder.he} efter i västfickan[pet.dog: , bevakad av {pet},] och fick fram en kritbit.[pet.cat & age>=9 / pet.cat & !friend:  {Pet} petade på den.]

”Upp med dig igen”, sa {elder.he}. ”Det finns plats för ett namn till.”

# @a
{ropes}
## if adult
{adult}

# @as
{ropes's}
## if adult
{adult's}
