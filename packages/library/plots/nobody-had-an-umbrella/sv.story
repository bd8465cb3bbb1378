title: Ett paraply med öron
title: Ingen hade paraply
title: Björnen som inte behövdes
guest clerk: Birgitta (hon), Margareta (hon)

% Regel: vid hittegodset skäms alla och säger paraply. En nalle har man aldrig tittat på, bara hållit i.

# not-needed
{child} behövde ingen nalle. Det sa {child.he} till alla som frågade. Nalle bara råkade ligga mellan kudden och väggen, varenda natt, sedan {child} föddes.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg ovanpå honom.][friend:  Inte ens {friend}[!friend.known: , {child's} bästa vän,] hade hört talas om [pet.cat: Nalle|honom].][sport:  Och han råkade följa med i väskan när {child.he} skulle {play sport}.]

Men i söndags hade Nalle åkt tåg[elder:  med {child} och {elder}], längst ner i ryggsäcken, och när de kom hem låg han inte kvar där. [adult: {Adult} vände|{child} vände] ryggsäcken ut och in. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] letade under sängen och hittade en gammal smörgås. ][pet.cat: {Pet} kröp ner i den och lade sig på Nalles plats, men det var inte samma sak. ][pet.other: Till och med {pet} fick frågan, men {pet} hade inte sett honom. ]Nalle var borta.

”Det är inte för min skull”, sa {child}. ”Det är han som inte kan sova ensam.”

Och så låg {child.he} vaken hela natten, så att Nalle skulle slippa vara ensam om det.

# the-queue
Hittegodset[city:  i {city}] var en lucka på stationen, och dit gick {child} nästa dag. [elder: {Elder} följde med, för {elder.he} hade också tappat något[elder2: , och {elder2} gjorde sällskap]. |[adult: {Adult} väntade utanför, för det här ville {child.he} klara själv. ]][pet.dog: Och {pet} kom med, med nosen i marken. ][pet.cat: Och {pet} kom med, för {pet.he} ville inte gå ur ryggsäcken. ]

Det var kö. Först stod [elder: {elder} med sin stora väska|en dam med portfölj]. Sist, bakom {child}, ställde sig [friend: {friend} med sin skateboard[school: , direkt från {school}].

”Hej”, sa {friend}.

”Hej”, sa {child}. Ingen av dem sa vad de hade tappat.|en stor kille med skateboard[school: , som {child.he} hade sett på {school}].]

I luckan satt {clerk}. [music: Hon lyssnade på {music}, mycket lågt. ]”Vad har ni tappat?” frågade hon [elder: {elder}|damen].

[elder: ”Ett paraply”, sa {elder.short} utan att vända sig om.|Damen såg sig om. ”Ett paraply”, sa hon.]

{clerk} suckade och hämtade ett paraply.

”Och du?”

{child} kände hur {@boy} tittade.

”Ett paraply”, sa {child.he}.

”Vilken färg?”

”Brun. Brunt.”

”Är det något särskilt med det?”

”Det har öron”, sa {child}, för det slank ut. ”Handtag, menar jag.”

# an-umbrella
{clerk} suckade igen och kom tillbaka med ett brunt paraply. ”Är det här ditt?”

”Ja”, viskade {child}.

”Nästa!”

”Ett paraply”, sa {@boy}, så mörkt [friend: {friend.he}|han] kunde.

{child} stod där med någon annans paraply i famnen. Det var smalt och hårt och blött i ena änden. Och någonstans där inne, bakom luckan, låg Nalle och hade hört alltihop.

Först hade {child.he} skämts för att {child.he} hade en nalle. Nu skämdes {child.he} för att {child.he} hade kallat honom paraply, och det var mycket värre.

{child} gick fram till luckan igen, förbi {@boy}.

”Det här är inte mitt”, sa {child.he}, så att hela kön hörde det. ”Jag har tappat en nalle.”

[elder: {Elder} öppnade munnen och stängde den igen.

]

[friend: ”Jaså”, sa {friend}. ”Jag undrade just över öronen.”

]
# all-brown
”En nalle”, sa {clerk}, och nu suckade hon inte alls. Hon tog med {child} in genom en liten dörr.

Där inne satt det björnar från golvet till taket. Alla var bruna.[pet.dog:  {Pet} satte sig framför den nedersta hyllan och viftade på svansen, men det var ingen som såg det.]

”Hur ser din ut?” frågade {clerk}.

”Brun.”

”Mm. Mer?”

”Sliten.”

”Det är de allihop”, sa {clerk}. ”Det är aldrig någon som hämtar de nya.”

{child} tittade på björn efter björn och blev alldeles kall. Vilket öra var det som hängde? Hur var det nu med munnen? {child.He} hade haft Nalle hela livet, och {child.he} visste inte hur han såg ut. Man tittar ju inte på en nalle. Det är mörkt. Man håller i honom.

”Är du säker på att du känner honom?” frågade {clerk}.

Alla de där ögonen såg på {child}. Två av dem kunde vara Nalles. De kanske undrade varför ingen tog honom.

# by-feel
Då blundade {child}, så att det blev mörkt.

”Får jag hålla i dem?” frågade {child.he}.

{clerk} lade den första i {child's} armar. {child} kramade den, mitt framför hela kön, som stod i dörren och tittade på. [music: Det såg ut som en långsam dans till {music}. ]Den första var för hård. Nästa var för tjock om halsen. Nästa luktade någon annans hall. 

”Nej”, sa {child}. ”Nej. Nej, inte den heller.”

Så kom det en till[pet.dog: , längst nerifrån].

Huvudet gled in under hakan av sig självt. Tummen hittade ett kalt ställe på örat, precis så stort som en tumme. Och på mitten var han platt, så platt som man blir när någon har legat på en i {age} år. [sport: Han luktade lite av {sport.thing}. ]

{child} sa ingenting. {child.He} bara andades ut.[pet.cat:  I ryggsäcken började {pet} spinna.]

”Där har vi honom”, sa {clerk}.

”Hur vet du det?” frågade [friend: {friend}|[elder: {elder}|den stora killen]] i dörren.

”Axlarna åkte ner”, sa {clerk}. ”Det gör de alltid.”

[pet.dog: Framför den tomma platsen på nedersta hyllan satt {pet}. Där hade {pet.he} suttit hela tiden.

]

{child} öppnade ögonen och tittade på Nalle, för första gången ordentligt. Han var mycket fulare än {child.he} hade trott. Det gjorde ingenting.

# a-rabbit
[friend: {Friend}|Den stora killen] harklade sig. ”Du”, sa [friend: {friend.he}|han] till {clerk}. ”Det där paraplyet. Det är en kanin.”

”Ja, jag anade det”, sa {clerk}.

[friend: ”Det är bara han som inte kan sova ensam”, sa {friend} till {child}.

][elder: ”Mitt är en gris”, sa {elder} fort.|Damen med portföljen hade kommit tillbaka. ”Mitt är en gris”, sa hon fort.]

[elder2: ”Jag trodde att det var en kudde”, sa {elder2}.

][athlete: ”Tror du att {athlete} också har en?” frågade {child}.

”Sådant får jag inte lämna ut”, sa {clerk}.

]”Jag har niohundra paraplyer här”, sa {clerk} och fällde ner luckan. ”Det är nästan aldrig ett paraply.”

# rain
När de kom ut på gatan öste regnet ner. [friend: {Friend}|Den stora killen] hade en kanin i luvan. [elder: Ur {elder's} väska stack det upp ett tryne.|Damen sprang till bussen med ett tryne som stack upp ur portföljen.] [pet.dog: {Pet} skakade av sig på allihop. ][pet.cat: Längst ner i ryggsäcken spann {pet} fortfarande. ]{child} hade Nalle innanför jackan, med huvudet på sin plats under hakan.

De blev våta ända in på skinnet. Det var ingen som hade något paraply.

# @boy
den stora killen
## if friend
{friend}
