title: Raketen som inte åkte
title: Den går bara upp
title: Allt åker utom vi
guest neighbour: Solbritt (hon), Majbritt (hon)
guest friend: Melker (han), Alva (hon)

% Fem till ett: det åker upp. Ett till fem: det kommer ner. Bara det som har öron (handtag) hör räkningen. Utan vän är {friend} grannbarnet.

# to-the-moon
Det var den bästa raket som {child} och {friend} hade byggt. Den var lika hög som en dörr och hade folie överallt, och den stod på {neighbour's} gräsmatta, för det var hennes nya kylskåp som hade kommit i kartongen. Och det fanns bara ett ställe de ville åka till.

”Till månen!” sa {child}.

”Till månen!” sa {friend}, [friend: {child.his} bästa vän|som bodde i huset bredvid].

De klev in. {child} var {age} år och väldigt bra på att räkna baklänges, så det var {child.he} som räknade.

”Fem, fyra, tre, två, ett … I VÄG!”

SVISCH! Något for upp i luften.

Men det var inte raketen.

# my-tea
”Mitt kaffe!” sa {neighbour}.

Det var hennes mugg som hade lyft från trädgårdsbordet. Rakt över skorstenen[school:  och {school}] for den, och sedan var den borta.

”Förlåt, {neighbour}”, sa {child}, och {neighbour} höll för öronen[music:  och nynnade på {@song}]. ”Fem, fyra, tre, två, ett … I VÄG!”

# the-can
SVISCH! Där for vattenkannan, tvärs över [city: hela {city}|himlen], och det regnade lite efter den[pet.dog: , mest på {child's} hund, {pet}][pet.cat: , mest på {child's} katt, {pet}].

Men raketen stod där den stod.

”Allt åker utom vi!” sa {child}.

# good-for-thinking
”Jag måste tänka”, sa {friend}. {Friend.He} klev ut och satte sig i tvättkorgen, för den var full av handdukar och skön att tänka i.

Det såg inte {child}. {Child.He} blundade, för att kunna räkna så högt som det bara gick.

”FEM! FYRA! TRE! TVÅ! ETT! I VÄG!”

SVISCH!

”{child}!” ropade någon, långt där uppe.

# only-up
{child} stack ut huvudet. Där var {friend}, i tvättkorgen, på väg förbi trädets topp.

”Kom ner!” skrek {child}.

”Det går inte!” skrek {friend}. ”Den kan bara upp!”

Nu var {friend.he} liten som en nalle. Nu var {friend.he} liten som en knapp.

Åh nej! Det blev alldeles kallt i {child's} mage. Det var ju {child.he} som hade räknat. Fem, fyra, tre, två, ett, då åkte allting upp. Men vad skulle man säga för att det skulle komma ner?

# one-two
{child} ställde sig i gräset och ropade rakt upp i himlen.

”ETT!”

Korgen stannade.

”TVÅ!”

Korgen började åka ner.

”Inte så fort!” ropade {friend}.

”Tre”, sa {child}, och då var {friend} stor som en nalle igen. ”Fyra”, sa {child} mjukt, och då var {friend} stor som {friend}.

”Fem”, viskade {child}.

Och korgen satte sig i gräset, lika försiktigt som en höna på ett ägg. Efter den kom vattenkannan. Efter vattenkannan kom muggen, och den landade på bordet, precis där den hade stått. {neighbour} tittade ner i den.

”Iskallt”, sa hon. ”Det är frost på.”

# ears
”Hur var det?” frågade {child}.

”Högt”, sa {friend}. ”Men jag hann tänka. Muggen har ett öra. Vattenkannan har ett öra. Och tvättkorgen har två.” {Friend.He} tog tag i sina egna öron. ”Precis som jag.”

De tittade på raketen. Den var slät hela vägen runt.

”Den har inga ÖRON!” sa {child}. ”Den hör ju inte vad jag säger!”

{neighbour} letade fram två papptallrikar. {child} tejpade fast en på var sida. Nu såg raketen väldigt förvånad ut.

De klev in och stängde dörren. [elder: {Elder}[elder2:  och {elder2}] kom fram till häcken och vinkade. ]Nu behövde {child} inte skrika.

”Fem, fyra, tre”, sa {child.he}. ”Två, ett. I väg, är du snäll.”

SVISCH!

# the-moon
Och den här gången var det raketen! [athlete: Inte ens {athlete} kommer i väg så fort. ]Den for över skorstenen och upp genom ett moln, och ut på andra sidan, där det var mörkt och tyst och fullt av stjärnor. Där var månen, stor som ett berg. De åkte ett varv runt den, sakta, så nära att {friend} kunde klappa den.

”Kall”, sa {friend.he}. ”Som kaffet.[sport:  Och alldeles för rund att {play sport} på.][pet.other:  Det hade inte {pet} tyckt om.]”

Sedan räknade {child} hem dem. ”Ett … två … tre … fyra … fem.” Och det blev ingen duns alls.

# landed
På kvällen, när [adult: {adult} hade släckt lampan|det var mörkt], låg {child} i sin säng. Men {child.he} hade inte riktigt kommit ner än. Benen var kvar uppe bland stjärnorna. Det var armarna också, och huvudet. Så {child.he} räknade, mycket, mycket tyst.

”Ett”, och då kom benen ner.

”Två”, och då kom armarna ner.

”Tre”, och då sjönk huvudet ner i kudden.

”Fyra …”

Och innan {child} kom till fem hade {child.he} landat.

# @song
{music}
