title: I god tid
title: Det kommer ju så mycket
title: Ingen aning
guest lad: Isak (han), Tage (han)
guest girl: Juni (hon), Saga (hon)
guest coach: Yvonne (hon), Carola (hon)

% {Elder} säger vad som kommer: ”Kant”, ”Vägg”, ”Kudde”, ”Lampa”. Taket i simhallen säger om slutet på allting. {lad} och {girl} är tretton.

# kerb
”Kant”, sa {elder}.

{child} hade sett trottoarkanten. {Child.He} var {age} och hade klarat den på egen hand i åratal. Men {elder.short} talade alltid om vad som skulle komma, i god tid: trappsteg, getingar, het soppa,[elder2:  {elder2},] det sorgliga stället i en film.

I simhallen[city:  i {city}] gjorde {elder.he} det från kanten. {Elder.He} gick aldrig i, men badkläder hade {elder.he} på sig, utifall att. På rygg ska man egentligen räkna sina armtag från en rad små vimplar, så vet man var väggen är. Det hade {child} aldrig lärt sig. Men när {child} kom farande baklänges stod {elder} vid bassängens ände med händerna på knäna, och fem armtag före kom det:

”VÄGG!”

# a-small-lie
När {child} var åtta hade det varit bra.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] gillade det fortfarande.] Men nu på torsdag var det uttagning till tävlingsgruppen, och tävlingsgruppen var {lad} och {girl}, som var tretton, och som inte hade någon som skrek åt dem om väggar. Så {child} ljög för {elder}, bara en liten lögn. På torsdagar, sa {child.he}, var det stängt.

# dont-know
Klockan sex på torsdagen stod {child.he} vid djupa änden mellan {lad} och {girl}, när dörren till omklädningsrummet small upp. Där stod {elder} i badkläder och viftade med en banan.

”{child}! Det är öppet! Du hade fått det om bakfoten! Tur att jag ringde dit!”

Det man säger i en simhall far upp i taket och kommer ner någon annanstans. Ringde dit, sa taket. Dit.

{Elder.short} var inte arg. Det var det värsta. {Elder.He} hade inte ens tänkt tanken.

”Vem är det där?” sa {girl}.

”Ingen aning”, sa {child}.

{Child.He} sa det lågt. Men upp for det, och {child.he} såg det komma ner. {Elder} slutade vifta. {Elder.He} tittade på bananen som om någon annan hade lagt den i handen. Sedan gick {elder.he} hela vägen längs kanten, klafs, klafs, klafs, bort till bänken vid elementet, där det sitter folk som bara har gått in för att värma sig.

# bonk
”Två längder på rygg”, ropade tränaren, som hette {coach}. ”Jag tar ut två.”

{child} gick i väg som en raket. Taket gled förbi, och lamporna, och de små vimplarna. Någonstans bakom huvudet fanns väggen. Nu? {Child.He} slutade sparka och vred sig om för att se efter, och den var hur långt bort som helst, och {lad} och {girl} for förbi på var sin sida[sport: , som folk som hinner {play sport} före frukost].

”Vad var det där?” sa {coach}. ”En gång till, allihop.”

Så den gången tittade {child.he} inte. {Child.He} sparkade allt vad {child.he} orkade och tänkte, inte än, inte än, inte …

Dunk.

Dunk, sa taket.

# the-hand
När {child} kom upp skrattade alla utom {coach}, som höll upp några fingrar.

”Hur många?”

”Tre.”

”Har ingen lärt dig vimplarna?”

”Jag har aldrig behövt dem”, sa {child} och gned sig i huvudet. Och så tittade {child.he} bort mot bänken.

Där borta hade {elder} rest sig, alldeles vit i ansiktet. {Elder.He} höll handen för sin egen mun, hårt, som man håller en dörr. {Elder.He} hade sett väggen komma. {Elder.He} hade haft ordet färdigt, i god tid. Men man kan inte stå och skrika åt folk som inte känner en.

Allting blev suddigt för {child}, och det var inte bara av vattnet.

# all-sorts
”Sista chansen”, sa {coach}.

Vimplarna skulle {child.he} aldrig hinna lära sig. Och det var inte vimplarna det gällde. {Child.He} tog tag i linan och hävde sig upp så högt det gick.

”{Elder.short}!”

Taket sa om det, så att alla hörde.

{Elder} vände sig om och tittade på elementet. ”Är det mig du menar?”

”Ja!”

”Mig känner du ju inte.”

”Det gör jag visst. Du är {elder}. Jag sa att det var stängt, och det var inget misstag.” Alltihop for upp, och alltihop kom ner, och {child} lät det komma. ”Förlåt. Kan du ropa?”

Det var långt över vattnet. ”Ropa vad?” sa {elder}.

”Det vet du.”

”Det kommer ju så mycket. Jag vill gärna att det blir rätt.”

”Vägg”, sa {child}.

”Jaså”, sa {elder}. ”Den.” Och så kom {elder.he} tillbaka längs kanten, klafs, klafs, klafs, ända till bassängens ände, och satte händerna på knäna.

# wall
{child} lade sig på rygg och stack. Taket. Lamporna. Vimplarna. Hela kroppen ville stanna och titta. Men {child.he} tänkte, jag ska inte veta. Det är {elder.short} som ska veta. Och så sparkade {child.he}.

”VÄGG!”

{Child.He} vände som en fisk.[athlete:  {athlete} hade inte gjort det fortare.] Och på tillbakavägen lät det ännu högre, för {lad} var redan framme, och han hängde på linan och vrålade han också.

”Tvåa”, sa {coach}. ”Ja, då har jag mina två.”

# hoarse
Ett par blöta fötter stannade vid kanten. {Elder} böjde sig ner över {child} och räckte fram bananen.

”Då är nog den här din”, sa {elder.he}.

{Girl} torkade sig om näsan och tittade på {elder}. ”Är det bara för dig?” sa hon. ”Eller kan vem som helst få?”

”Fråga”, sa {child}. ”Det är min {elder.short}.”

Så alla fick, en efter en[school: , till och med två killar från {school} som egentligen var på väg hem], ända till halv åtta, och då var {elder} hes som en kråka[music:  och kunde bara vissla på {@song}].

”Kant”, väste {elder.he} på vägen hem.

”Tack”, sa {child} och klev ner.[pet.dog / pet.cat:  Och i hallen fick {pet}, {child's} [pet.dog: hund|katt], veta att det kom en matta.][pet.other:  Och hemma fick {pet} veta att det snart kom mat.]

# lamp
På kvällen stod {elder} i dörren. {child} satt på sängkanten och blundade, och så lät {child.he} sig bara falla baklänges.

”Kudde”, sa {elder}.

Och där var den.

”Jag kände dig visst”, sa {child}.

”Det vet jag. Det hördes på dig.” {Elder.short} sträckte ut handen.

”Lampa”, sa {elder.he}, i god tid, och släckte den.

# @song
{music}
