title: Han gick nyss
title: Tidningen var upp och ner
title: Varje torsdag sedan i mars
guest old: herr Lindkvist (han), herr Sandberg (han)
guest nurse: Fatima (hon), Yasmin (hon)
guest dentist: Åke (han), Göran (han)
guest company: Gunnel (hon), Birgitta (hon)

% Vem {child} är där med: {@m}. Läppen sover: s blir f.

# upside-down
{child} skulle till tandläkaren klockan två, och klockan var redan kvart i. {Child.He} satt i väntrummet med {@m-here} och ville bara en sak: att det skulle vara över. {Child.He} hade ett hål i en kindtand[friend: , och i fickan en sten som {friend}[!friend.known: , {child.his} bästa vän,] hade lånat ut för tur].[pet:  Hemma låg {pet} och visste ingenting.][music:  Ur högtalaren i taket kom {music}.]

Mitt emot satt en gammal man bakom en tidning. Man såg bara hans händer och hans hatt. Tidningen var upp och ner[athlete: , så att {athlete} stod på huvudet].

# just-left
Dörren öppnades, och tandsköterskan {nurse} tittade ut.

”{Old}?”

Ingen svarade. Mannen höjde tidningen lite till.

”{Old}?” sa {nurse} igen.

”Han gick nyss”, sa tidningen.

{nurse} suckade, fast hon log också, och stängde dörren.

# thursdays
{child} lutade sig fram.

”Är inte du {old}?”

Tidningen sänktes. Där fanns ett par blå ögon och en kind som var svullen som en bulle.

”Jo”, viskade han. ”Men säg inget. Jag har kommit hit[city: , genom hela {city},] varje torsdag sedan i mars. Jag sitter här en stund och sedan går jag hem.”

”Gör det ont?”

”Bara när jag äter”, sa {old}. ”Och när jag dricker. Och när det blåser. I söndags bakade jag äppelkaka, och jag fick sitta och titta på den.”

# her-turn
Dörren öppnades.

”{Old}? Sista gången nu.”

”Han gick nyss! Med raska steg!”

”Då tar vi {child}”, sa {nurse}. ”{child}?”

Det blev kallt i hela {child.him}. Benen satt fast i golvet. {Child.He} ryckte till sig en tidning från bordet[sport: , en om att {play sport},] och höll upp den framför ansiktet.

”{@She} gick nyss”, sa {child}.

Bakom den andra tidningen hördes ett litet fniss.

# why
{@M} la handen på {child.his} rygg. {nurse} satte sig på huk.

”Åh”, sa {nurse}. ”Gick {@she} långt?”

”Ganska.[school:  Till {school}.]”

”Vet du varför {@she} gick?”

{child} tänkte. Det var lättare att prata om den som hade gått.

”{@She} är rädd att de håller på fast man vill att de ska sluta. Man kan ju inte säga något. Man har ju munnen full.”

”Det är han med rädd för”, sa {old}. ”Han som gick nyss.”

”Hälsa båda två”, sa {nurse}, ”att det räcker att lyfta handen. Lyfter man handen så slutar vi. På en gång. Man kan pröva så många gånger man vill.”

{child} sänkte tidningen en liten bit.

”På en gång?”

”På en gång.”

# i-go-first
{child} tittade på {old}. Han hade blivit alldeles blek. Han höll på att resa sig, och han tittade inte mot {nurse's} dörr utan mot den andra, den som ledde ut. Nu skulle han gå hem och titta på sin äppelkaka.

”Vänta”, sa {child}. ”Jag går in först och tar reda på om det är sant. Gå inte någonstans!”

{Old} satte sig, på yttersta kanten.

# the-hand
Inne i rummet fanns en stol som gick att fälla, och en tandläkare som hette {dentist} och hade håriga armar. {child} la sig. {@M} satt vid {child.his} fötter. {dentist} sa vad varje sak hette innan han använde den. Sedan fick {child} en spruta, och den sved, det gjorde den, och läppen blev stor och konstig.

Så surrade borren i gång. {child} lyfte handen.

Borren stannade.

{Child.He} tog ner handen. Det surrade. {Child.He} lyfte den. Tyst! {Child.He} provade en gång till, bara lite, med ett finger.

Tyst.

”Det är ju du som kör”, sa {dentist}.

Det var sant. {child} blundade och höll handen redo[friend:  och {friend's} sten i den andra], och när det surrade som mest tänkte {child.he} på äppelkaka[elder & adult: , en sådan som {elder}[elder2:  och {elder2}] kan göra]. Två gånger till lyfte {child.he} handen. Båda gångerna väntade {dentist} tills {child.he} nickade.

Och så var det klart.

# the-hat
{child} gick ut i väntrummet. Stolen mitt emot var tom. På den låg en tidning, upp och ner.

Han hade gått.

Det kändes värre än sprutan. {Child.He} hade ju provat åt honom! Men så såg {child.he} hatten. Den stack upp bakom den stora krukväxten i hörnet, och den darrade.

{child} gick dit.

”Det är fant”, sa {child.he}. Läppen sov fortfarande. ”De flutar på en gång. Jag beftämde fjälv.”

{Old} kikade fram mellan bladen.

”Är du säker?”

”Jag provade fem gånger”, sa {child} och sträckte fram handen. ”Kom. Jag går med till stolen.”

Hans hand var stor och skrynklig och fuktig. De gick tillsammans över golvet, ett steg i taget, rakt in genom dörren. När han hade lagt sig lyfte {child} hans hand i luften.

”Fådär”, sa {child.he}. ”Så gör du.”

# the-sofa
Sedan väntade {child} med {@m} i soffan, tätt ihop, och lutade huvudet mot {@ms} arm och kände läppen vakna, en liten prick i taget.

Till slut öppnades dörren. Där stod {old}, rak i ryggen, med hatten i handen. De gick nerför trappan tillsammans, på väg hem, han till sin äppelkaka, och nere i porten stannade de.

# the-toothache
”Nå?” sa {child}. ”Var är tandvärken?”

{Old} kände efter, länge, med tungan. Sedan log han med hela ansiktet, så gott det gick.

”Den”, sa han, ”gick nyss.”

# @m
{company}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{company's}
## if adult
{adult.his}
## if elder & !adult
{elder.short's}

# @m-here
{company}, som bodde intill,
## if adult
{adult}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder} och {elder2}

# @she
{child}
## if child.she
hon
## if child.he
han
