title: Torka fötterna
title: Älvan i dimman
title: Inne är bäst, ute är bäst
guest friend: Samir (han), Elsa (hon)
guest pet: Doris (hon), Bosse (han)
guest elder: Sune (han), Barbro (hon)

% {elder} är familjens egen, annars Sune som bor granne. Tuta så det hörs, och torka barnets fötter på slutet.

# a-shoebox
{child} stod på trappan hos {@elder} med en skokartong i famnen. I kartongen fanns en säng av bomull, ett bord av en kork och en gardin. Nu fattades bara älvan.

Och där kom hon! Hon dansade över gräset, inte högre än en mjölktillbringare, med vingar som en slända. Hon var blöt om fötterna. Där hon satte ner dem blev det dimma. Ett steg, en liten dimma. Ett steg till, en dimma till.

”Hej!” sa {child}. ”Jag har byggt ett hus åt dig. Vill du komma in?”

”In?” sa älvan. ”Vad är det för fel på ut? Kom ut och dansa, du!”

”Jag har kalla tår”, sa {child}. ”Inne är bäst.”

”Ute är bäst”, sa älvan[city: . ”Det vet alla {in city}.” | .]

# only-for-cucumber
{Friend}, {child's} bästa vän, kom ut med en smörgås i varje hand. {Friend} trodde att allting gick att lösa med smörgås.

”Vill du ha leverpastej?” frågade {friend.he} älvan.

”Finns det gurka på?” sa älvan.

”Gurkan är inne”, sa {friend}.

”Då kan jag titta in”, sa hon. ”Bara för gurkans skull.”

# wipe-your-feet
I hallen stod {elder}. Hemma hos {elder.short} var golvet lika blankt som på en båt.

”Torka fötterna!” sa {elder.short}.

{child} torkade fötterna. {Friend} torkade fötterna. {@wipes}

Älvan blev arg så att vingarna surrade.

”Torka fötterna? De ska ju vara blöta! Det är det finaste på hela mig!”

Och så dansade hon rätt in i köket.

# as-white-as-milk
Hon dansade över bordet, och det blev dimma. Hon dansade på spisen. Hon dansade tre varv runt smöret[music: , till {music} på radion][sport: , som när man får {play sport}].

”Jag gör fint!” sa älvan. ”Här såg ju så torrt och tråkigt ut.”

Snart såg man inte taket. Sedan såg man inte lampan. Sedan såg {child} inte sina egna händer. Hela köket var vitt som mjölk.

”Var är mina glasögon?” ropade {elder.short}.

”På näsan!” ropade {child}.

”Jag har tappat bort smörgåsen!” ropade {friend}. ”Nej, här är den! Usch. Det var en disktrasa.”

# where-is-out
Då grät någon, långt inne i det vita. ”Hallå?” sa älvan. ”Var är ut? Jag hittar inte ut!”

Hon sprang runt för att leta, [athlete: lika fort som {athlete}, ]och ju mer hon sprang, desto mer dimma blev det.

”Stå still!” ropade {child}.

”Jag kan inte! Jag är rädd!”

{child} kände hur det knep i magen. Det var ju {child.he} som hade velat ha in henne.

# toot
”Vad gör man i dimma?” ropade {child}.

”Man tutar”, sa {elder.short}. ”Stå stilla, allihop!”

{child} hörde hur {elder.short} kände sig fram längs väggen, steg för steg. Där hängde en mistlur från en båt.

TUUUUUT!

{Friend} satte sig på golvet av bara häpnad. Och älvan blev så häpen att hon stod still.

”Det är bara {elder.short}!” ropade {child}. ”Stå kvar där du är, så kommer jag!”

# something-soft
{@nose}

De gick förbi ett stolsben. De gick förbi något mjukt.

”Det var min macka!” ropade {friend}. ”Den tar jag sen. Älvan först!”

# toes
Längst in under köksbänken satt älvan. Hon höll om sina knän, och från hennes fötter pyste det dimma, hela tiden.

”Förlåt”, viskade hon. ”Jag ville göra fint hos er.”

”Förlåt”, sa {child}. ”Jag ville göra fint åt dig.”

{Friend} hittade en kökshandduk på golvet. {Friend.He} kände efter att det inte var en macka. Sedan fick {child} den.

”Du”, sa {child} till älvan. ”Får jag torka dina fötter?”

Älvan tittade på handduken. Sedan tittade hon på {child}.

Så sträckte hon fram den ena foten. Den var inte större än en böna. {child} tog bara ett hörn av handduken. {Child.He} torkade hälen. {Child.He} torkade mellan tårna, en i taget.

”Det kittlas”, sa älvan.

Sedan torkade {child} den andra foten. Och dimman slutade pysa. Den blev tunnare och tunnare. Där kom lampan. Där kom taket. Där kom {elder}, och {elder.he} tutade rakt in i skafferiet.

# out-again
Älvan fick tre skivor gurka. Hon satt en stund i kartongen och drog för gardinen och drog från den igen.

”Inne är inte så dumt”, sa hon. ”Men jag vill ut nu.”

”Jag vet”, sa {child}. Och sedan drog {child.he} av sig strumporna. ”Vi kommer med.”

De dansade på rad i kvällssolen: älvan, {child}, {friend} och {pet}. Gräset var kallt som saft, och dimman steg vit och mjuk runt deras ben.[school:  Så dansade de aldrig {at school}.][adult:  {Adult} kom för att hämta, och fick vänta en dans till.]

# the-big-towel
När de kom uppför trappan skallrade tänderna. {Elder} hade lagt fram den stora, varma handduken på sitt knä[elder2: , och {elder2} hade värmt mjölk].

”Torka fötterna”, sa {elder.he}.

{child} satte sig där och sträckte fram dem. {Elder} torkade hälen. {Elder.He} torkade mellan tårna, en i taget, och sedan tog {elder.he} {friend's}.

# a-damp-spot
Skokartongen fick stå kvar på trappan över natten, med gardinen öppen. På morgonen var bomullen lite blöt, precis där någon hade haft sina fötter.

# @elder
{elder}, som bodde i huset intill och var barnvakt,
## if elder
{elder}

# @wipes
{Pet}, {friend's} stora gula hund, torkade alla fyra på mattan och lite på {elder.short}.
## if pet.dog
{Pet}, {child's} hund, torkade alla fyra på mattan och lite på {elder.short}.
## if pet.cat
{Pet}, {child's} katt, var redan torr om alla fyra, och torkade dem en gång till på {elder.short}.

# @nose
Då kände {child} något mot handen. Det var en blöt nos.

”{Pet}”, sa {child}. ”Var är älvan? Sök!”

Det var det bästa ord {pet} visste. {Pet.He} satte nosen i golvet. {child} höll {pet.him} i svansen, och {friend} höll {child} i tröjan.
## if pet.cat
Då kände {child} något mot benet. Det var en mjuk svans.

”{Pet}”, sa {child}. ”Var är älvan?”

Det hade {pet} vetat hela tiden, för katter ser med morrhåren. {Pet.He} gick, och svansen stack upp som en flagga. {child} höll i spetsen, och {friend} höll {child} i tröjan.
