title: Mm-mm, sa {child}
title: Mm-mm
title: Man bara öppnar
guest dog: Bosse (han), Rufus (han)
guest dentist: Siv (hon), Barbro (hon)

% Hunden (@p): familjens hund, annars grannens, som bor hos barnet. Den vuxna (@a): {adult}, annars den äldre, annars den som läser.

# mouth-shut
När {child} vaknade stängde {child.he} munnen. {child.He} stängde den hårt.

”God morgon”, sa {@a-first}. ”I dag ska vi till tandläkaren.”

”Mm-mm”, sa {child}. Det betydde nej, absolut inte.

På golvet satt {@p-first}, och {@p-he} gjorde alltid precis som {child}. När {child.he} skuttade, då skuttade {@p}. [age>=5: När {child.he} kliade sig på magen kliade sig {@p} på magen. ]Och nu tittade {@p} på {child} och stängde munnen.

”Vill {@p} ha korv?” frågade {@a}.

”Mm-mm”, sa {@p}.

[age>=5: Det hade aldrig hänt förut.

][pet.other: {Pet} fick frukost. Från {child} kom inte ett ord.

]De gick genom parken[city:  {in city}], alla tre. [pet.cat: På muren där låg {pet} och solade sig, och {@p} höll munnen stängd. | Där mötte de en katt, och {@p} höll munnen stängd.] Det syntes att det gjorde ont i {@p-him}. [school: Från {school} hördes en ringklocka, och {child.he} sa inte ens hej till den.]

# the-chair
Tandläkaren hette {dentist}. Hon hade gula tofflor och en stol som kunde åka upp och ner.[music:  På hennes radio spelades {@song}, och ingen sjöng med.]

”Hej, {child}”, sa hon. ”Hej, {@p}. Hoppa upp!”

{child} satte sig i stolen. {dentist} trampade på en knapp, och stolen sa hmmmmmm och åkte upp. Det var roligt. Men {child.he} skrattade inte, för då hade munnen öppnat sig.

[sport: ”Brukar du {play sport}?” frågade {dentist}.

”Mm”, sa {child.he}. Det betydde ja.

]”Är du rädd?” frågade {dentist}.

{child} nickade. Det klumpade sig i halsen på {child.him}.

”Det förstår jag. Vet du vad jag gör i dag? Jag tittar. Jag har bara den här.”

Hon höll fram en pytteliten spegel på ett skaft. [age>=5: Den var så liten att bara en tand i taget fick plats i den.]

”Kan du gapa?” frågade {dentist}.

”Mm-mm”, sa {child}.

# the-mirror
Då hoppade {@p} upp i stolen. {@p-He} la tassarna på {child's} mage, sträckte fram huvudet och tog spegeln ur handen på {dentist}, för den blänkte så fint. Och så stängde {@p-he} munnen om den. Bara skaftet stack ut.

[age>=5: ”Släpp!” sa {dentist}.

”Mm-mm”, sa {@p}.

]”{@p}! Släpp nu!” sa {@a}.

”Mm-mm!”

{dentist} tog i skaftet och drog. {@p} höll emot, och då ramlade {dentist} baklänges och satte sig på knappen. Hmmmmmm, sa stolen, och upp åkte de båda två, nästan ända till taket.

”Oj”, sa {dentist} från golvet. ”[athlete: Här skulle man vara {athlete}. ]Nu blir det svårt. Det är min enda spegel, och {@p} kan svälja den.”

# only-one
Det blev alldeles kallt i magen på {child}. Svälja den! {child.He} tittade på {@p}. {@p} tittade tillbaka, och ögonen var stora och runda. {@p} ville ju släppa. Men det gick inte. {@p} gjorde precis som {child}. Och {child's} mun var stängd.

Det fanns bara en som kunde öppna {@ps} mun.

# aaa
{child} {@hold} med båda händerna, blundade, och så öppnade {child.he} munnen, pyttelite.

{@p} öppnade pyttelite.

{child.He} öppnade lite mer.

{@p} öppnade lite mer. Nu syntes spegeln, långt in på tungan.

Då tog {child.he} i. {child.He} gapade så stort som ett garage, och {child.he} sa:

”AAAAAAAAA!”

”AAAOOOOUUU!” sa {@p}.

Och spegeln ramlade ut i {child's} knä. Den var blöt och luktade hund.

”Håll den där minen!” ropade {dentist}. ”Om du stänger så stänger {@p}!”

# finished
{dentist} körde ner stolen och tvättade spegeln, fortare än man hinner säga gurka. Och så tittade hon.

”AAAAA”, sa {child}.

”AAAOOO”, sa {@p}.

Spegeln var lite kall mot tungan. [age>=5: Det sa tick, tick mot tänderna. ]Det gjorde inte ont, det kändes mest som när man har en liten sked i munnen. {dentist} tittade längst bak och längst fram på {child}. [age>=5: Sedan tittade hon på {@p}, när hon ändå höll på. | Sedan tittade hon på {@p}.]

”Klart!” sa hon. ”Ni kan stänga.”

De stängde, båda två på en gång. Klapp!

”Är det redan slut?” frågade {child}. Det var det första {child.he} sa på hela dagen.

”Ja. Du har så fina tänder att jag kan spegla mig i dem. {@Ps} tänder är också fina. Men andedräkten, den är rent förfärlig.”

{child} skrattade så att varenda tand syntes. Och {@p} skrattade likadant.

# talking
På hemvägen pratade {child} hela tiden. {child.He} hade ju en hel förmiddag som {child.he} måste ta igen. [friend: {Friend} fick höra om stolen tre gånger. ][adult & elder: {Elder} [elder2: och {elder2} ]ringde för att fråga hur det hade gått, och fick inte en syl i vädret.][!adult & elder2: {Elder2} ringde för att fråga hur det hade gått, och fick inte en syl i vädret.]

# the-biggest
På kvällen borstade {@a} tänderna på {child}, som sedan borstade {@ps}. [pet.cat: {Pet} tyckte att sina egna var rena nog. ]Sedan kröp de ner. {@A} satte sig på sängkanten och var så trött att det blev en gäspning.

”Aaaaaa”, sa {@a}.

Och då måste {child} gäspa.

”Aaaaaaaa”, sa {child.he}.

Och då måste {@p}.

”Aaaooouuu.”

”Det var det största gap jag har sett i dag”, mumlade {@a}.

”Det är inget svårt”, sa {child.he}. ”Man bara öppnar.”

Sedan stängde {child.he} ögonen. Och {@p}, som alltid gjorde precis som {child}, stängde sina.

# @p
{dog}
## if pet.dog
{pet}

# @ps
{dog's}
## if pet.dog
{pet's}

# @p-he
han
## if pet.dog
{pet.he}

# @p-He
Han
## if pet.dog
{pet.He}

# @p-him
honom
## if pet.dog
{pet.him}

# @p-first
grannens hund {dog}, som fick bo i hallen den veckan. Han var lurvig och låg och hade ett skägg som en gammal farbror
## if pet.dog
{pet}. {Pet} var en hund med mycket mun
## if pet.dog & breed
{pet}. {Pet} var {a breed} med mycket mun

# @hold
tog tag i {dog's} skägg
## if pet.dog
tog {pet} om kinderna

# @a-first
den som brukade läsa sagan
## if adult
{adult}
## if elder & !adult
{elder}

# @a
den som läste
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
