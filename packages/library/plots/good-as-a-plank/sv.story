title: Som en planka
title: Piraterna som inte kunde sova
guest pet: Tösen (hon), Korven (han)
guest captain: kapten Bytta (hon), kapten Kanna (hon)
guest second: Stinkige Sture (han), Stinkige Stig (han)
guest third: Lilla Lotta (hon), Lilla Lova (hon)
guest minder: Siv (hon), Maj-Britt (hon)

% Hunden är familjens, eller grannens, som är lång och låg; det är taxen också, som är originalet. En katt spinner där hunden viftar.
% Den vuxna följer med, och tror att alltihop är en dröm.

# not-there
{@A} hade sagt god natt och släckt, och {child} hade nästan somnat, när det hördes en röst i trädgården.

”Anfäkta mina strumpor!” sa rösten. ”Det var den finaste planka jag har sett!”

{child} satte sig upp. {@low} väldigt borta.

{child} tog på sig stövlar och morgonrock och gick och väckte {@who} i soffan.[elder:  {Elder}[elder2:  och {elder2}], som hjälpte till den veckan, sov vidare.] {@A} följde med i tofflor och blundade nästan.

”Jag drömmer”, sa {@a}.

# its-wagging
Där, mitt på gräsmattan, stod ett piratskepp med lappade segel. På däcket stod tre pirater, och rakt ut över kanten stack {Pet}, med nosen i vädret.

”Det där är ingen planka!” ropade {child}. ”Det är {Pet}!”

Kaptenen tittade ner över kanten. Hon hade stor hatt, stor röd näsa och stora grå påsar under ögonen.

”Jag är {captain}”, sa hon, ”och jag känner igen en planka när jag ser en. {@plank}”

{@wagging}

”Den slickar dig på armbågen”, sa {child}.

# in-tears
{Captain} tittade en gång till. Sedan satte hon sig på en tunna och brast i gråt.

”Jag visste väl att det inte var en planka!” snyftade hon. ”Jag är bara så arg! Jag har varit arg i hundra nätter! Jag var arg på papegojan, och då flyttade han!”

”Vi är arga allihop”, sa den andra piraten, som hette {second}.[sport:  ”Vi kan inte ens {play sport} utan att skrika.”]

”Jag är argast”, sa den tredje, som var {third}, och så gäspade hon. Då gäspade {second}. Och då gäspade kaptenen så stort att hatten ramlade av.

# overtired
Arg och gäspig, det visste {child} hur det var.[school:  Så hade {child} själv varit efter {school}.] {@A} hade ett ord för det.

”Ni är inte arga”, sa {child}. ”Ni är övertrötta. Varför går ni inte och lägger er?”

”Vi kan inte sova”, sa {captain}. [music: ”Vi har prövat att nynna på {music}. Men det går inte | ”Det går inte] utan skatten. Vi grävde ner den här i trädgården, så att ingen skulle hitta den. Och nu hittar ingen den.”

[age>=5: ”Har ni ingen karta?”

”Den där snöt sig i den”, sa kaptenen och pekade.

”Jag trodde att det var en näsduk”, sa {second}.

”Det här är en riktigt bra dröm”, sa {@a} och satte sig på trädgårdsbänken för att se på.]

# a-sniffer
{child} tittade på de tre ledsna piraterna. {Child.He} tittade på {@nose}. Och då fick {child.he} en idé.

”{Pet} är en usel planka”, sa {child}, ”men på att nosa är {pet.he} bäst på hela gatan.[friend:  {Friend} är min bästa vän, och {Pet} hittade {friend's} vante.] Om {Pet} hittar skatten, får jag tillbaka {pet.him} då?”

”Piratlöfte”, sa kaptenen.

”Då behöver {Pet} något att nosa på. När ni hade skatten, var hade ni den då?”

Piraterna blev röda om kinderna.

”Här”, viskade {captain} och pekade under armen.

# sniff-sniff-stop
Så {Pet} nosade under kaptenens arm. Sedan nosade {pet.he} under armen på {second} och måste sitta ner en stund. Och sedan bar det av[athlete: , lika fort som {athlete}].

Snus, snus, snus, under tvättlinan. Snus, snus, snus, runt regntunnan. Snus, snus, STOPP, bredvid rosorna. Och {Pet} började gräva. Det sprutade jord på {child}. Det sprutade jord på kaptenen. Duns! Där låg en kista av trä.

# the-treasure
Det fanns inget guld i den. Det fanns inga ädelstenar. Det fanns en stickad bläckfisk, en björn med ett öra och en mycket platt kanin.

”Herr Arm!” ropade {captain} och stoppade bläckfisken direkt under armen.

”Det är ju era gosedjur!” sa {child}. ”Varför grävde ni ner dem?”

”Vi trodde inte att pirater fick ha några”, sa {third}, in i kaninen. ”Vi trodde att de andra piraterna skulle skratta.”

[friend: ”{Friend} skulle inte skratta”, sa {child}.

]{child} kramade {Pet}, först framtill och sedan på mitten och sedan baktill, och höll hårt.

”Alla har någon”, sa {child}. ”Jag har {Pet}.”

# snoring
Men ingen svarade. {Captain} sov stående. {Second} sov på kaptenen. Och skeppet, som också var trött, lyfte mjukt över staketet och seglade snarkande bort[city:  över {city},] mot månen.

{@A} tog {child} i handen, och så gick de in och lade sig.

# a-plank
På morgonen kom {@a} in och sa: ”Jag hade en så rolig dröm.” Sedan tystnade {@a} och såg på golvet. Där gick bruna tassavtryck hela vägen från dörren till sängen.[elder:  ”Jag hörde någon snarka i natt”, sa {elder.short}. ”Väldigt högt upp.”]

”{child}”, sa {@a}, ”vem har grävt bland rosorna?”

{child} gäspade. Vid fotändan låg {Pet}, alldeles rak, alldeles platt och i djupaste sömn.

”Det är inte {Pet} i alla fall”, sa {child}. ”{Pet.He} har legat som en planka.”

# @a
{minder}
## if adult
{adult}

# @who
{minder}, som passade {child.him} och hade somnat
## if adult
{adult}, som hade somnat

# @low
{Pet}, hunden från huset bredvid, sov över och hade lagt sig vid fotändan. {Pet} var väldigt lång och väldigt låg och
## if breed.Dachshund
{Pet}, {child's} tax, hade lagt sig vid fotändan. {Pet} var väldigt lång och väldigt låg och
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] hade lagt sig vid fotändan. {Pet} var väldigt fin och väldigt varm och
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade lagt sig vid fotändan. {Pet} var väldigt fin och väldigt varm och

# @plank
Den är lång. Den är rak. Den är platt på ovansidan.
## if pet.dog & !breed.Dachshund
Den är rak. Den är stel. Den säger ingenting.
## if pet.cat
Den är rak. Den är stel. Den säger ingenting.

# @wagging
”Den viftar på svansen”, sa {child}.

Kaptenen tittade. Plankan viftade på svansen.

”Det är vinden”, sa kaptenen.
## if pet.cat
”Den spinner”, sa {child}.

Kaptenen lyssnade. Plankan spann.

”Det är vinden”, sa kaptenen.

# @nose
{Pet's} långa, långa nos
## if pet.dog & !breed.Dachshund
{Pet's} nos, som aldrig var stilla
## if pet.cat
{Pet's} nos, som ryckte
