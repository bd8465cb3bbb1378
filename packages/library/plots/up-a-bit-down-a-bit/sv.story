title: Lite upp, lite ner
title: Björnen som kliade
title: Mitt på ryggen

% Björnen är "den" tills han har sagt något, sedan "han".

# every-day
Varje dag bad {child} att få en björn.

”En riktig”, sa {child.he}. [friend: ”En stor”, sa {friend}[!friend.known: , som var {child.his} bästa vän].|”En stor.”]

”Men vad ska du ha en björn till?” sa {@who}[elder2: , och det sa {elder2} också].[pet.dog / pet.cat:  ”Du har ju {pet}.”]

”Jag ska ta hand om den”, sa {child.he}.

# backwards
Och i kväll, när {child} [friend: och {friend}, som sov över, hade fått på sig pyjamasen|precis hade fått på sig pyjamasen][elder:  och {elder} satt på sängkanten med hårborsten], kom det en björn[city: , tvärs igenom hela {city}]. Den kom in i {child.his} rum baklänges. Först kom en stor brun rumpa. Sen kom en stor brun rygg. Och sen kom resten av björnen.

”Ursäkta”, sa björnen. ”Det kliar på mig. Det kliar mitt på ryggen[age<5: , och | . Jag har provat ett träd. Jag har provat en lyktstolpe. Jag har provat en buss, men den åkte. Och] jag når inte dit.”

”Det gör jag”, sa {child}.

Björnen satte sig, duns, och så var mattan full.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick flytta upp i sängen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] fick flytta upp i sängen.]

# not-there
{child} kliade med fingrarna.

”Lite upp”, sa björnen. ”Lite ner. Lite åt sidan …”

”Där?” sa {@asks}.

”Nej”, sa björnen. ”Inte där.”

[age>=5: [friend: {Friend} sprang till köket efter den stora träsleven, och {child} kliade med den.|{child} sprang till köket efter den stora träsleven och kliade med den.]

”Lite upp”, sa björnen. ”Lite ner. Lite åt sidan …”

”Där?”

”Nej”, sa björnen. ”Inte där.” Men nu luktade han soppa.

][elder: {Elder} räckte fram hårborsten, och {child} kliade med den.|{child} kliade med hårborsten.]

”Lite upp”, sa björnen. ”Lite ner. Hihi! Lite åt sidan …”

[friend / elder: ”Där?” sa {@asks}.|”Där?”]

”Nej”, sa björnen. ”Inte där.” Men nu var han väldigt blank.[age>=5: 

”Den hör när vi kommer”, sa han dystert. ”Då flyttar den på sig.”]

# bang-bang
Och det kliade värre och värre. Björnen gnuggade ryggen mot sängen. Bom, bom, sa sängen[pet.dog / pet.cat: , med {pet} i][elder & !pet: , med {elder} på].

”Sluta!” sa {child.he}. ”Den går sönder![pet.other:  Och du väcker {pet}!]”

Björnen slutade. Han satte tassarna för ögonen.

”Förlåt”, sa han. ”Det är ingen som hittar det.[athlete:  Inte ens {athlete} skulle göra det.] Det kommer att klia på mig i hela mitt liv.”

Oj, oj! En stor björntår föll ner på mattan.

# and-a-chin
{child} tittade på sina händer. De var väldigt små, och björnens rygg var väldigt stor. {Child.He} tittade på sina fötter.[pet.dog:  Och {child.he} tittade på {pet}, som låg på rygg i sängen och kliade sig med hela kroppen.][pet.cat:  Och {child.he} tittade på {pet}, som kliade hakan mot sängen.]

[child.name: Där fanns tio fingrar. Där fanns tio tår. Och så fanns det en haka. | {Child.He} hade tio fingrar. {Child.He} hade tio tår. Och så hade {child.he} en haka.]

”Lägg dig ner, björnen”, sa {child.he}.

Björnen lade sig ner. {child} lade sig ovanpå, raklång på magen i den djupa, varma pälsen. Och så kliade {child.he} med allt {child.he} hade. Tio fingrar, tio tår och en haka.

# there
”Lite upp”, sa björnen.

{child} ålade sig uppåt.

”Lite ner”, sa björnen.

{child} ålade sig neråt.

”Lite åt sidan”, sa björnen.

{child} ålade sig åt ena sidan, och åt den andra, och åt alla håll på en gång …

”DÄR!” sa björnen. ”Åh, där! Där, där, där!”

Hans ena bakben gick dunk, dunk, dunk. Tofflorna hoppade. Hårborsten hoppade.[pet.dog / pet.cat:  {Pet} hoppade.|[elder & !pet:  {Elder} hoppade.]] Och ut ur pälsen hoppade något litet och brunt och taggigt[friend: , rakt ner i {friend's} knä].

# a-fir-cone
Det var en kotte.

”Jaså, det var den”, sa björnen. ”Den har suttit där i flera veckor.[sport:  Den måste ha fastnat när jag försökte {play sport}.]” Och så suckade han så att gardinen fladdrade. ”Tack, {child}. Du kan verkligen ta hand om en björn.”[elder:  Det sa {elder} också.]

Kotten fick {child.he} behålla[friend: , och {friend} fick bära den till sängen].[school:  I morgon skulle den få följa med till {school}, i fickan.]

# your-turn
{child} kröp ner i sängen[pet.dog / pet.cat:  hos {pet}] och lade [friend: kotten|den] bredvid kudden.[friend:  {Friend} sov redan.][elder:  {Elder} stoppade om alla.]

”Nu är det din tur”, sa björnen. ”Kliar det på dig någonstans?”

”Bara lite”, sa {child.he}, ”mitt på ryggen.”

Så vände {child.he} på sig[pet.dog / pet.cat: , med ena handen på {pet}], och björnen lade dit sin mjuka, tunga tass[music:  och nynnade lite på {@song}].

”Lite upp”, sa {child}. ”Lite ner. Lite åt sidan …”

”Där?” viskade björnen.

”Där”, sa {child}.

Och sen sov {child.he}.

# @who
alla
## if adult & !elder
{adult}
## if elder
{elder}

# @song
{music}

# @asks
{child}
## if friend
{friend}
## if elder & !friend
{elder}
