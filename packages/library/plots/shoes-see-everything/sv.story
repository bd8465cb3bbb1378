title: Skorna ser allt
title: Krav nummer tre
title: Strejken
guest minder: moster Lotta (hon), moster Siv (hon)

% Ordföranden är ”den”, vad den än är. Den som ropar från köket (@a) är den äldre, annars {adult}, annars {minder}. Den som fattas är dammig.
% En regel: för varje nej går någon mer ut i strejk.

# two-by-two
{@opening}

De bar papperslappar på [wish.size.child / wish.size.big / wish.size.huge: kvastskaft | tandpetare]. Längst fram gick {@leader}, och bredvid den gick ingen.

”Vad vill vi?” ropade {@one}.

”Det har vi inte enats om!” ropade {the wishes}.[music:  Några gnolade på {music}.]

”När vill vi det?”

”Nu!”

”Vad gör ni?” sa {child}.

”Strejkar”, sa {@one}. Den {@looks}. ”Jag är ordförande. Är det du som {@has}?”

Det kunde {child} inte neka till.

# the-rule
”Då är det dig vi ska tala med. {@threat}[friend: 

{Friend}[!friend.known: , {child.his} bästa vän,] skulle ha bullar med sig till utflykten. De hade tänkt sitta bredvid varandra och dela.]

”Det går till så här”, sa ordföranden. ”Vi läser upp ett krav, och du säger ja eller nej. För varje nej går någon mer ut i strejk.”

”Vem då?”

”Någon som du behöver.”

# hired
{@hire}

”Strejkbrytare!” skrek {the wishes}.

”Va?” sa vantarna. ”Är det strejk? Det har ingen sagt till oss.” Och så kröp de {@off} och ställde sig sist i tåget.[pet.dog: 

{Pet}[!pet.known: , {child's} hund,] ville gärna bära ordföranden en bit. Ordföranden tackade nej.][pet.cat: 

{Pet}[!pet.known: , {child's} katt,] la tassen på den sista i tåget, tog bort den och la dit den igen.][pet.other: 

{Pet} hade inga skor och brydde sig inte.]

# number-one
”Krav nummer ett”, läste ordföranden. ”{@never}”

”Det har jag väl aldrig …”

{@witness} Det var allt den orkade säga.

”Ja”, sa {child} fort. ”Ja till nummer ett.”

# a-view
”Krav nummer två. Utsikt.”

”Utsikt?”

”Skorna ser allt”, sa ordföranden. ”De har sett [city: hela {city} | Skansen][sport:  och {sport}]. {@seen}” Det gick ett mummel genom tåget. ”Därför kräver vi {@demand}.”

”{@Really} Så att folk ser?[athlete:  Tänk om {athlete} går förbi!]”

”Det är det som är utsikt.”

”Nej!” sa {child}. ”Aldrig i livet!”

# without-you
Ordföranden skrev upp det. ”Ett nej. Då går skorna ut.”

”Det är väl det skor är till för?”

”Utan dig.”

Från hallen hördes steg. Det var gymnastikskorna, och efter dem kom stövlarna, klafs, klafs, förbi dörren. De tittade inte ens in.

{child} svalde. Nu hade {child.he} inga {wishes} och inga stövlar.

”Säg gärna nej till nummer tre också”, sa ordföranden. ”Underbyxorna väntar bara på besked.”

I nedersta lådan var det någon som bultade.

”Är de arga?”

”Du skulle bara veta.”

”{Child}!” ropade {@a} från köket. ”Är du klar?”

”Jag förhandlar!” ropade {child}.[elder2: 

”Låt dig inte luras!” ropade {elder2}.]

# number-three
{Child.He} vände sig till ordföranden. ”Vad är nummer tre?”

Ordföranden vek ihop papperet och vek upp det igen.

”Vi stryker nummer tre”, sa den. ”Det är bara något personligt.”

{child} såg längs tåget. De stod två och två, till och med vantarna, hela vägen fram till ordföranden.

”Var är din andra?” frågade {child.he}.

Ordföranden stod så rak den kunde[wish.sock: , med det där hålet].

{@march}

”Kom”, sa {child}.

# all-the-way-in
{Child.He} gick barfota till badrummet med hela strejken efter sig. {@search}

# since-march
Ut kom {@lost}, grå av damm. Den höll [wish.size.child / wish.size.big / wish.size.huge: ett kvastskaft med en dammråtta på | en tandpetare med en tuss ludd på].

”Äntligen”, sa den. ”Har vi vunnit?”

Ordföranden fick knappt fram ett ljud. ”Strejkar du?”

”Sedan i mars”, sa den dammiga. ”Det var ju du som ropade. Du ropade: Ut! Så jag gick ut.”

”Jag ropade: håll ut!”

”Jaha”, sa den dammiga och tänkte efter. ”Jag tyckte väl att det var lite folk på mötena.”

{@hug}

# a-big-toe
”Då har vi inget nummer tre”, {@said} efter en lång stund. ”Men tvåan står kvar.”

”Söndagar”, sa {child}. ”När det skymmer. På baksidan, där ingen går.”

”{@How}?”

{child} drog efter andan. ”{@How}.”

{Child.He} skrev under med stortån. Klafs, klafs, kom stövlarna tillbaka.

”Vad fick vi?” frågade vantarna.

”Ingenting. Ni var bara snälla.”

”Åh”, sa vantarna nöjt.

{@trip}[friend:  {Friend} hade fem bullar, och den femte delade de mycket noga.]

# all-this-time
{@sunday}

”Vad är det där?” viskade ordföranden.

”Det är soptunnan.”[pet.dog: 

{Pet} satt redan framför den. {Pet.He} hade alltid tyckt om den.][pet.cat: 

Uppe på locket satt {pet}, som hade kommit dit först.]

De tittade på den länge, båda två.

”Tänk”, sa den som hade varit {@where}, ”att skorna har haft det så här hela tiden.”

# @opening
På söndagskvällen, när {child} packade till utflykten, hörde {child.he} något bakom sig. Över golvet i {child.his} rum kom alla {wishes} i hela huset, två och två, i ett långt tåg. Inte en enda var kvar på sin plats.
## if wish.sock
När {child} drog ut lådan på söndagskvällen för att ta fram strumpor till utflykten var den tom.

{Child.He} hörde något på golvet. Fram ur hörnet kom alla {child.his} strumpor, två och två, i ett långt tåg.

# @leader
den äldsta av dem
## if wish.sock
en randig knästrumpa

# @one
den äldsta
## if wish.sock
den randiga

# @looks
lät som en rektor
## if wish.sock
hade hål på hälen och lät som en rektor

# @has
bestämmer här
## if wish.sock / wish.tights
har fötterna
## if wish.fork / wish.spoon
har munnen
## if wish.chair
har bakdelen
## if wish.toothbrush
har tänderna

# @threat
När du kommer hem från utflykten i morgon är vi inte kvar.”

{child} tänkte på ett helt liv utan {wishes}. {Child.He} ville ha tillbaka dem, och det före läggdags.
## if wish.sock
Fem kilometer i morgon, i gummistövlar. Vi följer inte med.”

{child} tänkte på sina hälar. {Child.He} ville ha strumpor, och {child.he} ville ha dem före klockan åtta.

# @hire
{child} tänkte inte förhandla med {wishes}. {Child.He} hämtade vantarna i hallen. En vante kan man ha till det mesta.
## if wish.sock
{child} tänkte inte förhandla med någon som luktade fot. {Child.He} hämtade vantarna i hallen och trädde dem på fötterna. Tummarna stack ut, men varmt var det.

# @off
ner på golvet
## if wish.sock
av fötterna

# @never
Ingen tappar oss i golvet.
## if wish.kind.food
Ingen tar en tugga och går sin väg.
## if wish.kind.furniture
Ingen hoppar på oss.
## if wish.sock
Aldrig samma strumpa mer än två dagar i rad.
## if wish.fork / wish.spoon
Aldrig någon annanstans än i mat.
## if wish.chair
Ingen gungar på oss.
## if wish.toothbrush
Aldrig något annat än tänder.

# @witness
Den minsta steg fram, med plåster.

”I torsdags”, sa den.
## if wish.kind.food
Den minsta steg fram, med märken efter tänder.

”I torsdags”, sa den.
## if wish.sock
En liten grå sportstrumpa steg fram.

”Fjällveckan”, sa den.
## if wish.fork / wish.spoon
Den minsta steg fram.

”Golvbrunnen”, sa den.
## if wish.chair
Den minsta steg fram, på tre ben.

”I torsdags”, sa den.
## if wish.toothbrush
Den minsta steg fram, alldeles svart i borsten.

”Cykelkedjan”, sa den.

# @seen
Vi har sett dig. Varje dag.
## if wish.sock
Vi var också där. Vi såg skorna. Inifrån.
## if wish.fork / wish.spoon
Vi har sett munnar. Inifrån.
## if wish.chair
Vi har sett bakdelar. Underifrån.
## if wish.toothbrush
Vi har sett kindtänder. Bakifrån.

# @demand
promenader
## if wish.sock
sandaler

# @Really
Promenader? Ska jag gå med {a wish} [wish.size.big / wish.size.huge: på skottkärra | under armen]?
## if wish.sock
Strumpor i sandaler? Ute?

# @How
Under armen
## if wish.size.big / wish.size.huge
På skottkärra
## if wish.sock
I sandaler

# @march
”Det var i mars. Vi var två, och sedan var det jag. Du tog en annan i stället och gick till [school: {school} | skolan].”

Det hade {child} gjort. {Child.He} hade inte ens tänkt på det. Nu gjorde {child.he} det.
## if wish.sock
”Det var i mars. Vi var två som gick in i tvätten, och jag kom ut. Du tog en blå i stället och gick till [school: {school} | skolan].”

Det hade {child} gjort. {Child.He} hade tyckt att det var roligt med en av varje. Det kändes inte så roligt nu.

# @search
Där la {child.he} sig på mage med kinden mot tvättmaskinen och stack in armen bakom den, ända till axeln. {Child.He} kände damm, och ett mynt, och något som {child.he} hoppades var ett russin. Och längst in, där fingertopparna nästan inte räckte, kände {child.he} {@felt}.

{Child.He} nöp och drog.
## if wish.kind.furniture / wish.size.child / wish.size.big / wish.size.huge
Där låg tvätthögen, den som ingen hade sett botten på sedan i vintras. {Child.He} kröp in i den med huvudet före. {Child.He} kände ett lakan, och en handduk, och något som {child.he} hoppades var en banan. Och längst in, där fingertopparna nästan inte räckte, kände {child.he} {@felt}.

{Child.He} tog spjärn och drog.

# @felt
{a wish}
## if wish.sock
något stickat

# @lost
{a wish}
## if wish.sock
en randig knästrumpa

# @hug
Och så höll de i varandra, så hårt att ingen såg var den ena slutade.
## if wish.sock
Och så rullade de ihop sig till en boll, så hårt att ingen såg var den ena slutade.

# @said
sa ordföranden
## if wish.sock
hördes det inifrån bollen

# @trip
På måndagen var {the wishes} på sin plats, och underbyxorna ställde in sitt möte.
## if wish.sock
Ingen fick skavsår på utflykten, och underbyxorna ställde in sitt möte.

# @sunday
Och på söndagen, när det skymde, satt {child} på trappan på baksidan. På ena sidan hade {child.he} ordföranden, och på den andra den dammiga.
## if wish.sock
Och på söndagen, när det skymde, satt {child} på trappan på baksidan i knästrumpor och sandaler. De randiga fötterna pekade rakt ut.

# @where
bakom tvättmaskinen
## if wish.kind.furniture / wish.size.child / wish.size.big / wish.size.huge
i tvätthögen

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
