title: Hur man lägger en fjäril
title: Lite augusti
guest helper: Rune (han), Evert (han)

% Ett påfågelöga lever hela vintern på det som det har i sig, om det får sova i kyla. {@dad} är den som hjälper till: {adult}, annars den äldre, annars {helper}. Vännen är den som frågar ”Sover du?” och som låter bli i boden.

# a-bit-of-august
Den tjugonionde december, medan snön föll utanför fönstret[pet.dog:  och [!pet.known: hunden ]{pet} sov på mattan], gick en fjäril över sidan sextio i {child's} bok[athlete:  om {athlete}].

[friend: {Friend}[!friend.known: , {child's} bästa vän,] höll på att blåsa bort den.|Det var nära att {child.he} blåste bort den.] Den såg ut som en flaga bränt papper, svart och fransig i kanten. Sedan slog den upp vingarna, och fyra ögon tittade rakt på [friend: dem|{child.him}], blått och guld på djupt, mjukt rött.[pet.cat:  På fönsterbrädan slog {child's} katt {pet} upp två till.]

”{@Call}”, ropade {child}, fast inte så högt. ”Det sitter lite augusti på min bok.”

{@Came} upp, satte på sig glasögonen och tittade länge.

”Det är ett påfågelöga”, sa {@he}. ”Den borde sova. De letar upp ett mörkt ställe på hösten och sover ända till våren. Den måste ha valt dina gardiner när elementet var kallt. Och nu är det varmt.”

”Så den tror att det är vår[friend: ”, sa {friend}.|.”]

”Hade inte du trott det?”

# used-up
Fjärilen flög till fönstret och knackade på glaset. Det lät som när någon bläddrar i en mycket liten bok.

”Om vi släpper ut den …” sa {child}.

”Då kommer den inte längre än till grinden.”

”Och om den får stanna här?”[friend:  frågade {friend}[pet.cat & age>=9:  och tittade på {pet}].][pet.cat & !friend:  {child} tittade på {pet}.]

{@Dad} läste i sin telefon. ”Den har precis så mycket i sig att det räcker hela vintern”, sa {@he}. ”Men bara om den sover. Är den vaken så tar den slut.” {@He} tog av sig glasögonen. ”En vecka, kanske. Vi måste få den att somna om.”

Det där med att inte kunna somna visste {child} en hel del om. [sport: {Child.He} visste hur det är natten innan man ska {play sport}. ]{Child.He} visste hur det är med varm mjölk, och med att tänka på ingenting, vilket inte går. {Child.He} visste att det blir värre [friend: när {friend} [age>=9: sover över och|hela tiden] frågar: ”Sover du?”|om någon frågar hela tiden.] Men om något av det gällde för insekter visste {child.he} inte.[pet.dog:  {Pet}, som visste precis hur man gör, sov.]

# supper
[pet.cat: Först blev {pet} utestängd och hade mycket att säga om det. Sedan var det kvällsmat.|Först var det kvällsmat.] {@Dad} rörde ut socker i vatten, och {child} doppade en bomullstuss i det och la den på ett fat. Sedan höll {child.he} fram ett finger mot fjärilens framfötter, och den steg ombord. Den vägde ingenting alls. Det enda {child.he} kände var att den höll i sig.

”De smakar med fötterna”, sa {@dad}. ”Det står så här.”

I samma stund som fötterna rörde vid bomullen kom det fram en lång, mörk tunga, som rullade ut sig som fjädern i en klocka. Fjärilen drack i tolv minuter. [friend: {Friend}|{child}] tog tid.[pet.dog:  {Pet} fick det som blev över.]

# not-those
Sedan var det sängen. {child} tog locket av en skokartong och började bädda i den med sina bästa raggsockor.

”Inte de där”, sa {@dad} försiktigt. ”Den vill inte ha något mjukt. Den vill hänga i taket, som en fladdermus. Och den vill inte ha något varmt.”

Det var det svåra. Det fanns bara en enda sak i världen som kunde få fjärilen att somna, och det var kylan. Inte den vilda kylan ute i blåsten, utan den stilla, mörka kylan i boden, som är likadan hela tiden. Hela {child} ville ställa kartongen vid elementet. I stället bar {child.he} ut den genom snön, [pet.cat & age>=9 / pet.cat & !friend: förbi {pet} i köksfönstret, ]och {@dad} gick före med ficklampan[pet.dog:  och {pet} efter[age>=9 / !friend: , en kall tass i taget]]. Fladdret kändes genom pappen, som om {child.he} bar på någon annans hjärta. Så elak hade {child.he} aldrig varit förut.

# a-longer-gap
De ställde kartongen högst upp på hyllan, mellan färgburkarna och fröpåsarna.

Fladder, sa det i kartongen.

”Kan vi vänta tills den sover?” sa {child}.

”Det är två minusgrader”, sa {@dad}. Sedan gick {@he} in och hämtade täcket och [friend: allas|bådas] mössor.

De satt på var sin säck jord med täcket om sig[pet.dog: , och {pet} under det,] och andades moln. De sa ingenting, och [friend: {friend}|de] frågade inte om den sov. Snön viskade mot taket. Fladder. En paus. Fladder, fladder. En längre paus. Fladder. Och så kom det en paus som {child} lyssnade på, och fortsatte att lyssna på, tills {child.he} förstod att den inte skulle ta slut.

”Så”, viskade {@dad}.

# not-opening
Efter det fanns det inget alls att göra, och det var mycket svårare än att göra något.[elder & adult:  ”Så har det alltid varit”, sa {elder} i telefonen[elder2: , och det sa {elder2} också].][elder2 & !adult:  Det sa {elder2} också.] Hela januari gick {child} ner till boden[pet.dog:  med {pet}][music: , nynnade lite på {music}] och öppnade inte kartongen. [friend: På fredagarna kom {friend} och lät också bli att öppna den. ][pet.cat: {Pet} hade gjort det direkt. ]I februari fortsatte {child.he} att inte öppna den. En natt var det åtta minus, och {child.he} låg vaken[pet.other: , och det gjorde {pet} också]. {@Long}

# the-little-door
I mars kom en vecka då det skulle bli tretton grader och sol[city:  i {city}]. Före skolan [pet.cat: stängde {child} in {pet} i köket, klippte upp|klippte {child} upp] en liten dörr i kartongens sida och vände den mot bodens öppna fönster. Sedan räknade {child.he} fel hela dagen[school:  {at school}].

Tio i fyra sprang [friend: {child} och {friend} ner i trädgården. ”Sover du?” frågade {friend} till slut, och {child} lyfte på locket.|{child.he} ner i trädgården och lyfte på locket.]

Kartongen var tom. Uppe i papptaket fanns en fläck av mörkrött damm, inte bredare än {child.his} tumme. Det var allt. Något tack hade {child.he} väl inte väntat sig. Men {child.he} hade velat vara med.

# dont-run
”{child}”, sa {@dad} från trappan, inte så högt. ”Spring inte.”[pet.cat:  I köksfönstret satt {pet} och stirrade.]

[pet.dog: Bredvid soptunnan låg {pet}, alldeles stilla. Framför nosen på {pet.him}, i en spricka|Bredvid soptunnan, i en spricka] i asfalten, stod årets första maskros. Någon verkade ha tappat en flaga bränt papper på den.

Den slog upp vingarna.

{child} satte sig på den varma trappan [friend: mellan {friend} och {@dad}|bredvid {@dad}] och tittade på klockan. Den här gången drack den i nio minuter[pet.dog: , och {pet} rörde sig inte][pet.cat: , och {pet} hade mycket att säga om det]. Sedan lyfte den, över soptunnan, över staketet, över vägen och bort, ut i hela året.

# @call
{helper}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @came
{helper} i huset bredvid, som passade {child} den dagen, kom
## if elder & !adult
{Elder} kom
## if adult
{Adult} kom

# @dad
{helper}
## if elder & !adult
{elder}
## if adult
{adult}

# @he
han
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @long
På morgonen sa {helper} över staketet att fjärilar hade klarat vintrar långt innan det fanns bodar. Han frågade inte om {child} hade sovit. Det hjälpte.
## if elder & !adult
{Elder} satte sig på {child.his} säng och sa att fjärilar hade klarat vintrar långt innan det fanns bodar. {Elder.He} frågade inte om {child.he} sov[pet.dog & age>=9 / pet.dog & !friend: , och det gjorde inte {pet} heller]. Det hjälpte.
## if adult
{Adult} satte sig på {child.his} säng och sa att fjärilar hade klarat vintrar långt innan det fanns bodar. {Adult.He} frågade inte om {child.he} sov[pet.dog & age>=9 / pet.dog & !friend: , och det gjorde inte {pet} heller]. Det hjälpte.

# picture 1
fyra ögon på röda vingar
