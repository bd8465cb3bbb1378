title: Nu har den gått
title: En liten en
guest friend: Amina (hon), Samir (han)
guest pet: Otto (han), Tilda (hon)
guest minder: Malena (hon), Josefin (hon)

% Hunden är familjens, annars {friend's}; en katt stirrar ut den i stället. Brrromm är djupt och långt borta, Murrr är i magen. Låt barnet göra den lilla.
% Den som säger vad det är: {adult}, annars den äldre, annars {minder}.

# round-the-house
Hela middagen gick åskan runt huset[city:  och runt {city}]. Den gick över taket, BRRROMM. Den gick bortåt vägen[school: , förbi {school}], Brrromm. Den gick långt upp på berget.

”Så där”, sa {@first}. ”Nu har den gått.”[elder & adult:  Det trodde {elder}[elder2:  och {elder2}] också.]

{Pet} kom fram under bordet, ett ben i taget. {@is}, men ingen kan [pet.cat: fånga | valla] åska.

# the-cupboard
{Friend}[!friend: , {child's} bästa vän,] skulle sova över. {Friend.He} och {child} var just på väg upp för att borsta tänderna[music: , och nynnade på {music},] när de hörde något i skrubben under trappan.

Murrr, sa skrubben.

”Det är kylskåpet”, sa {@a}.

”Kylskåpet står i köket”, sa {child}.

”Det gör det ju”, sa {@a}.

Murrr, sa skrubben.

# a-little-one
{child} öppnade dörren. Det var mörkt. Längst in, bakom stövlarna[sport:  och {sport.thing}], låg något mjukt och grått, ungefär så stort som en kudde. Det skakade. Och när det skakade, så skakade stövlarna med.

”Det är en åska”, viskade {child}. ”En liten.”

”Får vi behålla den?” sa {friend}. ”Jag får inte ha hamster.”

Murrr.

”Den är hungrig”, sa {friend}. ”Så låter min mage.” Och {friend.he} hämtade en smörgås åt den.

Den lilla åskan ville inte ha någon smörgås. Den klämde in sig bakom dammsugaren. Murrr.

# listen
{child} ville veta vad den sa. Så {child.he} satte sig på golvet.

Murrr, sa den. Sedan väntade den.

Murrr, sa den. Sedan väntade den.

”Vad väntar den på?” sa {friend}.

”Sch. Lyssna”, sa {child}.

Murrr, sa den lilla åskan.

Och långt borta, uppe på berget: Brrromm.

Murrr, sa den lilla åskan.

Brrromm, sa berget.

# left-behind
”Det är åskans mamma”, sa {child}. ”Den här kom inte med.”

{Friend} tittade på den lilla åskan. {Friend.He} tittade länge.

”Då kan vi inte behålla den”, sa {friend.he}. Och {friend.he} lade ifrån sig smörgåsen. ”[pet.cat: {Pet} får hämta ut den. {Pet.He} kan ju nattfjärilar.|{Pet} får valla ut den. {Pet.He} kan ju ankor.]”

Alla tittade på {pet}.

# out-it-came
{@place}

{@crept} {Pet.He} bara tittade, och gick runt bakom dammsugaren.

Och ut kom den.

# mind-the-step
Den kom mullrande genom hallen, och jackorna skakade, och kopparna sa kling i köket[elder & adult: , där {elder} stod och torkade dem]. Den gick lite åt vänster, så {pet} gick åt vänster. Den gick lite åt höger, så {pet} gick åt höger[athlete: , lika kvickt som {athlete}]. {@A} öppnade dörren mot trädgården.

”Akta trappsteget”, sa {@a}. [adult: {adult.He} | [elder: {elder.He} | {minder.He}]] kom inte på något annat att säga till den.

# up-it-went
Över det våta gräset gick den, under tvättlinan och fram till grinden. Där stannade den. Himlen var stor och mörk, och det var långt upp.

{Pet} knuffade inte på. {@waited}

Murrr? sa den lilla åskan.

BRRROMM, sa berget.

Och upp for den, över grinden, över häcken, upp och upp, grått i grått.

# far-away
De stod på trappan och lyssnade. Ingenting. Ingenting.

Sedan, långt, långt borta:

Brrromm.

Murrr.

# the-last-of-it
{Pet} kom tillbaka över gräset. {Pet.He} gick ett varv runt {@a}, [elder & adult: och ett varv runt {elder}, ][elder2: och ett varv runt {elder2}, ]och ett varv runt {friend}, och ett varv runt {child}, och så [pet.cat: fick {pet.he} | vallade {pet.he}] in dem allihop.

{child} stängde dörren.

”Så där”, sa {child.he}. ”Nu har den gått.”

# @is
{Pet} var {friend's} hund. {Pet.He} kunde valla ankor, och {pet.he} kunde valla höns
## if pet.dog
{Pet} [breed: var {a breed}. {Pet.He} ]kunde valla ankor, och {pet.he} kunde valla höns
## if pet.cat
{Pet} [breed: var {a breed}. {Pet.He} ]kunde fånga nattfjärilar, och {pet.he} kunde fånga pingisbollar

# @place
{Pet} tittade på skrubben. {Pet.He} tyckte inte om åska. Men den här var bara en liten en, och den var på fel ställe, och {pet} stod inte ut med saker på fel ställe.
## if pet.cat
{Pet} tittade på skrubben. {Pet.He} tyckte inte om åska. Men den här var bara en liten en, och den låg på {pet's} plats, och {pet} stod inte ut med någon på sin plats.

# @crept
{Pet.He} lade sig platt. {Pet.He} kröp in, på magen, förbi stövlarna. {Pet.He} skällde inte.
## if pet.cat
{Pet.He} lade sig platt. {Pet.He} kröp in, på magen, förbi stövlarna. {Pet.He} fräste inte.

# @waited
{Pet.He} lade sig i det våta och väntade.
## if pet.cat
{Pet.He} satte sig i det våta, som {pet.he} aldrig annars gjorde, och väntade.

# @first
{minder}, som passade {child.him}
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
