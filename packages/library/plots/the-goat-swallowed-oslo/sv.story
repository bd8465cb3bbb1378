title: Vikarien med skägg
title: Geten svalde Oslo
title: Bra, {gerd}
guest friend: Maja (hon), Vilgot (han)
guest gerd: Gerd (hon), Gerda (hon)
guest head: Bengtsson (han), Karlsson (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {friend} är familjens egen, annars Maja. Geten och vikarien heter likadant. På sängkanten (@a): {adult}, annars mormor eller farfar, annars {minder}.
% Get och {gerd} ska låta så lika det går.

# a-potato
Det började med att rektorn [school: {at school} ]tappade bort sina glasögon.

Utan glasögon ser rektor {head} ungefär lika bra som en potatis. På måndagsmorgonen hade han redan sagt god morgon till en papperskorg och hängt upp sin jacka på vaktmästaren.

# forgotten-our-homework
Ute på skolgården stod {child} och [!friend.known: {child.his} bästa vän ]{friend}. Mitt emot dem stod en get. Den hade rymt från bondgården intill. Den hade långt grått skägg och tittade strängt på dem.

”Den ser ut som om vi har glömt läxan”, viskade {friend}.

”Vi har glömt läxan”, sa {child}.

# welcome
Då kom rektorn med utsträckt hand. Han gick rakt fram till geten.

”Där är du ju! Välkommen! Det är du som är {gerd}, den nya vikarien.”

Geten slickade honom på handen.

”Ett ovanligt varmt handslag”, sa rektorn gillande.

”Rektorn”, sa {child}. ”Det där är en get.”

”{Gerd}. Ja, just det.”

”Nej, get!”

”{Gerd}, ja. Vad bra att ni redan har lärt er namnet. Följ med in nu, allihop.”

Och {gerd} följde med in, för rektorn hade en morot i bakfickan.

# on-the-desk
I klassrummet gick hon fram till katedern, luktade på den och klev upp. Där stod hon. Hela klassen satt knäpptyst. De hade aldrig haft en vikarie som stod på katedern förut.

”Då tar ni matten”, sa rektorn. ”Lyd {gerd}!” Och så gick han, först in i skåpet och sedan ut genom dörren.

# takes-maths
{Gerd} tog matten direkt. Hon började på sidan fjorton. Den smakade tydligen gott, för sedan tog hon sidan femton och sexton också.

”Vi är på sidan trettiotvå”, rapporterade {friend} efter en stund. ”Så långt har vi aldrig hunnit på en dag.”

{child} räckte upp handen. ”{Gerd}, vad är sju plus fem?”

”Bää”, sa {gerd}.

”Nästan”, sa {child}. ”Det är tolv.”

# denmark
Efter matten hade de geografi. {Gerd} åt upp Danmark.[city:  {City} klarade sig, men bara för att det ringde ut.] Sedan hade de bild, och då åt hon upp bilderna.[music:  På musiken spelade de {music}, och {gerd} sjöng med.][sport:  På rasten skulle de {play sport}, och då åt hon upp reglerna.][athlete:  Bara affischen med {athlete} fick sitta kvar.] Sist samlade hon in allas läxor, och ingen fick tillbaka sin.

”Det här är den bästa vikarien vi har haft”, sa {friend}.

# good-goat
Men just då hörde {child} rop utifrån. {Child.He} sprang till fönstret.

På skolgården stod en dam i en lurvig vit kappa. Framför henne stod rektorn, och han höll fram en stor näve gräs.

”Så ja, så ja”, sa han. ”Duktig get. Bonden har ringt och letat efter dig.”

”Jag är ingen get!” ropade damen. ”Jag heter {gerd}! Jag är vikarien!”

”Bräk inte så där”, sa rektorn vänligt. ”Kom nu, så ska du få komma hem till din hage.”

”Oj”, sa {child}. ”{Friend}, vi måste hitta de där glasögonen. Nu!”

# in-the-beard
De letade under katedern. De letade i skåpet. Inga glasögon.

Då skakade geten på huvudet, och något blänkte till. Mitt inne i skägget, insnurrade i de grå tovorna, satt rektorns glasögon. Han brukade ju mata henne på vägen hem, och då hade han väl böjt sig lite för långt fram.

{child} försökte ta dem. Geten backade. {Friend} försökte. Geten fnös.

”Man måste byta med henne”, sa {child}. ”Vad tycker hon om?”

De tittade på kartan.

Så bytte {child} till sig glasögonen mot Norge.

# oslo
{Child.He} sprang ut på skolgården, tätt följd av {friend}, hela klassen och en get med Norge hängande ur munnen. Rektorn hade nu börjat klia damen bakom örat. {child} hoppade upp på bänken bredvid och satte glasögonen på hans näsa.

Ingen sa något.

Rektorn tittade på damen. Han tittade på gräset i sin hand. Mycket långsamt vände han sig om och tittade på geten. Geten svalde Oslo.

”Jaha”, sa rektorn till slut. ”Och vem har släppt in en get i klassrummet?”

”Det gjorde rektorn”, sa hela klassen.

# thirty-years
Rektorn blev först vit, sedan röd och sedan ungefär lila. Men då började damen i kappan skratta. Hon skrattade så att hon fick sätta sig på bänken.

”I trettio år har jag varit vikarie”, sa hon. ”Men det är första gången någon har vikarierat för mig.”

Och sedan tog hon emot gräset och satte det i en vas.

# two-of-them
[elder & adult: Hemma fick {elder}[elder2:  och {elder2}] höra alltihop. ”Vi hade en gås”, sa {elder.short}. ”I simning.”

][elder2 & !adult: Hemma fick {elder2} höra alltihop. ”Vi hade en gås”, sa {elder2.short}. ”I simning.”

][pet.dog / pet.cat: [!pet.known & pet.dog: Hunden ][!pet.known & pet.cat: Katten ]{Pet} luktade länge på {child's} byxor. Det var något med dem som {pet.he} inte kunde godkänna.

][pet.other: {Pet} fick också höra det, och svarade inte ens bää.

]På kvällen satt {@full} på {child's} sängkant.

”Hade ni vikarie i dag?” frågade {@he}.

”Två”, sa {child}. ”Den ena var jättesnäll.”

”Och den andra?”

”Hon åt upp Danmark.”

{@A} tittade länge på {child.him}. ”Sov nu, {child}”, sa {@he} och släckte lampan.

# well-done
Det var mörkt och skönt. Fönstret stod på glänt. Och långt borta i sin hage låg en get med ett helt Norge i magen och räknade efter.

”Bää”, hördes det genom natten.

{child} log i kudden.

”Tolv”, mumlade {child.he}. ”Bra, {gerd}.”

# @full
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}
