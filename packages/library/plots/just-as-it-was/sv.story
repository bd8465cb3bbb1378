title: Precis som det var
title: Det small inte
title: Ett ord för mycket
guest friend: Iris (hon), Melker (han)

% Regel: ett ord för mycket, och så är det inte den som gjorde det längre.
% {wish.is} är det som hände, efter ”den”: rymde, värpte ett blått ägg.

# on-the-wall
På muren vid torget satt {a wish} och pustade.

”Är det du som {wish.is}?” frågade {child}.

”Ja”, sa {the wish}. ”I morse. Ingen såg det.”

{child} hade aldrig hört något så fint. ”Får jag berätta det för alla?”

{The wish} tänkte efter. ”Bara om du berättar det precis som det var”, sa {wish.he}. ”Ett ord för mycket, och så är det inte jag längre.”

”Jag lovar”, sa {child}, och det var sant då.

# a-bang
Den första {child.he} mötte var {friend}[!friend.known: , som var {child's} bästa vän].

”{The wish} {wish.is}!” sa {child}.

”Jaha”, sa {friend}.

Bara det. Jaha. Och {child}, som hade sprungit hela vägen, ville så gärna att det skulle bli mer än jaha.

”Och det small”, sa {child.he}.

Det hade det inte gjort. Men {friend} gjorde stora ögon och sa ”Oj!”[pet.dog: , och {Pet}[!pet.known: , {child's} hund,] skällde på smällen][pet.cat: , och katten {Pet} slutade tvätta sig][pet.other: , och {Pet} där hemma märkte ingenting]. Det var mycket roligare än jaha.

# and-a-hat
{Friend} berättade det för bagaren. ”{The wish} {wish.is}”, sa {friend}, ”och det small.”

Bagaren berättade det för busschauffören. ”{The wish} {wish.is}, och det small, och [city: alla tak i {city} | taket] lyfte.”

[elder: {Elder} hade hört det av busschauffören. ”{The wish} {wish.is}, och det small, och taket lyfte, och sedan regnade det kaffe.” [elder2: ”Med grädde”, sa {elder2}. ]

][school: På {school} hörde de det också, och där fick hela saken en svans. ][sport: I omklädningsrummet, där de brukar {play sport}, fick den två. ][athlete: En påstod att {athlete} hade stått bredvid och hållit i väskan. ][music: Någon hade redan gjort en vers av det, och den gick på {@song}. ]

När brevbäraren berättade det för {child} lät det så här:

”{The wish} {wish.is}, och det small, och taket lyfte, och det var tre stycken, och en av dem hade hatt.”

{child} fick ont i magen. Det var {child.his} smäll som hade blivit så stor.

# the-tuba
{child.He} sprang tillbaka till torget. Men dit hade alla redan gått. De hade flaggor med sig, och en tuba.

”Var är {wish.he}?” ropade de. ”Gör det igen! Med smällen! Och hatten!”

”Pupp”, sa tuban.

{The wish} satt kvar på muren och hade gjort sig så liten det gick.

# hardly-knows
{child} klättrade upp och satte sig bredvid.

”Jag har ingen hatt”, sa {the wish} tyst.

”Jag vet”, sa {child}.

”Och nu när alla säger det, så minns jag nästan en smäll.” {Wish.He} tittade ner på {wish.part}. ”Jag vet snart inte vad det var jag gjorde. Jag tror att jag går någonstans där ingen har hört om mig.”

{child} skämdes så att det brände. Det enda {the wish} hade bett om var att få ha det som det var.

# no-bang
”Det small inte”, sa {child}.

”Pupp”, sa tuban. Ingen hörde.

Då ställde sig {child} upp på muren, med knän som ville åt två håll.

”Det small inte!” ropade {child.he}. ”Det var jag som hittade på det!”

Tuban tappade luften. Alla på torget tittade på {child}, och det var många.

”Inget tak”, sa {child}. ”Ingen hatt. Bara {the wish}. {Wish.He} {wish.is}. Det är allt.”

”Är det allt?” sa bagaren.

”Ja. Men har någon av er gjort det?”

Bagaren funderade. ”Nej”, sa han. ”Inte jag.”

”Jag har tänkt på det”, sa busschauffören. ”Men det har alltid kommit något emellan.”

# told-by-itself
”Hur var det?” frågade en tant längst fram.

Det hade ingen frågat {the wish}. {Wish.He} kröp fram till kanten och berättade det [wish.ett: själv|själv], precis som det var. Det tog inte lång stund. Det fanns ingen hatt i det. Men när det var slut hade till och med tubans ägare tårar i ögonen[pet.dog: , och {Pet} glömde att vifta].

”Tänk”, sa {friend}. ”Alldeles utan smäll.”

[elder: ”Det var bättre än kaffet”, sa {elder}. ]Och {the wish} tittade på {child} och flyttade sig ett litet stycke närmare.

# that-is-all
[adult: ”Vad har hänt i dag?” frågade {adult} vid kvällsmaten.

”{The wish} {wish.is}”, sa {child}.

”Jaha”, sa {adult}.

{child} tog ett djupt andetag. Den låg alldeles färdig på tungan, den där smällen. {child} svalde ner den med lite mjölk.

”Det är allt”, sa {child.he}.

”Det var inte lite”, sa {adult} och lade ner gaffeln. ”Berätta det en gång till.”

Och {child} berättade det en gång till, precis som det var. | Hemma berättade {child} det för sängen och lampan. ”{The wish} {wish.is}”, sa {child.he}.

Den låg alldeles färdig på tungan, den där smällen. {child} svalde ner den.

”Det är allt”, sa {child.he}, och det var det också, precis som det var.]

# @song
{music}
