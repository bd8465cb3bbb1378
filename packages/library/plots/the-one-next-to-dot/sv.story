title: Stjärnan som fick ett syskon
title: Den som satt bredvid {dot}
title: En alldeles ny
title: Var är {dot}?
title: [theme.jealous: Den avundsjuka stjärnan]
guest dot: Pricken (hon), Gnistan (hon), Glimten (hon)

# arms-crossed
På {child's} fönsterbräda satt en stjärna med armarna i kors. Hon lyste, men surt.

– Ska inte du vara på himlen? frågade {child}.

– Det är ingen som märker det, sa stjärnan. Jag har fått ett syskon.

Nere på gatan stod folk i rock och tofflor och letade på himlen. [adult: {Adult} var där, med jackan utanpå
pyjamasen.] [elder: {Elder} var där, [elder2: och {elder2}, ]med en stjärnkarta.] [city: Hela {city} var ute och
tittade.]

– Var är den nya? ropade de. Var är den nya?

## or
Det hade kommit en ny stjärna. Därför stod folk i rock och tofflor nere på gatan i kväll och letade på himlen. [adult:
{Adult} var där, med jackan utanpå pyjamasen.] [elder: {Elder} var där, [elder2: och {elder2}, ]med en stjärnkarta.]
[city: Hela {city} var ute och tittade.]

– Var är den nya? ropade de. Var är den nya?

{Child} stod i pyjamas vid fönstret. Då hoppade någon upp på fönsterbrädan, utifrån, och lade armarna i kors. Det var
en stjärna. En stor.

– Den nya, sa hon, är mitt syskon. Och ingen har frågat mig.

# four-thousand-years
Hon hette {dot}. I fyratusen år hade hon suttit på samma ställe och lyst[age>=5: , och inte varit sjuk en enda natt].

[theme.new-sibling: {Child} hade också hört en hel del om syskon på sista tiden.]

– Vad kan den då, den nya? frågade {child}.

– Ingenting, sa {dot}. Den kan inte blinka. Den har inte ens något namn. Den sitter bredvid mig, och alla säger åh.
[age>=5: Och när den sover måste man smyga.

– Hur smyger man på himlen?

– Man drar för ett moln, sa {dot}.]

[athlete: – Folk kan titta på två stjärnor, sa {child} och pekade på affischen. Där är {athlete}. Det är också en
stjärna, säger folk.

– Bredvid vem då? frågade {dot}.

– Garderoben, sa {child}.]

– Jag går inte tillbaka, sa [athlete: {dot}|hon], förrän någon tittar på mig.

# bright
Först lyste hon allt hon kunde. Rummet blev vitt som mjölk. [pet.dog: {Pet} gick in under sängen.] [pet.cat: {Pet}
blev alldeles smal i ögonen.] [pet.other: {Pet} tittade. Det var i alla fall en.]

– Släck däruppe! ropade någon på gatan. Vi letar efter den nya!

## or
Först gjorde hon sig fin. Hon lånade en mössa med tofs och ställde sig mitt i fönstret. [pet.dog: {Pet} viftade på
svansen.] [pet.cat: {Pet} slog efter tofsen.] [pet.other: {Pet} tittade. Det var i alla fall en.]

– Snygg mössa! ropade någon på gatan. Kan du flytta dig åt sidan? Du är i vägen för den nya!

## or
Först ropade hon själv.

– Hallå! Här är en stjärna! Alldeles nära, och gratis!

[pet.dog: {Pet} kom.] [pet.cat: {Pet} kom, men satte sig med ryggen till.] [pet.other: {Pet} tittade. Det var i alla
fall en.]

– Sch! hördes det från gatan. Inte så högt! Den nya kanske sover!

# tricks
Då klättrade hon upp på bokhyllan och föll, i en vacker båge.

– Ett stjärnfall! sa [friend: {friend}, som sov över|{child}]. Önska dig något!

– Vad önskade du? frågade {dot} från mattan.

– Man får inte säga det, sa {child}. Men sedan tittade ingen mer, för ett stjärnfall tittar man bara på så länge det
faller.

[sport: – Folk tittar på {sport}, sa {child}. Så {dot} försökte {play sport}, uppe på hyllan. Det gick bra. Men
publiken var liten.]

## or
Då gjorde hon konster. Hon hjulade längs gardinstången, fram och tillbaka, så att det gnistrade om det.

[sport: – Folk tittar på {sport}, sa {child}, så då försökte {dot} {play sport} där uppe också.]

[friend: – Bravo! sa {friend}, som sov över. | – Bravo! sa {child}.]

{dot} bugade. Sedan lyssnade hon mot fönstret.

– Var är den nya? ropade de. Är det någon som ser den nya?

# under-the-quilt
– Då gömmer jag mig, sa {dot}. Då får de leta.

Hon kröp ner under {child's} täcke. Det lyste surt om kanterna. {Child} satte sig på [friend: den ena kanten och
{friend} på den andra|kanten].

De väntade. [age>=5: Det var varmt att sitta på en stjärna.] Ute på gatan blev det tystare.

# where-is-dot
– Här står det, hördes [elder: {elder} med kartan|någon med en karta][school:  från {school}]. ”Den nya sitter bredvid
{dot}.” Så då letar vi först efter {dot}.

Det blev alldeles tyst.

– Vänta nu, sa någon. Var är {dot}?

– Var är {dot}? ropade en till.

– Var är {dot}? ropade hela gatan.

[friend: {Friend} och {child} tittade på varandra.] Täcket hade slutat lysa surt.

– Letar de efter mig? viskade det där under.

– De hittar inte den nya, sa {child}. Man måste hitta dig först.

# trembling
{dot} kröp fram och tittade upp mot himlen. Där hon brukade sitta var det ett hål. Och intill hålet, om man visste
var, fanns något mycket litet som darrade.

– Är det den? frågade {child}.

– Den har aldrig varit ensam, sa {dot}. Jag har suttit bredvid den i hela dess liv. [age>=4: Ända sedan i torsdags.]

Hon vecklade ut armarna.

– Jag ska bara visa den hur man gör, sa hon. En gång.

Och så for hon, förbi skorstenen och rakt upp.

## or
– Hela gatan? sa {dot} och stack ut huvudet.

– Hela gatan, sa {child}.

{dot} klev upp på fönsterbrädan för att titta på dem. Men hon tittade inte ner. Hon tittade upp, på det tomma stället
som var hennes. Tätt intill satt något litet och skakade.

– Fryser den?

– Nej, sa {dot}. Det är första gången den är ensam.

– Men den kan ju ingenting, sa {child}.

– Nej, sa {dot}. Det är just det.

Och så var hon borta. Fönstret stod och slog lite.

# twinkle
– Där är {dot}! ropade hela gatan. Där är hon!

Alla tittade på henne, länge. Och då såg de den, alldeles bredvid.

{dot} blinkade, långsamt, så att man skulle hinna med. Av. På.

Ingenting hände. [music: {Child} lutade sig mot fönsterbrädan och nynnade {music}, så att det skulle gå i takt.] {dot}
gjorde det en gång till. Av. På.

Och bredvid henne, mycket litet och lite efter: Av. På.

– Åh, sa hela gatan. Den kan. Den gör likadant som {dot}.

## or
Det dröjde inte länge.

– Titta! ropade någon. {dot} är tillbaka!

– Hej, {dot}! ropade de, en efter en, och vinkade, och först när de hade vinkat färdigt såg de att det satt någon
bredvid. Den darrade inte mer.

{dot} släckte sig. Den lilla släckte sig. {dot} tände sig. Den lilla tände sig också, fast lite sent. [music: {Child}
nynnade {music} vid fönstret, och då kom de i takt.]

– Den härmas, sa [friend: {friend}|{child}].

– Den lär sig, sa [elder: {elder} nere på gatan|någon nere på gatan]. Av den bästa.

# name
Sedan gick folk hem i sina tofflor, dörr efter dörr. [adult: {Adult} kom upp, kall om näsan.

– Såg du den nya?

– Jag såg {dot}, sa {child}. Man måste hitta henne först.]

På kartan hade [elder: {elder}|någon] skrivit dit ett namn med blyerts, mycket litet, där det förut var tomt. Den Som
Sitter Bredvid {dot}.

## or
[elder: {Elder} | Den som hade kartan] tog fram en penna.

– Vad ska den heta? ropade [elder: {elder.short} upp mot fönstret|hela gatan].

{Child} tänkte efter.

– Bredvid {dot}, sa {child}.

Så skrevs det dit, och alla gick hem i sina tofflor. [adult: {Adult} kom upp, kall om näsan, och tyckte att det var
ett bra namn.]

# next-to
{Child} lade sig. Täcket var fortfarande lite varmt mitt på. Bredvid sängen stod stolen, och bredvid stolen låg tofflorna, tätt ihop. //
[friend: Bredvid {child} låg {friend}. //
] [pet.dog / pet.cat: Bredvid tofflorna låg {pet}. //
] [pet.other: Bredvid tofflorna var det inte långt till {pet}. //
] Bredvid huset stod nästa hus, och bredvid det ett till, och alla hade släckt.

# small-one
Och högst upp, i fyratusen år på samma ställe, satt {dot} och blinkade. Och bredvid {dot}, lite efter, satt den minsta
stjärnan på hela himlen.

## or
Till morgonen slocknade stjärnorna, en efter en. Bara den nya satt kvar och lyste, mitt på ljusa dagen, för den visste
inte bättre än. Då lät {dot} också bli att slockna en stund, så att den skulle ha någon bredvid sig.
