title: Födelsedagen som ingen hade skrivit upp
title: Nämen, är det du!
title: En ostsmörgås för länge sedan
guest friend: Ines (hon), Malte (han)
guest dog: Sixten (han), Rufus (han)
guest owner: Signe (hon), Gunvor (hon)

% Hunden (@p): familjens, annars grannens. Den med regnrocken (@g): den äldre där både hund och äldre är valda, annars grannen.

# a-corner-eaten
{child} var {age} år och hade alltså gjort av med {age} födelsedagar. {@P-first} hade inte haft en enda.

Det kom fram en regnig tisdag i köket, när {child} och {friend} [school: var hemma från {school} och ]hjälpte {@g-first} att städa lådan med allting i. Ut kom batterier och tårtljus, och så {@p-s} papper. {@G} läste högt.

”Namn: {@p}. Tycker om: mat. Tycker inte om: ingen mat. Födelsedag …” {@g-he} tystnade. ”Någon har ätit upp det hörnet.”

Alla tittade på {@p}. {@P} tittade på papperet, ifall det skulle vara skinka.

”Det är ju förskräckligt”, sa {child}. ”Alla har en födelsedag. Den här har bara kommit bort. Vi måste hitta den.”

”Hur hittar man en födelsedag?” frågade {friend}.

{child} funderade. ”Man provar”, sa {child.he}, ”tills man hittar en som passar.”

# trying-on
Så samma kväll satte de ett ljus i en kall korv. {@G} tände det, och de sjöng ”Ja, må {@p-he} leva”. {child} blåste ut ljuset. {@P} åt upp korven och viftade så hårt på svansen att en stol gick i golvet.

”Titta på svansen!” ropade {child}. ”Det är i dag! På första försöket!”

”Prova i morgon också”, sa {friend}. ”Så att det blir vetenskapligt.”

På onsdagen sjöng de, och {@p} åt en korv och viftade omkull en stol.

På torsdagen sjöng de, och {@p} åt en korv och viftade omkull en stol.

På fredagen satt {@p} vid bordet före alla andra, med hela asken tårtljus i munnen.[pet.cat:  Mitt emot satt {pet} och undrade om inte katter också fyllde år.][pet.other:  {Pet} hade ingen frågat.]

[age>=7: ”Om det har varit födelsedag varje dag”, sa {friend}, ”så är {@p} tre år äldre än i måndags.”

]”Det går inte”, sa {child}. ”{@P} tycker att alla passar.”

# two-sorts
”Jo”, sa {@g}, ”det finns två sorters födelsedagar. Det är den dagen man föds, och den vet bara {@p-s} mamma. Men sedan är det den dagen då någon tittar på en och säger: Nämen, är det du!”

”Vem sa det till {@p}?”

”Det gjorde du”, sa {@g}. ”{@there} Och {@p} skällde inte ett enda skall.”

”Varför inte?”

”Det gick inte. {@P} hade just tagit min ostsmörgås ur fickan och hade munnen full. Och du tittade, och så sa du: Nämen, är det du! Du sa det som om du hade väntat.”

Det kom {child} ihåg. {child.He} kom ihåg smulorna på nosen.

”Då är det ju den dagen!” sa {child.he}. ”Vilken dag var det?”

”Det var på våren”, sa {@g}. ”Nej, på hösten.”

”Det blåste”, sa {child}.[sport:  ”Och jag hade varit på {sport}.”]

Ingen hade skrivit upp det.

# lost
{child} satte sig på golvet med armarna om {@p}.

”Förlåt”, sa {child.he} i närmaste öra. ”Vi har tappat bort den.”

{@P} andades på {child.him}. Det luktade mest korv. Och då fick {child} en idé.

”Vilken ficka?” sa {child.he}. ”I vilken ficka låg smörgåsen?”

”I min gröna regnrock. Men den har jag inte haft på mig sedan dess. Det blev ju hål i den, när någon …” {@G} satte sig rakt upp. ”Den hänger i städskåpet! Den väntar fortfarande på att bli lagad!”

”{@P}”, sa {child} mycket tydligt. ”Ostsmörgås. Sök ostsmörgåsen.”

# find-it
En människa kan inte känna lukten av en smörgås som någon åt för så länge sedan. Men {@a-dog} är egentligen en nos med lite hund bakom. Ner gick nosen och upp gick svansen. {@P} gick genom hallen[athlete: , fortare än {athlete},] och in i städskåpet. Ut kom en stövel. Ut kom en tältpinne. Ut kom {@p}, baklänges, med en grön regnrock som hade hål i fickan.

# the-lining
{child} stack in handen i hålet. Den åkte ner och ner, in i fodret, ända till armbågen. {child.He} kände ludd. {child.He} kände en brödkant, hård som en takpanna. Och fast på brödkanten satt en bit papper.

Det var en biljett till buss nio[city:  i {city}]. Och längst ner, med mycket små siffror, stod datumet.

{@G} höll upp den mot ljuset och läste. {Friend} sprang fram till almanackan. [age>=7: {@G} läste en gång till, och {friend} tittade en gång till.|]

”Det är i dag”, viskade {friend}. ”Det är på riktigt i dag.”

”{@P}”, sa {child} i närmaste öra. ”Vi har hittat den. Det är i dag.”

# properly
Så de gjorde om alltihop, och nu gjorde de det ordentligt. Det fanns en ostsmörgås, skuren som en tårta. Det fanns ett ljus.[elder & !pet.dog:  {Elder} kom i hatt[elder2: , och {elder2} också].][elder2 & pet.dog:  {Elder2} kom i hatt.] De sjöng sången två gånger[music:  och {music} en gång][age>=7: , och {@g} tog de höga tonerna]. {@P} åt upp smörgåsen och sedan, mycket artigt, brödkanten ur fodret, som hade legat där och väntat.

Den här gången gick två stolar i golvet.

# a-wish
Innan {child} gick hem skrev {child.he} födelsedagen i det som var kvar av hörnet, med bläck, så att den aldrig mer skulle komma bort. Sedan satte {child.he} sig på huk.

”Önskade du dig något?” frågade {child.he}.

{@P} tittade på {child}, och på den varma lampan, och på de två stolarna. Svansen slog en gång, mjukt, mot golvet.

Den kvällen kunde {child} se att det lyste i köket hos grannen. [adult: {Adult} stoppade om {child.him} och sa god natt, |{child.He} drog upp täcket, ]och lampan slocknade.

På andra sidan väggen låg {@p} och kunde inte komma på något mer att önska sig. {@P-he} somnade före {child}, men bara precis.
## if pet.dog
När det var dags att sova skrev {child} födelsedagen i det som var kvar av hörnet, med bläck, så att den aldrig mer skulle komma bort. Sedan kröp {child.he} ner under täcket, och {@p} klev upp och lade hakan på {child.his} fötter.

”Önskade du dig något?” frågade {child}.

{@P} öppnade ena ögat och tittade på {child.him}, och på den varma lampan[adult: , och på {adult} vid sängen]. Svansen slog en gång, mjukt, mot täcket.

{@P-he} kunde inte komma på något mer att önska sig. {@P-he} somnade före {child}, men bara precis.

# @there
Det var dagen då jag tog bussen hem med {@p}. Du kom ut med en gång för att titta.
## if pet.dog
Jag var med. Det var en hel rad med hundar som skällde allihop, och så en längst bort.

# @a-dog
en hund
## if pet.dog & breed
{a breed}

# @p
{dog}
## if pet.dog
{pet}

# @p-s
{dog's}
## if pet.dog
{pet's}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-first
{Dog}, grannens hund,
## if pet.dog
{Pet}[breed: , som var {a breed},]

# @g-first
{owner}, som var {dog's} matte,
## if pet.dog
{owner} från huset bredvid
## if pet.dog & elder
{elder}

# @g
{owner}
## if pet.dog & elder
{elder.short}

# @g-he
{owner.He}
## if pet.dog & elder
{elder.He}
