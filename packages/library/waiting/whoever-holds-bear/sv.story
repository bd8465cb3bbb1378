title: Den som håller i Nalle
title: Nalle på bussen
title: Alla som sov
guest friend: Selma (hon), Ture (han)

# no-bear
{child} låg i sin säng och kunde inte sova. Nalle var borta. {child.He} hade glömt honom på bussen. [pet & !pet.dog: {Pet} sov redan, för {pet} behövde ingen björn.]

Det var synd om {child}, och det var värre än så. För med Nalle var det på ett särskilt sätt. Den som håller i Nalle somnar. Så hade det alltid varit.

”Tänk om någon håller i honom nu”, sa {child}.

”Då är det bäst att vi skyndar oss”, sa [adult: {adult} | den som skulle läsa], och så tog de jackorna över pyjamasen och gick ut. [pet.dog: {Pet}, {child.his} hund, gick före med nosen i backen.]

# the-bus
Bussen stod still vid sista hållplatsen [city: i {city}]. Dörren var öppen och lamporna lyste. På förarplatsen satt en stor chaufför med kinden mot ratten.

Tuuuuut, sa bussen.

”Ursäkta”, sa {child}. ”Har ni sett en björn?”

”Zzzz”, sa chauffören.

Den som håller i Nalle somnar. Chauffören hade hållit i Nalle.

Men Nalle var inte där.

# sleepers
De gick vidare. I luckan för borttappade saker satt en farbror med huvudet i en låda vantar.

”Har ni sett en björn?” sa {child}.

”Zzzz”, sa farbrorn.

[friend: På trappan utanför sitt hus satt {friend}, {child's} bästa vän, med en smörgås i handen.

”{friend}! Har du sett Nalle?”

”Zzzz”, sa {friend}. Smörgåsen sov också, såg det ut som.

][elder: På bänken i parken satt {elder}[elder2:  och {elder2}, kind mot kind]. Stickningen hade ramlat ner i knät.

”Har du sett Nalle?”

”Zzzz”, sa {elder.short}.

][school: I fönstret på {school} sov vaktmästaren, lutad mot sin kvast.

][sport: Vid porten stod en som skulle hem från {sport}, med väskan på axeln, och sov stående.

][music: Någon hade satt sig att spela {music} på dragspel. Det sista som hände var en mycket lång ton.

][athlete: Till och med affischen av {athlete} hade rullat ihop sig för natten.

]Mitt i gatan stod en polis med handen rakt upp. Framför henne väntade tre bilar och en cykel.

”Har ni sett en björn?” sa {child}.

”Zzzz”, sa polisen. Hon sov så fint att ingen hade märkt det.

# there-he-is
[pet.dog: {Pet} stannade och viftade. | Då fick {child} syn på en brun fot.] Där satt Nalle, på trappan till brandstationen, bredvid en brandman som sov i sin hjälm.

”Nalle!” ropade {child}.

[pet.dog: Men {pet} var fortast. {pet.He} tog Nalle i munnen, försiktigt, gick två steg och lade sig ner. Zzzz.

]”Jag tar honom”, sa [adult: {adult} | den som hade kommit med].

”Nej!” sa {child}. ”Håll inte i –”

Men [adult: {adult} höll redan | det var redan gjort]. Först kom en gäspning. Sedan kom en till. Och så satt [adult: {adult} | den enda vuxna som hade varit vaken] på trappan, med Nalle i famnen.

”Zzzz.”

# all-alone
Det var tyst på hela gatan. Alla sov. Alla utom {child}.

{child} kände sig liten. Magen blev kall. {child.He} petade på en kind. {child.He} ropade i ett öra. Ingenting hjälpte, så länge Nalle satt där han satt.

Och {child} ville hålla i honom. {child.He} ville det mer än något annat. Men då skulle {child} också somna, och då skulle ingen vara vaken i hela världen.

Nalle tittade på {child} med sina knappar.

”Jag kommer”, viskade {child}. ”Men jag får inte hålla i dig. Inte än.”

# the-scarf
Runt halsen hade Nalle en halsduk. {child} tog tag i den, bara i änden, med två fingrar, och drog.

Nalle gungade. {child} gäspade. Det var nära. {child.He} bet sig i läppen, sträckte ut armen så långt bort den gick, och drog en gång till.

Nalle lossnade! Han åkte ut ur famnen och hängde i halsduken, långt ifrån alla magar.

”Mm?” sa [adult: {adult} | någon] och satte sig upp. ”Var är vi?”

”Du höll i Nalle”, sa {child}.

”Oj då.”

# home
De hängde Nalle mitt på en lång pinne. Sedan bar de honom hem mellan sig, {child} i ena änden och [adult: {adult} | den vuxna] i den andra, som en gryta man inte får spilla. [pet.dog: {Pet} kom efter och gäspade.]

Och där de gick vaknade folk. Polisen tog ner handen, och bilarna fick åka hem. Farbrorn tog vantarna ur öronen. [friend: {friend} åt upp sin smörgås.] [elder: {Elder.short} vinkade från bänken.] Bussen slutade tuta.

”Vad skönt det var”, sa de allihop. ”Vad var det vi höll i?”

# in-bed
Hemma lade sig {child} i sängen igen. Täcket stoppades om på båda sidor. [pet & !pet.dog: {Pet} sov fortfarande och hade inte märkt någonting.] Lampan släcktes. Dörren stod lite öppen.

Nalle hängde på stolen och väntade.

”Har du allt du behöver?” viskade [adult: {adult} | den som stod i dörren].

”Snart”, sa {child}.

Och så tog {child} Nalle i famnen.
