title: Ingen ropade in oss
title: Dagen i örngottet
title: Världens sämsta örngott
guest dot: Siv (hon), Gun (hon)
guest neighbour: Börje (han), Tage (han)

% En regel: det som torkar på linan behåller dagen det torkade på, och tappar den i tvätten. Utan vuxen är det {neighbour} som torkade händerna.

# the-label
När {child} hittade lappen hade tvättmaskinen redan gått färdigt.

Lappen låg på köksgolvet hos {elder} med en halv tass i ena hörnet. ”{Dot} och jag”, stod det med blyerts. ”Hela dagen.”

”Men {pet}”, sa {child}. ”Vad har vi gjort?”

{Pet}, som var {child.his} {@dog}, tyckte att det hade gått ganska bra. {Pet.He} hade kommit upp ur diket med lera ända till ögonbrynen, och {child} hade torkat av {pet.him} med det första som låg i skåpet, ett örngott. Sedan hade {child.he} tvättat det.

# the-bull
Men det som torkade på tvättlinan hos {elder} behöll dagen som det hade torkat på. Man tryckte ansiktet mot det, och där var dagen. Det fanns strumpor med storm i, och i dem tog man tre trappsteg i taget. En gång hade {@who} torkat händerna på dagen då tjuren rymde, och fått hämtas ner från taket på vedboden.

”Jag blev lite orolig i kroppen”, var allt {@who-again} sa om saken.

Och tvättade man det, rann dagen ut i avloppet.

# lemon
{child} tryckte ansiktet mot örngottet. Citron.

{Dot} och {elder.short} hade varit grannar, tills de fyllde tolv och {dot} flyttade till Kanada. Sista dagen hade de sprungit omkring på kullen tills det blev mörkt, och ingen hade ropat in dem. En natt om året sov {elder.short} på det örngottet, när {elder.he} längtade som mest. Det skulle räcka länge.

Det kändes som om {child} hade svalt en sten.

”Solen skiner ju”, sa {child.he} till {pet}. ”En fin dag är väl ungefär som en annan. {Elder.short} märker ingenting.”

# a-lovely-day
Så {child.he} hängde upp örngottet på linan högst uppe på kullen[city: , där det blåste mer än i hela {city}]. {Pet} följde med, för {pet.he} älskade allt som fladdrade. {child} satte sig i gräset för att ha en härlig dag.[music:  {Child.He} nynnade på {@song}, för att hjälpa till.] Men varje gång det kom en bil på vägen blev {child.he} kall ända ner i strumporna och fick börja om.

När örngottet var torrt tryckte {child.he} ansiktet mot det. Det bankade i bröstet på {child.him}, och {child.he} ville gömma sig bakom vedboden.

”Det här är världens sämsta örngott”, sa {child.he}.

# moths
”Är det?” sa {elder} bakom {child.him}. ”Får jag känna.”

{child} hade en undanflykt färdig, och den handlade om mal.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade kommit på den och skickat den med tre fjärilar efter.][school:  {At school} hade den gått hem direkt.] Men där stod {elder.short} med handen framsträckt.

”Jag torkade {pet} med {dot}, och sedan tvättade jag henne, och jag tänkte inte säga det till dig.”

{Elder} tryckte ansiktet mot örngottet.

”Oj då”, sa {elder.he} där inifrån. ”Dåligt samvete. Jag har en duk som är precis likadan.”

”Vad hade du gjort?”

”Det gällde en prinsesstårta”, sa {elder}. ”Den var inte min.”

# a-faceful
Men {elder.he} stannade kvar där inne längre än man behöver för dåligt samvete, och när {elder.he} tittade upp var ögonen våta. {child} hade hellre fått skäll. {Child.He} lade båda armarna om {elder.him}.

”Förlåt, {elder.short}.”

”Det vet jag. Jag har precis haft det i hela ansiktet.”

”Går det att få tillbaka {dot}?”

”Nej, hon är nog halvvägs till Kanada nu. Hon kommer att skratta så hon kiknar när jag berättar det. Men på det där sover jag inte. Hämta en hink. Det finns en bit kvar av i dag som ingen har använt.”

De sköljde ur örngottet, och {child} hängde upp det igen.

”Tänk om i dag inte duger”, sa {child.he}.

”Du har ju försökt ha en härlig dag med flit”, sa {elder}. ”Jag fick ont i magen av den.”

# twang
Och då gick linan av.

Det sa pang, och vinden tog örngottet och rullade i väg med det genom gräset, tjockt som en gås, ner mot ån.

”{Pet}!” skrek {child}.

Det här hade {pet.he} väntat på i hela sitt liv. {@Stops} Sedan bar {pet.he} tillbaka det i ena hörnet, som en kypare.

{Elder} stod med det som var kvar av linan. Den räckte inte från stolpe till stolpe längre, och solen var nästan nere.

”Det går inte med någon annan lina”, sa {elder.he}, ”och när solen är borta finns det bara mörker att fylla det med. Strunt i det. Det är bara ett örngott.” {Elder.He} log, och {child} såg att {elder.he} sa det för att vara snäll.

# two-people
{child} tittade på linan. Den var för kort för två stolpar. {Child.He} tittade på {elder}.

Sedan tog {child.he} upp den lösa änden, lindade den runt handen och gick baklänges tills den lyfte från gräset.

”Den räcker till två personer”, sa {child.he}.

De hängde upp örngottet mitt på. Det droppade.

”Det hinner aldrig torka om vi står stilla”, sa {elder}.

”Nej”, sa {child}. ”Så spring!”

De sprang över hela kullen[sport: , fortare än man någonsin behöver när man ska {play sport}], med örngottet smällande som en flagga emellan sig och {pet} inunder med öronen ut och in, och sedan hela vägen tillbaka. {Elder} tappade ena stöveln och sprang vidare utan.[elder2:  {Elder2} kom ut och tog hand om den, och viftade med den varje gång de for förbi.] {child} skrattade så att {child.he} bara kunde springa dit det skällde, och {child.he} glömde att undra om dagen dög.

# the-potatoes
{@Supper}

”Behöver du vila?” flämtade {child}.[athlete:  ”Till och med {athlete} vilar ibland.”]

”Har någon ropat in oss?”

”Nej.”

”Nå, då så”, sa {elder}.

Så de sprang tills den sista röda kanten av solen var borta, och föll ihop i en hög med {pet} överst. Örngottet var torrt.

# until-dark
När det var läggdags satt det på {child's} kudde.

”Men det skulle ju räcka länge”, sa {child.he}.

”Det har räckt länge nog”, sa {elder} och släckte lampan. ”Du får ha det ena natten och jag den andra, tills det är alldeles utslitet.”

{Pet} lade sig längs {child's} ben och suckade. {child} lade kinden mot kudden. Där var vinden, och gräset, och en hund som skällde långt borta, och någon som skrattade och lät som tolv år. Det gick inte att höra vem av dem det var.

På nattduksbordet låg lappen, med andra sidan upp. ”{child} och jag”, stod det. ”Tills det blev mörkt.” Det stod inte vilka fler. Men en halv tass hade gått igenom från andra sidan.

# @song
{music}

# @dog
hund
## if breed.Border Collie
border collie

# @who
{neighbour} nere vid vägen
## if adult
{adult}

# @who-again
{neighbour}
## if adult
{adult}

# @Stops
{Pet.He} for förbi det och lade sig raklång i vägen, och örngottet rullade upp mot nosen på {pet.him} och gav sig.
## if breed.Border Collie / breed.German Shepherd
{Pet.He} for förbi det, lade sig ner framför det och stirrade, tills örngottet sjönk ihop i gräset och gav sig.

# @Supper
{Neighbour} kom för att säga att det var mat, tog ett djupt andetag, såg på dem, släppte ut luften igen och gick hem och sa det till potatisen.
## if adult
{Adult} kom upp för att säga att det var mat, tog ett djupt andetag, såg på dem, släppte ut luften igen och gick ner och sa det till potatisen.

# picture 2
Båda armarna om, och förlåt.
