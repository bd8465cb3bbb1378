title: Den ska hem med mig
title: Den är med mig!
title: Månen och löken
guest sitter: Lotta (hon), Sanna (hon)
guest neighbour: Torsten (han), Harald (han)
guest dog: Gurka (hon), Korven (hon)

% Den som går med barnet (@a): {adult}, annars den äldre, annars barnvakten {sitter}. Hemma – brevlådan – trädet – gröna grinden ligger i den
% ordningen längs en gata. Månen är "den".

# six-steps
Det var bara eftermiddag, men det var redan mörkt[city:  i {city}], och {child} gick hem med {@a-first}. [friend: {Friend}[!friend.known: , {child.his} bästa vän,] hade stått i fönstret och vinkat tills de försvann runt hörnet. ][adult & elder: {child} hade stövlar på sig, och dem hade {elder} putsat[elder2: , och sedan hade {elder2} putsat dem en gång till]. ][!adult & elder2: {child} hade stövlar på sig, och dem hade {elder2} putsat. ]Ovanför taken gick månen, stor och rund och gul.

{child} tog sex steg. Månen tog också sex steg.[athlete:  Den hade inte ens {athlete} kunnat springa ifrån.]

[sport: {child} låtsades {play sport}. Månen var med.

]{child} stannade. Månen stannade.[music:  {child} nynnade på {music}. Månen lyssnade.]

”Det är min måne”, sa {child}. ”Den ska hem med mig.”

# the-onions
”Hur sa?” sa någon.

Det var gamle {neighbour}, som kom från andra hållet. Han hade käpp och en påse lök och en liten hund som hette {dog}[pet.dog:  och som nosade på {child's} jacka, hittade [!pet.known: hunden ]{pet} överallt på den och viftade][pet.cat:  och som nosade på {child's} jacka, hittade [!pet.known: katten ]{pet} överallt på den och nös][pet.other:  och som nosade på {child's} jacka, hittade lite {pet} på den och nös].

”Det där är min måne”, sa {neighbour}. ”Den ska hem med mig. Den har följt med mig sedan jag var pojke.”

”Nu följer den med mig”, sa {child}. ”Titta!”

{Child.He} gick längs muren, ända bort till brevlådan, och tittade upp. ”Den är med mig!” ropade {child.he}.

{neighbour} gick åt andra hållet, ända bort till det stora trädet, och tittade upp. ”Den är med mig!” ropade han.

Så kom de tillbaka, båda två. {dog} satte sig i mitten.

# you-are-cheating
”Den kan inte vara med oss båda”, sa {neighbour}.

”Nej”, sa {child}. ”Vi byter.”

Så bytte de.

”Den är med mig!” ropade {neighbour} borta vid brevlådan.

”Den är med mig!” ropade {child} borta vid trädet.

”Du fuskar”, sa {neighbour}.

”Det är du som fuskar”, sa {child}.
## or
”Den kan inte vara med oss båda”, sa {neighbour}.

”Nej”, sa {child}. ”Vi gömmer oss, så får vi se vem den hittar.”

{Child.He} gömde sig bakom {@a} och kikade fram. ”Den hittade mig!” ropade {child.he}.

{neighbour} gömde sig bakom det stora trädet, allt utom löken, och kikade fram. ”Den hittade mig!” ropade han.

”Du fuskar”, sa {neighbour}.

”Det är du som fuskar”, sa {child}.
## if age<5
”Den kan inte vara med oss båda”, sa {neighbour}. ”Du fuskar.”

”Det är du som fuskar”, sa {child}.

# no-moon
”Voff”, sa {dog}. Och i detsamma blev det mörkt.

{child} tittade upp. {neighbour} tittade upp. Det fanns ingen måne. Det fanns bara ett stort, svart moln.

”Åh nej”, sa {child}. ”Vi skrek, och nu har den gått hem med någon annan.”[school:  Så hade den aldrig gjort när {child} gick hem från {school}.]

# a-bit-oniony
I mörkret såg {neighbour} mindre ut.

”Då får jag gå hem ensam”, sa han. ”Jag har alltid haft månen.”

Det tänkte {child} på. På ena sidan hade {child.he} {@a}. Men handen på andra sidan var tom. Så {child} stoppade in den i {neighbour's} hand. Den var stor och kall och lite lökig.

”Du ser ju inte var du går”, sa {child}. ”Vi följer med dig.”

De gick alla fyra, ända fram till {neighbour's} gröna grind. Det fanns ingen måne över {neighbour's} skorsten.

# all-at-once
”Den har fastnat bakom molnet”, sa {child}. ”Vi får blåsa.”

{Child.He} fyllde kinderna och blåste. ”Fuuuuu!”

”Fuuuuu!” blåste {neighbour}.

”Atjo!” sa {dog}.

Molnet stod där det stod.

”Inte en i taget”, sa {child}. ”Allihop på en gång. Nu!”

”Fuuu-atjo-uuuu!”

Molnet flyttade sig lite.

”En gång till!” sa {child}. Och {child.he} ställde sig på tå och blåste tills det inte fanns något blås kvar. ”Fuuuuuuuuuu!”

# as-round-as-a-plate
Molnet blev vitt i kanten. Sedan blev det guld i kanten. Och sedan kom månen, mitt på {neighbour's} skorsten, rund som en tallrik.

”Där!” sa {child}. ”Nu är den med dig.”

{neighbour} tittade länge på den. ”Ja, minsann”, sa han.

Sedan tittade han ner på {child}. ”Det var du som blåste mest”, sa han. ”Det är bäst att du tar den.”

”Nej”, sa {child} och svalde hårt. ”Behåll du den. Jag har ju {@a}.”

# only-boots
Så fick {neighbour} tillbaka sin hand, och {child} gick hemåt med {@a}. {Child.He} tittade inte upp. {Child.He} tittade på sina stövlar. {Child.He} gick förbi trädet och förbi brevlådan och ända hem, och inte en enda gång tittade {child.he} upp, för nu var det ju {neighbour's} måne.

# and-it-was
Men när de kom fram till dörren låg det ljus på trappan. Det låg ljus på {child's} stövlar, och det låg ljus på båda händerna.

Då tittade {child} upp.

”Den är med mig”, viskade {child.he}.

{Child.He} vände sig om. Långt bort på gatan fanns en grön grind, och vid grinden stod {neighbour} med {dog} under armen. Han pekade upp mot himlen med käppen.

”Den är med mig”, ropade {neighbour}.

”Den är med mig”, ropade {child}.

Och det var den.

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
