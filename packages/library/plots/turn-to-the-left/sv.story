title: En nyckel att varva ner med
title: Åt vänster
title: Brummade som ett kylskåp
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som släcker är {adult}, annars mormor eller farfar, annars {minder}; den som följer med är mormor eller farfar, annars {adult}, annars {minder}.
% Läs långsammare för varje sida, och låt de sista raderna dröja hur länge som helst.

# party-inside
{child} kom hem från {@party} och hade hela kalaset kvar i sig.

Musiken satt i fötterna[music: , och det mesta av den var {music}]. All stoppdans satt i knäna, och de glömde hela tiden att stå stilla. Fyra sorters chips och en lysstav snurrade runt, runt i magen, och när {@light} hade släckt låg {child} på rygg med vidöppna ögon, inte det minsta sömnig, och brummade som ett kylskåp.

# the-key
{Child.He} sträckte sig efter sin kalaspåse. Kakan hade {child.he} redan ätit upp[sport: , och klistermärkena med {sport} satt på sängkanten]. Men längst ner, under servetten, kände {child.he} något kallt.

Det var en nyckel, en tjock och gammaldags, med en ögla högst upp som såg ut som ett klöverblad. I den hängde en lapp, och på lappen stod det: Att varva ner med. Vrids åt vänster. Det är ingen brådska.

# the-clock
{child} såg sig om efter något att prova den på.

Klockan på hyllan tickade, kvick som en mus. På baksidan fanns ett litet hål. {child} satte i nyckeln och vred om.

Tick-tick, tick-tick, sa klockan. Tick, tick. Tick … tick.

Det lät mycket skönare.[pet.other:  {Pet} lyssnade, precis lika vaken.] {child} tog på sig morgonrocken och gick ner för att se vad det fanns mer. {@along}[pet.dog:  {Pet}[!pet.known: , {child's} hund,] kom också, med en svans som var kvar på kalaset.]

# the-windmill
I trädgården stod vindsnurran i sin kruka och surrade. Det hade den gjort hela dagen. {child} hittade hålet och vred nyckeln åt vänster. Snurran gick långsammare, tills man såg att den hade blad som en blomma. Den gick ett varv till och stannade.

{Child.He} öppnade grinden.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt på stolpen och spann, och till det behövdes ingen nyckel.] Gatan låg tom och varm[school: , ända bort till {school}], och trottoaren hade sparat lite av solen.

# the-roundabout
Där gatan tog slut låg parken, och i parken stod karusellen och snurrade lite ännu, efter alla barnen som hade hoppat av när det var middag. {child} ställde sig på knä på den mjuka marken och vred nyckeln åt vänster. Det knarrade i karusellen. Den gick förbi {child} en gång, som när någon går förbi med en lampa. Den gick förbi en gång till. Sedan kom den till ro, och gräset runt om kom också till ro.

# the-fountain
Vid dammen stod fontänen och pratade. Den berättade en lång historia för änderna, mycket fort. {child} vred om nyckeln, och fontänen sjönk, och sjönk, tills den inte var högre än en kopp, och sedan var den bara en ring på vattnet som blev större och större.

{child} märkte att {child.he} själv hade börjat gå långsammare. Det gjorde ingenting. Det var ju ingen brådska, det stod på lappen.[athlete:  Vid gången stod {athlete}, på en affisch, och stod alldeles stilla.]

# the-weathercock
På kyrkan satt den gyllene tuppen och tittade åt norr och åt söder och åt norr igen, så att han inte skulle missa något. {child} nådde inte upp till honom, så {child.he} höll upp nyckeln i luften, blundade med ena ögat tills den passade och vred den åt vänster. Tuppen tittade åt söder. Han funderade på att titta åt norr. Sedan sparade han det till i morgon.

Efter det fanns det nästan ingenting kvar att göra. Det satt en syrsa i en häck, och den behövde ett halvt varv.[pet.dog:  Den andra halvan behövdes till {pet's} svans.] Det stod en gatlykta och surrade, och sedan bara lyste den.

# home
{child} gick hem genom stillheten som {child.he} hade gjort. Den låg bakom {child.him} hela vägen, längs gatan och över parken[city: , genom en hel bit av {city}].[pet.cat:  {Pet} hoppade ner från stolpen och gick in först.] {@Shut} stängde grinden så försiktigt att den inte klickade. {child} gick uppför trappan, ett steg, och så nästa, och så nästa.

# feet-first
{child} lade sig i sängen, och kudden var sval på båda sidor.[pet.other:  {Pet} hade varvat ner alldeles utan nyckel.]

Nu var det bara en sak kvar att varva ner.

{Child.He} lade nyckeln platt på bröstet, under händerna, och vred den åt vänster, bara genom att tänka på det.

Fötterna tog {child.he} först. De hade dansat till varenda låt, också de långsamma. Musiken rann ut genom tårna och var borta.

Sedan knäna. Äntligen fick de stå stilla.

Sedan magen, där allting snurrade. Det snurrade som karusellen, som när någon går förbi med en lampa … och går förbi igen … och sedan kom det till ro.

Sedan händerna. De hade klappat för ljusen, och kastat, och fångat. De öppnade sig av sig själva.

Sedan huvudet, där alla rösterna var[friend: , och mest {friend's}]. De sjönk som fontänen, och sjönk, tills de inte var högre än en kopp. Sedan var de bara en ring på vattnet som blev större och större.

På hyllan sa klockan tick.

{child} andades in.

Så kom det ett långt, mjukt mellanrum.

{child} andades ut.

Tick.

# @party
födelsedagskalaset
## if friend
{friend's} födelsedagskalas

# @light
{minder}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @along
{Minder} följde med, några steg bakom, och frågade ingenting.
## if adult & !elder
{Adult} följde med, några steg bakom, och frågade ingenting.
## if elder & !elder2 & adult
{Elder} följde med, några steg bakom, och frågade ingenting.
## if elder & !elder2 & !adult
{Elder.short} följde med, några steg bakom, och frågade ingenting.
## if elder2 & adult
{Elder} och {elder2} följde med, några steg bakom, och frågade ingenting.
## if elder2 & !adult
{Elder.short} och {elder2} följde med, några steg bakom, och frågade ingenting.

# @Shut
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}
