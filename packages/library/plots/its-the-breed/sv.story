title: Det är rasen
title: En djärv åsikt
title: {The other} i skålen
guest captain: Kapten (han), Styrman (han)
guest duke: Greven (han), Baronen (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {captain} är {the wish}. Den som skalar potatis (@m) är mormor eller farfar, annars {adult}, annars {minder}. Den som klättrar in (@g) är familjens egen katt eller hund, där det är en sådan han tror att han är; annars grannens.

# in-the-bowl
{@Ms} {wish} hette {captain}. Han var orange, rund om magen och bodde i en glasskål på fönsterbrädan i köket[city: , med utsikt över {city}]. Men något var konstigt med honom, och det var {child} som först märkte det.

{@odd}

# small-ones
{child} lutade sig fram tills näsan nästan rörde glaset. {@sound}

{child} satte sig rakt ner på golvet.[pet.cat & other.cat:  Ute i hallen satt {pet}[!pet.known: , {child’s} katt,] som inte fick vara i köket, för säkerhets skull.][pet.dog & other.dog:  Ute i hallen satt {pet}[!pet.known: , {child’s} hund,] som inte fick vara i köket, för säkerhets skull.][pet.cat & !other.cat:  Uppe på kylskåpet låg {pet}[!pet.known: , {child’s} katt,] och hade gärna varit ensam med skålen en stund.]

{@M} fortsatte att skala potatis. ”Jaså, han pratar med dig också. Vad bra. Jag trodde att det var jag.”[elder2: 

”Jag trodde att det var jag”, sa {elder2}, som dukade.][pet.dog & !other.dog: 

Under bordet låg {pet}[!pet.known: , {child’s} hund,] och väntade på att något skulle falla.]

”Har du öron?” fick {child} fram.

”Små”, sa {captain}. ”Det är rasen.”

# the-wet-stuff
Det blev ett märkligt lov[school:  från {school}]. {@days}[athlete:  Inte ens {athlete} hade hunnit med honom.][sport:  {child} glömde nästan att {play sport}.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] kom varje dag för att få se på.][pet.other:  På kvällarna berättade {child} alltihop för {pet}.]

Och så var det detta med vattnet.

”Usch”, sa {captain} när {@m} skulle byta det. ”Kom inte hit med det blöta. {@hate}”

”Men du är ju …” började {child}. {@M} satte fingret mot läpparna.

”Vad är jag?” frågade {captain}.

”Hungrig, kanske”, sa {child}.

# somebody-mean
På kvällen satt de i kökssoffan och viskade[music: , med {music} på så att han inte skulle höra]. {child} tyckte att man borde säga som det var. Annars lurade man honom. {@M} tyckte att det inte var så bråttom.

”Vem blir glad av att få veta det?” sa {@m}. ”Han mår bra. {@fine}”

”Men om någon annan säger det?” sa [friend: {friend}|{child}]. ”Någon elak?”

Det hade {@m} inget svar på.

# at-last
Redan dagen efter kom den som kunde säga det. {@comes} {@M} var i källaren, och {child} hann inte fram. {@stares}

”Äntligen!” sa {captain}.

{@G} stannade upp, {@paw}.

”Äntligen en till”, fortsatte {captain} och simmade ända fram. ”Du anar inte så ensamt det har varit. De menar väl, men de är ju människor. {@spot}”

{@sank}

”Du är {a wish}”, sa {@he} till slut.

Ingen i köket rörde sig. {child} höll andan.[friend:  Det gjorde {friend} också.] Nu var det sagt.

# a-bold-opinion
{captain} hängde stilla mitt i vattnet. Han såg på {@g}, på {@fur}. Sedan såg han på sin spegelbild i glaset, och den såg han på länge.

”Det där är en djärv åsikt”, sa han. {@same}

”Ingen vet varför!” ropade {captain}. ”Det är det som är det fina!”

{@rub}

# only-glass-between
{@both}[friend: 

”Båda”, viskade {friend}.]

# am-i-wet
På kvällen, när {@g} hade {@left}, satte sig {child} vid skålen. {@M} hade släckt lampan över spisen, och fönstret var blått.[pet.dog & !other.dog:  Under bordet låg {pet}, som hade fått en potatis till slut.]

”{child}”, sa {captain}. ”Säg mig en sak. Är jag blöt?”

[elder2: {Elder} och {elder2} tittade från soffan men sa inget.|{@M} tittade från soffan men sa inget.] Den här gången fick {child} bestämma själv.

”Ja”, sa {child.he}. ”Det är du. Du har varit det hela tiden.”

”Jag misstänkte det”, sa {captain}. Några bubblor steg upp. ”{A wish}, alltså.”

”Ja. Men du är väldigt bra på att vara {other}. Du är den bästa jag har träffat.”[pet.cat & other.cat / pet.dog & other.dog:  {child} sänkte rösten. ”Säg inget till {pet}.”]

# very-rare
{captain} simmade ett varv och tänkte. Han tänkte ett varv till. {@stone}

”Då är jag alltså {@kind}”, sa han. ”Det måste vara mycket ovanligt.”

”Jag tror att du är den enda”, sa {child}.

”Det skulle inte förvåna mig”, sa {captain} nöjt.

# where-the-ears-should-be
Han rullade ihop sig så gott det gick, nosen mot stjärten, nere i sanden där månen lyste in. {child} lade handen mot glaset, ungefär där öronen borde sitta, och kliade försiktigt.[pet.cat & !other.cat:  Uppe på kylskåpet låg {pet} och ville inte vara ensam med någon längre.][pet.other:  I morgon skulle {pet} få höra det här också.]

{@hum} Och när {child} hade lagt sig, med dörren på glänt mot köket, kunde {child.he} ännu höra hur {the wish} {@still}.

# @odd
”{@M}”, sa {child}. ”Han säger {other.sound}.”

”Det gör han efter maten”, sa {@m}. ”Och sedan sover han i solfläcken. När solen flyttar sig, flyttar han sig efter.”
## if other.cat
”{@M}”, sa {child}. ”Han slickar sig på fenan.”

”Det gör han efter maten”, sa {@m}. ”Och sedan sover han i solfläcken. När solen flyttar sig, flyttar han sig efter.”
## if other.dog
”{@M}”, sa {child}. ”Han kommer med en sten.”

”Den vill han att du kastar”, sa {@m}. ”Och sedan hämtar han den. När man slutar kasta tittar han på en.”

# @sound
{captain} kom simmande och stannade innanför glaset, just där {child.he} var. Det bubblade omkring honom, en bubbla i taget, och varje bubbla lät likadant.

”{Other.sound}, säger han!” sa {child}.

”Det är klart att jag gör”, sa {the wish}. ”Ni kliar mig ju aldrig bakom öronen, så man får ta vad man får.”
## if other.cat
{captain} kom simmande och gned sidan mot insidan, just där {child.he} var. Fram och tillbaka. Det bubblade svagt omkring honom, ett jämnt litet surr av bubblor.

”Han spinner!” sa {child}.

”Det är klart att jag spinner”, sa {the wish}. ”Ni kliar mig ju aldrig bakom öronen, så man får ta vad man får.”
## if other.dog
{captain} kom simmande så fort han kunde och tryckte nosen mot insidan, just där {child.he} var. Stjärten for fram och tillbaka och slog i glaset. Dunk, dunk, dunk.

”Han viftar på svansen!” sa {child}.

”Det är klart att jag viftar”, sa {the wish}. ”Ni kliar mig ju aldrig bakom öronen, så man får ta vad man får.”

# @days
Varje morgon krävde {captain} att få bli utsläppt, och när {@m} öppnade fönstret ångrade han sig och stannade inne. Han jagade sin spegelbild. Han knuffade små stenar utför plastslottet, en efter en, och tittade på när de föll. På natten klockan tre for han runt, runt i skålen utan anledning.
## if other.dog
Varje morgon krävde {captain} att få gå ut, och {@m} bar skålen runt kvarteret. Han grävde ner små stenar bakom plastslottet, en efter en, och glömde var. Så fort det ringde på dörren morrade han bubblor. Och minst en gång om dagen jagade han sin egen stjärt, runt, runt i skålen utan anledning.

# @hate
{Others} ska vara torra.
## if other.cat
Katter hatar vatten.
## if other.dog
Hundar hatar att bada.

# @fine
Han sover i solfläcken.
## if other.cat
Han spinner.
## if other.dog
Han viftar.

# @comes
Köksfönstret stod på glänt, och in över brädan stack {a other} huvudet. Det var {duke}, som bodde hos grannen.
## if other.cat
Köksfönstret stod på glänt, och in över brädan klev {duke}, grannens stora grå hankatt.
## if other.dog
Köksdörren stod på glänt, och in klev {duke}, grannens stora grå hund.
## if pet.cat & other.cat
Köksfönstret stod på glänt, och in över brädan klev {pet}.
## if pet.dog & other.dog
Köksdörren stod på glänt, och in klev {pet}.

# @stares
{duke} sträckte sig ända fram till skålen. Han såg på den runda, orangea magen. Han såg på den länge.
## if other.cat
{@G} satte sig vid skålen. {@He} såg på den runda, orangea magen. {@He} slickade sig om munnen.
## if other.dog
{@G} satte tassarna på fönsterbrädan. {@He} såg på den runda, orangea magen. {@He} slickade sig om munnen.

# @paw
mitt i ett andetag
## if other.cat
med en tass i luften
## if other.dog
med tungan ute

# @spot
Har du provat solfläcken? Den är bäst vid tio.
## if other.dog
Har du provat under bordet? Där faller det saker.

# @sank
{duke} blinkade. Ingen {wish} hade någonsin tilltalat honom på det viset.
## if other.cat
{@Gs} tass sjönk. Ingen mat hade någonsin tilltalat {@him} på det viset.
## if other.dog
{@G} drog in tungan. Ingen mat hade någonsin tilltalat {@him} på det viset.

# @fur
{other.part} och allt det andra
## if other.cat / other.dog
päls och morrhår och tassar

# @same
”Blir du rädd för saker som inte finns?”

”Ja”, sa {duke}.

”Det blir jag med. Vill du ut när du är inne?”

”Alltid.”

”Samma här. Klockan tre på natten?”

”Då är jag vaken”, sa {duke} långsamt. ”Jag vet inte varför.”
## if other.cat
”Jagar du saker som inte finns?”

”Ja”, sa {@g}.

”Det gör jag med. Vill du ut när du är inne?”

”Alltid.”

”Samma här. Klockan tre på natten?”

”Då springer jag”, sa {@g} långsamt. ”Jag vet inte varför.”
## if other.dog
”Morrar du åt dörren?”

”Ja”, sa {@g}.

”Det gör jag med. Gräver du ner saker och glömmer var?”

”Alltid.”

”Samma här. Och svansen?”

”Den jagar jag”, sa {@g} långsamt. ”Jag vet inte varför.”

# @rub
{duke} böjde sig ner. Och så lade han pannan mot glaset, en gång, mycket fort, som om han hoppades att ingen såg. På andra sidan lade {captain} sin.
## if other.cat
{@G} böjde sig ner. {@He} luktade på glaset. Och så gned {@he} kinden mot det, en gång, mycket fort, som om {@he} hoppades att ingen såg. På andra sidan gned {captain} tillbaka.
## if other.dog
{@G} böjde sig ner. {@He} luktade på glaset. Och så slickade {@he} på det, en gång, mycket fort, som om {@he} hoppades att ingen såg. På andra sidan slickade {captain} tillbaka.

# @both
När {@m} kom upp ur källaren var de i solfläcken båda två, {duke} utanför och {captain} innanför, med bara en glasvägg emellan. ”{Other.sound}”, hördes det. Det var omöjligt att avgöra vem som hade sagt det.
## if other.cat
När {@m} kom upp ur källaren låg de i solfläcken båda två, {@g} utanför och {captain} innanför, med bara en glasvägg emellan. Det var omöjligt att avgöra vem som spann.
## if other.dog
När {@m} kom upp ur källaren stod de nos mot nos i solen, {@g} utanför och {captain} innanför, med bara en glasvägg emellan. Dunk, dunk, dunk, hördes det. Det var omöjligt att avgöra vem som viftade.

# @left
gått hem
## if pet.cat & other.cat / pet.dog & other.dog
somnat i hallen

# @stone
Sedan knuffade han ner en sten från slottet och såg på när den föll.
## if other.dog
Sedan hämtade han en sten bakom slottet och lade den framför {child}.

# @kind
{a other} med fenor
## if other.cat
en katt som inte är rädd för vatten
## if other.dog
en hund som inte är rädd för att bada

# @hum
Det började låta i skålen, små bubblor i en jämn rad. De steg och steg.
## if other.cat
Det började surra i skålen, små bubblor i en jämn rad. De steg och steg.
## if other.dog
Det började dunka i skålen, en liten stjärt mot glaset, långsammare och långsammare.

# @still
viskade: {other.sound}
## if other.cat
spann
## if other.dog
viftade

# @g
{duke}
## if pet.cat & other.cat / pet.dog & other.dog
{pet}

# @gs
{duke's}
## if pet.cat & other.cat / pet.dog & other.dog
{pet's}

# @he
han
## if pet.cat & other.cat / pet.dog & other.dog
{pet.he}

# @him
honom
## if pet.cat & other.cat / pet.dog & other.dog
{pet.him}

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ms
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder's}
