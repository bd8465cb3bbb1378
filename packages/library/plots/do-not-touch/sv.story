title: Får ej röras
title: Den som höll huset varmt
title: Draken bakom pannan
guest friend: Nova (hon), Ossian (han)
guest dachs: Bullen (han), Smulan (hon)
guest neighbour: Birgit (hon), Margit (hon)
guest dragon: Frideborg (hon), Hildeborg (hon)

% Regeln: en drake brinner så länge den har något att vakta som någon är rädd om. @dog: familjens hund eller katt, annars vaktmästarens tax.
% @a: {adult}, annars grannen från översta våningen.

# like-a-cod
Elementen på Backgatan 12[city:  i {city}] slocknade den kallaste kvällen på hela året. {child} lade handen på det i köket. Det var som att klappa en torsk.

”Vaktmästaren är i Sundsvall”, sa {@a-first} två mössor på sig. ”Ni kan väl springa ner och titta om det står något på pannan. Men rör ingenting!”

{Friend}[friend & !friend.known: , {child's} bästa vän,][!friend:  från våningen under] följde med, i sovsäck, med fötterna ut genom botten. Och så {@dog}. {@freezing}

# the-hole
På pannan stod ingenting. Men i väggen bakom den fanns ett hål, där alla rören försvann in i mörkret. Det var lågt och smalt och luktade sot.

{@built} Innan {child} hann säga ”stanna” syntes bara {@tail}, och sedan inte ens den.

{@sound}, hördes det långt inifrån.

Och efter det hördes någon annan. Någon som suckade.

# a-draught
De kröp efter. På andra sidan låg ett rum av tegel, med valv i taket, som en mycket liten kyrka. Dit ledde alla husets rör. De slingrade sig över golvet, och mitt bland dem, med rören runt sig som en filt, låg en drake. Hon var grön som ett gammalt koppartak.

”Stäng efter er”, sa draken. ”Det drar.”

”Det finns ingen dörr”, viskade {friend}.

”Nej”, sa draken dystert. ”Det är väl därför.”

{child} visste att {child.he} borde vara rädd. Men det är svårt att vara rädd för någon som har rinnande näsa.

”Är det du som värmer huset?” sa {child.he}.

”I nittiotre år. {Dragon} heter jag. Och nu har jag slocknat.”

Hon gapade. Därinne såg det ut som i en kamin dagen efter.

”Vi kan hämta ved”, sa {friend}.

# it-was-kept
”Ved! Ser jag ut som en brasa? En drake blir varm av att vakta. [age>=9: Så är vi gjorda. ]Har vi något att vakta så brinner det, och har vi inget så slocknar det. [age<9: Och det måste vara något som någon är rädd om. ]Jag hade en alldeles förträfflig skatt här utanför. Sju cyklar. Tre kälkar. En trumpet. I måndags var den borta.”

{child} och {friend} såg på varandra. I måndags hade det stått en container på gården. KÄLLARSTÄDNING hade det stått på lappen i porten, och {child} hade själv fått kasta en gammal kälke så att det skrällde.

”Men det var ju skräp”, sa {friend}.

”Det var sparat”, sa {dragon}. ”Skräp är något annat.[school:  Min syster under {school} vaktar kvarglömda vantar, och hon har aldrig frusit en dag.]”[age>=9: 

{Friend} sprang upp i sin sovsäck och kom tillbaka med en ljusstake som såg ut att vara av guld. {Dragon} luktade på den.

”Är du rädd om den här?”

”Nej”, sa {friend} ärligt.

”Då går det inte. Jag kan bara vakta det som någon är rädd om.”]

# click
De visste inte vad de skulle säga. Det enda som hördes var {@dog}, som gick runt, runt och letade efter den bästa platsen. {@He} fann den alldeles intill {dragon's} mage. Där lade {@he} sig, suckade och somnade.

Draken höll andan.

”Vad gör {@he}?” viskade hon.

”{@He} sover.”

”Här? Hos mig?”

”{@He} tycker nog att du verkar bra på att vakta”, sa {child}.

Då sa det klick, djupt inne i draken. En låga tändes. Den var blå och inte större än en lillfingernagel, men tegelgolvet runt {@dog} blev ljumt.

”Fast ni ska förstås ha {@him} med er hem”, sa {dragon}.

”Ja”, sa {child}. ”Det måste vi.”

Lågan fladdrade och blev ännu mindre.

# the-tin
Och då visste {child} vad som behövdes. {Child.He} önskade nästan att {child.he} inte hade vetat det.

{Child.He} sprang uppför alla trapporna. Under {child.his} säng stod en låda av plåt. FÅR EJ RÖRAS, stod det på locket. I den låg en kompass som [elder: {child.he} hade fått av {elder}[elder2:  och {elder2}] och som ]pekade lite som den ville. Där låg alla hemliga brev som {friend} någonsin hade skrivit. [sport: Där låg ett diplom i {sport}. ][athlete: Där låg en bild av {athlete}, med ett vikt hörn. ]Och där låg {@dearest} Ingen annan hade någonsin fått hålla i lådan.

{child} höll i den en stund. Sedan gick {child.he} ner igen.

# you-must-come
”Den får inte röras”, sa {child.he}.

”Nej”, sa {dragon}.

”Inte av någon.”

”Nej.”

”Men jag får komma och titta i den?”

”Du måste komma”, sa {dragon} allvarligt. ”Hur ska jag annars veta att jag vaktar rätt?”

{child} ställde lådan framför henne. {Friend} stod och bet sig i läppen. Så drog {friend.he} av sig snöret {friend.he} hade om halsen.

”Du får nyckeln till min dagbok”, sa {friend.he}. ”Dagboken behåller jag själv.”

”Mycket klokt”, sa {dragon}.

# red-between-the-scales
Hon rullade ihop sig runt plåtlådan och nyckeln, varv efter varv. Först hände ingenting. Sedan började det lysa rött mellan fjällen, som när man håller handen över en ficklampa. [age>=9: Det lyste i halsen och i magen och ända ut i svansspetsen. ]Rören knäppte till. Knäpp, knäpp, knäpp, gick det[music: , nästan som {@song},] upp genom huset, från våning till våning, och högst upp hörde de någon säga:

”Äntligen.”

{@Dog} ville inte gå. {@out}, och {@he} var varm som en nybakad limpa.

# did-it-say-anything
Uppe i köket stod {@a} med båda händerna på elementet. Den ena mössan hade redan åkt av.

”Se där”, sa {@a}. ”Den kom igång av sig själv. Stod det något på den?”

{Friend} tittade på {child}. {child} tittade på {@dog}.

”Ja”, sa {child}. ”Får ej röras.”

# @a
{neighbour}
## if adult
{adult}

# @a-first
{neighbour} från översta våningen, som hade kommit ner med
## if adult
{adult}, som hade

# @dog
{dachs}
## if pet.dog / pet.cat
{pet}

# @he
{dachs.he}
## if pet.dog / pet.cat
{pet.he}

# @him
{dachs.him}
## if pet.dog / pet.cat
{pet.him}

# @freezing
{Dachs} var vaktmästarens tax, som de passade så länge, och {dachs.he} frös mer än de andra, för {dachs.he} var så lång att värmen aldrig hann ända bak.
## if pet.dog
{Pet} var {a breed}, och {pet.he} frös med päls och allt.
## if pet.dog & breed.Dachshund
{Pet} var tax, och {pet.he} frös mer än de andra, för {pet.he} var så lång att värmen aldrig hann ända bak.
## if pet.dog & breed.Siberian Husky
{Pet} var en husky och tyckte att det äntligen var lagom varmt, men {pet.he} ville se vad de skulle göra.
## if pet.cat
{Pet} var katt, och en katt går inte med på att frysa.

# @built
Taxar är byggda för hål.
## if pet.dog
En hund måste veta vad som finns i ett hål.
## if pet.dog & breed.Dachshund
Taxar är byggda för hål.
## if pet.cat
En katt måste veta vad som finns i ett hål.

# @tail
en svans
## if breed.Bulldog / breed.Rottweiler / breed.Australian Shepherd / breed.Boxer
en rumpa

# @sound
”Voff”
## if pet.cat
”Mjau”

# @dearest
den första tand {child.he} hade tappat, inlindad i bomull.
## if pet.dog
{pet's} första halsband, som var så litet att det nu bara gick runt {child's} handled.
## if pet.cat
{pet's} första leksak, som ingen längre kunde se vad den hade varit.
## if pet.other
det första kortet som någon hade tagit av {pet}.

# @out
De fick bära ut {@him}, en i var ände
## if breed.Labrador / breed.Golden Retriever / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky / breed.Boxer / breed.Bulldog
De fick skjuta {@him} framför sig genom hålet, en på var sida
## if pet.cat
De fick bära ut {@him} i {friend's} sovsäck

# @song
{music}
