title: Jag kan själv
title: Roboten som hjälpte så gärna
guest friend: Olle (han), Tuva (hon)
guest elder: Göte (han), Astrid (hon)

% {elder} är familjens och har ont i armen, annars en granne som har varit bagare.

# up-to-the-chin
{@arm} Den var blå och stod i köket.[city:  Ingen annan {in city} hade en sådan.] När {child} kom dit med {friend}, sin bästa vän, för att baka bullar, hade roboten redan knäppt {elder.short's} skjorta ända upp till hakan.

”Jag kan själv!” röt {elder.short}.

”Jag hjälper så gärna”, sa roboten och kammade {elder.him}.

{child} ville bara ha det som vanligt. {@saturdays} Men nu hade roboten tagit mjölet, skålen och förklädet[elder2: , fast det var {elder2's}].[pet.dog:  Hunden {pet} låg under bordet och väntade på spill.][pet.cat:  Katten {pet} hade satt sig på vågen.][pet.other:  Hemma väntade {pet} på att få höra hur det gick.]

# the-label
”Hur stänger man av den?” viskade {friend}.

”Det står på lappen”, sa {child}. ”Roboten slutar hjälpa när man säger tack. Och det måste den säga som får hjälpen.”

De tittade på {elder.short}.

”Aldrig”, sa {elder.short}. ”Jag tackar inte för sånt jag inte har bett om.”

”Jag slår vad om en bulle att {elder.short} ger sig före tolv”, sa {friend}. {Friend} slog vad om allt[school: , till och med {at school}]. {Friend.He} var skyldig {child} fyrtio bullar.

# three-cushions
Roboten hällde degspad i skålen. {Elder.short} sträckte sig dit med sin friska hand.

”Den ska kännas på”, sa {elder.he}. ”Med lillfingret!”

”Du ska vila”, sa roboten. Den lyfte upp {elder.short} och satte {elder.him} i fåtöljen, med en kudde bakom, en framför och en ovanpå.

”Jag kan själv”, sa {elder.short} inifrån kuddarna.

”Det är ju snällt menat”, sa {child}.

”Snällt! Den torkade mig om näsan i morse. Näsan rann inte ens.”

”Den som har ont ska bli hjälpt”, sa roboten till {child}. ”Har jag fel?”

{child} tänkte efter. ”Nej”, sa {child.he}. ”Men {elder.short} ska ju få vara {elder.short}.”

# kitchen-paper
”Jag har en idé”, sa {friend}. ”Vi ger den nåt annat att hjälpa!” {Friend.He} la sig på golvet och skrek: ”Aj, aj, mina ben!”

Roboten kom genast. Den lindade in {friend} i hushållspapper från tårna till näsan.

”Ta…”, sa {friend}. Sedan satt det papper för munnen.

”Nu förlorade du en bulle till”, sa {child}, och {elder.short} skrattade så att en kudde ramlade av.

# fresh-air
Då fick roboten syn på solen genom fönstret.

”Frisk luft”, sa den. ”Frisk luft är bra för armar.”

Den lyfte upp hela fåtöljen, med {elder.short} i, och gick ut genom dörren.

{child} sprang efter. {Friend} hoppade efter. Roboten bar {elder.short} över gräsmattan, rakt mot potatislandet. Det hade regnat hela natten.

”Inte dit!” skrek {child}. ”Det är lera!”

Roboten klev ut i landet. Ett steg. Två steg. På det tredje sa det slurp, och så stod den still. Sakta började fåtöljen luta.

# what-am-i-then
{child} blev kall i magen. {Child.He} var rädd om {elder.short}, och om armen, och om roboten också.

”Vi hjälper dig!” ropade {child.he}.

”Nej”, sa roboten. ”Jag kan själv.”

Fåtöljen var tyst.

”Vad sa den?” sa {elder.short}.

”Jag kan själv”, sa roboten, men rösten skakade. ”Det är jag som hjälper. Om någon hjälper mig, vad är jag då?”

{Elder.short} grävde sig fram bland kuddarna. {Elder.He} tittade ner i robotens runda ögon.

”Jo”, sa {elder.he}. ”Precis så känns det.”

# baking-trays
Fåtöljen lutade mer.

”{Friend}, dörrmattan!” ropade {child}. ”Och bakplåtarna!”

{Friend} slet sig ur det sista papperet[pet.dog: , som {pet} drog i,][pet.cat: , som {pet} jagade,] och sprang[athlete:  som {athlete}]. De la ut mattan och plåtarna i leran, efter varandra. {child} gick ut på dem och satte axeln under fåtöljen.

”Nu får du luta dig på mig”, sa {child.he} till roboten.

{Friend} tog tag i robotens arm. ”Jag slår vad om att vi klarar det”, sa {friend.he}. ”Jag slår vad om alla bullarna.”

De drog.[sport:  Det var jobbigare än {sport}.] Leran drog åt andra hållet. {Elder.short} satte sin friska hand i robotens nacke, som när man håller emot en deg, och kände efter med lillfingret.

”Det släpper”, sa {elder.he}. ”Nu!”

Slurp! sa det. Roboten kom loss. Snart stod de på gräset allihop, leriga ända upp till magen.

# five-past-twelve
”Ni hjälpte mig”, sa roboten. ”Vad säger man då?”

”Tack”, sa {friend}.

”Tack”, sa roboten till dem alla tre.

{Elder.short} harklade sig länge.

”Vad är klockan?” sa {elder.he}.

”Fem över tolv”, sa {child}.

”Då så”, sa {elder.short}. ”Tack för skjortan.”

Roboten slutade surra. Den stod bara där i solen och gjorde ingenting.

# one-hand-short
Sedan tvättade de sig och gick in och bakade. {Elder.short} kände på degen med lillfingret. Men man kan inte knåda med en hand, inte på riktigt, och {child} såg att {elder.short} bet ihop. {child} tog ena sidan. Då var det en hand för lite på den andra.

Roboten stod vid väggen och väntade.

{Elder.short} tittade på degen. {Elder.He} vred på munnen.

”Jag kan själv”, sa {elder.he}, och så flyttade {elder.he} sig ett steg åt sidan, så att det blev plats för en till vid bordet.

Roboten gick fram. Den la sin blå hand i degen, bredvid {elder.short's}.

# a-sleeve
De knådade länge, alla fyra[music: , i takt till {music}]. När plåten stod i ugnen satt de på köksgolvet framför luckan, där det var varmt[pet.dog:  och {pet} låg över fötterna på dem][pet.cat:  och {pet} redan hade lagt sig], och såg bullarna resa sig.[adult:  De största skulle {adult} få.][pet.other:  {child} tänkte på allt {child.he} hade att berätta för {pet}.] Roboten hade mjöl på näsan. {Elder.short} såg det, tog ärmen på sin skjorta och torkade bort det.

# @arm
{Elder}, som bodde granne med {child}, hade brutit armen, och därför hade det kommit en robot[adult: , som {adult} hade hjälpt till att packa upp].
## if elder
{Elder} hade ont i ena armen den veckan, och därför hade det kommit en robot[adult: , som {adult} hade hjälpt till att packa upp].

# @saturdays
{Elder.short} hade varit bagare, och på lördagar bakade de.
## if elder
Det var lördag, och de skulle baka tillsammans.
