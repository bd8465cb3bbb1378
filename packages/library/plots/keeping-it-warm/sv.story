title: Jag håller det varmt
title: Bara som squash
title: Sex veckors frukost
guest friend: Tuva (hon), Loke (han)
guest pet: Bella (hon), Buster (han)
guest elder: Märta (hon), Evert (han)

% {elder} är familjens, annars den som har lotten bredvid. Hunden är familjens, annars vännens; en katt hittar varma ställen genom att lägga sig på dem.

# on-my-marrow
Samma dag som det var grönsakstävling[city:  {in city}] sprang {child} och {child.his} bästa vän {friend} upp till odlingslotterna med skottkärran[athlete: , lika fort som {athlete}]. {child} hade odlat en squash. Den var lika lång som {child.his} arm och mycket lydigare än {@whose}, och klockan två skulle den ligga på prisbordet.

Men det satt en drake på den.

Hon var grön som en vinflaska och stor som en soffa.

”Det där är min squash”, sa {child}.

”Det där är mitt ägg”, sa draken. ”Jag håller det varmt.”

”Det är en grönsak!”

”Det är blygt.”

# prove-it
{Friend} harklade sig. {Friend} skulle bli advokat och övade varje dag[school: , till och med {at school}]. ”Bästa frun”, sa {friend.he}, ”kan ni bevisa att det är ert?”

”Det är grönt”, sa draken. ”Jag är grön. Kan den där bevisa det?”

{Friend} granskade {child} uppifrån och ner. ”Det ser inte bra ut för oss”, viskade {friend.he}.

# is-it-ready
{@Elder} kom ut ur skjulet med kaffepannan.[elder2:  {Elder2} kom efter med kopparna.] ”Jag håller det varmt”, sa {elder.short}. ”Vem vill ha?”

”{Elder.short}! Det sitter en drake på min squash!”

”Ja, minsann. Är den klar?”

{@knocks} Nu böjde {elder.he} sig ner och sträckte fram knogarna mot squashen, och då morrade draken så att rutorna i skjulet skallrade.

# six-weeks
”Jag har vattnat den varje dag”, sa {child} till draken. ”Jag har sjungit för den.”[music:  Och {child.he} sjöng en bit av {music}, för att visa hur.]

”Tack”, sa draken. ”Det tyckte det om. Men jag värpte det här bland de gröna bladen, och så flög jag iväg på frukost, och här ligger det.”

”Hur länge åt du frukost?”

”Sex veckor. Det var mycket frukost.”

{Pet} var inte till någon hjälp. {@nose}

”Inte nu, {Pet}”, sa {child}. ”Kom hit och var farlig.”

# the-cucumber
”Jag kallar mitt första vittne”, sa {friend}. ”Gurkan.” {Friend.He} höll upp en bredvid squashen. ”Samma skal. Samma skaft. De är släkt, det syns ju!”

Draken stirrade på gurkan. ”Det var tvillingar”, viskade hon och stoppade in den under sig också.

”Jag har inget att tillägga”, sa {friend}. ”Jag tror att jag gjorde det värre.”

# so-do-i
Kyrkklockan slog ett. {child} knöt händerna. {Child.He} var rasande, och under det var {child.he} ledsen.

”Jag älskar den där squashen”, sa {child}.

”Jag med”, sa draken. ”Det är lite besvärligt, va?”

Draken kröp ihop ännu tätare, för säkerhets skull. Mycket försiktigt andades hon ut längs båda sidorna. Squashen glödde orange. Det luktade underbart.

”Åh nej”, sa {child}. ”Du steker den!”

Draken for upp. Hela ena sidan av squashen var brun och mjuk, och det bubblade i kanten.

”Jag höll det varmt”, sa hon med liten röst. Vingarna slokade. ”Jag höll det bara varmt.”

{child} la armarna om den stora gröna halsen, så långt de räckte.

# the-heap
{@dug}

”Vad har du hittat, {Pet}?” {child} sprang dit och körde ner båda armarna. Mitt i en komposthög är det hett som i ett badkar. {Child.He} kände äggskal, kaffesump och sedan något slätt och runt och tungt. {Child.He} rullade upp det i ljuset.

Det var brunt som en kastanj och hade en buckla i ena änden.

”Det är en kålrot”, sa draken utan att titta ordentligt.

”Protest!” sa {friend}.

”{Elder.short}”, sa {child}, ”kan du knacka?”

# tock
{@knelt} {Elder.He} la huvudet på sned. Först knackade {elder.he} på squashen.

Klafs.

Sedan knackade {elder.he} på det bruna. Tock, tock.

Tock, tock, sa det inuti.

{Elder.short} tog av sig hatten.

”Inte klar”, sa {elder.he} hest. ”Men det är inte långt kvar.”

# the-other-end
{child} lyfte ägget. {Friend} glömde juridiken och tog i andra änden. Tillsammans bar de det bort till draken och la ner det mellan hennes fötter.

”Du valde det varmaste stället av alla”, sa {child}.

Draken la kinden mot ägget. Tock, sa det. ”Och jag har förstört ditt”, sa hon.

”Bara som squash”, sa {child}.

# best-roast
De körde den till tävlingen i alla fall[sport: , förbi alla som skulle {play sport}]. Det fanns inget pris för bästa stekta squash, så {friend} argumenterade tills det fanns ett, och det vann {child}.[adult:  {Adult} klappade högst[elder2:  och {elder2} näst högst].] {Pet} fick {@end}.

På vägen hem regnade det. {child} hade stövlarna fulla med vatten, så {child.he} lämnade dem på trappan och gick in och åt[adult:  med {adult}].

# still-warm
På morgonen öppnade {child.he} dörren. På gången fanns det spår efter klor, stora, och bredvid dem några som inte var större än en sparvs. Stövlarna stod där {child.he} hade ställt dem, lite svedda upptill. {child} stack ner foten. Det var torrt ända ner till tårna, och fortfarande varmt.

# @whose
{friend's} hund {pet}
## if pet.dog
hunden {pet}
## if pet.cat
katten {pet}

# @elder
{Elder}, som hade lotten bredvid,
## if elder
{Elder}, som hjälpte till där den veckan,

# @knocks
{Elder} hade odlat i femtio år, och {elder.he} trodde aldrig att något var klart förrän {elder.he} hade knackat på det.
## if elder
{Elder.short} trodde aldrig att något var klart, inte ens en bulle, förrän {elder.he} hade knackat på det.

# @knelt
{Elder} gick ner på sitt dåliga knä och sedan på sitt bra.
## if elder
{Elder} gick ner på ena knäet och sedan på det andra.

# @nose
{Pet.He} hade nosen i backen och drog mot komposthögen.
## if pet.cat
{Pet.He} hade lagt sig överst på komposthögen med alla tassarna under sig och spann.

# @dug
{Pet} skällde borta på komposthögen och grävde så att potatisskalen yrde. En hund känner lukten av en kaka genom en låst dörr, och det här hade {pet.he} känt lukten av hela förmiddagen.
## if pet.cat
{Pet} jamade borta på komposthögen och krafsade så att potatisskalen yrde. En katt hittar det varmaste stället var som helst på en minut, och på det här hade {pet.he} legat hela förmiddagen.

# @end
sista biten
## if pet.cat
smöret
