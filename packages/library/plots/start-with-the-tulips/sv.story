title: Tvätten klockan tre
title: Börja med tulpanerna
title: Finsängen
guest elder: Aina (hon), Elsy (hon)
guest brother: Tage (han), Folke (han)
guest cousin: Siv (hon), Maud (hon)

% Sängen är den äldres, annars gammelmoster {elder}s. Det som i berättelsen sades om mamma säger {elder} om sig.
% Viska trappan, och låt det tredje trappsteget tala med egen röst.

# the-bed
Hemma hos {@elders} stod en säng som var så hög att man fick kliva på en pall för att komma upp. {child} älskade den. Den hade mässingsknoppar, och i mitten en grop som var formad precis som en människa[pet.dog: , och bredvid låg en matta som var formad precis som [!pet.known: hunden ]{pet}][pet.cat: , och vid fotändan en liten grop som var formad precis som [!pet.known: katten ]{pet}].[pet.other:  Det var bara {pet} som hade fått stanna hemma.]

Men mitt i natten vaknade {child} i gropen, och gropen var våt.

{Child.He} låg alldeles stilla. Det kanske regnade, tänkte {child.he}. Bara på {child.him}. Inomhus.

Det regnade inte.

# a-whale
{child} gled ner på pallen och tittade på sängen. Där fanns en våt fläck som såg ut ungefär som en val.

”Ingen ska få veta”, viskade {child.he}.

Först lade {child.he} kudden över valen. Men stjärten stack ut. Då lade {child.he} morgonrocken över stjärten. Sedan tog {child.he} på sig {@costume}, för något annat torrt kunde {child.he} inte hitta i mörkret. {Child.He} drog av lakanet, rullade ihop det till en jättelik korv[city: , den största i {city},] och smög ut till trappan. Någonstans skulle {child.he} gömma den. Bakom soffan kanske, tills {child.he} blev stor.

# third-stair
Knarr, sa det första trappsteget.

Knarr, sa det andra trappsteget.

”God afton”, sa det tredje trappsteget.

Nej. Det var {elder}, som stod längst ner med en kopp te i handen och {@hair}.

{Elder.He} tittade på {child}. {Elder.He} tittade på {@costume}. {Elder.He} tittade på korven.

”Ska du till stranden?” sa {elder.short}.

{child} hade god lust att säga ja. Men hakan hade börjat darra, och när hakan darrar kan man bara säga som det är.

”Jag har kissat i sängen”, sa {child.he}. ”Fast jag är {age}. Och det är din finsäng.”

# best-bed
{Elder.short} ställde ifrån sig koppen. {Elder.He} kom upp för trappan, knarr, knarr, och satte sig på steget nedanför {child's}, så att deras näsor hamnade mitt för varandra.

”Vet du varför jag kallar den finsängen?” sa {elder.he}. ”Min {@brother} {brother} kissade i den när han var [age<7: sju | nio]. Min {@cousin} {cousin} kissade i den, och hon blev lokförare. Och vet du vem som kissade i den mer än alla andra tillsammans?”

”Vem?”

”Jag.”

{child} gapade. ”Du?”

”Som en liten vattenkanna”, sa {elder.short}. ”Till och med natten före min egen födelsedag. Min mamma brukade säga att om hon satte tulpaner där, så skulle de komma upp.”

Ett litet skratt slank ur {child}, innan {child.he} hann stoppa det.

# champion
”Men varför blir det så?”

”För att du är mästare på att sova. Magen ringer på klockan, pling-a-ling, men du är så djupt nere i sömnen att du inte hör. En dag hör du. Det kan ingen skynda på, och ingen behöver bli arg.” {Elder.He} reste sig och sträckte ut handen. ”Kom. Klockan är tre. Vi har en tvätt att sköta, du och jag.”

# there-it-goes
{child} fick en varm tvättlapp och sin andra pyjamas. {Child.He} fick knuffa in korven i tvättmaskinen alldeles själv[athlete: , stark som {athlete}], och {child.he} fick trycka på knappen. Sedan satte de sig på varsin stol framför det runda fönstret och såg lakanet åka förbi, som om det hade varit [sport: {sport} ]på teve.

”Där kommer det”, sa {child}.

”Och där kommer det igen”, sa {elder.short}.

[pet.dog: {Pet} hade också kommit ner och satt emellan dem, och huvudet gick runt, runt.

][pet.cat: {Pet} hade också kommit ner och försökte fånga det genom glaset.

]Sedan åt de rostat bröd[elder2: , med {elder2's} sylt på]. Ingen[school:  {at school}] hade någonsin berättat för {child} att det fanns rostat bröd klockan tre på natten[friend: , inte ens {Friend}[!friend.known: , {child.his} bästa vän,] som visste nästan allt].[pet.other:  {Pet} där hemma skulle aldrig tro det.]

# a-nice-step
Däruppe visade det sig att valen bara hade hamnat på madrasskyddet, och det gick att torka av på ett ögonblick. {Elder.short} bredde ut ett rent lakan som doftade lavendel[music:  och nynnade på {music}], och sedan lade {elder.he} ett till, hopvikt, på pallen.

”Vad ska du ha det till?” frågade {child}.

”Ifall att. Behöver du det, så finns det. Behöver du det inte, så är det ett extra trappsteg.”

Så {child} klev upp på det och rullade ner i gropen. Den var torr och varm, och den var formad precis som en människa.

# the-tulips
”{Elder.short}”, sa {child.he}, ”{@tomorrow}, får jag berätta {@them} om oss då?[friend & adult:  Och får jag berätta för {Friend}?][friend & !adult:  Till och med för {Friend}?][elder2 & adult & friend:  Och för {elder2}?][elder2 & adult & !friend:  Och får jag berätta för {elder2}?][elder2 & !adult:  Till och med för {elder2}?]”

”Ja, gör det du”, sa {elder.short}. ”Börja med tulpanerna.”

Och så släckte {elder.he} lampan. Nere i köket åkte lakanet runt, runt, och uppe i finsängen sjönk {child} ner i sömnen som en mästare.

# @elders
{child's} gammelmoster {elder}
## if elder
{elder}

# @hair
håret på ända som en maskros
## if elder
tofflorna på fel fötter

# @brother
bror
## if elder
vän

# @cousin
kusin
## if elder
vän

# @costume
badkläderna
## if child.she
baddräkten
## if child.he
badbyxorna

# @tomorrow
när jag kommer hem i morgon
## if adult
när jag ringer {adult} i morgon

# @them
för alla
## if adult
för {adult.him}
