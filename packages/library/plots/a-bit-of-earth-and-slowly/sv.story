title: {Child} och grävmaskinen
title: Den långa armen
title: Under, och lite jord, och sakta
guest pet: Sotis (hon), Nalle (han)
guest driver: Gun (hon), Berit (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% @a är {adult}, annars mormor eller farfar, annars {minder}. {driver} är alltid ”hon”. Bara hund, eller inget djur: då är {pet} hunden.
% Brum, brum. Skrap, skrap. Duns: högt i början, tyst och mjukt när {child} har visat hur man gör.

# the-fence
Utanför {child's} hus[city:  {in city}] stod en grävmaskin. Den var gul och stor[school: , större än någonting {at school}], och den hade en lång, lång arm med en skopa längst ut.

Brum, brum, sa grävmaskinen.

Skrap, skrap, sa skopan.

Duns, sa jorden.

{child} stod vid staketet i sina stövlar. Bredvid {child.him} stod [!pet.known: hunden ]{pet} och tittade med nosen mellan två brädor. Bakom dem stod {@first} med sin kaffekopp.

”Den gräver”, sa {child}.

”Voff”, sa {pet}, som också ville gräva.

I grävmaskinen satt {driver}. Hon hade orange väst, [music: hon nynnade på {music}, ]och hon vinkade med hela handen. {child} vinkade tillbaka. {Pet} vinkade med svansen.

[friend: {Friend}[!friend.known: , {child's} bästa vän,] stod på en hink vid grinden. Varje gång jorden sa duns hoppade {friend.he}, så att hinken sa klonk.][friend & elder & adult: 

][friend & elder2 & !adult: 

][elder & adult: På trappan satt {elder}[elder2:  och {elder2} med varsin | med en] bulle. Skrap, sa skopan. Tugg, sa {elder.short}.][elder2 & !adult: På trappan satt {elder2} med en bulle. Skrap, sa skopan. Tugg, sa {elder2.short}.]

# deep
Brum, brum. Skrap, skrap. Duns.

Hålet blev djupt. Det blev så djupt att {@a} hade kunnat gömma sig i det.[sport:  {Child.He} skulle ju {play sport}, men det hann {child.he} inte nu.]

Då tappade {pet} sin boll. Sin röda boll! Den rullade under staketet. Den rullade över gruset. Den rullade ända fram till kanten och …

Plums!

Ner i hålet.

# too-short
{driver} stängde av grävmaskinen. Nu var det alldeles tyst.

{Pet} sträckte in sin tass under staketet. Men tassen var för kort.

{child} sträckte in sin arm. Men armen var för kort.

{@A} sträckte in sin arm. Den var också för kort.

# teeth
”Jag har en lång arm”, sa {driver}. Hon klappade på grävmaskinen. ”Den här!”

Brum, brum. Den långa armen böjde sig ner mot hålet. Skopan hade stora tänder av järn. De pekade rakt mot den lilla bollen.

”Stopp!” ropade {child}.

Grävmaskinen stannade.

”Den har tänder”, sa {child}. ”Bollen går sönder.”

{driver} kliade sig under hjälmen. ”Hur ska jag göra då?”

# the-pea
{child} tänkte. {Child.He} tänkte på ärtor. Om man petar på en ärta rullar den bort. Man måste komma under den med skeden.

”Du ska ta under”, sa {child}. {Child.He} kupade handen som en skopa. ”Så här. Och lite jord. Och sakta.”

”Under, och lite jord, och sakta”, sa {driver}.

Och den stora grävmaskinen gjorde precis som {child}.

Brum, brum, sa den, fast tyst.

Skrap, skrap, sa skopan, fast mjukt.

Upp, upp, upp kom skopan, över kanten, över gruset, över staketet. Den tippade lite, lite grann.

Duns, sa jorden.

Poff, sa bollen.

# whole
Den var hel! Den var jordig och röd och alldeles hel. {Pet} tog den i munnen och sprang tre varv runt {@a}[athlete: , fortare än {athlete}].

”Tack, grävmaskinen”, sa {child}.

”Tack, {child}”, sa {driver}. ”Du är bra på att gräva.”

# the-lamp
När det blev kväll skulle grävmaskinen sova. {driver} visade hur det går till. Armen sjönk ner. Skopan lade sig på marken. Lampan slocknade, klick.

”God natt, grävmaskinen”, sa {child}.

# a-scoop
Sedan gick {child} hem och lade sig i sin säng. {Pet} lade sig på mattan med bollen mellan tassarna.

{child} lät armen sjunka ner på täcket. Handen låg öppen, som en liten skopa.

{@A} böjde sig fram och lade en puss i den. {child} stängde skopan om pussen.

”Brum, brum”, viskade {@a}.

Klick, sa lampan.

Och {child} sov.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
