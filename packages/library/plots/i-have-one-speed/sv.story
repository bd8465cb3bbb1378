title: Den tjugoåttonde ön
title: Jag har en fart
title: När ingen hör
guest pet: Sally (hon), Sigge (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Ön talar mycket lågt och mycket långsamt. ”VATTENFAST” och ”SJÖKORT” är rena paniken.
% Den som ropar i dimman (@first, @a) är den äldre, annars {adult}, annars {minder}.
% En regel: den som är ritad på kartan måste ligga kvar.

# the-twenty-eighth
På sjökortet fanns det tjugosju öar i fjärden. {child} hade räknat dem. Nu satt {child.he} på den tjugoåttonde, i flytvästen, och åt en ostmacka.

Det var ingen stor ö. Den hade en tall, en vik där ekan låg och en häll som var varm att sitta på. Men den fanns inte på sjökortet, och inte i telefonen heller. [city: I telefonen fanns {city}, så stort som helst, men här | Där] var det bara blått, och mitt i det blå en prick som var {child}.

”Fattar du, {pet}?” sa {child.he}. ”Vi har upptäckt en ö! Det är ingen som gör det längre. De är slut!”

{Pet}[!pet.known: , {child's} hund,] fattade att det var ost på mackan. {Pet.He} fick sista biten, och sedan åt {pet.he} upp smörgåspappret, för sådan var {pet}. {Pet.He} hade ätit en badtoffel, en läxa[school:  från {school}] och ett halvt tält.

[friend: Hemma på bryggan satt {friend}[!friend.known: , {child's} bästa vän,] och räknade öar i kikaren. {Friend.He} hade slagit vad om en hel påse lakrits att de var tjugosju.]

# stop-it
{child} bredde ut sjökortet på hällen och tog fram pennan[music: , och {child.he} nynnade på {@song}]. {child's} ö, skulle det stå. Men först skulle viken dit, och {child.he} drog ett streck, långsamt och fint.

Det gick ett ryck genom hela berget.

”Sluta”, sa någon.

Rösten var mycket låg och mycket långsam, och den kom underifrån.

”Vem sa det där?”

”Den du sitter på.”

{child} flög upp och stod på ett ben.

”Du kan sätta ner foten”, sa ön. ”Det är ingen större skillnad. Men säg åt {pet.him} att sluta gräva. Det kittlas.”

{Pet} slutade gräva.

# are-you-on-it
”Du är inte med på kartan”, sa {child}. ”Jag håller på att fixa det.”

”Jag vill inte vara med.”

”Alla vill väl vara med!”

”Är du med?”

{child} tänkte efter. Det var {child.he} inte.

”Är man med på kartan måste man ligga kvar”, sa ön. ”Det är bestämt så. Och nu har du ritat min vik, och nu sitter viken fast.”

”Skulle du någonstans, då?[sport:  {@Training}]”

Ön var tyst så länge att en mås hann landa i tallen och tröttna.

# all-night
”Förr låg jag still”, sa den sedan. ”Det gör man ju, om man är ö. Så blev det dimma en kväll, och så var det en pojke som hade tappat sina åror. Han ropade hela natten. Och jag låg bara där.”

{child} satte sig igen, försiktigt.

”Hur gick det för honom?”

”De hittade honom när det blev ljust. Han fick en filt och varm choklad. Men jag hade ju hört honom. Hela natten hade jag hört honom.”

”Så nu ligger du inte still.”

”Inte när det är dimma. Då går jag dit det ropar. Jag är inte snabb. Men jag kommer.”

# a-fine-name
{child} såg på sitt streck. Det var kort och svart och det finaste {child.he} hade ritat. Sedan satte {child.he} korken på pennan.

”Då blir det ingen {child's} ö”, sa {child.he}.

”Det var ett fint namn”, sa ön. ”Du kan väl säga det ibland. När ingen hör.”

# it-is-calling
Och då kom dimman. Den kom över fjärden som ett täcke någon drar upp. Först försvann fastlandet, sedan tallen, sedan {child's} skor.

Långt borta var det någon som ropade.

”{child}! {Pet}!”

”Det är {@first}!” sa {child}. ”{@He} är ute i båten och letar efter oss!”

”Det ropar”, sa ön.

Den spände sig så att kottarna rasade. Den drog åt ena hållet och den drog åt andra hållet. Men viken satt där den satt.

# waterproof
”Ta bort strecket!” sa ön.

{child} gnuggade med tummen. {Child.He} spottade och gnuggade med ärmen.

”Det går inte! Pennan är VATTENFAST!”

”Varför har du en vattenfast penna?”

”Det är ett SJÖKORT!”

”{child}!” ropade {@a}, och nu var det längre bort.

# help-yourself
{child} stirrade på sjökortet. Där mackan hade legat var det en fettfläck, och mitt i fettfläcken låg viken. Och alldeles intill satt {pet} och dreglade.

”{Pet}”, sa {child}. ”Varsågod.”

Det hade ingen någonsin sagt om en karta. {Pet} tog hela hörnet i ett bett. {Pet.He} tuggade två gånger och svalde.

Det sa plopp under ön, som när proppen går ur ett badkar. Den var loss.

# one-speed
”Åt vilket håll?” sa ön. ”Jag hör att det ropar. Men jag hör aldrig varifrån.”

”Sök {@a}, {pet}!”

{Pet} ställde sig längst ut på hällen. {Pet.He} vädrade. Sedan pekade {pet.he} med hela sig, från svansen till nosen.

”Följ nosen”, sa {child}. ”Full fart[athlete: , som {athlete}]!”

”Jag har ingen full fart”, sa ön. ”Jag har en fart.”

Så gick de genom dimman, en tall, en vik och en hund som styrde. Och {child} stod bredvid och ropade allt vad {child.he} orkade:

”{@A}! Stanna där du är! Vi kommer!”

# thirty-metres
Båten stötte mot hällen, så mjukt att det knappt hördes. {@A} klev i land och höll i {child}, och på en lång stund sa {@he} ingenting.[elder2:  {Elder2} kom efter med alla filtar som fanns i båten.] Sedan såg {@a} sig om.

”Vad är det här för ö? Det ska vara trettio meter djupt här.”

”Det är det också”, sa {child}.

# the-missing-piece
På kvällen hängde sjökortet över {child's} säng igen, med ett stort runt bett i hörnet.[friend:  På skrivbordet låg en påse lakrits, för {friend} hade räknat en gång till.] {@A} satt på sängkanten.

”Så den finns inte på någon karta”, sa {@he}.

”Bara på en bit.”

”Och var är den biten?”

{child} pekade. {Pet} låg på rygg vid {child.his} fötter, och det kurrade i {pet.him}, mycket lågt och mycket långsamt.

”God natt, {child}”, sa {@a}. ”God natt, {pet}.”

{@He} släckte och gick. Ute på fjärden låg dimman, och någonting stort gick förbi och lyssnade.

”God natt, {child's} ö”, sa {child}.

För nu var det ingen som hörde.

# @song
{music}

# @Training
Ska du {play sport}?

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
