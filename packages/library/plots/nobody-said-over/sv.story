title: Kom
title: Ingen sa det
title: Under vänster strumpa
guest tibbs: Ragnar (han), Valdemar (han)
guest astronaut: Ingrid (hon), Astrid (hon)
guest jasper: Jesper (han), Viggo (han)
guest teacher: Yvonne (hon), Marianne (hon)
guest neighbour: Gunilla (hon), Anneli (hon)

% Kom betyder: din tur. Ingen sa det efter rapen. Till sist är hon rakt ovanför, och då är det hennes tur. Vem som står på trappan (@a): {adult},
% annars den äldre, annars grannen {neighbour}.

# ten-minutes
I tio minuter på fredag skulle {child’s} klass[school:  {at school}] få prata med någon i rymden.

Det var ingen inspelning. Det var en riktig astronaut som hette {astronaut} Dahl, på rymdstationen, och de skulle prata i radio. Stationen skulle komma upp ur skogen, fara tvärs över himlen och gå ner bakom vattentornet. Det tog tio minuter, och så länge, om antennen på taket pekade åt rätt håll, kunde de höra varandra.[friend:  {child’s} bästa vän, {friend}, hade en fråga med en gång, men sa inte vilken.]

# mr-tibbs
Antennen var {tibbs’s}. Det var radion också. {tibbs} var sjuttioåtta år, och han hade pratat i radio så länge att han inte kunde prata på något annat sätt.

”God morgon, kom”, sa han på måndagen, när han skulle lära dem hur man gör.

”God morgon”, sa alla, och två på första raden gick fram till honom.[pet.dog:  Det gjorde också {pet}[!pet.known: , {child’s} hund,] som hade följt med.][pet.cat:  {child’s} katt, {pet}, hade smitit in och låg kvar på den varma radion.]

{tibbs} väntade. Alla väntade.

”Man ska säga kom”, förklarade han. ”I radio kan bara en prata åt gången. Kom betyder: jag är klar, jag lyssnar, nu är det din tur. Hur ska man annars veta det? Kom.”

# all-week
Så höll han på hela veckan. ”Finns det någon lingonsylt, kom?” sa han i matsalen. ”Det står någon i vägen för min bil, kom.” När brandlarmet gick sa han: ”Jag dricker hellre ur kaffet först, kom”, och fick ledas ut[pet.cat: , med {pet} under armen].[pet.dog:  Och varje gång kom {pet}.]

[friend: {Friend} härmade honom på rasterna, och det var likt. Men {child} hade märkt | {jasper} härmade honom på rasterna. Det gjorde inte {child}. {child} hade märkt] en sak. När {tibbs} hade sagt kom stängde han munnen och tittade på en, och sedan lyssnade han på riktigt. {child} var en sådan som de andra alltid avbröt. {Child.He} kunde börja på en mening vid lunch och gå och bära på den tills skolan var slut. Men hos {tibbs} hade {child.he} hunnit till slutet på varenda en.

”Vad ska du fråga henne, kom?” sa han.

”Om det är ensamt”, sa {child}. ”Kom.”

{tibbs} tänkte på det. ”Det är en riktig fråga”, sa han, och för en gångs skull glömde han sista ordet.[pet.dog:  {Pet} väntade på det.]

# left-sock
Det var tolv som fick fråga, och de stod på led bakom mikrofonen. {child} stod sist.

Fjorton minuter över två fräste radion som en stekpanna. Sedan öppnade sig fräset, och ut klev en röst.

”Hallå, jorden. Det här är {astronaut}. Jag ser hela Sverige. Det ligger under min vänstra strumpa.[city:  {City} måste vara stortån.] Kom.”

Någon skrek rakt ut.[pet.dog:  {Pet} gick fram till radion och satte sig.][pet.cat:  {Pet} tittade ner mellan tassarna.] {tibbs} torkade sina glasögon.

Hur sover man? I en säck som sitter fast i väggen.[sport:  Kan man {play sport}? Ja, men det tar aldrig slut.][music:  Vad lyssnar man på? På {music}, när man far över haven.][athlete:  Har {athlete} varit där? Inte än.] Vad händer om man gråter? Det sitter kvar i ansiktet som en klump. Fråga för fråga gick ledet framåt, och halva tiden var slut. Nu stod bara [friend: {friend} | {jasper}] framför {child}. [friend: {Friend} | Han] tog mikrofonen med båda händerna.

”Vad-händer-om-man-rapar-i-rymden?” sa han i ett enda andetag, och alla vek sig av skratt, och [friend: {friend.he} | han] bugade.

De väntade på svaret.

# shhhhhh
Schhhhhh, sa radion[pet.cat:  under {pet}].

{tibbs} rynkade pannan. Han vred på en ratt. Han vred på den andra ratten. Schhhhhh.

”Hon är borta”, sa [friend: {friend} | någon].

{tibbs} knackade på visarna. Han skickade i väg {teacher}, deras lärare, i full fart för att se om antennen hade vridit sig. Det gick en minut, och det gick en till. Hans händer hade börjat darra. ”Allting fungerade ju”, sa han, om och om igen. ”Allting fungerade ju.” Han hade längtat efter det här mycket längre än en vecka, det syntes på honom, och nu såg han ut som en gammal man med en låda sladdar.

# keeping-quiet
{child} stod först i ledet med frågan i handen. Uppe på himlen gled astronauten ner mot vattentornet. [pet.dog: {Pet} satt kvar med huvudet på sned och väntade på ordet. ][pet.cat: {Pet} låg alldeles stilla på radion med öronen spetsade. ]{child} lyssnade på bruset, så mycket {child.he} kunde. Det lät inte trasigt. Det lät som en människa som håller tyst.

Det lät som {tibbs}, när han väntar.

{child} blev varm i hela kroppen. ”Ingen sa det”, sa {child.he}.

Det var ingen som hörde. Alla pratade[friend: , {friend} högst]. Och {child} försökte inte prata högre än de. {Child.He} böjde sig fram, tryckte på knappen och sa ett enda ord i mikrofonen.

”Kom.”

# there-you-are
Bruset sprack.

”Där är ni ju!” ropade rösten från rymden. ”Här har jag suttit och hållit mun i tre minuter! Jag trodde att det var en väldigt lång rap! Kom!”

Alla jublade så att rutorna skallrade. [pet.dog: {Pet} skällde. ][pet.cat: {Pet} ramlade ner från radion. ][friend: {Friend} bugade igen. ]{tibbs} satte sig på golvet.

Och det var fortfarande {child’s} tur. Det var en minut kvar.

”Det här är {child}”, sa {child.he}. ”Är det ensamt där uppe? Kom.”

# sometimes
Den här gången höll hela klassen tyst. Rösten hade blivit svagare, och det knastrade i den.

”Ibland”, sa {astronaut} Dahl. ”Men jag far runt hela jorden sexton gånger om dagen. Så jag är aldrig långt ifrån någon särskilt länge. I kväll far jag över dig igen, {child}. Tio över sex, från väster. Titta upp du, så tittar jag ner. Kom.”

Sedan var det bara brus.

# over
Tio över sex stod {child} ute på trappan i jackan, med {@a-first} bredvid sig.[elder & adult:  {Elder} hade tagit med en solstol[elder2: , och {elder2} en kikare].][friend:  {Friend} var med, utan att härma någon.][pet.dog:  {Pet} trodde att de skulle ut och gå och väntade på att det skulle börja.] Himlen var mörkblå och tom.[pet.cat:  {Pet} satt på räcket och tittade åt andra hållet.][pet.other:  {Pet} hade fått en plats i fönstret för att inte missa det.] Då kom det en vit, klar prick från väster. Den blinkade inte, och den lät inte alls. Den steg och steg, tills den var precis mitt över dem.

”Var är hon nu?” sa {@a}.

{child} tittade rakt upp och vinkade.

”Kom”, sa {child.he}.

# @a-first
grannen {neighbour}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}
