title: Jag hör påsen
title: Väldigt rättvist
title: Den andra påsen
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som får vara uppe (@a) är {adult}, annars mormor eller farfar, annars {minder}. Andra mor- och farföräldrar har ätit middag där och gått hem. Det som ropas från säng till säng ropas.

# the-bottom-stair
{child} var {age} och klockan var sju, och då skulle {child.he} gå upp och lägga sig medan {@a-first} var kvar där nere. {child} stod på det nedersta trappsteget, höll i ledstången med båda händerna och gick inte.

”Det är orättvist”, sa {child.he}. ”Jag måste lägga mig och du får vara uppe[sport:  och titta på {sport}]. [pet.other: Till och med {pet} får vara uppe. ]Och du äter chips.”

”Jag äter inte chips”, sa {@a}.

”Jag hör påsen”, sa {child}.

{@A} öppnade munnen och stängde den igen.

# exactly-the-same
”Du har rätt”, sa {@he}. ”Det är orättvist.”

{child} hade just tänkt stampa, och nu visste {child.he} inte vart foten skulle ta vägen.

”Jag vill att det ska vara precis lika”, sa {child}. ”För dig och mig.”

”Precis lika”, sa {@a}. ”Då säger vi det. En hel kväll.” Och så tog de i hand på det.

# one-crisp-over
Först åt de chips. {@A} tog fram påsen bakom mjölet och delade upp allt i två skålar, och när det blev ett chips över bröt de det mitt itu.[friend:  Så gjorde alltid {child} och {friend}[!friend.known: , {child.his} bästa vän].][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satt vid bordet och ville att det skulle trilla ner ett.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] tittade ner i båda skålarna och ville att det skulle trilla ut ett.]

”Så här ska det vara”, sa {child} nöjt.

”Nu är det disken”, sa {@a} och räckte över en kökshandduk.[elder & adult / elder2:  {@Others} hade varit där på middag och gått hem igen, så det fanns gott om disk.] {child} fick hälften av tallrikarna och en gryta [school: som hade räckt till hela {school}. Den var så stor | så stor] att {child.he} måste klättra in till midjan för att torka botten.

”Finns det mer chips?” sa {child} där inifrån.

# important-to-us
”Nej. Nu ska jag ringa om värmepannan”, sa {@a}. Och {@he} lade telefonen på bordet, så att båda fick lika mycket av den.

”Ditt samtal är viktigt för oss”, sa telefonen.

”Tack!” sa {child}.

Telefonen spelade [music: {music} | lite musik]. Sedan sa den: ”Ditt samtal är viktigt för oss.”

”Det har du sagt”, sa {child}.

[city: Hela {city} verkade ha fel på värmen. ]De lyssnade tills {child} hade lagt kinden mot bordet. ”Är det så här varje kväll?” sa {child.he}.

”Nej då”, sa {@a}. ”Vissa kvällar är det banken.”

# both-the-lights
”Jag vill gå och lägga mig”, sa {child}.

”Då måste jag också det”, sa {@a}.[pet.dog / pet.cat:  ”Och {pet}.”]

{@A} lade sig i sin säng och {child} lade sig i sin, och så släckte de båda lamporna precis samtidigt.

”{@A}!” ropade {child}. ”Jag är törstig!”

”Det är jag med!” ropade {@a}.

”Kan du komma med vatten?”

”Jag ligger ju! Kan inte du?”

”Jag ligger också!”

”Ja”, ropade {@a}, ”rättvist är det!”

# nobody-left-over
{child} låg och tittade rakt upp i mörkret. I vanliga fall fanns det en strimma ljus under dörren, och tallrikar som klirrade, och någon som gick omkring. Nu fanns det inget ljus och inga tallrikar. Det var precis lika för dem båda, och det fanns ingen över som kunde komma uppför trappan.[elder & adult / elder2:  {@Others-short} hade gått hem.][pet.other:  {Pet} var inte bra på trappor.] {child} fick en klump i halsen.

”{@A}?” sa {child.he}. ”Det är rättvist och jag tycker inte om det.”

”Åh, älskling”, sa {@a}. ”Ska jag komma?”

”Nej”, sa {child}. ”Ligg kvar.”

# the-tooth-mug
{Child.He} steg upp. {Child.He} gick till badrummet och fyllde tandborstmuggen ända upp till kanten. {Child.He} bar den till {@a} med båda händerna, ett litet steg och så ett till, så att det bara kom lite på mattan och bara lite på {@a}.[athlete:  {Athlete} hade spillt mer.]

{child} drog upp täcket till hakan på {@a}, och så en bit till, och klappade på stället där huvudet var.

# somebodys-got-to
”Så”, sa {child}. ”Jag var uppe och du låg. Nu får du vara uppe, så ligger jag.”

{@s-cap} ansikte kom fram. ”Vill du att jag ska vara uppe? Alldeles ensam?”

”Någon måste ju vara uppe”, sa {child}.

”Men det är orättvist”, sa {@a}.

”Ja”, sa {child} snällt. ”Men du får öppna den andra påsen.”

”Vilken andra påse?”

”Den bakom riset”, sa {child}. ”Och i morgon vill jag ha några i en skål, till mellanmål, tillsammans med dig.[friend:  Och {friend} får hälften av mina.]”

De tog i hand på det också.

# a-rustle
{@A} bäddade ner {child} i rätt säng och tände i hallen utanför, och där var strimman under dörren. Sedan gick {@he} ner. Någon gick omkring.[pet.dog / pet.cat:  Någon med fyra fötter gick också omkring.] Och efter en liten stund, alldeles svagt, prasslade det i köket.

Bra, tänkte {child}. {@A} är uppe.

# @s-cap
{Minder’s}
## if adult
{Adult’s}
## if elder & !adult
{Elder.short’s}

# @a-first
{minder}, som bodde hos dem,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}


# @others
{elder}
## if elder2 & adult
{elder} och {elder2}
## if elder2 & !adult
{elder2}

# @others-short
{elder.short}
## if elder2 & adult
{elder.short} och {elder2.short}
## if elder2 & !adult
{elder2.short}
