title: Lejonet i tvättstugan
title: Gå inte in
title: Jag ser inte klok ut
guest friend: Melvin (han), Iris (hon)
guest lion: lejonet (det)

% Den vuxna (@a): {adult}, annars den vuxna.

# the-note
Det satt en lapp på dörren till tvättstugan. GÅ INTE IN, stod det. JAG SER INTE KLOK UT.

{child} läste lappen högt[friend:  för {friend}]. Sedan läste {friend} den en gång till, för säkerhets skull.[pet.cat:  Bredvid dem satt {pet} och slickade en tass. {Pet.He} hade så mycket päls att man fick leta efter katten i den.][pet.dog:  {Pet} luktade under dörren och ställde raggen rakt upp.]

”Det är någon som är ledsen därinne”, sa {friend}.

Det hördes tydligt. Snyft, sa det. Snyft. Och sedan ett litet, litet roar.

{child} öppnade dörren.

# dandelion
På golvet, mellan torktumlaren och tvättkorgen, satt ett lejon. Det var ett riktigt lejon, med tassar stora som pizzor och en svans som låg platt på golvet och skämdes. Men manen! Den stod rakt ut åt alla håll. Lejonet såg ut som en maskros. En jättemaskros med morrhår.

”Titta inte”, sa lejonet och höll för ögonen.

”Vad har hänt?” frågade {child}.

”Jag tvättade håret”, sa lejonet. ”Det är kalas i kväll[city:  i {city}]. Hela släkten kommer, och jag ska hålla talet. Och så tänkte jag att det går fortare om jag stoppar huvudet i torktumlaren.”

”Blev det så?” frågade {friend}.

”Ja”, sa lejonet. ”Det gick fort.”

# poof
{child} försökte platta till manen med händerna. Poff, sa det, så stod den upp igen. {friend} satte sig på den. Poff! {friend} flög in i tvättkorgen.[sport:  ”Man skulle kunna {play sport} med den där”, sa {friend} nere ur strumporna.][pet.dog:  {Pet} lade sig på den. Poff! Nu låg {pet} i tvättkorgen också.] De provade en mössa. Mössan for upp i taket och fastnade på lampan. De provade med vatten, en hel hink. Då blev det fyra maskrosor, en åt varje håll, och de droppade.

# blow-on-me
”Jag får hålla talet bakom gardinen”, snyftade lejonet. ”Annars kommer alla att blåsa på mig och önska sig något. Min farfar har alltid haft så fint hår. Min farfar ligger platt av sig själv.”[athlete & !short:  Det snöt sig. ”{athlete} ser inte ut så här.”]

En stor tår rann ner och blev kvar i morrhåren.

# one-hair
{child} tog sig för håret. [school: På morgonen, före {school}, var det också så där.|På morgnarna var det också så där.] Då satt {@a} bakom {child.him} med kammen och sa alltid samma sak. Man börjar inte uppifrån. Man börjar längst ut, och man tar lite i taget.

”Sitt still”, sa {child}. ”Jag kan det här.”

{child.He} hämtade en kam, och {friend} hämtade en kratta som stod utanför. De började längst ut, med ett enda strå. Strået lade sig. De höll andan, alla tre, men det låg kvar. Sedan tog de ett strå till, och det lade sig bredvid.

”Det här tar tid”, sa {friend}. ”Hur många har du?”

”Jag har aldrig räknat”, sa lejonet. ”Jag kan bara till fyra.”

De kammade och krattade. [music: {child} sjöng {music}, för då sitter man bättre. ]I manen hittade de tre klädnypor, en strumpa och en sparv, som tackade och flög ut.

Lejonet slutade snyfta. Efter en stund började det brumma. Det är så lejon spinner. Alla tvättmaskinerna skakade lite.
## if pet.cat
Då reste sig {pet}. {Pet.He} gick ett varv runt lejonet och tittade på det, så som en frisör tittar. Sedan hoppade {pet.he} upp på ryggen, satte en tass i pannan på lejonet och började slicka.

”{Pet} har haft besvärlig päls i hela sitt liv”, viskade {child}. ”{Pet.He} kan allt.”

Slick, sa det. Slick. Slick. Bakom varje slick lade sig ett strå. Ett enda.

”Det här tar tid”, sa {friend}. ”Hur många har du?”

”Jag har aldrig räknat”, sa lejonet. ”Jag kan bara till fyra.”

Så de hjälpte till. {child} hämtade kammen som {@a} brukade ha[school:  på morgnarna före {school}], och {friend} hämtade en kratta som stod utanför. {Pet} tog luggen, för den var svårast. De slickade och kammade och krattade. [music: {child} sjöng {music}, för då sitter man bättre. ]I manen hittade de tre klädnypor, en strumpa och en sparv, som tackade och flög ut.

Lejonet slutade snyfta. Efter en stund började det brumma. Det är så lejon spinner. Alla tvättmaskinerna skakade lite.

# try-a-roar
”Klart”, sa {child}.

Lejonet reste sig, tog ett djupt andetag och tittade i luckan på maskin nummer två. Manen låg lång och blank, med bena på sidan.

”Är det där jag?” viskade lejonet.

”Prova att ryta”, sa {friend}.

Lejonet drog efter andan.[pet.cat:  {Pet} satte sig på avstånd och fällde öronen, för {pet.he} var klok.][pet.dog:  {Pet} gick in i tvättkorgen igen, av fri vilja.]

”ROAAAAAAR”, sa lejonet.

Luggarna blåste bakåt. Alla torra tvättar blev skrynkliga, och alla skrynkliga blev släta. Långt uppifrån ropade {@a}: ”{child}, är det du som har ont i magen?”

”Nej”, ropade {child}. ”Det är ett lejon.”

”Då är det bra”, ropade {@a}. ”Maten är klar[elder: , och {elder} är här][elder2:  med {elder2}].”

Lejonet böjde sig ner och tryckte nosen mot {child's} panna, och sedan mot {friend's}. [pet.cat: Till sist stod det öga mot öga med {pet}. Det största kattdjuret i huset bugade för det näst största. Eller om det var tvärtom.]

# a-cheer
På kvällen, när {child} låg i sängen[pet.cat:  med {pet} ovanpå][pet.dog:  med {pet} på mattan], hördes det musik långt bortifrån. Och ett tal, som var mycket kort. Och ett jubel, som var mycket långt.

[pet.cat: {Pet} sträckte på sig. Man kunde svära på att {pet.he} hade fått bena på sidan.|{child} strök sig över håret. Det låg alldeles rätt, vartenda strå.][pet.other:  I buren satt {pet} och putsade sig, för säkerhets skull.]

# @a
den vuxna
## if adult
{adult}
