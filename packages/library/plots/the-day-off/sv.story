title: Lediga dagen
title: Det räknas
title: En väska med ingenting i

% Det den gör bäst gör nöden: # @trouble och # @solved har en väg för vart och ett av de sexton.
% # @slips: det som råkar hända. Väskan är den lediga dagen.

# the-suitcase
En lördagsmorgon kom {a wish} längs {child's} gata med en liten väska.

”Vart ska du?” frågade {child}.

”Jag är ledig”, sa {the wish}. ”Annars ska en sådan som jag {wish.does}, från morgon till kväll. Men i dag ska jag inte göra det en enda gång.”

”Vad ska du göra då?”

{The wish} såg olycklig ut. ”Det är det jag inte vet. Jag har aldrig varit ledig förut.”

”Vad har du i väskan?”

”Lediga dagen”, sa {the wish}. ”Jag har packat den.”

”Jag har varit ledig massor”, sa {child.he}. ”Jag kan visa.”

# nothing
De gick till parken[city:  mitt i {city}], och {child.he} lade sig på rygg i gräset.

”Först gör man ingenting”, sa {child.he}. ”Man tittar på molnen.”

{The wish} lade sig bredvid. {wish.He} tittade på ett moln. {wish.He} tittade på ett till. {child} hann räkna till fyra. Sedan kunde {the wish} inte låta bli. {@slips}

”Oj”, sa {the wish}. ”Nu jobbade jag visst.”

”Ja”, sa {child}. ”Det räknas. Vi tar en ny.”

# that-counts
”Sedan äter man glass”, sa {child.he}.

De ställde sig i kön vid kiosken. [friend: Där stod redan {friend}[!friend.known: , {child's} bästa vän,] som också var expert på att vara ledig.] {The wish} fick en strut och sa att den var god. Och innan den var uppäten kunde {wish.he} inte låta bli. {@slips-again}

”Det räknas”, sa {child} [friend: och {friend} med en mun].

[sport: ”Sedan kan man {play sport}”, sa {child}. Det gick bra i nästan en hel minut.

][music: ”Sedan nynnar man”, sa {child} och nynnade på {@song}. {The wish} nynnade också. Vid refrängen gick det inte längre.

][pet: {@pet-off}

][elder: På en bänk satt {elder} [elder2: med {elder2}] och var bäst i hela parken på att göra ingenting. ”Man börjar med händerna”, sa {elder.short}. ”De ska ligga still.” {The wish} tittade på {elder.short's} händer i fem minuter. Sedan hände det igen.

][age>=8: ”Sedan har man tråkigt”, sa {child.he}.

Det gick inte alls. {The wish} tyckte att det var jätteroligt.

][athlete: ”Till och med {athlete} har lediga dagar”, sa {child}.

][school: ”{At school} har vi sommarlov”, sa {child}. ”Det är tio veckor. Man vänjer sig.”

]{The wish} satte sig på sin väska.

# no-good-at-it
”Jag kan inte”, sa {wish.he}. ”Jag är dålig på det.” Och det kom något blött på väskan.

{child} satte sig bredvid. Det fanns precis plats för en till.

”Det gör inget”, sa {child.he}. ”Jag har övat sedan jag var bebis.”

Så satt de där och tittade på folk. [age>=8: En gubbe gick förbi med en hund, och hunden var också ute i tjänsten. ]Ingen av dem sa något på ett tag. Och märkligt nog gjorde {the wish} ingenting då. Men det var det ingen av dem som tänkte på.

# help
{@trouble}

{child} tittade på {the wish}. {The wish} tittade på {child}.

”Jag vet precis vad man ska göra”, viskade {the wish}. ”Men jag är ju ledig.” {Wish.he} höll hårt i väskan.

”Vill du?” sa {child}.

”Jag vill så det kliar.”

# hold-it
Då sträckte {child} ut handen.

”Ge hit väskan”, sa {child.he}. ”Jag håller lediga dagen åt dig så länge.”

Och {child} höll den, högt upp, med båda händerna, så att inget skulle rinna ut.

Då gick {the wish} fram. {Wish.he} tog sats. Och {wish.he} gjorde det som {wish.he} var bäst på i hela världen, bättre än någonsin.

{@solved}

Hela parken klappade händerna.

# still-there
”Var den kvar?” frågade {the wish} när {wish.he} kom tillbaka.

”Hela”, sa {child} och gav {wish.him} väskan.

{The wish} tog den, lade sig på rygg i gräset och tittade på molnen. {Wish.he} tittade på ett moln. {Wish.he} tittade på ett till. {child} räknade till fyra, och till tio, och ingenting hände.

”Jag gör det”, sa {the wish} häpet. ”Jag gör ingenting.”

”Du är jättebra på det.”

De låg där tills molnen blev rosa. Sedan måste {the wish} hem, för {wish.he} bodde {wish.home}, och i morgon var det jobb. Det sista {child} såg var väskan, som gungade lite.

# good-at-it
På kvällen låg {child} i sängen. [pet.dog / pet.cat: {Pet} låg på golvet, och det var inget jobb.]

[adult: ”Vad gjorde ni i parken?” frågade {adult}.

”Ingenting”, sa {child}.

”Inte någonting?”

”Nej”, sa {child}. ”Det tog hela dagen.”

Lampan släcktes. | Lampan släcktes.] {child} låg på rygg och tittade upp i taket, där det nästan gick att se ett moln. Och sedan gjorde {child.he} ingenting alls, och det var {child.he} väldigt bra på.
## or
[adult: ”Vad gjorde ni i parken?” frågade {adult} i köket.

”Ingenting”, sa {child}.

”Inte någonting?”

”Nej”, sa {child}. ”Det tog hela dagen.”

]Sedan satt {child} i fönstret. [pet.dog / pet.cat: {Pet} låg bredvid, och det var inget jobb. ]Molnen drog förbi över taken, rosa först och sedan grå, och det var ingenting som någon behövde hjälpa dem med.

{child} gjorde ingenting alls, och det var {child.he} väldigt bra på.

# @song
{music}

# @pet-off
”Titta på {pet}”, sa {child}. {Pet} gjorde ingenting. {Pet} var ett proffs.
## if pet.dog
”Gör som {pet}”, sa {child}. {Pet}, som var {a breed}, rullade runt på rygg med alla tassar i luften. {The wish} försökte göra likadant, men det blev jobb på vägen ner.
## if pet.cat
”Gör som {pet}”, sa {child}. {Pet}, som var {a breed}, hade aldrig gjort något annat än att vara ledig. {Pet} blundade. {The wish} blundade också, men det hördes att {wish.he} tänkte på jobbet.

# @slips
Då hände det.
## if wish.does.throws
Då for en kotte i väg, tvärs över parken, och någon sa aj.
## if wish.does.catches
Då kom en boll farande över parken, och den kom aldrig fram.
## if wish.does.carries
Då märkte {child} att de låg under ett helt annat träd.
## if wish.does.washes
Då blev en duva väldigt ren.
## if wish.does.hides
Då var {child's} skor borta.
## if wish.does.grows
Då var gräset högre än {child}.
## if wish.does.shines
Då blinkade det till, så att duvorna trodde att det var morgon.
## if wish.does.sings
Då kom det en liten trudelutt.
## if wish.does.swallows
Då var {child's} ena strumpa borta, och någon rapade.
## if wish.does.mends
Då var hålet på {child's} byxor borta. Det hade {child.he} tyckt om.
## if wish.does.melts
Då blev det blött i gräset, under dem båda två.
## if wish.does.flies
Då låg det ingen bredvid längre. {The wish} hängde tre meter upp.
## if wish.does.digs
Då låg de plötsligt i en grop.
## if wish.does.keeps
Då låg alla kottar i parken i en enda prydlig hög.
## if wish.does.opens
Då gick alla knappar på {child's} jacka upp.
## if wish.does.tells
Då fick hela parken veta att {child} hade hål på strumpan.

# @slips-again
Det hände igen.
## if wish.does.throws
En hel glasskula for över kiosken.
## if wish.does.catches
Tre strutar fastnade hos {the wish}, och de var andras.
## if wish.does.carries
Hela kön stod plötsligt på andra sidan kiosken.
## if wish.does.washes
Alla i kön blev nytvättade i håret.
## if wish.does.hides
Ingen kunde hitta glassgubben.
## if wish.does.grows
Strutarna blev långa som grenar.
## if wish.does.shines
Hela kön fick hålla för ögonen.
## if wish.does.sings
Hela kön började vagga i takt.
## if wish.does.swallows
Kön blev en person kortare. Han kom ut igen, men han var blöt.
## if wish.does.mends
Alla trasiga strutar blev hela, och sedan gick de inte att bita i.
## if wish.does.melts
All glass i hela kiosken blev soppa.
## if wish.does.flies
{The wish} hängde över taket, med glass och allt.
## if wish.does.digs
Kiosken sjönk en bit.
## if wish.does.keeps
Alla strutar hamnade på rad hos {the wish}, och ingen fick sin.
## if wish.does.opens
Alla plånböcker i kön gick upp, och det regnade mynt.
## if wish.does.tells
Nu visste hela kön vem som brukar äta glass före middagen.

# @trouble
Då skrek någon.
## if wish.does.throws
Då skrek någon. Det var en liten kille, och han stod vid ån. Hans nalle låg på andra sidan, på fel strand, och ingen bro fanns det.
## if wish.does.catches
Då skrek någon. Högst uppe på en balkong stod en bebis och hade tappat sin nalle. Den föll och föll, rakt mot fontänen.
## if wish.does.carries
Då skrek någon. En tants kasse hade gått sönder, och nu låg där nio glasspaket i solen, och tanten bodde högst upp på backen.
## if wish.does.washes
Då skrek någon. Det var en brud, alldeles vit, på väg till kyrkan. Och så kom det en hund ur dammen och skakade på sig.
## if wish.does.hides
Då skrek någon. Det var en stor kille. Hans byxor hade spruckit rakt av där bak, mitt i parken, och alla tittade.
## if wish.does.grows
Då skrek någon. Det var en liten kille, och högt uppe i trädet satt hans drake, och ingen räckte upp.
## if wish.does.shines
Då skrek någon. Det var inne i tunneln under vägen, och där hade alla lampor slocknat, och en liten kille stod mitt i och vågade varken fram eller tillbaka.
## if wish.does.sings
Då skrek någon. Det var en bebis i en vagn. Den skrek så att duvorna flyttade, och bebisens pappa hade provat allt.
## if wish.does.swallows
Då skrek någon. Det var kioskens glassmaskin som hade gått sönder. Den kunde inte sluta. Glassen rann ut genom luckan och ner i parken och var redan framme vid gungorna.
## if wish.does.mends
Då skrek någon. Det var en liten kille på en gunga, och gungan hade gått sönder, och det var hans tur, och han hade väntat hela dagen.
## if wish.does.melts
Då skrek någon. Det var en liten kille som hade stuckit huvudet genom staketet, och nu satt det fast. Det gick varken fram eller tillbaka, för öronen.
## if wish.does.flies
Då skrek någon. Det var en tant, och hennes hatt hade blåst av. Nu satt den högst upp på kyrktornet, på tuppen.
## if wish.does.digs
Då skrek någon. Det var en tant, och hennes nyckel hade ramlat ner i sandlådan, och sandlådan var den största [city: i {city} | i stan].
## if wish.does.keeps
Då skrek någon. Det var en liten kille som hade tappat sin allra första tand. Han hade den i handen, och han hade tappat den fyra gånger till på vägen hem.
## if wish.does.opens
Då skrek någon. Det var från toaletten vid kiosken. En liten kille hade låst in sig, och låset ville inte upp igen.
## if wish.does.tells
Då grät någon. Det var en liten kille som hade tappat bort sin pappa bland allt folk, och han vågade inte säga det till någon.

# @solved
Och så var det bra igen.
## if wish.does.throws
Det flög en sten med ett snöre över ån, och i snöret kunde nallen åka linbana hem.
## if wish.does.catches
Precis ovanför vattnet tog det stopp, och nallen var inte ens blöt om fötterna.
## if wish.does.carries
Alla nio glasspaketen kom ända upp till tantens frys. De var hårda som sten.
## if wish.does.washes
Bruden blev så vit att folk fick kisa. Hunden blev också vit. Ingen hade vetat att den var det.
## if wish.does.hides
Man såg inga byxor. Man såg ingen rumpa. Killen gick hem så lugn som en kung.
## if wish.does.grows
Det räckte upp till draken, och det räckte lite till, och draken kom ner av sig själv.
## if wish.does.shines
Det blev ljust i hela tunneln. Killen såg att det bara var åtta steg ut, och dem tog han.
## if wish.does.sings
Först tystnade bebisen. Sedan tystnade duvorna. Sedan somnade bebisens pappa, på en bänk, med hatten på sned.
## if wish.does.swallows
Glassen försvann från gungorna. Den försvann från gräset. Det sista ljöd som ett sugrör, och så var det bara lite jordgubb kvar på en duva.
## if wish.does.mends
Gungan blev så hel att den gick högre än förut, och killen gungade tills han blev hungrig.
## if wish.does.melts
Det blev halt om öronen. Det blev ännu halare. Och plopp, så var huvudet hemma igen.
## if wish.does.flies
Tuppen fick behålla en fjäder, och tanten fick sin hatt.
## if wish.does.digs
Nyckeln kom upp. Det gjorde också fyra spadar, en sko och en hel tågbana som någon hade saknat sedan i våras.
## if wish.does.keeps
Tanden låg så säkert som en tand kan ligga, ända hem till kudden.
## if wish.does.opens
Klick, sa det, och ut kom killen, med ganska mycket papper om magen.
## if wish.does.tells
Och borta vid kiosken vände sig en pappa om, och han sprang så att hatten flög av.
