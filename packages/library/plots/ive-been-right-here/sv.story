title: {Man} hämtar något
title: Jag ska bara
title: Precis här
guest man: herr Blom (han), herr Lind (han)
guest first: Evert (han), Ragnar (han)
guest wife: Greta (hon), Ingrid (hon)

% {elder} håller upp dörren och stänger den till slut, {friend} sköter kranen och vill ge bort en regnbåge, hunden vill ha en toffel, katten en torr plats. {first} är {man's} förnamn. Regeln: solen i nacken. {Man} hämtar alltid något: glasögonen, kameran, en handduk.

# where
”Regnbåge!” skrek {child}[friend:  och {friend}[!friend.known: , {child.his} bästa vän]]. ”{Man}! Kom ut! Regnbåge!”

Det hade regnat hela dagen, [pet.cat: och {pet}[!pet.known: , {child's} katt,] hade ingenstans torrt att sitta. Men nu sken solen, och mitt | och nu sken solen så att häcken blänkte. Mitt] på himlen[city:  över {city}] stod en regnbåge, stor som sjutton hus.

[elder & !friend: {Elder} bankade på dörren. ]Grannen {man} stack ut huvudet[pet.dog:  och ena toffeln. {Pet}[!pet.known: , {child's} hund,] ville ha toffeln].

”Var då?”

”Där!”

”Vänta lite”, sa {man}. ”Jag ska bara hämta glasögonen.”

Han sprang in. Han sprang ut.[elder:  [friend: {Elder} | {Elder.short}] höll dörren.][athlete:  Inte ens {athlete} hade hunnit fortare.]

”Var då?”

{child} tittade upp.

”Borta”, sa {child.he}.

# seventy-eight-years
”Så är det alltid”, sa {man}. ”Jag har levt i sjuttioåtta år, och jag har inte sett en enda. När jag var fem skulle jag bara hämta stövlarna. Borta. När jag gifte mig ropade alla att det stod en över kyrkan, och jag skulle bara hämta {wife}. Borta.”

”{wife}?”

”Regnbågen. {wife} sitter där inne och löser korsord[elder2:  med {elder2}].”

Inte en enda! Det var det sorgligaste {child} hade hört.[friend:  {Friend} hade sett tre och skulle gärna ha gett bort en.] [friend: De | {Child.He}] satte sig på trappan och vaktade på himlen.[pet.other:  {Pet} fick vakta hemifrån.][pet.dog:  {Pet} vaktade på tofflorna.][pet.cat:  {Pet} provade trappan. Blöt.]

# the-camera
Plipp, plipp, plipp, kom det lite regn. Och så solen.[pet.cat:  {Pet} provade bänken. Blöt.]

”Regnbåge!” skrek [friend: {friend} | {child}]. ”Skynda!”

”Var då?”

”Där!”

”Åh! Jag ska bara hämta kameran!”

”Nej, {man}! Hämta ingenting!”

Men [elder: {elder.short} hade öppnat, och {man} | han] hade redan sprungit. När han kom ut hade han kameran på magen och andan i halsen.

”Var då?”

”Borta”, sa {child}.

# no-more-rain
Sedan kom det inget mer regn. {child} väntade och väntade[sport:  och ville inte ens {play sport}]. [pet.dog: {Pet} väntade på en toffel, | [pet.cat: {Pet} provade skottkärran, | Himlen var blå, ]]och solen kröp neråt mot taken[school:  borta vid {school}].

”Det gör ingenting”, sa {man}. Men han sa det så som man säger när det gör något. Han drog fram trädgårdsslangen[music:  och nynnade på {@song}, fast ledsamt]. ”Vill du vattna bönorna åt mig?”

# as-small-as-a-gate
Det ville {child}. [friend: {Friend} vred på kranen. ]{Child.He} satte tummen för hålet, så att vattnet sprutade ut i tusen små droppar.[!pet.dog & !friend & !elder:  Nästan som regn.]

Solen lyste {child.him} i nacken. Och där, mitt i dropparna, alldeles framför bönorna, stod den. Röd och gul och grön och blå. Liten som en grind.

”REGNBÅGE!” skrek {child}.

”Var då?” ropade {man}. Han stod bakom bönorna och hade solen rakt i ögonen.

”Där! I vattnet!”

”Jag ser bara vatten!”

”Då måste du stå här! Kom hit!”

# splash
{Man} sprang runt bönorna. {child} vände sig mot honom för att skynda på. Och slangen vände sig, den också.

Schplaschhh! Mitt på {man}. Från hatten till tofflorna.

Och regnbågen?

”Borta”, viskade {child}.

# a-towel
{Man} stod och droppade. [friend: ”Är han arg?” viskade {friend}. | Nu blev han väl arg?]

”Jag ska bara hämta en handduk”, sa [friend: {man} | han].

Han började gå mot dörren.[elder:  {Elder.short} höll upp den.] Och bakom honom sjönk solen. Den satt redan med ena kinden mot taket. Snart skulle den vara borta, den också.

# stay
Då gjorde {child} något {child.he} aldrig hade gjort förut. {Child.He} bestämde över en vuxen.

”STANNA!” ropade {child.he}. ”Du får inte hämta något! Inte handduken! Inte {wife}! Du ska stå HÄR!”

Och {child.he} pekade på gräset bredvid sig.

{Man} stannade med ena toffeln i luften. [pet.dog: {Pet} tog den. {Man} | Han] tittade på dörren. [elder: {Elder.short} stängde den. {Man} | Han] tittade på {child}. Sedan kom han, [pet.dog: schlafs, tapp, schlafs, tapp | schlafs, schlafs], och ställde sig precis där {child.he} pekade.

”Har du solen i nacken?” frågade {child}.

”Ja. Det är det enda på mig som är torrt.”

[pet.cat: Då hoppade {pet} upp och la sig där.

]”Titta dit, då[pet.cat: ”, sa {child}. ”|. ]Rakt fram.”

{Child.He} satte tummen för hålet. {Child.He} lyfte slangen högt. Vattnet steg upp i luften och föll ner i tusen droppar.

# there
{Man} sa ingenting.

Han sa ingenting så länge att {child} måste titta på honom. Han stod där i [pet.dog: sin enda toffel | sina våta tofflor] med munnen öppen.

”Där”, sa han till sist.

”Ja”, sa {child}. ”Där.”

”Den är ju randig. Det har ingen sagt.”

[elder: ”Du hade ju alltid gått in”, sa {elder.short}.

][friend: ”Den får du”, sa {friend}.

]
De stod kvar. [pet.dog: {Pet} höll toffeln. ][pet.cat: {Pet} höll sig i {man}. ]{child} höll slangen tills tummen blev alldeles kall, och solen höll sig kvar på taket så länge den orkade. Inte förrän det sista röda hade slocknat stängde [friend: {friend} | {child}] av vattnet.

# right-here
Då [elder: öppnade {elder.short} dörren | öppnades fönstret], och {wife} tittade ut.

”Men {first}, så du ser ut. Var har du varit?”

{Man} tittade ner på [pet.dog: sin enda toffel | sina tofflor].

”Här”, sa han. ”Jag har varit precis här.”

# @song
{music}
