title: Fallet med den sista biten
title: En liten bit himmel
guest friend: Sixten (han), Tuva (hon)
guest pet: Bosse (han), Molly (hon)
guest elder: Gunvor (hon), Barbro (hon)
guest minder: Jossan (hon), Hedda (hon)

% Där inget djur är ikryssat är det {friend's} hund, utlånad över natten. @breakfast: på armbågen sitter marmelad för en hund, kaviar för en katt.

# nearly-easter
{@jigsaw} hade tusen bitar.[city:  Det fanns knappt något större {in city}.] Det föreställde en fyr, och det hade tagit från jul och nästan ända till påsk.

På söndagen var det bara tio bitar kvar. {child} lade fyra. {Friend}[!friend.known: , {child's} bästa vän,] lade fyra. {Elder.short} lade en.[elder & elder2:  {Elder2} höll upp locket till kartongen, så att alla kunde se hur det skulle bli.]

Och sedan var det ett hål i himlen, precis bredvid fyren, och ingenting att lägga i det.

# did-you-eat-the-sky
De letade under bordet. De letade i kartongen[music:  medan {music} hördes på radion]. De lyfte på kuddarna i soffan och hittade en penna, ett russin och {elder.short's} andra glasögon.

Då vände sig alla, mycket långsamt, och såg på {pet}.

{@life}

”{Pet}”, sa {child}. ”Har du ätit upp himlen?”

”Stopp!” sa {friend}. ”Svara inte på det, {pet}. Du behöver en advokat. Det är jag.”

# the-trial
Så blev det rättegång. {Elder.short} var domare, med en kökshandduk på huvudet. {child} var detektiv. {Friend} var advokat, i {elder.short's} långa svarta kappa, och det mesta av den kom efter.[elder & elder2:  {Elder2} var publik.]

”{@Dog} var i rummet”, sa {child}. ”{@Dog} äter allt. Och titta bara! {@licking}”

{@lip}

”Men varför har {pet.he} gått efter {elder.short} hela eftermiddagen?” sa {child}. ”Jo, för att {pet.he} har dåligt samvete!”

Det var sant. Vart {elder.short} än gick, så gick {pet} med, tätt intill, med nosen i vädret. Just nu stod {pet.he} lutad mot domaren.

# guilty
”Har den anklagade något att säga?” frågade {elder.short}.

{Pet} lade en tass i domarens knä.

”Nu tigger {pet.he}”, sa {child}. ”{Pet.He} vill ha en bit till.”

Det kunde {friend} inte komma på något svar på. Så {elder.short} slog i bordet med en tesked. ”Skyldig”, sa {elder.he}. ”Ingen kaka. Ut i köket.”

{@went}

# nothing-much
Det borde kännas bra att vinna[sport: , som när man {play sport}]. {child} åt upp sin kaka. Den smakade ingenting särskilt.

”{Friend}”, sa {child.he} efter en stund. ”Var det egentligen någon som såg när {pet} gjorde det?”

”Nej”, sa {friend}. ”Jag tänkte säga det, men jag hade trasslat in mig i kappan.”

{child} tänkte en gång till, som en riktig detektiv den här gången. När {pet} hade ätit något som {pet.he} inte fick, då gick {pet.he} inte efter folk. Då gick {pet.he} bakom soffan och hoppades.

# the-needle
”{Elder.short}”, sa {child}, ”kan du gå tvärs över rummet, är du snäll?”

{Elder.short} gick. {Pet's} nos åkte upp, och den vred sig dit {elder.short} gick, som nålen i en kompass. Den pekade inte på kakorna. Den pekade inte på {elder.short's} ficka.

Den pekade på {elder.short's} armbåge.

”{Elder.short}”, sa {child}, ”vad åt du till frukost?”

”Smörgås med {@breakfast}”, sa {elder.short}. ”Hur så?”

{child} vred på ärmen. Och där, på armbågen på den blå yllekoftan, satt en liten bit blå himmel, fastklistrad med {@breakfast}.

# giving-evidence
Ingen sa något.[school:  Så tyst var det aldrig {at school}.]

”{Pet} tiggde inte”, sa {child}. ”{Pet.He} vittnade.”

”Jag visste det!” ropade {friend} och ramlade över kappan.

# i-beg-your-pardon
{Elder.short} gick ut i köket och ställde sig på alla fyra på golvet, domare eller inte.

”{Pet}”, sa {elder.he}, ”jag ber om ursäkt. Det var jag hela tiden.”

”Och förlåt från mig också”, sa {child} in i {pet's} öra. ”Jag borde ha tittat innan jag visste.”

{Pet} förlät dem båda två. Det tog ungefär en sekund[athlete: , och så snabb är inte ens {athlete}]. Sedan fick {pet.he} tre {@treats}, och {pet.he} slickade den sista biten ren, och {child} lade dit den. Klick. Himlen var hel.

# behind-the-sofa
På kvällen kom {@a} och hämtade {child.him}[!pet: , och {pet} fick följa med över natten, för att allt skulle bli bra igen]. När det var läggdags fick {@b} höra alltihop, med {pet} tvärs över bådas fötter.

”Och vem var det som hittade den?” frågade {@b}. ”Du eller {friend}?”

”{Pet} hittade den”, sa {child}. ”Jag hittade bara {pet}.”

{@B} släckte lampan. ”Och var är din andra toffel?” sa {@she}.

{Pet} reste sig, mycket tyst, och gick bakom soffan.

# @jigsaw
Pusslet var {elder's}, som bodde en trappa upp, och det
## if elder
{Elder's} pussel

# @life
{Pet} var {friend's} hund. I sitt liv hade {pet.he} ätit upp en strumpa, ett stearinljus, ett halvt julkort och lappen om att man inte fick mata hunden. {Pet.He} såg tillbaka på dem och viftade på svansen.
## if pet.dog
{Pet} var {child's} hund. I sitt liv hade {pet.he} ätit upp en strumpa, ett stearinljus, ett halvt julkort och lappen om att man inte fick mata hunden. {Pet.He} såg tillbaka på dem och viftade på svansen.
## if pet.dog & breed
{Pet} var {a breed}. I sitt liv hade {pet.he} ätit upp en strumpa, ett stearinljus, ett halvt julkort och lappen om att man inte fick mata hunden. {Pet.He} såg tillbaka på dem och viftade på svansen.
## if pet.cat
{Pet} var {child's} katt. I sitt liv hade {pet.he} ätit upp en fjäder, ett stearinljus, ett halvt julkort och lappen om att man inte fick mata katten. {Pet.He} såg tillbaka på dem och blinkade med ett öga i taget.
## if pet.cat & breed
{Pet} var {a breed}. I sitt liv hade {pet.he} ätit upp en fjäder, ett stearinljus, ett halvt julkort och lappen om att man inte fick mata katten. {Pet.He} såg tillbaka på dem och blinkade med ett öga i taget.

# @dog
hunden
## if pet.cat
katten

# @licking
{Pet.He} slickar sig om munnen!
## if pet.cat
{Pet.He} tvättar sig! Det är för att bli av med smulorna!

# @lip
”Min klient slickar sig jämt om munnen”, sa {friend}. ”Det är mycket mun.”
## if pet.cat
”Min klient tvättar sig jämt”, sa {friend}. ”Det är mycket klient.”

# @went
{Pet} gick, som en snäll hund, och lade sig på det kalla golvet, med nosen precis innanför mattkanten.
## if pet.cat
{Pet} gick, som om {pet.he} ändå hade varit på väg dit, och lade sig på det kalla golvet, med nosen precis innanför mattkanten.

# @breakfast
marmelad
## if pet.cat
kaviar

# @treats
hundkex
## if pet.cat
räkor

# @a
{minder}, barnvakten,
## if adult
{adult}

# @b
{minder}
## if adult
{adult}

# @she
hon
## if adult
{adult.he}
