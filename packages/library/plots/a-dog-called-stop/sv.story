title: En hund som hette Stopp
title: Umpa-pa, stopp
title: Titta på pinnen
guest tuba: Birger (han), Torsten (han)
guest conductor: fru Stålhammar (hon), fru Lagerström (hon)

% Hunden är familjens egen, som bara lyder ett enda ord, annars {tuba's}, som heter så. Sedan är den ”hunden”. Orkestern har lovat att spela tills pinnen kommer ner.

# called-stop
{child} hade önskat sig en hund hur länge som helst, [pet: vad {pet} än tyckte om det, ]och nu hade {child.he} en i en hel eftermiddag.

Det var en lurvig brun hund som egentligen var {tuba's}, och {tuba} spelade tuba i parkorkestern.

”Tappa inte bort honom innan konserten är slut”, sa {tuba} och gav {child} kopplet. ”Han kommer när man ropar. Han heter Stopp.”

”Stopp?” sa {child}.

”Det var det jag skrek den dagen jag fick honom”, sa {tuba}. ”Hela vägen nerför backen. När vi var nere trodde han att han hette det.”
## if pet.dog
{child} hade [!pet.known: hunden ]{pet} alldeles för sig själv en hel eftermiddag. De hade kommit till parken för att höra orkestern, där grannen {tuba} spelade tuba.

”Håll hårt i kopplet tills konserten är slut”, sa {tuba}. ”Kommer {pet} när du ropar?”

”Inte om jag ropar {pet}”, sa {child}. ”{Pet.He} kommer bara om jag ropar Stopp.”

”Stopp?” sa {tuba}.

”Det var det jag skrek den dagen vi fick {pet.him}”, sa {child}. ”Hela vägen nerför backen. När vi var nere trodde {pet.he} att {pet.he} hette det.”

# who-told-us
Orkestern reste sig och stod rak i ryggen på scenen. {Conductor}, som var dirigent, höjde sin lilla vita pinne, och hunden tittade upp på den. Det var den finaste pinne {@he} hade sett.[elder:  På första raden gjorde {elder} i ordning foten för att stampa takten[elder2: , och {elder2} båda fötterna].]

Umpa-pa! Umpa-pa!

En and gick förbi. Hunden ryckte till, kopplet gled ur handen på {child}, och iväg for {@he}.

”Stopp!” ropade {child}.

Hunden kom tillbaka på en gång. Och orkestern stannade. Umpa – prutt.

”Vem sa stopp?” sa {conductor}.

”Förlåt”, sa {child}. ”Jag pratade med hunden.”

# young-man
Umpa-pa! Umpa-pa!

En ekorre sprang förbi. Iväg for hunden.

”Stopp!” ropade {child}.

Hunden kom tillbaka på en gång. Orkestern stannade. En man på cykel stannade. Damen i glasskiosken stannade, med skopan i luften.[friend:  ”Inte nu, {child}!” sa {friend}[!friend.known: , {child.his} bästa vän,] som stod och väntade på just den kulan.][school:  Så tvärt stannade det aldrig {at school}.]

”{@Young}!” sa {conductor}.

”Förlåt”, sa {child}. ”{@Name}”

”Var då snäll och säg något annat”, sa {conductor}. Hon vände sig till orkestern. ”Från och med nu stannar ingen, vad {@boy} än ropar. Titta på min pinne. När pinnen kommer ner, då slutar vi. Inte förr!”

”Nej, {conductor}”, sa orkestern.

# the-stick-flew
Umpa-pa! Umpa-pa!

[music: Det var {music}, och det|Låten] gick fortare och fortare, och {conductor} svängde pinnen högre och högre, tills det nästan var slut. Hon kastade upp båda armarna inför den allra sista tonen, och då for pinnen ur handen på henne.

Den flög rakt över hela orkestern.

Fyrtio personer satt och lyssnade, och alla såg att {conductor} tappade sin pinne. Men hunden såg att någon kastade den[!pet.dog:  åt honom], äntligen.

{@He} stack iväg som en raket[athlete: , eller som {athlete}]. {@He} fångade den i luften. Och sedan galopperade {@he} runt dammen med den,[sport:  och tvärs igenom några som skulle {play sport},] med fladdrande öron, den lyckligaste hunden i [city: hela {city}|hela parken].

# no-stick
”Min pinne!” ropade {conductor}.

Och orkestern kunde inte sluta. De hade lovat att spela tills pinnen kom ner, och nu fanns det ingen pinne som kunde komma ner. Låten tog slut, och då fick de börja om.

Umpa-pa! Umpa-pa!

”Det räcker!” ropade {conductor}, men det hördes inte för trummorna. Hon viftade med händerna. Alla letade efter pinnen. Trumpeterna blev rosa. Trombonerna blev röda. Bakom tuban blev {tuba} alldeles plommonlila, och han tittade på {child}, och ögonen sa: Hjälp.

Umpa-pa. Ump … pa … puh …

# stop
{child} sprang ner till dammen. {Child.He} fick ju inte ropa det. Men {child.he} tog ett djupt andetag och ropade det i alla fall.

”STOPP!”

Orkestern spelade vidare, för det hade de lovat. Men långt borta på andra sidan dammen åkte {@two-ears} upp. Runt vattnet kom hunden, förbi cykeln, förbi glasskiosken, rakt fram till {child}, och släppte pinnen på {child.his} sko.

”Duktig hund!” sa {child}.

# swish
{Child.He} tog upp den. Den var lite tuggad, och väldigt blöt. {Child.He} sprang uppför trappan till scenen och höll pinnen så högt {child.he} kunde, och alla tittade. Trumpeterna tittade. Trombonerna tittade. Hunden tittade allra mest.

{child} svepte ner den. Svisch.

Och musiken tog slut.

# sit
Det var så tyst att man hörde en glass droppa. Hunden hoppade[pet.dog:  och ville|, för han ville] att den skulle kastas igen.

”Sitt”, sa {child}.

Hunden satte sig. Och det gjorde hela orkestern också, med en duns.

{Conductor} tittade på sin orkester. Hon tittade på {child}. ”Hur bär du dig åt?” sa hon. ”De sätter sig aldrig när jag säger till.”

# home
Alla klappade i händerna, jättelänge[adult: , och {adult} längst]. {tuba} kom ner och skakade hand med {child}.

”Samma tid nästa lördag?” pustade han. ”{@Need}”

{child} tittade på hunden, och {child.he} tittade på orkestern, som satt där allihop och väntade på vad {child.he} skulle säga nu.

”Hem”, sa {child}.

Och så gick de hem allihop.

# @he
han
## if pet.dog
{pet.he}

# @He
Han
## if pet.dog
{pet.He}

# @Name
Han heter ju så.
## if pet.dog
[pet.she: Hon|[pet.he: Han|{Pet}]] kan bara det ordet.

# @two-ears
två lurviga öron
## if pet.dog
två öron

# @Need
Han behöver dig. Det gör vi allihop.
## if pet.dog
Vi behöver dig. Det gör vi allihop.

# @Young
Hör du du
## if child.she
Unga dam
## if child.he
Unge man

# @boy
barnet där
## if child.she
flickan där
## if child.he
pojken där
