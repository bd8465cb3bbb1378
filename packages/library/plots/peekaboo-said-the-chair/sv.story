title: Tittut, sa stolen
title: Alla gömmer sig

% Den stora (@a): {adult}, annars den äldre, annars den vuxna.

# all-gone
Varje kväll var det likadant. {@A} släckte lampan, klick, och hela {child's} rum var borta.

Stolen var borta. Leklådan var borta. Till och med {child's} egna fötter var borta[!short: , och de hade varit där alldeles nyss].

”Vart tar allting vägen?” viskade {child}. Det kändes ensamt.

Men den här kvällen sträckte {child.he} ut handen och tryckte på lampan. Klick.

Där stod stolen, precis där den brukade.

”Tittut”, sa stolen.

# every-night
”Leker du tittut?” sa {child}.

”Varje natt”, sa stolen. ”[!short: Det går till så här. ]Du släcker lampan, och då gömmer vi oss. Du tänder lampan, och då …”

”Tittut!” ropade leklådan och gardinen och de två stövlarna vid dörren.

{child} skrattade och släckte. Klick.

”Var är stolen?” frågade {child.he}[!short:  rakt ut i mörkret].

Ingen svarade.[!short:  De var mycket bra på det.]

Klick. ”Tittut!” sa stolen.

[!short / !pet & !elder & !school: Klick. ”Var är gardinen?”

Klick. ”Tittut!” sa gardinen och fladdrade.]

[pet.dog: Klick. ”Var är {pet}?” [!short / !elder & !school & !music: Det gick inte så bra för {pet}. ]Under sängen sa det duns, duns, duns, och det var svansen.

][pet.cat: Klick. ”Var är {pet}?” Två ögon lyste på byrån. Resten var mycket väl gömt.

][pet.other: Klick. ”Var är {pet}?” {Pet} satt kvar och åt. Alla vill inte vara med.

][elder: Klick. ”Tittut”, sa kudden från {elder.short}[elder2:  och {elder2.short}][!short: , med en gammal och snäll röst].

][school: Klick. ”Tittut”, sa väskan från {school}.

][sport: ”Det är tvärtom mot när man ska {play sport}”, sa {child.he}. ”Här får man inte springa.”

][athlete: Klick. Bilden av {athlete} hade gömt sig på väggen.

][music: {child} sjöng {@song} i mörkret[!short: , så att de skulle veta var {child.he} var].

][friend: ”Det här ska jag lära {friend}”, sa {child}.

][city: Klick. Utanför fönstret blinkade hela {city}[!short: , som om den också ville vara med].

]
# click-click
Klick. Släckt.

Klick …

Klick, klick.

Lampan tändes inte. Den var sönder.

Nu blev det så mörkt att man inte ens kunde se hur mörkt det var.

”Stolen?” viskade {child}.

[!short: Ingen svarade.

”Gömmer ni er fortfarande?”

]Ingen svarade. {child} drog upp täcket till hakan. Tänk om de var borta på riktigt den här gången.

# hands
{child} stack ut ena foten. Där var golvet.[!short:  Det låg där det brukade ligga.]

Sedan klev {child.he} upp och sträckte ut handen. Den gick sakta, sakta genom mörkret, och så stötte den på någon. Någon som var hård. Någon som hade en rygg och fyra ben.

”Tittut”, sa {child}.

”Oj!” sa stolen. ”Hittad! [!short: Hur gick det till? ]Du tittade ju inte ens!”

”Jag tittade med händerna”, sa {child.he}.

[!short: Där kom någon som var fyrkantig, med lock. ”Tittut, leklådan.” ]Där kom någon lång och mjuk, som hängde. ”Tittut, gardinen.”[!short:  Och där kom två stycken tätt ihop, och en av dem luktade. ”Tittut, tittut.”]

[!short: Alla fanns kvar. De hade stått där hela tiden.

]”Nu är det din tur att gömma dig”, sa stolen.

# the-sausage
{child} kröp ner i sängen och låg alldeles stilla.[!short:  Ingenting gömmer någon så bra som mörkret.]

Det gick i dörren.

”{child}?” sa {@a}. Klick, klick. ”Jaså, är lampan sönder? Var har jag nu {child}?”

[!short: {@A} kände sig fram med händerna.

]”Det här är en stol”, sa {@a}. ”Det här är en kudde. Och det här är … en jättestor korv.”

Korven fnissade.

”Den har tår, den här korven.”

”TITTUT”, skrek {child}.

[short: ”Jag såg dig inte alls”, sa {@a}.|”Jaså, det är du”, sa {@a}. ”Jag såg dig inte alls.”]

”Nej”, sa {child} nöjt. ”Jag var ju i mörkret.”

# in-the-morning
[!short: ”Ska jag hämta en annan lampa?” sa {@a}.

”I morgon”, sa {child}. ”Vi leker ju.”

]{@A} skulle pussa {child} på kinden. Det blev på näsan, för så går det i mörkret.[pet.cat & !short / pet.cat & !elder & !school & !music:  Någon mjuk lade sig på magen. ”Tittut, {pet}”, viskade {child}.][pet.dog & !short / pet.dog & !elder & !school & !music:  Någon varm lade sig över fötterna. ”Tittut, {pet}”, viskade {child}.]

Sedan låg {child.he} alldeles stilla[short: , och ingen sa ett ord. | , och stolen stod alldeles stilla, och ingen i hela rummet sa ett ord. De var så bra på det.]

Och {child} var bäst av alla. {child.He} gömde sig så länge att {child.he} somnade.

Sedan blev det morgon, och solen tittade in, och där stod stolen, precis där den brukade.

”Tittut”, sa den.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
