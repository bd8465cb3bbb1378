title: Lägg ner löken
title: Baklänges förbi fredagen
title: Det är nog växellådan
guest friend: Nils (han), Polly (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kör är mormor eller farfar, annars {adult}, annars {minder}. Förmannen bara viskar. ”Och drag” sägs likadant varje gång, också av honom.

# stiff-neck
Skåpbilen hade inget bakfönster och {@first} var stel i nacken, så när {@he} skulle backa sa {@he} alltid ”säg till”, och då tittade {child}, som var {age}, i sidospegeln och sa ”nu”. Det var {child.his} jobb, och {child.he} var bra på det.

Men den morgonen hade {friend}[!friend.known: , {child.his} bästa vän,] sagt: ”Du är rätt bestämmande, vet du det?” {Friend.He} hade inte ens låtit arg. Det sved som brännässlor, och {child} hade beslutat att aldrig mer säga till någon om någonting. {Child.He} satte sig i bilen bredvid {friend}, stoppade båda händerna i fickorna och knep ihop munnen.

[elder2: Borta vid häcken hängde {elder2} tvätt och ville att den skulle torka före regnet.][pet.dog:  {Pet}[!pet.known: , {child’s} hund,] hoppade in sist och ville sitta vid fönstret.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] satt på grindstolpen och ville bli insläppt.][pet.other:  Inne i huset ville {pet} ha frukost.]

# past-friday
”Säg till”, sa {@a} och backade ut från uppfarten.

{child} sa ingenting.

De backade förbi grinden[city:  och rakt igenom {city}]. De backade förbi fredagen[school:  och {school}]. Det snöade, och sedan var det förra sommaren[athlete: , och {athlete} for förbi på en affisch]. Vägen blev en åker, där några romare fick hoppa åt sidan. Det blev varmare och varmare.

”Du säger ju inte till”, sa {@a}, och bilen körde baklänges in i en sandhög och stannade.

# half-a-pyramid
Framför vindrutan stod en halv pyramid.

”Nu”, sa {friend}.

”Det är nog växellådan”, sa {@a}. ”Bakåt har tagit oss bakåt i tiden. Då måste framåt ta oss hem.”

{@He} växlade till framåt. Hjulen spann, sanden yrde, och bilen sjönk ner till stötfångarna.

# a-stone-coming
Förmannen kom springande i sin vita kjol. Han hade skrikit åt sina karlar i så många år att rösten var utsliten.

”Ni kan inte stå här”, viskade han. ”Det kommer en sten.”

Det gjorde det, och den var stor som ett kök. En lång rad karlar drog den på en släde. När de fick se att det stod en bil i vägen satte de sig ner och tog fram sina lökar.

# corners
{@A} klev ur. {@He} hade haft med byggare att göra förr. {@He} tittade upp på pyramiden och sög luft mellan tänderna.

”Vem har gjort hörnen?” frågade {@he}.

”Min svåger”, viskade förmannen.

”Kunde tro det”, sa {@a}. ”När ska den vara klar?”

”Om tjugo år.”

”Det sa de om mitt kök också”, sa {@a}.

Efter det kom de väldigt bra överens. Förmannens karlar knöt fast sitt rep längst fram på bilen och tog tag.

# door-handles
”Dra”, viskade förmannen.

Ingen hörde honom. En karl drog, och nästa vilade. Nästa nös. Den som stod längst fram drog åt fel håll. Bilen gungade från sida till sida, och för varje gung sjönk den, tills sanden nådde upp till dörrhandtagen.

{@A} hade slutat suga luft mellan tänderna.

”Om det kommer sand i växellådan”, sa {@he} tyst, ”så kommer vi inte hem alls.”

# tell-them
{child} såg precis vad som var fel. De måste dra samtidigt, det var alltihop. Orden tryckte på bakom tänderna. {Child.He} körde ner nävarna så djupt det gick i fickorna.

”{Child}”, sa {friend}. ”Säg till dem.”

”Nej.”

”Varför inte?”

”Du sa att jag var bestämmande.”

”Det är du ju”, sa {friend}.

”Då så!”

”Men jag sa inte att du skulle sluta!” sa {friend}. ”Jag hade tappat bort min sko, och jag väntade på att du skulle säga var den var!”

{child} stirrade på {friend.him}. ”Den låg under trappan”, sa {child.he}.

”Det vet jag nu! Det tog mig en timme!” Och {friend} ställde sig på alla fyra i den heta sanden och gjorde ryggen platt, som ett trappsteg. ”Upp med dig”, sa {friend.he}. ”Var så bestämmande du kan.”

# white-skirts
{child} tog upp händerna ur fickorna. {Child.He} klättrade upp på {friend}, och från {friend} upp på taket, och ställde sig rakt upp.

”Du!” ropade {child.he}. ”Du i vit kjol!”

Varenda en av dem tittade upp.

”Alla ni i vit kjol!” ropade {child}. ”Lägg ner löken! Båda händerna på repet! Du längst fram, vänd på dig! Du där, nys färdigt! {@A}, hoppa in! Inte än, inte än, inte än … och drag!”

Repet blev stelt som en pinne.

”Och drag!”

Bilen stönade.

”Och drag!”

Bilen for upp ur sanden som en kork ur en flaska, och {child} satte sig med en duns på taket.

# a-job
”Vill du ha jobb?” viskade förmannen. ”Det är bara på tjugo år.”

”Jag kan inte”, sa {child}. ”Jag har [sport: {sport} | simning] på måndag.”

{@A} gav förmannen en påse extra starka mintkarameller. Förmannen stoppade en i munnen, och det vattnades i ögonen på honom, och så kom hans röst tillbaka, liten och rostig.

”Och drag”, sa han, precis som {child} hade gjort, och den stora stenen gled i väg lika lätt som en bricka.

# forwards
Sedan körde de framåt, med fönstren nervevade[music:  och {music} på].[pet.dog:  {Pet} fick det största fönstret och stack ut hela huvudet.] Det blev svalare. Åkern blev en väg. Det var förra sommaren, och sedan snöade det lite, och {friend} somnade mot {child’s} axel.

Fredagen for förbi. Där var häcken, och där var grinden, och där hängde tvätten, fortfarande fuktig.[elder2:  {Elder2} höll just på med den sista strumpan.][pet.cat:  {Pet} satt på grindstolpen och ville fortfarande bli insläppt.][pet.other:  Inne i huset hade {pet} bara fått vänta fem minuter på frukosten.]

# when
”Säg till”, sa {@a}.

{child} väntade tills det var exakt rätt.

”Nu”, sa {child.he}.

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
