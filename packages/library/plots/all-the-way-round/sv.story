title: Kant runt om
title: Katten i hinken
title: Ett knä är öppet framtill
guest cat: Räkan (hon), Sillen (han)
guest skipper: Lind (hon), Holm (hon)

% Regeln: en katt måste sitta i allt som har en kant runt om.

# in-a-bucket
I hamnen bodde en katt som hette {cat}, och {child} ville bara en enda sak. Det var att {cat} skulle sitta i knät. Men {cat} satt aldrig i något knä. {cat.He} satt i en hink.

”Varför sitter du i en hink?” frågade {child}.

[!short: ”Den har en kant”, sa katten. ”Runt om.”

”Gör det något?”

”En katt måste sitta i allt som har kant runt om”, sa katten. ”Det är inte jag som bestämmer.”|”Den har kant runt om”, sa katten. ”Då måste en katt sitta i den. Det är inte jag som bestämmer.”]

# the-cap
Skeppar {skipper} stod på kajen och målade en båt. [!short: Det blev varmt, och {skipper.he}|{Skipper.He}] tog av sig mössan och lade den upp och ner på marken.

Katten suckade.

”Kant”, sa katten. ”Runt om.” Och {cat.he} klev ur hinken och satte sig i mössan.

”Det där är min mössa”, sa skeppar {skipper}.

”Det var”, sa katten.

# no-front
{child} satte sig på marken bredvid och gjorde sitt bästa knä. ”Här”, sa {child.he}. ”Du kan sitta här.”

[!short: Katten tittade länge på knät.

]”Det är ett fint knä”, sa katten. ”Det har kant där bak. Men framtill är det öppet. Jag skulle rinna ut.”

[!short: Och så gick {cat.he} tillbaka till hinken. {child} hade aldrig varit avundsjuk på en hink förut. Nu var {child.he} det, ända ner i magen.|Och {child} var avundsjuk på en hink.]

## or
{child} satte sig på marken bredvid och klappade på sitt knä. ”Det här då?” sa {child.he}.

Katten [!short: klev ur mössan och ]gick runt knät[!short:  med svansen rakt upp].

”Bra kant där bak”, sa katten. ”Men framtill är det öppet. Där rinner man ut på skorna.”

[!short: Då tog {child} av sig ena skon och ställde den framför, så att det inte skulle vara öppet.

”Tack”, sa katten, och satte sig i skon.

{child} hade aldrig varit avundsjuk på sin egen sko förut. Nu var {child.he} det, ända ner i strumpan.|Och katten satte sig i skon. {child} var avundsjuk på sin egen sko.]

## if short
{child} satte sig på marken bredvid och gjorde sitt bästa knä. ”Här”, sa {child.he}. ”Du kan sitta här.”

”Det är ett fint knä”, sa katten. ”Det har kant där bak. Men framtill är det öppet. Jag skulle rinna ut.”

Och {child} var avundsjuk på en hink.


# in-everything
[!short: Den dagen satt katten i allt. {cat.He} satt i en låda och i en gryta och i en färgburk som nästan var tom. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] tog av sig en stövel, och då satt {cat.he} i den. ][school: {cat.He} satt i ryggsäcken från {school}, på bananen. ][sport: {cat.He} satt i sportväskan, ovanpå {sport.thing}. ][elder: {Elder} ställde ner matsäckskorgen, och då satt {cat.he} på smörgåsarna. ][elder2: ”Platt ost är också gott”, sa {elder2}. ][city: Det fanns snart inte en kant i hela {city} som {cat.he} inte hade suttit i. ]

[pet.cat: {Pet}[!pet.known: , {child's} katt,] kom och hälsade, nos mot nos. Sedan satt {pet} i hinken, för nu var den ledig.][pet.dog: {Pet}[!pet.known: , {child's} hund,] ville också ha en kant och provade hinken. Det blev en hink med svans.][pet.other: Hemma hade {child} {pet}, som hade kant runt hela sin bur och inte förstod hur bra {pet.he} hade det.]

[!short: ”Kom till mig i stället”, bad {child}.

”Kant runt om”, sa katten. ”Annars går det inte.”]

## or
[!short: Då vände {child} allt upp och ner, så att det inte skulle finnas någon kant att sitta i. {child.He} vände hinken, och {child.he} vände en låda. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] [short: kom också|hjälpte till], och då satt katten i luvan på {friend.his} jacka. ][school: Ryggsäcken från {school} drog {child.he} igen, och då satt {cat.he} i matlådan. ][sport: Sportväskan vände {child.he} upp och ner, så att {sport.thing} ramlade ut. ][elder: {Elder} satte sig själv på matkorgen, för säkerhets skull. ][elder2: ”Jag ville ändå ha platta smörgåsar”, sa {elder2}. ][city: Snart låg halva {city} upp och ner. ]

[pet.cat: {Pet}[!pet.known: , {child's} katt,] kom och lade sig ovanpå hinken. ”Utan kant”, sa katten. ”Det ser kallt ut.”][pet.dog: {Pet}[!pet.known: , {child's} hund,] trodde att det var en lek och vände tillbaka allting med nosen.][pet.other: ”Hemma bor {pet} i en bur”, sa {child}. ”Kant runt om”, sa katten. ”Där har du en som vet vad som gäller.”]

[!short: ”Nu finns det bara mitt knä kvar”, sa {child}.

Katten såg sig om. Sedan gick {cat.he} bort till skepparens kaffefat och satte sig på det.

”Lågt”, sa katten. ”Men runt om.”]

## if short
[friend: {Friend}[!friend.known: , {child's} bästa vän,] tog av sig en stövel, och då satt katten i den. ][school: Katten satt i ryggsäcken från {school}. ][sport: Katten satt i sportväskan, ovanpå {sport.thing}. ][elder: {Elder}[elder2:  och {elder2}] ställde ner matkorgen, och då satt katten på smörgåsarna. ][city: Snart hade katten suttit i hela {city}. ]

[pet.cat: {Pet}[!pet.known: , {child's} katt,] satte sig i hinken, för nu var den ledig.][pet.dog: {Pet}[!pet.known: , {child's} hund,] provade hinken. Det blev en hink med svans.][pet.other: Hemma hade {child} {pet}, som hade kant runt hela sin bur.]


# the-boat
Vid kajen låg en roddbåt, och ingen hade knutit fast den.

”Åh nej”, sa katten. ”Den har också kant.”

”Gör det inte!” sa {child}.

”Runt om”, sa katten, och hoppade i.

Båten gled ut från kajen. [!short: Först var det ett steg vatten emellan. Sedan var det två.]

”Hoppa tillbaka!” ropade {child}.

”Det går inte. Jag sitter.” Men så tittade katten över kanten, och hela pälsen reste sig. ”Det är blött”, sa katten. ”Det är blött runt om.”

[!short: {child} ville hoppa efter. Men skeppar {skipper} höll {child.him} hårt i flytvästen, och båten|Båten] gled längre och längre ut.

”Hjälp”, sa katten med mycket liten röst.

## or
Nu var båten färdigmålad, och skeppar {skipper} sköt ut den i vattnet för att se om den flöt.

[!short: ”Titta inte”, bad {child}.

]”Runt om”, sa katten och hoppade i, så att båten for ur händerna på skepparen.

”Kom tillbaka!” ropade {child}.

”Det går inte. Jag sitter.” Katten såg ut över vattnet. ”Hur långt är det till kanten på havet?”

”Det har ingen!”

”Ingen kant?” Hela pälsen reste sig på katten. [!short: ”Inte runt om? Inte ens en liten bit?”

”Nej!” ropade {child} och ville springa rakt ut. Men skeppar {skipper} höll {child.him} hårt i flytvästen, och båten|Och båten] gled längre och längre bort.

”Då vill jag hem”, sa katten så svagt att det knappt hördes.

## if short
Vid kajen låg en roddbåt, och ingen hade knutit fast den.

”Runt om”, sa katten, och hoppade i.

Båten gled ut från kajen.

”Hoppa tillbaka!” ropade {child}.

”Det går inte. Jag sitter.” Men så tittade katten över kanten, och hela pälsen reste sig. ”Det är blött”, sa katten. ”Det är blött runt om.”

Båten gled längre och längre ut.

”Hjälp”, sa katten med mycket liten röst.


# the-rope
På kajen låg ett rep. [!short: {child} såg på repet. Sedan lade {child.he} sig|{child} lade sig] på knä och drog det runt, runt, alldeles vid vattnet, tills båda ändarna möttes.[friend:  {Friend} höll i den ena.]

”{cat}!” ropade {child}. ”Titta här!”

Katten tittade. ”Vad är det?”

”En ring!”

[!short: ”Har den kant?”

”Ja!”

]”Runt om?”

”Runt om!”

[!short: Katten tittade på vattnet. Katten tittade på ringen. ]Då började det rycka i kattens stjärt.[!short:  Det ryckte åt höger, och det ryckte åt vänster.]

”Jag vill inte”, sa katten. ”Men jag måste ju.”

Och {cat.he} hoppade. {cat.He} flög över vattnet med alla fyra benen rakt ut[athlete: , längre än {athlete}], och landade med en duns mitt i ringen.[!short:  Sedan satte {cat.he} sig, som om ingenting hade hänt.

”Rymligt”, sa katten.]

## or
”Katten behöver en kant!” sa {child}. På kajen låg ett rep. {child} drog det runt alldeles vid vattnet[friend: , och {friend} drog från andra hållet]. Men repet var för kort. Ändarna möttes inte.

[!short: ”{cat}!” ropade {child}. ”Hoppa hit!”

Katten tittade. ”Den är öppen framtill.”

”Bara lite!”

”Lite räcker. Man rinner ut.”

]Då lade sig {child} på knä där det var öppet, med tårna mot ena änden och fingrarna mot den andra. ”Nu då?”

”Är du också kant?” ropade katten.

”Ja!”

”Runt om?”

”Runt om!”

[!short: Långt ute började en svans att vifta. Sedan viftade hela katten.

]”Det är inte klokt”, sa katten. ”Men jag måste.”

Och så kom {cat.he} i luften, med öronen bakåt[athlete:  och ett språng som {athlete} hade klappat åt], och landade på alla fyra tassarna, mellan repet och {child}.

[!short: ”Lite trångt”, sa katten och slickade sig på axeln.]

## if short
På kajen låg ett rep. {child} lade sig på knä och drog det runt, runt, alldeles vid vattnet, tills båda ändarna möttes.[friend:  {Friend} höll i den ena.]

”{cat}!” ropade {child}. ”Titta här! En ring!”

”Runt om?” ropade katten.

”Runt om!”

Då började det rycka i kattens stjärt.

”Jag vill inte”, sa katten. ”Men jag måste ju.”

Och katten flög över vattnet med alla fyra benen rakt ut[athlete: , längre än {athlete}], och landade med en duns mitt i ringen.


# another-ring
[!short: Skeppar {skipper} fick tag i båten med en lång krok. {child} satt kvar på kajen och tänkte på ringen.

Då kom {child.he} på något.|Då kom {child} på något.] {child.He} gjorde ett knä. Och framför knät, där det var öppet, höll {child.he} fram båda armarna, tills fingertopparna möttes.

[!short: Katten tittade. Katten gick runt {child} och tittade bakifrån också.

]”Kant”, sa katten. ”Runt om.”

[!short: ”Du behöver inte”, sa {child}.

]”Det är inte jag som bestämmer”, sa katten, och klev i.

{cat.He} var varm och vägde precis lagom, och hela katten surrade.[music:  {child} nynnade på {@song}, och katten spann med.] Där satt {cat.he} tills solen gick ner. [!short: Hinken stod tom, och skeppar {skipper} fick tillbaka sin mössa. Den var fortfarande varm.]

## or
Skeppar {skipper} drog in båten med en lång krok.[!short:  ”Nu behöver jag repet”, sa {skipper.he}. ”Och hinken.”]

Och mitt på kajen satt katten utan kant och såg väldigt liten ut.

Då gjorde {child} ett knä igen.

”Det är öppet framtill”, sa katten.

”Vänta”, sa {child}. {child.He} sträckte ut båda armarna och böjde dem runt, tills fingrarna hittade varandra.

[!short: Katten luktade på dem, ett finger i taget. Ingenstans var det hål.

]”Det blev en kant”, sa katten. ”Runt om.”

[!short: ”Måste du nu?”

]”Det är inte jag som bestämmer”, sa katten och klev i.

Där låg {cat.he}, rund och mjuk, och inte en tass rann ut.[music:  {child} sjöng {@song}, och katten spann i mellanrummen.] De satt så tills lamporna tändes i hamnen. [!short: Då satte skeppar {skipper} på sig sin mössa. Den var full av katthår.]

## if short
Då kom {child} på något. {child.He} gjorde ett knä. Och framför knät, där det var öppet, höll {child.he} fram båda armarna, tills fingertopparna möttes.

”Kant”, sa katten. ”Runt om. Det är inte jag som bestämmer.” Och så klev katten i.

{cat} var varm och vägde precis lagom, och hela katten surrade.[music:  {child} nynnade på {@song}, och katten spann med.] Där satt {cat.he} tills solen gick ner.


# tucked-in
Den kvällen stoppade [adult: {adult}|{child}] in täcket[!short: , först på ena sidan, sedan på den andra och sist vid fötterna].[!short: [pet.cat:  {Pet} låg redan i mitten.][pet.dog:  {Pet} låg på mattan, utan hink.]]

”Nu är det kant runt om”, sa [adult: {adult}.

”Då måste jag”, sa {child}.|{child.he}. ”Då måste jag.”]

Och {child.he} låg kvar.

## or
Hela vägen hem gick {child} med armarna i en ring framför magen.

”Den är ledig”, sa {child.he}[adult:  till {adult}].

[adult: {Adult} tittade på ringen. Den hade kant runt om. Så {adult} böjde sig ner och klev in i den, och där stod de länge i hallen med jackorna på.|Ingen satt i den på vägen. Så när {child.he} kom hem lade {child.he} den om kudden och hela huvudet mitt i.]

Det var inte [adult: {adult}|{child}] som bestämde.

# @song
{music}
