title: Hittar du något?
title: Ett hårstrå i taget
title: Den tomma platsen längst bak
guest frida: Frida (hon), Bodil (hon)
guest ture: Ture (han), Holger (han)
guest melker: Melker (han), Jonatan (han)
guest noa: Noa (han), Albin (han)
guest minder: Gulli (hon), Maud (hon)

% {frida} är apan, {ture} sköter aporna. {child} är ny i klassen; en vän som är vald går i en annan. Den som borstar (@m): {adult}, annars den äldre, annars grannen {minder}.

# sit-still
Apan satte sig bakom {child} på bänken och började leta i {child.his} hår.

Det var en liten brun apa med vita kinder, och hon hette {frida}. Hon bodde i djurparken, och {child} var där med sin klass[school:  från {school}], som {child.he} inte hade gått i så länge. Nyss hade apan suttit på skötaren {ture's} axel. Nu satt hon här, med lena, snabba fingrar, och lyfte på ett hårstrå i taget.

”Sitt still”, sa {ture}. ”Det där är viktigt. Apor letar bara hos den de tycker om.”

{child} satt alldeles still. Det var annars ingen som brukade sätta sig bredvid {child.him}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] gick i en annan klass.]

# found
”Vad letar hon efter?” viskade {child}.

”Fråga henne”, sa {ture}. Han skojade inte.

”Hittar du något?” sa {child}.

Apan hittade en smula. Den åt hon upp. Hon hittade ett hårspänne, som {child} hade saknat sedan i måndags. Hon hittade ett sandkorn, vände på det, smakade och lade det i {child's} hand.

# the-keys
”Kolla vem som har apan i håret!” ropade {melker}. ”Och löss!”

Några skrattade. {child} blev het i hela ansiktet och ryckte till, och då tappade {frida} balansen. Hon grep efter det närmaste. Det var {ture's} bälte, och på bältet satt nyckelknippan.

Med ett hopp var hon uppe i taket[athlete: , och det hoppet hade inte ens {athlete} gjort efter].

”Oj”, sa {ture}. ”Där sitter nyckeln till utgången. Alla nycklar, faktiskt.”

# not-down
De var inne i det stora aphuset, med lianer och glastak. Ytterdörren var låst, för att aporna inte skulle smita. Högst upp satt {frida} och skramlade.

”Kom ner!” ropade fröken.

{Frida} kom inte ner. {Ture} visade en banan. {Frida} tittade bort. {Melker} kastade upp sin mössa för att skrämma henne, och hon tog emot den och satte på sig den.

Klockan blev tre. Utanför glaset väntade bussen[city:  till {city}], och chauffören tittade på klockan. Någon började snyfta. ”Måste vi sova här?”[sport:  Någon annan skulle {play sport} klockan fyra.]

# she-is-sad
”Hon är ledsen”, sa {child}.

”Hon? Hon har ju nycklarna!” sa {melker}.

”Jag ryckte till. Hon trodde att jag inte ville ha henne.”

{Ture} såg på {child}, precis lika allvarligt som {frida} hade sett på sandkornet. ”Det tror jag också”, sa han. ”Vad gör vi åt det?”

{child} tänkte. Om man är den som sitter ensam, och alla bara ropar åt en, då kommer man inte. Det visste {child.he}. Då måste man få se något som man vill vara med på.

# behind-him
{Child.He} ställde sig bakom {ture}. ”Sätt dig”, sa {child.he}. ”Och sitt still.”

{Ture} satte sig på golvet. {child} satte sig bakom och började leta i hans hår. Där fanns inte så mycket hår, så det gick fort, men {child.he} gjorde det noga.

”Hittar du något?” frågade {ture}.

”Ett halmstrå.”

Uppe i taket tystnade nycklarna.

# the-row
”Hon tittar”, sa fröken. Hon såg på klockan, och så satte hon sig på golvet framför {ture}, i sin ljusa kappa. ”Leta i mitt!”

{Ture} letade. ”En kaka”, sa han. ”En hel kaka.”

Då satte sig en flicka framför fröken, och en pojke framför flickan, och snart satt hela klassen i en lång, lång rad, tjugo barn, och letade i varandras hår. Chauffören tryckte näsan mot glaset. Han såg en hel skolklass som letade löss på varandra. Han tog av sig mössan. Sedan satte han sig på asfalten utanför och väntade på sin tur.

”Hittar du något?” hördes det längs raden. ”Ett löv!” ”Ett tuggummi!” ”Det är mitt!”

# the-last-place
Bara {melker} stod kvar, med händerna i fickorna.

”Du kan sitta här”, sa {noa} längst fram.

{Melker} satte sig. Nu hade alla någon bakom sig som letade. Alla utom {child}. {Child.He} satt längst bak i raden, och bakom {child.him} var platsen tom.

{child} vände sig inte om, och {child.he} ropade inte. {Child.He} satt med rak rygg, letade i {ture's} hår och väntade. Det hände ingenting. Det hände ingenting så länge att {child.he} fick en klump i halsen.

# somebody-light
Då skramlade det till. Något lätt dunsade i golvet. Så kände {child} det: lena, snabba fingrar, ett hårstrå i taget.

”Hittar du något?” viskade {child}.

En liten brun hand kom fram över {child.his} axel. I den låg hela nyckelknippan.

Klassen jublade, men tyst, för att inte skrämmas. Och {frida} satt kvar och letade ända tills {ture} hade låst upp.

# it-itches
På bussen[music: , där de sjöng {music} längst bak,] satte sig {melker} på sätet framför {child}. Han hade fått tillbaka sin mössa. Han satt en stund. Sedan böjde han bak huvudet mot ryggstödet.

”Det kliar”, sa han. ”Kan du kolla? Och förlåt för det med lössen.”

{child} kollade. ”Du har en banan här”, sa {child.he}.

”På riktigt?”

”En liten bit.”

# yes
På kvällen satt {child} på golvet i köket mellan {@ms} knän. Det var mörkt utanför fönstret, och {@m} borstade ut lianer och halm med långa, lugna tag.[pet:  Det finaste halmstrået var till {pet}.][adult & elder:  {Elder}[elder2:  och {elder2}] sopade efter.][elder2 & !adult:  {Elder2} sopade efter.] {child} var så trött att huvudet gungade.

”Hittar du något?” mumlade {child.he}.

{@M} lade ifrån sig borsten, lyfte på luggen och tittade efter, länge.

”Ja”, sa {@m}. ”Dig.”

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @ms
grannen {minder's}
## if adult
{adult's}
## if elder & !adult
{elder's}
