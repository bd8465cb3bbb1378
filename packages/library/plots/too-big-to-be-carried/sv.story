title: För stor för att bäras
title: Det sitter en tyrannosaurus i grinden
title: Den tröttaste biten
guest sitter: barnvakten (hon)

% Den unga tyrannosaurusen är "den", mamman "hon". @a är den vuxna, annars barnvakten: ordet varje gång, aldrig han eller hon.

# legs-ran-out
Mitt i parken[city:  i {city}], på väg hem, tog benen slut för {child}.

”Bär mig”, sa {child} och satte sig på gångvägen.

”Du är för stor för att bäras”, sa {@a}.

”Jag är inte stor nu. Jag var stor i morse.”

[sport: ”Nyss ville du {play sport}.”

”Det är andra ben.”

]”Ja, då går jag då”, sa {@a} och gick bort mot kröken, ganska sakta.[friend:  {Friend}, {child's} bästa vän, hoppade före.][elder:  {Elder}[elder2:  och {elder2}] satte sig också, för de benen hade tagit slut vid ankdammen.]

Stegen stannade. Sedan kom de tillbaka, mycket fortare.

”Vi kommer inte ut. Det sitter en tyrannosaurus i grinden.”

Det visade sig att {child} hade lite ben kvar, till att titta med.

# in-the-gate
Det fanns bara en grind, och i den satt tyrannosaurusen som en nalle, med benen rakt fram. Den var stor som en glassbil. Den hade väldigt många tänder, och underläppen stack ut.

”Jag vill bli buren”, sa den, ”och min mamma säger att jag är för stor. Men jag är den minsta vi har! Och sedan sa hon: Ja, då går jag då. Och så gick hon.”

{child} tittade på {@a}. {@A} tittade på ett träd.

”De går inte på riktigt”, sa {child}. ”Min gick bara till kröken.”

”Min går till berget.”

Och bakom berget kom det ett ljud som var så djupt att grinden skallrade.

BOM.

”Det är hon”, sa den. ”Det betyder att hon väntar.”

# two-and-a-half
Som tur var visste {child} precis hur man får någon att gå, för det var så de vuxna brukade göra med {child.him}. {child.He} satte händerna i sidan. ”Nu räknar jag till tre”, sa {child.he}. ”Ett. Två. Två och en halv …”

”Vad händer på tre?” frågade tyrannosaurusen.

{child} öppnade munnen och stängde den igen. ”Vad händer på tre?” frågade {child.he} {@a}.

”Ingen aning. Så långt har jag aldrig kommit.”

Då tog {child} det sista kexet ur {@as} påse. ”Du får det här”, sa {child.he}, ”när du har gått till lyktstolpen där borta.”

Tyrannosaurusen tittade på lyktstolpen. Den tittade på kexet. Sedan lutade den sig fram, utan att resa sig det minsta, och åt upp kexet, och påsen.[pet.dog:  {Pet}, {child's} hund, som hade väntat på det kexet hela dagen, satte sig också.]

”Tack”, sa den. ”Nu är jag för mätt för att gå.”
## if age<7
Som tur var visste {child} precis hur man får någon att gå, för det var så de vuxna brukade göra med {child.him}. {child.He} satte händerna i sidan. ”Nu räknar jag till tre”, sa {child.he}. ”Ett. Två. Två och en halv …”

”Vad händer på tre?” frågade tyrannosaurusen.

{child} öppnade munnen och stängde den igen. ”Vad händer på tre?” frågade {child.he} {@a}.

”Ingen aning. Så långt har jag aldrig kommit.”

Tyrannosaurusen rörde sig inte ur fläcken.[pet.dog:  Och {pet}, {child's} hund, satte sig bredvid för att hålla den sällskap.]

# far-away
Då kom ljudet igen. Fast nu var det svagt och väldigt långt borta.

Bom.

”Så långt har hon aldrig gått förut”, sa tyrannosaurusen. ”Och jag kommer inte upp! Benen var bara trötta, och nu är de rädda också. Tänk om hon har gått på riktigt!”

Och så började den gråta. Den försökte torka sig om ögonen. Men händerna var pyttesmå, på armar som inte var längre än {child's}, och de nådde bara till hakan. Så tårarna rann, hela vägen ner till tårna.[pet.dog:  {Pet} gick fram och slickade på tårna.]

# two-sleeves
Då glömde {child} tänderna. {child.He} klättrade upp i det stora knäet och torkade ena ögat med ena ärmen och andra ögat med den andra, och det gick åt hela ärmen till båda. Och när {child.he} kanade ner igen höll en av händerna i {child.him}. Den var kall, och inte större än {child.his} egen.

Så satt de en stund, bredvid varandra, och hade inga ben kvar. {child} tittade på den lilla handen.

”Vilken bit av dig är tröttast?” frågade {child.he}.

Den vickade på handen. ”Den här”, sa den. ”Den har hängt ner hela dagen.”

”Då bär jag den”, sa {child}. ”Hela dig orkar jag inte[athlete: , och det gör inte {athlete} heller]. Men en hand orkar jag. Du tar resten.”

# you-bring-the-rest
{child.He} reste sig och tog handen i båda sina, väldigt försiktigt.

”Är den tung?” frågade tyrannosaurusen.

”Jättetung”, sa {child}.

”Jag växer”, sa den stolt, och så reste den sig för att se hur det gick till. Först kom rumpan och sedan svansen och sedan allt det andra, och så tog den ett steg, så att det hoppade i pölarna.

”Det funkar!” sa den. ”Jag blir buren!”

[friend: ”Du har ju två sådana där”, sa {friend} och tog den andra handen, så att den inte skulle bli avundsjuk.

]Så gick de ut genom grinden och längs vägen. {child} bar handen, och tyrannosaurusen tog resten, och {@a} gick sist, om den skulle tappa något.[school:  Den tittade in genom fönstren på {school} och tyckte om de små stolarna.][music:  {child} nynnade på {@song}, och lyktstolparna nynnade med.]

[age>=7: ”Det var en stor en”, sa en farbror vid busshållplatsen.

”Det är den minsta de har”, sa {child}.]

# behind-the-hill
Bakom berget satt tyrannosaurusens mamma, med benen rakt fram, och väntade.

”Du gick ju”, sa den.

”Jag viskade bara”, sa mamman. ”Det är läggdags för människor.”

Tyrannosaurusen lutade sig mot henne, väldigt hårt. ”Jag blev buren”, sa den.

Mamman tittade ner på {child}, och det var långt att titta. ”Av dig?”

”Bara den tröttaste biten”, sa {child}.

”Går det?” sa mamman. ”Jag trodde att man måste ta alltihop.” Och så tog hon den lilla handen i sin egen, som inte var så mycket större, och de gick hem tillsammans, bom, bom, bom, mjukare och mjukare.

# the-tiredest-bit
{child}[friend: , {friend}] och {@a} stod kvar under den sista lyktstolpen.

”Jaha du”, sa {@a}. ”Vilken bit av dig är tröttast?”

{child} kände efter överallt. Benen var trötta, men de var vana. Ärmarna var våta, men ärmar räknas inte.

”Den här”, sa {child.he} och sträckte fram handen. ”Den har burit en dinosaurie.”

”Då tar jag den”, sa {@a}.

[friend: På {friend} var det tungan, så den fick åka hem inuti munnen.

][elder: ”På mig är det armbågen”, sa {elder}, så den tog {child} på andra sidan.

]Och {@a} bar {child's} hand nerför berget och längs vägen, in genom dörren och uppför trappan, och satte inte ner den en enda gång förrän den låg på kudden.[pet & !pet.dog:  {Pet} makade på sig.]

{child} tog resten.

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @as
{sitter's}
## if adult
{adult's}

# @song
{music}
