title: Bil nio och sirenen
title: Ett nödläge före måndag
guest friend: Ottilia (hon), Sixten (han)
guest elder: Roland (han), Sture (han)
guest minder: Jossan (hon), Pia (hon)
guest skipper: skeppare Gun (hon), skeppare Rut (hon)
guest pratt: fru Palm (hon), fru Törn (hon)

% Är ingen mor- eller farförälder ikryssad är {elder} den gamle polisen själv; annars hjälper {elder} till där den veckan. På färjan är {@a}.

# a-marrow
I trettioett år hade det bara funnits en enda polis i Musselvik, och under hela den tiden hade han inte använt sirenen en enda gång.

”Den är till för nödlägen”, sa {@who} medan {child} putsade på den gamla polisbilen. ”Och {@had} inga. {@Had2} en stulen pumpa 1994. Man sätter inte på sirenen för en pumpa. Den hör ju att man kommer.”

{child} och {friend}[!friend.known: , {child.his} bästa vän,] var vid havet i en vecka, och de hade knappt lämnat bilen.[pet.dog:  {Pet} låg i skuggan av den med ett öga öppet.][pet.cat:  {Pet} hade tagit taket, som var varmt.][pet.other:  {child} hade redan ritat av den för att visa {pet}.][elder2:  {Elder2} hade tagit baksätet.] Den hette Bil nio, fast det aldrig hade funnits någon Bil åtta, och ingen av de andra heller. {@bought} Nu var den så gammal att ett museum ville ha den, och på måndag skulle en lastbil komma och hämta den.

# tempted
”Har du aldrig lust att trycka?” frågade {friend}, som låg på mage och putsade navkapslarna. ”Inte ens ett litet tuu? Utan taa?”

{Elder.short} såg på knappen på instrumentbrädan. Den var röd och alldeles som ny, för ingen hade någonsin rört den.

”Varje dag”, sa {elder.he}. ”Men har man lovat så har man lovat, även om det bara är en knapp.”

{child} tyckte att det var det sorgligaste {child.he} hade hört. {Child.He} drog med sig {friend} bakom regntunnan.

# an-emergency
”Vi har till på måndag på oss”, sa {child}, ”att hitta ett nödläge åt den där sirenen.”

Det visade sig vara förvånansvärt svårt.[city:  Det hade varit lättare {in city}.] På fredagen hörde de ett förfärligt skrik hemifrån {pratt} och sprang dit[athlete: , nästan lika fort som {athlete}], men det var bara {pratt's} systerson som lärde sig spela [music: {music} på ]klarinett.[sport:  På lördagen gick de och tittade på {sport}, ifall det skulle bli något med ett knä, men det blev det inte.][age>=9:  [sport: Sedan | På lördagen] satt det en [pet.cat: alldeles främmande ]katt uppe i ett träd, men när de hade hämtat {elder.short} satt katten under trädet och tvättade sig, och den såg på dem som om det var de som behövde hjälp.]

# wide-ears
På lördagseftermiddagen erbjöd sig {friend} att fastna med huvudet i ett staket.

”Det var snällt”, sa {child}. ”Men ett nödläge räknas inte om man gör det själv.”

”Nej”, sa {friend} lättad. ”Jag har ganska breda öron.”

# the-fog
När söndagen gick mot kväll hade ingenting alls gått på tok i Musselvik. {child} satt på muren i hamnen med hakan mot knäna och väntade på [adult: {adult} | {minder}, som såg efter dem den veckan]. Färjan var en trubbig grön båt som gick fram och tillbaka över fjärden nio gånger om dagen, och det här var sista turen hem, med {skipper} vid ratten och med {@a} och matkassarna längst fram.

”Där är den”, sa {friend} och pekade på en grön prick.

Och så var den inte där längre.

Dimman kom på en gång, som när någon drar upp ett täcke. Först tog den båten. Sedan tog den andra stranden, och bojarna, och änden av bryggan. Efter en minut kunde {child} se {friend}, och muren, och sina egna två skor.

# pff
”De har mistluren att styra efter”, sa {friend}. ”På fyren.”

De lyssnade. Mistluren hostade till, som en gammal gubbe som ska hålla tal. Sedan sa den pff och tystnade.

Långt ute hördes båtens klocka. Pling. Pling. Den var till vänster. Sedan var den till höger. Till höger låg klipporna.

{child} blev kall i magen. Hela helgen hade {child.he} önskat sig ett nödläge. {Child.He} hade aldrig tänkt på att det skulle vara någon i det.

”Stå inte där och önska att du inte hade önskat det”, sa {friend} och tog {child} i handen. ”Kom nu.”

# down-the-hill
{Elder} stod vid grinden med ansiktet mot havet. {Elder.He} hade också hört det där pff. {Elder.He} ställde inte en enda fråga. {Elder.He} satte på sig polismössan och öppnade dörrarna, och de hann knappt få på sig bältena[pet.dog:  med {pet} emellan sig] förrän Bil nio rullade nerför backen, sakta, sakta, inte fortare än man går när man är försiktig. {Friend} ropade ut trottoarkanten på ena sidan, och {child} ropade ut den på andra.

En bra bit från kajkanten stannade {elder.short}, drog åt handbromsen och satte på blåljuset. Runt gick det, runt, runt, och målade dimman blå.

# three-fingers
Sedan sträckte {elder.short} fram ett finger, och fingret darrade.

”Trettioett år”, sa {elder.short}. ”Tänk om den inte fungerar?”

{child} lade ett finger ovanpå. {Friend} lutade sig fram från baksätet och lade ett överst.

De tryckte.

# hnorrrk
Det var ett alldeles förfärligt ljud. Den sa inte tuu-taa. Efter trettioett års tystnad sa den HNORRRK, som när en ko sätter sig på en gås. Måsarna ramlade av taken.[pet.dog:  {Pet} satte nosen i vädret och stämde in.][pet.cat:  Uppe i huset gick {pet} in i ett skåp och stängde om sig.] {Pratt's} systerson lade ifrån sig klarinetten och kände för första gången att han kanske hade talang.

”En gång till!” ropade {child}. HNORRRK! ”En gång till!”

Och ute i allt det vita sa klockan pling. Till höger. Sedan i mitten. Sedan närmare, och närmare, tills en trubbig grön nos kom glidande ut ur dimman, och bakom den stod {skipper} och höll i ratten, och vid klockan stod {@a} och bara stirrade.

# the-law
”Jag trodde”, sa {@a}, när [adult: {adult.he} | hon] hade kramat dem allihop, och bilen, ”att det var en mycket stor anka som ropade hem oss.”

”Det där”, sa {elder.short}, ”var lagen.” Och {elder.he} snöt sig, och det lät ungefär likadant.[elder2:  {Elder2} kom ner med filtar åt allihop.]

# the-card
På måndagen kom lastbilen. På museet har Bil nio ett eget rum, med ett fönster ut mot havet. På instrumentbrädan står ett kort, skrivet med {child's} finaste stil[school: , den som {child.he} annars sparade till {school}], och {friend} har rättat stavningen.[pet.other:  {Pet} har fått se ett fotografi.]

Tryck inte, står det. Har använts en gång. Den var värd att vänta på.

# @who
{elder}, som hade varit just den polisen,
## if elder
{elder}, som hjälpte till där den veckan,

# @had
vi hade
## if elder
det fanns

# @had2
vi hade
## if elder
det fanns

# @bought
När {elder.short} gick i pension hade han fått köpa den för femhundra kronor.
## if elder
Polisen hade gått i pension, och den som skötte bilen fick lova att låta sirenen vara. Den här veckan var det {elder.short}.

# @a
{minder}
## if adult
{adult}
