title: Vad {child} sa
title: Väldigt mycket sylt
title: Mm mm mm
guest friend: Josef (han), Selma (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Mm” med stängd mun, och alltid med en melodi, så att man nästan hör vad det är. Läspa efter plinket. Den vuxna (@a) är {adult}, annars mormor eller farfar, annars {minder}; en äldre vid sidan av är där för korvarnas skull.

# hanging-by-a-thread
{child} var {age} år och hade en lös tand, sin allra första, mitt fram. I morse hängde den i en tråd. Om {child} öppnade munnen skulle den ramla ut, och om den ramlade ut skulle det göra ont.[school:  Det sa de {at school}.] Så {child} stängde munnen och öppnade den inte igen. Det enda {child.he} sa var ”mm”.

”Vad är det med {child}?” frågade {@first}.

”Det är tanden”, sa {friend}. {Friend} var {child.his} bästa vän och skulle sova kvar. ”{@Shut} Men det gör inget. Jag förstår [child.she: henne|[child.he: honom|vad det betyder]].”

# jam
”Gör du det?” sa {@a}. ”{child}, vill du ha en smörgås?”

”Mm mm mm”, sa {child}, och det betydde nej tack.

”{@Says} ja tack”, sa {friend}. ”Med sylt. Och en till mig.”

”MM!” sa {child}.

”{@Says} mycket sylt”, sa {friend}.

{@A} [music: nynnade på {music} och ]gjorde två syltsmörgåsar, och {friend} var snäll och åt upp båda två.

# tidy-underneath
Efter lunchen fick {@a} syn på klossarna som låg över hela {child's} golv[sport: , med {sport.thing} mitt ibland].

”Dags att städa”, sa {@a}.

”Mm mm”, sa {child}, och det betydde strax.

”{@Says} att det är städat under”, sa {friend}.

”MM mm mm MM!” sa {child} och stampade i golvet.

”[child.she: Och så undrar hon om|[child.he: Och så undrar han om|Och om]] vi får se pingvinfilmen.”

”Sa {child.he} allt det där?” frågade {@a}.

”[child.she: Hon|[child.he: Han|{child}]] pratar väldigt fort”, sa {friend}.[athlete:  ”Som {athlete}.”]

Så de såg på pingvinerna, och varje gång en pingvin ramlade omkull måste {child} skratta genom näsan.

# sausages
Till middag blev det prinskorvar.[elder & adult & !elder2:  {Elder} hade kommit för att hjälpa till att äta dem.][elder2 & adult:  {Elder} och {elder2} hade kommit för att hjälpa till att äta dem.][elder2 & !adult:  {Elder2} hade kommit för att hjälpa till att äta dem.][pet.dog/pet.cat:  [pet.dog: Hunden|Katten] {pet} hade kommit för att sitta bredvid {child's} tallrik.][pet.other:  {Pet} hade redan ätit sin mat, utan ett ord.] {child} var så hungrig att det kurrade i magen, men man kan inte äta prinskorv med stängd mun. {Child.He} fick tårar i ögonen. {Child.He} lutade sig mot {friend} och la läpparna mot {friend.his} öra.

”Mm mm mm”, sa {child.he}, så lågt att det knappt hördes.

{Friend} la ner gaffeln. {Friend.He} såg ordentligt på {child}.

”{@Says} att [child.she: hon är rädd|[child.he: han är rädd|det är läskigt]]”, sa {friend}. ”{@Says} att det kommer att göra ont.”

# this-ones-true
”Nu räcker det, {friend}”, sa {@a}.

”Men {child.he} sa det ju!”

”Du sa att {child.he} ville ha sylt, och pingviner, och båda gångerna var det du. Och nu gråter {child}. Jag tror att jag får ringa, så att de kommer och hämtar dig.”

”Men det här var sant”, sa {friend}, och hakan darrade.

”Mm!” sa {child}. ”Mm MM!”

{@A} såg på {child.him}, men {@a} visste inte vad det betydde. Det visste ingen[city:  {in city}] utom {friend}, och {friend} var det ingen som trodde på längre.

# the-only-one
{Friend} gick ut i hallen och satte sig på mattan med sina skor. {Friend.He} grät också, så {friend.he} kunde inte se spännena. {@A} tog telefonen.

{child} sprang ut och ställde sig bredvid {friend}. {Child.He} tog tag i hakan med båda händerna. Och så öppnade {child.he} munnen, på vid gavel, som en flodhäst.

”Det är SANT!” skrek {child}. ”Jag SA det! Jag ÄR rädd, och {friend} är den enda som …”

Plink.

# in-the-shoe
Något litet hade landat i {friend's} sko.

De böjde sig ner och tittade, alla tre. Där låg en tand, vit och blank och inte större än ett riskorn. {child} kände efter med tungan. Där var ett litet mjukt hål.

”Gjorde det ont?” viskade {friend}.

{child} tänkte efter. ”Jag vet inte”, sa {child.he}. ”Jag mithade det. Jag thkrek.”

”Thkrek?” sa {@a}.

”Thkrek”, sa {child}, och då hörde {child.he} det och skrattade med munnen vidöppen, och {friend} skrattade också.

# a-true-thing
{@A} satte sig på mattan bredvid {friend}. ”Förlåt mig, {friend}”, sa {@he}. ”Du sa något som var sant, och jag trodde dig inte.”

”Det kom efter väldigt mycket sylt”, sa {friend}.

”Det gjorde det”, sa {@a} och ställde tillbaka {friend.his} skor på hyllan.

# as-often-as-possible
Sedan åt {child} tre prinskorvar. {Child.He} kallade dem printhkorvar och bad om dem så ofta {child.he} kunde.[elder & adult:  {Elder} sa ”va?” varje gång, för att få höra det igen.][elder2 & !adult:  {Elder2} sa ”va?” varje gång, för att få höra det igen.][pet.dog/pet.cat:  {Pet} fick änden på den sista.]

# and-so-it-was
När det var läggdags låg tanden i en äggkopp, och {friend} låg på madrassen bredvid {child's} säng. {@A} pussade dem båda två och släckte. {child} var så sömnig att munnen hade stängt sig alldeles av sig själv.

”Mm mm”, sa {child}.

”Vad sa {child.he}?” frågade {@a}.

”{@Says} tack för att jag förstår”, sa {friend}.

{@And-so-it-was}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @shut
Den munnen öppnas inte mer.
## if child.she
Hon öppnar inte munnen mer.
## if child.he
Han öppnar inte munnen mer.

# @says
Det betyder
## if child.she
Hon säger
## if child.he
Han säger

# @and-so-it-was
Och det gjorde det.
## if child.she
Och det hade hon sagt.
## if child.he
Och det hade han sagt.
