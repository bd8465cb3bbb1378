title: Nu får ni titta
title: Vänd er om, allihop
title: Psssss
guest pet: Nora (hon), Ludde (han)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Vänd dig om!” och Psssss. Låt barnet göra båda.
% Den som tittar först (@a): {adult}, annars den äldre, annars {minder}. Den som tittar sedan, sjunger och går ut (@b): den äldre, annars gör den som tittar först det också.
% Hunden är familjens, annars grannens, som bor hos dem; en katt har sin låda.

# sat
{child} satt på pottan i badrummet.

{Child.He} satt och satt, men inget kom. Och alla tittade[sport: , som om det vore {sport} på teve].

{@A-first} satt på golvet och tittade.[elder & adult / elder2:  {@B-first} satt på pallen och tittade.][elder2 & adult:  {Elder2} stod vid handfatet och tittade.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] stod i dörren och tittade.] Och {@pet-first} vände sig runt, runt på mattan och lade sig ner och tittade.

”Kommer det?” sa {@a}.

”Nej”, sa {child}.

”Kommer det nu, då?” sa {@b}.

”Nej”, sa {child.he}.

{Pet} stack fram nosen över kanten på pottan för att se efter. Sniff, sniff.

Inget kiss.

# one-brick
Då reste {child.he} sig och gick och lekte med sina klossar[school: , precis sådana som de hade {at school}]. En kloss. Två klossar. Och sedan …

Psssss.

”Oj då”, sa {child.he}. ”Där kom det.”

Det var på golvet. Det var i strumporna. {Pet} tittade på kisset, och sedan genom dörren på pottan.

”{@Woof}”, sa {pet}.

”Det gör ingenting”, sa {@a} och hämtade en trasa och torra strumpor. ”Vi försöker igen.”

# the-song
Efter bananen satte {child.he} sig på pottan igen. {Child.He} satt och satt. {@A} tittade. [elder & adult / elder2: {@B} hämtade ett par glasögon och tittade ännu mer. | Sedan tittade {@a-he} ännu mer. ]{Pet} vände sig runt, runt på mattan och lade sig ner och tittade.

”Nu?” sa {@a}.

”Nej.”

”Ska jag sjunga för det?” sa {@b}. Och så sjöng {@b-he}, väldigt högt: ”Kom ut, lilla kisset!”[music:  Det lät lite som {music}.]

”{@Howl}!” sjöng {pet}.

Kisset stannade där det var.

”Det vill inte”, sa {child.he}, och mungiporna åkte ner.

# behind-the-bush
”{Pet} vill”, sa {@b}. ”Titta, {pet.he} står vid dörren. Kom, ni två, så går vi ut.”

Ut gick de, {@b} och {child} och {pet}. {Pet} travade bort till gräset. {Child.He} sprang efter och böjde sig ner för att titta.

”Kommer det, {pet}?” sa {child.he}.

{Pet} tittade på {child}. {Pet} kissade inte.

{Pet} gick runt bakom busken. {child} gick också runt bakom busken, och tittade. {Pet} kissade ändå inte. {Pet.He} såg sur ut.

## if pet.cat
”{Pet} vill”, sa {@b}. ”Titta, {pet.he} är på väg till sin låda. Kom, ni två, så går vi dit.”

Dit gick de, {@b} och {child} och {pet}. {Pet} klev upp i kattlådan. {Child.He} sprang efter och böjde sig ner för att titta.

”Kommer det, {pet}?” sa {child.he}.

{Pet} tittade på {child}. {Pet} kissade inte.

{Pet} gick runt till andra hörnet. {child} gick också runt till andra hörnet, och tittade. {Pet} kissade ändå inte. {Pet.He} såg sur ut.

# doesnt-like-it
{child} stod och tänkte. ”{Pet} tycker inte om när jag tittar”, sa {child.he}.

Så {child.he} vände sig om. {Child.He} höll händerna för ögonen. Och bakom sig, {@where}, hörde {child.he} …

Psssss.

”{Pet.He} gjorde det!” ropade {child}. Och sedan: ”{@B}! Jag måste på pottan!”

De sprang {@in}[athlete: , lika fort som {athlete}], {child} först. {Child.He} satte sig på pottan.

# turn-round
”Kommer …” sa {@a}.

”Vänd dig om, {@a}!” sa {child.he}.

{@A} vände sig om och tittade på dörren.

[elder & adult / elder2: ”Vänd dig om, {@b}!”

{@B} vände sig om och tittade på handdukarna.

][elder2 & adult: ”Vänd dig om, {elder2.short}!”

{Elder2.short} vände sig om och tittade på kranen.

][friend: ”Vänd dig om, {friend}!”

{Friend} vände sig om och tittade på tandborstarna.

]”Vänd dig om, {pet}!”

{Pet} vände sig om. {Pet.He} vände sig om igen. {Pet.He} vände sig runt, runt, runt och lade sig ner och stack in nosen under mattan.

Nu tittade ingen. Det var alldeles tyst.

Psssss.

Det var i pottan!

# now-you-can
”Det kom!” ropade {child.he}. ”Titta, allihop! Nu får ni titta!”

Och alla tittade.

[elder & adult / elder2: ”Oj, oj, oj”, sa {@a}. ”Så mycket fint kiss.”

”Det är det bästa jag har sett[city:  {in city}]”, sa {@b}. ”Och det behövde inte ens sången.” | ”Oj, oj, oj, så mycket”, sa {@a}. ”Det är det bästa jag har sett[city:  {in city}]. Och det behövde inte ens sången.”]

”{@Woof}!” sa {pet} och sprang tre varv runt badrummet med {child's} strumpa.

# the-mat
Så blev det kväll, och {child} låg i sin säng, i torr pyjamas och torra strumpor. Pottan stod bredvid sängen. {@A} gav {child.him} en puss.[elder & adult / elder2:  {@B} gav {child.him} en puss.][elder2 & adult:  {Elder2.short} gav {child.him} en puss.] {Pet} stod på mattan.

”Vänd dig om, {pet}”, sa {child}, mycket sömnigt.

Och {pet} vände sig runt, runt, runt och lade sig ner. Och ingen tittade, för alla sov.

# @pet-first
{pet}, grannens hund, som bodde hos dem just då,
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.cat
[!pet.known: katten ]{pet}

# @Woof
Voff
## if pet.cat
Mjau

# @Howl
Aou-ou-ouuu
## if pet.cat
Mjao-ao-aooo

# @where
i gräset
## if pet.cat
i lådan

# @in
in
## if pet.cat
tillbaka

# @A-first
{Minder}, som passade {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

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

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @B-first
{Minder}
## if elder & adult
{Elder}
## if elder2 & !adult
{Elder2}

# @b
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
## if elder & adult
{elder.short}
## if elder & elder2 & !adult
{elder2.short}

# @B
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
## if elder & adult
{Elder.short}
## if elder & elder2 & !adult
{Elder2.short}

# @b-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
## if elder & adult
{elder.he}
## if elder & elder2 & !adult
{elder2.he}
