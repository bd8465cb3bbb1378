title: Tjugo minuter glass
title: Ta med en sked
title: Päron och lite av något
guest friend: Melker (han), Iris (hon)
guest seller: Bianca (hon), Rosita (hon)
guest grump: herr Grahn (han), herr Kvist (han)
guest gardener: Gösta (han), Rune (han)

% Har familjen ingen vän ikryssad är {friend} grannbarnet. Den som har skedarna (@d): {adult}, annars {gardener}, vid namn varje gång.
% Potatisstöten är det enda som är kvar på slutet.

# they-were-the-queue
På årets varmaste dag körde glassbilen uppför Kvarnbacken[city:  {in city}], hostade två gånger och stannade.

[friend: {child} och {friend}, {child.his} bästa vän,|{child} och {friend} från huset bredvid] stod först i kön. De var faktiskt hela kön.

”Två jordgubb, tack”, sa {child}.

Men {seller} tittade inte på dem. Hon höll ena handen på frysen och den andra för ögonen.

”Motorn är död”, sa hon. ”Då är frysen död. Fyrtio byttor glass! Om tjugo minuter säljer jag soppa.”

{child} tittade på {friend}. {Friend} tittade på {child}.

”Hur många måste man vara för att hinna äta upp glassen?” frågade {friend}.

”Alltihop på en gång?” sa {seller}. ”Hela gatan. Men hur ska de veta att jag är här? Klockan är också död. Hör själva.” Hon tryckte på en knapp. Klonk, sa bilen.

”Vi kan melodin”, sa {child}.

# we-know-the-tune
Så de sjöng den. De sprang nerför Kvarnbacken, på var sin trottoar, och sjöng så högt de kunde[school: , mycket högre än man får {at school}].

”PLING-PLING-PLING-plong! Ta med en sked! PLING-PLING-PLING-plong! Ta med en skål!”[music:  Det var inte {@song}, men det hördes.]

{@D-first} och vattnade bönorna.

”{@D}, det är kris!” ropade {child}. ”Vi behöver varenda sked i huset!”

En del skulle ha frågat varför. {@D} släppte slangen och sprang.

# doors
Dörrarna började öppnas. Ut kom tvillingarna på nummer fyra, med var sin degbunke. Ut kom [sport: alla som skulle {play sport}|hela fotbollslaget]. Ut kom en man som bara hade hunnit raka halva ansiktet, och [elder: {elder}|en dam] med en träslev som var lika lång som armen[elder2: , och {elder2} med grytan som hörde till]. {@D} satt på muren med hela kökslådan i knät och delade ut matskedar, teskedar och en potatisstöt.

”Femton minuter!” ropade {seller}. Skopa, skopa, skopa! ”Choklad till [sport: dem som ska {play sport}|fotbollslaget]! Vem vill ha mint? Ta två, ta tre!”[pet.dog:  {Pet}[!pet.known: , {child's} hund,] gick fram och tillbaka där nere, ifall någon skulle tappa något.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] tog lite vanilj och tackade inte.][pet.other:  {Pet} var hemma och fick höra alltihop efteråt.]

# the-black-door
Det var bara en dörr som inte öppnades. Det var den svarta högst upp, där {grump} bodde. {Grump} tyckte inte om sång, och inte om bollar, och inte om cyklar.

”Ska vi?” sa {child}.

”Han blir arg”, sa {friend}.

”Han är nog både arg och varm”, sa {child} och tryckte på klockan.

Dörren öppnades på glänt. ”Jag köper ingen glass”, sa {grump}.

”Du behöver inte köpa någon”, sa {friend}. ”Du behöver bara hjälpa till.”

Det var länge sedan någon hade bett {grump} om hjälp. Han stod där och tänkte på saken. Sedan gick han in, och när han kom tillbaka hade han en jättestor silversked och en solhatt.

# the-best-of-the-lot
Han var bäst av allihop[athlete: , glassens svar på {athlete}]. Han åt en halv bytta rom och russin stående, och sedan satte han sig på trottoarkanten mellan tvillingarna och åt den andra halvan. Han fick glass på hakan. Det var ingen som sa något om det.

”Fem minuter!” ropade {seller}. ”Tre! Två!” Och så skrapade hon, vände den sista byttan upp och ner och bankade i botten. ”Klart! Inte en droppe till spillo! Åh, vilken underbar, underbar gata.”

Alla jublade, med skedarna i luften.

# did-you-have-any
Då kom {child} att tänka på en sak.

”{Friend}”, sa {child.he}. ”Fick du någon?”

”Nej”, sa {friend}. ”Jag sjöng ju. Fick du?”

”Nej”, sa {child}.

De kikade in i bilen. Där stod trettionio tomma byttor på rad … och bakom dem, allra längst in, en liten bytta med locket på.

”Jaså, den”, sa {seller}. ”Det är den som ingen ber om. Jag gör den varje sommar och tar hem den varje höst. Päron.”

”Bara päron?” sa {friend}.

”Päron”, sa {seller}, ”och lite av något.”

Det fanns inte en enda ren sked kvar, så {@d} räckte dem potatisstöten. De satte sig på glassbilens trappsteg, axel mot axel, och turades om.

# a-bit-of-something
Den var kall som en källare och mjuk som snö. Den smakade som skuggan under ett träd. {child} blundade för att känna vad det där lilla något var, och {friend} blundade också, och ingen av dem kunde säga det.

”Nå?” ropade {grump}. ”Hur smakar den?”

{child} slickade potatisstöten runt om.

”Förfärligt”, sa {child.he} lyckligt. ”Den ska ni aldrig be om.”

# @d
{gardener}
## if adult
{adult}

# @D-first
I trädgården på nummer två stod {gardener}
## if adult
I trädgården stod {adult}

# @song
{music}
