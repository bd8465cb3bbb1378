title: Det där är ingen mössa
title: Grå och luddig
title: Hämta mössan
guest pet: Bulle (han), Smulan (hon)
guest elder: Rune (han), Gullan (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Duktig hund. Men det där är ingen mössa.” Högt första gången, mycket tyst vid ugglan. Låt barnet säga lufs.
% {pet} är familjens hund eller katt, annars grannens hund; {elder} är familjens egen, annars någon som bor en trappa upp.

# lost-a-hat
{@Who} hade tappat sin mössa.

Den var grå, och den var luddig, och vinden hade blåst den av huvudet på {elder.him}, mitt i trädgården[city: , mitt i {city}].

”Jag fryser om öronen”, sa {elder}.

”Vi hittar den”, sa {child}. ”Jag och {pet}.”

[friend: ”Och jag”, sa {Friend}.

]”Fem minuter”, ropade {@a} från köksdörren. ”Sedan är det sängdags.”[elder2 & adult:  {Elder2} vinkade från fönstret.]

# a-boot
{@Pet-was} det roligaste {pet.he} visste var att komma med saker.

”{Pet}”, sa {child}, ”hämta mössan!”

Och i väg {pet.he} for, {@step}, {@step}, {@step}, och tillbaka kom {pet.he} med något i munnen. {@boot}[sport: , och inte ens en som man kan {play sport} i].

”{@Good}, {pet}”, sa {elder}. ”Men det där är ingen mössa.”

# a-leek
”Hämta mössan!” sa {child}.

Och i väg for {pet}, {@step}, {@step}, {@step}, och tillbaka kom {pet.he} med något i munnen. Det var en av {elder's} finaste purjolökar.

”{@Good}, {pet}”, sa {elder}, inte riktigt lika högt. ”Men det där är ingen mössa.”

Det började bli mörkt.

”Hämta MÖSSAN!” sa {child}.

Och i väg for {pet}, {@step}, {@step}, {@step}.

Och {pet.he} kom inte tillbaka.

# would-not-fetch
De hittade {pet.him} under det gamla äppelträdet. {Pet.He} låg platt på magen med nosen i gräset. Och framför nosen låg något grått, och luddigt, och runt.

”Mössan!” sa {child}. ”Hämta den, {pet}!”

{Pet} tittade på {child}. {Pet.He} tittade på det där grå. {Pet.He} knep ihop munnen och la tassarna tätt, tätt intill varandra.

{Pet}, som hämtade allt, ville inte hämta det där.

# up-and-down
Då satte sig {child} på huk för att se varför. Det grå åkte upp en liten bit. Sedan åkte det ner en liten bit. Upp, och ner.

”{Elder.short}”, viskade {child}. ”Den andas.”

Och det grå öppnade ett stort svart öga. Sedan öppnade det ett till.

”{@Good}, {pet}”, sa {elder}, så tyst, så tyst. ”Det där är ingen mössa.”

Det var en uggleunge.

”Iip”, sa den.

# a-plank
Ungen tittade upp. {child} tittade också upp[friend: , och det gjorde {Friend} med]. Högt uppe i trädet fanns ett hål, och i hålet fanns ett ansikte som tittade ner.

”Det är mamman”, sa {child}. ”Den vill upp.”

”Vi rör den inte”, sa {elder}. ”Klättra kan den. Men längst ner är stammen för hal.”

{Elder.He} lutade sin långa planka mot trädet och vickade på den för säkerhets skull. Sedan backade de tre steg allihop, till och med {pet}, och satte sig på rad[school: , precis som {at school}].

# step-flap
Uggleungen satte en fot på plankan. Den flaxade. [friend: ”En till”, viskade {Friend}. ]Den satte dit den andra foten. Kliv, flax. Kliv, flax. [athlete: Den kämpade lika hårt som {athlete}. ]Hela vägen uppför plankan. Hela vägen uppför trädet.

Duns! In i hålet.

”Iip”, sa den.

# in-your-hat
Men vad var det som stack fram runt fötterna på den? Det var grått, och det var luddigt.

”{Elder.short}!” sa {child}. ”Den sitter i din mössa!”

{Elder} tittade länge.

”Minsann”, sa {elder.he}. ”Ja, det är en bra och varm mössa. Det är nog bäst att de får behålla den.”

# five-minutes
”Nu har det gått fem minuter!” ropade {@a-short}.

De gick in allihop[elder2: , till {elder2} som hade kokat te]. Men {elder} frös fortfarande om öronen. Det såg {child}. De var alldeles skära.

# a-tea-cosy
Då viskade {child.he} något till {pet}. Och i väg {pet.he} for, {@step}, {@step}, över köksgolvet[music: , där radion spelade {music}], och tillbaka kom {pet.he} med något i munnen. Det var tehuvan, röd och randig och luddig.

{child} satte den på {elder's} huvud och drog ner den ordentligt över öronen.

”{@Good}, {pet}”, sa {elder}. ”Det där, det är en mössa.”

# @who
{elder}, som bodde en trappa upp,
## if elder
{elder}

# @a
{minder}, som passade {child.him},
## if adult
{adult}
## if elder2 & !adult
{elder2}

# @a-short
{minder}
## if adult
{adult}
## if elder2 & !adult
{elder2}

# @pet-was
{Pet} var grannens hund, och
## if pet.dog
{Pet} var {a breed}, och
## if pet.cat
{Pet} var {a breed}, och

# @good
duktig hund
## if pet.cat
duktig katt

# @step
lufs
## if pet.cat
tass

# @boot
Det var en stövel
## if pet.cat
Det var ett snöre, och i snöret satt en stövel
