title: Till på onsdag ungefär
title: Bara en vattenpöl
title: Upptagen med att skrika
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest gone: Gun-Britt (hon), Ann-Marie (hon)

% Den som följer med (@a) är den äldre, annars {adult}, annars {minder}. Skrik versalerna så högt huset tål; det som sägs lågt ska sägas mycket lågt.
% En regel: den som skriker på allting är arg på en enda sak, och den skriker den aldrig på.

# only-a-shoelace
”Dumma skosnöre!” skrek {child}.

”Det är bara ett skosnöre”, sa {@first}.

De var på väg till busshållplatsen med {friend}[!friend.known: , {child's} bästa vän], som skulle till havet i tre veckor, med resväska och allt.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] höll sig långt borta från skriket.][pet.cat:  En bit efter kom {pet}[!pet.known: , {child's} katt,] och låtsades vara på väg någon annanstans.] {child} hade skrikit i flera dagar nu, på tandborsten och resväskan och varenda häck. Det bara hoppade ur, som bröd ur en brödrost.

”Vad är det du är så arg på?” frågade {@a}.

”Ingenting!” skrek {child} åt en häck.

I söndags hade {friend} sett sista avsnittet av Trettonde dörren, alldeles själv. Alla de andra hade de sett tillsammans, under samma filt. ”Det var ju bara ett avsnitt”, hade {friend} sagt i telefonen, och {child} hade sagt: ”Jag vet.”[age>=9:  Sedan hade de inte pratat om det mer.]

# only-a-puddle
Busshållplatsen hördes långt innan den syntes.

”SKA DU FÖRESTÄLLA EN VATTENPÖL? JAG HAR GRÅTIT STÖRRE!”

På bänken var {a wish}, så ursinnig[wish.ett: t] att {wish.part} skakade. {@Temper}

”Det är bara en vattenpöl”, sa {@a}.

”BARA?” röt {the wish}.

Så arg hade {child} aldrig hört någon vara, och det var underbart. ”Hoppar det ur dig också?” frågade {child.he}. ”Som rostat bröd?”

”PRECIS SÅ! OCH JAG TÅL INTE ROSTAT BRÖD!”

# one-thing
”Så har det låtit sedan i påskas”, sa {@a} lågt. ”Men den som skriker på allting är bara arg på en enda sak. Och just den skriker man aldrig på.”

”Då kan vi ju hitta den”, sa {friend}. ”Är det tidtabellen?”

”DET STÅR BARA SIFFROR!” skrek {the wish}.

”Inte tidtabellen”, sa {friend}.

”Är det papperskorgen?” frågade {child}.

”DEN ÄTER MED MUNNEN ÖPPEN!”[city: 

”Är det {city}?”

”ALLTIHOP!”][school: 

”Är det {school}?”

”DET RINGER UT HELA TIDEN!”][sport: 

”Är det {sport}?”

”DE PASSAR ALDRIG!”][athlete: 

”Är det {athlete}, då?”

”JAG FICK INGEN BILJETT!”][music: 

{Friend} nynnade på {music}.

”DET HAR JAG HAFT I HUVUDET SEDAN FRUKOST!”][pet.other: 

”Är det {pet}?” frågade {child}, och berättade om {pet}, där hemma.

”VI HAR INTE ENS TRÄFFATS!”]

Till slut fanns det inget kvar på hållplatsen att fråga om.

# maureens-place
{@help}

{The wish} snurrade runt, och alla höll för öronen. Men det kom ingenting.

”Inte där”, sa {wish.he}, ganska lågt.

”Vems plats är det?” frågade {child}.

”{gone}s. Vi brukade alltid ta bussen ihop. Och så en dag hade hon tagit den som gick före. Utan mig.”

”Varför det?”

”HUR SKA JAG KUNNA VETA DET? JAG VAR UPPTAGEN MED ATT SKRIKA!” {The wish} sjönk ner igen. ”En vattenpöl ligger där den ligger. Men om jag skriker på {gone} kanske hon aldrig sitter här mer.”

”Hon sitter ju inte här nu heller”, sa {child}.

”Nej”, sa {the wish}. ”Jag har märkt det.”

# what-havent-you
Sedan såg {wish.he} rakt på {child}. ”Vad skriker du på?”

”Tandborsten”, sa {child}. ”Resväskan. Häckarna.”

”Och vad skriker du inte på?”

{child} såg sig om. Det fanns bara en enda sak kvar på den hållplatsen, och det var {friend}. Det kändes som om en dörr hade slagit igen i halsen på {child}. Om man skriker på sin bästa vän och det går fel, då har man ingen.

Och runt hörnet kom bussen.

# too-early
Nu måste det sägas, innan det var tre veckor för sent. {child} öppnade munnen, och så hoppade det ur.

”DU ÄR FÖR TIDIG!” skrek {child.he} åt bussen.

”Jaså, är jag det”, sa chauffören. ”Då står vi väl en minut.”

Men {friend} hade redan klivit på, och dörrarna väste igen. {Friend} satte sig bakom rutan och vinkade inte.

”Det var precis så jag gjorde”, sa {the wish}.

# at-the-glass
{child} gick fram och knackade på rutan.

[age>=9: ”Va?” sa {friend}. Det hördes inte, det bara syntes.

]”JAG ÄR ARG PÅ DIG!” skrek {child}.

Alla på bussen tittade upp. {Friend} pekade på sig själv.

”JA, PÅ DIG!” Benen skakade på {child}. ”DU SÅG DET UTAN MIG! DET VAR INTE BARA ETT AVSNITT! DET VAR DET SISTA, OCH DET VAR VÅRT!”

[age>=9: Nu var det ute, och det hade inte hoppat. {child} hade sagt det. ]Bakom rutan reste sig {friend} och vände sig bort, och en hemsk liten stund såg det ut som ett svar. Sedan gled det lilla fönstret högst upp åt sidan.

”Äntligen!” ropade {friend}. ”Jag har haft ont i magen sedan i söndags! Jag skulle bara se början, och sedan var det slut. Förlåt. Jag trodde aldrig att du skulle säga det!”

”Jag är fullkomligt rasande”, sa {child}.

”Jag vet”, sa {friend}. ”Tack.”

# saving-it
”Får de ont i magen?” frågade {the wish} borta från bänken. ”De som inte väntade?”

”Det får du fråga henne om”, sa {friend}.

{The wish} kom fram till bussdörren. Trappsteget var [wish.size.huge / wish.size.big: alldeles för smalt | alldeles för högt]. Man såg hur det steg i {wish.him}, ända ut i {wish.part}, och chauffören höll i mössan. Men trappsteget fick inte höra ett ord.

”Jag sparar det”, sa {the wish}. ”Det är till {gone}.” Och så klev {wish.he} på[wish.size.huge: , så att hela bussen suckade].

# about-wednesday
”Hur länge kommer du att vara arg?” frågade {friend} genom det lilla fönstret.

{child} kände efter. ”Till på onsdag ungefär.”

”Då ringer jag på onsdag”, sa {friend}[age>=9: . ”Och jag säger ingenting om dörren.”

”Akta dig”, sa {child}, och nu skrattade de båda två|, och nu skrattade de båda två]. Bussen svängde ut, och {friend} vinkade ända till hörnet. I bakrutan syntes {wish.part}.

Sedan var det bara vattenpölen kvar, och den hade hela gatan för sig själv.

# the-shoelace
På vägen hem gick skosnöret upp igen.[pet.dog:  {Pet}, som gick i mitten nu, satte sig och väntade.][pet.cat:  {Pet} var redan långt före, med svansen i vädret.] {@A} tittade på skosnöret, och sedan på {child}[elder2: , och tog {elder2} under armen], och stod alldeles stilla.

{child} böjde sig ner och knöt det. Det var bara ett skosnöre.

# @Temper
{Wish.He} hade hela bänken för sig själv, men längst ut var det en plats som {wish.he} aktade sig för.
## if wish.size.tiny / wish.size.small
{Wish.He} tog knappt upp någon plats alls. Men längst ut på bänken var det en plats som {wish.he} aktade sig för.
## if wish.size.huge
{Wish.He} hängde över bänken åt alla håll. Men längst ut var det en plats som {wish.he} aktade sig för.
## if wish.dragon
Lyktstolpen intill hade mjuknat och tittade ner i marken. Men längst ut på bänken var det en plats som {wish.he} aktade sig för.
## if wish.knight
Visiret föll igen mitt i vartannat ord, och det gjorde inte saken bättre. Men längst ut på bänken var det en plats som {wish.he} aktade sig för.
## if wish.king
{Wish.He} hade dömt vattenpölen till fängelse, och den hade fortfarande inte gått dit. Men längst ut på bänken var det en plats som {wish.he} aktade sig för.
## if wish.pirate
{Wish.He} hade befallt vattenpölen att gå på plankan, och den förstod inte hur. Men längst ut på bänken var det en plats som {wish.he} aktade sig för.

# @help
Så {friend} ställde ner resväskan och satte sig på den tomma platsen längst ut på bänken.
## if elder & !pet.dog & !pet.cat
{Elder.short} kan sätta sig bredvid vem som helst, och har alltid gjort det. {Elder.He} gick rakt fram till den tomma platsen längst ut på bänken. ”Är det upptaget här?” frågade {elder.he}.
## if pet.cat
”{Pet}, nej”, sa {child}. Men en katt vill bara vara på ett ställe, och det är där ingen får. {Pet} promenerade längs hela ryggstödet och satte sig på den tomma platsen längst ut.
## if pet.dog
{Pet} tål inte skrik, och hade hela tiden letat efter stället där det skreks minst. Nu hoppade {pet.he} upp på den tomma platsen längst ut på bänken, lade sig ner och suckade.

”{Pet}, kom hit”, viskade {child}.

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
