title: Vinka med foten
title: Hallå där!
title: Man måste vinka tillbaka
guest elder: Gunvor (hon), Solveig (hon)
guest pym: Pålsson (han), Nyström (han)
guest bell: fru Berg (hon), fru Lind (hon)

% {elder} är familjens egen, annars {elder} från huset bredvid. HALLÅ DÄR och HÄNDERNA ropar ni båda två, och på slutet sticker ni ut en tå ur täcket.
% En regel: {the wish} vinkar tillbaka med båda händerna, och då är det ingen som kör.

# a-very-big-bag
{child} och {@elder} var på väg hem[city:  genom {city}] med en påse som var alldeles för stor. Den blev större ju längre de gick, och de orkade inte mer.[friend:  ”Vad är det i den?” frågade {friend}[!friend.known: , {child's} bästa vän].]

{Other.sound}! {Other.sound}! Där kom {a other}, och det var {a wish} som körde.

”Ska ni ha skjuts?” sa {the wish}.

”Ja tack!” sa {child}.

De klev på. {Other.sound}! Det skumpade så att {child} fick hålla i sig med båda händerna.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satt på påsen.][music:  {The wish} sjöng {music}.]

# the-beans
{@By} stod {pym} bland sina bönor. {Elder.short} kände {pym}. {Elder.short} kände alla.

”Hallå där!” ropade {elder.short}.

{Pym} vinkade.

”Han vinkade åt mig!” sa {the wish}. ”{@bow}!” Och {wish.he} vinkade tillbaka med båda händerna.

Då var det ingen som körde.

”HÄNDERNA!” skrek {child}.

Duns! {@Off}, rakt genom bönorna.

# rude-not-to
”Händerna ska man ha att köra med”, sa {child}.

”Men han vinkade ju”, sa {the wish}. ”Då måste man vinka tillbaka.[age>=6:  Och jag har övat framför spegeln i flera år.]”

”Det måste man”, sa {elder.short}.[age>=6: 

”Det var du som började”, sa {child}. ”Du sa hallå där.”

”{Pym} har jag känt sedan han var bebis”, sa {elder.short}.] {Elder.He} hade en böna bakom varje öra.

# the-washing
{Other.sound}! {Other.sound}! {@By} stod {bell} och hängde tvätt.

”Hallå där!” ropade {elder.short}.

{Bell} vinkade. {The wish} vinkade tillbaka med båda händerna. {child} ville också vinka, men {child} höll i sig. Så {child.he} vinkade med foten.

Och ingen körde.

”HÄNDERNA!” skrek {child}.

Duns! {@Off}, rakt genom tvätten. Nu hade {the wish} en strumpa på {wish.part}, och {elder.short} hade någons pyjamas på sig.

”Ni får tillbaka den på fredag!” ropade {elder.short}.[age>=6: 

”Inga fler hallå där”, sa {child}.

”Jag ska försöka”, sa {elder.short} och lade handen över munnen.

Det hjälpte inte. Nästa var en man med en plåt frallor, och han vinkade alldeles av sig själv. {The wish} vinkade tillbaka med båda händerna, och då vinkade mannen ännu mer, med plåten.

”HÄNDERNA!” skrek {child}.

Duns! Det regnade frallor. ”Mmf”, sa {elder.short}, som hade råkat fånga en med munnen.]

# everybody
{Other.sound}! {Other.sound}! {@Down} stod alla.[school:  Hela {school} var där.][age>=6:  Bagaren var där, och en blåsorkester, och en bebis på någons axlar.] De hade fått höra att {a wish} körde {other}, och de vinkade[athlete:  som om det var {athlete}], allihop.

”Ååååh”, sa {the wish} och släppte taget.

{@Faster} Rakt mot änderna. Änderna reste sig upp.

”HÄNDERNA!” skrek {child}.

”Det går inte!” sa {the wish}. ”De vinkar ju fortfarande!”

# the-ducks
{child} tittade på änderna. {Child.He} tittade på sina egna händer, som höll i sig. Och så tittade {child.he} på sin fot[sport: , den som var så bra på {sport}].

”Gör som jag!” skrek {child.he}. ”Vinka med foten!”

# with-your-feet
”Javisst ja!” sa {elder.short}. ”Det gjorde jag alltid när jag bar mjölken! Två hinkar, och alla kände jag!” {Elder.He} sparkade av sig skorna och stack upp båda fötterna i luften. ”HALLÅ DÄR!”

Då tog {the wish} tag igen. {@Up}

{The other} svängde. {@Round} gick det, och änderna fick bara lite stänk på sig.

Och alla vinkade tillbaka, med fötterna. De flesta ramlade omkull.

# all-buns
Sedan var de hemma.[elder2:  Vid grinden stod {elder2}.] {Elder.short} packade upp påsen, och det var bara bullar i den. Alla fick två.[friend:  ”Jaså, bullar”, sa {friend}. {Friend.He} hade trott att det var tegelstenar.][pet.dog:  {Pet} hade redan ätit sina.][pet.cat:  På grindstolpen låg [!pet.known: katten {pet}|{pet}] och såg på. Katter vinkar inte.][pet.other:  {Pet} fick smulorna.]

# one-leg-each
”Hej då”, sa {the wish} med munnen full och körde i väg. {Other.sound}.

Men {child} hade en bulle i varje hand, och det hade {elder.short} också. Så de stod vid grinden, på ett ben var, och vinkade.

Långt borta på backen blev {the other} mindre och mindre.

Och så stack det upp {@foot}.

De åt bullarna på trappan. Backen blev mörk, och en stjärna tändes. {child} gäspade och lutade sig mot {elder.short}. ”Hallå där”, viskade {elder.short} till stjärnan.

Och {child} vinkade, med en tå.

# @elder
{elder}[!elder:  från huset bredvid]

# @bow
Åt mig är det aldrig någon som vinkar
## if wish.princess / wish.prince / wish.queen / wish.king
På slottet bugar de bara
## if wish.dragon / wish.troll / wish.giant / wish.monster / wish.yeti / wish.cyclops / wish.minotaur
De brukar mest springa
## if wish.pirate / wish.pirate-captain / wish.viking
Ute på havet finns det bara måsar
## if wish.witch / wish.wizard
De brukar mest kväka
## if wish.ghost / wish.vampire / wish.zombie / wish.skeleton
De brukar mest skrika

# @Up
Upp for en fot, och alla tårna vinkade.
## if wish.princess / wish.queen
En silversko flög av. Upp for en fot, och alla tårna vinkade.
## if wish.knight
En järnsko ramlade av, klonk. Upp for en fot, och alla tårna vinkade.
## if wish.mermaid / wish.sea-serpent / wish.ghost / wish.genie
Någon fot fanns det inte. Men upp for den allra yttersta änden och vinkade.

# @foot
en fot
## if wish.mermaid / wish.sea-serpent / wish.ghost / wish.genie
den allra yttersta änden

# @By
Vid vägen
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
På stranden

# @Off
De for av vägen
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
De for upp på land
## if other.train / other.steam-engine / other.tram / other.underground-train
De for av spåret
## if other.aeroplane / other.helicopter / other.glider / other.hot-air-balloon / other.airship / other.rocket / other.spaceship / other.ufo / other.magic-carpet
De for ner ur luften

# @Down
De kom upp på backen. Och där nere, vid ankdammen,
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
De kom runt kröken. Och där, på stranden där änderna sov,

# @Faster
Nerför backen for de, fortare och fortare.
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
Fram for de, fortare och fortare.

# @Round
Runt dammen
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
Utmed stranden
