title: {child} och leran
title: ”Min”, sa leran
title: Blopp
guest moss: farbror Bengt (han), farbror Hasse (han)
guest walker: Barbro (hon), Gunnel (hon)

% Den som drar sedan (@a): {adult}, annars den äldre, annars Barbro (aldrig han eller hon). Leran är "den".

# red-boots
{child} hade två röda stövlar. Klafs, klofs, klafs, klofs, gick {child.he}[music:  och nynnade på {@song}], rakt igenom [city: den lerigaste leran {in city}|leran], för {child.he} skulle titta på änderna.

Klafs, klofs. Klafs, klofs. Klafs …

Inget klofs.

# pulled-back
Den ena stöveln satt fast. {child} drog.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] drog i {child}.] Då drog leran åt andra hållet.

”Mmmmmin”, sa leran.

”Nej, leran”, sa {child}. ”MIN!”

{Child.He} drog med båda händerna. Upp kom foten! Upp kom strumpan! Men stöveln stod kvar i leran.[sport:  Och ingen kan {play sport} i bara en stövel.]

# mum-pulls
”Låt mig prova”, sa {@who}. {@He} drog och drog. {@His} egna stövlar sjönk ner, och ner, och … plopp! Upp kom {@a} i randiga strumpor.

”Mmmmmina”, sa leran.

”Nej, leran”, sa {child}. ”MIN!”

# moss-pulls
Så kom {moss}. Hans stövlar var stora som hinkar.

”Låt mig prova”, sa {moss}. Han drog och drog.[athlete:  Inte ens {athlete} hade kunnat dra så.] Hans egna stövlar sjönk ner, och ner, och … plopp! Upp kom {moss}. Han hade hål på strumpan, och stortån tittade ut.

Nu stod det en massa stövlar i leran, och inga fötter i dem.[elder & adult:  {Elder}[elder2:  och {elder2}] stannade i gräset och behöll sina på.][elder2 & !adult:  {Elder2} stannade i gräset och behöll sina på.]

”Mmmmmina”, sa leran.

”Nej, leran”, sa {child}. ”MIN!”

# a-bit-of-red
Men den lilla röda stöveln sjönk. Först försvann hälen. Sedan försvann tån. Nu syntes bara en liten, liten röd kant.

Åh nej!

# a-tickle
{child} tittade på leran. Den höll i så hårt, så hårt. Så hårt kunde {child.he} också hålla. Och när brukade {child.he} släppa?

Jo, när det killade!

{Child.He} stack ner ett finger bredvid stöveln. Killi, killi, killi.

”Killi, killi, leran”, sa {child.he}.

”Mmmmm …” sa leran. ”Mmmm-hi … mmm-hi-hi …”

Killi, killi, KILLI!

”Hi-hi-hi … BLOPP!” sa leran, och så släppte den.

# blop
Upp kom den röda stöveln![school:  Den skulle ju med till {school} i morgon.] Sedan killade {child.he} loss {@as} stövlar. Sedan killade {child.he} loss {moss’s} stövlar. Blopp, blopp, blopp, blopp.[pet.dog:  Och [!pet.known: hunden ]{pet} skakade på sig, så att alla fick lite lera med sig hem.]

”Kvack”, sa änderna. De hade kommit allihop för att titta.

# all-right-bed
Sedan var det hem, och bad[pet.cat: , med [!pet.known: katten ]{pet} som tittade på][pet.other: , och god natt till {pet}], och säng.

{child’s} säng var väldigt mjuk. Benen sjönk ner i den. Armarna sjönk ner i den. Huvudet sjönk ner i den.

”Mmmmmin”, sa sängen.

”Ja ja, sängen”, sa {child}. ”Din.”

Och sängen höll i {child} hela natten.

# @a
{walker}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @He
{walker.He}
## if adult
{Adult}
## if elder & !adult
{elder.He}

# @His
{walker.His}
## if adult
{Adult’s}
## if elder & !adult
{elder.His}

# @as
{walker’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @who
{walker}, som också skulle titta på änderna
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
