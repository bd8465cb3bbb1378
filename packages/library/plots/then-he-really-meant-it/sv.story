title: En sak för mycket
title: Voff på hundspråk
title: Mysteriet på trappan
guest pet: Sture (han), Ulla (hon)
guest puppy: Prick (han), Fläck (han)
guest berg: farbror Berg (han), farbror Ek (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Låt det höras: tripp, släp, tjonk. Den vuxna (@a) är den äldre, annars {adult}, annars {minder}.
% Hundens fråga är alltid likadan: lägga, backa två steg, rumpan i vädret.

# nothing-happened
{child} var detektiv, och [!pet.known: hunden ]{pet} var polishund. Men det hände aldrig något[city:  {in city}].

{Pet} lade bollen vid {child's} fötter, backade två steg och stack rumpan i vädret. Det betydde: Ska vi leka?

”Inte nu”, sa {child}. ”Jag jobbar.”

# the-boot
Och då hände det. På trappan låg en stövel. Den var grön, och den var våt.

”Är det något som är borta?” ropade {@first}.

”Nej”, sa {child}. ”Det är en sak för mycket.”

Det var ett mysterium.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] ville också lösa det och fick hålla i förstoringsglaset.]

{Pet} luktade på stöveln. Sedan viftade {pet.he} på svansen.

# the-brush
[school: När {child} skulle till {school} nästa morgon | Nästa morgon] låg det en diskborste på trappan. Den var också våt, och i skaftet var det märken av små, små tänder. {Pet} luktade. Och {pet} viftade.

”{Pet} vet vem det är”, sa {child}. ”Vem är det, {pet}?”

”Voff”, sa {pet}. Det var säkert rätt. Men det var på hundspråk.

# the-ducks
Nästa morgon låg det ett par kalsonger på trappan. {child} höll upp dem. Det var ankor på.

Då kom {berg} från huset bredvid, och han hoppade på ett ben.

”Där är min stövel!” ropade han. ”Och min diskborste! Och mina … hrm.” Han stoppade det sista i fickan. ”Det är er hund som är tjuven. {Pet.He} måste bindas fast!”

Åh nej! {Pet} slutade vifta.

”Det är inte {pet}”, sa {child}. ”Jag ska bevisa det.”

# too-fat
{child} gick längs häcken, fram och tillbaka. Det fanns bara ett enda hål i den. Det var långt ner, och i jorden syntes det att någon hade släpat en stövel.

”{Pet}”, sa {child}. ”Gå igenom!”

{Pet} stack in huvudet. Sedan tog det stopp. På ena sidan häcken fanns det en rumpa, och på andra sidan en mycket förvånad hund. {child} drog i rumpan, och {berg} knuffade på hunden. Plopp!

”Oskyldig”, sa {child}. ”{Pet} är för tjock. Tjuven är liten.”

# all-night
”Det finns ingen liten här”, sa {berg}.

”Det finns {puppy}.”

”{Puppy} är ju en valp!” sa {berg}. ”Han sover hela nätterna.”

”Hur vet du det?”

”Det hade jag väl sett”, sa {berg}, ”om jag inte hade sovit.”

”Vad gör han på dagarna, då?”

”Sover. Titta.”

Mitt på gräsmattan låg {puppy} med alla fyra tassarna i vädret och snarkade.

”Varför är han så trött”, sa {child}, ”om han sover hela nätterna?”

Det visste inte {berg}.

# listen
På kvällen satt de på trappan under en filt, allihop, och lyssnade.[elder2:  {Elder2} hade en egen filt.][friend:  {Friend} tittade på mörkret genom förstoringsglaset. Det blev bara större.] Först hördes ingenting[music: , för {child} hade slutat nynna på {@song}].

Tripp, tripp, tripp. Det var små fötter.

Släp, släp, släp. Det var något långt.

Tjonk!

Det var häcken.

Tjonk! Tjonk! Men det kom ingen.

# flat
{child} smög fram och lyste med ficklampan. På andra sidan hålet stod {puppy}. Han hade en hel sopkvast på tvären i munnen. Han backade, tog sats och sprang. Tjonk!

”{Puppy}!” sa {berg}. ”Är det du som är tjuven?”

{Puppy} släppte kvasten och gjorde sig platt som en matta.

”Han är ingen tjuv”, sa {child}. ”En tjuv tar hem saker. {Puppy} tar hit dem.”

”Men varför det?”

# the-ball
Det visste inte {child}, och det var {child.he} som var detektiv. Det gjorde ont i magen på {child.him}.

Då gick {pet} fram till hålet. {Pet.He} lade bollen framför {puppy}, backade två steg och stack rumpan i vädret.

Och då visste {child}.

”{Puppy} har frågat om {pet} vill leka!” ropade {child.he}. ”Han frågade med stöveln, och han frågade med diskborsten. Och vi tog bara in sakerna!”

”Han frågade med mina kalsonger”, sa {berg}.

”Då ville han verkligen”, sa {child}.

# like-a-cork
{Puppy} lyfte på ena örat. Sedan kom han genom hålet som en kork ur en flaska, och så sprang de, den lilla och den större, runt, runt i hela trädgården.[sport:  Det såg ut som {sport} utan regler.][athlete:  Inte ens {athlete} hade hunnit ikapp.] {Puppy} var inte trött alls.

Mysteriet var löst. {Berg} tog sin kvast och gick hem på två ben.

# just-right
Sedan blev det mörkt och tyst, och på trappan låg det något igen. Det var litet, och det snarkade. {Pet} luktade på det och lade sig bredvid. {child} gäspade och lade sig bredvid {pet}, och {@a} bredde filten över alla tre.

”Är det en sak för mycket?” viskade {@a}.

”Nej”, mumlade {child}. ”Det är precis lagom.”

# @song
{music}

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
