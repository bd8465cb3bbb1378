title: Tre, två, vänta!
title: Någon måste hålla i marken

% Den stora som håller i marken (@a): {adult}, annars den äldre, annars den vuxna.

# the-rocket
I {child's} trädgård stod en raket. Den var av papp, och den var lika hög som ett kylskåp[short: . | , för det hade kommit ett kylskåp i den.][!short:  På sidan satt tre röda knappar, ritade med krita[friend: . Två av dem hade {friend} ritat, och {friend} var {child's} bästa vän].] Det var bara ett fel på raketen: den kom aldrig i väg.

{child} klev in[friend: , och {friend}[short: , {child's} bästa vän,] klev in][pet.dog: , och {pet} hoppade in ovanpå].[pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg redan där, för det var en kartong.]

[!short: ”Vi ska till månen”, sa [friend / pet.dog / pet.cat: {child}|{child.he}] till raketen. ”Ända fram. Är du redo?”

”Redo”, sa raketen.[pet.dog:  Det var {pet} också.][pet.cat:  {Pet} gäspade.]

]”Tre”, sa {child}. ”Två[friend: ”, sa {friend}. ”|. ]Ett …”

”Vänta!” sa raketen.

Och det hände ingenting alls.

# a-drink
”Vad är det?” frågade {child}.

”Jag är törstig”, sa raketen.

Då fick [friend: {friend} klättra ut och hämta vattenkannan, och {child} hällde. | {child.he} klättra ut och hämta vattenkannan.] Glugg, glugg, glugg.[pet.dog:  {Pet} drack det som rann över.][pet.cat & !short:  {Pet} flyttade sig längre in.]

”[!short: Så. Nu har du druckit, och nu|Nu] åker vi till månen. Tre. Två. Ett …”

”Vänta!” sa raketen.

”Men du har ju druckit!”[friend:  sa {friend}.][!short & !friend:  sa {child}.]

”Ja”, sa raketen. ”Och nu är jag kissnödig.”

[friend: {child} och {friend} | [!short: {child} suckade. ]{child.He}] vände raketen mot häcken och tittade åt andra hållet[pet.cat: , och det gjorde {pet} med]. Pirr, pirr, pirr.[pet.dog:  {Pet} pirrade också lite.]

[!short: ”Färdig?”

”Snart.” Pirr. ”Färdig.”

]”Tre. Två. Ett …”

”Vänta!” sa raketen. [elder: ”Jag har inte sagt god natt till {elder.short}[elder2:  och {elder2.short}].” Så {elder} [elder2: och {elder2} ]fick komma ut i tofflorna och klappa den. | ”Ingen har klappat mig.” Så {child} klappade den[pet.cat: , och sedan {pet}].]

[music: ”Tre. Två. Ett …”

”Vänta! Jag har inte fått någon sång.” Så den fick {@song}[!short: , från början till slut].

]
[school: ”Så här får man aldrig vänta {at school}”, sa {child}.

]
# what-is-it-really
[pet.dog: {Pet} skällde. ]”Titta!” ropade [friend: {friend} | {child}].[pet.cat:  {Pet} tittade redan.]

[!short: Månen hade stått rakt över äppelträdet. Nu gled den|Månen gled] ner bakom taket.[!short:  Snart fanns det ingen måne kvar att åka till.]

”Fort! Tre! Två! …”

”Vänta”, sa raketen.[!short:  Och den skakade så att alla flikarna fladdrade[pet.dog: , och {pet's} öron med].]

{child} lade handen på pappen[pet.dog: , och {pet} lade nosen][pet.cat: , och {pet} spann för den]. ”Vad är det egentligen?” frågade {child.he}[!short: , så snällt {child.he} kunde].

”Jag har aldrig varit uppe förut”, viskade raketen. ”Jag har alltid haft marken under mig. Tänk om den är borta när jag kommer tillbaka. Vem håller i den?”

{child} [friend: och {friend} ]tittade ner. [!short: Där låg marken, hela marken, och det var sant. ]Ingen höll i den.

# hold-the-ground
”{@A-call}!” ropade {child}[friend:  och {friend}]. ”Kom fort! Du måste hålla i marken!”

”I marken?” sa {@a}.

[!short: ”Med båda händerna”, sa [friend: {friend} | {child}]. ”Så att den är kvar när vi kommer hem.”

][short: {@A} lade sig | {@A} tittade på raketen och såg hur den skakade. Sedan lade {@a} sig] raklång i gräset och tog tag med båda händerna.

[!short: ”Nu har jag den”, sa {@a}.|”Nu har jag den.”]

”Håller du hårt?” frågade raketen.

”Jättehårt.”

”Räkna jättetyst då”, sa raketen.

Så [friend: de räknade jättetyst. ”Tre”, viskade {child}. ”Två”, viskade {friend}. ”Ett.” | {child} räknade jättetyst. ”Tre”, viskade {child.he}. ”Två. Ett.”]

Och ingen sa vänta.

# up
Upp for de! Upp förbi äppelträdet. Upp förbi skorstenen. [city: Upp över hela {city}. ][athlete: Så högt har inte ens {athlete} varit. ]Långt där nere låg {@a}, inte större än en böna.[pet.cat:  {Pet} höll i sig med alla klorna.]

[!short: ”Har du den?” ropade raketen.

”Jag HAR den!” ropade {@a}.

]Sedan kom de till månen. Den var rund och vit[short: . | , och den var sval och slät, som badkaret innan man har tappat i vattnet.] {child} klappade den[friend: , och det gjorde {friend} också].[pet.dog:  {Pet} slickade på den.][sport:  Där uppe var det gott om plats att {play sport}[!short: , om de bara hade haft med sig {sport.thing}].][pet.cat:  {Pet} lade sig mitt på den.][pet.other:  ”Nästa gång tar vi med {pet}”, sa {child}.]

[!short: ”Nu åker vi hem”, sa [friend / pet.dog / pet.cat: {child}|{child.he}]. ”Tre. Två. Ett …”

”Vänta!” sa månen. ”[pet.dog: Slicka | Klappa] mig en gång till.”

Och [pet.dog: {pet} slickade | [friend / pet.cat: {child}|{child.he}] klappade] månen en gång till[pet.cat: , och sedan {pet}].
]
# let-go
Ner for de[!short: , förbi skorstenen, förbi äppelträdet]. Duns.[pet.dog:  {Pet} hoppade ur först.][pet.cat:  {Pet} landade på fötterna.]

Där var marken. [!short: Den var kvar, varenda bit. ]Och där låg {@a}, med gräs på båda armbågarna, och höll fortfarande i.

”Nu får du släppa”, sa {child}.

[!short: ”En gång till”, sa raketen. ”En gång till, en gång till.”

”I morgon”, sa [friend: {friend} | {child}].
]
# not-to-one
Sedan var det läggdags. {@A} stoppade om {child} [!short: och pussade {child.him} på kinden ]och släckte lampan.[pet.dog:  {Pet} låg redan under sängen.]

”God natt”, sa {@a}. ”Tre. Två. Ett …”

”Vänta”, sa {child}.

”Är du törstig?” sa {@a}.

”Nej.”

”Kissnödig?”

”Nej.” {child.He} sa det jättetyst. ”Du måste hålla i marken.[friend:  I {friend's} bit också.]”

Då satte sig {@a} på golvet bredvid sängen och lade ena handen platt mot det.[pet.dog:  {Pet} stack ut en tass bredvid.][pet.cat:  {Pet} lade sig bredvid, med alla tassarna.]

”Nu har jag den.”

”Håller du hårt?”

”Jättehårt.”

”Tre”, viskade {child}. ”Två.”

Men till ett kom {child.he} aldrig.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-call
hallå
## if adult
{adult}
## if elder & !adult
{elder.short}
