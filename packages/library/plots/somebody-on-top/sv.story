title: Benen som växte från taket
title: Sitter det någon på?
title: Nästa gång, då
guest fish: Glenn (han), Conny (han)
guest teacher: Yvonne (hon), Ramona (hon)

% Regel: fisken pratar i bubblor, ett ord i varje. För honom är ytan ett tak, och ben växer ner från taket.

# the-third-step
I simhallen stod {child} på tredje trappsteget, med vatten till magen. I dag skulle alla doppa huvudet. {child} ville inte. {child.He} var så rädd att magen åkte hiss.

”Nästa gång, då”, sa simläraren, precis som förra gången.

[adult: På bänken satt {adult} och vinkade med handduken. ]Då kom det upp en bubbla bredvid {child.him}. Den sprack.

”Är”, sa den.

Det kom en till. ”Det”, sa den.

Så kom det tre på rad. ”Någon.” ”Där.” ”Uppe?”

# from-the-ceiling
{child} tittade ner. Vid trappan simmade något litet och orange. Det var en fisk, och han pratade i bubblor, ett ord i varje.

”Jag är här”, sa {child} med läpparna mot vattnet. ”Vem är du?”

”{Fish}”, sa en bubbla. Sedan kom de så tätt att det kokade. ”Dig känner jag! Du är benen på tredje steget, de med plåster på knät.”

”Jag är inte benen. Jag sitter ju på dem.”

”Sitter det någon på?” Det blev en mycket stor bubbla. ”Mamma säger att ben växer ner från taket.”

Han menade vattenytan.[city:  ”Är inte det här havet?” sa han. ”Nej”, sa {child}, ”det här är {city}.”]

[friend: ”De där som hoppar, då?” sa {fish}.

”Det är {friend}, min bästa vän.”

][elder: ”Och de två vita, som hänger så stilla vid kanten?”

”Det är {elder}, som fikar.”

][pet.dog / pet.cat: ”Har alla två ben?”

”{Pet} där hemma har fyra”, sa {child}.

Då kom det inga bubblor på länge. ”Och bara en på?” sa {fish}.

]{Fish} simmade närmare. ”Visa mig”, sa han. ”Kom ner, så att jag får se.”

”Jag doppar inte huvudet”, sa {child}. ”Det är ju inget att hålla sig i. Kom upp, du.”

”Över taket? Där finns inget vatten! Tänk om jag ramlar upp!”

”Man kan inte ramla upp.”

”Man kan inte ramla ner heller”, sa {fish}. ”Vattnet håller i en. Det har hållit i mig hela livet, och jag är inte smal.”

De var precis lika rädda, en på var sida om taket.

# on-three
”På tre, då”, sa {child}. ”Båda två.”

De räknade. {child} stack ner näsan. {fish} stack upp munnen.

”Vad såg du?” frågade {fish} sedan.

”Mörker. Vad såg du?”

”Också mörker.”

De hade blundat, båda två.

# changed-sides
De räknade en gång till. {child} tog ett djupt andetag, stoppade ner hela ansiktet, och tittade.

Det var blått. Det var ben överallt, som en skog[music: , och långt borta dunkade {music} ur högtalarna]. Men det var ingen {fish} där.

{child} for upp och gnuggade sig i ögonen. ”Du var ju inte där!”

”Du var inte där!” Bubblorna small. ”Jag var uppe ända till magen! Det var torrt överallt! Och vet du vad som sitter på dina ben? En rumpa! Sedan är det slut!”

”Jag var ju hos dig!”

”Och jag var hos dig”, sa {fish}.

De hade vågat samtidigt och bytt plats. {child} skrattade så att {child.he} fick hålla i räcket.

# the-whistle
Då blåste {teacher} i visselpipan. Simskolan var slut, och alla benen gick mot trappan.

”Jag orkar inte en gång till”, sa {fish}. Hans bubblor var små nu, som knappnålar. ”Det är för torrt. Och mamma ropar. Jag får väl säga att det sitter en rumpa på.”

Sedan kom det inga fler bubblor.

”Vänta!” ropade {child}. Men det man ropar ovanför taket hörs inte där nere.

# face-to-face
{child} stod kvar, och magen åkte hiss. Om {child.he} gick nu skulle {fish} tro det där i hela sitt liv. Och han hade ju vågat sig upp i det torra.

”Håll mig i handen”, sa {child} till {teacher} och fyllde kinderna med luft. Sedan satte {child.he} sig, rakt ner, och vattnet stängde sig över huvudet.

{child.He} öppnade ögonen.

Där var han. Han var orange och rund och hade fräknar, och han såg precis lika orolig ut som {child.he}. De såg på varandra, näsa mot näsa.

”Ett ansikte”, sa {fish}. Här nere hördes det alldeles tydligt. ”Det sitter ett ansikte på. Och vad är det ovanpå? Det kan ju simma.”

Det var håret. Det hade rest sig och vajade åt alla håll.

{child} skrattade, och hela skrattet blev bubblor. Då märkte {child.he} att fötterna inte stod på någonting längre. Vattnet höll i {child.him}. Det höll i alla.

# saying-hello
”Du var under vattnet”, sa {teacher}, när {child} kom upp. ”Hela du. Vad gjorde du där så länge?”

”Hälsade”, sa {child}.

[adult: {Adult} kom med handduken. ]Våta ben gick åt alla håll. {child} tittade uppåt, från det ena paret till det andra. [friend: Högst upp på två som hoppade satt {friend}. ][elder: Högst upp på de två vita satt {elder}[elder2: , och på ett par till satt {elder2}]. ][school: Högst upp på de små snabba satt hela {school}. ][sport: Där gick ben som skulle {play sport}. ][athlete: Till och med på {athlete} var det väl så här. ]På vartenda par satt det någon.

[age>=5 & pet / pet.other: Hemma väntade {pet}, och {pet.he} skulle få höra alltihop.]

# one-bubble
Allra sist kom det upp en ensam bubbla vid tredje steget. Den sprack.

”Nästa gång”, sa den.
