title: Man får inte fråga
title: Molnet ovanför lyktstolpen
title: Det där hjälper
guest pet: Sture (han), Ulla (hon)
guest minder: farbror Berg (han), farbror Ek (han)

% Den som har bönorna (@a) är den äldre, annars {adult}, annars {minder}. ”Mmmmf” sägs med stängd mun. Psssss ska vara långt och lätt, och vänta lite före ”Nej”.
% En regel: de kan inte om man tittar.

# if-you-looked
[!pet.known: {child's} hund {pet}|{Pet}] kunde inte om man tittade.

Så varje morgon, när {pet.he} hade hittat rätt lyktstolpe, höll {child} i kopplet och tittade upp i himlen tills {pet.he} var klar. ”Duktig hund”, sa {child} sedan, och så gick de hem.

# im-raining
Det var så {child.he} fick syn på molnet. Det satt precis ovanför lyktstolpen och var tjockt och grått och runt.

”Mmmmf”, sa det.

”Vad gör du?” frågade {child}.

”Jag regnar”, sa molnet.

{child} sträckte fram handen. Den blev inte våt.

”Det kommer inget”, sa {child.he}.

”Jag vet att det inte kommer något!” sa molnet. ”I söndags gick det hur bra som helst. Då regnade jag på hela havet. Nu har jag kommit för att regna på er gata, och så går det inte!”

# everybody-came
Det hade inte regnat på {child's} gata på sex veckor[city: , och inte på resten av {city} heller]. Bönorna hade ramlat omkull. Av ankdammen fanns bara en pöl kvar, och ankorna fick gå.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade nya stövlar och ingenting att hoppa i.]

”Ett moln!” ropade {@first} och kom utspringande med vattenkannan. ”Äntligen!”[elder2: 

{Elder2} kom med en hink.]

Sedan kom alla. Bagaren kom, vit av mjöl. Busschauffören klev ur sin buss. Ankorna kom till fots.[school:  Det kom en hel klass på väg till {school}.] De ställde sig i ring runt lyktstolpen, och alla tittade upp.

# nothing-came
”Ta god tid på dig”, sa {@a} vänligt.

”Mmmmf”, sa molnet.

Det kom inget.

”Tryck på!” ropade bagaren[athlete: , som om det var {athlete}].

”Mmmmmmf!”

Det kom inget.

”Tänk på något sorgligt”, sa busschauffören.

Molnet tänkte på något sorgligt. Nu var det ledset, och det kom ändå inget.

”Snart så”, sa {@a}, och alla tittade och tittade och tittade.

# a-lot-of-fluff
Molnet blev rosa. ”Jag är inget riktigt moln”, viskade det. ”Jag är bara en massa ludd.” Och så började det sväva bort.

Åh nej! {child} tyckte så synd om det att det gjorde ont i magen.

# all-those-faces
Då ryckte det i kopplet. Stackars {pet}! Hela gatan stod ju runt lyktstolpen, och {pet.he} hade inte heller kunnat. {Pet.He} snurrade åt ena hållet. {Pet.He} snurrade åt andra hållet. {Pet.He} tittade på alla ansiktena och satte sig.

{child} tittade upp. Molnet snurrade åt ena hållet. Det snurrade åt andra hållet. Det tittade på alla ansiktena.

”Molnet!” ropade {child}. ”Vem tittade på dig i söndags?”

”Ingen”, sa molnet. ”Det var mitt ute på havet.”

# turn-round
Och då visste {child}.

”Vänd er om!” ropade {child.he}. ”Vänd er om allihop! Det kan inte om man tittar!”

”Vadå, alla?” sa {@a}.

”Alla! Ankorna också!”

Då vände hela gatan ryggen till. Ankorna vände stjärten till. {child} blundade, för säkerhets skull.

”Kommer det något?” viskade bagaren.

”Man får inte fråga”, viskade {child}.

# psssss
De väntade. {@A} tittade på sina tofflor. Busschauffören nynnade på [music: {@song}|en liten visa].[sport:  Bagaren tänkte på {sport}.] Och då, bakom dem, hördes det något litet.

Psssss.

”Det regnar!” ropade {@a}.

”Nej”, sa {child}. ”Det är {pet}.”

Psssss, sa det. Det var ett härligt, lätt, porlande ljud.

”Åh”, sa molnet. ”Åh, det där hjälper.”

Plipp.

”Titta inte”, sa {child}.

# down-it-came
Plopp. Plipp, plopp, plipp, plopp. Och så kom det!

Det regnade på bönorna, och de reste sig. Det regnade på bagaren, och han blev till deg. Det regnade tills vattenkannan rann över och ankorna simmade hem.[friend:  {Friend} hoppade i den första pölen, baklänges.] Och ingen tittade. Hela gatan stod där, genomvåt och överlycklig.

# nearly
”Får vi titta nu?” frågade {@a} till slut.

”Är du klar?” ropade {child}.

”Nästan”, sa molnet. Plipp. Plopp. ”Så där.”

De vände sig om. Där satt det, ovanför lyktstolpen, litet och vitt och lätt som en fjäder.

# the-next-morning
Nästa kväll hittade {pet} sin lyktstolpe igen, och {child} tittade upp i himlen. Men där satt det redan någon, tjock och grå och rund.

”Titta inte”, sa molnet.

Så {child} tittade på sina stövlar. Psssss, sa det där nere. Plipp, plopp, plipp, sa det där uppe.

”Duktig hund”, sa {child}.

”Tack”, sa molnet och följde med ända till taket.

Hemma satt {@a} vid fönstret, och {child} kröp upp i knät och gäspade. {Pet} lade sig på tofflorna.

”Titta inte”, viskade molnet, och {child} blundade.

# @song
{music}

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
