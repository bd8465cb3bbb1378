title: Är du med?
title: En nick är uppåt
title: Alla nejen
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest dragon: Sot (han), Gnista (han)

% En regel: draken flyger uppåt när ryttaren nickar. ”Det bar uppåt” sägs torrt, och varje nej på vägen ner är lättare än det förra.
% Bakom {child} (@b) sitter {friend}, eller mormor eller farfar där ingen vän är vald. Vid staketet (@a) står den som är kvar.

# everybody-nodded
Första dagen i drakskolan satt {child} på en bänk i gräset bredvid {@beside} och nickade.[pet:  {@with}]

{Child.He} ville bli drakryttare mer än något annat. Och nicka kunde {child.he}. När alla andra i klassen nickade, då nickade {child} också, även när {child.he} inte hade förstått ett ord. Den som säger nej kan bli ensam om det, och bara {child} tänkte på det blev {child.he} het över hela ryggen.[school:  I fredags hade {child.he} nickat sig igenom hela divisionen {at school}.]

Läraren var draken själv. Han hette {dragon} och var lång som en buss. Varje gång han hade förklarat något sa han: ”Är ni med?” Då menade han om de hade förstått.

”Först uppåt”, sa {dragon}. ”När ryttaren nickar flyger draken uppåt. Jag rår inte för det. Det går rakt genom halsen. Är ni med?”

{child} nickade. {@B} tittade på {child} och nickade.

”Sedan neråt”, sa {dragon}, och så förklarade han neråt. Han använde svansen. Men {child} hade fullt sjå med att se ut som om {child.he} förstod, så {child.he} hörde ingenting.

”Är ni med?”

{child} nickade. {@B} tittade på {child} och nickade. Borta vid staketet nickade {@first} också.

# above-the-trees
De blev fastspända i sadeln, {child} främst och {@b} bakom.[pet:  {@on}]

”Sitter ni bra?” frågade {dragon}.

{child} nickade, och vips var de högre än träden.

”Är det roligt?” ropade {dragon}.

{child} nickade så att tänderna klapprade, och då var kyrkan inte större än en tand.[city:  Hela {city} hade fått plats i en matlåda.][sport:  {@B} försökte se var man kan {play sport}.][music:  {@B} sjöng {@song}, rakt ut i vinden.][athlete:  Så högt hade inte ens {athlete} varit.] Det var det bästa {child} hade varit med om.

# you-nod-up
”Då var lektionen slut”, sa {dragon}. ”Ska vi flyga ner?”

{child} nickade. Det bar uppåt.

”Jaha”, sa {dragon}. ”Jag trodde att du ville ner.”

”Det vill jag!” sa {child} och nickade. Det bar uppåt.

”Du säger ner”, sa {dragon}, ”men du nickar upp.”

”Jaså”, sa {child} och nickade. Det bar uppåt.

”Du vet väl hur man kommer ner?” frågade {dragon}. ”Annars förklarar jag gärna en gång till.”

Det var bara att säga nej. Men {child} blev het över hela ryggen och gjorde som {child.he} alltid gjorde. {Child.He} nickade. Och de for rakt in i ett moln och ut på ovansidan.

# only-white
Där fanns ingen stad längre. Det var vitt under dem och mörkblått ovanför, och hemskt kallt.

”Så här högt har jag aldrig varit”, flåsade {dragon}. ”Vilken tur att jag har en ryttare som kan allting.”

”Du vet väl hur man kommer ner?” viskade {@b}.

”Vet inte du?” viskade {child}.

”Nej. Jag nickade bara för att du nickade.”

”Jag nickade bara för att alla nickade”, viskade {child}.

Då var det ingen som visste.

# the-chin
”Är ni med?” frågade {dragon} och vände på sitt stora huvud.

Ett litet nej, mer behövdes inte. Men {child} kände hur hakan redan var på väg neråt, alldeles av sig själv, som den brukade. En enda nick till, och de skulle vara ute bland stjärnorna.

{@Chin}

Man kan inte nicka med {@under} under hakan. Huvudet kunde bara gå åt ena sidan och sedan åt den andra.

”Nej”, sa {child}. Det blev inte större än en smula. ”Jag är inte med. Jag hörde ingenting om neråt.”

Och de sjönk, ner i molnet.

”Men det är ju så man gör!” ropade {dragon}. ”Det är neråt! Man skakar på huvudet!”

# saved-up
Sedan blev de hängande mitt i molnet, för nu fanns det inget mer att säga nej till.

”Fortsätt!” sa {@b}. ”Det måste väl finnas något mer som du inte förstår!”

Det hade {child} aldrig talat om för någon. Men här var det bara moln. ”Jag förstår inte division”, sa {child.he} och skakade på huvudet. De sjönk.

”Jag vet inte vad ’emellertid’ betyder.” De sjönk.

”Jag kan inte andra versen. Jag rör bara på munnen.”

”Det gör jag med!” sa {@b}.

”Jag vet inte var Belgien ligger! Och jag skrattade åt vitsen om papegojan, och jag har aldrig förstått vad som var så roligt!”

För varje nej gick det lättare, och ryggen svalnade. Det var tur att {child} hade sparat så många. De räckte ända ner till marken.

# all-of-it
”Kan du förklara en gång till?” frågade {child}, när de stod i gräset. Nu gick det hur lätt som helst. ”Alltihop?”

”Alltihop?” sa {dragon} och såg ut som om han fyllde år. Han förklarade uppåt och han förklarade neråt, och han använde svansen. ”Är ni med?”

{child} kände efter. ”Inte på det där med svansen”, sa {child.he}.

”Skönt att du frågar”, ropade {@a} från staketet. ”Svansen förstod inte jag heller.”

”Men du nickade ju”, sa {child}.

”Alla nickade”, sa {@a}.

# only-grass
Det skymde när de gick hem. {Dragon} sträckte sin långa hals över staketet. ”I morgon flyger jag igen”, sa han. ”Är du med?”

{child} tittade ner först, för att se vad {child.he} stod på. Det var bara gräs.

Då nickade {child.he}.

# @with
{Pet} hade fått följa med i sin transportbur och höll ett öga på alltihop.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] satt under bänken och nickade så fort någon lyfte på en smörgås.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] låg redan i sadeln, för där var det varmast, och ingen vågade flytta på {pet.him}.

# @on
Mellan dem satt {pet} i sin bur. ”Håll i dig, {pet}”, sa {child}.
## if pet.dog
Längst fram satt {pet}, i den kortaste remmen. ”Sitt still, {pet}”, sa {child}.
## if pet.cat
Längst fram låg {pet}, där {pet.he} låg. ”Du kunde väl flytta på dig, {pet}”, sa {child}.

# @Chin
Men {@b} hade sett den hakan förut och sträckte fram en hand bakifrån, tog tag i den underifrån och höll fast.
## if pet.dog
Men {pet} hade suttit stilla länge nog och ville veta vad som stod på. {Pet.He} körde upp hela huvudet under {child's} haka, och där blev det kvar.
## if pet.cat
Men {pet} hade varit ute länge nog och ville ha mat. {Pet.He} reste sig och buffade till {child} underifrån, rakt under hakan, lika hårt som hemma.
## if pet.other
Men inne i buren hade {pet} börjat röra på sig. ”{Pet} vill se”, sa {@b} och lyfte upp buren framför {child}, rakt in under hakan.
## if elder & !friend & !pet
Men {elder.short} hade känt den hakan i många år och sträckte fram en hand bakifrån, tog tag i den underifrån och höll fast.

# @under
en hand
## if pet.dog
en hund
## if pet.cat
en katt
## if pet.other
en bur

# @song
{music}

# @beside
{friend}[!friend.known: , [friend: sin bästa vän, | från gatan bredvid,]]
## if elder & !friend
{elder}

# @b
{friend}
## if elder & !friend
{elder.short}

# @first
{minder}
## if adult & !elder / adult & !friend
{adult}[elder2:  och {elder2}]
## if elder & friend
{elder}[elder2:  och {elder2}]
## if elder & !friend & !adult
{minder}[elder2:  och {elder2}]

# @a
{minder}
## if adult & !elder / adult & !friend
{adult}
## if elder & friend
{elder.short}
