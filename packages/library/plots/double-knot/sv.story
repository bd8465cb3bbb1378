title: Ön som hade slitit sig
title: Dubbelknut
title: En ö på besök
guest friend: Maja (hon), Ebba (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% @a ror: {adult}, annars mormor eller farfar, annars {minder}. Gåsmamman är ”hon”, gåspappan ”han”. ”Honk?” frågar, ”Honk!” svarar.

# no-island
På morgonen fanns det ingen ö i viken. Det visste {child} säkert. {Child.He} och {friend} hade [city: kommit dit från {city} kvällen innan, och de hade ]suttit längst ut på bryggan med varsin ostsmörgås och tittat rakt ut över sjön, och där hade det bara varit vatten.

Efter middagen låg det en ö där.

Den var inte stor. Ungefär som ett klassrum[school:  {at school}], fast rund och lurvig, med gräs och vass runt kanten och en enda liten björk i mitten.

”Den rör sig”, sa {friend}.

Det gjorde den. Den kom glidande mot bryggan, långsamt, som om den hade hela kvällen på sig. Till slut sa det duns, fast mjukt, och björken gungade till.

”{@A}!” ropade {child}. ”Det har kommit en ö!”

# heard-of-it
{@First} kom ner från huset med kaffekoppen i handen. {@He} tittade länge.

”Det har jag hört talas om”, sa {@he}. ”Ibland lossnar en bit av stranden, med rötter och allt, och ger sig ut och flyter. Men jag har aldrig fått besök av en.”

”Får vi gå på den?”

”Flytvästarna på”, sa {@a}. ”Så tar jag ekan och ror bredvid.”

[pet.dog: I fören på ekan ställde sig {pet}[!pet.known: , {child's} hund,] i en egen liten flytväst och såg ut som den som bestämmer.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] stannade på bryggan. Vatten ska ligga i en skål, tyckte {pet}.

][pet.other: {Pet} fick stanna hemma. Så små flytvästar finns det inte.

]{child} klev över först. Marken sviktade under {child.him}, precis som en säng. {Child.He} tog ett steg till, och det kluckade någonstans långt nere. {Friend} kom efter, och så fnissade de båda två, för det gick inte att gå ordentligt[sport: , och ännu mindre att {play sport}]. Det var som att gå på pannkakor.

# the-goose
”Hssss!” sa ön.

De stannade tvärt.

Bakom björken, mitt i ett runt bo av vass, låg en grågås. Hon sträckte på halsen och såg sträng ut.

”Förlåt”, viskade {child}. ”Vi visste inte att det bodde någon här.”

Gåsen tittade på dem med ena ögat och sedan med det andra. Så lade hon ner halsen igen. Men hon såg inte lugn ut. Hon såg ut som någon som har somnat på bussen och vaknat på fel hållplats.

Då hördes det. Långt bortifrån, från andra sidan sjön.

”Honk? … Honk?”

Gåsen på ön ställde sig upp. Under henne låg fem vita ägg.

”Honk!” svarade hon.

# the-blanket
”Det är gåspappan”, sa {child}. ”Han var väl ute och åt, och när han kom hem var hemmet borta.”

”Hon kan ju flyga till honom”, sa {friend}.

”Hon kan inte ta med sig äggen.”

De tänkte. {@A} vilade på årorna[music: , nynnade på {music}] och väntade.

”Vi får köra hem henne”, sa {child}.

”Man kan väl inte köra en ö?” sa {friend}.

{child} slickade på fingret och höll upp det. Ena sidan blev kall. Vinden blåste från huset och ut över sjön, åt precis rätt håll.

”{@A}, har du filten i båten?”

Det hade {@a}. Den rutiga. {@He} räckte över den, och {child} knöt fast två hörn i björken. De andra två hörnen tog {friend}, ett i varje hand, och lutade sig bakåt[athlete: , stark som {athlete}]. Filten bullade ut sig och blev rund som en mage.

Först hände ingenting. Sedan började bryggan krympa.

”Vi seglar!” ropade {friend}.[elder & adult: 

På bryggan stod {elder}[elder2:  och {elder2}] och vinkade och blev mindre och mindre. ”Hälsa från fastlandet!” ropade {elder.short}.][elder2 & !adult: 

På bryggan stod {elder2} och vinkade och blev mindre och mindre. ”Hälsa från fastlandet!” ropade {elder2.short}.]

# the-root
Men ön ville vrida sig. Den snurrade sakta, så att sjön gick runt och {@a} åkte förbi två gånger. {child} kröp på mage ut till kanten och kikade ner. Där stack en lång rot rakt ut i vattnet, tjock som en arm. {Child.He} tog tag i den och drog åt sig. Ön slutade snurra. {Child.He} sköt den ifrån sig. Ön svängde lydigt åt andra hållet.

”Den har ett roder!” sa {child}. ”Den har haft det hela tiden!”

Så seglade de, {friend} med filten och {child} med roten, och {@a} rodde bredvid så att årorna droppade. Solen hängde lågt och gjorde en väg på vattnet. Varje gång gåspappan ropade pekade {child} med roten mot ljudet.

”Honk?”

Lite åt vänster.

”Honk!”

Rakt fram.

# a-perfect-fit
Och där, i vassen på andra sidan, fanns ett hål. Det var runt och lurvigt i kanten och ungefär lika stort som ett klassrum. Ön gled in i det och passade precis.

Gåspappan kom plaskande med vingarna utbredda. Han gick ett varv runt boet och räknade äggen. Sedan lade han sin hals tätt intill hennes, och efter det ropade ingen mer på hela sjön.

{@A} hade ett rep. {child} band det runt björken och runt en gammal stolpe på land. Dubbelknut, och en till.

Hemvägen tog de i ekan, alla tre, med filten om sig.

# we-are-floating
Och när {child} låg i sängen den kvällen, och {friend} låg på madrassen bredvid, gungade det fortfarande lite.

”Känner du?” viskade {child}.

”Mm”, sa {friend}. ”Vi flyter.”

”Men vi sitter fast”, sa {child}. ”Dubbelknut.”

Och så sov de.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
