title: Prickiga byxor
title: Vad har det på sig?

% Den stora (@a): {adult}, annars den äldre, annars den vuxna.

# it-had-teeth
Mitt i natten satte sig {child} rakt upp i sängen och grät. Det hade varit en dum dröm, en riktigt otäck dröm.

{@A} kom, barfota och med håret på ända.

”Det var ett monster med tänder”, snyftade {child}.

”Usch då”, sa {@a} och lyfte upp {child} i ett varmt knä. ”Vad hade det mer?”

”Jag vet inte. Jag sprang.”

”Då tittar vi en gång till”, sa {@a}. ”Och jag håller i dig hela tiden.”

Så {child} blundade. Och {@a} höll i.

# look-again
Där stod det. Det var stort och lila, och tänderna var som ett staket.

”Det är där”, viskade {child}.

”Vad har det på sig?” frågade {@a}.

Det hade {child} inte tänkt på att titta efter. ”Ingenting.”

”Ingenting alls? Stackare, då fryser det väl”, sa {@a}. ”Det är din dröm. Vad vill du ge det?”

”Byxor”, sa {child}.

Och i samma stund hade det byxor.

”Hur ser de ut?”

”De är prickiga.”

Och prickiga blev de. Monstret tittade ner på sina ben. Byxor hade det inte väntat sig.

”Och på fötterna?” sa {@a}.

”Tofflor”, sa {child.he}. ”Med kaniner på.”

Och där stod det i tofflor, med en kanin på varje.

[athlete: ”Och en tröja där det står {athlete}”, sa {child}. Då hade det en sådan.

][elder: ”Och glasögon som {elder.short}[elder2:  och {elder2.short}]”, sa {child}. Nu hade det [elder2: två par glasögon | glasögon] och fick kisa.

][school: ”Och en ryggsäck till {school}.” Den satt på ryggen direkt.

]”Och på huvudet?” sa {@a}.

{child} tänkte länge. ”En potta”, sa {child.he} och fnissade.

Och på huvudet hade det en potta.

[friend: ”Det här måste {friend} få höra”, sa {child}.

][sport: ”Nu försöker det {play sport}”, sa {child.he}. ”Det går inte så bra. Det är tofflorna.”

][music: ”Nu sjunger det {@song}”, sa {child.he}. ”Med alla tänderna.”

]
# it-roars
Då öppnade monstret munnen, så stort det kunde.

”RAAAAAH!” sa det.

{child} högg tag i {@a}. ”Det vrålar åt mig!”

”Jag har dig”, sa {@a}. ”Hör efter. Vad säger det?”

{child} ville inte höra efter. Men {@a} höll i. Så då lyssnade {child.he}.

”RAAAAAH”, sa det. ”Maaaaah. Maaaah-ma!”

”Det vrålar inte”, sa {child}. ”Det gråter. Det har kommit bort.”

Det hade gått in i fel dröm, och nu hittade det inte sin mamma. Det stod där i sina prickiga byxor, med pottan på huvudet, och stora tårar rann ner mellan tänderna.

{child} visste hur det kändes. En gång hade {child.he} kommit bort i en affär.

”Vi måste ropa på henne”, sa {child.he}.

# call
I en dröm måste man ropa väldigt högt. {child} tog det största andetag som fick plats.

”MONSTERMAMMA!” skrek {child}. ”DITT BARN ÄR HÄR!”

Först hände ingenting. Sedan hördes det någonting, långt bort i drömmen.

Duns. Duns. Duns.

Och där kom hon. Hon var mycket, mycket större, och hon hade mycket, mycket fler tänder. Men {child.he} blev inte ett dugg rädd. För monstrets mamma hade också prickiga byxor.

”Här är du ju!” sa hon. ”Jag har varit i varenda dröm på hela gatan[city: , ja, i hela {city}]! Och vad har du på huvudet?”

”En potta”, sa det lilla monstret.

Hon lade huvudet på sned.

”Den klär dig”, sa hon. ”Säg tack nu.”

”T-tack”, sa det lilla monstret. Tänderna var i vägen.

# home
Så gick de hem, klo i klo. Duns, duns, sa de stora fötterna. Klafs, klafs, sa tofflorna. Och {child} vinkade tills det bara var dröm kvar.

Sedan öppnade {child.he} ögonen.

”De har gått hem”, sa {child.he}.

”Vad bra”, sa {@a} och torkade tårarna.[pet.dog:  {Pet} hjälpte till, med tungan.] ”Fryser de?”

”Nej”, sa {child}. ”De har byxor.”

# one-slipper
{@A} stoppade om {child}, hela vägen runt.[pet.cat:  {Pet} kom och lade sig på magen, om det skulle komma fler.][pet.other:  I sin vrå hade {pet} sovit sig igenom alltihop.]

”Och om det kommer tillbaka?”

”Då säger jag hej”, sa {child} och gäspade. ”Och så får det en undertröja.”

{child.He} blundade och tittade, bara för att se efter. Nu var det lugnt där inne. Ingen var där.

Men på golvet låg en toffel, med en kanin på.

”Det har glömt en toffel”, mumlade {child}.

”Då kommer det nog tillbaka efter den”, viskade {@a}.

Men {child} sov redan. Och där inne tog {child.he} upp den och ställde den vid sängen, så att ingen skulle kunna missa den.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
