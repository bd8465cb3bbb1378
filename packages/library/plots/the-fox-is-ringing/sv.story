title: Räven som ringde
title: Räven ringer!
title: Upp – och plupp!
guest neighbour: Gun (hon), Maj (hon)

% @gun: den äldre om någon är ikryssad, annars {neighbour} intill. Räven är alltid "den".

# a-hen
{child} stod på gården hos {@who} och höll i en höna. Hönan var gul och hård, och hon sa tick, tick, tick. Hon var en äggklocka.[friend:  {child's} bästa vän {friend} ville också hålla.]

”När hönan ringer är bullarna klara”, sa {@gun}. ”Då springer vi in.”

[pet.dog: I fönstret satt {child's} hund {pet} och väntade på en bulle.

][pet.cat: I fönstret låg {child's} katt {pet} och höll platsen varm.

]Sedan skottade {@gun} snö. Skrap, skrap, skrap.

# gone
[friend: ”Nu jag!” sa {friend}. {child} räckte fram hönan. | {child} höll i hönan så hårt {child.he} kunde.] Men vantar är hala. Hoppsan! Där for hönan, rakt ner i den stora snödrivan, och snön rasade ihop ovanpå.

”{@Gun}! Hönan är borta!”

”Oj då”, sa {@gun}. ”Hur ska vi nu veta när bullarna är klara? Tänk om de blir svarta.[elder2:  Och {elder2} ligger därinne och sover middag!]”

[friend: {child} och {friend} grävde med alla fyra händerna. | {child} grävde med båda händerna.] Snö. Och mera snö.[age>=6:  {Child.He} lade örat mot drivan och lyssnade. Men det enda {child.he} hörde var sin egen mössa.]

# ear-this-way
Då kom räven.

Den var röd, med svarta strumpor, och den gick på drivan utan ett ljud. {child} brydde den sig inte om[pet.dog / pet.cat: , och inte om {pet} heller, som stirrade ut genom fönstret]. Det var något där nere i snön som tickade.

Öra hit. Öra dit. Upp – och plupp!

Rakt ner med nosen![athlete:  Inte ens {athlete} hoppar så.] Det enda som syntes av räven var svansen. Den stod upp ur drivan som en borste.

Sedan kom räven upp igen. Den hade snö på nosen. Men ingen höna.

# no-shovelling
Skrap, skrap, sa skyffeln[school: , så att det nog hördes ända till {school}].

”Sluta skotta, {@gun}”, sa {child}. ”Räven hör inte!”

{@Gun} slutade skotta.

Öra hit. Öra dit. Upp – och plupp!

Svansen rakt upp. Och nosen upp igen. Snö i ögonen. Snö i öronen. Men ingen höna. Räven nös.[friend: 

{Friend} ville också försöka. Plupp! Två stövlar rakt upp. Och {friend} upp igen.]

# who-creaked
Knarr, knarr, lät det i snön. Vem knarrade?

[friend: ”Inte jag”, viskade {friend}.

]{child} tittade ner. Det var {child.his} egna stövlar[sport: , som trampade som om de skulle {play sport}].

[pet.dog: I fönstret började {pet} sniffa.

][pet.cat: I fönstret satte {pet} sig upp och tittade mot ugnen.

]”{child}”, viskade {@gun}. ”[pet.dog / pet.cat: {Pet} känner att det luktar bulle. Det gör jag också. | Det luktar bulle.] Det luktar väldigt MYCKET bulle.”

# as-a-fir
Å nej! {child} ville springa. {Child.He} ville gräva och skrika och stampa. Men {child.he} stod still. {Child.He} stod så still som en gran. {Child.He} höll stövlarna stilla. {Child.He} höll munnen stilla.[friend:  {Friend} höll fast sina stövlar med händerna.] En snöflinga satte sig på {child's} näsa, och där fick den sitta.

Ingen skrapade. Ingen knarrade.[pet.dog:  {Pet} skällde inte.][pet.cat:  {Pet} blinkade inte.] Inte ett ljud hördes på gården[city: , inte ett ljud i hela {city}]. Då hörde {child} det också.

Tick, tick, tick.

Öra hit. Öra dit. Upp – och PLUPP!

# ringing
Svansen rakt upp. Svansen viftade. Och upp kom räven, med hönan i munnen!

Och precis då sa räven RRRRRING.

Räven stod alldeles stel. Den tittade åt ena hållet. Den tittade åt andra hållet.[music:  Det lät inte det minsta som {music}.]

”{@Gun}”, sa {child}. ”Räven ringer.”

”Jaså?” sa {@gun}. ”Vad vill den?”

”Den säger att bullarna är klara.”

Räven släppte hönan framför {child's} stövlar. Den slickade sig om nosen. Nej, det där smakade inte höna. Så gick den sin väg.

# one-ear
Inte en enda bulle var svart.

Sedan satt {child}[friend: , {friend}] och {@gun} i fönstret med var sin varm bulle.[pet.dog:  {Pet} fick också en.][pet.cat:  {Pet} flyttade på sig, men bara lite.][friend:  Och {friend} höll i hönan.][pet.other:  {child} sparade en smula till {pet} där hemma.] Det hade börjat snöa igen, stora, sakta flingor. Borta under granen låg räven, rund som en bulle, med svansen över nosen.

Bara ett öra stack upp.

Det hörde snön falla.

# @who
{neighbour}, som bodde intill,
## if elder
{elder}

# @gun
{neighbour}
## if elder
{elder.short}

# @Gun
{neighbour}
## if elder
{Elder.short}
