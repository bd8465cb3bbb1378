title: Först ett däck
title: En kopp i taget
title: Tjugofyra kanelbullar
guest friend: Tage (han), Iris (hon)
guest engine: Ruben (han), Rudolf (han)

% Brandbilen är rädd för vatten; man börjar med ett däck, som man börjar med en tå.

# plask
Det regnade[city:  över {city}], och {child} och {friend} hoppade i pölar. Plask, sa {child's} stövlar. Plask, sa {friend's}.

”Sluta!” ropade någon. ”Det skvätter!”

Under taket på bensinmacken[school:  vid {school}] stod en brandbil. Den var röd och stor, med stege på taket, och över stegen höll den ett litet gult paraply.

”Varför har du paraply?” frågade {child}.

”För att det är vatten i luften”, sa brandbilen. ”Jag heter {engine}, och jag är rädd för vatten. Ni får skratta.”

Men ingen skrattade.

”Jag var rädd för badkarshålet”, sa {friend}. ”Jag trodde att jag skulle åka ner.”

”Vad är det som är otäckt med vattnet?” frågade {child}.

”De fyller min tank alltihop på en gång”, sa {engine}, ”och det är så kallt att jag tappar andan. Jag törs inte!”

# pling
Just då ringde klockan på {engine's} tak. PLING! Det kom rök från bageriet! Bagare Boll stod på gatan och viftade med en brödspade. [elder: Bakom honom i kön stod {elder} [elder2: och {elder2} ]med en korg på armen.]

”Bullarna brinner!” ropade han. ”Tjugofyra kanelbullar! Kom och släck!”

”Oj, oj, oj”, sa {engine}. ”Och tanken är tom. Kan man inte släcka med något annat?”

”Vi kan prova”, sa {child}.

{friend} hämtade sin boll och hivade in den i tanken. De körde till bageriet, tut och tjut[music: , och {engine} sjöng {@song} för att inte tänka på vatten]. {engine} siktade med slangen och tog i[athlete: , hårdare än {athlete}]. Plopp! Ut kom bollen. Den studsade på dörren, på taket och på bagare Boll. Men den släckte ingenting. [pet.dog: {Pet}, {child's} [breed: {breed}|hund], sprang efter bollen och kom tillbaka med den. ”Tack”, sa {child}, ”men inte en gång till.”]

Röken blev tjockare och svartare.

”Det måste nog vara vatten”, sa {engine} ynkligt.

# no-toes
{child} klappade honom på lyktan. Den var alldeles blöt, och det var inte av regnet. Då kom {child.he} att tänka på badet hemma.

”{engine}”, sa {child}. ”Man ska aldrig hoppa i alltihop på en gång. Man ska börja med en tå.”

”Jag har inga tår”, sa {engine}.

”Då tar vi ett däck. Och vi tar ljummet vatten. Bagare Boll! Har du en balja med ljummet vatten?”

Det hade han, för sådant har bagare till degen. {child} och {friend} bar den tillsammans och ställde den framför {engine}.

# one-wheel
”Först ett däck”, sa {child}.

{engine} blundade med båda lyktorna. Han rullade fram ett litet, litet stycke. Plask.

”Nå?” sa {friend}.

”Det är … inte kallt”, sa {engine}. ”Det är nästan skönt.”

”Sedan ett däck till”, sa {child}.

Plask. [pet.dog: {Pet} satte ner en tass i baljan också, för sällskaps skull. ]

”Och så lite i magen. Bara en kopp. Säg till när du är klar.”

”Nu”, sa {engine}, och {child} hällde i en kopp. Glugg.

”Det kittlas!” sa {engine}. ”En kopp till!”

Glugg, sa det. En kopp till! Glugg. En hel hink! Glugg, glugg, glugg.

# foam
”Vänta”, sa {friend}. ”Det är en sak som fattas.”

{@foam} Och {friend} hällde i hela flaskan.

”Nu kör vi!” ropade {child}.

{engine} tog ett djupt andetag. Han siktade med slangen, och SVISCH! Ut kom det ett vitt, mjukt, fluffigt skum. Det yrde in genom bageridörren och rakt in i ugnen. Fräs, sa elden. Puh, sa röken. Och så var det släckt.

Allting doftade viol. Bagare Boll stod i skum till magen och såg ut som en gräddtårta. [sport: ”Här kan man ju {play sport}”, sa {friend}.]

# buns
”Hurra för {engine}!” ropade bagaren.

De tjugofyra bullarna var svarta som kol. Men bagaren hade en plåt till på jäsning, och en stund senare fick alla var sin varm bulle[elder: , {elder.short} också]. {engine} fick sin på stegen.

Det regnade fortfarande när de skulle hem. {engine} fällde upp sitt gula paraply.

”Är du fortfarande rädd?” frågade {child}.

”Lite”, sa {engine}. ”Men bara för det som kommer uppifrån. Det tar vi en annan dag.”

”En droppe i taget”, sa {friend}.

# one-toe
På kvällen[adult:  berättade {child} alltihop för {adult}. Sedan vek {adult} undan täcket|  vek {child} undan täcket]. [pet.cat / pet.other: {Pet} hade sovit hela dagen och fick höra det en gång till.]

”Hu, vad lakanet är kallt”, sa {child}.

[adult: ”Vad gör man då?” frågade {adult}.|Men {child.he} visste vad man gör då.]

Först stack {child.he} ner en tå. Sedan en tå till. Sedan en fot, och ett ben, och en hel {child}, ända upp till hakan. Nu var det inte kallt längre. Det var nästan skönt.

# ten-drops
Utanför droppade regnet på rutan, plipp, plopp, plipp. [pet.dog: {Pet} låg på mattan och luktade viol. ]Och i garaget på brandstationen stod {engine} under sitt tak, varm i magen, och lyssnade på det. Han räknade dropparna. När han kom till tolv somnade han.

Och {child} kom bara till tio.

# @song
{music}

# @foam
{friend.He} sprang hem efter en flaska badskum.
## if elder
{Elder.short} hade just handlat. I korgen låg det en flaska badskum.
