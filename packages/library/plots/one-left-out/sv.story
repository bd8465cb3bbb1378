title: En kvar ute
title: Fyrtio tackor
title: Den försenade månen
guest friend: Nils (han), Maja (hon)
guest pet: Otto (han), Fia (hon)
guest jean: Gun (hon), Elsy (hon)
guest minder: Annika (hon), Pernilla (hon)

% Den som står i husdjurets ställe är {jean's} gamla vallhund; familjens egen hund eller katt kom med barnet och är ny på gården: @verdict, @not-old, @years.
% Läs fårboken med stora bokstäver.

# the-flock-book
Fårboken hängde i ett snöre vid köksdörren. Den var {jean's}, och gården och fåren med, men det året var det {@a-first} som skrev i den varje kväll, med stora bokstäver och med stövlarna på, och {child} som läste den varje morgon till smörgåsen[elder & adult:  med {adult's} marmelad].

FYRTIO TACKOR. ALLA FRISKA. {@Dog} KVAR UTE I NATT MED. {@Verdict}

{@Not-old}

”Du är {@collie}.” {@A} satte på kaffet. ”{@Whistled} en hel timme, {child}. {Pet.He} låg högst upp i hagen och stirrade på muren. Antingen hör {pet.he} mig inte, eller också vet {pet.he} inte var {pet.he} är. {Jean} har trädgård nu, och en skön varm matta.[pet:  Det är bara tills vi åker hem.]”

”{Pet} vill inte ha någon matta.”

”Nej”, sa {@a} snällt, och det var värre. ”Men {jean} kommer på lördag.”

Det var torsdag. {child} hade två dagar på sig att bevisa att det inte var något fel på {pet}.

# its-late
Efter skolan[school: , hela vägen från {school},] följde {friend} med {child.him} hem, med sin stjärnkikare och på ett uselt humör.[music:  Inte ens {music} hade hjälpt.] {Friend} var {child's} bästa vän, och {friend.he} samlade på månar. {Friend.He} hade ett häfte med en sida för varje natt, från nymåne till nymåne, och alla sidor var fyllda utom en: den allra första, när månen är en tunn, tunn skära som syns en halvtimme efter solnedgången och sedan är borta.

”Den skulle ha kommit i tisdags”, sa {friend.he} medan de gick uppför hagen. ”Klar himmel i tisdags. Ingenting. Klar himmel i går. Ingenting![sport:  Jag hoppade över {sport} för den.] Den är försenad.”

”Kan månen bli försenad?”

”Nej”, sa {friend} bittert.

# nothing-wrong
Solen hade just gått ner bakom backen[city: , åt {city} till]. {Pet} låg där {pet.he} hade legat i två nätter, uppe i hörnet där muren hade varit rasad i åratal. Förra veckan hade [elder & adult: {elder} fått {adult} att stänga | {@a} stängt] hålet med stolpar och nät, tills det fanns tid att lägga sten. {Pet} hade hakan på tassarna och tittade stint mot hörnet. En gång {@thumped}, för {child's} skull. Men {pet.he} vände sig inte om.

{Friend} tappade en vante bakom {pet}. Ett [pet: öra | svart öra] vred sig.

”Hörseln är det inget fel på”, sa {friend} och höll handen framför {pet's} ansikte. {Pet} lutade sig artigt åt sidan, som när någon lång har satt sig [athlete: i vägen för {athlete} | framför en på bio]. ”Inte synen heller. Jag är ledsen, {child}. Jag tror att det är huvudet. [friend: Det finns en på vår buss som brukar | Gammelmormor brukar] stirra rakt ut så där.”

# forty-one
{child} satte sig i gräset, för benen ville det. {Child.He} la huvudet intill {pet's}, så nära att {child.he} kände hur örat luktade, och tittade dit {pet} tittade.

Sedan vände {child.he} sig om och räknade tackorna nedanför, två och två, som {@a} gjorde[elder: , så att ingen kunde bli över]. Fyrtio.

{Child.He} tittade mot hörnet igen.

”{Friend}”, sa {child.he}. ”De är fyrtioen.”

# no-shine
Den låg intill nätet, grå i det grå ljuset, med benen under sig. Man skulle ha sagt att det var ett får. Man skulle ha sagt det tre gånger om dagen och gått förbi.

{Friend} tände ficklampan och lyste runt. Över hela hagen glimmade det grönt i ögonen på fyrtio tackor. Men i ögonen på den i hörnet glimmade ingenting.

”Vad konstigt”, sa {friend} och flyttade lampan åt vänster. ”Jag lyser ju härifrån. Men det är ljust på andra sidan.”

{Friend.He} släckte.

Det var fortfarande ljust på andra sidan. En enda tunn båge av ljus gick hela vägen från bogen till svansen, och resten syntes knappt. Och den ljusa sidan var den som vette mot platsen där solen hade gått ner.

På en lång stund sa ingen av dem något.

”Månen”, viskade {child}.

”Den är inte försenad”, viskade {friend}. ”Den är instängd.”

# a-path
{child} tittade på marken. Där gick en stig. Den var smal och gammal och djupt upptrampad, och den ledde rakt dit där hålet hade varit och tog slut vid nätet. Längs ena kanten var det tassavtryck hela vägen.

”{Pet} har inte gått vilse”, sa {child.he}. ”{Pet.He} har släppt ut den. {@Years}, och varit hemma igen innan [elder: {elder.short} | någon] hann sakna {pet.him}. Och den här gången kom {pet.he} fram med den till hålet, och så fanns det inget hål. Då stannade {pet.he} hos den.”

Nätet var bara upphängt på spikar. Det visste {child}, för {child.he} hade hållit i dem åt [elder & adult: {adult} | {@a}]. De lyfte av det, spik för spik, och rullade undan det.

# the-view
{@Fingers}

{Pet} reste sig ändå, först framdelen, och bakdelen när den var redo. {Pet.He} gick runt i en vid båge och gav månen mer plats än {pet.he} någonsin gav en tacka. Den reste sig. Den var tung; det kändes genom marken. Den kom ända fram till de nya stolparna, och där blev den stående och darrade.

Då gjorde {pet} något som {@no-collie}. {Pet.He} la sig ner, vände ryggen till och tittade på utsikten.

Och bakom {pet.him}, mycket långsamt, gick den ut mellan stolparna och bort över backkrönet.

# one-curved-line
De väntade. Och där var den, lågt nere i det sista ljuset, tunnare än allting: ett enda böjt streck. {Friend} glömde att {friend.he} ägde en kikare.

”Fyrtioen”, sa någon.

{@A} stod bakom dem, {@with-whistle}.

”Fyrtio nu”, sa {child}.

# working
På lördagen kom {jean}. Hon drack kaffe[elder2:  med {elder2}] och åkte hem med ett tjog ägg. Då [elder: hade {elder} redan hängt | satt det redan] en grind i hålet, med haken långt ner, där en [pet.cat: tass | nos] kunde lyfta den. Och i fårboken stod det med stora bokstäver:

FYRTIO TACKOR. ALLA FRISKA. {@Dog} SEN HEM. JOBBADE ÖVER.

# @a-first
{child's} moster {minder}
## if elder
{elder}
## if adult & !elder
{adult}

# @a
{minder}
## if elder
{elder}
## if adult & !elder
{adult}

# @dog
HUNDEN
## if pet.cat
KATTEN

# @verdict
FÖR GAMMAL.
## if pet
FÖR NY HÄR.

# @not-old
”{Pet} är inte för gammal”, sa {child}. {Pet} var {jean's} hund och hade följt med fåren. ”{Pet.He} är {age}. Jag är {age}.”
## if pet.dog
”{Pet} är inte för ny”, sa {child}. {Pet} var {child.his} egen hund. ”{Pet.He} kom när jag kom.”
## if pet.cat
”{Pet} är inte för ny”, sa {child}. {Pet} var {child.his} egen katt. ”{Pet.He} kom när jag kom.”

# @collie
ingen vallhund
## if pet.dog
ingen hund
## if pet.cat
ingen katt
## if breed
ingen {breed}

# @whistled
Jag blåste i pipan
## if pet.cat
Jag skallrade med godisburken

# @thumped
slog {pet.he} med svansen
## if pet.cat
rörde {pet.he} på svanstippen

# @years
Varje månad, i flera år
## if pet
Varje månad sedan vi kom

# @fingers
{child} stoppade två fingrar i munnen och tog ut dem igen. Hur man visslade för en sådan här visste [elder: inte ens {elder} | {child.he} inte].
## if pet.cat
{child} öppnade munnen och stängde den igen. Hur man lockade för en sådan här visste [elder: inte ens {elder} | {child.he} inte].

# @no-collie
ingen vallhund gör
## if pet.cat
varje katt kan och ingen vallhund

# @with-whistle
med pipan hängande om halsen
## if pet.cat
med godisburken under armen
