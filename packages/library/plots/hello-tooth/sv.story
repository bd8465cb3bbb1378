title: God dag, tand!
title: Ho ha, sa tanden
title: Tandläkaren som hälsade på allt
guest dentist: Gun-Britt (hon), Britt-Marie (hon)
guest minder: Birger (han), Tage (han)

% Vem som är med (@a): {adult}, annars den äldre, annars grannen {minder}; vid namn varje gång. Gapiska: Ho ha = God dag, Hu hihher hå hehehn = Du sitter på spegeln, Ho hatt = God natt.

# to-everything
Tandläkaren {dentist}[city:  {in city}] hälsade på allt. Hon kunde inte låta bli.

”God dag, {child}!” sa hon. ”God dag, {@a}! [friend: God dag, {friend}! ]God dag, dörr!”

[!adult & !elder: {minder} var grannen, som hade följt med. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] hade kommit för att få åka i stolen. ][pet.dog: Utanför fönstret satt [!pet.known: hunden ]{pet} och väntade, och {pet.he} fick också ett god dag. ][pet.cat: Hemma på soffan låg [!pet.known: katten ]{pet}, som inte gapade för någon, och {pet.he} fick också ett god dag. ][pet.other: Hemma satt {pet} och tuggade på något, och {pet.he} fick också ett god dag. ]

# up
Sedan klappade hon på den stora stolen.

”God dag, stol!”

”Neeeer”, sa stolen och åkte ner, så att {child} kunde kliva upp. Den var mjuk och snäll.

”Uuuupp”, sa stolen, och upp åkte {child}. Högt! Nu såg {child.he} hela rummet.[athlete:  {Child.He} såg till och med bilden i taket, och där satt {athlete}.]

# nobody-in
”God dag, sko!” sa {dentist}. ”God dag, andra skon! God dag, näsa! God dag, mun!”

Men {child} knep ihop munnen.

”Jaså”, sa {dentist}. ”Ingen hemma. Då väntar jag.”

Hon satte sig. Hon var bra på att vänta.[age>=5:  Under tiden hälsade hon på blommorna i fönstret, en i taget, ganska tyst.]

Inne i munnen var det mörkt. Där satt alla tänderna. De hade hört alltihop, och ingen hade hälsat på dem.

Då gapade {child}.

# tooth-by-tooth
{dentist} tog sin lilla spegel och tittade in.

”God dag, tand!”

”Ho ha!” sa {child}. För så låter det när man gapar.

”Vad sa {child}?” frågade {@a}.

”God dag, förstås”, sa {dentist}. ”Det är gapiska. God dag, tand!”

”Ho ha!”

”God dag, tand!”

”Ho ha!”

[age>=5: ”God dag, tandens granne! Oj, vad du är vass. Du är visst en hörntand.”

”Ho ha!”

]Så höll de på, tand för tand[school: , som när man ropar upp alla {at school}].

{@A} reste sig från pallen för att se bättre. {dentist} lade spegeln på pallen för att vrida på lampan. Och så satte sig {@a} igen.

# where-is-it
Nu var det bara en enda tand kvar. Den satt längst in, längst bak.

”Den ser jag bara med spegeln”, sa {dentist}. ”Var är spegeln?”

Hon drog ut lådan.

”God dag, låda! Har du min spegel?”

Nej. Hon lyfte på kudden.

”God dag, kudde! Har du min spegel?”

Nej.[age>=5:  Hon lade sig på golvet och tittade under skåpet.

”God dag, dammtuss! Har du min spegel?”

Nej, men dammtussen rullade runt ett varv, så glad blev den. Ingen hade någonsin hälsat på den.

|  ]{dentist} blev alldeles stilla.

”Då får den sista tanden inget god dag”, sa hon. ”Det har aldrig hänt förut.”

# from-up-there
{child} satt där uppe och gapade. {Child.He} såg hela rummet. {Child.He} såg pallen. Och {child.he} såg något blankt, som stack ut under {@a}.

”Hu hihher hå hehehn!” ropade {child}.

”Vad sa {child}?” frågade {@a}.

”{Child} säger”, sa {dentist}, ”att du sitter på spegeln.”

Upp flög {@a}.

”God dag, spegel”, sa {dentist}. ”God dag, rumpa.”

# right-at-the-back
Hon tvättade spegeln länge, med mycket tvål[music: , och nynnade på {music}]. Och {child} gapade det största {child.he} kunde.

Längst in, längst bak, där satt den.

”God dag, lilla tand”, viskade {dentist}.

”Ho ha”, viskade {child}.

[sport: {Child.He} fick ett klistermärke med en björn som skulle {play sport}. ][friend: Sedan fick {friend} åka. ”Uuuupp”, sa stolen, och {friend} hälsade på lampan. ]”Neeeer”, sa stolen.[elder & adult:  På hemvägen gick de förbi {elder}[elder2:  och {elder2}], som också fick gapa.][elder2 & !adult:  På hemvägen gick de förbi {elder2}, som också fick gapa.]

# a-yawn
På kvällen låg {child} i sin säng. {Child.He} gäspade stort, och mitt i gäspningen sa {child.he} något.

”Ho hatt.”

{Adult} frågade inte vad det betydde. {adult.He} kunde gapiska nu.

”Ho hatt”, sa {adult}.

## if !adult
På kvällen låg {child} i sin säng. Nu var tänderna borstade, varenda en, både fram och bak.

”God natt, alla tänder”, sa {child.he}.

Och så gäspade {child.he} så stort att allihop syntes, till och med den längst in, längst bak.

”Ho hatt”, sa tänderna.

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
