title: Tack för att du viskar
title: Det är bara stolar
title: Ingen bar på något
guest friend: Moa (hon), Elis (han)
guest director: fru Ståhl (hon), fru Lind (hon)

% En regel: en rädsla är bara tung för den som äger den, och någon annan måste hålla i den. Visas vid bordet, sägs igen i vändningen.
% {child} viskar på grund av en lögn, och därför viskar alla bakom scenen. {friend} är lika rädd: halstabletterna är ett ärende bort från scenen.

# lost-voice
{child} hade hand om jackorna bakom scenen i parken[city:  {in city}] och kunde bara viska, för {child.he} hade tappat rösten. Det hade {child.he} i alla fall sagt till alla. {Child.He} och {friend}[!friend.known: , [friend: {child.his} bästa vän | från samma klass],] skulle ha lett hela kvällen tillsammans, ända tills de ställde ut stolarna[school:  från {school}]. Vid den tvåhundrade lade sig något tungt över {child's} axlar, och vid den fyrahundrade hade {child.he} tappat rösten. Nu ville {child.he} bara att ingen skulle komma på det.

Så nu stod {friend} därute ensam, och mellan numren kom {friend.he} springande runt ridån med en halstablett. {child} hade redan fyra i kinden, och allihop smakade ljug.

# besides-coats
”Ursäkta”, sa {a wish}, som var nummer sex i programmet. ”Tar ni emot annat än jackor?”

”Som vad då?” viskade {child}.

”Tack för att du viskar”, viskade {the wish} tillbaka. ”Det är lite känsligt.” {The wish} trevade bakom {wish.part}, knäppte loss något och lade det på bordet. Det var grått och ulligt som en gammal tröja, och det darrade. ”Det är min rädsla för nummer sju.”

{child} såg efter, och nummer sju var {a other}. ”{A wish} som är rädd för {a other}?”

{@sounds} Till sist ska alla ta varandra i hand och buga, och sexan ska hålla i sjuan. Jag bad att få stå någon annanstans. ’Visst’, sa de, ’hur så?’ Då sa jag att jag alltid hade velat stå just där.”

{child} visste precis hur sådant går till.

# only-heavy
”Någon måste hålla i den, annars kommer den tillbaka”, viskade {the wish}. ”Är du stark? Själv får jag knappt upp den för trappan.”

{child} böjde på knäna, tog i och höll på att kasta den rakt över ridån. ”Men den väger ju ingenting!”

”Inte för dig”, sa {the wish} långsamt, och blev längre och längre utan den. ”Ser man på. Den är bara tung om det är ens egen.”

# all-in-a-line
Bakom en scen sprider sig allting, och snart var det kö vid bordet. Alla viskade, eftersom {child} gjorde det. {@balloons} [sport: Nummer tre, som skulle {play sport} med ögonbindel, hade en ganska klok. ][music: Bandet som skulle spela {@song} hade var sin. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] låg på {child's} fötter och höll ett öga på sin. Det var dammsugaren. ][pet.cat: {Pet}[!pet.known: , {child's} katt,] såg ut som någon som inte hade något att lämna in. Det var veterinären. ][pet.other: {child} hade till och med tagit med {pet's} hemifrån. Det var dammsugaren. ]Allra sist kom nummer sju.

”Min är lite fånig”, viskade {the other}. ”Det är {other.afraid}.”

Så där satt {child} med famnen full upp till hakan, och alltihop vägde mindre än en smörgås. Bara {child.his} egen låg kvar över axlarna, för den visste ingen om.

# is-it-coming-back
”Du ser gladare ut”, sa {friend} med nästa halstablett. ”Är den på väg tillbaka?”

”Nej”, viskade {child}. {Friend} nickade, och fick ta i två gånger för att orka lyfta ridån.

Sedan gick {the wish} in, lätt som en plätt, och {wish.did}, och {the other} {other.did}, och fyrahundra klappade.

# not-a-sound
Till sist stod alla på rad för att buga, sexan bredvid sjuan, och bara slutorden fattades. {Friend} lyfte mikrofonen och öppnade munnen, och inte ett ljud kom ut. Någon fnissade. {Friend} såg rakt på glipan i ridån, där {child} satt.

{child} visste vad det var, och mot det finns inga halstabletter. {Child.He} ville springa ut till {friend}, men kom inte upp från pallen. I famnen låg allas rädslor och vägde ingenting, men över axlarna låg {child.his} egen som en säck med sten.[athlete:  Inte ens {athlete} hade kommit upp med den.] Någon måste lyfta av den, och då måste någon få veta att den fanns.

”Jag kommer inte upp!” skrek {child}. Det var inget fel på den rösten. Den hördes ända till glassbilen.

# only-chairs
”Den har kommit tillbaka”, sa {friend} i glipan.

”Den har aldrig varit borta”, sa {child}, och det var hemskt att säga. ”Jag är rädd för stolarna.”

{The wish} kom raka vägen ur raden. ”Var har du den?”

”Här. Men du orkar inte lyfta den, den är enorm.”

{The wish} hängde den över {wish.part} som en halsduk. ”Är det allt? Det är ju bara stolar.”

”Men din egen, då?”

”Den har ju du”, sa {the wish}.

{child} såg på högen i famnen. ”Om jag bär din och du bär min”, sa {child.he} långsamt, ”då är det ingen som bär på något.”

# hand-in-hand
Det gick så lätt att resa sig att {child.he} höll på att ramla. {Child.He} gick rakt ut tillsammans med {friend}, framför alla fyrahundra. ”Ge mig din”, viskade {child.he}.

{Friend} lade den överst, precis under hakan på {child}. Den var grå och ullig, och den handlade om stolar. ”Varför tror du att jag sprang med alla halstabletter?” viskade {friend}. ”Jag hade burit dit ett piano, bara jag slapp ifrån scenen.”

Sedan sa de slutorden tillsammans. Alla tog varandra i hand, och {the wish} tog i {other.part}. {The other} var {other.feels}.

”Det har ingen talat om för mig”, sa {the wish}, och så bugade de.

# three-left
Efteråt hämtade alla sitt.[elder2:  {Elder.short} och {elder2} tog varandras.] Bara tre tog fel, med flit: {child} tog {friend's}, {friend} tog {the wish's}, och {the wish} behöll {child's}.

{@way-home}

Och {wish.home} hängde fyrahundra stolar över {wish.part} som en halsduk. Ingen bar på något.

# @way-home
Det var mörkt när {child} och {friend} gick hem, med något grått och ulligt över var sin arm.[pet.dog:  {Pet} sprang emellan dem, och {friend} hade tagit dammsugaren också.][pet.cat:  {Pet} gick före, och {friend} hade tagit veterinären också.]
## if adult
”Har rösten kommit tillbaka?” frågade {adult} på vägen hem.[pet.dog:  {Pet} sprang före, och {friend} hade tagit dammsugaren också.][pet.cat:  {Pet} gick före, och {friend} hade tagit veterinären också.]

”Den har aldrig varit borta”, sa {child}, och det sa {child.he} högt.

”Och vad är det du har över armen?”

”Stolar”, sa {child}. ”De är inte mina.”

# @song
{music}

# @sounds
”Ja”, viskade {the wish}. ”Du hör ju själv hur det låter.
## if wish.fire-engine & other.fire
”Ja”, viskade {the wish}. ”På håll är jag väldigt duktig.
## if wish.owl & other.dark / wish.bat & other.dark / wish.ghost & other.dark / wish.lamp & other.dark / wish.moon & other.dark / wish.star & other.dark / wish.vampire & other.dark / wish.monster & other.dark
”Ja”, viskade {the wish}. ”Och jag jobbar natt.
## if wish.lighthouse & other.sea / wish.lighthouse & other.water
”Ja”, viskade {the wish}. ”Och det börjar precis utanför min dörr.
## if wish.superhero & other.spider
”Ja”, viskade {the wish}. ”Jag har stoppat en skenande buss. Men en buss har inga ben.
## if wish.giant & other.mouse / wish.elephant & other.mouse / wish.troll & other.mouse / wish.dinosaur & other.mouse
”Ja”, viskade {the wish}. ”De är så långt ner. Man vet aldrig var man har dem.
## if wish.witch & other.cat
”Ja”, viskade {the wish}. ”Jag har sagt till de andra häxorna att jag är allergisk.
## if wish.monster & other.boy / wish.monster & other.girl
”Ja”, viskade {the wish}. ”Du går bra, du viskar.
## if wish.goalkeeper & other.ball
”Ja”, viskade {the wish}. ”Den kommer rakt på mig. Med flit.
## if wish.snowman & other.sun / wish.snowman & other.lamp / wish.snowman & other.fire
”Ja”, viskade {the wish}. ”Det är inget personligt. Jag smälter.
## if wish.knight & other.dragon
”Ja”, viskade {the wish}. ”Jag borde ha frågat vad en riddare gör innan jag blev en.

# @balloons
{Director}, som höll i hela kvällen, fick inte upp sin egen rädsla på bordet. {child} tog den med två fingrar. ”Telefoner som ringer”, viskade {director}, ”och inte ett ord.”
## if elder
{Elder}, som höll i hela kvällen, fick inte upp sin egen rädsla på bordet. {child} tog den med två fingrar. ”Telefoner som ringer”, viskade {elder.short}, ”och inte ett ord.”[elder2:  Tätt bakom kom {elder2}. ”Likadan”, viskade {elder2.he}.]
