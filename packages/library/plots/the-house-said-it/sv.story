title: Huset sa det
title: Nu bor jag här

% Den stora (@a): {adult}, annars den äldre, annars den vuxna.

# eek
{child} hade flyttat. Det var ett helt nytt hus[city:  i {city}], och hallen var full av kartonger, och i en av dem låg Nalle. Men ingen visste i vilken.

Och huset lät.

Iiik, sa dörren, alldeles av sig själv.

”Varför säger den så?” frågade {child}. Det pirrade i magen, men inte på det roliga sättet.

”Det är väl för att den inte känner oss”, sa {@a}. ”Den har ju aldrig sett oss förut.”

{child} tittade på dörren. Så det var huset som var blygt.

”Då får någon tala om för det vilka vi är.”

# i-live-here-now
{child} gick ända fram och klappade dörren.

”Hej. Jag heter {child}. Nu bor jag här.”

Iiik, sa dörren. Det betydde hej.

Plipp, plipp, sa någon i köket. Det var kranen.

”Hej”, sa {child.he}. ”Nu bor jag här. Och det där är {@a}, som dricker kaffe. Jättemycket.”

Plipp, plipp, sa kranen. Det betydde att den skulle se vad den kunde göra.

Knarr, sa någon rakt under foten. Det var trappan.

”Hej”, sa {child.he}. ”Nu bor jag här. Jag ska trampa på dig, men jag ska göra det snällt.”

Knarr, knarr, sa trappan. Det gick bra för den.

[friend: ”{Friend} kommer också”, sa {child} till trappan. ”Det är min bästa vän. Då låter det mer som ett dunder.”

][pet.dog: {Pet} gick runt och nosade i vartenda hörn. Så säger man hej om man är hund.

][pet.cat: {Pet} gick runt och strök kinden mot varenda dörrkarm. Så säger man hej om man är katt.

][pet.other: ”Och det här är {pet}”, sa {child} och visade {pet} hela huset, ett rum i taget.

][elder: {Elder} [elder2: och {elder2} ]kom med nya gardiner. ”{Elder.short} bor inte här”, sa {child} till fönstret. ”Men [elder2: de | {elder.short}] kommer varje vecka.”

][music: Vardagsrummet var alldeles tomt. {child} sjöng {@song} för det, så att det skulle kunna den, och vardagsrummet sjöng med.

][sport: ”Du är bra”, sa {child} till den långa, långa hallen. ”I dig kan man {play sport}.”

][athlete: ”Och det här är {athlete}”, sa {child} till väggen och höll upp en bild mot den. ”På papper.”

][school: ”Jag ska till {school}, men jag kommer hem sedan”, sa {child} till grinden, så att den inte skulle oroa sig.

]När det blev kväll hade {child.he} sagt hej till allihop.

Det trodde {child.he} i alla fall.

# bonk
{child} låg på en madrass i ett rum som inte hade några gardiner. Det var mörkt. Och Nalle var fortfarande borta.

Donk.

{child.He} låg alldeles stilla.

Donk. Donk, donk.

Det kom långt inifrån huset. Det var inte dörren, och det var inte kranen. Det var inte trappan. Det var någon annan.

”{@A-call}!” ropade {child}.

Och {@a} kom med en gång, satte sig på madrassen och lyssnade.

Donk.

”Den känner inte jag heller”, sa {@a}. ”Är du rädd?”

”Ja”, sa {child}.

”Då går vi och säger hej”, sa {@a} och sträckte fram handen.

# through-the-dark
De gick ut ur rummet. Där var det svart som i en säck.

Knarr, knarr, sa någon under deras fötter.

”Det är bara trappan”, sa {child.he}.

Plipp, plipp, sa någon i mörkret.

”Det är bara kranen”, sa {child.he}.

Iiik, sa någon långt borta.

”Och det är bara dörren.”

Men någon sa donk. Och det var någon i skrubben under trappan.

De höll varandra i handen så hårt det gick. Och {child} öppnade skrubben.

# under-the-stairs
Där inne syntes ingenting. {child} sträckte fram ett finger och kände.

Det var någon tjock och slät. Det var någon varm.

”Men”, sa {child.he}. ”Det är ett element.”

Där stod det i sin skrubb, ensamt i mörkret, och inte en enda människa hade sagt hej till det på hela dagen.

”Hej”, sa {child.he} och klappade det. ”Förlåt att vi kommer så sent. Jag heter {child}. Nu bor jag här.”

Donk, sa elementet. Det blev så glatt att det skakade.

Och uppe på det stod en kartong. Någon hade ställt den där i röran och glömt bort den. Två ludna öron stack upp.

”Nalle”, viskade {child.he}.

Han var varm som en bulle. Elementet hade passat honom hela tiden. Och det hade ropat och ropat och ropat.

# it-said-it
Sedan låg {child} på madrassen igen, med Nalle på magen, och magen blev varm rakt igenom.[pet.dog:  {Pet} hade nosat färdigt i det sista hörnet och lade sig på {child.his} fötter.][pet.cat:  Uppför trappan kom {pet}, knarr, knarr, och lade sig på {child.his} fötter.]

Donk, sa huset.

”Hörde du?” viskade {child.he}. ”Det sa mitt namn.”

{@A} lyssnade länge.

Donk, sa huset.

”Ja”, viskade {@a}. ”Det gjorde det.”

”God natt, huset.”

Iiik, sa dörren. Plipp, sa kranen. Knarr, sa trappan, fast ingen gick där.

Och allra sist, långt inne i mörkret, kom det en gång till, från någon som var varm.

Men då sov {child} redan.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-call
Kom
## if adult
{adult}
## if elder & !adult
{elder.short}
