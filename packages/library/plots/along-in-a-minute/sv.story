title: Släpet kommer strax
title: Prinsessan på buss nummer fyra
title: Här tar det slut
guest friend: Doris (hon), Tage (han)
guest uncle: farbror Sten (han), farbror Rolf (han)
guest driver: Göran (han), Kenneth (han)

% @host öppnar hemma och viker släpet: {adult}, annars den äldre, annars {uncle}. Klänningens släp och handduken är båda ”släp”.

# to-the-knees
En riktig prinsessa har släp. Därför hade {child} satt fast en rutig kökshandduk bak på byxorna, med två klädnypor, och nu skred {child.he} fram genom lekparken. Bakom gick [friend: {child.his} bästa vän | kompisen] {Friend} och såg på.[pet.dog:  Sist gick [!pet.known: hunden ]{pet}.]

”Är det långt?” frågade {child}.

”Det går till knävecken”, sa {friend}. {Friend} sa alltid som det var.

{child} suckade. {Child.He} ville [child.she: vara en prinsessa med | ha] ett släp som aldrig tog slut.

# number-four
Då stannade buss nummer fyra[city: , som hade kört runt hela {city}]. Ut klev en flicka med krona.

”Hej”, sa hon. ”Jag är prinsessan. Släpet kommer strax.”

Och det kom. Det var av guldgult siden, och det rann nerför trappsteget och fortsatte att rinna. [school: Det var längre än matkön {at school}. ]Inne i bussen lyfte folk på fötterna. Sist av allt kom en liten tofs.

”Jag hämtar dig om en timme!” ropade busschauffören, som hette {driver}, och stängde äntligen dörren.

{child} fick inte fram ett ord.

# down-the-slide
”Får jag leka med er?” sa prinsessan. ”Jag får nästan aldrig leka.”

[sport: ”Brukar du {play sport}?” frågade {friend}.

”Inte med släp”, sa prinsessan. ”Jag har försökt.”

]Hon klättrade uppför stegen och åkte rutschkana. Där nere satt hon kvar.

”Var är släpet?” frågade {child}.

”Det kommer strax.”

Det gick uppför stegen, och det gick nerför rutschkanan, och det tog sin tid. Sedan sprang de två varv runt eken. Sedan kröp de under bänken, där {uncle}[!adult & !elder: , som var barnvakt,] satt med sin tidning[elder:  bredvid {elder}[elder2:  och {elder2}]]. Överallt kom släpet strax[pet.dog: , och efter släpet kom {pet} med tofsen i munnen].

# the-swing
”Nu vill jag gunga”, sa prinsessan. ”Det är därför jag har åkt hit.”

Hon satte sig på gungan, och {child} gav fart med båda händerna. Men gungan rörde sig inte. Prinsessan kom inte fram, och hon kom inte bak. Bakom henne satt släpet fast, i stegen, i eken och i bänken, och mitt på var det en knut så stor som en pumpa.

{child} drog. {Friend} drog. {Uncle} drog.[pet.dog:  {Pet} drog också, åt andra hållet.]

Tut! sa det borta på gatan. Där stod {driver} med bussen.

”Släpet kommer inte”, sa prinsessan, och hakan darrade. ”Och utan släp får jag inte åka hem. Då ser ju ingen att jag är prinsessa.”

# three-buttons
{child} tittade på det guldgula. {Child.He} tittade på sin handduk. Den var kort, och den hade en fläck av ketchup. Men det var ett släp, och det var det enda {child.he} hade.

{Child.He} tog loss klädnyporna.

”Vänd dig om”, sa {child.he}.

Det långa släpet satt fast med tre knappar. {child} knäppte upp dem, en, två, tre, och det guldgula föll ner på marken. Så satte {child.he} dit handduken. Klick, klick.

”Är det långt?” viskade prinsessan.

”Det går till knävecken”, sa {friend}.

# so-high
Prinsessan tog ett skutt. Ingenting fastnade! Hon kastade sig upp på gungan, och {child} gav fart, och hon gungade så högt att kronan ramlade ner i [season.winter: snön|sanden]. {Friend} sprang och hämtade den. {driver} lutade sig ut genom dörren och hejade[music: , med {@song} på radion].

Sedan sprang prinsessan[athlete: , nästan lika fort som {athlete}], och med ett enda kliv var hela hon på bussen.

”Det långa är ditt, {child}!” ropade hon. ”Tack!”

# backwards
{child} och {friend} såg på knuten.

”Först var det stegen”, sa {friend}, som alltid kom ihåg hur det var. ”Sedan rutschkanan. Två varv runt eken. Sist bänken.”

”Då gör vi alltihop baklänges”, sa {child}.

Bänken, eken, rutschkanan, stegen. Och släpet var löst.

# here-it-ends
När {@opened} hemma stod {child} där, rak i ryggen.

”Kommer du in?” sa {@host}.

”Jag kommer nu”, sa {child}. ”Släpet kommer strax.”

Det kom in i hallen. Det kom och det kom, och sist kom {friend} med tofsen i handen[pet.dog: , för {pet} hade äntligen släppt den].

”Här tar det slut”, sa {friend}. ”God natt.” Och så {@went}.

# it-came
Vid sängen vek {@host} släpet dubbelt, och dubbelt igen, och lade det över täcket. Det frasade när {child} rörde på tårna.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] lade sig mitt på, som om alltihop var till {pet.him}.][pet.other:  Det räckte till {pet} också.]

”Jag kan inte somna”, sa {child}. ”Sömnen kommer inte.”

{@Stroked}.

”Den kommer strax”, sa {@hostHe}.

Och det gjorde den.

# @host
{uncle}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @hostHe
{uncle.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @opened
{uncle} höll upp dörren
## if adult
{adult} öppnade dörren
## if elder & !adult
{elder.short} höll upp dörren

# @went
blev {friend.he} hämtad
## if adult / elder
följde {uncle} {friend.him} hem

# @stroked
{uncle} släckte lampan
## if adult
{adult} strök {child.him} över håret
## if elder & !adult
{elder.short} strök {child.him} över håret

# @song
{music}
