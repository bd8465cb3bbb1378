title: Den lagade jag i tisdags
title: Tre ficklampor
title: På tisdag
guest friend: Samir (han), Milo (han)
guest roland: Roland (han), Kurt (han)
guest karin: Karin (hon), Annika (hon)
guest amanda: Amanda (hon), Filippa (hon)

% {roland} är vaktmästaren, {karin} läraren. {friend} ligger på madrassen bredvid.

# three-torches
{child} hade tre ficklampor med sig till klassens övernattning i gymnastiksalen[school:  på {school}]. En i strumpan, en i sovsäcken och en i ryggsäcken, som hängde ute i korridoren.[elder:  Den i strumpan hade {child.he} fått av {elder}[elder2:  och {elder2}], utan att någon frågade vad den skulle vara till.] Ingen fick veta om dem, för ingen fick veta att {child} var rädd för mörkret. Att vara {age} år och mörkrädd, det gick inte att säga högt, inte ens till {friend}, [friend: som var {child.his} bästa vän och ]som låg på madrassen bredvid och som {child} annars sa allting till.[pet:  Hemma hade {child.he} åtminstone {pet}.]

Därför gjorde {child} som {child.he} alltid gjorde på nya ställen. {Child.He} gick runt medan det fortfarande var ljust och tog på saker. Ribbstolarna: släta, med en som var spräckt. Elementet: varmt och knottrigt. Sedan plinten, sedan dörren till redskapsrummet, sedan den långa väggen där färgen flagnade. Till sist elskåpet ute i korridoren.

”Vad håller du på med?” frågade {friend}.

”Inget. Sträcker på mig.[sport:  Som när man ska {play sport}.]”

# on-tuesday
Vaktmästaren {roland} kom in med sin stora nyckelknippa. Han hade en bred mustasch och gick som om han ägde skolan, och det tyckte han nog också att han gjorde.

”Basketkorgen hänger snett”, sa {friend}.

”Omöjligt”, sa {roland}. ”Den lagade jag i tisdags.”

I samma ögonblick lossnade korgen, studsade en gång och rullade in under en bänk.

”Toaletten spolar hela tiden”, sa {amanda}.

”Omöjligt. Den lagade jag i tisdags.”

Från toaletten hördes ett brus, som från en fors.

”Och lyset?” frågade {child}. {Child.He} kunde inte låta bli. ”Det blinkar lite.”

{Roland} la handen på {child's} axel.

”Lyset, min vän”, sa han, ”lagade jag i tisdags.”

# click
Klockan nio hade läraren {karin} läst ett helt kapitel högt, och {roland} gick in i redskapsrummet för att hämta en extra madrass. Då sa det knäpp någonstans i väggen, och allting försvann[athlete: , till och med affischen med {athlete}][city: , till och med ljuset från {city} utanför, för gardinerna var tjocka].

Alla skrek. De flesta skrek för att det var roligt. {child} skrek inte alls, för {child.he} hade ingen luft. Mörkret la sig över ansiktet som en våt handduk. {Child.He} fick tag i strumplampan och tryckte. Inget. {Child.He} hade provat den för många gånger under veckan. Lampan i sovsäcken gav ifrån sig ett brunt litet sken och dog, den också. Den tredje hängde ute i korridoren, och dit var det långt.

# only-balls
”Sitt kvar på madrasserna, allihop”, ropade {karin} från andra hörnet. ”{Roland} fixar det! {Roland}?”

Först kom det inget svar. Sedan hördes en duns, ett skrammel och en röst bakom väggen som var mycket mindre än den brukade vara.

”Jag hittar inte ut.”

”Dörren är väl rakt fram!” ropade {karin}.

”Det finns ingen dörr här”, sa den lilla rösten. ”Det är bara bollar.”

Några skrattade. {child} skrattade inte. {Child.He} kände igen den där rösten. {Child.He} hade en precis likadan själv, fast {child.he} aldrig hade släppt ut den.

Och {child.he} visste ju var dörren var.

{Child.He} visste var allting var. {Child.He} var antagligen den enda i hela salen som visste det, för de andra hade inte behövt titta efter.

# wall-bars
”{Karin}”, sa {child}. ”Jag kan gå. Jag vet hur man kommer dit.”

”Ser du något?”

”Nej. Ingenting.”

Benen ville inte. {child} satte handen på ribbstolen och väntade tills den slutade skaka. Slät, slät, spräckt. Sedan elementet. {Child.He} var lika rädd hela tiden, men nu hade rädslan något att göra. Plinten. Och där, under fingrarna, handtaget.

# the-doorway
”{Roland}? Det är {child}. Jag står i dörren. Gå mot mig.”

”Prata lite till”, sa {roland}.

”Vad ska jag säga?”

”Vad som helst.”

[music: {child} försökte komma på hur {music} gick, men det fanns inga ord kvar utom fem. ]”Jag är rädd för mörkret”, sa {child}. Det bara ramlade ut. Det hördes i hela salen.

Något stort kom kravlande mellan bollarna. En hand fick tag i {child's} hand, och den var alldeles kall.

”Det är jag med”, viskade {roland}.

# sixty-seven
”Är du? Sedan när?”

{Roland} tänkte efter.

”Sedan nittonhundrasextiosju. Det var en tisdag.”

{child} kunde inte hjälpa det. Det bubblade i magen, och sedan skrattade de båda två, hand i hand, utan att se varandra. {child} ledde {roland} längs väggen där färgen flagnade, ut i korridoren och fram till elskåpet. {Roland} kände igen det med fingrarna, suckade av lättnad och vred på någonting.

# light
Ljuset kom tillbaka. Alla kisade. Alla tittade på {child} också, och {child.he} visste inte var {child.he} skulle göra av ansiktet. Nu hade de ju hört.

{Friend} satt upp på sin madrass med händerna bakom ryggen.

”Var du rädd hela vägen?” frågade {friend}.

”Ja.”

”Och så gick du ändå?” {Friend} drog fram händerna. I varje hand fanns en ficklampa. ”Jag har en till i kudden. Jag tänkte att du skulle skratta.”

”Jag hade en i strumpan”, sa {child}.

De la alla lamporna på rad mellan madrasserna.

# cannot-be-put-out
När det var dags att sova gick {roland} runt och släckte, rad efter rad. Men vid den lilla lampan ovanför {child's} madrass blev han stående länge med handen på knappen.

”Den här går inte att släcka”, sa han högt, så att alla hörde. ”Den är trasig.”

Så hämtade han en stol, ställde den under lampan och satte sig med armarna i kors.

”Ska du inte laga den?” mumlade {child}.

”Jo då”, sa {roland}. ”På tisdag.”
