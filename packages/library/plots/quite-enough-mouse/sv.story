title: Inte en mus
title: Räven och pipet
title: Som en blöt stövel
guest neighbour: Bertil (han), Holger (han)

% Räven är hon. {neighbour} hör ingenting utan sin hörapparat: det han svarar rimmar på det som ropas. Pipet på handen går att göra medan man läser.

# eek
{child} krattade löv, och krattan sa pip, pip, pip.

”Det är en skruv som glappar”, sa {neighbour}. Han hade en kolonilott[city:  i utkanten av {city}], och på den låg ett helt berg av löv. Den här eftermiddagen hjälpte {child} honom att göra berget ännu högre.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hjälpte också till.]

Då stack en spetsig nos fram mellan bönstörarna. Efter nosen kom två svarta öron, och båda öronen pekade på krattan.

”Det är en räv”, viskade {child}. ”Vad vill hon?”

# a-wet-boot
”Hon tror att vi har en mus”, sa {neighbour}. ”En räv kan höra en mus tvärs över en åker. När jag var liten brukade vi locka på dem, så här.” Han pussade sig själv på handen. Pip, lät det, precis som en mus.

{child} pussade sig också på handen[friend: , och det gjorde {friend} med]. Pffft, lät det, precis som [friend: två blöta stövlar | en blöt stövel].

”Det tog mig en hel sommar”, tröstade {neighbour}. ”[pet.dog: Öva på {pet}, hundar tycker om det. ][pet.cat: Öva på {pet}, katter tycker om det. ][pet.other: Du kan öva på {pet} hemma. ]Kratta på, du.”

Pip, sa krattan.

# flump
Räven hukade sig. Hon hoppade rakt upp, lika högt som {child's} mössa[athlete:  och högre än {athlete}], och dök med nosen före ner i löven. Floff! De yrde åt alla håll, och mitt i stack det upp en svans.

Där fanns ingen mus. Räven kom upp med ett löv på nosen, blängde på {child} och gick tillbaka till bönstörarna.

De krattade ihop alltihop igen. Pip, pip, pip.

Floff!

De krattade ihop det en gång till. Pip. Och den här gången hoppade räven så högt att hon landade på toppen av berget, och hela berget rasade ner över {neighbour}.

# nothing-on-the-bench
Han kröp ut med löv i håret och löv i skägget.

”Nu räcker det med mus”, sa han. Han letade fram en skruvmejsel och drog åt skruven, tre varv. {child} provade krattan. Den sa inte ett pip.

”Och löv i örat har jag också”, sa {neighbour}. Så han tog ut sin hörapparat, som inte var större än en böna, la den på bänken och började leta efter sin näsduk[music: , medan han nynnade på {music}].

Men en hörapparat som inte sitter i ett öra börjar pipa. Det är ett pyttelitet pip, högt och tunt. Piiiiiip.

{neighbour} hörde det förstås inte. Men någon annan gjorde det.

Något rött blixtrade förbi. Och sedan låg det ingenting på bänken.

# lemonade
”{neighbour}!” skrek {child}[school: , högre än man får {at school}]. ”Räven har tagit hörapparaten!”

”Tomaten?” sa {neighbour}. ”Ja, den får hon gärna ta.”

”Hon SPRINGER!”

”Ringer?” sa {neighbour} och tog fram sin telefon. ”Nej, det gör den inte.”

”Hon GRÄVER!”

”Lever? Nej tack, {child}. Jag har just ätit två [elder: av {elder's} ]smörgåsar[elder2:  och en av {elder2's}].”

# not-a-thing
Borta vid häcken grävde räven. Det en räv hittar gömmer den till en annan dag. Jorden sprutade mellan hennes bakben. En minut till, och ingen skulle någonsin få se den hörapparaten igen. Och ingen kan springa lika fort som en räv.

En mus! Hon skulle komma om hon hörde en mus! {child} kröp ihop bakom berget och drog i krattan.

Den sa inte ett pip. De hade ju lagat den.

Åh nej.

# kissed-it
Då fanns bara handen kvar. {child.He} pussade på den. Pffft.

Räven grävde vidare.

{Child.He} pussade på den igen, inte lika hårt. Pffft-pip.

Räven stannade upp. Ena örat vände sig om.

{child} torkade av handen på byxorna. {Child.He} tog ett djupt andetag[sport: , precis som innan man ska {play sport}]. Sedan pussade {child.he} så lätt {child.he} någonsin kunde.

Pip.

Räven släppte hörapparaten. Hon kom tillbaka över gräset, en tass i taget. Pip, sa {child's} hand. Pip. Räven hukade sig. Upp for hon …

Floff.

# socks
Och medan räven stod på huvudet i berget sprang {child} till häcken[friend: , med {friend} i hälarna]. Bredvid ett litet hål låg något pyttelitet som sa piiiiiip.

{neighbour} torkade av hörapparaten tre gånger med näsduken och stoppade in den i örat. ”Säg något, {child}.”

”Räven hade den.”

”Näven hade den?” sa {neighbour}. Sedan skrattade han. ”Nej då. Jag hörde dig.”

# one-ear
Räven hade fått nog av möss som inte fanns. Hon klättrade upp på toppen av berget, snurrade två varv och rullade ihop sig med svansen över nosen. Solen hade nästan gått ner. De ställde undan krattan och smög förbi henne bort till grinden[adult: , där {adult} väntade].

Där stannade {child}. En gång till pussade {child.he} sig på handen, så tyst, så tyst.

Pip.

Ena örat reste sig. Och sedan la det sig igen.
