title: Redan hemma
title: In med hornen!
guest caretaker: Åke (han), Sune (han)
guest fetcher: Lena (hon), Gunilla (hon)

% Den som hämtar (@a): {adult}, annars den äldre, annars {fetcher}. ”In med hela snigeln” fort, ”redan hemma” lugnt, inifrån huset.

# on-the-step
På trappan [school: {at school}|till förskolan], under det lilla taket, satt {child}. Bredvid satt en snigel. Snigeln var brun, och på ryggen hade den ett randigt hus.

”Jag vill hem”, sa {child}.[sport:  Inte ens {play sport} ville {child.he}.]

Det var länge kvar tills [adult: {adult} skulle komma|[elder: {elder} skulle komma|{fetcher} skulle komma, hon som brukade hämta]].

Snigeln kröp[athlete: , inte lika fort som {athlete}, men den kröp]. Då föll det en droppe från taket, plopp, mitt på näsan på den. In med hornen! In med hela snigeln!

”Redan hemma”, sa snigeln inne i huset.

# under-the-rhubarb
Då kom vaktmästaren {caretaker} med sin kratta.

”Titta, en snigel”, sa {caretaker}. ”Den har gått vilse, stackarn. Den bor under rabarbern. Det vet jag.”

Han lyfte upp snigeln i luften. In med hornen! In med hela snigeln!

”Redan hemma”, sa snigeln.

{Caretaker} satte den under rabarbern och gick.

# all-the-way-back
Men ut kom ett horn. Ut kom ett till. Snigeln vände sig om och kröp. Den kröp förbi spaden. Den kröp runt hinken.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] flyttade en pinne som låg i vägen.] Och så kröp den uppför trappan, ända tillbaka till {child}.

# in-the-hedge
”Då bor den i häcken”, sa {caretaker}.

Han bar snigeln till häcken. In med hornen! In med hela snigeln!

”Redan hemma”, sa snigeln. Den lät lite trött.

{child} sprang efter. {Child.He} tog snigeln i sin hand och bar den tillbaka till trappan.

”{Caretaker}”, sa {child.he}, ”den har ju huset med sig.”

”Ja, det har den ju”, sa {caretaker}. ”Så dum jag är.” Och så gick han och krattade i stället.

# no-house
Men {child} hade inget hus med sig. {Child.His} hus var långt borta. [friend: {Friend} blev hämtad och vinkade till snigeln. ]Nu regnade det mer[city: , över hela {city}], och {@a} kom inte, och {child} längtade så att det kändes ända ner i stövlarna. Två tårar rann ner på tröjan.

Tröjan var stor och stickad[elder: . {Elder} hade stickat den[elder2: , utom ena armen, för den hade {elder2} stickat]]. {child} torkade näsan på den. Den luktade som hemma.

# all-of-it
Då drog {child.he} in ena armen i tröjan. Och den andra armen. {Child.He} drog upp knäna, så att de också fick plats. Och sist av allt drog {child.he} in huvudet.

In med {child}! In med hela {child}!

Det var mörkt därinne, och varmt. Det luktade precis som köket och soffan och {@a}[pet.dog: , och lite som [!pet.known: hunden ]{pet}][pet.cat: , och lite som [!pet.known: katten ]{pet}][pet.other: , och lite som {pet}].

”Redan hemma”, sa {child}.

”Redan hemma”, sa snigeln bredvid.

Plopp, sa regnet på taket. Plopp.

# anybody-home
Så satt de, var och en i sitt hus, tills det kom steg på gruset. Någon knackade på tröjan, väldigt försiktigt.

”Är det någon hemma?” frågade {@a}.

Ut kom ett horn. Det var {child's} ena arm. Ut kom ett till. Och sist kom hela {child}, rufsig i håret, rakt in i {@a-s} famn.

# through-the-rain
{@A} bar hem {child.him} genom regnet, under paraplyet[music: , och nynnade på {@song}]. {child} la näsan mot {@his} hals. Där luktade det likadant.

”Redan hemma”, viskade {child}.

# @a
{fetcher}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Fetcher}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{fetcher's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @song
{music}
