title: Det där var ett äpple
title: Inte du
title: Han på ditt huvud
guest elder: Rune (han), Ingrid (hon)

% BONG säger ni båda två, och hå, gnid, gnid, gnid också. ”God afton” är alltid artigt. {elder} är familjens egen, annars gamla {elder} i huset bredvid.
% En regel: om någon blinkar åt en stjärna far den upp som en fjäder, och om ingen gör det faller den ner som ett äpple.

# you-never-know
Det var nästan mörkt, och {child} och {@elder} plockade äpplen under äppelträdet[city: , i en trädgård i {city}]. På en gren hängde en lykta, och {elder.short} hade en gryta på huvudet.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] höll i korgen.]

”Varför har du gryta på dig?” frågade {child}.

”Man vet aldrig vad som kommer ner”, sa {elder.short}.

BONG.

”Där ser du”, sa {elder.short}. {Elder.He} tog upp äpplet, andades på det och gned det mot ärmen, hå, gnid, gnid, gnid, tills det blänkte.[music:  Det gick bra ihop med {music}.] Så gjorde {elder.short} rent allting. Det enda som aldrig hade blivit rent var grytan. Den var svart på botten efter många års sylt, utom en enda ren fläck, inte större än ett mynt.

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] bar i väg med äpplena, ett i taget, och lämnade bara tillbaka dem om man bad snällt.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] satt i skottkärran och väntade på något bättre än äpplen.

][pet.other: {Pet} satt inne och väntade på skalen.

][elder2: ”Jag måste ha tolv till pajen!” ropade {elder2} från köket.

]
# that-ones-shining
BONG!

”Det där var ett stort”, sa {elder.short}.

”{Elder.short}”, sa {child}. ”Det där lyser.”

Det låg i gräset. Det hade fem uddar, och det var lerigt överallt.

”Aj”, sa det.

Det var en stjärna, och den hade ramlat ner från himlen.

[friend: ”Då ska man önska sig något”, sa {friend}. ”Vänta. Jag tänker.”

]
# not-you
”God afton”, sa {elder.short}, som var artig mot alla, och så tog {elder.he} grytan i handtaget och lyfte på den som på en hatt.

”Inte du”, sa stjärnan. ”Han där. Han på ditt huvud.”

”Det är en gryta”, sa {child}.

”Gryta”, sa stjärnan. ”Ett så vackert namn. Varje kväll blinkar han åt mig. I kväll lutade jag mig ut för att se honom bättre, och så lutade jag mig för långt.”

”Han blinkar väl inte”, sa {child}.

# wink
{Elder.short} lyfte på grytan igen. När den kom ner glänste den rena fläcken till i ljuset från lyktan. Blink!

”Där!” sa stjärnan och blinkade tillbaka. Och genast steg den ur gräset, ända upp till {child's} knän. Sedan ramlade den ner igen.

”Det är så vi håller oss uppe”, sa den. ”Om någon blinkar åt en far man upp som en fjäder. Om ingen gör det faller man ner som ett äpple.”

”Då blinkar vi hem dig”, sa {child}.

# that-tickles
Först gjorde {elder.short} den ren. Hå, gnid, gnid, gnid. ”Det kittlas!” sa stjärnan, och nu lyste den så att de såg vartenda äpple i trädet.[pet.dog:  {Pet} glömde att bära i väg med nästa.][pet.cat:  Det här var bättre än äpplen, och {pet} satte sig upp.]

[friend: ”Jag tänker fortfarande”, sa {friend}.

]
# up
”Upp med grytan!” sa {child}.

{Elder.short} lyfte på den. ”God afton”, sa {elder.he}, för det måste man. Blink! Och stjärnan for upp till den första grenen.

”Upp med grytan!”

”God afton.” Blink! Och stjärnan for upp till trädets topp.

”Upp med grytan!”

”God afton.” Blink! Och stjärnan for upp lika högt som skorstenen.

# i-cant-see-you
”Upp med grytan!” ropade {child}, och {elder.short} lyfte på den. Men ingenting hände.

”Gryta?” ropade stjärnan med mycket liten röst. ”Gryta, jag ser dig inte!”

En så liten fläck syns inte ända dit upp. Stjärnan hängde alldeles stilla, och så föll den.

Åh nej! Ner kom den, fortare och fortare.

”Akta huvudet!” sa {elder.short} och blundade.

# huff-rub
Det gjorde inte {child}. {Child.He} tog grytan från {elder.short's} huvud, andades på den och gned den mot sin egen ärm. Hå, gnid, gnid, gnid! Det svarta for av, över hela armen.[sport:  Det var värre än {sport}.] Hå, gnid, gnid, gnid! Och där var grytans botten, rund och blank som en måne. {child} höll upp den med båda händerna, så högt det gick, och vippade på den.[athlete:  Något så blankt har inte ens {athlete} hållit upp.]

BLINK!

Stjärnan stannade. Den var så nära att hela {child's} ansikte lyste. Den tittade på grytan, och där inne var en stjärna som tittade tillbaka.

# youve-washed-your-face
”Men Gryta”, sa den. ”Du har tvättat dig i ansiktet.”

Och upp for den. {child} vippade på grytan, blink, blink, blink, och stjärnan for upp förbi skorstenen, tills den var på sin plats igen, inte större än en smula.

”God afton”, ropade {elder.short}, och den blinkade.

[friend: ”Nu vet jag”, sa {friend}. ”Jag önskar mig äppelpaj.”

]
# bong
Sedan plockade de resten av äpplena.[elder2:  {Elder2} fick alla tolv.][school:  Det räckte till äppeldagen {at school} också.] Nu hade {child} grytan på huvudet, ända ner till ögonbrynen.

BONG.

”God afton”, sa {elder.short} och såg sig omkring i gräset.

”{Elder.short}”, sa {child}. ”Det där var ett äpple.”

Sedan gick de in. {Elder.short} hängde grytan i fönstret, med det rena ansiktet utåt, och {child} lutade sig mot {elder.his} arm och gäspade. Högt uppe blinkade det.

”God afton”, viskade {child}, för det måste man.

# @elder
gamla {elder} i huset bredvid
## if elder
{elder}
