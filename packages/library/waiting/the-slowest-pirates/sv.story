title: Världens långsammaste pirater
title: Hittills mest kor
title: Kapten Gun-Britt den gruvliga
guest friend: Iris (hon), Melker (han)
guest pet: Tage (han), Svante (han)
guest walker: Bertil (han), Gudrun (hon)
guest captain: kapten Gun-Britt (hon), kapten Maj-Lis (hon)
guest crew: Kenneth (han), Roland (han)

# a-duck
Piraterna kom [city: till {city}] på en tisdag, mycket långsamt, på kanalen.

{child}, som var {age} år, såg dem först. {child.He} gick på vägen längs vattnet med [adult: {adult} | [elder: {elder}[elder2: , {elder2}] | {walker}, som bodde granne,]] och [friend: sin bästa vän {friend} | {friend} från huset bredvid], och {@dog} {pet} talade om för änderna vem det var som bestämde. Då kom det en lång, smal båt runt kröken, svart från början till slut, med en dödskalle målad längst fram. En and körde om den.

”Pirater”, sa {child}.

”Det kan det inte vara”, sa {friend}. ”Pirater är snabba.”

”GE ER!” vrålade någon från båten. ”Om ungefär fyra minuter! När vi är framme hos er!”

Så de väntade. Det var väl det minsta man kunde göra.

# @grown
{walker}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @dog
hunden
## if breed
{the breed}

# captured
Till slut var båten framme. Längst bak stod en kvinna i en jättelik hatt och styrde med ena handen. Andra handen var en krok, och på kroken hängde en kopp kaffe.

”Jag är {captain} den gruvliga”, sa hon, ”och det här är min besättning, {crew}. Hit med skatten!”

{child} vände ut och in på fickorna. Där fanns en kastanj, ett plåster och slutet på en korv[athlete: , och ett samlarkort med {athlete}].

”Vad är det för korv?” sa {crew}.

Men {pet} hade känt lukten av något bättre. Nere i båtens lilla kök stod det bacon på spisen. {Pet's} nos åkte upp. {Pet's} öron åkte bak. Sedan tog {pet} ett jättehopp och försvann ner genom luckan.

”Oj!” sa {captain}. ”Vi har tillfångatagit er hund! Full fart framåt, {crew}!”

Båten gled i väg, ungefär lika fort som någon som letar efter sina glasögon.

# the-chase
”Efter dem!” skrek {friend}.

De gick efter. Det var den långsammaste jakten i piraternas historia. {child} stannade en gång för att knyta skon och fick småspringa lite, men bara lite. [sport: Den som tränar {sport} hade kunnat hinna ikapp på ett ben.] [elder & adult: {Elder}[elder2:  och {elder2}], som hade satt sig på en bänk för att titta på, behövde inte ens vrida på huvudet.]

”Ni kommer aldrig ikapp!” röt kaptenen.

”Vi är här”, sa {child} bredvid henne.

”Ja, se på den.” Hon drack av sitt kaffe. ”Fint väder i alla fall.”

Nerifrån hördes det hur en hund åt bacon.

”Vart ska ni med {pet.him}?” sa {child}.

”Till havet!” sa kaptenen. ”Det vida, vilda, vrålande havet!” Sedan sjönk hatten ihop. ”Om vi hittar det. Vi for i mars. Hittills har det mest varit kor.”

# the-lock
{child} tittade på {friend}. {friend} tittade på {child}.

”Ni är nästan framme vid ån”, sa {child}. ”Och ån går till havet. [school: Det har vi haft på {school}.] Ni måste bara ner genom slussen.”

Kaptenen blev lika vit som sin dödskalle.

”Inte en sluss till”, viskade {crew}. ”Vi vet inte hur man gör. Vi väntar tills det kommer någon som gör det åt oss. I Berg är det sju i rad. Där låg vi till juni.”

”Det är lätt”, sa {child}. ”En sluss är bara ett trappsteg för båtar. Vi visar er. Men då får ni ge tillbaka {pet}.”

”Ja, ja”, sa kaptenen. ”Det är ett avtal.”

Slussen låg efter nästa krök. Där fanns stora portar av trä, och på andra sidan låg vattnet långt, långt nedanför. {child} visste vad som kom först, för det hade {child.he} tittat på hundra gånger med {@grown}.

”In med båten”, sa {child}. ”Stäng portarna bakom den.”

Portarna hade långa, tunga bommar som man skulle knuffa på. {@Grown} satte ryggen mot den ena, och det gjorde {crew} också, och {child} och {friend} klämde in sig emellan, och så gick de baklänges allihop tills det sa dunk.

”Nu ska vi släppa ut vattnet. Till det behöver man en vev.”

”Vi hade en”, sa {crew}. ”Den ligger på botten i Berg.”

# the-hook
{child} tittade på järntappen som skulle vridas runt. {child.He} tittade på kaptenens krok.

”Går den att ta av?” frågade {child}.

Det gjorde den. Den passade precis. {@Grown} och {crew} vevade, och vattnet forsade ut, och båten sjönk, och kaptenen sjönk, tills det bara fanns en hatt där nere som tittade upp.

”Det är som att vara en badanka!” ropade hon. ”Det är underbart!”

De knuffade upp de nedre portarna, och där var ån, bred och brun och blank, och den rann bort under en bro.

Det var mörkt där under. Och ur mörkret, alldeles nära, hördes dunk, dunk, dunk från en motor.

”Det kommer en stor båt!” sa {friend}. ”Den ser er inte! Ni är ju helt svarta! Tuta!”

{crew} blundade. ”Berg”, sa han.

# sing
”{pet}”, skrek {child}. ”{pet}, {@sing}!”

Upp genom luckan kom ett huvud, med bacon i morrhåren. {Pet} drog in luft, ända ner i svansen.

{@noise}

Det studsade mot bron. Det kom tillbaka dubbelt så stort. Dunkandet saktade in och slutade, och någon i mörkret sa: ”Förlåt. Efter er.”

”Det där”, sa kaptenen, ”var den finaste mistlur jag har hört. Vill {pet.he} inte stanna?”

{Pet} tänkte på saken. {pet.He} tittade tillbaka på stekpannan, som var tom. Sedan hoppade {pet.he} rakt i {child's} famn och slickade {child.him} från hakan till ögonbrynen.

”Avtal är avtal”, sa kaptenen. Hon kastade sin näst bästa krok till {child}, och hon gjorde honnör för {friend} med koppen, och så for världens långsammaste pirater mot havet[music: , och nynnade {music}, lite efter i takten].

# @sing
sjung
## if pet.dog & !breed.Beagle & !breed.Siberian Husky
skäll

# @noise
”AOOOOOOOOO”, lät det.
## if pet.dog & !breed.Beagle & !breed.Siberian Husky
”VOFF”, lät det.
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
”VOFF”, lät det. Det var en mycket liten hund. Det var inget litet voff.

# putt
På kvällen skruvades kroken fast på insidan av {child's} dörr, och på den hängdes en morgonrock. [pet.dog: {Pet} låg över {child.his} fötter och luktade frukost.]

{child} låg och lyssnade. Om {child.he} höll andan hördes det en motor, långt bort.

Putt, sa den. Putt. Putt.

{child} undrade hur långt de hade kommit. Men {child.he} frågade aldrig, för {child.he} sov. Och piraterna hade vid det laget nästan hunnit fram till nästa bro.
