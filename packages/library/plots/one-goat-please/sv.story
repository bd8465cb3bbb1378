title: En get, tack
title: Trollet som väntade på en get
title: Nästan en get
guest cyclist: Holger (han), Torkel (han)
guest jumper: Ulla (hon), Gunvor (hon)
guest mother: Yrsa (hon), Malou (hon)
guest sitter: Göta (hon), Ingrid (hon)

% Omkväde: Tripp, trapp, tripp, trapp. ”En get, tack”, sa trollet. I sängen säger den vuxna det. Trollet är (det) och har inget namn. @a är {adult}, annars den äldre, annars {sitter}.

# the-bridge
Under den lilla bron i parken[city:  i {city}] bodde ett troll. Det hade lång näsa och mossa i öronen.

Tripp, trapp, tripp, trapp, gick {child} och {@a-first} på bron.[friend:  Tripp, trapp, gick {friend}[!friend.known: , {child’s} bästa vän].][pet.dog:  Tripp, trapp, tripp, trapp, gick {child’s} hund, {pet}.][pet.cat:  Efter dem, utan ett ljud, kom {child’s} katt, {pet}.] De skulle hem [school: från {school} ]och äta middag[elder & adult / elder2:  med {@past}].

Upp hoppade trollet. Ena handen höll det bakom ryggen.

”En get, tack”, sa det.

”Vi har ingen get”, sa {child}.

”Ingen get, ingen bro”, sa trollet och satte sig mitt i vägen[athlete: , så att inte ens {athlete} hade kommit förbi].[pet.dog: 

”Voff”, sa {pet}.

”Inte ens nästan”, sa trollet.
][pet.cat: 

”Mjau”, sa {pet}.

”För långt”, sa trollet.

Då gick {pet} runt trollet och satte sig på andra sidan.
]
# apple
[friend: {Friend} höll fram ett äpple med ett bett i. | {@A} höll fram ett äpple.] ”Går det bra med det här?”

Trollet satte äpplet mot örat. ”Säger det mä?”

”Nej”, sa [friend: {friend} | {@a}].

”Då är det ingen get”, sa trollet. ”En get, tack.”

[age>=5: Tripp, trapp, tripp, trapp. Där kom {jumper} i en tjock ylletröja.

”Den här var ett får en gång”, sa hon.

”Får säger bä”, sa trollet. ”En get, tack.”

]
# ting
Tripp, trapp, tripp, trapp. Där kom {cyclist} med sin cykel[sport: , på väg för att {play sport}].

”Vill du ha skjuts?” frågade han och ringde på klockan. Pling!

”Den säger pling”, sa trollet. ”En get, tack.”[pet.dog: 

{Pet} gick runt bakom trollet och nosade på handen.
][pet.cat: 

Bakom trollet satt {pet} och tittade och tittade på handen.
]

# very-nearly
Tripp, trapp, tripp, trapp. Där kom {mother} med en barnvagn[music:  och nynnade på {music}]. I vagnen låg en bebis.

”Ä-ä-ä!” sa bebisen.

Trollet lyssnade länge. ”Nästan”, sa det. ”Men nej.”

# no-bridge
Där stod de nu. [age>=4: Det blåste. Bebisen skrek, [friend: {friend} | {@a}] frös, och {child} | {child}] var hungrig ända ner i stövlarna. Åh nej! Skulle de aldrig komma hem?

”Men varför måste det vara en get?” frågade {child}.

Trollet hängde med sin långa näsa.

”Det kom tre bockar över gammelmors bro”, sa det, ”och hon vrålade åt dem. Hon sa aldrig förlåt. Nu ska jag säga det. Men det kommer aldrig någon get.[age>=5:  De har nog pratat med varandra.]”

[pet.dog: {Pet} puffade på handen med nosen. Då tog trollet sakta fram den. | [pet.cat: {Pet} la en tass på handen. Då tog trollet sakta fram den. | Och så tog det fram handen.]] Den var full av maskrosor.

”Jag har plockat dem till geten”, sa trollet.
# meh
[age>=5: ”Har du sett en get någon gång?” frågade [friend: {friend} | {child}].

”Nej”, sa trollet. ”Men jag vet hur de låter. De säger mä, och så går de tripp, trapp.”

]{child} tittade på maskrosorna.[pet.dog / pet.cat:  {Child.He} tittade på {pet}, som stod där på alla fyra.] Sedan gick {child.he} tillbaka dit där bron började. {child.He} satte händerna i marken och rumpan i vädret.

Tripp, trapp, tripp, trapp.[friend: 

”Det kommer någon”, sa {friend}.
]

”Mä-ä-ä!” sa {child}.

Trollet reste sig. Det darrade i hela kroppen.

”En get”, viskade det. ”I stövlar.”

# sorry
Det böjde sig ner, riktigt djupt.

”Geten”, sa trollet, ”förlåt att vi vrålade.”

”Mä”, sa geten och gned huvudet mot trollets mage. [friend: 

”Det betyder: Det gör ingenting”, sa {friend}.
 | Det betydde: Det gör ingenting.]

Och trollet skrattade så att mossan ramlade ur öronen. Det la maskrosorna i getens luva och hoppade ur vägen.

”Varsågoda”, sa det.

# over
Tripp, trapp, tripp, trapp, gick de över bron.

”Mä”, sa {@a} till trollet.

”Mä”, sa {cyclist} och {mother}.[friend: 

”Mä”, sa {friend} med munnen full av äpple.
][pet.dog: 

”Voff”, sa {pet}.

”Inte ens nästan”, sa trollet.
][pet.cat: 

”Mjau”, sa {pet}.

”För långt”, sa trollet.
]

”Ä-ä-ä”, sa bebisen.

”Nästan”, sa trollet.

# in-bed
På kvällen stod maskrosorna i ett glas vid {child’s} säng. {@A} höll upp en flik av täcket.

”En get, tack”, sa {@a}.

Tripp, trapp, tripp, trapp, kom den över golvet, [pet: förbi {pet}, ]och i sängen.

”Mä”, sa geten och somnade.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}

# @past
{elder}[elder2:  och {elder2}]
## if elder2 & !adult
{elder2}
