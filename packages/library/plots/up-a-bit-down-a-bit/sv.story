title: Lite upp, lite ner
title: Björnen som kliade
title: Mitt på ryggen

% Björnen är "den" tills han har sagt något, sedan "han".

# every-day
Varje dag bad {child} att få en björn.

”En riktig”, sa {child.he}. ”En stor.”

”Men vad ska du ha en björn till?” sa {@who}[elder & adult: , och det sa {elder}[elder2:  och {elder2}] också][elder2 & !adult: , och det sa {elder2} också].

”Jag ska ta hand om den”, sa {child.he}.

# backwards
Och i kväll, när {child} precis hade fått på sig pyjamasen, kom det en björn[city: , tvärs igenom hela {city}]. Den kom in i {child.his} rum baklänges. Först kom en stor brun rumpa. Sen kom en stor brun rygg. Och sen kom resten av björnen.

”Ursäkta”, sa björnen. ”Det kliar på mig. Det kliar mitt på ryggen[age<5: , och | . Jag har provat ett träd. Jag har provat en lyktstolpe. Jag har provat en buss, men den åkte. Och] jag når inte dit.”

”Det gör jag”, sa {child}.[friend:  ”Jag är bra på att klia. Det säger {friend}, och {friend.he} är min bästa vän.”]

Björnen satte sig, duns, och så var mattan full.[pet.dog:  Hunden {pet} fick flytta upp i sängen.][pet.cat:  Katten {pet} fick flytta upp i sängen.]

# not-there
{child} kliade med fingrarna.

”Lite upp”, sa björnen. ”Lite ner. Lite åt sidan …”

”Där?” sa {child}.

”Nej”, sa björnen. ”Inte där.”

[age>=5: {child} sprang till köket efter den stora träsleven och kliade med den.

”Lite upp”, sa björnen. ”Lite ner. Lite åt sidan …”

”Där?”

”Nej”, sa björnen. ”Inte där.” Men nu luktade han soppa.

]{child} kliade med hårborsten.

”Lite upp”, sa björnen. ”Lite ner. Hihi! Lite åt sidan …”

”Där?”

”Nej”, sa björnen. ”Inte där.” Men nu var han väldigt blank.[age>=5: 

”Den hör när vi kommer”, sa han dystert. ”Då flyttar den på sig.”]

# bang-bang
Och det kliade värre och värre. Björnen gnuggade ryggen mot sängen. Bom, bom, sa sängen.

”Sluta!” sa {child.he}. ”Den går sönder![pet.other:  Och du väcker {pet}!]”

Björnen slutade. Han satte tassarna för ögonen.

”Förlåt”, sa han. ”Det är ingen som hittar det.[athlete:  Inte ens {athlete} skulle göra det.] Det kommer att klia på mig i hela mitt liv.”

Oj, oj! En stor björntår föll ner på mattan.

# and-a-chin
{child} tittade på sina händer. De var väldigt små, och björnens rygg var väldigt stor. {Child.He} tittade på sina fötter.

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

Hans ena bakben gick dunk, dunk, dunk. Tofflorna hoppade. Hårborsten hoppade. Och ut ur pälsen hoppade något litet och brunt och taggigt.

# a-fir-cone
Det var en kotte.

”Jaså, det var den”, sa björnen. ”Den har suttit där i flera veckor.[sport:  Den måste ha fastnat när jag försökte {play sport}.]” Och så suckade han så att gardinen fladdrade. ”Tack, {child}. Du kan verkligen ta hand om en björn.”

Kotten fick {child.he} behålla.[school:  I morgon skulle den få följa med till {school}, i fickan.]

# your-turn
{child} kröp ner i sängen och lade den bredvid kudden.

”Nu är det din tur”, sa björnen. ”Kliar det på dig någonstans?”

”Bara lite”, sa {child.he}, ”mitt på ryggen.”

Så vände {child.he} på sig, och björnen lade dit sin mjuka, tunga tass[music:  och nynnade lite på {@song}].

”Lite upp”, sa {child}. ”Lite ner. Lite åt sidan …”

”Där?” viskade björnen.

”Där”, sa {child}.

Och sen sov {child.he}.

# @who
alla
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
