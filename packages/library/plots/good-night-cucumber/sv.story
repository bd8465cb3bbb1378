title: Möm möm möm
title: God natt, gurkan
title: Hästen har hatt
guest minder: moster Lotta (hon), moster Siv (hon)

% Omkväde: ”Möm möm MÖM!” med läpparna om ett finger, och ”Va?”. Den som hör fel (@a) är den äldre, annars {adult}, annars {minder}. De sista orden hörs vartenda ett.

# in-tonight
{child} är {age} år, och i kväll ska {child.he} sluta med nappen. När lampan släcks ska nappen sova i äggkoppen. {@decided}

Men än är lampan tänd. Än sitter nappen i munnen.

# a-cucumber
”Möm möm möm”, sa {child}.

”Va?” sa {@a}. ”Vill du ha en gurka?”

{Child.He} skakade på huvudet.

”Möm möm MÖM!”

”En stor gurka?”

{@A} gick till köket och kom tillbaka med en stor gurka. Då tog {child.he} ut nappen.

”Jag vill ha min bok!”

”Jaha!” sa {@a}. ”Din bok! Nu hör jag.”

[elder2: ”Vart tog gurkan vägen?” ropade {elder2} från köket.

]Plopp, sa det, och så satt nappen i munnen igen.

# a-horse
De läste boken i {@s} knä. [friend: Den hade {child.he} fått låna av {friend}[!friend.known: , {child.his} bästa vän]. ][school: Det var samma bok som de hade {at school}. ]Gurkan fick vara med.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satt bredvid och ville ha den.] På en sida stod det en häst, en stor brun häst med hatt.[city:  Den bodde i {city}.][sport:  Den skulle {play sport}.]

”Möm möm möm”, sa {child} och pekade.

”Va?” sa {@a}. ”Ska du kissa?”

”Möm möm MÖM!”

”Är det bråttom?”

# on-the-potty
{@A} lyfte upp {child} och sprang[athlete: , nästan som {athlete}]. {@He} sprang genom hallen så att strumporna halkade, ända fram till pottan, och där satte {@he} ner {child.him}.[elder2:  {Elder2} fick hoppa åt sidan.] {child} tog ut nappen.

”Hästen har hatt!”

”Jaha!” sa {@a}. ”Hästen! Och jag som sprang.”

Då skrattade {child.he} så att {child.he} kissade lite ändå.

Plopp, sa det, och så satt nappen i munnen igen.

# one-more-thing
Sedan låg {child} i sängen. Äggkoppen stod på stolen bredvid. Den hade en servett till kudde och en servett till täcke.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] ville ligga på stolen och fick inte plats.][pet.other:  Lite längre bort väntade {pet} på att någon skulle säga god natt.]

”Nu ska jag snart släcka”, sa {@a}. ”Då ska nappen sova där.”

Men det var en sak som {child} ville först. {Child.He} ville att {@a} skulle ligga bredvid.

”Möm möm möm”, sa {child.he}.

”Va?” sa {@a}. ”Ska jag gå ut?”

{Child.He} skakade på huvudet, men {@a} hade redan vänt sig om.

”Möm möm MÖM!”

”Ska jag stänga dörren också?”

# the-wrong-way
{@A} gick mot dörren. {@He} tog i handtaget. Nu syntes bara {@s} rygg. Åh nej, {@a} gick ju åt fel håll!

{child} satte sig upp och tog ut nappen alldeles själv.

”{@A}! Kom! Du ska ligga hos mig!”

{@A} vände sig om.

”Jaha!” sa {@a}. ”Ligga hos dig! Det vill jag jättegärna.”

Och {@a} kom tillbaka. {@He} kröp ner i sängen, så nära att deras näsor stötte ihop.[pet.cat:  {Pet} la sig på fötterna i stället.]

# into-the-cup
{child} tittade på nappen i sin hand. Om {child.he} stoppade in den igen, kanske {@a} skulle gå och hämta gurkan.

Då la {child} nappen i äggkoppen och drog servetten över den.

”Så”, sa {child.he}.

Och {@a} släckte.

# an-empty-mouth
Det blev mörkt, och munnen var tom. {Child.He} kände efter med tungan. Det fanns ingen napp där. {Child.He} blev ledsen, och det kom några tårar.

”Min mun är tom”, sa {child.he}.

”Ja”, sa {@a}. ”Det känns konstigt. Du får hålla i min tumme.”

{child} höll i {@s} tumme. Den var varm och ganska stor.[music:  {@A} nynnade på {music}.]

# every-word
”{@A}?”

”Ja?”

”Gurka.”

”Va? Vill du ha gurka?”

”Nej. Jag bara sa det.”

”Jaha”, sa {@a}. ”Det hördes fint.”

”God natt, gurkan”, sa {child.he}. ”God natt, hästen med hatt. God natt, {@s} tumme.[friend:  God natt, {friend}.][adult & elder:  God natt, {adult}.][pet:  God natt, {pet}.]”

[pet.dog: {Pet} suckade, för gurkan låg på bordet.

]Sedan låg {child} tyst i sängen en stund.

”God natt, nappen”, sa {child.he}, och det hördes vartenda ord.

# @decided
Det har {child} och {minder} bestämt.
## if adult & !elder
Det har {child} och {adult} bestämt.
## if elder & !adult
Det har {child} och {elder} bestämt.
## if elder & adult
Det har {child} och {adult} bestämt, och det är {elder} som nattar.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
