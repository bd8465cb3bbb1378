title: Hästen stod där hästen stod
title: Du satt på fel ben
title: Bzzz, sa {child}
guest horse: Bulle (han), Brunte (han)
guest owner: Gunnel (hon), Maj-Britt (hon)

% Hästen är {horse} och han, {owner} har hand om honom. {child} står hela tiden utanför grinden och har bara bandet.

# the-ribbon
{child} hade en blå solhatt med ett långt, långt band. Men nu hade {child.he} bara bandet.

Hatten hade blåst in under grinden. Och innanför grinden stod en häst.

Hästen hette {horse}. Han var brun och rund och jättestor[city: , störst i hela {city}], och han hade satt ner sin hov. Dunk! Mitt på hatten.

”{horse}”, sa {child}. ”Du står på min hatt.”

”Prrrr”, sa {horse}.

{child} drog i bandet. {Child.He} drog så att tungan stack ut.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] drog i {child}.] Men hästen stod där hästen stod.

# a-cuddle
Då kom {owner}[music:  och nynnade på {music}]. Det var {owner} som hade hand om {horse}.

”Ojoj”, sa {owner}. ”Jag får väl knuffa lite.”

Hon satte axeln mot {horse's} mage och knuffade.

Då lutade sig {horse} mot {owner}.

{owner} knuffade mer.[elder:  {Elder} kom och knuffade på {owner}[elder2: , och {elder2} knuffade på {elder.short}].] {horse} lutade sig mer.

”Vad gör han?” sa {child}.

”Uff”, sa {owner}. ”Han tror att vi kramas!”

Och hästen stod där hästen stod.[age>=5: 

Då höll {owner} fram en morot, så långt bort hon kunde.

”Kom då, gubben!” sa hon.

{horse} sträckte ut halsen. Han sträckte den längre och längre, ända fram till moroten. Krasch!

Och hästen stod där hästen stod.]

# the-wrong-leg
Då kom det en fluga. Bzzz!

Flugan satte sig på {horse's} öra. Vick! sa örat.

Flugan satte sig på {horse's} rumpa. Svisch! sa svansen.

Flugan satte sig på {horse's} ben. Och upp for hoven! Dunk! sa den, och ner for den igen.

Men det var fel hov. Och flugan flög sin väg[pet.dog / pet.cat: , för {child's} [pet.dog: hund|katt] {pet} ville smaka på den].

”Kom tillbaka!” ropade {child}. ”Du satt på fel ben!”

Flugan kom inte. Och hästen stod där hästen stod.

# bzzz
Då kom {child} på något. {Child.He} tog tag i bandet. {Child.He} tog ett djupt andetag[sport: , precis som innan man ska {play sport}].

”Bzzz”, sa {child}.

Vick! sa örat.

”Bzzzzz”, sa {child}.

Svisch! sa svansen.

”BZZZZZZZ!” sa {child}.

Och upp for hoven! Rätt hov!

Dunk! Ner igen. Mitt på hatten.

”Åh nej!” sa {child}. ”Jag glömde dra!”

”Åh nej!” sa {owner}. ”Jag glömde säga dra!”

”Prrrr”, sa {horse}. Och hästen stod där hästen stod.

# pull
”En gång till”, sa {child}.

”Bzzz.” Vick!

”Bzzzzz.” Svisch!

”BZZZZZZZ!”

Upp for hoven …

”DRA!” ropade {owner}[adult:  och {adult}].

Och {child} drog[athlete: , snabbare än {athlete}]! Vips! Ut under grinden kom hatten.

Dunk! sa hoven. Men nu stod den i gräset.

# a-horse-hat
Hatten var platt som en pannkaka. Mitt på den satt ett märke, stort och runt som månen. Det var {horse's} hov.

{child} satte den på huvudet.

”Nu är det en hästhatt”, sa {child.he}.[pet.other:  ”Den ska jag visa för {pet}.”][school:  ”Den ska jag ha {at school}.”]

{horse} sträckte fram sin mule över grinden. Den var mjuk som en vante. Han blåste varmt på hatten, så att den nästan flög igen. Men nu höll {child} i bandet.

# stood
Solen gick ner bakom hagen. Flugorna var borta. {horse} blinkade. Hans öron hängde åt var sitt håll.

”Ska han inte lägga sig?” viskade {child}.

”Nej”, viskade {owner}. ”Det behöver han inte.”

Och hästen stod där hästen stod.

Och sov.
