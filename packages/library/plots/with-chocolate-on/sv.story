title: Med choklad på
title: När den spelar
title: En otrolig otur
guest friend: Juni (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest uncle: farbror Sigge (han), farbror Knut (han)

% Den som målar (@a) är {adult}, annars mormor eller farfar, annars {minder}. {uncle} är aldrig med, man hör bara om honom. ”Plong” får man slå i något.

# they-have-run-out
{child} och [!friend.known: {child.his} bästa vän ]{friend} satt på {child's} trappa, och det var så varmt [city: {in city} ]att trappan brändes.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg under den med tungan ute.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg under den, så platt det gick.][pet.other:  Det var bara {pet} som hade skugga.] {child} ville ha päronglass. Då hörde de något borta på gatan.

Plingeli-plingeli-plong.

”Glassbilen!” skrek {friend} och for upp. ”Kom!”

Men {child} satt kvar.

”Den har ju ingen glass”, sa {child}.

”Va?”

”När den spelar är glassen slut. Det är därför den spelar. Så att folk inte ska stå och vänta.”

# who-told-you
{Friend} glodde på {child.him}.

”{child}”, sa {friend}. ”Den spelar för att den HAR glass.”

”Nej.”

”Jo! [school: Det vet alla {at school}! ]Varför skulle den åka runt med ingen glass?”

”För att vara snäll”, sa {child}.

”Vem har sagt det där?”

”{@A}.”

”Då har {@a} lurat dig”, sa {friend}.

{child} blev arg så att det hettade i hela halsen.

”{@A} luras inte!” skrek {child.he}.

Men {child.he} blev lite rädd också. För tänk om?

# a-little-wave
De gick till {@a}. {@A} stod och målade staketet, med en burk vit färg bredvid sig[music:  och {music} på radion].

”{@A}”, sa {child}. ”Varför spelar glassbilen?”

”För att glassen är slut”, sa {@a} och målade på. ”Det är synd om henne som kör. Tänk att åka runt hela sommaren och berätta att det är slut. Jag brukar vinka lite.”

”Där hör du”, sa {child} till {friend}.

”Vem har sagt det till DIG?” sa {friend} till {@a}.

”{Uncle}”, sa {@a}. ”När jag var i er ålder. Jag frågade varje gång den kom, och varje gång var den slut. Vi hade en otrolig otur.”

# on-a-stick
”Fick {uncle} aldrig glass, han heller?” frågade {child}.

”Nej, aldrig. Ibland satt han ute i garaget och åt något ur en kartong. Men det var fiskpinnar.”

”Kalla?” sa {friend}.

”Ja, de var … ja.”

”Var de på pinne?”

Penseln stannade.

”De var på pinne”, sa {@a} långsamt. ”Med choklad på.”

# dropped
Det droppade färg på {@s} sko. {@He} märkte det inte. {@He} satte sig rakt ner i gräset.

”I {@years} år”, sa {@a}, ”har jag vinkat.”

{child} tittade på {@him}. {@A} hade inte lurats. {@A} var lurad. {@He} satt där i gräset och såg ut som om {@he} var {age} år, och som om {@he} hade tappat sin glass. {child} glömde alldeles bort att vara arg.

”Du ska få glass, {@a}”, sa {child}. ”Nu på en gång.”

# only-its-own
Plingeli-plingeli-plong, hördes det. Men nu var det långt borta, nere vid stora vägen.

”Den åker!” skrek {friend}.

De sprang fram till grinden. Längre fick de inte gå. De såg glassbilen, liten som en leksak, på väg mot skogen.[athlete:  Inte ens {athlete} hade hunnit ikapp den.]

”STANNA!” ropade {child}.

”VÄNTA!” ropade {friend}.

Det hjälpte inte. Glassbilen spelade ju själv. Den hörde ingenting annat än sitt eget plong.

”Nu är den slut på riktigt”, sa {@a} borta i gräset. {@He} lyfte handen och vinkade lite.

Det var det sorgligaste {child} hade sett.

# like-it
”{Friend}!” sa {child}. ”Den hör bara sig själv. Vi måste låta som den!”

{Child.He} tog den stora plasttratten som satt på regntunnan, klättrade upp på bänken innanför staketet[sport: , ställde sig stadigt, som när man ska {play sport},] och satte tratten för munnen. {Friend} tog en pinne och färgburkens lock.

”PLINGELI-PLINGELI!” sjöng {child} så att det skallade.

”PLONG!” slog {friend}.

”PLINGELI-PLINGELI!”

”PLONG!”

Glassbilen fortsatte en liten bit till. Sedan tystnade den. Det såg ut som om den stod och lyssnade.

”Mer!” sa {friend}.

{@pot}”PLINGELI-PLINGELI!” sjöng {child}, och tratten tutade, och halsen sved, och {friend} slog så att det stänkte vitt på dem båda två.{@plong}

# any-ice-cream
Då vände glassbilen. Den kom tillbaka hela långa gatan, och den stannade vid grinden. Ut klev en dam med randig keps, och hon såg sträng ut.

”Vem är det som kör glassbil på min gata?” sa hon.

”Det är vi”, sa {child}.

”Jaså, ni. Har ni någon glass, då?”

”Nej”, sa {child}. ”Den är slut.”

Damen tittade på tratten och på locket. Hon började skratta så att kepsen hamnade snett. Sedan fick hon syn på {@a}, som kom gående över gräset med en vit sko.

”Men det är ju du som vinkar”, sa hon. ”Jag har alltid undrat varför du ser så ledsen ut.”

”Har du haft glass hela tiden?” frågade {@a}.

”Hela tiden”, sa damen.

# i-have
{@A} köpte en hel kartong päronglass. De satte sig på trappan {@all}, {child} i mitten.[pet.dog/pet.cat:  {Pet} kom fram och lade sig på kartongen, för den var kall.][pet.other:  {Pet} fick höra alltihop efteråt.] {@A} slickade en gång. Sedan satt {@he} tyst och bara höll i den och tittade på den.

”Förlåt att jag sa att {@a} lurade dig”, sa {friend}.

”Det gör inget”, sa {child}. ”Det var {uncle}.”

Långt borta på en annan gata spelade glassbilen. Plingeli-plingeli-plong.

”Hör ni”, sa {@a}. ”Nu är den slut.”

”Men {@a} då”, sa {child}.

”Jo”, sa {@a} och höll upp sin pinne. ”Min är det.”

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @years
trettio
## if elder & !adult
femtio

# @all
alla tre
## if elder & adult
allihop
## if elder2
allihop

# @pot
[elder & adult & !elder2: {Elder} kom ut på trappan med en gryta och en slev.

][elder2 & adult: {Elder} och {elder2} kom ut på trappan med en gryta och en slev.

][elder2 & !adult: {Elder2} kom ut på trappan med en gryta och en slev.

]

# @plong
[elder & adult / elder2:  ”PLONG!” sa grytan.]
