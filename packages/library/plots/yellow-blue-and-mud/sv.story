title: Gult, blått och lera
title: Säg till när den är borta
title: Det fattas inget
guest friend: Tove (hon), Vilgot (han)
guest ivar: Ivar (han), Loke (han)
guest lodger: Malena (hon), Josefin (hon)

% {@a-first} är {adult}, annars den äldre, annars {lodger}. 
% En månregnbåge är sällsynt men finns: fullmåne lågt bakom en, regn framför. Den är vit för nästan alla.

# at-the-window
Regnbågen stod över cykelställen mitt under mattelektionen, och hela klassen stod i fönstret och tittade. Alla utom {ivar}. Han satt kvar med ryggen åt den och räknade.

”Säg till när den är borta”, sa han.

”Men den är enorm”, sa {child}. ”Hela [city: {city} | skolan] tittar, och du missar alltihop!”

{Ivar} vände sig om, såg ut i två sekunder och vände sig tillbaka.

”Gult”, sa han. ”Blått. Och lite lera.”

Alla skrattade, och {child} skrattade högst.

”Han är färgblind”, viskade {friend}, som var {child's} bästa vän och hade en vana att säga saker lite för sent.

”Rött och grönt är samma lera”, sa {ivar} utan att titta upp. ”Fast räkna kan jag.”

{child} skämdes så att det kändes ända ner i skorna. Hela eftermiddagen ville {child.he} bara en sak: att {ivar} skulle få en regnbåge som det inte fattades något i.

# like-cucumber
De hade samma väg hem[school:  från {school}], för {ivar} bodde mitt emot {child}. Regnbågen hängde kvar över taken. {Ivar} hade dragit upp luvan.

”Rött”, sa {child}, ”är som när man har sprungit uppför tre trappor[athlete:  efter {athlete}].”

”Jag vet vad rött är. Jag har ett eget.”

”Grönt är som gurka”, sa {friend}.

”Jag har ätit gurka.”

[music: ”Och lila är som att höra {music} liggande på golvet.”

][pet.dog: Vid grinden väntade [!pet.known: hunden ]{pet}.

”Fråga {pet}”, sa {ivar}. ”Hundar ser ungefär som jag. {Pet} verkar klara sig.”

][pet.cat: På grindstolpen satt [!pet.known: katten ]{pet}.

”Fråga {pet}”, sa {ivar}. ”Katter ser ungefär som jag. {Pet} verkar klara sig.”

]{Ivar} stannade med handen på sin egen grind.

”Ni springer efter mig med något som jag inte har tappat”, sa han. ”Inga fler regnbågar, tack.”

# ends
{friend} skulle sova över, och efter maten[pet.other: , när {pet} också hade fått sin,] skickade {@a-first} ut dem med komposthinken.

[elder: ”Jag såg en regnbåge mitt i natten en gång”, hade {elder} sagt vid bordet. ”På väg hem från en dans. Den var vit. Ingen trodde mig.” Det gjorde ingen nu heller[elder2: , allra minst {elder2}].

]Komposten stod nere vid vägen, bredvid boden. Lampan på boden hade ett litet öga. Den tändes när man rörde sig och slocknade när man stod stilla, och nu hade de stått så länge med den tomma hinken och undrat vad man säger till {ivar} på måndag att det var kolmörkt.[pet.dog:  Inte ens {pet} rörde sig, för {pet.he} hade hittat ett potatisskal.][pet.cat:  Uppe på boden låg {pet} och stirrade rakt ut.] Bakom dem gick månen upp, full och låg. Framför dem, bortom vägen, regnade det fortfarande.

”Vad är det där?” sa {friend}.

Något stod över {ivar's} hus. Det var blekt som andedräkt. Det började i en åker, gick högt över skorstenen och slutade i en annan.

”Ett moln”, sa {friend}.

”Moln har inga ändar.”

”Regnbågar har färger.”

{child} letade efter det röda, längst ut, där det alltid sitter. Där var det vitt. Det var vitt hela vägen in. {Child.He} gnuggade sig i ögonen.[elder:  {Child.He} tänkte på {elder.short} och en dans.] Sedan tittade {child.he} på {friend's} jacka, som hade varit röd när de gick ut. Nu var den grå.

”Det är inget fel på den”, sa {child} långsamt. ”Det är vi. Vi ser dem inte.”

[elder: Det här skulle {elder.short} aldrig låta dem glömma.

]De tittade båda två mot fönstret i huset mitt emot.

# i-cant-see-them
”Kom ut, regnbåge!!!” skrev {friend} på telefonen.

”Jättekul”, kom det tillbaka. ”Klockan är nio.[sport:  Det är {sport} på teve.]”

{child} ställde sig vid staketet. {Child.He} tänkte ropa att han missade alltihop. Men det hade {child.he} redan sagt en gång den dagen.

”{ivar}!” ropade {child.he}. ”Jag ser inga färger!”

Fönstret åkte upp. ”Va?”

”Jag ser inte en enda! Jag behöver någon som kan!”

Det dröjde. Sedan hördes steg i en trappa.

# two-minutes
{Ivar} kom över vägen i pyjamas och stövlar.[pet.dog:  {Pet} sprang honom till mötes.][pet.cat:  {Pet} hoppade ner framför fötterna på honom.] Och lampan på boden såg honom.

Klick. Varenda grässtrå syntes, och himlen blev svart som en griffeltavla. Det stod ingenting på den.

”Var då?” sa {ivar}.

”Den stod där”, sa {child}. ”En vit.”

{Ivar} såg på den svarta himlen, och sedan på dem, en i taget. Så hade han sett ut i klassrummet också, fast ingen hade tittat efter.

”En vit regnbåge”, sa han. ”Mitt i natten. Till den färgblinda.”

Han var inte ens arg. Han vände bara och gick.

{friend} sa ingenting. I stället vände {friend.he} hinken upp och ner under lampan, klev upp på den och höll mössan för det lilla ögat.

”Nu kan inte den heller se”, sa {friend}. Klick.

[elder: ”Släck i köket!” ropade {child}, och {elder.short} släckte utan att fråga.

]”Två minuter, {ivar}”, sa {child}. ”Vi måste blunda först. Jag ska inte säga ett ord om rött.”

Stövlarna stannade på vägen. De kom tillbaka.

Så stod de och blundade, alla tre, mitt i natten, en av dem på en hink. När {child} öppnade ögonen var allting svart.

”Den är borta”, sa {child}, och rösten ville inte riktigt.

”Nej”, sa {ivar}. ”Den är ju enorm.”

”Var?”

”Sluta leta efter färger.”

Han tog {child's} hand och ritade med den: upp ur den ena åkern, över skorstenen, ner i den andra. Och där handen gick fram stod bågen.

# nothing-missing
”Hur ser den ut?” frågade {child} till slut. ”För dig?”

”Vit”, sa {ivar}. ”För dig då?”

”Vit.”

Han andades ut så att det rök.

”Då fattas det inget”, sa han.[pet.dog:  {Pet} lutade sig mot hans stövel.][pet.cat:  {Pet} satte sig på hans stövel.]

[elder: Köksdörren gick upp.

”Vit?” ropade {elder.short}.

”Vit!” ropade {child}.

”Jaha”, sa {elder.short}, som hade väntat rätt länge.

]”Sedan är det ju en till, utanför”, sa {ivar}. ”En svagare. Ser ni inte den?”

De stirrade tills ögonen rann. De såg den inte.

”Hur är den?” sa {friend} från hinken.

{Ivar} funderade.

”Som när man har släckt lampan och ändå vet var den sitter.”

Det var mycket bättre än gurka.

# now
Månen gled in bakom ett moln. Bågen blev tunn över skorstenen och rann bort åt båda håll.

”Nu är den borta”, sa {friend}, som hade ont i armarna.

”Inte än”, sa {ivar}.

{child} såg bara natt. {Child.He} vände ryggen åt den och satte sig på staketet.

”Säg till när den är borta”, sa {child.he}.

Det dröjde ganska länge.

”Nu”, sa {ivar}.

# @a-first
{lodger}, som var hemma hos {child} den kvällen,
## if adult
{adult}
## if elder & !adult
{elder}
