title: På ett ben
title: Hopp, hopp, hopp
title: Plask, sa pannkakan
guest friend: Iris (hon), Sami (han)
guest neighbour: Gunnel (hon), Barbro (hon)
guest dog: Sixten (han), Rufus (han)

% Hunden (@p): familjens hund, annars grannens, som de passar. Den stora (@a): {adult}, annars den äldre, annars grannen.

# the-sock
{child} upptäckte sin superkraft en lördag, när {child.he} skulle ta på sig strumpan.

{child.He} stod på ett ben i köket. {@A-first} kastade upp en pannkaka, men den kom aldrig ner. Den hängde under lampan som en liten gul måne. {@A} stod med öppen mun. {@P-first}, som hade hoppat efter en smula, hängde mitt i hoppet. [music: Radion hade stannat mitt i {@song}.]

{child} satte ner foten. Plask, sa pannkakan.

{child.He} lyfte foten. Allt stannade. {child.He} satte ner den, och allt satte i gång.

När jag står på ett ben stannar tiden, tänkte {child}. Jag är superhjälte. [school: Synd att det inte var skoldag, för då hade hela {school} fått se.]

# top-corner
Efter pannkakorna gick de till parken[city:  mitt i {city}]. {friend} stod i mål mellan två jackor, för {friend.he} skulle bli målvakt, och {child} stod bredvid och hjälpte till. {@P} låg i gräset med kopplet under {@as} fot.

Då kom ett skott, hårt och rakt, högt upp mot hörnet. [athlete: Inte ens {athlete} hade tagit det.]

{child} lyfte foten.

Hela parken stod stilla. Bollen hängde i luften, och {friend} hängde också i luften, utsträckt som en flygande ekorre. {child} hoppade dit på ett ben, hopp, hopp, hopp. [sport: Det gick bra, för {child.he} var van att {play sport}.] {child.He} puttade på bollen med pekfingret så att den skulle gå utanför. Sedan hoppade {child.he} tillbaka och satte ner foten.

Bollen susade förbi jackan, på fel sida. {friend} landade på mage.

”Vi klarade oss!” ropade {child}.

# somebody-elses-cake
Men {friend} låg kvar och stirrade på sina handskar.

”Jag hade den”, sa {friend}. ”Jag hade den ju. Jag har aldrig hoppat så högt förut. Och så svängde den.”

{child} öppnade munnen och stängde den igen. Det kändes som att ha ätit upp någon annans tårta.

”Det var jag”, sa {child} till slut. Och så berättade {child.he} alltihop, om strumpan och pannkakan och pekfingret.

”En riktig superhjälte”, sa {friend}, ”kollar först om någon behöver hjälp.”

# the-kick
Och så arg var {friend} att {friend.he} sparkade till bollen, så att den flög långt. Den flög över gräset och studsade vidare bort mot lekplatsen.

Och {@p} älskade bollar.

Det gick så fort. {@A} hade böjt sig ner efter termosen. Kopplet gled. {@P} for i väg som en korv ur en senapsflaska, rakt mot gungorna, och på den största gungan stod en stor kille och tog fart. Han var på väg ner, och han tittade åt andra hållet.

”{@P}!” skrek {friend}.

{child} lyfte foten.

# hop
Gungan stod stilla i luften, snett, som om någon hade ritat den. Och precis där den skulle fara fram stod {@p}, stilla, med alla fyra tassarna ovanför marken. Men mellan dem och {child} låg hela parken.

{child.He} började hoppa. Hopp, hopp, hopp. Vid papperskorgen brann det i låret. Vid sandlådan skakade knät. {child.He} kunde inte byta ben, för då måste den andra foten i marken, och då skulle gungan komma. Hopp. {child.He} vinglade. Hopp.

Jag orkar inte, tänkte {child}. Sedan tänkte {child.he} på hur det kändes när {@p} sov med nosen i {child.his} armveck. {@P-he} behövde hjälp. Det behövde man inte ens fråga om.

Hopp. Hopp. Hopp.

# both-feet
{child} fick armarna om en mage. {@P} var tung som en påse potatis. Fyra hopp till, bort från gungan. Sedan ramlade {child}, rakt in i en buske, med {@p} på bröstet, och båda fötterna tog i.

Svisch, sa gungan.

Och {@p}, som just hade varit på väg åt ett helt annat håll, slickade {child} förvånat över hela ansiktet.

{@A} kom springande, sa ingenting, satte sig bara rakt ner på marken och höll om dem båda två, hårt, och {child} kände hur {@as} hjärta bultade genom jackan.

# a-save
”Du var ju där borta”, sa {@a} sedan. ”Hur hann du?”

”Jag hoppade”, sa {child}.

{friend} hade kommit fram. {friend.He} var inte arg längre. {friend.He} tittade på {child's} ben, som darrade som gelé.

”Det där”, sa {friend}, ”var en räddning.”

”Din var också en”, sa {child}. ”Den hade varit det. Förlåt.”

”Du är skyldig mig ett skott”, sa {friend}. ”Högt upp i hörnet. Och du ska ha båda fötterna på marken.”

{friend} fick sitt skott på en gång. {friend.He} flög som en ekorre och tog bollen med fingertopparna, och {child} jublade högst av alla[elder: , högre till och med än {@elder-there}].

# one-foot
På kvällen låg {child} i sängen med benen på en extra kudde. [pet.dog: {Pet} hade stuckit in nosen i {child.his} armveck. ][pet.cat: {Pet} låg på magen och visste ingenting om hundar. ][pet.other: {child} hade berättat alltihop för {pet}. ]{@Night-a} satt på sängkanten[pet.dog:  och hade kopplet om handleden, fast de var inomhus].

”God natt, {child}[adult / elder: ”, sa {@a} och böjde sig fram. |.” Någon böjde sig fram.]

Då stack {child} ut en fot under täcket och satte den mot golvet. En fot, bara en.

Allt stannade. Pussen var på väg. [pet.dog / pet.cat: {Pet} var mitt i ett andetag.] Lampan lyste gult på alltihop, och ingenting kunde någonsin hända någon av dem.

# the-kiss
{child} låg och tittade en stund. Så här kunde det få vara, tänkte {child.he}, jämt.

Men då skulle pussen aldrig komma fram. [pet.dog / pet.cat: Och {pet} skulle aldrig få andas ut.]

Så {child.he} drog in foten under täcket. Pussen landade på pannan. [pet.dog / pet.cat: {Pet} suckade, djupt och varmt, och | Lampan släcktes, och] tiden gick vidare, precis så långsamt som den ska när man håller på att somna.

# @song
{music}

# @elder-there
{elder}[elder2:  och {elder2}], som hade kommit med bullar
## if !adult
{@a}[elder2:  och {elder2}]

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @night-a
Någon som tyckte väldigt mycket om {child.him}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
Grannen {neighbour}, som var där och hjälpte till,
## if adult
{adult}
## if elder & !adult
{elder}

# @as
{neighbour's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
han
## if pet.dog
{pet.he}

# @p-first
{Dog}, grannens hund, som de passade
## if !adult & !elder
{Dog}, {neighbour's} hund
## if pet.dog
{Pet}, {child's} {breed}
## if pet.dog & !breed
{Pet}, {child's} hund
