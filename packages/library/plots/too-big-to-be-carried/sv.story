title: För stor för att bäras
title: Det sitter en tyrannosaurus i grinden
title: Den tröttaste biten
guest sitter: barnvakten (hon)
guest rex: Lillan (hon), Pyret (hon)

% Den unga tyrannosaurusen heter Lillan på svenska och är "hon"; mamman är "mamman". @a är den vuxna, annars barnvakten: ordet varje gång, aldrig han eller hon.

# legs-ran-out
Mitt i parken[city:  i {city}], på väg hem, tog {child’s} ben slut.

”Bär mig”, sa {child} och satte sig på gångvägen.

”Du är för stor för att bäras”, sa {@a}. ”Men jag kan bära din ryggsäck.”

”Ryggsäcken är inte trött”, sa {child}.

[sport: ”Nyss ville du {play sport}.”

”Det är andra ben.”

]”Ja, då går jag då”, sa {@a} och gick bort mot kröken, ganska sakta.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] skuttade efter.][elder:  {Elder}[elder2:  och {elder2}] satte sig också, med ben som hade tagit slut redan vid ankdammen.]

Strax kom {@a} tillbaka, mycket fortare.

”Vi kommer inte ut. Det sitter en tyrannosaurus i grinden.”

Det ville {child} se. Så långt räckte benen i alla fall.

# in-the-gate
Mitt i grinden satt en tyrannosaurus, på rumpan, som en nalle. Hon var stor som en buss. Hon hade väldigt många tänder, och underläppen stack ut.

”Jag heter {rex}, för jag är minst hemma”, sa tyrannosaurusen. ”Och jag vill bli buren! Men mamma säger att jag är för stor. Ja, då går jag då, sa hon. Och så gick hon!”

{child} tittade på {@a}. {@A} tittade på ett träd.

”De går inte på riktigt”, sa {child} till {rex}. ”Min gick bara till kröken.”

”Min går till pulkabacken.”

Och bakom pulkabacken stampade det, så att grinden skallrade.

BOM.

”Det är min mamma”, sa {rex}. ”Det betyder att hon väntar på mig.”

# two-and-a-half
{child} visste hur man får någon att gå, för så brukade de vuxna göra med {child.him}. ”Nu räknar jag till tre”, sa {child.he}. ”Ett. Två. Två och en halv …”

”Vad händer på tre?” frågade {rex}.

Det visste inte {child}. ”Vad händer på tre?” frågade {child.he} {@a}.

”Ingen aning”, sa {@a}. ”Så långt har jag aldrig kommit.”

Då tog {child} upp det sista kexet ur {@as} påse. ”Det här får du”, sa {child.he} till {rex}, ”när du har gått till lyktstolpen där borta.”

{rex} tittade på lyktstolpen. Sedan lutade {rex.he} sig fram, utan att resa sig, och åt upp kexet. Och påsen.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] hade väntat på det kexet hela dagen, så nu satte {pet.he} sig också.]

”Tack”, sa {rex}. ”Nu är jag för mätt för att gå.”
## if age<7
{child} visste hur man får någon att gå, för så brukade de vuxna göra med {child.him}. ”Nu räknar jag till tre”, sa {child.he}. ”Ett. Två. Två och en halv …”

”Vad händer på tre?” frågade {rex}.

Det visste inte {child}. ”Vad händer på tre?” frågade {child.he} {@a}.

”Ingen aning”, sa {@a}. ”Så långt har jag aldrig kommit.”

{rex} satt kvar på rumpan.[pet.dog:  Och {pet}[!pet.known: , {child’s} hund,] satte sig bredvid, för att hålla sällskap.]

# far-away
Då stampade det igen. Men nu lät det svagt, som om det kom långt bortifrån.

Bom.

”Så långt bort har hon aldrig gått förut”, sa {rex}. ”Tänk om hon har gått på riktigt! Och jag kommer inte upp. Mina ben var bara trötta förut. Nu är de rädda också.”

Och så började {rex} gråta. Men en tyrannosaurus har så korta armar. Hur {rex.he} än sträckte på sig nådde händerna bara till hakan, och tårarna rann hela vägen ner till tårna.[pet.dog:  {Pet} gick fram och slickade på tårna.]

# two-sleeves
Då glömde {child} tänderna och klättrade upp i {rex’s} knä. Först torkade {child.he} det ena ögat, och då blev ena ärmen alldeles blöt. Sedan torkade {child.he} det andra, och då blev andra ärmen lika blöt.

När {child} kanade ner igen tog {rex} {child.him} i handen. Så satt de där tätt ihop, två stycken som inte orkade gå.

{child} tittade på {rex’s} hand. Den var kall, och inte större än {child.his} egen. En hel tyrannosaurus kan ingen bära. Men det kanske räcker med en bit, bara det är rätt bit.

”Vilken bit av dig är tröttast?” frågade {child}.

{rex} kände efter. ”Handen”, sa {rex.he}. ”Den har hängt hela dagen.”

”Då bär jag din hand”, sa {child}. ”Hela dig orkar jag inte[athlete: , och det gör inte {athlete} heller]. Men en hand orkar jag. Du tar resten.”

# you-bring-the-rest
{child} reste sig och lyfte {rex’s} hand med båda sina, väldigt försiktigt.

”Är den tung?” frågade {rex}.

”Jättetung”, sa {child}.

”Jag växer”, sa {rex} stolt.

Så började {child} gå med handen, och då måste ju {rex} följa med. Först kom rumpan, sedan kom svansen, och sedan kom allt det andra.

”Det går!” ropade {rex}. ”Jag blir buren!”

[friend: ”Du har ju en till”, sa {friend} och tog den andra handen, så att den inte skulle bli avundsjuk.

]De gick ut genom grinden och bort längs vägen. {child} bar handen, {rex} tog resten, och {@a} gick bakom, ifall {rex} skulle tappa något.[school:  De gick förbi {school}, och {rex} tittade in och tyckte om de små stolarna.][music:  {child} nynnade på {@song}, och {rex} nynnade med, så att lyktstolparna skakade.]

[age>=7: ”Den var stor”, sa en farbror vid busshållplatsen.

”Hon är minst hemma”, sa {child}.]

# behind-the-hill
Bakom pulkabacken satt {rex’s} mamma och väntade.

”Du gick ju”, sa {rex}.

”Jag har suttit här hela tiden”, sa mamman. ”Jag stampade bara lite tystare. Människorna ska ju sova.”

{rex} lutade sig mot sin mamma. ”Jag har blivit buren”, sa {rex.he}.

Mamman tittade ner på {child}. ”Har du burit {rex}?”

”Bara den tröttaste biten”, sa {child}.

”Får man göra så?” sa mamman. ”Jag trodde att man måste bära alltihop.” Och så tog mamman {rex} i handen, och de gick hem tillsammans. Bom, bom, bom, lät det, svagare och svagare.

# the-tiredest-bit
{child} och {@a} stod kvar under en lyktstolpe.

”Jaha du”, sa {@a}. ”Vilken bit av dig är tröttast?”

{child} kände efter. Benen var trötta, men det var de vana vid.

”Handen”, sa {child.he}. ”Den har burit en tyrannosaurus.”

”Då tar jag den”, sa {@a}.

[friend: ”På mig är det tungan”, sa {friend}. ”Men den bär jag själv.”

][elder: ”På mig är det armbågen”, sa {elder}, så den bar {child} med sin andra hand.

]Och {@a} bar {child’s} hand hela vägen hem, in genom dörren och bort till sängen, och släppte den inte förrän den låg på kudden.[pet & !pet.dog:  {Pet} makade på sig.]

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
