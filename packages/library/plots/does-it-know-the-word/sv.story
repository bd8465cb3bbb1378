title: Riddaren och ordet
title: Kan rumpan ordet?
guest pet: Misse (han), Smulan (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Katten är familjens egen eller familjens hund, som säger voff (@mjau); annars grannens katt. Den som inte kan ordet är {adult}, annars mormor eller farfar, annars {minder}. Säg ”Dunk!” högt, och viska ordet.

# the-knight
{child} var riddare[city:  {in city}]. {Child.He} hade durkslaget på huvudet och vispen i handen, och under köksbordet hade {child.he} sin borg. Borgen hade väggar av filt och en vindbrygga som var en soffkudde.

{@A} bestämde om strumporna. {@A} bestämde om gröten. {@A} bestämde till och med när man skulle kissa.[school:  {At school} bestämde fröken.] Men över borgen ville {child} bestämma, alldeles själv.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade en likadan borg hemma, och där bestämde {friend.he}.]

# say-the-word
”Stopp!” sa riddar {child}. ”Säg ordet!”

För man fick bara komma in om man kunde ordet. Annars åkte vindbryggan upp. Dunk!

Först kom {@cat}.

”Stopp!” sa {child}. ”Säg ordet!”

”{@Mjau}”, sa {pet}.

”Rätt”, sa {child}, och {pet} gick in.

# please
Sedan kom {@a}.

”Får jag också komma in i borgen?” sa {@he}.

”Stopp!” sa {child}. ”Säg ordet!”

{@A} tänkte efter.

”Är det snälla?”

”Nej”, sa {child}. Dunk!

# who-taught
{Pet} gick ut en sväng och kom tillbaka.

”Stopp! Säg ordet!”

”{@Mjau}”, sa {pet}.

”Rätt”, sa {child}.

”Vänta lite”, sa {@a}. ”Varför får {pet} gå in?”

”{Pet.He} kan ordet.”

”Vem har lärt {pet.him} det?”[elder & adult / elder2:  ropade {@sofa} från soffan.]

”{Pet.He} kunde det själv”, sa {child}.

# on-the-tummy
{@A} la sig på mage på köksgolvet.

”Är det sesam?”

”Nej!” Dunk!

”Är det [sport: {sport}|hokus pokus]?”

”Nej!” Dunk!

”Är det … kaffe?”

”NEJ!” Dunk, dunk!

”Jag frågar {pet}”, sa {@a}. ”Snälla {pet}, vad är ordet?”

”{@Mjau}”, sa {pet}.

”{Pet.He} vill inte säga det”, sa {@a}.

# all-alone
{@He} suckade och reste sig upp.

”Jag kommer aldrig på det. Jag får väl sätta mig i soffan.”

Och så gick {@he}[music:  och nynnade på {music}]. {Pet} gäspade, gick ut över vindbryggan och följde efter {@him}. Tass, tass, tass.

Nu var {child} ensam i borgen. {Child.He} bestämde över allt som fanns där, men där fanns ingenting, bara {child.he}. Det var mörkt bakom filten. Durkslaget gled ner över näsan, och {child} blev ledsen.

”{@A}!” ropade {child.he}. ”Säg ordet!”

”Är det potatis?” ropade {@a} från soffan.

Det var inte potatis.

# in-the-ear
Då tog riddar {child} tag i vindbryggan med båda händerna och la ner den själv. {Child.He} kröp ut. {Child.He} kröp över hela köksgolvet med durkslaget på huvudet och vispen i handen, och det skramlade hela vägen. {Child.He} klättrade upp i soffan och in i {@s} famn, bredvid {pet}. {Child.He} tog {@a} om halsen och la munnen alldeles intill {@his} öra.

”{@Mjau}”, viskade {child}.

”Va?” sa {@a}. ”Är DET ordet? Det hade jag aldrig kunnat gissa!”[elder & adult / elder2:  {@He} viskade det vidare till {@sofa}.]

# the-bottom
Sedan skyndade de tillbaka till borgen. {child} kröp in först och vände sig om.

”Stopp!” sa {child.he}. ”Säg ordet!”

”{@Mjau}”, sa {pet}.

[elder & adult / elder2: ”{@Mjau}”, sa {@sofa}.

]”{@Mjau}”, sa {@a}.

”Rätt”, sa {child}. ”Rätt!”

{Pet} gick in.[elder & adult / elder2:  {@Sofa} kröp in.] {@A} kröp in med huvudet, och med armarna, och med magen. Men sedan tog det stopp.

”Rumpan är kvar ute”, sa {@a}. ”Kan den ordet?”

Riddar {child} tänkte. Det var {child.he} som bestämde.

”Rumpan får också komma”, sa {child.he}.

# porridge
Då drog {child} i {@s} ena arm [athlete: lika hårt som {athlete}|så hårt {child.he} kunde][elder & adult / elder2: . {@Sofa} drog i den andra], och så var de inne allihop. Det blev trångt och varmt och inte alls mörkt. Och {child} bestämde att man skulle äta gröt i borgen.[friend:  Det fick man inte ens hos {friend}.]

# all-the-same
När det blev kväll låg {child} i sin säng utan durkslag. Dörren stod lite öppen. In i rummet kom {pet}, på sina mjuka tassar, och hoppade upp i sängen. {Pet.He} sa ingenting.

{Pet.He} fick komma in ändå.

# @cat
{pet}, grannens katt, som bodde hos dem just nu
## if pet.cat
[!pet.known: katten ]{pet}
## if pet.dog
[!pet.known: hunden ]{pet}

# @mjau
mjau
## if pet.dog
voff

# @sofa
{elder.short}
## if elder2 & !adult
{elder2.short}
## if elder2 & adult
{elder.short} och {elder2.short}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @s
{minder’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}

# @he
hon
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @him
henne
## if elder & !adult
{elder.him}
## if adult
{adult.him}

# @his
hennes
## if elder & !adult
{elder.his}
## if adult
{adult.his}
