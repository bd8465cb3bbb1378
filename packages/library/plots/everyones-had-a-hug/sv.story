title: Har alla kissat?
title: Raketen som hoppade på ena foten
title: Har alla fått en kram?
guest siv: Siv (hon), Gun (hon)
guest bengt: Bengt (han), Birger (han)
guest pup: Bulle (han), Kubb (han)
guest minder: Lisa (hon), Moa (hon)

% En hund är alltid med: familjens egen, annars {pup} (@dog). Den som väntar med filten (@m): {adult}, annars den äldre, annars barnvakten {minder}.

# hop-in
På gräset stod en raket. Den var blank och röd, och den skulle till månen.

”Jag vill åka med!” sa {child}.

”Kliv in”, sa kapten {siv}. ”Här är din stol, och här är din hjälm.”

Hunden {@dog} klev in. [friend: {Friend}[!friend.known: , {child's} bästa vän,] klev in. ]Bagaren {bengt} ställde tofflorna på gräset och klev in, med en påse bullar från bageriet bredvid.[pet & !pet.dog:  {Pet} fick stanna hemma, för det fanns ingen hjälm som passade.] Alla satt i sina stolar och knäppte sina bälten. Klick, klick, klick.

# not-me
Kapten {siv} lade handen på den stora knappen. Då vände hon sig om.

”Har alla kissat?” sa hon.

Alla tittade på varandra.

”Inte jag”, sa {child}.

[friend: ”Jag kissade hemma”, sa {friend}.

]{Child} klev ut och kissade [age<5: i pottan ]bakom busken. Sedan klev {child.he} in igen. Klick!

# the-dog
”Har alla kissat?” sa kapten {siv}.

”Voff”, sa {@dog}.

{@Dog} sprang ut till trädet och [pet.dog: kissade|lyfte på benet]. Sedan in igen. Klick!

# the-baker
”Har alla kissat?” sa kapten {siv}.

”Öh”, sa bagare {bengt}. Han blev röd om kinderna. ”Inte jag heller.”

Han sprang in i bageriet. Sedan kom han tillbaka. Klick!

”Har alla kissat?” sa kapten {siv}.

”ALLA HAR KISSAT!” ropade {child}[friend:  och {friend}].

”Då åker vi!”

# it-hops
Kapten {siv} tryckte på knappen.

Brum, sa raketen. Brum, brum, brum. Den skakade. Den hoppade lite på ena foten. Den hoppade lite på den andra foten.

Men den åkte inte.

”Åh nej”, sa kapten {siv}. ”Den vill inte!”

Raketen knep ihop fötterna. Den skruvade på sig. Den hoppade upp och ner, upp och ner, upp och ner.

# the-rocket
{child} tittade. Så brukade {child.he} också göra ibland.

”Jag vet!” sa {child}. ”Det är raketen! Raketen har inte kissat!”

Kapten {siv} slog sig på hjälmen. ”Raketen glömde jag att fråga!”

# the-tap
{child} klev ut. Nere på raketen satt en liten kran. {child} tog i kranen med båda händerna. {Child.He} vred, och {child.he} vred.

Psssssssssssss!

Det kom vatten! Det kom mer vatten! Det kom så mycket att tulpanerna fick dricka, och gräset fick dricka, och bagare {bengt's} tofflor simmade iväg.

Psssssssssssss!

Och så: plipp. Plipp. Plopp.

”Aaah”, sa raketen.

# off-we-go
{child} skruvade åt kranen och klev in. Klick!

”Har alla kissat?” sa kapten {siv}.

”ALLA HAR KISSAT!” ropade {child}[friend:  och {friend}].

Svisch! Då åkte de. Upp över taket, [school: upp över {school}, ][city: upp över hela {city}, ]upp över molnet, upp till månen.[music:  Kapten {siv} nynnade på {music} hela vägen.]

# the-moon
”Hej, månen!” sa {child}.

De hoppade på månen, hopp, hopp, hopp[athlete: , högre än {athlete}]. Månen var mjuk och rund, och det tog en lång stund att komma ner.[sport:  Där kunde man {play sport} i långsam takt.] De åt bagare {bengt's} bullar, och smulorna flög iväg och blinkade. Sedan blev de trötta.

Svisch! Då åkte de hem igen, och raketen landade mjukt på gräset. Duns.

# a-hug
Där stod {@m} och väntade med filten.[elder & adult:  Bredvid stod {elder}[elder2:  och {elder2}] och såg stjärnorna tändas.]

{child} lade sig mot {@ms} axel. Raketen stod i gräset och blundade. {@Dog} sov redan.

”God natt, raket”, sa kapten {siv}. ”God natt, {@dog}. God natt, {child}.”

Hon tänkte efter.

”Har alla fått en kram?” sa hon.

{@Dog} hade fått en.[friend:  {Friend} fick en av {child}.] Bagare {bengt} fick en. Raketen fick en, runt hela magen.

{@M} kramade {child}, länge och varmt.

”Alla har fått en kram”, sa {child}.

# @dog
{pup}
## if pet.dog
{pet}

# @Dog
{pup}
## if pet.dog
{Pet}

# @m
{minder}, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @ms
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
