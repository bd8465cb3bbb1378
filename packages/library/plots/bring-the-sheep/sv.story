title: Herr Lindkvist går ut med fåret
title: Ta med fåret
title: Alla hade sett det
guest friend: Melker (han), Iris (hon)
guest pet: Sixten (han), Doris (hon)
guest minder: moster Lotta (hon), moster Siv (hon)
guest seller: Gunvor (hon), Maj-Britt (hon)

% Herr Lindkvist har mörk röst tills han glömmer sig, frun har pipig. Hemma är det {elder}, annars {adult}, annars {minder} (@a). Sista ”Alla” sägs glatt; sedan blir det tyst.
% Hunden är fåret; fåret är ”det”.

# behind-the-coats
Alla hade sett det.

{child} var {age} år och satt i hallen, inne bland jackorna, och där tänkte {child.he} bo nu. På matchen i dag hade {child.he} sprungit hem över hela planen för att hjälpa till i försvaret. {Child.He} hade hunnit fram till bollen före alla andra, och {child.he} hade träffat den perfekt, rakt upp i krysset.

Men det var {child.his} eget mål.[sport.Soccer:  Någon annan fick {play sport} i fortsättningen.][sport & !sport.Soccer:  Från och med nu fick det räcka med {sport}.]

Framför jackorna stod {pet}[!pet: , grannens hund, som bodde hos dem den veckan,][pet & !pet.known: , {child's} hund,] och tittade på dörren.

”{Pet} måste ut!” ropade {@first} från köket. ”Och jag har köttfärs på händerna!”

”Jag kan inte”, sa {child}. ”Då ser någon mig.”

”Då får du väl gå så att ingen ser dig!”

{child} tittade upp. Rakt ovanför {child.him} hängde den långa svarta rocken som ingen använde.

# a-small-gentleman
Fem minuter senare stod det en liten farbror i hallspegeln. Rocken nådde ner till golvet, hatten nådde ner till solglasögonen, och halsduken nådde upp till dem.[athlete:  Inte ens {athlete} hade gått att känna igen i det där.][elder2:  Det var {elder2} som hade letat fram hatten.]

”God kväll”, sa {@a}. ”Vem är ni?”

”Herr Lindkvist”, sa {child} med mörk röst.

”Angenämt. Och {pet} har ni med er, ser jag.”

Alla kände {pet}. {Pet} hade varit med på matchen och skällt. Så {child} hämtade fårskinnet från gungstolen och spände fast det på {pet.him} med ett skärp.

”Nu är du ett får”, sa {child.he}. ”Får skäller inte. De tuggar och är tråkiga.”

{Pet} viftade så att hela fåret gungade.

# from-the-country
Det gick bra ända till första lyktstolpen. Där kom {seller}, som sålde korv på alla matcher[city:  {in city}].

”Vad är det där för ett djur?” sa {seller}.

”Ett får”, sa herr Lindkvist.

Just då lyfte fåret på benet mot lyktstolpen.

”Brukar får göra så?”

”Det är från landet”, sa herr Lindkvist.

”Jaha ja”, sa {seller}. ”Såg ni matchen? Vilket självmål! Jag tappade korvtången.”

”Var det så illa?” sa herr Lindkvist, och rösten blev lite ljusare.

”De pratar inte om något annat, borta i klubbhuset. Vill fåret ha en korvbit?”

Det ville fåret. Det åt upp biten, och sedan åt det upp servetten.[music:  Borta i klubbhuset spelade någon {@song}.][school:  På måndag skulle hela {school} prata om det också, tänkte herr Lindkvist.]

# the-lady
De tog grusgången bakom fotbollsplanen, för där gick aldrig någon. Men bakom glasigloon satt en fru på huk. Hon hade stor blommig hatt, kappa som släpade i gruset och handväska.

”God afton”, sa frun med pipig röst.

”God afton. Jag är ute med mitt får.”

”Jag är ute med min handväska”, sa frun.

Sedan var det svårt att komma på något mer att säga.

”Ni såg kanske matchen?” sa frun.

”Lite.”

”Den där målvakten!” sa frun. ”Usch! Stod som en glasigloo.”

”Målvakten?” sa herr Lindkvist. ”Målvakten kunde inte göra någonting! Det var ju backen som sköt!”

”Backen är den bästa vi har! Vem mer sprang hem över hela planen? Målvakten skulle ha tagit den!”

”I krysset? Det finns ingen i hela världen som hade tagit den!”

”Men det var ju jag som stod där!” skrek frun.

”Och det var ju jag som sköt!” skrek herr Lindkvist.

# the-goalkeeper
Fåret hade nosat på frun hela tiden. Nu kastade det sig över henne och slickade henne i hela ansiktet, så att hatten ramlade av, och under hatten satt {friend}, som var [!friend.known: {child's} bästa vän och ]målvakt i laget.

”Du sa att jag är den bästa vi har”, sa {child} till slut.

”Det var frun som sa det”, sa {friend}. ”Du sa att ingen i hela världen hade tagit den.”

”Det var herr Lindkvist.”

”Hälsa honom”, sa {friend}.

# that-net
Men vem höll i fåret?

Det gjorde ingen. Fåret hade känt korvlukten från klubbhuset, och det tog närmaste vägen, ut på planen, under lamporna, och rakt in i ett mål. Där satt det fast i nätet.

”Det är mitt mål”, sa {child}.

”Vårt”, sa {friend}.

Från målet skällde ett får. Och då öppnades dörren till klubbhuset, och ut kom alla, varenda en som hade varit på matchen, med korv i händerna.

# only-me
{child} sprang. {Child.He} drog i nätet, men rockärmarna var längre än armarna, och genom solglasögonen var allting svart. {Pet} snodde runt och runt. Nätet drogs åt, och {pet} gnydde.

Då slet {child} av sig glasögonen. {Child.He} slet av sig hatten, halsduken och rocken, och så kröp {child.he} in i målet och lade sig med hela sig över {pet}.

”Så ja”, sa {child.he} i hundens öra. ”Ligg. Det är bara jag.”

{Pet} låg. {Friend} knäböjde och lyfte nätet, och {child} lossade det från en tass i taget, tills alla fyra var fria.

# on-tuesday
När de backade ut stod alla runt omkring.

”Det är ju {child}”, sa någon. ”Och {friend}. Med handväska.”

Tränaren tittade länge på {pet}, som satt i sitt fårskinn och hade ätit upp tränarens korv.

”Träning på tisdag”, sa han till sist. ”Ta med fåret.”

Då började {friend} skratta, och {child} skrattade så att {child.he} fick hålla sig i stolpen.

# anybody
{@A} stod i hallen när de kom hem.

”Vad länge ni var”, sa {@a}. ”Var det någon som såg dig?”

”Ja”, sa {child} och hängde upp fåret. ”Alla.”

Efter maten gäspade {child} och kröp in bland jackorna, med {pet} till kudde. {@A} släckte och satte sig intill.

Ovanför dem hängde fåret och var tråkigt.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
