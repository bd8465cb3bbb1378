title: Det fanns bara en
title: {Pet} drack upp månen
title: Nästan, sa {elder.short}

% Regel: det som kommer in i en hund kommer ut igen. Den som läser får tro på ett moln; ingen i sagan behöver göra det.

# a-boot
Rummet där {child} skulle sova var mörkt som en stövel. Det fanns i ett litet hus vid en sjö, och där bodde {child} med {elder} och med {pet}[!pet.known: , {child's} hund]. Nu satt de längst ut på bryggan, alla tre, för {child} ville inte gå in.

”Jag skulle kunna sova där om jag hade månen vid sängen”, sa {child}.

”Då får vi väl ta med den”, sa {elder.short}.

Medan de väntade på att månen skulle gå upp övade de på att vissla.

”Fff”, lät det om {child}.

”Fff”, lät det om {elder.short}, som inte heller kunde. ”Nästan.” Det sa {elder.short} om allting. [athlete: ”Till och med {athlete} måste öva.”]

# in-the-bucket
Månen gick upp, rund och gul, och lade sig i sjön. {Elder.short} öste upp en hink vatten och ställde den på bryggan. Där låg månen, mitt i hinken.

”Den får plats”, viskade {child}.

”Men man får inte stöta till den”, sa {elder.short}. ”Då går den sönder.”

{child} petade pyttelite på hinken, och månen gick i hundra bitar.

”Stå still”, sa {elder.short}.

Bitarna kom simmande tillbaka, en efter en, tills månen var hel.

Så bar de hinken mellan sig uppför stigen, och de gick som om de hade sovande katter på huvudet. {Pet} gick tätt intill och slickade sig om nosen. {Pet.He} hade ätit korv, och {pet.he} var mycket törstig.

## or
Månen gick upp, rund och gul, och lade sig i sjön. {Elder.short} öste upp en hink vatten och ställde den på bryggan. Där låg månen, och mitt i månen satt en groda.

”Ursäkta”, sa {child}. ”Den är min.”

Grodan hoppade ur, och månen gick i hundra bitar.

”Stå still”, sa {elder.short}. ”Den lagar sig, om man inte stöter till den.”

Bitarna kom simmande tillbaka, en efter en, tills månen var hel.

Så bar de hinken mellan sig uppför stigen, och de gick som om de var av glas. {Pet} gick tätt intill och slickade sig om nosen. {Pet.He} hade sprungit hela dagen och var mycket törstig.

# the-gate
”Nästan hemma”, sa {elder.short}. Halvvägs fanns det en grind, och den kärvade. De ställde ner hinken och sköt på, båda två.

Då hörde de det bakom ryggen.

Slafs, slafs, slafs.

”{Pet}!” ropade {child}.

{Pet} tittade upp med blöt haka. {child} tittade i hinken, och där fanns ingen måne. {child.He} tittade upp i himlen, och den var svart, och där fanns heller ingen måne.

”{Pet} har druckit upp månen”, sa {child}.

”Hela?” frågade {elder.short}.

”Det fanns bara en.”

## or
”Nästan hemma”, sa {elder.short}. Halvvägs fanns det en bänk, och där ställde de ner hinken, för {elder.short} hade fått en sten i skon. {child} drog av skon och skakade den.

Då hörde de det bakom ryggen.

Slafs, slafs, slafs.

”{Pet}!” ropade {child}.

{Pet} tittade upp med blöt haka. {child} tittade i hinken, och där fanns ingen måne. {child.He} tittade upp i himlen, och den var svart, och där fanns heller ingen måne.

”{Pet} har druckit upp månen”, sa {child}.

”Hela?” frågade {elder.short}.

”Det fanns bara en.”

# it-sloshed
Nu var det så mörkt att de bara nätt och jämnt såg varandra. {child} kände sig fram till {pet} och lade örat mot magen. Den var kall och spänd, och det skvalpade där inne.

”Där är den”, sa {child}. ”Var är ficklampan?”

”På köksbordet”, sa {elder.short}. ”Där vi inte ser den.”

{child} skämdes. Det stack i kinderna. {child.He} hade velat ha månen för sig själv, och nu hade ingen den. [city: I {city} hade de den inte. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] stod i ett fönster och letade. ][adult: {Adult} hade den inte. ][school: Och i morgon skulle hela {school} fråga vem som hade gjort det. ]

{Elder.short} hittade {child's} hand i mörkret och höll den.

”Den är inte borta”, sa {elder.short}. ”Vi vet ju var den är. [elder2: {Elder2} brukar säga att det får plats mycket i den hunden. ]Och det som kommer in kommer ut.”

”När då?” frågade {child}.

”När {pet} kissar.”

# the-birch
De tog med sig {pet} till en björk. Andra dagar kissade {pet} på allt: träd, stenar[sport: , och en gång på en väska, när {child} skulle {play sport}]. I kväll luktade {pet} på björken och satte sig.

”{Pet.He} vill inte att någon tittar”, sa {elder.short}.

Så de vände sig om och tittade artigt åt andra hållet. Snart var det någon som andades på deras knän. {Pet} hade gått runt för att se vad de tittade på.

”Då får man visa hur det går till”, sa {elder.short}. Och {elder.short}, som är en sådan som folk hälsar på, ställde sig vid björken och lyfte ena benet.

Så generad hade {pet} aldrig varit. {Pet.He} rullade ihop sig och blundade, och {pet.he} tänkte ha kvar månen till i morgon.

”Åh nej”, sa {child}. ”Är vi nästan hemma?”

För en gångs skull sa {elder.short} inte nästan. Det syntes ingen stig, och inget hus.

## or
De tog med sig {pet} till en björk. Andra dagar kissade {pet} på allt: träd, stenar[sport: , och en gång på en väska, när {child} skulle {play sport}]. I kväll luktade {pet} på björken och satte sig.

”Psss”, sa {elder.short}, så att {pet} skulle komma på det.

”Psss”, sa {child}.

”Psss”, sa de tillsammans, och {pet} tittade från den ena till den andra.

”Hjälper det?” frågade {child}.

”Nästan”, sa {elder.short}. ”Men nu blev jag själv kissnödig.” Och {elder.short} gick bakom en buske.

{Pet} gick ingenstans. {Pet.He} rullade ihop sig och blundade, och {pet.he} tänkte ha kvar månen till i morgon.

”Åh nej”, sa {child}. ”Är vi nästan hemma?”

För en gångs skull sa {elder.short} inte nästan. Det syntes ingen stig, och inget hus.

# a-horse
”Jag kände en häst en gång”, sa {elder.short} till sist. ”Den kunde hålla sig hela dagen. Men om man visslade för den, lågt och länge, så måste den.”

”Vissla då!” sa {child}.

”Jag kan inte. Det var jag som höll i hästen.” {Elder.short} försökte ändå. ”Fff.”

{child} tänkte på månen och gjorde munnen rund, så rund som månen hade varit. {child.He} tänkte på {pet} och gjorde den liten. Och så blåste {child.he}, ganska försiktigt.

Hyyyyyyy.

Den var tunn och darrig, den tonen[music: , och det var den första i {@song}], men det var en vissling. {Pet} öppnade ögonen och såg förvånad ut. De hörde hur {pet.he} gick bort till björken. Och {child} visslade, och {pet} kissade, och kissade, och kissade.

”Jaja”, viskade {elder.short}. ”Den är ju stor.”

# not-nearly
När det inte fanns mer vissling i {child}, då fanns det inte mer i {pet} heller.

Och bakom björken kom något gult. Först var det bara en kant, och sedan rullade månen fram, hel och kanske lite blöt. Stigen låg vit, ända fram till dörren.

{Elder.short} tittade på månen, och på {pet}, och länge på {child}.

”Det där”, sa {elder.short}, ”var inte nästan.”

# upside-down
Hinken fick stå upp och ner på trappan, så att ingen kunde dricka ur den.

Rummet var fortfarande mörkt som en stövel. Men {elder.short} drog ifrån gardinen, och då kom månen in och lade sig på golvet. Den hade gått efter dem uppför stigen, alldeles själv. Ingen hade behövt bära den.

{Pet} gick mitt in i den, lade sig och sov. {Elder.short} satt på sängkanten och sa ”fff”, mycket tyst, och det var nästan rätt.

Nu kunde {child} vissla, men {child.he} lät bli, för {pet} sov.

# @song
{music}
