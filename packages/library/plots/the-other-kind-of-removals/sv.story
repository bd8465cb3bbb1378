title: Den andra sortens flytt
title: Bakom elementet
title: Ett styck Hem, väl använt

% Ugglan är "den", Hemmet är "det". Hemmet säger ingenting.

# the-last-night
Sista natten före flytten fanns det bara lådor, en säng, två sovsäckar och ett eko i {child's} rum.

I den andra sovsäcken låg {friend}[!friend.known: , {child.his} bästa vän]. {Friend} hade fått sova över, för det var sista gången, och ingen av dem hade sagt ”sista gången” sedan middagen.

Vid midnatt knackade det på rutan.

Det var en uggla. Den var stor som en tvååring och guldfärgad från näbb till klor, och under ena vingen hade den en pärm.

”Det är ju du som sitter utanför biblioteket!” sa {friend}. ”På en påle!”

# removals
”Det är på dagarna”, sa ugglan och klev in över fönsterbrädan. ”På nätterna är jag flyttfirma.”

”Vi har redan en”, sa {child}. ”De kommer klockan åtta, med lastbil.”

”De tar sängar och kastruller”, sa ugglan. ”Jag är den andra sorten. Jag flyttar Hemmet. Det går inte att ha på lastbil, det hoppar av vid rödljusen. Då ska vi se. {Child}[city: , {city}]. Ett styck Hem, väl använt.” Ugglan plockade fram en kakburk med hål i locket. ”Var har du ditt?”

”Jag vet inte”, sa {child}. ”Jag har aldrig sett det.”

”Ingen letar”, sa ugglan, ”förrän möblerna är borta.”

# the-radiator
Så de letade. De letade i den tomma garderoben och hittade en strumpa. De letade bakom gardinerna och hittade den andra. [pet: {Pet} nosade sig fram längs väggen och ville inte därifrån. ]Det var {friend}, raklång på golvet med kinden mot listen, som viskade: ”{child}. Bakom elementet.”

Där satt det. Det var ungefär så stort som en limpa, och lurvigt på ett suddigt vis, och det lyste som hallen gör när någon har lämnat dörren på glänt. Det luktade rostat bröd och rena örngott. Det skakade.

”Kom nu då”, sa ugglan och skramlade med burken. ”Hoppa i.”

Hemmet tryckte sig längre in.

”Är det sjukt?” sa {child}.

”Det vill inte flytta”, sa ugglan. ”Det vill de sällan. Men är det inte i burken när solen går upp, så blir det kvar här, och de nya får det, och då sitter det aldrig riktigt bra. Som någon annans skor.”

# the-voice
{child} lade sig på golvet. ”Det kommer att bli jättebra”, sa {child.he} till Hemmet, med hurtig röst. ”Det kommer att bli ett äventyr!”

Hemmet slocknade nästan och vände ryggen till.

”Den rösten känner det igen”, sa {friend}. ”Det är den som vuxna tar till. Säg som det är.”

# the-real-thing
{child} låg tyst ett tag. Hur det är kan vara svårt att få tag på. Det brukar ligga längst ner i lådan.

”Jag vill inte heller flytta”, sa {child.he} till slut. ”Jag vet inte var lampknapparna sitter. Här vet jag vad alla ljud är, och där vet jag ingenting. Tänk om jag vaknar mitt i natten och går åt fel håll, rakt in i en vägg.” {child.He} gned sig på näsan. ”Men vi ska flytta. Det ska vi faktiskt, i morgon. Och jag kommer ju att vara där[adult: , och {adult} också], och du kan inte vara ett Hem som det inte bor någon i. Utan dig skulle jag vara rädd. Du kan väl vara rädd med mig.”

Mitt i skenet öppnades två ögon. Hemmet kröp fram ända till golvlisten. Där stannade det och tittade på {friend}, och kom inte en centimeter till.

# one-third
”Jaså”, sa ugglan och tittade i en liten kikare av mässing. ”Där har vi felet. Rostat bröd, tolv procent. Bad, nio. Sagor, en rejäl bit. [elder: Söndagar med {elder}[elder2:  och {elder2}], sju. ][school: Att komma hem frusen från {school}, sex. ][sport: Att leta överallt efter {sport.thing} före {sport}, fyra. ][athlete: En affisch med {athlete}, två. ][music: Att gnola på {@song} i hallen, tre. ]Men en hel tredjedel av det här Hemmet är gjord av …” Ugglan rynkade pannan. ”Ja, det låter som en gris som åker rutschkana.”

”Det är ju {friend} som skrattar!” sa {child}.

”Det är det inte alls”, sa {friend}. Men det var så precis rätt sagt att {friend} kände hur det var på väg. {friend.He} försökte hålla emot, men det kom ut genom näsan i stället, och då kunde inte {child} heller hålla sig, och de låg på det kala golvet och skrattade tills ekot skrattade med.

Hemmet for fram ur sitt hörn. Det rullade runt mellan dem med alla fötterna i vädret och lyste som en födelsedag, och sedan klättrade det ner i burken av sig självt och lade sig till rätta.

# the-offcut
Ugglan prickade av i pärmen. ”Ett styck Hem. Därav {friend}, en tredjedel. Går {friend} med på att flyttas?”

{Friend} slutade skratta.

”Jag ska inte flytta”, sa {friend.he}. ”Jag ska bo kvar hemma hos mig.”

”Det ska du”, sa ugglan. ”Men den här tredjedelen är redan ditlagd, förstår du. Den går inte att få ur. Den kommer att höras genom golvet där borta i många år.” Ugglan lutade på burken och knackade till, och en smula ljus, inte större än en kastanj, trillade ut på den gyllene vingen. ”Och så blir det alltid en bit över. Den får du behålla. Det är biten med {child} i.”

{Friend} höll den i båda händerna. Den luktade rostat bröd.

# the-van
På morgonen kom lastbilen. In åkte sängarna, och kastrullerna[elder: , och allra sist kom {elder} med kaffepannan]. [adult: {Adult} låste ytterdörren och stod kvar en stund med handen mot den. | Den som gick ut sist låste ytterdörren och stod kvar en stund med handen mot den.] {child} och {friend} kramades tills det gjorde ont. Sedan körde bilen, och {friend} sprang bredvid ända till korsningen och vinkade med ena handen. Den andra höll {friend.he} hårt knuten i fickan.

# delivered
Den kvällen, i det nya rummet, hade mörkret fel form. Någonstans kluckade det. Någonstans tickade det. {child} tog av locket på kakburken.

Hemmet stack upp nosen. Det tittade på {child} för att se om {child.he} var rädd, och {child} sa: ”Ja. Du då?” [age>=10: Det verkade göra det lugnare. ]Det klättrade ner och luktade på golvlisten.[age>=10:  Det kände efter bakom elementet.] Det gick längs väggen bort till lampknappen och gned sig mot den, så att {child} skulle veta var den satt. Sedan smet det ut och lade sig alldeles utanför dörren, och en lång strimma guld föll in över golvet, ända fram till sängen[pet: , där {pet} låg i den varma änden].

Långt borta, över alla taken, sa en uggla att det där var levererat.

Och under golvet, mycket svagt, åkte en gris rutschkana.

# @song
{music}
