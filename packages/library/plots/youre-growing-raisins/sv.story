title: Du odlar russin
title: Russin i örat
title: Stå still
guest elder: moster Lotta (hon), moster Siv (hon)
guest gone: Alf (han), Sture (han)

% {gone} är den som har dött: en gammal granne, ingen av familjens egna. {elder} är mormor eller farfar där någon är vald, annars en moster.
% ”Stå still. Du har något i örat” och ”Nej men titta” sägs likadant varje gång, så som {gone} sa det.

# strong-glue
Gamla {gone} i huset bredvid var död. {Elder} och {child} satt i trappan, tätt intill varandra.

”Han var mycket, mycket gammal”, sa {elder.short}, ”och kroppen slutade fungera.”

”Vi kan laga den”, sa {child}. ”Med lim.”

”Nej”, sa {elder.short}. ”Inte ens med det starka limmet.”

Då grät de båda två, och efteråt [adult: gjorde {adult} varma smörgåsar|åt de varma smörgåsar].

# an-ear-out
På morgonen stod {child} vid {gone's} grind och stack ut ena örat. Varje morgon[school: , före {school},] kom {gone} nerför sin gång, mycket långsamt[music: , och gnolade på {music}].[sport:  Han visste allt om {sport}.][athlete:  Han tyckte att {athlete} var bäst av alla.] ”Stå still”, sa han. ”Du har något i örat.” Och ur {child's} öra tog han ett russin!

”Nej men titta”, sa {gone}. ”Du odlar russin.”

[friend: En gång fick han ut två ur {friend}[!friend.known: , {child's} bästa vän].

]{child} väntade. Ingen kom.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] väntade också, för {gone} brukade klia {pet.him} på ryggen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på grindstolpen, där {pet.he} alltid fick sitta för {gone}.][pet.other:  {Pet} hade också fått veta det, inomhus.]

# full-by-now
”Vad gör du?” frågade {elder.short}, som kom ut med [elder2: två koppar kaffe, en till {elder2}|en kopp kaffe].

”Väntar på mitt russin”, sa {child}.

{Elder.short} satte sig på bänken[elder2:  bredvid {elder2.short}]. ”{gone} kan inte komma”, sa {elder.he}. ”Inte i dag, och inte i morgon. Han är död.”

”Jag vet”, sa {child}. ”Men mina öron är inte döda. De måste vara fulla nu. Du får ta ut dem.”

# only-soap
{Elder.short} tittade i det ena örat och sedan i det andra.

”Bara lite tvål”, sa {elder.he}.

{child} lade huvudet på sned och hoppade. Det kom inte ut någonting.

”De har slutat”, sa {child}, och hakan darrade. ”Mina öron har slutat fungera.”

# in-his-hand
”Det är inget fel på dina öron”, sa {elder.short}. ”Titta här.”

I fickan hade {elder.he} en ask russin. {Elder.He} tog ett och satte det mellan två fingrar, så att det inte syntes. Sedan förde {elder.he} handen bakom {child's} öra, och ut kom russinet.

”Det var i din hand!” sa {child.he}.

”Ja”, sa {elder.short}. ”Och förut var det i {gone's}.”

”Varje gång?”

”Varje gång. {gone} gick upp och satte ett russin mellan fingrarna åt dig. Sedan gick han hela vägen hit till grinden och tappade det aldrig. Inte ens när det regnade[city: , och det regnar ofta i {city}].”

{Child.He} tittade på gången. Den var lång.

# hold-still
”Visa hur man gör”, sa {child.he}.

Då satte {elder.short} ett russin mellan {child's} fingrar.

”Stå still”, sa {child}. ”Du har något i örat.”

Plopp! Russinet ramlade i {@tea} kaffe.

”Stå still”, sa {child}. ”Du har något i örat.”

Hoppsan! Russinet ramlade ner i nacken på {elder.short}, och {elder.short} måste dansa tills det kom ut där nere.

”Stå still”, sa {child} och klämde ihop fingrarna hårt, hårt, hårt. ”Du har något i örat.”

Och ur {elder.short's} öra tog {child.he} ett russin! Det var bara lite platt.

”Nej men titta”, sa {child}. ”Du odlar russin.”

Det lät precis som {gone}.

# have-a-raisin
{Elder.short} skrattade, och sedan grät {elder.he} också. ”Jag saknar honom”, sa {elder.he}.

”Jag med”, sa {child} och lutade sig mot {elder.him}. ”Ta ett russin.”

Så satt de på bänken och åt russin. Ett av dem lade {child} på {gone's} grind.

”{gone} kan inte äta det”, sa {elder.short}.

”Jag vet”, sa {child}. ”Det är till koltrasten.”

[pet.dog: Hundar får inte äta russin, så {pet} blev kliad på ryggen i stället.]

[friend: På eftermiddagen kom {friend} för att leka, och då fanns det russin i båda {friend's} öron.]

# the-next-morning
Och nästa morgon var det {elder.short} som stod vid grinden och stack ut ena örat.[music:  Någon gnolade på {music}.] Och nerför gången kom {child}, mycket långsamt, med hårt hopknipna fingrar.

# @tea
{elder.his}
## if elder2
{elder2.short's}
