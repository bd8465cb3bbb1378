title: Sitt på mig
title: Blommor kan inte gå
title: En blomma som skriker
guest minder: moster Lotta (hon), moster Siv (hon)

% Ramsan är ”Fladder, fladder, fladd”. Den stora blomman (@a) är {adult}, annars mormor eller farfar, annars {minder}. Nysningen får gärna dröja.

# sit-on-me
”Sitt på mig!” ropade {child}.

{Child.He} ropade till en fjäril. Den var gul, och den flög omkring i gräset {@yard}. {Child.He} ville så gärna att fjärilen skulle [child.name: komma och sätta sig där | sätta sig på {child.him}]. {Child.He} sträckte fram armen och sprang.

”Sitt på mig!”

Men fjärilen flög sin väg. Fladder, fladder, fladd.

Den satte sig på en blomma. {child} sprang dit[athlete: , lika fort som {athlete}].

”Sitt på mig!”

Fladder, fladder, fladd. Nu satt den på en annan blomma.[friend: 

Då hördes någon annan ropa på andra sidan häcken. ”Sitt på mig!” ropade {friend}[!friend.known: , som var {child's} bästa vän].]

# then-im-a-flower
{child} stampade med foten.

”Den är dum”, sa {child.he}.[sport:  ”Den får inte följa med på {sport}.”]

”Den sitter bara på sådant som står stilla”, sa {@a}. ”Den sitter på blommor.”

{child} tänkte.[school:  {At school} hade {child.he} varit ett träd en gång.]

”Då är jag en blomma”, sa {child.he}.

Och så ställde {child.he} sig mitt i gräset, med armarna rakt ut och fingrarna spretande.

# just-a-flower
{@A} såg sig omkring[music:  och nynnade på {music}].

”Men vart tog {child} vägen?” sa {@a}. ”Här står ju bara en blomma.”

”Det är jag!” skrek blomman.

”Oj”, sa {@a}. ”En blomma som skriker.”

{Child.He} stängde munnen.

”En fin blomma”, sa {@a}. ”Den behöver nog vatten.”

”NEJ!” skrek blomman och sprang runt {@a}.

”Oj”, sa {@a}. ”En blomma som springer.”

# two-flowers
{child} ställde sig på sin plats igen. {@A} ställde sig bredvid, för {@he} ville också vara en blomma. {@He} höll ut armarna och spretade med fingrarna, precis som {child}. De stod alldeles stilla, en liten blomma och en stor.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] la sig platt och var gräs.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] la sig platt och var gräs.]

Då kom fjärilen. Fladder, fladder, fladd. Den flög förbi {child's} mage. Den flög förbi {child's} fingrar. Den flög upp, och upp, och så satte den sig.

På {@s} näsa.

# on-the-nose
{child's} mun blev ledsen.

”Den skulle sitta på MIG”, sa {child.he}.

”Jag vet”, sa {@a}. {@He} fick inte röra sig, så {@he} pratade med bara läpparna. ”Men {child}. Det kittlar.”

”Sluta kittlas”, sa {child}.

”Det går inte. Den har sex fötter, och alla är på näsan. Jag tror att jag måste … a … a …”

{@A} skulle nysa!

”Inte nysa!” sa {child}.

”A … a …”, sa {@a}.

# down-with-the-nose
Om {@a} nös skulle fjärilen flyga sin väg och kanske aldrig komma tillbaka.

”Ner med näsan, {@a}”, sa {child}.

{@A} böjde på knäna. {@He} sjönk ner och ner och ner, tills {@his} näsa var precis framför {child}. Nu såg {child} fjärilen alldeles nära. Den hade små prickar och två tunna spröt.

# a-finger
{Child.He} sprang inte. {Child.He} ropade inte. {Child.He} sträckte fram ett finger, sakta, sakta, och höll det intill {@s} näsa.

”Sitt på mig”, viskade {child.he}.

Fjärilen kände på fingret. Den satte dit en fot. Den satte dit en fot till. Och så klev hela fjärilen över.

Den satt på {child}.

{Child.He} stod så stilla att bara ögonen rörde sig.[pet.dog / pet.cat:  {Pet} var gräs så gott det gick.]

# inside-the-jumper
”A … a …”, sa {@a}. {@He} vände sig bort och stoppade näsan i tröjan. ”… tjo!” sa det, långt inne i tröjan.

Fjärilen satt kvar. Den öppnade vingarna och stängde dem. Den vägde ingenting alls. Det kittlade lite, och {child} log med hela ansiktet utan att det hördes.

# bye-bye
Sedan flög den. Fladder, fladder, fladd, över gräset[city:  och över {city}] och bort till sina andra blommor.

”Hej då”, sa {child}.[pet.other:  ”Jag ska berätta för {pet} om dig.”][friend: 

”Sitt på mig”, viskade {friend} bakom häcken.]

”Nu går vi in och äter {@pancakes}”, sa {@a}.

# flowers-cant-walk
Men {child} stod kvar med armarna rakt ut.

”Blommor kan inte gå”, sa {child.he}.

”Nej, det är klart”, sa {@a}.

{@He} satte sig på huk i gräset med ryggen mot {child}, och där väntade {@he}, alldeles stilla.

”Sitt på mig”, sa {@a}.

Och det gjorde {child}.

# @yard
hemma hos {child.him}, där {minder} var barnvakt
## if adult
hemma hos {child.him} och {adult}
## if elder & !adult
hemma hos {child.him}, där {elder} var barnvakt

# @pancakes
pannkakor
## if elder & adult & !elder2
{elder's} pannkakor
## if elder & adult & elder2
pannkakor med {elder} och {elder2}
## if elder2 & !adult
{elder2's} pannkakor

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}
